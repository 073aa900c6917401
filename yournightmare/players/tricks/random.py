"""The level "random": Scared anywhere, and any play, each as likely as the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from yournightmare.games.tricks.decisions import Decision
from yournightmare.games.tricks.state import View


def think(view: View, legal: Sequence[Decision], rng: Random) -> Decision:
    """Return any of the legal decisions."""
    return legal[int(rng.random() * len(legal))]
