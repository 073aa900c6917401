"""What is agreed before a game of Your Worst Nightmare: from the new-game sheet to options (R-Y11).

The deck comes by name: `all` and `family` are choices of the cards that come with the program,
`own:NAME` is a deck of one's own. A session holds the whole deck, so that it stays the same game
whatever becomes of the decks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from yournightmare.games.worst.state import Options
from yournightmare.models.rooms import whole_numbers
from yournightmare.sessions import feardecks, fears

WHOLE_BOX: Final = "all"
FAMILY: Final = "family"
OWN: Final = "own:"


def options_of(given: Mapping[str, Any]) -> Options:
    """Return the options. Raises `ValueError`: `FearDeckError` for a deck that can't be used.

    Keys, all of them optional: `deck`, `oldest` (a seat), `target` (points), `end` and `targets`
    (the rules' own words), `own_cards`.
    """
    values = whole_numbers(given)
    deck = str(values.pop("deck", WHOLE_BOX))
    if not values.get("own_cards"):
        values["deck"] = deck_of(deck)
    return msgspec.convert(values, Options)


def deck_of(name: str) -> tuple[str, ...]:
    """Return the cards of the deck of that name. Raises `FearDeckError` or `FearsError`."""
    if name in (WHOLE_BOX, FAMILY):
        return fears.deck(family_only=name == FAMILY)
    return feardecks.load_deck(name.removeprefix(OWN)).cards
