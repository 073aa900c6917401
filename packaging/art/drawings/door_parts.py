"""What the three doors share: the arch, its stone casing with keystone, digits, cards.

A door's canvas is 420 x 520, with the opening (320 x 452) at (50, 44). What moves in it is a part
of its own, which covers only a box of the canvas; back, parts and casing make the door.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from art import palette
from art.drawing import Drawing
from art.registry import Painter, register
from art.shapes import XY, Shape, grow, join, path, polygon, rect, rounded
from art.strokes import grain, rim, tube

WIDTH, HEIGHT = 420, 520
LEFT, TOP = 50, 44


def arch(out: float = 0) -> Shape:
    """The opening (0, 0, 320, 452), or one `out` pixels wider at jambs and crown."""
    o = out
    return path(
        f"M{-o} 452L{-o} 140C{-o} {42 - o * 1.1} {66 - o * 0.4} {-o} 160 {-o}"
        f"C{254 + o * 0.4} {-o} {320 + o} {42 - o * 1.1} {320 + o} 140L{320 + o} 452Z",
        24,
    )


ARCH = arch()

Box = tuple[int, int, int, int]
"""Left, top, width and height on a door's canvas."""


@contextmanager
def opening(d: Drawing, spill: float = 6) -> Iterator[None]:
    """Draw in the opening's own coordinates, cut `spill` pixels under the casing."""
    with d.placed(LEFT, TOP), d.clipped(arch(spill)):
        yield


def layers(
    name: str,
    back: Painter,
    parts: dict[str, tuple[Painter, Box]],
    sign: Callable[[Drawing], None],
    light: str,
) -> None:
    """Register back, parts (`doors/<name>-<part>`), casing and the whole door.

    The parts lie on the back in the order given.
    """

    def case(d: Drawing) -> None:
        casing(d, sign)

    def behind(d: Drawing) -> None:
        glow(d, light)

    def floor_light(d: Drawing) -> None:
        with d.clipped(rect(0, 0, 560, 200)):
            for radius, strength in ((280, 0.5), (170, 0.3)):
                d.glow(280, 0, radius, light, strength, 0.7)

    def whole(d: Drawing) -> None:
        behind(d)
        back(d)
        for paint, _box in parts.values():
            paint(d)
        case(d)

    register(f"doors/{name}-glow", WIDTH, HEIGHT, behind)
    register(f"doors/{name}-back", WIDTH, HEIGHT, back)
    for part, (paint, box) in parts.items():
        register(f"doors/{name}-{part}", box[2], box[3], _cut(paint, box))
    register(f"doors/{name}-light", 560, 200, floor_light)
    register(f"doors/{name}-casing", WIDTH, HEIGHT, case)
    register(f"doors/{name}", WIDTH, HEIGHT, whole)


def _cut(paint: Painter, box: Box) -> Painter:
    """Paint what a box of the canvas shows."""

    def cut(d: Drawing) -> None:
        with d.placed(-box[0], -box[1]), d.clipped(rect(*box)):
            paint(d)

    return cut


def glow(d: Drawing, light: str) -> None:
    """The light round the door and the casing's shadow on the wall."""
    with d.placed(LEFT, TOP):
        d.soft(arch(25).difference(arch(-2)), palette.DEEP, 14, 0.6, 3, 5, steps=9)
        d.fill(arch(25), light, 0.0)
        d.soft(arch(24), light, 15, 0.2, steps=8)


def casing(d: Drawing, sign: Callable[[Drawing], None]) -> None:
    """Carved arch, keystone with the door's sign, step; and the dusk inside the opening's edge."""
    with d.placed(LEFT, TOP):
        with d.clipped(arch(3)):
            d.soft(arch(60).difference(arch(-3)), palette.DEEP, 26, 0.85, steps=18)
        ring = arch(25).difference(arch(1))
        d.fill(arch(26.4).difference(arch(-1)), palette.LINE)
        d.fill(
            ring,
            d.linear(
                -25, 0, 345, 452, (0, "#9a90cc"), (0.3, "#564d8e"), (0.7, "#383264"), (1, "#1e1a3a")
            ),
        )
        d.fill(arch(16.6).difference(arch(15)), palette.LINE, 0.75)
        d.fill(arch(15).difference(arch(14)), "#d6cdff", 0.25)
        d.fill(arch(8.6).difference(arch(7.6)), palette.LINE, 0.5)
        d.fill(rim(arch(25), 1.4, 1.6), "#d6cdff", 0.6)
        jambs = ring.intersection(join(rect(-26, 120, 27, 332), rect(319, 120, 27, 332)))
        d.fill(grain(jambs, 46, d.seed(), (14, 46), 1.2, True), palette.LINE, 0.55)
        d.hatch(ring.intersection(rect(240, -30, 110, 200)), palette.LINE, -58, 4.4, 1.1, 0.5)
        d.hatch(ring.intersection(rect(319, 330, 30, 130)), palette.LINE, -58, 4.4, 1.1, 0.55)
        for x in (-25.0, 319.0):
            block = rect(x - 3, 420, 32, 34)
            d.inked(block, d.linear(x, 420, x + 30, 454, (0, "#8078b4"), (1, "#2b2650")), 1.4)
            d.fill(rim(block, 1.2, 1.4), "#d6cdff", 0.5)
        step = polygon([(-36, 448), (356, 448), (366, 462), (-46, 462)])
        d.soft(step, palette.DEEP, 6, 0.6, 0, 5, steps=6)
        d.inked(step, d.linear(0, 448, 0, 463, (0, "#7a70b0"), (1, "#282348")), 1.4)
        d.fill(rim(step, 0, 1.4), "#d6cdff", 0.6)
        key = polygon([(135, -31), (185, -31), (177.5, 11), (142.5, 11)])
        d.soft(key, palette.DEEP, 5, 0.5, 2, 4, steps=6)
        d.fill(grow(key, 1.5), palette.LINE)
        d.fill(key, d.linear(138, -31, 182, 11, (0, "#b3a9e4"), (0.5, "#756cae"), (1, "#3e376c")))
        d.fill(rim(key, 1.4, 1.6), "#efeaff", 0.6)
        d.hatch(key.intersection(path("M185 -31L178 11L150 11Z")), palette.LINE, -58, 3.6, 1, 0.4)
        with d.placed(160, -10.5):
            sign(d)


# ---------------------------------------------------------------- digits and cards

_DIGITS: dict[str, list[list[XY]]] = {
    "1": [[(-3.4, -5), (1, -9), (1, 0), (1, 9)], [(-3, 9), (5, 9)]],
    "2": [
        [(-5, -5), (-2, -8.8), (3, -8.2), (4.2, -4), (0, 2), (-5.4, 8.6)],
        [(-5.4, 8.6), (0, 7.8), (6, 8.6)],
    ],
    "3": [
        [(-4.6, -7.6), (0, -9), (4, -6.4), (2.6, -2), (-1, -0.6)],
        [(-1, -0.6), (4, 1), (5, 5), (1, 9), (-4.6, 7.6)],
    ],
    "4": [[(2.4, -9), (-5.6, 3.4)], [(-5.6, 3.4), (6.4, 3)], [(2.6, -4), (2.6, 9)]],
    "5": [
        [(4.4, -8.6), (-3, -8.6)],
        [(-3, -8.6), (-4, -1)],
        [(-4, -1), (1, -2.4), (5, 2), (3, 8), (-4.6, 8)],
    ],
    "8": [[(0, -1), (4, -4.8), (0, -9), (-4, -4.8), (0, -1), (5, 4), (0, 9), (-5, 4), (0, -1)]],
    "9": [
        [(4.6, -4.4), (1, -9), (-4, -6), (-3.6, -1.6), (1, -0.2), (4.6, -4.4)],
        [(4.6, -4.8), (4.2, 2), (-0.6, 9)],
    ],
}


def digit(text: str, x: float, y: float, size: float = 18, weight: float = 1.5) -> Shape:
    """A hand-drawn digit, centred at (x, y)."""
    k = size / 18
    runs = [
        tube(
            [(x + px * k, y + py * k) for px, py in run],
            [weight * k * 0.8, weight * k, weight * k * 0.85],
            5,
        )
        for run in _DIGITS[text]
    ]
    return join(runs)


def card(d: Drawing, width: float, height: float) -> None:
    """A playing card round the origin, with shadow and inner line."""
    shape = rounded(-width / 2, -height / 2, width, height, 6)
    d.soft(shape, palette.DEEP, 8, 0.6, 2, 4, steps=7)
    d.fill(grow(shape, 0.9), palette.LINE)
    d.fill(
        shape,
        d.linear(
            -width / 2,
            -height / 2,
            width / 2,
            height / 2,
            (0, "#fbf5e6"),
            (0.6, "#eadfc8"),
            (1, "#c3b592"),
        ),
    )
    d.fill(rim(shape, 1, 1), "#ffffff", 0.7)
    d.stroke(
        rounded(-width / 2 + 5, -height / 2 + 5, width - 10, height - 10, 3), palette.INK, 0.9, 0.35
    )
