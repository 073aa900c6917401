"""The places out of doors: the sky above them is drawn behind, `-front` lies before the threat."""

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
)
from art.drawings.nightmares_parts import house, scene, twig
from art.shapes import ellipse, join, mirror, move, pile, polygon, rect, rounded
from art.strokes import brush, hatch

ALL = rect(0, 0, WIDTH, HEIGHT)


def _hill(
    d: Drawing, text: str, top: str, low: str, edge: str = "#cfc6ff", strength: float = 0.5
) -> None:
    shape = blob_of(text).intersection(rect(-2, 0, 224, 252))
    y = shape.bounds[1]
    d.fill(shape, d.linear(0, y, 0, 250, (0, top), (1, low)))
    lit(d, shape, 0, 1.3, edge, strength)


def _grass(
    d: Drawing, y: float, height: float, count: int, colour: str, opacity: float = 0.8
) -> None:
    rng = d.chance()
    blades = []
    for _ in range(count):
        x, h, b = rng.uniform(-4, 224), rng.uniform(0.5, 1) * height, rng.uniform(-4, 4)
        yy = y + rng.uniform(-3, 3)
        blades.append(
            brush([(x, yy), (x + b * 0.4, yy - h * 0.6), (x + b, yy - h)], 2, 1.3, 0.3, 3)
        )
    d.fill(pile([one.intersection(ALL) for one in blades]), colour, opacity)


@scene("fears/places/bridge", WIDTH, HEIGHT)
def bridge(d: Drawing) -> None:
    """A rope bridge over nothing; the far side is far."""
    _hill(
        d,
        "-10,126,c 30,112 70,128 96,134 130,132 160,116 230,124,c 230,260,c -10,260,c",
        "#6d7196",
        "#2a2b4c",
    )
    d.fill(
        ALL.intersection(rect(0, 150, 220, 100)),
        d.linear(0, 150, 0, 250, (0, "#3c3f66", 0.0), (1, "#0b0a18", 0.95)),
    )
    for side in (0, 1):
        rock = poly("0,112 34,118 44,140 36,162 46,190 30,214 36,250 0,250")
        rock = mirror(rock, 110) if side else rock
        form(d, rock, "#67618c", "#1b172e", shade=14)
        cracks = pile(
            line_of("10,130 20,150 14,180", 0.4, 1.2, 0.3),
            line_of("28,140 24,170 32,196", 0.4, 1.2, 0.3),
        )
        d.fill(mirror(cracks, 110) if side else cracks, INK, 0.6)
    rng = d.chance()
    for k in range(16):
        t = (k / 15) ** 1.7
        y = 138 + t * 118
        w, h = 11 + t * 76, 1.8 + t * 9
        tilt = rng.uniform(-1, 1) * (1 + t * 3)
        plank = polygon(
            [
                (110 - w, y + tilt),
                (110 + w, y - tilt),
                (110 + w, y - tilt + h),
                (110 - w, y + tilt + h),
            ]
        ).intersection(rect(-2, 0, 224, 252))
        if not plank.is_empty:
            form(d, plank, "#b08458", "#4f3328", shade=1.5, gap=3, hatched=0.25)
    for side in (0, 1):
        for text, a, b in (
            ("99,138 80,172 44,212 8,262", 1, 3.4),
            ("98,112 74,136 34,160 -8,178", 1, 3.4),
        ):
            rope = line_of(text, a, (a + b) / 2, b)
            flat(d, mirror(rope, 110) if side else rope, "#d2ac74", 0.9)
        ties = pile(
            line_of("90,120 89,155", 0.8),
            line_of("72,138 70,184", 1.2),
            line_of("44,154 42,216", 1.6),
            line_of("14,170 12,256", 2),
        )
        d.fill(mirror(ties, 110) if side else ties, "#b08f60", 0.95)
        post = rect(94, 104, 5, 38)
        form(d, mirror(post, 110) if side else post, "#8a6448", "#3a2620", shade=2, hatched=0)


@scene("fears/places/cliff", WIDTH, HEIGHT)
def cliff(d: Drawing) -> None:
    """The edge, and far mountains that don't care."""
    _hill(
        d,
        "-10,150,c 20,120 34,96,c 60,130 84,108 104,84,c 130,124 150,120 172,98,c 196,124 230,140,c 230,260,c -10,260,c",
        "#8a8cb4",
        "#4a4a78",
    )
    _hill(
        d,
        "-10,172,c 40,158 90,166 140,150 180,160 230,150,c 230,260,c -10,260,c",
        "#5d5f8c",
        "#262748",
    )
    for x, y, w in ((160, 190, 110), (120, 212, 150), (190, 226, 120)):
        d.fill(
            ellipse(x, y, w / 2, 9).intersection(ALL),
            d.radial(x, y, w / 2, (0, "#eceaf8", 0.5), (1, "#eceaf8", 0), flat=0.16),
        )
    rock = poly(
        "-4,186 30,182 70,186 108,183 134,188 128,196 134,206 118,214 124,228 106,240 108,256 -4,256"
    )
    form(d, rock, "#75658c", "#1c1530", shade=16, edge=1.6)
    d.fill(
        pile(
            line_of("30,196 44,214 40,240", 0.4, 1.5, 0.4),
            line_of("80,194 74,216 88,244", 0.4, 1.6, 0.4),
            line_of("110,192 102,206 108,222", 0.4, 1.3, 0.3),
            line_of("8,204 14,228 8,250", 0.4, 1.3, 0.3),
        ),
        INK,
        0.65,
    )
    turf = blob_of(
        "-4,188,c -4,180 20,178 60,181 100,178 136,187,c 120,191 108,189 96,193 84,189 66,192 50,188 30,192 14,188"
    )
    flat(d, turf, "#6f9a72", 1)
    _grass(d, 183, 7, 30, "#8fbd84", 0.8)
    d.fill(rect(150, 0, 70, 0.1), INK, 0)


@scene("fears/places/field", WIDTH, HEIGHT)
def field(d: Drawing) -> None:
    """Stubble, a crooked fence, one bare tree on the hill."""
    _hill(
        d,
        "-10,160,c 40,146 90,152 140,142 190,150 230,144,c 230,260,c -10,260,c",
        "#5f6f8c",
        "#2c3450",
    )
    tree = pile(twig((186, 150), -92, 46, 6, 3, d.chance()))
    d.fill(tree, "#16111f")
    _hill(
        d,
        "-10,176,c 50,164 110,172 160,164 230,172,c 230,260,c -10,260,c",
        "#6d7c58",
        "#1e2420",
        "#f4e3a8",
        0.5,
    )
    path = poly("104,168 116,168 150,250 62,250")
    d.fill(path, d.linear(0, 168, 0, 250, (0, "#c4ab7a", 0.8), (1, "#5f4a3c", 0.85)))
    rows = [
        line_of(
            f"{110 + k * 7},171 {110 + k * 22},210 {110 + k * 44},252", 0.5, 1.2, 2
        ).intersection(ALL)
        for k in (-6, -5, -4, -3, -2, 3, 4, 5, 6)
    ]
    d.fill(pile(rows), INK, 0.45)
    for x, lean in ((6, -2), (34, 2), (62, -1)):
        form(
            d,
            poly(f"{x},156 {x + 6},155 {x + 7 + lean},196 {x + 1 + lean},196"),
            "#9a7a62",
            "#3a2a2a",
            shade=2,
            hatched=0.2,
        )
    form(
        d,
        pile(poly("-2,164 72,161 72,165 -2,168"), poly("-2,179 74,180 74,184 -2,183")),
        "#9a7a62",
        "#4a3430",
        shade=1,
        hatched=0,
    )
    _grass(d, 200, 9, 40, "#8a9a62", 0.6)
    _grass(d, 222, 12, 40, "#55663f", 0.7)


@scene("fears/places/field-front", WIDTH, HEIGHT)
def stalks(d: Drawing) -> None:
    """Grass before the feet."""
    _grass(d, 254, 20, 70, "#1d2618", 0.95)
    _grass(d, 252, 14, 40, "#6d7f4a", 0.7)


@scene("fears/places/forest", WIDTH, HEIGHT)
def forest(d: Drawing) -> None:
    """Trunks behind trunks; a path that was there a moment ago."""
    for x, w, c in (
        (30, 9, "#7a7fa8"),
        (58, 7, "#8186b0"),
        (92, 8, "#878cb4"),
        (128, 7, "#8186b0"),
        (156, 9, "#7a7fa8"),
        (196, 8, "#8388b0"),
    ):
        d.fill(poly(f"{x - w / 2},0 {x + w / 2},0 {x + w * 0.7},182 {x - w * 0.7},182"), c, 0.55)
    _hill(d, "-10,178,c 60,168 120,174 230,168,c 230,260,c -10,260,c", "#5d6a70", "#161a1e")
    rng = d.chance()
    for x, w, top, low in (
        (44, 15, "#55527c", "#1d1a34"),
        (182, 17, "#55527c", "#1d1a34"),
        (8, 30, "#3a3458", "#0e0b1a"),
        (214, 34, "#3a3458", "#0e0b1a"),
    ):
        base = 186 if w < 20 else 214
        trunk = join(
            blob_of(
                f"{x - w * 0.45},-6,c {x + w * 0.45},-6,c {x + w * 0.42},90 {x + w * 0.55},{base - 24} {x + w * 1.1},{base + 4},c {x},{base - 2} {x - w * 1.1},{base + 5},c {x - w * 0.55},{base - 24} {x - w * 0.42},90"
            ),
            *[
                one.buffer(0.2)
                for one in twig((x, 70), 20 if x < 110 else 160, 44, w * 0.3, 2, rng)
            ],
        ).intersection(rect(-2, 0, 224, 252))
        form(d, trunk, top, low, shade=w * 0.5, gap=3.8)
    hollow = ellipse(214, 96, 7, 11)
    d.fill(hollow.intersection(ALL), INK)
    d.fill(ellipse(6, 120, 5, 8), INK)
    path = blob_of(
        "96,176,c 118,176,c 110,190 138,204 128,222 150,252,c 60,252,c 78,226 92,210 88,194"
    )
    d.fill(
        path.intersection(ALL), d.linear(0, 176, 0, 250, (0, "#b7aebd", 0.75), (1, "#5b4d5a", 0.8))
    )
    for x, y in ((28, 216), (36, 222), (186, 214)):
        d.fill(rect(x - 1.4, y, 2.8, 7), "#f1e7d2")
        flat(d, blob_of(f"{x - 6},{y + 1},c {x},{y - 7} {x + 6},{y + 1},c"), "#d9524c", 0.8)
        d.fill(pile(ellipse(x - 2, y - 1.6, 0.9), ellipse(x + 1.6, y - 2.6, 0.8)), "#fff3dc")
    _grass(d, 190, 7, 30, "#6f8a7a", 0.5)


@scene("fears/places/forest-front", WIDTH, HEIGHT)
def thicket(d: Drawing) -> None:
    """Ferns and black branches near the eye."""
    rng = d.chance()
    twigs = [*twig((-4, 30), 24, 60, 5, 2, rng), *twig((224, 14), 150, 64, 5, 2, rng)]
    d.fill(pile([one.intersection(rect(-2, 0, 224, 120)) for one in twigs]), "#08060f")
    _grass(d, 254, 22, 60, "#0d0f12", 0.95)


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
        y = 192 + row * 13
        n = 11 + row
        for k in range(-8, 9):
            cx = 110 + (k + (row % 2) * 0.5) * (13 + row * 2.4)
            r = n * 0.6
            scallops.append(
                line_of(
                    f"{cx - r},{y} {cx - r * 0.6},{y + 6} {cx},{y + 8} {cx + r * 0.6},{y + 6} {cx + r},{y}",
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
        x, y = rng.uniform(5, 215), rng.uniform(130, 246)
        d.stroke(ellipse(x, y, rng.uniform(0.8, 2.4)), "#d3f0ea", 0.7, 0.5)
    _hill(
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
    _hill(d, "-10,150,c 60,138 120,146 230,134,c 230,260,c -10,260,c", "#4f5480", "#23264a")
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
            beams.intersection(ALL)
            if False
            else pile([b.intersection(ALL) for b in getattr(beams, "geoms", [beams])]),
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
                    f"{cx - w * 0.42},{y + rng.uniform(-1, 1)} {cx},{y - 1.8 - 2 * t} {cx + w * 0.42},{y + rng.uniform(-1, 1)}",
                    0.4,
                    1.2 + t * 0.6,
                    0.4,
                ).intersection(ground.intersection(ALL))
            )
    d.fill(pile(stones), INK, 0.55)
