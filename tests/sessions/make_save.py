"""Makes the saved games that stay in the tests for good: one of every released version (S1).

`python -m tests.sessions.make_save NAME` writes `tests/data/saves/NAME.nightmare`; a file that is
there already is never written again.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from tests.sessions.tools import Now, options
from yournightmare.players.player import player_of
from yournightmare.sessions.files import write_file
from yournightmare.sessions.record import Record, SeatInfo
from yournightmare.sessions.session import Session

SAVES = Path(__file__).parent.parent / "data" / "saves"


def endless_record() -> Record:
    """A game of Endless Nightmare with something of everything in it."""
    from random import Random

    ada = SeatInfo("Ådä Ломоносов 花子", "person", None, "moon", "key")
    session = Session.new("endless", options(), [ada], 1984, "First night", clock=Now())
    player, rng = player_of("endless", "careful"), Random(1)
    while session.waiting:
        session.decide(player.choose(session.view(0), session.legal(0), rng))
        if len(session.log) == 20 and not session.taken_back:
            session.take_back()
    session.use_hint()
    return msgspec.structs.replace(
        session.record(), id="1984" * 8, began="2026-01-01T00:00:00+00:00"
    )


if __name__ == "__main__":
    write_file(SAVES / f"{sys.argv[1]}.nightmare", endless_record())
