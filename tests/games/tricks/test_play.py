"""Plays, draws, worth, who wins, seats without cards: MT-4.1 to MT-5.3 (R-M3 to R-M6, R-M9)."""

from __future__ import annotations

import pytest

from tests.games.tricks.setting import cards, facing, happened, play, trick, values
from yournightmare.games.game import Refusal
from yournightmare.games.tricks import TRICKS
from yournightmare.games.tricks.decisions import PlayCards, PlayZeroTen
from yournightmare.games.tricks.events import (
    CardsDrawn,
    CardsSeen,
    SeatPassed,
    TrickBegan,
    TrickWon,
)
from yournightmare.games.tricks.rules import TricksRefusal
from yournightmare.games.tricks.scoring import takes_lead
from yournightmare.games.tricks.state import Awaiting, Play


def winner(*plays: str) -> int:
    """Return who wins a trick, seat 0 leading."""
    hands = [play.replace("=10", "0").replace("=0", "0") for play in plays]
    step = trick(facing(*hands), *plays)
    (won,) = happened(step.events, TrickWon)
    assert isinstance(won.seat, int)
    return won.seat


def test_each_plays_once_to_the_left_and_the_winner_leads() -> None:
    """MT-4.1 (R-M3)."""
    state = facing("12", "91", "31")
    assert TRICKS.waiting(state) == (0,)
    state = play(state, cards(0, "1")).state
    assert TRICKS.waiting(state) == (1,)
    assert TRICKS.refusal(state, PlayCards(0, 2, 1)) is Refusal.NOT_WAITING
    step = trick(state, "9", "3")
    assert happened(step.events, TrickBegan) == [TrickBegan(2, 1)]
    assert TRICKS.waiting(step.state) == (1,)


def test_one_card_or_several_equal_ones_and_no_duty_to_follow() -> None:
    """MT-4.2 (R-M4)."""
    state = play(facing("9", "88813", "1"), cards(0, "9")).state
    assert TRICKS.legal(state, 1) == (
        PlayCards(1, 1, 1),
        PlayCards(1, 3, 1),
        PlayCards(1, 8, 1),
        PlayCards(1, 8, 2),
        PlayCards(1, 8, 3),
    )
    assert TRICKS.refusal(state, PlayCards(1, 8, 4)) is TricksRefusal.NOT_IN_HAND
    assert TRICKS.refusal(state, PlayCards(1, 9, 1)) is TricksRefusal.NOT_IN_HAND
    assert TRICKS.refusal(state, PlayCards(1, 8, 0)) is TricksRefusal.NO_PLAY
    assert TRICKS.refusal(state, PlayZeroTen(1, 0)) is TricksRefusal.NOT_IN_HAND


def test_the_zero_ten_is_alone_and_says_which_it_is() -> None:
    """MT-4.3 (R-M4)."""
    state = facing("088", "1", "1")
    assert TRICKS.legal(state, 0)[:2] == (PlayZeroTen(0, 0), PlayZeroTen(0, 10))
    assert TRICKS.refusal(state, PlayCards(0, 0, 1)) is TricksRefusal.NO_PLAY
    assert TRICKS.refusal(state, PlayZeroTen(0, 5)) is TricksRefusal.SAY_0_OR_10  # type: ignore[arg-type]
    play_made = play(state, PlayZeroTen(0, 10)).state.trick[0]
    assert (play_made.cards, play_made.worth, play_made.said) == (("0a",), 100, 10)


@pytest.mark.parametrize(("played", "drawn"), [("8", ""), ("88", "3"), ("888", "34")])
def test_one_card_fewer_is_drawn_at_once(played: str, drawn: str) -> None:
    """MT-4.4 (R-M5): from the top; only the owner sees them."""
    step = play(facing("8881", "1", "2", pile="346"), cards(0, played))
    assert values(step.state.hands[0]) == "8" * (3 - len(played)) + "1" + drawn
    assert values(step.state.pile) == "346"[len(drawn) :]
    told = happened(step.events, CardsDrawn)
    assert told == ([CardsDrawn(0, len(drawn), len(drawn), 3 - len(drawn))] if drawn else [])
    assert all(event.seen_by == (0,) for event in happened(step.events, CardsSeen))
    assert TRICKS.waiting(step.state) == (1,)


def test_drawing_goes_as_far_as_the_pile_reaches() -> None:
    """MT-4.5 (R-M5)."""
    step = play(facing("8881", "77", "2", pile="3"), cards(0, "888"))
    assert values(step.state.hands[0]) == "13"
    assert happened(step.events, CardsDrawn) == [CardsDrawn(0, 1, 2, 0)]
    step = play(step.state, cards(1, "77"))
    assert step.state.hands[1] == ()
    assert happened(step.events, CardsDrawn) == [CardsDrawn(1, 0, 1, 0)]
    assert not happened(step.events, CardsSeen)


def test_a_seat_without_cards_is_passed_over() -> None:
    """MT-4.6 (R-M9)."""
    step = play(facing("91", "", "12"), cards(0, "9"))
    assert happened(step.events, SeatPassed) == [SeatPassed(1)]
    assert TRICKS.waiting(step.state) == (2,)


def test_a_leader_without_cards_gives_the_lead_to_the_left() -> None:
    """MT-4.6 (R-M9): to the next that has cards."""
    step = trick(facing("9", "", "12"), "9", "1")
    assert step.state.leader == 2
    assert happened(step.events, SeatPassed)[-2:] == [SeatPassed(0), SeatPassed(1)]
    assert TRICKS.waiting(step.state) == (2,)


def test_a_single_card_is_worth_its_value() -> None:
    """MT-5.1 (R-M6)."""
    assert winner("1", "9", "8") == 1
    assert winner("9", "=10", "8") == 1
    assert winner("1", "=0", "2") == 2


@pytest.mark.parametrize(
    ("plays", "wins"),
    [
        (("4", "888", "1"), 0),
        (("3", "888", "1"), 1),
        (("3", "99", "1"), 0),
        (("3", "1", "111"), 2),
        (("99", "111", "5"), 2),
        (("88", "99", "77"), 1),
        (("9", "5555555", "8888"), 0),
    ],
)
def test_several_cards_are_a_number_with_a_decimal(plays: tuple[str, ...], wins: int) -> None:
    """MT-5.2 (R-M6)."""
    assert winner(*plays) == wins


@pytest.mark.parametrize(
    ("plays", "wins"), [(("7", "7", "3"), 1), (("7", "7", "7"), 2), (("88", "1", "88"), 2)]
)
def test_of_equal_plays_the_later_wins(plays: tuple[str, ...], wins: int) -> None:
    """MT-5.3 (R-M6)."""
    assert winner(*plays) == wins


@pytest.mark.parametrize(("worth", "leads"), [(38, True), (40, True), (37, False)])
def test_whether_a_play_would_take_the_lead(worth: int, leads: bool) -> None:
    """MT-5.3 (R-M6): the first play leads, and any that is as high as the highest."""
    trick = (Play(0, ("2a",), 20), Play(1, ("8a", "8b", "8c"), 38), Play(2, ("1a",), 10))
    assert takes_lead(trick, worth) is leads
    assert takes_lead((), worth)


def test_later_is_counted_from_the_leader() -> None:
    """MT-5.3 (R-M6): seat 0 plays last when seat 1 leads."""
    state = facing("71", "71", "31", leader=1, turn=1)
    step = trick(state, "7", "3", "7")
    assert happened(step.events, TrickWon)[0].seat == 0
    assert step.state.awaiting is Awaiting.PLAY
