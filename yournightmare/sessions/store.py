"""The store: all sessions of a person in one SQLite file, one durable transaction a decision.

When `append` has returned, the decision is on disk. Statistics and lists are derived from the log:
what a row caches of it is written in the same transaction and made again if it ever differs (S5).
Trouble is told as `StoreTrouble`; a damaged file is copied aside and read as far as it goes. A file
that may only be read is read into memory, where games go on until it can be written (S7).
"""

from __future__ import annotations

import os
import sqlite3
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from yournightmare.sessions import drafts, paths, rows, schema, summaries
from yournightmare.sessions import record as forms
from yournightmare.sessions.record import Entry, Record
from yournightmare.sessions.recovery import carry_back, is_damage, read_into_memory, recover
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.session import Session
from yournightmare.sessions.summaries import Summary
from yournightmare.sessions.trouble import StoreTrouble, TroubleKind, trouble_of

__all__ = ["Added", "Store", "Summary", "store_file"]


def store_file() -> Path:
    """Return where a person's sessions are kept."""
    return paths.data_dir() / "sessions.db"


class Added(msgspec.Struct, frozen=True):
    """What became of an imported record: its id here, and whether it was there already."""

    id: str
    was_there: bool


class _Row(msgspec.Struct):
    """What is known to be on disk of a session being played."""

    n: int
    steps: int
    head: bytes


class Store:
    """Saved sessions in a file. `trouble` tells, after opening, of damage that was recovered."""

    def __init__(self, path: Path | None) -> None:
        """Open the file, making it if it is missing; None keeps everything in memory.

        Raises `StoreTrouble` if it can't be opened at all.
        """
        self.path = path
        self.trouble: StoreTrouble | None = None
        self._rows: dict[str, _Row] = {}
        self._unsaved: set[str] = set()
        self._unsaved_drafts: set[str] = set()
        self._is_read_only = False
        was_torn = path is not None and Path(f"{path}-wal").exists()
        self._connection = self._open(check=was_torn)
        try:
            with self._told():
                self._reconcile()
        except StoreTrouble:
            if self.trouble is None:  # what was found was recovered, and is told as that
                raise

    @classmethod
    def in_memory(cls) -> Store:
        """Return a store that lasts as long as the program runs (S7)."""
        return cls(None)

    def close(self) -> None:
        """Close the file. Nothing waits to be written: every call has written already."""
        self._connection.close()

    @property
    def waiting(self) -> frozenset[str]:
        """The sessions that wait in memory for a file that may only be read."""
        return frozenset(self._unsaved)

    def create(self, session: Session) -> None:
        """Write a new session, with the log it has so far."""
        self.write_again()
        with self._transaction(session.id) as connection:
            row = self._insert(
                connection, session.head(), session.log, summaries.of_session(session), _now()
            )
            rows.insert_snapshots(connection, row.n, session, 0)
        self._rows[session.id] = row

    def has(self, session_id: str) -> bool:
        """Tell whether there is a session of this id, deleted or not."""
        with self._told():
            sql = "SELECT 1 FROM sessions WHERE id=?"
            return self._connection.execute(sql, (session_id,)).fetchone() is not None

    def write(self, session: Session, same: int) -> None:
        """Make the file equal to the session, whose first `same` entries are on disk already."""
        self.write_again()
        row = self._row(session.id)
        self._rows.pop(session.id)  # known again when all is written
        same = min(same, row.steps)  # a recovered file may have fewer than were written
        head = forms.encode_head(session.head())
        summary = summaries.of_session(session)
        log = session.log[same:]
        with self._transaction(session.id) as connection:
            if row.steps > same:
                for table in ("entries", "snapshots"):
                    sql = f"DELETE FROM {table} WHERE session=? AND step>?"
                    connection.execute(sql, (row.n, same))
            rows.insert_log(connection, row.n, log, same)
            rows.insert_snapshots(connection, row.n, session, same)
            values = [_now(), len(session.log), summary.finished, summaries.encode(summary), row.n]
            sql = "UPDATE sessions SET changed=?, steps=?, finished=?, summary=? WHERE n=?"
            if connection.execute(sql, values).rowcount != 1:
                raise StoreTrouble(TroubleKind.MISSING, self.path)
            if head != row.head:
                sql = "UPDATE sessions SET head=? WHERE n=?"
                connection.execute(sql, (schema.pack(head), row.n))
        self._rows[session.id] = _Row(row.n, len(session.log), head)

    def load(self, session_id: str) -> Record:
        """Return a session's record; its `gap` tells if the log could be read only in part.

        Raises `StoreTrouble` if there is no such session or its head can't be read.
        """
        with self._told(), self._as_of_now() as connection:
            sql = "SELECT n, head, steps, summary FROM sessions WHERE id=?"
            found = connection.execute(sql, (session_id,)).fetchone()
            if found is None:
                raise StoreTrouble(TroubleKind.MISSING, self.path)
            n, head, steps, summary = found
            log = rows.log_of(connection, n)
        record = rows.with_log(self._head(head), log, steps)
        return rows.with_result(record, summaries.decode(session_id, "", steps, summary))

    def snapshots(self, session_id: str) -> dict[int, bytes]:
        """Return encoded states after some steps, for `Replay` to jump to."""
        sql = "SELECT step, state FROM snapshots JOIN sessions ON n=session WHERE id=?"
        with self._told():
            kept = self._connection.execute(sql, (session_id,)).fetchall()
        found = {}
        for step, blob in kept:
            try:
                found[step] = schema.unpack(blob)
            except ValueError:  # only a cache
                continue
        return found

    def replay(self, session_id: str) -> Replay:
        """Return a session's replay."""
        return Replay(self.load(session_id), self.snapshots(session_id))

    def summaries(
        self,
        game: str | None = None,
        finished: bool | None = None,
        text: str = "",
        limit: int = -1,
    ) -> list[Summary]:
        """Return the sessions that fit, the one changed last first.

        `text` is looked for in the names of session and seats.
        """
        sql = "SELECT id, changed, steps, summary FROM sessions WHERE deleted=0"
        if finished is not None:
            sql += f" AND finished={int(finished)}"
        sql += " ORDER BY changed DESC, n DESC"
        with self._told():
            kept = self._connection.execute(sql).fetchall()
        wanted = text.casefold()
        found: list[Summary] = []
        for row in kept:
            summary = summaries.decode(*row)
            if game in (None, summary.game) and (not wanted or summaries.is_in(wanted, summary)):
                found.append(summary)
                if len(found) == limit:
                    break
        return found

    def unfinished(self, limit: int = -1) -> list[Summary]:
        """Return the games to go on with, the one played last first."""
        return self.summaries(finished=False, limit=limit)

    def rename(self, session_id: str, name: str) -> None:
        """Give a session a name, already cleaned (`names.clean`); blank takes it away."""
        with self._transaction() as connection:
            sql = "SELECT n, head, summary FROM sessions WHERE id=?"
            found = connection.execute(sql, (session_id,)).fetchone()
            if found is None:
                raise StoreTrouble(TroubleKind.MISSING, self.path)
            head = msgspec.structs.replace(self._head(found[1]), name=name)
            self._put_head(connection, found[0], head, found[2])
        self._rows.pop(session_id, None)

    def change_heads(self, change: Callable[[Record], Record]) -> int:
        """Change the names and seats of all sessions, deleted ones too; return of how many.

        `change` is given a record without its log. What stood there before is wiped from the file.
        Of a session whose head can't be read, only what lists show of it is changed. Raises
        `StoreTrouble`.
        """
        with self._told():
            self._connection.execute("PRAGMA secure_delete=ON")
        changed = 0
        with self._transaction() as connection:
            sql = "SELECT n, head, summary FROM sessions"
            for n, blob, summary in connection.execute(sql).fetchall():
                try:
                    head = self._head(blob)
                except StoreTrouble:
                    changed += rows.change_shown(connection, n, summary, change)
                    continue
                after = change(head)
                if after != head:
                    self._put_head(connection, n, after, summary)
                    changed += 1
        self._rows.clear()
        with self._told():
            self._connection.execute("VACUUM")
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return changed

    def _put_head(
        self, connection: sqlite3.Connection, n: int, head: Record, summary: bytes
    ) -> None:
        shown = rows.with_head(connection, n, head, summaries.decode(head.id, "", 0, summary))
        sql = "UPDATE sessions SET head=?, summary=? WHERE n=?"
        data = schema.pack(forms.encode_head(head))
        connection.execute(sql, (data, summaries.encode(shown), n))

    def keep_draft(self, session_id: str, seat: int, draft: bytes) -> None:
        """Write what a seat has written and not handed in; empty bytes if there is no more."""
        self.write_again()
        with self._at_once() as connection:
            drafts.put(connection, session_id, seat, draft)
        if self._is_read_only:
            self._unsaved_drafts.add(session_id)
            raise StoreTrouble(TroubleKind.READ_ONLY, self.path)

    def drafts(self, session_id: str) -> dict[int, bytes]:
        """Return what the seats of a session had written and not handed in."""
        with self._told():
            return drafts.of(self._connection, session_id)

    def delete(self, session_id: str) -> None:
        """Put a session away: `undelete` brings it back until `purge`."""
        self._mark(session_id, 1)

    def undelete(self, session_id: str) -> None:
        """Bring a deleted session back."""
        self._mark(session_id, 0)

    def purge(self) -> None:
        """Remove deleted sessions for good."""
        with self._transaction() as connection:
            for table in ("entries", "snapshots"):
                deleted = "SELECT n FROM sessions WHERE deleted=1"
                connection.execute(f"DELETE FROM {table} WHERE session IN ({deleted})")
            connection.execute("DELETE FROM sessions WHERE deleted=1")
            drafts.purge(connection)
        self._rows.clear()

    def add(self, record: Record) -> Added:
        """Write an imported record, as far as it is readable; one that is here already stays.

        It counts as changed when it was played, by what it says itself and at the latest now.
        Another session of the same id is left alone, also one that can't be read: the imported one
        then gets another id, and the same one whenever it is imported again.
        """
        import hashlib  # here, for it brings OpenSSL, which no page needs until then

        content = hashlib.blake2b(forms.encode_record(record), digest_size=16).hexdigest()
        for new_id in (record.id, content, uuid.uuid4().hex):
            record = msgspec.structs.replace(record, id=new_id)
            if not self.has(new_id):
                break
            if self._has_just(record):
                self.undelete(new_id)
                return Added(new_id, was_there=True)
        summary = summaries.of_record(record)
        with self._transaction() as connection:
            head = msgspec.structs.replace(record, log=())
            now = _now()
            played = min(now, summaries.last_played(summary) or now)
            self._insert(connection, head, record.log, summary, played)
        return Added(record.id, was_there=False)

    def _has_just(self, record: Record) -> bool:
        """Tell whether what is kept under the record's id is that record."""
        try:
            there = self.load(record.id)
        except StoreTrouble as trouble:
            if trouble.kind is TroubleKind.UNREADABLE:
                return False
            raise
        return forms.encode_record(there) == forms.encode_record(record)

    def _open(self, check: bool) -> sqlite3.Connection:
        try:
            connection = schema.connect(self.path)
            if check:
                sound = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
                if sound != "ok":
                    connection.close()
                    raise StoreTrouble(TroubleKind.DAMAGED, self.path, sound)
            if self.path is None or os.access(self.path, os.W_OK):
                return connection
            connection.close()
        except (sqlite3.Error, OSError, StoreTrouble) as error:
            if not is_damage(error):
                return self._read_only(self._as_trouble(error))
            if self.path is None or os.access(self.path.parent, os.W_OK):
                return self._recover()
        return self._read_only(StoreTrouble(TroubleKind.READ_ONLY, self.path))

    def _read_only(self, trouble: StoreTrouble) -> sqlite3.Connection:
        """Read a file into memory that can't be opened for writing."""
        kinds = (TroubleKind.READ_ONLY, TroubleKind.UNREACHABLE)
        if self.path is None or trouble.kind not in kinds or not self.path.is_file():
            raise trouble
        try:
            connection = read_into_memory(self.path)
        except (sqlite3.Error, OSError) as error:
            raise trouble from error
        self._is_read_only = True
        return connection

    def move_to(self, path: Path) -> None:
        """Keep in a file from now on what this store in memory holds, drafts and all.

        A session whose id is taken there gets a new one. Raises `StoreTrouble` if the file can't be
        written; then all stays in memory.
        """
        file = Store(path)
        try:
            if file._is_read_only:
                raise StoreTrouble(TroubleKind.READ_ONLY, path)
            ids = [row[0] for row in self._connection.execute("SELECT id FROM sessions")]
            taken = [each for each in ids if file.has(each)]
            with file._told():
                carry_back(self._connection, file._connection, set(ids) - set(taken))
            for each in taken:
                file.add(self.load(each))
        except BaseException:
            file.close()
            raise
        self._connection.close()
        self._connection, self.path, self.trouble = file._connection, path, file.trouble
        self._rows.clear()

    def write_again(self) -> None:
        """If the file could only be read, see whether it can be written by now."""
        if not self._is_read_only:
            return
        try:
            connection = schema.connect(self.path)
            try:
                carry_back(self._connection, connection, self._unsaved, self._unsaved_drafts)
            except BaseException:
                connection.close()
                raise
        except (sqlite3.Error, OSError, StoreTrouble):
            return  # still not: what is in memory stays there
        self._connection.close()
        self._connection = connection
        self._is_read_only = False
        self._unsaved.clear()
        self._unsaved_drafts.clear()
        self._rows.clear()

    def _recover(self) -> sqlite3.Connection:
        assert self.path is not None
        try:
            copy = recover(self.path)
            connection = schema.connect(self.path)
        except (sqlite3.Error, OSError) as error:
            raise self._as_trouble(error) from error
        self.trouble = StoreTrouble(TroubleKind.DAMAGED, copy)
        self._rows.clear()
        return connection

    def _as_trouble(self, error: Exception) -> StoreTrouble:
        return error if isinstance(error, StoreTrouble) else trouble_of(error, self.path)

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Turn errors into `StoreTrouble`, and recover from damage found on the way."""
        try:
            yield
        except (sqlite3.Error, UnicodeError, OSError) as error:
            if is_damage(error) and self.path is not None:
                self._connection.close()
                self._connection = self._recover()
                self._reconcile()
            raise self._as_trouble(error) from error

    @contextmanager
    def _as_of_now(self) -> Iterator[sqlite3.Connection]:
        """Several readings of one moment, whatever another program writes meanwhile."""
        connection = self._connection
        connection.execute("BEGIN")
        try:
            yield connection
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    @contextmanager
    def _transaction(self, kept: str = "") -> Iterator[sqlite3.Connection]:
        """One durable transaction: wholly on disk afterwards, or not at all.

        If the file may only be read, the session `kept` is in memory afterwards, which is told.
        """
        if not kept:
            self.write_again()
            if self._is_read_only:
                raise StoreTrouble(TroubleKind.READ_ONLY, self.path)
        with self._at_once() as connection:
            yield connection
        if self._is_read_only:
            self._unsaved.add(kept)
            raise StoreTrouble(TroubleKind.READ_ONLY, self.path)

    @contextmanager
    def _at_once(self) -> Iterator[sqlite3.Connection]:
        with self._told():
            connection = self._connection
            try:
                connection.execute("BEGIN IMMEDIATE")
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise

    def _row(self, session_id: str) -> _Row:
        row = self._rows.get(session_id)
        if row is None:
            with self._told():
                sql = "SELECT n, steps, head FROM sessions WHERE id=?"
                found = self._connection.execute(sql, (session_id,)).fetchone()
            if found is None:
                raise StoreTrouble(TroubleKind.MISSING, self.path)
            head = self._head(found[2])
            row = self._rows[session_id] = _Row(found[0], found[1], forms.encode_head(head))
        return row

    def _head(self, blob: bytes) -> Record:
        try:
            return rows.head_of(blob)
        except ValueError as error:
            raise StoreTrouble(TroubleKind.UNREADABLE, self.path, str(error)) from None

    def _insert(
        self,
        connection: sqlite3.Connection,
        head: Record,
        log: Sequence[Entry],
        summary: Summary,
        changed: str,
    ) -> _Row:
        data = forms.encode_head(msgspec.structs.replace(head, result=None))
        sql = (
            "INSERT INTO sessions(id, changed, steps, finished, head, summary) VALUES(?,?,?,?,?,?)"
        )
        packed = schema.pack(data)
        values = (head.id, changed, len(log), summary.finished, packed, summaries.encode(summary))
        n = connection.execute(sql, values).lastrowid
        assert n is not None
        rows.insert_log(connection, n, log, 0)
        return _Row(n, len(log), data)

    def _mark(self, session_id: str, deleted: int) -> None:
        with self._transaction() as connection:
            sql = "UPDATE sessions SET deleted=? WHERE id=?"
            if connection.execute(sql, (deleted, session_id)).rowcount != 1:
                raise StoreTrouble(TroubleKind.MISSING, self.path)

    def _reconcile(self) -> None:
        """Put right the row of every session that is damaged or differs from its log (S5)."""
        sql = "UPDATE sessions SET id=?, changed=?, steps=?, finished=?, deleted=?, summary=?"
        for n, *values in rows.repairs(self._connection):
            with self._at_once() as connection:
                connection.execute(f"{sql} WHERE n=?", (*values, n))


def _now() -> str:
    return summaries.time_text(datetime.now(UTC))
