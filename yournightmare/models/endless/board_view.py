"""The board as the eyes see it: what a table being played and a replay have in common.

Both set `_shown` and call `_show_board`; the views of ring, tracks and phases bind to this alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.endless.board import Board
from yournightmare.games.endless.nightmares import NIGHTMARES
from yournightmare.games.endless.outlook import Outcome
from yournightmare.models.endless import words
from yournightmare.models.endless.board_rows import PhasesModel, RingModel, TracksModel
from yournightmare.models.endless.shown import Shown

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1


def model_property(attribute: str) -> Any:
    """Return a constant property that gives the model in that attribute."""

    def read(self: QObject) -> QObject:
        model: QObject = getattr(self, attribute)
        return model

    return Property(QObject, read, constant=True)


@QmlElement
@QmlUncreatable("Boards come from a table or a replay.")
class EndlessBoardView(QObject):  # type: ignore[operator]
    """A board of Endless Nightmare to look at."""

    tableChanged = Signal()
    dieRolled = Signal(int, str, arguments=["eyes", "name"])

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = Shown()
        self._fields = 1
        self._tracks = TracksModel(self)
        self._ring = RingModel(self)
        self._phases = PhasesModel(self)

    def _show_board(self, board: Board, outlook: Sequence[Outcome], over: bool) -> None:
        """Show what `_shown` holds; `over`: all five phases are past."""
        shown = self._shown
        self._fields = board.circle.fields
        self._tracks.lay_out(board, shown.values)
        self._ring.lay_out(
            board.circle.fields,
            shown.values["progress"],
            shown.values["shadow"],
            shown.end if shown.has_door else None,
            outlook,
        )
        self._phases.lay_out(6 if over else shown.phase)

    tracks = model_property("_tracks")
    ring = model_property("_ring")
    phases = model_property("_phases")

    fields = Property(int, lambda self: self._fields, notify=tableChanged)
    progress = Property(int, lambda self: self._shown.values["progress"], notify=tableChanged)
    shadow = Property(int, lambda self: self._shown.values["shadow"], notify=tableChanged)
    door = Property(int, lambda self: self._shown.end, notify=tableChanged)
    hasDoor = Property(bool, lambda self: self._shown.has_door, notify=tableChanged)
    distance = Property(int, lambda self: self._shown.distance, notify=tableChanged)
    score = Property(int, lambda self: self._shown.score, notify=tableChanged)
    round = Property(int, lambda self: self._shown.round, notify=tableChanged)
    phase = Property(int, lambda self: self._shown.phase, notify=tableChanged)
    survived = Property(int, lambda self: self._shown.values["survived"], notify=tableChanged)
    nightmare = Property(str, lambda self: self._shown.nightmare, notify=tableChanged)
    nightmareName = Property(
        str, lambda self: words.nightmare(self._shown.nightmare), notify=tableChanged
    )
    nightmareRule = Property(
        str, lambda self: words.nightmare_rule(self._shown.nightmare), notify=tableChanged
    )
    die = Property(int, lambda self: self._shown.die, notify=tableChanged)

    def _clause(self) -> str:
        return words.CLAUSES.get(self._shown.nightmare, "R-E9")

    clause = Property(str, _clause, notify=tableChanged)

    def _duration(self) -> int:
        found = NIGHTMARES.get(self._shown.nightmare)
        return found.duration if found else 0

    duration = Property(int, _duration, notify=tableChanged)
    walked = Property(
        int,
        lambda self: max(0, self._shown.values["progress"] - self._shown.began),
        notify=tableChanged,
    )
