"""Nightmare: Final Exam."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.nightmares_dreamer import dreamer
from art.drawings.nightmares_parts import INK, WARM, backdrop, eyes, mass, pts, scene, vignette
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
    scale,
)
from art.strokes import brush, rim, tube

FAR: XY = (200, 136)


def _clock(d: Drawing) -> None:
    x, y = 200, 88
    moon(d, x, y, 84, 2.3)
    d.stroke(ellipse(x, y, 84), INK, 5)
    d.stroke(ellipse(x, y, 84), "#d9b066", 2.4)
    d.stroke(ellipse(x, y, 77), INK, 1, 0.7)
    for k in range(60):
        a = math.tau * k / 60
        inner = 70 if k % 5 else 62
        p, q = [(x + math.cos(a) * r, y + math.sin(a) * r) for r in (inner, 75)]
        d.fill(
            brush([p, q], 1 if k % 5 else 4.4, 1 if k % 5 else 3.6, 1 if k % 5 else 3), "#3a2438"
        )
    for angle, long, width in ((-31, 46, 11), (-7, 66, 8)):
        with d.placed(x, y, 1, angle):
            hand = path(
                f"M{-width / 4} 14L{-width / 3} {-long * 0.5}"
                f"C{-width} {-long * 0.62} {-width * 0.7} {-long * 0.8} 0 {-long}"
                f"C{width * 0.7} {-long * 0.8} {width} {-long * 0.62} {width / 3} {-long * 0.5}"
                f"L{width / 4} 14Z"
            )
            d.fill(move(hand, 2.5, 2.5), "#7a5630", 0.5)
            d.inked(hand, d.linear(-8, 0, 8, 0, (0, "#6a5590"), (1, "#1a1028")), 1.5, INK)
            d.brush([(0, -long + 3), (0, -long * 0.62)], "#f2d98a", 1.2)
            d.fill(ellipse(0, -long * 0.6, 1.6), "#f2d98a")
    d.inked(ellipse(x, y, 7), "#d9605a", 1.6, INK)


def _sheet_road(d: Drawing) -> None:
    """The exam: an aisle of paper without end."""
    fx, fy = FAR
    road = path(
        f"M{fx - 3} {fy}C{fx - 30} 200 110 268 84 330L316 330C290 268 {fx + 30} 200 {fx + 3} {fy}Z"
    )
    d.soft(road, INK, 6, 0.6, 0, 3, steps=4)
    d.fill(road, d.linear(0, fy, 0, 320, (0, "#fff4cc"), (0.4, "#efe0bc"), (1, "#b9a88c")))
    rng = d.chance()
    y = 146.0
    ink: list[Shape] = []
    while y < 318:
        t = (y - fy) / (330 - fy)
        half = 3 + 104 * t**1.12
        step = 3 + 11 * t
        x = fx - half * 0.8
        end = fx + half * rng.uniform(0.4, 0.8)
        while x < end:
            word = rng.uniform(0.1, 0.24) * half
            nodes = [(x + word * k / 5, y + rng.uniform(-0.34, 0.34) * step) for k in range(6)]
            ink.append(brush(nodes, 0.3, 0.35 + 1.7 * t, 0.3, 3))
            x += word + half * 0.07
        y += step
    d.fill(pile([s.intersection(road).simplify(0.3) for s in ink]), "#3a3058", 0.85)
    d.fill(rim(road, -2, 0), "#fffaf0", 0.8)
    mark = pts("262,296 240,310 252,300 272,282")
    d.brush(pts("110,300 122,282 138,296 150,280"), "#c23f36", 1, 3, 1, 0.85)
    d.brush(mark, "#c23f36", 1, 3, 1, 0.85)


def _hair(kind: int) -> Shape:
    """What tells them apart from behind: bun, pigtails, spikes, or a school cap."""
    if kind == 0:
        return ellipse(0, -52, 5.4)
    if kind == 1:
        return join(
            tube(pts("-10,-42 -18,-38 -17,-28"), [4, 4.4, 1.6], 4),
            tube(pts("10,-42 18,-38 17,-28"), [4, 4.4, 1.6], 4),
        )
    if kind == 2:
        return pile(
            polygon([(x - 3.4, -44), (x * 1.5, -55 + abs(x) * 0.4), (x + 3.4, -44)])
            for x in (-8, -3, 3, 8)
        )
    return join(rect(-11, -50, 22, 6), path("M-10 -46C-9 -56 9 -56 10 -46Z"))


def _pupil_shape(side: int, kind: int) -> Shape:
    back = blob(pts("-19,6 -20,-12 -15,-25 -6,-30 6,-30 15,-25 20,-12 19,6"))
    head = join(ellipse(0, -37, 11, 10.5), ellipse(-11, -36, 2.6, 3.4), ellipse(11, -36, 2.6, 3.4))
    chair = join(tube([(-8, 4), (-9, 26)], [2.2, 2.2], 2), tube([(8, 4), (9, 26)], [2.2, 2.2], 2))
    return join(back, move(join(head, _hair(kind)), -side * 2, 0), chair)


def _row_far(d: Drawing, y: float, s: float, columns: int, dim: float) -> None:
    """A row so far away that it is one shape."""
    figure = _pupil_shape(0, 3).simplify(min(6.0, 0.5 / s))
    desk = join(rect(-32, -12, 64, 7), rect(-29, -6, 4, 34), rect(25, -6, 4, 34))
    places = [side * (30 * s + 112 * s * c) for c in range(1, columns + 1) for side in (-1, 1)]
    places = [x for x in places if abs(x) < 215]
    with d.placed(FAR[0], y):
        for shape, colour in ((desk, "#7a5262"), (figure, "#54406e")):
            row = [move(scale(shape, s, s), x, 0) for x in places]
            d.fill(pile(row), palette.mix(colour, "#b98a78", dim * 0.6))
        lit = [ellipse(x, -37 * s, 11 * s, 10 * s) for x in places] if s > 0.15 else []
        slivers = (rim(one, 0.9 if one.centroid.x > 0 else -0.9, 0.7) for one in lit)
        d.fill(pile(sliver.simplify(0.2) for sliver in slivers), "#ffe4ae", 0.7)


def _pupil(d: Drawing, x: float, y: float, s: float, kind: int, turned: bool = False) -> None:
    """One of the others, bent over the desk, quill in hand."""
    side = 1 if x > 200 else -1
    with d.placed(x, y, s):
        whole = _pupil_shape(side, kind)
        desk = polygon(pts("-32,-12 32,-12 36,-4 -36,-4"))
        d.fill(join(rect(-31, -5, 4, 34), rect(27, -5, 4, 34)), "#120b1e")
        mass(d, desk, "#7a5260", "#2c1a2c", edge=1.3, edge_colour="#f2cf9a", hatched=0, soft=False)
        mass(
            d,
            whole,
            "#574778",
            "#120b1e",
            light=(-side * 0.8, -0.8),
            edge=1.5,
            edge_colour="#ffe4ae",
            hatched=0.5,
            shade=8,
            gap=5,
            soft=False,
        )
        quill = path("M20 -13C23 -30 34 -46 42 -51C41 -37 35 -23 22 -12Z")
        quill = mirror(quill, 0) if side > 0 else quill
        d.inked(quill, d.linear(-40, -50, 40, -14, (0, "#cfc6e6"), (1, "#f2e8d4")), 1.1, INK)
        if turned:
            eyes(d, -side * 2, -37, 4.4, WARM, look=(-side * 0.7, 0.6), slant=14)
            d.brush(
                [(-side * 2 - 5, -30.6), (-side * 2, -29), (-side * 2 + 5, -30.6)],
                WARM,
                0.4,
                1.4,
                0.4,
            )


@scene("endless/nightmares/final_exam", 400, 320)
def final_exam(d: Drawing) -> None:
    """Five to twelve: the exam sheet is a road without end, and all others have long begun."""
    backdrop(d, (0, "#1c1836"), (0.4, "#4a3c6c"), (0.5, "#8a6a7c"), (1, "#1a1224"))
    _clock(d)
    fx, fy = FAR
    for side in (-1, 1):
        for k in range(6):
            s = 0.2 * 1.52**k
            x = fx + side * (46 + 128 * s)
            pillar = polygon(
                [
                    (x, -10),
                    (x + side * 34 * s, -10),
                    (x + side * 34 * s, fy + 78 * s),
                    (x, fy + 78 * s),
                ]
            )
            mass(
                d,
                pillar,
                palette.mix("#5e4c80", "#150e22", min(1, 0.2 * k)),
                palette.mix("#4a3a60", "#0d0816", min(1, 0.2 * k)),
                light=(-side, 0),
                edge=1.2,
                edge_colour="#f2d9a4",
                shade=16 * s,
                gap=3.6,
                edge_strength=0.6,
            )
    floor = polygon([(-10, 156), (160, fy), (240, fy), (410, 156), (410, 330), (-10, 330)])
    d.fill(floor, d.linear(0, fy, 0, 320, (0, "#b98a78"), (0.25, "#5e4258"), (1, "#150d1c")))
    d.hatch(floor, INK, 1, 6, 1, 0.4)
    _sheet_road(d)
    for row in range(6):
        s = 0.075 * 1.36**row
        _row_far(d, fy + 6 + 150 * s, s * 0.94, 22 - 3 * row, 1 - row / 6)
    for row, s in enumerate((0.5, 0.7, 1.0)):
        for column in (3, 2, 1):
            for side in (-1, 1):
                x = fx + side * (30 * s + 92 * s * column)
                if -30 < x < 430:
                    turned = row == 1 and side > 0 and column == 1
                    _pupil(
                        d,
                        x,
                        fy + 8 + 150 * s,
                        s * 0.92,
                        (row + column + (side > 0) * 2) % 4,
                        turned,
                    )
    d.fill(ellipse(198, 298, 30, 5), INK, 0.4)
    dreamer(
        d,
        198,
        296,
        1,
        back=True,
        turn=-4,
        legs=(((-4, -10), (-7, -4), (-5, 1)), ((4, -10), (7, -6), (12, -5))),
    )
    vignette(d, 200, 150, 285, 0.85, 0.55)
