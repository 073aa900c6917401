"""Computer players of Your Worst Nightmare, weakest first, and the people they play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yournightmare.games.worst.decisions import Decision, Ranking
from yournightmare.games.worst.state import View
from yournightmare.players.player import Level, Player
from yournightmare.players.worst import random
from yournightmare.players.worst.minds import Mind
from yournightmare.players.worst.personas import Persona, personas

__all__ = ["PLAYERS", "Persona", "personas", "player_for"]

PLAYERS: Final[dict[Level, Player[View, Decision]]] = {
    "random": Player(random.think),
    "careful": Player(Mind("careful")),
    "normal": Player(Mind("normal")),
    "strong": Player(Mind("strong")),
}
"""Without a person of their own: "random" ranks anyhow, the others as is usual at their seat."""


def player_for(
    level: str, persona: str, seed: int, known: Sequence[Sequence[Ranking]] = ()
) -> Player[View, Decision]:
    """Return a computer person at a level: it has the person's fears, and guesses by the level.

    `seed` fixes the person's moods, round by round; equal seeds in equal rounds, equal rankings.
    `known`: by seat, the rankings that player read out on earlier evenings, oldest first; only
    "strong" counts them. Raises `KeyError` if there is no such level or person.
    """
    if level not in PLAYERS:
        raise KeyError(level)
    if persona not in personas():
        raise KeyError(persona)
    plain = tuple(tuple(map(tuple, rankings)) for rankings in known)
    return Player(Mind(level, persona, seed, plain))
