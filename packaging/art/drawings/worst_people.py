"""The people round the table of Your Worst Nightmare: one head for each sign, dressed in its colour.

Each is drawn from the front (behind the table, lit by the window on the right) and in profile
(at the table's edge, looking right), in three moods. The screen mirrors them for the other side.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from art import palette
from art.drawing import Drawing, Paint
from art.palette import mix
from art.registry import register
from art.shapes import XY, Shape, blob, ellipse, join, mirror, ring

DARK = "#0d0a18"
EVENING = "#141026"
CREAM = "#f3e7c4"
MOONLIT = "#dfe0ff"
FRONT = (220, 300)
PROFILE = (330, 640)
FRONT_MOODS = ("calm", "grin", "gasp")
PROFILE_MOODS = ("calm", "glad", "dismay")


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

# ---------------------------------------------------------------- from the front, lit from the right

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


def _curls(points: Sequence[XY], radii: Sequence[float]) -> Shape:
    return join([ellipse(x, y, radii[k % len(radii)]) for k, (x, y) in enumerate(points)])


def _hair_paint(d: Drawing, look: Look, reach: float) -> Paint:
    return _across(
        d, reach, mix(look.colour, DARK, 0.66), mix(look.colour, DARK, 0.2),
        mix(look.colour, CREAM, 0.2),
    )  # fmt: skip


def _front_behind(d: Drawing, look: Look) -> None:
    """What of the hair lies behind the head."""
    shade = _across(d, 62, mix(look.colour, DARK, 0.75), mix(look.colour, DARK, 0.4))
    if look.hair == "long":
        fall = [(-48, -20), (-60, 30), (-66, 84), (-40, 104), (40, 104), (66, 84), (60, 30)]
        d.fill(blob([*fall, (48, -20), (0, -60)]), shade)
    elif look.hair == "bob":
        d.fill(
            blob([(-50, -20), (-60, 22), (-57, 58), (-30, 66), (30, 66), (57, 58), (60, 22),
                  (50, -20), (0, -60)]),
            shade,
        )  # fmt: skip
    elif look.hair == "bun":
        d.fill(ellipse(3, -79, 25, 22), _hair_paint(d, look, 30))
        for k in range(4):
            line = [(-16 + k * 10, -92 + abs(k - 1.5) * 3), (-8 + k * 8, -78), (-6 + k * 6, -66)]
            d.thread(line, DARK, 1.1, 0.45)
    elif look.hair == "curls":
        way = [math.radians(a) for a in range(-206, 40, 19)]
        crowd = [(54 * math.cos(a), -14 + 52 * math.sin(a)) for a in way]
        d.fill(join(_curls(crowd, (21, 17, 19)), ellipse(0, -26, 50, 40)), shade)


def _front_hair(d: Drawing, look: Look) -> None:
    paint = _hair_paint(d, look, 52)
    if look.hair == "curls":
        fringe = [(-40, -26), (-28, -44), (-10, -48), (10, -50), (28, -44), (42, -26), (-46, -6)]
        crown = [(-34, -58), (-12, -66), (12, -67), (36, -58), (48, -8), (0, -58)]
        shape = _curls([*fringe, *crown], (13, 11, 14, 12))
        d.fill(shape, paint)
        for x, y in [*fringe[:6], *crown[:4]]:
            d.thread([(x - 6, y + 2), (x - 2, y - 6), (x + 5, y - 4), (x + 3, y + 3)], DARK, 1.2, 0.4)
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
        x = 46 + k * 3.4
        for side in (-1, 1):
            d.thread([(side * x, -6), (side * (x + 5), 24), (side * (x + 3), 54)], DARK, 1, 0.35)


def _front_beard(d: Drawing, look: Look) -> None:
    beard = blob(
        [(-42, 0), (-41, 26), (-28, 54), (0, 66), (28, 54), (41, 26), (42, 0), (34, 15), (18, 19),
         (0, 16), (-18, 19), (-34, 15)]
    )  # fmt: skip
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
    with d.placed(110, 104, 1.04):
        _front_behind(d, look)
        body = blob([(-96, 260), (-92, 110), (-66, 74), (-24, 62), (24, 62), (66, 74), (92, 110),
                     (96, 260)])  # fmt: skip
        d.fill(
            body,
            _across(d, 92, mix(cloth, DARK, 0.78), mix(cloth, "#1a1530", 0.42),
                    mix(cloth, "#fff4d8", 0.06)),
        )  # fmt: skip
        shade = blob([(-96, 200), (-92, 110), (-66, 74), (-30, 64), (-20, 200)])
        d.hatch(shade, "#07050e", -52, 6, 1.1, 0.5, 0.85)
        d.hatch(blob([(40, 78), (66, 84), (88, 116), (90, 200), (70, 200)]), "#07050e", -52, 9, 0.9, 0.22)
        d.fill(blob([(-15, 30), (15, 30), (18, 66), (0, 78), (-18, 66)]), look.skin[0], 0.5)
        d.fill(
            blob([(-15, 30), (15, 30), (19, 66), (0, 78), (-18, 66)]),
            _across(d, 18, mix(look.skin[0], DARK, 0.25), mix(look.skin[1], DARK, 0.25)),
        )
        collar = blob([(-26, 60), (0, 80), (26, 60), (31, 72), (0, 97), (-31, 72)])
        d.fill(collar, mix(cloth, CREAM, 0.38))
        d.fill(collar.difference(blob([(-40, 50), (40, 50), (40, 74), (0, 92), (-40, 74)])), DARK, 0.25)
        for side in (-1, 1):
            d.fill(ellipse(side * 43, 3, 7, 10), mix(look.skin[1], DARK, 0.25 if side < 0 else 0.05))
        head = blob([(-42, -14), (-40, 18), (-24, 42), (0, 50), (24, 42), (40, 18), (42, -14),
                     (28, -46), (0, -54), (-28, -46)])  # fmt: skip
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
                d.brush([(side * 1, 21), (side * 10, 20), (side * 19, 26)], mix(look.colour, CREAM, 0.1),
                        4, 6, 1)  # fmt: skip
        _front_hair(d, look)
        low = 8 if look.hair == "beard" else 0
        if look.hair != "curls":
            crown = [(20, -69 + low), (42, -57 + low * 0.8), (53 - low / 4, -30), (50, -6)]
            d.brush(crown, MOONLIT, 0.8, 2.8, 0.8, 0.85)
        d.brush([(38, 67), (70, 78), (93, 112), (97, 170)], MOONLIT, 0.8, 3, 0.8, 0.85)


# ---------------------------------------------------------------- in profile, looking right

FACE: Sequence[XY] = [
    *((-40, -14), (-34, -46), (-4, -58), (26, -50), (41, -30), (43, -14), (41, -5), (50, 8)),
    *((55, 14), (51, 19), (44, 20), (46, 25), (42, 28), (45, 33), (42, 38), (43, 45), (36, 53)),
    *((18, 52), (-4, 44), (-26, 30)),
]
MANES: dict[str, Sequence[XY]] = {
    "bob": [
        *((40, -26), (30, -58), (-4, -72), (-44, -60), (-62, -20), (-60, 28), (-48, 62), (-20, 64)),
        *((-8, 44), (-4, 14), (2, -8), (14, -20), (28, -24)),
    ],
    "bun": [
        *((40, -28), (34, -54), (0, -68), (-36, -58), (-52, -24), (-44, 14), (-30, 32), (-18, 20)),
        *((-12, -4), (4, -18), (22, -28)),
    ],
    "long": [
        *((40, -26), (30, -58), (-4, -72), (-44, -60), (-63, -20), (-66, 40), (-72, 108), (-52, 126)),
        *((-26, 116), (-14, 72), (-9, 40), (-4, 12), (2, -8), (14, -22), (28, -26)),
    ],
    "tuft": [
        *((41, -26), (45, -46), (36, -60), (44, -78), (24, -71), (16, -90), (0, -73), (-18, -86)),
        *((-22, -69), (-44, -62), (-58, -34), (-56, -2), (-44, 18), (-32, 16), (-26, -4)),
        *((-18, -14), (-8, -6), (-2, -20), (12, -28), (22, -22), (30, -34)),
    ],
    "beard": [
        *((37, -36), (27, -57), (-4, -67), (-40, -57), (-54, -24), (-48, 10), (-36, 22), (-28, 8)),
        *((-24, -8), (-12, -12), (-4, -26), (14, -36), (28, -42)),
    ],
}


def _profile_hair(d: Drawing, look: Look) -> None:
    paint = d.linear(
        -62, 0, 44, 0, (0, mix(look.colour, DARK, 0.74)), (0.7, mix(look.colour, DARK, 0.22)),
        (1, mix(look.colour, CREAM, 0.24)),
    )  # fmt: skip
    if look.hair == "bun":
        d.fill(ellipse(-46, -58, 26), paint)
    if look.hair == "curls":
        ways = [math.radians(a) for a in range(-196, -18, 17)]
        crowd = [(-12 + 46 * math.cos(a), -22 + 42 * math.sin(a)) for a in ways]
        inner = [(-34, -34), (-14, -44), (8, -46), (26, -40), (-42, -10), (-36, 8), (-44, 22), (-30, 20)]
        shape = _curls([*crowd, *inner], (17, 14, 16, 13))
        d.fill(shape, paint)
        for x, y in [*crowd[1:], *inner]:
            d.thread([(x - 7, y + 2), (x - 3, y - 7), (x + 5, y - 5), (x + 4, y + 3)], "#05040b", 0.9, 0.5)
        return
    d.fill(blob(MANES[look.hair]), paint)
    if look.hair in ("bob", "long"):
        reach = 52 if look.hair == "bob" else 104
        for k in range(8):
            nodes = [(-30 + k * 7, -62 + abs(k - 4) * 2.4), (-40 + k * 6.6, -20), (-44 + k * 5.4, 20 + k),
                     (-44 + k * 4, reach)]  # fmt: skip
            d.thread(nodes, "#05040b", 0.8, 0.5)
        for k in range(4):
            nodes = [(2 + k * 5, -64 + k * 2.2), (14 + k * 4.4, -50 + k * 3), (22 + k * 3.6, -32 + k * 2)]
            d.brush(nodes, "#d9b3c4", 0.5, 2, 0.5, 0.22)
    elif look.hair == "bun":
        for k in range(6):
            nodes = [(34 - k * 6, -50 - k * 1.2), (8 - k * 5, -52 + k * 2), (-24 - k * 2.5, -40 + k * 6),
                     (-38, -10 + k * 5)]  # fmt: skip
            d.thread(nodes, "#05040b", 0.8, 0.5)
        for nodes in ([(-56, -80), (-40, -84), (-26, -72)], [(-64, -60), (-46, -66), (-28, -52)]):
            d.thread(nodes, "#05040b", 0.8, 0.5)
    else:
        for k in range(7):
            x = -40 + k * 11
            d.thread([(x, -52 - 8 * math.sin(k / 2)), (x - 9, -38), (x - 14, -22)], "#05040b", 0.8, 0.45)


def _profile_features(d: Drawing, look: Look, mood: str) -> None:
    tall = {"calm": 0.0, "glad": 1.0, "dismay": 2.0}[mood]
    white = blob([(20, -2), (29, -9 - tall), (37, -5 - tall), (36, 3 + tall / 2), (27, 5)])
    d.fill(white, "#fbf5e6")
    d.fill(ellipse(32.6, -0.5, 3.9, 4.9).intersection(white), "#1b1526")
    d.fill(ellipse(33.6, -2.4, 1.1), "#fffdf4")
    d.brush([(19, -2), (28, -10 - tall), (38, -6 - tall)], "#1b1526", 0.8, 2, 0.8)
    brow = {
        "calm": [(17, -17), (29, -23), (40, -19)],
        "glad": [(16, -20), (28, -27), (40, -24)],
        "dismay": [(17, -24), (28, -25), (41, -18)],
    }[mood]
    d.brush(brow, mix(look.colour, DARK, 0.5), 1, 3.4, 1)
    d.fill(ellipse(24, 20, 7, 5), palette.RED, 0.26)
    if look.hair == "beard":
        beard = blob(
            [(-27, -4), (-25, 24), (-10, 52), (16, 67), (38, 66), (47, 52), (44, 41), (46, 34),
             (38, 33), (32, 24), (14, 26), (-2, 18), (-14, 2)]
        )  # fmt: skip
        paint = d.linear(-24, 0, 46, 0, (0, mix(look.colour, DARK, 0.6)), (1, mix(look.colour, CREAM, 0.25)))
        d.fill(beard, paint)
        for k in range(8):
            x = -14 + k * 7
            d.thread([(x, 26 + k), (x + 2, 42), (x + 6, 56)], "#05040b", 0.7, 0.35)
    if mood == "glad":
        mouth = blob([(44, 25), (36, 27), (27, 23), (31, 33), (40, 34)])
        d.fill(mouth, "#3a1a26")
        d.fill(blob([(44, 25.4), (36, 27.4), (28, 24), (33, 28.6), (43, 28.6)]), "#fbf5e6")
    elif mood == "dismay":
        d.fill(blob([(45, 26), (39, 26), (37, 31), (41, 35), (45, 33)]), "#3a1a26")
    else:
        d.brush([(43, 28), (37, 29), (32, 26.4)], "#4a2230", 1, 1.8, 0.8)
    if look.hair == "beard":
        d.brush([(46, 23), (38, 21), (28, 27)], mix(look.colour, CREAM, 0.12), 3, 4.4, 0.8)


def profile(d: Drawing, sign: str, mood: str) -> None:
    """Someone at the table's edge, in profile, looking right, lit from there."""
    look, cloth = LOOKS[sign], palette.SEATS[sign]
    with d.placed(128, 182, 2.05):
        body = blob([(-90, 290), (-84, 120), (-52, 84), (-20, 72), (14, 74), (36, 88), (58, 118),
                     (68, 160), (72, 290)])  # fmt: skip
        dark, half = mix(cloth, DARK, 0.85), mix(cloth, EVENING, 0.55)
        d.fill(body, d.linear(-80, 0, 66, 0, (0, dark), (0.6, half), (1, mix(cloth, "#1a1530", 0.1))))
        back = blob([(-90, 226), (-84, 120), (-52, 84), (-20, 72), (0, 110), (-10, 226)])
        d.hatch(back, "#05040b", -46, 4, 0.65, 0.55, 0.85)
        arm = blob([(20, 110), (46, 104), (66, 136), (84, 172), (104, 186), (96, 210), (60, 206), (30, 170)])
        d.fill(arm, d.linear(0, 0, 100, 0, (0, mix(cloth, EVENING, 0.6)), (1, mix(cloth, CREAM, 0.05))))
        d.hatch(blob([(30, 150), (56, 170), (84, 196), (60, 206)]), "#05040b", -46, 5, 0.6, 0.35)
        neck = blob([(-22, 44), (16, 44), (22, 76), (-2, 90), (-30, 78)])
        d.fill(neck, d.linear(-24, 0, 22, 0, (0, mix(look.skin[0], DARK, 0.2)), (1, mix(look.skin[1], DARK, 0.2))))
        d.brush([(-30, 76), (-2, 90), (24, 76)], mix(cloth, CREAM, 0.3), 3, 6, 3)
        if look.hair in ("bob", "long"):
            d.fill(blob([(-58, -22), (-62, 24), (-54, 58), (-30, 70), (-6, 60), (0, 20), (-10, -40)]),
                   mix(look.colour, DARK, 0.55))  # fmt: skip
        d.fill(
            blob(FACE, 8),
            d.linear(-40, 0, 52, 0, (0, mix(look.skin[0], DARK, 0.12)), (0.55, look.skin[1]), (1, look.skin[2])),
        )
        cheek = blob([(-30, 10), (-2, 10), (16, 40), (10, 50), (-4, 44), (-26, 30)])
        d.hatch(cheek, "#22162e", -56, 3, 0.6, 0.5, 0.85)
        _profile_features(d, look, mood)
        _profile_hair(d, look)
        if look.glasses:
            d.fill(ring(29, -2, 13.6, 12.1), "#d9c48a")
            d.brush([(15, -4), (0, -6), (-14, -4)], "#d9c48a", 1.2)
        if look.hair not in ("bob", "long", "curls"):
            d.fill(ellipse(-5, 6, 7, 10), mix(look.skin[1], DARK, 0.15))
            d.brush([(-8, 1), (-2, 3), (-4, 11)], mix(look.skin[0], DARK, 0.3), 0.6, 1.4, 0.6, 0.7)
        _profile_rims(d, look)


def _profile_rims(d: Drawing, look: Look) -> None:
    """The moon's edge along hair, face and shoulder."""
    low = {"beard": 6, "bun": 3}.get(look.hair, 0)
    crown = [(-10, -72 + low), (18, -66 + low), (35 - low / 3, -48 + low / 2), (41 - low / 2, -28)]
    if look.hair in ("bob", "long", "bun", "beard"):
        d.brush(crown, MOONLIT, 0.4, 2, 0.4, 0.85)
    for nodes, width in (
        ([(42, -28), (44, -14), (42, -5), (50.5, 7), (55.4, 13.5)], 1.6),
        ([(43.4, 39), (44, 45), (37, 53)], 1.4),
    ):
        d.brush(nodes, "#fff4dc", 0.4, width, 0.4, 0.8)
    d.brush([(36, 88), (58, 118), (74, 152), (92, 178)], MOONLIT, 0.4, 2.2, 0.4, 0.85)


for _sign in LOOKS:
    for _mood in FRONT_MOODS:
        register(
            f"worst/people/{_sign}-front-{_mood}", *FRONT,
            lambda d, sign=_sign, mood=_mood: front(d, sign, mood),
        )  # fmt: skip
    for _mood in PROFILE_MOODS:
        register(
            f"worst/people/{_sign}-profile-{_mood}", *PROFILE,
            lambda d, sign=_sign, mood=_mood: profile(d, sign, mood),
        )  # fmt: skip
