"""The bedroom's walls, floor, window and footboard, each by itself so that any window size fits.

Tiles repeat without a seam; stretchable pieces say so. Each has a `-light` twin for the paper theme
where a dark one can't serve.
"""

from __future__ import annotations

from dataclasses import dataclass

from art import palette
from art.drawing import Drawing
from art.paper import moon, stars
from art.registry import Painter, drawing, register
from art.shapes import (
    Shape,
    blob,
    crescent,
    ellipse,
    grow,
    join,
    move,
    path,
    polygon,
    rect,
    rounded,
    star,
)
from art.strokes import brush, grain, rim, tube


@dataclass(frozen=True)
class Hour:
    """The colours of the room by night, or by day on paper."""

    suffix: str
    wall: tuple[str, str, str]
    motif: str
    motif_alpha: float
    spark: str
    ink: str
    moulding: tuple[str, str, str]
    shine: str
    floor: tuple[str, str, str]
    board: str


NIGHT = Hour(
    "",
    ("#1b1836", "#25214a", "#1a1632"),
    "#e6dcff",
    0.13,
    palette.MOON,
    "#06050e",
    ("#443d72", "#2a2549", "#151228"),
    "#8f86c8",
    ("#241d3c", "#171222", "#0b0911"),
    "#c9b8ff",
)
DAY = Hour(
    "-light",
    ("#f3e9d6", "#ebdfc8", "#e2d3b8"),
    "#7a6aa8",
    0.2,
    "#b58a34",
    "#8a744c",
    ("#fbf4e4", "#e5d6b9", "#bfa981"),
    "#fffaf0",
    ("#d8bb8b", "#c5a370", "#a58354"),
    "#fff3d6",
)


def _room(hour: Hour) -> None:
    """Register wall tile, wall shade, rail, skirting and floor for one hour."""

    def wall(d: Drawing) -> None:
        """Moons and stars, no ground colour: 116 x 108, repeats both ways."""
        for x, y, turned in ((29.0, 27.0, -30), (87.0, 81.0, -18)):
            d.fill(crescent(x, y, 9, 0.5, turned), hour.motif, hour.motif_alpha)
        for x, y in ((87.0, 27.0), (29.0, 81.0)):
            d.fill(star(x, y, 6.6, 4, 0.32), hour.spark, hour.motif_alpha + 0.02)
        for x, y in ((58.0, 27.0), (0.9, 27.0), (58.0, 81.0), (0.9, 81.0)):
            d.fill(ellipse(x, y, 0.9), hour.spark, hour.motif_alpha)
        for x in (14.5, 43.5, 72.5, 101.5):
            for y in (0.0, 54.0):
                d.fill(
                    brush([(x, y + 4), (x + 0.4, y + 27), (x, y + 50)], 0.3, 1, 0.3),
                    hour.motif,
                    hour.motif_alpha * 0.3,
                )

    def shade(d: Drawing) -> None:
        """The wall's ground with its light from the middle, 720 x 372, stretched to the wall."""
        d.fill(
            rect(0, 0, 720, 372),
            d.linear(0, 0, 0, 372, (0, hour.wall[0]), (0.45, hour.wall[1]), (1, hour.wall[2])),
        )
        if hour is NIGHT:
            d.fill(
                rect(0, 0, 720, 372),
                d.radial(
                    360, 210, 430, (0, "#3b3473", 0.4), (0.5, "#1a1636", 0.06), (1, "#04030a", 0.8)
                ),
            )
        else:
            d.fill(
                rect(0, 0, 720, 372),
                d.radial(
                    360, 190, 450, (0, "#fffaf0", 0.55), (0.6, "#fffaf0", 0), (1, "#7a5c30", 0.28)
                ),
            )

    def corner(d: Drawing) -> None:
        """Hatched dusk for the upper left corner (mirror it for the right), 300 x 540."""
        d.hatch(
            path("M0 0L300 0L0 540Z"),
            hour.ink,
            -62,
            7.4,
            1.4,
            0.34 if hour is NIGHT else 0.16,
            0.86,
        )

    def rail(d: Drawing) -> None:
        """Picture rail, 64 x 18, repeats sideways: 8 px of wood, 10 of its shadow."""
        d.fill(
            rect(0, 0, 64, 8), d.linear(0, 0, 0, 8, (0, hour.moulding[0]), (1, hour.moulding[2]))
        )
        d.fill(rect(0, 0, 64, 1.2), hour.shine, 0.6)
        d.fill(rect(0, 8, 64, 10), d.linear(0, 8, 0, 18, (0, "#05040a", 0.45), (1, "#05040a", 0)))

    def skirting(d: Drawing) -> None:
        """Skirting board, 256 x 40, repeats sideways."""
        d.fill(
            rect(0, 0, 256, 40),
            d.linear(
                0, 0, 0, 40, (0, hour.moulding[0]), (0.16, hour.moulding[1]), (1, hour.moulding[2])
            ),
        )
        d.fill(rect(0, 0, 256, 1.6), hour.shine, 0.55)
        d.fill(rect(0, 8, 256, 1.2), hour.ink, 0.5)
        d.fill(rect(0, 9.2, 256, 1), hour.shine, 0.18)
        d.fill(grain(rect(6, 12, 244, 26), 26, d.seed(), (30, 90), 1.1), hour.ink, 0.4)
        d.fill(rect(0, 38, 256, 2), hour.ink, 0.85)

    def floor(d: Drawing) -> None:
        """Boards running away from us, 1440 x 156, stretched to the floor."""
        _floor(d, hour)

    register(f"bedroom/wall{hour.suffix}", 116, 108, wall)
    register(f"bedroom/wall-shade{hour.suffix}", 720, 372, shade)
    register(f"bedroom/wall-corner{hour.suffix}", 300, 540, corner)
    register(f"bedroom/rail{hour.suffix}", 64, 18, rail)
    register(f"bedroom/skirting{hour.suffix}", 256, 40, skirting)
    register(f"bedroom/floor{hour.suffix}", 1440, 156, floor)
    register(f"bedroom/footboard-middle{hour.suffix}", 240, 92, _footboard_middle(hour))
    register(f"bedroom/footboard-post{hour.suffix}", 72, 140, _footboard_post(hour))


def _floor(d: Drawing, hour: Hour) -> None:
    width, height, vanish = 1440.0, 156.0, -494.0

    def at(x: float, y: float) -> float:
        return 720 + (x - 720) * (y - vanish) / (0 - vanish)

    whole = rect(0, 0, width, height)
    d.fill(
        whole,
        d.linear(0, 0, 0, height, (0, hour.floor[0]), (0.5, hour.floor[1]), (1, hour.floor[2])),
    )
    rng = d.chance()
    night = hour is NIGHT
    with d.clipped(whole):
        for i in range(-9, 25):
            x = i * 92 - 16.0
            left, right = (x, 0.0), (x + 92, 0.0)
            board = polygon([left, right, (at(x + 92, height), height), (at(x, height), height)])
            if i % 3 == 0:
                d.fill(board, hour.board, 0.05 if night else 0.2)
            if i % 4 == 1:
                d.fill(board, hour.ink, 0.12)
            knot = rng.uniform(30, 130)
            d.fill(
                rect(at(x + 2, knot), knot, at(x + 90, knot) - at(x + 2, knot), 1.6), hour.ink, 0.6
            )
            d.brush([left, (at(x, height), height)], hour.ink, 1, 1.8, 2.8, 0.85)
            d.brush(
                [(x + 2, 0), (at(x + 1.6, height), height)],
                hour.board,
                0.4,
                0.8,
                1.2,
                0.14 if night else 0.5,
            )
            for _ in range(6):
                xa, ya = x + rng.uniform(6, 86), rng.uniform(2, 100)
                yb = ya + rng.uniform(16, 56)
                d.brush(
                    [(at(xa, ya), ya), (at(xa, yb), yb)],
                    hour.ink,
                    0.3,
                    1.3,
                    0.3,
                    0.6 if night else 0.35,
                )
        d.fill(
            rect(0, 0, width, 14),
            d.linear(0, 0, 0, 14, (0, "#05040a", 0.75 if night else 0.35), (1, "#05040a", 0)),
        )


# ---------------------------------------------------------------- the footboard


def _wood(hour: Hour) -> tuple[str, str, str, str, str]:
    if hour is NIGHT:
        return ("#553d5b", "#35253f", "#150f1c", "#b795cc", "#0a0610")
    return ("#b98a55", "#99683c", "#6b4322", "#ffe6b8", "#3a2210")


def _footboard_middle(hour: Hour) -> Painter:
    def paint(d: Drawing) -> None:
        """The board between the posts, 240 x 92, repeats sideways; 10 px above are its shadow."""
        light, base, dark, shine, ink = _wood(hour)
        d.fill(
            rect(0, 0, 240, 12),
            d.linear(0, 0, 0, 12, (0, palette.DEEP, 0), (1, palette.DEEP, 0.75)),
        )
        d.fill(rect(0, 10, 240, 82), d.linear(0, 10, 0, 92, (0, light), (0.14, base), (1, dark)))
        d.fill(rect(0, 10, 240, 2.4), shine)
        d.fill(rect(0, 12.4, 240, 1.4), ink, 0.5)
        d.fill(rect(0, 24, 240, 1.6), ink, 0.75)
        d.fill(rect(0, 25.6, 240, 1), shine, 0.22)
        for x in (-120.0, 120.0):
            d.fill(
                move(grain(rect(-80, 29, 200, 62), 17, 11, (30, 110), 1.4), x, 0).intersection(
                    rect(0, 0, 240, 92)
                ),
                ink,
                0.5,
            )

    return paint


def _footboard_post(hour: Hour) -> Painter:
    def paint(d: Drawing) -> None:
        """A bedpost with its ball, 72 x 140 (mirror it for the right side)."""
        light, base, dark, shine, ink = _wood(hour)
        post, collar, ball = (
            rounded(16, 44, 40, 110, 6),
            rounded(11, 38, 50, 11, 4),
            ellipse(36, 24, 19),
        )
        neck = rounded(24, 34, 24, 10, 3)
        d.soft(join(post, ball, collar), palette.DEEP, 6, 0.6, 2, 3, steps=7)
        for part in (post, neck, collar, ball):
            d.fill(grow(part, 1.3), ink)
        across = d.linear(
            16,
            0,
            56,
            0,
            (0, dark),
            (0.35, palette.lighter(light, 0.14)),
            (0.62, base),
            (1, palette.darker(dark, 0.3)),
        )
        for part in (post, neck, collar):
            d.fill(part, across)
        d.fill(ball, d.radial(29, 16, 30, (0, shine), (0.45, light), (1, dark)))
        d.fill(rim(ball, 1.6, 1.8), shine, 0.5)
        d.fill(rim(collar, 0, 1.4), shine, 0.5)
        with d.clipped(post):
            d.hatch(rect(42, 50, 16, 92), ink, -58, 4, 1, 0.5)
            d.fill(grain(rect(18, 50, 34, 84), 14, d.seed(), (20, 60), 1.1, True), ink, 0.5)
            d.fill(rect(16, 49, 40, 6), ink, 0.4)
        d.hatch(ball.difference(ellipse(30, 18, 19)), ink, -58, 3, 1, 0.5)

    return paint


_room(NIGHT)
_room(DAY)


# ---------------------------------------------------------------- window


def _window_shape(d: float = 0) -> Shape:
    """The window's opening, 166 x 170 with its lower left at (0, 170), grown by `d`."""
    shape = path("M0 170L0 70C0 20 40 0 83 0C126 0 166 20 166 70L166 170Z", 20)
    return grow(shape, d) if d else shape


@drawing("bedroom/window", 206, 222)
def window(d: Drawing) -> None:
    """Frame and moonlit view; transparent outside. The curtains and the owl's eyes are separate."""
    with d.placed(20, 14):
        opening = _window_shape()
        d.soft(_window_shape(6), palette.DEEP, 6, 0.5, 1, 3, steps=7)
        with d.clipped(opening):
            d.fill(
                opening, d.linear(0, 0, 0, 170, (0, "#1a2556"), (0.6, "#40539a"), (1, "#8593d0"))
            )
            stars(d, 0, 0, 166, 90, 16, opacity=0.7)
            moon(d, 104, 66, 31, 3.4)
            cloud = blob([(20, 74), (50, 66), (86, 70), (128, 64), (150, 70), (120, 78), (70, 80)])
            d.fill(cloud, "#2c3a7c", 0.45)
            far = blob(
                [
                    (-10, 122),
                    (30, 108),
                    (60, 116),
                    (100, 106),
                    (150, 116),
                    (190, 110),
                    (190, 190),
                    (-10, 190),
                ]
            )
            d.fill(far, d.linear(0, 104, 0, 170, (0, "#26346f"), (1, "#55669f")))
            near = blob([(-10, 150), (40, 138), (100, 150), (190, 136), (190, 190), (-10, 190)])
            d.fill(near, d.linear(0, 136, 0, 170, (0, "#161f49"), (1, "#33407a")))
            d.hatch(near, "#0b1030", -10, 4, 0.9, 0.4)
            tree = [
                ([(178, 196), (150, 150), (132, 110), (96, 92), (56, 86)], 13, 6, 1),
                ([(150, 152), (140, 128), (150, 90), (142, 60)], 6, 3, 0.6),
                ([(126, 106), (112, 112), (84, 116), (66, 128)], 4, 2.4, 0.5),
                ([(96, 92), (84, 76), (82, 60)], 3, 2, 0.5),
                ([(146, 80), (156, 66), (158, 50)], 2.4, 1.6, 0.5),
                ([(70, 87), (60, 96), (50, 98)], 2, 1.4, 0.4),
            ]
            twigs = join(
                [
                    brush([(float(x), float(y)) for x, y in nodes], a, b, c)
                    for nodes, a, b, c in tree
                ]
            )
            d.fill(twigs, "#0b0e22")
            d.fill(rim(twigs, 0.8, 1.1), "#aab8ef", 0.35)
            _owl(d, 56, 84)
            d.fill(opening.difference(move(opening, 4, 6)), "#050714", 0.5)
        bars = join(rect(0, 92, 166, 7), rect(79.5, 0, 7, 170)).intersection(opening)
        d.fill(bars, "#2b2550")
        d.fill(rim(bars, 1.2, 1.2), "#c9d3ff", 0.6)
        frame = _window_shape(8).difference(_window_shape(-1.5))
        d.fill(grow(frame, 1.6), palette.LINE)
        d.fill(frame, d.linear(0, 0, 166, 170, (0, "#6d64a6"), (0.4, "#3f3870"), (1, "#221d40")))
        d.stroke(_window_shape(5.4), "#b9b0e8", 1, 0.55)
        d.fill(grain(frame, 26, d.seed(), (14, 40), 1, True), palette.LINE, 0.5)
        sill = polygon([(-17, 172), (183, 172), (186, 184), (-20, 184)])
        d.soft(sill, palette.DEEP, 5, 0.5, 0, 5, steps=6)
        d.inked(sill, d.linear(0, 172, 0, 186, (0, "#7a70b8"), (1, "#241f44")), 1.4)
        d.fill(rim(sill, 0, 1.2), "#d6cdff", 0.7)


def _owl(d: Drawing, x: float, y: float) -> None:
    with d.placed(x, y, 1.12):
        owl = path("M4 4C-4 4 -6 -10 -3 -20L-1 -28L3 -23L8 -23L12 -28L14 -20C17 -8 14 4 4 4Z")
        d.fill(owl, "#0b0e22")
        d.fill(rim(owl, -1.3, 0.4), "#aab8ef", 0.5)
        d.brush([(1, -6), (4, -4), (8, -6)], "#2c3766", 0.4, 1, 0.4)
        d.brush([(0, -1), (4, 1), (9, -1)], "#2c3766", 0.4, 1, 0.4)
        for cx in (1.4, 9.2):
            d.fill(ellipse(cx, -17, 3), palette.MOON)
            d.fill(ellipse(cx + 0.7, -17, 1.2), "#0b0e22")
        d.fill(polygon([(4.2, -14.6), (6.4, -14.6), (5.3, -11.6)]), "#c79a4a")


@drawing("bedroom/curtain-left", 84, 252)
def curtain_left(d: Drawing) -> None:
    """The left curtain, tied; mirror it for the right. Its rod is a piece of its own."""
    with d.placed(16, 28):
        cloth = blob(
            [
                (0, -24, "c"),
                (54, -24, "c"),
                (45, 50),
                (27, 100),
                (22, 122),
                (33, 164),
                (40, 200, "c"),
                (22, 205),
                (8, 201),
                (-8, 203, "c"),
                (-10, 130),
                (-7, 60),
            ]
        )
        d.soft(cloth, palette.DEEP, 6, 0.55, 4, 3, steps=7)
        d.fill(grow(cloth, 1.4), palette.LINE)
        d.fill(
            cloth,
            d.linear(
                -8, 0, 54, 20, (0, "#2c1d3e"), (0.4, "#6b4a7e"), (0.7, "#3e2a52"), (1, "#6d4f86")
            ),
        )
        with d.clipped(cloth):
            for k in range(5):
                top, tie, low = 2 + k * 11.0, 2 + k * 4.6, -4 + k * 9.4
                d.brush(
                    [(top, -24), (top - 1, 50), (tie, 112), (tie, 126), (low, 206)],
                    "#120b1e",
                    1,
                    3.6,
                    1.4,
                    0.6,
                )
                d.brush(
                    [(top + 5, -24), (top + 3.4, 50), (tie + 2.2, 110)],
                    "#a583bb",
                    0.5,
                    2.2,
                    0.5,
                    0.4,
                )
                d.brush(
                    [(tie + 2, 130), (low + 4, 164), (low + 5, 204)], "#a583bb", 0.4, 2, 0.5, 0.4
                )
            d.hatch(rect(-12, -24, 24, 230), palette.LINE, -70, 4, 1.1, 0.45)
            d.fill(rect(-12, -26, 70, 9), palette.LINE, 0.45)
            for x in range(-6, 44, 9):
                d.fill(crescent(x + 2, 196, 2.6, 0.5), palette.MOON, 0.4)
        sash = tube([(-9, 112), (6, 121), (25, 114)], [3, 4, 3.4])
        d.body(
            sash,
            palette.BRASS_LIGHT,
            palette.BRASS,
            palette.BRASS_DARK,
            depth=4,
            rim_width=1.4,
            ink=palette.LINE,
            line_width=1.4,
            hatched=False,
        )
        d.brush([(-6, 120), (-9, 136), (-7, 152)], palette.BRASS, 2, 3, 4)


@drawing("bedroom/curtain-rod", 300, 26)
def curtain_rod(d: Drawing) -> None:
    """The rod over window and curtains, with its two balls."""
    bar = rect(14, 10, 272, 6)
    d.soft(bar, palette.DEEP, 4, 0.5, 0, 4, steps=6)
    d.inked(bar, d.linear(0, 10, 0, 16, (0, "#8f86c4"), (1, "#3a3362")), 1.2)
    for x in (13, 287):
        ball = ellipse(x, 13, 8)
        d.fill(grow(ball, 1.2), palette.LINE)
        d.fill(ball, d.radial(x - 2.4, 10, 12, (0, "#d6cdff"), (0.5, "#7d73b4"), (1, "#2f2954")))


@drawing("bedroom/moonbeam", 520, 760)
def moonbeam(d: Drawing) -> None:
    """Moonlight from the window, whose middle lies at (90, 60), falling down into the room."""
    with d.clipped(rect(0, 0, 520, 760)), d.placed(76, 18, turn=62):
        for long, flat, strength in ((400, 0.29, 0.28), (330, 0.22, 0.16)):
            paint = d.radial(
                long,
                0,
                long,
                (0, palette.MOONBEAM, strength),
                (0.3, palette.MOONBEAM, strength * 0.66),
                (0.65, palette.MOONBEAM, strength * 0.25),
                (1, palette.MOONBEAM, 0),
                focus=(long * 0.3, 0),
                flat=flat,
            )
            d.fill(ellipse(long, 0, long, long * flat), paint)


@drawing("bedroom/title-line", 340, 16)
def title_line(d: Drawing) -> None:
    """The brush stroke below the title (stretch it sideways to the title's length)."""
    d.fill(path("M4 9C124 3 234 11 334 5C234 14.5 124 7 4 10.4Z", 30), palette.MOON)
    d.brush([(40, 11.6), (120, 9.6), (190, 11)], palette.MOON, 0.3, 1, 0.3, 0.7)


@drawing("bedroom/title-line-red", 340, 16)
def title_line_red(d: Drawing) -> None:
    """The same in red, for paper."""
    d.fill(path("M4 9C124 3 234 11 334 5C234 14.5 124 7 4 10.4Z", 30), "#c23f36")
    d.brush([(40, 11.6), (120, 9.6), (190, 11)], "#c23f36", 0.3, 1, 0.3, 0.7)
