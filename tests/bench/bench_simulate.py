"""How fast games are played: a table of decisions a second on one core.

    python -m tests.bench.bench_simulate [GAMES]

Rules are checked, events made, views built and choices weighed, as in every other use. "random" has
to reach 40,000 a second on an ordinary laptop; exit status 1 if it doesn't. Not a test: no test
depends on speed.
"""

from __future__ import annotations

import sys
from typing import Final

from yournightmare.players.player import levels_of
from yournightmare.players.simulate import simulate

GOAL: Final = 40_000
"""Decisions a second of `simulate endless --level random`."""

SHARE: Final = {"random": 1.0, "careful": 0.1, "strong": 0.01}
"""How many of the games each level plays, so that the whole table takes about as long for each."""

TURNS: Final = 3
"""The best of so many measurements counts: whatever else runs only ever slows one down."""


def main() -> int:
    """Print the table and tell whether the goal is met."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    print(f"{'level':<10}{'games':>8}{'decisions':>12}{'a second':>12}{'ms a game':>12}")
    speeds = {}
    for level in levels_of("endless"):
        played = max(1, round(games * SHARE[level]))
        turns = [simulate("endless", played, 7, level=level) for _ in range(TURNS)]
        best = max(
            (turn["levels"][level] for turn in turns), key=lambda f: f["decisions_per_second"]
        )
        speeds[level] = best["decisions_per_second"]
        a_game = 1000 * best["decisions"] / best["decisions_per_second"] / played
        print(
            f"{level:<10}{played:>8}{best['decisions']:>12}{speeds[level]:>12,}{a_game:>12.2f}",
            flush=True,
        )
    met = speeds["random"] >= GOAL
    print(f"goal for random: {GOAL:,} a second: {'met' if met else 'missed'}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
