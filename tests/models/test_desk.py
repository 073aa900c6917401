"""The desk, when saved games may only be read."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.sessions.tools import new_session, play
from yournightmare.models.desk import Desk
from yournightmare.models.house import ROOMS, House
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


SEATS = {
    "endless": [{"name": "Ada", "kind": "person", "sign": "moth"}],
    "worst": [
        {"name": "Ada", "kind": "person", "sign": "moth"},
        {
            "name": "Ottilie",
            "kind": "computer",
            "sign": "key",
            "level": "strong",
            "persona": "ottilie",
        },
    ],
    "tricks": [
        {"name": "Ada", "kind": "person", "sign": "moth"},
        {"name": "Ben", "kind": "person", "sign": "key"},
        {"name": "Nell", "kind": "computer", "sign": "owl", "level": "normal", "persona": "nell"},
    ],
}


@pytest.mark.parametrize("game_id", sorted(SEATS))
def test_each_game_is_begun_gone_on_with_begun_again_and_watched(
    qtbot: QtBot, data_dir: Path, game_id: str
) -> None:
    """The desk knows a game by its room alone."""
    house, opened, told = House(), list[str](), list[str]()
    house.opened.connect(lambda module, page, properties: opened.append(page))
    house.replaced.connect(lambda module, page, properties: opened.append(page))
    house.troubled.connect(lambda title, text: told.append(text))
    desk = Desk(house, Store.in_memory())
    assert desk.begin(game_id, {}, SEATS[game_id], "5", "")
    (session,) = desk.store.unfinished()
    with qtbot.waitSignal(house.returnRequested) as asked:
        desk.play(session.id)
    assert asked.args == [session.id], "it has a page already"
    desk.putAway(desk._open_games[-1].table)
    desk.play(session.id)
    desk.again(session.id)
    desk.replay(session.id)
    page = ROOMS[game_id]
    # Endless Nightmare goes on with another game on the page that is there
    assert opened == [page] * (2 if game_id == "endless" else 3) + ["ReplayPage"]
    assert told == []
    assert [one.game for one in desk.store.summaries()] == [game_id] * 2
    assert desk.begin("no such game", {}, SEATS[game_id], "", "") is False
    assert len(told) == 1
    desk.close()


@pytest.mark.parametrize(
    ("game_id", "options"),
    [
        ("endless", {"board": "nowhere"}),
        ("worst", {"deck": "own:nothing"}),
        ("worst", {"target": 99}),
        ("worst", {"oldest": 7}),
        ("worst", {"end": "never"}),
        ("tricks", {"until_total": True, "total": 99}),
    ],
)
def test_a_game_that_can_t_begin_says_why(
    qtbot: QtBot, data_dir: Path, game_id: str, options: dict[str, object]
) -> None:
    """S2's kind: nothing is raised, nothing begun."""
    house, told = House(), list[str]()
    house.troubled.connect(lambda title, text: told.append(f"{title} {text}"))
    desk = Desk(house, Store.in_memory())
    assert not desk.begin(game_id, options, SEATS[game_id], "", "")
    assert len(told) == 1
    assert told[0].startswith("This game can't begin as it is. ")
    assert desk.store.summaries() == []
