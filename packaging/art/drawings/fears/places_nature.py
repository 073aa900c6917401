"""Places out of doors: the sky above them is drawn behind, `-front` lies before the threat."""

from __future__ import annotations

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
)
from art.drawings.fears.places_parts import ALL, grass, hill
from art.drawings.nightmares_parts import (
    scene,
    twig,
)
from art.shapes import (
    ellipse,
    join,
    mirror,
    pile,
    polygon,
    rect,
)


@scene("fears/places/bridge", WIDTH, HEIGHT)
def bridge(d: Drawing) -> None:
    """A rope bridge over nothing; the far side is far."""
    hill(
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
    hill(
        d,
        (
            "-10,150,c 20,120 34,96,c 60,130 84,108 104,84,c 130,124 150,120 172,98,c "
            "196,124 230,140,c 230,260,c -10,260,c"
        ),
        "#8a8cb4",
        "#4a4a78",
    )
    hill(
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
        "-4,186 30,182 70,186 108,183 134,188 128,196 134,206 118,214 124,228 106,240 "
        "108,256 -4,256"
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
        "-4,188,c -4,180 20,178 60,181 100,178 136,187,c 120,191 108,189 96,193 84,189 "
        "66,192 50,188 30,192 14,188"
    )
    flat(d, turf, "#6f9a72", 1)
    grass(d, 183, 7, 30, "#8fbd84", 0.8)


@scene("fears/places/field", WIDTH, HEIGHT)
def field(d: Drawing) -> None:
    """Stubble, a crooked fence, one bare tree on the hill."""
    hill(
        d,
        "-10,160,c 40,146 90,152 140,142 190,150 230,144,c 230,260,c -10,260,c",
        "#5f6f8c",
        "#2c3450",
    )
    tree = pile(twig((186, 150), -92, 46, 6, 3, d.chance()))
    d.fill(tree, "#16111f")
    hill(
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
    grass(d, 200, 9, 40, "#8a9a62", 0.6)
    grass(d, 222, 12, 40, "#55663f", 0.7)


@scene("fears/places/field-front", WIDTH, HEIGHT)
def stalks(d: Drawing) -> None:
    """Grass before the feet."""
    grass(d, 254, 20, 70, "#1d2618", 0.95)
    grass(d, 252, 14, 40, "#6d7f4a", 0.7)


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
    hill(d, "-10,178,c 60,168 120,174 230,168,c 230,260,c -10,260,c", "#5d6a70", "#161a1e")
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
                f"{x - w * 0.45},-6,c {x + w * 0.45},-6,c {x + w * 0.42},90 "
                f"{x + w * 0.55},{base - 24} {x + w * 1.1},{base + 4},c {x},{base - 2} "
                f"{x - w * 1.1},{base + 5},c {x - w * 0.55},{base - 24} "
                f"{x - w * 0.42},90"
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
    grass(d, 190, 7, 30, "#6f8a7a", 0.5)


@scene("fears/places/forest-front", WIDTH, HEIGHT)
def thicket(d: Drawing) -> None:
    """Ferns and black branches near the eye."""
    rng = d.chance()
    twigs = [*twig((-4, 30), 24, 60, 5, 2, rng), *twig((224, 14), 150, 64, 5, 2, rng)]
    d.fill(pile([one.intersection(rect(-2, 0, 224, 120)) for one in twigs]), "#08060f")
    grass(d, 254, 22, 60, "#0d0f12", 0.95)
