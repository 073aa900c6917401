"""Rows of the table that everybody sees: seats, the trick, the score sheet, a round laid open."""

from __future__ import annotations

import msgspec

from yournightmare.models.rows import RowsModel

Face = dict[str, str | bool]
"""A character card in QML: kind "undaunted" or "scared", and when: "play", "scoring", "under"."""

Shown = dict[str, str | int]
"""A monster card in QML: card, value, name."""


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits at a place, and what everybody may know of it (R-M13).

    `turned` are the cards turned over in play, `status` says in a word or two what the seat does,
    `line` is what a computer player mutters. `can_pass`: the laptop can be handed to it now;
    `can_change`: it has placed Scared and may still change that.
    """

    seat: int
    name: str
    sign: str
    face: str
    is_computer: bool
    character: int
    hand_count: int
    stack_left: int
    turned: tuple[Face, ...]
    bottom_moved: int
    has_placed: bool
    points: int
    is_holder: bool
    is_leader: bool
    is_turn: bool
    is_winning: bool
    is_thinking: bool
    status: str
    line: str
    can_pass: bool
    can_change: bool


class TableSeatsModel(RowsModel[SeatRow]):
    """The seats, to the left."""

    row_type = SeatRow


class PlayRow(msgspec.Struct, frozen=True):
    """A play in the trick that is seen. `said` is -1 but for the 0/10; `order` counts from 1.

    `is_past`: the trick has been won already.
    """

    seat: int
    name: str
    sign: str
    cards: tuple[Shown, ...]
    worth_text: str
    said: int
    is_leading: bool
    is_past: bool
    order: int
    said_text: str


class TrickModel(RowsModel[PlayRow]):
    """The plays, the leader's first."""

    row_type = PlayRow


class ScoreRow(msgspec.Struct, frozen=True):
    """A round on the score sheet: points and totals by seat; `best` is the most points in it."""

    round: int
    points: tuple[int, ...]
    totals: tuple[int, ...]
    best: int


class ScoresModel(RowsModel[ScoreRow]):
    """The rounds that are scored."""

    row_type = ScoreRow


class LaidOpenRow(msgspec.Struct, frozen=True):
    """A stack at the end of a round, from its top; empty while it isn't laid open (R-M10, R-M11).

    `points` is -1 as long as nobody may know.
    """

    seat: int
    name: str
    sign: str
    character: int
    cards: tuple[Face, ...]
    points: int
    total: int
    reason: str
    found_scared: bool


class LaidOpenModel(RowsModel[LaidOpenRow]):
    """The seats at the end of a round."""

    row_type = LaidOpenRow
