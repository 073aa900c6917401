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
from yournightmare.games.game import Refusal
from yournightmare.games.worst.decisions import EnterFears, ReadOut, SealSheet, TurnOver
from yournightmare.games.worst.rules import WorstRefusal
from yournightmare.games.worst.state import End, Targets
from yournightmare.games.worst.themes import THEMES
from yournightmare.models.words import short
from yournightmare.models.worst import company, words
from yournightmare.models.worst.options import options_of
from yournightmare.models.worst.table import WorstTable
from yournightmare.sessions import fears, paths, settings
from yournightmare.sessions.feardecks import FearDeck, FearDeckError, save_deck
from yournightmare.sessions.reference import read_reference
from yournightmare.sessions.session import Session, TakeBackRefusal
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


def at_sheet(people: int = 3, **options: Any) -> WorstTable:
    """Return a table whose first person has the sheet open."""
    table = new_table(people, **options)
    table.act()
    table.act()
    open_curtain(table)
    assert table.property("phase") == "sheet"
    return table


def shown_points(table: WorstTable) -> list[int]:
    """Return the points on the plates."""
    return [row.points for row in table.property("seats").rows]


def to_reading(table: WorstTable, seed: int = 3) -> None:
    """Play on until all have sealed."""
    rng = random.Random(seed)
    while table.property("phase") != "reading":
        play_at_random(table, rng, most=1)


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
    assert table.property("prompt") == "Otto is the Evaluator"


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
    assert other.chosen, "with one left to choose it is chosen"
    told: list[str] = []
    table.refused.connect(lambda reason, clause: told.append(clause))
    sheet.chooseTarget(grey.seat)
    assert told == ["WN-4.2"]
    assert sheet.property("targetSeat") == other.seat


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


def test_the_points_count_up_with_the_envelopes_and_the_bonus_comes_last(qtbot: QtBot) -> None:
    """R-Y4, R-Y5: nobody sees points before the envelope that gives them."""
    wholes = 0
    for seed in range(1, 60):
        table = new_table(2, seed=seed, target=30)
        to_reading(table, seed)
        reading: Any = table.property("reading")
        assert not reading.property("isBegun")
        assert reading.property("targetName") == ""
        table.act()
        before = shown_points(table)
        assert sum(before) == 0
        assert all(row.truth_card == "" for row in reading.property("rows").rows)
        points = [0]
        while not reading.property("isDone"):
            table.act()
            points.append(reading.property("points"))
            assert sum(shown_points(table)) == points[-1]
        verdicts = [row.verdict for row in reading.property("rows").rows]
        right = verdicts.count("right")
        assert points[-1] == (5 if right == 4 else right)
        if right == 4:
            assert points[1:] == [1, 2, 3, 4, 5]
            wholes += 1
        assert [row.is_fresh for row in reading.property("boxes").rows].count(True) == points[-1]
    assert wholes


def test_the_last_envelope_of_a_round_leads_to_the_sheets_and_on(qtbot: QtBot) -> None:
    table = new_table(3, target=30)
    to_reading(table)
    while table.property("phase") == "reading":
        assert table.property("round") == 1
        table.act()
    assert table.property("phase") == "between"
    assert table.property("round") == 1
    assert len(table.property("fears").rows) == 4
    rows = table.property("sheets").rows
    assert [row.points for row in rows] == [row.scored for row in rows]
    asked = {row.guessed_name for row in rows}
    assert {row.name for row in rows if not row.own_is_hidden} == asked
    table.act()
    assert table.property("phase") == "turn"
    assert table.property("round") == 2
    assert table.property("fears").rows == []


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


def test_case_U1_what_was_shown_can_t_be_taken_back_and_the_reason_is_told(qtbot: QtBot) -> None:
    table = new_table(3)
    told: list[str] = []
    table.refused.connect(lambda reason, clause: told.append(reason))
    table.takeBack()
    table.act()
    table.takeBack()
    to_reading(table)
    table.takeBack()
    table.act()
    table.takeBack()
    shown = words.refusal(TakeBackRefusal.REVEALED)
    assert told == [words.refusal(TakeBackRefusal.NOTHING_YET), shown, shown, shown]
    assert isinstance(session_of(table).log[-1].decision, ReadOut)


def test_case_U1_a_computer_s_sheet_is_not_the_people_s_to_take_back(qtbot: QtBot) -> None:
    table = new_table(2, 1)
    table.act()
    let_computers_write()
    log = list(session_of(table).log)
    assert not table.property("canTakeBack")
    table.takeBack()
    assert session_of(table).log == log


def test_case_U2_a_sheet_written_anew_by_a_computer_is_the_same_one(qtbot: QtBot) -> None:
    table = new_table(1, 2, own_cards=True)
    sealed = []
    for _ in range(2):
        table.enterTitles(["Moths", "Cellar", "Fog", "Stairs"])
        sealed.append([table._company.decide(seat) for seat in (1, 2)])
        table.takeBack()
    assert sealed[0] == sealed[1]
    assert all(isinstance(decision, SealSheet) for decision in sealed[0])


def test_case_U3_back_and_again_gives_equal_fingerprints_and_stories(qtbot: QtBot) -> None:
    """Also in a later round, after the cards were shuffled again."""
    table, rng = new_table(4, cards=8, target=30), random.Random(3)
    while table.property("round") < 3 or table.property("phase") != "pass":
        play_at_random(table, rng, most=1)
    session = session_of(table)
    for seat in (0, 1, 2):
        session.decide(session.legal(seat)[seat * 100])
    table = WorstTable(session)
    kept = [(entry.decision, entry.fingerprint) for entry in session.log[-3:]]
    story = list(table.property("story").rows)
    for seat in (2, 1, 0):
        assert table.property("canTakeBack")
        table.takeBack()
        assert table.property("curtain").property("seat") == seat
        assert table.property("lookingSeat") == -1
        assert table.property("story").rows == WorstTable(session).property("story").rows
    for decision, fingerprint in kept:
        session.decide(decision)
        assert session.log[-1].fingerprint == fingerprint
    assert WorstTable(session).property("story").rows == story


@pytest.mark.parametrize("people_computers", [(2, 0), (3, 0), (2, 2), (1, 2)], ids=str)
@pytest.mark.parametrize("own_cards", [False, True])
def test_a_game_is_taken_up_at_any_step_with_the_curtain_closed(
    qtbot: QtBot, people_computers: tuple[int, int], own_cards: bool
) -> None:
    """At each step what is shown is public, and the game goes on from there to its end."""
    table = new_table(*people_computers, own_cards=own_cards, target=6, seed=4)
    play_at_random(table, random.Random(4))
    record = session_of(table).record()
    rng = random.Random(1)
    for step in range(0, len(record.log), 3):
        part = Session.of(
            _cut(record, step)  # the same game, left after that many decisions
        )
        again = WorstTable(part)
        curtain: Any = again.property("curtain")
        if curtain.property("needed"):
            assert again.property("lookingSeat") == -1
            assert again.property("sheet").property("seat") == -1
        play_at_random(again, rng)
        assert again.property("phase") == "ended"


def _cut(record: Any, step: int) -> Any:
    return msgspec.structs.replace(record, log=record.log[:step], result=None, id="f" * 32)


def test_case_H7_at_the_start_of_each_phase_the_cards_shown_are_those_on_the_table(
    qtbot: QtBot,
) -> None:
    table, rng = new_table(3, cards=8, target=20), random.Random(6)
    while table.property("phase") != "ended":
        phase, view = table.property("phase"), session_of(table).view(None)
        if phase in ("turn", "pass", "sheet"):
            assert tuple(row.card for row in table.property("fears").rows) == view.fears
        play_at_random(table, rng, most=1)


def reference(name: str) -> Session:
    """Return a game on paper."""
    file = paths.seeds("worst", "games", f"{name}.json")
    return Session.of(read_reference(file).record)


def test_case_G1_equal_totals_share_the_win_in_any_seat_order(qtbot: QtBot) -> None:
    """R-A4, R-Y6."""
    session = reference("a-shared-win")
    ending: Any = WorstTable(session).property("ending")
    assert session.result is not None
    first = [row for row in ending.property("places").rows if row.place == 1]
    assert len(first) > 1
    assert all(row.is_shared for row in first)
    assert "have won together" in ending.property("title")
    assert all(row.name in ending.property("title") for row in first)
    assert "shared" in ending.property("reason")


@pytest.mark.parametrize(
    ("name", "words_of_it"), [("twelve-and-five", "first to reach"), ("overtaken", "to its end")]
)
def test_case_G2_the_end_says_how_it_came(qtbot: QtBot, name: str, words_of_it: str) -> None:
    ending: Any = WorstTable(reference(name)).property("ending")
    assert words_of_it in ending.property("reason")


def test_case_G3_ten_cards_are_shuffled_again_and_that_is_told(qtbot: QtBot) -> None:
    """R-Y9."""
    told = " ".join(row.told for row in WorstTable(reference("ten-cards")).property("story").rows)
    assert "shuffled and put under the pile" in told


def test_who_knew_whom_counts_every_guess_that_was_read(qtbot: QtBot) -> None:
    for people, end in ((2, End.FIRST), (3, End.ROUND), (4, End.FIRST)):
        table = new_table(people, end=end, seed=9)
        play_at_random(table, random.Random(9))
        ending: Any = table.property("ending")
        knew = ending.property("knew").rows
        assert len(knew) == people * (people - 1)
        result = session_of(table).result
        assert result is not None
        for seat in range(people):
            mine = sum(row.points for row in knew if row.evaluator == seat)
            assert mine == result.points[seat]
        for row in ending.property("secrets").rows:
            assert row.times >= 1
            assert 1 <= row.place <= 4


def test_f1_opens_a_clause_that_stands_in_the_book_at_every_moment(qtbot: QtBot) -> None:
    book = paths.seeds("worst", "rules.md").read_text(encoding="utf-8")
    for options in ({}, {"own_cards": True}, {"end": End.ROUND}):
        table, rng = new_table(3, target=6, **options), random.Random(2)
        while True:
            assert f"**{table.property('clauseNow')}**" in book
            assert table.property("prompt")
            if table.property("phase") == "ended":
                break
            play_at_random(table, rng, most=1)


def test_every_reason_has_its_words() -> None:
    for reason in (*Refusal, *WorstRefusal, *TakeBackRefusal):
        assert words.refusal(reason)
    assert set(words.THEMES) == set(THEMES)


def test_the_sheet_of_a_new_game_becomes_options(data_dir: Path) -> None:
    """R-Y6, R-Y8, R-Y11: decks come by name, numbers from QML may have a point."""
    whole = options_of({})
    assert whole.deck == fears.deck()
    assert options_of({"deck": "family"}).deck == fears.deck(family_only=True)
    chosen = options_of(
        {"target": 7.0, "end": "finish the round", "targets": "free afterwards", "oldest": 2}
    )
    assert (chosen.target, chosen.end, chosen.targets) == (7, End.ROUND, Targets.FREE_AFTERWARDS)
    assert options_of({"deck": "family", "own_cards": True}).deck == ()
    cards = tuple(f"Fear of number {number}" for number in range(9))
    save_deck(FearDeck("all", cards))
    assert options_of({"deck": "own:all"}).deck == cards
    with pytest.raises(FearDeckError):
        options_of({"deck": "own:nothing"})
    with pytest.raises(ValueError, match="end"):
        options_of({"end": "never"})


def test_own_decks_have_titles_and_no_pictures(qtbot: QtBot) -> None:
    """R-Y11: also where a title happens to be the id of a card of ours."""
    ours = next(iter(fears.fears()))
    cards = (ours, *(f"Fear of number {number}" for number in range(9)))
    from yournightmare.games.worst.state import Options
    from yournightmare.models.worst.cards import Cards

    card = Cards(Options(deck=cards)).card(ours)
    assert (card.title, card.picture) == (ours, "")


def test_a_truth_read_out_already_lies_open_for_the_next_who_guessed_it(qtbot: QtBot) -> None:
    """Nobody opens the same four envelopes twice in a round."""
    session = new_session(3, seed=2)
    session.decide(TurnOver(0))
    fears = session.view(None).fears
    for seat, target in ((0, 2), (1, 2), (2, 0)):
        session.decide(SealSheet(seat, fears, target, fears))
    table = WorstTable(session)
    reading: Any = table.property("reading")
    shown: list[tuple[int, bool]] = []
    while table.property("phase") == "reading":
        was = reading.property("isBegun")
        table.act()
        if (reading.property("isBegun") and not was) or reading.property("opensNext") in (0, 1):
            told = (reading.property("evaluatorSeat"), reading.property("opensNext") == 0)
            if not [seat for seat, _ in shown if seat == told[0]]:
                shown.append(told)
    opened_at_once = dict(shown)
    assert sorted(opened_at_once[seat] for seat in (0, 1)) == [False, True]
    assert opened_at_once[2] is False


def test_sheets_side_by_side_that_were_left_are_not_shown_again(qtbot: QtBot) -> None:
    table = new_table(2, seed=3)
    session = session_of(table)
    table.act()
    fears = session.view(None).fears
    for seat in (0, 1):
        session.decide(SealSheet(seat, fears, 1 - seat, fears))
    table = WorstTable(session)
    while table.property("phase") == "reading":
        table.act()
    assert table.property("phase") == "between"
    assert WorstTable(session).property("phase") == "between"
    table.act()
    assert table.property("phase") == "turn"
    assert WorstTable(session).property("phase") == "turn"


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


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("x" * 24, "x" * 24),
        ("x" * 25, "x" * 24 + "…"),
        ("👩‍👩‍👧‍👦" * 30, "👩‍👩‍👧‍👦" * 24 + "…"),
        ("e\u0301" * 26, "e\u0301" * 24 + "…"),
    ],
)
def test_case_T1_a_long_name_is_cut_on_buttons_between_letters(name: str, shown: str) -> None:
    assert short(name) == shown


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
