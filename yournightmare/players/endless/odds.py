"""How likely each result of an action's die is to a practised hand, or of what stands for it.

The level "strong" weighs by it what the rules foresee. The numbers are those of `hands`: its tables
of throws, its errors at the clock and in the dark, and how often it touched one of so many markers
in 900 throws among Spiders.
"""

from __future__ import annotations

from functools import lru_cache
from statistics import NormalDist
from typing import Final

import msgspec

from yournightmare.games.endless import steady
from yournightmare.games.endless.decisions import Action, ChooseAction
from yournightmare.games.endless.nerves import EARLY, LATE
from yournightmare.games.endless.nightmares import NIGHTMARES, Test
from yournightmare.games.endless.state import Awaiting, Table
from yournightmare.players.endless.hands import PRACTISED, SHORT_OF_LATE

Shares = tuple[float, float, float, float, float, float]


class Odds(msgspec.Struct, frozen=True):
    """How often each face comes, and how often the test beside it succeeds (both of 1).

    That test is the lid's throw, the finger in the dark, or a throw past all markers.
    """

    faces: Shares
    beside: float = 1.0


EVEN: Final[Shares] = (1 / 6,) * 6
PLAIN: Final = Odds(EVEN)

SHORT_OF_SIX: Final[Shares] = (0.19, 0.0, 0.06, 0.27, 0.32, 0.16)
INTO_SIX: Final[Shares] = (0.41, 0.0, 0.01, 0.12, 0.26, 0.20)
OTHER_HAND: Final[Shares] = (0.30, 0.02, 0.13, 0.24, 0.20, 0.11)
"""Zones I to VI: as a rule, for 5 points, and with the other hand."""

TOUCHES: Final = (0.0, 0.06, 0.07, 0.10, 0.15, 0.20, 0.31)
"""By markers on the board, 0 to 6."""

LID: Final = 0.46
FINGER: Final = 0.5


def odds_of(table: Table, choice: ChooseAction) -> Odds:
    """Return the odds of an action with its points, where it stands."""
    nightmare = NIGHTMARES.get(table.nightmare)
    if nightmare is None or choice.action not in nightmare.test_for:
        return PLAIN
    is_steady = table.options.steady_hands
    if nightmare.test is Test.STOPWATCH:
        return _STEADY_CLOCK if is_steady else _at_the_clock(choice.points)
    if nightmare.test is Test.LID and not table.lid_open:
        return Odds(EVEN, _STEADY_SUCCESS if is_steady else LID)
    if nightmare.test is Test.BLIND:
        return Odds(EVEN, _STEADY_SUCCESS if is_steady else FINGER)
    if nightmare.test is not Test.BOARD or is_steady:
        return PLAIN
    if nightmare.other_hand:
        return Odds(OTHER_HAND)
    shares = SHORT_OF_SIX if choice.points < 5 else INTO_SIX
    return Odds(shares, 1 - TOUCHES[len(table.markers)])


def of_the_finger(table: Table) -> float:
    """Return how often the finger will hit that follows the roll on the table; 1 if none does."""
    nightmare, roll = NIGHTMARES.get(table.nightmare), table.roll
    if nightmare is None or nightmare.test is not Test.BLIND or roll is None:
        return 1.0
    if roll.awaiting is not Awaiting.ACTION or table.action is not Action.MOVEMENT:
        return 1.0
    return _STEADY_SUCCESS if table.options.steady_hands else FINGER


_STEADY_SUCCESS: Final = (7 - steady.SUCCESS) / 6
_TOO_LATE: Final = (7 - steady.TOO_LATE) / 36
_STEADY_CLOCK: Final = Odds((1 / 6, 1 / 6, 1 / 6, 1 / 6, 2 / 6 - _TOO_LATE, _TOO_LATE))
"""What is just in time counts like the fifth face; foreseen of the sixth is that it is too late."""


@lru_cache(maxsize=8)
def _at_the_clock(points: int) -> Odds:
    """Return where a hand stops the clock that aims at the middle of what succeeds."""
    meant = (EARLY + 10 * min(points, 4) + LATE) / 2 - SHORT_OF_LATE
    below = NormalDist(meant, 100 * PRACTISED.clock).cdf
    one, two, three, four, five = (below(EARLY + 10 * n) for n in range(1, 6))
    return Odds((one, two - one, three - two, four - three, five - four, 1 - five))
