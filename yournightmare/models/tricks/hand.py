"""The hand that is seen now, and what is picked from it: one of the two ways a secret is shown.

It shows a seat's own view while the curtain is open for that seat, and nothing at all otherwise:
then `seat` is -1, no rows, every text empty.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.tricks import scoring
from yournightmare.games.tricks.cards import HAND, ZERO_TEN, held, value_of, worth_of
from yournightmare.games.tricks.decisions import Decision, PlayCards, PlayZeroTen
from yournightmare.games.tricks.state import Play, View
from yournightmare.models.people import NOBODY as NO_PLAYER
from yournightmare.models.people import Player
from yournightmare.models.rows import RowsModel
from yournightmare.models.tricks import words
from yournightmare.models.words import QT_TRANSLATE_NOOP, say

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT = "TricksHand"
NOBODY = -1
NOTHING = -1
UNSAID = -1


class HandRow(msgspec.Struct, frozen=True):
    """A card in the hand. `group` counts the values from the left, `place` the equal cards."""

    card: str
    value: int
    name: str
    is_picked: bool
    is_playable: bool
    group: int
    place: int
    group_size: int


NO_CARD: Final = HandRow(
    card="",
    value=NOTHING,
    name="",
    is_picked=False,
    is_playable=False,
    group=0,
    place=0,
    group_size=0,
)
"""A place at which no card is held now."""


class HandModel(RowsModel[HandRow]):
    """The hand: low values first, equal cards together, the 0/10 last.

    Behind them lie empty places, for to make a card anew whenever a hand is opened would hold up
    the page: as many as there are at a deal, or as there ever were, whosoever hand that was.
    """

    row_type = HandRow

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = [NO_CARD] * HAND

    @property
    def rows(self) -> Sequence[HandRow]:
        """The cards that are held."""
        return [row for row in self._rows if row.card]

    def show(self, rows: Sequence[HandRow]) -> None:
        """Show these cards, and empty places."""
        super().show([*rows, *[NO_CARD] * (len(self._rows) - len(rows))])


class CountRow(msgspec.Struct, frozen=True):
    """A play of so many of the value picked; for the 0/10 `count` is what is said (0 or 10).

    `draws` is how many cards it draws, `verdict` what it does to the trick.
    """

    count: int
    title: str
    worth_text: str
    verdict: str
    draws: int
    leads: bool
    is_picked: bool


class CountsModel(RowsModel[CountRow]):
    """What can be played of the value picked."""

    row_type = CountRow


@QmlElement
@QmlUncreatable("A table has the one hand.")
class TricksHand(QObject):  # type: ignore[operator]
    """A table's hand: `open` and `close` are the table's, the slots are the player's."""

    changed = Signal()
    announced = Signal(str, arguments=["text"])

    def __init__(
        self, players: Sequence[Player], play: Callable[[Decision], object], parent: QObject
    ) -> None:
        """`play` is called with a play that is complete."""
        super().__init__(parent)
        self._players = players
        self._play = play
        self._view: View | None = None
        self._seat = NOBODY
        self._may_play = False
        self._value = NOTHING
        self._count = 0
        self._said = UNSAID
        self._rows = HandModel(self)
        self._counts = CountsModel(self)

    # For the table

    def open(self, seat: int, view: View, may_play: bool) -> None:
        """Show a seat its own hand; `view` is that seat's. `may_play`: it is its turn."""
        if seat != self._seat or not may_play:
            self._value, self._count, self._said = NOTHING, 0, UNSAID
        self._seat, self._view, self._may_play = seat, view, may_play
        if self._value != NOTHING and self._count > len(self._of(self._value)):
            self._value, self._count, self._said = NOTHING, 0, UNSAID
        self.lay_out()

    def close(self) -> None:
        """Forget at once what was shown."""
        if self._seat == NOBODY:
            return
        self._seat, self._view, self._may_play = NOBODY, None, False
        self._value, self._count, self._said = NOTHING, 0, UNSAID
        self.lay_out()

    def set_players(self, players: Sequence[Player]) -> None:
        """Somebody else sits at a seat."""
        self._players = players

    def lay_out(self) -> None:
        """Show the hand as it stands, in the language of the moment."""
        self._rows.show(self._hand_rows())
        self._counts.show(self._count_rows())
        self.changed.emit()

    def _cards(self) -> tuple[str, ...]:
        if self._view is None:
            return ()
        hand = self._view.hands[self._seat]
        assert isinstance(hand, tuple), "one's own hand is never hidden"
        return hand

    def _of(self, value: int) -> tuple[str, ...]:
        return held(self._cards(), value)

    def _values(self) -> list[int]:
        """The values in the hand in the order shown, the 0/10 last."""
        return sorted({value_of(card) for card in self._cards()}, key=lambda v: v or 10)

    def _hand_rows(self) -> list[HandRow]:
        rows = []
        for group, value in enumerate(self._values()):
            cards = self._of(value)
            for place, card in enumerate(cards):
                is_picked = value == self._value and place < self._count
                rows.append(
                    HandRow(
                        card=card,
                        value=value,
                        name=words.monster(value),
                        is_picked=is_picked,
                        is_playable=self._may_play,
                        group=group,
                        place=place,
                        group_size=len(cards),
                    )
                )
        return rows

    def _count_rows(self) -> list[CountRow]:
        if self._value == NOTHING:
            return []
        if self._value == 0:
            return [self._said_row(0), self._said_row(10)]
        return [self._count_row(n) for n in range(1, len(self._of(self._value)) + 1)]

    def _said_row(self, said: int) -> CountRow:
        text = QT_TRANSLATE_NOOP("TricksHand", "say {said}")
        return CountRow(
            count=said,
            title=say(CONTEXT, text, said=said),
            worth_text=words.worth(10 * said),
            verdict=self._verdict(10 * said, 0),
            draws=0,
            leads=self._leads(10 * said),
            is_picked=said == self._said,
        )

    def _count_row(self, number: int) -> CountRow:
        worth = worth_of(self._value, number)
        assert self._view is not None
        draws = min(number - 1, self._view.pile_size)
        return CountRow(
            count=number,
            title=words.count(number),
            worth_text=words.worth(worth),
            verdict=self._verdict(worth, draws),
            draws=draws,
            leads=self._leads(worth),
            is_picked=number == self._count,
        )

    # What it is worth

    def _trick(self) -> tuple[Play, ...]:
        return self._view.trick if self._view else ()

    def _leads(self, worth: int) -> bool:
        return scoring.takes_lead(self._trick(), worth)

    def _outcome(self, worth: int) -> str:
        """Say what a play of that worth does to the trick as it lies (R-M6)."""
        trick = self._trick()
        if not trick:
            return say(CONTEXT, QT_TRANSLATE_NOOP("TricksHand", "begins the trick"))
        if self._leads(worth):
            return say(CONTEXT, QT_TRANSLATE_NOOP("TricksHand", "takes the lead"))
        text = QT_TRANSLATE_NOOP("TricksHand", "loses to {worth}")
        return say(CONTEXT, text, worth=words.worth(scoring.best(trick).worth))

    def _verdict(self, worth: int, draws: int) -> str:
        outcome = self._outcome(worth)
        if not draws:
            return outcome
        text = QT_TRANSLATE_NOOP("TricksHand", "{outcome}, draw {count}")
        return say(CONTEXT, text, outcome=outcome, count=words.count(draws))

    def _worth(self) -> int:
        if self._value == 0:
            return 10 * self._said if self._said != UNSAID else NOTHING
        return worth_of(self._value, self._count) if self._value != NOTHING else NOTHING

    def _preview(self) -> str:
        """Return the play and its worth: "3 × 8 = 3.8"."""
        worth = self._worth()
        if worth == NOTHING:
            return ""
        if self._value == 0 or self._count == 1:
            return words.worth(worth)
        text = QT_TRANSLATE_NOOP("TricksHand", "{count} × {value} = {worth}")
        return say(CONTEXT, text, count=self._count, value=self._value, worth=words.worth(worth))

    def _preview_verdict(self) -> str:
        worth = self._worth()
        return "" if worth == NOTHING else self._outcome(worth)

    def _picked_text(self) -> str:
        """Return what is picked in a few words: "three 8s"."""
        if self._value == NOTHING:
            return ""
        if self._value == 0:
            said = self._said if self._said != UNSAID else None
            if said is None:
                return words.value(0)
            return words.played(Play(self._seat, (ZERO_TEN,), 0, said))
        return words.cards(self._value, self._count)

    # Where Scared lies

    def _place(self) -> int:
        """Where the looker's Scared lies in the stack now; 0 if it is turned over, or not put."""
        if self._view is None:
            return 0
        place = self._view.scared[self._seat]
        return place if isinstance(place, int) else 0

    def _turns(self) -> int:
        """How many cards the winner would turn over if the looker played what is picked."""
        trick = self._trick()
        if self._value == 0:
            return 0
        if self._value != NOTHING:
            cards = self._of(self._value)[: self._count]
            trick = (*trick, Play(self._seat, cards, 0))
        return scoring.turns_of(trick)

    def _scared_text(self) -> str:
        place = self._place()
        if not place or self._view is None:
            return ""
        text = QT_TRANSLATE_NOOP("TricksHand", "Your Scared is card {place} of {left}.")
        if place == 1:
            text = QT_TRANSLATE_NOOP("TricksHand", "Your Scared lies on top.")
        return say(CONTEXT, text, place=place, left=self._view.left[self._seat])

    def _danger_text(self) -> str:
        """Say what winning this trick would do to the looker's stack, as the trick lies."""
        place, view = self._place(), self._view
        if not place or view is None or not (self._may_play or self._trick()):
            return ""
        turns = self._turns()
        if turns == 0:
            text = QT_TRANSLATE_NOOP("TricksHand", "Win this trick, and your bottom card moves up.")
            return say(CONTEXT, text)
        if turns >= place:
            put, under = view.put[self._seat], view.left[self._seat] - place
            if isinstance(put, int) and scoring.is_paranoia(put, under):
                text = QT_TRANSLATE_NOOP("TricksHand", "Win this trick, and it is Paranoia!")
                return say(CONTEXT, text)
            text = QT_TRANSLATE_NOOP("TricksHand", "Win this trick, and Scared turns up.")
            return say(CONTEXT, text)
        if turns == place - 1:
            text = QT_TRANSLATE_NOOP("TricksHand", "Win this trick, and it would lie on top.")
            return say(CONTEXT, text)
        text = QT_TRANSLATE_NOOP("TricksHand", "Win this trick, and you turn over {count}.")
        return say(CONTEXT, text, count=words.count(turns))

    def _is_dangerous(self) -> bool:
        return bool(self._place()) and 0 < self._place() <= self._turns()

    # What the player does

    @Slot(str)
    def pick(self, card: str) -> None:
        """Pick a card; one more of the same value with the next click, none after the last."""
        if self._may_play and card in self._cards():
            self.pickValue(value_of(card))

    @Slot(int)
    def pickValue(self, value: int) -> None:
        """Pick a value, 0 for the 0/10; once more for one card more, and none after the last.

        The 0/10 goes on from 0 to 10.
        """
        if not self._may_play or not self._of(value):
            return
        if value == 0:
            saids = {UNSAID: 0, 0: 10, 10: UNSAID}
            said = saids[self._said] if self._value == 0 else 0
            self._choose(0 if said != UNSAID else NOTHING, 1, said)
        elif value != self._value:
            self._choose(value, 1)
        elif self._count < len(self._of(value)):
            self._choose(value, self._count + 1)
        else:
            self._choose(NOTHING, 0)

    @Slot(int)
    def setCount(self, count: int) -> None:
        """Pick so many of the value picked; for the 0/10 say 0 or 10."""
        if not self._may_play or self._value == NOTHING:
            return
        if self._value == 0:
            self.chooseSaid(count)
        elif 1 <= count <= len(self._of(self._value)):
            self._choose(self._value, count)

    @Slot(int)
    def chooseSaid(self, said: int) -> None:
        """Pick the 0/10 and say which of the two it is."""
        if self._may_play and said in (0, 10) and self._of(0):
            self._choose(0, 1, said)

    @Slot(int)
    def step(self, by: int) -> None:
        """Pick the next value to the right (1) or to the left (-1)."""
        values = self._values()
        if not self._may_play or not values or by not in (-1, 1):
            return
        if self._value == NOTHING:
            chosen = values[0 if by > 0 else -1]
        else:
            chosen = values[(values.index(self._value) + by) % len(values)]
        self._choose(chosen, 1, 0 if chosen == 0 else UNSAID)

    @Slot(int)
    def more(self, by: int) -> None:
        """Pick one card more of the value picked (1) or one fewer (-1)."""
        if self._value == 0:
            self.chooseSaid(10 if by > 0 else 0)
        else:
            self.setCount(self._count + by)

    @Slot()
    def unpick(self) -> None:
        """Pick nothing."""
        if self._value != NOTHING:
            self._choose(NOTHING, 0)

    def choose(self, decision: Decision) -> None:
        """Pick a whole play, as a hint proposes it."""
        if isinstance(decision, PlayCards):
            self._choose(decision.value, decision.count)
        elif isinstance(decision, PlayZeroTen):
            self._choose(0, 1, decision.said)

    def _choose(self, value: int, count: int, said: int = UNSAID) -> None:
        self._value, self._count = value, count
        self._said = said
        self.lay_out()
        if value != NOTHING:
            text = QT_TRANSLATE_NOOP("TricksHand", "{cards}, worth {worth}: {verdict}")
            worth = words.worth(self._worth())
            verdict = self._preview_verdict()
            said_text = say(CONTEXT, text, cards=self._picked_text(), worth=worth, verdict=verdict)
            self.announced.emit(said_text)

    def decision(self) -> Decision | None:
        """Return the play that is picked, or None if it isn't complete."""
        if not self._may_play or self._value == NOTHING:
            return None
        if self._value:
            return PlayCards(self._seat, self._value, self._count)
        if self._said == UNSAID:
            return None
        return PlayZeroTen(self._seat, 10 if self._said else 0)

    @Slot()
    def play(self) -> None:
        """Play what is picked; what is missing is told."""
        if not self._may_play:
            return
        decision = self.decision()
        if decision is None:
            self.announced.emit(self._missing())  # the button says so too
            return
        self._play(decision)

    def _missing(self) -> str:
        if self._view is None or not self._may_play or self.decision() is not None:
            return ""
        return say(CONTEXT, QT_TRANSLATE_NOOP("TricksHand", "Pick a card, or several equal ones."))

    # What the page binds to

    def _player(self) -> Player:
        return self._players[self._seat] if self._seat != NOBODY else NO_PLAYER

    def _counts_title(self) -> str:
        if self._value == NOTHING:
            return ""
        if self._value == 0:
            return say(CONTEXT, QT_TRANSLATE_NOOP("TricksHand", "0 or 10?"))
        text = QT_TRANSLATE_NOOP("TricksHand", "How many {value}s?")
        return say(CONTEXT, text, value=self._value)

    rows = Property(QObject, lambda self: self._rows, constant=True)
    counts = Property(QObject, lambda self: self._counts, constant=True)
    seat = Property(int, lambda self: self._seat, notify=changed)
    name = Property(str, lambda self: self._player().name, notify=changed)
    sign = Property(str, lambda self: self._player().sign, notify=changed)
    character = Property(int, lambda self: max(0, self._seat), notify=changed)
    size = Property(int, lambda self: len(self._cards()), notify=changed)
    groups = Property(int, lambda self: len(self._values()), notify=changed)
    mayPlay = Property(bool, lambda self: self._may_play, notify=changed)
    pickedValue = Property(int, lambda self: self._value, notify=changed)
    pickedCount = Property(int, lambda self: self._count, notify=changed)
    said = Property(int, lambda self: self._said, notify=changed)
    asksSaid = Property(bool, lambda self: self._value == 0, notify=changed)
    pickedText = Property(str, _picked_text, notify=changed)
    countsTitle = Property(str, _counts_title, notify=changed)
    worthPreview = Property(str, _preview, notify=changed)
    worthVerdict = Property(str, _preview_verdict, notify=changed)
    leads = Property(bool, lambda self: self._leads(self._worth()), notify=changed)
    canPlay = Property(bool, lambda self: self.decision() is not None, notify=changed)
    missing = Property(str, _missing, notify=changed)
    scaredPlace = Property(int, _place, notify=changed)
    scaredText = Property(str, _scared_text, notify=changed)
    dangerText = Property(str, _danger_text, notify=changed)
    isDangerous = Property(bool, _is_dangerous, notify=changed)
