"""Steady hands: dice in place of the tests of skill (R-E26: EN-15)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.endless.hands_on import active_options, die, in_dream, recorded
from tests.games.endless.setting import COURAGE, FEAR, MOVE, act, draw, happened, throw
from yournightmare.games.chance import ScriptedChance
from yournightmare.games.endless import ENDLESS
from yournightmare.games.endless.decisions import BREATHE, LEAVE, ChooseAction
from yournightmare.games.endless.events import ActionFailed, DieCounts, ShadowRead
from yournightmare.games.endless.offers import EndlessRefusal
from yournightmare.games.endless.state import Awaiting, State


def steady(nightmare: str, **fields: Any) -> State:
    """Return a table of a game with steady hands."""
    return in_dream(nightmare, active_options(steady_hands=True), **fields)


@pytest.mark.parametrize(
    "nightmare", ["active_decay", "active_fraud", "active_monsters", "active_spiders"]
)
def test_steady_hands_throw_a_die_for_the_board(nightmare: str) -> None:
    """EN-15.1, EN-15.3 (R-E26, R-E5): Mind bends it; nothing is touched."""
    assert act(steady(nightmare), MOVE, 3, 2, mind=2).state.progress == 3


@pytest.mark.parametrize(
    ("nightmare", "results"),
    [
        ("active_decay", (1, 3, 3, 4, 5, 6)),
        ("active_fraud", (1, 2, 2, 4, 5, 6)),
        ("active_monsters", (1, 3, 4, 4, 5, 6)),
        ("active_spiders", (1, 3, 4, 4, 5, 6)),
    ],
)
def test_what_a_die_in_place_of_the_dice_board_counts_for(
    nightmare: str, results: tuple[int, ...]
) -> None:
    """EN-15.1 (R-E26): in all of its phases, and Mind bends what it counts for."""
    for eyes, result in enumerate(results, 1):
        step = act(steady(nightmare), MOVE, 3, eyes)
        assert happened(step.events, ShadowRead)[0].value == result
        assert step.state.progress == (3 if result > 3 else 0)
        told = [DieCounts(eyes, result)] if eyes != result else []
        assert happened(step.events, DieCounts) == told
        assert step.state.markers == ()
    raised = act(steady(nightmare), MOVE, 4, 4, mind=2)
    assert happened(raised.events, ShadowRead)[0].value == 6


def test_what_is_thrown_for_beside_the_dice_board_counts_as_it_falls() -> None:
    """EN-15.1 (R-E26): in Monsters only a Movement stands for the board."""
    step = act(steady("active_monsters", bravery=2), COURAGE, 3, 3)
    assert happened(step.events, ActionFailed) == [ActionFailed(COURAGE, 3)]


@pytest.mark.parametrize(("test", "succeeds"), [(3, False), (4, True)])
def test_steady_hands_at_lid_and_in_the_dark(test: int, succeeds: bool) -> None:
    """EN-15.1, EN-15.3 (R-E26): 4 to 6; no Mind for it."""
    lid = die("lid die", test)
    step = recorded(
        steady("active_buried_alive"), ChooseAction(0, MOVE, 4), lid, die("action die", 5)
    )
    assert recorded(step.state, LEAVE).state.progress == (2 if succeeds else 0)
    rolled = recorded(steady("blindness"), ChooseAction(0, MOVE, 3), die("action die", 5))
    step = recorded(rolled.state, LEAVE, die("hit die", test))
    assert step.state.progress == (3 if succeeds else 0)


@pytest.mark.parametrize("eyes", range(1, 7))
def test_steady_breath_and_belt(eyes: int) -> None:
    """EN-15.2 (R-E26): in II, every round, also the first; Mind doesn't bend them."""
    start = ENDLESS.start(active_options(steady_hands=True), 1, ScriptedChance()).state
    state = draw(start, "nakedness").state
    assert state.nightmare == "drowning"
    assert state.awaiting is Awaiting.ABILITY_DIE
    assert ENDLESS.refusal(state, BREATHE) is EndlessRefusal.NO_BREATH
    breath = throw(state, eyes).state
    assert breath.awaiting is Awaiting.ACTION, "nobody asks about Mind"
    assert breath.bravery == (4 if eyes <= 2 else 6)
    belt = throw(draw(start, "old_factory").state, eyes).state
    assert belt.progress == (-1 if eyes <= 3 else 0)


@pytest.mark.parametrize(
    ("eyes", "result"),
    [((1,), 3), ((2,), 4), ((3,), 4), ((4,), 5), ((5,), 5), ((6, 3), 5), ((6, 4), 1)],
)
def test_steady_exam(eyes: tuple[int, ...], result: int) -> None:
    """EN-15.1, EN-15.3 (R-E26): after a 6 a second throw tells whether it was too late."""
    answers = [die("exam die", each) for each in eyes]
    step = recorded(steady("active_final_exam", spells=1), ChooseAction(0, FEAR, 3), *answers)
    assert happened(step.events, ShadowRead)[0].value == result
    assert step.state.mind == (4 if result == 1 else 5)
    assert step.state.awaiting is not Awaiting.MIND


def test_the_game_says_that_it_has_steady_hands() -> None:
    """EN-15.3 (R-E26): in its options, so in its record and in every view."""
    view = ENDLESS.view(steady("lost"), None)
    assert view.options.steady_hands
