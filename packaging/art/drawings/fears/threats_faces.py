"""Threats that are a piece of a face."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.fears.parts import (
    HEIGHT,
    INK,
    WIDTH,
    blob_of,
    flat,
    form,
    line_of,
    poly,
    pts,
    teeth,
    threat,
)
from art.drawings.nightmares_parts import eyes as slit_eyes
from art.shapes import (
    ellipse,
    move,
    pile,
    rect,
)
from art.strokes import brush, brushes


@threat("fears/threats/eyes", WIDTH, HEIGHT)
def many_eyes(d: Drawing) -> None:
    """Eyes in all the dark there is."""
    d.fill(
        rect(0, 0, WIDTH, HEIGHT),
        d.linear(0, 0, 0, 200, (0, INK, 0.78), (0.7, INK, 0.5), (1, INK, 0.0)),
    )
    rng = d.chance()
    placed: list[tuple[float, float, float]] = []
    for r0, tries in ((15.0, 40), (10.0, 120), (6.4, 500)):
        for _ in range(tries):
            x, y = rng.uniform(16, 204), rng.uniform(14, 158)
            r = r0 * rng.uniform(0.85, 1.15)
            if len(placed) < 44 and all(
                (x - a) ** 2 + ((y - b) * 1.5) ** 2 > (2.3 * (r + c)) ** 2 for a, b, c in placed
            ):
                placed.append((x, y, r))
    for x, y, r in placed:
        colour = palette.mix("#ffedb0", "#e0873c", rng.random() * 0.8)
        slit_eyes(
            d,
            x,
            y,
            r,
            colour,
            look=(0.8 if x < 110 else -0.8, 0.8),
            slit=rng.random() < 0.3,
            slant=rng.uniform(2, 18),
        )
    d.glow(110, 84, 60, "#ffb84a", 0.14)


@threat("fears/threats/giant-eye", 190, 130)
def giant_eye(d: Drawing) -> None:
    """One eye, as large as a wardrobe, with all its lashes."""
    lid = blob_of(
        "2,70,c 36,24 70,8 98,8 130,8 160,26 188,66,c 160,102 130,118 96,120 60,118 30,104"
    )
    for k in range(11):
        t = k / 10
        a = math.radians(200 + 140 * t)
        x, y = 95 + math.cos(a) * 78, 66 + math.sin(a) * 50
        d.brush(
            [
                (x, y),
                (x + math.cos(a) * 10, y + math.sin(a) * 12),
                (x + math.cos(a) * 14 + (t - 0.5) * 10, y + math.sin(a) * 22),
            ],
            INK,
            5,
            3,
            0.6,
        )
    flat(d, lid.buffer(7), d.linear(0, 0, 0, 130, (0, "#d08a8a"), (1, "#5a2438")), 1.8)
    flat(d, lid, d.radial(80, 50, 120, (0, "#fffdf2"), (0.6, "#f4e2d0"), (1, "#b57a74")), 1.6)
    rng = d.chance()
    veins = []
    for k in range(16):
        a = math.tau * k / 16 + rng.uniform(-0.1, 0.1)
        p = [
            (
                95 + math.cos(a + (t - 0.5) * rng.uniform(-0.3, 0.3)) * (92 - 48 * t),
                65 + math.sin(a + (t - 0.5) * 0.2) * (60 - 22 * t),
            )
            for t in (0, 0.3, 0.6, 1)
        ]
        veins.append(brush(p, 2.2, 1.3, 0.3, 4).intersection(lid))
    d.fill(pile(veins), "#c9353a", 0.75)
    disc = ellipse(95, 64, 45).intersection(lid)
    flat(
        d,
        disc,
        d.radial(95, 68, 46, (0, "#ffe98a"), (0.45, "#6fb58a"), (0.85, "#1f5a5c"), (1, "#0c2a34")),
        1.6,
    )
    spokes = [
        line_of(
            (
                f"{95 + math.cos(a) * 20:.1f},{64 + math.sin(a) * 20:.1f} "
                f"{95 + math.cos(a + 0.06) * 32:.1f},{64 + math.sin(a + 0.06) * 32:.1f} "
                f"{95 + math.cos(a) * 43:.1f},{64 + math.sin(a) * 43:.1f}"
            ),
            0.4,
            1.6,
            0.4,
        ).intersection(disc)
        for a in (math.tau * k / 22 for k in range(22))
    ]
    d.fill(pile(spokes), "#0c2a34", 0.5)
    d.fill(ellipse(95, 64, 20), "#06040c")
    d.fill(ellipse(80, 46, 9, 7, -20), "#fffef8", 0.95)
    d.fill(ellipse(110, 80, 3.4), "#fffef8", 0.7)
    d.fill(lid.difference(move(lid, 0, 11)), INK, 0.32)


@threat("fears/threats/teeth", 176, 128)
def mouth(d: Drawing) -> None:
    """A smile. Only the smile."""
    lips = blob_of(
        "4,44,c 30,18 62,8 88,18 114,8 146,18 172,44,c 160,88 128,122 88,124 48,122 16,88"
    )
    form(d, lips, "#e0525c", "#5a1028", shade=14, edge=2.4, edge_colour="#ffc9c0")
    inner = blob_of(
        "16,46,c 46,34 70,30 88,34 106,30 130,34 160,46,c 148,80 120,106 88,107 56,106 28,80"
    )
    flat(d, inner, d.radial(88, 70, 70, (0, "#2a0610"), (1, "#7d1c34")), 1.6)
    d.fill(blob_of("52,94 72,84 88,88 104,84 124,94 104,106 72,106"), "#d0506a")
    d.fill(line_of("88,90 88,97 88,104", 0.5, 1.8, 0.5), "#7d1c34")
    upper = [
        (20, 45),
        (32, 41),
        (45, 38),
        (60, 35.6),
        (74, 34),
        (88, 35),
        (102, 34),
        (116, 35.6),
        (131, 38),
        (144, 41),
        (156, 45),
    ]
    teeth(
        d,
        [(float(x), float(y)) for x, y in upper],
        25,
        width=0.93,
        flat_ends=True,
        colour="#fff3d0",
    )
    lower = [
        (38, 92),
        (50, 99),
        (62, 103),
        (75, 105),
        (88, 106),
        (101, 105),
        (114, 103),
        (126, 99),
        (138, 92),
    ]
    teeth(
        d,
        [(float(x), float(y)) for x, y in lower],
        17,
        up=True,
        width=0.92,
        flat_ends=True,
        colour="#f6e6c0",
    )
    d.fill(blob_of("30,30 50,20 66,18 60,24 42,30"), "#ffe6e0", 0.65)


@threat("fears/threats/loose-teeth", 150, 160)
def loose_teeth(d: Drawing) -> None:
    """A set of teeth that comes apart in the air."""
    gum = blob_of("14,56,c 34,24 56,14 75,14 94,14 116,24 136,56,c 116,46 96,40 75,40 54,40 34,46")
    form(d, gum, "#f08a94", "#8d2a48", shade=8, edge=2, edge_colour="#ffdcd8")

    def tooth(x: float, y: float, size: float, angle: float, root: bool = True) -> None:
        with d.placed(x, y, size, angle):
            shape = (
                blob_of("-9,-10 0,-13 9,-10 10,2 6,12 4,26,c 1,14 -1,14 -4,26,c -6,12 -10,2")
                if root
                else blob_of("-8,-8,c 8,-8,c 9,8 4,12 -4,12 -9,8")
            )
            form(d, shape, "#fff8e2", "#b59f84", shade=4, edge=1.2, edge_colour="#ffffff")
            d.fill(ellipse(-4, -4, 2, 4, 12), "#ffffff", 0.9)

    for x, y, a in ((34, 56, 14), (56, 48, 6), (94, 48, -6)):
        tooth(x, y, 0.95, a, False)
    for x, y, s, a in (
        (78, 74, 1.1, -18),
        (116, 66, 1.0, 24),
        (40, 96, 1.0, 40),
        (100, 108, 1.15, -34),
        (62, 128, 1.05, 14),
        (128, 122, 0.85, 60),
        (18, 134, 0.8, -50),
        (92, 146, 0.7, 100),
    ):
        tooth(x, y, s, a)
    d.fill(pile(ellipse(76, 50, 3, 5), ellipse(116, 48, 3, 4)), "#b5243c", 0.8)
    for x, y in ((70, 92), (108, 86), (34, 116), (96, 128)):
        d.brush([(x - 4, y - 12), (x - 5, y - 20)], "#ffffff", 0.4, 1.2, 0.4, 0.6)


@threat("fears/threats/throat", WIDTH, HEIGHT)
def throat(d: Drawing) -> None:
    """Seen from inside: the last of the light, through teeth."""
    whole = rect(0, 0, WIDTH, HEIGHT)
    hole = blob_of("40,96 70,56 110,46 150,56 180,96 166,132 138,150 110,152 82,150 54,132")
    d.fill(
        whole.difference(hole),
        d.radial(110, 100, 170, (0.2, "#d0586a"), (0.6, "#8d2440"), (1, "#2a0818")),
    )
    for k in range(5):
        g = 1.18 + k * 0.24
        from art.shapes import scale

        ring_ = scale(hole, g, g, (110, 104))
        edge = ring_.difference(scale(hole, g * 0.965, g * 0.965, (110, 104))).intersection(whole)
        d.fill(edge, "#3a0a1c", 0.5)
        d.fill(move(edge, -1, -2).intersection(whole), "#ff9aa0", 0.28)
    d.stroke(hole, INK, 2)
    tongue = blob_of("60,252,c 66,200 84,168 110,166 136,168 154,200 160,252,c").intersection(whole)
    form(d, tongue, "#f07a88", "#7d1c38", shade=12, edge=2, edge_colour="#ffd0d0")
    d.fill(line_of("110,172 109,210 110,250", 1, 4, 2), "#7d1c38", 0.8)
    upper = [
        (44, 92),
        (58, 72),
        (74, 58),
        (92, 50),
        (110, 47),
        (128, 50),
        (146, 58),
        (162, 72),
        (176, 92),
    ]
    teeth(d, [(float(x), float(y)) for x, y in upper], 30, width=0.9)
    lower = [(54, 130), (68, 142), (84, 149), (110, 151), (136, 149), (152, 142), (166, 130)]
    teeth(d, [(float(x), float(y)) for x, y in lower], 24, up=True, width=0.85)
    form(
        d,
        blob_of("102,-4,c 118,-4,c 120,16 116,26 110,34 104,26 100,16"),
        "#f0808c",
        "#8d2440",
        shade=5,
    )


@threat("fears/threats/dentures", 110, 140)
def dentures(d: Drawing) -> None:
    """A glass on the bedside table; one's own teeth are in it."""
    glass = poly("16,14 94,14 84,136 26,136")
    d.fill(glass, d.linear(16, 0, 94, 0, (0, "#dff4ff", 0.5), (1, "#6aa5c0", 0.5)))
    water = poly("19,42 91,42 83.4,132 26.6,132")
    d.fill(water, d.linear(0, 42, 0, 132, (0, "#9fe0ec", 0.85), (1, "#2c6a8a", 0.9)))
    d.fill(ellipse(55, 42, 36, 6), "#e0fbff", 0.9)
    upper = blob_of("28,72,c 34,56 48,52 55,52 62,52 76,56 82,72,c 74,76 36,76")
    form(d, upper, "#f08a94", "#8d2a48", shade=4)
    teeth(
        d,
        [(30.0 + k * 6.3, 73.0 + 1.6 * math.sin(k / 8 * math.pi)) for k in range(9)],
        13,
        flat_ends=True,
        width=0.94,
        colour="#fff6dc",
    )
    lower = blob_of("30,112,c 38,108 72,108 80,112,c 76,124 66,128 55,128 44,128 34,124")
    form(d, lower, "#f08a94", "#8d2a48", shade=4)
    teeth(
        d,
        [(32.0 + k * 5.8, 112.0 - 1.2 * math.sin(k / 8 * math.pi)) for k in range(9)],
        12,
        flat_ends=True,
        up=True,
        width=0.94,
        colour="#fff6dc",
    )
    d.fill(
        pile(
            *[
                ellipse(x, y, r)
                for x, y, r in (
                    (34, 60, 2),
                    (74, 94, 2.4),
                    (40, 96, 1.8),
                    (70, 54, 1.6),
                    (78, 112, 2),
                )
            ]
        ),
        "#ffffff",
        0.8,
    )
    d.stroke(glass, "#eafaff", 2.2, 0.9)
    d.fill(poly("24,24 32,24 36,124 31,124"), "#ffffff", 0.55)


@threat("fears/threats/nose", 160, 160)
def nose(d: Drawing) -> None:
    """A nose in agony, and the feather."""
    body = blob_of(
        "56,6,c 86,0 98,6,c 104,40 120,70 142,92 148,120 126,138 104,134 80,142 56,134 "
        "34,138 12,120 18,92 40,70 54,40"
    )
    form(d, body, "#f4b49a", "#8d4048", shade=18, edge=2.6, edge_colour="#ffe8d8")
    for s in (-1, 1):
        flat(
            d,
            ellipse(80 + s * 30, 118, 15, 11, s * 14),
            d.radial(80 + s * 30, 122, 15, (0, "#12040a"), (1, "#5a1c2c")),
            1.2,
        )
        d.fill(
            brushes(
                [[(80 + s * 30 + k, 122), (80 + s * 30 + k * 1.6, 134)] for k in (-6, 0, 6)],
                1.6,
                1.2,
                0.5,
            ),
            INK,
        )
    d.fill(ellipse(66, 62, 9, 24, 10), "#fff0e6", 0.55)
    d.fill(blob_of("60,94 80,86 104,96 96,112 66,112"), "#e2485c", 0.4)
    with d.placed(128, 60, 1.05, -34):
        form(
            d,
            blob_of("0,62 -14,40 -18,8 -6,-26 6,-42 16,-22 18,10 12,40"),
            "#b39ae0",
            "#3f2a6a",
            shade=4,
        )
        d.brush(pts("0,84 1,40 5,-36"), "#f4f0ff", 1.2, 2, 0.6)
        d.fill(
            pile(
                *[line_of(f"2,{y} {12},{y - 12}", 0.5, 1.1, 0.4) for y in range(-14, 56, 12)],
                *[line_of(f"1,{y} {-11},{y - 12}", 0.5, 1.1, 0.4) for y in range(-14, 56, 12)],
            ),
            INK,
            0.5,
        )
