"""The library: all saved games as a list to search, sort, go on with, watch, rename and delete.

The store is read when the library is opened and when a session has changed; searching and sorting
work on what was read. Rows are told from each other by their session, so that a change inserts and
removes exactly the rows that come and go (L2).
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, Final

from PySide6.QtCore import Property, QModelIndex, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from yournightmare.models import namewords, troubles
from yournightmare.models.desk import Desk
from yournightmare.models.fileplaces import FilePlaces
from yournightmare.models.house import House
from yournightmare.models.library_bin import bin_of
from yournightmare.models.library_rows import (
    CONTEXT,
    ROLES,
    SavedRow,
    file_name,
    fold,
    game_title,
    score_of,
    search_text,
)
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions import names
from yournightmare.sessions.store import Summary
from yournightmare.sessions.trouble import StoreTrouble

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

__all__ = ["ContinueModel", "FilePlaces", "LibraryModel", "SavedModel", "resume"]

ORDERS: Final = ("newest", "best", "name")
STATES: Final = ("all", "unfinished", "finished")
MOST_TO_CONTINUE: Final = 3
PATIENCE_MS: Final = 150
"""How long changes are gathered before the store is read again."""

_NOWHERE: Final = QModelIndex()


class SavedModel(RowsModel[SavedRow]):
    """Rows of saved games, told from each other by their session."""

    row_type = SavedRow

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._roles = dict(enumerate(ROLES, int(Qt.ItemDataRole.UserRole) + 1))

    def retell(self) -> None:
        """Say everything in the language of the moment."""
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, 0))

    def arrange(self, rows: Sequence[SavedRow]) -> None:
        """Show these rows: what is common at both ends stays, what differs between is replaced."""
        old = [row.session_id for row in self._rows]
        new = [row.session_id for row in rows]
        head = 0
        while head < min(len(old), len(new)) and old[head] == new[head]:
            head += 1
        tail = 0
        while tail < min(len(old), len(new)) - head and old[-1 - tail] == new[-1 - tail]:
            tail += 1
        if len(old) - tail > head:
            self.beginRemoveRows(_NOWHERE, head, len(old) - tail - 1)
            del self._rows[head : len(old) - tail]
            self.endRemoveRows()
        if len(new) - tail > head:
            self.beginInsertRows(_NOWHERE, head, len(new) - tail - 1)
            self._rows[head:head] = rows[head : len(new) - tail]
            self.endInsertRows()
        if len(old) != len(new):
            self.countChanged.emit()
        for i, row in enumerate(rows):
            self._replace(i, row)


@QmlElement
class LibraryModel(SavedModel):
    """The library's page makes one and gives it the desk. It sleeps while `active` is false."""

    deskChanged = Signal()
    activeChanged = Signal()
    filterChanged = Signal()
    readChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk: Desk | None = None
        self._active = True
        self._is_stale = True
        self._text, self._game, self._state, self._order = "", "", "all", "newest"
        self._summaries: list[Summary] = []
        self._known: dict[str, SavedRow] = {}
        self._texts: dict[str, str] = {}
        self._timer = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._timer.timeout.connect(self.refresh)

    # Reading

    def _mark_stale(self) -> None:
        self._is_stale = True
        if self._active:
            self._timer.start()

    @Slot()
    def refresh(self) -> None:
        """Read the store, if anything has changed since."""
        if self._desk is None or not self._active or not self._is_stale:
            return
        try:
            self._summaries = self._desk.store.summaries()
        except StoreTrouble as trouble:
            self._desk.house.trouble(*troubles.told(trouble))
            return
        self._is_stale = False
        self._tell()

    def _tell(self) -> None:
        """Make the rows of what was read."""
        today = date.today()
        old = self._known
        self._known = {summary.id: SavedRow(summary, today) for summary in self._summaries}
        self._texts = {
            session_id: text
            for session_id, text in self._texts.items()
            if self._known.get(session_id) == old.get(session_id)
        }
        self._lay_out()
        self.readChanged.emit()

    def _retell(self) -> None:
        """Say everything in the language of the moment."""
        self._texts = {}
        self._lay_out()
        self.retell()
        self.readChanged.emit()

    def _text_of(self, summary: Summary) -> str:
        """Return what a search looks through; made when it is first searched."""
        text = self._texts.get(summary.id)
        if text is None:
            text = self._texts[summary.id] = search_text(summary)
        return text

    def _lay_out(self) -> None:
        """Show what the filters leave, in the order wished for."""
        wanted = fold(self._text).split()
        kept = [
            summary
            for summary in self._summaries
            if (not self._game or summary.game == self._game)
            and (self._state == "all" or summary.finished == (self._state == "finished"))
            and (not wanted or all(word in self._text_of(summary) for word in wanted))
        ]
        if self._order == "best":
            kept.sort(key=lambda summary: -score_of(summary))
        elif self._order == "name":
            kept.sort(key=lambda summary: fold(self._known[summary.id].title))
        self.arrange([self._known[summary.id] for summary in kept])

    # What can be done

    @Slot(str, str, result=str)
    def rename(self, session_id: str, name: str) -> str:
        """Give a session a name, blank takes it away; return why that name can't be, or nothing."""
        if self._desk is None:
            return ""
        try:
            self._desk.store.rename(session_id, names.clean(name) if name.strip() else "")
        except names.NameRefused as refused:
            return namewords.refused(refused.reason)
        except StoreTrouble as trouble:
            self._desk.house.trouble(*troubles.told(trouble))
            return ""
        self._is_stale = True
        self.refresh()
        self._desk.sessionsChanged.emit()
        return ""

    @Slot(str)
    def remove(self, session_id: str) -> None:
        """Delete a session; the message that says so offers Undo."""
        known = self._known.get(session_id)
        if self._desk is not None and known and bin_of(self._desk).put(session_id, known.title):
            self._is_stale = True
            self.refresh()

    @Slot(result=str)
    def undo(self) -> str:
        """Bring back what was deleted last; return its session, or nothing."""
        if self._desk is None:
            return ""
        session_id = bin_of(self._desk).take_out()
        if session_id:
            self._is_stale = True
            self.refresh()
        return session_id

    @Slot(str, result=int)
    def rowOf(self, session_id: str) -> int:
        """Return the row that shows a session, or -1."""
        for i, row in enumerate(self._rows):
            if row.session_id == session_id:
                return i
        return -1

    @Slot(str, result=str)
    def fileName(self, session_id: str) -> str:
        """Return a name for the file a session is exported to."""
        known = self._known.get(session_id)
        return file_name(known.title, known.summary.began) if known else file_name("", "")

    @Slot()
    def clearFilters(self) -> None:
        """Show everything again."""
        self._text, self._game, self._state = "", "", "all"
        self._lay_out()
        self.filterChanged.emit()

    # What the page binds to

    def _set_desk(self, desk: QObject) -> None:
        if not isinstance(desk, Desk) or desk is self._desk:
            return
        self._desk = desk
        desk.sessionsChanged.connect(self._mark_stale)
        desk.house.retranslated.connect(self._retell)
        self._is_stale = True
        self.refresh()
        self.deskChanged.emit()

    def _set_active(self, active: bool) -> None:
        if active == self._active:
            return
        self._active = active
        self.activeChanged.emit()
        self.refresh()

    def _choose(self, attribute: str, value: str, allowed: Sequence[str] = ()) -> None:
        if value == getattr(self, attribute) or (allowed and value not in allowed):
            return
        setattr(self, attribute, value)
        self._lay_out()
        self.filterChanged.emit()

    def _games(self) -> list[dict[str, Any]]:
        """The games there are sessions of, for a choice with "all games" first."""
        every = say(CONTEXT, QT_TRANSLATE_NOOP("Library", "All kinds"))
        found = sorted({summary.game for summary in self._summaries if summary.game})
        return [
            {"value": "", "text": every},
            *({"value": game, "text": game_title(game)} for game in found),
        ]

    desk = Property(QObject, lambda self: self._desk, _set_desk, notify=deskChanged)
    active = Property(bool, lambda self: self._active, _set_active, notify=activeChanged)
    text = Property(
        str,
        lambda self: self._text,
        lambda self, value: self._choose("_text", value),
        notify=filterChanged,
    )
    game = Property(
        str,
        lambda self: self._game,
        lambda self, value: self._choose("_game", value),
        notify=filterChanged,
    )
    state = Property(
        str,
        lambda self: self._state,
        lambda self, value: self._choose("_state", value, STATES),
        notify=filterChanged,
    )
    order = Property(
        str,
        lambda self: self._order,
        lambda self, value: self._choose("_order", value, ORDERS),
        notify=filterChanged,
    )
    total = Property(int, lambda self: len(self._summaries), notify=readChanged)
    games = Property("QVariantList", _games, notify=readChanged)  # type: ignore[arg-type]


class ContinueModel(SavedModel):
    """The games begun and not ended, the one played last first; the bedroom hangs them up.

    It sleeps while `active` is false: what nobody sees is not hung up while something else moves.
    """

    activeChanged = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._active = True
        self._is_stale = True
        self._timer = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._timer.timeout.connect(self.refresh)
        desk.sessionsChanged.connect(self._mark_stale)
        desk.house.retranslated.connect(self.retell)
        self.refresh()

    def _mark_stale(self) -> None:
        self._is_stale = True
        if self._active:
            self._timer.start()

    def refresh(self) -> None:
        """Read the store again, if anything has changed since and somebody looks."""
        if not self._active or not self._is_stale:
            return
        today = date.today()
        try:
            found = self._sound()
        except StoreTrouble:
            return  # what hangs there stays; whoever opens a session is told
        self._is_stale = False
        self.arrange([SavedRow(summary, today) for summary in found])

    def _sound(self) -> list[Summary]:
        """Return the sessions to hang up; those that can't be read take no place from others."""
        asked = 2 * MOST_TO_CONTINUE
        while True:
            found = self._desk.store.unfinished(asked)
            sound = [summary for summary in found if not summary.fault]
            if len(sound) >= MOST_TO_CONTINUE or len(found) < asked:
                # a game in which nothing was decided yet takes no other's place
                return sorted(sound, key=lambda each: each.steps == 0)[:MOST_TO_CONTINUE]
            asked *= 4

    def _set_active(self, active: bool) -> None:
        if active != self._active:
            self._active = active
            self.activeChanged.emit()
            self.refresh()

    active = Property(bool, lambda self: self._active, _set_active, notify=activeChanged)


def resume(house: House, session_id: str) -> None:
    """Go on with a session of the store, from a picture on the wall."""
    house.bring_desk().play(session_id)
