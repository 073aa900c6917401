"""The story of a game of several people: what everybody may know, one row a stretch of it.

People are called by their names, never "you", for all of them read it (H2). Events that are for
some eyes only are passed over (`seen_by`). Rows keep the events, to be told anew when the language
changes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

import msgspec
from PySide6.QtCore import QObject

from yournightmare.models.people import Player
from yournightmare.models.rows import RowsModel

Stretch = tuple[int, int]
"""The round, and the trick in it: 0 for what belongs to none."""


class Teller(ABC):
    """Tells the events of one game; each game has its own."""

    def __init__(self, players: Sequence[Player]) -> None:
        self._players = players

    @abstractmethod
    def _told(self, event: Any) -> str:
        """Return what is said of an event that is no secret; empty for what tells itself."""

    @abstractmethod
    def stretch(self, event: Any, now: Stretch) -> Stretch:
        """Return the stretch an event belongs to; `now` is that of the event before it."""

    def sentence(self, event: Any) -> str:
        """Return what everybody may hear of an event; empty for what tells itself or is secret."""
        return "" if event.seen_by is not None else self._told(event)

    def sentences(self, events: Iterable[Any]) -> str:
        """Return what everybody may hear of events, one sentence after the other."""
        return " ".join(said for said in map(self.sentence, events) if said)


class StoryRow(msgspec.Struct, frozen=True):
    """A stretch of the story. `step` is the number of decisions after which it began."""

    round: int
    trick: int
    step: int
    told: str


class _Heard(msgspec.Struct, frozen=True):
    stretch: Stretch
    step: int
    event: Any


class StoryModel(RowsModel[StoryRow]):
    """The log: stretches in order, the last one growing."""

    row_type = StoryRow

    def __init__(self, teller: Teller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._teller = teller
        self._heard: list[_Heard] = []
        self._stretch: Stretch = (0, 0)

    def clear(self) -> None:
        """Begin the story anew."""
        self._heard, self._stretch = [], (0, 0)
        self.retell()

    def use(self, teller: Teller) -> None:
        """Tell it by another teller: somebody else sits at a seat."""
        self._teller = teller
        self.retell()

    def hear(self, event: Any, step: int) -> str:
        """Add an event to the story and return its sentence."""
        self._stretch = self._teller.stretch(event, self._stretch)
        said = self._teller.sentence(event)
        if said:
            if self._heard and self._heard[-1].stretch == self._stretch:
                last = self.rows[-1]
                told = f"{last.told} {said}"
                self._replace(len(self.rows) - 1, msgspec.structs.replace(last, told=told))
            else:
                self.insert_row(len(self.rows), StoryRow(*self._stretch, step, said))
            self._heard.append(_Heard(self._stretch, step, event))
        return said

    def forget_after(self, step: int) -> None:
        """Forget what happened after that many decisions (R-A3)."""
        self._heard = [heard for heard in self._heard if heard.step <= step]
        self.retell()

    def retell(self) -> None:
        """Tell all in the language of the moment."""
        rows = []
        for _, heard in groupby(self._heard, key=lambda heard: heard.stretch):
            together = list(heard)
            told = self._teller.sentences([one.event for one in together])
            rows.append(StoryRow(*together[0].stretch, together[0].step, told))
        self.show(rows)
