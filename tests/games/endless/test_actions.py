"""Phases II and III: R-E8, R-E9, R-E10, R-E17 (EN-1.2, EN-5.1, EN-5.2, EN-6.1 to EN-6.10)."""

from __future__ import annotations

from itertools import product

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
    play,
)
from yournightmare.games.endless import ENDLESS
from yournightmare.games.endless.decisions import ACTIONS, Action, ChooseAction
from yournightmare.games.endless.events import (
    ActionFailed,
    ActionSucceeded,
    NightmareOvercome,
    PhaseBegan,
    RoundBegan,
)
from yournightmare.games.endless.rules import EndlessRefusal
from yournightmare.games.endless.state import Awaiting


def test_five_phases_in_order() -> None:
    """EN-1.2: I to V, and where phase I has nothing to do it passes without a word."""
    first = draw(opening(), "lost")
    phases = [e.phase for e in happened(first.events, PhaseBegan)]
    assert phases == [2, 3]
    rest = idle(first.state)
    assert [e.phase for e in happened(rest.events, PhaseBegan)] == [4, 5, 2, 3]
    assert happened(rest.events, RoundBegan) == [RoundBegan(2)]


def test_except_in_the_first_round_means_the_nightmares_own() -> None:
    """EN-5.1 (R-E8): Nakedness in round 7 of the game, but in its own first."""
    state = draw(after_overcoming(round=7), "nakedness").state
    assert state.awaiting is Awaiting.ACTION
    assert idle(state).state.awaiting is Awaiting.ABILITY_DIE


def test_six_actions_times_five() -> None:
    """EN-6.1 (R-E9): chosen before the die is thrown."""
    assert ENDLESS.legal(facing("lost"), 0) == ACTIONS
    assert len(ACTIONS) == 30
    assert len(Action) == 6


@pytest.mark.parametrize(("points", "eyes"), list(product(range(1, 6), range(1, 7))))
def test_success_is_above_the_points(points: int, eyes: int) -> None:
    """EN-6.1 (R-E9): equal fails."""
    step = act(facing("lost", bravery=1, mantras=6), COURAGE, points, eyes)
    succeeded = bool(happened(step.events, ActionSucceeded))
    assert succeeded == (eyes > points)
    assert bool(happened(step.events, ActionFailed)) != succeeded
    assert step.state.bravery == (min(6, 1 + points) if succeeded else 1)


@pytest.mark.parametrize("points", range(1, 6))
def test_movement(points: int) -> None:
    """EN-6.2 (R-E10)."""
    step = act(facing("lost", progress=1), MOVE, points, 6)
    assert moves(step.events, "progress") == [(1, 1 + points)]


def test_who_chooses_something_else_stays() -> None:
    """EN-6.2 (R-E10)."""
    assert act(facing("lost", progress=1), COURAGE, 2, 6).state.progress == 1


@pytest.mark.parametrize(("points", "overcome"), [(1, False), (2, True), (3, True)])
def test_reaching_or_passing_the_end_marker(points: int, overcome: bool) -> None:
    """EN-6.3 (R-E10)."""
    step = act(facing("lost", progress=6), MOVE, points, 6)
    assert bool(happened(step.events, NightmareOvercome)) == overcome
    assert step.state.overcome == overcome


def test_defying_horrors() -> None:
    """EN-6.4 (R-E9)."""
    step = act(facing("lost", horrors=4, spells=6), HORRORS, 3, 6)
    assert moves(step.events, "horrors") == [(4, 1)]


def test_taming_fear() -> None:
    """EN-6.5 (R-E9)."""
    assert moves(act(facing("lost", fear=4, mantras=6), FEAR, 3, 6).events, "fear") == [(4, 1)]


@pytest.mark.parametrize(("action", "track"), [(SPELLS, "spells"), (MANTRAS, "mantras")])
@pytest.mark.parametrize(("points", "has", "gets"), [(2, 1, 2), (2, 2, 2), (2, 3, 3), (5, 0, 1)])
def test_reciting(action: Action, track: str, points: int, has: int, gets: int) -> None:
    """EN-6.6, EN-6.7 (R-E9): one more if the points are more than there are."""
    step = act(facing("lost", **{track: has}), action, points, 6)
    assert getattr(step.state, track) == gets
    assert happened(step.events, ActionSucceeded), "in vain, yet a success"


def test_gathering_courage() -> None:
    """EN-6.8 (R-E9)."""
    assert moves(act(facing("lost", bravery=2), COURAGE, 3, 6).events, "bravery") == [(2, 5)]


@pytest.mark.parametrize(
    ("nightmare", "action", "points", "left"),
    [
        ("buried_alive", MOVE, 1, 0),
        ("buried_alive", MOVE, 2, 0),
        ("buried_alive", MOVE, 5, 3),
        ("fraud", MOVE, 1, 0),
        ("fraud", SPELLS, 1, 0),
        ("fraud", COURAGE, 4, 3),
    ],
)
def test_less_is_taken_after_success_and_never_below_nought(
    nightmare: str, action: Action, points: int, left: int
) -> None:
    """EN-6.9 (R-E9)."""
    step = act(facing(nightmare), action, points, 6)
    assert happened(step.events, ActionSucceeded) == [ActionSucceeded(action, left)]
    tried = act(facing(nightmare), action, points, points)
    assert happened(tried.events, ActionFailed), "the whole points have to be beaten"


@pytest.mark.parametrize(("action", "track"), [(SPELLS, "spells"), (MANTRAS, "mantras")])
def test_spells_and_mantras_are_compared_after_the_reduction(action: Action, track: str) -> None:
    """EN-6.9 (R-E9): in Fraud 2 points are 1, no more than 1."""
    assert getattr(act(facing("fraud", **{track: 1}), action, 2, 6).state, track) == 1
    assert getattr(act(facing("fraud", **{track: 1}), action, 3, 6).state, track) == 2


def test_a_useless_action_is_legal() -> None:
    """EN-6.10 (R-E17): taming Fear at 0."""
    step = act(facing("lost"), FEAR, 3, 6)
    assert happened(step.events, ActionSucceeded)
    assert not moves(step.events, "fear")


def test_what_is_forbidden_is_refused_with_its_reason() -> None:
    """EN-5.2 (R-E17, R-A1)."""
    blocked = facing("monsters", blocked=True)
    assert ENDLESS.refusal(blocked, ChooseAction(0, MOVE, 1)) is EndlessRefusal.MONSTERS_BLOCK
    assert ENDLESS.legal(blocked, 0) == tuple(d for d in ACTIONS if d.action is not MOVE)
    forced = facing("nakedness", forced=True)
    assert ENDLESS.legal(forced, 0) == (ChooseAction(0, MOVE, 5),)
    for choice in ACTIONS:
        if choice != ChooseAction(0, MOVE, 5):
            assert ENDLESS.refusal(forced, choice) is EndlessRefusal.MUST_MOVE


def test_verdicts_last_for_one_round() -> None:
    """EN-5.2 (R-E17): in the next round the Monsters' die is thrown anew."""
    step = idle(facing("monsters", blocked=True))
    assert not step.state.blocked
    assert step.state.awaiting is Awaiting.ABILITY_DIE
    assert not act(facing("nakedness", forced=True), MOVE, 5, 6).state.forced


def test_the_die_is_thrown_after_the_choice() -> None:
    """EN-6.1 (R-E9): choice and points stand when Mind is asked about."""
    state = play(facing("lost"), ChooseAction(0, MANTRAS, 3), 4).state
    assert (state.action, state.points) == (MANTRAS, 3)
    assert state.roll is not None
    assert state.roll.eyes == 4
