"""How it ends: the Shadow closes round the lantern; the mind goes out."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.nightmares_parts import (
    INK,
    MOONLIT,
    backdrop,
    dreamer,
    eyes,
    ink_edge,
    lantern,
    mass,
    specks,
    vignette,
)
from art.paper import moon, planks, stars
from art.registry import drawing
from art.shapes import (
    XY,
    Shape,
    arch,
    blob,
    crescent,
    ellipse,
    join,
    mirror,
    move,
    path,
    pile,
    polygon,
    rect,
    star,
)
from art.strokes import brush, drop, hatch, rim, tube

RIM = palette.RIM

# ---------------------------------------------------------------- shadow


def _giant(d: Drawing) -> None:
    """The Shadow: horned, many-eyed, bent over so low that it fills the night."""
    half = [(320, 52), (284, 56), (262, 40), (252, 14), (240, -8), (236, 30), (240, 66), (210, 92), (140, 112), (72, 164), (30, 240), (4, 330), (-20, 420)]  # fmt: skip
    other = [(640 - x, y) for x, y in reversed(half[1:])]
    figure = blob([*half, *other], 6)
    d.soft(figure, RIM, 16, 0.55, steps=7)
    d.stroke(figure, RIM, 3, 0.9)
    d.fill(figure, d.radial(320, 330, 330, (0, "#5a3a4c"), (0.3, "#2c1a38"), (0.65, "#150c24"), (1, "#07040f")))
    rng = d.chance()
    hair: list[Shape] = []
    for _ in range(150):
        a = rng.uniform(math.pi * 1.02, math.pi * 1.98)
        r = rng.uniform(150, 330)
        x, y = 320 + math.cos(a) * r, 340 + math.sin(a) * r * 0.86
        out = [(x, y), (x + math.cos(a) * 9 + rng.uniform(-4, 4), y + math.sin(a) * 9 + 8), (x + math.cos(a) * 16 + rng.uniform(-6, 6), y + math.sin(a) * 10 + 26)]  # fmt: skip
        hair.append(brush(out, 0.4, 1.8, 0.3, 3))
    inside = figure.buffer(-4)
    d.fill(pile(h.simplify(0.15) for h in hair if inside.contains(h)), RIM, 0.3)
    for x, y, r, s in ((150, 196, 10, 0.5), (100, 262, 7, 0.4), (206, 158, 7, 0.45), (490, 190, 9, 0.5), (548, 256, 7, 0.4), (436, 150, 6, 0.45), (72, 316, 5, 0.3), (582, 318, 6, 0.3), (176, 250, 5, 0.35), (470, 248, 5, 0.35)):  # fmt: skip
        with d.group(s + 0.3):
            eyes(d, x, y, r, "#f2d98a", look=((320 - x) / 160, 0.9), slant=10, slit=True, apart=1.3)


def _face(d: Drawing) -> None:
    """It looks down, almost tenderly."""
    for s in (-1, 1):
        x = 320 + s * 46
        lid = path(f"M{x - 30} 138C{x - 14} 116 {x + 14} 116 {x + 30} 138C{x + 14} 158 {x - 14} 158 {x - 30} 138Z")
        lid = lid if s > 0 else mirror(mirror(lid, x), x)
        d.glow(x, 142, 58, "#ffd98a", 0.4)
        d.fill(lid.buffer(3), INK)
        d.fill(lid, d.radial(x, 150, 34, (0, "#fff6d0"), (0.6, "#f2d98a"), (1, "#b9853e")))
        d.fill(ellipse(x - s * 5, 149, 5, 12).intersection(lid), INK)
        upper = lid.intersection(path(f"M{x - 34} 100L{x + 34} 100L{x + 34} {139 + s * 3}C{x + 12} 130 {x - 12} 130 {x - 34} {139 - s * 3}Z"))  # fmt: skip
        d.fill(upper, "#1c1029")
        d.brush([(x - s * 32, 146), (x, 131), (x + s * 32, 134)], RIM, 0.6, 2, 0.6, 0.9)
        for k in range(3):
            d.brush([(x - 20 + k * 16, 163), (x - 14 + k * 16, 167), (x - 6 + k * 15, 166)], RIM, 0.3, 1.2, 0.3, 0.5)
    d.brush([(284, 186), (302, 192), (320, 193), (338, 192), (356, 186)], RIM, 0.6, 2.4, 0.6, 0.75)


def _hand(d: Drawing, right: bool, front: bool) -> None:
    """One arm curls round; `front` draws the fingers that close before the light."""
    if front:
        parts = [
            tube([(150, 372), (186, 394), (226, 396), (256, 384), (270, 364)], [17, 14, 12, 9, 1.6], 9),
            tube([(168, 352), (202, 374), (236, 376), (262, 362), (272, 342)], [15, 13, 11, 8, 1.6], 9),
        ]
    else:
        parts = [
            tube([(6, 236), (30, 318), (84, 368), (160, 366)], [58, 44, 36, 32], 9),
            tube([(150, 346), (168, 306), (198, 286), (228, 288), (246, 304)], [16, 13, 11, 8, 1.6], 9),
            tube([(156, 352), (188, 326), (222, 314), (246, 322), (258, 338)], [16, 13, 10, 8, 1.6], 9),
        ]
    if right:
        parts = [mirror(part, 320) for part in parts]
    lx = -1 if right else 1
    skin = d.radial(320, 344, 230, (0, "#c98a62"), (0.25, "#8a5550"), (0.5, "#3c2440"), (0.8, "#150c22"), (1, "#0a0614"))  # fmt: skip
    for part in parts:
        d.soft(part, INK, 6, 0.5, 0, 3, steps=3)
        d.stroke(part, RIM, 2, 0.35)
        ink_edge(d, part, 1.4)
        d.fill(part, skin)
        d.fill(hatch(rim(part, lx * 9, -7), -58 * lx, 4.4, 1.1, d.seed()).simplify(0.16), INK, 0.55)
        d.fill(rim(part, -lx * 1.8, 1.6), "#ffdca4", 0.85)
        d.fill(rim(part, lx * 1.6, 0.6), RIM, 0.45)
    tips = ((262, 376, 273, 352), (266, 354, 274, 331)) if front else ((238, 294, 252, 316), (252, 328, 262, 348))
    for ax, ay, bx, by in tips:
        claw = brush([(ax, ay), ((ax + bx) / 2 + 3, (ay + by) / 2), (bx, by)], 6, 5, 0.6)
        claw = mirror(claw, 320) if right else claw
        d.inked(claw, "#ffe9c0", 1, INK)
    knuckles = ((200, 391), (238, 391), (214, 372), (246, 370)) if front else ((176, 300), (206, 288), (194, 324), (226, 316))  # fmt: skip
    for x, y in knuckles:
        line = brush([(x - 3, y - 5), (x + 1, y), (x - 1, y + 5)], 0.5, 1.7, 0.5)
        d.fill(mirror(line, 320) if right else line, INK, 0.7)


@drawing("endless/endings/shadow", 640, 400)
def shadow(d: Drawing) -> None:
    """The Shadow has come level. It holds the last light like something it has long been looking for."""
    backdrop(d, (0, "#1b1838"), (0.5, "#2c2550"), (1, "#120e22"))
    stars(d, 0, 0, 640, 180, 60)
    thin = crescent(560, 62, 26, 0.5, 200)
    d.glow(560, 62, 90, "#fff0c0", 0.5)
    d.fill(thin, d.linear(534, 40, 586, 84, (0, "#fffdf0"), (1, "#e0c377")))
    _giant(d)
    _face(d)
    d.glow(320, 336, 230, palette.LAMP, 0.75)
    d.fill(ellipse(320, 384, 230, 36), d.radial(320, 380, 230, (0, "#e0a86a", 0.9), (0.4, "#7a4f4c", 0.7), (1, "#150c1e", 0), flat=0.16))  # fmt: skip
    for x, y, rx in ((226, 386, 26), (286, 392, 30), (352, 391, 30), (414, 386, 26)):
        stone = ellipse(x, y, rx, 8)
        d.inked(stone, d.linear(x, y - 8, x, y + 8, (0, "#c9a98a"), (1, "#3a2a40")), 1.6, INK)
    for right in (False, True):
        _hand(d, right, False)
    dreamer(d, 306, 386, 1.5, lamp=False, mood="asleep",
            arms=(((-5, -29), (-9, -20), (2, -14)), ((5, -29), (12, -22), (18, -20))),
            legs=(((-3, -9), (6, -16), (9, -3)), ((3, -8), (14, -14), (17, -3))),
            cap_tip=((0, -48), (-4, -56), (-13, -57), (-20, -47)))  # fmt: skip
    d.glow(346, 366, 84, "#fff0c0", 0.8)
    lantern(d, 346, 346, 1.9)
    for right in (False, True):
        _hand(d, right, True)
    specks(d, ellipse(320, 270, 120, 100), 46, "#ffe0a0", 0.75, 4, 1.3)
    vignette(d, 320, 260, 400, 0.8, 0.55)


# ---------------------------------------------------------------- mind


def _moth(d: Drawing, x: float, y: float, size: float, angle: float, fold: float = 1.0) -> None:
    """A thought on the wing."""
    with d.placed(x, y, size, angle):
        if size < 0.6:
            half = path("M0 0C4 -10 16 -14 18 -9C18 -3 12 2 8 3C10 9 5 12 1 6Z")
            d.inked(join(half, mirror(half, 0), ellipse(0, 1, 1.7, 5)), "#b9e8c6", 1.4, "#2f6a58")
            return
        d.glow(0, 0, 26, "#c9f2d4", 0.5)
        for s in (-1, 1):
            with d.placed(0, 0, 1, mirrored=s < 0):
                low = path(f"M1 1C{5 * fold} 2 {10 * fold} 6 {9 * fold} 11C{6 * fold} 13 2 10 1 5Z")
                up = path(f"M1 0C{4 * fold} -9 {14 * fold} -14 {18 * fold} -10C{19 * fold} -4 {12 * fold} 2 {7 * fold} 3C{4 * fold} 3 2 2 1 0Z")  # fmt: skip
                for wing in (low, up):
                    d.inked(wing, d.linear(0, -10, 16 * fold, 8, (0, "#f6fff0"), (0.5, "#b9e8c6"), (1, "#5fa583")), 0.9, INK)
                d.fill(ellipse(11.5 * fold, -6, 2.6 * fold, 2.4), "#2f6a58", 0.8)
                d.fill(ellipse(11.2 * fold, -6.4, 1 * fold, 0.9), "#f6fff0")
                d.brush([(0.4, -5), (3, -10), (6, -11)], INK, 0.8, 0.6, 0.4)
        d.inked(ellipse(0, 1, 1.7, 5.4), "#e9f6e4", 0.9, INK)


def _candle(d: Drawing, x: float, top: float, width: float, seed_tilt: float, ember: bool) -> None:
    """A candle with a sleeping face, just put out."""
    base, w = 322, width / 2
    body = blob([(x - w, base, "c"), (x - w * 0.96, top + 30), (x - w * 1.04, top + 8), (x - w * 0.5, top - 1), (x, top + 4), (x + w * 0.5, top - 2), (x + w * 1.02, top + 8), (x + w * 0.96, top + 30), (x + w, base, "c")])  # fmt: skip
    drips = [tube([(x + dx * w, top + 5), (x + dx * w * 1.02, top + long)], [w * 0.13, w * 0.17], 3) for dx, long in ((-0.86, 52), (-0.5, 24), (0.62, 34), (0.92, 66))]  # fmt: skip
    whole = join(body, *drips)
    pool = ellipse(x, base, w * 1.5, 8)
    d.soft(ellipse(x, base + 4, w * 1.7, 7), INK, 4, 0.6, steps=4)
    d.inked(pool, d.linear(x - w, 0, x + w, 0, (0, "#d9f0dc"), (1, "#3f6f62")), 1.6, INK)
    d.body(whole, "#f2f8ea", "#a9cdb4", "#2c4f50", depth=w * 0.6, rim_width=3, gap=5, ink=INK, light=(1, -0.6), rim_colour="#fffbe0")  # fmt: skip
    d.fill(ellipse(x, top + 6, w * 0.62, 4.4), "#5f8a7c", 0.8)
    fy = top + 34 + w * 0.3
    for s in (-1, 1):
        ex = x + s * w * 0.38
        d.brush([(ex - w * 0.2, fy), (ex, fy + w * 0.14), (ex + w * 0.2, fy)], INK, 0.8, 2, 0.8)
        for k in (-1, 0, 1):
            d.brush([(ex + k * w * 0.12, fy + w * 0.1), (ex + k * w * 0.17, fy + w * 0.24)], INK, 1, 0.8, 0.4)
        d.fill(ellipse(x + s * w * 0.56, fy + w * 0.36, w * 0.17, w * 0.11), "#e2a08a", 0.5)
    d.brush([(x - w * 0.14, fy + w * 0.52), (x, fy + w * (0.5 + 0.1 * seed_tilt)), (x + w * 0.14, fy + w * 0.52)], INK, 0.6, 1.7, 0.6)  # fmt: skip
    d.brush([(x, top + 6), (x - 1, top - 4), (x + 2, top - 11)], INK, 3, 2.6, 1.8)
    if ember:
        d.glow(x + 2, top - 12, 26, "#ff9a5a", 0.9)
        d.fill(ellipse(x + 2, top - 12, 2.6), "#ffd98a")


def _smoke(d: Drawing, x: float, y: float, drift: float, rise: float) -> None:
    nodes = [(x + 2, y - 14), (x + 10, y - 14 - rise * 0.2), (x - 6 + drift * 0.2, y - 14 - rise * 0.45), (x + 16 + drift * 0.5, y - 14 - rise * 0.7), (x + drift, y - 14 - rise)]  # fmt: skip
    d.fill(brush(nodes, 1.2, 7, 1), "#cfe8d8", 0.16)
    d.fill(brush(nodes, 0.6, 2.6, 0.4), "#e6f6ea", 0.5)
    other = [(px + 5 * math.sin(k * 2.0), py) for k, (px, py) in enumerate(nodes)]
    d.fill(brush(other, 0.4, 1.4, 0.3), "#e6f6ea", 0.4)


def _casement(d: Drawing) -> None:
    frame, pane = arch(498, 326, 262, 306), arch(498, 326, 232, 288)
    d.soft(frame, INK, 8, 0.5, steps=4)
    d.body(frame, "#6a5c94", "#3a3160", "#14102a", depth=12, rim_width=2.6, gap=4, ink=INK)
    d.fill(pane, d.linear(0, 40, 0, 326, (0, "#1c2456"), (0.55, "#4a5aa0"), (1, "#8f96c8")))
    with d.clipped(pane):
        stars(d, 386, 40, 224, 180, 34)
        moon(d, 520, 128, 58, 2.9)
        hills = blob([(370, 280), (440, 262), (520, 274), (600, 256), (640, 262), (640, 340), (370, 340)])
        d.fill(hills, d.linear(0, 258, 0, 326, (0, "#3a4484"), (1, "#1a1c40")))
        for x, b in ((404, 276), (420, 282), (584, 268)):
            d.fill(polygon([(x - 7, b), (x, b - 26), (x + 7, b)]), "#1c2048")
    bars = join(rect(494, 40, 7, 290), rect(380, 206, 240, 6)).intersection(pane)
    left = rect(380, 30, 114, 300)
    bars = bars.difference(left.buffer(-0.1))
    d.inked(bars, "#4a4074", 1.6, INK)
    d.fill(rim(bars, 1.4, 1.2), MOONLIT, 0.6)
    wing = polygon([(384, 146), (352, 120), (352, 352), (384, 326)])  # the open half
    d.inked(wing, d.linear(350, 0, 386, 0, (0, "#7a6ca4"), (1, "#2c2550")), 1.8, INK)
    d.fill(polygon([(379, 158), (358, 140), (358, 230), (379, 226)]), "#4a5aa0", 0.8)
    d.fill(polygon([(379, 238), (358, 244), (358, 334), (379, 316)]), "#4a5aa0", 0.8)


@drawing("endless/endings/mind", 640, 400)
def mind(d: Drawing) -> None:
    """The candles are out; what they were thinking flies to the moon."""
    backdrop(d, (0, "#171430"), (0.7, "#241d44"), (1, "#0f0b1e"), lean=200)
    rng = d.chance()
    for k in range(11):
        for j in range(8):
            x, y = 22 + k * 38 + (j % 2) * 19, 18 + j * 40
            if x < 352:
                if (k + j) % 2:
                    d.fill(crescent(x, y, 5, 0.5, rng.uniform(-60, 20)), "#463a70", 0.7)
                else:
                    d.fill(star(x, y, 4, 4, 0.36), "#463a70", 0.7)
    d.glow(230, 150, 260, "#8fd0b0", 0.25)
    _casement(d)
    d.fill(polygon([(384, 330), (612, 330), (470, 400), (120, 400)]), d.linear(500, 330, 250, 400, (0, MOONLIT, 0.3), (1, MOONLIT, 0)))  # fmt: skip
    sill = rect(-10, 318, 660, 34)
    planks(d, sill, light="#8a6a9c", middle="#4a3660", dark="#1c1430", strokes=26)
    d.stroke(sill, INK, 2)
    d.fill(rect(-10, 352, 660, 60), d.linear(0, 352, 0, 400, (0, "#1a1230"), (1, "#0a0714")))
    d.fill(rect(-10, 318, 660, 2), "#f2e3ff", 0.6)
    for x, top, w, tilt, ember in ((56, 190, 56, 1, False), (132, 236, 50, -1, False), (206, 156, 58, 0.5, False), (280, 222, 52, 1, False), (345, 262, 44, -1, True)):  # fmt: skip
        _smoke(d, x, top, 40 + (x % 50), 84 + (x % 40))
        _candle(d, x, top, w, tilt, ember)
    path_ = [(84, 128, 1.15, 40), (150, 176, 0.9, 70), (176, 92, 1.3, 62), (244, 108, 1.1, 78), (262, 176, 0.95, 58), (312, 84, 1.05, 84), (324, 152, 1.25, 66), (370, 104, 0.9, 80), (402, 166, 0.8, 60), (416, 96, 0.7, 84), (448, 132, 0.62, 76), (462, 96, 0.5, 88), (486, 122, 0.42, 80), (504, 100, 0.32, 80), (508, 136, 0.3, 60), (524, 116, 0.24, 70)]  # fmt: skip
    for k, (x, y, s, a) in enumerate(path_):
        _moth(d, x, y, s, a, (1.0, 0.7, 0.9, 0.55)[k % 4])
    d.fill(ellipse(560, 323, 22, 4), INK, 0.5)
    dreamer(d, 560, 323, 1.5, back=True, lamp=False, mirrored=True)
    lantern(d, 600, 288, 1.55, lit=False)
    for k in range(3):
        d.brush([(600, 284 - k), (596 - k * 3, 270), (604, 256 - k * 4)], "#e6f6ea", 0.3, 1, 0.3, 0.4)
    vignette(d, 340, 190, 420, 0.8, 0.55)
