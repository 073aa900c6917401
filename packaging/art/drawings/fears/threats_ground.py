"""Threats that come out of the ground, or go into it."""

from __future__ import annotations

import math

from art.drawing import Drawing
from art.drawings.fears.parts import (
    BONE,
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
    threat,
    tube_of,
)
from art.drawings.nightmares_parts import eyes as slit_eyes
from art.shapes import (
    ellipse,
    join,
    move,
    pile,
    polygons,
    rect,
    rounded,
)
from art.strokes import brushes


@threat("fears/threats/footprints", WIDTH, HEIGHT)
def footprints(d: Drawing) -> None:
    """Wet footprints that come nearer. They have too few toes, and claws."""
    dark = d.radial(116, 96, 50, (0, INK, 0.9), (0.45, INK, 0.65), (1, INK, 0))
    d.fill(ellipse(116, 96, 48, 50), dark)
    slit_eyes(d, 116, 92, 9, "#d8fff0", slant=12)
    for k, (x, y, s) in enumerate(
        ((112, 146, 0.3), (126, 158, 0.44), (102, 172, 0.6), (136, 190, 0.82), (88, 218, 1.15))
    ):
        with d.placed(x, y, s * 1.02, -8 if k % 2 else 8, bool(k % 2), s * 0.68):
            sole = join(
                blob_of("-11,12 -13,-2 -7,-9 2,-11 9,-6 9,6 6,20 0,26 -6,22"),
                ellipse(-11, -20, 5, 7),
                ellipse(0, -24, 5, 7.4),
                ellipse(11, -19, 4.4, 6.6),
            )
            claws = [
                line_of(f"{cx},{cy} {cx * 1.25},{cy - 12}", 4, 2.6, 0.5)
                for cx, cy in ((-11, -25), (0, -30), (11, -24))
            ]
            print_ = join(sole, *polygons(pile(claws)))
            d.fill(print_.buffer(2.4), "#c9fff2", 0.5)
            d.fill(print_, d.linear(0, -36, 0, 24, (0, "#0c3a48"), (1, "#031018")), 0.96)
            d.fill(ellipse(-5, 2, 2.4, 8, 8), "#d8fff4", 0.7)
            d.fill(pile(ellipse(16, 14, 2.4, 1.8), ellipse(-18, 6, 1.8, 1.4)), "#c9fff2", 0.5)


@threat("fears/threats/gravestone", 130, 176)
def gravestone(d: Drawing) -> None:
    """A gravestone, fresh; a hand has had enough of lying."""
    stone = join(rect(22, 54, 86, 106), ellipse(65, 56, 43, 46)).intersection(rect(0, 0, 130, 162))
    form(d, stone, "#9a98b4", "#33304e", shade=18, edge=2.6)
    d.stroke(stone.buffer(-9), "#3a3756", 1.2, 0.7)
    form(
        d,
        blob_of("65,34 82,40 86,56 80,66 77,76,c 53,76,c 50,66 44,56 48,40"),
        "#c9c6da",
        "#5a5678",
        shade=5,
    )
    d.fill(
        pile(ellipse(57, 54, 5.4, 6), ellipse(73, 54, 5.4, 6), poly("62,65 68,65 65,60")), "#1c1a30"
    )
    d.fill(pile([rect(56 + k * 4.6, 69, 1, 7) for k in range(5)]), "#1c1a30")
    d.fill(
        pile(
            line_of("38,92 92,92", 2.6), line_of("44,104 86,104", 2.6), line_of("50,116 80,116", 2)
        ),
        "#1c1a30",
        0.85,
    )
    d.fill(
        pile(
            line_of("96,70 90,90 96,110 88,130", 0.5, 1.8, 0.4),
            line_of("30,120 38,132 34,146", 0.5, 1.6, 0.4),
        ),
        "#1c1a30",
        0.8,
    )
    d.fill(blob_of("24,130 36,124 30,146 40,158 22,160"), "#5a8a5a", 0.75)
    mound = blob_of("-4,176,c 0,160 30,150 65,152 100,150 130,160 134,176,c").intersection(
        rect(-2, 0, 134, 177)
    )
    form(d, mound, "#6d4f44", "#24161c", shade=6, edge=1.4)
    form(d, tube_of("98,164 100,142 96,122", 7, 6, 5.4), "#a9b48a", "#3a4a3c", shade=3)
    for text in (
        "92,122 86,112 86,102",
        "95,119 93,106 94,96",
        "99,119 101,106 104,97",
        "102,123 108,114 112,106",
    ):
        form(d, tube_of(text, 3.2, 2.8, 2), "#a9b48a", "#3a4a3c", shade=1, hatched=0)
    d.fill(
        pile(
            *[
                ellipse(x, y, 3, 2)
                for x, y in ((20, 166), (44, 160), (76, 164), (112, 168), (88, 158))
            ]
        ),
        "#8d6a58",
        0.9,
    )


@threat("fears/threats/hole", 176, 100)
def hole(d: Drawing) -> None:
    """A hole where the ground was; fingers at its edge."""
    edge = blob_of("6,52 22,26 60,12 104,10 146,22 170,46 164,72 128,90 84,94 38,86")
    form(d, edge, "#8d7a84", "#2c2230", shade=4, edge=1.8)
    pit = blob_of("18,52 32,32 64,20 104,18 140,28 158,48 152,68 122,82 84,86 44,78")
    flat(
        d,
        pit,
        d.radial(88, 66, 80, (0, "#000000"), (0.6, "#0a0612"), (1, "#2a1a30"), flat=0.6),
        1.6,
    )
    d.fill(pit.difference(move(pit, 0, 9)), "#000000", 0.5)
    rng = d.chance()
    for _ in range(12):
        a = rng.uniform(0, math.tau)
        x, y = 88 + math.cos(a) * 78, 52 + math.sin(a) * 38
        form(
            d,
            poly(f"{x - 5},{y} {x},{y - 4} {x + 6},{y - 1} {x + 3},{y + 4}"),
            "#9a8792",
            "#3a2e40",
            shade=1,
            hatched=0,
        )
    slit_eyes(d, 92, 46, 7, "#ffdf6a", slant=10, look=(-0.2, -0.6))
    for x in (40, 48, 56, 64):
        form(
            d,
            tube_of(
                f"{x + 3},{84 - (x - 40) * 0.02} {x},{76} {x - 1},{88 + (x - 40) * 0.1}",
                3.6,
                3.8,
                3,
            ),
            "#a9b48a",
            "#3a4a3c",
            shade=1,
            hatched=0,
        )


@threat("fears/threats/well", 150, 178)
def well(d: Drawing) -> None:
    """A well; somebody climbs out of it."""
    for x in (20, 122):
        form(d, rect(x, 44, 8, 90), "#8d6a4a", "#2c1c18", shade=3)
    form(d, poly("4,50 75,8 146,50 138,58 75,24 12,58"), "#a5604a", "#3a1a20", shade=5)
    d.fill(
        pile(
            [
                line_of(f"{14 + k * 11},{48 - k * 5.4} {20 + k * 11},{54 - k * 5}", 1)
                for k in range(6)
            ]
        ),
        INK,
        0.5,
    )
    form(d, rect(24, 60, 102, 5), "#8d6a4a", "#2c1c18", shade=1, hatched=0)
    d.brush(pts("96,64 97,84 96,96"), "#d2ac74", 1.8)
    form(d, poly("88,94 106,94 103,110 91,110"), "#8d94ac", "#2c3048", shade=3)
    flat(
        d,
        ellipse(75, 118, 58, 15),
        d.radial(75, 120, 58, (0, "#000000"), (1, "#1c1428"), flat=0.3),
        1.4,
    )
    hair = blob_of("56,120,c 50,96 56,76 74,74 90,76 94,96 90,122,c")
    form(d, hair, "#2a2430", "#07050c", shade=6, edge=1.8)
    d.fill(
        pile(
            [
                line_of(f"{62 + k * 5},78 {58 + k * 6.4},100 {60 + k * 6},120", 0.4, 1.2, 0.4)
                for k in range(5)
            ]
        ),
        "#8d84b0",
        0.6,
    )
    d.fill(blob_of("70,92 76,90 80,100 76,112 70,110"), "#c9d0c4")
    flat(d, ellipse(75, 100, 3.4, 4), "#fffdf2", 0.7)
    d.fill(ellipse(75, 100.6, 1.4), INK)
    body = blob_of("15,120,c 40,136 110,136 135,120,c 132,176,c 75,184 18,176,c").intersection(
        rect(0, 0, 150, 179)
    )
    form(d, body, "#9a98b4", "#2c2a46", shade=14, edge=2)
    for row in range(4):
        y = 134 + row * 11.4
        d.brush([(17, y - 4), (75, y + 5), (133, y - 4)], INK, 0.6, 1.6, 0.6, 0.6)
        d.fill(
            pile(
                [
                    rect(
                        22 + k * 17 + (row % 2) * 8,
                        y - 8 + 6 * math.sin((22 + k * 17) / 150 * math.pi),
                        1.2,
                        10,
                    ).intersection(body)
                    for k in range(7)
                ]
            ),
            INK,
            0.5,
        )
    for x in (44, 51, 58, 92, 99, 106):
        form(
            d,
            tube_of(f"{x},122 {x},128 {x - 1},140", 3.2, 3.4, 2.4),
            "#c9d0c4",
            "#5a6468",
            shade=1,
            hatched=0,
        )


@threat("fears/threats/coffin", 170, 150)
def coffin(d: Drawing) -> None:
    """A coffin, its lid up a hand's breadth."""
    form(
        d, poly("6,96 40,78 150,86 168,108 150,146 26,148"), "#7d4a34", "#22101a", shade=10, edge=2
    )
    flat(d, poly("16,97 44,84 146,91 158,106 142,120 34,118"), "#0a060c", 1.2)
    slit_eyes(d, 70, 103, 6, "#ffdf6a", slant=12)
    with d.placed(88, 66, 1, -11):
        lid = poly("-80,6 -50,-22 60,-26 82,-6 64,18 -60,26")
        form(d, lid, "#a5664a", "#3a1a20", shade=8, edge=2.2, edge_colour="#ffd0a0")
        d.stroke(lid.buffer(-6, join_style="mitre"), "#f0c08a", 1, 0.6)
        flat(
            d,
            join(poly("-6,-16 6,-16 6,14 -6,14"), poly("-20,-8 20,-9 20,0 -20,1")),
            "#f0cc72",
            0.9,
        )
    for x in (100, 108, 116, 124):
        form(
            d,
            tube_of(f"{x},112 {x + 1},100 {x + 3},88", 3.6, 3.4, 2.6),
            "#a9b48a",
            "#3a4a3c",
            shade=1,
            hatched=0,
        )
        flat(d, poly(f"{x + 1},88 {x + 5},88 {x + 5},80"), "#1c1824", 0.5)
    for x in (50, 120):
        d.stroke(ellipse(x, 134, 9, 5), "#f0cc72", 2.2)


@threat("fears/threats/gravedigger", 150, 184)
def gravedigger(d: Drawing) -> None:
    """A digger with a spade, up to the knees in his work, friendly."""
    form(
        d,
        blob_of("44,84,c 100,84,c 112,120 112,150 108,172,c 36,172,c 32,150 32,120"),
        "#5a5244",
        "#16120f",
        shade=10,
        edge=2,
    )
    d.fill(pile(line_of("72,90 71,170", 0.8, 2, 0.8)), INK, 0.7)
    form(
        d,
        blob_of("72,30 92,38 98,58 92,80 72,92 52,80 46,58 52,38"),
        "#dfe0c8",
        "#6d6f5c",
        shade=8,
        edge=2,
    )
    for s in (-1, 1):
        flat(d, ellipse(72 + s * 10, 56, 7, 8), "#1c1a18", 0.8)
        d.fill(ellipse(72 + s * 10, 57, 2.2), "#ffe27a")
    d.fill(poly("69,66 75,66 72,60"), "#3a382c")
    flat(d, blob_of("54,70,c 72,75 90,70,c 86,84 58,84"), "#2a1c18", 1)
    d.fill(pile([rect(58 + k * 5, 72.4, 4, 5) for k in range(6)]), BONE)
    form(
        d,
        blob_of("36,38,c 50,30 94,30 108,38,c 94,44 50,44"),
        "#3a352c",
        "#0f0d0a",
        shade=2,
        hatched=0,
    )
    form(d, blob_of("50,36,c 48,16 58,8 72,8 86,8 96,16 94,36,c"), "#453f34", "#12100c", shade=5)
    form(d, tube_of("98,94 122,96 126,70", 9, 8, 7), "#5a5244", "#16120f", shade=3)
    form(d, tube_of("46,94 26,112 40,130", 9, 8, 7), "#5a5244", "#16120f", shade=3)
    form(d, tube_of("126,20 128,140", 3, 3), "#b5814e", "#4a2c20", shade=1, hatched=0)
    form(d, rounded(114, 12, 25, 8, 3), "#b5814e", "#4a2c20", shade=1, hatched=0)
    form(d, blob_of("112,136,c 144,136,c 144,162 128,178 112,162"), "#c9d2dc", "#4a566c", shade=4)
    d.fill(
        brushes(
            [[(126, 66), (120, 60)], [(126, 70), (119, 66)], [(126, 74), (119, 72)]], 4, 3.4, 2.4
        ),
        "#dfe0c8",
    )
    form(
        d,
        blob_of("-4,184,c 10,166 40,160 76,166 112,160 140,168 154,184,c").intersection(
            rect(-2, 0, 154, 184)
        ),
        "#6d4f44",
        "#24161c",
        shade=4,
    )


@threat("fears/threats/wilted-flower", 120, 170)
def wilted(d: Drawing) -> None:
    """A wilted flower in its pot, petals on the ground."""
    stem = line_of("60,124 56,90 62,56 82,34 98,40", 5, 4.4, 3)
    flat(d, stem, d.linear(0, 30, 0, 124, (0, "#7d8a4a"), (1, "#3a5a34")), 1.3)
    for text in (
        "58,96,c 40,78 20,84 8,104,c 26,108 44,108",
        "60,74,c 80,70 94,82 98,100,c 82,98 68,90",
    ):
        form(d, blob_of(text), "#8d9a52", "#3a4a2c", shade=3)
    d.fill(
        pile(
            line_of("56,96 34,94 14,103", 0.4, 1.2, 0.4),
            line_of("62,76 80,82 95,97", 0.4, 1.2, 0.4),
        ),
        INK,
        0.5,
    )
    for a, n in ((60, 30), (95, 34), (128, 30), (165, 24), (30, 22)):
        with d.placed(97, 44, 1, a - 90):
            form(
                d,
                blob_of(f"0,0,c 9,6 11,{n * 0.6} 4,{n},c -4,{n + 2} -8,{n * 0.6} -7,6"),
                "#c26a8a",
                "#5a2444",
                shade=3,
            )
    form(d, ellipse(97, 44, 9.4, 8.4), "#7d5a34", "#2c1a18", shade=3)
    d.fill(pile(*[ellipse(94 + k % 3 * 3, 41 + k // 3 * 3, 0.9) for k in range(9)]), "#e0b04e")
    for x, y, t in (
        (26, 160, 20),
        (96, 162, -30),
        (108, 152, 60),
        (14, 148, -10),
        (88, 100, 40),
        (104, 124, 10),
    ):
        with d.placed(x, y, 1, t):
            form(d, blob_of("-10,0 0,-5 10,0 0,5"), "#c26a8a", "#5a2444", shade=1, hatched=0)
    form(
        d,
        poly("36,128 84,128 76,168 44,168"),
        "#c9784a",
        "#5a2a24",
        shade=7,
        edge=1.8,
        edge_colour="#ffd0a8",
    )
    form(d, rounded(31, 118, 58, 13, 3), "#d88a58", "#6d342a", shade=3)
    d.fill(pile(line_of("50,132 56,146 52,158", 0.5, 1.6, 0.4)), INK, 0.7)


@threat("fears/threats/tree", 150, 186)
def last_tree(d: Drawing) -> None:
    """The last tree: a stump, an axe, one shoot behind a fence."""
    trunk = blob_of("40,92,c 112,88,c 110,130 116,156 136,182,c 76,176 14,184,c 36,156 42,130")
    form(d, trunk, "#8d6448", "#2c1a1c", shade=14, edge=2)
    d.fill(
        pile(
            line_of("56,104 54,140 40,174", 0.6, 2.4, 0.6),
            line_of("76,104 78,150 76,174", 0.6, 2.2, 0.6),
            line_of("98,102 98,140 112,172", 0.6, 2.4, 0.6),
        ),
        INK,
        0.6,
    )
    form(d, ellipse(76, 90, 36, 12), "#e8c08a", "#a5704a", shade=3, hatched=0.1)
    for r in (28, 20, 12, 5):
        d.stroke(ellipse(76, 90, r, r * 0.33), "#7d4a30", 1, 0.8)
    with d.placed(106, 84, 1, 32):
        form(d, rounded(-3.4, -78, 7, 84, 3), "#c9935a", "#5a3826", shade=2, hatched=0.2)
        form(
            d,
            blob_of(
                "-6,-10,c 4,-10,c 6,0 4,10,c -6,10,c -18,16 -28,12 -30,8,c -26,-2 "
                "-26,-8 -30,-16,c -20,-16"
            ),
            "#c9d2dc",
            "#4a566c",
            shade=3,
        )
    flat(d, line_of("56,80 54,62 60,44", 3, 2.4, 1.6), "#6fbf6a", 1.2)
    form(
        d,
        blob_of("60,46,c 72,30 88,32 92,40,c 80,50 70,50"),
        "#8fd07a",
        "#2c6a3c",
        shade=2,
        hatched=0,
    )
    form(
        d,
        blob_of("56,60,c 44,44 30,48 26,54,c 36,64 48,64"),
        "#8fd07a",
        "#2c6a3c",
        shade=2,
        hatched=0,
    )
    for s in (-1, 1):
        eye(d, 76 + s * 14, 126, 7, iris="#6a8a4a", look=(0, -0.7))
        d.brush([(76 + s * 6, 114), (76 + s * 16, 112), (76 + s * 22, 118)], INK, 1, 2.4, 1)
    d.brush(pts("64,148 76,142 88,148"), INK, 1, 3, 1)
    flat(d, blob_of("56,134,c 60,142 56,148 52,142"), "#9ad8ff", 0.6)
