"""Endless Nightmare: the two danger tracks - creepers, slabs, beads and wards.

A creeper is laid together from a head and as many body tiles to its left as needed. Every tile is
one period of the same wave, so the joins fit; heads begin where a tile ends. Horrors creep as a
thorny bramble that ends in a grasping claw, Fear as a serpent with a crest and fangs.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from art import palette
from art.drawing import Drawing
from art.registry import drawing, register
from art.shapes import (
    XY,
    Shape,
    blob,
    ellipse,
    grow,
    join,
    move,
    path,
    pile,
    polygon,
    rect,
    rounded,
)
from art.strokes import brush, hatch, rim, tube

INK = "#0d0a18"
PERIOD = 48.0


@dataclass(frozen=True)
class Skin:
    """Colours of a creeper: outline of light, back, middle, belly, shine and the second colour."""

    edge: str
    back: str
    middle: str
    belly: str
    shine: str
    second: str
    eye: str


RAGE = ("#ffc3b4", "#ff9d88", "#cf4c40", "#5c151c", "#fff0e8")  # coral: it has broken through
SKINS = {
    "horrors": Skin("#b99bf0", "#5d4786", "#2f2152", "#150d24", "#efe2ff", "#63c58e", "#c8ffd9"),
    "horrors-danger": Skin(*RAGE, second="#8fe6b2", eye="#fff3b0"),
    "fear": Skin("#ff9d8c", "#6a3a6e", "#3a1d4c", "#190d26", "#ffe0d8", "#6aa5e0", "#fff0a6"),
    "fear-danger": Skin(*RAGE, second="#8ec4ff", eye="#fff3b0"),
}  # fmt: skip


def _wave(x: float) -> float:
    """Height of the creeper's middle line."""
    return 23.0 + 4.2 * math.sin(x / PERIOD * math.tau)


def _girth(x: float) -> float:
    return 8.2 + 0.7 * math.cos(x / PERIOD * 2 * math.tau)


def _rope(x0: float, x1: float, share: Callable[[float], float] = lambda _x: 1.0) -> Shape:
    """The body from x0 to x1; `share` thins it."""
    count = max(4, round((x1 - x0) / 3))
    xs = [x0 + (x1 - x0) * i / count for i in range(count + 1)]
    up = [(x, _wave(x) - _girth(x) * share(x)) for x in xs]
    down = [(x, _wave(x) + _girth(x) * share(x)) for x in reversed(xs)]
    return polygon([*up, *down])


def _lace(x0: float, x1: float, offset: float, width: float) -> Shape:
    """A line along the body, `offset` (-1..1) from its middle."""
    nodes = [
        (x, _wave(x) + offset * _girth(x)) for x in (x0 + (x1 - x0) * i / 16 for i in range(17))
    ]
    return brush(nodes, width, width, width, 3)


def _thorn(x: float, side: int, size: float) -> Shape:
    """A thorn that points back (left)."""
    y = _wave(x) + side * _girth(x) * 0.7
    return path(
        f"M{x - 4} {y}Q{x - 5} {y + side * size * 0.6} {x - 10} {y + side * size}"
        f"Q{x} {y + side * size * 0.7} {x + 4} {y}Z"
    )


def _fin(x: float, size: float) -> Shape:
    """A ray of the serpent's crest."""
    y = _wave(x) - _girth(x) * 0.7
    return path(
        f"M{x - 5} {y}Q{x - 8} {y - size * 0.4} {x - 9} {y - size}"
        f"Q{x - 1} {y - size * 0.9} {x + 4} {y}Z"
    )


def _growth(track: str, xs: list[float], danger: bool) -> list[Shape]:
    size = 9.5 if danger else 7.5
    if track == "horrors":
        return [
            _thorn(x + shift, side, size * (0.8 if side > 0 else 1.1))
            for x in xs
            for shift, side in ((6, -1), (20, 1), (31, -1), (44, 1))
        ]
    return [
        _fin(x + shift, size + 1.4 * (i % 2)) for x in xs for i, shift in enumerate(range(4, 48, 8))
    ]


def _skin(d: Drawing, track: str, skin: Skin, whole: Shape, x0: float, x1: float) -> None:
    """Fill a body: gradient, belly, bands or bark, hatch, shine."""
    d.fill(whole, d.linear(0, 12, 0, 36, (0, skin.back), (0.45, skin.middle), (1, skin.belly)))
    with d.clipped(whole):
        rng = random.Random(5)
        for k in range(-2, 3):
            base = k * PERIOD
            if track == "fear":
                for shift in (2, 10, 18, 26, 34, 42):
                    x = base + shift
                    y, g = _wave(x), _girth(x)
                    d.brush(
                        [(x - 2, y + g), (x + 1.4, y + g * 0.4), (x + 1, y + g * 0.1)],
                        skin.second,
                        2.2,
                        1.5,
                        0.4,
                        0.75,
                    )
            else:
                rng.seed(7)
                for _ in range(9):
                    x = base + rng.uniform(0, 44)
                    o = rng.uniform(-0.2, 0.8)
                    d.fill(_lace(x, x + rng.uniform(5, 9), o, 0.8), skin.second, 0.7)
        d.fill(
            hatch(
                _rope(-50, 100).intersection(rect(x0 - 20, 24, x1 - x0 + 60, 20)), -60, 3.2, 0.8, 8
            ),
            INK,
            0.4,
        )
        d.fill(_lace(-48, 96, 0.98, 1.7), skin.edge, 0.35)
        d.fill(_lace(-48, 96, -0.58, 1.5), skin.shine, 0.5)


def _body(track: str, danger: bool, d: Drawing) -> None:
    skin = SKINS[track + ("-danger" if danger else "")]
    tile = rect(-1, -20, PERIOD + 2, 90)
    growth = join(_growth(track, [-48.0, 0.0, 48.0], danger)).intersection(tile)
    rope = _rope(-2, PERIOD + 2)
    with d.clipped(tile):
        if danger:
            for k, faint in ((10, 0.1), (6.5, 0.14), (3.6, 0.2)):
                d.fill(grow(_rope(-30, 80), k), "#ff6a52", faint)
        d.fill(move(_rope(-30, 80), 1, 4.4), "#05030c", 0.4)
        both = join(growth, _rope(-30, 80))
        d.fill(grow(both, 2.3), INK)
        d.fill(grow(both, 1.2), skin.edge)
        d.fill(growth, d.linear(0, 2, 0, 42, (0, skin.second), (0.5, skin.middle), (1, skin.belly)))
    _skin(d, track, skin, rope, 0, PERIOD)


def _claw(skin: Skin, d: Drawing) -> Shape:
    """The bramble's hand: a knot with an eye and four grasping thorns."""
    knot = blob(
        [(12, 22), (18, 13.6), (29, 12), (37, 17.6), (38, 27), (31, 34), (20, 33.4), (13, 29)], 6
    )
    nails = [
        tube(nodes, [4.4, 3.3, 2, 0.3], 6)
        for nodes in (
            [(29, 16), (38, 5.6), (48, 4.6), (56, 12)],
            [(34, 20), (44, 13.4), (53, 15), (61, 22.4)],
            [(34, 26), (44, 26.8), (52, 31), (58.6, 36)],
            [(28, 31), (36, 37.4), (44, 39.4), (51, 36)],
        )
    ]
    return join(knot, nails).buffer(0.8, 6).buffer(-0.8, 6)


def _jaws(skin: Skin, d: Drawing) -> Shape:
    """The serpent's head: a crested skull with an open mouth."""
    upper = path(
        "M10 17C16 8 28 5 38 7.6C47 10 55 13 61 18.4"
        "C60 21.4 56 23.4 51 23C43 22.4 37 23.4 33 26L12 31Z"
    )
    lower = path(
        "M12 22L33 24C38 28 46 30.6 55 30.4C56.6 33 53 36.8 46 37.6C34 38.8 20 35.4 12 30Z"
    )
    return join(upper, lower)


def _head(track: str, danger: bool, d: Drawing) -> None:
    skin = SKINS[track + ("-danger" if danger else "")]
    neck = _rope(-2, 24)
    face = (_claw if track == "horrors" else _jaws)(skin, d)
    if track == "horrors":
        growth = [_thorn(6, -1, 8), _thorn(18, 1, 7)]
    else:
        growth = [
            _fin(4, 9),
            _fin(12, 11),
            path("M16 11Q10 4 3 3Q12 0 24 7Z"),
            path("M26 8Q20 1 13 0Q24 -2 34 7Z"),
        ]
    whole = join(neck, face, growth)
    edge = rect(-0.5, -30, 90, 110)
    with d.clipped(edge):
        if danger:
            for k, faint in ((8, 0.1), (5.4, 0.14), (3.2, 0.2)):
                d.fill(grow(join(_rope(-20, 24), face), k), "#ff6a52", faint)
        d.fill(move(join(_rope(-20, 24), face), 1, 4), "#05030c", 0.35)
        d.fill(grow(join(_rope(-20, 20), whole), 2.3), INK)
        d.fill(grow(join(_rope(-20, 20), whole), 1.2), skin.edge)
    d.fill(
        join(growth), d.linear(0, 0, 0, 40, (0, skin.second), (0.6, skin.middle), (1, skin.belly))
    )
    _skin(d, track, skin, neck, 0, 24)
    tone = d.linear(0, 6, 0, 38, (0, skin.back), (0.5, skin.middle), (1, skin.belly))
    d.fill(face, tone)
    with d.clipped(face):
        d.fill(hatch(face.difference(move(face, -5, -6)), -58, 2.8, 0.8, 6), INK, 0.6)
        d.fill(rim(face, 0.8, 1.8), skin.shine, 0.6)
    _features(d, track, skin)


def _features(d: Drawing, track: str, skin: Skin) -> None:
    if track == "horrors":
        eye = blob([(18.4, 24), (24, 18.8), (31, 20.4), (34, 23.6), (29, 28), (22.6, 27.8)], 6)
        d.fill(grow(eye, 1.4), INK)
        d.fill(
            eye,
            d.radial(
                26, 23.4, 8, (0, "#ffffff"), (0.5, skin.eye), (1, palette.darker(skin.second, 0.2))
            ),
        )
        d.fill(ellipse(27, 23.4, 1.5, 4.2).intersection(eye), INK)
        for nodes in ([(20, 15), (25, 14.6), (30, 16)], [(19, 31), (24, 31.6), (29, 30.6)]):
            d.brush(nodes, skin.second, 0.3, 1.2, 0.3, 0.8)
        return
    mouth = path(
        "M33 25.6C38 23.4 44 22.8 51 23.2C55 23.4 58 22.6 60 21L55.4 30.2C46 30.6 38 28.4 33 25.6Z"
    )
    d.fill(mouth, "#2a060c")
    for x, y, size in ((41, 23.2, 5), (47, 23.2, 4), (54, 23, 6.4)):
        d.fill(polygon([(x - 1.9, y - 0.6), (x + 1.9, y - 0.6), (x - 0.5, y + size)]), "#fff8e6")
    for x, y in ((44, 29.4), (50, 30.2)):
        d.fill(polygon([(x - 1.6, y + 0.6), (x + 1.6, y + 0.6), (x - 0.3, y - 3)]), "#fff8e6")
    d.brush([(38, 26.6), (48, 26.8), (56, 25.4), (63, 27.6)], "#ff7b6a", 1.8, 1.4, 0.5)
    d.brush([(57, 25.6), (61, 24), (63.4, 23.6)], "#ff7b6a", 1, 0.8, 0.3)
    eye = path("M27 15.4C31 11.4 37 11.6 42.4 16.6C37 19.6 31.6 19.4 27 15.4Z")
    d.fill(grow(eye, 1.3), INK)
    d.fill(eye, d.radial(35, 15.6, 8, (0, "#ffffff"), (0.45, skin.eye), (1, "#d98a3a")))
    d.fill(ellipse(36, 15.8, 1.2, 3.8).intersection(eye), INK)
    d.brush([(25, 12.6), (33, 9.6), (44, 14)], INK, 0.8, 2.2, 0.6)
    d.fill(pile(ellipse(55, 16.6, 1.1, 0.8)), INK)
    for x, y in ((18, 20), (22, 24), (17, 26), (23, 30), (29, 32)):
        d.brush([(x - 2, y - 1.6), (x + 0.6, y), (x - 2, y + 1.6)], skin.second, 0.4, 1.2, 0.4, 0.9)


for _track in ("horrors", "fear"):
    for _danger in (False, True):
        _end = "-danger" if _danger else ""
        register(
            f"endless/creeper-{_track}-head{_end}",
            64,
            44,
            partial(_head, _track, _danger),
            digits=2,
        )
        register(
            f"endless/creeper-{_track}-body{_end}",
            48,
            44,
            partial(_body, _track, _danger),
            digits=2,
        )


# ---------------------------------------------------------------- slabs, beads, wards


def _slab(number: int) -> Shape:
    rng = random.Random(60 + number)
    corners: list[XY] = [
        (4, 5),
        (26, 3.6),
        (48, 5),
        (48.6, 19),
        (47.6, 31),
        (26, 32.4),
        (4.6, 31),
        (3.4, 18),
    ]
    shape = polygon([(x + rng.uniform(-1.3, 1.3), y + rng.uniform(-1, 1)) for x, y in corners])
    return shape.buffer(-5, 8).buffer(5, 8)


def _stone(top: str, middle: str, low: str, number: int, kind: str, d: Drawing) -> None:
    slab = _slab(number)
    d.soft(move(slab, 1, 3), palette.DEEP, 1.8, 0.55, steps=4)
    d.fill(grow(join(slab, move(slab, 0, 3.4)), 1.2), INK)
    d.fill(move(slab, 0, 3.4), palette.darker(low, 0.4))
    d.fill(grow(slab, 0.6), INK)
    d.fill(slab, d.linear(4, 2, 46, 34, (0, top), (0.45, middle), (1, low)))
    with d.clipped(slab):
        d.fill(rim(slab, -2.6, -2.4), INK, 0.3)
        d.fill(rim(slab, 2.4, 2.4), "#fff6e0", 0.16)
        d.fill(hatch(slab.buffer(-3.4), -54, 4, 0.8, number + 2, 0.85, 0.3), INK, 0.4)
        if kind == "broken":
            d.fill(
                brush([(3, 26), (13, 17), (19, 21), (28, 9), (36, 14), (45, 3)], 3.4, 2.6, 1.2, 3),
                "#3a0a10",
            )
            d.fill(brush([(19, 21), (27, 27), (33, 34)], 2.6, 1.8, 0.6, 3), "#3a0a10")
            d.fill(brush([(36, 14), (43, 22), (49, 24)], 2, 1.2, 0.5, 3), "#3a0a10")
            d.fill(
                brush(
                    [(4.2, 27), (13.6, 18.6), (19.4, 22.6), (28.6, 10.8), (36, 15.8)],
                    0.6,
                    1,
                    0.4,
                    3,
                ),
                "#ffd9c4",
                0.75,
            )
            d.fill(brush([(13, 17), (10, 9), (11, 3)], 1.6, 1.2, 0.5, 3), "#3a0a10")
        if kind == "horrors":
            d.fill(path("M26 10L29 16L35 18L29 20.4L26 27L23 20.4L17 18L23 16Z"), "#ffffff", 0.2)
        if kind == "fear":
            d.fill(ellipse(26, 18.5, 7.4).difference(ellipse(26, 18.5, 4.6)), "#ffffff", 0.2)
            d.fill(ellipse(26, 18.5, 2), "#ffffff", 0.2)
    d.fill(rim(slab.buffer(-1), 0.7, 1.2), "#fff8e8", 0.55)


for _track, _colour in (("horrors", palette.GREEN), ("fear", palette.BLUE)):
    _held = (
        palette.lighter(_colour, 0.3),
        palette.mix(_colour, "#241f3d", 0.34),
        palette.mix(_colour, "#120f22", 0.68),
    )
    register(f"endless/slab-{_track}-held", 52, 38, partial(_stone, *_held, 1, _track), digits=2)
    register(
        f"endless/slab-{_track}-broken", 52, 38,
        partial(_stone, "#ffa593", "#d14f43", "#74201f", 3 if _track == "fear" else 1, "broken"),
        digits=2,
    )  # fmt: skip
register(
    "endless/slab-empty", 52, 38, partial(_stone, "#5d567f", "#3c3660", "#221e3a", 2, ""), digits=2
)


def _bead(colour: str, d: Drawing) -> None:
    disc = ellipse(10, 9.6, 7)
    d.soft(move(disc, 0.4, 1.4), palette.DEEP, 1, 0.5, steps=3)
    d.fill(grow(disc, 1.5), INK)
    d.fill(
        disc,
        d.radial(
            7.4,
            6.6,
            11.4,
            (0, "#ffffff"),
            (0.42, colour),
            (1, palette.mix(colour, "#101020", 0.62)),
        ),
    )
    d.fill(hatch(rim(disc, -3, -3), -52, 1.9, 0.6, 3), INK, 0.45)
    d.fill(ellipse(7.4, 6.6, 1.7, 1.3), "#ffffff", 0.9)
    d.brush([(6.4, 14), (10, 15.2), (13.6, 13.6)], "#ffffff", 0.2, 0.9, 0.2, 0.45)


for _name, _colour in (("green", palette.GREEN), ("blue", palette.BLUE)):
    register(f"endless/bead-{_name}", 20, 20, partial(_bead, _colour), digits=2)


@drawing("endless/bead-empty", 20, 20, digits=2)
def bead_empty(d: Drawing) -> None:
    """A place for a bead."""
    disc = ellipse(10, 9.8, 5.6)
    d.fill(grow(disc, 1.4), INK, 0.5)
    d.fill(disc, d.linear(0, 4, 0, 16, (0, "#141028"), (1, "#2c2648")))
    d.stroke(disc, "#a9a0c8", 1.2, 0.85)


def _ward(colour: str, d: Drawing) -> None:
    light = palette.lighter(colour, 0.6)
    d.fill(
        rect(0, 14, 10, 52),
        d.linear(0, 0, 10, 0, (0, colour, 0), (1, palette.lighter(colour, 0.4), 0.5)),
    )
    d.fill(rounded(8, 8, 4, 60, 1.6), INK)
    d.fill(
        rounded(9, 9, 2, 58, 0.8), d.linear(0, 8, 0, 68, (0, "#ffffff"), (0.4, light), (1, colour))
    )
    gem = polygon([(10, 1.6), (17.4, 10.6), (10, 19.6), (2.6, 10.6)])
    d.fill(grow(gem, 1.5), INK)
    d.fill(gem, d.linear(3, 2, 17, 19, (0, "#ffffff"), (0.5, light), (1, colour)))
    d.fill(polygon([(10, 1.6), (17.4, 10.6), (10, 10.6)]), colour, 0.35)
    d.fill(polygon([(10, 10.6), (17.4, 10.6), (10, 19.6)]), colour, 0.85)
    d.fill(polygon([(2.6, 10.6), (10, 10.6), (10, 19.6)]), colour, 0.4)
    d.inked(ellipse(10, 67, 3.2, 1.9), colour, 1, INK)


for _name, _colour in (("green", palette.GREEN), ("blue", palette.BLUE)):
    register(f"endless/ward-{_name}", 20, 70, partial(_ward, _colour), digits=2)
