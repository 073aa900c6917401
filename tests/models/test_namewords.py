"""Why a name is refused is said in one manner, whatever is called so (T2)."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from yournightmare.models import faults, namewords
from yournightmare.models.boarddraft import BoardDraft
from yournightmare.models.deckdraft import DeckDraft
from yournightmare.models.desk import Desk
from yournightmare.models.house import House
from yournightmare.models.library import LibraryModel
from yournightmare.models.newgame import NewGame
from yournightmare.models.rooms import room_of
from yournightmare.sessions import boards
from yournightmare.sessions.feardecks import FearDeck
from yournightmare.sessions.names import NameRefusal, refusal
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store

REFUSED = {
    NameRefusal.BLANK: "\u200b",
    NameRefusal.TOO_LONG: "x" * 65,
    NameRefusal.CONTROL: "Ada\0",
    NameRefusal.BROKEN: "Ada\ud83d",
}


def said_of_a_seat(name: str) -> str:
    game = NewGame()
    game.setProperty("gameId", "endless")
    game._seating.rename(name)
    return str(game.property("fault"))


def said_of_a_board(name: str) -> str:
    draft = BoardDraft()
    draft.take(boards.load_board(), ())
    draft._set_name(name)  # half a character comes through no property of Qt's
    return str(draft.property("nameFault"))


def said_of_a_deck(name: str) -> str:
    draft = DeckDraft()
    draft.take(FearDeck("Dark", tuple(f"fear {n}" for n in range(9))), ())
    draft._set_name(name)  # half a character comes through no property of Qt's
    return str(draft.property("nameFault"))


def said_of_a_saved_game(name: str) -> str:
    store = Store.in_memory()
    agreed = room_of("tricks").options({})
    seats = [SeatInfo("Ada"), SeatInfo("Ben"), SeatInfo("Cy")]
    session = Session.new("tricks", agreed, seats, 1)
    store.create(session)
    house = House()
    desk, model = Desk(house, store), LibraryModel()
    model.setProperty("desk", desk)
    return model.rename(session.id, name)


@pytest.mark.parametrize("reason", list(REFUSED))
def test_case_t2_all_say_the_same(qtbot: QtBot, reason: NameRefusal) -> None:
    name = REFUSED[reason]
    assert refusal(name) is reason
    said = namewords.fault(name)
    assert said.endswith(".")
    assert said_of_a_seat(name) == said_of_a_board(name) == said
    assert said_of_a_deck(name) == said_of_a_saved_game(name) == said


def test_who_has_the_name_is_said(qtbot: QtBot) -> None:
    assert namewords.fault("ada", ["Ada"]) == "Somebody at this table has that name already."
    assert namewords.fault("ada", ["Ada"], "board") == "Another board has this name."
    assert namewords.fault("ada", ["Ada"], "deck") == "Another deck has this name."
    assert namewords.fault("Ada", ["Ben"]) == ""


@pytest.mark.parametrize("reason", list(NameRefusal))
def test_a_record_s_name_is_refused_within_a_sentence(reason: NameRefusal) -> None:
    piece = faults.TEXTS[reason]
    assert piece == namewords.PIECES[reason]
    assert piece[0].islower()
    assert not piece.endswith(".")
