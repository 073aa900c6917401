"""Tests of skill that were done before and taken back: only what is open is offered (R-A3)."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtQuick import QQuickItem

from tests.gallery_screens.active import active_table
from tests.hands import Key, click, in_sight, press
from tests.screens import Shot
from tests.stage import Stage
from yournightmare.models.endless.table import EndlessTable

TESTS = [
    ("active_spiders", "board throw"),
    ("active_buried_alive", "lid throw"),
    ("blindness", "pointing"),
    ("active_final_exam", "stopwatch"),
]


def taken_back(stage: Stage, nightmare: str, test: str) -> tuple[EndlessTable, QQuickItem]:
    """Show the page where a test was done and taken back."""
    table = active_table(nightmare, test)
    table._session.decide(table._session.legal(0)[2])
    table._session.take_back()
    table._settle()
    stage.keep(table)
    shot = Shot("yournightmare.views.endless", "EndlessPage", {"table": table})
    page = stage.show(shot, 1280, 800)
    page.forceActiveFocus()
    stage.process(100)
    return table, page


def words_in_sight(page: QQuickItem) -> str:
    return " ".join(str(item.property("text") or "") for item in in_sight(page))


def shown_parts(page: QQuickItem) -> set[str]:
    """Return which parts of tests are in sight."""
    kinds = {item.metaObject().className().split("_")[0] for item in in_sight(page)}
    return kinds & {"DiceBoard", "Stopwatch", "RehearsalNote", "BlindTable"}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("by_mouse", [False, True], ids=["key", "mouse"])
@pytest.mark.parametrize(("nightmare", "test"), TESTS)
def test_what_was_taken_back_is_not_offered_but_gone_on_with(
    stage: Stage, nightmare: str, test: str, by_mouse: bool, language: str
) -> None:
    stage.choose(language=language)
    table, page = taken_back(stage, nightmare, test)
    assert shown_parts(page) == set()
    said = words_in_sight(page)
    assert table._skills.property("explained") in said
    press(stage, Key.Key_R)
    assert shown_parts(page) == set()
    (main,) = [i for i in in_sight(page) if i.property("isLowest") is not None]
    assert main.property("text") == table._skills.property("verb")
    decided = len(table._session.log)
    if by_mouse:
        click(stage, main)
    else:
        press(stage, Key.Key_Space)
    stage.process(20)
    table.skip()
    stage.process(40)
    assert len(table._session.log) == decided + 1
    state: Any = table._session.state
    assert state.awaiting != test


def test_the_die_runs_once_more_as_it_did(stage: Stage) -> None:
    table, page = taken_back(stage, "active_spiders", "board throw")
    table.setTempo(50)  # so slowly that no machine misses it
    press(stage, Key.Key_Space)
    stage.process(60)
    assert table.property("isPlaying")
    assert shown_parts(page) == {"DiceBoard"}
    assert table._skills._dice.property("path")
    table.skip()
    stage.process(20)


def at_the_clock(stage: Stage) -> tuple[EndlessTable, QQuickItem]:
    """Show the page with a clock that counts, running."""
    table = active_table("active_final_exam", "stopwatch")
    stage.keep(table)
    page = stage.show(Shot("yournightmare.views.endless", "EndlessPage", {"table": table}))
    page.forceActiveFocus()
    stage.process(60)
    press(stage, Key.Key_R, Key.Key_Space)
    assert table._skills._watch.property("isCounted")
    return table, page


def test_a_page_that_goes_while_the_clock_counts_leaves_a_mark(stage: Stage) -> None:
    table, _ = at_the_clock(stage)
    stage.clear()
    assert table._session.taken_back


@pytest.mark.parametrize("language", ["en", "de"])
def test_who_comes_back_to_the_clock_sees_the_mark(stage: Stage, language: str) -> None:
    stage.choose(language=language)
    table, page = at_the_clock(stage)
    mark = "This game is marked" if language == "en" else "gekennzeichnet"
    assert mark not in words_in_sight(page)
    table.leave()
    stage.clear()
    again = EndlessTable(table._session)
    stage.keep(again)
    page = stage.show(Shot("yournightmare.views.endless", "EndlessPage", {"table": again}))
    stage.process(60)
    assert mark in words_in_sight(page)


def test_the_clock_shows_when_it_is_too_late(stage: Stage) -> None:
    table, page = at_the_clock(stage)
    (face,) = [i for i in in_sight(page) if i.metaObject().className().startswith("Stopwatch")]
    assert "too late" not in words_in_sight(face)
    table._skills._watch.show_reading(560)
    stage.process(20)
    assert "too late" in words_in_sight(face)
    table._skills._watch.show_reading(559)
    stage.process(20)
    assert "too late" not in words_in_sight(face)
