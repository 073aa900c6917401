"""A damaged store: copied aside byte for byte, then read as far as it goes into a new one.

Nothing is overwritten: the copy stays beside the new file under a name that says when. Rows are
read from both ends and one by one, so a damaged page costs only what lay on it. If the head of the
file is gone, it is lent one: the tables of every store begin at the same pages. Where a damaged
page hides others, those are read by themselves (`salvage`).

A store that may only be read is read into memory: SQLite can't open a file of its write-ahead kind
where it may not lay another one beside it.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Collection, Iterator, Mapping
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

from yournightmare.sessions import drafts, schema
from yournightmare.sessions.record import MAX_STEPS
from yournightmare.sessions.salvage import salvage
from yournightmare.sessions.trouble import StoreTrouble, TroubleKind

_PARTS = ("", "-wal")
Row = tuple[Any, ...]


def recover(path: Path) -> Path:
    """Copy the damaged file aside, put a sound one in its place, and return the copy's path.

    Raises `OSError` or `sqlite3.Error` if there is no room or no right to do so; the damaged file
    is then still where it was.
    """
    copy = _copy_aside(path)
    with tempfile.TemporaryDirectory(dir=path.parent, prefix=".recovering-") as folder:
        fresh = Path(folder) / "fresh.db"
        work = Path(folder) / "work.db"
        for part in _PARTS:
            if Path(f"{copy}{part}").exists():
                shutil.copyfile(f"{copy}{part}", f"{work}{part}")
        target = schema.connect(fresh)
        try:
            _carry_over(work, target)
            target.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            target.close()
        for part in ("-wal", "-shm"):
            Path(f"{path}{part}").unlink(missing_ok=True)
        fresh.replace(path)
    return copy


def read_into_memory(path: Path) -> sqlite3.Connection:
    """Return a store in memory that holds what is in a file which may only be read.

    Raises `OSError`, `sqlite3.Error` or `StoreTrouble` if that can't be read either.
    """
    memory = sqlite3.connect(":memory:", isolation_level=None)
    try:
        try:
            # Works beside a program that has the file open, and sees what that one writes.
            name = f"{path.absolute().as_uri()}?mode=ro"
            with closing(sqlite3.connect(name, uri=True)) as source:
                source.backup(memory)
            _check(memory, path)
        except (sqlite3.Error, UnicodeError, StoreTrouble):
            _back_up_a_copy(path, memory)
        schema.prepare(memory, path)
    except BaseException:
        memory.close()
        raise
    return memory


def _back_up_a_copy(path: Path, memory: sqlite3.Connection) -> None:
    with tempfile.TemporaryDirectory(prefix="yournightmare-") as folder:
        work = Path(folder) / "work.db"
        for part in _PARTS:
            if Path(f"{path}{part}").exists():
                shutil.copyfile(f"{path}{part}", f"{work}{part}")
        try:
            source = schema.connect(work)
            _check(source, work)
        except (sqlite3.Error, StoreTrouble) as error:
            if not is_damage(error):
                raise
            recover(work)
            source = schema.connect(work)
        with closing(source):
            source.backup(memory)


def _check(connection: sqlite3.Connection, path: Path) -> None:
    sound = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if sound != "ok":
        raise StoreTrouble(TroubleKind.DAMAGED, path, sound)


def carry_back(
    memory: sqlite3.Connection,
    file: sqlite3.Connection,
    ids: Collection[str],
    written: Collection[str] = (),
) -> None:
    """Write sessions from a store in memory into its file, all of them or none.

    Of those `written` in, only the drafts are. Raises `sqlite3.Error` if the file still can't be
    written.
    """
    file.execute("BEGIN IMMEDIATE")
    try:
        # BEGIN is content with a file that may only be read: this is not.
        file.execute(f"PRAGMA user_version={schema.SCHEMA_VERSION}")
        for session_id in ids:
            sql = "SELECT n, id, changed, steps, finished, deleted, head, summary FROM sessions"
            n, *row = memory.execute(f"{sql} WHERE id=?", (session_id,)).fetchone()
            for table in ("entries", "snapshots"):
                there = "SELECT n FROM sessions WHERE id=?"
                file.execute(f"DELETE FROM {table} WHERE session IN ({there})", (session_id,))
            file.execute("DELETE FROM sessions WHERE id=?", (session_id,))
            new = file.execute("INSERT INTO sessions VALUES(NULL,?,?,?,?,?,?,?)", row).lastrowid
            for table in ("entries", "snapshots"):
                for line in memory.execute(f"SELECT * FROM {table} WHERE session=?", (n,)):
                    file.execute(f"INSERT INTO {table} VALUES(?,?,?)", (new, *line[1:]))
        for session_id in {*ids, *written}:
            drafts.carry(memory, file, session_id)
        file.execute("COMMIT")
    except BaseException:
        if file.in_transaction:
            file.execute("ROLLBACK")
        raise


def _copy_aside(path: Path) -> Path:
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    for number in range(1000):
        copy = path.with_name(f"{path.stem}-damaged-{stamp}-{number}{path.suffix}")
        if not copy.exists():
            break
    for part in _PARTS:
        if Path(f"{path}{part}").exists():
            shutil.copy2(f"{path}{part}", f"{copy}{part}")
    return copy


def _carry_over(work: Path, target: sqlite3.Connection) -> None:
    target.execute("BEGIN IMMEDIATE")
    written: list[Row] | None = None
    source = _open_somehow(work)
    if source is not None:
        with closing(source):
            written = _drafts(source)
            for row in _sessions(source):
                if _is_sound(row):
                    _put_session(target, row)
                    for entry in _entries(source, row[0]):
                        _put_entry(target, entry)
    # Closed, the file holds what lay in the log beside it, too.
    found = salvage(work.read_bytes())
    for row in found.sessions:
        if _is_sound(row):
            _put_session(target, row)
    for n, steps in target.execute("SELECT n, steps FROM sessions").fetchall():
        for entry in _following(target, n, steps, found.entries.get(n, {})):
            _put_entry(target, entry)
    # One that was handed in may still lie on a page, so they are picked out only if they must be.
    drafts.restore(target, found.drafts if written is None else written)
    target.execute("COMMIT")


def _put_session(target: sqlite3.Connection, row: Row) -> None:
    """Write a session's row; what is damaged beside the head is put right when it is opened."""
    n, session_id, changed, *numbers, head, summary = row
    sound = [number if isinstance(number, int) else 0 for number in numbers]
    if not isinstance(numbers[0], int):
        sound[0] = MAX_STEPS
    values = (
        n,
        session_id if isinstance(session_id, str) else f"damaged {n}",
        changed if isinstance(changed, str) else "",
        *sound,
        head,
        summary if isinstance(summary, bytes) else b"",
    )
    target.execute("INSERT OR IGNORE INTO sessions VALUES(?,?,?,?,?,?,?,?)", values)


def _put_entry(target: sqlite3.Connection, entry: Row) -> None:
    target.execute("INSERT OR IGNORE INTO entries VALUES(?,?,?)", entry)


def _following(
    target: sqlite3.Connection, n: int, steps: int, found: Mapping[int, bytes]
) -> Iterator[Row]:
    """Give what goes on where a session's log breaks off, up to the length it is known to have."""
    sql = "SELECT IFNULL(MAX(step), 0) FROM entries WHERE session=?"
    (last,) = target.execute(sql, (n,)).fetchone()
    for step in range(last + 1, steps + 1):
        if step not in found:
            return
        yield n, step, found[step]


def _open_somehow(work: Path) -> sqlite3.Connection | None:
    """Open what is left, lending it a head if its own can't be read."""
    for lend in (False, True):
        if lend:
            _lend_head(work)
        connection = sqlite3.connect(work, isolation_level=None)
        connection.text_factory = schema.text
        try:
            connection.execute("SELECT n FROM sessions LIMIT 1").fetchone()
            connection.execute("SELECT step FROM entries LIMIT 1").fetchone()
        except (sqlite3.Error, UnicodeError):
            if not lend:
                connection.close()
                continue
        return connection
    return None


def _lend_head(work: Path) -> None:
    model = work.with_name("model.db")
    connection = schema.connect(model)
    size = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    head = bytearray(model.read_bytes()[:size])
    head[92:96] = b"\0\0\0\0"  # so that SQLite asks the file for its size, not the head
    head[32:40] = bytes(8)  # no free pages known
    with work.open("r+b") as file:
        file.write(head)
    Path(f"{work}-wal").unlink(missing_ok=True)


def _sessions(source: sqlite3.Connection) -> Iterator[Row]:
    """Every session row that can be read: from both ends, then those between, one by one."""
    columns = "n, id, changed, steps, finished, deleted, head, summary"
    seen: set[int] = set()
    highest = 0
    for order in ("ASC", "DESC"):
        for row in _until_damage(source, f"SELECT {columns} FROM sessions ORDER BY n {order}"):
            if isinstance(row[0], int) and row[0] not in seen:
                seen.add(row[0])
                highest = max(highest, row[0])
                yield row
    for n in range(1, min(highest, 1_000_000) + 1):
        if n not in seen:
            yield from _until_damage(source, f"SELECT {columns} FROM sessions WHERE n={n}")


def _entries(source: sqlite3.Connection, n: int) -> Iterator[Row]:
    """The log of one session from its beginning; what follows a gap is of no use."""
    expected = 1
    sql = f"SELECT session, step, entry FROM entries WHERE session={n} ORDER BY step"
    for row in _until_damage(source, sql):
        if row[1] != expected or not _unpacks(row[2]):
            return
        expected += 1
        yield row


def _drafts(source: sqlite3.Connection) -> list[Row] | None:
    """What was written and not handed in; None if it can't be read to its end in this way."""
    try:
        return source.execute("SELECT session, seat, draft FROM drafts").fetchall()
    except (sqlite3.Error, UnicodeDecodeError, OverflowError):
        return None


def _until_damage(source: sqlite3.Connection, sql: str) -> Iterator[Row]:
    try:
        yield from source.execute(sql)
    except (sqlite3.Error, UnicodeDecodeError, OverflowError):
        return


def _is_sound(row: Row) -> bool:
    """Tell whether a row is a session's: of what it says, only the head can't be made again."""
    return isinstance(row[0], int) and _unpacks(row[-2])


def _unpacks(blob: Any) -> bool:
    try:
        schema.unpack(blob)
    except ValueError:
        return False
    return True


def is_damage(error: Exception) -> bool:
    """Tell whether an error means that the file itself is damaged."""
    if isinstance(error, StoreTrouble):
        return error.kind == "damaged"
    if isinstance(error, UnicodeError):  # SQLite tells of the damage, in what stands there
        return True
    code = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
