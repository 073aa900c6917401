"""The story of a game: what everybody may know, one row a trick.

People are called by their names, never "you", for all of them read it (H2). Events that are for
some eyes only are passed over (`seen_by`). Rows keep the events, to be told anew when the language
changes.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QObject

from yournightmare.games.tricks import events as ev
from yournightmare.games.tricks.state import Play
from yournightmare.models.people import Player
from yournightmare.models.rows import RowsModel
from yournightmare.models.tricks import words
from yournightmare.models.words import QT_TRANSLATE_NOOP, named, say

CONTEXT = "TricksStory"


class Teller:
    """Tells the events of one game."""

    def __init__(self, players: Sequence[Player]) -> None:
        self._players = players

    def sentence(self, event: ev.Event) -> str:
        """Return what everybody may hear of an event; empty for what tells itself or is secret."""
        if event.seen_by is not None:
            return ""
        if isinstance(event, ev.StartCardGiven):
            text = QT_TRANSLATE_NOOP("TricksStory", "{name} has the start card.")
            return self._said(text, event.seat)
        if isinstance(event, ev.RoundBegan):
            text = QT_TRANSLATE_NOOP("TricksStory", "Round {round}: {name} deals nine each.")
            return self._said(text, event.holder, round=event.round)
        if isinstance(event, ev.ScaredPlaced):
            text = QT_TRANSLATE_NOOP("TricksStory", "{name} has placed Scared.")
            if event.again:
                text = QT_TRANSLATE_NOOP("TricksStory", "{name} has placed Scared anew.")
            return self._said(text, event.seat)
        if isinstance(event, ev.TrickBegan):
            text = QT_TRANSLATE_NOOP("TricksStory", "Trick {trick}.")
            return say(CONTEXT, text, trick=event.trick)
        if isinstance(event, ev.SeatPassed):
            text = QT_TRANSLATE_NOOP("TricksStory", "{name} has no cards and is passed over.")
            return self._said(text, event.seat)
        if isinstance(event, ev.CardsPlayed):
            return self._played(event)
        return self._told_of_cards(event) or self._told_of_points(event)

    def sentences(self, events: Sequence[ev.Event]) -> str:
        """Return what everybody may hear of events, one sentence after the other."""
        return " ".join(said for said in map(self.sentence, events) if said)

    def _played(self, event: ev.CardsPlayed) -> str:
        cards = words.played(Play(event.seat, event.cards, event.worth, event.said))
        text = QT_TRANSLATE_NOOP("TricksStory", "{name} plays {cards}.")
        if len(event.cards) > 1:
            text = QT_TRANSLATE_NOOP("TricksStory", "{name} plays {cards}, worth {worth}.")
        return self._said(text, event.seat, cards=cards, worth=words.worth(event.worth))

    def _told_of_cards(self, event: ev.Event) -> str:
        if isinstance(event, ev.CardsDrawn):
            text = QT_TRANSLATE_NOOP("TricksStory", "{name} draws %n card(s).", None, 1)
            if not event.count:
                text = QT_TRANSLATE_NOOP("TricksStory", "The pile is empty: {name} draws nothing.")
            name = self._players[event.seat].name
            return say(CONTEXT, text, event.count, name=name)
        if isinstance(event, ev.TrickWon):
            text = QT_TRANSLATE_NOOP("TricksStory", "{name} wins the trick.")
            return self._said(text, event.seat)
        if isinstance(event, ev.BottomMoved):
            text = QT_TRANSLATE_NOOP(
                "TricksStory", "{name} puts the bottom card of the stack on top, unseen."
            )
            return self._said(text, event.seat)
        if isinstance(event, ev.CardTurned):
            text = QT_TRANSLATE_NOOP("TricksStory", "{name} turns over Undaunted.")
            if event.scared:
                text = QT_TRANSLATE_NOOP("TricksStory", "{name} turns over Scared!")
            return self._said(text, event.seat)
        return ""

    def _told_of_points(self, event: ev.Event) -> str:
        if isinstance(event, ev.Paranoia):
            text = QT_TRANSLATE_NOOP(
                "TricksStory", "Paranoia! Scared was the last card of {name}. Nobody else scores."
            )
            return self._said(text, event.seat)
        if isinstance(event, ev.StackShown):
            text = QT_TRANSLATE_NOOP(
                "TricksStory", "Scared of {name} lies at {position}: %n point(s).", None, 1
            )
            name = self._players[event.seat].name
            return say(CONTEXT, text, event.points, name=name, position=event.position)
        if isinstance(event, ev.RoundEntered):
            return self._entered(event)
        if isinstance(event, ev.RoundScored):
            best = max(event.totals)
            names = [self._players[s].name for s, total in enumerate(event.totals) if total == best]
            text = QT_TRANSLATE_NOOP(
                "TricksStory", "After round {round} {names} leads with %n point(s).", None, 1
            )
            if len(names) > 1:
                text = QT_TRANSLATE_NOOP(
                    "TricksStory", "After round {round} {names} lead with %n point(s).", None, 1
                )
            return say(CONTEXT, text, best, round=event.round, names=named(names))
        return self._ended(event) if isinstance(event, ev.GameEnded) else ""

    def _entered(self, event: ev.RoundEntered) -> str:
        if event.finder is None:
            text = QT_TRANSLATE_NOOP(
                "TricksStory", "Round {round} is entered: nobody turned over Scared."
            )
            return say(CONTEXT, text, round=event.round)
        text = QT_TRANSLATE_NOOP("TricksStory", "Round {round} is entered: {name} found Scared.")
        return self._said(text, event.finder, round=event.round)

    def _ended(self, event: ev.GameEnded) -> str:
        best = max(event.totals)
        first = [self._players[s].name for s, total in enumerate(event.totals) if total == best]
        text = QT_TRANSLATE_NOOP("TricksStory", "{names} wins with %n point(s).", None, 1)
        if len(first) > 1:
            text = QT_TRANSLATE_NOOP(
                "TricksStory", "{names} win together with %n point(s).", None, 1
            )
        return say(CONTEXT, text, best, names=named(first))

    def _said(self, text: str, seat: int, **fields: object) -> str:
        return say(CONTEXT, text, -1, name=self._players[seat].name, **fields)


class StoryRow(msgspec.Struct, frozen=True):
    """A stretch of the story: the deal, a trick, or the scoring.

    `trick` is 0 but for a trick; `step` is the number of decisions after which it began.
    """

    round: int
    trick: int
    step: int
    told: str


class _Told(msgspec.Struct, frozen=True):
    round: int
    trick: int
    step: int
    event: ev.Event


class TricksStoryModel(RowsModel[StoryRow]):
    """The log: stretches in order, the last one growing."""

    row_type = StoryRow

    def __init__(self, teller: Teller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._teller = teller
        self._told: list[_Told] = []
        self._round = 0
        self._trick = 0

    def clear(self) -> None:
        """Begin the story anew."""
        self._told, self._round, self._trick = [], 0, 0
        self.retell()

    def use(self, teller: Teller) -> None:
        """Tell it by another teller: somebody else sits at a seat."""
        self._teller = teller
        self.retell()

    def hear(self, event: ev.Event, step: int) -> str:
        """Add an event to the story and return its sentence."""
        if isinstance(event, ev.RoundBegan | ev.RoundEntered):
            self._round, self._trick = event.round, 0
        elif isinstance(event, ev.TrickBegan):
            self._trick = event.trick
        elif isinstance(event, ev.StackShown | ev.Paranoia):
            self._trick = 0
        said = self._teller.sentence(event)
        if said:
            self._told.append(_Told(self._round, self._trick, step, event))
            last = self.rows[-1] if self.rows else None
            if last is None or (last.round, last.trick) != (self._round, self._trick):
                row = StoryRow(self._round, self._trick, step, said)
                self.insert_row(len(self.rows), row)
            else:
                row = StoryRow(last.round, last.trick, last.step, f"{last.told} {said}")
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
            if rows and (rows[-1].round, rows[-1].trick) == (told.round, told.trick):
                before = rows[-1]
                rows[-1] = StoryRow(
                    before.round, before.trick, before.step, f"{before.told} {said}"
                )
            else:
                rows.append(StoryRow(told.round, told.trick, told.step, said))
        self.show(rows)
