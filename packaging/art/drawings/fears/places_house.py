"""Places at home: what stands behind a threat and, as `-front`, what lies before it.

Windows are holes in the wall: the sky is drawn behind."""

from __future__ import annotations

from art import palette
from art.drawing import Drawing
from art.drawings.fears.parts import (
    HEIGHT,
    INK,
    WIDTH,
    blob_of,
    flat,
    form,
    line_of,
    poly,
    pts,
)
from art.drawings.fears.places_parts import ALL, frame, room, sill
from art.drawings.nightmares_parts import (
    bricks,
    scene,
    specks,
    web,
)
from art.shapes import (
    Shape,
    arch,
    ellipse,
    join,
    mirror,
    pile,
    polygon,
    rect,
    rounded,
    star,
)
from art.strokes import hatch


@scene("fears/places/attic", WIDTH, HEIGHT)
def attic(d: Drawing) -> None:
    """Under the roof: rafters, a round window, forgotten boxes."""
    hole = ellipse(110, 62, 31)
    room(d, 172, ("#5a4a6e", "#241a36"), ("#5d4858", "#1a1220"), hole)
    for k in range(9):
        y = 8 + k * 19
        d.fill(line_of(f"0,{y} 110,{y + 1} 220,{y - 1}", 0.5, 1, 0.5).difference(hole), INK, 0.5)
    for side in (0, 1):
        slope = poly("0,0 78,0 0,118")
        beam = poly("62,0 82,0 0,124 0,96")
        post = poly("14,104 26,86 26,176 14,176")
        for shape, top, low in (
            (slope, "#3a2c4c", "#150f20"),
            (post, "#6d5468", "#2a1c30"),
            (beam, "#7d6075", "#33243a"),
        ):
            form(d, mirror(shape, 110) if side else shape, top, low, shade=5)
    form(
        d, poly("0,26 220,26 220,37 0,37").difference(hole.buffer(5)), "#75596e", "#2f2135", shade=4
    )
    frame(d, hole, 5, "#8a6f86", "#3a2a42", join(rect(108.4, 20, 3.2, 90), rect(70, 60.4, 80, 3.2)))
    d.fill(
        web(
            24,
            40,
            [(0, 30), (0, 60), (18, 74), (40, 58), (52, 38), (36, 18)],
            (0.4, 0.7, 0.95),
            0.6,
        ),
        "#e9e2ff",
        0.5,
    )
    form(d, poly("150,140 204,136 204,176 150,178"), "#9a7350", "#3d2a2a", shade=8)
    form(d, poly("148,138 160,128 212,126 204,138"), "#b78d63", "#5a3e36", shade=4)
    d.fill(poly("170,138 182,137 182,152 170,153"), "#d9c293", 0.7)
    form(d, poly("176,110 208,109 208,128 176,129"), "#7d5c62", "#2d1f2c", shade=6)
    form(d, poly("10,150 50,150 50,180 10,180"), "#5c6d74", "#20282f", shade=8)
    form(d, blob_of("8,152,c 12,138 48,138 52,152,c"), "#6f858a", "#2b363c", shade=4)
    d.fill(pile(rect(16, 142, 3, 38), rect(41, 142, 3, 38)), "#c79a4a", 0.85)
    specks(d, rect(0, 176, 220, 74), 50, INK, 0.3)


@scene("fears/places/bathroom", WIDTH, HEIGHT)
def bathroom(d: Drawing) -> None:
    """Tiles to the ceiling, a small window, a towel, a basin."""
    hole = rect(20, 26, 44, 44)
    face = room(d, 176, ("#7f9ba4", "#2f3e4c"), ("#6c7f8a", "#20262f"), hole, count=0)
    lines = [rect(x, 0, 0.9, 176) for x in range(10, 220, 20)] + [
        rect(0, y, 220, 0.9) for y in range(16, 176, 20)
    ]
    d.fill(pile([one.intersection(face) for one in lines]), INK, 0.34)
    d.fill(
        pile(
            [
                rect(x + 1.5, y + 1.5, 7, 1.2).intersection(face)
                for x in range(10, 220, 20)
                for y in range(16, 170, 20)
            ]
        ),
        "#e6f7f4",
        0.22,
    )
    d.fill(rect(0, 112, 220, 9), "#3c6a72", 0.85)
    d.fill(
        pile(
            [poly(f"{x},116.5 {x + 5},113 {x + 10},116.5 {x + 5},120") for x in range(0, 220, 20)]
        ),
        "#d9c58a",
        0.7,
    )
    dark = []
    for row in range(4):
        ya, yb = 176 + row * row * 5 + row * 3, 176 + (row + 1) ** 2 * 5 + (row + 1) * 3
        for k in range(-9, 10):
            if (k + row) % 2:
                fa, fb = (ya - 60) / 116, (yb - 60) / 116
                dark.append(
                    polygon(
                        [
                            (110 + k * 17 * fa, ya),
                            (110 + (k + 1) * 17 * fa, ya),
                            (110 + (k + 1) * 17 * fb, yb),
                            (110 + k * 17 * fb, yb),
                        ]
                    ).intersection(ALL)
                )
    d.fill(pile(dark), "#151a24", 0.6)
    frame(d, hole, 4, "#c4d2d2", "#5b6a74", join(rect(41, 20, 2.4, 60), rect(10, 47, 70, 2.2)))
    sill(d, 14, 74, 56, "#c4d2d2", "#5b6a74")
    form(d, rect(172, 38, 44, 3.2), "#d8c07c", "#7a5a2c", shade=1, hatched=0)
    form(
        d,
        blob_of("176,40,c 210,40,c 211,70 208,100 210,108,c 198,105 188,110 175,107,c 177,80"),
        "#d2706a",
        "#5f2636",
    )
    d.fill(
        pile(line_of("176,92 194,94 209,92", 3), line_of("176,99 194,101 209,99", 1.4)),
        "#f4dfc0",
        0.8,
    )
    d.brush(pts("184,44 185,70 184,90"), "#7a2f3e", 0.4, 1.2, 0.3)
    d.brush(pts("198,44 199,70 198,90"), "#7a2f3e", 0.4, 1.2, 0.3)


@scene("fears/places/bathroom-front", WIDTH, HEIGHT)
def bathtub(d: Drawing) -> None:
    """The edge of the tub one sits in, and its foam."""
    tub = blob_of("-8,226,c 40,230 110,232 180,230 228,226,c 228,256,c -8,256,c")
    form(d, tub, "#f1f3ee", "#8a96a6", shade=10, edge=2)
    form(d, rounded(-10, 219, 240, 9, 4), "#ffffff", "#a9b4be", shade=3, gap=2.6)
    for x, y, r in (
        (34, 216, 9),
        (48, 218, 7),
        (22, 219, 7),
        (60, 220, 5),
        (168, 217, 8),
        (182, 219, 6),
        (155, 220, 5),
        (196, 220, 4),
    ):
        flat(
            d,
            ellipse(x, y, r),
            d.radial(
                x - r * 0.3, y - r * 0.4, r * 1.4, (0, "#ffffff"), (0.7, "#dfeaf0"), (1, "#9fb2c4")
            ),
            0.8,
        )
    form(d, blob_of("92,240,c 96,233 124,233 128,240,c"), "#d8c07c", "#7a5a2c", shade=2, hatched=0)


@scene("fears/places/bed", WIDTH, HEIGHT)
def bed(d: Drawing) -> None:
    """A bedroom: the window behind the bed's head, a chest, a picture that hangs askew."""
    hole = rect(58, 18, 104, 106)
    face = room(d, 190, ("#584c86", "#221b40"), ("#4b3a58", "#1c1428"), hole)
    marks = [
        ellipse(12 + k % 8 * 28 + (k // 8 % 2) * 14, 14 + k // 8 * 22, 1.6, 3.4) for k in range(64)
    ]
    d.fill(pile([one.intersection(face) for one in marks]), "#8d80c4", 0.4)
    frame(d, hole, 5, "#8d83bf", "#3a3268", join(rect(108.6, 10, 2.8, 120), rect(50, 70, 120, 2.6)))
    sill(d, 48, 126, 124, "#9d93cc", "#453c74")
    for side in (0, 1):
        cloth = blob_of("40,8,c 66,8,c 70,40 60,80 50,104 56,140 48,150,c 34,148,c 38,90")
        form(d, mirror(cloth, 110) if side else cloth, "#a0546c", "#3f1f3c", shade=6)
        folds = pile(
            line_of("47,12 48,60 43,140", 0.5, 2, 0.5), line_of("56,12 55,50 47,100", 0.5, 1.6, 0.4)
        )
        d.fill(mirror(folds, 110) if side else folds, INK, 0.5)
    form(d, rect(28, 6, 164, 4), "#c79a4a", "#5d3a20", shade=1, hatched=0)
    form(d, poly("8,148 42,148 42,196 8,196"), "#6f5878", "#2a1e38", shade=6)
    d.fill(pile(line_of("12,163 38,163", 1), line_of("12,179 38,179", 1)), INK, 0.7)
    d.fill(pile(ellipse(25, 156, 1.8), ellipse(25, 171, 1.8), ellipse(25, 187, 1.8)), "#e0b765")
    form(d, poly("182,62 210,58 213,92 185,96"), "#a9783f", "#4e3220", shade=3)
    d.fill(poly("186,66 207,63 209,88 188,91"), "#20304a")
    d.fill(ellipse(197, 77, 6, 7), "#d9c49a")
    d.fill(pile(ellipse(195, 76, 1), ellipse(199, 75.6, 1)), INK)
    head = blob_of("46,206,c 48,176 64,164 110,158 156,164 172,176 174,206,c")
    form(d, head, "#7a5560", "#2c1a28", shade=9)
    d.stroke(blob_of("58,206,c 60,182 74,174 110,169 146,174 160,182 162,206,c"), "#c9936a", 1, 0.6)
    for x in (48, 172):
        form(d, join(rect(x - 4, 176, 8, 36), ellipse(x, 174, 6)), "#8d6468", "#35202e", shade=4)


@scene("fears/places/bed-front", WIDTH, HEIGHT)
def blanket(d: Drawing) -> None:
    """The blanket, as far as the chin."""
    pillow = blob_of("60,212 66,202 92,199 110,201 130,199 154,202 160,213 150,224 70,224")
    d.fill(pillow.intersection(rect(0, 219, 220, 40)), "#cfc6dc")
    quilt = blob_of(
        "-10,232,c 30,222 66,219 96,224 124,224 156,219 190,223 232,232,c 232,256,c -10,256,c"
    )
    form(d, quilt, "#8276bb", "#2e2755", shade=8)
    patches = [
        line_of("36,222 30,256", 1),
        line_of("76,221 74,256", 1),
        line_of("144,222 148,256", 1),
        line_of("186,223 194,256", 1),
        line_of("-6,240 110,236 226,240", 1),
    ]
    d.fill(pile([one.intersection(quilt) for one in patches]), "#f0dca8", 0.55)
    for x, y in ((54, 231), (112, 231), (166, 231), (16, 247), (94, 247), (170, 247)):
        d.fill(stitched_star(x, y), "#f2d98a", 0.8)
    fold = line_of("-10,232 30,222 66,219 96,224 124,224 156,219 190,223 232,232", 2.4, 5, 2.4)
    flat(d, fold.intersection(rect(-2, 0, 224, 250)), "#f3ead6", 0.9)


def stitched_star(x: float, y: float) -> Shape:
    """A small stitched star."""

    return star(x, y, 3.4, 5, 0.45)


@scene("fears/places/cellar-stairs", WIDTH, HEIGHT)
def cellar_stairs(d: Drawing) -> None:
    """Seen from below: steps up to the doorway, brick on both sides."""
    d.fill(ALL, d.linear(0, 0, 0, 250, (0, "#5b4458"), (0.5, "#35263c"), (1, "#120c18")))
    bricks(d, rect(0, 0, 72, 250), 15, 30, INK, 0.75, 0.8)
    bricks(d, rect(148, 0, 72, 250), 15, 30, INK, 0.75, 0.8)
    bricks(d, rect(72, 0, 76, 20), 15, 30, INK, 0.7, 0.8)
    for x, y, n in (
        (18, 44, 22),
        (188, 70, 20),
        (12, 130, 24),
        (176, 150, 22),
        (40, 96, 20),
        (150, 30, 18),
    ):
        d.fill(rounded(x, y, n, 11, 1.5), "#8a6470", 0.35)
    flat(d, arch(110, 104, 58, 94), "#1c1224", 2)
    frame = arch(110, 104, 58, 94).difference(arch(110, 106, 48, 88))
    form(d, frame, "#8d6a62", "#3c2632", shade=3, gap=2.6)
    edge, w = 104.0, 29.0
    for k in range(8):
        t = k / 7
        h, wide = 8 + k * 2.7, w + 5 + k * 2.6
        top = polygon(
            [
                (110 - w, edge),
                (110 + w, edge),
                (110 + wide, edge + h * 0.5),
                (110 - wide, edge + h * 0.5),
            ]
        )
        d.fill(top.intersection(ALL), palette.mix("#a17a63", "#241826", t * 0.85))
        front = polygon(
            [
                (110 - wide, edge + h * 0.5),
                (110 + wide, edge + h * 0.5),
                (110 + wide, edge + h),
                (110 - wide, edge + h),
            ]
        ).intersection(ALL)
        d.fill(front, palette.mix("#5a4150", "#0e0914", t * 0.8))
        d.fill(hatch(front, 90, 4.6, 0.9, k).simplify(0.2), INK, 0.5)
        d.fill(
            line_of(
                (
                    f"{110 - wide},{edge + h * 0.5} 110,{edge + h * 0.5 + 0.3} "
                    f"{110 + wide},{edge + h * 0.5}"
                ),
                0.6,
                1.4,
                0.6,
            ).intersection(ALL),
            "#f4c98a",
            0.75 - 0.5 * t,
        )
        edge, w = edge + h, wide
    rail = line_of("80,88 62,128 36,180 2,240", 1.6, 3, 5)
    form(d, rail.intersection(ALL), "#8d6a62", "#34202c", shade=2, hatched=0)
    for x, yy, n in ((72, 108, 18), (56, 142, 26), (36, 182, 34)):
        d.fill(rect(x - 1, yy, 2.2, n), "#241622")


@scene("fears/places/kitchen", WIDTH, HEIGHT)
def kitchen(d: Drawing) -> None:
    """The kitchen at night: cupboards, hanging pots, a tap, the window over the sink."""
    hole = rect(78, 32, 64, 66)
    face = room(d, 178, ("#8a7a5e", "#33293a"), ("#6a4d46", "#20141c"), hole)
    tiles = rect(0, 98, 220, 34).intersection(face)
    d.fill(tiles, "#5b7f86", 0.8)
    d.fill(
        pile(
            *[rect(x, 98, 0.8, 34) for x in range(0, 221, 11)],
            rect(0, 109, 220, 0.8),
            rect(0, 120, 220, 0.8),
        ),
        INK,
        0.4,
    )
    frame(d, hole, 5, "#c0a878", "#5e4a3c", join(rect(108.8, 26, 2.4, 80), rect(70, 62, 80, 2.2)))
    for side in (0, 1):
        cloth = blob_of("72,26,c 104,26,c 98,44 84,60 74,66,c")
        form(d, mirror(cloth, 110) if side else cloth, "#cf6a5c", "#66263a", shade=4)
    form(d, rect(64, 23, 92, 3), "#c79a4a", "#5d3a20", shade=1, hatched=0)
    for x in (2, 36, 152, 186):
        form(d, rounded(x, 14, 32, 66, 2), "#6f8a7a", "#263638", shade=5)
        d.stroke(rounded(x + 5, 20, 22, 54, 1.5), INK, 0.9, 0.6)
        d.fill(ellipse(x + (28 if x < 100 else 4), 66, 1.7), "#f0d08a")
    form(d, rect(0, 132, 220, 7), "#d6b98a", "#7a5a46", shade=2, gap=2.6)
    for x in (0, 44, 132, 176):
        form(d, rect(x, 139, 44, 45), "#5f7a6c", "#1f2d30", shade=6)
        d.stroke(rect(x + 5, 145, 34, 32), INK, 0.9, 0.6)
    form(d, rect(88, 139, 44, 45), "#4a5f58", "#18242a", shade=6)
    form(
        d,
        join(line_of("102,132 102,110 112,106 118,112 118,118", 3.4)),
        "#e4ecec",
        "#7d8c98",
        shade=1,
        hatched=0,
    )
    for x, r in ((14, 9), (34, 7)):
        d.brush([(x, 82), (x, 92)], INK, 1)
        form(
            d,
            blob_of(
                f"{x - r},92,c {x + r},92,c {x + r - 1},{100 + r * 0.5} "
                f"{x},{103 + r * 0.6} {x - r + 1},{100 + r * 0.5}"
            ),
            "#c98a5a",
            "#5a3226",
            shade=3,
        )
    for x, h, c in (
        (166, 20, "#c9584e"),
        (180, 16, "#d8a64e"),
        (192, 13, "#6aa58a"),
        (202, 11, "#8a7ac0"),
    ):
        form(d, rounded(x - 5.5, 132 - h, 11, h, 2), c, palette.mix(c, INK, 0.6), shade=3)


@scene("fears/places/kitchen-front", WIDTH, HEIGHT)
def table(d: Drawing) -> None:
    """The table with its checked cloth."""
    top = poly("-10,206 230,206 240,256 -20,256")
    d.fill(top.intersection(ALL), d.linear(0, 206, 0, 250, (0, "#efe2c8"), (1, "#a4938f")))
    checks = [
        polygon(
            [
                (110 + k * 16, 206),
                (110 + (k + 1) * 16, 206),
                (110 + (k + 1) * 21, 250),
                (110 + k * 21, 250),
            ]
        ).intersection(ALL)
        for k in range(-8, 9, 2)
    ]
    d.fill(pile(checks), "#c9524e", 0.55)
    d.fill(pile(rect(0, 212, 220, 8), rect(0, 230, 220, 12)), "#c9524e", 0.45)
    d.fill(line_of("0,206 110,205.6 220,206", 1.8), "#fffbe8", 0.9)
