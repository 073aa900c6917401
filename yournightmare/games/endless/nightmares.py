"""All Nightmares of the basic game in one table that reads like the rule book (R-E4, R-E14-E17).

A Nightmare is a small piece of data and a few functions that act on the table. What is left at its
default is the ordinary rule.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

import msgspec

from yournightmare.games.endless.decisions import Action
from yournightmare.games.endless.draft import Draft
from yournightmare.games.endless.events import AbilityTold
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


def _nothing(draft: Draft) -> None:
    """The ordinary case: no rule acts here."""


def _die_means_nothing(draft: Draft, result: int) -> None:
    """For Nightmares that throw no die."""


def _no_failure(draft: Draft, points: int) -> None:
    """The ordinary case: a failed Movement does nothing more."""


ORDINARY_FALL: Final = ("fear", "fear", "horrors", None, None, None)
"""Phase V: what rises by 1 for a result of 1, 2, ... 6 (R-E11)."""


class Nightmare(msgspec.Struct, frozen=True):
    """One Nightmare.

    `duration` in Progress steps. `arrives` and `each_round` act in II, before the ability's die;
    `ability` gets that die's result. `less` Action Points are taken from a success of the actions
    in `less_for`, never below 0 (R-E9). `moved` follows a successful Movement, `stuck` a failed one
    (with the points tried). `falls` is the table of phase V. `mind_on_die` tells whether Mind may
    change the ability's die; `deadly_end`, that reaching the end marker kills.
    """

    id: str
    duration: int
    ability_die: AbilityDie = AbilityDie.NEVER
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

    def throws_in(self, nightmare_round: int) -> bool:
        """Tell whether the ability throws a die in this round of the Nightmare (R-E8)."""
        if self.ability_die is AbilityDie.EXCEPT_FIRST:
            return nightmare_round > 1
        return self.ability_die is AbilityDie.EVERY_ROUND


def _horrors_rise(draft: Draft) -> None:
    draft.move("horrors", 1, "end_of_the_world")


def _fear_rises(draft: Draft) -> None:
    draft.move("fear", 1, "spiders")


def _panic(draft: Draft, points: int) -> None:
    draft.move("fear", 1, "final_exam")


def _walk_back(draft: Draft, points: int) -> None:
    draft.move("progress", -points, "lost")


def _belt(draft: Draft) -> None:
    draft.move("progress", -1, "old_factory")


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


LEFT_COLUMN: Final = (
    Nightmare("end_of_the_world", 9, moved=_horrors_rise),
    Nightmare("buried_alive", 5, less=2, less_for=frozenset({Action.MOVEMENT})),
    Nightmare("decay", 7, falls=("fear", "fear", "fear", "horrors", "horrors", None)),
    Nightmare("nakedness", 9, ability_die=AbilityDie.EXCEPT_FIRST, ability=_naked),
    Nightmare(
        "falling",
        9,
        ability_die=AbilityDie.EVERY_ROUND,
        mind_on_die=False,
        arrives=_fear_of_heights,
        ability=_parachute,
        deadly_end=True,
    ),
    Nightmare("fraud", 6, less=1),
)
RIGHT_COLUMN: Final = (
    Nightmare("lost", 8, stuck=_walk_back),
    Nightmare("monsters", 8, ability_die=AbilityDie.EVERY_ROUND, ability=_monsters_block),
    Nightmare("old_factory", 6, each_round=_belt),
    Nightmare("spiders", 9, moved=_fear_rises),
    Nightmare("temptation", 9, ability_die=AbilityDie.EXCEPT_FIRST, ability=_tempted),
    Nightmare("final_exam", 6, stuck=_panic),
)
NIGHTMARES: Final = {n.id: n for n in (*LEFT_COLUMN, *RIGHT_COLUMN)}
