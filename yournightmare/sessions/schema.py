"""The tables of the store, and opening the file that holds them.

`sessions` has a row a session: its record without the log, and a summary that is only a cache.
`entries` has a row a decision. `snapshots` has the state after every 500th decision, also only a
cache. What could hold a secret is compressed, so it can't be read in a text editor (H5).
"""

from __future__ import annotations

import sqlite3
import zlib
from pathlib import Path
from typing import Final

from yournightmare.sessions.trouble import StoreTrouble, TroubleKind

APPLICATION_ID: Final = 0x4E474854
SCHEMA_VERSION: Final = 1
WAIT_SECONDS: Final = 1.0
"""How long to wait for another program that is writing just now."""

MAX_BLOB: Final = 1 << 22
"""No head, entry or state is larger than this when it is unpacked."""

SCHEMA: Final = (
    """CREATE TABLE sessions(
        n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, changed TEXT NOT NULL,
        steps INTEGER NOT NULL, finished INTEGER NOT NULL, deleted INTEGER NOT NULL DEFAULT 0,
        head BLOB NOT NULL, summary BLOB NOT NULL)""",
    """CREATE TABLE entries(
        session INTEGER NOT NULL, step INTEGER NOT NULL, entry BLOB NOT NULL,
        PRIMARY KEY(session, step)) WITHOUT ROWID""",
    """CREATE TABLE snapshots(
        session INTEGER NOT NULL, step INTEGER NOT NULL, state BLOB NOT NULL,
        PRIMARY KEY(session, step)) WITHOUT ROWID""",
)


def pack(data: bytes) -> bytes:
    """Return bytes as a blob that a text editor can't read."""
    return zlib.compress(data, 6)


def unpack(blob: bytes) -> bytes:
    """Return the bytes in a blob. Raises `ValueError` if it is damaged or far too large."""
    packer = zlib.decompressobj()
    try:
        data = packer.decompress(blob, MAX_BLOB)
    except (zlib.error, TypeError):
        raise ValueError("it is damaged or too large") from None
    if not packer.eof or packer.unused_data:
        raise ValueError("it is damaged or too large")
    return data


def text(data: bytes) -> str:
    """Return a text of the file; a bad byte in one must not keep all others from being read."""
    return data.decode(errors="replace")


def connect(path: Path | None) -> sqlite3.Connection:
    """Open the file, or a store in memory; make the tables if there are none.

    Raises `sqlite3.Error`, `OSError`, or `StoreTrouble` for a file of a newer version.
    """
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
    # Transactions are begun by hand: one a decision.
    connection = sqlite3.connect(path or ":memory:", timeout=WAIT_SECONDS, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA fullfsync=ON")
        prepare(connection, path)
    except UnicodeError:  # SQLite tells of damage with what stands there, text or not
        connection.close()
        raise StoreTrouble(TroubleKind.DAMAGED, path) from None
    except BaseException:
        connection.close()
        raise
    return connection


def prepare(connection: sqlite3.Connection, path: Path | None) -> None:
    """Make the tables if there are none; raise `StoreTrouble` if they are not ours to use."""
    connection.text_factory = text
    if not _has_tables(connection):
        connection.execute("BEGIN IMMEDIATE")
        if not _has_tables(connection):  # another process may just have made them
            for statement in SCHEMA:
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
        connection.execute("COMMIT")
        return
    ours = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if ours != APPLICATION_ID:
        raise StoreTrouble(TroubleKind.DAMAGED, path, "it is not a file of saved games")
    if version > SCHEMA_VERSION:
        raise StoreTrouble(TroubleKind.NEWER, path, f"version {version}")
    for table in ("sessions", "entries", "snapshots"):
        try:
            connection.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_ERROR:
                raise
            raise StoreTrouble(TroubleKind.DAMAGED, path) from None


def _has_tables(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is not None
