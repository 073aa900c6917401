"""Where Scared is put: the other way a secret is shown, and only while the curtain is open.

Beside each position stands what it can win (R-M10, R-M11), and how often it would have found the
player in past rounds. A choice that isn't made yet lives in memory, one a seat and round, so that a
curtain that falls takes nothing away.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.tricks.decisions import STACK, PlaceScared
from yournightmare.games.tricks.scoring import points_at
from yournightmare.games.tricks.state import View
from yournightmare.models.people import NOBODY as NO_PLAYER
from yournightmare.models.people import Player
from yournightmare.models.rows import RowsModel
from yournightmare.models.tricks import words
from yournightmare.models.tricks.past import Past
from yournightmare.models.words import QT_TRANSLATE_NOOP, say

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT = "TricksPlacing"
NOBODY = -1
NOWHERE = 0

USUAL = 4
"""Where the card is held at first: in the middle."""


class PositionRow(msgspec.Struct, frozen=True):
    """A position, 1 (top) to 7. `least` and `most` are the points it brings if nothing goes wrong;
    `found` of `rounds` past rounds would have ended there, -1 without any.

    What it can win is the rule book's, and always there; the rest only for the one who looks.
    """

    position: int
    wins: str
    explained: str
    least: int
    most: int
    risk: str
    found: int
    rounds: int
    is_chosen: bool
    is_put: bool


class PositionsModel(RowsModel[PositionRow]):
    """The seven positions, from the top."""

    row_type = PositionRow


@QmlElement
@QmlUncreatable("A table has the one placing.")
class TricksPlacing(QObject):  # type: ignore[operator]
    """A table's placing: `open` and `close` are the table's, the slots are the player's."""

    changed = Signal()
    announced = Signal(str, arguments=["text"])

    def __init__(
        self, players: Sequence[Player], put: Callable[[PlaceScared], object], parent: QObject
    ) -> None:
        """`put` is called with a decision."""
        super().__init__(parent)
        self._players = players
        self._put = put
        self._seat = NOBODY
        self._chosen = NOWHERE
        self._put_at = NOWHERE
        self._past = Past()
        self._drafts: dict[tuple[int, int], int] = {}
        self._round = 0
        self._rows = PositionsModel(self)
        self.lay_out()

    # For the table

    def open(self, seat: int, view: View, past: Past) -> None:
        """Show a seat its own stack; `view` is that seat's."""
        put_at = view.put[seat]
        assert isinstance(put_at, int), "one's own Scared is never hidden"
        self._seat, self._round, self._past, self._put_at = seat, view.round, past, put_at
        self._drafts = {key: at for key, at in self._drafts.items() if key[1] == view.round}
        self._chosen = self._drafts.get((seat, view.round), put_at or USUAL)
        self.lay_out()

    def close(self) -> None:
        """Forget at once what was shown; what was chosen comes back when the seat looks again."""
        if self._seat == NOBODY:
            return
        self._seat, self._chosen, self._put_at, self._past = NOBODY, NOWHERE, NOWHERE, Past()
        self.lay_out()

    def forget(self) -> None:
        """Forget all choices: everything is placed."""
        self._drafts.clear()
        self.close()

    def set_players(self, players: Sequence[Player]) -> None:
        """Somebody else sits at a seat."""
        self._players = players

    def lay_out(self) -> None:
        """Show the positions as they stand, in the language of the moment."""
        self._rows.show([self._row(position) for position in range(1, STACK + 1)])
        self.changed.emit()

    def _row(self, position: int) -> PositionRow:
        least, most = points_at(position)
        found, rounds = self._past.found(position), self._past.rounds
        return PositionRow(
            position=position,
            wins=_wins(least, most),
            explained=_explained(position, most),
            least=least,
            most=most,
            risk=_risk(found, rounds),
            found=found if rounds else NOBODY,
            rounds=rounds,
            is_chosen=position == self._chosen,
            is_put=position == self._put_at,
        )

    # What the player does

    @Slot(int)
    def place(self, position: int) -> None:
        """Slide Scared to a position; nothing is decided yet."""
        if self._seat == NOBODY or not 1 <= position <= STACK or position == self._chosen:
            return
        self._chosen = position
        self._drafts[self._seat, self._round] = position
        self.lay_out()
        least, most = points_at(position)
        text = QT_TRANSLATE_NOOP("TricksPlacing", "Place {position}: {wins}. {explained}")
        said = say(
            CONTEXT,
            text,
            position=position,
            wins=_wins(least, most),
            explained=_explained(position, most),
        )
        self.announced.emit(said)

    @Slot(int)
    def move(self, by: int) -> None:
        """Slide Scared down (1) or up (-1)."""
        self.place(self._chosen + by)

    @Slot()
    def confirm(self) -> None:
        """Hide Scared where it is held (R-M3)."""
        if self._can_confirm():
            self._put(PlaceScared(self._seat, self._chosen))

    def _can_confirm(self) -> bool:
        return self._seat != NOBODY and self._chosen != self._put_at

    # What the page binds to

    def _player(self) -> Player:
        return self._players[self._seat] if self._seat != NOBODY else NO_PLAYER

    def _past_text(self) -> str:
        """Say what the figures beside the positions count."""
        if self._seat == NOBODY or not self._past.rounds:
            return ""
        text = QT_TRANSLATE_NOOP(
            "TricksPlacing", "in your last %n round(s) with {seats} at the table", None, 1
        )
        return say(CONTEXT, text, self._past.rounds, seats=words.count(len(self._players)))

    rows = Property(QObject, lambda self: self._rows, constant=True)
    seat = Property(int, lambda self: self._seat, notify=changed)
    name = Property(str, lambda self: self._player().name, notify=changed)
    sign = Property(str, lambda self: self._player().sign, notify=changed)
    character = Property(int, lambda self: max(0, self._seat), notify=changed)
    position = Property(int, lambda self: self._chosen, notify=changed)
    putAt = Property(int, lambda self: self._put_at, notify=changed)
    hasPlaced = Property(bool, lambda self: self._put_at != NOWHERE, notify=changed)
    canConfirm = Property(bool, _can_confirm, notify=changed)
    pastText = Property(str, _past_text, notify=changed)


def _wins(least: int, most: int) -> str:
    if least == most:
        return str(most)
    text = QT_TRANSLATE_NOOP("TricksPlacing", "{least} or {most}")
    return say(CONTEXT, text, least=least, most=most)


def _explained(position: int, most: int) -> str:
    if position == STACK:
        text = QT_TRANSLATE_NOOP(
            "TricksPlacing", "Paranoia: turn over all seven, and only you score"
        )
        return say(CONTEXT, text)
    if position == 1:
        text = QT_TRANSLATE_NOOP("TricksPlacing", "{points}, as long as you turn over nothing")
        return say(CONTEXT, text, points=most)
    text = QT_TRANSLATE_NOOP("TricksPlacing", "{points} if you turn over exactly {count}")
    return say(CONTEXT, text, points=most, count=words.count(position - 1))


def _risk(found: int, rounds: int) -> str:
    if not rounds:
        return ""
    text = QT_TRANSLATE_NOOP("TricksPlacing", "{found} of {rounds}")
    return say(CONTEXT, text, found=found, rounds=rounds)
