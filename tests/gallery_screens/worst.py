"""The screens of Your Worst Nightmare: the table, an open sheet, the reading-out, between, the end."""

from __future__ import annotations

from typing import Any

from tests.models.worst_tables import SIGNS, new_table, open_curtain
from tests.screens import Shot, screen
from tests.stage import Stage
from yournightmare.games.worst.state import Options
from yournightmare.models.worst.table import WorstTable
from yournightmare.sessions.fears import deck
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.session import Session

LONG = ("Wolfeschlegelsteinhausenbergerdorff", "Ångström-Żółć Příliš žluťoučký kůň", "Li", "Ğüneş")


def named_table(names: tuple[str, ...], **options: Any) -> WorstTable:
    """Return a table of people with these names."""
    seats = [
        SeatInfo(name, "person", None, sign, sign) for name, sign in zip(names, SIGNS, strict=False)
    ]
    return WorstTable(Session.new("worst", Options(deck=deck()[:40], **options), seats, 7))


def titles(table: WorstTable) -> list[str]:
    """Return the cards on the table, in the order in which they lie there."""
    return [row.card for row in table.property("fears").rows]


def seal(table: WorstTable, own: str = "1234", guess: str = "1234", target: int = -1) -> None:
    """Open the curtain for who is next, write a sheet and seal it; digits are cards by place."""
    curtain: Any = table.property("curtain")
    if curtain.property("state") == "away":
        table.act()
    open_curtain(table)
    sheet, cards = table.property("sheet"), titles(table)
    for column, order in (("own", own), ("guess", guess)):
        for place, digit in enumerate(order, 1):
            sheet.put(column, cards[int(digit) - 1], place)
    choose(table, target)
    sheet.seal()
    curtain.settle()


def choose(table: WorstTable, target: int = -1) -> None:
    """Choose a target, or the first that may be chosen."""
    sheet = table.property("sheet")
    rows = [row for row in sheet.property("targets").rows if row.allowed]
    wanted = [row for row in rows if row.seat == target] or rows
    sheet.chooseTarget(wanted[0].seat)


def play_round(table: WorstTable, seats: int, guesses: tuple[str, ...] = ("1243",)) -> None:
    """Play a whole round up to the sheets side by side."""
    table.act()
    for seat in range(seats):
        seal(table, "1234", guesses[seat % len(guesses)])
    while table.property("phase") == "reading":
        table.act()


def shown(stage: Stage, table: WorstTable, then: Any = None) -> Shot:
    """Return the page at this table."""
    stage.house.retranslated.connect(table.retranslate)
    stage.keep(table)
    return Shot("yournightmare.views.worst", "WorstPage", {"table": table}, then)


@screen("worst-1-turn")
def turn(stage: Stage) -> Shot:
    return shown(stage, new_table(4))


@screen("worst-2-own-cards")
def own_cards(stage: Stage) -> Shot:
    """Four titles to type."""
    return shown(stage, new_table(3, own_cards=True))


@screen("worst-3-pass")
def passing(stage: Stage) -> Shot:
    """The four cards lie there; nobody looks."""
    table = new_table(4)
    table.act()
    seal(table)
    table.property("curtain").stepAside()
    return shown(stage, table)


@screen("worst-4-sheet")
def sheet(stage: Stage) -> Shot:
    """The second round: own fears written, one target forbidden, the guess begun."""
    table = new_table(4)
    play_round(table, 4)
    table.act()
    table.act()

    def then(page: Any) -> None:
        table.act()
        open_curtain(table)
        page.forceActiveFocus()
        now, cards = table.property("sheet"), titles(table)
        for place, digit in enumerate("3214", 1):
            now.put("own", cards[int(digit) - 1], place)
        choose(table)
        now.put("guess", cards[3], 1)

    return shown(stage, table, then)


@screen("worst-4-sheet-empty")
def sheet_empty(stage: Stage) -> Shot:
    """A sheet just opened, with the longest names, up to 30 points."""
    table = named_table(LONG, target=30)
    table.act()

    def then(page: Any) -> None:
        table.act()
        open_curtain(table)
        page.forceActiveFocus()

    return shown(stage, table, then)


@screen("worst-4-sheet-ready")
def sheet_ready(stage: Stage) -> Shot:
    """Everything is written; the seal is ready."""
    table = named_table(LONG)
    play_round(table, 4)
    table.act()
    table.act()

    def then(page: Any) -> None:
        table.act()
        open_curtain(table)
        page.forceActiveFocus()
        now, cards = table.property("sheet"), titles(table)
        choose(table)
        for column in ("own", "guess"):
            for place in range(1, 5):
                now.put(column, cards[place - 1], place)

    return shown(stage, table, then)


@screen("worst-5-reading")
def reading(stage: Stage) -> Shot:
    """Three envelopes are open: right, right, wrong."""
    table = new_table(4)
    table.act()
    for seat in range(4):
        seal(table, "1234", "1243", (seat + 2) % 4)
    for _ in range(4):
        table.act()
    return shown(stage, table)


@screen("worst-5-reading-begins")
def reading_begins(stage: Stage) -> Shot:
    """Nothing is read yet."""
    table = new_table(3)
    table.act()
    for _ in range(3):
        seal(table)
    return shown(stage, table)


@screen("worst-5-reading-bonus")
def reading_bonus(stage: Stage) -> Shot:
    """All four right, one more; long names, many boxes."""
    table = named_table(LONG, target=30)
    table.act()
    for _ in range(4):
        seal(table)
    for _ in range(6):
        table.act()
    return shown(stage, table)


@screen("worst-6-between")
def between(stage: Stage) -> Shot:
    """The sheets side by side."""
    table = new_table(4)
    play_round(table, 4, ("1243", "1234", "4321", "2134"))
    return shown(stage, table)


@screen("worst-7-end")
def end(stage: Stage) -> Shot:
    """Somebody has won."""
    table = new_table(4, target=6)
    for _ in range(9):
        if table.property("phase") == "ended":
            break
        play_round(table, 4, ("1243", "1324", "4321", "2134"))
        if table.property("phase") == "between":
            table.act()
    return shown(stage, table)


