"""A session and its store in one: what is decided is on disk when `Session.decide` returns.

If the store is in trouble the game goes on in memory: `trouble` says so, and every further change,
or `retry`, writes all that is missing (S6, S7).
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from yournightmare.sessions import drafts, undone
from yournightmare.sessions.record import Entry
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store
from yournightmare.sessions.trouble import StoreTrouble, TroubleKind


class SavedSession:
    """Keeps `session` in `store`.

    `on_trouble` is called when saving begins to fail, `on_saved` when all is on disk again.
    """

    def __init__(
        self,
        store: Store,
        session: Session,
        on_trouble: Callable[[StoreTrouble], None] | None = None,
        is_new: bool = True,
        on_saved: Callable[[], None] | None = None,
        at_once: bool = True,
    ) -> None:
        """`is_new`: the session is not in the store yet; else it was loaded from it as it is.

        A new one is written `at_once`, or with the first that is decided in it.
        """
        self.store = store
        self.session = session
        self.trouble: StoreTrouble | None = None
        self._on_trouble = on_trouble
        self._on_saved = on_saved
        self._created = not is_new
        self._same = 0 if is_new else len(session.log)
        # so long is one that is only looked at; it is written with the first decision of its own
        self._looked_at = len(session.log) if is_new and not at_once else None
        self._undone: tuple[Entry, ...] = ()
        if not is_new:
            self._recall_undone()
        session.on_change = self._changed
        if is_new and at_once:
            self._changed()

    @classmethod
    def load(
        cls,
        store: Store,
        session_id: str,
        on_trouble: Callable[[StoreTrouble], None] | None = None,
        on_saved: Callable[[], None] | None = None,
    ) -> SavedSession:
        """Take up a saved session. Raises `StoreTrouble` or `BrokenRecord`."""
        session = Session.of(store.load(session_id))
        return cls(store, session, on_trouble, is_new=False, on_saved=on_saved)

    @property
    def is_saved(self) -> bool:
        """Tell whether everything decided is on disk."""
        return self.trouble is None

    def retry(self) -> bool:
        """Try to write what is missing; tell whether all is on disk now."""
        self._changed()
        return self.is_saved

    def _changed(self) -> None:
        if self._looked_at == len(self.session.log):
            return
        self._looked_at = None
        # What was taken back must be written anew even if as many decisions follow it.
        self._same = min(self._same, len(self.session.log))
        try:
            try:
                self._write()
            except StoreTrouble as trouble:
                if trouble.kind not in (TroubleKind.DAMAGED, TroubleKind.MISSING):
                    raise
                # The store has recovered what it could by now: what is missing goes in again.
                self._created = self.store.has(self.session.id)
                self._same = 0
                self._write()
        except StoreTrouble as trouble:
            if trouble.kind is TroubleKind.READ_ONLY:
                # The store may hold it in memory, to write it when that is allowed again.
                with suppress(StoreTrouble):
                    self._created = self._created or self.store.has(self.session.id)
            first = self.trouble is None
            self.trouble = trouble
            if first and self._on_trouble is not None:
                self._on_trouble(trouble)
            return
        self._same = len(self.session.log)
        self._keep_undone()
        was_in_trouble, self.trouble = self.trouble is not None, None
        if was_in_trouble and self._on_saved is not None:
            self._on_saved()

    def _recall_undone(self) -> None:
        if not self.session.remembered_skill:
            return
        with suppress(StoreTrouble):
            data = self.store.drafts(self.session.id).get(drafts.UNDONE, b"")
            self.session.know_undone(undone.decode(data, self.session.game))
            self._undone = self.session.undone_entries

    def _keep_undone(self) -> None:
        now = self.session.undone_entries
        if now == self._undone:
            return
        # no matter if it can't be written: the results themselves are in the record
        with suppress(StoreTrouble):
            self.store.keep_draft(self.session.id, drafts.UNDONE, undone.encode(now))
            self._undone = now

    def _write(self) -> None:
        if self._created:
            self.store.write(self.session, self._same)
        else:
            self.store.create(self.session)
            self._created = True
