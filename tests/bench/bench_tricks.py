"""How fast the trick game is played, beside RLCard's bridge and OpenSpiel's hearts in the same run.

    python -m tests.bench.bench_tricks [SECONDS]

Random playouts by the rules, each decision chosen from all legal ones and checked, have to reach at
least 6 times the steps a second of RLCard's bridge, by 3 to 6 players; exit status 1 if they don't.
The other columns: the same with the view that a player is given (`simulate --level random`), and
whole rounds a second as *hard* plays them in arrays. All are measured by turns, each for SECONDS of
the processor's own time, and the best of each counts: what else runs only ever slows one down. With
whole games by a level the clock on the wall is looked at. It needs the extra `bench`; OpenSpiel is
measured if it is there. Not a test: no test depends on speed.
"""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Final

import numpy as np

from tests.bench import openspiel_hearts, rlcard_bridge
from yournightmare.games.chance import SeededChance
from yournightmare.games.tricks import TRICKS
from yournightmare.games.tricks.state import Options
from yournightmare.players.simulate import simulate
from yournightmare.players.tricks.habits import habits_of
from yournightmare.players.tricks.policy import Policy
from yournightmare.players.tricks.practice import deal

GOAL: Final = 6.0
TURNS: Final = 9
SECONDS: Final = 0.4
GAMES: Final = 30
ROUNDS: Final = 2000


def decisions_per_second(seats: int, seconds: float) -> float:
    """Return how many decisions a second the rules make, whole games played at random."""
    dealer, options, made, number = Random(7), Options(), 0, 0
    began = time.thread_time()
    while time.thread_time() - began < seconds:
        chance, number = SeededChance(number), number + 1
        state = TRICKS.start(options, seats, chance).state
        while waiting := TRICKS.waiting(state):
            legal = TRICKS.legal(state, waiting[0])
            state = TRICKS.play(state, legal[int(dealer.random() * len(legal))], chance).state
            made += 1
    return made / (time.thread_time() - began)


def rounds_per_second(seats: int) -> float:
    """Return how many rounds a second are played out in arrays by the policy."""
    rng = np.random.default_rng(7)
    worlds, _ = deal(seats, ROUNDS, habits_of(seats), rng)
    policy = Policy(habits_of(seats), rng)
    began = time.thread_time()
    worlds.play_out(policy)
    return ROUNDS / (time.thread_time() - began)


def main() -> int:
    """Print the table and tell whether the goal is met."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    plain, shown, rounds = (dict.fromkeys(TRICKS.seats, 0.0) for _ in range(3))
    bridge = hearts = 0.0
    for _ in range(TURNS):
        bridge = max(bridge, rlcard_bridge.steps_per_second(seconds, time.thread_time))
        hearts = max(hearts, openspiel_hearts.moves_per_second(seconds, time.thread_time) or 0.0)
        for seats in TRICKS.seats:
            plain[seats] = max(plain[seats], decisions_per_second(seats, seconds))
            figures = simulate("tricks", GAMES, 7, seats, "random")["levels"]["random"]
            shown[seats] = max(shown[seats], figures["decisions_per_second"])
            rounds[seats] = max(rounds[seats], rounds_per_second(seats))
    print(f"RLCard bridge: {bridge:,.0f} steps a second")
    if not hearts:
        print("OpenSpiel hearts: not installed, not measured (pip install open_spiel)")
    else:
        print(f"OpenSpiel hearts: {hearts:,.0f} moves a second")
    print(
        f"{'seats':>5}{'decisions/s':>13}{'× bridge':>10}{'× hearts':>10}{'with views':>12}"
        f"{'rounds/s in arrays':>20}"
    )
    for seats in TRICKS.seats:
        beside = f"{plain[seats] / hearts:.2f}" if hearts else "–"
        print(
            f"{seats:>5}{plain[seats]:>13,.0f}{plain[seats] / bridge:>10.1f}{beside:>10}"
            f"{shown[seats]:>12,.0f}{rounds[seats]:>20,.0f}"
        )
    met = min(plain.values()) >= GOAL * bridge
    print(f"goal: {GOAL:g} times RLCard's bridge: {'met' if met else 'missed'}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
