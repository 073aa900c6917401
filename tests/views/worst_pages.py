"""The page of Your Worst Nightmare for tests: opened, held, looked through."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.gallery_screens import worst as screens
from tests.hands import focus_name, in_sight, press
from tests.screens import Shot
from tests.stage import Stage
from yournightmare.models.worst.table import WorstTable

Key = Qt.Key


def open_page(stage: Stage, table: WorstTable, width: int = 1440, height: int = 900) -> QQuickItem:
    """Show the page at a table."""
    page = stage.show(
        Shot(screens.MODULE, screens.PAGE, {"table": stage.keep(table)}), width, height
    )
    page.forceActiveFocus()
    stage.process(40)
    return page


def named(page: QQuickItem, name: str) -> QQuickItem:
    """Return the first item in sight of that accessible name that can be pressed."""
    for item in in_sight(page):
        if item.metaObject().indexOfMethod("click()") >= 0 and item.isEnabled():
            face = QAccessible.queryAccessibleInterface(item)
            if face is not None and face.text(QAccessible.Text.Name) == name:
                return item
    raise AssertionError(f"nothing to press is called {name!r}")


def rest(stage: Stage, table: WorstTable) -> None:
    """Keep the hands off until keys count again after the curtain has moved."""
    curtain: Any = table.property("curtain")
    while not curtain.property("isCalm"):
        stage.process(10)


def hold(stage: Stage, table: WorstTable, key: Key = Key.Key_Space) -> None:
    """Hold the key until the curtain is open, let it go and rest."""
    assert stage.view is not None
    curtain: Any = table.property("curtain")
    rest(stage, table)
    QTest.keyPress(stage.view, key)
    for _ in range(200):
        if curtain.property("state") == "open":
            break
        stage.process(10)
    QTest.keyRelease(stage.view, key)
    stage.process(30)
    rest(stage, table)
    assert table.property("phase") == "sheet"


def write_by_keys(stage: Stage, table: WorstTable) -> None:
    """Fill in the open sheet with numbers, Tab and Return alone; the focus goes on by itself."""
    sheet: Any = table.property("sheet")
    chosen = [row for row in sheet.property("targets").rows if row.chosen]
    press(stage, Key.Key_3, Key.Key_1, Key.Key_2)
    assert "" not in [row.card for row in sheet.property("own").rows]
    assert sheet.property("column") == "guess"
    press(stage, Key.Key_3, Key.Key_1, Key.Key_4)  # two of them as everybody ranks them here
    assert "" not in [row.card for row in sheet.property("guess").rows]
    if not chosen:
        allowed = {row.name for row in sheet.property("targets").rows if row.allowed}
        for _ in range(40):
            if any(focus_name(stage).startswith(name) for name in allowed):
                break
            press(stage, Key.Key_Tab)
        press(stage, Key.Key_Return)
    assert sheet.property("canSeal")


def wait_for(stage: Stage, curtain: Any, state: str) -> None:
    """Let the curtain come to that state."""
    for _ in range(400):
        if curtain.property("state") == state:
            stage.process(30)
            return
        stage.process(10)
    raise AssertionError(f"it is {curtain.property('state')}, not {state}")
