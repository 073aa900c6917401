"""The Fear Meter that is open now: the one object through which a secret reaches the screen.

It shows a draft while the curtain is open for its seat. Otherwise `seat` is -1, every place free
and nobody chosen; the sheet of whoever writes next lies ready with what all may know of it: whose
it is, who can be guessed at, the boxes along its foot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.worst.decisions import SealSheet
from yournightmare.games.worst.state import View
from yournightmare.models.people import NOBODY as NO_PLAYER
from yournightmare.models.people import Player
from yournightmare.models.words import QT_TRANSLATE_NOOP, named, say
from yournightmare.models.worst.cards import Cards
from yournightmare.models.worst.draft import COLUMNS, NOBODY, Draft
from yournightmare.models.worst.sheet_rows import (
    BoxesModel,
    NotedModel,
    NotedRow,
    PlacesModel,
    TargetRow,
    TargetsModel,
)

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT = "WorstSheet"


@QmlElement
@QmlUncreatable("A table has the one sheet.")
class WorstSheet(QObject):  # type: ignore[operator]
    """A table's sheet: `open` and `close` are the table's, the slots are the writer's."""

    changed = Signal()
    targetChanged = Signal()
    writerChanged = Signal()  # the half of the sheet that everybody may know
    written = Signal()  # a change by the writer; opening and closing is the table's own doing
    announced = Signal(str, arguments=["text"])
    refused = Signal(str, str, arguments=["reason", "clause"])

    def __init__(
        self,
        players: Sequence[Player],
        cards: Cards,
        goal: int,
        seal: Callable[[SealSheet], object],
        parent: QObject,
    ) -> None:
        """`goal` is the winning number; `seal` is called with a sheet that is complete."""
        super().__init__(parent)
        self._players = players
        self._cards = cards
        self._goal = goal
        self._seal = seal
        self._seat = NOBODY
        self._writer = NOBODY
        self._draft: Draft | None = None
        self._told_target = NOBODY
        self._open_targets: tuple[int, ...] = ()
        self._filled = 0
        self._own = PlacesModel(self)
        self._guess = PlacesModel(self)
        self._targets = TargetsModel(self)
        self._boxes = BoxesModel(self)
        self._noted = NotedModel(self)
        self._own.clear()
        self._guess.clear()
        self.lay_ready(NOBODY, None, ())

    # For the table

    @property
    def draft(self) -> Draft | None:
        """What is being written, while the sheet is open."""
        return self._draft

    def lay_ready(self, seat: int, view: View | None, open_targets: Sequence[int]) -> None:
        """Lay a seat's sheet on the table, face down: only what is public of it (R-Y7, R-Y8, R-Y9).

        `view` may be the public's; `open_targets` are whom the seat may choose. `NOBODY`: no sheet.
        """
        self._writer, self._open_targets = seat, tuple(open_targets)
        if view is None or seat == NOBODY:
            self._boxes.lay_out(self._goal, 0)
            self._noted.show([])
        else:
            self._boxes.lay_out(view.options.target, view.points[seat])
            self._noted.show([_noted(self._players[other]) for other in view.boxes[seat]])
        self._lay_out_targets()
        self.writerChanged.emit()

    def open(self, seat: int, draft: Draft, view: View, open_targets: Sequence[int]) -> None:
        """Show a seat its own draft. `view` is that seat's; `open_targets` whom it may choose."""
        if (seat, tuple(open_targets)) != (self._writer, self._open_targets):
            self.lay_ready(seat, view, open_targets)
        self._seat, self._draft, self._filled = seat, draft, 0
        if draft.now.target not in self._open_targets and len(self._open_targets) == 1:
            draft.choose(self._open_targets[0])
        self._lay_out_draft()

    def close(self) -> None:
        """Forget at once what was shown."""
        if self._seat != NOBODY:
            self._seat, self._draft = NOBODY, None
            self._lay_out_draft()

    def lay_out(self) -> None:
        """Show the sheet as it stands, in the language of the moment."""
        self._lay_out_draft()
        self._lay_out_targets()
        self.writerChanged.emit()

    def _lay_out_draft(self) -> None:
        draft = self._draft
        if draft is None:
            self._own.clear()
            self._guess.clear()
        else:
            self._own.lay_out(draft.now.own, self._cards)
            self._guess.lay_out(draft.now.guess, self._cards)
        target = self._target_player().seat
        if target != self._told_target:
            self._told_target = target
            self._lay_out_targets()
            self.targetChanged.emit()
        self.changed.emit()

    def _lay_out_targets(self) -> None:
        if self._writer == NOBODY:
            self._targets.clear(len(self._players) - 1)
            return
        self._targets.show(
            [self._target(player) for player in self._players if player.seat != self._writer]
        )

    def _target(self, player: Player) -> TargetRow:
        allowed = player.seat in self._open_targets
        return TargetRow(
            seat=player.seat,
            name=player.name,
            sign=player.sign,
            face=player.face,
            allowed=allowed,
            chosen=self._draft is not None and player.seat == self._draft.now.target,
            reason="" if allowed else self._reason(player.name),
        )

    def _reason(self, name: str) -> str:
        """Say why somebody can't be chosen: the others come first (R-Y8)."""
        first = named([self._players[seat].name for seat in self._open_targets])
        text = QT_TRANSLATE_NOOP("WorstSheet", "{name} was guessed already. First comes {others}.")
        if len(self._open_targets) > 1:
            text = QT_TRANSLATE_NOOP(
                "WorstSheet", "{name} was guessed already. First come {others}."
            )
        return say(CONTEXT, text, name=name, others=first)

    # What the writer does

    @Slot(str, str, int)
    def put(self, column: str, card: str, place: int) -> None:
        """Put a card at a place of a column; what lies there changes places with it."""
        draft = self._draft
        if draft is None:
            return
        if not draft.put(column, card, place):
            return
        if column == draft.column == COLUMNS[0] and "" not in draft.now.own:
            draft.column = COLUMNS[1]
        self._write()
        text = QT_TRANSLATE_NOOP("WorstSheet", "{card}: place {place}")
        self.announced.emit(say(CONTEXT, text, card=self._cards.title(card), place=place))

    @Slot(str, int, result=bool)
    def putNext(self, card: str, place: int) -> bool:
        """Put a card at a place of the column being written, by a number. False if it is swallowed.

        Whoever presses 1 2 3 4 has not heard that the fourth went to its place by itself; that
        number doesn't count for the other column. In the column where the fourth lies it writes
        the fourth where it is: the focus has gone on to it.
        """
        draft = self._draft
        if draft is None:
            return False
        by_itself, self._filled = self._filled, 0
        if place == by_itself and draft.column == COLUMNS[1]:
            return False
        column, were = draft.column, draft.open_in(draft.column)
        self.put(column, card, place)
        if draft.column != column:
            # the last card went to the last place by itself
            self._filled = next((other for other in were if other != place), 0)
        return True

    @Slot(str, int)
    def lift(self, column: str, place: int) -> None:
        """Take a card away from its place."""
        if self._draft is not None and self._draft.lift(column, place):
            self._draft.column = column
            self._write()

    @Slot(str)
    def setColumn(self, column: str) -> None:
        """Say in which column the keys 1 to 4 put."""
        if self._draft is not None and column in COLUMNS and column != self._draft.column:
            self._draft.column = column
            self.changed.emit()
            self.written.emit()

    @Slot(int)
    def chooseTarget(self, seat: int) -> None:
        """Choose whose fears to guess; one who can't be chosen is told why."""
        draft = self._draft
        if draft is None or seat == self._seat or not 0 <= seat < len(self._players):
            return
        name = self._players[seat].name
        if seat not in self._open_targets:
            self.refused.emit(self._reason(name), "WN-4.2")
            return
        draft.choose(seat)
        if "" not in draft.now.own:
            draft.column = COLUMNS[1]
        self._write()
        text = QT_TRANSLATE_NOOP("WorstSheet", "The fears of {name}")
        self.announced.emit(say(CONTEXT, text, name=name))

    @Slot()
    def undo(self) -> None:
        """Undo the last change on this sheet."""
        if self._draft is not None and self._draft.undo():
            self._write()

    @Slot()
    def seal(self) -> None:
        """Seal the sheet (R-Y3); what is still missing is told."""
        draft, seat = self._draft, self._seat
        if draft is None:
            return
        if not self._can_seal():
            self.refused.emit(self._missing(), "WN-3.3")
            return
        self._seal(SealSheet(seat, draft.now.own, draft.now.target, draft.now.guess))

    def _write(self) -> None:
        self._filled = 0
        self._lay_out_draft()
        self.written.emit()

    # What the page binds to

    def _can_seal(self) -> bool:
        draft = self._draft
        return (
            draft is not None and not draft.open_places and draft.now.target in self._open_targets
        )

    def _reasons(self) -> str:
        """Say why those can't be chosen who are grey, all in one sentence."""
        if self._writer == NOBODY:
            return ""
        shut = (self._writer, *self._open_targets)
        grey = [player.name for player in self._players if player.seat not in shut]
        if len(grey) < 2:
            return self._reason(grey[0]) if grey else ""
        text = QT_TRANSLATE_NOOP(
            "WorstSheet", "{names} were guessed already. First comes {others}."
        )
        if len(self._open_targets) > 1:
            text = QT_TRANSLATE_NOOP(
                "WorstSheet", "{names} were guessed already. First come {others}."
            )
        others = named([self._players[seat].name for seat in self._open_targets])
        return say(CONTEXT, text, names=named(grey), others=others)

    def _missing(self) -> str:
        draft = self._draft
        if draft is None or self._can_seal():
            return ""
        if draft.now.target not in self._open_targets:
            return say(CONTEXT, QT_TRANSLATE_NOOP("WorstSheet", "Whose fears will you guess?"))
        text = QT_TRANSLATE_NOOP("WorstSheet", "%n place(s) still open", None, 1)
        return say(CONTEXT, text, draft.open_places)

    def _player(self) -> Player:
        return self._players[self._writer] if self._writer != NOBODY else NO_PLAYER

    def _target_player(self) -> Player:
        draft = self._draft
        if draft is None or draft.now.target == NOBODY:
            return NO_PLAYER
        return self._players[draft.now.target]

    seat = Property(int, lambda self: self._seat, notify=changed)
    name = Property(str, lambda self: self._player().name, notify=writerChanged)
    sign = Property(str, lambda self: self._player().sign, notify=writerChanged)
    targetSeat = Property(int, lambda self: self._target_player().seat, notify=targetChanged)
    targetName = Property(str, lambda self: self._target_player().name, notify=targetChanged)
    targetSign = Property(str, lambda self: self._target_player().sign, notify=targetChanged)
    reasons = Property(str, _reasons, notify=writerChanged)
    missing = Property(str, _missing, notify=changed)
    canSeal = Property(bool, _can_seal, notify=changed)
    canUndo = Property(
        bool, lambda self: self._draft is not None and self._draft.can_undo, notify=changed
    )

    def _column(self) -> str:
        return self._draft.column if self._draft else COLUMNS[0]

    column = Property(str, _column, setColumn, notify=changed)
    own = Property(QObject, lambda self: self._own, constant=True)
    guess = Property(QObject, lambda self: self._guess, constant=True)
    targets = Property(QObject, lambda self: self._targets, constant=True)
    boxes = Property(QObject, lambda self: self._boxes, constant=True)
    noted = Property(QObject, lambda self: self._noted, constant=True)


def _noted(player: Player) -> NotedRow:
    return NotedRow(player.seat, player.name, player.sign)
