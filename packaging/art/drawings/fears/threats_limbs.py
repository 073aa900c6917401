"""Threats that are a hand, a foot, a heart."""

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
    pts,
    threat,
    tube_of,
)
from art.drawings.nightmares_parts import eyes as slit_eyes
from art.shapes import (
    ellipse,
    heart,
    join,
    move,
    pile,
    polygon,
    rect,
    rounded,
)
from art.strokes import brushes, tube

GREEN, GREEN_LOW = "#a9b48a", "#3a4a3c"
SKIN, SKIN_LOW = "#f0c4a0", "#9a5f58"


def _hand(d: Drawing, top: str, low: str, nail: str) -> None:
    """A long hand reaching up from below; 130 x 176."""
    arm = tube_of("66,184 62,150 64,112", 17, 15, 19)
    fingers = (
        ("48,112 34,84 30,52 38,22", (8, 7, 6, 4.2)),
        ("58,104 52,68 54,34 60,4", (8.4, 7.4, 6.2, 4.2)),
        ("70,104 74,66 80,36 86,10", (8.4, 7.4, 6.2, 4.2)),
        ("80,110 94,80 102,54 108,32", (8, 6.8, 5.8, 4)),
        ("52,134 28,124 14,104 10,84", (10, 8, 6.8, 4.6)),
    )
    for text, radii in fingers:
        form(d, tube(pts(text), list(radii), 6), top, low, shade=5, edge=1.6)
    palm = join(arm, blob_of("44,140 42,114 54,98 70,96 84,104 86,122 80,144"))
    palm = palm.intersection(rect(0, 0, 130, 180))
    form(d, palm, top, low, shade=12, edge=1.8)
    for text, radii in fingers:
        p = pts(text)
        for (x, y), r in ((p[1], radii[1]), (p[2], radii[2])):
            d.fill(
                pile(
                    line_of(
                        f"{x - r * 0.7},{y - 1.4} {x},{y + 0.6} {x + r * 0.7},{y - 1.4}",
                        0.4,
                        1.3,
                        0.4,
                    ),
                    line_of(
                        f"{x - r * 0.6},{y + 2} {x},{y + 3.4} {x + r * 0.6},{y + 2}", 0.4, 1, 0.4
                    ),
                ),
                INK,
                0.6,
            )
        (ax, ay), (bx, by) = p[2], p[3]
        n = math.hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / n, (by - ay) / n
        r = radii[3]
        flat(
            d,
            polygon(
                [
                    (bx - uy * r * 0.8 - ux * 4, by + ux * r * 0.8 - uy * 4),
                    (bx + ux * 13, by + uy * 13),
                    (bx + uy * r * 0.8 - ux * 4, by - ux * r * 0.8 - uy * 4),
                ]
            ),
            nail,
            1,
        )
    d.fill(
        pile(
            line_of("52,128 62,120 78,124", 0.5, 1.6, 0.5),
            line_of("50,138 60,132 66,142", 0.5, 1.4, 0.5),
            line_of("58,170 60,150 57,142", 0.5, 1.4, 0.5),
            line_of("70,170 70,150 74,142", 0.5, 1.4, 0.5),
        ),
        INK,
        0.6,
    )


@threat("fears/threats/hand", 130, 180)
def hand(d: Drawing) -> None:
    """A hand that comes up and feels about."""
    _hand(d, GREEN, GREEN_LOW, "#2a2430")


@threat("fears/threats/black-hand", 140, 190)
def black_hand(d: Drawing) -> None:
    """The shadow of a hand, with nobody to cast it."""
    d.glow(64, 90, 90, "#ffcf7a", 0.25)
    with d.placed(0, 4):
        _hand(d, "#3a3058", "#07050d", "#d8d0ff")


@threat("fears/threats/clapping", 176, 150)
def clapping(d: Drawing) -> None:
    """Two hands that clap. Nobody else does."""
    for s in (0, 1):
        with d.placed(176 if s else 0, 0, 1, 0, bool(s)):
            form(d, poly("-4,150 26,98 60,120 34,152"), "#3a4a7a", "#141a34", shade=6)
            flat(d, poly("22,104 32,92 66,114 58,126"), "#f4f0e4", 1.2)
            palm = blob_of("34,96 46,72 66,58 80,66 84,90 74,110 58,116")
            for text in (
                "56,66 58,40 66,22",
                "66,62 72,36 80,20",
                "74,66 82,44 86,30",
                "80,78 88,62 90,50",
            ):
                form(d, tube_of(text, 6.4, 5.6, 4.6), "#f0c4a4", "#9a5a54", shade=3, hatched=0.2)
            form(d, palm, "#f0c4a4", "#9a5a54", shade=8)
            form(
                d,
                tube_of("48,82 40,66 44,52", 6, 5.4, 4.6),
                "#f0c4a4",
                "#9a5a54",
                shade=3,
                hatched=0.2,
            )
    for text in (
        "88,8 88,0",
        "70,10 64,2",
        "106,10 112,2",
        "54,22 44,16",
        "122,22 132,16",
        "42,40 32,38",
        "134,40 144,38",
    ):
        d.brush(pts(text), "#ffe9a6", 1, 3, 0.6)


@threat("fears/threats/waving", 120, 180)
def waving(d: Drawing) -> None:
    """An arm that waves, with all its heart, at somebody else."""
    form(d, poly("24,180 34,108 82,104 96,180"), "#e2685c", "#5a1228", shade=8, edge=1.8)
    d.fill(pile(line_of("32,124 84,120", 3.4), line_of("29,142 88,138", 3.4)), "#f8ecd4", 0.9)
    form(d, rounded(30, 98, 56, 13, 5), "#f8ecd4", "#a89a94", shade=3)
    for text, r in (
        ("42,72 32,46 28,22", 7.4),
        ("54,66 52,36 52,8", 7.8),
        ("68,66 72,36 76,12", 7.6),
        ("80,72 90,50 98,30", 7),
        ("40,88 22,78 8,60", 8),
    ):
        form(d, tube_of(text, r, r * 0.9, r * 0.74), SKIN, SKIN_LOW, shade=4, edge=1.4)
    form(
        d, blob_of("36,98 34,76 42,64 60,58 78,64 86,78 82,98,c"), SKIN, SKIN_LOW, shade=8, edge=1.4
    )
    flat(d, blob_of("48,84,c 60,88 72,84,c 69,93 51,93"), "#5a1c2a", 0.7)
    d.fill(pile(ellipse(53, 76, 2, 2.8), ellipse(67, 76, 2, 2.8)), INK)
    for s, x in ((-1, 10), (1, 108)):
        for k in range(2):
            d.brush(
                [
                    (x + s * k * 7 - s * 3, 8 + k * 2),
                    (x + s * k * 7 + s * 2, 20),
                    (x + s * k * 7 - s * 1, 32),
                ],
                "#ffe9a6",
                0.6,
                2.4,
                0.6,
                0.85,
            )


@threat("fears/threats/foot", 150, 140)
def foot(d: Drawing) -> None:
    """A bare foot, large; its nails have not been seen to."""
    leg = blob_of(
        "84,-2,c 136,-2,c 134,40 140,80 144,108 130,128 100,132 60,134 24,134 8,126 "
        "10,114 34,106 66,92 82,60"
    )
    form(d, leg, "#e8b494", "#7d4048", shade=16, edge=2.2, edge_colour="#ffe8d8")
    for x, y, r in ((18, 116, 14), (34, 122, 9.6), (46, 125, 8.6), (57, 127, 7.8), (67, 128, 7)):
        form(d, ellipse(x, y, r, r * 0.9), "#f0c0a0", "#9a5854", shade=4, edge=1.4)
        flat(
            d,
            blob_of(
                f"{x - r * 0.6},{y - r * 0.3} {x - r * 0.8},{y + r * 0.5} "
                f"{x - r * 0.9},{y + r * 1.1},c {x - r * 0.1},{y + r * 0.9} "
                f"{x + r * 0.4},{y + r * 1.2},c {x + r * 0.3},{y - r * 0.2} "
                f"{x - r * 0.2},{y - r * 0.7}"
            ),
            "#e6d27a",
            0.9,
        )
        d.fill(
            line_of(f"{x - r * 0.4},{y} {x - r * 0.4},{y + r * 0.8}", 0.4, 1, 0.4), "#7d6a2c", 0.7
        )
    d.fill(
        pile(
            line_of("96,20 92,60 76,88", 0.5, 2, 0.5),
            line_of("112,60 110,90 92,108", 0.5, 1.8, 0.5),
        ),
        INK,
        0.35,
    )
    d.fill(
        brushes(
            [
                [(x, y), (x + 4, y + 7), (x + 3, y + 12)]
                for x, y in (
                    (104, 20),
                    (116, 34),
                    (104, 46),
                    (120, 58),
                    (112, 74),
                    (126, 84),
                    (98, 66),
                )
            ],
            1.2,
            1,
            0.4,
        ),
        INK,
        0.7,
    )
    form(d, ellipse(118, 104, 8, 7), "#f0c0a0", "#9a5854", shade=3)


@threat("fears/threats/heart", 130, 160)
def beating_heart(d: Drawing) -> None:
    """A heart, not the sort one draws on cards."""
    for k, r in enumerate((56, 68)):
        d.stroke(heart(66, 96, r), "#ff8a86", 2.4 - k, 0.5 - k * 0.2)
    for text, c in (
        ("76,58 84,30 106,20 112,2", "#5a7ac8"),
        ("54,60 52,34 38,20 40,2", "#5a7ac8"),
        ("66,56 66,28 74,12 74,-2", "#e0525c"),
    ):
        form(d, tube_of(text, 12, 10, 9, 9), c, palette.darker(c, 0.6), shade=5, edge=1.6)
    body = blob_of("66,52 92,50 114,68 116,96 98,130 72,152 58,146 30,120 16,92 22,64 44,50")
    form(d, body, "#e8525a", "#5a0c24", shade=18, edge=2.6, edge_colour="#ffc0b8")
    vessels = [
        line_of("60,58 64,84 56,110 60,140", 1.6, 3, 0.6),
        line_of("64,84 82,100 92,124", 1.2, 2, 0.5),
        line_of("58,104 40,112 32,108", 1, 1.8, 0.5),
        line_of("78,97 98,92 108,82", 1, 1.8, 0.5),
    ]
    d.fill(pile([v.intersection(body) for v in vessels]), "#7d1030", 0.9)
    d.fill(
        pile(
            [
                move(v, -0.8, -0.8).intersection(body)
                for v in [
                    line_of("60,60 63,84 56,108", 0.4, 1, 0.4),
                    line_of("66,86 82,99 90,120", 0.4, 0.9, 0.4),
                ]
            ]
        ),
        "#ffb0a8",
        0.8,
    )
    d.fill(ellipse(38, 76, 9, 15, 24), "#ffd8d0", 0.5)
    d.fill(pile(line_of("40,66 30,78 28,94", 0.5, 2, 0.5)), "#ffffff", 0.3)


@threat("fears/threats/splinter", 140, 176)
def splinter(d: Drawing) -> None:
    """A finger with half a fence in it."""
    finger = tube_of("70,186 70,130 68,80 66,44", 34, 33, 31, 26).intersection(rect(0, 0, 140, 176))
    form(d, finger, SKIN, SKIN_LOW, shade=16, edge=2.4, edge_colour="#fff0e0")
    flat(
        d,
        blob_of("48,48 56,26 72,22 86,32 88,56 76,70 58,70"),
        d.linear(48, 22, 88, 70, (0, "#fff2e6"), (1, "#d8a090")),
        1.2,
    )
    for y in (112, 118, 150):
        d.brush([(44, y), (68, y + 5), (96, y - 1)], INK, 0.6, 1.6, 0.6, 0.6)
    d.fill(ellipse(76, 96, 20, 15), "#e2485c", 0.55)
    shaft = poly("136,22 146,36 84,104 70,112 76,96")
    form(d, shaft, "#c9935a", "#4a2c20", shade=4, edge=1.8, edge_colour="#ffe6b8")
    d.fill(
        pile(line_of("138,30 104,70 82,98", 0.5, 1.4, 0.5), line_of("130,34 100,64", 0.5, 1, 0.4)),
        INK,
        0.7,
    )
    flat(d, blob_of("72,112,c 78,124 72,134 65,124"), "#c9243a", 0.9)
    flat(d, ellipse(77, 104, 13, 9).difference(ellipse(79, 101, 9, 6)), "#a8143a", 0.6)


@threat("fears/threats/cast", 170, 150)
def cast(d: Drawing) -> None:
    """A leg in plaster, in a sling. Something is in there."""
    d.thread([(60, 0), (64, 52)], "#e6dcff", 2)
    d.thread([(128, 0), (120, 44)], "#e6dcff", 2)
    leg = tube_of("174,96 124,78 82,92 40,94", 26, 24, 19, 17)
    form(d, leg, "#fbf8ee", "#9a98b0", shade=12, edge=2.2)
    form(d, tube_of("44,92 34,74 30,56", 17, 15, 12), "#fbf8ee", "#9a98b0", shade=8, edge=2)
    for x, y, r in ((20, 48, 7), (29, 42, 5), (37, 42, 4.6), (44, 45, 4.2), (49, 50, 3.8)):
        form(d, ellipse(x, y, r), SKIN, SKIN_LOW, shade=2, hatched=0)
    flat(d, rounded(54, 48, 20, 66, 5), "#7fb0c4", 1)
    flat(d, rounded(110, 42, 20, 66, 5), "#7fb0c4", 1)
    flat(d, heart(92, 92, 7), "#e2685c", 0.8)
    d.fill(pile(line_of("136,84 150,92", 2), line_of("150,84 136,92", 2)), "#3a5a9a")
    hole = blob_of("30,96 42,100 50,112 42,114 32,108")
    flat(d, hole, INK, 0.8)
    slit_eyes(d, 40, 106, 3.2, "#ffdf6a")
    d.brush(pts("60,146 48,126 40,108"), "#e0b04e", 2.6, 3, 1.4)
    for x, y in ((22, 118), (34, 128), (18, 132)):
        flat(d, ellipse(x, y, 4, 3), "#8d3428", 0.8)
        d.fill(
            brushes(
                [
                    [(x, y), (x - 6, y + 4)],
                    [(x, y), (x + 6, y + 4)],
                    [(x, y), (x - 6, y - 3)],
                    [(x, y), (x + 6, y - 3)],
                ],
                1,
                0.8,
                0.4,
            ),
            INK,
        )


@threat("fears/threats/bone", 160, 130)
def bone(d: Drawing) -> None:
    """A bone, in two pieces."""
    for s in (-1, 1):
        with d.placed(80 + s * 36, 64 + s * 4, 1, -24 + s * 9, s < 0):
            half = join(
                poly("-26,-9 -20,-2 -28,2 -20,9 26,10 26,-10 -18,-10"),
                ellipse(32, -11, 13),
                ellipse(32, 11, 13),
            )
            form(d, half, "#fbf2dc", "#a08a78", shade=7, edge=2, edge_colour="#ffffff")
            flat(d, poly("-26,-9 -20,-2 -28,2 -20,9 -14,8 -16,2 -12,-2 -14,-9"), "#c9344a", 0.8)
    for text in (
        "80,40 76,22 80,8",
        "66,44 56,32 50,20",
        "94,44 104,32 110,20",
        "84,86 88,104 84,118",
        "96,82 108,96 112,108",
    ):
        d.brush(pts(text), "#ffe9a6", 3.4, 2.4, 0.6)
    flat(d, poly("120,86 152,76 156,88 124,98"), "#e8b088", 1)
    d.fill(
        pile(
            *[ellipse(132 + k * 5, 87 - k * 1.6 + j * 4, 0.9) for k in range(3) for j in range(2)]
        ),
        "#a06a50",
    )
