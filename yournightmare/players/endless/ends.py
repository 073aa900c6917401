"""How a game of Endless Nightmare ended, told apart more finely than the rules need."""

from __future__ import annotations

from typing import Final

from yournightmare.games.endless.state import Cause, View

_PHASE_OF_THE_SHADOW: Final = 4

REASONS: Final = (
    "shadow caught up",
    "walked back into the shadow",
    "ran into the shadow from behind",
    "mind",
    "bravery",
    "nightmare",
)
"""All ends; the Shadow's three are told apart by who moved, and which way."""


def reason_of(view: View) -> str:
    """Return which of `REASONS` ended the game; the first named one if several struck (R-E12).

    Raises `ValueError` while the game goes on.
    """
    if not view.causes:
        raise ValueError("the game is not over")
    if view.causes[0] is not Cause.SHADOW:
        return str(view.causes[0])
    if view.distance > 0:
        return REASONS[2]
    return REASONS[0] if view.phase == _PHASE_OF_THE_SHADOW else REASONS[1]
