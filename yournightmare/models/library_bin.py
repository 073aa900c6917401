"""What was deleted from the library and can still be had back, until the program ends.

It belongs to the desk, not to the page: the message with "Undo" outlives the page.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from yournightmare.models import troubles
from yournightmare.models.desk import Desk
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions.trouble import StoreTrouble

CONTEXT = "Library"


class Bin(QObject):
    """Deleted sessions, the last one on top. The store keeps them until it is purged."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._deleted: list[tuple[str, str]] = []
        self._is_told = False
        desk.house.said.connect(self._hear)
        desk.house.acted.connect(self._act)

    def put(self, session_id: str, title: str) -> bool:
        """Delete a session and offer to undo that; tell whether it worked."""
        try:
            self._desk.store.delete(session_id)
        except StoreTrouble as trouble:
            self._desk.house.trouble(*troubles.told(trouble))
            return False
        self._deleted.append((session_id, title))
        text = say(CONTEXT, QT_TRANSLATE_NOOP("Library", "“{title}” is deleted."), title=title)
        self._desk.house.say(text, say(CONTEXT, QT_TRANSLATE_NOOP("Library", "Undo")))
        self._is_told = True
        self._desk.sessionsChanged.emit()
        return True

    def take_out(self) -> str:
        """Bring the session deleted last back and return its id; empty if there is none."""
        if not self._deleted:
            return ""
        session_id, title = self._deleted[-1]
        try:
            self._desk.store.undelete(session_id)
        except StoreTrouble as trouble:
            self._desk.house.trouble(*troubles.told(trouble))
            return ""
        self._deleted.pop()
        # said in the place of the message with "Undo", which has nothing to undo any more
        text = say(CONTEXT, QT_TRANSLATE_NOOP("Library", "“{title}” is there again."), title=title)
        self._desk.house.say(text)
        self._desk.sessionsChanged.emit()
        return session_id

    def _hear(self) -> None:
        """Another message has taken the place of ours: its action is not our Undo."""
        self._is_told = False

    def _act(self) -> None:
        if self._is_told:
            self.take_out()


def bin_of(desk: Desk) -> Bin:
    """Return the one bin of a desk."""
    for child in desk.children():
        if isinstance(child, Bin):
            return child
    return Bin(desk)
