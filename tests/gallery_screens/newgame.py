"""The New game sheet: the first evening, with guests of earlier nights, and with faults."""

from __future__ import annotations

from typing import Any

from tests.screens import Shot, screen
from tests.stage import Stage
from yournightmare.models.newgame import NewGame
from yournightmare.sessions import people

MODULE, PAGE = "yournightmare.views.newgame", "NewGamePage"


@screen("newgame")
def newgame(stage: Stage) -> Shot:
    """The first evening: nobody is remembered."""
    people.people_file().unlink(missing_ok=True)
    return Shot(MODULE, PAGE, {"game": "endless"})


@screen("newgame-guests")
def newgame_guests(stage: Stage) -> Shot:
    """Some have played here before, one of them with a long name."""
    for name, sign in (("Ольга", "leaf"), ("Maximiliane von Hohenzollern-Traumreich", "owl")):
        people.remember(people.Person(name, sign))
    people.remember(people.Person("W" * 60, "key"))
    people.remember(people.Person("Mirabel", "moth"))
    return Shot(MODULE, PAGE, {"game": "endless"})


@screen("newgame-faults")
def newgame_faults(stage: Stage) -> Shot:
    """A name of blanks and a seed that is no number: each is told at its field."""
    people.people_file().unlink(missing_ok=True)

    def then(page: Any) -> None:
        game = page.findChild(NewGame)
        game._seating.rename("   ")
        game.setProperty("seed", "midnight")

    return Shot(MODULE, PAGE, {"game": "endless"}, then)


@screen("newgame-longname")
def newgame_longname(stage: Stage) -> Shot:
    """The longest name there can be, in wide letters."""
    people.people_file().unlink(missing_ok=True)
    people.remember(people.Person("W" * 64, "star"))
    return Shot(MODULE, PAGE, {"game": "endless"})


@screen("newgame-table")
def newgame_table(stage: Stage) -> Shot:
    """A table for several: a person among computer players."""
    people.people_file().unlink(missing_ok=True)
    people.remember(people.Person("Mirabel", "moth"))
    return Shot(MODULE, PAGE, {"game": "tricks"})


@screen("newgame-table-full")
def newgame_table_full(stage: Stage) -> Shot:
    """Six at a table, one with a long name, and one whose name is taken."""
    people.people_file().unlink(missing_ok=True)
    for name, sign in (("Ольга", "leaf"), ("W" * 40, "key"), ("Mirabel", "moth")):
        people.remember(people.Person(name, sign))

    def then(page: Any) -> None:
        seating = page.findChild(NewGame)._seating
        for _ in range(3):
            seating.addPerson()
        seating.markOldest(2)
        seating.rename("Mirabel")

    return Shot(MODULE, PAGE, {"game": "tricks"}, then)


@screen("newgame-worst")
def newgame_worst(stage: Stage) -> Shot:
    """Three at the table of Your Worst Nightmare, a computer player in hand."""
    people.people_file().unlink(missing_ok=True)
    people.remember(people.Person("Mirabel", "moth"))

    def then(page: Any) -> None:
        page.findChild(NewGame)._seating.select(1)

    return Shot(MODULE, PAGE, {"game": "worst"}, then)


@screen("newgame-active")
def newgame_active(stage: Stage) -> Shot:
    """The active game, mixed by hand: a switch for each cell."""
    people.people_file().unlink(missing_ok=True)

    def then(page: Any) -> None:
        game = page.findChild(NewGame)
        game.setChoice("active", "chosen")
        for cell in ("end_of_the_world", "decay", "final_exam"):
            game.setOption(f"cell:{cell}", True)

    return Shot(MODULE, PAGE, {"game": "endless"}, then)
