"""The board of Endless Nightmare as data (R-E1): circle, nine tracks, Shadow table.

The rule text doesn't print the board, so its numbers live in a file under `resources/boards/`, and
whoever owns the printed board can enter its numbers as a board of their own. `faults` checks one.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

import msgspec

Small = Annotated[int, msgspec.Meta(ge=-99, le=999)]
Span = tuple[int, int]
"""The lowest and the highest number that are allowed."""

STRAIGHT: Final = ("survived", "horrors", "spells", "mind", "fear", "mantras", "bravery")
"""The straight tracks, in the order of the board: red, green, blue."""

VETERANS_BEHIND: Final = 5

MOST_FIELDS: Final = 60
LONGEST_TRACK: Final = 20
LOWEST_RESULT, HIGHEST_RESULT = -99, 999
"""Between them lies whatever a row of the Shadow table can begin with."""


class Circle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The circle that Progress and Shadow share: its fields, and the Shadow's start behind."""

    fields: Small
    shadow_behind: Small


class Track(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A straight track from `lowest` to `highest`; its marker begins on `start`."""

    lowest: Small
    highest: Small
    start: Small


class Tracks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seven straight tracks."""

    survived: Track
    horrors: Track
    spells: Track
    mind: Track
    fear: Track
    mantras: Track
    bravery: Track


class ShadowRow(msgspec.Struct, frozen=True, rename={"from_": "from"}, forbid_unknown_fields=True):
    """A row of the Shadow table: (result - Survived) at or above `from_` moves by `eyes`."""

    from_: Small
    eyes: Small


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One board. `shadow_table` is read from the top; the first row that fits counts."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    circle: Circle
    tracks: Tracks
    shadow_table: Annotated[tuple[ShadowRow, ...], msgspec.Meta(min_length=1, max_length=20)]

    def behind(self, veterans: bool) -> int:
        """Return how many fields the Shadow starts behind (R-E1), for Veterans fewer (R-E27)."""
        return VETERANS_BEHIND if veterans else self.circle.shadow_behind

    def eyes(self, value: int) -> int:
        """Return the Shadow's steps for (result - Survived) (R-E11)."""
        for row in self.shadow_table:
            if value >= row.from_:
                return row.eyes
        return self.shadow_table[-1].eyes


class BoardReason(StrEnum):
    """What can be wrong with a board."""

    TOO_SMALL = "too small"
    TOO_LARGE = "too large"
    SHADOW_TOO_FAR = "the Shadow must start less than one lap behind"
    LOWEST_NOT_ZERO = "this track must begin at 0"
    START_OUTSIDE = "the marker must start on the track"
    STARTS_DEAD = "the marker must not start on 0"
    NOT_FALLING = "each row must begin below the row above it"
    ROW_MISSING = "the last row must catch every result"


class BoardFault(msgspec.Struct, frozen=True):
    """One fault: the field it sits in (a dotted path such as `tracks.mind`) and the reason."""

    field: str
    reason: BoardReason


def faults(board: Board) -> tuple[BoardFault, ...]:
    """Return all that is wrong with the board, in the order of its fields; empty if it is sound."""
    allowed = spans(board)
    found = [*_circle_faults(board.circle, allowed)]
    for name in STRAIGHT:
        found += _track_faults(name, getattr(board.tracks, name), allowed)
    found += _table_faults(board, allowed)
    return tuple(found)


def spans(board: Board) -> dict[str, Span]:
    """Return for every number of the board what it may be, whatever it is now.

    By dotted paths such as `circle.fields`, `tracks.mind.start`, `shadow_table.0.from`. A limit
    that hangs on a number which is wrong itself is as wide as that could make it; in the Shadow
    table, rows below a wrong one leave room for it. Its last row must catch every result.
    """
    fields = board.circle.fields
    if not VETERANS_BEHIND < fields <= MOST_FIELDS:
        fields = MOST_FIELDS
    found: dict[str, Span] = {
        "circle.fields": (VETERANS_BEHIND + 1, MOST_FIELDS),
        "circle.shadow_behind": (1, fields - 1),
    }
    for name in STRAIGHT:
        highest = getattr(board.tracks, name).highest
        if not 1 <= highest <= LONGEST_TRACK:
            highest = LONGEST_TRACK
        found[f"tracks.{name}.highest"] = (1, LONGEST_TRACK)
        found[f"tracks.{name}.start"] = (int(name in ("mind", "bravery")), highest)
    last = len(board.shadow_table) - 1
    above = HIGHEST_RESULT + 1
    for index, row in enumerate(board.shadow_table):
        # each row below this one needs a result of its own
        span = (LOWEST_RESULT + last - index, above - 1)
        found[f"shadow_table.{index}.from"] = span
        found[f"shadow_table.{index}.eyes"] = (0, fields)
        above = _within(row.from_, span)
    catching = min(found[f"shadow_table.{last}.from"][1], _catches_all(board))
    found[f"shadow_table.{last}.from"] = (LOWEST_RESULT, max(LOWEST_RESULT, catching))
    return found


def _within(number: int, span: Span) -> int:
    return max(span[0], min(span[1], number))


def _catches_all(board: Board) -> int:
    """Return with what the last row of the Shadow table begins at most (R-E11).

    The least there is, is a 1 with all doors of the track behind.
    """
    return 1 - _within(board.tracks.survived.highest, (1, LONGEST_TRACK))


def _outside(
    number: int,
    span: Span,
    below: BoardReason = BoardReason.TOO_SMALL,
    above: BoardReason = BoardReason.TOO_LARGE,
) -> BoardReason | None:
    """Return what is wrong with a number that may lie in a span; None if it does."""
    if number < span[0]:
        return below
    return above if number > span[1] else None


def _circle_faults(circle: Circle, allowed: dict[str, Span]) -> list[BoardFault]:
    reason = _outside(circle.fields, allowed["circle.fields"])
    if reason is not None:
        return [BoardFault("circle.fields", reason)]
    span = allowed["circle.shadow_behind"]
    reason = _outside(circle.shadow_behind, span, above=BoardReason.SHADOW_TOO_FAR)
    return [BoardFault("circle.shadow_behind", reason)] if reason is not None else []


def _track_faults(name: str, track: Track, allowed: dict[str, Span]) -> list[BoardFault]:
    field = f"tracks.{name}"
    if track.lowest != 0:
        return [BoardFault(field, BoardReason.LOWEST_NOT_ZERO)]
    low = BoardReason.START_OUTSIDE if track.start < 0 else BoardReason.STARTS_DEAD
    reason = _outside(track.highest, allowed[f"{field}.highest"]) or _outside(
        track.start, allowed[f"{field}.start"], low, BoardReason.START_OUTSIDE
    )
    return [BoardFault(field, reason)] if reason is not None else []


def _table_faults(board: Board, allowed: dict[str, Span]) -> list[BoardFault]:
    found = []
    for index, row in enumerate(board.shadow_table):
        field = f"shadow_table.{index}"
        reason = _outside(row.eyes, allowed[f"{field}.eyes"])
        if reason is not None:
            found.append(BoardFault(field, reason))
        if index and row.from_ >= board.shadow_table[index - 1].from_:
            found.append(BoardFault(field, BoardReason.NOT_FALLING))
    if board.shadow_table[-1].from_ > _catches_all(board):
        last = len(board.shadow_table) - 1
        found.append(BoardFault(f"shadow_table.{last}", BoardReason.ROW_MISSING))
    return found
