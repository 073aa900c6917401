"""Places in town and at sea: the sky above them is drawn behind."""

from __future__ import annotations

from art import palette
from art.drawing import Drawing
from art.drawings.fears.parts import (
    HEIGHT,
    INK,
    WIDTH,
    boards,
    flat,
    form,
    line_of,
    lit,
    poly,
)
from art.drawings.fears.places_parts import ALL, hill
from art.drawings.nightmares_parts import (
    house,
    scene,
)
from art.shapes import (
    ellipse,
    mirror,
    move,
    pile,
    polygon,
    polygons,
    rect,
    rounded,
)
from art.strokes import brush, hatch


@scene("fears/places/roof", WIDTH, HEIGHT)
def roof(d: Drawing) -> None:
    """Over the roofs of a sleeping town."""
    rng = d.chance()
    x = -8.0
    while x < 224:
        w, h = rng.uniform(22, 36), rng.uniform(26, 54)
        block = polygon(
            [(x, 196), (x, 176 - h), (x + w / 2, 162 - h), (x + w, 176 - h), (x + w, 196)]
        ).intersection(ALL)
        d.fill(block, d.linear(0, 110, 0, 196, (0, "#5a5788"), (1, "#3a365e")))
        lit(d, block, 0.8, 1, "#cfc6ff", 0.4)
        for k in range(2):
            if rng.random() < 0.55:
                d.fill(
                    rect(
                        x + w * 0.25 + k * w * 0.34, 186 - h + rng.uniform(0, 14), 4, 5.4
                    ).intersection(ALL),
                    "#ffd98a",
                    0.85,
                )
        x += w * 0.86
    for cx, top, w in ((26, 128, 22), (188, 118, 26)):
        form(d, rect(cx - w / 2, top, w, 80), "#8a5a5c", "#35202e", shade=8)
        d.fill(hatch(rect(cx - w / 2, top, w, 80), 0, 7, 1, 4), INK, 0.5)
        form(d, rect(cx - w / 2 - 3, top - 5, w + 6, 7), "#a2706a", "#4a2c38", shade=2)
        for k in (-1, 1):
            form(d, rect(cx + k * w * 0.24 - 3, top - 16, 6, 12), "#b0705a", "#4f2a2c", shade=2)
    slope = poly("-4,184 224,184 244,256 -24,256").intersection(rect(-2, 0, 224, 252))
    d.fill(slope, d.linear(0, 184, 0, 250, (0, "#8d5560"), (1, "#331c30")))
    scallops = []
    for row in range(5):
        edge = 192.0 + row * 13
        n = 11 + row
        for k in range(-8, 9):
            middle = 110 + (k + (row % 2) * 0.5) * (13 + row * 2.4)
            r = n * 0.6
            scallops.append(
                line_of(
                    (
                        f"{middle - r},{edge} {middle - r * 0.6},{edge + 6} {middle},{edge + 8} "
                        f"{middle + r * 0.6},{edge + 6} {middle + r},{edge}"
                    ),
                    0.5,
                    1.4,
                    0.5,
                ).intersection(slope)
            )
    d.fill(pile(scallops), INK, 0.6)
    form(d, rounded(-6, 180, 232, 8, 4), "#a86a70", "#4a2a3c", shade=2, gap=3)
    d.fill(pile([line_of(f"{x},180 {x},188", 1) for x in range(8, 220, 18)]), INK, 0.5)


@scene("fears/places/sea", WIDTH, HEIGHT)
def sea(d: Drawing) -> None:
    """Above, the boat; below, all the rest. The water begins at 112."""
    water = rect(0, 112, 220, 138)
    d.fill(
        water,
        d.linear(
            0, 112, 0, 250, (0, "#5fa6a8"), (0.2, "#2c6f80"), (0.6, "#153f5a"), (1, "#081628")
        ),
    )
    for x, w, o in ((60, 22, 0.3), (120, 34, 0.26), (172, 20, 0.22)):
        d.fill(
            poly(f"{x},114 {x + w},114 {x + w - 30},250 {x - 50},250").intersection(water),
            d.linear(0, 114, 0, 240, (0, "#f2eec4", o), (1, "#f2eec4", 0)),
        )
    rng = d.chance()
    for _ in range(22):
        px, py = rng.uniform(5, 215), rng.uniform(130, 246)
        d.stroke(ellipse(px, py, rng.uniform(0.8, 2.4)), "#d3f0ea", 0.7, 0.5)
    hill(
        d,
        "-4,252,c -4,238 30,232 60,242 100,236 140,244 180,234 224,240,c 224,252,c",
        "#173a4a",
        "#061019",
        "#7fc0b8",
        0.4,
    )
    for x, h in ((22, 30), (34, 22), (196, 34), (184, 20)):
        d.brush(
            [(x, 242), (x - 4, 242 - h * 0.35), (x + 4, 242 - h * 0.7), (x, 242 - h)],
            "#2c6a5a",
            3,
            3,
            0.6,
            0.9,
        )


@scene("fears/places/sea-front", WIDTH, HEIGHT)
def surface(d: Drawing) -> None:
    """The skin of the water and what it does to all below it."""
    d.fill(
        rect(0, 114, 220, 136),
        d.linear(0, 114, 0, 250, (0, "#3f9aa4", 0.18), (0.5, "#123c58", 0.34), (1, "#061426", 0.6)),
    )
    rng = d.chance()
    lines = []
    for _ in range(26):
        x, y, n = rng.uniform(-8, 214), 112 + abs(rng.gauss(0, 5)), rng.uniform(9, 24)
        lines.append(
            brush([(x, y), (x + n / 2, y - 2), (x + n, y)], 0.3, 1.3, 0.3, 3).intersection(ALL)
        )
    d.fill(pile(lines), "#eefbe8", 0.65)


@scene("fears/places/station", WIDTH, HEIGHT)
def station(d: Drawing) -> None:
    """The last platform: roof, clock, bench, rails into the dark."""
    hill(d, "-10,150,c 60,138 120,146 230,134,c 230,260,c -10,260,c", "#4f5480", "#23264a")
    form(
        d,
        poly("-4,10 224,34 224,46 -4,26").intersection(rect(-2, 0, 224, 252)),
        "#64607f",
        "#241f36",
        shade=4,
    )
    d.fill(
        pile([line_of(f"{x},{14 + x * 0.1} {x - 8},{24 + x * 0.1}", 1) for x in range(6, 220, 12)]),
        INK,
        0.5,
    )
    for x, w in ((30, 7), (176, 6)):
        form(d, rect(x - w / 2, 22, w, 164), "#5e7a78", "#1f2c32", shade=3)
        form(
            d,
            poly(f"{x},50 {x + 22},30 {x + 22},34 {x + 3},56"),
            "#5e7a78",
            "#1f2c32",
            shade=2,
            hatched=0,
        )
        form(
            d,
            poly(f"{x},50 {x - 22},28 {x - 22},32 {x - 3},56"),
            "#5e7a78",
            "#1f2c32",
            shade=2,
            hatched=0,
        )
    track = poly("150,160 176,160 262,250 196,250").intersection(ALL)
    d.fill(poly("136,160 190,160 260,222 260,250 176,250").intersection(ALL), "#1c1726")
    d.fill(
        pile(
            [
                line_of(
                    f"{146 + k * 5},{164 + k * 8} {184 + k * 10},{164 + k * 8}", 1.6 + k * 0.3
                ).intersection(ALL)
                for k in range(11)
            ]
        ),
        "#5d4a44",
        0.9,
    )
    d.fill(
        pile(
            line_of("154,160 176,200 204,250", 0.9, 1.6, 2.6).intersection(ALL),
            line_of("172,160 204,196 252,246", 0.9, 1.6, 2.6).intersection(ALL),
        ),
        "#dfe6f4",
        0.9,
    )
    d.fill(track, INK, 0.2)
    platform = poly("-4,172 134,160 180,252 -4,252")
    form(d, platform, "#8b8296", "#37304a", shade=2, hatched=0.15)
    boards(d, platform, (128, 120), 9, 166, 250, 460, INK, 0.3)
    d.fill(poly("126,161 133,160.4 178,250 164,250"), "#f0e2a6", 0.75)
    form(d, poly("44,64 92,64 92,82 44,82"), "#3c5d8a", "#162540", shade=3)
    d.fill(pile(rect(66, 44, 1.4, 20), rect(52, 42, 1.4, 22)), INK)
    d.fill(pile(line_of("50,70 86,70", 2), line_of("50,76 74,76", 1.4)), "#e8eefa", 0.9)
    form(
        d,
        pile(rect(8, 150, 46, 4), rect(8, 138, 46, 4), rect(12, 138, 3, 30), rect(46, 138, 3, 30)),
        "#9a6a4a",
        "#4a2d26",
        shade=1,
        hatched=0,
    )


@scene("fears/places/street", WIDTH, HEIGHT)
def street(d: Drawing) -> None:
    """Crooked houses lean over the cobbles."""
    house(d, 78, 172, 30, 40, lean=2, top="#55527c", low="#2f2b4c", lit=1, chimney=True)
    house(d, 108, 172, 36, 48, lean=-2, top="#55527c", low="#2f2b4c", lit=0, chimney=False)
    for side in (0, 1):
        for text, roof_text, top, low in (
            ("48,178 48,78 82,88 82,176", "42,82 66,46 88,92 82,92 48,80", "#5b4f82", "#231d3c"),
            ("-6,206 -6,40 48,58 48,190", "-10,46 20,8 56,62 48,62 -6,44", "#6d5574", "#22162e"),
        ):
            wall, cover = poly(text), poly(roof_text)
            if side:
                wall, cover = mirror(wall, 110), mirror(cover, 110)
            form(d, wall.intersection(rect(-2, 0, 224, 252)), top, low, shade=8, gap=4)
            form(
                d,
                cover.intersection(rect(-2, 0, 224, 252)),
                palette.darker(top, 0.3),
                palette.darker(low, 0.3),
                shade=4,
            )
        beams = pile(
            line_of("-4,112 22,114 48,118", 3),
            line_of("18,50 18,200", 2.6),
            line_of("18,112 46,64", 2),
            line_of("48,124 82,126", 2),
            line_of("64,86 64,176", 2),
        )
        beams = mirror(beams, 110) if side else beams
        d.fill(
            pile([beam.intersection(ALL) for beam in polygons(beams)]),
            "#241626",
            0.85,
        )
        for text in (
            "4,76 14,78 14,98 4,97",
            "26,82 38,85 38,104 26,102",
            "4,130 14,131 14,152 4,152",
            "54,98 61,99 61,112 54,112",
            "69,100 76,101 76,113 69,113",
            "54,136 61,136 61,150 54,150",
        ):
            pane = poly(text)
            flat(d, mirror(pane, 110) if side else pane, "#151226", 1.4)
            shine = move(pane, 0, 0).intersection(move(pane, -4, -8))
            d.fill(mirror(shine, 110) if side else shine, "#8f98cc", 0.4)
    ground = poly("-4,206 48,188 82,174 138,174 172,188 224,206 224,256 -4,256")
    d.fill(ground.intersection(ALL), d.linear(0, 174, 0, 250, (0, "#7a7090"), (1, "#2a2336")))
    rng = d.chance()
    stones = []
    for row in range(9):
        t = row / 8
        y = 178 + 70 * t**1.4
        w = 8 + 14 * t
        for k in range(-9, 10):
            cx = 110 + (k + (row % 2) * 0.5) * w
            stones.append(
                line_of(
                    (
                        f"{cx - w * 0.42},{y + rng.uniform(-1, 1)} {cx},{y - 1.8 - 2 * t} "
                        f"{cx + w * 0.42},{y + rng.uniform(-1, 1)}"
                    ),
                    0.4,
                    1.2 + t * 0.6,
                    0.4,
                ).intersection(ground.intersection(ALL))
            )
    d.fill(pile(stones), INK, 0.55)
