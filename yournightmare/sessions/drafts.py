"""What a player has written and not yet handed in, kept with the saved games (S2, H5).

A draft belongs to one seat of one session, or to the whole table. It is no decision: it is in no
record, no saved file and no replay, is packed like all that could hold a secret, and goes when the
seat has decided. The table in the store is made when the first draft is written.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Final

from yournightmare.sessions import schema

THE_TABLE: Final = -1
"""In a seat's place: what is nobody's own."""

UNDONE: Final = -2
"""In a seat's place: decisions taken back whose results of skill come again (see `undone.py`)."""

_TABLE: Final = """CREATE TABLE IF NOT EXISTS drafts(
    session TEXT NOT NULL, seat INTEGER NOT NULL, draft BLOB NOT NULL,
    PRIMARY KEY(session, seat)) WITHOUT ROWID"""


def put(connection: sqlite3.Connection, session_id: str, seat: int, draft: bytes) -> None:
    """Write a seat's draft in place of the one before; empty bytes remove it."""
    connection.execute(_TABLE)
    if draft:
        values = (session_id, seat, schema.pack(draft))
        connection.execute("INSERT OR REPLACE INTO drafts VALUES(?,?,?)", values)
    else:
        sql = "DELETE FROM drafts WHERE session=? AND seat=?"
        connection.execute(sql, (session_id, seat))


def of(connection: sqlite3.Connection, session_id: str) -> dict[int, bytes]:
    """Return a session's drafts by seat; one that is damaged is as if it weren't there."""
    if not _is_there(connection):
        return {}
    found = {}
    sql = "SELECT seat, draft FROM drafts WHERE session=?"
    for seat, blob in connection.execute(sql, (session_id,)).fetchall():
        try:
            found[int(seat)] = schema.unpack(blob)
        except ValueError:
            continue
    return found


def carry(source: sqlite3.Connection, target: sqlite3.Connection, session_id: str) -> None:
    """Put a session's drafts into another store, in place of those that are there."""
    if _is_there(target):
        target.execute("DELETE FROM drafts WHERE session=?", (session_id,))
    for seat, draft in of(source, session_id).items():
        put(target, session_id, seat, draft)


def restore(connection: sqlite3.Connection, rows: Iterable[Sequence[Any]]) -> None:
    """Take up rows of a damaged store, packed as they are; the first of a seat counts.

    What doesn't unpack, or belongs to no session that is there, is left out.
    """
    connection.execute(_TABLE)
    for row in rows:
        if [type(value) for value in row] == [str, int, bytes] and _unpacks(row[2]):
            connection.execute("INSERT OR IGNORE INTO drafts VALUES(?,?,?)", tuple(row))
    purge(connection)


def purge(connection: sqlite3.Connection) -> None:
    """Remove the drafts of sessions that are gone."""
    if _is_there(connection):
        connection.execute("DELETE FROM drafts WHERE session NOT IN (SELECT id FROM sessions)")


def _unpacks(blob: bytes) -> bool:
    try:
        schema.unpack(blob)
    except ValueError:
        return False
    return True


def _is_there(connection: sqlite3.Connection) -> bool:
    sql = "SELECT 1 FROM sqlite_master WHERE type='table' AND name='drafts'"
    return connection.execute(sql).fetchone() is not None
