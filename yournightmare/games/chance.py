"""Where dice, shuffles, throws and readings come from (R-A2).

Rules never draw by themselves: they ask a `Chance` in the game's words, and every answer is
recorded beside the decision that caused it. A replay hands the answers back in order and never
draws again. Four sources share one interface:

- `SeededChance`: the n-th draw depends on the seed and on n alone.
- `RecordedChance`: the answers of a log, checked by kind and name.
- `ScriptedChance`: answers written down beforehand, for tests and for "what would happen if".
- `OwnDiceChance`: the table throws for itself; a missing answer raises `ChanceNeeded` (R-A5).

What hangs on a person's skill (a throw on the dice board, a stopped clock, a finger in the dark) is
an answer too. It is worked out once, from what the person did, and from then on it is read: a
replay doesn't throw again, and what was taken back meets the same answer again (`kept`, R-A3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Final, Protocol, TypeVar

import msgspec

from yournightmare.games.mixing import mix, mix_all
from yournightmare.games.wording import Worded

MAX_SEED = (1 << 63) - 1

Item = TypeVar("Item")


class Die(msgspec.Struct, frozen=True, tag_field="kind", tag="die"):
    """One six-sided die: what it was thrown for, and the eyes it shows (1 to 6)."""

    name: str
    eyes: int


class Shuffle(msgspec.Struct, frozen=True, tag_field="kind", tag="shuffle"):
    """One shuffle: what was shuffled, and the new order as old positions (a permutation)."""

    name: str
    order: tuple[int, ...]


PATH_STEPS: Final = 260
"""How many steps of a throw's path are kept at most: four seconds at 60 a second, and some room."""

LONGEST_READING: Final = 60_000
"""Hundredths of a second that a stopwatch shows at most: ten minutes."""

Tenths = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]


class Coin(msgspec.Struct, frozen=True, tag_field="kind", tag="coin", forbid_unknown_fields=True):
    """One coin: what it was tossed for, and whether it shows heads."""

    name: str
    heads: bool


class Spot(msgspec.Struct, frozen=True, tag_field="kind", tag="spot", forbid_unknown_fields=True):
    """Where a die lies on a table, in tenths of a millimetre from its left near corner."""

    name: str
    x: Tenths
    y: Tenths


class Throw(msgspec.Struct, frozen=True, tag_field="kind", tag="throw", forbid_unknown_fields=True):
    """A die thrown on the dice board: the zone it counts for (1 to 6), and what it did.

    `touched` a marker; `entered` through zone II. `rest` in tenths of a millimetre and `turn` in
    tenths of a degree tell how it lies, `path` every place and turn on its way, 60 a second; a
    throw made at a real table has neither.
    """

    name: str
    zone: Annotated[int, msgspec.Meta(ge=1, le=6)]
    touched: bool = False
    entered: bool = True
    rest: tuple[Tenths, Tenths] | None = None
    turn: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    path: Annotated[
        tuple[tuple[Tenths, Tenths, Annotated[int, msgspec.Meta(ge=0, le=3600)]], ...],
        msgspec.Meta(max_length=PATH_STEPS),
    ] = ()


class Stopwatch(
    msgspec.Struct, frozen=True, tag_field="kind", tag="stopwatch", forbid_unknown_fields=True
):
    """A stopped stopwatch: hundredths of a second, cut and not rounded."""

    name: str
    hundredths: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_READING)]


class Pointing(
    msgspec.Struct, frozen=True, tag_field="kind", tag="pointing", forbid_unknown_fields=True
):
    """Somebody pointed at something unseen, and hit it or not."""

    name: str
    hit: bool


Answer = Die | Shuffle | Coin | Spot | Throw | Stopwatch | Pointing
"""Every kind of chance result. Kinds are part of the file format: only ever added."""


Skill = Throw | Stopwatch | Pointing
"""Answers that a person's skill gives; the seed has no part in them."""


def fault_of(answer: Answer) -> str | None:
    """Return what is impossible about an answer, or None. For answers built or read from a file."""
    if isinstance(answer, Die) and not 1 <= answer.eyes <= 6:
        return Worded("the {die} shows {eyes}, not 1 to 6", die=answer.name, eyes=answer.eyes)
    if isinstance(answer, Shuffle) and sorted(answer.order) != list(range(len(answer.order))):
        return Worded("the {die} has an order that is none", die=answer.name)
    if isinstance(answer, Throw):
        if type(answer.zone) is not int or not 1 <= answer.zone <= 6:
            text = "the {die} counts for zone {zone}, not I to VI"
            return Worded(text, die=answer.name, zone=answer.zone)
        if answer.zone > 1 and not answer.entered:
            text = "the {die} counts for zone {zone}, but came in elsewhere"
            return Worded(text, die=answer.name, zone=answer.zone)
    if isinstance(answer, Stopwatch) and (
        type(answer.hundredths) is not int or not 0 <= answer.hundredths <= LONGEST_READING
    ):
        text = "the {die} shows {hundredths} hundredths of a second"
        return Worded(text, die=answer.name, hundredths=answer.hundredths)
    return None


class ChanceError(ValueError):
    """A recorded answer is missing, superfluous, of another kind or name, or impossible."""


def _unfit(pattern: str, die: str) -> ChanceError:
    return ChanceError(Worded(pattern, die=die))


class ChanceNeeded(Exception):  # noqa: N818 - a question to the table, not an error
    """The table has to throw a die before the decision can be played (own dice, R-A5).

    `kind` is the tag of the answer that is missing: "die", "throw", "stopwatch" or "pointing".
    """

    def __init__(self, name: str, kind: str = "die") -> None:
        super().__init__(f"the result of the {name} has to be entered")
        self.name = name
        self.kind = kind


class Chance(Protocol):
    """What rules may ask. Every implementation keeps the answers it gave in `answers`."""

    answers: list[Answer]

    def die(self, name: str) -> int:
        """Throw one die; 1 to 6."""
        ...

    def shuffle(self, name: str, items: Sequence[Item]) -> tuple[Item, ...]:
        """Return the items in a random order."""
        ...

    def coin(self, name: str) -> bool:
        """Toss a coin; True is heads."""
        ...

    def spot(self, name: str, width: int, depth: int) -> tuple[int, int]:
        """Roll a die towards the middle of a table; where it lies, in tenths of a millimetre.

        `width` and `depth` are the table's, in the same unit.
        """
        ...

    def throw(self, name: str, made: Callable[[], Throw] | None) -> Throw:
        """Throw on the dice board; `made` works out what comes of it, None: at the real table."""
        ...

    def stopwatch(self, name: str, made: int | None) -> int:
        """Return what a stopped stopwatch shows, in hundredths of a second."""
        ...

    def pointing(self, name: str, made: bool | None) -> bool:
        """Tell whether somebody hit what they couldn't see."""
        ...


SkillKind = TypeVar("SkillKind", Throw, Stopwatch, Pointing)


def _ways(width: int, depth: int) -> tuple[tuple[int, int], tuple[int, int]]:
    return (0, width), (1, depth)


class SeededChance:
    """Counter-based chance: draw number n depends on the seed and n alone.

    `drawn` says how many draws were made before this one was built, so a session goes on from any
    step without drawing the earlier ones again. Every answer is one draw, one of skill too.
    `kept` are answers of skill that were given already and taken back: they come again first.
    """

    __slots__ = ("_kept", "_seed", "answers", "drawn")

    def __init__(self, seed: int, drawn: int = 0, kept: Sequence[Skill] = ()) -> None:
        if not 0 <= seed <= MAX_SEED:
            raise ValueError(f"a seed lies between 0 and {MAX_SEED}, not {seed}")
        self._seed = mix(seed, 0x5EED)
        self.drawn = drawn
        self._kept = list(kept)
        self.answers: list[Answer] = []

    @property
    def kept(self) -> tuple[Skill, ...]:
        """The answers taken back that haven't come again yet."""
        return tuple(self._kept)

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
        mixed = mix_all(bits, len(items))
        order = list(range(len(items)))
        for last in range(len(order) - 1, 0, -1):
            other = mixed[last] * (last + 1) >> 64
            moved = order[other]
            order[other] = order[last]
            order[last] = moved
        self.answers.append(Shuffle(name, tuple(order)))
        return tuple([items[i] for i in order])

    def coin(self, name: str) -> bool:
        heads = self._bits() >> 63 == 1
        self.answers.append(Coin(name, heads))
        return heads

    def spot(self, name: str, width: int, depth: int) -> tuple[int, int]:
        # Each way the mean of three even draws: most lie about the middle, few near an edge.
        bits = mix_all(self._bits(), 6)
        x, y = (
            sum(part * span >> 64 for part in bits[n::2]) // 3 for n, span in _ways(width, depth)
        )
        self.answers.append(Spot(name, x, y))
        return x, y

    def _again(self, kind: type[SkillKind], name: str) -> SkillKind | None:
        """Return the first answer of that kind and name that was taken back, or None."""
        self.drawn += 1
        for answer in self._kept:
            if isinstance(answer, kind) and answer.name == name:
                self._kept.remove(answer)
                self.answers.append(answer)
                return answer
        return None

    def throw(self, name: str, made: Callable[[], Throw] | None) -> Throw:
        again = self._again(Throw, name)
        if again is not None:
            return again
        if made is None:
            raise _unfit("nobody made the {die}", name)
        thrown = made()
        self.answers.append(thrown)
        return thrown

    def stopwatch(self, name: str, made: int | None) -> int:
        again = self._again(Stopwatch, name)
        if again is not None:
            return again.hundredths
        if made is None:
            raise _unfit("nobody stopped the {die}", name)
        self.answers.append(Stopwatch(name, made))
        return made

    def pointing(self, name: str, made: bool | None) -> bool:
        again = self._again(Pointing, name)
        if again is not None:
            return again.hit
        if made is None:
            raise _unfit("nobody pointed in the {die}", name)
        self.answers.append(Pointing(name, made))
        return made


class RecordedChance:
    """Gives back the answers of a log entry; anything that doesn't fit is a `ChanceError`."""

    __slots__ = ("_left", "answers")

    def __init__(self, answers: Iterable[Answer]) -> None:
        self._left = list(answers)[::-1]
        self.answers: list[Answer] = []

    def _next(self, name: str) -> Answer:
        if not self._left:
            raise _unfit("the result of the {die} is missing from the record", name)
        answer = self._left.pop()
        if answer.name != name:
            text = "the record has a result of the {other}, not of the {die}"
            raise ChanceError(Worded(text, other=answer.name, die=name))
        self.answers.append(answer)
        return answer

    def die(self, name: str) -> int:
        answer = self._next(name)
        if not isinstance(answer, Die) or not 1 <= answer.eyes <= 6:
            raise _unfit("the recorded result of the {die} is not a die from 1 to 6", name)
        return answer.eyes

    def shuffle(self, name: str, items: Sequence[Item]) -> tuple[Item, ...]:
        answer = self._next(name)
        if not isinstance(answer, Shuffle) or sorted(answer.order) != list(range(len(items))):
            text = "the recorded result of the {die} is no order of {count}"
            raise ChanceError(Worded(text, die=name, count=len(items)))
        return tuple(items[i] for i in answer.order)

    def coin(self, name: str) -> bool:
        answer = self._next(name)
        if not isinstance(answer, Coin):
            raise _unfit("the recorded result of the {die} is not a coin", name)
        return answer.heads

    def spot(self, name: str, width: int, depth: int) -> tuple[int, int]:
        answer = self._next(name)
        if not isinstance(answer, Spot) or not (0 <= answer.x <= width and 0 <= answer.y <= depth):
            raise _unfit("the recorded result of the {die} is no place on the table", name)
        return answer.x, answer.y

    def throw(self, name: str, made: Callable[[], Throw] | None) -> Throw:
        answer = self._next(name)
        if not isinstance(answer, Throw) or fault_of(answer):
            raise _unfit("the recorded result of the {die} is no throw on the dice board", name)
        return answer

    def stopwatch(self, name: str, made: int | None) -> int:
        answer = self._next(name)
        if not isinstance(answer, Stopwatch) or fault_of(answer):
            raise _unfit("the recorded result of the {die} is no time of a stopwatch", name)
        return answer.hundredths

    def pointing(self, name: str, made: bool | None) -> bool:
        answer = self._next(name)
        if not isinstance(answer, Pointing):
            raise _unfit("the recorded result of the {die} is neither a hit nor a miss", name)
        return answer.hit

    def close(self) -> None:
        """Raise `ChanceError` if the record holds more answers than the rules asked for."""
        if self._left:
            raise _unfit("the record has a result of the {die} too many", self._left[-1].name)


class ScriptedChance:
    """Answers dice from a list whatever they are thrown for; shuffles leave the order as it is.

    The same numbers answer for what is thrown on the dice board (the zone, without a touch), and
    for a stopwatch (1: far too early, 2 to 5: that tenth, 6: too late) and for pointing (4 to 6
    hit). Coins show heads; dice lie in the middle of the table.
    """

    __slots__ = ("_eyes", "answers")

    def __init__(self, *eyes: int) -> None:
        self._eyes = list(eyes)[::-1]
        self.answers: list[Answer] = []

    def _next(self, name: str) -> int:
        if not self._eyes:
            raise _unfit("no result was written down for the {die}", name)
        return self._eyes.pop()

    def die(self, name: str) -> int:
        eyes = self._next(name)
        self.answers.append(Die(name, eyes))
        return eyes

    def shuffle(self, name: str, items: Sequence[Item]) -> tuple[Item, ...]:
        self.answers.append(Shuffle(name, tuple(range(len(items)))))
        return tuple(items)

    def coin(self, name: str) -> bool:
        self.answers.append(Coin(name, True))
        return True

    def spot(self, name: str, width: int, depth: int) -> tuple[int, int]:
        self.answers.append(Spot(name, width // 2, depth // 2))
        return width // 2, depth // 2

    def throw(self, name: str, made: Callable[[], Throw] | None) -> Throw:
        thrown = Throw(name, self._next(name))
        self.answers.append(thrown)
        return thrown

    def stopwatch(self, name: str, made: int | None) -> int:
        shown = (0, 100, 525, 535, 545, 555, 565)[self._next(name)]
        self.answers.append(Stopwatch(name, shown))
        return shown

    def pointing(self, name: str, made: bool | None) -> bool:
        hit = self._next(name) >= 4
        self.answers.append(Pointing(name, hit))
        return hit


class OwnDiceChance:
    """Chance from the table: results entered so far, then `ChanceNeeded` (R-A5).

    `eyes` answer for dice, `results` for throws, stopwatches and pointing, each kind in its order.
    Shuffles are not thrown at a table, so they come from the seed; so do coins and places.
    """

    __slots__ = ("_eyes", "_results", "_seeded", "answers")

    def __init__(
        self,
        eyes: Iterable[int],
        seed: int = 0,
        drawn: int = 0,
        results: Iterable[Skill] = (),
    ) -> None:
        self._eyes = list(eyes)[::-1]
        self._results = list(results)
        self._seeded = SeededChance(seed, drawn)
        self.answers: list[Answer] = []

    @property
    def kept(self) -> tuple[Skill, ...]:
        """The results entered that weren't asked for."""
        return tuple(self._results)

    def die(self, name: str) -> int:
        if not self._eyes:
            raise ChanceNeeded(name)
        eyes = self._eyes.pop()
        if not 1 <= eyes <= 6:
            raise ChanceError(Worded("a die shows 1 to 6, not {eyes}", eyes=eyes))
        self._keep(Die(name, eyes))
        return eyes

    def _keep(self, answer: Answer) -> None:
        self.answers.append(answer)
        self._seeded.drawn += 1

    def shuffle(self, name: str, items: Sequence[Item]) -> tuple[Item, ...]:
        shuffled = self._seeded.shuffle(name, items)
        self.answers.append(self._seeded.answers[-1])
        return shuffled

    def coin(self, name: str) -> bool:
        heads = self._seeded.coin(name)
        self.answers.append(self._seeded.answers[-1])
        return heads

    def spot(self, name: str, width: int, depth: int) -> tuple[int, int]:
        place = self._seeded.spot(name, width, depth)
        self.answers.append(self._seeded.answers[-1])
        return place

    def _entered(self, kind: type[SkillKind], name: str) -> SkillKind:
        tag = str(kind.__struct_config__.tag)
        for result in self._results:
            if isinstance(result, kind):
                named = msgspec.structs.replace(result, name=name)
                fault = fault_of(named)
                if fault is not None:
                    raise ChanceError(fault)
                self._results.remove(result)
                self._keep(named)
                return named
        raise ChanceNeeded(name, tag)

    def throw(self, name: str, made: Callable[[], Throw] | None) -> Throw:
        return self._entered(Throw, name)

    def stopwatch(self, name: str, made: int | None) -> int:
        return self._entered(Stopwatch, name).hundredths

    def pointing(self, name: str, made: bool | None) -> bool:
        return self._entered(Pointing, name).hit
