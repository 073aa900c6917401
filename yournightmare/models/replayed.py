"""What a replay asks of the game it shows: the board at a step, sentences, curve, marks, stretches.

One object of this kind, a `QObject`, belongs to each replay (`room.replayed`). It is also what the
page's picture of the board binds to.
"""

from __future__ import annotations

from typing import Any, Protocol

from yournightmare.models.replay_rows import Mark
from yournightmare.sessions.record import Record
from yournightmare.sessions.timeline import Frame


class Replayed(Protocol):
    """A recorded game; states and events are the game's own."""

    can_branch: bool
    """Whether "what if" makes sense in this game."""

    def round_of(self, state: Any) -> int:
        """Return the round a state lies in."""
        ...

    def told(self, frame: Frame) -> str:
        """Return what happened in a step, in sentences; never empty."""
        ...

    def value(self, state: Any) -> float:
        """Return the curve's value, 0 or more."""
        ...

    def bands_in(self, frame: Frame) -> list[str]:
        """Return what stretches begin in a step."""
        ...

    def band_name(self, what: str) -> str:
        """Return a stretch's name."""
        ...

    def marks(self, step: int, before: Any, frame: Frame) -> tuple[Mark, ...]:
        """Return what was remarkable in a step, which is not the opening."""
        ...

    def mark_text(self, mark: Mark) -> str:
        """Return what a mark says, in one or two sentences."""
        ...

    def mark_label(self, mark: Mark) -> str:
        """Return what stands beside a mark, in a word or two."""
        ...

    def can_branch_at(self, step: int, state: Any) -> bool:
        """Tell whether a "what if" can begin at a step."""
        ...

    def summary(self, record: Record) -> str:
        """Return who played, and how it ended."""
        ...

    def caption(self) -> str:
        """Return what the curve shows."""
        ...

    def value_text(self, value: float) -> str:
        """Return the curve's value at a step in words; empty if it says nothing new."""
        ...

    def unusual_options(self, record: Record) -> list[str]:
        """Return the names of the options that are not the default ones."""
        ...

    def pace(self, event: Any) -> int:
        """Return how long an event is looked at, in ms at normal speed."""
        ...

    def settle(self, frame: Frame) -> None:
        """Show a step as it is once all has happened in it."""
        ...

    def hear(self, event: Any, frame: Frame) -> None:
        """Show one event of a step, on the board as it was before."""
        ...

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        ...
