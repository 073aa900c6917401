"""Turning over, the 0/10, scoring, Paranoia, the end: MT-1.2, MT-6.1 to MT-9.4 (R-M7 to R-M12)."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.tricks.setting import TEN, facing, happened, opening, play, trick
from yournightmare.games.chance import SeededChance
from yournightmare.games.game import HIDDEN, Result
from yournightmare.games.tricks import TRICKS
from yournightmare.games.tricks.decisions import Deal
from yournightmare.games.tricks.events import (
    BottomMoved,
    CardTurned,
    GameEnded,
    Paranoia,
    RoundScored,
    StackShown,
    StartCardGiven,
)
from yournightmare.games.tricks.scoring import is_paranoia, points_at, stack_points
from yournightmare.games.tricks.state import Awaiting, Options, State


def test_the_winner_turns_over_the_top_card() -> None:
    """MT-6.1 (R-M8)."""
    step = trick(facing("91", "11", "21"), "9", "1", "2")
    assert happened(step.events, CardTurned) == [CardTurned(0, scared=False, left=6)]
    assert step.state.left == (6, 7, 7)
    assert step.state.scared == (3, 4, 4)


@pytest.mark.parametrize(
    ("plays", "turned"),
    [(("9", "5", "1"), 2), (("9", "5", "5"), 3), (("9", "55", "5"), 4), (("1", "2", "55"), 3)],
)
def test_each_five_turns_one_more(plays: tuple[str, ...], turned: int) -> None:
    """MT-6.2 (R-M8): whoever played it, and each of several counts."""
    hands = [play + "1" for play in plays]
    step = trick(facing(*hands, scared=(7, 7, 7)), *plays)
    assert len(happened(step.events, CardTurned)) == turned


def test_scared_stops_the_turning_and_ends_the_round() -> None:
    """MT-1.2, MT-6.3 (R-M8, R-M12): the third card stays where it is."""
    step = trick(facing("91", "51", "51", scared=(2, 4, 4)), "9", "5", "5")
    turned = happened(step.events, CardTurned)
    assert turned == [CardTurned(0, scared=False, left=6), CardTurned(0, scared=True, left=5)]
    assert step.state.awaiting is Awaiting.DEAL
    assert step.state.ended_by == 0


@pytest.mark.parametrize("plays", [("9", "=0", "5"), ("5", "5", "=10"), ("=0", "9", "5")])
def test_with_the_zero_ten_the_bottom_card_goes_on_top(plays: tuple[str, ...]) -> None:
    """MT-6.4 (R-M7): nothing is turned over, fives do nothing, whoever played it."""
    hands = [("0" if play[0] == "=" else play) + "1" for play in plays]
    step = trick(facing(*hands), *plays)
    (moved,) = happened(step.events, BottomMoved)
    assert moved.left == 7
    assert not happened(step.events, CardTurned)
    assert step.state.left == (7, 7, 7)
    assert step.state.scared[moved.seat] == 5
    assert step.state.moved[moved.seat] == 1


def test_scared_at_the_bottom_comes_on_top() -> None:
    """MT-6.4 (R-M7): and nobody but its owner knows."""
    after = trick(facing("91", "01", "21", scared=(7, 4, 4)), "9", "=0", "2").state
    assert after.scared == (1, 4, 4)
    assert TRICKS.view(after, 1).scared[0] == HIDDEN
    assert TRICKS.view(after, 1).moved == (1, 0, 0)


def test_also_in_the_last_trick() -> None:
    """MT-6.5 (R-M7): it changes the scoring."""
    after = trick(facing("9", "0", "2", scared=(7, 4, 4)), "9", "=0", "2").state
    assert after.awaiting is Awaiting.DEAL
    assert after.scores == ((12, 3, 3),)


def test_with_one_card_left_nothing_changes() -> None:
    """MT-6.5 (R-M7)."""
    after = trick(facing("91", "01", "2", scared=(1, 4, 4), left=(1, 7, 7)), "9", "=0", "2").state
    assert (after.scared[0], after.left[0]) == (1, 1)


def test_who_turned_over_scared_gets_nothing() -> None:
    """MT-7.1 (R-M10), also with many cards under it; the others score."""
    step = trick(facing("9", "1", "2", scared=(1, 2, 6)), "9", "1", "2")
    assert step.state.scores == ((0, 5, 1),)
    assert happened(step.events, StackShown) == [StackShown(1, 2, 7, 5), StackShown(2, 6, 7, 1)]
    assert step.state.shown == (True, True, True)


@pytest.mark.parametrize(("position", "left", "points"), [(2, 7, 5), (7, 7, 0), (3, 4, 1)])
def test_one_point_for_each_card_under_scared(position: int, left: int, points: int) -> None:
    """MT-7.2 (R-M10)."""
    assert stack_points(position, left) == points


@pytest.mark.parametrize(("left", "points"), [(7, 12), (4, 6), (1, 0)])
def test_two_points_each_if_scared_is_the_first_now(left: int, points: int) -> None:
    """MT-7.3 (R-M10): whatever was turned over before."""
    assert stack_points(1, left) == points


def test_what_a_place_brings_if_nothing_goes_wrong() -> None:
    """MT-7.2, MT-7.3, MT-8.1 (R-M10, R-M11): the deeper, the safer, and the less it is worth."""
    assert [points_at(place) for place in range(1, 8)] == [
        (12, 12),
        (5, 10),
        (4, 8),
        (3, 6),
        (2, 4),
        (1, 2),
        (0, 10),
    ]


def test_all_score_if_nobody_turned_over_scared() -> None:
    """MT-1.2, MT-7.4 (R-M9, R-M10): the winner of the last trick as well."""
    step = trick(facing("9", "1", "2"), "9", "1", "2")
    assert step.state.ended_by is None
    assert step.state.scores == ((3, 3, 3),)


def test_paranoia() -> None:
    """MT-8.1, MT-8.3 (R-M11): ten for one, nothing for the others, whose stacks stay unseen."""
    last = facing("91", "1", "2", put=(7, 1, 1), scared=(1, 1, 1), left=(1, 7, 7))
    step = trick(last, "9", "1", "2")
    assert happened(step.events, Paranoia) == [Paranoia(0)]
    assert step.state.scores == ((10, 0, 0),)
    assert not happened(step.events, StackShown)
    assert TRICKS.view(step.state, 2).scared == (0, HIDDEN, 1)
    assert step.state.paranoia


@pytest.mark.parametrize(("put", "left"), [(6, 1), (7, 5)])
def test_no_paranoia_unless_put_at_seven_and_turned_over_last(put: int, left: int) -> None:
    """MT-8.2 (R-M11)."""
    state = facing("91", "1", "2", put=(put, 1, 1), scared=(1, 1, 1), left=(left, 7, 7))
    step = trick(state, "9", "1", "2")
    assert not happened(step.events, Paranoia)
    assert not is_paranoia(put, left - 1)
    assert step.state.scores == ((0, 12, 12),)


def rounds_played(seats: int, options: Options, seed: int) -> State:
    """Play a game at random to its end."""
    chance = SeededChance(seed)
    state: State = TRICKS.start(options, seats, chance).state
    while waiting := TRICKS.waiting(state):
        legal = TRICKS.legal(state, waiting[0])
        state = TRICKS.play(state, legal[seed * 7 % len(legal)], chance).state
        seed += 1
    return state


@pytest.mark.parametrize(("seats", "rounds"), [(3, 6), (4, 8), (5, 5), (6, 6)])
def test_rounds_by_players(seats: int, rounds: int) -> None:
    """MT-9.1 (R-M12)."""
    end = rounds_played(seats, Options(), 4)
    assert end.round == len(end.scores) == rounds
    result = TRICKS.result(end)
    assert result is not None
    assert result.reason == "rounds"


def test_the_agreed_total_is_looked_at_when_the_round_is_over() -> None:
    """MT-9.2 (R-M12): all seats score before the end."""
    state = facing("9", "1", "2", scared=(1, 1, 2), options=TEN)
    step = trick(state, "9", "1", "2")
    assert TRICKS.result(step.state) == Result((3, 1, 2), (0, 12, 5), "total")
    assert step.events[-1] == GameEnded((0, 12, 5), "total")
    short = trick(facing("9", "1", "2", options=TEN), "9", "1", "2").state
    assert TRICKS.result(short) is None


def test_cards_come_together_and_the_start_card_goes_left() -> None:
    """MT-9.3 (R-M12): over the last seat to the first."""
    step = trick(facing("98", "17", "25", scared=(1, 4, 4), holder=2), "9", "1", "2")
    assert step.events[-1] == StartCardGiven(0)
    assert TRICKS.waiting(step.state) == (0,)
    again = play(step.state, Deal(0)).state
    everywhere = [*again.pile, *(card for hand in again.hands for card in hand)]
    assert sorted(everywhere) == sorted(opening().pile)
    assert again.played == again.last_trick == again.trick == ()
    assert again.scores == step.state.scores


def test_totals_add_up() -> None:
    """MT-9.4 (R-M12)."""
    state = facing("9", "1", "2", scared=(1, 4, 4), scores=((5, 0, 2),), options=TEN)
    step = trick(state, "9", "1", "2")
    assert happened(step.events, RoundScored) == [RoundScored(1, (0, 3, 3), (5, 3, 5))]


@pytest.mark.parametrize(
    ("scores", "places"),
    [((13, 13, 9), (1, 1, 3)), ((9, 13, 13), (3, 1, 1)), ((4, 4, 12), (2, 2, 1))],
)
def test_equal_totals_share_the_win(scores: tuple[int, ...], places: tuple[int, ...]) -> None:
    """MT-9.4 (R-M12, R-A4)."""
    over = msgspec.structs.replace(
        facing("9", "1", "2", options=TEN), awaiting=Awaiting.NOTHING, scores=(scores,)
    )
    assert TRICKS.result(over) == Result(places, scores, "total")
