"""The level "easy": plays like a distracted child.

Scared goes somewhere near the top. Half of the time it just plays what it likes; else it wants
the trick with its highest card, or, once it is afraid, gives away its lowest. It counts nothing,
forgets what fives do, and sees no use in playing several cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from yournightmare.games.tricks.decisions import Decision, PlaceScared, PlayCards
from yournightmare.games.tricks.state import Awaiting, View
from yournightmare.players.tricks.thumb import at_once, worth

DREAMING: Final = 0.5
"""So often it isn't paying attention."""
LIKED: Final = (1, 2, 2, 3, 3, 4)
"""Where it likes to put Scared."""


def think(view: View, legal: Sequence[Decision], rng: Random) -> Decision:
    """Return what a distracted child would do."""
    if view.awaiting is Awaiting.PLACING:
        wanted = LIKED[int(rng.random() * len(LIKED))]
        places = [decision for decision in legal if isinstance(decision, PlaceScared)]
        return min(places, key=lambda place: abs(place.position - wanted))
    if view.awaiting is not Awaiting.PLAY or view.seat is None:
        return at_once(legal)
    if rng.random() < DREAMING:
        return legal[int(rng.random() * len(legal))]
    single = [d for d in legal if not isinstance(d, PlayCards) or d.count == 1]
    afraid = view.scared[view.seat] == 1
    return min(single, key=worth) if afraid else max(single, key=worth)
