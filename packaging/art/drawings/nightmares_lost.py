"""Nightmare: Lost."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.nightmares_dreamer import dreamer
from art.drawings.nightmares_parts import (
    INK,
    MOONLIT,
    backdrop,
    eyes,
    mass,
    mist,
    pts,
    scene,
    specks,
    twig,
    vignette,
)
from art.paper import moon
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
)
from art.strokes import brush, rim, tube


def _trunk_shape(d: Drawing, x: float, width: float, base: float) -> Shape:
    rng = d.chance()
    w = width / 2
    left = [
        (x - w * 0.8 + rng.uniform(-3, 3), -10.0),
        (x - w * 0.7 + rng.uniform(-3, 3), base * 0.35),
        (x - w + rng.uniform(-2, 2), base * 0.75),
        (x - w * 1.9, base),
    ]
    right = [
        (x + w * 1.9, base),
        (x + w + rng.uniform(-2, 2), base * 0.75),
        (x + w * 0.7 + rng.uniform(-3, 3), base * 0.35),
        (x + w * 0.8 + rng.uniform(-3, 3), -10.0),
    ]
    return blob(
        [
            (*left[0], "c"),
            *left[1:3],
            (*left[3], "c"),
            (x, base + w * 0.5),
            (*right[0], "c"),
            *right[1:3],
            (*right[3], "c"),
        ]
    )


def _far_trunks(d: Drawing) -> None:
    """Three depths of trees, the farther the paler, with mist between."""
    for x, w, t in (
        (24, 12, 0.0),
        (70, 9, 0.4),
        (112, 11, 0.0),
        (152, 8, 0.4),
        (246, 9, 0.4),
        (284, 11, 0.1),
        (330, 9, 0.4),
        (372, 12, 0),
    ):
        shape = _trunk_shape(d, x, w, 218)
        d.fill(
            shape, d.linear(0, 0, 0, 218, (0, palette.mix("#2f3870", "#4a568f", t)), (1, "#6a78b4"))
        )
        d.fill(rim(shape, -1.2 if x < 296 else 1.2, 0), "#dfe4ff", 0.4)
    mist(d, 206, 40, "#b9c4ee", 0.3, 6)
    rng = d.chance()
    for x, w in ((52, 20), (126, 16), (262, 17), (342, 22)):
        boughs = twig((x + w * 0.2, 90), -40, w * 2, w * 0.3, 1, rng) + twig(
            (x - w * 0.2, 60), -140, w * 2, w * 0.3, 1, rng
        )
        mass(
            d,
            join(_trunk_shape(d, x, w, 232), *boughs),
            "#20244e",
            "#3a4278",
            edge=1.1,
            light=(1 if x < 296 else -1, -0.4),
            shade=w * 0.4,
            gap=5.3,
            soft=False,
        )


def _near_tree(d: Drawing, right: bool) -> None:
    """A tree with a face and two long arms at the picture's edge."""
    trunk = path("M-20 -10L38 -10C34 60 36 130 42 190C46 240 58 290 84 330L-20 330Z")
    arm = tube(pts("24,64 58,50 84,62 112,52"), [11, 8, 6, 3.4], 8)
    hand = [
        tube([(108, 54), (124, 46 + k * 9), (134 + k * 3, 54 + k * 12)], [3.4, 2.4, 0.8], 5)
        for k in range(3)
    ]
    bough = tube(pts("20,20 56,12 90,22 130,8"), [12, 8, 5, 2], 7)
    low = tube(pts("30,150 52,160 62,184 58,204"), [6, 4.4, 3, 0.8], 6)
    whole = join(trunk, arm, *hand, bough, low)
    light = (1.0, -0.4)
    if right:
        whole, light = mirror(whole, 200), (-1.0, -0.4)
    mass(d, whole, "#1a1636", "#0b0816", light=light, edge=1.8, shade=16, gap=5.3)
    marks = [
        ellipse(12, 116, 7, 12, 12),
        ellipse(34, 110, 5.4, 11, -6),
        path("M8 166C14 144 32 146 38 160C34 188 14 192 8 166Z"),
    ]
    for mark in marks:
        mark = mirror(mark, 200) if right else mark
        d.fill(mark, "#020106")
        d.fill(
            mark.buffer(1.6).difference(move(mark, -1.6 * light[0], -1.2)),
            MOONLIT,
            0.55,
        )
    for k in range(9):
        x, y = -2 + k * 5, 20 + (k * 67) % 250
        bark = brush([(x, y), (x + 2, y + 18), (x - 1, y + 40)], 0.3, 1.5, 0.3)
        d.fill(mirror(bark, 200) if right else bark, "#4a4480", 0.5)


def _plank(
    d: Drawing, x: float, y: float, long: float, angle: float, wide: float = 17, tone: float = 0.0
) -> None:
    """A pointing board nailed at (x, y)."""
    with d.placed(x, y, turn=angle):
        board = polygon(
            [
                (-14, -wide / 2),
                (long - 14, -wide / 2 - 1),
                (long, 0.5),
                (long - 13, wide / 2 + 1),
                (-15, wide / 2),
                (-10, 1),
            ]
        )
        mass(
            d,
            board,
            palette.mix("#c79a68", "#6a5a86", tone),
            palette.mix("#5a3a2c", "#2a2040", tone),
            light=(-0.4, -1),
            edge=1.3,
            edge_colour="#ffe6b4",
            shade=5,
            gap=3.4,
            line=1.8,
        )
        for k in range(3):
            yy = -wide * 0.3 + k * wide * 0.28
            d.brush([(-6, yy), (long * 0.4, yy + 1), (long - 20, yy - 0.6)], INK, 0.3, 1, 0.3, 0.5)
        word = [
            (
                8 + k * (long - 36) / 9,
                (3.4 if k % 2 else -3.4) * (0.6 + 0.4 * math.sin(k * 2.1 + angle)),
            )
            for k in range(10)
        ]
        d.fill(brush(word, 0.8, 2, 0.8), "#24142c")
        d.fill(ellipse(-3, 0, 1.8), INK)


def _signpost(d: Drawing) -> None:
    post = polygon(pts("195,30 208,28 212,268 194,270"))
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
    other = polygon(pts("330,152 339,151 342,250 329,251"))
    mass(
        d, other, "#8a6a58", "#2f2030", edge=1.3, edge_colour="#ffe6b4", shade=5, gap=3.4, line=1.8
    )
    _plank(d, 334, 178, 52, 181, 14, 0.25)
    curl = tube(
        pts("210,214 238,214 252,230 240,244 226,236 232,226"), [6.4, 6.4, 6, 5.4, 4.6, 2.4], 8
    )
    mass(d, curl, "#c79a68", "#5a3a2c", edge=1.2, edge_colour="#ffe6b4", shade=4, gap=3)
    with d.placed(120, 134):  # the crow has eaten the crumbs
        crow = join(
            blob(pts("-14,2 -8,-8 2,-12 10,-8 10,0 2,6 -8,6")),
            ellipse(9, -12, 6.4),
            polygon(pts("14,-15 24,-10 13,-8")),
            polygon(pts("-10,2 -28,8 -24,0 -12,-5")),
        )
        d.stroke(crow, MOONLIT, 2, 0.85)
        d.fill(crow, "#0c0816")
        d.fill(ellipse(10.5, -13.4, 1.5), "#f2d98a")
        d.fill(ellipse(21, -9, 2.2, 1.6), "#f0ddb0")
        for x in (-1, 4):
            d.brush([(x, 5), (x, 11)], "#0c0816", 1.8)


def _paths(d: Drawing) -> None:
    """The way, which is a knot."""
    ground = blob(pts("-20,226 100,214 200,210 310,214 420,224 420,340 -20,340"))
    d.fill(ground, d.linear(0, 210, 0, 320, (0, "#4f5a86"), (0.4, "#2a2c54"), (1, "#0f0d20")))
    ways: list[tuple[list[XY], list[float]]] = [
        (pts("60,216 110,232 240,252 330,282 430,300"), [3, 6, 11, 17, 24]),
        (pts("348,214 300,228 180,248 80,272 -30,300"), [3, 6, 11, 16, 22]),
        (
            pts("202,340 190,296 120,268 70,246 110,230 200,232 300,246 338,230 280,217"),
            [30, 20, 11, 8, 6, 6, 7, 5, 3],
        ),
    ]
    for nodes, radii in ways:
        way = tube(nodes, radii, 8)
        d.fill(way.buffer(1.6, 3).simplify(0.3), INK, 0.65)
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
        blades = [
            brush([(x + k * 2 * s, y), (x + k * 4 * s, y - rng.uniform(4, 8) * s)], 1.6 * s, 1, 0.3)
            for k in (-1, 0, 1)
        ]
        if all(not blade.intersects(taken) for blade in blades):
            grass += blades
    d.fill(pile(grass), "#5f6aa0", 0.75)
    for x, y, s in ((300, 262, 0.9), (308, 266, 0.6), (66, 300, 1.1)):
        with d.placed(x, y, s):
            d.inked(path("M-2.4 0L-1.6 -8L1.6 -8L2.4 0Z"), "#e9dfcc", 1, INK)
            d.inked(path("M-8 -7C-7 -16 7 -16 8 -7Z"), "#d9605a", 1.1, INK)
            d.fill(
                pile([ellipse(-3, -10, 1.4), ellipse(2.6, -11, 1.6), ellipse(0, -8.4, 1)]),
                "#fff4e0",
            )


@scene("endless/nightmares/lost", 400, 320)
def lost(d: Drawing) -> None:
    """A wood where every way crosses every other and the signposts point at one another."""
    backdrop(d, (0, "#131534"), (0.4, "#2c3668"), (0.66, "#7480b4"), (1, "#14122a"))
    moon(d, 296, 62, 40, 2.8)
    _far_trunks(d)
    for x, y, r in (
        (88, 176, 5),
        (160, 158, 3.6),
        (236, 172, 4),
        (306, 150, 5.4),
        (322, 204, 4),
        (92, 206, 3.4),
        (268, 128, 3.4),
    ):
        d.fill(
            ellipse(x, y, r * 4.4, r * 3.4),
            d.radial(x, y, r * 4.4, (0, INK, 0.75), (0.5, INK, 0.5), (1, INK, 0), flat=0.77),
        )
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
