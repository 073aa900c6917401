"""The page of Fear cards (R-Y11): the whole box to look through, and decks of one's own.

A file that can't be used is listed with what is wrong in it. It is never written to.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtQml import QmlElement

from yournightmare.games.worst.rules import MIN_DECK
from yournightmare.models import faults, fearpictures, fileplaces
from yournightmare.models.deckdraft import DeckDraft, told
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.models.worst import words
from yournightmare.sessions import feardecks, fears, names
from yournightmare.sessions.feardecks import DeckFile, FearDeck, FearDeckError

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

# The page's own types: QML finds them once they are imported.
__all__ = ["Decks", "fearpictures", "fileplaces"]

CONTEXT: Final = "Decks"

BOX: Final = ""
"""The key of the box that comes with the program."""

_TOLD: Final = 5


class DeckLine(msgspec.Struct, frozen=True):
    """A deck in the list. `key` is its file; `fault` says why it can't be used."""

    key: str
    title: str
    note: str
    is_own: bool
    fault: str
    is_chosen: bool


class DecksModel(RowsModel[DeckLine]):
    """The box, and the person's own decks."""

    row_type = DeckLine


class CardRow(msgspec.Struct, frozen=True):
    """A Fear card of the box."""

    card: str
    title: str
    themes: str
    is_for_family: bool


class CardsModel(RowsModel[CardRow]):
    """The cards of the box, those that are looked for."""

    row_type = CardRow


@QmlElement
class Decks(QObject):
    """What stands on the page. Faults of files are told through `troubled`."""

    changed = Signal()
    troubled = Signal(str, str, arguments=["title", "text"])
    said = Signal(str, arguments=["text"])

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found: list[DeckFile] = []
        self._chosen = BOX
        self._deleted: tuple[Path, bytes] | None = None
        self._sought = ""
        self._lines = DecksModel(self)
        self._cards = CardsModel(self)
        self._draft = DeckDraft(self)
        self.refresh()

    # ---- the list ----
    @Slot()
    def refresh(self) -> None:
        """Look again at the files. What is typed and not saved stays."""
        self._found = feardecks.decks()
        now = self._file()
        if now is None:
            self._chosen = BOX
        elif now.deck is not None and not self._draft.property("isChanged"):
            self._draft.take(now.deck, self._others(now))
        self._draft.lay_out()
        self._lay_out()

    @Slot(str)
    def choose(self, key: str) -> None:
        """Show another deck; what was typed and not saved is given up."""
        self._chosen = key
        found = self._file()
        if found is not None and found.deck is not None:
            self._draft.take(found.deck, self._others(found))
        self._lay_out()

    @Slot(str)
    def seek(self, text: str) -> None:
        """Show the cards of the box with these letters in their title or themes."""
        self._sought = text
        self._lay_out()

    def _file(self) -> DeckFile | None:
        return next((d for d in self._found if str(d.file) == self._chosen), None)

    def _others(self, deck: DeckFile) -> list[str]:
        return [d.name for d in self._found if d.file != deck.file]

    def _faulty(self, deck: DeckFile) -> str:
        if deck.error is not None:
            return faults.told(deck.error.text)
        first = next(
            d for d in self._found if names.same_name(d.name) == names.same_name(deck.name)
        )
        if first is not deck:
            twice = QT_TRANSLATE_NOOP("Decks", "The deck in {file} has this name already.")
            return say(CONTEXT, twice, file=first.file.name)
        return ""

    def _lay_out(self) -> None:
        whole = QT_TRANSLATE_NOOP("Decks", "The whole box")
        note = QT_TRANSLATE_NOOP("Decks", "%n fear(s)", None, 1)
        box = DeckLine(
            BOX,
            say(CONTEXT, whole),
            say(CONTEXT, note, n=len(fears.fears())),
            False,
            "",
            self._file() is None,
        )
        self._lines.show([box, *(self._line(deck) for deck in self._found)])
        self._cards.show(self._sought_cards() if self._file() is None else [])
        self.changed.emit()

    def _line(self, deck: DeckFile) -> DeckLine:
        fault = self._faulty(deck)
        if fault:
            note = say(CONTEXT, QT_TRANSLATE_NOOP("Decks", "Can't be used"))
        else:
            text = QT_TRANSLATE_NOOP("Decks", "%n fear(s)", None, 1)
            note = say(CONTEXT, text, n=len(deck.deck.cards) if deck.deck else 0)
        key = str(deck.file)
        return DeckLine(key, deck.name, note, True, fault, key == self._chosen)

    def _sought_cards(self) -> list[CardRow]:
        sought = names.same_name(self._sought.strip())
        language = words.language()
        rows = [
            CardRow(
                card.id, card.titles.in_language(language), words.themes(card.themes), card.family
            )
            for card in fears.fears().values()
        ]
        return [row for row in rows if sought in names.same_name(f"{row.title} {row.themes}")]

    # ---- what can be done ----
    @Slot(result=bool)
    def create(self) -> bool:
        """Make a deck of one's own with a few fears of the box to begin with, and show it."""
        cards = list(fears.fears().values())[:: len(fears.fears()) // MIN_DECK][:MIN_DECK]
        beginning = tuple(card.titles.in_language(words.language()) for card in cards)
        return self._keep(FearDeck(self._free_name(), beginning))

    @Slot(QUrl, result=bool)
    def takeIn(self, file: QUrl) -> bool:
        """Make a deck from a text or CSV file; lines that make no card are named and left out."""
        try:
            found = feardecks.take_in(Path(file.toLocalFile()))
        except FearDeckError as error:
            self._tell(QT_TRANSLATE_NOOP("Decks", "This file makes no deck"), error)
            return False
        deck = found.deck
        if names.same_name(deck.name) in {names.same_name(d.name) for d in self._found}:
            deck = msgspec.structs.replace(deck, name=self._free_name())
        if not self._keep(deck):
            return False
        if found.left_out_count:
            text = QT_TRANSLATE_NOOP("Decks", "%n line(s) left out: {lines}", None, 1)
            lines = " ".join(told(out) for out in found.left_out[:_TOLD])
            self.said.emit(say(CONTEXT, text, n=found.left_out_count, lines=lines))
        return True

    def _keep(self, deck: FearDeck) -> bool:
        try:
            file = feardecks.save_deck(deck)
        except FearDeckError as error:
            self._tell(QT_TRANSLATE_NOOP("Decks", "This deck can't be saved"), error)
            return False
        self._found = feardecks.decks()
        self.choose(str(file))
        return True

    def _free_name(self) -> str:
        taken = {names.same_name(d.name) for d in self._found}
        first = say(CONTEXT, QT_TRANSLATE_NOOP("Decks", "My fears"))
        following = QT_TRANSLATE_NOOP("Decks", "My fears {number}")
        name, number = first, 2
        while names.same_name(name) in taken:
            name, number = say(CONTEXT, following, number=number), number + 1
        return name

    @Slot(result=bool)
    def save(self) -> bool:
        """Write what is typed; the deck keeps its place under a new name, too."""
        found, deck = self._file(), self._draft.deck()
        if found is None or deck is None or self._faulty(found):
            return False
        is_renamed = names.same_name(deck.name) != names.same_name(found.name)
        try:
            file = feardecks.save_deck(deck, replace=not is_renamed)
            if is_renamed:
                feardecks.delete_deck(found.name)
        except FearDeckError as error:
            self._tell(QT_TRANSLATE_NOOP("Decks", "This deck can't be saved"), error)
            return False
        self._found = feardecks.decks()
        self.choose(str(file))
        return True

    @Slot(result=str)
    def remove(self) -> str:
        """Delete the deck shown; returns what to say, with an undo."""
        found = self._file()
        if found is None or self._faulty(found):
            return ""
        try:
            text = found.file.read_bytes()
            feardecks.delete_deck(found.name)
        except (OSError, FearDeckError) as error:
            self._tell(QT_TRANSLATE_NOOP("Decks", "This deck can't be deleted"), error)
            return ""
        self._deleted = (found.file, text)
        self._found = feardecks.decks()
        self.choose(BOX)
        deleted = QT_TRANSLATE_NOOP("Decks", "“{name}” is deleted. Games with it keep their cards.")
        return say(CONTEXT, deleted, name=found.name)

    @Slot(result=bool)
    def bringBack(self) -> bool:
        """Undo the last deletion: the same file is there again."""
        if self._deleted is None:
            return False
        file, text = self._deleted
        try:
            with file.open("xb") as stream:
                stream.write(text)
        except OSError as error:
            self._tell(QT_TRANSLATE_NOOP("Decks", "This deck can't be brought back"), error)
            return False
        self._deleted = None
        self._found = feardecks.decks()
        self.choose(str(file))
        return True

    @Slot(result=bool)
    def openFolder(self) -> bool:
        """Show the folder of one's own decks in the file manager."""
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(feardecks.own_decks_dir())))

    def _tell(self, title: str, error: FearDeckError | OSError) -> None:
        if isinstance(error, FearDeckError):
            lines = "\n".join(told(out) for out in error.left_out[:_TOLD])
            reason, file = faults.told(error.text), error.file
            reason = f"{reason}\n{lines}" if lines else reason
        else:
            reason, file = faults.system(error), error.filename
        text = QT_TRANSLATE_NOOP(
            "Decks", "{reason}\n{file}\nNothing was changed. Mend it there, then try again."
        )
        self.troubled.emit(say(CONTEXT, title), say(CONTEXT, text, reason=reason, file=file or ""))

    def _fault(self) -> str:
        found = self._file()
        return self._faulty(found) if found is not None else ""

    def _is_own(self) -> bool:
        found = self._file()
        return found is not None and not self._faulty(found)

    def _title(self) -> str:
        found = self._file()
        return found.name if found is not None else self._lines.rows[0].title

    def _choices(self) -> list[dict[str, str]]:
        both = QT_TRANSLATE_NOOP("Decks", "{name} · {note}")
        return [
            {"value": line.key, "text": say(CONTEXT, both, name=line.title, note=line.note)}
            for line in self._lines.rows
        ]

    lines = Property(QObject, lambda self: self._lines, constant=True)
    cards = Property(QObject, lambda self: self._cards, constant=True)
    choices = Property("QVariantList", _choices, notify=changed)  # type: ignore[arg-type]
    draft = Property(DeckDraft, lambda self: self._draft, constant=True)
    fault = Property(str, _fault, notify=changed)
    isOwn = Property(bool, _is_own, notify=changed)
    isBox = Property(bool, lambda self: self._file() is None, notify=changed)
    chosen = Property(str, lambda self: self._chosen, notify=changed)
    title = Property(str, _title, notify=changed)
