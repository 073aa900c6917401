"""Sections 5 and 6 of the rules: reading out, points, the round's end (R-Y4, R-Y5, R-Y7, R-Y9)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.worst.setting import (
    after,
    of_kind,
    play,
    ranking,
    read_all,
    refused,
    round_of,
    sealed,
    table,
    view,
)
from yournightmare.games.game import HIDDEN, Refusal
from yournightmare.games.worst import WORST
from yournightmare.games.worst.decisions import EnterFears, ReadOut
from yournightmare.games.worst.events import (
    EvaluatorNamed,
    FearsDiscarded,
    GuessRead,
    PointsScored,
    RankingRead,
    RoundBegan,
    TargetsNoted,
)
from yournightmare.games.worst.rules import WorstRefusal, worth
from yournightmare.games.worst.state import Awaiting, Reading, SheetSeen

# Seats rank b a c d, c d a b, d c b a.
GUESSES = {0: (1, "cabd"), 1: (0, "bacd"), 2: (0, "abdc")}


@pytest.mark.parametrize("oldest", [0, 1, 2])
def test_everybody_is_evaluator_once_beginning_with_the_turner(oldest: int) -> None:
    """WN-5.1 (R-Y2, R-Y4)."""
    state = sealed(table(3, oldest=oldest), GUESSES)
    order = []
    while state.evaluator is not None:
        seat = state.evaluator
        assert WORST.waiting(state) == (seat,)
        assert WORST.legal(state, seat) == (ReadOut(seat),)
        assert refused(state, ReadOut((seat + 1) % 3)) == WorstRefusal.NOT_THE_EVALUATOR
        order.append(seat)
        state = after(state, ReadOut(seat))
    assert order == [(oldest + n) % 3 for n in range(3)]
    assert refused(state, ReadOut(oldest)) == Refusal.NOT_NOW


def test_the_guess_is_read_first_then_the_ranking() -> None:
    """WN-5.2 (R-Y4)."""
    state = sealed(table(3), GUESSES)
    step = play(state, ReadOut(0))
    assert step.events == (
        GuessRead(0, 1, ranking(state, "cabd")),
        RankingRead(1, ranking(state, "cdab")),
        PointsScored(0, 1, 1, 1),
        EvaluatorNamed(1),
    )
    reading = Reading(0, 1, ranking(state, "cabd"), ranking(state, "cdab"), 1)
    assert step.state.readings == (reading,)


def test_a_guess_is_worth_0_1_2_or_5() -> None:
    """WN-5.3 (R-Y5): all 24 against one: 9 have nothing right, 8 one, 6 two, 1 all four."""
    own = ("a", "b", "c", "d")
    found = [worth(guess, own) for guess in permutations(own)]
    assert sorted(set(found)) == [(0, 0), (1, 1), (2, 2), (4, 5)]
    assert [found.count(each) for each in ((0, 0), (1, 1), (2, 2), (4, 5))] == [9, 8, 6, 1]


def test_points_are_added_up() -> None:
    """WN-5.3 (R-Y5)."""
    state = read_all(sealed(table(3), GUESSES))
    assert state.points == (1, 5, 0)
    assert [reading.points for reading in state.past[0].readings] == [1, 5, 0]
    state = read_all(sealed(state, {0: (2, "dcab"), 1: (2, "dcba"), 2: (1, "dcab")}))
    assert state.points == (3, 10, 2)


def test_what_is_read_out_becomes_public_and_nothing_else() -> None:
    """WN-5.4, WN-3.3 (R-Y4): seat 2 is nobody's target."""
    state = sealed(table(3), GUESSES)
    hidden = SheetSeen(HIDDEN, HIDDEN, HIDDEN)
    assert view(state, None).sheets == (hidden,) * 3
    state = after(state, ReadOut(0))
    ada, ben, cleo = view(state, None).sheets
    assert ada == SheetSeen(HIDDEN, 1, ranking(state, "cabd"))
    assert ben == SheetSeen(ranking(state, "cdab"), HIDDEN, HIDDEN)
    assert cleo == hidden
    state = after(state, ReadOut(1))
    assert view(state, None).sheets[0] == SheetSeen(
        ranking(state, "bacd"), 1, ranking(state, "cabd")
    )
    state = after(state, ReadOut(2))
    heard = {(r.evaluator, r.target) for r in state.past[0].readings}
    assert heard == {(0, 1), (1, 0), (2, 0)}
    assert view(state, 0).sheets == (None,) * 3, "the sheets are wiped for the next round"


def test_what_nobody_read_stays_private_when_the_game_is_over() -> None:
    """WN-5.4 (R-Y4)."""
    state = after(sealed(table(3, target=5), {**GUESSES, 0: (1, "cdab")}), ReadOut(0))
    assert WORST.result(state) is not None
    assert view(state, 1).sheets[2] == SheetSeen(HIDDEN, HIDDEN, HIDDEN)
    assert view(state, 2).sheets[0] == SheetSeen(HIDDEN, 1, ranking(state, "cdab"))
    mine = view(state, 2).sheets[2]
    assert mine is not None
    assert mine.own == ranking(state, "dcba")


def test_the_boxes_stop_at_the_winning_number_and_the_total_does_not() -> None:
    """WN-5.5 (R-Y7)."""
    state = table(2, target=6)
    state = read_all(sealed(state, {0: (1, "cdab"), 1: (0, "abdc")}))
    state = read_all(sealed(state, {0: (1, "cdab"), 1: (0, "abdc")}))
    assert state.points == (10, 0)
    assert view(state, 1).ticked == (6, 0)
    assert view(state, 1).points == (10, 0)


def test_after_the_last_reading_boxes_are_filled_and_cards_discarded() -> None:
    """WN-6.1, WN-6.2 (R-Y2, R-Y9)."""
    state = sealed(table(3), GUESSES)
    fears = state.fears
    step = play(after(state, ReadOut(0), ReadOut(1)), ReadOut(2))
    assert of_kind(step, TargetsNoted, FearsDiscarded, RoundBegan) == [
        TargetsNoted((1, 0, 0)),
        FearsDiscarded(fears),
        RoundBegan(2, 1),
    ]
    state = step.state
    assert (state.fears, state.discard) == ((), fears)
    assert state.boxes == ((1,), (0,), (0,))
    assert (state.round, state.turner, state.awaiting) == (2, 1, Awaiting.CARDS)
    assert (state.past[0].number, state.past[0].turner, state.past[0].fears) == (1, 0, fears)


def test_own_cards_are_discarded_by_the_table_itself() -> None:
    """WN-6.1 (R-A5)."""
    state = after(table(2, own_cards=True), EnterFears(0, ("w", "x", "y", "z")))
    state = round_of(state, 1, 0)
    assert (state.fears, state.discard) == ((), ())
    assert state.past[0].fears == ("w", "x", "y", "z")
