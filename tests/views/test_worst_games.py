"""Whole games of Your Worst Nightmare on their page, by keys and by mouse."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.hands import NONE, click, in_sight, press
from tests.models.worst_tables import new_table, session_of
from tests.stage import Stage
from tests.views.worst_pages import Key, hold, named, open_page, rest, write_by_keys
from yournightmare.models.worst.table import WorstTable


@pytest.mark.parametrize("people_computers", [(3, 0), (1, 2)], ids=str)
def test_case_A1_a_whole_game_by_keyboard_alone(
    stage: Stage, people_computers: tuple[int, int]
) -> None:
    """Space goes on, holding it opens the curtain, numbers rank, Tab and Return choose."""
    table = new_table(*people_computers, seed=5, target=5)
    curtain: Any = table.property("curtain")
    curtain._hold.setInterval(100)
    curtain._calm.setInterval(50)
    open_page(stage, table)
    sealed = 0
    for _ in range(600):
        rest(stage, table)
        phase = table.property("phase")
        if phase == "ended":
            break
        if phase == "sheet":
            write_by_keys(stage, table)
            press(stage, Key.Key_Space)
            sealed += 1
        elif phase == "pass" and table.property("verb") == "":
            stage.process(20)
            if table.property("curtain").property("state") == "closed":
                hold(stage, table)
        else:
            press(stage, Key.Key_Space)
    assert table.property("phase") == "ended"
    assert sealed >= 1
    assert session_of(table).result is not None


def test_a_whole_game_by_mouse_alone(stage: Stage) -> None:
    """Cards are dragged to their places; what can be pressed is pressed."""
    table = new_table(2, seed=8, target=5)
    page = open_page(stage, table)
    assert stage.view is not None
    for _ in range(600):
        phase = table.property("phase")
        if phase == "ended":
            break
        if phase == "sheet":
            drag_into_place(stage, page, table)
            click(stage, named(page, "Seal the sheet"))
        elif phase == "pass" and table.property("verb") == "":
            hold_by_mouse(stage, table)
        else:
            click(stage, named(page, table.property("verb")))
    assert table.property("phase") == "ended"


def hold_by_mouse(stage: Stage, table: WorstTable) -> None:
    """Hold the clasp in the middle of the curtain."""
    assert stage.view is not None
    curtain: Any = table.property("curtain")
    place = QPoint(stage.view.width() // 2, stage.view.height() // 2)
    QTest.mousePress(stage.view, Qt.MouseButton.LeftButton, NONE, place)
    for _ in range(200):
        if curtain.property("state") == "open":
            break
        stage.process(10)
    QTest.mouseRelease(stage.view, Qt.MouseButton.LeftButton, NONE, place)
    stage.process(30)
    assert table.property("phase") == "sheet"


def drag_into_place(stage: Stage, page: QQuickItem, table: WorstTable) -> None:
    """Drag three cards to each column's places; the fourth falls into the last one."""
    sheet: Any = table.property("sheet")
    cards = [row.card for row in table.property("fears").rows]
    for column in ("own", "guess"):
        for place, card in enumerate(cards[:3], 1):
            drag(stage, card_item(page, card), slot_item(page, column, place))
        shown = [row.card for row in sheet.property(column).rows]
        assert shown == cards, column


def card_item(page: QQuickItem, card: str) -> QQuickItem:
    """Return the card on the table."""
    for item in in_sight(page):
        name = item.metaObject().className()
        if name.startswith("FearCard") and item.property("card") == card:
            return item
    raise AssertionError(f"no card {card}")


def slot_item(page: QQuickItem, column: str, place: int) -> QQuickItem:
    """Return a place on the sheet."""
    found = [
        item
        for item in in_sight(page)
        if item.metaObject().className().startswith("SheetSlot") and item.property("place") == place
    ]
    found.sort(key=lambda item: item.mapToScene(QPoint(0, 0)).x())
    return found[0 if column == "own" else -1]


def drag(stage: Stage, item: QQuickItem, to: QQuickItem) -> None:
    """Drag an item to the middle of another one."""
    assert stage.view is not None
    start = item.mapToScene(item.boundingRect().center()).toPoint()
    end = to.mapToScene(to.boundingRect().center()).toPoint()
    QTest.mousePress(stage.view, Qt.MouseButton.LeftButton, NONE, start)
    for step in range(1, 9):
        between = start + (end - start) * step / 8
        QTest.mouseMove(stage.view, between)
        stage.process(12)
    QTest.mouseRelease(stage.view, Qt.MouseButton.LeftButton, NONE, end)
    stage.process(30)
