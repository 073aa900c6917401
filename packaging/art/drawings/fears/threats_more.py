"""More threats."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.fears.parts import BONE, HEIGHT, INK, WIDTH, blob_of, eye, flat, form, line_of, lit, poly, pts, teeth, threat, tube_of
from art.drawings.nightmares_parts import eyes as slit_eyes
from art.shapes import XY, Shape, blob, curve, ellipse, heart, join, mirror, move, pile, polygon, rect, ring, rounded, star, turn
from art.strokes import brush, brushes, fur, hatch, rim, tube

ALL = rect(0, 0, WIDTH, HEIGHT)
WOOD, WOOD_LOW = "#a5704a", "#38201e"
SKIN, SKIN_LOW = "#f0c4a0", "#9a5f58"


@threat("fears/threats/telephone", 150, 130)
def telephone(d: Drawing) -> None:
    """An old telephone; the receiver is off, and it talks."""
    body = blob_of("22,128,c 24,100 40,74 52,68,c 98,68,c 110,74 126,100 128,128,c")
    form(d, body, "#a8303c", "#2c0814", shade=12, edge=2.4, edge_colour="#ffb8a8")
    form(d, ellipse(75, 98, 25), "#e8dcc0", "#8d7a58", shade=4)
    for k in range(10):
        a = math.radians(120 + k * 30)
        flat(d, ellipse(75 + math.cos(a) * 17, 98 + math.sin(a) * 17, 4.2), "#1c1018", 0.6)
    flat(d, ellipse(75, 98, 8), "#a8303c", 0.8)
    for x in (46, 104):
        form(d, rounded(x - 9, 58, 18, 13, 4), "#a8303c", "#2c0814", shade=3)
    with d.placed(75, 34, 1, -14):
        form(d, blob_of("-66,-8 -50,-20 -38,-10,c 0,-20 38,-10,c 50,-20 66,-8 64,12 44,18 36,4,c 0,-4 -36,4,c -44,18 -64,12"), "#c23c44", "#3a0c18", shade=7, edge=2, edge_colour="#ffc4b4")
        flat(d, ellipse(-53, 9, 12, 7), "#1c0610", 1)
        teeth(d, [(-63, 5), (-58, 4), (-53, 3.4), (-48, 4), (-43, 5)], 6)
        flat(d, ellipse(53, 9, 12, 7), "#1c1018", 1)
        slit_eyes(d, 53, 9, 3.6, "#ffdf6a")
    d.thread([(128, 40), (140, 56), (132, 68), (144, 80), (132, 92), (140, 104), (126, 112)], "#1c1018", 3.4)
    for k in range(3):
        d.brush([(6 - k * 3, 34 + k * 4), (1 - k * 3, 46), (6 - k * 3, 58 - k * 2)], "#ffe9a6", 0.5, 2, 0.5, 0.8)


@threat("fears/threats/chat", 150, 164)
def chat(d: Drawing) -> None:
    """The others are writing. All of them, to each other."""
    for x, y, w, h, c, s in ((8, 4, 96, 36, "#6aa5e0", 0), (52, 46, 92, 34, "#6fbf8f", 1), (6, 86, 84, 34, "#e0b04e", 0), (60, 126, 84, 32, "#e2685c", 1)):
        tail = poly(f"{x + 12},{y + h - 4} {x + 30},{y + h - 4} {x + 8},{y + h + 10}") if not s else poly(f"{x + w - 12},{y + h - 4} {x + w - 30},{y + h - 4} {x + w - 8},{y + h + 10}")
        form(d, join(rounded(x, y, w, h, 12), tail), c, palette.darker(c, 0.5), shade=5, edge=1.8)
        fx = x + 20 if not s else x + w - 20
        flat(d, ellipse(fx, y + h / 2, 11), SKIN, 1)
        d.fill(pile(line_of(f"{fx - 6},{y + h / 2 - 2} {fx - 4},{y + h / 2 - 4} {fx - 2},{y + h / 2 - 2}", 1.2), line_of(f"{fx + 2},{y + h / 2 - 2} {fx + 4},{y + h / 2 - 4} {fx + 6},{y + h / 2 - 2}", 1.2)), INK)
        flat(d, blob_of(f"{fx - 6},{y + h / 2 + 2},c {fx + 6},{y + h / 2 + 2},c {fx},{y + h / 2 + 8}"), "#5a0f20", 0.6)
        lx = x + 38 if not s else x + 10
        d.fill(pile(rounded(lx, y + 9, w - 50, 4, 2), rounded(lx, y + 18, (w - 50) * 0.7, 4, 2)), "#ffffff", 0.9)


@threat("fears/threats/battery", 150, 110)
def battery(d: Drawing) -> None:
    """A battery with two per cent, and it is not sorry."""
    d.glow(40, 58, 60, "#ff4a3a", 0.4)
    form(d, rounded(6, 14, 124, 84, 14), "#3a3a50", "#0a0a12", shade=8, edge=2.4)
    form(d, rounded(130, 38, 14, 36, 5), "#6d728e", "#1c1e30", shade=3)
    flat(d, rounded(15, 23, 106, 66, 8), d.linear(15, 0, 121, 0, (0, "#3a0c14"), (1, "#0a0910")), 1)
    flat(d, rounded(19, 27, 17, 58, 5), d.linear(0, 27, 0, 85, (0, "#ff9a7a"), (1, "#d8283c")), 0.8)
    for x in (62, 94):
        eye(d, x, 48, 9, iris="#e0443c", look=(-0.6, 0.2), lid=0.34)
    d.brush(pts("62,74 70,70 80,70 92,74"), "#ff7a6a", 1, 2.8, 1)
    flat(d, blob_of("104,56,c 108,64 104,69 100,63"), "#9ad8ff", 0.5)
    d.fill(blob_of("16,22 30,17 90,17 100,22 60,24"), "#ffffff", 0.4)


@threat("fears/threats/dentures", 110, 140)
def dentures(d: Drawing) -> None:
    """A glass on the bedside table; one's own teeth are in it."""
    glass = poly("16,14 94,14 84,136 26,136")
    d.fill(glass, d.linear(16, 0, 94, 0, (0, "#dff4ff", 0.5), (1, "#6aa5c0", 0.5)))
    water = poly("19,42 91,42 83.4,132 26.6,132")
    d.fill(water, d.linear(0, 42, 0, 132, (0, "#9fe0ec", 0.85), (1, "#2c6a8a", 0.9)))
    d.fill(ellipse(55, 42, 36, 6), "#e0fbff", 0.9)
    upper = blob_of("28,72,c 34,56 48,52 55,52 62,52 76,56 82,72,c 74,76 36,76")
    form(d, upper, "#f08a94", "#8d2a48", shade=4)
    teeth(d, [(30.0 + k * 6.3, 73.0 + 1.6 * math.sin(k / 8 * math.pi)) for k in range(9)], 13, flat_ends=True, width=0.94, colour="#fff6dc")
    lower = blob_of("30,112,c 38,108 72,108 80,112,c 76,124 66,128 55,128 44,128 34,124")
    form(d, lower, "#f08a94", "#8d2a48", shade=4)
    teeth(d, [(32.0 + k * 5.8, 112.0 - 1.2 * math.sin(k / 8 * math.pi)) for k in range(9)], 12, flat_ends=True, up=True, width=0.94, colour="#fff6dc")
    d.fill(pile(*[ellipse(x, y, r) for x, y, r in ((34, 60, 2), (74, 94, 2.4), (40, 96, 1.8), (70, 54, 1.6), (78, 112, 2))]), "#ffffff", 0.8)
    d.stroke(glass, "#eafaff", 2.2, 0.9)
    d.fill(poly("24,24 32,24 36,124 31,124"), "#ffffff", 0.55)


@threat("fears/threats/trousers", 120, 176)
def trousers(d: Drawing) -> None:
    """A pair of trousers on the line, its zip wide open."""
    d.brush(pts("-4,10 60,20 124,8"), "#e6dcff", 1.2)
    body = blob_of("20,18,c 60,22 100,17,c 106,80 112,130 110,174,c 72,176,c 68,130 62,90 60,76,c 58,90 52,130 48,176,c 10,174,c 8,130 14,80")
    form(d, body, "#5a6aa0", "#161c3c", shade=12, edge=2.2)
    form(d, poly("20,18 100,16 101,30 19,32"), "#4a5a8d", "#1c2448", shade=2, hatched=0)
    d.fill(pile(*[rect(x, 15, 5, 19) for x in (30, 84)]), "#3a4878")
    flat(d, blob_of("60,30,c 72,48 70,72 60,84,c 50,72 48,48"), "#f6ecd8", 1.2)
    for x, y in ((57, 48), (64, 56), (57, 66), (63, 74)):
        flat(d, heart(x, y, 3.4), "#e2485c", 0.5)
    for s in (-1, 1):
        run = line_of(f"{60},30 {60 + s * 12},52 {60 + s * 8},74 {60},84", 2.4)
        d.fill(run, "#f0cc72")
    flat(d, rounded(56, 82, 8, 10, 2), "#f0cc72", 1)
    d.fill(pile(line_of("26,36 40,50", 1.4), line_of("94,34 80,50", 1.4), line_of("36,90 32,170", 0.5, 1.6, 0.5), line_of("86,90 90,170", 0.5, 1.6, 0.5)), INK, 0.6)
    for x in (28, 92):
        form(d, rounded(x - 3, 6, 6, 22, 2), "#d8a468", "#5a3826", shade=1, hatched=0)


@threat("fears/threats/x-ray", 140, 170)
def x_ray(d: Drawing) -> None:
    """An X-ray plate; something in it should not be there."""
    d.glow(70, 85, 90, "#9adfff", 0.45)
    form(d, rounded(2, 2, 136, 166, 6), "#dfe8ec", "#7d90a0", shade=3, hatched=0)
    flat(d, rect(10, 10, 120, 150), d.radial(70, 80, 100, (0, "#1c4a6a"), (1, "#05101c")), 1)
    d.fill(pile([blob_of(f"70,{34 + k * 17} {84 + k},{26 + k * 17} {112 - k},{38 + k * 17} {110 - k * 2},{54 + k * 17},c {108 - k * 2},{42 + k * 17} {88 + k},{33 + k * 17} 70,{41 + k * 17}") for k in range(6)] + [blob_of(f"70,{34 + k * 17} {56 - k},{26 + k * 17} {28 + k},{38 + k * 17} {30 + k * 2},{54 + k * 17},c {32 + k * 2},{42 + k * 17} {52 - k},{33 + k * 17} 70,{41 + k * 17}") for k in range(6)]), "#bfeaff", 0.75)
    d.fill(pile([rounded(64, 16 + k * 12, 12, 9, 3) for k in range(12)]), "#e6f8ff", 0.9)
    d.fill(pile(tube_of("20,26 44,20 66,26", 4, 3.4, 3), tube_of("120,26 96,20 74,26", 4, 3.4, 3)), "#bfeaff", 0.8)
    d.glow(94, 92, 22, "#ffffff", 0.9)
    flat(d, ellipse(94, 92, 11, 10), "#f4fdff", 0.6)
    slit_eyes(d, 94, 91, 3, "#0c2233", apart=1.5)
    d.brush(pts("89,96 94,98 99,96"), "#0c2233", 0.6, 1.4, 0.6)
    d.stroke(ellipse(94, 92, 18), "#ff6a5a", 2)
    d.brush(pts("128,140 116,120 106,106"), "#ff6a5a", 0.8, 2.6, 2)


@threat("fears/threats/drowned", 150, 150)
def drowned(d: Drawing) -> None:
    """A face under the surface, its hair drifting."""
    strands = []
    for k in range(22):
        a = math.radians(150 + k * 12)
        n = 40 + (k * 17 % 26)
        strands.append(brush([(75 + math.cos(a) * 34, 76 + math.sin(a) * 40), (75 + math.cos(a + 0.25) * (34 + n * 0.5), 76 + math.sin(a + 0.25) * (34 + n * 0.5)), (75 + math.cos(a - 0.1) * (34 + n), 76 + math.sin(a - 0.1) * (34 + n))], 7, 4, 0.6, 4))
    d.fill(pile([s.buffer(1, 2) for s in strands]), INK, 0.8)
    d.fill(pile(strands), "#2c4a4a")
    d.fill(pile([move(s, -1, -1) for s in strands[::3]]), "#8fd0c0", 0.35)
    face = blob_of("75,34 100,42 108,66 102,96 86,120 75,124 64,120 48,96 42,66 50,42")
    form(d, face, "#dff0e2", "#5a8a8a", shade=10, edge=2)
    for s in (-1, 1):
        flat(d, ellipse(75 + s * 14, 74, 10, 8.4), "#1c3a40", 0.8)
        d.fill(ellipse(75 + s * 14, 74, 6, 5), "#f4fff8")
        d.fill(ellipse(75 + s * 14, 73, 1.8), "#0c2026")
    flat(d, ellipse(75, 104, 8, 10), "#14282e", 0.8)
    d.fill(pile(line_of("75,78 72,90 77,92", 0.5, 1.5, 0.5)), "#3a6a6a", 0.8)
    for x, y, r in ((82, 22, 4), (92, 10, 3), (76, 6, 2.4), (124, 40, 3), (20, 50, 2.6)):
        d.stroke(ellipse(x, y, r), "#dffff4", 1.2, 0.9)


@threat("fears/threats/bell", 150, 170)
def bell(d: Drawing) -> None:
    """The bell, at noon, right beside one's head."""
    form(d, rect(10, 2, 130, 12), WOOD, WOOD_LOW, shade=3)
    form(d, tube_of("66,14 66,24 84,24 84,14", 4, 4, 4), "#8d94ac", "#2c3048", shade=2, hatched=0)
    with d.placed(75, 22, 1, 9):
        body = blob_of("0,0 20,4 28,22 34,62 46,88 62,104,c 60,114,c -60,114,c -62,104,c -46,88 -34,62 -28,22 -20,4")
        form(d, body, "#e8b84e", "#5a341c", shade=16, edge=2.6, edge_colour="#fff4c0")
        d.fill(pile(line_of("-30,34 0,38 30,34", 2), line_of("-42,84 0,90 42,84", 2.4)), "#6d4420", 0.8)
        for s in (-1, 1):
            eye(d, s * 13, 54, 8, iris="#b5442c", look=(0, 0.1))
            d.brush([(s * 24, 42), (s * 13, 41), (s * 4, 47)], INK, 1, 3.4, 1)
        flat(d, blob_of("-24,70,c 0,75 24,70,c 20,86 -20,86"), "#3a0f14", 1)
        teeth(d, [(-20, 71), (-10, 73), (0, 73.6), (10, 73), (20, 71)], 6, flat_ends=True)
        flat(d, ellipse(0, 113, 58, 8), "#3a2014", 1)
        form(d, tube_of("4,110 10,124", 5, 6), "#8d94ac", "#2c3048", shade=1, hatched=0)
        form(d, ellipse(12, 132, 11), "#8d94ac", "#2c3048", shade=4)
    for s in (-1, 1):
        for k in range(3):
            r = 64 + k * 8
            d.brush([(75 + s * (r - 4), 40 + k * 4), (75 + s * (r + 3), 62), (75 + s * (r - 2), 84 - k * 3)], "#ffe9a6", 0.6, 2.6, 0.6, 0.75)


@threat("fears/threats/paper-tower", 130, 180)
def paper_tower(d: Drawing) -> None:
    """A tower of files that wears a tie."""
    rng = d.chance()
    y = 172.0
    k = 0
    colours = ("#c9a468", "#8d9ab0", "#b5705a", "#8aa07a", "#d8cdb0")
    while y > 22:
        h = rng.uniform(9, 15)
        dx = rng.uniform(-7, 7) + math.sin(y / 30) * 6
        w = 92 + rng.uniform(-8, 8)
        c = colours[k % 5]
        form(d, rounded(65 - w / 2 + dx, y, w, h, 2), c, palette.darker(c, 0.6), shade=3, gap=2.8, edge=1.2)
        d.fill(rect(65 - w / 2 + dx + 3, y + h * 0.35, w - 6, h * 0.3), "#fdf8ea", 0.9)
        y -= h
        k += 1
    for s in (-1, 1):
        eye(d, 65 + s * 17, 58, 10, iris="#8d6a3a", look=(0, 0.3), lid=0.42)
    flat(d, blob_of("42,84,c 65,80 88,84,c 84,92 46,92"), "#3a1018", 1)
    flat(d, poly("56,96 74,96 71,105 78,142 65,154 52,142 59,105"), "#b5343c", 1.2)
    d.fill(pile(line_of("55,116 72,110", 2), line_of("53,130 75,123", 2)), "#f2d98a", 0.8)
    for x, yy, t in ((10, 40, 20), (118, 70, -24), (8, 110, -14)):
        with d.placed(x, yy, 1, t):
            flat(d, rect(-9, -12, 18, 24), "#fdf8ea", 0.9)
            d.fill(pile(*[line_of(f"-6,{q} 5,{q}", 1) for q in (-7, -2, 3)]), INK, 0.5)


@threat("fears/threats/progress", 156, 132)
def progress(d: Drawing) -> None:
    """Ninety-nine per cent. An hourglass laughs."""
    d.glow(78, 56, 86, "#a8e0ff", 0.4)
    form(d, poly("4,112 152,112 164,130 -8,130").intersection(rect(0, 0, 156, 132)), "#8d98ac", "#2c3448", shade=3)
    form(d, rounded(12, 4, 132, 108, 6), "#4a4e66", "#0e0f1a", shade=5, edge=2.2)
    flat(d, rect(20, 12, 116, 92), d.linear(0, 12, 0, 104, (0, "#2c4a8a"), (1, "#10204a")), 1)
    form(d, blob_of("56,20,c 100,20,c 98,34 86,42 82,48,c 86,54 98,62 100,76,c 56,76,c 58,62 70,54 74,48,c 70,42 58,34"), "#e6f6ff", "#6d8ab0", shade=3, hatched=0)
    d.fill(blob_of("64,30,c 92,30,c 88,38 80,43 78,45 76,43 68,38"), "#f0c35c")
    d.fill(blob_of("60,74,c 66,66 74,64 78,63 82,64 90,66 96,74,c"), "#f0c35c")
    for s in (-1, 1):
        d.fill(ellipse(78 + s * 8, 36, 2.6, 3.2), INK)
    d.brush(pts("70,69 78,73 86,69"), INK, 0.8, 2, 0.8)
    flat(d, pile(rounded(50, 16, 56, 5, 2), rounded(50, 75, 56, 5, 2)), "#c9935a", 0.9)
    flat(d, rounded(30, 87, 96, 10, 4), "#0a1024", 1)
    d.fill(rounded(32, 89, 90, 6, 2.6), "#6fe08f")
    d.fill(rect(122.4, 89, 1.6, 6), "#ff6a5a")


@threat("fears/threats/mail-storm", 180, 150)
def mail_storm(d: Drawing) -> None:
    """Reply to all: a swarm of envelopes with wings and teeth."""
    for x, y, s, t in ((32, 34, 0.56, -22), (146, 26, 0.52, 18), (26, 112, 0.6, 14), (154, 116, 0.62, -16), (92, 20, 0.4, 6), (92, 136, 0.44, -8), (90, 76, 1.15, -5)):
        with d.placed(x, y, s, t):
            for m in (-1, 1):
                wing = blob([(m * px, py) for px, py in pts("34,-8 54,-34 74,-40 70,-26 80,-22 70,-10 76,-2 56,4 36,8")])
                form(d, wing, "#f4f4ff", "#8d96c4", shade=4, hatched=0.2)
            form(d, rect(-40, -26, 80, 54), "#fbf2da", "#b8a684", shade=6, edge=1.6)
            d.brush(pts("-40,-26 0,6 40,-26"), "#7d6a50", 1.4, 2.4, 1.4)
            for m in (-1, 1):
                eye(d, m * 15, -6, 8, iris="#e0443c", look=(0, 0.3))
                d.brush([(m * 26, -16), (m * 15, -16), (m * 6, -11)], INK, 1, 3, 1)
            flat(d, blob_of("-22,10,c 0,14 22,10,c 18,24 -18,24"), "#4a0f1e", 0.9)
            teeth(d, [(-19, 11), (-11, 12.4), (-4, 13), (4, 13), (11, 12.4), (19, 11)], 7)


@threat("fears/threats/flatline", 156, 170)
def flatline(d: Drawing) -> None:
    """The monitor: a straight green line."""
    form(d, rect(72, 96, 10, 66), "#a9b4c0", "#46506a", shade=2, hatched=0)
    form(d, poly("40,170 46,160 110,160 116,170"), "#a9b4c0", "#46506a", shade=2)
    d.glow(78, 52, 80, "#8affb0", 0.35)
    form(d, rounded(6, 4, 144, 98, 9), "#e6edf0", "#6d7f94", shade=7, edge=2.2)
    flat(d, rounded(15, 13, 102, 80, 5), d.radial(66, 53, 70, (0, "#0f3a2c"), (1, "#03100c")), 1.2)
    d.fill(pile(*[rect(15 + k * 10.2, 13, 0.6, 80) for k in range(11)], *[rect(15, 13 + k * 10, 102, 0.6) for k in range(9)]), "#4ad08a", 0.25)
    d.brush([(17, 52, "c"), (26, 52, "c"), (30, 44, "c"), (35, 28, "c"), (40, 72, "c"), (45, 48, "c"), (50, 52, "c"), (115, 52)], "#b8ffd0", 2.6)
    flat(d, heart(133, 30, 8), "#5a1020", 0.9)
    for y, c in ((52, "#ff5a4a"), (66, "#4a5068"), (80, "#4a5068")):
        flat(d, ellipse(133, y, 5), c, 0.8)
    d.fill(poly("15,40 40,13 60,13 15,62"), "#ffffff", 0.12)


@threat("fears/threats/telly", 150, 150)
def telly(d: Drawing) -> None:
    """An old television with a mouth."""
    d.thread([(70, 22), (40, -2)], INK, 3)
    d.thread([(80, 22), (112, -4)], INK, 3)
    d.fill(pile(ellipse(40, 0, 4), ellipse(112, -2, 4)), "#f0cc72")
    for x in (28, 112):
        form(d, poly(f"{x},130 {x + 12},130 {x + (x - 70) * 0.2 + 9},150 {x + (x - 70) * 0.2 + 3},150"), WOOD, WOOD_LOW, shade=2)
    form(d, rounded(6, 20, 138, 114, 14), "#a5704a", "#341a1c", shade=12, edge=2.4, edge_colour="#ffd8a8")
    glass = rounded(18, 32, 88, 86, 20)
    flat(d, glass, d.radial(62, 70, 66, (0, "#f4fdff"), (0.5, "#8ac4e0"), (1, "#1c3a5c")), 2)
    for s in (-1, 1):
        eye(d, 62 + s * 18, 60, 10, iris="#3a4a8a", white="#ffffff", look=(0, 0.2))
    mouth = blob_of("34,82,c 62,88 90,82,c 86,104 74,110 62,110 50,110 38,104")
    flat(d, mouth, "#1c0a20", 1.2)
    teeth(d, [(37, 83), (45, 84.6), (54, 85.6), (62, 86), (70, 85.6), (79, 84.6), (87, 83)], 8, flat_ends=True)
    d.fill(pile([rect(18, y, 88, 1).intersection(glass) for y in range(34, 118, 4)]), "#061420", 0.18)
    for y in (48, 74):
        form(d, ellipse(125, y, 9), "#e8dcc0", "#8d7a58", shade=3)
        d.fill(line_of(f"125,{y} {125 + 4},{y - 6}", 2), INK)
    d.fill(pile([rect(117, y, 17, 2) for y in range(92, 118, 5)]), INK, 0.7)


@threat("fears/threats/waving", 120, 180)
def waving(d: Drawing) -> None:
    """An arm that waves, with all its heart, at somebody else."""
    form(d, poly("24,180 34,108 82,104 96,180"), "#e2685c", "#5a1228", shade=8, edge=1.8)
    d.fill(pile(line_of("32,124 84,120", 3.4), line_of("29,142 88,138", 3.4)), "#f8ecd4", 0.9)
    form(d, rounded(30, 98, 56, 13, 5), "#f8ecd4", "#a89a94", shade=3)
    for text, r in (("42,72 32,46 28,22", 7.4), ("54,66 52,36 52,8", 7.8), ("68,66 72,36 76,12", 7.6), ("80,72 90,50 98,30", 7), ("40,88 22,78 8,60", 8)):
        form(d, tube_of(text, r, r * 0.9, r * 0.74), SKIN, SKIN_LOW, shade=4, edge=1.4)
    form(d, blob_of("36,98 34,76 42,64 60,58 78,64 86,78 82,98,c"), SKIN, SKIN_LOW, shade=8, edge=1.4)
    flat(d, blob_of("48,84,c 60,88 72,84,c 69,93 51,93"), "#5a1c2a", 0.7)
    d.fill(pile(ellipse(53, 76, 2, 2.8), ellipse(67, 76, 2, 2.8)), INK)
    for s, x in ((-1, 10), (1, 108)):
        for k in range(2):
            d.brush([(x + s * k * 7 - s * 3, 8 + k * 2), (x + s * k * 7 + s * 2, 20), (x + s * k * 7 - s * 1, 32)], "#ffe9a6", 0.6, 2.4, 0.6, 0.85)


@threat("fears/threats/snack-machine", 130, 186)
def snack_machine(d: Drawing) -> None:
    """A snack machine that bites."""
    form(d, rounded(6, 4, 118, 180, 7), "#c23c44", "#3a0c1c", shade=12, edge=2.4, edge_colour="#ffb8a8")
    d.glow(52, 66, 70, "#ffe9a6", 0.35)
    flat(d, rect(16, 16, 74, 104), d.linear(0, 16, 0, 120, (0, "#fff4d0"), (1, "#c9a468")), 1.6)
    rng = d.chance()
    for row in range(4):
        flat(d, rect(16, 38 + row * 26, 74, 3), "#6d728e", 0.7)
        for k in range(5):
            c = rng.choice(("#6aa5e0", "#e0b04e", "#6fbf8f", "#8d5aa8", "#e2685c"))
            h = rng.uniform(11, 17)
            flat(d, rounded(19 + k * 14, 38 + row * 26 - h, 10, h, 2), c, 0.8)
    d.fill(poly("16,70 52,16 68,16 16,96"), "#ffffff", 0.25)
    for y in (26, 44, 62, 80):
        flat(d, rounded(98, y, 18, 12, 2), "#2c2840" if y > 26 else "#6fe08f", 0.8)
    d.glow(107, 102, 12, "#ff5a4a", 0.7)
    d.fill(ellipse(107, 102, 3.6), "#ff5a4a")
    for x in (38, 68):
        eye(d, x, 130, 7, iris="#ffcf4a", look=(0, 0.4))
    flat(d, rounded(18, 144, 78, 26, 6), "#0c0610", 1.4)
    teeth(d, [(22.0 + k * 8, 145.0) for k in range(10)], 11)
    teeth(d, [(26.0 + k * 8, 169.0) for k in range(9)], 8, up=True)


@threat("fears/threats/frozen-pole", 130, 186)
def frozen_pole(d: Drawing) -> None:
    """An icy pole, and a tongue that will not come off."""
    form(d, rect(52, 0, 20, 186), "#8fa8c8", "#2c3c5c", shade=6, edge=2.2, edge_colour="#ffffff")
    for y, n in ((20, 22), (60, 16), (118, 24)):
        form(d, poly(f"50,{y} 74,{y} 70,{y + n} 66,{y + 6} 61,{y + n * 0.8} 57,{y + 5} 53,{y + n * 0.7}"), "#f0faff", "#9ac4e6", shade=2, hatched=0)
    face = blob_of("130,54,c 106,52 90,60 84,72 88,82 80,92,c 88,96,c 88,104 94,116 108,122 130,124,c")
    form(d, face, SKIN, SKIN_LOW, shade=7, edge=1.8)
    form(d, blob_of("132,50,c 112,44 98,50 92,62,c 104,60 118,66 132,66,c"), "#6b3a28", "#2c161a", shade=3, hatched=0)
    eye(d, 102, 74, 8, look=(-0.8, 0.2))
    d.fill(ellipse(112, 92, 8, 5), "#e2685c", 0.5)
    flat(d, blob_of("86,96,c 96,95 102,100 100,108 90,108,c"), "#5a0f20", 0.9)
    tongue = blob_of("96,98 84,96 74,92,c 66,90 62,96 66,102 74,106,c 86,106 96,106")
    form(d, tongue, "#f07a88", "#8d2440", shade=3)
    d.fill(line_of("94,102 82,101 70,98", 0.5, 1.6, 0.5), "#8d2440")
    for x, y in ((40, 88), (36, 104), (44, 118), (84, 132), (34, 70)):
        flat(d, star(x, y, 6, 6, 0.3), "#f0faff", 0.6)
    form(d, rounded(20, 176, 90, 12, 5), "#f6faff", "#8d9cc8", shade=3)


@threat("fears/threats/lemon", 160, 140)
def lemon(d: Drawing) -> None:
    """A finger with a paper cut; above it a lemon, smiling."""
    form(d, blob_of("20,38 40,16 74,8 104,14 122,32 128,42 116,58 90,70 54,72 30,60 20,50"), "#ffe066", "#a8781c", shade=12, edge=2.4, edge_colour="#fffbd0")
    for x, y in ((40, 30), (60, 20), (90, 20), (106, 40), (34, 48), (76, 62)):
        d.fill(ellipse(x, y, 1.6), "#b5882c", 0.8)
    for s in (-1, 1):
        eye(d, 72 + s * 15, 36, 8, iris="#6a8a2c", look=(0, 0.5))
        d.brush([(72 + s * 26, 26), (72 + s * 15, 25), (72 + s * 6, 30)], INK, 1, 3, 1)
    flat(d, blob_of("50,50,c 72,54 94,50,c 88,64 56,64"), "#5a2a10", 0.9)
    teeth(d, [(54, 51), (63, 52.4), (72, 52.8), (81, 52.4), (90, 51)], 6)
    for x, y, s in ((58, 80, 1), (80, 78, 0.8), (70, 94, 1.1)):
        flat(d, blob_of(f"{x},{y - 7 * s},c {x + 4 * s},{y + 3 * s} {x},{y + 7 * s} {x - 4 * s},{y + 3 * s}"), "#fff29a", 0.8)
    finger = tube_of("164,136 120,128 84,118 62,112", 17, 16, 14, 12)
    form(d, finger, SKIN, SKIN_LOW, shade=8, edge=1.8)
    flat(d, blob_of("50,104 60,100 66,108 62,118 52,118"), "#fbe2d0", 0.9)
    d.brush(pts("78,106 88,112 96,110"), "#b5142c", 1, 4, 1)
    flat(d, blob_of("88,114,c 93,124 88,130 83,124"), "#c9243a", 0.7)
    flat(d, poly("4,90 44,76 50,96 10,112"), "#fdf8ea", 1)
    d.fill(line_of("50,96 46,84", 2), "#c9243a")


@threat("fears/threats/cast", 170, 150)
def cast(d: Drawing) -> None:
    """A leg in plaster, in a sling. Something is in there."""
    d.thread([(60, 0), (64, 52)], "#e6dcff", 2)
    d.thread([(128, 0), (120, 44)], "#e6dcff", 2)
    leg = tube_of("174,96 124,78 82,92 40,94", 26, 24, 19, 17)
    form(d, leg, "#fbf8ee", "#9a98b0", shade=12, edge=2.2)
    form(d, tube_of("44,92 34,74 30,56", 17, 15, 12), "#fbf8ee", "#9a98b0", shade=8, edge=2)
    for x, y, r in ((20, 48, 7), (29, 42, 5), (37, 42, 4.6), (44, 45, 4.2), (49, 50, 3.8)):
        form(d, ellipse(x, y, r), SKIN, SKIN_LOW, shade=2, hatched=0)
    flat(d, rounded(54, 48, 20, 66, 5), "#7fb0c4", 1)
    flat(d, rounded(110, 42, 20, 66, 5), "#7fb0c4", 1)
    flat(d, heart(92, 92, 7), "#e2685c", 0.8)
    d.fill(pile(line_of("136,84 150,92", 2), line_of("150,84 136,92", 2)), "#3a5a9a")
    hole = blob_of("30,96 42,100 50,112 42,114 32,108")
    flat(d, hole, INK, 0.8)
    slit_eyes(d, 40, 106, 3.2, "#ffdf6a")
    d.brush(pts("60,146 48,126 40,108"), "#e0b04e", 2.6, 3, 1.4)
    for x, y in ((22, 118), (34, 128), (18, 132)):
        flat(d, ellipse(x, y, 4, 3), "#8d3428", 0.8)
        d.fill(brushes([[(x, y), (x - 6, y + 4)], [(x, y), (x + 6, y + 4)], [(x, y), (x - 6, y - 3)], [(x, y), (x + 6, y - 3)]], 1, 0.8, 0.4), INK)


@threat("fears/threats/splinter", 140, 176)
def splinter(d: Drawing) -> None:
    """A finger with half a fence in it."""
    finger = tube_of("70,186 70,130 68,80 66,44", 34, 33, 31, 26).intersection(rect(0, 0, 140, 176))
    form(d, finger, SKIN, SKIN_LOW, shade=16, edge=2.4, edge_colour="#fff0e0")
    flat(d, blob_of("48,48 56,26 72,22 86,32 88,56 76,70 58,70"), d.linear(48, 22, 88, 70, (0, "#fff2e6"), (1, "#d8a090")), 1.2)
    for y in (112, 118, 150):
        d.brush([(44, y), (68, y + 5), (96, y - 1)], INK, 0.6, 1.6, 0.6, 0.6)
    d.fill(ellipse(76, 96, 20, 15), "#e2485c", 0.55)
    shaft = poly("136,22 146,36 84,104 70,112 76,96")
    form(d, shaft, "#c9935a", "#4a2c20", shade=4, edge=1.8, edge_colour="#ffe6b8")
    d.fill(pile(line_of("138,30 104,70 82,98", 0.5, 1.4, 0.5), line_of("130,34 100,64", 0.5, 1, 0.4)), INK, 0.7)
    flat(d, blob_of("72,112,c 78,124 72,134 65,124"), "#c9243a", 0.9)
    flat(d, ellipse(77, 104, 13, 9).difference(ellipse(79, 101, 9, 6)), "#a8143a", 0.6)


@threat("fears/threats/nose", 160, 160)
def nose(d: Drawing) -> None:
    """A nose in agony, and the feather."""
    body = blob_of("56,6,c 86,0 98,6,c 104,40 120,70 142,92 148,120 126,138 104,134 80,142 56,134 34,138 12,120 18,92 40,70 54,40")
    form(d, body, "#f4b49a", "#8d4048", shade=18, edge=2.6, edge_colour="#ffe8d8")
    for s in (-1, 1):
        flat(d, ellipse(80 + s * 30, 118, 15, 11, s * 14), d.radial(80 + s * 30, 122, 15, (0, "#12040a"), (1, "#5a1c2c")), 1.2)
        d.fill(brushes([[(80 + s * 30 + k, 122), (80 + s * 30 + k * 1.6, 134)] for k in (-6, 0, 6)], 1.6, 1.2, 0.5), INK)
    d.fill(ellipse(66, 62, 9, 24, 10), "#fff0e6", 0.55)
    d.fill(blob_of("60,94 80,86 104,96 96,112 66,112"), "#e2485c", 0.4)
    with d.placed(128, 60, 1.05, -34):
        form(d, blob_of("0,62 -14,40 -18,8 -6,-26 6,-42 16,-22 18,10 12,40"), "#b39ae0", "#3f2a6a", shade=4)
        d.brush(pts("0,84 1,40 5,-36"), "#f4f0ff", 1.2, 2, 0.6)
        d.fill(pile(*[line_of(f"2,{y} {12},{y - 12}", 0.5, 1.1, 0.4) for y in range(-14, 56, 12)], *[line_of(f"1,{y} {-11},{y - 12}", 0.5, 1.1, 0.4) for y in range(-14, 56, 12)]), INK, 0.5)


@threat("fears/threats/slide", 170, 176)
def slide(d: Drawing) -> None:
    """A tube slide; something looks out at the bottom."""
    for x in (34, 120):
        form(d, rect(x, 40, 7, 136), "#8d94ac", "#2c3048", shade=2, hatched=0)
    pipe = tube_of("30,30 80,18 128,34 134,70 90,86 52,96", 21, 21, 21, 21, 21, 22)
    form(d, pipe, "#e0b04e", "#6d3a1c", shade=10, edge=2.2, edge_colour="#fff0b8")
    d.fill(pile([line_of(a, 0.8, 2.4, 0.8).intersection(pipe) for a in ("58,0 62,22 58,46", "92,-2 94,18 88,44", "112,60 136,50 156,40", "112,68 130,86 148,94", "92,64 96,86 98,108", "70,70 74,92 78,116")]), "#8d4a1c", 0.8)
    form(d, poly("10,8 48,2 48,58 10,56"), "#6aa5e0", "#1c3a6a", shade=4)
    end = tube_of("72,92 58,106 56,122", 24, 28, 32)
    form(d, end, "#e2685c", "#5a1228", shade=8, edge=2, edge_colour="#ffc8b8")
    flat(d, ellipse(56, 132, 33, 27), "#f0cc72", 1.4)
    flat(d, ellipse(56, 133, 27, 22), d.radial(56, 138, 28, (0, "#000000"), (1, "#1c1024")), 1)
    slit_eyes(d, 56, 128, 6.4, "#ffdf6a", slant=12)
    teeth(d, [(40, 140), (46, 142), (52, 143), (60, 143), (66, 142), (72, 140)], 8)


@threat("fears/threats/spiral", WIDTH, HEIGHT)
def spiral(d: Drawing) -> None:
    """The room goes round, with stars."""
    arms = []
    for k in range(4):
        a0 = k * math.tau / 4
        arms.append(brush([(112 + math.cos(a0 + t * 0.62) * (6 + t * 13), 100 + math.sin(a0 + t * 0.62) * (5 + t * 11.5)) for t in range(10)], 3, 14, 3, 5).intersection(ALL))
    d.fill(pile([arm.buffer(1.2, 2) for arm in arms]), INK, 0.6)
    d.fill(arms[0], "#f2d98a", 0.85)
    d.fill(arms[2], "#e2685c", 0.85)
    d.fill(arms[1], "#b39ae0", 0.75)
    d.fill(arms[3], "#6aa5e0", 0.75)
    for k in range(9):
        a = k * math.tau / 9 + 0.4
        r = 46 + (k * 23 % 50)
        flat(d, star(112 + math.cos(a) * r, 100 + math.sin(a) * r * 0.86, 8 - (k % 3) * 1.6, 5, 0.42), "#fff0b0", 1)
    flat(d, ellipse(112, 100, 10, 9), INK, 0.5)
    eye(d, 112, 100, 9, iris="#8d6ac8")


@threat("fears/threats/shirt", 150, 160)
def shirt(d: Drawing) -> None:
    """A white shirt on a hanger; the patches grow while one looks."""
    d.stroke(curve_line("75,26 75,12 84,8 80,0"), "#c4c0d8", 2.6)
    body = blob_of("46,26,c 60,30 75,40 90,30 104,26,c 124,34 142,54 150,84,c 122,98,c 116,84,c 116,160,c 34,160,c 34,84,c 28,98,c 0,84,c 8,54 26,34")
    form(d, body, "#fbfaf4", "#9a9cb8", shade=12, edge=2)
    for s in (-1, 1):
        patch = ellipse(75 + s * 40, 84, 22, 27).intersection(body)
        d.fill(patch, "#6a86a8", 0.6)
        d.fill(ellipse(75 + s * 40, 80, 14, 18).intersection(body), "#3f5a80", 0.6)
        for x, y in ((75 + s * 42, 118), (75 + s * 34, 130), (75 + s * 46, 136)):
            flat(d, blob_of(f"{x},{y - 7},c {x + 4},{y + 3} {x},{y + 7} {x - 4},{y + 3}"), "#9ad0f0", 0.7)
    d.fill(blob_of("64,56 86,56 90,90 84,130 66,130 60,90").intersection(body), "#6a86a8", 0.5)
    flat(d, pile(poly("46,26 75,44 62,58 44,36"), poly("104,26 75,44 88,58 106,36")), "#ffffff", 1)
    flat(d, poly("70,46 80,46 78,54 84,108 75,120 66,108 72,54"), "#b5343c", 1)
    d.fill(pile(*[ellipse(75, y, 1.6) for y in (130, 146)]), INK)


def curve_line(text: str) -> Shape:
    """A smooth line, written short."""
    from art.shapes import line

    return line(pts(text), True)


@threat("fears/threats/bone", 160, 130)
def bone(d: Drawing) -> None:
    """A bone, in two pieces."""
    for s in (-1, 1):
        with d.placed(80 + s * 36, 64 + s * 4, 1, -24 + s * 9, s < 0):
            half = join(poly("-26,-9 -20,-2 -28,2 -20,9 26,10 26,-10 -18,-10"), ellipse(32, -11, 13), ellipse(32, 11, 13))
            form(d, half, "#fbf2dc", "#a08a78", shade=7, edge=2, edge_colour="#ffffff")
            flat(d, poly("-26,-9 -20,-2 -28,2 -20,9 -14,8 -16,2 -12,-2 -14,-9"), "#c9344a", 0.8)
    for text in ("80,40 76,22 80,8", "66,44 56,32 50,20", "94,44 104,32 110,20", "84,86 88,104 84,118", "96,82 108,96 112,108"):
        d.brush(pts(text), "#ffe9a6", 3.4, 2.4, 0.6)
    flat(d, poly("120,86 152,76 156,88 124,98"), "#e8b088", 1)
    d.fill(pile(*[ellipse(132 + k * 5, 87 - k * 1.6 + j * 4, 0.9) for k in range(3) for j in range(2)]), "#a06a50")


@threat("fears/threats/syrup", 180, 150)
def syrup(d: Drawing) -> None:
    """Syrup, everywhere, and a shoe that will not come."""
    pool = blob_of("4,132 20,112 52,108 84,114 116,106 150,112 176,128 170,144 120,150 50,150 12,146")
    form(d, pool, "#d88a2c", "#5a2a10", shade=8, edge=2.2, edge_colour="#fff0b0")
    d.fill(pile(ellipse(46, 122, 20, 4), ellipse(130, 120, 24, 4)), "#fff0b0", 0.6)
    for text, r in (("58,118 62,96 66,70", 5), ("78,118 80,96 80,76", 6), ("98,118 98,98 96,78", 6), ("116,116 112,98 108,76", 5)):
        p = pts(text)
        form(d, join(brush(p, r * 3, r * 0.9, r * 2.2, 6)), "#e8a03c", "#8d4a18", shade=2, hatched=0)
    with d.placed(88, 56, 1.25, -16):
        form(d, blob_of("-34,16,c -36,2 -26,-4 -20,-22,c 0,-22,c 2,-10 14,-2 30,4 36,16,c"), "#5a8ac8", "#16284a", shade=6, edge=1.8)
        flat(d, rounded(-37, 14, 76, 9, 4), "#f8f0e2", 1)
        d.fill(pile(line_of("-4,-14 6,-10", 2), line_of("0,-7 10,-3", 2), line_of("6,0 16,3", 2)), "#f8f0e2")
        flat(d, ellipse(-10, -22, 10, 4), "#2a1c2c", 0.8)
    d.brush(pts("118,36 132,26 128,12 140,6"), "#f8f0e2", 1.6, 2, 0.8)
    for k in range(3):
        d.brush([(34 - k * 6, 40 + k * 10), (22 - k * 6, 46 + k * 10)], "#ffffff", 0.6, 2.2, 0.6, 0.6)


@threat("fears/threats/wet-socks", 150, 150)
def wet_socks(d: Drawing) -> None:
    """Two socks on a line; they have been crying all day."""
    d.brush(pts("-4,14 75,26 154,10"), "#e6dcff", 1.4)
    for x, c, m in ((40, "#6fbf8f", False), (106, "#e2685c", True)):
        with d.placed(x, 18, 1, 0, m):
            sock = blob_of("-15,2,c 15,2,c 15,40 18,60 34,76 38,90 26,98 10,96 -12,86 -18,70 -15,40")
            form(d, sock, c, palette.darker(c, 0.65), shade=8, edge=2)
            d.fill(pile([line_of(f"-20,{y} 0,{y + 3} 20,{y}", 5).intersection(sock) for y in (14, 34)]), "#fff0d8", 0.85)
            d.fill(ellipse(28, 88, 9, 8).intersection(sock), "#fff0d8", 0.8)
            for s in (-1, 1):
                flat(d, ellipse(s * 6, 54, 5, 6), "#fffdf2", 0.9)
                d.fill(ellipse(s * 6, 56, 2), INK)
            d.brush(pts("-6,72 0,68 6,72"), INK, 0.8, 2.2, 0.8)
            form(d, rounded(-4, -12, 7, 22, 2), "#d8a468", "#5a3826", shade=1, hatched=0)
            for dx, dy in ((-8, 104), (6, 114), (20, 108), (30, 120), (-2, 126)):
                flat(d, blob_of(f"{dx},{dy - 8},c {dx + 4},{dy + 2} {dx},{dy + 6} {dx - 4},{dy + 2}"), "#9ad0f0", 0.7)


@threat("fears/threats/plane", 190, 130)
def plane(d: Drawing) -> None:
    """An aeroplane, sweating."""
    form(d, blob_of("152,56,c 170,18 182,8 190,8,c 188,30 182,56 176,66,c"), "#c23c44", "#4a1024", shade=4)
    form(d, blob_of("96,84,c 120,104 140,124 150,130,c 160,126,c 154,104 140,84,c"), "#a9b8c8", "#3a465e", shade=4)
    body = blob_of("6,70 16,50 44,38 96,40 150,48 186,62,c 184,74 150,88 96,98 44,98 16,88")
    form(d, body, "#f4f6fa", "#6d7f9c", shade=14, edge=2.4)
    d.fill(line_of("20,82 80,90 170,76", 2, 5, 2), "#c23c44", 0.9)
    form(d, blob_of("80,60,c 92,30 104,10 112,4,c 126,4,c 126,28 118,52,c 112,62,c"), "#a9b8c8", "#3a465e", shade=4)
    for k in range(6):
        flat(d, rounded(78 + k * 13, 60 + k * 0.8, 8, 10, 3), "#2c3a5c" if k % 2 else "#ffe9a6", 0.8)
    for x in (30, 52):
        eye(d, x, 58, 9, iris="#4a7ac8", look=(-0.2, 0.7))
        d.brush([(x - 10, 47 + (4 if x < 40 else 0)), (x, 44), (x + 9, 47 + (0 if x < 40 else 4))], INK, 0.8, 2.6, 0.8)
    flat(d, blob_of("22,80,c 34,76 48,80,c 46,90 26,90"), "#3a0f1c", 1)
    d.fill(pile([rect(25 + k * 5, 79, 4, 9) for k in range(4)]), "#fff6e0")
    for x, y in ((66, 30), (8, 40), (18, 28)):
        flat(d, blob_of(f"{x},{y - 7},c {x + 4},{y + 2} {x},{y + 6} {x - 4},{y + 2}"), "#9ad0f0", 0.7)
    for x, y in ((140, 20), (120, 118), (60, 116)):
        d.brush([(x, y), (x + 14, y + 3), (x + 28, y)], "#ffffff", 0.5, 2.2, 0.5, 0.7)


@threat("fears/threats/captain", 140, 150)
def captain(d: Drawing) -> None:
    """The captain, green."""
    form(d, blob_of("14,150,c 16,112 36,96 70,96 104,96 124,112 126,150,c"), "#24345c", "#080c1c", shade=10, edge=2)
    d.fill(pile(*[ellipse(x, y, 3.4) for x in (60, 80) for y in (116, 132)]), "#f0cc72")
    for s in (-1, 1):
        form(d, blob_of(f"{70 + s * 34},102 {70 + s * 56},104 {70 + s * 58},114 {70 + s * 36},112"), "#f0cc72", "#8d6a2c", shade=2, hatched=0)
    form(d, blob_of("36,60 40,38 70,28 100,38 104,60 100,88 86,106 70,112 54,106 40,88"), "#b0cf86", "#4a6a3c", shade=10, edge=2)
    form(d, fur(blob_of("36,70,c 40,86 52,90 70,90 88,90 100,86 104,70,c 108,96 96,124 70,128 44,124 32,96"), 4, 5, 0.3, 4).simplify(0.2), "#f4f0e6", "#a09aa8", shade=6)
    flat(d, blob_of("54,96,c 62,92 66,96 70,94 74,96 78,92 86,96,c 80,106 60,106"), "#4a5a2c", 1)
    d.fill(blob_of("62,101,c 78,101,c 76,122 70,130 64,122"), "#a8d84a", 0.0)
    for s in (-1, 1):
        flat(d, ellipse(70 + s * 15, 62, 9, 9), "#fffdf2", 1)
        d.brush([(70 + s * 15 + 5 * math.cos(t * 1.2) * (1 - t / 9), 62 + 5 * math.sin(t * 1.2) * (1 - t / 9)) for t in range(9)], "#3a4a2c", 1, 1.4, 0.5)
    form(d, ellipse(70, 76, 9, 8), "#c4dc94", "#5a7a44", shade=3)
    d.fill(pile(ellipse(46, 80, 7, 4), ellipse(94, 80, 7, 4)), "#7da84a", 0.7)
    form(d, blob_of("28,36,c 26,10 44,4 70,4 96,4 114,10 112,36,c 96,26 44,26"), "#f6f4ee", "#9a9cb4", shade=5, edge=1.8)
    form(d, blob_of("30,38,c 50,26 90,26 110,38,c 104,46 90,42 70,40 50,42 36,46"), "#1c2440", "#080a14", shade=2, hatched=0)
    flat(d, join(rect(68.4, 14, 3.4, 15), ellipse(70, 12, 3.6), blob_of("60,22 64,29 70,31 76,29 80,22,c 76,26 64,26")), "#f0cc72", 0.8)


@threat("fears/threats/high-board", 150, 190)
def high_board(d: Drawing) -> None:
    """The high board; a queue of impatient feet."""
    form(d, tube_of("112,190 116,40", 6, 5), "#8d94ac", "#2c3048", shade=3)
    form(d, tube_of("142,190 138,40", 4, 4), "#8d94ac", "#2c3048", shade=2)
    for k in range(8):
        d.fill(rect(114, 60 + k * 16, 26, 3), "#c4c8d8")
    form(d, poly("4,42 148,34 148,46 4,50"), "#e2685c", "#5a1228", shade=3, edge=2)
    d.fill(line_of("6,43 76,39 146,36", 1.6), "#fff0d8", 0.9)
    for x, c, s in ((100, "#6aa5e0", 1), (122, "#6fbf8f", 0.9), (142, "#e0b04e", 0.8)):
        with d.placed(x, 38, s):
            form(d, blob_of("-8,0,c -9,-16 -6,-24 0,-24 6,-24 9,-16 8,0,c"), c, palette.darker(c, 0.6), shade=2, hatched=0)
            form(d, ellipse(0, -31, 8.4), SKIN, SKIN_LOW, shade=2, hatched=0)
            d.fill(pile(line_of("-5,-34 -1,-32", 1.4), line_of("5,-34 1,-32", 1.4), line_of("-3,-26.6 3,-26.6", 1.2)), INK)
            d.fill(tube_of("-6,-18 -14,-12", 2.2, 1.8), SKIN)
    for k in range(4):
        d.brush([(18, 62 + k * 30), (14, 70 + k * 30), (18, 80 + k * 30)], "#ffffff", 0.5, 2, 0.5, 0.5)
    d.fill(poly("12,176 26,176 19,188"), "#ffe9a6", 0.9)
    d.fill(rect(17.6, 150, 2.8, 26), "#ffe9a6", 0.9)


@threat("fears/threats/treehouse", 176, 186)
def treehouse(d: Drawing) -> None:
    """A treehouse, more beside the tree than in it."""
    form(d, blob_of("66,190,c 74,150 72,120 76,80,c 104,80,c 104,120 106,150 120,190,c"), "#7d5a48", "#22141a", shade=9)
    form(d, blob_of("20,70 8,44 28,20 60,12 92,2 128,10 156,26 168,54 150,76 110,86 60,84"), "#5a8a5a", "#16301f", shade=14, edge=2)
    d.fill(pile(*[ellipse(x, y, 9, 4, -20) for x, y in ((40, 34), (72, 22), (110, 24), (142, 44), (30, 58))]), "#8fc07a", 0.4)
    with d.placed(94, 96, 1, 15):
        form(d, poly("-54,34 58,34 58,42 -54,42"), "#c9935a", "#4a2c20", shade=2, hatched=0.2)
        form(d, rect(-40, -24, 80, 58), "#b5804e", "#46281e", shade=8, edge=1.8)
        d.fill(pile([rect(-40, y, 80, 1) for y in (-12, 0, 12, 24)]), INK, 0.5)
        form(d, poly("-52,-20 0,-54 52,-20 44,-14 0,-42 -44,-14"), "#a5483c", "#38141c", shade=4)
        flat(d, rounded(-28, -10, 22, 22, 3), "#ffdf94", 1.2)
        d.fill(pile(rect(-18, -10, 2, 22), rect(-28, 0, 22, 2)), INK)
        flat(d, rounded(8, -10, 22, 44, 3), "#1c1018", 1.2)
        slit_eyes(d, 19, 6, 3.4, "#ffdf6a")
    for k in range(5):
        form(d, rounded(120 - k * 1.4, 142 + k * 9, 22, 4, 1.6), "#d8a468", "#5a3826", shade=1, hatched=0)
    d.fill(pile(line_of("122,136 116,188", 1.4), line_of("140,136 134,188", 1.4)), "#e6d2a0")
    for x, y, t in ((30, 110, 20), (22, 136, -30), (44, 150, 50)):
        with d.placed(x, y, 1, t):
            form(d, rect(-12, -3, 24, 6), "#c9935a", "#4a2c20", shade=1, hatched=0)


@threat("fears/threats/climbing-wall", 150, 190)
def climbing_wall(d: Drawing) -> None:
    """A climbing wall; the holds hold back."""
    form(d, poly("8,0 142,0 150,190 0,190"), "#a89a8a", "#3a3038", shade=10)
    d.fill(pile(line_of("76,0 74,190", 1.4), line_of("4,62 146,60", 1.4), line_of("2,126 148,124", 1.4)), INK, 0.5)
    for x, y, c, t in ((30, 24, "#e2685c", 10), (72, 36, "#6aa5e0", -20), (116, 22, "#e0b04e", 30), (50, 78, "#6fbf8f", 0), (104, 92, "#b39ae0", -14), (26, 112, "#6aa5e0", 20), (76, 142, "#e0b04e", -8), (122, 150, "#6fbf8f", 24), (34, 166, "#e2685c", -20)):
        with d.placed(x, y, 1, t):
            form(d, blob_of("-18,2 -10,-11 6,-13 18,-4 16,9 0,13 -12,11"), c, palette.darker(c, 0.6), shade=4, edge=1.6)
            for s in (-1, 1):
                d.fill(ellipse(s * 5, -3, 2.6, 3), "#fffdf2")
                d.fill(ellipse(s * 5, -2.6, 1.2), INK)
            flat(d, blob_of("-8,3,c 0,5 8,3,c 5,10 -5,10"), "#3a0a18", 0.4)
            d.fill(pile(poly("-6,3.6 -3,4 -4.4,7.4"), poly("3,4 6,3.6 4.4,7.4")), BONE)
    d.thread([(96, 0), (94, 60), (98, 190)], "#f4ead8", 2.4, 0.9)


@threat("fears/threats/balcony", 170, 150)
def balcony(d: Drawing) -> None:
    """A balcony; its screws are leaving."""
    with d.placed(85, 76, 1, 7):
        form(d, poly("-76,34 76,34 70,52 -70,52"), "#b0a8c4", "#3a3450", shade=4, edge=2)
        form(d, rounded(-80, -34, 160, 8, 3), "#6d6a8a", "#1c1a30", shade=2, edge=1.8)
        for k in range(10):
            form(d, rect(-72 + k * 15.4, -26, 4.4, 60), "#6d6a8a", "#1c1a30", shade=1, hatched=0)
        form(d, rounded(-60, 0, 40, 22, 3), "#c9784a", "#5a2a24", shade=4)
        for x, c in ((-52, "#e2685c"), (-40, "#f2d98a"), (-28, "#e2685c")):
            d.brush([(x, 0), (x - 2, -12), (x, -20)], "#6fbf6a", 2)
            flat(d, star(x, -22, 8, 6, 0.5), c, 0.8)
        for s in (-1, 1):
            form(d, poly(f"{s * 60},52 {s * 72},52 {s * 72},84 {s * 64},84"), "#8d86a8", "#2c2844", shade=2, hatched=0)
    for x, y, t in ((22, 112, 30), (40, 134, 80), (134, 122, -40), (120, 142, 10)):
        with d.placed(x, y, 1, t):
            form(d, poly("-3,-2 3,-2 2,18 0,22 -2,18"), "#c9d2dc", "#4a566c", shade=1, hatched=0)
            d.fill(pile(*[line_of(f"-3,{q} 3,{q + 2}", 1) for q in (3, 8, 13)]), INK, 0.7)
            form(d, rounded(-8, -8, 16, 7, 3), "#dfe6ee", "#5a6680", shade=1, hatched=0)


@threat("fears/threats/cradle", 170, 170)
def cradle(d: Drawing) -> None:
    """The window cleaner's cradle; one rope is down to its last thread."""
    d.brush(pts("30,0 30,60 28,104"), "#d2ac74", 2.6)
    d.brush(pts("142,0 142,40 140,64"), "#d2ac74", 2.6)
    d.brush(pts("141,64 143,78 140,94"), "#d2ac74", 0.9)
    for text in ("141,62 134,70 130,78", "142,62 150,70 152,80", "141,94 134,86 132,78", "141,94 148,88 151,80"):
        d.brush(pts(text), "#d2ac74", 1.6, 1.2, 0.4)
    d.brush(pts("140,94 140,116"), "#d2ac74", 2.6)
    with d.placed(85, 128, 1, 8):
        form(d, rect(-66, -24, 132, 5), "#8d94ac", "#2c3048", shade=1, hatched=0)
        for k in range(6):
            form(d, rect(-64 + k * 25, -20, 4, 34), "#8d94ac", "#2c3048", shade=1, hatched=0)
        form(d, poly("-70,14 70,14 66,28 -66,28"), "#d8a468", "#5a3826", shade=3, edge=1.8)
        form(d, poly("-40,-10 -16,-10 -20,14 -36,14"), "#6aa5e0", "#1c3a6a", shade=3)
        d.fill(pile(*[ellipse(x, y, r) for x, y, r in ((-34, -12, 6), (-25, -14, 7), (-18, -10, 5))]), "#f4fbff", 0.95)
        with d.placed(24, -4, 1, 28):
            form(d, rect(-2, -34, 4, 54), "#e0b04e", "#6d4420", shade=1, hatched=0)
            form(d, rect(-20, -40, 40, 8), "#4a4668", "#12101c", shade=2, hatched=0)
    for x, y in ((40, 166), (58, 158), (48, 150)):
        flat(d, blob_of(f"{x},{y - 7},c {x + 4},{y + 2} {x},{y + 6} {x - 4},{y + 2}"), "#9ad0f0", 0.6)


@threat("fears/threats/bars", WIDTH, HEIGHT)
def bars(d: Drawing) -> None:
    """Bars, from the inside; a key, outside."""
    for x in (14, 56, 98, 140, 182):
        form(d, rect(x, -4, 13, 258).intersection(rect(0, -2, 220, 254)), "#8d94ac", "#22263a", shade=5, edge=2, edge_colour="#f4f6ff")
    for y in (30, 196):
        form(d, rect(-4, y, 228, 11).intersection(rect(-2, 0, 224, 250)), "#7d84a0", "#1c2034", shade=3, edge=1.6)
    for x, s in ((62, 1), (146, -1)):
        for k in range(4):
            form(d, tube_of(f"{x - s * 12},{98 + k * 8} {x},{96 + k * 8} {x + s * 10},{99 + k * 8}", 4.4, 5, 4), SKIN, SKIN_LOW, shade=2, hatched=0)
    with d.placed(112, 128, 1, 10):
        d.glow(0, 0, 40, "#ffe9a6", 0.7)
        form(d, join(ellipse(0, -14, 11).difference(ellipse(0, -14, 5)), rect(-2.4, -4, 4.8, 34), rect(2, 16, 9, 4.4), rect(2, 24, 12, 4.4)), "#f0cc72", "#7d5a2c", shade=2)


@threat("fears/threats/padlock", 130, 160)
def padlock(d: Drawing) -> None:
    """A padlock that shows its teeth: one more try."""
    bow = join(tube_of("34,76 34,40 48,18 65,14 82,18 96,40 96,76", 9, 9, 9, 9, 9, 9, 9))
    form(d, bow, "#c9d2dc", "#3a465e", shade=5, edge=2.2)
    form(d, rounded(10, 66, 110, 88, 16), "#e0a83c", "#5a2c18", shade=16, edge=2.6, edge_colour="#fff2b8")
    for s in (-1, 1):
        eye(d, 65 + s * 22, 92, 11, iris="#b5342c", look=(0, 0.1))
        d.brush([(65 + s * 38, 78), (65 + s * 22, 76), (65 + s * 8, 84)], INK, 1.4, 4.4, 1.4)
    flat(d, blob_of("26,116,c 65,124 104,116,c 98,142 82,146 65,146 48,146 32,142"), "#2a0a10", 1.4)
    teeth(d, [(30, 117), (40, 119), (50, 120.6), (60, 121.2), (70, 121.2), (80, 120.6), (90, 119), (100, 117)], 12)
    teeth(d, [(38, 142), (49, 144.6), (60, 145.6), (70, 145.6), (81, 144.6), (92, 142)], 9, up=True)
    d.fill(pile(*[ellipse(x, y, 3) for x in (20, 110) for y in (76, 144)]), "#6d3a1c")


@threat("fears/threats/teacher", 130, 186)
def teacher(d: Drawing) -> None:
    """The teacher, looking over her glasses."""
    form(d, blob_of("36,96,c 94,96,c 108,130 114,160 118,188,c 12,188,c 16,160 22,130"), "#4a6a7a", "#12242e", shade=12, edge=2)
    d.fill(pile(line_of("65,104 65,186", 0.8, 2, 0.8), line_of("44,104 56,122 64,130", 0.6, 1.8, 0.6), line_of("86,104 74,122 66,130", 0.6, 1.8, 0.6)), INK, 0.7)
    flat(d, pile(poly("48,94 65,106 56,116 44,100"), poly("82,94 65,106 74,116 86,100")), "#f8f0e2", 1)
    form(d, tube_of("94,108 116,116 116,84", 9, 8, 7), "#4a6a7a", "#12242e", shade=3)
    form(d, ellipse(116, 78, 8), SKIN, SKIN_LOW, shade=2, hatched=0)
    with d.placed(116, 76, 1, 14):
        form(d, rect(-4, -70, 8, 80), "#e8c05a", "#8d5a24", shade=2, hatched=0.2)
        d.fill(pile([rect(-4, y, 4, 1) for y in range(-66, 8, 7)]), INK, 0.7)
    form(d, tube_of("36,108 18,126 34,142", 9, 8, 7), "#4a6a7a", "#12242e", shade=3)
    form(d, ellipse(65, 20, 20, 18), "#8d8494", "#34303e", shade=5)
    form(d, blob_of("65,22 92,32 98,56 90,82 74,94 65,95 56,94 40,82 32,56 38,32"), SKIN, SKIN_LOW, shade=9, edge=2)
    form(d, blob_of("34,58,c 32,34 48,22 65,22 82,22 98,34 96,58,c 90,42 78,36 65,36 52,36 40,42"), "#a39aaa", "#3a3446", shade=4)
    for s in (-1, 1):
        eye(d, 65 + s * 14, 54, 7, iris="#5a7a8a", look=(-0.2, 0.5), lid=0.26)
        d.stroke(ellipse(65 + s * 14, 61, 10.4, 8), "#c23c44", 2)
        d.brush([(65 + s * 24, 42), (65 + s * 14, 41), (65 + s * 5, 46)], "#5a5060", 1, 3, 1)
    d.fill(line_of("60,60 65,58 70,60", 1.8), "#c23c44")
    d.brush(pts("52,80 65,76 78,80"), "#7d2434", 1.2, 3, 1.2)
    d.fill(pile(line_of("64,58 61,70 66,71", 0.5, 1.5, 0.5)), SKIN_LOW)


@threat("fears/threats/pale-child", 100, 180)
def pale_child(d: Drawing) -> None:
    """A child in white, with too much hair, that only you can see."""
    d.glow(50, 90, 80, "#e6f0ff", 0.4)
    for x in (40, 60):
        form(d, tube_of(f"{x},150 {x},174", 5, 4), "#dfe4ea", "#7d88a0", shade=2, hatched=0)
    form(d, blob_of("36,76,c 64,76,c 72,104 84,136 86,158,c 72,152 62,162,c 50,154 38,162,c 28,152 14,158,c 16,136 28,104"), "#f8f8fc", "#8d94b8", shade=9, edge=2)
    for s in (-1, 1):
        form(d, tube_of(f"{50 + s * 13},82 {50 + s * 22},106 {50 + s * 19},132", 5.4, 4.4, 4), "#f0f2f8", "#8d94b8", shade=2, hatched=0)
        d.fill(ellipse(50 + s * 19, 135, 4, 6), "#d8dee6")
    form(d, ellipse(50, 48, 25, 27), "#eef2f0", "#8d9aa8", shade=6, edge=1.8)
    for s in (-1, 1):
        flat(d, ellipse(50 + s * 9, 50, 6, 7), "#12101c", 0.8)
        d.fill(ellipse(50 + s * 9, 50, 1.6), "#ffffff")
    d.brush(pts("42,66 50,69 58,66"), "#5a4a5a", 0.8, 1.8, 0.8)
    hair = blob_of("50,16 74,22 82,48 80,86 86,118,c 74,108,c 70,76 68,50 62,36,c 54,40,c 46,36,c 36,50 32,76 28,110,c 14,118,c 20,86 18,48 26,22")
    form(d, hair, "#2c2838", "#07060c", shade=5, edge=1.8)
    d.fill(pile(line_of("26,50 24,80 22,108", 0.4, 1.2, 0.4), line_of("74,50 76,80 78,108", 0.4, 1.2, 0.4), line_of("50,18 40,28 30,48", 0.4, 1.2, 0.4)), "#8d86b0", 0.7)


@threat("fears/threats/gravedigger", 150, 184)
def gravedigger(d: Drawing) -> None:
    """A digger with a spade, up to the knees in his work, friendly."""
    form(d, blob_of("44,84,c 100,84,c 112,120 112,150 108,172,c 36,172,c 32,150 32,120"), "#5a5244", "#16120f", shade=10, edge=2)
    d.fill(pile(line_of("72,90 71,170", 0.8, 2, 0.8)), INK, 0.7)
    form(d, blob_of("72,30 92,38 98,58 92,80 72,92 52,80 46,58 52,38"), "#dfe0c8", "#6d6f5c", shade=8, edge=2)
    for s in (-1, 1):
        flat(d, ellipse(72 + s * 10, 56, 7, 8), "#1c1a18", 0.8)
        d.fill(ellipse(72 + s * 10, 57, 2.2), "#ffe27a")
    d.fill(poly("69,66 75,66 72,60"), "#3a382c")
    flat(d, blob_of("54,70,c 72,75 90,70,c 86,84 58,84"), "#2a1c18", 1)
    d.fill(pile([rect(58 + k * 5, 72.4, 4, 5) for k in range(6)]), BONE)
    form(d, blob_of("36,38,c 50,30 94,30 108,38,c 94,44 50,44"), "#3a352c", "#0f0d0a", shade=2, hatched=0)
    form(d, blob_of("50,36,c 48,16 58,8 72,8 86,8 96,16 94,36,c"), "#453f34", "#12100c", shade=5)
    form(d, tube_of("98,94 122,96 126,70", 9, 8, 7), "#5a5244", "#16120f", shade=3)
    form(d, tube_of("46,94 26,112 40,130", 9, 8, 7), "#5a5244", "#16120f", shade=3)
    form(d, tube_of("126,20 128,140", 3, 3), "#b5814e", "#4a2c20", shade=1, hatched=0)
    form(d, rounded(114, 12, 25, 8, 3), "#b5814e", "#4a2c20", shade=1, hatched=0)
    form(d, blob_of("112,136,c 144,136,c 144,162 128,178 112,162"), "#c9d2dc", "#4a566c", shade=4)
    d.fill(brushes([[(126, 66), (120, 60)], [(126, 70), (119, 66)], [(126, 74), (119, 72)]], 4, 3.4, 2.4), "#dfe0c8")
    form(d, blob_of("-4,184,c 10,166 40,160 76,166 112,160 140,168 154,184,c").intersection(rect(-2, 0, 154, 184)), "#6d4f44", "#24161c", shade=4)


@threat("fears/threats/coffin", 170, 150)
def coffin(d: Drawing) -> None:
    """A coffin, its lid up a hand's breadth."""
    form(d, poly("6,96 40,78 150,86 168,108 150,146 26,148"), "#7d4a34", "#22101a", shade=10, edge=2)
    flat(d, poly("16,97 44,84 146,91 158,106 142,120 34,118"), "#0a060c", 1.2)
    slit_eyes(d, 70, 103, 6, "#ffdf6a", slant=12)
    with d.placed(88, 66, 1, -11):
        lid = poly("-80,6 -50,-22 60,-26 82,-6 64,18 -60,26")
        form(d, lid, "#a5664a", "#3a1a20", shade=8, edge=2.2, edge_colour="#ffd0a0")
        d.stroke(lid.buffer(-6, join_style="mitre"), "#f0c08a", 1, 0.6)
        flat(d, join(poly("-6,-16 6,-16 6,14 -6,14"), poly("-20,-8 20,-9 20,0 -20,1")), "#f0cc72", 0.9)
    for x in (100, 108, 116, 124):
        form(d, tube_of(f"{x},112 {x + 1},100 {x + 3},88", 3.6, 3.4, 2.6), "#a9b48a", "#3a4a3c", shade=1, hatched=0)
        flat(d, poly(f"{x + 1},88 {x + 5},88 {x + 5},80"), "#1c1824", 0.5)
    for x in (50, 120):
        d.stroke(ellipse(x, 134, 9, 5), "#f0cc72", 2.2)


@threat("fears/threats/calendar", 130, 150)
def calendar(d: Drawing) -> None:
    """A calendar. One day is marked."""
    with d.placed(65, 76, 1, -5):
        form(d, rect(-54, -58, 108, 126), "#fdf8ea", "#b8a684", shade=6, edge=1.8, hatched=0.2)
        form(d, rect(-54, -58, 108, 30), "#b5343c", "#4a0f1e", shade=4)
        d.fill(pile(rounded(-30, -48, 60, 9, 4)), "#f8ecd4", 0.9)
        for x in (-34, 34):
            form(d, rounded(x - 4, -70, 8, 22, 3), "#c9d2dc", "#4a566c", shade=1, hatched=0)
        for row in range(5):
            for k in range(7):
                x, y = -42 + k * 14, -14 + row * 17
                d.fill(rounded(x - 4.6, y - 5, 9.2, 10, 2), "#3a3347", 0.22 if (row, k) != (3, 4) else 0)
                if row * 7 + k < 25:
                    d.fill(pile(line_of(f"{x - 5},{y - 5} {x + 5},{y + 5}", 1.6), line_of(f"{x + 5},{y - 5} {x - 5},{y + 5}", 1.6)), "#c23c44", 0.75)
        x, y = 14, 37
        d.glow(x, y, 26, "#ff5a4a", 0.4)
        form(d, blob_of(f"{x},{y - 14} {x + 12},{y - 8} {x + 13},{y + 3} {x + 7},{y + 7} {x + 6},{y + 13},c {x - 6},{y + 13},c {x - 7},{y + 7} {x - 13},{y + 3} {x - 12},{y - 8}"), "#2a2430", "#08060c", shade=3, hatched=0)
        d.fill(pile(ellipse(x - 5, y, 3.4, 3.8), ellipse(x + 5, y, 3.4, 3.8), poly(f"{x - 1.6},{y + 6} {x + 1.6},{y + 6} {x},{y + 3}")), "#fdf8ea")
        d.stroke(ellipse(x, y, 20, 19), "#c23c44", 2.6)


@threat("fears/threats/tap", 140, 150)
def tap(d: Drawing) -> None:
    """A tap that drips in time."""
    form(d, rounded(84, 60, 30, 90, 5), "#d2dae2", "#4a566c", shade=8, edge=2)
    form(d, tube_of("98,66 94,34 64,28 40,40 38,66", 13, 13, 13, 13, 11), "#eef3f6", "#5a6680", shade=8, edge=2.4, edge_colour="#ffffff")
    form(d, rounded(24, 64, 28, 12, 4), "#c4ccd6", "#4a566c", shade=3)
    form(d, rounded(92, 8, 10, 22, 3), "#c4ccd6", "#4a566c", shade=2, hatched=0)
    form(d, join(rounded(70, 2, 54, 10, 5)), "#e2685c", "#5a1228", shade=3)
    for s, x in ((-1, 62), (1, 82)):
        eye(d, x, 40, 8, iris="#4a8ab0", look=(-0.4, 0.3), lid=0.3)
        del s
    for y, r in ((92, 8), (122, 10)):
        flat(d, blob_of(f"38,{y - r * 1.7},c {38 + r},{y + r * 0.2} 38,{y + r} {38 - r},{y + r * 0.2}"), d.radial(35, y - 2, r * 1.4, (0, "#f4fdff"), (1, "#5aa5d0")), 1.2)
    for s in (-1, 1):
        d.fill(ellipse(38 + s * 3.6, 122, 1.5, 2), INK)
    d.brush(pts("34,128 38,126 42,128"), INK, 0.6, 1.4, 0.6)
    d.fill(ellipse(38, 146, 26, 4), "#9ad8f0", 0.7)
    d.stroke(ellipse(38, 146, 16, 2.4), "#f4fdff", 1, 0.9)


@threat("fears/threats/ring", 140, 150)
def ring_(d: Drawing) -> None:
    """A ring on its way down."""
    d.fill(ellipse(70, 134, 54, 14), "#c9d2dc")
    flat(d, ellipse(70, 134, 54, 14), d.radial(70, 130, 56, (0, "#5a6680"), (1, "#e6eef4"), flat=0.26), 1.4)
    flat(d, ellipse(70, 136, 27, 7), "#030208", 1)
    slit_eyes(d, 70, 136, 3.6, "#d8f06a")
    with d.placed(70, 70, 1, 16):
        band = ellipse(0, 14, 36, 38).difference(ellipse(0, 14, 27, 29))
        form(d, band, "#f6d27a", "#7d5026", shade=6, edge=2.2, edge_colour="#fff8d0")
        form(d, poly("-14,-28 14,-28 20,-20 0,2 -20,-20"), "#8ad8f0", "#1c5a8a", shade=4, edge=1.8, edge_colour="#ffffff")
        d.fill(pile(poly("-14,-28 0,-28 -8,-20 -20,-20"), poly("-8,-20 8,-20 0,2")), "#eafcff", 0.7)
    for x, y, r in ((24, 30, 9), (118, 24, 8), (112, 70, 6), (20, 74, 6)):
        flat(d, star(x, y, r, 4, 0.25), "#fff6d0", 0.7)
    for x in (40, 70, 100):
        d.brush([(x, 4), (x, 18)], "#ffffff", 0.5, 2, 0.5, 0.6)


@threat("fears/threats/wheelchair", 150, 170)
def wheelchair(d: Drawing) -> None:
    """An empty wheelchair that has just arrived."""
    d.glow(76, 90, 70, "#e6fff4", 0.25)
    for x in (66, 100):
        form(d, tube_of(f"{x - 22},26 {x - 8},28 {x - 4},60 {x - 2},104", 3.4, 3.4, 3.4), "#a9b4c6", "#2c3448", shade=1, hatched=0)
    form(d, poly("56,36 98,36 100,88 60,88"), "#3f6a7a", "#0f2430", shade=6)
    form(d, poly("58,88 122,88 126,100 60,102"), "#3f6a7a", "#0f2430", shade=3)
    form(d, tube_of("92,62 120,62 122,88", 3.4, 3.4, 3.4), "#a9b4c6", "#2c3448", shade=1, hatched=0)
    form(d, tube_of("120,100 130,128 136,146", 3, 3, 3), "#a9b4c6", "#2c3448", shade=1, hatched=0)
    form(d, poly("122,146 148,142 150,148 124,153"), "#4a5068", "#12131e", shade=1, hatched=0)
    d.stroke(ellipse(66, 122, 43), INK, 9)
    d.stroke(ellipse(66, 122, 43), "#3a3a50", 5.4)
    d.stroke(ellipse(66, 122, 36), "#c9d2dc", 2.2)
    d.fill(pile([brush([(66, 122), (66 + math.cos(a) * 40, 122 + math.sin(a) * 40)], 1) for a in (k * math.tau / 14 for k in range(14))]), "#c9d2dc", 0.8)
    form(d, ellipse(66, 122, 7), "#c9d2dc", "#4a566c", shade=2)
    d.stroke(ellipse(126, 158, 10), INK, 6)
    d.stroke(ellipse(126, 158, 10), "#6d728e", 3)
    blanket = blob_of("62,84,c 112,80,c 116,100 108,116,c 98,110 88,120,c 78,112 66,116,c")
    form(d, blanket, "#a8505c", "#3a1424", shade=4)
    d.fill(pile(line_of("70,92 110,90", 1.6), line_of("72,102 110,100", 1.6), line_of("82,86 84,112", 1.6), line_of("98,84 98,108", 1.6)), "#f0c890", 0.6)
    for k in range(3):
        d.brush([(16 - k * 4, 96 + k * 16), (4 - k * 2, 100 + k * 16)], "#ffffff", 0.5, 2.4, 0.5, 0.6)

