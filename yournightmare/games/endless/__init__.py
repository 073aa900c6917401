"""Endless Nightmare: push your luck through one nightmare after another (R-E1 to R-E27)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from yournightmare.games.chance import Chance
from yournightmare.games.endless import decisions, events, rules, state
from yournightmare.games.game import Result, Step


class Endless:
    """Endless Nightmare on the contract of `yournightmare.games.game.Game`."""

    id: Final = "endless"
    rules_version: Final = 1
    seats: Final = range(1, 2)
    Options = state.Options
    State = state.State
    View = state.View
    Decision = decisions.Decision
    Event = events.Event

    def check(self, options: state.Options, seats: int) -> str | None:
        return rules.check(options, seats)

    def start(self, options: state.Options, seats: int, chance: Chance) -> Step:
        return rules.start(options, seats, chance)

    def waiting(self, state: state.State) -> tuple[int, ...]:
        return rules.waiting(state)

    def legal(self, state: state.State, seat: int) -> Sequence[decisions.Decision]:
        return rules.legal(state, seat)

    def refusal(self, state: state.State, decision: decisions.Decision) -> StrEnum | None:
        return rules.refusal(state, decision)

    def play(self, state: state.State, decision: decisions.Decision, chance: Chance) -> Step:
        return rules.play(state, decision, chance)

    def view(self, state: state.State, seat: int | None) -> state.View:
        from yournightmare.games.endless.state import view_of

        return view_of(state)

    def can_take_back(
        self, before: state.State, decision: decisions.Decision, events: Sequence[events.Event]
    ) -> bool:
        """One human and no opponent: any decision may be taken back (R-A3)."""
        return True

    def result(self, state: state.State) -> Result | None:
        return rules.result(state)


ENDLESS: Final = Endless()
