"""Who sits at a table as the screens show them, and what of the log is the people's own."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from yournightmare.models import companions
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.session import Session, TakeBackRefusal


class Player(msgspec.Struct, frozen=True):
    """Somebody at the table. `face` and `level` are a computer player's, else empty."""

    seat: int
    name: str
    sign: str
    face: str
    is_computer: bool
    level: str = ""


NOBODY = Player(-1, "", "", "", False)


def players_of(game_id: str, seats: Sequence[SeatInfo]) -> tuple[Player, ...]:
    """Return the players in seat order."""
    return tuple(_player(game_id, number, seat) for number, seat in enumerate(seats))


def _player(game_id: str, number: int, seat: SeatInfo) -> Player:
    if seat.kind != "computer":
        return Player(number, seat.name, seat.sign, "", False)
    found = companions.companion(game_id, seat.persona or "")
    face = found.face if found else ""
    return Player(number, seat.name, seat.sign, face, True, seat.level or "")


def take_back_refusal(session: Session, secret: type) -> TakeBackRefusal | None:
    """Return why nothing can be taken back (R-A3).

    A computer player's decision of the kind `secret` isn't the people's to take back.
    """
    last = session.log[-1] if session.log else None
    if last and isinstance(last.decision, secret) and session.seats[last.seat].kind == "computer":
        return TakeBackRefusal.REVEALED
    return session.take_back_refusal()
