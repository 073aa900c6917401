"""Nightmare: Blindness (active game)."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.nightmares_dreamer import dreamer
from art.drawings.nightmares_parts import INK, MOONLIT, backdrop, ink_edge, pts, scene, vignette
from art.shapes import XY, Shape, ellipse, join, move, rect, rounded
from art.strokes import brush, fibres, hatch, rim, tube


def _groping(d: Drawing, x: float, y: float, size: float, turn: float, mirrored: bool) -> None:
    """A long hand out of the black, feeling the air."""
    with d.placed(x, y, size, turn, mirrored):
        parts: list[Shape] = [
            tube(pts("0,96 2,50 0,24"), [11, 10, 13]),
            tube(pts("-9,22 -20,2 -22,-22 -18,-38"), [5.6, 4.6, 3.8, 2]),
            tube(pts("-3,16 -7,-8 -6,-34 -2,-52"), [5.6, 4.6, 3.8, 2]),
            tube(pts("4,16 7,-8 10,-32 16,-48"), [5.6, 4.6, 3.8, 2]),
            tube(pts("10,22 19,4 26,-14 34,-24"), [5, 4.2, 3.4, 1.8]),
            tube(pts("-8,34 -24,28 -34,16 -38,6"), [6, 5, 3.8, 2]),
        ]
        hand = join(*parts).buffer(1.4, 6).buffer(-1.4, 6)
        d.soft(hand, palette.RIM, 7, 0.32, steps=6)
        ink_edge(d, hand, 1.6)
        d.fill(hand, d.linear(-30, -50, 30, 90, (0, "#6d62a0"), (0.5, "#332c58"), (1, "#0d0a18")))
        with d.clipped(hand):
            d.fill(hatch(hand.difference(move(hand, -5, -5)), -56, 3, 0.8, 5), INK, 0.6)
            d.fill(rim(hand, 1, 1.2), MOONLIT, 0.75)


def _die(d: Drawing, at: XY) -> None:
    """The die that nobody sees, with a glimmer of its own."""
    x, y = at
    d.glow(x, y, 46, palette.MOON, 0.55)
    d.fill(ellipse(x + 4, y + 13, 20, 5), INK, 0.6)
    block = rounded(x - 12, y - 12, 24, 24, 5)
    d.inked(block, d.linear(x, y - 12, x, y + 12, (0, "#fffdf2"), (1, "#cbb893")), 1.8, INK)
    for a, b in ((-5.4, -5.4), (5.4, 5.4), (0, 0)):
        d.fill(ellipse(x + a, y + b, 2.4), "#1a1428")


@scene("endless/nightmares/blindness", 400, 320)
def blindness(d: Drawing) -> None:
    """A cloth over the eyes, hands out of the dark, and the die just beyond the fingers."""
    backdrop(d, (0, "#0b0918"), (0.55, "#17132a"), (1, "#070510"))
    rng = d.chance()
    for k in range(34):
        y = 30 + k * 8 + rng.uniform(-3, 3)
        nodes: list[XY] = [
            (-10, y),
            (120, y + 6 * math.sin(k)),
            (280, y - 5 * math.cos(k)),
            (410, y + 3),
        ]
        d.fill(brush(nodes, 0.4, 1.4, 0.4), MOONLIT, 0.05)
    table = rect(-4, 262, 408, 62)
    d.fill(table, d.linear(0, 262, 0, 320, (0, "#3f2f50"), (1, "#120c1c")))
    d.fill(rect(-4, 260, 408, 2.4), MOONLIT, 0.3)
    d.fill(hatch(table, 2, 7, 0.9, 9, 0.8), INK, 0.6)
    for x, y, s, t, m in (
        (44, 236, 1.15, 24, False),
        (362, 150, 1.05, -62, True),
        (330, 40, 0.9, -132, False),
        (66, 60, 0.95, 128, True),
    ):
        _groping(d, x, y, s, t, m)
    d.glow(186, 176, 120, "#6d62a0", 0.5)
    dreamer(
        d,
        186,
        268,
        2.2,
        mood="afraid",
        lamp=False,
        barefoot=True,
        arms=(((-5, -30), (-14, -30), (-24, -34)), ((5, -30), (17, -27), (30, -21))),
    )
    cloth = rounded(162, 175, 48, 15, 4)
    d.inked(cloth, d.linear(0, 175, 0, 190, (0, palette.PAPER), (1, "#9c8aa8")), 1.8, INK)
    d.fill(fibres(cloth, 16, 3, 9, 0.8), INK, 0.3)
    for ends in (pts("208,180 222,184 232,196 236,210"), pts("208,184 218,192 222,204 220,216")):
        d.brush(ends, INK, 4.6, 6.4, 3)
        d.brush(ends, palette.PAPER, 2.6, 4.4, 1)
    _die(d, (292, 246))
    vignette(d, 206, 190, 250, 0.8, 0.45)
