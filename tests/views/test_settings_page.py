"""The settings page: everything holds at once, fits, and works by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.screens import Shot
from tests.stage import Stage, items
from yournightmare.models.sounds import Sound, Sounds, Trouble

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


class Speaker(QObject):
    """A speaker that writes down what it plays, and may have nothing to play it on."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.trouble = Trouble.NOTHING
        self.played: list[float] = []
        self.is_open = False

    def open(self) -> None:
        self.is_open = True

    def play(self, sound: Sound, gain: float) -> None:
        self.played.append(gain)

    def set_gain(self, gain: float) -> None:
        """What plays is as loud as it was."""

    def close(self) -> None:
        self.is_open = False


def named(page: QQuickItem, kind: str, name: str) -> QQuickItem:
    """The control of that kind with that name for the ear."""
    return next(
        item
        for item in items(page)
        if item.metaObject().className().startswith(kind)
        and (item.property("label") == name or item.property("text") == name)
    )


def heard_on(stage: Stage) -> tuple[Speaker, Sounds]:
    """The house has sounds, on a speaker of the test's."""
    speaker = Speaker()
    stage.house._sounds = stage.keep(Sounds(stage.settings, speaker))
    stage.house._sounds.prepare()
    return stage.keep(speaker), stage.house._sounds


def test_a_new_volume_is_heard_once_when_it_is_let_go(stage: Stage, qtbot: QtBot) -> None:
    speaker, _ = heard_on(stage)
    page = stage.show(PAGE)
    slider = named(page, "Slider", "Volume")
    assert stage.view is not None
    slider.forceActiveFocus()
    stage.process(300)
    assert not speaker.played
    QTest.keyClick(stage.view, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: len(speaker.played) == 1, timeout=5000)
    volume = stage.settings.property("volume")
    assert speaker.played == [(volume / 100) ** 2]
    stage.process(300)
    middle = QPointF(slider.width() / 2, slider.height() / 2)
    place = slider.mapToScene(middle).toPoint()
    QTest.mousePress(stage.view, Qt.MouseButton.LeftButton, pos=place)
    stage.process(400)
    assert len(speaker.played) == 1
    QTest.mouseRelease(stage.view, Qt.MouseButton.LeftButton, pos=place)
    qtbot.waitUntil(lambda: len(speaker.played) == 2, timeout=5000)
    stage.process(300)
    assert len(speaker.played) == 2


def test_silence_is_silent(stage: Stage) -> None:
    speaker, _ = heard_on(stage)
    page = stage.show(PAGE)
    assert speaker.is_open
    named(page, "Toggle", "Silence").forceActiveFocus()
    assert stage.view is not None
    QTest.keyClick(stage.view, Qt.Key.Key_Space)
    assert stage.settings.property("muted")
    assert not speaker.is_open


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("trouble", [Trouble.NO_LIBRARY, Trouble.NO_DEVICE])
def test_case_M1_why_nothing_is_heard_is_told(stage: Stage, trouble: Trouble, text: int) -> None:
    speaker, sounds = heard_on(stage)
    stage.choose(textSize=text)
    page = stage.show(PAGE, 960, 600)
    told = next(item for item in items(page) if item.objectName() == "soundTrouble")
    assert not told.isVisible()
    speaker.trouble = trouble
    speaker.changed.emit()
    stage.process(100)
    assert told.isVisible()
    assert told.property("text") == sounds.property("trouble") != ""
    assert not told.property("truncated")
    assert told.property("contentWidth") <= told.width()
