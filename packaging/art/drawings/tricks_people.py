"""The six characters of Monster Tricks: Undaunted, Scared and their card backs.

One child for each seat's sign. They are told apart by what they wear on their heads and carry in
their hands, not by colour alone; the sign is on the lantern, the blanket and the back.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from shapely import affinity

from art import palette
from art.drawing import Drawing, Matrix
from art.drawings.signs import SIGNS
from art.drawings.tricks_outfits import CHARACTERS, cloth, solid
from art.drawings.tricks_parts import (
    HEIGHT,
    INK,
    TOP_EDGE,
    WIDTH,
    WINDOW,
    card,
    cast,
    pen,
)
from art.palette import mix
from art.registry import register
from art.shapes import (
    Node,
    Shape,
    blob,
    ellipse,
    grow,
    join,
    line,
    move,
    polygon,
    rect,
    rounded,
)
from art.strokes import tube

# a card lying flat, seen from above at an angle: 320 × 114, its edge included
FLAT: Matrix = (0.775, 0.125, -0.375, 0.2, 131.25, 1.0)
FLAT_SIZE = (320, 114)
EDGE = 8
SKIN = ("#ffe9d2", "#f3c8a6", "#c08870")
LINEN = ("#fbf4e4", "#d5c7bb", "#7b6a80")


# ---------------------------------------------------------------- the cards


def undaunted(d: Drawing, sign: str) -> None:
    """Upright on the bed's edge, lantern held high."""
    colour, who = palette.SEATS[sign], CHARACTERS[sign]
    dim = (mix(colour, INK, 0.82), mix(colour, INK, 0.6), mix(colour, INK, 0.2))
    card(d, dim, floor=(262, mix(colour, INK, 0.55)))
    with d.clipped(WINDOW):
        d.glow(182, 110, 150, "#f9dc8c", 0.95)
        bed: list[Node] = [(10, 258, "c"), (70, 250), (130, 254), (230, 248, "c"), (230, 310, "c")]
        d.body(
            blob([*bed, (10, 310, "c")]),
            palette.PAPER,
            "#bdaea8",
            "#5c4f66",
            depth=22,
            rim_width=3,
            gap=4.4,
            ink=INK,
        )
        cast(d, 112, 262, 56, 9)
    cape: list[Node] = [
        (96, 150, "c"),
        (76, 178),
        (54, 220),
        (34, 250),
        (62, 246),
        (84, 256),
        (104, 250),
    ]
    d.body(blob([*cape, (112, 160, "c")]), *cloth(colour), depth=16, rim_width=3, ink=INK)
    for x in (96, 128):
        foot = blob([(x - 8, 248), (x + 8, 248), (x + 14, 262), (x - 8, 264)])
        d.body(foot, "#f3d9bd", "#c79a80", "#7a4f50", hatched=False, rim_width=1.6, depth=5)
    gown: list[Node] = [
        (98, 146, "c"),
        (128, 146, "c"),
        (140, 190),
        (148, 250, "c"),
        (130, 254),
        (112, 250),
    ]
    shirt = blob([*gown, (94, 255), (78, 250, "c"), (86, 196)])
    d.body(shirt, *LINEN, depth=18, rim_width=3, ink=INK)
    for x in (96, 110, 126):
        pen(d, [(x + 4, 200), (x, 226), (x - 2, 248)], 1.8, INK, 0.4)
    hem = blob([(79, 238), (112, 240), (146, 238), (148, 248), (112, 249), (78, 248)])
    d.fill(hem.intersection(shirt), colour, 0.75)
    with d.placed(66, 184):
        who.tool(d, colour)
    for way, x, y in (
        ([(100, 156), (84, 174), (68, 182)], 65, 182),
        ([(126, 156), (144, 142), (166, 120)], 169, 116),
    ):
        solid(d, tube(way, [8, 8, 6.5]), LINEN, 7)
        d.fill(ellipse(x, y, 8.6), INK)
        d.fill(ellipse(x, y, 7), "#f0cfae")
    _lantern(d, sign)
    with d.placed(114, 118):
        _head(d, False)
        who.hat(d, colour)


def _lantern(d: Drawing, sign: str) -> None:
    pen(d, [(169, 112), (178, 104), (184, 110)], 2.4)
    glass = blob([(166, 112, "c"), (200, 112, "c"), (204, 150, "c"), (162, 150, "c")])
    d.fill(grow(glass, 2.4), INK)
    d.fill(glass, d.radial(183, 132, 28, (0, "#fffbe6"), (0.5, "#ffe08a"), (1, "#d98f3a")))
    for bar in (rect(164, 107, 38, 6), rect(160, 149, 46, 6)):
        d.fill(grow(bar, 1), INK)
        d.fill(bar, "#6a5060")
    with d.placed(183, 131, 0.56):
        d.fill(SIGNS[sign](), INK)
    d.glow(183, 130, 60, "#ffe9a8", 0.45)


def _head(d: Drawing, is_scared: bool) -> None:
    """The face, 31 wide each way."""
    d.body(
        ellipse(0, 0, 31, 29),
        *SKIN,
        light=(0.9, -0.5) if not is_scared else (-1, -1),
        depth=10,
        rim_width=3,
        gap=4.6,
        ink=INK,
    )
    if is_scared:
        for s in (-1, 1):
            d.fill(ellipse(s * 13.2, -1, 12.4), INK)
            d.fill(
                ellipse(s * 13.2, -1, 10.8),
                d.radial(s * 13.2 - 3, -5, 16, (0, "#ffffff"), (1, "#d8cbb8")),
            )
            d.fill(ellipse(s * 13.2, 0.4, 2.9), INK)
        return
    for x in (-10, 13):
        d.fill(ellipse(x, 2, 3.6, 4.8), INK)
        d.fill(ellipse(x - 1, 0.4, 1.3), "#ffffff")
    pen(d, [(-17, -8), (-10, -12), (-4, -9)], 2.4)
    pen(d, [(7, -9), (13, -13), (20, -9)], 2.4)
    pen(d, [(-9, 14), (1, 19), (13, 12)], 2.6)
    d.fill(ellipse(-17, 10, 5, 3.4), palette.RED, 0.5)
    d.fill(ellipse(19, 9, 5, 3.4), palette.RED, 0.5)


def scared(d: Drawing, sign: str) -> None:
    """Only the eyes over the blanket; the hat has jumped off."""
    colour, who = palette.SEATS[sign], CHARACTERS[sign]
    card(d, ("#160d18", "#4a1c2c", "#b5443f"))
    with d.clipped(WINDOW):
        _watchers(d)
    with d.placed(118, 92, 0.86, -13):
        who.hat(d, colour)
    for i in range(13):
        a = math.radians(-166 + i * 12.7)
        x, y = 120 + 26 * math.cos(a), 172 + 22 * math.sin(a)
        tip = (120 + 60 * math.cos(a), 166 + 54 * math.sin(a))
        pen(d, [(x, y), ((x + tip[0]) / 2 + 2, (y + tip[1]) / 2), tip], 7, INK, 1, 0.2)
        pen(d, [(x, y), ((x + tip[0]) / 2 + 1, (y + tip[1]) / 2), tip], 3.4, who.hair, 1, 0.2)
    with d.placed(120, 182, 1.3, sy=1.24):
        _head(d, True)
    pen(d, [(91, 162), (103, 155), (115, 155)], 2.6)
    pen(d, [(125, 153), (137, 155), (149, 160)], 2.6)
    quilt: list[Node] = [
        (22, 304, "c"),
        (30, 258),
        (58, 224),
        (88, 206),
        (120, 212),
        (152, 206),
        (182, 224),
    ]
    blanket = blob([*quilt, (210, 258), (218, 304, "c")])
    with d.clipped(WINDOW):
        d.body(blanket, *cloth(colour), depth=28, rim_width=4.5, gap=3.8, ink=INK)
        for fold in (
            [(86, 216), (70, 250), (64, 302)],
            [(120, 220), (116, 260), (122, 302)],
            [(154, 216), (172, 250), (178, 302)],
        ):
            pen(d, fold, 2.4, INK, 0.5)
    with d.clipped(blanket.intersection(WINDOW)):
        for k in range(5):
            for j in range(2):
                with d.placed(52 + k * 36 + (18 if j % 2 else 0), 248 + j * 34, 0.42):
                    d.fill(SIGNS[sign](), "#fff6dc", 0.72)
    for s in (-1, 1):
        for k in range(4):
            x = 120 + s * (36 + k * 9)
            finger = ellipse(x, 212 + k * 3.4, 5.4, 9, s * 8)
            d.fill(grow(finger, 1.6), INK)
            d.fill(finger, d.linear(x - 5, 204, x + 5, 222, (0, "#ffeed8"), (1, "#c08f80")))


def _watchers(d: Drawing) -> None:
    """Eyes and claws in the dark."""
    for x, y, s in (
        (52, 112, 1.0),
        (92, 52, 0.8),
        (150, 52, 0.9),
        (190, 112, 1.1),
        (62, 146, 0.8),
        (182, 150, 0.8),
    ):
        for side in (-1, 1):
            slit = ellipse(x + side * 8 * s, y, 5.4 * s, 3.4 * s, side * 14)
            d.fill(slit, palette.MOON, 0.92)
            d.fill(ellipse(x + side * 8 * s, y, 1.3 * s, 3 * s), "#160d18")
    for edge, s in ((20, 1), (220, -1)):
        for k in range(3):
            y = 150 + k * 34
            arm: list[Node] = [(edge - s * 6, y), (edge + s * 24, y - 10), (edge + s * 40, y)]
            d.fill(tube([*arm, (edge + s * 46, y + 16)], [9, 7, 5, 1]), "#160d18", 0.9)
            for q in (-8, 8):
                claw = [
                    (edge + s * 36, y - 2),
                    (edge + s * 46, y - 2 + q),
                    (edge + s * 50, y + 8 + q),
                ]
                d.fill(tube(claw, [4, 3, 0.8]), "#160d18", 0.9)


def back(d: Drawing, sign: str) -> None:
    """A character card face down: quilt, and the sign large."""
    colour = palette.SEATS[sign]
    field = _back(d, mix(colour, "#ffffff", 0.12), mix(colour, INK, 0.32), mix(colour, INK, 0.64))
    with d.clipped(field):
        for k in range(-8, 16):
            for way in (
                [(k * 30, 0), (k * 30 + 205, HEIGHT)],
                [(WIDTH - k * 30, 0), (WIDTH - k * 30 - 205, HEIGHT)],
            ):
                d.stroke(line(way), INK, 1.7, 0.4)
        d.hatch(field, INK, -40, 6, 0.9, 0.35)
        d.fill(grow(field, -8).difference(grow(field, -10.5)), "#f6ecd4", 0.75)
    d.fill(ellipse(120, 175, 66), INK)
    d.fill(ellipse(120, 175, 62), d.radial(100, 150, 100, (0, "#fffaf0"), (1, "#d9c9a4")))
    with d.placed(120, 176, 1.75):
        d.fill(SIGNS[sign](), INK)


def _back(d: Drawing, light: str, middle: str, dark: str) -> Shape:
    d.fill(TOP_EDGE, d.linear(0, 0, 170, HEIGHT, (0, "#f4ead4"), (1, "#cdbe9c")))
    d.fill(TOP_EDGE.difference(grow(TOP_EDGE, -2)), "#a8987a")
    field = rounded(15, 15, WIDTH - 30, HEIGHT - 30, 8)
    d.fill(grow(field, 2), INK)
    d.fill(field, d.linear(0, 0, 200, 340, (0, light), (0.5, middle), (1, dark)))
    return field


def monster_back(d: Drawing) -> None:
    """The monsters' back: an eye whose pupil is a keyhole."""
    field = _back(d, "#3a3260", "#241e40", "#14101f")
    with d.clipped(field):
        for t in range(0, 360, 6):
            a = math.radians(t)
            far = 158 if t % 12 == 0 else 128
            ray = [
                (120 + r * math.cos(a), 175 + r * 1.12 * math.sin(a))
                for r in (62, (62 + far) / 2, far)
            ]
            pen(d, ray, 2.2, palette.MOON, 0.34)
        d.hatch(field, "#0b0914", -40, 6, 0.8, 0.55)
        d.fill(grow(field, -8).difference(grow(field, -10)), palette.MOON, 0.7)
    lid: list[Node] = [
        (48, 175, "c"),
        (84, 140),
        (120, 128),
        (156, 140),
        (192, 175, "c"),
        (156, 210),
    ]
    almond = blob([*lid, (120, 222), (84, 210)])
    d.fill(grow(almond, 4), INK)
    white = d.radial(110, 160, 90, (0, "#fff4cf"), (0.6, palette.MOON), (1, "#a47f48"))
    d.fill(almond, white)
    d.hatch(almond.difference(move(almond, -8, -12)), INK, -50, 3.6, 1, 0.6)
    d.fill(ellipse(120, 175, 36), INK)
    d.fill(ellipse(120, 175, 33), d.radial(120, 184, 34, (0, palette.SHADOW), (1, "#241e40")))
    hole = join(ellipse(120, 166, 10), polygon([(114, 170), (126, 170), (132, 196), (108, 196)]))
    d.fill(hole, palette.MOON)
    for x, y in ((52, 58), (188, 58), (52, 292), (188, 292)):
        d.fill(ellipse(x, y, 15).difference(ellipse(x + 6, y - 4, 12.5)), palette.MOON, 0.85)


def _edge(d: Drawing, light: str, dark: str) -> None:
    """The side of a lying card, as thick as three."""
    a, b, c, e, x, y = FLAT
    top = affinity.affine_transform(TOP_EDGE, [a, c, b, e, x, y])
    side = join(top, move(top, 0, EDGE)).convex_hull
    d.fill(grow(side, 1.1), INK)
    d.fill(side, d.linear(0, 0, WIDTH, 0, (0, light), (0.7, light), (0.78, dark), (1, dark)))
    for dy in (3, 5.5):
        d.stroke(move(top, 0, dy).boundary, INK, 0.7, 0.45)


def _register(sign: str) -> None:
    for kind, paint in (("undaunted", undaunted), ("scared", scared), ("back", back)):

        def upright(d: Drawing, paint: Callable[[Drawing, str], None] = paint) -> None:
            paint(d, sign)

        register(f"tricks/{kind}-{sign}", WIDTH, HEIGHT, upright)
        if kind == "back":
            continue

        edge = ("#d8564a", "#7a2420") if kind == "scared" else ("#d9ccac", "#8d7d66")

        def lying(
            d: Drawing,
            paint: Callable[[Drawing, str], None] = paint,
            edge: tuple[str, str] = edge,
        ) -> None:
            _edge(d, *edge)
            with d.laid(FLAT):
                paint(d, sign)

        register(f"tricks/{kind}-flat-{sign}", *FLAT_SIZE, lying)


def slab_shadow(d: Drawing) -> None:
    """The shadow of a lying card."""
    a, b, c, e, x, y = FLAT
    top = affinity.affine_transform(TOP_EDGE, [a, c, b, e, x, y])
    d.soft(top, palette.DEEP, 9, 0.75, 0, 4, 7)


for _sign in SIGNS:
    _register(_sign)
register("tricks/slab-shadow", *FLAT_SIZE, slab_shadow)
register("tricks/monster-back", WIDTH, HEIGHT, monster_back)
assert list(CHARACTERS) == list(SIGNS), "every sign has its character"
