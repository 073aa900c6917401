"""The three notes on the doorsteps: torn sheets with their shadow, by night and by day.

They look like the sheets that the app draws for itself at any size; as pictures they spare the
first page the machinery for that.
"""

from __future__ import annotations

from art import palette
from art.drawing import Drawing
from art.registry import register
from art.strokes import deckle

WIDTH, HEIGHT, MARGIN = 310, 140, 24

# upper left, middle, lower right, edge, strength of the shadow
PAPERS = {
    "": (palette.PAPER_LIGHT, palette.PAPER, "#d3c5a6", "#8a7c60", 0.6),
    "-light": ("#fffcf3", "#fbf6e9", "#e9dfc8", "#9c8e70", 0.28),
}


def _note(number: int, hour: str) -> None:
    high, middle, low, edge, shadow = PAPERS[hour]

    def paint(d: Drawing) -> None:
        sheet = deckle(MARGIN, MARGIN, WIDTH, HEIGHT, 1.1, 12, 70 + number)
        under = deckle(MARGIN, MARGIN, WIDTH, HEIGHT + 1.5, 1.1, 13, 80 + number)
        d.soft(sheet, palette.DEEP, 13, shadow, 0, 6, steps=10)
        d.fill(under, edge)
        x, y = MARGIN, MARGIN
        stops = ((0, high), (0.5, middle), (1, low))
        d.fill(sheet, d.linear(x, y, x + WIDTH, y + HEIGHT, *stops))
        d.stroke(sheet, edge, 0.8, 0.55)

    name = f"bedroom/note-{number}{hour}"
    register(name, WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN, paint)


for _number in range(3):
    for _hour in PAPERS:
        _note(_number, _hour)
