"""What the players of the trick game decide. Tags and field names belong to the file format.

Equal cards are played by value and number, not by id: copies are alike, and the first received go
first. So the copy that is seen tells nothing about the cards that are not.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

STACK: Final = 7
"""Cards in a character stack: six Undaunted and one Scared (R-M2)."""

Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]


class _Decision(
    msgspec.Struct, frozen=True, gc=False, tag_field="kind", forbid_unknown_fields=True
):
    seat: Seat


class Deal(_Decision, frozen=True, tag="deal"):
    """The holder of the start card shuffles and deals nine each (R-M3)."""


class PlaceScared(_Decision, frozen=True, tag="place scared"):
    """Put Scared into one's own stack, 1 (top) to 7 (bottom), or change where it lies (R-M3)."""

    position: Annotated[int, msgspec.Meta(ge=1, le=STACK)]


class PlayCards(_Decision, frozen=True, tag="play cards"):
    """Play one card, or several of equal value, 1 to 9 (R-M4)."""

    value: Annotated[int, msgspec.Meta(ge=1, le=9)]
    count: Annotated[int, msgspec.Meta(ge=1, le=9)]


class PlayZeroTen(_Decision, frozen=True, tag="play zero ten"):
    """Play the 0/10 alone and say which of the two it is (R-M4)."""

    said: Literal[0, 10]


class StackSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a stack of real cards showed in the scoring: Undaunted before Scared, and under it."""

    before: Annotated[int, msgspec.Meta(ge=0, le=STACK - 1)]
    under: Annotated[int, msgspec.Meta(ge=0, le=STACK - 1)]


class EnterRound(_Decision, frozen=True, tag="enter round"):
    """Enter what a round with real cards came to, or correct it (R-A5).

    `finder` turned over Scared in play, None if nobody did. `stacks`: what each stack showed, None
    for the finder's, and for all of them after Paranoia (R-M11).
    """

    finder: Seat | None
    paranoia: bool
    stacks: Annotated[tuple[StackSeen | None, ...], msgspec.Meta(max_length=6)]


class CloseRound(_Decision, frozen=True, tag="close round"):
    """Close a round that was entered: it is scored and can't be corrected any more (R-A5)."""


Decision = Deal | PlaceScared | PlayCards | PlayZeroTen | EnterRound | CloseRound
