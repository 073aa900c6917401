"""A table with a secret for each seat, a page with the curtain for it, and hands to try it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Property, QObject, Qt, Signal, Slot
from PySide6.QtTest import QTest

from tests.screens import Shot
from tests.secrets import seen_anywhere
from tests.stage import Stage
from yournightmare.models.curtain import Curtain
from yournightmare.models.rows import RowsModel
from yournightmare.sessions.record import SeatInfo

PEOPLE = (
    SeatInfo("Otto", colour="key", sign="key"),
    SeatInfo("Mirabel", colour="moth", sign="moth"),
    SeatInfo("Juno", colour="owl", sign="owl"),
    SeatInfo("Casper", colour="lantern", sign="lantern"),
)
MOTIONS = pytest.mark.parametrize("motion", ["full", "reduced"])
# Words and colours that stand nowhere else; no colour of the house comes near them.
SECRETS = ("Wombatinger", "Quallenfrack", "Zwielichtzahn", "Ofenrohrgeist")
COLOURS = ("#00ff3c", "#ff00e6", "#00f0ff", "#ffff00")


class WordRow(msgspec.Struct, frozen=True):
    """One word on a secret sheet."""

    word: str


class Words(RowsModel[WordRow]):
    """The words of the seat that looks."""

    row_type = WordRow


class SecretTable(QObject):
    """Gives its page what the seat that looks may know; everybody else nothing."""

    lookChanged = Signal()
    touches = 0

    def __init__(self, people: Sequence[SeatInfo] = PEOPLE, **clocks: Callable[[], float]) -> None:
        super().__init__()
        self.handover = Curtain(people, self, **clocks)
        self._words = Words(self)
        self.handover.lookerChanged.connect(self._look)

    def _look(self) -> None:
        looker = self.handover.looker
        secret = [] if looker is None else [WordRow(f"{SECRETS[looker]} {i}") for i in range(4)]
        self._words.show(secret)
        self.lookChanged.emit()

    def _told(self, secrets: Sequence[str]) -> str:
        looker = self.handover.looker
        return "" if looker is None else secrets[looker]

    @Slot()
    def touched(self) -> None:
        """A shortcut of the page was heard."""
        self.touches += 1

    curtain = Property(QObject, lambda self: self.handover, constant=True)
    words = Property(QObject, lambda self: self._words, constant=True)
    text = Property(str, lambda self: self._told(SECRETS), notify=lookChanged)
    colour = Property(str, lambda self: self._told(COLOURS) or "black", notify=lookChanged)


def shot(stage: Stage, table: SecretTable, page: str = "CurtainTablePage") -> Shot:
    """The page of a table, to be shown on a stage."""
    stage.engine.addImportPath(str(Path(__file__).parent / "qml"))
    return Shot("curtaintable", page, {"table": stage.keep(table)})


class Hour:
    """Clocks that stand still until a test moves them."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def open_page(
    stage: Stage, motion: str = "reduced", table: SecretTable | None = None
) -> SecretTable:
    """Show a table, closed for seat 0, on its page."""
    hour = Hour()
    made = table or SecretTable(steady=hour, wall=hour)
    made.handover.passTo(0)
    made.handover.settle()
    stage.choose(motion=motion, animationSpeed=100)
    stage.show(shot(stage, made), 960, 600)
    stage.process(150)
    assert state(made) == "closed"
    return made


def state(table: SecretTable) -> str:
    """The curtain's state."""
    return str(table.handover.property("state"))


def everything(stage: Stage, table: SecretTable) -> list[str]:
    """All places where any seat's secret is found now."""
    assert stage.view is not None
    return seen_anywhere(stage.view, SECRETS, COLOURS, table)


def settled(stage: Stage, table: SecretTable) -> None:
    """Let it come to rest."""
    for _ in range(400):
        if state(table) in ("closed", "open", "away"):
            stage.process(30)
            return
        stage.process(10)
    raise AssertionError(f"still {state(table)}")


def rest(stage: Stage, table: SecretTable) -> None:
    """Keep the hands off until keys count again."""
    while not table.handover.property("isCalm"):
        stage.process(10)


def open_by_key(stage: Stage, table: SecretTable) -> None:
    """Hold Space until it is open."""
    assert stage.view is not None
    rest(stage, table)
    QTest.keyPress(stage.view, Qt.Key.Key_Space)
    for _ in range(200):
        if state(table) == "open":
            break
        stage.process(10)
    QTest.keyRelease(stage.view, Qt.Key.Key_Space)
    settled(stage, table)
    assert state(table) == "open"


def lift(stage: Stage, table: SecretTable) -> None:
    """Open for the seat asked for, without a hand."""
    table.handover.holdOut()
    settled(stage, table)
    assert state(table) == "open"
