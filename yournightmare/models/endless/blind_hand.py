"""Pointing in the dark (R-E23): where the die lies, the black, one movement, and the way it took.

By pointer: press on the hand at the near edge, glide, let go where the die lies; what begins
elsewhere, or goes nowhere, is no movement. By keys: hold an arrow and the hand glides at an even
pace, forward or to a side; Space points. Places are in mm of the blind table, from its left near
corner.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Property, QObject, QPointF, Qt, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.endless.decisions import LONGEST_TRAIL, PointAt
from yournightmare.games.endless.diceboard import UNIT, DiceBoard, Spot
from yournightmare.games.endless.nerves import REACH, STRIDE, Break, hits, what_broke
from yournightmare.models.eventtime import now_ms
from yournightmare.models.words import QT_TRANSLATE_NOOP, say

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "Skill"
PACE: Final = 220.0
"""Millimetres a second that the hand glides while an arrow is held."""

PRACTICE: Final = ((0.36, 0.5), (0.62, 0.6), (0.55, 0.38), (0.3, 0.64))
"""Where the die lies in rehearsals, as parts of the table: never where it lies in earnest."""

_WAYS: Final = {
    int(Qt.Key.Key_Left): (-1.0, 0.0),
    int(Qt.Key.Key_Right): (1.0, 0.0),
    int(Qt.Key.Key_Up): (0.0, 1.0),
    int(Qt.Key.Key_Down): (0.0, -1.0),
}
_NO_WAY: Final = QT_TRANSLATE_NOOP("Skill", "Your hand is where it began: go to the die first.")
_SHOWN: Final[dict[tuple[bool, bool], str]] = {
    (True, False): QT_TRANSLATE_NOOP("Skill", "Your finger is on the die."),
    (False, False): QT_TRANSLATE_NOOP("Skill", "Your finger finds only wood."),
    (True, True): QT_TRANSLATE_NOOP("Skill", "It stays as it was: your finger was on the die."),
    (False, True): QT_TRANSLATE_NOOP("Skill", "It stays as it was: your finger found only wood."),
}
_BROKEN: Final[dict[Break, str]] = {
    Break.REST: QT_TRANSLATE_NOOP(
        "Skill", "You stopped on the way: that is more than one movement. Once more."
    ),
    Break.TURN: QT_TRANSLATE_NOOP(
        "Skill", "You turned back on the way: that is more than one movement. Once more."
    ),
}
Trail = tuple[tuple[int, int, int], ...]


@QmlElement
@QmlUncreatable("The blind table comes from the table.")
class BlindHand(QObject):  # type: ignore[operator]
    """The blind table. `moment` is `look`, `dark` or `shown`; empty when nobody points."""

    changed = Signal()
    moved = Signal()
    pointed = Signal(object)

    def __init__(self, now: Callable[[], float] = now_ms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = now
        self._board: DiceBoard | None = None
        self._die: Spot | None = None
        self._moment = ""
        self._rehearses = False
        self._rehearsed = 0
        self._said = ""
        self._hand = (0.0, 0.0)
        self._trail: list[tuple[int, int, int]] = []
        self._began = 0.0
        self._held: dict[int, float] = {}
        self._at: Spot | None = None
        self._hit = False
        self._is_lost = False

    def lay_out(self, board: DiceBoard | None, die: Spot | None) -> None:
        """Show the table with the die on it."""
        self._board = board
        if die is not None:
            self._die = die
        self.changed.emit()

    def open(self, rehearses: bool) -> None:
        """Let the player look: for practice, or so that it counts."""
        self._rehearses = rehearses
        self._look("")

    def close(self) -> None:
        """Nobody points now."""
        self._moment = ""
        self._held.clear()
        self.changed.emit()

    def show_pointing(self, hit: bool, at: Spot | None, stays: bool = False) -> None:
        """Lay open where the finger came down; nowhere, if what came of it before `stays`."""
        self._hit, self._at, self._moment = hit, at, "shown"
        if stays:
            self._trail = []
        self._said = say(CONTEXT, _SHOWN[hit, stays])
        self.changed.emit()

    @property
    def _lies(self) -> Spot | None:
        """Where the die lies now."""
        if not self._rehearses or self._board is None:
            return self._die
        x, y = PRACTICE[self._rehearsed % len(PRACTICE)]
        blind = self._board.blind
        return round(x * blind.width * UNIT), round(y * blind.depth * UNIT)

    def show_trail(self, trail: Trail) -> None:
        """Show the way of a recorded pointing."""
        self._trail = list(trail)
        self.changed.emit()

    def foretell(self, is_lost: bool) -> None:
        """Tell whether the finger can't help any more: the roll has failed already (R-E23)."""
        self._is_lost = is_lost
        self.changed.emit()

    def _look(self, said: str) -> None:
        self._moment, self._said, self._trail, self._at = "look", said, [], None
        self._held.clear()
        self._home()
        self.changed.emit()

    @property
    def _start(self) -> tuple[float, float]:
        """Where the hand lies before it moves: the middle of the near edge."""
        return (self._board.blind.width / 2 if self._board else 0.0), 0.0

    def _home(self) -> None:
        self._hand = self._start
        self.moved.emit()

    def _not_yet(self, text: str) -> None:
        """Say in the dark what is missing; the hand lies where it began."""
        self._said, self._trail = say(CONTEXT, text), []
        self._home()
        self.changed.emit()

    # What the player does

    @Slot()
    def darken(self) -> None:
        """Close the eyes; after a rehearsal: look again."""
        if self._moment == "shown" and self._rehearses:
            self._rehearsed += 1
            self._look("")
        elif self._moment == "look" and self._board is not None:
            self._moment, self._said = "dark", ""
            self.changed.emit()

    @Slot()
    def openEyes(self) -> None:
        """Look again before pointing: nothing has been done yet."""
        if self._moment == "dark":
            self._look("")

    @Slot()
    def breakOff(self) -> None:
        """The system took the pointer away in the middle of a movement: look again."""
        if self._moment == "dark" and self._trail:
            text = QT_TRANSLATE_NOOP("Skill", "Your movement was broken off. Once more.")
            self._look(say(CONTEXT, text))

    @Slot(float, float, float, float)
    def touch(self, x: float, y: float, stamp: float, at: float) -> None:
        """Begin to move, at the hand."""
        if self._moment != "dark":
            return
        if abs(x - self._start[0]) > REACH or y > REACH:
            self._not_yet(QT_TRANSLATE_NOOP("Skill", "Begin at your hand."))
            return
        self._held.clear()
        self._began = stamp or at
        self._trail = []
        self._note(x, y, stamp or at)

    @Slot(float, float, float, float)
    def glide(self, x: float, y: float, stamp: float, at: float) -> None:
        """Go on moving."""
        if self._moment == "dark" and self._trail:
            self._note(x, y, stamp or at)

    @Slot(float, float, float, float)
    def lift(self, x: float, y: float, stamp: float, at: float) -> None:
        """Point where the finger comes to rest."""
        if self._moment == "dark" and self._trail:
            self._note(x, y, stamp or at)
            if math.dist(self._trail[0][:2], self._trail[-1][:2]) < STRIDE:
                self._not_yet(_NO_WAY)
            else:
                self._point(tuple(self._trail))

    @Slot(int, float, float)
    def holdKey(self, key: int, stamp: float, at: float) -> None:
        """An arrow goes down: the hand glides."""
        if self._moment == "dark" and key in _WAYS and not self._trail:
            self._held.setdefault(key, stamp or at)
            self.moved.emit()

    @Slot(int, float, float)
    def releaseKey(self, key: int, stamp: float, at: float) -> None:
        """An arrow comes up: the hand has glided as long as it was down."""
        began = self._held.pop(key, None)
        if began is None or self._moment != "dark":
            return
        way = _WAYS[key]
        far = PACE * max(0.0, (stamp or at) - began) / 1000
        self._move(self._hand[0] + way[0] * far, self._hand[1] + way[1] * far)

    @Slot()
    def pointByKey(self) -> None:
        """Point where the hand is now."""
        if self._moment != "dark" or self._held or self._trail:
            return
        if self._hand == self._start:
            self._not_yet(_NO_WAY)
        else:
            self._point(())

    def _move(self, x: float, y: float) -> None:
        blind = self._board.blind if self._board else None
        width, depth = (blind.width, blind.depth) if blind else (0, 0)
        self._hand = max(0.0, min(float(width), x)), max(0.0, min(float(depth), y))
        self.moved.emit()

    def _note(self, x: float, y: float, when: float) -> None:
        self._move(x, y)
        if len(self._trail) == LONGEST_TRAIL:
            self._trail = self._trail[::2]  # a long way keeps its shape with every other place
        ms = max(0, min(600_000, round(when - self._began)))
        if self._trail:
            ms = max(ms, self._trail[-1][2])
        self._trail.append((*self._spot(), ms))

    def _spot(self) -> Spot:
        return round(self._hand[0] * UNIT), round(self._hand[1] * UNIT)

    def _point(self, trail: Trail) -> None:
        die = self._lies
        if self._board is None or die is None:
            return
        broke = what_broke(trail)
        if broke:
            self._look(say(CONTEXT, _BROKEN[broke]))
            return
        x, y = self._spot()
        self._trail = list(trail)
        if self._rehearses:
            self.show_pointing(hits(self._board, die, (x, y), trail), (x, y))
            return
        self._moment = ""
        # the corner itself would claim no place (see `PointAt`)
        self.pointed.emit(PointAt(0, max(1, x), y, trail))

    # What the view binds to

    def _points(self) -> list[QPointF]:
        return [QPointF(x / UNIT, y / UNIT) for x, y, _ in self._trail]

    def _place(self) -> QPointF:
        die = self._lies
        return QPointF(die[0] / UNIT, die[1] / UNIT) if die else QPointF()

    def _finger(self) -> QPointF:
        return QPointF(self._at[0] / UNIT, self._at[1] / UNIT) if self._at else QPointF(-1, -1)

    moment = Property(str, lambda self: self._moment, notify=changed)
    isRehearsal = Property(bool, lambda self: self._rehearses, notify=changed)
    tableWidth = Property(
        float, lambda self: float(self._board.blind.width if self._board else 1000), notify=changed
    )
    tableDepth = Property(
        float, lambda self: float(self._board.blind.depth if self._board else 700), notify=changed
    )
    dieSize = Property(float, lambda self: self._board.die if self._board else 16.0, notify=changed)
    die = Property(QPointF, _place, notify=changed)
    finger = Property(QPointF, _finger, notify=changed)

    def _is_at_rest(self) -> bool:
        return not self._trail and not self._held and self._hand == self._start

    isAtRest = Property(bool, _is_at_rest, notify=moved)
    isLost = Property(bool, lambda self: self._is_lost, notify=changed)
    start = Property(QPointF, lambda self: QPointF(*self._start), notify=changed)
    hand = Property(QPointF, lambda self: QPointF(*self._hand), notify=moved)
    trail = Property("QVariantList", _points, notify=changed)  # type: ignore[arg-type]
    hasHit = Property(bool, lambda self: self._hit, notify=changed)
    said = Property(str, lambda self: self._said, notify=changed)
