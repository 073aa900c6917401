"""Threats from the surgery and the tool shed."""

from __future__ import annotations

import math

from art.drawing import Drawing
from art.drawings.fears.parts import (
    INK,
    blob_of,
    flat,
    form,
    line_of,
    poly,
    pts,
    threat,
    tube_of,
)
from art.drawings.nightmares_parts import eyes as slit_eyes
from art.shapes import (
    Shape,
    curve,
    ellipse,
    heart,
    pile,
    polygon,
    rect,
    rounded,
    star,
)


@threat("fears/threats/needle", 170, 170)
def syringe(d: Drawing) -> None:
    """A syringe, the needle far too long."""
    with d.placed(85, 85, 1.0, 42):
        form(d, poly("-3,-102 3,-102 3,-84 -3,-84"), "#aeb8c8", "#5a647a", shade=2, hatched=0)
        form(d, rounded(-18, -110, 36, 9, 4), "#e8eef2", "#8f9cb0", shade=3)
        form(d, rounded(-22, -72, 44, 9, 4), "#e8eef2", "#8f9cb0", shade=3)
        form(d, poly("-3.4,-86 3.4,-86 3.4,-62 -3.4,-62"), "#aeb8c8", "#5a647a", shade=2, hatched=0)
        barrel = rounded(-14, -64, 28, 84, 3)
        flat(
            d,
            barrel,
            d.linear(
                -14, 0, 14, 0, (0, "#f2fbff", 0.95), (0.5, "#cfe4ec", 0.85), (1, "#8fb0c4", 0.95)
            ),
            1.4,
        )
        liquid = rect(-12.6, -36, 25.2, 54)
        d.fill(liquid, d.linear(-12, 0, 12, 0, (0, "#b8f07a"), (1, "#3f8a4a")), 0.92)
        flat(d, rect(-13, -44, 26, 9), "#3a3a4c", 0.8)
        d.fill(pile([rect(2, y, 11, 1.3) for y in range(-30, 18, 8)]), INK, 0.8)
        d.fill(rect(-10, -60, 4, 76), "#ffffff", 0.75)
        d.fill(pile(ellipse(-2, -20, 2), ellipse(4, -6, 1.5), ellipse(-4, 6, 1.7)), "#f0ffd8", 0.8)
        form(d, poly("-10,20 10,20 6,30 -6,30"), "#6aa5c8", "#24445c", shade=2)
        form(d, poly("-3.4,30 3.4,30 3.4,38 -3.4,38"), "#6aa5c8", "#24445c", shade=2, hatched=0)
        form(
            d,
            poly("-1.8,38 1.8,38 1.8,98 0.2,110 -1.8,100"),
            "#f4f6fa",
            "#7d88a0",
            shade=1,
            hatched=0,
        )
        flat(d, blob_of("0,112,c 3.6,119 0,124 -3.6,119"), "#b8f07a", 0.9)
        flat(d, blob_of("2,130,c 4.4,135 2,138 -0.4,135"), "#b8f07a", 0.8)


@threat("fears/threats/drill", 150, 178)
def drill(d: Drawing) -> None:
    """The dentist's drill comes down, spinning."""
    hose = tube_of("60,0 40,24 52,50 84,44", 5, 5, 5, 6)
    form(d, hose, "#7d8aa0", "#2c3448", shade=3)
    d.fill(
        pile(
            [
                line_of(f"{x - 5},{y - 2} {x + 5},{y + 2}", 1)
                for x, y in curve(pts("58,4 42,24 52,48 78,46"), False, 4)
            ]
        ),
        INK,
        0.5,
    )
    grip = tube_of("82,44 104,60 118,82 116,104", 9, 11, 11, 9)
    form(d, grip, "#e8f0f2", "#7d8ca4", shade=7, edge=2)
    d.fill(
        pile(line_of("96,46 104,54 96,66", 2), line_of("104,50 111,60 103,71", 2)), "#4a8a9a", 0.9
    )
    form(d, rounded(102, 100, 26, 22, 6), "#e8f0f2", "#7d8ca4", shade=5, edge=1.8)
    form(d, rounded(105, 120, 20, 7, 3), "#9aa8bc", "#46506a", shade=2)
    form(d, poly("111,127 119,127 118,142 112,142"), "#c9d2dc", "#5a6680", shade=2, hatched=0)
    bit = poly("110.6,142 119.4,142 117,166 115,174 113,166")
    form(d, bit, "#f0e2a6", "#8d6a2c", shade=2, hatched=0)
    d.fill(
        pile(
            [
                line_of(f"{110.6 + k * 0.5},{145 + k * 4.4} {119 - k * 0.5},{148 + k * 4.4}", 1.2)
                for k in range(6)
            ]
        ),
        INK,
        0.75,
    )
    for k, r in enumerate((13, 20, 27)):
        d.brush(
            [(115 - r, 158), (115 - r * 0.3, 163 + k), (115 + r * 0.8, 161)],
            "#ffffff",
            0.4,
            1.6,
            0.4,
            0.75 - k * 0.15,
        )
        d.brush(
            [(115 + r, 150), (115 + r * 0.3, 146 - k), (115 - r * 0.8, 149)],
            "#ffffff",
            0.4,
            1.4,
            0.4,
            0.6 - k * 0.15,
        )
    form(d, ellipse(38, 122, 26), "#d8e4ea", "#6d7f98", shade=6, edge=2)
    d.fill(
        ellipse(38, 122, 21),
        d.linear(20, 104, 56, 142, (0, "#f6fdff"), (0.5, "#8fa8c0"), (1, "#dff0f6")),
    )
    d.fill(pile(ellipse(31, 118, 4, 5), ellipse(46, 118, 4, 5)), "#2c3a50", 0.8)
    d.fill(ellipse(38, 131, 4, 5), "#2c3a50", 0.8)
    form(d, tube_of("20,140 8,158 4,176", 3, 3, 3.4), "#c9d2dc", "#5a6680", shade=1, hatched=0)


def glint(x: float, y: float) -> Shape:
    """The glint on a blade."""

    return star(x, y, 9, 4, 0.2)


@threat("fears/threats/scissors", 150, 170)
def scissors(d: Drawing) -> None:
    """Scissors, open, taller than a child."""
    for s in (-1, 1):
        with d.placed(75, 92, 1, s * 16, s < 0):
            blade = blob_of("-5,12,c -8,-20 -6,-60 2,-90,c 9,-60 10,-20 8,12,c")
            form(
                d,
                blade,
                "#eef2f8",
                "#7d88a4",
                shade=4,
                edge=1.8,
                edge_colour="#ffffff",
                hatched=0.25,
            )
            d.fill(line_of("4,-78 5,-40 4,6", 0.4, 1.6, 0.4), "#5a647e", 0.6)
            form(d, tube_of("1,8 -2,26 -14,38", 6, 5, 5), "#b5343c", "#4a0f1e", shade=3)
            ring_ = ellipse(-24, 54, 19, 23, 30).difference(ellipse(-24, 54, 10.6, 14.4, 30))
            form(d, ring_, "#d8484e", "#5a1224", shade=5, edge=1.6, edge_colour="#ffb0a4")
    form(d, ellipse(75, 92, 7), "#f0d48a", "#7d5a2c", shade=3)
    d.fill(line_of("71,92 79,92", 1.6), INK)
    d.fill(glint(52, 18), "#ffffff", 0.95)


@threat("fears/threats/knife", 120, 178)
def knife(d: Drawing) -> None:
    """The kitchen knife, point down."""
    blade = blob_of("40,62,c 76,62,c 76,100 68,144 46,176,c 42,150 40,100")
    form(d, blade, "#f2f6fa", "#6d7a96", shade=8, edge=2, edge_colour="#ffffff", hatched=0.3)
    d.fill(line_of("66,66 66,104 56,148", 0.5, 2.2, 0.4), "#55607c", 0.5)
    d.fill(blob_of("48,72 54,72 54,120 50,146"), "#ffffff", 0.8)
    form(d, rounded(36, 52, 44, 11, 3), "#c9a45a", "#5a3c20", shade=3)
    form(
        d,
        blob_of("42,54,c 40,34 38,16 46,6 60,2 72,8 76,20 72,36 74,54,c"),
        "#7d4a38",
        "#24121a",
        shade=7,
        edge=1.6,
    )
    for y in (18, 32, 45):
        flat(d, ellipse(58, y, 3), "#f0d48a", 0.9)
    d.fill(glint(49, 86), "#ffffff", 0.95)
    for x, y in ((92, 40), (100, 76), (94, 112), (20, 58), (14, 96)):
        d.brush([(x, y), (x, y + 16)], "#ffffff", 0.3, 1.3, 0.3, 0.45)


@threat("fears/threats/saw", 180, 130)
def saw(d: Drawing) -> None:
    """A circular saw, still running."""
    form(d, poly("6,96 174,96 174,108 6,108"), "#b5814e", "#4a2c20", shade=2, gap=3)
    for x in (22, 150):
        form(
            d, poly(f"{x},108 {x + 10},108 {x + 12},130 {x - 2},130"), "#8d6040", "#3a2018", shade=3
        )
    points = []
    for k in range(24):
        a, b = math.tau * k / 24, math.tau * (k + 0.78) / 24
        points += [
            (90 + math.cos(a) * 60, 82 + math.sin(a) * 60),
            (90 + math.cos(b) * 70, 82 + math.sin(b) * 70),
        ]
    wheel = polygon(points).intersection(rect(0, 0, 180, 98))
    form(d, wheel, "#eef2f8", "#6d7a96", shade=12, edge=2, edge_colour="#ffffff", hatched=0.25)
    for r in (50, 38, 26):
        for a0 in (200, 290):
            arc = [
                (90 + math.cos(math.radians(a0 + t)) * r, 82 + math.sin(math.radians(a0 + t)) * r)
                for t in (0, 20, 40)
            ]
            d.brush(arc, "#ffffff", 0.4, 2, 0.4, 0.8)
    form(d, ellipse(90, 82, 14).intersection(rect(0, 0, 180, 98)), "#d8484e", "#5a1224", shade=5)
    d.fill(ellipse(90, 82, 4), INK)
    form(d, poly("6,90 174,90 174,98 6,98"), "#d8a468", "#6d4430", shade=2, gap=3)
    rng = d.chance()
    for _ in range(26):
        angle, far = rng.uniform(-0.9, 0.5), rng.uniform(10, 50)
        px, py = 152 + math.cos(angle) * far * 0.5, 84 - abs(math.sin(angle)) * far
        d.brush(
            [(px, py), (px + 4, py - 5)],
            rng.choice(("#ffd98a", "#ffb04a", "#fff6d0")),
            0.6,
            1.8,
            0.4,
            0.95,
        )


@threat("fears/threats/scanner", 190, 160)
def scanner(d: Drawing) -> None:
    """The scanner: a white ring, a table, somebody's feet."""
    form(d, rounded(22, 2, 146, 150, 24), "#f4f7f6", "#8fa0b0", shade=16, edge=2.2)
    flat(d, ellipse(95, 70, 56), d.radial(95, 70, 58, (0.6, "#c9d6da"), (1, "#f6faf8")), 1.4)
    flat(
        d,
        ellipse(95, 70, 44),
        d.radial(95, 74, 46, (0, "#04060e"), (0.6, "#0c1626"), (1, "#2c4a5e")),
        1.6,
    )
    for r in (36, 27, 18):
        d.stroke(ellipse(95, 70 + (44 - r) * 0.1, r), "#6ad0d8", 0.9, 0.5)
    form(d, poly("58,96 132,96 150,122 40,122"), "#dfe8ea", "#7d8fa2", shade=3)
    form(d, rounded(36, 121, 118, 11, 5), "#f4f7f6", "#8fa0b0", shade=3)
    form(d, poly("66,132 124,132 132,160 58,160"), "#b8c4cc", "#55657a", shade=5)
    form(
        d,
        blob_of("70,120,c 74,96 84,86 95,86 106,86 116,96 120,120,c"),
        "#7fb0c4",
        "#2c5068",
        shade=6,
    )
    for s in (-1, 1):
        form(
            d,
            blob_of(
                f"{95 + s * 16 - 8},122,c {95 + s * 18 - 8},104 {95 + s * 18},98 "
                f"{95 + s * 18 + 8},104 {95 + s * 16 + 8},122,c"
            ),
            "#f0c4a4",
            "#a0625a",
            shade=3,
        )
        d.fill(
            pile(
                [ellipse(95 + s * 18 + k * 3.4, 103 + abs(k) * 1.4, 1.9) for k in (-2, -1, 0, 1, 2)]
            ),
            "#f6d2b4",
        )
    d.fill(pile(ellipse(146, 30, 4), ellipse(146, 44, 4)), "#e0525c", 0.9)
    d.fill(ellipse(146, 30, 4), "#6fbf8f")


@threat("fears/threats/x-ray", 140, 170)
def x_ray(d: Drawing) -> None:
    """An X-ray plate; something in it should not be there."""
    d.glow(70, 85, 90, "#9adfff", 0.45)
    form(d, rounded(2, 2, 136, 166, 6), "#dfe8ec", "#7d90a0", shade=3, hatched=0)
    flat(d, rect(10, 10, 120, 150), d.radial(70, 80, 100, (0, "#1c4a6a"), (1, "#05101c")), 1)
    d.fill(
        pile(
            [
                blob_of(
                    f"70,{34 + k * 17} {84 + k},{26 + k * 17} {112 - k},{38 + k * 17} "
                    f"{110 - k * 2},{54 + k * 17},c {108 - k * 2},{42 + k * 17} "
                    f"{88 + k},{33 + k * 17} 70,{41 + k * 17}"
                )
                for k in range(6)
            ]
            + [
                blob_of(
                    f"70,{34 + k * 17} {56 - k},{26 + k * 17} {28 + k},{38 + k * 17} "
                    f"{30 + k * 2},{54 + k * 17},c {32 + k * 2},{42 + k * 17} "
                    f"{52 - k},{33 + k * 17} 70,{41 + k * 17}"
                )
                for k in range(6)
            ]
        ),
        "#bfeaff",
        0.75,
    )
    d.fill(pile([rounded(64, 16 + k * 12, 12, 9, 3) for k in range(12)]), "#e6f8ff", 0.9)
    d.fill(
        pile(tube_of("20,26 44,20 66,26", 4, 3.4, 3), tube_of("120,26 96,20 74,26", 4, 3.4, 3)),
        "#bfeaff",
        0.8,
    )
    d.glow(94, 92, 22, "#ffffff", 0.9)
    flat(d, ellipse(94, 92, 11, 10), "#f4fdff", 0.6)
    slit_eyes(d, 94, 91, 3, "#0c2233", apart=1.5)
    d.brush(pts("89,96 94,98 99,96"), "#0c2233", 0.6, 1.4, 0.6)
    d.stroke(ellipse(94, 92, 18), "#ff6a5a", 2)
    d.brush(pts("128,140 116,120 106,106"), "#ff6a5a", 0.8, 2.6, 2)


@threat("fears/threats/flatline", 156, 170)
def flatline(d: Drawing) -> None:
    """The monitor: a straight green line."""
    form(d, rect(72, 96, 10, 66), "#a9b4c0", "#46506a", shade=2, hatched=0)
    form(d, poly("40,170 46,160 110,160 116,170"), "#a9b4c0", "#46506a", shade=2)
    d.glow(78, 52, 80, "#8affb0", 0.35)
    form(d, rounded(6, 4, 144, 98, 9), "#e6edf0", "#6d7f94", shade=7, edge=2.2)
    flat(d, rounded(15, 13, 102, 80, 5), d.radial(66, 53, 70, (0, "#0f3a2c"), (1, "#03100c")), 1.2)
    d.fill(
        pile(
            *[rect(15 + k * 10.2, 13, 0.6, 80) for k in range(11)],
            *[rect(15, 13 + k * 10, 102, 0.6) for k in range(9)],
        ),
        "#4ad08a",
        0.25,
    )
    d.brush(
        [
            (17, 52, "c"),
            (26, 52, "c"),
            (30, 44, "c"),
            (35, 28, "c"),
            (40, 72, "c"),
            (45, 48, "c"),
            (50, 52, "c"),
            (115, 52),
        ],
        "#b8ffd0",
        2.6,
    )
    flat(d, heart(133, 30, 8), "#5a1020", 0.9)
    for y, c in ((52, "#ff5a4a"), (66, "#4a5068"), (80, "#4a5068")):
        flat(d, ellipse(133, y, 5), c, 0.8)
    d.fill(poly("15,40 40,13 60,13 15,62"), "#ffffff", 0.12)
