"""How computer players decide: at once, from their own view alone, the same way every time.

Their moods come from the deal and the round, so that a sheet written anew after a step back is the
same one (U2). A player never learns the number of the deal: it only seeds its moods.
"""

from __future__ import annotations

import logging
import random

from yournightmare.games.worst.decisions import Decision
from yournightmare.games.worst.state import View
from yournightmare.players.player import Player
from yournightmare.players.worst import PLAYERS, personas, player_for
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.session import Session

log = logging.getLogger(__name__)

USUAL = "normal"


def decide(session: Session, seat: int) -> Decision:
    """Return what the computer player of a seat decides now; it owes a decision.

    A player that fails is replaced by the blindest one for this decision (C3).
    """
    view, legal = session.view(seat), session.legal(seat)
    mood = random.Random(f"{session.seed} {seat} {view.round}")
    try:
        return player_at(session.seats[seat], session.seed).choose(view, legal, mood)
    except Exception:
        log.exception("a computer player failed; it guesses blindly this time")
        return PLAYERS["random"].choose(view, legal, mood)


def player_at(seat: SeatInfo, seed: int) -> Player[View, Decision]:
    """Return the computer player of a seat; an unknown level or persona plays as usual."""
    level = seat.level if seat.level in PLAYERS else USUAL
    if seat.persona in personas():
        return player_for(str(level), str(seat.persona), seed)
    return next(player for name, player in PLAYERS.items() if name == level)
