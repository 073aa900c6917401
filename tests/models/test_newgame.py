"""The New game sheet: right defaults, names and numbers told at entry, people remembered."""

from __future__ import annotations

import errno
import getpass
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from yournightmare.games.chance import MAX_SEED
from yournightmare.games.game import game_by_id
from yournightmare.models import companions
from yournightmare.models.endless import room
from yournightmare.models.newgame import NewGame
from yournightmare.models.newgame_options import OPTIONS, Option
from yournightmare.models.rooms import room_of
from yournightmare.models.seating import COMPANY, Seating
from yournightmare.models.worst.shelf import option_names
from yournightmare.sessions import boards, feardecks, names, paths, people, tables
from yournightmare.sessions.people import Person

STRICT = QAbstractItemModelTester.FailureReportingMode.Fatal


def sheet(game_id: str = "endless") -> NewGame:
    game = NewGame()
    game.setProperty("gameId", game_id)
    return game


def table(game: NewGame) -> Seating:
    # Python can't read a typed property back from Qt
    return game._seating


def here(game: NewGame) -> dict[str, Any]:
    found: dict[str, Any] = table(game).property("here")
    return found


def names_at(game: NewGame) -> list[str]:
    return [row.name for row in table(game).property("rows").rows]


def test_the_defaults_are_ready(qtbot: QtBot) -> None:
    game = sheet()
    assert game.isReady()
    assert game.property("title") == "Endless Nightmare"
    off = {"board": "standard", "strategist": False, "veterans": False, "own_dice": False}
    off |= {"active": "none", "cells": (), "steady_hands": False, "left_handed": False}
    assert game.options() == off
    assert len(game.seats()) == 1


@pytest.mark.parametrize("login", ["", "root", "\n", "x" * 80])
def test_a_login_that_is_no_name_gives_way(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, login: str
) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: login)
    assert here(sheet())["name"] == "Sleeper"


def test_no_login_at_all(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise OSError

    monkeypatch.setattr(getpass, "getuser", nobody)
    assert here(sheet())["name"] == "Sleeper"


def test_options_are_switched(qtbot: QtBot) -> None:
    game = sheet()
    game.setOption("veterans", True)
    game.setOption("strategist", True)
    game.setOption("strategist", False)
    rows = game.property("optionRows").rows
    assert [row.key for row in rows if row.is_on] == ["veterans"]
    assert game.options()["veterans"] is True


@pytest.mark.parametrize("name", ["Zoë", "恐怖", "Ольга", "ليلى", "👩‍🚀", "é" * 64, "%1 {name}"])
def test_case_t1_names_of_all_kinds(qtbot: QtBot, name: str) -> None:
    game = sheet()
    table(game).rename(name)
    assert game.property("fault") == ""
    assert game.seats()[0]["name"] == name
    assert people.remembered()[0].name == name


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("", "A name needs at least one visible letter."),
        (" \t ", "A name needs at least one visible letter."),
        ("\u200b", "A name needs at least one visible letter."),
        ("x" * 65, "A name has at most 64 letters."),
        ("a\x00b", "A name can't hold control characters."),
        ("a\x1b[31m", "A name can't hold control characters."),
    ],
)
def test_case_t2_a_name_is_refused_with_the_reason(qtbot: QtBot, name: str, fault: str) -> None:
    game = sheet()
    table(game).rename(name)
    assert game.property("fault") == fault
    assert not game.isReady()


@pytest.mark.parametrize(("name", "kept"), [("Ada\nByron", "Ada Byron"), ("  Ada ", "Ada")])
def test_case_t2_a_name_is_tidied(qtbot: QtBot, name: str, kept: str) -> None:
    game = sheet()
    table(game).rename(name)
    assert game.isReady()
    assert game.seats()[0]["name"] == kept


@pytest.mark.parametrize("seed", ["", " ", "0", "7", " 42 ", str(MAX_SEED)])
def test_a_number_of_the_night(qtbot: QtBot, seed: str) -> None:
    game = sheet()
    game.setProperty("seed", seed)
    assert game.property("seedFault") == ""
    assert game.isReady()


@pytest.mark.parametrize("seed", ["-1", "1.5", "x", "١٢", "1e3", str(MAX_SEED + 1), "9" * 40])
def test_a_bad_number_is_told(qtbot: QtBot, seed: str) -> None:
    game = sheet()
    game.setProperty("seed", seed)
    assert game.property("seedFault") == "Digits only, 18 at most; or leave it empty."
    assert not game.isReady()


def test_who_played_last_is_proposed(qtbot: QtBot) -> None:
    people.remember(Person("Ben", "owl"))
    people.remember(Person("Ada", "key"))
    game = sheet()
    assert (here(game)["name"], here(game)["sign"]) == ("Ada", "key")
    game.choosePerson(1)
    assert (here(game)["name"], here(game)["sign"]) == ("Ben", "owl")
    assert [row.chosen for row in game.property("people").rows] == [False, True]
    game.forgetPerson("Ben")
    assert [row.name for row in game.property("people").rows] == ["Ada"]
    game.choosePerson(9)
    table(game).setSign("dragon")
    assert here(game)["sign"] == "owl"


def test_why_nobody_was_forgotten_is_told(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: Path, _content: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(file))

    people.remember(Person("Ben", "owl"))
    game = sheet()
    told: list[tuple[str, str]] = []
    game.troubled.connect(lambda title, text: told.append((title, text)))
    with monkeypatch.context() as patched:
        patched.setattr(paths, "write_whole", full)
        game.forgetPerson("Ben")
    title = "Ben is not forgotten."
    text = f"{people.people_file()}: the disk is full.\nThe name stays in the list. Mend that, "
    assert told == [(title, text + "then press Delete on it again.")]
    assert [row.name for row in game.property("people").rows] == ["Ben"]
    game.forgetPerson("Ben")
    assert game.property("people").rows == []
    assert len(told) == 1


def test_boards_are_chosen_and_a_deleted_one_gives_way(qtbot: QtBot) -> None:
    standard = boards.load_board()
    boards.save_board(msgspec.structs.replace(standard, name="Attic"))
    (boards.own_boards_dir() / "bad.toml").write_text("name = 3")
    game = sheet()
    assert [row.title for row in game.property("boards").rows] == ["Standard board", "Attic"]
    game.chooseBoard("Attic")
    assert game.options()["board"] == "Attic"
    boards.delete_board("Attic")
    game.refresh()
    assert game.options()["board"] == "standard"


def test_models_keep_qt_s_promises(qtbot: QtBot) -> None:
    for name in ("Ada", "Ben", "Eve"):
        people.remember(Person(name))
    game = sheet()
    models = [game.property(name) for name in ("optionRows", "people", "boards")]
    testers = [QAbstractItemModelTester(model, STRICT) for model in models]
    rng = random.Random(2)
    for turn in range(60):
        game.setOption(rng.choice([option.key for option in OPTIONS["endless"]]), turn % 2 == 0)
        game.choosePerson(rng.randrange(4))
        if turn % 7 == 0:
            game.forgetPerson(rng.choice(["Ada", "Ben", "Eve"]))
            table(game).rename(f"Guest {turn}")
            game.seats()
        if turn % 11 == 0:
            board = msgspec.structs.replace(boards.load_board(), name=f"Board {turn}")
            boards.save_board(board)
            game.refresh()
        game.setProperty("gameId", rng.choice(["endless", "endless", "unknown"]))
    assert len(testers) == 3


def test_every_game_has_words() -> None:
    assert set(COMPANY) == set(OPTIONS)


def test_a_table_for_several_is_ready_at_once(qtbot: QtBot) -> None:
    people.remember(Person("Ada", "key"))
    game = sheet("tricks")
    assert game.isReady()
    seats = game.seats()
    assert [seat["kind"] for seat in seats] == ["person", "computer", "computer", "computer"]
    assert len({seat["sign"] for seat in seats}) == 4
    assert all(seat["level"] == "normal" for seat in seats[1:])


def test_people_are_seated_while_there_is_room(qtbot: QtBot) -> None:
    for name in ("Cleo", "Ben", "Ada"):
        people.remember(Person(name, "owl"))
    game = sheet("tricks")
    for _ in range(4):
        table(game).addPerson()
    assert names_at(game)[0] == "Ada"
    assert names_at(game)[4:] == ["Ben", "Cleo"], "who isn't at the table comes, six are the most"
    for _ in range(5):
        table(game).remove(table(game).count - 1)  # type: ignore[operator]
    assert len(names_at(game)) == 3, "three are the fewest"


def test_a_new_person_gets_a_name_that_is_free(qtbot: QtBot) -> None:
    game = sheet("tricks")
    table(game).rename("Sleeper 5")
    table(game).addPerson()
    assert names_at(game)[4] == "Sleeper 2"
    assert game.isReady()


def test_case_t2_a_name_that_is_taken_is_told_with_its_seat(qtbot: QtBot) -> None:
    game = sheet("tricks")
    table(game).rename("nell")
    assert game.property("fault") == "Seat 1: Somebody at this table has that name already."
    assert not game.isReady()


def test_signs_are_never_twice_at_a_table(qtbot: QtBot) -> None:
    game = sheet("tricks")
    signs = [row.sign for row in table(game).property("rows").rows]
    table(game).setSign(signs[2])
    after = [row.sign for row in table(game).property("rows").rows]
    assert (after[0], after[2]) == (signs[2], signs[0])


def test_seats_change_places_and_the_oldest_stays_the_oldest(qtbot: QtBot) -> None:
    game = sheet("worst")
    before = names_at(game)
    table(game).markOldest(1)
    table(game).swap(1, 2)
    assert names_at(game) == [before[0], before[2], before[1]]
    assert game.options()["oldest"] == 2
    table(game).remove(0)
    assert game.options()["oldest"] == 1
    table(game).remove(1)
    assert game.options()["oldest"] == 1, "two have to stay"


def test_a_place_is_given_to_the_computer_and_back(qtbot: QtBot) -> None:
    game = sheet("tricks")
    people.remember(Person("Ben", "leaf"))
    sign = here(game)["sign"]
    table(game).setComputer(True)
    assert here(game)["isComputer"]
    assert here(game)["sign"] == sign
    taken = here(game)["companion"]
    other = next(row.companion for row in table(game).property("rows").rows[1:])
    table(game).chooseCompanion(other)
    assert here(game)["companion"] == other, "who sat elsewhere changes places"
    assert taken in [row.companion for row in table(game).property("rows").rows]
    table(game).setLevel("hard")
    table(game).setLevel("godlike")
    assert here(game)["level"] == "hard"
    table(game).setComputer(False)
    assert here(game)["name"] == "Ben"


def test_a_remembered_person_is_seated_once(qtbot: QtBot) -> None:
    people.remember(Person("Ben", "leaf"))
    people.remember(Person("Ada", "key"))
    game = sheet("tricks")
    table(game).select(1)
    game.choosePerson(1)
    assert names_at(game)[1] == "Ben"
    game.choosePerson(0)
    assert table(game).selected == 0, "Ada sits there already"
    assert names_at(game).count("Ada") == 1


def test_numbers_are_typed_or_stepped_within_their_bounds(qtbot: QtBot) -> None:
    game = sheet("worst")
    assert game.options()["target"] == 13
    game.setNumber("target", "1")
    assert game.property("fault") == "A whole number from 5 to 30."
    assert not game.isReady()
    game.setNumber("target", "17")
    assert game.isReady()
    assert game.options()["target"] == 17
    for _ in range(20):
        game.stepNumber("target", 1)
    assert game.options()["target"] == 30
    game.setNumber("end", "3")
    game.setNumber("target", "٣")
    assert not game.isReady()


NUMBERS = [(g, o) for g, options in OPTIONS.items() for o in options if o.kind == "number"]


@pytest.mark.parametrize(
    ("game_id", "option"), NUMBERS, ids=lambda each: getattr(each, "key", each)
)
def test_bounds_and_defaults_of_numbers_are_those_of_the_rules(
    game_id: str, option: Option
) -> None:
    game = game_by_id(game_id)
    agreed, seats = room_of(game_id).options({}), game.seats[0]
    assert option.default == getattr(agreed, option.key)
    least, most = option.bounds
    for number, is_legal in ((least - 1, False), (least, True), (most, True), (most + 1, False)):
        asked = msgspec.structs.replace(agreed, **{option.key: number})
        fault = game.check(asked, seats)
        assert (fault is None) is is_legal, fault


def test_the_library_says_nothing_of_the_usual_target() -> None:
    usual = room_of("worst").options({}).target
    assert option_names({"target": usual}) == []
    assert option_names({"target": usual + 1}) == [f"First to {usual + 1}"]


@pytest.mark.parametrize("game_id", sorted(OPTIONS))
def test_as_many_sit_down_as_the_rules_allow(qtbot: QtBot, game_id: str) -> None:
    seats, at = game_by_id(game_id).seats, table(sheet(game_id))
    assert (at.minimum, at.maximum) == (seats[0], seats[-1])
    for _ in range(9):
        at.addComputer()
    assert len(at.sitting) == seats[-1]
    for _ in range(9):
        at.remove(0)
    assert len(at.sitting) == seats[0]


def test_choices_are_those_of_the_rules(qtbot: QtBot) -> None:
    game = sheet("worst")
    game.setChoice("end", "finish the round")
    game.setChoice("targets", "nobody")
    game.setOption("end", True)
    assert game.options()["end"] == "finish the round"
    assert game.options()["targets"] == "cycle"


def test_decks_are_chosen_unless_the_cards_are_real(qtbot: QtBot) -> None:
    titles = tuple(f"Fear {number}" for number in range(8))
    feardecks.save_deck(feardecks.FearDeck("all", titles))
    game = sheet("worst")
    rows = game.property("decks").rows
    assert [row.key for row in rows] == ["all", "family", "own:all"]
    game.chooseDeck("own:all")
    assert game.options()["deck"] == "own:all"
    feardecks.delete_deck("all")
    game.refresh()
    assert game.options()["deck"] == "all"
    game.setOption("own_cards", True)
    assert len(game.property("decks").rows) == 0


@pytest.mark.parametrize("game_id", ["worst", "tricks"])
def test_the_table_s_models_keep_qt_s_promises(qtbot: QtBot, game_id: str) -> None:
    game = sheet(game_id)
    seating = table(game)
    models = [seating.property("rows"), game.property("optionRows"), game.property("decks")]
    testers = [QAbstractItemModelTester(model, STRICT) for model in models]
    rng = random.Random(5)
    keys = [companion.key for companion in companions.companions(game_id)]
    for _ in range(200):
        act: Callable[[], object] = rng.choice(
            [
                lambda: seating.addPerson(),
                lambda: seating.addComputer(),
                lambda: seating.remove(rng.randrange(6)),
                lambda: seating.swap(rng.randrange(6), rng.randrange(6)),
                lambda: seating.select(rng.randrange(6)),
                lambda: seating.chooseCompanion(rng.choice(keys)),
                lambda: seating.setComputer(rng.random() < 0.5),
                lambda: seating.setSign(rng.choice(people.SIGNS)),
                lambda: seating.markOldest(rng.randrange(6)),
            ]
        )
        act()
        sitting = seating.sitting
        assert len({s.sign for s in sitting}) == len(sitting)
        assert len({names.same_name(s.name) for s in sitting}) == len(sitting)
        assert 0 <= seating.selected < len(sitting)
        assert 0 <= seating.oldest < len(sitting)
    assert len(testers) == 3


def test_what_belongs_to_the_active_game_is_shown_only_with_it(qtbot: QtBot) -> None:
    game = sheet()
    model = game.property("optionRows")
    assert [row.key for row in model.rows if not row.is_shown] == [
        "cells",
        "steady_hands",
        "left_handed",
    ]
    game.setOption("steady_hands", True)
    assert game.options()["steady_hands"] is False  # it means nothing in the basic game
    game.setChoice("active", "all")
    assert [row.key for row in model.rows if not row.is_shown] == ["cells"]
    assert game.options()["steady_hands"] is True


def test_each_cell_is_chosen_by_itself(qtbot: QtBot) -> None:
    game = sheet()
    game.setChoice("active", "chosen")
    game.setOption("cell:spiders", True)
    game.setOption("cell:end_of_the_world", True)
    game.setOption("cell:nothing", True)
    assert game.options()["cells"] == ("end_of_the_world", "spiders")
    rows = {row.key: row for row in game.property("optionRows").rows}
    cells = {cell["key"]: cell for cell in rows["cells"].cells}
    assert len(cells) == 12
    assert cells["cell:end_of_the_world"]["text"] == "Blindness"
    assert "Blindness: point at the die" in cells["cell:end_of_the_world"]["note"]
    assert "flick the die past spiders" in cells["cell:spiders"]["note"]
    assert all(bool(cell["note"]) == cell["can_choose"] for cell in cells.values())
    assert not cells["cell:lost"]["can_choose"]
    game.setOption("cell:end_of_the_world", False)
    assert game.options()["cells"] == ("spiders",)
    game.setChoice("active", "all")
    assert game.options()["cells"] == ()


def test_the_active_game_begins_with_a_dice_board(qtbot: QtBot) -> None:
    game = sheet()
    game.setChoice("active", "chosen")
    game.setOption("cell:spiders", True)
    agreed = room.options(game.options())
    assert agreed.dice_board is not None
    assert agreed.cells == ("spiders",)
    game.setChoice("active", "none")
    assert room.options(game.options()) == room.options({"board": "standard"})


def test_the_next_evening_begins_with_the_last_table(qtbot: QtBot) -> None:
    people.remember(Person("Ada", "key"))
    game = sheet("worst")
    table(game).select(1)
    table(game).setComputer(False)
    table(game).rename("Ben")
    table(game).markOldest(1)
    before = game.seats()
    again = sheet("worst")
    assert again.seats() == before
    assert again.options()["oldest"] == 1
    people.forget("Ben")
    assert names_at(sheet("worst"))[0] == "Ada"
    assert "Ben" not in names_at(sheet("worst"))


@pytest.mark.parametrize("content", [b"", b"[]", b'{"worst": {"places": []}}', b"\xff", b"{"])
def test_a_table_that_can_t_be_read_is_laid_anew(qtbot: QtBot, content: bytes) -> None:
    paths.make_data_dir()
    tables.tables_file().write_bytes(content)
    assert len(names_at(sheet("worst"))) == 3


def test_somebody_who_is_gone_does_not_come_back(qtbot: QtBot) -> None:
    places = [tables.Place("Ada", "key"), tables.Place("Zed", "owl", "nobody", "normal")]
    tables.remember("worst", places)
    assert "Zed" not in names_at(sheet("worst"))


def test_a_name_typed_for_a_computer_player_is_kept_for_the_person(qtbot: QtBot) -> None:
    game = sheet("worst")
    table(game).select(1)
    table(game).rename("Clara")
    table(game).setComputer(False)
    assert here(game)["name"] == "Clara"


def test_the_picture_of_the_night_follows_board_and_options(qtbot: QtBot) -> None:
    game = sheet()
    board = boards.load_board()
    behind = board.circle.shadow_behind
    begins = {"fields": board.circle.fields, "progress": 0, "end": 0}
    assert game.property("picture") == {**begins, "shadow": -behind}
    assert str(behind) in game.property("told")[0]
    game.setOption("veterans", True)
    assert game.property("picture") == {**begins, "shadow": -5}
    assert "5" in game.property("told")[0]


def test_what_awaits_is_told_for_every_variant(qtbot: QtBot) -> None:
    game = sheet()
    told = {game.property("told")[-1]}
    game.setOption("strategist", True)
    told.add(game.property("told")[-1])
    for steady in (False, True):
        for active in ("all", "mixed", "chosen"):
            game.setChoice("active", active)
            game.setOption("steady_hands", steady)
            told.add(game.property("told")[-1])
    game.setOption("cell:decay", True)
    told.add(game.property("told")[-1])
    # Falling, Lost and Temptation are the same in both (nine are left); none chosen is none active
    assert len(told) == 2 + 2 + 2 + 1
    assert any(text.startswith("9 of") for text in told)
    assert any(text.startswith("1 of") for text in told)


def test_the_picture_of_a_table_shows_who_sits_there(qtbot: QtBot) -> None:
    game = sheet("tricks")
    signs = [sitting.sign for sitting in table(game).sitting]
    picture = game.property("picture")
    assert picture["signs"] == signs
    assert picture["points"].split() == ["0"] * len(signs)
    assert str(len(signs)) in game.property("told")[1]
    game.setOption("until_total", True)
    assert "25" in game.property("told")[1]
    assert sheet("worst").property("told") == []
