"""The themes of the Fear cards: what a player may know of a card before anybody has ranked it.

The themes are printed on the cards, so they are no secret. Cards of one's own have none: about them
only a card met again tells anything.
"""

from __future__ import annotations

import tomllib
from functools import cache

from yournightmare.games.worst.themes import THEMES
from yournightmare.players.resources import resources


def themes_of(card: str) -> tuple[int, ...]:
    """Return the numbers of a card's one or two themes; none for a card of one's own."""
    return _themes().get(card, ())


def all_cards() -> tuple[str, ...]:
    """Return the ids of the cards that ship with the program, in the file's order."""
    return tuple(_themes())


@cache
def _themes() -> dict[str, tuple[int, ...]]:
    text = (resources() / "fears" / "fears.toml").read_text(encoding="utf-8")
    numbers = {theme: number for number, theme in enumerate(THEMES)}
    return {
        card: tuple(numbers[theme] for theme in line["themes"])
        for card, line in tomllib.loads(text)["fears"].items()
    }
