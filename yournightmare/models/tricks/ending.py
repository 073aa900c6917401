"""The end: places, what each round brought, the strokes of luck, from the public view (G1, G2)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.game import Result
from yournightmare.games.tricks.state import Reason, View
from yournightmare.models.people import Player
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, named, say

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT = "TricksEnding"


class WinnerRow(msgspec.Struct, frozen=True):
    """A seat in the order of its place (R-A4). `best_round` is the most points in one round."""

    place: int
    seat: int
    name: str
    sign: str
    face: str
    character: int
    points: int
    is_shared: bool
    best_round: int
    empty_rounds: int
    rounds: tuple[int, ...]


class PlacesModel(RowsModel[WinnerRow]):
    """The first place first; who shares one stands in seat order."""

    row_type = WinnerRow


@QmlElement
@QmlUncreatable("A table has the one ending.")
class TricksEnding(QObject):  # type: ignore[operator]
    """Empty until the game is over."""

    changed = Signal()

    def __init__(self, players: Sequence[Player], parent: QObject) -> None:
        super().__init__(parent)
        self._players = players
        self._result: Result | None = None
        self._rounds = 0
        self._total = 0
        self._places = PlacesModel(self)

    def set_players(self, players: Sequence[Player]) -> None:
        """Somebody else sits at a seat."""
        self._players = players

    def lay_out(self, view: View, result: Result | None) -> None:
        """Show the end of a game, or nothing if there is none."""
        self._result = result
        self._rounds, self._total = len(view.scores), view.options.total
        self._places.show(self._winners(result, view) if result else [])
        self.changed.emit()

    def _winners(self, result: Result, view: View) -> list[WinnerRow]:
        order = sorted(range(view.seats), key=lambda seat: result.places[seat])
        return [self._winner(result, view, seat) for seat in order]

    def _winner(self, result: Result, view: View, seat: int) -> WinnerRow:
        player = self._players[seat]
        won = tuple(points[seat] for points in view.scores)
        return WinnerRow(
            place=result.places[seat],
            seat=seat,
            name=player.name,
            sign=player.sign,
            face=player.face,
            character=player.seat,
            points=result.points[seat],
            is_shared=result.places.count(result.places[seat]) > 1,
            best_round=max(won, default=0),
            empty_rounds=won.count(0),
            rounds=won,
        )

    def _title(self) -> str:
        if self._result is None:
            return ""
        names = named([row.name for row in self._places.rows if row.place == 1])
        text = QT_TRANSLATE_NOOP("TricksEnding", "{names} has won")
        if self._result.places.count(1) > 1:
            text = QT_TRANSLATE_NOOP("TricksEnding", "{names} have won together")
        return say(CONTEXT, text, names=names)

    def _reason(self) -> str:
        """Say how the game came to its end (G2, R-M12)."""
        result = self._result
        if result is None:
            return ""
        is_shared = result.places.count(1) > 1
        if result.reason == Reason.TOTAL:
            text = QT_TRANSLATE_NOOP(
                "TricksEnding",
                "After round {round} somebody had {total} points or more, and the game was over. "
                "Whoever has the most points wins.",
            )
            if is_shared:
                text = QT_TRANSLATE_NOOP(
                    "TricksEnding",
                    "After round {round} somebody had {total} points or more, and the game was "
                    "over. Several have the most points.",
                )
        elif is_shared:
            text = QT_TRANSLATE_NOOP(
                "TricksEnding", "All {round} rounds were played. Several have the most points."
            )
        else:
            text = QT_TRANSLATE_NOOP(
                "TricksEnding", "All {round} rounds were played. Whoever has the most points wins."
            )
        return say(CONTEXT, text, total=self._total, round=self._rounds)

    title = Property(str, _title, notify=changed)
    reason = Property(str, _reason, notify=changed)
    places = Property(QObject, lambda self: self._places, constant=True)
