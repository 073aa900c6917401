"""Phases IV and V, the end and the score: R-E11, R-E12, R-E13 (EN-7.1 to EN-9.7)."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from tests.games.endless.setting import (
    COURAGE,
    FEAR,
    HORRORS,
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
from yournightmare.games.endless.decisions import ACTIONS, THROW, Decision
from yournightmare.games.endless.events import (
    GameEnded,
    NightmareOvercome,
    PhaseBegan,
    ShadowRead,
)
from yournightmare.games.endless.state import Awaiting, Cause, Options
from yournightmare.games.game import Refusal

STEPS = {6: 0, 5: 0, 4: 1, 3: 1, 2: 2, 1: 2, 0: 3, -1: 3, -2: 4, -6: 4}


@pytest.mark.parametrize(("eyes", "survived"), list(product(range(1, 7), (0, 1, 2, 3, 7))))
def test_the_shadow_reads_result_minus_survived(eyes: int, survived: int) -> None:
    """EN-7.1 (R-E11), on the table of EN-7.2."""
    table = facing("lost", survived=survived, progress=6, mantras=6, spells=6)
    step = act(table, COURAGE, 5, eyes)
    read = happened(step.events, ShadowRead)[0]
    assert read.value == eyes - survived
    assert read.eyes == STEPS.get(read.value, 4)
    assert step.state.shadow == -12 + read.eyes


@pytest.mark.parametrize(
    ("eyes", "fear", "horrors"), [(1, 1, 0), (2, 1, 0), (3, 0, 1), (4, 0, 0), (5, 0, 0), (6, 0, 0)]
)
def test_what_rises(eyes: int, fear: int, horrors: int) -> None:
    """EN-8.1 (R-E11)."""
    state = act(facing("lost"), SPELLS, 5, eyes).state
    assert (state.fear, state.horrors) == (fear, horrors)


@pytest.mark.parametrize(("attack", "guard"), list(product(range(4), range(4))))
def test_losses_are_the_difference_every_round(attack: int, guard: int) -> None:
    """EN-8.2 (R-E11): also where the die changed nothing; never a gain."""
    loss = max(0, attack - guard)
    step = idle(facing("lost", horrors=attack, spells=guard, mind=5, bravery=6))
    assert step.state.mind == 5 - loss
    afraid = act(facing("lost", fear=attack, mantras=guard, bravery=6), HORRORS, 5, 5)
    assert afraid.state.bravery == 6 - loss


def test_the_rise_comes_before_the_loss() -> None:
    """EN-8.2 (R-E11)."""
    assert act(facing("lost", horrors=1, spells=1), COURAGE, 5, 3).state.mind == 4


def test_the_last_mind_and_the_last_bravery_go_in_one_step() -> None:
    """EN-8.3, EN-9.2 (R-E12): both are named, Mind first."""
    step = idle(facing("lost", horrors=3, mind=2, fear=3, bravery=3))
    assert step.state.causes == (Cause.MIND, Cause.BRAVERY)
    result = ENDLESS.result(step.state)
    assert result is not None
    assert (result.reason, result.causes) == ("mind", ("mind", "bravery"))


@pytest.mark.parametrize(
    ("fields", "cause"),
    [
        ({"horrors": 5, "mind": 2}, Cause.MIND),
        ({"fear": 6, "bravery": 3}, Cause.BRAVERY),
    ],
)
def test_mind_or_bravery_at_nought(fields: dict[str, int], cause: Cause) -> None:
    """EN-9.1 (R-E12): and the marker stops there."""
    state = act(facing("lost", **fields), SPELLS, 5, 5).state
    assert state.causes == (cause,)
    assert getattr(state, str(cause)) == 0


def test_at_once_in_whatever_phase() -> None:
    """EN-9.1 (R-E12): in II by the belt, in III walking back, in IV before V stirs anything."""
    belt = idle(facing("old_factory", progress=1, shadow=0))
    assert belt.state.causes == (Cause.SHADOW,)
    assert belt.state.phase == 2
    back = act(facing("lost", shadow=-4), MOVE, 4, 3)
    assert (back.state.phase, back.state.causes) == (3, (Cause.SHADOW,))
    assert not happened(back.events, ShadowRead)
    caught = act(facing("lost", shadow=-1), COURAGE, 5, 3)
    assert (caught.state.phase, caught.state.horrors) == (4, 0)
    assert PhaseBegan(5) not in caught.events


def test_after_the_end_nothing_is_open() -> None:
    """EN-9.1 (R-A1): nobody waits, every decision is refused, the end was told once."""
    step = act(facing("lost", shadow=-1), COURAGE, 5, 3)
    assert ENDLESS.waiting(step.state) == ()
    assert step.state.awaiting is Awaiting.NOTHING
    assert step.state.roll is None
    choices: list[Decision] = [THROW, *ACTIONS]
    assert {ENDLESS.refusal(step.state, choice) for choice in choices} == {Refusal.OVER}
    assert happened(step.events, GameEnded) == [GameEnded(("shadow",), 0)]
    assert isinstance(step.events[-1], GameEnded)


def test_into_the_shadow_with_the_last_step() -> None:
    """EN-9.3 (R-E12): before any further effect; the Nightmare is not overcome."""
    step = act(facing("spiders", progress=8, shadow=-12, end=9), MOVE, 4, 6)
    assert step.state.causes == (Cause.SHADOW,)
    assert not step.state.overcome
    assert not happened(step.events, NightmareOvercome)
    assert step.state.fear == 0


def test_the_ground_and_the_shadow_are_one_step() -> None:
    """EN-9.4, EN-9.2 (R-E12, R-E15)."""
    step = act(facing("falling", progress=8, bravery=1), MOVE, 4, 6)
    assert step.state.causes == (Cause.SHADOW, Cause.NIGHTMARE)


def test_the_score() -> None:
    """EN-9.5 (R-E13): ten each, and the steps since the current Nightmare began."""
    assert facing("lost", survived=3, began=20, progress=24).score == 34
    assert facing("lost", survived=2, began=5, progress=3).score == 20
    assert facing("lost").score == 0


def test_the_end_tells_the_score() -> None:
    """EN-9.5 (R-E13): the event and the result agree, also behind where the Nightmare began."""
    step = act(facing("lost", began=5, progress=3, shadow=-2, survived=2), MOVE, 5, 5)
    assert happened(step.events, GameEnded) == [GameEnded(("shadow",), 20)]
    result = ENDLESS.result(step.state)
    assert result is not None
    assert result.points == (20,)


def test_steps_start_anew_with_the_nightmare() -> None:
    """EN-9.5, EN-4.5 (R-E13): the steps beyond the end marker are not carried over."""
    before = after_overcoming(progress=9, survived=1)
    assert before.score == 19
    assert draw(before, "lost").state.score == 20


@pytest.mark.parametrize(
    ("eyes", "fields"), [(5, {"shadow": 8}), (6, {"fear": 3, "bravery": 3})], ids=["IV", "V"]
)
def test_dying_in_the_round_of_overcoming(eyes: int, fields: dict[str, int]) -> None:
    """EN-9.6 (R-E7, R-E13): in IV or V; not survived, but its steps count."""
    step = act(facing("lost", progress=6, survived=2, **fields), MOVE, 3, eyes)
    assert happened(step.events, NightmareOvercome)
    result = ENDLESS.result(step.state)
    assert result is not None
    assert (step.state.survived, result.points) == (2, (29,))


def test_survived_stops_at_its_tracks_end() -> None:
    """EN-9.7, EN-2.5 (R-E3, R-E13): the score counts the track, and so does the Shadow."""
    full = after_overcoming(survived=12, shadow=-4)
    step = draw(full, "lost")
    assert step.state.survived == 12
    assert not moves(step.events, "survived")
    assert step.state.score == 120
    assert happened(idle(step.state).events, ShadowRead) == [ShadowRead(-7, 4)]


def test_the_result_of_one_seat() -> None:
    """EN-1.1, HO-1.3 (R-A4): one place, and it is the first, although every game is lost."""
    state = act(facing("lost", shadow=-1, survived=1, progress=0), FEAR, 5, 4).state
    result = ENDLESS.result(state)
    assert result is not None
    assert (result.places, result.points, result.reason) == ((1,), (10,), "shadow")


def test_the_view_shows_all() -> None:
    """EN-2.6: Progress and Shadow as they are counted, below zero too."""
    state = facing("lost", progress=-3, shadow=-7)
    view = ENDLESS.view(state, 0)
    assert (view.progress, view.shadow, view.distance) == (-3, -7, 4)
    assert msgspec.to_builtins(view) == msgspec.to_builtins(state)
    assert ENDLESS.view(state, None) == view


def test_own_dice_change_no_rule() -> None:
    """HO-3.1 (R-A5): the option is remembered and nothing else differs."""
    own = opening(own_dice=True)
    assert own.options == Options(opening().options.board, own_dice=True)
    assert ENDLESS.legal(own, 0) == ENDLESS.legal(opening(), 0)
    assert throw(own, 3).state.left_column is True
