"""Rows of the store: logs written and read back, summaries made again from them (S5).

A log is read up to the first row that is missing or damaged; the record's `gap` says so.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from yournightmare.games.wording import Worded
from yournightmare.sessions import record as forms
from yournightmare.sessions import schema, summaries
from yournightmare.sessions.record import Entry, Gap, Record
from yournightmare.sessions.session import Session
from yournightmare.sessions.summaries import Summary

SNAPSHOT_EVERY: Final = 500
"""So many decisions lie between two states that are kept."""

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


def with_log(head: Record, rows: LogRows) -> Record:
    """Return the record with its log rows, up to the first that is missing or damaged."""
    blobs: list[bytes] = []
    for expected, (step, blob) in enumerate(rows, 1):
        try:
            if step != expected:
                raise ValueError("it is missing")
            blobs.append(schema.unpack(blob))
        except ValueError as error:
            head = msgspec.structs.replace(head, gap=Gap(expected, str(error)))
            break
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
        return summaries.of_record(with_log(head, log_of(connection, n)))
    return msgspec.structs.replace(summary, name=head.name, seats=head.seats)


def outdated(connection: sqlite3.Connection) -> Iterator[tuple[int, Summary]]:
    """Yield number and new summary of each session whose own differs from its log or is damaged.

    Raises `sqlite3.Error`.
    """
    last = "IFNULL((SELECT MAX(step) FROM entries WHERE session=n), 0)"
    sql = f"SELECT n, id, steps, finished, summary, {last} FROM sessions"
    for n, session_id, steps, finished, blob, length in connection.execute(sql):
        summary = summaries.decode(session_id, "", steps, blob)
        if steps == length and not summary.fault and summary.finished == bool(finished):
            continue
        new = _made_again(connection, n, summary, length)
        if new != summary:
            yield n, new


def _made_again(connection: sqlite3.Connection, n: int, summary: Summary, length: int) -> Summary:
    (blob,) = connection.execute("SELECT head FROM sessions WHERE n=?", (n,)).fetchone()
    try:
        head = head_of(blob)
    except ValueError as error:
        # A fault with fields couldn't be told in another language once it was written down.
        fault = summaries.UNREADABLE if isinstance(error.args[0], Worded) else str(error)
        return Summary(summary.id, "", length, fault=fault)
    made = summaries.of_record(with_log(head, log_of(connection, n)))
    return msgspec.structs.replace(made, steps=length)
