"""The level "hard": plays every choice out, in many worlds that agree with what it has seen.

For each decision open to it, it puts the hidden cards anyhow, as far as its view allows
(`belief`), and plays the round to its end by what players usually do (`policy`). The same worlds
serve all decisions, so that luck weighs equally; after each turn the weaker half is dropped, and
the rest is played out in twice as many. Points of the round are weighed by what they do for the
game: the chance to win it from the totals after this round, shared wins shared (R-M12, R-A4).

The number of playouts is fixed, so that equal views and seeds give equal choices. A clock is only
a guard for slow machines: `hurry` is asked between the turns, and between the portions of an
advice, and cuts the thinking short.

A tree over the information sets was weighed and left out: a playout in arrays is some ten times
cheaper than one step of a tree in Python, and the policy already answers what its branches would.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from yournightmare.games.tricks.decisions import STACK, Decision, PlaceScared
from yournightmare.games.tricks.scoring import ROUNDS
from yournightmare.games.tricks.state import Awaiting, View
from yournightmare.players.player import never
from yournightmare.players.tricks.belief import worlds_of
from yournightmare.players.tricks.habits import habits_of
from yournightmare.players.tricks.policy import Policy
from yournightmare.players.tricks.thumb import at_once
from yournightmare.players.tricks.worlds import Worlds, play_number

PLAYOUTS: Final = 2000
"""Playouts for one decision by default: less than a tenth of a second on an ordinary laptop."""
PORTION: Final = 500
"""So many playouts of an advice are made between two looks at the clock."""
FIRST: Final = 60
"""Worlds for each decision in the first turn."""
SPREAD: Final = 2.5
"""How far totals drift apart in one round still to come, in points."""
A_ROUND: Final = 4.0
"""About what the leader gains in a round, for games up to a total."""
LEAST: Final = 1e-3
"""What a point is worth where it changes nothing about winning."""

Many = NDArray[np.float64]


class Outcome(msgspec.Struct, frozen=True):
    """What came of one decision in so many `playouts`.

    `worth`: the chance to win the game, as far as it can be told. `points`: won in this round on
    average; `scared`, `trick`, `paranoia`: how often one met one's own Scared, won the trick on the
    table, or scored Paranoia. All are between 0 and 1 but the points. For a placing `trick` is 0.
    """

    decision: Decision
    playouts: int
    worth: float
    points: float
    scared: float
    trick: float
    paranoia: float


class Hard(msgspec.Struct, frozen=True):
    """The level with so many playouts a decision; plain data, so it can go to another process."""

    playouts: int = PLAYOUTS

    def __call__(
        self,
        view: View,
        legal: Sequence[Decision],
        rng: Random,
        hurry: Callable[[], bool] = never,
    ) -> Decision:
        """Return the decision after which most is to be hoped for."""
        if view.awaiting not in (Awaiting.PLACING, Awaiting.PLAY):
            return at_once(legal)
        search = Search(view, legal, rng)
        budget, size = self.playouts, FIRST
        open_to = list(range(len(legal)))
        while True:
            size = min(size, max(1, budget // len(open_to)))
            search.play_out(open_to, size)
            budget -= size * len(open_to)
            size *= 2
            if budget < len(open_to) or len(open_to) == 1 or hurry():
                return legal[search.best(open_to)]
            open_to = search.better_half(open_to)


class Search:
    """The playouts of one decision so far."""

    def __init__(self, view: View, legal: Sequence[Decision], rng: Random) -> None:
        assert view.seat is not None, "the public has nothing to decide"
        self._view, self._legal, self._seat = view, legal, view.seat
        self._rng = np.random.default_rng(rng.getrandbits(64))
        self._habits = habits_of(view.seats)
        self._policy = Policy(self._habits, self._rng)
        self._played = np.zeros(len(legal), np.int64)
        self._sums = np.zeros((len(legal), 5))

    def play_out(self, choices: Sequence[int], size: int) -> None:
        """Play each of these decisions out in the same `size` worlds."""
        worlds = worlds_of(self._view, size, self._habits, self._rng).times(len(choices))
        decisions = [self._legal[choice] for choice in choices]
        if self._view.awaiting is Awaiting.PLACING:
            _place(worlds, self._seat, np.repeat([_position(d) for d in decisions], size))
        else:
            worlds.play(np.repeat([play_number(d) for d in decisions], size))
        worlds.play_out(self._policy)
        found = self._found(worlds).reshape(len(choices), size, -1)
        self._sums[choices] += found.sum(axis=1)
        self._played[choices] += size

    def _found(self, worlds: Worlds) -> Many:
        seat, scores = self._seat, worlds.scores
        met = worlds.ended_by == seat
        return np.stack(
            [
                chances(self._view, scores)[:, seat] + LEAST * (scores[:, seat] - scores.mean(1)),
                scores[:, seat],
                met,
                (worlds.first == seat) & (self._view.awaiting is Awaiting.PLAY),
                met & (scores[:, seat] > 0),
            ],
            axis=1,
        ).astype(np.float64)

    def best(self, choices: Sequence[int]) -> int:
        """Return the best of these decisions; of equals the first."""
        return self._sorted(choices)[0]

    def better_half(self, choices: Sequence[int]) -> list[int]:
        """Return the better half of these decisions, in their order."""
        return sorted(self._sorted(choices)[: (len(choices) + 1) // 2])

    def _sorted(self, choices: Sequence[int]) -> list[int]:
        return sorted(choices, key=lambda n: (-self._sums[n, 0] / self._played[n], n))

    def outcomes(self) -> list[Outcome]:
        """Return what came of each decision, best first."""
        found = []
        for n in self._sorted(range(len(self._legal))):
            means = (float(value) for value in self._sums[n] / self._played[n])
            found.append(Outcome(self._legal[n], int(self._played[n]), *means))
        return found


def _position(decision: Decision) -> int:
    assert isinstance(decision, PlaceScared), "while Scared is placed nothing else is open"
    return decision.position


def _place(worlds: Worlds, seat: int, positions: Any) -> None:
    worlds.scared[:, seat] = positions
    worlds.seventh[:, seat] = positions == STACK


def chances(view: View, scores: Any) -> Many:
    """Return each seat's chance to win the game after such a round, by world (R-M12)."""
    totals = np.array(view.points) + scores
    top = totals.max(axis=1, keepdims=True)
    firsts = (totals == top).astype(np.float64)
    shared: Many = firsts / firsts.sum(axis=1, keepdims=True)
    if view.options.until_total:
        rounds = np.maximum((view.options.total - top) / A_ROUND, 0.5)
        over = top >= view.options.total
    else:
        rounds = np.full_like(top, max(1, ROUNDS[view.seats] - view.round), np.float64)
        over = np.full_like(top, view.round >= ROUNDS[view.seats], np.bool_)
    open_still = np.exp((totals - top) / (SPREAD * np.sqrt(rounds)))
    found: Many = np.where(over, shared, open_still / open_still.sum(axis=1, keepdims=True))
    return found


def advise(
    view: View,
    legal: Sequence[Decision],
    rng: Random,
    playouts: int = PLAYOUTS,
    hurry: Callable[[], bool] = never,
) -> list[Outcome]:
    """Return what may come of each decision, best first: all are played out equally often.

    In a hurry they are played out less often, but once at least. There is none but for placing
    Scared and for plays.
    """
    if view.awaiting not in (Awaiting.PLACING, Awaiting.PLAY):
        return []
    search, every = Search(view, legal, rng), range(len(legal))
    left, size = max(1, playouts // len(legal)), max(1, PORTION // len(legal))
    while True:
        search.play_out(every, min(size, left))
        left -= size
        if left <= 0 or hurry():
            return search.outcomes()
