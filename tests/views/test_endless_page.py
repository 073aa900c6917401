"""The page of Endless Nightmare: a whole game by keys, one by mouse; all of it has a name."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.gallery_screens.endless import table_at
from tests.hands import Key, click, focus_name, in_sight, press
from tests.models.tables import new_table, session_of
from tests.screens import Shot, all_screens
from tests.stage import Stage
from yournightmare.models.endless.table import EndlessTable

PAGE = ("yournightmare.views.endless", "EndlessPage")


def open_page(
    stage: Stage, table: EndlessTable, width: int = 1440, height: int = 900
) -> QQuickItem:
    """Show the page at a table."""
    table.setTempo(0)
    stage.keep(table)
    page = stage.show(Shot(*PAGE, {"table": table}), width, height)
    page.forceActiveFocus()
    stage.process(40)
    return page


def named(page: QQuickItem, text: str) -> QQuickItem:
    """Return the first item in sight with that text that can be pressed."""
    for item in in_sight(page):
        if item.property("text") == text and item.metaObject().indexOfMethod("click()") >= 0:
            return item
    raise AssertionError(f"nothing to press is called {text!r}")


def test_case_A1_a_whole_game_by_keyboard_alone(stage: Stage) -> None:
    """Numbers dare, Space throws and leaves the roll, plus and minus pay Mind."""
    table = new_table(11)
    page = open_page(stage, table)
    paid = 0
    for _ in range(300):
        awaiting = table.property("awaiting")
        if awaiting == "nothing":
            break
        if awaiting == "action":
            press(stage, Key.Key_2)
            assert table.property("points") == 2 or session_of(table).view(0).forced
        if awaiting == "mind" and paid < 2:
            before = session_of(table).view(0).mind
            press(stage, Key.Key_Plus)
            paid += 1
            if table.property("awaiting") == "mind":
                press(stage, Key.Key_Space)
            assert before >= session_of(table).view(0).mind
        else:
            press(stage, Key.Key_Space)
    assert table.property("awaiting") == "nothing"
    assert page.isVisible()


def test_arrows_go_through_the_actions_and_the_focus_shows(stage: Stage) -> None:
    table = table_at(lambda v: v.awaiting == "action" and not v.forced and not v.blocked)
    page = open_page(stage, table)
    named(page, "Movement").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    press(stage, Key.Key_Right)
    assert table.property("actions").rows[1].chosen
    press(stage, Key.Key_Down)
    assert table.property("actions").rows[3].chosen
    assert stage.view is not None
    focused: Any = stage.view.activeFocusItem()
    assert focused.property("text") == "Recite spells"
    assert focused.property("visualFocus")


def test_a_whole_game_by_mouse_alone(stage: Stage) -> None:
    table = new_table(12)
    page = open_page(stage, table)
    for turn in range(300):
        awaiting = table.property("awaiting")
        if awaiting == "nothing":
            break
        if awaiting == "mind":
            click(stage, named(page, "Leave it"))
            continue
        if awaiting == "action" and not session_of(table).view(0).forced:
            click(stage, named(page, "Gather courage" if turn % 3 else "Recite spells"))
            click(stage, named(page, "Dare 2"))
        click(stage, named(page, table.property("verb")))
    assert table.property("awaiting") == "nothing"


def test_ctrl_z_takes_back_and_says_so_at_the_end(stage: Stage) -> None:
    table = new_table(3)
    open_page(stage, table)
    press(stage, Key.Key_Space)
    assert len(session_of(table).log) == 1
    assert stage.view is not None
    QTest.keyClick(stage.view, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    stage.process(20)
    assert session_of(table).log == []
    assert table.property("takenBack")


def test_own_dice_are_entered_by_number(stage: Stage) -> None:
    table = new_table(1, own_dice=True)
    open_page(stage, table)
    press(stage, Key.Key_Space, Key.Key_6)
    assert session_of(table).view(0).roll.eyes == 6
    press(stage, Key.Key_Space, Key.Key_4)  # leaves the roll; then the second die at once
    assert session_of(table).view(0).roll.eyes == 4


def test_case_H6_keys_while_events_are_shown_only_show_the_rest(stage: Stage) -> None:
    """Case H6's kind: nothing is queued."""
    table = new_table(3)
    open_page(stage, table)
    table.setTempo(5)
    press(stage, Key.Key_Space)
    assert table.property("isPlaying")
    press(stage, Key.Key_Space)
    assert not table.property("isPlaying")
    assert len(session_of(table).log) == 1


SHOTS = [name for name in all_screens() if name.startswith("endless")]


@pytest.mark.parametrize("name", SHOTS)
def test_case_A2_what_takes_the_focus_has_a_name(stage: Stage, name: str) -> None:
    page = stage.show(all_screens()[name](stage))
    controls = [i for i in in_sight(page) if i.activeFocusOnTab() and i.isEnabled()]
    assert len(controls) >= 4
    for item in controls:
        face = QAccessible.queryAccessibleInterface(item)
        assert face is not None, item
        assert face.text(QAccessible.Text.Name), item


@pytest.mark.parametrize("size", [(960, 600), (1440, 900), (2560, 1440)])
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("name", SHOTS)
def test_nothing_lies_outside_the_window(
    stage: Stage, name: str, percent: int, size: tuple[int, int]
) -> None:
    """The main button is whole in sight, and no column is wider than its room (T3)."""
    stage.choose(textSize=percent)
    page = stage.show(all_screens()[name](stage), *size)
    stage.process(60)
    for item in in_sight(page):
        if item.property("text") and item.metaObject().indexOfMethod("click()") >= 0:
            left = item.mapToItem(page, item.boundingRect().topLeft()).x()
            assert left >= -1, item.property("text")
            assert left + item.width() <= page.width() + 1, item.property("text")


@pytest.mark.parametrize(("text", "width"), [(100, 960), (200, 960), (200, 1440)])
def test_where_the_tracks_are_out_of_sight_their_values_are_not(
    stage: Stage, text: int, width: int
) -> None:
    stage.choose(textSize=text)
    shot = all_screens()["endless-2-action"](stage)
    page = stage.show(shot, width, 600 if width == 960 else 900)
    stage.process(100)
    said = set()
    for item in in_sight(page):
        found = QAccessible.queryAccessibleInterface(item)
        place = item.mapRectToScene(item.boundingRect())
        inside = place.top() >= 0 and place.bottom() <= page.height() and place.left() >= 0
        if found is not None and found.role() == QAccessible.Role.StaticText and inside:
            said.add(found.text(QAccessible.Text.Name))
    view = shot.properties["table"]._session.view(0)
    assert {f"Mind: {view.mind}", f"Bravery: {view.bravery}", f"Ahead: {view.distance}"} <= said
    assert {f"Horrors: {view.horrors}", f"Fear: {view.fear}", "Dare: 3"} <= said


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1440, 900)])
@pytest.mark.parametrize("text", [100, 130, 160, 200])
def test_how_things_stand_keeps_clear_of_the_button(
    stage: Stage, language: str, size: tuple[int, int], text: int
) -> None:
    stage.choose(textSize=text, language=language)
    page = stage.show(all_screens()["endless-2-action"](stage), *size)
    stage.process(100)
    lines = [i for i in in_sight(page) if i.metaObject().className().startswith("StatusLine")]
    for line in lines:
        for item in in_sight(line):
            place = item.mapRectToItem(line, item.boundingRect())
            assert place.right() <= line.width() + 1, item.property("text")


def test_a_nightmare_pointed_at_is_lit_while_its_rule_is_told(stage: Stage) -> None:
    page = stage.show(all_screens()["endless-1-first-die"](stage), 1440, 900)
    stage.process(100)
    assert stage.view is not None
    sheet = next(i for i in in_sight(page) if i.property("lookedAt") is not None)
    cells = [i for i in in_sight(sheet) if i.property("nightmare")]
    for cell in (cells[3], cells[8]):
        middle = cell.mapToScene(QPointF(cell.width() / 2, cell.height() / 2)).toPoint()
        QTest.mouseMove(stage.view, middle)
        stage.process(40)
        assert sheet.property("rule") == cell.property("rule")
        lit = [i for i in cells if i.property("index") == sheet.property("lookedAt")]
        assert lit == [cell]
    QTest.mouseMove(stage.view, QPointF(2, 2).toPoint())
    stage.process(40)
    assert sheet.property("rule") == ""
    assert sheet.property("lookedAt") == -1


def test_the_choice_has_the_focus_and_arrows_change_it(stage: Stage) -> None:
    table = table_at(lambda v: v.awaiting == "action" and not v.forced and not v.blocked)
    open_page(stage, table, 960, 600)
    press(stage, Key.Key_Home)  # nothing yet has been chosen by hand
    press(stage, Key.Key_Up, Key.Key_Left)
    assert table.property("actions").rows[0].chosen
    press(stage, Key.Key_Right)
    assert table.property("actions").rows[1].chosen
    press(stage, Key.Key_Down, Key.Key_Down)
    assert table.property("actions").rows[5].chosen
    points = table.property("points")
    press(stage, Key.Key_Down, Key.Key_Right)
    assert table.property("points") == points + 1
    press(stage, *[Key.Key_Right] * 5)
    assert table.property("points") == 5
    press(stage, *[Key.Key_Left] * 4)
    assert table.property("points") == 1
    assert focus_name(stage) == "Dare 1"
    press(stage, Key.Key_Up)
    assert focus_name(stage) == "Gather courage"


def test_a_roll_and_the_nightmares_are_chosen_by_arrows_and_return(stage: Stage) -> None:
    table = table_at(lambda v: v.awaiting == "mind" and v.mind > 1)
    open_page(stage, table)
    step = len(session_of(table).log)
    press(stage, Key.Key_Return)
    assert session_of(table).log[step].decision.change == 0
    table = table_at(lambda v: v.awaiting == "nightmare" and len(v.used) > 2, strategist=True)
    open_page(stage, table)
    rows = table.property("nightmares").rows
    assert focus_name(stage) == next(row.name for row in rows if row.can_choose)
    press(stage, *[Key.Key_Down] * 12)
    assert focus_name(stage) == [row.name for row in rows if row.can_choose][-1]


@pytest.mark.parametrize("name", ["endless-2-action", "endless-2-lost", "endless-5-forbidden"])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(960, 600), (1180, 720), (1280, 720), (1440, 900)])
def test_the_faces_of_the_die_are_whole_above_the_button(
    stage: Stage, name: str, language: str, size: tuple[int, int]
) -> None:
    stage.choose(language=language)
    shot = all_screens()[name](stage)
    page = stage.show(shot, *size)
    stage.process(120)
    faces = next(item for item in in_sight(page) if item.property("rowHeight"))
    verb = shot.properties["table"].property("verb")
    bottom = faces.mapRectToScene(faces.boundingRect()).bottom()
    assert bottom <= named(page, verb).mapToScene(QPointF(0, 0)).y()
    board = next(i for i in in_sight(page) if i.metaObject().className().startswith("EndlessBoard"))
    assert bottom <= board.mapToScene(QPointF(0, board.height())).y() + 1
    stage.choose(language="en")


def test_a_game_opened_at_a_choice_begins_at_its_top(stage: Stage) -> None:
    """What takes the focus as it comes doesn't scroll a small window."""
    page = stage.show(all_screens()["endless-3-mind"](stage), 960, 600)
    stage.process(200)
    board = next(i for i in in_sight(page) if i.metaObject().className().startswith("EndlessBoard"))
    assert board.property("contentY") == 0


def test_space_once_a_second_does_not_run_over_the_end(stage: Stage) -> None:
    begun: list[str] = []

    class Again:
        again = staticmethod(begun.append)

    table = table_at(lambda v: v.awaiting == "action" and v.bravery == 1 and v.fear > 3)
    open_page(stage, table)
    house: Any = stage.house
    house._desk = Again
    for _ in range(200):
        if table.property("awaiting") == "nothing":
            break
        press(stage, Key.Key_Space)
    for _ in range(4):
        press(stage, Key.Key_Space, rest=900)
    assert begun == []
    press(stage, Key.Key_Space, rest=2700)
    assert begun == []
    press(stage, Key.Key_Space)
    assert begun == [session_of(table).id]
    house._desk = None
