"""Endless Nightmare: the Shadow, lying along the ring, its eyes and its stain.

All three lie on the ring's 760 px square: the head at the top, facing clockwise, the tail about
75 degrees behind. The screen turns the whole square. The light is the pool in the middle, so the
inner edges are lit at every turn.
"""

from __future__ import annotations

import math
import random

from art import palette
from art.drawing import Drawing
from art.registry import drawing
from art.shapes import XY, Shape, ellipse, join, move, path, pile, polar, scale, turn
from art.strokes import brush, tube

CENTRE = 380.0
RING = 270.0
MIDDLE: XY = (CENTRE, CENTRE)
EDGE = "#b3a2ee"


def at(angle: float, radius: float) -> XY:
    """The point `radius` from the ring's centre, `angle` degrees clockwise from the top."""
    return polar(CENTRE, CENTRE, radius, angle)


def _width(angle: float) -> float:
    """Half the body's width at an angle between the tail (-76) and the head (0)."""
    t = max(0.0, min(1.0, (angle + 76) / 76))
    return 1.5 + 39.0 * t**0.92 - 5.5 * math.exp(-(((angle + 13) / 6) ** 2))


def _middle(angle: float) -> float:
    """Radius of the body's middle line: it winds a little."""
    t = max(0.0, min(1.0, -angle / 76))
    return RING + 11 * t * math.sin(angle / 8.5)


def _trunk() -> Shape:
    angles = [-76 + 4 * i for i in range(20)]
    body = tube([at(a, _middle(a)) for a in angles], [_width(a) for a in angles], 4)
    head = tube(
        [at(-7, RING), at(-2, RING), at(3, RING), at(5.4, RING)], [37, 41, 35, 23], 5
    )
    return join(body, head)


def _tongues() -> list[Shape]:
    """Wisps along both sides that stream back from the way it goes."""
    rng = random.Random(17)
    out: list[Shape] = []
    for side in (-1, 1):
        angle = -72.0
        while angle < -8:
            half = _width(angle)
            long = rng.uniform(0.55, 1.2) * (9 + half * 0.5)
            lift = rng.uniform(0.35, 0.85) * long
            base = _middle(angle) + side * half * 0.62
            out.append(
                brush(
                    [
                        at(angle + 2.4, base),
                        at(angle - long * 0.05, base + side * (half * 0.32 + lift * 0.4)),
                        at(angle - long * 0.17, base + side * (half * 0.38 + lift * 0.75)),
                        at(angle - long * 0.27, base + side * (half * 0.38 + lift * 0.7)),
                    ],
                    half * 0.75 + 3,
                    half * 0.28 + 2,
                    0.5,
                )
            )
            angle += rng.uniform(5, 8.5)
    for side in (-1, 1):  # horns swept back from the head
        out.append(
            brush(
                [
                    at(-2, RING + side * 27),
                    at(-6.5, RING + side * 46),
                    at(-12, RING + side * 60),
                    at(-16.5, RING + side * 62),
                ],
                25,
                13,
                0.5,
            )
        )
    return out


def _claw(nodes: list[XY], width: float) -> Shape:
    """A jointed finger that ends in a nail."""
    knuckle = nodes[1]
    return join(
        brush(nodes, width, width * 0.62, 0.5, 8),
        ellipse(knuckle[0], knuckle[1], width * 0.44),
    )


def _limbs() -> list[Shape]:
    out: list[Shape] = []
    for radius, ahead, bend, reach, width in (
        (302, 3.0, 8, 7.2, 12),
        (288, 4.4, 5, 9.2, 13),
        (270, 5.2, -1, 10.0, 13),
        (252, 4.4, -6, 9.4, 13),
        (238, 3.0, -9, 7.0, 12),
    ):
        out.append(
            _claw(
                [
                    at(ahead - 3, radius),
                    at(ahead + (reach - ahead) * 0.4, radius + bend),
                    at(ahead + (reach - ahead) * 0.75, radius + bend * 0.9),
                    at(reach + 0.6, radius - bend * 0.2),
                ],
                width,
            )
        )
    for angle, side, length, width in (
        (-14.0, 1, 46, 17), (-21.0, -1, 44, 16), (-34.0, 1, 34, 13), (-43.0, -1, 28, 11),
    ):  # fmt: skip
        root = _middle(angle) + side * _width(angle) * 0.6
        elbow = at(angle + length * 0.06, root + side * length * 0.75)
        wrist = at(angle + length * 0.18, root + side * length * 0.8)
        out.append(brush([at(angle - 2, root), elbow, wrist], width, width * 0.62, width * 0.5))
        for spread, far in ((-0.22, 0.2), (0.06, 0.27), (0.34, 0.22)):
            out.append(
                _claw(
                    [
                        wrist,
                        at(angle + length * (0.18 + far * 0.5), root + side * length * (0.8 + spread)),
                        at(
                            angle + length * (0.18 + far),
                            root + side * length * (0.68 + spread * 0.9),
                        ),
                    ],
                    width * 0.46,
                )
            )
    return out


def creature() -> Shape:
    """The outline of all of it."""
    return join(_trunk(), _tongues(), _limbs()).buffer(1.2, 4).buffer(-1.2, 4).simplify(0.15)


def _inside(d: Drawing, whole: Shape) -> None:
    """Flowing hatch, the ridge of its back, moonlight from the pool."""
    rng = d.chance()
    trunk = _trunk()
    with d.clipped(trunk.buffer(-2)):
        flow: list[Shape] = []
        for _ in range(120):
            a = rng.uniform(-70, 3)
            half = _width(a)
            r = _middle(a) + rng.uniform(-0.95, 0.75) * half
            long, drift = rng.uniform(3, 8), rng.uniform(-3, 3)
            flow.append(
                brush(
                    [at(a, r), at(a + long / 2, r + drift * 0.6), at(a + long, r + drift)],
                    0.3, rng.uniform(1, 2), 0.3, 4,
                )  # fmt: skip
            )
        d.fill(pile(flow), "#9a88d6", 0.3)
        plates: list[Shape] = []
        a = -8.0
        while a > -66:
            half = _width(a)
            r = _middle(a) + half * 0.12
            back = half * 0.17 + 0.4
            plates.append(
                join(
                    brush([at(a - back * 0.5, r + half * 0.36), at(a + back * 0.6, r)], 0.4, half * 0.1, half * 0.12),
                    brush([at(a - back * 0.5, r - half * 0.36), at(a + back * 0.6, r)], 0.4, half * 0.1, half * 0.12),
                )
            )
            a -= 1.6 + half * 0.085
        d.fill(pile(plates), "#8674c4", 0.5)
    light = whole.difference(scale(whole, 1.016, about=MIDDLE))
    d.fill(light, "#7d68c8", 0.4)
    light = whole.difference(scale(whole, 1.0065, about=MIDDLE))
    d.fill(light, "#e3d9ff", 0.72)


def _lids(side: int) -> tuple[float, float, float]:
    """Place and turn of a big eye."""
    x, y = at(0.6, RING + side * 17.5)
    return x, y, 27.0 * side


LITTLE = ((-9.5, 13, 5.4), (-10.5, -15, 4.4), (-17, -2, 5.0), (-24, 14, 3.8), (-27, -12, 4.2),
          (-36, 4, 3.2), (-45, -3, 2.5))  # fmt: skip
"""Small eyes along its back: angle, offset from the middle line, size."""


@drawing("endless/shadow", 760, 760)
def shadow(d: Drawing) -> None:
    """The creature, eyes closed."""
    whole = creature()
    d.soft(whole, "#7a66c4", 11, 0.5, steps=7)
    d.stroke(whole, EDGE, 3.4, 0.95)
    d.fill(
        whole,
        d.radial(
            CENTRE, CENTRE, 350, (0.6, "#4a3779"), (0.69, "#2c1f4e"), (0.78, "#150d27"),
            (0.88, "#0b0716"), (1, "#0d0918"),
        ),
    )  # fmt: skip
    _inside(d, whole)
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


@drawing("endless/shadow-eyes", 760, 760)
def shadow_eyes(d: Drawing) -> None:
    """Only its eyes, open and shining."""
    for side in (-1, 1):
        x, y, angle = _lids(side)
        d.glow(x, y, 34, "#d9c8ff", 0.75)
        with d.placed(x, y, turn=angle, sy=side):
            lid = path("M-15 1C-9 -8 3 -11 15 -1C10 7 -4 11 -15 1Z")
            d.fill(lid.buffer(1.6), "#07040e")
            d.fill(lid, d.radial(1, 0, 15, (0, "#ffffff"), (0.5, "#f6ecff"), (1, "#c9b4f6")))
            d.fill(ellipse(4, -0.6, 6.4).intersection(lid), d.radial(
                4, -0.6, 6.6, (0, "#fff0b4"), (0.55, "#f2c75e"), (1, "#8d5a2a")))
            d.fill(ellipse(4.6, -0.6, 1.7, 6).intersection(lid), "#0b0716")
            d.fill(ellipse(1.6, -3.6, 1.5), "#ffffff")
            d.fill(lid.difference(move(lid, -0.6, 3)), "#1a1030", 0.4)
    for a, off, size in LITTLE:
        x, y = at(a, _middle(a) + off)
        d.glow(x, y, size * 2.6, "#d9c8ff", 0.5)
        with d.placed(x, y, size / 5, a + (14 if off < 0 else -10)):
            lid = path("M-6 0.4C-3 -3.6 3 -4 6 -0.4C3 3.2 -3 3.6 -6 0.4Z")
            d.fill(lid.buffer(1), "#07040e")
            d.fill(lid, "#f1e6ff")
            d.fill(ellipse(1.4, 0, 1.3, 2.7), "#0b0716")


@drawing("endless/shadow-stain", 760, 760)
def shadow_stain(d: Drawing) -> None:
    """The soft dark stain that seeps out under it."""
    whole = join(_trunk(), _limbs()).simplify(0.8)
    puddle = join(whole.buffer(7), turn(whole, -4, MIDDLE).buffer(2)).simplify(1)
    d.soft(puddle, "#05030c", 18, 0.72, steps=10)
    rng = d.chance()
    spots = [
        ellipse(*at(rng.uniform(-86, 13), RING + rng.uniform(-66, 66)), rng.uniform(2, 6))
        for _ in range(28)
    ]
    d.fill(pile(spots), palette.DEEP, 0.3)
