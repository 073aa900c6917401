"""Threats from out of doors: vehicles, weather, holes, graves, and what grows."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.fears.parts import BONE, HEIGHT, INK, WIDTH, blob_of, eye, flat, form, line_of, lit, poly, pts, teeth, threat, tube_of
from art.drawings.nightmares_parts import eyes as slit_eyes
from art.drawings.nightmares_parts import jagged, mist, twig
from art.paper import moon
from art.shapes import XY, Shape, blob, curve, ellipse, heart, join, mirror, move, pile, polygon, polygons, rect, ring, rounded, star, turn
from art.strokes import brush, brushes, fur, hatch, rim, tube

ALL = rect(0, 0, WIDTH, HEIGHT)


@threat("fears/threats/car", 176, 130)
def car(d: Drawing) -> None:
    """A car, head-on, lights up, its grille a grin."""
    for s in (-1, 1):
        form(d, rounded(88 + s * 62 - 13, 96, 26, 34, 7), "#2c2a3a", "#07060c", shade=4)
    body = blob_of("16,100,c 12,74 20,58 40,54,c 52,28 62,16 88,15 114,16 124,28 136,54,c 156,58 164,74 160,100,c 154,114 22,114")
    form(d, body, "#a8343f", "#2c0a18", shade=16, edge=2.4, edge_colour="#ffc4b4")
    glass = blob_of("50,52,c 60,30 68,23 88,22 108,23 116,30 126,52,c 88,48")
    flat(d, glass, d.linear(50, 20, 126, 54, (0, "#2c3a5c"), (1, "#080a16")), 1.6)
    slit_eyes(d, 88, 39, 5, "#ffe27a", slant=14)
    d.fill(poly("58,50 72,26 78,25 66,50"), "#ffffff", 0.2)
    for s in (-1, 1):
        d.glow(88 + s * 48, 74, 46, "#fff0b0", 0.75)
        flat(d, ellipse(88 + s * 48, 74, 15), "#c9d2dc", 1.4)
        flat(d, ellipse(88 + s * 48, 74, 12), d.radial(88 + s * 48, 73, 13, (0, "#ffffff"), (0.5, "#fff6c8"), (1, "#f2c65a")), 0.8)
        d.brush([(88 + s * 66, 58), (88 + s * 48, 58), (88 + s * 30, 68)], "#2c0a18", 2, 5.4, 2)
    grille = blob_of("44,88,c 88,96 132,88,c 128,108 88,112 48,108")
    flat(d, grille, "#0c0810", 1.4)
    teeth(d, [(48.0 + k * 8, 89.2 + 3.4 * math.sin(k / 10 * math.pi)) for k in range(11)], 11, flat_ends=True, colour="#e6edf4")
    form(d, rounded(14, 108, 148, 10, 4), "#c9d2dc", "#4a566c", shade=2, hatched=0.2)
    flat(d, rounded(70, 106, 36, 14, 2), "#f4f0e4", 1)
    d.fill(pile(rect(76, 110, 6, 6), rect(85, 110, 6, 6), rect(94, 110, 6, 6)), INK, 0.9)


@threat("fears/threats/bus", 160, 168)
def bus(d: Drawing) -> None:
    """A bus from behind, driving off; in its window a small bear."""
    for x in (22, 112):
        form(d, rounded(x, 134, 26, 32, 6), "#2c2a3a", "#07060c", shade=4)
    form(d, rounded(8, 6, 144, 146, 16), "#e0a03c", "#5a2a1c", shade=16, edge=2.4, edge_colour="#fff0c0")
    flat(d, rounded(22, 30, 116, 54, 8), d.linear(0, 30, 0, 84, (0, "#ffeec0"), (1, "#e8b85a")), 1.8)
    with d.placed(80, 84, 1.0):
        for s in (-1, 1):
            form(d, ellipse(s * 14, -38, 7), "#c58e58", "#5e3a2c", shade=2, hatched=0)
            form(d, tube_of(f"{s * 14},-10 {s * 24},-20 {s * 24},-30", 5, 4.6, 4.4), "#c58e58", "#5e3a2c", shade=2, hatched=0)
        form(d, blob_of("-18,0,c -18,-14 -8,-18 0,-18 8,-18 18,-14 18,0,c"), "#c58e58", "#5e3a2c", shade=4)
        form(d, ellipse(0, -27, 17, 14.4), "#c58e58", "#5e3a2c", shade=4)
        d.fill(ellipse(0, -22, 7, 5.4), "#edcb9c")
        d.fill(pile(ellipse(0, -25, 2.8, 2), ellipse(-7, -30, 2.2), ellipse(7, -30, 2.2)), INK)
        d.brush(pts("-4,-18 0,-20 4,-18"), INK, 0.6, 1.6, 0.6)
        flat(d, blob_of("-9,-26 -7,-21 -9,-18 -11,-21"), "#9ad8ff", 0.5)
    d.stroke(rounded(22, 30, 116, 54, 8), "#5a3820", 2.4)
    form(d, rounded(40, 12, 80, 13, 3), "#1c1a28", "#0a0810", shade=2, hatched=0)
    d.fill(pile(rect(48, 16, 16, 5), rect(70, 16, 10, 5), rect(86, 16, 24, 5)), "#ffb04a")
    d.fill(rect(8, 96, 144, 8), "#b5343c")
    for x in (24, 136):
        d.glow(x, 118, 26, "#ff4a3a", 0.8)
        flat(d, ellipse(x, 118, 8), d.radial(x, 118, 9, (0, "#ffe0c0"), (0.5, "#ff4a3a"), (1, "#7d0f1c")), 1)
    form(d, rounded(4, 138, 152, 12, 5), "#8d94a4", "#2c3044", shade=2, hatched=0.2)
    flat(d, rounded(62, 122, 36, 12, 2), "#f4f0e4", 0.9)
    for k, (x, y, r) in enumerate(((146, 156, 9), (158, 146, 7), (156, 162, 6))):
        d.fill(ellipse(x, y, r, r * 0.8), "#d8d0e0", 0.5 - 0.1 * k)


@threat("fears/threats/train", 170, 164)
def train(d: Drawing) -> None:
    """A train with one great lamp, coming out of the dark."""
    for k, (x, y, r) in enumerate(((66, 12, 17), (46, 2, 14), (92, 4, 12))):
        d.fill(ellipse(x, y + 4, r, r * 0.8), "#c9c2dc", 0.55 - 0.08 * k)
    form(d, rect(62, 14, 20, 30), "#3a3650", "#0c0a14", shade=4)
    form(d, rect(57, 10, 30, 8), "#4a4666", "#12101c", shade=2)
    form(d, rounded(14, 70, 142, 66, 6), "#8d2c38", "#2a0814", shade=10, edge=2)
    boiler = ellipse(85, 84, 56)
    form(d, boiler, "#4a4668", "#08070e", shade=18, edge=2.6)
    d.stroke(ellipse(85, 84, 47), "#d8a84e", 2.4, 0.9)
    d.fill(pile(*[ellipse(85 + math.cos(math.tau * k / 16) * 51.6, 84 + math.sin(math.tau * k / 16) * 51.6, 2) for k in range(16)]), "#f0cc72")
    d.glow(85, 58, 72, "#fff0b0", 0.85)
    flat(d, ellipse(85, 58, 17), "#d8a84e", 1.6)
    flat(d, ellipse(85, 58, 13), d.radial(85, 57, 14, (0, "#ffffff"), (0.6, "#fff6c8"), (1, "#f2c65a")), 0.8)
    for s in (-1, 1):
        flat(d, blob_of(f"{85 + s * 14},82,c {85 + s * 38},74,c {85 + s * 36},92 {85 + s * 20},94"), "#0c0810", 1)
        d.fill(ellipse(85 + s * 27, 84, 5), "#ff8a3c")
        d.fill(ellipse(85 + s * 27, 84, 1.9), INK)
    flat(d, blob_of("50,102,c 85,112 120,102,c 114,124 98,130 85,130 72,130 56,124"), "#1c0610", 1.4)
    teeth(d, [(54, 103), (63, 106), (72, 107.6), (81, 108.4), (89, 108.4), (98, 107.6), (107, 106), (116, 103)], 11)
    form(d, poly("24,132 146,132 168,164 2,164"), "#6d728e", "#1c1e30", shade=4)
    d.fill(pile([line_of(f"{85 + (k - 4) * 14},133 {85 + (k - 4) * 20},164", 2) for k in range(9)]), INK, 0.75)
    for s in (-1, 1):
        form(d, ellipse(85 + s * 62, 118, 11), "#c9d2dc", "#4a566c", shade=3)


@threat("fears/threats/big-wheel", 180, 190)
def big_wheel(d: Drawing) -> None:
    """The big wheel stands still; the topmost car hangs askew."""
    for text in ("90,88 60,140 44,190", "90,88 120,140 136,190"):
        form(d, tube_of(text, 4, 4.4, 5.4), "#7d7aa8", "#24223c", shade=2, hatched=0.2)
    for r in (70, 62):
        d.stroke(ellipse(90, 84, r), INK, 5)
        d.stroke(ellipse(90, 84, r), "#c9c4e6", 2.6)
    for k in range(12):
        a = math.tau * k / 12
        d.fill(brush([(90, 84), (90 + math.cos(a) * 70, 84 + math.sin(a) * 70)], 1.4), "#a9a4cc")
    for k in range(24):
        a = math.tau * (k + 0.5) / 24
        d.fill(ellipse(90 + math.cos(a) * 66, 84 + math.sin(a) * 66, 2.2), "#ffd98a" if k % 3 else "#4a4668")
    form(d, ellipse(90, 84, 12), "#e2685c", "#5a1228", shade=3)
    d.fill(star(90, 84, 8, 5, 0.45), "#f2d98a")
    for k in range(10):
        a = math.tau * k / 10 - math.pi / 2
        x, y = 90 + math.cos(a) * 70, 84 + math.sin(a) * 70
        c = ("#e2685c", "#6aa5e0", "#e0b04e", "#6fbf8f", "#b39ae0")[k % 5]
        with d.placed(x, y, 1.0, 24 if k == 0 else 0):
            d.stroke(poly("0,0 -8,8 8,8"), "#c9c4e6", 1)
            form(d, blob_of("-11,8,c 11,8,c 9,20 -9,20"), c, palette.darker(c, 0.6), shade=2, hatched=0)
            if k == 0:
                d.fill(pile(ellipse(-4, 4, 3.4), ellipse(4, 4.6, 3.2)), "#f3cfae")
                d.fill(pile(ellipse(-4.6, 3.6, 0.8), ellipse(-3, 3.6, 0.8), ellipse(3.4, 4.2, 0.8), ellipse(5, 4.2, 0.8)), INK)


@threat("fears/threats/carousel", 180, 180)
def carousel(d: Drawing) -> None:
    """A carousel that turns too fast; the horse knows."""
    form(d, ellipse(90, 164, 82, 14), "#8d3a4a", "#2a0c1c", shade=5)
    d.fill(pile([ellipse(24 + k * 16.6, 167 + math.sin(k / 8 * math.pi) * 5, 2.4) for k in range(9)]), "#ffd98a")
    form(d, rect(82, 50, 16, 108), "#d8a84e", "#5a3820", shade=5)
    for x in (30, 150):
        d.fill(rect(x - 1.6, 54, 3.2, 106), "#f0cc72")
    for x, m, s in ((142, False, 0.62), (40, True, 0.62), (92, False, 1.15)):
        with d.placed(x, 122, s, -8, m):
            d.fill(rect(-1.8, -76, 3.6, 112), "#f0cc72")
            form(d, blob_of("-40,-8 -56,6 -52,24 -44,14 -36,6"), "#e0b04e", "#6d4420", shade=2, hatched=0)
            for text in ("-26,10 -38,24 -30,38", "-18,12 -20,28 -32,36", "18,10 34,16 30,32", "12,12 22,28 16,38"):
                form(d, tube_of(text, 6, 4, 3.4), "#fbf4ee", "#9a8aa8", shade=2, hatched=0)
            form(d, blob_of("-38,-8 -20,-18 8,-16 24,-12 28,6 14,18 -16,18 -36,10"), "#fbf4ee", "#9a8aa8", shade=6, edge=1.6)
            form(d, blob_of("14,-14 22,-40 36,-52 54,-44 62,-30 54,-24 42,-30 36,-12 26,4"), "#fbf4ee", "#9a8aa8", shade=5, edge=1.6)
            form(d, blob_of("16,-8 12,-30 24,-54 36,-56 30,-40 26,-22"), "#e0b04e", "#6d4420", shade=2, hatched=0)
            form(d, blob_of("-14,-18,c 8,-18,c 10,0 -12,2"), "#c23c44", "#5a0f20", shade=2, hatched=0)
            eye(d, 42, -42, 5, iris="#e0443c", look=(-0.3, 0.2))
            flat(d, blob_of("50,-32,c 62,-34,c 58,-24 52,-24"), "#5a0f20", 0.7)
            d.fill(pile(rect(52, -32, 2.4, 3.4), rect(55.4, -32.4, 2.4, 3.4)), BONE)
    roof = blob_of("2,52,c 40,34 74,14 90,0,c 106,14 140,34 178,52,c")
    form(d, roof, "#e2685c", "#5a1228", shade=8, edge=1.8)
    for k in (-2, 0, 2):
        d.fill(poly(f"90,1 {90 + k * 18 - 9},{50} {90 + k * 18 + 9},{50}"), "#f8ecd4", 0.85)
    flat(d, pile([ellipse(10 + k * 17.8, 54, 9.4, 7) for k in range(10)]), "#f2d98a", 1)
    form(d, ellipse(90, 0, 5), "#f2d98a", "#8d6a2c", shade=1, hatched=0)
    for r, y in ((86, 90), (80, 140)):
        d.brush([(90 - r, y), (90 - r * 0.5, y + 10), (90 + r * 0.2, y + 11)], "#ffffff", 0.3, 2, 0.3, 0.55)


@threat("fears/threats/hot-air-balloon", 130, 186)
def hot_air_balloon(d: Drawing) -> None:
    """A hot-air balloon with a tear; it hisses."""
    body = blob_of("65,2 106,18 124,56 112,92 82,126,c 48,126,c 18,92 6,56 24,18")
    form(d, body, "#e2685c", "#5a1228", shade=16, edge=2.4, edge_colour="#ffd0c0")
    for text in ("65,2 46,18 36,56 44,96 56,126 65,126", ):
        stripe = blob_of("65,2,c 48,20 40,56 46,96 58,126,c 72,126,c 84,96 90,56 82,20")
        d.fill(stripe.intersection(body), "#f2d98a", 0.9)
        inner = blob_of("65,2,c 58,20 55,56 58,96 62,126,c 68,126,c 72,96 75,56 72,20")
        d.fill(inner.intersection(body), "#6aa5e0", 0.9)
        del text
    d.fill(hatch(rim(body, -14, -8), -58, 3.4, 0.9, 4).simplify(0.2), INK, 0.4)
    flat(d, poly("92,34 108,28 100,44 112,48 98,58 104,70 90,60 84,66 88,50 80,44"), "#120a18", 1)
    for k in range(3):
        d.brush([(106, 40 + k * 9), (118 + k * 2, 34 + k * 8), (130, 36 + k * 9)], "#ffffff", 0.6, 2.6, 0.5, 0.75)
    d.fill(pile(line_of("50,127 52,156", 1.2), line_of("80,127 78,156", 1.2), line_of("60,127 60,156", 1), line_of("70,127 70,156", 1)), "#2a1c20")
    d.glow(65, 134, 20, "#ffb04a", 0.8)
    flat(d, blob_of("65,124,c 71,136 68,144 65,145 62,144 59,136"), "#ffd98a", 0.7)
    form(d, rounded(48, 156, 34, 26, 4), "#b5814e", "#4a2c20", shade=5)
    d.fill(pile(*[line_of(f"48,{y} 82,{y}", 0.9) for y in (163, 169, 175)], *[line_of(f"{x},157 {x},181", 0.9) for x in (56, 65, 74)]), INK, 0.5)


@threat("fears/threats/comet", 190, 150)
def comet(d: Drawing) -> None:
    """The comet comes on Thursday, and it is in a good mood."""
    d.fill(blob_of("66,60,c 110,6 160,-6 192,-2,c 170,22 150,40 110,100,c"), d.linear(60, 100, 190, 0, (0, "#ffcf5a", 0.95), (0.5, "#ff8a4a", 0.6), (1, "#ff5a6a", 0.0)))
    d.fill(blob_of("74,58,c 110,24 150,8 180,6,c 150,28 130,44 104,84,c"), d.linear(70, 90, 180, 6, (0, "#fffbe0", 0.95), (1, "#ffd98a", 0.0)))
    d.glow(62, 92, 72, "#ffb04a", 0.6)
    rock = blob_of("60,42 86,48 106,66 110,94 98,122 72,138 44,134 20,114 14,84 28,58")
    form(d, rock, "#e8a85a", "#5a2424", shade=18, edge=2.4, edge_colour="#fff2c0")
    for x, y, r in ((36, 74, 7), (88, 118, 8), (94, 78, 6), (40, 122, 5), (62, 54, 5)):
        flat(d, ellipse(x, y, r, r * 0.8), "#8d4a34", 0.8)
        d.fill(ellipse(x + 1, y + 1.4, r * 0.7, r * 0.5), "#c9804a", 0.8)
    eye(d, 46, 92, 9, iris="#e0443c", look=(-0.4, 0.5))
    eye(d, 70, 88, 9, iris="#e0443c", look=(-0.4, 0.5))
    flat(d, blob_of("38,106,c 58,110 80,100,c 76,120 64,126 54,125 46,124"), "#3a0a14", 1.1)
    teeth(d, [(41, 107), (48, 108), (56, 108), (64, 106.6), (71, 104.4), (77, 102)], 7)


@threat("fears/threats/black-sun", 150, 150)
def black_sun(d: Drawing) -> None:
    """The sun goes out: a ring, and nothing in it."""
    d.glow(75, 75, 74, "#ffb04a", 0.7)
    rays = []
    for k in range(18):
        a = math.tau * k / 18
        n = 68 if k % 2 else 58
        rays.append(brush([(75 + math.cos(a) * 44, 75 + math.sin(a) * 44), (75 + math.cos(a + 0.08) * 54, 75 + math.sin(a + 0.08) * 54), (75 + math.cos(a) * n, 75 + math.sin(a) * n)], 5, 3, 0.4, 4))
    d.fill(pile(rays), "#ffcf6a", 0.9)
    flat(d, ellipse(75, 75, 43), d.radial(75, 75, 44, (0.7, "#5a1c10"), (0.9, "#ff9a3c"), (1, "#fff2b8")), 1)
    flat(d, ellipse(76, 74, 38), d.radial(66, 64, 50, (0, "#1c1024"), (1, "#030206")), 0.6)
    for s in (-1, 1):
        d.brush([(75 + s * 22, 70), (75 + s * 14, 75), (75 + s * 6, 70)], "#ff9a5a", 0.8, 2.6, 0.8, 0.9)
    d.brush(pts("64,94 75,89 86,94"), "#ff9a5a", 0.8, 2.4, 0.8, 0.9)
    flat(d, blob_of("60,80,c 63,86 60,91 57,86"), "#ffcf6a", 0.3)


@threat("fears/threats/crack", WIDTH, HEIGHT)
def crack(d: Drawing) -> None:
    """A crack that runs through everything, and water in it, or eyes."""
    rng = d.chance()
    spine = jagged((96, -6), (124, 256), 13, 20, rng)
    left = [(x - 5 - 7 * math.sin(math.pi * k / 13) - rng.uniform(0, 4), y) for k, (x, y) in enumerate(spine)]
    right = [(x + 5 + 9 * math.sin(math.pi * k / 13) + rng.uniform(0, 4), y + rng.uniform(-3, 3)) for k, (x, y) in enumerate(spine)]
    gap = polygon([*left, *reversed(right)]).intersection(ALL)
    branches = []
    for k in (2, 4, 6, 8, 10):
        x, y = spine[k]
        for s in (-1, 1):
            if rng.random() < 0.85:
                run = jagged((x + s * 6, y), (x + s * rng.uniform(54, 104), y + rng.uniform(-34, 46)), 5, 8, rng)
                branches.append(brush([(px, py, "c") for px, py in run], 6, 3.4, 0.5, 2).intersection(ALL))
                px, py = run[3]
                branches.append(brush([(px, py, "c"), (px + s * 14, py - 16, "c"), (px + s * 26, py - 20)], 2.4, 1.6, 0.4, 2).intersection(ALL))
    whole = join(gap, *[b for b in branches if not b.is_empty])
    d.fill(move(whole, -1.6, -1.6).intersection(ALL), "#fff8e0", 0.55)
    d.fill(whole, "#05030a")
    inner = gap.buffer(-4)
    d.fill(inner, d.radial(112, 120, 110, (0, "#b5243c", 0.9), (0.5, "#5a0f2c", 0.7), (1, "#120512", 0)))
    slit_eyes(d, 112, 96, 6.4, "#ffdf6a", slant=12)


@threat("fears/threats/fire", 140, 176)
def fire(d: Drawing) -> None:
    """Fire, with a face in it."""
    d.glow(70, 112, 100, "#ff8a3c", 0.7)
    layers = (
        ("70,0,c 86,30 82,44 96,54,c 100,40 110,32 114,28,c 112,54 136,80 134,122 120,162 90,176,c 50,176,c 20,162 6,122 6,92 24,66 26,40,c 40,52 44,60 46,66,c 46,40 56,18", "#f2643c", "#8d1424"),
        ("70,44,c 80,66 86,78 94,84,c 98,76 102,72 104,68,c 104,88 116,108 112,136 98,164 86,174,c 54,174,c 38,162 26,136 28,112 38,96 40,82,c 48,92 52,94 54,96,c 54,76 62,60", "#ffb04a", "#f2643c"),
        ("70,88,c 78,104 88,112 92,130 88,156 80,172,c 60,172,c 50,156 48,132 54,120 62,108", "#fff6c8", "#ffcf5a"),
    )
    for text, top, low in layers:
        shape = blob_of(text)
        flat(d, shape, d.linear(0, 0, 0, 176, (0, top), (1, low)), 1.4, "#3a0a14")
    for s in (-1, 1):
        d.fill(poly(f"{70 + s * 8},118 {70 + s * 27},104 {70 + s * 25},126"), "#3a0a14")
        d.fill(ellipse(70 + s * 19, 118, 3), "#fff6c8")
    flat(d, blob_of("44,134,c 70,142 96,134,c 92,156 80,164 70,164 60,164 48,156"), "#3a0a14", 0.8)
    teeth(d, [(47, 135), (54, 137), (62, 138.6), (70, 139), (78, 138.6), (86, 137), (93, 135)], 9, colour="#ffe9a6")
    for x, y, r in ((22, 30, 3), (116, 12, 2.6), (128, 48, 2), (10, 56, 2.2), (48, 14, 2)):
        d.fill(ellipse(x, y, r, r * 1.4), "#ffcf6a")


@threat("fears/threats/fog-bank", WIDTH, HEIGHT)
def fog_bank(d: Drawing) -> None:
    """Fog that comes, with arms, and a face if one looks long."""
    for y, colour, strength in ((60, "#d8d6e6", 0.4), (110, "#e6e4f0", 0.5)):
        mist(d, y, 60, colour, strength, 4)
    body = blob_of("10,150 4,110 30,84 46,50 84,30 122,26 160,40 184,70 204,92 214,130 196,150 206,176 170,168 150,186 122,170 98,188 76,170 46,184 26,168")
    d.fill(body, d.linear(0, 26, 0, 190, (0, "#f6f5fc", 0.95), (0.7, "#b9b5cc", 0.85), (1, "#8d88a6", 0.2)))
    lit(d, body, 1.6, 2.2, "#ffffff", 0.9)
    for text in ("40,110 60,90 90,96 98,118", "120,104 146,86 176,100 176,124", "60,150 86,138 108,150", "126,152 150,140 176,154"):
        d.brush(pts(text), "#6d6888", 0.5, 3, 0.5, 0.45)
    for s in (-1, 1):
        flat(d, blob_of(f"{112 + s * 16},88 {112 + s * 34},76 {112 + s * 46},86 {112 + s * 38},100 {112 + s * 22},102"), d.radial(112 + s * 30, 92, 18, (0, "#1c1830"), (1, "#4a4566")), 0.1)
        d.fill(ellipse(112 + s * 30, 91, 2.8), "#fffdf0")
    d.fill(blob_of("90,130 112,122 134,130 138,154 112,166 86,154"), d.radial(112, 144, 28, (0, "#1c1830"), (1, "#4a4566")))


@threat("fears/threats/footprints", WIDTH, HEIGHT)
def footprints(d: Drawing) -> None:
    """Wet footprints that come nearer. They have too few toes, and claws."""
    path = [(122, 146, 0.3), (104, 156, 0.4), (130, 166, 0.52), (98, 179, 0.68), (140, 193, 0.86), (92, 212, 1.1), (150, 232, 1.4)]
    for k, (x, y, s) in enumerate(path):
        with d.placed(x, y, s * 1.3, -10 if k % 2 else 10, bool(k % 2), s * 0.82):
            sole = join(blob_of("-12,14 -14,-2 -8,-10 2,-12 10,-6 9,6 5,20 -5,24"), ellipse(-11, -19, 5.4, 7), ellipse(0, -22, 5, 7), ellipse(10, -18, 4.4, 6.4))
            sole = join(sole, *polygons(brushes([[(-11, -23), (-13, -35)], [(0, -27), (0, -40)], [(10, -22), (13, -34)]], 4, 2.6, 0.4)))
            d.fill(sole.buffer(3), "#c9fff2", 0.55)
            d.fill(sole, d.linear(0, -24, 0, 22, (0, "#0c3a48"), (1, "#031018")), 0.97)
            d.fill(ellipse(-5, 2, 2.6, 7, 10), "#d8fff4", 0.75)
    d.soft(ellipse(120, 104, 30, 34), INK, 16, 0.75)
    slit_eyes(d, 120, 100, 9, "#d8fff0", slant=12)


@threat("fears/threats/gravestone", 130, 176)
def gravestone(d: Drawing) -> None:
    """A gravestone, fresh; a hand has had enough of lying."""
    stone = join(rect(22, 54, 86, 106), ellipse(65, 56, 43, 46)).intersection(rect(0, 0, 130, 162))
    form(d, stone, "#9a98b4", "#33304e", shade=18, edge=2.6)
    d.stroke(stone.buffer(-9), "#3a3756", 1.2, 0.7)
    form(d, blob_of("65,34 82,40 86,56 80,66 77,76,c 53,76,c 50,66 44,56 48,40"), "#c9c6da", "#5a5678", shade=5)
    d.fill(pile(ellipse(57, 54, 5.4, 6), ellipse(73, 54, 5.4, 6), poly("62,65 68,65 65,60")), "#1c1a30")
    d.fill(pile([rect(56 + k * 4.6, 69, 1, 7) for k in range(5)]), "#1c1a30")
    d.fill(pile(line_of("38,92 92,92", 2.6), line_of("44,104 86,104", 2.6), line_of("50,116 80,116", 2)), "#1c1a30", 0.85)
    d.fill(pile(line_of("96,70 90,90 96,110 88,130", 0.5, 1.8, 0.4), line_of("30,120 38,132 34,146", 0.5, 1.6, 0.4)), "#1c1a30", 0.8)
    d.fill(blob_of("24,130 36,124 30,146 40,158 22,160"), "#5a8a5a", 0.75)
    mound = blob_of("-4,176,c 0,160 30,150 65,152 100,150 130,160 134,176,c").intersection(rect(-2, 0, 134, 177))
    form(d, mound, "#6d4f44", "#24161c", shade=6, edge=1.4)
    for text, r in (("98,164 100,142 96,122", 5.4),):
        form(d, tube_of(text, 7, 6, r), "#a9b48a", "#3a4a3c", shade=3)
    for text in ("92,122 86,112 86,102", "95,119 93,106 94,96", "99,119 101,106 104,97", "102,123 108,114 112,106"):
        form(d, tube_of(text, 3.2, 2.8, 2), "#a9b48a", "#3a4a3c", shade=1, hatched=0)
    d.fill(pile(*[ellipse(x, y, 3, 2) for x, y in ((20, 166), (44, 160), (76, 164), (112, 168), (88, 158))]), "#8d6a58", 0.9)


@threat("fears/threats/hole", 176, 100)
def hole(d: Drawing) -> None:
    """A hole where the ground was; fingers at its edge."""
    edge = blob_of("6,52 22,26 60,12 104,10 146,22 170,46 164,72 128,90 84,94 38,86")
    form(d, edge, "#8d7a84", "#2c2230", shade=4, edge=1.8)
    pit = blob_of("18,52 32,32 64,20 104,18 140,28 158,48 152,68 122,82 84,86 44,78")
    flat(d, pit, d.radial(88, 66, 80, (0, "#000000"), (0.6, "#0a0612"), (1, "#2a1a30"), flat=0.6), 1.6)
    d.fill(pit.difference(move(pit, 0, 9)), "#000000", 0.5)
    rng = d.chance()
    for _ in range(12):
        a = rng.uniform(0, math.tau)
        x, y = 88 + math.cos(a) * 78, 52 + math.sin(a) * 38
        form(d, poly(f"{x - 5},{y} {x},{y - 4} {x + 6},{y - 1} {x + 3},{y + 4}"), "#9a8792", "#3a2e40", shade=1, hatched=0)
    slit_eyes(d, 92, 46, 7, "#ffdf6a", slant=10, look=(-0.2, -0.6))
    for x in (40, 48, 56, 64):
        form(d, tube_of(f"{x + 3},{84 - (x - 40) * 0.02} {x},{76} {x - 1},{88 + (x - 40) * 0.1}", 3.6, 3.8, 3), "#a9b48a", "#3a4a3c", shade=1, hatched=0)


@threat("fears/threats/kite", 150, 170)
def kite(d: Drawing) -> None:
    """A kite with a will of its own; its string has snapped."""
    with d.placed(84, 62, 1, 14):
        shape = poly("0,-62 48,-8 0,72 -48,-8")
        form(d, shape, "#e2685c", "#7d1c34", shade=10, edge=2)
        d.fill(pile(poly("0,-62 48,-8 0,-8"), poly("0,72 -48,-8 0,-8")), "#f2d98a", 0.92)
        d.fill(pile(line_of("0,-62 0,72", 1.6), line_of("-48,-8 48,-8", 1.6)), INK, 0.8)
        for s in (-1, 1):
            eye(d, s * 15, -20, 8, iris="#6a4ac8", look=(s * 0.2, 0.5))
            d.brush([(s * 25, -32), (s * 15, -34), (s * 6, -28)], INK, 1, 3, 1)
        flat(d, blob_of("-19,8,c 0,14 19,8,c 14,26 6,32 0,32 -6,32 -14,26"), "#3a0a18", 1)
        teeth(d, [(-16, 9), (-8, 11), (0, 12), (8, 11), (16, 9)], 7)
    tail = [(68.0, 132.0), (52.0, 138.0), (56.0, 152.0), (36.0, 152.0), (30.0, 166.0), (12.0, 160.0)]
    d.thread(tail, "#fff6e0", 1.4)
    for (x, y), c, t in zip(tail[1:], ("#6aa5e0", "#6fbf8f", "#e0b04e", "#b39ae0", "#e2685c"), (20, -30, 40, 10, -10), strict=True):
        with d.placed(x, y, 1, t):
            flat(d, pile(poly("0,0 -10,-6 -10,6"), poly("0,0 10,-6 10,6")), c, 0.9)
    d.thread([(94, 90), (112, 116), (106, 134), (122, 150)], "#fff6e0", 1.2)
    d.fill(brushes([[(122, 150), (126, 158)], [(122, 150), (130, 152)], [(122, 150), (119, 159)]], 1, 0.8, 0.4), "#fff6e0")


@threat("fears/threats/ladder", 110, 190)
def ladder(d: Drawing) -> None:
    """A ladder; the top rungs are broken, and a claw lies on one."""
    for a, b in (((30, 190), (44, 0)), ((86, 190), (72, 6))):
        form(d, tube([a, b], [5, 4], 4), "#c9935a", "#4a2c20", shade=3, edge=1.6)
    for k in range(8):
        t = k / 8
        y = 176 - k * 22
        x0, x1 = 31 + 13 * t, 85 - 13 * t
        if k == 6:
            form(d, poly(f"{x0},{y} {x0 + 12},{y + 2} {x0 + 9},{y + 7} {x0},{y + 6}"), "#d8a468", "#5a3826", shade=1, hatched=0)
            form(d, poly(f"{x1},{y} {x1 - 9},{y + 5} {x1 - 6},{y + 9} {x1},{y + 6}"), "#d8a468", "#5a3826", shade=1, hatched=0)
            with d.placed(60, y + 24, 1, 50):
                form(d, rect(-12, -3, 24, 6), "#d8a468", "#5a3826", shade=1, hatched=0)
            continue
        form(d, rounded(x0 - 2, y, x1 - x0 + 4, 6.4, 2), "#d8a468", "#5a3826", shade=2, hatched=0.2)
    flat(d, ellipse(58, -2, 0.1), INK, 0.1)
    d.soft(ellipse(58, 14, 22, 12), INK, 8, 0.85)
    slit_eyes(d, 58, 12, 5.4, "#ffdf6a", slant=12)
    for x in (48, 55, 62, 69):
        form(d, tube_of(f"{x},18 {x},26 {x - 1},32", 3, 3, 2), "#8d94ac", "#2c3048", shade=1, hatched=0)
        d.fill(poly(f"{x - 2.6},32 {x + 1},32 {x - 1.4},40"), "#0c0a14")


@threat("fears/threats/swing", 130, 190)
def swing(d: Drawing) -> None:
    """A swing that moves, with nobody on it."""
    for k, a in ((0, 0.28), (1, 0.18)):
        ox = 10 + k * 8
        d.fill(pile(brush([(42, 0), (42 - ox, 138)], 1.2), brush([(92, 0), (92 - ox, 138)], 1.2)), "#e6dcff", a)
    for x0, x1 in ((38, 56), (88, 106)):
        links = [ellipse(x0 + (x1 - x0) * t, 140 * t, 2.2, 3.6, -8) for t in [k / 22 for k in range(23)]]
        d.fill(pile([link.buffer(0.8, 2) for link in links]), INK)
        d.fill(pile([link.difference(ellipse(link.centroid.x, link.centroid.y, 0.9, 2)) for link in links]), "#c4c0d8")
    with d.placed(82, 144, 1, 6):
        form(d, poly("-36,-5 36,-5 38,7 -38,7"), "#a5603c", "#3a1c1c", shade=2, edge=1.8, edge_colour="#ffd0a0")
        d.fill(pile(line_of("-30,0 30,0", 0.6, 1.2, 0.6)), INK, 0.6)
    for k in range(3):
        d.brush([(18 - k * 5, 120 + k * 10), (10 - k * 4, 136 + k * 8), (18 - k * 3, 150 + k * 8)], "#ffffff", 0.4, 2, 0.4, 0.6)
    d.fill(ellipse(80, 184, 46, 6), INK, 0.5)
    form(d, blob_of("62,186,c 64,178 70,174 76,178,c 80,182 80,186,c"), "#e2685c", "#5a1228", shade=2, hatched=0)
    form(d, blob_of("86,188,c 88,180 94,177 100,180,c 104,184 104,188,c"), "#e2685c", "#5a1228", shade=2, hatched=0)


@threat("fears/threats/chairlift", 150, 186)
def chairlift(d: Drawing) -> None:
    """A chairlift, its bar open, above nothing."""
    d.brush(pts("-4,24 70,14 154,2"), INK, 3.4, 3, 3.4)
    d.brush(pts("-4,23 70,13 154,1"), "#c4c0d8", 1.2, 1.2, 1.2)
    form(d, rounded(62, 6, 22, 16, 4), "#7d8aa0", "#24304a", shade=2)
    flat(d, pile(ellipse(66, 10, 4.4), ellipse(80, 8, 4.4)), "#c4c0d8", 1)
    form(d, tube_of("73,20 76,60 112,78 114,140", 4, 4, 4, 4), "#c23c44", "#4a1024", shade=2)
    form(d, tube_of("76,56 38,74 36,140", 4, 4, 4), "#c23c44", "#4a1024", shade=2)
    for y in (92, 104, 116):
        form(d, rounded(36, y, 78, 7, 2), "#a5704a", "#38201e", shade=2, hatched=0.2)
    for y in (134, 143, 152):
        form(d, poly(f"30,{y} 120,{y} 124,{y + 7} 26,{y + 7}"), "#a5704a", "#38201e", shade=2, hatched=0.2)
    form(d, tube_of("36,120 14,92 4,60", 3.4, 3, 3), "#e0b04e", "#6d4420", shade=2, hatched=0)
    form(d, tube_of("114,120 96,88 88,52", 3.4, 3, 3), "#e0b04e", "#6d4420", shade=2, hatched=0)
    form(d, tube_of("4,60 46,50 88,52", 3, 3, 3), "#e0b04e", "#6d4420", shade=2, hatched=0)
    form(d, tube_of("60,156 58,170 64,178", 2.4, 2.4, 2.4), "#4a4668", "#12101c", shade=1, hatched=0)
    form(d, poly("50,182 84,176 86,180 52,187"), "#6aa5e0", "#1c3a5c", shade=1, hatched=0)


@threat("fears/threats/tentacle", 176, 176)
def tentacle(d: Drawing) -> None:
    """Arms with suckers, out of where there should be nothing."""
    arms = (
        ("46,182 40,140 18,110 16,70 34,44 52,50 46,66", (17, 14, 11, 8, 6, 4, 2), "#8d4a7a"),
        ("136,182 144,140 160,112 158,78 140,60 128,70 136,82", (17, 14, 11, 8, 6, 4, 2), "#8d4a7a"),
        ("90,184 92,140 72,104 78,62 104,34 128,30 134,14 118,6", (21, 19, 15, 12, 9, 7, 5, 2), "#a85a8d"),
    )
    for text, radii, colour in arms:
        points = pts(text)
        body = tube(points, list(radii), 7).intersection(rect(0, -4, 176, 180))
        form(d, body, colour, "#2a1038", shade=10, edge=2.2, edge_colour="#ffd0e8")
        line = curve(points, False, 4)
        total = len(line)
        for k in range(2, total - 3, 2):
            (ax, ay), (bx, by) = line[k - 1], line[k + 1]
            n = math.hypot(bx - ax, by - ay) or 1
            t = k / (total - 1) * (len(radii) - 1)
            i = min(int(t), len(radii) - 2)
            r = radii[i] + (radii[i + 1] - radii[i]) * (t - i)
            x, y = line[k][0] + (by - ay) / n * r * 0.45, line[k][1] - (bx - ax) / n * r * 0.45
            flat(d, ellipse(x, y, r * 0.34), "#f4c0c8", 0.7)
            d.fill(ellipse(x, y, r * 0.17), "#7d2a58")
    d.fill(pile(*[ellipse(x, y, 3, 4) for x, y in ((98, 120), (86, 92), (94, 150), (150, 120), (32, 120))]), "#4a1c50", 0.7)
    for x in (30, 90, 150):
        for k in range(3):
            d.brush([(x - 26 + k * 3, 170 + k * 3), (x, 164 + k * 4), (x + 26 - k * 3, 171 + k * 3)], "#eafff4", 0.4, 1.6, 0.4, 0.5)


@threat("fears/threats/wave", WIDTH, HEIGHT)
def wave(d: Drawing) -> None:
    """A wave, as tall as the picture, about to fall."""
    back = blob_of("-10,256,c -10,150 20,70 76,36 128,14 180,26 200,60 196,88,c 184,70 164,66 150,78 140,98 146,128 170,160 200,196 232,210,c 232,256,c").intersection(ALL)
    d.fill(move(back, 3, -3).intersection(ALL), INK, 0.7)
    d.fill(back, d.linear(40, 30, 180, 250, (0, "#5fb6bc"), (0.35, "#1f6f88"), (0.75, "#123c5c"), (1, "#081a30")))
    streaks = [
        line_of("10,250 20,170 50,100 100,60 150,52", 1, 4, 0.6), line_of("40,252 48,180 76,118 118,82 146,80", 1, 3.4, 0.6),
        line_of("74,252 80,196 100,142 132,106", 1, 3, 0.6), line_of("110,252 114,212 126,170 144,140", 1, 2.8, 0.6), line_of("150,252 150,222 158,194", 0.8, 2.2, 0.5),
    ]
    d.fill(pile([s.intersection(back) for s in streaks]), "#bfeef0", 0.5)
    d.fill(pile([move(s, 9, 6).intersection(back) for s in streaks]), "#061a30", 0.4)
    foam = join(
        blob_of("58,52 76,30 104,16 136,10 166,16 190,34 204,58 202,84 196,98 190,86 182,96 176,82 166,88 160,74 148,82 142,70 128,76 120,62 106,68 96,54 84,60 74,50"),
        *[ellipse(x, y, r) for x, y, r in ((196, 100, 6), (206, 84, 5), (184, 106, 4), (200, 118, 3.4), (172, 98, 4), (212, 104, 3), (190, 128, 2.6), (156, 92, 4))],
    ).intersection(ALL)
    form(d, foam, "#ffffff", "#a9d8e0", shade=8, edge=1.8)
    for s, x in ((-1, 92), (1, 122)):
        flat(d, blob_of(f"{x - 9},120 {x},{108} {x + 9},118 {x + 6},132 {x - 6},132"), "#04121f", 0.8)
        d.fill(ellipse(x + 2, 121, 3), "#eafff8")
        del s
    d.fill(blob_of("84,152,c 108,142 134,150,c 130,178 96,180"), "#04121f", 0.9)
    rng = d.chance()
    for _ in range(22):
        d.fill(ellipse(rng.uniform(120, 216), rng.uniform(4, 140), rng.uniform(0.8, 2.4)).intersection(ALL), "#ffffff", 0.8)


@threat("fears/threats/well", 150, 178)
def well(d: Drawing) -> None:
    """A well; somebody climbs out of it."""
    for x in (20, 122):
        form(d, rect(x, 44, 8, 90), "#8d6a4a", "#2c1c18", shade=3)
    form(d, poly("4,50 75,8 146,50 138,58 75,24 12,58"), "#a5604a", "#3a1a20", shade=5)
    d.fill(pile([line_of(f"{14 + k * 11},{48 - k * 5.4} {20 + k * 11},{54 - k * 5}", 1) for k in range(6)]), INK, 0.5)
    form(d, rect(24, 60, 102, 5), "#8d6a4a", "#2c1c18", shade=1, hatched=0)
    d.brush(pts("96,64 97,84 96,96"), "#d2ac74", 1.8)
    form(d, poly("88,94 106,94 103,110 91,110"), "#8d94ac", "#2c3048", shade=3)
    flat(d, ellipse(75, 118, 58, 15), d.radial(75, 120, 58, (0, "#000000"), (1, "#1c1428"), flat=0.3), 1.4)
    hair = blob_of("56,120,c 50,96 56,76 74,74 90,76 94,96 90,122,c")
    form(d, hair, "#2a2430", "#07050c", shade=6, edge=1.8)
    d.fill(pile([line_of(f"{62 + k * 5},78 {58 + k * 6.4},100 {60 + k * 6},120", 0.4, 1.2, 0.4) for k in range(5)]), "#8d84b0", 0.6)
    d.fill(blob_of("70,92 76,90 80,100 76,112 70,110"), "#c9d0c4")
    flat(d, ellipse(75, 100, 3.4, 4), "#fffdf2", 0.7)
    d.fill(ellipse(75, 100.6, 1.4), INK)
    body = blob_of("15,120,c 40,136 110,136 135,120,c 132,176,c 75,184 18,176,c").intersection(rect(0, 0, 150, 179))
    form(d, body, "#9a98b4", "#2c2a46", shade=14, edge=2)
    for row in range(4):
        y = 134 + row * 11.4
        d.brush([(17, y - 4), (75, y + 5), (133, y - 4)], INK, 0.6, 1.6, 0.6, 0.6)
        d.fill(pile([rect(22 + k * 17 + (row % 2) * 8, y - 8 + 6 * math.sin((22 + k * 17) / 150 * math.pi), 1.2, 10).intersection(body) for k in range(7)]), INK, 0.5)
    for x in (44, 51, 58, 92, 99, 106):
        form(d, tube_of(f"{x},122 {x},128 {x - 1},140", 3.2, 3.4, 2.4), "#c9d0c4", "#5a6468", shade=1, hatched=0)


@threat("fears/threats/wilted-flower", 120, 170)
def wilted(d: Drawing) -> None:
    """A wilted flower in its pot, petals on the ground."""
    stem = line_of("60,124 56,90 62,56 82,34 98,40", 5, 4.4, 3)
    flat(d, stem, d.linear(0, 30, 0, 124, (0, "#7d8a4a"), (1, "#3a5a34")), 1.3)
    for text in ("58,96,c 40,78 20,84 8,104,c 26,108 44,108", "60,74,c 80,70 94,82 98,100,c 82,98 68,90"):
        form(d, blob_of(text), "#8d9a52", "#3a4a2c", shade=3)
    d.fill(pile(line_of("56,96 34,94 14,103", 0.4, 1.2, 0.4), line_of("62,76 80,82 95,97", 0.4, 1.2, 0.4)), INK, 0.5)
    for a, n in ((60, 30), (95, 34), (128, 30), (165, 24), (30, 22)):
        with d.placed(97, 44, 1, a - 90):
            form(d, blob_of(f"0,0,c 9,6 11,{n * 0.6} 4,{n},c -4,{n + 2} -8,{n * 0.6} -7,6"), "#c26a8a", "#5a2444", shade=3)
    form(d, ellipse(97, 44, 9.4, 8.4), "#7d5a34", "#2c1a18", shade=3)
    d.fill(pile(*[ellipse(94 + k % 3 * 3, 41 + k // 3 * 3, 0.9) for k in range(9)]), "#e0b04e")
    for x, y, t in ((26, 160, 20), (96, 162, -30), (108, 152, 60), (14, 148, -10), (88, 100, 40), (104, 124, 10)):
        with d.placed(x, y, 1, t):
            form(d, blob_of("-10,0 0,-5 10,0 0,5"), "#c26a8a", "#5a2444", shade=1, hatched=0)
    form(d, poly("36,128 84,128 76,168 44,168"), "#c9784a", "#5a2a24", shade=7, edge=1.8, edge_colour="#ffd0a8")
    form(d, rounded(31, 118, 58, 13, 3), "#d88a58", "#6d342a", shade=3)
    d.fill(pile(line_of("50,132 56,146 52,158", 0.5, 1.6, 0.4)), INK, 0.7)


@threat("fears/threats/tree", 150, 186)
def last_tree(d: Drawing) -> None:
    """The last tree: a stump, an axe, one shoot behind a fence."""
    trunk = blob_of("40,92,c 112,88,c 110,130 116,156 136,182,c 76,176 14,184,c 36,156 42,130")
    form(d, trunk, "#8d6448", "#2c1a1c", shade=14, edge=2)
    d.fill(pile(line_of("56,104 54,140 40,174", 0.6, 2.4, 0.6), line_of("76,104 78,150 76,174", 0.6, 2.2, 0.6), line_of("98,102 98,140 112,172", 0.6, 2.4, 0.6)), INK, 0.6)
    form(d, ellipse(76, 90, 36, 12), "#e8c08a", "#a5704a", shade=3, hatched=0.1)
    for r in (28, 20, 12, 5):
        d.stroke(ellipse(76, 90, r, r * 0.33), "#7d4a30", 1, 0.8)
    with d.placed(106, 84, 1, 32):
        form(d, rounded(-3.4, -78, 7, 84, 3), "#c9935a", "#5a3826", shade=2, hatched=0.2)
        form(d, blob_of("-6,-10,c 4,-10,c 6,0 4,10,c -6,10,c -18,16 -28,12 -30,8,c -26,-2 -26,-8 -30,-16,c -20,-16"), "#c9d2dc", "#4a566c", shade=3)
    flat(d, line_of("56,80 54,62 60,44", 3, 2.4, 1.6), "#6fbf6a", 1.2)
    form(d, blob_of("60,46,c 72,30 88,32 92,40,c 80,50 70,50"), "#8fd07a", "#2c6a3c", shade=2, hatched=0)
    form(d, blob_of("56,60,c 44,44 30,48 26,54,c 36,64 48,64"), "#8fd07a", "#2c6a3c", shade=2, hatched=0)
    for s in (-1, 1):
        eye(d, 76 + s * 14, 126, 7, iris="#6a8a4a", look=(0, -0.7))
        d.brush([(76 + s * 6, 114), (76 + s * 16, 112), (76 + s * 22, 118)], INK, 1, 2.4, 1)
    d.brush(pts("64,148 76,142 88,148"), INK, 1, 3, 1)
    flat(d, blob_of("56,134,c 60,142 56,148 52,142"), "#9ad8ff", 0.6)


@threat("fears/threats/tent", 176, 140)
def tent(d: Drawing) -> None:
    """A tent, lit from inside; the zip goes up."""
    for text in ("10,122 0,138", "166,122 176,138", "88,10 88,2"):
        d.brush(pts(text), INK, 2)
    form(d, poly("88,8 170,132 6,132"), "#c98a3c", "#5a3020", shade=10, edge=2.2, edge_colour="#fff0b8")
    d.glow(88, 96, 70, "#ffcf5a", 0.65)
    flat(d, poly("88,24 132,132 44,132"), d.linear(0, 24, 0, 132, (0, "#f2b84a"), (1, "#ffe9a0")), 1.4)
    figure = blob_of("88,66 97,72 98,84 94,90 108,100 112,132,c 64,132,c 68,100 82,90 78,84 79,72")
    d.fill(figure, "#1c0f1c", 0.92)
    arm = pile(line_of("104,106 118,92 120,74", 6, 5, 3), *[line_of(f"120,76 {114 + k * 4},66 {113 + k * 5},58", 2.4, 2, 0.6) for k in range(4)])
    d.fill(arm, "#1c0f1c", 0.92)
    zip_ = line_of("88,24 88,132", 2)
    d.fill(zip_, "#5a3020")
    flat(d, poly("88,132 72,132 84,100 88,88 92,100 104,132"), "#120a14", 1)
    for y in (104, 111, 118):
        form(d, tube_of(f"92,{y} 86,{y + 1} 80,{y}", 3, 2.8, 2), "#a9b48a", "#3a4a3c", shade=1, hatched=0)
    form(d, rounded(84, 82, 8, 8, 2), "#e6edf4", "#6d7a92", shade=1, hatched=0)
    d.fill(pile(line_of("88,8 60,70 30,131", 0.5, 1.2, 0.5), line_of("88,8 116,70 146,131", 0.5, 1.2, 0.5)), INK, 0.5)


@threat("fears/threats/escalator", 170, 170)
def escalator(d: Drawing) -> None:
    """An escalator with a comb of teeth, and half a shoe."""
    form(d, poly("150,0 170,0 170,60 92,170 0,170 0,150 84,150"), "#5a6078", "#14161f", shade=6, edge=1.6)
    for k in range(7):
        x, y = 74 + k * 13.4, 140 - k * 19.4
        step = poly(f"{x},{y} {x + 32},{y - 4} {x + 32},{y + 14} {x},{y + 20}")
        form(d, step, "#aab2c6", "#3a4058", shade=2, gap=2.6, edge=1.2)
        d.fill(pile([line_of(f"{x + 3 + j * 4},{y + 2} {x + 3 + j * 4},{y + 16}", 0.9) for j in range(7)]), INK, 0.6)
        d.fill(line_of(f"{x},{y} {x + 32},{y - 4}", 1.6), "#f2d98a", 0.9)
    for text in ("10,128 60,126 84,110 148,8 166,-2", "44,150 88,146 112,126 166,44"):
        form(d, tube_of(text, 5, 5.4, 5.4, 5.4, 5), "#2c2a3a", "#07060c", shade=2, edge=1.4)
    form(d, poly("4,150 84,146 92,166 0,168"), "#c9a45a", "#5a3c20", shade=2)
    teeth(d, [(6.0 + k * 9.4, 148.0 - k * 0.5) for k in range(9)], 15, up=True, colour="#fff0c0")
    with d.placed(44, 136, 1, -24):
        form(d, blob_of("-24,6,c -24,-6 -12,-10 -6,-22,c 8,-22,c 8,-10 12,-4 12,6,c"), "#e2685c", "#5a1228", shade=3)
        flat(d, poly("-26,6 13,6 13,11 -26,11"), "#f8f0e2", 0.9)
        d.fill(pile(line_of("-8,-14 2,-12", 1.2), line_of("-11,-8 0,-6", 1.2)), "#f8f0e2")
    for x in (20, 70):
        eye(d, x, 158, 6.4, iris="#e0443c", look=(0.2, -0.6))
