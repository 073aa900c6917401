"""A replay on the screen: the board at any step, the log, the time line with its curve and marks.

A record is checked and told in short slices, so that a long one opens at once: first every step
(log and curve), then every decision once more for its marks. Going to a step that has not been
reached yet waits for it and disturbs nothing.
"""

from __future__ import annotations

import time
from bisect import bisect_left, bisect_right
from typing import Any, Final

from PySide6.QtCore import Property, QObject, QPointF, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.models.library_rows import game_title
from yournightmare.models.replay_rows import (
    BandRow,
    BandsModel,
    LogModel,
    LogRow,
    Mark,
    MarksModel,
    fault_text,
)
from yournightmare.models.rooms import room_of
from yournightmare.models.stage import Stage
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.timeline import Frame

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "Replay"
SLICE_SECONDS: Final = 0.008
REST_MS: Final = 4
CURVE_POINTS: Final = 300
PAUSE_MS: Final = 450
"""Rest between two steps while it plays, at normal speed."""

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)


@QmlElement
@QmlUncreatable("Replays come from the desk.")
class ReplayTable(QObject):  # type: ignore[operator]
    """One recorded game to look at; `board` is its game's picture of it. Step 0 is the opening."""

    positionChanged = Signal()
    progressChanged = Signal()
    curveChanged = Signal()
    playingChanged = Signal()
    paceChanged = Signal()
    announced = Signal(str, arguments=["text"])

    def __init__(self, replay: Replay, desk: QObject | None = None) -> None:
        """Raises `BrokenRecord` if not even the opening can be shown."""
        super().__init__(desk)
        self._replay = replay
        self._desk: Any = desk
        self._position = 0
        self._wanted = -1
        self._frame: Frame = replay.at(0)
        room = room_of(replay.record.game)
        self._game = room.replayed(replay, self)
        self._frames_told = 0
        self._marked = 0
        self._values: list[float] = []
        self._rounds: list[int] = []
        self._log_round, self._told_round = self._game.round_of(self._frame.state), 0
        self._bands_so_far: list[BandRow] = []
        self._found: list[Mark] = []
        self._log = LogModel(self)
        self._marks = MarksModel(self)
        self._bands = BandsModel(self)
        self._is_playing = False
        self._speed = 1.0
        self._tempo = 1.0
        self._by_round = False
        self._stage = Stage(self._game.pace, self, sound=room.sound_of)
        self._stage.showed.connect(self._show_event)
        self._stage.finished.connect(self._settle)
        self._beat = QTimer(self, singleShot=True)
        self._beat.timeout.connect(self._play_on)
        self._slices = QTimer(self, singleShot=True, interval=REST_MS)
        self._slices.timeout.connect(self._work)
        self._told_at = 0.0
        house = getattr(desk, "house", None)
        if house is not None:
            house.retranslated.connect(self.retranslate)
        self._work()
        self._settle()

    # Reading the record in slices

    def _work(self) -> None:
        """Do a slice of what is to be done: first tell, then mark."""
        until = time.perf_counter() + SLICE_SECONDS
        if not self._is_told:
            self._tell_until(until)
        elif self._marked < self._last:
            self._mark_until(until)
        if not self.is_ready:
            self._slices.start()

    def _tell_until(self, until: float) -> None:
        rows: list[LogRow] = []
        while not self._is_told:
            step = self._frames_told
            if step:
                self._replay.check(0)  # one step more
            frame = self._replay.at(step)
            if frame.step != step:
                break  # the record ends here: what follows is a fault
            rows.append(self._tell(frame))
            self._frames_told += 1
            if time.perf_counter() >= until:
                break
        self._log.extend(rows)
        self.progressChanged.emit()
        self._tell_curve()
        if self._wanted >= 0 and (self._wanted < self._frames_told or self._is_told):
            wanted, self._wanted = self._wanted, -1
            self.goTo(wanted)

    def _tell(self, frame: Frame) -> LogRow:
        step = frame.step
        self._values.append(self._game.value(frame.state))
        # what ends a round is told in it, although the state after it is the next round's
        number = self._log_round
        is_new = number != self._told_round
        self._told_round, self._log_round = number, self._game.round_of(frame.state)
        if not step or number != self._log_round:
            self._rounds.append(step)
        for what in self._game.bands_in(frame):
            self._begin_band(what, step)
        return LogRow(step, number, self._game.told(frame), is_new, "", "")

    def _begin_band(self, what: str, step: int) -> None:
        if self._bands_so_far:
            last = self._bands_so_far[-1]
            self._bands_so_far[-1] = BandRow(last.what, last.name, last.start, step)
        name = self._game.band_name(what)
        self._bands_so_far.append(BandRow(what, name, step, len(self._replay)))

    def _mark_until(self, until: float) -> None:
        found: list[Mark] = []
        while self._marked < self._last:
            step = self._marked + 1
            before, frame = self._replay.at(step - 1).state, self._replay.at(step)
            marks = self._game.marks(step, before, frame)
            if marks:
                self._log.mark(step, marks, self._game)
                found.extend(marks)
            self._marked = step
            if time.perf_counter() >= until:
                break
        if found:
            self._found.extend(found)
            self._lay_out_marks()
            if any(mark.step == self._position for mark in found):
                self.positionChanged.emit()
        if self.is_ready:
            self.progressChanged.emit()

    def _lay_out_marks(self) -> None:
        self._marks.lay_out(self._found, len(self._replay), self._game)

    @Slot(float, int)
    def keepMarksApart(self, steps: float, most: int) -> None:
        """Let no two marks on the time line stand closer, nor more than so many of them."""
        self._marks.keep_apart(steps, most)
        self._lay_out_marks()

    def _tell_curve(self) -> None:
        """Tell of the grown curve, but not more often than the eye wants."""
        now = time.perf_counter()
        if self._is_told or now - self._told_at > 0.15:
            self._told_at = now
            self._bands.show(self._bands_so_far if len(self._bands_so_far) <= 120 else [])
            self.curveChanged.emit()

    @property
    def _is_told(self) -> bool:
        return self._frames_told > self._last

    @property
    def _last(self) -> int:
        """The last step that can be shown, as far as is known."""
        return self._replay.playable

    @property
    def is_ready(self) -> bool:
        """Tell whether all is read, told and marked."""
        return self._is_told and self._marked >= self._last

    # Where we are

    @Slot(int)
    def goTo(self, step: int) -> None:
        """Show a step at once; one not read yet is shown as soon as it is."""
        self._stage.clear()
        step = max(0, min(step, len(self._replay)))
        if self._is_told:
            step = min(step, self._last)
        elif step >= self._frames_told and not self._replay.can_jump(step):
            self._wanted = step
            return
        self._wanted = -1
        self._move_to(self._replay.at(step))
        self._settle()

    def _move_to(self, frame: Frame) -> None:
        self._frame = frame
        self._position = frame.step

    def _settle(self) -> None:
        """Show the step as it is once all has happened in it."""
        self._game.settle(self._frame)
        self.positionChanged.emit()
        if self._is_playing:
            self._beat.start(round(PAUSE_MS / self._speed))

    def _show_event(self, event: Any) -> None:
        self._game.hear(event, self._frame)

    def _walk(self, to: int) -> None:
        """Go one decision on, and show what happens in it."""
        if self._stage.is_playing:
            self._stage.skip()
        if to >= self._frames_told:
            self.goTo(to)
            return
        self._stage.tempo = self._tempo / self._speed
        self._move_to(self._replay.at(to))
        self.positionChanged.emit()
        self.announced.emit(self._log.rows[to].told)
        self._stage.play(self._frame.events)

    # What the person does

    @Slot()
    def forward(self) -> None:
        """Go on by a decision, or to the beginning of the next round."""
        if self._by_round:
            self.forwardRound()
        elif self._position < self._last:
            self._walk(self._position + 1)

    @Slot()
    def back(self) -> None:
        """Go back by a decision, or to the beginning of a round."""
        if self._by_round:
            self.backRound()
        else:
            self.goTo(self._position - 1)

    @Slot()
    def forwardRound(self) -> None:
        """Go to the beginning of the next round, or to the end."""
        at = bisect_right(self._rounds, self._position)
        self.goTo(self._rounds[at] if at < len(self._rounds) else self._last)

    @Slot()
    def backRound(self) -> None:
        """Go to the beginning of this round, or of the one before."""
        at = bisect_left(self._rounds, self._position) - 1
        self.goTo(self._rounds[at] if at >= 0 else 0)

    @Slot()
    def first(self) -> None:
        """Go to the opening."""
        self.goTo(0)

    @Slot()
    def last(self) -> None:
        """Go to the end, as far as it can be shown."""
        self.goTo(self._last)

    @Slot()
    def togglePlaying(self) -> None:
        """Play, from the beginning if the end is shown; or pause."""
        if self._is_playing:
            self.pause()
            return
        if self._position >= self._last:
            self.goTo(0)
        self._is_playing = True
        self.playingChanged.emit()
        self._play_on()

    @Slot()
    def pause(self) -> None:
        """Stand still here."""
        self._beat.stop()
        if self._is_playing:
            self._is_playing = False
            self.playingChanged.emit()

    def _play_on(self) -> None:
        if self._position >= self._last:
            self.pause()
        elif self._by_round:
            self.forwardRound()
        else:
            self._walk(self._position + 1)

    @Slot()
    def branch(self) -> None:
        """What if: take the decision shown anew, in a game of its own."""
        self.pause()
        if self._desk is not None and self._can_branch():
            self._desk.branch(self._replay.record.id, max(0, self._position - 1))

    @Slot()
    def release(self) -> None:
        """The page is gone: nothing more is to be done."""
        self.pause()
        self._stage.clear()
        self._slices.stop()
        self.deleteLater()

    @Slot(float)
    def setTempo(self, tempo: float) -> None:
        """Scale the time that events take; 0 shows each step at once (reduced motion)."""
        self._tempo = max(0.0, tempo)

    @Slot()
    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        rows = []
        marks: dict[int, list[Mark]] = {}
        for mark in self._found:
            marks.setdefault(mark.step, []).append(mark)
        for row in self._log.rows:
            told = self._game.told(self._replay.at(row.step))
            rows.append(LogRow(row.step, row.round, told, row.is_new_round, "", ""))
        self._log.show(rows)
        for step, found in marks.items():
            self._log.mark(step, found, self._game)
        self._lay_out_marks()
        self._bands_so_far = [
            BandRow(band.what, self._game.band_name(band.what), band.start, band.end)
            for band in self._bands_so_far
        ]
        self._game.retranslate()
        self._tell_curve()
        self.progressChanged.emit()
        self._settle()

    # What the page binds to

    log = Property(QObject, lambda self: self._log, constant=True)
    marks = Property(QObject, lambda self: self._marks, constant=True)
    bands = Property(QObject, lambda self: self._bands, constant=True)
    board = Property(QObject, lambda self: self._game, constant=True)
    game = Property(str, lambda self: self._replay.record.game, constant=True)

    def _set_speed(self, speed: float) -> None:
        if speed in SPEEDS and speed != self._speed:
            self._speed = speed
            self._stage.tempo = self._tempo / speed
            self.paceChanged.emit()

    def _set_by_round(self, by_round: bool) -> None:
        if by_round != self._by_round:
            self._by_round = by_round
            self.paceChanged.emit()

    sessionId = Property(str, lambda self: self._replay.record.id, constant=True)
    position = Property(int, lambda self: self._position, notify=positionChanged)
    steps = Property(int, lambda self: len(self._replay), constant=True)
    lastStep = Property(int, lambda self: self._last, notify=progressChanged)
    isReady = Property(bool, lambda self: self.is_ready, notify=progressChanged)
    isPlaying = Property(bool, lambda self: self._is_playing, notify=playingChanged)
    speed = Property(float, lambda self: self._speed, _set_speed, notify=paceChanged)
    speeds = Property("QVariantList", lambda self: list(SPEEDS), constant=True)  # type: ignore[arg-type]
    byRound = Property(bool, lambda self: self._by_round, _set_by_round, notify=paceChanged)
    takenBack = Property(bool, lambda self: self._replay.record.taken_back, constant=True)

    def _options(self) -> list[str]:
        return self._game.unusual_options(self._replay.record)

    options = Property("QStringList", _options, notify=positionChanged)  # type: ignore[arg-type]

    def _can_branch(self) -> bool:
        can = self._game.can_branch
        return can and self._game.can_branch_at(self._position, self._frame.state)

    hasBranches = Property(bool, lambda self: self._game.can_branch, constant=True)
    canBranch = Property(bool, lambda self: self._can_branch(), notify=positionChanged)

    def _title(self) -> str:
        return self._replay.record.name or game_title(self._replay.record.game)

    title = Property(str, _title, notify=progressChanged)

    def _summary(self) -> str:
        return self._game.summary(self._replay.record)

    summary = Property(str, _summary, notify=progressChanged)

    def _fault(self) -> str:
        fault = self._replay.fault
        return "" if fault is None else fault_text(fault, self._last)

    fault = Property(str, _fault, notify=progressChanged)

    def _expected(self) -> float:
        if self._position < len(self._values):
            return self._values[self._position]
        return self._game.value(self._frame.state)

    expected = Property(float, lambda self: self._expected(), notify=positionChanged)

    caption = Property(str, lambda self: self._game.caption(), notify=progressChanged)
    expectedText = Property(
        str, lambda self: self._game.value_text(self._expected()), notify=positionChanged
    )

    def _note(self) -> str:
        rows = self._log.rows
        return rows[self._position].note if self._position < len(rows) else ""

    note = Property(str, _note, notify=positionChanged)

    def _curve(self) -> list[QPointF]:
        """The expected final score by step, thinned to what a screen can show."""
        count = len(self._values)
        every = max(1, count // CURVE_POINTS)
        kept = sorted({*range(0, count, every), count - 1} - {-1})
        return [QPointF(step, self._values[step]) for step in kept]

    curve = Property("QVariantList", _curve, notify=curveChanged)  # type: ignore[arg-type]

    def _top(self) -> int:
        """The upper end of the scale, a round number of points."""
        most = max(self._values, default=10.0)
        step = next(s for s in (5, 10, 20, 50, 100, 200, 500, 10**9) if most / s <= 4)
        return max(10, int(-(-most // step) * step))

    top = Property(int, lambda self: self._top(), notify=curveChanged)
