"""Rows of the table: the four cards face up, and who sits round it."""

from __future__ import annotations

import msgspec

from yournightmare.models.rows import RowsModel


class FearRow(msgspec.Struct, frozen=True):
    """A card face up. The places are those on the sheet that is open, 0 for none or if none is."""

    card: str
    picture: str
    title: str
    themes: str
    own_place: int
    guess_place: int


class FearsModel(RowsModel[FearRow]):
    """The four fears in the order in which they were turned over."""

    row_type = FearRow


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits at a place, and what everybody may know of it. `status` says it in a word or two."""

    seat: int
    name: str
    sign: str
    is_computer: bool
    face: str
    status: str
    points: int
    ticked: int
    is_turner: bool
    is_evaluator: bool
    is_target: bool
    is_writing: bool
    has_sealed: bool
    can_pass: bool
    can_reopen: bool


class TableSeatsModel(RowsModel[SeatRow]):
    """The seats, to the left."""

    row_type = SeatRow
