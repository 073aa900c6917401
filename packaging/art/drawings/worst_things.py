"""The things on the table of Your Worst Nightmare: cards, seals, slips, envelopes, ink."""

from __future__ import annotations

import math
import random
from functools import partial

from art import palette
from art.drawing import Drawing
from art.drawings.signs import SIGNS
from art.palette import mix
from art.registry import drawing, register
from art.shapes import XY, Shape, blob, ellipse, grow, line, move, path, pile, rect, rounded, scale
from art.strokes import brush, deckle, fibres, hatch

INK = palette.INK
SEPIA = "#6d5b3d"
TICK = "#2f8a5e"
CROSS = "#c23f36"
PEN_BLUE = "#2f62a4"

# ---------------------------------------------------------------- paper


def sheet_of(d: Drawing, x: float, y: float, width: float, height: float, rough: float) -> Shape:
    """A deckled sheet lit from the upper left, with fibres and a lighter edge."""
    edge = deckle(x, y, width, height, rough, 13, d.seed())
    d.fill(
        edge,
        d.linear(
            x, y, x + width, y + height, (0, "#f8f1e1"), (0.45, palette.PAPER), (1, "#dccca9")
        ),
    )
    d.fill(
        edge,
        d.radial(
            x + width * 0.25,
            y + height * 0.1,
            max(width, height) * 0.95,
            (0, "#fff8e4", 0.5),
            (0.5, "#fff8e4", 0),
            (1, "#8a7350", 0.2),
        ),
    )
    d.fill(fibres(edge, round(width * height / 1400) + 12, d.seed()), "#7d6a4a", 0.2)
    d.stroke(edge, SEPIA, 1.1, 0.4)
    d.stroke(grow(edge, -1.6), "#fffaf0", 1.2, 0.45)
    return edge


@drawing("worst/card", 268, 360)
def card(d: Drawing) -> None:
    """A Fear card's paper with its shadow and the frame for the picture; 252 x 344 at (8, 6)."""
    with d.placed(8, 6):
        d.soft(rounded(2, 2, 248, 340, 4), palette.DEEP, 8, 0.55, 3, 6, steps=7)
        sheet_of(d, 0, 0, 252, 344, 1.5)
        d.stroke(deckle(10, 10, 232, 324, 0.6, 26, 3), SEPIA, 1.1, 0.5)


@drawing("worst/card-window", 220, 250)
def card_window(d: Drawing) -> None:
    """The hand-cut edge that lies over a card's picture; paper outside, a dark line inside."""
    hole = deckle(3, 3, 214, 244, 1.4, 14, d.seed())
    d.fill(rect(-2, -2, 224, 254).difference(hole), "#f1e8d5")
    d.stroke(hole, INK, 2.2)
    d.stroke(grow(hole, -2), "#000000", 2.4, 0.2)


def _run(way: list[XY], on: int, step: int, seed: int) -> Shape:
    """A hand's dashes along a way of points."""
    rng = random.Random(seed)
    wobbled = [(x + rng.uniform(-0.4, 0.4), y + rng.uniform(-0.4, 0.4)) for x, y in way]
    return pile([line(wobbled[k : k + on]) for k in range(0, len(wobbled) - on, step)])


def _round(width: float, height: float, step: float) -> list[XY]:
    across = [8 + k * step for k in range(int((width - 16) / step))]
    up = [8 + k * step for k in range(int((height - 16) / step))]
    return [
        *((x, 0.0) for x in across),
        *((width, y) for y in up),
        *((width - x, height) for x in across),
        *((0.0, height - y) for y in up),
    ]


def _ghost(d: Drawing, shade: str, strength: float, dashes: str) -> None:
    """Where a card lay, or will lie."""
    with d.placed(2, 2):
        d.fill(rounded(0, 0, 252, 344, 8), shade, strength)
        d.stroke(_run(_round(252, 344, 5), 3, 5, 2), dashes, 2, 0.85)


register("worst/card-ghost-night", 256, 348, lambda d: _ghost(d, "#05040b", 0.35, palette.MOON))
register("worst/card-ghost-paper", 256, 348, lambda d: _ghost(d, "#5b4620", 0.14, "#7a5718"))


@drawing("worst/slot-glow", 348, 86)
def slot_glow(d: Drawing) -> None:
    """The place a card would fall on; stretched over a slot."""
    with d.placed(4, 4):
        d.fill(rounded(0, 0, 340, 78, 10), "#f2cf6a", 0.42)
        d.stroke(_run(_round(340, 78, 4), 4, 6, 3), "#a8741a", 2)


@drawing("worst/thumb-frame", 54, 60)
def thumb_frame(d: Drawing) -> None:
    """The inked edge round a small picture."""
    edge = deckle(1.5, 1.5, 51, 57, 0.8, 8, 3)
    d.stroke(edge, INK, 2)


def _slip(d: Drawing, width: float, height: float, *, shade: float = 0.5) -> Shape:
    d.soft(rounded(8, 6, width, height, 3), palette.DEEP, 6, shade, 2, 4, steps=6)
    return sheet_of(d, 8, 6, width, height, 1.1)


def _small_slip(d: Drawing) -> None:
    _slip(d, 322, 78)


for _k in range(4):
    register(f"worst/slip-{_k}", 338, 94, _small_slip)


@drawing("worst/envelope", 338, 94)
def envelope(d: Drawing) -> None:
    """A slip folded shut: the flap's lines; the seal is laid on it."""
    d.soft(rounded(8, 6, 322, 78, 3), palette.DEEP, 6, 0.5, 2, 4, steps=6)
    edge = deckle(8, 6, 322, 78, 1.1, 13, d.seed())
    d.fill(edge, d.linear(8, 6, 330, 84, (0, "#e9dfc7"), (0.5, "#d9caa8"), (1, "#bfae88")))
    d.fill(fibres(edge, 30, d.seed()), "#7d6a4a", 0.2)
    flap = blob([(10, 8, "c"), (169, 52, "c"), (328, 8, "c")])
    d.fill(move(flap, 0, 3), palette.DEEP, 0.14)
    d.fill(flap, d.linear(0, 6, 0, 52, (0, "#efe6d2"), (1, "#dccfb0")))
    d.hatch(flap, SEPIA, 17, 7, 0.9, 0.16)
    d.stroke(line([(10, 8), (169, 52), (328, 8)]), SEPIA, 1.6, 0.7)
    for way in ([(10, 82), (128, 43)], [(328, 82), (210, 43)]):
        d.stroke(line(way), SEPIA, 1.2, 0.35)
    d.stroke(edge, SEPIA, 1.1, 0.5)


@drawing("worst/plate", 226, 92)
def plate(d: Drawing) -> None:
    """A name plate."""
    _slip(d, 210, 76)


@drawing("worst/strip", 780, 92)
def strip(d: Drawing) -> None:
    """The long slip that the points stand on."""
    _slip(d, 764, 76)


# ---------------------------------------------------------------- wax


def _seal(d: Drawing, sign: str, wax: tuple[str, str, str], ink: str) -> None:
    rng = random.Random(4)
    edge = blob(
        [
            (
                64 + (50 + rng.uniform(-4, 5)) * math.cos(k * math.pi / 8),
                62 + (50 + rng.uniform(-4, 5)) * math.sin(k * math.pi / 8),
            )
            for k in range(16)
        ]
    )
    d.soft(edge, palette.DEEP, 7, 0.5, 2, 5, steps=6)
    d.fill(edge, d.radial(50, 44, 82, *zip((0, 0.6, 1), wax, strict=True)))
    d.fill(edge.difference(move(edge, -3, -4)), "#000000", 0.22)
    dish = ellipse(64, 62, 37)
    d.fill(dish, "#000000", 0.08)
    d.stroke(dish, "#000000", 2, 0.35)
    d.stroke(move(dish, 0, 1.5), "#ffffff", 1.2, 0.18)
    mark = move(scale(SIGNS[sign](), 1.02), 64, 62)
    d.fill(move(mark, 0.9, 1.2), "#ffffff", 0.22)
    d.fill(mark, ink)
    d.brush([(28, 46), (40, 26), (64, 16)], "#ffffff", 1, 4, 1, 0.32)


def _dim_medal(d: Drawing, sign: str) -> None:
    """The medal of somebody who can't be chosen: drained of colour."""
    d.soft(ellipse(36, 37, 29), palette.DEEP, 3, 0.25, 0, 2, steps=4)
    d.fill(ellipse(36, 36, 30), d.linear(0, 6, 0, 66, (0, "#d3cbbd"), (1, "#a89f92")))
    d.stroke(ellipse(36, 36, 29), "#ffffff", 1, 0.4)
    d.fill(move(scale(SIGNS[sign](), 0.74), 36, 36), "#5d5458")


for _sign in SIGNS:
    _tone = palette.SEATS[_sign]
    _wax = (palette.lighter(_tone, 0.18), palette.darker(_tone, 0.18), palette.darker(_tone, 0.55))
    register(
        f"worst/seal-{_sign}",
        128,
        128,
        partial(_seal, sign=_sign, wax=_wax, ink=mix(_wax[2], "#0a0814", 0.55)),
    )
    register(
        f"worst/seal-off-{_sign}",
        128,
        128,
        partial(_seal, sign=_sign, wax=("#6a6278", "#4a4458", "#2c2838"), ink="#221e2e"),
    )
    register(
        f"worst/medal-off-{_sign}",
        72,
        72,
        partial(_dim_medal, sign=_sign),
    )

# ---------------------------------------------------------------- ink


def _stroke(
    name: str, size: tuple[float, float], colour: str, *ways: list[XY], width: float = 5
) -> None:
    def paint(d: Drawing) -> None:
        for way in ways:
            d.brush(way, colour, width * 0.55, width, width * 0.36)

    register(f"worst/{name}", *size, paint)


_TICK: list[XY] = [(5, 22), (14, 33), (20, 24), (36, 3)]
_stroke("tick-ink", (40, 40), INK, _TICK, width=4.6)
_stroke("tick-green", (40, 40), TICK, _TICK)
_stroke(
    "cross-red",
    (40, 40),
    CROSS,
    [(5, 6), (18, 20), (34, 35)],
    [(34, 5), (20, 19), (5, 36)],
)


@drawing("worst/ink-ring", 128, 64)
def ink_ring(d: Drawing) -> None:
    """Somebody circled in blue pen; stretched over a name."""
    way = [(28, 9), (72, 3), (116, 15), (121, 42), (76, 59), (22, 55), (5, 36), (16, 13), (50, 3)]
    d.fill(brush(way, 1.6, 3.4, 1.2), PEN_BLUE)


@drawing("worst/strike", 128, 16)
def strike(d: Drawing) -> None:
    """A name struck out."""
    d.brush([(2, 9), (34, 6), (66, 10), (96, 6), (126, 8)], "#5a4c4e", 1.4, 2.6, 1)


def _box(d: Drawing, width: float, height: float, heavy: bool, fill: str, strength: float) -> None:
    rng = d.chance()

    def j(value: float) -> float:
        return value + rng.uniform(-0.8, 0.8)

    x, y, w, h = 3.0, 3.0, width - 6, height - 6
    corners = [
        (x, y),
        (x + w / 2, y),
        (x + w, y),
        (x + w, y + h / 2),
        (x + w, y + h),
        (x + w / 2, y + h),
        (x, y + h),
        (x, y + h / 2),
        (x, y),
    ]
    way = [(j(a), j(b)) for a, b in corners[:-1]]
    d.fill(blob([(a, b, "c") for a, b in way], 3), fill, strength)
    d.thread(
        [*way, way[0], (j(x + w * 0.2), way[0][1])], INK, 2.2 if heavy else 1.4, 0.8, smooth=False
    )


for _k in range(4):
    register(f"worst/box-{_k}", 40, 42, lambda d: _box(d, 40, 42, False, "#fffaf0", 0.6))
register("worst/box-last", 40, 42, lambda d: _box(d, 40, 42, True, "#fffaf0", 0.8))


def _name_box(d: Drawing) -> None:
    _box(d, 96, 50, False, "#f2cf6a", 1)
    low = hatch(rect(5, 30, 86, 14), -40, 4, 0.8, d.seed())
    d.fill(low, "#b88a2c", 0.35)


for _k in range(3):
    register(f"worst/name-box-{_k}", 96, 50, _name_box)


@drawing("worst/flourish", 320, 60)
def flourish(d: Drawing) -> None:
    """Two swings of a pen and stars: all four right."""
    for mirrored in (False, True):
        with d.placed(160, 30, mirrored=mirrored):
            d.brush(
                [(24, 4), (60, -14), (98, -4), (128, 10), (150, -4), (138, -14), (126, -4)],
                palette.MOON,
                1,
                4,
                1,
            )
            d.brush([(30, 12), (64, 2), (92, 12), (112, 20)], palette.MOON, 0.6, 2, 0.4, 0.7)
            for x, y, size in ((52, -20, 5), (112, -14, 3.4), (84, 22, 3)):
                d.fill(
                    path(
                        f"M{x} {y - size}Q{x} {y} {x + size} {y}Q{x} {y} {x} {y + size}"
                        f"Q{x} {y} {x - size} {y}Q{x} {y} {x} {y - size}Z"
                    ),
                    palette.MOON,
                )


@drawing("worst/card-back", 268, 360)
def card_back(d: Drawing) -> None:
    """A Fear card face down: an eye awake in the night, and the bed it looks from."""
    with d.placed(8, 6):
        d.soft(rounded(2, 2, 248, 340, 4), palette.DEEP, 8, 0.55, 3, 6, steps=7)
        sheet_of(d, 0, 0, 252, 344, 1.5)
        field = deckle(14, 14, 224, 316, 1.2, 14, 5)
        d.fill(field, d.linear(0, 14, 0, 330, (0, "#1c1836"), (0.6, "#2b2450"), (1, "#171229")))
        d.stroke(field, INK, 2)
        with d.clipped(grow(field, -2)):
            for k in range(26):
                angle = k * math.tau / 26
                ray = [
                    (126 + math.cos(angle) * 66, 172 + math.sin(angle) * 50),
                    (126 + math.cos(angle) * 190, 172 + math.sin(angle) * 190),
                ]
                d.brush(ray, "#5b4f8f", 1.6, 3, 0.6, 0.4)
        d.stroke(grow(field, -8), palette.MOON, 1.2, 0.55)
        d.glow(126, 172, 120, palette.MOON, 0.35)
        lids = path("M34 172C74 112 178 112 218 172C178 226 74 226 34 172Z")
        d.outline(lids, 4, "#0b0814")
        d.fill(lids, d.radial(126, 164, 100, (0, "#fbf5e6"), (1, "#d9ccb0")))
        iris = ellipse(126, 170, 42)
        d.fill(
            iris.intersection(lids),
            d.radial(126, 178, 44, (0, "#f2d98a"), (0.7, "#c08a3a"), (1, "#6a431c")),
        )
        for k in range(30):
            angle = k * math.tau / 30
            d.brush(
                [
                    (126 + math.cos(angle) * 20, 170 + math.sin(angle) * 20),
                    (126 + math.cos(angle) * 40, 170 + math.sin(angle) * 40),
                ],
                "#6a431c",
                0.5,
                1.6,
                0.4,
                0.6,
            )
        d.fill(ellipse(126, 170, 19), "#0b0814")
        d.fill(ellipse(117, 160, 6.5), "#fffdf4")
        d.fill(lids.difference(move(lids, 0, 12)), "#0b0814", 0.3)
        for k in range(11):
            x = 44 + k * 16.4
            top = 172 - 46 * math.sin(math.pi * (x - 34) / 184)
            lean = (x - 126) * 0.16
            d.brush(
                [(x, top), (x + lean * 0.6, top - 13), (x + lean * 1.5, top - 24)],
                "#0b0814",
                4,
                2.6,
                0.6,
            )
        for x, y, size in (
            (60, 60, 6),
            (196, 70, 4.6),
            (78, 286, 4.4),
            (188, 280, 6),
            (126, 48, 5),
            (126, 300, 5),
        ):
            d.fill(
                path(
                    f"M{x} {y - size * 2}Q{x} {y} {x + size * 2} {y}Q{x} {y} {x} {y + size * 2}"
                    f"Q{x} {y} {x - size * 2} {y}Q{x} {y} {x} {y - size * 2}Z"
                ),
                palette.MOON,
                0.85,
            )
