"""Makes the figures of `habits`: rounds that the policy plays against itself, over and over.

    python -m yournightmare.players.tricks.practice FILE [ROUNDS] [TURNS]

Each turn plays ROUNDS rounds for each number of seats by the figures of the turn before, and counts
what came of it. The first turn knows nothing. Equal numbers give equal figures.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import numpy as np

from yournightmare.games.tricks.cards import HAND, PLAYERS, deck, value_of
from yournightmare.games.tricks.decisions import STACK
from yournightmare.players.tricks.belief import draw
from yournightmare.players.tricks.habits import (
    ANYHOW,
    CARELESS,
    DEPTH,
    HELD,
    HIGH,
    POINTS,
    SHAPES,
    Habits,
)
from yournightmare.players.tricks.policy import Policy, stance, strength
from yournightmare.players.tricks.worlds import PLAY_VALUE, PLAY_WORTH, Index, Worlds

ROUNDS: Final = 16_000
TURNS: Final = 16
BATCH: Final = 4000
EXPLORED: Final = 0.15
"""So often Scared is put anywhere, that all positions may be judged."""
WARMTH: Final = 0.8
"""The points that a position may be behind and still be chosen fairly often."""
LEARNT: Final = 0.3
"""So much of the old figures each turn replaces: else all run from one extreme to the other."""


def deal(seats: int, size: int, habits: Habits, rng: np.random.Generator) -> tuple[Worlds, Any]:
    """Return rounds after the deal with Scared placed as is usual, and the hands' strengths."""
    cards = np.array([value_of(card) for card in deck(seats)], np.int8)
    dealt = rng.permuted(np.tile(cards, (size, 1)), axis=1)
    hands = np.stack(
        [
            (dealt[:, seat * HAND : (seat + 1) * HAND, None] == np.arange(10)).sum(1)
            for seat in range(seats)
        ],
        axis=1,
    ).astype(np.int8)
    strong = strength(hands)
    put: Any = draw(habits.placing[strong], rng)
    anywhere = rng.random(put.shape) < EXPLORED
    put = np.where(anywhere, rng.integers(1, STACK + 1, put.shape), put)
    careless = rng.random(put.shape) < CARELESS
    put = np.where(careless, draw(np.broadcast_to(ANYHOW, (*put.shape, DEPTH)), rng), put)
    put = put.astype(np.int8)
    left: Any = np.full_like(put, STACK)
    pile = dealt[:, seats * HAND :]
    worlds = Worlds(hands, pile, put.copy(), left, put == STACK, 0)
    worlds.careless = careless.copy()
    return worlds, (strong, put, careless)


def _add(table: Any, where: Any, what: Any) -> None:
    """Add where one cell may be meant several times."""
    np.add.at(table, where, what)


class Watched:
    """A policy whose tricks and stances are written down, to be judged by how the rounds end."""

    def __init__(self, policy: Policy, put: Any, counts: Any) -> None:
        self._policy, self._put, self._counts = policy, put, counts
        self.trick = 0
        self.stances: list[tuple[Index, Index]] = []
        self._open: list[tuple[Any, ...]] = []

    def __call__(self, worlds: Worlds) -> Index:
        if worlds.step == 0:
            self.trick += 1
            self._look(worlds)
        plays = self._policy(worlds)
        able = worlds.held[worlds.rows, worlds.turn] > 0
        worth, value = PLAY_WORTH[plays], PLAY_VALUE[plays]
        zero = worlds.zero | (value == 0)
        count = np.where(value == 5, np.maximum((worth // 10) * (worth > 50), 1), 0)
        fives = np.where(zero, 3, np.minimum(worlds.fives + count, 2))
        best = able & (worth >= worlds.best)
        after = worlds.seats - 1 - worlds.step
        where = (worlds.ids[best], worlds.turn[best], fives[best], worth[best], after)
        self._open.append(where)
        if after == 0:
            winner = np.where(best, worlds.turn, worlds.winner)
            self._settle(worlds, winner, np.where(zero, 0, 1 + worlds.fives + count))
        return plays

    def _settle(self, worlds: Worlds, winner: Index, turned: Any) -> None:
        won = np.zeros(worlds.size, np.intp)
        won[worlds.ids] = winner
        for ids, seat, fives, worth, after in self._open:
            _add(self._counts["wins"], (fives, worth, after, 0), 1)
            _add(self._counts["wins"], (fives, worth, after, 1), won[ids] == seat)
        self._open = []
        turning: Any = turned > 0
        turns: Any = np.minimum(turned, STACK + 4)
        meets = worlds.scared[worlds.rows, winner] <= turns
        _add(self._counts["ends"], (turns[turning], 0), 1)
        _add(self._counts["ends"], (turns[turning], 1), meets[turning])

    def _look(self, worlds: Worlds) -> None:
        hunts = worlds.seventh & (worlds.scared == worlds.left)
        high = np.minimum(worlds.hands @ np.array([1, 0, 0, 0, 0, 0, 0, 1, 1, 1]), HIGH - 1)
        rest = np.minimum(worlds.held, HELD - 1) * HIGH + high
        self.stances.append(
            (
                worlds.ids,
                stance(hunts, worlds.left.astype(np.int16), worlds.scared.astype(np.int16), rest),
            )
        )
        turned = (STACK - worlds.left)[~worlds.careless]
        trick = np.minimum(self.trick, 12)
        _add(self._counts["believed"], (trick, turned, self._put[worlds.ids][~worlds.careless]), 1)


def practise(seats: int, habits: Habits, rounds: int, rng: np.random.Generator) -> Habits:
    """Play rounds by these figures, and return those counted."""
    counts: dict[str, Any] = {
        "value": np.zeros((*SHAPES.value, 2)),
        "wins": np.zeros((*SHAPES.wins, 2)),
        "ends": np.zeros((*SHAPES.ends, 2)),
        "others": np.zeros((*SHAPES.others, 2)),
        "placing": np.zeros((*SHAPES.placing, 2)),
        "believed": np.zeros(SHAPES.believed),
        "points": np.zeros(SHAPES.points),
    }
    for _ in range(0, rounds, BATCH):
        worlds, (strong, put, careless) = deal(seats, BATCH, habits, rng)
        watched = Watched(Policy(habits, rng), put, counts)
        worlds.play_out(watched)
        scores = worlds.scores.astype(np.float32)
        gains = scores - (scores.sum(axis=1, keepdims=True) - scores) / (seats - 1)
        _add(counts["placing"], (strong[~careless], put[~careless], 0), 1)
        _add(counts["placing"], (strong[~careless], put[~careless], 1), gains[~careless])
        _add(counts["points"], (careless.astype(np.intp), worlds.scores), 1)
        for ids, stances in watched.stances:
            sound = ~careless[ids]
            _add(counts["value"], (stances[sound], 0), 1)
            _add(counts["value"], (stances[sound], 1), gains[ids][sound])
        ended = np.flatnonzero(worlds.ended_by >= 0)
        who = worlds.ended_by[ended]
        zero = scores[ended, who] == 0
        _add(counts["others"], (0, 0), zero.sum())
        _add(counts["others"], (0, 1), -gains[ended, who][zero].sum())
    return _figures(counts)


def _figures(counts: dict[str, Any]) -> Habits:
    wins, ends = counts["wins"], counts["ends"]
    usual = (wins[..., 1].sum(0) + 1) / (wins[..., 0].sum(0) + 2)
    others = counts["others"][0, 1] / max(counts["others"][0, 0], 1)
    judged = counts["placing"]
    mean = (judged[..., 1] - 2) / (judged[..., 0] + 1)
    placing = np.exp((mean - mean[:, 1:].max(axis=1, keepdims=True)) / WARMTH)
    placing[:, 0] = 0
    placing /= placing.sum(axis=1, keepdims=True)
    points = counts["points"] + 5
    believed = counts["believed"] + 0.5
    believed[..., 0] = 0
    return Habits(
        value=smooth(counts["value"]).astype(np.float32),
        wins=((wins[..., 1] + 8 * usual) / (wins[..., 0] + 8)).astype(np.float32),
        ends=((ends[:, 1] + 1) / (ends[:, 0] + 2)).astype(np.float32),
        others=np.full(HELD, others, np.float32),
        placing=placing.astype(np.float32),
        believed=(believed / believed.sum(axis=-1, keepdims=True)).astype(np.float32),
        points=(points / points.sum(axis=1, keepdims=True)).astype(np.float32),
    )


def smooth(counted: Any, weight: float = 6.0) -> Any:
    """Return the mean by stance; where few were counted, drawn towards what stands around it."""
    cells = counted.reshape(2, DEPTH, DEPTH, HELD, HIGH, 2)
    hunts, left, scared = np.indices((2, DEPTH, DEPTH))
    guess = np.where(hunts == 1, 0.0, np.clip(left - scared, 0, None) * 0.7 - 2.0)
    mean = np.broadcast_to(guess[..., None, None], cells.shape[:-1])
    for axes in ((3, 4), (4,), ()):
        part = cells.sum(axis=axes, keepdims=True)
        mean = (part[..., 1] + weight * mean) / (part[..., 0] + weight)
    return np.broadcast_to(mean, cells.shape[:-1]).reshape(-1)


def beginning() -> Habits:
    """Return figures of someone who has never played."""
    worth = np.arange(101, dtype=np.float32) / 100
    wins = worth[None, :, None] ** np.arange(6, dtype=np.float32)[None, None, :]
    return Habits(
        value=smooth(np.zeros((*SHAPES.value, 2))).astype(np.float32),
        wins=np.broadcast_to(wins, SHAPES.wins).astype(np.float32),
        ends=np.linspace(0.1, 0.9, SHAPES.ends[0]).astype(np.float32),
        others=np.full(HELD, 3, np.float32),
        placing=np.full(SHAPES.placing, [0, *[1 / STACK] * STACK], np.float32),
        believed=np.full(SHAPES.believed, 1 / STACK, np.float32),
        points=np.full(SHAPES.points, 1 / POINTS, np.float32),
    )


def main() -> None:
    """Practise for each number of seats, and write the figures."""
    file = Path(sys.argv[1])
    rounds, turns = (
        int(w) for w in [*sys.argv[2:], *(str(ROUNDS), str(TURNS))[len(sys.argv) - 2 :]]
    )
    tables: dict[str, Any] = {}
    for seats in PLAYERS:
        rng, habits = np.random.default_rng(seats), beginning()
        for turn in range(turns):
            counted = practise(seats, habits, rounds, rng)
            share = max(LEARNT, 1 / (1 + turn))
            habits = Habits(
                *(old + share * (new - old) for old, new in zip(habits, counted, strict=True))
            )
            print(seats, turn, np.round(habits.placing[[0, 2, 4, 6, 8], 1:], 2), habits.others[0])
        for name, table in habits._asdict().items():
            tables[f"{name}{seats}"] = table.astype(np.float16)
    np.savez_compressed(file, **tables)


if __name__ == "__main__":
    main()
