"""The library: nothing yet, a well-filled shelf, a search that finds nothing, a broken session."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from typing import Any
from unittest import mock

from PySide6.QtCore import QObject

from tests.models import tricks_tables, worst_tables
from tests.models.tables import standard_board
from tests.screens import Shot, screen
from tests.stage import Stage, items
from yournightmare.games.endless.state import Options
from yournightmare.models import fileplaces
from yournightmare.models.desk import Desk
from yournightmare.players.player import player_of
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store

MODULE, PAGE = "yournightmare.views.library", "LibraryPage"
_NAMES = ("", "The night of the belt", "Öhmchens längste Nacht", "", "Ольга и тень", "")
_PEOPLE = ("Ada", "Mirabel", "Öhmchen", "Jonas", "Ольга", "明")


def play_at_random(session: Session, seed: int, most: int = 10_000) -> None:
    """Play decisions at random until the end, or `most` of them."""
    rng = random.Random(seed)
    while session.waiting and len(session.log) < most:
        session.decide(rng.choice(session.legal(0)))


def saved_games(count: int) -> Store:
    """Return a store in memory with games at all stages."""
    store = Store.in_memory()
    for i in range(count):
        options = Options(board=standard_board(), veterans=i % 5 == 1, strategist=i % 7 == 2)
        seat = SeatInfo(_PEOPLE[i % len(_PEOPLE)])
        session = Session.new("endless", options, [seat], i, _NAMES[i % len(_NAMES)])
        play_at_random(session, i, 10 + 9 * (i % 4))
        if i % 3 == 1 and session.can_take_back():
            session.take_back()
        store.create(session)
    return store


def played_for(session: Session, points: int, seed: int) -> Session:
    """Play a game of several by chance until somebody has so many points; give it back."""
    player: Any = player_of(session.game.id, "random")
    rng = random.Random(seed)
    while session.waiting and max(session.view(None).points) < points:
        seat = session.waiting[0]
        session.decide(player.choose(session.view(seat), session.legal(seat), rng))
    return session


def games_of_all_kinds() -> Store:
    """Return a store with a dozen games: at the top one of each kind that goes on."""
    store = saved_games(7)
    for session in (
        played_for(worst_tables.new_session(4, seed=3), 99, 3),
        played_for(tricks_tables.new_session(3, 3, seed=5), 99, 5),
        played_for(tricks_tables.new_session(1, 4, seed=4), 10, 4),
        played_for(worst_tables.new_session(3, seed=2), 6, 2),
    ):
        if session.game.id == "tricks":
            session.use_hint()
        store.create(session)
    last = Session.new("endless", Options(board=standard_board()), [SeatInfo("Ada")], 12)
    play_at_random(last, 12, 13)
    store.create(last)
    return store


def furnish(stage: Stage, store: Store) -> None:
    """Put a desk with this store into the stage's house."""
    house: Any = stage.house
    house._desk = stage.keep(Desk(stage.house, store))


@screen("library")
def library(stage: Stage) -> Shot:
    """A dozen games, the one chosen of Endless Nightmare."""
    furnish(stage, games_of_all_kinds())
    return Shot(MODULE, PAGE)


def chosen(stage: Stage, row: int) -> Shot:
    """Return the page of a dozen games with one chosen."""
    furnish(stage, games_of_all_kinds())

    def then(page: Any) -> None:
        page.findChild(QObject, "slips").setProperty("currentIndex", row)

    return Shot(MODULE, PAGE, {}, then)


@screen("library-worst")
def library_worst(stage: Stage) -> Shot:
    """The one chosen is of Your Worst Nightmare."""
    return chosen(stage, 1)


@screen("library-tricks")
def library_tricks(stage: Stage) -> Shot:
    """The one chosen is of Monster Tricks."""
    return chosen(stage, 2)


@screen("library-empty")
def library_empty(stage: Stage) -> Shot:
    """Nothing has been played yet."""
    furnish(stage, Store.in_memory())
    return Shot(MODULE, PAGE)


@screen("library-search")
def library_search(stage: Stage) -> Shot:
    """A search that finds nothing."""
    furnish(stage, saved_games(3))

    def then(page: Any) -> None:
        from yournightmare.models.library import LibraryModel

        page.findChild(LibraryModel).setProperty("text", "unicorn")

    return Shot(MODULE, PAGE, {}, then)


def folder_of_games() -> Path:
    """Return a folder with two folders and three saved games; they are empty files."""
    folder = Path(tempfile.gettempdir()) / "Nights with Mirabel"
    for name in ("2025", "At grandmother's"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    for name in ("The night of the belt", "Öhmchens längste Nacht", "Ольга и тень"):
        (folder / f"{name}.nightmare").touch()
    return folder


@screen("library-files")
def library_files(stage: Stage) -> Shot:
    """A saved game is looked for among folders, where the system has no dialog for that."""
    furnish(stage, games_of_all_kinds())

    def then(page: Any) -> None:
        choice: Any = next(i for i in items(page) if i.metaObject().indexOfMethod("bringIn()") >= 0)
        with (
            mock.patch.object(fileplaces, "start_folder", folder_of_games),
            mock.patch.object(fileplaces, "has_native_dialog", return_value=False),
        ):
            choice.bringIn()
            stage.process(300)

    return Shot(MODULE, PAGE, {}, then)


@screen("library-broken")
def library_broken(stage: Stage) -> Shot:
    """One session can't be read, another is being renamed."""
    store = saved_games(4)
    store._connection.execute("UPDATE sessions SET summary=x'00' WHERE n=4")
    furnish(stage, store)
    return Shot(MODULE, PAGE, {"renamingId": store.summaries()[1].id})
