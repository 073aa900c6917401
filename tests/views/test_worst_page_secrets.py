"""What the page keeps to itself of Your Worst Nightmare: frames and texts searched (H1 to H4)."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem

from tests.hands import click, in_sight, press
from tests.models.worst_tables import fill_in, let_computers_write, new_session, new_table
from tests.secrets import scene_items, seen_anywhere, seen_in_scene
from tests.stage import Stage
from tests.views.worst_pages import Key, hold, open_page, wait_for
from yournightmare.games.worst.decisions import TurnOver
from yournightmare.models.worst.table import WorstTable

MARKS = ("Wombatinger", "Quallenfrack", "Zwielichtzahn", "Ofenrohrgeist")
"""Names for a fear that stands nowhere else."""


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
            for item in in_sight(page)
            if item.metaObject()
            .className()
            .startswith(("SheetDesk", "SheetSlot", "FearMeter", "WrittenFear"))
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
    texts = [str(item.property("text")) for item in in_sight(page)]
    assert not [text for text in texts if any(mark in text for mark in MARKS)]
    places = [*sheet.property("own").rows, *sheet.property("guess").rows]
    assert {(row.card, row.title) for row in places} == {("", "")}
    slots = [i for i in scene_items(page) if i.metaObject().className().startswith("SheetSlot")]
    assert len(slots) == 8
    assert not [slot for slot in slots if slot.property("title") or slot.property("card")]
    written = [i for i in scene_items(page) if i.metaObject().className().startswith("WrittenFear")]
    assert len(written) == 8
    assert {(fear.property("place"), fear.y(), fear.isVisible()) for fear in written} == {
        (0, 0.0, False)
    }


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
    for item in list(in_sight(page)):
        if item.property("text") and "Juno" in str(item.property("text")):
            click(stage, item)
    assert table.property("lookingSeat") == -1
    assert table.property("curtain").property("seat") != 2
