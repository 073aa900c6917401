"""Soft shadows under sheets and buttons, as pictures whose edges are stretched (nine parts).

Each is as large as its corners and a few pixels between them. Round it is room for the shadow:
`spread` - 3 and what it drops. The same numbers stand in SoftShadow.qml, which cuts them.
"""

from __future__ import annotations

import math
from functools import partial

from art import palette
from art.drawing import Drawing
from art.registry import register
from art.shapes import rounded

# radius, spread, drop
KINDS = {"sheet": (4, 18, 6), "round": (10, 18, 6), "pill": (26, 18, 6), "tile": (4, 10, 4)}
LAYERS = 9
BY_DAY = "#4a3f2a"


def room(spread: float, drop: float) -> int:
    """How far the shadow may reach beyond its thing, in pixels."""
    return math.ceil(spread - 3 + drop)


def shadow(numbers: tuple[int, int, int], colour: str, alpha: float, d: Drawing) -> None:
    """Translucent shapes laid over each other, wide and faint first: no edge is seen."""
    radius, spread, drop = numbers
    margin = room(spread, drop)
    for n in range(LAYERS):
        grown = spread * (1 - n / LAYERS) ** 1.6 - 3
        d.fill(
            rounded(
                margin - grown,
                margin - grown + drop,
                d.width - 2 * margin + 2 * grown,
                d.height - 2 * margin + 2 * grown,
                radius + max(0.0, grown),
            ),
            colour,
            alpha * (0.06 + 0.02 * n),
        )


for kind, numbers in KINDS.items():
    side = 2 * (room(*numbers[1:]) + numbers[0] + 4)
    register(
        f"shadows/{kind}", side, side, partial(shadow, numbers, palette.DEEP, 0.5), ratios=(1,)
    )
    register(
        f"shadows/{kind}-light", side, side, partial(shadow, numbers, BY_DAY, 0.225), ratios=(1,)
    )
