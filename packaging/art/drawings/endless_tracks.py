"""Endless Nightmare: what the tracks count - candles (Mind), bears (Bravery), gates (Survived) -
and the enamel medals that carry the tracks' signs."""

from __future__ import annotations

from functools import partial

from art import palette
from art.drawing import Drawing
from art.registry import drawing, register
from art.shapes import Shape, arch, blob, dashes, ellipse, grow, join, move, path, pile, rect, ring
from art.strokes import brush, brushes, hatch, rim, tube

INK = "#0d0a18"
PALE = "#a9a0c8"  # the outline of what is gone, readable on night and on paper
GONE = "#2a2440"


# ---------------------------------------------------------------- candles, foot at (20, 71)


@drawing("endless/candle-lit", 40, 76, digits=2)
def candle_lit(d: Drawing) -> None:
    """A candle with a green flame: one Mind."""
    d.soft(ellipse(20.5, 71, 13, 2.6), palette.DEEP, 1.6, 0.6, steps=4)
    d.glow(20, 20, 20, "#8df0b8", 0.62)
    wax = blob(
        [(11, 70), (10.6, 56), (10.4, 42), (11, 36.6), (15, 35.4), (20, 36.8), (25, 35), (29, 36.8),
         (29.6, 44), (29.4, 57), (29, 70), (20, 72.4)], 6,
    )  # fmt: skip
    runs = join(
        tube([(26.8, 37), (27.4, 43), (26.9, 49)], [1.9, 1.7, 2.3], 4),
        tube([(13.4, 37), (13, 42)], [1.7, 1.9], 4),
        tube([(18, 37), (17.6, 45), (18, 54)], [1.5, 1.3, 1.8], 4),
    )
    d.fill(grow(join(wax, runs), 1.3), INK)
    d.fill(
        wax,
        d.linear(10, 0, 30, 0, (0, "#fbf6e2"), (0.4, "#cfe3cc"), (0.75, "#7fae94"), (1, "#47745f")),
    )
    with d.clipped(wax):
        d.fill(hatch(rect(20, 40, 11, 33), -52, 2.5, 0.8, 1, 0.95), "#12352a", 0.5)
        d.fill(ellipse(20, 37, 10, 3.4), "#fffdf0", 0.75)
        d.fill(rect(8, 63, 24, 10), d.linear(0, 63, 0, 73, (0, "#12352a", 0), (1, "#12352a", 0.45)))
    d.fill(move(runs, 0.7, 0.8).intersection(wax), "#2f5a49", 0.5)
    d.fill(runs, "#f1f4e2")
    d.brush([(12.6, 46), (12.3, 55), (12.8, 65)], "#ffffff", 0.3, 1.5, 0.3, 0.9)
    d.brush([(20, 37.6), (20.4, 33), (20.1, 30)], INK, 1.7, 1.4, 1.2)
    flame = path(
        "M20 32.4C14.6 32 12.6 27.2 14.6 21.8C16 17.8 19.4 14 20.2 6.6"
        "C21.8 13 25.4 17.2 26.2 22C27 27.4 25 32 20 32.4Z"
    )
    d.stroke(flame, "#1f6a48", 1.5, 0.9)
    d.fill(flame, d.linear(0, 6, 0, 33, (0, "#7fe0a8"), (0.5, "#dcffe9"), (1, "#74cf9c")))
    d.fill(
        path(
            "M20 31C16.8 30.4 16.2 26.6 18 23C19.2 20.6 20 18.4 20.2 15.6"
            "C21.4 19 23.6 21.6 23.6 25C23.6 28.6 22.4 30.8 20 31Z"
        ),
        "#ffffff",
    )
    d.fill(path("M20 32C18 31.4 18 29 20 27C22 29 22 31.4 20 32Z"), "#5cc98f", 0.8)


@drawing("endless/candle-out", 40, 76, digits=2)
def candle_out(d: Drawing) -> None:
    """A stump that smokes: a lost Mind."""
    d.soft(ellipse(20.5, 71, 13, 2.6), palette.DEEP, 1.6, 0.5, steps=4)
    wax = blob([(10, 70), (9.6, 63), (11.4, 57.4), (15.4, 59.6), (20, 57), (24, 58.6), (28, 56.4),
                (30.2, 62), (30, 70), (20, 72.4)], 6)  # fmt: skip
    drip = ellipse(32.6, 70.6, 3.4, 1.8)
    d.fill(grow(join(wax, drip), 1.2), INK)
    d.fill(join(wax, drip), d.linear(9, 56, 31, 72, (0, "#585074"), (1, "#2c2746")))
    d.fill(hatch(wax.intersection(rect(20, 56, 14, 18)), -52, 2.5, 0.8, 2), INK, 0.6)
    d.fill(rim(wax, 0.9, 1.3), "#b9b0da", 0.85)
    d.brush([(20, 57.6), (21.2, 54.4), (20.6, 51.6)], INK, 2.2, 1.9, 1.5)
    d.fill(ellipse(20.6, 51.6, 1), "#e2685c", 0.9)
    for nodes, wide, faint in (
        ([(20.6, 49), (17.4, 42), (21.8, 35), (18.4, 27), (21.6, 19)], 2.3, 0.62),
        ([(20.8, 46), (23.6, 39), (19.6, 32), (23, 26)], 1.4, 0.4),
    ):
        d.brush(nodes, "#9d95bc", 1, wide, 0.3, faint)


# ---------------------------------------------------------------- bears, feet at (24, 61)


def _bear() -> dict[str, Shape]:
    return {
        "foot l": ellipse(14.4, 56, 7.4, 5.2, -10),
        "foot r": ellipse(33.6, 56, 7.4, 5.2, 10),
        "arm l": blob([(14, 33), (7.6, 39.6), (6.4, 46), (10.6, 48.6), (16.6, 42)], 6),
        "arm r": blob([(34, 33), (40.4, 39.6), (41.6, 46), (37.4, 48.6), (31.4, 42)], 6),
        "belly": ellipse(24, 45, 12, 13.4),
        "ear l": ellipse(12.8, 10.8, 5.8),
        "ear r": ellipse(35.2, 10.8, 5.8),
        "head": ellipse(24, 20.4, 15, 13),
    }


@drawing("endless/bear", 48, 64, digits=2)
def bear(d: Drawing) -> None:
    """The blue bear: one Bravery."""
    parts = _bear()
    d.soft(ellipse(24, 61, 17, 2.6), palette.DEEP, 1.6, 0.6, steps=4)
    d.fill(grow(join(*parts.values()), 1.5), INK)
    fur = d.linear(8, 4, 42, 62, (0, "#c4e0fb"), (0.45, "#6aa5e0"), (1, "#27497a"))
    for part in parts.values():
        d.inked(part, fur, 1.3, INK)
    for ear in ("ear l", "ear r"):
        d.fill(parts[ear].buffer(-2.7), "#e3effb")
    d.fill(hatch(rim(parts["belly"], -8, -5), -52, 2.4, 0.8, 3), "#0d2440", 0.6)
    d.fill(hatch(rim(parts["head"], -7, -5), -52, 2.4, 0.8, 4), "#0d2440", 0.5)
    d.fill(ellipse(23.6, 47, 7.2, 8.6), "#e4f0fb", 0.78)
    d.brush([(23.6, 39.4), (24, 47), (23.6, 55)], "#5f8fc0", 0.4, 0.9, 0.4, 0.8)
    for y in (43, 47, 51):
        d.brush([(22, y), (25.4, y + 0.4)], "#5f8fc0", 0.8, 0.8, 0.8, 0.8)
    for x in (14.0, 34.0):
        d.fill(ellipse(x, 56.6, 3.4, 2.4), "#e3effb", 0.8)
    d.fill(ellipse(24, 25, 7, 5.2), "#eef6fd")
    d.fill(ellipse(24, 22.6, 2.6, 1.9), INK)
    d.fill(ellipse(23.3, 22, 0.7, 0.5), "#ffffff")
    d.fill(
        brush([(20.6, 26.6), (22.6, 28.2), (24, 27.4), (25.4, 28.2), (27.4, 26.6)], 0.7, 1.3, 0.7),
        INK,
    )
    d.brush([(24, 24), (24, 27.4)], INK, 0.9, 0.9, 0.7)
    for x in (17.6, 30.4):
        d.fill(ellipse(x, 18, 1.9, 2.4), INK)
        d.fill(ellipse(x - 0.5, 17.2, 0.75), "#ffffff")
    d.brush([(10, 22), (11.4, 14), (18.6, 8.8)], "#f6fbff", 0.4, 2, 0.4, 0.9)
    d.brush([(13.4, 45), (14, 38.6), (17, 34.6)], "#f6fbff", 0.3, 1.4, 0.3, 0.8)
    for side in (-1, 1):
        bow = blob(
            [(24, 33.4), (24 + side * 7, 30.4), (24 + side * 8.4, 34), (24 + side * 7, 37)], 6
        )
        d.inked(bow, d.linear(0, 30, 0, 37, (0, "#ff9d8e"), (1, "#b23a33")), 1.1, INK)
    d.inked(ellipse(24, 33.6, 2.3, 2.1), palette.RED, 1.1, INK)


@drawing("endless/bear-gone", 48, 64, digits=2)
def bear_gone(d: Drawing) -> None:
    """Its empty outline, asleep: a lost Bravery."""
    parts = _bear()
    whole = join(*parts.values())
    d.fill(grow(whole, 0.8), "#1c1730", 0.55)
    d.fill(whole, d.linear(0, 4, 0, 62, (0, "#3a3358"), (1, "#1f1a36")), 0.9)
    d.stroke(whole, INK, 2.8, 0.8)
    d.stroke(whole, "#8e85b4", 1.5)
    inner = pile(
        parts["head"].boundary.intersection(parts["belly"].buffer(1)),
        *(parts[a].boundary.intersection(parts["belly"]) for a in ("arm l", "arm r")),
    )
    d.stroke(inner, "#8e85b4", 1, 0.6)
    d.fill(hatch(whole.intersection(rect(24, 34, 20, 30)), -52, 3.2, 0.7, 6), INK, 0.5)
    for x in (17.6, 30.4):
        d.brush([(x - 3, 18), (x, 20), (x + 3, 18)], "#a79fc8", 0.8, 1.5, 0.8)
    d.fill(ellipse(24, 23, 2, 1.4), "#8e85b4")
    d.brush([(21.4, 27.6), (24, 26.6), (26.6, 27.6)], "#8e85b4", 0.6, 1.1, 0.6)
    patch = path("M27 44L33 43L33.6 49L27.4 50Z")
    d.stroke(dashes(patch, 1.6, 1.4), "#8e85b4", 0.9, 0.8)


# ---------------------------------------------------------------- gates, sill at (14, 38)


@drawing("endless/gate-open", 28, 40, digits=2)
def gate_open(d: Drawing) -> None:
    """A red door behind you: one Nightmare survived."""
    door = arch(14, 37, 21, 33)
    d.soft(ellipse(14, 37.4, 11, 1.8), palette.DEEP, 1.2, 0.6, steps=4)
    d.fill(grow(door, 1.7), INK)
    d.fill(door, d.linear(3, 4, 25, 38, (0, "#ffb5a2"), (0.4, "#e2685c"), (1, "#7e2523")))
    with d.clipped(door):
        d.fill(brushes([[(10, 2), (10, 38)], [(17.6, 2), (17.6, 38)]], 1.3), "#4a1216", 0.75)
        d.fill(brushes([[(11.2, 8), (11.2, 36)], [(18.8, 8), (18.8, 36)]], 0.6), "#ffd0c0", 0.5)
        d.fill(hatch(rect(15, 8, 12, 30), -52, 2.6, 0.7, 3, 0.9), "#4a1216", 0.5)
        for y in (13, 30):
            d.fill(brush([(2, y), (9, y + 0.4), (13, y)], 2.4, 2, 0.6), "#33101c", 0.9)
    d.brush([(4.6, 34), (4.4, 18), (7.4, 9), (13, 5.6)], "#fff0e4", 0.4, 1.7, 0.4, 0.85)
    d.fill(ellipse(21, 22.6, 2.2), INK)
    d.fill(ellipse(20.9, 22.4, 1.5), "#ffe9a6")


@drawing("endless/gate-empty", 28, 40, digits=2)
def gate_empty(d: Drawing) -> None:
    """A doorway still to come."""
    door = arch(14, 37, 20, 32)
    d.fill(door, "#2a2440", 0.5)
    d.stroke(door, INK, 2.8, 0.35)
    d.stroke(door, PALE, 1.3, 0.8)
    d.fill(hatch(door.buffer(-1.6).intersection(rect(14, 8, 12, 32)), -52, 3, 0.7, 3), PALE, 0.28)
    d.fill(ellipse(19.6, 22.6, 1.2), PALE, 0.7)


# ---------------------------------------------------------------- medals


def _medal(colour: str, d: Drawing) -> None:
    disc = ellipse(20, 19.5, 17.4)
    d.soft(move(disc, 0.5, 1.6), palette.DEEP, 1.6, 0.6, steps=4)
    d.fill(grow(disc, 1.2), INK)
    d.fill(disc, d.linear(6, 4, 34, 36, (0, "#fff2cf"), (0.45, "#b9924c"), (1, "#54381f")))
    enamel = ellipse(20, 19.5, 14.8)
    d.fill(grow(enamel, 0.7), INK, 0.8)
    d.fill(
        enamel,
        d.radial(15, 12, 26, (0, palette.lighter(colour, 0.5)), (0.5, colour),
                 (1, palette.darker(colour, 0.42))),
    )  # fmt: skip
    d.fill(hatch(enamel.difference(ellipse(17, 16, 14.4)), -52, 2.4, 0.8, 3), palette.LINE, 0.35)
    d.fill(ring(20, 19.5, 14.4, 13.6).intersection(rect(0, 0, 22, 20)), "#ffffff", 0.5)
    d.brush([(8.6, 17), (11.6, 10.6), (17.4, 7.4)], "#ffffff", 0.3, 1.6, 0.3, 0.65)


for _name, _colour in (("red", palette.RED), ("green", palette.GREEN), ("blue", palette.BLUE)):
    register(f"endless/medal-{_name}", 40, 40, partial(_medal, _colour), digits=2)
