"""Simulated hands for the active game: what a person's skill does, with an error model.

A hand aims well and errs by normal distributions, each error on its own. It throws from the lane
that is freest of markers, as hard as brings the die a little short of zone VI, or into its middle
where nothing less will do. It points from memory, stops the clock by sight, and takes
so many seconds for a round, in which breath runs out and the belt runs on.

Where throws end on the empty standard board (3,000 each, `python -m tests.bench.bench_throw`):

    aimed at                        I     II    III   IV    V     VI    mean
    zone III (weak)                 0.00  0.22  0.65  0.12  0.01  0.00  2.92
    zone IV (middle)                0.01  0.01  0.32  0.45  0.17  0.03  3.85
    zone V                          0.15  0.00  0.07  0.31  0.32  0.14  4.09
    short of VI (as a rule)         0.19  0.00  0.06  0.27  0.32  0.16  4.02
    zone VI (strong)                0.41  0.00  0.01  0.12  0.26  0.19  3.40
    short of VI, the other hand     0.29  0.02  0.14  0.23  0.20  0.11  3.39
    short of VI, a clumsy hand      0.34  0.06  0.17  0.19  0.16  0.08  3.01

So a practised hand reaches VI once in six throws and falls off the board a little more often. It
breaks the lid 46 times in 100, a clumsy one 14 times. It hits the blind die every second time. With
3 points it stops the clock in time 78 times in 100, and too late 7 times.

How long a breath lasts was not measured on anybody. 21 seconds is where Drowning by hand is worth
what R-E26's die makes of it (`yournightmare.games.endless.steady`); with 24 it would be a fifth
more, with 20 a twelfth less.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from statistics import NormalDist
from typing import Final

import msgspec

from yournightmare.games.chance import LONGEST_READING
from yournightmare.games.endless.decisions import (
    BELT,
    BREATHE,
    BeltMoves,
    Breathe,
    Decision,
    PointAt,
    StopClock,
    ThrowOnBoard,
)
from yournightmare.games.endless.diceboard import UNIT, DiceBoard, Spot
from yournightmare.games.endless.nerves import BELT_SECONDS, EARLY, LATE
from yournightmare.games.endless.nightmares import Runs
from yournightmare.games.endless.offers import side_to_throw_from, what_runs
from yournightmare.games.endless.skill import markers_for
from yournightmare.games.endless.state import Awaiting, View
from yournightmare.games.endless.throwing import FULL, WIDEST, Flick

_NORMAL: Final = NormalDist()
_LANES: Final = 8

SHORT: Final = 15.0
"""Millimetres by which a hand aims short of zone VI: further on the far edge comes too near."""


SHORT_OF_LATE: Final = 2.0
"""Hundredths of a second by which it stops before the middle of what succeeds: late is worse."""


class Hand(msgspec.Struct, frozen=True):
    """How much a hand errs: one standard deviation of each.

    `direction` in degrees, `strength` as a part of the strength meant, `start` in mm, `wrist` as a
    part of its full turn, `finger` in mm, `clock` in seconds. `other` is how many times more the
    weaker hand errs. `round` and `breath` are seconds that a round takes and a breath lasts.
    """

    direction: float
    strength: float
    start: float
    wrist: float
    finger: float
    clock: float
    other: float
    round: float
    breath: float


PRACTISED: Final = Hand(
    direction=2.5,
    strength=0.08,
    start=8,
    wrist=0.2,
    finger=13.6,
    clock=0.08,
    other=1.6,
    round=8,
    breath=21,
)
CLUMSY: Final = Hand(
    direction=6,
    strength=0.16,
    start=20,
    wrist=0.5,
    finger=30,
    clock=0.2,
    other=1.5,
    round=12,
    breath=20,
)


def use(view: View, legal: Sequence[Decision], rng: Random, hand: Hand) -> Decision | None:
    """Return what this hand does where skill is asked for, or None where the head decides."""
    runs = what_runs(view)
    if runs is not Runs.NOTHING and view.awaiting is Awaiting.ACTION:
        lasts = hand.breath if runs is Runs.BREATH else BELT_SECONDS
        # So many times in a round on average; each time it is asked anew.
        if rng.random() < hand.round / (hand.round + lasts):
            return BREATHE if runs is Runs.BREATH else BELT
    if view.awaiting not in _OF_SKILL:
        return None
    if len(legal) == 1:  # a real table throws for itself
        return legal[0]
    if view.awaiting is Awaiting.STOPWATCH:
        return _stop(view, rng, hand)
    board = view.options.dice_board
    assert board is not None
    if view.awaiting is Awaiting.POINTING:
        return _point(board, view.blind_die or (0, 0), rng, hand)
    return ThrowOnBoard(0, throw_of(view, board, rng, hand))


def of_the_head(legal: Sequence[Decision]) -> Sequence[Decision]:
    """Return the decisions that are no report of a breath or of the belt."""
    if isinstance(legal[-1], Breathe | BeltMoves):
        return legal[:-1]
    return legal


_OF_SKILL: Final = (
    Awaiting.BOARD_THROW,
    Awaiting.LID_THROW,
    Awaiting.POINTING,
    Awaiting.STOPWATCH,
)


def throw_of(view: View, board: DiceBoard, rng: Random, hand: Hand) -> Flick:
    """Return the flick this hand makes now."""
    five, six = board.zones[3].outline, board.zones[4].outline
    meet, far = min(y for _, y in six), max(y for _, y in six)
    if view.awaiting is Awaiting.LID_THROW:
        target = (min(y for _, y in five) + far) / 2
    else:
        target = (meet + far) / 2 if view.points >= 5 else meet - SHORT
    side = side_to_throw_from(view)
    lane = freest_lane(board, markers_for(view), side, target)
    return flick_to(board, lane, target, rng, hand, hand.other if side else 1.0, side)


def flick_to(
    board: DiceBoard,
    lane: float,
    target: float,
    rng: Random,
    hand: Hand,
    clumsier: float = 1.0,
    side: int = 0,
) -> Flick:
    """Return a flick along a lane (mm from the middle) to a target (mm), as this hand makes it."""
    room = board.hand
    y = (room.near + room.far) / 2
    left = room.left if side <= 0 else 0
    right = room.right if side >= 0 else 0
    x = max(left, min(right, lane + _error(rng, hand.start * clumsier)))
    speed = math.sqrt(2 * board.felt.slowing * (target - y))
    meant = speed / board.felt.fastest * FULL
    return Flick(
        round(x * UNIT),
        round(max(room.near, min(room.far, y + _error(rng, hand.start))) * UNIT),
        _held(_error(rng, hand.direction * clumsier) * UNIT, -WIDEST, WIDEST),
        _held(meant * (1 + _error(rng, hand.strength * clumsier)), 0, FULL),
        _held(_error(rng, hand.wrist * clumsier) * FULL, -FULL, FULL),
    )


def freest_lane(board: DiceBoard, markers: Sequence[Spot], side: int, target: float) -> float:
    """Return the straight lane, mm from the middle, that keeps furthest from all markers."""
    room = board.hand
    left = room.left if side <= 0 else 0
    right = room.right if side >= 0 else 0
    inner = [left + (right - left) * n / _LANES for n in range(1, _LANES)]
    in_way = [(x / UNIT, y / UNIT) for x, y in markers if y / UNIT < target + 2 * board.die]
    enough = 2.0 * board.die

    def free(lane: float) -> tuple[float, float]:
        gap = min((abs(lane - x) for x, _ in in_way), default=enough)
        return min(gap, enough), -abs(lane)

    return max(inner, key=free)


def _point(board: DiceBoard, place: Spot, rng: Random, hand: Hand) -> PointAt:
    x = place[0] + _error(rng, hand.finger) * UNIT
    y = place[1] + _error(rng, hand.finger) * UNIT
    blind = board.blind
    return PointAt(0, _held(x, 0, blind.width * UNIT), _held(y, 0, blind.depth * UNIT))


def _stop(view: View, rng: Random, hand: Hand) -> StopClock:
    """Aim at the middle of what succeeds, a little towards its early side: late is worse."""
    early = EARLY + 10 * min(view.points, 4)
    meant = (early + LATE) / 2 - SHORT_OF_LATE
    return StopClock(0, _held(meant + _error(rng, hand.clock) * 100, 0, LONGEST_READING))


def _error(rng: Random, deviation: float) -> float:
    return deviation * _NORMAL.inv_cdf(min(max(rng.random(), 1e-12), 1 - 1e-12))


def _held(value: float, low: int, high: int) -> int:
    return max(low, min(high, round(value)))
