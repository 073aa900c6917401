"""The replay's page by keyboard and pointer: step, play, jump by log and time line, what if."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.gallery_screens.replay import played, replay_of
from tests.hands import Key, press
from tests.screens import all_screens
from tests.stage import Stage, items
from yournightmare.models.replay import ReplayTable


@pytest.fixture
def stage(qtbot: QtBot) -> Iterator[Stage]:
    stage = Stage()
    yield stage
    assert stage.warnings == []
    stage.choose(textSize=100)
    stage.close()


def open_replay(stage: Stage, step: int, width: int = 1440) -> tuple[QQuickItem, ReplayTable]:
    """Show a replay's page at a step."""
    shot = replay_of(stage, played(4), step)
    table: ReplayTable = shot.properties["table"]
    page = stage.show(shot, width, 900 if width > 1000 else 600)
    stage.process(60)
    return page, table


def test_keys_step_and_jump(stage: Stage) -> None:
    _, table = open_replay(stage, 10)
    press(stage, Key.Key_Right)
    assert table.property("position") == 11
    press(stage, Key.Key_Left, Key.Key_Left)
    assert table.property("position") == 9
    press(stage, Key.Key_End)
    assert table.property("position") == table.property("lastStep")
    press(stage, Key.Key_Home)
    assert table.property("position") == 0
    press(stage, Key.Key_PageDown)
    assert table.property("board").property("round") == 2
    press(stage, Key.Key_PageUp)
    assert table.property("position") == 0


def test_space_plays_and_pauses(stage: Stage) -> None:
    _, table = open_replay(stage, 0)
    table.setProperty("speed", 8.0)
    press(stage, Key.Key_Space)
    assert table.property("isPlaying")
    stage.process(400)
    press(stage, Key.Key_Space)
    assert not table.property("isPlaying")
    assert table.property("position") >= 2


def test_the_log_follows_and_the_line_can_be_dragged(stage: Stage) -> None:
    page, table = open_replay(stage, 0)
    log: Any = page.findChild(QObject, "log")
    table.goTo(20)
    stage.process(50)
    assert log.property("currentIndex") == 20
    line = next(
        i for i in page.findChildren(QQuickItem) if "TimeLine" in i.metaObject().className()
    )
    middle = line.mapToScene(line.boundingRect().center()).toPoint()
    assert stage.view is not None
    QTest.mouseClick(stage.view, Qt.MouseButton.LeftButton, pos=QPoint(middle.x(), middle.y()))
    stage.process(50)
    assert abs(table.property("position") - table.property("steps") / 2) <= 2


def test_what_if_opens_a_game(stage: Stage) -> None:
    _, table = open_replay(stage, 10)
    stage.house.bring_desk().store.add(table._replay.record)
    opened: list[str] = []
    stage.house.opened.connect(lambda _module, page, _properties: opened.append(page))
    table.branch()
    assert opened == ["EndlessPage"]


@pytest.mark.parametrize("width", [960, 1440, 2560])
@pytest.mark.parametrize("size", [100, 200])
def test_it_flows(stage: Stage, width: int, size: int) -> None:
    stage.choose(textSize=size)
    page, _ = open_replay(stage, 12, width)
    for item in page.findChildren(QQuickItem):
        name = item.metaObject().className()
        if item.isVisible() and name.startswith(("StepButton", "GoldButton", "TimeLine")):
            right = item.mapRectToItem(page, item.boundingRect()).right()
            assert right <= page.width() + 1, name


def test_nothing_is_drawn_over_the_buttons_while_it_is_scrolled(stage: Stage) -> None:
    """The software renderer clips no Shape that is half in sight."""
    stage.choose(textSize=200, motion="reduced")
    page, _ = open_replay(stage, 12, 960)
    area: Any = next(item for item in items(page) if item.inherits("QQuickFlickable"))
    foot = next(item for item in items(page) if "ReplayControls" in item.metaObject().className())
    place = foot.mapRectToScene(foot.boundingRect()).toRect()

    def look() -> QImage:
        stage.process(60)
        assert stage.view is not None
        return stage.view.grabWindow().copy(place)

    before = look()
    most = int(area.property("contentHeight") - area.height())
    assert most > 600
    for top in range(100, most, 100):
        area.setProperty("contentY", top)
        assert look() == before, top


def test_the_whole_ring_is_seen_first_in_the_smallest_window(stage: Stage) -> None:
    stage.choose(textSize=200)
    page, _ = open_replay(stage, 12, 960)
    area: Any = next(item for item in items(page) if item.inherits("QQuickFlickable"))
    ring = next(item for item in items(page) if item.metaObject().className().startswith("Ring_"))
    tracks = next(i for i in items(page) if "ReplayTracks" in i.metaObject().className())
    bottom = ring.mapRectToItem(area, ring.boundingRect()).bottom()
    assert 200 < bottom <= area.height()
    assert tracks.isVisible()
    assert tracks.mapRectToItem(area, tracks.boundingRect()).top() >= bottom


def test_the_sheets_of_your_worst_nightmare_fit_their_frame(stage: Stage) -> None:
    """Four fears and four sheets in a window of 1280 x 768, before and after they are read out."""
    shot = all_screens()["replay-worst"](stage)
    replay: Any = shot.properties["table"]
    page = stage.show(shot, 1280, 768)
    (board,) = [
        item for item in items(page) if item.metaObject().className().startswith("WorstReplay_")
    ]
    last = replay.property("lastStep")
    assert last > 50
    for step in range(0, last, 7):
        replay.goTo(step)
        stage.process(60)
        assert board.property("contentHeight") <= board.height(), step
    sheets = [i for i in items(board) if i.metaObject().className().startswith("ReplaySheet_")]
    assert len(sheets) == 4
