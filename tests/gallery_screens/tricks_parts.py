"""Parts of Monster Tricks as a game seldom has them: hints, moved bottom cards, long names."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec

from tests.gallery_screens.tricks import has_zero_ten, my_turn, shot, table_at
from tests.models.tricks_tables import let_computers_think, new_table, open_curtain, session_of
from tests.screens import Shot, screen
from tests.stage import Stage
from yournightmare.models.tricks.table import TricksTable


def show_hints(table: TricksTable, seat: int, most: int = 6) -> None:
    """Lay made-up chances beside the first plays that are legal."""
    hints: Any = table._hints
    plays = list(session_of(table).legal(seat))[:most]
    hints.begin(seat)
    outcomes = [
        SimpleNamespace(
            decision=play,
            worth=0.412 - 0.023 * place,
            trick=0.62 - 0.1 * place,
            scared=0.04 + 0.07 * place,
            paranoia=0.0,
            points=3.4 - 0.3 * place,
        )
        for place, play in enumerate(plays)
    ]
    hints.show(seat, outcomes)


@screen("tricks-2-hints")
def placing_hints(stage: Stage) -> Shot:
    """Where the best player would hide it."""
    table = new_table(1, 4)
    table.act()
    let_computers_think(table)

    def then(page: Any) -> None:
        open_curtain(table)
        held: Any = table.property("placing")
        held.place(3)
        show_hints(table, int(held.property("seat")), most=7)

    return shot(stage, table, then)


@screen("tricks-3-hints")
def hints(stage: Stage) -> Shot:
    """What the best player would do."""
    table = table_at(my_turn, 1, 3)

    def then(page: Any) -> None:
        show_hints(table, int(table.property("hand").property("seat")))

    return shot(stage, table, then)


@screen("tricks-3-hints-zero-ten")
def hints_on_zero_ten(stage: Stage) -> Shot:
    """The same, where the longest words among them are the best."""
    table = table_at(has_zero_ten, 1, 3)

    def then(page: Any) -> None:
        show_hints(table, int(table.property("hand").property("seat")))

    return shot(stage, table, then)


@screen("tricks-3-moved")
def moved(stage: Stage) -> Shot:
    """Bottom cards were moved, and the names are long."""
    table = table_at(my_turn, 1, 4)
    names = ("Maximiliane-Charlotte", "Ö", "Bartholomäus", "Wolfeschlegelsteinhausenberger", "Noor")
    table._players = tuple(
        msgspec.structs.replace(player, name=name)
        for player, name in zip(table._players, names, strict=True)
    )

    def then(page: Any) -> None:
        seats = table.property("seats")
        seats.show(
            [
                msgspec.structs.replace(row, bottom_moved=row.seat % 3, name=names[row.seat])
                for row in seats.rows
            ]
        )

    return shot(stage, table, then)


@screen("tricks-score-sheet-names")
def score_sheet_names(stage: Stage) -> Shot:
    """A round is entered for somebody with the longest name there can be, who got many points."""
    table = new_table(4, score_sheet=True)
    names = ("W" * 64, "Maximiliane-Charlotte", "Ö", "Casper")
    table._players = tuple(
        msgspec.structs.replace(player, name=name)
        for player, name in zip(table._players, names, strict=True)
    )
    entry: Any = table.property("entry")
    entry.set_players(table._players)
    entry.setFinder(3)
    entry.setUnder(0, 6)
    entry.setBefore(1, 2)
    entry.setUnder(1, 4)
    return shot(stage, table)


@screen("tricks-3-talk")
def talk(stage: Stage) -> Shot:
    """Every computer player mutters something long."""
    table = table_at(my_turn, 1, 5)

    def then(page: Any) -> None:
        mutter(table)

    return shot(stage, table, then)


def mutter(table: TricksTable) -> None:
    """Let every computer player say something long, while each seems to think."""
    seats: Any = table.property("seats")
    seats.show(
        [
            msgspec.structs.replace(
                row, line="I can hear it under the floor, can't you?" * row.is_computer
            )
            for row in seats.rows
        ]
    )
