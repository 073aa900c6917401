"""The pictures of Fear cards for QML: a card's id in, the address of its picture out.

A thread composes a card's SVG (`fearscene`) into a folder of this process; Qt's own image reader
draws it from there, in its own thread, at the size and scale that are asked for. So neither the
window nor Python's lock is held while a picture is drawn, and no code of ours runs in Qt's threads.
A picture is public: it says no more than the card's title does. Whatever goes wrong, the card keeps
its calm ground, and the game goes on.
"""

from __future__ import annotations

import atexit
import hashlib
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import Property, QObject, QUrl, Signal
from PySide6.QtQml import QmlElement

from yournightmare.sessions import fears

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1


class _Studio(QObject):
    """Makes the files, one after the other, each once."""

    made = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.files: dict[str, str] = {}
        """The address of each picture there is; empty for one that can't be made."""
        self._asked: set[str] = set()
        self._folder: Path | None = None
        self._hand = ThreadPoolExecutor(1, "fear-pictures")

    def known(self, key: str) -> str | None:
        """Return the address of a picture, or None if it is still to be made."""
        if not key:
            return ""
        file = self.files.get(key)
        if file and not Path(QUrl(file).toLocalFile()).exists():
            # somebody tidied up the folder of temporary files
            self._asked.discard(key)
            return None
        return file

    def ask(self, card: str, title: str, key: str) -> None:
        """Have a picture made; `made` says its key when it is there."""
        if key not in self._asked:
            self._asked.add(key)
            # a page that is taken down as the program ends may still ask: there is no hand any more
            with suppress(RuntimeError):
                self._hand.submit(self._make, card, title, key)

    def _make(self, card: str, title: str, key: str) -> None:
        from yournightmare.models import fearscene

        try:
            text = fearscene.compose(fearscene.recipe(card, title))
            if self._folder is None or not self._folder.exists():
                self._folder = Path(tempfile.mkdtemp(prefix="yournightmare-fears-"))
                atexit.register(shutil.rmtree, self._folder, ignore_errors=True)
            name = hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()[:24]
            file = self._folder / f"{name}.svg"
            file.write_text(text, "ascii")
            self.files[key] = QUrl.fromLocalFile(str(file)).toString()
        except (OSError, ValueError):
            self.files[key] = ""
        self.made.emit(key)


def _key(card: str, title: str) -> str:
    """Return what decides on a picture: a card of ours itself, or the words of another fear."""
    return card if _is_ours(card) else f"\n{words}" if (words := title or card) else ""


def _is_ours(card: str) -> bool:
    try:
        return card in fears.fears()
    except fears.FearsError:
        return False  # a damaged installation: nothing is known of any card


class _Rooms:
    studio: ClassVar[_Studio | None] = None


def _studio() -> _Studio:
    if _Rooms.studio is None:
        _Rooms.studio = _Studio()
    return _Rooms.studio


@QmlElement
class FearPainting(QObject):
    """Where the picture of a card lies. `source` is empty until it is there.

    `card` is the id of a card that comes with the program; any other card is one of one's own, and
    its words (`title`, or `card` itself) decide what is drawn.
    """

    cardChanged = Signal()
    titleChanged = Signal()
    sourceChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._card = ""
        self._title = ""
        self._source = ""
        self._key = ""
        _studio().made.connect(self._made)

    def _get_card(self) -> str:
        return self._card

    def _set_card(self, card: str) -> None:
        if card != self._card:
            self._card = card
            self.cardChanged.emit()
            self._ask()

    card = Property(str, _get_card, _set_card, notify=cardChanged)

    def _get_title(self) -> str:
        return self._title

    def _set_title(self, title: str) -> None:
        if title != self._title:
            self._title = title
            self.titleChanged.emit()
            self._ask()

    title = Property(str, _get_title, _set_title, notify=titleChanged)

    def _get_source(self) -> str:
        return self._source

    source = Property(str, _get_source, notify=sourceChanged)

    def _ask(self) -> None:
        key = _key(self._card, self._title)
        if key == self._key:
            return  # the title of a card of ours says nothing new
        self._key = key
        known = _studio().known(self._key)
        self._show(known or "")
        if known is None:
            _studio().ask(self._card, self._title, self._key)

    def _made(self, key: str) -> None:
        if key == self._key:
            self._show(_studio().files[key])

    def _show(self, source: str) -> None:
        if source != self._source:
            self._source = source
            self.sourceChanged.emit()
