"""What the six characters of Monster Tricks wear on their heads and carry in their hands.

By that they are told apart, not by colour alone. A hat is drawn round a head at (0, 0), about 31
wide each way; a tool round the hand at (0, 0).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from art import palette
from art.drawing import Drawing
from art.drawings.tricks_parts import INK, pen
from art.palette import mix
from art.shapes import (
    Node,
    Shape,
    blob,
    ellipse,
    join,
    line,
    move,
    polygon,
    rect,
    ring,
    rounded,
    scale,
    star,
    turn,
)
from art.strokes import fur, tube

WHITE = ("#fffaf0", "#d9cbb8", "#8a7a80")
BRASS = ("#ffe9a6", "#c79a4a", "#6c4722")
TIN = ("#eceef4", "#9aa2b4", "#434a60")
OAK = ("#f0cf8c", "#b98b50", "#6a4630")
Tones = tuple[str, str, str]


def cloth(colour: str) -> Tones:
    """A seat's colour as cloth: lit, middle, in shade."""
    return (mix(colour, "#ffffff", 0.36), colour, mix(colour, INK, 0.6))


def solid(d: Drawing, shape: Shape, tones: Tones, depth: float = 8, width: float = 2) -> None:
    """A lit, solid thing in three tones."""
    d.body(shape, *tones, depth=depth, rim_width=width, gap=3.3, ink=INK)


# ---------------------------------------------------------------- what they wear; head at (0, 0)


def _feelers(d: Drawing, colour: str) -> None:
    """The moth: a furred cap with two feathered feelers."""
    for s in (-1, 1):
        way: list[Node] = [(s * 9, -26), (s * 18, -46), (s * 36, -58)]
        pen(d, way, 4.4, INK, 1, 0.5)
        pen(d, way, 2, mix(colour, "#ffffff", 0.5), 1, 0.6)
        for i in range(1, 7):
            t = i / 6
            x, y = s * (9 + 27 * t), -26 - 32 * t - 5 * math.sin(t * 3)
            pen(d, [(x, y), (x + s * 7, y - 1), (x + s * 12, y + 4)], 2, INK)
            pen(d, [(x, y), (x - s * 2, y - 8), (x, y - 13)], 2, INK)
    cap = blob([(-34, -2, "c"), (-32, -22), (-14, -36), (12, -36), (32, -22), (34, -2, "c")])
    cap = cap.difference(ellipse(0, 16, 29, 27))
    solid(d, fur(cap, 4, 5, 0.4, 3), cloth(colour), 10, 3)


def _saucepan(d: Drawing, colour: str) -> None:
    """The key: a saucepan for a helmet."""
    handle = tube([(28, -18), (48, -24), (66, -22)], [4, 3.6, 4.4])
    solid(d, handle, OAK, 4, 1.6)
    pot: list[Node] = [(-33, -10, "c"), (-31, -36), (-22, -44), (22, -44), (31, -36)]
    solid(d, blob([*pot, (33, -10, "c"), (0, -4)]), TIN, 14, 3.4)
    lip = blob([(-38, -12), (0, -6), (38, -12), (38, -5), (0, 2), (-38, -5)])
    solid(d, lip, TIN, 4, 1.6)
    d.fill(ellipse(-26, -24, 2.4), INK, 0.8)
    d.fill(ellipse(26, -24, 2.4), INK, 0.8)
    band = blob([(-31, -32), (0, -28), (31, -32), (31, -27), (0, -22), (-31, -27)])
    d.fill(band, colour, 0.85)


def _owl_hood(d: Drawing, colour: str) -> None:
    """The owl: a hood with two tufts and eyes on it."""
    edge: list[Node] = [(-38, 18, "c"), (-40, -14), (-36, -46, "c"), (-18, -36), (0, -40)]
    edge += [(18, -36), (36, -46, "c"), (40, -14), (38, 18, "c"), (30, 22)]
    hood = blob([*edge, (0, 26), (-30, 22)]).difference(ellipse(0, 9, 28, 27))
    solid(d, hood, cloth(colour), 12, 3)
    for x in (-14, 14):
        d.fill(ellipse(x, -27, 9.4), INK)
        d.fill(ellipse(x, -27, 7.8), "#fff6dc")
        d.fill(ellipse(x, -26, 3.6), INK)
    d.fill(polygon([(-4, -24), (4, -24), (0, -15)]), palette.MOON)


def _nightcap(d: Drawing, colour: str) -> None:
    """The lantern: a nightcap with a bobble."""
    cap = blob([(-32, -8, "c"), (-28, -28), (-8, -42), (16, -38), (32, -12, "c"), (2, -20)])
    tail = tube([(-2, -36), (-26, -56), (-52, -44), (-60, -14)], [15, 13, 8, 4])
    solid(d, join(cap, tail), cloth(colour), 12, 3)
    cuff = blob([(-34, -9), (0, -22), (34, -13), (34, -3), (0, -12), (-32, 0)])
    solid(d, cuff, WHITE, 5, 1.6)
    solid(d, fur(ellipse(-60, -8, 10), 4, 4, 0.4, 2), WHITE, 6, 2)


def _leaf_cap(d: Drawing, colour: str) -> None:
    """The leaf: an acorn's cap with two leaves on its stalk."""
    solid(d, tube([(0, -38), (2, -50), (8, -58)], [4, 3, 2.6]), OAK, 3, 1.4)
    for turned, x in ((-62, 4), (46, 8)):
        blade = blob([(0, 0, "c"), (13, -14), (12, -34), (0, -48, "c"), (-12, -34), (-13, -14)])
        blade = turn(scale(blade, 0.8), turned, (0, 0))
        solid(d, move(blade, x, -54), cloth(mix(colour, "#4f8f4a", 0.35)), 7, 2)
        tip = turn(line([(0, 0), (0, -34)]), turned, (0, 0))
        d.stroke(move(tip, x, -54), INK, 1.4, 0.6)
    cap = blob([(-38, -6), (-32, -26), (-12, -40), (12, -40), (32, -26), (38, -6), (0, -12)])
    solid(d, cap, ("#d8b070", "#97683c", "#4a2f22"), 12, 3)
    for y in (-34, -27, -20, -13):
        pen(d, [(-30, y + 6), (0, y), (30, y + 6)], 1.6, INK, 0.6)


def _star_hat(d: Drawing, colour: str) -> None:
    """The star: a pointed paper hat."""
    hat = polygon([(-30, -12), (0, -84), (31, -14), (0, -7)])
    solid(d, hat, cloth(colour), 16, 3)
    for x, y, r in ((-6, -30, 8), (8, -52, 6), (12, -24, 5)):
        d.fill(star(x, y, r + 1.4, 5, 0.46), INK)
        d.fill(star(x, y, r, 5, 0.46), "#fff6dc")
    brim = blob([(-34, -14), (0, -5), (34, -15), (34, -8), (0, 3), (-34, -6)])
    solid(d, brim, WHITE, 4, 1.4)
    solid(d, fur(ellipse(0, -84, 7), 3.4, 4, 0.4, 2), WHITE, 5, 1.6)


# ---------------------------------------------------------------- what they carry; hand at (0, 0)


def _net(d: Drawing, colour: str) -> None:
    """A butterfly net."""
    solid(d, turn(rect(-2.4, -62, 4.8, 92), -20), OAK, 3, 1.2)
    bag = blob([(-42, -72), (-44, -98), (-24, -112), (-6, -98), (-6, -76), (-20, -60)])
    d.fill(bag, "#fff6dc", 0.3)
    d.hatch(bag, "#fff6dc", 45, 5, 0.9, 0.8)
    d.hatch(bag, "#fff6dc", -45, 5, 0.9, 0.8)
    d.stroke(bag, INK, 4)
    d.stroke(bag, mix(colour, "#ffffff", 0.4), 2)


def _big_key(d: Drawing, _colour: str) -> None:
    """A key as long as an arm."""
    bow = ring(0, -76, 17, 9)
    shaft = join(rect(-3, -62, 6, 88), rect(0, 8, 15, 6), rect(0, 18, 11, 6))
    solid(d, turn(join(bow, shaft), -18), BRASS, 5, 1.8)


def _sword(d: Drawing, _colour: str) -> None:
    """A wooden sword."""
    blade = polygon([(-5, 6), (-5, -84), (0, -94), (5, -84), (5, 6)])
    solid(d, turn(join(blade, rect(-2.6, 0, 5.2, 22)), -20), OAK, 4, 1.4)
    solid(d, turn(rounded(-14, -4, 28, 7, 3), -20), OAK, 4, 1.4)


def _ruler(d: Drawing, _colour: str) -> None:
    """A school ruler."""
    solid(d, turn(rect(-6, -70, 12, 96), -20), OAK, 4, 1.4)
    for k in range(8):
        mark = turn(rect(0, -64 + k * 11, 6, 1.4), -20)
        d.fill(mark, INK, 0.7)


def _slingshot(d: Drawing, colour: str) -> None:
    """A forked twig with its rubber."""
    fork = join(
        tube([(0, 24), (-2, -10), (-4, -34)], [4, 4, 4.4]),
        tube([(-4, -32), (-20, -50), (-24, -74)], [4, 3.6, 3]),
        tube([(-4, -32), (12, -50), (14, -76)], [4, 3.6, 3]),
    )
    solid(d, turn(fork, -8), OAK, 5, 1.6)
    pen(d, [(-32, -70), (-18, -56), (2, -76)], 5, INK, 1, 0.6)
    pen(d, [(-32, -70), (-18, -56), (2, -76)], 2.6, mix(colour, "#ffffff", 0.2), 1, 0.6)


def _wand(d: Drawing, _colour: str) -> None:
    """A wand with a star."""
    solid(d, turn(rect(-2.6, -66, 5.2, 90), -20), OAK, 3, 1.2)
    d.glow(-26, -74, 46, "#ffe9a8", 0.6)
    d.fill(star(-26, -74, 22, 5, 0.46), INK)
    d.fill(star(-26, -74, 19, 5, 0.46), d.radial(-30, -80, 24, (0, "#fffbe6"), (1, palette.MOON)))


@dataclass(frozen=True)
class Character:
    """What one child wears and carries, and the colour of its hair."""

    hat: Callable[[Drawing, str], None]
    tool: Callable[[Drawing, str], None]
    hair: str


CHARACTERS = {
    "moth": Character(_feelers, _net, "#3a1f24"),
    "key": Character(_saucepan, _big_key, "#2a1d16"),
    "owl": Character(_owl_hood, _sword, "#1a1526"),
    "lantern": Character(_nightcap, _ruler, "#5a2f1c"),
    "leaf": Character(_leaf_cap, _slingshot, "#7a4a22"),
    "star": Character(_star_hat, _wand, "#221a1a"),
}
