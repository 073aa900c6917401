"""Icons on a 24 px grid, each twice: `-light` for dark grounds, `-ink` for paper.

Line icons with round ends, 1.9 px; an accent (moon, or the red ink) only where it says something.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art import palette
from art.drawing import Drawing
from art.registry import register
from art.shapes import (
    Node,
    Shape,
    ellipse,
    join,
    line,
    path,
    polar,
    polygon,
    rect,
    rounded,
    star,
    trace,
)
from art.strokes import brush


@dataclass
class Pen:
    """The drawing with its two colours."""

    d: Drawing
    colour: str
    accent: str

    def line(self, *nodes: Node, width: float = 1.9, smooth: bool = False) -> None:
        self.d.stroke(line(nodes, smooth), self.colour, width)

    def mark(self, *nodes: Node, width: float = 1.9, smooth: bool = False) -> None:
        """A line in the accent."""
        self.d.stroke(line(nodes, smooth), self.accent, width)

    def trace(self, data: str, width: float = 1.9, accent: bool = False) -> None:
        """The lines of an SVG path."""
        for run in trace(data):
            self.d.stroke(line(run), self.accent if accent else self.colour, width)

    def outline(self, shape: Shape, width: float = 1.9, accent: bool = False) -> None:
        self.d.stroke(shape, self.accent if accent else self.colour, width)

    def fill(self, shape: Shape, accent: bool = False) -> None:
        self.d.fill(shape, self.accent if accent else self.colour)


Icon = Callable[[Pen], None]
ICONS: dict[str, Icon] = {}
INKS = {"light": ("#f3ead6", palette.MOON), "ink": (palette.INK, palette.RED_INK)}


def icon(draw: Icon) -> Icon:
    """Register an icon under its function's name, in both inks."""
    name = draw.__name__.strip("_").replace("_", "-")
    ICONS[name] = draw
    for ink, (colour, accent) in INKS.items():

        def paint(d: Drawing, colour: str = colour, accent: str = accent) -> None:
            draw(Pen(d, colour, accent))

        register(f"icons/{name}-{ink}", 24, 24, paint, digits=2)
    return draw


# ---------------------------------------------------------------- the footboard's four


@icon
def library(p: Pen) -> None:
    """Books on a shelf, one leaning."""
    p.fill(rounded(2.6, 4.4, 5.2, 15, 0.8))
    p.fill(rounded(8.7, 6.2, 4.6, 13.2, 0.8))
    p.fill(polygon([(14.3, 6.6), (18, 5.5), (22, 18.2), (18.2, 19.4)]))
    for y in (7.4, 15.6):
        p.fill(rect(3.9, y, 2.6, 1.5), True)
    p.fill(rect(9.8, 9.6, 2.4, 1.4), True)
    p.fill(polygon([(15.9, 9.3), (18.2, 8.6), (18.6, 9.9), (16.3, 10.6)]), True)
    p.line((1.6, 21.2), (22.4, 21.2), width=1.7)


@icon
def statistics(p: Pen) -> None:
    """A rising curve between two axes."""
    p.line((3, 3), (3, 21), (22, 21))
    p.mark((5.6, 17.4), (10.4, 12.2), (14.2, 14.6), (20.2, 6.2))
    for x, y in ((10.4, 12.2), (14.2, 14.6), (20.2, 6.2)):
        p.fill(ellipse(x, y, 1.9), True)


@icon
def settings(p: Pen) -> None:
    """Three sliders."""
    for y, x in ((5.4, 8.2), (12, 16), (18.6, 10)):
        p.line((2, y), (x - 2.9, y))
        p.line((x + 2.9, y), (22, y))
        p.outline(ellipse(x, y, 2.7), 1.8, True)


@icon
def rules(p: Pen) -> None:
    """An open book."""
    p.trace(
        "M12 6.2C9 3.2 5 3 2 4.2L2 18.4C5 17.2 9 17.4 12 20.2C15 17.4 19 17.2 22 18.4"
        "L22 4.2C19 3 15 3.2 12 6.2L12 19.6",
        1.8,
    )
    for y in (7.8, 11):
        p.trace(
            f"M4.8 {y}Q7 {y - 0.3} 9.2 {y + 0.9}M19.2 {y}Q17 {y - 0.3} 14.8 {y + 0.9}", 1.5, True
        )


# ---------------------------------------------------------------- moving about


@icon
def back(p: Pen) -> None:
    """An arrow that turns back."""
    p.trace("M4 9.5L14.6 9.5C22 9.5 22 19.6 14.6 19.6L8 19.6")
    p.line((9.2, 4.2), (3.8, 9.5), (9.2, 14.8))


@icon
def help_(p: Pen) -> None:
    """A question mark."""
    p.trace("M7 8.6C7 1.8 17.4 1.8 17.2 8.2C17 12.2 12 12 12 15.8", 2.3)
    p.fill(ellipse(12, 20, 1.6))


@icon
def full_screen(p: Pen) -> None:
    """Four corners pointing outwards."""
    p.trace("M3.5 9V3.5H9M15 3.5H20.5V9M20.5 15V20.5H15M9 20.5H3.5V15", 2)


@icon
def window(p: Pen) -> None:
    """Four corners pointing inwards: leave full screen."""
    p.trace("M9 3.5V9H3.5M20.5 9H15V3.5M15 20.5V15H20.5M3.5 15H9V20.5", 2)


@icon
def menu(p: Pen) -> None:
    for y in (5.6, 12, 18.4):
        p.line((3.6, y), (20.4, y), width=2.1)


@icon
def more(p: Pen) -> None:
    """Three dots."""
    for x in (5, 12, 19):
        p.fill(ellipse(x, 12, 1.9))


@icon
def close(p: Pen) -> None:
    p.line((5, 5), (19, 19), width=2.1)
    p.line((19, 5), (5, 19), width=2.1)


@icon
def chevron_left(p: Pen) -> None:
    p.line((15.4, 4), (7.6, 12), (15.4, 20), width=2.2)


@icon
def chevron_right(p: Pen) -> None:
    p.line((8.6, 4), (16.4, 12), (8.6, 20), width=2.2)


@icon
def chevron_down(p: Pen) -> None:
    p.line((4, 8.6), (12, 16.4), (20, 8.6), width=2.2)


@icon
def chevron_up(p: Pen) -> None:
    p.line((4, 15.4), (12, 7.6), (20, 15.4), width=2.2)


@icon
def home(p: Pen) -> None:
    """A bed: back to the bedroom."""
    p.line((2.6, 5), (2.6, 20.4), width=2.1)
    p.line((21.4, 11), (21.4, 20.4), width=2.1)
    p.line((2.6, 17), (21.4, 17))
    p.trace("M2.6 12.4H21.4", 1.9)
    p.fill(rounded(4.6, 7.6, 6.4, 3.4, 1.6), True)


# ---------------------------------------------------------------- doing


@icon
def search(p: Pen) -> None:
    p.outline(ellipse(10.4, 10.4, 6.6), 2)
    p.line((15.4, 15.4), (21, 21), width=2.6)
    p.trace("M6.8 10.2C6.9 8.4 8.2 7.1 10 6.9", 1.3, True)


@icon
def trash(p: Pen) -> None:
    """A bin with its lid."""
    p.trace("M5.2 8.2L6.4 21.2H17.6L18.8 8.2")
    p.line((3.4, 6), (20.6, 5.4))
    p.trace("M9 5.6L9.6 3H14.2L15 5.4", 1.7)
    for x in (9.6, 14.4):
        p.line((x, 11.2), (12 + (x - 12) * 0.8, 18), width=1.6)


@icon
def undo(p: Pen) -> None:
    """An arrow bent back to the left."""
    p.trace("M5.2 10.6C9.6 3.4 20.8 5.8 20.6 13.6C20.4 18.4 16.6 20.6 12.6 20.4")
    p.line((4.4, 4.4), (4.6, 11.2), (11.4, 10.8))


@icon
def redo(p: Pen) -> None:
    p.trace("M18.8 10.6C14.4 3.4 3.2 5.8 3.4 13.6C3.6 18.4 7.4 20.6 11.4 20.4")
    p.line((19.6, 4.4), (19.4, 11.2), (12.6, 10.8))


@icon
def pencil(p: Pen) -> None:
    p.trace("M3.4 20.6L4.8 15.2L16.4 3.6C18 2.2 21.8 6 20.4 7.6L8.8 19.2Z", 1.8)
    p.line((14, 6), (18, 10), width=1.5)
    p.fill(polygon([(3.4, 20.6), (4.2, 17.4), (6.6, 19.8)]), True)


@icon
def plus(p: Pen) -> None:
    p.line((12, 4), (12, 20), width=2.2)
    p.line((4, 12), (20, 12), width=2.2)


@icon
def minus(p: Pen) -> None:
    p.line((4, 12), (20, 12), width=2.2)


@icon
def check(p: Pen) -> None:
    """A tick, drawn with a brush."""
    p.fill(brush([(3.6, 12.8), (6.6, 15.6), (9.4, 19.4)], 1.6, 2.6, 2.6))
    p.fill(brush([(9, 19.6), (13, 11.6), (20.6, 4)], 2.8, 2.4, 0.8))


@icon
def cross(p: Pen) -> None:
    """A cross, drawn with a brush."""
    p.fill(brush([(5, 4.6), (11.4, 11.6), (19.4, 19.4)], 1.2, 3, 1.4))
    p.fill(brush([(18.8, 4.4), (12.4, 12), (4.8, 19.8)], 1.2, 3, 1.4))


@icon
def warning(p: Pen) -> None:
    """A triangle with an exclamation mark."""
    p.trace("M12 3.2L21.8 20.4H2.2Z", 1.9)
    p.trace("M12 3.2L12.4 3.9", 1.9)
    p.mark((12, 9.4), (12, 14), width=2.2)
    p.fill(ellipse(12, 17.2, 1.3), True)


@icon
def info(p: Pen) -> None:
    p.outline(ellipse(12, 12, 9), 1.8)
    p.line((12, 11), (12, 17), width=2.1)
    p.fill(ellipse(12, 7.4, 1.4), True)


@icon
def export(p: Pen) -> None:
    """An arrow out of a tray."""
    p.trace("M3.4 14V20.6H20.6V14")
    p.line((12, 15.6), (12, 3.4))
    p.line((6.8, 8.4), (12, 3.2), (17.2, 8.4))


@icon
def import_(p: Pen) -> None:
    """An arrow into a tray."""
    p.trace("M3.4 14V20.6H20.6V14")
    p.line((12, 3.2), (12, 15.4))
    p.line((6.8, 10.4), (12, 15.6), (17.2, 10.4))


@icon
def copy(p: Pen) -> None:
    """Two sheets."""
    p.outline(rounded(3.4, 7.4, 11.6, 13.4, 1.4), 1.8)
    p.trace("M8 4.8V3.2H20.6V17.4H18", 1.8)


@icon
def lock(p: Pen) -> None:
    """A sealed thing."""
    p.outline(rounded(4.6, 10.6, 14.8, 10, 1.8), 1.9)
    p.trace("M8 10.4V7.4C8 2 16 2 16 7.4V10.4")
    p.fill(join(ellipse(12, 14.4, 1.5), rect(11.3, 14.6, 1.4, 3.4)), True)


@icon
def eye(p: Pen) -> None:
    p.trace("M1.8 12Q12 -0.6 22.2 12Q12 24.6 1.8 12Z", 1.8)
    p.fill(ellipse(12, 12, 3.3), True)


@icon
def seed(p: Pen) -> None:
    """A die: the deal's number."""
    p.outline(rounded(3.6, 3.6, 16.8, 16.8, 4), 1.9)
    for x, y in ((8.2, 8.2), (15.8, 8.2), (12, 12), (8.2, 15.8), (15.8, 15.8)):
        p.fill(ellipse(x, y, 1.5), (x, y) == (12, 12))


@icon
def clock(p: Pen) -> None:
    p.outline(ellipse(12, 12, 9.2), 1.9)
    p.mark((12, 6.4), (12, 12.4), (16, 14.8))


@icon
def sound(p: Pen) -> None:
    p.trace("M3 9.2H7L12.4 4.4V19.6L7 14.8H3Z", 1.8)
    p.trace("M15.8 8.4Q18.4 12 15.8 15.6M18.6 5.4Q23.2 12 18.6 18.6", 1.8, True)


@icon
def sound_off(p: Pen) -> None:
    p.trace("M3 9.2H7L12.4 4.4V19.6L7 14.8H3Z", 1.8)
    p.mark((16, 9), (22, 15))
    p.mark((22, 9), (16, 15))


# ---------------------------------------------------------------- replay


@icon
def play(p: Pen) -> None:
    shape = polygon([(7, 4.4), (19.6, 12), (7, 19.6)])
    p.fill(shape)
    p.outline(shape, 1.9)


@icon
def pause(p: Pen) -> None:
    p.fill(rounded(5.6, 4, 4.6, 16, 1.2))
    p.fill(rounded(13.8, 4, 4.6, 16, 1.2))


@icon
def step_forward(p: Pen) -> None:
    shape = polygon([(5, 5), (14.6, 12), (5, 19)])
    p.fill(shape)
    p.outline(shape, 1.6)
    p.fill(rounded(16.6, 4.2, 3.2, 15.6, 1))


@icon
def step_back(p: Pen) -> None:
    shape = polygon([(19, 5), (9.4, 12), (19, 19)])
    p.fill(shape)
    p.outline(shape, 1.6)
    p.fill(rounded(4.2, 4.2, 3.2, 15.6, 1))


@icon
def first(p: Pen) -> None:
    for x in (13.2, 21.4):
        shape = polygon([(x, 5.8), (x - 6.6, 12), (x, 18.2)])
        p.fill(shape)
        p.outline(shape, 1.2)
    p.fill(rounded(2, 4.6, 2.8, 14.8, 1))


@icon
def last(p: Pen) -> None:
    for x in (10.8, 2.6):
        shape = polygon([(x, 5.8), (x + 6.6, 12), (x, 18.2)])
        p.fill(shape)
        p.outline(shape, 1.2)
    p.fill(rounded(19.2, 4.6, 2.8, 14.8, 1))


@icon
def branch(p: Pen) -> None:
    """What if: the path forks."""
    p.line((5.4, 20.8), (5.4, 4))
    p.line((2, 7), (5.4, 3.4), (8.8, 7))
    p.trace("M5.4 17.6C5.4 12.4 18.2 15.4 18.2 9", 1.9, True)
    p.mark((14.8, 11.4), (18.2, 7.8), (21.6, 11.4))


# ---------------------------------------------------------------- who


PAWN = (
    "M4.6 21.4C4.6 14.6 7 12.8 9.4 12.2C5.4 9.4 7 2.8 12 2.8C17 2.8 18.6 9.4 14.6 12.2"
    "C17 12.8 19.4 14.6 19.4 21.4Z"
)


@icon
def person(p: Pen) -> None:
    """A pawn: a seat that is taken."""
    p.fill(path(PAWN))
    p.outline(path(PAWN), 1.4)


@icon
def person_free(p: Pen) -> None:
    """An outlined pawn: a seat that may be taken."""
    p.outline(path(PAWN), 1.7)


@icon
def computer(p: Pen) -> None:
    """A clockwork head: a computer player."""
    p.outline(rounded(4.4, 7, 15.2, 12.6, 3), 1.9)
    p.line((12, 6.8), (12, 3.6))
    p.fill(ellipse(12, 3, 1.6), True)
    for x in (9, 15):
        p.fill(ellipse(x, 12, 1.7), True)
    p.line((9, 16), (15, 16), width=1.5)
    p.line((1.8, 11), (1.8, 15.4))
    p.line((22.2, 11), (22.2, 15.4))


@icon
def oldest(p: Pen) -> None:
    """A cake with one candle: the oldest at the table."""
    p.outline(rounded(3.4, 12, 17.2, 8.6, 1.6), 1.9)
    p.trace("M3.6 15.4Q6 18 8.2 15.4Q10 18 12 15.4Q14 18 15.8 15.4Q18 18 20.4 15.4", 1.5)
    p.line((12, 11.6), (12, 8))
    p.fill(path("M12 7C9.6 5.6 11.2 3.4 12.2 1.6C14.2 3.8 14 5.8 12 7Z"), True)


@icon
def crown(p: Pen) -> None:
    """Who leads."""
    shape = polygon([(3, 7), (8, 12), (12, 4.6), (16, 12), (21, 7), (19, 19), (5, 19)])
    p.fill(shape)
    p.outline(shape, 1.4)
    for x, y in ((3, 6), (12, 3.6), (21, 6)):
        p.fill(ellipse(x, y, 1.6), True)


@icon
def goal(p: Pen) -> None:
    """A star: points."""
    p.fill(star(12, 12.4, 9.6, 5, 0.45))


@icon
def moon(p: Pen) -> None:
    """The dark theme."""
    outer = ellipse(12, 12, 9)
    p.fill(outer.difference(ellipse(16.4, 8.8, 8)))


@icon
def sun(p: Pen) -> None:
    """The paper theme."""
    p.fill(ellipse(12, 12, 4.6), True)
    for k in range(8):
        p.line(polar(12, 12, 7.4, k * 45), polar(12, 12, 10.2, k * 45))


# The footboard's four again, for the one under the pointer.
for _name in ("library", "eye", "settings", "rules"):

    def _lit(d: Drawing, draw: Icon = ICONS[_name]) -> None:
        draw(Pen(d, palette.MOON, "#f3ead6"))

    register(f"icons/{_name}-gold", 24, 24, _lit, digits=2)
