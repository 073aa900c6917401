"""The stage: shows what happened one event after the other, in order, skippable.

The state is final and on disk before the first event is shown; the stage only paces what the eyes
see. A view waits for nothing else to know what to animate.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from yournightmare.models.sounds import Sound, play


class Stage(QObject):
    """Plays events. `pace` gives an event's time in ms at normal speed; `tempo` scales it.

    A tempo of 0 (reduced motion) shows all at once, but for events that must be looked at for
    `least` ms at any tempo. The first event is shown within `play`, so that it is in the very next
    frame. `sound` says how an event is heard; of events shown at once each sound is heard once, and
    what is skipped isn't heard.
    """

    showed = Signal(object)
    finished = Signal()

    def __init__(
        self,
        pace: Callable[[Any], int],
        parent: QObject | None = None,
        least: Callable[[Any], int] = lambda event: 0,
        sound: Callable[[Any], Sound | None] = lambda event: None,
    ) -> None:
        super().__init__(parent)
        self._pace = pace
        self._least = least
        self._sound = sound
        self._queue: deque[Any] = deque()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        self.tempo = 1.0

    @property
    def is_playing(self) -> bool:
        """Tell whether events are still to be shown."""
        return bool(self._queue) or self._timer.isActive()

    def play(self, events: Iterable[Any]) -> None:
        """Show these events after those still waiting."""
        self._queue.extend(events)
        if not self._timer.isActive():
            self._next()

    def skip(self) -> None:
        """Show all that is left at once."""
        if not self.is_playing:
            return
        self._timer.stop()
        while self._queue:
            self.showed.emit(self._queue.popleft())
        self.finished.emit()

    def clear(self) -> None:
        """Forget what is left; used when the table jumps elsewhere."""
        self._timer.stop()
        self._queue.clear()

    def _next(self) -> None:
        heard: set[Sound | None] = set()
        while self._queue:
            event = self._queue.popleft()
            if (sound := self._sound(event)) not in heard:
                heard.add(sound)
                play(sound)
            self.showed.emit(event)
            wait = max(round(self._pace(event) * self.tempo), self._least(event))
            if wait:
                self._timer.start(wait)
                return
        self.finished.emit()
