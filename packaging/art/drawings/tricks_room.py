"""Where Monster Tricks is played: the room with its window, the round table, the beds' headboards.

The room is 1440 × 900, its window in the middle above. Room and table exist by night and by day
(for the light theme): the same lines, other light. The table's top is an ellipse of 984 × 484
in a picture of 1000 × 574; round it lie its edge and its shadow.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import partial

from art import palette
from art.drawing import Drawing
from art.drawings.tricks_parts import INK, pen
from art.palette import mix
from art.paper import stars
from art.registry import register
from art.shapes import (
    Node,
    Shape,
    blob,
    ellipse,
    grow,
    join,
    move,
    pile,
    polygon,
    rect,
)
from art.strokes import rim, tube

WIDTH, HEIGHT = 1440, 900
TABLE = (1000, 574)
HEADBOARD = (236, 138)


@dataclass(frozen=True)
class Light:
    """The colours of one time of day."""

    wall: tuple[str, str, str, str]
    moons: tuple[str, float]
    ink: str
    skirting: tuple[str, str]
    floor: tuple[str, str, str]
    seam: tuple[str, float]
    sky: tuple[str, str, str]
    hill: str
    tree: str
    frame: tuple[str, str, str]
    cloth: tuple[str, str, str]
    edge: tuple[str, float]
    side: tuple[str, str, str]
    top: tuple[str, str, str, str]
    plank: tuple[str, float]
    rail: tuple[str, str]
    shine: str
    carved: str
    night: bool


NIGHT = Light(
    wall=("#1b1730", "#1f1a36", "#15111f", "#0c0a14"),
    moons=("#7a6aa8", 0.34),
    ink="#07060c",
    skirting=("#3a3152", "#15111f"),
    floor=("#241b2c", "#181220", "#0c0a12"),
    seam=("#05040a", 0.7),
    sky=("#1a2350", "#3a4f8c", "#7a86b8"),
    hill="#141a38",
    tree="#0d1026",
    frame=("#7d6a80", "#4a3b58", "#251c34"),
    cloth=("#7d5a96", "#4a3668", "#1d1532"),
    edge=("#05040a", 0.86),
    side=("#1a1222", "#7a5a58", "#140e1a"),
    top=("#745c5c", "#5a444e", "#3a2b3c", "#221a2e"),
    plank=("#0b0914", 0.6),
    rail=("#8f7060", "#513a44"),
    shine="#e8c9a0",
    carved=palette.MOON,
    night=True,
)
DAY = Light(
    wall=("#e9e0ee", "#efe7ee", "#e8dcd6", "#dccdb8"),
    moons=("#a795c4", 0.34),
    ink="#7a6848",
    skirting=("#fbf4e6", "#cdbba2"),
    floor=("#e0cba6", "#d4bb92", "#c4a87c"),
    seam=("#8a7450", 0.5),
    sky=("#a9cbe6", "#d3e4ee", "#f6e6c4"),
    hill="#9db08c",
    tree="#6f7d5e",
    frame=("#fdf8ec", "#d8c8b2", "#a8947c"),
    cloth=("#cdb8de", "#a992c2", "#7f6a9c"),
    edge=("#8a7450", 0.24),
    side=("#9c7a54", "#d0ab7a", "#8a6a48"),
    top=("#f8ecd0", "#f0dfbb", "#e5cfa4", "#d6bb8c"),
    plank=("#8a6c44", 0.42),
    rail=("#fff2d4", "#c9a878"),
    shine="#fffaf0",
    carved="#8a5a20",
    night=False,
)

# ---------------------------------------------------------------- the room


def room(d: Drawing, light: Light) -> None:
    """Wallpaper with small moons, a floor, and the window they sit before."""
    d.fill(
        rect(0, 0, WIDTH, HEIGHT),
        d.linear(0, 0, 0, HEIGHT, *zip((0, 0.3, 0.6, 1), light.wall, strict=True)),
    )
    d.fill(pile([rect(x, 0, 24, 470) for x in range(-10, WIDTH + 10, 48)]), "#ffffff", 0.02)
    # in narrow pieces: one path with many parts all over the wall is drawn slowly
    for column, x in enumerate(range(-10, WIDTH + 10, 48)):
        moons = [
            ellipse(x + 12, y, 6).difference(ellipse(x + 15, y - 1.6, 5.2))
            for y in range(20 + 32 * (column % 2), 470, 64)
        ]
        d.fill(pile(moons), *light.moons)
    for x in range(0, WIDTH, 120):
        d.hatch(rect(x, 0, 120, 470), light.ink, -38, 12, 1.1, 0.36 if light.night else 0.12)
    d.fill(
        rect(0, 462, WIDTH, 24),
        d.linear(0, 462, 0, 486, (0, light.skirting[0]), (1, light.skirting[1])),
    )
    d.fill(rect(0, 462, WIDTH, 1.4), "#ffffff", 0.3)
    floor = rect(0, 486, WIDTH, HEIGHT - 486)
    d.fill(floor, d.linear(0, 486, 0, 900, *zip((0, 0.5, 1), light.floor, strict=True)))
    seams: list[Shape] = []
    for i in range(-16, 17):
        x, x2 = 720 + i * 96, 720 + i * 230
        seams.append(polygon([(x, 486), (x + 1.6, 486), (x2 + 3.4, 900), (x2, 900)]))
    with d.clipped(floor):
        d.fill(pile(seams), *light.seam)
        d.hatch(floor, light.ink, 1, 17, 1.2, 0.4 if light.night else 0.14)
    _window(d, light)
    colour, strength = light.edge
    d.fill(
        rect(0, 0, WIDTH, HEIGHT),
        d.radial(720, 420, 940, (0, colour, 0), (0.45, colour, 0), (1, colour, strength)),
    )


def _window(d: Drawing, light: Light) -> None:
    left, right, sill = 590, 850, 168
    pane = join(rect(left, 40, right - left, sill - 40), ellipse(720, 40, 130, 118))
    d.fill(grow(pane, 20), light.ink, 0.6 if light.night else 0.2)
    wood = grow(pane, 14)
    d.fill(wood, d.linear(left, 0, right, 170, *zip((0, 0.5, 1), light.frame, strict=True)))
    d.hatch(wood.difference(pane), light.ink, 60, 5, 1, 0.45)
    d.fill(pane, d.linear(0, -70, 0, 168, *zip((0, 0.6, 1), light.sky, strict=True)))
    with d.clipped(pane):
        _sky(d, light)
        for bar in (rect(717, -80, 6, 248), rect(left, 66, right - left, 6)):
            d.fill(grow(bar, 1.6), light.ink)
            d.fill(bar, light.frame[1])
            d.fill(rim(bar, 1.4, 1.4), "#f2e3b4", 0.5)
        d.fill(pane.difference(move(pane, 5, 7)), light.ink, 0.45)
    board = rect(566, 166, 308, 16)
    d.fill(grow(board, 2), light.ink)
    tones = ("#a8946f", "#6a566a", "#2a2238") if light.night else light.frame
    d.fill(board, d.linear(0, 166, 0, 182, *zip((0, 0.3, 1), tones, strict=True)))
    for is_right in (False, True):
        _curtain(d, light, is_right)


def _sky(d: Drawing, light: Light) -> None:
    if light.night:
        stars(d, 590, -20, 260, 120, 26)
        d.glow(748, 62, 170, "#f9e6a6", 0.85)
        moon = ellipse(748, 62, 50)
        d.fill(moon, d.radial(732, 46, 80, (0, "#fff8dd"), (0.6, palette.MOON), (1, "#c8a25c")))
        for x, y, r in ((732, 50, 9), (764, 74, 12), (756, 42, 5), (738, 84, 6)):
            d.fill(ellipse(x, y, r, r * 0.8), "#b8924e", 0.35)
        d.hatch(moon.difference(ellipse(738, 54, 50)), INK, -50, 3.4, 1, 0.5)
    else:
        d.glow(748, 70, 170, "#fff6d0", 0.9)
        d.fill(ellipse(748, 70, 40), "#fffbe6")
    low: list[Node] = [(590, 108), (630, 98), (680, 104), (730, 96), (790, 106), (850, 100)]
    high: list[Node] = [(700, 76), (740, 70), (800, 74), (846, 68), (850, 82), (790, 86)]
    cloud = "#dfe3f4" if light.night else "#ffffff"
    d.fill(blob([*low, (850, 116), (780, 120), (700, 116), (620, 120)]), cloud, 0.3)
    d.fill(blob([*high, (730, 86)]), cloud, 0.22)
    hills: list[Node] = [(580, 150), (640, 128), (700, 144), (770, 126), (860, 146), (860, 190)]
    d.fill(blob([*hills, (580, 190)]), light.hill)
    tree = join(
        tube([(640, 170), (636, 120), (644, 80), (634, 44)], [9, 6, 4, 1]),
        tube([(638, 112), (614, 86), (598, 84)], [4, 3, 1]),
        tube([(641, 92), (664, 66), (690, 58)], [4, 2.6, 0.8]),
        tube([(640, 74), (622, 52), (616, 30)], [3, 2, 0.8]),
        tube([(664, 66), (672, 46)], [2, 0.6]),
    )
    d.fill(tree, light.tree)


def _curtain(d: Drawing, light: Light, is_right: bool) -> None:
    def side(points: list[Node]) -> list[Node]:
        if not is_right:
            return points
        return [(WIDTH - node[0], *node[1:]) for node in points]

    drape: list[Node] = [(548, -20, "c"), (664, -20, "c"), (648, 40), (616, 96), (592, 140)]
    drape += [(604, 190), (596, 236, "c"), (540, 240, "c"), (546, 140)]
    d.body(
        blob(side(drape)),
        *light.cloth,
        light=(-0.9 if is_right else 0.9, -0.2),
        depth=26,
        rim_width=4,
        gap=5,
        ink=INK if light.night else "#6a5a80",
    )
    folds: list[list[Node]] = [
        [(570, -10), (566, 90), (566, 232)],
        [(600, -10), (588, 80), (578, 150), (584, 232)],
        [(634, -10), (610, 80), (586, 140)],
    ]
    for fold in folds:
        pen(d, side(fold), 3, light.ink, 0.6 if light.night else 0.3)
    for dy in (0, 6):
        cord: list[Node] = [(548, 138 + dy), (572, 143 + dy), (597, 137 + dy)]
        pen(d, side(cord), 6, INK, 1, 0.6)
        pen(d, side(cord), 3.6, "#d9b25c", 1, 0.6)


# ---------------------------------------------------------------- the table


def table(d: Drawing, light: Light) -> None:
    """Planks with knots, a rail, and the carved ring in which the trick lies."""
    width, deep = TABLE[0], 34
    cx, cy, rx, ry = width / 2, 254.0, width / 2 - 8, 242.0
    dark, strength = ("#05040a", 0.8) if light.night else ("#7a6040", 0.45)
    d.fill(
        ellipse(cx, cy + deep + 14, rx * 0.985, ry),
        d.radial(
            cx, cy + deep + 14, rx, (0, dark, strength), (0.82, dark, strength * 0.9), (1, dark, 0)
        ),
    )
    top = ellipse(cx, cy, rx, ry)
    body = join(top, ellipse(cx, cy + deep, rx, ry), rect(cx - rx, cy, 2 * rx, deep))
    line = "#07060c" if light.night else "#6a4e2c"
    d.fill(grow(body, 1.5), line)
    a, b, c = light.side
    d.fill(
        body,
        d.linear(
            cx - rx,
            0,
            cx + rx,
            0,
            (0, a),
            (0.28, mix(a, b, 0.7)),
            (0.5, b),
            (0.72, mix(c, b, 0.5)),
            (1, c),
        ),
    )
    edge = body.difference(top)
    d.hatch(edge, line, 90, 7, 1.2, 0.45)
    d.fill(edge.difference(move(edge, 0, deep - 9)), line, 0.24)
    d.fill(
        top,
        d.radial(cx, cy - ry * 0.25, rx * 1.02, *zip((0, 0.34, 0.7, 1), light.top, strict=True)),
    )
    with d.clipped(top):
        _planks(d, light, (cx, cy, rx, ry))
        dim = top.difference(ellipse(cx - 10, cy - ry * 0.2, rx * 0.86, ry * 0.9))
        d.hatch(dim, line, -35, 6, 1, 0.42 if light.night else 0.2)
    rail = top.difference(ellipse(cx, cy, rx - 18, ry - 12))
    tones = d.linear(
        0, cy - ry, 0, cy + ry, (0, light.rail[0]), (0.5, light.rail[1]), (1, light.rail[0])
    )
    d.fill(rail, tones, 0.75)
    d.fill(
        ellipse(cx, cy, rx - 18, ry - 12).difference(ellipse(cx, cy, rx - 20, ry - 13.4)), line, 0.7
    )
    d.fill(top.difference(move(top, 0, 2.4)), "#ffe9b8", 0.55)
    d.hatch(rail, line, 20, 6, 0.9, 0.3)
    for share, opacity in ((0.64, 0.5), (0.615, 0.3)):
        carved = ellipse(cx, cy, rx * share, ry * share)
        inner = ellipse(cx, cy, rx * share - 1.6, ry * share - 1.2)
        d.fill(carved.difference(inner), light.carved, opacity)


def _planks(d: Drawing, light: Light, size: tuple[float, float, float, float]) -> None:
    cx, cy, rx, ry = size
    rng = random.Random(5)
    line, strength = light.plank
    y, k = cy - ry, 0
    while y < cy + ry:
        high = ry * 0.235
        d.fill(rect(0, y, TABLE[0], high), line if k % 2 else light.shine, 0.09 if k % 2 else 0.04)
        seam: list[Node] = [
            (cx - rx, y),
            (cx - rx * 0.3, y + 1.5),
            (cx + rx * 0.3, y - 1),
            (cx + rx, y),
        ]
        pen(d, seam, 3, line, strength, 1)
        pen(d, [(cx - rx, y + 2.2), (cx, y + 3), (cx + rx, y + 2.2)], 1.1, light.shine, 0.2, 1)
        for _ in range(7):
            at, x, long = (
                y + rng.uniform(4, high - 4),
                rng.uniform(cx - rx, cx + rx * 0.6),
                rng.uniform(120, 420),
            )
            bend = rng.uniform(-5, 5)
            vein: list[Node] = [(x, at), (x + long * 0.3, at + bend)]
            vein += [(x + long * 0.6, at - bend * 0.6), (x + long, at + bend * 0.5)]
            pen(d, vein, rng.uniform(0.9, 2), line, rng.uniform(0.25, 0.5), 0.1)
        for _ in range(2):
            kx, ky = rng.uniform(cx - rx * 0.8, cx + rx * 0.8), y + high * rng.uniform(0.35, 0.65)
            for r in (3, 7, 12):
                outer = ellipse(kx, ky, r * 2.2, r * 0.62)
                inner = ellipse(kx, ky, r * 2.2 - 1.4, max(r * 0.62 - 1, 0.2))
                d.fill(outer.difference(inner), line, 0.36)
        y, k = y + high, k + 1


def beam(d: Drawing) -> None:
    """Moonlight through the two halves of the window, from the sill down over the table."""
    light = "#f9e6a6"
    for points in (
        [(250, 0), (314, 0), (300, 470), (20, 470)],
        [(326, 0), (390, 0), (620, 470), (340, 470)],
    ):
        for by, opacity in ((12, 0.12), (7, 0.14), (3, 0.16), (0, 0.18), (-4, 0.2)):
            paint = d.linear(
                0, 0, 0, 470, (0, light, opacity), (0.5, light, opacity * 0.5), (1, light, 0)
            )
            d.fill(grow(polygon(points), by).intersection(rect(0, 0, 640, 480)), paint)
    rng = d.chance()
    for _ in range(40):
        x, y = rng.uniform(120, 520), rng.uniform(20, 420)
        d.fill(ellipse(x, y, rng.uniform(0.6, 1.6)), light, rng.uniform(0.2, 0.6))


# ---------------------------------------------------------------- the seats


def headboard(d: Drawing, sign: str) -> None:
    """A bed's headboard, the plate of a seat: posts, a swung board, room for words."""
    colour = palette.SEATS[sign]
    width, height = HEADBOARD
    cx = width / 2
    left: list[Node] = [(20, height - 10, "c"), (20, 54, "c"), (46, 50), (76, 38), (cx - 24, 18)]
    right: list[Node] = [(cx + 24, 18), (width - 76, 38), (width - 46, 50)]
    right += [(width - 20, 54, "c"), (width - 20, height - 10, "c")]
    board = blob([*left, (cx, 12), *right])
    tones = (
        mix(colour, "#1d1a2b", 0.42),
        mix(colour, "#1d1a2b", 0.66),
        mix(colour, palette.NIGHT, 0.84),
    )
    d.soft(board, palette.DEEP, 8, 0.6, 1, 6, 6)
    d.body(board, *tones, gap=6, depth=20, rim_width=2.6, line_width=2.4, ink=INK)
    field = grow(board, -9)
    d.fill(field, "#0f0c18", 0.58)
    d.fill(field.difference(move(field, 0, -1.4)), mix(colour, "#ffffff", 0.2), 0.4)
    with d.clipped(field):
        for i in range(7):
            y = 60 + i * 12
            pen(d, [(20, y), (cx, y - 4 + 3 * math.sin(i)), (width - 20, y)], 1, "#07060c", 0.5)
    for x in (14, width - 14):
        post = join(
            rect(x - 9, 26, 18, height - 30),
            ellipse(x, 20, 12),
            rect(x - 11, 30, 22, 6),
            rect(x - 11, height - 20, 22, 6),
        )
        post_tones = (mix(colour, "#ffffff", 0.12), mix(colour, INK, 0.4), mix(colour, INK, 0.72))
        d.body(post, *post_tones, gap=4, depth=8, rim_width=2.4, ink=INK)


def crown(d: Drawing) -> None:
    """The medal on the play that leads: a crown."""
    d.soft(ellipse(30, 30, 25), palette.DEEP, 4, 0.6, 0, 3, 5)
    d.fill(ellipse(30, 30, 26), INK)
    d.fill(
        ellipse(30, 30, 24),
        d.radial(22, 20, 40, (0, "#fff4cf"), (0.55, palette.MOON), (1, "#b98d45")),
    )
    d.stroke(ellipse(30, 30, 19.5), "#8a6a2c", 1.4, 0.8)
    points = [(17, 38), (14.5, 22), (22.5, 29), (30, 17), (37.5, 29), (45.5, 22), (43, 38)]
    d.fill(join(polygon(points), rect(17, 40, 26, 4)), INK)


def glow(d: Drawing, colour: str) -> None:
    """A soft light: behind whose turn it is, round a card that is turned over."""
    paint = d.radial(
        150,
        100,
        150,
        (0, colour, 0.5),
        (0.4, colour, 0.28),
        (0.75, colour, 0.07),
        (1, colour, 0),
        flat=100 / 150,
    )
    d.fill(ellipse(150, 100, 150, 100), paint)


for _name, _light in (("night", NIGHT), ("paper", DAY)):
    register(f"tricks/room-{_name}", WIDTH, HEIGHT, partial(room, light=_light))
    register(f"tricks/table-{_name}", *TABLE, partial(table, light=_light))
register("tricks/beam", 640, 480, beam)
register("tricks/glow", 300, 200, partial(glow, colour=palette.MOON))
register("tricks/glow-red", 300, 200, partial(glow, colour=palette.RED))
register("tricks/crown", 60, 60, crown)
for _sign in palette.SEATS:
    register(f"tricks/headboard-{_sign}", *HEADBOARD, partial(headboard, sign=_sign))
