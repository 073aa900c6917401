"""Tests of nerve as numbers: stopped clock, finger in the dark, breath and belt (R-E22 to R-E25).

Nothing here asks a clock or a pointer: what was done comes in as whole numbers.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import StrEnum
from itertools import pairwise
from typing import Final

from yournightmare.games.chance import Throw
from yournightmare.games.endless.diceboard import UNIT, DiceBoard, Spot

BELT_SECONDS: Final = 15
"""Seconds of running stopwatch after which the Old Factory's belt moves on (R-E24)."""

BREATH_COSTS: Final = 2
"""Bravery lost with each breath in Drowning (R-E24)."""

EARLY: Final = 510
LATE: Final = 560
"""Hundredths of a second: up to `EARLY` is too early, from `LATE` on too late (R-E25)."""

LONGEST_RUN: Final = 1000
"""Hundredths of a second after which the stopwatch stops by itself: too late long since (R-E25)."""

_LID_ZONES: Final = (5, 6)
_LID_PASSES: Final = 2

STANDSTILL: Final = 300
"""Milliseconds: whoever rests longer on the way to the die has made two movements."""

TURNING: Final = 100
"""Degrees: a way that bends sharper than this has gone back on itself."""

STRIDE: Final = 200
"""Tenths of a millimetre: less than this is a hand's tremble, no way."""


REACH: Final = 100
"""Millimetres from the middle of the near edge, forward or to a side: there a movement begins."""


class Break(StrEnum):
    """What makes two movements of one (R-E23)."""

    REST = "rest"
    TURN = "turn"


def exam_result(hundredths: int) -> tuple[int, bool]:
    """Return what a stopped stopwatch counts for, 1 to 5, and whether it was too late (R-E25)."""
    if hundredths >= LATE:
        return 1, True
    return (1 if hundredths <= EARLY else hundredths // 10 % 10), False


def breaks_lid(board: DiceBoard | None, thrown: Throw) -> bool:
    """Tell whether a throw between the crosses breaks Buried Alive's lid (R-E22).

    A throw at a real table tells no rest: whoever enters it has looked.
    """
    if not thrown.entered or thrown.touched or thrown.zone not in _LID_ZONES:
        return False
    if board is None or thrown.rest is None:
        return True
    return sum(y * UNIT < thrown.rest[1] for _, y in board.lid) >= _LID_PASSES


def lies_inside(board: DiceBoard, place: Spot) -> bool:
    """Tell whether the blind die lies far enough from the table's edge (R-E23)."""
    blind = board.blind
    margin = blind.margin * UNIT
    x, y = place
    return margin <= x <= blind.width * UNIT - margin and margin <= y <= blind.depth * UNIT - margin


def hits(board: DiceBoard, place: Spot, at: Spot, trail: Sequence[tuple[int, int, int]]) -> bool:
    """Tell whether a finger hit the blind die: within the die's size, in one smooth movement."""
    return math.dist(place, at) <= board.die * UNIT and is_smooth(trail)


def is_smooth(trail: Sequence[tuple[int, int, int]]) -> bool:
    """Tell whether a pointer's way is one smooth movement: no rest on it, and no turning back."""
    return what_broke(trail) is None


def what_broke(trail: Sequence[tuple[int, int, int]]) -> Break | None:
    """Return what made more than one movement of a pointer's way, or None.

    A way of fewer than three points is one. Trembling before the start and at the end counts
    nothing.
    """
    if len(trail) < 3:
        return None
    start, end = trail[0][:2], trail[-1][:2]
    on_way = [
        point
        for point in trail
        if math.dist(point[:2], start) > STRIDE and math.dist(point[:2], end) > STRIDE
    ]
    legs: list[tuple[int, int]] = []
    last = on_way[0] if on_way else trail[0]
    for x, y, at in on_way[1:]:
        if math.dist((x, y), last[:2]) < STRIDE:
            if at - last[2] > STANDSTILL:
                return Break.REST
            continue
        if at - last[2] > STANDSTILL:
            return Break.REST
        legs.append((x - last[0], y - last[1]))
        last = (x, y, at)
    turned = any(_bend(a, b) > TURNING for a, b in pairwise(legs))
    return Break.TURN if turned else None


def _bend(a: tuple[int, int], b: tuple[int, int]) -> float:
    """Return by how many degrees the second leg bends off from the first."""
    across, along = a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1]
    return abs(math.degrees(math.atan2(across, along)))
