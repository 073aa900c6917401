"""The monsters 5 to 7: Grab, Spinner and the Drain Eel. Their eyes are their value."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from art.drawing import Drawing
from art.drawings.tricks_parts import HEIGHT, INK, WIDTH, WINDOW, card, eye, flipped, pen, tiles
from art.registry import drawing
from art.shapes import (
    XY,
    Node,
    blob,
    curve,
    ellipse,
    grow,
    join,
    polygon,
    rect,
)
from art.strokes import fur, rim, tube

FINGERS: list[tuple[list[XY], list[float]]] = [
    ([(92, 232), (74, 206), (48, 184), (34, 160)], [15, 13, 12, 11]),
    ([(98, 196), (88, 150), (74, 106), (66, 74)], [14, 13, 12, 11]),
    ([(118, 190), (118, 140), (118, 90), (120, 52)], [14, 13, 12.5, 11.5]),
    ([(138, 194), (148, 148), (160, 106), (168, 78)], [14, 13, 12, 11]),
    ([(152, 222), (172, 190), (190, 160), (204, 136)], [13, 12, 11, 10]),
]


def steps(line: Sequence[XY], first: int, last: int, stride: int, to: int) -> Iterator[_Step]:
    """Every `stride`-th place of a line: its point, the unit way along it and how far it is."""
    for i in range(first, last, stride):
        (x, y), (x2, y2) = line[i], line[min(i + to, len(line) - 1)]
        d = math.hypot(x2 - x, y2 - y) or 1.0
        yield (x, y), ((x2 - x) / d, (y2 - y) / d), i / len(line)


_Step = tuple[XY, XY, float]


@drawing("tricks/monster-5", WIDTH, HEIGHT)
def grab(d: Drawing) -> None:
    """Grab: five fingers with an eye on each."""
    card(d, ("#1a1222", "#42233a", "#8a4148"), moon=(120, 112, 58))
    with d.clipped(WINDOW):
        for y, top, low in ((222.0, "#5d3148", "#2c1a30"), (246, "#40233a", "#1a1024")):
            hill: list[Node] = [
                (10, y + 8, "c"),
                (60, y - 6),
                (110, y + 8),
                (160, y - 4),
                (230, y + 6, "c"),
            ]
            d.body(
                blob([*hill, (230, 310, "c"), (10, 310, "c")]),
                top,
                top,
                low,
                light=(-0.2, -1),
                depth=30,
                rim_width=2.4,
                gap=4.4,
                ink=INK,
            )
    palm = [(82, 236), (84, 200), (98, 180), (120, 174), (142, 180), (158, 204), (160, 238)]
    wrist = blob([(98, 250, "c"), (144, 250, "c"), (150, 296, "c"), (92, 296, "c")])
    hand = join(
        *[tube(way, radii) for way, radii in FINGERS],
        blob([*palm, (146, 264), (120, 270), (94, 262)]),
        wrist,
    )
    d.body(
        grow(grow(hand, 4), -4), "#fbbb9f", "#d4655a", "#61253a", depth=15, rim_width=4.4, ink=INK
    )
    for way, _radii in FINGERS:
        line = curve(way, False, 10)
        for share in (0.42, 0.46, 0.66, 0.70):
            at = int(len(line) * share)
            wide = 9 if share in (0.42, 0.66) else 6
            for (x, y), (ux, uy), _share in steps(line, at, at + 1, 1, 1):
                knuckle = [
                    (x + uy * wide, y - ux * wide),
                    (x + ux * 3, y + uy * 3),
                    (x - uy * wide, y + ux * wide),
                ]
                pen(d, knuckle, 1.7, INK, 0.7)
    pen(d, [(96, 214), (114, 222), (134, 220), (152, 208)], 2.6, INK, 0.7)
    pen(d, [(92, 230), (112, 240), (134, 240), (154, 228)], 2.2, INK, 0.6)
    pen(d, [(106, 252), (100, 236), (104, 214), (96, 200)], 2.2, INK, 0.55)
    for x, y, r, look, turned in (
        (34, 158, 13, (0.5, 0.4), -50),
        (66, 72, 13.5, (0.3, 0.6), -16),
        (120, 50, 15, (0.0, 0.7), 0),
        (168, 76, 13.5, (-0.3, 0.6), 16),
        (204, 134, 12.5, (-0.5, 0.4), 40),
    ):
        eye(d, x, y, r, look, "#e0a63a", 0.3, turned, slit=True)
    frill = [(74, 282), (86, 272), (98, 284), (110, 274), (122, 286), (134, 274), (146, 284)]
    with d.clipped(WINDOW):
        d.body(
            blob([*frill, (158, 272), (168, 284), (174, 310, "c"), (66, 310, "c")]),
            "#f2e9d6",
            "#b3a2a8",
            "#5c4a62",
            depth=12,
            rim_width=2.4,
            gap=3.4,
            ink=INK,
        )


@drawing("tricks/monster-6", WIDTH, HEIGHT)
def spinner(d: Drawing) -> None:
    """Spinner: a spider with six eyes."""
    card(d, ("#151226", "#33264a", "#5d4470"), moon=(168, 84, 24))
    with d.clipped(WINDOW):
        _web(d)
    for leg in (
        [(104, 136), (70, 104), (44, 72), (16, 96)],
        [(102, 144), (62, 128), (26, 132), (6, 176)],
        [(104, 152), (66, 164), (34, 196), (22, 244)],
        [(108, 158), (82, 190), (66, 232), (70, 286)],
    ):
        for is_right in (False, True):
            limb = fur(tube(flipped(leg, is_right), [6.5, 5, 4.4, 3.2, 1.2], 6), 3.4, 5.6, 0.4, 4)
            d.body(limb, "#c2a6d6", "#71538c", "#2f2148", gap=3.4, depth=6, rim_width=1.8, ink=INK)
    belly = fur(ellipse(120, 212, 47, 54), 6, 5.5, 0.5, 4)
    d.body(belly, "#ccadda", "#745090", "#2a1d42", depth=28, rim_width=4.4, ink=INK)
    mark: list[Node] = [
        (102, 186, "c"),
        (138, 186, "c"),
        (124, 210),
        (138, 236, "c"),
        (102, 236, "c"),
    ]
    glass = blob([*mark, (116, 210)])
    d.fill(grow(glass, 2), INK, 0.8)
    d.fill(glass, d.linear(102, 186, 138, 236, (0, "#f0806c"), (1, "#8d2d3a")))
    for y in (176, 246, 256):
        pen(d, [(98, y), (120, y + 6), (142, y)], 2, INK, 0.6)
    chest = fur(ellipse(120, 142, 35, 31), 4.5, 5, 0.5, 7)
    d.body(chest, "#d4b9e0", "#80609c", "#382850", gap=3.2, depth=15, rim_width=3.4, ink=INK)
    for s in (1, -1):
        fang: list[Node] = [(7, 164, "c"), (16, 163), (15, 178), (6, 188, "c"), (9, 176)]
        shape = blob([(120 + s * node[0], *node[1:]) for node in fang])
        d.fill(grow(shape, 1.6), INK)
        d.fill(shape, "#efe6d2")
    for x, y, r, look, turned in (
        (106, 147, 13.5, (0.25, 0.35), 10),
        (135, 147, 13.5, (-0.25, 0.35), -10),
        (95, 126, 8, (0.2, 0.4), 0),
        (145, 126, 8, (-0.2, 0.4), 0),
        (112, 120, 7.4, (0.1, 0.4), 0),
        (129, 120, 7.4, (-0.1, 0.4), 0),
    ):
        eye(d, x, y, r, look, "#c2483f", 0.2 if r > 10 else 0.1, turned)


def _web(d: Drawing) -> None:
    cx, cy = 120, 128

    def at(degrees: float, radius: float) -> XY:
        a = math.radians(degrees + 8)
        return (cx + radius * math.cos(a), cy + radius * math.sin(a))

    for t in range(0, 360, 30):
        x, y = at(t, 190)
        pen(d, [(cx, cy), ((cx + x) / 2, (cy + y) / 2 + 3), (x, y)], 1.3, "#e9ddc6", 0.5, 1)
        for r in (46, 74, 102, 132, 164):
            pen(d, [at(t, r), at(t + 15, r * 0.9), at(t + 30, r)], 1.1, "#e9ddc6", 0.42, 1)
    pen(d, [(120, 10), (120, 70), (120, 110)], 1.8, "#f2e9d6", 0.9, 1)


SPINE: list[XY] = [
    (76, 276),
    (84, 244),
    (128, 232),
    (178, 214),
    (186, 176),
    (146, 158),
    (92, 152),
    (54, 128),
    (62, 92),
    (104, 78),
    (142, 80),
]
GIRTH = [18.0, 20, 22, 23, 23, 22, 22, 21, 22, 24, 27]


def _girth(share: float) -> float:
    at = share * (len(GIRTH) - 1)
    i = min(int(at), len(GIRTH) - 2)
    return GIRTH[i] + (GIRTH[i + 1] - GIRTH[i]) * (at - i)


@drawing("tricks/monster-7", WIDTH, HEIGHT)
def drain_eel(d: Drawing) -> None:
    """The Drain Eel: seven eyes along its side."""
    card(d, ("#0e1722", "#173a4a", "#2f6a73"))
    tiles(d, 30, 304, 38, "#071016")
    pipe = ellipse(74, 272, 58, 24)
    with d.clipped(WINDOW):
        d.glow(140, 120, 130, "#7fd6d0", 0.32)
        d.fill(grow(pipe, 3), INK)
        brass = d.linear(20, 250, 130, 296, (0, "#b9a88c"), (0.5, "#6a5c58"), (1, "#2a2230"))
        d.fill(pipe, brass)
        d.fill(ellipse(74, 270, 44, 16), "#07060c")
    line = curve(SPINE, False, 8)
    for (x, y), (ux, uy), share in steps(line, 6, len(line) - 8, 5, 2):
        w = _girth(share)
        fin = polygon(
            [
                (x + uy * (w - 3), y - ux * (w - 3)),
                (x + uy * (w + 13) - ux * 8, y - ux * (w + 13) - uy * 8),
                (x + uy * (w - 3) + ux * 14, y - ux * (w - 3) + uy * 14),
            ]
        )
        d.fill(grow(fin, 1.5), INK)
        d.fill(fin, "#e2685c")
        d.fill(rim(fin, 2, 2), "#ffd0b0", 0.6)
    jaw = blob([(128, 96), (164, 106), (200, 104), (212, 110), (196, 122), (160, 126), (130, 114)])
    d.body(jaw, "#a8d8c4", "#3f8a86", "#123440", gap=3.2, depth=9, rim_width=2, ink=INK)
    head: list[Node] = [
        (120, 58),
        (152, 48),
        (186, 58),
        (212, 78),
        (218, 92),
        (206, 100),
        (176, 106),
    ]
    whole = join(tube(SPINE, GIRTH), blob([*head, (140, 108), (116, 96)]))
    d.body(whole, "#dcf4de", "#54a8a0", "#143e4c", depth=17, rim_width=4, ink=INK)
    for (x, y), (ux, uy), share in steps(line, 4, len(line) - 10, 3, 1):
        w = _girth(share)
        fold = [
            (x - uy * w * 0.25, y + ux * w * 0.25),
            (x - uy * w * 0.6 + ux * 2, y + ux * w * 0.6 + uy * 2),
            (x - uy * w * 0.95, y + ux * w * 0.95),
        ]
        pen(d, fold, 1.5, INK, 0.55)
    for x, high in ((156, 10), (168, 12), (181, 12), (194, 10), (206, 7)):
        foot = 102 - (x - 156) * 0.06
        tooth = polygon([(x - 4.5, foot), (x + 4.5, foot - 0.6), (x + 1, 103 + high)])
        d.fill(grow(tooth, 1), INK)
        d.fill(tooth, "#fff6dc")
    front = pipe.difference(ellipse(74, 270, 45, 17)).intersection(rect(0, 272, WIDTH, 38))
    with d.clipped(WINDOW):
        metal = d.linear(20, 260, 130, 300, (0, "#cdbb98"), (0.5, "#7a6a62"), (1, "#2a2230"))
        d.fill(front, metal)
        d.hatch(front, INK, 70, 3, 0.9, 0.6)
    eye(d, 158, 73, 16, (0.4, 0.3), "#e0a63a", 0.3, 12, slit=True)
    for j, share in enumerate((0.16, 0.29, 0.40, 0.515, 0.63, 0.745)):
        x, y = line[int(len(line) * share)]
        eye(d, x - 2, y - 3, 11, (0.2, 0.1), "#e0a63a", 0.22, -20 + j * 12, slit=True)
