"""Rows of the table: the four cards face up, and who sits round it."""

from __future__ import annotations

import msgspec

from yournightmare.games.worst.state import Awaiting
from yournightmare.models.rows import RowsModel
from yournightmare.models.worst.prompts import Moment, status


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


def seat_row(moment: Moment, seat: int, points: int, turner: int) -> SeatRow:
    """Return what is seen of a seat; `points` and `turner` are those that everybody has seen."""
    view, player = moment.view, moment.players[seat]
    writes = view.awaiting is Awaiting.SHEETS
    sealed = writes and view.sealed[seat]
    reads = moment.phase == "reading"
    return SeatRow(
        seat=seat,
        name=player.name,
        sign=player.sign,
        is_computer=player.is_computer,
        face=player.face,
        status=status(moment, seat),
        points=points,
        ticked=min(points, view.options.target),
        is_turner=seat == turner,
        is_evaluator=reads and seat == moment.reading.property("evaluatorSeat"),
        is_target=reads and seat == moment.reading.property("targetSeat"),
        is_writing=writes and seat == moment.curtain.looker,
        has_sealed=sealed,
        can_pass=writes and not sealed and not player.is_computer,
        can_reopen=sealed and not player.is_computer,
    )
