"""What the player of Endless Nightmare decides. Tags and field names belong to the file format."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Literal

import msgspec

from yournightmare.games.chance import LONGEST_READING
from yournightmare.games.endless.throwing import Flick

Seat = Annotated[int, msgspec.Meta(ge=0, le=0)]


class Action(StrEnum):
    """The six actions of phase III, in the order of the rule book."""

    MOVEMENT = "movement"
    DEFYING_HORRORS = "defying horrors"
    TAMING_FEAR = "taming fear"
    RECITING_SPELLS = "reciting spells"
    RECITING_MANTRAS = "reciting mantras"
    GATHERING_COURAGE = "gathering courage"


class _Decision(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    seat: Seat


class ThrowDie(_Decision, frozen=True, tag="throw die"):
    """Throw the die that the phase asks for (phases I and II, Temptation's fresh roll)."""


class ChooseNightmare(_Decision, frozen=True, tag="choose nightmare"):
    """Choose the Nightmare instead of throwing for it (Strategist, R-E27)."""

    nightmare: str


class ChooseAction(_Decision, frozen=True, tag="choose action"):
    """Choose an action and 1 to 5 Action Points, and throw the die (R-E9)."""

    action: Action
    points: Annotated[int, msgspec.Meta(ge=1, le=5)]


class UseMind(_Decision, frozen=True, tag="use mind"):
    """Settle a roll: leave it (0), or pay 1 Mind to change it by + 2 or - 2 (R-E5)."""

    change: Literal[-2, 0, 2]


Tenth = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Millisecond = Annotated[int, msgspec.Meta(ge=0, le=600_000)]

LONGEST_TRAIL: Final = 600


class ThrowOnBoard(_Decision, frozen=True, tag="throw on board"):
    """Throw the die on the dice board (R-E19); no flick where it is thrown at a real table."""

    flick: Flick | None = None


class PointAt(_Decision, frozen=True, tag="point at"):
    """Point in the dark at where the blind die may lie (R-E23).

    `x`, `y` in tenths of a millimetre from the left near corner of the blind table, 0 both at a
    real one, and where what was taken back is only gone on with (R-A3). `trail`: the pointer's way
    to there, (x, y, milliseconds since its start); empty where it had none, as by keyboard.
    """

    x: Tenth = 0
    y: Tenth = 0
    trail: Annotated[
        tuple[tuple[Tenth, Tenth, Millisecond], ...], msgspec.Meta(max_length=LONGEST_TRAIL)
    ] = ()


class StopClock(_Decision, frozen=True, tag="stop clock"):
    """Stop the stopwatch of the Final Exam (R-E25).

    `hundredths`: what it shows, cut and not rounded; None where a real one is stopped.
    """

    hundredths: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_READING)] | None = None


class Breathe(_Decision, frozen=True, tag="breathe"):
    """Report a breath in Drowning, whatever else is waited for (R-E24)."""


class BeltMoves(_Decision, frozen=True, tag="belt moves"):
    """Fifteen more seconds have run on the stopwatch of the Old Factory (R-E24)."""


Decision = (
    ThrowDie
    | ChooseNightmare
    | ChooseAction
    | UseMind
    | ThrowOnBoard
    | PointAt
    | StopClock
    | Breathe
    | BeltMoves
)

THROW: Final = ThrowDie(0)
ACTIONS: Final = tuple(ChooseAction(0, a, points) for a in Action for points in range(1, 6))
WITHOUT_MOVEMENT: Final = tuple(d for d in ACTIONS if d.action is not Action.MOVEMENT)
FORCED_MOVEMENT: Final = (ChooseAction(0, Action.MOVEMENT, 5),)
LEAVE: Final = UseMind(0, 0)
RAISE: Final = UseMind(0, 2)
LOWER: Final = UseMind(0, -2)
BREATHE: Final = Breathe(0)
BELT: Final = BeltMoves(0)
