"""Own dice in the active game: the form for what happened at a real board or clock (R-A5)."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtQuick import QQuickItem

from tests.gallery_screens.active import active_session
from tests.hands import Key, in_sight, press
from tests.stage import Stage, items
from tests.views.test_active_page import entry_form, finish, open_page
from yournightmare.games.chance import Throw
from yournightmare.games.endless.decisions import Action, ChooseAction, ThrowOnBoard, UseMind
from yournightmare.models.endless.table import EndlessTable
from yournightmare.sessions.diceboards import load_dice_board
from yournightmare.sessions.session import Session


def asked(stage: Stage, session: Session) -> tuple[EndlessTable, QQuickItem]:
    """A table at which a test of skill is to be entered, and the form for it."""
    table = EndlessTable(session)
    table.setTempo(0)
    page = open_page(stage, table)
    table.throwDie()
    stage.process(60)
    return table, entry_form(page)


def at_a_throw(nightmare: str) -> Session:
    session = active_session(nightmare, own_dice=True)
    session.decide(ChooseAction(0, Action.MOVEMENT, 2))
    return session


def texts_in(form: QQuickItem) -> list[str]:
    return [item.property("text") for item in in_sight(form) if item.property("text")]


def after_a_throw(nightmare: str, made: Throw) -> Session:
    session = at_a_throw(nightmare)
    session.decide(ThrowOnBoard(0), (), (made,))
    if session.view(0).awaiting == "mind":
        session.decide(UseMind(0, 0))
    session.decide(ChooseAction(0, Action.MOVEMENT, 2))
    return session


@pytest.mark.parametrize(
    ("nightmare", "zone", "word"),
    [
        ("active_spiders", 0, ""),
        ("active_spiders", 1, ""),
        ("active_spiders", 3, "It touched a spider"),
        ("active_decay", 3, "It touched a tooth"),
        ("active_monsters", 3, "It touched a monster"),
        ("active_fraud", 3, ""),
        ("active_buried_alive", 0, "It touched a nail"),
    ],
)
def test_only_what_can_lie_there_can_have_been_touched(
    stage: Stage, nightmare: str, zone: int, word: str
) -> None:
    made = Throw("action throw", zone) if zone else None
    session = after_a_throw(nightmare, made) if made else at_a_throw(nightmare)
    table, form = asked(stage, session)
    assert table.property("asksKind") == "throw"
    assert table.property("touches") == word
    said = texts_in(form)
    assert (word in said) == bool(word)
    assert not any("marker" in text for text in said)


def test_not_through_zone_ii_says_that_it_counts_as_i(stage: Stage) -> None:
    table, form = asked(stage, at_a_throw("active_fraud"))
    stones = [i for i in items(form) if i.metaObject().className().startswith("StoneButton")]
    (button,) = [stone for stone in stones if "zone II" in stone.property("text")]
    assert "counts as I" in button.property("text")
    button.metaObject().invokeMethod(button, "click")
    finish(stage, table)
    told = table._story.rows[-1].told
    assert "Your throw misses zone II: it counts as I." in told


def test_a_digit_enters_the_throw_with_what_is_ticked(stage: Stage) -> None:
    table, form = asked(stage, after_a_throw("active_spiders", Throw("action throw", 3)))
    (switch,) = [i for i in items(form) if i.metaObject().className().startswith("Toggle")]
    switch.forceActiveFocus()
    press(stage, Key.Key_Return, Key.Key_4)
    finish(stage, table)
    assert "You throw into zone IV and touch a spider." in table._story.rows[-1].told


def test_a_time_is_written_at_once_and_nonsense_is_told_in_sight(stage: Stage) -> None:
    stage.choose(language="en")  # its point stands in the example
    table, form = asked(stage, at_a_throw("active_final_exam"))
    (field,) = [i for i in items(form) if i.property("placeholderText") is not None]
    assert field.hasActiveFocus()
    assert field.property("placeholderText") == "such as 5.43"
    assert "Seconds from 0 to 600." in texts_in(form)
    press(stage, *"abc", Key.Key_Return)
    assert field.property("error") == "Seconds from 0 to 600."
    (told,) = [i for i in in_sight(form) if i.property("text") == "Seconds from 0 to 600."]
    color: Any = told.property("color")
    press(stage, Key.Key_Backspace, Key.Key_Backspace, Key.Key_Backspace, *"5.43")
    assert field.property("error") == ""
    assert told.property("color") != color
    press(stage, Key.Key_Return)
    finish(stage, table)
    assert table.property("asksKind") == ""


@pytest.mark.parametrize(
    ("nightmare", "words"),
    [
        ("active_fraud", ["210 mm", "115, 75, 60, 50, 50 mm", "40 mm"]),
        ("active_spiders", ["210 mm", "leaves a spider"]),
        ("active_buried_alive", ["210 mm", "60, 145, 225 mm", "104, 76, 104 mm"]),
        ("active_final_exam", []),
    ],
)
def test_which_board_is_needed_is_said_before(
    stage: Stage, nightmare: str, words: list[str]
) -> None:
    table = EndlessTable(at_a_throw(nightmare))
    table.setTempo(0)
    page = open_page(stage, table)
    said = " ".join(texts_in(page))
    assert load_dice_board().die == 16
    assert all(word in said for word in words)
    assert ("strips" in said) == bool(words)
