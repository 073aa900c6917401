"""Threats that are, or go into, a body: eyes, teeth, hands, needles, blades."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.fears.parts import BONE, HEIGHT, INK, WIDTH, blob_of, eye, flat, form, line_of, lit, poly, pts, teeth, threat, tube_of
from art.drawings.nightmares_parts import eyes as slit_eyes
from art.shapes import XY, Shape, blob, curve, ellipse, heart, join, mirror, move, pile, polygon, rect, rounded, turn
from art.strokes import brush, brushes, fur, hatch, rim, tube

GREEN, GREEN_LOW = "#a9b48a", "#3a4a3c"


@threat("fears/threats/eyes", WIDTH, HEIGHT)
def many_eyes(d: Drawing) -> None:
    """Eyes in all the dark there is."""
    d.fill(rect(0, 0, WIDTH, HEIGHT), d.linear(0, 0, 0, 200, (0, INK, 0.78), (0.7, INK, 0.5), (1, INK, 0.0)))
    rng = d.chance()
    placed: list[tuple[float, float, float]] = []
    for r0, tries in ((15.0, 40), (10.0, 120), (6.4, 500)):
        for _ in range(tries):
            x, y = rng.uniform(16, 204), rng.uniform(14, 158)
            r = r0 * rng.uniform(0.85, 1.15)
            if len(placed) < 44 and all((x - a) ** 2 + ((y - b) * 1.5) ** 2 > (2.3 * (r + c)) ** 2 for a, b, c in placed):
                placed.append((x, y, r))
    for x, y, r in placed:
        colour = palette.mix("#ffedb0", "#e0873c", rng.random() * 0.8)
        slit_eyes(d, x, y, r, colour, look=(0.8 if x < 110 else -0.8, 0.8), slit=rng.random() < 0.3, slant=rng.uniform(2, 18))
    d.glow(110, 84, 60, "#ffb84a", 0.14)


@threat("fears/threats/giant-eye", 190, 130)
def giant_eye(d: Drawing) -> None:
    """One eye, as large as a wardrobe, with all its lashes."""
    lid = blob_of("2,70,c 36,24 70,8 98,8 130,8 160,26 188,66,c 160,102 130,118 96,120 60,118 30,104")
    for k in range(11):
        t = k / 10
        a = math.radians(200 + 140 * t)
        x, y = 95 + math.cos(a) * 78, 66 + math.sin(a) * 50
        d.brush([(x, y), (x + math.cos(a) * 10, y + math.sin(a) * 12), (x + math.cos(a) * 14 + (t - 0.5) * 10, y + math.sin(a) * 22)], INK, 5, 3, 0.6)
    flat(d, lid.buffer(7), d.linear(0, 0, 0, 130, (0, "#d08a8a"), (1, "#5a2438")), 1.8)
    flat(d, lid, d.radial(80, 50, 120, (0, "#fffdf2"), (0.6, "#f4e2d0"), (1, "#b57a74")), 1.6)
    rng = d.chance()
    veins = []
    for k in range(16):
        a = math.tau * k / 16 + rng.uniform(-0.1, 0.1)
        p = [(95 + math.cos(a + (t - 0.5) * rng.uniform(-0.3, 0.3)) * (92 - 48 * t), 65 + math.sin(a + (t - 0.5) * 0.2) * (60 - 22 * t)) for t in (0, 0.3, 0.6, 1)]
        veins.append(brush(p, 2.2, 1.3, 0.3, 4).intersection(lid))
    d.fill(pile(veins), "#c9353a", 0.75)
    disc = ellipse(95, 64, 45).intersection(lid)
    flat(d, disc, d.radial(95, 68, 46, (0, "#ffe98a"), (0.45, "#6fb58a"), (0.85, "#1f5a5c"), (1, "#0c2a34")), 1.6)
    spokes = [line_of(f"{95 + math.cos(a) * 20:.1f},{64 + math.sin(a) * 20:.1f} {95 + math.cos(a + 0.06) * 32:.1f},{64 + math.sin(a + 0.06) * 32:.1f} {95 + math.cos(a) * 43:.1f},{64 + math.sin(a) * 43:.1f}", 0.4, 1.6, 0.4).intersection(disc) for a in (math.tau * k / 22 for k in range(22))]
    d.fill(pile(spokes), "#0c2a34", 0.5)
    d.fill(ellipse(95, 64, 20), "#06040c")
    d.fill(ellipse(80, 46, 9, 7, -20), "#fffef8", 0.95)
    d.fill(ellipse(110, 80, 3.4), "#fffef8", 0.7)
    d.fill(lid.difference(move(lid, 0, 11)), INK, 0.32)


@threat("fears/threats/teeth", 176, 128)
def mouth(d: Drawing) -> None:
    """A smile. Only the smile."""
    lips = blob_of("4,44,c 30,18 62,8 88,18 114,8 146,18 172,44,c 160,88 128,122 88,124 48,122 16,88")
    form(d, lips, "#e0525c", "#5a1028", shade=14, edge=2.4, edge_colour="#ffc9c0")
    inner = blob_of("16,46,c 46,34 70,30 88,34 106,30 130,34 160,46,c 148,80 120,106 88,107 56,106 28,80")
    flat(d, inner, d.radial(88, 70, 70, (0, "#2a0610"), (1, "#7d1c34")), 1.6)
    d.fill(blob_of("52,94 72,84 88,88 104,84 124,94 104,106 72,106"), "#d0506a")
    d.fill(line_of("88,90 88,97 88,104", 0.5, 1.8, 0.5), "#7d1c34")
    upper = [(20, 45), (32, 41), (45, 38), (60, 35.6), (74, 34), (88, 35), (102, 34), (116, 35.6), (131, 38), (144, 41), (156, 45)]
    teeth(d, [(float(x), float(y)) for x, y in upper], 25, width=0.93, flat_ends=True, colour="#fff3d0")
    lower = [(38, 92), (50, 99), (62, 103), (75, 105), (88, 106), (101, 105), (114, 103), (126, 99), (138, 92)]
    teeth(d, [(float(x), float(y)) for x, y in lower], 17, up=True, width=0.92, flat_ends=True, colour="#f6e6c0")
    d.fill(blob_of("30,30 50,20 66,18 60,24 42,30"), "#ffe6e0", 0.65)
    d.fill(poly("60,40 70,38 70,60 64,62"), "#8d9a3a", 0.0)


@threat("fears/threats/loose-teeth", 150, 160)
def loose_teeth(d: Drawing) -> None:
    """A set of teeth that comes apart in the air."""
    gum = blob_of("14,56,c 34,24 56,14 75,14 94,14 116,24 136,56,c 116,46 96,40 75,40 54,40 34,46")
    form(d, gum, "#f08a94", "#8d2a48", shade=8, edge=2, edge_colour="#ffdcd8")

    def tooth(x: float, y: float, size: float, angle: float, root: bool = True) -> None:
        with d.placed(x, y, size, angle):
            shape = blob_of("-9,-10 0,-13 9,-10 10,2 6,12 4,26,c 1,14 -1,14 -4,26,c -6,12 -10,2") if root else blob_of("-8,-8,c 8,-8,c 9,8 4,12 -4,12 -9,8")
            form(d, shape, "#fff8e2", "#b59f84", shade=4, edge=1.2, edge_colour="#ffffff")
            d.fill(ellipse(-4, -4, 2, 4, 12), "#ffffff", 0.9)

    for x, y, a in ((34, 56, 14), (56, 48, 6), (94, 48, -6)):
        tooth(x, y, 0.95, a, False)
    for x, y, s, a in ((78, 74, 1.1, -18), (116, 66, 1.0, 24), (40, 96, 1.0, 40), (100, 108, 1.15, -34), (62, 128, 1.05, 14), (128, 122, 0.85, 60), (18, 134, 0.8, -50), (92, 146, 0.7, 100)):
        tooth(x, y, s, a)
    d.fill(pile(ellipse(76, 50, 3, 5), ellipse(116, 48, 3, 4)), "#b5243c", 0.8)
    for x, y in ((70, 92), (108, 86), (34, 116), (96, 128)):
        d.brush([(x - 4, y - 12), (x - 5, y - 20)], "#ffffff", 0.4, 1.2, 0.4, 0.6)


@threat("fears/threats/throat", WIDTH, HEIGHT)
def throat(d: Drawing) -> None:
    """Seen from inside: the last of the light, through teeth."""
    whole = rect(0, 0, WIDTH, HEIGHT)
    hole = blob_of("40,96 70,56 110,46 150,56 180,96 166,132 138,150 110,152 82,150 54,132")
    d.fill(whole.difference(hole), d.radial(110, 100, 170, (0.2, "#d0586a"), (0.6, "#8d2440"), (1, "#2a0818")))
    for k in range(5):
        g = 1.18 + k * 0.24
        from art.shapes import scale

        ring_ = scale(hole, g, g, (110, 104))
        edge = ring_.difference(scale(hole, g * 0.965, g * 0.965, (110, 104))).intersection(whole)
        d.fill(edge, "#3a0a1c", 0.5)
        d.fill(move(edge, -1, -2).intersection(whole), "#ff9aa0", 0.28)
    d.stroke(hole, INK, 2)
    tongue = blob_of("60,252,c 66,200 84,168 110,166 136,168 154,200 160,252,c").intersection(whole)
    form(d, tongue, "#f07a88", "#7d1c38", shade=12, edge=2, edge_colour="#ffd0d0")
    d.fill(line_of("110,172 109,210 110,250", 1, 4, 2), "#7d1c38", 0.8)
    upper = [(44, 92), (58, 72), (74, 58), (92, 50), (110, 47), (128, 50), (146, 58), (162, 72), (176, 92)]
    teeth(d, [(float(x), float(y)) for x, y in upper], 30, width=0.9)
    lower = [(54, 130), (68, 142), (84, 149), (110, 151), (136, 149), (152, 142), (166, 130)]
    teeth(d, [(float(x), float(y)) for x, y in lower], 24, up=True, width=0.85)
    form(d, blob_of("102,-4,c 118,-4,c 120,16 116,26 110,34 104,26 100,16"), "#f0808c", "#8d2440", shade=5)


def _hand(d: Drawing, top: str, low: str, nail: str) -> None:
    """A long hand reaching up from below; 130 x 176."""
    arm = tube_of("66,184 62,150 64,112", 17, 15, 19)
    fingers = (
        ("48,112 34,84 30,52 38,22", (8, 7, 6, 4.2)),
        ("58,104 52,68 54,34 60,4", (8.4, 7.4, 6.2, 4.2)),
        ("70,104 74,66 80,36 86,10", (8.4, 7.4, 6.2, 4.2)),
        ("80,110 94,80 102,54 108,32", (8, 6.8, 5.8, 4)),
        ("52,134 28,124 14,104 10,84", (10, 8, 6.8, 4.6)),
    )
    for text, radii in fingers:
        form(d, tube(pts(text), list(radii), 6), top, low, shade=5, edge=1.6)
    palm = join(arm, blob_of("44,140 42,114 54,98 70,96 84,104 86,122 80,144"))
    palm = palm.intersection(rect(0, 0, 130, 180))
    form(d, palm, top, low, shade=12, edge=1.8)
    for text, radii in fingers:
        p = pts(text)
        for (x, y), r in ((p[1], radii[1]), (p[2], radii[2])):
            d.fill(pile(line_of(f"{x - r * 0.7},{y - 1.4} {x},{y + 0.6} {x + r * 0.7},{y - 1.4}", 0.4, 1.3, 0.4), line_of(f"{x - r * 0.6},{y + 2} {x},{y + 3.4} {x + r * 0.6},{y + 2}", 0.4, 1, 0.4)), INK, 0.6)
        (ax, ay), (bx, by) = p[2], p[3]
        n = math.hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / n, (by - ay) / n
        r = radii[3]
        flat(d, polygon([(bx - uy * r * 0.8 - ux * 4, by + ux * r * 0.8 - uy * 4), (bx + ux * 13, by + uy * 13), (bx + uy * r * 0.8 - ux * 4, by - ux * r * 0.8 - uy * 4)]), nail, 1)
    d.fill(pile(line_of("52,128 62,120 78,124", 0.5, 1.6, 0.5), line_of("50,138 60,132 66,142", 0.5, 1.4, 0.5), line_of("58,170 60,150 57,142", 0.5, 1.4, 0.5), line_of("70,170 70,150 74,142", 0.5, 1.4, 0.5)), INK, 0.6)


@threat("fears/threats/hand", 130, 180)
def hand(d: Drawing) -> None:
    """A hand that comes up and feels about."""
    _hand(d, GREEN, GREEN_LOW, "#2a2430")


@threat("fears/threats/black-hand", 140, 190)
def black_hand(d: Drawing) -> None:
    """The shadow of a hand, with nobody to cast it."""
    d.glow(64, 90, 90, "#ffcf7a", 0.25)
    with d.placed(0, 4):
        _hand(d, "#3a3058", "#07050d", "#d8d0ff")


@threat("fears/threats/clapping", 176, 150)
def clapping(d: Drawing) -> None:
    """Two hands that clap. Nobody else does."""
    for s in (0, 1):
        with d.placed(176 if s else 0, 0, 1, 0, bool(s)):
            form(d, poly("-4,150 26,98 60,120 34,152"), "#3a4a7a", "#141a34", shade=6)
            flat(d, poly("22,104 32,92 66,114 58,126"), "#f4f0e4", 1.2)
            palm = blob_of("34,96 46,72 66,58 80,66 84,90 74,110 58,116")
            for text in ("56,66 58,40 66,22", "66,62 72,36 80,20", "74,66 82,44 86,30", "80,78 88,62 90,50"):
                form(d, tube_of(text, 6.4, 5.6, 4.6), "#f0c4a4", "#9a5a54", shade=3, hatched=0.2)
            form(d, palm, "#f0c4a4", "#9a5a54", shade=8)
            form(d, tube_of("48,82 40,66 44,52", 6, 5.4, 4.6), "#f0c4a4", "#9a5a54", shade=3, hatched=0.2)
    for text in ("88,8 88,0", "70,10 64,2", "106,10 112,2", "54,22 44,16", "122,22 132,16", "42,40 32,38", "134,40 144,38"):
        d.brush(pts(text), "#ffe9a6", 1, 3, 0.6)


@threat("fears/threats/foot", 150, 140)
def foot(d: Drawing) -> None:
    """A bare foot, large; its nails have not been seen to."""
    leg = blob_of("84,-2,c 136,-2,c 134,40 140,80 144,108 130,128 100,132 60,134 24,134 8,126 10,114 34,106 66,92 82,60")
    form(d, leg, "#e8b494", "#7d4048", shade=16, edge=2.2, edge_colour="#ffe8d8")
    for x, y, r in ((18, 116, 14), (34, 122, 9.6), (46, 125, 8.6), (57, 127, 7.8), (67, 128, 7)):
        form(d, ellipse(x, y, r, r * 0.9), "#f0c0a0", "#9a5854", shade=4, edge=1.4)
        flat(d, blob_of(f"{x - r * 0.6},{y - r * 0.3} {x - r * 0.8},{y + r * 0.5} {x - r * 0.9},{y + r * 1.1},c {x - r * 0.1},{y + r * 0.9} {x + r * 0.4},{y + r * 1.2},c {x + r * 0.3},{y - r * 0.2} {x - r * 0.2},{y - r * 0.7}"), "#e6d27a", 0.9)
        d.fill(line_of(f"{x - r * 0.4},{y} {x - r * 0.4},{y + r * 0.8}", 0.4, 1, 0.4), "#7d6a2c", 0.7)
    d.fill(pile(line_of("96,20 92,60 76,88", 0.5, 2, 0.5), line_of("112,60 110,90 92,108", 0.5, 1.8, 0.5)), INK, 0.35)
    d.fill(brushes([[(x, y), (x + 4, y + 7), (x + 3, y + 12)] for x, y in ((104, 20), (116, 34), (104, 46), (120, 58), (112, 74), (126, 84), (98, 66))], 1.2, 1, 0.4), INK, 0.7)
    form(d, ellipse(118, 104, 8, 7), "#f0c0a0", "#9a5854", shade=3)


@threat("fears/threats/heart", 130, 160)
def beating_heart(d: Drawing) -> None:
    """A heart, not the sort one draws on cards."""
    for k, r in enumerate((56, 68)):
        d.stroke(heart(66, 96, r), "#ff8a86", 2.4 - k, 0.5 - k * 0.2)
    for text, c in (("76,58 84,30 106,20 112,2", "#5a7ac8"), ("54,60 52,34 38,20 40,2", "#5a7ac8"), ("66,56 66,28 74,12 74,-2", "#e0525c")):
        form(d, tube_of(text, 12, 10, 9, 9), c, palette.darker(c, 0.6), shade=5, edge=1.6)
    body = blob_of("66,52 92,50 114,68 116,96 98,130 72,152 58,146 30,120 16,92 22,64 44,50")
    form(d, body, "#e8525a", "#5a0c24", shade=18, edge=2.6, edge_colour="#ffc0b8")
    vessels = [line_of("60,58 64,84 56,110 60,140", 1.6, 3, 0.6), line_of("64,84 82,100 92,124", 1.2, 2, 0.5), line_of("58,104 40,112 32,108", 1, 1.8, 0.5), line_of("78,97 98,92 108,82", 1, 1.8, 0.5)]
    d.fill(pile([v.intersection(body) for v in vessels]), "#7d1030", 0.9)
    d.fill(pile([move(v, -0.8, -0.8).intersection(body) for v in [line_of("60,60 63,84 56,108", 0.4, 1, 0.4), line_of("66,86 82,99 90,120", 0.4, 0.9, 0.4)]]), "#ffb0a8", 0.8)
    d.fill(ellipse(38, 76, 9, 15, 24), "#ffd8d0", 0.5)
    d.fill(pile(line_of("40,66 30,78 28,94", 0.5, 2, 0.5)), "#ffffff", 0.3)


@threat("fears/threats/needle", 170, 170)
def syringe(d: Drawing) -> None:
    """A syringe, the needle far too long."""
    with d.placed(85, 85, 1.0, 42):
        form(d, poly("-3,-102 3,-102 3,-84 -3,-84"), "#aeb8c8", "#5a647a", shade=2, hatched=0)
        form(d, rounded(-18, -110, 36, 9, 4), "#e8eef2", "#8f9cb0", shade=3)
        form(d, rounded(-22, -72, 44, 9, 4), "#e8eef2", "#8f9cb0", shade=3)
        form(d, poly("-3.4,-86 3.4,-86 3.4,-62 -3.4,-62"), "#aeb8c8", "#5a647a", shade=2, hatched=0)
        barrel = rounded(-14, -64, 28, 84, 3)
        flat(d, barrel, d.linear(-14, 0, 14, 0, (0, "#f2fbff", 0.95), (0.5, "#cfe4ec", 0.85), (1, "#8fb0c4", 0.95)), 1.4)
        liquid = rect(-12.6, -36, 25.2, 54)
        d.fill(liquid, d.linear(-12, 0, 12, 0, (0, "#b8f07a"), (1, "#3f8a4a")), 0.92)
        flat(d, rect(-13, -44, 26, 9), "#3a3a4c", 0.8)
        d.fill(pile([rect(2, y, 11, 1.3) for y in range(-30, 18, 8)]), INK, 0.8)
        d.fill(rect(-10, -60, 4, 76), "#ffffff", 0.75)
        d.fill(pile(ellipse(-2, -20, 2), ellipse(4, -6, 1.5), ellipse(-4, 6, 1.7)), "#f0ffd8", 0.8)
        form(d, poly("-10,20 10,20 6,30 -6,30"), "#6aa5c8", "#24445c", shade=2)
        form(d, poly("-3.4,30 3.4,30 3.4,38 -3.4,38"), "#6aa5c8", "#24445c", shade=2, hatched=0)
        form(d, poly("-1.8,38 1.8,38 1.8,98 0.2,110 -1.8,100"), "#f4f6fa", "#7d88a0", shade=1, hatched=0)
        flat(d, blob_of("0,112,c 3.6,119 0,124 -3.6,119"), "#b8f07a", 0.9)
        flat(d, blob_of("2,130,c 4.4,135 2,138 -0.4,135"), "#b8f07a", 0.8)


@threat("fears/threats/drill", 150, 178)
def drill(d: Drawing) -> None:
    """The dentist's drill comes down, spinning."""
    hose = tube_of("60,0 40,24 52,50 84,44", 5, 5, 5, 6)
    form(d, hose, "#7d8aa0", "#2c3448", shade=3)
    d.fill(pile([line_of(f"{x - 5},{y - 2} {x + 5},{y + 2}", 1) for x, y in curve(pts("58,4 42,24 52,48 78,46"), False, 4)]), INK, 0.5)
    grip = tube_of("82,44 104,60 118,82 116,104", 9, 11, 11, 9)
    form(d, grip, "#e8f0f2", "#7d8ca4", shade=7, edge=2)
    d.fill(pile(line_of("96,46 104,54 96,66", 2), line_of("104,50 111,60 103,71", 2)), "#4a8a9a", 0.9)
    form(d, rounded(102, 100, 26, 22, 6), "#e8f0f2", "#7d8ca4", shade=5, edge=1.8)
    form(d, rounded(105, 120, 20, 7, 3), "#9aa8bc", "#46506a", shade=2)
    form(d, poly("111,127 119,127 118,142 112,142"), "#c9d2dc", "#5a6680", shade=2, hatched=0)
    bit = poly("110.6,142 119.4,142 117,166 115,174 113,166")
    form(d, bit, "#f0e2a6", "#8d6a2c", shade=2, hatched=0)
    d.fill(pile([line_of(f"{110.6 + k * 0.5},{145 + k * 4.4} {119 - k * 0.5},{148 + k * 4.4}", 1.2) for k in range(6)]), INK, 0.75)
    for k, r in enumerate((13, 20, 27)):
        d.brush([(115 - r, 158), (115 - r * 0.3, 163 + k), (115 + r * 0.8, 161)], "#ffffff", 0.4, 1.6, 0.4, 0.75 - k * 0.15)
        d.brush([(115 + r, 150), (115 + r * 0.3, 146 - k), (115 - r * 0.8, 149)], "#ffffff", 0.4, 1.4, 0.4, 0.6 - k * 0.15)
    form(d, ellipse(38, 122, 26), "#d8e4ea", "#6d7f98", shade=6, edge=2)
    d.fill(ellipse(38, 122, 21), d.linear(20, 104, 56, 142, (0, "#f6fdff"), (0.5, "#8fa8c0"), (1, "#dff0f6")))
    d.fill(pile(ellipse(31, 118, 4, 5), ellipse(46, 118, 4, 5)), "#2c3a50", 0.8)
    d.fill(ellipse(38, 131, 4, 5), "#2c3a50", 0.8)
    form(d, tube_of("20,140 8,158 4,176", 3, 3, 3.4), "#c9d2dc", "#5a6680", shade=1, hatched=0)


@threat("fears/threats/scissors", 150, 170)
def scissors(d: Drawing) -> None:
    """Scissors, open, taller than a child."""
    for s in (-1, 1):
        with d.placed(75, 92, 1, s * 16, s < 0):
            blade = blob_of("-5,12,c -8,-20 -6,-60 2,-90,c 9,-60 10,-20 8,12,c")
            form(d, blade, "#eef2f8", "#7d88a4", shade=4, edge=1.8, edge_colour="#ffffff", hatched=0.25)
            d.fill(line_of("4,-78 5,-40 4,6", 0.4, 1.6, 0.4), "#5a647e", 0.6)
            form(d, tube_of("1,8 -2,26 -14,38", 6, 5, 5), "#b5343c", "#4a0f1e", shade=3)
            ring_ = ellipse(-24, 54, 19, 23, 30).difference(ellipse(-24, 54, 10.6, 14.4, 30))
            form(d, ring_, "#d8484e", "#5a1224", shade=5, edge=1.6, edge_colour="#ffb0a4")
    form(d, ellipse(75, 92, 7), "#f0d48a", "#7d5a2c", shade=3)
    d.fill(line_of("71,92 79,92", 1.6), INK)
    d.fill(star_of(52, 18), "#ffffff", 0.95)


def star_of(x: float, y: float) -> Shape:
    """The glint on a blade."""
    from art.shapes import star

    return star(x, y, 9, 4, 0.2)


@threat("fears/threats/knife", 120, 178)
def knife(d: Drawing) -> None:
    """The kitchen knife, point down."""
    blade = blob_of("40,62,c 76,62,c 76,100 68,144 46,176,c 42,150 40,100")
    form(d, blade, "#f2f6fa", "#6d7a96", shade=8, edge=2, edge_colour="#ffffff", hatched=0.3)
    d.fill(line_of("66,66 66,104 56,148", 0.5, 2.2, 0.4), "#55607c", 0.5)
    d.fill(blob_of("48,72 54,72 54,120 50,146"), "#ffffff", 0.8)
    form(d, rounded(36, 52, 44, 11, 3), "#c9a45a", "#5a3c20", shade=3)
    form(d, blob_of("42,54,c 40,34 38,16 46,6 60,2 72,8 76,20 72,36 74,54,c"), "#7d4a38", "#24121a", shade=7, edge=1.6)
    for y in (18, 32, 45):
        flat(d, ellipse(58, y, 3), "#f0d48a", 0.9)
    d.fill(star_of(49, 86), "#ffffff", 0.95)
    for x, y in ((92, 40), (100, 76), (94, 112), (20, 58), (14, 96)):
        d.brush([(x, y), (x, y + 16)], "#ffffff", 0.3, 1.3, 0.3, 0.45)


@threat("fears/threats/saw", 180, 130)
def saw(d: Drawing) -> None:
    """A circular saw, still running."""
    form(d, poly("6,96 174,96 174,108 6,108"), "#b5814e", "#4a2c20", shade=2, gap=3)
    for x in (22, 150):
        form(d, poly(f"{x},108 {x + 10},108 {x + 12},130 {x - 2},130"), "#8d6040", "#3a2018", shade=3)
    points = []
    for k in range(24):
        a, b = math.tau * k / 24, math.tau * (k + 0.78) / 24
        points += [(90 + math.cos(a) * 60, 82 + math.sin(a) * 60), (90 + math.cos(b) * 70, 82 + math.sin(b) * 70)]
    wheel = polygon(points).intersection(rect(0, 0, 180, 98))
    form(d, wheel, "#eef2f8", "#6d7a96", shade=12, edge=2, edge_colour="#ffffff", hatched=0.25)
    for r in (50, 38, 26):
        for a0 in (200, 290):
            arc = [(90 + math.cos(math.radians(a0 + t)) * r, 82 + math.sin(math.radians(a0 + t)) * r) for t in (0, 20, 40)]
            d.brush(arc, "#ffffff", 0.4, 2, 0.4, 0.8)
    form(d, ellipse(90, 82, 14).intersection(rect(0, 0, 180, 98)), "#d8484e", "#5a1224", shade=5)
    d.fill(ellipse(90, 82, 4), INK)
    form(d, poly("6,90 174,90 174,98 6,98"), "#d8a468", "#6d4430", shade=2, gap=3)
    rng = d.chance()
    for _ in range(26):
        a, r = rng.uniform(-0.9, 0.5), rng.uniform(10, 50)
        x, y = 152 + math.cos(a) * r * 0.5, 84 - abs(math.sin(a)) * r
        d.brush([(x, y), (x + 4, y - 5)], rng.choice(("#ffd98a", "#ffb04a", "#fff6d0")), 0.6, 1.8, 0.4, 0.95)


@threat("fears/threats/scanner", 190, 160)
def scanner(d: Drawing) -> None:
    """The scanner: a white ring, a table, somebody's feet."""
    form(d, rounded(22, 2, 146, 150, 24), "#f4f7f6", "#8fa0b0", shade=16, edge=2.2)
    flat(d, ellipse(95, 70, 56), d.radial(95, 70, 58, (0.6, "#c9d6da"), (1, "#f6faf8")), 1.4)
    flat(d, ellipse(95, 70, 44), d.radial(95, 74, 46, (0, "#04060e"), (0.6, "#0c1626"), (1, "#2c4a5e")), 1.6)
    for r in (36, 27, 18):
        d.stroke(ellipse(95, 70 + (44 - r) * 0.1, r), "#6ad0d8", 0.9, 0.5)
    form(d, poly("58,96 132,96 150,122 40,122"), "#dfe8ea", "#7d8fa2", shade=3)
    form(d, rounded(36, 121, 118, 11, 5), "#f4f7f6", "#8fa0b0", shade=3)
    form(d, poly("66,132 124,132 132,160 58,160"), "#b8c4cc", "#55657a", shade=5)
    form(d, blob_of("70,120,c 74,96 84,86 95,86 106,86 116,96 120,120,c"), "#7fb0c4", "#2c5068", shade=6)
    for s in (-1, 1):
        form(d, blob_of(f"{95 + s * 16 - 8},122,c {95 + s * 18 - 8},104 {95 + s * 18},98 {95 + s * 18 + 8},104 {95 + s * 16 + 8},122,c"), "#f0c4a4", "#a0625a", shade=3)
        d.fill(pile([ellipse(95 + s * 18 + k * 3.4, 103 + abs(k) * 1.4, 1.9) for k in (-2, -1, 0, 1, 2)]), "#f6d2b4")
    d.fill(pile(ellipse(146, 30, 4), ellipse(146, 44, 4)), "#e0525c", 0.9)
    d.fill(ellipse(146, 30, 4), "#6fbf8f")
