"""Rows of a replay: its log step by step, its marks on the time line, the Nightmares' stretches."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QModelIndex

from yournightmare.games.endless.decisions import ChooseAction, ChooseNightmare, Decision, UseMind
from yournightmare.models import faults
from yournightmare.models.endless import words
from yournightmare.models.endless.story import sentence
from yournightmare.models.replay_marks import Mark
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, say, signed
from yournightmare.sessions.replay import FaultKind, ReplayFault
from yournightmare.sessions.timeline import Frame

CONTEXT: Final = "Replay"
MOST_MARKS: Final = 40
"""No more marks stand on the time line; the log has them all."""


class LogRow(msgspec.Struct, frozen=True):
    """A step of the log. `mark` is empty, mistake, luck or bad luck; `note` says more of it."""

    step: int
    round: int
    told: str
    is_new_round: bool
    mark: str
    note: str


class LogModel(RowsModel[LogRow]):
    """The log; it grows while the record is being checked."""

    row_type = LogRow

    def extend(self, rows: Sequence[LogRow]) -> None:
        """Add rows at the end."""
        if not rows:
            return
        first = len(self._rows)
        self.beginInsertRows(QModelIndex(), first, first + len(rows) - 1)
        self._rows.extend(rows)
        self.endInsertRows()
        self.countChanged.emit()

    def mark(self, step: int, marks: Sequence[Mark]) -> None:
        """Note at a step what was remarkable there."""
        row = self.rows[step]
        note = " ".join(mark_text(mark) for mark in marks)
        self._replace(step, msgspec.structs.replace(row, mark=marks[0].kind, note=note))


class MarkRow(msgspec.Struct, frozen=True):
    """A mark on the time line. `rank` counts from 0 for the largest; `points` is rounded.

    `room_before` and `room_after` are the steps to the marks beside it or to the ends.
    """

    step: int
    kind: str
    label: str
    note: str
    points: int
    rank: int
    room_before: int
    room_after: int


class MarksModel(RowsModel[MarkRow]):
    """The marks in the order of their steps."""

    row_type = MarkRow

    def lay_out(self, marks: Iterable[Mark], steps: int) -> None:
        """Show the largest of these marks of a game of so many steps."""
        by_size = heapq.nlargest(MOST_MARKS, marks, key=lambda mark: mark.points)
        found = sorted(by_size, key=lambda mark: mark.step)
        ranks = {id(mark): rank for rank, mark in enumerate(by_size)}
        places = [0, *(mark.step for mark in found), steps]
        self.show(
            [
                MarkRow(
                    mark.step,
                    mark.kind,
                    _label(mark),
                    mark_text(mark),
                    round(mark.points),
                    ranks[id(mark)],
                    mark.step - places[i - 1],
                    places[i + 1] - mark.step,
                )
                for i, mark in enumerate(found, 1)
            ]
        )


class BandRow(msgspec.Struct, frozen=True):
    """A stretch of steps under one Nightmare; `end` is the first step after it."""

    nightmare: str
    name: str
    start: int
    end: int


class BandsModel(RowsModel[BandRow]):
    """The Nightmares of a session one after the other."""

    row_type = BandRow


def step_text(frame: Frame) -> str:
    """Return what happened in a step, in sentences."""
    said = [sentence(event, frame.state.distance) for event in frame.events]
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
    if mark.kind == "mistake" and mark.better is not None:
        text = QT_TRANSLATE_NOOP(
            "Replay", "Mistake: it gives away about %n point(s). Better: {better}.", None, 1
        )
        return say(CONTEXT, text, points, better=decision_text(mark.better))
    if mark.kind == "luck":
        text = QT_TRANSLATE_NOOP("Replay", "Lucky die: it is worth about %n point(s).", None, 1)
    else:
        text = QT_TRANSLATE_NOOP("Replay", "Unlucky die: it costs about %n point(s).", None, 1)
    return say(CONTEXT, text, points)


def _label(mark: Mark) -> str:
    points = round(mark.points)
    if mark.kind == "mistake":
        return say(CONTEXT, QT_TRANSLATE_NOOP("Replay", "mistake −{points}"), points=points)
    if mark.kind == "luck":
        return say(CONTEXT, QT_TRANSLATE_NOOP("Replay", "luck +{points}"), points=points)
    return say(CONTEXT, QT_TRANSLATE_NOOP("Replay", "bad luck −{points}"), points=points)


_FAULTS: Final[dict[FaultKind, str]] = {
    FaultKind.OTHER_RULES: QT_TRANSLATE_NOOP(
        "Replay", "This game was played by other rules. It can be watched up to step {good}."
    ),
    FaultKind.RESULT: QT_TRANSLATE_NOOP(
        "Replay", "The result that was saved and the one that is replayed differ."
    ),
}
_DAMAGED: Final = QT_TRANSLATE_NOOP(
    "Replay", "The record is damaged. It can be watched up to step {good}, and is kept as it is."
)


def fault_text(fault: ReplayFault, good: int) -> str:
    """Return what is wrong with a record, and what of it can be watched (R2, R3)."""
    said = say(CONTEXT, _FAULTS.get(fault.kind, _DAMAGED), good=max(0, good))
    text = QT_TRANSLATE_NOOP("Replay", "{said} (Step {step}: {reason}.)")
    return say(CONTEXT, text, said=said, step=fault.step, reason=faults.told(fault.text))
