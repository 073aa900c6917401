"""The rule books of `seeds/` on one page: read, searched, opened at a clause.

The files are the one source: clause numbers, rulings and words stand there and nowhere else.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtGui import QColor, QSyntaxHighlighter, QTextCharFormat, QTextDocument
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickTextDocument

from yournightmare.games.titles import TRICKS
from yournightmare.models.language import language_of
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions import paths

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "Rules"

BOOKS: Final = ("worst", "endless", "tricks", "house")
"""The folders of `seeds/` in the order they are read; each has one rule book."""

_SECTION: Final = re.compile(r"## (\d+) · (.+)")
_CLAUSE: Final = re.compile(r"\*\*([A-Z]+)-(\d+\.\d+)\*\* (?:\((R-[^)]*)\) )?(.+)", re.DOTALL)


class EntryRow(msgspec.Struct, frozen=True):
    """What stands on the paper, line by line: a `book`'s title, a `section`, a `clause`."""

    kind: str
    key: str
    number: str
    words: str
    ruling: str = ""
    is_marked: bool = False


class EntriesModel(RowsModel[EntryRow]):
    """The books as they are read now."""

    row_type = EntryRow


class ContentsRow(msgspec.Struct, frozen=True):
    """A line of the contents: a book or a section, and how many clauses of it are shown."""

    kind: str
    key: str
    number: str
    words: str
    found: int


class ContentsModel(RowsModel[ContentsRow]):
    """Books and sections."""

    row_type = ContentsRow


def read_book(folder: str, language: str) -> list[EntryRow]:
    """Return a rule book, in English if there is none in the language; empty if there is none.

    The trick game bears its working title, which stands in `games/titles.py` and nowhere else.
    """
    for name in (f"rules.{language}.md", "rules.md"):
        try:
            text = paths.seeds(folder, name).read_text(encoding="utf-8")
        except (OSError, ValueError):
            continue
        title = TRICKS if folder == "tricks" else ""
        return list(_entries(text, title))
    return []


def _entries(text: str, called: str) -> Iterator[EntryRow]:
    paragraphs = [" ".join(p.split()) for p in text.split("\n\n") if p.strip()]
    prefix = next((m[1] for p in paragraphs if (m := _CLAUSE.fullmatch(p))), "")
    title = ""
    opening: list[str] = []
    is_open = False
    for paragraph in paragraphs:
        section, clause = _SECTION.fullmatch(paragraph), _CLAUSE.fullmatch(paragraph)
        if not is_open and (section or clause):
            is_open = True
            yield EntryRow("book", prefix, called or title, " ".join(opening))
        if section:
            yield EntryRow("section", f"{prefix}-{section[1]}", section[1], section[2])
        elif clause:
            yield EntryRow(
                "clause", f"{clause[1]}-{clause[2]}", clause[2], clause[4], clause[3] or ""
            )
        elif paragraph.startswith("# "):
            title = paragraph[2:]
        elif not is_open:
            opening.append(paragraph)


def folded(text: str) -> tuple[str, list[int]]:
    """Return the text without case and accents, and where in the text each letter of it stands.

    Places are counted in UTF-16 units, as Qt counts them; one more stands at the end.
    """
    letters: list[str] = []
    places: list[int] = []
    place = 0
    for sign in text:
        for part in unicodedata.normalize("NFKD", sign.casefold()):
            if not unicodedata.combining(part):
                letters.append(part)
                places.append(place)
        place += 2 if ord(sign) > 0xFFFF else 1
    return "".join(letters), [*places, place]


def hits(text: str, search: str) -> list[tuple[int, int]]:
    """Return where the words of the search stand in the text: (place, length) in UTF-16 units."""
    plain, places = folded(text)
    found = []
    for word in set(folded(search)[0].split()):
        at = plain.find(word)
        while at >= 0:
            end = at + len(word)
            found.append((places[at], max(1, places[end] - places[at])))
            at = plain.find(word, end)
    return sorted(found)


@QmlElement
class RuleBooks(QObject):
    """All books, what is searched in them, and the clauses that are marked."""

    changed = Signal()
    searchChanged = Signal()
    languageChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = "system"
        self._search = ""
        self._asked = ""
        self._books: list[EntryRow] = []
        self._marked: list[str] = []
        self._entries = EntriesModel(self)
        self._contents = ContentsModel(self)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Read the books anew, in the language of the moment."""
        language = language_of(self._language)
        self._books = [entry for book in BOOKS for entry in read_book(book, language)]
        self._lay_out()

    @Slot(str, result=int)
    def open(self, clause: str) -> int:
        """Mark a clause (`EN-4.2`), a section (`EN-4`) or all clauses of a ruling (`R-E16`).

        Returns the row of the first one, -1 if there is none.
        """
        self._asked = clause.strip()
        self._marked = [e.key for e in self._books if self._is_meant(e, self._asked)]
        if self._search:
            self._search = ""
            self.searchChanged.emit()
        self._lay_out()
        return self.rowOf(self._marked[0]) if self._marked else -1

    @Slot(str, result=int)
    def rowOf(self, key: str) -> int:
        """Return the row of a clause, section or book among those shown, or -1."""
        return next((i for i, e in enumerate(self._entries.rows) if e.key == key), -1)

    @Slot(str, result=int)
    def contentsRowOf(self, key: str) -> int:
        """Return the row of a section or book in the contents, or -1."""
        return next((i for i, e in enumerate(self._contents.rows) if e.key == key), -1)

    @Slot(int, int, result=int)
    def nextMarked(self, row: int, by: int) -> int:
        """Return the row of the next (`by` 1) or previous (-1) marked clause, going round."""
        marked = [i for i, e in enumerate(self._entries.rows) if e.is_marked]
        if not marked:
            return -1
        if by > 0:
            return next((i for i in marked if i > row), marked[0])
        return next((i for i in reversed(marked) if i < row), marked[-1])

    @Slot(int, result=str)
    def sectionOf(self, row: int) -> str:
        """Return the key of the section (or book) a row belongs to."""
        rows = self._entries.rows
        for entry in reversed(rows[: row + 1]):
            if entry.kind != "clause":
                return entry.key
        return rows[0].key if rows else ""

    @staticmethod
    def _is_meant(entry: EntryRow, clause: str) -> bool:
        if not clause:
            return False
        if entry.kind == "clause" and clause in entry.ruling.split(", "):
            return True
        return entry.kind != "book" and entry.key == clause

    def _lay_out(self) -> None:
        words = folded(self._search)[0].split()
        shown: list[EntryRow] = []
        contents: list[ContentsRow] = []
        book = section = heading = ""
        above: list[EntryRow] = []
        found: dict[str, int] = {}
        for entry in self._books:
            if entry.kind == "book":
                book, heading, above = entry.key, "", [entry]
            elif entry.kind == "section":
                section, heading = entry.key, entry.words
                above = [e for e in above if e.kind == "book"] + [entry]
                if not words:
                    shown += above
                    above = []
            elif self._fits(entry, heading, words):
                shown += above
                above = []
                shown.append(msgspec.structs.replace(entry, is_marked=entry.key in self._marked))
                for key in (book, section):
                    found[key] = found.get(key, 0) + 1
        for entry in self._books:
            if entry.kind != "clause":
                name = entry.number if entry.kind == "book" else entry.words
                number = "" if entry.kind == "book" else entry.number
                count = found.get(entry.key, 0)
                contents.append(ContentsRow(entry.kind, entry.key, number, name, count))
        self._entries.show(shown)
        self._contents.show(contents)
        self.changed.emit()

    @staticmethod
    def _fits(entry: EntryRow, heading: str, words: list[str]) -> bool:
        # A heading's words find all that stands under it.
        text = folded(f"{heading} {entry.key} {entry.ruling} {entry.words}")[0]
        return all(word in text for word in words)

    def _found(self) -> int:
        return sum(entry.kind == "clause" for entry in self._entries.rows)

    def _summary(self) -> str:
        if self._search.strip():
            if not self._found():
                nothing = QT_TRANSLATE_NOOP("Rules", "No clause has these words.")
                return say(CONTEXT, nothing)
            found = QT_TRANSLATE_NOOP("Rules", "%n clause(s) found", None, 1)
            return say(CONTEXT, found, self._found())
        if self._asked and not self._marked:
            unknown = QT_TRANSLATE_NOOP("Rules", "There is no clause {clause} in these books.")
            return say(CONTEXT, unknown, clause=self._asked)
        if len(self._marked) > 1:
            several = QT_TRANSLATE_NOOP("Rules", "%n clause(s) marked", None, 1)
            return say(CONTEXT, several, len(self._marked))
        return ""

    def _set_search(self, value: str) -> None:
        if value != self._search:
            self._search = value
            self._lay_out()
            self.searchChanged.emit()

    def _set_language(self, value: str) -> None:
        if value != self._language:
            self._language = value
            self.refresh()
            self.languageChanged.emit()

    def _sections(self) -> list[dict[str, Any]]:
        return [
            {
                "value": row.key,
                "text": f"{row.number} · {row.words}" if row.number else row.words,
            }
            for row in self._contents.rows
            if row.found or not self._search
        ]

    entries = Property(QObject, lambda self: self._entries, constant=True)
    contents = Property(QObject, lambda self: self._contents, constant=True)
    sections = Property("QVariantList", _sections, notify=changed)  # type: ignore[arg-type]
    search = Property(str, lambda self: self._search, _set_search, notify=searchChanged)
    language = Property(str, lambda self: self._language, _set_language, notify=languageChanged)
    found = Property(int, _found, notify=changed)
    marked = Property(int, lambda self: len(self._marked), notify=changed)
    summary = Property(str, _summary, notify=changed)


class _Pen(QSyntaxHighlighter):
    """Goes over what was searched with a pen; the text itself stays plain."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self.search = ""
        self.look = QTextCharFormat()

    def highlightBlock(self, text: str) -> None:
        for place, length in hits(text, self.search) if self.search else ():
            self.setFormat(place, length, self.look)


@QmlElement
class Highlight(QObject):
    """Highlights `search` in the `document` of a TextEdit."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document: QQuickTextDocument | None = None
        self._pen: _Pen | None = None
        self._search = ""
        self._ground = QColor()
        self._ink = QColor()

    def _mark(self) -> None:
        if self._pen is None:
            if self._document is None or not self._search:
                return  # most texts are never searched, and need no pen
            self._pen = _Pen(self._document.textDocument())
        look = QTextCharFormat()
        look.setBackground(self._ground)
        look.setForeground(self._ink)
        look.setFontUnderline(True)
        self._pen.search, self._pen.look = self._search, look
        self._pen.rehighlight()

    def _set(self, name: str, value: object) -> None:
        if getattr(self, name) != value:
            setattr(self, name, value)
            self._mark()
            self.changed.emit()

    document = Property(
        QQuickTextDocument,
        lambda self: self._document,
        lambda self, value: self._set("_document", value),
        notify=changed,
    )
    search = Property(
        str,
        lambda self: self._search,
        lambda self, value: self._set("_search", value),
        notify=changed,
    )
    ground = Property(
        QColor,
        lambda self: self._ground,
        lambda self, value: self._set("_ground", value),
        notify=changed,
    )
    ink = Property(
        QColor, lambda self: self._ink, lambda self, value: self._set("_ink", value), notify=changed
    )
