"""The large families of decisions, described instead of listed.

Each is a sequence in a fixed order that makes its decisions as they are asked for, and tells
without making any whether a decision belongs to it.
"""

from __future__ import annotations

import unicodedata
from abc import abstractmethod
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any, Final, overload

from yournightmare.games.worst.decisions import (
    FEARS,
    MAX_TITLE,
    Decision,
    EnterFears,
    Ranking,
    SealSheet,
)

ORDERS: Final = tuple(permutations(range(FEARS)))
"""The 24 orders of four things, in the order of the alphabet."""


class _Family(Sequence[Decision]):
    """Slices are tuples; the rest follows from `_at`, `__len__` and `__contains__`."""

    __slots__ = ()

    @abstractmethod
    def _at(self, number: int) -> Decision:
        """Return the decision of that number, 0 or more."""

    @overload
    def __getitem__(self, index: int) -> Decision: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Decision, ...]: ...
    def __getitem__(self, index: int | slice) -> Decision | tuple[Decision, ...]:
        if isinstance(index, slice):
            return tuple(self._at(number) for number in range(*index.indices(len(self))))
        size = len(self)
        number = index + size if index < 0 else index
        if not 0 <= number < size:
            raise IndexError(index)
        return self._at(number)

    def __iter__(self) -> Iterator[Decision]:
        return (self._at(number) for number in range(len(self)))


class Sheets(_Family):
    """Every sheet a player may seal: 24 rankings, for each the targets, for each 24 guesses."""

    __slots__ = ("_size", "fears", "seat", "targets")

    def __init__(self, seat: int, fears: Ranking, targets: tuple[int, ...]) -> None:
        self.seat = seat
        self.fears = fears
        self.targets = targets
        self._size = len(ORDERS) * len(targets) * len(ORDERS)

    def __len__(self) -> int:
        return self._size

    def _at(self, number: int) -> SealSheet:
        rest, guess = divmod(number, len(ORDERS))
        own, target = divmod(rest, len(self.targets))
        fears = self.fears
        a, b, c, d = ORDERS[own]
        i, j, k, l = ORDERS[guess]  # noqa: E741 - four places more
        return SealSheet(
            self.seat,
            (fears[a], fears[b], fears[c], fears[d]),
            self.targets[target],
            (fears[i], fears[j], fears[k], fears[l]),
        )

    def __contains__(self, value: Any) -> bool:
        return (
            isinstance(value, SealSheet)
            and type(value.seat) is int
            and value.seat == self.seat
            and type(value.target) is int
            and value.target in self.targets
            and is_ranking(value.own, self.fears)
            and is_ranking(value.guess, self.fears)
        )


class Titles(_Family):
    """Every entry of four titles of own cards (R-A5).

    They can't all be told one after the other: as a sequence this holds one entry alone, four
    numbered titles for whoever has no cards at hand; `in` answers for any other as well.
    """

    __slots__ = ("round", "seat")

    def __init__(self, seat: int, round: int) -> None:
        self.seat = seat
        self.round = round

    def __len__(self) -> int:
        return 1

    def _at(self, number: int) -> EnterFears:
        first = FEARS * (self.round - 1)
        titles = tuple(f"Fear {first + place}" for place in range(1, FEARS + 1))
        return EnterFears(self.seat, titles)

    def __contains__(self, value: Any) -> bool:
        return (
            isinstance(value, EnterFears)
            and type(value.seat) is int
            and value.seat == self.seat
            and type(value.fears) is tuple
            and len(value.fears) == FEARS
            and all(is_title(title) for title in value.fears)
            and are_different(value.fears)
        )


def is_ranking(value: object, fears: Ranking) -> bool:
    """Tell whether a value names each of the four fears once (R-Y3)."""
    if type(value) is not tuple or len(value) != FEARS or len(fears) != FEARS:
        return False
    # The four are different: if all of them are in it, nothing else is.
    a, b, c, d = fears
    if not (a in value and b in value and c in value and d in value):
        return False
    a, b, c, d = value
    return type(a) is type(b) is type(c) is type(d) is str


def is_title(value: object) -> bool:
    """Tell whether a value can name a Fear card: one line of text that can be written to a file."""
    if not isinstance(value, str) or not 0 < len(value) <= MAX_TITLE or value != value.strip():
        return False
    if value.isprintable():  # what is below can't be said of anything printable
        return True
    # Neither control characters nor a lone half of a character.
    return len(value.splitlines()) == 1 and not any(
        unicodedata.category(sign) in ("Cc", "Cs") for sign in value
    )


def are_different(titles: Sequence[str]) -> bool:
    """Tell whether no two titles are the same to a reader, in capitals or not."""
    return len({title.casefold() for title in titles}) == len(titles)
