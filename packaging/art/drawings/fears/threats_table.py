"""Threats for the table and the sink."""

from __future__ import annotations

import math

from art import palette
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
    heart,
    join,
    mirror,
    move,
    pile,
    rect,
    rounded,
    star,
)
from art.strokes import brush

SKIN, SKIN_LOW = "#f0c4a0", "#9a5f58"


@threat("fears/threats/broken-cup", 140, 112)
def broken_cup(d: Drawing) -> None:
    """A cup in pieces, coffee everywhere, a saucer that survived."""
    d.fill(blob_of("6,100 30,90 60,92 96,86 132,94 136,106 90,111 30,110"), "#3a1c14", 0.9)
    d.fill(blob_of("24,98 50,94 70,97 50,102"), "#8d5a3a", 0.6)
    form(d, ellipse(66, 100, 44, 9), "#f2f0ea", "#8d98b0", shade=5)
    half = blob_of("28,44,c 42,42 52,46,c 50,56 60,60 56,72,c 66,80 62,92 66,98,c 46,98 34,84")
    form(d, half, "#f6f4ee", "#97a2bc", shade=9, edge=1.8)
    ear = ellipse(28, 64, 14, 15).difference(ellipse(28, 64, 8, 9)).difference(rect(30, 40, 40, 60))
    form(d, ear, "#f6f4ee", "#97a2bc", shade=3)
    with d.placed(98, 68, 1, 32):
        piece = blob_of(
            "-20,-30,c 6,-32 20,-30,c 22,-4 14,18 6,28,c 0,18 6,8 -4,2,c -6,-8 -16,-12 -14,-20,c"
        )
        form(d, piece, "#f6f4ee", "#97a2bc", shade=8, edge=1.6)
        flat(d, heart(6, -10, 8), "#d8484e", 0.8)
    for text in (
        "104,100 114,94 118,104",
        "16,88 26,84 24,94",
        "80,46 92,40 88,54",
        "118,54 128,50 124,62",
        "62,34 70,26 74,36",
        "100,30 108,22 110,32",
    ):
        form(d, poly(text), "#f6f4ee", "#97a2bc", shade=2, hatched=0)
    for text in ("58,60 66,40 62,24 72,8", "72,64 86,54 84,36", "48,40 44,24 50,12"):
        d.brush(pts(text), "#6d3a24", 1.4, 4, 0.8, 0.85)
    d.fill(pile(ellipse(72, 8, 3, 4), ellipse(50, 10, 2.4, 3), ellipse(86, 34, 2.4)), "#6d3a24")


@threat("fears/threats/plate", 150, 110)
def plate(d: Drawing) -> None:
    """A plate, licked clean; crumbs, a bitten biscuit, a fork that points at you."""
    form(d, ellipse(75, 80, 66, 27), "#f6f4ee", "#8d98b0", shade=8, edge=2)
    d.stroke(ellipse(75, 79, 58, 22), "#5a7ab8", 1.6, 0.9)
    flat(
        d,
        ellipse(75, 81, 42, 15),
        d.radial(66, 76, 46, (0, "#ffffff"), (1, "#c4cede"), flat=0.4),
        0.8,
    )
    biscuit = ellipse(78, 58, 30, 28)
    bites = join(ellipse(104, 40, 13), ellipse(110, 58, 10), ellipse(92, 28, 9))
    form(
        d, biscuit.difference(bites), "#e0a860", "#7d4a28", shade=8, edge=1.8, edge_colour="#fff0c8"
    )
    for x, y in ((64, 46), (76, 64), (62, 66), (84, 48), (72, 78), (92, 70)):
        flat(d, ellipse(x, y, 4.2, 3.6), "#4a2418", 0.7)
    d.fill(
        pile(
            *[
                poly(f"{x - 2},{y} {x + 1},{y - 2} {x + 2},{y + 1.6}")
                for x, y in (
                    (104, 80),
                    (112, 74),
                    (98, 88),
                    (50, 90),
                    (44, 82),
                    (118, 84),
                    (108, 90),
                )
            ]
        ),
        "#c98a4a",
    )
    with d.placed(24, 60, 1, -24):
        form(d, rounded(-3, -8, 6, 58, 2.4), "#dfe6ee", "#6d7a92", shade=1, hatched=0)
        form(
            d,
            join(
                rounded(-10, -34, 20, 22, 5).difference(
                    pile(rect(-5.6, -40, 3, 20), rect(2.6, -40, 3, 20))
                ),
                rect(-4, -14, 8, 10),
            ),
            "#dfe6ee",
            "#6d7a92",
            shade=2,
            hatched=0,
        )


@threat("fears/threats/cake", 150, 150)
def cake(d: Drawing) -> None:
    """A birthday cake that sings. All sing. One just sits."""
    form(d, ellipse(75, 136, 68, 13), "#f6f4ee", "#8d98b0", shade=4)
    form(
        d,
        blob_of("20,84,c 130,84,c 130,128,c 75,142 20,128,c"),
        "#e8b0c0",
        "#7d3a5a",
        shade=12,
        edge=2,
    )
    icing = blob_of(
        "16,82,c 40,70 110,70 134,82,c 134,98 128,104 122,94 116,112 106,96 98,104 "
        "90,94 80,112 70,96 60,104 52,94 44,110 34,94 28,106 18,98"
    )
    form(d, icing, "#fff6f4", "#c4a0b4", shade=6, edge=1.8)
    for x, c in (
        (40, "#5a8ac8"),
        (58, "#e0704a"),
        (76, "#6fbf8f"),
        (94, "#b39ae0"),
        (112, "#e0b04e"),
    ):
        form(
            d,
            rect(x - 3.4, 46 + abs(x - 76) * 0.06, 6.8, 32),
            c,
            palette.darker(c, 0.5),
            shade=2,
            hatched=0,
        )
        d.fill(
            pile(
                line_of(f"{x - 3.4},58 {x + 3.4},53", 1.6),
                line_of(f"{x - 3.4},70 {x + 3.4},65", 1.6),
            ),
            "#ffffff",
            0.8,
        )
        d.glow(x, 34, 17, "#ffcf7a", 0.8)
        flat(
            d,
            blob_of(f"{x},22,c {x + 6},34 {x + 3},44 {x},46 {x - 3},44 {x - 6},34"),
            d.radial(x, 38, 14, (0, "#fffbe6"), (0.5, "#ffcf5a"), (1, "#e8702c")),
            0.8,
        )
    for s in (-1, 1):
        eye(d, 75 + s * 20, 104, 8, iris="#8d4ac8", look=(0, -0.2))
    flat(d, blob_of("52,116,c 75,121 98,116,c 92,132 84,136 75,136 66,136 58,132"), "#4a0f2a", 1.1)
    teeth(d, [(56, 117), (64, 118.6), (71, 119.4), (79, 119.4), (86, 118.6), (94, 117)], 7)


@threat("fears/threats/lemon", 160, 140)
def lemon(d: Drawing) -> None:
    """A finger with a paper cut; above it a lemon, smiling."""
    form(
        d,
        blob_of("20,38 40,16 74,8 104,14 122,32 128,42 116,58 90,70 54,72 30,60 20,50"),
        "#ffe066",
        "#a8781c",
        shade=12,
        edge=2.4,
        edge_colour="#fffbd0",
    )
    for x, y in ((40, 30), (60, 20), (90, 20), (106, 40), (34, 48), (76, 62)):
        d.fill(ellipse(x, y, 1.6), "#b5882c", 0.8)
    for s in (-1, 1):
        eye(d, 72 + s * 15, 36, 8, iris="#6a8a2c", look=(0, 0.5))
        d.brush([(72 + s * 26, 26), (72 + s * 15, 25), (72 + s * 6, 30)], INK, 1, 3, 1)
    flat(d, blob_of("50,50,c 72,54 94,50,c 88,64 56,64"), "#5a2a10", 0.9)
    teeth(d, [(54, 51), (63, 52.4), (72, 52.8), (81, 52.4), (90, 51)], 6)
    for dx, dy, big in ((58, 80, 1.0), (80, 78, 0.8), (70, 94, 1.1)):
        flat(
            d,
            blob_of(
                f"{dx},{dy - 7 * big},c {dx + 4 * big},{dy + 3 * big}"
                f" {dx},{dy + 7 * big} {dx - 4 * big},{dy + 3 * big}"
            ),
            "#fff29a",
            0.8,
        )
    finger = tube_of("164,136 120,128 84,118 62,112", 17, 16, 14, 12)
    form(d, finger, SKIN, SKIN_LOW, shade=8, edge=1.8)
    flat(d, blob_of("50,104 60,100 66,108 62,118 52,118"), "#fbe2d0", 0.9)
    d.brush(pts("78,106 88,112 96,110"), "#b5142c", 1, 4, 1)
    flat(d, blob_of("88,114,c 93,124 88,130 83,124"), "#c9243a", 0.7)
    flat(d, poly("4,90 44,76 50,96 10,112"), "#fdf8ea", 1)
    d.fill(line_of("50,96 46,84", 2), "#c9243a")


@threat("fears/threats/jar", 110, 150)
def jar(d: Drawing) -> None:
    """A jar. What is in it looks back."""
    glass = blob_of("22,34,c 88,34,c 98,50 100,60 100,136,c 90,148 20,148 10,136,c 10,60 12,50")
    d.fill(
        glass,
        d.linear(10, 0, 100, 0, (0, "#9adfa0", 0.75), (0.5, "#d8ffb8", 0.8), (1, "#2c7a5a", 0.85)),
    )
    form(
        d,
        blob_of(
            "55,52 78,60 86,84 80,108 66,118 64,132 58,120 52,134 46,120 38,130 40,114 "
            "28,104 24,82 34,60"
        ),
        "#e8b8a8",
        "#7d4a5a",
        shade=9,
        edge=1.6,
    )
    eye(d, 44, 80, 10, iris="#6a8ac8", look=(0.1, 0.2), veins=True)
    eye(d, 68, 78, 7, iris="#6a8ac8", look=(-0.1, 0.3))
    d.brush(pts("42,100 54,97 66,102"), "#5a2434", 1, 3, 1)
    d.fill(
        pile(
            *[
                ellipse(x, y, r)
                for x, y, r in (
                    (22, 70, 2.4),
                    (90, 100, 3),
                    (86, 66, 1.8),
                    (30, 126, 2.6),
                    (78, 130, 2),
                )
            ]
        ),
        "#f2ffe0",
        0.8,
    )
    d.stroke(glass, "#eafff0", 2, 0.9)
    d.fill(blob_of("18,60 24,52 26,70 22,120 16,112"), "#ffffff", 0.7)
    form(d, rounded(18, 12, 74, 22, 5), "#d8a84e", "#5a3820", shade=6, edge=1.8)
    d.fill(pile([rect(22 + k * 7, 14, 1.6, 18) for k in range(10)]), INK, 0.35)


@threat("fears/threats/crystal-ball", 130, 150)
def crystal_ball(d: Drawing) -> None:
    """The fortune teller's ball: a skull in it, and hands round it."""
    form(
        d,
        blob_of("34,118,c 96,118,c 104,134 112,148,c 18,148,c 26,134"),
        "#d8a84e",
        "#4a2c1c",
        shade=7,
    )
    ball = ellipse(65, 64, 56)
    d.glow(65, 64, 66, "#b99aff", 0.5)
    flat(
        d,
        ball,
        d.radial(56, 52, 74, (0, "#efe6ff"), (0.4, "#9a7ad8"), (0.8, "#3f2a7a"), (1, "#180f38")),
        1.8,
    )
    skull = blob_of("65,28 88,36 94,58 86,76 80,80 80,92,c 50,92,c 50,80 44,76 36,58 42,36")
    d.fill(skull, "#f4ecff", 0.92)
    d.fill(pile(ellipse(53, 58, 8, 9), ellipse(77, 58, 8, 9), poly("61,74 69,74 65,66")), "#1c1038")
    d.fill(pile(*[rect(54 + k * 5.4, 80, 1.2, 12) for k in range(5)]), "#1c1038")
    d.fill(
        pile(
            line_of("20,70 36,96 60,108", 0.5, 3, 0.5), line_of("108,50 104,84 84,104", 0.5, 3, 0.5)
        ),
        "#e0d0ff",
        0.5,
    )
    d.fill(ellipse(40, 34, 12, 7, -38), "#ffffff", 0.85)
    for s in (0, 1):
        for text in (
            "4,120 8,98 18,84",
            "0,126 0,104 10,90",
            "10,124 18,104 28,92",
            "14,130 28,114 40,106",
        ):
            finger = tube_of(text, 6, 5, 3.4)
            form(d, mirror(finger, 65) if s else finger, "#e0b890", "#6d4440", shade=2, hatched=0)
        cuff = blob_of("-6,120,c 20,122 26,136 20,152,c -6,152,c")
        form(d, mirror(cuff, 65) if s else cuff, "#8d3a6a", "#341228", shade=4)


@threat("fears/threats/bottle", 130, 150)
def bottle(d: Drawing) -> None:
    """A bottle with a message; the message is short."""
    with d.placed(65, 78, 1, 24):
        glass = blob_of(
            "-13,-62,c 13,-62,c 13,-34 28,-22 30,-2 30,62,c 0,68 -30,62,c -30,-2 -28,-22 -13,-34"
        )
        d.fill(
            glass,
            d.linear(
                -30, 0, 30, 0, (0, "#6ac0a0", 0.8), (0.5, "#c8ffe0", 0.7), (1, "#1c5a4c", 0.9)
            ),
        )
        form(d, rounded(-17, -10, 34, 62, 5), "#fbf2da", "#b8a684", shade=4, hatched=0.2)
        with d.placed(0, 21, 1, -90):
            for x in (-17, 17):
                d.brush(
                    [(x + 6, -6), (x + 1, -9), (x - 5, -5), (x, 0), (x + 5, 4), (x, 8), (x - 6, 5)],
                    "#a81f34",
                    2.4,
                    3.6,
                    2.4,
                )
            d.stroke(ellipse(0, 0, 6.4, 7.6), "#a81f34", 3.4)
        d.stroke(glass, "#eafff4", 2, 0.95)
        d.fill(blob_of("-24,-4 -18,-14 -17,10 -21,50 -26,40"), "#ffffff", 0.7)
        form(d, rounded(-15, -68, 30, 10, 3), "#8ad0b0", "#24604c", shade=2)
        form(d, poly("-9,-84 9,-84 11,-66 -11,-66"), "#c9935a", "#5a3824", shade=3)


@threat("fears/threats/tap", 140, 150)
def tap(d: Drawing) -> None:
    """A tap that drips in time."""
    form(d, rounded(84, 60, 30, 90, 5), "#d2dae2", "#4a566c", shade=8, edge=2)
    form(
        d,
        tube_of("98,66 94,34 64,28 40,40 38,66", 13, 13, 13, 13, 11),
        "#eef3f6",
        "#5a6680",
        shade=8,
        edge=2.4,
        edge_colour="#ffffff",
    )
    form(d, rounded(24, 64, 28, 12, 4), "#c4ccd6", "#4a566c", shade=3)
    form(d, rounded(92, 8, 10, 22, 3), "#c4ccd6", "#4a566c", shade=2, hatched=0)
    form(d, join(rounded(70, 2, 54, 10, 5)), "#e2685c", "#5a1228", shade=3)
    for x in (62, 82):
        eye(d, x, 40, 8, iris="#4a8ab0", look=(-0.4, 0.3), lid=0.3)
    for y, r in ((92, 8), (122, 10)):
        flat(
            d,
            blob_of(f"38,{y - r * 1.7},c {38 + r},{y + r * 0.2} 38,{y + r} {38 - r},{y + r * 0.2}"),
            d.radial(35, y - 2, r * 1.4, (0, "#f4fdff"), (1, "#5aa5d0")),
            1.2,
        )
    for s in (-1, 1):
        d.fill(ellipse(38 + s * 3.6, 122, 1.5, 2), INK)
    d.brush(pts("34,128 38,126 42,128"), INK, 0.6, 1.4, 0.6)
    d.fill(ellipse(38, 146, 26, 4), "#9ad8f0", 0.7)
    d.stroke(ellipse(38, 146, 16, 2.4), "#f4fdff", 1, 0.9)


@threat("fears/threats/drain", 150, 110)
def drain(d: Drawing) -> None:
    """The plughole, and the hair that comes out of it."""
    form(d, ellipse(75, 64, 66, 38), "#e6eef0", "#8294a8", shade=8)
    flat(
        d,
        ellipse(75, 66, 50, 27),
        d.radial(75, 62, 52, (0, "#3a4658"), (0.6, "#9fb0c0"), (1, "#d6e2e8"), flat=0.55),
        1,
    )
    form(d, ellipse(75, 70, 27, 14), "#c9d2dc", "#5a6680", shade=2)
    flat(d, ellipse(75, 71, 21, 10), "#030208", 1)
    for k in range(3):
        a0 = k * 2.1
        swirl = [
            (75 + math.cos(a0 + t) * (56 - t * 9), 66 + math.sin(a0 + t) * (31 - t * 5))
            for t in (0, 0.6, 1.2, 1.8, 2.4, 3.0)
        ]
        d.brush(swirl, "#ffffff", 0.4, 2, 0.4, 0.7)
    rng = d.chance()
    hair = []
    for _ in range(26):
        x = 75 + rng.uniform(-15, 15)
        sx = rng.uniform(-1, 1)
        hair.append(
            brush(
                [
                    (x, 74 + rng.uniform(-3, 3)),
                    (x + sx * 14, 44 + rng.uniform(-8, 8)),
                    (x + sx * 44 + rng.uniform(-8, 8), 30 + rng.uniform(-20, 18)),
                    (x + sx * 64, 40 + rng.uniform(-24, 50)),
                ],
                2.4,
                2,
                0.5,
                4,
            )
        )
    d.fill(pile(hair), "#170d14")
    d.fill(pile([move(h, -0.7, -0.8) for h in hair[::4]]), "#8d5a44", 0.7)
    slit_eyes(d, 75, 69, 4.6, "#d8f06a", slant=10)


@threat("fears/threats/ring", 140, 150)
def ring_(d: Drawing) -> None:
    """A ring on its way down."""
    d.fill(ellipse(70, 134, 54, 14), "#c9d2dc")
    flat(
        d,
        ellipse(70, 134, 54, 14),
        d.radial(70, 130, 56, (0, "#5a6680"), (1, "#e6eef4"), flat=0.26),
        1.4,
    )
    flat(d, ellipse(70, 136, 27, 7), "#030208", 1)
    slit_eyes(d, 70, 136, 3.6, "#d8f06a")
    with d.placed(70, 70, 1, 16):
        band = ellipse(0, 14, 36, 38).difference(ellipse(0, 14, 27, 29))
        form(d, band, "#f6d27a", "#7d5026", shade=6, edge=2.2, edge_colour="#fff8d0")
        form(
            d,
            poly("-14,-28 14,-28 20,-20 0,2 -20,-20"),
            "#8ad8f0",
            "#1c5a8a",
            shade=4,
            edge=1.8,
            edge_colour="#ffffff",
        )
        d.fill(pile(poly("-14,-28 0,-28 -8,-20 -20,-20"), poly("-8,-20 8,-20 0,2")), "#eafcff", 0.7)
    for x, y, r in ((24, 30, 9), (118, 24, 8), (112, 70, 6), (20, 74, 6)):
        flat(d, star(x, y, r, 4, 0.25), "#fff6d0", 0.7)
    for x in (40, 70, 100):
        d.brush([(x, 4), (x, 18)], "#ffffff", 0.5, 2, 0.5, 0.6)
