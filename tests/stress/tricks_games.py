"""Plays the trick game at all sizes of table, and looks at every state and at whole games.

    python -m tests.stress.tricks_games [GAMES] [PROCESSES] [LEVEL]

GAMES (20,000 if not said) are shared out among 3 to 6 seats, both lengths of the game and a few
totals; the seats are taken by the levels random, easy and normal, mixed, or all by one LEVEL;
*hard* then thinks only shortly, and plays to 10 points. After every decision the
cards are conserved by identity, no seat has more than the rules give it, and each stack holds
Scared at most once. Every fiftieth game is put through each test of the conformance suite. Exit
status 1, and the first faults, if anything fails.
"""

from __future__ import annotations

import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from random import Random
from typing import Any, Final

from tests.games import test_conformance as suite
from tests.games.hooks import HOOKS
from tests.games.test_conformance import Played, Turn
from tests.games.tricks.hook import pieces
from yournightmare.games.chance import SeededChance
from yournightmare.games.tricks import TRICKS
from yournightmare.games.tricks.cards import deck
from yournightmare.games.tricks.decisions import STACK
from yournightmare.games.tricks.state import Options, State
from yournightmare.players.player import Level, PatientPlayer, Player, player_of
from yournightmare.players.tricks.hard import Hard

GAMES: Final = 20_000
BATCH: Final = 50
SUITE: Final = 50
SHORTLY: Final = 8
"""Playouts of *hard* for one decision."""
LEVELS: Final[tuple[Level, ...]] = ("random", "easy", "normal")

TABLES: Final = (
    *product(TRICKS.seats, (Options(),)),
    *product(TRICKS.seats, (Options(until_total=True, total=total) for total in (10, 25, 60))),
)

SEQUENCES: Final = (
    suite.test_recorded_answers_give_every_fingerprint_again,
    suite.test_going_back_and_repeating_comes_to_the_same_place,
    suite.test_the_result_comes_when_nobody_waits,
    suite.test_taking_back_is_a_plain_yes_or_no,
    suite.test_events_say_who_may_see_them,
    suite.test_no_piece_is_lost_or_doubled,
    suite.test_random_games_end_and_their_values_survive_encoding,
    suite.test_legal_is_open_exactly_while_a_seat_waits,
    suite.test_every_illegal_decision_is_refused_and_changes_nothing,
    suite.test_a_view_is_no_state_and_hides_others_secrets,
)


def look_at(state: State, all_cards: tuple[str, ...]) -> None:
    """Raise an `AssertionError` if anything on the table can't be."""
    assert pieces(state) == all_cards, "cards are conserved by identity"
    for seat in range(state.seats):
        assert 0 <= state.left[seat] <= STACK
        assert 0 <= state.scared[seat] <= state.left[seat]
        assert (state.scared[seat] > 0) == (state.put[seat] > 0 and seat != state.ended_by)
    assert sum(state.moved) <= 1, "there is one 0/10"


def players_at(level: str, seats: int, rng: Random) -> list[Player[Any, Any]]:
    """Return who sits there."""
    if level == "hard":
        return [PatientPlayer(Hard(SHORTLY))] * seats
    return [player_of("tricks", level or rng.choice(LEVELS)) for _ in range(seats)]


def played(number: int, level: str) -> Played:
    """Play one game, looking at every state; recorded as the suite wants it."""
    rng = Random(number)
    seats, options = TABLES[number % len(TABLES)]
    if level == "hard":
        options = Options(until_total=True, total=10)
    players = players_at(level, seats, rng)
    chance, all_cards = SeededChance(number), tuple(sorted(deck(seats)))
    opening = TRICKS.start(options, seats, chance)
    answers, state = tuple(chance.answers), opening.state
    turns: list[Turn] = []
    while waiting := TRICKS.waiting(state):
        assert len(turns) < suite.LONGEST, "the game doesn't end"
        seat = rng.choice(waiting)
        legal = TRICKS.legal(state, seat)
        decision = players[seat].choose(TRICKS.view(state, seat), legal, rng)
        assert decision in legal
        now = SeededChance(number, chance.drawn)
        step = TRICKS.play(state, decision, now)
        look_at(step.state, all_cards)
        turns.append(Turn(state, decision, tuple(now.answers), chance.drawn, step))
        chance, state = now, step.state
    assert TRICKS.result(state) is not None
    return Played(TRICKS, HOOKS["tricks"], options, seats, number, opening, answers, tuple(turns))


def put_through(game: Played, number: int) -> None:
    """Put a game through the suite. Raises whatever its tests raise."""
    suite.play_random = lambda game_id, seed: game  # type: ignore[assignment]
    for test in SEQUENCES:
        inner = getattr(test, "hypothesis", None)
        call: Any = inner.inner_test if inner else test
        back = {"back": 1 + number % 60} if "back" in call.__code__.co_varnames else {}
        call("tricks", number, **back)


def batch(first: int, last: int, level: str) -> tuple[int, list[str]]:
    """Play games number `first` to `last`; return the decisions and what went wrong."""
    decisions, faults = 0, []
    for number in range(first, last):
        try:
            game = played(number, level)
            if (number // len(TABLES)) % SUITE == 0:
                put_through(game, number)
            decisions += len(game.turns)
        except Exception:
            faults.append(f"game {number}\n{traceback.format_exc()}")
    return decisions, faults


def main() -> int:
    """Play all games, and tell how it went."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    processes = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    level = sys.argv[3] if len(sys.argv) > 3 else ""
    began = time.perf_counter()
    decisions, faults = 0, []
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        starts = range(0, games, BATCH)
        ends = [min(first + BATCH, games) for first in starts]
        for made, wrong in pool.map(batch, starts, ends, [level] * len(starts)):
            decisions += made
            faults += wrong
    for fault in faults[:5]:
        print(fault)
    minutes = (time.perf_counter() - began) / 60
    print(
        f"{games:,} games of {level or 'mixed levels'}, {len(TABLES)} kinds of tables, "
        f"{decisions:,} decisions: "
        f"{len(faults)} failed, {minutes:.1f} minutes"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
