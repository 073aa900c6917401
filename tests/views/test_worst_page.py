"""The page of Your Worst Nightmare: what keys and clicks do, what is said, what has room."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.gallery_screens import worst as screens
from tests.hands import click, focus_name, in_sight, press, tab_to
from tests.models.worst_tables import fill_in, let_computers_write, new_table, session_of
from tests.screens import all_screens
from tests.stage import Stage
from tests.views.worst_pages import (
    Key,
    hold,
    named,
    open_page,
    rest,
    wait_for,
    write_by_keys,
)
from yournightmare.games.worst.state import End
from yournightmare.models.worst.table import WorstTable

SCREENS = [name for name in all_screens() if name.startswith("worst-")]


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


@pytest.mark.parametrize("order", [(4, 3, 2, 1), (1, 2, 3, 4), (2, 4, 1, 3)])
def test_four_numbers_rank_the_four_in_either_column(
    stage: Stage, order: tuple[int, int, int, int]
) -> None:
    """The fourth goes to its place by itself; its number typed all the same swaps nothing."""
    table = new_table(2, seed=3)
    open_page(stage, table)
    press(stage, Key.Key_Space, Key.Key_Space, rest=100)
    hold(stage, table)
    sheet: Any = table.property("sheet")
    rows = table.property("fears").rows
    cards = [row.card for row in rows]
    ranked = [cards[order.index(place)] for place in (1, 2, 3, 4)]
    for column in ("own", "guess"):
        press(stage, *(str(place) for place in order))
        assert [row.card for row in sheet.property(column).rows] == ranked
    assert focus_name(stage).startswith(rows[3].title)
    # a number that is meant is heard
    press(stage, str(order[2]))
    changed = [row.card for row in sheet.property("guess").rows]
    assert changed[order[2] - 1] == cards[3]
    assert changed[order[3] - 1] == cards[2]


@pytest.mark.parametrize("way", ["click", "return"])
def test_who_has_chosen_whom_to_guess_at_goes_on_with_numbers(stage: Stage, way: str) -> None:
    """The focus goes from the person to the first card without a place; arrows leave it there."""
    table = new_table(3, seed=3)
    page = open_page(stage, table)
    press(stage, Key.Key_Space, Key.Key_Space, rest=100)
    hold(stage, table)
    sheet: Any = table.property("sheet")
    press(stage, "1", "2", "3")
    rows = table.property("fears").rows
    first, second = (row for row in sheet.property("targets").rows if row.allowed)
    if way == "click":
        click(stage, named(page, second.name))
    else:
        tab_to(stage, first.name)
        press(stage, Key.Key_Right)
        assert focus_name(stage) == second.name
        press(stage, Key.Key_Return)
    assert sheet.property("targetName") == second.name
    assert focus_name(stage).startswith(rows[0].title)
    press(stage, "4", "3")
    assert [row.card for row in sheet.property("guess").rows] == [
        "",
        "",
        rows[1].card,
        rows[0].card,
    ]


def test_where_nobody_is_seen_at_the_table_the_totals_stand_above(stage: Stage) -> None:
    """In a small window the reading-out has small heads with everybody's points."""
    page = stage.show(all_screens()["worst-6-reading"](stage), 960, 600)
    stage.process(60)
    rows = [i for i in in_sight(page) if i.metaObject().className().startswith("Tallies")]
    assert len(rows) == 1
    assert rows[0].mapToItem(page, rows[0].boundingRect().topRight()).x() < page.width()
    assert stage.view is not None
    stage.view.resize(1440, 900)
    stage.process(60)
    assert not [i for i in in_sight(page) if i.metaObject().className().startswith("Tallies")]


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
    fields = [item for item in in_sight(page) if item.inherits("QQuickTextInput")]
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


def test_the_focus_goes_on_with_what_is_read_out(stage: Stage) -> None:
    """Return alone leads through the reading-out, and each thing it presses has its name."""
    table = screens.table_at(lambda t: t.property("phase") == "reading")
    page = open_page(stage, table)
    title = next(i.property("text") for i in in_sight(page) if i.property("level") == 1)
    assert focus_name(stage) == title
    tab_to(stage, table.property("verb"))
    seen = []
    for _ in range(40):
        press(stage, Key.Key_Return, rest=80)
        seen.append(focus_name(stage))
        if table.property("phase") != "reading":
            break
        waits = table.property("reading").property("opensNext")
        assert seen[-1] == (f"Open place {waits}" if waits else table.property("verb"))
    assert seen[:4] == [f"Open place {place}" for place in (1, 2, 3, 4)]
    assert seen[-1] == table.property("verb") == "Next round"


@pytest.mark.parametrize("name", SCREENS)
def test_case_A2_what_takes_the_focus_has_a_name(stage: Stage, name: str) -> None:
    page = stage.show(all_screens()[name](stage))
    stage.process(60)
    for item in in_sight(page):
        if item.activeFocusOnTab() and item.isEnabled():
            face = QAccessible.queryAccessibleInterface(item)
            assert face is not None, item
            assert face.text(QAccessible.Text.Name), item


def test_who_has_nothing_to_do_is_read_out_by_name_alone(stage: Stage) -> None:
    page = open_page(stage, new_table(3))
    told = [
        face.text(QAccessible.Text.Name)
        for item in in_sight(page)
        if (face := QAccessible.queryAccessibleInterface(item)) is not None
        and face.role() is QAccessible.Role.ListItem
    ]
    assert len(told) == 3
    assert [name.endswith("turns over") for name in told] == [True, False, False]
    assert not [name for name in told if name.rstrip().endswith(",")]


def test_case_A3_each_place_is_read_out_by_its_number(stage: Stage) -> None:
    """Before it is begun, and as the envelopes are opened one after the other."""
    table = screens.table_at(lambda t: t.property("phase") == "reading")
    page = open_page(stage, table)
    for _ in range(7):
        told = [
            face.text(QAccessible.Text.Name)
            for item in in_sight(page)
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
        for item in in_sight(page):
            if item.property("text") and item.metaObject().indexOfMethod("click()") >= 0:
                left = item.mapToItem(page, item.boundingRect().topLeft()).x()
                assert left >= -1, item.property("text")
                assert left + item.width() <= page.width() + 1, item.property("text")


@pytest.mark.parametrize("size", [(1440, 900), (960, 600)])
@pytest.mark.parametrize("end", list(End))
def test_nobody_has_six_of_five_points(stage: Stage, end: End, size: tuple[int, int]) -> None:
    """Who has won, or may still win, can have more points than it takes (R-Y7)."""
    page = open_page(stage, screens.table_at(screens.has_too_many, target=5, end=end), *size)
    told = set()
    for item in in_sight(page):
        face = QAccessible.queryAccessibleInterface(item)
        told.add("" if face is None else face.text(QAccessible.Text.Name))
        told.add(str(item.property("text") or ""))
    assert any(re.search(r"[67] point.* the goal is 5$", text) for text in told)
    found = [re.search(r"(\d+) of (\d+)", text) for text in told]
    counted = [(int(each[1]), int(each[2])) for each in found if each]
    assert counted
    assert all(points < goal for points, goal in counted)
    assert size[0] < 1000 or "goal: 5" in told
