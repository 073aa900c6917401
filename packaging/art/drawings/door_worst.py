"""The door of Your Worst Nightmare: ajar, four fears pinned to it, and someone coming in."""

from __future__ import annotations

from collections.abc import Callable

from art import palette
from art.drawing import Drawing
from art.drawings.door_parts import digit, layers, opening
from art.paper import spider
from art.shapes import XY, blob, ellipse, grow, join, move, path, polygon, rect
from art.strokes import brush, deckle, fibres, grain, rim, tube

BLACK = "#150912"
GLOW = "#ffd49a"


def back(d: Drawing) -> None:
    """The burning light behind the door, stairs, and the thin tall figure (without its face)."""
    with opening(d):
        d.fill(
            rect(-10, -10, 340, 470),
            d.linear(200, 0, 330, 0, (0, "#f7b66a"), (0.5, "#c8603a"), (1, "#4a1a24")),
        )
        d.fill(
            rect(180, -10, 150, 470),
            d.radial(
                258, 230, 240, (0, "#ffe9b4"), (0.35, "#f4ae5e"), (0.75, "#b5482f"), (1, "#471824")
            ),
        )
        for k in range(11):
            y, inset = 446 - k * 17.0, k * 2.4
            d.fill(rect(208 + inset, y, 114 - inset, 2.4), "#5a1f1c", 0.55)
            d.fill(rect(208 + inset, y + 2.4, 114 - inset, 5), "#7a2a20", 0.18)
        d.brush([(316, 470), (300, 300), (296, 250)], "#3a1218", 6, 5, 3)
        d.brush([(296, 250), (262, 300), (214, 420)], "#3a1218", 3, 3, 4, 0.55)
        d.hatch(rect(286, 0, 40, 460), "#3a1018", -70, 5, 1.2, 0.5)
        d.hatch(rect(200, 0, 60, 90), "#3a1018", -70, 5, 1.1, 0.35)
        _figure(d)


def _figure(d: Drawing) -> None:
    body = blob(
        [
            (262, 58),
            (276, 65),
            (280, 86),
            (275, 105),
            (292, 122),
            (300, 150),
            (302, 220),
            (297, 300),
            (303, 470),
            (236, 470),
            (243, 300),
            (236, 214),
            (239, 140),
            (250, 110),
            (247, 86),
            (250, 65),
        ]
    )
    horns = join(
        brush([(262, 62), (258, 40), (270, 22), (265, 6)], 5, 3, 0.6),
        brush([(265, 30), (258, 20), (250, 18)], 2.4, 1.6, 0.4),
        brush([(268, 64), (279, 46), (294, 38), (297, 20)], 5, 3, 0.6),
        brush([(289, 40), (300, 40), (306, 33)], 2.4, 1.6, 0.4),
        brush([(255, 65), (244, 48), (240, 28)], 3.6, 2.4, 0.5),
    )
    arm = tube([(254, 132), (236, 176), (226, 212), (208, 242)], [11, 10, 8, 10])
    whole = join(body, horns, arm)
    d.soft(whole, "#2a0d12", 9, 0.5, steps=7)
    d.fill(whole, d.linear(0, 60, 0, 452, (0, "#1c0c16"), (1, "#0b050b")))
    d.fill(rim(whole, -1.8, 0.3), GLOW, 0.85)
    d.fill(rim(whole, 1.6, 0.2), GLOW, 0.6)
    for x, top, low in ((270, 150, 440), (282, 180, 460), (256, 200, 450), (290, 220, 380)):
        d.brush([(x, top), (x + 2, (top + low) / 2), (x - 2, low)], "#4a2230", 0.4, 1.6, 0.4, 0.7)
    d.hatch(body.intersection(rect(240, 110, 26, 360)), "#000000", -66, 4, 1, 0.5)


def face(d: Drawing) -> None:
    """The figure's eyes and smile (hide it for a blink)."""
    with opening(d):
        for x in (256.4, 270):
            d.glow(x, 84, 12, "#ffe9a6", 0.5)
            d.fill(ellipse(x, 84, 4.8, 5.8), "#fff4c8")
            d.fill(ellipse(x + 0.4, 84.6, 1.3, 4.2), BLACK)
        smile = path("M251 96Q263 105 275 95Q264 112 251 96Z")
        d.fill(smile, "#fff0b8")
        for x in (256, 260.4, 264.8, 269):
            d.brush([(x, 97), (x + 0.3, 107)], BLACK, 0.7)


LEAF: list[XY] = [(-14, -40), (206, -20), (206, 470), (-14, 458)]


def leaf(d: Drawing) -> None:
    """The door's leaf with the four pinned fears (its hinge is the opening's left jamb)."""
    shape = polygon(LEAF)
    with opening(d, 14):
        d.soft(shape, "#000000", 14, 0.7, 12, 2, steps=8)
        d.fill(
            shape,
            d.linear(
                0, 0, 206, 0, (0, "#221832"), (0.55, "#483351"), (0.9, "#6d4a5c"), (1, "#c98a5a")
            ),
        )
        for k in range(1, 5):
            d.brush([(41.0 * k, -34), (41.2 * k, 200), (41.0 * k, 466)], "#120c1c", 2, 2.8, 2)
            d.brush([(41.0 * k + 2.4, -30), (41.2 * k + 2.4, 462)], "#9a7a8c", 0.5, 1.1, 0.5, 0.4)
        d.fill(grain(shape, 90, d.seed(), (20, 80), 1.4, True), "#0c0812", 0.6)
        for x, y in ((22, 250), (104, 420), (180, 60), (62, 36)):
            for r in (3, 5.6, 8.4):
                d.stroke(ellipse(x, y, r * 0.6, r), "#0c0812", 0.8, 0.5)
        d.hatch(path("M-8 -40L70 -40L-8 470Z"), palette.LINE, -74, 5, 1.2, 0.5)
        d.hatch(path("M-8 470L206 470L206 360Z"), palette.LINE, -58, 5.4, 1.2, 0.4)
        d.brush([(204.6, -16), (204.6, 220), (204.6, 466)], "#ffcf8a", 1.4, 3, 1.6)
        d.brush([(206.4, -16), (206.4, 220), (206.4, 466)], "#fff0cc", 0.5, 1.1, 0.5)
        for y in (52, 360):
            strap = brush([(-8, y), (60, y + 3), (120, y + 6), (158, y + 1)], 13, 10, 2)
            d.fill(move(strap, 1, 2.4), "#000000", 0.5)
            d.fill(strap, "#14101e")
            d.fill(rim(strap, 0, 1.2), "#7c6a8e", 0.8)
            for x in (18, 60, 102):
                d.fill(ellipse(x, y + 2 + x / 40, 2.4), "#2e2638")
                d.fill(ellipse(x - 0.6, y + 1.2 + x / 40, 0.9), "#b9a6cc")
        d.soft(ellipse(188, 300, 7), "#000000", 4, 0.6, 2, 3, 5)
        d.fill(ellipse(188, 300, 8), "#1a1010")
        d.fill(
            ellipse(188, 300, 7),
            d.radial(185.6, 297, 10, (0, "#fff6d0"), (0.5, palette.MOON), (1, palette.BRASS_DARK)),
        )
        keyhole = join(
            ellipse(188, 322, 2.6), polygon([(187, 322), (189, 322), (190.6, 331), (185.4, 331)])
        )
        d.fill(keyhole, "#ffd49a")
        _note(d, 62, 140, -5, "2", _spider)
        _note(d, 150, 148, 4, "1", _tooth)
        _note(d, 58, 262, 3, "4", _wave)
        _note(d, 137, 322, -4, "3", _mask)


def _note(
    d: Drawing, x: float, y: float, turned: float, place: str, picture: Callable[[Drawing], None]
) -> None:
    with d.placed(x, y, 1.06, turned):
        sheet = deckle(-38, -46, 76, 92, 0.8, 9, d.seed())
        d.soft(sheet, "#000000", 6, 0.65, 2.5, 5, steps=6)
        d.fill(sheet, d.linear(-38, -46, 38, 46, (0, "#faf2e0"), (0.6, "#e6d9bd"), (1, "#bda983")))
        d.fill(fibres(sheet, 14, d.seed(), 8), palette.FIBRE, 0.25)
        d.fill(rim(sheet, 1, 1), "#ffffff", 0.6)
        d.hatch(path("M36 44L36 18L2 44Z"), palette.FIBRE, -40, 4, 0.8, 0.4)
        picture(d)
        d.brush([(-26, 29), (-6, 28), (18, 30)], palette.INK, 0.8, 1.7, 0.8, 0.55)
        d.brush([(-22, 36), (0, 35.4), (10, 36.4)], palette.INK, 0.8, 1.5, 0.8, 0.55)
        d.fill(ellipse(1.4, -39.4, 4.4), "#000000", 0.35)
        d.fill(ellipse(0, -42, 4.8), "#4a1414")
        d.fill(ellipse(0, -42, 4), d.radial(-1.2, -43.4, 5.4, (0, "#ff9c8c"), (1, "#b23a34")))
        d.fill(ellipse(28, -33, 14.4), "#000000", 0.35)
        d.fill(ellipse(28, -34, 13.4), palette.MOON)
        d.fill(ellipse(28, -34, 12), palette.INK)
        d.fill(digit(place, 28, -34, 15), "#ffe9a8")


def _spider(d: Drawing) -> None:
    d.thread([(0, -34), (0, -18)], palette.INK, 0.8)
    spider(d, -2, -2, 0.66, 0, "#1a1420")


def _tooth(d: Drawing) -> None:
    tooth = path(
        "M-15 -18C-24 -18 -22 0 -16 8C-13 16 -12 22 -8 22C-4 22 -4 8 0 8C4 8 4 22 8 22"
        "C12 22 13 16 16 8C22 0 24 -18 15 -18C8 -18 6 -14 0 -14C-6 -14 -8 -18 -15 -18Z"
    )
    d.outline(tooth, 2.2, palette.INK)
    d.fill(tooth, "#fffaf0")
    d.hatch(rim(tooth, -7, -4), palette.INK, -50, 3, 0.8, 0.5)
    d.brush([(5, -15), (1, -5), (6, 2), (2, 11)], palette.INK, 1.6, 2.2, 0.6)
    d.brush([(3, -2), (-4, 3)], palette.INK, 1.2, 0.5)


def _wave(d: Drawing) -> None:
    wave = path(
        "M-30 18C-30 -2 -18 -26 4 -26C20 -26 26 -12 16 -5C14 -15 2 -15 -2 -5C-6 8 8 18 30 18Z"
    )
    d.outline(wave, 2, palette.INK)
    d.fill(wave, d.linear(0, -26, 0, 18, (0, "#7fa6d6"), (1, "#2f4f86")))
    for nodes in ([(-25, 14), (-17, -6), (0, -20)], [(-16, 16), (-9, 0), (0, -10)]):
        d.brush([(float(x), float(y)) for x, y in nodes], "#dcebfb", 0.6, 2.2, 0.6)
    d.hatch(wave.intersection(rect(-4, 4, 34, 14)), palette.INK, -8, 3, 0.9, 0.5)
    boat = path("M14 8L26 6L23 13L17 14Z")
    d.inked(boat, "#b0402f", 0.9, palette.INK)
    d.thread([(20, 7), (19, -4)], palette.INK, 0.9)
    for x, y in ((8, -22), (20, -21), (25, -13)):
        d.fill(ellipse(x, y, 1.4), "#3f5f94")


def _mask(d: Drawing) -> None:
    mask = path("M-20 -14C-20 -32 20 -32 20 -14C20 10 10 23 0 23C-10 23 -20 10 -20 -14Z")
    d.outline(mask, 2.2, palette.INK)
    d.fill(mask, "#fffaf0")
    d.hatch(rim(mask, -7, -3), palette.INK, -58, 3, 0.8, 0.45)
    for side in (-1, 1):
        d.fill(
            path(f"M{14 * side} -10Q{8 * side} -18 {3 * side} -9Q{8 * side} -6 {14 * side} -10Z"),
            palette.INK,
        )
        d.brush(
            [(4.0 * side, -17), (9.0 * side, -21), (15.0 * side, -18)], palette.INK, 0.6, 1.4, 0.5
        )
    d.fill(path("M-12 6Q0 22 12 6Q0 13 -12 6Z"), "#b0402f")
    d.brush([(-12, 6), (0, 10.4), (12, 6)], palette.INK, 0.5, 1.2, 0.5)
    d.fill(ellipse(0, -1, 3.6), "#c8493a")


def fingers(d: Drawing) -> None:
    """Long fingers round the leaf's edge (they may tap)."""
    with opening(d):
        for y, reach in ((220, 40), (235, 54), (250, 56), (264, 46)):
            finger = tube([(212, y - 2), (199, y - 8), (204 - reach * 0.6, y - 4)], [5.4, 4.8, 3.6])
            claw = brush(
                [(206 - reach * 0.56, y - 4), (204 - reach * 0.8, y), (204 - reach, y + 12)],
                6,
                5,
                0.6,
            )
            d.fill(move(join(finger, claw), 2, 4), "#000000", 0.4)
            d.fill(grow(join(finger, claw), 0.8), "#5a2a2c", 0.7)
            d.fill(join(finger, claw), "#0c070d")
            d.brush(
                [(204 - reach * 0.6, y - 7), (199, y - 11), (206, y - 8)],
                "#d98a5a",
                0.4,
                1.6,
                0.4,
                0.9,
            )


def _sign(d: Drawing) -> None:
    lid = path("M-13 0Q0 -15 13 0Q0 15 -13 0Z")
    for shape, colour in ((move(lid, 0.7, 1), "#2a1f3a"), (lid, "#ffe0a8")):
        d.stroke(shape, colour, 1.8)
    d.fill(ellipse(0.5, 0.8, 4.4), "#2a1f3a")
    d.fill(ellipse(0, 0, 4.2), "#ffe0a8")


layers(
    "worst",
    back,
    {
        "face": (face, (288, 112, 52, 52)),
        "leaf": (leaf, (34, 28, 260, 472)),
        "fingers": (fingers, (190, 244, 84, 92)),
    },
    _sign,
    "#ffb870",
)
