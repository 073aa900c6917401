"""Nightmare: Spiders."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.nightmares_dreamer import dreamer
from art.drawings.nightmares_parts import INK, backdrop, ink_edge, pts, scene, vignette, web
from art.paper import moon, spider
from art.shapes import (
    XY,
    Shape,
    blob,
    ellipse,
    mirror_points,
    move,
    pile,
    rect,
)
from art.strokes import brush, brushes, fur, hatch, rim, tube


def _hole(cx: float, cy: float, rx: float, ry: float, rough: float, d: Drawing) -> list[XY]:
    """Points of an irregular round opening."""
    rng = d.chance()
    return [
        (
            cx + math.cos(math.tau * k / 22) * rx * (1 + rng.uniform(-rough, rough)),
            cy + math.sin(math.tau * k / 22) * ry * (1 + rng.uniform(-rough, rough)),
        )
        for k in range(22)
    ]


def _tunnel(d: Drawing) -> None:
    """Four rings of earth, each nearer and darker, round the moon."""
    sheet = rect(0, 0, 400, 320)
    rings = (
        (206, 124, 104, 92, "#7d5c5a", "#4a3444", "#f7dc98", 0.85),
        (206, 132, 134, 118, "#52394a", "#33233a", "#d8b486", 0.6),
        (206, 142, 168, 142, "#37263a", "#20162b", "#a88ab4", 0.5),
        (204, 152, 206, 166, "#20162a", "#0f0a18", "#6f5c96", 0.5),
    )
    for cx, cy, rx, ry, near, far, edge, strength in rings:
        hole = blob(_hole(cx, cy, rx, ry, 0.035, d), 5).simplify(0.2)
        wall = sheet.difference(hole)
        d.fill(hole.difference(hole.buffer(-7, 2).simplify(0.3)), INK, 0.3)
        d.fill(wall, d.radial(cx, cy, rx * 1.6, (0.5, near), (0.72, far), (1, INK)))
        d.fill(
            rim(wall, 0, 2.6).difference(rect(0, 0, 400, cy - ry * 0.2)).simplify(0.2),
            edge,
            strength,
        )
        lower = wall.difference(wall.buffer(-2.2, 2)).intersection(hole.buffer(4, 2)).simplify(0.25)
        d.fill(lower, edge, strength * 0.6)
        rng = d.chance()
        strokes: list[Shape] = []
        for _ in range(30):
            a, k = rng.uniform(0, math.tau), rng.uniform(1.03, 1.24)
            b = a + rng.uniform(0.05, 0.16)
            strokes.append(
                brush(
                    [
                        (cx + math.cos(t) * rx * k, cy + math.sin(t) * ry * k)
                        for t in (a, (a + b) / 2, b)
                    ],
                    0.3,
                    1.6,
                    0.3,
                    3,
                )
            )
        d.fill(pile(s.intersection(wall).simplify(0.2) for s in strokes), INK, 0.55)
        for _ in range(5):
            a = rng.uniform(0, math.tau)
            sx, sy, r = (
                cx + math.cos(a) * rx * 1.12,
                cy + math.sin(a) * ry * 1.12,
                rng.uniform(3, 7),
            )
            stone = ellipse(sx, sy, r * 1.3, r, rng.uniform(-30, 30)).intersection(wall)
            if not stone.is_empty:
                d.fill(stone, palette.mix(near, INK, 0.35))
                d.fill(rim(stone, 1, 1.4), edge, strength * 0.5)


def _spider_leg(d: Drawing, nodes: list[XY], seed: int) -> None:
    leg = fur(tube(nodes, [6.6, 5.4, 4.4, 3.2, 1.3], 6).simplify(0.2), 3.8, 7.4, 0.5, seed)
    leg = leg.simplify(0.3)
    d.fill(move(tube(nodes, [6.6, 4.4, 1.3], 6), 4, 7), INK, 0.28)
    ink_edge(d, leg, 1.5)
    d.fill(leg, d.linear(90, 20, 330, 240, (0, "#6b5590"), (0.5, "#3a2a56"), (1, "#1c1330")))
    d.fill(hatch(rim(leg, -2.4, -2.6), -40, 4.4, 1.1, seed).simplify(0.2), INK, 0.7)
    d.brush([(x - 1.2, y - 2) for x, y in nodes], "#f7e6b4", 0.4, 1.5, 0.4, 0.85)


def _great_spider(d: Drawing, bx: float, by: float) -> None:
    legs: list[list[XY]] = [
        pts("-16,-8 -66,-62 -108,-72 -142,-34 -158,22"),
        pts("-18,0 -80,-30 -128,-14 -152,40 -166,104"),
        pts("-18,8 -66,4 -104,40 -120,92 -136,146"),
        pts("-12,14 -42,32 -64,74 -70,112 -84,146"),
    ]
    for k, leg in enumerate(legs):
        here = [(bx + x, by + y) for x, y in leg]
        rng = d.chance()
        there = [
            (x + rng.uniform(-6, 6), y + rng.uniform(-7, 7)) for x, y in mirror_points(here, bx)
        ]
        there[0] = (bx - leg[0][0], by + leg[0][1])
        _spider_leg(d, here, 3 + k)
        _spider_leg(d, there, 9 + k)
        if k == 3:
            _sock(d, here[-2], here[-1])
    belly = blob(pts("0,-76 34,-64 48,-30 34,0 0,10 -34,0 -48,-30 -34,-64"))
    with d.placed(bx, by):
        d.body(
            fur(belly, 6, 6, 0.5, 2).simplify(0.2),
            "#8d76b6",
            "#453462",
            "#160f24",
            depth=24,
            rim_width=4,
            rim_colour="#fbeec0",
            gap=3.4,
        )
        for y, w in ((-52, 8), (-34, 13), (-16, 10)):
            mark = blob(
                [
                    (-w, y - 6),
                    (0, y + 2),
                    (w, y - 6),
                    (w * 0.4, y + 6),
                    (0, y + 10),
                    (-w * 0.4, y + 6),
                ]
            )
            d.inked(mark, d.linear(0, y - 6, 0, y + 10, (0, "#f08a6e"), (1, "#9c2f34")), 1.2, INK)
        head = blob(pts("0,-10 24,0 29,20 17,35 0,39 -17,35 -29,20 -24,0"))
        d.body(
            fur(head, 4.4, 5, 0.5, 4).simplify(0.2),
            "#7d67a6",
            "#3f305e",
            "#191126",
            depth=12,
            rim_width=3,
            gap=3,
        )
        for s in (-1, 1):
            d.brush([(s * 9, 30), (s * 13, 45), (s * 5, 56)], INK, 11, 9, 1.4)
            d.brush([(s * 9, 32), (s * 12, 44), (s * 6, 53)], "#f4e3ad", 5, 4.4, 0.8)
        for x, y, r in (
            (-9, 20, 7),
            (9, 20, 7),
            (-20, 13, 4.4),
            (20, 13, 4.4),
            (-12, 6, 3.4),
            (12, 6, 3.4),
            (-4, 2, 2.4),
            (4, 2, 2.4),
        ):
            d.fill(ellipse(x, y, r + 1.6), INK)
            d.fill(
                ellipse(x, y, r),
                d.radial(
                    x - r * 0.3,
                    y - r * 0.3,
                    r * 1.4,
                    (0, "#fff3b0"),
                    (0.5, "#f2a53c"),
                    (1, "#a5401e"),
                ),
            )
            d.fill(ellipse(x, y + r * 0.22, r * 0.34, r * 0.56), INK)
            d.fill(ellipse(x - r * 0.35, y - r * 0.36, r * 0.24), "#fffdf0")


def _sock(d: Drawing, knee: XY, foot: XY) -> None:
    """One foot wears a knitted sock."""
    at = (knee[0] + (foot[0] - knee[0]) * 0.42, knee[1] + (foot[1] - knee[1]) * 0.42)
    toe = (foot[0] - 7, foot[1] + 2)
    sock = tube([at, foot, toe], [5, 4.6, 3.4], 6)
    d.inked(sock, "#e6dcc6", 1.3, INK)
    for t in (0.1, 0.4, 0.7):
        x, y = at[0] + (foot[0] - at[0]) * t, at[1] + (foot[1] - at[1]) * t
        d.fill(tube([(x - 6, y - 1), (x + 6, y + 2)], [1.6, 1.6], 2).intersection(sock), "#d9605a")


@scene("endless/nightmares/spiders", 400, 320)
def spiders(d: Drawing) -> None:
    """A tunnel; before its moonlit mouth hangs a spider that fills it. One foot is cold."""
    backdrop(d, (0, "#2a2450"), (1, "#4a3a66"))
    moon(d, 206, 118, 84, 2.2)
    spokes = [
        (
            206 + math.cos(math.tau * k / 16 + 0.1) * 116,
            112 + math.sin(math.tau * k / 16 + 0.1) * 104,
        )
        for k in range(16)
    ]
    with d.clipped(ellipse(206, 124, 106, 94)):
        d.fill(web(206, 112, spokes, (0.3, 0.46, 0.62, 0.78, 0.92), 0.9), "#fffbe8", 0.75)
    _tunnel(d)
    floor = blob(pts("-20,278 60,284 130,276 206,272 280,277 350,285 420,276 420,340 -20,340"))
    d.fill(
        floor, d.radial(210, 276, 210, (0, "#8a644e"), (0.4, "#4b3340"), (1, "#120c1a"), flat=0.5)
    )
    d.hatch(floor, INK, 3, 5, 1.2, 0.6)
    d.fill(rim(floor, 0, 2), "#e9c48a", 0.5)
    for x, y, s, t in (
        (52, 120, 0.42, 100),
        (352, 84, 0.5, 220),
        (366, 196, 0.36, 250),
        (34, 216, 0.34, 60),
        (112, 28, 0.36, 160),
        (312, 268, 0.3, 300),
    ):
        spider(d, x, y, s, t, "#0a0710", "#f2d98a")
    d.thread([(206, 42), (206, -4)], "#fff8e0", 1.5, 0.9)
    _great_spider(d, 206, 112)
    d.fill(ellipse(202, 303, 34, 5), INK, 0.5)
    dreamer(d, 204, 304, 0.95, back=True, glow=0.85)
    roots = [
        pts("30,-4 42,26 30,52 38,74"),
        pts("40,24 58,40 60,60"),
        pts("372,-4 360,22 368,46"),
        pts("352,-4 346,16 336,34"),
    ]
    d.fill(brushes(roots, 6, 3.4, 0.6), "#0d0814")
    d.fill(move(brushes(roots, 1, 0.9, 0.3), -1.6, 0), "#8a76b4", 0.7)
    vignette(d, 206, 160, 262, 0.85, 0.55)
