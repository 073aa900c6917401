"""Endless Nightmare: what stands on the fields - lantern, door - and what marks a danger."""

from __future__ import annotations

import math
import random

from art import palette
from art.drawing import Drawing
from art.registry import drawing
from art.shapes import (
    XY,
    Shape,
    arch,
    blob,
    curve,
    dashes,
    ellipse,
    grow,
    join,
    line,
    move,
    path,
    pile,
    polar,
    polygon,
    rect,
    ring,
    rounded,
    star,
)
from art.strokes import brush, brushes, grain, hatch, rim

INK = "#150f1f"
GLINT = "#ffe9b0"
GHOST = "#f7e4a6"
CORAL = "#ff9a86"


# ---------------------------------------------------------------- lantern, foot at (42, 108)


def _glass() -> Shape:
    return blob(
        [(25, 46), (59, 46), (64.5, 60), (65, 76), (60.5, 93), (23.5, 93), (19, 76), (19.5, 60)], 6
    )


def _roof() -> Shape:
    return polygon([*curve([(16, 47), (22, 36), (31, 28)]), *curve([(53, 28), (62, 36), (68, 47)])])


def _handle(width: float) -> Shape:
    nodes: list[XY] = [(32, 24), (26, 15), (30, 6), (42, 3), (54, 6), (58, 15), (52, 24)]
    return brush(nodes, width, width, width, 6)


def _flame(x: float, base: float, size: float) -> Shape:
    k = size
    return path(
        f"M{x} {base}C{x - 10 * k} {base - 3 * k} {x - 9.5 * k} {base - 15 * k} "
        f"{x - 1.5 * k} {base - 30 * k}C{x + 1 * k} {base - 20 * k} {x + 10 * k} {base - 16 * k} "
        f"{x + 9 * k} {base - 7 * k}C{x + 8 * k} {base - 2 * k} {x + 4 * k} {base} {x} {base}Z"
    )


@drawing("endless/lantern", 84, 116, digits=2)
def lantern(d: Drawing) -> None:
    """The storm lantern, lit: the Progress marker."""
    d.soft(ellipse(43, 108.5, 34, 4.6), palette.DEEP, 3, 0.6, steps=5)
    glass, roof = _glass(), _roof()
    foot = rounded(10, 92, 64, 14, 4)
    collar = rounded(30, 22.5, 24, 7, 2.5)
    d.fill(_handle(6.4), INK)
    d.fill(_handle(2.6), d.linear(26, 4, 58, 24, (0, BRASS[0]), (0.5, BRASS[1]), (1, BRASS[2])))
    d.fill(grow(join(glass, roof, foot, collar), 2.2), INK)
    d.fill(
        glass,
        d.radial(
            42, 74, 38, (0, "#fffbe4"), (0.34, "#ffe695"), (0.72, "#f1aa3e"), (1, "#a3551b")
        ),
    )  # fmt: skip
    with d.clipped(glass):
        d.fill(hatch(rect(50, 44, 20, 52), -60, 3.4, 0.8, 4, 0.9), "#7a3a12", 0.35)
        d.brush([(26, 52), (23.5, 68), (25, 84)], "#fffdf0", 0.5, 3, 0.5, 0.8)
    d.glow(42, 72, 24, "#ffffff", 0.9)
    d.fill(
        _flame(42, 90, 1.25),
        d.linear(42, 54, 42, 90, (0, "#fff0b8"), (0.6, "#ffffff"), (1, "#fff4cf")),
    )
    d.fill(_flame(42, 89.5, 0.62), d.linear(42, 70, 42, 90, (0, "#ffc45e"), (1, "#ee8b2e")))
    bars = brushes(
        [[(30, 46), (25.6, 60), (25.4, 76), (29, 93)],
         [(54, 46), (58.4, 60), (58.6, 76), (55, 93)]],
        3, 2.6, 3,
    )  # fmt: skip
    hoop = brush([(18, 66), (30, 69.6), (42, 70.4), (54, 69.6), (66, 66)], 2.4, 2.8, 2.4)
    d.fill(pile(bars, hoop), INK)
    d.brush([(24.6, 58), (24.4, 74), (27.6, 90)], "#c98d3d", 0.4, 1, 0.4, 0.9)
    iron = d.linear(14, 26, 70, 48, (0, "#8b7458"), (0.35, "#4a3836"), (1, "#1e1524"))
    d.fill(roof, iron)
    d.fill(hatch(rim(roof, -14, -6), -52, 2.8, 0.9, 3), INK, 0.6)
    d.fill(
        pile(ellipse(34, 39, 2.2, 2.8), ellipse(42, 39.6, 2.2, 2.9), ellipse(50, 39, 2.2, 2.8)), INK
    )
    d.fill(
        pile(ellipse(34, 39.6, 1.3, 1.9), ellipse(42, 40.2, 1.3, 2), ellipse(50, 39.6, 1.3, 1.9)),
        "#ffc45e",
    )
    d.brush([(20, 44), (25, 36), (32.4, 30)], GLINT, 0.5, 2, 0.5, 0.85)
    d.inked(collar, d.linear(30, 0, 54, 0, (0, BRASS[0]), (0.4, BRASS[1]), (1, BRASS[2])), 1.4, INK)
    d.fill(foot, d.linear(10, 92, 74, 106, (0, "#8b7458"), (0.45, "#453431"), (1, "#1a1220")))
    d.fill(hatch(rect(40, 96, 33, 10).intersection(foot), -52, 2.8, 0.9, 5), INK, 0.6)
    d.brush([(14, 95), (40, 94.2), (68, 95)], GLINT, 0.4, 1.9, 0.4, 0.8)
    d.brush([(12, 101), (42, 100.4), (72, 101)], INK, 0.5, 1.3, 0.5, 0.8)
    for x in (18, 42, 66):
        d.fill(ellipse(x, 103.4, 1.1), "#c79a4a", 0.9)


BRASS = ("#ffe9a6", "#b98a44", "#4a2f1e")


@drawing("endless/lantern-ghost", 84, 116, digits=2)
def lantern_ghost(d: Drawing) -> None:
    """Where the lantern could come to stand: the same lantern in pale dashes."""
    glass, roof = _glass(), _roof()
    foot = rounded(10, 92, 64, 14, 4)
    whole = join(glass, roof, foot)
    d.soft(whole, "#1a1226", 4, 0.55, steps=5)
    d.fill(whole, "#f2d98a", 0.3)
    handle = line([(32, 26), (26, 15), (30, 6), (42, 3), (54, 6), (58, 15), (52, 26)], smooth=True)
    marks = pile(dashes(glass, 6, 3.6), handle)
    for width, colour in ((4.2, "#2a1d10"), (2.2, GHOST)):
        for edge in (marks, roof.boundary, foot.boundary):
            d.stroke(edge, colour, width, 0.95 if width < 4 else 0.8)
    d.fill(_flame(42, 88, 0.95), "#2a1d10", 0.5)
    d.fill(_flame(42, 87, 0.86), GHOST, 0.95)


@drawing("endless/lantern-glow", 360, 360)
def lantern_glow(d: Drawing) -> None:
    """Its light on the ground, round."""
    d.fill(
        ellipse(180, 180, 180),
        d.radial(
            180, 180, 180, (0, "#fff0c0", 0.85), (0.1, "#ffdf9a", 0.66), (0.25, "#ffcf7a", 0.4),
            (0.45, "#ffc060", 0.19), (0.68, "#ffb450", 0.07), (0.86, "#ffb450", 0.02),
            (1, "#ffb450", 0),
        ),
    )  # fmt: skip


# ---------------------------------------------------------------- door, sill at (46, 116)


def _stones(d: Drawing) -> None:
    outer, inner = arch(46, 116, 82, 112), arch(46, 116, 59, 99)
    d.soft(ellipse(48, 117, 44, 4.4), palette.DEEP, 3, 0.6, steps=5)
    d.fill(grow(outer, 2.2), INK)
    frame = outer.difference(inner)
    d.fill(frame, d.linear(6, 8, 86, 112, (0, "#b9b2d6"), (0.45, "#6a6492"), (1, "#2f2b54")))
    d.fill(hatch(frame.intersection(rect(46, 4, 60, 120)), -52, 3, 0.9, 3, 0.9), INK, 0.5)
    d.fill(rim(outer, 2, 2.2), "#f4efff", 0.7)
    joints: list[Shape] = []
    for k in range(1, 8):
        a = -90 + k * 180 / 8
        joints.append(brush([polar(46, 45, 28, a), polar(46, 45, 42, a)], 1.6, 1.9, 1.4))
    for y in (52, 69, 86, 102):
        joints.append(brush([(4, y), (18, y - 1)], 1.6, 1.9, 1.4))
        joints.append(brush([(74, y - 1), (88, y)], 1.6, 1.9, 1.4))
    d.fill(pile(joints), INK, 0.85)
    d.fill(pile([move(j, 0.7, 1.3) for j in joints]).intersection(frame.buffer(0)), "#d9d2f4", 0.3)
    d.fill(grow(inner, 1.4), INK)


def _beyond(d: Drawing, inner: Shape) -> None:
    """The morning behind the door."""
    d.fill(
        inner,
        d.radial(46, 74, 70, (0, "#fffef2"), (0.35, "#fff0b4"), (0.7, "#f9d076"), (1, "#d98d34")),
    )
    with d.clipped(inner):
        rays = [
            polygon([(46, 84), polar(46, 84, 96, a), polar(46, 84, 96, a + 7)])
            for a in range(-76, 77, 19)
        ]
        d.fill(pile(rays), "#ffffff", 0.3)
        d.fill(ellipse(46, 84, 13), "#fffef4")
        d.fill(
            blob([(10, 130), (12, 96), (28, 90), (46, 97), (64, 91), (84, 98), (84, 130)]),
            "#c98a34",
            0.6,
        )
        d.fill(
            blob([(10, 130), (12, 106), (34, 101), (60, 107), (84, 103), (84, 130)]), "#9c5f22", 0.6
        )
        d.fill(path("M38 116C42 108 46 104 45 99L48 99C50 105 54 109 58 116Z"), "#ffe6a4", 0.8)
        d.brush([(25, 104), (24.6, 97), (25.4, 92)], "#7a4517", 2, 1.4, 0.8)
        d.fill(blob([(20, 92), (20, 85), (25, 81), (30, 85), (30, 92), (25, 94)]), "#a86a26", 0.85)


@drawing("endless/door", 92, 124, digits=2)
def door(d: Drawing) -> None:
    """The way out of the Nightmare: a door ajar in a stone arch."""
    _stones(d)
    inner = arch(46, 116, 57, 98)
    _beyond(d, inner)
    leaf = polygon([*curve([(45, 17.5), (58, 22), (68, 33), (73, 48)]), (74, 123), (45, 115.4)])
    d.fill(grow(leaf, 1.7), INK)
    d.fill(leaf, d.linear(45, 0, 74, 0, (0, "#a45a4a"), (0.5, "#71333a"), (1, "#35142a")))
    with d.clipped(leaf):
        d.fill(grain(leaf, 16, d.seed(), (16, 50), 1.1, upright=True), "#250d1c", 0.6)
        d.fill(brushes([[(54.5, 14), (54.5, 124)], [(64.5, 18), (64.5, 126)]], 1.7), INK, 0.8)
        d.fill(brushes([[(56, 22), (56, 120)], [(66, 34), (66, 122)]], 0.7), "#d98d74", 0.35)
        d.fill(hatch(rect(60, 14, 20, 110), -52, 3.2, 0.8, 5, 0.8), INK, 0.45)
        for y in (44, 96):
            d.fill(brush([(76, y + 4), (62, y + 1.6), (50, y)], 5, 4, 1.2), INK)
            d.brush([(74, y + 2.6), (62, y + 0.4), (54, y - 0.8)], "#a98f86", 0.5, 0.9, 0.4, 0.7)
    d.brush([(45.6, 18), (45.6, 66), (45.6, 114)], "#fff4cf", 1.2, 2.2, 1.4, 0.95)
    d.fill(ellipse(51, 72, 3.6), INK)
    d.fill(
        ellipse(50.8, 71.6, 2.7),
        d.radial(50, 70.6, 3.4, (0, "#fffbe0"), (0.5, "#f2c75e"), (1, "#9a6423")),
    )
    step = rounded(4, 113.5, 84, 7, 2.4).difference(leaf.buffer(1.7))
    d.inked(step, d.linear(4, 113, 88, 121, (0, "#9d97c2"), (1, "#3b3663")), 1.6, INK)


@drawing("endless/door-open", 92, 124, digits=2)
def door_open(d: Drawing) -> None:
    """The same door thrown wide: the Nightmare is survived."""
    d.glow(46, 72, 46, "#ffe9a6", 0.5, 1.25)
    _stones(d)
    _beyond(d, arch(46, 116, 57, 98))
    leaf = polygon([*curve([(74, 46), (78, 32), (88, 21)]), (90.4, 20), (90.4, 123), (75, 115)])
    d.fill(grow(leaf, 1.5), INK)
    d.fill(leaf, d.linear(74, 0, 91, 0, (0, "#d28466"), (0.4, "#8b4442"), (1, "#35142a")))
    with d.clipped(leaf):
        d.fill(brushes([[(80, 20), (80, 124)], [(85.4, 16), (85.4, 126)]], 1.4), INK, 0.8)
        for y in (50, 96):
            d.fill(brush([(74, y), (82, y - 2), (89, y - 3)], 3.8, 3, 1), INK)
    d.fill(ellipse(88, 72, 2.4), "#f2c75e")
    step = rounded(4, 113.5, 84, 7, 2.4).difference(leaf.buffer(1.5))
    d.inked(step, d.linear(4, 113, 88, 121, (0, "#d9cda8"), (1, "#4b446e")), 1.6, INK)
    for x, y, r in ((30, 54, 3), (58, 44, 2.4), (39, 34, 2), (63, 66, 2.2), (33, 74, 1.8)):
        d.fill(star(x, y, r, 4, 0.34), "#ffffff", 0.95)


# ---------------------------------------------------------------- risk, seal


@drawing("endless/risk", 56, 72, digits=2)
def risk(d: Drawing) -> None:
    """A dashed ring drawn round what is about to be lost."""
    dark: list[Shape] = []
    light: list[Shape] = []
    count = 13
    for i in range(count):
        a = i * math.tau / count
        nodes = [
            (28 + 25 * math.cos(t), 36 + 33 * math.sin(t)) for t in (a, a + 0.1, a + 0.2, a + 0.3)
        ]
        dark.append(line(nodes, smooth=True))
        light.append(brush(nodes, 2.1, 2.9, 2.1, 4).buffer(0.3, 4))
    d.stroke(pile(dark), "#4a0f12", 4.8, 0.8)
    d.fill(pile(light), CORAL)


@drawing("endless/seal", 64, 64, digits=2)
def seal(d: Drawing) -> None:
    """Red sealing wax; the screen sets a number on it."""
    rng = random.Random(2)
    nodes: list[XY] = []
    for i in range(17):
        a, r = i * math.tau / 17, 26.5 + rng.uniform(-2.6, 2.6)
        nodes.append((31.5 + r * math.cos(a), 31 + r * math.sin(a)))
    wax = blob(nodes, 6)
    d.soft(move(wax, 1.5, 3), "#2a0d0c", 2.4, 0.5, steps=5)
    d.fill(grow(wax, 1.2), "#4e1110")
    d.fill(wax, d.radial(22, 19, 46, (0, "#f08f7e"), (0.4, "#c04a3e"), (1, "#741f1c")))
    d.fill(hatch(rim(wax, -8, -8), -52, 3, 0.9, 5), "#4e1110", 0.6)
    d.fill(rim(wax, 1.6, 2.2), "#ffd9c4", 0.75)
    d.fill(ring(31.5, 31, 20.4, 18.2), "#5c1714", 0.6)
    d.fill(ring(32.1, 31.9, 20.4, 19.4), "#ffb9a4", 0.4)
    d.fill(ellipse(31.5, 31, 18.2), d.linear(18, 16, 46, 48, (0, "#a83a31"), (1, "#c9554a")))
    d.brush([(12, 24), (17, 14.6), (27, 9)], "#ffe6d8", 0.5, 2.6, 0.5, 0.8)
    d.fill(ellipse(47, 49, 2.2, 1.6), "#ffb9a4", 0.5)
