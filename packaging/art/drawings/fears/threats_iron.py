"""Threats that count the time, or lock it away."""

from __future__ import annotations

import math

from art.drawing import Drawing
from art.drawings.fears.parts import (
    HEIGHT,
    INK,
    WIDTH,
    blob_of,
    eye,
    flat,
    form,
    line_of,
    poly,
    pts,
    teeth,
    threat,
    tube_of,
)
from art.drawings.nightmares_parts import eyes as slit_eyes
from art.shapes import (
    ellipse,
    join,
    mirror,
    pile,
    rect,
    rounded,
    turn,
)
from art.strokes import brush

WOOD, WOOD_LOW = "#a5704a", "#38201e"
SKIN, SKIN_LOW = "#f0c4a0", "#9a5f58"


@threat("fears/threats/clock", 140, 140)
def clock(d: Drawing) -> None:
    """An alarm clock that counts to thirteen, hammer raised."""
    for x in (34, 106):
        form(d, tube_of(f"{x},118 {x + (x - 70) * 0.2},136", 6, 4), "#d8a84e", "#5a3820", shade=2)
    for s in (-1, 1):
        bell = turn(
            blob_of(
                f"{70 + s * 38 - 20},34,c {70 + s * 38 - 18},18 {70 + s * 38},12 "
                f"{70 + s * 38 + 18},18 {70 + s * 38 + 20},34,c"
            ),
            s * 32,
            (70 + s * 38, 30),
        )
        form(d, bell, "#f0c35c", "#7d5026", shade=6, edge=1.8, edge_colour="#fff6c8")
    form(d, join(rect(67, 8, 6, 18), rounded(60, 2, 20, 9, 3)), "#b5343c", "#4a0f1e", shade=3)
    for s in (-1, 1):
        for k in range(3):
            r = 10 + k * 7
            d.brush(
                [
                    (70 + s * (46 + r), 8 + k * 3),
                    (70 + s * (52 + r), 18 + k * 4),
                    (70 + s * (50 + r), 30 + k * 3),
                ],
                "#ffe9a6",
                0.4,
                1.8,
                0.4,
                0.8,
            )
    form(d, ellipse(70, 76, 54), "#c23c44", "#4a0f1e", shade=12, edge=2.2, edge_colour="#ffb8a8")
    flat(
        d,
        ellipse(70, 76, 43),
        d.radial(58, 62, 70, (0, "#fffbe8"), (0.7, "#f4e2b4"), (1, "#c9a86a")),
        1.6,
    )
    for k in range(13):
        a = math.tau * k / 13 - math.pi / 2
        d.fill(
            brush(
                [
                    (70 + math.cos(a) * 39, 76 + math.sin(a) * 39),
                    (70 + math.cos(a) * 33, 76 + math.sin(a) * 33),
                ],
                3.4 if k % 3 == 0 else 2,
            ),
            INK,
        )
    for s in (-1, 1):
        eye(d, 70 + s * 14, 66, 7.4, iris="#d8643c", look=(0, -0.5))
        d.brush([(70 + s * 6, 57), (70 + s * 15, 54), (70 + s * 23, 58)], INK, 1, 3, 1)
    flat(d, blob_of("50,88,c 70,92 90,88,c 86,106 70,112 54,106"), "#4a0f1e", 1)
    teeth(
        d, [(52, 89), (58, 90), (64, 91), (70, 91), (76, 91), (82, 90), (88, 89)], 6, flat_ends=True
    )
    d.brush(pts("70,76 58,50 52,42"), INK, 4, 3, 0.8)
    d.brush(pts("70,76 96,84 106,90"), INK, 4.4, 3.6, 0.8)
    flat(d, ellipse(70, 76, 4.4), "#f0c35c", 0.9)


@threat("fears/threats/gauge", 140, 150)
def gauge(d: Drawing) -> None:
    """The air gauge of a diver; its hand has arrived."""
    form(d, tube_of("70,20 66,6 84,-4 110,4 132,-4", 5, 5, 5, 5), "#3a3a50", "#101018", shade=3)
    form(d, rounded(56, 14, 28, 16, 4), "#d8a84e", "#5a3820", shade=4)
    form(d, ellipse(70, 84, 62), "#4a5068", "#12131e", shade=12, edge=2.4)
    flat(
        d,
        ellipse(70, 84, 50),
        d.radial(60, 70, 80, (0, "#fdfbf0"), (0.7, "#e6ddc4"), (1, "#a89a80")),
        1.6,
    )
    for k in range(11):
        a = math.radians(140 + k * 26)
        colour = "#c2283c" if k < 3 else INK
        d.fill(
            brush(
                [
                    (70 + math.cos(a) * 46, 84 + math.sin(a) * 46),
                    (70 + math.cos(a) * 37, 84 + math.sin(a) * 37),
                ],
                4 if k % 2 == 0 else 2.4,
            ),
            colour,
        )
    arc = [
        (70 + math.cos(math.radians(140 + t)) * 41, 84 + math.sin(math.radians(140 + t)) * 41)
        for t in range(0, 60, 8)
    ]
    d.fill(brush(arc, 5, 5, 5), "#e0343f", 0.9)
    a = math.radians(140)
    d.brush(
        [
            (70 - math.cos(a) * 14, 84 - math.sin(a) * 14),
            (70, 84),
            (70 + math.cos(a) * 40, 84 + math.sin(a) * 40),
        ],
        "#c2283c",
        5,
        4,
        0.8,
    )
    flat(d, ellipse(70, 84, 6), "#2c2c3a", 0.9)
    flat(d, rounded(50, 104, 40, 18, 4), "#1c1c28", 1)
    d.stroke(ellipse(70, 113, 4.4, 6), "#ff6a5a", 2.2)
    d.fill(blob_of("40,56 62,42 84,42 60,52 44,68"), "#ffffff", 0.6)
    for x, y, r in ((18, 20, 5), (30, 8, 3.4), (12, 40, 3), (122, 30, 4), (132, 48, 2.6)):
        d.stroke(ellipse(x, y, r), "#d8f6f0", 1.2, 0.9)


@threat("fears/threats/bell", 150, 170)
def bell(d: Drawing) -> None:
    """The bell, at noon, right beside one's head."""
    form(d, rect(10, 2, 130, 12), WOOD, WOOD_LOW, shade=3)
    form(d, tube_of("66,14 66,24 84,24 84,14", 4, 4, 4), "#8d94ac", "#2c3048", shade=2, hatched=0)
    with d.placed(75, 22, 1, 9):
        body = blob_of(
            "0,0 20,4 28,22 34,62 46,88 62,104,c 60,114,c -60,114,c -62,104,c -46,88 "
            "-34,62 -28,22 -20,4"
        )
        form(d, body, "#e8b84e", "#5a341c", shade=16, edge=2.6, edge_colour="#fff4c0")
        d.fill(
            pile(line_of("-30,34 0,38 30,34", 2), line_of("-42,84 0,90 42,84", 2.4)), "#6d4420", 0.8
        )
        for s in (-1, 1):
            eye(d, s * 13, 54, 8, iris="#b5442c", look=(0, 0.1))
            d.brush([(s * 24, 42), (s * 13, 41), (s * 4, 47)], INK, 1, 3.4, 1)
        flat(d, blob_of("-24,70,c 0,75 24,70,c 20,86 -20,86"), "#3a0f14", 1)
        teeth(d, [(-20, 71), (-10, 73), (0, 73.6), (10, 73), (20, 71)], 6, flat_ends=True)
        flat(d, ellipse(0, 113, 58, 8), "#3a2014", 1)
        form(d, tube_of("4,110 10,124", 5, 6), "#8d94ac", "#2c3048", shade=1, hatched=0)
        form(d, ellipse(12, 132, 11), "#8d94ac", "#2c3048", shade=4)
    for s in (-1, 1):
        for k in range(3):
            r = 64 + k * 8
            d.brush(
                [
                    (75 + s * (r - 4), 40 + k * 4),
                    (75 + s * (r + 3), 62),
                    (75 + s * (r - 2), 84 - k * 3),
                ],
                "#ffe9a6",
                0.6,
                2.6,
                0.6,
                0.75,
            )


@threat("fears/threats/calendar", 130, 150)
def calendar(d: Drawing) -> None:
    """A calendar. One day is marked."""
    with d.placed(65, 76, 1, -5):
        form(d, rect(-54, -58, 108, 126), "#fdf8ea", "#b8a684", shade=6, edge=1.8, hatched=0.2)
        form(d, rect(-54, -58, 108, 30), "#b5343c", "#4a0f1e", shade=4)
        d.fill(pile(rounded(-30, -48, 60, 9, 4)), "#f8ecd4", 0.9)
        for x in (-34, 34):
            form(d, rounded(x - 4, -70, 8, 22, 3), "#c9d2dc", "#4a566c", shade=1, hatched=0)
        for row in range(5):
            for k in range(7):
                x, y = -42 + k * 14, -14 + row * 17
                d.fill(
                    rounded(x - 4.6, y - 5, 9.2, 10, 2),
                    "#3a3347",
                    0.22 if (row, k) != (3, 4) else 0,
                )
                if row * 7 + k < 25:
                    d.fill(
                        pile(
                            line_of(f"{x - 5},{y - 5} {x + 5},{y + 5}", 1.6),
                            line_of(f"{x + 5},{y - 5} {x - 5},{y + 5}", 1.6),
                        ),
                        "#c23c44",
                        0.75,
                    )
        x, y = 14, 37
        d.glow(x, y, 26, "#ff5a4a", 0.4)
        form(
            d,
            blob_of(
                f"{x},{y - 14} {x + 12},{y - 8} {x + 13},{y + 3} {x + 7},{y + 7} "
                f"{x + 6},{y + 13},c {x - 6},{y + 13},c {x - 7},{y + 7} {x - 13},{y + 3} "
                f"{x - 12},{y - 8}"
            ),
            "#2a2430",
            "#08060c",
            shade=3,
            hatched=0,
        )
        d.fill(
            pile(
                ellipse(x - 5, y, 3.4, 3.8),
                ellipse(x + 5, y, 3.4, 3.8),
                poly(f"{x - 1.6},{y + 6} {x + 1.6},{y + 6} {x},{y + 3}"),
            ),
            "#fdf8ea",
        )
        d.stroke(ellipse(x, y, 20, 19), "#c23c44", 2.6)


@threat("fears/threats/key", 110, 150)
def key(d: Drawing) -> None:
    """A key to something, with a skull for a bow."""
    with d.placed(55, 74, 1, 18):
        form(
            d,
            rounded(-5, -8, 10, 78, 3),
            "#e0b45a",
            "#5a3820",
            shade=3,
            edge=1.6,
            edge_colour="#fff2c0",
        )
        for y, n in ((40, 20), (54, 26)):
            form(d, rect(4, y, n, 9), "#e0b45a", "#5a3820", shade=2)
        form(d, rect(14, 44, 6, 16), "#e0b45a", "#5a3820", shade=1, hatched=0)
        form(d, rounded(-9, -12, 18, 6, 2), "#f0cc72", "#6d4824", shade=2)
        skull = blob_of(
            "0,-70 24,-62 32,-40 24,-22 14,-18 12,-8,c -12,-8,c -14,-18 -24,-22 -32,-40 -24,-62"
        )
        form(d, skull, "#f0cc72", "#6d4824", shade=9, edge=2, edge_colour="#fff6d0")
        flat(d, pile(ellipse(-12, -40, 8.4, 9.4), ellipse(12, -40, 8.4, 9.4)), "#1c1018", 1)
        d.fill(pile(ellipse(-11, -38, 2.4), ellipse(13, -38, 2.4)), "#ff8a4a")
        d.fill(poly("-4,-24 4,-24 0,-32"), "#1c1018")
        d.fill(pile([rect(-9 + k * 5.4, -18, 1.4, 9) for k in range(4)]), "#1c1018")


@threat("fears/threats/padlock", 130, 160)
def padlock(d: Drawing) -> None:
    """A padlock that shows its teeth: one more try."""
    bow = join(tube_of("34,76 34,40 48,18 65,14 82,18 96,40 96,76", 9, 9, 9, 9, 9, 9, 9))
    form(d, bow, "#c9d2dc", "#3a465e", shade=5, edge=2.2)
    form(
        d,
        rounded(10, 66, 110, 88, 16),
        "#e0a83c",
        "#5a2c18",
        shade=16,
        edge=2.6,
        edge_colour="#fff2b8",
    )
    for s in (-1, 1):
        eye(d, 65 + s * 22, 92, 11, iris="#b5342c", look=(0, 0.1))
        d.brush([(65 + s * 38, 78), (65 + s * 22, 76), (65 + s * 8, 84)], INK, 1.4, 4.4, 1.4)
    flat(d, blob_of("26,116,c 65,124 104,116,c 98,142 82,146 65,146 48,146 32,142"), "#2a0a10", 1.4)
    teeth(
        d,
        [
            (30, 117),
            (40, 119),
            (50, 120.6),
            (60, 121.2),
            (70, 121.2),
            (80, 120.6),
            (90, 119),
            (100, 117),
        ],
        12,
    )
    teeth(d, [(38, 142), (49, 144.6), (60, 145.6), (70, 145.6), (81, 144.6), (92, 142)], 9, up=True)
    d.fill(pile(*[ellipse(x, y, 3) for x in (20, 110) for y in (76, 144)]), "#6d3a1c")


@threat("fears/threats/bars", WIDTH, HEIGHT)
def bars(d: Drawing) -> None:
    """Bars, from the inside; a key, outside."""
    for x in (14, 56, 98, 140, 182):
        form(
            d,
            rect(x, -4, 13, 258).intersection(rect(0, -2, 220, 254)),
            "#8d94ac",
            "#22263a",
            shade=5,
            edge=2,
            edge_colour="#f4f6ff",
        )
    for y in (30, 196):
        form(
            d,
            rect(-4, y, 228, 11).intersection(rect(-2, 0, 224, 250)),
            "#7d84a0",
            "#1c2034",
            shade=3,
            edge=1.6,
        )
    for x, s in ((62, 1), (146, -1)):
        for k in range(4):
            form(
                d,
                tube_of(
                    f"{x - s * 12},{98 + k * 8} {x},{96 + k * 8} {x + s * 10},{99 + k * 8}",
                    4.4,
                    5,
                    4,
                ),
                SKIN,
                SKIN_LOW,
                shade=2,
                hatched=0,
            )
    with d.placed(112, 128, 1, 10):
        d.glow(0, 0, 40, "#ffe9a6", 0.7)
        form(
            d,
            join(
                ellipse(0, -14, 11).difference(ellipse(0, -14, 5)),
                rect(-2.4, -4, 4.8, 34),
                rect(2, 16, 9, 4.4),
                rect(2, 24, 12, 4.4),
            ),
            "#f0cc72",
            "#7d5a2c",
            shade=2,
        )


@threat("fears/threats/lift", 140, 186)
def lift(d: Drawing) -> None:
    """A lift, its doors a hand's breadth open; the arrow points down."""
    form(d, rect(4, 22, 132, 164), "#9aa8b8", "#2c3448", shade=8, edge=2)
    flat(
        d,
        rect(18, 36, 104, 150),
        d.linear(18, 0, 122, 0, (0, "#05040a"), (0.5, "#3a0f1c"), (1, "#05040a")),
        1.4,
    )
    d.glow(70, 120, 52, "#ff5a4a", 0.5)
    slit_eyes(d, 70, 92, 5.4, "#ffdf6a", slant=12)
    for s in (0, 1):
        leaf = poly("18,36 54,36 54,186 18,186")
        leaf = mirror(leaf, 70) if s else leaf
        form(d, leaf, "#c4d0da", "#4a566c", shade=7, edge=1.8, edge_colour="#ffffff")
        panel = rounded(25, 48, 22, 126, 2)
        d.stroke(mirror(panel, 70) if s else panel, INK, 1, 0.6)
    for y in (106, 113, 120, 127):
        form(
            d,
            tube_of(f"60,{y} 52,{y} 45,{y + 1}", 3.4, 3.2, 2.6),
            "#a9b48a",
            "#3a4a3c",
            shade=1,
            hatched=0,
        )
        form(
            d,
            tube_of(f"80,{y + 20} 88,{y + 20} 95,{y + 21}", 3.4, 3.2, 2.6),
            "#a9b48a",
            "#3a4a3c",
            shade=1,
            hatched=0,
        )
    form(d, rounded(38, 2, 64, 22, 5), "#2c2840", "#0c0a16", shade=4)
    d.fill(poly("50,8 62,8 56,18"), "#ff6a4a")
    d.fill(pile(rect(72, 12, 8, 2.4), rect(84, 6, 2.6, 13), rect(90, 6, 2.6, 13)), "#ff6a4a")
    form(d, rounded(126, 100, 9, 22, 3), "#d8a84e", "#5a3820", shade=2, hatched=0)
