"""Endless Nightmare: the bone die - its six faces, itself tumbling, its shadow."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from art import palette
from art.drawing import Drawing
from art.registry import drawing, register
from art.shapes import XY, Shape, ellipse, grow, move, polygon, rounded
from art.strokes import fibres, hatch, rim

EDGE = "#2a1d1c"
BONE = ("#fffdf2", "#f1e7cf", "#cbb893")
SPOTS: dict[int, Sequence[XY]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _pip(x: float, y: float, radius: float, number: int) -> Shape:
    """A dot of ink, not quite round."""
    points = [
        (
            x + math.cos(t) * radius * (1 + 0.05 * math.sin(3 * t + number * 1.7)),
            y + math.sin(t) * radius * (1 + 0.06 * math.cos(2 * t + number)),
        )
        for t in (k * math.tau / 28 for k in range(28))
    ]
    return polygon(points)


def _face(number: int, d: Drawing) -> None:
    block = rounded(8, 7, 80, 82, 19)
    top = rounded(12, 9.6, 72, 72, 17)
    d.fill(grow(block, 1.8), EDGE)
    d.fill(block, d.linear(0, 10, 0, 90, (0, "#fffaf0"), (0.72, "#c9b48e"), (1, "#83694c")))
    with d.clipped(block):
        d.fill(hatch(block.difference(grow(top, 0.5)), -56, 3, 0.9, number), EDGE, 0.4)
        d.fill(rim(block, -3, -3), "#5c4534", 0.4)
    d.fill(top, d.radial(36, 32, 74, (0, BONE[0]), (0.6, BONE[1]), (1, BONE[2])))
    with d.clipped(top):
        d.fill(fibres(top, 16, number + 3, 14, 0.8), palette.FIBRE, 0.3)
        d.fill(
            hatch(top.difference(move(grow(top, 2), -9, -10)), -52, 3.4, 0.9, number + 5, 0.9),
            palette.FIBRE,
            0.5,
        )
        d.fill(rim(top, -1.6, -1.6), "#8a7050", 0.4)
    d.fill(rim(top, 1.6, 1.8), "#ffffff", 0.95)
    for i, (a, b) in enumerate(SPOTS[number]):
        x, y = 48 + a * 20, 45.6 + b * 20
        r = 11 if number == 1 else 7.6
        pip = _pip(x, y, r, number * 7 + i)
        d.fill(move(grow(pip, 1), 0.7, 1), "#fffef6", 0.8)
        colour = "#7c1f1c" if number == 1 else "#1a1428"
        d.fill(
            pip,
            d.linear(
                0,
                y - r,
                0,
                y + r,
                (0, palette.darker(colour, 0.5)),
                (1, palette.lighter(colour, 0.2)),
            ),
        )
        d.brush(
            [(x - r * 0.6, y + r * 0.36), (x, y + r * 0.7), (x + r * 0.6, y + r * 0.36)],
            "#ffffff",
            0.3,
            1,
            0.3,
            0.35,
        )


for _number in range(1, 7):
    register(f"endless/die-{_number}", 96, 96, partial(_face, _number))


@drawing("endless/die-side", 96, 96)
def die_side(d: Drawing) -> None:
    """The die on its corner, tumbling: three faces show."""
    hexagon = polygon([(48, 5), (86, 24), (86, 69), (48, 91), (10, 69), (10, 24)])
    block = hexagon.buffer(-9, 10).buffer(9, 10)
    d.fill(grow(block, 1.9), EDGE)
    d.fill(block, "#a58c69")
    faces = (
        ([(48, 6.6), (84, 25), (48, 45), (12, 25)], ("#fffef6", "#e9dcc0"), 0.0),
        ([(11.6, 27.6), (46.6, 47), (46.6, 89), (11.6, 68)], ("#f1e6cd", "#bda780"), 0.3),
        ([(84.4, 27.6), (49.4, 47), (49.4, 89), (84.4, 68)], ("#bfa981", "#7d6549"), 0.55),
    )  # fmt: skip
    for corners, (light, dark), shade in faces:
        face = polygon(corners).buffer(-5, 8).buffer(5.4, 8).intersection(block)
        x0, y0, x1, y1 = face.bounds
        d.fill(face, d.linear(x0, y0, x1, y1, (0, light), (1, dark)))
        if shade:
            d.fill(hatch(face, -56, 4, 0.9, round(shade * 20), 0.8), EDGE, shade * 0.6)
        d.fill(rim(face, 0.9, 1.1), "#ffffff", 0.75 - shade)

    def spot(x: float, y: float, a: XY, b: XY, colour: str) -> None:
        points = [
            (
                x + math.cos(t) * a[0] + math.sin(t) * b[0],
                y + math.cos(t) * a[1] + math.sin(t) * b[1],
            )
            for t in (k * math.tau / 24 for k in range(24))
        ]
        pip = polygon(points)
        d.fill(move(pip, 0.6, 0.9), "#fffef6", 0.55)
        d.fill(pip, colour)

    spot(48, 25.6, (7.4, 3.7), (-7.4, 3.7), "#6d1a1a")
    for t in (0.24, 0.5, 0.76):
        spot(11.6 + 35 * t, 37 + 38 * t - 0.4 + 2, (4.6, 2.6), (0, 5.4), "#1a1428")
    for u, v in ((0.26, 0.28), (0.74, 0.28), (0.26, 0.74), (0.74, 0.74)):
        spot(49.4 + 35 * u, 47 + 41.6 * v - 20 * u, (4.4, -2.5), (0, 5.2), "#140f20")
    d.brush([(14, 25.6), (30, 34), (48, 44.6)], "#ffffff", 0.5, 1.8, 0.8, 0.8)
    d.brush([(48, 45), (48, 66), (48, 86)], "#fff6e0", 1.4, 1.6, 0.5, 0.6)


@drawing("endless/die-shadow", 96, 96)
def die_shadow(d: Drawing) -> None:
    """Its soft shadow, to lie below and to the right of it."""
    d.fill(
        ellipse(48, 48, 46),
        d.radial(48, 48, 46, (0, "#05030c", 0.75), (0.45, "#05030c", 0.6),
                 (0.75, "#05030c", 0.22), (1, "#05030c", 0)),
    )  # fmt: skip
