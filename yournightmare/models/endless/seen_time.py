"""Time that is seen: it stands still while the board is covered, hidden or asleep (R-E24, K1, K2).

The clock is looked at in every frame while it runs; a gap that no frame can last is sleep or a
clock that jumped, and doesn't count, whether or not the system's clock went on in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

LONGEST_FRAME: Final = 1500.0
"""Milliseconds between two looks that count; a longer gap counts as nothing."""


class SeenTime:
    """Milliseconds seen so far, on top of any clock that gives milliseconds."""

    def __init__(self, now: Callable[[], float], so_far: float = 0.0) -> None:
        self._now = now
        self._so_far = max(0.0, so_far)
        self._looked = now()
        self.runs = False

    def run(self, on: bool) -> None:
        """Let it run, or stand still until told otherwise, whatever the machine does meanwhile."""
        self.read()
        self.runs = on

    def read(self) -> float:
        """Return the milliseconds seen so far; never less than before."""
        now = self._now()
        gap = now - self._looked
        self._looked = now
        if self.runs and 0.0 < gap <= LONGEST_FRAME:
            self._so_far += gap
        return self._so_far

    def take(self, ms: float) -> None:
        """Take so many milliseconds away, which have been paid for."""
        self._so_far = max(0.0, self._so_far - ms)

    def restart(self) -> None:
        """Begin at nothing; it runs on if it ran."""
        self.read()
        self._so_far = 0.0
