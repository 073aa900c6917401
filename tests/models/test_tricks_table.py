"""The table of the trick game: models keep their promises, the flow leads where it says."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.models.tricks_tables import (
    at_play,
    enter_anything,
    models_of,
    new_session,
    new_table,
    play_at_random,
    session_of,
    show_next,
    watch_models,
)
from yournightmare.games.game import Refusal
from yournightmare.games.tricks.decisions import PlayCards
from yournightmare.games.tricks.entry import EntryRefusal
from yournightmare.games.tricks.rules import TricksRefusal
from yournightmare.models.replay import ReplayTable
from yournightmare.models.tricks import words
from yournightmare.models.tricks.room import options
from yournightmare.models.tricks.table import TricksTable
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.session import Session, TakeBackRefusal

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
    assert table._shown.winner is not None
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
    assert ending.property("reason") == (
        "All 8 rounds were played. Whoever has the most points wins."
    )


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
    assert "Several have the most" in ending.property("reason"), "G2: the ending says how"


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
    assert [row.points for row in entry.property("rows").rows] == [0, 0, 0], "none yet"
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
