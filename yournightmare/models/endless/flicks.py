"""How a hand's movement becomes a flick, and how two swinging bars do (R-E19).

Pure functions over samples of the pointer, so that they can be tested without a window.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from yournightmare.games.endless.diceboard import UNIT, DiceBoard
from yournightmare.games.endless.throwing import FULL, WIDEST, Flick

Sample = tuple[float, float, float]
"""x and y in mm on the board, and a time in ms."""

LAST: Final = 90.0
"""Milliseconds before the release whose movement makes the throw."""

WEAKEST: Final = 0.12
"""A part of full strength: less than that lays the die back into the hand."""

BAR_ANGLE: Final = 180
"""Tenths of a degree to either side that the aim's bar swings."""

AIM_SWING: Final = 2600.0
POWER_SWING: Final = 1800.0
"""Milliseconds for a swing of each bar to and fro.

A practised finger errs by about 40 ms. Aimed at zone V of the standard board it then lays one throw
in six into zone VI, one in six falls over the edge, and two in three lie in IV or V.
"""


def flick_of(board: DiceBoard, samples: Sequence[Sample]) -> Flick | None:
    """Return the flick that a hand's way makes, or None if it was no throw.

    Strength is the speed of the last moments, direction their way; a way that curves gives spin.
    """
    if len(samples) < 2:
        return None
    end = samples[-1]
    last = [sample for sample in samples if end[2] - sample[2] <= LAST]
    if len(last) < 2:
        last = list(samples[-2:])
    start = last[0]
    dx, dy = end[0] - start[0], end[1] - start[1]
    # pointers are reported in steps: two of them in one moment are no infinite speed
    seconds = max(end[2] - start[2], 8.0) / 1000
    speed = math.hypot(dx, dy) / seconds
    strength = round(FULL * speed / board.felt.fastest)
    if strength < WEAKEST * FULL or dy <= 0:
        return None
    direction = round(math.degrees(math.atan2(dx, dy)) * 10)
    return Flick(
        *in_hand(board, start[0], start[1]),
        direction=max(-WIDEST, min(WIDEST, direction)),
        strength=min(FULL, strength),
        spin=_spin(last),
    )


def in_hand(board: DiceBoard, x: float, y: float, side: int = 0) -> tuple[int, int]:
    """Return the nearest place of the hand in tenths of a mm; `side` -1 or 1: in that half."""
    hand = board.hand
    left = 0 if side > 0 else hand.left
    right = 0 if side < 0 else hand.right
    return (
        round(max(left, min(right, x)) * UNIT),
        round(max(hand.near, min(hand.far, y)) * UNIT),
    )


def _spin(samples: Sequence[Sample]) -> int:
    """Return the turn of the wrist: how much the way curves, a quarter circle being full."""
    if len(samples) < 4:
        return 0
    a, b, c = samples[0], samples[len(samples) // 2], samples[-1]
    first = math.atan2(b[0] - a[0], b[1] - a[1])
    second = math.atan2(c[0] - b[0], c[1] - b[1])
    turn = math.remainder(second - first, math.tau)
    return round(max(-1.0, min(1.0, turn / (math.pi / 2))) * FULL)


def swing(ms: float, whole: float) -> float:
    """Return where a bar that swings to and fro evenly stands, 0 to 1, after so many ms."""
    part = (max(0.0, ms) / whole) % 1.0
    return 2 * part if part < 0.5 else 2 - 2 * part


def flick_of_bars(board: DiceBoard, x: float, aim: float, power: float) -> Flick:
    """Return the flick of the keyboard's way: where along the hand (mm), and two bars, 0 to 1."""
    hand = board.hand
    place_x, place_y = in_hand(board, x, (hand.near + hand.far) / 2)
    return Flick(
        place_x,
        place_y,
        direction=round((2 * aim - 1) * BAR_ANGLE),
        strength=round(FULL * max(0.0, min(1.0, power))),
    )
