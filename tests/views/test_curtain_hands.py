"""The curtain and the hands before it: held, let go, clicked, passed on; what it says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.curtains import (
    MOTIONS,
    SECRETS,
    SecretTable,
    everything,
    lift,
    open_by_key,
    open_page,
    rest,
    settled,
    shot,
    state,
)
from tests.gallery_screens.curtain import LONG
from tests.secrets import scene_items
from tests.stage import Stage

Key = Qt.Key


@MOTIONS
def test_held_by_key_it_fills_and_opens_let_go_it_empties(stage: Stage, motion: str) -> None:
    table = open_page(stage, motion)
    assert stage.view is not None
    cover: Any = stage.view.rootObject().findChild(QObject, "cover")
    rest(stage, table)
    QTest.keyPress(stage.view, Key.Key_Return)
    stage.process(250)
    assert 0.05 < cover.property("held") < 1
    QTest.keyRelease(stage.view, Key.Key_Return)
    stage.process(500)
    assert cover.property("held") == 0
    assert state(table) == "closed"
    open_by_key(stage, table)
    assert table.touches == 0, "the page heard a key that was the curtain's"


def test_held_by_mouse_on_clasp_or_placard(stage: Stage) -> None:
    table = open_page(stage)
    view = stage.view
    assert view is not None
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for point in (QPoint(480, 167), QPoint(480, 420)):
        QTest.mousePress(view, left, none, point)
        assert table.handover.property("holding")
        QTest.mouseRelease(view, left, none, point)
        assert not table.handover.property("holding")
    QTest.mousePress(view, left, none, QPoint(60, 300))
    assert not table.handover.property("holding"), "the cloth is not the clasp"
    QTest.mouseRelease(view, left, none, QPoint(60, 300))


def test_nothing_of_the_page_is_reached_through_a_closed_curtain(stage: Stage) -> None:
    """Neither keys, nor shortcuts, nor Tab, nor clicks."""
    table = open_page(stage)
    view = stage.view
    assert view is not None
    button: Any = view.rootObject().findChild(QObject, "public")
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    middle = button.mapToScene(button.boundingRect().center()).toPoint()
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    QTest.keyClick(view, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    cover: Any = view.rootObject().findChild(QObject, "cover")
    for _ in range(8):
        QTest.keyClick(view, Key.Key_Tab)
        focused: Any = view.activeFocusItem()
        assert focused in list(scene_items(cover))
    assert not pressed
    assert table.touches == 0


def test_case_H1_focus_drag_and_typed_text_are_gone_and_the_clipboard_untouched(
    stage: Stage,
) -> None:
    table = open_page(stage)
    lift(stage, table)
    view = stage.view
    assert view is not None
    QGuiApplication.clipboard().setText("kept")
    focused: Any = view.activeFocusItem()
    assert focused.objectName() == "secret"
    QTest.keyClick(view, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert focused.property("selectedText") == SECRETS[0]
    del focused
    table.handover.fall("done")
    settled(stage, table)
    assert not everything(stage, table)
    assert view.rootObject().findChild(QObject, "dragged") is None
    assert QGuiApplication.clipboard().text() == "kept"
    QGuiApplication.clipboard().clear()
    lift(stage, table)
    again: Any = view.activeFocusItem()
    assert again.objectName() == "secret"
    assert again.property("selectedText") == ""


def test_esc_steps_aside_to_the_public_table_and_its_focus(stage: Stage) -> None:
    table = open_page(stage)
    view = stage.view
    assert view is not None
    QTest.keyClick(view, Key.Key_Escape)
    settled(stage, table)
    assert state(table) == "away"
    assert not everything(stage, table)
    room: Any = view.rootObject().findChild(QObject, "room")
    assert room.property("visible")
    assert room.property("enabled")
    assert room.property("activeFocus")


def test_who_waits_can_be_chosen_by_a_click_below(stage: Stage) -> None:
    table = open_page(stage)
    table.handover.setNotes({1: "sealed"}, [2, 3])
    foot = the_foot(stage)
    while foot.property("isResting"):
        stage.process(20)
    click_juno(stage)
    assert table.handover.property("name") == "Juno"
    assert state(table) == "closed"


def test_a_double_click_that_passes_the_laptop_on_chooses_nobody_else(stage: Stage) -> None:
    """Its second click may fall on a seat that has appeared under it."""
    table = open_page(stage)
    table.handover.setNotes({}, [1, 2, 3])
    foot = the_foot(stage)
    foot.setProperty("rest", 100_000)
    table.handover.stepAside()
    stage.process(50)
    assert state(table) == "away"
    table.handover.passTo(1)
    stage.process(50)
    name = table.handover.property("name")
    assert name != "Juno"
    click_juno(stage)
    assert table.handover.property("name") == name
    foot.setProperty("rest", 1)
    while foot.property("isResting"):
        stage.process(20)
    click_juno(stage)
    assert table.handover.property("name") == "Juno"


def the_foot(stage: Stage) -> QQuickItem:
    """What stands below the curtain."""
    assert stage.view is not None
    return next(
        item
        for item in scene_items(stage.view.contentItem())
        if item.metaObject().className().startswith("CurtainFoot")
    )


def click_juno(stage: Stage) -> None:
    """Click on a seat that waits, below the curtain."""
    assert stage.view is not None
    stage.process(50)
    for item in scene_items(stage.view.contentItem()):
        if item.property("name") == "Juno" and item.property("waits"):
            middle = item.mapToScene(item.boundingRect().center()).toPoint()
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(stage.view, left, none, middle)


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_says_whom_it_is_for(stage: Stage, language: str) -> None:
    stage.choose(language=language)
    table = open_page(stage)
    assert stage.view is not None
    focused: Any = stage.view.activeFocusItem()
    face = QAccessible.queryAccessibleInterface(focused)
    assert face is not None
    assert face.role() == QAccessible.Role.Button
    said = face.text(QAccessible.Text.Name)
    expected = {
        "en": "Pass to Otto. Hold Space to open.",
        "de": "Gib weiter an Otto. Zum Öffnen die Leertaste halten.",
    }
    assert said == expected[language]
    action = face.actionInterface()
    assert action is not None
    action.doAction(action.pressAction())
    assert table.handover.property("holding")
    stage.choose(language="en")


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [(960, 600), (1440, 900), (3840, 2160), (1000, 1400)])
def test_it_covers_the_whole_window_and_nothing_is_cut(
    stage: Stage, size: tuple[int, int], text: int
) -> None:
    table = SecretTable(LONG)
    table.handover.setNotes({0: "sealed"}, [2, 3])
    stage.choose(textSize=text)
    table.handover.passTo(1)
    table.handover.settle()
    page = stage.show(shot(stage, table), *size)
    stage.process(200)
    cover: Any = page.findChild(QObject, "cover")
    assert (cover.width(), cover.height()) == size
    room: Any = page.findChild(QObject, "room")
    assert not room.property("visible")
    whole = cover.boundingRect()
    for item in scene_items(cover):
        place = item.mapRectToItem(cover, item.boundingRect())
        if not item.isVisible() or not item.property("text") or place.isEmpty():
            continue
        assert whole.adjusted(-1, -1, 1, 1).contains(place), item.property("text")
        assert not item.property("truncated"), item.property("text")
    stage.choose(textSize=100)


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
def test_one_hold_opens_one_curtain_where_the_desktop_does_not_mark_repeats(
    stage: Stage, key: Key
) -> None:
    """A held key may come as a key let go and pressed anew every 30 ms."""
    table = open_page(stage)
    curtain: Any = table.handover
    view = stage.view
    assert view is not None
    rest(stage, table)

    def repeat_until(done: Callable[[], bool], most: int) -> bool:
        for _ in range(most):
            QTest.keyRelease(view, key)
            QTest.keyPress(view, key)
            stage.process(30)
            if done():
                return True
        return False

    QTest.keyPress(view, key)
    assert repeat_until(lambda: state(table) == "open", 100), "the repeats break the hold off"
    assert not repeat_until(lambda: bool(curtain.property("isCalm")), 25)
    table.handover.passTo(1)  # what a page might do by that key
    settled(stage, table)
    assert state(table) == "closed"
    assert not repeat_until(lambda: bool(curtain.property("holding")), 40)
    QTest.keyRelease(view, key)
    rest(stage, table)
    assert state(table) == "closed"
    open_by_key(stage, table)
    assert curtain.looker == 1
