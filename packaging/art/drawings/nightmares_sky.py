"""Nightmares of the sky: End of the World and Falling."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.nightmares_parts import (
    INK,
    MOONLIT,
    almond,
    backdrop,
    dreamer,
    house,
    ink_edge,
    jagged,
    lantern,
    mass,
    specks,
    vignette,
    window,
)
from art.paper import moon, stars
from art.registry import drawing
from art.shapes import XY, Shape, blob, ellipse, join, move, path, pile, polygon, rect, turn
from art.strokes import brush, brushes, hatch, rim, tube

# ---------------------------------------------------------------- end of the world

MOON_AT: XY = (208, 112)
MOON_RADIUS = 98


def _crack(d: Drawing) -> tuple[list[XY], list[XY]]:
    """The two ragged edges of the cleft, each from the top of the moon to its foot."""
    rng = d.chance()
    left = jagged((236, 4), (196, 226), 9, 11, rng)
    right = jagged((252, 6), (214, 226), 9, 10, rng)
    bulge = [0, 6, 13, 19, 22, 20, 15, 9, 3, 0]
    return (
        [(x - b, y) for (x, y), b in zip(left, bulge, strict=True)],
        [(x + b, y) for (x, y), b in zip(right, bulge, strict=True)],
    )


def _half_moon(d: Drawing, half: Shape) -> None:
    x, y = MOON_AT
    ink_edge(d, half, 1.6)
    d.fill(half, d.radial(x - 30, y - 34, 150, (0, "#fffdf0"), (0.45, "#f6e4ab"), (0.8, "#d9a866"), (1, "#a86a4e")))  # fmt: skip
    for cx, cy, rx, ry in ((-56, -20, 15, 13), (-34, 36, 20, 15), (-20, -58, 10, 8), (62, 22, 15, 14), (54, -36, 9, 9), (34, 62, 13, 10), (-70, 22, 7, 8)):  # fmt: skip
        pit = ellipse(x + cx, y + cy, rx, ry).intersection(half)
        if pit.is_empty:
            continue
        d.fill(pit, "#b08a4c", 0.4)
        d.fill(pit.difference(move(pit, 1.8, 2)), "#7a5630", 0.5)
        d.fill(pit.difference(move(pit, -1.4, -1.6)), "#fff6d4", 0.6)
    low = half.difference(ellipse(x - 22, y - 26, MOON_RADIUS + 6))
    d.hatch(low, "#4a2438", -52, 4, 1.1, 0.55)
    d.fill(rim(half, 1.4, 1.6), "#fffdf4", 0.8)


def _cleft(d: Drawing, gap: Shape) -> None:
    """What was inside: darkness, an eye, and fingers over the shell's edge."""
    d.fill(gap.buffer(3), INK)
    d.fill(gap, d.radial(222, 108, 90, (0, "#4a1d48"), (0.5, "#210f2c"), (1, "#07040c")))
    with d.clipped(gap):
        lid = almond(222, 104, 31, -16)
        d.glow(222, 104, 54, "#ff9a5e", 0.65)
        d.fill(lid, "#f7e9c4")
        d.fill(ellipse(221, 105, 15).intersection(lid), d.radial(221, 107, 16, (0, "#ffd27a"), (0.5, "#e2685c"), (1, "#7a1f30")))  # fmt: skip
        d.fill(ellipse(221, 107, 4, 13, -6).intersection(lid), INK)
        d.fill(ellipse(215, 99, 3.4, 2.8), "#fffdf4")
        d.fill(lid.difference(move(lid, 1, 7)), INK, 0.5)


def _claws(d: Drawing) -> None:
    for nodes, radii in (
        ([(214, 146), (202, 139), (191, 145), (184, 156)], [5, 5, 4, 0.8]),
        ([(212, 162), (198, 156), (187, 162), (181, 174)], [5, 4.8, 4, 0.8]),
        ([(210, 178), (197, 174), (187, 181), (183, 192)], [4.4, 4.4, 3.6, 0.8]),
        ([(228, 64), (244, 56), (256, 60), (264, 72)], [5, 5, 4, 0.8]),
        ([(232, 48), (246, 40), (258, 43), (266, 54)], [4.6, 4.6, 3.8, 0.8]),
    ):
        mass(d, tube(nodes, radii, 6), "#5a3a78", "#170d24", edge=1.1, hatched=0.5, shade=4, gap=2.4)


def _shards(d: Drawing) -> None:
    """Pieces of moon on their way down, each with its burning trail."""
    for x, y, r, a in ((92, 196, 15, 128), (226, 236, 7, 96), (48, 132, 8, 136), (300, 214, 12, 62), (352, 170, 8, 50), (262, 238, 6, 70), (34, 218, 6, 130)):  # fmt: skip
        t = math.radians(a - 180)
        back = (x + math.cos(t) * r * 6.5, y + math.sin(t) * r * 6.5)
        d.fill(brush([back, ((x + back[0]) / 2, (y + back[1]) / 2 - 2), (x, y)], 0.4, r * 0.9, r * 1.9),
               d.linear(back[0], back[1], x, y, (0, "#f08a5e", 0), (0.6, "#f2a86a", 0.4), (1, "#fff0c0", 0.85)))  # fmt: skip
        rng = d.chance()
        piece = polygon([(x + math.cos(k) * r * rng.uniform(0.75, 1.15), y + math.sin(k) * r * rng.uniform(0.7, 1.1)) for k in (rng.uniform(0, 0.8), 1.2, 1.9 + rng.uniform(0, 0.5), 3.1, 4.3, 4.9, 5.7)])  # fmt: skip
        ink_edge(d, piece, 1.3)
        d.fill(piece, d.linear(x - r, y - r, x + r, y + r, (0, "#fffae4"), (0.5, "#e8c684"), (1, "#8a5546")))
        d.fill(hatch(rim(piece, -r * 0.5, -r * 0.5), -52, 2.4, 0.8, 4), "#4a2438", 0.6)


def _town(d: Drawing) -> None:
    hills = blob([(-10, 268), (60, 254), (140, 262), (220, 250), (310, 260), (410, 248), (410, 330), (-10, 330)])
    d.fill(hills, d.linear(0, 248, 0, 320, (0, "#53386a"), (1, "#1c1430")))
    for x, b, w, h, lean in ((8, 282, 22, 22, 2), (40, 278, 18, 30, -2), (128, 280, 20, 20, 2), (158, 276, 16, 28, -3), (196, 278, 24, 18, 0), (286, 280, 20, 26, 3), (318, 276, 17, 34, -2), (352, 282, 24, 20, 2)):  # fmt: skip
        house(d, x, b, w, h, lean=lean, top="#5a4478", low="#2c2048", lit=1, chimney=False, roof=0.7)
    tower = polygon([(236, 280), (238, 222), (260, 222), (262, 280)])
    spire = polygon([(234, 224), (252, 176), (264, 224)])
    mass(d, tower, "#4c3a70", "#20163a", edge=1.2, shade=8)
    mass(d, spire, "#3a2c5c", "#251a40", edge=1.3, shade=8)
    d.stroke(path("M252 178L257 163M251 169L262 172"), INK, 1.8)
    window(d, 244, 234, 9, 11)
    for x, b, w, h, lean, lit in ((-14, 322, 58, 40, -4, 2), (60, 322, 44, 24, 5, 1), (188, 322, 52, 26, 4, 2), (268, 322, 48, 34, -5, 1), (334, 322, 64, 40, 6, 3)):  # fmt: skip
        house(d, x, b, w, h, lean=lean, lit=lit, top="#2f2450", low="#0f0a1e")


def _cat(d: Drawing, x: float, y: float) -> None:
    """Unmoved."""
    with d.placed(x, y, 0.95):
        cat = join(blob([(-6, 0), (-6, -9), (-2, -15), (3, -13), (6, -6), (6, 0)]), ellipse(-2.5, -17, 4.6, 4.2),
                   polygon([(-6.6, -18), (-6, -24), (-2.6, -20.4)]), polygon([(-2, -20.6), (1.6, -24), (1.8, -18)]),
                   tube([(5, -2), (12, -1), (14, -8), (11, -12)], [1.6, 1.6, 1.4, 1], 5))  # fmt: skip
        d.stroke(cat, "#f6dca0", 1.6, 0.8)
        d.fill(cat, "#0c0714")


@drawing("endless/nightmares/end_of_the_world", 400, 320)
def end_of_the_world(d: Drawing) -> None:
    """The moon is an egg, it hatches over the town, and the cat does not look up."""
    backdrop(d, (0, "#0c0a20"), (0.3, "#2a1f50"), (0.6, "#6a3a6c"), (0.8, "#c9685f"), (0.9, "#f0a96a"), (1, "#6a3a4c"))  # fmt: skip
    stars(d, 0, 0, 400, 150, 34)
    rng = d.chance()
    rifts = [
        jagged(a, b, 9, rng.uniform(3, 6), rng)
        for a, b in (((116, 96), (-6, 40)), ((120, 150), (-6, 176)), ((300, 86), (406, 22)), ((304, 130), (406, 124)), ((150, 34), (96, -6)), ((280, 46), (330, -6)))
    ]  # fmt: skip
    for nodes in rifts:
        d.fill(brush([(*n, "c") for n in nodes], 5, 2.6, 0.4), "#1a0a24", 0.85)
        d.fill(brush([(x + 0.8, y + 0.8, "c") for x, y in nodes], 1.4, 1, 0.3), "#ffc08a", 0.9)
    x, y = MOON_AT
    d.glow(x, y, 230, "#ffdf9a", 0.6)
    disc = ellipse(x, y, MOON_RADIUS)
    left_edge, right_edge = _crack(d)
    left = disc.intersection(polygon([(0, -20), *left_edge, (0, 260)]))
    right = disc.intersection(polygon([(400, -20), *right_edge, (400, 260)]))
    gap = disc.buffer(-2).difference(join(left, right))
    left, right = turn(left, -3, (196, 226)), move(turn(right, 4, (214, 226)), 3, 1)
    _cleft(d, join(gap, gap.buffer(5).intersection(disc)))
    _half_moon(d, left)
    _half_moon(d, right)
    for nodes in (jagged((190, 70), (140, 84), 6, 5, rng), jagged((186, 128), (134, 122), 6, 4, rng), jagged((262, 120), (296, 140), 5, 4, rng), jagged((196, 168), (160, 182), 5, 4, rng)):  # fmt: skip
        d.fill(brush([(*n, "c") for n in nodes], 2.6, 1.6, 0.3), "#2b1424", 0.9)
    _claws(d)
    for cx, cy, rx in ((70, 228, 110), (330, 236, 120), (200, 246, 90)):
        d.fill(ellipse(cx, cy, rx, 9), d.radial(cx, cy, rx, (0, "#f7b98a", 0.55), (1, "#f7b98a", 0), flat=9 / rx))
    _shards(d)
    _town(d)
    roof = polygon([(86, 322), (132, 276), (188, 322)])
    mass(d, roof, "#3d2f62", "#150e26", edge=1.8, edge_colour="#ffd9a0", shade=20, gap=3.6, light=(-0.4, -1))
    mass(d, rect(152, 278, 13, 26), "#54407c", "#20163a", edge=1.2, edge_colour="#ffd9a0", shade=5)
    d.inked(rect(149.5, 275, 18, 5), "#6a5490", 1.2, INK)
    _cat(d, 158, 275)
    dreamer(d, 128, 280, 0.9, back=True, glow=0.7)
    vignette(d, 206, 140, 285, 0.8, 0.6)


# ---------------------------------------------------------------- falling

GROUND: XY = (232, 206)


def _maw(d: Drawing) -> None:
    """The town from above: rings of houses lean inwards like teeth round a dark square."""
    cx, cy = GROUND
    for k, colour in ((250, "#232a52"), (205, "#2c3563"), (160, "#35406f"), (128, "#283055")):
        d.fill(ellipse(cx, cy, k * 1.25, k), colour, 0.75)
    rng = d.chance()
    for k in range(26):  # fields
        a = math.tau * k / 26
        p = [(cx + math.cos(a + rng.uniform(0, 0.12)) * r * 1.25, cy + math.sin(a) * r) for r in (128, 190, 270)]
        d.fill(brush(p, 1, 1.4, 2.4), "#12152e", 0.6)
    for x, y, rx, ry, t in ((60, 120, 44, 22, 30), (376, 120, 40, 20, -40), (84, 292, 50, 18, -20), (352, 300, 46, 20, 24)):  # fmt: skip
        patch = ellipse(x, y, rx, ry, t)
        d.fill(patch, palette.mix("#3c5a72", "#2c3563", rng.random()), 0.7)
        d.hatch(patch, INK, t + 30, 5, 1, 0.4)
    pit = ellipse(cx, cy, 66, 50)
    d.fill(pit.buffer(3), INK, 0.8)
    d.fill(pit, d.radial(cx, cy, 66, (0, "#1a0a1e"), (0.6, "#2c1130"), (1, "#5a2440"), flat=0.76))
    d.glow(cx, cy + 4, 40, "#e2685c", 0.35, 0.76)
    tongue = blob([(cx - 22, cy + 44), (cx - 20, cy + 18), (cx, cy + 8), (cx + 20, cy + 18), (cx + 22, cy + 44)]).intersection(pit)  # fmt: skip
    d.inked(tongue, d.linear(0, cy + 8, 0, cy + 44, (0, "#b04a5e"), (1, "#5a2038")), 1.2, INK)
    d.brush([(cx, cy + 14), (cx + 1, cy + 28), (cx, cy + 42)], "#4a1428", 0.6, 1.8, 0.6, 0.8)


def _ring(d: Drawing, radius: float, count: int, size: float, start: float, tone: tuple[str, str]) -> None:
    cx, cy = GROUND
    rng = d.chance()
    for k in range(count):
        a = math.tau * (k + start) / count
        x, y = cx + math.cos(a) * radius * 1.28, cy + math.sin(a) * radius * 0.98
        s = size * rng.uniform(0.82, 1.15)
        with d.placed(x, y, s, math.degrees(math.atan2(math.sin(a) * 0.98, math.cos(a) * 1.28)) + 90 + rng.uniform(-6, 6)):
            wall = polygon([(-9, -3), (9, -3), (7.4, 10), (-7.4, 10)])
            roof = polygon([(-10, 8), (10, 8), (0, 24)])
            ink_edge(d, join(wall, roof), 1.3)
            d.fill(wall, tone[1])
            lit = math.cos(a + 0.8) < 0.2
            d.fill(roof, palette.PAPER if size > 0.9 and k % 1 == 0 else tone[0])
            d.fill(polygon([(0, 24), (10, 8), (0.5, 8)]) if not lit else polygon([(-10, 8), (0, 24), (-0.5, 8)]), "#6a5a7c", 0.75)
            d.fill(rect(-6, -1, 4, 5), "#ffd98a")
            d.fill(rect(2, -1, 4, 5), "#ffd98a" if rng.random() < 0.6 else "#1a1430")


def _rush(d: Drawing) -> None:
    """Streaks of speed, all from the square outwards."""
    cx, cy = GROUND
    rng = d.chance()
    lines: list[Shape] = []
    for _ in range(76):
        a, r = rng.uniform(0, math.tau), rng.uniform(120, 190)
        long = rng.uniform(40, 120)
        p = [(cx + math.cos(a) * q * 1.25, cy + math.sin(a) * q) for q in (r, r + long / 2, r + long)]
        lines.append(brush(p, 0.2, 0.9, 1.8))
    d.fill(pile(lines), "#dfe4ff", 0.3)


def _chute(d: Drawing) -> None:
    """The parachute, wrung like a wet cloth."""
    cloth = tube([(118, 62), (108, 44), (122, 24), (108, 2), (118, -20)], [5, 13, 19, 25, 34], 8)
    mass(d, cloth, "#efe4cc", "#8f82b0", shade=13, gap=3.4, edge=2, edge_colour="#fffaf0", line=1.8)
    for k, nodes in enumerate(([(116, 60), (101, 44), (110, 24), (92, 4), (94, -20)], [(120, 60), (116, 42), (132, 24), (116, 2), (134, -20)])):  # fmt: skip
        d.fill(brush(nodes, 1, 8 - k, 15).intersection(cloth), "#6a5aa0", 0.9)
    for nodes in ([(116, 58), (108, 42), (120, 22), (104, 2), (112, -20)], [(122, 54), (122, 40), (136, 20), (128, 0), (150, -20)], [(110, 50), (100, 38), (104, 20), (86, 2), (80, -20)]):  # fmt: skip
        d.fill(brush(nodes, 0.4, 1.6, 0.8).intersection(cloth), "#3b2c50", 0.75)
    knot = blob([(108, 62), (118, 55), (128, 62), (125, 73), (112, 73)])
    mass(d, knot, "#f2e6cc", "#8a7aa4", shade=5, gap=2.2, edge=1)
    for nodes in ([(112, 72), (96, 92), (100, 116), (88, 138), (104, 150)], [(116, 73), (128, 92), (104, 112), (112, 134), (112, 150)], [(123, 72), (140, 92), (136, 116), (120, 132), (118, 150)], [(119, 73), (110, 100), (126, 122), (98, 130), (110, 152)]):  # fmt: skip
        d.thread(nodes, INK, 2.2)
        d.thread(nodes, "#efe6d2", 1.1)


@drawing("endless/nightmares/falling", 400, 320)
def falling(d: Drawing) -> None:
    """Head over heels towards a town whose houses are teeth; the parachute is a knot."""
    backdrop(d, (0, "#161a3c"), (0.5, "#222a54"), (1, "#171a38"))
    _maw(d)
    _ring(d, 118, 30, 0.62, 0.3, ("#4a4a80", "#23254a"))
    _ring(d, 94, 24, 0.8, 0, ("#7a74a8", "#2c2d55"))
    _ring(d, 66, 17, 1.12, 0.4, ("#efe6d2", "#3a3560"))
    specks(d, rect(0, 0, 400, 320), 120, "#0d0f24", 0.4, 9, 1)
    _rush(d)
    vignette(d, 232, 200, 270, 0.85, 0.42)
    for x, y, rx in ((330, 60, 90), (30, 250, 80), (396, 250, 60)):
        d.fill(ellipse(x, y, rx, rx * 0.26), d.radial(x, y, rx, (0, MOONLIT, 0.42), (0.6, MOONLIT, 0.18), (1, MOONLIT, 0), flat=0.26))  # fmt: skip
    _chute(d)
    d.glow(176, 222, 90, palette.LAMP, 0.4)
    dreamer(d, 84, 214, 1.5, turn=34, mood="afraid", lamp=False,
            arms=(((-5, -30), (-13, -38), (-15, -50)), ((5, -30), (15, -33), (24, -28))),
            legs=(((-4, -9), (-9, 2), (-19, 3)), ((4, -9), (7, 2), (4, 12))),
            cap_tip=((0, -48), (0, -57), (8, -65), (10, -76)))  # fmt: skip
    with d.placed(196, 196, turn=-28):
        lantern(d, 0, 0, 1.5)
    for x, y, t in ((70, 250, 40), (44, 196, -20)):
        with d.placed(x, y, 0.62, t):
            sole = path("M-20 0C-20 -10 -8 -13 2 -13C16 -13 21 -6 20 1C14 7 -14 7 -20 0Z")
            d.inked(sole, d.linear(0, -13, 0, 6, (0, "#8a76c4"), (1, "#372a5c")), 2, INK)
            d.fill(ellipse(-8, -4, 9, 4), "#17102a")
            d.inked(ellipse(8, -9, 5), "#e6dcff", 1.2, INK)
