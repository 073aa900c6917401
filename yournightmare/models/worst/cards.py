"""What stands on the Fear cards of a game: title, themes and picture, by the card's id.

A deck of one's own and own cards have titles only (R-A5, R-Y11), even where one of them happens to
be spelled like the id of a card that comes with the program.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from yournightmare.games.worst.state import Options
from yournightmare.models import fearpictures
from yournightmare.models.worst import words
from yournightmare.sessions import fears

# Pages that show cards show their pictures: QML has to know that type before it reads them.
__all__ = ["NO_CARD", "Card", "Cards", "fearpictures"]


class Card(msgspec.Struct, frozen=True):
    """A card to show. `card` is what it is told from others by; `picture` is empty if it has none;
    `themes` is a text."""

    card: str = ""
    picture: str = ""
    title: str = ""
    themes: str = ""


NO_CARD = Card()


class Cards:
    """The cards of one game."""

    def __init__(self, options: Options) -> None:
        self._known: Mapping[str, fears.Fear] = {}
        if options.deck:
            ours = _ours()
            if all(card in ours for card in options.deck):
                self._known = ours

    def card(self, name: str) -> Card:
        """Return a card in the language of the moment; `NO_CARD` for an empty name."""
        fear = self._known.get(name)
        if fear is None:
            return Card(name, "", name, "")
        return Card(
            name, name, fear.titles.in_language(words.language()), words.themes(fear.themes)
        )

    def title(self, name: str) -> str:
        """Return a card's title."""
        return self.card(name).title


def _ours() -> Mapping[str, fears.Fear]:
    try:
        return fears.fears()
    except fears.FearsError:
        return {}  # a damaged installation: cards are called by their ids, and the game goes on
