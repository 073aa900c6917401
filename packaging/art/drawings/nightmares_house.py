"""Nightmares indoors: Decay and Monsters."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.nightmares_parts import (
    INK,
    MOONLIT,
    backdrop,
    dreamer,
    ink_edge,
    mass,
    specks,
    vignette,
)
from art.paper import eye
from art.registry import drawing
from art.shapes import (
    XY,
    Shape,
    blob,
    ellipse,
    join,
    mirror,
    mirror_points,
    move,
    path,
    pile,
    polygon,
    rect,
    rounded,
    star,
)
from art.strokes import brush, brushes, drop, fur, hatch, rim, tube

# ---------------------------------------------------------------- decay

MOUTH = "M96 128C110 70 158 62 200 78C242 62 290 70 304 128C308 196 268 244 200 246C132 244 92 196 96 128Z"


def _mirror_frame(d: Drawing) -> None:
    """The gilded frame, itself not in good health."""
    outer, inner = ellipse(200, 142, 172, 136), ellipse(200, 142, 148, 114)
    d.soft(outer, INK, 12, 0.6, 4, 8, steps=5)
    ring = outer.difference(inner)
    d.body(ring, "#d9b066", "#8a5f36", "#2f1c1c", depth=12, rim_width=3, gap=3.6, ink=INK)
    d.stroke(ellipse(200, 142, 160, 125), INK, 2, 0.55)
    d.stroke(ellipse(199, 141, 160, 125), "#ffe9a6", 0.8, 0.6)
    for k in range(28):
        a = math.tau * k / 28
        x, y = 200 + math.cos(a) * 160, 142 + math.sin(a) * 125
        if k not in (5, 11, 17):
            d.inked(ellipse(x, y, 5.2), "#b98a44", 1.2, INK)
            d.fill(ellipse(x - 0.8, y - 0.9, 3.4), "#e6bf6e")
            d.fill(ellipse(x - 1.5, y - 1.7, 1.4), "#fff6d0")
        else:
            d.fill(ellipse(x, y, 4.4), INK, 0.75)
    d.fill(inner.buffer(2), INK)


def _mouth(d: Drawing) -> None:
    glass = ellipse(200, 142, 147, 113)
    with d.clipped(glass):
        d.fill(glass, d.radial(150, 70, 220, (0, "#c98f9a"), (0.5, "#8a4f6e"), (1, "#3a1e40")))
        d.hatch(glass.difference(path(MOUTH)), "#3a1838", -58, 6, 1.1, 0.35)
        for k in range(8):
            x = 92 + k * 31
            d.brush([(x, 34 + abs(k - 3.5) * 7), (x + 3, 48 + abs(k - 3.5) * 8), (x + 1, 60 + abs(k - 3.5) * 9)], "#5a2a48", 0.4, 2, 0.4, 0.5)  # fmt: skip
        lips = path(MOUTH)
        d.body(lips.buffer(15), "#f09a94", "#b44a5e", "#54193a", depth=18, rim_width=4, gap=4, ink="#2a0c20")
        for k in range(18):
            a = math.tau * k / 18
            p = [(200 + math.cos(a) * q * 108, 152 + math.sin(a) * q * 94) for q in (1.0, 1.06, 1.12)]
            d.brush(p, "#54193a", 0.4, 1.8, 0.4, 0.6)
        d.fill(lips, INK)
        d.fill(lips.buffer(-2), d.radial(200, 160, 108, (0, "#1c0a22"), (0.55, "#3a1232"), (1, "#6a2444")))
        d.glow(200, 168, 46, "#f2d98a", 0.55)
        _throat(d)
    _teeth(d)
    with d.clipped(glass):
        shine = polygon([(84, 40), (126, 20), (70, 190), (50, 170)])
        d.fill(shine, "#fff4ff", 0.13)
        d.fill(polygon([(138, 20), (150, 18), (96, 210), (86, 206)]), "#fff4ff", 0.1)


def _throat(d: Drawing) -> None:
    """Far back hangs the moon, where a uvula should."""
    d.fill(ellipse(200, 162, 16), d.radial(196, 157, 22, (0, "#fffdf0"), (0.6, "#f6e2a4"), (1, "#c99a52")))
    for x, y, r in ((195, 158, 3), (206, 167, 3.6), (203, 154, 2)):
        d.fill(ellipse(x, y, r), "#b08a4c", 0.4)
    for x, w, h in ((166, 8, 15), (232, 7, 13), (150, 5, 9), (248, 5, 9)):
        stone = join(ellipse(x, 186 - h, w / 2), rect(x - w / 2, 186 - h, w, h))
        d.fill(stone, "#2a1028")
        d.fill(rim(stone, -1 if x < 200 else 1, 0), "#f2d98a", 0.5)
    tongue = blob([(134, 236), (128, 204), (160, 186), (200, 182), (240, 186), (272, 204), (266, 236), (200, 246)])
    tongue = tongue.intersection(path(MOUTH))
    mass(d, tongue, "#a8485e", "#4a1430", shade=14, gap=3.8, edge=1.8, edge_colour="#ffc0a0", light=(0, -1))
    d.brush([(200, 190), (201, 212), (200, 240)], "#3a0f28", 0.6, 2.4, 0.8, 0.8)
    for x, y in ((160, 200), (176, 210), (226, 204), (242, 214), (186, 198), (214, 222)):
        d.fill(ellipse(x, y, 2.2, 1.4), "#e08a8a", 0.5)


def _tooth(d: Drawing, x: float, y: float, w: float, h: float, angle: float, marked: int = 0) -> None:
    """A tooth that is a tombstone; its root at (x, y), its head upwards."""
    with d.placed(x, y, turn=angle):
        body = join(path(f"M{-w / 2} 2C{-w / 2 - 1} {-h * 0.6} {-w / 2 + 1} {-h} 0 {-h}C{w / 2 - 1} {-h} {w / 2 + 1} {-h * 0.6} {w / 2} 2Z"))  # fmt: skip
        ink_edge(d, body, 1.6)
        d.fill(body, d.linear(-w / 2, -h, w / 2, 2, (0, "#fff9e6"), (0.45, "#e2cf9e"), (1, "#8a6a5c")))
        d.fill(hatch(rim(body, -w * 0.25, -2), -58, 2.8, 0.9, 7), "#4a2a3a", 0.6)
        d.fill(rim(body, 1.4, 1.4), "#ffffff", 0.8)
        if marked == 1:
            d.stroke(path(f"M0 {-h * 0.78}L0 {-h * 0.4}M{-w * 0.2} {-h * 0.64}L{w * 0.2} {-h * 0.64}"), "#4a2a3a", 1.7, 0.85)  # fmt: skip
        elif marked == 2:
            for k in range(3):
                d.brush([(-w * 0.26, -h * (0.7 - k * 0.15)), (0, -h * (0.71 - k * 0.15)), (w * 0.24, -h * (0.69 - k * 0.15))], "#4a2a3a", 0.3, 1.3, 0.3, 0.8)  # fmt: skip
        elif marked == 3:
            d.brush([(w * 0.1, -h), (-w * 0.12, -h * 0.7), (w * 0.1, -h * 0.5), (-w * 0.06, -h * 0.2)], "#4a2a3a", 1.6, 1.2, 0.3)  # fmt: skip
            d.fill(ellipse(w * 0.18, -h * 0.36, w * 0.15, h * 0.1), "#3a2028", 0.8)


def _teeth(d: Drawing) -> None:
    mouth = path(MOUTH)
    gum_low = mouth.difference(ellipse(200, 138, 112, 84)).intersection(rect(90, 150, 220, 100))
    gum_high = mouth.intersection(path("M80 40L320 40L320 118C290 96 240 92 200 106C160 92 110 96 80 118Z"))
    for gum in (gum_low, gum_high):
        mass(d, gum, "#d9707c", "#6a2444", shade=8, gap=3.4, edge=1.6, edge_colour="#ffd0c0", line=1.4)
    for x, y, w, h, a, m in ((122, 205, 21, 27, -20, 0), (144, 220, 23, 34, -12, 1), (171, 228, 24, 37, 3, 2), (200, 231, 24, 31, -7, 3), (229, 229, 24, 38, 6, 1), (256, 221, 22, 29, 17, 2), (279, 205, 19, 24, 24, 3)):  # fmt: skip
        _tooth(d, x, y, w, h, a, m)
    for x, y, w, h, a, m in ((122, 98, 19, 24, 172, 0), (147, 90, 23, 31, 177, 3), (207, 100, 25, 33, 184, 0), (262, 92, 23, 28, 190, 3)):  # fmt: skip
        _tooth(d, x, y, w, h, a, m)
    for x in (177, 234, 286):
        d.fill(ellipse(x, 96 if x != 177 else 97, 9, 4), "#4a1430", 0.85)
    for x, y, w, h, a, m in ((160, 176, 22, 30, 152, 3), (247, 152, 21, 28, 228, 0), (290, 262, 19, 25, 118, 3), (92, 246, 17, 22, 250, 0)):  # fmt: skip
        for dx in (-5, 0, 5):
            d.brush([(x + dx, y - h - 3), (x + dx, y - h - 10), (x + dx, y - h - 17)], "#fff4e0", 1.4, 1, 0.2, 0.6)
        _tooth(d, x, y, w, h, a, m)


def _washstand(d: Drawing) -> None:
    top = rounded(96, 272, 208, 16, 6)
    mass(d, rect(112, 282, 176, 60), "#3a2c4c", "#140c1e", edge=1.4, shade=20, gap=4)
    for x in (150, 250):
        d.fill(ellipse(x, 304, 3), "#d9b066")
    mass(d, top, "#a896c6", "#4a3c68", edge=1.6, edge_colour="#fff4e0", shade=5, gap=3)
    cup = path("M272 248L290 248L287 273L275 273Z")
    mass(d, cup, "#8fd0c0", "#2c5a60", edge=1.2, shade=5, gap=2.6)
    d.brush([(280, 250), (276, 232), (270, 222)], INK, 3.6, 3.4, 3)
    d.brush([(280, 250), (276, 232), (270, 222)], "#e9dfcc", 1.8, 1.6, 1.4)
    tube_ = path("M112 271L132 265L144 268L142 274L114 276Z")
    d.inked(tube_, d.linear(112, 265, 144, 276, (0, "#f6ead2"), (1, "#8f86bc")), 1.3, INK)
    d.fill(rect(122, 267, 5, 8), "#d9605a")


@drawing("endless/nightmares/decay", 400, 320)
def decay(d: Drawing) -> None:
    """In the mirror a mouth that is a churchyard; its teeth are tombstones and leave one by one."""
    backdrop(d, (0, "#2a2346"), (0.6, "#1f1834"), (1, "#0f0a18"))
    rng = d.chance()
    for k in range(15):
        d.fill(rect(k * 28 - 4, 0, 13, 320), "#352a58", 0.5)
        for y in range(20 + (k % 2) * 26, 320, 52):
            d.fill(star(k * 28 + 17, y + rng.uniform(-2, 2), 3, 4, 0.4), "#5a4c86", 0.6)
    _mirror_frame(d)
    _mouth(d)
    _washstand(d)
    d.glow(200, 260, 110, palette.LAMP, 0.4)
    stool = join(rounded(170, 303, 60, 8, 3), polygon([(176, 310), (184, 310), (178, 330), (168, 330)]), polygon([(216, 310), (224, 310), (232, 330), (222, 330)]))  # fmt: skip
    mass(d, stool, "#8a5f4a", "#2c1a20", edge=1.2, edge_colour="#ffdca0", hatched=0.4)
    dreamer(d, 200, 303, 1.12, back=True, glow=0.55, mirrored=True,
            arms=(((-5, -30), (-12, -34), (-14, -44)), ((5, -30), (11, -24), (16, -26))))  # fmt: skip
    d.brush([(216, 262), (217, 248), (214, 236)], INK, 4, 3.8, 3.4)
    d.brush([(216, 262), (217, 248), (214, 236)], "#6aa5e0", 2.2, 2, 1.8)
    d.inked(polygon([(211, 240), (208, 231), (213, 229), (216, 238)]), "#fffaf0", 1.2, INK)
    vignette(d, 200, 160, 275, 0.85, 0.6)


# ---------------------------------------------------------------- monsters

END: XY = (200, 108)


def _corridor(d: Drawing) -> None:
    """A long hallway with doors; at its end the only light."""
    ex, ey = END
    d.fill(polygon([(0, 0), (166, 60), (166, 160), (0, 340)]), d.linear(0, 0, 170, 0, (0, "#161026"), (1, "#5a3c58")))
    d.fill(polygon([(400, 0), (234, 60), (234, 160), (400, 340)]), d.linear(400, 0, 230, 0, (0, "#120c20"), (1, "#4f3450")))  # fmt: skip
    d.fill(polygon([(0, 0), (400, 0), (234, 60), (166, 60)]), d.linear(0, 0, 0, 60, (0, "#0e0a1a"), (1, "#3c2a48")))
    d.fill(polygon([(0, 340), (400, 340), (234, 160), (166, 160)]), d.linear(0, 160, 0, 320, (0, "#8a5a4a"), (0.4, "#3c2636"), (1, "#150c1a")))  # fmt: skip
    for k in range(-6, 7):
        d.fill(brush([(ex + k * 6, 160), (ex + k * 44, 330)], 0.6, 1.2, 2), INK, 0.5)
    rug = polygon([(184, 160), (216, 160), (300, 330), (100, 330)])
    d.fill(rug, d.linear(0, 160, 0, 320, (0, "#d98a5c"), (0.4, "#8d3a4a"), (1, "#3a1830")))
    for side in (-1, 1):
        d.fill(brush([(ex + side * 14, 160), (ex + side * 88, 330)], 1, 3, 5), "#f2cf8a", 0.6)
        for t in (0.0, 0.42, 0.72):
            x0, x1 = 34 + 150 * t ** 0.8 * 0.55 - 30 * (1 - t), 0.0
            x1 = x0 + 40 * (1 - t * 0.62)
            points = [_on_wall(x, v) for x, v in ((x0, 1.0), (x0, 0.26), (x1, 0.26), (x1, 1.0))]
            door = polygon(points if side < 0 else mirror_points(points, 200))
            mass(d, door, "#6a4650", "#2a1826", light=(-side, -0.3), edge=1, edge_colour="#ffcf9a", shade=8, gap=4, soft=False)  # fmt: skip
            knob = _on_wall(x1 - 6 if side < 0 else x1 - 6, 0.64)
            d.fill(ellipse(knob[0] if side < 0 else 400 - knob[0], knob[1], 2.2 - t), "#f2d98a")
    d.glow(ex, ey + 30, 215, "#ffd78f", 0.9)
    d.glow(ex, 262, 120, "#ffdf9a", 0.95, 0.42)
    d.fill(path("M182 160L182 96C182 72 218 72 218 96L218 160Z"), d.linear(0, 76, 0, 160, (0, "#fffbe8"), (1, "#f6cf7c")))  # fmt: skip


def _on_wall(x: float, v: float) -> XY:
    """The point of the left wall at the given x; v is 0 at the ceiling and 1 at the floor."""
    t = x / 166
    top, low = 60 * t, 340 - 180 * t
    return (x, top + (low - top) * v)


def _shaggy(d: Drawing) -> None:
    """The big one in the middle, arms from wall to wall."""
    trunk = blob([(128, 262), (126, 190), (136, 120), (160, 72), (200, 54), (240, 72), (264, 120), (272, 190), (272, 262), (240, 270), (230, 230), (200, 212), (170, 230), (160, 270)])  # fmt: skip
    arms = [tube([(142, 128), (104, 110), (74, 134), (52, 118)], [20, 16, 13, 11], 8)]
    arms.append(mirror(arms[0], 200))
    horns = [tube([(168, 72), (146, 52), (146, 26), (162, 12)], [9, 8, 5, 1], 8)]
    horns.append(mirror(horns[0], 200))
    for horn in horns:
        mass(d, horn, "#f2e0b8", "#6a4a4c", shade=5, gap=3, edge=1.4, edge_colour="#fff4d0")
    for k in range(4):
        for s in (0, 1):
            cut = brush([(142 + k, 52 - k * 9), (150, 55 - k * 10), (157, 50 - k * 9)], 0.4, 1.4, 0.4)
            d.fill(mirror(cut, 200) if s else cut, INK, 0.6)
    coat = fur(join(trunk, *arms), 10, 8, 0.5, 5, down=0.5).simplify(0.25)
    d.soft(join(trunk, *arms).buffer(7).simplify(1), "#ffc27a", 9, 0.75, steps=6)
    mass(d, coat, "#6a5590", "#1c1230", shade=22, gap=4.4, edge=2, edge_colour="#e0d2ff", line=2)
    rng = d.chance()
    tufts = []
    for _ in range(90):
        x, y = rng.uniform(140, 260), rng.uniform(80, 225)
        tufts.append(brush([(x, y), (x + rng.uniform(-2, 2), y + 6), (x + rng.uniform(-4, 4), y + 12)], 1.6, 1.1, 0.2, 3))
    d.fill(pile(t for t in tufts if coat.contains(t)), INK, 0.5)
    for s in (0, 1):
        for k, (x, y) in enumerate(((56, 116), (46, 112), (40, 122), (44, 132))):
            claw = tube([(x, y), (x - 12, y - 2 + k * 2), (x - 20, y + 6 + k * 2)], [5, 4, 0.8], 5)
            mass(d, mirror(claw, 200) if s else claw, "#fff0cc", "#a8846a", hatched=0, edge=0.8)
    eye(d, 176, 106, 20, turn=6, iris="#f2a53c", look=(0.2, 0.9))
    eye(d, 226, 106, 20, turn=-6, iris="#f2a53c", look=(-0.2, 0.9))
    mouth = path("M150 146C170 160 230 160 250 146C254 184 226 200 200 200C174 200 146 184 150 146Z")
    ink_edge(d, mouth, 2.4)
    d.fill(mouth, d.radial(200, 182, 54, (0, "#c2483f"), (0.6, "#5a1626"), (1, "#1a0610")))
    for k in range(8):
        x = 158 + k * 12
        y = 150 + 7 * math.sin(math.pi * (k + 0.5) / 8)
        d.inked(polygon([(x - 5.4, y - 2), (x + 5.4, y - 2), (x + 0.5, y + 11 + (k % 3) * 3)]), "#fff6dc", 1.3, INK)
    for k in range(5):
        x = 174 + k * 13
        d.inked(polygon([(x - 5, 198), (x + 5, 198), (x, 185)]).intersection(mouth), "#f0ddb8", 1.2, INK)


def _gaunt(d: Drawing) -> None:
    """The long one has to bend under the ceiling."""
    neck = tube([(36, 330), (30, 240), (44, 160), (40, 84), (70, 40), (106, 46)], [34, 30, 20, 14, 13, 12], 9)
    head = blob([(92, 30), (118, 28), (142, 44), (148, 60), (136, 70), (112, 70), (94, 60)])
    arm = tube([(40, 190), (78, 206), (92, 240), (84, 262)], [10, 8, 7, 5], 8)
    whole = join(neck, head)
    mass(d, whole, "#86b8a0", "#12302f", shade=16, gap=4, edge=2.2, edge_colour="#ffe2a8", light=(1, -0.4), line=2)
    for y, x in ((110, 41), (132, 44), (154, 45), (178, 42), (204, 36)):
        d.brush([(x - 12, y - 3), (x, y + 3), (x + 14, y)], INK, 0.5, 1.8, 0.5, 0.6)
    mass(d, arm, "#8fc4a8", "#1f4a48", shade=6, gap=3, edge=1.5, edge_colour="#ffe2a8", light=(1, -0.4))
    for k in range(4):
        mass(d, tube([(84, 260), (76 + k * 9, 274), (72 + k * 12, 288)], [3.6, 3, 0.8], 5), "#c9f0d2", "#3f7a6c", hatched=0, edge=0.8)  # fmt: skip
    for x, y, r in ((112, 40, 8), (129, 44, 9), (121, 57, 6)):
        eye(d, x, y, r, iris="#e2685c", look=(0.3, 0.9), slit=False)
    d.brush([(100, 60), (116, 68), (138, 64)], INK, 0.6, 2.4, 0.8)
    for x in (108, 118, 128):
        d.fill(polygon([(x - 3, 65), (x + 3, 65), (x, 72)]), "#fff6dc")


def _lump(d: Drawing) -> None:
    """The low one, one eye and one tooth; it holds somebody's slippers."""
    body = blob([(294, 320), (288, 262), (304, 224), (336, 206), (372, 212), (398, 240), (408, 330)])
    arm = tube([(312, 262), (288, 272), (276, 262)], [11, 9, 7], 7)
    mass(d, body, "#e8a06a", "#5a2430", shade=18, gap=4, edge=2.2, edge_colour="#ffe8b8", line=2)
    for x, y, r in ((366, 236, 6), (380, 262, 8), (320, 236, 4), (376, 290, 5)):
        d.fill(ellipse(x, y, r, r * 0.8), "#7a2c34", 0.6)
    for nodes in ([(336, 208), (330, 192), (338, 184)], [(350, 206), (352, 188), (362, 184)], [(364, 210), (370, 194), (380, 192)]):  # fmt: skip
        d.brush(nodes, INK, 3, 2, 0.8)
    eye(d, 336, 240, 22, iris="#6fbf8f", look=(-0.8, 0.4), slit=False)
    mouth = path("M306 274C322 266 346 268 362 276C350 292 322 294 306 274Z")
    d.inked(mouth, "#3a0f1c", 1.8, INK)
    d.inked(polygon([(320, 286), (332, 289), (327, 272)]), "#fff6dc", 1.3, INK)
    mass(d, arm, "#e0905e", "#7a3438", shade=7, gap=3, edge=1.6, edge_colour="#ffe8b8")
    for x, y, t in ((268, 258, -24), (276, 274, 14)):
        with d.placed(x, y, 0.62, t):
            d.inked(path("M-20 0C-20 -10 -8 -13 2 -13C16 -13 21 -6 20 1C14 7 -14 7 -20 0Z"), d.linear(0, -13, 0, 6, (0, "#9a84d4"), (1, "#3a2c64")), 2, INK)  # fmt: skip
            d.fill(ellipse(-8, -4, 8, 3.6), "#17102a")
            d.inked(ellipse(9, -8, 5), "#efe6ff", 1.2, INK)


def _tentacles(d: Drawing) -> None:
    """From the door on the right and from above."""
    for nodes, radii in (
        ([(410, 120), (370, 108), (346, 130), (330, 112), (340, 98)], [20, 15, 11, 7, 3]),
        ([(410, 176), (376, 160), (352, 178), (330, 166), (322, 176)], [17, 13, 9, 6, 2.4]),
        ([(330, -12), (322, 24), (298, 34), (292, 58), (306, 64)], [17, 13, 10, 6, 2]),
    ):
        mass(d, tube(nodes, radii, 9), "#7fa8e0", "#1c2c5c", shade=7, gap=3.6, edge=1.8, edge_colour="#ffe2a8", line=1.8, light=(-0.8, -0.6))  # fmt: skip
        for k in range(1, 4):
            (ax, ay), (bx, by) = nodes[k], nodes[k + 1] if k + 1 < len(nodes) else nodes[k]
            for t in (0.1, 0.55):
                r = radii[k] * 0.34
                d.inked(ellipse(ax + (bx - ax) * t - radii[k] * 0.3, ay + (by - ay) * t + radii[k] * 0.5, r), "#f0c9b4", 0.9, INK)


@drawing("endless/nightmares/monsters", 400, 320)
def monsters(d: Drawing) -> None:
    """The corridor is full: four of them between the child and the door."""
    backdrop(d, (0, "#161026"), (1, "#0d0816"))
    _corridor(d)
    _tentacles(d)
    d.fill(ellipse(200, 266, 90, 10), INK, 0.5)
    _shaggy(d)
    _gaunt(d)
    _lump(d)
    d.fill(polygon([(186, 308), (206, 308), (216, 330), (170, 330)]), INK, 0.5)
    dreamer(d, 192, 312, 1.02, back=True, glow=0.85)
    vignette(d, 200, 150, 280, 0.8, 0.58)
