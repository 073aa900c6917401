"""What was played and is not on disk: kept in memory until it is saved or given up (S7).

The house shows it as long as there is something (`House.isUnsaved`). Every decision tries again
by itself, and so does the person, who may also export a game and leave it.
"""

from __future__ import annotations

from typing import Final

from yournightmare.models import troubles
from yournightmare.models.house import House
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions.saved import SavedSession
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store, store_file
from yournightmare.sessions.trouble import StoreTrouble, TroubleKind

CONTEXT: Final = "Unsaved"


class Unsaved:
    """Sessions that are played or wait to be written; `look` tells the house of what waits.

    `hold` takes one whose page opens, the one being played from then on; `let_go` one that has no
    page any more, which stays as long as it waits.

    `is_fallback`: `store` is in memory, because the person's own couldn't be opened.
    """

    def __init__(self, house: House, store: Store, is_fallback: bool) -> None:
        self._house = house
        self.store = store
        self.is_fallback = is_fallback
        self._held: dict[str, SavedSession] = {}
        self._played: list[SavedSession] = []
        # what the person has in a file of their own: each session's last change that is in it
        self._in_files: dict[str, str] = {}

    def hold(self, saved: SavedSession) -> None:
        """From now on this session is the one being played."""
        self._played = [*(each for each in self._played if each is not saved), saved]
        self._held[saved.session.id] = saved
        self.look()

    def let_go(self, saved: SavedSession) -> None:
        """It has no page any more."""
        self._played = [each for each in self._played if each is not saved]
        self.look()

    def held(self, session_id: str) -> SavedSession | None:
        """Return a session that is in memory just now."""
        return self._held.get(session_id)

    def session(self, session_id: str) -> SavedSession | None:
        """Return a session that is not on disk as it was played."""
        saved = self._held.get(session_id)
        return saved if saved is not None and not saved.is_saved else None

    def has(self, session_id: str) -> bool:
        """Tell whether leaving this session now would lose something.

        What the store holds in memory stays in the library until the program ends.
        """
        return self.session(session_id) is not None and session_id not in self.store.waiting

    def first(self) -> str:
        """Return the id of the session to care for first, the one played before the others.

        One that is in a file of the person's own comes last.
        """
        found = self._in_danger()
        outside = [each for each in found if not self._is_in_file(each)]
        return (outside or found or [""])[0]

    def would_lose(self) -> bool:
        """Tell whether closing now would lose something that is in no file either."""
        return any(not self._is_in_file(each) for each in self._in_danger())

    def is_kept_out(self, session_id: str) -> None:
        """The person has this session in a file of their own, as it is now."""
        self._in_files[session_id] = self._changed(session_id)

    def why(self) -> str:
        """Return what is in the way, in one sentence."""
        trouble = next((saved.trouble for saved in self._waiting() if saved.trouble), None)
        if trouble is None:
            kind = TroubleKind.UNREACHABLE if self.is_fallback else TroubleKind.READ_ONLY
            trouble = StoreTrouble(kind, None)
        return troubles.told(trouble)[0]

    def retry(self) -> bool:
        """Try to write everything that waits; tell whether nothing waits any more."""
        if self.is_fallback:
            self._move()
        for saved in self._waiting():
            saved.retry()
        if self.store.waiting and not self._waiting():
            self.store.write_again()
        self.look()
        return not self._is_any()

    def give_up(self, session_id: str) -> None:
        """Forget a session that waits: the person leaves without it."""
        saved = self._held.pop(session_id, None)
        if saved is not None:
            saved.session.on_change = None
            self._played = [each for each in self._played if each is not saved]
        self.look(is_given_up=True)

    def live(self) -> tuple[Session, ...]:
        """Return the sessions that are in memory just now."""
        return tuple(saved.session for saved in self._held.values())

    def look(self, is_given_up: bool = False) -> None:
        """Forget what is on disk and is not being played; tell the house whether anything waits."""
        self._held = {
            key: saved
            for key, saved in self._held.items()
            if saved in self._played or not saved.is_saved
        }
        was, now = self._house.property("isUnsaved"), self._is_any()
        self._house.setProperty("isUnsaved", now)
        if was and not now and not is_given_up:
            text = QT_TRANSLATE_NOOP("Unsaved", "Everything is saved now.")
            self._house.say(say(CONTEXT, text))

    def saved_again(self) -> None:
        """One session could be written again: perhaps so can the others."""
        for saved in self._waiting():
            saved.retry()
        self.look()

    def _in_danger(self) -> list[str]:
        """Return the ids of all that is in memory alone, the one played last first."""
        waiting = self._waiting()
        played = [each for each in reversed(self._played) if each in waiting or self.is_fallback]
        found = [each.session.id for each in (*played, *waiting)]
        if self.is_fallback:
            found += [each.id for each in self.store.summaries()]
        return list(dict.fromkeys((*found, *sorted(self.store.waiting))))

    def _is_in_file(self, session_id: str) -> bool:
        return self._in_files.get(session_id) == self._changed(session_id)

    def _changed(self, session_id: str) -> str:
        """Return a mark of how a session stands: another one after each change."""
        saved = self._held.get(session_id)
        try:
            record = self.store.load(session_id) if saved is None else saved.session.record()
        except StoreTrouble:
            return ""
        last = record.log[-1].fingerprint if record.log else ""
        return f"{len(record.log)} {last} {record.name}"

    def _waiting(self) -> list[SavedSession]:
        return [saved for saved in self._held.values() if not saved.is_saved]

    def _is_any(self) -> bool:
        if self._waiting() or self.store.waiting:
            return True
        return self.is_fallback and bool(self.store.summaries(limit=1))

    def _move(self) -> None:
        """Take everything from memory to the person's store, if that can be opened by now."""
        try:
            self.store.move_to(store_file())
        except (StoreTrouble, OSError):
            return
        self.is_fallback = False
        self._in_files.clear()
