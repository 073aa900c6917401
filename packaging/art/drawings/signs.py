"""The six seats: a colour and a sign each, as a medal, as a plain sign in two inks, and empty.

Sign and colour always come together, so that no seat is told by its colour alone.
"""

from __future__ import annotations

from collections.abc import Callable

from art import palette
from art.drawing import Drawing
from art.registry import register
from art.shapes import (
    Shape,
    blob,
    dashes,
    ellipse,
    grow,
    join,
    line,
    mirror,
    path,
    polygon,
    rect,
    ring,
    rounded,
    scale,
    star,
)
from art.strokes import rim, tube

# each sign fills about -26..26 round the origin


def moth() -> Shape:
    """A moth with spread wings; the wings' eyes are holes."""
    upper = blob([(2, -2), (8, -18), (24, -23), (26, -14), (22, -2), (10, 4)])
    lower = blob([(3, 3), (14, 3), (19, 12), (15, 22), (8, 20), (4, 10)])
    wing = join(upper, lower).difference(ellipse(16.5, -12, 3.6)).difference(ellipse(12, 13, 2.4))
    body = join(tube([(0, -14), (0, 4), (0, 20)], [2.6, 4, 1]), ellipse(0, -13, 3.6))
    feeler = tube([(1, -15), (5, -22), (9, -26)], [0.9, 0.9, 1.2])
    return join(wing, mirror(wing, 0), body, feeler, mirror(feeler, 0))


def key() -> Shape:
    """An old key, its bit to the lower right."""
    bow = join(ring(0, -14, 11, 5.2), ellipse(0, -1.6, 4, 2.2))
    shaft = rounded(-2.3, -3, 4.6, 29, 1.6)
    bit = join(rect(0, 14, 11, 3.6), rect(0, 21, 9, 3.6), rect(7, 12.6, 4, 6))
    return join(bow, shaft, bit)


def owl() -> Shape:
    """An owl from the front, eyes as holes."""
    body = blob(
        [
            (0, -18),
            (10, -20, "c"),
            (17, -27, "c"),
            (17, -10),
            (18, 8),
            (10, 23),
            (0, 26),
            (-10, 23),
            (-18, 8),
            (-17, -10),
            (-17, -27, "c"),
            (-10, -20, "c"),
        ]
    )
    eyes = [ellipse(x, -9, 6).difference(ellipse(x, -9, 2.6)) for x in (-7.6, 7.6)]
    beak = polygon([(-2.4, -3.6), (2.4, -3.6), (0, 2.4)])
    chest = [
        path(f"M{x} {y}q3.4 4.6 6.8 0q-3.4 2 -6.8 0Z")
        for x, y in ((-10.4, 8), (-3.4, 8), (3.6, 8), (-7, 14), (0.2, 14))
    ]
    return body.difference(join(eyes, beak, chest))


def lantern() -> Shape:
    """A lantern with its flame as light."""
    glass = path("M-9 17C-15 7 -13 -6 -8 -10L8 -10C13 -6 15 7 9 17Z")
    flame = path("M0 12C-6 8 -4 2 0 -6C4 2 6 8 0 12Z")
    pane = grow(glass, -2.8)
    cage = glass.difference(pane.difference(grow(line([(0, -12), (0, 18)]), 0.01)))
    base = path("M-13 25L13 25L10 17L-10 17Z")
    cap = path("M-11 -9L11 -9L5 -17L-5 -17Z")
    loop = ring(0, -21, 5.4, 3.2)
    return join(cage, flame, base, cap, loop)


def leaf() -> Shape:
    """A leaf with its veins as holes, its stalk down."""
    area = path("M0 -27C16 -17 20 0 10 14C6 19 2 20 0 20C-2 20 -6 19 -10 14C-20 0 -16 -17 0 -27Z")
    area = join(
        area,
        *[
            polygon([(s * x, y), (s * (x + 4.6), y - 1.6), (s * x, y + 6)])
            for s in (-1, 1)
            for x, y in ((11.6, -12), (13.6, -3), (12, 6))
        ],
    )
    veins = [tube([(0, 20), (0, -18)], [1.5, 0.5])]
    for y in (-8, 1, 10):
        vein = tube([(0, y + 4), (5, y), (9.4, y - 5)], [1.1, 0.9, 0.4])
        veins += [vein, mirror(vein, 0)]
    return join(area.difference(join(veins)), tube([(0, 19), (0, 24), (3, 28)], [1.6, 1.6, 1.2]))


def star_() -> Shape:
    """A five-pointed star with a bite of light."""
    outer = grow(star(0, 2, 25, 5, 0.46), 1.4)
    return outer.difference(ring(0, 1.4, 8.2, 5.8))


SIGNS: dict[str, Callable[[], Shape]] = {
    "moth": moth,
    "key": key,
    "owl": owl,
    "lantern": lantern,
    "leaf": leaf,
    "star": star_,
}


def medal(d: Drawing, colour: str, sign: Shape, faded: bool = False) -> None:
    """A round medal, 96 square: coloured enamel, a raised rim, the sign in ink."""
    with d.placed(48, 47):
        disc = ellipse(0, 0, 41)
        d.soft(disc, palette.DEEP, 5, 0.55, 0, 4, steps=7)
        d.fill(ellipse(0, 1, 43), palette.LINE)
        light, dark = palette.lighter(colour, 0.42), palette.mix(colour, palette.LINE, 0.45)
        d.fill(disc, d.linear(-28, -38, 24, 40, (0, light), (0.5, colour), (1, dark)))
        field = ellipse(0, 0, 34)
        d.fill(grow(field, 1.2), dark, 0.7)
        d.fill(
            field,
            d.radial(
                -8,
                -12,
                46,
                (0, palette.lighter(colour, 0.26)),
                (0.55, colour),
                (1, palette.mix(colour, palette.LINE, 0.3)),
            ),
        )
        d.fill(rim(disc, 1.6, 2), "#fffdf0", 0.55)
        d.fill(rim(disc, -1.6, -2.2), palette.LINE, 0.35)
        shade = field.difference(ellipse(-9, -10, 36))
        d.hatch(shade, palette.LINE, -58, 3.4, 1, 0.35)
        mark = scale(sign, 0.98)
        d.fill(mark, palette.lighter(colour, 0.6), 0.5)
        with d.placed(-0.9, -1.1):
            d.fill(mark, "#221b30" if not faded else dark)
        d.brush([(-31, -14), (-25, -25), (-13, -33)], "#fffdf0", 0.6, 2.4, 0.6, 0.75)


def _register(name: str, make: Callable[[], Shape], colour: str) -> None:
    def coin(d: Drawing) -> None:
        medal(d, colour, make())

    def plain(paint: str) -> Callable[[Drawing], None]:
        def sign(d: Drawing) -> None:
            with d.placed(32, 32):
                d.fill(make(), paint)

        return sign

    register(f"seats/{name}", 96, 96, coin)
    register(f"seats/{name}-sign-light", 64, 64, plain("#f3ead6"))
    register(f"seats/{name}-sign-ink", 64, 64, plain(palette.INK))
    register(f"seats/{name}-sign-colour", 64, 64, plain(colour))


for _name, _make in SIGNS.items():
    _register(_name, _make, palette.SEATS[_name])


def _empty(d: Drawing) -> None:
    """A free place: a hollow of the medal's size."""
    with d.placed(48, 47):
        d.fill(ellipse(0, 0, 41), palette.LINE, 0.35)
        d.stroke(dashes(ellipse(0, 0, 40), 7, 5.57), palette.RIM, 2, 0.8)


register("seats/empty", 96, 96, _empty)
