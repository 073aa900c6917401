"""Threats that crawl, flutter, or sit in the fruit."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.fears.parts import (
    BONE,
    INK,
    blob_of,
    eye,
    flat,
    form,
    line_of,
    poly,
    pts,
    threat,
    tube_of,
)
from art.shapes import (
    blob,
    curve,
    ellipse,
    join,
    pile,
    rect,
)
from art.strokes import brush, brushes, fur


@threat("fears/threats/ants", 220, 250)
def ants(d: Drawing) -> None:
    """A road of ants, up over everything."""
    road = [
        (28.0, 246.0),
        (70.0, 224.0),
        (60.0, 190.0),
        (96.0, 170.0),
        (150.0, 176.0),
        (168.0, 140.0),
        (120.0, 112.0),
        (92.0, 84.0),
        (128.0, 52.0),
        (176.0, 40.0),
    ]

    line = curve(road, False, 3)
    rng = d.chance()
    for k in range(0, len(line) - 1):
        x, y = line[k]
        bx, by = line[k + 1]
        a = math.degrees(math.atan2(by - y, bx - x))
        size = 0.9 + 1.0 * (y / 250)
        for side in (-1, 1):
            if rng.random() < 0.86:
                ox, oy = rng.uniform(-4, 4), side * 9 * size + rng.uniform(-3, 3)
                with d.placed(x + ox, y + oy, size, a + rng.uniform(-24, 24)):
                    d.fill(
                        brushes(
                            [[(0, 0), (-4, s * 6), (-6, s * 10)] for s in (-1, 1)]
                            + [[(1, 0), (1, s * 6), (2, s * 10)] for s in (-1, 1)]
                            + [[(2, 0), (6, s * 6), (9, s * 9)] for s in (-1, 1)]
                            + [[(9, 0), (13, s * 3), (16, s * 6)] for s in (-1, 1)],
                            1.3,
                            1.1,
                            0.5,
                            2,
                        ),
                        INK,
                    )
                    flat(d, ellipse(-8, 0, 6.4, 4.6), "#8d3428", 1)
                    flat(d, ellipse(1, 0, 3.6, 2.6), "#6d241e", 0.9)
                    flat(d, ellipse(8, 0, 4, 3.6), "#8d3428", 1)
                    d.fill(
                        pile(ellipse(-9, -1.8, 3, 1), ellipse(8, -1.5, 1.6, 0.7)), "#ffc9a0", 0.8
                    )


@threat("fears/threats/moth-swarm", 190, 170)
def moths(d: Drawing) -> None:
    """Moths, one great one and its kin."""

    def moth(x: float, y: float, size: float, angle: float, top: str, low: str) -> None:
        with d.placed(x, y, size, angle):
            for s in (-1, 1):
                upper = blob(
                    [(s * px, py) for px, py in pts("2,-8 16,-30 44,-34 52,-22 40,0 14,6")]
                )
                lower = blob([(s * px, py) for px, py in pts("3,2 26,6 36,22 24,36 10,26")])
                form(d, lower, palette.darker(top, 0.25), low, shade=5, hatched=0.3)
                form(d, upper, top, low, shade=6, edge=1.4)
                flat(
                    d,
                    ellipse(s * 32, -18, 6.4, 6),
                    d.radial(s * 32, -18, 7, (0, "#fff3c0"), (0.5, "#e0a04a"), (1, "#5a2a24")),
                    1,
                )
                d.fill(ellipse(s * 32, -18, 2.2), INK)
                d.brush([(s * 8, -8), (s * 24, -12), (s * 46, -26)], "#fff0d0", 0.4, 1, 0.3, 0.6)
            form(
                d,
                fur(ellipse(0, 4, 6, 19), 3, 3, 0.3, 5).simplify(0.2),
                "#c9b08a",
                "#4a3630",
                shade=4,
            )
            form(
                d,
                fur(ellipse(0, -14, 5.6, 5.2), 2, 2.6, 0.3, 6).simplify(0.2),
                "#dcc69c",
                "#5a443a",
                shade=3,
            )
            d.fill(pile(ellipse(-2.6, -15.6, 1.6), ellipse(2.6, -15.6, 1.6)), INK)
            for s in (-1, 1):
                d.brush([(s * 2, -18), (s * 8, -28), (s * 16, -32)], INK, 1.6, 2.4, 0.5)

    moth(36, 40, 0.5, -24, "#a89080", "#3a2c30")
    moth(152, 34, 0.56, 20, "#b09a86", "#3a2c30")
    moth(30, 130, 0.58, -40, "#a08a8c", "#3a2c38")
    moth(162, 132, 0.5, 34, "#a89080", "#3a2c30")
    moth(104, 18, 0.36, 8, "#c0aa94", "#4a3a3a")
    moth(96, 152, 0.42, -170, "#a89080", "#3a2c30")
    moth(95, 88, 1.12, -4, "#c4a884", "#54383a")


@threat("fears/threats/worm", 170, 150)
def worm(d: Drawing) -> None:
    """A worm that has reared up, with a round mouth."""
    spine = "10,146 44,138 70,142 96,128 84,100 94,66 118,44"
    body = tube_of(spine, 6, 12, 14, 15, 16, 17, 15)
    form(d, body, "#f0a0a0", "#6d2440", shade=10, edge=2, edge_colour="#ffe2d8")

    line = curve(pts(spine), False, 6)
    rings = []
    for k in range(3, len(line) - 3, 2):
        (ax, ay), (bx, by) = line[k - 1], line[k + 1]
        n = math.hypot(bx - ax, by - ay) or 1
        ux, uy = (bx - ax) / n, (by - ay) / n
        x, y = line[k]
        rings.append(
            brush(
                [(x - uy * 18, y + ux * 18), (x + ux * 4, y + uy * 4), (x + uy * 18, y - ux * 18)],
                0.5,
                1.8,
                0.5,
                5,
            ).intersection(body)
        )
    d.fill(pile(rings), "#7d2c48", 0.6)
    with d.placed(121, 40, turn=34):
        flat(d, ellipse(0, 0, 19, 17), "#d97a86", 1.4)
        flat(
            d,
            ellipse(1, 0, 14.6, 13),
            d.radial(0, 0, 14, (0, "#1a0610"), (0.6, "#5a1230"), (1, "#a8384e")),
            1,
        )
        for k in range(12):
            a = math.tau * k / 12
            c, s = math.cos(a), math.sin(a)
            flat(
                d,
                poly(
                    f"{1 + c * 13 - s * 2.6},{s * 11.6 + c * 2.6} "
                    f"{1 + c * 13 + s * 2.6},{s * 11.6 - c * 2.6} {1 + c * 6},{s * 5.4}"
                ),
                BONE,
                0.6,
            )


@threat("fears/threats/apple", 130, 128)
def apple(d: Drawing) -> None:
    """A bitten apple, and half a worm."""
    body = blob_of(
        "65,34 84,26 108,34 118,60 110,94 90,122 74,120 65,116 56,120 40,122 20,94 "
        "12,60 22,34 46,26"
    )
    bite = join(ellipse(112, 62, 19), ellipse(100, 84, 15), ellipse(118, 40, 12))
    form(d, body.difference(bite), "#ea5a4c", "#6d1428", shade=16, edge=2.2, edge_colour="#ffd0b0")
    flesh = body.intersection(bite.buffer(6)).difference(bite)
    flat(
        d,
        body.intersection(
            join(ellipse(107, 62, 18), ellipse(96, 82, 14), ellipse(113, 42, 11))
        ).intersection(body.buffer(-3)),
        d.linear(80, 40, 112, 100, (0, "#fff3cc"), (1, "#d9b878")),
        1,
    )
    d.fill(flesh, "#f6e0a4", 0.5)
    d.fill(pile(ellipse(30, 54, 7, 13, 18), ellipse(40, 38, 4, 3)), "#fff0e0", 0.6)
    form(d, tube_of("65,36 63,22 68,8", 3, 2.6, 3.4), "#7d5434", "#2c1a18", shade=2, hatched=0)
    form(d, blob_of("68,22,c 84,6 104,10 112,18,c 100,28 82,30"), "#7db06a", "#24503a", shade=4)
    d.fill(line_of("70,22 90,17 108,18", 0.4, 1, 0.3), INK, 0.6)
    d.fill(ellipse(97, 66, 7, 6), "#4a2018")
    worm_ = tube_of("97,67 106,62 112,52 106,42", 5, 5, 4.8, 4.4)
    form(d, worm_, "#bfe08a", "#4f7a3c", shade=4, edge=1.2, edge_colour="#ffffe0", hatched=0)
    d.fill(
        pile(
            [
                line_of(a, 0.5, 1.2, 0.5)
                for a in ("101,60 104,66 108,67", "107,54 112,58 116,57", "107,47 112,50 116,49")
            ]
        ),
        "#3f6a30",
        0.7,
    )
    flat(d, ellipse(105, 40, 5.4, 2.6, -16), "#e8504e", 0.9)
    d.fill(pile(ellipse(103, 40.4, 1), ellipse(107, 39.4, 1)), "#7d1024")


@threat("fears/threats/slug", 176, 100)
def slug(d: Drawing) -> None:
    """A slug, as long as a shoe, on its shining trail."""
    d.fill(blob_of("2,92 40,86 100,90 170,84 176,94 120,98 40,100"), "#d9f2e6", 0.45)
    body = blob_of("6,88,c 30,66 60,46 92,42 120,40 140,50 150,66 158,82 150,92,c 90,96 40,94")
    form(d, body, "#c98a4f", "#4a2a24", shade=14, edge=2.2, edge_colour="#fff0d0")
    mantle = blob_of("72,50 96,38 124,42 138,56 120,68 90,68")
    form(d, mantle, "#a86a3c", "#4a2822", shade=8, edge=1.4)
    d.fill(
        pile(
            [
                line_of(f"{x},{y} {x + 8},{y + 2}", 0.5, 1.8, 0.5)
                for x, y in (
                    (24, 78),
                    (38, 68),
                    (42, 80),
                    (56, 60),
                    (60, 74),
                    (76, 78),
                    (92, 80),
                    (108, 78),
                    (124, 76),
                    (30, 86),
                    (136, 72),
                )
            ]
        ),
        "#5a3020",
        0.7,
    )
    d.fill(pile(ellipse(94, 50, 12, 3.4, -10), ellipse(58, 62, 8, 2.4, -30)), "#fff6e0", 0.5)
    for text, x, y in (("140,58 148,40 146,22", 146, 18), ("150,64 162,48 164,32", 165, 28)):
        form(d, tube_of(text, 4, 3, 2.6), "#c98a4f", "#5a3428", shade=2, hatched=0)
        eye(d, x, y, 6.4, look=(0.2, 0.5))
    d.brush(pts("146,78 152,80 157,76"), INK, 0.6, 1.6, 0.5)
    form(d, tube_of("152,76 162,80", 3, 2), "#c98a4f", "#5a3428", shade=1, hatched=0)
    d.fill(line_of("8,89 60,93 150,91", 2, 4, 2), "#e0a868", 0.8)


@threat("fears/threats/earworm", 150, 164)
def earworm(d: Drawing) -> None:
    """A great ear, and a worm in it that hums."""
    ear = blob_of("62,10 98,8 122,32 124,66 106,92 98,120 84,150 60,154 46,134 50,112 38,84 36,42")
    form(d, ear, "#f0c0a0", "#8d4a50", shade=14, edge=2.2, edge_colour="#fff0e0")
    inner = blob_of("66,26 92,24 108,42 108,66 94,84 86,104 76,112 66,104 74,86 62,78 52,62 52,40")
    flat(d, inner, d.linear(60, 26, 90, 110, (0, "#c98078"), (1, "#5a2434")), 1.2)
    d.fill(line_of("58,50 74,38 92,44 94,60 80,72 70,68", 1, 4, 1), "#f4cbb0", 0.8)
    d.fill(ellipse(78, 84, 11, 12), "#1a0812")
    worm_ = tube_of("78,88 62,98 44,92 34,74 44,58", 8, 8.4, 8, 7.4, 7)
    form(d, worm_, "#a8d06a", "#3f6a34", shade=6, edge=1.8, edge_colour="#ffffe0")
    d.fill(
        pile(
            [
                line_of(a, 0.5, 1.6, 0.5).intersection(worm_)
                for a in (
                    "70,86 68,96 72,106",
                    "58,86 54,96 56,108",
                    "50,82 42,90 36,100",
                    "46,74 34,78 26,82",
                    "46,66 34,66 26,64",
                )
            ]
        ),
        "#2c5228",
        0.7,
    )
    form(d, ellipse(47, 54, 10, 9), "#b8dc7a", "#4f7a3c", shade=4)
    eye(d, 43, 50, 4, look=(-0.2, 0.2))
    eye(d, 52, 51, 4, look=(-0.2, 0.2))
    flat(d, ellipse(47, 59.4, 3.4, 2.4), "#3a1018", 0.7)
    for x, y, s in ((20, 34, 1), (8, 70, 0.8), (34, 16, 0.7), (14, 110, 0.9)):
        with d.placed(x, y, s, -8):
            note = join(
                ellipse(-4, 8, 4.4, 3.4, -20),
                rect(-1, -12, 1.8, 20),
                ellipse(10, 4, 4.4, 3.4, -20),
                rect(13, -16, 1.8, 20),
                poly("-1,-12 14.8,-16 14.8,-11 -1,-7"),
            )
            flat(d, note, "#f2d98a", 1)
