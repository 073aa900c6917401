"""Nightmare: Monsters."""

from __future__ import annotations

import math

from art.drawing import Drawing
from art.drawings.nightmares_dreamer import dreamer
from art.drawings.nightmares_parts import INK, air, backdrop, ink_edge, mass, pts, scene, vignette
from art.paper import eye
from art.shapes import (
    XY,
    blob,
    ellipse,
    join,
    mirror,
    mirror_points,
    path,
    pile,
    polygon,
    rect,
)
from art.strokes import brush, fur, tube

END: XY = (200, 108)


def _corridor(d: Drawing) -> None:
    """A long hallway with doors; at its end the only light."""
    ex, ey = END
    d.fill(
        polygon(pts("0,0 166,60 166,160 0,340")),
        d.linear(0, 0, 170, 0, (0, "#161026"), (1, "#5a3c58")),
    )
    d.fill(
        polygon(pts("400,0 234,60 234,160 400,340")),
        d.linear(400, 0, 230, 0, (0, "#120c20"), (1, "#4f3450")),
    )
    d.fill(
        polygon(pts("0,0 400,0 234,60 166,60")),
        d.linear(0, 0, 0, 60, (0, "#0e0a1a"), (1, "#3c2a48")),
    )
    d.fill(
        polygon(pts("0,340 400,340 234,160 166,160")),
        d.linear(0, 160, 0, 320, (0, "#8a5a4a"), (0.4, "#3c2636"), (1, "#150c1a")),
    )
    for k in range(-6, 7):
        d.fill(brush([(ex + k * 6, 160), (ex + k * 44, 330)], 0.6, 1.2, 2), INK, 0.5)
    rug = polygon(pts("184,160 216,160 300,330 100,330"))
    d.fill(rug, d.linear(0, 160, 0, 320, (0, "#d98a5c"), (0.4, "#8d3a4a"), (1, "#3a1830")))
    for side in (-1, 1):
        d.fill(brush([(ex + side * 14, 160), (ex + side * 88, 330)], 1, 3, 5), "#f2cf8a", 0.6)
        for t in (0.0, 0.42, 0.72):
            x0, x1 = 34 + 150 * t**0.8 * 0.55 - 30 * (1 - t), 0.0
            x1 = x0 + 40 * (1 - t * 0.62)
            points = [_on_wall(x, v) for x, v in ((x0, 1.0), (x0, 0.26), (x1, 0.26), (x1, 1.0))]
            door = polygon(points if side < 0 else mirror_points(points, 200))
            mass(
                d,
                door,
                "#6a4650",
                "#2a1826",
                light=(-side, -0.3),
                edge=1,
                edge_colour="#ffcf9a",
                shade=8,
                gap=4.6,
                soft=False,
            )
            knob = _on_wall(x1 - 6, 0.64)
            d.fill(ellipse(knob[0] if side < 0 else 400 - knob[0], knob[1], 2.2 - t), "#f2d98a")
    d.glow(ex, ey + 30, 215, "#ffd78f", 0.9)
    d.glow(ex, 262, 120, "#ffdf9a", 0.95, 0.42)
    rng = d.chance()
    for k in range(14):
        a = math.tau * (k + rng.uniform(-0.2, 0.2)) / 14
        spread = rng.uniform(0.05, 0.1)
        ray = polygon(
            [
                (ex, 124),
                (ex + math.cos(a - spread) * 330, 124 + math.sin(a - spread) * 330),
                (ex + math.cos(a + spread) * 330, 124 + math.sin(a + spread) * 330),
            ]
        )
        fade = d.radial(
            ex, 124, 240, (0, "#ffe0a0", 0.55), (0.5, "#ffd08a", 0.2), (1, "#ffd08a", 0)
        )
        d.fill(ray.intersection(rect(0, 0, 400, 320)), fade)
    d.fill(
        path("M182 160L182 96C182 72 218 72 218 96L218 160Z"),
        d.linear(0, 76, 0, 160, (0, "#fffbe8"), (1, "#f6cf7c")),
    )


def _on_wall(x: float, v: float) -> XY:
    """The point of the left wall at the given x; v is 0 at the ceiling and 1 at the floor."""
    t = x / 166
    top, low = 60 * t, 340 - 180 * t
    return (x, top + (low - top) * v)


def _shaggy(d: Drawing) -> None:
    """The big one in the middle, arms from wall to wall."""
    trunk = blob(
        pts(
            "128,262 126,190 136,120 160,72 200,54 240,72 264,120 272,190 "
            "272,262 240,270 230,230 200,212 170,230 160,270"
        )
    )
    arms = [tube(pts("142,128 104,110 74,134 52,118"), [20, 16, 13, 11], 8)]
    arms.append(mirror(arms[0], 200))
    horns = [tube(pts("168,72 146,52 146,26 162,12"), [9, 8, 5, 1], 8)]
    horns.append(mirror(horns[0], 200))
    for horn in horns:
        mass(d, horn, "#f2e0b8", "#6a4a4c", shade=5, gap=3, edge=1.4, edge_colour="#fff4d0")
    for k in range(4):
        for s in (0, 1):
            cut = brush(
                [(142 + k, 52 - k * 9), (150, 55 - k * 10), (157, 50 - k * 9)], 0.4, 1.4, 0.4
            )
            d.fill(mirror(cut, 200) if s else cut, INK, 0.6)
    coat = fur(join(trunk, *arms), 10, 8, 0.5, 5, down=0.5).simplify(0.25)
    d.soft(join(trunk, *arms).buffer(7).simplify(1), "#ffc27a", 12, 0.7, steps=12)
    mass(d, coat, "#6a5590", "#1c1230", shade=22, gap=5.1, edge=2, edge_colour="#e0d2ff", line=2)
    rng = d.chance()
    tufts = []
    for _ in range(90):
        x, y = rng.uniform(140, 260), rng.uniform(80, 225)
        tufts.append(
            brush(
                [(x, y), (x + rng.uniform(-2, 2), y + 6), (x + rng.uniform(-4, 4), y + 12)],
                1.6,
                1.1,
                0.2,
                3,
            )
        )
    d.fill(pile(t for t in tufts if coat.contains(t)), INK, 0.5)
    for s in (0, 1):
        for k, (x, y) in enumerate(((56, 116), (46, 112), (40, 122), (44, 132))):
            claw = tube([(x, y), (x - 12, y - 2 + k * 2), (x - 20, y + 6 + k * 2)], [5, 4, 0.8], 5)
            mass(d, mirror(claw, 200) if s else claw, "#fff0cc", "#a8846a", hatched=0, edge=0.8)
    eye(d, 176, 106, 20, turn=6, iris="#f2a53c", look=(0.2, 0.9))
    eye(d, 226, 106, 20, turn=-6, iris="#f2a53c", look=(-0.2, 0.9))
    mouth = path(
        "M150 146C170 160 230 160 250 146C254 184 226 200 200 200C174 200 146 184 150 146Z"
    )
    ink_edge(d, mouth, 2.4)
    d.fill(mouth, d.radial(200, 182, 54, (0, "#c2483f"), (0.6, "#5a1626"), (1, "#1a0610")))
    for k in range(8):
        x = 158 + k * 12
        y = 150 + 7 * math.sin(math.pi * (k + 0.5) / 8)
        d.inked(
            polygon([(x - 5.4, y - 2), (x + 5.4, y - 2), (x + 0.5, y + 11 + (k % 3) * 3)]),
            "#fff6dc",
            1.3,
            INK,
        )
    for k in range(5):
        x = 174 + k * 13
        d.inked(
            polygon([(x - 5, 198), (x + 5, 198), (x, 185)]).intersection(mouth), "#f0ddb8", 1.2, INK
        )


def _gaunt(d: Drawing) -> None:
    """The long one has to bend under the ceiling."""
    neck = tube(pts("36,330 30,240 44,160 40,84 70,40 106,46"), [34, 30, 20, 14, 13, 12], 9)
    head = blob(pts("92,30 118,28 142,44 148,60 136,70 112,70 94,60"))
    arm = tube(pts("40,190 78,206 92,240 84,262"), [10, 8, 7, 5], 8)
    for x, y, a in (
        (10, 222, 186),
        (20, 186, 190),
        (28, 150, 186),
        (29, 114, 180),
        (31, 80, 190),
        (44, 52, 212),
        (64, 34, 240),
        (88, 32, 274),
    ):
        c, k = math.cos(math.radians(a)), math.sin(math.radians(a))
        spine = polygon([(x - k * 8, y + c * 8), (x + c * 15, y + k * 15), (x + k * 8, y - c * 8)])
        mass(d, spine, "#e2685c", "#6a2434", light=(1, -0.4), hatched=0, edge=1, soft=False)
    whole = join(neck, head)
    mass(
        d,
        whole,
        "#86b8a0",
        "#12302f",
        shade=16,
        gap=4.6,
        edge=2.2,
        edge_colour="#ffe2a8",
        light=(1, -0.4),
        line=2,
    )
    for x, y, r in (
        (40, 250, 7),
        (56, 226, 5),
        (36, 210, 5),
        (50, 290, 8),
        (52, 188, 4),
        (34, 130, 4),
    ):
        d.fill(ellipse(x, y, r, r * 0.75, -20), "#0c2626", 0.5)
    for y, x in ((110, 41), (132, 44), (154, 45), (178, 42), (204, 36)):
        d.brush([(x - 12, y - 3), (x, y + 3), (x + 14, y)], INK, 0.5, 1.8, 0.5, 0.6)
    mass(
        d,
        arm,
        "#8fc4a8",
        "#1f4a48",
        shade=6,
        gap=3,
        edge=1.5,
        edge_colour="#ffe2a8",
        light=(1, -0.4),
    )
    for k in range(4):
        mass(
            d,
            tube([(84, 260), (76 + k * 9, 274), (72 + k * 12, 288)], [3.6, 3, 0.8], 5),
            "#c9f0d2",
            "#3f7a6c",
            hatched=0,
            edge=0.8,
        )
    for x, y, r in ((112, 40, 8), (129, 44, 9), (121, 57, 6)):
        eye(d, x, y, r, iris="#e2685c", look=(0.3, 0.9), slit=False)
    d.brush(pts("100,60 116,68 138,64"), INK, 0.6, 2.4, 0.8)
    for x in (108, 118, 128):
        d.fill(polygon([(x - 3, 65), (x + 3, 65), (x, 72)]), "#fff6dc")


def _lump(d: Drawing) -> None:
    """The low one, one eye and one tooth; it holds somebody's slippers."""
    body = blob(pts("294,320 288,262 304,224 336,206 372,212 398,240 408,330"))
    arm = tube(pts("312,262 288,272 276,262"), [11, 9, 7], 7)
    mass(d, body, "#e8a06a", "#5a2430", shade=18, gap=4.6, edge=2.2, edge_colour="#ffe8b8", line=2)
    for x, y, r in ((366, 236, 6), (380, 262, 8), (320, 236, 4), (376, 290, 5)):
        d.fill(ellipse(x, y, r, r * 0.8), "#7a2c34", 0.6)
    for nodes in (
        pts("336,208 330,192 338,184"),
        pts("350,206 352,188 362,184"),
        pts("364,210 370,194 380,192"),
    ):
        d.brush(nodes, INK, 3, 2, 0.8)
    eye(d, 336, 240, 22, iris="#6fbf8f", look=(-0.8, 0.4), slit=False)
    mouth = path("M306 274C322 266 346 268 362 276C350 292 322 294 306 274Z")
    d.inked(mouth, "#3a0f1c", 1.8, INK)
    d.inked(polygon(pts("320,286 332,289 327,272")), "#fff6dc", 1.3, INK)
    mass(d, arm, "#e0905e", "#7a3438", shade=7, gap=3, edge=1.6, edge_colour="#ffe8b8")
    for x, y, t in ((268, 258, -24), (276, 274, 14)):
        with d.placed(x, y, 0.62, t):
            d.inked(
                path("M-20 0C-20 -10 -8 -13 2 -13C16 -13 21 -6 20 1C14 7 -14 7 -20 0Z"),
                d.linear(0, -13, 0, 6, (0, "#9a84d4"), (1, "#3a2c64")),
                2,
                INK,
            )
            d.fill(ellipse(-8, -4, 8, 3.6), "#17102a")
            d.inked(ellipse(9, -8, 5), "#efe6ff", 1.2, INK)


def _tentacles(d: Drawing) -> None:
    """From the door on the right and from above."""
    for nodes, radii in (
        (pts("410,120 370,108 346,130 330,112 340,98"), [20, 15, 11, 7, 3]),
        (pts("410,176 376,160 352,178 330,166 322,176"), [17, 13, 9, 6, 2.4]),
        (pts("330,-12 322,24 298,34 292,58 306,64"), [17, 13, 10, 6, 2]),
    ):
        mass(
            d,
            tube(nodes, radii, 9),
            "#7fa8e0",
            "#1c2c5c",
            shade=7,
            gap=3.6,
            edge=1.8,
            edge_colour="#ffe2a8",
            line=1.8,
            light=(-0.8, -0.6),
        )
        for k in range(1, 4):
            (ax, ay), (bx, by) = nodes[k], nodes[k + 1] if k + 1 < len(nodes) else nodes[k]
            for t in (0.1, 0.55):
                r = radii[k] * 0.34
                d.inked(
                    ellipse(
                        ax + (bx - ax) * t - radii[k] * 0.3, ay + (by - ay) * t + radii[k] * 0.5, r
                    ),
                    "#f0c9b4",
                    0.9,
                    INK,
                )


@scene("endless/nightmares/monsters", 400, 320)
def monsters(d: Drawing) -> None:
    """The corridor is full: four of them between the child and the door."""
    backdrop(d, (0, "#161026"), (1, "#0d0816"))
    _corridor(d)
    air(d, rect(0, 0, 400, 320), -50, 7, 0.4)
    _tentacles(d)
    _shaggy(d)
    _gaunt(d)
    _lump(d)
    d.fill(polygon(pts("186,308 206,308 216,330 170,330")), INK, 0.5)
    dreamer(d, 192, 312, 1.02, back=True, glow=0.85, barefoot=True)
    vignette(d, 200, 190, 290, 0.95, 0.42)
