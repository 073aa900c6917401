"""A replay of Endless Nightmare: its board at any step, its sentences, hindsight, the curve.

The curve is the final score to be expected (`players.endless.value`); the marks are mistakes and
strokes of luck, the stretches are the Nightmares one after the other.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.endless import events as ev
from yournightmare.games.endless.decisions import (
    ChooseAction,
    ChooseNightmare,
    Decision,
    PointAt,
    UseMind,
)
from yournightmare.games.endless.state import Awaiting, State, View
from yournightmare.models.endless import words
from yournightmare.models.endless.board_view import EndlessBoardView
from yournightmare.models.endless.replay_marks import marks_of
from yournightmare.models.endless.shown import DieRuns, Staged, pace, staged
from yournightmare.models.endless.skills import EndlessSkills
from yournightmare.models.endless.story import sentence
from yournightmare.models.replay_rows import Mark
from yournightmare.models.words import QT_TRANSLATE_NOOP, say, signed
from yournightmare.players.endless.value import Estimate
from yournightmare.sessions.record import Record
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.timeline import Frame

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "Replay"


@QmlElement
@QmlUncreatable("Replays come from the house.")
class EndlessReplayed(EndlessBoardView):  # type: ignore[operator]
    """One recorded game, as `models.replayed.Replayed` wants it."""

    can_branch = True
    testedChanged = Signal()

    def __init__(self, replay: Replay, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._replay = replay
        self._is_steady = replay.record.options.steady_hands
        self._estimate = Estimate(replay.record.options.board)
        self._skills = EndlessSkills(parent=self)
        self._tested = ""

    # What the time line and the log ask

    def round_of(self, state: State) -> int:
        """Return the round a state lies in."""
        return state.round

    def told(self, frame: Frame) -> str:
        """Return what happened in a step, in sentences."""
        return step_text(frame)

    def value(self, state: State) -> float:
        """Return the final score to be expected."""
        return self._estimate.worth(state)

    def bands_in(self, frame: Frame) -> list[str]:
        """Return the Nightmares that begin in a step."""
        return [event.nightmare for event in frame.events if isinstance(event, ev.NightmareBegan)]

    def band_name(self, what: str) -> str:
        """Return a Nightmare's name."""
        return words.nightmare(what)

    def marks(self, step: int, before: State, frame: Frame) -> tuple[Mark, ...]:
        """Return what was remarkable in a step."""
        assert frame.entry is not None
        return marks_of(step, before, frame.entry.decision, frame.state, self._estimate)

    def mark_text(self, mark: Mark) -> str:
        """Return what a mark says."""
        return mark_text(mark)

    def mark_label(self, mark: Mark) -> str:
        """Return what stands beside a mark."""
        return mark_label(mark)

    def mark_figure(self, mark: Mark) -> str:
        """Return what a mark is worth, as a signed number."""
        return signed(round(mark.points if mark.kind == "luck" else -mark.points))

    def can_branch_at(self, step: int, state: State) -> bool:
        """Tell whether a "what if" can begin at a step: its decision is taken anew."""
        return step > 0 or state.awaiting is not Awaiting.NOTHING

    def summary(self, record: Record) -> str:
        """Return who played, and how it ended."""
        people = ", ".join(seat.name for seat in record.seats)
        if record.result is None:
            return say(CONTEXT, QT_TRANSLATE_NOOP("Replay", "{people}, unfinished"), people=people)
        text = QT_TRANSLATE_NOOP("Replay", "{people}, %n point(s)", None, 1)
        return say(CONTEXT, text, max(record.result.points, default=0), people=people)

    def caption(self) -> str:
        """Return what the curve shows."""
        return say(CONTEXT, QT_TRANSLATE_NOOP("Replay", "Expected score in the end"))

    def value_text(self, value: float) -> str:
        """Return the curve's value at a step, in words for the page's head."""
        text = QT_TRANSLATE_NOOP("Replay", "expected in the end: {points}")
        return say(CONTEXT, text, points=round(value))

    def unusual_options(self, record: Record) -> list[str]:
        """Return the names of the options that are not the default ones."""
        options = record.options
        switches = ("strategist", "veterans", "own_dice", "steady_hands")
        agreed = {name: getattr(options, name) for name in switches}
        active = options.active.value
        return words.unusual_options({**agreed, "active": active, "board": options.board.name})

    # What the board shows

    def pace(self, event: ev.Event) -> int:
        """Return how long an event is looked at, in ms at normal speed."""
        return pace(event) + (
            pace(DieRuns(event.thrown)) if isinstance(event, ev.BoardThrown) else 0
        )

    def settle(self, frame: Frame) -> None:
        """Show a step as it is once all has happened in it."""
        self._shown.settle(self._view(frame))
        self._shown.die = 0
        for event in frame.events:
            if isinstance(
                event, ev.DieRolled | ev.DieCounts | ev.MindUsed | ev.BoardThrown | ev.ClockStopped
            ):
                self._shown.hear(event)
        self._show_test(frame)
        for event in staged(frame.events):
            self._hear_test(event)
        self._lay_out(frame, is_playing=False)

    def _show_test(self, frame: Frame) -> None:
        """Lay out the test of skill of a step, if it has one."""
        self._tested = self._skills.show_step(frame.state, frame.events)
        decision = frame.entry.decision if frame.entry else None
        if self._tested == "blind" and isinstance(decision, PointAt):
            # where the die lay is known to the step before
            before = self._replay.at(frame.step - 1).state if frame.step else frame.state
            self._skills.show_pointed(before.options.dice_board, before.blind_die, decision)
        self.testedChanged.emit()

    def _hear_test(self, event: Staged) -> None:
        if isinstance(event, DieRuns):
            self._skills.show_run(event.thrown)
        else:
            self._skills.hear(event)

    def hear(self, event: ev.Event, frame: Frame) -> None:
        """Show one event of a step, on the board as it was before."""
        if frame.events and event is frame.events[0]:
            self._show_test(frame)
        if isinstance(event, ev.BoardThrown):
            self._skills.show_run(event.thrown)
        else:
            self._skills.hear(event)
        self._shown.hear(event)
        if isinstance(event, ev.DieRolled):
            self.dieRolled.emit(event.eyes, event.name)
        self._lay_out(frame, is_playing=True)

    skills = Property(EndlessSkills, lambda self: self._skills, constant=True)
    tested = Property(str, lambda self: self._tested, notify=testedChanged)

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""

    def _lay_out(self, frame: Frame, is_playing: bool) -> None:
        view = self._view(frame)
        over = view.awaiting is Awaiting.NOTHING and not is_playing
        self._show_board(view.options.board, (), over)

    def _view(self, frame: Frame) -> View:
        view: View = self._replay.game.view(frame.state, None)
        return view


def step_text(frame: Frame) -> str:
    """Return what happened in a step, in sentences."""
    said = [sentence(event, frame.state.distance, frame.state.nightmare) for event in frame.events]
    if frame.entry is not None and isinstance(frame.entry.decision, ChooseAction):
        tried = QT_TRANSLATE_NOOP("Replay", "{action}.")
        said.insert(0, say(CONTEXT, tried, action=decision_text(frame.entry.decision)))
    told = " ".join(part for part in said if part)
    if told:
        return told
    if frame.entry is not None and isinstance(frame.entry.decision, UseMind):
        return say(CONTEXT, QT_TRANSLATE_NOOP("Replay", "You leave the die as it is."))
    return say(CONTEXT, QT_TRANSLATE_NOOP("Replay", "The night begins."))


def decision_text(decision: Decision) -> str:
    """Return a decision in words."""
    if isinstance(decision, ChooseAction):
        text = QT_TRANSLATE_NOOP("Replay", "{action} with {points}")
        return say(CONTEXT, text, action=words.action(decision.action), points=decision.points)
    if isinstance(decision, UseMind):
        if not decision.change:
            return say(CONTEXT, QT_TRANSLATE_NOOP("Replay", "leave the die as it is"))
        text = QT_TRANSLATE_NOOP("Replay", "pay 1 Mind for {change}")
        return say(CONTEXT, text, change=signed(decision.change))
    if isinstance(decision, ChooseNightmare):
        return words.nightmare(decision.nightmare)
    return say(CONTEXT, QT_TRANSLATE_NOOP("Replay", "throw the die"))


def mark_text(mark: Mark) -> str:
    """Return what a mark says, in one or two sentences."""
    points = round(mark.points)
    if mark.kind == "mistake":
        text = QT_TRANSLATE_NOOP(
            "Replay", "Mistake: it gives away about %n point(s). Better: {better}.", None, 1
        )
        return say(CONTEXT, text, points, better=decision_text(mark.about))
    if mark.kind == "luck":
        text = QT_TRANSLATE_NOOP("Replay", "Lucky die: it is worth about %n point(s).", None, 1)
    else:
        text = QT_TRANSLATE_NOOP("Replay", "Unlucky die: it costs about %n point(s).", None, 1)
    return say(CONTEXT, text, points)


def mark_label(mark: Mark) -> str:
    points = round(mark.points)
    if mark.kind == "mistake":
        return say(CONTEXT, QT_TRANSLATE_NOOP("Replay", "mistake −{points}"), points=points)
    if mark.kind == "luck":
        return say(CONTEXT, QT_TRANSLATE_NOOP("Replay", "luck +{points}"), points=points)
    return say(CONTEXT, QT_TRANSLATE_NOOP("Replay", "bad luck −{points}"), points=points)
