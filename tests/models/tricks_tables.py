"""Tables of the trick game for tests: sessions, tables, and playing through the slots."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QAbstractItemModelTester

from yournightmare.games.tricks.state import Options
from yournightmare.models.tricks.flow import next_person
from yournightmare.models.tricks.hand import NO_CARD
from yournightmare.models.tricks.table import TricksTable
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store

NAMES = ("Mirabel", "Otto", "Juno", "Casper", "Noor", "Paul")
SIGNS = ("moth", "key", "owl", "lantern", "leaf", "star")


def seats_of(people: int, computers: int = 0) -> list[SeatInfo]:
    """Return so many people, then so many computer players."""
    kinds = ["person"] * people + ["computer"] * computers
    return [
        SeatInfo(name, kind, "random" if kind == "computer" else None, sign, sign)  # type: ignore[arg-type]
        for name, sign, kind in zip(NAMES, SIGNS, kinds, strict=False)
    ]


def new_session(people: int = 3, computers: int = 0, seed: int = 1, **options: Any) -> Session:
    """Return a session that has just begun."""
    return Session.new("tricks", Options(**options), seats_of(people, computers), seed)


def new_table(
    people: int = 3,
    computers: int = 0,
    seed: int = 1,
    tempo: float = 0,
    store: Store | None = None,
    **options: Any,
) -> TricksTable:
    """Return a table at the beginning of a game; everything is shown at once."""
    table = TricksTable(new_session(people, computers, seed, **options), store)
    table.setTempo(tempo)
    return table


def session_of(table: TricksTable) -> Session:
    """Return the session behind a table."""
    session: Session = table._session
    return session


def models_of(table: TricksTable) -> list[Any]:
    """Return every model of a table."""
    return [
        *(table.property(name) for name in ("seats", "trick", "sheet", "roundEnd", "story")),
        *(table.property("hand").property(name) for name in ("rows", "counts")),
        *(table.property(name).property("rows") for name in ("placing", "entry", "hints")),
        table.property("ending").property("places"),
        table.property("curtain").property("seats"),
    ]


def is_blank(hand: Any) -> bool:
    """Tell whether every place for a card holds none, as QML reads it."""
    rows = hand.property("rows")
    read = {
        tuple(rows.data(rows.index(row, 0), role) for role in rows.roleNames())
        for row in range(rows.rowCount())
    }
    return read <= {msgspec.structs.astuple(NO_CARD)}


def watch_models(table: TricksTable) -> list[QAbstractItemModelTester]:
    """Watch every model of a table; a broken promise to Qt ends the test run at once."""
    strict = QAbstractItemModelTester.FailureReportingMode.Fatal
    return [QAbstractItemModelTester(model, strict) for model in models_of(table)]


def open_curtain(table: TricksTable) -> int:
    """Hold the curtain until it is open, as a page would tell; return who looks now."""
    curtain: Any = table.property("curtain")
    curtain.settle()  # it has fallen
    curtain.open(curtain.property("seat"))
    curtain.settle()  # it has lifted
    return int(curtain.property("openFor"))


def let_computers_think(table: TricksTable, most: int = 400) -> None:
    """Let the computer players go on until it is a person's turn, or the table rests."""
    for _ in range(most):
        QCoreApplication.processEvents()
        if table._computer_due() is None:
            return


def pick_anything(table: TricksTable, rng: random.Random) -> None:
    """Pick a play on some ways about."""
    hand: Any = table.property("hand")
    cards = [row.card for row in hand.property("rows").rows]
    hand.pick(rng.choice(cards))
    if rng.random() < 0.2:
        hand.unpick()
    card = rng.choice(cards)
    hand.unpick()
    for _ in range(rng.randint(1, 3)):
        hand.pick(card)
    if not hand.property("canPlay"):
        hand.unpick()
        hand.pick(card)


def show_next(table: TricksTable) -> None:
    """Show the next event at once."""
    table._stage._timer.stop()
    table._stage._next()


def enter_anything(table: TricksTable, rng: random.Random) -> None:
    """Fill in the score sheet anyhow."""
    entry: Any = table.property("entry")
    seats = len(session_of(table).seats)
    entry.setFinder(rng.randint(-1, seats - 1))
    entry.setParanoia(rng.random() < 0.2)
    for seat in range(seats):
        entry.setBefore(seat, rng.randint(0, 6))
        entry.setUnder(seat, rng.randint(0, 6))


def play_at_random(table: TricksTable, rng: random.Random, most: int = 5000) -> int:
    """Play through the table's own slots until the end; return the number of steps."""
    for step in range(most):
        phase = table.property("phase")
        if phase == "ended":
            return step
        if table._computer_due() is not None and next_person(table._view, table._players) is None:
            let_computers_think(table, 1)
        elif phase == "entry":
            if rng.random() < 0.6:
                enter_anything(table, rng)
            table.act()
        elif phase in ("placing", "play") and table.property("lookingSeat") < 0:
            if table.property("verb"):
                table.act()
            open_curtain(table)
        elif phase == "placing":
            placing: Any = table.property("placing")
            placing.place(rng.randint(1, 7))
            if not placing.property("canConfirm"):
                placing.move(rng.choice((-1, 1)))
            if rng.random() < 0.1:
                table.takeBack()
                continue
            table.act()
            changes = [row.seat for row in table.property("seats").rows if row.can_change]
            if changes and rng.random() < 0.1:
                table.passTo(rng.choice(changes))
        elif phase == "play":
            pick_anything(table, rng)
            table.act()
        else:
            table.act()
    return most


def at_play(people: int = 1, computers: int = 3, seed: int = 1) -> TricksTable:
    """Return a table at which a person may play."""
    table, rng = new_table(people, computers, seed=seed), random.Random(seed)
    for _ in range(2000):
        if table.property("hand").property("mayPlay"):
            return table
        play_at_random(table, rng, most=1)
    raise AssertionError("nobody may play")
