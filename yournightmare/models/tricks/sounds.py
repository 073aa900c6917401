"""How the trick game sounds: which event is heard as what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from yournightmare.games.tricks import events as ev
from yournightmare.models.sounds import Sound

SOUNDS: Final[Mapping[type, Sound | None]] = {
    ev.StartCardGiven: None,
    ev.RoundBegan: Sound.CARD,
    ev.HandDealt: None,  # who draws what is nobody else's business
    ev.CardsSeen: None,
    ev.ScaredPlaced: Sound.CARD,
    ev.PlacingEnded: None,
    ev.TrickBegan: None,
    ev.SeatPassed: None,
    ev.CardsPlayed: Sound.CARD,
    ev.TrickWon: Sound.TRICK,
    ev.BottomMoved: Sound.SHADOW,
    ev.Paranoia: Sound.DREAD,
    ev.StackShown: Sound.TURN,
    ev.RoundEntered: Sound.SEAL,
    ev.RoundScored: Sound.WON,
    ev.GameEnded: Sound.WAKING,
}
"""Events that always sound the same; None: silent. The others are in `sound_of`."""


def sound_of(event: Any) -> Sound | None:
    """Return how an event sounds, None for silence."""
    if isinstance(event, ev.CardTurned):
        return Sound.SCARED if event.scared else Sound.TURN
    if isinstance(event, ev.CardsDrawn):
        return Sound.CARD if event.count else None
    return SOUNDS.get(type(event))
