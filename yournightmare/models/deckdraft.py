"""A deck of Fear cards as it is typed: one fear a line, checked while one writes (R-Y11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.worst.rules import MIN_DECK
from yournightmare.games.worst.state import MAX_DECK
from yournightmare.models import namewords
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions import names
from yournightmare.sessions.feardecks import FearDeck, LeftOut, LineFault, Typed, read_lines

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "Decks"

MOST_LETTERS: Final = 120_000
"""Room for the largest deck with the longest titles; what is longer is no deck."""

LINE_FAULTS: Final = {
    LineFault.BLANK: QT_TRANSLATE_NOOP("Decks", "Line {line}: no visible letter."),
    LineFault.TOO_LONG: QT_TRANSLATE_NOOP("Decks", "Line {line}: more than 64 letters."),
    LineFault.CONTROL: QT_TRANSLATE_NOOP("Decks", "Line {line}: signs that can't be shown."),
    LineFault.TWICE: QT_TRANSLATE_NOOP("Decks", "Line {line}: the same as line {first}."),
    LineFault.QUOTES: QT_TRANSLATE_NOOP("Decks", "Line {line}: a quotation mark without its mate."),
    LineFault.CELLS: QT_TRANSLATE_NOOP("Decks", "Line {line}: more cells than headings."),
}


def told(left_out: LeftOut) -> str:
    """Return what is wrong with a line, in words."""
    text = LINE_FAULTS[left_out.fault]
    return say(CONTEXT, text, line=left_out.line, first=left_out.first or 0)


class LineRow(msgspec.Struct, frozen=True):
    """A line that makes no card: its number from 1, how it begins, and why."""

    line: int
    text: str
    fault: str


class LinesModel(RowsModel[LineRow]):
    """The lines left out, from the top."""

    row_type = LineRow


@QmlElement
@QmlUncreatable("The page of decks has the one draft.")
class DeckDraft(QObject):  # type: ignore[operator]
    """The deck being written. `isChanged` compares what is typed with what is kept."""

    changed = Signal()
    taken = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._saved = FearDeck("", ())
        self._others: Sequence[str] = ()
        self._name = ""
        self._text = ""
        self._typed = Typed((), (), 0)
        self._lines = LinesModel(self)

    def take(self, deck: FearDeck, others: Sequence[str]) -> None:
        """Begin to change a kept deck; `others` are names that are taken."""
        self._saved, self._others = deck, others
        self._name, self._text = deck.name, "\n".join(deck.cards)
        self._typed = Typed(deck.cards, (), 0)
        self.lay_out()
        self.taken.emit()

    def saved(self) -> FearDeck:
        """Return the deck as it was taken."""
        return self._saved

    def deck(self) -> FearDeck | None:
        """Return the deck as typed, or None while something is amiss."""
        return None if self._fault() else FearDeck(names.clean(self._name), self._typed.cards)

    def lay_out(self) -> None:
        """Say all in the language of the moment."""
        self._lines.show([LineRow(out.line, out.text, told(out)) for out in self._typed.left_out])
        self.changed.emit()

    @Slot(str)
    def write(self, text: str) -> None:
        """The lines were changed."""
        if text == self._text:
            return
        self._text = text
        self._typed = read_lines(text)
        self.lay_out()

    @Slot()
    def giveUp(self) -> None:
        """Go back to what is kept."""
        self.take(self._saved, self._others)

    def _set_name(self, value: str) -> None:
        if value != self._name:
            self._name = value
            self.changed.emit()

    def _name_fault(self) -> str:
        return namewords.fault(self._name, self._others, "deck")

    def _count_fault(self) -> str:
        if MIN_DECK <= len(self._typed.cards) <= MAX_DECK:
            return ""
        text = QT_TRANSLATE_NOOP("Decks", "A deck has {least} to {most} different fears.")
        return say(CONTEXT, text, least=MIN_DECK, most=MAX_DECK)

    def _fault(self) -> str:
        """Name what keeps the deck from being kept; what is allowed is told there."""
        name, count = self._name_fault(), self._count_fault()
        if not name and not count:
            return ""
        text = QT_TRANSLATE_NOOP("Decks", "Still to be mended: the name.")
        if name and count:
            text = QT_TRANSLATE_NOOP(
                "Decks", "Still to be mended: the name and the number of fears."
            )
        elif count:
            text = QT_TRANSLATE_NOOP("Decks", "Still to be mended: the number of fears.")
        return say(CONTEXT, text)

    def _counted(self) -> str:
        text = QT_TRANSLATE_NOOP("Decks", "%n fear(s)", None, 1)
        return say(CONTEXT, text, n=len(self._typed.cards))

    def _more(self) -> str:
        rest = self._typed.left_out_count - len(self._typed.left_out)
        text = QT_TRANSLATE_NOOP("Decks", "and %n more line(s)", None, 1)
        return say(CONTEXT, text, n=rest) if rest else ""

    def _remarks(self) -> str:
        """Say before a save that the remarks go with it; nothing where there are none."""
        text = QT_TRANSLATE_NOOP("Decks", "%n remark(s), not kept when the deck is saved", None, 1)
        return say(CONTEXT, text, n=self._typed.remarks) if self._typed.remarks else ""

    def _is_changed(self) -> bool:
        # Lines that make no card count too: who leaves is asked before they are lost.
        lines = tuple(line for part in self._text.split("\n") if (line := part.strip()))
        return (self._name, lines) != (self._saved.name, self._saved.cards)

    name = Property(str, lambda self: self._name, _set_name, notify=changed)
    nameFault = Property(str, _name_fault, notify=changed)
    countFault = Property(str, _count_fault, notify=changed)
    text = Property(str, lambda self: self._text, notify=taken)
    fault = Property(str, _fault, notify=changed)
    counted = Property(str, _counted, notify=changed)
    leftOut = Property(QObject, lambda self: self._lines, constant=True)
    remarks = Property(str, _remarks, notify=changed)
    more = Property(str, _more, notify=changed)
    isChanged = Property(bool, _is_changed, notify=changed)
    mostLetters = Property(int, lambda _self: MOST_LETTERS, constant=True)
