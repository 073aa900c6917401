"""Who sits at the table: names, signs, the faces of computer players, whose characters they are."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from yournightmare.models import companions
from yournightmare.sessions.record import SeatInfo


class Player(msgspec.Struct, frozen=True):
    """Somebody at the table as the screens show them; `character` is the set of cards, 0 to 5."""

    seat: int
    name: str
    sign: str
    face: str
    is_computer: bool
    character: int
    level: str = ""


NOBODY = Player(-1, "", "", "", False, 0)


def players_of(seats: Sequence[SeatInfo]) -> tuple[Player, ...]:
    """Return the players in seat order."""
    return tuple(_player(number, seat) for number, seat in enumerate(seats))


def _player(number: int, seat: SeatInfo) -> Player:
    is_computer = seat.kind == "computer"
    found = companions.companion("tricks", seat.persona or "") if is_computer else None
    face = found.face if found else ""
    level = (seat.level or "") if is_computer else ""
    return Player(number, seat.name, seat.sign, face, is_computer, number, level)
