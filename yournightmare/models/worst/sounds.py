"""How Your Worst Nightmare sounds: which event is heard as what, and the places read out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from yournightmare.games.worst import events as ev
from yournightmare.games.worst.decisions import FEARS
from yournightmare.models.sounds import Sound

SOUNDS: Final[Mapping[type, Sound | None]] = {
    ev.RoundBegan: None,
    ev.PileReshuffled: Sound.CARD,
    ev.FearsTurned: Sound.TURN,
    ev.SheetSealed: Sound.SEAL,
    ev.SheetWritten: None,  # nobody else's business
    ev.SheetReopened: Sound.ENVELOPE,
    ev.EvaluatorNamed: None,
    ev.GuessRead: Sound.ENVELOPE,
    ev.RankingRead: None,  # its places are heard one by one
    ev.TargetsNoted: None,
    ev.FearsDiscarded: None,
    ev.GameEnded: Sound.WON,
}
"""Events that always sound the same; None: silent. The others are in `sound_of`."""

RIGHT: Final = (Sound.RIGHT_1, Sound.RIGHT_2, Sound.RIGHT_3, Sound.RIGHT_4)


def sound_of(event: Any) -> Sound | None:
    """Return how an event sounds, None for silence."""
    if isinstance(event, ev.PointsScored):
        return Sound.BONUS if event.right == FEARS else None
    return SOUNDS.get(type(event))


def sound_of_place(place: int, verdict: str) -> Sound:
    """Return how a place (1 to 4) sounds that turns out "right" or "wrong"."""
    return RIGHT[place - 1] if verdict == "right" else Sound.WRONG
