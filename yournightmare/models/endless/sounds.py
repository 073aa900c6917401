"""How Endless Nightmare sounds: which event is heard as what, and the heart under water."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from yournightmare.games.endless import events as ev
from yournightmare.games.endless.decisions import Action
from yournightmare.games.endless.nightmares import Told
from yournightmare.models.sounds import Sound, play

SOUNDS: Final[Mapping[type, Sound | None]] = {
    ev.RoundBegan: None,
    ev.PhaseBegan: None,
    ev.NightmareBegan: Sound.DREAD,
    ev.DieRolled: Sound.DIE,
    ev.CoinsTossed: Sound.DIE,
    ev.DieCounts: None,
    ev.BoardThrown: Sound.DIE,
    ev.MarkerPlaced: Sound.CARD,
    ev.BlindDieLies: Sound.DIE,
    ev.ClockStopped: Sound.TICK,
    ev.BreathTaken: Sound.HEART,
    ev.BeltMoved: None,  # the step back is heard
    ev.MindUsed: None,  # the candle is heard
    ev.ActionFailed: Sound.FAILED,
    ev.ShadowRead: None,  # its coming is heard
    ev.NightmareOvercome: Sound.DOOR,
    ev.GameEnded: Sound.WAKING,
}
"""Events that always sound the same; None: silent. The others are in `sound_of`."""

_TOLD: Final[Mapping[str, Sound | None]] = {
    Told.NOTHING: None,
    Told.MUST_MOVE: Sound.DREAD,
    Told.MUST_NOT_MOVE: Sound.DREAD,
    Told.SKIPS_ACTION: Sound.DREAD,
    Told.PARACHUTE_OPENS: Sound.CALM,
    Told.KEEPS_FALLING: Sound.FAILED,
}

# How a marker sounds when it goes up and when it goes down.
_TRACKS: Final[Mapping[str, tuple[Sound | None, Sound | None]]] = {
    "progress": (Sound.STEP, Sound.STEP),
    "shadow": (Sound.SHADOW, None),
    "horrors": (Sound.DREAD, None),
    "fear": (Sound.DREAD, None),
    "mind": (None, Sound.CANDLE_OUT),
    "bravery": (None, Sound.BEAR),
    "spells": (None, None),  # that it succeeded is heard
    "mantras": (None, None),
    "survived": (None, None),  # the door is heard
}


def sound_of(event: Any) -> Sound | None:
    """Return how an event sounds, None for silence."""
    match event:
        case ev.MarkerMoved():
            up, down = _TRACKS.get(event.track, (None, None))
            return up if event.end > event.start else down
        case ev.AbilityTold():
            return _TOLD.get(event.outcome)
        case ev.ActionSucceeded():  # on foot the steps are heard
            return None if event.action is Action.MOVEMENT else Sound.CALM
        case ev.LidTried():
            return Sound.LID if event.broken else Sound.WRONG
        case ev.Pointed():
            return Sound.RIGHT_3 if event.hit else Sound.WRONG
    return SOUNDS.get(type(event))


CALMEST: Final = 1300.0
"""Milliseconds between two beats of the heart with the lungs full,"""

FASTEST: Final = 600.0
"""and after a long time under water."""

LONG: Final = 40_000.0
"""Milliseconds of held breath until it beats fastest."""


class Heart:
    """Beats while a breath is held, faster and faster."""

    def __init__(self) -> None:
        self._next = CALMEST

    def hear(self, kind: str, held: float) -> None:
        """Beat if it is due: the breath is held for so many milliseconds by now."""
        if kind != "breath":
            return
        between = CALMEST - (CALMEST - FASTEST) * min(1.0, held / LONG)
        if held < self._next - CALMEST:
            self._next = held + between  # a breath was taken: it begins anew
        if held >= self._next:
            self._next = held + between
            play(Sound.HEART)
