"""The active game: what is embroidered on the felt of the dice board, and the mat before it.

The zones' outlines are data and are drawn by the view; printed on each lies a moon, the fuller the
more the zone is worth.
"""

from __future__ import annotations

from functools import partial

from art import palette
from art.drawing import Drawing
from art.paper import moon
from art.registry import drawing, register
from art.shapes import (
    Shape,
    blob,
    crescent,
    dashes,
    ellipse,
    grow,
    join,
    mirror,
    rect,
    ring,
    rounded,
    star,
)
from art.strokes import brushes, hatch

INK = "#0d0a18"
THREADS = {"": "#a99be0", "-light": "#dfe9f6"}


def embroider(d: Drawing, theme: str) -> None:
    """A stitched border, a moon in each far corner, thorns in the near ones; felt of 352 x 512."""
    thread = THREADS[theme]
    border = rounded(37, 37, 326, 486, 16)
    d.stroke(dashes(border, 6, 4.4), thread, 1.3, 0.5)
    d.stroke(rounded(42, 42, 316, 476, 12), thread, 0.7, 0.28)
    for left in (True, False):
        sickle = crescent(60, 61, 10, 0.5, 205)
        corner = join(sickle, star(74, 55, 3.4), star(55, 79, 2.6), star(81, 68, 1.8))
        thorn = _thorns()
        d.fill(corner if left else mirror(corner, 200), thread, 0.6)
        d.fill(thorn if left else mirror(thorn, 200), thread, 0.34)
    small = (
        (62, 150, 2.4), (338, 176, 3), (58, 236, 1.8), (343, 262, 2), (64, 318, 3),
        (336, 352, 2.2), (57, 396, 2.2), (341, 432, 1.8), (122, 60, 1.8), (276, 62, 2.2),
    )  # fmt: skip
    d.fill(join(star(x, y, r) for x, y, r in small), thread, 0.42)


def _thorns() -> Shape:
    """A twig that grows up the near left corner."""
    twigs = [
        [(48, 514), (52, 484), (50, 456), (58, 430)],
        [(50, 492), (66, 480), (72, 466)],
        [(51, 462), (62, 452), (74, 450)],
        [(50, 510), (74, 502), (98, 506), (118, 500)],
        [(82, 503), (92, 492), (104, 488)],
    ]
    barbs = [
        [(52, 476), (46, 471)],
        [(51, 446), (45, 440)],
        [(62, 483), (60, 475)],
        [(106, 504), (110, 510)],
        [(70, 502), (68, 495)],
    ]
    return join(brushes(twigs, 2.4), brushes(barbs, 2))


PHASES = {2: 0.22, 3: 0.42, 4: 0.62, 5: 0.82, 6: 1.0}
"""How much of the moon is lit on each zone."""


def _lit(share: float, cx: float, cy: float, r: float) -> Shape:
    """The lit part of a waxing moon: the right half, more or less the bulge of the terminator."""
    disc = ellipse(cx, cy, r)
    right = disc.intersection(rect(cx, cy - r, r, 2 * r))
    bulge = ellipse(cx, cy, max(0.01, abs(2 * share - 1)) * r, r)
    return right.difference(bulge) if share < 0.5 else right.union(bulge.intersection(disc))


def _moon(share: float, d: Drawing) -> None:
    """A moon of which `share` is lit, printed on cloth."""
    cx = cy = 48.0
    disc = ellipse(cx, cy, 33)
    if share > 0.6:
        d.glow(cx, cy, 47, palette.MOON, 0.28 * share)
    d.fill(grow(disc, 1.6), INK, 0.7)
    d.fill(disc, d.radial(40, 38, 44, (0, "#514585"), (1, "#2a2350")))
    d.fill(hatch(disc, -54, 4, 0.8, 5), INK, 0.3)
    lit = _lit(share, cx, cy, 33) if share < 1 else disc
    with d.clipped(lit):
        moon(d, cx, cy, 33, halo=0)
    d.stroke(ring(cx, cy, 37.6, 37), palette.MOON, 0.7, 0.4)
    for x, y, r in ((8, 20, 3.4), (88, 78, 2.8), (86, 14, 1.9)):
        d.fill(star(x, y, r), palette.MOON, 0.5)


for _zone, _share in PHASES.items():
    register(f"endless/active/zone-{_zone}", 96, 96, partial(_moon, _share))


@drawing("endless/active/mat", 300, 106)
def mat(d: Drawing) -> None:
    """A worn bedside mat with fringes: here the die is flicked."""
    cloth = blob(
        [
            (20, 10), (90, 7), (160, 10), (230, 7), (281, 11), (284, 52),
            (281, 95), (210, 98), (140, 95), (70, 98), (19, 95), (16, 52),
        ]
    )  # fmt: skip
    d.soft(cloth, palette.DEEP, spread=6, strength=0.55, dy=4)
    fringe = [
        [(edge, y), (edge + out * 0.6, y + 1), (edge + out, y + (k % 3 - 1) * 2.4)]
        for edge, out in ((18, -13), (282, 13))
        for k, y in enumerate(range(14, 95, 5))
    ]
    d.fill(brushes(fringe, 3.2), INK, 0.8)
    d.fill(brushes(fringe, 1.9), "#d9cfe8")
    d.fill(grow(cloth, 1.6), INK)
    d.fill(cloth, d.linear(0, 6, 0, 98, (0, "#6d4a86"), (0.5, "#573a72"), (1, "#3a2655")))
    with d.clipped(cloth):
        for x, width, colour in (
            (24, 6, "#e2a65c"), (34, 12, "#8a4a63"), (50, 4, "#d9cfe8"),
            (264, 6, "#e2a65c"), (250, 12, "#8a4a63"), (244, 4, "#d9cfe8"),
        ):  # fmt: skip
            d.fill(rect(x, 0, width, 106), colour, 0.75)
        d.fill(hatch(cloth, 0, 3.4, 0.8, 9), INK, 0.26)
        d.fill(hatch(cloth, 90, 5, 0.6, 12), "#ffffff", 0.07)
    d.stroke(ellipse(150, 52, 62, 30), "#d9cfe8", 1, 0.4)
    d.fill(
        join(star(150, 26, 3), star(150, 79, 3), star(96, 52, 3), star(204, 52, 3)), "#e2c9a0", 0.7
    )
