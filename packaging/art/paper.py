"""Materials and small recurring things: paper, planks, eyes, flames, the six signs' ground."""

from __future__ import annotations

from art import palette
from art.drawing import Drawing
from art.shapes import XY, Shape, ellipse, move, path, rect, star
from art.strokes import brush, deckle, fibres, grain


def paper(
    d: Drawing,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    light: str = palette.PAPER_LIGHT,
    middle: str = "#ebdfc6",
    dark: str = palette.PAPER_DARK,
    rough: float = 0.9,
    under: bool = True,
    shadow: float = 8,
    hatched: bool = True,
) -> Shape:
    """A deckled sheet with fibres, its shadow and (`under`) a darker second sheet."""
    sheet = deckle(x, y, width, height, rough, 11, d.seed())
    if shadow:
        d.soft(sheet, palette.DEEP, shadow, 0.55, 1.5, shadow * 0.55, steps=7)
    if under:
        lower = deckle(x + 1.5, y + 2.5, width, height, rough, 11, d.seed())
        d.fill(lower, palette.mix(dark, palette.INK, 0.35))
    d.fill(
        sheet,
        d.linear(
            x,
            y,
            x + width,
            y + height,
            (0, light),
            (0.55, middle),
            (1, palette.mix(dark, middle, 0.3)),
        ),
    )
    d.fill(fibres(sheet, round(width * height / 800), d.seed()), palette.FIBRE, 0.24)
    if hatched:
        corner = min(width * 0.3, height * 0.35, 70)
        x1, y1 = x + width - 5, y + height - 5
        region = path(f"M{x1} {y1 - corner}L{x1} {y1}L{x1 - corner * 1.6} {y1}Z")
        d.hatch(region, palette.FIBRE, -40, 5, 0.9, 0.3, 0.85)
    edge = sheet.difference(move(sheet, 1.2, 1.2))
    d.fill(edge, "#fffaf0", 0.7)
    return sheet


def planks(
    d: Drawing,
    area: Shape,
    *,
    light: str = palette.WOOD_LIGHT,
    middle: str = palette.WOOD,
    dark: str = palette.WOOD_DARK,
    strokes: int = 30,
    upright: bool = False,
) -> None:
    """A wooden area with grain, lit from above."""
    x0, y0, _x1, y1 = area.bounds
    d.fill(area, d.linear(x0, y0, x0, y1, (0, light), (0.14, middle), (0.6, middle), (1, dark)))
    d.fill(grain(area, strokes, d.seed(), upright=upright), palette.LINE, 0.5)


def eye(
    d: Drawing,
    x: float,
    y: float,
    radius: float,
    *,
    turn: float = 0,
    iris: str = palette.MOON,
    white: str = palette.PAPER,
    look: XY = (0, 0),
    slit: bool = True,
    ink: str = "#07050d",
) -> None:
    """An almond eye; `look` (-1..1 each way) is where it looks."""
    r = radius
    lid = path(
        f"M{-r} 0C{-r * 0.45} {-r * 0.82} {r * 0.45} {-r * 0.82} {r} 0"
        f"C{r * 0.45} {r * 0.7} {-r * 0.45} {r * 0.7} {-r} 0Z"
    )
    ix, iy = look[0] * r * 0.3, look[1] * r * 0.2 - r * 0.05
    with d.placed(x, y, turn=turn):
        d.outline(lid, max(0.9, r * 0.14), ink, (0.2, 0.5))
        d.fill(lid, d.radial(0, -r * 0.2, r * 1.2, (0, palette.lighter(white, 0.4)), (1, white)))
        disc = ellipse(ix, iy, r * 0.46).intersection(lid)
        tone = palette.darker(iris, 0.3)
        d.fill(disc, d.radial(ix, iy + r * 0.15, r * 0.5, (0, iris), (0.6, iris), (1, tone)))
        pupil = ellipse(ix, iy, r * 0.13, r * 0.42) if slit else ellipse(ix, iy, r * 0.24)
        d.fill(pupil.intersection(lid), "#0b0814")
        d.fill(ellipse(ix - r * 0.16, iy - r * 0.18, r * 0.09), "#fffdf4")
        d.fill(lid.difference(move(lid, 0, r * 0.22)), ink, 0.35)


def moon(d: Drawing, x: float, y: float, radius: float, halo: float = 2.6) -> None:
    """The full moon with its craters and light."""
    r = radius
    if halo:
        d.glow(x, y, r * halo, "#fff0c0", 0.55)
    disc = ellipse(x, y, r)
    d.fill(
        disc,
        d.radial(
            x - r * 0.22, y - r * 0.28, r * 1.4, (0, "#fffdf0"), (0.6, "#f6e7b4"), (1, "#d9bd72")
        ),
    )
    for cx, cy, rx, ry in (
        (-0.36, -0.26, 0.18, 0.16),
        (0.3, 0.3, 0.24, 0.18),
        (0.2, -0.42, 0.11, 0.1),
        (-0.24, 0.48, 0.12, 0.1),
        (0.56, -0.08, 0.09, 0.1),
    ):
        pit = ellipse(x + cx * r, y + cy * r, rx * r, ry * r)
        d.fill(pit, "#b5985a", 0.35)
        d.fill(pit.difference(move(pit, r * 0.03, r * 0.03)), "#8a6f3a", 0.3)
    d.fill(disc.difference(ellipse(x - r * 0.1, y - r * 0.12, r)), "#a8843e", 0.3)


def stars(
    d: Drawing,
    x: float,
    y: float,
    width: float,
    height: float,
    count: int,
    colour: str = "#fff6dc",
    opacity: float = 0.8,
) -> None:
    """A sky's worth of small four-pointed stars."""
    rng = d.chance()
    for _ in range(count):
        cx, cy = x + rng.uniform(0, width), y + rng.uniform(0, height)
        d.fill(star(cx, cy, rng.uniform(0.9, 2.8), 4, 0.36), colour, opacity * rng.uniform(0.4, 1))


def child(
    d: Drawing,
    x: float,
    y: float,
    size: float = 1,
    colour: str = "#120c18",
    lamp: bool = True,
    strength: float = 0.8,
) -> None:
    """The small figure in a nightshirt, feet at (x, y), 46 high, a lamp in the right hand."""
    with d.placed(x, y, size):
        if lamp:
            d.glow(18, -18, 44, palette.LAMP, strength)
        for nodes, a, b, c in (
            ([(-4.5, -5), (-4.5, 1), (-8, 1.5)], 4, 3.6, 3),
            ([(4.5, -5), (4.5, 1), (8, 1.5)], 4, 3.6, 3),
            ([(4, -29), (10, -24), (17, -28)], 5, 4, 3),
            ([(-4, -29), (-9, -21), (-9, -14)], 5, 4, 3),
            ([(1, -43), (4, -49), (9, -49)], 3, 2, 0.6),
        ):
            d.brush(nodes, colour, a, b, c)
        shirt = path("M-4 -31C-7 -24 -11 -10 -12 -5C-8 -3 8 -3 12 -5C10 -12 7 -24 4 -31Z")
        d.fill(shirt, colour)
        d.fill(ellipse(0, -37.5, 6.6), colour)
        d.fill(
            path(
                "M-7 -36C-10 -47 6 -51 7.5 -39C8.5 -37 8 -35 7 -34"
                "C7 -38 5 -41 1 -41C-3 -41 -6 -39 -7 -36Z"
            ),
            colour,
        )
        if lamp:
            d.fill(brush([(4.6, -31), (8, -20), (11.5, -6)], 0.4, 1.3, 0.5), "#ffd98a", 0.9)
            d.fill(brush([(6.6, -40), (7, -36), (5, -32)], 0.3, 1.1, 0.3), "#ffd98a", 0.9)
            d.inked(rect(14, -23, 8, 9), "#ffd98a", 1.4, colour)
            d.fill(ellipse(18, -18.5, 2.6), palette.FLAME)
            d.brush([(18, -29), (18, -23)], colour, 1.4)


def spider(
    d: Drawing,
    x: float,
    y: float,
    size: float,
    turn: float = 0,
    colour: str = "#0e0b14",
    shine: str | None = None,
) -> None:
    """A small spider seen from above; `shine` adds a lit edge and two eyes."""
    rng = d.chance()
    with d.placed(x, y, size, turn):
        for side in (-1, 1):
            for kx, ky, tx, ty in (
                (16, -18, 25, -33),
                (22, -9, 37, -11),
                (22, 3, 37, 15),
                (15, 12, 23, 34),
            ):
                j = [rng.uniform(-2, 2) for _ in range(4)]
                d.brush(
                    [
                        (side * 4, -2),
                        (side * kx * 0.6, ky * 0.9 - 3),
                        (side * kx + j[0], ky - 4 + j[1]),
                        (side * (kx + tx) / 2, (ky + ty) / 2 - 3),
                        (side * tx + j[2], ty + j[3]),
                    ],
                    colour,
                    3,
                    2.4,
                    0.5,
                )
        d.fill(ellipse(0, 9, 10, 12.5), colour)
        d.fill(ellipse(0, -6, 6.6, 7), colour)
        d.brush([(-2.4, -11), (-4, -16)], colour, 2, 1.6, 0.6)
        d.brush([(2.4, -11), (4, -16)], colour, 2, 1.6, 0.6)
        if shine:
            d.brush([(-7, 2), (-8.6, 9), (-5, 17)], shine, 0.4, 1.6, 0.4)
            d.fill(ellipse(-2.2, -8.5, 1.1), shine)
            d.fill(ellipse(2.2, -8.5, 1.1), shine)
