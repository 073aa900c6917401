"""Threats with scales and fins, and two that are past it."""

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
from art.drawings.nightmares_parts import (
    web,
)
from art.shapes import (
    Shape,
    curve,
    ellipse,
    join,
    mirror,
    move,
    pile,
    rect,
    rounded,
)
from art.strokes import brushes


@threat("fears/threats/snake", 170, 178)
def snake(d: Drawing) -> None:
    """A snake, reared, tongue out, coiled three times."""
    coils = (
        "20,164 60,176 120,174 156,160 150,146 110,142 60,146 26,148",
        "34,150 70,160 120,156 142,142 130,130 90,130 50,136",
    )
    for text in coils:
        body = tube_of(text, 5, 11, 12, 12, 12, 12, 12)
        form(d, body, "#7db06a", "#173a30", shade=9, edge=1.8, edge_colour="#eaffd0")
        line = curve(pts(text), False, 4)
        d.fill(
            pile(
                [poly(f"{x - 6},{y} {x},{y - 6} {x + 6},{y} {x},{y + 6}") for x, y in line[2:-1:2]]
            ),
            "#e2c35a",
            0.8,
        )
    neck = tube_of("60,140 92,136 112,116 100,84 78,62 76,38", 12, 13, 13, 12.4, 12, 13)
    form(d, neck, "#86bc72", "#1c4236", shade=9, edge=2, edge_colour="#f0ffd8")
    line = curve(pts("80,138 104,124 108,104 96,82 80,64 76,46"), False, 3)
    d.fill(
        pile([poly(f"{x - 6},{y} {x},{y - 6} {x + 6},{y} {x},{y + 6}") for x, y in line[::2]]),
        "#e2c35a",
        0.85,
    )
    hood = blob_of("74,66 46,58 36,34 50,14 76,8 102,14 116,34 106,58 80,66")
    form(d, hood, "#8fc47a", "#1f4a3a", shade=10, edge=2, edge_colour="#f0ffd8")
    d.fill(blob_of("76,60 60,50 58,30 76,18 94,30 92,50"), "#f4e2a0", 0.85)
    d.fill(
        pile(
            [
                line_of(
                    f"{61 + k * 0.6},{30 + k * 6} 76,{33 + k * 6} {91 - k * 0.6},{30 + k * 6}",
                    0.5,
                    1.3,
                    0.5,
                )
                for k in range(5)
            ]
        ),
        "#6d5a2c",
        0.7,
    )
    head = blob_of("76,8 96,14 102,28 94,42 76,48 58,42 50,28 56,14")
    form(d, head, "#98cc80", "#2a5a40", shade=7, edge=1.8, edge_colour="#f6ffe0")
    eye(d, 61, 24, 7, iris="#f0b03c", slit=True, look=(0, 0.1))
    eye(d, 91, 24, 7, iris="#f0b03c", slit=True, look=(0, 0.1))
    d.brush(pts("51,19 60,15 70,22"), INK, 1.4, 3, 1)
    d.brush(pts("101,19 92,15 82,22"), INK, 1.4, 3, 1)
    flat(d, blob_of("62,38,c 76,34 90,38,c 88,50 76,56 64,50"), "#5a1024", 1.1)
    d.fill(pile(poly("64,38.4 69,37.4 67,50"), poly("88,38.4 83,37.4 85,50")), BONE)
    d.brush(pts("76,46 76,60 72,72"), "#e23c4a", 2.6, 2.4, 2)
    d.fill(
        pile(
            line_of("72,72 66,80 60,82", 1.6, 1.2, 0.4), line_of("72,72 74,82 79,87", 1.6, 1.2, 0.4)
        ),
        "#e23c4a",
    )


@threat("fears/threats/toilet", 140, 176)
def toilet(d: Drawing) -> None:
    """A toilet, lid up; somebody is home."""
    lid = blob_of("38,20 70,10 102,20 108,60 98,94,c 42,94,c 32,60")
    form(d, lid, "#f6f4ee", "#97a2b4", shade=10, edge=1.6)
    form(d, lid.buffer(-8), "#dfe4e8", "#8a96aa", shade=8)
    snake_ = tube_of("70,112 62,92 80,74 66,54 70,36", 15, 14, 13, 13, 13)
    form(d, snake_, "#8fc47a", "#1c4a3a", shade=9, edge=2, edge_colour="#f0ffd8")
    line = curve(pts("68,104 64,92 78,76 68,58 69,46"), False, 3)
    d.fill(
        pile([poly(f"{x - 6},{y} {x},{y - 6} {x + 6},{y} {x},{y + 6}") for x, y in line[::2]]),
        "#e2c35a",
        0.85,
    )
    form(
        d,
        blob_of("70,8 92,16 98,30 88,44 70,50 52,44 42,30 48,16"),
        "#98cc80",
        "#2a5a40",
        shade=7,
        edge=1.8,
        edge_colour="#f6ffe0",
    )
    eye(d, 55, 26, 7.6, iris="#f0b03c", slit=True)
    eye(d, 85, 26, 7.6, iris="#f0b03c", slit=True)
    flat(d, blob_of("55,38,c 70,36 85,38,c 80,46 60,46"), "#5a1024", 0.9)
    d.fill(pile(poly("58,38 62,37.6 60,46"), poly("82,38 78,37.6 80,46")), BONE)
    d.brush(pts("70,44 70,56 66,64"), "#e23c4a", 2.4, 2, 1.6)
    d.fill(
        pile(line_of("66,64 60,70", 1.4, 1, 0.4), line_of("66,64 69,73", 1.4, 1, 0.4)), "#e23c4a"
    )
    form(d, blob_of("20,102 70,92 120,102 114,112,c 26,112,c"), "#ffffff", "#a9b4c4", shade=3)
    d.fill(ellipse(70, 104, 38, 6), "#27465a")
    form(d, snake_.intersection(rect(40, 84, 60, 19)), "#8fc47a", "#1c4a3a", shade=6, hatched=0.2)
    front = blob_of(
        "18,106,c 70,116 122,106,c 118,132 96,146 94,158 100,174,c 40,174,c 46,158 44,146 22,132"
    )
    form(d, front, "#ffffff", "#8f9cb4", shade=14, edge=2)
    d.fill(line_of("20,108 70,117 120,108", 2, 4.4, 2), "#ffffff", 0.95)


@threat("fears/threats/fish", 196, 130)
def fish(d: Drawing) -> None:
    """A fish of the deep with a lantern, mostly teeth."""
    tail = blob_of("150,68,c 172,50 186,34 194,30,c 190,58 190,80 194,106,c 180,100 166,84")
    form(d, tail, "#3f6a7a", "#0c2233", shade=7)
    d.fill(
        pile(
            line_of("160,68 186,48", 0.5, 1.2, 0.4),
            line_of("160,70 190,70", 0.5, 1.2, 0.4),
            line_of("160,74 186,94", 0.5, 1.2, 0.4),
        ),
        "#9ad0c8",
        0.6,
    )
    body = blob_of("14,66 24,36 56,18 96,20 134,40 160,66 140,94 104,116 60,120 26,104")
    form(d, body, "#4a7a86", "#071522", shade=20, edge=2.2, edge_colour="#c8f0e0")
    form(d, blob_of("92,22,c 104,4 126,2 138,10,c 136,26 128,36,c"), "#3f6a7a", "#0c2233", shade=5)
    form(d, blob_of("96,78 116,84 130,102 118,106 102,96"), "#3f6a7a", "#0c2233", shade=4)
    mouth = blob_of("4,62,c 30,60 60,66 84,62,c 86,90 66,110 40,112 16,100")
    flat(d, mouth, d.radial(50, 84, 50, (0, "#14040e"), (1, "#5a1c34")), 1.6)
    teeth(
        d,
        [
            (6, 62),
            (15, 61),
            (24, 61),
            (33, 62),
            (42, 63),
            (51, 64),
            (60, 65),
            (69, 65),
            (77, 64),
            (84, 62),
        ],
        19,
    )
    teeth(
        d,
        [(15, 99), (22, 104), (30, 108), (39, 111), (48, 111), (57, 108), (66, 103), (73, 97)],
        15,
        up=True,
    )
    eye(d, 56, 42, 12, iris="#f2c45e", look=(-0.3, 0.1))
    d.brush(pts("40,32 56,27 72,36"), INK, 2, 5, 1.6)
    for k in range(3):
        d.brush([(96 + k * 8, 54 + k), (102 + k * 8, 68), (96 + k * 8, 84)], "#061320", 0.6, 2, 0.6)
    stalk = line_of("64,20 52,2 28,2 14,18", 3, 2.2, 1.6)
    flat(d, stalk, "#3f6a7a", 0.9)
    d.glow(12, 24, 26, "#d8ffb0", 0.9)
    flat(
        d,
        ellipse(12, 24, 6),
        d.radial(11, 22, 7, (0, "#ffffff"), (0.6, "#eaffb0"), (1, "#a8d86a")),
        0.9,
    )


@threat("fears/threats/shark", 196, 150)
def shark(d: Drawing) -> None:
    """A shark, from the front, in bathing water."""
    form(
        d,
        blob_of("92,34,c 96,14 104,2 112,0,c 110,16 116,28 124,40,c"),
        "#7d90a8",
        "#26344a",
        shade=6,
    )
    for s in (0, 1):
        fin = blob_of("46,92,c 20,98 4,112 -2,126,c 20,124 44,124 60,116,c")
        form(d, mirror(fin, 98) if s else fin, "#6d8098", "#1c2a3e", shade=6)
    body = blob_of("98,22 134,34 156,70 150,108 126,136 98,142 70,136 46,108 40,70 62,34")
    form(d, body, "#8ba0b8", "#26344a", shade=20, edge=2.2, edge_colour="#eaf8ff")
    d.fill(blob_of("50,96 70,80 98,84 126,80 146,96 138,122 98,140 58,122"), "#f2f4f4", 0.95)
    for s in (-1, 1):
        flat(d, ellipse(98 + s * 33, 62, 6.4, 7), "#12101c", 1)
        d.fill(ellipse(98 + s * 33 - 2, 59.6, 2), "#ffffff")
        d.brush([(98 + s * 44, 54), (98 + s * 33, 51), (98 + s * 22, 58)], INK, 1.4, 3.4, 1.2)
        d.fill(
            pile(
                *[
                    line_of(
                        (
                            f"{98 + s * (46 + k * 4)},{84 + k * 2} "
                            f"{98 + s * (44 + k * 4)},{98 + k * 2}"
                        ),
                        0.6,
                        1.6,
                        0.6,
                    )
                    for k in range(3)
                ]
            ),
            INK,
            0.6,
        )
    d.fill(pile(ellipse(88, 52, 2.4, 1.2, 20), ellipse(108, 52, 2.4, 1.2, -20)), INK)
    mouth = blob_of("60,88,c 78,76 98,74 118,76 136,88,c 132,116 116,130 98,131 80,130 64,116")
    flat(d, mouth, d.radial(98, 108, 40, (0, "#1c0610"), (1, "#8d2438")), 1.6)
    teeth(
        d,
        [
            (62, 88),
            (69, 83),
            (77, 79.6),
            (85, 77.6),
            (93, 76.6),
            (103, 76.6),
            (111, 77.6),
            (119, 79.6),
            (127, 83),
            (134, 88),
        ],
        13,
    )
    teeth(
        d,
        [
            (70, 114),
            (76, 121),
            (84, 126),
            (93, 129),
            (103, 129),
            (112, 126),
            (120, 121),
            (126, 114),
        ],
        11,
        up=True,
    )


@threat("fears/threats/goldfish", 130, 130)
def goldfish(d: Drawing) -> None:
    """A fish bowl; the goldfish swims upside down."""
    bowl = blob_of("36,22,c 94,22,c 116,40 124,70 112,106 90,124,c 40,124,c 18,106 6,70 14,40")
    d.fill(bowl, d.linear(0, 20, 0, 124, (0, "#dff2ff", 0.35), (1, "#6aa5c0", 0.4)))
    water = bowl.intersection(rect(0, 44, 130, 90))
    d.fill(water, d.linear(0, 44, 0, 124, (0, "#8fd0dc", 0.75), (1, "#245a7a", 0.85)))
    d.fill(ellipse(65, 45, 52, 5), "#e8fbff", 0.7)
    with d.placed(64, 62, 1.1, mirrored=True, sy=-1.1):
        form(
            d,
            blob_of("24,0,c 40,-16 48,-14 50,-12,c 42,0 50,12,c 40,14"),
            "#ffb04a",
            "#c2501e",
            shade=4,
        )
        form(
            d,
            blob_of("-32,0 -14,-16 10,-15 28,0 10,14 -14,15"),
            "#ffa23c",
            "#b5401e",
            shade=8,
            edge=1.6,
            edge_colour="#fff0c0",
        )
        form(d, blob_of("-6,-14,c 4,-26 18,-22,c 12,-13,c"), "#ffb04a", "#c2501e", shade=3)
        flat(d, ellipse(-20, -3, 5.4), "#fffdf2", 0.9)
        d.fill(pile(line_of("-23,-6 -17,0", 1.3), line_of("-17,-6 -23,0", 1.3)), INK)
        d.brush(pts("-31,4 -28,7 -24,7"), INK, 0.6, 1.4, 0.5)
    d.fill(
        pile(*[ellipse(30 + k * 8, 116 + (k % 2) * 3, 6, 4).intersection(bowl) for k in range(10)]),
        "#c98aa0",
        0.9,
    )
    d.brush(pts("100,116 94,98 102,84 96,70"), "#3f8a5a", 3, 4, 0.8)
    d.stroke(bowl, "#eaf8ff", 1.8, 0.9)
    form(d, rounded(32, 17, 66, 7, 3.4), "#eaf8ff", "#8fb4cc", shade=2, hatched=0)
    d.fill(blob_of("20,52 26,40 30,44 24,60 22,84 18,76"), "#ffffff", 0.6)


def corner_web() -> Shape:
    """A web in the corner of the cage."""

    return web(18, 62, [(18, 96), (32, 92), (46, 80), (50, 64)], (0.4, 0.7, 0.95), 0.6)


@threat("fears/threats/cage", 130, 150)
def cage(d: Drawing) -> None:
    """A hamster's cage; the wheel stands still. Bones."""
    form(d, rounded(8, 128, 114, 18, 4), "#9a6a5a", "#3a2026", shade=4)
    back = join(rect(16, 60, 98, 68), ellipse(65, 60, 49, 44)).intersection(rect(0, 0, 130, 129))
    d.fill(back, "#1a1222", 0.75)
    d.stroke(ellipse(84, 88, 25), "#c9ccd8", 3)
    d.fill(
        pile(
            [
                line_of(f"84,88 {84 + 25 * math.cos(a):.1f},{88 + 25 * math.sin(a):.1f}", 1.2)
                for a in (0.3, 1.35, 2.4, 3.45, 4.5, 5.55)
            ]
        ),
        "#c9ccd8",
        0.9,
    )
    d.fill(corner_web(), "#f2eeff", 0.55)
    form(d, ellipse(40, 118, 12, 10), BONE, "#a08a70", shade=4)
    d.fill(
        pile(ellipse(36, 116, 3.4, 4), ellipse(45, 116, 3.4, 4), poly("40,121 42.4,121 41.2,124")),
        INK,
    )
    d.fill(pile(rect(36, 125, 2, 4), rect(39.6, 125, 2, 4), rect(43, 125, 2, 4)), BONE)
    d.fill(
        brushes(
            [
                [(56, 124), (60, 114), (66, 112)],
                [(62, 125), (66, 116), (72, 114)],
                [(68, 126), (72, 118), (78, 117)],
                [(52, 126), (70, 123), (84, 126)],
            ],
            1.6,
            2.2,
            1.4,
        ),
        BONE,
    )
    bars = [
        rect(x, 20 + abs(x - 65) ** 2 * 0.012, 2.2, 108 - abs(x - 65) ** 2 * 0.012)
        for x in range(16, 116, 9)
    ]
    d.fill(pile(bars), "#aeb4c6")
    d.fill(
        pile([move(bar, 0, 0).intersection(rect(0, 0, 130, 60)) for bar in bars]), "#eef2ff", 0.5
    )
    d.stroke(
        ellipse(65, 60, 49, 44)
        .intersection(rect(0, 0, 130, 61))
        .boundary.intersection(rect(0, 0, 130, 60)),
        "#aeb4c6",
        2.6,
    )
    flat(d, pile(rect(14, 62, 102, 3.4), rect(14, 96, 102, 3)), "#aeb4c6", 0.8)
    d.stroke(ellipse(65, 10, 7), "#aeb4c6", 2.4)
