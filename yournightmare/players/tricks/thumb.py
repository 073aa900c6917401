"""What rules of thumb look at: the trick on the table, the own stack, the cards still out.

All of it comes from one seat's view. Worths are in whole tenths, as everywhere (R-M6).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from yournightmare.games.tricks.cards import FIVE, ZERO_TEN, deck, value_of, worth_of
from yournightmare.games.tricks.decisions import STACK, CloseRound, Decision, PlayCards, PlayZeroTen
from yournightmare.games.tricks.scoring import best, turns_of
from yournightmare.games.tricks.state import View

HIGHEST: Final = 9


class Look(NamedTuple):
    """The table as a seat sees it.

    `safe`: cards above Scared, which may be turned over; `hunts`: Scared was put at 7 and still
    lies last, so that all are wanted. `to_beat`: the best worth in the trick, −1 for none;
    `turns`: cards that its winner turns over as it stands; `calm`: the 0/10 is in it (R-M7).
    `after`: seats that still play to it. `held`: own cards. `out`: cards of each value that are
    nowhere to be seen.
    """

    safe: int
    hunts: bool
    to_beat: int
    turns: int
    calm: bool
    after: int
    held: int
    out: tuple[int, ...]


def own_hand(view: View) -> tuple[str, ...]:
    """Return the looking seat's hand; empty for the public."""
    hand = view.hands[view.seat] if view.seat is not None else ()
    return hand if isinstance(hand, tuple) else ()


def unseen(view: View) -> list[int]:
    """Return the values of all cards that lie in other hands or in the pile, lowest first."""
    table = [card for play in view.trick for card in play.cards]
    seen = {*own_hand(view), *view.played, *table}
    return [value_of(card) for card in deck(view.seats) if card not in seen]


def look(view: View) -> Look:
    """Return what there is to see for the seat whose turn it is."""
    assert view.seat is not None, "the public doesn't play"
    seat, seats = view.seat, view.seats
    scared, put, left = view.scared[seat], view.put[seat], view.left[seat]
    assert isinstance(scared, int), "a seat knows its own Scared"
    to_come = [(seat + step) % seats for step in range(1, (view.leader - seat - 1) % seats + 1)]
    cards = [card for play in view.trick for card in play.cards]
    values = unseen(view)
    return Look(
        safe=scared - 1,
        hunts=put == STACK and scared == left,
        to_beat=best(view.trick).worth if view.trick else -1,
        turns=turns_of(view.trick),
        calm=ZERO_TEN in cards,
        after=sum(view.hand_sizes[other] > 0 for other in to_come),
        held=len(own_hand(view)),
        out=tuple([values.count(value) for value in range(HIGHEST + 1)]),
    )


def at_once(legal: Sequence[Decision]) -> Decision:
    """Return what is done without thinking: deal; on a score sheet enter something, and close."""
    return next((d for d in reversed(legal) if isinstance(d, CloseRound)), legal[0])


def worth(decision: Decision) -> int:
    """Return what a play is worth (R-M6)."""
    if isinstance(decision, PlayZeroTen):
        return 10 * decision.said
    assert isinstance(decision, PlayCards), "only a play is worth anything"
    return worth_of(decision.value, decision.count)


def turns_with(seen: Look, decision: Decision) -> int:
    """Return how many cards the winner would turn over after this play (R-M7, R-M8)."""
    if seen.calm or isinstance(decision, PlayZeroTen):
        return 0
    assert isinstance(decision, PlayCards)
    return max(seen.turns, 1) + (decision.count if decision.value == FIVE else 0)


def holds(seen: Look, decision: Decision) -> float:
    """Return about how likely a play wins: nobody after it holds as much and wants to use it."""
    value = worth(decision)
    if value < seen.to_beat:
        return 0.0
    unknown = sum(seen.out)
    if not unknown:
        return 1.0
    higher = sum(n for card, n in enumerate(seen.out) if 10 * card >= value and card)
    higher += seen.out[0]
    # A hand of so many cards holds one of the higher ones; half the time its owner wants the trick.
    has_one = 1 - (1 - higher / unknown) ** max(seen.held, 1)
    return float((1 - WANTED * has_one) ** seen.after)


WANTED: Final = 0.5


def high_cards(hand: Sequence[str]) -> float:
    """Return about how many tricks a hand can win."""
    return sum(TAKES[value_of(card)] for card in hand)


TAKES: Final = (0.9, 0.0, 0.0, 0.0, 0.05, 0.15, 0.3, 0.5, 0.75, 0.95)
"""How often a card takes a trick if its owner wants it, by value."""
