"""The store: written at once, told when it can't be, quick with many sessions."""

from __future__ import annotations

import sqlite3
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from tests.privilege import without_privilege
from tests.sessions.tools import ADA, careful, finished_session, long_session, new_session, play
from yournightmare.sessions import schema
from yournightmare.sessions.files import read_file, write_file
from yournightmare.sessions.record import Gap, SeatInfo
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.saved import SavedSession
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Added, Store
from yournightmare.sessions.trouble import StoreTrouble, TroubleKind


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "sessions.db"


def other(path: Path) -> sqlite3.Connection:
    """Another program's connection to the file."""
    return sqlite3.connect(path, isolation_level=None, timeout=0)


def test_every_decision_is_in_the_file_when_decide_returns(path: Path) -> None:
    store = Store(path)
    saved = SavedSession(store, new_session())
    reader = other(path)
    while saved.session.waiting:
        saved.session.decide(saved.session.legal(0)[0])
        sql = "SELECT MAX(step) FROM entries"
        assert reader.execute(sql).fetchone()[0] == len(saved.session.log)
    reader.close()
    assert store.load(saved.session.id) == saved.session.record()
    store.close()
    store = Store(path)
    assert store.load(saved.session.id) == saved.session.record()
    assert store.summaries()[0].result == saved.session.result
    store.close()


def test_taking_back_and_going_on_is_kept(path: Path) -> None:
    store = Store(path)
    saved = SavedSession(store, new_session(own_dice=True))
    session = saved.session
    session.decide(session.legal(0)[0], [3])
    session.decide(session.legal(0)[0])
    session.decide(session.legal(0)[0], [5])
    saved.session.take_back()
    saved.session.take_back()
    session.decide(session.legal(0)[1])
    assert store.load(session.id) == session.record()
    again = SavedSession.load(store, session.id)
    assert again.session.remembered == (5,)
    again.session.decide(again.session.legal(0)[0])
    assert store.load(session.id) == again.session.record()
    store.close()


def test_what_was_played_and_taken_back_is_written_by_hand(path: Path) -> None:
    store = Store(path)
    session = new_session()
    store.create(session)
    for _ in range(4):
        session.decide(session.legal(0)[0])
        store.write(session, len(session.log) - 1)
    session.take_back()
    store.write(session, 3)
    assert store.load(session.id) == session.record()
    store.close()


def test_lists_are_newest_first_and_can_be_narrowed(path: Path) -> None:
    store = Store(path)
    done = finished_session(3)
    begun = play(new_session(4, seats=[SeatInfo("Żaneta")]), 5)
    begun.rename("Über Nacht")
    for session in (done, begun):
        store.create(session)
    assert [s.id for s in store.summaries()] == [begun.id, done.id]
    assert [s.id for s in store.summaries(finished=True)] == [done.id]
    assert [s.id for s in store.unfinished()] == [begun.id]
    assert [s.id for s in store.summaries(text="żANETA")] == [begun.id]
    assert [s.id for s in store.summaries(text="über")] == [begun.id]
    assert store.summaries(game="worst") == []
    assert len(store.summaries(limit=1)) == 1
    summary = store.unfinished()[0]
    assert summary.headline["fields"] == 24
    assert summary.headline["round"] == begun.view(None).round
    assert (summary.steps, summary.finished, summary.name) == (5, False, "Über Nacht")
    store.close()


def test_rename_delete_undelete_purge(path: Path) -> None:
    store = Store(path)
    session = finished_session()
    store.create(session)
    store.rename(session.id, "A long night")
    assert store.summaries()[0].name == store.load(session.id).name == "A long night"
    store.delete(session.id)
    assert store.summaries() == []
    store.undelete(session.id)
    assert len(store.load(session.id).log) == len(session.log)
    store.delete(session.id)
    store.purge()
    for gone in (store.load, store.undelete, store.delete):
        with pytest.raises(StoreTrouble) as caught:
            gone(session.id)
        assert caught.value.kind is TroubleKind.MISSING
    reader = other(path)
    for table in ("sessions", "entries", "snapshots"):
        assert reader.execute(f"SELECT COUNT(*) FROM {table}").fetchone() == (0,)
    reader.close()
    store.close()


def test_an_imported_session_is_taken_once_and_never_covers_another(path: Path) -> None:
    store = Store(path)
    session = finished_session()
    first = store.add(session.record())
    assert (first.id, first.was_there) == (session.id, False)
    assert store.add(session.record()).was_there
    longer = msgspec.structs.replace(session.record(), name="Another")
    second = store.add(longer)
    assert second.id != session.id
    assert store.load(session.id) == session.record()
    assert len(store.summaries()) == 2
    store.close()


@pytest.mark.parametrize("deleted", [False, True], ids=["kept", "deleted"])
@pytest.mark.parametrize("part", ["head", "entry"])
def test_the_backup_of_a_damaged_game_can_be_brought_in(
    path: Path, part: str, deleted: bool
) -> None:
    store = Store(path)
    session = finished_session()
    store.create(session)
    backup = store.load(session.id)
    if part == "head":
        store._connection.execute("UPDATE sessions SET head=?", (schema.pack(b"\xc1bad"),))
    else:
        store._connection.execute("UPDATE entries SET entry=x'00' WHERE step=5")
    if deleted:
        store.delete(session.id)
    added = store.add(backup)
    assert not added.was_there
    assert store.load(added.id) == msgspec.structs.replace(backup, id=added.id)
    assert SavedSession.load(store, added.id).session.result == session.result
    assert store.add(backup) == Added(added.id, was_there=True)
    store.delete(added.id)
    assert store.add(backup) == Added(added.id, was_there=True)
    assert len(store.summaries()) == (1 if deleted else 2)
    # One that was played differently since is no obstacle either.
    store.rename(added.id, "Another")
    third = store.add(backup)
    assert third.id not in (session.id, added.id)
    assert not third.was_there
    store.close()


@pytest.mark.parametrize(
    ("began", "counts"),
    [
        ("2024-02-29T23:30:00+00:00", True),
        ("2024-03-01T05:00:00+05:30", True),
        ("9999-12-31T23:59:59+00:00", False),
        ("0001-01-01T00:00:00+14:00", False),
    ],
)
def test_an_imported_session_stands_where_it_was_played_never_after_today(
    path: Path, began: str, counts: bool
) -> None:
    store = Store(path)
    before = datetime.now(UTC)
    today, then = finished_session(), finished_session(4)
    store.create(today)
    store.add(msgspec.structs.replace(then.record(), began=began))
    changed = {one.id: datetime.fromisoformat(one.changed) for one in store.summaries()}
    if counts:
        played = timedelta(seconds=then.log[-1].at)
        expected = datetime(2024, 2, 29, 23, 30, tzinfo=UTC) + played
        assert abs(changed[then.id] - expected) < timedelta(milliseconds=2)
        assert list(changed) == [today.id, then.id]
    else:
        assert before - timedelta(milliseconds=2) <= changed[then.id] <= datetime.now(UTC)
    store.close()


@pytest.mark.parametrize("kind", [TroubleKind.LOCKED, TroubleKind.READ_ONLY, TroubleKind.FULL])
def test_case_S7_the_game_goes_on_in_memory_and_can_be_exported(
    kind: TroubleKind, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "WAIT_SECONDS", 0.01)
    store = Store(path)
    heard: list[StoreTrouble] = []
    session = long_session(3)
    saved = SavedSession(store, session, heard.append)
    blocker = other(path)
    if kind is TroubleKind.LOCKED:
        blocker.execute("BEGIN IMMEDIATE")
    elif kind is TroubleKind.READ_ONLY:
        store._connection.execute("PRAGMA query_only=1")
    else:
        pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
        store._connection.execute(f"PRAGMA max_page_count={pages}")
    for _ in range(200):  # a full disk may still take a few decisions into pages begun
        saved.session.decide(careful(session.state))
    assert saved.trouble is not None
    assert saved.trouble.kind is kind
    assert [trouble.kind for trouble in heard] == [kind]
    text = str(saved.trouble)
    assert "game goes on in memory" in text
    assert "export" in text
    write_file(tmp_path / "rescued.nightmare", session.record())
    assert len(read_file(tmp_path / "rescued.nightmare").log) == 203
    # When the trouble is over, all that is missing is written.
    blocker.close()
    store._connection.execute("PRAGMA query_only=0")
    store._connection.execute("PRAGMA max_page_count=1000000")
    assert saved.retry()
    assert store.load(session.id) == session.record()
    store.close()


def test_case_S7_nothing_is_lost_if_what_was_taken_back_could_not_be_written(path: Path) -> None:
    store = Store(path)
    saved = SavedSession(store, play(new_session(), 6))
    store._connection.execute("PRAGMA query_only=1")
    for _ in range(3):
        saved.session.take_back()
    play(saved.session, 3, seed=9)
    assert not saved.is_saved
    store._connection.execute("PRAGMA query_only=0")
    assert saved.retry()
    assert store.load(saved.session.id) == saved.session.record()
    store.close()


def test_case_S7_a_folder_that_can_not_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreTrouble) as caught:
        Store(tmp_path / "file" / "sessions.db")
    assert caught.value.kind is TroubleKind.UNREACHABLE
    memory = Store.in_memory()
    saved = SavedSession(memory, finished_session())
    assert memory.load(saved.session.id) == saved.session.record()
    memory.close()


AS_A_READER = """
import sys
from pathlib import Path
from tests.sessions.tools import new_session, play
from yournightmare.sessions.saved import SavedSession
from yournightmare.sessions.store import Store
path, old, waits, new = Path(sys.argv[1]), *sys.argv[2:], new_session(8)
before = {file.name: file.read_bytes() for file in path.parent.glob("*[!m]")}
store, heard = Store(path), []
assert [one.id for one in store.unfinished()] == [waits, old]
assert len(store.replay(old)) == 6
saved = SavedSession.load(store, old, heard.append)
assert not heard
play(saved.session, 2)
other = SavedSession(store, new, heard.append)
play(other.session, 3)
other.session.take_back()
assert [trouble.kind for trouble in heard] == ["read only"] * 2
for session in (old, new.id, waits):
    try:
        store.keep_draft(session, 0, b"new")
    except Exception as trouble:
        assert trouble.kind == "read only"
    assert store.drafts(session)[0] == b"new"
assert not saved.is_saved and not other.is_saved
# What is played goes on in memory, also when its page is left.
assert store.load(old).log == saved.session.record().log
assert len(SavedSession.load(store, new.id).session.log) == 2
for change in (lambda: store.rename(old, "x"), lambda: store.delete(old), store.purge):
    try:
        change()
    except Exception as trouble:
        assert trouble.kind == "read only"
    else:
        raise AssertionError(change)
assert all((path.parent / name).read_bytes() == content for name, content in before.items())
path.parent.chmod(0o755)
for file in path.parent.iterdir():
    file.chmod(0o644)
assert saved.retry() and len(store.load(new.id).log) == 2
assert [store.drafts(each).get(0) for each in (old, new.id, waits)] == [b"new"] * 3
assert store.drafts(old)[1] == store.drafts(waits)[1] == b"before"
play(other.session, 1)
assert other.is_saved
store.close()
print(len(saved.session.log), len(other.session.log))
"""


@pytest.mark.parametrize("leftover", ["nothing", "log", "log and index"])
@pytest.mark.parametrize("mode", [0o555, 0o755], ids=["folder", "file"])
def test_case_S7_a_store_that_may_only_be_read(path: Path, leftover: str, mode: int) -> None:
    store = Store(path)
    session, waits = play(new_session(), 6), play(new_session(9), 3)
    for each in (session, waits):
        store.create(each)
        store.keep_draft(each.id, 0, b"old")
        store.keep_draft(each.id, 1, b"before")
    parts = [Path(f"{path}{part}") for part in ("", "-wal", "-shm")]
    torn = [part.read_bytes() for part in parts]
    store.close()
    if leftover != "nothing":  # as after a crash
        for part, content in zip(parts, torn, strict=True):
            if part.suffix != ".db-shm" or leftover == "log and index":
                part.write_bytes(content)
    for part in path.parent.iterdir():
        part.chmod(0o444)
    path.parent.chmod(mode)
    try:
        ran = without_privilege(sys.executable, "-c", AS_A_READER, path, session.id, waits.id)
    finally:
        path.parent.chmod(0o755)
    assert ran.returncode == 0, ran.stderr
    store = Store(path)
    lengths = [len(one.log) for one in (store.load(each.id) for each in store.unfinished())]
    assert sorted([3, *map(int, ran.stdout.split())]) == sorted(lengths)
    assert store.drafts(session.id) == store.drafts(waits.id) == {0: b"new", 1: b"before"}
    store.close()


def test_case_S7_a_store_in_memory_moves_to_a_file(path: Path) -> None:
    saved = SavedSession(Store.in_memory(), play(new_session(), 4))
    saved.store.move_to(path)
    play(saved.session, 1)
    saved.store.close()
    store = Store(path)
    assert store.load(saved.session.id) == saved.session.record()
    store.close()


def test_a_newer_store_is_left_alone(path: Path) -> None:
    Store(path).close()
    writer = other(path)
    writer.execute("PRAGMA user_version=9")
    writer.close()
    before = path.read_bytes()
    with pytest.raises(StoreTrouble) as caught:
        Store(path)
    assert caught.value.kind is TroubleKind.NEWER
    assert path.read_bytes() == before


def test_a_log_row_that_is_damaged_ends_the_log_there(path: Path) -> None:
    store = Store(path)
    session = finished_session()
    store.create(session)
    store._connection.execute("UPDATE entries SET entry=x'00' WHERE step=5")
    record = store.load(session.id)
    assert len(record.log) == 4
    fault = Replay(record).check()
    assert fault is not None
    assert (fault.step, "damaged" in fault.text) == (5, True)
    store._connection.execute("DELETE FROM entries WHERE step=3")
    assert len(store.load(session.id).log) == 2
    store._connection.execute("UPDATE sessions SET head=x'00', summary=x'00'")
    with pytest.raises(StoreTrouble) as caught:
        store.load(session.id)
    assert caught.value.kind is TroubleKind.UNREADABLE
    assert store.summaries()[0].fault == "it can't be read"
    store.close()
    for _ in range(2):
        store = Store(path)
        assert store.summaries()[0].fault == "it is damaged or too large"
        store.close()


def test_a_log_that_ends_before_it_should_says_where(path: Path) -> None:
    """As when a damaged page hides the rest of the rows from SQLite."""
    store = Store(path)
    session = finished_session()
    store.create(session)
    store._connection.execute("DELETE FROM entries WHERE step>5")
    record = store.load(session.id)
    assert record.gap == Gap(6, "it is missing")
    assert (len(record.log), record.result) == (5, None)
    store.close()


def test_replays_of_long_sessions_begin_anywhere(path: Path) -> None:
    store = Store(path)
    session = long_session(1_100)
    store.create(session)
    assert sorted(store.snapshots(session.id)) == [500, 1000]
    replay = store.replay(session.id)
    assert replay.at(1_100).state == session.state
    assert not replay.is_checked
    for _ in range(200):
        session.take_back()
    store.write(session, len(session.log))
    assert sorted(store.snapshots(session.id)) == [500]
    store.close()


def test_case_H5_nothing_of_a_game_is_readable_in_the_file(path: Path) -> None:
    store = Store(path)
    session = play(new_session(seed=0x4141414141414141), 40)
    store.create(session)
    store.close()
    content = path.read_bytes()
    for word in (b"throw die", b"action die", b"eyes", b"movement", b"AAAAAAAA"):
        assert word not in content
    assert session.log[-1].fingerprint.encode() not in content


def test_case_T1_names_and_folders_of_every_kind(tmp_path: Path) -> None:
    folder = tmp_path / "Zoë 花子 🦇 עדה"
    store = Store(folder / "sessions.db")
    people = ["Zoë", "花子", "Ломоносов", "👩‍🚀", "עדה", "x" * 64]
    for person in people:
        session = new_session(seats=[SeatInfo(person)])
        session.rename(person)
        store.create(session)
    assert sorted(s.seats[0].name for s in store.summaries()) == sorted(people)
    assert sorted(s.name for s in store.summaries()) == sorted(people)
    store.close()


def test_case_L2_many_sessions(path: Path) -> None:
    store = Store(path)
    session = play(new_session(), 5)
    for number in range(50):
        session.id = f"{number:032x}"
        store.create(session)
    assert len(store.summaries()) == 50
    store.close()


def test_case_L1_a_long_session_is_saved_one_decision_at_a_time(path: Path) -> None:
    """Not the speed (see tests/bench) but the work: one row a decision, however long the log."""
    store = Store(path)
    session = long_session(600)
    saved = SavedSession(store, session)
    statements: list[str] = []
    store._connection.set_trace_callback(statements.append)
    saved.session.decide(session.legal(0)[0])
    store._connection.set_trace_callback(None)
    inserts = [s for s in statements if s.lstrip().startswith("INSERT")]
    assert len(inserts) == 1
    assert len(statements) == 4  # begin, the entry, the summary, commit
    store.close()


def test_sessions_of_the_same_person_do_not_mix(path: Path) -> None:
    store = Store(path)
    one = SavedSession(store, Session.new("endless", new_session().options, [ADA], 1))
    two = SavedSession(store, Session.new("endless", new_session().options, [ADA], 2))
    for _ in range(4):
        play(one.session, 1)
        play(two.session, 1)
    assert store.load(one.session.id) == one.session.record()
    assert store.load(two.session.id) == two.session.record()
    store.close()
