"""Computer players of Your Worst Nightmare, weakest first."""

from __future__ import annotations

from typing import Final

from yournightmare.games.worst.decisions import Decision
from yournightmare.games.worst.state import View
from yournightmare.players.player import Level, Player
from yournightmare.players.worst import random

PLAYERS: Final[dict[Level, Player[View, Decision]]] = {
    "random": Player(random.think),
}
