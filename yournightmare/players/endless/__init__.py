"""Computer players of Endless Nightmare, weakest first.

In the active game each has a pair of hands (`hands`): "random" a clumsy one, the others a practised
one. The hand throws, points, stops the clock and runs out of breath; the head decides all else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from yournightmare.games.endless.decisions import Decision
from yournightmare.games.endless.state import View
from yournightmare.players.endless import careful, random, strong
from yournightmare.players.player import Level, Player

Think = Callable[[View, Sequence[Decision], Random], Decision]


def with_hands(think: Think, practised: bool) -> Think:
    """Return a player who has hands as well; in a game without tests of skill they lie still."""

    def decide(view: View, legal: Sequence[Decision], rng: Random) -> Decision:
        if not view.active_cells:
            return think(view, legal, rng)
        from yournightmare.players.endless import hands  # here, for the basic game needs none

        hand = hands.PRACTISED if practised else hands.CLUMSY
        done = hands.use(view, legal, rng, hand)
        if done is not None:
            return done
        left = hands.of_the_head(legal)
        return think(view, left, rng) if len(left) > 1 else left[0]

    return decide


PLAYERS: Final[dict[Level, Player[View, Decision]]] = {
    "random": Player(with_hands(random.think, practised=False)),
    "careful": Player(with_hands(careful.think, practised=True)),
    "strong": Player(with_hands(strong.think, practised=True)),
}
