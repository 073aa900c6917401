"""Tables of Your Worst Nightmare for tests: sessions, tables, and playing through the slots."""

from __future__ import annotations

import random
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QAbstractItemModelTester

from yournightmare.games.worst.state import Options
from yournightmare.models.worst.table import WorstTable
from yournightmare.sessions.fears import deck
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.session import Session

NAMES = ("Mirabel", "Otto", "Juno", "Casper")
SIGNS = ("moth", "key", "owl", "lantern")


def seats_of(people: int, computers: int = 0) -> list[SeatInfo]:
    """Return so many people, then so many computer players."""
    kinds = ["person"] * people + ["computer"] * computers
    return [
        SeatInfo(name, kind, "random" if kind == "computer" else None, sign, sign)  # type: ignore[arg-type]
        for name, sign, kind in zip(NAMES, SIGNS, kinds, strict=False)
    ]


def new_session(
    people: int = 3, computers: int = 0, seed: int = 1, cards: int = 40, **options: Any
) -> Session:
    """Return a session that has just begun."""
    chosen = () if options.get("own_cards") else deck()[:cards]
    return Session.new("worst", Options(deck=chosen, **options), seats_of(people, computers), seed)


def new_table(people: int = 3, computers: int = 0, seed: int = 1, **options: Any) -> WorstTable:
    """Return a table at the beginning of a game."""
    return WorstTable(new_session(people, computers, seed, **options))


def session_of(table: WorstTable) -> Session:
    """Return the session behind a table."""
    session: Session = table._session
    return session


def models_of(table: WorstTable) -> list[Any]:
    """Return every model of a table."""
    sheet, reading = table.property("sheet"), table.property("reading")
    ending, curtain = table.property("ending"), table.property("curtain")
    return [
        *(table.property(name) for name in ("fears", "seats", "sheets", "story")),
        *(sheet.property(name) for name in ("own", "guess", "targets", "boxes", "noted")),
        *(reading.property(name) for name in ("rows", "boxes")),
        *(ending.property(name) for name in ("places", "knew", "secrets")),
        curtain.property("seats"),
        table.property("titles").property("lines"),
    ]


def watch_models(table: WorstTable) -> list[QAbstractItemModelTester]:
    """Watch every model of a table; a broken promise to Qt ends the test run at once."""
    strict = QAbstractItemModelTester.FailureReportingMode.Fatal
    return [QAbstractItemModelTester(model, strict) for model in models_of(table)]


def open_curtain(table: WorstTable) -> int:
    """Hold the curtain until it is open, as a page would tell; return who looks now."""
    curtain: Any = table.property("curtain")
    curtain.settle()  # it has fallen
    curtain.open(curtain.property("seat"))
    curtain.settle()  # it has lifted
    return int(curtain.property("openFor"))


def let_computers_write() -> None:
    """Let the computer players write who are about to."""
    for _ in range(12):
        QCoreApplication.processEvents()


def fill_in(table: WorstTable, rng: random.Random) -> None:
    """Fill in the open sheet anyhow, on some ways about, but don't seal it."""
    sheet: Any = table.property("sheet")
    cards = [row.card for row in table.property("fears").rows]
    for column in ("own", "guess"):
        sheet.setColumn(column)
        sheet.put(column, rng.choice(cards), rng.randint(1, 4))
        sheet.lift(column, rng.randint(1, 4))
        for place, card in enumerate(rng.sample(cards, 4), 1):
            sheet.put(column, card, place)
    targets = [row.seat for row in sheet.property("targets").rows if row.allowed]
    sheet.chooseTarget(rng.choice(targets))


def play_at_random(table: WorstTable, rng: random.Random, most: int = 3000) -> int:
    """Play through the table's own slots until the end; return the number of steps."""
    for step in range(most):
        phase = table.property("phase")
        if phase == "ended":
            return step
        if phase == "turn" and table.property("ownCards"):
            table.enterTitles([f"Fear {rng.randint(1, 9)}{sign}" for sign in "abcd"])
        elif phase == "pass" and table.property("verb") == "":
            let_computers_write()
            if table.property("phase") == "pass":
                open_curtain(table)
        elif phase == "sheet":
            fill_in(table, rng)
            if rng.random() < 0.2:
                table.takeBack()
                continue
            table.act()
            sealed = [row.seat for row in table.property("seats").rows if row.can_reopen]
            if sealed and rng.random() < 0.15:
                table.reopen(rng.choice(sealed))
        elif phase == "reading" and rng.random() < 0.1:
            table.skip()
        else:
            table.act()
    return most


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
