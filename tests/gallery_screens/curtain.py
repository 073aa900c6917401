"""The hand-over curtain: closed, half held, fallen after a minute, six seats with long names."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from tests.curtains import PEOPLE, SecretTable, shot
from tests.screens import Shot, screen
from tests.stage import Stage
from yournightmare.models.words import say
from yournightmare.sessions.record import SeatInfo

LONG = (
    SeatInfo("Ülkü Şahin-Öztürk", sign="leaf"),
    SeatInfo("Bartholomäus Ägidius von der Wolfsschlucht", sign="star"),
    *PEOPLE,
)


def _closed(stage: Stage, table: SecretTable, seat: int) -> Shot:
    table.handover.passTo(seat)
    table.handover.settle()
    return shot(stage, table)


def _notes(*words: str) -> dict[int, str]:
    """A word on each seat, in the language of the moment."""
    return {seat: say("WorstTable", word) for seat, word in enumerate(words) if word}


@screen("curtain")
def closed(stage: Stage) -> Shot:
    """Whom the laptop is for."""
    table = SecretTable()
    table.handover.setNotes(_notes("sealed", "", "still to write", "still to write"), [2, 3])
    return _closed(stage, table, 1)


@screen("curtain-held")
def held(stage: Stage) -> Shot:
    """Half of the hold is done."""

    def then(page: Any) -> None:
        page.findChild(QObject, "cover").setProperty("held", 0.41)
        stage.process(200)

    made = _closed(stage, SecretTable(), 2)
    return Shot(made.module, made.type, made.properties, then)


@screen("curtain-fallen")
def fallen(stage: Stage) -> Shot:
    """It fell by itself and says why; two people."""

    def then(page: Any) -> None:
        page.findChild(QObject, "cover").setProperty("why", "idle")
        stage.process(200)

    made = _closed(stage, SecretTable(PEOPLE[:2]), 0)
    return Shot(made.module, made.type, made.properties, then)


@screen("curtain-six")
def six(stage: Stage) -> Shot:
    """Six seats, names as long as names are."""
    table = SecretTable(LONG)
    table.handover.setNotes(_notes("sealed", "", *["still to write"] * 4), [2, 3, 4, 5])
    return _closed(stage, table, 1)


@screen("curtain-looming")
def looming(stage: Stage) -> Shot:
    """Nobody has touched anything for nearly a minute: the edges come into sight."""
    clock = [1000.0]
    table = SecretTable(steady=lambda: clock[0], wall=lambda: clock[0])

    def then(page: Any) -> None:
        table.handover.holdOut()
        stage.process(200)
        for _ in range(57):
            clock[0] += 1
            table.handover.tick()
        stage.process(400)

    made = _closed(stage, table, 1)
    return Shot(made.module, made.type, made.properties, then)
