"""The monsters 8 and 9, the Bath Kraken and Old Shag, and Nobody, who is 0 or 10."""

from __future__ import annotations

import random

from shapely.geometry import Point

from art.drawing import Drawing
from art.drawings.tricks_parts import HEIGHT, INK, WIDTH, WINDOW, card, eye, flipped, pen
from art.registry import drawing
from art.shapes import (
    XY,
    Node,
    Shape,
    blob,
    curve,
    ellipse,
    grow,
    join,
    mirror,
    move,
    polygon,
    rect,
)
from art.strokes import fur, rim, tube

BACK_ARMS: list[list[XY]] = [
    [(88, 206), (48, 186), (24, 150), (36, 118), (54, 128)],
    [(152, 206), (196, 184), (222, 148), (206, 112), (188, 124)],
    [(100, 220), (70, 238), (30, 232), (14, 200), (28, 186)],
    [(140, 220), (174, 238), (212, 232), (228, 198), (212, 184)],
]
FRONT_ARMS: list[list[XY]] = [
    [(92, 204), (78, 240), (50, 262), (30, 282), (46, 296)],
    [(108, 214), (104, 250), (92, 284), (104, 306)],
    [(134, 214), (140, 250), (152, 282), (138, 306)],
    [(150, 204), (164, 240), (190, 258), (212, 278), (196, 294)],
]


@drawing("tricks/monster-8", WIDTH, HEIGHT)
def bath_kraken(d: Drawing) -> None:
    """The Bath Kraken: eight arms, eight eyes."""
    card(d, ("#0f1426", "#1d2f58", "#3d63a0"), moon=(62, 92, 24))
    for way in BACK_ARMS:
        arm = tube(way, [17, 14, 10, 7, 3])
        d.body(arm, "#a6c8ec", "#4770b2", "#17244e", gap=3.4, depth=9, rim_width=3, ink=INK)
    head: list[Node] = [
        (120, 44),
        (158, 54),
        (184, 90),
        (182, 136),
        (166, 170),
        (162, 210),
        (120, 224),
    ]
    skull = blob([*head, (78, 210), (74, 170), (58, 136), (56, 90), (82, 54)])
    d.body(skull, "#cfe3f6", "#5887c8", "#182a58", gap=3.8, depth=30, rim_width=5.5, ink=INK)
    for x, y, r in ((92, 66, 7), (150, 72, 5), (110, 58, 4), (164, 100, 6), (74, 112, 5)):
        d.fill(ellipse(x, y, r, r * 0.8), "#1d3568", 0.45)
        d.fill(ellipse(x - 0.8, y - 1, r * 0.6, r * 0.45), "#dcecf8", 0.35)
    for i, way in enumerate(FRONT_ARMS):
        with d.clipped(rect(0, 0, WIDTH, 300)):
            arm = tube(way, [19, 16, 12, 9, 5])
            d.body(arm, "#bedaf2", "#4d7cbc", "#182a58", gap=3.4, depth=10, rim_width=3, ink=INK)
        _suckers(d, way, 10, 5, 5.2, 3 if i < 2 else -3, 0)
    for i, way in enumerate(BACK_ARMS):
        _suckers(d, way, 12, 6, 4.2, -2 if i % 2 else 2, 2)
    wave: list[Node] = [
        (10, 284, "c"),
        (36, 276),
        (60, 286),
        (88, 278),
        (116, 288),
        (146, 278),
        (176, 287),
    ]
    water = blob([*wave, (204, 277), (232, 284, "c"), (232, 310, "c"), (10, 310, "c")])
    with d.clipped(WINDOW):
        d.fill(water, d.linear(0, 276, 0, 304, (0, "#6a9ad0", 0.85), (1, "#16244a", 0.95)))
        d.fill(rim(water, 0, 2), "#e8f2fb", 0.7)
        d.hatch(water, "#0b1024", 3, 4, 0.8, 0.6)
    for x, y, r, look in (
        (96, 108, 14, (0.2, 0.4)),
        (144, 108, 14, (-0.2, 0.4)),
        (120, 84, 10, (0.0, 0.5)),
        (76, 138, 9, (0.3, 0.3)),
        (120, 133, 12, (0.0, 0.5)),
        (164, 138, 9, (-0.3, 0.3)),
        (97, 153, 9, (0.2, 0.3)),
        (143, 153, 9, (-0.2, 0.3)),
    ):
        eye(d, x, y, r, look, "#e0a63a", 0.24)
    beak = blob([(108, 176), (120, 170), (132, 176), (128, 190), (120, 204, "c"), (112, 190)])
    d.fill(grow(beak, 2), INK)
    d.fill(beak, d.linear(108, 170, 132, 204, (0, "#f2d98a"), (1, "#8d5a3a")))
    pen(d, [(110, 182), (120, 187), (130, 182)], 1.8, INK, 0.8)


def _suckers(
    d: Drawing, way: list[XY], first: int, stride: int, size: float, dx: float, dy: float
) -> None:
    line = curve(way, False, 10)
    for k in range(first, len(line) - 4, stride):
        x, y = line[k]
        r = size * (1 - k / len(line)) + 1.3
        d.fill(ellipse(x + dx, y + dy, r + 1), INK, 0.85)
        d.fill(ellipse(x + dx, y + dy, r), "#f0c9b4")
        d.fill(ellipse(x + dx, y + dy, r * 0.45), "#9c4a50", 0.8)


@drawing("tricks/monster-9", WIDTH, HEIGHT)
def old_shag(d: Drawing) -> None:
    """Old Shag: nine eyes and not much patience."""
    card(d, ("#1a1220", "#472a2c", "#a0583c"), moon=(120, 70, 36))
    horn: list[Node] = [
        (84, 112, "c"),
        (60, 98),
        (38, 74),
        (30, 44),
        (36, 16, "c"),
        (44, 48),
        (62, 70),
    ]
    for is_right in (False, True):
        shape = blob(flipped([*horn, (92, 82), (110, 96, "c")], is_right))
        d.body(shape, "#f4e6c4", "#b29a78", "#5a4448", gap=3, depth=9, rim_width=2.6, ink=INK)
        for x, y in ((40, 62), (50, 76), (64, 86), (78, 92)):
            pen(d, flipped([(x - 7, y + 4), (x, y), (x + 6, y - 5)], is_right), 1.6, INK, 0.6)
    back: list[Node] = [(120, 84), (160, 90), (186, 116), (200, 160), (214, 220), (222, 306, "c")]
    body = blob([*back, (18, 306, "c"), (26, 220), (40, 160), (54, 116), (80, 90)])
    body = fur(body, 15, 8, 0.5, 5, 0.45)
    with d.clipped(join(WINDOW, rect(0, 0, WIDTH, 150))):
        d.body(body, "#eaac7a", "#96523d", "#321a25", gap=4, depth=34, rim_width=5.5, ink=INK)
    _shag(d, body)
    mouth: list[Node] = [
        (62, 214),
        (90, 224),
        (120, 227),
        (150, 224),
        (178, 214),
        (172, 250),
        (148, 276),
    ]
    jaws = blob([*mouth, (120, 282), (92, 276), (68, 250)])
    d.fill(grow(jaws, 3), INK)
    d.fill(jaws, d.radial(120, 262, 60, (0, "#8d2d3a"), (1, "#1c0a14")))
    tongue = ellipse(120, 272, 26, 12).intersection(jaws)
    d.fill(tongue, "#d96a5c")
    d.hatch(tongue, INK, 80, 3, 0.8, 0.5)
    for x, high in ((74, 20), (92, 15), (108, 20), (126, 17), (144, 21), (161, 16)):
        foot = 218 + 5 * (1 - abs(x - 120) / 60)
        tusk = blob(
            [
                (x - 8, foot, "c"),
                (x + 8, foot, "c"),
                (x + 3, foot + high * 0.6),
                (x, foot + high, "c"),
                (x - 4, foot + high * 0.6),
            ]
        ).intersection(grow(jaws, 2))
        d.fill(grow(tusk, 1.2), INK)
        d.fill(tusk, d.linear(x, foot, x, foot + high, (0, "#cdb78c"), (1, "#fffaf0")))
    for x, high in ((84, 13), (102, 14), (138, 14), (156, 12)):
        foot = 276 - 14 * (abs(x - 120) / 60) ** 2 * 1.6
        tusk = polygon([(x - 7, foot), (x + 7, foot), (x, foot - high)]).intersection(grow(jaws, 1))
        d.fill(grow(tusk, 1.2), INK)
        d.fill(tusk, "#f2e6c8")
    for x, y, r, look in (
        (120, 166, 18, (0, 0.3)),
        (87, 151, 13.5, (0.2, 0.3)),
        (153, 151, 13.5, (-0.2, 0.3)),
        (103, 126, 9.5, (0.1, 0.5)),
        (138, 126, 9.5, (-0.1, 0.5)),
        (68, 182, 9.5, (0.4, 0.1)),
        (172, 182, 9.5, (-0.4, 0.1)),
        (95, 190, 10.5, (0.2, 0)),
        (145, 190, 10.5, (-0.2, 0)),
    ):
        eye(d, x, y, r, look, "#d0b020", 0.28)
    for is_right in (False, True):
        for x in (28, 42, 56):
            paw = tube(flipped([(x, 278), (x, 292), (x - 1, 302)], is_right), [9, 9, 7])
            d.body(paw, "#d99468", "#8d4a38", "#3c1f28", gap=3, depth=6, rim_width=1.6, ink=INK)
            claw: list[Node] = [
                (x - 5, 300, "c"),
                (x + 5, 300, "c"),
                (x + 3, 312),
                (x - 3, 324, "c"),
            ]
            nail = blob(flipped([*claw, (x - 5, 310)], is_right))
            d.fill(grow(nail, 1.3), INK)
            d.fill(nail, d.linear(x, 300, x, 324, (0, "#fff6dc"), (1, "#a08a68")))


def _shag(d: Drawing, body: Shape) -> None:
    """Loose strands in the fur."""
    rng = random.Random(4)
    core = grow(body, -14)
    drawn = 0
    with d.clipped(WINDOW):
        while drawn < 100:
            x, y = rng.uniform(24, 216), rng.uniform(96, 296)
            if not core.contains(Point(x, y)):
                continue
            drawn += 1
            long, dx = rng.uniform(9, 17), (x - 120) * 0.05
            bend = (x + dx * 0.4 + rng.uniform(-2, 2), y + long * 0.5)
            width = rng.uniform(1.4, 2.6)
            colour = INK if rng.random() < 0.66 else "#f6c998"
            pen(d, [(x, y), bend, (x + dx, y + long)], width, colour, 0.5)


@drawing("tricks/monster-0", WIDTH, HEIGHT)
def nobody(d: Drawing) -> None:
    """Nobody: no eyes at all and ten fingers; half night, half moon. Is 0 or 10."""
    card(d, ("#100d1c", "#2a2348", "#574a82"))
    with d.clipped(WINDOW):
        half = WINDOW.intersection(rect(120, 0, 120, 310))
        d.fill(half, d.linear(120, 22, 120, 302, (0, "#f7e7ae"), (0.5, "#e2c478"), (1, "#9a7a58")))
        d.hatch(half, "#5a4128", -38, 6, 0.7, 0.5)
        rng = random.Random(8)
        for _ in range(26):
            x, y = rng.uniform(26, 114), rng.uniform(40, 240)
            d.fill(ellipse(x, y, rng.uniform(0.7, 1.8)), "#fff4cf", 0.9)
        d.fill(ellipse(64, 74, 20).difference(ellipse(72, 70, 18)), "#f2d98a", 0.95)
        d.fill(ellipse(176, 76, 20).difference(ellipse(168, 72, 18)), "#3a2a44", 0.85)
        robe: list[Node] = [
            (120, 46),
            (150, 60),
            (168, 96),
            (172, 136),
            (196, 176),
            (212, 232),
            (216, 308, "c"),
        ]
        cloak = blob([*robe, (24, 308, "c"), (28, 232), (44, 176), (68, 136), (72, 96), (90, 60)])
        d.body(cloak, "#b2a4da", "#5d4f92", "#1c1636", gap=3.8, depth=32, rim_width=5, ink=INK)
        for fold in (
            [(70, 160), (60, 220), (56, 300)],
            [(94, 190), (86, 240), (88, 300)],
            [(168, 160), (182, 220), (188, 300)],
            [(146, 190), (156, 240), (152, 300)],
            [(120, 200), (122, 250), (118, 300)],
        ):
            pen(d, fold, 3, INK, 0.6)
            pen(d, [(x - 4, y) for x, y in fold], 1.4, "#dccff2", 0.35)
    hole: list[Node] = [
        (120, 66),
        (142, 78),
        (153, 108),
        (150, 142),
        (136, 170),
        (120, 180),
        (104, 170),
    ]
    hood = blob([*hole, (90, 142), (87, 108), (98, 78)])
    edge = grow(hood, 5)
    d.fill(edge, "#2a2150")
    d.fill(edge.difference(move(edge, 3, 3)), "#e0d4f6", 0.8)
    d.fill(hood, d.radial(120, 128, 60, (0, "#030206"), (0.7, "#0b0914"), (1, "#221a3c")))
    for x, y, r in ((112, 100, 0.9), (131, 118, 1.2), (121, 141, 0.8), (107, 130, 1.1)):
        d.fill(ellipse(x, y, r), "#f2d98a", 0.9)
    keyhole = join(ellipse(120, 190, 6), polygon([(117, 192), (123, 192), (126, 208), (114, 208)]))
    d.fill(ellipse(120, 197, 18.5), INK)
    d.fill(
        ellipse(120, 197, 17),
        d.radial(114, 190, 24, (0, "#fff0c0"), (0.6, "#d9b25c"), (1, "#7a5a30")),
    )
    d.fill(keyhole, INK)
    for is_right in (False, True):
        _fingers(d, is_right)


def _fingers(d: Drawing, is_right: bool) -> None:
    """Five fingers over the window's edge, and the sleeve they come from."""
    for x, y, long, lean in (
        (34, 262, 50, -6),
        (50, 256, 62, -3),
        (66, 255, 66, 0),
        (82, 258, 60, 3),
        (98, 268, 42, 9),
    ):
        way = [(x, y), (x + lean * 0.3, y + long * 0.45), (x + lean * 0.6, y + long)]
        finger = tube(flipped(way, is_right), [6.4, 5.4, 5.8, 3.4])
        d.body(finger, "#f6eedc", "#b9a9b2", "#5a4a6a", gap=3, depth=6, rim_width=1.8, ink=INK)
        at = x + lean * 0.3
        for q in (0.4, 0.46, 0.72):
            joint = [(at - 5, y + long * q), (at, y + long * q + 2), (at + 5, y + long * q)]
            pen(d, flipped(joint, is_right), 1.3, INK, 0.7)
    cuff: list[Node] = [
        (16, 272),
        (28, 252),
        (60, 244),
        (92, 250),
        (108, 266),
        (96, 276),
        (60, 270),
    ]
    sleeve = blob([*cuff, (30, 278)])
    sleeve = mirror(sleeve, WIDTH / 2) if is_right else sleeve
    with d.clipped(WINDOW):
        d.body(sleeve, "#8f80c0", "#4a3d7c", "#1c1636", gap=3.2, depth=10, rim_width=2.6, ink=INK)
