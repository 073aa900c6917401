"""What a seat of the trick game decides: its plays, where Scared is put, and taking that back."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.models.handed import handed
from tests.models.tricks_tables import (
    at_play,
    new_session,
    new_table,
    open_curtain,
    play_at_random,
    session_of,
)
from yournightmare.games.tricks.cards import value_of
from yournightmare.games.tricks.decisions import Deal, PlaceScared, PlayCards
from yournightmare.games.tricks.state import Awaiting
from yournightmare.models.tricks import words
from yournightmare.models.tricks.table import TricksTable
from yournightmare.sessions.store import Store


@pytest.mark.parametrize("people_computers", [(1, 3), (3, 0)], ids=str)
def test_case_H7_the_hand_shown_is_the_hand_held(
    qtbot: QtBot, people_computers: tuple[int, int]
) -> None:
    """At every step, in every phase, or nothing is shown at all."""
    table, rng = new_table(*people_computers, seed=3), random.Random(3)
    seen: set[str] = set()
    while table.property("phase") != "ended":
        play_at_random(table, rng, most=1)
        hand: Any = table.property("hand")
        seat, shown = hand.property("seat"), [row.card for row in hand.property("rows").rows]
        assert seat == -1 or seat == table.property("lookingSeat")
        if seat == -1:
            assert shown == []
            continue
        seen.add(table.property("phase"))
        held = session_of(table).state.hands[seat]
        assert sorted(shown) == sorted(held)
        values = [value_of(card) or 10 for card in shown]
        assert values == sorted(values)
    assert seen == {"placing", "play"}


def test_equal_cards_are_picked_one_after_the_other(qtbot: QtBot) -> None:
    """One more with each click, none after the last; what it is worth is told before (R-M6)."""
    table = at_play(seed=2)
    hand: Any = table.property("hand")
    row = max(hand.property("rows").rows, key=lambda row: row.group_size)
    assert row.group_size >= 2
    told: list[str] = []
    table.announced.connect(told.append)
    for count in range(1, row.group_size + 1):
        hand.pick(row.card)
        assert hand.property("pickedCount") == count
        assert hand.property("canPlay")
    worth = row.group_size * 10 + row.value if row.value else 100
    assert hand.property("worthPreview").endswith(words.worth(worth))
    assert len(told) == row.group_size
    counts = hand.property("counts").rows
    assert [one.count for one in counts] == list(range(1, row.group_size + 1))
    assert [one.is_picked for one in counts] == [False] * (row.group_size - 1) + [True]
    hand.pick(row.card)
    assert hand.property("pickedValue") == -1
    hand.setCount(2)
    hand.pick("no such card")
    assert hand.property("pickedValue") == -1
    hand.step(1)
    assert hand.property("pickedValue") == hand.property("rows").rows[0].value


def test_a_play_says_what_it_would_lose_to(qtbot: QtBot) -> None:
    """Three 8s lose to a 4 (R-M6)."""
    session = new_session(3, seed=1)
    while session.state.awaiting is not Awaiting.PLAY:
        session.decide(next(iter(session.legal(session.waiting[0]))))
    leader, after = session.state.turn, (session.state.turn + 1) % 3
    swapped = list(session.state.hands)
    swapped[leader], swapped[after] = ("4a", "1a"), ("8a", "8b", "8c", "0a", "9a")
    import msgspec

    session._state = msgspec.structs.replace(session.state, hands=tuple(swapped))
    session.decide(PlayCards(leader, 4, 1))
    table = TricksTable(session)
    table.setTempo(0)
    table.act()
    assert open_curtain(table) == after
    hand: Any = table.property("hand")
    for _ in range(3):
        hand.pickValue(8)
    assert hand.property("worthPreview") == "3 × 8 = 3.8"
    assert hand.property("worthVerdict") == "loses to 4"
    assert [row.leads for row in hand.property("counts").rows] == [True, False, False]
    assert hand.property("counts").rows[2].verdict == "loses to 4, draw two"
    hand.pickValue(0)
    assert hand.property("asksSaid")
    assert hand.property("said") == 0
    hand.chooseSaid(10)
    assert table.property("verb") == "Play the 0/10 as 10"
    assert hand.property("leads")
    assert table.property("clauseNow") == "MT-4.3"


def test_past_rounds_say_how_often_scared_would_have_been_found(qtbot: QtBot) -> None:
    """Cards turned over by that person in finished games of as many seats, and nothing else."""
    store, rng = Store.in_memory(), random.Random(1)
    turned: list[int] = []
    for seed in range(3):
        session = new_session(3, seed=seed)
        while session.waiting:
            session.decide(rng.choice(list(session.legal(session.waiting[0]))))
            if session.state.awaiting is not Awaiting.PLAY and session.log[-1].decision.seat >= 0:
                over = session.state.awaiting in (Awaiting.DEAL, Awaiting.NOTHING)
                if over and session.state.scores:
                    turned.append(7 - session.frame(len(session.log)).state.left[0])
        store.create(session)
    other = new_session(4)
    while other.waiting:
        other.decide(rng.choice(list(other.legal(other.waiting[0]))))
    store.create(other)
    table = new_table(3, seed=9, store=store)
    qtbot.waitUntil(lambda: not table._past.is_reading, timeout=10_000)
    table.act()
    table.act()
    while open_curtain(table) != 0:
        placing: Any = table.property("placing")
        placing.place(2)
        table.act()
    rows = table.property("placing").property("rows").rows
    assert rows[0].rounds == 18
    for row in rows:
        assert 0 <= row.found <= 18
        assert row.risk == f"{row.found} of 18"
    assert [row.found for row in rows] == sorted([row.found for row in rows], reverse=True)
    assert sum(row.found for row in rows) == sum(table._past.of("Mirabel").turned)
    assert table.property("placing").property("pastText").startswith("in your last 18")


def test_scared_is_placed_one_after_the_other_and_may_be_changed(qtbot: QtBot) -> None:
    """R-M3: until the last has placed; a choice outlives a falling curtain."""
    table = new_table(3, seed=2)
    table.act()
    holder = session_of(table).state.holder
    order = []
    placing: Any = table.property("placing")
    closed = handed(placing)
    for position in (3, 5):
        if table.property("verb"):
            table.act()
        order.append(open_curtain(table))
        placing.place(position)
        table.property("curtain").fall("focus")
        assert placing.property("seat") == -1
        assert handed(placing) == closed
        open_curtain(table)
        assert placing.property("position") == position
        table.act()
    assert order == [holder, (holder + 1) % 3]
    rows = table.property("seats").rows
    assert [row.seat for row in rows if row.can_change] == sorted(order)
    table.passTo(order[0])
    assert open_curtain(table) == order[0]
    assert table.property("placing").property("putAt") == 3
    assert not table.property("placing").property("canConfirm")
    table.property("placing").place(6)
    table.act()
    assert session_of(table).state.put[order[0]] == 6
    assert open_curtain(table) == (holder + 2) % 3
    table.act()
    assert table.property("phase") == "play"
    assert session_of(table).state.put[order[0]] == 6


def test_case_U1_what_was_drawn_or_seen_isn_t_taken_back(qtbot: QtBot) -> None:
    """R-A3: and the reason is told; a placing is taken back while others still place."""
    table = new_table(3, seed=2)
    told: list[tuple[str, str]] = []
    table.refused.connect(lambda reason, clause: told.append((reason, clause)))
    table.takeBack()
    table.act()
    table.takeBack()
    assert told[0][0] == "There is nothing to take back."
    assert told[1][0] == "The cards have been shuffled. That can't be taken back."
    table.act()
    seat = open_curtain(table)
    table.act()
    assert table.property("canTakeBack")
    assert session_of(table).state.put[seat]
    table.takeBack()
    assert not session_of(table).state.put[seat]
    assert table.property("curtain").property("seat") == seat
    rng = random.Random(1)
    while not table.property("hand").property("mayPlay"):
        play_at_random(table, rng, most=1)
    assert not table.property("canTakeBack")
    table.takeBack()
    assert told[-1] == ("What everybody has seen can't be taken back.", "MT-3.4")


def test_case_U3_what_is_taken_back_and_done_again_is_the_same(qtbot: QtBot) -> None:
    session = new_session(3, seed=4)
    session.decide(Deal(session.state.holder))
    for seat in (0, 1):
        session.decide(PlaceScared(seat, 4))
    prints = [entry.fingerprint for entry in session.log]
    table = TricksTable(session)
    table.takeBack()
    table.takeBack()
    for seat in (0, 1):
        session.decide(PlaceScared(seat, 4))
    assert [entry.fingerprint for entry in session.log] == prints
