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
        number = index + len(self) if index < 0 else index
        if not 0 <= number < len(self):
            raise IndexError(index)
        return self._at(number)

    def __iter__(self) -> Iterator[Decision]:
        return (self._at(number) for number in range(len(self)))


class Sheets(_Family):
    """Every sheet a player may seal: 24 rankings, for each the targets, for each 24 guesses."""

    __slots__ = ("fears", "seat", "targets")

    def __init__(self, seat: int, fears: Ranking, targets: tuple[int, ...]) -> None:
        self.seat = seat
        self.fears = fears
        self.targets = targets

    def __len__(self) -> int:
        return len(ORDERS) * len(self.targets) * len(ORDERS)

    def _at(self, number: int) -> SealSheet:
        rest, guess = divmod(number, len(ORDERS))
        own, target = divmod(rest, len(self.targets))
        fears = self.fears
        return SealSheet(
            self.seat,
            tuple([fears[place] for place in ORDERS[own]]),
            self.targets[target],
            tuple([fears[place] for place in ORDERS[guess]]),
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
    return (
        type(value) is tuple
        and len(value) == len(fears)
        and all(fear in value for fear in fears)
        and all(type(fear) is str for fear in value)
    )


def is_title(value: object) -> bool:
    """Tell whether a value can name a Fear card: one line of text that can be written to a file."""
    return (
        isinstance(value, str)
        and 0 < len(value) <= MAX_TITLE
        and value == value.strip()
        and len(value.splitlines()) == 1
        # Neither control characters nor a lone half of a character.
        and not any(unicodedata.category(sign) in ("Cc", "Cs") for sign in value)
    )


def are_different(titles: Sequence[str]) -> bool:
    """Tell whether no two titles are the same to a reader, in capitals or not."""
    return len({title.casefold() for title in titles}) == len(titles)
