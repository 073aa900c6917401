"""What we know of each other: read, exported and erased by keyboard; plots under the pointer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.gallery_screens.knowledge import drawn
from tests.gallery_screens.library import furnish
from tests.hands import NONE, SMALL_WINDOWS, Key, focus_name, press, tab_through, tab_to
from tests.models.knowledge_evenings import ADA, BO, evenings, kept
from tests.screens import Shot
from tests.stage import Stage, items
from yournightmare.models import knowledge
from yournightmare.models.knowledge import WhoKnowsWhom
from yournightmare.models.plots import Plot
from yournightmare.sessions import people
from yournightmare.sessions.store import Store

MODULE, PAGE = "yournightmare.views.knowledge", "KnowledgePage"


@pytest.fixture
def stage(qtbot: QtBot) -> Iterator[Stage]:
    stage = Stage()
    stage.choose(language="en", knowEachOther=True)
    yield stage
    stage.clear()
    assert stage.warnings == []
    stage.choose(textSize=100, knowEachOther=True)
    stage.close()


def open_page(stage: Stage, store: Store | None = None, **size: int) -> Any:
    furnish(stage, store or kept(Store.in_memory(), *evenings()))
    page: Any = stage.show(Shot(MODULE, PAGE), **size)
    known = page.findChild(WhoKnowsWhom)
    for _ in range(2000):
        if not known.property("isReading"):
            break
        stage.process(10)
    assert not known.property("isReading")
    stage.process(20)  # whoever is known best has the focus then
    drawn(stage, page)
    return page


def part(page: Any, name: str) -> Any:
    return next(item for item in items(page) if item.objectName() == name)


def rooms_opened(stage: Stage) -> list[str]:
    heard: list[str] = []
    stage.house.opened.connect(lambda module, _t, _p: heard.append(module.rpartition(".")[2]))
    return heard


def test_case_a1_all_is_said_without_the_plots(stage: Stage) -> None:
    page = open_page(stage)
    assert focus_name(stage) == BO
    press(stage, Key.Key_Up, Key.Key_Return)
    assert page.findChild(WhoKnowsWhom).property("person") == ADA
    press(stage, Key.Key_Down, Key.Key_Return)
    tab_to(stage, "Themes")
    press(stage, Key.Key_Right)
    tab_to(stage, "1. b: likely place 1 to 3, in 3 rankings")
    press(stage, Key.Key_Down)
    assert focus_name(stage) == "2. a: likely place 1 to 3, in 3 rankings"
    tab_to(stage, "Bo about Ada: 5.0 points a guess (1 guess, 5 points, all four right: 1)")
    press(stage, Key.Key_Down)
    assert focus_name(stage).startswith("Ada about Bo: 2.5 points a guess")
    for name in ("spans", "matrix"):
        seen = QAccessible.queryAccessibleInterface(part(page, name))
        told = seen.text(QAccessible.Text.Description)
        assert "1. b: likely" in told or "Bo about Ada: 5.0" in told


def test_who_is_known_best_has_the_focus_however_long_it_is_read(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(knowledge, "AT_ONCE", 0.0)
    open_page(stage)
    stage.process(50)
    assert focus_name(stage) == BO


def test_the_evenings_behind_it_are_watched_again(stage: Stage) -> None:
    open_page(stage)
    opened = rooms_opened(stage)
    tab_to(stage, "Bo about Ada: 5.0 points a guess (1 guess, 5 points, all four right: 1)")
    press(stage, Key.Key_Return)
    assert opened == ["replay"], "one evening is shown at once"
    press(stage, Key.Key_Down, Key.Key_Return)
    assert focus_name(stage) == "Close"
    assert len(opened) == 1
    press(stage, Key.Key_Backtab)
    assert " · Ada" in focus_name(stage)
    press(stage, Key.Key_Return)
    assert opened == ["replay", "replay"]


def test_a_person_is_erased_by_keyboard_after_a_question(stage: Stage) -> None:
    page = open_page(stage)
    opened = rooms_opened(stage)
    assert focus_name(stage) == BO
    press(stage, Key.Key_Up, Key.Key_Return)
    assert page.findChild(WhoKnowsWhom).property("person") == ADA
    tab_to(stage, "Erase this person everywhere")
    press(stage, Key.Key_Return)
    assert focus_name(stage) == "Keep everything"
    press(stage, Key.Key_Return)
    assert len(people.remembered()) == 2
    assert focus_name(stage) == "Erase this person everywhere"
    press(stage, Key.Key_Return, Key.Key_Escape)
    assert len(people.remembered()) == 2
    press(stage, Key.Key_Return)
    tab_to(stage, "Erase")
    press(stage, Key.Key_Return)
    assert [person.name for person in people.remembered()] == [BO]
    assert opened == ["knowledge"], "pages that may show the name are closed"
    assert not page.findChild(WhoKnowsWhom).property("hasMeetings")


def test_nobody_is_known_yet(stage: Stage) -> None:
    open_page(stage, Store.in_memory())
    opened = rooms_opened(stage)
    tab_to(stage, "Begin a game")
    press(stage, Key.Key_Return)
    assert opened == ["newgame"]


def test_switched_off_and_on_again(stage: Stage) -> None:
    stage.choose(knowEachOther=False)
    page = open_page(stage)
    known = page.findChild(WhoKnowsWhom)
    assert not known.property("hasMeetings")
    tab_to(stage, "Switch it on")
    press(stage, Key.Key_Return, rest=300)
    assert known.property("hasMeetings")
    assert stage.settings.property("knowEachOther")


def test_the_pointer_names_marks_and_opens_what_is_behind(stage: Stage) -> None:
    page = open_page(stage)
    opened = rooms_opened(stage)
    plot = part(page, "matrix")
    area = plot
    while not area.inherits("QQuickFlickable"):
        area = area.parentItem()
    area.setProperty("contentY", area.property("contentHeight") - area.height())
    stage.process(50)
    assert stage.view is not None
    cell = plot.width() / 2
    for x, y, text in ((0.5, 1.5, "Bo about Ada: 5.0"), (1.5, 0.5, "Ada about Bo: 2.5")):
        place = plot.mapToScene(QPoint(round(x * cell), round(y * cell))).toPoint()
        QTest.mouseMove(stage.view, place)
        stage.process(30)
        assert plot.property("hoverText").startswith(text)
    QTest.mouseMove(stage.view, plot.mapToScene(QPoint(5, 5)).toPoint())
    stage.process(30)
    assert plot.property("hovered") == -1
    place = plot.mapToScene(QPoint(round(cell / 2), round(1.5 * cell))).toPoint()
    QTest.mouseClick(stage.view, Qt.MouseButton.LeftButton, NONE, place)
    stage.process(30)
    assert opened == ["replay"]


def test_plots_follow_theme_and_width(stage: Stage) -> None:
    page = open_page(stage)
    part(page, "erase")  # it is all there
    plot = part(page, "matrix")
    assert isinstance(plot, Plot)
    before = plot._picture
    assert before is not None
    stage.choose(highContrast=True)
    stage.process(50)
    assert plot._picture is not None
    assert plot._picture != before
    stage.choose(highContrast=False)
    assert stage.view is not None
    stage.view.resize(700, 900)
    stage.process(100)
    assert plot._picture is not None
    assert plot._picture.width() == round(plot.width() + 0.49)


def test_it_is_exported_from_the_page(stage: Stage) -> None:
    open_page(stage)
    tab_to(stage, "Export")
    press(stage, Key.Key_Return, rest=100)
    assert focus_name(stage) == "Folders and name of the file"


@pytest.mark.parametrize("size", SMALL_WINDOWS)
def test_case_a2_all_is_reached_and_named_in_small_windows(
    stage: Stage, size: tuple[int, int, int]
) -> None:
    width, height, text = size
    stage.choose(textSize=text)
    page = open_page(stage, width=width, height=height)
    title = next(item for item in items(page) if item.property("level") == 1)
    assert title.property("lineCount") == 1
    seen = tab_through(stage, 26)
    assert all(seen), seen
    assert {"Export", "Themes", "Erase this person everywhere", "Back"} <= set(seen)


def test_the_end_of_a_game_and_the_settings_lead_here(stage: Stage) -> None:
    opened = rooms_opened(stage)
    stage.show(Shot("yournightmare.views.settings", "SettingsPage"))
    tab_to(stage, "Work out what we know of each other")
    press(stage, Key.Key_Space)
    assert not stage.settings.property("knowEachOther")
    press(stage, Key.Key_Space)
    tab_to(stage, "Let them learn from evening to evening")
    before = stage.settings.property("computersRemember")
    press(stage, Key.Key_Space)
    assert stage.settings.property("computersRemember") != before
    press(stage, Key.Key_Space)
    tab_to(stage, "Look at it, or erase a person")
    press(stage, Key.Key_Return)
    stage.show(Shot("yournightmare.views.bedroom", "BedroomPage", {"continueModel": None}))
    tab_to(stage, "What we know")
    press(stage, Key.Key_Return)
    from tests.gallery_screens.worst import end

    stage.show(end(stage))
    tab_to(stage, "What we know of each other")
    press(stage, Key.Key_Return)
    assert opened == ["knowledge"] * 3
