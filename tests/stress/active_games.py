"""Plays the active game by all its options, and puts every game through the conformance suite.

    python -m tests.stress.active_games [GAMES] [PROCESSES]

GAMES (5,000 if not said) are shared out among all cells active, mixed by coin and chosen by hand,
with and without steady hands, Strategist and Veterans, right- and left-handed. Computer players of
all levels decide, and simulated hands throw, point, stop the clock and run out of breath
(`yournightmare.players.endless.hands` states their errors). Every game is put through each test of
`tests/games/test_conformance.py`; tests that look at states by themselves are given a few states of
the game. The scores of each level are told at the end, or when Ctrl+C ends it early. Exit status 1,
and the first faults, if any test fails.
"""

from __future__ import annotations

import statistics
import sys
import time
import traceback
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import product
from multiprocessing import get_context
from random import Random
from typing import Any, Final

from tests.games import test_conformance as suite
from tests.games.hooks import HOOKS, standard, standard_dice_board
from tests.games.test_conformance import Played, Turn
from tests.stress.worst_games import SEQUENCES, STATES_ALONE
from yournightmare.games.chance import SeededChance
from yournightmare.games.endless import ENDLESS
from yournightmare.games.endless.nightmares import CELLS
from yournightmare.games.endless.state import Active, Options
from yournightmare.players.player import player_of

GAMES: Final = 5_000
BATCH: Final = 25
STATES: Final = 4
LEVELS: Final = ("careful",) * 12 + ("random",) * 7 + ("strong",)
"""How often each level plays; "strong" thinks for long."""


@cache
def combinations() -> tuple[Options, ...]:
    """Return every combination of the active game's options; by hand every second cell."""
    flags = (False, True)
    return tuple(
        Options(
            standard(),
            strategist=strategist,
            veterans=veterans,
            active=active,
            cells=CELLS[::2] if active is Active.CHOSEN else (),
            steady_hands=steady,
            left_handed=left,
            dice_board=standard_dice_board(),
        )
        for active, steady, strategist, veterans, left in product(
            (Active.ALL, Active.MIXED, Active.CHOSEN), flags, flags, flags, flags
        )
    )


def played(number: int, level: str, options: Options) -> Played:
    """Play one game by a computer player with hands, recorded as the suite wants it."""
    rng, player = Random(number), player_of("endless", level)
    chance = SeededChance(number)
    opening = ENDLESS.start(options, 1, chance)
    answers, state = tuple(chance.answers), opening.state
    turns: list[Turn] = []
    while ENDLESS.waiting(state):
        assert len(turns) < suite.LONGEST, "the game doesn't end"
        legal = ENDLESS.legal(state, 0)
        decision = player.choose(ENDLESS.view(state, 0), legal, rng)
        assert decision in legal
        now = SeededChance(number, chance.drawn)
        step = ENDLESS.play(state, decision, now)
        turns.append(Turn(state, decision, tuple(now.answers), chance.drawn, step))
        chance, state = now, step.state
    hook = HOOKS["endless"]
    return Played(ENDLESS, hook, options, 1, number, opening, answers, tuple(turns))


def put_through(game: Played, number: int) -> None:
    """Put a game through the suite. Raises whatever its tests raise."""
    few = Random(number).sample(game.turns, min(STATES, len(game.turns)))
    for tests, shown in ((SEQUENCES, game), (STATES_ALONE, game._replace(turns=tuple(few)))):
        suite.play_random = lambda game_id, seed, shown=shown: shown  # type: ignore[assignment]
        for test in tests:
            inner = getattr(test, "hypothesis", None)
            call: Any = inner.inner_test if inner else test
            back = {"back": 1 + number % 60} if "back" in call.__code__.co_varnames else {}
            call("endless", number, **back)


def batch(first: int, last: int) -> tuple[int, list[tuple[str, bool, int]], list[str]]:
    """Play and test games number `first` to `last`; return decisions, scores and what went wrong.

    A score comes with its level and whether hands were steady.
    """
    every = combinations()
    decisions, faults = 0, []
    scores: list[tuple[str, bool, int]] = []
    for number in range(first, last):
        options, level = every[number % len(every)], LEVELS[number // 7 % len(LEVELS)]
        try:
            game = played(number, level, options)
            put_through(game, number)
            decisions += len(game.turns)
            scores.append((level, options.steady_hands, game.states[-1].score))
        except Exception:
            faults.append(f"game {number}, {level}, {options!r:.200}\n{traceback.format_exc()}")
    return decisions, scores, faults


def main() -> int:
    """Play all games, and tell how it went."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    processes = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    began = time.perf_counter()
    decisions, faults = 0, []
    scores: dict[tuple[str, bool], list[int]] = defaultdict(list)
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        starts = range(0, games, BATCH)
        ends = [min(first + BATCH, games) for first in starts]
        try:
            for made, scored, wrong in pool.map(batch, starts, ends):
                decisions += made
                faults += wrong
                for level, steady, score in scored:
                    scores[level, steady].append(score)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
    games = sum(map(len, scores.values())) + len(faults)
    for fault in faults[:5]:
        print(fault)
    for (level, steady), points in sorted(scores.items()):
        ranked = sorted(points)
        print(
            f"{level:<8} {'steady' if steady else 'hands':<7} {len(ranked):5} games: "
            f"mean {statistics.fmean(ranked):.1f}, median {statistics.median(ranked):.0f}, "
            f"90 % {ranked[len(ranked) * 9 // 10]}, best {ranked[-1]}"
        )
    minutes = (time.perf_counter() - began) / 60
    print(
        f"{games:,} games, {len(combinations())} combinations of options, {decisions:,} decisions: "
        f"{len(faults)} failed, {minutes:.1f} minutes"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
