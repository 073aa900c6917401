"""The level "normal": rules of thumb, and counting what was played.

Scared goes to the top or near it, where it is worth most; to the bottom with a hand that takes very
many tricks; and never between, for a card turned over costs nothing but gains nothing either, until
Scared lies on top. Then: win tricks while there are safe cards above Scared, as cheaply as will do;
after that stay out of every trick, and get rid of the highest card that doesn't win. Fives are
thrown into tricks that others have to take, the 0/10 saves from a trick that can't be lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from yournightmare.games.tricks.cards import FIVE
from yournightmare.games.tricks.decisions import (
    STACK,
    Decision,
    PlaceScared,
    PlayCards,
    PlayZeroTen,
)
from yournightmare.games.tricks.state import Awaiting, View
from yournightmare.players.tricks.thumb import (
    Look,
    at_once,
    high_cards,
    holds,
    look,
    own_hand,
    turns_with,
    worth,
)

ALL_OF_THEM: Final = 3.2
"""With a hand that takes so many tricks, at a table of four, it goes for Paranoia."""
DOUBT: Final = 0.7
"""So many tricks it may think too few or too many."""
NEAR_THE_TOP: Final = (1,) * 12 + (2,) * 5 + (3,) * 3
"""Where Scared goes otherwise: whoever could guess the place could bring it to light."""
LIKELY: Final = 0.45
"""From this chance on a play is thought to win."""


def think(view: View, legal: Sequence[Decision], rng: Random) -> Decision:
    """Return the decision of a sound player."""
    if view.awaiting is Awaiting.PLACING:
        return _place(view, legal, rng)
    if view.awaiting is not Awaiting.PLAY:
        return at_once(legal)
    seen = look(view)
    if seen.hunts or seen.safe >= max(seen.turns, 1) or (seen.calm and seen.safe):
        return _win(seen, legal)
    return _flee(seen, legal)


def _place(view: View, legal: Sequence[Decision], rng: Random) -> Decision:
    # The more players, the fewer tricks for each.
    takes = (high_cards(own_hand(view)) + rng.uniform(-DOUBT, DOUBT)) * 4 / view.seats
    position = STACK if takes >= ALL_OF_THEM else NEAR_THE_TOP[int(rng.random() * 20)]
    places = [decision for decision in legal if isinstance(decision, PlaceScared)]
    return min(places, key=lambda place: abs(place.position - position))


def _win(seen: Look, legal: Sequence[Decision]) -> Decision:
    """Win as cheaply as will do; where it can't be done, give away the lowest."""
    room = [d for d in legal if seen.hunts or turns_with(seen, d) <= seen.safe]
    likely = [d for d in room if holds(seen, d) >= LIKELY and not _moves_bottom(seen, d)]
    if likely:
        return min(likely, key=lambda d: (_cost(d), worth(d)))
    losing = [d for d in legal if worth(d) < seen.to_beat or seen.after]
    return min(losing or list(legal), key=lambda d: (_moves_bottom(seen, d), _cost(d), worth(d)))


def _flee(seen: Look, legal: Sequence[Decision]) -> Decision:
    """Lose, with the highest that does; a five if it makes another turn over more."""
    losing = [d for d in legal if worth(d) < seen.to_beat]
    if losing:
        return max(losing, key=_burden)
    least = min(holds(seen, d) for d in legal)
    if least > 1 - LIKELY:
        for decision in legal:
            if isinstance(decision, PlayZeroTen):
                return decision
    return min(legal, key=lambda d: (holds(seen, d), -_burden(d)))


def _moves_bottom(seen: Look, decision: Decision) -> bool:
    """Tell whether a play spoils the hunt: the bottom card, Scared, would go on top (R-M7)."""
    return seen.hunts and (seen.calm or isinstance(decision, PlayZeroTen))


def _cost(decision: Decision) -> int:
    """Return how dear a play is: high cards and the 0/10 are kept for later."""
    if isinstance(decision, PlayZeroTen):
        return 12 + decision.said
    assert isinstance(decision, PlayCards)
    return decision.value


def _burden(decision: Decision) -> float:
    """Return how glad a seat in flight is to be rid of these cards."""
    if isinstance(decision, PlayZeroTen):
        return 0.5
    assert isinstance(decision, PlayCards)
    five = 2.5 if decision.value == FIVE else 0.0
    return decision.value + five - 1.5 * (decision.count - 1)
