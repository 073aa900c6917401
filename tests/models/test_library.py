"""The library: what is found, in which order, what a change costs, and deleting with undo."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QStandardPaths, QUrl
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from tests.models.tables import standard_board
from yournightmare.games.endless.state import Options
from yournightmare.models import fileplaces
from yournightmare.models.desk import Desk
from yournightmare.models.house import House
from yournightmare.models.library import PATIENCE_MS, ContinueModel, LibraryModel
from yournightmare.models.library_bin import bin_of
from yournightmare.sessions import paths
from yournightmare.sessions.files import read_file
from yournightmare.sessions.record import Gap, SeatInfo
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store, Summary
from yournightmare.sessions.verify import verify


class CountingStore(Store):
    """A store that counts how often its list is read."""

    reads = 0

    def summaries(self, *args: Any, **kwargs: Any) -> list[Summary]:
        self.reads += 1
        return super().summaries(*args, **kwargs)


def add_game(store: Store, seed: int, steps: int, person: str = "Ada", name: str = "") -> str:
    """Save a game played at random for so many steps; return its id."""
    session = Session.new(
        "endless", Options(board=standard_board()), [SeatInfo(person)], seed, name
    )
    rng = random.Random(seed)
    while session.waiting and len(session.log) < steps:
        session.decide(rng.choice(session.legal(0)))
    store.create(session)
    return session.id


@pytest.fixture
def store() -> CountingStore:
    return CountingStore(None)


@pytest.fixture
def desk(qtbot: QtBot, store: CountingStore) -> Desk:
    house = House()
    desk = Desk(house, store)
    desk._keeps_house = house  # type: ignore[attr-defined]
    return desk


def library_of(desk: Desk) -> LibraryModel:
    """Return a library that is watched by Qt's own tester in its strict mode."""
    model = LibraryModel()
    strict = QAbstractItemModelTester.FailureReportingMode.Fatal
    model._tester = QAbstractItemModelTester(model, strict)  # type: ignore[attr-defined]
    model.setProperty("desk", desk)
    return model


def changes_of(model: LibraryModel | ContinueModel) -> list[str]:
    """Return a list that tells of every change from now on, with its rows."""
    heard: list[str] = []
    model.rowsInserted.connect(lambda _, a, b: heard.append(f"inserted {a}-{b}"))
    model.rowsRemoved.connect(lambda _, a, b: heard.append(f"removed {a}-{b}"))
    model.dataChanged.connect(lambda a, b, _: heard.append(f"changed {a.row()}-{b.row()}"))
    model.modelReset.connect(lambda: heard.append("reset"))
    return heard


def test_a_row_says_what_a_person_wants_to_know(desk: Desk, store: CountingStore) -> None:
    add_game(store, 1, 8, "Mirabel", "The long night")
    add_game(store, 2, 10_000)
    finished, begun = library_of(desk).rows
    assert begun.title == begun.name == "The long night"
    assert begun.people == "Mirabel"
    assert begun.subtitle.startswith("Round ")
    assert begun.when.startswith(("Today", "Yesterday"))
    assert begun.can_continue
    assert not begun.finished
    assert begun.thumbnail["fields"] == 24
    assert finished.title == "Endless Nightmare"
    assert finished.finished
    assert not finished.can_continue
    assert finished.result


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("ohmchen", {"Öhmchen"}),
        ("ÖHM", {"Öhmchen"}),
        ("strasse", {"Straße"}),
        ("ольга", {"Ольга"}),
        ("明", {"明"}),
        ("endless", {"Öhmchen", "Straße", "Ольга", "明"}),
        ("endless ohm", {"Öhmchen"}),
        ("nobody", set()),
        ("   ", {"Öhmchen", "Straße", "Ольга", "明"}),
    ],
)
def test_search_knows_no_accents_and_no_case(
    desk: Desk, store: CountingStore, text: str, found: set[str]
) -> None:
    for seed, person in enumerate(("Öhmchen", "Straße", "Ольга", "明")):
        add_game(store, seed, 5, person)
    model = library_of(desk)
    model.setProperty("text", text)
    assert {row.people for row in model.rows} == found


def test_search_finds_the_nightmare(desk: Desk, store: CountingStore) -> None:
    for seed in range(8):
        add_game(store, seed, 12)
    model = library_of(desk)
    wanted = model.rows[0].thumbnail["nightmare"]
    model.setProperty("text", str(wanted).replace("_", " "))
    assert model.rows
    assert {row.thumbnail["nightmare"] for row in model.rows} == {wanted}


def test_filters_and_orders(desk: Desk, store: CountingStore) -> None:
    for seed in range(12):
        add_game(store, seed, 10_000 if seed % 2 else 9, name=f"night {chr(109 - seed)}")
    model = library_of(desk)
    newest = [row.session_id for row in model.rows]
    model.setProperty("state", "finished")
    finished = len(model.rows)
    assert {row.finished for row in model.rows} == {True}
    model.setProperty("state", "unfinished")
    assert {row.finished for row in model.rows} == {False}
    assert finished + len(model.rows) == 12
    model.setProperty("state", "all")
    model.setProperty("order", "best")
    scores = [row.score for row in model.rows]
    assert scores == sorted(scores, reverse=True)
    model.setProperty("order", "name")
    assert [row.title for row in model.rows] == sorted(row.title for row in model.rows)
    model.setProperty("order", "nonsense")
    assert model.property("order") == "name"
    model.setProperty("order", "newest")
    assert [row.session_id for row in model.rows] == newest


def test_case_l2_the_store_is_read_once_and_a_change_touches_its_rows_only(
    desk: Desk, store: CountingStore, qtbot: QtBot
) -> None:
    ids = [add_game(store, seed % 7, seed % 9) for seed in range(60)]
    store.reads = 0
    model = library_of(desk)
    assert store.reads == 1
    heard = changes_of(model)
    model.setProperty("text", "ada")
    model.setProperty("order", "best")
    model.setProperty("order", "newest")
    model.setProperty("text", "")
    assert store.reads == 1
    assert "reset" not in heard
    heard.clear()
    row = model.rowOf(ids[20])
    model.remove(ids[20])
    assert heard == [f"removed {row}-{row}"]
    assert model.property("count") == 59
    heard.clear()
    assert model.undo() == ids[20]
    assert heard == [f"inserted {row}-{row}"]
    heard.clear()
    assert model.rename(ids[5], "Renamed") == ""
    at = model.rowOf(ids[5])
    assert heard == [f"changed {at}-{at}"]


def test_many_changes_are_read_together_and_none_while_the_page_is_covered(
    desk: Desk, store: CountingStore, qtbot: QtBot
) -> None:
    add_game(store, 1, 5)
    model = library_of(desk)
    store.reads = 0
    for _ in range(50):
        desk.sessionsChanged.emit()
    with qtbot.waitSignal(model.readChanged):
        pass
    assert store.reads == 1
    model.setProperty("active", False)
    add_game(store, 2, 5)
    desk.sessionsChanged.emit()
    qtbot.wait(250)
    assert (store.reads, len(model.rows)) == (1, 1)
    model.setProperty("active", True)
    assert (store.reads, len(model.rows)) == (2, 2)


def test_deleting_offers_undo_and_only_its_own_message_undoes_it(
    desk: Desk, store: CountingStore
) -> None:
    ids = [add_game(store, seed, 5) for seed in range(3)]
    model = library_of(desk)
    told: list[tuple[str, str]] = []
    desk.house.said.connect(lambda text, action: told.append((text, action)))
    model.remove(ids[0])
    assert told == [("“Endless Nightmare” is deleted.", "Undo")]
    desk.house.acted.emit()
    assert model.rowOf(ids[0]) >= 0 or (not model.refresh() and model.rowOf(ids[0]) >= 0)
    model.remove(ids[1])
    desk.house.say("Something else", "Do it")
    desk.house.acted.emit()
    model.refresh()
    assert model.rowOf(ids[1]) == -1
    assert model.undo() == ids[1]
    assert told[-1] == ("“Endless Nightmare” is there again.", ""), "no Undo stays in sight"
    assert model.undo() == ""
    assert bin_of(desk) is bin_of(desk)


def test_options_that_are_not_the_default_are_named(desk: Desk, store: CountingStore) -> None:
    board = msgspec.structs.replace(standard_board(), name="Attic")
    plain = add_game(store, 1, 3)
    agreed = Options(board=board, strategist=True, veterans=True, own_dice=True)
    rich = Session.new("endless", agreed, [SeatInfo("Bea")], 2)
    store.create(rich)
    named = {row.session_id: row.options for row in library_of(desk)._rows}
    assert named[plain] == []
    assert named[rich.id] == ["Strategist", "Veterans", "Own dice", "Board “Attic”"]


@pytest.mark.parametrize("name", ["\u0000", "x" * 65, "\ud800"])
def test_case_t2_a_bad_name_is_refused_with_a_reason(
    desk: Desk, store: CountingStore, name: str
) -> None:
    session = add_game(store, 1, 5, name="Before")
    model = library_of(desk)
    assert model.rename(session, name)
    assert model.rows[0].name == "Before"


def test_a_blank_name_takes_the_name_away(desk: Desk, store: CountingStore) -> None:
    session = add_game(store, 1, 5, name="Before")
    model = library_of(desk)
    assert model.rename(session, "  ") == ""
    assert model.rows[0].title == "Endless Nightmare"


def test_case_s1_a_session_that_can_t_be_read_is_shown_with_a_note(
    desk: Desk, store: CountingStore
) -> None:
    ids = [add_game(store, seed, 5) for seed in range(2)]
    store._connection.execute("UPDATE sessions SET summary=x'00' WHERE id=?", (ids[0],))
    model = library_of(desk)
    broken = model.rows[model.rowOf(ids[0])]
    assert broken.fault
    assert "kept as it is" in broken.subtitle
    assert not broken.can_continue
    model.setProperty("text", "ada")
    assert [row.session_id for row in model.rows] == [ids[1]]


def test_a_file_name_fits_every_system(desk: Desk, store: CountingStore) -> None:
    session = add_game(store, 1, 5, name='a/b\\c: "d"?')
    name = library_of(desk).fileName(session)
    assert name.endswith(".nightmare")
    assert not set(name) & set('<>:"/\\|?*')


def test_a_file_name_is_clean_and_never_too_long(desk: Desk, store: CountingStore) -> None:
    long = add_game(store, 1, 5, name="🌙" * 64)
    spaced = add_game(store, 2, 5, name="...  a /  b  ")
    model = library_of(desk)
    assert len(model.fileName(long).encode()) < 200
    assert model.fileName(spaced).startswith("a b 2")


def test_the_folder_to_start_in_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    folders = {"DocumentsLocation": home / "Documents", "HomeLocation": home}
    monkeypatch.setattr(
        QStandardPaths,
        "writableLocation",
        staticmethod(lambda location: str(folders[location.name])),
    )
    assert fileplaces.start_folder() == paths.data_dir()
    home.mkdir()
    assert fileplaces.start_folder() == home
    (home / "Documents").mkdir()
    assert fileplaces.start_folder() == home / "Documents"


def test_a_written_path_is_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fileplaces, "start_folder", lambda: tmp_path)
    places = fileplaces.FilePlaces()

    def meant(text: str, name: str = "") -> Path:
        return Path(places.written(text, name).toLocalFile())

    other = tmp_path / "there" / "a.nightmare"
    assert meant(f" {other} ") == other
    assert meant(f'"{other}"') == other
    assert meant(QUrl.fromLocalFile(str(other)).toString()) == other
    assert meant("b", "x.nightmare") == tmp_path / "b.nightmare"
    assert meant(str(tmp_path), "x.nightmare") == tmp_path / "x.nightmare"
    table = (str(tmp_path / "us.json"), "us.csv", [".csv", ".json"])
    assert Path(places.written(*table).toLocalFile()) == tmp_path / "us.json"
    assert Path(places.written("us", *table[1:]).toLocalFile()) == tmp_path / "us.csv"
    assert meant("~nobody-of-this-name/c") == tmp_path / "~nobody-of-this-name" / "c"
    assert places.proposedPath("x.nightmare") == str(tmp_path / "x.nightmare")
    assert Path(places.proposed("x").toLocalFile()) == tmp_path / "x"
    assert not places.isTaken(QUrl.fromLocalFile(str(other)))


def test_a_failed_export_names_the_person_s_file(
    desk: Desk, store: CountingStore, tmp_path: Path
) -> None:
    session = add_game(store, 1, 5)
    told: list[str] = []
    desk.house.troubled.connect(lambda _title, text: told.append(text))
    file = tmp_path / "nowhere" / "x.nightmare"
    assert not desk.exportTo(session, QUrl.fromLocalFile(str(file)))
    assert not desk.exportTo(session, QUrl())
    assert told[0] == f"{file}: it is not there."
    assert len(told) == 2


def test_export_and_import_come_back_to_the_library(
    desk: Desk, store: CountingStore, tmp_path: Path
) -> None:
    session = add_game(store, 1, 30, name="Round trip")
    file = tmp_path / "x.nightmare"
    assert desk.exportTo(session, QUrl.fromLocalFile(str(file)))
    model = library_of(desk)
    model.remove(session)
    assert not model.rows
    assert desk.importFrom(QUrl.fromLocalFile(str(file))) == session
    model.refresh()
    assert [row.name for row in model.rows] == ["Round trip"]


def test_the_wall_shows_the_last_unfinished_games(
    desk: Desk, store: CountingStore, qtbot: QtBot
) -> None:
    add_game(store, 1, 10_000)
    ids = [add_game(store, seed, 5) for seed in range(5)]
    model = ContinueModel(desk)
    strict = QAbstractItemModelTester.FailureReportingMode.Fatal
    tester = QAbstractItemModelTester(model, strict)
    assert [row.session_id for row in model.rows] == ids[:1:-1]
    heard = changes_of(model)
    store.delete(ids[-1])
    desk.sessionsChanged.emit()
    qtbot.waitUntil(lambda: len(heard) > 0)
    assert heard == ["removed 0-2", "inserted 0-2"] or heard == ["removed 0-0", "inserted 2-2"]
    assert [row.session_id for row in model.rows] == ids[3:0:-1]
    del tester


def test_a_game_in_which_nothing_was_decided_takes_no_place_of_another(
    desk: Desk, store: CountingStore, qtbot: QtBot
) -> None:
    played = [add_game(store, seed, 5) for seed in range(2)]
    begun = [add_game(store, seed, 0) for seed in range(5, 8)]
    rows = ContinueModel(desk).rows
    assert [row.session_id for row in rows] == [*played[::-1], begun[-1]]


def test_games_that_cannot_be_read_take_no_place_on_the_wall(
    desk: Desk, store: CountingStore, qtbot: QtBot
) -> None:
    ids = [add_game(store, seed, 5) for seed in range(9)]
    for broken in ids[2:]:
        store._connection.execute("UPDATE sessions SET head=x'00' WHERE id=?", (broken,))
        sql = "UPDATE sessions SET summary=x'c1' WHERE id=?"
        store._connection.execute(sql, (broken,))
    assert [row.session_id for row in ContinueModel(desk).rows] == ids[1::-1]


def test_the_wall_sleeps_while_another_room_is_shown(
    desk: Desk, store: CountingStore, qtbot: QtBot
) -> None:
    ids = [add_game(store, seed, 5) for seed in range(2)]
    model = ContinueModel(desk)
    heard = changes_of(model)
    model.setProperty("active", False)
    store.delete(ids[0])
    desk.sessionsChanged.emit()
    qtbot.wait(3 * PATIENCE_MS)
    assert heard == []
    model.setProperty("active", True)
    assert [row.session_id for row in model.rows] == [ids[1]]


def test_of_a_damaged_game_the_sound_part_is_exported_and_that_is_told(
    desk: Desk, store: CountingStore, tmp_path: Path
) -> None:
    session = add_game(store, 1, 1000)
    store._connection.execute("UPDATE entries SET entry=x'00' WHERE step=5")
    heard: list[tuple[str, str]] = []
    desk.house.troubled.connect(lambda title, text: heard.append((title, text)))
    file = tmp_path / "part.nightmare"
    assert desk.exportTo(session, QUrl.fromLocalFile(str(file)))
    ((title, text),) = heard
    assert title == "Only a part of the game was exported."
    assert text.startswith("part.nightmare holds the game as far as it can be read. From step 5 on")
    assert len(read_file(file).log) == 4
    assert verify(file).result == "unfinished"


def test_of_a_damaged_file_the_sound_part_is_brought_in_and_that_is_told(
    desk: Desk, store: CountingStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = store.load(add_game(store, 1, 1000))
    gap = Gap(5, "it is damaged or too large")
    part = msgspec.structs.replace(whole, id="a" * 32, log=whole.log[:4], result=None, gap=gap)
    monkeypatch.setattr("yournightmare.sessions.files.read_file", lambda _file: part)
    heard: list[tuple[str, str]] = []
    desk.house.troubled.connect(lambda title, text: heard.append((title, text)))
    taken = desk.take_in(tmp_path / "part.nightmare")
    assert len(store.load(taken).log) == 4
    ((title, text),) = heard
    assert title == "Only a part of the game was brought in."
    assert "From step 5 on it is damaged (it is damaged or too large)" in text
