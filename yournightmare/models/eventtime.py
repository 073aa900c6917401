"""When an input happened, not when it was handled: for stopwatches and flicks (R-E19, R-E25).

Every input event carries the window system's time stamp. `TimedInput` is an item that hands on
pointer and keys with it. Two stamps of one clock tell the time between two inputs to a millisecond,
however late either was handled; where stamps are missing or can't be right, the time of handling
counts (`between`).
"""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import Property, QEvent, QObject, QPointF, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QMouseEvent, QTouchEvent
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem, QQuickWindow

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

LATEST: Final = 1000.0
"""Milliseconds by which an input may be handled late; more than that is a stamp that is wrong."""

Moment = tuple[float, float]
"""An input's stamp and the monotonic time of its handling, both in ms."""


def now_ms() -> float:
    """Return monotonic milliseconds."""
    return time.monotonic() * 1000


def between(start: Moment, end: Moment) -> float:
    """Return the milliseconds from one input to another, never negative."""
    by_stamp, by_clock = end[0] - start[0], end[1] - start[1]
    stamped = start[0] > 0 and end[0] > 0
    if stamped and abs(by_stamp - by_clock) <= LATEST and by_stamp >= 0:
        return by_stamp
    return max(0.0, by_clock)


@QmlElement
class TimedInput(QQuickItem):
    """Hands on presses, moves and releases in itself, and `keys` pressed anywhere in its window.

    Places are in the item's own pixels; `stamp` and `at` make a `Moment`. While `listening` the
    keys named are its own: neither shortcuts nor the item with the focus get them. Held keys tell
    once.
    """

    pressed = Signal(float, float, float, float, arguments=["x", "y", "stamp", "at"])
    moved = Signal(float, float, float, float, arguments=["x", "y", "stamp", "at"])
    released = Signal(float, float, float, float, arguments=["x", "y", "stamp", "at"])
    cancelled = Signal()
    keyDown = Signal(int, float, float, arguments=["key", "stamp", "at"])
    keyUp = Signal(int, float, float, arguments=["key", "stamp", "at"])
    listeningChanged = Signal()
    keysChanged = Signal()

    def __init__(self, parent: QQuickItem | None = None) -> None:
        super().__init__(parent)
        self._listening = False
        self._keys: list[int] = []
        self._listened: QQuickWindow | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setAcceptTouchEvents(True)
        self.windowChanged.connect(self._listen)
        self.enabledChanged.connect(self._listen)
        self.visibleChanged.connect(self._listen)

    # Pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # no list that could be scrolled takes the pointer away in the middle of a throw
        self.setKeepMouseGrab(True)
        self._tell(self.pressed, event.position(), event.timestamp())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._tell(self.moved, event.position(), event.timestamp())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._tell(self.released, event.position(), event.timestamp())

    def mouseUngrabEvent(self) -> None:
        self.cancelled.emit()

    def touchUngrabEvent(self) -> None:
        self.cancelled.emit()

    def touchEvent(self, event: QTouchEvent) -> None:
        """Only the first finger counts."""
        self.setKeepTouchGrab(True)
        points = event.points()
        if not points:
            return
        signals = {
            QEvent.Type.TouchBegin: self.pressed,
            QEvent.Type.TouchUpdate: self.moved,
            QEvent.Type.TouchEnd: self.released,
        }
        told = signals.get(event.type())
        if told is None:
            self.cancelled.emit()
        else:
            self._tell(told, points[0].position(), event.timestamp())
        event.accept()

    def _tell(self, signal: SignalInstance, place: QPointF, stamp: int) -> None:
        signal.emit(place.x(), place.y(), float(stamp), now_ms())

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind not in (
            QEvent.Type.ShortcutOverride,
            QEvent.Type.KeyPress,
            QEvent.Type.KeyRelease,
        ):
            return False
        if not isinstance(event, QKeyEvent) or event.key() not in self._keys:
            return False
        plain = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier
        if event.modifiers() not in plain:
            return False
        event.accept()
        if kind != QEvent.Type.ShortcutOverride and not event.isAutoRepeat():
            signal = self.keyDown if kind == QEvent.Type.KeyPress else self.keyUp
            signal.emit(event.key(), float(event.timestamp()), now_ms())
        return True

    def _listen(self) -> None:
        wanted = self.window() if self._listening and self.isEnabled() else None
        if not self.isVisible():
            wanted = None
        if wanted is self._listened:
            return
        if self._listened is not None:
            self._listened.removeEventFilter(self)
        self._listened = wanted
        if wanted is not None:
            wanted.installEventFilter(self)

    def _set_listening(self, on: bool) -> None:
        if on != self._listening:
            self._listening = on
            self._listen()
            self.listeningChanged.emit()

    def _set_keys(self, keys: list[int]) -> None:
        self._keys = [int(key) for key in keys]
        self.keysChanged.emit()

    listening = Property(
        bool, lambda self: self._listening, _set_listening, notify=listeningChanged
    )
    keys = Property("QVariantList", lambda self: self._keys, _set_keys, notify=keysChanged)  # type: ignore[arg-type]
