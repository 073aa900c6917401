"""The Rules page by keyboard: search, contents, opened at a clause, language switched live."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.hands import Key, press
from tests.screens import Shot
from tests.stage import Stage
from yournightmare.models.rules import RuleBooks

MODULE, PAGE = "yournightmare.views.rules", "RulesPage"


@pytest.fixture
def stage(qtbot: QtBot) -> Iterator[Stage]:
    stage = Stage()
    stage.choose(language="en")
    yield stage
    stage.clear()
    assert stage.warnings == []
    stage.choose(language="en", textSize=100)
    stage.close()


def open_rules(stage: Stage, clause: str = "", **size: int) -> tuple[QQuickItem, RuleBooks, Any]:
    """Show the page; return it, its books and its list of entries."""
    page = stage.show(Shot(MODULE, PAGE, {"clause": clause} if clause else {}), **size)
    books = page.findChild(RuleBooks)
    assert isinstance(books, RuleBooks)
    return page, books, page.findChild(QObject, "entries")


def top_of(entries: Any) -> float:
    """How far below the paper's upper edge the current entry begins."""
    return float(entries.property("currentItem").y() - entries.property("contentY"))


@pytest.mark.parametrize("clause", ["EN-1.1", "EN-4.2", "R-E16", "EN-11.3", "HO-3.1", "R-A1"])
@pytest.mark.parametrize("text", [100, 200])
def test_it_opens_at_the_clause_and_marks_it(stage: Stage, clause: str, text: int) -> None:
    stage.choose(textSize=text)
    page, books, entries = open_rules(stage, clause, width=960, height=600)
    row = books.property("entries").rows[entries.property("currentIndex")]
    assert page.property("clause") == clause
    assert page.objectName() == "rules"
    assert row.is_marked
    assert clause in (row.key, *row.ruling.split(", "))
    assert -1 <= top_of(entries) <= entries.height() - 20


def test_another_clause_while_open(stage: Stage) -> None:
    page, books, entries = open_rules(stage, "EN-4.2")
    page.setProperty("clause", "EN-9.3")
    stage.process(30)
    row = books.property("entries").rows[entries.property("currentIndex")]
    assert (row.key, row.is_marked) == ("EN-9.3", True)
    assert 0 <= top_of(entries) <= entries.height() - 20


def test_f3_goes_round_the_marked_clauses(stage: Stage) -> None:
    _, books, entries = open_rules(stage, "R-E14")
    seen = []
    for _ in range(5):
        seen.append(books.property("entries").rows[entries.property("currentIndex")].number)
        press(stage, Key.Key_F3)
    assert seen == ["10.4", "10.8", "10.11", "16.11", "10.4"]


def test_every_entry_is_reached_by_arrows(stage: Stage) -> None:
    stage.choose(textSize=200)
    _, _, entries = open_rules(stage, width=960, height=600)
    last = entries.property("count") - 1
    for _ in range(1000):
        if entries.property("currentIndex") == last:
            break
        press_fast(stage, Key.Key_Down)
        item = entries.property("currentItem")
        assert item.y() < entries.property("contentY") + entries.height()
        assert item.y() + item.height() > entries.property("contentY")
    assert entries.property("currentIndex") == last
    press(stage, Key.Key_Home)
    assert entries.property("currentIndex") == 0
    press(stage, Key.Key_PageDown)
    assert entries.property("currentIndex") > 0


def press_fast(stage: Stage, key: Key) -> None:
    assert stage.view is not None
    QTest.keyClick(stage.view, key)


def test_searching_filters_and_highlights_while_typing(stage: Stage) -> None:
    page, books, entries = open_rules(stage)
    press(stage, Key.Key_F, modifier=Qt.KeyboardModifier.ControlModifier)
    assert stage.view is not None
    for letter in "MANTRAS":
        QTest.keyClick(stage.view, letter)  # type: ignore[call-overload]
    stage.process(60)
    assert books.property("search").lower() == "mantras"
    assert books.property("found") == 4
    documents = [item.property("textDocument") for item in items_of(page)]
    formats = [
        (document.textDocument().toPlainText(), place)
        for document in documents
        if document is not None
        for place in document.textDocument().firstBlock().layout().formats()
    ]
    assert formats
    for text, place in formats:
        assert text[place.start : place.start + place.length].lower() == "mantras"
    press(stage, Key.Key_Return)
    assert entries.hasActiveFocus()
    press(stage, Key.Key_F, modifier=Qt.KeyboardModifier.ControlModifier)
    press(stage, Key.Key_Escape)
    assert books.property("search") == ""
    assert entries.property("count") > 60


def items_of(item: QQuickItem) -> Iterator[QQuickItem]:
    yield item
    for child in item.childItems():
        yield from items_of(child)


def test_case_r5_what_is_typed_is_never_markup(stage: Stage) -> None:
    _, books, entries = open_rules(stage)
    books.setProperty("search", "<b>x</b> & %1 {clause} \\ [")
    stage.process(30)
    assert entries.property("count") == 0


@pytest.mark.parametrize(("width", "text"), [(1440, 100), (960, 200)])
def test_a_search_without_a_hit_says_what_to_do(stage: Stage, width: int, text: int) -> None:
    stage.choose(textSize=text)
    page, books, entries = open_rules(stage, width=width, height=600)
    press(stage, Key.Key_F, modifier=Qt.KeyboardModifier.ControlModifier)
    press(stage, *"teapot")
    stage.process(30)
    told = [item for item in items_of(page) if "No clause has" in str(item.property("text"))]
    assert [item.isVisible() for item in told].count(True) == 1
    assert not entries.isVisible()
    press(stage, Key.Key_Return)  # on to what can be done
    press(stage, Key.Key_Return)
    assert books.property("search") == ""
    field: Any = page.findChild(QObject, "search")
    assert field.property("text") == ""
    assert entries.hasActiveFocus()


def test_what_has_no_hit_can_still_be_read(stage: Stage) -> None:
    page, books, _ = open_rules(stage)
    books.setProperty("search", "mantras")
    stage.process(60)
    contents: Any = page.findChild(QObject, "contents")
    lines = [item for item in items_of(contents) if item.property("found") is not None]
    assert {bool(line.isEnabled()) for line in lines} == {True, False}
    assert {line.property("opacity") for line in lines} == {1.0}
    palette: Any = stage.engine.singletonInstance("yournightmare.views.components", "Theme")
    inks = {str(line.property("ink").name()) for line in lines if not line.isEnabled()}
    assert inks == {palette.property("textDim").name()}


@pytest.mark.parametrize(("width", "text"), [(1440, 100), (960, 100), (960, 200)])
def test_the_codes_are_explained_once(stage: Stage, width: int, text: int) -> None:
    stage.choose(textSize=text)
    page, _, _ = open_rules(stage, width=width, height=600)
    stage.process(30)
    told = [item for item in items_of(page) if "R\u2011E7" in str(item.property("text"))]
    assert [item.isVisible() for item in told].count(True) == 1


def test_contents_lead_to_a_section(stage: Stage) -> None:
    page, books, entries = open_rules(stage)
    contents: Any = page.findChild(QObject, "contents")
    contents.forceActiveFocus()
    row = books.contentsRowOf("EN-6")
    contents.setProperty("currentIndex", row)
    press(stage, Key.Key_Return)
    current = books.property("entries").rows[entries.property("currentIndex")]
    assert current.key == "EN-6"
    assert abs(top_of(entries)) < 2


def test_the_language_is_switched_live(stage: Stage) -> None:
    _, books, entries = open_rules(stage, "EN-4.2")
    stage.choose(language="de")
    stage.house.retranslated.emit()
    stage.process(30)
    row = books.property("entries").rows[entries.property("currentIndex")]
    assert row.key == "EN-4.2"
    assert row.words.startswith("Der erste Würfel")


def test_case_a2_what_takes_focus_has_a_name(stage: Stage) -> None:
    page, _, _ = open_rules(stage, "R-E14")
    for text in (100, 200):
        stage.choose(textSize=text)
        stage.process(30)
        names = []
        for _ in range(14):
            press(stage, Key.Key_Tab)
            assert stage.view is not None
            item = stage.view.activeFocusItem()
            assert item is not None
            names.append(accessible_name(item))
        assert all(names), names
    assert page.property("title") == "Rules"


def accessible_name(item: QQuickItem) -> str:
    from PySide6.QtGui import QAccessible

    found = QAccessible.queryAccessibleInterface(item)
    return "" if found is None else found.text(QAccessible.Text.Name)
