"""The table of Your Worst Nightmare: models keep their promises, the flow leads where it says."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from tests.models.worst_tables import (
    at_sheet,
    fill_in,
    let_computers_write,
    models_of,
    new_session,
    new_table,
    open_curtain,
    play_at_random,
    session_of,
    watch_models,
)
from yournightmare.games.worst.decisions import EnterFears
from yournightmare.games.worst.rules import WorstRefusal
from yournightmare.games.worst.state import End, Targets
from yournightmare.models.words import named
from yournightmare.models.worst import company, words
from yournightmare.models.worst.table import WorstTable
from yournightmare.sessions import paths, settings
from yournightmare.sessions.store import Store

TABLES = [(2, 0), (3, 0), (4, 0), (1, 1), (1, 2), (2, 2), (1, 3)]
OPTIONS: list[dict[str, Any]] = [
    {},
    {"end": End.ROUND, "targets": Targets.FREE_AFTERWARDS},
    {"own_cards": True, "target": 7},
    {"cards": 8, "target": 20, "oldest": 1},
]


@pytest.mark.parametrize("people_computers", TABLES, ids=str)
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "round", "own cards", "eight cards"])
def test_models_keep_qt_s_promises_while_random_games_run(
    qtbot: QtBot, people_computers: tuple[int, int], options: dict[str, Any]
) -> None:
    """Cards run out and are shuffled again on the way (G3)."""
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


def test_the_turn_passes_from_the_turner_to_the_left(qtbot: QtBot) -> None:
    """R-Y2, R-Y3: who turns over writes first, then round the table."""
    table = new_table(3, oldest=1)
    assert table.property("prompt") == "Otto turns over four fears"
    table.act()
    assert table.property("verb") == "Pass to Otto"
    order = []
    while table.property("phase") == "pass":
        if table.property("verb"):
            table.act()
        order.append(open_curtain(table))
        fill_in(table, random.Random(1))
        table.act()
    assert order == [1, 2, 0]
    assert table.property("prompt") == "Otto reads out next"


def test_the_fourth_fear_falls_into_the_last_place_and_putting_swaps(qtbot: QtBot) -> None:
    table = at_sheet()
    sheet: Any = table.property("sheet")
    cards = [row.card for row in table.property("fears").rows]
    for place, card in enumerate(cards[:3], 1):
        sheet.put("own", card, place)
    assert [row.card for row in sheet.property("own").rows] == cards
    assert sheet.property("column") == "guess"
    sheet.put("own", cards[3], 1)
    assert [row.card for row in sheet.property("own").rows] == [cards[3], *cards[1:3], cards[0]]
    assert [row.own_place for row in table.property("fears").rows] == [4, 2, 3, 1]
    sheet.put("own", "no such card", 1)
    sheet.put("own", cards[0], 5)
    sheet.put("nowhere", cards[0], 1)
    sheet.lift("own", 2)
    assert sheet.property("own").rows[1].title == ""
    table.takeBack()
    assert sheet.property("own").rows[1].card == cards[1]


def test_a_sheet_that_isn_t_full_can_t_be_sealed(qtbot: QtBot) -> None:
    """R-A1: what is missing is told, and nothing is decided."""
    table = at_sheet()
    told: list[str] = []
    table.refused.connect(lambda reason, clause: told.append(reason))
    table.act()
    assert told == ["Whose fears will you guess?"]
    sheet: Any = table.property("sheet")
    sheet.chooseTarget(1)
    table.act()
    assert re.fullmatch(r"8 place\(?s\)? still open|8 places still open", told[-1])
    assert not sheet.property("canSeal")
    assert len(session_of(table).log) == 1


def test_a_target_that_has_had_its_turn_is_grey_with_the_reason(qtbot: QtBot) -> None:
    """R-Y8: and stays unchosen."""
    table = new_table(3, seed=2)
    rng = random.Random(2)
    while table.property("round") < 2 or table.property("phase") != "sheet":
        play_at_random(table, rng, most=1)
    sheet: Any = table.property("sheet")
    rows = {row.seat: row for row in sheet.property("targets").rows}
    grey = next(row for row in rows.values() if not row.allowed)
    other = next(row for row in rows.values() if row.allowed)
    assert grey.reason == f"{grey.name} was guessed already. First comes {other.name}."
    assert sheet.property("reasons") == grey.reason
    assert other.chosen, "with one left to choose it is chosen"
    told: list[str] = []
    table.refused.connect(lambda reason, clause: told.append(clause))
    sheet.chooseTarget(grey.seat)
    assert told == ["WN-4.2"]
    assert sheet.property("targetSeat") == other.seat


def test_several_who_had_their_turn_are_named_in_one_sentence(qtbot: QtBot) -> None:
    """R-Y8; it is public, and lies ready under the curtain; whom the draft names does not."""
    table = new_table(4, seed=2)
    rng = random.Random(2)
    while table.property("round") < 3 or table.property("phase") != "sheet":
        play_at_random(table, rng, most=1)
    sheet: Any = table.property("sheet")
    targets: Any = sheet.property("targets")
    grey = [row.name for row in targets.rows if not row.allowed]
    (other,) = [row.name for row in targets.rows if row.allowed]
    text = f"{named(grey)} were guessed already. First comes {other}."
    assert sheet.property("reasons") == text
    seat = sheet.property("seat")
    sheet.chooseTarget(next(row.seat for row in targets.rows if row.allowed))
    assert sheet.property("targetName") == other
    curtain: Any = table.property("curtain")
    curtain.fall("left")
    public = session_of(table).view(None)
    assert sheet.property("seat") == -1
    assert {row.seat for row in targets.rows if not row.allowed} == set(public.boxes[seat])
    assert [row.seat for row in sheet.property("noted").rows] == list(public.boxes[seat])
    assert not any(row.chosen for row in targets.rows)
    assert (sheet.property("targetSeat"), sheet.property("targetName")) == (-1, "")
    assert not sheet.property("canSeal")


def test_no_sheet_lies_ready_where_nobody_writes(qtbot: QtBot) -> None:
    """Nobody is named on it, and its boxes are empty, once all have sealed."""
    table = new_table(4, seed=2)
    rng = random.Random(2)
    sheet: Any = table.property("sheet")
    for phase in ("turn", "reading"):
        while table.property("round") < 3 or table.property("phase") != phase:
            play_at_random(table, rng, most=1)
        rows = sheet.property("targets").rows
        assert len(rows) == 3
        assert not any(row.name or row.sign or row.face or row.reason for row in rows)
        assert {row.seat for row in rows} == {-1}
        assert not any(row.chosen for row in rows)
        assert not any(row.is_ticked for row in sheet.property("boxes").rows)
        assert not sheet.property("noted").rows
        assert [sheet.property(name) for name in ("name", "sign", "reasons")] == ["", "", ""]


def test_a_falling_curtain_takes_nothing_away_from_the_draft(qtbot: QtBot) -> None:
    table = at_sheet()
    fill_in(table, random.Random(4))
    sheet: Any = table.property("sheet")
    before = [list(sheet.property(name).rows) for name in ("own", "guess")]
    curtain: Any = table.property("curtain")
    curtain.fall("focus")
    assert sheet.property("seat") == -1
    assert all(row.title == "" for row in sheet.property("own").rows)
    assert table.property("phase") == "pass"
    open_curtain(table)
    assert [list(sheet.property(name).rows) for name in ("own", "guess")] == before
    again = WorstTable(session_of(table))  # the page was left and opened again
    again.act()
    open_curtain(again)
    found: Any = again.property("sheet")
    assert [list(found.property(name).rows) for name in ("own", "guess")] == before


def test_a_sealed_sheet_is_opened_again_through_the_curtain(qtbot: QtBot) -> None:
    """R-Y3: and shows what was sealed; whoever else has sealed since."""
    table = at_sheet()
    for _ in range(2):
        fill_in(table, random.Random(5))
        table.act()
        open_curtain(table)
    assert table.property("lookingSeat") == 2
    table.reopen(0)
    assert table.property("sheet").property("seat") == -1
    assert table.property("curtain").property("seat") == 0
    assert open_curtain(table) == 0
    assert table.property("sheet").property("canSeal")
    table.act()
    assert table.property("curtain").property("seat") == 2
    seats = table.property("seats").rows
    assert [row.has_sealed for row in seats] == [True, True, False]
    assert [row.can_reopen for row in seats] == [True, True, False]
    table.reopen(2)
    table.reopen(9)
    table.passTo(0)
    assert table.property("curtain").property("seat") == 2


@pytest.mark.parametrize("computers", [1, 2, 3])
def test_one_person_among_computers_has_no_curtain(qtbot: QtBot, computers: int) -> None:
    table = new_table(1, computers)
    table.act()
    let_computers_write()
    assert table.property("phase") == "sheet"
    assert table.property("lookingSeat") == 0
    assert [row.has_sealed for row in table.property("seats").rows] == [False] + [True] * computers
    fill_in(table, random.Random(1))
    table.act()
    assert table.property("phase") == "reading"
    assert table.property("lookingSeat") == -1


def test_a_computer_s_turn_waits_for_the_people(qtbot: QtBot) -> None:
    table = new_table(1, 1, oldest=1)
    assert table.property("verb") == "Let Otto turn over"
    table.act()
    let_computers_write()
    assert table.property("phase") == "sheet"


def test_a_computer_player_that_fails_guesses_blindly(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Case C3: the game goes on."""

    def fail(*_: Any) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr(company, "player_at", fail)
    table = new_table(1, 2)
    table.act()
    let_computers_write()
    assert [row.has_sealed for row in table.property("seats").rows] == [False, True, True]


def test_own_cards_are_typed_in_checked_and_corrected_until_somebody_has_sealed(
    qtbot: QtBot,
) -> None:
    """R-A5, WN-2.3."""
    table = new_table(2, 1, own_cards=True)
    assert table.property("verb") == ""
    told: list[str] = []
    table.refused.connect(lambda reason, clause: told.append(reason))
    table.enterTitles(["Moths", "moths", "Fog", "Stairs"])
    table.enterTitles(["Moths", "", "Fog", "Stairs"])
    table.enterTitles(["Moths", "Fog"])
    assert told == [
        words.refusal(reason)
        for reason in (WorstRefusal.SAME_FEAR, WorstRefusal.NO_TITLE, WorstRefusal.FOUR_FEARS)
    ]
    table.enterTitles(["Moths ", "a  Cellar", "Fog", "Stairs"])
    assert [row.title for row in table.property("fears").rows][:2] == ["Moths", "a Cellar"]
    let_computers_write()
    assert table.property("canTakeBack"), "the computers wait for the people"
    table.takeBack()
    assert table.property("phase") == "turn"
    table.enterTitles(["Moths", "Cellar", "Fog", "Stairs"])
    table.act()
    open_curtain(table)
    fill_in(table, random.Random(1))
    table.act()
    let_computers_write()
    assert [row.has_sealed for row in table.property("seats").rows] == [True, False, True]
    assert all(row.picture == "" for row in table.property("fears").rows)


def test_case_H7_at_the_start_of_each_phase_the_cards_shown_are_those_on_the_table(
    qtbot: QtBot,
) -> None:
    table, rng = new_table(3, cards=8, target=20), random.Random(6)
    while table.property("phase") != "ended":
        phase, view = table.property("phase"), session_of(table).view(None)
        if phase in ("turn", "pass", "sheet"):
            assert tuple(row.card for row in table.property("fears").rows) == view.fears
        play_at_random(table, rng, most=1)


def test_the_first_card_is_told_how_to_get_to_its_place(qtbot: QtBot) -> None:
    table = new_table(2, seed=3)
    table.act()
    table.act()
    open_curtain(table)
    assert "drag a card" in table.property("prompt")
    sheet: Any = table.property("sheet")
    sheet.put("own", table.property("fears").rows[0].card, 1)
    assert table.property("prompt") == "The sheet of Mirabel"


def test_what_a_table_does_not_ask_is_refused(qtbot: QtBot) -> None:
    table = WorstTable(new_session(2))
    told: list[str] = []
    table.refused.connect(lambda reason, clause: told.append(reason))
    table.enterTitles(["Moths", "Cellar", "Fog", "Stairs"])
    assert told == [words.refusal(WorstRefusal.PILE)]
    table.skip()
    table.passTo(1)
    table.reopen(0)
    table.leave()
    assert session_of(table).log == []
    assert not table._decide(EnterFears(1, ("a", "b", "c", "d")))


@pytest.mark.parametrize("allowed", [True, False])
@pytest.mark.parametrize("level", ["strong", "normal"])
def test_earlier_evenings_are_remembered_only_where_that_is_allowed(
    qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch, allowed: bool, level: str
) -> None:
    """What was read out then, and not what is played now; never for a level that doesn't listen."""
    store = Store.in_memory()
    earlier = WorstTable(new_session(2, seed=2))
    play_at_random(earlier, random.Random(2))
    store.create(session_of(earlier))
    file = paths.make_data_dir() / "settings.toml"
    settings.save(file, settings.Settings(computers_remember=allowed))
    session = new_session(1, 1, seed=3)
    session.seats = (session.seats[0], msgspec.structs.replace(session.seats[1], level=level))
    store.create(session)
    told: list[Any] = []
    player_at = company.player_at

    def listen(seat: Any, seed: int, known: Any = ()) -> Any:
        told.append(known)
        return player_at(seat, seed, known)

    monkeypatch.setattr(company, "player_at", listen)
    table = WorstTable(session, None, store)
    table.act()
    qtbot.waitUntil(lambda: bool(told), timeout=5000)
    rankings = [
        r.own for one in session_of(earlier).state.past for r in one.readings if r.target == 0
    ]
    if allowed and level == "strong":
        assert list(told[0][0][: len(rankings)]) == rankings
        assert len(told[0][0]) >= 1
    else:
        assert not any(told[0])
