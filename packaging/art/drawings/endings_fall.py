"""How it ends: the last bear has fallen; the ground was reached."""

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
    jagged,
    lantern,
    mass,
    mist,
    specks,
    twig,
    vignette,
)
from art.paper import moon, stars
from art.registry import drawing
from art.shapes import (
    XY,
    Shape,
    blob,
    ellipse,
    heart,
    join,
    mirror,
    move,
    path,
    pile,
    polygon,
    rect,
)
from art.strokes import brush, hatch, rim, tube

# ---------------------------------------------------------------- bravery


def _floor(d: Drawing) -> None:
    floor = rect(-10, 236, 660, 180)
    d.fill(floor, d.linear(0, 236, 0, 400, (0, "#2c2244"), (0.4, "#4a3a5e"), (1, "#1c1430")))
    for k in range(-9, 12):
        x = 320 + k * 56
        d.fill(brush([(320 + k * 30, 236), (x + k * 16, 400)], 0.8, 1.6, 2.2), INK, 0.6)
    rng = d.chance()
    for _ in range(40):
        x, y = rng.uniform(0, 640), rng.uniform(250, 396)
        d.brush([(x, y), (x + (x - 320) * 0.03, y + 6), (x + (x - 320) * 0.07, y + 14)], INK, 0.3, 1.2, 0.3, 0.5)
    for quad in (
        [(40, 250), (176, 250), (214, 314), (30, 314)],
        [(190, 250), (320, 250), (410, 314), (230, 314)],
        [(28, 322), (218, 322), (262, 402), (14, 402)],
        [(234, 322), (420, 322), (524, 402), (280, 402)],
    ):
        d.fill(polygon(quad), d.linear(30, 250, 420, 400, (0, "#dfe6ff", 0.72), (0.5, "#b9b4ee", 0.5), (1, "#8f86c8", 0.16)))  # fmt: skip


def _claw_shadow(d: Drawing) -> None:
    """Something stands before the window; only its hand's shadow is here."""
    arm = polygon([(-20, 352), (-20, 412), (34, 400), (40, 362)])
    hand = [blob([(16, 358), (52, 350), (76, 362), (66, 390), (26, 402)])]
    for nodes in ([(58, 356), (88, 338), (122, 336), (148, 346)], [(66, 362), (104, 354), (138, 356), (164, 370)], [(66, 374), (104, 374), (132, 384), (152, 398)], [(38, 356), (52, 330), (78, 314), (104, 314)]):  # fmt: skip
        hand.append(tube(nodes, [11, 8, 6, 0.8], 8))
    whole = join(arm, *hand)
    d.soft(whole, "#120a22", 4, 0.85, steps=5)


def _bed(d: Drawing) -> None:
    wall = rect(-10, 0, 660, 240)
    d.fill(wall, d.linear(0, 0, 0, 240, (0, "#1c1734"), (1, "#2a2148")))
    for k in range(24):
        d.fill(rect(k * 28, 0, 11, 236), "#2c2450", 0.6)
    under = polygon([(60, 130), (606, 130), (594, 292), (66, 292)])
    d.fill(under, d.linear(0, 130, 0, 292, (0, "#05030a"), (0.85, "#0b0714"), (1, "#150e22", 0.5)))
    board = join(path("M14 300L14 40C30 10 70 4 84 18L84 300Z"), ellipse(46, 16, 17, 15))
    mass(d, board, "#7a5a84", "#1c1228", light=(-1, -0.4), edge=2.2, shade=14, gap=4.4, line=2)
    d.stroke(path("M28 210L28 52C38 32 60 28 70 38L70 210Z"), INK, 2, 0.6)
    post = join(polygon([(584, 96), (612, 96), (610, 304), (588, 304)]), ellipse(598, 88, 19, 17), rect(582, 292, 32, 12))
    mass(d, post, "#7a5a84", "#1c1228", light=(-1, -0.4), edge=2, shade=12, gap=4)
    pillow = blob([(84, 96), (92, 62), (128, 50), (176, 54), (214, 66), (222, 92), (196, 106), (130, 108)])
    mass(d, pillow, "#f2eef8", "#8f86b8", light=(-0.6, -1), edge=2.4, shade=12, gap=4, line=2)
    for nodes in ([(110, 92), (128, 80), (140, 66)], [(196, 92), (186, 80), (182, 70)]):
        d.brush(nodes, "#5c5788", 0.5, 1.8, 0.5, 0.7)
    sheet = blob([(82, 100, "c"), (150, 104), (240, 100), (300, 96, "c"), (304, 146, "c"), (240, 156), (160, 148), (82, 154, "c")])  # fmt: skip
    mass(d, sheet, "#d9d4ec", "#6a6298", light=(-0.4, -1), edge=1.6, shade=10, gap=4.4)
    _quilt(d)


def _quilt(d: Drawing) -> None:
    quilt = blob([(206, 96, "c"), (300, 78), (400, 84), (500, 76), (596, 90, "c"), (602, 168), (612, 226), (590, 250), (566, 232), (556, 196), (520, 178), (486, 196), (450, 176), (414, 192), (378, 172), (342, 190), (306, 172), (270, 188), (236, 168), (204, 176, "c"), (214, 136)])  # fmt: skip
    d.soft(quilt, INK, 10, 0.6, 0, 12, steps=5)
    mass(d, quilt, "#8a6aa8", "#3a2656", light=(-0.5, -1), edge=2.8, shade=18, gap=5, line=2)
    with d.clipped(quilt.buffer(-2)):
        for k in range(9):
            for j in range(4):
                if (k + j) % 2:
                    continue
                x, y = 206 + k * 45 + j * 2, 84 + j * 42
                colour = ("#6aa5e0", "#c9a86a", "#d9605a", "#6fbf8f")[(k * 2 + j) % 4]
                patch = blob([(x, y, "c"), (x + 22, y - 3), (x + 44, y, "c"), (x + 46, y + 20), (x + 43, y + 41, "c"), (x + 22, y + 43), (x + 1, y + 41, "c"), (x - 1, y + 20)], 3)  # fmt: skip
                d.fill(patch, colour, 0.34)
                edge = patch.buffer(-3)
                d.fill(edge.difference(edge.buffer(-0.9)), "#f2e6ff", 0.28)
    for k in range(9):
        x = 232 + k * 42
        d.fill(brush([(x + 4, 92), (x - 2, 130), (x + 4, 178)], 0.6, 3, 0.8).intersection(quilt), INK, 0.4)


def _hiding(d: Drawing) -> None:
    """The child lies under the bed. It is not alone there, but does not know."""
    eyes(d, 524, 226, 14, "#f2d98a", look=(-0.8, 0.4), slant=12, slit=True, apart=1.4)
    d.brush([(498, 252), (514, 259), (534, 259), (552, 252)], "#f2d98a", 0.4, 1.6, 0.4, 0.75)
    for k in range(6):
        x = 505 + k * 8
        d.fill(polygon([(x - 3, 255.4), (x + 3, 255.8), (x, 262)]), "#f2d98a", 0.85)
    d.glow(424, 262, 90, "#cdd8ff", 0.32)
    back = blob([(430, 284), (440, 258), (470, 250), (500, 262), (506, 284)])
    mass(d, back, "#6f6a9c", "#1c1834", light=(-1, -0.4), edge=1.4, shade=20, gap=4)
    with d.clipped(rect(360, 150, 140, 132)):
        dreamer(d, 426, 346, 1.95, turn=0, lamp=False, mood="afraid", legs=(((0, -20), (1, -21)), ((0, -20), (1, -21))),
                cap_tip=((0, -48), (5, -55), (14, -55), (20, -46)))  # fmt: skip
    d.fill(rect(400, 276, 60, 6), "#1c1430", 0.35)
    for nodes in ([(440, 282), (456, 292), (448, 300)], [(412, 284), (386, 294), (352, 302)]):
        d.brush(nodes, INK, 12, 11, 9.6)
        d.brush(nodes, "#c9cdf0", 9, 8.4, 7)
        d.brush([(x, y - 2) for x, y in nodes], "#f4f2ff", 0.6, 2, 0.6, 0.8)
        hand = nodes[-1]
        d.inked(ellipse(hand[0] - 3, hand[1] + 0.6, 5, 4), "#e0c4b0", 1.6, INK)
    for k in range(3):
        d.brush([(348, 301 + k * 2.4), (343, 300 + k * 3), (338, 300.6 + k * 3.4)], INK, 3.2, 3, 2.4)
        d.brush([(348, 301 + k * 2.4), (343, 300 + k * 3), (338, 300.6 + k * 3.4)], "#e0c4b0", 1.8, 1.6, 1.2)


def _fallen_bear(d: Drawing) -> None:
    """The last of the bears, on its side, one arm still out."""
    with d.placed(286, 356, 1.5, -76):
        d.fill(ellipse(18, -26, 26, 44, 8), INK, 0.55)
        tones = ("#b4d6f6", "#35588f")
        for shape in (tube([(-10, -4), (-17, 10), (-16, 18)], [9, 8, 8], 6), tube([(10, -4), (19, 8), (24, 12)], [9, 8, 8], 6)):
            mass(d, shape, *tones, light=(1, -0.3), edge=1.6, shade=7, gap=2.8)
        for x, y in ((-16, 22), (27, 14)):
            d.inked(ellipse(x, y, 6.4, 5), "#d9c6d8", 1.2, INK)
        mass(d, tube([(13, -34), (27, -42), (36, -54)], [7.4, 7, 6.6], 6), *tones, light=(1, -0.3), edge=1.4, shade=6, gap=2.8)
        mass(d, ellipse(0, -20, 20, 24), *tones, light=(1, -0.4), edge=2, shade=12, gap=3)
        d.fill(ellipse(1, -18, 12, 15), "#dcecfa", 0.5)
        heart_ = heart(1, -20, 8)
        d.inked(heart_, d.linear(-6, -28, 8, -12, (0, "#7fb4ee"), (1, "#2c4f94")), 1.3, INK)
        d.brush([(1, -26, "c"), (-1.5, -21, "c"), (2.4, -19, "c"), (0, -12, "c")], INK, 1.2, 1.4, 0.5)
        mass(d, tube([(-13, -34), (-24, -28), (-30, -18)], [7.4, 7, 6.6], 6), *tones, light=(1, -0.3), edge=1.4, shade=6, gap=2.8)  # fmt: skip
        for x in (-16, 16):
            mass(d, ellipse(x, -66, 8.6), *tones, light=(1, -0.4), edge=1.6, shade=6, gap=2.6)
            d.fill(ellipse(x, -65, 4.6), "#dca9b4", 0.8)
        mass(d, ellipse(0, -53, 21, 18.5), *tones, light=(1, -0.4), edge=2, shade=11, gap=3)
        d.inked(ellipse(2, -47, 9.6, 7.6), "#e9f2fb", 1.2, INK)
        d.fill(ellipse(2, -51, 3.2, 2.3), INK)
        d.brush([(-1.6, -43), (2, -44.6), (5.6, -43)], INK, 0.6, 1.4, 0.6)
        d.fill(ellipse(-7, -57, 2.6), INK)
        d.fill(ellipse(-7.8, -57.8, 0.8), "#ffffff")
        for a in (-1, 1):  # where the other button was
            d.brush([(7, -60 + a * -0.0), (10, -57), (13, -54)] if a > 0 else [(13, -60), (10, -57), (7, -54)], INK, 1.2)
        d.inked(polygon([(-14, -37), (1, -33), (15, -37), (14, -28), (1, -33), (-13, -28)]), "#d9605a", 1.4, INK)
        d.inked(ellipse(1, -33, 3), "#b43f48", 1.2, INK)
    d.thread([(206, 326), (190, 344), (202, 356), (190, 368)], "#efe6d2", 1.1)
    d.inked(ellipse(188, 371, 5.4, 3.6), "#1c1430", 1.4, MOONLIT)
    for x, y, r in ((340, 390, 4), (350, 386, 5), (357, 392, 3.6)):
        d.inked(ellipse(x, y, r, r * 0.8), "#f6f0e6", 1, INK)


@drawing("endless/endings/bravery", 640, 400)
def bravery(d: Drawing) -> None:
    """The last bear lies in the moonlight, just out of reach from under the bed."""
    backdrop(d, (0, "#1c1734"), (1, "#1c1430"))
    _floor(d)
    _bed(d)
    _hiding(d)
    _claw_shadow(d)
    _fallen_bear(d)
    for x, y, t in ((520, 330, 8), (566, 344, -6)):
        with d.placed(x, y, 1.2, t):
            d.soft(ellipse(0, 4.5, 22, 5), INK, 3, 0.6, steps=4)
            sole = path("M-20 0C-20 -10 -8 -13 2 -13C16 -13 21 -6 20 1C14 7 -14 7 -20 0Z")
            toe = path("M-3 -13C14 -13 21 -6 20 1C14 6 2 6 -3 4C2 -2 2 -8 -3 -13Z")
            d.inked(sole, d.linear(0, -13, 0, 6, (0, "#54427e"), (1, "#241a3e")), 1.6, INK)
            d.fill(ellipse(-8, -4.5, 8, 3.6), "#17102a")
            d.inked(toe, d.linear(0, -13, 8, 6, (0, "#9a84d4"), (1, "#5a469a")), 1.4, INK)
            d.inked(ellipse(9, -8, 4.8), "#e6dcff", 1, INK)
    specks(d, polygon([(60, 180), (300, 180), (420, 390), (40, 390)]), 50, "#e6ecff", 0.5, 3, 1)
    vignette(d, 300, 260, 420, 0.85, 0.5)


# ---------------------------------------------------------------- nightmare


def _print(d: Drawing) -> None:
    """The hole, in the shape of whoever made it."""
    with d.placed(246, 338, 1.9, -4, sy=1.5):
        shape = join(
            ellipse(0, -40, 8.6, 8.4),
            tube([(0, -46), (1, -56), (9, -62), (18, -57)], [8.4, 6, 3.6, 2.2], 6),
            ellipse(19, -56, 3.8),
            path("M-5.4 -34C-8 -26 -13 -13 -14 -6C-9 -4 -5 -7 0 -5C5 -7 9 -4 14 -6C13 -13 8 -26 5.4 -34Z"),
            tube([(-5, -30), (-15, -33), (-25, -40)], [3, 2.6, 2.8], 5),
            ellipse(-26, -41, 3.8),
            tube([(5, -30), (16, -33), (25, -41)], [3, 2.6, 2.8], 5),
            ellipse(26, -42, 3.8),
            tube([(-5, -8), (-9, 2), (-12, 8)], [2.8, 2.6, 2.6], 5),
            ellipse(-14, 9, 4.4, 3.2),
            tube([(5, -8), (8, 2), (11, 8)], [2.8, 2.6, 2.6], 5),
            ellipse(13, 9, 4.4, 3.2),
        )  # fmt: skip
        lip = shape.buffer(2.2, 4)
        rng = d.chance()
        for k in range(15):
            a = math.tau * k / 15 + rng.uniform(-0.1, 0.1)
            p = (math.cos(a) * 18, -26 + math.sin(a) * 26)
            q = (math.cos(a) * rng.uniform(42, 66), -26 + math.sin(a) * rng.uniform(48, 66))
            nodes = jagged(p, q, 5, 3, rng)
            d.fill(brush([(*n, "c") for n in nodes], 2.4, 1.6, 0.3).difference(lip), INK, 0.75)
        d.inked(lip, d.linear(-20, -60, 20, 10, (0, "#d9cfc4"), (0.5, "#8a7f92"), (1, "#4a4260")), 1.2, INK)
        d.fill(shape, d.linear(0, -62, 0, 12, (0, "#07050c"), (1, "#1c1430")))
        d.fill(rim(shape, 0, 3), "#000000", 0.5)
        inner = shape.difference(move(shape, 0, -3.4))
        d.fill(inner, "#8a6f6a", 0.8)
        d.hatch(inner, INK, 80, 2.4, 0.8, 0.6)
        d.inked(ellipse(24, -60, 2.6, 2.2), "#f2cf7a", 1, INK)  # the tassel stayed above


def _canopy(d: Drawing) -> None:
    """The parachute came open after all; it lies over the hill and the tree like a quilt."""
    cloth = blob([(356, 206), (372, 168), (396, 140), (430, 100), (466, 84), (500, 96), (538, 136), (566, 160), (606, 184), (628, 214), (604, 222), (580, 212), (556, 228), (528, 218), (500, 234), (470, 222), (440, 236), (412, 222), (386, 230)])  # fmt: skip
    d.soft(cloth, INK, 8, 0.5, 4, 8, steps=4)
    mass(d, cloth, "#fff6e0", "#9a8cb8", light=(-1, -0.8), edge=3, edge_colour="#fffdf4", shade=22, gap=4.6, line=2)
    top = (466, 84)
    ends = [(356, 206), (386, 230), (412, 222), (440, 236), (470, 222), (500, 234), (528, 218), (556, 228), (580, 212), (604, 222), (628, 214)]  # fmt: skip
    for k in range(0, 10, 2):
        a, b = ends[k], ends[k + 1]
        bulge_a = ((top[0] * 0.4 + a[0] * 0.6) + (a[0] - 466) * 0.06, top[1] * 0.5 + a[1] * 0.5 - 6)
        bulge_b = ((top[0] * 0.4 + b[0] * 0.6) + (b[0] - 466) * 0.06, top[1] * 0.5 + b[1] * 0.5 - 6)
        gore = blob([(*top, "c"), bulge_a, (*a, "c"), (*b, "c"), bulge_b], 6).intersection(cloth)
        d.fill(gore, "#6a5aa0", 0.75)
    for x, y in ends[1:-1]:
        seam = [top, ((top[0] * 0.4 + x * 0.6) + (x - 466) * 0.06, top[1] * 0.5 + y * 0.5 - 6), (x, y)]
        d.fill(brush(seam, 0.6, 1.7, 1).intersection(cloth), "#2c2044", 0.7)
    d.hatch(cloth.intersection(polygon([(480, 90), (640, 160), (640, 240), (500, 240)])), INK, -58, 5.4, 1.1, 0.4)
    patch = polygon([(424, 178), (444, 172), (450, 190), (430, 196)])
    d.inked(patch, "#d9605a", 1.4, INK)
    for k in range(4):
        d.brush([(424 + k * 6, 174), (425 + k * 6, 181)], INK, 1)


def _lines(d: Drawing) -> None:
    for nodes in (
        [(358, 208), (330, 232), (318, 262), (282, 268)],
        [(386, 230), (352, 246), (330, 240), (306, 268), (284, 272)],
        [(412, 224), (380, 258), (340, 258), (320, 282), (286, 276)],
        [(440, 236), (408, 274), (366, 268), (330, 292), (288, 280)],
    ):
        d.thread(nodes, INK, 2.4, 0.8)
        d.thread(nodes, "#f2e6cc", 1.2)


def _sheep(d: Drawing, x: float, y: float, s: float, mirrored: bool = False) -> None:
    """They had been about to be counted."""
    with d.placed(x, y, s, mirrored=mirrored):
        d.fill(ellipse(0, 2, 24, 4), INK, 0.5)
        for lx in (-11, -5, 7, 12):
            d.brush([(lx, -8), (lx, 2)], INK, 4, 3.6, 3.6)
        wool = join(*(ellipse(cx, cy, r) for cx, cy, r in ((-13, -15, 8), (-5, -21, 9), (6, -21, 9), (14, -15, 8), (8, -10, 8), (-4, -9, 9), (-12, -10, 7))))  # fmt: skip
        mass(d, wool, "#fffaf0", "#8f88b4", light=(-1, -1), edge=1.4, shade=8, gap=3, line=1.7)
        for cx, cy in ((-8, -17), (2, -13), (8, -19), (-2, -22)):
            d.brush([(cx - 3, cy), (cx, cy + 2.4), (cx + 3, cy)], "#5c5788", 0.4, 1.2, 0.4, 0.8)
        head = blob([(15, -26), (24, -26), (29, -16), (24, -9), (17, -13)])
        mass(d, head, "#3a3050", "#1a1428", edge=1, hatched=0, line=1.4)
        d.inked(ellipse(14, -23, 5, 2.6, 24), "#3a3050", 1.1, INK)
        d.inked(ellipse(18, -27, 6, 4.6), "#fffaf0", 1.2, INK)
        for ex in (20.5, 26):
            d.inked(ellipse(ex, -20, 2.3), "#fffdf4", 0.8, INK)
            d.fill(ellipse(ex - 0.7, -19.4, 1), INK)


@drawing("endless/endings/nightmare", 640, 400)
def nightmare(d: Drawing) -> None:
    """A hole of a familiar shape, a parachute that opened too late, and three sheep."""
    backdrop(d, (0, "#12132e"), (0.35, "#2a2e66"), (0.62, "#6f6fb0"), (1, "#1a1a38"))
    stars(d, 0, 0, 640, 180, 70)
    moon(d, 128, 88, 54, 3.2)
    for x, y, rx in ((250, 64, 120), (440, 40, 100), (560, 96, 90), (60, 150, 110)):
        d.fill(ellipse(x, y, rx, rx * 0.12), d.radial(x, y, rx, (0, MOONLIT, 0.4), (0.6, MOONLIT, 0.15), (1, MOONLIT, 0), flat=0.12))  # fmt: skip
    for y, top, low in ((196, "#5a5fa0", "#2c2f60"), (216, "#454a88", "#20224a")):
        ridge = blob([(-20, y + 10), (90, y - 16), (200, y + 6), (330, y - 22), (460, y), (570, y - 20), (660, y), (660, 420), (-20, 420)])  # fmt: skip
        d.fill(ridge, d.linear(0, y - 20, 0, 330, (0, top), (1, low)))
        d.fill(rim(ridge, 0, 1.6), MOONLIT, 0.35)
    mist(d, 226, 30, "#b9c4ee", 0.22, 5)
    rng = d.chance()
    tree = join(twig((492, 214), -92, 104, 20, 3, rng))
    mass(d, tree, "#241c3c", "#120c20", edge=1.2, hatched=0, soft=False)
    hill = blob([(-30, 300), (80, 262), (200, 236), (340, 212), (480, 196), (600, 206), (670, 230), (670, 430), (-30, 430)])  # fmt: skip
    d.fill(hill, d.linear(120, 220, 420, 400, (0, "#8f98c8"), (0.35, "#5a5f98"), (1, "#1c1b3c")))
    d.fill(rim(hill, 0.6, 2.6), "#f2eedc", 0.7)
    d.hatch(hill.intersection(polygon([(360, 240), (660, 220), (660, 410), (300, 410)])), INK, -24, 6.4, 1.2, 0.4)
    grass = []
    for _ in range(150):
        x, y = rng.uniform(0, 640), rng.uniform(262, 396)
        s = (y - 180) / 130
        for k in (-1, 0, 1):
            grass.append(brush([(x + k * 2 * s, y), (x + k * 4 * s, y - rng.uniform(4, 8) * s)], 1.7 * s, 1, 0.3))
    keep = ellipse(248, 300, 124, 90)
    d.fill(pile(g for g in grass if not g.intersects(keep)), "#2a2c5c", 0.7)
    _canopy(d)
    d.glow(250, 290, 130, "#d8dcff", 0.3, 0.6)
    _print(d)
    _lines(d)
    for x, y, r in ((168, 262, 9), (330, 306, 8), (180, 346, 10), (312, 350, 7), (150, 306, 6), (286, 374, 8)):
        clod = polygon([(x + math.cos(k) * r * rng.uniform(0.8, 1.2), y + math.sin(k) * r * 0.7 * rng.uniform(0.8, 1.2)) for k in (0.1, 1, 2, 3, 4, 5.2)])  # fmt: skip
        mass(d, clod, "#9a8a8c", "#3a3048", edge=1.2, hatched=0.4, shade=4, gap=2.6)
    d.glow(366, 330, 90, palette.LAMP, 0.75)
    with d.placed(350, 316, 1.9, 24):
        lantern(d, 0, 0, 1)
    for k in range(5):
        x = 216 + k * 17
        d.fill(brush([(x, 258 - k % 2 * 8), (x + 8, 236 - k * 3), (x - 3, 214), (x + 7, 190 - k * 5)], 1, 5, 0.6), "#e6e2f4", 0.16)  # fmt: skip
    _sheep(d, 96, 352, 1.7)
    _sheep(d, 44, 316, 1.25)
    _sheep(d, 470, 366, 1.6, True)
    with d.placed(416, 372, 1, 20):
        sole = path("M-20 0C-20 -10 -8 -13 2 -13C16 -13 21 -6 20 1C14 7 -14 7 -20 0Z")
        d.inked(sole, d.linear(0, -13, 0, 6, (0, "#8a76c4"), (1, "#372a5c")), 1.8, INK)
        d.fill(ellipse(-8, -4, 9, 4), "#17102a")
        d.inked(ellipse(8, -9, 5), "#e6dcff", 1.2, INK)
    d.brush([(214, 392), (216, 376), (226, 366)], "#7fa58f", 1.6, 1.4, 1)
    for k in range(7):
        a = math.tau * k / 7
        d.fill(ellipse(230 + math.cos(a) * 5, 362 + math.sin(a) * 4, 3, 2.2), "#fffaf0")
    d.fill(ellipse(230, 362, 2.8), "#f2c95a")
    vignette(d, 300, 230, 430, 0.8, 0.58)
