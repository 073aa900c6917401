"""The page of Fear cards: a deck is written, kept, deleted and brought back by keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from tests.hands import SMALL_WINDOWS, Key, ask_to_leave, focus_name, press, tab_through, tab_to
from tests.screens import Shot
from tests.stage import Stage, items
from yournightmare.models.decks import Decks
from yournightmare.sessions import feardecks
from yournightmare.sessions.feardecks import FearDeck

MODULE, PAGE = "yournightmare.views.decks", "DecksPage"
EIGHT = tuple(f"Fear number {number}" for number in range(1, 9))
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def stage(qtbot: QtBot) -> Iterator[Stage]:
    stage = Stage()
    stage.choose(language="en")
    yield stage
    stage.clear()
    assert stage.warnings == []
    stage.choose(textSize=100)
    stage.close()


def open_page(stage: Stage, **size: int) -> tuple[QQuickItem, Decks]:
    page = stage.show(Shot(MODULE, PAGE), **size)
    decks = page.findChild(Decks)
    assert isinstance(decks, Decks)
    return page, decks


def test_a_deck_is_written_and_kept_by_keyboard(stage: Stage) -> None:
    page, decks = open_page(stage)
    tab_to(stage, "New deck")
    press(stage, Key.Key_Return)
    assert focus_name(stage) == "Name of the deck"
    press(stage, *"Attic")
    tab_to(stage, "The fears, one a line")
    press(stage, Key.Key_End, modifier=CONTROL)
    press(stage, Key.Key_Return, *"mice")
    assert decks._draft.property("counted") == "9 fears"
    press(stage, Key.Key_S, modifier=CONTROL)
    assert feardecks.load_deck("Attic").cards[-1] == "mice"
    del page


def test_a_deleted_deck_is_brought_back(stage: Stage) -> None:
    feardecks.save_deck(FearDeck("Office", EIGHT))
    _, decks = open_page(stage)
    press(stage, Key.Key_Down, Key.Key_Return)
    tab_to(stage, "Delete")
    press(stage, Key.Key_Return)
    assert feardecks.decks() == []
    tab_to(stage, "Undo")
    press(stage, Key.Key_Return)
    assert feardecks.load_deck("Office").cards == EIGHT
    assert decks.property("title") == "Office"


def test_leaving_asks_for_what_is_not_saved(stage: Stage) -> None:
    feardecks.save_deck(FearDeck("Office", EIGHT))
    page, decks = open_page(stage)
    press(stage, Key.Key_Down, Key.Key_Return)
    lines = next(item for item in items(page) if item.objectName() == "lines")
    lines.setProperty("text", "\n".join([*EIGHT, "one more"]))
    assert decks._draft.property("isChanged")
    ask_to_leave(page)
    stage.process(50)
    tab_to(stage, "Save")
    press(stage, Key.Key_Return)
    assert len(feardecks.load_deck("Office").cards) == 9


def test_a_text_far_too_long_is_taken_out_again(stage: Stage) -> None:
    feardecks.save_deck(FearDeck("Office", EIGHT))
    page, decks = open_page(stage)
    press(stage, Key.Key_Down, Key.Key_Return)
    tab_to(stage, "The fears, one a line")
    assert stage.view is not None
    QGuiApplication.clipboard().setText("y" * 1_000_000)
    press(stage, Key.Key_V, modifier=CONTROL)
    lines = next(item for item in items(page) if item.objectName() == "lines")
    assert lines.property("length") < 120_000
    assert not decks._draft.property("isChanged")


@pytest.mark.parametrize("size", [*SMALL_WINDOWS, (960, 600, 150)])
def test_the_box_is_scrolled_by_one_bar(stage: Stage, size: tuple[int, int, int]) -> None:
    width, height, text = size
    stage.choose(textSize=text)
    page, _ = open_page(stage, width=width, height=height)
    views = [item for item in items(page) if item.inherits("QQuickFlickable")]
    longer = [v for v in views if v.property("contentHeight") > v.height() + 1 and v.isVisible()]
    assert [v.inherits("QQuickGridView") for v in longer] == [True]
    # most of a card is in sight
    assert longer[0].height() >= 0.6 * longer[0].property("cellHeight")
    assert {"New deck", "Bring in a file"} <= set(tab_through(stage, 8))


def test_the_box_may_go_at_any_moment(stage: Stage, qtlog: Any) -> None:
    """What is still being made of it then is nobody's loss."""
    feardecks.save_deck(FearDeck("Office", EIGHT))
    for wait in (0, 5, 20):
        _, decks = open_page(stage)
        stage.process(wait)
        decks.choose(decks.property("lines").rows[1].key)
        stage.process(30)
        decks.choose("")
        decks.seek("spider")
        stage.process(30)
    assert [record.message for record in qtlog.records] == []


@pytest.mark.parametrize("size", SMALL_WINDOWS)
def test_case_a2_all_is_reached_and_named_in_small_windows(
    stage: Stage, size: tuple[int, int, int]
) -> None:
    width, height, text = size
    feardecks.save_deck(FearDeck("W" * 60, EIGHT))
    stage.choose(textSize=text)
    _, decks = open_page(stage, width=width, height=height)
    decks.choose(decks.property("lines").rows[1].key)
    stage.process(50)
    seen = tab_through(stage, 16)
    assert all(seen), seen
    assert {"Name of the deck", "Delete", "The fears, one a line"} <= set(seen)
