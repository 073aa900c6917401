"""The settings page: everything holds at once, fits, and works by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.screens import Shot
from tests.stage import Stage, items

PAGE = Shot("yournightmare.views.settings", "SettingsPage")


def _texts(page: QQuickItem) -> list[QQuickItem]:
    return [
        item
        for item in items(page)
        if item.metaObject().className().startswith(("QQuickText", "Label", "Heading"))
        and item.isVisible()
        and item.property("text")
    ]


@pytest.mark.parametrize("size", [(1440, 900), (960, 600), (3840, 2160)])
@pytest.mark.parametrize("text", [100, 200])
def test_nothing_is_wider_than_its_place(stage: Stage, size: tuple[int, int], text: int) -> None:
    stage.choose(textSize=text)
    page = stage.show(PAGE, *size)
    stage.process(100)
    for item in _texts(page):
        left = item.mapToScene(item.position() - item.position()).x()
        assert left >= 0, item.property("text")
        assert left + item.property("contentWidth") <= size[0], item.property("text")
        assert not item.property("truncated"), item.property("text")


def test_choices_hold_at_once(stage: Stage) -> None:
    page = stage.show(PAGE)
    sample = [item for item in _texts(page) if "slippers" in item.property("text")]
    before = sample[0].property("font").pixelSize()
    stage.choose(textSize=160)
    assert sample[0].property("font").pixelSize() == round(before * 1.6)


def test_by_keyboard(stage: Stage) -> None:
    """The language is first; an arrow chooses the next."""
    page = stage.show(PAGE)
    stage.process(100)
    view = stage.view
    assert view is not None
    for _ in range(12):
        QTest.keyClick(view, Qt.Key.Key_Tab)
        focused = view.activeFocusItem()
        if focused is not None and focused.property("text") == "As the system":
            break
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert stage.settings.property("language") == "en"
    assert page.isVisible()


def test_the_path_is_copied(stage: Stage) -> None:
    stage.settings.copyDataFolder()
    assert QGuiApplication.clipboard().text() == stage.settings.property("dataFolder")
