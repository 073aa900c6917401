"""The page of boards by keyboard: copy, type, be told, save, delete, undo; nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from tests.hands import SMALL_WINDOWS, Key, ask_to_leave, focus_name, press, tab_through, tab_to
from tests.screens import Shot
from tests.stage import Stage
from yournightmare.models.boarddraft import BoardDraft
from yournightmare.models.boards import Boards
from yournightmare.sessions import boards

MODULE, PAGE = "yournightmare.views.boards", "BoardsPage"
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def stage(qtbot: QtBot) -> Iterator[Stage]:
    stage = Stage()
    stage.choose(language="en")
    yield stage
    stage.clear()
    assert stage.warnings == []
    stage.choose(textSize=100)
    stage.close()


def open_boards(stage: Stage, **size: int) -> tuple[QQuickItem, Boards, BoardDraft]:
    page = stage.show(Shot(MODULE, PAGE), **size)
    model, draft = page.findChild(Boards), page.findChild(BoardDraft)
    assert isinstance(model, Boards)
    assert isinstance(draft, BoardDraft)
    return page, model, draft


def test_a_board_is_made_by_keyboard_alone(stage: Stage) -> None:
    _, model, draft = open_boards(stage)
    tab_to(stage, "Copy the standard board")
    press(stage, Key.Key_Return)
    assert focus_name(stage) == "Name of the board"
    press(stage, *"Attic")
    tab_to(stage, "Fields in the circle")
    press(stage, *"30", Key.Key_Up, Key.Key_Up)
    tab_to(stage, "Mind, start")
    press(stage, Key.Key_Down)
    assert draft.property("fault") == ""
    press(stage, Key.Key_S, modifier=CTRL)
    board = boards.load_board("Attic")
    assert (board.circle.fields, board.tracks.mind.start) == (32, 4)
    assert model.property("title") == "Attic"


def test_the_fault_is_said_and_save_waits(stage: Stage) -> None:
    page, model, draft = open_boards(stage)
    model.copyStandard()
    stage.process(30)
    save: Any = page.findChild(QObject, "save")
    tab_to(stage, "Bravery, start")
    press(stage, *"0")
    assert draft.property("fault") == "Still to be mended: Bravery."
    assert not save.isEnabled()
    press(stage, Key.Key_S, modifier=CTRL)
    assert boards.load_board("My board").tracks.bravery.start == 6
    press(stage, Key.Key_Backspace, *"3")
    assert save.isEnabled()


def test_rows_of_the_shadow_table_come_and_go(stage: Stage) -> None:
    _, model, draft = open_boards(stage)
    model.copyStandard()
    stage.process(30)
    tab_to(stage, "Add a row")
    press(stage, Key.Key_Return)
    assert draft.property("table").property("count") == 6
    assert focus_name(stage) == "Row 5, from this result on"
    tab_to(stage, "Take row 5 out")
    press(stage, Key.Key_Return)
    assert draft.property("table").property("count") == 5


def test_delete_and_undo(stage: Stage) -> None:
    page, model, _ = open_boards(stage)
    model.copyStandard()
    file = next(b.file for b in boards.boards() if b.own)
    before = file.read_bytes()
    stage.process(30)
    tab_to(stage, "Delete this board")
    press(stage, Key.Key_Return)
    assert not file.exists()
    assert model.property("title") == "Standard board"
    tab_to(stage, "Undo")
    press(stage, Key.Key_Return)
    assert file.read_bytes() == before
    assert model.property("title") == "My board"
    assert page.property("objectName") == "boards"


@pytest.mark.parametrize("answer", ["Save", "Throw changes away", "Stay here"])
def test_leaving_with_unsaved_changes_asks(stage: Stage, answer: str) -> None:
    page, model, draft = open_boards(stage)
    model.copyStandard()
    gone: list[bool] = []
    stage.house.backRequested.connect(lambda: gone.append(True))
    draft.write("circle.fields", "30")
    assert page.property("isWritten")
    ask_to_leave(page)
    stage.process(60)
    tab_to(stage, answer)
    press(stage, Key.Key_Return)
    stage.process(60)
    assert gone == ([] if answer == "Stay here" else [True])
    assert boards.load_board("My board").circle.fields == (30 if answer == "Save" else 24)
    assert draft.property("fields") == ("24" if answer == "Throw changes away" else "30")


def test_leaving_without_changes_asks_nothing(stage: Stage) -> None:
    page, model, _ = open_boards(stage)
    model.copyStandard()
    gone: list[bool] = []
    stage.house.backRequested.connect(lambda: gone.append(True))
    ask_to_leave(page)
    stage.process(40)
    assert focus_name(stage) not in ("Save", "Stay here")
    assert gone == [True]


def test_a_broken_file_tells_file_and_field(stage: Stage) -> None:
    file = boards.own_boards_dir() / "grandmother.toml"
    file.parent.mkdir(parents=True)
    file.write_text('name = "Grandmother"\n[circle]\nfields = "many"\n', encoding="utf-8")
    page, model, _ = open_boards(stage)
    model.choose(str(file))
    stage.process(40)
    told = " ".join(texts_of(page))
    assert "circle.fields: A whole number belongs here." in told
    assert str(file) in told
    assert "Nothing in the file was changed." in told
    floor = page.findChild(QQuickItem, "floor")
    assert floor is not None
    assert not floor.isVisible(), "a bar without a button"
    text = Path(str(boards.boards()[0].file)).read_text(encoding="utf-8")
    file.write_text(text.replace('"standard"', '"Grandmother"'), encoding="utf-8")
    tab_to(stage, "Look again")
    press(stage, Key.Key_Return)
    assert model.property("isOwn")
    assert floor.isVisible()


def texts_of(item: QQuickItem) -> Iterator[str]:
    if item.isVisible():
        text = item.property("text")
        if isinstance(text, str):
            yield text
        for child in item.childItems():
            yield from texts_of(child)


@pytest.mark.parametrize("size", SMALL_WINDOWS)
def test_case_a2_all_is_reached_and_named_in_small_windows(
    stage: Stage, size: tuple[int, int, int]
) -> None:
    width, height, text = size
    stage.choose(textSize=text)
    _, model, _ = open_boards(stage, width=width, height=height)
    model.copyStandard()
    stage.process(40)
    seen = tab_through(stage, 60)
    assert all(seen), seen
    for name in ("Name of the board", "Survived, start", "Row 1, steps of the Shadow", "Add a row"):
        assert name in seen
