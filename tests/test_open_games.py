"""More than one game with a page: each is what it was when its page comes back (S6, S7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from sqlite3 import Connection
from typing import Any

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from tests.programs import ask, opened, press, shown_in, window_of
from tests.test_unsaved import be_full, begin, play_on
from yournightmare.app import Program
from yournightmare.models.keptfiles import KeptFiles
from yournightmare.models.library import LibraryModel
from yournightmare.sessions.files import write_file
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store, store_file
from yournightmare.sessions.trouble import StoreTrouble, TroubleKind


@pytest.fixture
def program(qapp: QGuiApplication, qtbot: QtBot) -> Iterator[Program]:
    with opened(qtbot) as made:
        yield made


def pages(program: Program) -> int:
    """How many pages there are, the bedroom among them."""
    return int(ask(program, "stack.depth"))


def go_back(program: Program, qtbot: QtBot, page: str) -> None:
    """Leave the page shown, for one of that name."""
    before = pages(program)
    program.house.back()
    qtbot.waitUntil(lambda: pages(program) == before - 1 and shown_in(program) == page)
    qtbot.waitUntil(lambda: not ask(program, "stack.busy"))


def double_click(program: Program, qtbot: QtBot, file: Path) -> None:
    """Open a file as another start does that is given it."""
    program._called(str(file))
    qtbot.waitUntil(lambda: not ask(program, "stack.busy"))


def test_the_end_is_still_there_after_two_what_ifs(program: Program, qtbot: QtBot) -> None:
    session = begin(program, qtbot)
    desk = program.house.bring_desk()
    while session.waiting:
        play_on(session, 1)
    for _ in range(2):
        program.house.watch(session.id)
        qtbot.waitUntil(lambda: shown_in(program) == "ReplayPage")
        desk.branch(session.id, 2)
        qtbot.waitUntil(lambda: shown_in(program) == "EndlessPage")
        go_back(program, qtbot, "ReplayPage")
        go_back(program, qtbot, "EndlessPage")
    assert ask(program, "roomShown().table !== null")
    assert ask(program, "roomShown().table.sessionId") == session.id
    qtbot.waitUntil(lambda: [game.saved.session for game in desk._open_games] == [session])


def test_case_S7_a_game_below_another_is_cared_for_too(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    session = begin(program, qtbot)
    play_on(session, 2)
    other = Session.new("endless", session.options, session.seats, seed=9)
    play_on(other, 2)
    write_file(tmp_path / "other.nightmare", other.record())
    double_click(program, qtbot, tmp_path / "other.nightmare")
    assert pages(program) == 3
    go_back(program, qtbot, "EndlessPage")
    be_full(program, True)
    play_on(session, 3)
    desk = program.house.bring_desk()
    assert desk.isUnsaved(session.id)
    assert program.house.property("isUnsaved")
    be_full(program, False)
    assert desk.saveAgain()
    assert len(desk.store.load(session.id).log) == len(session.log)


def test_a_game_that_is_open_is_never_loaded_a_second_time(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    """Its file is double-clicked: its own page comes back, above which a what-if lay."""
    session = begin(program, qtbot)
    play_on(session, 4)
    desk = program.house.bring_desk()
    file = tmp_path / "a.nightmare"
    assert desk.exportTo(session.id, QUrl.fromLocalFile(str(file)))
    desk.branch(session.id, 2)
    qtbot.waitUntil(lambda: pages(program) == 3)
    double_click(program, qtbot, file)
    qtbot.waitUntil(lambda: pages(program) == 2)
    assert ask(program, "roomShown().table.sessionId") == session.id
    qtbot.waitUntil(lambda: len(desk._open_games) == 1)
    assert desk._open_games[-1].saved.session is session
    play_on(session, 5)
    assert len(desk.store.load(session.id).log) == 9


def test_a_game_gone_on_with_while_its_page_still_fades_is_the_same_one(
    program: Program, qtbot: QtBot
) -> None:
    session = begin(program, qtbot)
    play_on(session, 2)
    desk = program.house.bring_desk()
    program.house.back()
    desk.play(session.id)
    qtbot.waitUntil(lambda: pages(program) == 2 and not ask(program, "stack.busy"))
    qtbot.waitUntil(lambda: len(desk._open_games) == 1)
    assert desk._open_games[-1].saved.session is session
    play_on(session, 3)
    assert len(desk.store.load(session.id).log) == 5


def test_a_game_renamed_after_its_page_has_gone_is_exported_by_its_new_name(
    program: Program, qtbot: QtBot
) -> None:
    session = begin(program, qtbot)
    play_on(session, 2)
    desk = program.house.bring_desk()
    go_back(program, qtbot, "BedroomPage")
    qtbot.waitUntil(lambda: not desk._open_games)
    library = LibraryModel()
    library.setProperty("desk", desk)
    assert library.rename(session.id, "The long night") == ""
    assert desk.fileName(session.id).startswith("The long night")


def test_an_ending_in_capitals_is_an_ending(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    session = begin(program, qtbot)
    (tmp_path / "x.NIGHTMARE.nightmare").write_text("precious")
    desk = program.house.bring_desk()
    assert desk.exportTo(session.id, QUrl.fromLocalFile(str(tmp_path / "x.NIGHTMARE")))
    assert (tmp_path / "x.NIGHTMARE.nightmare").read_text() == "precious"
    assert (tmp_path / "x.NIGHTMARE").is_file()


@pytest.fixture
def locked(program: Program, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """The saved games can't be opened at first; the function lets them be."""

    real = Store._open

    def opened_in_memory(store: Store, check: bool) -> Connection:
        if store.path is not None:
            raise StoreTrouble(TroubleKind.LOCKED, store.path)
        return real(store, check)

    program.house.close_desk()
    with monkeypatch.context() as patch:
        patch.setattr(Store, "_open", opened_in_memory)
        desk = program.house.bring_desk()
        assert desk.unsaved.is_fallback
        yield patch.undo


def test_case_S7_of_two_games_in_memory_both_are_asked_about(
    program: Program, qtbot: QtBot, tmp_path: Path, locked: Callable[[], None]
) -> None:
    desk = program.house.bring_desk()
    for _ in range(2):
        play_on(begin(program, qtbot), 4)
        go_back(program, qtbot, "BedroomPage")
    window_of(program).close()
    assert ask(program, "unsaved.item.then !== null")
    first = desk.unsavedSession()
    for number, ended in enumerate((False, True)):
        session = desk.unsavedSession()
        assert (session == first) != ended, "the other one comes next"
        file = QUrl.fromLocalFile(str(tmp_path / f"{number}.nightmare")).toString()
        ask(program, f"unsaved.item.keepOut('{session}', '{file}')")
        assert bool(ask(program, "isClosing")) == ended
    assert len(list(tmp_path.glob("*.nightmare"))) == 2


def test_case_S2_what_was_written_moves_to_the_disk_with_its_game(
    program: Program, qtbot: QtBot, locked: Callable[[], None]
) -> None:
    """Half-written sheets too, and the table goes on keeping them there."""
    session = begin(program, qtbot)
    play_on(session, 3)
    desk = program.house.bring_desk()
    desk.store.keep_draft(session.id, 0, b"half a sheet")
    table_s = desk.store
    locked()
    assert desk.saveAgain()
    assert desk.store is table_s, "whoever has it need not be told of another"
    play_on(session, 2)
    desk.store.keep_draft(session.id, 1, b"another half")
    with closing(Store(store_file())) as disk:
        assert len(disk.load(session.id).log) == 5
        assert disk.drafts(session.id) == {0: b"half a sheet", 1: b"another half"}


WRITTEN: dict[str, Callable[[Any], Any]] = {
    "decks": lambda kept: kept.create() and kept._draft.write("a\nb\nc\nd\ne\nmy very own fear"),
    "boards": lambda kept: kept.copyStandard() and kept._draft.write("circle.fields", "20"),
}


@pytest.mark.parametrize("room", WRITTEN)
@pytest.mark.parametrize("way", ["close", "home"])
def test_what_is_written_on_a_page_is_asked_about_before_it_goes(
    program: Program, qtbot: QtBot, room: str, way: str
) -> None:
    program.house.open(room)
    page = f"{room.capitalize()}Page"
    qtbot.waitUntil(lambda: shown_in(program) == page)
    (kept,) = ask(program, "roomShown()").findChildren(KeptFiles)
    WRITTEN[room](kept)
    assert ask(program, "roomShown().isWritten")
    program.house.open("settings")
    qtbot.waitUntil(lambda: not ask(program, "stack.busy"))

    def go() -> None:
        if way == "close":
            window_of(program).close()
        else:
            program.house.home()

    go()
    qtbot.waitUntil(lambda: shown_in(program) == page)
    press(program, Qt.Key.Key_Escape)  # stay
    assert ask(program, "roomShown().isWritten")
    assert ask(program, "visible")
    go()
    # beside what has the focus, be it "Stay here" or "Save", lies "Throw changes away"
    press(program, Qt.Key.Key_Tab if room == "decks" else Qt.Key.Key_Backtab, Qt.Key.Key_Return)
    if way == "close":
        qtbot.waitUntil(lambda: bool(ask(program, "isClosing")))
    else:
        qtbot.waitUntil(lambda: shown_in(program) == "BedroomPage")


def test_case_K2_no_time_is_played_while_the_window_is_out_of_sight(
    program: Program, qtbot: QtBot
) -> None:
    session = begin(program, qtbot)
    window = window_of(program)
    window.showMinimized()
    qtbot.waitUntil(lambda: session.paused)
    window.showNormal()
    qtbot.waitUntil(lambda: not session.paused)
