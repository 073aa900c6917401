"""How the table asks computer players: one question at a time, answered later, dropped at will.

They are shown a view and what is legal, never the session. Their moods come from the deal and the
number of decisions, so that what was taken back is thought again the same way (U2).
"""

from __future__ import annotations

import logging
import random

from PySide6.QtCore import QObject, QTimer, Signal

from yournightmare.games.tricks.decisions import Decision
from yournightmare.players.tricks import PLAYERS
from yournightmare.sessions.session import Session

log = logging.getLogger(__name__)

NOBODY = -1


class Thinking(QObject):
    """Asks for a seat's decision; `decided` brings it, unless `stop` or another question came."""

    decided = Signal(int, object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._asked: tuple[int, int] | None = None
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._think)

    @property
    def seat(self) -> int:
        """Who is thinking; -1 for nobody."""
        return NOBODY if self._asked is None else self._asked[0]

    def ask(self, seat: int) -> None:
        """Ask the computer player of a seat, which owes a decision; once for each decision."""
        question = (seat, len(self._session.log))
        if self._asked != question:
            self._asked = question
            self._timer.start()

    def stop(self) -> None:
        """Forget the question."""
        self._asked = None
        self._timer.stop()

    def _think(self) -> None:
        if self._asked is None:
            return
        seat, self._asked = self._asked[0], None
        self.decided.emit(seat, self._decide(seat))

    def _decide(self, seat: int) -> Decision:
        session = self._session
        view, legal = session.view(seat), session.legal(seat)
        level = session.seats[seat].level
        player = next((PLAYERS[name] for name in PLAYERS if name == level), PLAYERS["random"])
        mood = random.Random(f"{session.seed} {seat} {len(session.log)}")
        try:
            return player.choose(view, legal, mood)
        except Exception:
            log.exception("a computer player failed; it plays anything this time")
            return PLAYERS["random"].choose(view, legal, mood)
