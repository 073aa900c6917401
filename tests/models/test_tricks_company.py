"""People and computer players at the trick game's table: seats, hints, muttering."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.models.tricks_tables import (
    at_play,
    let_computers_think,
    new_table,
    open_curtain,
    play_at_random,
    session_of,
)
from yournightmare.games.tricks.decisions import Deal
from yournightmare.games.tricks.state import Awaiting
from yournightmare.models.tricks import manner
from yournightmare.models.tricks.table import TricksTable


def test_case_H6_what_is_pressed_while_a_computer_thinks_is_not_queued(qtbot: QtBot) -> None:
    table, rng = new_table(1, 3, seed=1), random.Random(1)
    while session_of(table).state.awaiting is not Awaiting.PLAY or not table._is_thinking():
        play_at_random(table, rng, most=1)
    before = len(session_of(table).log)
    hand: Any = table.property("hand")
    for _ in range(5):
        table.act()
        table.takeBack()
        for row in list(hand.property("rows").rows):
            hand.pick(row.card)
        hand.pickValue(5)
        hand.step(1)
        hand.play()
        table.hint()
    assert len(session_of(table).log) == before
    assert hand.property("pickedValue") == -1
    let_computers_think(table)
    seats = [entry.seat for entry in session_of(table).log[before:]]
    assert 0 not in seats


def test_case_C4_a_seat_taken_over_while_it_thinks(qtbot: QtBot) -> None:
    """The search stops, and the person may move; the session remembers who sits there."""
    table, rng = new_table(1, 3, seed=1), random.Random(1)
    while session_of(table).state.awaiting is not Awaiting.PLAY or not table._is_thinking():
        play_at_random(table, rng, most=1)
    seat, before = session_of(table).state.turn, len(session_of(table).log)
    table.takeSeat(seat)
    for _ in range(50):
        qtbot.wait(1)
    assert len(session_of(table).log) == before
    assert session_of(table).seats[seat].kind == "person"
    assert table.property("curtain").property("needed")
    table.act()
    assert open_curtain(table) == seat
    hand: Any = table.property("hand")
    assert hand.property("mayPlay")
    hand.pick(hand.property("rows").rows[0].card)
    table.act()
    assert session_of(table).log[before].seat == seat
    table.takeSeat(seat)
    table.takeSeat(9)
    table.leaveSeat(seat)
    assert session_of(table).seats[seat].kind == "computer"
    assert not table.property("curtain").property("needed")
    table.leaveSeat(0)
    assert session_of(table).seats[0].kind == "person", "one person stays"
    play_at_random(table, rng)
    assert session_of(table).result is not None


def test_hints_are_shown_to_the_one_who_asks_and_mark_the_session(qtbot: QtBot) -> None:
    table = at_play(seed=2)
    table.hint()
    hints: Any = table.property("hints")
    assert hints.property("isThinking")
    qtbot.waitUntil(lambda: not hints.property("isThinking"), timeout=20_000)
    rows = hints.property("rows").rows
    assert hints.property("total") == len(session_of(table).legal(0)) >= len(rows)
    assert rows
    assert [row.is_best for row in rows] == [True] + [False] * (len(rows) - 1)
    assert all(0 <= row.scared <= 1 and 0 <= row.trick <= 1 for row in rows)
    shown = [float(row.game_text.removesuffix(" %")) for row in rows]
    assert shown == sorted(shown, reverse=True), "the best is so by a figure that is shown"
    assert session_of(table).hints
    table.followHint(0)
    assert table.property("hand").property("canPlay")
    table.followHint(99)
    table.act()
    assert not hints.property("isOpen")
    assert list(hints.property("rows").rows) == []


def test_computer_players_mutter_in_their_own_way_and_give_nothing_away(qtbot: QtBot) -> None:
    """What they say comes from what all have seen: other hidden cards, the same words."""
    said: list[list[str]] = []
    for _ in range(2):
        table, rng = new_table(1, 4, seed=8), random.Random(8)
        heard: list[str] = []
        for _ in range(3000):
            if table.property("phase") == "ended":
                break
            play_at_random(table, rng, most=1)
            heard += [row.line for row in table.property("seats").rows if row.line]
        assert not any(row.line for row in table.property("seats").rows if not row.is_computer)
        said.append(heard)
    assert said[0] == said[1]
    assert len(set(said[0])) >= 3
    levels = list(manner.LINES)
    assert levels == ["easy", "normal", "hard"]
    for level in levels:
        assert set(manner.LINES[level]) == set(manner.OFTEN)


def test_a_hint_that_fails_is_told(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Case C3."""
    from yournightmare.players import thinking

    def fail(*_: Any) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr(thinking, "advise_on", fail)
    table = at_play(seed=2)
    noted: list[str] = []
    table.noted.connect(noted.append)
    table.hint()
    qtbot.waitUntil(lambda: bool(noted), timeout=5000)
    assert noted == ["There is no hint this time."]
    assert not table.property("hints").property("isOpen")


def computer_deals(tempo: float) -> TricksTable:
    """Return a table at which a computer player has thought of its deal."""
    for seed in range(1, 50):
        table = new_table(1, 3, seed=seed, tempo=tempo)
        seat = session_of(table).state.holder
        if table._players[seat].is_computer:
            table._thinking.stop()
            table._thought(seat, Deal(seat))
            return table
    raise AssertionError("no computer player has the start card")


def test_a_computer_that_deals_is_seen_before_it_does(qtbot: QtBot) -> None:
    """So its round is laid out in a turn of its own; not at a table that was left meanwhile."""
    table = computer_deals(tempo=1)
    assert not session_of(table).log
    qtbot.waitUntil(lambda: bool(session_of(table).log), timeout=20_000)
    left = computer_deals(tempo=1)
    left.leave()
    assert not left._dealing.isActive()
    assert not session_of(left).log
    assert session_of(computer_deals(tempo=0)).log  # at once without motion
