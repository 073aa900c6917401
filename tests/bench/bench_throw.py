"""What one throw on the dice board costs, and where the throws of a hand end.

    python -m tests.bench.bench_throw [THROWS]

Prints the processor's milliseconds a throw (it has to be simulated within 20, before it is
animated), the zones that straight throws of every strength reach, and how often the throws of
simulated hands end where: the tables in `yournightmare.players.endless.hands`. Exit status 1 if a
throw takes too long. Not a test: no test depends on speed.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections import Counter
from random import Random
from typing import Final

from yournightmare.games.endless.diceboard import UNIT, DiceBoard, Spot
from yournightmare.games.endless.nerves import breaks_lid
from yournightmare.games.endless.throwing import Flick, throw
from yournightmare.players.endless.hands import CLUMSY, PRACTISED, SHORT, Hand, flick_to
from yournightmare.players.simulate import shipped_dice_board

GOAL: Final = 20.0
THROWS: Final = 2000
ZONES: Final = ("I", "II", "III", "IV", "V", "VI")


def costs(board: DiceBoard, throws: int) -> list[float]:
    """Return milliseconds for each of many throws among six markers, in order of size."""
    rng = Random(7)
    markers: tuple[Spot, ...] = tuple((x * UNIT, y * UNIT) for x, y in board.lid)
    throw("first", Flick(0, -700, 0, 500), board, ())  # brings the physics
    found = []
    for _ in range(throws):
        flick = Flick(
            rng.randrange(-1000, 1001),
            rng.randrange(-1100, -399),
            rng.randrange(-800, 801),
            rng.randrange(0, 1001),
            rng.randrange(-1000, 1001),
        )
        began = time.thread_time()
        throw("throw", flick, board, markers)
        found.append(1000 * (time.thread_time() - began))
    return sorted(found)


def ends(board: DiceBoard, hand: Hand, target: float, throws: int, worse: float = 1.0) -> str:
    """Return a row: how often a hand's throws to a target end in each zone, and their mean."""
    rng = Random(11)
    found = Counter(
        throw("throw", flick_to(board, 0, target, rng, hand, worse), board, ()).zone
        for _ in range(throws)
    )
    shares = "  ".join(f"{found[zone] / throws:4.2f}" for zone in range(1, 7))
    return f"{shares}  {sum(zone * n for zone, n in found.items()) / throws:5.2f}"


def lids(board: DiceBoard, hand: Hand, throws: int) -> float:
    """Return how often a hand's throws between the crosses break the lid."""
    rng = Random(13)
    markers = tuple((x * UNIT, y * UNIT) for x, y in board.lid)
    five, six = board.zones[3].outline, board.zones[4].outline
    target = (min(y for _, y in five) + max(y for _, y in six)) / 2
    broken = sum(
        breaks_lid(board, throw("lid", flick_to(board, 0, target, rng, hand), board, markers))
        for _ in range(throws)
    )
    return broken / throws


def main() -> int:
    """Print the tables and tell whether every throw was quick enough."""
    throws = int(sys.argv[1]) if len(sys.argv) > 1 else THROWS
    board = shipped_dice_board()
    ms = costs(board, throws)
    print(
        f"one throw: median {statistics.median(ms):.2f} ms, 99 % {ms[len(ms) * 99 // 100]:.2f} ms"
    )
    print("straight, by strength:")
    for strength in range(0, 1001, 50):
        thrown = throw("throw", Flick(0, -750, 0, strength), board, ())
        y = 0 if thrown.rest is None else thrown.rest[1] / UNIT
        print(f"{strength:6}  zone {ZONES[thrown.zone - 1]:<4} rests at {y:6.1f} mm")
    middles = [sum(y for _, y in zone.outline) / len(zone.outline) for zone in board.zones]
    short = min(y for _, y in board.zones[4].outline) - SHORT
    print(f"{'aimed at':<34}" + "".join(f"{zone:<6}" for zone in ZONES) + "mean")
    for name, target in (
        ("zone III (weak)", middles[1]),
        ("zone IV (middle)", middles[2]),
        ("zone V", middles[3]),
        ("short of VI (as a rule)", short),
        ("zone VI (strong)", middles[4]),
    ):
        print(f"{name:<34}{ends(board, PRACTISED, target, throws)}")
    worse = ends(board, PRACTISED, short, throws, PRACTISED.other)
    print(f"{'short of VI, the other hand':<34}{worse}")
    print(f"{'short of VI, a clumsy hand':<34}{ends(board, CLUMSY, short, throws)}")
    practised, clumsy = lids(board, PRACTISED, throws), lids(board, CLUMSY, throws)
    print(f"lid broken: {practised:.2f}, by a clumsy hand {clumsy:.2f}")
    return 0 if statistics.median(ms) <= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
