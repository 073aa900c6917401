"""Python's garbage is collected in the window's thread, and in no other.

By itself a collection begins in whichever thread makes one object too many, and objects of Qt that
nobody holds any more are then destroyed there. Qt can't take their timers away from another thread:
the next one that runs out ends the process.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

EVERY: Final = 400
"""How often it is looked whether something is due, in ms."""


def collect_what_is_due() -> None:
    """Collect as much as Python by itself would by now; only for the window's thread."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > thresholds[generation]:
            gc.collect(generation)
            return


class Tidying(QObject):
    """Collects from the event loop for as long as it is there. Made in the window's thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._was_enabled = gc.isenabled()
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(collect_what_is_due)
        self._timer.start(EVERY)

    def stop(self) -> None:
        """Leave it to Python again, if it was before."""
        self._timer.stop()
        if self._was_enabled:
            gc.enable()
