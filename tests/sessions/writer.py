"""A process that plays and saves until it is killed; it says each decision once it is confirmed."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.sessions.tools import careful, endless_options
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.saved import SavedSession
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store


def main(path: Path) -> None:
    """Play in the store at `path`, going on with the unfinished session if there is one."""
    store = Store(path)
    begun = store.unfinished(1)
    if begun:
        saved = SavedSession.load(store, begun[0].id)
    else:
        session = Session.new("endless", endless_options(), (SeatInfo("Ada"),), 3)
        saved = SavedSession(store, session)
    while True:
        saved.session.decide(careful(saved.session.state))
        if not saved.is_saved:
            raise SystemExit(str(saved.trouble))
        print(len(saved.session.log), saved.session.log[-1].fingerprint, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
