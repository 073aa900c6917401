"""The trick game: win tricks, but not with your fear on top of the stack (R-M1 to R-M13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yournightmare.games.titles import TRICKS as TRICKS_TITLE
from yournightmare.games.tricks import cards, decisions, events, rules, state

TITLE: Final = TRICKS_TITLE


class Tricks:
    """The trick game on the contract of `yournightmare.games.game.Game`."""

    id: Final = "tricks"
    rules_version: Final = 1
    seats: Final = cards.PLAYERS
    Options = state.Options
    State = state.State
    View = state.View
    Decision = decisions.Decision
    Event = events.Event

    # The rules themselves, without a call between: a search asks for them thousands of times.
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
        """A placing of Scared, while others still have to place theirs (R-A3, R-M3)."""
        return rules.can_take_back(before, decision)


TRICKS: Final = Tricks()
