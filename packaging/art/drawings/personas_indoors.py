"""Faces of computer people who are mostly at home; behind them stands a word on their life."""

from __future__ import annotations

from art import palette
from art.drawing import Drawing
from art.drawings import personas_parts as p
from art.registry import drawing
from art.shapes import blob, ellipse, grow, join, line, path, polygon, rect, rounded
from art.strokes import fur, rim

INK = p.INK


@drawing("personas/ottilie", p.SIZE, p.SIZE)
def ottilie(d: Drawing) -> None:
    """A grey bun, round glasses, a lace collar, and the ears of a cat."""

    def keys(d: Drawing) -> None:
        p.night_sky(d)
        for n in range(9):
            x = 8.0 + n * 12
            d.inked(rect(x, 76, 11, 40), "#cfc6d8", 1.2, INK)
            if n % 7 not in (2, 6):
                d.fill(rect(x + 8, 76, 6, 18), INK)
        ears = polygon([(90.4, 82), (91, 69), (97, 75), (102, 75), (108, 69), (107.6, 82)])
        cat = join(
            ears, ellipse(99, 81, 9, 7.6), blob([(92, 85), (106, 85), (112, 124), (86, 124)])
        )
        d.inked(cat, "#17101f", 1.6, palette.RIM)
        for x in (95.6, 102.4):
            d.fill(ellipse(x, 80.6, 1.9, 2.3), palette.MOON)
            d.fill(ellipse(x, 80.6, 0.6, 2), INK)
        d.fill(polygon([(98, 84), (100, 84), (99, 85.6)]), "#c07a86")

    with p.portrait(d, "#3d3566", keys):
        p.hair(d, ellipse(0, -30, 11, 9.5), p.GREY)
        p.shoulders(d, "#5c4a7e", 38)
        p.neck(d, p.PALE)
        p.head(d, p.PALE, p.skull(18, 12))
        p.hair(
            d,
            path("M-20 2C-24 -30 24 -30 20 2C17 -10 10 -17 0 -18C-10 -17 -17 -10 -20 2Z"),
            p.GREY,
            11,
        )
        p.eyes(d, (0.1, 0.1), 3.9, 0.12, "#5f7d9a")
        p.brows(d, p.GREY, 0.6, 1, 1.3)
        p.nose(d, 6.4, 2.8)
        p.mouth(d, "tight", 16, 4.6)
        p.cheeks(d, 0.2)
        p.spectacles(d, 6.6, 6.6)
        lace = grow(path("M-15 33C-8 39 8 39 15 33L17 38C8 46 -8 46 -17 38Z"), 0.6)
        d.inked(lace, "#efe6f4", 1.5, INK)
        for x in (-12, -6, 0, 6, 12):
            d.inked(ellipse(x, 42.5 - abs(x) * 0.14, 3.1), "#efe6f4", 1, INK)
        d.inked(ellipse(0, 38, 2.6), "#b4555c", 1.2, INK)


@drawing("personas/mina", p.SIZE, p.SIZE)
def mina(d: Drawing) -> None:
    """A black bob, great eyes over a book; the ghost behind her is not what she minds."""

    def ghost(d: Drawing) -> None:
        p.night_sky(d)
        shape = path(
            "M84 96C82 60 86 40 97 40C108 40 111 60 112 96C108 92 106 92 103 97"
            "C100 92 97 92 94 97C91 92 88 92 84 96Z"
        )
        d.fill(shape, "#e8ecff", 0.55)
        d.stroke(shape, "#ffffff", 1.2, 0.5)
        for x in (93.6, 100.6):
            d.fill(ellipse(x, 56, 2, 3), "#241c3c")
        d.fill(ellipse(97, 65, 2.2, 3.2), "#241c3c")

    with p.portrait(d, "#2f4a5e", ghost):
        p.hair(
            d,
            blob(
                [
                    (0, -30),
                    (19, -25),
                    (26, -6),
                    (25, 20),
                    (15, 25),
                    (-15, 25),
                    (-25, 20),
                    (-26, -6),
                    (-19, -25),
                ]
            ),
            p.RAVEN,
            9,
        )
        p.shoulders(d, "#3f7d78", 36)
        p.neck(d, p.FAIR)
        p.head(d, p.FAIR, p.skull(18, 11), False)
        fringe = path(
            "M-21 10C-24 -46 24 -46 21 10C18 8 17.6 -2 17 -7C8 -9.6 -8 -9.6 -17 -7"
            "C-17.6 -2 -18 8 -21 10Z"
        )
        p.hair(d, fringe, p.RAVEN, 13)
        p.eyes(d, (-0.1, 0.5), 5.4, 0, "#4a6b4a", 2)
        p.brows(d, p.RAVEN, 1.4, -2.2, 1.2)
        p.nose(d, 5.4, 2.2)
        p.mouth(d, "smile", 16, 4)
        p.cheeks(d, 0.25, True)
        book = path("M0 40C-10 34 -24 34 -32 38L-34 66L34 66L32 38C24 34 10 34 0 40Z")
        d.outline(book, 2.2, INK)
        d.fill(book, d.linear(-32, 34, 32, 60, (0, "#d0646a"), (0.5, "#8f3440"), (1, "#451a2c")))
        d.brush([(0, 40), (0, 64)], INK, 1.4, 1.8, 1.4)
        d.fill(
            path(
                "M0 40C-10 35 -22 35 -30 38L-30 40C-22 37 -10 37 0 42C10 37 22 37 30 40"
                "L30 38C22 35 10 35 0 40Z"
            ),
            palette.PAPER,
        )
        d.fill(
            path("M-20 50C-20 44 -10 44 -10 50L-10 57L-12 55L-14 57L-16 55L-18 57L-20 55Z"),
            "#f0d9a8",
            0.85,
        )


@drawing("personas/casimir", p.SIZE, p.SIZE)
def casimir(d: Drawing) -> None:
    """Bald, with a loupe in one eye and a waxed moustache, before his wheels."""

    def wheels(d: Drawing) -> None:
        for x, y, r, n in ((18, 36, 17, 11), (99, 30, 13, 9), (106, 66, 16, 11), (14, 76, 12, 9)):
            shape = p.gear(x, y, r, n)
            d.inked(
                shape,
                d.linear(x - r, y - r, x + r, y + r, (0, "#e0b866"), (1, "#5c3d24")),
                1.4,
                INK,
            )

    with p.portrait(d, "#4a3a52", wheels):
        p.shoulders(d, "#6b4a34", 40)
        p.neck(d, p.PALE)
        p.head(d, p.PALE, p.skull(18.5, 12, 25))
        for side in (-1, 1):
            tuft = fur(ellipse(side * 19.5, -6, 3.2, 6), 2.4, 4, 0.3, d.seed())
            d.inked(tuft, "#8f8797", 1.2, INK)
        d.fill(ellipse(-6, -18, 5, 2.2, -24), "#fff8ee", 0.5)
        for y in (-13.4, -16.4):
            d.brush([(-7, y), (0, y - 1), (8, y + 0.4)], INK, 0.2, 0.7, 0.2, 0.45)
        p.eyes(d, (0.3, 0.3), 4, 0.15, "#6a5230")
        p.brows(d, "#8f8797", -0.6, 0.4, 2)
        loupe = ellipse(8.2, 1, 6.8)
        d.inked(loupe, "#1d1624", 1.6, INK)
        d.inked(
            ellipse(8.2, 1, 5.2),
            d.radial(7, -1, 6, (0, "#eafcff"), (0.5, "#8fd0e0"), (1, "#2c5c74")),
            1,
            "#c79a4a",
        )
        d.fill(ellipse(8.6, 1.6, 2.2), "#0b0814")
        d.fill(ellipse(7, -0.8, 1.2), "#ffffff")
        d.brush([(14.8, 2), (20, 10), (19, 22)], "#c79a4a", 0.8, 1, 0.8)
        p.nose(d, 7, 3.4)
        tash = path(
            "M0 12.6C-5 9.6 -9 13.6 -13 13C-16 12.6 -17.4 10 -16.4 8"
            "C-20.4 9.6 -19.6 15.4 -15 16.6C-9 18 -3 17 0 14.6C3 17 9 18 15 16.6"
            "C19.6 15.4 20.4 9.6 16.4 8C17.4 10 16 12.6 13 13C9 13.6 5 9.6 0 12.6Z"
        )
        d.inked(tash, "#766f80", 1.3, INK)
        p.mouth(d, "calm", 19, 3)
        p.collar(d, "#e8e0d2", 12)
        d.inked(path("M0 37L-4 41L-3 56L0 60L3 56L4 41Z"), "#87323c", 1.4, INK)


@drawing("personas/rufus", p.SIZE, p.SIZE)
def rufus(d: Drawing) -> None:
    """Heavy lids under a porter's cap; the board with the keys behind him."""

    def board(d: Drawing) -> None:
        for row in range(3):
            for column in range(7):
                x, y = 12 + column * 16, 20 + row * 26
                d.inked(rounded(x - 6, y - 10, 12, 20, 1.6), "#3a2a34", 1, INK)
                if (row * 7 + column) % 4 != 1:
                    d.fill(
                        join(
                            ellipse(x, y - 3, 2.8).difference(ellipse(x, y - 3, 1.3)),
                            rect(x - 0.7, y - 1, 1.4, 8),
                            rect(x, y + 4, 3, 1.4),
                        ),
                        "#d9b058",
                    )

    with p.portrait(d, "#5a3c3c", board):
        p.shoulders(d, "#9c3440", 44)
        p.neck(d, p.DARK)
        p.head(d, p.DARK, p.skull(19, 14, 25))
        p.eyes(d, (-0.5, 0.2), 4.4, 0.42, "#2a1c18")
        for side in (-1, 1):
            d.brush([(side * 4.4, 6.6), (side * 8.4, 8), (side * 12, 6.4)], INK, 0.3, 0.8, 0.3, 0.6)
        p.brows(d, "#1c1418", 1, 1.2, 2.2)
        p.nose(d, 6.6, 4.2)
        p.mouth(d, "calm", 16.4, 6)
        moustache = path("M-7 13.4C-3 11.6 3 11.6 7 13.4C4 14.6 -4 14.6 -7 13.4Z")
        d.fill(moustache, "#1c1418")
        cap = path("M-17.4 -12L-15 -31C-6 -34 6 -34 15 -31L17.4 -12C8 -17 -8 -17 -17.4 -12Z")
        d.outline(cap, 2.2, INK)
        d.fill(cap, d.linear(-17, -30, 17, -12, (0, "#e2655c"), (0.5, "#a83440"), (1, "#4d1628")))
        d.hatch(cap.intersection(rect(4, -40, 20, 40)), INK, -58, 3, 0.8, 0.45)
        d.fill(rim(cap, 1.2, 1.2), "#ffd9c4", 0.6)
        band = path(
            "M-17.4 -12L-16.7 -17.6C-8 -22.4 8 -22.4 16.7 -17.6L17.4 -12C8 -17 -8 -17 -17.4 -12Z"
        )
        d.inked(
            band,
            d.linear(-17, 0, 17, 0, (0, palette.BRASS_LIGHT), (1, palette.BRASS_DARK)),
            1.2,
            INK,
        )
        d.inked(ellipse(0, -24.5, 3.2), palette.BRASS, 1.2, INK)
        d.brush([(0, 36), (0, 66)], INK, 1, 1.4, 1)
        for y in (42, 50, 58):
            for side in (-1, 1):
                d.inked(
                    ellipse(side * 6, y, 2.1),
                    d.radial(
                        side * 6 - 0.6,
                        y - 0.6,
                        2.6,
                        (0, palette.BRASS_LIGHT),
                        (1, palette.BRASS_DARK),
                    ),
                    0.9,
                    INK,
                )
        for side in (-1, 1):
            pad = ellipse(side * 36, 43, 10, 4, side * 16)
            d.inked(
                pad,
                d.linear(-44, 40, 44, 46, (0, palette.BRASS_LIGHT), (1, palette.BRASS_DARK)),
                1.3,
                INK,
            )


@drawing("personas/philippa", p.SIZE, p.SIZE)
def philippa(d: Drawing) -> None:
    """A cloud of curls, headphones, mid-sentence; her lamp is on."""

    def lamp(d: Drawing) -> None:
        d.glow(97, 46, 44, palette.LAMP, 0.9)
        d.inked(path("M88 50L106 50L101 36L93 36Z"), "#ffe09a", 1.4, INK)
        d.stroke(line([(97, 50), (97, 80)]), INK, 3)
        d.stroke(line([(97, 50), (97, 80)]), palette.BRASS, 1.6)

    with p.portrait(d, "#50376e", lamp):
        curls = join(
            ellipse(0, -10, 31, 29),
            *[
                ellipse(x, y, 8.6)
                for x, y in (
                    (-28, -22),
                    (-18, -34),
                    (-3, -39),
                    (12, -37),
                    (25, -27),
                    (31, -13),
                    (30, 3),
                    (-33, -8),
                    (-31, 6),
                    (-25, 15),
                    (25, 14),
                )
            ],
        )
        p.hair(d, curls, "#4c2c30", 8)
        for x, y, r in (
            (-22, -24, 5),
            (-8, -33, 5),
            (10, -32, 5),
            (23, -20, 5),
            (-26, -6, 4.4),
            (26, -2, 4.4),
            (-14, -27, 3.4),
            (17, -27, 3.4),
        ):
            d.brush(
                [
                    (x - r, y),
                    (x - r * 0.4, y - r * 0.8),
                    (x + r * 0.7, y - r * 0.4),
                    (x + r * 0.5, y + r * 0.6),
                ],
                "#9a6a5c",
                0.4,
                1.2,
                0.4,
                0.7,
            )
        p.shoulders(d, "#c2557a", 38)
        p.neck(d, p.BROWN)
        p.head(d, p.BROWN, p.skull(18, 12), False)
        p.eyes(d, (0.3, -0.1), 5, 0.1, "#3c2418")
        p.brows(d, "#2c1a1c", 0.6, 1.4, 1.9)
        p.nose(d, 6, 3.6)
        p.mouth(d, "speaking", 15.4, 8)
        p.cheeks(d, 0.25)
        band = path("M-22 -2C-24 -34 24 -34 22 -2L19 -3C20 -29 -20 -29 -19 -3Z")
        d.inked(band, "#3a3550", 1.4, INK)
        for side in (-1, 1):
            cup = rounded(side * 21.5 - 4.6, -6, 9.2, 17, 4.4)
            d.inked(
                cup,
                d.linear(side * 21 - 5, -6, side * 21 + 5, 10, (0, "#8d86b8"), (1, "#2a2440")),
                1.6,
                INK,
            )
        d.brush([(-22, 10), (-20, 19), (-9, 20)], INK, 2.4, 2.4, 2.4)
        d.inked(ellipse(-8, 20, 3.4, 2.8), "#2a2440", 1.2, palette.RIM)
        for x in (-9, -3, 3, 9):
            d.inked(
                ellipse(x, 37.4 - abs(x) * 0.22, 2.4),
                d.radial(x - 0.8, 36, 3, (0, "#ffffff"), (1, "#b9a8d0")),
                0.9,
                INK,
            )


@drawing("personas/thea", p.SIZE, p.SIZE)
def thea(d: Drawing) -> None:
    """Smooth hair, square glasses, a pencil behind her ear, and lists."""

    def lists(d: Drawing) -> None:
        for x, y, turn in ((22, 40, -9), (96, 34, 8), (102, 82, 4), (14, 88, 6)):
            with d.placed(x, y, 1, turn):
                d.inked(rect(-13, -17, 26, 34), palette.PAPER, 1.3, INK)
                for n in range(5):
                    at = -12 + n * 6
                    d.stroke(rect(-10, at - 1.6, 3.2, 3.2), INK, 0.7)
                    if n < 3:
                        d.brush(
                            [(-10, at), (-8.4, at + 1.6), (-6, at - 2.4)],
                            palette.GREEN_INK,
                            0.5,
                            1.1,
                            0.4,
                        )
                    d.brush([(-4.6, at), (9 - n % 2 * 4, at)], INK, 0.5, 0.9, 0.4, 0.7)

    with p.portrait(d, "#46507a", lists):
        p.hair(
            d,
            blob(
                [
                    (0, -29),
                    (18, -25),
                    (24, -6),
                    (21, 20),
                    (14, 28),
                    (-14, 28),
                    (-21, 20),
                    (-24, -6),
                    (-18, -25),
                ]
            ),
            p.BRUNETTE,
            8,
        )
        p.shoulders(d, "#3c4c74", 36)
        p.neck(d, p.OLIVE)
        p.head(d, p.OLIVE, p.skull(17.6, 11))
        parted = path(
            "M-6 -26C12 -30 24 -18 20.4 8C18 0 14 -10 -6 -26ZM-6 -26"
            "C-18 -26 -24 -14 -20.4 8C-18 -2 -16 -14 -6 -26Z"
        )
        p.hair(d, parted, p.BRUNETTE, 10)
        p.eyes(d, (0, 0.1), 4.2, 0.1, "#4a3420")
        p.brows(d, p.BRUNETTE, -0.4, 0.6, 1.7)
        for side in (-1, 1):
            glass = rounded(side * 8.3 - 6.6, -4.4, 13.2, 11, 2.2)
            d.fill(glass, palette.MOONBEAM, 0.14)
            d.stroke(glass, INK, 2.8)
            d.stroke(glass, "#c05a62", 1.5)
        d.brush([(-1.8, 0), (1.8, 0)], "#c05a62", 1.4, 1.4, 1.4)
        p.nose(d, 6.4, 2.6)
        p.mouth(d, "calm", 16, 4.6)
        with d.placed(18, -9, 1, -28):
            d.inked(rect(-2, -3.6, 3.8, 21), "#e3b53e", 1.1, INK)
            d.inked(polygon([(-2, -3.6), (1.8, -3.6), (-0.1, -9)]), "#f0d9b0", 1, INK)
            d.fill(polygon([(-0.9, -6.6), (0.7, -6.6), (-0.1, -9)]), INK)
            d.inked(rect(-2, 17, 3.8, 3), "#d0646a", 1, INK)
        p.collar(d, "#f0ebf4", 13)
