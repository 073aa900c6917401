"""Rows of a replay: its log step by step, its marks on the time line, stretches of the game."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol

import msgspec
from PySide6.QtCore import QModelIndex, QObject

from yournightmare.models import faults
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions.replay import FaultKind, ReplayFault

CONTEXT: Final = "Replay"
MOST_MARKS: Final = 40
"""No more marks stand on the time line; the log has them all."""


class Mark(msgspec.Struct, frozen=True):
    """What was remarkable at a step: `kind` is mistake, luck or bad luck; `points` its size.

    `about` is what the game's own words need to tell it.
    """

    step: int
    kind: str
    points: float
    about: Any = None


class MarkWords(Protocol):
    """How a game tells its marks."""

    def mark_text(self, mark: Mark) -> str:
        """Return what a mark says, in one or two sentences."""
        ...

    def mark_label(self, mark: Mark) -> str:
        """Return what stands beside a mark, in a word or two."""
        ...

    def mark_figure(self, mark: Mark) -> str:
        """Return the number that stands there where the words have no room; empty for none."""
        ...


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

    def mark(self, step: int, marks: Sequence[Mark], words: MarkWords) -> None:
        """Note at a step what was remarkable there."""
        row = self.rows[step]
        note = " ".join(words.mark_text(mark) for mark in marks)
        self._replace(step, msgspec.structs.replace(row, mark=marks[0].kind, note=note))


class MarkRow(msgspec.Struct, frozen=True):
    """A mark on the time line. `rank` counts from 0 for the largest; `points` is rounded.

    It `is_standing` where there is room for it; `room_before` and `room_after` are then the steps
    to the standing marks beside it or to the ends.
    """

    step: int
    kind: str
    label: str
    figure: str
    note: str
    points: int
    rank: int
    is_standing: bool
    room_before: int
    room_after: int


class MarksModel(RowsModel[MarkRow]):
    """The marks in the order of their steps."""

    row_type = MarkRow

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._apart = 0.0
        self._most = MOST_MARKS

    def keep_apart(self, steps: float, most: int) -> None:
        """Let no two marks stand closer than so many steps, nor more than so many of them.

        The larger one stands. `lay_out` heeds it.
        """
        self._apart, self._most = steps, most

    def lay_out(self, marks: Iterable[Mark], steps: int, words: MarkWords) -> None:
        """Show the largest of these marks of a game of so many steps."""
        by_size = heapq.nlargest(MOST_MARKS, marks, key=lambda mark: mark.points)
        ranks = {id(mark): rank for rank, mark in enumerate(by_size)}
        standing = self._standing(by_size)
        rows = []
        for mark in sorted(by_size, key=lambda mark: mark.step):
            before = max((s for s in standing if s < mark.step), default=0)
            after = min((s for s in standing if s > mark.step), default=steps)
            row = MarkRow(
                mark.step,
                mark.kind,
                words.mark_label(mark),
                words.mark_figure(mark),
                words.mark_text(mark),
                round(mark.points),
                ranks[id(mark)],
                standing.get(mark.step) is mark,
                mark.step - before,
                after - mark.step,
            )
            rows.append(row)
        self.show(rows)

    def _standing(self, by_size: Sequence[Mark]) -> dict[int, Mark]:
        """Return the marks that stand, by their steps; of one step only the largest."""
        standing: dict[int, Mark] = {}
        for mark in by_size:
            if len(standing) < self._most and all(
                mark.step != step and abs(mark.step - step) >= self._apart for step in standing
            ):
                standing[mark.step] = mark
        return standing


class BandRow(msgspec.Struct, frozen=True):
    """A stretch of steps, such as those under one Nightmare; `end` is the first step after it."""

    what: str
    name: str
    start: int
    end: int


class BandsModel(RowsModel[BandRow]):
    """The stretches of a session one after the other."""

    row_type = BandRow


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
