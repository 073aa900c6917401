"""Your Worst Nightmare: who knows the others' fears best? (R-Y1 to R-Y11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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

    # The rules themselves, without a call between.
    check = staticmethod(rules.check)
    start = staticmethod(rules.start)
    waiting = staticmethod(rules.waiting)
    legal = staticmethod(rules.legal)
    refusal = staticmethod(rules.refusal)
    play = staticmethod(rules.play)
    view = staticmethod(state.view_of)
    result = staticmethod(rules.result)

    def can_take_back(
        self, before: state.State, decision: decisions.Decision, events: Sequence[events.Event]
    ) -> bool:
        """Own sheets until all are sealed, and titles typed in; never what was shown (R-A3)."""
        return rules.can_take_back(before, decision)


WORST: Final = Worst()
