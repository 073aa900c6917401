"""Turns of the event loop: how long each took by the clock, and what its thread reckoned in it.

A timer of 1 ms notes every turn. On a machine that others use too a long turn may be theirs: beside
the clock's time stands the time that the loop's own thread reckoned. (Who shares a processor with
others reckons longer too.) Of turns that last too long it is told which part took how long: polish
(layouts and texts find their sizes), sync (the scene follows), draw, the game's own steps, Python's
garbage. Where a part took longer by the clock than it reckoned, it waited: for the disk, for
another thread, for the processor.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QEventLoop, Qt, QTimer

# The signals of a window that end a part of a frame, and what that part is called.
_PARTS: Final = {
    "afterAnimating": "polish",
    "afterSynchronizing": "sync",
    "afterRendering": "draw",
    "frameSwapped": "show",
}
_WORTH_TELLING: Final = 0.3
"""Parts that took fewer ms are not told."""

BARE_WINDOW: Final = b"""import QtQuick
Window { width: 1440; height: 900; visible: true
Rectangle { anchors.centerIn: parent; width: 300; height: 300; color: 'gold'
NumberAnimation on rotation { loops: -1; to: 360; duration: 900 } } }"""
"""The peer: a window in which a rectangle turns, and nothing else."""


@dataclass(frozen=True)
class Turn:
    """One turn of the loop: ms by the clock, ms reckoned, what was done, the moment it began in."""

    lasted: float
    reckoned: float
    parts: tuple[tuple[str, float, float], ...]  # what, ms by the clock, ms reckoned
    moment: str

    def told(self) -> str:
        """Return a line: both times, and the parts with theirs where they waited."""
        parts = ", ".join(
            f"{what} {reckoned:.1f}" + (f" (+{lasted - reckoned:.1f})" if _waits else "")
            for what, lasted, reckoned in self.parts
            if lasted >= _WORTH_TELLING
            for _waits in [lasted - reckoned >= _WORTH_TELLING]
        )
        return f"{self.lasted:6.1f} ms, {self.reckoned:5.1f} reckoned: {parts} [{self.moment}]"


class Turns:
    """Notes turns while it is started, and beside each the `moment` it began in."""

    def __init__(self) -> None:
        self.moment = self._began_in = ""
        self.found: list[Turn] = []
        self._parts: list[tuple[str, float, float]] = []
        self._part_began = self._turn_began = (0.0, 0.0)
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        """Begin to note, from nothing."""
        self.found.clear()
        self._parts.clear()
        self._began_in = self.moment
        self._part_began = self._turn_began = _now()
        self._timer.start(1)

    def stop(self) -> None:
        """Note no more."""
        self._timer.stop()

    def end(self, part: str) -> None:
        """Note that what was done since the last part's end was this."""
        clock, reckoned = _now()
        since = self._part_began
        self._parts.append((part, clock - since[0], reckoned - since[1]))
        self._part_began = (clock, reckoned)

    def watch_window(self, window: Any) -> None:
        """Note the parts of its frames, where they are drawn in the loop's own thread."""
        for signal, part in _PARTS.items():
            at_once = Qt.ConnectionType.DirectConnection
            getattr(window, signal).connect(lambda part=part: self.end(part), at_once)

    def watch_garbage(self) -> None:
        """Note Python's collections."""
        gc.callbacks.append(
            lambda phase, info: self.end(
                "else" if phase == "start" else f"garbage {info['generation']}"
            )
        )

    def _tick(self) -> None:
        self.end("else")
        clock, reckoned = _now()
        began = self._turn_began
        parts = tuple(self._parts)
        self.found.append(Turn(clock - began[0], reckoned - began[1], parts, self._began_in))
        self._parts.clear()
        self._began_in = self.moment
        self._part_began = self._turn_began = _now()

    def rows(self, name: str, limit: float, moment: Callable[[str], bool] = lambda _: True) -> str:
        """Return two rows of the table: how long the turns lasted, and what was reckoned.

        Of all turns, or of those whose moment is one that is asked for.
        """
        found = [turn for turn in self.found if moment(turn.moment)]
        lasted = _row(name, [turn.lasted for turn in found], limit)
        reckoned = _row("  reckoned in them", [turn.reckoned for turn in found], limit)
        return f"{lasted}\n{reckoned}"

    def longest(self, over: float) -> list[Turn]:
        """Return the turns that lasted more ms by the clock, the longest first."""
        found = [turn for turn in self.found if turn.lasted > over]
        return sorted(found, key=lambda turn: -turn.lasted)


def head(limit: float) -> str:
    """Return the head of the table that `Turns.rows` gives rows of."""
    heads = "".join(f"{one:>9}" for one in ("median", "99 %", "99.9 %", "longest"))
    return f"{'ms':<28}{'turns':>7}{heads}{f'> {limit:.0f}':>7}{'share':>9}"


def wait(ms: float) -> None:
    """Let the event loop run by itself, as in the program."""
    loop = QEventLoop()
    QTimer.singleShot(round(ms), loop.quit)
    loop.exec()


def _now() -> tuple[float, float]:
    """Return the clock's and this thread's ms."""
    return time.perf_counter() * 1000, time.thread_time() * 1000


def _row(name: str, times: list[float], limit: float) -> str:
    """Return a row: turns, median, 99 %, 99.9 %, longest, how many and what share are too long."""
    times = sorted(times)
    over = sum(one > limit for one in times)
    at = [times[int(len(times) * part)] for part in (0.5, 0.99, 0.999)]
    numbers = "".join(f"{one:>9.2f}" for one in (*at, times[-1]))
    return f"{name:<28}{len(times):>7}{numbers}{over:>7}{over / len(times):>9.2%}"
