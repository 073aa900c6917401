"""Threats high up."""

from __future__ import annotations

from art import palette
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
    threat,
    tube_of,
)
from art.drawings.nightmares_parts import eyes as slit_eyes
from art.shapes import (
    ellipse,
    pile,
    rect,
    rounded,
    star,
)
from art.strokes import tube

SKIN, SKIN_LOW = "#f0c4a0", "#9a5f58"


@threat("fears/threats/ladder", 110, 190)
def ladder(d: Drawing) -> None:
    """A ladder; the top rungs are broken, and a claw lies on one."""
    for a, b in (((30, 190), (44, 0)), ((86, 190), (72, 6))):
        form(d, tube([a, b], [5, 4], 4), "#c9935a", "#4a2c20", shade=3, edge=1.6)
    for k in range(8):
        t = k / 8
        y = 176 - k * 22
        x0, x1 = 31 + 13 * t, 85 - 13 * t
        if k == 6:
            form(
                d,
                poly(f"{x0},{y} {x0 + 12},{y + 2} {x0 + 9},{y + 7} {x0},{y + 6}"),
                "#d8a468",
                "#5a3826",
                shade=1,
                hatched=0,
            )
            form(
                d,
                poly(f"{x1},{y} {x1 - 9},{y + 5} {x1 - 6},{y + 9} {x1},{y + 6}"),
                "#d8a468",
                "#5a3826",
                shade=1,
                hatched=0,
            )
            with d.placed(60, y + 24, 1, 50):
                form(d, rect(-12, -3, 24, 6), "#d8a468", "#5a3826", shade=1, hatched=0)
            continue
        form(d, rounded(x0 - 2, y, x1 - x0 + 4, 6.4, 2), "#d8a468", "#5a3826", shade=2, hatched=0.2)
    flat(d, ellipse(58, -2, 0.1), INK, 0.1)
    d.soft(ellipse(58, 14, 22, 12), INK, 8, 0.85)
    slit_eyes(d, 58, 12, 5.4, "#ffdf6a", slant=12)
    for x in (48, 55, 62, 69):
        form(
            d,
            tube_of(f"{x},18 {x},26 {x - 1},32", 3, 3, 2),
            "#8d94ac",
            "#2c3048",
            shade=1,
            hatched=0,
        )
        d.fill(poly(f"{x - 2.6},32 {x + 1},32 {x - 1.4},40"), "#0c0a14")


@threat("fears/threats/high-board", 150, 190)
def high_board(d: Drawing) -> None:
    """The high board; a queue of impatient feet."""
    form(d, tube_of("112,190 116,40", 6, 5), "#8d94ac", "#2c3048", shade=3)
    form(d, tube_of("142,190 138,40", 4, 4), "#8d94ac", "#2c3048", shade=2)
    for k in range(8):
        d.fill(rect(114, 60 + k * 16, 26, 3), "#c4c8d8")
    form(d, poly("4,42 148,34 148,46 4,50"), "#e2685c", "#5a1228", shade=3, edge=2)
    d.fill(line_of("6,43 76,39 146,36", 1.6), "#fff0d8", 0.9)
    for x, c, s in ((100, "#6aa5e0", 1), (122, "#6fbf8f", 0.9), (142, "#e0b04e", 0.8)):
        with d.placed(x, 38, s):
            form(
                d,
                blob_of("-8,0,c -9,-16 -6,-24 0,-24 6,-24 9,-16 8,0,c"),
                c,
                palette.darker(c, 0.6),
                shade=2,
                hatched=0,
            )
            form(d, ellipse(0, -31, 8.4), SKIN, SKIN_LOW, shade=2, hatched=0)
            d.fill(
                pile(
                    line_of("-5,-34 -1,-32", 1.4),
                    line_of("5,-34 1,-32", 1.4),
                    line_of("-3,-26.6 3,-26.6", 1.2),
                ),
                INK,
            )
            d.fill(tube_of("-6,-18 -14,-12", 2.2, 1.8), SKIN)
    for k in range(4):
        d.brush(
            [(18, 62 + k * 30), (14, 70 + k * 30), (18, 80 + k * 30)], "#ffffff", 0.5, 2, 0.5, 0.5
        )
    d.fill(poly("12,176 26,176 19,188"), "#ffe9a6", 0.9)
    d.fill(rect(17.6, 150, 2.8, 26), "#ffe9a6", 0.9)


@threat("fears/threats/treehouse", 176, 186)
def treehouse(d: Drawing) -> None:
    """A treehouse, more beside the tree than in it."""
    form(
        d,
        blob_of("66,190,c 74,150 72,120 76,80,c 104,80,c 104,120 106,150 120,190,c"),
        "#7d5a48",
        "#22141a",
        shade=9,
    )
    form(
        d,
        blob_of("20,70 8,44 28,20 60,12 92,2 128,10 156,26 168,54 150,76 110,86 60,84"),
        "#5a8a5a",
        "#16301f",
        shade=14,
        edge=2,
    )
    d.fill(
        pile(
            *[
                ellipse(x, y, 9, 4, -20)
                for x, y in ((40, 34), (72, 22), (110, 24), (142, 44), (30, 58))
            ]
        ),
        "#8fc07a",
        0.4,
    )
    with d.placed(94, 96, 1, 15):
        form(d, poly("-54,34 58,34 58,42 -54,42"), "#c9935a", "#4a2c20", shade=2, hatched=0.2)
        form(d, rect(-40, -24, 80, 58), "#b5804e", "#46281e", shade=8, edge=1.8)
        d.fill(pile([rect(-40, y, 80, 1) for y in (-12, 0, 12, 24)]), INK, 0.5)
        form(d, poly("-52,-20 0,-54 52,-20 44,-14 0,-42 -44,-14"), "#a5483c", "#38141c", shade=4)
        flat(d, rounded(-28, -10, 22, 22, 3), "#ffdf94", 1.2)
        d.fill(pile(rect(-18, -10, 2, 22), rect(-28, 0, 22, 2)), INK)
        flat(d, rounded(8, -10, 22, 44, 3), "#1c1018", 1.2)
        slit_eyes(d, 19, 6, 3.4, "#ffdf6a")
    for k in range(5):
        form(
            d,
            rounded(120 - k * 1.4, 142 + k * 9, 22, 4, 1.6),
            "#d8a468",
            "#5a3826",
            shade=1,
            hatched=0,
        )
    d.fill(pile(line_of("122,136 116,188", 1.4), line_of("140,136 134,188", 1.4)), "#e6d2a0")
    for x, y, t in ((30, 110, 20), (22, 136, -30), (44, 150, 50)):
        with d.placed(x, y, 1, t):
            form(d, rect(-12, -3, 24, 6), "#c9935a", "#4a2c20", shade=1, hatched=0)


@threat("fears/threats/climbing-wall", 150, 190)
def climbing_wall(d: Drawing) -> None:
    """A climbing wall; the holds hold back."""
    form(d, poly("8,0 142,0 150,190 0,190"), "#a89a8a", "#3a3038", shade=10)
    d.fill(
        pile(
            line_of("76,0 74,190", 1.4), line_of("4,62 146,60", 1.4), line_of("2,126 148,124", 1.4)
        ),
        INK,
        0.5,
    )
    for x, y, c, t in (
        (30, 24, "#e2685c", 10),
        (72, 36, "#6aa5e0", -20),
        (116, 22, "#e0b04e", 30),
        (50, 78, "#6fbf8f", 0),
        (104, 92, "#b39ae0", -14),
        (26, 112, "#6aa5e0", 20),
        (76, 142, "#e0b04e", -8),
        (122, 150, "#6fbf8f", 24),
        (34, 166, "#e2685c", -20),
    ):
        with d.placed(x, y, 1, t):
            form(
                d,
                blob_of("-18,2 -10,-11 6,-13 18,-4 16,9 0,13 -12,11"),
                c,
                palette.darker(c, 0.6),
                shade=4,
                edge=1.6,
            )
            for s in (-1, 1):
                d.fill(ellipse(s * 5, -3, 2.6, 3), "#fffdf2")
                d.fill(ellipse(s * 5, -2.6, 1.2), INK)
            flat(d, blob_of("-8,3,c 0,5 8,3,c 5,10 -5,10"), "#3a0a18", 0.4)
            d.fill(pile(poly("-6,3.6 -3,4 -4.4,7.4"), poly("3,4 6,3.6 4.4,7.4")), BONE)
    d.thread([(96, 0), (94, 60), (98, 190)], "#f4ead8", 2.4, 0.9)


@threat("fears/threats/balcony", 170, 150)
def balcony(d: Drawing) -> None:
    """A balcony; its screws are leaving."""
    with d.placed(85, 76, 1, 7):
        form(d, poly("-76,34 76,34 70,52 -70,52"), "#b0a8c4", "#3a3450", shade=4, edge=2)
        form(d, rounded(-80, -34, 160, 8, 3), "#6d6a8a", "#1c1a30", shade=2, edge=1.8)
        for k in range(10):
            form(d, rect(-72 + k * 15.4, -26, 4.4, 60), "#6d6a8a", "#1c1a30", shade=1, hatched=0)
        form(d, rounded(-60, 0, 40, 22, 3), "#c9784a", "#5a2a24", shade=4)
        for x, c in ((-52, "#e2685c"), (-40, "#f2d98a"), (-28, "#e2685c")):
            d.brush([(x, 0), (x - 2, -12), (x, -20)], "#6fbf6a", 2)
            flat(d, star(x, -22, 8, 6, 0.5), c, 0.8)
        for s in (-1, 1):
            form(
                d,
                poly(f"{s * 60},52 {s * 72},52 {s * 72},84 {s * 64},84"),
                "#8d86a8",
                "#2c2844",
                shade=2,
                hatched=0,
            )
    for x, y, t in ((22, 112, 30), (40, 134, 80), (134, 122, -40), (120, 142, 10)):
        with d.placed(x, y, 1, t):
            form(d, poly("-3,-2 3,-2 2,18 0,22 -2,18"), "#c9d2dc", "#4a566c", shade=1, hatched=0)
            d.fill(pile(*[line_of(f"-3,{q} 3,{q + 2}", 1) for q in (3, 8, 13)]), INK, 0.7)
            form(d, rounded(-8, -8, 16, 7, 3), "#dfe6ee", "#5a6680", shade=1, hatched=0)


@threat("fears/threats/cradle", 170, 170)
def cradle(d: Drawing) -> None:
    """The window cleaner's cradle; one rope is down to its last thread."""
    d.brush(pts("30,0 30,60 28,104"), "#d2ac74", 2.6)
    d.brush(pts("142,0 142,40 140,64"), "#d2ac74", 2.6)
    d.brush(pts("141,64 143,78 140,94"), "#d2ac74", 0.9)
    for text in (
        "141,62 134,70 130,78",
        "142,62 150,70 152,80",
        "141,94 134,86 132,78",
        "141,94 148,88 151,80",
    ):
        d.brush(pts(text), "#d2ac74", 1.6, 1.2, 0.4)
    d.brush(pts("140,94 140,116"), "#d2ac74", 2.6)
    with d.placed(85, 128, 1, 8):
        form(d, rect(-66, -24, 132, 5), "#8d94ac", "#2c3048", shade=1, hatched=0)
        for k in range(6):
            form(d, rect(-64 + k * 25, -20, 4, 34), "#8d94ac", "#2c3048", shade=1, hatched=0)
        form(d, poly("-70,14 70,14 66,28 -66,28"), "#d8a468", "#5a3826", shade=3, edge=1.8)
        form(d, poly("-40,-10 -16,-10 -20,14 -36,14"), "#6aa5e0", "#1c3a6a", shade=3)
        d.fill(
            pile(*[ellipse(x, y, r) for x, y, r in ((-34, -12, 6), (-25, -14, 7), (-18, -10, 5))]),
            "#f4fbff",
            0.95,
        )
        with d.placed(24, -4, 1, 28):
            form(d, rect(-2, -34, 4, 54), "#e0b04e", "#6d4420", shade=1, hatched=0)
            form(d, rect(-20, -40, 40, 8), "#4a4668", "#12101c", shade=2, hatched=0)
    for x, y in ((40, 166), (58, 158), (48, 150)):
        flat(
            d, blob_of(f"{x},{y - 7},c {x + 4},{y + 2} {x},{y + 6} {x - 4},{y + 2}"), "#9ad0f0", 0.6
        )


@threat("fears/threats/plane", 190, 130)
def plane(d: Drawing) -> None:
    """An aeroplane, sweating."""
    form(
        d,
        blob_of("152,56,c 170,18 182,8 190,8,c 188,30 182,56 176,66,c"),
        "#c23c44",
        "#4a1024",
        shade=4,
    )
    form(
        d,
        blob_of("96,84,c 120,104 140,124 150,130,c 160,126,c 154,104 140,84,c"),
        "#a9b8c8",
        "#3a465e",
        shade=4,
    )
    body = blob_of("6,70 16,50 44,38 96,40 150,48 186,62,c 184,74 150,88 96,98 44,98 16,88")
    form(d, body, "#f4f6fa", "#6d7f9c", shade=14, edge=2.4)
    d.fill(line_of("20,82 80,90 170,76", 2, 5, 2), "#c23c44", 0.9)
    form(
        d,
        blob_of("80,60,c 92,30 104,10 112,4,c 126,4,c 126,28 118,52,c 112,62,c"),
        "#a9b8c8",
        "#3a465e",
        shade=4,
    )
    for k in range(6):
        flat(
            d, rounded(78 + k * 13, 60 + k * 0.8, 8, 10, 3), "#2c3a5c" if k % 2 else "#ffe9a6", 0.8
        )
    for x in (30, 52):
        eye(d, x, 58, 9, iris="#4a7ac8", look=(-0.2, 0.7))
        d.brush(
            [(x - 10, 47 + (4 if x < 40 else 0)), (x, 44), (x + 9, 47 + (0 if x < 40 else 4))],
            INK,
            0.8,
            2.6,
            0.8,
        )
    flat(d, blob_of("22,80,c 34,76 48,80,c 46,90 26,90"), "#3a0f1c", 1)
    d.fill(pile([rect(25 + k * 5, 79, 4, 9) for k in range(4)]), "#fff6e0")
    for x, y in ((66, 30), (8, 40), (18, 28)):
        flat(
            d, blob_of(f"{x},{y - 7},c {x + 4},{y + 2} {x},{y + 6} {x - 4},{y + 2}"), "#9ad0f0", 0.7
        )
    for x, y in ((140, 20), (120, 118), (60, 116)):
        d.brush([(x, y), (x + 14, y + 3), (x + 28, y)], "#ffffff", 0.5, 2.2, 0.5, 0.7)
