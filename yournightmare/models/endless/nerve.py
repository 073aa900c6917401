"""What runs on while a Nightmare lasts: the held breath, the conveyor belt (R-E24).

Both count seen time only. The belt asks for its step whenever fifteen seconds of it are full; the
breath's timer only tells how calm you are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.endless.nerves import BELT_SECONDS
from yournightmare.models.endless.seen_time import SeenTime
from yournightmare.models.endless.sounds import Heart
from yournightmare.models.eventtime import now_ms

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

TICK: Final = 100
FULL: Final = BELT_SECONDS * 1000.0


@QmlElement
@QmlUncreatable("The nerve comes from the table.")
class Nerve(QObject):  # type: ignore[operator]
    """`kind` is `breath`, `belt` or empty. The page sets `isSeen`: nothing covers the board."""

    changed = Signal()
    ticked = Signal()
    seenChanged = Signal()
    full = Signal()
    breathed = Signal()

    def __init__(self, now: Callable[[], float] = now_ms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kind = ""
        self._is_seen = False
        self._so_far = 0.0
        self._time = SeenTime(now)
        self._heart = Heart()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)

    def take_up(self, so_far: float) -> None:
        """Go on from where a saved game stood, with the first that runs."""
        self._so_far = so_far

    def begin(self, kind: str) -> None:
        """Run for a Nightmare, or for none; going on with the same changes nothing."""
        if kind == self._kind:
            return
        self._kind = kind
        self._time.restart()
        self._time.take(-self._so_far)
        self._so_far = 0.0
        self._run()
        self.changed.emit()
        self.ticked.emit()

    @property
    def elapsed(self) -> float:
        """Milliseconds since the last breath, or of the belt's fifteen seconds."""
        return self._time.read()

    def restart(self) -> None:
        """Count from nothing, after a breath."""
        self._time.restart()
        self.ticked.emit()

    def pay(self) -> None:
        """The belt's step is made: fifteen seconds are paid for."""
        self._time.take(FULL)
        self.ticked.emit()

    def _run(self) -> None:
        on = bool(self._kind) and self._is_seen
        self._time.run(on)
        if on:
            self._timer.start()
        else:
            self._timer.stop()

    def _tick(self) -> None:
        self._heart.hear(self._kind, self._time.read())
        self.ticked.emit()
        if self._kind == "belt" and self._time.read() >= FULL:
            self.full.emit()

    @Slot()
    def breathe(self) -> None:
        """Report a breath; only under water."""
        if self._kind == "breath":
            self.breathed.emit()

    @Slot(result=float)
    def look(self) -> float:
        """Return the seconds to show now."""
        return self._time.read() / 1000

    def _set_seen(self, on: bool) -> None:
        if on != self._is_seen:
            self._is_seen = on
            self._run()
            self.seenChanged.emit()

    kind = Property(str, lambda self: self._kind, notify=changed)
    isSeen = Property(bool, lambda self: self._is_seen, _set_seen, notify=seenChanged)
    seconds = Property(float, lambda self: self._time.read() / 1000, notify=ticked)
    share = Property(float, lambda self: min(1.0, self._time.read() / FULL), notify=ticked)
    period = Property(int, lambda self: BELT_SECONDS, constant=True)
