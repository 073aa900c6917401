"""Threats with a face, or the place where a face should be."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.fears.parts import BONE, HEIGHT, INK, WIDTH, blob_of, eye, flat, form, line_of, lit, poly, pts, teeth, threat, tube_of
from art.drawings.nightmares_parts import eyes as slit_eyes
from art.shapes import XY, Shape, blob, curve, ellipse, join, mirror, move, pile, polygon, rect, ring, rounded, star, turn
from art.strokes import brush, brushes, fur, hatch, rim, tube


@threat("fears/threats/clown-mask", 160, 170)
def clown(d: Drawing) -> None:
    """A clown's face, larger than it should be."""
    for s in (0, 1):
        hair = blob_of("44,44 30,30 12,36 14,52 2,62 10,78 4,92 18,100 22,112 38,106 46,96")
        hair = mirror(hair, 80) if s else hair
        form(d, fur(hair, 5, 5, 0.4, 3).simplify(0.2), "#e8643c", "#6d1a24", shade=8, edge=1.6, edge_colour="#ffd9a0")
    head = blob_of("80,14 112,24 126,58 122,98 104,138 80,150 56,138 38,98 34,58 48,24")
    form(d, head, "#fbf6ea", "#a79aa8", shade=16, edge=2)
    for s in (-1, 1):
        x = 80 + s * 22
        flat(d, blob_of(f"{x},36 {x + 8},56 {x + 16},64 {x + 8},70 {x},92 {x - 8},70 {x - 16},64 {x - 8},56"), "#3f6ab0", 1)
        eye(d, x, 63, 10, iris="#d8e84a", look=(-s * 0.15, 0.15), slit=True)
        d.brush([(x - s * 16, 46), (x, 34), (x + s * 14, 30)], INK, 1, 4, 1)
    flat(d, ellipse(80, 84, 13), d.radial(76, 79, 17, (0, "#ffb0a0"), (0.4, "#e03c44"), (1, "#7d0f24")), 1.4)
    d.fill(ellipse(75, 78, 3.4, 2.4, -20), "#fff0ea", 0.95)
    lips = blob_of("36,96,c 56,104 80,106 104,104 124,96,c 122,122 102,140 80,141 58,140 38,122")
    form(d, lips, "#e03c44", "#6d0f24", shade=6)
    inner = blob_of("46,104,c 62,109 80,110 98,109 114,104,c 110,120 96,131 80,132 64,131 50,120")
    flat(d, inner, "#2a0610", 1)
    teeth(d, [(48, 105), (55, 107), (62, 108.6), (70, 109.6), (80, 110), (90, 109.6), (98, 108.6), (105, 107), (112, 105)], 10, width=0.9)
    teeth(d, [(57, 126), (64, 129.4), (72, 131), (80, 131.6), (88, 131), (96, 129.4), (103, 126)], 8, up=True, width=0.9)
    hat = poly("60,22 84,-6 104,20")
    form(d, poly("58,24 78,-2 104,22"), "#f0c04a", "#7d4a1c", shade=5)
    d.fill(pile(ellipse(76, 14, 3.4), ellipse(90, 18, 3)), "#e03c44")
    form(d, fur(ellipse(79, 2, 6.4), 2.6, 3, 0.3, 7).simplify(0.2), "#e03c44", "#6d0f24", shade=2, hatched=0)
    del hat
    for k in range(7):
        a = math.pi * k / 6
        x, y = 80 - math.cos(a) * 46, 146 + math.sin(a) * 10
        form(d, blob_of(f"{x - 10},{y - 8} {x + 10},{y - 8} {x + 11},{y + 8} {x},{y + 13} {x - 11},{y + 8}"), "#f4d25a" if k % 2 else "#5a8ac8", "#5a3a2c" if k % 2 else "#1c2c54", shade=4)


@threat("fears/threats/doll", 116, 178)
def doll(d: Drawing) -> None:
    """A doll with a cracked cheek; her head is a little too far round."""
    for x in (46, 70):
        form(d, tube_of(f"{x},140 {x},166", 5.4, 5), "#f4ead8", "#a08c94", shade=3)
        form(d, blob_of(f"{x - 8},177,c {x - 7},166 {x + 7},166 {x + 8},177,c"), "#2a2030", "#0c0812", shade=2)
    dress = blob_of("46,84,c 70,84,c 84,112 104,150,c 58,158 12,150,c 32,112")
    form(d, dress, "#b8506a", "#4a1434", shade=12, edge=1.8)
    lace = [ellipse(14 + k * 8, 151 + 3 * math.sin(k * 0.28 * math.pi / 2), 5, 4) for k in range(12)]
    flat(d, pile(lace), "#f8f0e2", 0.9)
    d.fill(pile(line_of("50,96 40,122 34,148", 0.5, 2.2, 0.5), line_of("66,96 76,122 82,148", 0.5, 2.2, 0.5), line_of("58,96 58,150", 0.5, 1.8, 0.5)), "#4a1434", 0.7)
    for s in (0, 1):
        arm = tube_of("42,92 22,108 14,126", 7, 5, 4)
        form(d, mirror(arm, 58) if s else arm, "#b8506a", "#5a1a3c", shade=3)
        flat(d, ellipse(14 if not s else 102, 130, 5), "#f8e6d4", 1)
    flat(d, blob_of("40,86 58,80 76,86 72,96 58,98 44,96"), "#f8f0e2", 1)
    for s in (0, 1):
        curl = blob_of("30,34 18,46 22,58 14,70 22,82 16,92 30,94 38,80 36,56")
        form(d, mirror(curl, 58) if s else curl, "#e0b04e", "#6d4420", shade=6)
    head = ellipse(58, 48, 33, 34)
    form(d, head, "#fcf0e2", "#b59aa0", shade=10, edge=1.8)
    for s in (-1, 1):
        x = 58 + s * 13
        flat(d, ellipse(x, 48, 8, 9.4), "#ffffff", 1.2)
        flat(d, ellipse(x, 48, 5.4), "#2c4a8a", 0.6)
        d.fill(ellipse(x, 48, 2.8), "#05040a")
        d.fill(ellipse(x - 2, 45.4, 1.6), "#ffffff")
        d.fill(brushes([[(x + k * 3, 40), (x + k * 4.6, 34)] for k in (-2, -1, 0, 1, 2)], 1.6, 1.2, 0.4), INK)
        d.fill(ellipse(58 + s * 21, 61, 6, 4.4), "#e2685c", 0.5)
    flat(d, blob_of("51,66 55,64 58,65.4 61,64 65,66 58,71"), "#c2283c", 0.8)
    crack = line_of("78,26 71,36 76,44 68,54 74,64 70,76", 2, 1.8, 0.4)
    d.fill(crack, "#120c18")
    d.fill(pile(line_of("71,36 64,34", 1.2, 1, 0.3), line_of("68,54 62,58", 1.2, 1, 0.3), line_of("74,64 82,66", 1.2, 1, 0.3)), "#120c18")
    d.fill(poly("74,40 82,36 80,48"), "#120c18", 0.9)
    fringe = blob_of("26,46,c 24,24 40,10 58,10 76,10 92,24 90,46,c 84,32 74,26 58,28 42,26 32,32")
    form(d, fringe, "#e8bc5a", "#7d5026", shade=5)
    for s in (-1, 1):
        flat(d, blob_of(f"{58 + s * 4},12 {58 + s * 22},2 {58 + s * 24},20"), "#6aa5e0", 1)
    flat(d, ellipse(58, 12, 4.6), "#6aa5e0", 0.9)


@threat("fears/threats/teddy", 140, 168)
def teddy(d: Drawing) -> None:
    """A teddy bear that has stopped smiling. One eye hangs."""
    brown, low = "#a5714a", "#38201e"
    for s in (-1, 1):
        form(d, ellipse(70 + s * 38, 22, 17), brown, low, shade=6)
        d.fill(ellipse(70 + s * 38, 23, 9), "#c99468", 0.8)
        form(d, tube_of(f"{70 + s * 30},88 {70 + s * 52},108 {70 + s * 50},126", 14, 13, 12), brown, low, shade=7)
        form(d, ellipse(70 + s * 28, 150, 23, 17), brown, low, shade=6)
        flat(d, ellipse(70 + s * 30, 152, 12, 9), "#d0a072", 0.9)
    form(d, fur(ellipse(70, 118, 36, 38), 2.6, 4, 0.4, 3).simplify(0.2), brown, low, shade=14, edge=1.8)
    d.fill(poly("64,96 74,104 66,116 76,126 68,138 62,126 70,114 60,106"), "#1c0f14")
    d.fill(fur(ellipse(69, 118, 6, 15), 4, 3.4, 0.2, 5).simplify(0.2), "#f4ead8", 0.95)
    form(d, fur(ellipse(70, 52, 44, 38), 2.6, 4, 0.4, 4).simplify(0.2), brown, low, shade=14, edge=2)
    form(d, ellipse(70, 66, 20, 15), "#d8aa7c", "#7d5440", shade=5)
    flat(d, ellipse(70, 58, 8, 5.4), "#1c1218", 1)
    d.brush(pts("56,76 63,70 70,69 77,70 84,76"), INK, 0.8, 2.6, 0.8)
    flat(d, ellipse(52, 44, 9), "#120c16", 1.2)
    d.fill(ellipse(49, 41, 2.6), "#ffffff")
    d.fill(pile(line_of("82,38 96,50", 2.2), line_of("96,38 82,50", 2.2)), "#e8d8b8", 0.9)
    d.brush(pts("90,46 98,60 94,72"), "#e8d8b8", 1)
    flat(d, ellipse(94, 78, 8), "#120c16", 1.2)
    d.fill(ellipse(91.4, 75.4, 2.4), "#ffffff")
    d.brush(pts("40,32 52,31 62,38"), INK, 1, 3.4, 1)
    d.brush(pts("30,60 40,66 44,76"), "#4a2a24", 0.6, 1.4, 0.6)
    d.fill(pile([line_of(f"{x - 3},{y + 2} {x + 3},{y - 2}", 1) for x, y in ((32, 62), (36, 65), (40, 68), (43, 73))]), "#e8d8b8", 0.9)


@threat("fears/threats/puppet", 130, 196)
def puppet(d: Drawing) -> None:
    """A puppet of wood that needs no strings."""
    for x0, x1, y1 in ((40, 30, 88), (65, 65, 36), (92, 100, 60)):
        d.thread([(x0, 0), (x1, y1)], "#fff6e0", 0.8, 0.55)
    d.fill(pile(line_of("40,0 44,14 38,22", 0.9), line_of("92,0 90,12 97,20", 0.9)), "#fff6e0", 0.0)
    for text in ("56,140 50,160 44,180", "76,140 86,156 82,180"):
        p = pts(text)
        form(d, tube([p[0], p[1]], [6, 5], 4), "#3f6a8a", "#16283c", shade=2)
        form(d, tube([p[1], p[2]], [5, 4.4], 4), "#3f6a8a", "#16283c", shade=2)
        flat(d, ellipse(*p[1], 4), "#e0b878", 0.9)
        x, y = p[2]
        form(d, blob_of(f"{x - 16},{y + 10},c {x - 10},{y} {x + 4},{y - 4} {x + 7},{y + 10},c"), "#8d2c38", "#34101c", shade=2)
    form(d, blob_of("48,92,c 84,92,c 88,118 82,142,c 66,148 50,142,c 44,118"), "#c23c44", "#4a1024", shade=8, edge=1.6)
    d.fill(pile(ellipse(66, 106, 2.6), ellipse(66, 118, 2.6), ellipse(66, 130, 2.6)), "#f2d98a")
    for text in ("50,98 32,106 28,88 24,70", "82,98 100,108 112,92 118,74"):
        p = pts(text)
        form(d, tube(p[:2], [6, 5], 4), "#c23c44", "#4a1024", shade=2)
        form(d, tube(p[1:], [5, 4.4, 4], 4), "#c23c44", "#4a1024", shade=2)
        flat(d, ellipse(*p[1], 4), "#e0b878", 0.9)
        x, y = p[3]
        d.fill(brushes([[(x, y), (x + k, y - 9)] for k in (-5, -1.6, 1.6, 5)], 3.4, 3, 1.6), "#6d4428")
        flat(d, ellipse(x, y, 5), "#e0b878", 0.9)
    flat(d, pile([ellipse(66 + k * 9, 92 + abs(k) * -1.4, 7, 5) for k in (-2, -1, 0, 1, 2)]), "#f8f0e2", 1)
    head = blob_of("66,34 90,40 98,60 92,80 66,92 40,80 34,60 42,40")
    form(d, head, "#e8c28a", "#7d4a30", shade=10, edge=1.8)
    d.fill(pile(line_of("44,46 60,42 86,48", 0.4, 1, 0.4), line_of("40,58 48,56", 0.4, 1, 0.4), line_of("86,56 95,58", 0.4, 1, 0.4)), "#7d4a30", 0.6)
    for s in (-1, 1):
        eye(d, 66 + s * 13, 56, 8, iris="#4a8a4a", look=(s * 0.3, -0.1))
        d.brush([(66 + s * 4, 45), (66 + s * 14, 42), (66 + s * 22, 46)], "#3a1c14", 1.4, 3.4, 1)
        d.fill(ellipse(66 + s * 20, 70, 5, 4), "#d8484e", 0.6)
    form(d, poly("62,62 70,62 88,72 66,72"), "#f0cc96", "#a5643c", shade=2, hatched=0)
    jaw = poly("52,74 80,74 78,90 54,90")
    flat(d, jaw, "#d0a468", 1)
    d.fill(pile(line_of("52,74 52,90", 1.4), line_of("80,74 80,90", 1.4)), INK)
    flat(d, rounded(54, 75, 24, 7, 2), "#3a0c14", 0.8)
    d.fill(pile([rect(56 + k * 4.4, 75, 3.4, 4) for k in range(5)]), BONE)
    form(d, poly("40,44 66,6 94,44 66,36"), "#3f8a5a", "#123a2c", shade=6)
    form(d, ellipse(66, 8, 6), "#f2d98a", "#8d6a2c", shade=2, hatched=0)


@threat("fears/threats/scarecrow", 176, 190)
def scarecrow(d: Drawing) -> None:
    """A scarecrow with a sack for a head, arms out."""
    form(d, rect(84, 96, 8, 94), "#8d6a4a", "#2c1c18", shade=3)
    form(d, rect(6, 78, 164, 7), "#8d6a4a", "#2c1c18", shade=2)
    straw = [brush([(x, y), (x + dx * 0.6, y + dy * 0.7), (x + dx, y + dy)], 2.4, 1.8, 0.5, 3) for x, y, dx, dy in [(12, 82, -16, a) for a in (-10, -2, 6, 14)] + [(164, 82, 14, a) for a in (-10, -2, 6, 14)] + [(62 + k * 7, 152, k * 2 - 7, 22 + (k % 3) * 5) for k in range(8)]]
    d.fill(pile([s.buffer(0.8, 2) for s in straw]), INK)
    d.fill(pile(straw), "#e8c05a")
    coat = blob_of("10,72,c 60,66,c 88,64 116,66,c 166,72,c 164,96,c 124,92,c 128,130 134,156,c 122,150 116,160,c 104,154 94,164,c 84,154 72,162,c 62,150 46,158,c 52,126 54,92,c 12,96,c")
    form(d, coat, "#5a5f7a", "#191826", shade=14, edge=1.8)
    d.fill(pile(line_of("88,70 88,156", 0.6, 2, 0.6), line_of("70,70 84,86 86,96", 0.6, 2, 0.6), line_of("106,70 92,86 90,96", 0.6, 2, 0.6)), INK, 0.8)
    flat(d, poly("58,120 76,118 78,138 60,140"), "#a5643c", 0.9)
    flat(d, poly("104,104 120,106 118,120 103,118"), "#6a8a4a", 0.9)
    for pset in ("58,120 76,118 78,138 60,140", "104,104 120,106 118,120 103,118"):
        d.stroke(poly(pset), "#f0e2b0", 0.8, 0.7)
    d.fill(pile(ellipse(88, 112, 2.6), ellipse(88, 128, 2.6)), "#f2d98a")
    flat(d, line_of("66,66 88,74 110,66", 3, 5, 3), "#b5343c", 1)
    sack = blob_of("88,20 110,26 116,46 108,62 96,68 88,66 80,68 68,62 60,46 66,26")
    form(d, sack, "#d8b684", "#5a3a2c", shade=10, edge=1.8)
    d.fill(pile(line_of("68,30 76,48 70,58", 0.4, 1, 0.4), line_of("108,32 102,44 106,58", 0.4, 1, 0.4)), "#5a3a2c", 0.6)
    for s in (-1, 1):
        flat(d, poly(f"{88 + s * 4},44 {88 + s * 18},34 {88 + s * 16},48"), "#140a10", 1)
        d.fill(ellipse(88 + s * 12, 43, 2), "#ffb04a")
    d.fill(poly("85,50 91,50 88,55"), "#140a10")
    grin = line_of("68,54 78,62 98,62 108,54", 1, 3, 1)
    d.fill(grin, "#140a10")
    d.fill(pile([line_of(f"{72 + k * 5.4},{54 + 4 * math.sin((k + 0.5) / 6.5 * math.pi)} {72 + k * 5.4},{62 + 4 * math.sin((k + 0.5) / 6.5 * math.pi)}", 1.3) for k in range(7)]), "#140a10")
    hat = blob_of("46,30,c 64,26 112,26 132,28,c 120,20 112,20 108,18,c 104,4 92,-4 82,2,c 74,4 70,10 68,20,c 60,22 52,26")
    form(d, hat, "#6d4a34", "#22141a", shade=6, edge=1.6)
    d.fill(line_of("68,19 88,22 108,18", 3), "#b5343c", 0.9)
    with d.placed(150, 62, 0.34):
        form(d, blob_of("-30,30 -10,-10 20,-20 40,-6 64,-2,c 40,10 36,40 0,50 -40,70 -60,66,c"), "#3a3658", "#0a0812", shade=6)
        d.fill(ellipse(32, -6, 4), "#ffcf4a")


@threat("fears/threats/snowman", 130, 182)
def snowman(d: Drawing) -> None:
    """A snowman that has stopped being friendly."""
    form(d, ellipse(65, 144, 46, 38), "#f6faff", "#8d9cc8", shade=18, edge=2)
    for text in ("32,96 8,80 -2,60", "98,96 122,84 132,62"):
        form(d, tube_of(text, 2.6, 2.2, 1.4), "#6d4a34", "#241618", shade=1, hatched=0)
    d.fill(pile(line_of("8,80 -2,82", 2, 1.6, 0.6), line_of("6,76 8,62", 2, 1.6, 0.6), line_of("122,84 132,88", 2, 1.6, 0.6), line_of("124,80 120,66", 2, 1.6, 0.6)), "#4a3028")
    form(d, ellipse(65, 96, 36, 32), "#f6faff", "#8d9cc8", shade=14, edge=2)
    for y in (92, 108, 138, 154):
        flat(d, ellipse(65, y, 4.4), "#1c1824", 0.9)
    form(d, ellipse(65, 52, 29, 27), "#ffffff", "#9aa8d0", shade=11, edge=2)
    for s in (-1, 1):
        flat(d, ellipse(65 + s * 11, 45, 6, 6.6), "#120c1a", 1)
        d.fill(ellipse(65 + s * 11, 46, 2.2), "#ff7a4a")
        d.brush([(65 + s * 22, 34), (65 + s * 12, 36), (65 + s * 4, 41)], "#4a3028", 1.4, 3.6, 1.2)
    form(d, poly("60,50 68,58 24,64"), "#f08a3c", "#8d3a1c", shade=2, hatched=0.2)
    d.fill(pile(line_of("52,52 52,58", 0.9), line_of("44,54 44,60", 0.9)), "#8d3a1c")
    mouth = blob_of("46,62,c 56,68 74,68 86,60,c 84,72 74,78 64,78 54,76")
    flat(d, mouth, "#1c0f1c", 1)
    teeth(d, [(50, 64), (57, 66.6), (64, 67.4), (71, 66.8), (78, 64.6), (84, 61.6)], 6)
    flat(d, blob_of("36,74,c 50,82 80,82 94,73,c 97,80 95,84,c 82,90 50,90 36,84,c"), "#c23c44", 1.2)
    form(d, blob_of("80,82 94,82 100,112 88,114"), "#c23c44", "#5a1024", shade=3)
    form(d, rounded(32, 22, 66, 8, 3), "#2c2840", "#0c0a16", shade=2)
    form(d, poly("42,-4 86,-2 84,24 44,24"), "#343050", "#0e0b1a", shade=5)
    d.fill(poly("43.6,16 85,16 84.6,22 44,22"), "#c23c44")
    d.fill(pile(ellipse(30, 130, 5, 8), ellipse(96, 156, 6, 4)), "#ffffff", 0.7)


@threat("fears/threats/shadow-figure", 120, 186)
def shadow_figure(d: Drawing) -> None:
    """A tall man in a hat. He has no face; he has been there for a while."""
    coat = blob_of("60,48,c 82,56 92,84 94,120 98,160 104,186,c 76,182 66,186,c 58,184 54,186,c 40,182 16,186,c 22,160 26,120 28,84 38,56")
    figure = join(coat, ellipse(60, 40, 15, 19), tube_of("34,72 20,104 18,136", 8, 7, 6), tube_of("86,72 100,104 102,136", 8, 7, 6))
    d.soft(figure, "#b9a8ff", 7, 0.35, steps=5)
    form(d, figure, "#2c2746", "#05040a", shade=10, edge=1.8, edge_colour="#dcd2ff")
    for x in (17, 103):
        d.fill(brushes([[(x, 138), (x + k * 0.7, 152), (x + k, 164)] for k in (-6, -2, 2, 6)], 3.2, 2.6, 0.6), "#0a0812")
    form(d, blob_of("26,27,c 40,22 80,22 94,27,c 80,31 40,31"), "#2c2746", "#05040a", shade=2, hatched=0)
    form(d, blob_of("42,25,c 42,6 46,2 60,3 74,2 78,6 78,25,c"), "#322c4e", "#0a0812", shade=5, hatched=0.2)
    for s in (-1, 1):
        d.glow(60 + s * 6.4, 39, 8, "#fff4d0", 0.7)
        d.fill(ellipse(60 + s * 6.4, 39, 2.2, 1.5), "#fffdf0")
    d.fill(pile(line_of("60,58 60,176", 0.6, 1.6, 0.6), line_of("50,60 58,78 60,88", 0.5, 1.6, 0.5), line_of("70,60 62,78 60,88", 0.5, 1.6, 0.5)), "#7a6aa8", 0.6)


@threat("fears/threats/ghost", 130, 176)
def ghost(d: Drawing) -> None:
    """A sheet with nobody under it."""
    d.glow(65, 80, 88, "#e6f0ff", 0.35)
    sheet = blob_of("65,6 96,16 108,50 112,90 124,130 128,160,c 116,156 108,168,c 98,158 88,172,c 76,160 64,174,c 54,160 42,172,c 34,158 22,168,c 14,156 2,160,c 6,130 18,90 22,50 34,16")
    form(d, sheet, "#f6f6ff", "#7d86b8", shade=16, edge=2.2, edge_colour="#ffffff")
    d.fill(pile(line_of("40,70 34,110 24,160", 0.6, 3.4, 0.6), line_of("56,84 52,124 44,164", 0.6, 3, 0.6), line_of("76,84 80,124 84,164", 0.6, 3, 0.6), line_of("92,70 98,112 106,158", 0.6, 3.4, 0.6)), "#4a5288", 0.5)
    for s in (-1, 1):
        arm = blob_of(f"{65 + s * 38},70 {65 + s * 58},82 {65 + s * 62},98 {65 + s * 46},104 {65 + s * 36},96")
        form(d, arm, "#f6f6ff", "#8d96c4", shade=5)
        flat(d, ellipse(65 + s * 14, 46, 9, 12), d.radial(65 + s * 14, 50, 12, (0, "#3a2c5a"), (1, "#07050f")), 1)
    flat(d, ellipse(65, 78, 8, 12), d.radial(65, 80, 12, (0, "#3a2c5a"), (1, "#07050f")), 1)
    d.fill(pile(ellipse(51, 50, 1.8), ellipse(79, 50, 1.8)), "#bfe0ff")


_SKINS = (("#f0c4a0", "#9a5f58"), ("#b57a56", "#5a3434"), ("#e0b088", "#85544c"), ("#8d5a44", "#42262c"))
_PEOPLE = ((30, 52, 0), (74, 40, 1), (120, 42, 2), (164, 54, 3), (52, 88, 2), (98, 82, 3), (146, 90, 0), (18, 104, 3), (180, 106, 1))


def _crowd(d: Drawing, mood: str) -> None:
    """Nine people who laugh, stare, or show their backs."""
    for n, (x, y, k) in enumerate(_PEOPLE):
        top, low = _SKINS[k]
        cloth = ("#5a6aa0", "#8d4a5a", "#4a7a6a", "#7a5a8d", "#a0703c")[n % 5]
        if mood == "stare":
            top, low, cloth = palette.mix(top, "#c8d0d8", 0.65), palette.mix(low, "#4a5468", 0.6), palette.mix(cloth, "#3a4050", 0.6)
        form(d, blob_of(f"{x - 25},154,c {x - 26},{y + 34} {x - 14},{y + 20} {x},{y + 18} {x + 14},{y + 20} {x + 26},{y + 34} {x + 25},154,c"), cloth, palette.darker(cloth, 0.7), shade=7)
        head = blob_of(f"{x},{y - 20} {x + 16},{y - 12} {x + 17},{y + 6} {x + 8},{y + 19} {x},{y + 21} {x - 8},{y + 19} {x - 17},{y + 6} {x - 16},{y - 12}")
        form(d, head, top, low, shade=6)
        hair = ("#2a1a22", "#6b3a28", "#c98a42", "#4a4a58")[(n * 3) % 4]
        if mood == "backs":
            form(d, blob_of(f"{x},{y - 24} {x + 17},{y - 16} {x + 19},{y + 2} {x + 13},{y + 16} {x},{y + 12} {x - 13},{y + 16} {x - 19},{y + 2} {x - 17},{y - 16}"), hair, palette.darker(hair, 0.6), shade=5)
            continue
        form(d, blob_of(f"{x - 17},{y - 2},c {x - 18},{y - 18} {x - 6},{y - 25} {x + 4},{y - 24} {x + 18},{y - 20} {x + 18},{y - 2},c {x + 12},{y - 12} {x},{y - 14} {x - 12},{y - 11}"), hair, palette.darker(hair, 0.6), shade=3, hatched=0.2)
        if mood == "stare":
            for s in (-1, 1):
                flat(d, ellipse(x + s * 7, y - 1, 5, 5.6), "#fffdf4", 0.8)
                d.fill(ellipse(x + s * 7, y - 1, 1.5), INK)
            d.fill(line_of(f"{x - 5},{y + 11} {x + 5},{y + 11}", 1.6), INK)
            continue
        for s in (-1, 1):
            d.brush([(x + s * 7 - 4, y - 2), (x + s * 7, y - 5), (x + s * 7 + 4, y - 2)], INK, 0.8, 2, 0.8)
        flat(d, blob_of(f"{x - 10},{y + 4},c {x},{y + 6} {x + 10},{y + 4},c {x + 8},{y + 14} {x},{y + 17} {x - 8},{y + 14}"), "#4a0f1e", 0.8)
        d.fill(poly(f"{x - 9},{y + 4.6} {x + 9},{y + 4.6} {x + 7},{y + 8} {x - 7},{y + 8}"), BONE)
        d.fill(ellipse(x, y + 13, 4, 2.4), "#d0586a")


@threat("fears/threats/crowd", 196, 150)
def crowd(d: Drawing) -> None:
    """People. They all point, and they all laugh."""
    _crowd(d, "laugh")
    for k, (x, s) in enumerate(((54, 1), (98, -1), (144, -1))):
        form(d, tube_of(f"{x + s * 6},150 {x + s * 2},132 {x - s * 6},118", 7, 6.4, 6), "#8d6a5a", "#3a2428", shade=3)
        top, low = _SKINS[k]
        form(d, ellipse(x - s * 7, 115, 7.4, 6.4), top, low, shade=2, hatched=0)
        form(d, tube_of(f"{x - s * 9},112 {x - s * 12},100", 3, 2.2), top, low, shade=1, hatched=0)


@threat("fears/threats/starers", 196, 150)
def starers(d: Drawing) -> None:
    """People. They have all turned round."""
    _crowd(d, "stare")


@threat("fears/threats/backs", 196, 150)
def backs(d: Drawing) -> None:
    """People. None of them turns round."""
    _crowd(d, "backs")


@threat("fears/threats/robot", 136, 180)
def robot(d: Drawing) -> None:
    """A robot in a tie."""
    for x in (48, 88):
        form(d, rect(x - 6, 138, 12, 30), "#7d8ca0", "#2c3448", shade=3)
        d.fill(pile([rect(x - 7, y, 14, 1.6) for y in (144, 151, 158)]), INK, 0.6)
        form(d, rounded(x - 15, 164, 28, 14, 5), "#9aa8bc", "#3a4458", shade=4)
    for s in (0, 1):
        arm = tube_of("28,90 10,104 10,128", 7, 6, 6)
        form(d, mirror(arm, 68) if s else arm, "#7d8ca0", "#2c3448", shade=3)
        claw = join(tube_of("10,132 0,140 4,150", 4, 3.4, 2), tube_of("10,132 20,140 16,150", 4, 3.4, 2))
        form(d, mirror(claw, 68) if s else claw, "#b8c4d2", "#46506a", shade=2, hatched=0)
    form(d, rounded(28, 80, 80, 62, 9), "#a9b8c8", "#3a465e", shade=12, edge=2)
    d.fill(pile(*[ellipse(x, y, 2) for x in (35, 101) for y in (88, 134)]), "#2c3448")
    form(d, rounded(78, 106, 22, 26, 3), "#dfe6ea", "#8d98a8", shade=3, hatched=0)
    for k, c in enumerate(("#e0525c", "#f2c04a", "#6fbf8f")):
        d.fill(ellipse(84 + k * 5, 113, 1.9), c)
    d.fill(line_of("81,122 86,122 88,118 91,127 93,122 98,122", 1.2), "#2c5a48")
    flat(d, poly("62,80 74,80 71,88 77,124 68,134 59,124 65,88"), "#b5343c", 1.1)
    d.fill(pile(line_of("62,100 73,96", 1.6), line_of("61,112 75,107", 1.6)), "#f2d98a", 0.8)
    flat(d, pile(poly("50,79 66,79 60,90"), poly("86,79 70,79 76,90")), "#f4f0e4", 1)
    form(d, rect(60, 70, 16, 10), "#6d7a8e", "#2c3448", shade=2, hatched=0)
    form(d, rounded(28, 22, 80, 50, 12), "#b8c6d4", "#46546c", shade=10, edge=2.2)
    flat(d, rounded(36, 31, 64, 22, 9), "#120f1e", 1)
    for s in (-1, 1):
        d.glow(68 + s * 16, 42, 16, "#ff6a4a", 0.8)
        flat(d, ellipse(68 + s * 16, 42, 7), d.radial(68 + s * 16, 42, 8, (0, "#fff0d0"), (0.4, "#ff7a4a"), (1, "#8d1c24")), 0.6)
        form(d, rounded(68 + s * 44 - 5, 36, 10, 20, 4), "#7d8ca0", "#2c3448", shade=2)
    flat(d, rounded(46, 58, 44, 8, 3), "#2c3448", 0.9)
    d.fill(pile([rect(49 + k * 5.6, 59, 3.4, 6) for k in range(7)]), "#dfe6ea", 0.9)
    form(d, rect(66.4, 8, 3.2, 15), "#7d8ca0", "#2c3448", shade=1, hatched=0)
    d.glow(68, 6, 14, "#ff6a4a", 0.7)
    flat(d, ellipse(68, 6, 5), "#ff6a4a", 0.9)


@threat("fears/threats/surgeon", 140, 186)
def surgeon(d: Drawing) -> None:
    """A surgeon one knows, scalpel raised."""
    gown = blob_of("44,76,c 70,70 96,76,c 118,86 124,130 126,188,c 14,188,c 16,130 22,86")
    form(d, gown, "#6fb0a0", "#1c4a4c", shade=16, edge=2)
    d.fill(pile(line_of("52,84 48,130 52,186", 0.6, 2.4, 0.6), line_of("90,84 94,130 90,186", 0.6, 2.4, 0.6)), INK, 0.5)
    d.fill(pile(ellipse(62, 128, 7, 9), ellipse(80, 150, 4, 6), ellipse(54, 152, 3)), "#a81f34", 0.85)
    arm = tube_of("112,98 130,80 124,52", 11, 9, 8)
    form(d, arm, "#6fb0a0", "#1c4a4c", shade=4)
    form(d, ellipse(122, 46, 9, 8), "#f4e8d8", "#a89a94", shade=3)
    form(d, poly("118,42 124,40 118,18 113,20"), "#c9d2dc", "#5a6680", shade=1, hatched=0)
    form(d, blob_of("113,20,c 119,18,c 117,6 108,-4,c 107,8"), "#f6faff", "#8d98ac", shade=1, hatched=0)
    form(d, tube_of("28,98 20,126 44,138", 11, 9, 8), "#6fb0a0", "#1c4a4c", shade=4)
    form(d, ellipse(50, 138, 9, 8), "#f4e8d8", "#a89a94", shade=3)
    head = ellipse(70, 46, 28, 32)
    form(d, head, "#f0c8a8", "#8d5654", shade=9, edge=1.8)
    form(d, blob_of("42,32,c 40,10 56,0 70,0 84,0 100,10 98,32,c 84,27 56,27"), "#7fc0b0", "#245a58", shade=6)
    for s in (-1, 1):
        eye(d, 70 + s * 12, 40, 7, iris="#5a8ac8", look=(s * -0.1, 0.2))
        d.brush([(70 + s * 3, 32), (70 + s * 12, 29), (70 + s * 20, 33)], "#4a2c24", 1.2, 3.2, 1)
    mask = blob_of("43,50,c 70,46 97,50,c 96,68 84,82 70,84 56,82 44,68")
    form(d, mask, "#eef6f2", "#8db0b0", shade=6)
    d.fill(pile([line_of(f"{48 + k},{57 + k * 7} 70,{60 + k * 7} {92 - k},{57 + k * 7}", 0.4, 1.2, 0.4) for k in range(3)]), "#5a8486", 0.8)
    flat(d, ellipse(70, 12, 9), d.radial(68, 10, 10, (0, "#ffffff"), (1, "#8fa4bc")), 1.2)
    d.fill(ellipse(70, 12, 2.6), "#2c3a50")


@threat("fears/threats/dancers", 190, 180)
def dancers(d: Drawing) -> None:
    """Mother and father, dancing. Properly dancing."""
    form(d, tube_of("118,120 142,140 138,170", 9, 8, 6.4), "#4a5a8a", "#161c38", shade=4)
    form(d, tube_of("112,120 104,146 112,172", 9, 8, 6.4), "#4a5a8a", "#161c38", shade=4)
    form(d, blob_of("128,178,c 132,168 146,166 156,178,c"), "#2a1a20", "#0c0810", shade=2, hatched=0)
    form(d, blob_of("98,180,c 100,170 114,168 122,180,c"), "#2a1a20", "#0c0810", shade=2, hatched=0)
    form(d, blob_of("98,72,c 136,70,c 142,100 136,128,c 100,128,c 94,100"), "#e0a03c", "#6d3a1c", shade=8)
    d.fill(pile(*[ellipse(104 + k % 3 * 13, 82 + k // 3 * 14, 4, 3) for k in range(9)]), "#c23c44", 0.8)
    form(d, tube_of("134,78 158,62 164,30", 8, 6.4, 5), "#e0a03c", "#6d3a1c", shade=3)
    form(d, tube_of("164,32 168,14", 3.6, 2.4), "#f0c4a0", "#9a5f58", shade=1, hatched=0)
    form(d, ellipse(117, 48, 20, 22), "#f0c4a0", "#9a5f58", shade=7, edge=1.6)
    d.fill(pile(line_of("98,40 104,28 112,26", 2), line_of("136,40 132,28 124,25", 2)), "#4a3028")
    d.fill(line_of("106,58 117,63 128,58", 3, 5, 3), "#4a3028")
    d.fill(pile(line_of("106,44 110,41 114,44", 1.6), line_of("120,44 124,41 128,44", 1.6)), INK)
    flat(d, blob_of("108,61,c 126,61,c 122,70 112,70"), "#4a0f1e", 0.8)
    form(d, tube_of("62,132 50,150 36,168", 6.4, 5.4, 4.4), "#d8a080", "#7d4a48", shade=2, hatched=0)
    form(d, tube_of("70,132 78,152 76,172", 6.4, 5.4, 4.4), "#d8a080", "#7d4a48", shade=2, hatched=0)
    form(d, poly("24,178 30,164 42,168 40,174"), "#c23c44", "#5a1024", shade=1, hatched=0)
    form(d, poly("66,180 70,168 82,170 88,180"), "#c23c44", "#5a1024", shade=1, hatched=0)
    form(d, blob_of("48,80,c 82,78,c 84,104 104,138,c 64,146 24,140,c 46,106"), "#a04a8a", "#3a1238", shade=10)
    d.fill(pile(*[star(40 + k * 13, 126 + (k % 2) * 9, 4, 5, 0.45) for k in range(5)]), "#f2d98a", 0.9)
    form(d, tube_of("50,86 28,72 16,44", 7, 5.6, 4.6), "#d8a080", "#7d4a48", shade=2)
    form(d, tube_of("80,86 98,92 112,84", 7, 5.6, 4.6), "#d8a080", "#7d4a48", shade=2)
    form(d, blob_of("42,50 46,26 66,18 86,28 90,56 84,76,c 76,66 56,66 50,78,c"), "#8d4a30", "#38181c", shade=6)
    form(d, ellipse(66, 52, 18, 20), "#e8b894", "#8d5650", shade=6, edge=1.6)
    d.fill(pile(line_of("56,48 60,45 64,48", 1.6), line_of("69,48 73,45 77,48", 1.6)), INK)
    flat(d, blob_of("57,58,c 76,58,c 72,68 61,68"), "#4a0f1e", 0.8)
    d.fill(poly("58.6,58.6 74.6,58.6 73,61.4 60,61.4"), BONE)
    form(d, blob_of("48,46,c 48,30 60,26 70,28 84,32 84,46,c 76,38 58,36"), "#a5603c", "#4a2420", shade=4)
    for x, y in ((10, 22), (182, 46), (176, 100), (14, 106)):
        flat(d, join(ellipse(x - 3, y + 8, 4, 3, -20), rect(x, y - 10, 1.8, 18), poly(f"{x},{y - 10} {x + 8},{y - 5} {x + 1.8},{y - 3}")), "#f2d98a", 0.9)


@threat("fears/threats/portrait", 120, 150)
def portrait(d: Drawing) -> None:
    """A portrait in a heavy frame. It has just looked away."""
    frame = rounded(2, 2, 116, 146, 6)
    form(d, frame, "#d8a84e", "#5a3820", shade=8, edge=2, edge_colour="#fff0b8")
    d.fill(pile(*[ellipse(10 + k * 12.5, y, 3.4) for k in range(9) for y in (9, 141)], *[ellipse(x, 20 + k * 12.4, 3.4) for k in range(10) for x in (9, 111)]), "#f4d48a", 0.9)
    flat(d, rect(17, 17, 86, 116), d.radial(56, 60, 90, (0, "#5a6a54"), (1, "#18201e")), 1.4)
    form(d, blob_of("20,133,c 24,106 42,96 60,96 78,96 96,106 100,133,c"), "#4a2434", "#180a14", shade=7)
    flat(d, pile(*[ellipse(40 + k * 8, 97 + abs(k - 2.5) * -1.2, 7, 6) for k in range(6)]), "#f4ead8", 1)
    form(d, blob_of("38,52 40,34 60,26 80,34 82,52 80,78 68,94 60,96 52,94 40,78"), "#e8c8a8", "#7d4f4a", shade=9)
    form(d, blob_of("32,64,c 30,36 42,20 60,20 78,20 90,36 88,64,c 82,52 80,44 74,38 46,38 40,44 38,52"), "#c9c2c8", "#5a5464", shade=5)
    for s in (-1, 1):
        flat(d, ellipse(60 + s * 10, 58, 6.4, 5.4), "#fff8e8", 0.9)
        d.fill(ellipse(60 + s * 10 + 4, 58, 2.6), INK)
        d.brush([(60 + s * 3, 49), (60 + s * 10, 47), (60 + s * 17, 50)], "#5a4a50", 1, 2.4, 0.8)
    d.fill(pile(line_of("60,58 58,70 63,72", 0.5, 1.6, 0.5)), "#7d4f4a")
    d.brush(pts("52,82 60,80 68,82"), "#7d2434", 1, 2.6, 1)
    d.fill(pile(line_of("24,28 40,50", 0.4, 1, 0.3), line_of("84,110 98,124", 0.4, 1, 0.3)), "#f4ead8", 0.3)
