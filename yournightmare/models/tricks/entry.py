"""The score sheet's page for a round with real cards: who turned over Scared, what stacks showed.

All of it is public. What is typed lives here until it is entered, and may be corrected until the
round is closed (R-A5).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.tricks.decisions import (
    STACK,
    CloseRound,
    Decision,
    EnterRound,
    StackSeen,
)
from yournightmare.games.tricks.entry import points_of
from yournightmare.games.tricks.state import Awaiting, View
from yournightmare.models.people import Player
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, say

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT = "TricksEntry"
NOBODY = -1
UNTOLD = -2
MOST = STACK - 1
NOTHING_YET = StackSeen(0, 0)
"""What a stack brings that nobody has spoken of yet: no points."""


class EntryRow(msgspec.Struct, frozen=True):
    """A seat's stack as it is being entered: Undaunted before Scared, and under it.

    `asks` is false where nothing is to be entered; `points` is what the seat gets by it.
    """

    seat: int
    name: str
    sign: str
    character: int
    before: int
    under: int
    asks: bool
    is_finder: bool
    points: int
    total: int


class EntriesModel(RowsModel[EntryRow]):
    """The seats, to the left."""

    row_type = EntryRow


@QmlElement
@QmlUncreatable("A table has the one entry.")
class TricksEntry(QObject):  # type: ignore[operator]
    """What is being entered. `finder` is a seat, -1 for nobody, -2 as long as it isn't told."""

    changed = Signal()
    announced = Signal(str, arguments=["text"])
    refused = Signal(str, str, arguments=["reason", "clause"])

    def __init__(
        self, players: Sequence[Player], decide: Callable[[Decision], object], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._players = players
        self._decide = decide
        self._view: View | None = None
        self._entered: EnterRound | None = None
        self._round = 0
        self._finder = UNTOLD
        self._paranoia = False
        self._stacks = [NOTHING_YET] * len(players)
        self._rows = EntriesModel(self)

    # For the table

    def set_players(self, players: Sequence[Player]) -> None:
        """Somebody else sits at a seat."""
        self._players = players

    def lay_out(self, view: View) -> None:
        """Show the entry of the round that goes on; a new round begins with an empty one."""
        if view.round != self._round:
            self._round, self._finder, self._paranoia = view.round, UNTOLD, False
            self._stacks = [NOTHING_YET] * len(self._players)
        if view.entered is not None and view.entered != self._entered:
            entered = view.entered
            self._finder = NOBODY if entered.finder is None else entered.finder
            self._paranoia = entered.paranoia
            self._stacks = [
                seen or kept for seen, kept in zip(entered.stacks, self._stacks, strict=True)
            ]
        self._view, self._entered = view, view.entered
        self.say_anew()

    def say_anew(self) -> None:
        """Show what is being entered."""
        is_open = self._view is not None and self._view.awaiting is Awaiting.ENTRY
        decision = self._decision()
        points = points_of(decision) if decision else (NOBODY,) * len(self._players)
        self._rows.show([self._row(*row) for row in enumerate(points)] if is_open else [])
        self.changed.emit()

    def _row(self, seat: int, points: int) -> EntryRow:
        assert self._view is not None
        player, seen = self._players[seat], self._stacks[seat]
        return EntryRow(
            seat=seat,
            name=player.name,
            sign=player.sign,
            character=player.seat,
            before=seen.before,
            under=seen.under,
            asks=self._asks(seat),
            is_finder=seat == self._finder,
            points=points,
            total=self._view.points[seat] + max(0, points),
        )

    def _asks(self, seat: int) -> bool:
        return self._finder != UNTOLD and not self._paranoia and seat != self._finder

    # What the table enters

    @Slot(int)
    def setFinder(self, seat: int) -> None:
        """Say who turned over Scared in play: a seat, or -1 for nobody."""
        if NOBODY <= seat < len(self._players):
            self._finder = seat
            self._paranoia = self._paranoia and seat != NOBODY
            self.say_anew()

    @Slot(bool)
    def setParanoia(self, paranoia: bool) -> None:
        """Say whether it was Paranoia (R-M11)."""
        if self._finder >= 0:
            self._paranoia = paranoia
            self.say_anew()

    @Slot(int, int)
    def setBefore(self, seat: int, before: int) -> None:
        """Say how many Undaunted lay before Scared; the stack holds six of them at most."""
        if 0 <= seat < len(self._players) and 0 <= before <= MOST:
            under = min(self._stacks[seat].under, MOST - before)
            self._stacks[seat] = StackSeen(before, under)
            self.say_anew()

    @Slot(int, int)
    def setUnder(self, seat: int, under: int) -> None:
        """Say how many Undaunted lay under Scared."""
        if 0 <= seat < len(self._players) and 0 <= under <= MOST:
            before = min(self._stacks[seat].before, MOST - under)
            self._stacks[seat] = StackSeen(before, under)
            self.say_anew()

    def _decision(self) -> EnterRound | None:
        if self._view is None or self._finder == UNTOLD:
            return None
        seats = range(len(self._players))
        return EnterRound(
            self._view.holder,
            None if self._finder == NOBODY else self._finder,
            self._paranoia,
            tuple(self._stacks[seat] if self._asks(seat) else None for seat in seats),
        )

    def _is_entered(self) -> bool:
        return self._entered is not None and self._decision() == self._entered

    @Slot()
    def go_on(self) -> None:
        """Enter what is told; once it is entered, close the round."""
        decision = self._decision()
        if decision is None or self._view is None:
            text = QT_TRANSLATE_NOOP("TricksEntry", "Say who turned over Scared, or nobody.")
            self.refused.emit(say(CONTEXT, text), "MT-10.1")
        elif self._is_entered():
            self._decide(CloseRound(self._view.holder))
        else:
            self._decide(decision)

    # What the page binds to

    rows = Property(QObject, lambda self: self._rows, constant=True)
    finder = Property(int, lambda self: self._finder, notify=changed)
    paranoia = Property(bool, lambda self: self._paranoia, notify=changed)
    most = Property(int, lambda self: MOST, constant=True)
    isEntered = Property(bool, _is_entered, notify=changed)
