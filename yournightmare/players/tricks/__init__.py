"""Computer players of the trick game, weakest first."""

from __future__ import annotations

from typing import Final

from yournightmare.games.tricks.decisions import Decision
from yournightmare.games.tricks.state import View
from yournightmare.players.player import Level, Player
from yournightmare.players.tricks import random

PLAYERS: Final[dict[Level, Player[View, Decision]]] = {
    "random": Player(random.think),
}
