"""The library's page by keyboard: go through the slips, open, rename, delete, undo, search."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPointF, QRect, Qt
from PySide6.QtQuick import QQuickItem, QSGRendererInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.gallery_screens.library import furnish, saved_games
from tests.hands import Key, click, in_sight, press
from tests.screens import Shot, all_screens
from tests.stage import Stage, items
from yournightmare.models import fileplaces
from yournightmare.models.library import LibraryModel
from yournightmare.sessions.files import write_file
from yournightmare.sessions.store import Store

MODULE, PAGE = "yournightmare.views.library", "LibraryPage"
SAVE = Path(__file__).parent.parent / "data" / "saves" / "endless-1.nightmare"


@pytest.fixture
def stage(qtbot: QtBot) -> Iterator[Stage]:
    stage = Stage()
    yield stage
    assert stage.warnings == []
    stage.close()


def open_library(stage: Stage, store: Store) -> tuple[QQuickItem, LibraryModel, Any]:
    """Show the page; return it, its model and its list."""
    furnish(stage, store)
    page = stage.show(Shot(MODULE, PAGE))
    model = page.findChild(LibraryModel)
    slips: Any = page.findChild(QObject, "slips")
    assert isinstance(model, LibraryModel)
    slips.forceActiveFocus()
    stage.process(30)
    if model.rows:
        wait_for(stage, slips, model.rows[0].session_id)
    return page, model, slips


def wait_for(stage: Stage, slips: Any, session: str) -> None:
    """Wait until the list has laid itself out with this session's slip chosen."""
    for _ in range(500):
        slip = slips.property("currentItem")
        if slip is not None and slip.property("sessionId") == session:
            return
        stage.process(10)
    raise AssertionError(f"{session} is not chosen")


def button(page: QQuickItem, text: str) -> Any:
    """The button seen on the page that says this."""
    return next(
        item
        for item in items(page)
        if item.property("text") == text and item.isVisible() and hasattr(item, "clicked")
    )


def test_arrows_choose_and_return_opens(stage: Stage) -> None:
    _, model, slips = open_library(stage, saved_games(6))
    opened: list[str] = []
    stage.house.opened.connect(lambda _module, page, _properties: opened.append(page))
    row = next(i for i, row in enumerate(model.rows) if row.can_continue)
    press(stage, *[Key.Key_Down] * row)
    assert slips.property("currentIndex") == row
    press(stage, Key.Key_Return)
    assert opened == ["EndlessPage"]
    done = next(i for i, row in enumerate(model.rows) if row.finished)
    press(stage, Key.Key_Home, *[Key.Key_Down] * done, Key.Key_Return)
    assert opened == ["EndlessPage", "ReplayPage"]
    press(stage, Key.Key_End)
    assert slips.property("currentIndex") == len(model.rows) - 1


def test_renaming_in_the_slip(stage: Stage) -> None:
    page, model, _slips = open_library(stage, saved_games(3))
    press(stage, Key.Key_F2)
    assert page.property("renamingId") == model.rows[0].session_id
    press(stage, Key.Key_N, Key.Key_E, Key.Key_W, Key.Key_Return)
    assert model.rows[0].title == "new"
    assert page.property("renamingId") == ""
    press(stage, Key.Key_F2, Key.Key_X, Key.Key_Escape)
    assert model.rows[0].title == "new"
    assert page.property("renamingId") == ""


def test_delete_and_undo(stage: Stage) -> None:
    _, model, slips = open_library(stage, saved_games(4))
    ids = [row.session_id for row in model.rows]
    press(stage, Key.Key_Down, Key.Key_Delete)
    assert [row.session_id for row in model.rows] == [ids[0], *ids[2:]]
    press(stage, Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert [row.session_id for row in model.rows] == ids
    assert slips.property("currentIndex") == 1


def test_delete_closes_the_name_being_written(stage: Stage) -> None:
    page, model, slips = open_library(stage, saved_games(4))
    ids = [row.session_id for row in model.rows]
    press(stage, Key.Key_F2)
    page.setProperty("nameFault", "no")
    button(page, "Delete").clicked.emit()
    stage.process(30)
    assert page.property("renamingId") == ""
    assert page.property("nameFault") == ""
    assert slips.property("activeFocus")
    assert [row.session_id for row in model.rows] == ids[1:]
    press(stage, Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert [row.session_id for row in model.rows] == ids


def test_undo_after_a_name_was_left_as_it_was(stage: Stage) -> None:
    _, model, slips = open_library(stage, saved_games(4))
    ids = [row.session_id for row in model.rows]
    press(stage, Key.Key_Delete)
    wait_for(stage, slips, ids[1])
    press(stage, Key.Key_F2, Key.Key_X, Key.Key_Escape)
    press(stage, Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert [row.session_id for row in model.rows] == ids


def test_undo_belongs_to_a_text_only_while_there_is_something_to_take_back(stage: Stage) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    page, model, slips = open_library(stage, saved_games(4))
    ids = [row.session_id for row in model.rows]
    press(stage, Key.Key_Delete)
    wait_for(stage, slips, ids[1])
    press(stage, Key.Key_F2, Key.Key_X)
    press(stage, Key.Key_Z, modifier=control)
    assert [row.session_id for row in model.rows] == ids[1:]
    assert page.property("renamingId") == ids[1]
    press(stage, Key.Key_Z, modifier=control)
    assert [row.session_id for row in model.rows] == ids
    assert page.property("renamingId") == ""
    press(stage, Key.Key_Delete)
    press(stage, Key.Key_F, modifier=control)
    press(stage, Key.Key_Z, modifier=control)
    assert [row.session_id for row in model.rows] == ids


def test_search_and_back_to_the_list(stage: Stage) -> None:
    _, model, slips = open_library(stage, saved_games(6))
    press(stage, Key.Key_F, modifier=Qt.KeyboardModifier.ControlModifier)
    press(stage, Key.Key_B, Key.Key_E, Key.Key_L, Key.Key_T)
    assert [row.title for row in model.rows] == ["The night of the belt"]
    press(stage, Key.Key_Down)
    assert slips.property("activeFocus")
    press(stage, Key.Key_F, modifier=Qt.KeyboardModifier.ControlModifier)
    press(stage, Key.Key_Escape)
    assert len(model.rows) == 6


def test_an_empty_library_offers_to_begin(stage: Stage) -> None:
    page, model, _slips = open_library(stage, Store.in_memory())
    assert not model.rows
    texts = [item.property("text") for item in page.findChildren(QQuickItem)]
    assert "Begin a game" in texts
    assert len([i for i in items(page) if i.isVisible() and i.property("text") == "Bring in a game"
                and hasattr(i, "clicked")]) == 1  # fmt: skip


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_an_empty_shelf_offers_is_in_sight_in_a_small_window(
    stage: Stage, language: str
) -> None:
    stage.choose(textSize=200, language=language)
    furnish(stage, Store.in_memory())
    page = stage.show(Shot(MODULE, PAGE), 960, 600)
    stage.process(60)
    offers = [i for i in items(page) if i.inherits("QQuickButton") or hasattr(i, "clicked")]
    seen = [i for i in offers if i.isVisible() and i.property("text")]
    assert seen
    for offer in seen:
        assert offer.mapRectToItem(page, offer.boundingRect()).bottom() <= 600


def path_field(stage: Stage) -> Any:
    """The field of the sheet that asks for a path."""
    assert stage.view is not None
    return next(item for item in items(stage.view.contentItem()) if item.objectName() == "path")


def write(stage: Stage, text: str) -> None:
    """Put a text into the field that has the focus, in place of all that stands there."""
    test: Any = QTest  # keyClick takes a sign as well, which its types don't say
    press(stage, Key.Key_A, modifier=Qt.KeyboardModifier.ControlModifier)
    test.keyClick(stage.view, Key.Key_Delete)
    for sign in text:
        test.keyClick(stage.view, sign)
    stage.process(20)


def test_export_and_import_without_a_file_dialog_of_the_system(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = tmp_path / "start"
    start.mkdir()
    monkeypatch.setattr(fileplaces, "start_folder", lambda: start)
    monkeypatch.setattr(fileplaces, "has_native_dialog", lambda: False)
    page, model, slips = open_library(stage, saved_games(3))
    name = model.fileName(model.rows[0].session_id)
    button(page, "Export").clicked.emit()
    stage.process(60)
    field = path_field(stage)
    assert field.property("activeFocus")
    assert field.property("text") == str(start / name)
    assert field.property("selectedText") == name.removesuffix(".nightmare")
    press(stage, Key.Key_Return)
    assert [file.name for file in start.iterdir()] == [name]

    # a second time it is asked whether to replace it, and Esc leaves it
    before = (start / name).stat().st_mtime_ns
    button(page, "Export").clicked.emit()
    stage.process(60)
    press(stage, Key.Key_Return)
    stage.process(60)
    assert name in field.property("error")
    assert field.property("activeFocus")
    press(stage, Key.Key_Escape)
    assert (start / name).stat().st_mtime_ns == before
    button(page, "Export").clicked.emit()
    stage.process(60)
    press(stage, Key.Key_Return)
    stage.process(60)
    press(stage, Key.Key_Return)
    assert (start / name).stat().st_mtime_ns > before

    # a path from the root on is taken as it is
    button(page, "Export").clicked.emit()
    stage.process(60)
    write(stage, str(tmp_path / "x"))
    press(stage, Key.Key_Return)
    assert (tmp_path / "x.nightmare").is_file()

    session = model.rows[0].session_id
    slips.forceActiveFocus()
    press(stage, Key.Key_Delete)
    press(stage, Key.Key_O, modifier=Qt.KeyboardModifier.ControlModifier)
    stage.process(60)
    assert field.property("text") == str(start / "x")[:-1]
    write(stage, str(tmp_path / "x.nightmare"))
    press(stage, Key.Key_Return)
    assert session in [row.session_id for row in model.rows]


@pytest.mark.parametrize("way", ["keys", "mouse"])
def test_a_file_is_found_among_folders_without_writing_a_path(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    (tmp_path / "start" / "älter").mkdir(parents=True)
    monkeypatch.setattr(fileplaces, "start_folder", lambda: tmp_path / "start")
    monkeypatch.setattr(fileplaces, "has_native_dialog", lambda: False)
    _page, model, slips = open_library(stage, saved_games(3))
    assert model._desk is not None
    assert stage.view is not None
    session = model.rows[0].session_id
    file = tmp_path / "start" / "älter" / "game.nightmare"
    write_file(file, model._desk.store.load(session))
    (file.parent / "letter.txt").write_text("no game")
    slips.forceActiveFocus()
    press(stage, Key.Key_Delete)
    press(stage, Key.Key_O, modifier=Qt.KeyboardModifier.ControlModifier)
    stage.process(100)
    field = path_field(stage)
    rows: Any = next(
        item for item in items(stage.view.contentItem()) if item.objectName() == "folder"
    )
    for shown, text in (("älter", f"{file.parent}{os.sep}"), (file.name, str(file))):
        wait_for_line(stage, rows, shown)
        if way == "keys":
            rows.forceActiveFocus()
            press(stage, Key.Key_Return)
        else:
            click(stage, rows.property("currentItem"))
        assert field.property("text") == text
    if way == "keys":
        press(stage, Key.Key_Backspace)
    else:
        click(stage, button(stage.view.contentItem(), "One folder up"))
    assert field.property("text") == f"{file.parent.parent}{os.sep}"
    wait_for_line(stage, rows, "älter")
    rows.forceActiveFocus()
    press(stage, Key.Key_Return)
    wait_for_line(stage, rows, file.name)
    press(stage, Key.Key_Return)
    field.forceActiveFocus()
    press(stage, Key.Key_Return)
    assert session in [row.session_id for row in model.rows]


def test_the_folders_follow_what_is_written(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("start", "elsewhere/inside"):
        (tmp_path / name).mkdir(parents=True)
    monkeypatch.setattr(fileplaces, "start_folder", lambda: tmp_path / "start")
    monkeypatch.setattr(fileplaces, "has_native_dialog", lambda: False)
    _page, _model, slips = open_library(stage, saved_games(1))
    assert stage.view is not None
    slips.forceActiveFocus()
    press(stage, Key.Key_O, modifier=Qt.KeyboardModifier.ControlModifier)
    stage.process(100)
    rows: Any = next(i for i in items(stage.view.contentItem()) if i.objectName() == "folder")
    assert rows.property("count") == 0
    write(stage, str(tmp_path / "elsewhere" / "a name nobody has"))
    wait_for_line(stage, rows, "inside")
    write(stage, str(tmp_path / "no such folder" / "x"))
    stage.process(500)
    wait_for_line(stage, rows, "inside")


@pytest.mark.parametrize("text", [100, 200])
def test_the_path_stays_in_sight_above_the_folders(stage: Stage, text: int) -> None:
    stage.choose(textSize=text)
    stage.show(all_screens()["library-files"](stage), 960, 600)
    stage.process(300)
    assert stage.view is not None
    field = path_field(stage)
    sheet = next(
        i
        for i in items(stage.view.contentItem())
        if i.metaObject().className().startswith("ScrollArea") and i.isAncestorOf(field)
    )
    place = field.mapRectToItem(sheet, field.boundingRect())
    assert 0 <= place.top() <= place.bottom() <= sheet.height()


def test_a_folder_that_may_not_be_read_is_not_called_empty(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "start").mkdir()
    monkeypatch.setattr(fileplaces, "start_folder", lambda: tmp_path / "start")
    monkeypatch.setattr(fileplaces, "has_native_dialog", lambda: False)
    for readable, said in ((True, "No folder and no such file lies here."), (False, "look into")):
        monkeypatch.setattr("os.access", lambda _path, _way, may=readable: may)
        _page, _model, slips = open_library(stage, saved_games(1))
        assert stage.view is not None
        slips.forceActiveFocus()
        press(stage, Key.Key_O, modifier=Qt.KeyboardModifier.ControlModifier)
        stage.process(200)
        rows: Any = next(i for i in items(stage.view.contentItem()) if i.objectName() == "folder")
        assert any(said in str(i.property("text")) for i in in_sight(rows))
        press(stage, Key.Key_Escape)


def wait_for_line(stage: Stage, rows: Any, name: str) -> None:
    """Wait until the folder, which is read beside, shows one line of that name."""
    for _ in range(300):
        line = rows.property("currentItem")
        if rows.property("count") == 1 and line and line.property("fileName") == name:
            return
        stage.process(10)
    raise AssertionError(f"{name} is not the one line shown")


def test_the_empty_shelf_stands_in_the_middle_and_scrolls_where_it_is_too_long(
    stage: Stage,
) -> None:
    for size in (100, 200):
        stage.choose(textSize=size)
        page, _, _ = open_library(stage, Store.in_memory())
        assert stage.view is not None
        for height in (1200, 400, 900):
            stage.view.resize(960, height)
            stage.process(40)
            offer = button(page, "Begin a game")
            area = offer
            while area.property("contentHeight") is None or area.property("contentY") is None:
                area = area.parentItem()
            assert area.property("contentHeight") >= area.height()
            if area.property("contentHeight") == area.height():
                offers = offer.parentItem()
                middle = offers.mapToItem(area, offers.width() / 2, 0).x()
                assert abs(middle - area.property("contentWidth") / 2) < 2


@pytest.mark.parametrize(("width", "height"), [(960, 600), (1440, 900), (2560, 1440)])
@pytest.mark.parametrize("size", [100, 200])
def test_it_flows(stage: Stage, width: int, height: int, size: int) -> None:
    stage.choose(textSize=size)
    furnish(stage, saved_games(5))
    page = stage.show(Shot(MODULE, PAGE), width, height)
    stage.process(100)
    slips: Any = page.findChild(QObject, "slips")
    assert slips.property("height") > 150
    assert slips.property("width") > 380


def test_nothing_of_a_row_is_drawn_outside_the_list(stage: Stage) -> None:
    """Drawn by Qt Quick itself step by step, as a wheel turns it, and then anew as a whole."""
    _page, _model, slips = open_library(stage, saved_games(12))
    view = stage.view
    assert view is not None
    if view.rendererInterface().graphicsApi() != QSGRendererInterface.GraphicsApi.Software:
        pytest.skip("only Qt Quick's own renderer is in question")
    before = stage.grab()
    top = round(slips.mapToScene(QPointF(0, 0)).y() * view.devicePixelRatio())
    head = QRect(0, 0, before.width(), top)
    for step in range(1, 30):
        slips.setProperty("contentY", step * 23)
        stage.process(10)
        assert view.grabWindow().copy(head) == before.copy(head), step


def test_f1_opens_the_rules_of_the_game_chosen(stage: Stage) -> None:
    page, _model, _slips = open_library(stage, saved_games(3))
    assert page.property("clause") == "EN-1.1"


def test_bringing_a_game_in_is_said(stage: Stage, tmp_path: Path) -> None:
    store = saved_games(2)
    _page, model, _slips = open_library(stage, store)
    said: list[str] = []
    stage.house.said.connect(lambda text, action: said.append(text))
    house: Any = stage.house
    desk = house._desk
    file = tmp_path / "a night.nightmare"
    write_file(file, store.load(model.rows[0].session_id))
    assert desk.take_in(file)
    assert desk.take_in(SAVE)
    assert said == [
        "a night.nightmare was in the library already.",
        f"{SAVE.name} is in the library now.",
    ]
