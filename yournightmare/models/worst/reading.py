"""The reading-out: guess beside truth, place by place, points counting up, the bonus last.

The rules read out a sheet in one decision; this opens what was read envelope by envelope. What is
still in its envelope is in no row (R-Y4, R-Y5).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.worst.decisions import FEARS
from yournightmare.games.worst.state import Reading
from yournightmare.models.people import NOBODY, Player
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.models.worst.cards import NO_CARD, Cards
from yournightmare.models.worst.sheet_rows import BoxesModel

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT = "WorstReading"


class EnvelopeRow(msgspec.Struct, frozen=True):
    """A place as guessed and as it is. The truth is empty and the verdict "" until it is open;
    then the verdict is "right" or "wrong"."""

    place: int
    guess_card: str
    guess_picture: str
    guess_title: str
    truth_card: str
    truth_picture: str
    truth_title: str
    is_open: bool
    verdict: str


class EnvelopesModel(RowsModel[EnvelopeRow]):
    """The four places, the worst fear first."""

    row_type = EnvelopeRow


@QmlElement
@QmlUncreatable("A table has the one reading.")
class WorstReading(QObject):  # type: ignore[operator]
    """The reading of one Evaluator. `isBegun` is false until the guess is read out."""

    changed = Signal()
    opened = Signal(int, str, arguments=["place", "verdict"])
    announced = Signal(str, arguments=["text"])
    done = Signal()

    def __init__(self, players: Sequence[Player], cards: Cards, parent: QObject) -> None:
        super().__init__(parent)
        self._players = players
        self._cards = cards
        self._evaluator = NOBODY
        self._reading: Reading | None = None
        self._opened = 0
        self._bonus_shown = False
        self._before = self._goal = 0
        self._rows = EnvelopesModel(self)
        self._boxes = BoxesModel(self)

    # For the table

    @property
    def reading(self) -> Reading | None:
        """What is being read out, or None before it has begun."""
        return self._reading

    @property
    def hidden_points(self) -> int:
        """Points the reading is worth that nobody has seen yet."""
        return self._reading.points - self._points() if self._reading else 0

    def wait_for(self, evaluator: int, points: int, goal: int) -> None:
        """It is this seat's turn to read; it has so many points."""
        self._begin(evaluator, None, points, goal)

    def begin(self, reading: Reading, points: int, goal: int, is_known: bool = False) -> None:
        """The guess is read out; `points` is the Evaluator's total before it.

        Where this truth was read out already (`is_known`), no envelope is left to open.
        """
        self._begin(reading.evaluator, reading, points, goal)
        if is_known:
            self._opened = FEARS
            self.lay_out()
            for row in self._rows.rows:
                self.opened.emit(row.place, row.verdict)
            if self._is_done():
                self.done.emit()

    def rest(self) -> None:
        """Nothing is read out."""
        self._begin(-1, None, 0, 0)

    def _begin(self, evaluator: int, reading: Reading | None, points: int, goal: int) -> None:
        self._evaluator = self._players[evaluator] if evaluator >= 0 else NOBODY
        self._reading = reading
        self._opened, self._bonus_shown = 0, False
        self._before, self._goal = points, goal
        self.lay_out()

    def lay_out(self) -> None:
        """Show what is open, in the language of the moment."""
        self._rows.show([self._row(place) for place in range(1, FEARS + 1)])
        points = self._points()
        shown = min(self._before + points, self._goal) - min(self._before, self._goal)
        self._boxes.lay_out(self._goal, self._before + points, shown)
        self.changed.emit()

    def _row(self, place: int) -> EnvelopeRow:
        reading = self._reading
        guess = self._cards.card(reading.guess[place - 1]) if reading else NO_CARD
        is_open = reading is not None and place <= self._opened
        truth = self._cards.card(reading.own[place - 1]) if reading and is_open else NO_CARD
        return EnvelopeRow(
            place,
            guess.card,
            guess.picture,
            guess.title,
            truth.card,
            truth.picture,
            truth.title,
            is_open,
            ("right" if truth.card == guess.card else "wrong") if is_open else "",
        )

    # What the table does together

    @Slot()
    def next(self) -> None:
        """Open the next envelope, or after the last one give the bonus."""
        if self._reading is None or self._is_done():
            return
        if self._opened < FEARS:
            self._opened += 1
        else:
            self._bonus_shown = True
        self.lay_out()
        self._tell()
        if self._is_done():
            self.done.emit()

    @Slot()
    def all(self) -> None:
        """Open all that is left."""
        while self._reading is not None and not self._is_done():
            self.next()

    def _tell(self) -> None:
        if self._bonus_shown:
            self.announced.emit(self._bonus_text())
            return
        row = self._rows.rows[self._opened - 1]
        self.opened.emit(row.place, row.verdict)
        if row.verdict == "right":
            text = QT_TRANSLATE_NOOP("WorstReading", "Place {place}: {truth}. Right!")
        else:
            text = QT_TRANSLATE_NOOP("WorstReading", "Place {place}: {truth}, not {guess}.")
        said = say(CONTEXT, text, place=row.place, truth=row.truth_title, guess=row.guess_title)
        self.announced.emit(said)

    # What the page binds to

    def _right(self) -> int:
        """Return how many open places are right."""
        return sum(row.verdict == "right" for row in self._rows.rows)

    def _points(self) -> int:
        reading = self._reading
        if reading is None:
            return 0
        pairs = zip(reading.guess[: self._opened], reading.own[: self._opened], strict=True)
        right = sum(guess == own for guess, own in pairs)
        return reading.points if self._bonus_shown else right

    def _is_done(self) -> bool:
        reading = self._reading
        if reading is None or self._opened < FEARS:
            return False
        return self._bonus_shown or reading.points == self._points()

    def _bonus_text(self) -> str:
        """Say how it stands with the one more for four right places."""
        if self._reading is None:
            return ""
        if self._bonus_shown:
            return say(CONTEXT, QT_TRANSLATE_NOOP("WorstReading", "All four right: one more!"))
        wrong = next((row.place for row in self._rows.rows if row.verdict == "wrong"), 0)
        if wrong:
            text = QT_TRANSLATE_NOOP(
                "WorstReading",
                # no line ends before the number
                "Four out of four would earn one more. Gone with place\u00a0{place}.",
            )
            return say(CONTEXT, text, place=wrong)
        return say(
            CONTEXT, QT_TRANSLATE_NOOP("WorstReading", "Four out of four would earn one more.")
        )

    def _target(self) -> Player:
        return self._players[self._reading.target] if self._reading else NOBODY

    isBegun = Property(bool, lambda self: self._reading is not None, notify=changed)
    isDone = Property(bool, _is_done, notify=changed)
    opensNext = Property(
        int,
        lambda self: self._opened + 1 if self._reading and self._opened < FEARS else 0,
        notify=changed,
    )
    evaluatorSeat = Property(int, lambda self: self._evaluator.seat, notify=changed)
    evaluatorName = Property(str, lambda self: self._evaluator.name, notify=changed)
    evaluatorSign = Property(str, lambda self: self._evaluator.sign, notify=changed)
    evaluatorFace = Property(str, lambda self: self._evaluator.face, notify=changed)
    targetSeat = Property(int, lambda self: self._target().seat, notify=changed)
    targetName = Property(str, lambda self: self._target().name, notify=changed)
    targetSign = Property(str, lambda self: self._target().sign, notify=changed)
    targetFace = Property(str, lambda self: self._target().face, notify=changed)
    points = Property(int, _points, notify=changed)
    right = Property(int, _right, notify=changed)
    bonusText = Property(str, _bonus_text, notify=changed)
    rows = Property(QObject, lambda self: self._rows, constant=True)
    boxes = Property(QObject, lambda self: self._boxes, constant=True)
