"""The screens of the active game: what is in sight, what stands when, what is ticked."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QMetaObject, QPointF
from PySide6.QtQuick import QQuickItem

from tests.gallery_screens.active import active_session, active_table, throw_at
from tests.screens import Shot
from tests.stage import Stage, items
from yournightmare.games.endless.decisions import Action, ChooseAction
from yournightmare.models.endless.table import EndlessTable

PAGE = ("yournightmare.views.endless", "EndlessPage")

TESTED = {
    "blindness": "pointing",
    "drowning": "",
    "active_buried_alive": "lid throw",
    "active_decay": "board throw",
    "falling": "ability die",
    "active_fraud": "board throw",
    "lost": "",
    "active_monsters": "board throw",
    "active_old_factory": "",
    "active_spiders": "board throw",
    "temptation": "ability die",
    "active_final_exam": "stopwatch",
}
"""The twelve of the active game, with the moment beside the action that each has."""


def open_page(stage: Stage, table: EndlessTable, size: tuple[int, int]) -> QQuickItem:
    stage.keep(table)
    page = stage.show(Shot(*PAGE, {"table": table}), *size)
    page.forceActiveFocus()
    stage.process(60)
    return page


def with_own(page: QQuickItem, name: str) -> QQuickItem:
    """Return the item that has a property of that name."""
    return next(item for item in items(page) if item.property(name) is not None)


@pytest.mark.parametrize(
    ("size", "text"), [((1280, 768), 100), ((1280, 800), 100), ((1280, 800), 150)]
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_ring_and_choice_fit_the_window_of_a_laptop(
    stage: Stage, language: str, text: int, size: tuple[int, int]
) -> None:
    """Three columns never scroll; with large letters ring and choice are whole, tracks below."""
    stage.choose(language=language, textSize=text, motion="reduced")
    table = active_table("lost", "action")
    page = open_page(stage, table, size)
    board = with_own(page, "choicesHeight")
    choices = with_own(page, "tallest")
    ring = with_own(page, "isRuleShown")
    for nightmare, moment in TESTED.items():
        for until in ("action", moment) if moment else ("action",):
            # another game on the same page: none is made for each
            assert table.take_up(active_table(nightmare, until)._session)
            stage.process(60)
            where = f"{nightmare}, {until}"
            assert table.property("nightmare") == nightmare, where
            if text == 100:
                assert board.property("columns") == 3, where
                assert board.property("contentHeight") <= board.height(), where
            assert choices.y() + choices.implicitHeight() <= board.height(), where
            assert ring.mapToItem(board, QPointF(0, ring.height())).y() <= board.height(), where


def test_the_watch_has_its_words_beside_it_in_small_windows(stage: Stage) -> None:
    stage.choose(textSize=200)
    table = active_table("active_final_exam", "stopwatch")
    page = open_page(stage, table, (960, 600))
    words = [i for i in items(page) if i.property("text") == table._skills.property("explained")]
    assert any(item.isVisible() for item in words)


@pytest.mark.parametrize("nightmare", ["active_spiders", "active_final_exam"])
def test_what_is_asked_next_never_stands_over_the_last_test(stage: Stage, nightmare: str) -> None:
    """The test goes in the moment in which something else is asked for, not a frame later."""
    table = active_table(nightmare, TESTED[nightmare])
    page = open_page(stage, table, (1280, 800))
    test = with_own(page, "isBeside")
    stage.choose(motion="full")
    table.setTempo(0)
    assert test.isVisible()
    seen: list[tuple[bool, bool]] = []
    table.awaitingChanged.connect(
        lambda: seen.append((table._skills.property("test") != "", test.isVisible()))
    )
    table._skills.inEarnest()
    if nightmare == "active_spiders":
        throw_at(table, 560)
    else:
        table._skills.actNow()
        table._skills.actNow()
    table.skip()
    assert seen
    assert all(is_tested or not is_shown for is_tested, is_shown in seen)
    assert not test.isVisible()


def buttons(page: QQuickItem, *texts: str) -> list[QQuickItem]:
    """Return what can be seen with one of these texts and can be pressed."""
    seen = [i for i in items(page) if i.isVisible() and i.property("text") in texts]
    return [item for item in seen if item.property("checkable") is not None]


def test_a_breath_is_no_choice_and_stays_unticked(stage: Stage) -> None:
    page = open_page(stage, active_table("drowning", "action"), (1280, 800))
    (breath,) = buttons(page, "I breathe")
    assert not breath.property("checkable")
    QMetaObject.invokeMethod(breath, "click")
    stage.process(30)
    assert not breath.property("checked")


@pytest.mark.parametrize(
    ("nightmare", "texts"),
    [
        ("active_spiders", ("I", "II", "III", "IV", "V", "VI")),
        ("active_final_exam", ("Enter the time",)),
        ("blindness", ("On the die", "Beside it")),
    ],
)
def test_entering_what_happened_is_no_choice_and_stays_unticked(
    stage: Stage, nightmare: str, texts: tuple[str, ...]
) -> None:
    session = active_session(nightmare, own_dice=True)
    session.decide(ChooseAction(0, Action.MOVEMENT, 2), (6,) if nightmare == "blindness" else ())
    table = EndlessTable(session)
    table.setTempo(0)
    while view_of(table).awaiting == "mind":
        table.useMind(0)
        table.skip()
    table.throwDie()
    page = open_page(stage, table, (1280, 800))
    stage.process(60)
    found = buttons(page, *texts)
    assert len(found) == len(texts)
    for button in found:
        assert not button.property("checkable"), button.property("text")
    QMetaObject.invokeMethod(found[0], "click")
    stage.process(30)
    assert not any(button.property("checked") for button in found)


def view_of(table: EndlessTable) -> Any:
    return table._session.view(0)


def test_the_exam_s_faces_are_readings_of_the_clock(stage: Stage) -> None:
    """R-E25: nobody throws a die there, and 5.6 is too late."""
    stage.choose(language="en")
    page = open_page(stage, active_table("active_final_exam", "action"), (1280, 800))
    seen = {item.property("text") for item in items(page) if item.isVisible()}
    for text in ("If you stop at", "5.1", "5.6"):
        assert text in seen, text
    assert "throw above it" not in seen
