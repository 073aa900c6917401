"""The story of a game of Your Worst Nightmare: what everybody may know, one row a round.

People are called by their names, never "you", for all of them read it (H2). Events that are for
some eyes only are passed over (`seen_by`). Rows keep the events, to be told anew when the language
changes.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QObject

from yournightmare.games.worst import events as ev
from yournightmare.games.worst.decisions import Ranking
from yournightmare.models.people import Player
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, named, say
from yournightmare.models.worst.cards import Cards

CONTEXT = "WorstStory"


class Teller:
    """Tells the events of one game."""

    def __init__(self, players: Sequence[Player], cards: Cards) -> None:
        self._players = players
        self._cards = cards

    def sentence(self, event: ev.Event) -> str:
        """Return what everybody may hear of an event; empty for what tells itself or is secret."""
        if event.seen_by is not None:
            return ""
        if isinstance(event, ev.FearsTurned):
            text = QT_TRANSLATE_NOOP("WorstStory", "{name} turns over: {fears}.")
            return self._said(text, event.seat, fears=self._list(event.fears))
        if isinstance(event, ev.PileReshuffled):
            text = QT_TRANSLATE_NOOP(
                "WorstStory", "%n card(s) are shuffled and put under the pile.", None, 1
            )
            return say(CONTEXT, text, event.shuffled)
        if isinstance(event, ev.SheetSealed):
            return self._said(QT_TRANSLATE_NOOP("WorstStory", "{name} has sealed."), event.seat)
        if isinstance(event, ev.SheetReopened):
            text = QT_TRANSLATE_NOOP("WorstStory", "{name} opens the sheet again.")
            return self._said(text, event.seat)
        if isinstance(event, ev.GuessRead):
            text = QT_TRANSLATE_NOOP("WorstStory", "{name} on the fears of {target}: {fears}.")
            target = self._players[event.target].name
            return self._said(text, event.seat, target=target, fears=self._list(event.guess))
        if isinstance(event, ev.RankingRead):
            text = QT_TRANSLATE_NOOP("WorstStory", "The truth of {name}: {fears}.")
            return self._said(text, event.seat, fears=self._list(event.own))
        if isinstance(event, ev.PointsScored):
            return self._scored(event)
        return self._ended(event) if isinstance(event, ev.GameEnded) else ""

    def sentences(self, events: Sequence[ev.Event]) -> str:
        """Return what everybody may hear of events, one sentence after the other."""
        return " ".join(said for said in map(self.sentence, events) if said)

    def _scored(self, event: ev.PointsScored) -> str:
        text = QT_TRANSLATE_NOOP("WorstStory", "%n point(s) for {name}, {total} in all.", None, 1)
        name = self._players[event.seat].name
        return say(CONTEXT, text, event.points, name=name, total=event.total)

    def _ended(self, event: ev.GameEnded) -> str:
        first = [self._players[seat].name for seat, place in enumerate(event.places) if place == 1]
        text = QT_TRANSLATE_NOOP("WorstStory", "{names} wins with %n point(s).", None, 1)
        if len(first) > 1:
            text = QT_TRANSLATE_NOOP(
                "WorstStory", "{names} win together with %n point(s).", None, 1
            )
        return say(CONTEXT, text, max(event.points), names=named(first))

    def _said(self, text: str, seat: int, **fields: str) -> str:
        return say(CONTEXT, text, -1, name=self._players[seat].name, **fields)

    def _list(self, ranking: Ranking) -> str:
        return " · ".join(self._cards.title(card) for card in ranking)  # a title may hold commas


class StoryRow(msgspec.Struct, frozen=True):
    """One round of the story. `step` is the number of decisions after which it began."""

    round: int
    step: int
    told: str


class _Told(msgspec.Struct, frozen=True):
    round: int
    step: int
    event: ev.Event


class WorstStoryModel(RowsModel[StoryRow]):
    """The log: rounds in order, the last one growing."""

    row_type = StoryRow

    def __init__(self, teller: Teller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._teller = teller
        self._told: list[_Told] = []
        self._round = 0

    def clear(self) -> None:
        """Begin the story anew."""
        self._told, self._round = [], 0
        self.retell()

    def hear(self, event: ev.Event, step: int) -> str:
        """Add an event to the story and return its sentence."""
        if isinstance(event, ev.RoundBegan):
            self._round = event.round
        said = self._teller.sentence(event)
        if said:
            self._told.append(_Told(self._round, step, event))
            last = self.rows[-1] if self.rows else None
            if last is None or last.round != self._round:
                self.insert_row(len(self.rows), StoryRow(self._round, step, said))
            else:
                row = StoryRow(last.round, last.step, f"{last.told} {said}")
                self._replace(len(self.rows) - 1, row)
        return said

    def forget_after(self, step: int) -> None:
        """Forget what happened after that many decisions (R-A3)."""
        self._told = [told for told in self._told if told.step <= step]
        self.retell()

    def retell(self) -> None:
        """Tell all in the language of the moment."""
        rows: list[StoryRow] = []
        for told in self._told:
            said = self._teller.sentence(told.event)
            if rows and rows[-1].round == told.round:
                rows[-1] = StoryRow(told.round, rows[-1].step, f"{rows[-1].told} {said}")
            else:
                rows.append(StoryRow(told.round, told.step, said))
        self.show(rows)
