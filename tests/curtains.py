"""A table with a secret for each seat and a page for it, to try the hand-over curtain on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot

from tests.screens import Shot
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
