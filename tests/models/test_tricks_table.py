"""The table of the trick game: models keep their promises, the flow leads where it says."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.models.tricks_tables import (
    enter_anything,
    let_computers_think,
    models_of,
    new_session,
    new_table,
    open_curtain,
    play_at_random,
    session_of,
    show_next,
    watch_models,
)
from yournightmare.games.game import Refusal
from yournightmare.games.tricks.cards import value_of
from yournightmare.games.tricks.decisions import Deal, PlaceScared, PlayCards
from yournightmare.games.tricks.entry import EntryRefusal
from yournightmare.games.tricks.rules import TricksRefusal
from yournightmare.games.tricks.state import Awaiting
from yournightmare.models.replay import ReplayTable
from yournightmare.models.tricks import manner, words
from yournightmare.models.tricks.room import options
from yournightmare.models.tricks.table import TricksTable
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.session import Session, TakeBackRefusal
from yournightmare.sessions.store import Store

TABLES = [(3, 0), (4, 0), (5, 0), (6, 0), (1, 2), (1, 5), (2, 2), (3, 3)]
OPTIONS: list[dict[str, Any]] = [{}, {"until_total": True, "total": 20}, {"score_sheet": True}]


@pytest.mark.parametrize("people_computers", TABLES, ids=str)
@pytest.mark.parametrize("options", OPTIONS, ids=["rounds", "total", "score sheet"])
def test_models_keep_qt_s_promises_while_random_games_run(
    qtbot: QtBot, people_computers: tuple[int, int], options: dict[str, Any]
) -> None:
    """With three the pile runs out on the way (G3)."""
    table = new_table(*people_computers, seed=7, **options)
    resets: list[Any] = []
    for model in models_of(table):
        model.modelReset.connect(lambda model=model: resets.append(model))
    watched = watch_models(table)
    play_at_random(table, random.Random(7))
    assert table.property("phase") == "ended"
    assert session_of(table).result is not None
    assert len(watched) == len(models_of(table))
    assert resets == []


def at_play(people: int = 1, computers: int = 3, seed: int = 1) -> TricksTable:
    """Return a table at which a person may play."""
    table, rng = new_table(people, computers, seed=seed), random.Random(seed)
    for _ in range(2000):
        if table.property("hand").property("mayPlay"):
            return table
        play_at_random(table, rng, most=1)
    raise AssertionError("nobody may play")


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
    holder = table.property("holderSeat")
    order = []
    for position in (3, 5):
        if table.property("verb"):
            table.act()
        order.append(open_curtain(table))
        placing: Any = table.property("placing")
        placing.place(position)
        table.property("curtain").fall("focus")
        assert placing.property("seat") == -1
        assert list(placing.property("rows").rows) == []
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


@pytest.mark.parametrize("computers", [2, 5])
def test_one_person_among_computers_has_no_curtain(qtbot: QtBot, computers: int) -> None:
    table = at_play(1, computers)
    assert table.property("curtain").property("state") == "open"
    assert table.property("lookingSeat") == 0
    assert not table.property("curtain").property("needed")
    assert not any(row.can_pass or row.can_change for row in table.property("seats").rows)


def test_a_finished_trick_lies_there_until_the_table_has_seen_it(qtbot: QtBot) -> None:
    """Several people: nobody's hand is open while cards are turned over."""
    table, rng = new_table(4, seed=1), random.Random(1)
    session = session_of(table)
    while session.state.tricks < 2 or session.state.trick or table.property("phase") != "play":
        play_at_random(table, rng, most=1)
    assert table.property("lookingSeat") == -1
    assert table.property("verb").startswith("Pass to ")
    assert all(row.is_past for row in table.property("trick").rows)
    assert len(table.property("trick").rows) == 4
    assert table.property("stakes") == ""


def test_turning_over_is_shown_card_by_card_and_can_be_skipped(qtbot: QtBot) -> None:
    """R-M8: the stacks shown lag behind the true ones until each card is seen."""
    table, rng = new_table(3, seed=5), random.Random(5)
    session = session_of(table)
    table.setTempo(1000)
    phases = []
    for _ in range(4000):
        if table.property("phase") == "turning":
            phases.append("turning")
            shown = [row.stack_left for row in table.property("seats").rows]
            if sum(shown) - sum(session.state.left) >= 2:
                break
        if table.property("isPlaying"):
            show_next(table)
        else:
            play_at_random(table, rng, most=1)
    else:
        raise AssertionError("nobody turned over two cards")
    assert table.property("verb") == "Go on"
    assert table.property("winnerSeat") >= 0
    before = len(session.log)
    table.act()
    assert len(session.log) == before
    assert not table.property("isPlaying")
    assert [row.stack_left for row in table.property("seats").rows] == list(session.state.left)


def test_a_round_is_laid_open_with_its_points(qtbot: QtBot) -> None:
    """R-M10: the cards turned over in play, those before Scared, those under it."""
    table, rng = new_table(4, seed=3), random.Random(3)
    rounds = 0
    while table.property("phase") != "ended":
        play_at_random(table, rng, most=1)
        if table.property("phase") != "round":
            assert table.property("phase") != "play" or list(table.property("roundEnd").rows) == []
            continue
        rounds += 1
        state = session_of(table).state
        rows = table.property("roundEnd").rows
        assert [row.points for row in rows] == list(state.scores[-1])
        assert [row.total for row in rows] == list(state.points)
        for row in rows:
            assert len(row.cards) == (7 if row.seat != state.ended_by else 7 - state.left[row.seat])
            assert sum(card["kind"] == "scared" for card in row.cards) == 1
            under = sum(card["when"] == "under" for card in row.cards)
            assert row.points in (under, 2 * under)
            assert row.reason
        assert len(table.property("sheet").rows) == len(state.scores)
        assert table.property("verb") in ("Next round", "How it ended")
        table.act()
    assert rounds == 8
    ending: Any = table.property("ending")
    places = ending.property("places").rows
    assert [row.place for row in places] == sorted(row.place for row in places)
    assert ending.property("title")
    assert ending.property("reason") == "All 8 rounds were played. The most points win."


def test_case_G1_equal_points_share_the_win(qtbot: QtBot) -> None:
    table = new_table(3, score_sheet=True, until_total=True, total=10)
    ended: list[int] = []
    table.ended.connect(lambda: ended.append(1))
    entry: Any = table.property("entry")
    entry.setFinder(0)
    for seat in (1, 2):
        entry.setBefore(seat, 0)
        entry.setUnder(seat, 5)
    table.act()
    table.act()
    assert table.property("phase") == "round"
    assert ended == []
    table.act()
    assert ended == [1]
    ending: Any = table.property("ending")
    assert [(row.place, row.is_shared) for row in ending.property("places").rows] == [
        (1, True),
        (1, True),
        (3, False),
    ]
    assert ending.property("title").endswith("have won together")
    assert "shared" in ending.property("reason"), "G2: the ending says how"


def test_the_score_sheet_is_entered_corrected_and_closed(qtbot: QtBot) -> None:
    """MT-10.1 to MT-10.5 (R-A5)."""
    table = new_table(3, score_sheet=True)
    told: list[str] = []
    table.refused.connect(lambda reason, clause: told.append(clause))
    assert table.property("phase") == "entry"
    table.act()
    assert told == ["MT-10.1"]
    entry: Any = table.property("entry")
    entry.setFinder(1)
    entry.setBefore(0, 3)
    entry.setUnder(0, 5)
    rows = entry.property("rows").rows
    assert (rows[0].before, rows[0].under) == (1, 5), "seven cards are all there are"
    assert rows[0].points == 5
    assert not rows[1].asks
    assert table.property("verb") == "Enter the round"
    table.act()
    assert table.property("verb") == "Close the round"
    entry.setUnder(0, 4)
    assert table.property("verb") == "Enter the round"
    table.act()
    assert session_of(table).state.points == (0, 0, 0)
    again = TricksTable(session_of(table))  # the page was left and opened again
    assert again.property("entry").property("rows").rows[0].under == 4
    table.act()
    assert table.property("phase") == "round"
    assert session_of(table).state.points[0] == 4
    table.act()
    assert table.property("phase") == "entry"
    assert entry.property("finder") == -2
    entry.setFinder(9)
    entry.setParanoia(True)
    assert not entry.property("paranoia")


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
    assert rows
    assert [row.is_best for row in rows] == [True] + [False] * (len(rows) - 1)
    assert all(0 <= row.scared <= 1 and 0 <= row.trick <= 1 for row in rows)
    assert session_of(table).hints
    table.followHint(0)
    assert table.property("hand").property("canPlay")
    table.followHint(99)
    table.act()
    assert not hints.property("isOpen")
    assert list(hints.property("rows").rows) == []


def test_every_refusal_has_its_words() -> None:
    for reason in (*Refusal, *TricksRefusal, *EntryRefusal, *TakeBackRefusal):
        assert words.refusal(reason)


def test_options_come_from_the_new_game_sheet() -> None:
    """R-M12, R-A5: QML knows only numbers with a point."""
    found = options({"until_total": True, "total": 30.0, "score_sheet": False})
    assert (found.until_total, found.total, found.score_sheet) == (True, 30, False)
    with pytest.raises(ValueError, match="total"):
        options({"total": "many"})


def test_a_game_goes_on_where_it_was_left(qtbot: QtBot) -> None:
    """Opened again in every phase, the table shows the same, and the people see it first."""
    table, rng = new_table(3, seed=6), random.Random(6)
    while table.property("phase") != "ended":
        play_at_random(table, rng, most=1)
        again = TricksTable(Session.of(session_of(table).record()))
        shown = [list(one.property(name).rows) for one in (table, again) for name in ("sheet",)]
        assert shown[0] == shown[1]
        assert again.property("lookingSeat") == -1
        if table.property("phase") in ("round", "deal", "ended"):
            assert again.property("phase") in ("round", "ended", "deal")
        assert again.property("curtain").property("state") == "away"


def test_the_language_changes_at_once(qtbot: QtBot) -> None:
    table, rng = new_table(3, seed=6), random.Random(6)
    for _ in range(60):
        play_at_random(table, rng, most=1)
        before = [list(model.rows) for model in models_of(table)]
        table.retranslate()
        assert [list(model.rows) for model in models_of(table)] == before
    enter_anything(new_table(3, score_sheet=True), rng)


def test_a_replay_opens_hands_once_the_game_is_over(qtbot: QtBot) -> None:
    """From a seat's eyes, as everybody, or all open (R-M13)."""
    session, rng = new_session(4, seed=3), random.Random(3)
    while session.waiting:
        session.decide(rng.choice(list(session.legal(session.waiting[0]))))
    replay = ReplayTable(Replay(session.record()))
    qtbot.waitUntil(lambda: replay.is_ready, timeout=20_000)
    assert replay.property("fault") == ""
    board: Any = replay.property("board")
    step = next(i for i, e in enumerate(session.log, 1) if isinstance(e.decision, PlayCards))
    replay.goTo(step)
    state = session.frame(step).state
    assert [len(row.cards) for row in board.property("hands").rows] == [
        len(hand) for hand in state.hands
    ]
    assert [row.scared_place for row in board.property("hands").rows] == list(state.scared)
    board.lookFrom("2")
    assert [row.is_open for row in board.property("hands").rows] == [False, False, True, False]
    board.lookFrom("public")
    assert not any(row.cards or row.scared_place for row in board.property("hands").rows)
    board.lookFrom("nobody")
    assert board.property("eyes") == "public"
    assert len(board.property("eyesChoices")) == 6
    assert not replay.property("hasBranches")
    assert len(replay.property("bands").rows) == 8
    assert replay.property("marks").rows
    replay.retranslate()


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
