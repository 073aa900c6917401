"""The stopwatch of the Final Exam (R-E25): started and stopped by key or press, read exactly.

What it shows while it runs is only looked at; what it stops at is the time between the two inputs
themselves. Time that is hidden or slept away is taken off (K1).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.endless.nerves import EARLY, LATE, LONGEST_RUN, exam_result
from yournightmare.models.endless.seen_time import SeenTime
from yournightmare.models.eventtime import Moment, between, now_ms
from yournightmare.models.sounds import Sound, play
from yournightmare.models.words import QT_TRANSLATE_NOOP, say

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "Skill"
TICK: Final = 250
"""Milliseconds between two looks at the clock while it runs, whatever is drawn."""

CLEARLY: Final = 20.0
"""Milliseconds: less than that between two clocks is no time hidden."""


@QmlElement
@QmlUncreatable("The stopwatch comes from the table.")
class ExamWatch(QObject):  # type: ignore[operator]
    """A stopwatch with hundredths."""

    changed = Signal()
    stopped = Signal(int, arguments=["hundredths"])

    def __init__(self, now: Callable[[], float] = now_ms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seen = SeenTime(now)
        self._now = now
        self._began: Moment = (0.0, 0.0)
        self._runs = self._is_open = self._rehearses = False
        self._is_seen = True
        self._hundredths = -1
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._look_on)

    def open(self, rehearses: bool) -> None:
        """Wind it up: for practice, or so that it counts."""
        self._rehearses, self._is_open, self._runs, self._hundredths = rehearses, True, False, -1
        self._go()
        self._seen.restart()
        self.changed.emit()

    def close(self) -> None:
        """Nobody stops it now."""
        self._is_open = self._runs = False
        self._go()
        self.changed.emit()

    def see(self, is_seen: bool) -> None:
        """Let it stand still, and be silent, while nobody can see it."""
        self._is_seen = is_seen
        self._go()

    def _go(self) -> None:
        """It goes and ticks only while it was started and is seen."""
        on = self._runs and self._is_seen
        self._seen.run(on)
        if not on:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def show_reading(self, hundredths: int) -> None:
        """Show what a stopwatch was stopped at."""
        self._runs, self._hundredths = False, hundredths
        self._go()
        self.changed.emit()

    @Slot(float, float)
    def press(self, stamp: float, at: float) -> None:
        """Start it, or stop it."""
        if not self._is_open:
            return
        if not self._runs:
            self._begin((stamp, at))
            return
        # What was not seen between the two inputs doesn't count.
        behind = self._now() - at
        unseen = max(0.0, at - self._began[1] - (self._seen.read() - behind))
        ms = between(self._began, (stamp, at)) - (unseen if unseen > CLEARLY else 0.0)
        self._stop(max(0, int(ms // 10)))

    def _begin(self, moment: Moment) -> None:
        self._began, self._runs, self._hundredths = moment, True, -1
        self._seen.restart()
        self._go()
        self.changed.emit()

    def _look_on(self) -> None:
        """It goes on, and can be heard to; long after it was too late it stops."""
        if self._seen.read() >= LONGEST_RUN * 10:
            self._stop(LONGEST_RUN)
        else:
            play(Sound.TICK)

    def _stop(self, hundredths: int) -> None:
        self.show_reading(min(hundredths, LONGEST_RUN))
        if not self._rehearses:
            self._is_open = False
            self.changed.emit()
            self.stopped.emit(self._hundredths)

    @Slot(result=int)
    def look(self) -> int:
        """Return the hundredths to show now."""
        if not self._runs:
            return max(0, self._hundredths)
        return min(int(self._seen.read() // 10), LONGEST_RUN)

    def _said(self) -> str:
        if self._hundredths < 0:
            return ""
        return reading_said(self._hundredths)

    runs = Property(bool, lambda self: self._runs, notify=changed)
    isOpen = Property(bool, lambda self: self._is_open, notify=changed)
    isRehearsal = Property(bool, lambda self: self._rehearses, notify=changed)
    hundredths = Property(int, lambda self: self._hundredths, notify=changed)
    said = Property(str, _said, notify=changed)
    isCounted = Property(bool, lambda self: self._runs and not self._rehearses, notify=changed)
    early = Property(float, lambda self: EARLY / 100, constant=True)
    late = Property(float, lambda self: LATE / 100, constant=True)


def reading_said(hundredths: int) -> str:
    """Return what a stopwatch shows and counts for, in words."""
    result, late = exam_result(hundredths)
    if late:
        text = QT_TRANSLATE_NOOP("Skill", "{time} seconds: too late. A 1, and one Mind less.")
    elif hundredths <= EARLY:
        text = QT_TRANSLATE_NOOP("Skill", "{time} seconds: too early. It counts as a 1.")
    else:
        text = QT_TRANSLATE_NOOP("Skill", "{time} seconds: it counts as a {result}.")
    return say(CONTEXT, text, time=time_text(hundredths), result=result)


def time_text(hundredths: int) -> str:
    """Return seconds with two places, in the manner of the language."""
    text = QT_TRANSLATE_NOOP("Skill", "{seconds}.{parts}")
    return say(CONTEXT, text, seconds=hundredths // 100, parts=f"{hundredths % 100:02d}")
