"""Threats that hang or stick."""

from __future__ import annotations

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
    threat,
)
from art.shapes import (
    Shape,
    ellipse,
    heart,
    join,
    line,
    pile,
    rect,
    rounded,
    star,
)
from art.strokes import brush, fur

SKIN, SKIN_LOW = "#f0c4a0", "#9a5f58"


@threat("fears/threats/trousers", 120, 176)
def trousers(d: Drawing) -> None:
    """A pair of trousers on the line, its zip wide open."""
    d.brush(pts("-4,10 60,20 124,8"), "#e6dcff", 1.2)
    body = blob_of(
        "20,18,c 60,22 100,17,c 106,80 112,130 110,174,c 72,176,c 68,130 62,90 60,76,c "
        "58,90 52,130 48,176,c 10,174,c 8,130 14,80"
    )
    form(d, body, "#5a6aa0", "#161c3c", shade=12, edge=2.2)
    form(d, poly("20,18 100,16 101,30 19,32"), "#4a5a8d", "#1c2448", shade=2, hatched=0)
    d.fill(pile(*[rect(x, 15, 5, 19) for x in (30, 84)]), "#3a4878")
    flat(d, blob_of("60,30,c 72,48 70,72 60,84,c 50,72 48,48"), "#f6ecd8", 1.2)
    for x, y in ((57, 48), (64, 56), (57, 66), (63, 74)):
        flat(d, heart(x, y, 3.4), "#e2485c", 0.5)
    for s in (-1, 1):
        run = line_of(f"{60},30 {60 + s * 12},52 {60 + s * 8},74 {60},84", 2.4)
        d.fill(run, "#f0cc72")
    flat(d, rounded(56, 82, 8, 10, 2), "#f0cc72", 1)
    d.fill(
        pile(
            line_of("26,36 40,50", 1.4),
            line_of("94,34 80,50", 1.4),
            line_of("36,90 32,170", 0.5, 1.6, 0.5),
            line_of("86,90 90,170", 0.5, 1.6, 0.5),
        ),
        INK,
        0.6,
    )
    for x in (28, 92):
        form(d, rounded(x - 3, 6, 6, 22, 2), "#d8a468", "#5a3826", shade=1, hatched=0)


def hook(text: str) -> Shape:
    """A smooth line, written short."""

    return line(pts(text), True)


@threat("fears/threats/shirt", 150, 160)
def shirt(d: Drawing) -> None:
    """A white shirt on a hanger; the patches grow while one looks."""
    d.stroke(hook("75,26 75,12 84,8 80,0"), "#c4c0d8", 2.6)
    body = blob_of(
        "46,26,c 60,30 75,40 90,30 104,26,c 124,34 142,54 150,84,c 122,98,c 116,84,c "
        "116,160,c 34,160,c 34,84,c 28,98,c 0,84,c 8,54 26,34"
    )
    form(d, body, "#fbfaf4", "#9a9cb8", shade=12, edge=2)
    for s in (-1, 1):
        patch = ellipse(75 + s * 40, 84, 22, 27).intersection(body)
        d.fill(patch, "#6a86a8", 0.6)
        d.fill(ellipse(75 + s * 40, 80, 14, 18).intersection(body), "#3f5a80", 0.6)
        for x, y in ((75 + s * 42, 118), (75 + s * 34, 130), (75 + s * 46, 136)):
            flat(
                d,
                blob_of(f"{x},{y - 7},c {x + 4},{y + 3} {x},{y + 7} {x - 4},{y + 3}"),
                "#9ad0f0",
                0.7,
            )
    d.fill(blob_of("64,56 86,56 90,90 84,130 66,130 60,90").intersection(body), "#6a86a8", 0.5)
    flat(d, pile(poly("46,26 75,44 62,58 44,36"), poly("104,26 75,44 88,58 106,36")), "#ffffff", 1)
    flat(d, poly("70,46 80,46 78,54 84,108 75,120 66,108 72,54"), "#b5343c", 1)
    d.fill(pile(*[ellipse(75, y, 1.6) for y in (130, 146)]), INK)


@threat("fears/threats/wet-socks", 150, 150)
def wet_socks(d: Drawing) -> None:
    """Two socks on a line; they have been crying all day."""
    d.brush(pts("-4,14 75,26 154,10"), "#e6dcff", 1.4)
    for x, c, m in ((40, "#6fbf8f", False), (106, "#e2685c", True)):
        with d.placed(x, 18, 1, 0, m):
            sock = blob_of(
                "-15,2,c 15,2,c 15,40 18,60 34,76 38,90 26,98 10,96 -12,86 -18,70 -15,40"
            )
            form(d, sock, c, palette.darker(c, 0.65), shade=8, edge=2)
            d.fill(
                pile(
                    [line_of(f"-20,{y} 0,{y + 3} 20,{y}", 5).intersection(sock) for y in (14, 34)]
                ),
                "#fff0d8",
                0.85,
            )
            d.fill(ellipse(28, 88, 9, 8).intersection(sock), "#fff0d8", 0.8)
            for s in (-1, 1):
                flat(d, ellipse(s * 6, 54, 5, 6), "#fffdf2", 0.9)
                d.fill(ellipse(s * 6, 56, 2), INK)
            d.brush(pts("-6,72 0,68 6,72"), INK, 0.8, 2.2, 0.8)
            form(d, rounded(-4, -12, 7, 22, 2), "#d8a468", "#5a3826", shade=1, hatched=0)
            for dx, dy in ((-8, 104), (6, 114), (20, 108), (30, 120), (-2, 126)):
                flat(
                    d,
                    blob_of(f"{dx},{dy - 8},c {dx + 4},{dy + 2} {dx},{dy + 6} {dx - 4},{dy + 2}"),
                    "#9ad0f0",
                    0.7,
                )


@threat("fears/threats/syrup", 180, 150)
def syrup(d: Drawing) -> None:
    """Syrup, everywhere, and a shoe that will not come."""
    pool = blob_of(
        "4,132 20,112 52,108 84,114 116,106 150,112 176,128 170,144 120,150 50,150 12,146"
    )
    form(d, pool, "#d88a2c", "#5a2a10", shade=8, edge=2.2, edge_colour="#fff0b0")
    d.fill(pile(ellipse(46, 122, 20, 4), ellipse(130, 120, 24, 4)), "#fff0b0", 0.6)
    for text, r in (
        ("58,118 62,96 66,70", 5),
        ("78,118 80,96 80,76", 6),
        ("98,118 98,98 96,78", 6),
        ("116,116 112,98 108,76", 5),
    ):
        p = pts(text)
        form(
            d, join(brush(p, r * 3, r * 0.9, r * 2.2, 6)), "#e8a03c", "#8d4a18", shade=2, hatched=0
        )
    with d.placed(88, 56, 1.25, -16):
        form(
            d,
            blob_of("-34,16,c -36,2 -26,-4 -20,-22,c 0,-22,c 2,-10 14,-2 30,4 36,16,c"),
            "#5a8ac8",
            "#16284a",
            shade=6,
            edge=1.8,
        )
        flat(d, rounded(-37, 14, 76, 9, 4), "#f8f0e2", 1)
        d.fill(
            pile(line_of("-4,-14 6,-10", 2), line_of("0,-7 10,-3", 2), line_of("6,0 16,3", 2)),
            "#f8f0e2",
        )
        flat(d, ellipse(-10, -22, 10, 4), "#2a1c2c", 0.8)
    d.brush(pts("118,36 132,26 128,12 140,6"), "#f8f0e2", 1.6, 2, 0.8)
    for k in range(3):
        d.brush(
            [(34 - k * 6, 40 + k * 10), (22 - k * 6, 46 + k * 10)], "#ffffff", 0.6, 2.2, 0.6, 0.6
        )


@threat("fears/threats/frozen-pole", 176, 190)
def frozen_pole(d: Drawing) -> None:
    """An icy pole, and a tongue that will not come off."""
    form(d, rect(36, 0, 22, 190), "#8fa8c8", "#2c3c5c", shade=6, edge=2.2, edge_colour="#ffffff")
    for y, n in ((16, 22), (58, 16), (126, 24)):
        ice = poly(
            f"33,{y} 61,{y} 57,{y + n} 52,{y + 6} 47,{y + n * 0.8} 42,{y + 5} 37,{y + n * 0.7}"
        )
        form(d, ice, "#f0faff", "#9ac4e6", shade=2, hatched=0)
    form(d, rounded(4, 180, 86, 12, 5), "#f6faff", "#8d9cc8", shade=3)
    coat = blob_of("92,192,c 96,160 108,146 128,142 150,146 164,160 170,192,c")
    form(d, coat, "#5a8ac8", "#16284a", shade=8, edge=1.8)
    d.fill(pile(line_of("128,150 126,190", 1.6), line_of("104,172 96,190", 1.2)), INK, 0.6)
    head = blob_of(
        "84,70 90,54 108,42 132,42 152,56 158,82 150,112 134,130 112,134 96,126 88,112,c"
        " 92,106,c 84,100,c 76,90 84,82"
    )
    form(d, head, SKIN, SKIN_LOW, shade=10, edge=2)
    form(d, ellipse(136, 92, 8, 10), SKIN, SKIN_LOW, shade=2, hatched=0)
    eye(d, 100, 76, 9, look=(-0.8, 0.3))
    d.brush(pts("90,64 100,60 112,64"), INK, 0.8, 2.8, 0.8)
    d.fill(ellipse(114, 102, 8, 5), "#e2685c", 0.5)
    flat(d, blob_of("88,106,c 100,104 106,110 102,118 92,117,c"), "#5a0f20", 0.9)
    tongue = blob_of("98,108 82,105 66,100,c 56,97 50,102 54,110 64,114,c 82,116 98,115")
    form(d, tongue, "#f07a88", "#8d2440", shade=3, edge=1.4, edge_colour="#ffd0d8")
    d.fill(line_of("96,112 80,111 64,107", 0.5, 1.6, 0.5), "#8d2440")
    form(d, blob_of("84,60,c 90,30 116,22 136,28 158,36 164,60 158,80,c 140,62 112,54"), "#c23c44",
         "#4a1024", shade=6)  # fmt: skip
    form(d, fur(ellipse(130, 26, 11), 3, 3.4, 0.2, 3).simplify(0.2), "#f8f0e2", "#a89a94", shade=3)
    band = line_of("82,64 112,56 160,82", 8, 10, 8)
    flat(d, band, "#f8f0e2", 1.2)
    scarf = blob_of("92,128,c 112,140 138,138 152,124,c 158,136 154,146 134,152 108,152 92,144")
    form(d, scarf, "#e0b04e", "#6d4420", shade=4)
    for x, y in ((26, 84), (22, 104), (30, 124), (70, 134), (18, 66)):
        flat(d, star(x, y, 6, 6, 0.3), "#f0faff", 0.6)
