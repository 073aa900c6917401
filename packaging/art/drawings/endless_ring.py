"""Endless Nightmare: the ring's stepping stones and the moonlit pool they stand in."""

from __future__ import annotations

import math
import random
from functools import partial

from art import palette
from art.drawing import Drawing
from art.registry import drawing, register
from art.shapes import XY, Shape, ellipse, grow, join, move, pile, polar, polygon, rect, ring, turn
from art.strokes import brush, hatch, rim

CENTRE = 380.0  # of the 760 px square that holds the ring
RING = 270.0  # radius on which the 24 fields lie
POOL = 236.0  # radius of the moon mirrored in the pool

# cold and warm stones: top face from the light to the shade, then side, rim light
COLD = ("#a9a3cd", "#6a6494", "#3d3866", "#464070", "#191632", "#f1ecff")
WARM = ("#f6e0a8", "#b3976f", "#5a4a66", "#6a4f4c", "#231a30", "#fff6d6")


def _outline(number: int) -> Shape:
    """The top face of a stone: a knocked pebble with flat facets and worn corners."""
    rng = random.Random(40 + number * 11)
    count = 7 + number % 3
    wide, high = rng.uniform(28.5, 31), rng.uniform(21, 23)
    start = rng.uniform(0, math.tau)
    points: list[XY] = []
    for i in range(count):
        a = start + (i + rng.uniform(-0.22, 0.22)) * math.tau / count
        out = rng.uniform(0.97, 1.15)
        points.append((36 + math.cos(a) * wide * out, 25 + math.sin(a) * high * out))
    shape = turn(polygon(points), rng.uniform(-7, 7), (36, 25))
    shape = shape.buffer(-11, 8).buffer(11, 8)
    x0, y0, x1, y1 = shape.bounds
    return move(shape, 36 - (x0 + x1) / 2, 25.5 - (y0 + y1) / 2)


def _facet(top: Shape, angle: float, reach: float) -> Shape:
    """The part of the top beyond a chord, seen from its middle."""
    a = math.radians(angle)
    cx, cy = 36 + math.cos(a) * reach * 1.3, 25 + math.sin(a) * reach
    half = turn(rect(cx, cy - 60, 90, 120), angle, (cx, cy))
    return top.intersection(half)


def _stone(lit: bool, number: int, d: Drawing) -> None:
    light, middle, shade, side, side_low, shine = WARM if lit else COLD
    rng = random.Random(900 + number)
    top = _outline(number)
    block = join(top, move(top, 0, 8)).convex_hull
    d.soft(move(block, 1.5, 3), palette.DEEP, 3.4, 0.5, steps=5)
    d.fill(grow(block, 1.5), "#0b0917")
    d.fill(block, d.linear(8, 26, 62, 54, (0, side), (1, side_low)))
    wall = block.difference(grow(top, 1))
    d.hatch(wall, "#0b0917", 96, 3.4, 0.9, 0.5)
    d.fill(rim(block, 0, -1.6).intersection(wall), shine, 0.16)
    d.fill(grow(top, 0.9), "#0b0917")
    d.fill(top, d.linear(12, 4, 58, 48, (0, light), (0.45, middle), (1, shade)))
    with d.clipped(top):
        d.fill(_facet(top, 38 + rng.uniform(-24, 24), rng.uniform(8, 12)), "#100c22", 0.2)
        d.fill(_facet(top, -140 + rng.uniform(-30, 30), rng.uniform(9, 12)), shine, 0.13)
        d.fill(_facet(top, -70 + rng.uniform(-16, 16), rng.uniform(11, 13)), shine, 0.1)
        d.fill(top.difference(move(top, -3.4, -3)), "#100c22", 0.26)
        d.fill(top.difference(move(top, 3.2, 3.4)), shine, 0.2)
        flat = grow(top, -4.5)
        d.fill(hatch(flat.difference(move(flat, -15, -12)), -52, 3.6, 0.9, number, 0.9), shade)
        d.fill(hatch(flat, -52, 5.4, 0.7, number + 9, 0.42, 0.3), "#100c22", 0.5)
        for _ in range(5):
            x, y = rng.uniform(16, 56), rng.uniform(12, 38)
            d.fill(ellipse(x, y, rng.uniform(0.5, 1.2)), "#100c22", 0.45)
            d.fill(ellipse(x + 0.6, y + 0.7, 0.5), shine, 0.4)
        if number in (1, 4, 6):
            x, y = (46, 6) if number != 4 else (14, 34)
            crack: list[XY] = [(x, y)]
            for _ in range(4):
                x += rng.uniform(-7, 1) if number != 4 else rng.uniform(2, 8)
                y += rng.uniform(2, 6) if number != 4 else rng.uniform(-5, 3)
                crack.append((x, y))
            d.brush(crack, "#100c22", 1.7, 1.1, 0.3, 0.8)
            d.brush([(a + 0.9, b + 0.9) for a, b in crack], shine, 0.7, 0.5, 0.2, 0.45)
    edge = grow(top, -1.3)
    d.fill(rim(edge, 1.2, 1.7), shine, 0.8 if lit else 0.62)


for _number in range(8):
    register(f"endless/stone-{_number}", 72, 60, partial(_stone, False, _number))
    register(f"endless/stone-lit-{_number}", 72, 60, partial(_stone, True, _number))


def _at(radius: float, angle: float) -> XY:
    return polar(CENTRE, CENTRE, radius, angle)


def _arc(radius: float, start: float, end: float, width: float) -> Shape:
    """A brush line along the circle, from thin over `width` to thin."""
    count = max(3, round((end - start) / 7) + 1)
    step = (end - start) / (count - 1)
    nodes = [_at(radius, start + i * step) for i in range(count)]
    return brush(nodes, 0.3, width, 0.3, 3)


def _craters(d: Drawing) -> None:
    for x, y, r in (
        (-120, -120, 38), (-40, -178, 22), (150, -110, 30), (-172, 10, 26), (120, 150, 44),
        (-120, 140, 30), (176, 40, 20), (20, 196, 18), (-60, 180, 12), (70, -190, 12),
        (-8, -20, 52), (60, 70, 24), (-70, 50, 17),
    ):  # fmt: skip
        cx, cy = CENTRE + x, CENTRE + y
        pit = ellipse(cx, cy, r, r * 0.86)
        d.fill(
            pit,
            d.linear(cx - r, cy - r, cx + r, cy + r, (0, "#2b2852", 0.5), (1, "#d5cff2", 0.15)),
        )
        d.fill(hatch(rim(pit, r * 0.4, r * 0.3), -52, 4.6, 0.9, round(r)), "#1a1736", 0.3)
        lip = [
            (cx + r * math.cos(t), cy + r * 0.86 * math.sin(t)) for t in (-0.4, 0.2, 0.8, 1.4, 2)
        ]
        d.brush(lip, "#ded8f6", 0.6, 2.6, 0.6, 0.42)


def _ripples(d: Drawing) -> None:
    """Broken rings round the pool and small ones round every stone."""
    rng = d.chance()
    far: list[Shape] = []
    for radius in (248, 300, 314, 330, 348):
        angle = rng.uniform(0, 20)
        while angle < 360:
            long = rng.uniform(9, 34)
            if rng.random() < 0.62:
                far.append(_arc(radius + rng.uniform(-2, 2), angle, angle + long, 1.7))
            angle += long + rng.uniform(6, 26)
    d.fill(pile(far), "#cfc6f4", 0.2)
    near: list[Shape] = []
    for field in range(24):
        x, y = _at(RING, field * 15)
        for reach, lift in ((37, 9), (43, 12)):
            start = rng.uniform(0.2, 0.7)
            nodes = [
                (x + reach * math.cos(t), y + lift + reach * 0.62 * math.sin(t))
                for t in (start, start + 0.5, start + 1, start + 1.5)
            ]
            near.append(brush(nodes, 0.3, 1.5, 0.3, 3))
    d.fill(pile(near), "#d9d2fa", 0.3)


@drawing("endless/ring-floor", 760, 760)
def ring_floor(d: Drawing) -> None:
    """A huge moon mirrored in a still pool; ripples run out under the stones."""
    c = CENTRE
    d.fill(
        ellipse(c, c, 378),
        d.radial(
            c, c, 378, (0, "#cfc7f4", 0.55), (0.6, "#a9a2dc", 0.4), (0.72, "#8d88c8", 0.22),
            (0.88, "#6f69ad", 0.08), (1, "#6f69ad", 0),
        ),
    )  # fmt: skip
    disc = ellipse(c, c, POOL)
    d.soft(disc, "#b9b1ea", 9, 0.5, steps=6)
    d.fill(
        disc,
        d.radial(
            c - 70, c - 90, POOL * 1.5, (0, "#c3bee4"), (0.32, "#8f8aba"), (0.68, "#504b82"),
            (1, "#282548"),
        ),
    )  # fmt: skip
    with d.clipped(disc):
        _craters(d)
        for dx, dy, r, dark, gap in (
            (-30, -36, 232, 0.3, 4.8), (-52, -62, 226, 0.22, 7), (-74, -88, 222, 0.16, 7),
        ):  # fmt: skip
            shade = disc.difference(ellipse(c + dx, c + dy, r))
            d.fill(shade, "#0d0b20", dark)
            d.fill(hatch(shade, -52, gap, 1.1, round(r), 0.86, 0.3), "#0c0a1c", 0.42)
        glints = [
            _arc(POOL - 9 - 11 * k, 208 + 9 * k + s, 214 + 9 * k + s + 40 - 6 * k, 1.6)
            for k in range(4)
            for s in (0, 74)
        ]
        d.fill(pile(glints), "#f4efff", 0.4)
    d.fill(_arc(POOL - 2, 205, 398, 4.6), "#fff3cf", 0.8)
    d.fill(ring(c, c, POOL + 1.2, POOL - 0.6).intersection(rect(c - 60, c - 60, 330, 330)),
           "#0c0a1c", 0.4)  # fmt: skip
    _ripples(d)
