"""Section 7 of the rules: both ends, the winning number, true totals, ties (R-Y6, R-Y7, R-A4)."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.worst.setting import after, of_kind, play, read_all, refused, sealed, table
from yournightmare.games.game import Refusal, Result
from yournightmare.games.worst import WORST
from yournightmare.games.worst.decisions import ReadOut
from yournightmare.games.worst.events import GameEnded, TargetsNoted
from yournightmare.games.worst.rules import places
from yournightmare.games.worst.state import Awaiting, End, State

# Seats rank b a c d, c d a b, d c b a: the first two guess right, the third misses all.
RIGHT = {0: (1, "cdab"), 1: (0, "bacd"), 2: (0, "abdc")}


def with_points(state: State, *points: int) -> State:
    return msgspec.structs.replace(state, points=points)


def test_first_to_the_number_ends_at_once() -> None:
    """WN-7.1, WN-1.2 (R-Y6): others would have drawn level; boxes empty, cards lie."""
    state = with_points(sealed(table(3), RIGHT), 8, 8, 12)
    step = play(state, ReadOut(0))
    assert step.events[-1] == GameEnded("first to target", (13, 8, 12), (1, 3, 2))
    assert of_kind(step, TargetsNoted) == []
    end = step.state
    assert WORST.result(end) == Result((1, 3, 2), (13, 8, 12), "first to target", (End.FIRST,))
    assert WORST.waiting(end) == ()
    assert end.boxes == ((), (), ())
    assert end.fears == state.fears
    assert end.discard == ()
    assert refused(end, ReadOut(1)) == Refusal.OVER


@pytest.mark.parametrize("oldest", [0, 1, 2])
def test_there_is_no_tie_by_reaching_the_number(oldest: int) -> None:
    """WN-7.1 (R-Y6), case G2: whoever evaluates first has won, in any order of seats."""
    state = read_all(with_points(sealed(table(3, oldest=oldest), RIGHT), 12, 12, 0))
    result = WORST.result(state)
    assert result is not None
    winner = 1 if oldest == 1 else 0
    assert result.places[winner] == 1
    assert sum(points >= 13 for points in result.points) == 1


def test_twelve_is_not_enough() -> None:
    """WN-7.1 (R-Y6)."""
    state = read_all(with_points(sealed(table(3), RIGHT), 7, 7, 12))
    assert WORST.result(state) is None
    assert state.points == (12, 12, 12)
    assert state.awaiting is Awaiting.CARDS


def test_the_round_is_finished_and_the_highest_total_wins() -> None:
    """WN-7.2 (R-Y6), case G2: the second overtakes the first to have 13."""
    state = with_points(sealed(table(3, end=End.ROUND), RIGHT), 9, 10, 0)
    fears = state.fears
    state = after(state, ReadOut(0))
    assert WORST.result(state) is None
    assert state.points[0] == 14
    end = read_all(state)
    assert WORST.result(end) == Result((2, 1, 3), (14, 15, 0), "finish the round", (End.ROUND,))
    assert end.boxes == ((1,), (0,), (0,))
    assert end.discard == fears
    assert end.fears == ()
    assert (end.round, end.turner) == (1, 0), "no new round begins"


def test_a_round_nobody_wins_goes_on() -> None:
    """WN-7.2 (R-Y6)."""
    state = read_all(with_points(sealed(table(3, end=End.ROUND), RIGHT), 7, 7, 12))
    assert WORST.result(state) is None
    assert state.round == 2


@pytest.mark.parametrize("target", [5, 13, 30])
def test_another_winning_number(target: int) -> None:
    """WN-7.3 (R-Y6)."""
    state = sealed(table(3, target=target), RIGHT)
    short = after(with_points(state, target - 6, 0, 0), ReadOut(0))
    assert WORST.result(short) is None
    assert WORST.result(after(with_points(state, target - 5, 0, 0), ReadOut(0))) is not None


@pytest.mark.parametrize("target", [4, 31, 0, -13])
def test_a_winning_number_lies_between_5_and_30(target: int) -> None:
    """WN-7.3 (R-Y6)."""
    with pytest.raises(ValueError, match=r"options\.target: it lies between 5 and 30"):
        table(3, target=target)


def test_true_totals_count() -> None:
    """WN-7.4 (R-Y7): 17 beats 13."""
    state = with_points(sealed(table(3, end=End.ROUND), RIGHT), 8, 12, 0)
    result = WORST.result(read_all(state))
    assert result is not None
    assert (result.points, result.places) == ((13, 17, 0), (2, 1, 3))


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((13, 13, 9), (1, 1, 3)),
        ((9, 13, 13), (3, 1, 1)),
        ((13, 9, 13, 9), (1, 3, 1, 3)),
        ((13, 13), (1, 1)),
        ((5, 13, 5, 5), (2, 1, 2, 2)),
    ],
)
def test_equal_totals_share_a_place(points: tuple[int, ...], expected: tuple[int, ...]) -> None:
    """WN-7.5, HO-1.3 (R-A4), case G1: in any order of seats."""
    assert places(points) == expected


@pytest.mark.parametrize("oldest", [0, 1, 2])
def test_a_shared_win(oldest: int) -> None:
    """WN-7.5 (R-A4, R-Y6), case G1: whoever is oldest or came first."""
    state = with_points(sealed(table(3, oldest=oldest, end=End.ROUND), RIGHT), 8, 8, 13)
    result = WORST.result(read_all(state))
    assert result is not None
    assert (result.points, result.places) == ((13, 13, 13), (1, 1, 1))
