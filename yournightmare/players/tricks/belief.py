"""What may be hidden, for one seat: worlds that agree with all that it has seen (R-M13).

Hands and pile are the cards not seen yet, dealt anyhow. Where others have put Scared is drawn from
what is usual by the strength of their hands; later from how often a seat that has turned over so
many cards by now had put it there; and a bottom card that went on top is reckoned with (R-M7).
There is one 0/10, so that in a round no more than one bottom card moves. How well the others play
is guessed from the points that the rounds before brought them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from yournightmare.games.tricks.cards import FIVE, ZERO_TEN, value_of
from yournightmare.games.tricks.decisions import STACK
from yournightmare.games.tricks.scoring import best
from yournightmare.games.tricks.state import Awaiting, View
from yournightmare.players.tricks.habits import ANYHOW, CARELESS, POINTS, TRICKS, Habits
from yournightmare.players.tricks.policy import strength
from yournightmare.players.tricks.thumb import own_hand, unseen
from yournightmare.players.tricks.worlds import VALUES, Index, Small, Worlds


def number_of_each(values: Sequence[int]) -> list[int]:
    """Return how many cards of each value 0 to 9 there are."""
    return [values.count(value) for value in range(VALUES)]


def draw(weights: Any, rng: np.random.Generator) -> Index:
    """Return an index for each row of weights, as likely as its weight."""
    ladder = np.cumsum(weights, axis=-1)
    at = rng.random((*ladder.shape[:-1], 1)) * ladder[..., -1:]
    found: Index = (ladder <= at).sum(axis=-1)
    last: Index = np.minimum(found, ladder.shape[-1] - 1)
    return last


def worlds_of(view: View, size: int, habits: Habits, rng: np.random.Generator) -> Worlds:
    """Return `size` worlds that agree with the view; before the own Scared is placed it is at 1."""
    seat = view.seat
    assert seat is not None, "the public doesn't play"
    hidden = rng.permuted(np.tile(np.array(unseen(view), np.int8), (size, 1)), axis=1)
    hands = np.zeros((size, view.seats, VALUES), np.int8)
    dealt = 0
    for other, held in enumerate(view.hand_sizes):
        if other == seat:
            hands[:, other] = number_of_each([value_of(card) for card in own_hand(view)])
            continue
        part = hidden[:, dealt : dealt + held]
        hands[:, other] = (part[:, :, None] == np.arange(VALUES)).sum(axis=1)
        dealt += held
    scared = np.zeros((size, view.seats), np.int8)
    seventh = np.zeros((size, view.seats), np.bool_)
    careless = rng.random((size, view.seats)) < carelessness(view, habits)
    careless[:, seat] = False
    for other in range(view.seats):
        at, bottom = _stack(view, other, hands[:, other], careless[:, other], habits, rng)
        scared[:, other], seventh[:, other] = at, bottom
    left = np.tile(np.array(view.left, np.int8), (size, 1))
    cards = [card for play in view.trick for card in play.cards]
    winning = best(view.trick) if view.trick else None
    worlds = Worlds(
        hands,
        hidden[:, dealt:],
        scared,
        left,
        seventh,
        view.leader,
        step=(view.turn - view.leader) % view.seats,
        best=winning.worth if winning else -1,
        winner=winning.seat if winning else 0,
        fives=sum(value_of(card) == FIVE for card in cards),
        zero=ZERO_TEN in cards,
    )
    worlds.careless = careless
    return worlds


def carelessness(view: View, habits: Habits) -> NDArray[np.float64]:
    """Return how likely each seat is careless, after the points of the rounds so far (Bayes)."""
    odds = np.full(view.seats, CARELESS / (1 - CARELESS))
    for points in view.scores:
        told = np.clip(points, 0, POINTS - 1)
        odds *= habits.points[1, told] / habits.points[0, told]
    likely: NDArray[np.float64] = odds / (1 + odds)
    return likely


def _stack(
    view: View,
    other: int,
    hands: Small,
    careless: NDArray[np.bool_],
    habits: Habits,
    rng: np.random.Generator,
) -> tuple[Any, Any]:
    """Return where a seat's Scared lies, and whether it was put at 7, by world."""
    put, scared = view.put[other], view.scared[other]
    if other == view.seat:
        return scared or 1, put == STACK
    if view.awaiting is Awaiting.PLACING:
        weights = np.where(careless[:, None], ANYHOW, habits.placing[strength(hands)])
        at = draw(weights, rng)
        return at, at == STACK
    sound, now = positions(view, other, habits)
    anyhow, _ = positions(view, other, habits, careless=True)
    at = draw(np.where(careless[:, None], anyhow, sound), rng)
    return now[at], at == STACK


def positions(
    view: View, other: int, habits: Habits, careless: bool = False
) -> tuple[NDArray[np.float64], NDArray[np.int8]]:
    """Return how likely another seat has put Scared at each position, and where it lies then."""
    left = view.left[other]
    turned, moved = STACK - left, view.moved[other]
    put = np.arange(STACK + 1)
    usual = np.array(ANYHOW, np.float64)
    if not careless:
        usual = habits.believed[min(view.tricks, TRICKS - 1), turned].astype(np.float64)
    if not moved:
        now = put - turned
        weights = np.where(now >= 1, usual, 0)
    else:
        # When the bottom card moved is not in the view: before, between or after the turning over.
        now = np.where(put == STACK, 1, put - turned + 1)
        order = np.where(put == STACK, 1, np.where(put > turned, turned + 1, turned))
        weights = np.where((put >= 1) & (now >= 1), usual * order, 0)
    if not weights.sum():
        weights = np.where(now == np.clip(now, 1, left), 1.0, 0.0)
    return weights / weights.sum(), np.clip(now, 1, left).astype(np.int8)
