"""The dreamer: the witness in every Nightmare's picture and at every ending.

A child in a nightshirt with a striped coral nightcap and, nearly always, a lantern. It stands about
62 high with its feet at the place given.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from art import palette
from art.drawing import Drawing, Paint
from art.drawings.nightmares_parts import INK
from art.shapes import Node, ellipse, join, path, scale
from art.strokes import brush, hatch, rim, tube

SKIN = "#e8c19c"
CAP = "#d9605a"

Line = Sequence[Node]
ARM_LEFT: Line = ((-5, -30), (-10, -23), (-11, -15))
ARM_RIGHT: Line = ((5, -30), (11, -24), (16, -27))
LEG_LEFT: Line = ((-4, -10), (-4.4, -1))
LEG_RIGHT: Line = ((4, -10), (4.4, -1))
CAP_TIP: Line = ((0, -48), (1, -56), (9, -61), (17, -55))


def lantern(d: Drawing, x: float, y: float, size: float = 1, lit: bool = True) -> None:
    """A hand lantern hanging from (x, y), 22 high."""
    with d.placed(x, y, size):
        d.stroke(path("M-4 8C-5 -2 5 -2 4 8"), INK, 1.6)
        d.stroke(path("M-4 8C-5 -2 5 -2 4 8"), "#b98f45", 0.7)
        glass = path("M-4 8L4 8C7 11 7 16 5 19L-5 19C-7 16 -7 11 -4 8Z")
        if lit:
            paint = d.radial(0, 14, 8, (0, "#fffdf0"), (0.45, "#ffe9a6"), (1, "#e59f43"))
        else:
            paint = d.linear(-6, 8, 6, 19, (0, "#5d5a80"), (1, "#1d1a30"))
        d.inked(glass, paint, 1.3, INK)
        if lit:
            d.fill(path("M0 18C-3 16 -2 13 0 9C2 13 3 16 0 18Z"), palette.FLAME)
        d.inked(path("M-5.6 18.4L5.6 18.4L6.4 22L-6.4 22Z"), "#a97a3c", 1, INK)
        d.inked(path("M-4.6 8.6L4.6 8.6L2.4 5L-2.4 5Z"), "#a97a3c", 1, INK)


def _limb(d: Drawing, nodes: Line, paint: Paint, width: float) -> None:
    d.brush(nodes, INK, width + 2.4, width + 2.2, width + 1.8)
    d.brush(nodes, paint, width, width * 0.9, width * 0.8)


def _face(d: Drawing, mood: str) -> None:
    for side in (-1, 1):
        lock = path("M5.6 -45C9.6 -44 9.4 -38 7.6 -35.6C7.4 -38.6 6.8 -41 5.6 -45Z")
        d.fill(lock if side > 0 else scale(lock, -1, 1), "#2c1b2b")
    for x in (-2.9, 2.9):
        if mood == "asleep":
            d.brush([(x - 1.8, -40), (x, -38.9), (x + 1.8, -40)], INK, 0.5, 1.1, 0.5)
        elif mood == "afraid":
            d.brush([(x * 1.75, -42.6), (x * 0.8, -44)], INK, 0.7, 0.9, 0.5)
            d.inked(ellipse(x, -39.4, 2.2, 2.7), "#fffdf4", 0.7, INK)
            d.fill(ellipse(x, -39.2, 0.9), INK)
        else:
            d.fill(ellipse(x, -39.6, 1.05, 1.4), INK)
    if mood == "afraid":
        d.fill(ellipse(0, -35.6, 1.3, 1.6), "#5a2430")
    else:
        d.brush([(-1.6, -35.8), (0, -35.3), (1.6, -35.8)], "#5a2430", 0.4, 0.9, 0.4)


def _cap(d: Drawing, tip_line: Line) -> None:
    """The striped nightcap with its golden tassel."""
    cap = join(
        tube(tip_line, [7.6, 5.8, 3.4, 1.5], 6),
        path("M-8.8 -44.6C-9 -53 9 -53 8.8 -44.6C4 -47.6 -4 -47.6 -8.8 -44.6Z"),
    ).difference(ellipse(0, -36.4, 9.6, 8))
    d.inked(cap, d.linear(-8, -58, 9, -42, (0, "#ee8875"), (0.5, CAP), (1, "#8d2f3f")), 1.6, INK)
    points = [(float(node[0]), float(node[1])) for node in tip_line]
    for (ax, ay), (bx, by), share, reach in (
        (points[0], points[1], 0.7, 8),
        (points[1], points[2], 0.6, 5.4),
        (points[2], points[3], 0.45, 4),
    ):
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length * reach, (bx - ax) / length * reach
        x, y = ax + (bx - ax) * share, ay + (by - ay) * share
        stripe = brush([(x - nx, y - ny), (x + nx, y + ny)], 1.7, 1.7, 1.7)
        d.fill(stripe.intersection(cap), "#f6dfc2", 0.9)
    d.fill(hatch(rim(cap, -3, -2), -50, 2.1, 0.7, 5), "#4a1522", 0.6)
    d.fill(rim(cap, 0.9, 1.1), "#ffe6d0", 0.6)
    band = path("M-9.4 -43.8C-8.4 -48.4 8.4 -48.4 9.4 -43.8L8.8 -41.4C4 -44.8 -4 -44.8 -8.8 -41.4Z")
    d.inked(band, d.linear(-9, 0, 9, 0, (0, "#a83f4c"), (1, "#e9806a")), 1.2, INK)
    x, y = points[-1]
    gold = d.radial(x - 1, y - 1, 4, (0, "#fff3c0"), (1, "#d9a449"))
    d.inked(ellipse(x, y, 2.9), gold, 1.2, INK)


def _head(d: Drawing, back: bool, mood: str, cap_tip: Line) -> None:
    skull = ellipse(0, -40, 7.8, 7.4)
    d.inked(skull, d.linear(-7, -46, 8, -34, (0, "#cdb6bd"), (0.5, SKIN), (1, "#ffd9a0")), 1.6, INK)
    if back:
        hair = path(
            "M-8.6 -43C-10 -38 -8.6 -33.4 -6.4 -31.6L-4 -33L-1.6 -31.4L1 -33"
            "L3.6 -31.4L6.2 -32.6C8.8 -35 10 -39 8.6 -43Z"
        )
        d.inked(hair, d.linear(-8, 0, 9, 0, (0, "#3a2740"), (1, "#7a4a38")), 1.2, INK)
        for x in (-4, 0, 4):
            d.brush([(x, -42), (x * 1.2, -38), (x * 1.1, -33.6)], INK, 0.3, 0.8, 0.3, 0.7)
    else:
        _face(d, mood)
    _cap(d, cap_tip)


def dreamer(
    d: Drawing,
    x: float,
    y: float,
    size: float = 1,
    *,
    turn: float = 0,
    mirrored: bool = False,
    back: bool = False,
    mood: str = "calm",
    arms: tuple[Line, Line] = (ARM_LEFT, ARM_RIGHT),
    legs: tuple[Line, Line] = (LEG_LEFT, LEG_RIGHT),
    cap_tip: Line = CAP_TIP,
    lamp: bool = True,
    glow: float = 0.8,
    clothed: bool = True,
    barefoot: bool = False,
) -> None:
    """The child: feet at (x, y); the lamp hangs from the end of the second arm.

    `mood` is calm, afraid or asleep; `back` shows the child from behind.
    """
    hand = (float(arms[1][-1][0]), float(arms[1][-1][1]))
    skin = d.linear(-12, -30, 14, 0, (0, "#b79aa6"), (0.6, SKIN), (1, "#ffd9a0"))
    with d.placed(x, y, size, turn, mirrored):
        if lamp and glow:
            d.glow(hand[0] + 1, hand[1] + 12, 60, palette.LAMP, glow)
        for leg in legs:
            _limb(d, leg, skin, 3.4)
            foot = leg[-1]
            d.inked(ellipse(foot[0], foot[1], 3.6, 2.3), SKIN if barefoot else "#6a5590", 1.1, INK)
        sleeve: Paint = skin
        if clothed:
            sleeve = d.linear(-12, -32, 16, -16, (0, "#c9cdf0"), (0.6, "#e9dfdc"), (1, "#ffe3a8"))
            shirt = path(
                "M-5 -33C-8 -26 -12 -14 -13 -7C-9 -4.6 -6 -8 -2 -5.4C2 -8 6 -4.6 13 -7"
                "C12 -14 8 -26 5 -33Z"
            )
        else:
            shirt = path("M-4.6 -33C-7 -28 -7 -18 -6.4 -9L6.4 -9C7 -18 7 -28 4.6 -33Z")
        _limb(d, arms[0], sleeve, 4)
        paint: Paint = skin
        if clothed:
            paint = d.linear(-13, -30, 13, -6, (0, "#aeb2dc"), (0.45, "#e6deda"), (1, "#ffe0a0"))
        d.inked(shirt, paint, 1.7, INK)
        if clothed:
            d.brush([(-4, -28), (-6.5, -18), (-7.5, -9)], "#5c5788", 0.4, 1.2, 0.4, 0.8)
            d.brush([(2, -26), (2.6, -17), (2, -8)], "#5c5788", 0.4, 1, 0.4, 0.7)
            d.fill(hatch(rim(shirt, 4, 0), -62, 2.4, 0.8, 3), "#3f3a66", 0.65)
            d.fill(rim(shirt, -1.6, 0), "#fff4cf", 0.8)
        _head(d, back, mood, cap_tip)
        _limb(d, arms[1], sleeve, 4)
        for arm in arms:
            end = arm[-1]
            d.inked(ellipse(end[0], end[1], 2.2), SKIN, 1, INK)
        if lamp:
            lantern(d, hand[0], hand[1] - 1, 1)
