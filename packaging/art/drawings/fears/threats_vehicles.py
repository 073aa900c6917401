"""Threats on wheels, and a tent."""

from __future__ import annotations

import math

from art.drawing import Drawing
from art.drawings.fears.parts import (
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
from art.shapes import (
    ellipse,
    pile,
    rect,
    rounded,
)


@threat("fears/threats/car", 176, 130)
def car(d: Drawing) -> None:
    """A car, head-on, lights up, its grille a grin."""
    for s in (-1, 1):
        form(d, rounded(88 + s * 62 - 13, 96, 26, 34, 7), "#2c2a3a", "#07060c", shade=4)
    body = blob_of(
        "16,100,c 12,74 20,58 40,54,c 52,28 62,16 88,15 114,16 124,28 136,54,c 156,58 "
        "164,74 160,100,c 154,114 22,114"
    )
    form(d, body, "#a8343f", "#2c0a18", shade=16, edge=2.4, edge_colour="#ffc4b4")
    glass = blob_of("50,52,c 60,30 68,23 88,22 108,23 116,30 126,52,c 88,48")
    flat(d, glass, d.linear(50, 20, 126, 54, (0, "#2c3a5c"), (1, "#080a16")), 1.6)
    slit_eyes(d, 88, 39, 5, "#ffe27a", slant=14)
    d.fill(poly("58,50 72,26 78,25 66,50"), "#ffffff", 0.2)
    for s in (-1, 1):
        d.glow(88 + s * 48, 74, 46, "#fff0b0", 0.75)
        flat(d, ellipse(88 + s * 48, 74, 15), "#c9d2dc", 1.4)
        flat(
            d,
            ellipse(88 + s * 48, 74, 12),
            d.radial(88 + s * 48, 73, 13, (0, "#ffffff"), (0.5, "#fff6c8"), (1, "#f2c65a")),
            0.8,
        )
        d.brush([(88 + s * 66, 58), (88 + s * 48, 58), (88 + s * 30, 68)], "#2c0a18", 2, 5.4, 2)
    grille = blob_of("44,88,c 88,96 132,88,c 128,108 88,112 48,108")
    flat(d, grille, "#0c0810", 1.4)
    teeth(
        d,
        [(48.0 + k * 8, 89.2 + 3.4 * math.sin(k / 10 * math.pi)) for k in range(11)],
        11,
        flat_ends=True,
        colour="#e6edf4",
    )
    form(d, rounded(14, 108, 148, 10, 4), "#c9d2dc", "#4a566c", shade=2, hatched=0.2)
    flat(d, rounded(70, 106, 36, 14, 2), "#f4f0e4", 1)
    d.fill(pile(rect(76, 110, 6, 6), rect(85, 110, 6, 6), rect(94, 110, 6, 6)), INK, 0.9)


@threat("fears/threats/bus", 160, 168)
def bus(d: Drawing) -> None:
    """A bus from behind, driving off; in its window a small bear."""
    for x in (22, 112):
        form(d, rounded(x, 134, 26, 32, 6), "#2c2a3a", "#07060c", shade=4)
    form(
        d,
        rounded(8, 6, 144, 146, 16),
        "#e0a03c",
        "#5a2a1c",
        shade=16,
        edge=2.4,
        edge_colour="#fff0c0",
    )
    flat(
        d, rounded(22, 30, 116, 54, 8), d.linear(0, 30, 0, 84, (0, "#ffeec0"), (1, "#e8b85a")), 1.8
    )
    with d.placed(80, 84, 1.0):
        for s in (-1, 1):
            form(d, ellipse(s * 14, -38, 7), "#c58e58", "#5e3a2c", shade=2, hatched=0)
            form(
                d,
                tube_of(f"{s * 14},-10 {s * 24},-20 {s * 24},-30", 5, 4.6, 4.4),
                "#c58e58",
                "#5e3a2c",
                shade=2,
                hatched=0,
            )
        form(
            d,
            blob_of("-18,0,c -18,-14 -8,-18 0,-18 8,-18 18,-14 18,0,c"),
            "#c58e58",
            "#5e3a2c",
            shade=4,
        )
        form(d, ellipse(0, -27, 17, 14.4), "#c58e58", "#5e3a2c", shade=4)
        d.fill(ellipse(0, -22, 7, 5.4), "#edcb9c")
        d.fill(pile(ellipse(0, -25, 2.8, 2), ellipse(-7, -30, 2.2), ellipse(7, -30, 2.2)), INK)
        d.brush(pts("-4,-18 0,-20 4,-18"), INK, 0.6, 1.6, 0.6)
        flat(d, blob_of("-9,-26 -7,-21 -9,-18 -11,-21"), "#9ad8ff", 0.5)
    d.stroke(rounded(22, 30, 116, 54, 8), "#5a3820", 2.4)
    form(d, rounded(40, 12, 80, 13, 3), "#1c1a28", "#0a0810", shade=2, hatched=0)
    d.fill(pile(rect(48, 16, 16, 5), rect(70, 16, 10, 5), rect(86, 16, 24, 5)), "#ffb04a")
    d.fill(rect(8, 96, 144, 8), "#b5343c")
    for x in (24, 136):
        d.glow(x, 118, 26, "#ff4a3a", 0.8)
        flat(
            d,
            ellipse(x, 118, 8),
            d.radial(x, 118, 9, (0, "#ffe0c0"), (0.5, "#ff4a3a"), (1, "#7d0f1c")),
            1,
        )
    form(d, rounded(4, 138, 152, 12, 5), "#8d94a4", "#2c3044", shade=2, hatched=0.2)
    flat(d, rounded(62, 122, 36, 12, 2), "#f4f0e4", 0.9)
    for k, (x, y, r) in enumerate(((146, 156, 9), (158, 146, 7), (156, 162, 6))):
        d.fill(ellipse(x, y, r, r * 0.8), "#d8d0e0", 0.5 - 0.1 * k)


@threat("fears/threats/train", 170, 164)
def train(d: Drawing) -> None:
    """A train with one great lamp, coming out of the dark."""
    for k, (x, y, r) in enumerate(((66, 12, 17), (46, 2, 14), (92, 4, 12))):
        d.fill(ellipse(x, y + 4, r, r * 0.8), "#c9c2dc", 0.55 - 0.08 * k)
    form(d, rect(62, 14, 20, 30), "#3a3650", "#0c0a14", shade=4)
    form(d, rect(57, 10, 30, 8), "#4a4666", "#12101c", shade=2)
    form(d, rounded(14, 70, 142, 66, 6), "#8d2c38", "#2a0814", shade=10, edge=2)
    boiler = ellipse(85, 84, 56)
    form(d, boiler, "#4a4668", "#08070e", shade=18, edge=2.6)
    d.stroke(ellipse(85, 84, 47), "#d8a84e", 2.4, 0.9)
    d.fill(
        pile(
            *[
                ellipse(
                    85 + math.cos(math.tau * k / 16) * 51.6,
                    84 + math.sin(math.tau * k / 16) * 51.6,
                    2,
                )
                for k in range(16)
            ]
        ),
        "#f0cc72",
    )
    d.glow(85, 58, 72, "#fff0b0", 0.85)
    flat(d, ellipse(85, 58, 17), "#d8a84e", 1.6)
    flat(
        d,
        ellipse(85, 58, 13),
        d.radial(85, 57, 14, (0, "#ffffff"), (0.6, "#fff6c8"), (1, "#f2c65a")),
        0.8,
    )
    for s in (-1, 1):
        flat(
            d,
            blob_of(f"{85 + s * 14},82,c {85 + s * 38},74,c {85 + s * 36},92 {85 + s * 20},94"),
            "#0c0810",
            1,
        )
        d.fill(ellipse(85 + s * 27, 84, 5), "#ff8a3c")
        d.fill(ellipse(85 + s * 27, 84, 1.9), INK)
    flat(
        d, blob_of("50,102,c 85,112 120,102,c 114,124 98,130 85,130 72,130 56,124"), "#1c0610", 1.4
    )
    teeth(
        d,
        [
            (54, 103),
            (63, 106),
            (72, 107.6),
            (81, 108.4),
            (89, 108.4),
            (98, 107.6),
            (107, 106),
            (116, 103),
        ],
        11,
    )
    form(d, poly("24,132 146,132 168,164 2,164"), "#6d728e", "#1c1e30", shade=4)
    d.fill(
        pile([line_of(f"{85 + (k - 4) * 14},133 {85 + (k - 4) * 20},164", 2) for k in range(9)]),
        INK,
        0.75,
    )
    for s in (-1, 1):
        form(d, ellipse(85 + s * 62, 118, 11), "#c9d2dc", "#4a566c", shade=3)


@threat("fears/threats/escalator", 170, 170)
def escalator(d: Drawing) -> None:
    """An escalator with a comb of teeth, and half a shoe."""
    form(
        d,
        poly("150,0 170,0 170,60 92,170 0,170 0,150 84,150"),
        "#5a6078",
        "#14161f",
        shade=6,
        edge=1.6,
    )
    for k in range(7):
        x, y = 74 + k * 13.4, 140 - k * 19.4
        step = poly(f"{x},{y} {x + 32},{y - 4} {x + 32},{y + 14} {x},{y + 20}")
        form(d, step, "#aab2c6", "#3a4058", shade=2, gap=2.6, edge=1.2)
        d.fill(
            pile(
                [
                    line_of(f"{x + 3 + j * 4},{y + 2} {x + 3 + j * 4},{y + 16}", 0.9)
                    for j in range(7)
                ]
            ),
            INK,
            0.6,
        )
        d.fill(line_of(f"{x},{y} {x + 32},{y - 4}", 1.6), "#f2d98a", 0.9)
    for text in ("10,128 60,126 84,110 148,8 166,-2", "44,150 88,146 112,126 166,44"):
        form(d, tube_of(text, 5, 5.4, 5.4, 5.4, 5), "#2c2a3a", "#07060c", shade=2, edge=1.4)
    form(d, poly("4,150 84,146 92,166 0,168"), "#c9a45a", "#5a3c20", shade=2)
    teeth(d, [(6.0 + k * 9.4, 148.0 - k * 0.5) for k in range(9)], 15, up=True, colour="#fff0c0")
    with d.placed(44, 136, 1, -24):
        form(
            d,
            blob_of("-24,6,c -24,-6 -12,-10 -6,-22,c 8,-22,c 8,-10 12,-4 12,6,c"),
            "#e2685c",
            "#5a1228",
            shade=3,
        )
        flat(d, poly("-26,6 13,6 13,11 -26,11"), "#f8f0e2", 0.9)
        d.fill(pile(line_of("-8,-14 2,-12", 1.2), line_of("-11,-8 0,-6", 1.2)), "#f8f0e2")
    for x in (20, 70):
        eye(d, x, 158, 6.4, iris="#e0443c", look=(0.2, -0.6))


@threat("fears/threats/tent", 176, 140)
def tent(d: Drawing) -> None:
    """A tent, lit from inside; the zip goes up."""
    for text in ("10,122 0,138", "166,122 176,138", "88,10 88,2"):
        d.brush(pts(text), INK, 2)
    form(
        d,
        poly("88,8 170,132 6,132"),
        "#c98a3c",
        "#5a3020",
        shade=10,
        edge=2.2,
        edge_colour="#fff0b8",
    )
    d.glow(88, 96, 70, "#ffcf5a", 0.65)
    flat(
        d,
        poly("88,24 132,132 44,132"),
        d.linear(0, 24, 0, 132, (0, "#f2b84a"), (1, "#ffe9a0")),
        1.4,
    )
    figure = blob_of("88,66 97,72 98,84 94,90 108,100 112,132,c 64,132,c 68,100 82,90 78,84 79,72")
    d.fill(figure, "#1c0f1c", 0.92)
    arm = pile(
        line_of("104,106 118,92 120,74", 6, 5, 3),
        *[line_of(f"120,76 {114 + k * 4},66 {113 + k * 5},58", 2.4, 2, 0.6) for k in range(4)],
    )
    d.fill(arm, "#1c0f1c", 0.92)
    zip_ = line_of("88,24 88,132", 2)
    d.fill(zip_, "#5a3020")
    flat(d, poly("88,132 72,132 84,100 88,88 92,100 104,132"), "#120a14", 1)
    for y in (104, 111, 118):
        form(
            d,
            tube_of(f"92,{y} 86,{y + 1} 80,{y}", 3, 2.8, 2),
            "#a9b48a",
            "#3a4a3c",
            shade=1,
            hatched=0,
        )
    form(d, rounded(84, 82, 8, 8, 2), "#e6edf4", "#6d7a92", shade=1, hatched=0)
    d.fill(
        pile(
            line_of("88,8 60,70 30,131", 0.5, 1.2, 0.5),
            line_of("88,8 116,70 146,131", 0.5, 1.2, 0.5),
        ),
        INK,
        0.5,
    )
