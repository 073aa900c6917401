"""Endless Nightmare: push your luck through one nightmare after another (R-E1 to R-E27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yournightmare.games.endless import decisions, events, rules, state
from yournightmare.games.endless.state import view_of


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

    # The rules themselves, without a call between.
    check = staticmethod(rules.check)
    start = staticmethod(rules.start)
    waiting = staticmethod(rules.waiting)
    legal = staticmethod(rules.legal)
    refusal = staticmethod(rules.refusal)
    play = staticmethod(rules.play)
    result = staticmethod(rules.result)

    def view(self, state: state.State, seat: int | None) -> state.View:
        """All is public."""
        return view_of(state)

    def can_take_back(
        self, before: state.State, decision: decisions.Decision, events: Sequence[events.Event]
    ) -> bool:
        """One human and no opponent: any decision may be taken back (R-A3)."""
        return True


ENDLESS: Final = Endless()
