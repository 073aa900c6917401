"""What the pieces of the Fear cards share: short writing, forms, eyes and mouths, wood, cloth."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.drawing import Drawing, Paint
from art.drawings.nightmares_parts import INK, almond, ink_edge, knots, mass, pts, scene
from art.shapes import XY, Shape, blob, ellipse, move, pile, polygon, rect
from art.strokes import brush, hatch, rim, tube

WIDTH, HEIGHT = 220, 250
MOONLIT = "#cfc6ff"
WARM = "#ffd98a"
BONE = "#f4ead0"
BLOOD = "#b5343c"

__all__ = [
    "BLOOD",
    "BONE",
    "HEIGHT",
    "INK",
    "MOONLIT",
    "WARM",
    "WIDTH",
    "almond",
    "blob_of",
    "boards",
    "eye",
    "flat",
    "form",
    "knots",
    "line_of",
    "poly",
    "pts",
    "scene",
    "shade",
    "teeth",
    "threat",
    "tube_of",
]

threat = scene


def blob_of(text: str) -> Shape:
    """A smooth shape, written short: "x,y x,y,c ..."; c makes a corner."""
    return blob(knots(text), 7)


def poly(text: str) -> Shape:
    """A shape with straight sides, written short."""
    return polygon(pts(text))


def tube_of(text: str, *radii: float) -> Shape:
    """A limb along the points, written short."""
    return tube(pts(text), list(radii), 6)


def line_of(
    text: str, start: float, middle: float | None = None, end: float | None = None
) -> Shape:
    """A brush line through the points, written short."""
    return brush(pts(text), start, middle, end, 6)


def form(
    d: Drawing,
    shape: Shape,
    top: str,
    low: str,
    *,
    edge: float = 1.1,
    edge_colour: str = MOONLIT,
    strength: float = 0.75,
    shade: float = 9,
    gap: float = 3.4,
    line: float = 1.3,
    hatched: float = 0.42,
    light: XY = (-1, -1),
) -> None:
    """A thing in the night: ink line, gradient, hatching on the far side, lit edge."""
    mass(
        d,
        shape,
        top,
        low,
        light=light,
        edge=edge,
        edge_colour=edge_colour,
        edge_strength=strength,
        shade=shade,
        gap=gap,
        line=line,
        hatched=hatched,
        soft=False,
    )


def flat(d: Drawing, shape: Shape, paint: Paint, line: float = 1.1, ink: str = INK) -> None:
    """A plain inked piece."""
    ink_edge(d, shape, line, ink)
    d.fill(shape, paint)


def shade(d: Drawing, shape: Shape, dx: float, dy: float, strength: float = 0.3) -> None:
    """The side of a shape that lies in the dark: what a copy moved by (dx, dy) leaves free."""
    d.fill(shape.difference(move(shape, dx, dy)), INK, strength)


def eye(
    d: Drawing,
    x: float,
    y: float,
    radius: float,
    *,
    iris: str = "#f0a63c",
    white: str = "#fff8e2",
    look: XY = (0.0, 0.0),
    lid: float = 0.0,
    slit: bool = False,
    veins: bool = False,
) -> None:
    """A round eye; `look` (-1..1 each way), `lid` 0..1 how far it is closed from above."""
    ball = ellipse(x, y, radius)
    flat(
        d,
        ball,
        d.radial(
            x - radius * 0.2,
            y - radius * 0.2,
            radius * 1.3,
            (0, white),
            (0.7, white),
            (1, "#a58f86"),
        ),
        max(0.7, radius * 0.12),
    )
    if veins:
        lines = []
        for k in range(9):
            a = math.tau * k / 9 + 0.3
            c, s = math.cos(a), math.sin(a)
            lines.append(
                brush(
                    [
                        (x + c * radius * 0.95, y + s * radius * 0.95),
                        (
                            x + math.cos(a + 0.16) * radius * 0.75,
                            y + math.sin(a + 0.16) * radius * 0.75,
                        ),
                        (x + c * radius * 0.58, y + s * radius * 0.58),
                    ],
                    radius * 0.05,
                    radius * 0.04,
                    0.2,
                    3,
                )
            )
        d.fill(pile(lines), "#c2423f", 0.7)
    ix, iy = x + look[0] * radius * 0.42, y + look[1] * radius * 0.42
    disc = ellipse(ix, iy, radius * 0.52).intersection(ball)
    d.fill(
        disc,
        d.radial(
            ix, iy + radius * 0.15, radius * 0.6, (0, "#fff0b0"), (0.45, iris), (1, "#5c2418")
        ),
    )
    pupil = (
        ellipse(ix, iy, radius * 0.13, radius * 0.44) if slit else ellipse(ix, iy, radius * 0.26)
    )
    d.fill(pupil.intersection(ball), INK)
    d.fill(ellipse(ix - radius * 0.2, iy - radius * 0.24, radius * 0.13), "#fffdf4")
    if lid > 0:
        cover = ball.intersection(
            rect(x - radius * 2, y - radius * 1.1, radius * 4, radius * 2.1 * lid)
        )
        d.fill(cover, INK, 0.94)


def teeth(
    d: Drawing,
    gum: Sequence[XY],
    length: float,
    *,
    up: bool = False,
    width: float = 0.86,
    colour: str = BONE,
    seed: int = 3,
    flat_ends: bool = False,
) -> None:
    """Teeth between each two points of a gum line, hanging (or standing, `up`)."""
    shapes = []
    for k in range(len(gum) - 1):
        (ax, ay), (bx, by) = gum[k], gum[k + 1]
        mx, my = (ax + bx) / 2, (ay + by) / 2
        grown = length * (0.78 + 0.32 * ((k * 7 + seed) % 5) / 4) * (-1 if up else 1)
        ax, bx = mx + (ax - mx) * width, mx + (bx - mx) * width
        ay, by = my + (ay - my) * width, my + (by - my) * width
        if flat_ends:
            shapes.append(
                polygon(
                    [
                        (ax, ay),
                        (bx, by),
                        (bx - (bx - ax) * 0.12, by + grown),
                        (ax + (bx - ax) * 0.12, ay + grown),
                    ]
                )
            )
        else:
            shapes.append(polygon([(ax, ay), (bx, by), (mx + (bx - ax) * 0.1, my + grown)]))
    whole = pile(shapes)
    d.fill(pile([s.buffer(0.8, 2) for s in shapes]), INK)
    x0, y0, _, y1 = whole.bounds
    d.fill(
        whole,
        d.linear(
            x0,
            y0,
            x0,
            y1,
            *(((0, "#b79f7d"), (0.5, colour)) if not up else ((0.5, colour), (1, "#b79f7d"))),
        ),
    )


def boards(
    d: Drawing,
    area: Shape,
    vanish: XY,
    count: int,
    y: float,
    base: float,
    spread: float = 420,
    colour: str = INK,
    opacity: float = 0.55,
) -> None:
    """The joints of floorboards that run towards a vanishing point, from height y to base."""
    lines = []
    for k in range(count + 1):
        bx = 110 - spread / 2 + spread * k / count
        t = (y - vanish[1]) / (base - vanish[1])
        tx = vanish[0] + (bx - vanish[0]) * t
        lines.append(
            brush([(tx, y), ((tx + bx) / 2, (y + base) / 2), (bx, base)], 0.5, 1.0, 1.6, 2)
        )
    d.fill(pile([one.intersection(area) for one in lines]), colour, opacity)


def hatching(
    d: Drawing, area: Shape, angle: float, gap: float, opacity: float, seed: int = 5
) -> None:
    """Loose ink lines over an area."""
    d.fill(hatch(area, angle, gap, 0.9, seed, keep=0.75, shorten=0.25).simplify(0.2), INK, opacity)


def lit(
    d: Drawing, shape: Shape, dx: float, dy: float, colour: str = MOONLIT, strength: float = 0.7
) -> None:
    """A lit edge on the side away from (dx, dy)."""
    d.fill(rim(shape, dx, dy).simplify(0.1), colour, strength)
