"""The dice board on the screen: its geometry, the hand over it, the die's way (R-E18 to R-E22).

Places cross to QML in millimetres of the board, y away from the player. A rehearsal is thrown here
and leaves no trace; a throw that counts is handed to the table by `flicked`, and comes back as the
recorded `Throw` that is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import Property, QObject, QPointF, QRectF, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.chance import Throw
from yournightmare.games.endless.diceboard import UNIT, DiceBoard, Spot
from yournightmare.games.endless.throwing import Flick, throw
from yournightmare.models.endless.flicks import (
    AIM_SWING,
    BAR_ANGLE,
    POWER_SWING,
    Sample,
    flick_of,
    flick_of_bars,
    in_hand,
    swing,
)
from yournightmare.models.endless.marker_words import NAIL, board_said, left_said
from yournightmare.models.endless.throw_words import NUMERALS, said_of
from yournightmare.models.eventtime import between, now_ms
from yournightmare.models.words import QT_TRANSLATE_NOOP, say

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "Skill"

STEP: Final = 10.0
"""Millimetres that an arrow key moves the hand."""


@QmlElement
@QmlUncreatable("The dice board comes from the table.")
class DiceThrow(QObject):  # type: ignore[operator]
    """The dice board at a moment of the game."""

    changed = Signal()
    handMoved = Signal()
    thrown = Signal()
    flicked = Signal(object)

    def __init__(self, now: Callable[[], float] = now_ms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = now
        self._board: DiceBoard | None = None
        self._markers: tuple[Spot, ...] = ()
        self._is_lid = False
        self._sign = NAIL
        self._side = 0
        self._rehearses = False
        self._is_open = False
        self._said = ""
        self._samples: list[Sample] = []
        self._hand = (0.0, 0.0)
        self._bar = ""
        self._bar_began = (0.0, 0.0)
        self._aim = 0.5
        self._thrown: Throw | None = None

    def lay_out(
        self,
        board: DiceBoard | None,
        markers: Sequence[Spot],
        is_lid: bool,
        side: int,
        sign: str = NAIL,
    ) -> None:
        """Show the board with these markers; `side` -1 or 1 is the hand that has to throw.

        `sign` is the drawing that the markers wear: spider, tooth, monster or nail.
        """
        if board is not self._board or side != self._side:
            self._board, self._side = board, side
            self._rest_hand()
        self._markers, self._is_lid, self._sign = tuple(markers), is_lid, sign
        self.changed.emit()

    def open(self, rehearses: bool) -> None:
        """Let the hand throw: for practice, or so that it counts."""
        self._rehearses, self._is_open, self._said = rehearses, True, ""
        self._thrown, self._bar = None, ""
        self._rest_hand()
        self.changed.emit()

    def close(self) -> None:
        """Nobody throws now."""
        self._is_open, self._bar = False, ""
        self._samples = []
        self.changed.emit()

    def show_throw(self, made: Throw) -> None:
        """Show a throw that was made; the view lets the die run along its path."""
        self._thrown = made
        self._said = said_of(made, self._is_lid, self._board, self._sign)
        self.changed.emit()
        self.thrown.emit()

    # The hand

    def _rest_hand(self) -> None:
        if self._board is not None:
            hand = self._board.hand
            self._hand = (self._side * (hand.right - hand.left) / 4, (hand.near + hand.far) / 2)
        self._samples = []
        self.handMoved.emit()

    @property
    def _may_throw(self) -> bool:
        return self._is_open and self._board is not None

    @Slot(float, float, float, float)
    def take(self, x: float, y: float, stamp: float, at: float) -> None:
        """Take the die up at a place of the board; only within the hand's reach."""
        if not self._may_throw or self._bar:
            return
        self._thrown = None
        self._said = ""
        self._samples = [(x, y, stamp or at)]
        self._follow(x, y)
        self.changed.emit()

    @Slot(float, float, float, float)
    def carry(self, x: float, y: float, stamp: float, at: float) -> None:
        """Carry it on; past the hand's far edge it flies."""
        if not self._samples or self._board is None:
            return
        self._samples.append((x, y, stamp or at))
        self._follow(x, y)
        if y > self._board.hand.far + self._board.die * 2:
            self._let_go()

    @Slot(float, float, float, float)
    def letGo(self, x: float, y: float, stamp: float, at: float) -> None:
        """Let go of it: a flick if it moved, else it lies in the hand again."""
        if not self._samples:
            return
        self._samples.append((x, y, stamp or at))
        self._let_go()

    @Slot()
    def drop(self) -> None:
        """Lay it back, unthrown."""
        self._bar = ""
        self._rest_hand()
        self.changed.emit()

    def _follow(self, x: float, y: float) -> None:
        if self._board is not None:
            place = in_hand(self._board, x, y, self._side)
            self._hand = place[0] / UNIT, place[1] / UNIT
            self.handMoved.emit()

    def _let_go(self) -> None:
        samples, self._samples = self._samples, []
        if self._board is None:
            return
        flick = flick_of(self._board, samples)
        if flick is None:
            text = QT_TRANSLATE_NOOP("Skill", "Flick it: press, and move quickly forward.")
            self._said = say(CONTEXT, text)
            self._rest_hand()
            self.changed.emit()
            return
        self._throw(self._held(flick))

    def _held(self, flick: Flick) -> Flick:
        """Return the flick with the die leaving where the hand holds it."""
        assert self._board is not None
        x, y = in_hand(self._board, *self._hand, self._side)
        return Flick(x, y, flick.direction, flick.strength, flick.spin)

    # The two bars

    @Slot(float, float)
    def pressBar(self, stamp: float, at: float) -> None:
        """The key's way: a press lets the aim swing, the next the power, the third throws."""
        if not self._may_throw or self._samples:
            return
        moment = (stamp, at)
        if not self._bar:
            self._thrown, self._said, self._bar = None, "", "aim"
        elif self._bar == "aim":
            self._aim = swing(between(self._bar_began, moment), AIM_SWING)
            self._bar = "power"
        else:
            power = swing(between(self._bar_began, moment), POWER_SWING)
            self._bar = ""
            assert self._board is not None
            self._throw(flick_of_bars(self._board, self._hand[0], self._aim, power))
            return
        self._bar_began = moment
        self.changed.emit()

    @Slot(int)
    def step(self, by: int) -> None:
        """Move the hand to the left (-1) or right (1)."""
        if self._may_throw and not self._samples:
            self._follow(self._hand[0] + by * STEP, self._hand[1])

    @Slot(result=float)
    def barNow(self) -> float:
        """Return where the bar that swings stands now, 0 to 1."""
        whole = AIM_SWING if self._bar == "aim" else POWER_SWING
        return swing(self._now() - self._bar_began[1], whole) if self._bar else 0.0

    def _throw(self, flick: Flick) -> None:
        assert self._board is not None
        if self._rehearses:
            self.show_throw(throw("rehearsal", flick, self._board, self._markers))
            return
        self._is_open = False
        self.changed.emit()
        self.flicked.emit(flick)

    # What the view binds to

    def _zones(self) -> list[dict[str, Any]]:
        zones = self._board.zones if self._board else ()
        return [
            {
                "name": NUMERALS[zone.zone],
                "zone": zone.zone,
                "points": [QPointF(x, y) for x, y in zone.outline],
                "label": QPointF(
                    min(x for x, _ in zone.outline),
                    (min(y for _, y in zone.outline) + max(y for _, y in zone.outline)) / 2,
                ),
            }
            for zone in zones
        ]

    def _marker_places(self) -> list[QPointF]:
        return [QPointF(x / UNIT, y / UNIT) for x, y in self._markers]

    def _path(self) -> list[float]:
        """x, y (mm) and turn (degrees, clockwise on the screen) of every frame, 60 a second."""
        if self._thrown is None:
            return []
        return [
            part for x, y, turn in self._thrown.path for part in (x / UNIT, y / UNIT, -turn / UNIT)
        ]

    def _hand_box(self) -> QRectF:
        if self._board is None:
            return QRectF()
        hand = self._board.hand
        left = 0 if self._side > 0 else hand.left
        right = 0 if self._side < 0 else hand.right
        return QRectF(left, hand.near, right - left, hand.far - hand.near)

    def _hint(self) -> str:
        """How it is done, and where the first marker comes from, as long as nothing is done."""
        if not self._may_throw or self._bar or self._samples or self._thrown is not None:
            return ""
        said = [say(CONTEXT, QT_TRANSLATE_NOOP("Skill", "Push the die quickly forward."))]
        if not self._markers:
            said.append(left_said(self._sign))
        return " ".join(filter(None, said))

    zones = Property("QVariantList", _zones, notify=changed)  # type: ignore[arg-type]
    markers = Property("QVariantList", _marker_places, notify=changed)  # type: ignore[arg-type]
    path = Property("QVariantList", _path, notify=changed)  # type: ignore[arg-type]
    handBox = Property(QRectF, _hand_box, notify=changed)
    die = Property(float, lambda self: self._board.die if self._board else 16.0, notify=changed)
    marker = Property(
        float, lambda self: self._board.marker if self._board else 5.0, notify=changed
    )
    far = Property(
        float,
        lambda self: (
            max((y for z in self._board.zones for _, y in z.outline), default=370)
            if self._board
            else 370.0
        ),
        notify=changed,
    )
    near = Property(
        float, lambda self: float(self._board.hand.near) if self._board else -110.0, notify=changed
    )
    hand = Property(QPointF, lambda self: QPointF(*self._hand), notify=handMoved)
    isHeld = Property(bool, lambda self: bool(self._samples), notify=handMoved)
    sign = Property(str, lambda self: self._sign, notify=changed)
    described = Property(
        str, lambda self: board_said(self._sign, len(self._markers), self._is_lid), notify=changed
    )
    side = Property(int, lambda self: self._side, notify=changed)
    isLid = Property(bool, lambda self: self._is_lid, notify=changed)
    isOpen = Property(bool, lambda self: self._is_open, notify=changed)
    isRehearsal = Property(bool, lambda self: self._rehearses, notify=changed)
    bar = Property(str, lambda self: self._bar, notify=changed)
    aim = Property(float, lambda self: (2 * self._aim - 1) * BAR_ANGLE / 10, notify=changed)
    barAngle = Property(float, lambda self: BAR_ANGLE / 10, constant=True)
    said = Property(str, lambda self: self._said, notify=changed)
    hint = Property(str, _hint, notify=changed)
    zone = Property(int, lambda self: self._thrown.zone if self._thrown else 0, notify=changed)
    touched = Property(
        bool, lambda self: self._thrown is not None and self._thrown.touched, notify=changed
    )
    isThrown = Property(bool, lambda self: self._thrown is not None, notify=changed)
