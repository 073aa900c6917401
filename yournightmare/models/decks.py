"""The page of Fear cards (R-Y11): the whole box to look through, and decks of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from yournightmare.games.worst.rules import MIN_DECK
from yournightmare.models import deckwords, faults, fearpictures, fileplaces
from yournightmare.models.deckdraft import DeckDraft, told
from yournightmare.models.keptfiles import KeptFiles, KeptLine, KeptWords
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.models.worst import words
from yournightmare.sessions import feardecks, fears, names
from yournightmare.sessions.feardecks import DeckFile, FearDeck, FearDeckError

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

# The page's own types: QML finds them once they are imported.
__all__ = ["Decks", "fearpictures", "fileplaces"]

WHOLE: Final = QT_TRANSLATE_NOOP("Decks", "The whole box")
NO_DECK: Final = QT_TRANSLATE_NOOP("Decks", "This file makes no deck")
LEFT_OUT: Final = QT_TRANSLATE_NOOP("Decks", "%n line(s) left out: {lines}", None, 1)

BOX: Final = ""
"""The key of the box that comes with the program."""

_TOLD: Final = 5


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
class Decks(KeptFiles):
    """What stands on the page. The box is chosen where no file is."""

    said = Signal(str, arguments=["text"])

    words = KeptWords(
        context="Decks",
        both=QT_TRANSLATE_NOOP("Decks", "{name} · {note}"),
        own_name=QT_TRANSLATE_NOOP("Decks", "My fears"),
        next_name=QT_TRANSLATE_NOOP("Decks", "My fears {number}"),
        unusable=QT_TRANSLATE_NOOP("Decks", "Can't be used"),
        taken=QT_TRANSLATE_NOOP("Decks", "The deck in {file} has this name already."),
        deleted=QT_TRANSLATE_NOOP("Decks", "“{name}” is deleted. Games with it keep their cards."),
        cant_save=QT_TRANSLATE_NOOP("Decks", "This deck can't be saved"),
        cant_delete=QT_TRANSLATE_NOOP("Decks", "This deck can't be deleted"),
        cant_bring_back=QT_TRANSLATE_NOOP("Decks", "This deck can't be brought back"),
        told=QT_TRANSLATE_NOOP(
            "Decks", "{reason}\n{file}\nNothing was changed. Mend it there, then try again."
        ),
    )

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sought = ""
        self._cards = CardsModel(self)
        self._draft = DeckDraft(self)
        self.refresh()

    @Slot(str)
    def seek(self, text: str) -> None:
        """Show the cards of the box with these letters in their title or themes."""
        self._sought = text
        self._lay_out()

    @Slot(result=bool)
    def create(self) -> bool:
        """Make a deck of one's own with a few fears of the box to begin with, and show it."""
        cards = list(fears.fears().values())[:: len(fears.fears()) // MIN_DECK][:MIN_DECK]
        beginning = tuple(card.titles.in_language(words.language()) for card in cards)
        return self._keep(FearDeck(self._free_name(), beginning), self.words.cant_save)

    @Slot(QUrl, result=bool)
    def takeIn(self, file: QUrl) -> bool:
        """Make a deck from a text or CSV file; lines that make no card are named and left out."""
        try:
            found = feardecks.take_in(Path(file.toLocalFile()))
        except FearDeckError as error:
            self._tell(NO_DECK, error)
            return False
        deck = found.deck
        if names.same_name(deck.name) in {names.same_name(d.name) for d in self._found}:
            deck = msgspec.structs.replace(deck, name=self._free_name())
        if not self._keep(deck, self.words.cant_save):
            return False
        if found.left_out_count:
            lines = " ".join(told(out) for out in found.left_out[:_TOLD])
            count = found.left_out_count
            self.said.emit(say(self.words.context, LEFT_OUT, n=count, lines=lines))
        return True

    def _look(self) -> list[DeckFile]:
        return feardecks.decks()

    def _begin(self) -> str:
        return BOX

    def _rows(self) -> list[KeptLine]:
        box = KeptLine(
            BOX, self._say(WHOLE), _counted(len(fears.fears())), False, "", self._file() is None
        )
        return [box, *super()._rows()]

    def _lay_out(self) -> None:
        self._cards.show(self._sought_cards() if self._file() is None else [])
        super()._lay_out()

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

    def _is_own(self, item: DeckFile) -> bool:
        return True

    def _note(self, item: DeckFile) -> str:
        return _counted(len(item.deck.cards) if item.deck else 0)

    def _take(self, item: DeckFile) -> None:
        if item.deck is not None:
            self._draft.take(item.deck, [d.name for d in self._found if d.file != item.file])

    def _is_outdated(self, item: DeckFile) -> bool:
        return self._draft.saved() != item.deck and not self._draft.property("isChanged")

    def _say_typed(self) -> None:
        self._draft.lay_out()

    def _typed(self) -> FearDeck | None:
        return self._draft.deck()

    def _write(self, value: FearDeck, replace: bool) -> Path:
        return feardecks.save_deck(value, replace=replace)

    def _unlink(self, name: str) -> None:
        feardecks.delete_deck(name)

    def _reason(self, error: ValueError | OSError) -> tuple[str, Path | str | None]:
        if isinstance(error, FearDeckError):
            lines = "\n".join(told(out) for out in error.left_out[:_TOLD])
            reason = deckwords.file_fault(error)
            return (f"{reason}\n{lines}" if lines else reason), error.file
        return (faults.system(error), error.filename) if isinstance(error, OSError) else ("", None)

    def _folder(self) -> Path:
        return feardecks.own_decks_dir()

    cards = Property(QObject, lambda self: self._cards, constant=True)
    draft = Property(DeckDraft, lambda self: self._draft, constant=True)


def _counted(count: int) -> str:
    text = QT_TRANSLATE_NOOP("Decks", "%n fear(s)", None, 1)
    return say("Decks", text, n=count)
