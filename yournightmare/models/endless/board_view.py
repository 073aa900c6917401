"""The board as the eyes see it: what a table being played and a replay have in common.

Both set `_shown` and call `_show_board`; the views of ring, tracks and phases bind to this alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.endless.board import Board
from yournightmare.games.endless.nightmares import NIGHTMARES
from yournightmare.games.endless.outlook import Outcome
from yournightmare.models.endless import words
from yournightmare.models.endless.board_rows import (
    GhostsModel,
    PhasesModel,
    RingModel,
    TracksModel,
)
from yournightmare.models.endless.shown import Shown
from yournightmare.models.properties import constant

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("Boards come from a table or a replay.")
class EndlessBoardView(QObject):  # type: ignore[operator]
    """A board of Endless Nightmare to look at.

    What belongs together has one signal, which is given only if something of it has changed: with a
    single signal for all, every word on the page would be asked for anew with every event.
    """

    markersChanged = Signal()
    scoreChanged = Signal()
    phaseChanged = Signal()
    nightmareChanged = Signal()
    doorChanged = Signal()
    dieChanged = Signal()
    fieldsChanged = Signal()
    begun = Signal()
    """Another game begins on the same page: its markers stand where they stand at once."""
    dieRolled = Signal(int, str, arguments=["eyes", "name"])

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = Shown()
        self._is_steady = False
        self._fields = 1
        self._told: dict[str, tuple[object, ...]] = {}
        self._tracks = TracksModel(self)
        self._ring = RingModel(self)
        self._ghosts = GhostsModel(self)
        self._phases = PhasesModel(self)

    def _tell(self, signal: str, *values: object) -> None:
        """Give that signal if one of the values is another than when it was last given."""
        if self._told.get(signal) != values:
            self._told[signal] = values
            getattr(self, signal).emit()

    def _show_board(self, board: Board, outlook: Sequence[Outcome], over: bool) -> None:
        """Show what `_shown` holds, and tell it; `over`: all five phases are past."""
        shown = self._shown
        progress, shadow = shown.values["progress"], shown.values["shadow"]
        self._fields = board.circle.fields
        self._tracks.lay_out(board, shown.values)
        end = shown.end if shown.has_door else None
        self._ring.lay_out(self._fields, progress, shadow, end, outlook)
        self._ghosts.lay_out(self._fields, progress, shadow, outlook)
        self._phases.lay_out(6 if over else shown.phase)
        self._tell("fieldsChanged", self._fields)
        self._tell("markersChanged", progress, shadow, shown.began)
        self._tell("scoreChanged", shown.values["survived"], shown.score)
        self._tell("phaseChanged", shown.round, shown.phase)
        self._tell("nightmareChanged", shown.nightmare, words.nightmare(shown.nightmare))
        self._tell("doorChanged", shown.end, shown.has_door)
        self._tell("dieChanged", shown.die)

    tracks = constant("_tracks")
    ring = constant("_ring")
    ghosts = constant("_ghosts")
    phases = constant("_phases")

    fields = Property(int, lambda self: self._fields, notify=fieldsChanged)
    progress = Property(int, lambda self: self._shown.values["progress"], notify=markersChanged)
    shadow = Property(int, lambda self: self._shown.values["shadow"], notify=markersChanged)
    distance = Property(int, lambda self: self._shown.distance, notify=markersChanged)
    walked = Property(
        int,
        lambda self: max(0, self._shown.values["progress"] - self._shown.began),
        notify=markersChanged,
    )
    door = Property(int, lambda self: self._shown.end, notify=doorChanged)
    hasDoor = Property(bool, lambda self: self._shown.has_door, notify=doorChanged)
    score = Property(int, lambda self: self._shown.score, notify=scoreChanged)
    survived = Property(int, lambda self: self._shown.values["survived"], notify=scoreChanged)
    round = Property(int, lambda self: self._shown.round, notify=phaseChanged)
    phase = Property(int, lambda self: self._shown.phase, notify=phaseChanged)
    nightmare = Property(str, lambda self: self._shown.nightmare, notify=nightmareChanged)
    nightmareName = Property(
        str, lambda self: words.nightmare(self._shown.nightmare), notify=nightmareChanged
    )
    nightmareRule = Property(
        str,
        lambda self: words.nightmare_rule(self._shown.nightmare, self._is_steady),
        notify=nightmareChanged,
    )
    die = Property(int, lambda self: self._shown.die, notify=dieChanged)

    def _clause(self) -> str:
        return words.CLAUSES.get(self._shown.nightmare, "R-E9")

    clause = Property(str, _clause, notify=nightmareChanged)

    def _duration(self) -> int:
        found = NIGHTMARES.get(self._shown.nightmare)
        return found.duration if found else 0

    duration = Property(int, _duration, notify=nightmareChanged)
