"""The whole program for tests: opened in its own window, closed again, its page and its keys."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from yournightmare.app import Program
from yournightmare.models.instance import Instance


@contextmanager
def opened(qtbot: QtBot) -> Iterator[Program]:
    """The program after its first frame, without motion."""
    made = Program(Instance())
    with qtbot.waitSignal(made.house.firstFrame, timeout=20_000):
        assert made.open()
    assert made._settings is not None
    made._settings.setProperty("motion", "reduced")
    yield made
    made.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def window_of(program: Program) -> QQuickWindow:
    """The program's window."""
    assert program.engine is not None
    window = program.engine.rootObjects()[0]
    assert isinstance(window, QQuickWindow)
    return window


def ask(program: Program, qml: str) -> Any:
    """What an expression gives in the window; Python holds none of its items beyond their time."""
    window = window_of(program)
    context = QQmlEngine.contextForObject(window)
    assert context is not None
    expression = QQmlExpression(context, window, qml)
    given: Any = expression.evaluate()
    assert not expression.hasError(), expression.error().toString()
    return given[0] if isinstance(given, tuple) else given


def shown_in(program: Program) -> str:
    """The name of the page shown."""
    return str(ask(program, "roomShown().toString()")).split("_QML")[0]


def page_of(program: Program) -> str:
    """The name of the page shown, if the focus is in it."""
    return shown_in(program) if ask(program, "roomShown().activeFocus") else ""


def press(program: Program, *keys: Qt.Key, modifier: Any = Qt.KeyboardModifier.NoModifier) -> None:
    """Press keys in the window, one after the other."""
    for key in keys:
        QTest.keyClick(window_of(program), key, modifier)
        QTest.qWait(15)
