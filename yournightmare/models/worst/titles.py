"""The titles of own cards while they are typed in, before they are laid out (R-A5).

The store keeps them until then, as it keeps a sheet that isn't sealed, so that a window that is
closed takes nothing away. They are nobody's secret, and no saved file holds them.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import Property, QObject, QTimer, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.worst.choices import are_different, is_title
from yournightmare.games.worst.decisions import FEARS
from yournightmare.models.rows import RowsModel
from yournightmare.sessions.drafts import THE_TABLE
from yournightmare.sessions.store import Store
from yournightmare.sessions.trouble import StoreTrouble

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

KEEP_MS: Final = 600
"""How long after a key the store is told of it: a few keys go together."""

_NOTHING: Final[tuple[str, ...]] = ("",) * FEARS


class TypedTitle(msgspec.Struct, frozen=True):
    """A line: what is typed, and whether a fear can't be called so, or another is."""

    title: str
    is_faulty: bool


class TitlesModel(RowsModel[TypedTitle]):
    """The four lines."""

    row_type = TypedTitle


class Kept(msgspec.Struct, frozen=True):
    """What the store keeps of them."""

    round: int
    titles: tuple[str, ...]


def tidy(titles: Sequence[str]) -> tuple[str, ...]:
    """Return titles as they are laid out: without blanks that nobody sees."""
    return tuple(" ".join(title.split()) for title in titles)


@QmlElement
@QmlUncreatable("A table has the one.")
class WorstTitles(QObject):  # type: ignore[operator]
    """What is typed for the round that begins."""

    def __init__(
        self,
        session_id: str,
        store: Store | None,
        lay: Callable[[list[str]], None],
        parent: QObject | None = None,
    ) -> None:
        """`lay` lays out what is typed, and has `begin` called if it could."""
        super().__init__(parent)
        self._session, self._store, self._lay = session_id, store, lay
        self._round = 0
        self._titles: tuple[str, ...] = _NOTHING
        self._stored: tuple[str, ...] = _NOTHING
        self._lines = TitlesModel(self)
        self._keeping = QTimer(self, singleShot=True, interval=KEEP_MS)
        self._keeping.timeout.connect(self.keep)
        self._show()

    def restore(self, round: int) -> None:
        """Go on with what the store has of this round; there may be nothing."""
        self._round = round
        data = None
        if self._store is not None:
            with contextlib.suppress(StoreTrouble):
                data = self._store.drafts(self._session).get(THE_TABLE)
        if data is None:
            return
        with contextlib.suppress(msgspec.DecodeError):
            kept = msgspec.msgpack.decode(data, type=Kept)
            if kept.round == round and len(kept.titles) == FEARS:
                self._titles = self._stored = kept.titles
                self._show()

    def begin(self, round: int, titles: Sequence[str] = _NOTHING) -> None:
        """Begin a round's four with nothing, or with titles that were taken back."""
        self._round, self._titles = round, tuple(titles)
        self._show()
        self.keep()

    @Slot()
    def keep(self) -> None:
        """Tell the store what is typed now; no matter if it can't be written."""
        self._keeping.stop()
        if self._store is None or self._titles == self._stored:
            return
        kept = Kept(self._round, self._titles)
        data = msgspec.msgpack.encode(kept) if any(self._titles) else b""
        with contextlib.suppress(StoreTrouble):
            self._store.keep_draft(self._session, THE_TABLE, data)
            self._stored = self._titles

    @Slot(int, str)
    def write(self, line: int, title: str) -> None:
        """Somebody types in a line, 0 to 3."""
        if not 0 <= line < FEARS or title == self._titles[line]:
            return
        # Half a character, as a hostile clipboard may hold, can't be written anywhere.
        whole = title.encode("utf-8", "replace").decode()
        self._titles = (*self._titles[:line], whole, *self._titles[line + 1 :])
        self._show()
        self._keeping.start()

    @Slot()
    def layOut(self) -> None:
        """Lay the four out; the table says why if it can't be."""
        self._lay(list(self._titles))

    def _show(self) -> None:
        titles = tidy(self._titles)
        self._lines.show(
            [
                TypedTitle(typed, not is_title(title) or self._is_double(titles, line))
                for line, (typed, title) in enumerate(zip(self._titles, titles, strict=True))
            ]
        )

    def _is_double(self, titles: tuple[str, ...], line: int) -> bool:
        others = (title for number, title in enumerate(titles) if number != line)
        return not all(are_different((titles[line], other)) for other in others)

    lines = Property(QObject, lambda self: self._lines, constant=True)
