"""Nightmares that draw one on: Temptation, Lost and Old Factory."""

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
    join,
    mirror,
    move,
    path,
    pile,
    polygon,
    rect,
    rounded,
)
from art.strokes import brush, drop, hatch, rim, tube

# ---------------------------------------------------------------- temptation


def _gingerbread(d: Drawing) -> None:
    """The house is a face: windows that look, a door that opens, a carpet that is a tongue."""
    wall = path("M108 236L100 112L300 112L292 236Z")
    d.soft(wall, "#ff9a6a", 10, 0.4, steps=4)
    d.body(wall, "#c98250", "#8a4c34", "#3a1c22", depth=22, rim_width=3, gap=4.6, ink=INK, light=(-0.7, -1))
    chimney = join(rect(256, 28, 22, 60), ellipse(267, 28, 15, 8))
    mass(d, chimney, "#e0a878", "#5a2a2c", shade=7, gap=3, edge=1.6, edge_colour="#fff4ec")
    d.fill(path("M267 8C258 0 262 -10 268 -5C275 -10 279 0 267 8Z"), "#e8b7c4", 0.5)
    d.fill(path("M262 22C258 17 260 12 263.5 14.5C267 12 270 17 262 22Z"), "#e8b7c4", 0.6)
    roof = path("M70 132C92 112 140 52 200 10C260 52 308 112 330 132C330 146 318 148 314 136C308 130 302 132 302 142C302 160 284 160 284 142C282 132 272 132 270 140C270 150 258 152 256 140C254 130 244 130 242 138C242 164 222 164 222 140C220 130 210 130 208 138C208 150 194 150 192 138C190 130 180 130 178 142C178 158 160 158 160 142C158 132 148 132 146 140C146 152 132 152 130 140C128 132 120 132 118 144C118 166 100 164 100 144C98 134 90 132 86 138C80 146 68 144 70 132Z")  # fmt: skip
    d.body(roof, "#fff4ec", "#e8b7c4", "#8a5288", depth=18, rim_width=4, gap=4.8, ink=INK, light=(-0.6, -1))
    for y in (52, 78, 104):
        half = (y - 16) * 0.92
        loops = [(200 - half + k * half / 6, y + (6 if k % 2 else 0) + 3 * abs(k - 6) / 6) for k in range(13)]
        d.fill(brush(loops, 0.8, 2.4, 0.8), "#a8648e", 0.5)
        d.fill(move(brush(loops, 0.6, 1.4, 0.6), 0, -1.6), "#ffffff", 0.75)
    for k, (x, y, w) in enumerate(((200, 34, 9), (180, 64, 8), (222, 62, 9), (150, 90, 9), (200, 90, 12), (248, 90, 9), (122, 116, 8), (172, 116, 9), (228, 116, 9), (282, 116, 8))):  # fmt: skip
        colour = ("#e2685c", "#6fbf8f", "#f2c95a", "#6aa5e0")[k % 4]
        d.inked(ellipse(x, y, w, w * 0.78), d.radial(x - 3, y - 3, w * 1.3, (0, "#ffffff"), (0.35, colour), (1, palette.darker(colour, 0.4))), 1.3, INK)  # fmt: skip
    for x, y in ((122, 178), (278, 178), (118, 216), (282, 216), (150, 196), (252, 196)):
        d.inked(ellipse(x, y, 5.4, 4.6), d.radial(x - 2, y - 2, 6, (0, "#f2c9a0"), (1, "#7a4028")), 1.2, INK)
    for side in (-1, 1):
        cane = tube([(200 + side * 108, 240), (200 + side * 108, 190), (200 + side * 106, 136)], [8, 8, 8], 4)
        ink_edge(d, cane, 1.8)
        d.fill(cane, d.linear(200 + side * 108 - 8, 0, 200 + side * 108 + 8, 0, (0, "#ffffff"), (1, "#d0a8b8")))
        for k in range(7):
            y = 138 + k * 16
            stripe = polygon([(200 + side * 108 - 12, y + 6), (200 + side * 108 + 12, y - 4), (200 + side * 108 + 12, y + 3), (200 + side * 108 - 12, y + 13)])  # fmt: skip
            d.fill(stripe.intersection(cane), "#d9483f")
        d.fill(rim(cane, 2, 0), "#ffffff", 0.6)
    for side in (-1, 1):
        x = 200 + side * 62
        lid = path(f"M{x - 25} 158C{x - 20} {138 - side * 0} {x + 20} 138 {x + 25} 158C{x + 16} 174 {x - 16} 174 {x - 25} 158Z")  # fmt: skip
        d.outline(lid.buffer(4), 1.6, INK)
        d.fill(lid.buffer(4), d.linear(x - 28, 138, x + 28, 176, (0, "#fff6f0"), (1, "#d9a0b4")))
        d.fill(lid, d.radial(x, 160, 30, (0, "#fffbe0"), (0.5, "#ffd874"), (1, "#e08a3c")))
        d.fill(rect(x - 1.2, 136, 2.4, 40).intersection(lid), "#7a3a30")
        pupil = ellipse(x - side * 4, 162, 5, 10).intersection(lid)
        d.fill(pupil, "#2a0f1c")
        d.fill(lid.difference(move(lid, 0, 6)), "#5a1f24", 0.5)
        brow = brush([(x - side * 26, 134), (x, 130), (x + side * 26, 142 - 16)], 2, 6, 2)
        ink_edge(d, brow, 1.2)
        d.fill(brow, "#fff4ec")


def _door_mouth(d: Drawing) -> None:
    door = path("M158 240C152 184 176 172 200 172C224 172 248 184 242 240Z")
    d.outline(door.buffer(7), 1.8, INK)
    d.fill(door.buffer(7), d.linear(150, 170, 250, 240, (0, "#ffeef0"), (0.5, "#e79aa8"), (1, "#8f4a68")))
    d.fill(door, d.radial(200, 236, 74, (0, "#ffe9a0"), (0.35, "#f29a5a"), (0.75, "#a5303c"), (1, "#4a1024")))
    for k in range(6):
        x = 166 + k * 13.6
        y = 186 - 9 * math.sin(math.pi * (k + 0.5) / 6)
        d.inked(path(f"M{x - 6} {y - 6}L{x + 6} {y - 6}C{x + 5} {y + 6} {x + 2} {y + 12} {x} {y + 17}C{x - 2} {y + 12} {x - 5} {y + 6} {x - 6} {y - 6}Z"), d.linear(x - 5, 0, x + 6, 0, (0, "#ffffff"), (1, "#e0bfd0")), 1.4, INK)  # fmt: skip
    tongue = path("M168 236C170 222 230 222 232 236C236 262 274 276 262 302C248 324 138 328 120 306C106 282 164 266 168 236Z")  # fmt: skip
    d.soft(tongue, INK, 5, 0.5, 0, 5, steps=4)
    mass(d, tongue, "#f08a86", "#a2384e", shade=9, gap=4, edge=2.4, edge_colour="#ffe2c4", light=(-0.5, -1), line=2)
    d.brush([(200, 236), (204, 262), (196, 300)], "#8a2440", 0.8, 3, 0.8, 0.75)
    for x, y in ((176, 262), (226, 264), (162, 286), (240, 288), (184, 300), (222, 304), (212, 280)):
        d.fill(ellipse(x, y, 3, 1.7), "#ffc4b4", 0.6)


def _offering(d: Drawing) -> None:
    """A long white arm comes out of the mouth and bends back with the apple on its palm."""
    arm = tube([(212, 216), (250, 196), (300, 204), (322, 240), (300, 272), (268, 282)], [8, 9, 8, 7, 6.4, 6], 9)
    d.soft(arm, INK, 4, 0.4, 2, 6, steps=3)
    ink_edge(d, arm, 1.8)
    d.fill(arm, d.linear(210, 190, 300, 290, (0, "#e79aa8"), (0.3, "#fff4f2"), (1, "#d8c2e4")))
    for x, y, a in ((232, 204, -64), (252, 197, -84), (273, 197, -100), (294, 204, -126), (310, 220, -150), (318, 240, -176), (313, 258, -214), (298, 272, -240)):  # fmt: skip
        t = math.radians(a)
        band = brush([(x - math.cos(t) * 14 - 4, y - math.sin(t) * 14), (x + math.cos(t) * 14 + 4, y + math.sin(t) * 14)], 5, 5, 5)  # fmt: skip
        d.fill(band.intersection(arm), "#d9483f", 0.92)
    d.fill(hatch(rim(arm, -4, -4), -50, 3.2, 1, 4), INK, 0.5)
    d.fill(rim(arm, 1.8, 2), "#ffffff", 0.8)
    d.glow(246, 256, 62, "#ff7a4a", 0.7)
    fingers = [[(262, 284), (244, 290), (226, 282), (220, 266)], [(262, 280), (238, 282), (226, 270), (224, 256)], [(268, 280), (276, 268), (272, 256), (264, 250)]]  # fmt: skip
    mass(d, tube(fingers[1], [5, 5, 4.4, 1], 7), "#f8ecf4", "#a58ab4", hatched=0, edge=1.2, line=1.6)
    apple = path("M246 240C238 230 221 234 221 252C221 270 234 280 244 277C256 282 271 270 270 252C270 234 255 230 246 240Z")  # fmt: skip
    d.body(apple, "#ff9474", "#c2283a", "#5a0f24", depth=13, rim_width=3.4, gap=3.2, ink=INK)
    d.fill(ellipse(233, 250, 4.6, 8, 20), "#fff0e0", 0.9)
    d.brush([(246, 243), (247, 232), (253, 225)], INK, 3, 2.6, 1.8)
    leaf = path("M249 231C256 219 270 221 275 226C268 238 256 238 249 231Z")
    d.inked(leaf, d.linear(250, 220, 274, 236, (0, "#b9e0a0"), (1, "#3f7a56")), 1.4, INK)
    bite = tube([(262, 262), (272, 262), (277, 254), (287, 256)], [3.4, 3.4, 3.2, 3], 6)
    d.inked(bite, d.linear(0, 252, 0, 266, (0, "#d9ec9a"), (1, "#5f8a4a")), 1.4, INK)
    d.fill(ellipse(287.6, 254.6, 1.1), INK)
    palm = tube([(290, 276), (270, 284), (248, 286)], [6, 8, 7], 6)
    mass(d, palm, "#f8ecf4", "#a58ab4", shade=4, gap=2.8, edge=1.4, line=1.7)
    for nodes in (fingers[0], fingers[2]):
        mass(d, tube(nodes, [5.4, 5, 4.4, 1], 7), "#f8ecf4", "#a58ab4", hatched=0, edge=1.2, line=1.6)


def _gingerman(d: Drawing) -> None:
    """He has been here before; one arm is missing. He advises against it."""
    with d.placed(56, 268, 0.92, -8):
        man = join(ellipse(0, -34, 11), tube([(0, -22), (0, -8)], [10, 10], 3), tube([(-5, -6), (-10, 8)], [6, 5.4], 3), tube([(5, -6), (10, 8)], [6, 5.4], 3), tube([(6, -20), (20, -30), (22, -36)], [5.4, 5, 4.6], 4), tube([(-7, -19), (-12, -16)], [5, 4.6], 3))  # fmt: skip
        man = man.difference(pile(ellipse(-16, -14, 3.4), ellipse(-17, -20, 3)).buffer(0))
        d.body(man, "#d99a5c", "#a5653c", "#5a2c24", depth=6, rim_width=2, gap=3, ink=INK)
        for x in (-4, 4):
            d.fill(ellipse(x, -36, 1.6, 2), INK)
        d.fill(ellipse(0, -29.4, 2, 2.2), "#4a1a1c")
        for y in (-20, -12):
            d.inked(ellipse(0, y, 2), "#e2685c", 0.8, INK)
        for nodes in ([(-13, 4), (-10, 6), (-6, 5)], [(13, 4), (10, 6), (6, 5)], [(17, -34), (20, -32), (24, -33)]):
            d.brush(nodes, "#fff4ec", 1.6)
        for x in (28, 32):
            d.brush([(x, -42), (x + 2, -38), (x + 1, -33)], "#fff4ec", 0.5, 1.4, 0.5, 0.8)


@drawing("endless/nightmares/temptation", 400, 320)
def temptation(d: Drawing) -> None:
    """A sweet house with its tongue out; a gingerbread man without an arm waves one off."""
    backdrop(d, (0, "#14122e"), (0.5, "#3a2658"), (0.78, "#7a3f68"), (1, "#1c1026"))
    stars(d, 0, 0, 400, 120, 26)
    moon(d, 58, 52, 22, 3)
    rng = d.chance()
    for x, base, long, a in ((18, 250, 110, -86), (386, 250, 120, -96), (340, 240, 80, -82), (76, 240, 70, -100)):
        tree = join(twig((x, base), a, long, 13 if long > 100 else 8, 2, rng))
        mass(d, tree, "#1c1434", "#120b20", edge=0.8, edge_colour="#a996dc", hatched=0, soft=False)
        for _ in range(5):  # sweets grow on them
            cx, cy = x + rng.uniform(-34, 34), base - long * rng.uniform(0.7, 1.25)
            d.fill(ellipse(cx, cy, 3.6), ("#e2685c", "#6fbf8f", "#f2d98a")[rng.randrange(3)], 0.85)
            d.fill(ellipse(cx - 1, cy - 1.2, 1.1), "#ffffff", 0.8)
    ground = blob([(-20, 240), (80, 232), (200, 228), (320, 232), (420, 242), (420, 340), (-20, 340)])
    d.fill(ground, d.radial(200, 244, 230, (0, "#d98a8a"), (0.4, "#7a4a6c"), (1, "#1c1028"), flat=0.5))
    d.hatch(ground, INK, 3, 6, 1, 0.4)
    d.glow(200, 190, 190, "#ffb07a", 0.5)
    _gingerbread(d)
    for x, y, r in ((92, 244, 9), (74, 248, 7), (352, 250, 9), (370, 254, 7)):
        d.inked(drop(x, y, r), d.radial(x - 2, y - 3, r * 1.3, (0, "#ffffff"), (0.5, "#c7a0d4"), (1, "#5a3a7a")), 1.3, INK)
    _door_mouth(d)
    _offering(d)
    _gingerman(d)
    d.fill(ellipse(176, 312, 26, 4), INK, 0.4)
    dreamer(d, 176, 312, 0.98, back=True, glow=0.4, mirrored=True,
            arms=(((-5, -30), (-12, -33), (-20, -35)), ((5, -30), (10, -22), (13, -18))))  # fmt: skip
    vignette(d, 200, 170, 275, 0.85, 0.6)


# ---------------------------------------------------------------- lost


def _trunk_shape(d: Drawing, x: float, width: float, base: float) -> Shape:
    rng = d.chance()
    w = width / 2
    left = [(x - w * 0.8 + rng.uniform(-3, 3), -10.0), (x - w * 0.7 + rng.uniform(-3, 3), base * 0.35), (x - w + rng.uniform(-2, 2), base * 0.75), (x - w * 1.9, base)]  # fmt: skip
    right = [(x + w * 1.9, base), (x + w + rng.uniform(-2, 2), base * 0.75), (x + w * 0.7 + rng.uniform(-3, 3), base * 0.35), (x + w * 0.8 + rng.uniform(-3, 3), -10.0)]  # fmt: skip
    return blob([(*left[0], "c"), *left[1:3], (*left[3], "c"), (x, base + w * 0.5), (*right[0], "c"), *right[1:3], (*right[3], "c")])  # fmt: skip


def _far_trunks(d: Drawing) -> None:
    """Three depths of trees, the farther the paler, with mist between."""
    for x, w, t in ((24, 12, 0.0), (70, 9, 0.4), (112, 11, 0.0), (152, 8, 0.4), (246, 9, 0.4), (284, 11, 0.1), (330, 9, 0.4), (372, 12, 0)):  # fmt: skip
        shape = _trunk_shape(d, x, w, 218)
        d.fill(shape, d.linear(0, 0, 0, 218, (0, palette.mix("#2f3870", "#4a568f", t)), (1, "#6a78b4")))
        d.fill(rim(shape, -1.2 if x < 296 else 1.2, 0), "#dfe4ff", 0.4)
    mist(d, 206, 40, "#b9c4ee", 0.3, 6)
    rng = d.chance()
    for x, w in ((52, 20), (126, 16), (262, 17), (342, 22)):
        boughs = twig((x + w * 0.2, 90), -40, w * 2, w * 0.3, 1, rng) + twig((x - w * 0.2, 60), -140, w * 2, w * 0.3, 1, rng)  # fmt: skip
        mass(d, join(_trunk_shape(d, x, w, 232), *boughs), "#20244e", "#3a4278", edge=1.1, light=(1 if x < 296 else -1, -0.4), shade=w * 0.4, gap=4.6, soft=False)  # fmt: skip


def _near_tree(d: Drawing, right: bool) -> None:
    """A tree with a face and two long arms at the picture's edge."""
    trunk = path("M-20 -10L38 -10C34 60 36 130 42 190C46 240 58 290 84 330L-20 330Z")
    arm = tube([(24, 64), (58, 50), (84, 62), (112, 52)], [11, 8, 6, 3.4], 8)
    hand = [tube([(108, 54), (124, 46 + k * 9), (134 + k * 3, 54 + k * 12)], [3.4, 2.4, 0.8], 5) for k in range(3)]
    bough = tube([(20, 20), (56, 12), (90, 22), (130, 8)], [12, 8, 5, 2], 7)
    low = tube([(30, 150), (52, 160), (62, 184), (58, 204)], [6, 4.4, 3, 0.8], 6)
    whole = join(trunk, arm, *hand, bough, low)
    light = (1.0, -0.4)
    if right:
        whole, light = mirror(whole, 200), (-1.0, -0.4)
    mass(d, whole, "#1a1636", "#0b0816", light=light, edge=1.8, shade=16, gap=4.6)
    marks = [ellipse(12, 116, 7, 12, 12), ellipse(34, 110, 5.4, 11, -6), path("M8 166C14 144 32 146 38 160C34 188 14 192 8 166Z")]  # fmt: skip
    for mark in marks:
        mark = mirror(mark, 200) if right else mark
        d.fill(mark, "#020106")
        d.fill(move(mark, 0, 0).buffer(1.6).difference(move(mark, -1.6 * light[0], -1.2)), MOONLIT, 0.55)
    for k in range(9):
        x, y = -2 + k * 5, 20 + (k * 67) % 250
        bark = brush([(x, y), (x + 2, y + 18), (x - 1, y + 40)], 0.3, 1.5, 0.3)
        d.fill(mirror(bark, 200) if right else bark, "#4a4480", 0.5)


def _plank(d: Drawing, x: float, y: float, long: float, angle: float, wide: float = 17, tone: float = 0.0) -> None:
    """A pointing board nailed at (x, y)."""
    with d.placed(x, y, turn=angle):
        board = polygon([(-14, -wide / 2), (long - 14, -wide / 2 - 1), (long, 0.5), (long - 13, wide / 2 + 1), (-15, wide / 2), (-10, 1)])  # fmt: skip
        mass(d, board, palette.mix("#c79a68", "#6a5a86", tone), palette.mix("#5a3a2c", "#2a2040", tone), light=(-0.4, -1), edge=1.3, edge_colour="#ffe6b4", shade=5, gap=3.4, line=1.8)  # fmt: skip
        for k in range(3):
            yy = -wide * 0.3 + k * wide * 0.28
            d.brush([(-6, yy), (long * 0.4, yy + 1), (long - 20, yy - 0.6)], INK, 0.3, 1, 0.3, 0.5)
        word = [(8 + k * (long - 36) / 9, (3.4 if k % 2 else -3.4) * (0.6 + 0.4 * math.sin(k * 2.1 + angle))) for k in range(10)]  # fmt: skip
        d.fill(brush(word, 0.8, 2, 0.8), "#24142c")
        d.fill(ellipse(-3, 0, 1.8), INK)


def _signpost(d: Drawing) -> None:
    post = polygon([(195, 30), (208, 28), (212, 268), (194, 270)])
    mass(d, post, "#a57a54", "#3a2428", edge=1.6, edge_colour="#ffe6b4", shade=7, gap=3.4, line=2)
    for y in (70, 120, 170, 210):
        d.brush([(199, y), (201, y + 14), (200, y + 30)], INK, 0.4, 1.4, 0.4, 0.6)
    _plank(d, 202, 196, 76, 172, 15, 0.35)
    _plank(d, 202, 172, 76, 3, 16, 0.15)
    _plank(d, 202, 148, 104, 196, 18)
    _plank(d, 202, 120, 112, -14, 19)
    _plank(d, 200, 92, 88, 158, 17, 0.1)
    _plank(d, 202, 66, 84, 24, 17, 0.2)
    _plank(d, 202, 44, 62, -96, 15, 0.1)
    other = polygon([(330, 152), (339, 151), (342, 250), (329, 251)])
    mass(d, other, "#8a6a58", "#2f2030", edge=1.3, edge_colour="#ffe6b4", shade=5, gap=3.4, line=1.8)
    _plank(d, 334, 178, 52, 181, 14, 0.25)
    curl = tube([(210, 214), (238, 214), (252, 230), (240, 244), (226, 236), (232, 226)], [6.4, 6.4, 6, 5.4, 4.6, 2.4], 8)
    mass(d, curl, "#c79a68", "#5a3a2c", edge=1.2, edge_colour="#ffe6b4", shade=4, gap=3)
    with d.placed(120, 134, 1.0):  # the crow has eaten the crumbs
        crow = join(blob([(-14, 2), (-8, -8), (2, -12), (10, -8), (10, 0), (2, 6), (-8, 6)]), ellipse(9, -12, 6.4), polygon([(14, -15), (24, -10), (13, -8)]), polygon([(-10, 2), (-28, 8), (-24, 0), (-12, -5)]))  # fmt: skip
        d.stroke(crow, MOONLIT, 2, 0.85)
        d.fill(crow, "#0c0816")
        d.fill(ellipse(10.5, -13.4, 1.5), "#f2d98a")
        d.fill(ellipse(21, -9, 2.2, 1.6), "#f0ddb0")
        for x in (-1, 4):
            d.brush([(x, 5), (x, 11)], "#0c0816", 1.8)


def _paths(d: Drawing) -> None:
    """The way, which is a knot."""
    ground = blob([(-20, 226), (100, 214), (200, 210), (310, 214), (420, 224), (420, 340), (-20, 340)])
    d.fill(ground, d.linear(0, 210, 0, 320, (0, "#4f5a86"), (0.4, "#2a2c54"), (1, "#0f0d20")))
    ways: list[tuple[list[XY], list[float]]] = [
        ([(60, 216), (110, 232), (240, 252), (330, 282), (430, 300)], [3, 6, 11, 17, 24]),
        ([(348, 214), (300, 228), (180, 248), (80, 272), (-30, 300)], [3, 6, 11, 16, 22]),
        ([(202, 340), (190, 296), (120, 268), (70, 246), (110, 230), (200, 232), (300, 246), (338, 230), (280, 217)], [30, 20, 11, 8, 6, 6, 7, 5, 3]),
    ]  # fmt: skip
    for nodes, radii in ways:
        way = tube(nodes, radii, 8)
        flat = path("M0 0Z") if way.is_empty else way
        d.fill(flat.buffer(1.6, 3).simplify(0.3), INK, 0.65)
    for nodes, radii in ways:
        way = tube(nodes, radii, 8).simplify(0.2)
        d.fill(way, d.linear(0, 214, 0, 320, (0, "#c9c2e0"), (0.4, "#a08fb0"), (1, "#6a5468")))
        d.fill(rim(way, 0, 1.4), "#fff4d8", 0.6)
    specks(d, rect(0, 216, 400, 104), 90, INK, 0.5, 9, 1)
    rng = d.chance()
    taken = join(*(tube(nodes, radii, 8).buffer(2) for nodes, radii in ways))
    grass: list[Shape] = []
    for _ in range(150):
        x, y = rng.uniform(0, 400), rng.uniform(222, 318)
        s = (y - 190) / 110
        blades = [brush([(x + k * 2 * s, y), (x + k * 4 * s, y - rng.uniform(4, 8) * s)], 1.6 * s, 1, 0.3) for k in (-1, 0, 1)]  # fmt: skip
        if all(not blade.intersects(taken) for blade in blades):
            grass += blades
    d.fill(pile(grass), "#5f6aa0", 0.75)
    for x, y, s in ((300, 262, 0.9), (308, 266, 0.6), (66, 300, 1.1)):
        with d.placed(x, y, s):
            d.inked(path("M-2.4 0L-1.6 -8L1.6 -8L2.4 0Z"), "#e9dfcc", 1, INK)
            d.inked(path("M-8 -7C-7 -16 7 -16 8 -7Z"), "#d9605a", 1.1, INK)
            d.fill(pile([ellipse(-3, -10, 1.4), ellipse(2.6, -11, 1.6), ellipse(0, -8.4, 1)]), "#fff4e0")


@drawing("endless/nightmares/lost", 400, 320)
def lost(d: Drawing) -> None:
    """A wood where every way crosses every other and the signposts point at one another."""
    backdrop(d, (0, "#131534"), (0.4, "#2c3668"), (0.66, "#7480b4"), (1, "#14122a"))
    moon(d, 296, 62, 40, 2.8)
    _far_trunks(d)
    for x, y, r in ((88, 176, 5), (160, 158, 3.6), (236, 172, 4), (306, 150, 5.4), (322, 204, 4), (92, 206, 3.4), (268, 128, 3.4)):  # fmt: skip
        d.fill(ellipse(x, y, r * 4.4, r * 3.4), d.radial(x, y, r * 4.4, (0, INK, 0.75), (0.5, INK, 0.5), (1, INK, 0), flat=0.77))  # fmt: skip
        eyes(d, x, y, r, "#f6dc92", look=((200 - x) / 120, 0.8), slant=12, slit=True)
    mist(d, 224, 26, "#c9d0f4", 0.2, 4)
    _paths(d)
    _signpost(d)
    d.fill(ellipse(206, 272, 30, 5), INK, 0.5)
    d.fill(ellipse(176, 304, 28, 5), INK, 0.5)
    dreamer(d, 174, 304, 1, back=True, glow=0.85, mirrored=True)
    _near_tree(d, False)
    _near_tree(d, True)
    for x, y, c in ((286, 296, "#f0ddb0"), (312, 306, "#f0ddb0"), (262, 290, "#f0ddb0")):
        d.inked(ellipse(x, y, 2.4, 1.8), c, 0.8, INK)
    vignette(d, 200, 180, 275, 0.85, 0.58)
