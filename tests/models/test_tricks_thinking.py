"""Computer players of the trick game at the table, thinking in a process of their own (C3, C4)."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.models.tricks_tables import new_session, open_curtain, play_at_random, seats_of
from yournightmare.games.tricks.state import Awaiting, Options
from yournightmare.models.tricks.flow import next_person
from yournightmare.models.tricks.table import TricksTable
from yournightmare.players.thinking import Thinker
from yournightmare.sessions.session import Session

pytestmark = pytest.mark.skipif(os.name != "posix", reason="ends processes by their signals")


@pytest.fixture
def tables() -> Iterator[list[TricksTable]]:
    """Tables to be left at the end, whatever happens."""
    opened: list[TricksTable] = []
    yield opened
    for table in opened:
        table.leave()


def table_with(tables: list[TricksTable], level: str, people: int = 1) -> TricksTable:
    """Return a table of four at which computer players of that level think elsewhere."""
    import msgspec

    seats = [
        msgspec.structs.replace(seat, level=level) if seat.kind == "computer" else seat
        for seat in seats_of(people, 4 - people)
    ]
    session = Session.new("tricks", Options(), seats, 3)
    table = TricksTable(session, thinker=Thinker())
    table.setTempo(0)
    tables.append(table)
    return table


def is_there(process: int) -> bool:
    """Tell whether a process runs, and hasn't only not been buried yet."""
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1]
    except OSError:
        return False
    return state.split()[0] != "Z"


def at_their_turn(qtbot: QtBot, table: TricksTable) -> None:
    """Come to a moment at which a computer player thinks about a play."""
    rng = random.Random(3)
    for _ in range(500):
        state = table._session.state
        if state.awaiting is Awaiting.PLAY and table._is_thinking() and table._thinking.asked:
            return
        if table._is_thinking() or table._computer_due() is not None:
            qtbot.wait(5)
        else:
            play_at_random(table, rng, most=1)
    raise AssertionError("no computer player thinks")


def test_a_game_goes_on_by_thoughts_from_another_process(
    qtbot: QtBot, tables: list[TricksTable]
) -> None:
    """The same as those thought here: views and moods make them, and nothing else (U2)."""
    table = table_with(tables, "normal")
    here = TricksTable(Session.new("tricks", Options(), table._session.seats, 3))
    here.setTempo(0)
    rngs = [random.Random(4), random.Random(4)]
    for one, rng in zip((table, here), rngs, strict=True):
        for _ in range(4000):
            if len(one._session.state.scores) >= 1:
                break
            if one._computer_due() is not None and next_person(one._view, one._players) is None:
                qtbot.wait(2)
            else:
                play_at_random(one, rng, most=1)
        assert one._session.state.scores
    plays = [[entry.decision for entry in one._session.log if entry.seat] for one in (table, here)]
    assert plays[0] == plays[1]


def test_case_C3_a_worker_that_dies_in_thought_is_replaced_and_told_quietly(
    qtbot: QtBot, tables: list[TricksTable]
) -> None:
    table = table_with(tables, "hard")
    noted: list[str] = []
    table.noted.connect(noted.append)
    at_their_turn(qtbot, table)
    thinker: Any = table._thinking._thinker
    qtbot.waitUntil(lambda: bool(thinker.pids()), timeout=20_000)
    before = len(table._session.log)
    for process in thinker.pids():
        os.kill(process, signal.SIGKILL)
    qtbot.waitUntil(lambda: len(table._session.log) > before, timeout=30_000)
    assert noted
    assert noted[0] == "A computer player lost its thread and played quickly instead."


def test_case_C4_nothing_comes_of_a_thought_that_is_wanted_no_more(
    qtbot: QtBot, tables: list[TricksTable]
) -> None:
    table = table_with(tables, "hard")
    at_their_turn(qtbot, table)
    seat, before = table._session.state.turn, len(table._session.log)
    table.takeSeat(seat)
    qtbot.wait(400)
    assert len(table._session.log) == before
    table.act()
    assert open_curtain(table) == seat
    assert table.property("hand").property("mayPlay")


def test_case_C4_a_table_that_is_left_leaves_no_process_behind(
    qtbot: QtBot, tables: list[TricksTable]
) -> None:
    table = table_with(tables, "hard")
    at_their_turn(qtbot, table)
    thinker: Any = table._thinking._thinker
    qtbot.waitUntil(lambda: bool(thinker.pids()), timeout=20_000)
    processes = thinker.pids()
    table.leave()
    qtbot.waitUntil(lambda: not any(map(is_there, processes)), timeout=5000)
    before = len(table._session.log)
    qtbot.wait(50)
    assert len(table._session.log) == before


def test_a_player_that_fails_here_plays_quickly_instead(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Case C3, without another process."""
    from yournightmare.models.tricks import thinking

    def fail(*_: Any) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr(thinking, "think_about", fail)
    table = TricksTable(new_session(1, 3))
    table.setTempo(0)
    noted: list[str] = []
    table.noted.connect(noted.append)
    rng = random.Random(1)
    while not table._session.state.scores:
        play_at_random(table, rng, most=1)
    assert noted
