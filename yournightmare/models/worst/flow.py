"""Who goes on at the table: which person, which computer player, from what everybody may know."""

from __future__ import annotations

from collections.abc import Sequence

from yournightmare.games.worst.state import Awaiting, View
from yournightmare.models.curtain import Curtain
from yournightmare.models.people import Player


def owes(view: View, players: Sequence[Player], seat: int) -> bool:
    """Tell whether a person sits there who has still to seal a sheet (R-Y3)."""
    return (
        view.awaiting is Awaiting.SHEETS
        and 0 <= seat < view.seats
        and not view.sealed[seat]
        and not players[seat].is_computer
    )


def next_person(view: View, players: Sequence[Player]) -> int | None:
    """Return the next person to the left of the turner who has still to seal a sheet."""
    order = ((view.turner + step) % view.seats for step in range(view.seats))
    return next((seat for seat in order if owes(view, players, seat)), None)


def asked(view: View, players: Sequence[Player], curtain: Curtain) -> int | None:
    """Return the person whose turn it is to write: the curtain's, if that one still owes."""
    seat = int(curtain.property("seat"))
    if curtain.property("state") == "away" or not owes(view, players, seat):
        return next_person(view, players)
    return seat


def computer_to_write(view: View, players: Sequence[Player]) -> int | None:
    """Return a computer player who should write now.

    With own cards they wait for the first person, since titles can be corrected until somebody has
    sealed (WN-2.3).
    """
    if view.awaiting is not Awaiting.SHEETS:
        return None
    people = [player.seat for player in players if not player.is_computer]
    if view.options.own_cards and people and not any(view.sealed[seat] for seat in people):
        return None
    computers = (player.seat for player in players if player.is_computer)
    return next((seat for seat in computers if not view.sealed[seat]), None)
