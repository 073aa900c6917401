"""The table while one decision is played: the only thing in the rules that changes in place.

`play` copies a state into a `Draft`, moves markers on it, and freezes it again. Moves record
their events and test for the end at once (R-E2, R-E12): the end leaves by `Ended`, which only
`play` catches.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from yournightmare.games.chance import Chance
from yournightmare.games.endless.events import (
    Event,
    GameEnded,
    MarkerMoved,
    NightmareOvercome,
    PhaseBegan,
)
from yournightmare.games.endless.state import Awaiting, Cause, State, Table

_ORDER = tuple(Cause)


class Ended(Exception):  # noqa: N818 - not an error: the ordinary way out of a finished game
    """The game has ended in the middle of a rule."""


class Draft(Table, kw_only=True):
    """A state being played, with what chance answers and what has happened so far.

    Fields are those of `State`; `freeze` gives the next one.
    """

    chance: Chance
    events: list[Event]

    @classmethod
    def of(cls, state: State, chance: Chance) -> Draft:
        """Copy a state to play on."""
        fields: tuple[Any, ...] = msgspec.structs.astuple(state)
        return cls(*fields, chance=chance, events=[])

    def freeze(self) -> State:
        """Return the next state."""
        return State(*msgspec.structs.astuple(self)[:-2])

    def tell(self, event: Event) -> None:
        """Record what happened."""
        self.events.append(event)

    def begin_phase(self, phase: int) -> None:
        """Enter a phase, 1 to 5."""
        self.phase = phase
        self.events.append(PhaseBegan(phase))

    def shift(self, track: str, steps: int, because: str) -> None:
        """Move a marker, held within a straight track's ends (R-E3), without testing for the end.

        For rules in which several markers move as one step; `test` follows.
        """
        start = getattr(self, track)
        end = start + steps
        if track not in ("progress", "shadow"):
            limits = getattr(self.options.board.tracks, track)
            end = max(limits.lowest, min(limits.highest, end))
        if end != start:
            setattr(self, track, end)
            self.events.append(MarkerMoved(track, start, end, because))

    def move(self, track: str, steps: int, because: str) -> None:
        """Move a marker and test for the end (R-E2, R-E12)."""
        self.shift(track, steps, because)
        self.test()

    def test(self, also: Iterable[Cause] = ()) -> None:
        """End the game if the player is caught, insane or out of courage (R-E2, R-E12)."""
        lap = self.options.board.circle.fields
        if 0 < self.progress - self.shadow < lap and self.mind > 0 and self.bravery > 0:
            if also:
                self.end_game(also)
            return
        struck = set(also)
        if not 0 < self.progress - self.shadow < lap:
            struck.add(Cause.SHADOW)
        if self.mind <= 0:
            struck.add(Cause.MIND)
        if self.bravery <= 0:
            struck.add(Cause.BRAVERY)
        self.end_game(struck)

    def end_game(self, causes: Iterable[Cause]) -> None:
        """End the game; raises `Ended`."""
        causes = set(causes)
        self.causes = tuple(cause for cause in _ORDER if cause in causes)
        self.awaiting = Awaiting.NOTHING
        self.roll = None
        self.blind_die = None
        self.events.append(GameEnded(self.causes, self.score))
        raise Ended

    def overcome_nightmare(self) -> None:
        """The Nightmare ends; it is counted when the next one is chosen (R-E7)."""
        self.overcome = True
        self.events.append(NightmareOvercome(self.nightmare))
