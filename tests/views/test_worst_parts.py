"""The parts of Your Worst Nightmare: ranking by keys, what a reader hears, pens and motion."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor, QFontDatabase
from PySide6.QtQuick import QQuickItem

from tests.hands import focus_name, press, tab_to
from tests.models.worst_tables import fill_in, new_table, open_curtain
from tests.screens import Shot, all_screens
from tests.secrets import scene_items
from tests.stage import Stage, items
from tests.views.test_components import contrast
from yournightmare.models.worst.table import WorstTable

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def open_sheet(stage: Stage, width: int = 1440, height: int = 900) -> tuple[QQuickItem, WorstTable]:
    """Show the page with a sheet just opened."""
    table = new_table(4, seed=3)
    table.act()
    table.act()
    page = stage.show(
        Shot("yournightmare.views.worst", "WorstPage", {"table": stage.keep(table)}), width, height
    )
    open_curtain(table)
    stage.process(60)
    return page, table


def titles(table: WorstTable, column: str) -> list[str]:
    """Return what is written in a column."""
    return [row.title for row in table.property("sheet").property(column).rows]


def cards(table: WorstTable) -> list[str]:
    """Return the titles of the cards on the table."""
    return [row.title for row in table.property("fears").rows]


def test_numbers_rank_the_card_with_the_focus_and_go_on(stage: Stage) -> None:
    _page, table = open_sheet(stage)
    a, b, c, d = cards(table)
    assert focus_name(stage) == a
    press(stage, Key.Key_3)
    assert focus_name(stage) == b
    press(stage, Key.Key_1)
    assert focus_name(stage) == c
    press(stage, Key.Key_4)
    assert titles(table, "own") == [b, d, a, c]
    assert table.property("sheet").property("column") == "guess"


def test_arrows_choose_card_and_column(stage: Stage) -> None:
    _page, table = open_sheet(stage)
    a, b, *_ = cards(table)
    press(stage, Key.Key_Right)
    assert focus_name(stage) == b
    press(stage, Key.Key_Down, Key.Key_2)
    assert titles(table, "guess")[1] == b
    press(stage, Key.Key_Left)
    assert titles(table, "own") == ["", "", "", ""]
    press(stage, Key.Key_Up)
    assert table.property("sheet").property("column") == "own"
    assert focus_name(stage) in cards(table)
    assert a in cards(table)


@pytest.mark.parametrize("modifier", [CTRL, SHIFT], ids=["ctrl", "shift"])
def test_arrows_on_the_sheet_move_a_fear_and_delete_lifts_it(stage: Stage, modifier: Any) -> None:
    _page, table = open_sheet(stage)
    a, b, c, d = cards(table)
    press(stage, Key.Key_1, Key.Key_2, Key.Key_3)
    tab_to(stage, f"{a}, place 1 of your fears")
    press(stage, Key.Key_Down, modifier=modifier)
    assert titles(table, "own") == [b, a, c, d]
    assert focus_name(stage) == f"{a}, place 2 of your fears"
    press(stage, Key.Key_4)
    assert titles(table, "own")[3] == a
    assert focus_name(stage) == f"{a}, place 4 of your fears"
    press(stage, Key.Key_Delete)
    assert titles(table, "own")[3] == ""
    assert focus_name(stage) == "Place 4 of your fears: free"
    press(stage, Key.Key_Up)
    assert focus_name(stage).endswith("place 3 of your fears")
    press(stage, Key.Key_Right)
    assert focus_name(stage) == "Place 3 of the other list: free"
    assert table.property("sheet").property("column") == "guess"


def test_targets_tell_why_they_can_t_be_chosen(stage: Stage) -> None:
    made = all_screens()["worst-3-sheet"](stage)
    page = stage.show(made)
    found = {}
    for item in items(page):
        face = QAccessible.queryAccessibleInterface(item)
        if face is not None and face.role() is QAccessible.Role.RadioButton:
            found[face.text(QAccessible.Text.Name)] = face.text(QAccessible.Text.Description)
    table: WorstTable = made.properties["table"]
    rows = {row.name: row for row in table.property("sheet").property("targets").rows}
    assert set(found) == set(rows)
    assert any(not row.allowed for row in rows.values())
    for name, row in rows.items():
        assert ("guessed already" in found[name]) is not row.allowed, name


def test_the_page_s_parts_have_roles_names_and_values(stage: Stage) -> None:
    """A2: cards are buttons, places are list items, boxes tell the points."""
    page, table = open_sheet(stage)
    press(stage, Key.Key_2)
    roles: dict[str, list[str]] = {}
    for item in items(page):
        if not item.isVisible():
            continue
        face = QAccessible.queryAccessibleInterface(item)
        if face is not None:
            name = face.text(QAccessible.Text.Name)
            roles.setdefault(face.role().name, []).append(name)
    first = cards(table)[0]
    assert set(cards(table)) <= set(roles["Button"])
    assert f"{first}, place 2 of your fears" in roles["ListItem"]
    assert "Seal the sheet" in roles["Button"]
    assert {"Otto", "Juno", "Casper"} <= set(roles["RadioButton"])
    assert any(name.startswith("0 point") for name in roles["StaticText"])


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "size", [(1440, 900, 100), (1280, 800, 100), (960, 600, 100), (960, 600, 200)]
)
def test_whoever_is_chosen_the_places_stay_where_they_are(
    stage: Stage, size: tuple[int, int, int], language: str
) -> None:
    width, height, text = size
    stage.choose(textSize=text, language=language)
    page, table = open_sheet(stage, width, height)
    sheet: Any = table.property("sheet")

    def places() -> list[float]:
        stage.process(80)
        return [
            item.mapToItem(page, item.boundingRect().topLeft()).y()
            for item in items(page)
            if item.isVisible() and item.metaObject().className().startswith("SheetSlot")
        ]

    before = places()
    assert len(before) == 8
    for row in list(sheet.property("targets").rows):
        sheet.chooseTarget(row.seat)
        assert places() == before


def in_a(item: QQuickItem, names: tuple[str, ...]) -> bool:
    """Tell whether an item is, or lies in, one of such a type."""
    above: QQuickItem | None = item
    while above is not None:
        if above.metaObject().className().startswith(names):
            return True
        above = above.parentItem()
    return False


def test_opening_a_sheet_makes_nothing_and_lays_nothing_out(stage: Stage) -> None:
    """All of it is there under the curtain, in its place: so the open sheet is seen at once."""
    page, table = open_sheet(stage)
    fill_in(table, random.Random(1))
    curtain: Any = table.property("curtain")
    curtain.fall("done")
    stage.process(100)
    assert curtain.property("state") == "closed"
    before = {item: (item.width(), item.height()) for item in scene_items(page)}
    assert open_curtain(table) == 0
    stage.process(100)
    new = [
        i for i in scene_items(page) if i not in before and not in_a(i, ("FocusRing", "Curtain"))
    ]
    assert not new
    still = ("FearTable", "FearCard", "FearPicture", "FearMeter", "SheetSlot", "WrittenFear")
    compared = [item for item in before if in_a(item, still) and not in_a(item, ("SignTab",))]
    assert len(compared) > 100
    heads, tabs = ("TargetHead", "TargetChoice", "ColumnTitle"), ("QQuickLoader", "QQuickRow")
    moved = [
        item
        for item in compared
        if (item.width(), item.height()) != before[item]
        and not in_a(item, heads)
        and not item.metaObject().className().startswith(tabs)
    ]
    assert not moved
    written = [i for i in compared if i.metaObject().className().startswith("WrittenFear")]
    assert [item.isVisible() for item in written] == [True] * 8


def test_the_handwriting_is_ours(stage: Stage) -> None:
    open_sheet(stage)
    press(stage, Key.Key_1)
    assert "Nightmare Hand" in QFontDatabase.families()


@pytest.mark.parametrize("theme", ["night", "paper"])
def test_case_W1_pens_can_be_read_on_all_of_the_paper(stage: Stage, theme: str) -> None:
    """The paper's darkest corner is that of the drawn slips."""
    stage.choose(theme=theme)
    hand: Any = stage.engine.singletonInstance("yournightmare.views.components", "Hand")
    house: Any = stage.engine.singletonInstance("yournightmare.views.components", "Theme")
    grounds = [QColor("#dccca9"), *(house.property(name) for name in ("paper", "paperHigh"))]
    for pen in (hand.property("blue"), hand.property("sepia"), house.property("ink")):
        for ground in grounds:
            assert contrast(pen, ground) >= 4.5, (pen.name(), ground.name())


def test_reduced_motion_turns_cards_over_at_once(stage: Stage) -> None:
    """A4."""
    table = new_table(3)
    page = stage.show(Shot("yournightmare.views.worst", "WorstPage", {"table": stage.keep(table)}))
    table.act()
    stage.process(30)
    found = [item for item in items(page) if item.property("turned") is not None]
    assert len([item for item in found if item.isVisible()]) >= 4
    assert all(item.property("turned") == 1 for item in found)
