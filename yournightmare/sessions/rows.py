"""Rows of the store: logs written and read back, summaries made again from them (S5).

A log is read up to the first row that is missing or damaged; the record's `gap` says so.
"""

from __future__ import annotations

import re
import sqlite3
import uuid
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

import msgspec

from yournightmare.games.wording import Worded
from yournightmare.sessions import record as forms
from yournightmare.sessions import schema, summaries
from yournightmare.sessions.record import Entry, Gap, Record
from yournightmare.sessions.session import Session
from yournightmare.sessions.summaries import Summary

SNAPSHOT_EVERY: Final = 500
"""So many decisions lie between two states that are kept."""

_ID: Final = re.compile(r"[0-9a-f]{32}")

LogRows = Sequence[tuple[int, bytes]]


def insert_log(connection: sqlite3.Connection, n: int, log: Sequence[Entry], after: int) -> None:
    """Write entries that follow the first `after` ones of a session. Raises `sqlite3.Error`."""
    sql = "INSERT INTO entries(session, step, entry) VALUES(?,?,?)"
    for step, entry in enumerate(log, after + 1):
        connection.execute(sql, (n, step, schema.pack(forms.encode_entry(entry))))


def insert_snapshots(connection: sqlite3.Connection, n: int, session: Session, after: int) -> None:
    """Write the states to keep that follow the first `after` steps. Raises `sqlite3.Error`."""
    first = (after // SNAPSHOT_EVERY + 1) * SNAPSHOT_EVERY
    sql = "INSERT INTO snapshots(session, step, state) VALUES(?,?,?)"
    for step in range(first, len(session.log) + 1, SNAPSHOT_EVERY):
        state = msgspec.msgpack.encode(session.frame(step).state)
        connection.execute(sql, (n, step, schema.pack(state)))


def head_of(blob: bytes) -> Record:
    """Return a record without its log. Raises `ValueError` if the blob can't be read."""
    return forms.decode_head(schema.unpack(blob))


def log_of(connection: sqlite3.Connection, n: int) -> LogRows:
    """Return the log rows of a session, in order. Raises `sqlite3.Error`."""
    sql = "SELECT step, entry FROM entries WHERE session=? ORDER BY step"
    return connection.execute(sql, (n,)).fetchall()


def with_log(head: Record, rows: LogRows, length: int) -> Record:
    """Return the record with its log rows, up to the first that is missing or damaged.

    `length`: so many there are to be.
    """
    blobs: list[bytes] = []
    for expected, (step, blob) in enumerate(rows, 1):
        try:
            if step != expected:
                raise ValueError("it is missing")
            blobs.append(schema.unpack(blob))
        except ValueError as error:
            head = msgspec.structs.replace(head, gap=Gap(expected, str(error)))
            break
    if head.gap is None and len(blobs) < length:
        head = msgspec.structs.replace(head, gap=Gap(len(blobs) + 1, "it is missing"))
    return forms.with_log(head, tuple(blobs))


def with_result(record: Record, summary: Summary) -> Record:
    """Return a record of the store with its result, which only its summary remembers.

    That is a cache: if it is damaged, or if the log can be read only in part, the result is the one
    that what can be read of the log comes to.
    """
    if summary.fault or record.gap is not None:
        summary = summaries.of_record(record)
    return msgspec.structs.replace(record, result=summary.result)


def with_head(connection: sqlite3.Connection, n: int, head: Record, summary: Summary) -> Summary:
    """Return the summary of a session that has another head now. Raises `sqlite3.Error`."""
    if summary.fault:
        log = log_of(connection, n)
        return summaries.of_record(with_log(head, log, len(log)))
    return msgspec.structs.replace(summary, name=head.name, seats=head.seats)


def change_shown(
    connection: sqlite3.Connection, n: int, blob: bytes, change: Callable[[Record], Record]
) -> bool:
    """Change names and seats in the summary of a session whose head can't be read.

    `change` is given a record that has nothing else; tell whether it changed anything. Raises
    `sqlite3.Error`.
    """
    summary = summaries.decode("0" * 32, "", 0, blob)
    shown = Record(
        version=forms.VERSION,
        id=summary.id,
        name=summary.name,
        game=summary.game,
        rules=1,
        options=None,
        seats=summary.seats,
        seed=0,
        opening=(),
        opening_fingerprint="",
        log=(),
        began=summary.began,
    )
    after = change(shown)
    if summary.fault or after == shown:
        return False
    new = msgspec.structs.replace(summary, name=after.name, seats=after.seats)
    data = summaries.encode(new)
    connection.execute("UPDATE sessions SET summary=? WHERE n=?", (data, n))
    return True


class SessionRow(NamedTuple):
    """What stands in a session's row beside its head."""

    n: int
    id: str
    changed: str
    steps: int
    finished: int
    deleted: int
    summary: bytes


def repairs(connection: sqlite3.Connection) -> Iterator[SessionRow]:
    """Yield, as it has to be, each row that is damaged or says something else than its log.

    It is to be written before the next one is asked for. Raises `sqlite3.Error`.
    """
    last = "IFNULL((SELECT MAX(step) FROM entries WHERE session=n), 0)"
    sql = f"SELECT n, id, changed, steps, finished, deleted, summary, {last} FROM sessions"
    odd = [row for *row, length in connection.execute(sql) if not _is_sound(row, length)]
    for row in odd:
        sound = _repaired(connection, SessionRow(*row))
        if sound != tuple(row):
            yield sound


def _is_sound(row: Sequence[Any], length: int) -> bool:
    _, session_id, changed, steps, finished, deleted, blob = row
    if steps != length or deleted not in (0, 1) or not _is_id(session_id) or not _is_time(changed):
        return False
    summary = summaries.decode(session_id, "", length, blob)
    return not summary.fault and finished == summary.finished


def _is_id(value: object) -> bool:
    return isinstance(value, str) and _ID.fullmatch(value) is not None


def _is_time(value: object) -> bool:
    try:
        return isinstance(value, str) and bool(datetime.fromisoformat(value))
    except ValueError:
        return False


def _repaired(connection: sqlite3.Connection, row: SessionRow) -> SessionRow:
    (blob,) = connection.execute("SELECT head FROM sessions WHERE n=?", (row.n,)).fetchone()
    log = log_of(connection, row.n)
    length = max((step for step, _ in log if isinstance(step, int)), default=0)
    summary = summaries.decode("", "", length, row.summary)
    session_id = row.id
    try:
        head = head_of(blob)
        if summary.fault or row.steps != length:
            summary = summaries.of_record(with_log(head, log, length))
        if not _is_id(row.id):
            session_id = head.id
    except ValueError as error:
        # A fault with fields couldn't be told in another language once it was written down.
        fault = summaries.UNREADABLE if isinstance(error.args[0], Worded) else str(error)
        if summary.fault or row.steps != length:
            summary = Summary("", "", length, fault=fault)
    taken = "SELECT 1 FROM sessions WHERE id=? AND n!=?"
    if not _is_id(session_id) or connection.execute(taken, (session_id, row.n)).fetchone():
        session_id = uuid.uuid4().hex
    now = summaries.time_text(datetime.now(UTC))
    changed = row.changed if _is_time(row.changed) else summaries.last_played(summary) or now
    deleted = row.deleted if row.deleted in (0, 1) else 0
    kept = msgspec.structs.replace(summary, id=session_id, changed="", steps=length)
    if kept == summaries.decode(session_id, "", length, row.summary):
        data = row.summary
    else:
        data = summaries.encode(kept)
    return SessionRow(row.n, session_id, changed, length, int(summary.finished), deleted, data)
