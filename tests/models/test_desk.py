"""The desk, when saved games may only be read."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.sessions.tools import new_session, play
from yournightmare.models.desk import Desk
from yournightmare.models.house import House
from yournightmare.sessions import schema, store
from yournightmare.sessions.store import Store
from yournightmare.sessions.trouble import StoreTrouble, TroubleKind


def test_case_S7_saved_games_are_there_and_it_is_told_once(
    qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Store(store.store_file())
    old = play(new_session(), 4)
    first.create(old)
    first.close()

    def forbidden(path: Path | None) -> None:
        raise StoreTrouble(TroubleKind.READ_ONLY, path)

    monkeypatch.setattr(schema, "connect", forbidden)
    house, told = House(), list[str]()
    monkeypatch.setattr(house, "trouble", lambda title, text: told.append(title))
    desk = Desk(house)
    assert [one.id for one in desk.store.unfinished()] == [old.id]
    assert told == []
    for _ in range(2):
        assert desk.begin("endless", {}, [{"name": "Ada"}], "1", "")
    desk.play(old.id)
    assert told == ["The folder of saved games can only be read."]
    assert len(desk.store.unfinished()) == 3
    desk.close()
