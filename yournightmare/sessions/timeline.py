"""The states of one session by step number, computed on demand from its log.

A state is kept every `SPACING` steps and for the last few hundred steps looked at; any other is
played again from the nearest one before it, which takes about a millisecond.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from yournightmare.games.chance import RecordedChance
from yournightmare.games.game import Game, Step
from yournightmare.sessions.faults import not_between
from yournightmare.sessions.record import Entry

SPACING: Final = 64
KEPT: Final = 512


class Frame(msgspec.Struct, frozen=True):
    """One step: the state after it, what happened in it, and its entry (None for the opening)."""

    step: int
    state: Any
    events: tuple[Any, ...]
    entry: Entry | None


class Timeline:
    """Steps 0 (the opening) to `len(log)` of a session."""

    def __init__(self, game: Game, opening: Step, log: Iterable[Entry] = ()) -> None:
        self.game = game
        self.log = list(log)
        self._opening = opening
        self._spaced: dict[int, Any] = {0: opening.state}
        self._recent: dict[int, Step] = {}

    def push(self, entry: Entry, played: Step) -> None:
        """Add the step that follows the last one."""
        self.log.append(entry)
        self.keep(len(self.log), played)

    def pop(self) -> Entry:
        """Take the last step away and return its entry."""
        self._recent.pop(len(self.log), None)
        self._spaced.pop(len(self.log), None)
        return self.log.pop()

    def at(self, step: int) -> Frame:
        """Return any step. Raises `IndexError` outside 0 to `len(log)`."""
        if not 0 <= step <= len(self.log):
            raise IndexError(not_between(step, len(self.log)))
        if step == 0:
            return Frame(0, self._opening.state, self._opening.events, None)
        known = self._recent.get(step) or self._play_up_to(step)
        return Frame(step, known.state, known.events, self.log[step - 1])

    def keep(self, step: int, played: Step) -> None:
        """Keep what was played for `step`: the state for good now and then, all of it a while."""
        if step % SPACING == 0:
            self._spaced[step] = played.state
        self._recent[step] = played
        if len(self._recent) > KEPT:
            del self._recent[next(iter(self._recent))]

    def place(self, step: int, state: Any) -> None:
        """Keep a state known from elsewhere to be the one after `step`."""
        self._spaced[step] = state

    def _play_up_to(self, step: int) -> Step:
        start = step - 1
        while start not in self._recent and start not in self._spaced:
            start -= 1
        state = self._recent[start].state if start in self._recent else self._spaced[start]
        played = Step(state, ())
        for number in range(start + 1, step + 1):
            entry = self.log[number - 1]
            played = self.game.play(played.state, entry.decision, RecordedChance(entry.chance))
            self.keep(number, played)
        return played
