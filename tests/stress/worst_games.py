"""Plays Your Worst Nightmare by all its options, and puts every game through the conformance suite.

    python -m tests.stress.worst_games [GAMES] [PROCESSES]

GAMES (10,000 if not said) are shared out among all combinations of 2, 3 and 4 seats, how it ends,
whom one may choose, cards of the box or one's own, who is the oldest, the size of the deck and the
winning number. The seats are taken by computer people of all levels, who now and then reopen a
sheet. Every game is put through each test of `tests/games/test_conformance.py`; tests that look at
states by themselves are given a few states of the game, and the whole of every hundredth. Exit
status 1, and the first faults, if any test fails.
"""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import product
from multiprocessing import get_context
from random import Random
from typing import Any, Final

from tests.games import test_conformance as suite
from tests.games.hooks import HOOKS
from tests.games.test_conformance import Played, Turn
from yournightmare.games.chance import SeededChance
from yournightmare.games.worst import WORST
from yournightmare.games.worst.decisions import ReopenSheet
from yournightmare.games.worst.state import End, Options, Targets
from yournightmare.players.player import levels_of
from yournightmare.players.simulate import players_at, shipped_deck

GAMES: Final = 10_000
BATCH: Final = 50
STATES: Final = 5
WHOLE: Final = 100

SEQUENCES: Final = (
    suite.test_recorded_answers_give_every_fingerprint_again,
    suite.test_going_back_and_repeating_comes_to_the_same_place,
    suite.test_the_result_comes_when_nobody_waits,
    suite.test_taking_back_is_a_plain_yes_or_no,
    suite.test_events_say_who_may_see_them,
    suite.test_no_piece_is_lost_or_doubled,
)
"""Tests that are always given the whole game."""

STATES_ALONE: Final = (
    suite.test_random_games_end_and_their_values_survive_encoding,
    suite.test_legal_is_open_exactly_while_a_seat_waits,
    suite.test_every_illegal_decision_is_refused_and_changes_nothing,
    suite.test_every_legal_decision_can_be_played,
    suite.test_chance_that_fails_changes_nothing,
    suite.test_a_view_is_no_state_and_hides_others_secrets,
)


@cache
def combinations() -> tuple[tuple[int, Options], ...]:
    """Return every number of seats with every combination of options."""
    return tuple(_combinations())


def _combinations() -> Iterator[tuple[int, Options]]:
    for seats, end, targets, own_cards in product(WORST.seats, End, Targets, (False, True)):
        for oldest, target, cards in product(range(seats), (5, 13, 30), (8, 13, 300)):
            if own_cards and cards > 8:
                continue  # there is no deck to be of several sizes
            deck = () if own_cards else shipped_deck(cards)
            yield seats, Options(deck, oldest, target, end, targets, own_cards)


def played(number: int, seats: int, options: Options) -> Played:
    """Play one game by computer people, recorded as the suite wants it."""
    rng = Random(number)
    levels = [rng.choice(levels_of("worst")) for _ in range(seats)]
    players = players_at(WORST, levels, 5, number)
    chance = SeededChance(number)
    opening = WORST.start(options, seats, chance)
    answers, state = tuple(chance.answers), opening.state
    turns: list[Turn] = []
    while waiting := WORST.waiting(state):
        assert len(turns) < suite.LONGEST, "the game doesn't end"
        seat = rng.choice(waiting)
        sealed = [s for s in range(seats) if ReopenSheet(s) in WORST.legal(state, s)]
        decision: Any
        if sealed and rng.random() < 0.1:
            decision = ReopenSheet(rng.choice(sealed))
        else:
            view, legal = WORST.view(state, seat), WORST.legal(state, seat)
            decision = players[seat].choose(view, legal, rng)
            assert decision in legal
        now = SeededChance(number, chance.drawn)
        step = WORST.play(state, decision, now)
        turns.append(Turn(state, decision, tuple(now.answers), chance.drawn, step))
        chance, state = now, step.state
    hook = HOOKS["worst"]
    return Played(WORST, hook, options, seats, number, opening, answers, tuple(turns))


def put_through(game: Played, number: int) -> None:
    """Put a game through the suite. Raises whatever its tests raise."""
    turns = game.turns
    few = turns if number % WHOLE == 0 else Random(number).sample(turns, min(STATES, len(turns)))
    for tests, shown in ((SEQUENCES, game), (STATES_ALONE, game._replace(turns=tuple(few)))):
        suite.play_random = lambda game_id, seed, shown=shown: shown  # type: ignore[assignment]
        for test in tests:
            inner = getattr(test, "hypothesis", None)
            call: Any = inner.inner_test if inner else test
            back = {"back": 1 + number % 60} if "back" in call.__code__.co_varnames else {}
            call("worst", number, **back)


def batch(first: int, last: int) -> tuple[int, list[str]]:
    """Play and test games number `first` to `last`; return the decisions and what went wrong."""
    every = combinations()
    decisions, faults = 0, []
    for number in range(first, last):
        seats, options = every[number % len(every)]
        try:
            game = played(number, seats, options)
            put_through(game, number)
            decisions += len(game.turns)
        except Exception:
            faults.append(
                f"game {number}, {seats} seats, {options!r:.200}\n{traceback.format_exc()}"
            )
    return decisions, faults


def main() -> int:
    """Play all games, and tell how it went."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    processes = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    combined = len(combinations())
    began = time.perf_counter()
    decisions, faults = 0, []
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        starts = range(0, games, BATCH)
        ends = [min(first + BATCH, games) for first in starts]
        for made, wrong in pool.map(batch, starts, ends):
            decisions += made
            faults += wrong
    for fault in faults[:5]:
        print(fault)
    minutes = (time.perf_counter() - began) / 60
    print(
        f"{games:,} games, {combined} combinations of seats and options, {decisions:,} decisions: "
        f"{len(faults)} failed, {minutes:.1f} minutes"
    )
    return 1 if faults or games < combined else 0


if __name__ == "__main__":
    sys.exit(main())
