"""The active Nightmares one by one, and own dice for them: R-E20 to R-E25 (EN-12, EN-16)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.endless.hands_on import (
    FLICK,
    ON_THE_LEFT,
    active_options,
    die,
    in_dream,
    on_board,
    point,
    recorded,
    settle,
    simply,
    stop_at,
    throw_for,
)
from tests.games.endless.setting import COURAGE, FEAR, MOVE, act, draw, happened, moves, opening
from tests.games.hooks import standard
from yournightmare.games.chance import (
    OwnDiceChance,
    Pointing,
    ScriptedChance,
    Spot,
    Stopwatch,
    Throw,
)
from yournightmare.games.endless import ENDLESS, outlook
from yournightmare.games.endless.decisions import (
    BELT,
    BREATHE,
    LEAVE,
    ChooseAction,
    PointAt,
    StopClock,
    ThrowOnBoard,
)
from yournightmare.games.endless.events import (
    ActionFailed,
    ActionSucceeded,
    BlindDieLies,
    LidTried,
    MarkerPlaced,
    Pointed,
    ShadowRead,
)
from yournightmare.games.endless.offers import EndlessRefusal
from yournightmare.games.endless.state import Active, Awaiting, Cause, Options, State

LID = "lid throw"


# Blindness


def blind(eyes: int, points: int = 3, **fields: Any) -> State:
    """Return a table on which the blind die has been rolled for a Movement."""
    state = in_dream("blindness", **fields)
    place = Spot("blind die", 5000, 3500)
    step = recorded(state, ChooseAction(0, MOVE, points), place, die("action die", eyes))
    settled = settle(step, step)
    assert isinstance(settled.state, State)
    return settled.state


@pytest.mark.parametrize(("eyes", "hit", "walks"), [(5, True, 3), (5, False, 0), (3, True, 0)])
def test_blindness(eyes: int, hit: bool, walks: int) -> None:
    """EN-16.1 (R-E23): both are needed, the hit and the roll."""
    step = point(blind(eyes), hit)
    assert step.state.progress == walks
    assert happened(step.events, ShadowRead)[0].value == eyes, "IV uses the roll"


def test_one_points_even_if_the_roll_has_failed_and_mind_is_settled_before() -> None:
    """EN-16.1 (R-E23, R-E5)."""
    state = in_dream("blindness")
    place = Spot("blind die", 5000, 3500)
    rolled = recorded(state, ChooseAction(0, MOVE, 5), place, die("action die", 2)).state
    assert rolled.awaiting is Awaiting.MIND
    dark = recorded(rolled, LEAVE).state
    assert dark.awaiting is Awaiting.POINTING
    assert dark.blind_die == (5000, 3500)
    assert ENDLESS.refusal(dark, LEAVE) is not None
    assert point(dark, True).state.blind_die is None


def test_what_mind_would_bring_in_the_dark_is_told_under_a_condition() -> None:
    """EN-16.1 (R-E23): a finger has yet to hit; before a throw into the light nothing has."""
    place = Spot("blind die", 5000, 3500)
    choice = ChooseAction(0, MOVE, 2)
    rolled = recorded(in_dream("blindness"), choice, place, die("action die", 4)).state
    outcomes = [outcome for _, outcome in outlook.choices(ENDLESS.view(rolled, 0))]
    assert {one.succeeds for one in outcomes} == {True, False}
    assert all(one.if_hit for one in outcomes)
    lit = outlook.faces(ENDLESS.view(in_dream("spiders"), 0), choice)
    assert not any(one.if_hit for one in lit)


def test_the_blind_die_is_rolled_again_near_the_edge() -> None:
    """EN-16.1 (R-E23): the standard table keeps 200 mm to every edge."""
    state = in_dream("blindness")
    answers = (Spot("blind die", 1999, 3500), Spot("blind die", 5000, 5001))
    lies = Spot("blind die", 2000, 5000)
    step = recorded(state, ChooseAction(0, MOVE, 1), *answers, lies, die("action die", 4))
    assert happened(step.events, BlindDieLies) == [BlindDieLies((2000, 5000), 3)]


def test_blindness_troubles_movement_alone() -> None:
    """EN-16.1 (R-E23)."""
    assert act(in_dream("blindness", bravery=2), COURAGE, 2, 5).state.bravery == 4


@pytest.mark.parametrize(("off", "walks"), [(0, 3), (160, 3), (161, 0)])
def test_a_finger_hits_within_the_dies_size(off: int, walks: int) -> None:
    """EN-16.1 (R-E23): 16 mm on the standard board, from middle to middle."""
    step = simply(blind(5), PointAt(0, 5000 + off, 3500))
    assert step.state.progress == walks


def test_a_finger_that_stops_on_the_way_misses() -> None:
    """EN-16.1 (R-E23): one smooth movement."""
    smooth = ((0, 0, 0), (1500, 1000, 100), (3500, 2500, 200), (5000, 3500, 300))
    halting = ((0, 0, 0), (1500, 1000, 100), (3500, 2500, 900), (5000, 3500, 1000))
    back = ((0, 0, 0), (2500, 1800, 90), (500, 400, 180), (3500, 2500, 270), (5000, 3500, 350))
    for trail, walks in ((smooth, 3), (halting, 0), (back, 0)):
        assert simply(blind(5), PointAt(0, 5000, 3500, trail)).state.progress == walks


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        (False, (5000, 3500), Pointed(False, None, stays=True)),
        (True, (2500, 2500), Pointed(True, None, stays=True)),
        (True, (5000, 3500), Pointed(True, (5000, 3500))),
        (False, (2500, 2500), Pointed(False, (2500, 2500))),
        (False, (0, 0), Pointed(False, None, stays=True)),
    ],
)
def test_what_stays_as_it_was_is_not_told_of_where_the_finger_is_now(
    was: bool, now: tuple[int, int], told: Pointed
) -> None:
    """EN-12.5 (R-A3): a miss of before is no miss of a finger that lies on the die now."""
    step = recorded(blind(5), PointAt(0, *now), Pointing("dark", was))
    assert happened(step.events, Pointed) == [told]


# Buried Alive


def at_the_lid(points: int = 4, **fields: Any) -> State:
    """Return a table on which the lid is to be thrown at."""
    state = recorded(in_dream("active_buried_alive", **fields), ChooseAction(0, MOVE, points)).state
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize(
    ("thrown", "broken"),
    [
        (Throw(LID, 5, rest=(0, 2700)), True),
        (Throw(LID, 6, rest=(0, 3250)), True),
        (Throw(LID, 4, rest=(0, 2300)), False),
        (Throw(LID, 6, touched=True, rest=(0, 3250)), False),
        (Throw(LID, 1, entered=False, rest=(0, 2700)), False),
    ],
)
def test_the_lid(thrown: Throw, broken: bool) -> None:
    """EN-16.2 (R-E22): through II, no touch, V or VI; then the ordinary die."""
    step = recorded(at_the_lid(), ThrowOnBoard(0, FLICK), thrown, die("action die", 5))
    assert happened(step.events, LidTried) == [LidTried(broken)]
    assert step.state.awaiting is Awaiting.MIND
    settled = recorded(step.state, LEAVE)
    assert settled.state.lid_open == broken
    assert settled.state.progress == (2 if broken else 0), "4 points, 2 less"
    assert happened(settled.events, ShadowRead)[0].value == 5


def test_two_crosses_have_to_be_passed() -> None:
    """EN-16.2 (R-E22): on a board whose zone V lies before most of its crosses."""
    state = at_the_lid()
    board = state.options.dice_board
    assert board is not None
    far = msgspec.structs.replace(board, lid=tuple((x, y + 100) for x, y in board.lid))
    options = msgspec.structs.replace(state.options, dice_board=far)
    state = msgspec.structs.replace(state, options=options)
    short = Throw(LID, 5, rest=(0, 1500))
    step = recorded(state, ThrowOnBoard(0, FLICK), short, die("action die", 5))
    assert happened(step.events, LidTried) == [LidTried(False)]


def test_an_open_lid_stays_open_and_a_failed_roll_fails_all_the_same() -> None:
    """EN-16.2 (R-E22)."""
    thrown = Throw(LID, 5, rest=(0, 2700))
    step = recorded(at_the_lid(), ThrowOnBoard(0, FLICK), thrown, die("action die", 4))
    state = recorded(step.state, LEAVE).state
    assert (state.lid_open, state.progress) == (True, 0)
    assert act(state, MOVE, 4, 6).state.progress == 2, "no more throws at the lid"


def test_the_lid_asks_for_movement_alone() -> None:
    """EN-16.2 (R-E22)."""
    assert act(in_dream("active_buried_alive", bravery=2), COURAGE, 3, 5).state.bravery == 5


# Decay, Fraud, Monsters, Spiders: the dice board


@pytest.mark.parametrize("nightmare", ["active_decay", "active_fraud", "active_spiders"])
def test_every_action_is_thrown_on_the_board(nightmare: str) -> None:
    """EN-16.3, EN-16.6, EN-16.10 (R-E21): the zone serves III, IV and V."""
    flick = ON_THE_LEFT
    step = throw_for(in_dream(nightmare), MOVE, 3, on_board(4), flick=flick)
    assert happened(step.events, ActionSucceeded) == [ActionSucceeded(MOVE, 3)]
    assert happened(step.events, ShadowRead)[0].value == 4
    step = throw_for(in_dream(nightmare, bravery=2), COURAGE, 2, on_board(3), flick=flick)
    assert moves(step.events, "bravery") == [(2, 4)]
    assert moves(step.events, "horrors") == [(0, 1)], "the ordinary phase V"


def test_mind_bends_the_board() -> None:
    """EN-12.3 (R-E5)."""
    step = throw_for(in_dream("active_decay"), MOVE, 3, on_board(2), mind=2)
    assert step.state.progress == 3
    assert step.state.mind == 4


def test_decay_touched() -> None:
    """EN-16.3 (R-E20): 1, no marker, Mind may raise it."""
    touched = on_board(5, touched=True)
    step = throw_for(in_dream("active_decay"), MOVE, 2, touched)
    assert happened(step.events, ActionFailed) == [ActionFailed(MOVE, 2)]
    assert happened(step.events, MarkerPlaced) == []
    assert throw_for(in_dream("active_decay"), MOVE, 2, touched, mind=2).state.progress == 2


def test_decay_lays_markers() -> None:
    """EN-13.5 (R-E20): where the die lies, six at most, and then the oldest moves."""
    state = in_dream("active_decay")
    for n in range(7):
        thrown = on_board(5, rest=(10 * n, 2700))
        state = throw_for(state, FEAR, 1, thrown).state
    assert state.markers == tuple((10 * n, 2700) for n in range(1, 7))
    off = Throw("action throw", 1, rest=(0, 5000))
    assert throw_for(state, FEAR, 5, off).state.markers == state.markers, "it left the board"


def test_the_markers_go_with_the_nightmare() -> None:
    """EN-13.5 (R-E20): the next begins with a bare board; the same one again, too."""
    state = in_dream("active_decay", markers=((0, 2700),), progress=6)
    state = throw_for(state, MOVE, 1, on_board(5)).state
    assert len(state.markers) == 2
    assert draw(state, "decay").state.markers == ()


def test_fraud_takes_the_other_hand() -> None:
    """EN-16.6 (R-E21): from its own side, mirrored for the left-handed; no points are lost."""
    right = msgspec.structs.replace(FLICK, x=300)
    for left_handed, wrong in ((False, right), (True, ON_THE_LEFT)):
        state = in_dream("active_fraud", active_options(left_handed=left_handed))
        chosen = recorded(state, ChooseAction(0, MOVE, 3)).state
        refusal = ENDLESS.refusal(chosen, ThrowOnBoard(0, wrong))
        assert refusal is EndlessRefusal.OTHER_HAND
        assert all(d in ENDLESS.legal(chosen, 0) for d in ENDLESS.legal(chosen, 0))
    assert (
        throw_for(in_dream("active_fraud"), MOVE, 3, on_board(4), flick=FLICK).state.progress == 3
    )


def test_monsters_touched() -> None:
    """EN-16.8, EN-13.6 (R-E20): the Movement fails whatever Mind does; the zone serves IV and V."""
    touched = on_board(4, touched=True)
    step = throw_for(in_dream("active_monsters"), MOVE, 3, touched, mind=2)
    assert happened(step.events, ActionFailed) == [ActionFailed(MOVE, 3)]
    assert happened(step.events, ShadowRead)[0].value == 6
    assert len(step.state.markers) == 1
    assert not step.state.barred


def test_monsters_forbid_nothing_and_leave_other_actions_to_the_die() -> None:
    """EN-16.8 (R-E21)."""
    state = draw(ENDLESS.start(active_options(), 1, ScriptedChance()).state, "monsters").state
    assert state.awaiting is Awaiting.ACTION
    assert len(ENDLESS.legal(state, 0)) == 30
    assert act(in_dream("active_monsters", bravery=2), COURAGE, 2, 3).state.bravery == 4


def test_spiders_touched() -> None:
    """EN-16.10 (R-E20): Fear at once, before Mind and the action; also off the board."""
    state = in_dream("active_spiders", fear=1, mantras=3)
    chosen = recorded(state, ChooseAction(0, FEAR, 2)).state
    step = recorded(chosen, ThrowOnBoard(0, FLICK), on_board(5, touched=True))
    assert step.state.awaiting is Awaiting.MIND
    assert step.state.fear == 2
    assert len(step.state.markers) == 1
    assert recorded(step.state, LEAVE).state.fear == 0
    off = recorded(chosen, ThrowOnBoard(0, FLICK), Throw("action throw", 1, True, rest=(0, 5000)))
    assert off.state.fear == 2
    assert off.state.markers == ()


# Drowning and Old Factory


def test_drowning() -> None:
    """EN-16.4, EN-14.2 (R-E24): 2 Bravery a breath, whatever is waited for."""
    state = in_dream("drowning")
    assert BREATHE in ENDLESS.legal(state, 0)
    step = recorded(state, BREATHE)
    assert step.state.bravery == 4
    assert step.state.awaiting is Awaiting.ACTION
    rolled = recorded(state, ChooseAction(0, MOVE, 3), die("action die", 4)).state
    breathed = recorded(rolled, BREATHE).state
    assert (breathed.awaiting, breathed.roll) == (Awaiting.MIND, rolled.roll)
    assert recorded(breathed, LEAVE).state.progress == 3


def test_the_last_breath() -> None:
    """EN-14.2 (R-E24, R-E12)."""
    assert recorded(in_dream("drowning", bravery=2), BREATHE).state.causes == (Cause.BRAVERY,)


def test_one_drowns_until_the_next_nightmare_lies_on_the_board() -> None:
    """EN-14.2 (R-E24, R-E7): EN-4.5 holds for breath as well."""
    state = act(in_dream("drowning", progress=5), MOVE, 1, 5).state
    assert state.overcome
    assert state.awaiting is Awaiting.FIRST_DIE
    assert recorded(state, BREATHE).state.bravery == 4
    after = draw(state, "lost").state
    assert ENDLESS.refusal(after, BREATHE) is EndlessRefusal.NO_BREATH
    assert ENDLESS.refusal(opening(), BREATHE) is EndlessRefusal.NO_BREATH


def test_old_factory() -> None:
    """EN-16.9 (R-E24): a step for each 15 seconds told; none in phase II."""
    start = ENDLESS.start(active_options(), 1, ScriptedChance()).state
    state = draw(start, "old_factory").state
    assert state.progress == 0
    assert recorded(state, BELT).state.progress == -1
    assert ENDLESS.refusal(state, BREATHE) is EndlessRefusal.NO_BREATH
    assert ENDLESS.refusal(in_dream("lost"), BELT) is EndlessRefusal.NO_BELT
    near = in_dream("active_old_factory", progress=1, shadow=0)
    assert recorded(near, BELT).state.causes == (Cause.SHADOW,)


# Final Exam


@pytest.mark.parametrize(
    ("hundredths", "result", "mind"),
    [
        (0, 1, 5),
        (510, 1, 5),
        (511, 1, 5),
        (520, 2, 5),
        (543, 4, 5),
        (559, 5, 5),
        (560, 1, 4),
        (60_000, 1, 4),
    ],
)
def test_final_exam(hundredths: int, result: int, mind: int) -> None:
    """EN-16.12, EN-14.3 (R-E25): the tenths, cut; nobody asks about Mind."""
    step = stop_at(in_dream("active_final_exam", fear=0), FEAR, 3, hundredths)
    assert happened(step.events, ShadowRead)[0].value == result
    assert bool(happened(step.events, ActionSucceeded)) == (result > 3)
    # Phase V's Horrors of a 3 are past no Spells; here none is 3.
    assert step.state.mind == mind


def test_too_late_with_the_last_of_mind() -> None:
    """EN-14.3 (R-E25): the end, in III."""
    step = stop_at(in_dream("active_final_exam", mind=1), MOVE, 3, 560)
    assert step.state.causes == (Cause.MIND,)
    assert step.state.phase == 3


# Own dice


def test_own_dice_for_every_test() -> None:
    """EN-12.4 (R-A5): throw, point and stop at the table; the results are entered."""
    options = Options(standard(), active=Active.ALL, own_dice=True)

    def entered(state: State, decision: Any, *results: Any, eyes: tuple[int, ...] = ()) -> State:
        chance = OwnDiceChance(eyes, results=results)
        played = ENDLESS.play(state, decision, chance).state
        assert chance.kept == ()
        assert isinstance(played, State)
        return played

    state = entered(in_dream("active_decay", options), ChooseAction(0, MOVE, 3))
    assert ENDLESS.legal(state, 0) == (ThrowOnBoard(0),)
    assert ENDLESS.refusal(state, ThrowOnBoard(0, FLICK)) is EndlessRefusal.NO_FLICK
    state = entered(state, ThrowOnBoard(0), Throw("", 5))
    assert state.roll is not None
    assert state.roll.eyes == 5
    state = entered(in_dream("active_buried_alive", options), ChooseAction(0, MOVE, 4))
    state = entered(state, ThrowOnBoard(0), Throw("", 6), eyes=(5,))
    assert state.lid_open
    state = entered(in_dream("active_final_exam", options, spells=9), ChooseAction(0, MOVE, 3))
    assert ENDLESS.legal(state, 0) == (StopClock(0),)
    assert entered(state, StopClock(0), Stopwatch("", 555)).progress == 3
    state = entered(in_dream("blindness", options), ChooseAction(0, MOVE, 3), eyes=(5,))
    state = entered(state, LEAVE)
    assert ENDLESS.legal(state, 0) == (PointAt(0),)
    assert entered(state, PointAt(0), Pointing("", True)).progress == 3
