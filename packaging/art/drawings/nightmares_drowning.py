"""Nightmare: Drowning (active game)."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.nightmares_dreamer import dreamer, lantern
from art.drawings.nightmares_parts import INK, backdrop, ink_edge, pts, scene, vignette
from art.shapes import ellipse, join, move, polygon
from art.strokes import brush, hatch, rim, tube


def _light(d: Drawing) -> None:
    """The surface far above, and what comes down of the moon."""
    for k, (x, wide) in enumerate(((60, 50), (150, 90), (250, 60), (330, 40))):
        ray = polygon([(x, -4), (x + wide, -4), (x + wide * 1.7 - 40, 330), (x - 60, 330)])
        d.fill(ray, "#cfe6ff", 0.05 + 0.02 * (k % 2))
    d.fill(ellipse(212, 4, 62, 20), d.radial(212, 4, 62, (0, "#fff8dc", 0.95),
           (0.5, palette.MOON, 0.55), (1, palette.MOON, 0), flat=0.32))  # fmt: skip
    for n in range(5):
        y = 10 + n * 8
        nodes = [(x, y + 3.4 * math.sin(x / 23 + n * 1.7)) for x in range(-10, 420, 14)]
        d.brush(nodes, "#e2f2ff", 0.6, 2.2, 0.6, 0.5 - n * 0.08)


def _arms(d: Drawing) -> None:
    """What holds the feet: arms of weed with suckers, out of the deep."""
    for nodes, radii in (
        (pts("70,350 96,300 150,292 176,262 168,236"), [26, 20, 14, 8, 2]),
        (pts("330,350 300,306 250,300 226,274 236,250"), [28, 20, 14, 8, 2]),
        (pts("200,350 214,318 196,296 204,276"), [20, 14, 9, 2.4]),
        (pts("16,350 20,270 44,222 34,176 52,150"), [24, 18, 12, 7, 2]),
        (pts("392,350 384,280 360,236 374,190 356,164"), [24, 18, 12, 7, 2]),
    ):
        arm = tube(nodes, radii, 8)
        ink_edge(d, arm, 1.8)
        x0, y0, x1, y1 = arm.bounds
        d.fill(arm, d.linear(x0, y0, x1, y1, (0, "#3d6a74"), (0.6, "#16303f"), (1, "#07101a")))
        with d.clipped(arm):
            d.fill(hatch(arm.difference(move(arm, -5, -5)), -56, 3.6, 0.9, 7), INK, 0.55)
            d.fill(rim(arm, 1.2, 1.4), "#bfe6ee", 0.6)
        for t in range(1, 12):
            part = t / 12 * (len(nodes) - 1)
            i, f = int(part), part % 1
            x = nodes[i][0] + (nodes[i + 1][0] - nodes[i][0]) * f
            y = nodes[i][1] + (nodes[i + 1][1] - nodes[i][1]) * f
            size = 3.2 * (1 - t / 13)
            d.fill(ellipse(x + 2, y + 1, size), "#9fc7c9", 0.55)


def _bubbles(d: Drawing) -> None:
    rng = d.chance()
    for k in range(26):
        t = k / 26
        x = 214 + 26 * math.sin(k * 1.3) * (0.4 + t) + rng.uniform(-6, 6)
        y = 152 - t * 138
        r = 2.2 + 5 * rng.random() * (0.5 + t)
        ball = ellipse(x, y, r)
        d.fill(ball, "#dff0ff", 0.16)
        d.stroke(ball, "#e8f5ff", 1.1, 0.75)
        d.fill(ellipse(x - r * 0.35, y - r * 0.4, r * 0.22), "#ffffff", 0.9)


@scene("endless/nightmares/drowning", 400, 320)
def drowning(d: Drawing) -> None:
    """Under water: the last breath rises to the moon, something holds the feet."""
    backdrop(d, (0, "#3f6f9c"), (0.3, "#1f4468"), (0.7, "#0f2440"), (1, "#060d1c"))
    _light(d)
    for x, y, s in ((86, 118, 1.0), (322, 96, 0.8), (300, 186, 0.6)):
        with d.placed(x, y, s):
            fish = join(ellipse(0, 0, 20, 8), polygon(pts("16,0 30,-9 27,0 30,9")))
            d.fill(fish, "#0a1a2c", 0.75)
            d.fill(ellipse(-11, -1.6, 1.9), "#fff0a6", 0.9)
    d.glow(206, 214, 110, "#9fd0e8", 0.3)
    d.glow(270, 226, 60, palette.LAMP, 0.6)
    dreamer(
        d,
        204,
        264,
        2.1,
        turn=-8,
        mood="afraid",
        lamp=False,
        barefoot=True,
        arms=(((-5, -30), (-12, -40), (-10, -54)), ((5, -30), (16, -33), (26, -26))),
        cap_tip=((0, -48), (-2, -58), (4, -68), (0, -80)),
    )
    with d.placed(262, 206, turn=12):
        lantern(d, 0, 0, 1.5)
    _arms(d)
    _bubbles(d)
    for y, seed in ((300, 2), (312, 5)):
        nodes = [(x, y + 4 * math.sin(x / 30 + seed)) for x in range(-10, 420, 16)]
        d.fill(brush(nodes, 3, 9, 3), "#050b16", 0.7)
    vignette(d, 206, 170, 260, 0.75, 0.5)
