"""A board while somebody edits it: every number as it is typed, checked at every key.

The lowest field of a straight track is always 0, and the last row of the Shadow table always
catches whatever is lower: neither can be entered wrong (R-E1).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.endless.board import (
    HIGHEST_RESULT,
    LONGEST_TRACK,
    LOWEST_RESULT,
    MOST_FIELDS,
    STRAIGHT,
    Board,
    Circle,
    ShadowRow,
    Track,
    Tracks,
    spans,
)
from yournightmare.models import boardwords, namewords
from yournightmare.models.endless import words as endless
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions import names

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "Boards"
MOST_ROWS: Final = 20

COLOURS: Final = {
    "survived": "red",
    "horrors": "green",
    "spells": "green",
    "mind": "green",
    "fear": "blue",
    "mantras": "blue",
    "bravery": "blue",
}


class TrackRow(msgspec.Struct, frozen=True):
    """A straight track: what is typed for its highest field and its start, and what it may be."""

    key: str
    title: str
    colour: str
    highest: str
    start: str
    highest_fault: str
    start_fault: str


class TracksModel(RowsModel[TrackRow]):
    """The seven straight tracks."""

    row_type = TrackRow


class ShadowTableRow(msgspec.Struct, frozen=True):
    """A row of the Shadow table: what is typed, what it says; the last catches the rest."""

    lowest: str
    eyes: str
    is_last: bool
    told: str
    lowest_fault: str
    eyes_fault: str


class ShadowTableModel(RowsModel[ShadowTableRow]):
    """The Shadow table, from the top."""

    row_type = ShadowTableRow


def number_of(text: str) -> int | None:
    """Return the whole number typed, or None."""
    plain = text.strip().replace("−", "-")
    return int(plain) if re.fullmatch(r"[+-]?\d{1,9}", plain, re.ASCII) else None


def _in_board(field: str) -> str:
    """Return what the number in a box (`table.0.lowest`) is called in the board."""
    if not field.startswith("table."):
        return field
    return "shadow_" + field.replace("lowest", "from")


def shown(number: int) -> str:
    """Return a number as it is shown in its box."""
    return str(number).replace("-", "−")


@QmlElement
@QmlUncreatable("The page of boards has the one draft.")
class BoardDraft(QObject):  # type: ignore[operator]
    """What is typed, what is wrong with it, and the board it makes."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self._numbers: dict[str, str] = {}
        self._rows: list[tuple[str, str]] = []
        self._taken: list[str] = []
        self._saved: Board | None = None
        self._faults: dict[str, str] = {}
        self._tracks = TracksModel(self)
        self._table = ShadowTableModel(self)

    def take(self, board: Board, taken: Iterable[str]) -> None:
        """Begin with a board; `taken` are the names of the others."""
        self._saved, self._taken = board, list(taken)
        self._name = board.name
        self._numbers = {
            "circle.fields": shown(board.circle.fields),
            "circle.shadow_behind": shown(board.circle.shadow_behind),
        }
        for name in STRAIGHT:
            track: Track = getattr(board.tracks, name)
            self._numbers[f"tracks.{name}.highest"] = shown(track.highest)
            self._numbers[f"tracks.{name}.start"] = shown(track.start)
        self._rows = [(shown(row.from_), shown(row.eyes)) for row in board.shadow_table]
        self.check()

    def saved(self) -> Board | None:
        """Return the board as it was taken."""
        return self._saved

    def board(self) -> Board | None:
        """Return the board that is typed, or None while something is wrong."""
        return None if self._faults else self._typed()

    @Slot(str, str)
    def write(self, field: str, text: str) -> None:
        """Take what was typed into a box: `circle.fields`, `tracks.mind.start`, `table.0.eyes`."""
        head, *rest = field.split(".")
        if head == "table":
            row, column = int(rest[0]), rest[1]
            if 0 <= row < len(self._rows):
                lowest, eyes = self._rows[row]
                self._rows[row] = (text, eyes) if column == "lowest" else (lowest, text)
        elif field in self._numbers:
            self._numbers[field] = text
        self.check()

    @Slot(str, int)
    def step(self, field: str, by: int) -> None:
        """Make a number larger or smaller; what is no number becomes 0."""
        now = number_of(self._text(field)) or 0
        self.write(field, shown(max(LOWEST_RESULT, min(HIGHEST_RESULT, now + by))))

    def _text(self, field: str) -> str:
        head, *rest = field.split(".")
        if head == "table":
            row = self._rows[int(rest[0])] if int(rest[0]) < len(self._rows) else ("", "")
            return row[0 if rest[1] == "lowest" else 1]
        return self._numbers.get(field, "")

    @Slot(result=int)
    def addRow(self) -> int:
        """Add a row above the last; returns where it stands, -1 if there are too many."""
        if len(self._rows) >= MOST_ROWS:
            return -1
        at = len(self._rows) - 1
        above = number_of(self._rows[at - 1][0]) if at else None
        eyes = number_of(self._rows[-1][1]) or 0
        self._rows.insert(at, (shown(5 if above is None else above - 2), shown(eyes)))
        self.check()
        return at

    @Slot(int)
    def removeRow(self, row: int) -> None:
        """Take a row out; the last one left stays."""
        if 0 <= row < len(self._rows) and len(self._rows) > 1:
            del self._rows[row]
            self.check()

    @Slot()
    def giveUp(self) -> None:
        """Go back to the board as it was taken."""
        if self._saved is not None:
            self.take(self._saved, self._taken)

    @Slot()
    def check(self) -> None:
        """Look for faults and show all anew, in the language of the moment."""
        self._faults = {}
        if fault := namewords.fault(self._name, self._taken, "board"):
            self._faults["name"] = fault
        allowed = spans(self._typed())
        for field in self._fields():
            number, span = number_of(self._text(field)), allowed[_in_board(field)]
            if number is None or not span[0] <= number <= span[1]:
                self._faults[field] = boardwords.allowed(_in_board(field), span)
        self._lay_out()
        self.changed.emit()

    def _fields(self) -> list[str]:
        last = len(self._rows) - 1
        table = [f"table.{i}.{column}" for i in range(last + 1) for column in ("lowest", "eyes")]
        return [*self._numbers, *(f for f in table if f != f"table.{last}.lowest")]

    def _typed(self) -> Board:
        def read(field: str, instead: int) -> int:
            number = number_of(self._text(field))
            return max(LOWEST_RESULT, min(HIGHEST_RESULT, instead if number is None else number))

        tracks = {
            name: Track(
                0, read(f"tracks.{name}.highest", LONGEST_TRACK), read(f"tracks.{name}.start", 1)
            )
            for name in STRAIGHT
        }
        rows = []
        for i in range(len(self._rows)):
            is_last = i == len(self._rows) - 1
            lowest = LOWEST_RESULT if is_last else read(f"table.{i}.lowest", HIGHEST_RESULT - i)
            rows.append(ShadowRow(lowest, read(f"table.{i}.eyes", 0)))
        circle = Circle(read("circle.fields", MOST_FIELDS), read("circle.shadow_behind", 1))
        name = self._name if names.refusal(self._name) else names.clean(self._name)
        return Board(name, circle, Tracks(**tracks), tuple(rows))

    def _lay_out(self) -> None:
        self._tracks.show(
            [
                TrackRow(
                    name,
                    endless.track(name),
                    COLOURS[name],
                    self._numbers.get(f"tracks.{name}.highest", ""),
                    self._numbers.get(f"tracks.{name}.start", ""),
                    self._faults.get(f"tracks.{name}.highest", ""),
                    self._faults.get(f"tracks.{name}.start", ""),
                )
                for name in STRAIGHT
            ]
        )
        last = len(self._rows) - 1
        self._table.show(
            [
                ShadowTableRow(
                    "" if i == last else lowest,
                    eyes,
                    i == last,
                    self._told(i),
                    self._faults.get(f"table.{i}.lowest", ""),
                    self._faults.get(f"table.{i}.eyes", ""),
                )
                for i, (lowest, eyes) in enumerate(self._rows)
            ]
        )

    def _told(self, row: int) -> str:
        """Return in words which results a row of the Shadow table catches."""
        low = number_of(self._rows[row][0])
        above = number_of(self._rows[row - 1][0]) if row else None
        if row == len(self._rows) - 1:
            if row == 0:
                return say(CONTEXT, QT_TRANSLATE_NOOP("Boards", "Every result"))
            rest = QT_TRANSLATE_NOOP("Boards", "Anything lower")
            return say(CONTEXT, rest)
        if low is None or (row and above is None) or f"table.{row}.lowest" in self._faults:
            return ""
        if row == 0 or above is None:
            return say(CONTEXT, QT_TRANSLATE_NOOP("Boards", "{low} or more"), low=shown(low))
        if above - low == 1:
            return say(CONTEXT, QT_TRANSLATE_NOOP("Boards", "Exactly {low}"), low=shown(low))
        both = QT_TRANSLATE_NOOP("Boards", "From {low} to {high}")
        return say(CONTEXT, both, low=shown(low), high=shown(above - 1))

    def _all_faults(self) -> str:
        """Name what is to be mended, in the order of the sheet; what each may be is told there."""
        faulty = sorted(self._faults, key=["name", *self._fields()].index)
        titles = dict.fromkeys(boardwords.field_title(_in_board(field)) for field in faulty)
        still = QT_TRANSLATE_NOOP("Boards", "Still to be mended: {fields}.")
        return say(CONTEXT, still, fields=", ".join(titles)) if titles else ""

    def _is_changed(self) -> bool:
        if self._saved is None:
            return False
        return bool(self._faults) or not _is_same(self._typed(), self._saved)

    def _set_name(self, value: str) -> None:
        if value != self._name:
            self._name = value
            self.check()

    def _ring(self, field: str, least: int, most: int) -> int:
        return max(least, min(most, number_of(self._numbers.get(field, "")) or 0))

    def _ring_fields(self) -> int:
        return self._ring("circle.fields", 1, MOST_FIELDS)

    def _ring_behind(self) -> int:
        return self._ring("circle.shadow_behind", 0, self._ring_fields() - 1)

    tracks = Property(QObject, lambda self: self._tracks, constant=True)
    table = Property(QObject, lambda self: self._table, constant=True)
    name = Property(str, lambda self: self._name, _set_name, notify=changed)
    nameFault = Property(str, lambda self: self._faults.get("name", ""), notify=changed)
    fields = Property(str, lambda self: self._numbers.get("circle.fields", ""), notify=changed)
    behind = Property(
        str, lambda self: self._numbers.get("circle.shadow_behind", ""), notify=changed
    )
    fieldsFault = Property(str, lambda self: self._faults.get("circle.fields", ""), notify=changed)
    behindFault = Property(
        str, lambda self: self._faults.get("circle.shadow_behind", ""), notify=changed
    )
    fault = Property(str, _all_faults, notify=changed)
    isChanged = Property(bool, _is_changed, notify=changed)
    canAddRow = Property(bool, lambda self: len(self._rows) < MOST_ROWS, notify=changed)
    ringFields = Property(int, _ring_fields, notify=changed)
    ringBehind = Property(int, _ring_behind, notify=changed)


def _is_same(typed: Board, saved: Board) -> bool:
    """Tell whether both are the same board; what the last row's number is doesn't matter."""
    *rows, last = saved.shadow_table
    end = msgspec.structs.replace(last, from_=LOWEST_RESULT)
    return typed == msgspec.structs.replace(saved, shadow_table=(*rows, end))
