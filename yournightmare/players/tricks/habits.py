"""What is usual at the table: the tables of figures that playing out and belief go by.

They come from many thousands of rounds that the players played against each other
(`players.tricks.practice` makes them anew), for each number of seats.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from yournightmare.games.tricks.decisions import STACK
from yournightmare.players.resources import resources

Table = NDArray[np.float32]

FILE: Final = "tricks/habits.npz"
DEPTH: Final = STACK + 1
HELD: Final = 11
"""Hands of ten cards and more are alike to the tables."""
HIGH: Final = 4
"""Three high cards (7, 8, 9, 0/10) and more are alike to the tables."""
STANCES: Final = 2 * DEPTH * DEPTH * HELD * HIGH
FIVES: Final = 4
"""How a trick stands: no five, one, several; or with the 0/10 in it."""
WORTHS: Final = 101
STRENGTHS: Final = 10
TRICKS: Final = 13
POINTS: Final = 13
"""A round brings 12 at most: Scared put on top, and never turned over."""
CARELESS: Final = 0.3
"""So many are careless, as long as nothing is known of them."""
ANYHOW: Final = (0, 3, 4, 4, 3, 2, 1, 1)
"""How often the careless put Scared at each position."""


class Habits(NamedTuple):
    """Figures for one number of seats.

    `value`: by stance (`stance`), what a seat gains in a round over the mean of the others.
    `wins`: by fives, worth and seats still to come, how often the best play so far wins the trick.
    `ends`: by cards turned over, how often the winner of a trick meets Scared.
    `others`: by cards held, what the others have on average when one meets one's own Scared.
    `placing`: by strength of the hand and position, how often Scared is put there.
    `believed`: by tricks begun, cards turned over and position, how often Scared was put there
    among seats that have not met it.
    `points`: by whether a seat is careless (1) or sound (0), how often a round brings it so many.
    Figures are of sound seats, some of whose neighbours are careless, but for `points`.
    """

    value: Table
    wins: Table
    ends: Table
    others: Table
    placing: Table
    believed: Table
    points: Table


SHAPES: Final = Habits(
    (STANCES,),  # type: ignore[arg-type]
    (FIVES, WORTHS, 6),  # type: ignore[arg-type]
    (STACK + 5,),  # type: ignore[arg-type]
    (HELD,),  # type: ignore[arg-type]
    (STRENGTHS, DEPTH),  # type: ignore[arg-type]
    (TRICKS, DEPTH, DEPTH),  # type: ignore[arg-type]
    (2, POINTS),  # type: ignore[arg-type]
)


@cache
def habits_of(seats: int) -> Habits:
    """Return the figures for so many seats."""
    with np.load(resources() / FILE, allow_pickle=False) as file:
        return Habits(*(file[f"{name}{seats}"].astype(np.float32) for name in Habits._fields))
