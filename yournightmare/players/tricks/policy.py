"""How a round goes on in a player's mind: the play that each seat makes, in many worlds at once.

Every seat is played from what it knows itself: its own hand, its own Scared and the trick on the
table, never the rest of its world. For each play it weighs winning the trick against losing it,
by the figures in `habits`, and makes the best one; a little luck keeps the worlds apart.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from yournightmare.games.tricks.cards import FIVE
from yournightmare.games.tricks.decisions import STACK
from yournightmare.games.tricks.scoring import PARANOIA
from yournightmare.players.tricks.habits import DEPTH, HELD, HIGH, STRENGTHS, Habits
from yournightmare.players.tricks.worlds import (
    PLAY_COUNT,
    PLAY_VALUE,
    PLAY_WORTH,
    Index,
    Small,
    Worlds,
)

Scores = NDArray[np.float32]

CONSIDERED: Final = 2 + 9 * 3
"""Plays of more than three cards are rare: the policy leaves them out."""

VALUE: Final = PLAY_VALUE[:CONSIDERED].astype(np.intp)
COUNT: Final = PLAY_COUNT[:CONSIDERED]
WORTH: Final = PLAY_WORTH[:CONSIDERED]
IS_ZERO: Final = VALUE == 0
OWN_FIVES: Final = np.where(VALUE == FIVE, COUNT, 0).astype(np.int16)
FEWER_HIGH: Final = np.where((VALUE >= 7) | IS_ZERO, COUNT, 0).astype(np.int16)
FEWER: Final = np.where(COUNT > 1, 1, COUNT).astype(np.int16)
"""By how many cards a hand gets smaller: after several equal ones all but one are drawn anew."""
RANK: Final = np.where(IS_ZERO, 5, VALUE).astype(np.float32)
LUCK: Final = 0.35
DREAMING: Final = 0.5
"""So often a careless seat plays anyhow."""
SPARED: Final = 0.05
_OUT: Final = np.float32(-1e9)
_HIGH_CARDS: Final = np.array([1, 0, 0, 0, 0, 0, 0, 1, 1, 1], np.int16)
_STRONG: Final = np.array([1.3, 0, 0, 0, 0, 0.05, 0.2, 0.45, 0.75, 1.0], np.float32)


def strength(hands: Small) -> Index:
    """Return how strong hands are, 0 to `STRENGTHS` − 1, for the placing of Scared."""
    strong: Index = np.minimum((hands @ _STRONG) * 1.7, STRENGTHS - 1).astype(np.intp)
    return strong


class Policy:
    """Chooses a play in every world. `luck`: how far apart equal plays may be judged."""

    def __init__(self, habits: Habits, rng: np.random.Generator, luck: float = LUCK) -> None:
        self._habits, self._rng, self._luck = habits, rng, luck

    def __call__(self, worlds: Worlds) -> Index:
        """Return the number of a play for each world."""
        scores = self.scores(worlds)
        luck = self._rng.random(scores.shape, dtype=np.float32)
        dreams = worlds.careless[worlds.rows, worlds.turn]
        if dreams.any():
            dreams &= self._rng.random(len(dreams)) < DREAMING
            scores = np.where(dreams[:, None] & (scores > _OUT), np.float32(0), scores)
        scores += luck * np.float32(self._luck)
        best: Index = scores.argmax(axis=1)
        return best

    def scores(self, worlds: Worlds) -> Scores:
        """Return what each play is worth by world; far below nought what isn't in the hand."""
        habits, rows, seat = self._habits, worlds.rows, worlds.turn
        hand = worlds.hands[rows, seat]
        scared = worlds.scared[rows, seat].astype(np.int16)[:, None]
        left = worlds.left[rows, seat].astype(np.int16)[:, None]
        hunts = worlds.seventh[rows, seat][:, None] & (scared == left)
        turns = (1 + worlds.fives)[:, None] + OWN_FIVES
        calm = worlds.zero[:, None] | IS_ZERO
        rest = self._rest(hand, worlds.held[rows, seat])
        lost_at = stance(hunts, left, scared, 0)
        now = np.where(scared == 1, 2, 1) * (left - scared) - 3.0
        ends = np.where(calm, 0, habits.ends[np.minimum(turns, STACK + 4)])
        # A seat in flight likes to be rid of high cards, one on the hunt spares them.
        spared = np.where((scared == 1) & ~hunts, RANK, -RANK) * np.float32(SPARED)
        lose = habits.value[lost_at + rest] * (1 - ends) + now * ends + spared
        win = self._won(worlds, hunts, left, scared, turns, calm, rest) - RANK * np.float32(SPARED)
        chance = self._chance(worlds, turns, calm)
        scores = (win * chance + lose * (1 - chance)).astype(np.float32)
        return np.where(hand[:, VALUE] >= COUNT, scores, _OUT)

    def _won(
        self,
        worlds: Worlds,
        hunts: NDArray[np.bool_],
        left: NDArray[np.int16],
        scared: NDArray[np.int16],
        turns: NDArray[np.int16],
        calm: NDArray[np.bool_],
        rest: Index,
    ) -> Scores:
        """Return what each play is worth if it wins."""
        habits = self._habits
        meets = ~calm & (turns >= scared)
        turned = np.minimum(turns, scared - 1)
        bottom = scared == left
        now_at = np.where(calm, np.where(bottom, 1, scared + 1), scared - turned)
        now_left = np.where(calm, left, left - turned)
        hunting = hunts & (~calm | (left == 1))
        value = habits.value[stance(hunting, now_left, now_at, 0) + rest]
        held = np.minimum(worlds.held[worlds.rows, worlds.turn], HELD - 1)
        worst = -habits.others[held][:, None]
        return np.where(meets, np.where(hunts, np.float32(PARANOIA), worst), value)

    def _rest(self, hand: Small, held: NDArray[np.int16]) -> Index:
        """Return the part of a stance that tells of the hand after each play."""
        size = np.clip(held[:, None] - FEWER, 0, HELD - 1)
        high = np.clip((hand @ _HIGH_CARDS)[:, None] - FEWER_HIGH, 0, HIGH - 1)
        rest: Index = (size * HIGH + high).astype(np.intp)
        return rest

    def _chance(self, worlds: Worlds, turns: NDArray[np.int16], calm: NDArray[np.bool_]) -> Scores:
        """Return how likely each play wins the trick."""
        after = worlds.seats - 1 - worlds.step
        beats = worlds.best[:, None] <= WORTH
        if not after:
            return beats.astype(np.float32)
        fives = np.where(calm, 3, np.minimum(turns - 1, 2))
        return np.where(beats, self._habits.wins[fives, WORTH, after], np.float32(0))


def stance(
    hunts: NDArray[np.bool_], left: NDArray[np.int16], scared: NDArray[np.int16], rest: int | Index
) -> Index:
    """Return the number of a stance: on the hunt for Paranoia, stack, Scared, and the hand."""
    at = (hunts * DEPTH + left).astype(np.intp) * DEPTH + scared
    return at * (HELD * HIGH) + rest
