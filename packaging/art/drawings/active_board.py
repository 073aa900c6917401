"""The active game: the dice board, what stands on it, the lid of the coffin, the hand that throws.

Only the frame and the felt are a picture: the zones are data and are drawn by the view; what is
embroidered on the felt is in `active_cloth`.
"""

from __future__ import annotations

from functools import partial

from art import palette
from art.drawing import Drawing
from art.drawings.active_cloth import embroider
from art.registry import drawing, register
from art.shapes import Shape, blob, ellipse, grow, join, move, polygon, rect, rounded
from art.strokes import fibres, grain, hatch, rim, tube

INK = "#0d0a18"

WOODS = {
    "": ((palette.WOOD_LIGHT, palette.WOOD, palette.WOOD_DARK), ("#3a3263", "#231d42", "#151028")),
    "-light": (
        (palette.OAK_LIGHT, palette.OAK, palette.OAK_DARK),
        ("#54709a", "#3c567f", "#283f63"),
    ),
}


def _plank(d: Drawing, shape: Shape, colours: tuple[str, str, str], upright: bool, n: int) -> None:
    """One bar of the frame, mitred, with its grain along it."""
    x0, y0, x1, y1 = shape.bounds
    light, middle, dark = colours
    across = (x0, 0, x1, 0) if upright else (0, y0, 0, y1)
    d.fill(grow(shape, 0.8), INK)
    d.fill(shape, d.linear(*across, (0, light), (0.45, middle), (1, dark)))
    with d.clipped(shape):
        d.fill(grain(shape, 22, n, (60, 170), 1.4, upright), INK, 0.32)
        d.fill(rim(shape, 1.4, 1.6), "#fff1d8", 0.35)
        d.fill(rim(shape, -1.4, -1.6), INK, 0.5)


def _board(theme: str, d: Drawing) -> None:
    """Frame and felt, 400 x 560; the felt lies in 352 x 512 at (24, 24)."""
    wood, felt = WOODS[theme]
    outer, cloth = rounded(4, 4, 392, 552, 10), rect(24, 24, 352, 512)
    d.soft(outer, palette.DEEP, spread=4, strength=0.5, dy=3)
    d.fill(outer, INK)
    d.fill(cloth, d.radial(150, 150, 470, (0, felt[0]), (0.55, felt[1]), (1, felt[2])))
    with d.clipped(cloth):
        d.fill(fibres(cloth, 420, 5, 6, 0.6), "#ffffff", 0.05)
        d.fill(fibres(cloth, 300, 9, 6, 0.7), INK, 0.16)
        for width, faint in ((26, 0.1), (16, 0.13), (8, 0.2)):
            d.fill(rect(24, 24, 352, width).union(rect(24, 24, width, 512)), INK, faint)
        embroider(d, theme)
    bars = (
        (polygon([(5, 5), (395, 5), (376, 24), (24, 24)]), False),
        (polygon([(5, 555), (395, 555), (376, 536), (24, 536)]), False),
        (polygon([(5, 5), (24, 24), (24, 536), (5, 555)]), True),
        (polygon([(395, 5), (376, 24), (376, 536), (395, 555)]), True),
    )
    for n, (bar, upright) in enumerate(bars):
        _plank(d, bar.intersection(outer), wood, upright, 3 + n)
    for x, y in ((14, 14), (386, 14), (14, 546), (386, 546)):
        d.fill(ellipse(x, y, 4.6), INK)
        d.fill(ellipse(x, y, 3.6), d.radial(x - 1, y - 1, 5, (0, "#fff0c0"), (1, "#80602c")))


for _theme in WOODS:
    register(f"endless/active/board{_theme}", 400, 560, partial(_board, _theme))


@drawing("endless/active/hand", 150, 190)
def hand(d: Drawing) -> None:
    """A hand from below, forefinger and thumb ready to flick: the right one, palm down."""
    arm = tube([(92, 200), (86, 160), (80, 128)], [30, 27, 25])
    palm = blob([(52, 128), (50, 100), (62, 84), (86, 78), (106, 88), (112, 112), (104, 138)])
    fingers = [
        tube([(64, 96), (58, 66), (60, 38), (63, 18)], [11, 10, 9, 7.5]),
        tube([(78, 92), (80, 66), (82, 52)], [11, 10.5, 9.6]),
        tube([(92, 94), (97, 72), (97, 60)], [10.5, 10, 9]),
        tube([(104, 102), (111, 86), (112, 76)], [9, 8.5, 7.6]),
        tube([(60, 126), (40, 104), (34, 82), (44, 64)], [13, 11.5, 9.4, 7.8]),
    ]
    whole = join(arm, palm, fingers).buffer(2, 8).buffer(-2, 8)
    d.soft(whole, palette.DEEP, spread=6, strength=0.5, dy=5)
    d.fill(grow(whole, 1.9), INK)
    d.fill(whole, d.linear(30, 20, 120, 190, (0, "#f6e3cc"), (0.5, "#cfae97"), (1, "#7a5a6a")))
    with d.clipped(whole):
        d.fill(hatch(whole.difference(move(whole, -8, -9)), -54, 3.2, 0.9, 8), INK, 0.35)
        d.fill(rim(whole, 1.4, 1.8), "#ffffff", 0.6)
        cuff = rounded(48, 158, 90, 60, 10)
        d.fill(grow(cuff, 1.6), INK)
        d.fill(cuff, d.linear(0, 158, 0, 190, (0, "#8d86b6"), (1, "#443d6a")))
        d.fill(hatch(cuff, 88, 5, 1, 3), INK, 0.3)
    nails = [ellipse(62.6, 21, 4, 5.4, 4), ellipse(45, 67, 4, 5, 24)]
    for nail in nails:
        d.fill(grow(nail, 0.7), "#7a4e50", 0.8)
        d.fill(nail, "#ffeee2")
    for nodes in (
        [(70, 100), (71, 84), (71, 70)],
        [(85, 98), (88, 82), (89, 70)],
        [(98, 104), (103, 92), (104, 84)],
        [(56, 118), (62, 112), (70, 112)],
    ):
        d.brush(nodes, INK, 0.5, 1.7, 0.4, 0.8)


def _lid(d: Drawing) -> Shape:
    """The coffin's lid from above, nailed: six-sided, its planks along."""
    lid = polygon([(86, 8), (214, 8), (262, 62), (226, 192), (74, 192), (38, 62)])
    d.soft(lid, palette.DEEP, spread=7, strength=0.6, dy=5)
    d.fill(grow(lid, 2), INK)
    d.fill(lid, d.linear(40, 0, 260, 200, (0, "#9c7a58"), (0.5, "#634632"), (1, "#2f2019")))
    with d.clipped(lid):
        for x in (72, 112, 150, 188, 228):
            d.brush([(x, 4), (x + 1, 100), (x, 198)], INK, 1, 2, 1, 0.75)
            d.brush([(x + 2.4, 4), (x + 3, 100), (x + 2.4, 198)], "#fff1d8", 0.6, 1, 0.6, 0.25)
        d.fill(hatch(lid, 88, 6, 0.8, 7, 0.9), INK, 0.3)
        d.fill(rim(lid, 2, 2.4), "#fff1d8", 0.5)
    cross = join(rounded(144, 36, 12, 104, 4), rounded(114, 62, 72, 12, 4))
    d.fill(grow(cross, 1.6), INK, 0.8)
    d.fill(cross, d.linear(114, 36, 186, 140, (0, "#d9b56a"), (1, "#74531f")))
    for x, y in ((92, 18), (208, 18), (50, 66), (250, 66), (82, 180), (218, 180)):
        d.fill(ellipse(x, y, 4), INK)
        d.fill(ellipse(x - 0.5, y - 0.6, 2.8), "#cfc8ea")
    return lid


@drawing("endless/active/lid", 300, 206)
def lid_shut(d: Drawing) -> None:
    """The lid over you, shut."""
    _lid(d)
