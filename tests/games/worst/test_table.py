"""Sections 1 and 2 of the rules: table, turning over, pile, own cards (R-Y1, R-Y2, R-Y9)."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.hooks import cards
from tests.games.worst.setting import (
    after,
    of_kind,
    play,
    refused,
    round_of,
    sealed,
    sheet,
    table,
    turned,
)
from yournightmare.games.chance import RecordedChance, ScriptedChance, SeededChance, Shuffle
from yournightmare.games.game import Refusal
from yournightmare.games.worst import WORST
from yournightmare.games.worst.decisions import EnterFears, TurnOver
from yournightmare.games.worst.events import FearsTurned, PileReshuffled, RoundBegan
from yournightmare.games.worst.rules import WorstRefusal
from yournightmare.games.worst.state import Awaiting, Options, State

FOUR = ("Spiders in the bath", "Étude no. 3", "The dentist", "夜")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_and_all_sit_at_nothing(seats: int) -> None:
    """WN-1.1, WN-1.2 (R-Y1)."""
    state = table(seats)
    assert state.points == (0,) * seats
    assert state.boxes == ((),) * seats
    assert state.sealed == (False,) * seats
    assert state.options.target == 13
    assert [n in WORST.seats for n in (1, 2, 3, 4, 5)] == [False, True, True, True, False]


def test_the_cards_are_shuffled_into_a_pile() -> None:
    """WN-1.3 (R-Y11): all of the deck and nothing else, in an order that chance makes."""
    chance = SeededChance(5)
    state: State = WORST.start(Options(deck=cards(300)), 3, chance).state
    assert [answer.name for answer in chance.answers] == ["fear cards"]
    assert state.pile != cards(300)
    assert sorted(state.pile) == sorted(cards(300))


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        (cards(7), "8 to 1000 cards, not 7"),
        (cards(1001), "8 to 1000 cards, not 1001"),
        ((*cards(8), "c3"), "'c3' is in it more than once"),
        ((*cards(8), ""), "card 9 needs"),
    ],
)
def test_a_deck_has_at_least_eight_different_cards(deck: tuple[str, ...], words: str) -> None:
    """WN-1.3 (R-Y11)."""
    assert WORST.check(Options(deck=cards(8)), 2) is None
    assert WORST.check(Options(deck=cards(1000)), 2) is None
    fault = WORST.check(Options(deck=deck), 2)
    assert fault is not None
    assert words in fault


def test_a_round_is_turning_writing_and_reading() -> None:
    """WN-1.4."""
    state = table(2)
    seen = [state.awaiting]
    state = turned(state)
    seen.append(state.awaiting)
    state = sealed(state, {0: (1, "abcd"), 1: (0, "abcd")})
    seen.append(state.awaiting)
    assert seen == [Awaiting.CARDS, Awaiting.SHEETS, Awaiting.READING]
    assert round_of(table(2), 1, 0).awaiting is Awaiting.CARDS


@pytest.mark.parametrize("oldest", [0, 1, 2])
def test_the_oldest_turns_over_first_then_the_seat_to_the_left(oldest: int) -> None:
    """WN-2.1, WN-6.2 (R-Y1, R-Y2)."""
    state = table(3, deck=40, oldest=oldest)
    for number in range(4):
        turner = (oldest + number) % 3
        assert (state.round, state.turner) == (number + 1, turner)
        assert WORST.waiting(state) == (turner,)
        other = (turner + 1) % 3
        assert refused(state, TurnOver(other)) == WorstRefusal.NOT_THE_TURNER
        step = play(state, TurnOver(turner))
        top = state.pile[:4]
        assert of_kind(step, FearsTurned) == [FearsTurned(turner, top)]
        assert step.state.pile == state.pile[4:]
        closed = sealed(step.state, {n: ((n + 1 + number % 2) % 3, "abcd") for n in range(3)})
        assert WORST.waiting(closed) == (turner,), "the turner is the first Evaluator"
        state = round_of(state, *((n + 1 + number % 2) % 3 for n in range(3)))


def test_the_turner_waits_for_nothing_else() -> None:
    """WN-2.1 (R-A1): neither sheets nor evaluations before the cards are there."""
    state = table(2)
    shown = turned(state)
    assert refused(state, sheet(shown, 0, 1)) == Refusal.NOT_NOW
    assert refused(shown, TurnOver(0)) == Refusal.NOT_NOW


@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_fewer_than_four_cards_are_dealt_first_and_the_discards_follow(left: int) -> None:
    """WN-2.2 (R-Y9), case G3."""
    state = table(2, deck=8 + left, target=30)
    state = round_of(round_of(state, 1, 0), 1, 0)
    assert (state.pile_left, state.discarded) == (left, 8)
    rest, old = state.pile, state.discard
    order = (6, 3, 0, 7, 1, 5, 2, 4)
    chance = RecordedChance([Shuffle("discard pile", order)])
    step = play(state, TurnOver(state.turner), chance)
    chance.close()
    assert step.events[0] == PileReshuffled(left, 8)
    shuffled = (*rest, *(old[place] for place in order))
    assert step.state.fears == shuffled[:4]
    assert step.state.pile == shuffled[4:]
    assert step.state.discard == ()


def test_four_cards_left_are_enough() -> None:
    """WN-2.2 (R-Y9): no shuffle as long as four are there."""
    state = round_of(table(2, deck=8, target=30), 1, 0)
    chance = ScriptedChance()
    step = play(state, TurnOver(1), chance)
    assert chance.answers == []
    assert of_kind(step, PileReshuffled) == []
    assert step.state.pile == ()


def test_the_smallest_deck_never_runs_out() -> None:
    """WN-1.3, WN-2.2 (R-Y9, R-Y11)."""
    state = table(2, deck=8, target=30)
    for _ in range(20):
        state = round_of(state, 1, 0)
        assert sorted((*state.pile, *state.discard)) == sorted(cards(8))


def test_titles_of_own_cards_are_typed_in() -> None:
    """WN-2.3 (R-A5): no pile, no chance, the cards' words on the table."""
    state = table(2, own_cards=True)
    assert (state.pile, state.discard) == ((), ())
    chance = ScriptedChance()
    step = play(state, EnterFears(0, FOUR), chance)
    assert chance.answers == []
    assert step.state.fears == FOUR
    assert step.events == (FearsTurned(0, FOUR),)
    done = round_of(step.state, 1, 0)
    assert (done.pile, done.discard, done.turner) == ((), (), 1)
    assert after(done, EnterFears(1, FOUR)).fears == FOUR, "a fear may come again"


def test_who_types_and_when() -> None:
    """WN-2.3 (R-A1, R-A5)."""
    own, pile = table(2, own_cards=True), table(2)
    assert refused(own, EnterFears(1, FOUR)) == WorstRefusal.NOT_THE_TURNER
    assert refused(own, TurnOver(0)) == WorstRefusal.OWN_CARDS
    assert refused(pile, EnterFears(0, FOUR)) == WorstRefusal.PILE
    assert refused(after(own, EnterFears(0, FOUR)), EnterFears(0, FOUR)) == Refusal.NOT_NOW
    fault = WORST.check(Options(deck=cards(8), own_cards=True), 2)
    assert fault == "options.deck: with own cards there is no deck here"


@pytest.mark.parametrize(
    ("fears", "reason"),
    [
        (FOUR[:3], WorstRefusal.FOUR_FEARS),
        ((*FOUR, "a fifth"), WorstRefusal.FOUR_FEARS),
        ((*FOUR[:3], FOUR[0].upper()), WorstRefusal.SAME_FEAR),
        ((*FOUR[:3], ""), WorstRefusal.NO_TITLE),
        ((*FOUR[:3], "  "), WorstRefusal.NO_TITLE),
        ((*FOUR[:3], "two\nlines"), WorstRefusal.NO_TITLE),
        ((*FOUR[:3], "two\u2028lines"), WorstRefusal.NO_TITLE),
        ((*FOUR[:3], "x\0"), WorstRefusal.NO_TITLE),
        ((*FOUR[:3], "half \udc80"), WorstRefusal.NO_TITLE),
        ((*FOUR[:3], "x" * 81), WorstRefusal.NO_TITLE),
    ],
)
def test_titles_make_sense(fears: tuple[str, ...], reason: WorstRefusal) -> None:
    """WN-2.3 (R-A5): checked for range and sense."""
    state = table(2, own_cards=True)
    assert refused(state, EnterFears(0, fears)) == reason
    assert EnterFears(0, fears) not in WORST.legal(state, 0)
    assert EnterFears(0, (*FOUR[:3], "x" * 80)) in WORST.legal(state, 0)


def test_titles_can_be_corrected_until_a_sheet_is_sealed() -> None:
    """WN-2.3, HO-2.1 (R-A3, R-A5)."""
    before = table(2, own_cards=True)
    decision = EnterFears(0, FOUR)
    assert WORST.can_take_back(before, decision, play(before, decision).events)


def test_every_opening_begins_the_first_round() -> None:
    """WN-2.1: the opening says so."""
    step = WORST.start(Options(deck=cards(8), oldest=1), 2, ScriptedChance())
    assert step.events == (RoundBegan(1, 1),)


def test_options_survive_their_encoding_and_leave_out_what_is_usual() -> None:
    """WN-1.3: later versions add fields, and old fingerprints stay."""
    usual = Options(deck=cards(8))
    assert msgspec.to_builtins(usual) == {"deck": cards(8)}
    assert msgspec.json.decode(msgspec.json.encode(usual), type=Options) == usual
