"""Recorded throws on the dice board against the simulation of today (R-E19).

A replay shows what was recorded and never simulates. This tells, for whoever wants to know, where
the same flick would come to another end on this machine.
"""

from __future__ import annotations

from yournightmare.games.chance import Throw
from yournightmare.games.endless.decisions import ThrowOnBoard
from yournightmare.games.endless.skill import markers_for
from yournightmare.games.endless.throwing import differs
from yournightmare.sessions.replay import Replay


def differing_throws(replay: Replay) -> list[int]:
    """Return the playable steps whose throw would end otherwise if it were simulated again."""
    replay.check()
    found = []
    for step, entry in enumerate(replay.record.log[: replay.playable], 1):
        flick = entry.decision.flick if isinstance(entry.decision, ThrowOnBoard) else None
        board = getattr(replay.record.options, "dice_board", None)
        if flick is None or board is None:
            continue
        markers = markers_for(replay.at(step - 1).state)
        thrown = [answer for answer in entry.chance if isinstance(answer, Throw)]
        if any(differs(each, flick, board, markers) for each in thrown):
            found.append(step)
    return found
