"""Tables of Endless Nightmare for tests: sessions, tables that show all at once, model testers."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from PySide6.QtTest import QAbstractItemModelTester

from yournightmare.games.endless.board import Board
from yournightmare.games.endless.state import Options
from yournightmare.models.endless.table import EndlessTable
from yournightmare.sessions import paths
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.session import Session


def standard_board() -> Board:
    """Return the standard board."""
    text = paths.resources("boards", "standard.toml").read_bytes()
    return msgspec.toml.decode(text, type=Board)


def new_session(seed: int = 1, **options: Any) -> Session:
    """Return a session of one player that has just begun."""
    chosen = Options(board=standard_board(), **options)
    return Session.new("endless", chosen, [SeatInfo("Ada")], seed)


def new_table(seed: int = 1, **options: Any) -> EndlessTable:
    """Return a table that shows everything at once."""
    table = EndlessTable(new_session(seed, **options))
    table.setTempo(0)
    return table


def session_of(table: EndlessTable) -> Session:
    """Return the session behind a table."""
    session: Session = table._session
    return session


def models_of(table: EndlessTable) -> list[Any]:
    """Return every model of a table."""
    board = ("tracks", "ring", "ghosts", "phases")
    choices = ("actions", "pointChoices", "faces", "dieFaces", "mind", "nightmares")
    return [table.property(name) for name in (*board, *choices, "story")]


def watch_models(table: EndlessTable) -> list[QAbstractItemModelTester]:
    """Watch every model of a table; a broken promise to Qt ends the test run at once."""
    strict = QAbstractItemModelTester.FailureReportingMode.Fatal
    return [QAbstractItemModelTester(model, strict) for model in models_of(table)]


def play_at_random(table: EndlessTable, rng: random.Random, most: int = 400) -> int:
    """Play through the table's own slots until the end; return the number of decisions."""
    for step in range(most):
        awaiting = table.property("awaiting")
        if awaiting == "nothing":
            return step
        if table.property("asksFor"):
            table.enterDie(rng.randint(1, 6))
        elif awaiting == "mind":
            table.useMind(rng.choice((0, 0, 2, -2)))
        elif awaiting == "nightmare":
            open_rows = [row for row in table.property("nightmares").rows if row.can_choose]
            table.chooseNightmare(rng.choice(open_rows).nightmare)
        else:
            table.chooseAction(rng.randrange(6))
            table.choosePoints(rng.randint(1, 5))
            table.throwDie()
    return most
