"""Players, cards, stacks, the deal, placing Scared: MT-1.1 to MT-3.5 (R-M1 to R-M3, R-M13)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tests.games.tricks.setting import (
    TEN,
    dealt,
    facing,
    happened,
    opening,
    place,
    play,
    trick,
    values,
)
from yournightmare.games.chance import SeededChance, Shuffle
from yournightmare.games.game import HIDDEN, IllegalDecision, Refusal
from yournightmare.games.tricks import TRICKS
from yournightmare.games.tricks.cards import COPIES, ZERO_TEN, deck, value_of
from yournightmare.games.tricks.decisions import Deal, PlaceScared, PlayCards
from yournightmare.games.tricks.events import (
    CardsSeen,
    HandDealt,
    PlacingEnded,
    RoundBegan,
    ScaredPlaced,
    StartCardGiven,
    TrickBegan,
)
from yournightmare.games.tricks.rules import TricksRefusal
from yournightmare.games.tricks.state import Awaiting, Options


@pytest.mark.parametrize("seats", [1, 2, 7])
def test_three_to_six_play(seats: int) -> None:
    """MT-1.1 (R-M1)."""
    assert list(TRICKS.seats) == [3, 4, 5, 6]
    assert "seats" in str(TRICKS.check(Options(), seats))


def test_sixty_seven_cards_each_with_its_own_id() -> None:
    """MT-2.1 (R-M1)."""
    assert len(deck(6)) == len(set(deck(6))) == 67
    numbers = Counter(map(value_of, deck(6)))
    assert numbers == {0: 1, 5: 10} | dict.fromkeys((1, 2, 3, 4, 6, 7, 8, 9), 7)


@pytest.mark.parametrize(("seats", "removed", "used"), [(3, 3, 40), (4, 2, 49), (5, 1, 58)])
def test_cards_stay_in_the_box(seats: int, removed: int, used: int) -> None:
    """MT-2.2 (R-M1): as many of each number, never the 0/10."""
    assert len(deck(seats)) == used
    gone = Counter(map(value_of, set(deck(6)) - set(deck(seats))))
    assert gone == dict.fromkeys(COPIES, removed)
    assert ZERO_TEN in deck(seats)


def test_stacks_are_whole_at_the_start_of_each_round() -> None:
    """MT-2.3 (R-M2): also after one in which cards were turned over."""
    state = facing("9", "1", "2", put=(1, 1, 1), scared=(1, 1, 1))
    after = trick(state, "9", "1", "2").state
    assert after.left == (6, 7, 7)
    again = play(after, Deal(1)).state
    assert again.left == (7, 7, 7)
    assert again.put == again.scared == again.moved == (0, 0, 0)
    assert again.shown == (False,) * 3


def test_equal_cards_go_in_the_order_received() -> None:
    """MT-2.4: so the copy on the table tells nothing about the others."""
    state = facing("8", "1", "2")
    state = msgspec.structs.replace(state, hands=(("8c", "8a", "1d", "8b"), *state.hands[1:]))
    after = play(state, PlayCards(0, 8, 2)).state
    assert after.trick[0].cards == ("8c", "8a")
    assert after.hands[0] == ("1d", "8b")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_nine_each_one_at_a_time_from_the_left(seats: int) -> None:
    """MT-3.1 (R-M3): the first card goes to the seat left of the holder."""
    state = opening(seats)
    step = play(state, Deal(0))
    order = deck(seats)
    for seat in range(seats):
        first = (seat - 1) % seats
        assert step.state.hands[seat] == tuple(order[first + seats * n] for n in range(9))
    assert step.state.pile == order[9 * seats :]
    assert happened(step.events, RoundBegan) == [RoundBegan(1, 0, len(order) - 9 * seats)]
    for event in happened(step.events, HandDealt):
        assert event.seen_by == (event.seat,)


def test_only_the_holder_deals_and_the_shuffle_is_written_down() -> None:
    """MT-3.1 (R-M3)."""
    state = opening()
    assert TRICKS.waiting(state) == (0,)
    assert TRICKS.refusal(state, Deal(1)) is Refusal.NOT_WAITING
    chance = SeededChance(3)
    dealt_state = TRICKS.play(state, Deal(0), chance).state
    (shuffle,) = chance.answers
    assert isinstance(shuffle, Shuffle)
    assert shuffle.name == "monster cards"
    assert dealt_state.hands[1][0] == deck(3)[shuffle.order[0]]


def test_chance_gives_the_start_card() -> None:
    """MT-3.2: to every seat, sooner or later."""
    steps = [TRICKS.start(Options(), 6, SeededChance(seed)) for seed in range(60)]
    assert {step.state.holder for step in steps} == set(range(6))
    assert all(step.events == (StartCardGiven(step.state.holder),) for step in steps)


def test_all_place_in_any_order_with_their_hands_before_them() -> None:
    """MT-3.3 (R-M2, R-M3): several seats wait at once; where is told to nobody."""
    state = dealt()
    assert TRICKS.waiting(state) == (0, 1, 2)
    assert all(len(hand) == 9 for hand in state.hands)
    assert TRICKS.legal(state, 2) == tuple(PlaceScared(2, place) for place in range(1, 8))
    step = play(state, PlaceScared(2, 5))
    assert TRICKS.waiting(step.state) == (0, 1)
    assert step.events == (ScaredPlaced(2, again=False),)


@pytest.mark.parametrize("position", [0, 8, True, 2.0])
def test_there_are_seven_places(position: int) -> None:
    """MT-3.3 (R-M2)."""
    assert TRICKS.refusal(dealt(), PlaceScared(0, position)) is TricksRefusal.NO_PLACE


def test_the_place_may_be_changed_until_the_last_has_placed() -> None:
    """MT-3.4 (R-M3): whoever else has placed since."""
    state = place(dealt(), 2, 3)
    step = play(state, PlaceScared(0, 7))
    assert step.events == (ScaredPlaced(0, again=True),)
    assert step.state.put == (7, 3, 0)
    assert TRICKS.waiting(step.state) == (2,)
    assert TRICKS.refusal(step.state, PlaceScared(0, 7)) is TricksRefusal.THERE_ALREADY
    done = play(step.state, PlaceScared(2, 1)).state
    with pytest.raises(IllegalDecision) as raised:
        play(done, PlaceScared(0, 2))
    assert raised.value.reason is Refusal.NOT_NOW


def test_a_placing_can_be_taken_back_unless_it_was_the_last() -> None:
    """MT-3.4 (R-A3): and nothing else can, for it draws or shows a card."""
    state = place(dealt(), 2)
    placing = PlaceScared(1, 2)
    assert TRICKS.can_take_back(state, placing, play(state, placing).events)
    again = PlaceScared(0, 5)
    assert TRICKS.can_take_back(state, again, play(state, again).events)
    state, last = play(state, placing).state, PlaceScared(2, 2)
    assert not TRICKS.can_take_back(state, last, play(state, last).events)
    assert not TRICKS.can_take_back(opening(), Deal(0), play(opening(), Deal(0)).events)
    table = facing("9", "1", "2")
    assert not TRICKS.can_take_back(table, PlayCards(0, 9, 1), ())


def test_the_holder_leads_the_first_trick() -> None:
    """MT-3.5 (R-M3)."""
    state = place(dealt(), 2, 3)
    step = play(state, PlaceScared(2, 1))
    assert happened(step.events, PlacingEnded)
    assert happened(step.events, TrickBegan) == [TrickBegan(1, 0)]
    assert step.state.awaiting is Awaiting.PLAY
    assert TRICKS.waiting(step.state) == (0,)


def test_what_each_may_see() -> None:
    """MT-1.3 (R-M13)."""
    state = facing("88", "17", "25", pile="346")
    state = play(state, PlayCards(0, 8, 2)).state
    view = TRICKS.view(state, 1)
    assert values(view.hands[1]) == "17"
    assert view.hands[0] == view.hands[2] == view.pile == HIDDEN
    assert view.hand_sizes == (1, 2, 2)
    assert view.pile_size == 2
    assert view.scared == view.put == (HIDDEN, 4, HIDDEN)
    assert view.placed == (True, True, True)
    assert view.left == (7, 7, 7)
    assert view.trick == state.trick
    public = TRICKS.view(state, None)
    assert public.hands == (HIDDEN,) * 3
    assert public.scared == (HIDDEN,) * 3


def test_who_has_placed_is_public_and_drawn_cards_are_not() -> None:
    """MT-1.3 (R-M13)."""
    assert TRICKS.view(place(dealt(), 6), 2).placed == (True, False, False)
    assert TRICKS.view(place(dealt(), 6), 2).scared[0] == HIDDEN
    assert CardsSeen(1, ("9a",)).seen_by == (1,)


def test_hands_stay_hidden_after_the_round() -> None:
    """MT-1.4: the stacks of the scoring lie open."""
    after = trick(facing("98", "17", "25", scared=(1, 2, 3)), "9", "1", "2").state
    assert after.awaiting is Awaiting.DEAL
    view = TRICKS.view(after, 1)
    assert view.hands[0] == HIDDEN
    assert view.scared == (0, 2, 3)


def test_options_and_their_faults() -> None:
    """MT-9.2 (R-M12)."""
    for total in (10, 60):
        assert TRICKS.check(msgspec.structs.replace(TEN, total=total), 3) is None
    for wrong in (9, 61, 25.5):
        fault = TRICKS.check(msgspec.structs.replace(TEN, total=wrong), 3)
        assert "options.total" in str(fault)
    assert Options().total == 25
