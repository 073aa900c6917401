"""Rows of the store that are damaged, or say something else than their log (S2, S5)."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.sessions.tools import finished_session, new_session, play
from yournightmare.sessions.saved import SavedSession
from yournightmare.sessions.store import Store, Summary


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "sessions.db"


def other(path: Path) -> sqlite3.Connection:
    """Another program's connection to the file."""
    return sqlite3.connect(path, isolation_level=None, timeout=0)


def test_case_S5_summary_and_log_can_not_disagree(path: Path) -> None:
    """As if the process had died between move and statistics: the log has one decision more."""
    store = Store(path)
    session = finished_session()
    store.create(session)
    truth = store.summaries()[0]
    store.close()
    writer = other(path)
    writer.execute("UPDATE sessions SET steps=steps-1, finished=0, summary=x'80'")
    writer.close()
    store = Store(path)
    assert store.summaries() == [truth]
    assert store.summaries(finished=True) == [truth]
    store.close()


def test_case_S5_a_summary_is_written_with_its_decision_or_not_at_all(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(path)
    session = play(new_session(), 3)
    store.create(session)
    before = store.load(session.id), store.summaries()
    session.decide(session.legal(0)[0])

    def dies(*_: object) -> bytes:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("yournightmare.sessions.summaries.encode", dies)
        with pytest.raises(KeyboardInterrupt):
            store.write(session, len(session.log) - 1)
    assert (store.load(session.id), store.summaries()) == before
    store.write(session, len(session.log) - 1)
    assert store.load(session.id) == session.record()
    store.close()


def _cut(summary: bytes) -> bytes:
    return summary[:-30]


def _noise(summary: bytes) -> bytes:
    return b"\xc1bad"


def _other_points(summary: bytes) -> bytes:
    """One bit that nobody could tell by the form."""
    at = summary.index(b"points") + 7
    return summary[:at] + bytes([summary[at] ^ 1]) + summary[at + 1 :]


def _text(summary: bytes) -> str:
    return "not even bytes"


@pytest.mark.parametrize("damage", [_cut, _noise, _other_points, _text])
def test_case_S5_a_damaged_summary_spoils_no_game(
    path: Path, damage: Callable[[bytes], bytes | str]
) -> None:
    store = Store(path)
    done, begun = finished_session(), play(new_session(8), 5)
    for session in (done, begun):
        store.create(session)
    truth = store.summaries()
    for session in (done, begun):
        sql = "SELECT summary FROM sessions WHERE id=?"
        (summary,) = store._connection.execute(sql, (session.id,)).fetchone()
        sql = "UPDATE sessions SET summary=? WHERE id=?"
        if damage is not _other_points or session is done:
            store._connection.execute(sql, (damage(summary), session.id))
    # while the store is open
    assert store.load(done.id) == done.record()
    assert SavedSession.load(store, begun.id).session.record() == begun.record()
    store.close()
    # and from the next start on the summary is sound itself
    store = Store(path)
    assert store.summaries() == truth
    assert store.replay(done.id).check() is None
    assert SavedSession.load(store, done.id).session.result == done.result
    store.close()


@pytest.mark.parametrize("value", ["CAST(x'ff41' AS TEXT)", "x'00'", "'nonsense'", "1.5"])
@pytest.mark.parametrize("column", ["id", "changed", "steps", "finished", "deleted"])
def test_case_S2_a_bad_byte_in_one_row_keeps_nobody_from_any_game(
    path: Path, column: str, value: str
) -> None:
    store = Store(path)
    one, other = play(new_session(1), 5), finished_session(2)
    for session in (one, other):
        store.create(session)
        store.keep_draft(session.id, 0, b"draft")
    truth = {summary.id: summary for summary in store.summaries()}
    changed = {one.id: truth[one.id].changed, other.id: truth[other.id].changed}
    for session in (one, other):
        sql = f"UPDATE sessions SET {column}={value} WHERE id=?"
        if column != "id" or session is one:
            store._connection.execute(sql, (session.id,))
    store.close()
    for _ in range(2):
        store = Store(path)
        assert store.trouble is None
        found = {summary.id: summary for summary in store.summaries()}
        assert {
            session: msgspec.structs.replace(summary, changed=changed[session])
            for session, summary in found.items()
        } == truth
        if column != "changed":
            assert {each: found[each].changed for each in found} == changed
        assert [summary.id for summary in store.summaries(finished=True)] == [other.id]
        for session in (one, other):
            assert SavedSession.load(store, session.id).session.record() == session.record()
            assert store.drafts(session.id) == {0: b"draft"}
        store.close()


def test_rows_of_one_id_are_told_apart(path: Path) -> None:
    store = Store(path)
    one, other = play(new_session(1), 5), play(new_session(2), 5)
    for session in (one, other):
        store.create(session)
    store._connection.execute("UPDATE sessions SET id='a' WHERE id=?", (one.id,))
    store._connection.execute("UPDATE sessions SET head=(SELECT head FROM sessions WHERE id='a')")
    store.close()
    store = Store(path)
    assert len({summary.id for summary in store.summaries()} | {"a"}) == 3
    store.close()


def test_a_new_name_makes_no_damaged_summary_last(path: Path) -> None:
    store = Store(path)
    session = finished_session()
    store.create(session)
    (truth,) = store.summaries()
    store._connection.execute("UPDATE sessions SET summary=x'c1'")
    store.rename(session.id, "New")
    found = store.summaries()[0]
    assert (found.name, found.fault, found.result) == ("New", "", truth.result)
    store._connection.execute("UPDATE sessions SET summary=x'c1'")
    store.change_heads(lambda head: msgspec.structs.replace(head, name=""))
    found = store.summaries()[0]
    assert msgspec.structs.replace(found, changed=truth.changed) == truth
    store.close()


def test_a_fault_that_an_earlier_version_made_last_is_gone_at_the_next_start(path: Path) -> None:
    store = Store(path)
    session = finished_session()
    store.create(session)
    truth = store.summaries()
    (changed, steps) = truth[0].changed, truth[0].steps
    lasting = msgspec.msgpack.encode(Summary(session.id, changed, steps, fault="invalid opcode"))
    store._connection.execute("UPDATE sessions SET summary=?, finished=0", (lasting,))
    store.close()
    store = Store(path)
    assert store.summaries() == truth
    store.close()


def test_summaries_of_earlier_versions_have_no_mark_and_are_read(path: Path) -> None:
    store = Store(path)
    store.create(finished_session())
    truth = store.summaries()
    bare = msgspec.msgpack.encode(truth[0])
    store._connection.execute("UPDATE sessions SET summary=?", (bare,))
    assert store.summaries() == truth
    store.close()
