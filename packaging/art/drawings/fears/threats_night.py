"""Threats that come when one lies awake: what was said, sold and forgotten, and who calls."""

from __future__ import annotations

import math

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
    teeth,
    threat,
    tube_of,
)
from art.drawings.nightmares_parts import eyes as slit_eyes
from art.shapes import ellipse, heart, join, move, pile, polygon, rect, rounded, star
from art.strokes import brush, fur

WOOD, WOOD_LOW = "#a5704a", "#38201e"
SKIN, SKIN_LOW = "#f0c4a0", "#9a5f58"


@threat("fears/threats/signpost", 150, 190)
def signpost(d: Drawing) -> None:
    """A signpost; all ways but one are barred, and that one is gone."""
    form(d, rect(70, 20, 11, 170), WOOD, WOOD_LOW, shade=4, edge=1.6)
    form(d, ellipse(75.5, 18, 9, 8), WOOD, WOOD_LOW, shade=2)
    for y, left, right, angle, colour in (
        (34, 6, 118, -4, "#c9935a"),
        (68, 30, 146, 5, "#b5804e"),
        (102, 4, 112, 3, "#a5704a"),
        (136, 34, 140, -6, "#c9935a"),
    ):
        with d.placed(75, y + 12, 1, angle):
            a, b = left - 75, right - 75
            if left < 20:
                board = poly(f"{a},0 {a + 16},-13 {b},-12 {b},13 {a + 16},13")
            else:
                board = poly(f"{a},-12 {b - 16},-13 {b},0 {b - 16},13 {a},12")
            form(d, board, colour, WOOD_LOW, shade=4, edge=1.6)
            d.fill(pile(ellipse(-4, -5, 1.6), ellipse(5, 5, 1.6)), "#1c1218")
            if y == 136:
                d.brush(pts("-26,4 -18,-6 -10,-2 -16,6 -10,8"), "#1c1218", 2, 3, 1)
                d.fill(ellipse(32, 1, 3), "#1c1218")
            else:
                cross = pile(line_of("18,-8 34,8", 4), line_of("34,-8 18,8", 4))
                d.fill(cross, "#b5243c", 0.95)
                d.fill(line_of("-36,1 -18,-1 8,1", 2.4, 3.4, 2), "#1c1218", 0.8)
    slit_eyes(d, 75, 179, 4, "#ffdf6a")
    form(
        d,
        blob_of("52,190,c 56,182 66,184 70,178 80,184 92,180 100,190,c"),
        "#5a8a5a",
        "#1c3a24",
        shade=2,
    )


@threat("fears/threats/bed-monster", 180, 176)
def bed_monster(d: Drawing) -> None:
    """The one from under the bed, in a nightcap, wishing good night."""
    body = fur(
        blob_of("90,30 132,40 158,84 166,130 160,176,c 20,176,c 14,130 22,84 48,40"),
        7,
        6,
        0.4,
        3,
        0.7,
    ).simplify(0.25)
    form(d, body, "#7a6ab8", "#1f1740", shade=20, edge=2.4)
    for s in (-1, 1):
        arm = fur(
            tube_of(f"{90 + s * 62},96 {90 + s * 84},124 {90 + s * 70},152", 13, 12, 11), 4, 5
        )
        form(d, arm.simplify(0.25), "#7a6ab8", "#2a2050", shade=6)
        for k in range(3):
            x = 90 + s * (60 + k * 8)
            flat(d, poly(f"{x - 4},156 {x + 4},156 {x},172"), BONE, 0.9)
    for x, y, r in ((66, 74, 17), (114, 74, 17), (90, 52, 9)):
        eye(d, x, y, r, iris="#6fbf4a", look=(0, 0.25))
    mouth = blob_of("36,106,c 66,114 114,114 144,106,c 140,146 116,156 90,156 64,156 40,146")
    flat(d, mouth, d.radial(90, 128, 60, (0, "#1a0614"), (1, "#6d1c3c")), 1.8)
    d.fill(blob_of("62,146 90,134 118,146 106,155 74,155"), "#d0586a")
    teeth(d, [(42.0 + k * 12, 108.0 + 3 * math.sin(k / 8 * math.pi)) for k in range(9)], 15)
    teeth(d, [(56, 148), (68, 153), (80, 155), (92, 155), (104, 154), (116, 150)], 11, up=True)
    cap = blob_of("46,44,c 56,10 96,-4 126,6 152,16 158,40 152,58,c 144,40 132,32 120,36 126,40")
    form(d, cap, "#e2685c", "#6d1c34", shade=7, edge=1.8)
    d.fill(pile(line_of("70,18 84,28 98,42", 4), line_of("100,2 112,14 120,32", 4)), "#f8ecd4", 0.9)
    flat(d, line_of("42,46 84,34 126,42", 9, 12, 9), "#f8ecd4", 1.2)
    form(d, fur(ellipse(152, 62, 9), 3, 3.4, 0.2, 5).simplify(0.2), "#f8ecd4", "#a89a94", shade=3)


@threat("fears/threats/no-face", 130, 186)
def no_face(d: Drawing) -> None:
    """Somebody one knows. What was the name? There is no face to it, either."""
    form(
        d,
        blob_of("38,84,c 92,84,c 112,104 118,150 122,188,c 8,188,c 12,150 18,104"),
        "#4a6a9a",
        "#121c38",
        shade=14,
        edge=2,
    )
    flat(d, poly("50,84 65,112 80,84 72,80 58,80"), "#f8f4ea", 1)
    flat(d, poly("61,92 69,92 67,98 73,146 65,156 57,146 63,98"), "#c23c44", 1)
    for s in (-1, 1):
        d.brush([(65 + s * 15, 84), (65 + s * 22, 108), (65 + s * 8, 140)], INK, 0.8, 2.4, 0.8, 0.7)
    form(d, rounded(80, 114, 32, 22, 3), "#fbf6ea", "#b8a998", shade=2, hatched=0)
    d.fill(rect(80, 114, 32, 6), "#c23c44", 0.9)
    d.brush(pts("92,126 96,123 100,126 96,129 96,131"), INK, 1.2, 1.8, 1.2)
    d.fill(ellipse(96, 133.4, 0.9), INK)
    form(d, ellipse(65, 46, 32, 38), "#f4d2b4", "#9a6a62", shade=12, edge=2.2)
    form(
        d,
        blob_of("32,44,c 28,14 48,2 66,2 90,4 102,18 98,46,c 92,28 78,22 62,24 46,24 38,30"),
        "#5a3a2c",
        "#22141a",
        shade=5,
    )
    d.fill(blob_of("44,46 52,42 58,46 52,50"), "#c99a86", 0.35)
    d.fill(blob_of("72,46 78,42 86,46 78,50"), "#c99a86", 0.35)
    d.fill(ellipse(65, 68, 9, 3), "#c99a86", 0.35)
    d.brush([(54, 40), (60, 30), (72, 32), (74, 42), (66, 50), (65, 58)], "#c23c44", 3, 5.4, 3)
    d.fill(ellipse(65, 68, 3.6), "#c23c44")


@threat("fears/threats/old-self", 140, 186)
def old_self(d: Drawing) -> None:
    """Oneself, later; and one is not pleased with oneself."""
    form(
        d,
        blob_of("34,88,c 88,84,c 106,104 108,148 106,186,c 14,186,c 14,148 18,108"),
        "#7d6a8d",
        "#221a30",
        shade=12,
        edge=2,
    )
    d.fill(pile(*[ellipse(60, y, 2.6) for y in (112, 130, 148, 166)]), "#f2d98a")
    d.fill(line_of("60,92 60,184", 0.8, 2, 0.8), INK, 0.7)
    form(d, tube_of("90,96 118,112 118,136", 10, 9, 8), "#7d6a8d", "#2a2038", shade=3)
    form(d, tube_of("120,132 124,160 126,186", 3, 3, 3), "#a5704a", "#38201e", shade=1, hatched=0)
    form(d, tube_of("128,136 120,122 108,130", 4, 4, 4), "#a5704a", "#38201e", shade=1, hatched=0)
    form(d, ellipse(117, 134, 8, 7), SKIN, SKIN_LOW, shade=2, hatched=0)
    head = blob_of("60,14 86,22 94,46 88,72 74,88 58,92 42,86 30,70 26,44 36,22")
    form(d, head, "#ecc8ac", "#8d5f5c", shade=10, edge=2)
    for s in (-1, 1):
        form(
            d,
            fur(ellipse(60 + s * 33, 50, 9, 14), 3, 4, 0.2, 4).simplify(0.2),
            "#f4f0ec",
            "#a09aa8",
            shade=3,
        )
        eye(d, 60 + s * 13, 48, 6.4, iris="#7d8a9a", look=(-0.4, 0.3), lid=0.36)
        form(
            d,
            fur(ellipse(60 + s * 14, 37, 10, 3.4, s * 14), 2, 3, 0.4, 6).simplify(0.2),
            "#f4f0ec",
            "#a09aa8",
            shade=1,
            hatched=0,
        )
        d.brush([(60 + s * 6, 58), (60 + s * 14, 61), (60 + s * 21, 57)], INK, 0.4, 1.2, 0.4, 0.6)
    form(
        d, blob_of("54,48 66,48 72,64 66,70 54,70 48,64"), "#e0a890", "#8d5654", shade=3, hatched=0
    )
    form(
        d,
        fur(blob_of("40,72 60,68 80,72 72,80 60,76 48,80"), 2, 3, 0.4, 7).simplify(0.2),
        "#f4f0ec",
        "#a09aa8",
        shade=1,
        hatched=0,
    )
    d.brush(pts("50,84 60,81 70,84"), "#5a2430", 1, 2.4, 1)
    d.fill(
        pile(
            line_of("42,22 60,18 78,22", 0.4, 1.2, 0.4), line_of("40,28 60,24 80,28", 0.4, 1.2, 0.4)
        ),
        INK,
        0.5,
    )
    for s in (-1, 1):
        for k in range(2):
            x = 60 + s * (48 + k * 8)
            d.brush(
                [(x, 20 + k * 3), (x + s * 4, 32), (x, 46 - k * 3)], "#ffe9c8", 0.5, 2.2, 0.5, 0.7
            )


@threat("fears/threats/diary", 150, 130)
def diary(d: Drawing) -> None:
    """A diary whose lock has burst, reading itself out."""
    with d.placed(75, 68, 1, -6):
        form(d, rounded(-66, -50, 132, 106, 6), "#8d3a6a", "#2a0c28", shade=8, edge=2)
        for s in (-1, 1):
            page = blob_of(
                f"0,-44,c {s * 20},-52 {s * 44},-50 {s * 60},-44,c {s * 60},46,c "
                f"{s * 44},40 {s * 20},40 0,48,c"
            )
            form(d, page, "#fdf6e6", "#c4ad8a", shade=6, hatched=0.2)
            lines = [
                line_of(f"{s * 10},{y} {s * 30},{y - 2} {s * 52},{y}", 1.2) for y in (-36, -28)
            ]
            d.fill(pile(lines), "#3a4a8a", 0.7)
            eye(d, s * 28, -8, 10, iris="#8d3a6a", look=(0, 0.2))
        mouth = blob_of("-40,14,c -14,22 14,22 40,14,c 34,38 16,44 0,44 -16,44 -34,38")
        flat(d, mouth, "#3a0a20", 1.2)
        teeth(d, [(-36.0 + k * 9, 15.4 + 4 * math.sin(k / 8 * math.pi)) for k in range(9)], 9)
        flat(d, poly("-8,22 8,22 10,62 0,54 -10,62"), "#e2485c", 0.9)
        flat(d, heart(46, 30, 6), "#e2485c", 0.7)
        form(d, rounded(58, -8, 16, 18, 3), "#f0cc72", "#7d5a2c", shade=2)
        d.stroke(ellipse(70, -14, 6, 8), "#f0cc72", 3)
    for x, y in ((20, 14), (128, 8), (10, 40), (142, 34)):
        d.brush([(x - 5, y + 5), (x, y), (x + 6, y - 6)], "#ffe9a6", 0.6, 2.4, 0.6, 0.8)


@threat("fears/threats/last-word", 160, 140)
def last_word(d: Drawing) -> None:
    """A pen, and the line it did not finish."""
    sheet = poly("10,40 128,24 146,128 22,138")
    form(d, sheet, "#fdf8ea", "#b8a684", shade=6, edge=1.8, hatched=0.2)
    for k in range(3):
        y = 56 + k * 15
        words = [
            brush(
                [
                    (26 + j * 17 + k * 2, y - j * 2.2),
                    (33 + j * 17 + k * 2, y - 3 - j * 2.2),
                    (39 + j * 17 + k * 2, y - j * 2.4),
                ],
                1.6,
                2.4,
                1.2,
            )
            for j in range(6)
        ]
        d.fill(pile(words), "#2a3a7a", 0.85)
    d.brush(pts("32,104 42,99 50,103 60,97 70,101"), "#2a3a7a", 1.6, 2.4, 1.6)
    d.brush(pts("70,101 84,104 92,114 88,130"), "#2a3a7a", 2, 2.8, 4)
    d.fill(blob_of("80,124 92,122 100,132 92,139 80,138 74,131"), "#1c2450")
    d.fill(pile(ellipse(108, 128, 3), ellipse(70, 136, 2.4)), "#1c2450")
    with d.placed(96, 92, 1, 38):
        form(d, rounded(-8, -96, 16, 62, 6), "#c23c44", "#4a0f1e", shade=4, edge=1.8)
        form(d, rect(-8.6, -46, 17.2, 7), "#f0cc72", "#7d5a2c", shade=1, hatched=0)
        form(d, rounded(-7, -40, 14, 34, 3), "#34304e", "#0c0a16", shade=3)
        form(d, poly("-6,-7 6,-7 3,8 0,18 -3,8"), "#f0cc72", "#7d5a2c", shade=2, hatched=0)
        d.fill(line_of("0,-2 0,16", 1), INK)
        d.fill(rect(-4, -90, 2.4, 40), "#ffc4b4", 0.8)


@threat("fears/threats/sold-house", 170, 170)
def sold_house(d: Drawing) -> None:
    """The house one grew up in, sold. It is not happy about it."""
    form(d, rect(108, 18, 16, 40), "#8d5a5c", "#35202e", shade=3)
    form(d, poly("16,70 82,12 148,70 146,150 18,150"), "#d8a878", "#5a3440", shade=16, edge=2.2)
    form(d, poly("2,76 82,4 162,76 150,84 82,24 14,84"), "#b5483c", "#451420", shade=5, edge=1.8)
    for s in (-1, 1):
        x = 82 + s * 32
        flat(d, rounded(x - 16, 72, 32, 30, 3), "#f4ead8", 1.4)
        flat(d, rect(x - 12, 76, 24, 22), "#2c3a5c", 0.8)
        eye(d, x, 87, 10, iris="#6a8ac8", look=(0, 0.3))
        d.brush(
            [(x - 13, 71 + (s > 0) * -5 + 2), (x, 66), (x + 13, 71 + (s < 0) * -5 + 2)],
            INK,
            1,
            3.4,
            1,
        )
        flat(
            d,
            blob_of(f"{x + s * 4},100,c {x + s * 9},112 {x + s * 4},118 {x - s * 1},112"),
            "#9ad8ff",
            0.7,
        )
    flat(d, rounded(66, 110, 32, 40, 14), "#4a2434", 1.6)
    d.brush(pts("70,132 82,124 94,132"), "#1c0a14", 1.4, 3.4, 1.4)
    d.fill(ellipse(92, 140, 2), "#f0cc72")
    form(d, rect(138, 106, 6, 62), WOOD, WOOD_LOW, shade=2)
    with d.placed(140, 110, 1, -7):
        form(d, rounded(-30, -22, 60, 34, 3), "#fdf8ea", "#b8a684", shade=3, edge=1.6)
        house = join(poly("-9,-6 0,-15 9,-6"), rect(-7, -6, 14, 11))
        flat(d, move(house, -12, 0), "#8d9ab0", 0.8)
        d.fill(pile(line_of("-28,-18 28,8", 4), line_of("28,-18 -28,8", 4)), "#c2283c", 0.9)
    form(
        d,
        blob_of("-2,168,c 20,148 60,150 90,148 130,148 158,156 172,168,c"),
        "#5a8a5a",
        "#1c3a24",
        shade=4,
    )


@threat("fears/threats/cassette", 160, 130)
def cassette(d: Drawing) -> None:
    """A tape with somebody's voice on it, coming undone."""
    with d.placed(80, 52, 1, -7):
        form(d, rounded(-66, -44, 132, 86, 7), "#4a4e66", "#0e0f1a", shade=8, edge=2.2)
        form(d, rounded(-56, -36, 112, 48, 4), "#f0dfb8", "#a88a5c", shade=4, hatched=0.2)
        d.fill(pile(rect(-56, -4, 112, 5), rect(-56, 3, 112, 3)), "#c23c44", 0.9)
        d.fill(
            pile(line_of("-44,-27 0,-28 44,-26", 1.6), line_of("-44,-19 20,-20", 1.4)),
            "#3a4a8a",
            0.8,
        )
        flat(d, rounded(-34, -14, 68, 22, 10), "#1c1a28", 1)
        for x in (-22, 22):
            flat(d, ellipse(x, -3, 10), "#f4ead8", 0.9)
            d.fill(
                pile(
                    [
                        rect(x - 1.2, -13, 2.4, 5),
                        rect(x - 1.2, 2, 2.4, 5),
                        rect(x - 10, -4.2, 5, 2.4),
                        rect(x + 5, -4.2, 5, 2.4),
                    ]
                ),
                INK,
            )
            d.fill(ellipse(x, -3, 3), INK)
        flat(d, poly("-36,42 -30,24 30,24 36,42"), "#34384e", 1)
        flat(d, blob_of("-10,36,c 0,30 10,36,c"), "#05060c", 0.6)
    for text in (
        "72,94 40,112 20,96 34,84 60,104 30,126",
        "78,92 96,118 128,104 116,88 92,110 60,124",
        "86,94 132,122 152,100 140,116 110,128",
    ):
        d.brush(pts(text), INK, 4, 5, 3)
        d.brush(pts(text), "#7d4a34", 2, 2.8, 1.4)
        d.brush([(x - 0.6, y - 0.8) for x, y in pts(text)], "#e0a878", 0.3, 0.9, 0.3, 0.8)


@threat("fears/threats/music-box", 140, 160)
def music_box(d: Drawing) -> None:
    """A music box that starts by itself; the dancer has no face left."""
    d.glow(70, 70, 66, "#ffdf9a", 0.45)
    form(d, poly("14,20 126,20 120,94 20,94"), "#a8505c", "#3a1424", shade=6, edge=1.8)
    flat(
        d,
        poly("24,28 116,28 111,88 29,88"),
        d.linear(0, 28, 0, 88, (0, "#dff0f4"), (1, "#6d86a8")),
        1.2,
    )
    d.fill(poly("34,84 60,32 74,32 50,84"), "#ffffff", 0.35)
    form(d, tube_of("70,98 70,84", 1.6, 1.6), "#f0cc72", "#7d5a2c", shade=1, hatched=0)
    d.fill(pile(line_of("68,84 69,70", 2.6), line_of("72,84 84,74 76,66", 2.4)), "#f4dcc8")
    form(
        d,
        blob_of("70,58,c 78,60 98,68 96,74 82,74 70,77 58,74 44,74 42,68 62,60"),
        "#fbe6f0",
        "#b57a9a",
        shade=3,
    )
    form(d, blob_of("65,46,c 75,46,c 76,60 64,60"), "#e09ab8", "#7d3a5a", shade=1, hatched=0)
    for s in (-1, 1):
        d.fill(tube_of(f"{70 + s * 5},48 {70 + s * 15},36 {70 + s * 4},22", 2, 1.7, 1.4), "#f4dcc8")
    flat(d, ellipse(70, 36, 8, 9), "#f8e8dc", 1)
    flat(d, blob_of("62,35,c 62,26 78,26 78,35,c 74,31 66,31"), "#3a2430", 0.8)
    d.fill(ellipse(70, 25, 4), "#3a2430")
    d.fill(pile(line_of("67,37 66,44", 0.9), line_of("70,33 72,40 70,45", 0.9)), INK, 0.8)
    form(d, poly("8,96 132,96 138,152 2,152"), "#b5603c", "#46201f", shade=10, edge=2.2)
    form(d, poly("4,92 136,92 138,102 2,102"), "#d88a58", "#6d342a", shade=2)
    for k in range(5):
        flat(d, star(22 + k * 24, 126, 8, 5, 0.45), "#f0cc72", 0.9)
    form(d, tube_of("136,126 150,126 150,112", 3, 3, 3), "#f0cc72", "#7d5a2c", shade=1, hatched=0)
    for x, y, size in ((12, 40, 1.0), (132, 50, 0.9), (20, 10, 0.8), (122, 6, 1.0)):
        with d.placed(x, y, size, -8):
            note = join(ellipse(-3, 8, 4, 3, -20), rect(0, -10, 1.8, 18), poly("0,-10 8,-5 1.8,-3"))
            flat(d, note, "#f2d98a", 0.9)


@threat("fears/threats/light-switch", 130, 160)
def light_switch(d: Drawing) -> None:
    """The switch is on. A finger that is not yours is still on it."""
    d.glow(60, 76, 76, "#ffe9a6", 0.6)
    form(d, rounded(16, 16, 86, 118, 9), "#f8f2e2", "#a8987c", shade=10, edge=2.2)
    d.fill(pile(ellipse(59, 28, 3), ellipse(59, 122, 3)), "#8d7a58")
    flat(d, rounded(38, 44, 42, 62, 5), "#d8ccb0", 1.4)
    form(d, poly("41,47 77,47 77,76 41,72"), "#ffffff", "#c4b89c", shade=3, hatched=0)
    form(d, poly("41,74 77,78 77,103 41,103"), "#b5a88a", "#6d5f48", shade=4)
    slit_eyes(d, 59, 61, 4.6, "#7d1c2c", slant=12)
    for text, thick in (
        ("140,120 104,92 70,62", 9.0),
        ("144,140 116,120 104,104", 9.0),
        ("140,156 112,142 100,130", 8.4),
        ("132,170 108,160 98,150", 7.6),
    ):
        form(d, tube_of(text, thick + 2, thick, thick * 0.72), "#a9b48a", "#3a4a3c", shade=4)
    flat(d, polygon([(74, 58), (60, 52), (68, 70)]), "#2a2430", 1)
    for k in range(8):
        a = math.radians(200 + k * 20)
        d.brush(
            [
                (59 + math.cos(a) * 70, 72 + math.sin(a) * 66),
                (59 + math.cos(a) * 82, 72 + math.sin(a) * 78),
            ],
            "#ffe9a6",
            1,
            3,
            0.8,
            0.85,
        )
