"""Messages at the lower edge of the real window: they appear, and their action is heard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from tests.stage import items
from yournightmare.app import Program


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Program]:
    program = Program()
    assert program.open()
    yield program
    program.close()


def texts(program: Program) -> list[str]:
    """Return every text in sight."""
    assert program.engine is not None
    root = program.engine.rootObjects()[0].property("contentItem")
    assert isinstance(root, QQuickItem)
    return [str(item.property("text")) for item in items(root) if item.property("text")]


def test_the_first_message_and_the_next_are_seen(program: Program, qtbot: QtBot) -> None:
    program.house.say("Something was put away.", "Undo")
    qtbot.waitUntil(lambda: "Something was put away." in texts(program), timeout=3000)
    assert "Undo" in texts(program)
    program.house.say("Something else.")
    qtbot.waitUntil(lambda: "Something else." in texts(program), timeout=3000)
