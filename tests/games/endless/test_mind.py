"""Die and Mind: R-E5, R-E6 (EN-3.1 to EN-3.5)."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.endless.setting import (
    COURAGE,
    MOVE,
    act,
    facing,
    happened,
    moves,
    opening,
    play,
    throw,
)
from yournightmare.games.endless import ENDLESS
from yournightmare.games.endless.decisions import (
    LEAVE,
    LOWER,
    RAISE,
    THROW,
    ChooseAction,
    UseMind,
)
from yournightmare.games.endless.events import ActionSucceeded, DieRolled, MindUsed, ShadowRead
from yournightmare.games.endless.outlook import makes_no_difference
from yournightmare.games.endless.rules import EndlessRefusal, changed_result
from yournightmare.games.endless.state import Awaiting, view_of
from yournightmare.games.game import Refusal


@pytest.mark.parametrize(
    ("eyes", "lowered", "raised"),
    [(1, 1, 3), (2, 1, 4), (3, 1, 5), (4, 2, 6), (5, 3, 6), (6, 4, 6)],
)
def test_two_more_or_two_less_within_one_to_six(eyes: int, lowered: int, raised: int) -> None:
    """EN-3.1 (R-E5)."""
    assert changed_result(eyes, -2) == lowered
    assert changed_result(eyes, 2) == raised
    assert changed_result(eyes, 0) == eyes


def test_a_payment_costs_one_mind_and_is_told() -> None:
    """EN-3.1 (R-E5)."""
    step = act(facing("lost"), COURAGE, 5, 4, +2)
    assert moves(step.events, "mind") == [(5, 4)]
    assert happened(step.events, MindUsed) == [MindUsed(4, 6)]
    assert step.state.mind == 4


def test_leaving_a_roll_alone_costs_nothing() -> None:
    """EN-3.1 (R-E5)."""
    assert act(facing("lost"), COURAGE, 5, 4).state.mind == 5


def test_only_one_payment_a_roll() -> None:
    """EN-3.1 (R-E5): once settled, the same roll is not offered again."""
    rolled = play(facing("lost"), ChooseAction(0, COURAGE, 5), 2).state
    settled = play(rolled, RAISE).state
    assert settled.awaiting is Awaiting.ACTION
    assert ENDLESS.refusal(settled, RAISE) is Refusal.NOT_NOW
    assert ENDLESS.refusal(settled, LEAVE) is Refusal.NOT_NOW


def test_the_changed_result_counts_in_every_phase() -> None:
    """EN-3.2 (R-E5): a 4 raised to 6 succeeds at 5, stops the Shadow, and stirs nothing."""
    step = act(facing("lost"), MOVE, 5, 4, +2)
    assert happened(step.events, ActionSucceeded)
    assert happened(step.events, ShadowRead) == [ShadowRead(6, 0)]
    assert step.state.progress == 5
    lowered = act(facing("lost"), MOVE, 5, 4, -2)
    assert happened(lowered.events, ShadowRead) == [ShadowRead(2, 2)]
    assert lowered.state.fear == 1


def test_the_last_point_cannot_be_paid() -> None:
    """EN-3.3 (R-E5): with Mind 1 the game goes straight on."""
    step = play(facing("lost", mind=1), ChooseAction(0, COURAGE, 1), 4)
    assert step.state.awaiting is Awaiting.ACTION
    assert step.state.mind == 1


def test_the_last_point_is_refused_even_with_a_roll_on_the_table() -> None:
    """EN-3.3 (R-E5, R-A1)."""
    rolled = play(facing("lost", mind=2), ChooseAction(0, COURAGE, 1), 4).state
    state = msgspec.structs.replace(rolled, mind=1)
    assert ENDLESS.refusal(state, RAISE) is EndlessRefusal.LAST_MIND


def test_the_second_to_last_point_can() -> None:
    """EN-3.3 (R-E5)."""
    assert act(facing("lost", mind=2), COURAGE, 5, 4, +2).state.mind == 1


@pytest.mark.parametrize(
    ("eyes", "choices"),
    [(1, (LEAVE, RAISE)), (6, (LEAVE, LOWER))]
    + [(eyes, (LEAVE, LOWER, RAISE)) for eyes in (2, 3, 4, 5)],
)
def test_only_what_changes_something_is_offered(eyes: int, choices: tuple[UseMind, ...]) -> None:
    """EN-3.4 (R-E6)."""
    rolled = play(facing("lost"), ChooseAction(0, COURAGE, 5), eyes).state
    assert ENDLESS.legal(rolled, 0) == choices
    for choice in {LEAVE, LOWER, RAISE} - set(choices):
        assert ENDLESS.refusal(rolled, choice) is EndlessRefusal.NO_CHANGE


def test_every_roll_but_one_can_be_changed() -> None:
    """EN-3.1, EN-3.5 (R-E5): both Nightmare dice, ability, action and fresh die; no parachute."""
    first = play(opening(), THROW, 6)
    assert happened(first.events, DieRolled) == [DieRolled("first nightmare die", 6)]
    assert first.state.awaiting is Awaiting.MIND
    left = play(first.state, LOWER).state
    assert left.left_column is False
    second = play(left, THROW, 4)
    assert second.state.awaiting is Awaiting.MIND
    assert play(second.state, LOWER).state.nightmare == "monsters"

    ability = facing("monsters", phase=2, awaiting=Awaiting.ABILITY_DIE)
    assert not throw(ability, 2, +2).state.blocked
    fresh = facing("temptation", awaiting=Awaiting.FRESH_DIE, skipped=True)
    assert happened(throw(fresh, 3, +2).events, ShadowRead) == [ShadowRead(5, 0)]

    parachute = facing("falling", phase=2, awaiting=Awaiting.ABILITY_DIE, bravery=3)
    opened = play(parachute, THROW, 2)
    assert happened(opened.events, DieRolled) == [DieRolled("parachute die", 2)]
    assert opened.state.awaiting is Awaiting.ACTION


def test_mind_is_asked_for_even_where_it_makes_no_difference_and_that_is_known() -> None:
    """EN-3.3 (R-E6): a payment would change the result, if nothing that hangs on it."""
    safe = facing("nakedness", phase=2, awaiting=Awaiting.ABILITY_DIE, bravery=6)
    asked = play(safe, THROW, 3).state
    assert asked.awaiting is Awaiting.MIND
    assert makes_no_difference(view_of(asked))
    risky = play(msgspec.structs.replace(safe, bravery=3), THROW, 3).state
    assert risky.awaiting is Awaiting.MIND
    assert not makes_no_difference(view_of(risky)), "a 5 would force the Movement"
    assert not makes_no_difference(view_of(opening())), "no roll lies on the table"
