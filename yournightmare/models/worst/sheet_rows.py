"""Rows of a Fear Meter: the places of a column, whom to guess, the boxes along its foot."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from yournightmare.games.worst.decisions import FEARS
from yournightmare.models.rows import RowsModel
from yournightmare.models.worst.cards import NO_CARD, Cards


class PlaceRow(msgspec.Struct, frozen=True):
    """A place of a column, 1 to 4, and the card there; texts are empty where none is."""

    place: int
    card: str
    picture: str
    title: str


class PlacesModel(RowsModel[PlaceRow]):
    """A column: the four places, the worst fear first (R-Y3)."""

    row_type = PlaceRow

    def lay_out(self, ranking: Sequence[str], cards: Cards) -> None:
        """Show a ranking, in which a card may be missing."""
        found = [cards.card(name) if name else NO_CARD for name in ranking]
        self.show(
            [PlaceRow(i, card.card, card.picture, card.title) for i, card in enumerate(found, 1)]
        )

    def clear(self) -> None:
        """Show four places with nothing on them."""
        self.show([PlaceRow(place, "", "", "") for place in range(1, FEARS + 1)])


class TargetRow(msgspec.Struct, frozen=True):
    """Somebody whose fears may be guessed; one who may not is told why (R-Y8)."""

    seat: int
    name: str
    sign: str
    face: str
    allowed: bool
    chosen: bool
    reason: str


class TargetsModel(RowsModel[TargetRow]):
    """The others at the table, in seat order."""

    row_type = TargetRow

    def clear(self, others: int) -> None:
        """Show so many who are nobody: their places are there when the next sheet is opened."""
        self.show([TargetRow(-1, "", "", "", allowed=True, chosen=False, reason="")] * others)


class BoxRow(msgspec.Struct, frozen=True):
    """A numbered box. `is_fresh`: ticked just now, in the reading that goes on (R-Y7)."""

    number: int
    is_ticked: bool
    is_fresh: bool


class BoxesModel(RowsModel[BoxRow]):
    """The boxes up to the winning number."""

    row_type = BoxRow

    def lay_out(self, target: int, ticked: int, fresh: int = 0) -> None:
        """Show so many boxes of `target` ticked; the last `fresh` of them just now."""
        ticked = min(ticked, target)
        self.show(
            [
                BoxRow(number, number <= ticked, ticked - fresh < number <= ticked)
                for number in range(1, target + 1)
            ]
        )


class NotedRow(msgspec.Struct, frozen=True):
    """A name in a yellow box (R-Y9)."""

    seat: int
    name: str
    sign: str


class NotedModel(RowsModel[NotedRow]):
    """The yellow boxes filled so far, the first round's first."""

    row_type = NotedRow
