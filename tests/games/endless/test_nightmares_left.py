"""The left column: R-E14, R-E15, R-E16, R-E17 (EN-10.1 to EN-10.6)."""

from __future__ import annotations

import pytest

from tests.games.endless.setting import (
    COURAGE,
    FEAR,
    HORRORS,
    MANTRAS,
    MOVE,
    SPELLS,
    act,
    after_overcoming,
    draw,
    facing,
    happened,
    idle,
    moves,
    opening,
    throw,
)
from yournightmare.games.endless import ENDLESS
from yournightmare.games.endless.decisions import Action, ChooseAction
from yournightmare.games.endless.events import (
    AbilityTold,
    ActionSucceeded,
    DieRolled,
    NightmareOvercome,
    ShadowRead,
)
from yournightmare.games.endless.state import Awaiting, Cause, State


@pytest.mark.parametrize(
    ("action", "points", "eyes", "horrors"),
    [(MOVE, 1, 6, 1), (MOVE, 5, 6, 1), (MOVE, 5, 5, 0), (COURAGE, 1, 6, 0)],
)
def test_end_of_the_world(action: Action, points: int, eyes: int, horrors: int) -> None:
    """EN-10.1 (R-E16): Horrors after a successful Movement, and after nothing else."""
    step = act(facing("end_of_the_world", spells=6), action, points, eyes)
    assert step.state.horrors == horrors


def test_end_of_the_world_overcome_still_horrifies() -> None:
    """EN-10.1, EN-4.5 (R-E16, R-E7): the last step was a successful Movement too."""
    state = act(facing("end_of_the_world", progress=8), MOVE, 1, 6).state
    assert (state.overcome, state.horrors, state.mind) == (True, 1, 4)


@pytest.mark.parametrize(("points", "steps"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3)])
def test_buried_alive(points: int, steps: int) -> None:
    """EN-10.2 (R-E16)."""
    step = act(facing("buried_alive"), MOVE, points, 6)
    assert step.state.progress == steps
    assert happened(step.events, ActionSucceeded) == [ActionSucceeded(MOVE, steps)]


@pytest.mark.parametrize(
    ("action", "track", "gets"),
    [(COURAGE, "bravery", 5), (HORRORS, "horrors", 0), (FEAR, "fear", 0), (SPELLS, "spells", 4)],
)
def test_buried_alive_takes_from_movement_alone(action: Action, track: str, gets: int) -> None:
    """EN-10.2 (R-E16): 3 points of another action are 3."""
    table = facing("buried_alive", bravery=2, horrors=3, spells=3, fear=3, mantras=3)
    if action is SPELLS:
        assert act(table, action, 4, 6).state.spells == gets
    else:
        assert getattr(act(table, action, 3, 6).state, track) == gets


def test_a_failed_dig_goes_nowhere() -> None:
    """EN-10.2 (R-E16): nor backwards."""
    assert act(facing("buried_alive", progress=2), MOVE, 4, 4).state.progress == 2


@pytest.mark.parametrize(
    ("eyes", "fear", "horrors"), [(1, 1, 0), (2, 1, 0), (3, 1, 0), (4, 0, 1), (5, 0, 1), (6, 0, 0)]
)
def test_decay(eyes: int, fear: int, horrors: int) -> None:
    """EN-10.3 (R-E16)."""
    state = act(facing("decay"), SPELLS, 5, eyes).state
    assert (state.fear, state.horrors) == (fear, horrors)
    assert happened(act(facing("decay"), SPELLS, 5, eyes).events, ShadowRead)[0].value == eyes


@pytest.mark.parametrize(
    ("eyes", "bravery", "forced"), [(4, 3, True), (3, 3, False), (6, 6, False), (2, 1, True)]
)
def test_nakedness(eyes: int, bravery: int, forced: bool) -> None:
    """EN-10.4 (R-E14): above Bravery, Movement with 5 Action Points."""
    table = facing("nakedness", phase=2, awaiting=Awaiting.ABILITY_DIE, bravery=bravery)
    step = throw(table, eyes)
    assert step.state.forced == forced
    assert happened(step.events, AbilityTold) == [
        AbilityTold("nakedness", "must move" if forced else "nothing")
    ]
    if forced:
        assert ENDLESS.legal(step.state, 0) == (ChooseAction(0, MOVE, 5),)
    else:
        assert len(ENDLESS.legal(step.state, 0)) == 30


def test_nakedness_begins_in_its_second_round() -> None:
    """EN-10.4, EN-5.1 (R-E8)."""
    state = draw(opening(), "nakedness").state
    assert state.awaiting is Awaiting.ACTION
    assert idle(state).state.awaiting is Awaiting.ABILITY_DIE


def test_mind_can_keep_the_clothes_on() -> None:
    """EN-10.4, EN-3.1 (R-E5): 5 lowered to 3 is not above 4."""
    table = facing("nakedness", phase=2, awaiting=Awaiting.ABILITY_DIE, bravery=4)
    assert not throw(table, 5, -2).state.forced


def test_falling_begins_with_bravery_one() -> None:
    """EN-10.5 (R-E15): before the roll, which comes in the first round already."""
    step = draw(opening(), "falling")
    assert moves(step.events, "bravery") == [(6, 1)]
    assert step.state.awaiting is Awaiting.ABILITY_DIE
    assert step.state.mind == 5


def test_falling_again_sets_bravery_again() -> None:
    """EN-10.5 (R-E17)."""
    again = draw(after_overcoming("falling", bravery=6, progress=9), "falling").state
    assert again.bravery == 1
    later = act(facing("falling", nightmare_round=3, bravery=4), COURAGE, 1, 5).state
    assert later.bravery == 5, "only on arrival"


def falling(**fields: int) -> State:
    return facing("falling", phase=2, awaiting=Awaiting.ABILITY_DIE, **fields)


@pytest.mark.parametrize(
    ("eyes", "bravery", "opens"),
    [(1, 1, False), (1, 2, True), (2, 2, False), (5, 6, True), (6, 6, False), (3, 4, True)],
)
def test_the_parachute(eyes: int, bravery: int, opens: bool) -> None:
    """EN-10.5 (R-E15): strictly below Bravery; else both markers move by 2."""
    step = throw(falling(bravery=bravery), eyes)
    assert step.state.overcome == opens
    assert bool(happened(step.events, NightmareOvercome)) == opens
    assert (step.state.progress, step.state.shadow) == ((0, -12) if opens else (2, -10))
    assert step.state.awaiting is Awaiting.ACTION, "the rest of the round is played"


def test_the_parachute_is_pulled_in_every_round() -> None:
    """EN-10.5 (R-E15)."""
    state = idle(throw(falling(bravery=1), 4).state).state
    assert state.awaiting is Awaiting.ABILITY_DIE
    step = throw(state, 4)
    assert happened(step.events, DieRolled) == [DieRolled("parachute die", 4)]
    assert step.state.progress == 4


@pytest.mark.parametrize(("progress", "dead"), [(6, False), (7, True), (8, True)])
def test_falling_onto_the_end_marker(progress: int, dead: bool) -> None:
    """EN-10.5 (R-E15): reaching it or passing it."""
    state = throw(falling(bravery=1, progress=progress), 1).state
    assert (state.causes == (Cause.NIGHTMARE,)) == dead


@pytest.mark.parametrize(("points", "dead"), [(3, False), (4, True), (5, True)])
def test_moving_onto_the_end_marker(points: int, dead: bool) -> None:
    """EN-10.5 (R-E15): a Movement kills as well; it overcomes nothing."""
    step = act(facing("falling", progress=5, bravery=1), MOVE, points, 6)
    assert (step.state.causes == (Cause.NIGHTMARE,)) == dead
    assert not happened(step.events, NightmareOvercome)


def test_under_an_open_parachute_movement_is_safe() -> None:
    """EN-10.5 (R-E15): over the end marker in the same round."""
    opened = throw(falling(bravery=4, progress=7), 2).state
    step = act(opened, MOVE, 4, 6)
    assert step.state.causes == ()
    assert step.state.progress == 11
    assert not happened(step.events, NightmareOvercome), "it was overcome before"
    assert draw(step.state, "lost").state.survived == 1


def test_iv_and_v_follow_the_open_parachute() -> None:
    """EN-10.5 (R-E15)."""
    state = act(throw(falling(bravery=4), 2).state, SPELLS, 5, 3).state
    assert (state.shadow, state.horrors, state.awaiting) == (-11, 1, Awaiting.FIRST_DIE)


@pytest.mark.parametrize(
    ("action", "track", "begins", "gets"),
    [
        (MOVE, "progress", 0, 2),
        (HORRORS, "horrors", 4, 2),
        (FEAR, "fear", 4, 2),
        (SPELLS, "spells", 2, 2),
        (MANTRAS, "mantras", 1, 2),
        (COURAGE, "bravery", 2, 4),
    ],
)
def test_fraud(action: Action, track: str, begins: int, gets: int) -> None:
    """EN-10.6 (R-E16): 3 points are 2, whatever the action."""
    fields = {"spells": 6, "mantras": 6} | {track: begins}
    assert getattr(act(facing("fraud", **fields), action, 3, 6).state, track) == gets
