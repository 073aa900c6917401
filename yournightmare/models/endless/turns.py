"""Work in parts, one in each turn of the event loop, so that none of it holds up an animation."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class Turns(QObject):
    """Does what it is given in order, a part a turn; `at_once` all of it in the same one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts: deque[Callable[[], None]] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._next)
        self.at_once = False

    def do(self, *parts: Callable[[], None]) -> None:
        """Do these parts after those still waiting."""
        self._parts.extend(parts)
        if self.at_once:
            self.finish()
        else:
            self._timer.start()

    def finish(self) -> None:
        """Do all that is left now."""
        while self._parts:
            self._parts.popleft()()
        self._timer.stop()

    def forget(self, *parts: Callable[[], None]) -> None:
        """Leave these parts undone, or all there are."""
        kept = [part for part in self._parts if part not in parts] if parts else []
        self._parts = deque(kept)

    def _next(self) -> None:
        if self._parts:
            self._parts.popleft()()
        if not self._parts:
            self._timer.stop()
