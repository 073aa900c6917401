"""EN-15.4: a practised hand and steady hands are worth the same, for each active Nightmare.

`python -m tests.stress.steady_odds` measures the whole promise with thousands of games. These tests
notice in a few seconds if either side of it has drifted since: the dice, against the mean scores by
hand that were measured then, and the hand, against what it did then.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from tests.games.endless.hands_on import in_dream
from tests.games.endless.one_nightmare import score_of
from yournightmare.games.chance import Throw
from yournightmare.games.endless import ENDLESS, nerves
from yournightmare.games.endless.decisions import (
    Action,
    Decision,
    PointAt,
    StopClock,
    ThrowOnBoard,
)
from yournightmare.games.endless.nightmares import ACTIVE_NIGHTMARES, BASIC_NIGHTMARES
from yournightmare.games.endless.skill import markers_for
from yournightmare.games.endless.state import Awaiting, State
from yournightmare.games.endless.throwing import throw
from yournightmare.players.endless import hands

ALLOWED: Final = 1.15
ONLY_CHANCE: Final = 4.0
"""Standard errors: what is further off than this, chance doesn't explain."""

LOOSELY: Final = 2.0
"""Standard errors left to games whose dice are always the same ones."""

BY_HAND: Final = {
    "blindness": (22.75, 60),
    "active_buried_alive": (9.92, 120),
    "active_decay": (43.4, 60),
    "drowning": (9.24, 120),
    "active_fraud": (39.6, 60),
    "active_monsters": (41.2, 60),
    "active_old_factory": (25.67, 80),
    "active_spiders": (50.9, 60),
    "active_final_exam": (64.3, 80),
}
"""Mean scores of a practised hand, by the command above, and how many games look at the dice."""


@pytest.mark.parametrize("nightmare", BY_HAND)
def test_the_dice_are_worth_what_a_practised_hand_is(nightmare: str) -> None:
    """EN-15.4 (R-E26)."""
    by_hand, games = BY_HAND[nightmare]
    scores = [score_of(nightmare, True, number) for number in range(games)]
    error = LOOSELY * statistics.stdev(scores) / math.sqrt(games)
    mean = statistics.fmean(scores)
    assert by_hand / ALLOWED - error < mean < by_hand * ALLOWED + error


def test_all_others_are_the_same_in_both() -> None:
    """EN-15.4 (R-E26): no test of skill, no difference."""
    for nightmare in ACTIVE_NIGHTMARES.keys() - BY_HAND:
        assert nightmare in BASIC_NIGHTMARES
        assert score_of(nightmare, True, 5) == score_of(nightmare, False, 5)


def done(state: State, rng: Random) -> Decision:
    """Return what a practised hand does here."""
    view, legal = ENDLESS.view(state, 0), ENDLESS.legal(state, 0)
    decision = hands.use(view, legal, rng, hands.PRACTISED)
    assert decision is not None
    return decision


def thrown(state: State, rng: Random) -> Throw:
    """Return what comes of a practised hand's throw here."""
    decision, board = done(state, rng), state.options.dice_board
    assert isinstance(decision, ThrowOnBoard)
    assert decision.flick is not None
    assert board is not None
    return throw("throw", decision.flick, board, markers_for(state))


def asked(nightmare: str, awaiting: Awaiting, **fields: Any) -> State:
    """Return a table on which skill is asked for, for a Movement with 3 points."""
    chosen: dict[str, Any] = {"action": Action.MOVEMENT, "points": 3, "awaiting": awaiting}
    return in_dream(nightmare, **(chosen | fields))


MARKERS: Final = tuple((x, 2700 + x % 200) for x in range(-900, 901, 360))
CLOCK: Final = asked("active_final_exam", Awaiting.STOPWATCH)
DARK: Final = asked("blindness", Awaiting.POINTING, blind_die=(5000, 3500))
LID: Final = asked("active_buried_alive", Awaiting.LID_THROW)
SPIDERS: Final = asked("active_spiders", Awaiting.BOARD_THROW, markers=MARKERS)
FRAUD: Final = asked("active_fraud", Awaiting.BOARD_THROW)


def reading(rng: Random) -> int:
    """Return what a practised hand's stopwatch shows, in hundredths."""
    decision = done(CLOCK, rng)
    assert isinstance(decision, StopClock)
    assert decision.hundredths is not None
    return decision.hundredths


def hits(rng: Random) -> bool:
    """Tell whether a practised finger hits."""
    decision, board = done(DARK, rng), DARK.options.dice_board
    assert isinstance(decision, PointAt)
    assert board is not None
    return nerves.hits(board, (5000, 3500), (decision.x, decision.y), decision.trail)


def breathes(rng: Random) -> bool:
    """Tell whether a practised hand has to breathe before it chooses an action."""
    view, legal = ENDLESS.view(BREATH, 0), ENDLESS.legal(BREATH, 0)
    return hands.use(view, legal, rng, hands.PRACTISED) is not None


BREATH: Final = in_dream("drowning")


@pytest.mark.parametrize(
    ("happens", "share", "times"),
    [
        (lambda rng: nerves.exam_result(reading(rng))[0] > 3, 0.78, 2000),
        (lambda rng: nerves.exam_result(reading(rng))[1], 0.075, 2000),
        (hits, 0.50, 2000),
        (breathes, 8 / 29, 2000),
        (lambda rng: nerves.breaks_lid(None, thrown(LID, rng)), 0.466, 150),
        (lambda rng: thrown(FRAUD, rng).zone > 3, 0.56, 150),
        (lambda rng: thrown(SPIDERS, rng).zone > 3, 0.89, 150),
        (lambda rng: thrown(SPIDERS, rng).touched, 0.48, 150),
    ],
    ids=["exam", "late", "finger", "breath", "lid", "other hand", "board", "marker"],
)
def test_a_practised_hand_is_what_it_was(
    happens: Callable[[Random], bool], share: float, times: int
) -> None:
    """EN-15.4 (R-E26): whoever changes hand, felt or board, measures the odds again."""
    rng = Random(1)
    found = sum(happens(rng) for _ in range(times)) / times
    assert abs(found - share) < ONLY_CHANCE * math.sqrt(share * (1 - share) / times)
