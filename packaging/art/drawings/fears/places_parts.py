"""What the places share: rooms with windows, hills, grass."""

from __future__ import annotations

from art import palette
from art.drawing import Drawing
from art.drawings.fears.parts import (
    HEIGHT,
    INK,
    WIDTH,
    blob_of,
    boards,
    flat,
    form,
    lit,
)
from art.shapes import (
    XY,
    Shape,
    move,
    pile,
    rect,
    rounded,
)
from art.strokes import brush

ALL = rect(0, 0, WIDTH, HEIGHT)


def room(
    d: Drawing,
    floor: float,
    wall: tuple[str, str],
    ground: tuple[str, str],
    holes: Shape | None = None,
    vanish: XY = (110, 60),
    count: int = 13,
) -> Shape:
    """Wall and floor; gives the wall without its windows."""
    face = rect(0, 0, WIDTH, floor)
    if holes is not None:
        face = face.difference(holes)
    d.fill(
        face, d.linear(0, 0, 0, floor, (0, wall[1]), (0.55, wall[0]), (1, palette.mix(*wall, 0.5)))
    )
    lower = rect(0, floor, WIDTH, HEIGHT - floor)
    d.fill(lower, d.linear(0, floor, 0, HEIGHT, (0, ground[0]), (1, ground[1])))
    if count:
        boards(d, lower, vanish, count, floor, HEIGHT)
    return face


def frame(
    d: Drawing, hole: Shape, wide: float, top: str, low: str, bars: Shape | None = None
) -> None:
    """A window's frame round its hole, with bars in it."""
    casing = hole.buffer(wide, 4, join_style="mitre").difference(hole)
    form(d, casing, top, low, shade=3, gap=2.6, edge=0.9)
    d.fill(hole.difference(move(hole, 2, 3)), INK, 0.35)
    if bars is not None:
        flat(d, bars.intersection(hole), top, 0.9)


def sill(
    d: Drawing, x: float, y: float, w: float, top: str = "#6b5f92", low: str = "#2b2548"
) -> None:
    form(d, rounded(x, y, w, 5, 1.6), top, low, shade=2, gap=2.4, edge=0.9)


def hill(
    d: Drawing, text: str, top: str, low: str, edge: str = "#cfc6ff", strength: float = 0.5
) -> None:
    shape = blob_of(text).intersection(rect(-2, 0, 224, 252))
    y = shape.bounds[1]
    d.fill(shape, d.linear(0, y, 0, 250, (0, top), (1, low)))
    lit(d, shape, 0, 1.3, edge, strength)


def grass(
    d: Drawing, y: float, height: float, count: int, colour: str, opacity: float = 0.8
) -> None:
    rng = d.chance()
    blades = []
    for _ in range(count):
        x, h, b = rng.uniform(-4, 224), rng.uniform(0.5, 1) * height, rng.uniform(-4, 4)
        yy = y + rng.uniform(-3, 3)
        blades.append(
            brush([(x, yy), (x + b * 0.4, yy - h * 0.6), (x + b, yy - h)], 2, 1.3, 0.3, 3)
        )
    d.fill(pile([one.intersection(ALL) for one in blades]), colour, opacity)
