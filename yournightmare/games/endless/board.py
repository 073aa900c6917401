"""The board of Endless Nightmare as data (R-E1): circle, nine tracks, Shadow table.

The rule text doesn't print the board, so its numbers live in a file under `resources/boards/`, and
whoever owns the printed board can enter its numbers as a board of their own. `faults` checks one.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

import msgspec

Small = Annotated[int, msgspec.Meta(ge=-99, le=999)]

STRAIGHT: Final = ("survived", "horrors", "spells", "mind", "fear", "mantras", "bravery")
"""The straight tracks, in the order of the board: red, green, blue."""

CIRCULAR: Final = ("progress", "shadow")
VETERANS_BEHIND: Final = 5


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
    found = [*_circle_faults(board.circle)]
    for name in STRAIGHT:
        found += _track_faults(name, getattr(board.tracks, name))
    found += _table_faults(board)
    return tuple(found)


def _circle_faults(circle: Circle) -> list[BoardFault]:
    if circle.fields < VETERANS_BEHIND + 1:
        return [BoardFault("circle.fields", BoardReason.TOO_SMALL)]
    if circle.fields > 60:
        return [BoardFault("circle.fields", BoardReason.TOO_LARGE)]
    if circle.shadow_behind < 1:
        return [BoardFault("circle.shadow_behind", BoardReason.TOO_SMALL)]
    if circle.shadow_behind >= circle.fields:
        return [BoardFault("circle.shadow_behind", BoardReason.SHADOW_TOO_FAR)]
    return []


def _track_faults(name: str, track: Track) -> list[BoardFault]:
    field = f"tracks.{name}"
    if track.lowest != 0:
        return [BoardFault(field, BoardReason.LOWEST_NOT_ZERO)]
    if track.highest < 1:
        return [BoardFault(field, BoardReason.TOO_SMALL)]
    if track.highest > 20:
        return [BoardFault(field, BoardReason.TOO_LARGE)]
    if not track.lowest <= track.start <= track.highest:
        return [BoardFault(field, BoardReason.START_OUTSIDE)]
    if name in ("mind", "bravery") and track.start == 0:
        return [BoardFault(field, BoardReason.STARTS_DEAD)]
    return []


def _table_faults(board: Board) -> list[BoardFault]:
    found = []
    for index, row in enumerate(board.shadow_table):
        field = f"shadow_table.{index}"
        if row.eyes < 0:
            found.append(BoardFault(field, BoardReason.TOO_SMALL))
        elif row.eyes > board.circle.fields:
            found.append(BoardFault(field, BoardReason.TOO_LARGE))
        if index and row.from_ >= board.shadow_table[index - 1].from_:
            found.append(BoardFault(field, BoardReason.NOT_FALLING))
    if board.shadow_table[-1].from_ > 1 - board.tracks.survived.highest:
        last = len(board.shadow_table) - 1
        found.append(BoardFault(f"shadow_table.{last}", BoardReason.ROW_MISSING))
    return found
