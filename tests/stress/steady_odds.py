"""Compares steady hands with a practised hand, for each of the twelve active Nightmares.

    python -m tests.stress.steady_odds [GAMES] [PROCESSES] [NIGHTMARE ...]

The level "careful" plays GAMES whole games (2,000 if not said) in which the dice draw nothing but
that Nightmare, by hand and again with steady hands. Told are both mean scores, the second by the
first, and twice the standard error of that. EN-15.4 promises that no ratio is further than 15 %
from 1: exit status 1 if one isn't with twice its error. 200 games tell a coarse fault in a few
minutes; the odds themselves stand in `yournightmare/games/endless/steady.py`.
"""

from __future__ import annotations

import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from multiprocessing import get_context
from typing import Final

from tests.games.endless.one_nightmare import ratio, score_of
from yournightmare.games.endless.nightmares import ACTIVE_NIGHTMARES

GAMES: Final = 2_000
BATCH: Final = 20
ALLOWED: Final = 0.15


def batch(nightmare: str, steady_hands: bool, first: int, last: int) -> list[int]:
    """Return the scores of games number `first` to `last`, without the last."""
    return [score_of(nightmare, steady_hands, number) for number in range(first, last)]


def scores(
    pool: ProcessPoolExecutor, nightmare: str, steady_hands: bool, games: int
) -> tuple[int, ...]:
    """Return the scores of that many games."""
    firsts = range(0, games, BATCH)
    lasts = [min(first + BATCH, games) for first in firsts]
    same = [nightmare] * len(lasts), [steady_hands] * len(lasts)
    return tuple(chain.from_iterable(pool.map(batch, *same, firsts, lasts)))


def main() -> int:
    """Print a row for each Nightmare, and tell whether all are near enough."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    processes = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    began, far = time.perf_counter(), 0
    print(f"{'Nightmare':<22}{'by hand':>8}{'steady':>8}{'ratio':>7}  (twice its error)")
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for nightmare in sys.argv[3:] or ACTIVE_NIGHTMARES:
            hands, steady = (scores(pool, nightmare, wish, games) for wish in (False, True))
            found, error = ratio(steady, hands)
            is_near = abs(found - 1) + 2 * error <= ALLOWED
            far += not is_near
            print(
                f"{nightmare:<22}{statistics.fmean(hands):8.2f}{statistics.fmean(steady):8.2f}"
                f"{found:7.3f}  ±{2 * error:.3f}{'' if is_near else '  not within 15 %'}",
                flush=True,
            )
    minutes = (time.perf_counter() - began) / 60
    print(f"{games:,} games each way; {far} not within 15 % for certain; {minutes:.1f} minutes")
    return 1 if far else 0


if __name__ == "__main__":
    sys.exit(main())
