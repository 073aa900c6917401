"""Many rounds of the trick game at once, side by side in arrays: what a search plays out.

A world is one way the hidden cards may lie. All worlds of a `Worlds` stand at the same play of the
same trick and go on in step, for a trick is always one visit to each seat, from the leader round
(a seat without cards is passed over, R-M9). So one call moves thousands of worlds by one seat.
Held here: R-M4 to R-M11 within one round, with values for cards, since copies are alike. That it
plays as the rules do is tested round by round against `games.tricks`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from yournightmare.games.tricks.cards import FIVE, worth_of
from yournightmare.games.tricks.decisions import STACK, Decision, PlayCards, PlayZeroTen
from yournightmare.games.tricks.scoring import PARANOIA

Small = NDArray[np.int8]
Number = NDArray[np.int16]
Index = NDArray[np.intp]
Flags = NDArray[np.bool_]

VALUES: Final = 10
MOST: Final = 10
"""No play has more cards of a value than there are fives."""

ZERO, TEN = 0, 1
PLAYS: Final = 2 + 9 * MOST
"""Plays by number: the 0/10 as 0, as 10, then each count of each value, singles first."""

PLAY_VALUE: Final = np.array([0, 0, *(v for _ in range(MOST) for v in range(1, 10))], np.int8)
PLAY_COUNT: Final = np.array([1, 1, *(c + 1 for c in range(MOST) for _ in range(9))], np.int8)
PLAY_WORTH: Final = np.array(
    [0, 100, *(worth_of(v, c + 1) for c in range(MOST) for v in range(1, 10))], np.int16
)


def play_number(decision: Decision) -> int:
    """Return the number of a play."""
    if isinstance(decision, PlayZeroTen):
        return TEN if decision.said else ZERO
    assert isinstance(decision, PlayCards), "only a play has a number"
    return 2 + 9 * (decision.count - 1) + decision.value - 1


class Worlds:
    """`size` worlds of `seats`, in arrays that change in place.

    By world and seat: `hands` (cards of each value 0 to 9), `held` (cards in hand), `scared` (where
    it lies, 1 the top; 0 once turned over), `left` (cards in the stack), `seventh` (put at 7). By
    world: `pile` (values from the top), `drawn` (so many are gone), `leader`, and of the trick on
    the table `best` (worth, −1 without a play), `winner`, `fives`, `zero` (the 0/10 is in it).
    `step`: seats visited in this trick. `careless`: seats that often play anyhow. `first`: who won
    the first trick played here, −1 before. `scores`: points by world, once a round is over;
    `ended_by`: who turned over Scared, −1 for nobody. `ids`: the numbers of the worlds that are
    still played.
    """

    def __init__(
        self,
        hands: Small,
        pile: Small,
        scared: Small,
        left: Small,
        seventh: Flags,
        leader: int,
        step: int = 0,
        best: int = -1,
        winner: int = 0,
        fives: int = 0,
        zero: bool = False,
    ) -> None:
        self.size, self.seats = hands.shape[:2]
        self.hands, self.pile, self.scared, self.left = hands, pile, scared, left
        self.seventh = seventh
        self.held: Number = hands.sum(axis=2, dtype=np.int16)
        self.drawn: Number = np.zeros(self.size, np.int16)
        self.leader: Index = np.full(self.size, leader)
        self.step = step
        self.best: Number = np.full(self.size, best, np.int16)
        self.winner: Index = np.full(self.size, winner)
        self.fives: Number = np.full(self.size, fives, np.int16)
        self.zero: Flags = np.full(self.size, zero)
        self.ids: Index = np.arange(self.size)
        self.rows: Index = np.arange(self.size)
        self.careless: Flags = np.zeros((self.size, self.seats), np.bool_)
        self.first: Small = np.full(self.size, -1, np.int8)
        self.scores: Number = np.zeros((self.size, self.seats), np.int16)
        self.ended_by: Small = np.full(self.size, -1, np.int8)

    @property
    def turn(self) -> Index:
        """Whose turn it is, by world; that seat may be without cards."""
        turn: Index = (self.leader + self.step) % self.seats
        return turn

    def times(self, number: int) -> Worlds:
        """Return so many copies of all worlds, one lot after the other; only before any play."""
        copy = Worlds.__new__(Worlds)
        for name, value in vars(self).items():
            whole = isinstance(value, np.ndarray)
            setattr(copy, name, np.concatenate([value] * number) if whole else value)
        copy.size = self.size * number
        copy.ids = np.arange(copy.size)
        copy.rows = np.arange(copy.size)
        return copy

    def play(self, plays: Index) -> None:
        """Let the seat whose turn it is make the plays of these numbers; without cards it can't."""
        seat, rows = self.turn, self.rows
        able = self.held[rows, seat] > 0
        value = PLAY_VALUE[plays]
        count = np.where(able, PLAY_COUNT[plays], np.int8(0))
        worth = PLAY_WORTH[plays]
        self.hands[rows, seat, value] -= count
        self.held[rows, seat] -= count
        beats = able & (worth >= self.best)
        self.best = np.where(beats, worth, self.best)
        self.winner = np.where(beats, seat, self.winner)
        self.fives += np.where(value == FIVE, count, np.int8(0))
        self.zero |= able & (value == 0)
        self._draw(seat, count)
        self.step += 1
        if self.step == self.seats:
            self._finish_trick()

    def _draw(self, seat: Index, count: Small) -> None:
        """Draw one card fewer than were played, as far as the pile reaches (R-M5)."""
        more = np.flatnonzero(count > 1)
        count = count[more]
        for due in range(1, int(count.max(initial=0))):
            drawing = more[(count > due) & (self.drawn[more] < self.pile.shape[1])]
            card = self.pile[drawing, self.drawn[drawing]]
            self.drawn[drawing] += 1
            self.hands[drawing, seat[drawing], card] += 1
            self.held[drawing, seat[drawing]] += 1

    def _finish_trick(self) -> None:
        """Turn over or move the bottom card, and score rounds that are over (R-M7 to R-M11)."""
        rows, winner = self.rows, self.winner
        scared, left = self.scared[rows, winner], self.left[rows, winner]
        turned = np.where(self.zero, 0, 1 + self.fives)
        ends = scared <= turned
        turned = np.minimum(turned, scared)
        below = np.where(scared == left, 1, scared + 1)
        self.scared[rows, winner] = np.where(self.zero, below, scared - turned)
        self.left[rows, winner] = left - turned
        self.leader, self.step = winner, 0
        if self.first[self.ids[0]] < 0:
            self.first[self.ids] = winner
        over = ends | ~self.held.any(axis=1)
        if over.any():
            self._score(np.flatnonzero(over), ends)
            self._keep(np.flatnonzero(~over))
        self.best = np.full(len(self.rows), -1, np.int16)
        self.fives = np.zeros(len(self.rows), np.int16)
        self.zero = np.zeros(len(self.rows), np.bool_)

    def _score(self, over: Index, ends: Flags) -> None:
        """Score the rounds in these rows (R-M10, R-M11)."""
        scared, left = self.scared[over], self.left[over]
        points = stack_points(scared, left)
        ended = ends[over]
        who, rows = self.winner[over], np.arange(len(over))
        points[rows[ended], who[ended]] = 0
        mad = ended & (left[rows, who] == 0) & self.seventh[over, who]
        points[mad] = 0
        points[rows[mad], who[mad]] = PARANOIA
        self.scores[self.ids[over]] = points
        self.ended_by[self.ids[over]] = np.where(ended, who, -1)

    def _keep(self, rows: Index) -> None:
        for name in (
            "hands",
            "held",
            "pile",
            "drawn",
            "scared",
            "left",
            "seventh",
            "careless",
            "leader",
        ):
            setattr(self, name, getattr(self, name)[rows])
        self.winner, self.ids = self.winner[rows], self.ids[rows]
        self.rows = np.arange(len(rows))

    def play_out(self, policy: Callable[[Worlds], Index]) -> None:
        """Play all rounds to their ends by a policy."""
        while len(self.rows):
            self.play(policy(self))


def stack_points(scared: Small, left: Small) -> Number:
    """Return what stacks score with Scared where it lies (R-M10)."""
    return np.where(scared == 1, 2, 1).astype(np.int16) * (left - scared)


assert STACK == 7, "the tables of the policy are made for stacks of seven"
