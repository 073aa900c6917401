"""Threats from the house: what stands about there, and what it does at night."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.fears.parts import BONE, INK, blob_of, eye, flat, form, line_of, lit, poly, pts, teeth, threat, tube_of
from art.drawings.nightmares_parts import eyes as slit_eyes
from art.shapes import XY, Shape, blob, curve, ellipse, heart, join, mirror, move, pile, polygon, rect, ring, rounded, star, turn
from art.strokes import brush, brushes, fur, hatch, rim, tube

WOOD, WOOD_LOW = "#a5704a", "#38201e"


@threat("fears/threats/broken-cup", 140, 112)
def broken_cup(d: Drawing) -> None:
    """A cup in pieces, coffee everywhere, a saucer that survived."""
    d.fill(blob_of("6,100 30,90 60,92 96,86 132,94 136,106 90,111 30,110"), "#3a1c14", 0.9)
    d.fill(blob_of("24,98 50,94 70,97 50,102"), "#8d5a3a", 0.6)
    form(d, ellipse(66, 100, 44, 9), "#f2f0ea", "#8d98b0", shade=5)
    half = blob_of("28,44,c 42,42 52,46,c 50,56 60,60 56,72,c 66,80 62,92 66,98,c 46,98 34,84")
    form(d, half, "#f6f4ee", "#97a2bc", shade=9, edge=1.8)
    ear = ellipse(28, 64, 14, 15).difference(ellipse(28, 64, 8, 9)).difference(rect(30, 40, 40, 60))
    form(d, ear, "#f6f4ee", "#97a2bc", shade=3)
    with d.placed(98, 68, 1, 32):
        piece = blob_of("-20,-30,c 6,-32 20,-30,c 22,-4 14,18 6,28,c 0,18 6,8 -4,2,c -6,-8 -16,-12 -14,-20,c")
        form(d, piece, "#f6f4ee", "#97a2bc", shade=8, edge=1.6)
        flat(d, heart(6, -10, 8), "#d8484e", 0.8)
    for text in ("104,100 114,94 118,104", "16,88 26,84 24,94", "80,46 92,40 88,54", "118,54 128,50 124,62", "62,34 70,26 74,36", "100,30 108,22 110,32"):
        form(d, poly(text), "#f6f4ee", "#97a2bc", shade=2, hatched=0)
    for text in ("58,60 66,40 62,24 72,8", "72,64 86,54 84,36", "48,40 44,24 50,12"):
        d.brush(pts(text), "#6d3a24", 1.4, 4, 0.8, 0.85)
    d.fill(pile(ellipse(72, 8, 3, 4), ellipse(50, 10, 2.4, 3), ellipse(86, 34, 2.4)), "#6d3a24")


@threat("fears/threats/clock", 140, 140)
def clock(d: Drawing) -> None:
    """An alarm clock that counts to thirteen, hammer raised."""
    for x in (34, 106):
        form(d, tube_of(f"{x},118 {x + (x - 70) * 0.2},136", 6, 4), "#d8a84e", "#5a3820", shade=2)
    for s in (-1, 1):
        bell = turn(blob_of(f"{70 + s * 38 - 20},34,c {70 + s * 38 - 18},18 {70 + s * 38},12 {70 + s * 38 + 18},18 {70 + s * 38 + 20},34,c"), s * 32, (70 + s * 38, 30))
        form(d, bell, "#f0c35c", "#7d5026", shade=6, edge=1.8, edge_colour="#fff6c8")
    form(d, join(rect(67, 8, 6, 18), rounded(60, 2, 20, 9, 3)), "#b5343c", "#4a0f1e", shade=3)
    for s in (-1, 1):
        for k in range(3):
            r = 10 + k * 7
            d.brush([(70 + s * (46 + r), 8 + k * 3), (70 + s * (52 + r), 18 + k * 4), (70 + s * (50 + r), 30 + k * 3)], "#ffe9a6", 0.4, 1.8, 0.4, 0.8)
    form(d, ellipse(70, 76, 54), "#c23c44", "#4a0f1e", shade=12, edge=2.2, edge_colour="#ffb8a8")
    flat(d, ellipse(70, 76, 43), d.radial(58, 62, 70, (0, "#fffbe8"), (0.7, "#f4e2b4"), (1, "#c9a86a")), 1.6)
    for k in range(13):
        a = math.tau * k / 13 - math.pi / 2
        d.fill(brush([(70 + math.cos(a) * 39, 76 + math.sin(a) * 39), (70 + math.cos(a) * 33, 76 + math.sin(a) * 33)], 3.4 if k % 3 == 0 else 2), INK)
    for s in (-1, 1):
        eye(d, 70 + s * 14, 66, 7.4, iris="#d8643c", look=(0, -0.5))
        d.brush([(70 + s * 6, 57), (70 + s * 15, 54), (70 + s * 23, 58)], INK, 1, 3, 1)
    flat(d, blob_of("50,88,c 70,92 90,88,c 86,106 70,112 54,106"), "#4a0f1e", 1)
    teeth(d, [(52, 89), (58, 90), (64, 91), (70, 91), (76, 91), (82, 90), (88, 89)], 6, flat_ends=True)
    d.brush(pts("70,76 58,50 52,42"), INK, 4, 3, 0.8)
    d.brush(pts("70,76 96,84 106,90"), INK, 4.4, 3.6, 0.8)
    flat(d, ellipse(70, 76, 4.4), "#f0c35c", 0.9)


@threat("fears/threats/gauge", 140, 150)
def gauge(d: Drawing) -> None:
    """The air gauge of a diver; its hand has arrived."""
    form(d, tube_of("70,20 66,6 84,-4 110,4 132,-4", 5, 5, 5, 5), "#3a3a50", "#101018", shade=3)
    form(d, rounded(56, 14, 28, 16, 4), "#d8a84e", "#5a3820", shade=4)
    form(d, ellipse(70, 84, 62), "#4a5068", "#12131e", shade=12, edge=2.4)
    flat(d, ellipse(70, 84, 50), d.radial(60, 70, 80, (0, "#fdfbf0"), (0.7, "#e6ddc4"), (1, "#a89a80")), 1.6)
    for k in range(11):
        a = math.radians(140 + k * 26)
        colour = "#c2283c" if k < 3 else INK
        d.fill(brush([(70 + math.cos(a) * 46, 84 + math.sin(a) * 46), (70 + math.cos(a) * 37, 84 + math.sin(a) * 37)], 4 if k % 2 == 0 else 2.4), colour)
    arc = [(70 + math.cos(math.radians(140 + t)) * 41, 84 + math.sin(math.radians(140 + t)) * 41) for t in range(0, 60, 8)]
    d.fill(brush(arc, 5, 5, 5), "#e0343f", 0.9)
    a = math.radians(140)
    d.brush([(70 - math.cos(a) * 14, 84 - math.sin(a) * 14), (70, 84), (70 + math.cos(a) * 40, 84 + math.sin(a) * 40)], "#c2283c", 5, 4, 0.8)
    flat(d, ellipse(70, 84, 6), "#2c2c3a", 0.9)
    flat(d, rounded(50, 104, 40, 18, 4), "#1c1c28", 1)
    d.stroke(ellipse(70, 113, 4.4, 6), "#ff6a5a", 2.2)
    d.fill(blob_of("40,56 62,42 84,42 60,52 44,68"), "#ffffff", 0.6)
    for x, y, r in ((18, 20, 5), (30, 8, 3.4), (12, 40, 3), (122, 30, 4), (132, 48, 2.6)):
        d.stroke(ellipse(x, y, r), "#d8f6f0", 1.2, 0.9)


@threat("fears/threats/coat-on-hook", 116, 186)
def coat(d: Drawing) -> None:
    """A coat on its stand. It has arms. It has eyes."""
    form(d, rect(54, 20, 8, 160), WOOD, WOOD_LOW, shade=3)
    for text in ("58,172 36,178 22,186", "58,172 80,178 94,186"):
        form(d, tube_of(text, 4, 3.4, 3), WOOD, WOOD_LOW, shade=2, hatched=0)
    for text in ("58,30 40,26 32,14", "58,30 76,26 84,14"):
        form(d, tube_of(text, 3.4, 3, 4), WOOD, WOOD_LOW, shade=2, hatched=0)
    body = blob_of("58,40 78,44 92,60 92,110 98,166,c 82,160 70,168 58,162 46,168 34,160 18,166,c 24,110 24,60 38,44")
    form(d, body, "#5a5078", "#0e0b18", shade=14, edge=2)
    for s in (0, 1):
        sleeve = blob_of("34,56 22,70 10,106 6,140,c 16,146 26,142,c 32,112 40,84")
        form(d, mirror(sleeve, 58) if s else sleeve, "#544a72", "#0e0b18", shade=6, edge=1.6)
        claws = brushes([[(16 + k, 142), (14 + k * 1.6, 152), (12 + k * 2, 160)] for k in (-5, 0, 5)], 3.4, 2.6, 0.5)
        d.fill(pile([mirror(c, 58) for c in claws.geoms]) if s else claws, "#0a0812")
    flat(d, blob_of("40,44 58,56 76,44 70,72 58,84 46,72"), "#05040a", 1)
    d.fill(pile(line_of("58,84 57,160", 0.6, 2, 0.6), line_of("42,62 50,88", 0.5, 1.6, 0.5), line_of("74,62 66,88", 0.5, 1.6, 0.5)), INK, 0.8)
    d.fill(pile(*[ellipse(63, y, 2.4) for y in (98, 114, 130)]), "#c9b06a")
    slit_eyes(d, 58, 60, 5, "#ffe27a", apart=1.5, slant=14)
    form(d, blob_of("24,26,c 40,18 76,18 92,26,c 78,32 38,32"), "#4a4066", "#0c0914", shade=2, hatched=0)
    form(d, blob_of("38,23,c 38,6 44,2 58,3 72,2 78,6 78,23,c"), "#544a72", "#0e0b18", shade=5)
    d.fill(line_of("38,20 58,23 78,20", 4), "#b5343c", 0.9)


@threat("fears/threats/lead", 130, 170)
def lead(d: Drawing) -> None:
    """A dog's lead on a hook, a collar, a bowl; no dog."""
    form(d, rounded(16, 6, 98, 20, 4), WOOD, WOOD_LOW, shade=5)
    for x in (36, 65, 94):
        form(d, tube_of(f"{x},18 {x},34 {x + 8},36 {x + 10},28", 3, 3, 2.6, 2.4), "#e0c37a", "#6d4a20", shade=1, hatched=0)
    flat(d, tube_of("65,36 48,70 44,104 58,122 76,116 86,86 72,40", 3.6, 3.6, 3.6), "#c23c44", 1.4)
    d.fill(line_of("64,40 48,72 45,102 57,118", 0.5, 1.4, 0.5), "#ffb0a0", 0.8)
    form(d, tube_of("58,122 54,132 58,138", 2, 2, 2.4), "#c9d2dc", "#5a6680", shade=1, hatched=0)
    collar = ellipse(60, 140, 21, 12).difference(ellipse(60, 139, 15, 7))
    form(d, collar, "#8d5a34", "#38201a", shade=3)
    form(d, ellipse(60, 156, 8, 9), "#f0d48a", "#8d6a2c", shade=3)
    d.fill(pile(ellipse(57, 155, 1.6), ellipse(60, 152, 1.6), ellipse(63, 155, 1.6), ellipse(60, 158.6, 2.8, 2.2)), "#5a3820")
    form(d, blob_of("86,150,c 126,150,c 122,168,c 90,168,c"), "#5a8ab0", "#1c3048", shade=4)
    form(d, ellipse(106, 150, 20, 4), "#3a4a5c", "#14202c", shade=1, hatched=0)
    flat(d, join(ellipse(98, 161, 3), ellipse(98, 157.6, 3), ellipse(114, 161, 3), ellipse(114, 157.6, 3), rect(98, 157.6, 16, 3.6)), BONE, 0.8)


@threat("fears/threats/door-ajar", 124, 186)
def door_ajar(d: Drawing) -> None:
    """A door that opens by itself; fingers, and an eye."""
    form(d, rect(4, 4, 92, 182), "#8d6a5a", "#2c1a22", shade=6, edge=1.8)
    flat(d, rect(12, 12, 76, 174), d.linear(12, 0, 88, 0, (0, "#020106"), (0.7, "#0e0a18"), (1, "#1c1428")), 1.2)
    slit_eyes(d, 36, 66, 7, "#ffdf6a", look=(0.5, 0.2), slant=12)
    teeth(d, [(26, 82), (30, 84), (34, 85), (38, 85), (42, 84), (46, 82)], 5)
    leaf = poly("56,12 116,-2 118,188 56,186").intersection(rect(0, 0, 124, 186))
    form(d, leaf, "#a5604a", "#3a1a20", shade=10, edge=2, edge_colour="#ffd0a0")
    for text in ("66,26 106,18 107,78 66,80", "66,92 107,91 108,168 66,166"):
        panel = poly(text)
        d.stroke(panel, INK, 1.6, 0.8)
        d.stroke(panel.buffer(-5), "#f0b080", 0.9, 0.5)
    form(d, ellipse(65, 98, 5), "#f0d48a", "#7d5a2c", shade=2)
    for y in (106, 113, 120, 127):
        form(d, tube_of(f"50,{y - 1} 58,{y} 66,{y + 1.4}", 3.6, 3.4, 2.8), "#a9b48a", "#3a4a3c", shade=1, hatched=0)
        flat(d, poly(f"65,{y - 0.4} 71,{y + 2} 65,{y + 3}"), "#1c1824", 0.6)


@threat("fears/threats/drain", 150, 110)
def drain(d: Drawing) -> None:
    """The plughole, and the hair that comes out of it."""
    form(d, ellipse(75, 64, 66, 38), "#e6eef0", "#8294a8", shade=8)
    flat(d, ellipse(75, 66, 50, 27), d.radial(75, 62, 52, (0, "#3a4658"), (0.6, "#9fb0c0"), (1, "#d6e2e8"), flat=0.55), 1)
    form(d, ellipse(75, 70, 27, 14), "#c9d2dc", "#5a6680", shade=2)
    flat(d, ellipse(75, 71, 21, 10), "#030208", 1)
    for k in range(3):
        a0 = k * 2.1
        swirl = [(75 + math.cos(a0 + t) * (56 - t * 9), 66 + math.sin(a0 + t) * (31 - t * 5)) for t in (0, 0.6, 1.2, 1.8, 2.4, 3.0)]
        d.brush(swirl, "#ffffff", 0.4, 2, 0.4, 0.7)
    rng = d.chance()
    hair = []
    for k in range(26):
        x = 75 + rng.uniform(-15, 15)
        sx = rng.uniform(-1, 1)
        hair.append(brush([(x, 74 + rng.uniform(-3, 3)), (x + sx * 14, 44 + rng.uniform(-8, 8)), (x + sx * 44 + rng.uniform(-8, 8), 30 + rng.uniform(-20, 18)), (x + sx * 64, 40 + rng.uniform(-24, 50))], 2.4, 2, 0.5, 4))
    d.fill(pile(hair), "#170d14")
    d.fill(pile([move(h, -0.7, -0.8) for h in hair[::4]]), "#8d5a44", 0.7)
    slit_eyes(d, 75, 69, 4.6, "#d8f06a", slant=10)


@threat("fears/threats/empty-chair", 120, 176)
def empty_chair(d: Drawing) -> None:
    """A chair that stays empty; a cardigan hangs on it."""
    d.glow(58, 96, 60, "#fff0c8", 0.22)
    for x in (30, 88):
        form(d, rect(x - 4, 10, 8, 160), WOOD, WOOD_LOW, shade=3)
        form(d, ellipse(x, 9, 6, 7), WOOD, WOOD_LOW, shade=2)
    for y in (22, 44, 66):
        form(d, blob_of(f"34,{y},c 58,{y - 6} 84,{y},c 84,{y + 10},c 58,{y + 5} 34,{y + 10},c"), WOOD, WOOD_LOW, shade=3)
    form(d, poly("24,104 94,104 106,120 14,120"), "#d0a85a", "#6d4424", shade=3, gap=2.6)
    d.fill(pile(*[line_of(f"{28 + k * 9},105 {20 + k * 12},119", 0.8) for k in range(8)], line_of("20,111 100,111", 0.8)), "#6d4424", 0.7)
    for x in (16, 96):
        form(d, rect(x, 120, 8, 54), WOOD, WOOD_LOW, shade=3)
    form(d, rect(22, 146, 76, 5), WOOD, WOOD_LOW, shade=2, hatched=0)
    form(d, rect(34, 120, 5, 36), WOOD, WOOD_LOW, shade=2, hatched=0)
    cloth = blob_of("62,10,c 96,12,c 104,30 106,70 102,100,c 92,104 84,98 76,102,c 72,70 64,40")
    form(d, cloth, "#6a8ab0", "#1c2c48", shade=7)
    form(d, blob_of("98,24 110,44 114,78 108,84 100,80 98,50"), "#6a8ab0", "#1c2c48", shade=4)
    d.fill(pile(line_of("74,22 82,60 84,96", 0.5, 1.6, 0.5), line_of("90,20 94,60 92,96", 0.5, 1.4, 0.5)), INK, 0.6)
    d.fill(pile(ellipse(80, 46, 2), ellipse(82, 62, 2), ellipse(83, 78, 2)), "#f4ead8")


@threat("fears/threats/exam-sheet", 130, 160)
def exam(d: Drawing) -> None:
    """The exam: all of it, and a red mark."""
    for turn_, dx, dy in ((-14, -10, 8), (9, 10, 6)):
        with d.placed(65 + dx, 80 + dy, 1, turn_):
            flat(d, rect(-48, -66, 96, 132), "#d8ccb4", 1.3)
            d.fill(pile([line_of(f"-36,{y} 36,{y}", 1) for y in range(-50, 60, 10)]), "#6d6478", 0.5)
    with d.placed(65, 78, 1, -3):
        sheet = rect(-50, -72, 100, 146)
        form(d, sheet, "#fdf8ea", "#c4b391", shade=5, hatched=0.2)
        d.fill(pile(line_of("-38,-58 -2,-58", 3), line_of("-38,-50 10,-50", 1.4)), INK, 0.8)
        rng = d.chance()
        lines = []
        for k in range(9):
            y = -36 + k * 11
            x = -38.0
            while x < 30:
                n = rng.uniform(5, 14)
                lines.append(brush([(x, y), (x + n / 2, y + rng.uniform(-1, 1)), (x + n, y)], 1.3, 1.5, 1))
                x += n + 3.4
        d.fill(pile(lines), INK, 0.55)
        for k, text in enumerate(("?", "?", "?")):
            x, y = 30 + k * 3, -30 + k * 34
            d.brush([(x - 5, y - 6), (x, y - 11), (x + 5, y - 6), (x, y), (x, y + 5)], "#c2283c", 1.6, 3, 1.4)
            d.fill(ellipse(x, y + 10, 1.9), "#c2283c")
            del text
        d.stroke(ellipse(26, -52, 17, 14, -12), "#c2283c", 2.4)
        d.brush(pts("18,-46 26,-62 34,-46"), "#c2283c", 2.4, 3, 2.4)
        d.brush(pts("20,-51 33,-51"), "#c2283c", 0.01)
        d.brush(pts("17,-58 26,-46 36,-60"), "#c2283c", 0.01)
        d.fill(pile(line_of("-44,66 -20,34 6,60 30,20", 0.8, 3, 0.8)), "#c2283c", 0.85)
    with d.placed(112, 120, 1, 32):
        form(d, rect(-4, -40, 8, 62), "#f0c35c", "#8d5a24", shade=3, hatched=0.2)
        flat(d, poly("-4,22 4,22 0,36"), "#f4e0bb", 0.9)
        d.fill(poly("-1.4,31 1.4,31 0,36"), INK)
        flat(d, rect(-4, -48, 8, 8), "#e2787c", 0.9)


@threat("fears/threats/letter", 156, 118)
def letter(d: Drawing) -> None:
    """A letter with a black edge and a red seal."""
    with d.placed(78, 62, 1, -6):
        flat(d, rect(-58, -62, 110, 60), "#fdf8ea", 1.2)
        d.fill(pile(*[line_of(f"-46,{y} {38 - (y % 3) * 8},{y}", 1.5) for y in (-50, -42, -34, -26, -18)]), INK, 0.6)
        form(d, rect(-70, -30, 140, 84), "#f4e8cc", "#a8977a", shade=8, edge=1.8)
        frame = rect(-70, -30, 140, 84).difference(rect(-64, -24, 128, 72))
        d.fill(frame, "#120c18", 0.9)
        d.fill(pile(line_of("-64,48 -14,10 0,6", 1, 2, 1), line_of("64,48 14,10 0,6", 1, 2, 1)), "#7d6a50", 0.8)
        flap = poly("-64,-24 64,-24 6,20 -6,20")
        form(d, flap, "#fbf2da", "#b8a684", shade=6)
        d.brush(pts("-64,-24 0,22 64,-24"), "#7d6a50", 1, 1.6, 1)
        seal = fur(ellipse(0, 15, 16, 15), 2, 5, 0.0, 3).simplify(0.3)
        form(d, ellipse(0, 15, 17, 16), "#e0444a", "#5a0f20", shade=5, edge=1.6, edge_colour="#ffb0a4")
        del seal
        d.fill(pile(ellipse(0, 12, 6, 6.4), rect(-3.4, 16, 6.8, 6)), "#f4c0b0", 0.9)
        d.fill(pile(ellipse(-2.4, 12, 1.7), ellipse(2.4, 12, 1.7), rect(-1.4, 17, 0.7, 5), rect(0.8, 17, 0.7, 5)), "#5a0f20")


@threat("fears/threats/jar", 110, 150)
def jar(d: Drawing) -> None:
    """A jar. What is in it looks back."""
    glass = blob_of("22,34,c 88,34,c 98,50 100,60 100,136,c 90,148 20,148 10,136,c 10,60 12,50")
    d.fill(glass, d.linear(10, 0, 100, 0, (0, "#9adfa0", 0.75), (0.5, "#d8ffb8", 0.8), (1, "#2c7a5a", 0.85)))
    form(d, blob_of("55,52 78,60 86,84 80,108 66,118 64,132 58,120 52,134 46,120 38,130 40,114 28,104 24,82 34,60"), "#e8b8a8", "#7d4a5a", shade=9, edge=1.6)
    eye(d, 44, 80, 10, iris="#6a8ac8", look=(0.1, 0.2), veins=True)
    eye(d, 68, 78, 7, iris="#6a8ac8", look=(-0.1, 0.3))
    d.brush(pts("42,100 54,97 66,102"), "#5a2434", 1, 3, 1)
    d.fill(pile(*[ellipse(x, y, r) for x, y, r in ((22, 70, 2.4), (90, 100, 3), (86, 66, 1.8), (30, 126, 2.6), (78, 130, 2))]), "#f2ffe0", 0.8)
    d.stroke(glass, "#eafff0", 2, 0.9)
    d.fill(blob_of("18,60 24,52 26,70 22,120 16,112"), "#ffffff", 0.7)
    form(d, rounded(18, 12, 74, 22, 5), "#d8a84e", "#5a3820", shade=6, edge=1.8)
    d.fill(pile([rect(22 + k * 7, 14, 1.6, 18) for k in range(10)]), INK, 0.35)
    flat(d, rounded(34, 104, 0.1, 0.1, 0.01), INK, 0.1)


@threat("fears/threats/crystal-ball", 130, 150)
def crystal_ball(d: Drawing) -> None:
    """The fortune teller's ball: a skull in it, and hands round it."""
    form(d, blob_of("34,118,c 96,118,c 104,134 112,148,c 18,148,c 26,134"), "#d8a84e", "#4a2c1c", shade=7)
    ball = ellipse(65, 64, 56)
    d.glow(65, 64, 66, "#b99aff", 0.5)
    flat(d, ball, d.radial(56, 52, 74, (0, "#efe6ff"), (0.4, "#9a7ad8"), (0.8, "#3f2a7a"), (1, "#180f38")), 1.8)
    skull = blob_of("65,28 88,36 94,58 86,76 80,80 80,92,c 50,92,c 50,80 44,76 36,58 42,36")
    d.fill(skull, "#f4ecff", 0.92)
    d.fill(pile(ellipse(53, 58, 8, 9), ellipse(77, 58, 8, 9), poly("61,74 69,74 65,66")), "#1c1038")
    d.fill(pile(*[rect(54 + k * 5.4, 80, 1.2, 12) for k in range(5)]), "#1c1038")
    d.fill(pile(line_of("20,70 36,96 60,108", 0.5, 3, 0.5), line_of("108,50 104,84 84,104", 0.5, 3, 0.5)), "#e0d0ff", 0.5)
    d.fill(ellipse(40, 34, 12, 7, -38), "#ffffff", 0.85)
    for s in (0, 1):
        for k, text in enumerate(("4,120 8,98 18,84", "0,126 0,104 10,90", "10,124 18,104 28,92", "14,130 28,114 40,106")):
            finger = tube_of(text, 6, 5, 3.4)
            form(d, mirror(finger, 65) if s else finger, "#e0b890", "#6d4440", shade=2, hatched=0)
            del k
        cuff = blob_of("-6,120,c 20,122 26,136 20,152,c -6,152,c")
        form(d, mirror(cuff, 65) if s else cuff, "#8d3a6a", "#341228", shade=4)


@threat("fears/threats/bottle", 130, 150)
def bottle(d: Drawing) -> None:
    """A bottle with a message; the message is short."""
    with d.placed(65, 78, 1, 24):
        glass = blob_of("-13,-62,c 13,-62,c 13,-34 28,-22 30,-2 30,62,c 0,68 -30,62,c -30,-2 -28,-22 -13,-34")
        d.fill(glass, d.linear(-30, 0, 30, 0, (0, "#6ac0a0", 0.8), (0.5, "#c8ffe0", 0.7), (1, "#1c5a4c", 0.9)))
        form(d, rounded(-17, -10, 34, 62, 5), "#fbf2da", "#b8a684", shade=4, hatched=0.2)
        with d.placed(0, 20, 1, -90):
            d.fill(pile(*[rect(x, -8, 3, 16) for x in (-24, -14)], rect(-24, -1.4, 12, 3), rect(-6, -8, 3, 16), rect(-6, -8, 10, 2.8), rect(-6, -1.4, 8, 2.6), rect(-6, 5.4, 10, 2.8), rect(8, -8, 3, 16), rect(8, 5.2, 9, 2.8), rect(20, -8, 3, 16), ellipse(25, -3.6, 4.4).difference(ellipse(25, -3.6, 1.8))), "#a81f34")
        d.stroke(glass, "#eafff4", 2, 0.95)
        d.fill(blob_of("-24,-4 -18,-14 -17,10 -21,50 -26,40"), "#ffffff", 0.7)
        form(d, rounded(-15, -68, 30, 10, 3), "#8ad0b0", "#24604c", shade=2)
        form(d, poly("-9,-84 9,-84 11,-66 -11,-66"), "#c9935a", "#5a3824", shade=3)


@threat("fears/threats/bin", 120, 156)
def bin_(d: Drawing) -> None:
    """A bin; a child's drawing, crumpled."""
    with d.placed(58, 44, 1, -10):
        paper = poly("-34,-38 10,-42 32,-34 36,4 24,34 -20,36 -36,12")
        form(d, paper, "#fdf8ea", "#c4b391", shade=7, hatched=0.2)
        d.fill(pile(line_of("-34,-38 -10,-10 -36,12", 0.5, 1.4, 0.5), line_of("10,-42 4,-12 36,4", 0.5, 1.4, 0.5)), "#8d7a58", 0.7)
        flat(d, poly("-20,2 -20,24 6,24 6,2"), "#e0704a", 0.9)
        flat(d, poly("-25,4 -7,-14 11,4"), "#5a8ac8", 0.9)
        d.fill(ellipse(20, -22, 8), "#f2c04a")
        d.fill(brushes([[(20 + math.cos(a) * 10, -22 + math.sin(a) * 10), (20 + math.cos(a) * 14, -22 + math.sin(a) * 14)] for a in (0, 0.8, 1.6, 2.4, 3.2, 4, 4.8, 5.6)], 1.6), "#f2c04a")
        d.fill(pile(line_of("18,24 18,10", 1.6), line_of("18,12 12,18", 1.4), line_of("18,12 24,18", 1.4), ellipse(18, 6, 4)), "#c23c44")
    body = poly("14,62 106,62 94,154 26,154")
    form(d, body, "#7d8a9c", "#1f2736", shade=10, edge=2)
    d.fill(pile([line_of(f"{26 + k * 13.6},70 {32 + k * 11},150", 2) for k in range(6)]), INK, 0.5)
    form(d, rounded(8, 56, 104, 10, 4), "#a9b8c8", "#3a465e", shade=3)


@threat("fears/threats/key", 110, 150)
def key(d: Drawing) -> None:
    """A key to something, with a skull for a bow."""
    with d.placed(55, 74, 1, 18):
        form(d, rounded(-5, -8, 10, 78, 3), "#e0b45a", "#5a3820", shade=3, edge=1.6, edge_colour="#fff2c0")
        for y, n in ((40, 20), (54, 26)):
            form(d, rect(4, y, n, 9), "#e0b45a", "#5a3820", shade=2)
        form(d, rect(14, 44, 6, 16), "#e0b45a", "#5a3820", shade=1, hatched=0)
        form(d, rounded(-9, -12, 18, 6, 2), "#f0cc72", "#6d4824", shade=2)
        skull = blob_of("0,-70 24,-62 32,-40 24,-22 14,-18 12,-8,c -12,-8,c -14,-18 -24,-22 -32,-40 -24,-62")
        form(d, skull, "#f0cc72", "#6d4824", shade=9, edge=2, edge_colour="#fff6d0")
        flat(d, pile(ellipse(-12, -40, 8.4, 9.4), ellipse(12, -40, 8.4, 9.4)), "#1c1018", 1)
        d.fill(pile(ellipse(-11, -38, 2.4), ellipse(13, -38, 2.4)), "#ff8a4a")
        d.fill(poly("-4,-24 4,-24 0,-32"), "#1c1018")
        d.fill(pile([rect(-9 + k * 5.4, -18, 1.4, 9) for k in range(4)]), "#1c1018")


@threat("fears/threats/lift", 140, 186)
def lift(d: Drawing) -> None:
    """A lift, its doors a hand's breadth open; the arrow points down."""
    form(d, rect(4, 22, 132, 164), "#9aa8b8", "#2c3448", shade=8, edge=2)
    flat(d, rect(18, 36, 104, 150), d.linear(18, 0, 122, 0, (0, "#05040a"), (0.5, "#3a0f1c"), (1, "#05040a")), 1.4)
    d.glow(70, 120, 52, "#ff5a4a", 0.5)
    slit_eyes(d, 70, 92, 5.4, "#ffdf6a", slant=12)
    for s in (0, 1):
        leaf = poly("18,36 54,36 54,186 18,186")
        leaf = mirror(leaf, 70) if s else leaf
        form(d, leaf, "#c4d0da", "#4a566c", shade=7, edge=1.8, edge_colour="#ffffff")
        panel = rounded(25, 48, 22, 126, 2)
        d.stroke(mirror(panel, 70) if s else panel, INK, 1, 0.6)
    for y in (106, 113, 120, 127):
        form(d, tube_of(f"60,{y} 52,{y} 45,{y + 1}", 3.4, 3.2, 2.6), "#a9b48a", "#3a4a3c", shade=1, hatched=0)
        form(d, tube_of(f"80,{y + 20} 88,{y + 20} 95,{y + 21}", 3.4, 3.2, 2.6), "#a9b48a", "#3a4a3c", shade=1, hatched=0)
    form(d, rounded(38, 2, 64, 22, 5), "#2c2840", "#0c0a16", shade=4)
    d.fill(poly("50,8 62,8 56,18"), "#ff6a4a")
    d.fill(pile(rect(72, 12, 8, 2.4), rect(84, 6, 2.6, 13), rect(90, 6, 2.6, 13)), "#ff6a4a")
    form(d, rounded(126, 100, 9, 22, 3), "#d8a84e", "#5a3820", shade=2, hatched=0)


@threat("fears/threats/microphone", 100, 186)
def microphone(d: Drawing) -> None:
    """The microphone. It is on."""
    form(d, ellipse(50, 178, 34, 8), "#4a4668", "#0e0b18", shade=3)
    form(d, rect(47, 66, 6, 110), "#8d94ac", "#2c3048", shade=2, hatched=0)
    form(d, rounded(43, 110, 14, 10, 3), "#b8c0d0", "#4a5068", shade=2)
    form(d, poly("34,56 66,56 58,80 42,80"), "#3a3a50", "#101018", shade=3)
    head = blob_of("50,2 76,10 84,32 76,54 64,60,c 36,60,c 24,54 16,32 24,10")
    form(d, head, "#dfe6f0", "#5a647e", shade=10, edge=2.2, edge_colour="#ffffff")
    mesh = [line_of(f"{14 + k * 9},0 {14 + k * 9 + 4},62", 1).intersection(head.buffer(-3)) for k in range(9)] + [line_of(f"10,{y} 90,{y}", 1).intersection(head.buffer(-3)) for y in range(8, 60, 8)]
    d.fill(pile(mesh), "#2c3048", 0.7)
    flat(d, blob_of("22,40,c 50,46 78,40,c 74,56 62,62 50,62 38,62 26,56"), "#4a0f1e", 1.2)
    teeth(d, [(25, 41), (33, 42.6), (41, 43.6), (50, 44), (59, 43.6), (67, 42.6), (75, 41)], 8)
    for s in (-1, 1):
        eye(d, 50 + s * 14, 26, 7.4, iris="#d8643c", look=(0, 0.4))
        d.brush([(50 + s * 24, 15), (50 + s * 14, 15), (50 + s * 5, 20)], INK, 1, 3.4, 1)
    form(d, rounded(36, 84, 28, 13, 3), "#2c2840", "#0c0a16", shade=2)
    d.glow(44, 90.5, 9, "#ff4a3a", 0.9)
    d.fill(ellipse(44, 90.5, 3.2), "#ff5a4a")
    d.fill(pile(rect(51, 87.4, 9, 1.8), rect(51, 91.6, 6, 1.8)), "#ffb0a0")
    for s in (-1, 1):
        for k in range(2):
            r = 44 + k * 10
            d.brush([(50 + s * (r - 4), 10), (50 + s * r, 28), (50 + s * (r - 4), 46)], "#ffe9a6", 0.4, 2.2, 0.4, 0.8)


@threat("fears/threats/speaker", 110, 150)
def speaker(d: Drawing) -> None:
    """The smart speaker giggles."""
    body = blob_of("20,30,c 16,80 18,130 22,142,c 40,150 70,150 88,142,c 92,130 94,80 90,30,c")
    form(d, body, "#5a5f7a", "#12131e", shade=12, edge=2)
    dots = [ellipse(24 + k * 6.6 + (r % 2) * 3.3, 52 + r * 7, 1.2) for r in range(13) for k in range(10)]
    d.fill(pile([dot for dot in dots if body.buffer(-3).contains(dot)]), "#05060c", 0.8)
    form(d, ellipse(55, 28, 35, 12), "#3a3f58", "#0c0d16", shade=3)
    d.glow(55, 28, 42, "#5ae0ff", 0.6, 0.4)
    d.stroke(ellipse(55, 28, 30, 9), "#7af0ff", 2.6, 0.95)
    for s in (-1, 1):
        d.brush([(55 + s * 22, 78), (55 + s * 14, 70), (55 + s * 6, 78)], "#7af0ff", 2, 4, 2)
    flat(d, blob_of("32,92,c 55,97 78,92,c 74,116 62,124 55,124 48,124 36,116"), "#06202c", 1.2)
    d.stroke(blob_of("32,92,c 55,97 78,92,c 74,116 62,124 55,124 48,124 36,116"), "#7af0ff", 1.6, 0.9)
    teeth(d, [(35, 93.4), (42, 95), (49, 96), (55, 96.2), (61, 96), (68, 95), (75, 93.4)], 7, colour="#d8fbff")
    for k, (x, y, t) in enumerate(((8, 20, -20), (100, 12, 16), (2, 52, -30), (106, 50, 24))):
        d.brush([(x - 4, y + 6), (x, y - 4 - k % 2), (x + 4, y + 5)], "#7af0ff", 0.8, 2.4, 0.6, 0.85)
        del t


@threat("fears/threats/mirror", 120, 182)
def mirror_(d: Drawing) -> None:
    """A standing mirror. What is in it isn't quite you."""
    for x in (14, 100):
        form(d, rect(x, 60, 7, 112), WOOD, WOOD_LOW, shade=2)
        form(d, blob_of(f"{x - 10},182,c {x - 6},170 {x + 13},170 {x + 17},182,c"), WOOD, WOOD_LOW, shade=2)
    frame = ellipse(60, 82, 48, 78)
    form(d, frame, "#d8a84e", "#5a3820", shade=8, edge=2.2, edge_colour="#fff0b8")
    d.fill(pile(*[ellipse(60 + math.cos(math.tau * k / 24) * 44, 82 + math.sin(math.tau * k / 24) * 74, 2.6) for k in range(24)]), "#f6dc92", 0.9)
    glass = ellipse(60, 82, 39, 69)
    flat(d, glass, d.linear(30, 14, 90, 150, (0, "#dff0f4"), (0.4, "#6d8aa4"), (1, "#1c2a44")), 1.4)
    with d.clipped(glass):
        form(d, blob_of("18,152,c 22,120 40,112 60,112 80,112 98,120 102,152,c"), "#4a5a80", "#10142a", shade=7)
        form(d, blob_of("60,40 82,48 88,70 82,94 68,110 60,112 52,110 38,94 32,70 38,48"), "#c8ccc0", "#4a5464", shade=10, edge=1.8)
        form(d, blob_of("30,78,c 28,46 44,32 60,32 76,32 92,46 90,78,c 82,64 80,56 74,50 60,48 46,50 40,56 38,64"), "#2c2434", "#0a0810", shade=4)
        for s in (-1, 1):
            flat(d, ellipse(60 + s * 12, 72, 7.4, 8.4), "#0a0812", 1)
            d.glow(60 + s * 12, 72, 8, "#fff4d0", 0.5)
            d.fill(ellipse(60 + s * 12, 72, 2), "#fffdf0")
        flat(d, blob_of("38,88,c 60,94 82,88,c 78,102 68,107 60,107 52,107 42,102"), "#3a0a18", 1)
        teeth(d, [(41, 89.4), (47, 91), (53, 92), (60, 92.4), (67, 92), (73, 91), (79, 89.4)], 7, flat_ends=True)
    d.fill(pile(poly("34,46 44,32 40,58 30,74"), poly("47,28 52,24 46,46 42,52")).intersection(glass), "#ffffff", 0.35)
    flat(d, join(star(60, 4, 8, 5, 0.5)), "#f6dc92", 1)


@threat("fears/threats/phone", 100, 160)
def phone(d: Drawing) -> None:
    """A telephone that lights up: the call comes from inside."""
    d.glow(50, 78, 78, "#a8d0ff", 0.4)
    with d.placed(50, 80, 1, -7):
        form(d, rounded(-37, -72, 74, 148, 12), "#3a3a50", "#0a0a12", shade=5, edge=2)
        screen = rounded(-31, -60, 62, 120, 5)
        flat(d, screen, d.linear(0, -60, 0, 60, (0, "#2a3a7a"), (0.5, "#5a7ac8"), (1, "#1c2450")), 1)
        flat(d, ellipse(0, -18, 22), "#12172e", 1.2)
        form(d, blob_of("-14,2,c -12,-8 -6,-10 0,-10 6,-10 12,-8 14,2,c").intersection(ellipse(0, -18, 22)), "#8fa8e0", "#2c3a6a", shade=2, hatched=0)
        d.fill(ellipse(0, -21, 9, 10.4), "#8fa8e0")
        d.fill(pile(ellipse(-3.6, -22, 2.4, 3), ellipse(3.6, -22, 2.4, 3)), "#05060c")
        flat(d, blob_of("-5,-15,c 0,-13.6 5,-15,c 3,-11 -3,-11"), "#05060c", 0.2)
        d.fill(pile(rounded(-20, 12, 40, 3.6, 1.6), rounded(-12, 19, 24, 2.6, 1.2)), "#e6efff", 0.9)
        for x, c in ((-16, "#e0525c"), (16, "#5ac08a")):
            flat(d, ellipse(x, 42, 9.4), c, 1)
            d.brush([(x - 4.6, 42 + (2 if x < 0 else -2)), (x, 42), (x + 4.6, 42 + (2 if x < 0 else -2))], "#ffffff", 2.6, 2, 2.6)
        d.fill(rounded(-9, -67, 18, 2.6, 1.2), "#05050a")
        d.fill(poly("-31,-40 -8,-60 4,-60 -31,-26"), "#ffffff", 0.18)
        d.fill(pile(rect(14, -56, 11, 5.4), rect(25.4, -54.6, 1.4, 2.6)), "#e6efff", 0.9)
        d.fill(rect(15, -55, 2, 3.4), "#e0343f")
    for s in (-1, 1):
        for k in range(3):
            r = 44 + k * 6
            d.brush([(50 + s * (r - 2), 30 + k * 3), (50 + s * (r + 1), 40), (50 + s * (r - 2), 52 - k * 3)], "#e6efff", 0.4, 2, 0.4, 0.8)


@threat("fears/threats/plate", 150, 110)
def plate(d: Drawing) -> None:
    """A plate, licked clean; crumbs, a bitten biscuit, a fork that points at you."""
    form(d, ellipse(75, 80, 66, 27), "#f6f4ee", "#8d98b0", shade=8, edge=2)
    d.stroke(ellipse(75, 79, 58, 22), "#5a7ab8", 1.6, 0.9)
    flat(d, ellipse(75, 81, 42, 15), d.radial(66, 76, 46, (0, "#ffffff"), (1, "#c4cede"), flat=0.4), 0.8)
    biscuit = ellipse(78, 58, 30, 28)
    bites = join(ellipse(104, 40, 13), ellipse(110, 58, 10), ellipse(92, 28, 9))
    form(d, biscuit.difference(bites), "#e0a860", "#7d4a28", shade=8, edge=1.8, edge_colour="#fff0c8")
    for x, y in ((64, 46), (76, 64), (62, 66), (84, 48), (72, 78), (92, 70)):
        flat(d, ellipse(x, y, 4.2, 3.6), "#4a2418", 0.7)
    d.fill(pile(*[poly(f"{x - 2},{y} {x + 1},{y - 2} {x + 2},{y + 1.6}") for x, y in ((104, 80), (112, 74), (98, 88), (50, 90), (44, 82), (118, 84), (108, 90))]), "#c98a4a")
    with d.placed(24, 60, 1, -24):
        form(d, rounded(-3, -8, 6, 58, 2.4), "#dfe6ee", "#6d7a92", shade=1, hatched=0)
        form(d, join(rounded(-10, -34, 20, 22, 5).difference(pile(rect(-5.6, -40, 3, 20), rect(2.6, -40, 3, 20))), rect(-4, -14, 8, 10)), "#dfe6ee", "#6d7a92", shade=2, hatched=0)


@threat("fears/threats/cake", 150, 150)
def cake(d: Drawing) -> None:
    """A birthday cake that sings. All sing. One just sits."""
    form(d, ellipse(75, 136, 68, 13), "#f6f4ee", "#8d98b0", shade=4)
    form(d, blob_of("20,84,c 130,84,c 130,128,c 75,142 20,128,c"), "#e8b0c0", "#7d3a5a", shade=12, edge=2)
    icing = blob_of("16,82,c 40,70 110,70 134,82,c 134,98 128,104 122,94 116,112 106,96 98,104 90,94 80,112 70,96 60,104 52,94 44,110 34,94 28,106 18,98")
    form(d, icing, "#fff6f4", "#c4a0b4", shade=6, edge=1.8)
    for x, c in ((40, "#5a8ac8"), (58, "#e0704a"), (76, "#6fbf8f"), (94, "#b39ae0"), (112, "#e0b04e")):
        form(d, rect(x - 3.4, 46 + abs(x - 76) * 0.06, 6.8, 32), c, palette.darker(c, 0.5), shade=2, hatched=0)
        d.fill(pile(line_of(f"{x - 3.4},58 {x + 3.4},53", 1.6), line_of(f"{x - 3.4},70 {x + 3.4},65", 1.6)), "#ffffff", 0.8)
        d.glow(x, 34, 17, "#ffcf7a", 0.8)
        flat(d, blob_of(f"{x},22,c {x + 6},34 {x + 3},44 {x},46 {x - 3},44 {x - 6},34"), d.radial(x, 38, 14, (0, "#fffbe6"), (0.5, "#ffcf5a"), (1, "#e8702c")), 0.8)
    for s in (-1, 1):
        eye(d, 75 + s * 20, 104, 8, iris="#8d4ac8", look=(0, -0.2))
    flat(d, blob_of("52,116,c 75,121 98,116,c 92,132 84,136 75,136 66,136 58,132"), "#4a0f2a", 1.1)
    teeth(d, [(56, 117), (64, 118.6), (71, 119.4), (79, 119.4), (86, 118.6), (94, 117)], 7)


@threat("fears/threats/screen", 156, 140)
def screen(d: Drawing) -> None:
    """A screen; something presses through."""
    d.glow(78, 60, 90, "#a8e0ff", 0.45)
    form(d, rounded(60, 110, 36, 18, 2), "#4a4e66", "#12131e", shade=3)
    form(d, blob_of("36,138,c 44,124 112,124 120,138,c"), "#5a5f7a", "#16182a", shade=3)
    form(d, rounded(4, 4, 148, 108, 8), "#4a4e66", "#0e0f1a", shade=6, edge=2.2)
    glass = rounded(12, 12, 132, 90, 4)
    flat(d, glass, d.radial(78, 56, 84, (0, "#e8fbff"), (0.5, "#6ab8d8"), (1, "#143a5c")), 1.2)
    face = blob_of("78,20 100,28 108,50 102,74 88,90 78,93 68,90 54,74 48,50 56,28")
    d.fill(face, "#2c5a7a", 0.75)
    d.fill(pile(ellipse(66, 48, 8, 10), ellipse(90, 48, 8, 10), blob_of("66,70,c 78,66 90,70,c 90,86 66,86")), "#061420", 0.9)
    for s in (-1, 1):
        d.fill(brushes([[(78 + s * 36, 92), (78 + s * (38 + k), 76), (78 + s * (38 + k * 1.6), 62)] for k in (-8, -1, 6, 13)], 7, 6, 5), "#2c5a7a", 0.7)
        d.fill(ellipse(78 + s * 40, 88, 13, 11), "#2c5a7a", 0.6)
    d.fill(pile([rect(12, y, 132, 1) for y in range(14, 102, 4)]), "#061420", 0.25)
    d.fill(poly("12,40 44,12 72,12 12,74"), "#ffffff", 0.16)
    d.fill(ellipse(142, 107, 1.8), "#ff5a4a")


@threat("fears/threats/stairs", 186, 180)
def stairs(d: Drawing) -> None:
    """Stairs that wind up, and up, and then stop."""
    form(d, rect(84, 0, 14, 180), "#6d5a7a", "#1c1428", shade=5)
    for k in range(17):
        a = k * 0.52
        y = 170 - k * 9.6
        front = math.sin(a)
        x = math.cos(a)
        w, h = 62 * x, 6 + 10 * (0.5 + front * 0.5)
        if front < -0.1:
            tone = 0.45
        else:
            tone = 0.0
        step = polygon([(91, y), (91 + w - 10 * front, y + 8 * front), (91 + w + 10 * front, y + 14 * front + 4), (91, y + 7)])
        top = palette.mix("#c4a88d", "#4a3a58", tone)
        form(d, step.convex_hull, top, palette.mix("#6d4a4a", "#1c1428", tone), shade=2, gap=3, hatched=0.25)
        d.fill(rect(91 + w - 1, y + 8 * front - 16, 1.8, 18), "#2a1c2e", 0.9 - tone)
        del h
    rail = [(91 + math.cos(k * 0.26) * 62, 170 - k * 4.8 + 8 * math.sin(k * 0.26) - 16) for k in range(34)]
    d.fill(brush(rail, 2.6, 2.6, 2.6, 3), "#8d6a4a", 0.95)


@threat("fears/threats/suitcase", 150, 124)
def suitcase(d: Drawing) -> None:
    """A suitcase nobody claims; something shifts inside."""
    flat(d, tube_of("54,34 54,12 96,12 96,34", 4.4, 4.4, 4.4, 4.4), "#5a3424", 1.4)
    form(d, rounded(6, 30, 138, 92, 9), "#b5703f", "#42201c", shade=14, edge=2.2, edge_colour="#ffe0b0")
    for x in (6, 122):
        for y in (30, 100):
            form(d, rounded(x, y, 22, 22, 6), "#7d4a2c", "#2c1614", shade=3, hatched=0.2)
    for x in (40, 100):
        form(d, rect(x, 30, 11, 92), "#7d4a2c", "#2c1614", shade=2, hatched=0.2)
        form(d, rounded(x - 2.4, 60, 16, 12, 2), "#f0cc72", "#7d5a2c", shade=2, hatched=0)
    gap = blob_of("20,74,c 50,68 100,68 132,74,c 100,84 50,84")
    flat(d, gap, "#05040a", 1.2)
    slit_eyes(d, 76, 76, 5.4, "#ffdf6a", look=(0.2, 0.2), slant=6)
    d.fill(brushes([[(24 + k * 4, 76), (22 + k * 4, 84), (21 + k * 4, 90)] for k in range(4)], 3.4, 2.8, 0.8), "#a9b48a")
    flat(d, poly("58,96 88,94 90,110 60,112"), "#f4ead8", 0.9)
    d.fill(pile(rect(64, 99, 18, 1.8), rect(64, 104, 12, 1.8)), "#c23c44")
    flat(d, ellipse(120, 88, 10), "#5a8ac8", 0.9)
    d.fill(poly("114,90 120,80 126,90"), "#f4ead8")


@threat("fears/threats/wardrobe", 136, 186)
def wardrobe(d: Drawing) -> None:
    """A wardrobe, its door a crack open, sleeves reaching out."""
    form(d, rect(8, 20, 120, 158), WOOD, WOOD_LOW, shade=12, edge=2)
    form(d, blob_of("2,22,c 24,16 40,2 68,2 96,2 112,16 134,22,c 134,28,c 2,28,c"), "#b5805a", "#46281f", shade=5)
    d.fill(star(68, 14, 6, 6, 0.5), "#f0cc72", 0.9)
    flat(d, rect(16, 34, 104, 136), d.linear(16, 0, 120, 0, (0, "#05040a"), (0.5, "#150c1e"), (1, "#05040a")), 1.2)
    left = poly("16,34 58,40 58,166 16,170")
    right = poly("120,34 82,42 82,164 120,170")
    slit_eyes(d, 70, 74, 5, "#ffdf6a", slant=12)
    for leaf in (left, right):
        form(d, leaf, "#b07a52", "#42241e", shade=7, edge=1.6)
        panel = leaf.buffer(-6, join_style="mitre")
        d.stroke(panel, INK, 1.3, 0.7)
        d.stroke(panel.buffer(-4, join_style="mitre"), "#f0c08a", 0.7, 0.5)
    d.fill(pile(ellipse(53, 104, 3), ellipse(87, 104, 3)), "#f0cc72")
    for text, c in (("62,120 48,128 40,146 44,156", "#5a8ac8"), ("76,128 88,140 88,154 82,162", "#c23c44")):
        form(d, tube_of(text, 6, 6, 6, 5), c, palette.darker(c, 0.6), shade=3)
    for x in (14, 112):
        form(d, ellipse(x + 5, 181, 9, 6), WOOD, WOOD_LOW, shade=2)


@threat("fears/threats/toaster", 140, 116)
def toaster(d: Drawing) -> None:
    """A toaster that bears a grudge."""
    for x, t in ((46, -10), (88, 8)):
        with d.placed(x, 34, 1, t):
            form(d, blob_of("-20,24,c -20,-6 -26,-14 -16,-24 0,-22 16,-24 26,-14 20,-6 20,24,c"), "#6d3f24", "#1c0e10", shade=6)
            d.fill(blob_of("-14,24,c -14,-6 -18,-12 -10,-17 0,-16 10,-17 18,-12 14,-6 14,24,c"), "#1a0e10", 0.85)
            d.brush([(-6, -20), (-12, -34), (-4, -44)], "#c9c2d8", 0.6, 3.4, 0.6, 0.5)
    d.glow(68, 48, 60, "#ff7a3a", 0.55, 0.5)
    body = blob_of("16,112,c 8,80 12,58 26,50,c 114,50,c 128,58 132,80 124,112,c")
    form(d, body, "#e6edf4", "#55627c", shade=14, edge=2.4, edge_colour="#ffffff")
    flat(d, blob_of("30,50,c 110,50,c 108,56 32,56"), "#ff8a3c", 1)
    for s in (-1, 1):
        eye(d, 70 + s * 22, 74, 9, iris="#ff7a3a", look=(-s * 0.1, 0.2))
        d.brush([(70 + s * 36, 62), (70 + s * 22, 62), (70 + s * 8, 70)], INK, 1.4, 4.4, 1.4)
    flat(d, blob_of("42,92,c 70,86 98,92,c 94,104 70,107 46,104"), "#3a0a18", 1.1)
    teeth(d, [(45, 92), (52, 90.6), (60, 89.6), (70, 89.2), (80, 89.6), (88, 90.6), (95, 92)], 6)
    teeth(d, [(50, 104), (58, 105), (66, 105.6), (74, 105.6), (82, 105), (90, 104)], 5, up=True)
    form(d, rounded(124, 64, 14, 9, 3), "#2c2840", "#0c0a16", shade=2, hatched=0)
    form(d, pile(rounded(22, 110, 16, 6, 2), rounded(102, 110, 16, 6, 2)), "#2c2840", "#0c0a16", shade=1, hatched=0)
    d.brush(pts("14,100 0,104 -6,116"), INK, 3, 3, 3)


@threat("fears/threats/printer", 150, 140)
def printer(d: Drawing) -> None:
    """A printer that eats the only copy."""
    with d.placed(75, 30, 1, 4):
        form(d, poly("-36,-30 34,-32 36,30 -36,30"), "#fdf8ea", "#c4b391", shade=4, hatched=0.15)
        d.fill(pile(*[line_of(f"-26,{y} {24 - (y % 4) * 3},{y}", 1.4) for y in range(-22, 20, 7)]), INK, 0.55)
    form(d, rounded(10, 48, 130, 62, 9), "#d8dfe6", "#55617a", shade=12, edge=2.2)
    flat(d, rounded(26, 48, 98, 12, 4), "#1c1a28", 1)
    teeth(d, [(30.0 + k * 9, 49.0) for k in range(11)], 9)
    flat(d, rounded(34, 84, 82, 16, 5), "#120f1c", 1)
    rng = d.chance()
    paper = blob_of("40,90,c 110,90,c 120,110 104,118 112,132,c 96,122 84,136 72,126,c 60,138 48,124 34,134,c 44,116 32,108")
    form(d, paper, "#fdf8ea", "#b5a482", shade=6, hatched=0.2)
    d.fill(pile([brush([(48 + k * 4, 96), (46 + k * 5 + rng.uniform(-4, 4), 110), (50 + k * 4, 122)], 0.6, 1.6, 0.6, 3) for k in range(0, 14, 2)]), INK, 0.55)
    for s in (-1, 1):
        eye(d, 75 + s * 20, 73, 7.4, iris="#e0443c", look=(0, -0.3))
        d.brush([(75 + s * 30, 64), (75 + s * 20, 63), (75 + s * 10, 69)], INK, 1, 3.4, 1)
    d.glow(126, 70, 10, "#ff5a3a", 0.8)
    d.fill(ellipse(126, 70, 3), "#ff5a3a")
    d.fill(ellipse(126, 80, 2), "#4a5068")


@threat("fears/threats/hoover", 160, 110)
def hoover(d: Drawing) -> None:
    """The robot vacuum cleaner hunts."""
    for x, y in ((10, 96), (30, 104), (140, 100), (124, 106)):
        d.brush([(x - 8, y), (x, y - 3), (x + 10, y)], "#d8d0e8", 0.5, 1.6, 0.4, 0.6)
    body = blob_of("8,66 20,44 50,32 80,30 110,32 140,44 152,66 152,82 130,98 80,104 30,98 8,82")
    form(d, body, "#4a4e66", "#0c0d16", shade=12, edge=2.4)
    form(d, ellipse(80, 52, 66, 21), "#6d728e", "#24263a", shade=6, edge=1.6)
    d.stroke(ellipse(80, 52, 42, 12.6), "#12131e", 1.4, 0.8)
    form(d, blob_of("58,50,c 58,36 102,36 102,50,c 98,56 62,56"), "#2c2f44", "#0c0d16", shade=3)
    d.glow(80, 46, 26, "#ff3a3a", 0.8)
    flat(d, ellipse(80, 45, 8, 6.4), d.radial(80, 45, 8, (0, "#fff0e0"), (0.4, "#ff4a3a"), (1, "#6d0f1c")), 0.8)
    flat(d, blob_of("24,80,c 80,92 136,80,c 128,98 80,103 32,98"), "#1a0610", 1.2)
    teeth(d, [(28, 81), (38, 83), (49, 85), (60, 86), (71, 86.6), (82, 86.8), (93, 86.4), (104, 85.4), (115, 84), (124, 82.4), (132, 81)], 10)
    for s in (-1, 1):
        d.fill(brushes([[(80 + s * 66, 92), (80 + s * (74 + k), 98), (80 + s * (80 + k), 106 - abs(k) * 0.5)] for k in (-10, -4, 2, 8)], 1.8, 1.4, 0.5), "#e8d8b0")
    sock = blob_of("70,96,c 84,96,c 86,104 98,106 98,112 80,113 70,110")
    form(d, sock, "#e2685c", "#7d2434", shade=2, hatched=0)


@threat("fears/threats/drone", 180, 110)
def drone(d: Drawing) -> None:
    """A drone that looks in."""
    for text in ("80,56 50,40 26,32", "100,56 130,40 154,32"):
        form(d, tube_of(text, 6, 4.4, 4), "#6d728e", "#1c1e30", shade=2, hatched=0.2)
    for x in (26, 154):
        form(d, rounded(x - 6, 20, 12, 18, 3), "#4a4e66", "#12131e", shade=2)
        d.fill(ellipse(x, 18, 30, 4.6), "#e6efff", 0.45)
        d.brush([(x - 29, 19), (x, 15), (x + 29, 18)], "#ffffff", 0.4, 1.8, 0.4, 0.9)
    for text in ("68,84 56,98 52,108", "112,84 124,98 128,108"):
        form(d, tube_of(text, 2.6, 2.2, 2.2), "#4a4e66", "#12131e", shade=1, hatched=0)
    form(d, pile(line_of("40,108 64,108", 3.4), line_of("116,108 140,108", 3.4)), "#4a4e66", "#12131e", shade=1, hatched=0)
    form(d, blob_of("50,58 64,42 90,38 116,42 130,58 124,80 90,90 56,80"), "#8d94ac", "#24263a", shade=10, edge=2.2)
    d.glow(90, 64, 34, "#ff5a3a", 0.55)
    flat(d, ellipse(90, 64, 21), "#12131e", 1.2)
    flat(d, ellipse(90, 64, 15), d.radial(86, 60, 18, (0, "#fff0e0"), (0.3, "#ff7a4a"), (0.8, "#7d141c"), (1, "#2a0610")), 1)
    d.fill(ellipse(90, 64, 5), INK)
    d.fill(ellipse(84, 57, 3.4), "#ffffff", 0.9)
    d.fill(pile(ellipse(62, 58, 2), ellipse(118, 58, 2)), "#6fe08f")


@threat("fears/threats/piano", 180, 150)
def piano(d: Drawing) -> None:
    """A piano that plays; only hands sit at it."""
    form(d, rect(12, 22, 156, 74), "#4a3a4e", "#120c16", shade=10, edge=2)
    form(d, poly("6,14 174,14 168,24 12,24"), "#5a4a60", "#1c121e", shade=3)
    flat(d, poly("62,34 118,34 122,62 58,62"), "#fdf8ea", 1)
    d.fill(pile(*[line_of(f"66,{y} 114,{y}", 0.8) for y in (41, 44, 47, 53, 56, 59)], *[ellipse(x, y, 2, 1.6) for x, y in ((72, 44), (82, 41), (92, 47), (102, 44), (78, 56), (96, 53))]), INK, 0.8)
    for x in (34, 146):
        form(d, tube_of(f"{x},52 {x},40", 3, 2.6), "#d8a84e", "#5a3820", shade=1, hatched=0)
        flat(d, rect(x - 3, 24, 6, 16), "#f4ead8", 0.8)
        d.glow(x, 18, 20, "#ffcf7a", 0.8)
        flat(d, blob_of(f"{x},10,c {x + 4},18 {x + 2},24 {x},25 {x - 2},24 {x - 4},18"), "#fff0b0", 0.6)
    form(d, poly("4,84 176,84 180,100 0,100"), "#5a4a60", "#1c121e", shade=2, hatched=0.2)
    flat(d, poly("14,80 166,80 170,93 10,93"), "#fbf4e4", 1)
    d.fill(pile([line_of(f"{16 + k * 8.4},80 {12.6 + k * 8.9},93", 0.8) for k in range(19)]), INK, 0.8)
    d.fill(pile([poly(f"{19 + k * 8.45},80 {24 + k * 8.45},80 {23 + k * 8.55},87.6 {18 + k * 8.55},87.6") for k in range(17) if k % 7 not in (2, 6)]), INK)
    for x in (14, 156):
        form(d, poly(f"{x},100 {x + 12},100 {x + 9},150 {x + 2},150"), "#4a3a4e", "#120c16", shade=3)
    form(d, rect(26, 100, 128, 34), "#3a2c40", "#0e0912", shade=6)
    for s in (0, 1):
        for text in ("50,66 46,76 45,86", "56,64 54,76 54,87", "62,64 62,76 63,87", "68,66 70,76 72,86", "46,72 38,78 35,85"):
            finger = tube_of(text, 3.4, 3, 2.2)
            form(d, mirror(finger, 90) if s else finger, "#e6ecff", "#8d98c4", shade=1, hatched=0)
        palm = blob_of("46,68 52,58 66,58 72,66 66,72 52,73")
        form(d, mirror(palm, 90) if s else palm, "#e6ecff", "#8d98c4", shade=2, hatched=0)
        for k in range(3):
            puff = ellipse(60 - k * 4, 52 - k * 7, 8 - k * 2, 5 - k)
            d.fill(mirror(puff, 90) if s else puff, "#e6ecff", 0.5 - k * 0.14)


@threat("fears/threats/photo", 130, 120)
def photo(d: Drawing) -> None:
    """The family photograph; where you stood, there is a hole."""
    with d.placed(65, 60, 1, -4):
        form(d, rect(-60, -52, 120, 104), "#f8f2e2", "#b8a684", shade=5, edge=1.8)
        flat(d, rect(-52, -44, 104, 78), d.linear(0, -44, 0, 34, (0, "#c9a878"), (1, "#6d4a38")), 1)
        for x, y, s, c, h in ((-36, 0, 1.0, "#4a5a8a", "#3a2820"), (-10, -4, 1.08, "#8d3a4a", "#c9c2c8"), (42, 4, 0.92, "#4a7a5a", "#8d5a34")):
            with d.placed(x, y, s):
                flat(d, blob_of("-13,32,c -12,16 -6,12 0,12 6,12 12,16 13,32,c"), c, 0.9)
                flat(d, ellipse(0, 0, 10, 11.4), "#f0c8a4", 0.9)
                flat(d, blob_of("-11,-1,c -12,-12 -4,-15 0,-15 4,-15 12,-12 11,-1,c 6,-7 -6,-7"), h, 0.8)
                d.fill(pile(ellipse(-3.6, 0, 1.3), ellipse(3.6, 0, 1.3)), INK)
                d.brush(pts("-4,5 0,7.4 4,5"), "#7d2434", 0.8, 1.6, 0.8)
        hole = join(ellipse(17, 2, 11, 12), blob_of("3,34,c 4,16 10,13 17,13 24,13 30,16 31,34,c"))
        flat(d, hole, "#120c18", 1)
        d.stroke(hole, "#fff8e4", 1, 0.8)


@threat("fears/threats/balloon", 96, 170)
def balloon(d: Drawing) -> None:
    """A red balloon; it has a face, and it has seen you."""
    d.thread([(48, 104), (44, 124), (52, 146), (46, 170)], "#fff6e0", 1.2, 0.9)
    body = blob_of("48,2 78,12 92,42 82,78 58,102 48,106 38,102 14,78 4,42 18,12")
    form(d, body, "#f0605a", "#6d0f28", shade=16, edge=2.6, edge_colour="#ffd0c4")
    form(d, poly("42,104 54,104 58,114 38,114"), "#c23c44", "#5a0f20", shade=2, hatched=0)
    d.fill(ellipse(26, 28, 7, 14, 28), "#ffe6e0", 0.85)
    for s in (-1, 1):
        d.fill(poly(f"{48 + s * 8},44 {48 + s * 28},34 {48 + s * 24},52"), "#2a0610")
        d.fill(ellipse(48 + s * 19, 45, 3), "#ffdf6a")
    grin = blob_of("18,62,c 48,72 78,62,c 72,84 58,92 48,92 38,92 24,84")
    flat(d, grin, "#2a0610", 0.8)
    teeth(d, [(21, 63.4), (29, 66), (38, 68), (48, 68.6), (58, 68), (67, 66), (75, 63.4)], 9)
    teeth(d, [(30, 86), (38, 90), (48, 91.6), (58, 90), (66, 86)], 7, up=True)


@threat("fears/threats/party-balloons", 150, 176)
def party(d: Drawing) -> None:
    """Balloons for a party nobody came to; one is losing air."""
    for x, y in ((36, 70), (78, 54), (116, 78)):
        d.thread([(x, y + 30), (x * 0.6 + 30, 130), (76, 168)], "#fff6e0", 1, 0.8)
    for x, y, r, c in ((36, 52, 29, "#5a8ac8"), (116, 58, 30, "#e0b04e"), (78, 38, 32, "#e2685c")):
        form(d, blob_of(f"{x},{y - r * 1.12} {x + r * 0.86},{y - r * 0.5} {x + r * 0.8},{y + r * 0.4} {x + r * 0.2},{y + r * 1.14} {x - r * 0.2},{y + r * 1.14} {x - r * 0.8},{y + r * 0.4} {x - r * 0.86},{y - r * 0.5}"), c, palette.darker(c, 0.65), shade=10, edge=2)
        flat(d, poly(f"{x - 4},{y + r * 1.12} {x + 4},{y + r * 1.12} {x + 6},{y + r * 1.3} {x - 6},{y + r * 1.3}"), palette.darker(c, 0.4), 0.8)
        d.fill(ellipse(x - r * 0.4, y - r * 0.5, r * 0.18, r * 0.32, 28), "#ffffff", 0.8)
    form(d, poly("76,124 106,174 50,172"), "#8d6ac8", "#30205a", shade=6)
    d.fill(pile(ellipse(76, 148, 3), ellipse(66, 162, 3), ellipse(88, 164, 3), ellipse(78, 160, 2.4)), "#f2d98a")
    form(d, fur(ellipse(76, 124, 8), 3, 3.4, 0.2, 3).simplify(0.2), "#f2d98a", "#8d6a2c", shade=2, hatched=0)
    for x, y, c, t in ((12, 120, "#e2685c", 20), (24, 150, "#f2d98a", -30), (132, 134, "#6fbf8f", 50), (142, 160, "#6aa5e0", -10), (120, 160, "#e2685c", 70), (6, 166, "#6aa5e0", 10), (38, 132, "#6fbf8f", 0)):
        flat(d, turn(rect(x - 4, y - 2, 8, 3.4), t, (x, y)), c, 0.6)
