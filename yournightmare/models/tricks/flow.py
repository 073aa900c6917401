"""Who goes on at the table: which person, which computer player, from what everybody may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from yournightmare.games.tricks.state import Awaiting, View
from yournightmare.models.curtain import Curtain
from yournightmare.models.people import Player

PHASES: Final[Mapping[Awaiting, str]] = {
    Awaiting.DEAL: "deal",
    Awaiting.PLACING: "placing",
    Awaiting.PLAY: "play",
    Awaiting.ENTRY: "entry",
    Awaiting.NOTHING: "ended",
}
"""What the page shows while the game waits for this and nothing is being shown."""
PUBLIC_PHASES: Final = ("deal", "entry", "round", "ended")
"""Nobody needs to look at anything secret in these."""


def may_place(view: View, players: Sequence[Player], seat: int) -> bool:
    """Tell whether a person sits there who may put Scared in, or change where it lies (R-M3)."""
    return (
        view.awaiting is Awaiting.PLACING
        and 0 <= seat < view.seats
        and not players[seat].is_computer
    )


def next_person(view: View, players: Sequence[Player]) -> int | None:
    """Return the person whose turn it is, or the next one who has still to put Scared in."""
    if view.awaiting is Awaiting.PLAY:
        return None if players[view.turn].is_computer else view.turn
    order = ((view.holder + step) % view.seats for step in range(view.seats))
    return next((s for s in order if may_place(view, players, s) and not view.placed[s]), None)


def may_look(view: View, players: Sequence[Player], seat: int) -> bool:
    """Tell whether somebody may be handed the laptop now."""
    return may_place(view, players, seat) or seat == next_person(view, players)


def asked(view: View, players: Sequence[Player], curtain: Curtain) -> int | None:
    """Return the person whose turn it is to look: the curtain's, if that one still may."""
    seat = int(curtain.property("seat"))
    if curtain.property("state") == "away" or not may_look(view, players, seat):
        return next_person(view, players)
    return seat
