"""How it ends: Bravery."""

from __future__ import annotations

from art.drawing import Drawing
from art.drawings.nightmares_dreamer import dreamer
from art.drawings.nightmares_parts import (
    INK,
    MOONLIT,
    backdrop,
    eyes,
    knots,
    mass,
    pts,
    scene,
    specks,
    vignette,
)
from art.shapes import (
    blob,
    ellipse,
    heart,
    join,
    path,
    polygon,
    rect,
)
from art.strokes import brush, tube


def _floor(d: Drawing) -> None:
    floor = rect(-10, 236, 660, 180)
    d.fill(floor, d.linear(0, 236, 0, 400, (0, "#2c2244"), (0.4, "#4a3a5e"), (1, "#1c1430")))
    for k in range(-9, 12):
        x = 320.0 + k * 56
        d.fill(brush([(320 + k * 30, 236), (x + k * 16, 400)], 0.8, 1.6, 2.2), INK, 0.6)
    rng = d.chance()
    for _ in range(40):
        x, y = rng.uniform(0, 640), rng.uniform(250, 396)
        d.brush(
            [(x, y), (x + (x - 320) * 0.03, y + 6), (x + (x - 320) * 0.07, y + 14)],
            INK,
            0.3,
            1.2,
            0.3,
            0.5,
        )
    for quad in (
        pts("40,250 176,250 214,314 30,314"),
        pts("190,250 320,250 410,314 230,314"),
        pts("28,322 218,322 262,402 14,402"),
        pts("234,322 420,322 524,402 280,402"),
    ):
        d.fill(
            polygon(quad),
            d.linear(
                30, 250, 420, 400, (0, "#dfe6ff", 0.72), (0.5, "#b9b4ee", 0.5), (1, "#8f86c8", 0.16)
            ),
        )


def _claw_shadow(d: Drawing) -> None:
    """Something stands before the window; only its hand's shadow is here."""
    arm = polygon(pts("-20,352 -20,412 34,400 40,362"))
    hand = [blob(pts("16,358 52,350 76,362 66,390 26,402"))]
    hand.extend(
        tube(nodes, [11, 8, 6, 0.8], 8)
        for nodes in (
            pts("58,356 88,338 122,336 148,346"),
            pts("66,362 104,354 138,356 164,370"),
            pts("66,374 104,374 132,384 152,398"),
            pts("38,356 52,330 78,314 104,314"),
        )
    )
    whole = join(arm, *hand)
    d.soft(whole, "#120a22", 4, 0.85, steps=5)


def _bed(d: Drawing) -> None:
    wall = rect(-10, 0, 660, 240)
    d.fill(wall, d.linear(0, 0, 0, 240, (0, "#1c1734"), (1, "#2a2148")))
    for k in range(24):
        d.fill(rect(k * 28, 0, 11, 236), "#2c2450", 0.6)
    under = polygon(pts("60,130 606,130 594,292 66,292"))
    d.fill(under, d.linear(0, 130, 0, 292, (0, "#05030a"), (0.85, "#0b0714"), (1, "#150e22", 0.5)))
    board = join(path("M14 300L14 40C30 10 70 4 84 18L84 300Z"), ellipse(46, 16, 17, 15))
    mass(d, board, "#7a5a84", "#1c1228", light=(-1, -0.4), edge=2.2, shade=14, gap=5.1, line=2)
    d.stroke(path("M28 210L28 52C38 32 60 28 70 38L70 210Z"), INK, 2, 0.6)
    post = join(
        polygon(pts("584,96 612,96 610,304 588,304")),
        ellipse(598, 88, 19, 17),
        rect(582, 292, 32, 12),
    )
    mass(d, post, "#7a5a84", "#1c1228", light=(-1, -0.4), edge=2, shade=12, gap=4.6)
    pillow = blob(pts("84,96 92,62 128,50 176,54 214,66 222,92 196,106 130,108"))
    mass(d, pillow, "#f2eef8", "#8f86b8", light=(-0.6, -1), edge=2.4, shade=12, gap=4.6, line=2)
    for nodes in (pts("110,92 128,80 140,66"), pts("196,92 186,80 182,70")):
        d.brush(nodes, "#5c5788", 0.5, 1.8, 0.5, 0.7)
    sheet = blob(knots("82,100,c 150,104 240,100 300,96,c 304,146,c 240,156 160,148 82,154,c"))
    mass(d, sheet, "#d9d4ec", "#6a6298", light=(-0.4, -1), edge=1.6, shade=10, gap=5.1)
    _quilt(d)


def _quilt(d: Drawing) -> None:
    quilt = blob(
        knots(
            "206,96,c 300,78 400,84 500,76 596,90,c 602,168 612,226 590,250 "
            "566,232 556,196 520,178 486,196 450,176 414,192 378,172 342,190 "
            "306,172 270,188 236,168 204,176,c 214,136"
        )
    )
    d.soft(quilt, INK, 10, 0.6, 0, 12, steps=5)
    mass(d, quilt, "#8a6aa8", "#3a2656", light=(-0.5, -1), edge=2.8, shade=18, gap=5, line=2)
    with d.clipped(quilt.buffer(-2)):
        for k in range(9):
            for j in range(4):
                if (k + j) % 2:
                    continue
                x, y = 206 + k * 45 + j * 2, 84 + j * 42
                colour = ("#6aa5e0", "#c9a86a", "#d9605a", "#6fbf8f")[(k * 2 + j) % 4]
                patch = blob(
                    [
                        (x, y, "c"),
                        (x + 22, y - 3),
                        (x + 44, y, "c"),
                        (x + 46, y + 20),
                        (x + 43, y + 41, "c"),
                        (x + 22, y + 43),
                        (x + 1, y + 41, "c"),
                        (x - 1, y + 20),
                    ],
                    3,
                )
                d.fill(patch, colour, 0.34)
                edge = patch.buffer(-3)
                d.fill(edge.difference(edge.buffer(-0.9)), "#f2e6ff", 0.28)
    for k in range(9):
        x = 232 + k * 42
        d.fill(
            brush([(x + 4, 92), (x - 2, 130), (x + 4, 178)], 0.6, 3, 0.8).intersection(quilt),
            INK,
            0.4,
        )


def _hiding(d: Drawing) -> None:
    """The child lies under the bed. It is not alone there, but does not know."""
    eyes(d, 524, 226, 14, "#f2d98a", look=(-0.8, 0.4), slant=12, slit=True, apart=1.4)
    d.brush(pts("498,252 514,259 534,259 552,252"), "#f2d98a", 0.4, 1.6, 0.4, 0.75)
    for k in range(6):
        x = 505 + k * 8
        d.fill(polygon([(x - 3, 255.4), (x + 3, 255.8), (x, 262)]), "#f2d98a", 0.85)
    d.glow(424, 262, 90, "#cdd8ff", 0.32)
    back = blob(pts("430,284 440,258 470,250 500,262 506,284"))
    mass(d, back, "#6f6a9c", "#1c1834", light=(-1, -0.4), edge=1.4, shade=20, gap=4.6)
    with d.clipped(rect(360, 150, 140, 132)):
        dreamer(
            d,
            426,
            346,
            1.95,
            turn=0,
            lamp=False,
            mood="afraid",
            legs=(((0, -20), (1, -21)), ((0, -20), (1, -21))),
            cap_tip=((0, -48), (5, -55), (14, -55), (20, -46)),
        )
    d.fill(rect(400, 276, 60, 6), "#1c1430", 0.35)
    for nodes in (pts("440,282 456,292 448,300"), pts("412,284 386,294 352,302")):
        d.brush(nodes, INK, 12, 11, 9.6)
        d.brush(nodes, "#c9cdf0", 9, 8.4, 7)
        d.brush([(x, y - 2) for x, y in nodes], "#f4f2ff", 0.6, 2, 0.6, 0.8)
        hand = nodes[-1]
        d.inked(ellipse(hand[0] - 3, hand[1] + 0.6, 5, 4), "#e0c4b0", 1.6, INK)
    for k in range(3):
        d.brush(
            [(348, 301 + k * 2.4), (343, 300 + k * 3), (338, 300.6 + k * 3.4)], INK, 3.2, 3, 2.4
        )
        d.brush(
            [(348, 301 + k * 2.4), (343, 300 + k * 3), (338, 300.6 + k * 3.4)],
            "#e0c4b0",
            1.8,
            1.6,
            1.2,
        )


def _fallen_bear(d: Drawing) -> None:
    """The last of the bears, on its side, one arm still out."""
    with d.placed(286, 356, 1.5, -76):
        d.fill(ellipse(18, -26, 26, 44, 8), INK, 0.55)
        tones = ("#b4d6f6", "#35588f")
        for shape in (
            tube(pts("-10,-4 -17,10 -16,18"), [9, 8, 8], 6),
            tube(pts("10,-4 19,8 24,12"), [9, 8, 8], 6),
        ):
            mass(d, shape, *tones, light=(1, -0.3), edge=1.6, shade=7, gap=2.8)
        for x, y in ((-16, 22), (27, 14)):
            d.inked(ellipse(x, y, 6.4, 5), "#d9c6d8", 1.2, INK)
        mass(
            d,
            tube(pts("13,-34 27,-42 36,-54"), [7.4, 7, 6.6], 6),
            *tones,
            light=(1, -0.3),
            edge=1.4,
            shade=6,
            gap=2.8,
        )
        mass(d, ellipse(0, -20, 20, 24), *tones, light=(1, -0.4), edge=2, shade=12, gap=3)
        d.fill(ellipse(1, -18, 12, 15), "#dcecfa", 0.5)
        heart_ = heart(1, -20, 8)
        d.inked(heart_, d.linear(-6, -28, 8, -12, (0, "#7fb4ee"), (1, "#2c4f94")), 1.3, INK)
        d.brush(knots("1,-26,c -1.5,-21,c 2.4,-19,c 0,-12,c"), INK, 1.2, 1.4, 0.5)
        mass(
            d,
            tube(pts("-13,-34 -24,-28 -30,-18"), [7.4, 7, 6.6], 6),
            *tones,
            light=(1, -0.3),
            edge=1.4,
            shade=6,
            gap=2.8,
        )
        for x in (-16, 16):
            mass(d, ellipse(x, -66, 8.6), *tones, light=(1, -0.4), edge=1.6, shade=6, gap=2.6)
            d.fill(ellipse(x, -65, 4.6), "#dca9b4", 0.8)
        mass(d, ellipse(0, -53, 21, 18.5), *tones, light=(1, -0.4), edge=2, shade=11, gap=3)
        d.inked(ellipse(2, -47, 9.6, 7.6), "#e9f2fb", 1.2, INK)
        d.fill(ellipse(2, -51, 3.2, 2.3), INK)
        d.brush(pts("-1.6,-43 2,-44.6 5.6,-43"), INK, 0.6, 1.4, 0.6)
        d.fill(ellipse(-7, -57, 2.6), INK)
        d.fill(ellipse(-7.8, -57.8, 0.8), "#ffffff")
        for stitch in (pts("7,-60 10,-57 13,-54"), pts("13,-60 10,-57 7,-54")):
            d.brush(stitch, INK, 1.2)  # where the other button was
        d.inked(polygon(pts("-14,-37 1,-33 15,-37 14,-28 1,-33 -13,-28")), "#d9605a", 1.4, INK)
        d.inked(ellipse(1, -33, 3), "#b43f48", 1.2, INK)
    d.thread(pts("206,326 190,344 202,356 190,368"), "#efe6d2", 1.1)
    d.inked(ellipse(188, 371, 5.4, 3.6), "#1c1430", 1.4, MOONLIT)
    for x, y, r in ((340, 390, 4), (350, 386, 5), (357, 392, 3.6)):
        d.inked(ellipse(x, y, r, r * 0.8), "#f6f0e6", 1, INK)


@scene("endless/endings/bravery", 640, 400)
def bravery(d: Drawing) -> None:
    """The last bear lies in the moonlight, just out of reach from under the bed."""
    backdrop(d, (0, "#1c1734"), (1, "#1c1430"))
    _floor(d)
    _bed(d)
    _hiding(d)
    _claw_shadow(d)
    _fallen_bear(d)
    for x, y, t in ((520, 330, 8), (566, 344, -6)):
        with d.placed(x, y, 1.2, t):
            d.soft(ellipse(0, 4.5, 22, 5), INK, 3, 0.6, steps=4)
            sole = path("M-20 0C-20 -10 -8 -13 2 -13C16 -13 21 -6 20 1C14 7 -14 7 -20 0Z")
            toe = path("M-3 -13C14 -13 21 -6 20 1C14 6 2 6 -3 4C2 -2 2 -8 -3 -13Z")
            d.inked(sole, d.linear(0, -13, 0, 6, (0, "#54427e"), (1, "#241a3e")), 1.6, INK)
            d.fill(ellipse(-8, -4.5, 8, 3.6), "#17102a")
            d.inked(toe, d.linear(0, -13, 8, 6, (0, "#9a84d4"), (1, "#5a469a")), 1.4, INK)
            d.inked(ellipse(9, -8, 4.8), "#e6dcff", 1, INK)
    specks(d, polygon(pts("60,180 300,180 420,390 40,390")), 50, "#e6ecff", 0.5, 3, 1)
    vignette(d, 300, 260, 420, 0.85, 0.5)
