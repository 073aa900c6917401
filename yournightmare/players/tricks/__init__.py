"""Computer players of the trick game, weakest first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from yournightmare.games.tricks.decisions import Decision
from yournightmare.games.tricks.state import View
from yournightmare.players.player import Level, PatientPlayer, Player
from yournightmare.players.tricks import easy, normal, random


def _hard(
    view: View, legal: Sequence[Decision], rng: Random, hurry: Callable[[], bool]
) -> Decision:
    # Here, for it brings numpy: nobody needs it before a hard player thinks.
    from yournightmare.players.tricks.hard import Hard

    return Hard()(view, legal, rng, hurry)


PLAYERS: Final[dict[Level, Player[View, Decision]]] = {
    "random": Player(random.think),
    "easy": Player(easy.think),
    "normal": Player(normal.think),
    "hard": PatientPlayer(_hard),
}
