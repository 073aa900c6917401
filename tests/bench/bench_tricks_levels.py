"""How the levels of the trick game do against each other, at four seats.

    python -m tests.bench.bench_tricks_levels [GAMES] [PROCESSES] [SEED] [PLAYOUTS]

One *hard* sits among three *normal* and has to win at least 35 % of the games, one *normal* among
three *easy* at least 40 %; a fair share is 25 %, and a shared win counts in parts. The single seat
moves on by one after each game. Beside each share stands Wilson's interval, in which the true
share lies with 95 %. PLAYOUTS lets *hard* think less, or more, than it does by default. Equal
numbers give equal figures, but for the times. Exit status 1 if a goal is missed. Not a test: 400
games, the default, take half an hour on two free cores; with 500 playouts a third of that.

What came of seed 1: with 500 playouts, 400 games, *hard* won 74.4 % (69.9 to 78.4) and *normal*
80.5 % (76.3 to 84.1); by default, the first 100 games of *hard*, 81.5 % (72.8 to 87.9).
"""

from __future__ import annotations

import math
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, NamedTuple

from yournightmare.games.tricks import TRICKS
from yournightmare.games.tricks.state import Options
from yournightmare.players.player import PatientPlayer, player_of
from yournightmare.players.simulate import play_at
from yournightmare.players.tricks.hard import PLAYOUTS, Hard

SEATS: Final = 4
STAGE: Final = 20
"""After so many games one hears how it goes, on standard error."""
GOALS: Final = (("hard", "normal", 0.35), ("normal", "easy", 0.40), ("hard", "easy", 0.25))


class Found(NamedTuple):
    """One game: the single seat's share of the win, points, what the others have on average."""

    won: float
    points: int
    others: float
    seconds: float
    decisions: int


def game(single: str, others: str, seed: int, playouts: int, number: int) -> Found:
    """Play one game; the single seat is the game's number, round the table."""
    seat = number % SEATS
    levels = [single if other == seat else others for other in range(SEATS)]
    began = time.process_time()
    players = [
        PatientPlayer(Hard(playouts)) if level == "hard" else player_of("tricks", level)
        for level in levels
    ]
    state, made = play_at(TRICKS, Options(), players, seed, number)
    result = TRICKS.result(state)
    assert result is not None, "every game ends"
    won = 1 / result.places.count(1) if result.places[seat] == 1 else 0.0
    rest = (sum(result.points) - result.points[seat]) / (SEATS - 1)
    return Found(won, result.points[seat], rest, time.process_time() - began, made[seat])


def interval(share: float, games: int) -> tuple[float, float]:
    """Return Wilson's interval for a share of so many games, with 95 %."""
    z2 = 1.96**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = math.sqrt(z2 * (share * (1 - share) / games + z2 / (4 * games**2))) / (1 + z2 / games)
    return middle - half, middle + half


def main() -> int:
    """Print the table and tell whether the goals are met."""
    words = [int(word) for word in sys.argv[1:]]
    games, processes, seed, playouts = [*words, *(400, 2, 1, PLAYOUTS)[len(words) :]]
    met = True
    print(
        f"{games} games at {SEATS} seats, seed {seed}, {playouts} playouts; "
        f"a fair share is {1 / SEATS:.0%}"
    )
    print(
        f"{'one':<8}{'three':<8}{'wins':>7}{'95 %':>16}{'goal':>6}"
        f"{'points':>8}{'others':>8}{'ms':>6}"
    )
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for single, others, goal in GOALS:
            numbers = range(games)
            same = [[each] * games for each in (single, others, seed, playouts)]
            found: list[Found] = []
            for each in pool.map(game, *same, numbers, chunksize=4):
                found.append(each)
                if len(found) % STAGE == 0:
                    won = sum(each.won for each in found) / len(found)
                    print(f"  … {single} {won:.1%} after {len(found)}", file=sys.stderr)
            share = sum(each.won for each in found) / games
            low, high = interval(share, games)
            points = sum(each.points for each in found) / games
            rest = sum(each.others for each in found) / games
            pace = 1000 * sum(e.seconds for e in found) / sum(e.decisions for e in found)
            bounds = f"{low:.1%}–{high:.1%}"
            print(
                f"{single:<8}{others:<8}{share:>7.1%}{bounds:>16}{goal:>6.0%}"
                f"{points:>8.1f}{rest:>8.1f}{pace:>6.1f}",
                flush=True,
            )
            met &= share >= goal
    print(f"goals: {'met' if met else 'missed'}; ms: processor time of a game by single's decision")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
