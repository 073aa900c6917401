"""Faces of computer people who are mostly out; behind them stands a word on their life."""

from __future__ import annotations

from art import palette
from art.drawing import Drawing
from art.drawings import personas_parts as p
from art.paper import moon
from art.registry import drawing
from art.shapes import blob, ellipse, join, line, mirror, path, polygon, rect, rounded
from art.strokes import fur, hatch, rim

INK = p.INK


@drawing("personas/balthasar", p.SIZE, p.SIZE)
def balthasar(d: Drawing) -> None:
    """A beard like surf under a yellow oilskin hat, and his light behind him."""

    def light(d: Drawing) -> None:
        d.fill(path("M20 50L118 20L118 52Z"), palette.LAMP, 0.3)
        d.fill(path("M20 50L118 28L118 44Z"), palette.LAMP, 0.3)
        d.inked(path("M14 52L26 52L31 118L9 118Z"), "#cfc3cc", 1.6, INK)
        for y in (62, 84, 106):
            d.fill(
                path(f"M{13.4 - (y - 62) * 0.08} {y}h{13.2 + (y - 62) * 0.16}v10h-14Z"), "#a8433f"
            )
        d.inked(rounded(13, 43, 14, 10, 2), palette.LAMP, 1.4, INK)
        d.inked(path("M11 44L29 44L20 35Z"), "#7c3434", 1.4, INK)
        d.glow(20, 48, 22, palette.LAMP, 0.7)

    with p.portrait(d, "#27456a", light):
        p.shoulders(d, "#c79a35", 46)
        p.neck(d, p.FAIR)
        p.head(d, p.FAIR, p.skull(19, 15))
        beard = fur(
            blob(
                [
                    (-19, 2),
                    (-15, 9),
                    (-6, 11),
                    (0, 12.5),
                    (6, 11),
                    (15, 9),
                    (19, 2),
                    (20, 18),
                    (13, 32),
                    (0, 40),
                    (-13, 32),
                    (-20, 18),
                ]
            ),
            3.4,
            5,
            0.4,
            d.seed(),
            0.5,
        )
        p.hair(d, beard, "#b7aeb8", 13)
        d.fill(path("M-5 16.4Q0 18.6 5 16.4Q0 22 -5 16.4Z"), "#6a2a32")
        tash = path("M0 11C-6 8 -12 11 -14 16C-8 17 -3 16 0 13C3 16 8 17 14 16C12 11 6 8 0 11Z")
        d.inked(tash, "#cfc7cc", 1.3, INK)
        p.eyes(d, (0.5, 0), 3.5, 0.3, "#4b7aa6", 0)
        p.brows(d, "#b7aeb8", -1.4, -0.6, 3)
        p.nose(d, 6.4, 4)
        p.cheeks(d, 0.4)
        hat = path("M-20 -11C-20 -34 20 -34 20 -11C10 -15 -10 -15 -20 -11Z")
        brim = path("M-29 -5C-22 -19 22 -19 29 -5C18 -10 -18 -10 -29 -5Z")
        for shape, tone in ((hat, "#e3b53e"), (brim, "#d09a2c")):
            d.outline(shape, 2.2, INK)
            d.fill(shape, d.linear(-26, -30, 26, 0, (0, "#ffe58d"), (0.5, tone), (1, "#6d4a1a")))
            d.fill(rim(shape, 1.2, 1.4), "#fff6d0", 0.7)
        d.hatch(hat.intersection(rect(4, -40, 30, 40)), INK, -58, 3, 0.8, 0.4)


@drawing("personas/juno", p.SIZE, p.SIZE)
def juno(d: Drawing) -> None:
    """Cropped red hair, a band round it, a rope over the shoulder; rock behind her."""

    def rock(d: Drawing) -> None:
        p.night_sky(d)
        peak = polygon(
            [
                (-4, 120),
                (20, 58),
                (30, 70),
                (44, 40),
                (60, 74),
                (84, 36),
                (98, 62),
                (106, 54),
                (124, 120),
            ]
        )
        d.inked(peak, d.linear(20, 40, 100, 120, (0, "#8a86b4"), (1, "#2d2848")), 1.6, INK)
        d.fill(
            join(
                polygon([(44, 40), (38, 51), (44, 49), (49, 54), (52, 53)]),
                polygon([(84, 36), (77, 48), (84, 46), (89, 51), (92, 50)]),
            ),
            "#eef0ff",
        )

    with p.portrait(d, "#3f5f86", rock):
        p.shoulders(d, "#4f9a6b", 40)
        p.neck(d, p.FAIR)
        p.head(d, p.FAIR, p.skull(18, 12.5))
        spikes = fur(
            blob(
                [
                    (0, -27),
                    (14, -25),
                    (20, -14),
                    (19.6, -5),
                    (14, -13),
                    (0, -15.6),
                    (-14, -13),
                    (-19.6, -5),
                    (-20, -14),
                    (-14, -25),
                ]
            ),
            5,
            6,
            0.8,
            d.seed(),
        )
        p.hair(d, spikes, p.GINGER, 12)
        band = path(
            "M-19.4 -8C-12 -15.4 12 -15.4 19.4 -8L19.6 -12.6C12 -20.6 -12 -20.6 -19.6 -12.6Z"
        )
        d.inked(band, d.linear(-19, 0, 19, 0, (0, "#ffe08a"), (1, "#a5672c")), 1.4, INK)
        p.eyes(d, (0.3, -0.5), 4.6, 0, "#3f7a4c")
        p.brows(d, p.GINGER, -0.8, 0, 1.9)
        p.nose(d, 5.4, 2.6)
        p.mouth(d, "grin", 14.6, 7.4)
        p.cheeks(d, 0.35, True)
        rope = [(-40, 66), (-24, 44), (2, 44), (26, 54), (40, 72)]
        d.brush(rope, INK, 7, 7, 7)
        d.brush(rope, "#d9b777", 5, 5, 5)
        for n in range(14):
            x = -36 + n * 5.6
            y = 60 - n * 5 if n < 3 else 44 + max(0, n - 6) * 1.9
            d.brush([(x - 1.5, y + 2), (x + 1.5, y - 2)], "#7c5a30", 0.6, 1, 0.6)


@drawing("personas/anselm", p.SIZE, p.SIZE)
def anselm(d: Drawing) -> None:
    """Round and rosy under a straw hat, his bees about him."""

    def meadow(d: Drawing) -> None:
        moon(d, 30, 26, 9, 2.6)
        d.inked(
            blob([(-6, 92), (22, 80), (60, 88), (98, 78), (128, 90), (128, 128), (-6, 128)]),
            "#3c5a44",
            1.4,
            INK,
        )
        for y in (62, 70, 78):
            d.inked(
                rounded(90, y, 24, 9, 2),
                d.linear(90, y, 114, y, (0, "#d9b777"), (1, "#7a5430")),
                1.3,
                INK,
            )
        d.inked(path("M87 63L117 63L102 52Z"), "#8a4b3c", 1.4, INK)

    with p.portrait(d, "#3b5f5a", meadow):
        p.shoulders(d, "#e0d6c4", 44)
        p.neck(d, p.FAIR)
        p.head(d, p.FAIR, p.skull(21, 17, 24))
        for side in (-1, 1):
            d.inked(
                fur(ellipse(side * 20.5, 0, 2.8, 7), 2.6, 4, 0.3, d.seed(), 0.3),
                "#8d6a3c",
                1.1,
                INK,
            )
        p.eyes(d, (0.2, -0.4), 3.7, 0, "#5a4a2c", 1)
        p.brows(d, "#8d6a3c", 1.8, 0.4, 2)
        p.nose(d, 5.6, 4.4)
        p.mouth(d, "smile", 15, 7.6)
        p.cheeks(d, 0.65)
        crown = path("M-16 -13C-18 -35 18 -35 16 -13C8 -17 -8 -17 -16 -13Z")
        brim = path("M-37 -7C-30 -20 30 -20 37 -7C24 -13 -24 -13 -37 -7Z")
        for shape in (crown, brim):
            d.outline(shape, 2.2, INK)
            d.fill(
                shape, d.linear(-30, -32, 30, -6, (0, "#ffe9b0"), (0.5, "#d3a95c"), (1, "#6c4a26"))
            )
            d.fill(hatch(shape, 8, 3, 0.7, d.seed()), "#7a5430", 0.7)
            d.fill(hatch(shape, 80, 4.4, 0.6, d.seed()), "#7a5430", 0.5)
            d.fill(rim(shape, 1.1, 1.3), "#fff6d8", 0.7)
        ribbon = path("M-16.3 -14C-8 -18 8 -18 16.3 -14L16.6 -18.4C8 -22.6 -8 -22.6 -16.6 -18.4Z")
        d.inked(ribbon, "#4f7f5c", 1.2, INK)
        p.collar(d, "#9fc0a4", 12)
        p.bee(d, -34, 8, 1, -18)
        p.bee(d, 33, -26, 0.85, 24)
        p.bee(d, 27, 34, 1.05, -8)
        p.bee(d, -6, -33, 0.75, 6)


@drawing("personas/hector", p.SIZE, p.SIZE)
def hector(d: Drawing) -> None:
    """Thick brows, a flat cap and a spanner, before the shaft he mends by day."""

    def shaft(d: Drawing) -> None:
        for x in (14, 40, 80, 106):
            d.stroke(line([(x, -4), (x, 124)]), INK, 3.4)
            d.stroke(line([(x, -4), (x, 124)]), "#8d86a8", 1.4)
        d.inked(
            rect(82, 58, 22, 34),
            d.linear(82, 58, 104, 92, (0, "#c9b06c"), (1, "#5c4526")),
            1.6,
            INK,
        )
        d.fill(rect(84.6, 62, 8, 28), palette.LAMP, 0.8)
        d.fill(rect(94, 62, 8, 28), palette.LAMP, 0.5)
        for n in range(6):
            d.inked(rect(-2, 100 - n * 12, 12 + n * 3, 4), "#4a4464", 1, INK)

    with p.portrait(d, "#3a3850", shaft):
        p.shoulders(d, "#3f5b8a", 46)
        p.neck(d, p.OLIVE)
        face = p.skull(19.4, 16.4, 25)
        p.head(d, p.OLIVE, face)
        stubble = face.intersection(path("M-21 7C-12 13 -8 11 0 11C8 11 12 13 21 7L21 30L-21 30Z"))
        d.fill(stubble, "#3a3044", 0.32)
        d.hatch(stubble, INK, 80, 2.4, 0.5, 0.5)
        p.eyes(d, (-0.2, -0.3), 4, 0.12, "#33503c")
        p.brows(d, "#2a2028", -1.6, -1.4, 3.6)
        p.nose(d, 7, 4.6)
        p.mouth(d, "worried", 17, 5.4)
        cap = path("M-21 -10C-26 -30 10 -36 22 -16L21 -10C8 -17 -10 -17 -21 -10Z")
        peak = path("M-24 -7C-18 -15 10 -17 22 -9.6C10 -11 -8 -11 -24 -7Z")
        for shape in (cap, peak):
            d.outline(shape, 2.2, INK)
            d.fill(
                shape, d.linear(-22, -30, 22, -8, (0, "#a8a0a8"), (0.5, "#6a6270"), (1, "#2a2434"))
            )
            d.fill(hatch(shape, 42, 3.6, 0.6, d.seed()), INK, 0.4)
            d.fill(hatch(shape, -42, 3.6, 0.6, d.seed()), INK, 0.4)
            d.fill(rim(shape, 1.1, 1.3), "#f0ecff", 0.6)
        for side in (-1, 1):
            d.inked(
                path(f"M{side * 14} 34L{side * 21} 36L{side * 18} 72L{side * 10} 72Z"),
                "#8a5a34",
                1.4,
                INK,
            )
        with d.placed(-33, 44, 1, 16):
            jaws = ellipse(0, -15, 7).difference(
                polygon([(-3, -24), (3, -24), (2.4, -14), (-2.4, -14)])
            )
            d.inked(
                join(jaws, rect(-2.6, -10, 5.2, 34)),
                d.linear(-6, -20, 6, 20, (0, "#e6e6f4"), (1, "#5a5874")),
                1.4,
                INK,
            )


@drawing("personas/lumi", p.SIZE, p.SIZE)
def lumi(d: Drawing) -> None:
    """A bobble hat over fair plaits, cheeks like apples; snow."""

    def snow(d: Drawing) -> None:
        moon(d, 28, 26, 9, 2.6)
        d.inked(
            blob([(-6, 88), (30, 80), (70, 86), (126, 78), (126, 126), (-6, 126)]),
            "#9fb6dc",
            1.3,
            INK,
        )
        hole = ellipse(100, 98, 17, 7)
        d.inked(hole, d.linear(84, 92, 116, 104, (0, "#0f2a4c"), (1, "#2f6a94")), 1.6, "#e6f0ff")
        for x, y, r in (
            (12, 20, 1.4),
            (46, 12, 1.1),
            (92, 18, 1.6),
            (104, 40, 1.2),
            (16, 56, 1.3),
            (84, 60, 1),
            (108, 64, 1.5),
            (8, 76, 1),
        ):
            d.fill(ellipse(x, y, r), "#ffffff", 0.9)

    with p.portrait(d, "#34608c", snow):
        for side in (-1, 1):
            for n, y in enumerate((16, 24, 32, 40)):
                d.inked(
                    ellipse(side * (21 + n * 0.8), y, 5.4 - n * 0.5, 5),
                    d.linear(
                        side * 21 - 5, y - 4, side * 21 + 5, y + 4, (0, "#f4dc9c"), (1, "#8d6c34")
                    ),
                    1.4,
                    INK,
                )
            d.inked(
                path(
                    f"M{side * 23 - 3} 43L{side * 23 + 3} 43L{side * 24 + 4} 52L{side * 24 - 4} 52Z"
                ),
                p.BLOND,
                1.2,
                INK,
            )
            d.fill(rect(side * 23.4 - 3.4, 42, 6.8, 2.6), "#c0453f")
        p.shoulders(d, "#b7434a", 38)
        p.neck(d, p.PALE)
        p.head(d, p.PALE, p.skull(18.4, 13))
        p.hair(
            d, path("M-19 2C-22 -20 22 -20 19 2C17 -8 8 -12 0 -9C-8 -12 -17 -8 -19 2Z"), p.BLOND, 10
        )
        p.eyes(d, (0.1, -0.2), 4.8, 0, "#3f86b4")
        p.brows(d, "#a8843e", 1, -0.4, 1.4)
        p.nose(d, 5, 2.4)
        p.mouth(d, "grin", 14.4, 5.6)
        p.cheeks(d, 0.7)
        hat = path("M-20.6 -10C-22 -36 22 -36 20.6 -10C10 -15 -10 -15 -20.6 -10Z")
        d.outline(hat, 2.2, INK)
        d.fill(hat, d.linear(-20, -34, 20, -8, (0, "#6fb3e8"), (0.5, "#3a76b4"), (1, "#1b3158")))
        with d.clipped(hat):
            for x in range(-20, 24, 6):
                d.inked(
                    polygon([(x - 3, -19), (x, -24), (x + 3, -19), (x, -14.6)]), "#f4f6ff", 0.7, INK
                )
        cuff = path("M-21.6 -7C-12 -13.6 12 -13.6 21.6 -7L21 -13.6C12 -20.4 -12 -20.4 -21 -13.6Z")
        d.inked(cuff, d.linear(-21, 0, 21, 0, (0, "#ffffff"), (1, "#8f96c0")), 1.5, INK)
        d.hatch(cuff, INK, 86, 3.4, 0.7, 0.6)
        d.inked(fur(ellipse(0, -33, 6.4), 2.6, 3.4, 0.4, d.seed()), "#f4f6ff", 1.3, INK)
        scarf = path("M-17 31C-8 38 8 38 17 31L19 38C8 47 -8 47 -19 38Z")
        d.inked(scarf, d.linear(-18, 30, 18, 44, (0, "#fff4d8"), (1, "#a88f74")), 1.5, INK)
        for x in (-12, -4, 4, 12):
            d.brush(
                [(x, 34.5 - abs(x) * 0.12), (x * 1.08, 42.6 - abs(x) * 0.2)],
                "#b7434a",
                1.8,
                2.2,
                1.8,
            )


@drawing("personas/edgar", p.SIZE, p.SIZE)
def edgar(d: Drawing) -> None:
    """A bowler, a curled moustache, a bow tie and his best smile, at somebody's door."""

    def door(d: Drawing) -> None:
        d.inked(
            rect(16, -6, 88, 140), d.linear(16, 0, 104, 120, (0, "#5f8a72"), (1, "#20382e")), 2, INK
        )
        for x in (24, 66):
            for y, h in ((6, 38), (54, 60)):
                d.inked(
                    rounded(x, y, 30, h, 2),
                    d.linear(x, y, x + 30, y + h, (0, "#2c4a3c"), (1, "#4f7a64")),
                    1.3,
                    INK,
                )
        d.inked(rounded(52, 74, 16, 6, 2), palette.BRASS, 1.2, INK)
        d.inked(ellipse(99, 70, 3.6), palette.BRASS, 1.2, INK)

    with p.portrait(d, "#34483f", door):
        p.shoulders(d, "#7a5a86", 42)
        p.neck(d, p.PALE)
        p.head(d, p.PALE, p.skull(17.6, 12, 25))
        for side in (-1, 1):
            side_hair = path("M17 -10C21 -8 20.4 4 18.6 9L16.4 4C16 -2 16 -6 17 -10Z")
            shape = side_hair if side > 0 else mirror(side_hair, 0)
            d.inked(shape, "#3a2a2c", 1.2, INK)
        p.eyes(d, (-0.4, 0.1), 4.3, 0.1, "#5a6a3a")
        p.brows(d, "#3a2a2c", 1.2, 1.2, 2)
        p.nose(d, 7, 3.2)
        p.mouth(d, "grin", 16.4, 5.8)
        half = path(
            "M0 13C4 10.6 8 13.4 11.4 12.4C13.6 11.6 14 9.4 12.4 8.8"
            "C16.4 7.6 17.4 13 13.4 15C9 17 3 16.4 0 14.6Z"
        )
        d.inked(join(half, mirror(half, 0)), "#3a2a2c", 1.2, INK)
        p.cheeks(d, 0.35)
        crown = path("M-17 -12C-19 -37 19 -37 17 -12C8 -16 -8 -16 -17 -12Z")
        brim = path(
            "M-26 -12C-24 -7.6 -18 -9 -14 -11.4C-6 -15 6 -15 14 -11.4"
            "C18 -9 24 -7.6 26 -12C22 -14 18 -15 14 -16.4C6 -20 -6 -20 -14 -16.4"
            "C-18 -15 -22 -14 -26 -12Z"
        )
        for shape in (crown, brim):
            d.outline(shape, 2.2, INK)
            d.fill(
                shape, d.linear(-22, -34, 22, -8, (0, "#7a6a8a"), (0.5, "#43384f"), (1, "#17111f"))
            )
            d.fill(rim(shape, 1.2, 1.4), "#efe6ff", 0.6)
        d.hatch(crown.intersection(rect(3, -40, 20, 40)), INK, -58, 3, 0.8, 0.5)
        d.inked(
            path("M-17 -13.6C-8 -17.6 8 -17.6 17 -13.6L17.3 -18C8 -22 -8 -22 -17.3 -18Z"),
            "#87323c",
            1.2,
            INK,
        )
        p.collar(d, "#f4eee4", 12)
        bow = path("M0 39L-11 33C-13 37 -13 42 -11 46ZM0 39L11 33C13 37 13 42 11 46Z")
        d.inked(bow, d.linear(-12, 34, 12, 46, (0, "#f2cf6a"), (1, "#94601f")), 1.4, INK)
        d.inked(ellipse(0, 39.4, 2.8, 3.2), "#e0b04e", 1.2, INK)
