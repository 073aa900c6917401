"""How well computer people learn the fears of others, and how long a guess takes.

    python -m tests.bench.bench_learning [TRIALS]

Expected points a round against the twelve personas once they have read out 1, 5, 10 and 20
rankings: the mean over trials, with its 95 % interval. In a trial a persona ranks four cards a
round off a shuffled pile of all; every level then guesses the next four. What the guess is worth is
not drawn but reckoned, over all 24 orders with their chances in the persona's true taste. Beside
the levels stand guessing at random (25/24), and what somebody makes who knows the persona's taste
to the last card, if not its mood: no player can do better than that on average. With the mood
known as well it would be 5 a round.

Two goals, exit status 1 if one is missed: after 10 rounds "strong" makes at least 1.6 times as much
as guessing at random; and at a table of four with 200 rounds past it fills in its sheet within
50 ms, with nothing kept from an earlier guess. Times are the processor's, not the clock's, so that
whatever else runs counts little. Not a test: no test depends on speed.
"""

from __future__ import annotations

import math
import statistics
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import Final

from yournightmare.games.worst import WORST
from yournightmare.games.worst.choices import ORDERS, Sheets
from yournightmare.games.worst.decisions import FEARS, Ranking, SealSheet
from yournightmare.games.worst.rules import worth
from yournightmare.games.worst.state import Awaiting, Options, Reading, Round, View
from yournightmare.players.player import levels_of
from yournightmare.players.simulate import shipped_deck
from yournightmare.players.worst import belief, personas, player_for
from yournightmare.players.worst.personas import taste_of

ROUNDS: Final = (0, 1, 5, 10, 20)
RANDOM: Final = 25 / 24
GOAL: Final = 1.6
GOAL_ROUNDS: Final = 10
LIMIT_MS: Final = 50
PAST: Final = 200
TURNS: Final = 25
"""The middle one of so many times counts."""

WATCHER, WATCHED = 0, 1


def table(seats: int, past: tuple[Round, ...], fears: Ranking) -> View:
    """Return what seat 0 sees of a table where everybody is writing."""
    return WORST.View(
        options=Options(deck=shipped_deck(), target=30),
        seats=seats,
        seat=WATCHER,
        round=len(past) + 1,
        awaiting=Awaiting.SHEETS,
        turner=0,
        evaluator=None,
        pile="hidden",
        pile_left=0,
        discard=(),
        fears=fears,
        sheets=(None,) * seats,
        sealed=(False,) * seats,
        readings=(),
        boxes=((),) * seats,
        points=(0,) * seats,
        past=past,
    )


def four_by_four(rng: Random) -> Iterator[Ranking]:
    """Turn over four cards a round for ever, the pile shuffled anew whenever it is used up."""
    deck = list(shipped_deck())
    while True:
        rng.shuffle(deck)
        for first in range(0, len(deck) - FEARS + 1, FEARS):
            yield tuple(deck[first : first + FEARS])


def expected(persona: str, fears: Ranking, guess: Ranking | None = None) -> float:
    """Return what a guess at a persona is worth on average; without one, the best there is."""
    taste = taste_of(persona)
    chances = belief.orders_of([taste.dread(card) for card in fears])
    orders = [tuple(fears[place] for place in order) for order in ORDERS]
    guesses = orders if guess is None else [guess]
    return max(
        sum(chance * worth(each, own)[1] for chance, own in zip(chances, orders, strict=True))
        for each in guesses
    )


def trial(persona: str, number: int) -> Iterator[tuple[str, int, float]]:
    """Yield what each level's guess is worth after each number of rounds, and the taste known."""
    rng = Random(f"{persona} {number}")
    cards = four_by_four(rng)
    past: list[Round] = []
    for rounds in range(max(ROUNDS) + 1):
        fears = next(cards)
        own = taste_of(persona).ranking(fears, rounds, number)
        if rounds in ROUNDS:
            view = table(2, tuple(past), fears)
            for level in levels_of("worst"):
                watcher = player_for(level, _other(persona), 1)
                sheet = watcher.choose(view, Sheets(WATCHER, fears, (WATCHED,)), rng)
                assert isinstance(sheet, SealSheet)
                yield level, rounds, expected(persona, fears, sheet.guess)
            yield "taste known", rounds, expected(persona, fears)
        past.append(Round(rounds + 1, 0, fears, (Reading(WATCHER, WATCHED, own, own, 0),)))


def _other(persona: str) -> str:
    return next(each for each in personas() if each != persona)


def interval(values: list[float]) -> tuple[float, float]:
    """Return the mean, and half the width of its 95 % interval."""
    return statistics.fmean(values), 1.96 * statistics.stdev(values) / math.sqrt(len(values))


def measure_learning(trials: int) -> bool:
    """Print the table of points and tell whether the goal is met."""
    found: dict[tuple[str, int], list[float]] = {}
    for persona in personas():
        for number in range(trials):
            for who, rounds, points in trial(persona, number):
                found.setdefault((who, rounds), []).append(points)
    names = (*levels_of("worst"), "taste known")
    print(f"expected points a round, {trials * len(personas())} trials; at random {RANDOM:.3f}")
    print(f"{'rounds known':<14}" + "".join(f"{name:>22}" for name in names))
    for rounds in ROUNDS:
        cells = []
        for name in names:
            mean, half = interval(found[name, rounds])
            cells.append(f"{mean:.3f} ± {half:.3f} ({mean / RANDOM:.2f})")
        print(f"{rounds:<14}" + "".join(f"{cell:>22}" for cell in cells), flush=True)
    mean, half = interval(found["strong", GOAL_ROUNDS])
    met = (mean - half) / RANDOM >= GOAL
    verdict = "met" if met else "missed"
    print(f"goal after {GOAL_ROUNDS} rounds: {GOAL} times random, lower end counts: {verdict}")
    return met


def measure_time(seats: int) -> float:
    """Return the milliseconds of a guess with 200 rounds known, nothing kept from before."""
    rng = Random(1)
    cards = four_by_four(rng)
    people = list(personas())[:seats]
    past: list[Round] = []
    for number in range(PAST):
        fears = next(cards)
        own = [taste_of(person).ranking(fears, number, 5) for person in people]
        readings = tuple(
            Reading(seat, (seat + 1) % seats, own[seat], own[(seat + 1) % seats], 0)
            for seat in range(seats)
        )
        past.append(Round(number + 1, 0, fears, readings))
    fears = next(cards)
    view = table(seats, tuple(past), fears)
    legal = Sheets(WATCHER, fears, tuple(range(1, seats)))
    player = player_for("strong", people[0], 1)
    anew: list[float] = []
    again: list[float] = []
    for _ in range(TURNS):
        belief.forget()
        for times in (anew, again):
            began = time.thread_time()
            player.choose(view, legal, rng)
            times.append(1000 * (time.thread_time() - began))
    middle = statistics.median(anew)
    print(
        f"strong, {seats} seats, {PAST} rounds known: {middle:.1f} ms anew ({min(anew):.1f} to "
        f"{max(anew):.1f}), {statistics.median(again):.2f} ms in the next round"
    )
    return middle


def main() -> int:
    """Print the tables and tell whether the goals are met."""
    trials = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    learnt = measure_learning(trials)
    slowest = max(measure_time(seats) for seats in WORST.seats)
    print(f"goal: {LIMIT_MS} ms: {'met' if slowest <= LIMIT_MS else 'missed'}")
    return 0 if learnt and slowest <= LIMIT_MS else 1


if __name__ == "__main__":
    sys.exit(main())
