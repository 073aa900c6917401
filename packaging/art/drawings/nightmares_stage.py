"""Nightmares before an audience: Nakedness, Fraud, Final Exam."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.nightmares_parts import (
    INK,
    MOONLIT,
    SKIN,
    WARM,
    backdrop,
    dreamer,
    eyes,
    ink_edge,
    mass,
    specks,
    vignette,
)
from art.paper import moon
from art.registry import drawing
from art.shapes import XY, Shape, blob, ellipse, join, mirror, move, path, pile, polygon, rect, rounded, scale
from art.strokes import brush, brushes, hatch, rim, tube

# ---------------------------------------------------------------- nakedness


def _hall(d: Drawing) -> None:
    """Tiers of seats, and from each pair of seats somebody stares."""
    for k in range(7):
        y = 40 + k * 34
        tier = polygon([*[(x, y + ((x - 200) / 200) ** 2 * -26 + 10) for x in range(-20, 441, 20)], (440, 340), (-20, 340)])  # fmt: skip
        d.fill(tier, palette.mix("#2c1c44", "#120b20", k / 6))
        d.fill(rim(tier, 0, 1.3), "#6a4f96", 0.5)
        backs = [brush([(x, y - 2 + ((x - 200) / 200) ** 2 * -26 + 12), (x + (x - 200) * 0.03, y + 26)], 0.5, 1.4, 0.6) for x in range(-6, 410, 22 + k)]  # fmt: skip
        d.fill(pile(backs), INK, 0.5)
    rng = d.chance()
    taken: list[tuple[float, float, float]] = []
    for _ in range(3000):
        if len(taken) >= 74:
            break
        x, y = rng.uniform(6, 394), rng.uniform(18, 236)
        off = abs(x - 200) - (22 + y / 262 * 92)
        if off < 8:
            continue
        r = rng.uniform(2.6, 4.4) + off / 60 + y / 130
        if rng.random() < 0.08:
            r *= 1.6
        if all((x - a) ** 2 + ((y - b) * 1.8) ** 2 > (2.7 * (r + c) + 2) ** 2 for a, b, c in taken):
            taken.append((x, y, r))
    for x, y, r in taken:
        d.fill(ellipse(x, y + r * 0.6, r * 3.1, r * 3), "#0b0716", 0.75)
    for x, y, r in taken:
        tone = palette.mix("#fbe9b0", "#c07a3e", rng.random() * 0.75)
        look = ((200 - x) / 200 * 1.3, (200 - y) / 160)
        eyes(d, x, y, r, tone, look=look, slant=rng.uniform(-12, 14), apart=1.25, slit=rng.random() < 0.25)


def _light_cone(d: Drawing) -> None:
    cone = polygon([(184, -6), (216, -6), (322, 264), (78, 264)])
    d.fill(cone, d.linear(0, -6, 0, 264, (0, "#fff4d0", 0.8), (0.5, "#f2d98a", 0.38), (1, "#f2d98a", 0.24)))
    d.fill(polygon([(190, -6), (210, -6), (276, 264), (124, 264)]), d.linear(0, -6, 0, 264, (0, "#fffbe8", 0.6), (1, "#fff2c4", 0.2)))  # fmt: skip
    specks(d, cone.intersection(rect(100, 20, 200, 200)), 120, "#fff8dc", 0.5, 3, 0.8)


def _stage_floor(d: Drawing) -> None:
    stage = blob([(-20, 270, "c"), (60, 254), (200, 246), (340, 254), (420, 270, "c"), (420, 340, "c"), (-20, 340, "c")])  # fmt: skip
    ink_edge(d, stage, 2)
    d.fill(stage, d.radial(200, 262, 220, (0, "#a8664e"), (0.5, "#5e3440"), (1, "#1c1020"), flat=0.5))
    for k in range(-9, 10):
        d.fill(brush([(200 + k * 22, 250), (200 + k * 36, 330)], 0.6, 1.4, 1.8).intersection(stage), INK, 0.5)
    d.fill(ellipse(200, 268, 122, 17), d.radial(200, 268, 122, (0, "#fff6d6"), (0.55, "#f2cf8a"), (0.9, "#c08458"), (1, "#a8664e", 0.2), flat=0.14))  # fmt: skip
    d.fill(rim(stage, 0, 2), "#f0c48a", 0.55)


def _lectern(d: Drawing) -> None:
    d.fill(polygon([(252, 268), (312, 264), (360, 276), (290, 282)]), INK, 0.5)
    foot = polygon([(246, 270), (252, 262), (296, 262), (302, 270)])
    post = polygon([(256, 264), (252, 214), (296, 214), (292, 264)])
    desk = polygon([(244, 214), (240, 200), (304, 190), (306, 206)])
    for part in (foot, post, desk):
        mass(d, part, "#8a5a48", "#2c1824", edge=1.4, edge_colour="#ffe0a8", shade=14, gap=3.4, light=(-1, -0.6))
    panel = polygon([(262, 222), (286, 222), (284, 256), (264, 256)])
    d.stroke(panel, INK, 1.4, 0.8)
    d.brush([(290, 196), (298, 178), (284, 166)], INK, 2.6, 2.2, 2)
    d.inked(ellipse(281, 164, 4, 5.4, -50), "#4a4360", 1.2, INK)
    d.fill(move(ellipse(280, 162, 1.4, 2.4, -50), -0.6, -0.6), MOONLIT)
    sheet = polygon([(252, 198), (276, 194), (280, 203), (256, 207)])
    d.inked(sheet, "#f4ead2", 1.1, INK)


def _runaway_shirt(d: Drawing) -> None:
    """Two moths are taking the nightshirt home."""
    with d.placed(286, 74, 1.1, -14):
        shirt = path("M-8 -14C-2 -10 2 -10 8 -14L22 -4L17 3L11 0C12 12 16 20 18 28C10 24 6 30 0 26C-6 30 -10 24 -17 29C-14 20 -12 12 -11 0L-17 3L-22 -4Z")  # fmt: skip
        d.glow(0, 6, 46, "#fff0c8", 0.4)
        d.inked(shirt, d.linear(-18, -12, 18, 28, (0, "#fffaf0"), (0.6, "#d9d2ec"), (1, "#8f86bc")), 1.7, INK)
        for nodes in ([(-6, -2), (-8, 10), (-10, 22)], [(1, -4), (1, 10), (0, 22)], [(7, 0), (9, 12), (12, 22)]):
            d.brush(nodes, "#5c5788", 0.4, 1.2, 0.4, 0.8)
        for x, y, t in ((-21, -14, -10), (21, -13, 12)):
            with d.placed(x, y, 1, t):
                for s in (-1, 1):
                    wing = path("M0 0C4 -10 14 -14 16 -8C17 -3 12 2 8 3C10 8 5 10 2 6Z")
                    with d.placed(0, 0, 1, mirrored=s < 0):
                        d.inked(wing, d.linear(0, -10, 14, 8, (0, "#f6e3b0"), (1, "#a8784e")), 1.1, INK)
                        d.fill(ellipse(9.5, -5.5, 1.8), "#6a3040")
                d.inked(ellipse(0, 1, 2, 5.4), "#6a5040", 1, INK)
                d.thread([(0, 5), (0, 10)], INK, 1)


def _front_row(d: Drawing) -> None:
    shapes: list[Shape] = []
    for x, r in ((10, 30), (62, 22), (112, 25), (166, 20), (228, 21), (282, 27), (338, 22), (388, 30)):
        y = 322 - r * 0.8
        shoulder = blob([(x - r * 1.7, 344), (x - r * 1.3, y + r * 0.9), (x - r * 0.5, y + r * 0.5), (x + r * 0.5, y + r * 0.5), (x + r * 1.3, y + r * 0.9), (x + r * 1.7, 344)])  # fmt: skip
        shapes.append(join(shoulder, ellipse(x, y, r * 0.68, r * 0.78)))
    extras = [
        join(rect(-6, 266, 34, 8), rect(0, 240, 22, 30)),
        ellipse(112, 277, 11),
        join(polygon([(264, 292), (262, 262), (280, 280)]), polygon([(284, 280), (303, 262), (300, 292)])),
        join(tube([(380, 280), (372, 264), (360, 258)], [3, 2.6, 2]), tube([(396, 280), (402, 262), (412, 256)], [3, 2.6, 2]), ellipse(359, 257, 5), ellipse(413, 255, 5)),
    ]  # fmt: skip
    for k, shape in enumerate(shapes):
        whole = join(shape, *(e for e in extras if e.distance(shape) < 2 and e.centroid.distance(shape.centroid) < 70))  # fmt: skip
        mass(d, whole, "#1a1028", "#07040d", light=(0.2 if k < 4 else -0.2, -1), edge=1.6, edge_colour="#f2c88a", edge_strength=0.75, hatched=0)  # fmt: skip


@drawing("endless/nightmares/nakedness", 400, 320)
def nakedness(d: Drawing) -> None:
    """A hall full of eyes, one light, one small sheet of paper; the nightshirt is leaving."""
    backdrop(d, (0, "#1a1030"), (1, "#0a0714"))
    _hall(d)
    _light_cone(d)
    _runaway_shirt(d)
    _stage_floor(d)
    _lectern(d)
    d.fill(polygon([(186, 270), (206, 270), (238, 284), (150, 284)]), "#3a1a24", 0.55)
    dreamer(d, 196, 272, 1.5, clothed=False, lamp=False, mood="afraid",
            arms=(((-5, -29), (-12, -22), (-7, -17)), ((5, -29), (12, -22), (7.4, -15))),
            legs=(((-3.4, -11), (-2, -6), (-3.6, -1)), ((3.4, -11), (1.6, -6), (3, -1))))  # fmt: skip
    with d.placed(196, 272, 1.5):
        for x in (-5, 5):
            d.fill(ellipse(x, -36.8, 1.7, 1), "#e2685c", 0.6)
        sheet = polygon([(-8.6, -22.6), (7.6, -24), (9, -7), (-7.6, -6)])
        d.inked(sheet, d.linear(-8, -22, 8, -6, (0, "#fffdf2"), (1, "#e2d0a8")), 1.5, INK)
        for k in range(5):
            y = -20 + k * 2.7
            d.brush([(-5.6, y), (-1, y - 0.7), (1.5, y + 0.2), (5.4 - (k % 3) * 1.6, y - 0.8)], "#4a4468", 0.3, 0.7, 0.3)  # fmt: skip
        for x, y in ((-8.2, -16), (8.4, -14.6)):
            d.inked(ellipse(x, y, 2.2), SKIN, 1, INK)
    _front_row(d)
    vignette(d, 200, 170, 270, 0.8, 0.55)


# ---------------------------------------------------------------- fraud


def _pointing(d: Drawing, tip: XY, reach: float, angle: float, size: float, flip: bool = False) -> None:
    """A hand with a long finger; its tip at `tip`, the arm comes from `angle`."""
    with d.placed(tip[0], tip[1], size, angle, sy=-size if flip else size):
        arm = tube([(150, 2), (200, 10), (reach, 16)], [25, 28, 34], 5)
        palm = blob([(96, -18), (130, -28), (164, -22), (172, 10), (156, 34), (118, 36), (94, 20)])
        index = tube([(112, -8), (74, -12), (38, -3), (2, 0)], [14, 10, 7.4, 3.6], 8)
        thumb = tube([(136, -18), (112, -30), (90, -26), (76, -14)], [10, 9, 7, 4.6], 8)
        curls = [tube([(118, 6 + k * 9), (88 + k * 5, 10 + k * 8), (82 + k * 6, 20 + k * 6), (104 + k * 5, 22 + k * 6)], [9, 8.6, 8, 7], 7) for k in range(3)]  # fmt: skip
        cuff = polygon([(156, -32), (176, -36), (182, 46), (160, 42)])
        for shape in (arm, palm, *reversed(curls), index, thumb):
            mass(d, shape, "#a79ccc", "#372a58", shade=9, gap=4 / size**0.5, edge=2, edge_colour="#fff0cc", line=2.2, soft=size > 1)
        mass(d, cuff, "#f0e6d4", "#8a7a9a", shade=10, gap=3.4, edge=1.6, line=2)
        for x in (72, 40):
            d.brush([(x, -14), (x - 2, -9), (x - 1, -3)], INK, 0.5, 1.8, 0.5, 0.8)
            d.brush([(x + 5, -13), (x + 3, -8), (x + 4, -3)], INK, 0.4, 1.4, 0.4, 0.6)
        nail = path("M12 -4C6 -6 -4 -4 -12 1C-4 3 6 3 12 1Z")
        d.inked(nail, d.linear(-12, 0, 12, 0, (0, "#fffaf0"), (1, "#d98a8a")), 1.4, INK)


def _robe(d: Drawing) -> None:
    """The king: a robe on a broomstick."""
    back = path("M118 116C128 100 196 100 208 116C216 170 240 250 262 314L66 314C88 250 110 170 118 116Z")
    d.soft(back, INK, 8, 0.5, 4, 4, steps=4)
    ink_edge(d, back, 2.4)
    d.fill(back, d.radial(166, 262, 110, (0, "#7a4436"), (0.45, "#3a1c30"), (1, "#140a1a")))
    bristles = path("M156 68C150 56 142 44 136 22L146 30L150 18L157 28L164 16L171 27L179 18L183 30L193 24C188 44 180 56 174 68Z")  # fmt: skip
    mass(d, bristles, "#e0b96c", "#6c4722", edge=1.2, hatched=0, edge_colour="#fff0c0")
    for x in (-19, -11, -4, 4, 11, 19):
        d.brush([(165 + x * 0.35, 66), (165 + x * 0.8, 46), (165 + x * 1.1, 30)], INK, 1.2, 1, 0.3, 0.65)
    d.fill(rect(157, 62, 17, 3), "#8d2f3f")
    d.brush([(164, 60), (166, 160), (168, 300)], INK, 6.6, 6.6, 6.6)
    d.brush([(164, 60), (166, 160), (168, 300)], "#9a6c44", 4, 4, 4)
    hanger = path("M116 118C130 104 156 100 165 92C176 100 198 104 212 118L208 122C192 110 178 106 165 100C154 106 138 110 120 122Z")  # fmt: skip
    mass(d, hanger, "#c79a5a", "#6c4722", edge=1, hatched=0)
    for side in (0, 1):
        half = path("M164 118C150 112 132 108 116 118C100 160 84 230 58 316L132 316C140 262 154 200 164 150Z")
        collar = path("M166 118C152 106 130 102 112 116C108 122 108 130 112 134C130 126 148 132 160 144Z")
        hem = path("M62 298L58 318L133 318L136 298C112 306 86 306 62 298Z")
        edge = tube([(162, 140), (150, 196), (140, 250), (132, 312)], [4, 6, 8, 10], 8)
        if side:
            half, collar, hem, edge = (mirror(s, 165) for s in (half, collar, hem, edge))
        mass(d, half, "#8a3a52", "#2c1030", shade=20, gap=4, edge=2, edge_colour="#ffcfae", line=2)
        for k in range(3):
            x = 104 - k * 6
            fold = brush([(128 - k * 8, 136), (x + 8, 210), (x - 14 + k * 4, 296)], 0.5, 2.6, 1)
            d.fill(mirror(fold, 165) if side else fold, INK, 0.55)
        for fur_part in (edge, hem, collar):
            mass(d, fur_part, "#fbf2e0", "#b7a8bc", shade=6, gap=3, edge=1.2, edge_colour="#ffffff", line=1.8)
        for x, y in ((126, 118), (144, 128), (153, 178), (144, 222), (138, 268), (84, 308), (110, 310)):
            spot = path(f"M{x - 1.6} {y - 3}L{x + 1.6} {y - 3}L{x + 0.8} {y + 4}L{x - 0.8} {y + 4}Z")
            d.fill(mirror(spot, 165) if side else spot, INK, 0.85)


def _mask(d: Drawing) -> None:
    with d.placed(218, 86, 1.04, 31):
        for nodes in ([(-38, -14), (-58, -22), (-64, -6), (-74, -8)], [(38, -10), (52, 4), (48, 22), (58, 32)]):
            d.brush(nodes, INK, 3.4, 3.2, 1.6)
            d.brush(nodes, "#d9605a", 2, 2, 0.8)
        face = blob([(0, -52), (27, -44), (40, -16), (35, 18), (18, 44), (0, 54), (-18, 44), (-35, 18), (-40, -16), (-27, -44)])  # fmt: skip
        d.soft(face, INK, 6, 0.5, 5, 6, steps=4)
        d.body(face, "#fffaf0", "#eadfd2", "#8f80a8", depth=16, rim_width=4, gap=3.4, ink=INK)
        for s in (-1, 1):
            hole = path("M6 -10C10 -19 24 -19 29 -8C23 -2 12 -2 6 -10Z")
            brow = brush([(6, -24), (16, -32), (31, -25)], 1, 4.4, 1)
            if s < 0:
                hole, brow = mirror(hole, 0), mirror(brow, 0)
            d.inked(hole, "#12091a", 1.4, INK)
            d.fill(brow, "#3a2440")
            d.fill(ellipse(s * 22, 10, 7, 5), "#e2685c", 0.45)
        d.brush([(0, -14), (4, 4), (-3, 8)], "#8f7a96", 0.6, 1.8, 0.6)
        smile = path("M-22 16C-12 26 12 26 22 16C18 38 -18 38 -22 16Z")
        d.inked(smile, "#7a2236", 1.8, INK)
        d.fill(path("M-19 19C-10 26 10 26 19 19C18 24 14 27 10 28C2 30 -8 30 -13 26Z"), "#fffaf0")
        d.brush([(14, -52), (8, -40), (16, -30), (12, -20)], INK, 1.2, 1.2, 0.4, 0.8)
    with d.placed(248, 38, 1.04, 46):
        crown = path("M-32 14L-36 -12L-20 2L-12 -20L0 0L13 -20L20 2L36 -11L32 14C14 20 -14 20 -32 14Z")
        d.body(crown, "#fff0b8", "#f2cf7a", "#b9853e", depth=8, rim_width=2.4, gap=3, ink=INK)
        for x, c in ((-18, "#e2685c"), (0, "#6aa5e0"), (18, "#6fbf8f")):
            d.inked(ellipse(x, 9, 3.6), c, 1.1, INK)
        d.inked(polygon([(24, -2), (38, 2), (36, 9), (22, 6)]), "#d8d4e6", 0.9, INK, 0.9)  # sticking tape


@drawing("endless/nightmares/fraud", 400, 320)
def fraud(d: Drawing) -> None:
    """The king's mask slips: a robe on a broomstick, and inside it a child on a pile of books."""
    backdrop(d, (0, "#151028"), (0.6, "#2c1c3e"), (1, "#120b1c"))
    rng = d.chance()
    for _ in range(26):
        x, y = rng.uniform(6, 394), rng.uniform(12, 210)
        if abs(x - 170) > 84:
            eyes(d, x, y, rng.uniform(2.6, 5), palette.mix("#c9a86a", "#5a4a78", rng.random()), look=((170 - x) / 170, 0.3), slant=rng.uniform(4, 18))  # fmt: skip
    d.fill(polygon([(70, -6), (150, -6), (300, 300), (30, 300)]), d.linear(0, 0, 0, 300, (0, "#fff0c8", 0.5), (1, "#f2d98a", 0.12)))  # fmt: skip
    floor = blob([(-20, 268), (100, 258), (220, 256), (420, 266), (420, 340), (-20, 340)])
    d.fill(floor, d.radial(166, 290, 200, (0, "#8a4a4e"), (0.5, "#4a2438"), (1, "#170c1c"), flat=0.4))
    d.hatch(floor, INK, 2, 5, 1.1, 0.5)
    _pointing(d, (66, 150), 260, 196, 0.5, True)
    _pointing(d, (78, 226), 260, 176, 0.56)
    _robe(d)
    for k, (y, w, c) in enumerate(((304, 44, "#3f5f8a"), (294, 36, "#8a6a3a"), (284, 40, "#4f7a5e"))):
        book = rounded(166 - w / 2 + (k - 1) * 3, y, w, 10, 2)
        mass(d, book, palette.lighter(c, 0.2), palette.darker(c, 0.4), edge=0.9, hatched=0.4, shade=4, gap=2.4, edge_colour="#ffe0a8")  # fmt: skip
        d.fill(rect(166 - w / 2 + (k - 1) * 3 + 3, y + 6.4, w - 6, 1.6), "#efe6d2", 0.85)
    dreamer(d, 164, 284, 1.32, mood="afraid", glow=0.9, arms=(((-5, -30), (-10, -36), (-3, -44)), ((5, -30), (11, -25), (13, -30))))  # fmt: skip
    _mask(d)
    _pointing(d, (212, 224), 300, 8, 1.12)
    _pointing(d, (292, 120), 300, -16, 0.56)
    vignette(d, 176, 180, 280, 0.85, 0.55)


# ---------------------------------------------------------------- final exam

FAR: XY = (200, 136)


def _clock(d: Drawing) -> None:
    x, y = 200, 88
    moon(d, x, y, 84, 2.3)
    d.stroke(ellipse(x, y, 84), INK, 5)
    d.stroke(ellipse(x, y, 84), "#d9b066", 2.4)
    d.stroke(ellipse(x, y, 77), INK, 1, 0.7)
    for k in range(60):
        a = math.tau * k / 60
        inner = 70 if k % 5 else 62
        p, q = [(x + math.cos(a) * r, y + math.sin(a) * r) for r in (inner, 75)]
        d.fill(brush([p, q], 1 if k % 5 else 4.4, 1 if k % 5 else 3.6, 1 if k % 5 else 3), "#3a2438")
    for angle, long, width in ((-31, 46, 11), (-7, 66, 8)):
        with d.placed(x, y, 1, angle):
            hand = path(f"M{-width / 4} 14L{-width / 3} {-long * 0.5}C{-width} {-long * 0.62} {-width * 0.7} {-long * 0.8} 0 {-long}C{width * 0.7} {-long * 0.8} {width} {-long * 0.62} {width / 3} {-long * 0.5}L{width / 4} 14Z")  # fmt: skip
            d.fill(move(hand, 2.5, 2.5), "#7a5630", 0.5)
            d.inked(hand, d.linear(-8, 0, 8, 0, (0, "#6a5590"), (1, "#1a1028")), 1.5, INK)
            d.brush([(0, -long + 3), (0, -long * 0.62)], "#f2d98a", 1.2)
            d.fill(ellipse(0, -long * 0.6, 1.6), "#f2d98a")
    d.inked(ellipse(x, y, 7), "#d9605a", 1.6, INK)


def _sheet_road(d: Drawing) -> None:
    """The exam: an aisle of paper without end."""
    fx, fy = FAR
    road = path(f"M{fx - 3} {fy}C{fx - 30} 200 110 268 84 330L316 330C290 268 {fx + 30} 200 {fx + 3} {fy}Z")
    d.soft(road, INK, 6, 0.6, 0, 3, steps=4)
    d.fill(road, d.linear(0, fy, 0, 320, (0, "#fff4cc"), (0.4, "#efe0bc"), (1, "#b9a88c")))
    rng = d.chance()
    y = 146.0
    ink: list[Shape] = []
    while y < 318:
        t = (y - fy) / (330 - fy)
        half = 3 + 104 * t ** 1.12
        step = 2.4 + 9 * t
        x = fx - half * 0.8
        end = fx + half * rng.uniform(0.4, 0.8)
        while x < end:
            word = rng.uniform(0.1, 0.24) * half
            nodes = [(x + word * k / 6, y + rng.uniform(-0.32, 0.32) * step) for k in range(7)]
            ink.append(brush(nodes, 0.3, 0.35 + 1.7 * t, 0.3, 3))
            x += word + half * 0.07
        y += step
    d.fill(pile([s.intersection(road).simplify(0.2) for s in ink]), "#3a3058", 0.85)
    d.fill(rim(road, -2, 0), "#fffaf0", 0.8)
    mark = [(262, 296), (240, 310), (252, 300), (272, 282)]
    d.brush([(110, 300), (122, 282), (138, 296), (150, 280)], "#c23f36", 1, 3, 1, 0.85)
    d.brush(mark, "#c23f36", 1, 3, 1, 0.85)


def _hair(kind: int) -> Shape:
    """What tells them apart from behind: bun, pigtails, spikes, or a school cap."""
    if kind == 0:
        return ellipse(0, -52, 5.4)
    if kind == 1:
        return join(tube([(-10, -42), (-18, -38), (-17, -28)], [4, 4.4, 1.6], 4), tube([(10, -42), (18, -38), (17, -28)], [4, 4.4, 1.6], 4))  # fmt: skip
    if kind == 2:
        return pile(polygon([(x - 3.4, -44), (x * 1.5, -55 + abs(x) * 0.4), (x + 3.4, -44)]) for x in (-8, -3, 3, 8))
    return join(rect(-11, -50, 22, 6), path("M-10 -46C-9 -56 9 -56 10 -46Z"))


def _pupil_shape(side: int, kind: int) -> Shape:
    back = blob([(-19, 6), (-20, -12), (-15, -25), (-6, -30), (6, -30), (15, -25), (20, -12), (19, 6)])
    head = join(ellipse(0, -37, 11, 10.5), ellipse(-11, -36, 2.6, 3.4), ellipse(11, -36, 2.6, 3.4))
    chair = join(tube([(-8, 4), (-9, 26)], [2.2, 2.2], 2), tube([(8, 4), (9, 26)], [2.2, 2.2], 2))
    return join(back, move(join(head, _hair(kind)), -side * 2, 0), chair)


def _row_far(d: Drawing, y: float, s: float, columns: int, dim: float) -> None:
    """A row so far away that it is one shape."""
    figure = _pupil_shape(0, 2).simplify(min(5.0, 0.45 / s))
    desk = join(rect(-32, -12, 64, 7), rect(-29, -6, 4, 34), rect(25, -6, 4, 34))
    places = [side * (30 * s + 92 * s * c) for c in range(1, columns + 1) for side in (-1, 1)]
    places = [x for x in places if abs(x) < 215]
    with d.placed(FAR[0], y):
        for shape, colour in ((desk, "#7a5262"), (figure, "#54406e")):
            row = [move(scale(shape, s, s), x, 0) for x in places]
            d.fill(pile(row), palette.mix(colour, "#b98a78", dim * 0.6))
            if s > 0.16:
                d.fill(pile(rim(one, 0.6 if x > 0 else -0.6, 0.6).simplify(0.2) for one, x in zip(row, places, strict=True)), "#ffe4ae", 0.6)  # fmt: skip


def _pupil(d: Drawing, x: float, y: float, s: float, kind: int, turned: bool = False) -> None:
    """One of the others, bent over the desk, quill in hand."""
    side = 1 if x > 200 else -1
    with d.placed(x, y, s):
        whole = _pupil_shape(side, kind)
        desk = polygon([(-32, -12), (32, -12), (36, -4), (-36, -4)])
        d.fill(join(rect(-31, -5, 4, 34), rect(27, -5, 4, 34)), "#120b1e")
        mass(d, desk, "#7a5260", "#2c1a2c", edge=1.3, edge_colour="#f2cf9a", hatched=0, soft=False)
        mass(d, whole, "#574778", "#120b1e", light=(-side * 0.8, -0.8), edge=1.5, edge_colour="#ffe4ae", hatched=0.5, shade=8, gap=5, soft=False)  # fmt: skip
        quill = path("M20 -13C23 -30 34 -46 42 -51C41 -37 35 -23 22 -12Z")
        quill = mirror(quill, 0) if side > 0 else quill
        d.inked(quill, d.linear(-40, -50, 40, -14, (0, "#cfc6e6"), (1, "#f2e8d4")), 1.1, INK)
        if turned:
            eyes(d, -side * 2, -37, 4.4, WARM, look=(-side * 0.7, 0.6), slant=14)
            d.brush([(-side * 2 - 5, -30.6), (-side * 2, -29), (-side * 2 + 5, -30.6)], WARM, 0.4, 1.4, 0.4)


@drawing("endless/nightmares/final_exam", 400, 320)
def final_exam(d: Drawing) -> None:
    """Five to twelve: the exam sheet is a road without end, and all others have long begun."""
    backdrop(d, (0, "#1c1836"), (0.4, "#4a3c6c"), (0.5, "#8a6a7c"), (1, "#1a1224"))
    _clock(d)
    fx, fy = FAR
    for side in (-1, 1):
        for k in range(6):
            s = 0.2 * 1.52**k
            x = fx + side * (46 + 128 * s)
            pillar = polygon([(x, -10), (x + side * 34 * s, -10), (x + side * 34 * s, fy + 78 * s), (x, fy + 78 * s)])  # fmt: skip
            mass(d, pillar, palette.mix("#5e4c80", "#150e22", min(1, 0.2 * k)), palette.mix("#4a3a60", "#0d0816", min(1, 0.2 * k)), light=(-side, 0), edge=1.2, edge_colour="#f2d9a4", shade=16 * s, gap=3.6, edge_strength=0.6)  # fmt: skip
    floor = polygon([(-10, 156), (160, fy), (240, fy), (410, 156), (410, 330), (-10, 330)])
    d.fill(floor, d.linear(0, fy, 0, 320, (0, "#b98a78"), (0.25, "#5e4258"), (1, "#150d1c")))
    d.hatch(floor, INK, 1, 6, 1, 0.4)
    _sheet_road(d)
    for row in range(6):
        s = 0.075 * 1.36**row
        _row_far(d, fy + 6 + 150 * s, s * 0.94, 22 - 3 * row, 1 - row / 6)
    for row, s in enumerate((0.5, 0.7, 1.0)):
        for column in (3, 2, 1):
            for side in (-1, 1):
                x = fx + side * (30 * s + 92 * s * column)
                if -30 < x < 430:
                    turned = row == 1 and side > 0 and column == 1
                    _pupil(d, x, fy + 8 + 150 * s, s * 0.92, (row + column + (side > 0) * 2) % 4, turned)
    d.fill(ellipse(198, 298, 30, 5), INK, 0.4)
    dreamer(d, 198, 296, 1, back=True, turn=-4, legs=(((-4, -10), (-7, -4), (-5, 1)), ((4, -10), (7, -6), (12, -5))))
    vignette(d, 200, 150, 285, 0.85, 0.55)
