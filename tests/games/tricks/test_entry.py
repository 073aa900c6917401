"""The score sheet for people with the real cards: entering, correcting, closing (MT-10.1 to 6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tricks.setting import happened, opening, play
from yournightmare.games.game import HIDDEN, IllegalDecision, Refusal
from yournightmare.games.tricks import TRICKS
from yournightmare.games.tricks.decisions import CloseRound, Deal, EnterRound, StackSeen
from yournightmare.games.tricks.entry import EntryRefusal, points_of
from yournightmare.games.tricks.events import (
    Paranoia,
    RoundEntered,
    RoundScored,
    StackShown,
    StartCardGiven,
)
from yournightmare.games.tricks.state import Awaiting, Options, State

SHEET = Options(score_sheet=True)


def seen(*stacks: tuple[int, int] | None) -> tuple[StackSeen | None, ...]:
    """Return stacks by Undaunted before Scared and under it."""
    return tuple(None if stack is None else StackSeen(*stack) for stack in stacks)


def entered(finder: int | None, *stacks: tuple[int, int] | None, seats: int = 3) -> State:
    """Return a table at which the first round was entered like that."""
    decision = EnterRound(0, finder, not stacks, seen(*(stacks or (None,) * seats)))
    state = play(opening(seats, SHEET), decision).state
    assert isinstance(state, State)
    return state


def test_the_table_enters_who_turned_over_scared_and_what_the_stacks_showed() -> None:
    """MT-10.1 (R-A5): no card is dealt here."""
    state = opening(3, SHEET)
    assert (state.awaiting, state.round, state.pile) == (Awaiting.ENTRY, 1, ())
    assert TRICKS.refusal(state, Deal(0)) is Refusal.NOT_NOW
    step = play(state, EnterRound(0, 1, False, seen((2, 3), None, (0, 6))))
    assert happened(step.events, RoundEntered) == [RoundEntered(1, 1, False, False)]
    assert step.state.points == (0, 0, 0), "not before it is closed"
    assert TRICKS.view(step.state, None).entered == step.state.entered


def test_points_follow_from_the_stacks() -> None:
    """MT-10.2 (R-M10): under Scared, doubled on top; nothing for whoever turned it over."""
    step = play(entered(1, (2, 3), None, (0, 6)), CloseRound(0))
    assert step.state.points == (3, 0, 12)
    assert happened(step.events, StackShown) == [StackShown(0, 3, 6, 3), StackShown(2, 1, 7, 12)]
    assert step.state.ended_by == 1
    nobody = play(entered(None, (6, 0), (0, 1), (1, 1)), CloseRound(0))
    assert nobody.state.points == (0, 2, 1)


@pytest.mark.parametrize(
    ("decision", "points"),
    [
        (EnterRound(0, 1, False, seen((2, 3), None, (0, 6))), (3, 0, 12)),
        (EnterRound(0, None, False, seen((6, 0), (0, 1), (1, 1))), (0, 2, 1)),
        (EnterRound(0, 2, True, seen(None, None, None)), (0, 0, 10)),
    ],
)
def test_points_are_known_before_the_round_is_closed(
    decision: EnterRound, points: tuple[int, ...]
) -> None:
    """MT-10.2, MT-10.3 (R-M10, R-M11): the same as the closing gives."""
    assert points_of(decision) == points
    assert play(play(opening(3, SHEET), decision).state, CloseRound(0)).state.points == points


def test_paranoia_is_entered_as_such() -> None:
    """MT-10.3 (R-M11)."""
    step = play(entered(2), CloseRound(0))
    assert step.state.points == (0, 0, 10)
    assert happened(step.events, Paranoia) == [Paranoia(2)]
    assert happened(step.events, StackShown) == []
    view = TRICKS.view(step.state, None)
    assert view.scared[0] == HIDDEN


@pytest.mark.parametrize(
    ("decision", "reason"),
    [
        (EnterRound(0, 3, False, seen((1, 1), (1, 1), None)), EntryRefusal.NO_FINDER),
        (EnterRound(0, None, True, seen(None, None, None)), EntryRefusal.PARANOIA_OF_NOBODY),
        (EnterRound(0, None, False, seen((1, 1), (1, 1))), EntryRefusal.STACKS),
        (EnterRound(0, 1, True, seen(None, None, (1, 1))), EntryRefusal.UNSEEN),
        (EnterRound(0, 1, False, seen((1, 1), (1, 1), (1, 1))), EntryRefusal.UNSEEN),
        (EnterRound(0, 1, False, seen((1, 1), None, None)), EntryRefusal.MISSING),
        (EnterRound(0, 1, False, seen((4, 3), None, (1, 1))), EntryRefusal.NO_STACK),
        (EnterRound(0, 1, False, seen((-1, 3), None, (1, 1))), EntryRefusal.NO_STACK),
        (EnterRound(1, 1, False, seen((1, 1), None, (1, 1))), Refusal.NOT_WAITING),
        (CloseRound(0), EntryRefusal.NOTHING_ENTERED),
    ],
)
def test_what_can_t_be_is_refused_with_the_reason(decision: Any, reason: Any) -> None:
    """MT-10.4, MT-10.6 (R-A1, R-A5)."""
    state = opening(3, SHEET)
    assert TRICKS.refusal(state, decision) is reason
    assert decision not in TRICKS.legal(state, decision.seat)
    with pytest.raises(IllegalDecision):
        play(state, decision)


def test_an_entry_is_corrected_until_the_round_is_closed() -> None:
    """MT-10.5 (R-A3, R-A5): then the start card goes to the left."""
    state = entered(1, (2, 3), None, (0, 6))
    same = EnterRound(0, 1, False, seen((2, 3), None, (0, 6)))
    assert TRICKS.refusal(state, same) is EntryRefusal.THE_SAME
    other = EnterRound(0, 0, False, seen(None, (1, 4), (0, 6)))
    step = play(state, other)
    assert happened(step.events, RoundEntered) == [RoundEntered(1, 0, False, True)]
    assert TRICKS.can_take_back(state, other, step.events)
    closed = play(step.state, CloseRound(0))
    assert closed.state.points == (0, 4, 12)
    assert not TRICKS.can_take_back(step.state, CloseRound(0), closed.events)
    assert (closed.state.round, closed.state.holder) == (2, 1)
    assert happened(closed.events, StartCardGiven) == [StartCardGiven(1)]
    assert TRICKS.waiting(closed.state) == (1,)
    assert closed.state.entered is None


def test_the_holder_of_the_start_card_enters_for_all() -> None:
    """MT-10.6: and every entry it may make is among the legal ones."""
    state = opening(4, SHEET)
    assert TRICKS.waiting(state) == (0,)
    legal = TRICKS.legal(state, 0)
    assert all(TRICKS.refusal(state, decision) is None for decision in legal)
    assert EnterRound(0, None, False, seen((3, 1), (0, 0), (2, 2), (5, 1))) in legal
    assert TRICKS.legal(state, 1) == ()
    after = entered(3, (1, 1), (0, 6), (2, 2), None, seats=4)
    again = TRICKS.legal(after, 0)
    assert again[0] == CloseRound(0)
    assert after.entered not in again


def test_the_game_ends_as_agreed() -> None:
    """MT-9.1, MT-9.2: the last round closed is the last one."""
    state = opening(3, SHEET)
    for number in range(6):
        holder = state.holder
        stacks = seen((0, 6), (6, 0), (6, 0))
        state = play(state, EnterRound(holder, None, False, stacks)).state
        step = play(state, CloseRound(holder))
        state = step.state
        assert happened(step.events, RoundScored)[0].round == number + 1
    result = TRICKS.result(state)
    assert result is not None
    assert result.points == (72, 0, 0)
    assert result.places == (1, 2, 2)


def test_games_with_cards_know_nothing_of_it() -> None:
    """R-A5: and their states are encoded as ever."""
    state = opening(3)
    decision = EnterRound(0, 1, True, seen(None, None, None))
    assert TRICKS.refusal(state, decision) is Refusal.NOT_NOW
    assert TRICKS.refusal(state, CloseRound(0)) is Refusal.NOT_NOW
