"""What stands in the die's way on the dice board: spiders, loose teeth, monsters, nails of the lid.

Each is 128 x 128 with its body, the 24 round the middle, as large as the marker is; legs, horns and
glow reach beyond and are not in the way. They are seen at the size of a thumb's nail, so they are
bright, with a light of their own behind and a dark line round them.
"""

from __future__ import annotations

from functools import partial

from art import palette
from art.drawing import Drawing
from art.registry import register
from art.shapes import Shape, blob, curve, ellipse, grow, join, move, polygon
from art.strokes import brush, rim, tube

INK = "#0d0a18"
TOUCHED = ("#ffd2c4", "#f07a66", "#8e2c2a")
"""Light, middle and dark of whatever was touched."""


def _ground(d: Drawing, shape: Shape, glow: str) -> None:
    """The light round it, and the shadow it throws to the lower right."""
    d.glow(64, 64, 62, glow, 0.6)
    d.soft(shape, glow, spread=17, strength=0.42, steps=8)
    d.soft(shape, palette.DEEP, spread=6, strength=0.85, dx=7, dy=10)
    d.fill(grow(shape, 4.6), INK)


def _lit(d: Drawing, shape: Shape, colours: tuple[str, str, str]) -> None:
    """A round thing with the light on its upper left."""
    x0, y0, x1, y1 = shape.bounds
    light, middle, dark = colours
    stops = ((0, light), (0.5, middle), (1, dark))
    d.fill(shape, d.radial(x0 + 0.34 * (x1 - x0), y0 + 0.3 * (y1 - y0), 0.8 * (y1 - y0), *stops))
    d.fill(rim(shape, 2.4, 2.6), "#ffffff", 0.7)


def _spider(d: Drawing, colours: tuple[str, str, str], glow: str) -> None:
    """A spider from above, its legs drawn up."""
    sides = [
        [(56, 50), (40, 30), (36, 8)],
        [(50, 58), (24, 42), (6, 38)],
        [(50, 70), (24, 82), (7, 92)],
        [(56, 76), (42, 100), (32, 120)],
    ]
    legs = join(
        *(tube(side, [4.6, 4.2, 2.6]) for side in sides),
        *(tube([(128 - x, y) for x, y in side], [4.6, 4.2, 2.6]) for side in sides),
    )
    head, body = ellipse(64, 43, 12, 11), ellipse(64, 68, 24, 25)
    _ground(d, join(legs, head, body), glow)
    d.fill(legs, colours[0])
    _lit(d, head, colours)
    d.fill(grow(body, 3), INK)
    _lit(d, body, colours)
    mark = polygon([(64, 56), (74, 66), (66, 70), (75, 82), (64, 88), (53, 82), (62, 70), (54, 66)])
    d.fill(mark, INK if colours == TOUCHED else "#c23a3a")
    for x in (59, 69):
        d.fill(ellipse(x, 39, 3.2), INK)


def _tooth(d: Drawing, colours: tuple[str, str, str], glow: str) -> None:
    """A loose tooth: crown and two roots."""
    tooth = blob(
        [
            (38, 40), (46, 26), (57, 28), (64, 33), (72, 28), (83, 26), (91, 40), (90, 62),
            (84, 80), (80, 104), (72, 100), (70, 82), (64, 74), (58, 82), (56, 100), (48, 104),
            (44, 80), (38, 62),
        ]
    )  # fmt: skip
    _ground(d, tooth, glow)
    _lit(d, tooth, colours)
    d.fill(brush([(47, 36), (45, 48), (48, 58)], 2, 4.5, 2), "#ffffff", 0.9)
    d.fill(brush([(84, 44), (74, 48), (80, 56), (70, 62)], 3, 3.6, 2), INK, 0.75)


def _monster(d: Drawing, colours: tuple[str, str, str], glow: str) -> None:
    """A little monster: horns, one eye, teeth."""
    body = blob([(36, 70), (40, 46), (64, 36), (88, 46), (92, 70), (84, 92), (64, 97), (44, 92)])
    left = polygon(curve([(40, 56), (28, 38), (29, 16), (42, 32), (56, 40)], steps=8))
    right = polygon([(128 - x, y) for x, y in left.exterior.coords])
    feet = join(ellipse(50, 98, 9, 7), ellipse(78, 98, 9, 7))
    _ground(d, join(body, left, right, feet), glow)
    d.fill(join(left, right), "#f6ead0")
    d.fill(feet, colours[2])
    _lit(d, body, colours)
    d.fill(ellipse(64, 60, 14.5), INK)
    d.fill(ellipse(64, 60, 12), "#fff7dc")
    d.fill(ellipse(65, 61, 5.8), INK)
    d.fill(ellipse(62, 57.6, 2.2), "#ffffff")
    d.fill(blob([(46, 79), (64, 82), (82, 79), (76, 90), (64, 92), (52, 90)]), INK)
    for x in (54, 64, 74):
        d.fill(polygon([(x - 4.4, 80), (x + 4.4, 80), (x, 88.5)]), "#fff7dc")


def _nail(d: Drawing, colours: tuple[str, str, str], glow: str) -> None:
    """The head of a nail in the lid, hammered, with a cross."""
    head = ellipse(64, 64, 25)
    _ground(d, head, glow)
    _lit(d, head, colours)
    d.fill(ellipse(64, 64, 18.5), colours[1], 0.6)
    cross = join(
        polygon([(50, 54), (54, 50), (78, 74), (74, 78)]),
        polygon([(78, 54), (74, 50), (50, 74), (54, 78)]),
    )
    d.fill(move(cross, 1.4, 1.6), "#ffffff", 0.55)
    d.fill(cross, INK)


SIGNS = {
    "spider": (_spider, ("#f7f2ff", "#b9aee6", "#5a4f92"), "#d9a6ff"),
    "tooth": (_tooth, ("#fffdf4", "#f2e6c6", "#b79a68"), "#ffe9a8"),
    "monster": (_monster, ("#c9f3bf", "#6fbf7a", "#2a6247"), "#a6ffb0"),
    "nail": (_nail, ("#fff3c6", "#dcb45c", "#7b5318"), "#ffd98a"),
}
for _name, (_draw, _colours, _glow) in SIGNS.items():
    _still = partial(_draw, colours=_colours, glow=_glow)
    _hit = partial(_draw, colours=TOUCHED, glow="#ff6a4a")
    register(f"endless/active/marker-{_name}", 128, 128, _still)
    register(f"endless/active/marker-{_name}-touched", 128, 128, _hit)
