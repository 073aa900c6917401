"""How it ends: Mind."""

from __future__ import annotations

import math

from art.drawing import Drawing
from art.drawings.nightmares_dreamer import dreamer, lantern
from art.drawings.nightmares_parts import INK, MOONLIT, backdrop, pts, scene, vignette
from art.paper import moon, planks, stars
from art.shapes import (
    Shape,
    arch,
    blob,
    crescent,
    ellipse,
    join,
    mirror,
    path,
    pile,
    polygon,
    rect,
    star,
)
from art.strokes import brush, rim, tube


def _moth(d: Drawing, x: float, y: float, size: float, angle: float, fold: float = 1.0) -> None:
    """A thought on the wing."""
    with d.placed(x, y, size, angle):
        if size < 0.6:
            half = path("M0 0C4 -10 16 -14 18 -9C18 -3 12 2 8 3C10 9 5 12 1 6Z")
            d.inked(join(half, mirror(half, 0), ellipse(0, 1, 1.7, 5)), "#b9e8c6", 1.4, "#2f6a58")
            return
        d.glow(0, 0, 26, "#c9f2d4", 0.5)
        for s in (-1, 1):
            with d.placed(0, 0, 1, mirrored=s < 0):
                low = path(f"M1 1C{5 * fold} 2 {10 * fold} 6 {9 * fold} 11C{6 * fold} 13 2 10 1 5Z")
                up = path(
                    f"M1 0C{4 * fold} -9 {14 * fold} -14 {18 * fold} -10"
                    f"C{19 * fold} -4 {12 * fold} 2 {7 * fold} 3"
                    f"C{4 * fold} 3 2 2 1 0Z"
                )
                for wing in (low, up):
                    d.inked(
                        wing,
                        d.linear(
                            0, -10, 16 * fold, 8, (0, "#f6fff0"), (0.5, "#b9e8c6"), (1, "#5fa583")
                        ),
                        0.9,
                        INK,
                    )
                d.fill(ellipse(11.5 * fold, -6, 2.6 * fold, 2.4), "#2f6a58", 0.8)
                d.fill(ellipse(11.2 * fold, -6.4, 1 * fold, 0.9), "#f6fff0")
                d.brush(pts("0.4,-5 3,-10 6,-11"), INK, 0.8, 0.6, 0.4)
        d.inked(ellipse(0, 1, 1.7, 5.4), "#e9f6e4", 0.9, INK)


def _candle(d: Drawing, x: float, top: float, width: float, seed_tilt: float, ember: bool) -> None:
    """A candle with a sleeping face, just put out."""
    base, w = 322, width / 2
    body = blob(
        [
            (x - w, base, "c"),
            (x - w * 0.96, top + 30),
            (x - w * 1.04, top + 8),
            (x - w * 0.5, top - 1),
            (x, top + 4),
            (x + w * 0.5, top - 2),
            (x + w * 1.02, top + 8),
            (x + w * 0.96, top + 30),
            (x + w, base, "c"),
        ]
    )
    drips = [
        tube([(x + dx * w, top + 5), (x + dx * w * 1.02, top + long)], [w * 0.13, w * 0.17], 3)
        for dx, long in ((-0.86, 52), (-0.5, 24), (0.62, 34), (0.92, 66))
    ]
    whole = join(body, *drips)
    pool = ellipse(x, base, w * 1.5, 8)
    d.soft(ellipse(x, base + 4, w * 1.7, 7), INK, 4, 0.6, steps=4)
    d.inked(pool, d.linear(x - w, 0, x + w, 0, (0, "#d9f0dc"), (1, "#3f6f62")), 1.6, INK)
    d.body(
        whole,
        "#f2f8ea",
        "#a9cdb4",
        "#2c4f50",
        depth=w * 0.6,
        rim_width=3,
        gap=5,
        ink=INK,
        light=(1, -0.6),
        rim_colour="#fffbe0",
    )
    d.fill(ellipse(x, top + 6, w * 0.62, 4.4), "#5f8a7c", 0.8)
    fy = top + 34 + w * 0.3
    for s in (-1, 1):
        ex = x + s * w * 0.38
        d.brush([(ex - w * 0.2, fy), (ex, fy + w * 0.14), (ex + w * 0.2, fy)], INK, 0.8, 2, 0.8)
        for k in (-1, 0, 1):
            d.brush(
                [(ex + k * w * 0.12, fy + w * 0.1), (ex + k * w * 0.17, fy + w * 0.24)],
                INK,
                1,
                0.8,
                0.4,
            )
        d.fill(ellipse(x + s * w * 0.56, fy + w * 0.36, w * 0.17, w * 0.11), "#e2a08a", 0.5)
    d.brush(
        [
            (x - w * 0.14, fy + w * 0.52),
            (x, fy + w * (0.5 + 0.1 * seed_tilt)),
            (x + w * 0.14, fy + w * 0.52),
        ],
        INK,
        0.6,
        1.7,
        0.6,
    )
    d.brush([(x, top + 6), (x - 1, top - 4), (x + 2, top - 11)], INK, 3, 2.6, 1.8)
    if ember:
        d.glow(x + 2, top - 12, 26, "#ff9a5a", 0.9)
        d.fill(ellipse(x + 2, top - 12, 2.6), "#ffd98a")


def _smoke(d: Drawing, x: float, y: float, drift: float, rise: float) -> None:
    nodes = [
        (x + 2, y - 14),
        (x + 10, y - 14 - rise * 0.2),
        (x - 6 + drift * 0.2, y - 14 - rise * 0.45),
        (x + 16 + drift * 0.5, y - 14 - rise * 0.7),
        (x + drift, y - 14 - rise),
    ]
    d.fill(brush(nodes, 1.2, 7, 1), "#cfe8d8", 0.16)
    d.fill(brush(nodes, 0.6, 2.6, 0.4), "#e6f6ea", 0.5)
    other = [(px + 5 * math.sin(k * 2.0), py) for k, (px, py) in enumerate(nodes)]
    d.fill(brush(other, 0.4, 1.4, 0.3), "#e6f6ea", 0.4)


def _casement(d: Drawing) -> None:
    frame, pane = arch(498, 326, 262, 306), arch(498, 326, 232, 288)
    d.soft(frame, INK, 8, 0.5, steps=4)
    d.body(frame, "#6a5c94", "#3a3160", "#14102a", depth=12, rim_width=2.6, gap=4.6, ink=INK)
    d.fill(pane, d.linear(0, 40, 0, 326, (0, "#1c2456"), (0.55, "#4a5aa0"), (1, "#8f96c8")))
    with d.clipped(pane):
        stars(d, 386, 40, 224, 180, 34)
        moon(d, 520, 128, 58, 2.9)
        hills = blob(pts("370,280 440,262 520,274 600,256 640,262 640,340 370,340"))
        d.fill(hills, d.linear(0, 258, 0, 326, (0, "#3a4484"), (1, "#1a1c40")))
        for x, b in ((404, 276), (420, 282), (584, 268)):
            d.fill(polygon([(x - 7, b), (x, b - 26), (x + 7, b)]), "#1c2048")
    bars = join(rect(494, 40, 7, 290), rect(380, 206, 240, 6)).intersection(pane)
    left = rect(380, 30, 114, 300)
    bars = bars.difference(left.buffer(-0.1))
    d.inked(bars, "#4a4074", 1.6, INK)
    d.fill(rim(bars, 1.4, 1.2), MOONLIT, 0.6)
    wing = polygon(pts("384,146 352,120 352,352 384,326"))  # the open half
    d.inked(wing, d.linear(350, 0, 386, 0, (0, "#7a6ca4"), (1, "#2c2550")), 1.8, INK)
    d.fill(polygon(pts("379,158 358,140 358,230 379,226")), "#4a5aa0", 0.8)
    d.fill(polygon(pts("379,238 358,244 358,334 379,316")), "#4a5aa0", 0.8)


@scene("endless/endings/mind", 640, 400)
def mind(d: Drawing) -> None:
    """The candles are out; what they were thinking flies to the moon."""
    backdrop(d, (0, "#171430"), (0.7, "#241d44"), (1, "#0f0b1e"), lean=200)
    rng = d.chance()
    signs: list[Shape] = []
    for k in range(9):
        for j in range(8):
            x, y = 22 + k * 38 + (j % 2) * 19, 18 + j * 40
            if (k + j) % 2:
                signs.append(crescent(x, y, 5, 0.5, rng.uniform(-60, 20)).simplify(0.15))
            else:
                signs.append(star(x, y, 4, 4, 0.36))
    d.fill(pile(signs), "#463a70", 0.7)
    d.glow(230, 150, 260, "#8fd0b0", 0.25)
    _casement(d)
    d.fill(
        polygon(pts("384,330 612,330 470,400 120,400")),
        d.linear(500, 330, 250, 400, (0, MOONLIT, 0.3), (1, MOONLIT, 0)),
    )
    sill = rect(-10, 318, 660, 34)
    planks(d, sill, light="#8a6a9c", middle="#4a3660", dark="#1c1430", strokes=26)
    d.stroke(sill, INK, 2)
    d.fill(rect(-10, 352, 660, 60), d.linear(0, 352, 0, 400, (0, "#1a1230"), (1, "#0a0714")))
    d.fill(rect(-10, 318, 660, 2), "#f2e3ff", 0.6)
    for x, top, w, tilt, ember in (
        (56, 190, 56, 1, False),
        (132, 236, 50, -1, False),
        (206, 156, 58, 0.5, False),
        (280, 222, 52, 1, False),
        (345, 262, 44, -1, True),
    ):
        _smoke(d, x, top, 40 + (x % 50), 84 + (x % 40))
        _candle(d, x, top, w, tilt, ember)
    path_ = [
        (84, 128, 1.15, 40),
        (150, 176, 0.9, 70),
        (176, 92, 1.3, 62),
        (244, 108, 1.1, 78),
        (262, 176, 0.95, 58),
        (312, 84, 1.05, 84),
        (324, 152, 1.25, 66),
        (370, 104, 0.9, 80),
        (402, 166, 0.8, 60),
        (416, 96, 0.7, 84),
        (448, 132, 0.62, 76),
        (462, 96, 0.5, 88),
        (486, 122, 0.42, 80),
        (504, 100, 0.32, 80),
        (508, 136, 0.3, 60),
        (524, 116, 0.24, 70),
    ]
    for k, (x, y, s, a) in enumerate(path_):
        _moth(d, x, y, s, a, (1.0, 0.7, 0.9, 0.55)[k % 4])
    d.fill(ellipse(560, 323, 22, 4), INK, 0.5)
    dreamer(d, 560, 323, 1.5, back=True, lamp=False, mirrored=True)
    lantern(d, 600, 288, 1.55, lit=False)
    for k in range(3):
        d.brush(
            [(600, 284 - k), (596 - k * 3, 270), (604, 256 - k * 4)], "#e6f6ea", 0.3, 1, 0.3, 0.4
        )
    vignette(d, 340, 190, 420, 0.8, 0.55)
