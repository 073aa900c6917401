"""All Nightmares in one table that reads like the rule book (R-E4, R-E14 to R-E26).

A Nightmare is a small piece of data and a few functions that act on the table. What is left at its
default is the ordinary rule. Falling, Lost and Temptation are the same in the active game.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import lru_cache
from typing import Final

import msgspec

from yournightmare.games.endless import steady
from yournightmare.games.endless.decisions import Action
from yournightmare.games.endless.draft import Draft
from yournightmare.games.endless.events import AbilityTold, BeltMoved, BreathTaken
from yournightmare.games.endless.nerves import BREATH_COSTS
from yournightmare.games.endless.state import Cause


class Told(StrEnum):
    """What an ability's die can mean."""

    NOTHING = "nothing"
    MUST_MOVE = "must move"
    MUST_NOT_MOVE = "must not move"
    SKIPS_ACTION = "skips action"
    PARACHUTE_OPENS = "parachute opens"
    KEEPS_FALLING = "keeps falling"


class AbilityDie(StrEnum):
    """In which of its rounds a Nightmare's ability throws a die in phase II (R-E8)."""

    NEVER = "never"
    EVERY_ROUND = "every round"
    EXCEPT_FIRST = "except first"


class Test(StrEnum):
    """What stands in for an action's die, or beside it, in the active game."""

    NONE = "none"
    BOARD = "dice board"
    LID = "lid"
    BLIND = "blind"
    STOPWATCH = "stopwatch"


class Runs(StrEnum):
    """What runs on while a Nightmare lasts, whatever else is decided (R-E24)."""

    NOTHING = "nothing"
    BREATH = "breath"
    BELT = "belt"


def _nothing(draft: Draft) -> None:
    """The ordinary case: no rule acts here."""


def _die_means_nothing(draft: Draft, result: int) -> None:
    """For Nightmares that throw no die."""


def _no_failure(draft: Draft, points: int) -> None:
    """The ordinary case: a failed Movement does nothing more."""


def _touch_means_nothing(draft: Draft, result: int) -> int:
    """The ordinary case: no marker lies on the dice board."""
    return result


ORDINARY_FALL: Final = ("fear", "fear", "horrors", None, None, None)
"""Phase V: what rises by 1 for a result of 1, 2, ... 6 (R-E11)."""


class Nightmare(msgspec.Struct, frozen=True):
    """One Nightmare.

    `duration` in Progress steps. `arrives` and `each_round` act in II, before the ability's die;
    `ability` gets that die's result. `less` Action Points are taken from a success of the actions
    in `less_for`, never below 0 (R-E9). `moved` follows a successful Movement, `stuck` a failed one
    (with the points tried). `falls` is the table of phase V. `mind_on_die` tells whether Mind may
    change the ability's die; `deadly_end`, that reaching the end marker kills.

    The active game: `test` belongs to the actions in `test_for`. `markers` are laid where the die
    comes to rest, also after a touch if `marks_touches`; `touch` gets the zone and returns the
    result (R-E20). `other_hand` has to throw (R-E21). `runs` tells what is reported meanwhile; with
    steady hands `steady` gets the `steady_die` of every round instead (R-E26).
    """

    id: str
    duration: int
    ability_die: AbilityDie = AbilityDie.NEVER
    die: str = "ability die"
    mind_on_die: bool = True
    arrives: Callable[[Draft], None] = _nothing
    each_round: Callable[[Draft], None] = _nothing
    ability: Callable[[Draft, int], None] = _die_means_nothing
    less: int = 0
    less_for: frozenset[Action] = frozenset(Action)
    moved: Callable[[Draft], None] = _nothing
    stuck: Callable[[Draft, int], None] = _no_failure
    falls: tuple[str | None, ...] = ORDINARY_FALL
    deadly_end: bool = False
    test: Test = Test.NONE
    test_for: frozenset[Action] = frozenset(Action)
    markers: bool = False
    marks_touches: bool = True
    touch: Callable[[Draft, int], int] = _touch_means_nothing
    other_hand: bool = False
    runs: Runs = Runs.NOTHING
    steady_die: str = ""
    steady: Callable[[Draft, int], None] = _die_means_nothing

    @property
    def name(self) -> str:
        """The name on the card; basic and active may share it."""
        return self.id.removeprefix(ACTIVE)

    def throws_in(self, nightmare_round: int) -> bool:
        """Tell whether the ability throws a die in this round of the Nightmare (R-E8)."""
        if self.ability_die is AbilityDie.EXCEPT_FIRST:
            return nightmare_round > 1
        return self.ability_die is AbilityDie.EVERY_ROUND


def _horrors_rise(draft: Draft) -> None:
    draft.move("horrors", 1, draft.nightmare)


def _fear_rises(draft: Draft) -> None:
    draft.move("fear", 1, draft.nightmare)


def _panic(draft: Draft, points: int) -> None:
    draft.move("fear", 1, draft.nightmare)


def _walk_back(draft: Draft, points: int) -> None:
    draft.move("progress", -points, draft.nightmare)


def _belt(draft: Draft) -> None:
    draft.move("progress", -1, draft.nightmare)


def take_breath(draft: Draft) -> None:
    """A breath under water (R-E24)."""
    draft.tell(BreathTaken())
    draft.move("bravery", -BREATH_COSTS, draft.nightmare)


def move_belt(draft: Draft) -> None:
    """The belt has run for fifteen seconds more (R-E24)."""
    draft.tell(BeltMoved())
    _belt(draft)


def _steady_breath(draft: Draft, result: int) -> None:
    if result <= steady.BREATH:
        take_breath(draft)
    else:
        _told(draft, Told.NOTHING)


def _steady_belt(draft: Draft, result: int) -> None:
    if result <= steady.BELT:
        move_belt(draft)
    else:
        _told(draft, Told.NOTHING)


def _loose_tooth(draft: Draft, result: int) -> int:
    return 1


def _caught(draft: Draft, result: int) -> int:
    draft.barred = True
    return result


def _bitten(draft: Draft, result: int) -> int:
    draft.move("fear", 1, draft.nightmare)
    return result


def _told(draft: Draft, outcome: Told) -> None:
    draft.tell(AbilityTold(draft.nightmare, outcome))


def _naked(draft: Draft, result: int) -> None:
    draft.forced = result > draft.bravery
    _told(draft, Told.MUST_MOVE if draft.forced else Told.NOTHING)


def _tempted(draft: Draft, result: int) -> None:
    draft.skipped = result > draft.bravery
    _told(draft, Told.SKIPS_ACTION if draft.skipped else Told.NOTHING)


def _monsters_block(draft: Draft, result: int) -> None:
    draft.blocked = result <= 3
    _told(draft, Told.MUST_NOT_MOVE if draft.blocked else Told.NOTHING)


def _fear_of_heights(draft: Draft) -> None:
    draft.move("bravery", 1 - draft.bravery, "falling")


def _parachute(draft: Draft, result: int) -> None:
    """Below Bravery the parachute opens; else both markers fall two fields (R-E15)."""
    if result < draft.bravery:
        _told(draft, Told.PARACHUTE_OPENS)
        draft.overcome_nightmare()
        return
    _told(draft, Told.KEEPS_FALLING)
    draft.shift("progress", 2, "falling")
    draft.shift("shadow", 2, "falling")
    draft.test([Cause.NIGHTMARE] if draft.progress >= draft.end else ())


MOVING: Final = frozenset({Action.MOVEMENT})
ACTIVE: Final = "active_"
"""Begins the id of an active Nightmare that has a basic one of its name, but other rules."""

_FALLING: Final = Nightmare(
    "falling",
    9,
    ability_die=AbilityDie.EVERY_ROUND,
    die="parachute die",
    mind_on_die=False,
    arrives=_fear_of_heights,
    ability=_parachute,
    deadly_end=True,
)
_LOST: Final = Nightmare("lost", 8, stuck=_walk_back)
_TEMPTATION: Final = Nightmare(
    "temptation", 9, ability_die=AbilityDie.EXCEPT_FIRST, ability=_tempted
)

LEFT_COLUMN: Final = (
    Nightmare("end_of_the_world", 9, moved=_horrors_rise),
    Nightmare("buried_alive", 5, less=2, less_for=MOVING),
    Nightmare("decay", 7, falls=("fear", "fear", "fear", "horrors", "horrors", None)),
    Nightmare("nakedness", 9, ability_die=AbilityDie.EXCEPT_FIRST, ability=_naked),
    _FALLING,
    Nightmare("fraud", 6, less=1),
)
RIGHT_COLUMN: Final = (
    _LOST,
    Nightmare("monsters", 8, ability_die=AbilityDie.EVERY_ROUND, ability=_monsters_block),
    Nightmare("old_factory", 6, each_round=_belt),
    Nightmare("spiders", 9, moved=_fear_rises),
    _TEMPTATION,
    Nightmare("final_exam", 6, stuck=_panic),
)
ACTIVE_LEFT_COLUMN: Final = (
    Nightmare("blindness", 5, test=Test.BLIND, test_for=MOVING),
    Nightmare("active_buried_alive", 5, less=2, less_for=MOVING, test=Test.LID, test_for=MOVING),
    Nightmare(
        "active_decay",
        7,
        test=Test.BOARD,
        markers=True,
        marks_touches=False,
        touch=_loose_tooth,
    ),
    Nightmare(
        "drowning",
        6,
        runs=Runs.BREATH,
        steady_die="breath die",
        steady=_steady_breath,
    ),
    _FALLING,
    Nightmare("active_fraud", 6, test=Test.BOARD, other_hand=True),
)
ACTIVE_RIGHT_COLUMN: Final = (
    _LOST,
    Nightmare("active_monsters", 10, test=Test.BOARD, test_for=MOVING, markers=True, touch=_caught),
    Nightmare(
        "active_old_factory",
        6,
        runs=Runs.BELT,
        steady_die="belt die",
        steady=_steady_belt,
    ),
    Nightmare("active_spiders", 9, test=Test.BOARD, markers=True, touch=_bitten),
    _TEMPTATION,
    Nightmare("active_final_exam", 6, test=Test.STOPWATCH),
)
BASIC_NIGHTMARES: Final = {n.id: n for n in (*LEFT_COLUMN, *RIGHT_COLUMN)}
ACTIVE_NIGHTMARES: Final = {n.id: n for n in (*ACTIVE_LEFT_COLUMN, *ACTIVE_RIGHT_COLUMN)}
NIGHTMARES: Final = BASIC_NIGHTMARES | ACTIVE_NIGHTMARES
"""Every Nightmare by its id."""

CELLS: Final = tuple(BASIC_NIGHTMARES)
"""The twelve cells of the table, by their basic Nightmares: left column, right column (R-E4)."""


@lru_cache(maxsize=256)
def columns(active_cells: tuple[str, ...]) -> tuple[tuple[Nightmare, ...], tuple[Nightmare, ...]]:
    """Return the table's two columns with those cells active (R-E4, R-E27)."""
    basic = (*LEFT_COLUMN, *RIGHT_COLUMN)
    active = (*ACTIVE_LEFT_COLUMN, *ACTIVE_RIGHT_COLUMN)
    table = tuple(
        other if own.id in active_cells else own for own, other in zip(basic, active, strict=True)
    )
    return table[: len(LEFT_COLUMN)], table[len(LEFT_COLUMN) :]


def in_left_column(result: int) -> bool:
    """Tell whether the first die points at the left column of the table (R-E4)."""
    return result <= 3


@lru_cache(maxsize=256)
def in_play(active_cells: tuple[str, ...]) -> tuple[str, ...]:
    """Return the ids of the twelve Nightmares of a game with those cells active."""
    left, right = columns(active_cells)
    return tuple(nightmare.id for nightmare in (*left, *right))


def needs_hands(active_cells: tuple[str, ...]) -> bool:
    """Tell whether a game with those cells active throws on the dice board or points (R-E26)."""
    hands = (Test.BOARD, Test.LID, Test.BLIND)
    return any(NIGHTMARES[nightmare].test in hands for nightmare in in_play(active_cells))
