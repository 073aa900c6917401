"""The whole program in its window: first frame, rooms, keys, mishaps, one instance, keeping."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.programs import opened, page_of, window_of
from yournightmare.app import IMPORT_PATH, Program
from yournightmare.sessions import paths
from yournightmare.sessions import settings as file


@pytest.fixture
def program(qapp: QGuiApplication, qtbot: QtBot) -> Iterator[Program]:
    with opened(qtbot) as made:
        yield made


def test_settings_and_back(program: Program, qtbot: QtBot) -> None:
    window = window_of(program)
    window.requestActivate()
    qtbot.waitUntil(lambda: page_of(program) == "BedroomPage", timeout=5000)
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: page_of(program) == "SettingsPage", timeout=5000)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page_of(program) == "BedroomPage", timeout=5000)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert page_of(program) == "BedroomPage"


def test_case_W5_full_screen_and_back_by_key(program: Program, qtbot: QtBot) -> None:
    window = window_of(program)
    QTest.keyClick(window, Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: window.visibility() == QQuickWindow.Visibility.FullScreen)
    assert program.house.property("isFullScreen")
    QTest.keyClick(window, Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: window.visibility() != QQuickWindow.Visibility.FullScreen)


@pytest.mark.qt_warnings("is not installed|no such|not a type")
def test_a_room_that_is_missing_is_told(program: Program, qtbot: QtBot) -> None:
    program.house.open("cellar")
    qtbot.wait(50)
    assert window_of(program).findChild(QObject, "mishap") is not None


def test_who_goes_back_by_a_key_sees_where_the_focus_is(program: Program, qtbot: QtBot) -> None:
    window = window_of(program)
    for _ in range(8):
        QTest.keyClick(window, Qt.Key.Key_Tab)
        item: Any = window.activeFocusItem()
        if item.inherits("QQuickAbstractButton"):
            break
    assert item.property("visualFocus")
    program.house.open("settings")
    qtbot.waitUntil(lambda: page_of(program) == "SettingsPage", timeout=5000)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page_of(program) == "BedroomPage", timeout=5000)
    assert window.activeFocusItem() is item
    assert item.property("visualFocus")


def test_troubles_wait_for_each_other_and_each_is_told_once(program: Program, qtbot: QtBot) -> None:
    window = window_of(program)

    def is_shown(name: str) -> bool:
        dialog = window.findChild(QObject, "mishap")
        return (
            dialog is not None
            and bool(dialog.property("opened"))
            and str(dialog.property("text")).startswith(name)
        )

    for name in ("first", "second", "first", "second"):
        program.house.trouble("This file can't be opened.", f"{name}.nightmare: it is empty.")
    for name in ("first", "second"):
        qtbot.waitUntil(partial(is_shown, name), timeout=3000)
        QTest.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.findChild(QObject, "mishap") is None, timeout=3000)


def test_an_error_in_a_slot_is_written_down_and_told(program: Program, qtbot: QtBot) -> None:
    told: list[str] = []
    program.house.troubled.connect(lambda title, text: told.append(text))
    with qtbot.captureExceptions():
        sys.excepthook, hook = program.mishaps._python, sys.excepthook
        QTimer.singleShot(0, lambda: 1 // 0)
        qtbot.waitUntil(lambda: bool(told), timeout=3000)
        sys.excepthook = hook
    assert "ZeroDivisionError" in told[0]
    assert "division" in paths.log_file().read_text(encoding="utf-8")


def test_the_language_changes_while_it_runs(program: Program) -> None:
    assert program._settings is not None
    heard: list[bool] = []
    program.house.retranslated.connect(lambda: heard.append(True))
    program._settings.setProperty("language", "de")
    assert program.language.code == "de"
    program._settings.setProperty("language", "en")
    assert heard == [True, True]


def test_case_P2_a_second_start_hands_over_its_file(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    asked: list[str] = []
    program.house.open_file = asked.append  # type: ignore[assignment,method-assign]
    save = tmp_path / "a night.nightmare"
    code = (
        "import sys; from pathlib import Path; from yournightmare.app import run;"
        f"sys.exit(run(Path({str(save)!r})))"
    )
    with qtbot.waitSignal(program.house.raiseRequested, timeout=20_000):
        second = subprocess.Popen(
            [sys.executable, "-c", code], cwd=IMPORT_PATH, stdout=subprocess.PIPE, text=True
        )
    said, _ = second.communicate(timeout=20)
    assert second.returncode == 0
    assert said.count("\n") == 1
    assert "is running already" in said
    assert str(save) in said
    assert asked == [str(save)]


def test_what_was_chosen_and_where_the_window_was_is_kept(
    qapp: QGuiApplication, qtbot: QtBot, data_dir: Path
) -> None:
    program = Program()
    with qtbot.waitSignal(program.house.firstFrame, timeout=20_000):
        assert program.open()
    window_of(program).setGeometry(40, 60, 700, 500)
    qtbot.wait(50)
    program.close()
    kept = file.load(data_dir / "settings.toml").settings.window
    assert kept is not None
    assert (kept.width, kept.height) == (700, 500)


def test_case_W5_ctrl_q_closes_the_window(program: Program, qtbot: QtBot) -> None:
    window = window_of(program)
    QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=3000)
