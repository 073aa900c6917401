"""Places indoors where others are: behind a threat and, as `-front`, before it."""

from __future__ import annotations

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
from art.drawings.fears.places_parts import ALL, frame, room
from art.drawings.nightmares_parts import (
    scene,
    specks,
)
from art.shapes import (
    arch,
    ellipse,
    join,
    mirror,
    pile,
    polygon,
    rect,
    rounded,
)


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
                f"{110 - y0},{60 - y0 * 1.2} {110 + y0},{60 - y0 * 1.2} "
                f"{110 + y1 * 0.6},{60 - y1 * 0.9} {110 - y1 * 0.6},{60 - y1 * 0.9}"
            ).intersection(ALL),
            "#e9e0ff",
            0.12,
        )


@scene("fears/places/hall", WIDTH, HEIGHT)
def hall(d: Drawing) -> None:
    """A great room: two tall windows, columns, a chequered floor."""
    left = arch(42, 150, 44, 118)
    right = mirror(left, 110)
    room(d, 178, ("#6a4f6e", "#26182f"), ("#8a6a70", "#231626"), join(left, right), count=0)
    d.fill(rect(0, 160, 220, 18), "#3a2536", 0.9)
    d.fill(rect(0, 158.6, 220, 1.6), "#d6a66c", 0.6)
    for hole, cx in ((left, 42), (right, 178)):
        frame(
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
    room(d, 172, ("#8fb0aa", "#33474e"), ("#6f8a8a", "#1f2a31"), hole, count=0)
    d.fill(rect(0, 112, 220, 60), "#2f5a5e", 0.5)
    d.fill(rect(0, 110.5, 220, 2), "#dff2e6", 0.6)
    frame(d, hole, 4, "#d9e6de", "#6a8084", join(rect(161.6, 18, 2.4, 60), rect(126, 46, 74, 2)))
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


@scene("fears/places/school", WIDTH, HEIGHT)
def school(d: Drawing) -> None:
    """A classroom: the blackboard, the window, a map, a bell."""
    hole = rect(8, 30, 42, 76)
    room(d, 176, ("#8d8a62", "#3a3440"), ("#7a5a48", "#251720"), hole)
    d.fill(rect(0, 126, 220, 50), "#4b4a3a", 0.55)
    d.fill(rect(0, 124.6, 220, 2), "#e0d29a", 0.5)
    frame(d, hole, 4, "#d8cf9c", "#6b6248", join(rect(27.8, 24, 2.4, 88), rect(2, 66, 54, 2)))
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
        "-6,-6,c 226,-6,c 226,20 204,34 186,22 166,40 140,42 128,26 110,44 92,26 80,42 "
        "54,40 34,22 16,34 -6,20"
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
                f"{x - r * 1.2},260,c {x - r * 0.9},{254 - r * 0.3} "
                f"{x + r * 0.9},{254 - r * 0.3} {x + r * 1.2},260,c"
            ),
        )
        if k % 3 == 1:
            head = join(head, ellipse(x - r * 0.1, 244 - r * 1.2, r * 0.3))
        if k % 3 == 2:
            head = join(
                head,
                poly(
                    f"{x - r * 0.7},{244 - r * 0.9} {x + r * 0.7},{244 - r * 0.9} "
                    f"{x + r * 0.5},{244 - r * 1.5} {x - r * 0.5},{244 - r * 1.5}"
                ),
            )
        d.fill(head, "#08050e")
        lit(d, head, 0.6, 1.3, "#ffd98a", 0.6)
