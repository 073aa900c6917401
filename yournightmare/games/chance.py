"""Where dice and shuffles come from (R-A2).

Rules never draw by themselves: they ask a `Chance` in the game's words, and every answer is
recorded beside the decision that caused it. A replay hands the answers back in order and never
draws again. Four sources share one interface:

- `SeededChance`: the n-th draw depends on the seed and on n alone.
- `RecordedChance`: the answers of a log, checked by kind and name.
- `ScriptedChance`: answers written down beforehand, for tests and for "what would happen if".
- `OwnDiceChance`: the table throws for itself; a missing answer raises `ChanceNeeded` (R-A5).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from struct import unpack
from typing import Protocol, TypeVar

import msgspec

MAX_SEED = (1 << 63) - 1
_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
_FIRST = 0xBF58476D1CE4E5B9
_SECOND = 0x94D049BB133111EB

Item = TypeVar("Item")


class Die(msgspec.Struct, frozen=True, tag_field="kind", tag="die"):
    """One six-sided die: what it was thrown for, and the eyes it shows (1 to 6)."""

    name: str
    eyes: int


class Shuffle(msgspec.Struct, frozen=True, tag_field="kind", tag="shuffle"):
    """One shuffle: what was shuffled, and the new order as old positions (a permutation)."""

    name: str
    order: tuple[int, ...]


Answer = Die | Shuffle
"""Every kind of chance result. Kinds are part of the file format: only ever added."""


class ChanceError(ValueError):
    """A recorded answer is missing, superfluous, of another kind or name, or impossible."""


class ChanceNeeded(Exception):  # noqa: N818 - a question to the table, not an error
    """The table has to throw a die before the decision can be played (own dice, R-A5)."""

    def __init__(self, name: str) -> None:
        super().__init__(f"the result of the {name} has to be entered")
        self.name = name


class Chance(Protocol):
    """What rules may ask. Every implementation keeps the answers it gave in `answers`."""

    answers: list[Answer]

    def die(self, name: str) -> int:
        """Throw one die; 1 to 6."""
        ...

    def shuffle(self, name: str, items: Sequence[Item]) -> tuple[Item, ...]:
        """Return the items in a random order."""
        ...


def mix(seed: int, n: int) -> int:
    """Return 64 well-mixed bits that depend on `seed` and `n` alone (SplitMix64)."""
    z = (seed + n * _GOLDEN) & _MASK
    z = ((z ^ (z >> 30)) * _FIRST) & _MASK
    z = ((z ^ (z >> 27)) * _SECOND) & _MASK
    return z ^ (z >> 31)


def _mix_all(seed: int, count: int) -> tuple[int, ...]:
    """Return `mix(seed, n)` for every n below `count`.

    All at once: the numbers lie side by side in one long integer, 128 bits for each, so that a
    product of two 64-bit numbers has room and never reaches its neighbour. A deck of 300 is
    shuffled in less than half the time that way.
    """
    ones, steps, low = _lanes(count)
    z = (seed * ones + steps) & low
    z = ((z ^ (z >> 30)) & low) * _FIRST & low
    z = ((z ^ (z >> 27)) & low) * _SECOND & low
    z = (z ^ (z >> 31)) & low
    return unpack(f"<{2 * count}Q", z.to_bytes(16 * count, "little"))[::2]


@lru_cache(maxsize=64)
def _lanes(count: int) -> tuple[int, int, int]:
    """Return numbers side by side: ones, the steps to add to a seed, and masks of 64 bits."""
    ones = sum(1 << 128 * n for n in range(count))
    steps = sum((n * _GOLDEN & _MASK) << 128 * n for n in range(count))
    return ones, steps, ones * _MASK


class SeededChance:
    """Counter-based chance: draw number n depends on the seed and n alone.

    `drawn` says how many draws were made before this one was built, so a session goes on from any
    step without drawing the earlier ones again.
    """

    __slots__ = ("_seed", "answers", "drawn")

    def __init__(self, seed: int, drawn: int = 0) -> None:
        if not 0 <= seed <= MAX_SEED:
            raise ValueError(f"a seed lies between 0 and {MAX_SEED}, not {seed}")
        self._seed = mix(seed, 0x5EED)
        self.drawn = drawn
        self.answers: list[Answer] = []

    def _bits(self) -> int:
        self.drawn += 1
        return mix(self._seed, self.drawn)

    def die(self, name: str) -> int:
        # 64 random bits scaled to six: the bias is below 2 to the power of -61.
        eyes = 1 + (self._bits() * 6 >> 64)
        self.answers.append(Die(name, eyes))
        return eyes

    def shuffle(self, name: str, items: Sequence[Item]) -> tuple[Item, ...]:
        bits = self._bits()
        mixed = _mix_all(bits, len(items))
        order = list(range(len(items)))
        for last in range(len(order) - 1, 0, -1):
            other = mixed[last] * (last + 1) >> 64
            moved = order[other]
            order[other] = order[last]
            order[last] = moved
        self.answers.append(Shuffle(name, tuple(order)))
        return tuple([items[i] for i in order])


class RecordedChance:
    """Gives back the answers of a log entry; anything that doesn't fit is a `ChanceError`."""

    __slots__ = ("_left", "answers")

    def __init__(self, answers: Iterable[Answer]) -> None:
        self._left = list(answers)[::-1]
        self.answers: list[Answer] = []

    def _next(self, name: str) -> Answer:
        if not self._left:
            raise ChanceError(f"the result of the {name} is missing from the record")
        answer = self._left.pop()
        if answer.name != name:
            raise ChanceError(f"the record has a result of the {answer.name}, not of the {name}")
        self.answers.append(answer)
        return answer

    def die(self, name: str) -> int:
        answer = self._next(name)
        if not isinstance(answer, Die) or not 1 <= answer.eyes <= 6:
            raise ChanceError(f"the recorded result of the {name} is not a die from 1 to 6")
        return answer.eyes

    def shuffle(self, name: str, items: Sequence[Item]) -> tuple[Item, ...]:
        answer = self._next(name)
        if not isinstance(answer, Shuffle) or sorted(answer.order) != list(range(len(items))):
            raise ChanceError(f"the recorded result of the {name} is no order of {len(items)}")
        return tuple(items[i] for i in answer.order)

    def close(self) -> None:
        """Raise `ChanceError` if the record holds more answers than the rules asked for."""
        if self._left:
            raise ChanceError(f"the record has a result of the {self._left[-1].name} too many")


class ScriptedChance:
    """Answers dice from a list whatever they are thrown for; shuffles leave the order as it is."""

    __slots__ = ("_eyes", "answers")

    def __init__(self, *eyes: int) -> None:
        self._eyes = list(eyes)[::-1]
        self.answers: list[Answer] = []

    def die(self, name: str) -> int:
        if not self._eyes:
            raise ChanceError(f"no result was written down for the {name}")
        eyes = self._eyes.pop()
        self.answers.append(Die(name, eyes))
        return eyes

    def shuffle(self, name: str, items: Sequence[Item]) -> tuple[Item, ...]:
        self.answers.append(Shuffle(name, tuple(range(len(items)))))
        return tuple(items)


class OwnDiceChance:
    """Chance from the table: results entered so far, then `ChanceNeeded` (R-A5).

    Shuffles are not thrown at a table, so they come from the seed.
    """

    __slots__ = ("_eyes", "_seeded", "answers")

    def __init__(self, eyes: Iterable[int], seed: int = 0, drawn: int = 0) -> None:
        self._eyes = list(eyes)[::-1]
        self._seeded = SeededChance(seed, drawn)
        self.answers: list[Answer] = []

    def die(self, name: str) -> int:
        if not self._eyes:
            raise ChanceNeeded(name)
        eyes = self._eyes.pop()
        if not 1 <= eyes <= 6:
            raise ChanceError(f"a die shows 1 to 6, not {eyes}")
        self.answers.append(Die(name, eyes))
        return eyes

    def shuffle(self, name: str, items: Sequence[Item]) -> tuple[Item, ...]:
        shuffled = self._seeded.shuffle(name, items)
        self.answers.append(self._seeded.answers[-1])
        return shuffled
