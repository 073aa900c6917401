"""What the trick game's table learns from past games: whose turned cards are whose."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from yournightmare.games.tricks.events import CardTurned
from yournightmare.games.tricks.state import Options
from yournightmare.models.tricks.past import Past, PastGames, PastReader
from yournightmare.sessions.knowledge import STRUCK
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store

ADA, BO, CY = SeatInfo("Ada"), SeatInfo("Bo"), SeatInfo("Cy")


def played(*seats: SeatInfo, seed: int = 3) -> Session:
    """Return a game of these seats, played at random to its end."""
    session, rng = Session.new("tricks", Options(), list(seats), seed), random.Random(seed)
    while session.waiting:
        session.decide(rng.choice(session.legal(session.waiting[0])))
    return session


def learned(store: Store, name: str, seats: int = 3) -> Past:
    """Return what is known of a person once every past game has been read."""
    reader = PastReader(store, seats, [name])
    while reader.work():
        pass
    return reader.past(name)


def turned_by(session: Session, seat: int) -> int:
    """Return how many cards a seat has turned over in the whole game."""
    replay = Replay(session.record())
    replay.check()
    assert replay.timeline is not None
    return sum(
        isinstance(event, CardTurned) and event.seat == seat
        for step in range(1, replay.playable + 1)
        for event in replay.timeline.at(step).events
    )


@pytest.fixture
def store() -> Store:
    return Store.in_memory()


def test_a_person_s_rounds_are_told_the_latest_first(store: Store) -> None:
    session = played(ADA, BO, CY)
    store.create(session)
    past = learned(store, "bo")
    assert past.rounds == 6
    assert sum(past.turned) == turned_by(session, 1) > 0
    assert past.found(0) == 6 > past.found(7)
    assert learned(store, "Bo", seats=4) == learned(store, "Nell") == Past()


def test_a_computer_player_s_rounds_are_nobody_s(store: Store) -> None:
    """Nell, a person, is told nothing of the rounds of a computer player who is called so."""
    nell = SeatInfo("Nell", "computer", "easy", persona="nell")
    store.create(played(ADA, nell, BO))
    assert learned(store, "Nell") == Past()
    assert learned(store, "Ada").rounds == 6
    store.create(played(ADA, SeatInfo("Nell"), BO))
    assert learned(store, "Nell").rounds == 6


def test_a_struck_name_s_rounds_are_nobody_s(store: Store) -> None:
    store.create(played(ADA, SeatInfo(STRUCK), SeatInfo(f"{STRUCK} 2")))
    assert learned(store, STRUCK) == learned(store, f"{STRUCK} 2") == Past()


def test_only_people_at_the_table_are_asked_about(qtbot: QtBot, store: Store) -> None:
    store.create(played(ADA, BO, CY))
    parent = QObject()
    seats = [ADA, SeatInfo("Bo", "computer", "easy"), SeatInfo("Dee")]
    games = PastGames(store, seats, "", parent)
    games.read()
    qtbot.waitUntil(lambda: not games.is_reading)
    assert games.of("Ada").rounds == 6
    assert games.of("Bo") == games.of("Dee") == Past()
