"""The New game sheet: right defaults, names and numbers told at entry, people remembered."""

from __future__ import annotations

import getpass
import random

import msgspec
import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from yournightmare.games.chance import MAX_SEED
from yournightmare.models.newgame import GAMES, OPTIONS, NewGame
from yournightmare.sessions import boards, people
from yournightmare.sessions.people import Person

STRICT = QAbstractItemModelTester.FailureReportingMode.Fatal


def sheet() -> NewGame:
    game = NewGame()
    game.setProperty("gameId", "endless")
    return game


def test_the_defaults_are_ready(qtbot: QtBot) -> None:
    game = sheet()
    assert game.isReady()
    assert game.property("title") == "Endless Nightmare"
    off = {"board": "standard", "strategist": False, "veterans": False, "own_dice": False}
    assert game.options() == off
    assert len(game.seats()) == 1


@pytest.mark.parametrize("login", ["", "root", "\n", "x" * 80])
def test_a_login_that_is_no_name_gives_way(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, login: str
) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: login)
    assert sheet().property("name") == "Sleeper"


def test_no_login_at_all(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise OSError

    monkeypatch.setattr(getpass, "getuser", nobody)
    assert sheet().property("name") == "Sleeper"


def test_options_are_switched(qtbot: QtBot) -> None:
    game = sheet()
    game.setOption("veterans", True)
    game.setOption("strategist", True)
    game.setOption("strategist", False)
    assert [row.is_on for row in game.property("optionRows").rows] == [False, True, False]
    assert game.options()["veterans"] is True


@pytest.mark.parametrize("name", ["Zoë", "恐怖", "Ольга", "ليلى", "👩‍🚀", "é" * 64, "%1 {name}"])
def test_case_t1_names_of_all_kinds(qtbot: QtBot, name: str) -> None:
    game = sheet()
    game.setProperty("name", name)
    assert game.property("nameFault") == ""
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
    game.setProperty("name", name)
    assert game.property("nameFault") == fault
    assert not game.isReady()


@pytest.mark.parametrize(("name", "kept"), [("Ada\nByron", "Ada Byron"), ("  Ada ", "Ada")])
def test_case_t2_a_name_is_tidied(qtbot: QtBot, name: str, kept: str) -> None:
    game = sheet()
    game.setProperty("name", name)
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
    assert (game.property("name"), game.property("sign")) == ("Ada", "key")
    game.choosePerson(1)
    assert (game.property("name"), game.property("sign")) == ("Ben", "owl")
    assert [row.chosen for row in game.property("people").rows] == [False, True]
    game.forgetPerson("Ben")
    assert [row.name for row in game.property("people").rows] == ["Ada"]
    game.choosePerson(9)
    game.setProperty("sign", "dragon")
    assert game.property("sign") == "owl"


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
        game.setOption(rng.choice([key for key, _, _ in OPTIONS["endless"]]), turn % 2 == 0)
        game.choosePerson(rng.randrange(4))
        if turn % 7 == 0:
            game.forgetPerson(rng.choice(["Ada", "Ben", "Eve"]))
            game.setProperty("name", f"Guest {turn}")
            game.seats()
        if turn % 11 == 0:
            board = msgspec.structs.replace(boards.load_board(), name=f"Board {turn}")
            boards.save_board(board)
            game.refresh()
        game.setProperty("gameId", rng.choice(["endless", "endless", "unknown"]))
    assert len(testers) == 3


def test_every_game_has_words() -> None:
    assert set(GAMES) == set(OPTIONS)
