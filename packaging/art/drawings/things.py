"""Small things of the bedroom that stand about: the rabbit, the slippers."""

from __future__ import annotations

from art import palette
from art.drawing import Drawing
from art.registry import drawing
from art.shapes import blob, ellipse, join, path
from art.strokes import tube


@drawing("bedroom/rabbit", 72, 120)
def rabbit(d: Drawing) -> None:
    """The toy rabbit, patched, with a red bow; its feet at the lower edge."""
    with d.placed(33, 112, 1.1):
        parts = [
            path("M-14 0C-20 -14 -14 -28 -6 -32L7 -32C15 -28 20 -14 14 0Z"),
            blob(
                [
                    (-12, -44),
                    (-8, -54),
                    (1, -58),
                    (10, -54),
                    (13, -44),
                    (8, -34),
                    (0, -31),
                    (-8, -34),
                ]
            ),
            tube([(-4, -54), (-9, -72), (-8, -90)], [3.6, 6, 5.6, 2.6]),
            tube([(6, -54), (10, -70), (20, -79), (27, -70), (28, -62)], [3.6, 5.6, 5.6, 5, 3]),
            tube([(-11, -25), (-19, -15), (-21, -6)], [3.6, 3.6, 4.2]),
            tube([(11, -25), (18, -14), (21, -5)], [3.6, 3.6, 4.2]),
            ellipse(-10, -1, 9, 5.4),
            ellipse(11, -1, 9, 5.4),
        ]
        d.soft(ellipse(0, 3, 24, 3), palette.DEEP, 2.5, 0.7)
        d.stroke(join(parts), "#ffd0a0", 2.4, 0.5)
        paint = d.linear(-20, 0, 22, 0, (0, "#6a588c"), (1, "#241a38"))
        for part in parts:
            d.inked(part, paint, 0.9)
        d.brush([(-4, -56), (-8, -72), (-7.4, -88)], "#8d6f9c", 2, 5, 1, 0.7)
        d.hatch(
            join(parts[0], parts[1]).intersection(path("M2 0L5 -60L30 -60L30 0Z")),
            palette.LINE,
            70,
            3.2,
            0.9,
            0.55,
        )
        d.fill(ellipse(-4, -46, 2.1), "#f6ecd2")
        d.fill(ellipse(6, -46, 2.1), "#f6ecd2")
        d.fill(path("M-1 -41L3 -41L1 -38.6Z"), "#f0b0a8")
        d.brush([(1, -38.6), (1, -36.4), (-1.6, -35)], "#120c1e", 0.8)
        d.inked(path("M-7 -32L0 -28L8 -32L8 -24L0 -28L-7 -24Z"), palette.RED, 1, "#3a1414")
        d.inked(path("M-10 -16L-3 -17L-2 -10L-9 -9Z"), "#8a6f3a", 0.8)
        d.stroke(path("M-11.5 -17.5L-2 -18L-.6 -8.6L-10.4 -7.8Z"), palette.MOON, 0.5, 0.7)


@drawing("bedroom/slippers", 100, 48)
def slippers(d: Drawing) -> None:
    """A pair of slippers, one behind the other."""
    for x, y, turned in ((66, 22, -6), (30, 30, 10)):
        with d.placed(x, y, 1.25, turned):
            d.soft(ellipse(0, 4.5, 22, 5), palette.DEEP, 3, 0.75)
            sole = path("M-20 0C-20 -10 -8 -13 2 -13C16 -13 21 -6 20 1C14 7 -14 7 -20 0Z")
            toe = path("M-3 -13C14 -13 21 -6 20 1C14 6 2 6 -3 4C2 -2 2 -8 -3 -13Z")
            d.inked(sole, d.linear(0, -13, 0, 6, (0, "#54427e"), (1, "#241a3e")), 1.4)
            d.fill(ellipse(-8, -4.5, 8, 3.6), "#17102a")
            d.inked(toe, d.linear(0, -13, 8, 6, (0, "#9a84d4"), (1, "#5a469a")), 1.2)
            d.hatch(toe.intersection(path("M2 6L20 -4L22 8Z")), palette.LINE, -40, 2.6, 0.8, 0.5)
            d.brush([(2, -11.5), (12, -9.5), (18, -3)], "#d6cdff", 0.4, 1.2, 0.4, 0.7)
            d.inked(ellipse(9, -8, 4.8), "#e6dcff", 0.8)
            d.hatch(ellipse(10, -7, 3.6), "#8a7ab8", 60, 1.8, 0.6, 0.8)
