"""Makes the saved games that stay in the tests for good: one of every released version (S1).

`python -m tests.sessions.make_save NAME` writes `tests/data/saves/NAME.nightmare` and `NAME.db`, a
whole store; a file that is there already is never written again.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from tests.sessions.tools import Now, new_session, options, play
from yournightmare.players.player import player_of
from yournightmare.sessions.files import write_file
from yournightmare.sessions.record import Record, SeatInfo
from yournightmare.sessions.saved import SavedSession
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store

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


def write_store(file: Path) -> None:
    """A store with that game, an unfinished one with its variants, and a deleted one."""
    if file.exists():
        raise FileExistsError(file)
    store = Store(file)
    store.add(endless_record())
    bea = SeatInfo("Bea", "person", None, "sun", "owl")
    agreed = options(strategist=True, veterans=True)
    saved = SavedSession(store, Session.new("endless", agreed, [bea], 7, clock=Now()))
    for _ in range(5):
        saved.session.decide(saved.session.legal(0)[0])
    saved.session.take_back()
    gone = play(new_session(3), 5)
    store.create(gone)
    store.delete(gone.id)
    store.close()


if __name__ == "__main__":
    if not (SAVES / f"{sys.argv[1]}.nightmare").exists():
        write_file(SAVES / f"{sys.argv[1]}.nightmare", endless_record())
    write_store(SAVES / f"{sys.argv[1]}.db")
