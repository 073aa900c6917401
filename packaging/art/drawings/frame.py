"""The wooden frame that pictures of games hang in."""

from __future__ import annotations

from art import palette
from art.drawing import Drawing
from art.registry import drawing
from art.shapes import grow, move, rect, rounded
from art.strokes import grain


@drawing("wood/frame9", 160, 128, ratios=(1, 2, 3))
def frame(d: Drawing) -> None:
    """A picture frame with a hole, border 32 (10 px of it shadow): the picture begins at 24."""
    outer, inner = rounded(10, 8, 140, 110, 3), rect(24, 22, 112, 82)
    wood = outer.difference(inner)
    with d.clipped(rect(0, 0, 160, 128).difference(inner)):
        d.soft(outer, palette.DEEP, 8, 0.6, 1, 5, steps=8)
    d.fill(grow(outer, 1.2).difference(inner), "#120b0a")
    d.fill(
        wood,
        d.linear(
            10,
            8,
            150,
            118,
            (0, palette.OAK_LIGHT),
            (0.35, palette.OAK),
            (0.6, "#93683c"),
            (1, palette.OAK_DARK),
        ),
    )
    d.fill(grain(wood, 26, d.seed(), (20, 60), 1.1), "#1a0f0a", 0.5)
    d.fill(grain(wood, 26, d.seed(), (20, 60), 1.1, True), "#1a0f0a", 0.4)
    for a, b in (
        ((10, 8), (24, 22)),
        ((150, 8), (136, 22)),
        ((10, 118), (24, 104)),
        ((150, 118), (136, 104)),
    ):
        d.brush([a, b], "#120b0a", 0.5, 1.3, 0.8)
    d.fill(outer.difference(move(outer, 1.2, 1.4)), "#f0d3a0", 0.7)
    d.stroke(grow(inner, 3.4), palette.BRASS_LIGHT, 0.9, 0.35)
    d.stroke(inner, "#120b0a", 1.6)
