"""The door of Monster Tricks: a claw with a fan of monsters, and two who would like to see it."""

from __future__ import annotations

from collections.abc import Callable

from art import palette
from art.drawing import Drawing
from art.drawings.door_parts import card, digit, layers, opening
from art.paper import eye
from art.shapes import blob, ellipse, grow, join, mirror, move, path, polygon, rect, rounded
from art.strokes import fur, grain, rim, tube

INK = palette.INK


def back(d: Drawing) -> None:
    """The green room with two monsters, still without eyes, and the table before them."""
    with opening(d):
        d.fill(
            rect(-10, -10, 340, 470),
            d.radial(
                160, 200, 310, (0, "#8adabb"), (0.33, "#3f8f83"), (0.68, "#1c4650"), (1, "#0a151f")
            ),
        )
        for k in range(7):
            x = -10 + k * 56.0
            d.brush([(x, -10), (x + 2, 200), (x, 420)], "#0c2a30", 1, 8, 1, 0.22)
        lamp = path("M150 -12L170 -12L170 14L150 14Z")
        d.fill(lamp, "#0b1c22")
        shade = path("M118 34Q160 -6 202 34Z")
        d.glow(160, 40, 190, "#d8ffe6", 0.4)
        d.fill(shade, "#0b1c22")
        d.fill(path("M124 34Q160 44 196 34L202 34L118 34Z"), "#fff6cf")
        d.fill(rim(shade, 1, 1.6), "#bff0d8", 0.6)
        _horned(d)
        _stalked(d)
    table(d)


def _horned(d: Drawing) -> None:
    body = fur(ellipse(78, 262, 78, 150), 13, 11, 0.5, 4)
    horns = join(
        tube([(40, 126), (16, 100), (10, 66), (30, 40)], [13, 11, 8, 0.8]),
        tube([(116, 124), (140, 100), (146, 66), (130, 36)], [13, 11, 8, 0.8]),
    )
    whole = join(body, horns)
    d.soft(whole, "#06141a", 9, 0.5, steps=6)
    d.fill(whole, d.linear(40, 60, 100, 420, (0, "#173a40"), (0.4, "#0e252d"), (1, "#081218")))
    d.fill(rim(whole, -2.2, 2.4), "#bff0d8", 0.5)
    d.fill(rim(whole, -0.9, 1), "#e4fff2", 0.6)
    d.hatch(whole.intersection(move(whole, -22, 8)), "#04090d", -62, 4.4, 1.2, 0.6, 0.9)
    for x, y in ((16.0, 92.0), (13, 78), (17, 62), (142, 92), (144, 78), (140, 60)):
        d.brush([(x - 8, y + 2), (x, y - 1), (x + 8, y + 2)], "#bff0d8", 0.4, 1.3, 0.4, 0.5)
    for x, y in ((60.0, 186.0), (74, 190), (88, 190), (102, 186), (50, 206), (112, 204)):
        d.brush([(x, y), (x + 1, y + 8), (x - 3, y + 15)], "#7fc2ae", 0.4, 1.5, 0.4, 0.6)


def _stalked(d: Drawing) -> None:
    body = blob(
        [(192, 470), (184, 250), (202, 150), (248, 112), (298, 146), (322, 240), (330, 470)]
    )
    stalks = join(
        tube([(224, 134), (214, 104), (224, 74)], [8, 5, 5]),
        tube([(274, 130), (290, 100), (282, 68)], [8, 5, 5]),
    )
    whole = join(body, stalks)
    d.soft(whole, "#06141a", 9, 0.5, steps=6)
    d.fill(whole, d.linear(220, 60, 300, 420, (0, "#16363f"), (0.4, "#0c2029"), (1, "#070f15")))
    d.fill(rim(whole, 2.2, 2.4), "#bff0d8", 0.5)
    d.fill(rim(whole, 0.9, 1), "#e4fff2", 0.6)
    d.hatch(whole.intersection(move(whole, 20, 6)), "#04090d", -58, 4.4, 1.2, 0.6, 0.9)
    for x, y, r in ((212, 200, 5), (226, 216, 3.4), (300, 196, 5), (292, 214, 3), (214, 232, 3)):
        d.stroke(ellipse(x, y, r), "#7fc2ae", 1.2, 0.5)
    mouth = path("M222 190Q256 210 292 186Q258 200 222 190Z")
    d.fill(mouth, "#03070a")
    d.fill(polygon([(236, 195), (240, 204), (244, 197)]), "#fff6dc")
    d.fill(polygon([(270, 197), (275, 205), (278, 194)]), "#fff6dc")


def eyes(d: Drawing) -> None:
    """All five eyes of the two, squinting at the cards (hide for a blink, move to look about)."""
    with opening(d):
        for x, y, turned in ((56.0, 156.0, 6), (98.0, 154.0, -6)):
            d.glow(x, y, 26, palette.MOON, 0.4)
            eye(d, x, y, 16, turn=turned, white="#fffaf0", look=(0.7, 0.9))
        for x, y in ((224.0, 70.0), (282.0, 64.0)):
            eye(d, x, y, 11, iris=palette.RED, white="#fffaf0", look=(-0.6, 0.9), slit=False)
        d.glow(254, 152, 30, palette.RED, 0.35)
        eye(d, 254, 152, 18, iris=palette.RED, white="#fffaf0", look=(-0.7, 0.9))


def table(d: Drawing) -> None:
    """The table's edge with lamplight on it."""
    with opening(d):
        top = path("M-10 342C60 318 260 318 330 342L330 470L-10 470Z")
        d.soft(top, "#000000", 9, 0.6, 0, -5, 7)
        d.fill(grow(top, 1.2), "#120a08")
        d.fill(top, d.linear(0, 320, 0, 452, (0, "#a06c42"), (0.25, "#684328"), (1, "#22130d")))
        d.fill(rim(top, 0, 2), "#ffdca4", 0.6)
        d.fill(grain(top, 46, d.seed(), (50, 150), 1.5), "#120a08", 0.55)
        d.glow(160, 330, 170, "#ffe6ae", 0.4, 0.5)
        d.glow(160, 290, 190, "#ffe6ae", 0.3)


FAN: list[tuple[float, str, str]] = [
    (-37, "ghost", "2"),
    (-19, "horn", "8"),
    (-1, "horn", "8"),
    (17, "horn", "8"),
    (36, "jaw", "9"),
]


def fan(d: Drawing) -> None:
    """The fan of five and the claw that holds it (it may sway a little)."""
    with opening(d, 14):
        for angle, monster, value in FAN:
            lift = 12 if monster == "horn" else 0
            with d.placed(160, 376, turn=angle * 0.96), d.placed(0, -126 - lift):
                card(d, 94, 136)
                with d.placed(2, 12, 1.08):
                    MONSTERS[monster](d)
                tone = "#54408a" if monster == "horn" else INK
                d.fill(digit(value, -34, -50, 21, 1.7), tone)
                d.fill(digit(value, 34, 54, 12, 1.6), tone, 0.6)
        _claw(d)


def _claw(d: Drawing) -> None:
    palm = blob([(100, 480), (106, 398), (130, 366), (190, 366), (214, 398), (220, 480)])
    d.soft(palm, "#000000", 8, 0.6, 0, -2, 6)
    d.body(
        fur(palm, 5, 7, 0.6, 6),
        "#6d57b2",
        "#43327a",
        "#241a42",
        depth=14,
        rim_width=3,
        rim_colour="#c9b8ff",
        ink=palette.LINE,
        gap=3.4,
    )
    for x in (126.0, 149.0, 171.0, 194.0):
        v = x - 160
        finger = tube(
            [(x + v * 0.5, 486), (x + v * 0.2, 410), (x, 370), (x - v * 0.18, 342)], [15, 12, 10, 8]
        )
        claw = path(
            f"M{x - 6.4 - v * 0.18} 344Q{x - 6 - v * 0.22} 320 {x - v * 0.3} 310"
            f"Q{x + 7 - v * 0.2} 324 {x + 6.4 - v * 0.18} 344Q{x - v * 0.18} 350"
            f" {x - 6.4 - v * 0.18} 344Z"
        )
        d.soft(finger, "#000000", 5, 0.5, 2, 3, 5)
        d.body(
            finger,
            "#9a84d8",
            "#66519f",
            "#382a66",
            depth=8,
            rim_width=2.4,
            rim_colour="#d9ccff",
            ink=palette.LINE,
            line_width=2,
            gap=3,
        )
        d.outline(claw, 1.8, palette.LINE)
        d.fill(claw, d.linear(x - 7, 0, x + 7, 0, (0, "#fff8e2"), (0.6, "#e9d8a8"), (1, "#a58a58")))
        for k in (0, 9, 44, 52):
            bend = -0.1 + k * 0.006
            d.brush(
                [(x - 6 + v * bend, 364 + k), (x + v * bend, 361 + k), (x + 6 + v * bend, 364 + k)],
                palette.LINE,
                0.4,
                1.4,
                0.4,
                0.6,
            )


# ---------------------------------------------------------------- the monsters on the cards


def _horn(d: Drawing) -> None:
    horn = tube([(-14, -20), (-28, -26), (-31, -38), (-25, -46)], [6.4, 5.4, 3.6, 0.6])
    for shape in (horn, mirror(horn, 0)):
        d.outline(shape, 1.8, INK)
        d.fill(shape, d.linear(0, -46, 0, -18, (0, "#fff6dc"), (1, "#cdb37e")))
    body = fur(ellipse(0, 5, 25, 28), 6, 6, 0.5, 3)
    d.body(
        body,
        "#a88ee0",
        "#7a60b8",
        "#4a387e",
        depth=9,
        rim_width=2,
        rim_colour="#efe6ff",
        ink=INK,
        line_width=1.8,
        gap=3,
    )
    eye(d, 0, -6, 13, iris=palette.RED, white="#fffaf0", slit=False, ink=INK)
    mouth = path("M-16 11Q0 22 16 11Q14 29 0 30Q-14 29 -16 11Z")
    d.fill(mouth, "#2a1024")
    d.fill(path("M-14 13L-9.6 21L-5.4 16L-1 23L3 16.6L8 22L13 13Q0 22 -14 13Z"), "#fffaf0")


def _ghost(d: Drawing) -> None:
    sheet = path("M-24 34C-26 0 -22 -34 0 -34C22 -34 26 0 24 34L16 26L8 35L0 27L-8 35L-16 26Z")
    d.body(
        sheet,
        "#f6f8ff",
        "#cdd8f2",
        "#8a9ecb",
        depth=9,
        rim_width=2,
        rim_colour="#ffffff",
        ink=INK,
        line_width=1.8,
        gap=3.2,
    )
    d.fill(ellipse(-9, -10, 5, 8), INK)
    d.fill(ellipse(9, -10, 5, 8), INK)
    d.fill(ellipse(0, 9, 5, 7), INK)


def _jaw(d: Drawing) -> None:
    body = blob([(-31, 2), (-26, -22), (0, -33), (26, -22), (31, 2), (28, 24), (0, 36), (-28, 24)])
    d.body(
        body,
        "#f0a06c",
        "#c8613c",
        "#7c2a22",
        depth=9,
        rim_width=2.4,
        rim_colour="#ffe2c4",
        ink=INK,
        line_width=2,
        gap=3,
    )
    mouth = path("M-26 1C-20 -4 20 -4 26 1C28 29 -28 29 -26 1Z")
    d.fill(mouth, "#2a0c12")
    d.fill(
        path("M-24 1L-19 12L-14 -1L-8 14L-2 -2L4 14L10 -2L15 12L20 -1L25 1Q0 -6 -24 1Z"), "#fffaf0"
    )
    d.fill(path("M-19 19L-15 10L-9 22L-3 11L3 23L9 11L14 21L19 11L21 17Q0 30 -19 19Z"), "#efe2c4")
    for side in (-1, 1):
        eye(d, 12.0 * side, -17, 7.4, turn=6.0 * side, white="#fffaf0", ink=INK)
        d.brush([(20.0 * side, -29), (12.0 * side, -25), (5.0 * side, -24)], INK, 2, 3.2, 1)


MONSTERS: dict[str, Callable[[Drawing], None]] = {"horn": _horn, "ghost": _ghost, "jaw": _jaw}


def _sign(d: Drawing) -> None:
    for x, y, turned in ((-5, -1, -16), (4.4, 0, 12)):
        with d.placed(x, y, 1.15, turned):
            shape = rounded(-6, -9, 12, 18, 2)
            d.fill(move(shape, 0.8, 1), "#123028")
            d.inked(shape, "#b9f5d6", 1.2, "#123028")
    d.fill(ellipse(5, -1, 2), "#123028")


layers(
    "tricks",
    back,
    {"eyes": (eyes, (76, 94, 284, 136)), "fan": (fan, (36, 190, 348, 312))},
    _sign,
    "#9af0c8",
)
