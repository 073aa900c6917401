"""Threats that are not quite there."""

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
    teeth,
    threat,
    tube_of,
)
from art.shapes import (
    ellipse,
    join,
    move,
    pile,
    rect,
    rounded,
)
from art.strokes import brush, brushes


@threat("fears/threats/scarecrow", 176, 190)
def scarecrow(d: Drawing) -> None:
    """A scarecrow with a sack for a head, arms out."""
    form(d, rect(84, 96, 8, 94), "#8d6a4a", "#2c1c18", shade=3)
    form(d, rect(6, 78, 164, 7), "#8d6a4a", "#2c1c18", shade=2)
    straw = [
        brush([(x, y), (x + dx * 0.6, y + dy * 0.7), (x + dx, y + dy)], 2.4, 1.8, 0.5, 3)
        for x, y, dx, dy in [(12, 82, -16, a) for a in (-10, -2, 6, 14)]
        + [(164, 82, 14, a) for a in (-10, -2, 6, 14)]
        + [(62 + k * 7, 152, k * 2 - 7, 22 + (k % 3) * 5) for k in range(8)]
    ]
    d.fill(pile([s.buffer(0.8, 2) for s in straw]), INK)
    d.fill(pile(straw), "#e8c05a")
    coat = blob_of(
        "10,72,c 60,66,c 88,64 116,66,c 166,72,c 164,96,c 124,92,c 128,130 134,156,c "
        "122,150 116,160,c 104,154 94,164,c 84,154 72,162,c 62,150 46,158,c 52,126 "
        "54,92,c 12,96,c"
    )
    form(d, coat, "#5a5f7a", "#191826", shade=14, edge=1.8)
    d.fill(
        pile(
            line_of("88,70 88,156", 0.6, 2, 0.6),
            line_of("70,70 84,86 86,96", 0.6, 2, 0.6),
            line_of("106,70 92,86 90,96", 0.6, 2, 0.6),
        ),
        INK,
        0.8,
    )
    flat(d, poly("58,120 76,118 78,138 60,140"), "#a5643c", 0.9)
    flat(d, poly("104,104 120,106 118,120 103,118"), "#6a8a4a", 0.9)
    for pset in ("58,120 76,118 78,138 60,140", "104,104 120,106 118,120 103,118"):
        d.stroke(poly(pset), "#f0e2b0", 0.8, 0.7)
    d.fill(pile(ellipse(88, 112, 2.6), ellipse(88, 128, 2.6)), "#f2d98a")
    flat(d, line_of("66,66 88,74 110,66", 3, 5, 3), "#b5343c", 1)
    sack = blob_of("88,20 110,26 116,46 108,62 96,68 88,66 80,68 68,62 60,46 66,26")
    form(d, sack, "#d8b684", "#5a3a2c", shade=10, edge=1.8)
    d.fill(
        pile(
            line_of("68,30 76,48 70,58", 0.4, 1, 0.4), line_of("108,32 102,44 106,58", 0.4, 1, 0.4)
        ),
        "#5a3a2c",
        0.6,
    )
    for s in (-1, 1):
        flat(d, poly(f"{88 + s * 4},44 {88 + s * 18},34 {88 + s * 16},48"), "#140a10", 1)
        d.fill(ellipse(88 + s * 12, 43, 2), "#ffb04a")
    d.fill(poly("85,50 91,50 88,55"), "#140a10")
    grin = line_of("68,54 78,62 98,62 108,54", 1, 3, 1)
    d.fill(grin, "#140a10")
    d.fill(
        pile(
            [
                line_of(
                    (
                        f"{72 + k * 5.4},{54 + 4 * math.sin((k + 0.5) / 6.5 * math.pi)} "
                        f"{72 + k * 5.4},{62 + 4 * math.sin((k + 0.5) / 6.5 * math.pi)}"
                    ),
                    1.3,
                )
                for k in range(7)
            ]
        ),
        "#140a10",
    )
    hat = blob_of(
        "46,30,c 64,26 112,26 132,28,c 120,20 112,20 108,18,c 104,4 92,-4 82,2,c 74,4 "
        "70,10 68,20,c 60,22 52,26"
    )
    form(d, hat, "#6d4a34", "#22141a", shade=6, edge=1.6)
    d.fill(line_of("68,19 88,22 108,18", 3), "#b5343c", 0.9)
    with d.placed(150, 62, 0.34):
        form(
            d,
            blob_of("-30,30 -10,-10 20,-20 40,-6 64,-2,c 40,10 36,40 0,50 -40,70 -60,66,c"),
            "#3a3658",
            "#0a0812",
            shade=6,
        )
        d.fill(ellipse(32, -6, 4), "#ffcf4a")


@threat("fears/threats/snowman", 130, 182)
def snowman(d: Drawing) -> None:
    """A snowman that has stopped being friendly."""
    form(d, ellipse(65, 144, 46, 38), "#f6faff", "#8d9cc8", shade=18, edge=2)
    for text in ("32,96 8,80 -2,60", "98,96 122,84 132,62"):
        form(d, tube_of(text, 2.6, 2.2, 1.4), "#6d4a34", "#241618", shade=1, hatched=0)
    d.fill(
        pile(
            line_of("8,80 -2,82", 2, 1.6, 0.6),
            line_of("6,76 8,62", 2, 1.6, 0.6),
            line_of("122,84 132,88", 2, 1.6, 0.6),
            line_of("124,80 120,66", 2, 1.6, 0.6),
        ),
        "#4a3028",
    )
    form(d, ellipse(65, 96, 36, 32), "#f6faff", "#8d9cc8", shade=14, edge=2)
    for y in (92, 108, 138, 154):
        flat(d, ellipse(65, y, 4.4), "#1c1824", 0.9)
    form(d, ellipse(65, 52, 29, 27), "#ffffff", "#9aa8d0", shade=11, edge=2)
    for s in (-1, 1):
        flat(d, ellipse(65 + s * 11, 45, 6, 6.6), "#120c1a", 1)
        d.fill(ellipse(65 + s * 11, 46, 2.2), "#ff7a4a")
        d.brush([(65 + s * 22, 34), (65 + s * 12, 36), (65 + s * 4, 41)], "#4a3028", 1.4, 3.6, 1.2)
    form(d, poly("60,50 68,58 24,64"), "#f08a3c", "#8d3a1c", shade=2, hatched=0.2)
    d.fill(pile(line_of("52,52 52,58", 0.9), line_of("44,54 44,60", 0.9)), "#8d3a1c")
    mouth = blob_of("46,62,c 56,68 74,68 86,60,c 84,72 74,78 64,78 54,76")
    flat(d, mouth, "#1c0f1c", 1)
    teeth(d, [(50, 64), (57, 66.6), (64, 67.4), (71, 66.8), (78, 64.6), (84, 61.6)], 6)
    flat(
        d, blob_of("36,74,c 50,82 80,82 94,73,c 97,80 95,84,c 82,90 50,90 36,84,c"), "#c23c44", 1.2
    )
    form(d, blob_of("80,82 94,82 100,112 88,114"), "#c23c44", "#5a1024", shade=3)
    form(d, rounded(32, 22, 66, 8, 3), "#2c2840", "#0c0a16", shade=2)
    form(d, poly("42,-4 86,-2 84,24 44,24"), "#343050", "#0e0b1a", shade=5)
    d.fill(poly("43.6,16 85,16 84.6,22 44,22"), "#c23c44")
    d.fill(pile(ellipse(30, 130, 5, 8), ellipse(96, 156, 6, 4)), "#ffffff", 0.7)


@threat("fears/threats/shadow-figure", 120, 186)
def shadow_figure(d: Drawing) -> None:
    """A tall man in a hat. He has no face; he has been there for a while."""
    coat = blob_of(
        "60,48,c 82,56 92,84 94,120 98,160 104,186,c 76,182 66,186,c 58,184 54,186,c "
        "40,182 16,186,c 22,160 26,120 28,84 38,56"
    )
    figure = join(
        coat,
        ellipse(60, 40, 15, 19),
        tube_of("34,72 20,104 18,136", 8, 7, 6),
        tube_of("86,72 100,104 102,136", 8, 7, 6),
    )
    d.soft(figure, "#b9a8ff", 7, 0.35, steps=5)
    form(d, figure, "#2c2746", "#05040a", shade=10, edge=1.8, edge_colour="#dcd2ff")
    for x in (17, 103):
        d.fill(
            brushes(
                [[(x, 138), (x + k * 0.7, 152), (x + k, 164)] for k in (-6, -2, 2, 6)],
                3.2,
                2.6,
                0.6,
            ),
            "#0a0812",
        )
    form(
        d,
        blob_of("26,27,c 40,22 80,22 94,27,c 80,31 40,31"),
        "#2c2746",
        "#05040a",
        shade=2,
        hatched=0,
    )
    form(
        d,
        blob_of("42,25,c 42,6 46,2 60,3 74,2 78,6 78,25,c"),
        "#322c4e",
        "#0a0812",
        shade=5,
        hatched=0.2,
    )
    for s in (-1, 1):
        d.glow(60 + s * 6.4, 39, 8, "#fff4d0", 0.7)
        d.fill(ellipse(60 + s * 6.4, 39, 2.2, 1.5), "#fffdf0")
    d.fill(
        pile(
            line_of("60,58 60,176", 0.6, 1.6, 0.6),
            line_of("50,60 58,78 60,88", 0.5, 1.6, 0.5),
            line_of("70,60 62,78 60,88", 0.5, 1.6, 0.5),
        ),
        "#7a6aa8",
        0.6,
    )


@threat("fears/threats/ghost", 130, 176)
def ghost(d: Drawing) -> None:
    """A sheet with nobody under it."""
    d.glow(65, 80, 88, "#e6f0ff", 0.35)
    sheet = blob_of(
        "65,6 96,16 108,50 112,90 124,130 128,160,c 116,156 108,168,c 98,158 88,172,c "
        "76,160 64,174,c 54,160 42,172,c 34,158 22,168,c 14,156 2,160,c 6,130 18,90 "
        "22,50 34,16"
    )
    form(d, sheet, "#f6f6ff", "#7d86b8", shade=16, edge=2.2, edge_colour="#ffffff")
    d.fill(
        pile(
            line_of("40,70 34,110 24,160", 0.6, 3.4, 0.6),
            line_of("56,84 52,124 44,164", 0.6, 3, 0.6),
            line_of("76,84 80,124 84,164", 0.6, 3, 0.6),
            line_of("92,70 98,112 106,158", 0.6, 3.4, 0.6),
        ),
        "#4a5288",
        0.5,
    )
    for s in (-1, 1):
        arm = blob_of(
            f"{65 + s * 38},70 {65 + s * 58},82 {65 + s * 62},98 {65 + s * 46},104 {65 + s * 36},96"
        )
        form(d, arm, "#f6f6ff", "#8d96c4", shade=5)
        flat(
            d,
            ellipse(65 + s * 14, 46, 9, 12),
            d.radial(65 + s * 14, 50, 12, (0, "#3a2c5a"), (1, "#07050f")),
            1,
        )
    flat(d, ellipse(65, 78, 8, 12), d.radial(65, 80, 12, (0, "#3a2c5a"), (1, "#07050f")), 1)
    d.fill(pile(ellipse(51, 50, 1.8), ellipse(79, 50, 1.8)), "#bfe0ff")


@threat("fears/threats/portrait", 120, 150)
def portrait(d: Drawing) -> None:
    """A portrait in a heavy frame. It has just looked away."""
    frame = rounded(2, 2, 116, 146, 6)
    form(d, frame, "#d8a84e", "#5a3820", shade=8, edge=2, edge_colour="#fff0b8")
    d.fill(
        pile(
            *[ellipse(10 + k * 12.5, y, 3.4) for k in range(9) for y in (9, 141)],
            *[ellipse(x, 20 + k * 12.4, 3.4) for k in range(10) for x in (9, 111)],
        ),
        "#f4d48a",
        0.9,
    )
    flat(d, rect(17, 17, 86, 116), d.radial(56, 60, 90, (0, "#5a6a54"), (1, "#18201e")), 1.4)
    form(
        d,
        blob_of("20,133,c 24,106 42,96 60,96 78,96 96,106 100,133,c"),
        "#4a2434",
        "#180a14",
        shade=7,
    )
    flat(
        d,
        pile(*[ellipse(40 + k * 8, 97 + abs(k - 2.5) * -1.2, 7, 6) for k in range(6)]),
        "#f4ead8",
        1,
    )
    form(
        d,
        blob_of("38,52 40,34 60,26 80,34 82,52 80,78 68,94 60,96 52,94 40,78"),
        "#e8c8a8",
        "#7d4f4a",
        shade=9,
    )
    form(
        d,
        blob_of(
            "32,64,c 30,36 42,20 60,20 78,20 90,36 88,64,c 82,52 80,44 74,38 46,38 40,44 38,52"
        ),
        "#c9c2c8",
        "#5a5464",
        shade=5,
    )
    for s in (-1, 1):
        flat(d, ellipse(60 + s * 10, 58, 6.4, 5.4), "#fff8e8", 0.9)
        d.fill(ellipse(60 + s * 10 + 4, 58, 2.6), INK)
        d.brush([(60 + s * 3, 49), (60 + s * 10, 47), (60 + s * 17, 50)], "#5a4a50", 1, 2.4, 0.8)
    d.fill(pile(line_of("60,58 58,70 63,72", 0.5, 1.6, 0.5)), "#7d4f4a")
    d.brush(pts("52,82 60,80 68,82"), "#7d2434", 1, 2.6, 1)
    d.fill(
        pile(line_of("24,28 40,50", 0.4, 1, 0.3), line_of("84,110 98,124", 0.4, 1, 0.3)),
        "#f4ead8",
        0.3,
    )


@threat("fears/threats/pale-child", 100, 180)
def pale_child(d: Drawing) -> None:
    """A child in white, with too much hair, that only you can see."""
    d.glow(50, 90, 80, "#e6f0ff", 0.4)
    for x in (40, 60):
        form(d, tube_of(f"{x},150 {x},174", 5, 4), "#dfe4ea", "#7d88a0", shade=2, hatched=0)
    form(
        d,
        blob_of(
            "36,76,c 64,76,c 72,104 84,136 86,158,c 72,152 62,162,c 50,154 38,162,c "
            "28,152 14,158,c 16,136 28,104"
        ),
        "#f8f8fc",
        "#8d94b8",
        shade=9,
        edge=2,
    )
    for s in (-1, 1):
        form(
            d,
            tube_of(f"{50 + s * 13},82 {50 + s * 22},106 {50 + s * 19},132", 5.4, 4.4, 4),
            "#f0f2f8",
            "#8d94b8",
            shade=2,
            hatched=0,
        )
        d.fill(ellipse(50 + s * 19, 135, 4, 6), "#d8dee6")
    form(d, ellipse(50, 48, 25, 27), "#eef2f0", "#8d9aa8", shade=6, edge=1.8)
    for s in (-1, 1):
        flat(d, ellipse(50 + s * 9, 50, 6, 7), "#12101c", 0.8)
        d.fill(ellipse(50 + s * 9, 50, 1.6), "#ffffff")
    d.brush(pts("42,66 50,69 58,66"), "#5a4a5a", 0.8, 1.8, 0.8)
    hair = blob_of(
        "50,16 74,22 82,48 80,86 86,118,c 74,108,c 70,76 68,50 62,36,c 54,40,c 46,36,c "
        "36,50 32,76 28,110,c 14,118,c 20,86 18,48 26,22"
    )
    form(d, hair, "#2c2838", "#07060c", shade=5, edge=1.8)
    d.fill(
        pile(
            line_of("26,50 24,80 22,108", 0.4, 1.2, 0.4),
            line_of("74,50 76,80 78,108", 0.4, 1.2, 0.4),
            line_of("50,18 40,28 30,48", 0.4, 1.2, 0.4),
        ),
        "#8d86b0",
        0.7,
    )


@threat("fears/threats/drowned", 150, 150)
def drowned(d: Drawing) -> None:
    """A face under the surface, its hair drifting."""
    strands = []
    for k in range(22):
        a = math.radians(150 + k * 12)
        n = 40 + (k * 17 % 26)
        strands.append(
            brush(
                [
                    (75 + math.cos(a) * 34, 76 + math.sin(a) * 40),
                    (
                        75 + math.cos(a + 0.25) * (34 + n * 0.5),
                        76 + math.sin(a + 0.25) * (34 + n * 0.5),
                    ),
                    (75 + math.cos(a - 0.1) * (34 + n), 76 + math.sin(a - 0.1) * (34 + n)),
                ],
                7,
                4,
                0.6,
                4,
            )
        )
    d.fill(pile([s.buffer(1, 2) for s in strands]), INK, 0.8)
    d.fill(pile(strands), "#2c4a4a")
    d.fill(pile([move(s, -1, -1) for s in strands[::3]]), "#8fd0c0", 0.35)
    face = blob_of("75,34 100,42 108,66 102,96 86,120 75,124 64,120 48,96 42,66 50,42")
    form(d, face, "#dff0e2", "#5a8a8a", shade=10, edge=2)
    for s in (-1, 1):
        flat(d, ellipse(75 + s * 14, 74, 10, 8.4), "#1c3a40", 0.8)
        d.fill(ellipse(75 + s * 14, 74, 6, 5), "#f4fff8")
        d.fill(ellipse(75 + s * 14, 73, 1.8), "#0c2026")
    flat(d, ellipse(75, 104, 8, 10), "#14282e", 0.8)
    d.fill(pile(line_of("75,78 72,90 77,92", 0.5, 1.5, 0.5)), "#3a6a6a", 0.8)
    for x, y, r in ((82, 22, 4), (92, 10, 3), (76, 6, 2.4), (124, 40, 3), (20, 50, 2.6)):
        d.stroke(ellipse(x, y, r), "#dffff4", 1.2, 0.9)
