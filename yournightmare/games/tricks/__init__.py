"""The trick game: win tricks, but not with your fear on top of the stack (R-M1 to R-M13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yournightmare.games.chance import Chance
from yournightmare.games.game import Result, Step
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

    def check(self, options: state.Options, seats: int) -> str | None:
        return rules.check(options, seats)

    # No method in between: a search asks for these four thousands of times.
    waiting = staticmethod(rules.waiting)
    legal = staticmethod(rules.legal)
    refusal = staticmethod(rules.refusal)
    play = staticmethod(rules.play)

    def start(self, options: state.Options, seats: int, chance: Chance) -> Step:
        return rules.start(options, seats, chance)

    def view(self, state: state.State, seat: int | None) -> state.View:
        from yournightmare.games.tricks.state import view_of

        return view_of(state, seat)

    def can_take_back(
        self, before: state.State, decision: decisions.Decision, events: Sequence[events.Event]
    ) -> bool:
        """A placing of Scared, while others still have to place theirs (R-A3, R-M3)."""
        return rules.can_take_back(before, decision)

    def result(self, state: state.State) -> Result | None:
        return rules.result(state)


TRICKS: Final = Tricks()
