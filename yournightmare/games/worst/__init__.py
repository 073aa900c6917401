"""Your Worst Nightmare: who knows the others' fears best? (R-Y1 to R-Y11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yournightmare.games.chance import Chance
from yournightmare.games.game import Result, Step
from yournightmare.games.worst import decisions, events, rules, state


class Worst:
    """Your Worst Nightmare on the contract of `yournightmare.games.game.Game`."""

    id: Final = "worst"
    rules_version: Final = 1
    seats: Final = rules.PLAYERS
    Options = state.Options
    State = state.State
    View = state.View
    Decision = decisions.Decision
    Event = events.Event

    def check(self, options: state.Options, seats: int) -> str | None:
        return rules.check(options, seats)

    def start(self, options: state.Options, seats: int, chance: Chance) -> Step:
        return rules.start(options, seats, chance)

    # The rules themselves, without a call between.
    waiting = staticmethod(rules.waiting)
    legal = staticmethod(rules.legal)
    refusal = staticmethod(rules.refusal)
    play = staticmethod(rules.play)
    view = staticmethod(state.view_of)

    def can_take_back(
        self, before: state.State, decision: decisions.Decision, events: Sequence[events.Event]
    ) -> bool:
        """Own sheets until all are sealed, and titles typed in; never what was shown (R-A3)."""
        return rules.can_take_back(before, decision)

    def result(self, state: state.State) -> Result | None:
        return rules.result(state)


WORST: Final = Worst()
