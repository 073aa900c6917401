"""The computer players at a table: which of them owes a decision, and what it has thought of.

They think while the eyes still see what happened before; what they have decided waits until then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from yournightmare.games.tricks.decisions import Decision
from yournightmare.models.people import Player
from yournightmare.models.stage import Stage
from yournightmare.models.tricks.thinking import Thinking
from yournightmare.sessions.session import Session


class Company:
    """Has computer players think one after the other. `waits`: a round is laid open for all."""

    def __init__(
        self,
        session: Session,
        thinking: Thinking,
        stage: Stage,
        decide: Callable[[Decision], bool],
    ) -> None:
        self._session = session
        self._thinking = thinking
        self._stage = stage
        self._decide = decide
        self._ready: tuple[int, Decision] | None = None
        self.waits = False

    def due(self, players: Sequence[Player]) -> int | None:
        """Return a computer player that owes a decision now."""
        if self.waits or self._session.options.score_sheet:
            return None
        computers = (seat for seat in self._session.waiting if players[seat].is_computer)
        return next(computers, None)

    def go_on(self, seat: int | None, is_advising: bool) -> None:
        """Have the one that is due think, or play what it has thought of."""
        if seat is None:
            if not is_advising:
                self._thinking.stop()
            self._ready = None
        elif self._ready is None or self._ready[0] != seat:
            self._thinking.ask(seat)
        elif not self._stage.is_playing:
            decision, self._ready = self._ready[1], None
            if self._session.refusal(decision) is None:
                self._decide(decision)
            else:  # the table has changed meanwhile
                self._thinking.ask(seat)

    def hear(self, seat: int, decision: Decision) -> None:
        """Remember what a seat has thought of."""
        self._ready = seat, decision

    def forget(self) -> None:
        """Nobody thinks any more, and what was thought of is dropped."""
        self._thinking.stop()
        self._ready = None
