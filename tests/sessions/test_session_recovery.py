"""A damaged store: copied aside byte for byte, read as far as it goes, told."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.sessions.tools import long_session, new_session, play
from yournightmare.sessions.drafts import UNDONE
from yournightmare.sessions.record import Record
from yournightmare.sessions.recovery import recover
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.salvage import salvage
from yournightmare.sessions.saved import SavedSession
from yournightmare.sessions.store import Store
from yournightmare.sessions.trouble import TroubleKind

PAGE = 4096


def filled(path: Path) -> dict[str, Record]:
    """A store with thirty sessions, closed; returns their records."""
    store = Store(path)
    records = {}
    for seed in range(30):
        session = play(new_session(seed), 60)
        store.create(session)
        records[session.id] = session.record()
    store.close()
    assert path.stat().st_size > 10 * PAGE
    return records


def head_gone(data: bytearray) -> None:
    data[:PAGE] = bytes(PAGE)


def first_bytes_gone(data: bytearray) -> None:
    data[:16] = b"not a database!!"


def torn(data: bytearray) -> None:
    del data[len(data) // 2 + 100 :]


def pages_gone(data: bytearray) -> None:
    rng = random.Random(1)
    for page in rng.sample(range(5, len(data) // PAGE), 3):
        data[page * PAGE : (page + 1) * PAGE] = rng.randbytes(PAGE)


def all_gone(data: bytearray) -> None:
    data[:] = random.Random(2).randbytes(len(data))


def other_format(data: bytearray) -> None:
    data[:] = b"a letter, not a database" * 100


@pytest.mark.parametrize(
    ("damage", "at_least"),
    [
        (head_gone, 28),
        (first_bytes_gone, 28),
        (torn, 5),
        (pages_gone, 10),
        (all_gone, 0),
        (other_format, 0),
    ],
)
def test_what_can_be_read_is_recovered(
    damage: Callable[[bytearray], None], at_least: int, tmp_path: Path
) -> None:
    path = tmp_path / "sessions.db"
    records = filled(path)
    data = bytearray(path.read_bytes())
    damage(data)
    path.write_bytes(data)
    # As after a crash: a file beside it makes the store look at the whole file.
    Path(f"{path}-wal").write_bytes(b"")
    store = Store(path)
    assert store.trouble is not None
    assert store.trouble.kind is TroubleKind.DAMAGED
    assert store.trouble.file is not None
    assert store.trouble.file.read_bytes() == bytes(data)
    found = store.summaries()
    assert len(found) >= at_least
    for summary in found:
        record = store.load(summary.id)
        whole = records[summary.id]
        assert record.log == whole.log[: len(record.log)]
        assert summary.steps == len(record.log)
        replay = Replay(record)
        replay.check()
        assert replay.playable == len(record.log)
    # It works again, and is sound at the next start.
    saved = SavedSession(store, play(new_session(99), 5))
    store.close()
    store = Store(path)
    assert store.trouble is None
    assert store.load(saved.session.id) == saved.session.record()
    assert len(store.summaries()) == len(found) + 1
    store.close()
    assert not list(tmp_path.glob(".recovering*"))


def test_damage_found_while_playing_is_recovered_and_the_game_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "sessions.db"
    filled(path)
    store = Store(path)
    session = long_session(400)
    saved = SavedSession(store, session)
    store._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(path.read_bytes())
    for page in range(1, len(data) // PAGE):
        data[page * PAGE : (page + 1) * PAGE] = b"\xff" * PAGE
    path.write_bytes(data)
    store._connection.close()
    store._connection = sqlite3.connect(path, isolation_level=None)
    play(session, 1)
    assert store.trouble is not None
    assert saved.is_saved
    assert store.load(session.id) == session.record()
    store.close()


def test_another_programs_database_is_copied_aside(tmp_path: Path) -> None:
    path = tmp_path / "sessions.db"
    foreign = sqlite3.connect(path)
    foreign.execute("CREATE TABLE bookmarks(url)")
    foreign.execute("INSERT INTO bookmarks VALUES('somewhere')")
    foreign.commit()
    foreign.close()
    store = Store(path)
    assert store.trouble is not None
    assert store.trouble.file is not None
    copy = sqlite3.connect(store.trouble.file)
    assert copy.execute("SELECT url FROM bookmarks").fetchone() == ("somewhere",)
    copy.close()
    assert store.summaries() == []
    store.close()


def nothing_gone(data: bytearray) -> None:
    """As when SQLite has found damage that is gone by the time the file is looked at."""


@pytest.mark.parametrize("damage", [nothing_gone, head_gone, first_bytes_gone])
def test_case_S2_what_was_written_and_not_handed_in_comes_back(
    damage: Callable[[bytearray], None], tmp_path: Path
) -> None:
    path = tmp_path / "sessions.db"
    store = Store(path)
    one, other = play(new_session(1), 5), play(new_session(2), 5)
    for session in (one, other):
        store.create(session)
        store.keep_draft(session.id, 1, b"my draft")
        store.keep_draft(session.id, UNDONE, b"a throw" * 3000)
    store.keep_draft("nobody's", 0, b"left")
    store.keep_draft(one.id, 0, b"handed in")
    store.keep_draft(one.id, 0, b"")
    store._connection.execute("UPDATE drafts SET draft=x'00' WHERE session=? AND seat=1", [one.id])
    store.close()
    data = bytearray(path.read_bytes())
    damage(data)
    path.write_bytes(data)
    recover(path)
    store = Store(path)
    assert store.trouble is None
    assert store.drafts(one.id) == {UNDONE: b"a throw" * 3000}
    assert store.drafts(other.id) == {1: b"my draft", UNDONE: b"a throw" * 3000}
    assert store.drafts("nobody's") == {}
    store.close()


def test_a_bad_head_of_the_file_in_no_language_is_damage(tmp_path: Path) -> None:
    """SQLite says what is wrong with what stands there, and that is no text."""
    path = tmp_path / "sessions.db"
    records = filled(path)
    data = bytearray(path.read_bytes())
    at = data.index(b"CREATE TABLE snapshots")
    data[at - 20 : at + 24] = b"\xc5" * 44
    path.write_bytes(data)
    store = Store(path)
    assert store.trouble is not None
    assert {summary.id for summary in store.summaries()} == set(records)
    store.close()


def test_a_row_that_is_damaged_beside_its_head_is_recovered(tmp_path: Path) -> None:
    path = tmp_path / "sessions.db"
    records = filled(path)
    store = Store(path)
    sql = "UPDATE sessions SET id=x'01', changed=x'02', steps='x', summary='y' WHERE n=3"
    store._connection.execute(sql)
    store.close()
    recover(path)
    store = Store(path)
    assert {summary.id for summary in store.summaries()} == set(records)
    assert all(store.load(session) == record for session, record in records.items())
    store.close()


@pytest.mark.parametrize("half", ["first", "second"])
def test_case_S2_what_lies_in_the_half_that_is_left_comes_back(tmp_path: Path, half: str) -> None:
    """Half of the pages are noise, among them some that lead to the others."""
    file = tmp_path / "sessions.db"
    records = filled(file)
    data = bytearray(file.read_bytes())
    middle = len(data) // PAGE // 2 * PAGE
    start, end = (2 * PAGE, middle) if half == "first" else (middle, len(data))
    data[start:end] = random.Random(3).randbytes(end - start)
    file.write_bytes(data)
    store = Store(file)
    assert store.trouble is not None
    assert store.trouble.kind is TroubleKind.DAMAGED
    found = [store.load(summary.id) for summary in store.summaries()]
    assert len(found) > 5
    decisions = 0
    for record in found:
        whole = records[record.id]
        assert record.log == whole.log[: len(record.log)]
        assert Replay(record).playable == len(record.log)
        decisions += len(record.log)
    assert decisions > 100
    store.close()


@settings(deadline=None)
@given(st.binary(max_size=3 * PAGE), st.integers(0, 255))
def test_noise_is_no_trouble_to_who_picks_rows_out_of_it(noise: bytes, kind: int) -> None:
    salvage(bytes([kind]) + noise.ljust(2 * PAGE, b"\x0d"))
