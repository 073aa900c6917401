"""Where Scared is hidden: a night over the roofs, the moon behind the stack, moons for points.

The backdrop is 1440 × 900; the moon (700 × 700, its disc 500 wide) lies behind the stack wherever
that stands. Stains say how often a place would have been found.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import partial

from art import palette
from art.drawing import Drawing
from art.drawings.tricks_parts import INK
from art.registry import register
from art.shapes import Node, Shape, blob, ellipse, grow, join, polygon, rect
from art.strokes import rim, tube

WIDTH, HEIGHT = 1440, 900


@dataclass(frozen=True)
class Light:
    """The colours of one time of day."""

    sky: tuple[str, str, str, str]
    stars: str
    disc: tuple[str, str, str, str]
    crater: str
    halo: tuple[str, float]
    cloud: tuple[str, str]
    hill: tuple[str, str]
    roof: str
    lamp: str
    lit: str
    ink: str
    veil: str


NIGHT = Light(
    sky=("#262a58", "#1c1c40", "#14121f", "#100e19"),
    stars="#fff4cf",
    disc=("#fff3cc", "#ecd084", "#b8924f", "#6a5238"),
    crater="#8a6a38",
    halo=(palette.MOON, 0.42),
    cloud=("#2b2d5c", palette.MOON),
    hill=("#17183a", "#0b0914"),
    roof="#0d0c1e",
    lamp=palette.MOON,
    lit="#8fa0d8",
    ink="#12101c",
    veil="#12101f",
)
DAY = Light(
    sky=("#b9c8e6", "#d8d8ec", "#f2e6da", "#f4ead6"),
    stars="#ffffff",
    disc=("#fffdf2", "#fdf2cc", "#ecd79c", "#cfb27a"),
    crater="#c9ac6c",
    halo=("#fff8dc", 0.8),
    cloud=("#ffffff", "#ffffff"),
    hill=("#b9bfae", "#d9cfb4"),
    roof="#9a93a0",
    lamp="#fff2b8",
    lit="#ffffff",
    ink="#8a7450",
    veil="#f4ead6",
)


def backdrop(d: Drawing, light: Light) -> None:
    """Sky, stars, hills and roofs; quiet on the right, where the figures stand."""
    d.fill(
        rect(0, 0, WIDTH, HEIGHT),
        d.linear(0, 0, WIDTH, 500, *zip((0, 0.35, 0.7, 1), light.sky, strict=True)),
    )
    rng = random.Random(21)
    for _ in range(150):
        x, y = rng.uniform(0, WIDTH), rng.uniform(0, 620)
        share = rng.uniform(0.2, 0.75) * (1 if x < 760 else 0.45)
        d.fill(ellipse(x, y, rng.choice([0.7, 0.9, 1.1, 1.6])), light.stars, share)
    ridge: list[Node] = [(-20, 650), (120, 618), (280, 656), (430, 626), (600, 662), (760, 640)]
    ridge += [(900, 676), (1100, 650), (1300, 680), (1460, 664), (1460, 920, "c")]
    hills = blob([*ridge, (-20, 920, "c")])
    d.fill(hills, d.linear(0, 620, 0, 860, (0, light.hill[0]), (1, light.hill[1])))
    d.fill(rim(hills, 0, 3), light.lit, 0.4)
    d.hatch(hills.intersection(rect(0, 600, WIDTH, 160)), light.ink, -30, 7, 1, 0.4)
    for x, wide, high in ((14, 60, 60), (84, 52, 88), (150, 60, 52), (500, 58, 70), (560, 70, 48)):
        _house(d, light, x, wide, high)
    veil = light.veil
    d.fill(rect(560, 0, 880, HEIGHT), d.linear(560, 0, 760, 0, (0, veil, 0), (1, veil, 0.9)))
    low = d.linear(0, 690, 0, HEIGHT, (0, veil, 0), (0.5, veil, 0.9), (1, veil))
    d.fill(rect(0, 690, WIDTH, 210), low)


def _house(d: Drawing, light: Light, x: float, wide: float, high: float) -> None:
    y = 676
    gable = [(x, y + 60), (x, y - high * 0.4), (x + wide / 2, y - high)]
    body = polygon([*gable, (x + wide, y - high * 0.4), (x + wide, y + 60)])
    body = join(body, rect(x + wide * 0.66, y - high, wide * 0.14, high * 0.7))
    d.fill(body, light.roof)
    d.fill(rim(body, 2, 2), light.lit, 0.3)
    d.fill(rect(x + wide * 0.3, y - high * 0.3, wide * 0.16, high * 0.25), light.lamp, 0.75)


def moon(d: Drawing, light: Light) -> None:
    """The moon behind the stack, with its craters and two bands of cloud."""
    cx, cy, r = 350, 350, 250
    colour, strength = light.halo
    d.glow(cx, cy, 348, colour, strength)
    disc = ellipse(cx, cy, r)
    a, b, c, e = light.disc
    d.fill(disc, d.radial(cx - 90, cy - 100, r * 1.7, (0, a), (0.45, b), (0.8, c), (1, e)))
    for x, y, q in (
        (200, 256, 30),
        (420, 188, 40),
        (180, 406, 26),
        (520, 356, 40),
        (350, 546, 34),
        (150, 326, 18),
        (560, 466, 20),
        (470, 526, 22),
    ):
        pit = ellipse(x, y, q, q * 0.86).intersection(disc)
        d.fill(pit, light.crater, 0.28)
        d.fill(rim(pit, 3, 4), light.crater, 0.4)
        d.hatch(pit, light.crater, -40, 4.4, 0.8, 0.4)
    d.hatch(disc.difference(ellipse(cx - 60, cy - 60, r)), light.ink, -48, 5, 1.3, 0.5)
    d.hatch(disc.difference(ellipse(cx - 30, cy - 34, r)), light.ink, 18, 6, 1.1, 0.4)
    bands: list[tuple[list[Node], float]] = [
        (
            [
                (20, 500),
                (110, 484),
                (220, 506),
                (340, 488),
                (460, 506),
                (590, 492),
                (690, 508),
                (580, 524),
                (440, 532),
                (280, 526),
                (120, 534),
            ],
            0.85,
        ),
        ([(40, 176), (140, 164), (230, 180), (180, 192), (90, 194)], 0.5),
        ([(440, 102), (500, 94), (586, 104), (540, 114), (480, 114)], 0.5),
    ]
    for way, opacity in bands:
        band = blob(way)
        d.fill(band, light.cloud[0], opacity)
        d.fill(rim(band, 2, 3), light.cloud[1], 0.4)
        d.hatch(band, light.ink, 4, 6, 0.9, 0.35)


def full_moon(d: Drawing) -> None:
    """A point that is sure."""
    d.fill(ellipse(20, 20, 17), INK)
    disc = d.radial(14, 13, 26, (0, "#fff8dd"), (0.5, palette.MOON), (1, "#b58d45"))
    d.fill(ellipse(20, 20, 15.4), disc)
    pits = join(ellipse(25, 25, 4), ellipse(14, 22, 2.6), ellipse(22, 13, 2.2))
    d.fill(pits, "#a47f45", 0.4)


def crescent(d: Drawing, colour: str) -> None:
    """A point that may be."""
    d.fill(ellipse(20, 20, 17).difference(ellipse(27, 15, 14.5)), colour)


LENGTHS = (12, 30, 60, 95, 130, 170, 210, 250)


def stain(d: Drawing, number: int) -> None:
    """How often it was found: a stain that runs down, one of eight lengths."""
    rng = random.Random(number + 3)
    wide, high = LENGTHS[number - 1], 40.0
    count = max(3, wide // 16)
    top: list[Node] = []
    low: list[Node] = []
    for i in range(count + 1):
        x = 2 + wide * i / count
        top.append((x, high * 0.28 + rng.uniform(-3, 3)))
        low.append((x, high * 0.66 + rng.uniform(-3, 3)))
    parts: list[Shape] = [
        blob([*top, (wide + 9, high * 0.4), (wide + 4, high * 0.54), *reversed(low)])
    ]
    for _ in range(max(1, wide // 42)):
        x, long = rng.uniform(8, max(9, wide - 6)), rng.uniform(5, high * 0.3)
        run = [(x, high * 0.6), (x + 1, high * 0.62 + long * 0.5), (x, high * 0.64 + long)]
        parts.append(tube(run, [3.6, 2.4, 3.2]))
    for _ in range(3):
        x, y = wide + rng.uniform(14, 30), high * rng.uniform(0.3, 0.66)
        parts.append(ellipse(x, y, rng.uniform(1.4, 3.4)))
    spot = join(parts)
    d.fill(grow(spot, 1.4), "#0b0914")
    d.fill(spot, d.linear(0, 0, 0, high, (0.2, "#8f7cc0"), (0.8, "#4a3c78")))
    d.hatch(spot, "#0b0914", -52, 4.4, 1, 0.5)
    d.fill(rim(spot, 1.4, 1.8), "#ffffff", 0.4)


for _name, _light in (("night", NIGHT), ("paper", DAY)):
    register(f"tricks/placing-{_name}", WIDTH, HEIGHT, partial(backdrop, light=_light))
    register(f"tricks/placing-moon-{_name}", 700, 700, partial(moon, light=_light))
register("tricks/moon-full", 40, 40, full_moon)
register("tricks/moon-half", 40, 40, partial(crescent, colour="#b9b0d6"))
register("tricks/moon-half-ink", 40, 40, partial(crescent, colour="#6a5a80"))
for _number in range(1, len(LENGTHS) + 1):
    register(f"tricks/stain-{_number}", 290, 40, partial(stain, number=_number))
