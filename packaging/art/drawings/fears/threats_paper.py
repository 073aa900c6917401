"""Threats on paper, and what is left of somebody."""

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
    ellipse,
    join,
    mirror,
    pile,
    rect,
    rounded,
)
from art.strokes import brush, brushes

WOOD, WOOD_LOW = "#a5704a", "#38201e"


@threat("fears/threats/exam-sheet", 130, 160)
def exam(d: Drawing) -> None:
    """The exam: all of it, and a red mark."""
    for turn_, dx, dy in ((-14, -10, 8), (9, 10, 6)):
        with d.placed(65 + dx, 80 + dy, 1, turn_):
            flat(d, rect(-48, -66, 96, 132), "#d8ccb4", 1.3)
            d.fill(
                pile([line_of(f"-36,{y} 36,{y}", 1) for y in range(-50, 60, 10)]), "#6d6478", 0.5
            )
    with d.placed(65, 78, 1, -3):
        sheet = rect(-50, -72, 100, 146)
        form(d, sheet, "#fdf8ea", "#c4b391", shade=5, hatched=0.2)
        d.fill(pile(line_of("-38,-58 -2,-58", 3), line_of("-38,-50 10,-50", 1.4)), INK, 0.8)
        rng = d.chance()
        lines = []
        for k in range(9):
            y = -36 + k * 11
            x = -38.0
            while x < 30:
                n = rng.uniform(5, 14)
                lines.append(
                    brush([(x, y), (x + n / 2, y + rng.uniform(-1, 1)), (x + n, y)], 1.3, 1.5, 1)
                )
                x += n + 3.4
        d.fill(pile(lines), INK, 0.55)
        for k in range(3):  # question marks
            x, y = 30 + k * 3, -30 + k * 34
            d.brush(
                [(x - 5, y - 6), (x, y - 11), (x + 5, y - 6), (x, y), (x, y + 5)],
                "#c2283c",
                1.6,
                3,
                1.4,
            )
            d.fill(ellipse(x, y + 10, 1.9), "#c2283c")
        d.stroke(ellipse(26, -52, 17, 14, -12), "#c2283c", 2.4)
        d.brush(pts("18,-46 26,-62 34,-46"), "#c2283c", 2.4, 3, 2.4)
        d.fill(pile(line_of("-44,66 -20,34 6,60 30,20", 0.8, 3, 0.8)), "#c2283c", 0.85)
    with d.placed(112, 120, 1, 32):
        form(d, rect(-4, -40, 8, 62), "#f0c35c", "#8d5a24", shade=3, hatched=0.2)
        flat(d, poly("-4,22 4,22 0,36"), "#f4e0bb", 0.9)
        d.fill(poly("-1.4,31 1.4,31 0,36"), INK)
        flat(d, rect(-4, -48, 8, 8), "#e2787c", 0.9)


@threat("fears/threats/letter", 156, 118)
def letter(d: Drawing) -> None:
    """A letter with a black edge and a red seal."""
    with d.placed(78, 62, 1, -6):
        flat(d, rect(-58, -62, 110, 60), "#fdf8ea", 1.2)
        d.fill(
            pile(
                *[
                    line_of(f"-46,{y} {38 - (y % 3) * 8},{y}", 1.5)
                    for y in (-50, -42, -34, -26, -18)
                ]
            ),
            INK,
            0.6,
        )
        form(d, rect(-70, -30, 140, 84), "#f4e8cc", "#a8977a", shade=8, edge=1.8)
        frame = rect(-70, -30, 140, 84).difference(rect(-64, -24, 128, 72))
        d.fill(frame, "#120c18", 0.9)
        d.fill(
            pile(line_of("-64,48 -14,10 0,6", 1, 2, 1), line_of("64,48 14,10 0,6", 1, 2, 1)),
            "#7d6a50",
            0.8,
        )
        flap = poly("-64,-24 64,-24 6,20 -6,20")
        form(d, flap, "#fbf2da", "#b8a684", shade=6)
        d.brush(pts("-64,-24 0,22 64,-24"), "#7d6a50", 1, 1.6, 1)
        form(
            d,
            ellipse(0, 15, 17, 16),
            "#e0444a",
            "#5a0f20",
            shade=5,
            edge=1.6,
            edge_colour="#ffb0a4",
        )
        d.fill(pile(ellipse(0, 12, 6, 6.4), rect(-3.4, 16, 6.8, 6)), "#f4c0b0", 0.9)
        d.fill(
            pile(
                ellipse(-2.4, 12, 1.7),
                ellipse(2.4, 12, 1.7),
                rect(-1.4, 17, 0.7, 5),
                rect(0.8, 17, 0.7, 5),
            ),
            "#5a0f20",
        )


@threat("fears/threats/photo", 130, 120)
def photo(d: Drawing) -> None:
    """The family photograph; where you stood, there is a hole."""
    with d.placed(65, 60, 1, -4):
        form(d, rect(-60, -52, 120, 104), "#f8f2e2", "#b8a684", shade=5, edge=1.8)
        flat(d, rect(-52, -44, 104, 78), d.linear(0, -44, 0, 34, (0, "#c9a878"), (1, "#6d4a38")), 1)
        for x, y, s, c, h in (
            (-36, 0, 1.0, "#4a5a8a", "#3a2820"),
            (-10, -4, 1.08, "#8d3a4a", "#c9c2c8"),
            (42, 4, 0.92, "#4a7a5a", "#8d5a34"),
        ):
            with d.placed(x, y, s):
                flat(d, blob_of("-13,32,c -12,16 -6,12 0,12 6,12 12,16 13,32,c"), c, 0.9)
                flat(d, ellipse(0, 0, 10, 11.4), "#f0c8a4", 0.9)
                flat(
                    d,
                    blob_of("-11,-1,c -12,-12 -4,-15 0,-15 4,-15 12,-12 11,-1,c 6,-7 -6,-7"),
                    h,
                    0.8,
                )
                d.fill(pile(ellipse(-3.6, 0, 1.3), ellipse(3.6, 0, 1.3)), INK)
                d.brush(pts("-4,5 0,7.4 4,5"), "#7d2434", 0.8, 1.6, 0.8)
        hole = join(ellipse(17, 2, 11, 12), blob_of("3,34,c 4,16 10,13 17,13 24,13 30,16 31,34,c"))
        flat(d, hole, "#120c18", 1)
        d.stroke(hole, "#fff8e4", 1, 0.8)


@threat("fears/threats/bin", 120, 156)
def bin_(d: Drawing) -> None:
    """A bin; a child's drawing, crumpled."""
    with d.placed(58, 44, 1, -10):
        paper = poly("-34,-38 10,-42 32,-34 36,4 24,34 -20,36 -36,12")
        form(d, paper, "#fdf8ea", "#c4b391", shade=7, hatched=0.2)
        d.fill(
            pile(
                line_of("-34,-38 -10,-10 -36,12", 0.5, 1.4, 0.5),
                line_of("10,-42 4,-12 36,4", 0.5, 1.4, 0.5),
            ),
            "#8d7a58",
            0.7,
        )
        flat(d, poly("-20,2 -20,24 6,24 6,2"), "#e0704a", 0.9)
        flat(d, poly("-25,4 -7,-14 11,4"), "#5a8ac8", 0.9)
        d.fill(ellipse(20, -22, 8), "#f2c04a")
        d.fill(
            brushes(
                [
                    [
                        (20 + math.cos(a) * 10, -22 + math.sin(a) * 10),
                        (20 + math.cos(a) * 14, -22 + math.sin(a) * 14),
                    ]
                    for a in (0, 0.8, 1.6, 2.4, 3.2, 4, 4.8, 5.6)
                ],
                1.6,
            ),
            "#f2c04a",
        )
        d.fill(
            pile(
                line_of("18,24 18,10", 1.6),
                line_of("18,12 12,18", 1.4),
                line_of("18,12 24,18", 1.4),
                ellipse(18, 6, 4),
            ),
            "#c23c44",
        )
    body = poly("14,62 106,62 94,154 26,154")
    form(d, body, "#7d8a9c", "#1f2736", shade=10, edge=2)
    d.fill(pile([line_of(f"{26 + k * 13.6},70 {32 + k * 11},150", 2) for k in range(6)]), INK, 0.5)
    form(d, rounded(8, 56, 104, 10, 4), "#a9b8c8", "#3a465e", shade=3)


@threat("fears/threats/paper-tower", 130, 180)
def paper_tower(d: Drawing) -> None:
    """A tower of files that wears a tie."""
    rng = d.chance()
    y = 172.0
    k = 0
    colours = ("#c9a468", "#8d9ab0", "#b5705a", "#8aa07a", "#d8cdb0")
    while y > 22:
        h = rng.uniform(9, 15)
        dx = rng.uniform(-7, 7) + math.sin(y / 30) * 6
        w = 92 + rng.uniform(-8, 8)
        c = colours[k % 5]
        form(
            d,
            rounded(65 - w / 2 + dx, y, w, h, 2),
            c,
            palette.darker(c, 0.6),
            shade=3,
            gap=2.8,
            edge=1.2,
        )
        d.fill(rect(65 - w / 2 + dx + 3, y + h * 0.35, w - 6, h * 0.3), "#fdf8ea", 0.9)
        y -= h
        k += 1
    for s in (-1, 1):
        eye(d, 65 + s * 17, 58, 10, iris="#8d6a3a", look=(0, 0.3), lid=0.42)
    flat(d, blob_of("42,84,c 65,80 88,84,c 84,92 46,92"), "#3a1018", 1)
    flat(d, poly("56,96 74,96 71,105 78,142 65,154 52,142 59,105"), "#b5343c", 1.2)
    d.fill(pile(line_of("55,116 72,110", 2), line_of("53,130 75,123", 2)), "#f2d98a", 0.8)
    for x, yy, t in ((10, 40, 20), (118, 70, -24), (8, 110, -14)):
        with d.placed(x, yy, 1, t):
            flat(d, rect(-9, -12, 18, 24), "#fdf8ea", 0.9)
            d.fill(pile(*[line_of(f"-6,{q} 5,{q}", 1) for q in (-7, -2, 3)]), INK, 0.5)


@threat("fears/threats/lead", 130, 170)
def lead(d: Drawing) -> None:
    """A dog's lead on a hook, a collar, a bowl; no dog."""
    form(d, rounded(16, 6, 98, 20, 4), WOOD, WOOD_LOW, shade=5)
    for x in (36, 65, 94):
        form(
            d,
            tube_of(f"{x},18 {x},34 {x + 8},36 {x + 10},28", 3, 3, 2.6, 2.4),
            "#e0c37a",
            "#6d4a20",
            shade=1,
            hatched=0,
        )
    flat(d, tube_of("65,36 48,70 44,104 58,122 76,116 86,86 72,40", 3.6, 3.6, 3.6), "#c23c44", 1.4)
    d.fill(line_of("64,40 48,72 45,102 57,118", 0.5, 1.4, 0.5), "#ffb0a0", 0.8)
    form(d, tube_of("58,122 54,132 58,138", 2, 2, 2.4), "#c9d2dc", "#5a6680", shade=1, hatched=0)
    collar = ellipse(60, 140, 21, 12).difference(ellipse(60, 139, 15, 7))
    form(d, collar, "#8d5a34", "#38201a", shade=3)
    form(d, ellipse(60, 156, 8, 9), "#f0d48a", "#8d6a2c", shade=3)
    d.fill(
        pile(
            ellipse(57, 155, 1.6),
            ellipse(60, 152, 1.6),
            ellipse(63, 155, 1.6),
            ellipse(60, 158.6, 2.8, 2.2),
        ),
        "#5a3820",
    )
    form(d, blob_of("86,150,c 126,150,c 122,168,c 90,168,c"), "#5a8ab0", "#1c3048", shade=4)
    form(d, ellipse(106, 150, 20, 4), "#3a4a5c", "#14202c", shade=1, hatched=0)
    flat(
        d,
        join(
            ellipse(98, 161, 3),
            ellipse(98, 157.6, 3),
            ellipse(114, 161, 3),
            ellipse(114, 157.6, 3),
            rect(98, 157.6, 16, 3.6),
        ),
        BONE,
        0.8,
    )


@threat("fears/threats/piano", 180, 150)
def piano(d: Drawing) -> None:
    """A piano that plays; only hands sit at it."""
    form(d, rect(12, 22, 156, 74), "#4a3a4e", "#120c16", shade=10, edge=2)
    form(d, poly("6,14 174,14 168,24 12,24"), "#5a4a60", "#1c121e", shade=3)
    flat(d, poly("62,34 118,34 122,62 58,62"), "#fdf8ea", 1)
    d.fill(
        pile(
            *[line_of(f"66,{y} 114,{y}", 0.8) for y in (41, 44, 47, 53, 56, 59)],
            *[
                ellipse(x, y, 2, 1.6)
                for x, y in ((72, 44), (82, 41), (92, 47), (102, 44), (78, 56), (96, 53))
            ],
        ),
        INK,
        0.8,
    )
    for x in (34, 146):
        form(d, tube_of(f"{x},52 {x},40", 3, 2.6), "#d8a84e", "#5a3820", shade=1, hatched=0)
        flat(d, rect(x - 3, 24, 6, 16), "#f4ead8", 0.8)
        d.glow(x, 18, 20, "#ffcf7a", 0.8)
        flat(
            d,
            blob_of(f"{x},10,c {x + 4},18 {x + 2},24 {x},25 {x - 2},24 {x - 4},18"),
            "#fff0b0",
            0.6,
        )
    form(d, poly("4,84 176,84 180,100 0,100"), "#5a4a60", "#1c121e", shade=2, hatched=0.2)
    flat(d, poly("14,80 166,80 170,93 10,93"), "#fbf4e4", 1)
    d.fill(
        pile([line_of(f"{16 + k * 8.4},80 {12.6 + k * 8.9},93", 0.8) for k in range(19)]), INK, 0.8
    )
    d.fill(
        pile(
            [
                poly(
                    f"{19 + k * 8.45},80 {24 + k * 8.45},80 {23 + k * 8.55},87.6 "
                    f"{18 + k * 8.55},87.6"
                )
                for k in range(17)
                if k % 7 not in (2, 6)
            ]
        ),
        INK,
    )
    for x in (14, 156):
        form(
            d, poly(f"{x},100 {x + 12},100 {x + 9},150 {x + 2},150"), "#4a3a4e", "#120c16", shade=3
        )
    form(d, rect(26, 100, 128, 34), "#3a2c40", "#0e0912", shade=6)
    for s in (0, 1):
        for text in (
            "50,66 46,76 45,86",
            "56,64 54,76 54,87",
            "62,64 62,76 63,87",
            "68,66 70,76 72,86",
            "46,72 38,78 35,85",
        ):
            finger = tube_of(text, 3.4, 3, 2.2)
            form(d, mirror(finger, 90) if s else finger, "#e6ecff", "#8d98c4", shade=1, hatched=0)
        palm = blob_of("46,68 52,58 66,58 72,66 66,72 52,73")
        form(d, mirror(palm, 90) if s else palm, "#e6ecff", "#8d98c4", shade=2, hatched=0)
        for k in range(3):
            puff = ellipse(60 - k * 4, 52 - k * 7, 8 - k * 2, 5 - k)
            d.fill(mirror(puff, 90) if s else puff, "#e6ecff", 0.5 - k * 0.14)
