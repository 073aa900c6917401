"""Faults other programs had, made in the whole program, with its own window, desk and store."""

from __future__ import annotations

import json
import logging
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from tests.programs import ask, opened, page_of, press, shown_in, window_of
from yournightmare.app import IMPORT_PATH, Program
from yournightmare.games.endless import Endless
from yournightmare.models.replay import ReplayTable
from yournightmare.sessions import paths, schema
from yournightmare.sessions import settings as settings_file
from yournightmare.sessions.files import read_file
from yournightmare.sessions.session import Session
from yournightmare.sessions.settings import WindowPlace
from yournightmare.sessions.store import store_file

Key = Qt.Key
NAMES = ["Zoë Çelik", "花子", "Ломоносов", "👩‍🚀", "עדה לאבלייס", "W" * 64]


@pytest.fixture
def program(qapp: QGuiApplication, qtbot: QtBot) -> Iterator[Program]:
    with opened(qtbot) as made:
        yield made


def begin(program: Program, qtbot: QtBot, name: str = "Ada") -> tuple[Any, Session]:
    """Begin a game and come to its page; return its table and its session."""
    assert program.house.begin("endless", {"board": "standard"}, [{"name": name}], "17")
    qtbot.waitUntil(lambda: shown_in(program) == "EndlessPage", timeout=10_000)
    table = program.house.bring_desk()._open_games[-1].table
    return table, table._session


def play_to_the_end(program: Program, table: Any) -> None:
    """Space and nothing else, until the end."""
    for _ in range(400):
        if table.property("awaiting") == "nothing":
            return
        press(program, Key.Key_Space)
    raise AssertionError("the game doesn't end")


def told_by(program: Program) -> list[str]:
    """A list of all troubles told from now on, title and text."""
    told: list[str] = []
    program.house.troubled.connect(lambda title, text: told.append(f"{title}\n{text}"))
    return told


def test_case_A1_from_the_bed_to_the_end_and_back_by_keyboard_alone(
    program: Program, qtbot: QtBot
) -> None:
    """Return opens the door, Return begins, Space plays, Tab finds the replay, Esc goes back."""
    window_of(program).requestActivate()
    qtbot.waitUntil(lambda: page_of(program) == "BedroomPage", timeout=5000)
    press(program, Key.Key_Return)
    qtbot.waitUntil(lambda: page_of(program) == "NewGamePage", timeout=10_000)
    press(program, Key.Key_Return)
    qtbot.waitUntil(lambda: page_of(program) == "EndlessPage", timeout=10_000)
    table = program.house.bring_desk()._open_games[-1].table
    play_to_the_end(program, table)
    assert table.property("score") == table._session.result.points[0]
    played = table.property("sessionId")
    press(program, Key.Key_Escape)
    qtbot.waitUntil(lambda: page_of(program) == "BedroomPage", timeout=5000)
    (summary,) = program.house.bring_desk().store.summaries(finished=True)
    assert summary.id == played


def test_case_S6_an_error_inside_a_move_is_told_and_the_game_goes_on(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, session = begin(program, qtbot)
    press(program, Key.Key_Space, Key.Key_Space, Key.Key_Space)
    told = told_by(program)
    store = program.house.bring_desk().store

    def picture() -> Any:
        shown = [table.property(name) for name in ("awaiting", "prompt", "verb", "isPlaying")]
        story = list(table.property("story").rows)
        return session.record(), session.state, store.load(session.id).log, shown, story

    before = picture()
    play = Endless.play

    def breaks(*given: Any) -> Any:
        play(*given)
        raise ZeroDivisionError("the rules choke")

    with qtbot.captureExceptions(), monkeypatch.context() as patch:
        patch.setattr(sys, "excepthook", program.mishaps._python)
        patch.setattr(Endless, "play", staticmethod(breaks))
        press(program, Key.Key_Space)
        qtbot.waitUntil(lambda: bool(told), timeout=3000)
    assert len(told) == 1
    assert "the rules choke" in told[0]
    assert "You can go on" in told[0]
    assert "the rules choke" in paths.log_file().read_text(encoding="utf-8")
    assert picture() == before
    assert window_of(program).findChild(QObject, "mishap") is not None
    press(program, Key.Key_Escape)
    qtbot.waitUntil(lambda: window_of(program).findChild(QObject, "mishap") is None, timeout=3000)
    qtbot.waitUntil(lambda: page_of(program) == "EndlessPage", timeout=3000)
    play_to_the_end(program, table)
    assert store.load(session.id).log == tuple(session.log)


def in_the_way(kind: str, connection: sqlite3.Connection) -> list[sqlite3.Connection]:
    """Make writing fail; what is returned has to be closed for it to work again."""
    if kind == "locked":
        other = sqlite3.connect(store_file(), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        return [other]
    if kind == "read only":
        connection.execute("PRAGMA query_only=1")
    else:  # a full disk still has room in pages begun, for some games
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages}")
    return []


@pytest.mark.parametrize("kind", ["locked", "read only", "full"])
def test_case_S7_trouble_is_told_once_and_the_game_goes_on_and_is_exported(
    kind: str, program: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "WAIT_SECONDS", 0.01)
    desk = program.house.bring_desk()
    told = told_by(program)
    connection = desk.store._connection
    connection.execute("PRAGMA busy_timeout=1")
    others = in_the_way(kind, connection) if kind == "full" else []
    table, session = begin(program, qtbot)
    if kind == "full":
        while not told:
            table, session = begin(program, qtbot)
    else:
        assert told == []
        others = in_the_way(kind, connection)
        press(program, Key.Key_Space)
    assert len(told) == 1
    assert "goes on in memory" in told[0]
    assert "export" in told[0]
    qtbot.waitUntil(lambda: window_of(program).findChild(QObject, "mishap") is not None)
    press(program, Key.Key_Escape)
    qtbot.waitUntil(lambda: page_of(program) == "EndlessPage", timeout=3000)
    play_to_the_end(program, table)
    assert len(told) == 1
    file = tmp_path / "rescued.nightmare"
    assert desk.exportTo(session.id, QUrl.fromLocalFile(str(file)))
    assert read_file(file).log == tuple(session.log)
    assert read_file(file).result == session.result
    for other in others:
        other.close()
    connection.execute("PRAGMA query_only=0")
    connection.execute("PRAGMA max_page_count=1000000")
    assert desk._open_games[-1].saved.retry()
    assert desk.store.load(session.id).log == tuple(session.log)


def test_case_R4_the_end_leads_to_the_replay_and_back(program: Program, qtbot: QtBot) -> None:
    table, session = begin(program, qtbot)
    play_to_the_end(program, table)
    program.house.watch(session.id)
    qtbot.waitUntil(lambda: page_of(program) == "ReplayPage", timeout=10_000)
    replay = ask(program, "roomShown().table")
    assert isinstance(replay, ReplayTable)
    qtbot.waitUntil(lambda: bool(replay.is_ready), timeout=20_000)
    assert replay.property("lastStep") == len(session.log)
    assert replay.property("fault") == ""
    press(program, Key.Key_End)
    assert replay.property("position") == len(session.log)
    press(program, Key.Key_Escape)
    qtbot.waitUntil(lambda: page_of(program) == "EndlessPage", timeout=5000)
    assert table.property("awaiting") == "nothing"
    assert table.property("score") == session.result.points[0]  # type: ignore[union-attr]


@pytest.mark.parametrize("place", [(-5000, -4000), (20_000, 300), (700, 9000)])
@pytest.mark.parametrize("size", [(1200, 700), (9000, 8000)])
def test_case_W3_a_window_kept_off_every_screen_is_opened_on_one(
    place: tuple[int, int], size: tuple[int, int], qapp: QGuiApplication, qtbot: QtBot
) -> None:
    path = paths.make_data_dir() / "settings.toml"
    kept = settings_file.with_value(settings_file.Settings(), "window", WindowPlace(*place, *size))
    assert kept is not None
    settings_file.save(path, kept)
    with opened(qtbot) as program:
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        window = window_of(program).geometry()
        # the platform without a display draws a frame of 2 pixels round its windows
        reach = [screen.adjusted(-4, -4, 4, 4) for screen in screens]
        assert any(screen.contains(window) for screen in reach), (window, screens)


@pytest.mark.parametrize("name", NAMES)
def test_case_T1_a_person_and_a_folder_of_every_kind(
    name: str, qapp: QGuiApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Play, save, export, take in, log and find again; the folder bears the same name."""
    home = tmp_path / name[:40] / "data"
    monkeypatch.setenv("YOURNIGHTMARE_DATA_DIR", str(home))
    with opened(qtbot) as program:
        told = told_by(program)
        table, session = begin(program, qtbot, name)
        play_to_the_end(program, table)
        desk = program.house.bring_desk()
        file = home.parent / f"{name[:20]}.nightmare"
        assert desk.exportTo(session.id, QUrl.fromLocalFile(str(file)))
        desk.store.delete(session.id)
        desk.store.purge()
        assert desk.take_in(file) == session.id
        assert told == []
        logging.getLogger("yournightmare").error("It rattles behind the wall.")
    assert "It rattles" in paths.log_file().read_text(encoding="utf-8")
    assert paths.log_file().is_relative_to(home)
    with opened(qtbot) as program:
        (summary,) = program.house.bring_desk().store.summaries(text=name[:5].lower())
        assert summary.seats[0].name == name
        assert summary.result == session.result


PICTURED = ("bedroom", "endless-3-mind", "library", "worst-3-sheet", "worst-6-reading")


@pytest.mark.parametrize("factor", ["1.25", "1.5", "2"])
def test_case_W2_pictures_are_sharp_on_every_screen(factor: str) -> None:
    """A picture has a pixel for each pixel of the screen it covers."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.sharpness", *PICTURED],
        cwd=IMPORT_PATH,
        env=os.environ | {"QT_SCALE_FACTOR": factor},
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(run.stdout)
    assert found["ratio"] == float(factor)
    assert found["seen"] > 30
    assert found["blurred"] == []
