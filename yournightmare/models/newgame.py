"""The sheet on which a new game is set up: who plays, on which board, by which variants.

A game's options stand in one table here; the page shows whatever stands there.
"""

from __future__ import annotations

import contextlib
import getpass
from typing import Any, Final

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from yournightmare.games.chance import MAX_SEED
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions import boards, names, people

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "NewGame"

OPTIONS: Final[dict[str, tuple[tuple[str, str, str], ...]]] = {
    "endless": (
        (
            "strategist",
            QT_TRANSLATE_NOOP("NewGame", "Strategist"),
            QT_TRANSLATE_NOOP(
                "NewGame", "You choose each Nightmare, none twice until all are used."
            ),
        ),
        (
            "veterans",
            QT_TRANSLATE_NOOP("NewGame", "Veterans"),
            QT_TRANSLATE_NOOP("NewGame", "The Shadow starts only five fields behind you."),
        ),
        (
            "own_dice",
            QT_TRANSLATE_NOOP("NewGame", "Own dice"),
            QT_TRANSLATE_NOOP("NewGame", "You throw a real die and enter what it shows."),
        ),
    ),
}

GAMES: Final[dict[str, tuple[str, str]]] = {
    "endless": (
        QT_TRANSLATE_NOOP("NewGame", "Endless Nightmare"),
        QT_TRANSLATE_NOOP("NewGame", "Everything is ready. Press Start, or change what you like."),
    ),
}

REFUSALS: Final[dict[str, str]] = {
    names.NameRefusal.BLANK: QT_TRANSLATE_NOOP(
        "NewGame", "A name needs at least one visible letter."
    ),
    names.NameRefusal.TOO_LONG: QT_TRANSLATE_NOOP("NewGame", "A name has at most 64 letters."),
    names.NameRefusal.CONTROL: QT_TRANSLATE_NOOP(
        "NewGame", "A name can't hold control characters."
    ),
    names.NameRefusal.BROKEN: QT_TRANSLATE_NOOP(
        "NewGame", "This name holds half a character, which can't be saved."
    ),
    names.NameRefusal.TAKEN: QT_TRANSLATE_NOOP(
        "NewGame", "Somebody at this table has that name already."
    ),
}


def name_refusal(name: str) -> str:
    """Return why a name can't be used, in words; empty if it can."""
    reason = names.refusal(name)
    return say(CONTEXT, REFUSALS[reason]) if reason else ""


class OptionRow(msgspec.Struct, frozen=True):
    """One option that is on or off."""

    key: str
    title: str
    explanation: str
    is_on: bool


class OptionsModel(RowsModel[OptionRow]):
    """The game's options."""

    row_type = OptionRow


class PersonRow(msgspec.Struct, frozen=True):
    """A remembered person."""

    name: str
    sign: str
    chosen: bool


class PeopleModel(RowsModel[PersonRow]):
    """Who has played here, the last one first."""

    row_type = PersonRow


class BoardRow(msgspec.Struct, frozen=True):
    """A board to choose: `key` in files, `title` on the screen."""

    key: str
    title: str
    chosen: bool


class BoardsToChoose(RowsModel[BoardRow]):
    """The sound boards."""

    row_type = BoardRow


@QmlElement
class NewGame(QObject):
    """What stands on the sheet."""

    changed = Signal()
    gameIdChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game_id = ""
        self._on: set[str] = set()
        self._board = boards.STANDARD
        self._seed = ""
        known = people.remembered()
        self._name = known[0].name if known else _login_name()
        self._sign = known[0].sign if known else people.SIGNS[0]
        self._options = OptionsModel(self)
        self._people = PeopleModel(self)
        self._boards = BoardsToChoose(self)
        self._lay_out()

    def _lay_out(self) -> None:
        self._options.show(
            [
                OptionRow(key, say(CONTEXT, title), say(CONTEXT, text), key in self._on)
                for key, title, text in OPTIONS.get(self._game_id, ())
            ]
        )
        same = names.same_name(self._name)
        self._people.show(
            [
                PersonRow(p.name, p.sign, names.same_name(p.name) == same)
                for p in people.remembered()[:8]
            ]
        )
        self._boards.show(
            [
                BoardRow(b.name, board_title(b.name), b.name == self._board)
                for b in boards.boards()
                if b.error is None
            ]
        )
        self.changed.emit()

    @Slot()
    def refresh(self) -> None:
        """Look again at boards and people, and say all in the language of the moment."""
        known = {b.name for b in boards.boards() if b.error is None}
        if self._board not in known:
            self._board = boards.STANDARD
        self._lay_out()

    @Slot(str, bool)
    def setOption(self, key: str, is_on: bool) -> None:
        """Switch an option."""
        (self._on.add if is_on else self._on.discard)(key)
        self._lay_out()

    @Slot(str)
    def chooseBoard(self, key: str) -> None:
        """Choose a board by its name."""
        self._board = key
        self._lay_out()

    @Slot(int)
    def choosePerson(self, row: int) -> None:
        """Let a remembered person play."""
        if 0 <= row < len(self._people.rows):
            person = self._people.rows[row]
            self._name, self._sign = person.name, person.sign
            self._lay_out()

    @Slot(str)
    def forgetPerson(self, name: str) -> None:
        """Forget a remembered person; their sessions stay."""
        try:
            people.forget(name)
        except OSError:
            return  # still remembered: the list shows it
        self._lay_out()

    @Slot(result=bool)
    def isReady(self) -> bool:
        """Tell whether the game can begin."""
        return not self._name_fault() and not self._seed_fault()

    @Slot(result="QVariantMap")
    def options(self) -> dict[str, Any]:
        """Return the options for `Desk.begin`."""
        keys = [key for key, _, _ in OPTIONS.get(self._game_id, ())]
        return {"board": self._board, **{key: key in self._on for key in keys}}

    @Slot(result="QVariantList")
    def seats(self) -> list[dict[str, str]]:
        """Return who sits where for `Desk.begin`, and remember them."""
        person = people.Person(names.clean(self._name), self._sign)
        # If it can't be remembered: the game is what matters, and it knows its own seats.
        with contextlib.suppress(OSError):
            people.remember(person)
        return [{"name": person.name, "kind": "person", "colour": person.sign, "sign": person.sign}]

    def _set_game_id(self, value: str) -> None:
        if value != self._game_id:
            self._game_id = value
            self._lay_out()
            self.gameIdChanged.emit()

    def _set_name(self, value: str) -> None:
        if value != self._name:
            self._name = value
            self._lay_out()

    def _set_sign(self, value: str) -> None:
        if value in people.SIGNS and value != self._sign:
            self._sign = value
            self._lay_out()

    def _set_seed(self, value: str) -> None:
        if value != self._seed:
            self._seed = value
            self.changed.emit()

    def _name_fault(self) -> str:
        return name_refusal(self._name)

    def _seed_fault(self) -> str:
        text = self._seed.strip()
        if not text or (text.isascii() and text.isdigit() and int(text[:40]) <= MAX_SEED):
            return ""
        wrong = QT_TRANSLATE_NOOP("NewGame", "Digits only, 18 at most; or leave it empty.")
        return say(CONTEXT, wrong)

    def _title(self) -> str:
        return say(CONTEXT, GAMES[self._game_id][0]) if self._game_id in GAMES else ""

    def _subtitle(self) -> str:
        return say(CONTEXT, GAMES[self._game_id][1]) if self._game_id in GAMES else ""

    gameId = Property(str, lambda self: self._game_id, _set_game_id, notify=gameIdChanged)
    title = Property(str, _title, notify=changed)
    subtitle = Property(str, _subtitle, notify=changed)
    name = Property(str, lambda self: self._name, _set_name, notify=changed)
    nameFault = Property(str, _name_fault, notify=changed)
    sign = Property(str, lambda self: self._sign, _set_sign, notify=changed)
    signs = Property("QStringList", lambda self: list(people.SIGNS), constant=True)  # type: ignore[arg-type]
    seed = Property(str, lambda self: self._seed, _set_seed, notify=changed)
    seedFault = Property(str, _seed_fault, notify=changed)
    optionRows = Property(QObject, lambda self: self._options, constant=True)
    people = Property(QObject, lambda self: self._people, constant=True)
    boards = Property(QObject, lambda self: self._boards, constant=True)


def board_title(name: str) -> str:
    """Return how a board is called on the screen."""
    if name == boards.STANDARD:
        return say(CONTEXT, QT_TRANSLATE_NOOP("NewGame", "Standard board"))
    return name


def _login_name() -> str:
    """Return a first guess at the player's name: that of the login, if it is one."""
    try:
        login = getpass.getuser()
    except (OSError, KeyError, ImportError):
        login = ""
    if names.refusal(login) or login == "root":
        return say(CONTEXT, QT_TRANSLATE_NOOP("NewGame", "Sleeper"))
    return login[:1].upper() + login[1:]
