"""The time played: it stands still while the window is out of sight, and never runs back (K1, K2).

One thought counts for ten minutes at most, so a laptop that slept overnight adds no more than that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

LONGEST_THOUGHT: Final = 600.0
"""Seconds between two looks at the clock that count as played; what is beyond was sleep."""


class PlayClock:
    """Seconds played so far, on top of any clock that gives seconds."""

    def __init__(self, now: Callable[[], float], played: float = 0.0) -> None:
        self._now = now
        self._played = played
        self._looked = now()
        self.paused = False

    def played(self) -> float:
        """Return the seconds played so far."""
        now = self._now()
        if not self.paused:
            self._played += min(max(0.0, now - self._looked), LONGEST_THOUGHT)
        self._looked = now
        return self._played

    def pause(self) -> None:
        """Stand still until `go_on`, whatever the machine's clock does meanwhile."""
        self.played()
        self.paused = True

    def go_on(self) -> None:
        """Run again."""
        self.played()
        self.paused = False
