"""Nightmare: Nakedness."""

from __future__ import annotations

from art import palette
from art.drawing import Drawing
from art.drawings.nightmares_dreamer import SKIN, dreamer
from art.drawings.nightmares_parts import (
    INK,
    MOONLIT,
    backdrop,
    eyes,
    ink_edge,
    knots,
    mass,
    pts,
    scene,
    specks,
    vignette,
)
from art.shapes import (
    Shape,
    blob,
    ellipse,
    join,
    move,
    path,
    pile,
    polygon,
    rect,
)
from art.strokes import brush, rim, tube


def _hall(d: Drawing) -> None:
    """Tiers of seats, and from each pair of seats somebody stares."""
    for k in range(7):
        y = 40.0 + k * 34
        tier = polygon(
            [
                *[(x, y + ((x - 200) / 200) ** 2 * -26 + 10) for x in range(-20, 441, 20)],
                (440, 340),
                (-20, 340),
            ]
        )
        d.fill(tier, palette.mix("#2c1c44", "#120b20", k / 6))
        d.fill(rim(tier, 0, 1.3), "#6a4f96", 0.5)
        backs = [
            brush(
                [(x, y - 2 + ((x - 200) / 200) ** 2 * -26 + 12), (x + (x - 200) * 0.03, y + 26)],
                0.5,
                1.4,
                0.6,
            )
            for x in range(-6, 410, 22 + k)
        ]
        d.fill(pile(backs), INK, 0.5)
    rng = d.chance()
    taken: list[tuple[float, float, float]] = []
    for _ in range(3000):
        if len(taken) >= 74:
            break
        x, y = rng.uniform(6, 394), rng.uniform(18, 236)
        off = abs(x - 200) - (22 + y / 262 * 92)
        if off < 8:
            continue
        r = rng.uniform(2.6, 4.4) + off / 60 + y / 130
        if rng.random() < 0.08:
            r *= 1.6
        if all((x - a) ** 2 + ((y - b) * 1.8) ** 2 > (2.7 * (r + c) + 2) ** 2 for a, b, c in taken):
            taken.append((x, y, r))
    heads = [ellipse(x, y + r * 0.6, r * 3.1, r * 3).simplify(0.3) for x, y, r in taken]
    d.fill(pile(heads), "#0b0716", 0.75)
    for x, y, r in taken:
        tone = palette.mix("#fbe9b0", "#c07a3e", rng.random() * 0.75)
        look = ((200 - x) / 200 * 1.3, (200 - y) / 160)
        eyes(
            d,
            x,
            y,
            r,
            tone,
            look=look,
            slant=rng.uniform(-12, 14),
            apart=1.25,
            slit=rng.random() < 0.25,
        )


def _light_cone(d: Drawing) -> None:
    cone = polygon(pts("184,-6 216,-6 322,264 78,264"))
    d.fill(
        cone,
        d.linear(0, -6, 0, 264, (0, "#fff4d0", 0.8), (0.5, "#f2d98a", 0.38), (1, "#f2d98a", 0.24)),
    )
    d.fill(
        polygon(pts("190,-6 210,-6 276,264 124,264")),
        d.linear(0, -6, 0, 264, (0, "#fffbe8", 0.6), (1, "#fff2c4", 0.2)),
    )
    specks(d, cone.intersection(rect(100, 20, 200, 200)), 120, "#fff8dc", 0.5, 3, 0.8)


def _stage_floor(d: Drawing) -> None:
    stage = blob(knots("-20,270,c 60,254 200,246 340,254 420,270,c 420,340,c -20,340,c"))
    ink_edge(d, stage, 2)
    d.fill(
        stage, d.radial(200, 262, 220, (0, "#a8664e"), (0.5, "#5e3440"), (1, "#1c1020"), flat=0.5)
    )
    for k in range(-9, 10):
        d.fill(
            brush([(200 + k * 22, 250), (200 + k * 36, 330)], 0.6, 1.4, 1.8).intersection(stage),
            INK,
            0.5,
        )
    d.fill(
        ellipse(200, 268, 122, 17),
        d.radial(
            200,
            268,
            122,
            (0, "#fff6d6"),
            (0.55, "#f2cf8a"),
            (0.9, "#c08458"),
            (1, "#a8664e", 0.2),
            flat=0.14,
        ),
    )
    d.fill(rim(stage, 0, 2), "#f0c48a", 0.55)


def _lectern(d: Drawing) -> None:
    d.fill(polygon(pts("252,268 312,264 360,276 290,282")), INK, 0.5)
    foot = polygon(pts("246,270 252,262 296,262 302,270"))
    post = polygon(pts("256,264 252,214 296,214 292,264"))
    desk = polygon(pts("244,214 240,200 304,190 306,206"))
    for part in (foot, post, desk):
        mass(
            d,
            part,
            "#8a5a48",
            "#2c1824",
            edge=1.4,
            edge_colour="#ffe0a8",
            shade=14,
            gap=3.4,
            light=(-1, -0.6),
        )
    panel = polygon(pts("262,222 286,222 284,256 264,256"))
    d.stroke(panel, INK, 1.4, 0.8)
    d.brush(pts("290,196 298,178 284,166"), INK, 3.4, 3, 2.6)
    d.brush(pts("290,196 298,178 284,166"), "#8a7fa8", 1.6, 1.4, 1.2)
    d.inked(ellipse(281, 164, 4, 5.4, -50), "#4a4360", 1.2, INK)
    d.fill(move(ellipse(280, 162, 1.4, 2.4, -50), -0.6, -0.6), MOONLIT)
    sheet = polygon(pts("252,198 276,194 280,203 256,207"))
    d.inked(sheet, "#f4ead2", 1.1, INK)


def _runaway_shirt(d: Drawing) -> None:
    """Two moths are taking the nightshirt home."""
    with d.placed(286, 74, 1.1, -14):
        shirt = path(
            "M-8 -14C-2 -10 2 -10 8 -14L22 -4L17 3L11 0C12 12 16 20 18 28"
            "C10 24 6 30 0 26C-6 30 -10 24 -17 29C-14 20 -12 12 -11 0"
            "L-17 3L-22 -4Z"
        )
        d.glow(0, 6, 46, "#fff0c8", 0.4)
        d.inked(
            shirt,
            d.linear(-18, -12, 18, 28, (0, "#fffaf0"), (0.6, "#d9d2ec"), (1, "#8f86bc")),
            1.7,
            INK,
        )
        for nodes in (pts("-6,-2 -8,10 -10,22"), pts("1,-4 1,10 0,22"), pts("7,0 9,12 12,22")):
            d.brush(nodes, "#5c5788", 0.4, 1.2, 0.4, 0.8)
        for x, y, t in ((-21, -14, -10), (21, -13, 12)):
            with d.placed(x, y, 1, t):
                for s in (-1, 1):
                    wing = path("M0 0C4 -10 14 -14 16 -8C17 -3 12 2 8 3C10 8 5 10 2 6Z")
                    with d.placed(0, 0, 1, mirrored=s < 0):
                        d.inked(
                            wing, d.linear(0, -10, 14, 8, (0, "#f6e3b0"), (1, "#a8784e")), 1.1, INK
                        )
                        d.fill(ellipse(9.5, -5.5, 1.8), "#6a3040")
                d.inked(ellipse(0, 1, 2, 5.4), "#6a5040", 1, INK)
                d.thread([(0, 5), (0, 10)], INK, 1)


def _front_row(d: Drawing) -> None:
    shapes: list[Shape] = []
    for x, r in (
        (10, 30),
        (62, 22),
        (112, 25),
        (166, 20),
        (228, 21),
        (282, 27),
        (338, 22),
        (388, 30),
    ):
        y = 322 - r * 0.8
        shoulder = blob(
            [
                (x - r * 1.7, 344),
                (x - r * 1.3, y + r * 0.9),
                (x - r * 0.5, y + r * 0.5),
                (x + r * 0.5, y + r * 0.5),
                (x + r * 1.3, y + r * 0.9),
                (x + r * 1.7, 344),
            ]
        )
        shapes.append(join(shoulder, ellipse(x, y, r * 0.68, r * 0.78)))
    extras = [
        join(rect(-6, 266, 34, 8), rect(0, 240, 22, 30)),
        ellipse(112, 277, 11),
        join(polygon(pts("264,292 262,262 280,280")), polygon(pts("284,280 303,262 300,292"))),
        join(
            tube(pts("380,280 372,264 360,258"), [3, 2.6, 2]),
            tube(pts("396,280 402,262 412,256"), [3, 2.6, 2]),
            ellipse(359, 257, 5),
            ellipse(413, 255, 5),
        ),
    ]
    for k, shape in enumerate(shapes):
        whole = join(
            shape,
            *(
                e
                for e in extras
                if e.distance(shape) < 2 and e.centroid.distance(shape.centroid) < 70
            ),
        )
        mass(
            d,
            whole,
            "#1a1028",
            "#07040d",
            light=(0.2 if k < 4 else -0.2, -1),
            edge=1.6,
            edge_colour="#f2c88a",
            edge_strength=0.75,
            hatched=0,
        )


@scene("endless/nightmares/nakedness", 400, 320)
def nakedness(d: Drawing) -> None:
    """A hall full of eyes, one light, one small sheet of paper; the nightshirt is leaving."""
    backdrop(d, (0, "#1a1030"), (1, "#0a0714"))
    _hall(d)
    _light_cone(d)
    _runaway_shirt(d)
    _stage_floor(d)
    _lectern(d)
    d.fill(polygon(pts("186,270 206,270 238,284 150,284")), "#3a1a24", 0.55)
    dreamer(
        d,
        196,
        272,
        1.5,
        clothed=False,
        lamp=False,
        mood="afraid",
        arms=(((-5, -29), (-12, -22), (-7, -17)), ((5, -29), (12, -22), (7.4, -15))),
        legs=(((-3.4, -11), (-2, -6), (-3.6, -1)), ((3.4, -11), (1.6, -6), (3, -1))),
    )
    with d.placed(196, 272, 1.5):
        for x in (-5.0, 5.0):
            d.fill(ellipse(x, -36.8, 1.7, 1), "#e2685c", 0.6)
        sheet = polygon(pts("-8.6,-22.6 7.6,-24 9,-7 -7.6,-6"))
        d.inked(sheet, d.linear(-8, -22, 8, -6, (0, "#fffdf2"), (1, "#e2d0a8")), 1.5, INK)
        for k in range(5):
            y = -20 + k * 2.7
            d.brush(
                [(-5.6, y), (-1, y - 0.7), (1.5, y + 0.2), (5.4 - (k % 3) * 1.6, y - 0.8)],
                "#4a4468",
                0.3,
                0.7,
                0.3,
            )
        for x, y in ((-8.2, -16), (8.4, -14.6)):
            d.inked(ellipse(x, y, 2.2), SKIN, 1, INK)
    _front_row(d)
    vignette(d, 200, 170, 270, 0.8, 0.55)
