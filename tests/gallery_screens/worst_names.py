"""Your Worst Nightmare with the longest names, thirty boxes, and long titles of own cards."""

from __future__ import annotations

from typing import Any

from tests.gallery_screens.worst import shot
from tests.models.worst_tables import SIGNS, open_curtain
from tests.screens import Shot, screen
from tests.stage import Stage
from yournightmare.games.worst.state import Options
from yournightmare.models.worst.table import WorstTable
from yournightmare.sessions.fears import deck
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.session import Session

NAMES = (
    "Wolfeschlegelsteinhausenbergerdorff-Wolfeschlegelsteinhausenberge",
    "Ångström-Żółć Příliš žluťoučký kůň",
    "李",
    "Ğüneş",
)
TITLES = (
    "Die Donaudampfschifffahrtsgesellschaftskapitänsmütze im Schrank",
    "Příliš žluťoučký kůň úpěl ďábelské ódy, zażółć gęślą jaźń",
    "Ein Aufzug, der zwischen zwei Stockwerken stehen bleibt: für immer",
    "蜘蛛",
)


def named_table(**options: Any) -> WorstTable:
    """Return a table of four people whose names are hard to place."""
    seats = [
        SeatInfo(name[:64], "person", None, s, s) for name, s in zip(NAMES, SIGNS, strict=True)
    ]
    cards = () if options.get("own_cards") else deck()[:40]
    return WorstTable(Session.new("worst", Options(deck=cards, target=30, **options), seats, 7))


def seal_all(table: WorstTable) -> None:
    """Everybody writes the same sheet: every guess is right."""
    curtain: Any = table.property("curtain")
    for _ in NAMES:
        if curtain.property("state") == "away":
            table.act()
        open_curtain(table)
        write(table)
        table.property("sheet").seal()
        curtain.settle()


def write(table: WorstTable) -> None:
    """Fill in both columns in the order in which the cards lie, for the first target allowed."""
    sheet: Any = table.property("sheet")
    sheet.chooseTarget(next(r.seat for r in sheet.property("targets").rows if r.allowed))
    for column in ("own", "guess"):
        for place, row in enumerate(table.property("fears").rows, 1):
            sheet.put(column, row.card, place)


@screen("worst-names-1-pass")
def passing(stage: Stage) -> Shot:
    """Own cards with long titles."""
    table = named_table(own_cards=True)
    table.enterTitles([title[:64] for title in TITLES])
    return shot(stage, table)


@screen("worst-names-2-sheet")
def sheet(stage: Stage) -> Shot:
    """A sheet with long titles, ready."""
    table = named_table(own_cards=True)
    table.enterTitles([title[:64] for title in TITLES])
    table.act()

    def then(page: Any) -> None:
        open_curtain(table)
        write(table)

    return shot(stage, table, then)


@screen("worst-names-3-reading")
def reading(stage: Stage) -> Shot:
    """All four right, one more; thirty boxes."""
    table = named_table(own_cards=True)
    table.enterTitles([title[:64] for title in TITLES])
    seal_all(table)
    for _ in range(6):
        table.act()
    return shot(stage, table)


@screen("worst-names-4-between")
def between(stage: Stage) -> Shot:
    """The sheets side by side."""
    table = named_table()
    table.act()
    seal_all(table)
    while table.property("phase") == "reading":
        table.act()
    return shot(stage, table)


@screen("worst-names-5-empty")
def empty(stage: Stage) -> Shot:
    """A sheet just opened."""
    table = named_table()
    table.act()
    table.act()

    def then(page: Any) -> None:
        open_curtain(table)

    return shot(stage, table, then)
