"""Nightmare: Falling."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.drawings.nightmares_dreamer import dreamer, lantern
from art.drawings.nightmares_parts import (
    INK,
    MOONLIT,
    backdrop,
    ink_edge,
    mass,
    pts,
    scene,
    specks,
    vignette,
)
from art.shapes import XY, Shape, blob, ellipse, join, path, pile, polygon, rect
from art.strokes import brush, tube

GROUND: XY = (232, 206)


def _maw(d: Drawing) -> None:
    """The town from above: rings of houses lean inwards like teeth round a dark square."""
    cx, cy = GROUND
    for k, colour in ((250, "#232a52"), (205, "#2c3563"), (160, "#35406f"), (128, "#283055")):
        d.fill(ellipse(cx, cy, k * 1.25, k), colour, 0.75)
    rng = d.chance()
    for k in range(26):  # fields
        a = math.tau * k / 26
        p = [
            (cx + math.cos(a + rng.uniform(0, 0.12)) * r * 1.25, cy + math.sin(a) * r)
            for r in (128, 190, 270)
        ]
        d.fill(brush(p, 1, 1.4, 2.4), "#12152e", 0.6)
    for x, y, rx, ry, t in (
        (60, 120, 44, 22, 30),
        (376, 120, 40, 20, -40),
        (84, 292, 50, 18, -20),
        (352, 300, 46, 20, 24),
    ):
        patch = ellipse(x, y, rx, ry, t)
        d.fill(patch, palette.mix("#3c5a72", "#2c3563", rng.random()), 0.7)
        d.hatch(patch, INK, t + 30, 5, 1, 0.4)
    pit = ellipse(cx, cy, 66, 50)
    d.fill(pit.buffer(3), INK, 0.8)
    d.fill(pit, d.radial(cx, cy, 66, (0, "#1a0a1e"), (0.6, "#2c1130"), (1, "#5a2440"), flat=0.76))
    d.glow(cx, cy + 4, 40, "#e2685c", 0.35, 0.76)
    tongue = blob(
        [
            (cx - 22, cy + 44),
            (cx - 20, cy + 18),
            (cx, cy + 8),
            (cx + 20, cy + 18),
            (cx + 22, cy + 44),
        ]
    ).intersection(pit)
    d.inked(tongue, d.linear(0, cy + 8, 0, cy + 44, (0, "#b04a5e"), (1, "#5a2038")), 1.2, INK)
    d.brush([(cx, cy + 14), (cx + 1, cy + 28), (cx, cy + 42)], "#4a1428", 0.6, 1.8, 0.6, 0.8)


def _ring(
    d: Drawing, radius: float, count: int, size: float, start: float, tone: tuple[str, str]
) -> None:
    cx, cy = GROUND
    rng = d.chance()
    for k in range(count):
        a = math.tau * (k + start) / count
        x, y = cx + math.cos(a) * radius * 1.28, cy + math.sin(a) * radius * 0.98
        s = size * rng.uniform(0.82, 1.15)
        with d.placed(
            x,
            y,
            s,
            math.degrees(math.atan2(math.sin(a) * 0.98, math.cos(a) * 1.28))
            + 90
            + rng.uniform(-6, 6),
        ):
            wall = polygon(pts("-9,-3 9,-3 7.4,10 -7.4,10"))
            roof = polygon(pts("-10,8 10,8 0,24"))
            ink_edge(d, join(wall, roof), 1.3)
            d.fill(wall, tone[1])
            lit = math.cos(a + 0.8) < 0.2
            d.fill(roof, palette.PAPER if size > 0.9 else tone[0])
            d.fill(
                polygon(pts("0,24 10,8 0.5,8")) if not lit else polygon(pts("-10,8 0,24 -0.5,8")),
                "#6a5a7c",
                0.75,
            )
            d.fill(rect(-6, -1, 4, 5), "#ffd98a")
            d.fill(rect(2, -1, 4, 5), "#ffd98a" if rng.random() < 0.6 else "#1a1430")


def _rush(d: Drawing) -> None:
    """Streaks of speed, all from the square outwards."""
    cx, cy = GROUND
    rng = d.chance()
    lines: list[Shape] = []
    for _ in range(76):
        a, r = rng.uniform(0, math.tau), rng.uniform(120, 190)
        long = rng.uniform(40, 120)
        p = [
            (cx + math.cos(a) * q * 1.25, cy + math.sin(a) * q) for q in (r, r + long / 2, r + long)
        ]
        lines.append(brush(p, 0.2, 0.9, 1.8))
    d.fill(pile(lines), "#dfe4ff", 0.3)


def _chute(d: Drawing) -> None:
    """The parachute, wrung like a wet cloth."""
    cloth = tube(pts("118,62 108,44 122,24 108,2 118,-20"), [5, 13, 19, 25, 34], 8)
    mass(d, cloth, "#efe4cc", "#8f82b0", shade=13, gap=3.4, edge=2, edge_colour="#fffaf0", line=1.8)
    for k, nodes in enumerate(
        (pts("116,60 101,44 110,24 92,4 94,-20"), pts("120,60 116,42 132,24 116,2 134,-20"))
    ):
        d.fill(brush(nodes, 1, 8 - k, 15).intersection(cloth), "#6a5aa0", 0.9)
    for nodes in (
        pts("116,58 108,42 120,22 104,2 112,-20"),
        pts("122,54 122,40 136,20 128,0 150,-20"),
        pts("110,50 100,38 104,20 86,2 80,-20"),
    ):
        d.fill(brush(nodes, 0.4, 1.6, 0.8).intersection(cloth), "#3b2c50", 0.75)
    knot = blob(pts("108,62 118,55 128,62 125,73 112,73"))
    mass(d, knot, "#f2e6cc", "#8a7aa4", shade=5, gap=2.2, edge=1)
    for nodes in (
        pts("112,72 96,92 100,116 88,138 104,150"),
        pts("116,73 128,92 104,112 112,134 112,150"),
        pts("123,72 140,92 136,116 120,132 118,150"),
        pts("119,73 110,100 126,122 98,130 110,152"),
    ):
        d.thread(nodes, INK, 2.2)
        d.thread(nodes, "#efe6d2", 1.1)


@scene("endless/nightmares/falling", 400, 320)
def falling(d: Drawing) -> None:
    """Head over heels towards a town whose houses are teeth; the parachute is a knot."""
    backdrop(d, (0, "#161a3c"), (0.5, "#222a54"), (1, "#171a38"))
    _maw(d)
    _ring(d, 118, 30, 0.62, 0.3, ("#4a4a80", "#23254a"))
    _ring(d, 94, 24, 0.8, 0, ("#7a74a8", "#2c2d55"))
    _ring(d, 66, 17, 1.12, 0.4, ("#efe6d2", "#3a3560"))
    specks(d, rect(0, 0, 400, 320), 120, "#0d0f24", 0.4, 9, 1)
    _rush(d)
    vignette(d, 232, 200, 270, 0.85, 0.42)
    for x, y, rx in ((330, 60, 90), (30, 250, 80), (396, 250, 60)):
        d.fill(
            ellipse(x, y, rx, rx * 0.26),
            d.radial(
                x, y, rx, (0, MOONLIT, 0.42), (0.6, MOONLIT, 0.18), (1, MOONLIT, 0), flat=0.26
            ),
        )
    _chute(d)
    d.glow(176, 222, 90, palette.LAMP, 0.4)
    dreamer(
        d,
        84,
        214,
        1.5,
        turn=34,
        mood="afraid",
        lamp=False,
        barefoot=True,
        arms=(((-5, -30), (-13, -38), (-15, -50)), ((5, -30), (15, -33), (24, -28))),
        legs=(((-4, -9), (-9, 2), (-19, 3)), ((4, -9), (7, 2), (4, 12))),
        cap_tip=((0, -48), (0, -57), (8, -65), (10, -76)),
    )
    with d.placed(196, 196, turn=-28):
        lantern(d, 0, 0, 1.5)
    for x, y, t in ((70, 250, 40), (44, 196, -20)):
        with d.placed(x, y, 0.62, t):
            sole = path("M-20 0C-20 -10 -8 -13 2 -13C16 -13 21 -6 20 1C14 7 -14 7 -20 0Z")
            d.inked(sole, d.linear(0, -13, 0, 6, (0, "#8a76c4"), (1, "#372a5c")), 2, INK)
            d.fill(ellipse(-8, -4, 9, 4), "#17102a")
            d.inked(ellipse(8, -9, 5), "#e6dcff", 1.2, INK)
