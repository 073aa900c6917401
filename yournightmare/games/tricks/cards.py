"""The monster cards: ids, values, which are used by how many players, what a play is worth.

Clauses: R-M1 (cards by number of players), R-M4 and R-M6 (plays and their worth). A card's id is
its value and a letter, "5c" the third of the fives; the 0/10 is "0a". Ids are the file format.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

import msgspec

Card = Annotated[str, msgspec.Meta(pattern="^(0a|[1-46-9][a-g]|5[a-j])$")]

PLAYERS: Final = range(3, 7)
HAND: Final = 9
"""Cards dealt to each (R-M3)."""

ZERO_TEN: Final = "0a"
FIVE: Final = 5
COPIES: Final = {value: 10 if value == FIVE else 7 for value in range(1, 10)}
REMOVED: Final = {3: 3, 4: 2, 5: 1, 6: 0}
"""How many of each value 1 to 9 stay in the box, by number of players (R-M1)."""


@cache
def deck(seats: int) -> tuple[str, ...]:
    """Return the cards used by so many players, in the fixed order before a shuffle (R-M1)."""
    left = {value: copies - REMOVED[seats] for value, copies in COPIES.items()}
    numbered = tuple(f"{value}{'abcdefghij'[n]}" for value in left for n in range(left[value]))
    return (ZERO_TEN, *numbered)


def value_of(card: str) -> int:
    """Return a card's value, 1 to 9; 0 for the 0/10."""
    return ord(card[0]) - ord("0")


def worth_of(value: int, count: int) -> int:
    """Return what a play of numbered cards is worth, in whole tenths: three 8s are 38 (R-M6)."""
    return 10 * value if count == 1 else 10 * count + value


def held(hand: tuple[str, ...], value: int) -> tuple[str, ...]:
    """Return a hand's cards of one value, in the order in which they were received."""
    return tuple([card for card in hand if ord(card[0]) - 48 == value])
