"""Nightmare: End Of The World."""

from __future__ import annotations

import math

from art.drawing import Drawing
from art.drawings.nightmares_dreamer import dreamer
from art.drawings.nightmares_parts import (
    INK,
    air,
    almond,
    backdrop,
    house,
    ink_edge,
    jagged,
    mass,
    pts,
    scene,
    vignette,
    window,
)
from art.paper import stars
from art.shapes import XY, Shape, blob, ellipse, join, move, polygon, rect, turn
from art.strokes import brush, hatch, rim, tube

MOON_AT: XY = (208, 112)
MOON_RADIUS = 98


def _crack(d: Drawing) -> tuple[list[XY], list[XY]]:
    """The two ragged edges of the cleft, each from the top of the moon to its foot."""
    rng = d.chance()
    left = jagged((236, 4), (196, 226), 9, 11, rng)
    right = jagged((252, 6), (214, 226), 9, 10, rng)
    bulge = [0, 6, 13, 19, 22, 20, 15, 9, 3, 0]
    return (
        [(x - b, y) for (x, y), b in zip(left, bulge, strict=True)],
        [(x + b, y) for (x, y), b in zip(right, bulge, strict=True)],
    )


def _half_moon(d: Drawing, half: Shape) -> None:
    x, y = MOON_AT
    ink_edge(d, half, 1.6)
    d.fill(
        half,
        d.radial(
            x - 30, y - 34, 150, (0, "#fffdf0"), (0.45, "#f6e4ab"), (0.8, "#d9a866"), (1, "#a86a4e")
        ),
    )
    for cx, cy, rx, ry in (
        (-56, -20, 15, 13),
        (-34, 36, 20, 15),
        (-20, -58, 10, 8),
        (62, 22, 15, 14),
        (54, -36, 9, 9),
        (34, 62, 13, 10),
        (-70, 22, 7, 8),
    ):
        pit = ellipse(x + cx, y + cy, rx, ry).intersection(half)
        if pit.is_empty:
            continue
        d.fill(pit, "#b08a4c", 0.4)
        d.fill(pit.difference(move(pit, 1.8, 2)), "#7a5630", 0.5)
        d.fill(pit.difference(move(pit, -1.4, -1.6)), "#fff6d4", 0.6)
    low = half.difference(ellipse(x - 22, y - 26, MOON_RADIUS + 6))
    d.hatch(low, "#4a2438", -52, 4, 1.1, 0.55)
    d.fill(rim(half, 1.4, 1.6), "#fffdf4", 0.8)


def _cleft(d: Drawing, gap: Shape) -> None:
    """What was inside: darkness, an eye, and fingers over the shell's edge."""
    d.fill(gap.buffer(3), INK)
    d.fill(gap, d.radial(222, 108, 90, (0, "#4a1d48"), (0.5, "#210f2c"), (1, "#07040c")))
    with d.clipped(gap):
        lid = almond(222, 104, 31, -16)
        d.glow(222, 104, 54, "#ff9a5e", 0.65)
        d.fill(lid, "#f7e9c4")
        d.fill(
            ellipse(221, 105, 15).intersection(lid),
            d.radial(221, 107, 16, (0, "#ffd27a"), (0.5, "#e2685c"), (1, "#7a1f30")),
        )
        d.fill(ellipse(221, 107, 4, 13, -6).intersection(lid), INK)
        d.fill(ellipse(215, 99, 3.4, 2.8), "#fffdf4")
        d.fill(lid.difference(move(lid, 1, 7)), INK, 0.5)


def _claws(d: Drawing) -> None:
    for nodes, radii in (
        (pts("214,146 202,139 191,145 184,156"), [5, 5, 4, 0.8]),
        (pts("212,162 198,156 187,162 181,174"), [5, 4.8, 4, 0.8]),
        (pts("210,178 197,174 187,181 183,192"), [4.4, 4.4, 3.6, 0.8]),
        (pts("228,64 244,56 256,60 264,72"), [5, 5, 4, 0.8]),
        (pts("232,48 246,40 258,43 266,54"), [4.6, 4.6, 3.8, 0.8]),
    ):
        mass(
            d, tube(nodes, radii, 6), "#5a3a78", "#170d24", edge=1.1, hatched=0.5, shade=4, gap=2.4
        )


def _shards(d: Drawing) -> None:
    """Pieces of moon on their way down, each with its burning trail."""
    for x, y, r, a in (
        (92, 196, 15, 128),
        (226, 236, 7, 96),
        (48, 132, 8, 136),
        (300, 214, 12, 62),
        (352, 170, 8, 50),
        (262, 238, 6, 70),
        (34, 218, 6, 130),
    ):
        t = math.radians(a - 180)
        back = (x + math.cos(t) * r * 6.5, y + math.sin(t) * r * 6.5)
        d.fill(
            brush(
                [back, ((x + back[0]) / 2, (y + back[1]) / 2 - 2), (x, y)], 0.4, r * 0.9, r * 1.9
            ),
            d.linear(
                back[0],
                back[1],
                x,
                y,
                (0, "#f08a5e", 0),
                (0.6, "#f2a86a", 0.4),
                (1, "#fff0c0", 0.85),
            ),
        )
        rng = d.chance()
        piece = polygon(
            [
                (
                    x + math.cos(k) * r * rng.uniform(0.75, 1.15),
                    y + math.sin(k) * r * rng.uniform(0.7, 1.1),
                )
                for k in (rng.uniform(0, 0.8), 1.2, 1.9 + rng.uniform(0, 0.5), 3.1, 4.3, 4.9, 5.7)
            ]
        )
        ink_edge(d, piece, 1.3)
        d.fill(
            piece,
            d.linear(x - r, y - r, x + r, y + r, (0, "#fffae4"), (0.5, "#e8c684"), (1, "#8a5546")),
        )
        d.fill(hatch(rim(piece, -r * 0.5, -r * 0.5), -52, 2.4, 0.8, 4), "#4a2438", 0.6)


def _town(d: Drawing) -> None:
    hills = blob(pts("-10,268 60,254 140,262 220,250 310,260 410,248 410,330 -10,330"))
    d.fill(hills, d.linear(0, 248, 0, 320, (0, "#53386a"), (1, "#1c1430")))
    for x, b, w, h, lean in (
        (8, 282, 22, 22, 2),
        (40, 278, 18, 30, -2),
        (128, 280, 20, 20, 2),
        (158, 276, 16, 28, -3),
        (196, 278, 24, 18, 0),
        (286, 280, 20, 26, 3),
        (318, 276, 17, 34, -2),
        (352, 282, 24, 20, 2),
    ):
        house(
            d, x, b, w, h, lean=lean, top="#5a4478", low="#2c2048", lit=1, chimney=False, roof=0.7
        )
    tower = polygon(pts("236,280 238,222 260,222 262,280"))
    spire = polygon(pts("234,224 252,176 264,224"))
    mass(d, tower, "#4c3a70", "#20163a", edge=1.2, shade=8)
    mass(d, spire, "#3a2c5c", "#251a40", edge=1.3, shade=8)
    for vane in (pts("252,178 256,160"), pts("247,166 264,171")):
        d.brush(vane, INK, 2, 1.6, 1.2)
    window(d, 244, 234, 9, 11)
    for x, b, w, h, lean, lit in (
        (-14, 322, 58, 40, -4, 2),
        (60, 322, 44, 24, 5, 1),
        (188, 322, 52, 26, 4, 2),
        (268, 322, 48, 34, -5, 1),
        (334, 322, 64, 40, 6, 3),
    ):
        house(d, x, b, w, h, lean=lean, lit=lit, top="#2f2450", low="#0f0a1e")


def _cat(d: Drawing, x: float, y: float) -> None:
    """Unmoved."""
    with d.placed(x, y, 0.95):
        cat = join(
            blob(pts("-6,0 -6,-9 -2,-15 3,-13 6,-6 6,0")),
            ellipse(-2.5, -17, 4.6, 4.2),
            polygon(pts("-6.6,-18 -6,-24 -2.6,-20.4")),
            polygon(pts("-2,-20.6 1.6,-24 1.8,-18")),
            tube(pts("5,-2 12,-1 14,-8 11,-12"), [1.6, 1.6, 1.4, 1], 5),
        )
        d.stroke(cat, "#f6dca0", 1.6, 0.8)
        d.fill(cat, "#0c0714")


@scene("endless/nightmares/end_of_the_world", 400, 320)
def end_of_the_world(d: Drawing) -> None:
    """The moon is an egg, it hatches over the town, and the cat does not look up."""
    backdrop(
        d,
        (0, "#0c0a20"),
        (0.3, "#2a1f50"),
        (0.6, "#6a3a6c"),
        (0.8, "#c9685f"),
        (0.9, "#f0a96a"),
        (1, "#6a3a4c"),
    )
    air(d, rect(0, 0, 400, 262), -24, 6, 0.26)
    stars(d, 0, 0, 400, 150, 34)
    rng = d.chance()
    rifts = [
        jagged(a, b, 9, rng.uniform(3, 6), rng)
        for a, b in (
            ((116, 96), (-6, 40)),
            ((120, 150), (-6, 176)),
            ((300, 86), (406, 22)),
            ((304, 130), (406, 124)),
            ((150, 34), (96, -6)),
            ((280, 46), (330, -6)),
        )
    ]
    for nodes in rifts:
        d.fill(brush([(*n, "c") for n in nodes], 5, 2.6, 0.4), "#1a0a24", 0.85)
        d.fill(brush([(x + 0.8, y + 0.8, "c") for x, y in nodes], 1.4, 1, 0.3), "#ffc08a", 0.9)
    x, y = MOON_AT
    d.glow(x, y, 230, "#ffdf9a", 0.6)
    disc = ellipse(x, y, MOON_RADIUS)
    left_edge, right_edge = _crack(d)
    left = disc.intersection(polygon([(0, -20), *left_edge, (0, 260)]))
    right = disc.intersection(polygon([(400, -20), *right_edge, (400, 260)]))
    gap = disc.buffer(-2).difference(join(left, right))
    left, right = turn(left, -3, (196, 226)), move(turn(right, 4, (214, 226)), 3, 1)
    _cleft(d, join(gap, gap.buffer(5).intersection(disc)))
    _half_moon(d, left)
    _half_moon(d, right)
    for nodes in (
        jagged((190, 70), (140, 84), 6, 5, rng),
        jagged((186, 128), (134, 122), 6, 4, rng),
        jagged((262, 120), (296, 140), 5, 4, rng),
        jagged((196, 168), (160, 182), 5, 4, rng),
    ):
        d.fill(brush([(*n, "c") for n in nodes], 2.6, 1.6, 0.3), "#2b1424", 0.9)
    _claws(d)
    for cx, cy, rx in ((70, 228, 110), (330, 236, 120), (200, 246, 90)):
        d.fill(
            ellipse(cx, cy, rx, 9),
            d.radial(cx, cy, rx, (0, "#f7b98a", 0.55), (1, "#f7b98a", 0), flat=9 / rx),
        )
    _shards(d)
    _town(d)
    roof = polygon(pts("86,322 132,276 188,322"))
    mass(
        d,
        roof,
        "#3d2f62",
        "#150e26",
        edge=1.8,
        edge_colour="#ffd9a0",
        shade=20,
        gap=3.6,
        light=(-0.4, -1),
    )
    mass(d, rect(152, 278, 13, 26), "#54407c", "#20163a", edge=1.2, edge_colour="#ffd9a0", shade=5)
    d.inked(rect(149.5, 275, 18, 5), "#6a5490", 1.2, INK)
    _cat(d, 158, 275)
    dreamer(d, 128, 280, 0.9, back=True, glow=0.7)
    vignette(d, 206, 140, 285, 0.8, 0.6)
