"""The level "random": any ranking, any open target, any guess, each as likely as the others.

Nobody can guess better than by chance against it, nor it against anybody: a guess is worth 1 point
and a twenty-fourth on average.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from yournightmare.games.worst.decisions import Decision
from yournightmare.games.worst.state import View


def think(view: View, legal: Sequence[Decision], rng: Random) -> Decision:
    """Return any of the legal decisions."""
    return legal[int(rng.random() * len(legal))]
