"""Your Worst Nightmare with the longest names, thirty boxes, and long titles of own cards."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.gallery_screens.worst import shot
from tests.models.worst_tables import SIGNS, let_computers_write, new_table, open_curtain
from tests.screens import Shot, screen
from tests.stage import Stage, items
from yournightmare.games.worst.state import Options
from yournightmare.models.worst.table import WorstTable
from yournightmare.sessions.fears import deck
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.session import Session

# without the letters of the longer language that the tests make up
NAMES = (
    "Wolfeschlegelsteinhausenbergerdorff-Wolfeschlegelsteinhausenberge",
    "Ångstrøm-Żyrafąłka Žďarek Ťůňěk",
    "李",
    "Iğdır",
)
TITLES = (
    "Die Donaudampfschifffahrtsgesellschaftskapitänsjacke im Schrank",
    "Wąż pod pierzyną, ząb w szklance, kot na dachu i nikt w domu",
    "Ein Aufzug, der zwischen zwei Stockwerken stehen bleibt: jeden Abend",
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


@screen("worst-names-6-computers")
def computers(stage: Stage) -> Shot:
    """One person among computer people with faces of their own."""
    faces = {"Thea": "thea", "Anselm": "anselm", "Rufus": "rufus"}
    seats = [SeatInfo("Mirabel", "person", None, "moth", "moth")]
    seats += [
        SeatInfo(name, "computer", "random", sign, sign, persona=face)
        for (name, face), sign in zip(faces.items(), SIGNS[1:], strict=True)
    ]
    session = Session.new("worst", Options(deck=deck()[:40]), seats, 3)
    table = WorstTable(session)
    table.act()
    let_computers_write()
    write(table)
    table.property("sheet").seal()
    for _ in range(4):
        table.act()
    return shot(stage, table)


@screen("worst-names-7-drag")
def drag(stage: Stage) -> Shot:
    """A card in the hand, over a free place."""
    table = new_table(4)
    table.act()
    table.act()

    def then(page: Any) -> None:
        open_curtain(table)
        sheet: Any = table.property("sheet")
        cards = [row.card for row in table.property("fears").rows]
        for place, digit in enumerate((2, 1, 0, 3), 1):
            sheet.put("own", cards[digit], place)
        sheet.chooseTarget(2)
        sheet.put("guess", cards[3], 1)
        stage.process(60)
        card = find(page, "FearCard", 1)
        slot = find(page, "SheetSlot", 5)
        start, end = middle(card), middle(slot)
        assert stage.view is not None
        left = Qt.MouseButton.LeftButton
        QTest.mousePress(stage.view, left, pos=start)
        for step in range(1, 9):
            QTest.mouseMove(stage.view, start + (end - start) * step / 8)
            stage.process(12)

    return shot(stage, table, then)


def find(page: Any, kind: str, number: int) -> QQuickItem:
    """Return the n-th item in sight of that QML type."""
    found = [
        item
        for item in items(page)
        if item.isVisible() and item.metaObject().className().startswith(kind)
    ]
    return found[number]


def middle(item: QQuickItem) -> QPoint:
    """Return an item's middle in the window."""
    return item.mapToScene(item.boundingRect().center()).toPoint()
