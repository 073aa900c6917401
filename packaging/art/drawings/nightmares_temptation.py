"""Nightmare: Temptation."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.nightmares_dreamer import dreamer
from art.drawings.nightmares_parts import (
    INK,
    air,
    backdrop,
    ink_edge,
    mass,
    pts,
    scene,
    twig,
    vignette,
)
from art.paper import moon, stars
from art.shapes import (
    blob,
    ellipse,
    join,
    move,
    path,
    pile,
    polygon,
    rect,
)
from art.strokes import brush, drop, hatch, rim, tube


def _walls(d: Drawing) -> None:
    """Gingerbread with its candy canes."""
    wall = path("M108 236L100 112L300 112L292 236Z")
    d.soft(wall, "#ff9a6a", 10, 0.4, steps=4)
    d.body(
        wall,
        "#c98250",
        "#8a4c34",
        "#3a1c22",
        depth=22,
        rim_width=3,
        gap=5.3,
        ink=INK,
        light=(-0.7, -1),
    )
    for x, y in ((122, 178), (278, 178), (118, 216), (282, 216), (150, 196), (252, 196)):
        d.inked(
            ellipse(x, y, 5.4, 4.6),
            d.radial(x - 2, y - 2, 6, (0, "#f2c9a0"), (1, "#7a4028")),
            1.2,
            INK,
        )


def _roof(d: Drawing) -> None:
    """Icing and sweets, and a chimney that breathes hearts."""
    chimney = join(rect(256, 28, 22, 60), ellipse(267, 28, 15, 8))
    mass(d, chimney, "#e0a878", "#5a2a2c", shade=7, gap=3, edge=1.6, edge_colour="#fff4ec")
    d.fill(path("M267 8C258 0 262 -10 268 -5C275 -10 279 0 267 8Z"), "#e8b7c4", 0.5)
    d.fill(path("M262 22C258 17 260 12 263.5 14.5C267 12 270 17 262 22Z"), "#e8b7c4", 0.6)
    roof = path(
        "M70 132C92 112 140 52 200 10C260 52 308 112 330 132C330 146 318 148 314 136"
        "C308 130 302 132 302 142C302 160 284 160 284 142C282 132 272 132 270 140"
        "C270 150 258 152 256 140C254 130 244 130 242 138C242 164 222 164 222 140"
        "C220 130 210 130 208 138C208 150 194 150 192 138C190 130 180 130 178 142"
        "C178 158 160 158 160 142C158 132 148 132 146 140C146 152 132 152 130 140"
        "C128 132 120 132 118 144C118 166 100 164 100 144C98 134 90 132 86 138"
        "C80 146 68 144 70 132Z"
    )
    d.body(
        roof,
        "#fff4ec",
        "#e8b7c4",
        "#8a5288",
        depth=18,
        rim_width=4,
        gap=5.5,
        ink=INK,
        light=(-0.6, -1),
    )
    for y in (52, 78, 104):
        half = (y - 16) * 0.92
        loops = [
            (200 - half + k * half / 6, y + (6 if k % 2 else 0) + 3 * abs(k - 6) / 6)
            for k in range(13)
        ]
        d.fill(brush(loops, 0.8, 2.4, 0.8), "#a8648e", 0.5)
        d.fill(move(brush(loops, 0.6, 1.4, 0.6), 0, -1.6), "#ffffff", 0.75)
    for k, (x, y, w) in enumerate(
        (
            (200, 34, 9),
            (180, 64, 8),
            (222, 62, 9),
            (150, 90, 9),
            (200, 90, 12),
            (248, 90, 9),
            (122, 116, 8),
            (172, 116, 9),
            (228, 116, 9),
            (282, 116, 8),
        )
    ):
        colour = ("#e2685c", "#6fbf8f", "#f2c95a", "#6aa5e0")[k % 4]
        d.inked(
            ellipse(x, y, w, w * 0.78),
            d.radial(
                x - 3,
                y - 3,
                w * 1.3,
                (0, "#ffffff"),
                (0.35, colour),
                (1, palette.darker(colour, 0.4)),
            ),
            1.3,
            INK,
        )


def _canes(d: Drawing) -> None:
    for side in (-1, 1):
        cane = tube(
            [(200 + side * 108, 240), (200 + side * 108, 190), (200 + side * 106, 136)],
            [8, 8, 8],
            4,
        )
        ink_edge(d, cane, 1.8)
        d.fill(
            cane,
            d.linear(
                200 + side * 108 - 8, 0, 200 + side * 108 + 8, 0, (0, "#ffffff"), (1, "#d0a8b8")
            ),
        )
        for k in range(7):
            y = 138 + k * 16
            stripe = polygon(
                [
                    (200 + side * 108 - 12, y + 6),
                    (200 + side * 108 + 12, y - 4),
                    (200 + side * 108 + 12, y + 3),
                    (200 + side * 108 - 12, y + 13),
                ]
            )
            d.fill(stripe.intersection(cane), "#d9483f")
        d.fill(rim(cane, 2, 0), "#ffffff", 0.6)


def _windows(d: Drawing) -> None:
    """They look."""
    for side in (-1, 1):
        x = 200 + side * 62
        lid = path(
            f"M{x - 25} 158C{x - 20} 138 {x + 20} 138 {x + 25} 158"
            f"C{x + 16} 174 {x - 16} 174 {x - 25} 158Z"
        )
        d.outline(lid.buffer(4), 1.6, INK)
        d.fill(lid.buffer(4), d.linear(x - 28, 138, x + 28, 176, (0, "#fff6f0"), (1, "#d9a0b4")))
        d.fill(lid, d.radial(x, 160, 30, (0, "#fffbe0"), (0.5, "#ffd874"), (1, "#e08a3c")))
        d.fill(rect(x - 1.2, 136, 2.4, 40).intersection(lid), "#7a3a30")
        pupil = ellipse(x - side * 4, 162, 5, 10).intersection(lid)
        d.fill(pupil, "#2a0f1c")
        d.fill(lid.difference(move(lid, 0, 6)), "#5a1f24", 0.5)
        brow = brush([(x - side * 26, 134), (x, 130), (x + side * 26, 126)], 2, 6, 2)
        ink_edge(d, brow, 1.2)
        d.fill(brow, "#fff4ec")


def _door_mouth(d: Drawing) -> None:
    door = path("M158 240C152 184 176 172 200 172C224 172 248 184 242 240Z")
    d.outline(door.buffer(7), 1.8, INK)
    d.fill(
        door.buffer(7),
        d.linear(150, 170, 250, 240, (0, "#ffeef0"), (0.5, "#e79aa8"), (1, "#8f4a68")),
    )
    d.fill(
        door,
        d.radial(
            200, 236, 74, (0, "#ffe9a0"), (0.35, "#f29a5a"), (0.75, "#a5303c"), (1, "#4a1024")
        ),
    )
    for k in range(6):
        x = 166 + k * 13.6
        y = 186 - 9 * math.sin(math.pi * (k + 0.5) / 6)
        d.inked(
            path(
                f"M{x - 6} {y - 6}L{x + 6} {y - 6}C{x + 5} {y + 6} {x + 2} {y + 12} {x} {y + 17}"
                f"C{x - 2} {y + 12} {x - 5} {y + 6} {x - 6} {y - 6}Z"
            ),
            d.linear(x - 5, 0, x + 6, 0, (0, "#ffffff"), (1, "#e0bfd0")),
            1.4,
            INK,
        )


def _tongue(d: Drawing) -> None:
    """The carpet."""
    tongue = path(
        "M168 236C170 222 230 222 232 236C236 262 274 276 262 302"
        "C248 324 138 328 120 306C106 282 164 266 168 236Z"
    )
    d.soft(tongue, INK, 5, 0.5, 0, 5, steps=4)
    mass(
        d,
        tongue,
        "#f08a86",
        "#a2384e",
        shade=9,
        gap=4.6,
        edge=2.4,
        edge_colour="#ffe2c4",
        light=(-0.5, -1),
        line=2,
    )
    d.brush(pts("200,236 204,262 196,300"), "#8a2440", 0.8, 3, 0.8, 0.75)
    for x, y in (
        (176, 262),
        (226, 264),
        (162, 286),
        (240, 288),
        (184, 300),
        (222, 304),
        (212, 280),
    ):
        d.fill(ellipse(x, y, 3, 1.7), "#ffc4b4", 0.6)


def _arm(d: Drawing) -> None:
    """A long arm from deep inside, striped like the canes."""
    arm = tube(
        pts("206,238 222,206 262,194 306,208 322,242 300,272 268,282"), [8, 8, 9, 8, 7, 6.4, 6], 9
    )
    d.soft(arm, INK, 4, 0.4, 2, 6, steps=3)
    ink_edge(d, arm, 1.8)
    d.fill(
        arm,
        d.linear(
            206, 238, 300, 260, (0, "#a5404a"), (0.2, "#f0b0b4"), (0.45, "#fff4f2"), (1, "#d8c2e4")
        ),
    )
    for x, y, a in (
        (226, 207, -50),
        (244, 198, -74),
        (266, 195, -92),
        (288, 200, -112),
        (308, 214, -142),
        (318, 240, -176),
        (313, 258, -214),
        (298, 272, -240),
    ):
        t = math.radians(a)
        band = brush(
            [
                (x - math.cos(t) * 14 - 4, y - math.sin(t) * 14),
                (x + math.cos(t) * 14 + 4, y + math.sin(t) * 14),
            ],
            5,
            5,
            5,
        )
        d.fill(band.intersection(arm), "#d9483f", 0.92)
    d.fill(hatch(rim(arm, -4, -4), -50, 3.2, 1, 4), INK, 0.5)
    d.fill(rim(arm, 1.8, 2), "#ffffff", 0.8)


def _offering(d: Drawing) -> None:
    """Over the tongue's edge the arm comes back, with the apple on its palm."""
    with d.clipped(rect(268, 150, 140, 170)):
        _arm(d)
    d.glow(246, 256, 62, "#ff7a4a", 0.7)
    fingers = [
        pts("262,284 244,290 226,282 220,266"),
        pts("262,280 238,282 226,270 224,256"),
        pts("268,280 276,268 272,256 264,250"),
    ]
    mass(
        d, tube(fingers[1], [5, 5, 4.4, 1], 7), "#f8ecf4", "#a58ab4", hatched=0, edge=1.2, line=1.6
    )
    apple = path(
        "M246 240C238 230 221 234 221 252C221 270 234 280 244 277"
        "C256 282 271 270 270 252C270 234 255 230 246 240Z"
    )
    d.body(apple, "#ff9474", "#c2283a", "#5a0f24", depth=13, rim_width=3.4, gap=3.2, ink=INK)
    d.fill(ellipse(233, 250, 4.6, 8, 20), "#fff0e0", 0.9)
    d.brush(pts("246,243 247,232 253,225"), INK, 3, 2.6, 1.8)
    leaf = path("M249 231C256 219 270 221 275 226C268 238 256 238 249 231Z")
    d.inked(leaf, d.linear(250, 220, 274, 236, (0, "#b9e0a0"), (1, "#3f7a56")), 1.4, INK)
    bite = tube(pts("262,262 272,262 277,254 287,256"), [3.4, 3.4, 3.2, 3], 6)
    d.inked(bite, d.linear(0, 252, 0, 266, (0, "#d9ec9a"), (1, "#5f8a4a")), 1.4, INK)
    d.fill(ellipse(287.6, 254.6, 1.1), INK)
    palm = tube(pts("290,276 270,284 248,286"), [6, 8, 7], 6)
    mass(d, palm, "#f8ecf4", "#a58ab4", shade=4, gap=2.8, edge=1.4, line=1.7)
    for nodes in (fingers[0], fingers[2]):
        mass(
            d, tube(nodes, [5.4, 5, 4.4, 1], 7), "#f8ecf4", "#a58ab4", hatched=0, edge=1.2, line=1.6
        )


def _gingerman(d: Drawing) -> None:
    """He has been here before; one arm is missing. He advises against it."""
    with d.placed(56, 268, 0.92, -8):
        man = join(
            ellipse(0, -34, 11),
            tube([(0, -22), (0, -8)], [10, 10], 3),
            tube([(-5, -6), (-10, 8)], [6, 5.4], 3),
            tube([(5, -6), (10, 8)], [6, 5.4], 3),
            tube(pts("6,-20 20,-30 22,-36"), [5.4, 5, 4.6], 4),
            tube([(-7, -19), (-12, -16)], [5, 4.6], 3),
        )
        man = man.difference(pile(ellipse(-16, -14, 3.4), ellipse(-17, -20, 3)).buffer(0))
        d.body(man, "#d99a5c", "#a5653c", "#5a2c24", depth=6, rim_width=2, gap=3, ink=INK)
        for x in (-4, 4):
            d.fill(ellipse(x, -36, 1.6, 2), INK)
        d.fill(ellipse(0, -29.4, 2, 2.2), "#4a1a1c")
        for y in (-20, -12):
            d.inked(ellipse(0, y, 2), "#e2685c", 0.8, INK)
        for nodes in (pts("-13,4 -10,6 -6,5"), pts("13,4 10,6 6,5"), pts("17,-34 20,-32 24,-33")):
            d.brush(nodes, "#fff4ec", 1.6)
        for x in (28, 32):
            d.brush([(x, -42), (x + 2, -38), (x + 1, -33)], "#fff4ec", 0.5, 1.4, 0.5, 0.8)


@scene("endless/nightmares/temptation", 400, 320)
def temptation(d: Drawing) -> None:
    """A sweet house with its tongue out; a gingerbread man without an arm waves one off."""
    backdrop(d, (0, "#14122e"), (0.5, "#3a2658"), (0.78, "#7a3f68"), (1, "#1c1026"))
    air(d, rect(0, 0, 400, 240))
    stars(d, 0, 0, 400, 120, 26)
    moon(d, 58, 52, 22, 3)
    rng = d.chance()
    for x, base, long, a in (
        (18, 250, 110, -86),
        (386, 250, 120, -96),
        (340, 240, 80, -82),
        (76, 240, 70, -100),
    ):
        tree = join(twig((x, base), a, long, 13 if long > 100 else 8, 2, rng))
        mass(d, tree, "#1c1434", "#120b20", edge=0.8, edge_colour="#a996dc", hatched=0, soft=False)
        for _ in range(5):  # sweets grow on them
            cx, cy = x + rng.uniform(-34, 34), base - long * rng.uniform(0.7, 1.25)
            d.fill(ellipse(cx, cy, 3.6), ("#e2685c", "#6fbf8f", "#f2d98a")[rng.randrange(3)], 0.85)
            d.fill(ellipse(cx - 1, cy - 1.2, 1.1), "#ffffff", 0.8)
    ground = blob(pts("-20,240 80,232 200,228 320,232 420,242 420,340 -20,340"))
    d.fill(
        ground, d.radial(200, 244, 230, (0, "#d98a8a"), (0.4, "#7a4a6c"), (1, "#1c1028"), flat=0.5)
    )
    d.hatch(ground, INK, 3, 6, 1, 0.4)
    d.glow(200, 190, 190, "#ffb07a", 0.5)
    _walls(d)
    _roof(d)
    _canes(d)
    _windows(d)
    for x, y, r in ((92, 244, 9), (74, 248, 7), (352, 250, 9), (370, 254, 7)):
        d.inked(
            drop(x, y, r),
            d.radial(x - 2, y - 3, r * 1.3, (0, "#ffffff"), (0.5, "#c7a0d4"), (1, "#5a3a7a")),
            1.3,
            INK,
        )
    _door_mouth(d)
    _arm(d)
    _tongue(d)
    _offering(d)
    _gingerman(d)
    d.fill(ellipse(176, 312, 26, 4), INK, 0.4)
    dreamer(
        d,
        176,
        312,
        0.98,
        back=True,
        glow=0.4,
        mirrored=True,
        arms=(((-5, -30), (-12, -33), (-20, -35)), ((5, -30), (10, -22), (13, -18))),
    )
    vignette(d, 200, 170, 275, 0.85, 0.6)
