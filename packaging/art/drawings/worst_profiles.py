"""The people of Your Worst Nightmare in profile: at the table's edge, looking right."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from art import palette
from art.drawing import Drawing
from art.drawings.worst_people import CREAM, DARK, LOOKS, MOONLIT, Look, curls
from art.palette import mix
from art.registry import register
from art.shapes import XY, blob, ellipse, ring

EVENING = "#141026"
PROFILE = (330, 640)
PROFILE_MOODS = ("calm", "glad", "dismay")

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
        *(
            (40, -26),
            (30, -58),
            (-4, -72),
            (-44, -60),
            (-63, -20),
            (-66, 40),
            (-72, 108),
            (-52, 126),
        ),
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
        -62,
        0,
        44,
        0,
        (0, mix(look.colour, DARK, 0.74)),
        (0.7, mix(look.colour, DARK, 0.22)),
        (1, mix(look.colour, CREAM, 0.24)),
    )
    if look.hair == "bun":
        d.fill(ellipse(-46, -58, 26), paint)
    if look.hair == "curls":
        ways = [math.radians(a) for a in range(-196, -18, 17)]
        crowd = [(-12 + 46 * math.cos(a), -22 + 42 * math.sin(a)) for a in ways]
        inner = [
            (-34, -34),
            (-14, -44),
            (8, -46),
            (26, -40),
            (-42, -10),
            (-36, 8),
            (-44, 22),
            (-30, 20),
        ]
        shape = curls([*crowd, *inner], (17, 14, 16, 13))
        d.fill(shape, paint)
        for x, y in [*crowd[1:], *inner]:
            d.thread(
                [(x - 7, y + 2), (x - 3, y - 7), (x + 5, y - 5), (x + 4, y + 3)],
                "#05040b",
                0.9,
                0.5,
            )
        return
    d.fill(blob(MANES[look.hair]), paint)
    if look.hair in ("bob", "long"):
        reach = 52 if look.hair == "bob" else 104
        for k in range(8):
            nodes = [
                (-30 + k * 7, -62 + abs(k - 4) * 2.4),
                (-40 + k * 6.6, -20),
                (-44 + k * 5.4, 20 + k),
                (-44 + k * 4, reach),
            ]
            d.thread(nodes, "#05040b", 0.8, 0.5)
        for k in range(4):
            nodes = [
                (2 + k * 5, -64 + k * 2.2),
                (14 + k * 4.4, -50 + k * 3),
                (22 + k * 3.6, -32 + k * 2),
            ]
            d.brush(nodes, "#d9b3c4", 0.5, 2, 0.5, 0.22)
    elif look.hair == "bun":
        for k in range(6):
            nodes = [
                (34 - k * 6, -50 - k * 1.2),
                (8 - k * 5, -52 + k * 2),
                (-24 - k * 2.5, -40 + k * 6),
                (-38, -10 + k * 5),
            ]
            d.thread(nodes, "#05040b", 0.8, 0.5)
        d.thread([(-56, -80), (-40, -84), (-26, -72)], "#05040b", 0.8, 0.5)
        d.thread([(-64, -60), (-46, -66), (-28, -52)], "#05040b", 0.8, 0.5)
    else:
        for k in range(7):
            x = -40 + k * 11
            d.thread(
                [(x, -52 - 8 * math.sin(k / 2)), (x - 9, -38), (x - 14, -22)], "#05040b", 0.8, 0.45
            )


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
            [
                (-27, -4),
                (-25, 24),
                (-10, 52),
                (16, 67),
                (38, 66),
                (47, 52),
                (44, 41),
                (46, 34),
                (38, 33),
                (32, 24),
                (14, 26),
                (-2, 18),
                (-14, 2),
            ]
        )
        paint = d.linear(
            -24, 0, 46, 0, (0, mix(look.colour, DARK, 0.6)), (1, mix(look.colour, CREAM, 0.25))
        )
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
    with d.placed(128, 190, 2.05):
        body = blob(
            [
                (-90, 290),
                (-84, 120),
                (-52, 84),
                (-20, 72),
                (14, 74),
                (36, 88),
                (58, 118),
                (68, 160),
                (72, 290),
            ]
        )
        dark, half = mix(cloth, DARK, 0.85), mix(cloth, EVENING, 0.55)
        d.fill(
            body, d.linear(-80, 0, 66, 0, (0, dark), (0.6, half), (1, mix(cloth, "#1a1530", 0.1)))
        )
        back = blob([(-90, 226), (-84, 120), (-52, 84), (-20, 72), (0, 110), (-10, 226)])
        d.hatch(back, "#05040b", -46, 4, 0.65, 0.55, 0.85)
        arm = blob(
            [
                (20, 110),
                (46, 104),
                (66, 136),
                (84, 172),
                (104, 186),
                (96, 210),
                (60, 206),
                (30, 170),
            ]
        )
        d.fill(
            arm, d.linear(0, 0, 100, 0, (0, mix(cloth, EVENING, 0.6)), (1, mix(cloth, CREAM, 0.05)))
        )
        d.hatch(blob([(30, 150), (56, 170), (84, 196), (60, 206)]), "#05040b", -46, 5, 0.6, 0.35)
        neck = blob([(-22, 44), (16, 44), (22, 76), (-2, 90), (-30, 78)])
        d.fill(
            neck,
            d.linear(
                -24, 0, 22, 0, (0, mix(look.skin[0], DARK, 0.2)), (1, mix(look.skin[1], DARK, 0.2))
            ),
        )
        d.brush([(-30, 76), (-2, 90), (24, 76)], mix(cloth, CREAM, 0.3), 3, 6, 3)
        if look.hair in ("bob", "long"):
            d.fill(
                blob([(-58, -22), (-62, 24), (-54, 58), (-30, 70), (-6, 60), (0, 20), (-10, -40)]),
                mix(look.colour, DARK, 0.55),
            )
        d.fill(
            blob(FACE, 8),
            d.linear(
                -40,
                0,
                52,
                0,
                (0, mix(look.skin[0], DARK, 0.12)),
                (0.55, look.skin[1]),
                (1, look.skin[2]),
            ),
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
    for _mood in PROFILE_MOODS:
        register(
            f"worst/people/{_sign}-profile-{_mood}",
            *PROFILE,
            partial(profile, sign=_sign, mood=_mood),
        )
