"""The sentences of the trick game; its story has one row a trick."""

from __future__ import annotations

from yournightmare.games.tricks import events as ev
from yournightmare.games.tricks.state import Play
from yournightmare.models.story import Stretch, Teller
from yournightmare.models.tricks import words
from yournightmare.models.words import QT_TRANSLATE_NOOP, named, say

CONTEXT = "TricksStory"


class TricksTeller(Teller):
    """Tells the events of one game."""

    def stretch(self, event: ev.Event, now: Stretch) -> Stretch:
        """Return the stretch an event belongs to: the deal, a trick, or the scoring."""
        if isinstance(event, ev.RoundBegan | ev.RoundEntered):
            return event.round, 0
        if isinstance(event, ev.TrickBegan):
            return now[0], event.trick
        return (now[0], 0) if isinstance(event, ev.StackShown | ev.Paranoia) else now

    def _told(self, event: ev.Event) -> str:
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
