"""What the player of Endless Nightmare decides. Tags and field names belong to the file format."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Literal

import msgspec

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


Decision = ThrowDie | ChooseNightmare | ChooseAction | UseMind

THROW: Final = ThrowDie(0)
ACTIONS: Final = tuple(ChooseAction(0, a, points) for a in Action for points in range(1, 6))
WITHOUT_MOVEMENT: Final = tuple(d for d in ACTIONS if d.action is not Action.MOVEMENT)
FORCED_MOVEMENT: Final = (ChooseAction(0, Action.MOVEMENT, 5),)
LEAVE: Final = UseMind(0, 0)
RAISE: Final = UseMind(0, 2)
LOWER: Final = UseMind(0, -2)
