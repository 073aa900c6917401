"""A person's hands for the page tests: keys, clicks, and what has the focus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.stage import Stage

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier

SMALL_WINDOWS = ((960, 600, 200), (960, 600, 100), (1440, 900, 200))
"""Windows with little room: width, height, and the size of letters in per cent."""


def in_sight(item: QQuickItem) -> Iterator[QQuickItem]:
    """Go through every item in sight."""
    for child in item.childItems():
        if child.isVisible():
            yield child
            yield from in_sight(child)


def press(stage: Stage, *keys: Key | str, modifier: Any = NONE, rest: int = 20) -> None:
    """Press keys one after the other, with `rest` ms after each."""
    assert stage.view is not None
    for key in keys:
        # Qt's own types know no letters here, but Qt does
        QTest.keyClick(stage.view, key, modifier)  # type: ignore[arg-type]
        stage.process(rest)


def click(stage: Stage, item: QQuickItem) -> None:
    """Click the middle of an item."""
    assert stage.view is not None
    middle = item.mapToScene(item.boundingRect().center()).toPoint()
    QTest.mouseClick(stage.view, Qt.MouseButton.LeftButton, NONE, QPoint(middle))
    stage.process(20)


def drag(stage: Stage, item: QQuickItem, target: QQuickItem) -> None:
    """Drag an item by its middle to the middle of another."""
    assert stage.view is not None
    start, end = (each.mapToScene(each.boundingRect().center()) for each in (item, target))
    button = Qt.MouseButton.LeftButton
    QTest.mousePress(stage.view, button, NONE, start.toPoint())
    for step in range(1, 13):
        QTest.mouseMove(stage.view, (start + (end - start) * step / 12).toPoint())
        stage.process(15)
    QTest.mouseRelease(stage.view, button, NONE, end.toPoint())
    stage.process(20)


def focus_name(stage: Stage) -> str:
    """Return the accessible name of what has the focus; empty for nothing."""
    assert stage.view is not None
    item = stage.view.activeFocusItem()
    found = QAccessible.queryAccessibleInterface(item) if item is not None else None
    return "" if found is None else found.text(QAccessible.Text.Name)


def tab_to(stage: Stage, name: str) -> None:
    """Press Tab until that is where the focus is."""
    for _ in range(60):
        if focus_name(stage) == name:
            return
        press(stage, Key.Key_Tab)
    raise AssertionError(f"no Tab leads to {name}")


def tab_through(stage: Stage, times: int) -> list[str]:
    """Press Tab that often; return the names of what had the focus, each of it in the window."""
    assert stage.view is not None
    names = []
    for _ in range(times):
        press(stage, Key.Key_Tab)
        names.append(focus_name(stage))
        item = stage.view.activeFocusItem()
        assert item is not None
        place = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
        assert place.left() >= -1, (names[-1], place)
        assert place.right() <= stage.view.width() + 1, (names[-1], place)
        assert -1 <= place.top() < stage.view.height() - 10, (names[-1], place)
    return names


def ask_to_leave(page: QQuickItem) -> None:
    """Ask a page, as the window does, whether it may be left, and go back if it may."""
    context = QQmlEngine.contextForObject(page)
    assert context is not None
    QQmlExpression(context, page, "leave(() => house.back())").evaluate()
