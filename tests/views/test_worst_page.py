"""The page of Your Worst Nightmare: whole games by keys and by mouse, and every frame searched."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.gallery_screens import worst as screens
from tests.hands import NONE, click, focus_name, press
from tests.models.worst_tables import (
    fill_in,
    let_computers_write,
    new_session,
    new_table,
    session_of,
)
from tests.screens import Shot, all_screens
from tests.secrets import scene_items, seen_anywhere, seen_in_scene
from tests.stage import Stage
from yournightmare.games.worst.decisions import TurnOver
from yournightmare.models.worst.table import WorstTable

Key = Qt.Key
MARKS = ("Wombatinger", "Quallenfrack", "Zwielichtzahn", "Ofenrohrgeist")
"""Names for a fear that stands nowhere else."""

SCREENS = [name for name in all_screens() if name.startswith("worst-")]


def open_page(stage: Stage, table: WorstTable, width: int = 1440, height: int = 900) -> QQuickItem:
    """Show the page at a table."""
    page = stage.show(
        Shot(screens.MODULE, screens.PAGE, {"table": stage.keep(table)}), width, height
    )
    page.forceActiveFocus()
    stage.process(40)
    return page


def items(item: QQuickItem) -> Iterator[QQuickItem]:
    """Go through every item in sight."""
    for child in item.childItems():
        if child.isVisible():
            yield child
            yield from items(child)


def named(page: QQuickItem, name: str) -> QQuickItem:
    """Return the first item in sight of that accessible name that can be pressed."""
    for item in items(page):
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
    for item in items(page):
        name = item.metaObject().className()
        if name.startswith("FearCard") and item.property("card") == card:
            return item
    raise AssertionError(f"no card {card}")


def slot_item(page: QQuickItem, column: str, place: int) -> QQuickItem:
    """Return a place on the sheet."""
    found = [
        item
        for item in items(page)
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


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_case_H3_a_sheet_is_in_no_frame_while_the_curtain_moves(stage: Stage, motion: str) -> None:
    """Open, write, lose the focus, seal, hand over: each frame's places on the sheet are empty."""
    table = new_table(3, seed=4)
    stage.choose(motion=motion, animationSpeed=50)
    page = open_page(stage, table)
    view = stage.view
    assert view is not None
    curtain: Any = table.property("curtain")
    sheet: Any = table.property("sheet")
    faults: list[str] = []
    frames = 0

    def look() -> None:
        nonlocal frames
        frames += 1
        if curtain.property("openFor") >= 0:
            return
        faults.extend(
            f"{curtain.property('state')}: {item} is in sight"
            for item in items(page)
            if item.metaObject().className().startswith(("SheetDesk", "SheetSlot", "FearMeter"))
        )
        if any(row.card for row in sheet.property("own").rows):
            faults.append("a draft is handed out")

    view.afterAnimating.connect(look)
    press(stage, Key.Key_Space, Key.Key_Space, rest=50)
    for seat in range(3):
        wait_for(stage, curtain, "closed")
        hold(stage, table)
        assert table.property("lookingSeat") == seat
        fill_in(table, random.Random(seat))
        stage.process(60)
        if seat == 0:
            curtain.fall("focus")
            wait_for(stage, curtain, "closed")
            hold(stage, table)
        press(stage, Key.Key_Space)
        stage.process(300)
    view.afterAnimating.disconnect(look)
    assert frames > 20
    assert not faults, "\n".join(faults[:5])
    assert table.property("phase") == "reading"


def wait_for(stage: Stage, curtain: Any, state: str) -> None:
    """Let the curtain come to that state."""
    for _ in range(400):
        if curtain.property("state") == state:
            stage.process(30)
            return
        stage.process(10)
    raise AssertionError(f"it is {curtain.property('state')}, not {state}")


def test_case_H3_under_a_closed_curtain_lies_nothing_of_the_table(stage: Stage) -> None:
    """The titles on the cards are public; even so none is drawn, and the sheet is empty."""
    table = new_table(3, own_cards=True)
    table.enterTitles(list(MARKS))
    page = open_page(stage, table)
    press(stage, Key.Key_Space, rest=200)
    curtain: Any = table.property("curtain")
    wait_for(stage, curtain, "closed")
    hold(stage, table)
    fill_in(table, random.Random(3))
    stage.process(100)
    assert stage.view is not None
    assert seen_in_scene(stage.view, MARKS), "while it is open they are found"
    sheet: Any = table.property("sheet")
    assert seen_anywhere(stage.view, MARKS, (), sheet.property("own"))
    curtain.fall("idle")
    wait_for(stage, curtain, "closed")
    stage.process(400)
    texts = [str(item.property("text")) for item in items(page)]
    assert not [text for text in texts if any(mark in text for mark in MARKS)]
    places = [*sheet.property("own").rows, *sheet.property("guess").rows]
    assert {(row.card, row.title) for row in places} == {("", "")}
    slots = [i for i in scene_items(page) if i.metaObject().className().startswith("SheetSlot")]
    assert len(slots) == 8
    assert not [slot for slot in slots if slot.property("title") or slot.property("card")]


def everything_told(stage: Stage, page: QQuickItem) -> list[str]:
    """Return all texts of the scene, seen or not, the accessible ones, clipboard and titles."""
    assert stage.view is not None
    told = [
        f"{item.metaObject().className()} {item.property(name)}"
        for item in scene_items(page)
        for name in ("text", "title", "card", "name", "source")
        if item.property(name) is not None
    ]
    waiting = [QAccessible.queryAccessibleInterface(stage.view)]
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
    while waiting:
        face = waiting.pop()
        if face is not None and face.isValid():
            told.extend(face.text(kind) for kind in kinds)
            waiting.extend(face.child(i) for i in range(face.childCount()))
    told.append(QGuiApplication.clipboard().text())
    told.extend(window.title() for window in QGuiApplication.allWindows())
    return [re.sub(r"_QML(TYPE)?_\d+", "", text) for text in told]


def test_case_H1_the_page_of_one_tells_nothing_of_another_s_sheet(stage: Stage) -> None:
    """Two games that differ in seat 1's sealed sheet alone: all texts there are, are the same."""
    told: list[list[list[str]]] = []
    for number in (0, 777):
        session = new_session(3, seed=3)
        session.decide(TurnOver(0))
        sheet = session.legal(1)[number]
        session.decide(sheet)
        table = WorstTable(session)
        page = open_page(stage, table)
        moments = [everything_told(stage, page)]
        press(stage, Key.Key_Space, rest=100)
        wait_for(stage, table.property("curtain"), "closed")
        moments.append(everything_told(stage, page))
        hold(stage, table)
        fill_in(table, random.Random(5))
        stage.process(200)
        moments.append(everything_told(stage, page))
        table.property("curtain").fall("idle")
        wait_for(stage, table.property("curtain"), "closed")
        moments.append(everything_told(stage, page))
        told.append(moments)
    for one, other in zip(*told, strict=True):
        assert one == other
    assert any("Fear Meter" in text for text in told[0][2])
    assert told[0][2] != told[0][1]


def test_case_H3_going_back_from_an_open_sheet_lets_the_curtain_fall_first(stage: Stage) -> None:
    """The page moves only once nothing secret is on it; alone there is nobody to hide it from."""
    table = new_table(3)
    page: Any = open_page(stage, table)
    assert not page.handlesBack()
    press(stage, Key.Key_Space, Key.Key_Space, rest=100)
    hold(stage, table)
    assert page.handlesBack()
    assert table.property("sheet").property("seat") == -1
    wait_for(stage, table.property("curtain"), "closed")
    assert not page.handlesBack()
    alone = new_table(1, 1)
    page = open_page(stage, alone)
    press(stage, Key.Key_Space, rest=100)
    assert alone.property("phase") == "sheet"
    assert not page.handlesBack()


def test_case_H4_a_computer_s_plate_can_be_pressed_in_vain(stage: Stage) -> None:
    """Clicking, tabbing to or dragging what is another's shows nothing."""
    table = new_table(2, 1, seed=3)
    page = open_page(stage, table)
    press(stage, Key.Key_Space)
    let_computers_write()
    stage.process(60)
    for item in list(items(page)):
        if item.property("text") and "Juno" in str(item.property("text")):
            click(stage, item)
    assert table.property("lookingSeat") == -1
    assert table.property("curtain").property("seat") != 2


def test_the_number_of_the_place_that_filled_itself_writes_nothing(stage: Stage) -> None:
    """1 2 3 4 ranks the four, and the guess begins at the first card."""
    table = new_table(2, seed=3)
    open_page(stage, table)
    press(stage, Key.Key_Space, Key.Key_Space, rest=100)
    hold(stage, table)
    sheet: Any = table.property("sheet")
    cards = [row.card for row in table.property("fears").rows]
    press(stage, Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4)
    assert [row.card for row in sheet.property("own").rows] == cards
    assert {row.card for row in sheet.property("guess").rows} == {""}
    assert sheet.property("column") == "guess"
    press(stage, Key.Key_4)
    assert [row.card for row in sheet.property("guess").rows] == ["", "", "", cards[0]]


def test_where_nobody_is_seen_at_the_table_the_totals_stand_above(stage: Stage) -> None:
    """In a small window the reading-out has small heads with everybody's points."""
    page = stage.show(all_screens()["worst-6-reading"](stage), 960, 600)
    stage.process(60)
    rows = [i for i in items(page) if i.metaObject().className().startswith("Tallies")]
    assert len(rows) == 1
    assert rows[0].mapToItem(page, rows[0].boundingRect().topRight()).x() < page.width()
    assert stage.view is not None
    stage.view.resize(1440, 900)
    stage.process(60)
    assert not [i for i in items(page) if i.metaObject().className().startswith("Tallies")]


def test_what_is_missing_is_said_on_the_sheet_and_no_message_lies_on_the_curtain(
    stage: Stage,
) -> None:
    """A message would cover the seal; one that is in sight goes when the curtain begins to fall."""
    table = new_table(2, seed=3)
    open_page(stage, table)
    house: Any = stage.house
    said: list[str] = []
    heard: list[str] = []
    hushed: list[bool] = []
    house.said.connect(lambda text, action: said.append(text))
    house.announced.connect(heard.append)
    house.hushed.connect(lambda: hushed.append(True))
    press(stage, Key.Key_Space, Key.Key_Space, rest=100)
    assert hushed == [True]
    hold(stage, table)
    press(stage, Key.Key_Space)
    assert not said
    assert any("still open" in text or "Whose fears" in text for text in heard)
    table.property("curtain").fall("done")
    assert hushed == [True, True]


def test_a_key_held_too_long_seals_nothing_and_opens_no_other_curtain(stage: Stage) -> None:
    """The sheet could be sealed, and Space seals it; not the Space that is still down."""
    table = new_table(3, seed=4)
    open_page(stage, table)
    curtain: Any = table.property("curtain")
    press(stage, Key.Key_Space, rest=50)
    curtain.passTo(0)
    wait_for(stage, curtain, "closed")
    hold(stage, table)
    fill_in(table, random.Random(1))
    curtain.fall("focus")
    wait_for(stage, curtain, "closed")
    rest(stage, table)
    before = len(session_of(table).log)
    view = stage.view
    assert view is not None

    def repeat(times: int) -> None:
        for _ in range(times):
            QTest.keyRelease(view, Key.Key_Space)
            QTest.keyPress(view, Key.Key_Space)
            stage.process(30)

    QTest.keyPress(view, Key.Key_Space)
    repeat(90)
    assert table.property("lookingSeat") == 0
    assert len(session_of(table).log) == before
    QTest.keyRelease(view, Key.Key_Space)
    rest(stage, table)
    QTest.keyPress(view, Key.Key_Space)
    repeat(90)
    assert len(session_of(table).log) == before + 1
    assert curtain.property("state") == "closed"
    assert curtain.property("seat") == 1
    QTest.keyRelease(view, Key.Key_Space)


def test_whoever_is_clicked_at_the_lower_edge_gets_the_laptop(stage: Stage) -> None:
    """R-Y3: anybody who owes a sheet can be asked for, and who sealed opens the own one again."""
    table = new_table(4, seed=3)
    page = open_page(stage, table)
    curtain: Any = table.property("curtain")
    press(stage, Key.Key_Space)
    rows = list(table.property("seats").rows)
    for row in rows[1:3]:
        click(stage, named(page, f"Pass to {row.name}"))
        assert curtain.property("seat") == row.seat
        wait_for(stage, curtain, "closed")
        curtain.stepAside()
        wait_for(stage, curtain, "away")
    curtain.passTo(2)
    wait_for(stage, curtain, "closed")
    hold(stage, table)
    fill_in(table, random.Random(2))
    stage.process(30)
    press(stage, Key.Key_Space)
    wait_for(stage, curtain, "closed")
    curtain.stepAside()
    wait_for(stage, curtain, "away")
    click(stage, named(page, f"{rows[2].name} opens the sheet again"))
    assert curtain.property("seat") == 2
    assert not table.property("seats").rows[2].has_sealed


def test_ctrl_z_takes_back_a_seal_and_on_a_sheet_the_last_change(stage: Stage) -> None:
    table = new_table(2)
    open_page(stage, table)
    press(stage, Key.Key_Space, Key.Key_Space, rest=100)
    hold(stage, table)
    press(stage, Key.Key_1)
    sheet: Any = table.property("sheet")
    assert sheet.property("own").rows[0].card
    press(stage, Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert not sheet.property("own").rows[0].card
    write_by_keys(stage, table)
    press(stage, Key.Key_Space, rest=200)
    assert len(session_of(table).log) == 2
    press(stage, Key.Key_Escape, rest=200)  # back to the public table
    press(stage, Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier, rest=100)
    assert len(session_of(table).log) == 1
    assert table.property("curtain").property("seat") == 0


def test_a_game_taken_up_alone_has_the_focus_on_a_card(stage: Stage) -> None:
    """The first click then chooses, and the first number ranks."""
    table = new_table(1, 2, seed=5)
    table.act()
    let_computers_write()
    open_page(stage, WorstTable(session_of(table)))
    cards = {row.title for row in table.property("fears").rows}
    assert focus_name(stage) in cards
    again = WorstTable(session_of(table))
    page = open_page(stage, again)
    click(stage, named(page, "Juno"))
    assert again.property("sheet").property("targetName") == "Juno"


def test_own_titles_are_typed_by_keyboard(stage: Stage) -> None:
    """R-A5: a fault is told, and the four are laid out."""
    table = new_table(2, own_cards=True)
    page = open_page(stage, table)
    fields = [item for item in items(page) if item.inherits("QQuickTextInput")]
    assert len(fields) == 4
    assert fields[0].hasActiveFocus(), "typing begins at once"
    for field, title in zip(fields, ("Moths", "Fog", "Stairs", "Moths"), strict=True):
        field.forceActiveFocus()
        stage.process(10)
        for sign in title:
            assert stage.view is not None
            QTest.keyClick(stage.view, sign)  # type: ignore[call-overload]
        stage.process(10)
    press(stage, Key.Key_Return)
    assert table.property("phase") == "turn"
    fields[3].setProperty("text", "Geese")
    press(stage, Key.Key_Return)
    assert table.property("phase") == "pass"
    assert [row.title for row in table.property("fears").rows] == [
        "Moths",
        "Fog",
        "Stairs",
        "Geese",
    ]


@pytest.mark.parametrize("name", SCREENS)
def test_case_A2_what_takes_the_focus_has_a_name(stage: Stage, name: str) -> None:
    page = stage.show(all_screens()[name](stage))
    stage.process(60)
    for item in items(page):
        if item.activeFocusOnTab() and item.isEnabled():
            face = QAccessible.queryAccessibleInterface(item)
            assert face is not None, item
            assert face.text(QAccessible.Text.Name), item


def test_case_A3_each_place_is_read_out_by_its_number(stage: Stage) -> None:
    """Before it is begun, and as the envelopes are opened one after the other."""
    table = screens.table_at(lambda t: t.property("phase") == "reading")
    page = open_page(stage, table)
    for _ in range(7):
        told = [
            face.text(QAccessible.Text.Name)
            for item in items(page)
            if item.metaObject().className().startswith("PlaceOfTruth")
            and (face := QAccessible.queryAccessibleInterface(item)) is not None
        ]
        assert [name[:7] for name in told] == [f"Place {place}" for place in (1, 2, 3, 4)]
        press(stage, Key.Key_Space, rest=100)


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_to_press_lies_outside_the_window(stage: Stage, name: str) -> None:
    """T3: in sight, or scrolled to, in every size of window and text."""
    page = stage.show(all_screens()[name](stage))
    assert stage.view is not None
    for percent, width, height in ((100, 960, 600), (200, 960, 600), (200, 2560, 1440)):
        stage.choose(textSize=percent)
        stage.view.resize(width, height)
        stage.process(60)
        for item in items(page):
            if item.property("text") and item.metaObject().indexOfMethod("click()") >= 0:
                left = item.mapToItem(page, item.boundingRect().topLeft()).x()
                assert left >= -1, item.property("text")
                assert left + item.width() <= page.width() + 1, item.property("text")
