"""Where Your Worst Nightmare is played: the wooden table by moonlight, and the room of the reading.

Both exist by night and by day (for the light theme): the same lines, other light.
"""

from __future__ import annotations

import itertools
import math
import random
from dataclasses import dataclass
from functools import partial

from art import palette
from art.drawing import Drawing
from art.paper import moon
from art.registry import register
from art.shapes import (
    XY,
    Shape,
    blob,
    ellipse,
    join,
    line,
    mirror_points,
    path,
    pile,
    polygon,
    rect,
    rounded,
)
from art.strokes import brush

WIDTH, HEIGHT = 1440, 900


@dataclass(frozen=True)
class Light:
    """The colours of one time of day."""

    wood: tuple[str, str, str]
    board: tuple[str, str, str]
    seam: str
    shine: str
    beam: str
    branch: tuple[str, float]
    edge: tuple[str, float]
    wall: tuple[str, str]
    stripe: tuple[str, float]
    leaf: tuple[str, float]
    sky: tuple[str, str, str]
    hill: tuple[str, str]
    frame: tuple[str, str, str]
    cloth: tuple[str, str]
    top: tuple[str, str, str, str]
    night: bool


NIGHT = Light(
    wood=("#2a2440", "#1d1830", "#110e1d"),
    board=("#3a3152", "#0d0a18", "#241d38"),
    seam="#05040b",
    shine="#8378ae",
    beam="#aab4ff",
    branch=("#0b0916", 0.34),
    edge=("#07050e", 0.82),
    wall=("#161329", "#241f3d"),
    stripe=("#3a3360", 0.16),
    leaf=("#7a6cb0", 0.11),
    sky=("#1b2358", "#47528f", "#8d8fb4"),
    hill=("#20204a", "#191939"),
    frame=("#0e0b18", "#2c2546", "#171226"),
    cloth=("#463c70", "#15101f"),
    top=("#5d5480", "#3d3560", "#221c3c", "#140f24"),
    night=True,
)
DAY = Light(
    wood=("#efe4cb", "#e6d9bc", "#d6c5a3"),
    board=("#f3ead6", "#c9b68f", "#e2d3b2"),
    seam="#8a7450",
    shine="#fffaf0",
    beam="#fffdf4",
    branch=("#7a6848", 0.16),
    edge=("#8a7450", 0.2),
    wall=("#e9dfe8", "#efe7df"),
    stripe=("#cfc0d4", 0.28),
    leaf=("#8d7ab0", 0.13),
    sky=("#a9cbe6", "#d3e4ee", "#f4ead2"),
    hill=("#9db08c", "#7f9772"),
    frame=("#7d6a58", "#f6efe2", "#cdbfae"),
    cloth=("#b9a5cc", "#8b76a4"),
    top=("#f6ecd6", "#ecdfc2", "#dccaa6", "#cdb98f"),
    night=False,
)

# ---------------------------------------------------------------- the table


def table(d: Drawing, light: Light) -> None:
    """Planks with knots; the light of a window with six panes and a branch lies across them."""
    d.fill(
        rect(0, 0, WIDTH, HEIGHT),
        d.linear(0, 0, WIDTH, HEIGHT, *zip((0, 0.5, 1), light.wood, strict=True)),
    )
    seams = _planks(d, light)
    _grain(d, light, seams)
    for pane in _panes():
        d.soft(pane, light.beam, 13, 0.15 if light.night else 0.42, steps=8)
    _branches(d, light)
    colour, strength = light.edge
    d.fill(
        rect(0, 0, WIDTH, HEIGHT),
        d.radial(520, 380, 1050, (0, colour, 0), (0.5, colour, 0), (1, colour, strength)),
    )


def _planks(d: Drawing, light: Light) -> list[float]:
    rng = d.chance()
    tops: list[float] = []
    y = 0.0
    while y < HEIGHT:
        tops.append(y)
        high = rng.uniform(118, 150)
        d.fill(rect(0, y, WIDTH, high), rng.choice(light.board), 0.22)
        y += high
    for low in tops[1:]:
        way = [(x, low + rng.uniform(-0.8, 0.8)) for x in range(0, WIDTH + 40, 40)]
        d.thread(way, light.seam, 2.4, 0.8 if light.night else 0.45)
        d.thread([(x, y + 2.4) for x, y in way], light.shine, 1, 0.28)
    for top, low in itertools.pairwise([*tops, HEIGHT]):
        for _ in range(2):
            x = rng.uniform(0, WIDTH)
            d.thread([(x, top), (x + rng.uniform(-1, 1), low)], light.seam, 2, 0.5)
    return tops


def _grain(d: Drawing, light: Light, tops: list[float]) -> None:
    """Lines that flow round knots."""
    rng = d.chance()
    knots = [
        (rng.uniform(40, WIDTH - 40), rng.choice(tops) + rng.uniform(40, 90), rng.uniform(7, 13))
        for _ in range(11)
    ]
    for tone, strength, count in (
        (light.seam, 0.34 if light.night else 0.2, 130),
        (light.shine, 0.11 if light.night else 0.5, 60),
    ):
        lines: list[Shape] = []
        for _ in range(count):
            y0, x0, length = rng.uniform(0, HEIGHT), rng.uniform(-100, WIDTH), rng.uniform(120, 520)
            way: list[XY] = []
            for k in range(9):
                x = x0 + length * k / 8
                y = y0 + 2 * math.sin(x / 97 + y0)
                for kx, ky, size in knots:
                    near = math.exp(
                        -(((x - kx) / (size * 3.4)) ** 2) - ((y0 - ky) / (size * 2.6)) ** 2
                    )
                    y += (1 if y0 > ky else -1) * size * 1.5 * near
                way.append((x, y))
            lines.append(line(way, True))
        d.stroke(pile(lines), tone, 1, strength)
    for kx, ky, size in knots:
        d.fill(ellipse(kx, ky, size * 1.1, size * 0.6), light.seam, 0.45 if light.night else 0.25)
        d.stroke(ellipse(kx, ky, size * 1.7, size), light.seam, 1, 0.4)


def _panes() -> list[Shape]:
    def at(u: float, v: float) -> XY:
        return (60 + u * 760 - v * 150, -40 + v * 860 + u * 150)

    gap = 0.0175
    return [
        polygon(
            [
                at(a / 2 + gap, b / 3 + gap),
                at((a + 1) / 2 - gap, b / 3 + gap),
                at((a + 1) / 2 - gap, (b + 1) / 3 - gap),
                at(a / 2 + gap, (b + 1) / 3 - gap),
            ]
        )
        for a in range(2)
        for b in range(3)
    ]


def _branches(d: Drawing, light: Light) -> None:
    """The shadow of a bare branch before the window."""
    rng = random.Random(23)
    twigs: list[Shape] = []

    def grow_from(
        x: float, y: float, angle: float, length: float, width: float, depth: int
    ) -> None:
        if depth == 0 or length < 16:
            return
        x2, y2 = x + length * math.cos(angle), y + length * math.sin(angle)
        middle = (
            (x + x2) / 2 + rng.uniform(-0.08, 0.08) * length,
            (y + y2) / 2 + rng.uniform(-0.08, 0.08) * length,
        )
        twigs.append(brush([(x, y), middle, (x2, y2)], width, width * 0.8, width * 0.6, 4))
        for turn in (rng.uniform(-0.75, -0.3), rng.uniform(0.25, 0.7)):
            grow_from(x2, y2, angle + turn, length * rng.uniform(0.62, 0.8), width * 0.6, depth - 1)

    grow_from(-40, 820, -0.72, 250, 26, 6)
    grow_from(-40, 420, -0.3, 190, 16, 5)
    colour, strength = light.branch
    d.soft(join(twigs).simplify(0.8), colour, 4, strength, steps=4)


# ---------------------------------------------------------------- the room


def room(d: Drawing, light: Light) -> None:
    """Wallpaper, window and curtains."""
    d.fill(
        rect(0, 0, WIDTH, HEIGHT), d.linear(0, 0, 0, 460, (0, light.wall[0]), (1, light.wall[1]))
    )
    d.fill(pile([rect(x, 0, 30, 560) for x in range(0, WIDTH, 60)]), *light.stripe)
    leaves: list[Shape] = []
    for row in range(9):
        for column in range(25):
            x, y = column * 60 + 15, row * 58 + column % 2 * 29
            leaves.append(blob([(x, y - 12), (x + 6, y - 2), (x, y + 10), (x - 6, y - 2)], 4))
            wing = [(x + 7, y + 2), (x + 14, y - 3), (x + 12, y + 7), (x + 4, y + 10)]
            leaves += [blob(wing, 4), blob(mirror_points(wing, x), 4)]
    d.fill(pile(leaves), *light.leaf)
    _window(d, light)
    for mirrored in (False, True):
        _curtain(d, light, mirrored)


def _window(d: Drawing, light: Light) -> None:
    left, top, width, high = 588, -30, 264, 318
    shine = "#c3c8ff" if light.night else "#fffdf2"
    d.fill(
        ellipse(720, 150, 620, 420),
        d.radial(720, 150, 620, (0, shine, 0.34), (0.4, shine, 0.13), (1, shine, 0), flat=0.68),
    )
    d.fill(rect(left - 16, top, width + 32, high + 18), light.frame[0])
    pane = rect(left, top, width, high)
    sky = tuple(zip((0, 0.6, 1), light.sky, strict=True))
    d.fill(pane, d.linear(0, top, 0, top + high, *sky))
    with d.clipped(pane):
        if light.night:
            moon(d, 772, 70, 42, 3.2)
        else:
            d.glow(772, 70, 150, "#fff6d0", 0.8)
            d.fill(ellipse(772, 70, 36), "#fffbe6")
        cloud = "#2a2f63" if light.night else "#ffffff"
        for x, y, long in ((650, 96, 110), (660, 60, 60), (640, 222, 120), (800, 236, 90)):
            puff = [(x - long / 2, y), (x - long / 4, y - 7), (x, y - 4), (x + long / 4, y - 9)]
            d.fill(
                blob([*puff, (x + long / 2, y), (x + long / 5, y + 5), (x - long / 5, y + 4)]),
                cloud,
                0.7,
            )
        hills = [(left, 290), (left, 262), (640, 252), (700, 266), (760, 256), (left + width, 270)]
        d.fill(blob([*hills, (left + width, 290)]), light.hill[0])
        for fir, tall in ((604, 56), (622, 44), (822, 60), (836, 46)):
            d.fill(polygon([(fir - 10, 288), (fir, 288 - tall), (fir + 10, 288)]), light.hill[1])
    for bx, by, w, h in (
        (left - 14, top, 14, high + 14),
        (left + width, top, 14, high + 14),
        (left - 20, high - 30, width + 40, 16),
        (left + width / 2 - 4, top, 8, high),
        (left, 140, width, 7),
    ):
        d.fill(
            rect(bx, by, w, h), d.linear(bx, 0, bx + w, 0, (0, light.frame[1]), (1, light.frame[2]))
        )
    glint = "#f2d98a" if light.night else "#fffdf2"
    for way in (
        [(left + width / 2 + 4, top), (left + width / 2 + 4, high - 30)],
        [(left, 147), (left + width, 147)],
        [(left - 20, high - 30), (left + width + 20, high - 30)],
    ):
        d.thread(way, glint, 1.6, 0.4, smooth=False)


def _curtain(d: Drawing, light: Light, mirrored: bool) -> None:
    for k in range(7):
        x = 528 + k * 11
        fold = [
            (x, -10),
            (x + 2, 120),
            (x - 8 + k * 1.5, 300),
            (x - 14, 330),
            (x + 20, 330),
            (x + 16, 120),
            (x + 16, -10),
        ]
        shape = blob(mirror_points(fold, 720) if mirrored else fold)
        tone = palette.mix(light.cloth[1], light.cloth[0], 0.35 + 0.65 * (k % 3) / 2)
        d.fill(
            shape, d.linear(0, 0, 0, 330, (0, tone), (1, palette.mix(tone, light.cloth[1], 0.55)))
        )
    edge = [(520, 60), (524, 200), (512, 324)]
    d.brush(mirror_points(edge, 720) if mirrored else edge, light.cloth[1], 1, 3, 1, 0.6)


def round_table(d: Drawing, light: Light) -> None:
    """The table they sit round, its grain, and the light that falls on it."""
    dark = "#07050d" if light.night else "#8a7450"
    d.soft(ellipse(720, 842, 806, 500), dark, 14, 0.7 if light.night else 0.35, steps=6)
    top = ellipse(720, 828, 800, 492)
    stops = tuple(zip((0, 0.3, 0.7, 1), light.top, strict=True))
    d.fill(top, d.radial(720, 560, 820, *stops))
    rng = random.Random(3)
    dark_lines: list[Shape] = []
    light_lines: list[Shape] = []
    for k in range(70):
        y = 342 + k * 8 + rng.uniform(-3, 3)
        half = 800 * math.sqrt(max(0.0, 1 - ((y - 828) / 492) ** 2)) - 14
        if half < 40:
            continue
        for _ in range(2):
            a = rng.uniform(-half, half * 0.6)
            b = min(half, a + rng.uniform(80, 500))
            way = line(
                [(720 + a, y), (720 + (a + b) / 2, y + rng.uniform(-2, 2)), (720 + b, y)], True
            )
            (dark_lines if rng.random() < 0.7 else light_lines).append(way)
    with d.clipped(rect(0, 0, WIDTH, HEIGHT)):
        d.fill(
            pile([way.buffer(0.6, 1) for way in dark_lines]),
            light.seam,
            0.35 if light.night else 0.22,
        )
    d.stroke(pile(light_lines), light.shine, 1, 0.16 if light.night else 0.5)
    d.stroke(ellipse(720, 828, 800, 492), "#e6e2ff" if light.night else "#fffaf0", 2.2, 0.6)
    d.stroke(ellipse(720, 828, 784, 477), light.seam, 2.4, 0.38)
    d.stroke(ellipse(720, 828, 781, 474.5), light.shine, 1.2, 0.16)
    beam = polygon([(620, 320), (820, 320), (1060, 900), (380, 900)])
    with d.clipped(top):
        d.soft(beam, light.beam, 46, 0.12 if light.night else 0.3, steps=10)


def vignette(d: Drawing, light: Light) -> None:
    """The dark of the room's corners, over people too."""
    colour, strength = light.edge
    d.fill(
        rect(0, 0, WIDTH, HEIGHT),
        d.radial(720, 470, 960, (0, colour, 0), (0.55, colour, 0), (1, colour, strength)),
    )


def pool(d: Drawing) -> None:
    """A pool of light behind the row just opened."""
    d.fill(
        ellipse(250, 60, 250, 60),
        d.radial(
            250,
            60,
            250,
            (0, palette.MOON, 0.62),
            (0.5, palette.MOON, 0.28),
            (0.8, palette.MOON, 0.07),
            (1, palette.MOON, 0),
            flat=0.24,
        ),
    )


# ---------------------------------------------------------------- the grabbing hand and the pen


def hand(d: Drawing) -> None:
    """A white glove that holds a dragged card."""
    ink, glove = "#1b1526", "#fbf5e6"
    with d.placed(44, 12, 1):
        palm = blob(
            [
                (-20, 14),
                (-30, 26),
                (-27, 42),
                (-16, 58),
                (-10, 70),
                (26, 70),
                (30, 54),
                (36, 38),
                (34, 18),
                (22, 8),
                (0, 6),
            ]
        )
        d.inked(palm, glove, 2.6, ink)
        for x, y in ((-13, 7), (2, 2), (16, 3), (29, 10)):
            finger = [
                (x - 7.5, y + 22),
                (x - 8, y + 5),
                (x - 3, y - 5),
                (x + 5, y - 5),
                (x + 8, y + 5),
                (x + 7.5, y + 22),
            ]
            d.fill(blob(finger), glove)
            d.thread(finger, ink, 2.4)
        d.fill(blob([(-16, 46), (0, 44), (16, 48), (28, 46), (24, 20), (-12, 20)]), glove)
        d.thread([(-30, 30), (-22, 22), (-12, 30), (-6, 40)], ink, 2.2)
        d.hatch(blob([(8, 50), (32, 40), (28, 68), (4, 68)]), ink, -48, 4.4, 1, 0.45)
        cuff = rounded(-16, 66, 48, 16, 5)
        d.inked(cuff, d.linear(-16, 0, 32, 0, (0, "#e8796c"), (1, "#8f3038")), 2.4, ink)


def pen(d: Drawing) -> None:
    """The pen on the table."""
    with d.placed(6, 6):
        body = join(rounded(0, 0, 210, 20, 9), rounded(120, 0, 90, 20, 3))
        d.soft(body, palette.DEEP, 5, 0.55, 2, 5, steps=5)
        d.fill(body, d.linear(0, 0, 0, 20, (0, "#5a5274"), (0.4, "#3a3350"), (1, "#1b1728")))
        cap = rounded(0, 0, 62, 20, 9)
        d.fill(cap, d.linear(0, 0, 0, 20, (0, "#e88a7e"), (0.4, "#c9584f"), (1, "#7a3038")))
        d.fill(rect(60, 0, 5, 20), "#15101f")
        d.fill(path("M210 4L222 7L222 13L210 16Z"), "#cfc6ac")
        d.fill(path("M222 8L230 9L230 11L222 12Z"), palette.INK)
        d.fill(rect(8, 4, 190, 2), "#ffffff", 0.25)


for _name, _light in (("night", NIGHT), ("paper", DAY)):
    for _what, _paint in (
        ("table", table),
        ("room", room),
        ("round-table", round_table),
        ("vignette", vignette),
    ):
        register(
            f"worst/{_what}-{_name}",
            WIDTH,
            HEIGHT,
            partial(_paint, light=_light),
        )
register("worst/pool", 500, 120, pool)
register("worst/hand", 92, 100, hand)
register("worst/pen", 244, 38, pen)
