"""The hand-over curtain in pieces, so that any window is covered: cloth, pelmet, what is behind.

From back to front: `beyond` (hills under a sky that the view paints), `moon`, `floor`, `feet` and
`tail` (someone stands behind the cloth), `drape` (the left one; mirror it for the right), `pelmet`
(one scallop; repeat it sideways). `edge` is straight cloth that comes into sight before it falls.
`-light` is the same by day, for the paper theme.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from art import palette
from art.drawing import Drawing
from art.paper import stars
from art.registry import Painter, register
from art.shapes import XY, Shape, blob, crescent, curve, ellipse, line, pile, polygon, rect, star
from art.shapes import path as area
from art.strokes import brush, rim

WIDTH, HEIGHT = 720.0, 900.0
HEM = 790.0
CLASP = 250.0
"""The height at which the two drapes are held together."""
_FOLDS = (0.0, 0.115, 0.205, 0.325, 0.43, 0.525, 0.645, 0.745, 0.875, 1.0)
_HEIGHTS = (0.0, 70, 140, 200, CLASP, 300, 360, 440, 540, 660, 730, HEM)
_STRIPS = 8  # to a fold


@dataclass(frozen=True)
class Hour:
    """The colours by night, or by day."""

    suffix: str
    valley: str
    crest: str
    glow: str  # what shines through the gap
    sheen: str
    motif: str
    ink: str
    ink_alpha: float
    gloom: float  # how dark the outer edges and the top lie
    hills: tuple[str, str]
    floor: tuple[str, str, str]
    spill: tuple[str, str]
    hide: tuple[str, str, str]
    moon: tuple[str, str, str, str]
    pelmet: tuple[str, str, str]


NIGHT = Hour(
    "",
    "#0b0916",
    "#3f3870",
    "#d8c58f",
    "#8d86b0",
    "#b3a6dc",
    "#05030c",
    0.5,
    0.72,
    ("#6a658f", "#3d3962"),
    ("#0b0816", "#18142a", "#262040"),
    ("#f8e6ae", "#8d86a8"),
    ("#14102a", "#3b3162", "#5d4f8c"),
    ("#fffdf2", "#fbf0c2", "#e9cf86", "#2d2f5c"),
    ("#120e20", "#252042", "#322b56"),
)
DAY = Hour(
    "-light",
    "#75698f",
    "#cdc2dd",
    "#fff6dc",
    "#f4eefa",
    "#6f6292",
    "#3a2f52",
    0.2,
    0.26,
    ("#b9c0cf", "#8f9db0"),
    ("#8d744e", "#b08f5f", "#c9aa78"),
    ("#fffbe8", "#f3e6c4"),
    ("#4b3f6e", "#7e70a4", "#a394c4"),
    ("#fffef6", "#fff6d6", "#f3df9f", "#ffffff"),
    ("#6d6088", "#a99cc0", "#c2b6d4"),
)


def inner_edge(y: float) -> float:
    """How far the left drape reaches at that height: to the clasp, then swept aside."""
    if y < CLASP:
        return 716 - 34 * float((1 - y / CLASP) ** 1.6)
    return 712 - 222 * float(((y - CLASP) / (HEM - CLASP)) ** 0.92)


def _across(u: float, y: float) -> float:
    """The place of the fold line `u` (0 outer edge, 1 inner) at that height."""
    pull = math.exp(-(((y - CLASP) / 205) ** 2))
    sway = 5 * math.sin(y / 130 + u * 9) * (1 - pull) * (1 - u)
    return -24 + (inner_edge(y) + 24) * float(u ** (1 - 0.35 * pull)) + sway


def _hem(u: float) -> float:
    for i in range(len(_FOLDS) - 1):
        if _FOLDS[i] <= u <= _FOLDS[i + 1]:
            part = (u - _FOLDS[i]) / (_FOLDS[i + 1] - _FOLDS[i])
            return HEM - 4 + 14 * math.sin(math.pi * part)
    return HEM


def _fall(u: float) -> list[XY]:
    """One line from rail to hem."""
    nodes: list[tuple[float, float]] = [(_across(u, y), y) for y in _HEIGHTS[:-1]]
    return curve([*nodes, (_across(u, HEM), _hem(u))], False, 4)


def _tone(hour: Hour, fold: int, part: float, u: float) -> str:
    """Light on the cloth: each fold is lit from the gap; the nearer, the warmer."""
    light = max(0.0, math.sin(math.pi * part)) ** 1.3 * (0.75 + 0.25 * math.sin(fold * 2.3))
    light *= 0.62 + 0.38 * part
    near = u**3
    colour = palette.mix(hour.valley, hour.crest, min(1, light * (0.78 + 0.4 * near)))
    colour = palette.mix(colour, hour.glow, max(0, light - 0.35) * 0.55 * u**6)
    return palette.mix(colour, hour.sheen, max(0, light - 0.5) * 0.3 * near)


def _drape(hour: Hour) -> Painter:
    def paint(d: Drawing) -> None:
        """The left drape, 720 x 900, transparent beside and below it."""
        for fold in range(len(_FOLDS) - 1):
            start, width = _FOLDS[fold], _FOLDS[fold + 1] - _FOLDS[fold]
            for k in range(_STRIPS):
                u = start + width * k / _STRIPS
                v = min(1.0, u + width * 1.35 / _STRIPS)
                strip = polygon([*_fall(u), *reversed(_fall(v))])
                d.fill(strip, _tone(hour, fold, (k + 0.5) / _STRIPS, u))
        _motifs(d, hour)
        _pen(d, hour)
        cloth = polygon(
            [
                *_fall(0),
                *[(_across(u / 40, HEM), _hem(u / 40)) for u in range(41)],
                *reversed(_fall(1)),
            ]
        )
        with d.clipped(cloth):
            _light(d, hour)
        edge = [(x - 1, y) for x, y in _fall(1)]
        d.stroke(line(edge), "#f6e3a4" if hour is NIGHT else "#fffdf2", 2, 0.95)

    return paint


def _edge(hour: Hour) -> Painter:
    def paint(d: Drawing) -> None:
        """The edge of a drape that hangs straight, 240 x 900; its right side leads."""
        folds = (0.0, 52, 96, 150, 188, 240)
        for fold in range(5):
            start, width = folds[fold], folds[fold + 1] - folds[fold]
            for k in range(_STRIPS):
                x = start + width * k / _STRIPS
                strip = rect(x, 0, min(width * 1.35 / _STRIPS, 240 - x), HEIGHT)
                d.fill(strip, _tone(hour, fold + 2, (k + 0.5) / _STRIPS, 0.55 + x / 600))
        rng = d.chance()
        strokes = []
        for _ in range(60):
            x, y = rng.choice(folds) + rng.gauss(0, 5), rng.uniform(0, 780)
            reach = [(x, y), (x + rng.uniform(-1, 1), y + rng.uniform(40, 110))]
            strokes.append(brush(reach, 0.3, 1.3, 0.3, 3))
        with d.clipped(rect(0, 0, 240, HEIGHT)):
            d.fill(pile(strokes), hour.ink, hour.ink_alpha)

    return paint


def _motifs(d: Drawing, hour: Hour) -> None:
    """Stars and sickles woven into the crests."""
    rng = d.chance()
    woven: list[Shape] = []
    for fold in range(len(_FOLDS) - 1):
        u = _FOLDS[fold] + (_FOLDS[fold + 1] - _FOLDS[fold]) * 0.62
        if u > 0.93:
            continue
        for k in range(6):
            y = 150 + k * 112 + (fold % 2) * 56
            size = rng.uniform(5, 7.5) * (0.75 + 0.25 * math.sin(fold * 2.3))
            if y < HEM - 40:
                x = _across(u, y)
                woven.append(
                    star(x, y, size, 4, 0.36) if (fold + k) % 3 else crescent(x, y, size, 0.45)
                )
    d.fill(pile(woven), hour.motif, 0.3)


def _pen(d: Drawing, hour: Hour) -> None:
    """Ink hatching in the valleys and light strokes on the crests, both along the folds."""
    rng = d.chance()
    dark: list[Shape] = []
    light: list[Shape] = []
    for fold in range(len(_FOLDS) - 1):
        start, width = _FOLDS[fold], _FOLDS[fold + 1] - _FOLDS[fold]
        for k in range(32):
            dense = k < 22
            part = abs(rng.gauss(0, 0.15)) if dense else rng.uniform(0.52, 0.8)
            if dense and rng.random() > 0.6:
                part = 1 - part * 0.6
            u = start + width * min(0.99, max(0.01, part))
            y0 = rng.uniform(20, HEM - 90)
            y1 = min(HEM - 8, y0 + rng.uniform(40, 170))
            middle = (y0 + y1) / 2
            stroke = brush(
                [
                    (_across(u, y0), y0),
                    (_across(u, middle) + rng.uniform(-0.8, 0.8), middle),
                    (_across(u, y1), y1),
                ],
                0.3,
                1.3,
                0.3,
                3,
            )
            (dark if dense else light).append(stroke)
    d.fill(pile(dark), hour.ink, hour.ink_alpha)
    d.fill(pile(light), hour.sheen, 0.16)


def _light(d: Drawing, hour: Hour) -> None:
    """Light bleeding in from the gap; dusk towards the wall and under the pelmet."""
    edge = _fall(1)
    for k in range(12):
        wide = 80 * (k + 1) / 12
        inside = [(x - wide * (0.25 + 0.75 * max(0.0, (y - 100) / 700)), y) for x, y in edge]
        d.fill(polygon([*edge, *reversed(inside)]), palette.MOON, 0.02)
    whole = rect(-40, 0, 780, HEIGHT)
    dusk = palette.DEEP
    d.fill(
        whole,
        d.linear(0, 0, 720, 0, (0, dusk, hour.gloom), (0.5, dusk, hour.gloom / 6), (1, dusk, 0)),
    )
    d.fill(whole, d.linear(0, 50, 0, 300, (0, dusk, min(0.85, hour.gloom * 1.15)), (1, dusk, 0)))
    d.fill(whole, d.linear(0, HEM - 130, 0, HEM + 10, (0, dusk, 0), (1, dusk, hour.gloom * 0.6)))


def _beyond(hour: Hour) -> Painter:
    def paint(d: Drawing) -> None:
        """Hills and stars behind the gap, 1440 x 790, transparent sky; stretch."""
        whole = rect(0, 0, 1440, HEM)
        if hour is NIGHT:
            stars(d, 60, 60, 1320, 560, 90, opacity=0.8)
        far = [(-40, 716), (90, 690), (240, 712), (400, 684), (560, 698), (690, 716), (760, 704)]
        far += [(850, 686), (960, 706), (1090, 680), (1240, 704), (1360, 688), (1480, 706)]
        near = [(-40, 744), (120, 752), (300, 728), (440, 748), (560, 730), (640, 746), (740, 738)]
        near += [(830, 726), (920, 746), (1060, 752), (1200, 730), (1340, 750), (1480, 736)]
        for crest, colour in ((far, hour.hills[0]), (near, hour.hills[1])):
            nodes = [(float(x), float(y)) for x, y in crest]
            hill = polygon([(-40, HEM), *curve(nodes, False, 8), (1480, HEM)]).intersection(whole)
            d.fill(hill, d.linear(0, 680, 0, HEM, (0, colour), (1, palette.darker(colour, 0.25))))
        ink = palette.mix(hour.hills[1], palette.LINE, 0.6)
        for x, size in ((832, 1.0), (330, 0.8), (1180, 0.7)):
            with d.placed(x, 734, size):
                d.brush([(0, 14), (-3, -18), (4, -44)], ink, 6, 4, 2)
                d.brush([(-3, -12), (-16, -30), (-18, -44)], ink, 3, 2, 0.8)
                d.brush([(-1, -22), (12, -34), (18, -50)], ink, 3, 2, 0.8)

    return paint


def _moon(hour: Hour) -> Painter:
    def paint(d: Drawing) -> None:
        """The moon (by day a pale one) with its light and clouds, 360 x 360."""
        high, middle, low, cloud = hour.moon
        d.glow(180, 180, 178, "#fff0c0", 0.75 if hour is NIGHT else 0.95)
        disc = ellipse(180, 180, 62)
        d.fill(disc, d.radial(164, 162, 96, (0, high), (0.6, middle), (1, low)))
        for x, y, rx, ry in (
            (164, 166, 9, 7),
            (200, 192, 12, 9),
            (174, 208, 6, 5),
            (196, 148, 4, 3),
        ):
            d.fill(ellipse(x, y, rx, ry), "#d9bd72", 0.45)
        d.fill(rim(disc, -3, -3), "#c9a860", 0.3)
        for x, y, w in ((142, 222, 118), (226, 148, 90), (206, 234, 72)):
            veil = [(x - w / 2, y), (x - w / 4, y - 5), (x, y - 3), (x + w / 4, y - 7)]
            veil += [(x + w / 2, y), (x + w / 5, y + 4), (x - w / 5, y + 3)]
            d.fill(blob(veil), cloud, 0.7)

    return paint


def _floor(hour: Hour) -> Painter:
    def paint(d: Drawing) -> None:
        """Boards before the curtain with the light that falls through the gap, 1440 x 130."""
        whole = rect(0, 0, 1440, 130)
        low, middle, high = hour.floor
        d.fill(whole, d.linear(0, 0, 0, 130, (0, low), (0.35, middle), (1, high)))
        rng = d.chance()
        with d.clipped(whole):
            for i in range(-16, 17):
                near, far = 720 + i * 96 + 40.0, 720 + i * 66 + 28.0
                d.brush([(far, 0), (near + i * 6, 132)], hour.ink, 1, 1.6, 2.4, 0.6)
                for _ in range(4):
                    a = rng.uniform(0, 0.7)
                    b = min(1, a + rng.uniform(0.1, 0.4))
                    x0, x1 = far + rng.uniform(6, 58), near + i * 6 + rng.uniform(8, 88)
                    ends = [(x0 + (x1 - x0) * t, 130 * t) for t in (a, b)]
                    d.brush(ends, hour.ink, 0.3, 1.1, 0.3, 0.35)
            bright, faint = hour.spill
            light = d.linear(0, 0, 0, 130, (0, bright, 0.85), (0.5, bright, 0.4), (1, faint, 0.14))
            d.fill(polygon([(492, 0), (948, 0), (1110, 130), (330, 130)]), light)
            for k in range(7):
                w = 10.0 * (k + 1)
                d.fill(
                    polygon(
                        [(492 - w * 0.4, 0), (948 + w * 0.4, 0), (1110 + w, 130), (330 - w, 130)]
                    ),
                    bright,
                    0.02,
                )
            shade = d.linear(0, 0, 0, 22, (0, palette.DEEP, hour.gloom * 0.8), (1, palette.DEEP, 0))
            for side in (area("M0 0L492 0L470 22L0 22Z"), area("M948 0L1440 0L1440 22L970 22Z")):
                d.fill(side, shade)

    return paint


def _feet(hour: Hour) -> Painter:
    def paint(d: Drawing) -> None:
        """Two paws that look out under the hem, 270 x 96."""
        _paw(d, hour, 68, 54, 1.12)
        _paw(d, hour, 200, 58, 1.18)

    return paint


def _paw(d: Drawing, hour: Hour, x: float, y: float, size: float) -> None:
    dark, middle, light = hour.hide
    with d.placed(x, y, size):
        d.fill(ellipse(0, 27, 62, 9), palette.DEEP, 0.45)
        body = blob(
            [
                (-40, -46, "c"),
                (40, -46, "c"),
                (44, -30),
                (52, -4),
                (44, 14),
                (0, 18),
                (-44, 14),
                (-52, -4),
                (-44, -30),
            ]
        )
        d.fill(body, d.linear(0, -46, 0, 18, (0, dark), (0.5, middle), (1, light)))
        d.hatch(area("M-44 -46L-8 -46L-16 4L-44 12L-52 -4Z").intersection(body), palette.LINE, -62)
        for tx, ty, r in ((-38, 10, 17), (37, 10, 17), (0, 14, 20)):
            toe = ellipse(tx, ty, r, r - 3)
            d.fill(
                toe,
                d.radial(
                    tx + 4,
                    ty - 8,
                    r * 1.5,
                    (0, palette.lighter(light, 0.3)),
                    (0.5, light),
                    (1, palette.darker(middle, 0.3)),
                ),
            )
            claw = blob(
                [
                    (tx - r * 0.5, ty + r * 0.28),
                    (tx, ty),
                    (tx + r * 0.5, ty + r * 0.28),
                    (tx + r * 0.2, ty + r * 0.92),
                    (tx, ty + r * 1.12),
                    (tx - r * 0.2, ty + r * 0.92),
                ]
            )
            d.inked(claw, d.linear(0, ty, 0, ty + r, (0, "#fff6dc"), (1, "#b9a67c")), 0.9)
            shine = [
                (tx - r * 0.6, ty - r * 0.5),
                (tx, ty - r * 0.78),
                (tx + r * 0.65, ty - r * 0.42),
            ]
            d.brush(shine, palette.MOON, 0.4, 2, 0.5, 0.55)
        d.fill(
            rect(-56, -47, 112, 40),
            d.linear(
                0,
                -47,
                0,
                -8,
                (0, palette.DEEP, 0.85),
                (0.5, palette.DEEP, 0.4),
                (1, palette.DEEP, 0),
            ),
        )


def _tail(hour: Hour) -> Painter:
    def paint(d: Drawing) -> None:
        """A striped tail that has forgotten to hide, 236 x 80."""
        dark, middle, light = hour.hide
        nodes: list[tuple[float, float]] = [
            (24, -6),
            (32, 32),
            (70, 51),
            (124, 51),
            (170, 38),
            (196, 30),
            (222, 36),
        ]
        d.fill(brush([(x, y + 11) for x, y in nodes[1:6]], 30, 20, 8), palette.DEEP, 0.4)
        tail = brush(nodes, 40, 24, 5, 10).intersection(rect(0, 0, 236, 80))
        d.stroke(tail, palette.LINE, 1.6, 0.8)
        d.fill(tail, d.linear(10, 0, 210, 60, (0, dark), (0.45, middle), (1, light)))
        with d.clipped(tail):
            for stripe in (
                [(12, 26), (42, 18)],
                [(38, 52), (58, 30)],
                [(78, 68), (84, 36)],
                [(122, 66), (116, 38)],
                [(158, 54), (148, 30)],
                [(190, 44), (182, 22)],
            ):
                d.brush([(float(x), float(y)) for x, y in stripe], palette.LINE, 9, 8, 5, 0.6)
        d.brush([(40, 30), (74, 41), (124, 42), (172, 29)], palette.MOON, 0.5, 2.2, 0.5, 0.5)
        shade = d.linear(0, 0, 0, 26, (0, palette.DEEP, hour.gloom), (1, palette.DEEP, 0))
        d.fill(rect(0, 0, 70, 26).intersection(tail), shade)

    return paint


def _pelmet(hour: Hour) -> Painter:
    def paint(d: Drawing) -> None:
        """One scallop of the pelmet with fringe and the halves of two tassels, 160 x 140."""
        top, middle, low = hour.pelmet
        sag = [(160 * k / 24, 64 + 44 * math.sin(math.pi * k / 24) ** 0.8) for k in range(25)]
        whole = rect(0, 0, 160, 140)
        cloth = polygon([(0, 0), *sag, (160, 0)])
        with d.clipped(whole):
            for k in range(7):
                shade = [(x, y + 4 + 3.2 * k) for x, y in sag]
                d.fill(polygon([(0, 0), *shade, (160, 0)]), palette.DEEP, 0.1 * hour.gloom + 0.01)
            fringe = [
                brush(
                    [
                        (2 + 6.5 * k, _along(sag, 2 + 6.5 * k) - 2),
                        (2 + 6.5 * k + d.chance().uniform(-1, 1), _along(sag, 2 + 6.5 * k) + 13),
                    ],
                    2.4,
                    2,
                    1.4,
                )
                for k in range(25)
            ]
            d.fill(pile(fringe), "#7d6c40" if hour is NIGHT else "#a98a45")
            d.fill(cloth, d.linear(0, 0, 0, 112, (0, top), (0.6, middle), (1, low)))
            d.hatch(cloth, hour.ink, 90, 6, 1.1, hour.ink_alpha * 0.9, 0.75)
            gleam = d.radial(80, 92, 90, (0, hour.sheen, 0.22), (1, hour.sheen, 0), flat=0.5)
            d.fill(cloth, gleam)
            d.stroke(line([(x, y - 9) for x, y in sag]), "#a48c50", 2)
            d.stroke(line(sag), palette.MOON, 1.6, 0.5)
            for x in (0.0, 160.0):
                brass = d.linear(
                    0,
                    66,
                    0,
                    120,
                    (0, palette.BRASS_LIGHT),
                    (0.4, palette.BRASS),
                    (1, palette.BRASS_DARK),
                )
                tassel = blob([(x - 5, 80), (x + 5, 80), (x + 7.5, 112), (x, 119), (x - 7.5, 112)])
                d.inked(tassel, brass, 1)
                for t in (-3.0, 0.0, 3.0):
                    d.brush([(x + t * 0.7, 84), (x + t, 114)], palette.BRASS_DARK, 0.4, 1, 0.4)
                d.inked(ellipse(x, 74, 7.5), brass, 1)

    return paint


def _along(points: list[XY], x: float) -> float:
    """The height of a line that runs from left to right, at x."""
    return min(points, key=lambda point: abs(point[0] - x))[1]


for _hour in (NIGHT, DAY):
    register(f"curtain/drape{_hour.suffix}", WIDTH, HEIGHT, _drape(_hour))
    register(f"curtain/edge{_hour.suffix}", 240, HEIGHT, _edge(_hour))
    register(f"curtain/beyond{_hour.suffix}", 1440, HEM, _beyond(_hour))
    register(f"curtain/moon{_hour.suffix}", 360, 360, _moon(_hour))
    register(f"curtain/floor{_hour.suffix}", 1440, 130, _floor(_hour))
    register(f"curtain/feet{_hour.suffix}", 270, 96, _feet(_hour))
    register(f"curtain/tail{_hour.suffix}", 236, 80, _tail(_hour))
    register(f"curtain/pelmet{_hour.suffix}", 160, 140, _pelmet(_hour))
