"""Threats that fill the sky, or the picture."""

from __future__ import annotations

import math

from art.drawing import Drawing
from art.drawings.fears.parts import (
    HEIGHT,
    INK,
    WIDTH,
    blob_of,
    eye,
    flat,
    form,
    line_of,
    lit,
    poly,
    pts,
    teeth,
    threat,
)
from art.drawings.fears.places_parts import ALL
from art.drawings.nightmares_parts import eyes as slit_eyes
from art.drawings.nightmares_parts import (
    jagged,
    mist,
)
from art.shapes import (
    curve,
    ellipse,
    join,
    move,
    pile,
    polygon,
    rect,
    rounded,
    star,
)
from art.strokes import brush, tube


@threat("fears/threats/comet", 190, 150)
def comet(d: Drawing) -> None:
    """The comet comes on Thursday, and it is in a good mood."""
    d.fill(
        blob_of("66,60,c 110,6 160,-6 192,-2,c 170,22 150,40 110,100,c"),
        d.linear(60, 100, 190, 0, (0, "#ffcf5a", 0.95), (0.5, "#ff8a4a", 0.6), (1, "#ff5a6a", 0.0)),
    )
    d.fill(
        blob_of("74,58,c 110,24 150,8 180,6,c 150,28 130,44 104,84,c"),
        d.linear(70, 90, 180, 6, (0, "#fffbe0", 0.95), (1, "#ffd98a", 0.0)),
    )
    d.glow(62, 92, 72, "#ffb04a", 0.6)
    rock = blob_of("60,42 86,48 106,66 110,94 98,122 72,138 44,134 20,114 14,84 28,58")
    form(d, rock, "#e8a85a", "#5a2424", shade=18, edge=2.4, edge_colour="#fff2c0")
    for x, y, r in ((36, 74, 7), (88, 118, 8), (94, 78, 6), (40, 122, 5), (62, 54, 5)):
        flat(d, ellipse(x, y, r, r * 0.8), "#8d4a34", 0.8)
        d.fill(ellipse(x + 1, y + 1.4, r * 0.7, r * 0.5), "#c9804a", 0.8)
    eye(d, 46, 92, 9, iris="#e0443c", look=(-0.4, 0.5))
    eye(d, 70, 88, 9, iris="#e0443c", look=(-0.4, 0.5))
    flat(d, blob_of("38,106,c 58,110 80,100,c 76,120 64,126 54,125 46,124"), "#3a0a14", 1.1)
    teeth(d, [(41, 107), (48, 108), (56, 108), (64, 106.6), (71, 104.4), (77, 102)], 7)


@threat("fears/threats/black-sun", 150, 150)
def black_sun(d: Drawing) -> None:
    """The sun goes out: a ring, and nothing in it."""
    d.glow(75, 75, 74, "#ffb04a", 0.7)
    rays = []
    for k in range(18):
        a = math.tau * k / 18
        n = 68 if k % 2 else 58
        rays.append(
            brush(
                [
                    (75 + math.cos(a) * 44, 75 + math.sin(a) * 44),
                    (75 + math.cos(a + 0.08) * 54, 75 + math.sin(a + 0.08) * 54),
                    (75 + math.cos(a) * n, 75 + math.sin(a) * n),
                ],
                5,
                3,
                0.4,
                4,
            )
        )
    d.fill(pile(rays), "#ffcf6a", 0.9)
    flat(
        d,
        ellipse(75, 75, 43),
        d.radial(75, 75, 44, (0.7, "#5a1c10"), (0.9, "#ff9a3c"), (1, "#fff2b8")),
        1,
    )
    flat(d, ellipse(76, 74, 38), d.radial(66, 64, 50, (0, "#1c1024"), (1, "#030206")), 0.6)
    for s in (-1, 1):
        d.brush(
            [(75 + s * 22, 70), (75 + s * 14, 75), (75 + s * 6, 70)], "#ff9a5a", 0.8, 2.6, 0.8, 0.9
        )
    d.brush(pts("64,94 75,89 86,94"), "#ff9a5a", 0.8, 2.4, 0.8, 0.9)
    flat(d, blob_of("60,80,c 63,86 60,91 57,86"), "#ffcf6a", 0.3)


@threat("fears/threats/fire", 140, 176)
def fire(d: Drawing) -> None:
    """Fire, with a face in it."""
    d.glow(70, 112, 100, "#ff8a3c", 0.7)
    layers = (
        (
            (
                "70,0,c 86,30 82,44 96,54,c 100,40 110,32 114,28,c 112,54 136,80 134,122 "
                "120,162 90,176,c 50,176,c 20,162 6,122 6,92 24,66 26,40,c 40,52 44,60 "
                "46,66,c 46,40 56,18"
            ),
            "#f2643c",
            "#8d1424",
        ),
        (
            (
                "70,44,c 80,66 86,78 94,84,c 98,76 102,72 104,68,c 104,88 116,108 112,136 "
                "98,164 86,174,c 54,174,c 38,162 26,136 28,112 38,96 40,82,c 48,92 52,94 "
                "54,96,c 54,76 62,60"
            ),
            "#ffb04a",
            "#f2643c",
        ),
        (
            "70,88,c 78,104 88,112 92,130 88,156 80,172,c 60,172,c 50,156 48,132 54,120 62,108",
            "#fff6c8",
            "#ffcf5a",
        ),
    )
    for text, top, low in layers:
        shape = blob_of(text)
        flat(d, shape, d.linear(0, 0, 0, 176, (0, top), (1, low)), 1.4, "#3a0a14")
    for s in (-1, 1):
        d.fill(poly(f"{70 + s * 8},118 {70 + s * 27},104 {70 + s * 25},126"), "#3a0a14")
        d.fill(ellipse(70 + s * 19, 118, 3), "#fff6c8")
    flat(d, blob_of("44,134,c 70,142 96,134,c 92,156 80,164 70,164 60,164 48,156"), "#3a0a14", 0.8)
    teeth(
        d,
        [(47, 135), (54, 137), (62, 138.6), (70, 139), (78, 138.6), (86, 137), (93, 135)],
        9,
        colour="#ffe9a6",
    )
    for x, y, r in ((22, 30, 3), (116, 12, 2.6), (128, 48, 2), (10, 56, 2.2), (48, 14, 2)):
        d.fill(ellipse(x, y, r, r * 1.4), "#ffcf6a")


@threat("fears/threats/fog-bank", WIDTH, HEIGHT)
def fog_bank(d: Drawing) -> None:
    """Fog that comes, with arms, and a face if one looks long."""
    for y, colour, strength in ((60, "#d8d6e6", 0.4), (110, "#e6e4f0", 0.5)):
        mist(d, y, 60, colour, strength, 4)
    body = blob_of(
        "10,150 4,110 30,84 46,50 84,30 122,26 160,40 184,70 204,92 214,130 196,150 "
        "206,176 170,168 150,186 122,170 98,188 76,170 46,184 26,168"
    )
    d.fill(
        body,
        d.linear(0, 26, 0, 190, (0, "#f6f5fc", 0.95), (0.7, "#b9b5cc", 0.85), (1, "#8d88a6", 0.2)),
    )
    lit(d, body, 1.6, 2.2, "#ffffff", 0.9)
    for text in (
        "40,110 60,90 90,96 98,118",
        "120,104 146,86 176,100 176,124",
        "60,150 86,138 108,150",
        "126,152 150,140 176,154",
    ):
        d.brush(pts(text), "#6d6888", 0.5, 3, 0.5, 0.45)
    for s in (-1, 1):
        flat(
            d,
            blob_of(
                f"{112 + s * 16},88 {112 + s * 34},76 {112 + s * 46},86 "
                f"{112 + s * 38},100 {112 + s * 22},102"
            ),
            d.radial(112 + s * 30, 92, 18, (0, "#1c1830"), (1, "#4a4566")),
            0.1,
        )
        d.fill(ellipse(112 + s * 30, 91, 2.8), "#fffdf0")
    d.fill(
        blob_of("90,130 112,122 134,130 138,154 112,166 86,154"),
        d.radial(112, 144, 28, (0, "#1c1830"), (1, "#4a4566")),
    )


@threat("fears/threats/wave", WIDTH, HEIGHT)
def wave(d: Drawing) -> None:
    """A wave, as tall as the picture, about to fall."""
    back = blob_of(
        "-10,256,c -10,150 20,70 76,36 128,14 180,26 200,60 196,88,c 184,70 164,66 "
        "150,78 140,98 146,128 170,160 200,196 232,210,c 232,256,c"
    ).intersection(ALL)
    d.fill(move(back, 3, -3).intersection(ALL), INK, 0.7)
    d.fill(
        back,
        d.linear(
            40, 30, 180, 250, (0, "#5fb6bc"), (0.35, "#1f6f88"), (0.75, "#123c5c"), (1, "#081a30")
        ),
    )
    streaks = [
        line_of("10,250 20,170 50,100 100,60 150,52", 1, 4, 0.6),
        line_of("40,252 48,180 76,118 118,82 146,80", 1, 3.4, 0.6),
        line_of("74,252 80,196 100,142 132,106", 1, 3, 0.6),
        line_of("110,252 114,212 126,170 144,140", 1, 2.8, 0.6),
        line_of("150,252 150,222 158,194", 0.8, 2.2, 0.5),
    ]
    d.fill(pile([s.intersection(back) for s in streaks]), "#bfeef0", 0.5)
    d.fill(pile([move(s, 9, 6).intersection(back) for s in streaks]), "#061a30", 0.4)
    foam = join(
        blob_of(
            "58,52 76,30 104,16 136,10 166,16 190,34 204,58 202,84 196,98 190,86 182,96 "
            "176,82 166,88 160,74 148,82 142,70 128,76 120,62 106,68 96,54 84,60 74,50"
        ),
        *[
            ellipse(x, y, r)
            for x, y, r in (
                (196, 100, 6),
                (206, 84, 5),
                (184, 106, 4),
                (200, 118, 3.4),
                (172, 98, 4),
                (212, 104, 3),
                (190, 128, 2.6),
                (156, 92, 4),
            )
        ],
    ).intersection(ALL)
    form(d, foam, "#ffffff", "#a9d8e0", shade=8, edge=1.8)
    for x in (92, 122):
        flat(
            d, blob_of(f"{x - 9},120 {x},{108} {x + 9},118 {x + 6},132 {x - 6},132"), "#04121f", 0.8
        )
        d.fill(ellipse(x + 2, 121, 3), "#eafff8")
    d.fill(blob_of("84,152,c 108,142 134,150,c 130,178 96,180"), "#04121f", 0.9)
    rng = d.chance()
    for _ in range(22):
        d.fill(
            ellipse(rng.uniform(120, 216), rng.uniform(4, 140), rng.uniform(0.8, 2.4)).intersection(
                ALL
            ),
            "#ffffff",
            0.8,
        )


@threat("fears/threats/spiral", WIDTH, HEIGHT)
def spiral(d: Drawing) -> None:
    """The room goes round, with stars."""
    arms = []
    for k in range(4):
        a0 = k * math.tau / 4
        arms.append(
            brush(
                [
                    (
                        112 + math.cos(a0 + t * 0.62) * (6 + t * 13),
                        100 + math.sin(a0 + t * 0.62) * (5 + t * 11.5),
                    )
                    for t in range(10)
                ],
                3,
                14,
                3,
                5,
            ).intersection(ALL)
        )
    d.fill(pile([arm.buffer(1.2, 2) for arm in arms]), INK, 0.6)
    d.fill(arms[0], "#f2d98a", 0.85)
    d.fill(arms[2], "#e2685c", 0.85)
    d.fill(arms[1], "#b39ae0", 0.75)
    d.fill(arms[3], "#6aa5e0", 0.75)
    for k in range(9):
        a = k * math.tau / 9 + 0.4
        r = 46 + (k * 23 % 50)
        flat(
            d,
            star(112 + math.cos(a) * r, 100 + math.sin(a) * r * 0.86, 8 - (k % 3) * 1.6, 5, 0.42),
            "#fff0b0",
            1,
        )
    flat(d, ellipse(112, 100, 10, 9), INK, 0.5)
    eye(d, 112, 100, 9, iris="#8d6ac8")


@threat("fears/threats/crack", WIDTH, HEIGHT)
def crack(d: Drawing) -> None:
    """A crack that runs through everything, and water in it, or eyes."""
    rng = d.chance()
    spine = jagged((96, -6), (124, 256), 13, 20, rng)
    left = [
        (x - 5 - 7 * math.sin(math.pi * k / 13) - rng.uniform(0, 4), y)
        for k, (x, y) in enumerate(spine)
    ]
    right = [
        (x + 5 + 9 * math.sin(math.pi * k / 13) + rng.uniform(0, 4), y + rng.uniform(-3, 3))
        for k, (x, y) in enumerate(spine)
    ]
    gap = polygon([*left, *reversed(right)]).intersection(ALL)
    branches = []
    for k in (2, 4, 6, 8, 10):
        x, y = spine[k]
        for s in (-1, 1):
            if rng.random() < 0.85:
                run = jagged(
                    (x + s * 6, y),
                    (x + s * rng.uniform(54, 104), y + rng.uniform(-34, 46)),
                    5,
                    8,
                    rng,
                )
                branches.append(
                    brush([(px, py, "c") for px, py in run], 6, 3.4, 0.5, 2).intersection(ALL)
                )
                px, py = run[3]
                branches.append(
                    brush(
                        [(px, py, "c"), (px + s * 14, py - 16, "c"), (px + s * 26, py - 20)],
                        2.4,
                        1.6,
                        0.4,
                        2,
                    ).intersection(ALL)
                )
    whole = join(gap, *[b for b in branches if not b.is_empty])
    d.fill(move(whole, -1.6, -1.6).intersection(ALL), "#fff8e0", 0.55)
    d.fill(whole, "#05030a")
    inner = gap.buffer(-4)
    d.fill(
        inner,
        d.radial(112, 120, 110, (0, "#b5243c", 0.9), (0.5, "#5a0f2c", 0.7), (1, "#120512", 0)),
    )
    slit_eyes(d, 112, 96, 6.4, "#ffdf6a", slant=12)


@threat("fears/threats/tentacle", 176, 176)
def tentacle(d: Drawing) -> None:
    """Arms with suckers, out of where there should be nothing."""
    arms = (
        ("46,182 40,140 18,110 16,70 34,44 52,50 46,66", (17, 14, 11, 8, 6, 4, 2), "#8d4a7a"),
        (
            "136,182 144,140 160,112 158,78 140,60 128,70 136,82",
            (17, 14, 11, 8, 6, 4, 2),
            "#8d4a7a",
        ),
        (
            "90,184 92,140 72,104 78,62 104,34 128,30 134,14 118,6",
            (21, 19, 15, 12, 9, 7, 5, 2),
            "#a85a8d",
        ),
    )
    for text, radii, colour in arms:
        points = pts(text)
        body = tube(points, list(radii), 7).intersection(rect(0, -4, 176, 180))
        form(d, body, colour, "#2a1038", shade=10, edge=2.2, edge_colour="#ffd0e8")
        line = curve(points, False, 4)
        total = len(line)
        for k in range(2, total - 3, 2):
            (ax, ay), (bx, by) = line[k - 1], line[k + 1]
            n = math.hypot(bx - ax, by - ay) or 1
            t = k / (total - 1) * (len(radii) - 1)
            i = min(int(t), len(radii) - 2)
            r = radii[i] + (radii[i + 1] - radii[i]) * (t - i)
            x, y = line[k][0] + (by - ay) / n * r * 0.45, line[k][1] - (bx - ax) / n * r * 0.45
            flat(d, ellipse(x, y, r * 0.34), "#f4c0c8", 0.7)
            d.fill(ellipse(x, y, r * 0.17), "#7d2a58")
    d.fill(
        pile(
            *[
                ellipse(x, y, 3, 4)
                for x, y in ((98, 120), (86, 92), (94, 150), (150, 120), (32, 120))
            ]
        ),
        "#4a1c50",
        0.7,
    )
    for x in (30, 90, 150):
        for k in range(3):
            d.brush(
                [(x - 26 + k * 3, 170 + k * 3), (x, 164 + k * 4), (x + 26 - k * 3, 171 + k * 3)],
                "#eafff4",
                0.4,
                1.6,
                0.4,
                0.5,
            )


@threat("fears/threats/flood", WIDTH, HEIGHT)
def flood(d: Drawing) -> None:
    """The water has come in; chairs swim, and something else does."""
    chair = join(rect(0, 0, 5, 44), rect(26, 22, 5, 40), rect(0, 22, 31, 6), rect(0, 6, 20, 4))
    for x, y, angle in ((34, 118, -34), (172, 128, 52)):
        with d.placed(x, y, 1.1, angle):
            form(d, chair, "#a5704a", "#38201e", shade=2, hatched=0)
    with d.placed(104, 124, 1, -12):
        form(d, rounded(-26, -18, 52, 34, 4), "#b5703f", "#42201c", shade=6)
        flat(d, rounded(-10, -26, 20, 8, 3), "#7d4a2c", 0.9)
    water = blob_of(
        "-6,142,c 20,132 50,146 84,136 116,148 150,134 184,146 226,136,c 226,256,c -6,256,c"
    ).intersection(ALL)
    d.fill(
        water,
        d.linear(
            0, 132, 0, 250, (0, "#6ac0c0", 0.85), (0.3, "#1f6a80", 0.92), (1, "#06182a", 0.97)
        ),
    )
    lit(d, water, 0, 2.2, "#f0fff8", 0.9)
    for text in ("20,168 60,160 96,170", "120,162 160,172 206,160", "50,196 96,188 130,198"):
        d.brush(pts(text), "#c8f4ee", 0.5, 2, 0.5, 0.5)
    slit_eyes(d, 128, 190, 9, "#d8fff0", slant=10)
    teeth(d, [(104.0 + k * 8, 208.0 + 3 * math.sin(k / 6 * math.pi)) for k in range(7)], 9)
    for x, y, r in ((60, 214, 4), (70, 200, 3), (176, 214, 3.4), (184, 198, 2.4), (166, 188, 2)):
        d.stroke(ellipse(x, y, r), "#d8f6f0", 1.1, 0.8)


@threat("fears/threats/whirlpool", WIDTH, HEIGHT)
def whirlpool(d: Drawing) -> None:
    """The current has other plans: down, and round."""
    rim_ = ellipse(116, 190, 98, 46)
    d.fill(
        rim_.intersection(ALL),
        d.radial(116, 196, 100, (0, "#020810"), (0.5, "#124058"), (1, "#5fb6bc"), flat=0.46),
    )
    arms = []
    for k in range(6):
        start = k * math.tau / 6
        points = [
            (
                116 + math.cos(start + t * 0.5) * (98 - t * 11),
                190 + math.sin(start + t * 0.5) * (46 - t * 5) + t * 1.4,
            )
            for t in range(9)
        ]
        arms.append(brush(points, 1, 6, 1, 5).intersection(ALL))
    d.fill(pile(arms), "#dffaf4", 0.75)
    d.fill(pile([move(arm, 2, 3).intersection(ALL) for arm in arms]), "#04182a", 0.4)
    flat(d, ellipse(116, 200, 20, 9), "#01040a", 1)
    slit_eyes(d, 116, 199, 4.4, "#d8fff0", slant=10)
    for x, y, angle in ((62, 172, 20), (172, 196, -30)):
        with d.placed(x, y, 1, angle):
            form(d, rounded(-16, -4, 32, 8, 2), "#a5704a", "#38201e", shade=2, hatched=0)
