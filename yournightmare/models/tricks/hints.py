"""What the best player would do: the chances of each decision open to the one who looks.

They are made from that seat's own view, so they are shown with its hand alone, and gone with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.tricks.decisions import Decision, PlaceScared, PlayCards, PlayZeroTen
from yournightmare.models.rows import RowsModel
from yournightmare.models.tricks import words
from yournightmare.models.words import QT_TRANSLATE_NOOP, decimal, say

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "TricksHints"
MOST: Final = 7
NOBODY: Final = -1


class HintRow(msgspec.Struct, frozen=True):
    """A decision and what may come of it; shares are 0 to 1, `trick` is -1 for a placing.

    `position` is where a placing hides Scared, 1 to 7 from the top, and 0 for a play.

    `game` is what the best player goes by, the chance to win the whole game: many points may be
    worth less than few that leave the others none. One place behind the point tells the best.
    """

    text: str
    told: str
    position: int
    trick: float
    scared: float
    paranoia: float
    points: float
    points_text: str
    game_text: str
    is_best: bool


class HintsModel(RowsModel[HintRow]):
    """The decisions, the best first."""

    row_type = HintRow


@QmlElement
@QmlUncreatable("A table has the one place for hints.")
class TricksHints(QObject):  # type: ignore[operator]
    """Empty until somebody asks; `isThinking` from then until the answer, closed if none comes."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._seat = NOBODY
        self._is_thinking = False
        self._outcomes: Sequence[Any] = ()
        self._total = 0
        self._rows = HintsModel(self)

    @property
    def seat(self) -> int:
        """Who has asked; -1 for nobody."""
        return self._seat

    def begin(self, seat: int) -> None:
        """A seat has asked."""
        self._seat, self._is_thinking, self._outcomes = seat, True, ()
        self.lay_out()

    def show(self, seat: int, outcomes: Sequence[Any]) -> None:
        """The answer is there, for the seat that has asked and looks still."""
        if seat != self._seat:
            return
        if not outcomes:
            self.close()
            return
        self._is_thinking, self._outcomes = False, outcomes[:MOST]
        self._total = len(outcomes)
        self.lay_out()

    def close(self) -> None:
        """Forget at once what was shown."""
        if self._seat != NOBODY:
            self._seat, self._is_thinking, self._outcomes = NOBODY, False, ()
            self.lay_out()

    def decision(self, row: int) -> Decision | None:
        """Return the decision in a row, or None."""
        if not 0 <= row < len(self._outcomes):
            return None
        found: Decision = self._outcomes[row].decision
        return found

    def lay_out(self) -> None:
        """Show the hints in the language of the moment."""
        self._rows.show([_row(one, i == 0) for i, one in enumerate(self._outcomes)])
        self.changed.emit()

    rows = Property(QObject, lambda self: self._rows, constant=True)
    # of how many decisions the rows are the best
    total = Property(int, lambda self: self._total, notify=changed)
    isThinking = Property(bool, lambda self: self._is_thinking, notify=changed)
    isOpen = Property(bool, lambda self: self._seat != NOBODY, notify=changed)


def _row(outcome: Any, is_best: bool) -> HintRow:
    is_play = not isinstance(outcome.decision, PlaceScared)
    points = decimal(outcome.points)
    # it may lie a hair beyond, for points count a little even where all is won or lost
    game = decimal(100 * min(1.0, max(0.0, outcome.worth)))
    text = QT_TRANSLATE_NOOP(
        "TricksHints",
        "Wins the game: {game} %. Finds Scared: {scared}. Points on average: {points}.",
    )
    if is_play:
        text = QT_TRANSLATE_NOOP(
            "TricksHints",
            "Wins the game: {game} %. Wins the trick: {trick}. Finds Scared: {scared}. "
            "Points on average: {points}.",
        )
    told = say(
        CONTEXT,
        text,
        trick=words.percent(outcome.trick),
        scared=words.percent(outcome.scared),
        points=points,
        game=game,
    )
    return HintRow(
        text=_decision_text(outcome.decision),
        told=told,
        position=0 if is_play else outcome.decision.position,
        trick=outcome.trick if is_play else -1.0,
        scared=outcome.scared,
        paranoia=outcome.paranoia,
        points=outcome.points,
        points_text=points,
        game_text=say(CONTEXT, QT_TRANSLATE_NOOP("TricksHints", "{game} %"), game=game),
        is_best=is_best,
    )


def _decision_text(decision: Decision) -> str:
    if isinstance(decision, PlaceScared):
        text = QT_TRANSLATE_NOOP("TricksHints", "Place {position}")
        return say(CONTEXT, text, position=decision.position)
    if isinstance(decision, PlayZeroTen):
        # in a narrow column
        return say(CONTEXT, QT_TRANSLATE_NOOP("TricksHints", "0/10 as {said}"), said=decision.said)
    assert isinstance(decision, PlayCards), "there is no advice on anything else"
    return words.cards(decision.value, decision.count)
