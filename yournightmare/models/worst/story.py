"""The sentences of Your Worst Nightmare; its story has one row a round."""

from __future__ import annotations

from collections.abc import Sequence

from yournightmare.games.worst import events as ev
from yournightmare.games.worst.decisions import Ranking
from yournightmare.models.people import Player
from yournightmare.models.story import Stretch, Teller
from yournightmare.models.words import QT_TRANSLATE_NOOP, named, say
from yournightmare.models.worst.cards import Cards

CONTEXT = "WorstStory"


class WorstTeller(Teller):
    """Tells the events of one game."""

    def __init__(self, players: Sequence[Player], cards: Cards) -> None:
        super().__init__(players)
        self._cards = cards

    def stretch(self, event: ev.Event, now: Stretch) -> Stretch:
        """Return the stretch an event belongs to: its round."""
        return (event.round, 0) if isinstance(event, ev.RoundBegan) else now

    def _told(self, event: ev.Event) -> str:
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
