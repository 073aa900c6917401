"""What we know of each other, as the page has it.

Clauses HO-4.1 (what counts), HO-4.2 (settings), HO-4.3 (erasing); cases L4 and S5. The figures are
those worked out on paper in knowledge_evenings.py.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from tests.models.knowledge_evenings import (
    ABCD,
    ADA,
    BO,
    begin,
    evenings,
    kept,
    play_round,
)
from yournightmare.games.worst.decisions import EnterFears, ReadOut, SealSheet
from yournightmare.models import knowledge_rows as lists
from yournightmare.models.desk import Desk
from yournightmare.models.house import House
from yournightmare.models.knowledge import WhoKnowsWhom
from yournightmare.models.plots import Cells, Spans
from yournightmare.players.worst.belief import Estimate
from yournightmare.sessions import files, paths, people
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.saved import SavedSession
from yournightmare.sessions.store import Store, store_file
from yournightmare.sessions.trouble import StoreTrouble, TroubleKind

STRICT = QAbstractItemModelTester.FailureReportingMode.Fatal
LISTS = ("people", "fears", "meetings", "heads", "sources")


def open_desk(store: Store) -> Desk:
    house = House()
    desk = Desk(house, store)
    desk._keeps_house = house  # type: ignore[attr-defined]
    return desk


def page_of(desk: Desk) -> WhoKnowsWhom:
    """Return the page's model, with all lists watched, once everything is read."""
    known = WhoKnowsWhom()
    known._testers = [  # type: ignore[attr-defined]
        QAbstractItemModelTester(known.property(name), STRICT) for name in LISTS
    ]
    known.setProperty("desk", desk)
    settle(known)
    return known


def settle(known: WhoKnowsWhom) -> None:
    known.refresh()
    for _ in range(2000):
        QCoreApplication.processEvents()
        if not known.property("isReading"):
            return
    raise AssertionError("it reads for ever")


def titles(known: WhoKnowsWhom, name: str) -> list[str]:
    rows: Any = known.property(name).rows
    return [row.told if hasattr(row, "told") else row.name for row in rows]


@pytest.fixture
def known(qtbot: QtBot) -> WhoKnowsWhom:
    """The page after the two evenings, with a what-if and a game in the bin beside them."""
    whole, second = evenings()
    binned = begin(SeatInfo(ADA), SeatInfo(BO))
    play_round(binned, (ABCD, 1, ABCD), (ABCD, 0, ABCD))
    branch = Replay(whole.record()).branch(len(whole.log) - 1)
    store = kept(Store.in_memory(), whole, second, binned, branch)
    store.delete(binned.id)
    return page_of(open_desk(store))


def test_case_l4_people_and_what_is_counted(known: WhoKnowsWhom) -> None:
    rows = known.property("people").rows
    assert [(r.name, r.sign, r.note, r.is_chosen) for r in rows] == [
        (ADA, "moth", "1 ranking(s)", False),
        (BO, "owl", "3 ranking(s)", True),
    ]
    assert known.property("person") == BO
    assert known.property("counted") == (
        "Counted: 3 ranking(s) read out, in 2 game(s), 1 of them not finished."
    )
    known.choose(ADA)
    assert known.property("counted") == "Counted: 1 ranking(s) read out, in 1 game(s)."


def test_case_l4_who_guesses_whom(known: WhoKnowsWhom) -> None:
    assert [row.name for row in known.property("heads").rows] == [ADA, BO]
    rows = known.property("meetings").rows
    assert [(r.guesser, r.target, r.title, r.mean, r.note) for r in rows] == [
        (1, 0, "Bo about Ada", "5.0", "1 guess(es), 5 points, all four right: 1"),
        (0, 1, "Ada about Bo", "2.5", "2 guess(es), 5 points, all four right: 1"),
    ]
    assert known.property("matrixCounted") == (
        "Counted: 3 guess(es) read out, in 2 game(s), 1 of them not finished."
    )
    cells = known._matrix.content
    assert isinstance(cells, Cells)
    assert [(c.row, c.column, c.label, c.strength) for c in cells.cells] == [
        (1, 0, "5.0", 1.0),
        (0, 1, "2.5", 0.5),
    ]


def test_case_l4_cards_in_the_order_of_the_rankings(known: WhoKnowsWhom) -> None:
    known.show(lists.CARD)
    assert titles(known, "fears")[0].startswith("1. ")
    # bacd twice and abcd once: b before a, both before c, c before d
    assert [row.title for row in known.property("fears").rows] == ["b", "a", "c", "d"]
    spans = known._spans.content
    assert isinstance(spans, Spans)
    means = [row.value for row in spans.rows if row.value is not None]
    assert means == sorted(means, reverse=True)
    assert all(row.low < (row.value or 0.0) < row.high for row in spans.rows)
    assert all(abs(end) < spans.reach for row in spans.rows for end in (row.low, row.high))


def test_themes_about_which_nothing_was_read_out_come_last_and_say_so(known: WhoKnowsWhom) -> None:
    rows = known.property("fears").rows  # own cards have no themes
    assert len(rows) == 12
    assert {row.place for row in rows} == {0}
    assert rows[0].told == "Animals: nothing read out about it yet"
    spans = known._spans.content
    assert isinstance(spans, Spans)
    assert all(row.value is None for row in spans.rows)


def test_a_place_is_told_as_the_range_that_is_sure() -> None:
    sure, close, near, low = (
        Estimate(4, 0.5),
        Estimate(1, 0.5),
        Estimate(0.5, 0.5),
        Estimate(-3, 1),
    )
    fears = lists._in_order(
        [(name, name, "", 1, e) for name, e in zip("abcd", (low, near, close, sure), strict=True)]
    )
    assert [(fear.fear, fear.best, fear.worst) for fear in fears] == [
        ("d", 1, 1),
        ("c", 2, 3),
        ("b", 2, 3),
        ("a", 4, 4),
    ]


def test_pages_of_a_dozen(qtbot: QtBot) -> None:
    session = begin(SeatInfo(ADA), SeatInfo(BO))
    for number in range(4):
        fears = tuple(f"fear {number} {letter}" for letter in "abcd")
        session.decide(EnterFears(session.waiting[0], fears))
        for seat in (0, 1):
            session.decide(SealSheet(seat, fears, 1 - seat, tuple(reversed(fears))))
        for _ in range(2):
            session.decide(ReadOut(session.waiting[0]))
    known = page_of(open_desk(kept(Store.in_memory(), session)))
    known.show(lists.CARD)
    assert known.property("page") == {"first": 1, "last": 12, "total": 16}
    known.turn(1)
    assert known.property("page") == {"first": 13, "last": 16, "total": 16}
    assert known.property("fears").rows[0].place == 13
    known.turn(1)
    assert known.property("page")["first"] == 13
    known.turn(-5)
    assert known.property("page")["first"] == 1


def test_a_click_lists_the_evenings_behind_it(known: WhoKnowsWhom) -> None:
    heard: list[str] = []
    known.sourcesChanged.connect(lambda: heard.append(known.property("sourcesTitle")))
    known.show(lists.CARD)
    known.openFear(0)
    assert known.property("sources").count == 2
    known.openMeeting(0)
    assert [row.name for row in known.property("sources").rows] == [""]
    known.openMeeting(1)
    assert {row.name for row in known.property("sources").rows} == {"", "Ada's second"}
    assert heard == ["Bo: b", "Bo about Ada", "Ada about Bo"]
    known.openFear(99)
    known.openMeeting(-1)
    assert len(heard) == 3


def test_nothing_is_read_while_it_is_switched_off(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = kept(Store.in_memory(), *evenings())
    desk = open_desk(store)
    known = WhoKnowsWhom()
    known.setProperty("isOn", False)
    with monkeypatch.context() as patch:
        patch.setattr(Store, "load", lambda *_: pytest.fail("a session was read"))
        known.setProperty("desk", desk)
        settle(known)
    assert [(row.name, row.note) for row in known.property("people").rows] == [(ADA, ""), (BO, "")]
    assert not known.property("hasFears")
    assert not known.property("hasMeetings")
    known.setProperty("isOn", True)
    settle(known)
    assert known.property("hasMeetings")
    known.setProperty("isOn", False)
    assert not known.property("hasMeetings")
    assert known.property("meetings").count == 0


def test_nobody_is_known_at_first(qtbot: QtBot) -> None:
    known = page_of(open_desk(Store.in_memory()))
    assert known.property("isEmpty")
    assert known.property("person") == ""
    people.remember(people.Person(ADA))
    known._mark_stale()
    settle(known)
    assert not known.property("isEmpty")
    assert known.property("people").rows[0].note == "Nothing read out yet"


def test_a_game_played_on_is_counted_anew(known: WhoKnowsWhom) -> None:
    assert known._desk is not None
    store = known._desk.store
    second = next(s for s in store.summaries() if s.name == "Ada's second")
    saved = SavedSession.load(store, second.id, lambda _: None)
    saved.session.decide(ReadOut(saved.session.waiting[0]))
    known._mark_stale()
    settle(known)
    known.choose(ADA)
    assert known.property("counted").startswith("Counted: 2 ranking(s) read out, in 2 game(s)")


def test_what_could_not_be_read_is_read_once_the_store_answers(
    known: WhoKnowsWhom, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Trouble is told, what stands there stays, and coming back to the page reads on."""

    def locked(**_asked: object) -> None:
        raise StoreTrouble(TroubleKind.LOCKED, None)

    told: list[str] = []
    assert known._desk is not None
    known._desk.house.troubled.connect(lambda title, _: told.append(title))
    store = known._desk.store
    with monkeypatch.context() as patched:
        patched.setattr(store, "summaries", locked)
        known._is_stale = True
        settle(known)
        assert told == ["Another program is using the file of saved games."]
        assert known.property("people").count == 2
    second = next(s for s in store.summaries() if s.name == "Ada's second")
    saved = SavedSession.load(store, second.id, lambda _: None)
    saved.session.decide(ReadOut(saved.session.waiting[0]))
    known.setProperty("active", False)
    known.setProperty("active", True)
    settle(known)
    known.choose(ADA)
    assert known.property("counted").startswith("Counted: 2 ranking(s) read out")
    assert len(told) == 1


def test_exported_as_table_and_for_programs(known: WhoKnowsWhom, tmp_path: Path) -> None:
    said: list[str] = []
    assert known._desk is not None
    known._desk.house.said.connect(lambda text, _: said.append(text))
    assert known.fileName("csv") == "What we know of each other.csv"
    known.exportTo(QUrl.fromLocalFile(str(tmp_path / "us.json")))
    table = msgspec.json.decode((tmp_path / "us.json").read_bytes())
    assert [person["name"] for person in table["people"]] == [ADA, BO]
    assert {e["fear"] for e in table["people"][1]["estimates"]} == set(ABCD)
    known.exportTo(QUrl.fromLocalFile(str(tmp_path / "us.csv")))
    assert (tmp_path / "us.csv").read_text("utf-8-sig").startswith("what,person,whom")
    assert said == ["Exported to us.json.", "Exported to us.csv."]


def test_a_failed_export_is_told(known: WhoKnowsWhom, tmp_path: Path) -> None:
    told: list[tuple[str, str]] = []
    assert known._desk is not None
    known._desk.house.troubled.connect(lambda title, text: told.append((title, text)))
    known.exportTo(QUrl.fromLocalFile(str(tmp_path / "nowhere" / "us.csv")))
    known.exportTo(QUrl())
    assert [title for title, _ in told] == ["Nothing was exported."] * 2


def contents(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())


def test_erasing_erases_everywhere(qtbot: QtBot, tmp_path: Path) -> None:
    """Database with its log, people, and whatever is exported afterwards (HO-4.3)."""
    paths.use_data_dir(tmp_path / "data")
    paths.make_data_dir()
    ada = "Adalbertine"
    store = kept(Store(store_file()), *evenings(ada), ada=ada)
    desk = open_desk(store)
    ids = [summary.id for summary in store.summaries()]
    desk.play(next(s.id for s in store.summaries() if not s.finished))
    known = page_of(desk)
    told: list[str] = []
    desk.house.said.connect(lambda text, _: told.append(text))
    desk.house.troubled.connect(lambda title, text: told.append(title + text))
    assert ada.encode() in contents(tmp_path)
    assert ada in titles(known, "people")

    assert known.erase(ada)

    assert told == [f"{ada} is erased. Struck out in 2 saved game(s)."]
    assert titles(known, "people") == [BO]
    assert not known.property("hasMeetings")
    assert [session.seats[0].name for session in desk.live()] == ["—"]
    assert ada.lower().encode() not in contents(tmp_path).lower()
    for number, session in enumerate(ids):
        assert desk.exportTo(session, QUrl.fromLocalFile(str(tmp_path / f"{number}.nightmare")))
    known.exportTo(QUrl.fromLocalFile(str(tmp_path / "us.json")))
    known.exportTo(QUrl.fromLocalFile(str(tmp_path / "us.csv")))
    for number in range(len(ids)):
        record = files.read_file(tmp_path / f"{number}.nightmare")
        assert ada not in repr(record)
    assert ada.encode() not in contents(tmp_path)
    assert known.erase(ada), "erasing again does no harm"
    desk.close()
    assert ada.lower().encode() not in contents(tmp_path).lower()


def test_copies_that_are_never_changed_are_named(qtbot: QtBot, tmp_path: Path) -> None:
    paths.use_data_dir(tmp_path)
    (tmp_path / "sessions-damaged-1.db").write_bytes(b"... Ada ...")
    desk = open_desk(kept(Store.in_memory(), *evenings()))
    known = page_of(desk)
    told: list[tuple[str, str]] = []
    desk.house.troubled.connect(lambda title, text: told.append((title, text)))
    assert known.erase(ADA)
    assert told[0][0] == "Ada is erased, but not from these files"
    assert "sessions-damaged-1.db" in told[0][1]


def test_what_could_not_be_written_is_told(
    known: WhoKnowsWhom, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_name: str) -> None:
        raise OSError(28, "No space left on device")

    told: list[str] = []
    assert known._desk is not None
    known._desk.house.troubled.connect(lambda title, _: told.append(title))
    monkeypatch.setattr(people, "forget", full)
    assert not known.erase(ADA)
    assert told == ["Ada could not be erased everywhere."]
