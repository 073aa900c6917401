"""Skies, what falls from them, and the lights that can be seen."""

from __future__ import annotations

import math

from art.drawing import Drawing
from art.drawings.fears.parts import HEIGHT, INK, WIDTH, blob_of, flat, form, line_of, poly, pts
from art.drawings.nightmares_parts import jagged, mist, scene
from art.paper import moon, stars
from art.shapes import XY, Shape, ellipse, pile, polygon, rect, rounded
from art.strokes import brush

ALL = rect(0, 0, WIDTH, HEIGHT)


def _cloud(d: Drawing, x: float, y: float, w: float, colour: str, opacity: float) -> None:
    h = w * 0.16
    shape = blob_of(
        f"{x - w / 2},{y} {x - w * 0.3},{y - h * 0.7} {x - w * 0.05},{y - h}"
        f" {x + w * 0.2},{y - h * 0.6} {x + w / 2},{y}"
        f" {x + w * 0.2},{y + h * 0.3} {x - w * 0.2},{y + h * 0.25}"
    )
    d.fill(shape.intersection(ALL), colour, opacity)


@scene("fears/skies/night", WIDTH, HEIGHT)
def night(d: Drawing) -> None:
    """Deep blue, stars."""
    d.fill(
        ALL,
        d.linear(0, 0, 0, 250, (0, "#0f1034"), (0.45, "#2b3272"), (0.8, "#5c5fa4"), (1, "#7d78b8")),
    )
    stars(d, 4, 4, 212, 130, 34)
    for x, y, w, o in ((40, 96, 110, 0.35), (180, 124, 130, 0.3), (96, 150, 160, 0.25)):
        _cloud(d, x, y, w, "#8f8ccc", o)


@scene("fears/skies/dusk", WIDTH, HEIGHT)
def dusk(d: Drawing) -> None:
    """Violet above a burning edge."""
    d.fill(
        ALL,
        d.linear(
            0,
            0,
            0,
            250,
            (0, "#2a1848"),
            (0.35, "#6a2f68"),
            (0.6, "#c85a5c"),
            (0.78, "#f09a58"),
            (1, "#ffd08a"),
        ),
    )
    stars(d, 4, 2, 212, 50, 10)
    for x, y, w, c, o in (
        (60, 64, 150, "#3a1c4c", 0.55),
        (182, 88, 130, "#54244f", 0.6),
        (30, 116, 120, "#7a2f4f", 0.6),
        (150, 134, 180, "#8f3b4e", 0.5),
        (70, 156, 150, "#ffd9a0", 0.4),
        (190, 162, 90, "#ffe2ae", 0.4),
    ):
        _cloud(d, x, y, w, c, o)


@scene("fears/skies/dawn", WIDTH, HEIGHT)
def dawn(d: Drawing) -> None:
    """Cold teal, and a pale edge that promises nothing."""
    d.fill(
        ALL,
        d.linear(
            0,
            0,
            0,
            250,
            (0, "#2f5673"),
            (0.35, "#6d9cab"),
            (0.62, "#c3cdbd"),
            (0.8, "#f6d7b0"),
            (1, "#ffeccb"),
        ),
    )
    for x, y, w, c, o in (
        (50, 40, 120, "#8fb7bf", 0.5),
        (170, 60, 150, "#a9c9c6", 0.45),
        (80, 92, 170, "#dfe0cc", 0.4),
        (180, 118, 110, "#fbe6c8", 0.6),
        (40, 136, 120, "#fff0d6", 0.5),
    ):
        _cloud(d, x, y, w, c, o)


def _bolt(points: list[XY], width: float) -> Shape:
    """A stroke of lightning, thinner towards its end."""
    last = len(points) - 1
    side = [(x + width * (1 - k / last), y) for k, (x, y) in enumerate(points)]
    return polygon([*points, *reversed(side)])


@scene("fears/skies/storm", WIDTH, HEIGHT)
def storm(d: Drawing) -> None:
    """Green-black clouds and one stroke of lightning."""
    d.fill(
        ALL,
        d.linear(0, 0, 0, 250, (0, "#0b1a20"), (0.4, "#23434a"), (0.7, "#537a76"), (1, "#8aa893")),
    )
    for x, y, w, c in (
        (30, 34, 190, "#0c191e"),
        (180, 44, 170, "#10222a"),
        (100, 66, 220, "#16303a"),
        (200, 88, 150, "#1d3d44"),
        (20, 92, 140, "#1a373f"),
    ):
        _cloud(d, x, y, w, c, 0.85)
        _cloud(d, x - 3, y - 4, w * 0.8, "#5d8580", 0.18)
    rng = d.chance()
    bolt = jagged((172, 52), (150, 168), 8, 8, rng)
    d.glow(160, 110, 80, "#e8ffe8", 0.5)
    d.fill(_bolt(bolt, 3.0), "#f6fff0")
    d.fill(_bolt(jagged(bolt[3], (188, 140), 5, 5, rng), 1.6), "#f6fff0", 0.9)


@scene("fears/skies/fog", WIDTH, HEIGHT)
def fog(d: Drawing) -> None:
    """Pale, near, without an edge."""
    d.fill(ALL, d.linear(0, 0, 0, 250, (0, "#4d4b63"), (0.5, "#8d8aa2"), (1, "#c9c5d2")))
    for y in (50, 95, 140, 185):
        mist(d, y, 34, "#dcd9e6", 0.4, 3)


@scene("fears/skies/void", WIDTH, HEIGHT)
def void(d: Drawing) -> None:
    """Nothing, and it turns."""
    d.fill(
        ALL,
        d.radial(
            110, 105, 190, (0, "#7a2445"), (0.35, "#43122f"), (0.7, "#1c0819"), (1, "#080309")
        ),
    )
    rings = []
    for k in range(9):
        r = 22 + k * 17
        a = k * 0.9
        rings.append(
            brush(
                [
                    (
                        110 + math.cos(a + t) * r * (1 + t * 0.05),
                        105 + math.sin(a + t) * r * 0.92 * (1 + t * 0.05),
                    )
                    for t in (0, 0.7, 1.4, 2.1, 2.8, 3.5)
                ],
                0.4,
                2.4,
                0.4,
                5,
            )
        )
    d.fill(pile([ring.intersection(ALL) for ring in rings]), "#d0566a", 0.22)


# ---------------------------------------------------------------- in front of everything


@scene("fears/weather/storm", WIDTH, HEIGHT)
def rain(d: Drawing) -> None:
    """Slanting rain (only out of doors)."""
    rng = d.chance()
    drops = []
    for _ in range(80):
        x, y, n = rng.uniform(-10, 230), rng.uniform(-10, 240), rng.uniform(9, 22)
        drops.append(brush([(x, y), (x - n * 0.3, y + n)], 0.3, 1.0, 0.4, 2))
    d.fill(pile([drop.intersection(ALL) for drop in drops]), "#e3f2ea", 0.42)


@scene("fears/weather/fog", WIDTH, HEIGHT)
def veils(d: Drawing) -> None:
    """Veils before the feet."""
    for y, strength in ((150, 0.3), (205, 0.5), (235, 0.55)):
        mist(d, y, 30, "#dedbe8", strength, 4)


@scene("fears/weather/void", WIDTH, HEIGHT)
def motes(d: Drawing) -> None:
    """Motes that rise."""
    rng = d.chance()
    for _ in range(26):
        x, y = rng.uniform(4, 216), rng.uniform(10, 240)
        d.fill(ellipse(x, y, rng.uniform(0.5, 1.5)), "#ff9d86", rng.uniform(0.25, 0.7))


# ---------------------------------------------------------------- lights


@scene("fears/lights/moon", 120, 120)
def full_moon(d: Drawing) -> None:
    """The moon, 96 across."""
    moon(d, 60, 60, 48, 0)


@scene("fears/lights/lamp", 60, 90)
def lamp(d: Drawing) -> None:
    """A lamp on its wire; the bulb at (30, 72)."""
    d.brush(pts("30,0 30.6,26 30,48"), INK, 1.8, 1.6, 1.8)
    shape = blob_of("25,48,c 35,48,c 41,58 54,70,c 6,70,c 19,58")
    form(d, shape, "#6f8f86", "#23383c", shade=10)
    d.fill(ellipse(30, 70, 24, 4.6), "#8a5a26")
    d.fill(ellipse(30, 70.6, 22, 3.4), "#ffdf94")
    d.fill(
        ellipse(30, 74, 6.4, 7.4),
        d.radial(30, 73, 8, (0, "#fffef2"), (0.6, "#ffefb4"), (1, "#ffcf6a")),
    )


@scene("fears/lights/lantern", 56, 190)
def lantern(d: Drawing) -> None:
    """A lamp post; its light at (28, 26), its foot at (28, 188)."""
    form(
        d,
        blob_of("25,52,c 31,52,c 32,176 40,184,c 40,189,c 16,189,c 16,184,c 24,176"),
        "#3b3760",
        "#0f0c1c",
        shade=5,
        gap=3,
    )
    for y in (60, 96, 168):
        flat(d, rounded(22.5, y, 11, 3.4, 1.5), "#4a4474")
    glass = poly("16,14 40,14 35,48 21,48")
    flat(d, glass, d.radial(28, 30, 22, (0, "#fffef0"), (0.5, "#ffe7a0"), (1, "#f2ab45")), 2)
    d.fill(pile(line_of("28,14 28,48", 1.2), line_of("17.6,30 38.4,30", 1)), INK, 0.8)
    form(d, poly("12,14 44,14 34,5 28,0 22,5"), "#4a4474", "#15111f", shade=5, gap=2.6)
    flat(d, rounded(19, 47, 18, 5, 2), "#2c2746")


@scene("fears/lights/door", 96, 136)
def door(d: Drawing) -> None:
    """A door ajar and what comes out of it; its sill's middle at (48, 130)."""
    flat(d, rect(16, 4, 62, 128), "#241627", 1.6)
    light = rect(22, 10, 50, 122)
    d.fill(light, d.linear(0, 10, 0, 132, (0, "#fff6d6"), (0.6, "#ffe09a"), (1, "#f2b95e")))
    leaf = poly("72,10 92,2 92,140 72,132")
    form(d, leaf.intersection(rect(0, 0, 96, 136)), "#7b4d43", "#2a1722", shade=6)
    d.stroke(poly("75.5,22 88.5,17 88.5,62 75.5,62"), INK, 0.9, 0.7)
    d.stroke(poly("75.5,72 88.5,73 88.5,122 75.5,117"), INK, 0.9, 0.7)
    d.fill(ellipse(76.5, 72, 2.2), "#ffe6a0")
    d.stroke(rect(16, 4, 62, 128), "#c98b4e", 1.2, 0.8)


@scene("fears/lights/window", 40, 48)
def lit_window(d: Drawing) -> None:
    """Somebody is still awake: a lit window for a house far off."""
    flat(d, rect(4, 4, 32, 40), d.linear(0, 4, 0, 44, (0, "#fff0b8"), (1, "#f0a94e")), 2)
    d.fill(pile(rect(19, 4, 2, 40), rect(4, 20, 32, 2)), "#3a2030")
    d.fill(poly("4,4 14,4 8,18 4,26"), "#b5603c", 0.75)
    d.fill(poly("36,4 26,4 32,18 36,26"), "#b5603c", 0.75)
    flat(d, rect(1, 43, 38, 4), "#5a4460")
