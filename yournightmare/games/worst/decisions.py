"""What the players of Your Worst Nightmare decide. Tags and field names belong to the file format.

Fears are named by the ids of their cards, with own cards by their titles (R-A5): so a record shows
the same fears whatever becomes of the order in which decks are kept.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

FEARS: Final = 4
"""How many Fear cards are turned over in a round (R-Y2)."""

MAX_TITLE: Final = 80
"""The longest id or title of a Fear card, in code points."""

Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Fear = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_TITLE)]
Ranking = Annotated[tuple[Fear, ...], msgspec.Meta(min_length=FEARS, max_length=FEARS)]
"""The four fears in order: the one that frightens most comes first (R-Y3)."""


class _Decision(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    seat: Seat


class TurnOver(_Decision, frozen=True, tag="turn over"):
    """The turner of the round turns over four Fear cards of the pile (R-Y2)."""


class EnterFears(_Decision, frozen=True, tag="enter fears"):
    """The turner types in the titles of the four real cards turned over (own cards, R-A5)."""

    fears: Ranking


class SealSheet(_Decision, frozen=True, tag="seal sheet"):
    """The three things a player writes in private, sealed together (R-Y3).

    `own`: the player's own ranking; `target`: whose fears the player guesses; `guess`: how.
    """

    own: Ranking
    target: Seat
    guess: Ranking


class ReopenSheet(_Decision, frozen=True, tag="reopen sheet"):
    """Break the seal of one's own sheet, to change anything in it and seal it again (R-Y3)."""


class ReadOut(_Decision, frozen=True, tag="read out"):
    """The Evaluator reads out the guess, then the target its own ranking (R-Y4)."""


Decision = TurnOver | EnterFears | SealSheet | ReopenSheet | ReadOut
