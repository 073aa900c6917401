"""Endless Nightmare: the screen's ground by night and at dawn, and the thorns at the window's edge.

Both grounds are the same drawing in two sets of colours, so changing the theme changes the hour.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from art.drawing import Drawing, Stop
from art.registry import register
from art.shapes import XY, Shape, curve, ellipse, pile, polygon, rect, star
from art.strokes import brush, hatch

WIDE, HIGH = 1440.0, 900.0


@dataclass(frozen=True)
class Hour:
    """The colours of one hour of the night."""

    sky: Sequence[Stop]
    halo: Sequence[Stop]
    cloud: str
    cloud_strength: float
    star: str
    star_strength: float
    far: tuple[str, str]
    near: tuple[str, str]
    line: str
    line_strength: float
    crest: str
    tree: str
    tree_front: str
    lit: str
    veil: str
    veil_strength: float


NIGHT = Hour(
    sky=((0, "#0d0b1a"), (0.35, "#191734"), (0.7, "#29264d"), (1, "#363159")),
    halo=(
        (0, "#8a86c4", 0.42),
        (0.42, "#5a5794", 0.28),
        (0.72, "#3a3870", 0.12),
        (1, "#1a1836", 0),
    ),
    cloud="#8d88c8",
    cloud_strength=1.0,
    star="#fff3d0",
    star_strength=1.0,
    far=("#322e59", "#211e40"),
    near=("#25213f", "#131021"),
    line="#0b0918",
    line_strength=0.26,
    crest="#c9c2ee",
    tree="#191632",
    tree_front="#0e0c1b",
    lit="#b9b2e4",
    veil="#0b0916",
    veil_strength=0.84,
)
DAWN = Hour(
    sky=((0, "#d9cfc4"), (0.3, "#e6dbc8"), (0.62, "#f0e4cb"), (1, "#ecdcc0")),
    halo=((0, "#fff6dc", 0.9), (0.4, "#fbeccb", 0.55), (0.72, "#f3e3c6", 0.2), (1, "#efe0c4", 0)),
    cloud="#fffaf0",
    cloud_strength=4.2,
    star="#b59f7a",
    star_strength=0.5,
    far=("#ddcfba", "#d6c7ae"),
    near=("#d3c3aa", "#cbb99c"),
    line="#9b866a",
    line_strength=0.2,
    crest="#fff8e6",
    tree="#c6b497",
    tree_front="#bca98c",
    lit="#f7ecd6",
    veil="#efe7d8",
    veil_strength=0.72,
)


@dataclass(frozen=True)
class Branch:
    """One stretch of a tree: its nodes and its width at both ends."""

    nodes: tuple[XY, XY, XY]
    start: float
    end: float


def _tree(rng: random.Random, x: float, y: float, long: float, lean: float, width: float,
          depth: int) -> list[Branch]:  # fmt: skip
    """A bare tree, branch by branch from the trunk out."""
    tip = (x + long * math.sin(lean), y - long * math.cos(lean))
    sway = rng.uniform(-0.16, 0.16) * long
    middle = ((x + tip[0]) / 2 + sway * math.cos(lean), (y + tip[1]) / 2 + sway * math.sin(lean))
    out = [Branch(((x, y), middle, tip), width, width * 0.62 if depth else 0.3)]
    if depth:
        for side in rng.sample([-1, 1, -1, 1], 3 if rng.random() < 0.4 else 2):
            turned = lean + side * rng.uniform(0.25, 0.7) + 0.03
            out += _tree(rng, *tip, long * rng.uniform(0.62, 0.8), turned, width * 0.6, depth - 1)
    return out


def _grow_tree(d: Drawing, branches: Sequence[Branch], colour: str, lit: str, side: int) -> None:
    d.fill(
        pile([brush(b.nodes, b.start, (b.start + b.end) / 2, b.end, 3) for b in branches]), colour
    )
    shine = [
        brush(
            [(x + side * b.start * 0.34, y) for x, y in b.nodes],
            b.start * 0.1,
            b.start * 0.12,
            0.3,
            3,
        )
        for b in branches
        if b.start > 3.4
    ]
    d.fill(pile(shine), lit, 0.3)


def _hill(
    d: Drawing, heights: Sequence[float], colours: tuple[str, str], hour: Hour, gap: float
) -> None:
    step = (WIDE + 80) / (len(heights) - 1)
    crest = curve([(-40 + i * step, y) for i, y in enumerate(heights)], False, 7)
    land = polygon([*crest, (WIDE + 40, HIGH + 20), (-40, HIGH + 20)])
    top = min(heights)
    d.fill(land, d.linear(0, top, 0, HIGH, (0, colours[0]), (1, colours[1])))
    strokes = hatch(land, -28, gap, 1.2, d.seed(), 0.72, 0.42)
    d.fill(strokes, hour.line, hour.line_strength)
    d.fill(brush(crest[::4], 2, 2, 2, 3), hour.crest, 0.28)


def _sky(d: Drawing, hour: Hour) -> None:
    rng = random.Random(11)
    d.fill(rect(0, 0, WIDE, HIGH), d.linear(0, 0, 0, HIGH, *hour.sky))
    d.fill(ellipse(704, 404, 700), d.radial(704, 404, 700, *hour.halo))
    for faint in (0.25, 0.5, 0.75):
        dots: list[Shape] = []
        for _ in range(46):
            x, y, size = rng.uniform(0, WIDE), rng.uniform(0, 620), rng.choice((0.8, 1, 1.2, 1.7))
            if math.hypot(x - 704, y - 404) > 300:
                dots.append(star(x, y, size * 1.5, 4, 0.5))
        d.fill(pile(dots), hour.star, faint * hour.star_strength)
    for faint in (0.05, 0.075, 0.1):
        wisps: list[Shape] = []
        for _ in range(9):
            x, y, long = rng.uniform(-100, WIDE), rng.uniform(50, 560), rng.uniform(130, 380)
            nodes = [(x, y), (x + long * 0.3, y - rng.uniform(2, 9)),
                     (x + long * 0.7, y + rng.uniform(-4, 6)),
                     (x + long, y - rng.uniform(0, 8))]  # fmt: skip
            wisps.append(brush(nodes, 1, rng.uniform(7, 22), 1, 5))
        d.fill(pile(wisps), hour.cloud, min(0.5, faint * hour.cloud_strength))


def _ground(hour: Hour, d: Drawing) -> None:
    with d.clipped(rect(0, 0, WIDE, HIGH)):
        _scene(hour, d)


def _scene(hour: Hour, d: Drawing) -> None:
    _sky(d, hour)
    rng = random.Random(29)
    _hill(d, (640, 610, 650, 690, 640, 600, 650, 690, 640, 600, 620), hour.far, hour, 9)
    for x, y, long, width, lean in (
        (176.0, 690.0, 42.0, 6.0, 0.05),
        (330, 704, 34, 5, -0.1),
        (1130, 690, 38, 6, 0.1),
        (1276, 676, 46, 7, -0.06),
    ):
        _grow_tree(
            d, _tree(rng, x, y, long, lean, width, 4), hour.far[1], hour.lit, 1 if x < 704 else -1
        )
    _hill(d, (700, 735, 700, 740, 770, 745, 760, 720, 700, 735, 700), hour.near, hour, 8)
    for x, y, long, width, depth, colour, side, lean in (
        (418, 770, 92, 13, 5, hour.tree, 1, -0.08), (988, 776, 84, 12, 5, hour.tree, -1, 0.1),
        (300, 856, 70, 10, 4, hour.tree, 1, 0.06), (1120, 856, 80, 11, 4, hour.tree, -1, -0.05),
        (16, 904, 230, 40, 5, hour.tree_front, 1, 0.1),
        (1432, 890, 190, 30, 5, hour.tree_front, -1, -0.12),
    ):  # fmt: skip
        _grow_tree(d, _tree(rng, x, y, long, lean, width, depth), colour, hour.lit, side)
    grass: list[Shape] = []
    for _ in range(90):
        size = rng.uniform(8, 22)
        x, y = rng.uniform(0, WIDE), rng.uniform(800, 905)
        grass.append(
            brush(
                [
                    (x, y),
                    (x + size * 0.14, y - size * 0.6),
                    (x + rng.uniform(-0.7, 0.7) * size, y - size),
                ],
                2,
                1.5,
                0.3,
                3,
            )
        )
    d.fill(pile(grass), hour.tree_front, 0.7)
    v, k = hour.veil, hour.veil_strength
    d.fill(rect(0, 600, WIDE, 300), d.linear(0, 600, 0, 900, (0, v, 0), (1, v, k)))
    for edge, middle in ((0.0, 560.0), (WIDE, WIDE - 560)):
        veil = d.linear(edge, 0, middle, 0, (0, v, k), (0.5, v, k * 0.84), (0.72, v, k * 0.5),
                        (0.88, v, k * 0.14), (1, v, 0))  # fmt: skip
        d.fill(rect(min(edge, middle), 0, 560, HIGH), veil)
    d.fill(rect(0, 0, WIDE, 110), d.linear(0, 0, 0, 110, (0, v, k * 0.8), (1, v, 0)))


register("endless/backdrop-night", WIDE, HIGH, partial(_ground, NIGHT))
register("endless/backdrop-paper", WIDE, HIGH, partial(_ground, DAWN))


# ---------------------------------------------------------------- thorns


def _bramble(rng: random.Random, nodes: Sequence[XY], width: float, depth: int,
             stems: list[Shape], spikes: list[Shape], lights: list[Shape]) -> None:  # fmt: skip
    """A winding stem with thorns, and lesser stems that leave it."""
    stems.append(brush(nodes, width, width * 0.7, 0.4, 5))
    if width > 3.4:
        lights.append(brush([(x - width * 0.1, y - width * 0.3) for x, y in nodes], 0.4, 1, 0.3, 4))
    line = curve(nodes, False, 6)
    for i in range(3, len(line) - 2, 3):
        (x0, y0), (x1, y1) = line[i - 1], line[i + 1]
        long = math.hypot(x1 - x0, y1 - y0) or 1
        ux, uy = (x1 - x0) / long, (y1 - y0) / long
        side = 1 if (i // 3) % 2 else -1
        t = i / len(line)
        half = width * (1 - t * 0.8) * 0.4
        size = (4 + width * 0.75) * rng.uniform(0.8, 1.2)
        x, y = line[i]
        spikes.append(
            polygon(
                [
                    (x - ux * size * 0.4, y - uy * size * 0.4),
                    (
                        x - uy * side * (half + size) - ux * size * 0.35,
                        y + ux * side * (half + size) - uy * size * 0.35,
                    ),
                    (x + ux * size * 0.35, y + uy * size * 0.35),
                ]
            )
        )
        if depth and rng.random() < 0.5:
            a = math.atan2(uy, ux) + side * rng.uniform(0.4, 0.9)
            reach = rng.uniform(46, 96) * (0.5 + width / 14)
            bend = rng.uniform(-0.5, 0.5)
            shoot = [
                (x + math.cos(a + bend * k) * reach * k, y + math.sin(a + bend * k) * reach * k)
                for k in (0, 0.35, 0.7, 1)
            ]
            _bramble(rng, shoot, width * 0.5, depth - 1, stems, spikes, lights)


def _thorns(right: bool, d: Drawing) -> None:
    rng = random.Random(77 if right else 41)
    stems: list[Shape] = []
    spikes: list[Shape] = []
    lights: list[Shape] = []
    for y, lift, reach, width in (
        (40, -30, 190, 8), (180, 70, 250, 11), (330, -60, 200, 9), (480, 50, 300, 13),
        (640, -90, 240, 11),
        (770, 30, 330, 15), (900, -110, 260, 17),
    ):  # fmt: skip
        nodes = [
            (-14 + reach * t, y + lift * t + rng.uniform(-16, 16) + 20 * math.sin(t * 5 + y))
            for t in (0, 0.2, 0.4, 0.6, 0.8, 1)
        ]
        _bramble(rng, nodes, width, 2, stems, spikes, lights)
    with d.placed(420 if right else 0, 0, 1, 0, right):
        fade = d.linear(
            0, 0, 380, 0, (0, "#07050f", 0.94), (0.5, "#0a0816", 0.75), (1, "#0d0a1c", 0.3)
        )
        d.fill(pile(stems), fade)
        d.fill(pile(spikes), fade)
        d.fill(pile(lights), d.linear(0, 0, 380, 0, (0, "#6f679c", 0.34), (1, "#6f679c", 0.12)))


register("endless/thorns-left", 420, 900, partial(_thorns, False))
register("endless/thorns-right", 420, 900, partial(_thorns, True))
