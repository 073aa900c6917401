"""What every card of Monster Tricks has in common: paper, the arched window, its sky, eyes.

A card is 240 × 350. Its monster stands in the window and may break out of it; the eyes are its
value. Numbers and names are written by the program, in the reader's language.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from art import palette
from art.drawing import Drawing
from art.shapes import XY, Node, Shape, ellipse, grow, move, polygon, rect, rounded, turn
from art.strokes import rim

WIDTH, HEIGHT = 240, 350
INK = "#1a1526"
DARK = "#0b0914"
PAPER = ("#f8f0de", palette.PAPER, "#d9cbab")
Sky = tuple[str, str, str]


def window(inset: float = 0) -> Shape:
    """The arched window, grown or shrunk by `inset`."""
    left, right, top, bottom = 20 + inset, 220 - inset, 22 + inset, 302 - inset
    cx, rx, ry = (left + right) / 2, (right - left) / 2, 128 - inset
    bow = [
        (
            cx + rx * math.cos(math.pi + math.pi * i / 40),
            top + ry + ry * math.sin(math.pi + math.pi * i / 40),
        )
        for i in range(41)
    ]
    return polygon([*bow, (right, bottom), (left, bottom)])


WINDOW = window()
TOP_EDGE = rounded(1, 1, WIDTH - 2, HEIGHT - 2, 13)


def flipped(points: Sequence[Node], is_flipped: bool) -> list[Node]:
    """The nodes as they are, or mirrored at the card's middle."""
    if not is_flipped:
        return list(points)
    return [(WIDTH - node[0], *node[1:]) for node in points]


def pen(
    d: Drawing,
    nodes: Sequence[Node],
    width: float,
    colour: str = INK,
    opacity: float = 1,
    ends: float = 0.15,
) -> None:
    """One ink line, tapered at both ends."""
    d.brush(nodes, colour, width * ends, width, width * ends, opacity)


def sheet(d: Drawing) -> None:
    """The card's paper."""
    d.fill(TOP_EDGE, d.linear(0, 0, WIDTH * 0.7, HEIGHT, *zip((0, 0.55, 1), PAPER, strict=True)))
    d.fill(TOP_EDGE.difference(grow(TOP_EDGE, -2)), "#a8956f", 0.9)
    d.fill(rim(TOP_EDGE, 2.4, 3), "#fffaf0", 0.9)
    d.hatch(TOP_EDGE.difference(grow(TOP_EDGE, -26)), "#8f7d5c", -24, 6.2, 0.6, 0.2)


def card(
    d: Drawing,
    sky: Sky,
    *,
    moon: tuple[float, float, float] | None = None,
    floor: tuple[float, str] | None = None,
) -> None:
    """A card with its window: the sky's colours, a moon (x, y, radius), a floor (y, colour)."""
    sheet(d)
    d.fill(window(-3.2), INK)
    d.fill(window(-5.8).difference(window(-5)), INK, 0.55)
    d.fill(WINDOW, d.linear(120, 22, 120, 302, *zip((0, 0.55, 1), sky, strict=True)))
    with d.clipped(WINDOW):
        air = WINDOW
        if moon is not None:
            _moon(d, *moon)
            air = WINDOW.difference(ellipse(moon[0], moon[1], moon[2] * 1.5))
        d.hatch(air.intersection(rect(0, 0, WIDTH, 190)), DARK, -38, 6, 0.8, 0.4)
        d.hatch(air.difference(window(22)), DARK, 48, 5.4, 0.8, 0.5)
        if floor is not None:
            _floor(d, *floor)
        d.fill(WINDOW.difference(window(1.8)), DARK, 0.8)


def _moon(d: Drawing, x: float, y: float, radius: float) -> None:
    d.glow(x, y, radius * 3.4, palette.MOON, 0.5)
    disc = ellipse(x, y, radius)
    d.fill(
        disc,
        d.radial(
            x - radius * 0.3,
            y - radius * 0.3,
            radius * 1.5,
            (0, "#fff4cf"),
            (0.6, palette.MOON),
            (1, "#b99a58"),
        ),
    )
    shade = disc.difference(ellipse(x - radius * 0.35, y - radius * 0.3, radius))
    d.fill(shade, "#a98b4e", 0.3)
    d.hatch(shade, INK, -50, 2.8, 0.7, 0.35)


def _floor(d: Drawing, y: float, colour: str) -> None:
    boards = WINDOW.intersection(rect(0, y, WIDTH, HEIGHT))
    d.fill(boards, d.linear(0, y, 0, 302, (0, colour), (1, "#0c0a14")))
    for x in range(-150, 400, 50):
        at = x - 120
        seam = [
            (120 + at * 0.75, y),
            (121 + at * 0.75, y),
            (121.6 + at * 1.15, 302),
            (120 + at * 1.15, 302),
        ]
        d.fill(polygon(seam), "#07060c", 0.55)
    d.hatch(boards, "#07060c", 2, 4.6, 0.6, 0.5)
    d.fill(rect(0, y - 1, WIDTH, 2.1), "#07060c", 0.7)


def cast(d: Drawing, x: float, y: float, rx: float, ry: float, strength: float = 0.55) -> None:
    """A shadow on the floor."""
    paint = d.radial(
        x,
        y,
        rx,
        (0, "#05040a", strength),
        (0.6, "#05040a", strength * 0.8),
        (1, "#05040a", 0),
        flat=ry / rx,
    )
    d.fill(ellipse(x, y, rx, ry), paint)


def tiles(d: Drawing, first: int, last: int, size: int, ink: str) -> None:
    """A bathroom's wall in the window."""
    with d.clipped(WINDOW):
        for row, y in enumerate(range(first, last, size)):
            d.fill(rect(20, y, 200, 1.3), ink, 0.55)
            for x in range(20 + (size // 2 if row % 2 else 0), 224, size):
                d.fill(rect(x, y, 1.3, size), ink, 0.5)


def eye(
    d: Drawing,
    x: float,
    y: float,
    radius: float,
    look: XY = (0, 0.2),
    iris: str = "#d9822b",
    lid: float = 0.35,
    turned: float = 0,
    slit: bool = False,
) -> None:
    """A round eye; `look` (-1..1 each way) is where it looks, `lid` how far it is closed."""
    r = radius
    ball = ellipse(x, y, r)
    d.fill(move(grow(ball, r * 0.16 + 0.7), 0.3, 0.6), INK)
    white = d.radial(
        x - r * 0.25, y - r * 0.3, r * 1.4, (0, "#fff6dc"), (0.7, "#d8c48e"), (1, "#8f7a58")
    )
    d.fill(ball, white)
    ix, iy = x + look[0] * r * 0.5, y + look[1] * r * 0.5
    disc = ellipse(ix, iy, r * 0.58).intersection(ball)
    d.fill(disc, d.radial(ix, iy + r * 0.2, r * 0.62, (0, iris), (0.6, iris), (1, INK)))
    pupil = ellipse(ix, iy, r * 0.16, r * 0.5) if slit else ellipse(ix, iy, r * 0.3)
    d.fill(pupil.intersection(ball), "#0d0a14")
    d.fill(ellipse(ix - r * 0.2, iy - r * 0.24, r * 0.16), "#fffdf4")
    if lid > 0:
        cover = turn(rect(x - r * 2, y - r * 2, r * 4, r + 2 * r * lid), turned, (x, y))
        d.fill(grow(ball, 0.8).intersection(cover), INK, 0.82)
    d.fill(rim(ball, 0, r * 0.3), INK, 0.3)


def tooth(d: Drawing, points: Sequence[XY], within: Shape | None = None) -> None:
    """A bright tooth or claw with its ink line."""
    shape = polygon(points)
    if within is not None:
        shape = shape.intersection(within)
    d.fill(grow(shape, 1.1), INK)
    x0, y0, _x1, y1 = shape.bounds if not shape.is_empty else (0, 0, 0, 1)
    d.fill(shape, d.linear(x0, y0, x0, y1, (0, "#fffaf0"), (1, "#cdb78c")))
