"""What the portraits of the computer people are made of: frame, shoulders, head and features.

A portrait is 120 square: a round night behind head and shoulders, lit by the moon from the upper
left. A person's own origin is the middle of the head, which is about 38 wide and 48 high.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from art import palette
from art.drawing import Drawing
from art.paper import moon, stars
from art.shapes import Shape, blob, ellipse, grow, join, mirror, move, path
from art.strokes import hatch, rim, tube

SIZE = 120
INK = "#1a1428"
PALE, FAIR, OLIVE, BROWN, DARK = "#efcfb4", "#e4b48f", "#c99468", "#9a6242", "#6d4331"
GREY, WHITE, BLOND, GINGER, BRUNETTE, RAVEN = (
    "#9a93ad",
    "#d8d2dc",
    "#c9a860",
    "#b0603a",
    "#5a3a34",
    "#2b2233",
)


@contextmanager
def portrait(d: Drawing, tint: str, behind: Callable[[Drawing], None]) -> Iterator[None]:
    """The round frame; inside the block the origin is the middle of the head."""
    disc = ellipse(60, 60, 54)
    d.soft(disc, palette.DEEP, 5, 0.5, 0, 3, steps=6)
    d.fill(ellipse(60, 60, 57), palette.LINE)
    d.fill(
        ellipse(60, 60, 56),
        d.linear(20, 14, 100, 108, (0, palette.BRASS_LIGHT), (0.45, palette.BRASS), (1, "#4f3420")),
    )
    d.fill(grow(disc, -0.4), palette.LINE)
    night = ellipse(60, 60, 52)
    low = palette.mix(tint, palette.NIGHT, 0.62)
    d.fill(night, d.radial(40, 34, 84, (0, palette.lighter(tint, 0.2)), (0.4, tint), (1, low)))
    with d.clipped(night):
        behind(d)
        with d.placed(60, 58):
            yield
        d.fill(night.difference(move(night, -5, -6)), palette.LINE, 0.28)
    d.fill(rim(grow(disc, -0.6), 1.4, 1.8), "#fff4cf", 0.35)


def night_sky(d: Drawing) -> None:
    """The moon at the upper left, and a few stars."""
    moon(d, 26, 27, 8, 2.6)
    stars(d, 60, 8, 54, 70, 7)


def shoulders(d: Drawing, colour: str, width: float = 44) -> Shape:
    """The coat: one shape, lit from the left."""
    half = [(9, 27), (18, 33), (width * 0.72, 38), (width, 50), (width + 4, 72)]
    coat = blob([*half, *[(-x, y) for x, y in reversed(half)]])
    _lit(d, coat, colour, 12)
    return coat


def neck(d: Drawing, skin: str) -> None:
    """The neck, in the shade of the chin."""
    shape = path("M-8.5 14L8.5 14C8 24 9 29 12 33C6 39 -6 39 -12 33C-9 29 -8 24 -8.5 14Z")
    d.inked(shape, palette.mix(skin, "#3c2850", 0.42), 1.6, INK)
    d.fill(rim(shape, 2.2, 0), palette.lighter(skin, 0.1), 0.5)


def skull(width: float = 19, jaw: float = 13, chin: float = 24) -> Shape:
    """A head from the front: `width` at the temples and `jaw` near the chin are half widths."""
    half = [(width * 0.74, -20), (width, -6), (width * 0.95, 7), (jaw, chin * 0.76)]
    left = [(-x, y) for x, y in reversed(half)]
    return blob([(0, -24), *half, (0, chin), *left])


def head(d: Drawing, skin: str, shape: Shape, ears: bool = True) -> None:
    """Ears and face, moonlit at the left and in a purple shade at the right."""
    if ears:
        width = shape.bounds[2]
        for side in (-1, 1):
            ear = ellipse(side * width, 2, 4, 5.6)
            tone = palette.mix(skin, "#3c2850", 0.12 if side < 0 else 0.5)
            d.inked(ear, tone, 1.6, INK)
            d.brush([(side * (width + 1), -1), (side * width, 4)], INK, 0.3, 0.9, 0.3, 0.6)
    _lit(d, shape, skin, 11)


def _lit(d: Drawing, shape: Shape, colour: str, depth: float) -> None:
    x0, y0, x1, y1 = shape.bounds
    light = palette.mix(palette.lighter(colour, 0.22), palette.MOONBEAM, 0.25)
    dark = palette.mix(colour, "#2b1b44", 0.6)
    d.outline(shape, 2.4, INK, (0.4, 0.5))
    d.fill(shape, d.linear(x0, y0, x1, y0 + (y1 - y0) * 0.7, (0, light), (0.5, colour), (1, dark)))
    shade = shape.difference(move(shape, -depth, -depth * 0.3))
    d.fill(shade, "#2b1b44", 0.16)
    d.fill(hatch(shade, -58, 3.1, 0.8, d.seed()), INK, 0.5)
    d.fill(rim(shape, 1.2, 1.3), "#fff6e2", 0.6)


def hair(d: Drawing, shape: Shape, colour: str, strands: int = 7) -> None:
    """A shape of hair: body, a few strands, and the moon on its left."""
    x0, y0, x1, y1 = shape.bounds
    light, dark = palette.lighter(colour, 0.2), palette.mix(colour, "#120b1e", 0.6)
    d.outline(shape, 2.2, INK, (0.4, 0.5))
    d.fill(shape, d.linear(x0, y0, x1, y1, (0, light), (0.5, colour), (1, dark)))
    d.fill(hatch(shape, 76, (x1 - x0) / strands, 0.9, d.seed(), 0.8), INK, 0.5)
    d.fill(rim(shape, 1.3, 1.5), "#f4ecff", 0.5)


def eyes(
    d: Drawing,
    look: tuple[float, float] = (0, 0),
    size: float = 4.6,
    lids: float = 0.0,
    iris: str = "#3b2a22",
    y: float = 1,
    apart: float = 8.2,
) -> None:
    """Two round eyes; `look` is -1 to 1 each way, `lids` how far they are closed (0 to 1)."""
    for side in (-1, 1):
        ball = ellipse(side * apart, y, size, size * 1.08)
        d.inked(ball, "#fffaf0", 1.3, INK)
        with d.clipped(ball):
            cx, cy = side * apart + look[0] * size * 0.45, y + look[1] * size * 0.4
            d.fill(ellipse(cx, cy, size * 0.58), iris)
            d.fill(ellipse(cx, cy, size * 0.34), "#0b0814")
            d.fill(ellipse(cx - size * 0.2, cy - size * 0.24, size * 0.17), "#ffffff")
            d.fill(ball.difference(move(ball, 0, size * 0.3)), INK, 0.3)
        if lids:
            lid = ball.difference(move(ball, 0, size * 2.1 * lids))
            d.inked(lid, "#8a6a70", 0.9, INK)


def brows(d: Drawing, colour: str, tilt: float = 0, raise_: float = 0, weight: float = 1.8) -> None:
    """Eyebrows; `tilt` above 0 worries, below 0 frowns."""
    y = -7.5 - raise_
    for side in (-1, 1):
        d.brush(
            [(side * 3.6, y - tilt), (side * 8.4, y - 1.8), (side * 13, y + 0.6 + tilt * 0.6)],
            palette.darker(colour, 0.35),
            weight * 0.7,
            weight,
            weight * 0.4,
        )


def nose(d: Drawing, length: float = 6, width: float = 3) -> None:
    """The nose as an ink line, with the moon on it."""
    y = 3 + length
    d.brush([(1.2, 2), (width, y - 1), (0.4, y + 0.8)], INK, 0.4, 1.3, 0.9, 0.85)
    d.fill(ellipse(-0.6, y - 2, 0.9, 1.4), "#fff8ea", 0.5)


def mouth(d: Drawing, mood: str, y: float = 15.5, width: float = 6) -> None:
    """calm, smile, grin, tight, worried or speaking."""
    red = "#7a2a34"
    if mood == "grin":
        area = path(f"M{-width} {y - 1}Q0 {y + 1} {width} {y - 1}Q0 {y + 9} {-width} {y - 1}Z")
        d.inked(area, "#5a1c26", 1.3, INK)
        with d.clipped(area):
            d.fill(ellipse(0, y - 0.6, width, 2.2), "#fffaf0")
    elif mood == "speaking":
        d.inked(ellipse(0, y + 0.6, width * 0.5, width * 0.6), "#5a1c26", 1.3, INK)
        d.fill(ellipse(0, y + 2.4, width * 0.32, width * 0.2), "#c0606a")
    else:
        bend = {"smile": 2.8, "calm": 1, "tight": 0, "worried": -2.2}[mood]
        d.brush(
            [(-width, y), (0, y + bend), (width, y - (0.8 if mood == "calm" else 0))],
            red,
            0.6,
            1.7,
            0.6,
        )


def cheeks(d: Drawing, strength: float = 0.3, freckles: bool = False) -> None:
    """Red cheeks, and freckles if wished."""
    for side in (-1, 1):
        d.glow(side * 11.5, 9.5, 6, "#d8566a", strength)
        if freckles:
            for dx, dy in ((0, 0), (2.4, 1.4), (-2.2, 1.6), (0.6, 3)):
                d.fill(ellipse(side * 10.5 + dx, 7 + dy, 0.6), "#8a4a34", 0.8)


def spectacles(d: Drawing, rx: float = 6.2, ry: float = 6.2, colour: str = "#e3c27a") -> None:
    """Two glasses and their bridge."""
    for side in (-1, 1):
        glass = ellipse(side * 8.2, 1.2, rx, ry)
        d.fill(glass, palette.MOONBEAM, 0.14)
        d.stroke(glass, INK, 2.6)
        d.stroke(glass, colour, 1.3)
        x, y = side * 8.2 - 2, -1.4
        d.brush([(x - 1.4, y + 2.4), (x + 1.8, y - 1.6)], "#ffffff", 0.3, 1.1, 0.3, 0.75)
    d.brush([(-2.2, 0.4), (0, -1.2), (2.2, 0.4)], colour, 1.2, 1.2, 1.2)


def collar(d: Drawing, colour: str, spread: float = 13) -> None:
    """Two points of a shirt over the coat."""
    point = path(f"M0 36C-4 34 -9 31 -11 27C-15 29 -{spread + 3} 33 -{spread} 38C-9 41 -4 42 0 36Z")
    for shape in (point, mirror(point, 0)):
        d.inked(shape, colour, 1.6, INK)


def bee(d: Drawing, x: float, y: float, size: float = 1, turn: float = 0) -> None:
    """A bee in flight."""
    with d.placed(x, y, size, turn):
        for dx in (-2, 1.6):
            d.inked(ellipse(dx, -4, 2, 3.4, 14 * dx), "#e6e4ff", 0.8, INK)
        body = ellipse(0, 0, 5, 3.2)
        d.inked(body, "#e9b64a", 1.1, INK)
        with d.clipped(body):
            for at in (-1.6, 1.4):
                d.fill(tube([(at, -4), (at, 4)], [0.8, 0.8]), INK)


def gear(cx: float, cy: float, radius: float, teeth: int = 9) -> Shape:
    """A wheel of a clock, with its hole."""
    ring = ellipse(cx, cy, radius).difference(ellipse(cx, cy, radius * 0.42))
    marks = [
        ellipse(
            cx + math.sin(2 * math.pi * n / teeth) * radius,
            cy - math.cos(2 * math.pi * n / teeth) * radius,
            radius * 0.2,
        )
        for n in range(teeth)
    ]
    return join(ring, *marks)
