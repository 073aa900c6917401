"""Throws 100,000 random flicks on the standard dice board, most among markers, and looks at each.

    python -m tests.stress.flicks [FLICKS] [PROCESSES]

None may leave the table, stick, run for more than four seconds of simulated time, or count for a
zone that its resting outline contradicts; shapely measures that independently of the rules. Ctrl+C
ends it early, and tells what was found so far. Exit status 1, and the first faults, if one does.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Final

from tests.games.endless.geometry import contradiction
from tests.games.endless.hands_on import dice_board
from tests.games.endless.test_diceboard import any_flick, any_markers
from yournightmare.games.endless.throwing import FRAMES_A_SECOND, throw

FLICKS: Final = 100_000
BATCH: Final = 1000
FEW: Final = 10


def batch(number: int) -> tuple[Counter[int], float, list[str]]:
    """Throw one batch; return its zones, the longest run in seconds, and its faults."""
    board, rng = dice_board(), Random(number)
    zones: Counter[int] = Counter()
    longest, faults = 0.0, []
    for _ in range(BATCH):
        flick, markers = any_flick(rng), any_markers(rng)
        thrown = throw("throw", flick, board, markers)
        zones[thrown.zone] += 1
        longest = max(longest, (len(thrown.path) - 1) / FRAMES_A_SECOND)
        fault = contradiction(board, thrown)
        if fault is not None:
            faults.append(f"{flick} among {markers}: {fault}")
    return zones, longest, faults


def main() -> int:
    """Throw them all and tell what was found."""
    flicks = int(sys.argv[1]) if len(sys.argv) > 1 else FLICKS
    processes = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    began = time.perf_counter()
    zones: Counter[int] = Counter()
    longest, faults = 0.0, []
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        try:
            for found, seconds, wrong in pool.map(batch, range(-(-flicks // BATCH))):
                zones += found
                longest = max(longest, seconds)
                faults += wrong
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
    thrown = sum(zones.values())
    if not thrown:
        return 0
    shares = "  ".join(f"{zone}: {zones[zone] / thrown:.3f}" for zone in range(1, 7))
    print(f"{thrown} flicks in {time.perf_counter() - began:.0f} s; zones {shares}")
    print(f"longest run {longest:.2f} s of simulated time; faults: {len(faults)}")
    for fault in faults[:FEW]:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
