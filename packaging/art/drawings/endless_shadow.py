"""Endless Nightmare: the Shadow, lying along the ring, its eyes and its stain.

All three lie on the ring's 760 px square: the head at the top, facing clockwise, the tail about
75 degrees behind. The screen turns them about the middle of that square. The light is the pool in
the middle, so the inner edges are lit at every turn. Each picture is only the part of the square
where something of it lies: a whole square, mostly empty, costs four times as much to turn.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence

from shapely.geometry import Polygon

from art import palette
from art.drawing import Drawing
from art.registry import Painter, register
from art.shapes import (
    XY,
    Shape,
    ellipse,
    join,
    move,
    path,
    pile,
    polar,
    polygon,
    polygons,
    scale,
    turn,
)
from art.strokes import brush, tube

CENTRE = 380.0
RING = 270.0
MIDDLE: XY = (CENTRE, CENTRE)
EDGE = "#b3a2ee"


def cut(name: str, x: float, y: float, width: float, height: float) -> Callable[[Painter], Painter]:
    """Decorator: the function paints on the square; the picture is this part of it."""

    def keep(painter: Painter) -> Painter:
        def moved(d: Drawing) -> None:
            with d.placed(-x, -y):
                painter(d)

        register(name, width, height, moved)
        return painter

    return keep


def at(angle: float, radius: float) -> XY:
    """The point `radius` from the ring's centre, `angle` degrees clockwise from the top."""
    return polar(CENTRE, CENTRE, radius, angle)


def _width(angle: float) -> float:
    """Half the body's width at an angle between the tail (-78) and the head (5)."""
    for (a, wa), (b, wb) in itertools.pairwise(GIRTH):
        if angle <= b:
            t = max(0.0, (angle - a) / (b - a))
            t = t * t * (3 - 2 * t)
            return wa + (wb - wa) * t
    return GIRTH[-1][1]


GIRTH = (
    (-78.0, 0.6),
    (-66, 6),
    (-50, 17),
    (-34, 26),
    (-22, 31),
    (-11, 40),
    (-6, 41),
    (0, 37),
    (4.2, 17),
)


def _middle(angle: float) -> float:
    """Radius of the body's middle line: it winds towards the tail."""
    t = max(0.0, min(1.0, -(angle + 14) / 62))
    return RING + 13 * t * math.sin((angle + 14) / 8.2)


def _trunk() -> Shape:
    angles = [-78 + 82.2 * i / 37 for i in range(38)]
    return tube([at(a, _middle(a)) for a in angles], [_width(a) for a in angles], 2)


def _tongue(angle: float, side: int, long: float, lift: float, width: float) -> Shape:
    """A wisp that leaves the body's side and streams back to a point."""

    def edge(a: float, out: float) -> XY:
        return at(a, _middle(a) + side * (_width(a) + out))

    return tube(
        [
            edge(angle, -width * 0.62),
            edge(angle - long * 0.34, -width * 0.1 + lift * 0.3),
            edge(angle - long * 0.7, lift * 0.8),
            edge(angle - long, lift),
        ],
        [width * 0.5, width * 0.4, width * 0.22, 0.3],
        6,
    )


def _tongues() -> list[Shape]:
    out = [
        _tongue(angle, side, long, lift, width)
        for angle, side, long, lift, width in (
            (-3, 1, 12, 17, 15), (-4, -1, 12, 16, 15), (-9, 1, 14, 21, 17), (-10, -1, 14, 20, 17),
            (-16, 1, 14, 18, 16), (-18, -1, 13, 17, 15), (-24, 1, 13, 14, 14),
            (-26, -1, 12, 13, 14),
            (-36, 1, 13, 11, 13), (-38, -1, 12, 9, 12), (-52, 1, 12, 9, 10), (-56, -1, 10, 8, 8),
            (-64, 1, 9, 7, 6), (-68, -1, 7, 6, 4),
        )
    ]  # fmt: skip
    return out


def _finger(nodes: Sequence[XY], width: float) -> Shape:
    """A long thin finger, knuckled, that ends in a nail."""
    return tube([at(*node) for node in nodes],
                [width, width * 0.66, width * 0.52, width * 0.6, width * 0.34, 0.3], 8)  # fmt: skip


def _fingers() -> list[Shape]:
    """The hand that gropes ahead and those that crawl beside; each grows out from under it."""
    hand = [
        [(-2, RING + root), (ahead * 0.45, RING + knuckle), (ahead * 0.78, RING + bend),
         (ahead, RING + tip)]
        for root, knuckle, bend, tip, ahead in (
            (30, 58, 64, 55, 9.6), (22, 37, 40, 31, 12.0), (3, 9, 11, 3, 12.8),
            (-14, -22, -25, -24, 12.4),
            (-24, -44, -51, -46, 10.4),
        )
    ]  # fmt: skip
    out = [_finger(nodes, 11.5) for nodes in hand]
    for angle, side, size in (
        (-14.0, 1, 1.0), (-12.5, -1, 0.94), (-26.0, 1, 0.84), (-29.0, -1, 0.8), (-45.0, 1, 0.6),
        (-47.0, -1, 0.55),
    ):  # fmt: skip
        half, base = _width(angle), _middle(angle)

        def p(go: float, far: float, a: float = angle, k: float = size, s: int = side,
              h: float = half, r: float = base) -> XY:  # fmt: skip
            return (a + go * k, r + s * (h + far * k))

        out.append(_finger([p(-1, -14), p(-0.6, 15), p(4.2, 35), p(10.4, 21)], 10 * size))
        out.append(_finger([p(-4, -14), p(-5.4, 12), p(-2.4, 29), p(3, 22)], 8.6 * size))
    return out


def _whole(shape: Shape) -> Shape:
    """Without the holes that wisps leave."""
    return join(*(Polygon(part.exterior) for part in polygons(shape.buffer(1, 6).buffer(-1, 6))))


def creature() -> tuple[Shape, list[Shape]]:
    """Its body with the wisps, and its fingers."""
    return _whole(join(_trunk(), _tongues())), _fingers()


def _inside(d: Drawing) -> None:
    """Smoke that flows along it."""
    rng = d.chance()
    trunk = _trunk()
    with d.clipped(trunk.buffer(-2)):
        flow: list[Shape] = []
        for _ in range(170):
            a = rng.uniform(-70, 3)
            half = _width(a)
            r = _middle(a) + rng.uniform(-0.95, 0.75) * half
            long, drift = rng.uniform(3, 11), rng.uniform(-3, 3)
            flow.append(
                brush(
                    [at(a, r), at(a + long / 2, r + drift * 0.6), at(a + long, r + drift)],
                    0.3,
                    rng.uniform(1, 2),
                    0.3,
                    4,
                )
            )
        d.fill(pile(flow), "#9a88d6", 0.3)


def _moonlight(d: Drawing, part: Shape) -> None:
    """Light from the pool on a part's inner edges."""
    d.fill(part.difference(scale(part, 1.012, about=MIDDLE)), "#7d68c8", 0.36)
    d.fill(part.difference(scale(part, 1.0055, about=MIDDLE)), "#e3d9ff", 0.62)


def _lids(side: int) -> tuple[float, float, float]:
    """Place and turn of a big eye."""
    x, y = at(-2.8, RING + side * 16.5)
    return x, y, 24.0 * side


def _grin(d: Drawing) -> None:
    """Its mouth: a wide sickle full of teeth, towards where it goes."""

    def lip(offset: float, reach: float, depth: float) -> XY:
        return at(reach - depth * (offset / 24) ** 2, RING + offset)

    offsets = [-24 + 2 * i for i in range(25)]
    outer = [lip(o, 4.3, 4.9) for o in offsets]
    inner = [lip(o, 2.3, 2.9) for o in reversed(offsets)]
    mouth = polygon([*outer, *inner])
    d.fill(mouth.buffer(1.5), "#8f7bd2", 0.5)
    d.fill(mouth, "#040208")
    teeth: list[Shape] = []
    for o in range(-20, 21, 5):
        k = 1 - (o / 26) ** 2
        teeth.append(
            polygon(
                [
                    lip(o - 2.2, 2.35, 2.9),
                    lip(o + 2.2, 2.35, 2.9),
                    lip(o + 0.4, 2.3 + 1.75 * k, 2.9 + 1.4 * k),
                ]
            )
        )
    for o in range(-17, 19, 5):
        k = 1 - (o / 26) ** 2
        teeth.append(
            polygon(
                [
                    lip(o - 1.8, 4.25, 4.9),
                    lip(o + 1.8, 4.25, 4.9),
                    lip(o, 4.3 - 1.2 * k, 4.9 - 1.2 * k),
                ]
            )
        )
    d.fill(pile(teeth).intersection(mouth), "#e6dbfb")


LITTLE = ((-20.5, 9, 4.6), (-24, -9, 4.0), (-30.5, 7, 3.4), (-41, -4, 2.8))  # fmt: skip
"""Small eyes along its back: angle, offset from the middle line, size."""


@cut("endless/shadow", 94, 26, 360, 336)
def shadow(d: Drawing) -> None:
    """The creature, eyes closed."""
    body, fingers = creature()
    whole = join(body, fingers)
    d.soft(whole.simplify(0.5), "#7a66c4", 9, 0.5, steps=14)
    night = d.radial(
        CENTRE, CENTRE, 350, (0.58, "#4a3779"), (0.66, "#2c1f4e"), (0.76, "#150d27"),
        (0.88, "#0b0716"), (1, "#0d0918"),
    )  # fmt: skip
    for finger in fingers:
        d.stroke(finger, EDGE, 2.6, 0.95)
        d.fill(finger, night)
        _moonlight(d, finger)
    d.stroke(body, EDGE, 2.8, 0.95)
    d.fill(body, night)
    _inside(d)
    _moonlight(d, body)
    _grin(d)
    for side in (-1, 1):
        x, y, angle = _lids(side)
        with d.placed(x, y, turn=angle):
            d.fill(ellipse(-1, 0, 16, 10), "#07040e", 0.6)
            d.brush([(-13, 1), (-2, 4), (13, 0)], "#a896e2", 0.5, 1.8, 0.5, 0.7)
    for a, off, size in LITTLE:
        x, y = at(a, _middle(a) + off)
        d.fill(ellipse(x, y, size * 1.5, size * 1.15), "#07040e", 0.6)
    rng = d.chance()
    drops: list[Shape] = []
    for _ in range(26):
        a = rng.uniform(-84, 12)
        side = rng.choice((-1, 1))
        r = _middle(a) + side * (_width(a) + rng.uniform(14, 34))
        drops.append(ellipse(*at(a, r), rng.uniform(1, 3.4)))
    for k, a in enumerate((-79, -82.4, -85)):
        drops.append(ellipse(*at(a, RING + 6 - k * 5), 4.6 - k * 1.2))
    free = [drop for drop in drops if not drop.intersects(whole)]
    d.stroke(pile(free), EDGE, 1.6, 0.5)
    d.fill(pile(free), "#0d0918")


@cut("endless/shadow-eyes", 196, 62, 204, 126)
def shadow_eyes(d: Drawing) -> None:
    """Only its eyes, open and shining."""
    for side in (-1, 1):
        x, y, angle = _lids(side)
        d.glow(x, y, 30, "#d9c8ff", 0.8)
        with d.placed(x, y, 1.18, angle, sy=1.18 * side):
            lid = path("M-12.5 2.4C-8 -4.6 2 -7.4 12.5 -0.6C8 4.2 -3 7 -12.5 2.4Z")
            d.fill(lid.buffer(1.5), "#07040e")
            d.fill(lid, d.radial(1, 0, 13, (0, "#ffffff"), (0.5, "#f6ecff"), (1, "#c4adf6")))
            d.fill(path("M4 -6C6.4 -2 6.2 2.6 3 6C0.6 2 1 -2.4 4 -6Z").intersection(lid), "#0b0716")
            d.fill(lid.difference(move(lid, -0.4, 1.7)), "#1a1030", 0.35)
    for a, off, size in LITTLE:
        x, y = at(a, _middle(a) + off)
        d.glow(x, y, size * 2.6, "#d9c8ff", 0.5)
        with d.placed(x, y, size / 5, a + (14 if off < 0 else -10)):
            lid = path("M-6 0.4C-3 -3.6 3 -4 6 -0.4C3 3.2 -3 3.6 -6 0.4Z")
            d.fill(lid.buffer(1), "#07040e")
            d.fill(lid, "#f1e6ff")
            d.fill(ellipse(1.4, 0, 1.3, 2.7), "#0b0716")


@cut("endless/shadow-stain", 56, 10, 414, 356)
def shadow_stain(d: Drawing) -> None:
    """The soft dark stain that seeps out under it."""
    body, fingers = creature()
    whole = join(body, fingers).simplify(0.8)
    puddle = join(whole.buffer(7), turn(whole, -4, MIDDLE).buffer(2)).simplify(1)
    d.soft(puddle, "#05030c", 18, 0.7, steps=22)
    rng = d.chance()
    spots = [
        ellipse(*at(rng.uniform(-86, 13), RING + rng.uniform(-66, 66)), rng.uniform(2, 6))
        for _ in range(28)
    ]
    d.fill(pile(spots), palette.DEEP, 0.3)
