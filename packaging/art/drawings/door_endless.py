"""The door of Endless Nightmare: the Shadow reaches round the ring for a child with a lantern."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.door_parts import layers, opening
from art.paper import child, eye, moon, stars
from art.shapes import (
    XY,
    Shape,
    blob,
    ellipse,
    grow,
    join,
    move,
    path,
    polar,
    polygon,
    rect,
    star,
)
from art.strokes import brushes, fur, rim, tube

CX, CY, FLAT = 160.0, 292.0, 0.42
INNER, OUTER = 106.0, 147.0
RIM = palette.RIM


def at(radius: float, angle: float, lift: float = 0) -> XY:
    """A point on the lying ring, `angle` clockwise from its far side."""
    a = math.radians(angle)
    return (CX + math.sin(a) * radius, CY - math.cos(a) * radius * FLAT + lift)


def back(d: Drawing) -> None:
    """Night, moon, hills; the Shadow's body without its eyes; the ring with its door."""
    _night(d)
    door(d)


def _night(d: Drawing) -> None:
    with opening(d):
        d.fill(
            rect(-10, -10, 340, 470),
            d.linear(
                0,
                0,
                0,
                452,
                (0, "#15123a"),
                (0.36, "#3d3578"),
                (0.6, "#7d6cb6"),
                (0.66, "#2b2550"),
                (1, "#0d0a1a"),
            ),
        )
        stars(d, 4, 6, 312, 190, 42, opacity=0.85)
        moon(d, 224, 88, 37, 3.4)
        for nodes in (
            [(150, 118), (200, 112), (262, 116), (300, 111), (270, 122), (200, 124)],
            [(186, 64), (230, 58), (286, 62), (320, 58), (290, 68), (230, 70)],
        ):
            d.fill(blob([(float(x), float(y)) for x, y in nodes]), "#262058", 0.5)
        hills = blob(
            [
                (-20, 300),
                (30, 258),
                (80, 280),
                (130, 246),
                (200, 276),
                (256, 240),
                (340, 284),
                (340, 340),
                (-20, 340),
            ]
        )
        d.fill(hills, d.linear(0, 240, 0, 320, (0, "#3d3472"), (1, "#231d46")))
        d.fill(rim(hills, 0, 1.6), "#b9a8f0", 0.45)
        for x, y, h in (
            (196, 262, 22),
            (210, 266, 30),
            (286, 256, 26),
            (300, 262, 36),
            (246, 250, 18),
        ):
            pine = join(
                [
                    polygon(
                        [(x - h * w, y - h * t), (x, y - h * (t + 0.5)), (x + h * w, y - h * t)]
                    )
                    for w, t in ((0.3, 0.0), (0.24, 0.25), (0.17, 0.5))
                ]
            )
            d.fill(pine, "#1b1638")
        d.fill(rect(-10, 300, 340, 160), d.linear(0, 296, 0, 452, (0, "#2a2450"), (1, "#0c0917")))
        with d.clipped(rect(-10, -10, 340, 316)):
            _shadow(d)
        _ring(d)
        _arm(d)


def _shadow(d: Drawing) -> None:
    body = blob(
        [
            (-14, 330),
            (0, 250),
            (18, 190),
            (20, 130),
            (40, 82),
            (72, 54),
            (110, 60),
            (136, 94),
            (142, 150),
            (136, 206),
            (146, 250),
            (150, 300),
            (120, 340),
            (30, 360),
        ]
    )
    hairy = fur(body, 6, 7, 0.9, 5, 0.5)
    horns = join(
        tube([(50, 80), (34, 56), (32, 30), (44, 8)], [10, 8, 5, 0.6]),
        tube([(118, 74), (138, 54), (142, 28), (134, 4)], [10, 8, 5, 0.6]),
    )
    whole = join(hairy, horns)
    d.soft(whole, "#8f7bd6", 15, 0.55, steps=9)
    d.stroke(whole, RIM, 2.6, 0.9)
    d.fill(whole, d.linear(50, 40, 70, 340, (0, "#1b1036"), (0.5, "#0d0820"), (1, "#07050e")))
    d.fill(rim(whole, -2.4, 1.6), RIM, 0.5)
    rng = d.chance()
    strands = []
    for _ in range(110):
        x, y = rng.uniform(14, 136), rng.uniform(70, 310)
        lean = (x - 78) * 0.06
        strands.append(
            [
                (x, y),
                (x + lean, y + 10),
                (x + lean * 2 + rng.uniform(-3, 3), y + rng.uniform(18, 34)),
            ]
        )
    d.fill(brushes(strands, 0.3, 1.6, 0.3, 4).intersection(grow(body, -3)), "#9a86d8", 0.34)
    for side, x0 in ((0, (50, 80)), (1, (118, 74))):
        for k in range(4):
            y = x0[1] - 12 - k * 13
            x = x0[0] - 13 - k if side == 0 else x0[0] + 15 + k * 1.4
            d.brush([(x - 6, y + 2), (x, y - 1), (x + 6, y + 2)], RIM, 0.4, 1.3, 0.4, 0.5)
    for x in (66.0, 108.0):
        d.fill(blob([(x - 20, 122), (x, 112), (x + 20, 122), (x, 138)]), "#05030c", 0.9)
    jaw = path(
        "M52 166Q90 196 128 158L122 171L116 167L111 180L104 172L98 187L91 176L84 184L79 174"
        "L73 177L69 169L62 172Z"
    )
    d.fill(grow(jaw, 2.6), "#05030c")
    d.fill(jaw, d.linear(0, 160, 0, 188, (0, "#fff8e6"), (1, "#cbbfa0")))


def _ring(d: Drawing) -> None:
    pool = ellipse(CX, CY + 5, INNER + 14, (INNER + 14) * FLAT)
    d.fill(
        pool,
        d.radial(CX + 40, CY - 10, 130, (0, "#5a4f9c"), (0.5, "#272049"), (1, "#0b0917"), flat=0.6),
    )
    for k, wide in enumerate((24, 16, 30, 12, 22, 9)):
        y = CY - 18 + k * 9.0
        d.brush(
            [(CX + 50 - wide, y), (CX + 52, y - 1), (CX + 55 + wide, y)],
            "#f6e7b4",
            0.4,
            2.2,
            0.4,
            0.55,
        )
    order = sorted(range(24), key=lambda i: -math.cos(math.radians(i * 15)))
    for i in order:
        _stone(d, i)


def _stone(d: Drawing, i: int) -> None:
    angle = i * 15.0
    wave = [(i * 7 + k * 3) % 5 * 0.8 - 1.6 for k in range(4)]
    stone = blob(
        [
            at(INNER + 2 + wave[0], angle - 5.4),
            at((INNER + OUTER) / 2, angle - 6.5),
            at(OUTER + wave[1], angle - 5.6),
            at(OUTER + 1, angle),
            at(OUTER + wave[2], angle + 5.6),
            at((INNER + OUTER) / 2, angle + 6.5),
            at(INNER + 2 + wave[3], angle + 5.4),
            at(INNER, angle),
        ]
    )
    near = min(abs(i - 10), 24 - abs(i - 10))
    warm = max(0.0, 1 - near / 3.8) * 0.85
    tone = palette.mix("#453f70", "#8a82c2", 0.5 + 0.5 * math.cos(math.radians(angle - 40)))
    tone = palette.mix(tone, "#ffd27a", warm)
    y0, y1 = stone.bounds[1], stone.bounds[3]
    side = grow(join(stone, move(stone, 0, 9), move(stone, 0, 5)), 0.9)
    d.fill(side, "#08060f")
    d.fill(move(stone, 0, 7).difference(stone), palette.mix(tone, "#0d0a1a", 0.72))
    d.fill(
        stone,
        d.linear(0, y0, 0, y1, (0, palette.lighter(tone, 0.2)), (1, palette.darker(tone, 0.22))),
    )
    d.fill(rim(stone, 0.6, 1.3), palette.lighter(tone, 0.6), 0.6)
    d.hatch(stone.intersection(move(stone, 7, 3)), palette.LINE, -30, 3.2, 0.8, 0.4)


FINGERS: list[tuple[list[XY], list[float]]] = [
    ([(84, 326), (97, 314), (114, 313), (126, 319)], [6.4, 4.8, 3.6, 0.7]),
    ([(98, 327), (118, 319), (138, 321), (156, 332)], [6.4, 5, 3.8, 0.7]),
    ([(100, 333), (124, 328), (146, 332), (164, 343)], [6.6, 5.2, 4, 0.7]),
    ([(98, 339), (120, 338), (140, 344), (155, 355)], [6.4, 5, 3.8, 0.7]),
    ([(92, 343), (110, 346), (126, 353), (137, 363)], [6, 4.6, 3.4, 0.7]),
]


def _arm(d: Drawing) -> None:
    """The Shadow's arm along the stones, and its hand."""
    sleeve = tube(
        [(-26, 196), (-6, 248), (16, 290), (40, 316), (66, 327), (88, 333)],
        [28, 25, 19, 14, 11, 12],
    )
    arm = fur(sleeve, 4, 7, 0.9, 8)
    fingers = [tube(nodes, radii) for nodes, radii in FINGERS]
    whole = join(arm, *fingers)
    d.fill(move(whole, 3, 8), "#04030a", 0.55)
    d.soft(whole, "#8f7bd6", 6, 0.3, steps=6)
    paint = d.linear(0, 250, 130, 350, (0, "#0c0818"), (0.5, "#1a1136"), (1, "#3a2b6c"))
    for part in (fingers[0], arm, *fingers[1:]):
        d.stroke(part, "#b9a8f0", 2.6, 0.95)
        d.fill(part, paint)
    d.fill(ellipse(91, 334, 13, 9), paint)
    for nodes, _ in FINGERS[1:]:
        (x1, y1), (x2, y2), (x3, y3) = nodes[1], nodes[2], nodes[3]
        d.brush([(x1, y1 - 3), (x2, y2 - 2), (x3 - 4, y3 - 3)], "#9a86d8", 0.4, 1.5, 0.4, 0.8)
        d.brush([(x1 - 3, y1 + 2), (x1 - 1, y1 - 3)], "#b9a8f0", 0.6, 1.1, 0.4, 0.7)
    rng = d.chance()
    strands = []
    for k in range(26):
        t = k / 25
        x, y = 2 + 74 * t + rng.uniform(-8, 8), 250 + 76 * t**0.8 + rng.uniform(-10, 10)
        strands.append([(x, y), (x + 7, y + 6), (x + 16, y + 9)])
    d.fill(brushes(strands, 0.3, 1.6, 0.3).intersection(grow(sleeve, -1)), "#9a86d8", 0.45)


def eyes(d: Drawing) -> None:
    """The Shadow's eyes (hide them for a blink, move them a little to look about)."""
    with opening(d):
        d.glow(87, 126, 70, palette.SHADOW, 0.5)
        for x, turned in ((66, -8), (108, 8)):
            d.glow(x, 126, 26, palette.MOON, 0.45)
            eye(d, x, 126, 16, turn=turned, white="#f6eeda", look=(0.8, 0.7))


def bearer(d: Drawing) -> None:
    """The child with the lantern, its light on the stones (it may walk a few pixels, the light
    may flicker)."""
    with opening(d):
        x, y = at(124, 150)
        with d.clipped(ellipse(CX, CY + 10, OUTER + 16, (OUTER + 30) * FLAT)):
            d.glow(x + 14, y - 6, 110, palette.LAMP, 0.5, 0.5)
        d.glow(x + 14, y - 26, 120, palette.LAMP, 0.4)
        d.soft(ellipse(x - 1, y + 2, 15, 4.4), "#05030a", 3, 0.75, steps=5)
        child(d, x - 4, y + 3, 1.28, "#120c18", True, 0.8)


def door(d: Drawing) -> None:
    """The end marker: a small door ajar on the ring, full of light."""
    with opening(d):
        x, y = at(124, 62)
        d.glow(x, y - 18, 62, "#f2c76a", 0.75)
        with d.placed(x, y + 5, 0.74):
            arch = path("M-24 2L-24 -38C-24 -70 24 -70 24 -38L24 2Z")
            inner = path("M-18 0L-18 -37C-18 -61 18 -61 18 -37L18 0Z")
            d.inked(
                arch,
                d.linear(-24, 0, 24, 0, (0, "#a29abf"), (0.5, "#5c5675"), (1, "#34304a")),
                1.8,
                "#0c0a14",
            )
            for a, b in (
                ((-24, -30), (-18, -31)),
                ((-22, -48), (-17, -45)),
                ((0, -62), (0, -55)),
                ((22, -48), (17, -45)),
                ((24, -30), (18, -31)),
                ((-24, -12), (-18, -12)),
                ((24, -12), (18, -12)),
            ):
                d.brush([(float(a[0]), float(a[1])), (float(b[0]), float(b[1]))], "#1b1728", 1.3)
            d.fill(inner, d.radial(-4, -10, 50, (0, "#fffae0"), (0.4, "#f6dc8e"), (1, "#b0742e")))
            leaf = path("M18 0L18 -37C18 -53 6 -57 -2 -53L-2 6Z")
            d.inked(
                leaf,
                d.linear(-2, 0, 18, 0, (0, "#8a5436"), (0.4, "#5a3322"), (1, "#2b1812")),
                1.3,
                "#170d0a",
            )
            for px in (4, 11):
                d.brush([(px, -49), (px, 2)], "#22120d", 0.6, 1.4, 0.8)
            d.fill(ellipse(1.8, -22, 2.2), palette.MOON)


MISTS = [
    (50.0, 388.0, 170, 0.11, 0.34),
    (250.0, 400.0, 190, 0.1, 0.36),
    (120.0, 418.0, 220, 0.12, 0.4),
    (300.0, 366.0, 120, 0.1, 0.26),
    (10.0, 366.0, 110, 0.12, 0.26),
    (200.0, 440.0, 240, 0.14, 0.42),
]


def mist(d: Drawing) -> None:
    """A bank of mist at the door's foot (it may drift sideways)."""
    with opening(d, 20):
        for x, y, radius, flat, strength in MISTS:
            d.glow(x, y, radius, "#b9acea", strength, flat)


def _sign(d: Drawing) -> None:
    mark: Shape = star(0, 0, 12, 4, 0.36)
    d.fill(move(mark, 0.8, 1.1), "#2a1f3a")
    d.fill(mark, "#fff0c0")
    for angle in (45, 135, 225, 315):
        x, y = polar(0, 0, 9.5, angle)
        d.fill(ellipse(x, y, 1.1), "#fff0c0")


layers(
    "endless",
    back,
    {
        "eyes": (eyes, (66, 98, 144, 144)),
        "bearer": (bearer, (160, 220, 216, 250)),
        "mist": (mist, (30, 390, 360, 112)),
    },
    _sign,
    "#b9a6ff",
)
