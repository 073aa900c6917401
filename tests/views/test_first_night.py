"""Only the first night that was dreamt to its end is the first night in the book."""

from __future__ import annotations

import random

import pytest
from PySide6.QtQuick import QQuickItem

from tests.models.tables import new_session, new_table, play_at_random
from tests.screens import Shot
from tests.stage import Stage, items
from yournightmare.models.endless.room import table as table_in
from yournightmare.models.endless.table import EndlessTable
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store

FIRST = "This is your first finished game."


def dreamt(seed: int, *, takes_back: bool = False) -> Session:
    """A night at its end."""
    table = new_table(seed)
    play_at_random(table, random.Random(seed))
    if takes_back:
        table.takeBack()
        play_at_random(table, random.Random(seed))
    session: Session = table._session
    return session


def book(*nights: Session) -> Store:
    """A store with these nights in it."""
    store = Store.in_memory()
    for night in nights:
        store.add(night.record())
    return store


def said(stage: Stage, table: EndlessTable) -> list[str]:
    stage.keep(table)
    table.setTempo(0)
    page: QQuickItem = stage.show(
        Shot("yournightmare.views.endless", "EndlessPage", {"table": table})
    )
    stage.process(100)
    return [str(item.property("text")) for item in items(page) if item.isVisible()]


def test_the_first_night_says_so(stage: Stage) -> None:
    night = dreamt(3)
    table = table_in(night, book(night), stage.house)
    assert table.property("best") == -1
    assert FIRST in said(stage, table)


@pytest.mark.parametrize("takes_back", [False, True])
def test_a_night_after_another_is_not_the_first(stage: Stage, takes_back: bool) -> None:
    """However the other was dreamt: what was taken back has no score, but it has been."""
    before, night = dreamt(3, takes_back=takes_back), dreamt(4)
    assert before.taken_back == takes_back
    table = table_in(night, book(before, night), stage.house)
    assert table.property("best") == (0 if takes_back else before.view(0).score)
    shown = said(stage, table)
    assert FIRST not in shown
    assert any(text.startswith("Your best") for text in shown)


def test_a_night_that_goes_on_has_not_been(stage: Stage) -> None:
    night = dreamt(3)
    table = table_in(night, book(new_session(9), night), stage.house)
    assert table.property("best") == -1


def test_dreaming_again_is_not_the_first_night() -> None:
    table = new_table(3)
    play_at_random(table, random.Random(3))
    table.takeBack()
    play_at_random(table, random.Random(3))
    assert table.take_up(new_session(5))
    assert table.property("best") == 0
