"""How fast Your Worst Nightmare is played, beside RLCard's bridge in the same run.

    python -m tests.bench.bench_worst [GAMES]

Decisions a second of `simulate worst --level random` have to be at least 5 times the steps a second
of RLCard's bridge, by 2, 3 and by 4 players; exit status 1 if they aren't. Both are measured by
turns, for about a tenth of a second each, in time of the processor, and the best of 30 counts:
whatever else runs only ever slows one down. It needs the extra `bench`. Not a test: no test depends
on speed.
"""

from __future__ import annotations

import sys
import time
from typing import Final

from tests.bench.rlcard_bridge import steps_per_second
from yournightmare.games.worst import WORST
from yournightmare.players.simulate import simulate

GOAL: Final = 5.0
PEER_SECONDS: Final = 0.1
TURNS: Final = 30


def main() -> int:
    """Print the table and tell whether the goal is met."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    ours = dict.fromkeys(WORST.seats, 0.0)
    peer = 0.0
    for _ in range(TURNS):
        peer = max(peer, steps_per_second(PEER_SECONDS, time.process_time))
        for seats in WORST.seats:
            began = time.process_time()
            figures = simulate("worst", games, 7, seats, "random")["levels"]["random"]
            speed = figures["decisions"] / (time.process_time() - began)
            ours[seats] = max(ours[seats], speed)
    print(f"RLCard bridge: {peer:,.0f} steps a second")
    for seats, speed in ours.items():
        print(f"worst, {seats} seats: {speed:,.0f} decisions a second, {speed / peer:.1f} times")
    met = min(ours.values()) >= GOAL * peer
    print(f"goal: {GOAL:g} times: {'met' if met else 'missed'}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
