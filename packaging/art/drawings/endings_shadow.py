"""How it ends: Shadow."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.nightmares_dreamer import dreamer, lantern
from art.drawings.nightmares_parts import (
    INK,
    backdrop,
    eyes,
    ink_edge,
    pts,
    scene,
    specks,
    vignette,
)
from art.paper import stars
from art.shapes import (
    Shape,
    blob,
    crescent,
    ellipse,
    mirror,
    path,
    pile,
)
from art.strokes import brush, hatch, rim, tube

RIM = palette.RIM


def _giant(d: Drawing) -> None:
    """The Shadow: horned, many-eyed, bent over so low that it fills the night."""
    half = pts(
        "320,52 284,56 262,40 252,14 240,-8 236,30 240,66 210,92 140,112 "
        "72,164 30,240 4,330 -20,420"
    )
    other = [(640 - x, y) for x, y in reversed(half[1:])]
    figure = blob([*half, *other], 6)
    d.soft(figure, RIM, 16, 0.55, steps=7)
    d.stroke(figure, RIM, 3, 0.9)
    d.fill(
        figure,
        d.radial(
            320, 330, 330, (0, "#5a3a4c"), (0.3, "#2c1a38"), (0.65, "#150c24"), (1, "#07040f")
        ),
    )
    rng = d.chance()
    hair: list[Shape] = []
    for _ in range(150):
        a = rng.uniform(math.pi * 1.02, math.pi * 1.98)
        r = rng.uniform(150, 330)
        x, y = 320 + math.cos(a) * r, 340 + math.sin(a) * r * 0.86
        out = [
            (x, y),
            (x + math.cos(a) * 9 + rng.uniform(-4, 4), y + math.sin(a) * 9 + 8),
            (x + math.cos(a) * 16 + rng.uniform(-6, 6), y + math.sin(a) * 10 + 26),
        ]
        hair.append(brush(out, 0.4, 1.8, 0.3, 3))
    inside = figure.buffer(-4)
    d.fill(pile(h.simplify(0.15) for h in hair if inside.contains(h)), RIM, 0.3)
    for x, y, r, s in (
        (150, 196, 10, 0.5),
        (100, 262, 7, 0.4),
        (206, 158, 7, 0.45),
        (490, 190, 9, 0.5),
        (548, 256, 7, 0.4),
        (436, 150, 6, 0.45),
        (72, 316, 5, 0.3),
        (582, 318, 6, 0.3),
        (176, 250, 5, 0.35),
        (470, 248, 5, 0.35),
    ):
        with d.group(s + 0.3):
            eyes(d, x, y, r, "#f2d98a", look=((320 - x) / 160, 0.9), slant=10, slit=True, apart=1.3)


def _face(d: Drawing) -> None:
    """It looks down, almost tenderly."""
    for s in (-1, 1):
        x = 320 + s * 46
        lid = path(
            f"M{x - 30} 138C{x - 14} 116 {x + 14} 116 {x + 30} 138"
            f"C{x + 14} 158 {x - 14} 158 {x - 30} 138Z"
        )
        d.glow(x, 142, 58, "#ffd98a", 0.4)
        d.fill(lid.buffer(3), INK)
        d.fill(lid, d.radial(x, 150, 34, (0, "#fff6d0"), (0.6, "#f2d98a"), (1, "#b9853e")))
        d.fill(ellipse(x - s * 5, 149, 5, 12).intersection(lid), INK)
        upper = lid.intersection(
            path(
                f"M{x - 34} 100L{x + 34} 100L{x + 34} {139 + s * 3}"
                f"C{x + 12} 130 {x - 12} 130 {x - 34} {139 - s * 3}Z"
            )
        )
        d.fill(upper, "#1c1029")
        d.brush([(x - s * 32, 146), (x, 131), (x + s * 32, 134)], RIM, 0.6, 2, 0.6, 0.9)
        for k in range(3):
            d.brush(
                [(x - 20 + k * 16, 163), (x - 14 + k * 16, 167), (x - 6 + k * 15, 166)],
                RIM,
                0.3,
                1.2,
                0.3,
                0.5,
            )
    d.brush(pts("284,186 302,192 320,193 338,192 356,186"), RIM, 0.6, 2.4, 0.6, 0.75)


def _hand(d: Drawing, right: bool, front: bool) -> None:
    """One arm curls round; `front` draws the fingers that close before the light."""
    if front:
        parts = [
            tube(pts("150,372 186,394 226,396 256,384 270,364"), [17, 14, 12, 9, 1.6], 9),
            tube(pts("168,352 202,374 236,376 262,362 272,342"), [15, 13, 11, 8, 1.6], 9),
        ]
    else:
        parts = [
            tube(pts("6,236 30,318 84,368 160,366"), [58, 44, 36, 32], 9),
            tube(pts("150,346 168,306 198,286 228,288 246,304"), [16, 13, 11, 8, 1.6], 9),
            tube(pts("156,352 188,326 222,314 246,322 258,338"), [16, 13, 10, 8, 1.6], 9),
        ]
    if right:
        parts = [mirror(part, 320) for part in parts]
    lx = -1 if right else 1
    skin = d.radial(
        320,
        344,
        230,
        (0, "#c98a62"),
        (0.25, "#8a5550"),
        (0.5, "#3c2440"),
        (0.8, "#150c22"),
        (1, "#0a0614"),
    )
    for part in parts:
        d.soft(part.simplify(0.5), INK, 6, 0.5, 0, 3, steps=3)
        d.stroke(part, RIM, 2, 0.35)
        ink_edge(d, part, 1.4)
        d.fill(part, skin)
        d.fill(hatch(rim(part, lx * 9, -7), -58 * lx, 4.4, 1.1, d.seed()).simplify(0.16), INK, 0.55)
        d.fill(rim(part, -lx * 1.8, 1.6), "#ffdca4", 0.85)
        d.fill(rim(part, lx * 1.6, 0.6), RIM, 0.45)
    tips = (
        ((262, 376, 273, 352), (266, 354, 274, 331))
        if front
        else ((238, 294, 252, 316), (252, 328, 262, 348))
    )
    for ax, ay, bx, by in tips:
        claw = brush([(ax, ay), ((ax + bx) / 2 + 3, (ay + by) / 2), (bx, by)], 6, 5, 0.6)
        claw = mirror(claw, 320) if right else claw
        d.inked(claw, "#ffe9c0", 1, INK)
    knuckles = (
        ((200, 391), (238, 391), (214, 372), (246, 370))
        if front
        else ((176, 300), (206, 288), (194, 324), (226, 316))
    )
    for x, y in knuckles:
        line = brush([(x - 3, y - 5), (x + 1, y), (x - 1, y + 5)], 0.5, 1.7, 0.5)
        d.fill(mirror(line, 320) if right else line, INK, 0.7)


@scene("endless/endings/shadow", 640, 400)
def shadow(d: Drawing) -> None:
    """The Shadow has come level. It holds the last light as if it had long looked for it."""
    backdrop(d, (0, "#1b1838"), (0.5, "#2c2550"), (1, "#120e22"))
    stars(d, 0, 0, 640, 180, 60)
    thin = crescent(560, 62, 26, 0.5, 200)
    d.glow(560, 62, 90, "#fff0c0", 0.5)
    d.fill(thin, d.linear(534, 40, 586, 84, (0, "#fffdf0"), (1, "#e0c377")))
    _giant(d)
    _face(d)
    d.glow(320, 336, 230, palette.LAMP, 0.75)
    d.fill(
        ellipse(320, 384, 230, 36),
        d.radial(
            320, 380, 230, (0, "#e0a86a", 0.9), (0.4, "#7a4f4c", 0.7), (1, "#150c1e", 0), flat=0.16
        ),
    )
    for x, y, rx in ((226, 386, 26), (286, 392, 30), (352, 391, 30), (414, 386, 26)):
        stone = ellipse(x, y, rx, 8)
        d.inked(stone, d.linear(x, y - 8, x, y + 8, (0, "#c9a98a"), (1, "#3a2a40")), 1.6, INK)
    for right in (False, True):
        _hand(d, right, False)
    dreamer(
        d,
        306,
        386,
        1.5,
        lamp=False,
        mood="asleep",
        arms=(((-5, -29), (-9, -20), (2, -14)), ((5, -29), (12, -22), (18, -20))),
        legs=(((-3, -9), (6, -16), (9, -3)), ((3, -8), (14, -14), (17, -3))),
        cap_tip=((0, -48), (-4, -56), (-13, -57), (-20, -47)),
    )
    d.glow(346, 366, 84, "#fff0c0", 0.8)
    lantern(d, 346, 346, 1.9)
    for right in (False, True):
        _hand(d, right, True)
    specks(d, ellipse(320, 270, 120, 100), 46, "#ffe0a0", 0.75, 4, 1.3)
    vignette(d, 320, 260, 400, 0.8, 0.55)
