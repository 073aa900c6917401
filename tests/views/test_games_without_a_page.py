"""Saved games whose rules are in the box, but not yet their page: kept, listed, and told so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtQuick import QQuickItem

from tests.gallery_screens.library import furnish
from tests.screens import Shot
from tests.stage import Stage
from yournightmare.games.tricks.state import Options
from yournightmare.models.desk import Desk
from yournightmare.models.library import LibraryModel
from yournightmare.sessions.files import write_file
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store

SEATS = (SeatInfo("Ada"), SeatInfo("Ben"), SeatInfo("Cem"))


def begun(decisions: int) -> Session:
    session = Session.new("tricks", Options(), SEATS, 5)
    while session.waiting and len(session.log) < decisions:
        legal = session.legal(session.waiting[0])
        session.decide(legal[len(session.log) % len(legal)])
    return session


@pytest.fixture
def store() -> Store:
    store = Store.in_memory()
    for decisions in (0, 2, 9, 10_000):
        store.create(begun(decisions))
    return store


def test_the_library_lists_them_and_the_desk_says_it_cannot_show_them(
    stage: Stage, store: Store, tmp_path: Path
) -> None:
    told: list[str] = []
    opened: list[Any] = []
    stage.house.troubled.connect(lambda _title, text: told.append(text))
    stage.house.opened.connect(lambda *page: opened.append(page))
    stage.house.replaced.connect(lambda *page: opened.append(page))
    furnish(stage, store)
    page: QQuickItem = stage.show(Shot("yournightmare.views.library", "LibraryPage"))
    model = page.findChild(LibraryModel)
    assert isinstance(model, LibraryModel)
    assert len(model.rows) == 4
    assert sum(row.finished for row in model.rows) == 1
    file = tmp_path / "game.nightmare"
    write_file(file, begun(5).record())
    house: Any = stage.house
    desk: Desk = house._desk
    desk.open_file(file)
    for session in store.summaries():
        desk.play(session.id)
        desk.again(session.id)
        desk.replay(session.id)
        desk.branch(session.id, 1)
    assert not desk.begin("tricks", {}, [{"name": seat.name} for seat in SEATS], "", "")
    assert opened == []
    assert set(told) == {"the game 'tricks' is not in this version, which has: endless, worst"}
    assert len(store.summaries()) == 5, "kept as they are"
