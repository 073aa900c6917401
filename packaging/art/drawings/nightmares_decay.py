"""Nightmare: Decay."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.nightmares_dreamer import dreamer
from art.drawings.nightmares_parts import INK, backdrop, ink_edge, mass, pts, scene, vignette
from art.shapes import (
    blob,
    ellipse,
    join,
    path,
    pile,
    polygon,
    rect,
    rounded,
    star,
)
from art.strokes import hatch, rim

MOUTH = (
    "M96 128C110 70 158 62 200 78C242 62 290 70 304 128C308 196 268 244 200 246"
    "C132 244 92 196 96 128Z"
)


def _mirror_frame(d: Drawing) -> None:
    """The gilded frame, itself not in good health."""
    outer, inner = ellipse(200, 142, 172, 136), ellipse(200, 142, 148, 114)
    d.soft(outer, INK, 12, 0.6, 4, 8, steps=5)
    ring = outer.difference(inner)
    d.body(ring, "#d9b066", "#8a5f36", "#2f1c1c", depth=12, rim_width=3, gap=3.6, ink=INK)
    d.stroke(ellipse(200, 142, 160, 125), INK, 2, 0.55)
    d.stroke(ellipse(199, 141, 160, 125), "#ffe9a6", 0.8, 0.6)
    angles = [math.tau * k / 28 for k in range(28)]
    studs = [(200 + math.cos(a) * 160, 142 + math.sin(a) * 125) for a in angles]
    gone = [studs.pop(k) for k in (17, 11, 5)]
    d.fill(pile(ellipse(x, y, 4.4) for x, y in gone), INK, 0.75)
    for dx, r, colour in (
        (0.3, 5.9, INK),
        (0.0, 5.0, "#b98a44"),
        (-0.8, 3.4, "#e6bf6e"),
        (-1.6, 1.4, "#fff6d0"),
    ):
        d.fill(pile(ellipse(x + dx, y + dx, r) for x, y in studs), colour)
    d.fill(inner.buffer(2), INK)


def _mouth(d: Drawing) -> None:
    glass = ellipse(200, 142, 147, 113)
    with d.clipped(glass):
        d.fill(glass, d.radial(150, 70, 220, (0, "#c98f9a"), (0.5, "#8a4f6e"), (1, "#3a1e40")))
        d.hatch(glass.difference(path(MOUTH)), "#3a1838", -58, 6, 1.1, 0.35)
        for k in range(8):
            x = 92 + k * 31
            d.brush(
                [
                    (x, 34 + abs(k - 3.5) * 7),
                    (x + 3, 48 + abs(k - 3.5) * 8),
                    (x + 1, 60 + abs(k - 3.5) * 9),
                ],
                "#5a2a48",
                0.4,
                2,
                0.4,
                0.5,
            )
        lips = path(MOUTH)
        d.body(
            lips.buffer(15),
            "#f09a94",
            "#b44a5e",
            "#54193a",
            depth=18,
            rim_width=4,
            gap=4.6,
            ink="#2a0c20",
        )
        for k in range(18):
            a = math.tau * k / 18
            p = [
                (200 + math.cos(a) * q * 108, 152 + math.sin(a) * q * 94) for q in (1.0, 1.06, 1.12)
            ]
            d.brush(p, "#54193a", 0.4, 1.8, 0.4, 0.6)
        d.fill(lips, INK)
        d.fill(
            lips.buffer(-2),
            d.radial(200, 160, 108, (0, "#1c0a22"), (0.55, "#3a1232"), (1, "#6a2444")),
        )
        d.glow(200, 168, 46, "#f2d98a", 0.55)
        _throat(d)
    _teeth(d)
    with d.clipped(glass):
        shine = polygon(pts("84,40 126,20 70,190 50,170"))
        d.fill(shine, "#fff4ff", 0.13)
        d.fill(polygon(pts("138,20 150,18 96,210 86,206")), "#fff4ff", 0.1)


def _throat(d: Drawing) -> None:
    """Far back hangs the moon, where a uvula should."""
    d.fill(
        ellipse(200, 162, 16),
        d.radial(196, 157, 22, (0, "#fffdf0"), (0.6, "#f6e2a4"), (1, "#c99a52")),
    )
    for x, y, r in ((195, 158, 3), (206, 167, 3.6), (203, 154, 2)):
        d.fill(ellipse(x, y, r), "#b08a4c", 0.4)
    for x, w, h in ((166, 8, 15), (232, 7, 13), (150, 5, 9), (248, 5, 9)):
        stone = join(ellipse(x, 186 - h, w / 2), rect(x - w / 2, 186 - h, w, h))
        d.fill(stone, "#2a1028")
        d.fill(rim(stone, -1 if x < 200 else 1, 0), "#f2d98a", 0.5)
    tongue = blob(pts("134,236 128,204 160,186 200,182 240,186 272,204 266,236 200,246"))
    tongue = tongue.intersection(path(MOUTH))
    mass(
        d,
        tongue,
        "#a8485e",
        "#4a1430",
        shade=14,
        gap=4.4,
        edge=1.8,
        edge_colour="#ffc0a0",
        light=(0, -1),
    )
    d.brush(pts("200,190 201,212 200,240"), "#3a0f28", 0.6, 2.4, 0.8, 0.8)
    for x, y in ((160, 200), (176, 210), (226, 204), (242, 214), (186, 198), (214, 222)):
        d.fill(ellipse(x, y, 2.2, 1.4), "#e08a8a", 0.5)


def _tooth(
    d: Drawing, x: float, y: float, w: float, h: float, angle: float, marked: int = 0
) -> None:
    """A tooth that is a tombstone; its root at (x, y), its head upwards."""
    with d.placed(x, y, turn=angle):
        body = join(
            path(
                f"M{-w / 2} 2C{-w / 2 - 1} {-h * 0.6} {-w / 2 + 1} {-h} 0 {-h}"
                f"C{w / 2 - 1} {-h} {w / 2 + 1} {-h * 0.6} {w / 2} 2Z"
            )
        )
        ink_edge(d, body, 1.6)
        d.fill(
            body, d.linear(-w / 2, -h, w / 2, 2, (0, "#fff9e6"), (0.45, "#e2cf9e"), (1, "#8a6a5c"))
        )
        d.fill(hatch(rim(body, -w * 0.25, -2), -58, 2.8, 0.9, 7), "#4a2a3a", 0.6)
        d.fill(rim(body, 1.4, 1.4), "#ffffff", 0.8)
        if marked == 1:
            cross = join(
                rect(-0.9, -h * 0.8, 1.8, h * 0.42), rect(-w * 0.22, -h * 0.68, w * 0.44, 1.8)
            )
            d.fill(cross, "#4a2a3a", 0.85)
        elif marked == 2:
            for k in range(3):
                d.brush(
                    [
                        (-w * 0.26, -h * (0.7 - k * 0.15)),
                        (0, -h * (0.71 - k * 0.15)),
                        (w * 0.24, -h * (0.69 - k * 0.15)),
                    ],
                    "#4a2a3a",
                    0.3,
                    1.3,
                    0.3,
                    0.8,
                )
        elif marked == 3:
            d.brush(
                [(w * 0.1, -h), (-w * 0.12, -h * 0.7), (w * 0.1, -h * 0.5), (-w * 0.06, -h * 0.2)],
                "#4a2a3a",
                1.6,
                1.2,
                0.3,
            )
            d.fill(ellipse(w * 0.18, -h * 0.36, w * 0.15, h * 0.1), "#3a2028", 0.8)


def _teeth(d: Drawing) -> None:
    mouth = path(MOUTH)
    gum_low = mouth.difference(ellipse(200, 138, 112, 84)).intersection(rect(90, 150, 220, 100))
    gum_high = mouth.intersection(
        path("M80 40L320 40L320 118C290 96 240 92 200 106C160 92 110 96 80 118Z")
    )
    for gum in (gum_low, gum_high):
        mass(
            d,
            gum,
            "#d9707c",
            "#6a2444",
            shade=8,
            gap=3.4,
            edge=1.6,
            edge_colour="#ffd0c0",
            line=1.4,
        )
    for x, y, w, h, a, m in (
        (122, 205, 21, 27, -20, 0),
        (144, 220, 23, 34, -12, 1),
        (171, 228, 24, 37, 3, 2),
        (200, 231, 24, 31, -7, 3),
        (229, 229, 24, 38, 6, 1),
        (256, 221, 22, 29, 17, 2),
        (279, 205, 19, 24, 24, 3),
    ):
        _tooth(d, x, y, w, h, a, m)
    for x, y, w, h, a, m in (
        (122, 98, 19, 24, 172, 0),
        (147, 90, 23, 31, 177, 3),
        (207, 100, 25, 33, 184, 0),
        (262, 92, 23, 28, 190, 3),
    ):
        _tooth(d, x, y, w, h, a, m)
    for x in (177, 234, 286):
        d.fill(ellipse(x, 96 if x != 177 else 97, 9, 4), "#4a1430", 0.85)
    for x, y, w, h, a, m in (
        (158, 142, 22, 30, 152, 3),
        (250, 148, 21, 28, 228, 0),
        (290, 262, 19, 25, 118, 3),
        (92, 246, 17, 22, 250, 0),
    ):
        for dx in (-5, 0, 5):
            d.brush(
                [(x + dx, y - h - 3), (x + dx, y - h - 10), (x + dx, y - h - 17)],
                "#fff4e0",
                1.4,
                1,
                0.2,
                0.6,
            )
        _tooth(d, x, y, w, h, a, m)


def _washstand(d: Drawing) -> None:
    top = rounded(96, 272, 208, 16, 6)
    mass(d, rect(112, 282, 176, 60), "#3a2c4c", "#140c1e", edge=1.4, shade=20, gap=4.6)
    for x in (150, 250):
        d.fill(ellipse(x, 304, 3), "#d9b066")
    mass(d, top, "#a896c6", "#4a3c68", edge=1.6, edge_colour="#fff4e0", shade=5, gap=3)
    cup = path("M272 248L290 248L287 273L275 273Z")
    mass(d, cup, "#8fd0c0", "#2c5a60", edge=1.2, shade=5, gap=2.6)
    d.brush(pts("280,250 276,232 270,222"), INK, 3.6, 3.4, 3)
    d.brush(pts("280,250 276,232 270,222"), "#e9dfcc", 1.8, 1.6, 1.4)
    tube_ = path("M112 271L132 265L144 268L142 274L114 276Z")
    d.inked(tube_, d.linear(112, 265, 144, 276, (0, "#f6ead2"), (1, "#8f86bc")), 1.3, INK)
    d.fill(rect(122, 267, 5, 8), "#d9605a")


@scene("endless/nightmares/decay", 400, 320)
def decay(d: Drawing) -> None:
    """In the mirror a mouth that is a churchyard; its teeth are tombstones and leave one by one."""
    backdrop(d, (0, "#2a2346"), (0.6, "#1f1834"), (1, "#0f0a18"))
    rng = d.chance()
    d.fill(pile(rect(k * 28 - 4, 0, 13, 320) for k in range(15)), "#352a58", 0.5)
    stars = [
        star(k * 28 + 17, y + rng.uniform(-2, 2), 3, 4, 0.4)
        for k in range(15)
        for y in range(20 + (k % 2) * 26, 320, 52)
    ]
    d.fill(pile(stars), "#5a4c86", 0.6)
    _mirror_frame(d)
    _mouth(d)
    _washstand(d)
    d.glow(200, 260, 110, palette.LAMP, 0.4)
    stool = join(
        rounded(170, 303, 60, 8, 3),
        polygon(pts("176,310 184,310 178,330 168,330")),
        polygon(pts("216,310 224,310 232,330 222,330")),
    )
    mass(d, stool, "#8a5f4a", "#2c1a20", edge=1.2, edge_colour="#ffdca0", hatched=0.4)
    dreamer(
        d,
        200,
        303,
        1.12,
        back=True,
        glow=0.55,
        mirrored=True,
        arms=(((-5, -30), (-12, -34), (-14, -44)), ((5, -30), (11, -24), (16, -26))),
    )
    d.brush(pts("216,262 217,248 214,236"), INK, 4, 3.8, 3.4)
    d.brush(pts("216,262 217,248 214,236"), "#6aa5e0", 2.2, 2, 1.8)
    d.inked(polygon(pts("211,240 208,231 213,229 216,238")), "#fffaf0", 1.2, INK)
    vignette(d, 200, 160, 275, 0.85, 0.6)
