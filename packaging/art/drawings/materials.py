"""Paper, wood, stone, gold and wax: the grounds that text and signs are put on.

What is named "9" or says so in its docstring is cut into nine by a BorderImage: the corners stay,
edges and middle are stretched or repeated, so nothing striking may lie there.
"""

from __future__ import annotations

import random

from art import palette
from art.drawing import Drawing
from art.paper import paper
from art.registry import drawing, register
from art.shapes import XY, Shape, blob, ellipse, grow, move, path, polar, polygon, rect, rounded
from art.strokes import fibres, grain, rim

# ---------------------------------------------------------------- paper


def _sheet(width: float, height: float, name: str) -> None:
    """A sheet of this size with 14 px all round for its shadow."""

    def paint(d: Drawing) -> None:
        paper(d, 14, 12, width, height, shadow=9)

    register(f"paper/{name}", width + 28, height + 28, paint)


_sheet(300, 122, "note")
_sheet(420, 300, "sheet")
_sheet(336, 640, "page")


def _periodic(seed: int, count: int, rough: float) -> list[float]:
    """Offsets of a torn edge whose end fits its beginning."""
    rng = random.Random(seed)
    return [rng.uniform(-rough, rough) for _ in range(count)]


def _torn(x: float, y: float, size: float, border: float, seed: int, rough: float = 1.0) -> Shape:
    """A torn square whose edges, between the borders, can be repeated without a seam."""
    middle = size - 2 * border
    inner, outer = 12, 3

    def side(k: int) -> list[XY]:
        run = _periodic(seed + k, inner, rough)
        head = _periodic(seed + 10 + k, outer, rough)
        tail = _periodic(seed + 20 + k, outer, rough)
        points = [(border * i / outer, head[i]) for i in range(outer)]
        points += [(border + middle * i / inner, run[i]) for i in range(inner)]
        points.append((border + middle, run[0]))
        points += [(border + middle + border * i / outer, tail[i]) for i in range(1, outer)]
        return points

    out: list[XY] = [(x + t, y + o) for t, o in side(0)]
    out += [(x + size + o, y + t) for t, o in side(1)]
    out += [(x + size - t, y + size + o) for t, o in side(2)]
    out += [(x + o, y + size - t) for t, o in side(3)]
    return polygon(out)


def _nine_paper(name: str, light: str, base: str, under: str) -> None:
    """A sheet to be cut in nine: 216 square, of it 12 px for the shadow; border 44, repeat."""

    def paint(d: Drawing) -> None:
        sheet = _torn(12, 12, 192, 32, 7)
        d.soft(sheet, palette.DEEP, 7, 0.5, 0, 4, steps=7)
        d.fill(move(_torn(12, 12, 192, 32, 57), 0.6, 2.2), under)
        d.fill(sheet, base)
        d.fill(fibres(rect(50, 50, 114, 114), 26, d.seed(), 12), palette.FIBRE, 0.2)
        d.fill(
            fibres(sheet.difference(rect(40, 40, 136, 136)), 26, d.seed(), 9), palette.FIBRE, 0.2
        )
        d.fill(sheet.difference(move(sheet, -2.6, -2.6)), palette.FIBRE, 0.22)
        d.fill(sheet.difference(move(sheet, 1.3, 1.3)), light, 0.9)

    register(f"paper/{name}", 216, 216, paint)


_nine_paper("paper9", "#fffaf0", palette.PAPER, palette.mix(palette.PAPER_DARK, palette.INK, 0.35))
_nine_paper("paper9-dim", "#d8cfc4", "#b9b0a6", "#6d6459")
_nine_paper("paper9-gold", "#fffbe6", "#f7e7b4", "#9a7430")


@drawing("paper/focus9", 216, 216)
def focus(d: Drawing) -> None:
    """The hand-drawn gold line round what has the focus, in nine: 216 square, border 44, repeat.

    Laid exactly over `paper9` it runs 5 px outside the sheet.
    """
    outer = _torn(6, 6, 204, 38, 31, 0.8)
    inner = _torn(8.6, 8.6, 198.8, 35.4, 77, 0.5)
    d.fill(grow(outer, 0.8).difference(grow(inner, -0.8)), palette.LINE, 0.55)
    d.fill(outer.difference(inner), palette.MOON)


@drawing("paper/fold", 64, 64)
def fold(d: Drawing) -> None:
    """A dog-ear for the lower right corner of any sheet."""
    d.soft(path("M64 8L8 64L64 64Z"), palette.DEEP, 6, 0.3, -1, -1, 6)
    d.fill(
        path("M64 10L10 64L14 26Q16 14 28 13Z"),
        d.linear(20, 20, 40, 40, (0, "#fffaf0"), (1, "#cdbd9c")),
    )
    d.stroke(path("M64 10L10 64L14 26Q16 14 28 13Z"), palette.FIBRE, 0.8, 0.6)


# ---------------------------------------------------------------- wood


def _wood(name: str, light: str, base: str, dark: str, ink: str, edge: str) -> None:
    """A worn panel to be cut in nine: 224 x 160, border 32 (10 px of it shadow), stretched."""

    def paint(d: Drawing) -> None:
        board = rounded(10, 8, 204, 142, 8)
        d.soft(board, palette.DEEP, 7, 0.55, 0, 3, steps=7)
        d.fill(grow(board, 1.4), ink)
        d.fill(board, d.linear(0, 8, 0, 150, (0, light), (0.06, base), (0.7, base), (1, dark)))
        field = rounded(24, 22, 176, 114, 4)
        d.fill(grain(board.difference(field), 40, d.seed(), (26, 70), 1.2), ink, 0.4)
        d.fill(field, palette.mix(base, dark, 0.55))
        d.fill(grain(field, 26, d.seed(), (60, 150), 1.2), ink, 0.35)
        d.fill(field.difference(move(field, 1.6, 2.2)), ink, 0.75)
        d.fill(rim(field, -1, -1), light, 0.35)
        d.fill(board.difference(move(board, 1.4, 1.6)), edge, 0.6)
        for x, y in ((17, 15), (207, 15), (17, 143), (207, 143)):
            d.inked(
                ellipse(x, y, 2.6),
                d.radial(x - 0.8, y - 0.8, 3.4, (0, "#e9d3a0"), (1, palette.BRASS_DARK)),
                0.8,
                ink,
            )

    register(f"wood/{name}", 224, 160, paint)


_wood("panel9", "#5d4a6c", "#33273f", "#1d1626", "#0a0610", "#a98ac0")
_wood("panel9-light", "#f1dfbc", "#dcc39a", "#c3a477", "#5a4026", "#fff6de")


@drawing("wood/frame9", 160, 128, ratios=(1, 2, 3))
def frame(d: Drawing) -> None:
    """A picture frame with a hole, border 32 (10 px of it shadow): the picture begins at 24."""
    outer, inner = rounded(10, 8, 140, 110, 3), rect(24, 22, 112, 82)
    wood = outer.difference(inner)
    with d.clipped(rect(0, 0, 160, 128).difference(inner)):
        d.soft(outer, palette.DEEP, 8, 0.6, 1, 5, steps=8)
    d.fill(grow(outer, 1.2).difference(inner), "#120b0a")
    d.fill(
        wood,
        d.linear(
            10,
            8,
            150,
            118,
            (0, palette.OAK_LIGHT),
            (0.35, palette.OAK),
            (0.6, "#93683c"),
            (1, palette.OAK_DARK),
        ),
    )
    d.fill(grain(wood, 26, d.seed(), (20, 60), 1.1), "#1a0f0a", 0.5)
    d.fill(grain(wood, 26, d.seed(), (20, 60), 1.1, True), "#1a0f0a", 0.4)
    for a, b in (
        ((10, 8), (24, 22)),
        ((150, 8), (136, 22)),
        ((10, 118), (24, 104)),
        ((150, 118), (136, 104)),
    ):
        d.brush([a, b], "#120b0a", 0.5, 1.3, 0.8)
    d.fill(outer.difference(move(outer, 1.2, 1.4)), "#f0d3a0", 0.7)
    d.stroke(grow(inner, 3.4), palette.BRASS_LIGHT, 0.9, 0.35)
    d.stroke(inner, "#120b0a", 1.6)


@drawing("wood/frame-shade9", 64, 64)
def frame_shade(d: Drawing) -> None:
    """The frame's shadow on the picture (lay it over the picture), border 24, stretched."""
    for k in range(8):
        edge = rect(0, 0, 64, 64).difference(rect(1.2 + k * 1.3, 2 + k * 1.8, 64, 64))
        d.fill(edge, "#000000", 0.1)


@drawing("wood/hanger", 96, 44)
def hanger(d: Drawing) -> None:
    """String and brass nail; its lower edge meets the frame's top edge."""
    d.brush([(48, 6), (8, 44)], "#8f86b8", 1.3)
    d.brush([(48, 6), (88, 44)], "#8f86b8", 1.3)
    d.soft(ellipse(49, 8, 4), palette.DEEP, 2.4, 0.5, steps=5)
    d.inked(
        ellipse(48, 6, 3.8),
        d.radial(46.6, 4.6, 5, (0, "#fffbe6"), (0.5, palette.MOON), (1, palette.BRASS_DARK)),
        0.8,
    )


# ---------------------------------------------------------------- gold


def _gold(name: str, stops: tuple[str, str, str], glow: float, lit: bool, sunk: bool) -> None:
    """The one gold button, in nine: 176 x 76, border 44 x 36 (10 px of it glow and shadow)."""

    def paint(d: Drawing) -> None:
        y = 2.0 if sunk else 0.0
        base = rounded(11, 12, 154, 54, 26)
        face = rounded(11, 10 + y, 154, 51, 25)
        if glow:
            d.soft(base, palette.MOON, 9, glow, 0, 1, steps=9)
        d.soft(base, palette.DEEP, 4, 0.5, 0, 3, steps=5)
        d.fill(grow(base, 1.6), "#171020")
        d.fill(base, palette.mix(stops[2], "#3a2410", 0.55))
        d.fill(face, d.linear(0, 10, 0, 62, (0, stops[0]), (0.45, stops[1]), (1, stops[2])))
        d.fill(rim(face, 0, 2.2 if lit else 1.2), "#fffdf0", 0.75 if lit else 0.25)
        d.fill(rim(face, 0, -2.4), "#7a4f1c", 0.45)
        d.stroke(grow(face, -5), "#7a4f1c", 0.9, 0.4)
        if lit:
            d.hatch(
                grow(face, -2).intersection(path("M40 64L20 36L4 66Z")),
                "#7a4f1c",
                -48,
                3.6,
                0.9,
                0.4,
            )
            d.hatch(
                grow(face, -2).intersection(path("M136 64L168 64L168 26Z")),
                "#7a4f1c",
                -48,
                3.4,
                1,
                0.5,
            )
            d.brush([(20, 30), (25, 20), (38, 16)], "#fffdf0", 0.6, 2.6, 0.6, 0.9)

    register(f"gold/{name}", 176, 76, paint)


_gold("button9", ("#fff0bd", "#f2d98a", "#cf9f4c"), 0.0, True, False)
_gold("button9-hover", ("#fff8dc", "#f9e6a4", "#dcae58"), 0.4, True, False)
_gold("button9-pressed", ("#d9b565", "#e2c070", "#d2a455"), 0.25, False, True)
_gold("button9-disabled", ("#6d6580", "#5c5470", "#453e58"), 0.0, False, False)


# ---------------------------------------------------------------- stone


def _slab(
    d: Drawing,
    light: str,
    base: str,
    dark: str,
    *,
    halo: str = "",
    hatched: bool = True,
    sunk: bool = False,
) -> None:
    shape = blob(
        [
            (14, 17, "c"),
            (24, 10),
            (80, 9),
            (150, 10),
            (161, 16, "c"),
            (164, 30),
            (165, 50),
            (162, 70, "c"),
            (152, 77),
            (90, 78),
            (26, 77),
            (15, 71, "c"),
            (11, 50),
            (11, 32),
        ]
    )
    if halo:
        d.soft(shape, halo, 8, 0.5, steps=8)
    d.soft(shape, palette.DEEP, 5, 0.6, 0, 2 if sunk else 5, steps=6)
    d.fill(move(grow(shape, 1.4), 0.3, 1 if sunk else 3), palette.LINE)
    d.fill(shape, d.linear(0, 8, 0, 80, (0, light), (0.5, base), (1, dark)))
    corner = grow(shape, -1.5).intersection(path("M130 80L170 80L170 36Z"))
    if hatched:
        d.hatch(corner, palette.LINE, -50, 3.6, 1.1, 0.55)
        d.hatch(
            grow(shape, -1.5).intersection(path("M8 84L8 50L40 84Z")), palette.LINE, -50, 4, 1, 0.4
        )
    d.fill(rim(shape, 0.8, 2), palette.lighter(light, 0.5), 0.55)
    d.fill(rim(shape, -1.2, -2.4), palette.LINE, 0.4)
    d.brush([(22, 20), (30, 15), (44, 14)], palette.lighter(light, 0.6), 0.5, 1.6, 0.4, 0.7)


def _stone(
    name: str,
    light: str,
    base: str,
    dark: str,
    halo: str = "",
    hatched: bool = True,
    sunk: bool = False,
) -> None:
    """A slab for an action, in nine: 176 x 88, border 44 x 34 (10 px of it shadow), stretched."""

    def paint(d: Drawing) -> None:
        _slab(d, light, base, dark, halo=halo, hatched=hatched, sunk=sunk)

    register(f"stone/{name}", 176, 88, paint)


_stone("tile9", "#544b86", "#3b3566", "#282348")
_stone("tile9-hover", "#6a60a2", "#4a437c", "#332d5a", palette.RIM)
_stone("tile9-pressed", "#332d5a", "#3b3566", "#2f2a52", hatched=False, sunk=True)
_stone("tile9-disabled", "#312d44", "#282538", "#201d2e", hatched=False)
_stone("tile9-chosen", "#fdf6e4", "#efe4cb", "#cdbd99", palette.MOON, hatched=False)


PEBBLE = [(10, 34), (15, 18), (30, 9), (50, 11), (62, 25), (63, 42), (52, 57), (34, 61), (17, 54)]


def _pebble(name: str, light: str, base: str, dark: str, halo: str = "") -> None:
    """A round stone for a number, 72 square."""

    def paint(d: Drawing) -> None:
        shape = blob([(float(x), float(y)) for x, y in PEBBLE])
        if halo:
            d.glow(36, 35, 36, halo, 0.75)
            d.soft(shape, halo, 4, 0.6, steps=6)
        d.soft(shape, palette.DEEP, 4.5, 0.65, 0, 4, steps=6)
        d.body(
            shape,
            light,
            base,
            dark,
            depth=11,
            rim_width=3,
            rim_colour=palette.lighter(light, 0.5),
            ink=palette.LINE,
            line_width=2.2,
            gap=3.2,
            hatched=not halo,
        )
        if not halo:
            d.brush([(20, 24), (26, 17), (36, 15)], palette.lighter(light, 0.6), 0.5, 2, 0.5, 0.6)
        else:
            d.hatch(shape.difference(move(shape, -9, -9)), palette.FIBRE, -58, 3.2, 1, 0.6)

    register(f"stone/{name}", 72, 72, paint)


_pebble("round", "#7f78a8", "#544e7c", "#302b50")
_pebble("round-hover", "#a199cc", "#6b639a", "#3f3868", "")
_pebble("round-disabled", "#3f3b54", "#312d44", "#211e30")
_pebble("round-chosen", "#fffaf0", "#f3ead6", "#cfbd92", palette.MOON)


# ---------------------------------------------------------------- wax


def _seal(name: str, light: str, base: str, dark: str) -> None:
    """A blob of wax with a pressed ring, 72 square; a number or sign goes on it."""

    def paint(d: Drawing) -> None:
        rng = random.Random(5)
        wax = blob([polar(36, 35, 29 + rng.uniform(-2.6, 2.8), k * 360 / 14) for k in range(14)])
        d.soft(wax, palette.DEEP, 4, 0.55, 1, 4, steps=6)
        d.body(
            wax,
            light,
            base,
            dark,
            depth=8,
            rim_width=2.6,
            rim_colour=palette.lighter(light, 0.6),
            ink=palette.darker(dark, 0.5),
            line_width=1.8,
            gap=3,
            hatched=False,
        )
        dish = ellipse(36, 35, 20.5)
        d.fill(grow(dish, 1), palette.darker(dark, 0.2), 0.75)
        d.fill(dish, d.radial(32, 30, 26, (0, base), (1, dark)))
        d.fill(rim(grow(dish, 1), -1.4, -1.6).difference(move(dish, -1.2, -1.4)), light, 0.8)
        d.hatch(
            wax.difference(grow(dish, 3)).intersection(rect(36, 35, 40, 40)),
            palette.LINE,
            -58,
            2.6,
            0.9,
            0.45,
        )
        d.brush([(14, 26), (20, 16), (30, 11)], "#fff0e6", 0.5, 2.4, 0.5, 0.75)

    register(f"wax/{name}", 72, 72, paint)


_seal("seal", "#e8675a", "#b93a34", "#7c1f22")
_seal("seal-blue", "#7fb0e6", "#3f6fae", "#20406e")
_seal("seal-green", "#7fcf9c", "#39805a", "#1a4a36")
_seal("seal-grey", "#a39bb4", "#6b637c", "#3d3650")
