"""The state of a game of Endless Nightmare, its options, and what of it may be seen (all).

Holds what is read off a table at any moment, in the middle of a move too: the score (R-E13), and
what gets past its guard (R-E11).

Fields that later versions add have defaults, and defaults are left out of the encoded bytes: so
saved games of earlier versions keep their fingerprints.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from yournightmare.games.endless.board import Board
from yournightmare.games.endless.decisions import Action
from yournightmare.games.endless.diceboard import DiceBoard, Spot

GUARDS: Final = {"horrors": "spells", "fear": "mantras"}
"""Which track holds back which (R-E11)."""

PREY: Final = {"horrors": "mind", "fear": "bravery"}
"""Which track each eats from, once past its guard (R-E11)."""


def past_guard(attacker: int, guard: int) -> int:
    """Return how much Horrors (Fear) cost Mind (Bravery) in phase V, at these values (R-E11)."""
    return max(0, attacker - guard)


def score_of(survived: int, progress: int, began: int) -> int:
    """Ten for each Nightmare survived, and the steps walked in the current one (R-E13)."""
    return 10 * survived + max(0, progress - began)


class Active(StrEnum):
    """Which cells of the Nightmare table are active (R-E27)."""

    NONE = "none"
    ALL = "all"
    MIXED = "mixed"
    CHOSEN = "chosen"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is agreed before the first die: the board (R-E1), the variants (R-E27), own dice.

    `active`: none of the cells (the basic game), all, mixed by twelve coins, or chosen by hand:
    then `cells` names the active ones by their basic Nightmares. `steady_hands`: dice in place of
    every test of skill (R-E26). `left_handed`: the stronger hand is the left (R-E21). `dice_board`
    is needed wherever the app throws on it (R-E18).
    """

    board: Board
    strategist: bool = False
    veterans: bool = False
    own_dice: bool = False
    active: Active = Active.NONE
    cells: tuple[str, ...] = ()
    steady_hands: bool = False
    left_handed: bool = False
    dice_board: DiceBoard | None = None


class Awaiting(StrEnum):
    """What the game waits for."""

    FIRST_DIE = "first die"
    SECOND_DIE = "second die"
    NIGHTMARE = "nightmare"
    ABILITY_DIE = "ability die"
    ACTION = "action"
    FRESH_DIE = "fresh die"
    MIND = "mind"
    NOTHING = "nothing"
    BOARD_THROW = "board throw"
    LID_THROW = "lid throw"
    POINTING = "pointing"
    STOPWATCH = "stopwatch"


class Cause(StrEnum):
    """Causes of the end, in the order in which they are named (R-E12)."""

    SHADOW = "shadow"
    MIND = "mind"
    BRAVERY = "bravery"
    NIGHTMARE = "nightmare"


class Roll(msgspec.Struct, frozen=True):
    """A die on the table that Mind may still change: what it was thrown for, what it shows.

    While somebody points in the dark it is settled already, and waits for the finger (R-E23).
    """

    awaiting: Awaiting
    eyes: int


class Table(msgspec.Struct, omit_defaults=True):
    """All that lies on the table; `State` and `View` hold it still, a `Draft` plays with it.

    `progress`, `shadow`, `began` and `end` are counted without wrapping (R-E2). `round` counts from
    1, `nightmare_round` from 1 for each Nightmare. `left_column` holds the first Nightmare die's
    choice between the two dice. `forced`, `blocked` and `skipped` are this round's verdicts of the
    Nightmare's ability. `nightmare` is empty before the first; `points` are 0 until an action is
    chosen. `used` are the Nightmares chosen so far (Strategist).

    For the active game: `active_cells` are this game's active cells, by their basic Nightmares;
    `markers` lie on the dice board, the oldest first; `lid_open`: Buried Alive's lid is broken;
    `barred`: the Movement fails whatever the roll (Monsters touched, lid whole); `blind_die` is
    where the blind die lies until it is pointed at.
    """

    options: Options
    round: int
    phase: int
    awaiting: Awaiting
    roll: Roll | None
    left_column: bool | None
    nightmare: str
    nightmare_round: int
    began: int
    end: int
    overcome: bool
    forced: bool
    blocked: bool
    skipped: bool
    action: Action
    points: int
    used: tuple[str, ...]
    causes: tuple[Cause, ...]
    progress: int
    shadow: int
    survived: int
    horrors: int
    spells: int
    mind: int
    fear: int
    mantras: int
    bravery: int
    active_cells: tuple[str, ...] = ()
    markers: tuple[Spot, ...] = ()
    lid_open: bool = False
    barred: bool = False
    blind_die: Spot | None = None

    @property
    def score(self) -> int:
        """Ten for each Nightmare survived, and the steps walked in the current one (R-E13)."""
        return score_of(self.survived, self.progress, self.began)

    @property
    def distance(self) -> int:
        """Fields from the Shadow up to Progress; at 0 or a whole lap the player is caught."""
        return self.progress - self.shadow


# Table is mutable only so that the rules' own draft can share its fields; msgspec freezes these.
class State(Table, frozen=True):  # type: ignore[misc]
    """The whole truth."""


class View(Table, frozen=True):  # type: ignore[misc]
    """What a seat may know. In this game that is everything, yet a view is no `State`."""


def view_of(state: State) -> View:
    """Return what the player, and the public, may know."""
    return View(*msgspec.structs.astuple(state))


def imagine(view: View) -> State:
    """Return the one state that fits a view, to think ahead from."""
    return State(*msgspec.structs.astuple(view))
