"""Steady hands: the dice that stand in for every test of skill, and their odds (R-E26, EN-15).

All the odds stand here, and nowhere else but in the words of the clauses. R-E26 gives each die as
it falls; where a practised hand (`yournightmare.players.endless.hands`) fares better or worse than
that by more than 15 %, they were fitted to it. `python -m tests.stress.steady_odds` measures that.
"""

from __future__ import annotations

from typing import Final

Faces = tuple[int, int, int, int, int, int]
"""What a die's faces count for, 1 to 6."""

AS_IT_FALLS: Final[Faces] = (1, 2, 3, 4, 5, 6)

COUNTS: Final[dict[str, Faces]] = {
    "active_decay": (1, 3, 3, 4, 5, 6),
    "active_fraud": (1, 2, 2, 4, 5, 6),
    "active_monsters": (1, 3, 4, 4, 5, 6),
    "active_spiders": (1, 3, 4, 4, 5, 6),
    "active_final_exam": (3, 4, 4, 5, 5, 5),
}
"""What the die counts for in place of the dice board or the stopwatch, by Nightmare."""

LATE: Final = 6
TOO_LATE: Final = 4
"""After this face, in place of the Final Exam's stopwatch, a second throw is too late from that."""

SUCCESS: Final = 4
"""From this on the die in place of the finger or of the lid's throw succeeds."""

BREATH: Final = 2
BELT: Final = 3
"""Up to this the die of every round costs a breath, or takes a step back."""


def counted(nightmare: str, eyes: int) -> int:
    """Return what a die in place of the dice board or the stopwatch counts for."""
    return COUNTS[nightmare][eyes - 1]
