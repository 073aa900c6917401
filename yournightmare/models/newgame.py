"""The sheet on which a new game is set up: who plays, with what, by which variants."""

from __future__ import annotations

import contextlib
from typing import Any, Final

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from yournightmare.games.chance import MAX_SEED
from yournightmare.games.endless.board import Board
from yournightmare.games.tricks import TITLE as TRICKS_TITLE
from yournightmare.models import faults
from yournightmare.models import newgame_night as night
from yournightmare.models.newgame_options import OptionsModel
from yournightmare.models.rows import RowsModel
from yournightmare.models.seating import Seating
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.models.worst.options import FAMILY, OWN, WHOLE_BOX
from yournightmare.sessions import boards, feardecks, names, people

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "NewGame"

TITLES: Final = {
    "endless": QT_TRANSLATE_NOOP("NewGame", "Endless Nightmare"),
    "worst": QT_TRANSLATE_NOOP("NewGame", "Your Worst Nightmare"),
}


class PersonRow(msgspec.Struct, frozen=True):
    """A remembered person."""

    name: str
    sign: str
    chosen: bool


class PeopleModel(RowsModel[PersonRow]):
    """Who has played here, the last one first."""

    row_type = PersonRow


class MaterialRow(msgspec.Struct, frozen=True):
    """A board or a deck to choose: `key` in files, `title` on the screen."""

    key: str
    title: str
    chosen: bool


class MaterialModel(RowsModel[MaterialRow]):
    """The sound boards, or the sound decks."""

    row_type = MaterialRow


@QmlElement
class NewGame(QObject):
    """What stands on the sheet."""

    changed = Signal()
    gameIdChanged = Signal()
    troubled = Signal(str, str, arguments=["title", "text"])

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game_id = ""
        self._board = boards.STANDARD
        self._sound_boards: dict[str, Board] = {}
        self._deck = WHOLE_BOX
        self._seed = ""
        self._options = OptionsModel(self)
        self._people = PeopleModel(self)
        self._boards = MaterialModel(self)
        self._decks = MaterialModel(self)
        self._seating = Seating(self._table_changed, self)

    def _lay_out(self) -> None:
        self._options.lay_out()
        self._sound_boards = (
            {b.name: b.board for b in boards.boards() if b.board} if self._has_boards else {}
        )
        self._boards.show(
            [MaterialRow(n, board_title(n), n == self._board) for n in self._sound_boards]
        )
        self._decks.show(
            [MaterialRow(key, title, key == self._deck) for key, title in _decks()]
            if self._has_decks
            else []
        )
        self._table_changed()

    def _table_changed(self) -> None:
        at_table = {names.same_name(s.name) for s in self._seating.sitting if not s.companion}
        self._people.show(
            [
                PersonRow(p.name, p.sign, names.same_name(p.name) in at_table)
                for p in people.remembered()[:8]
            ]
        )
        self.changed.emit()

    @property
    def _has_boards(self) -> bool:
        return self._game_id == "endless"

    @property
    def _has_decks(self) -> bool:
        return self._game_id == "worst" and not self._options.values["own_cards"]

    @Slot()
    def refresh(self) -> None:
        """Look again at boards, decks and people; say all in the language of the moment."""
        if self._board not in {b.name for b in boards.boards() if b.error is None}:
            self._board = boards.STANDARD
        if self._has_decks and self._deck not in {key for key, _ in _decks()}:
            self._deck = WHOLE_BOX
        if self._game_id:
            self._seating.lay_out()
        self._lay_out()

    @Slot(str, bool)
    def setOption(self, key: str, is_on: bool) -> None:
        """Switch an option."""
        self._options.choose(key, is_on)
        self._lay_out()

    @Slot(str, str)
    def setChoice(self, key: str, value: str) -> None:
        """Choose one of an option's few."""
        self._options.choose(key, value)
        self._lay_out()

    @Slot(str, str)
    def setNumber(self, key: str, text: str) -> None:
        """Write into an option's box."""
        self._options.write(key, text)
        self._lay_out()

    @Slot(str, int)
    def stepNumber(self, key: str, by: int) -> None:
        """Make an option's number larger or smaller."""
        self._options.step(key, by)
        self._lay_out()

    @Slot(str)
    def chooseBoard(self, key: str) -> None:
        """Choose a board by its name."""
        self._board = key
        self._lay_out()

    @Slot(str)
    def chooseDeck(self, key: str) -> None:
        """Choose the Fear cards: `all`, `family`, or `own:` and a deck's name."""
        self._deck = key
        self._lay_out()

    @Slot(int)
    def choosePerson(self, row: int) -> None:
        """Let a remembered person play at the place in hand."""
        if 0 <= row < len(self._people.rows):
            person = self._people.rows[row]
            self._seating.seat_person(people.Person(person.name, person.sign))

    @Slot(str)
    def forgetPerson(self, name: str) -> None:
        """Forget a remembered person; their sessions stay. Why it failed is told by `troubled`."""
        try:
            people.forget(name)
        except OSError as error:
            title = QT_TRANSLATE_NOOP("NewGame", "{name} is not forgotten.")
            text = QT_TRANSLATE_NOOP(
                "NewGame",
                "{reason}\nThe name stays in the list. Mend that, then press Delete on it again.",
            )
            reason = faults.problem(error)
            self.troubled.emit(say(CONTEXT, title, name=name), say(CONTEXT, text, reason=reason))
        self._table_changed()

    @Slot(result=bool)
    def isReady(self) -> bool:
        """Tell whether the game can begin."""
        return not self._fault()

    @Slot(result="QVariantMap")
    def options(self) -> dict[str, Any]:
        """Return the options for `Desk.begin`."""
        options: dict[str, Any] = dict(self._options.values)
        if self._has_boards:
            options["board"] = self._board
        if self._game_id == "worst":
            options["oldest"] = self._seating.oldest
            options["deck"] = self._deck
        return options

    @Slot(result="QVariantList")
    def seats(self) -> list[dict[str, str]]:
        """Return who sits where for `Desk.begin`, and remember them."""
        # If it can't be remembered: the game is what matters, and it knows its own seats.
        with contextlib.suppress(OSError):
            self._seating.keep()
        return self._seating.seats()

    def _set_game_id(self, value: str) -> None:
        if value != self._game_id:
            self._game_id = value
            self._options.set_game(value)
            self._seating.set_table(value)
            self._lay_out()
            self.gameIdChanged.emit()

    def _set_seed(self, value: str) -> None:
        if value != self._seed:
            self._seed = value
            self.changed.emit()

    def _seed_fault(self) -> str:
        text = self._seed.strip()
        if not text or (text.isascii() and text.isdigit() and int(text[:40]) <= MAX_SEED):
            return ""
        wrong = QT_TRANSLATE_NOOP("NewGame", "Digits only, 18 at most; or leave it empty.")
        return say(CONTEXT, wrong)

    def _fault(self) -> str:
        """The first thing that keeps the game from beginning, in words."""
        for seat, sitting in enumerate(self._seating.sitting):
            fault = self._seating.fault(seat)
            if fault and len(self._seating.sitting) > 1:
                text = QT_TRANSLATE_NOOP("NewGame", "Seat {number}: {fault}")
                return say(CONTEXT, text, number=seat + 1, name=sitting.name, fault=fault)
            if fault:
                return fault
        return self._options.fault or self._seed_fault()

    def _title(self) -> str:
        if self._game_id == "tricks":
            return TRICKS_TITLE
        return say(CONTEXT, TITLES[self._game_id]) if self._game_id in TITLES else ""

    def _subtitle(self) -> str:
        if self._fault():
            amiss = QT_TRANSLATE_NOOP(
                "NewGame", "Almost ready. One thing has to be put right first."
            )
            return say(CONTEXT, amiss)
        text = QT_TRANSLATE_NOOP(
            "NewGame", "Everything is ready. Press Start, or change what you like."
        )
        return say(CONTEXT, text)

    def _picture(self) -> dict[str, Any]:
        """How the night begins, as the fields of a picture; empty if there is none."""
        if board := self._sound_boards.get(self._board):
            return night.ring(board, self._options.values)
        if self._game_id == "tricks":
            return night.table([sitting.sign for sitting in self._seating.sitting])
        return {}

    def _told(self) -> list[str]:
        """What awaits those who play, in a few sentences."""
        if board := self._sound_boards.get(self._board):
            return night.ring_told(board, self._options.values)
        if self._game_id == "tricks":
            return night.table_told(len(self._seating.sitting), self._options.values)
        return []

    gameId = Property(str, lambda self: self._game_id, _set_game_id, notify=gameIdChanged)
    title = Property(str, _title, notify=changed)
    subtitle = Property(str, _subtitle, notify=changed)
    fault = Property(str, _fault, notify=changed)
    signs = Property("QStringList", lambda self: list(people.SIGNS), constant=True)  # type: ignore[arg-type]
    picture = Property("QVariantMap", _picture, notify=changed)  # type: ignore[arg-type]
    told = Property("QStringList", _told, notify=changed)  # type: ignore[arg-type]
    seed = Property(str, lambda self: self._seed, _set_seed, notify=changed)
    seedFault = Property(str, _seed_fault, notify=changed)
    hasSeed = Property(bool, lambda self: not self._options.values.get("own_dice"), notify=changed)
    hasBoards = Property(bool, lambda self: self._has_boards, notify=changed)
    hasDecks = Property(bool, lambda self: self._has_decks, notify=changed)
    hasOldest = Property(bool, lambda self: self._seating.has_oldest, notify=changed)
    seating = Property(Seating, lambda self: self._seating, constant=True)
    optionRows = Property(QObject, lambda self: self._options, constant=True)
    people = Property(QObject, lambda self: self._people, constant=True)
    boards = Property(QObject, lambda self: self._boards, constant=True)
    decks = Property(QObject, lambda self: self._decks, constant=True)


def board_title(name: str) -> str:
    """Return how a board is called on the screen."""
    if name == boards.STANDARD:
        return say(CONTEXT, QT_TRANSLATE_NOOP("NewGame", "Standard board"))
    return name


def _decks() -> list[tuple[str, str]]:
    """The decks that can be chosen: key and title."""
    whole = QT_TRANSLATE_NOOP("NewGame", "The whole box")
    family = QT_TRANSLATE_NOOP("NewGame", "For the family")
    own = [(OWN + d.name, d.name) for d in feardecks.decks() if d.error is None]
    return [(WHOLE_BOX, say(CONTEXT, whole)), (FAMILY, say(CONTEXT, family)), *own]
