"""Computer players of Endless Nightmare, weakest first."""

from __future__ import annotations

from typing import Final

from yournightmare.games.endless.decisions import Decision
from yournightmare.games.endless.state import View
from yournightmare.players.endless import careful, random, strong
from yournightmare.players.player import Level, Player

PLAYERS: Final[dict[Level, Player[View, Decision]]] = {
    "random": Player(random.think),
    "careful": Player(careful.think),
    "strong": Player(strong.think),
}
