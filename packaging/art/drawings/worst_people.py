"""The people round the table of Your Worst Nightmare: a head for each sign, dressed in its colour.

Each is drawn from the front (behind the table, lit by the window on the right) and in profile
(at the table's edge, looking right), in three moods. The screen mirrors them for the other side.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from art import palette
from art.drawing import Drawing, Paint
from art.palette import mix
from art.registry import register
from art.shapes import XY, Shape, blob, ellipse, join, mirror, ring

DARK = "#0d0a18"
CREAM = "#f3e7c4"
MOONLIT = "#dfe0ff"
FRONT = (220, 300)
FRONT_MOODS = ("calm", "grin", "gasp")


@dataclass(frozen=True)
class Look:
    """Hair, its colour, and the skin in shade, half light and light."""

    hair: str
    colour: str
    skin: tuple[str, str, str]
    glasses: bool = False


FAIR = ("#4b3758", "#a07b8e", "#edc9b2")
TAN = ("#43304a", "#8f6a72", "#d9ab8c")
BROWN = ("#2c1f33", "#6b4a50", "#ab7a5e")
LOOKS = {
    "moth": Look("bob", "#4a2a3c", FAIR),
    "key": Look("tuft", "#7a4a34", FAIR),
    "owl": Look("bun", "#8f4e2e", FAIR, glasses=True),
    "lantern": Look("long", "#c9b48a", FAIR),
    "leaf": Look("curls", "#3c2a2c", BROWN),
    "star": Look("beard", "#9a93a4", TAN),
}

# ---------------------------------------------------------------- from the front

CAPS: dict[str, Sequence[XY]] = {
    "tuft": [
        *((-46, -6), (-50, -36), (-34, -62), (-14, -70), (-18, -84), (2, -72), (14, -88)),
        *((18, -70), (38, -66), (50, -36), (46, -6), (38, -30), (22, -36), (10, -28), (-4, -38)),
        *((-18, -28), (-32, -34), (-40, -20)),
    ],
    "long": [
        *((-48, 10), (-54, -24), (-38, -56), (0, -68), (38, -56), (54, -24), (48, 10), (42, -14)),
        *((30, -34), (6, -42), (-20, -30), (-40, -12)),
    ],
    "bob": [
        *((-48, 14), (-55, -24), (-38, -58), (0, -70), (38, -58), (55, -24), (48, 14), (45, -8)),
        *((40, -19), (20, -17), (0, -21), (-20, -16), (-40, -19), (-45, -8)),
    ],
    "bun": [
        *((-45, 2), (-50, -32), (-34, -60), (0, -69), (34, -60), (50, -32), (45, 2), (40, -20)),
        *((24, -38), (2, -44), (-22, -38), (-40, -20)),
    ],
    "beard": [
        *((-45, 4), (-50, -28), (-38, -54), (-18, -60), (0, -57), (18, -60), (38, -54), (50, -28)),
        *((45, 4), (42, -16), (32, -36), (0, -46), (-32, -36), (-42, -16)),
    ],
}


def _across(d: Drawing, reach: float, *stops: str) -> Paint:
    """Light falling in from the right."""
    last = len(stops) - 1
    return d.linear(-reach, 0, reach, 0, *((k / last, colour) for k, colour in enumerate(stops)))


def curls(points: Sequence[XY], radii: Sequence[float]) -> Shape:
    """Hair as round curls at these points; the radii take turns."""
    return join([ellipse(x, y, radii[k % len(radii)]) for k, (x, y) in enumerate(points)])


def _hair_paint(d: Drawing, look: Look, reach: float) -> Paint:
    return _across(
        d,
        reach,
        mix(look.colour, DARK, 0.66),
        mix(look.colour, DARK, 0.2),
        mix(look.colour, CREAM, 0.2),
    )


def _front_behind(d: Drawing, look: Look) -> None:
    """What of the hair lies behind the head."""
    shade = _across(d, 62, mix(look.colour, DARK, 0.75), mix(look.colour, DARK, 0.4))
    if look.hair == "long":
        fall = [(-48, -20), (-60, 30), (-66, 84), (-40, 104), (40, 104), (66, 84), (60, 30)]
        d.fill(blob([*fall, (48, -20), (0, -60)]), shade)
    elif look.hair == "bob":
        d.fill(
            blob(
                [
                    (-50, -20),
                    (-60, 22),
                    (-57, 58),
                    (-30, 66),
                    (30, 66),
                    (57, 58),
                    (60, 22),
                    (50, -20),
                    (0, -60),
                ]
            ),
            shade,
        )
    elif look.hair == "bun":
        d.fill(ellipse(3, -79, 25, 22), _hair_paint(d, look, 30))
        for k in range(4):
            line = [(-16 + k * 10, -92 + abs(k - 1.5) * 3), (-8 + k * 8, -78), (-6 + k * 6, -66)]
            d.thread(line, DARK, 1.1, 0.45)
    elif look.hair == "curls":
        way = [math.radians(a) for a in range(-206, 40, 19)]
        crowd = [(54 * math.cos(a), -14 + 52 * math.sin(a)) for a in way]
        d.fill(join(curls(crowd, (21, 17, 19)), ellipse(0, -26, 50, 40)), shade)


def _front_hair(d: Drawing, look: Look) -> None:
    paint = _hair_paint(d, look, 52)
    if look.hair == "curls":
        fringe = [(-40, -26), (-28, -44), (-10, -48), (10, -50), (28, -44), (42, -26), (-46, -6)]
        crown = [(-34, -58), (-12, -66), (12, -67), (36, -58), (48, -8), (0, -58)]
        shape = curls([*fringe, *crown], (13, 11, 14, 12))
        d.fill(shape, paint)
        for x, y in [*fringe[:6], *crown[:4]]:
            d.thread(
                [(x - 6, y + 2), (x - 2, y - 6), (x + 5, y - 4), (x + 3, y + 3)], DARK, 1.2, 0.4
            )
        return
    d.fill(blob(CAPS[look.hair]), paint)
    if look.hair == "long":
        lock = [(46, -22), (54, 10), (60, 50), (62, 92), (48, 104), (40, 84), (43, 40), (40, 8)]
    elif look.hair == "bob":
        lock = [(44, -22), (54, 8), (59, 40), (55, 62), (42, 64), (39, 40), (42, 10), (40, -8)]
    else:
        return
    for shape in (blob(lock), mirror(blob(lock), 0)):
        d.fill(shape, paint)
    for k in range(4):
        out = 46 + k * 3.4
        for side in (-1, 1):
            d.thread(
                [(side * out, -6), (side * (out + 5), 24), (side * (out + 3), 54)], DARK, 1, 0.35
            )


def _front_beard(d: Drawing, look: Look) -> None:
    beard = blob(
        [
            (-42, 0),
            (-41, 26),
            (-28, 54),
            (0, 66),
            (28, 54),
            (41, 26),
            (42, 0),
            (34, 15),
            (18, 19),
            (0, 16),
            (-18, 19),
            (-34, 15),
        ]
    )
    d.fill(beard, _hair_paint(d, look, 46))
    for k in range(9):
        x = -30 + k * 7.5
        d.thread([(x, 30), (x * 0.92, 42), (x * 0.78, 54 - abs(x) * 0.14)], DARK, 1, 0.3)


def _eyes(d: Drawing, look: Look, mood: str) -> None:
    tall = 9.6 if mood == "gasp" else 7.6
    for side in (-1, 1):
        white = ellipse(side * 17, 2, 8.6, tall)
        d.fill(white, "#fbf5e6")
        d.fill(ellipse(side * 17 + 3.4, 5.4, 4.2, 4.7).intersection(white), "#1b1526")
        d.fill(ellipse(side * 17 + 4.8, 3.6, 1.3), "#fffdf4")
        lid = [(side * 17 - 9, 0), (side * 17, -tall + 1), (side * 17 + 9, 0)]
        d.brush(lid, "#1b1526", 1, 2.2, 1)
        raised = {"calm": -9, "grin": -11, "gasp": -16}[mood]
        tip = 2 if mood == "grin" else -1
        brow = [(side * 27, raised + 3), (side * 17, raised - 3), (side * 8, raised + tip)]
        d.brush(brow, mix(look.colour, DARK, 0.45), 1.6, 4.6, 2)
    if look.glasses:
        for side in (-1, 1):
            d.fill(ring(side * 17, 3, 13.6, 11.8), "#d9c48a")
            d.brush([(side * 30, 1), (side * 42, -2)], "#d9c48a", 2)
        d.brush([(-4, 1), (0, -1), (4, 1)], "#d9c48a", 2)


def _mouth(d: Drawing, mood: str) -> None:
    d.brush([(1, 6), (4, 15), (-2, 18)], "#4a2f3c", 1, 2.4, 1.2, 0.8)
    if mood == "grin":
        lips = blob([(-18, 25), (0, 30), (18, 24), (10, 38), (0, 41), (-10, 38)])
        d.fill(lips, "#3a1a26")
        teeth = blob([(-15, 26), (0, 31), (15, 25.5), (12, 31), (0, 34), (-12, 31)])
        d.fill(teeth.intersection(lips), "#fbf5e6")
    elif mood == "gasp":
        d.fill(ellipse(0, 32, 6.6, 8.4), "#3a1a26")
        d.fill(ellipse(0, 36.5, 4, 2.6), "#8a4450")
    else:
        d.brush([(-12, 29), (0, 32), (12, 28)], "#3a1a26", 1, 3, 1)


def front(d: Drawing, sign: str, mood: str) -> None:
    """Someone behind the table, from the front, lit from the right."""
    look, cloth = LOOKS[sign], palette.SEATS[sign]
    with d.placed(110, 109, 1.04):
        _front_behind(d, look)
        body = blob(
            [(-96, 260), (-92, 110), (-66, 74), (-24, 62), (24, 62), (66, 74), (92, 110), (96, 260)]
        )
        d.fill(
            body,
            _across(
                d,
                92,
                mix(cloth, DARK, 0.78),
                mix(cloth, "#1a1530", 0.42),
                mix(cloth, "#fff4d8", 0.06),
            ),
        )
        shade = blob([(-96, 200), (-92, 110), (-66, 74), (-30, 64), (-20, 200)])
        d.hatch(shade, "#07050e", -52, 6, 1.1, 0.5, 0.85)
        d.hatch(
            blob([(40, 78), (66, 84), (88, 116), (90, 200), (70, 200)]),
            "#07050e",
            -52,
            9,
            0.9,
            0.22,
        )
        d.fill(blob([(-15, 30), (15, 30), (18, 66), (0, 78), (-18, 66)]), look.skin[0], 0.5)
        d.fill(
            blob([(-15, 30), (15, 30), (19, 66), (0, 78), (-18, 66)]),
            _across(d, 18, mix(look.skin[0], DARK, 0.25), mix(look.skin[1], DARK, 0.25)),
        )
        collar = blob([(-26, 60), (0, 80), (26, 60), (31, 72), (0, 97), (-31, 72)])
        d.fill(collar, mix(cloth, CREAM, 0.38))
        d.fill(
            collar.difference(blob([(-40, 50), (40, 50), (40, 74), (0, 92), (-40, 74)])), DARK, 0.25
        )
        for side in (-1, 1):
            d.fill(
                ellipse(side * 43, 3, 7, 10), mix(look.skin[1], DARK, 0.25 if side < 0 else 0.05)
            )
        head = blob(
            [
                (-42, -14),
                (-40, 18),
                (-24, 42),
                (0, 50),
                (24, 42),
                (40, 18),
                (42, -14),
                (28, -46),
                (0, -54),
                (-28, -46),
            ]
        )
        d.fill(head, _across(d, 42, *look.skin))
        cheek = blob([(-42, -14), (-40, 18), (-24, 42), (-10, 46), (-16, 0), (-22, -30)])
        d.hatch(cheek, "#2a1c38", -58, 4.4, 1, 0.42, 0.8)
        for side in (-1, 1):
            d.fill(ellipse(side * 24, 19, 8, 5.4), palette.RED, 0.2)
        if look.hair == "beard":
            _front_beard(d, look)
        _eyes(d, look, mood)
        _mouth(d, mood)
        if look.hair == "beard":
            for side in (-1, 1):
                d.brush(
                    [(side * 1, 21), (side * 10, 20), (side * 19, 26)],
                    mix(look.colour, CREAM, 0.1),
                    4,
                    6,
                    1,
                )
        _front_hair(d, look)
        low = 8 if look.hair == "beard" else 0
        if look.hair != "curls":
            crown = [(20, -69 + low), (42, -57 + low * 0.8), (53 - low / 4, -30), (50, -6)]
            d.brush(crown, MOONLIT, 0.8, 2.8, 0.8, 0.85)
        d.brush([(38, 67), (70, 78), (93, 112), (97, 170)], MOONLIT, 0.8, 3, 0.8, 0.85)


for _sign in LOOKS:
    for _mood in FRONT_MOODS:
        register(
            f"worst/people/{_sign}-front-{_mood}",
            *FRONT,
            partial(front, sign=_sign, mood=_mood),
        )
