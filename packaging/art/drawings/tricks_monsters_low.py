"""The monsters 1 to 4: Crumb, the Coat Moth, Drip and the Long Coat. Their eyes are their value."""

from __future__ import annotations

import math
import random

from art.drawing import Drawing
from art.drawings.tricks_parts import (
    HEIGHT,
    INK,
    WIDTH,
    WINDOW,
    card,
    cast,
    eye,
    flipped,
    pen,
    tiles,
)
from art.registry import drawing
from art.shapes import Node, blob, ellipse, grow, move, polygon, rect
from art.strokes import fur, rim


@drawing("tricks/monster-1", WIDTH, HEIGHT)
def crumb(d: Drawing) -> None:
    """Crumb: one eye, very small under a very big bed."""
    card(d, ("#191527", "#2d2f58", "#565a86"), floor=(236, "#6b6076"))
    with d.clipped(WINDOW):
        beam = polygon([(20, 178), (20, 252), (170, 302), (220, 302), (220, 282)])
        d.fill(beam, d.linear(20, 180, 200, 300, (0, "#f2d98a", 0.85), (1, "#f2d98a", 0.1)))
        _bed(d)
        cast(d, 104, 268, 62, 11)
    for side in (-1, 1):
        foot = [(10, 256), (26, 255), (36, 264), (22, 270), (8, 266)]
        d.body(
            blob([(96 + side * x, y) for x, y in foot]),
            "#d8c9b4",
            "#9b8a80",
            "#5c4d56",
            rim_width=1.6,
            gap=3,
            depth=6,
        )
    ball = fur(ellipse(96, 224, 40, 38), 11, 5.4, 0.6, 3)
    d.body(ball, "#fbf0d8", "#bda8b4", "#54487a", gap=3, depth=17, rim_width=3, ink=INK)
    rng = random.Random(5)
    for _ in range(26):
        t, r = rng.uniform(0, math.tau), rng.uniform(18, 35)
        x, y = 96 + r * math.cos(t), 224 + r * math.sin(t)
        tip = (x + 9 * math.cos(t), y + 9 * math.sin(t))
        pen(d, [(x, y), (x + 4 * math.cos(t + 0.5), y + 4 * math.sin(t + 0.5)), tip], 1.5, INK, 0.6)
    pen(d, [(88, 190), (84, 174), (90, 160)], 2.4)
    pen(d, [(102, 190), (108, 176), (104, 164)], 2.4)
    eye(d, 96, 218, 20, (-0.1, -0.75), "#d9822b", 0)
    pen(d, [(84, 246), (92, 251), (101, 250), (108, 245)], 2.4)
    d.fill(polygon([(93, 250), (97, 250), (95, 256)]), "#fff6dc")


def _bed(d: Drawing) -> None:
    fringe: list[Node] = [
        (214, 150),
        (196, 139),
        (178, 154),
        (158, 141),
        (136, 155),
        (116, 142),
        (96, 156),
    ]
    hem = [*fringe, (76, 141), (56, 152), (36, 140), (10, 148, "c")]
    bed = blob([(10, 20, "c"), (230, 20, "c"), (230, 138, "c"), *hem])
    d.body(
        bed,
        "#b8687f",
        "#7f4762",
        "#3c2541",
        light=(-0.3, -1),
        depth=34,
        rim_width=3,
        gap=5,
        ink=INK,
    )
    for x in (36, 76, 116, 158, 196):
        pen(d, [(x, 140), (x - 3, 110), (x + 2, 70), (x - 1, 30)], 2.2, INK, 0.5)
    for y, opacity in ((92, 0.5), (98, 0.35)):
        pen(d, [(20, y), (70, y + 5), (120, y), (170, y + 5), (222, y)], 2.4, "#e6c98c", opacity)
    for i in range(9):
        x = 30 + i * 23
        d.fill(polygon([(x, 60), (x + 5, 53), (x + 10, 60), (x + 5, 67)]), "#d8b676", 0.5)
    leg = blob(
        [
            (196, 140, "c"),
            (218, 140, "c"),
            (214, 170),
            (216, 200),
            (211, 262, "c"),
            (203, 262, "c"),
            (199, 200),
            (201, 170),
        ]
    )
    d.body(leg, "#6a5560", "#3b2d3d", "#1c1526", rim_width=2, gap=3, ink=INK)


@drawing("tricks/monster-2", WIDTH, HEIGHT)
def coat_moth(d: Drawing) -> None:
    """The Coat Moth: the two spots on its wings are its eyes."""
    card(d, ("#141428", "#2b2f52", "#5a5d7c"), moon=(120, 112, 50))
    side: list[Node] = [
        (14, 20, "c"),
        (70, 20, "c"),
        (54, 80),
        (44, 150),
        (30, 210),
        (34, 304, "c"),
    ]
    with d.clipped(WINDOW):
        for is_right in (False, True):
            cloth = blob(flipped([*side, (14, 304, "c")], is_right))
            d.body(
                cloth,
                "#5d3f52",
                "#3d2a3e",
                "#1c1526",
                light=(-1 if is_right else 1, -0.4),
                depth=16,
                rim_width=2,
                gap=4,
                ink=INK,
            )
    upper: list[Node] = [
        (118, 150, "c"),
        (108, 118),
        (72, 82),
        (26, 70),
        (8, 84),
        (14, 112),
        (26, 146),
    ]
    upper += [(48, 172), (82, 184), (116, 178, "c")]
    lower: list[Node] = [(116, 172, "c"), (84, 178), (52, 186), (40, 208), (50, 236), (66, 252)]
    lower += [(72, 282), (84, 258), (98, 240), (112, 214), (118, 190, "c")]
    for wing in (lower, upper):
        for is_right in (False, True):
            d.body(
                blob(flipped(wing, is_right)),
                "#f0d39a",
                "#b48a5e",
                "#5f3f46",
                light=(-0.8, -1),
                depth=20,
                rim_width=3.4,
                gap=3.4,
                ink=INK,
            )
    for is_right in (False, True):
        _wing_marks(d, is_right)
    trunk: list[Node] = [
        (120, 134),
        (131, 150),
        (134, 180),
        (128, 222),
        (120, 246),
        (112, 222),
        (106, 180),
    ]
    d.body(
        fur(blob([*trunk, (109, 150)]), 6, 5, 0.4, 4),
        "#f1e0ba",
        "#9a7a66",
        "#4a3444",
        gap=3,
        depth=9,
        rim_width=2,
        ink=INK,
    )
    for y in (186, 200, 213, 225):
        pen(d, [(110, y), (120, y + 4), (130, y)], 2, INK, 0.7)
    head = fur(ellipse(120, 138, 13, 12), 4, 4, 0.4, 6)
    d.body(head, "#f1e0ba", "#9a7a66", "#4a3444", gap=3, depth=8, rim_width=2, ink=INK)
    for s in (1, -1):
        pen(d, [(120 + s * 6, 128), (120 + s * 16, 106), (120 + s * 34, 88)], 2.6)
        for i in range(8):
            t = i / 8
            hx, hy = 120 + s * (6 + 28 * t), 128 - 40 * t - 4 * math.sin(t * 3)
            pen(d, [(hx, hy), (hx + s * 5, hy - 2), (hx + s * 9, hy + 3)], 1.4, INK, 0.9)
            pen(d, [(hx, hy), (hx - s, hy - 6), (hx + s, hy - 9)], 1.4, INK, 0.9)


def _wing_marks(d: Drawing, is_right: bool) -> None:
    """Veins, scalloped bands and the eye of one side."""
    for vein in (
        [(112, 150), (70, 110), (26, 86)],
        [(112, 158), (66, 134), (24, 116)],
        [(112, 166), (72, 158), (40, 152)],
        [(110, 186), (80, 206), (62, 238)],
        [(112, 196), (94, 222), (76, 262)],
    ):
        pen(d, flipped(vein, is_right), 1.5, INK, 0.55)
    for band, width, colour, opacity in (
        ([(22, 100), (34, 128), (52, 152), (84, 166)], 3.4, "#5a3145", 0.55),
        ([(30, 92), (42, 118), (60, 140), (88, 154)], 1.6, "#fff1cf", 0.55),
        ([(52, 214), (62, 236), (80, 246), (98, 226)], 3.0, "#5a3145", 0.5),
    ):
        pen(d, flipped(band, is_right), width, colour, opacity)
    x = 182 if is_right else 58
    d.fill(ellipse(x, 120, 25, 23), "#33203a", 0.9)
    d.fill(ellipse(x, 120, 25, 23).difference(ellipse(x, 120, 22, 20)), "#f4dfa8", 0.9)
    s = -1 if is_right else 1
    eye(d, x, 120, 17, (0.25 * s, 0.15), "#c2483f", 0.2, 14 * s)


@drawing("tricks/monster-3", WIDTH, HEIGHT)
def drip(d: Drawing) -> None:
    """Drip: hangs from the ceiling and looks with three eyes."""
    card(d, ("#10191f", "#1f3a3d", "#3f6a5d"), floor=(258, "#3d5a52"))
    tiles(d, 120, 258, 34, "#0a1414")
    slime: list[Node] = [
        (18, 18, "c"),
        (222, 18, "c"),
        (222, 92, "c"),
        (214, 104),
        (208, 132),
        (202, 150),
    ]
    slime += [(196, 132), (192, 110), (182, 102), (172, 116), (168, 150), (164, 186), (150, 222)]
    slime += [(122, 238), (92, 224), (76, 190), (72, 148), (68, 118), (60, 104), (52, 112)]
    slime += [(50, 140), (45, 168), (39, 142), (36, 112), (28, 98), (18, 94, "c")]
    pool = [(50, 276), (84, 266), (130, 264), (176, 268), (194, 278), (160, 290), (110, 293)]
    with d.clipped(WINDOW):
        d.glow(120, 150, 120, "#9fe0a8", 0.32)
        d.body(
            blob([*pool, (70, 288)]), "#bfe6a0", "#5fa57c", "#255046", depth=8, rim_width=2, ink=INK
        )
        d.body(
            blob(slime),
            "#d3f0ae",
            "#6fb884",
            "#245447",
            light=(-1, -0.4),
            depth=26,
            gap=4,
            ink=INK,
        )
        for x, y, r, high in ((46, 190, 6, 9), (203, 176, 5, 8), (122, 252, 6, 8)):
            d.body(
                blob([(x, y - high * 1.7), (x + r, y), (x, y + high * 0.8), (x - r, y)]),
                "#e2f7c4",
                "#7cc48f",
                "#2c5e4c",
                hatched=False,
                rim_width=1.4,
                depth=4,
                ink=INK,
            )
        shine = blob([(88, 120), (94, 112), (97, 150), (96, 186), (91, 196), (86, 160)])
        d.fill(shine, "#f7ffe8", 0.55)
        d.fill(ellipse(97, 206, 4, 7, -30), "#f7ffe8", 0.55)
        wet = blob([(34, 60), (60, 66), (90, 62), (84, 72), (58, 78), (32, 72)])
        d.fill(wet, "#f7ffe8", 0.4)
    eye(d, 98, 140, 16, (0.3, 0.5), "#c2483f", 0.28, -8)
    eye(d, 146, 150, 20, (-0.3, 0.5), "#c2483f", 0.32, 8)
    eye(d, 118, 106, 13, (0.1, 0.8), "#c2483f", 0.3)
    mouth = blob([(96, 188), (120, 181), (148, 186), (144, 206), (122, 216), (102, 208)])
    d.fill(grow(mouth, 2.4), INK)
    d.fill(mouth, "#16302c")
    d.fill(mouth.intersection(ellipse(122, 216, 18, 9)), "#b5524f")
    for x, high in ((108, 10), (120, 8), (133, 11)):
        fang = polygon([(x - 5, 182), (x + 5, 182), (x, 184 + high)])
        d.fill(fang.intersection(mouth), "#fff6dc")
    for x in (102, 126, 140):
        pen(d, [(x, 184), (x + 1, 196), (x, 208)], 2.2, "#8fd09a", 0.7)


@drawing("tricks/monster-4", WIDTH, HEIGHT)
def long_coat(d: Drawing) -> None:
    """The Long Coat: four buttons look at you, and nobody is inside."""
    card(d, ("#171425", "#2c2740", "#4a3f58"), floor=(270, "#4a3b4a"))
    with d.clipped(WINDOW):
        _door(d)
        cast(d, 136, 284, 86, 12)
        shade = [(104, 80), (156, 84), (186, 120), (198, 220), (192, 284), (96, 284), (84, 150)]
        d.fill(move(blob(shade), 10, 4), "#05040a", 0.5)
    left: list[Node] = [
        (104, 92, "c"),
        (84, 102),
        (66, 122),
        (56, 170),
        (46, 226),
        (58, 236),
        (72, 226),
    ]
    left += [(74, 262), (70, 290, "c"), (96, 283), (122, 291), (148, 283), (172, 290, "c")]
    right = [(168, 258), (168, 226), (184, 236), (196, 224), (184, 168), (174, 122), (156, 102)]
    coat = blob([*left, *right, (136, 92, "c")])
    d.body(coat, "#9db0d0", "#55628a", "#24243f", gap=3.8, depth=26, rim_width=4, ink=INK)
    for is_right in (False, True):
        pen(d, flipped([(84, 136), (80, 176), (73, 226)], is_right), 2.6, INK, 0.85)
        for x, y in ((48, 234), (56, 238), (64, 236), (70, 231)):
            claw: list[Node] = [(x - 2.6, y - 3, "c"), (x + 2.8, y - 3, "c"), (x + 1.6, y + 12)]
            claw += [(x - 2, y + 21, "c"), (x - 2.4, y + 10)]
            shape = blob(flipped(claw, is_right))
            d.fill(grow(shape, 1.2), INK)
            d.fill(shape, "#f3e8cd")
    gap: list[Node] = [(112, 96, "c"), (128, 96, "c"), (124, 150), (123, 220), (132, 289, "c")]
    lining = blob([*gap, (110, 289, "c"), (117, 220), (117, 150)])
    d.fill(lining, "#8d3540")
    d.hatch(lining, INK, 80, 3, 0.9, 0.7)
    lapel: list[Node] = [(108, 90, "c"), (88, 102), (92, 126, "c"), (100, 128), (98, 140, "c")]
    for is_right in (False, True):
        shape = blob(flipped([*lapel, (118, 166, "c"), (117, 120)], is_right))
        d.body(shape, "#b4c4de", "#616f99", "#2e2e50", gap=3.2, depth=10, rim_width=2, ink=INK)
    belt = blob([(74, 206), (120, 213), (168, 206), (168, 217), (120, 224), (74, 217)])
    belt = belt.intersection(coat)
    d.fill(belt, "#2a2440")
    d.fill(rim(belt, 0, 2), "#c9d4ea", 0.5)
    head = blob([(104, 66), (138, 66), (142, 88), (132, 104), (110, 104), (100, 88)])
    d.fill(head, "#0b0914")
    crown: list[Node] = [(66, 72), (92, 62), (96, 36), (108, 26), (120, 30), (134, 26), (146, 36)]
    hat = blob([*crown, (150, 62), (176, 72), (160, 80), (120, 84), (80, 80)])
    d.body(hat, "#968aa8", "#50476a", "#1f1a33", gap=3.4, depth=14, rim_width=3, ink=INK)
    d.fill(blob([(95, 56), (120, 61), (149, 56), (150, 63), (120, 69), (93, 63)]), "#9c3d47")
    for x, y, look in (
        (103, 148, (0.3, -0.3)),
        (137, 150, (-0.3, -0.3)),
        (105, 186, (0.4, 0.3)),
        (136, 188, (-0.35, 0.3)),
    ):
        button = ellipse(x, y, 15)
        d.fill(grow(button, 1), INK)
        d.fill(button, "#d4af62")
        d.fill(rim(button, 1, 1.2), "#fff0c4", 0.7)
        eye(d, x, y, 11, look, "#6fbf8f", 0.2)


def _door(d: Drawing) -> None:
    door = rect(44, 50, 152, 222)
    d.fill(door, d.linear(44, 50, 196, 272, (0, "#7b6478"), (1, "#2c2136")))
    d.fill(door.difference(grow(door, -2)), "#0d0a14", 0.8)
    for x, y, high in ((58, 66, 84), (128, 66, 84), (58, 166, 92), (128, 166, 92)):
        panel = rect(x, y, 54, high)
        d.fill(panel, "#1a1326", 0.55)
        d.fill(panel.difference(move(panel, -2, -2)), "#b59ab0", 0.35)
    d.hatch(door, "#0d0a14", 88, 5, 0.7, 0.4)
    beam = polygon([(20, 60), (20, 150), (200, 300), (220, 300), (220, 220)])
    d.fill(beam, d.linear(20, 80, 210, 270, (0, "#f2d98a", 0.34), (1, "#f2d98a", 0)))
