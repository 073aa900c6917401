"""The table while one decision is played: the only thing in these rules that changes in place.

`play` copies a state into a `Draft`, plays on it, and freezes it again.
"""

from __future__ import annotations

from typing import Any

import msgspec

from yournightmare.games.tricks.events import Event
from yournightmare.games.tricks.state import State, Table


class Draft(Table):
    """A state being played, with what has happened so far; `freeze` gives the next state."""

    events: list[Event] = msgspec.field(default_factory=list)

    @classmethod
    def of(cls, state: State) -> Draft:
        """Copy a state to play on."""
        fields: tuple[Any, ...] = (*msgspec.structs.astuple(state), [])
        return cls(*fields)

    def freeze(self) -> State:
        """Return the next state."""
        return State(*msgspec.structs.astuple(self)[:-1])

    def tell(self, event: Event) -> None:
        """Record what happened."""
        self.events.append(event)
