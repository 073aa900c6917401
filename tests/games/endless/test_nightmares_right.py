"""The right column: R-E14, R-E16 (EN-10.7 to EN-10.12)."""

from __future__ import annotations

import pytest

from tests.games.endless.setting import (
    COURAGE,
    FEAR,
    MOVE,
    act,
    after_overcoming,
    draw,
    facing,
    happened,
    idle,
    moves,
    opening,
    play,
    throw,
)
from yournightmare.games.endless import ENDLESS
from yournightmare.games.endless.decisions import THROW, Action
from yournightmare.games.endless.events import (
    AbilityTold,
    ActionFailed,
    DieRolled,
    NightmareOvercome,
    ShadowRead,
)
from yournightmare.games.endless.state import Awaiting, Cause


@pytest.mark.parametrize("points", range(1, 6))
def test_lost(points: int) -> None:
    """EN-10.7 (R-E16): back by the points tried."""
    step = act(facing("lost", progress=3), MOVE, points, points)
    assert moves(step.events, "progress") == [(3, 3 - points)]


def test_lost_walks_back_only_for_movement() -> None:
    """EN-10.7 (R-E16)."""
    assert act(facing("lost", progress=3), COURAGE, 4, 2).state.progress == 3
    assert act(facing("lost", progress=3), MOVE, 4, 5).state.progress == 7


@pytest.mark.parametrize(("points", "caught"), [(3, False), (4, True), (5, True)])
def test_lost_backs_into_the_shadow(points: int, caught: bool) -> None:
    """EN-10.7, EN-2.7 (R-E16, R-E2): onto it or past it, at once in III; else IV goes on."""
    step = act(facing("lost", progress=2, shadow=-2), MOVE, points, 3)
    assert (step.state.phase == 3) == caught
    assert bool(happened(step.events, ShadowRead)) != caught
    assert step.state.causes == (Cause.SHADOW,), "else it catches up in IV"


@pytest.mark.parametrize("eyes", range(1, 7))
def test_monsters(eyes: int) -> None:
    """EN-10.8 (R-E14): 1 to 3 forbid Movement."""
    step = throw(facing("monsters", phase=2, awaiting=Awaiting.ABILITY_DIE), eyes)
    blocked = eyes <= 3
    assert step.state.blocked == blocked
    outcome = "must not move" if blocked else "nothing"
    assert happened(step.events, AbilityTold) == [AbilityTold("monsters", outcome)]
    assert len(ENDLESS.legal(step.state, 0)) == (25 if blocked else 30)


def test_monsters_wait_in_the_first_round_already() -> None:
    """EN-10.8 (R-E14)."""
    state = draw(opening(), "monsters").state
    assert state.awaiting is Awaiting.ABILITY_DIE
    assert idle(throw(state, 2).state).state.awaiting is Awaiting.ABILITY_DIE


def test_mind_can_open_the_way() -> None:
    """EN-10.8, EN-3.1 (R-E5)."""
    table = facing("monsters", phase=2, awaiting=Awaiting.ABILITY_DIE)
    assert not throw(table, 2, +2).state.blocked
    assert throw(table, 4, -2).state.blocked


def test_old_factory() -> None:
    """EN-10.9 (R-E16): one back in every round, also the first."""
    step = draw(opening(), "old_factory")
    assert moves(step.events, "progress") == [(0, -1)]
    assert (step.state.end, step.state.began, step.state.score) == (6, 0, 0)
    assert moves(idle(step.state).events, "progress") == [(-1, -2)]


def test_old_factory_carries_into_the_shadow() -> None:
    """EN-10.9, EN-9.1 (R-E16): in II, also on arrival; Survived counts already (EN-4.5)."""
    step = draw(after_overcoming(progress=7, shadow=6), "old_factory")
    assert step.state.causes == (Cause.SHADOW,)
    assert (step.state.phase, step.state.survived, step.state.score) == (2, 1, 10)


def test_old_factory_can_undo_a_lap() -> None:
    """EN-10.9 (R-E2): the belt carries you away from its back as well."""
    state = idle(facing("old_factory", progress=11, end=17)).state
    assert (state.progress, state.causes) == (10, ())


@pytest.mark.parametrize(
    ("action", "points", "eyes", "fear"),
    [(MOVE, 1, 6, 1), (MOVE, 5, 6, 1), (MOVE, 5, 5, 0), (COURAGE, 1, 6, 0)],
)
def test_spiders(action: Action, points: int, eyes: int, fear: int) -> None:
    """EN-10.10 (R-E16)."""
    assert act(facing("spiders", mantras=6), action, points, eyes).state.fear == fear


def test_the_last_spiders_frighten_too() -> None:
    """EN-10.10, EN-4.5 (R-E16, R-E7)."""
    step = act(facing("spiders", progress=8), MOVE, 1, 6)
    assert happened(step.events, NightmareOvercome)
    assert (step.state.fear, step.state.bravery) == (1, 5)


@pytest.mark.parametrize(("eyes", "bravery", "skips"), [(4, 3, True), (3, 3, False), (6, 6, False)])
def test_temptation(eyes: int, bravery: int, skips: bool) -> None:
    """EN-10.11 (R-E14)."""
    table = facing("temptation", phase=2, awaiting=Awaiting.ABILITY_DIE, bravery=bravery)
    step = throw(table, eyes)
    assert step.state.skipped == skips
    assert step.state.awaiting is (Awaiting.FRESH_DIE if skips else Awaiting.ACTION)
    outcome = "skips action" if skips else "nothing"
    assert happened(step.events, AbilityTold) == [AbilityTold("temptation", outcome)]


def test_temptation_begins_in_its_second_round() -> None:
    """EN-10.11, EN-5.1 (R-E8)."""
    state = draw(opening(), "temptation").state
    assert state.awaiting is Awaiting.ACTION
    assert idle(state).state.awaiting is Awaiting.ABILITY_DIE


def test_the_fresh_roll_serves_iv_and_v() -> None:
    """EN-10.11 (R-E14): not the tempting roll; and the skip lasts one round."""
    table = facing("temptation", awaiting=Awaiting.FRESH_DIE, skipped=True, mantras=1)
    rolled = play(table, THROW, 2)
    assert happened(rolled.events, DieRolled) == [DieRolled("fresh die", 2)]
    assert rolled.state.awaiting is Awaiting.MIND
    step = throw(table, 2)
    assert happened(step.events, ShadowRead) == [ShadowRead(2, 2)]
    assert step.state.fear == 1
    assert (step.state.skipped, step.state.awaiting) == (False, Awaiting.ABILITY_DIE)
    assert step.state.points == 0, "no action was chosen"


def test_mind_changes_the_fresh_roll() -> None:
    """EN-10.11 (R-E5)."""
    table = facing("temptation", awaiting=Awaiting.FRESH_DIE, skipped=True)
    step = throw(table, 3, +2)
    assert happened(step.events, ShadowRead) == [ShadowRead(5, 0)]
    assert (step.state.horrors, step.state.mind) == (0, 4)


@pytest.mark.parametrize(
    ("action", "points", "eyes", "fear"),
    [(MOVE, 4, 4, 1), (MOVE, 4, 5, 0), (COURAGE, 4, 4, 0)],
)
def test_final_exam(action: Action, points: int, eyes: int, fear: int) -> None:
    """EN-10.12 (R-E16): a failed Movement frightens; Progress stays."""
    step = act(facing("final_exam", mantras=6, progress=1), action, points, eyes)
    assert step.state.fear == fear
    if happened(step.events, ActionFailed):
        assert step.state.progress == 1


def test_final_exam_panics_twice_at_a_low_roll() -> None:
    """EN-10.12, EN-8.1 (R-E16, R-E11): once for being late, once for the roll in V."""
    state = act(facing("final_exam"), MOVE, 2, 1).state
    assert (state.fear, state.bravery) == (2, 4)


def test_ordinary_nightmares_ask_no_die_in_two() -> None:
    """EN-5.1, EN-1.3 (R-E8)."""
    for nightmare in ("end_of_the_world", "buried_alive", "decay", "fraud", "lost", "old_factory"):
        assert idle(draw(opening(), nightmare).state).state.awaiting is Awaiting.ACTION, nightmare
    assert act(facing("spiders"), FEAR, 5, 5).state.awaiting is Awaiting.ACTION
    assert act(facing("final_exam"), FEAR, 5, 5).state.awaiting is Awaiting.ACTION
