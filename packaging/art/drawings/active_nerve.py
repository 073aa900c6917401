"""The active game's tests of nerve: stopwatch, conveyor belt, water and heart, hand in the dark."""

from __future__ import annotations

import math

from art import palette
from art.drawing import Drawing
from art.registry import drawing
from art.shapes import (
    Shape,
    ellipse,
    grow,
    heart,
    join,
    line,
    move,
    polar,
    polygon,
    rect,
    rounded,
    turn,
)
from art.shapes import ring as hoop
from art.strokes import brush, fibres, grain, hatch, rim

INK = "#0d0a18"
BRASS = (palette.BRASS_LIGHT, palette.BRASS, palette.BRASS_DARK)


@drawing("endless/active/watch", 320, 380)
def watch(d: Drawing) -> None:
    """The stopwatch: crown, brass case, paper dial of 60 with an inner one; no hand.

    The dial's middle lies at (160, 216), its ticks reach a radius of 118.
    """
    case = ellipse(160, 216, 146)
    neck = join(rounded(142, 44, 36, 36, 6), rounded(130, 8, 60, 38, 12))
    ear = turn(rounded(146, 52, 28, 34, 8), 42, (160, 216))
    d.soft(join(case, neck, ear), palette.DEEP, spread=9, strength=0.6, dy=6)
    for part in (ear, neck):
        d.fill(grow(part, 2), INK)
        x0, y0, x1, y1 = part.bounds
        d.fill(part, d.linear(x0, y0, x1, y1, (0, BRASS[0]), (0.4, BRASS[1]), (1, BRASS[2])))
        d.fill(rim(part, 1.6, 1.6), "#fffbe6", 0.7)
    for k in range(9):
        x = 134 + k * 6.5
        d.brush([(x, 13), (x, 42)], INK, 0.8, 1.4, 0.8, 0.55)
    d.fill(grow(case, 2.4), INK)
    d.fill(case, d.linear(40, 90, 280, 350, (0, BRASS[0]), (0.45, BRASS[1]), (1, BRASS[2])))
    d.fill(hatch(hoop(160, 216, 146, 134), -54, 5, 1, 3, 0.8), INK, 0.35)
    d.fill(rim(case, 3, 3.4), "#fffbe6", 0.75)
    d.fill(ellipse(160, 216, 132), INK)
    dial = ellipse(160, 216, 130)
    d.fill(dial, d.radial(120, 166, 190, (0, "#fffaee"), (0.6, palette.PAPER), (1, "#bfae8c")))
    with d.clipped(dial):
        d.fill(fibres(dial, 90, 4, 12, 0.7), palette.FIBRE, 0.25)
        d.fill(dial.difference(move(dial, 7, 9)), INK, 0.16)
    for k in range(60):
        long = k % 5 == 0
        out, inn = 121, 104 if long else 112
        d.fill(
            line([polar(160, 216, inn, k * 6), polar(160, 216, out, k * 6)]).buffer(
                1.9 if long else 0.8
            ),
            palette.INK,
        )
    d.stroke(ellipse(160, 216, 62), palette.FIBRE, 1.1, 0.7)
    d.fill(
        hoop(160, 216, 100, 96).intersection(
            polygon([(160, 216), polar(160, 216, 300, 306), polar(160, 216, 300, 336)])
        ),
        "#a02f28",
        0.85,
    )


@drawing("endless/active/watch-hand", 40, 260)
def watch_hand(d: Drawing) -> None:
    """Its hand, straight up; it turns about its middle, (20, 130)."""
    shaft = polygon([(18, 148), (22, 148), (21, 22), (20, 12), (19, 22)])
    tail = join(ellipse(20, 166, 8), rect(18.4, 140, 3.2, 24))
    whole = join(shaft, tail, ellipse(20, 130, 9))
    d.fill(move(grow(whole, 0.6), 2, 3), INK, 0.3)
    d.fill(whole, d.linear(10, 10, 30, 170, (0, "#b23a30"), (1, "#571310")))
    d.fill(ellipse(20, 166, 4), palette.PAPER)
    d.fill(ellipse(20, 130, 5.6), d.radial(18, 128, 7, (0, BRASS[0]), (1, BRASS[2])))
    d.fill(rim(shaft, 0.7, 0.6), "#ffd8c8", 0.6)


def _gear(teeth: int, radius: float) -> Shape:
    points = []
    for k in range(teeth * 4):
        far = radius if k % 4 in (0, 1) else radius * 0.8
        points.append(polar(64, 64, far, (k + 0.35 * (k % 2)) * 360 / (teeth * 4)))
    return polygon(points).buffer(-1.6, 4).buffer(1.6, 4)


@drawing("endless/active/gear", 128, 128)
def gear(d: Drawing) -> None:
    """A cogwheel; it turns about its middle."""
    wheel = _gear(12, 58).difference(ellipse(64, 64, 9))
    holes = [ellipse(*polar(64, 64, 27, a), 8.6) for a in range(0, 360, 60)]
    for hole in holes:
        wheel = wheel.difference(hole)
    d.fill(grow(wheel, 2), INK)
    d.fill(wheel, d.radial(64, 64, 62, (0, "#d8c9a0"), (0.5, "#8e7a5e"), (1, "#46392f")))
    d.fill(hoop(64, 64, 18, 14), INK, 0.5)
    d.fill(hatch(wheel, -54, 5, 1, 5, 0.8), INK, 0.32)
    for angle in range(0, 360, 60):
        d.fill(ellipse(*polar(64, 64, 41, angle + 30), 2.6), INK, 0.7)


@drawing("endless/active/belt", 96, 40)
def belt(d: Drawing) -> None:
    """One period of the conveyor belt seen from the side and above; tile it sideways."""
    strip = rect(0, 4, 96, 30)
    with d.clipped(rect(0, 0, 96, 40)):
        d.fill(rect(-1, 1, 98, 37), INK)
        d.fill(strip, d.linear(0, 4, 0, 34, (0, "#5a5274"), (0.4, "#3a3452"), (1, "#1d192c")))
        d.fill(rect(0, 5, 96, 1.6), "#cfc8ea", 0.5)
        d.fill(rect(0, 31, 96, 2), "#000000", 0.4)
        for k in range(-1, 3):
            x = k * 48
            arrow = polygon(
                [(x + 30, 8), (x + 36, 8), (x + 24, 19), (x + 36, 30), (x + 30, 30), (x + 18, 19)]
            )
            d.fill(move(arrow, 0.8, 1.2), INK, 0.6)
            d.fill(arrow, palette.RED, 0.9)
            for y in (9.5, 28.5):
                d.fill(ellipse(x + 6, y, 1.7), "#cfc8ea", 0.6)


@drawing("endless/active/water", 360, 220)
def water(d: Drawing) -> None:
    """Deep water with light from above and the far bottom of weeds."""
    pool = rounded(2, 2, 356, 216, 16)
    d.fill(grow(pool, 1.4), INK)
    d.fill(pool, d.linear(0, 0, 0, 220, (0, "#4d7fae"), (0.4, "#23466f"), (1, "#0b1630")))
    with d.clipped(pool):
        for x, wide, faint in ((60, 60, 0.16), (150, 90, 0.13), (260, 50, 0.12)):
            ray = polygon(
                [(x, 0), (x + wide * 0.5, 0), (x + wide * 1.5, 220), (x + wide * 0.2, 220)]
            )
            d.fill(ray, "#cfe6ff", faint)
        for y, seed in ((6, 1), (13, 5), (21, 9)):
            nodes = [(x, y + 3 * math.sin(x / 17 + seed)) for x in range(-10, 380, 12)]
            d.brush(nodes, "#e2f2ff", 0.8, 2, 0.8, 0.55 - y / 60)
        for k in range(15):
            x = 12 + k * 25
            tall = 34 + 30 * math.sin(k * 2.4) ** 2
            nodes = [
                (x, 226),
                (x + 7, 226 - tall * 0.4),
                (x - 5, 226 - tall * 0.7),
                (x + 6, 226 - tall),
            ]
            d.fill(brush(nodes, 7, 4.4, 0.6), "#06101f", 0.9)
        d.fill(hatch(rect(0, 150, 360, 70), -58, 6, 0.9, 4, 0.7), INK, 0.4)


@drawing("endless/active/bubble", 48, 48)
def bubble(d: Drawing) -> None:
    """A bubble of breath."""
    ball = ellipse(24, 24, 20)
    d.fill(
        ball, d.radial(19, 17, 26, (0, "#ffffff", 0.28), (0.7, "#bfe0ff", 0.1), (1, "#dff0ff", 0.5))
    )
    d.stroke(ball, "#e8f5ff", 1.6, 0.85)
    d.brush([(11, 21), (14, 13), (21, 9)], "#ffffff", 0.5, 2.6, 0.5, 0.95)
    d.fill(ellipse(31, 33, 2.4), "#ffffff", 0.7)


@drawing("endless/active/heart", 160, 150)
def beating_heart(d: Drawing) -> None:
    """The heart that beats under water."""
    body = heart(80, 72, 46)
    d.fill(grow(body, 2.6), INK)
    d.fill(body, d.radial(62, 52, 92, (0, "#ff9d88"), (0.5, "#cf4c40"), (1, "#5c151c")))
    with d.clipped(body):
        d.fill(hatch(body.difference(move(body, -9, -9)), -56, 3.6, 1, 6), INK, 0.5)
        for nodes in (
            [(80, 52), (74, 74), (82, 96), (80, 118)],
            [(76, 78), (60, 80), (50, 72)],
            [(80, 86), (96, 84), (108, 70)],
        ):
            d.brush(nodes, "#ffd8c8", 0.5, 2, 0.5, 0.4)
        d.fill(rim(body, 1.6, 2), "#ffe6dc", 0.8)


@drawing("endless/active/night-table", 400, 520)
def night_table(d: Drawing) -> None:
    """The bedside table from above, on which Blindness' die lies."""
    top = rounded(8, 8, 384, 504, 22)
    d.soft(top, palette.DEEP, spread=5, strength=0.5, dy=3)
    d.fill(grow(top, 2), INK)
    d.fill(top, d.linear(0, 0, 400, 520, (0, "#7a5a86"), (0.5, "#4a3558"), (1, "#231830")))
    with d.clipped(top):
        for x in (100, 200, 300):
            d.brush([(x, 4), (x + 1, 260), (x, 516)], INK, 1.2, 2.2, 1.2, 0.7)
            d.brush([(x + 2.4, 4), (x + 3, 260), (x + 2.4, 516)], "#fff1d8", 0.6, 1, 0.6, 0.2)
        d.fill(grain(top, 60, 4, (60, 200), 1.6, True), INK, 0.32)
        d.fill(rim(top, 2, 2.4), "#fff1d8", 0.4)
        d.fill(rim(top, -3, -3), INK, 0.4)
    d.stroke(rounded(26, 26, 348, 468, 12), palette.BRASS, 1.2, 0.5)
