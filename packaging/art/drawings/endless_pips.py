"""Endless Nightmare: the pips of small dice, and where the Shadow could come to stand."""

from __future__ import annotations

from functools import partial

from art import palette
from art.drawing import Drawing
from art.registry import drawing, register
from art.shapes import ellipse, grow, pile, rounded

INK = "#1f1a2b"  # dark enough on paper and gold, also for those who want more contrast
PIPS = {
    1: (4,),
    2: (0, 8),
    3: (0, 4, 8),
    4: (0, 2, 6, 8),
    5: (0, 2, 4, 6, 8),
    6: (0, 2, 3, 5, 6, 8),
}


def pips(eyes: int, d: Drawing) -> None:
    """The pips of a face, and nothing else."""
    places = [(24 * (1 + n % 3), 24 * (1 + n // 3)) for n in PIPS[eyes]]
    d.fill(pile(*(ellipse(x, y, 9.2) for x, y in places)), INK)


for number in PIPS:
    register(f"endless/pips-{number}", 96, 96, partial(pips, number), digits=2)


def shadow_ghost(d: Drawing, ground: str, edge: str) -> None:
    """Where the Shadow could creep: its place on a stone, and two eyes."""
    place = rounded(5, 6.6, 62, 46.8, 26)
    d.fill(place, ground, 0.5)
    d.fill(place.difference(grow(place, -2)), edge)
    for x in (25.8, 46.2):
        d.fill(rounded(x - 6, 26.1, 12, 7.8, 3.9), "#f8f0dd")
        d.fill(ellipse(x, 30, 2.15, 3.5), "#171226")


@drawing("endless/shadow-ghost", 72, 60, digits=2)
def shadow_ghost_by_night(d: Drawing) -> None:
    """By night."""
    shadow_ghost(d, palette.DEEP, "#a99bd6")


@drawing("endless/shadow-ghost-light", 72, 60, digits=2)
def shadow_ghost_by_day(d: Drawing) -> None:
    """By day, in ink."""
    shadow_ghost(d, "#4a3f2a", "#4d3f78")
