"""A disk without room: the window says so as long as it is so, and loses nothing unasked (S7)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from tests.programs import ask, opened, press, shown_in, window_of
from yournightmare.app import Program
from yournightmare.sessions.files import read_file
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store, store_file
from yournightmare.sessions.trouble import StoreTrouble, TroubleKind

Key = Qt.Key


@pytest.fixture
def program(qapp: QGuiApplication, qtbot: QtBot) -> Iterator[Program]:
    with opened(qtbot) as made:
        yield made


def begin(program: Program, qtbot: QtBot) -> Session:
    """Begin a game at the table."""
    desk = program.house.bring_desk()
    assert desk.begin("endless", {}, [{"name": "Ada"}], "1", "")
    qtbot.waitUntil(lambda: shown_in(program) == "EndlessPage", timeout=5000)
    session: Session = desk._open_games[-1].saved.session
    return session


def be_full(program: Program, full: bool) -> None:
    """Have the disk be full, or let it have room again."""

    def refuse(*_: Any) -> None:
        raise StoreTrouble(TroubleKind.FULL, store_file())

    store = program.house.bring_desk().store
    for way in ("create", "write"):
        if full:
            setattr(store, way, refuse)
        else:
            delattr(store, way)


def play_on(session: Session, steps: int) -> None:
    """Play the first thing that is legal, some steps long."""
    for _ in range(steps):
        session.decide(session.legal(0)[0])


def play_unsaved(program: Program, qtbot: QtBot) -> Session:
    """A game at the table, of which something isn't on disk; what was told is closed."""
    session = begin(program, qtbot)
    be_full(program, True)
    desk = program.house.bring_desk()
    assert not program.house.property("isUnsaved")
    play_on(session, 3)
    assert desk.isUnsaved(session.id)
    qtbot.waitUntil(lambda: bool(ask(program, "mishap.active")))
    press(program, Key.Key_Escape)
    qtbot.waitUntil(lambda: not ask(program, "mishap.active"))
    assert strip(program)
    return session


def strip(program: Program) -> bool:
    """Whether the window says that something is not saved."""
    return bool(ask(program, "unsaved.item !== null && unsaved.height > 20"))


def question(program: Program) -> bool:
    """Whether it is asked what becomes of what is not saved."""
    return bool(ask(program, "unsaved.item !== null && unsaved.item.then !== null"))


def answer(program: Program, value: str) -> None:
    """Answer the question."""
    ask(program, f"unsaved.item.question.answer('{value}')")


def test_case_S7_the_next_decision_saves_everything_again(program: Program, qtbot: QtBot) -> None:
    session = play_unsaved(program, qtbot)
    assert program.house.property("isUnsaved")
    be_full(program, False)
    assert strip(program)
    session.take_back()
    assert not program.house.property("isUnsaved")
    qtbot.waitUntil(lambda: not strip(program))
    store = Store(store_file())
    assert store.load(session.id) == session.record()
    store.close()


def test_case_S7_try_again_saves_everything(program: Program, qtbot: QtBot) -> None:
    session = play_unsaved(program, qtbot)
    said: list[str] = []
    program.house.said.connect(lambda text, action: said.append(text))
    ask(program, "unsaved.item.tryAgain()")
    assert strip(program)
    assert said == ["It can't be saved yet. There is no room left to save the game."]
    be_full(program, False)
    ask(program, "unsaved.item.tryAgain()")
    qtbot.waitUntil(lambda: not strip(program))
    assert said[1:] == ["Everything is saved now."]
    assert program.house.bring_desk().store.load(session.id) == session.record()


def test_case_S7_leaving_is_asked_about(program: Program, qtbot: QtBot) -> None:
    session = play_unsaved(program, qtbot)
    window_of(program).requestActivate()
    program.house.back()
    assert question(program)
    assert shown_in(program) == "EndlessPage"
    answer(program, "")
    assert not question(program)
    program.house.back()
    answer(program, "again")
    qtbot.waitUntil(lambda: question(program))  # it still can't
    be_full(program, False)
    answer(program, "again")
    qtbot.waitUntil(lambda: shown_in(program) == "BedroomPage")
    assert program.house.bring_desk().store.load(session.id) == session.record()
    qtbot.waitUntil(lambda: not strip(program))


def test_case_S7_leaving_without_it(program: Program, qtbot: QtBot) -> None:
    session = play_unsaved(program, qtbot)
    program.house.home()
    answer(program, "leave")
    qtbot.waitUntil(lambda: shown_in(program) == "BedroomPage")
    qtbot.waitUntil(lambda: not strip(program))
    assert len(program.house.bring_desk().store.load(session.id).log) < len(session.log)


def test_case_S7_the_window_closes_after_the_game_was_exported(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    session = play_unsaved(program, qtbot)
    window = window_of(program)
    window.close()
    assert window.isVisible()
    assert question(program)
    file = tmp_path / "rescued.nightmare"
    url = QUrl.fromLocalFile(str(file)).toString()
    ask(program, f'unsaved.item.keepOut(house.desk.unsavedSession(), "{url}")')
    qtbot.waitUntil(lambda: not window.isVisible())
    assert read_file(file) == session.record()


def test_case_S7_a_game_left_open_by_another_is_still_there(program: Program, qtbot: QtBot) -> None:
    """What if, Dream again: the table changes, and what waits is not lost."""
    session = play_unsaved(program, qtbot)
    desk = program.house.bring_desk()
    record = session.record()
    desk.branch(session.id, 2)
    play_on(desk._open_games[-1].saved.session, 1)
    assert desk.isUnsaved(session.id)
    desk.play(session.id)
    qtbot.waitUntil(lambda: desk._open_games and desk._open_games[-1].saved.session is session)
    be_full(program, False)
    assert desk.saveAgain()
    assert desk.store.load(session.id) == record
    assert len(desk.store.summaries()) == 2


def test_case_S7_a_store_that_could_not_be_opened_takes_everything_later(
    qtbot: QtBot, data_dir: Path
) -> None:
    data_dir.parent.mkdir(exist_ok=True)
    data_dir.write_text("a file where the folder should be")
    with opened(qtbot) as program:
        session = begin(program, qtbot)
        qtbot.waitUntil(lambda: strip(program))
        play_on(session, 3)
        assert not program.house.bring_desk().saveAgain()
        data_dir.unlink()
        data_dir.mkdir()
        assert program.house.bring_desk().saveAgain()
        store = Store(store_file())
        assert store.load(session.id) == session.record()
        store.close()
