"""The places indoors: what stands behind a threat and, as `-front`, what lies before it.

Windows are holes in the wall: the sky is drawn behind.
"""

from __future__ import annotations

from art import palette
from art.drawing import Drawing
from art.drawings.fears.parts import (
    HEIGHT,
    INK,
    WIDTH,
    blob_of,
    boards,
    flat,
    form,
    line_of,
    lit,
    poly,
    pts,
)
from art.drawings.nightmares_parts import bricks, scene, specks, web
from art.shapes import XY, Shape, arch, ellipse, join, mirror, move, pile, polygon, rect, rounded
from art.strokes import hatch

ALL = rect(0, 0, WIDTH, HEIGHT)


def _room(
    d: Drawing,
    floor: float,
    wall: tuple[str, str],
    ground: tuple[str, str],
    holes: Shape | None = None,
    vanish: XY = (110, 60),
    count: int = 13,
) -> Shape:
    """Wall and floor; gives the wall without its windows."""
    face = rect(0, 0, WIDTH, floor)
    if holes is not None:
        face = face.difference(holes)
    d.fill(
        face, d.linear(0, 0, 0, floor, (0, wall[1]), (0.55, wall[0]), (1, palette.mix(*wall, 0.5)))
    )
    lower = rect(0, floor, WIDTH, HEIGHT - floor)
    d.fill(lower, d.linear(0, floor, 0, HEIGHT, (0, ground[0]), (1, ground[1])))
    if count:
        boards(d, lower, vanish, count, floor, HEIGHT)
    return face


def _frame(
    d: Drawing, hole: Shape, wide: float, top: str, low: str, bars: Shape | None = None
) -> None:
    """A window's frame round its hole, with bars in it."""
    casing = hole.buffer(wide, 4, join_style="mitre").difference(hole)
    form(d, casing, top, low, shade=3, gap=2.6, edge=0.9)
    d.fill(hole.difference(move(hole, 2, 3)), INK, 0.35)
    if bars is not None:
        flat(d, bars.intersection(hole), top, 0.9)


def _sill(
    d: Drawing, x: float, y: float, w: float, top: str = "#6b5f92", low: str = "#2b2548"
) -> None:
    form(d, rounded(x, y, w, 5, 1.6), top, low, shade=2, gap=2.4, edge=0.9)


@scene("fears/places/attic", WIDTH, HEIGHT)
def attic(d: Drawing) -> None:
    """Under the roof: rafters, a round window, forgotten boxes."""
    hole = ellipse(110, 62, 31)
    _room(d, 172, ("#5a4a6e", "#241a36"), ("#5d4858", "#1a1220"), hole)
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
    _frame(
        d, hole, 5, "#8a6f86", "#3a2a42", join(rect(108.4, 20, 3.2, 90), rect(70, 60.4, 80, 3.2))
    )
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
    face = _room(d, 176, ("#7f9ba4", "#2f3e4c"), ("#6c7f8a", "#20262f"), hole, count=0)
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
    _frame(d, hole, 4, "#c4d2d2", "#5b6a74", join(rect(41, 20, 2.4, 60), rect(10, 47, 70, 2.2)))
    _sill(d, 14, 74, 56, "#c4d2d2", "#5b6a74")
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
    face = _room(d, 190, ("#584c86", "#221b40"), ("#4b3a58", "#1c1428"), hole)
    marks = [
        ellipse(12 + k % 8 * 28 + (k // 8 % 2) * 14, 14 + k // 8 * 22, 1.6, 3.4) for k in range(64)
    ]
    d.fill(pile([one.intersection(face) for one in marks]), "#8d80c4", 0.4)
    _frame(
        d, hole, 5, "#8d83bf", "#3a3268", join(rect(108.6, 10, 2.8, 120), rect(50, 70, 120, 2.6))
    )
    _sill(d, 48, 126, 124, "#9d93cc", "#453c74")
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
        d.fill(palette_star(x, y), "#f2d98a", 0.8)
    fold = line_of("-10,232 30,222 66,219 96,224 124,224 156,219 190,223 232,232", 2.4, 5, 2.4)
    flat(d, fold.intersection(rect(-2, 0, 224, 250)), "#f3ead6", 0.9)


def palette_star(x: float, y: float) -> Shape:
    """A small stitched star."""
    from art.shapes import star

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
    y, w = 104.0, 29.0
    for k in range(8):
        t = k / 7
        h, wide = 8 + k * 2.7, w + 5 + k * 2.6
        top = polygon(
            [(110 - w, y), (110 + w, y), (110 + wide, y + h * 0.5), (110 - wide, y + h * 0.5)]
        )
        d.fill(top.intersection(ALL), palette.mix("#a17a63", "#241826", t * 0.85))
        front = polygon(
            [
                (110 - wide, y + h * 0.5),
                (110 + wide, y + h * 0.5),
                (110 + wide, y + h),
                (110 - wide, y + h),
            ]
        ).intersection(ALL)
        d.fill(front, palette.mix("#5a4150", "#0e0914", t * 0.8))
        d.fill(hatch(front, 90, 4.6, 0.9, k).simplify(0.2), INK, 0.5)
        d.fill(
            line_of(
                f"{110 - wide},{y + h * 0.5} 110,{y + h * 0.5 + 0.3} {110 + wide},{y + h * 0.5}",
                0.6,
                1.4,
                0.6,
            ).intersection(ALL),
            "#f4c98a",
            0.75 - 0.5 * t,
        )
        y, w = y + h, wide
    rail = line_of("80,88 62,128 36,180 2,240", 1.6, 3, 5)
    form(d, rail.intersection(ALL), "#8d6a62", "#34202c", shade=2, hatched=0)
    for x, yy, n in ((72, 108, 18), (56, 142, 26), (36, 182, 34)):
        d.fill(rect(x - 1, yy, 2.2, n), "#241622")


@scene("fears/places/corridor", WIDTH, HEIGHT)
def corridor(d: Drawing) -> None:
    """A corridor that goes on and on; doors left and right."""
    end = rect(84, 66, 52, 78)
    d.fill(poly("0,0 220,0 136,66 84,66"), d.linear(0, 0, 0, 66, (0, "#2c2444"), (1, "#463a62")))
    d.fill(
        poly("0,250 220,250 136,144 84,144"),
        d.linear(0, 144, 0, 250, (0, "#6d4a58"), (1, "#2c1826")),
    )
    for side in (0, 1):
        wall = poly("0,0 84,66 84,144 0,250")
        paint = d.linear(
            0 if not side else 220, 0, 84 if not side else 136, 0, (0, "#3a305a"), (1, "#6d5f94")
        )
        d.fill(mirror(wall, 110) if side else wall, paint)
        panel = poly("0,160 84,112 84,144 0,250")
        d.fill(mirror(panel, 110) if side else panel, "#231a38", 0.55)
        edge = line_of("0,160 42,136 84,112", 2.6, 1.8, 1)
        d.fill(mirror(edge, 110) if side else edge, "#a89ad0", 0.6)
        for text, knob in (
            ("8,78 36,90 36,200 8,234", (31, 148)),
            ("56,96 70,101 70,160 56,175", (67, 130)),
        ):
            leaf = poly(text)
            form(d, mirror(leaf, 110) if side else leaf, "#7a5260", "#2c1a2a", shade=4)
            kx = 220 - knob[0] if side else knob[0]
            d.fill(ellipse(kx, knob[1], 1.7), "#f0c878")
    d.fill(end, d.linear(0, 66, 0, 144, (0, "#2a2040"), (1, "#171026")))
    d.stroke(end, "#8d80b8", 1, 0.6)
    flat(d, rect(99, 92, 22, 52), "#4d3448")
    d.fill(ellipse(117, 120, 1.2), "#f0c878")
    runner = poly("98,144 122,144 156,250 64,250")
    form(d, runner, "#8d3844", "#3a1422", shade=1, hatched=0)
    d.stroke(poly("99.5,146 120.5,146 148,252 72,252"), "#e5a46a", 1.2, 0.6)
    boards(d, poly("0,250 64,250 98,144 84,144"), (110, 105), 14, 144, 250)
    boards(d, poly("220,250 156,250 122,144 136,144"), (110, 105), 14, 144, 250)
    for y0, y1 in ((18, 26), (40, 45)):
        d.fill(
            poly(
                f"{110 - y0},{60 - y0 * 1.2} {110 + y0},{60 - y0 * 1.2} {110 + y1 * 0.6},{60 - y1 * 0.9} {110 - y1 * 0.6},{60 - y1 * 0.9}"
            ).intersection(ALL),
            "#e9e0ff",
            0.12,
        )


@scene("fears/places/hall", WIDTH, HEIGHT)
def hall(d: Drawing) -> None:
    """A great room: two tall windows, columns, a chequered floor."""
    left = arch(42, 150, 44, 118)
    right = mirror(left, 110)
    _room(d, 178, ("#6a4f6e", "#26182f"), ("#8a6a70", "#231626"), join(left, right), count=0)
    d.fill(rect(0, 160, 220, 18), "#3a2536", 0.9)
    d.fill(rect(0, 158.6, 220, 1.6), "#d6a66c", 0.6)
    for hole, cx in ((left, 42), (right, 178)):
        _frame(
            d,
            hole,
            4,
            "#b08a78",
            "#54384a",
            join(
                rect(cx - 1.2, 20, 2.4, 140),
                rect(cx - 24, 70, 48, 2.2),
                rect(cx - 24, 110, 48, 2.2),
            ),
        )
    panel = rounded(78, 30, 64, 118, 3)
    d.stroke(panel, "#d6a66c", 1.1, 0.45)
    d.stroke(panel.buffer(-5), "#d6a66c", 0.7, 0.3)
    for cx in (4, 76, 144, 216):
        column = rect(cx - 7, 12, 14, 160)
        form(d, column, "#c0a09a", "#57404e", shade=6)
        d.fill(
            pile(
                line_of(f"{cx - 3},20 {cx - 3},166", 0.9), line_of(f"{cx + 1},20 {cx + 1},166", 0.9)
            ),
            INK,
            0.3,
        )
        form(
            d,
            poly(f"{cx - 11},4 {cx + 11},4 {cx + 7},16 {cx - 7},16"),
            "#d4b7a4",
            "#6b505a",
            shade=3,
        )
        form(d, rect(cx - 10, 168, 20, 11), "#c0a09a", "#57404e", shade=4)
    d.fill(rect(0, 0, 220, 6), "#1f1428")
    dark = []
    for row in range(5):
        ya, yb = 178 + row * row * 2.6 + row * 4, 178 + (row + 1) ** 2 * 2.6 + (row + 1) * 4
        for k in range(-8, 9):
            if (k + row) % 2:
                fa, fb = (ya - 96) / 82, (yb - 96) / 82
                dark.append(
                    polygon(
                        [
                            (110 + k * 20 * fa, ya),
                            (110 + (k + 1) * 20 * fa, ya),
                            (110 + (k + 1) * 20 * fb, yb),
                            (110 + k * 20 * fb, yb),
                        ]
                    ).intersection(ALL)
                )
    d.fill(pile(dark), "#1a0f1e", 0.6)


@scene("fears/places/hospital", WIDTH, HEIGHT)
def hospital(d: Drawing) -> None:
    """A ward: the curtain, the drip, the bed's white rails, the window too high."""
    hole = rect(132, 24, 62, 48)
    _room(d, 172, ("#8fb0aa", "#33474e"), ("#6f8a8a", "#1f2a31"), hole, count=0)
    d.fill(rect(0, 112, 220, 60), "#2f5a5e", 0.5)
    d.fill(rect(0, 110.5, 220, 2), "#dff2e6", 0.6)
    _frame(d, hole, 4, "#d9e6de", "#6a8084", join(rect(161.6, 18, 2.4, 60), rect(126, 46, 74, 2)))
    d.brush(pts("0,24 60,25 96,24"), "#cfdcd8", 2)
    folds = blob_of(
        "-6,26,c 78,26,c 76,90 80,150 76,186,c 64,182 54,188 42,184 30,188 16,184 4,188 -6,186,c"
    )
    form(d, folds, "#cfe3d6", "#5d8082", shade=8)
    d.fill(
        pile(
            [
                line_of(f"{x},28 {x + 1.5},100 {x - 1},182", 0.5, 2.4, 0.6)
                for x in (8, 22, 36, 52, 66)
            ]
        ),
        "#3f5f64",
        0.55,
    )
    form(
        d,
        join(rect(197, 64, 2.6, 128), rect(186, 190, 24, 3)),
        "#dbe6e2",
        "#7a8e92",
        shade=1,
        hatched=0,
    )
    form(d, join(rect(188, 62, 20, 2.4)), "#dbe6e2", "#7a8e92", shade=1, hatched=0)
    form(d, rounded(182, 66, 14, 24, 4), "#e7f3ea", "#9bc0b2", shade=4, hatched=0.2)
    d.fill(rounded(184, 78, 10, 10, 3), "#cf4d52", 0.85)
    d.brush(pts("189,90 190,120 182,140 176,170"), "#cf4d52", 1, 0.9, 0.9, 0.9)
    lower = rect(0, 172, 220, 78)
    d.fill(
        pile(
            [
                line_of(f"{110 + (x - 110) * 0.62},172 {x},250", 0.5, 0.9, 1.2).intersection(lower)
                for x in range(-120, 350, 36)
            ]
        ),
        INK,
        0.4,
    )
    d.fill(pile([rect(0, y, 220, 0.8) for y in (180, 191, 206, 226)]), INK, 0.35)


@scene("fears/places/hospital-front", WIDTH, HEIGHT)
def ward_bed(d: Drawing) -> None:
    """The foot of a hospital bed."""
    rail = join(
        rounded(-14, 214, 150, 5, 2.4),
        rounded(-14, 236, 150, 5, 2.4),
        rounded(130, 210, 6, 44, 3),
        *[rounded(x, 214, 3.4, 26, 1.6) for x in (18, 42, 66, 90, 112)],
    )
    form(d, rail.intersection(rect(-2, 0, 224, 252)), "#f4f7ee", "#8fa3a8", shade=2, gap=2.4)
    form(d, poly("50,220 82,219 83,237 51,238"), "#f1e8cf", "#b9a988", shade=3, hatched=0.2)
    d.fill(
        pile(
            line_of("55,225 78,224", 0.9),
            line_of("55,229 72,228", 0.9),
            line_of("55,233 76,232", 0.9),
        ),
        "#3a3347",
        0.8,
    )


@scene("fears/places/kitchen", WIDTH, HEIGHT)
def kitchen(d: Drawing) -> None:
    """The kitchen at night: cupboards, hanging pots, a tap, the window over the sink."""
    hole = rect(78, 32, 64, 66)
    face = _room(d, 178, ("#8a7a5e", "#33293a"), ("#6a4d46", "#20141c"), hole)
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
    _frame(d, hole, 5, "#c0a878", "#5e4a3c", join(rect(108.8, 26, 2.4, 80), rect(70, 62, 80, 2.2)))
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
                f"{x - r},92,c {x + r},92,c {x + r - 1},{100 + r * 0.5} {x},{103 + r * 0.6} {x - r + 1},{100 + r * 0.5}"
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
    checks = []
    for k in range(-8, 9, 2):
        checks.append(
            polygon(
                [
                    (110 + k * 16, 206),
                    (110 + (k + 1) * 16, 206),
                    (110 + (k + 1) * 21, 250),
                    (110 + k * 21, 250),
                ]
            ).intersection(ALL)
        )
    d.fill(pile(checks), "#c9524e", 0.55)
    d.fill(pile(rect(0, 212, 220, 8), rect(0, 230, 220, 12)), "#c9524e", 0.45)
    d.fill(line_of("0,206 110,205.6 220,206", 1.8), "#fffbe8", 0.9)


@scene("fears/places/school", WIDTH, HEIGHT)
def school(d: Drawing) -> None:
    """A classroom: the blackboard, the window, a map, a bell."""
    hole = rect(8, 30, 42, 76)
    _room(d, 176, ("#8d8a62", "#3a3440"), ("#7a5a48", "#251720"), hole)
    d.fill(rect(0, 126, 220, 50), "#4b4a3a", 0.55)
    d.fill(rect(0, 124.6, 220, 2), "#e0d29a", 0.5)
    _frame(d, hole, 4, "#d8cf9c", "#6b6248", join(rect(27.8, 24, 2.4, 88), rect(2, 66, 54, 2)))
    board = rect(64, 34, 130, 80)
    form(d, board.buffer(5, join_style="mitre"), "#b98d54", "#5a3a26", shade=3)
    d.fill(board, d.linear(64, 34, 194, 114, (0, "#2d5148"), (1, "#14292a")))
    specks(d, board.buffer(-6), 26, "#dfeee0", 0.25, 14, 1)
    chalk = [
        line_of("74,46 84,43 92,48", 0.9),
        line_of("98,44 112,43", 0.9),
        line_of("76,58 96,56 104,59", 0.9),
        line_of("160,48 172,44 184,50 178,60 164,58 160,48", 0.9),
        line_of("166,100 186,98", 0.9),
    ]
    d.fill(pile(chalk), "#f0f5e6", 0.75)
    form(d, rect(70, 119, 118, 3.4), "#b98d54", "#5a3a26", shade=1, hatched=0)
    d.fill(pile(rounded(82, 116.8, 9, 2.4, 1), rounded(96, 117, 6, 2.2, 1)), "#fff6e0")
    form(d, ellipse(110, 18, 9), "#e9ddb8", "#9a8a66", shade=3)
    d.fill(pile(line_of("110,18 110,12", 1.2), line_of("110,18 114,20", 1.2)), INK)
    for x, y in ((30, 168), (96, 164), (166, 166)):
        form(
            d,
            poly(f"{x - 22},{y} {x + 22},{y} {x + 25},{y + 7} {x - 25},{y + 7}"),
            "#b0804e",
            "#4f3022",
            shade=2,
            gap=2.6,
        )
        d.fill(pile(rect(x - 19, y + 7, 3, 18), rect(x + 16, y + 7, 3, 18)), "#2a1a1c")


@scene("fears/places/school-front", WIDTH, HEIGHT)
def desk(d: Drawing) -> None:
    """One's own desk: carved, with a pencil on it."""
    form(
        d,
        poly("4,226 216,226 232,256 -12,256").intersection(rect(-2, 0, 224, 252)),
        "#b98650",
        "#5a3726",
        shade=3,
        gap=3,
    )
    d.fill(line_of("2,226 110,225.6 218,226", 2), "#ffe2ac", 0.8)
    d.fill(
        pile(line_of("20,238 34,233 30,246", 0.9), line_of("180,236 186,244 194,234 199,243", 1)),
        INK,
        0.6,
    )
    pencil = poly("132,236 168,232 169,235 133,239")
    flat(d, pencil, "#e2b64c", 0.8)
    flat(d, poly("132,236 133,239 127,238.6"), "#f4e0bb", 0.8)


@scene("fears/places/stage", WIDTH, HEIGHT)
def stage(d: Drawing) -> None:
    """A stage: red curtains, boards, nobody to help."""
    d.fill(ALL, d.linear(0, 0, 0, 250, (0, "#1a0f2a"), (0.7, "#3a2142"), (1, "#0f0716")))
    back = rect(34, 0, 152, 196)
    d.fill(back, d.linear(0, 0, 0, 196, (0, "#241436"), (1, "#4f2f56")))
    d.fill(
        pile([line_of(f"{x},0 {x + 2},100 {x},196", 0.6, 2.6, 0.8) for x in range(44, 186, 13)]),
        INK,
        0.45,
    )
    floor = poly("0,250 0,208 34,192 186,192 220,208 220,250")
    d.fill(floor, d.linear(0, 192, 0, 250, (0, "#a0745e"), (1, "#3a2028")))
    boards(d, floor, (110, 90), 13, 192, 250)
    for side in (0, 1):
        cloth = blob_of("-6,-4,c 50,-4,c 56,40 40,90 26,126 34,170 44,214,c 26,212 12,218 -6,214,c")
        form(d, mirror(cloth, 110) if side else cloth, "#b83a46", "#4a1226", shade=10)
        folds = pile(
            line_of("10,0 12,90 8,212", 0.8, 3.4, 0.8),
            line_of("24,0 26,60 17,128 22,212", 0.8, 3, 0.8),
            line_of("38,0 42,40 30,110 34,210", 0.8, 2.6, 0.8),
        )
        d.fill(mirror(folds, 110) if side else folds, "#2a0818", 0.7)
        light = pile(
            line_of("16,0 18,90 13,200", 0.4, 1.4, 0.4), line_of("31,0 34,60 24,120", 0.4, 1.4, 0.4)
        )
        d.fill(mirror(light, 110) if side else light, "#ff9a86", 0.5)
        tie = line_of("-2,122 14,128 30,122", 3, 4.4, 3)
        flat(d, mirror(tie, 110) if side else tie, "#f0c35c")
    drape = blob_of(
        "-6,-6,c 226,-6,c 226,20 204,34 186,22 166,40 140,42 128,26 110,44 92,26 80,42 54,40 34,22 16,34 -6,20"
    )
    form(d, drape, "#cc4650", "#5a1830", shade=8)
    fringe = [
        line_of(f"{x},{y} {x},{y + 5}", 1.2)
        for x, y in zip(
            range(4, 220, 6),
            [
                22,
                27,
                30,
                28,
                24,
                23,
                27,
                33,
                37,
                39,
                39,
                37,
                33,
                28,
                29,
                33,
                38,
                42,
                43,
                40,
                35,
                29,
                28,
                33,
                38,
                39,
                39,
                37,
                33,
                28,
                24,
                24,
                28,
                30,
                28,
                22,
            ],
            strict=True,
        )
    ]
    d.fill(pile(fringe), "#f0c35c", 0.9)


@scene("fears/places/stage-front", WIDTH, HEIGHT)
def front_row(d: Drawing) -> None:
    """The heads of the front row."""
    for k, (x, r) in enumerate(
        ((6, 19), (42, 15), (77, 17), (113, 15), (149, 18), (184, 16), (216, 19))
    ):
        head = join(
            ellipse(x, 244 - r * 0.5, r * 0.62, r * 0.74),
            blob_of(
                f"{x - r * 1.2},260,c {x - r * 0.9},{254 - r * 0.3} {x + r * 0.9},{254 - r * 0.3} {x + r * 1.2},260,c"
            ),
        )
        if k % 3 == 1:
            head = join(head, ellipse(x - r * 0.1, 244 - r * 1.2, r * 0.3))
        if k % 3 == 2:
            head = join(
                head,
                poly(
                    f"{x - r * 0.7},{244 - r * 0.9} {x + r * 0.7},{244 - r * 0.9} {x + r * 0.5},{244 - r * 1.5} {x - r * 0.5},{244 - r * 1.5}"
                ),
            )
        d.fill(head, "#08050e")
        lit(d, head, 0.6, 1.3, "#ffd98a", 0.6)
