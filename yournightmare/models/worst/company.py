"""How computer players decide: at once, from their own view alone, the same way every time.

Their moods come from the deal and the round, so that a sheet written anew after a step back is the
same one (U2). A player never learns the number of the deal: it only seeds its moods. Where it is
allowed in the settings, those who listen best are told what was read out on earlier evenings.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Sequence

from yournightmare.games.worst.decisions import Decision, Ranking
from yournightmare.games.worst.state import View
from yournightmare.players.player import Player
from yournightmare.players.worst import PLAYERS, personas, player_for
from yournightmare.sessions import paths, settings
from yournightmare.sessions.knowledge import Gathering
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store
from yournightmare.sessions.trouble import StoreTrouble

log = logging.getLogger(__name__)

USUAL = "normal"
REMEMBERS = "strong"

Known = Sequence[Sequence[Ranking]]
"""By seat, what that player read out on earlier evenings, the oldest first."""


class Company:
    """The computer players of one table. `go_on` until it is ready, then `decide`."""

    def __init__(self, session: Session, store: Store | None = None) -> None:
        """`store`: where earlier evenings are, if they may be remembered at all."""
        self._session = session
        self._memory = _memory(session, store) if store else None

    def go_on(self, seconds: float) -> bool:
        """Remember for a while; tell whether all is remembered."""
        return self._memory is None or self._memory.go_on(seconds)

    def decide(self, seat: int) -> Decision:
        """Return what the computer player of a seat decides now; it owes a decision.

        A player that fails is replaced by the blindest one for this decision (C3).
        """
        session = self._session
        view, legal = session.view(seat), session.legal(seat)
        mood = random.Random(f"{session.seed} {seat} {view.round}")
        known = self._memory.for_table(session.seats, session.id) if self._memory else ()
        try:
            player = player_at(session.seats[seat], session.seed, known)
            return player.choose(view, legal, mood)
        except Exception:
            log.exception("a computer player failed; it guesses blindly this time")
            return PLAYERS["random"].choose(view, legal, mood)


def player_at(seat: SeatInfo, seed: int, known: Known = ()) -> Player[View, Decision]:
    """Return the computer player of a seat; an unknown level or persona plays as usual."""
    level = seat.level if seat.level in PLAYERS else USUAL
    if seat.persona in personas():
        return player_for(str(level), str(seat.persona), seed, known)
    return next(player for name, player in PLAYERS.items() if name == level)


def _memory(session: Session, store: Store) -> Gathering | None:
    """Return what reads earlier evenings, if anybody here may and would remember them."""
    listens = any(seat.kind == "computer" and seat.level == REMEMBERS for seat in session.seats)
    if not listens or not settings.load(paths.settings_file()).settings.computers_remember:
        return None
    try:
        return Gathering(store)
    except StoreTrouble:
        return None  # what can't be read isn't remembered; the game goes on
