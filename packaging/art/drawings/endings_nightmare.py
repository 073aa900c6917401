"""How it ends: Nightmare."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.nightmares_dreamer import lantern
from art.drawings.nightmares_parts import (
    INK,
    MOONLIT,
    air,
    backdrop,
    jagged,
    mass,
    mist,
    pts,
    scene,
    twig,
    vignette,
)
from art.paper import moon, stars
from art.shapes import (
    Shape,
    blob,
    ellipse,
    join,
    move,
    path,
    pile,
    polygon,
    rect,
)
from art.strokes import brush, rim, tube


def _print(d: Drawing) -> None:
    """The hole, in the shape of whoever made it."""
    with d.placed(246, 338, 1.9, -4, sy=1.5):
        shape = join(
            ellipse(0, -40, 8.6, 8.4),
            tube(pts("0,-46 1,-56 9,-62 18,-57"), [8.4, 6, 3.6, 2.2], 6),
            ellipse(19, -56, 3.8),
            path(
                "M-5.4 -34C-8 -26 -13 -13 -14 -6C-9 -4 -5 -7 0 -5C5 -7 9 -4 14 -6"
                "C13 -13 8 -26 5.4 -34Z"
            ),
            tube(pts("-5,-30 -15,-33 -25,-40"), [3, 2.6, 2.8], 5),
            ellipse(-26, -41, 3.8),
            tube(pts("5,-30 16,-33 25,-41"), [3, 2.6, 2.8], 5),
            ellipse(26, -42, 3.8),
            tube(pts("-5,-8 -9,2 -12,8"), [2.8, 2.6, 2.6], 5),
            ellipse(-14, 9, 4.4, 3.2),
            tube(pts("5,-8 8,2 11,8"), [2.8, 2.6, 2.6], 5),
            ellipse(13, 9, 4.4, 3.2),
        )
        lip = shape.buffer(2.2, 4)
        rng = d.chance()
        for k in range(15):
            a = math.tau * k / 15 + rng.uniform(-0.1, 0.1)
            p = (math.cos(a) * 18, -26 + math.sin(a) * 26)
            q = (math.cos(a) * rng.uniform(42, 66), -26 + math.sin(a) * rng.uniform(48, 66))
            nodes = jagged(p, q, 5, 3, rng)
            d.fill(brush([(*n, "c") for n in nodes], 2.4, 1.6, 0.3).difference(lip), INK, 0.75)
        d.inked(
            lip,
            d.linear(-20, -60, 20, 10, (0, "#d9cfc4"), (0.5, "#8a7f92"), (1, "#4a4260")),
            1.2,
            INK,
        )
        d.fill(shape, d.linear(0, -62, 0, 12, (0, "#07050c"), (1, "#1c1430")))
        d.fill(rim(shape, 0, 3), "#000000", 0.5)
        inner = shape.difference(move(shape, 0, -3.4))
        d.fill(inner, "#8a6f6a", 0.8)
        d.hatch(inner, INK, 80, 2.4, 0.8, 0.6)
        d.inked(ellipse(24, -60, 2.6, 2.2), "#f2cf7a", 1, INK)  # the tassel stayed above


def _canopy(d: Drawing) -> None:
    """The parachute came open after all; it lies over the hill and the tree like a quilt."""
    cloth = blob(
        pts(
            "356,206 372,168 396,140 430,100 466,84 500,96 538,136 566,160 "
            "606,184 628,214 604,222 580,212 556,228 528,218 500,234 470,222 "
            "440,236 412,222 386,230"
        )
    )
    d.soft(cloth, INK, 8, 0.5, 4, 8, steps=4)
    mass(
        d,
        cloth,
        "#fff6e0",
        "#9a8cb8",
        light=(-1, -0.8),
        edge=3,
        edge_colour="#fffdf4",
        shade=22,
        gap=5.3,
        line=2,
    )
    top = (466, 84)
    ends = pts(
        "356,206 386,230 412,222 440,236 470,222 500,234 528,218 556,228 580,212 604,222 628,214"
    )
    for k in range(0, 10, 2):
        a, b = ends[k], ends[k + 1]
        bulge_a = ((top[0] * 0.4 + a[0] * 0.6) + (a[0] - 466) * 0.06, top[1] * 0.5 + a[1] * 0.5 - 6)
        bulge_b = ((top[0] * 0.4 + b[0] * 0.6) + (b[0] - 466) * 0.06, top[1] * 0.5 + b[1] * 0.5 - 6)
        gore = blob([(*top, "c"), bulge_a, (*a, "c"), (*b, "c"), bulge_b], 6).intersection(cloth)
        d.fill(gore, "#6a5aa0", 0.75)
    for x, y in ends[1:-1]:
        seam = [
            top,
            ((top[0] * 0.4 + x * 0.6) + (x - 466) * 0.06, top[1] * 0.5 + y * 0.5 - 6),
            (x, y),
        ]
        d.fill(brush(seam, 0.6, 1.7, 1).intersection(cloth), "#2c2044", 0.7)
    d.hatch(
        cloth.intersection(polygon(pts("480,90 640,160 640,240 500,240"))), INK, -58, 5.4, 1.1, 0.4
    )
    patch = polygon(pts("424,178 444,172 450,190 430,196"))
    d.inked(patch, "#d9605a", 1.4, INK)
    for k in range(4):
        d.brush([(424 + k * 6, 174), (425 + k * 6, 181)], INK, 1)


def _lines(d: Drawing) -> None:
    for nodes in (
        pts("358,208 330,232 318,262 282,268"),
        pts("386,230 352,246 330,240 306,268 284,272"),
        pts("412,224 380,258 340,258 320,282 286,276"),
        pts("440,236 408,274 366,268 330,292 288,280"),
    ):
        d.thread(nodes, INK, 2.4, 0.8)
        d.thread(nodes, "#f2e6cc", 1.2)


def _sheep(d: Drawing, x: float, y: float, s: float, mirrored: bool = False) -> None:
    """They had been about to be counted."""
    with d.placed(x, y, s, mirrored=mirrored):
        d.fill(ellipse(0, 2, 24, 4), INK, 0.5)
        for lx in (-11, -5, 7, 12):
            d.brush([(lx, -8), (lx, 2)], INK, 4, 3.6, 3.6)
        wool = join(
            *(
                ellipse(cx, cy, r)
                for cx, cy, r in (
                    (-13, -15, 8),
                    (-5, -21, 9),
                    (6, -21, 9),
                    (14, -15, 8),
                    (8, -10, 8),
                    (-4, -9, 9),
                    (-12, -10, 7),
                )
            )
        )
        mass(d, wool, "#fffaf0", "#8f88b4", light=(-1, -1), edge=1.4, shade=8, gap=3, line=1.7)
        for cx, cy in ((-8, -17), (2, -13), (8, -19), (-2, -22)):
            d.brush([(cx - 3, cy), (cx, cy + 2.4), (cx + 3, cy)], "#5c5788", 0.4, 1.2, 0.4, 0.8)
        head = blob(pts("15,-26 24,-26 29,-16 24,-9 17,-13"))
        mass(d, head, "#3a3050", "#1a1428", edge=1, hatched=0, line=1.4)
        d.inked(ellipse(14, -23, 5, 2.6, 24), "#3a3050", 1.1, INK)
        d.inked(ellipse(18, -27, 6, 4.6), "#fffaf0", 1.2, INK)
        for ex in (20.5, 26):
            d.inked(ellipse(ex, -20, 2.3), "#fffdf4", 0.8, INK)
            d.fill(ellipse(ex - 0.7, -19.4, 1), INK)


def _night(d: Drawing) -> None:
    backdrop(d, (0, "#12132e"), (0.35, "#2a2e66"), (0.62, "#6f6fb0"), (1, "#1a1a38"))
    air(d, rect(0, 0, 640, 210), -14, 7, 0.25)
    stars(d, 0, 0, 640, 180, 70)
    moon(d, 128, 88, 54, 3.2)
    for x, y, rx in ((250, 64, 120), (440, 40, 100), (560, 96, 90), (60, 150, 110)):
        d.fill(
            ellipse(x, y, rx, rx * 0.12),
            d.radial(x, y, rx, (0, MOONLIT, 0.4), (0.6, MOONLIT, 0.15), (1, MOONLIT, 0), flat=0.12),
        )
    for y, top, low in ((196, "#5a5fa0", "#2c2f60"), (216, "#454a88", "#20224a")):
        ridge = blob(
            [
                (-20, y + 10),
                (90, y - 16),
                (200, y + 6),
                (330, y - 22),
                (460, y),
                (570, y - 20),
                (660, y),
                (660, 420),
                (-20, 420),
            ]
        )
        d.fill(ridge, d.linear(0, y - 20, 0, 330, (0, top), (1, low)))
        d.fill(rim(ridge, 0, 1.6), MOONLIT, 0.35)
    mist(d, 226, 30, "#b9c4ee", 0.22, 5)
    rng = d.chance()
    tree = join(twig((492, 214), -92, 104, 20, 3, rng))
    mass(d, tree, "#241c3c", "#120c20", edge=1.2, hatched=0, soft=False)


def _hill(d: Drawing) -> None:
    hill = blob(pts("-30,300 80,262 200,236 340,212 480,196 600,206 670,230 670,430 -30,430"))
    d.fill(hill, d.linear(120, 220, 420, 400, (0, "#8f98c8"), (0.35, "#5a5f98"), (1, "#1c1b3c")))
    d.fill(rim(hill, 0.6, 2.6), "#f2eedc", 0.7)
    d.hatch(
        hill.intersection(polygon(pts("360,240 660,220 660,410 300,410"))), INK, -24, 6.4, 1.2, 0.4
    )
    rng = d.chance()
    grass: list[Shape] = []
    for _ in range(150):
        gx, gy = rng.uniform(0, 640), rng.uniform(262, 396)
        grow = (gy - 180) / 130
        grass.extend(
            brush(
                [(gx + k * 2 * grow, gy), (gx + k * 4 * grow, gy - rng.uniform(4, 8) * grow)],
                1.7 * grow,
                1,
                0.3,
            )
            for k in (-1, 0, 1)
        )
    keep = ellipse(248, 300, 124, 90)
    d.fill(pile(g for g in grass if not g.intersects(keep)), "#2a2c5c", 0.7)


def _debris(d: Drawing) -> None:
    """What was thrown about: clods, dust, the lantern, a slipper; and a daisy, bent."""
    rng = d.chance()
    for x, y, r in (
        (168, 262, 9),
        (330, 306, 8),
        (180, 346, 10),
        (312, 350, 7),
        (150, 306, 6),
        (286, 374, 8),
    ):
        clod = polygon(
            [
                (
                    x + math.cos(k) * r * rng.uniform(0.8, 1.2),
                    y + math.sin(k) * r * 0.7 * rng.uniform(0.8, 1.2),
                )
                for k in (0.1, 1, 2, 3, 4, 5.2)
            ]
        )
        mass(d, clod, "#9a8a8c", "#3a3048", edge=1.2, hatched=0.4, shade=4, gap=2.6)
    d.glow(366, 330, 90, palette.LAMP, 0.75)
    with d.placed(350, 316, 1.9, 24):
        lantern(d, 0, 0, 1)
    for k in range(5):
        x = 216 + k * 17
        d.fill(
            brush(
                [(x, 258 - k % 2 * 8), (x + 8, 236 - k * 3), (x - 3, 214), (x + 7, 190 - k * 5)],
                1,
                5,
                0.6,
            ),
            "#e6e2f4",
            0.16,
        )
    with d.placed(416, 372, 1, 20):
        sole = path("M-20 0C-20 -10 -8 -13 2 -13C16 -13 21 -6 20 1C14 7 -14 7 -20 0Z")
        d.inked(sole, d.linear(0, -13, 0, 6, (0, "#8a76c4"), (1, "#372a5c")), 1.8, INK)
        d.fill(ellipse(-8, -4, 9, 4), "#17102a")
        d.inked(ellipse(8, -9, 5), "#e6dcff", 1.2, INK)
    d.brush(pts("214,392 216,376 226,366"), "#7fa58f", 1.6, 1.4, 1)
    for k in range(7):
        a = math.tau * k / 7
        d.fill(ellipse(230 + math.cos(a) * 5, 362 + math.sin(a) * 4, 3, 2.2), "#fffaf0")
    d.fill(ellipse(230, 362, 2.8), "#f2c95a")


@scene("endless/endings/nightmare", 640, 400)
def nightmare(d: Drawing) -> None:
    """A hole of a familiar shape, a parachute that opened too late, and three sheep."""
    _night(d)
    _hill(d)
    _canopy(d)
    d.glow(250, 290, 130, "#d8dcff", 0.3, 0.6)
    _print(d)
    _lines(d)
    _debris(d)
    _sheep(d, 96, 352, 1.7)
    _sheep(d, 44, 316, 1.25)
    _sheep(d, 470, 366, 1.6, True)
    vignette(d, 300, 230, 430, 0.8, 0.58)
