"""What was done before and taken back: it is not offered anew, but gone on with (R-A3, EN-12.5)."""

from __future__ import annotations

from typing import cast

from yournightmare.games.chance import Pointing, Stopwatch
from yournightmare.games.endless.decisions import Decision, PointAt, StopClock
from yournightmare.games.endless.skill import ANSWERS
from yournightmare.models.endless.prompts import AT_THE_TABLE
from yournightmare.sessions.session import Session


def again(session: Session) -> Decision | None:
    """Return what goes on with the result of before; None if the test asked for is still open.

    It is the decision that was taken back, as long as it is known and allowed; else
    one that claims no place. What comes of it is the result remembered, in any case.
    """
    awaiting = session.state.awaiting
    result = session.done_before(*ANSWERS[awaiting]) if awaiting in ANSWERS else None
    if result is None:
        return None
    if session.own_dice:
        return AT_THE_TABLE[awaiting]
    if isinstance(result, Stopwatch):
        return StopClock(0, result.hundredths)
    before = session.undone(result)
    if before is not None and session.refusal(before) is None:
        return cast(Decision, before)
    return PointAt(0) if isinstance(result, Pointing) else cast(Decision, session.legal(0)[0])
