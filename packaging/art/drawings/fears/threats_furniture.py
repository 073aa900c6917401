"""Threats that stand about the house."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.fears.parts import (
    INK,
    blob_of,
    flat,
    form,
    line_of,
    poly,
    teeth,
    threat,
    tube_of,
)
from art.drawings.nightmares_parts import eyes as slit_eyes
from art.shapes import (
    ellipse,
    join,
    mirror,
    move,
    pile,
    polygon,
    rect,
    rounded,
    star,
)
from art.strokes import brush, brushes

WOOD, WOOD_LOW = "#a5704a", "#38201e"


@threat("fears/threats/coat-on-hook", 116, 186)
def coat(d: Drawing) -> None:
    """A coat on its stand. It has arms. It has eyes."""
    form(d, rect(54, 20, 8, 160), WOOD, WOOD_LOW, shade=3)
    for text in ("58,172 36,178 22,186", "58,172 80,178 94,186"):
        form(d, tube_of(text, 4, 3.4, 3), WOOD, WOOD_LOW, shade=2, hatched=0)
    for text in ("58,30 40,26 32,14", "58,30 76,26 84,14"):
        form(d, tube_of(text, 3.4, 3, 4), WOOD, WOOD_LOW, shade=2, hatched=0)
    body = blob_of(
        "58,40 78,44 92,60 92,110 98,166,c 82,160 70,168 58,162 46,168 34,160 18,166,c "
        "24,110 24,60 38,44"
    )
    form(d, body, "#5a5078", "#0e0b18", shade=14, edge=2)
    for s in (0, 1):
        sleeve = blob_of("34,56 22,70 10,106 6,140,c 16,146 26,142,c 32,112 40,84")
        form(d, mirror(sleeve, 58) if s else sleeve, "#544a72", "#0e0b18", shade=6, edge=1.6)
        claws = brushes(
            [[(16 + k, 142), (14 + k * 1.6, 152), (12 + k * 2, 160)] for k in (-5, 0, 5)],
            3.4,
            2.6,
            0.5,
        )
        d.fill(pile([mirror(c, 58) for c in claws.geoms]) if s else claws, "#0a0812")
    flat(d, blob_of("40,44 58,56 76,44 70,72 58,84 46,72"), "#05040a", 1)
    d.fill(
        pile(
            line_of("58,84 57,160", 0.6, 2, 0.6),
            line_of("42,62 50,88", 0.5, 1.6, 0.5),
            line_of("74,62 66,88", 0.5, 1.6, 0.5),
        ),
        INK,
        0.8,
    )
    d.fill(pile(*[ellipse(63, y, 2.4) for y in (98, 114, 130)]), "#c9b06a")
    slit_eyes(d, 58, 60, 5, "#ffe27a", apart=1.5, slant=14)
    form(
        d,
        blob_of("24,26,c 40,18 76,18 92,26,c 78,32 38,32"),
        "#4a4066",
        "#0c0914",
        shade=2,
        hatched=0,
    )
    form(d, blob_of("38,23,c 38,6 44,2 58,3 72,2 78,6 78,23,c"), "#544a72", "#0e0b18", shade=5)
    d.fill(line_of("38,20 58,23 78,20", 4), "#b5343c", 0.9)


@threat("fears/threats/door-ajar", 124, 186)
def door_ajar(d: Drawing) -> None:
    """A door that opens by itself; fingers, and an eye."""
    form(d, rect(4, 4, 92, 182), "#8d6a5a", "#2c1a22", shade=6, edge=1.8)
    flat(
        d,
        rect(12, 12, 76, 174),
        d.linear(12, 0, 88, 0, (0, "#020106"), (0.7, "#0e0a18"), (1, "#1c1428")),
        1.2,
    )
    slit_eyes(d, 36, 66, 7, "#ffdf6a", look=(0.5, 0.2), slant=12)
    teeth(d, [(26, 82), (30, 84), (34, 85), (38, 85), (42, 84), (46, 82)], 5)
    leaf = poly("56,12 116,-2 118,188 56,186").intersection(rect(0, 0, 124, 186))
    form(d, leaf, "#a5604a", "#3a1a20", shade=10, edge=2, edge_colour="#ffd0a0")
    for text in ("66,26 106,18 107,78 66,80", "66,92 107,91 108,168 66,166"):
        panel = poly(text)
        d.stroke(panel, INK, 1.6, 0.8)
        d.stroke(panel.buffer(-5), "#f0b080", 0.9, 0.5)
    form(d, ellipse(65, 98, 5), "#f0d48a", "#7d5a2c", shade=2)
    for y in (106, 113, 120, 127):
        form(
            d,
            tube_of(f"50,{y - 1} 58,{y} 66,{y + 1.4}", 3.6, 3.4, 2.8),
            "#a9b48a",
            "#3a4a3c",
            shade=1,
            hatched=0,
        )
        flat(d, poly(f"65,{y - 0.4} 71,{y + 2} 65,{y + 3}"), "#1c1824", 0.6)


@threat("fears/threats/empty-chair", 120, 176)
def empty_chair(d: Drawing) -> None:
    """A chair that stays empty; a cardigan hangs on it."""
    d.glow(58, 96, 60, "#fff0c8", 0.22)
    for x in (30, 88):
        form(d, rect(x - 4, 10, 8, 160), WOOD, WOOD_LOW, shade=3)
        form(d, ellipse(x, 9, 6, 7), WOOD, WOOD_LOW, shade=2)
    for y in (22, 44, 66):
        form(
            d,
            blob_of(f"34,{y},c 58,{y - 6} 84,{y},c 84,{y + 10},c 58,{y + 5} 34,{y + 10},c"),
            WOOD,
            WOOD_LOW,
            shade=3,
        )
    form(d, poly("24,104 94,104 106,120 14,120"), "#d0a85a", "#6d4424", shade=3, gap=2.6)
    d.fill(
        pile(
            *[line_of(f"{28 + k * 9},105 {20 + k * 12},119", 0.8) for k in range(8)],
            line_of("20,111 100,111", 0.8),
        ),
        "#6d4424",
        0.7,
    )
    for x in (16, 96):
        form(d, rect(x, 120, 8, 54), WOOD, WOOD_LOW, shade=3)
    form(d, rect(22, 146, 76, 5), WOOD, WOOD_LOW, shade=2, hatched=0)
    form(d, rect(34, 120, 5, 36), WOOD, WOOD_LOW, shade=2, hatched=0)
    cloth = blob_of("62,10,c 96,12,c 104,30 106,70 102,100,c 92,104 84,98 76,102,c 72,70 64,40")
    form(d, cloth, "#6a8ab0", "#1c2c48", shade=7)
    form(d, blob_of("98,24 110,44 114,78 108,84 100,80 98,50"), "#6a8ab0", "#1c2c48", shade=4)
    d.fill(
        pile(
            line_of("74,22 82,60 84,96", 0.5, 1.6, 0.5), line_of("90,20 94,60 92,96", 0.5, 1.4, 0.5)
        ),
        INK,
        0.6,
    )
    d.fill(pile(ellipse(80, 46, 2), ellipse(82, 62, 2), ellipse(83, 78, 2)), "#f4ead8")


@threat("fears/threats/mirror", 120, 182)
def mirror_(d: Drawing) -> None:
    """A standing mirror. What is in it isn't quite you."""
    for x in (14, 100):
        form(d, rect(x, 60, 7, 112), WOOD, WOOD_LOW, shade=2)
        form(
            d,
            blob_of(f"{x - 10},182,c {x - 6},170 {x + 13},170 {x + 17},182,c"),
            WOOD,
            WOOD_LOW,
            shade=2,
        )
    frame = ellipse(60, 82, 48, 78)
    form(d, frame, "#d8a84e", "#5a3820", shade=8, edge=2.2, edge_colour="#fff0b8")
    d.fill(
        pile(
            *[
                ellipse(
                    60 + math.cos(math.tau * k / 24) * 44,
                    82 + math.sin(math.tau * k / 24) * 74,
                    2.6,
                )
                for k in range(24)
            ]
        ),
        "#f6dc92",
        0.9,
    )
    glass = ellipse(60, 82, 39, 69)
    flat(d, glass, d.linear(30, 14, 90, 150, (0, "#dff0f4"), (0.4, "#6d8aa4"), (1, "#1c2a44")), 1.4)
    with d.clipped(glass):
        form(
            d,
            blob_of("18,152,c 22,120 40,112 60,112 80,112 98,120 102,152,c"),
            "#4a5a80",
            "#10142a",
            shade=7,
        )
        form(
            d,
            blob_of("60,40 82,48 88,70 82,94 68,110 60,112 52,110 38,94 32,70 38,48"),
            "#c8ccc0",
            "#4a5464",
            shade=10,
            edge=1.8,
        )
        form(
            d,
            blob_of(
                "30,78,c 28,46 44,32 60,32 76,32 92,46 90,78,c 82,64 80,56 74,50 60,48 "
                "46,50 40,56 38,64"
            ),
            "#2c2434",
            "#0a0810",
            shade=4,
        )
        for s in (-1, 1):
            flat(d, ellipse(60 + s * 12, 72, 7.4, 8.4), "#0a0812", 1)
            d.glow(60 + s * 12, 72, 8, "#fff4d0", 0.5)
            d.fill(ellipse(60 + s * 12, 72, 2), "#fffdf0")
        flat(d, blob_of("38,88,c 60,94 82,88,c 78,102 68,107 60,107 52,107 42,102"), "#3a0a18", 1)
        teeth(
            d,
            [(41, 89.4), (47, 91), (53, 92), (60, 92.4), (67, 92), (73, 91), (79, 89.4)],
            7,
            flat_ends=True,
        )
    d.fill(
        pile(poly("34,46 44,32 40,58 30,74"), poly("47,28 52,24 46,46 42,52")).intersection(glass),
        "#ffffff",
        0.35,
    )
    flat(d, join(star(60, 4, 8, 5, 0.5)), "#f6dc92", 1)


@threat("fears/threats/stairs", 180, 186)
def stairs(d: Drawing) -> None:
    """Stairs that wind up round a pole, and up, and stop in the air."""
    steps = []
    for k in range(15):
        a = 0.35 + k * 0.62
        steps.append((math.sin(a), 168 - k * 11, math.cos(a), k))
    for nearness, y, side, k in sorted(steps):
        if k and abs(nearness) < 0.22 and nearness > 0:
            form(d, rect(84, max(0, y - 60), 12, 70), "#8d7a9a", "#241a30", shade=4)
        reach = 68 * side
        front = 9 * nearness
        far = 0.5 - nearness * 0.5
        outer_low, outer_high = y + front + 11, y + front - 9
        tread = polygon(
            [
                (90, y - 3),
                (90 + reach - 9 * nearness, outer_high),
                (90 + reach, outer_low),
                (90, y + 5),
            ]
        ).convex_hull
        riser = move(tread, 0, 6)
        d.fill(join(tread, riser).buffer(1.2), INK)
        d.fill(riser, palette.mix("#7d4a3c", "#241628", far * 0.7))
        top = palette.mix("#e0b080", "#5a4260", far)
        d.fill(tread, d.linear(90, 0, 90 + reach, 0, (0, palette.darker(top, 0.45)), (1, top)))
        post_x = 90 + reach * 0.94
        d.fill(line_of(f"{post_x},{y + front} {post_x},{y + front - 30}", 2.4), INK)
        d.fill(ellipse(post_x, y + front - 31, 3), "#f0cc72", 1 - far * 0.6)
    form(d, rect(84, 18, 12, 168), "#8d7a9a", "#241a30", shade=4)
    for nearness, y, side, _ in sorted(steps):
        if nearness > 0.35:
            reach, front = 68 * side, 9 * nearness
            tread = polygon(
                [
                    (90, y - 3),
                    (90 + reach - 9 * nearness, y + front - 9),
                    (90 + reach, y + front + 11),
                    (90, y + 5),
                ]
            ).convex_hull
            d.fill(join(tread, move(tread, 0, 6)).buffer(1.2), INK)
            d.fill(move(tread, 0, 6), "#7d4a3c")
            d.fill(tread, d.linear(90, 0, 90 + reach, 0, (0, "#a5744c"), (1, "#f0c490")))
    slit_eyes(d, 90, 8, 6, "#ffdf6a", slant=12)


@threat("fears/threats/suitcase", 150, 124)
def suitcase(d: Drawing) -> None:
    """A suitcase nobody claims; something shifts inside."""
    flat(d, tube_of("54,34 54,12 96,12 96,34", 4.4, 4.4, 4.4, 4.4), "#5a3424", 1.4)
    form(
        d,
        rounded(6, 30, 138, 92, 9),
        "#b5703f",
        "#42201c",
        shade=14,
        edge=2.2,
        edge_colour="#ffe0b0",
    )
    for x in (6, 122):
        for y in (30, 100):
            form(d, rounded(x, y, 22, 22, 6), "#7d4a2c", "#2c1614", shade=3, hatched=0.2)
    for x in (40, 100):
        form(d, rect(x, 30, 11, 92), "#7d4a2c", "#2c1614", shade=2, hatched=0.2)
        form(d, rounded(x - 2.4, 60, 16, 12, 2), "#f0cc72", "#7d5a2c", shade=2, hatched=0)
    gap = blob_of("20,74,c 50,68 100,68 132,74,c 100,84 50,84")
    flat(d, gap, "#05040a", 1.2)
    slit_eyes(d, 76, 76, 5.4, "#ffdf6a", look=(0.2, 0.2), slant=6)
    d.fill(
        brushes(
            [[(24 + k * 4, 76), (22 + k * 4, 84), (21 + k * 4, 90)] for k in range(4)],
            3.4,
            2.8,
            0.8,
        ),
        "#a9b48a",
    )
    flat(d, poly("58,96 88,94 90,110 60,112"), "#f4ead8", 0.9)
    d.fill(pile(rect(64, 99, 18, 1.8), rect(64, 104, 12, 1.8)), "#c23c44")
    flat(d, ellipse(120, 88, 10), "#5a8ac8", 0.9)
    d.fill(poly("114,90 120,80 126,90"), "#f4ead8")


@threat("fears/threats/wardrobe", 136, 186)
def wardrobe(d: Drawing) -> None:
    """A wardrobe, its door a crack open, sleeves reaching out."""
    form(d, rect(8, 20, 120, 158), WOOD, WOOD_LOW, shade=12, edge=2)
    form(
        d,
        blob_of("2,22,c 24,16 40,2 68,2 96,2 112,16 134,22,c 134,28,c 2,28,c"),
        "#b5805a",
        "#46281f",
        shade=5,
    )
    d.fill(star(68, 14, 6, 6, 0.5), "#f0cc72", 0.9)
    flat(
        d,
        rect(16, 34, 104, 136),
        d.linear(16, 0, 120, 0, (0, "#05040a"), (0.5, "#150c1e"), (1, "#05040a")),
        1.2,
    )
    left = poly("16,34 58,40 58,166 16,170")
    right = poly("120,34 82,42 82,164 120,170")
    slit_eyes(d, 70, 74, 5, "#ffdf6a", slant=12)
    for leaf in (left, right):
        form(d, leaf, "#b07a52", "#42241e", shade=7, edge=1.6)
        panel = leaf.buffer(-6, join_style="mitre")
        d.stroke(panel, INK, 1.3, 0.7)
        d.stroke(panel.buffer(-4, join_style="mitre"), "#f0c08a", 0.7, 0.5)
    d.fill(pile(ellipse(53, 104, 3), ellipse(87, 104, 3)), "#f0cc72")
    for text, c in (
        ("62,120 48,128 40,146 44,156", "#5a8ac8"),
        ("76,128 88,140 88,154 82,162", "#c23c44"),
    ):
        form(d, tube_of(text, 6, 6, 6, 5), c, palette.darker(c, 0.6), shade=3)
    for x in (14, 112):
        form(d, ellipse(x + 5, 181, 9, 6), WOOD, WOOD_LOW, shade=2)


@threat("fears/threats/wheelchair", 150, 170)
def wheelchair(d: Drawing) -> None:
    """An empty wheelchair that has just arrived."""
    d.glow(76, 90, 70, "#e6fff4", 0.25)
    for x in (66, 100):
        form(
            d,
            tube_of(f"{x - 22},26 {x - 8},28 {x - 4},60 {x - 2},104", 3.4, 3.4, 3.4),
            "#a9b4c6",
            "#2c3448",
            shade=1,
            hatched=0,
        )
    form(d, poly("56,36 98,36 100,88 60,88"), "#3f6a7a", "#0f2430", shade=6)
    form(d, poly("58,88 122,88 126,100 60,102"), "#3f6a7a", "#0f2430", shade=3)
    form(d, tube_of("92,62 120,62 122,88", 3.4, 3.4, 3.4), "#a9b4c6", "#2c3448", shade=1, hatched=0)
    form(d, tube_of("120,100 130,128 136,146", 3, 3, 3), "#a9b4c6", "#2c3448", shade=1, hatched=0)
    form(d, poly("122,146 148,142 150,148 124,153"), "#4a5068", "#12131e", shade=1, hatched=0)
    d.stroke(ellipse(66, 122, 43), INK, 9)
    d.stroke(ellipse(66, 122, 43), "#3a3a50", 5.4)
    d.stroke(ellipse(66, 122, 36), "#c9d2dc", 2.2)
    d.fill(
        pile(
            [
                brush([(66, 122), (66 + math.cos(a) * 40, 122 + math.sin(a) * 40)], 1)
                for a in (k * math.tau / 14 for k in range(14))
            ]
        ),
        "#c9d2dc",
        0.8,
    )
    form(d, ellipse(66, 122, 7), "#c9d2dc", "#4a566c", shade=2)
    d.stroke(ellipse(126, 158, 10), INK, 6)
    d.stroke(ellipse(126, 158, 10), "#6d728e", 3)
    blanket = blob_of("62,84,c 112,80,c 116,100 108,116,c 98,110 88,120,c 78,112 66,116,c")
    form(d, blanket, "#a8505c", "#3a1424", shade=4)
    d.fill(
        pile(
            line_of("70,92 110,90", 1.6),
            line_of("72,102 110,100", 1.6),
            line_of("82,86 84,112", 1.6),
            line_of("98,84 98,108", 1.6),
        ),
        "#f0c890",
        0.6,
    )
    for k in range(3):
        d.brush(
            [(16 - k * 4, 96 + k * 16), (4 - k * 2, 100 + k * 16)], "#ffffff", 0.5, 2.4, 0.5, 0.6
        )
