"""The state of the trick game, its options, and what of it each seat may see (R-M13).

Fields that later versions add have defaults, and defaults are left out of the encoded bytes: so
saved games of earlier versions keep their fingerprints.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Literal

import msgspec

from yournightmare.games.game import HIDDEN
from yournightmare.games.tricks.decisions import EnterRound

Hidden = Literal["hidden"]

TOTALS: Final = range(10, 61)
"""The totals that may be agreed (R-M12)."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is agreed before the start: a number of rounds, or a total to be reached (R-M12).

    `score_sheet`: the table plays with real cards, and this program keeps the points (R-A5).
    """

    until_total: bool = False
    total: int = 25
    score_sheet: bool = False


class Awaiting(StrEnum):
    """What the game waits for."""

    DEAL = "deal"
    PLACING = "placing"
    PLAY = "play"
    ENTRY = "entry"
    NOTHING = "nothing"


class Reason(StrEnum):
    """Why the game ended (R-M12)."""

    ROUNDS = "rounds"
    TOTAL = "total"


class Play(msgspec.Struct, frozen=True, gc=False):
    """The cards a seat has played to a trick. `worth` in tenths; `said`: 0 or 10 for the 0/10."""

    seat: int
    cards: tuple[str, ...]
    worth: int
    said: int | None = None


class State(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The whole truth: all that lies on the table.

    `holder` has the start card. `hands` are in the order received; `pile` from the top. `trick`
    is on the table, `last_trick` the one before it, `played` all cards of the finished ones;
    `tricks` counts those begun in this round. For each seat: `put` is where Scared was put (0: not
    yet), `scared` where it lies now (0: not in the stack), `left` the cards in the stack, `moved`
    how often the bottom card went on top, `shown` whether Scared lies open. After a round all this
    stays until the next deal. `ended_by` turned over Scared. `scores`: points by round and seat.
    `entered`: what was entered for a round with real cards that isn't closed yet (R-A5).
    """

    options: Options
    seats: int
    round: int
    awaiting: Awaiting
    holder: int
    leader: int
    turn: int
    tricks: int
    hands: tuple[tuple[str, ...], ...]
    pile: tuple[str, ...]
    trick: tuple[Play, ...]
    last_trick: tuple[Play, ...]
    played: tuple[str, ...]
    put: tuple[int, ...]
    scared: tuple[int, ...]
    left: tuple[int, ...]
    moved: tuple[int, ...]
    shown: tuple[bool, ...]
    ended_by: int | None
    paranoia: bool
    scores: tuple[tuple[int, ...], ...]
    entered: EnterRound | None = None

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's total."""
        return totals(self.scores, self.seats)


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat may know (R-M13): fields as in `State`, others' secrets `HIDDEN`.

    `seat` is who looks; None is the public. `placed` tells who has put Scared in.
    """

    seat: int | None
    options: Options
    seats: int
    round: int
    awaiting: Awaiting
    holder: int
    leader: int
    turn: int
    tricks: int
    hands: tuple[tuple[str, ...] | Hidden, ...]
    hand_sizes: tuple[int, ...]
    pile: Hidden
    pile_size: int
    trick: tuple[Play, ...]
    last_trick: tuple[Play, ...]
    played: tuple[str, ...]
    placed: tuple[bool, ...]
    put: tuple[int | Hidden, ...]
    scared: tuple[int | Hidden, ...]
    left: tuple[int, ...]
    moved: tuple[int, ...]
    shown: tuple[bool, ...]
    ended_by: int | None
    paranoia: bool
    scores: tuple[tuple[int, ...], ...]
    entered: EnterRound | None = None

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's total."""
        return totals(self.scores, self.seats)


def totals(scores: tuple[tuple[int, ...], ...], seats: int) -> tuple[int, ...]:
    """Return the sum of all rounds for each seat."""
    return tuple(map(sum, zip(*scores, strict=True))) if scores else (0,) * seats


def view_of(state: State, seat: int | None) -> View:
    """Return what a seat, or the public, may know (R-M13).

    Scared is known to its owner, and to all once it lies open. Hands stay hidden after the round.
    """
    everyone = range(state.seats)
    known = [other == seat or state.shown[other] for other in everyone]
    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        round=state.round,
        awaiting=state.awaiting,
        holder=state.holder,
        leader=state.leader,
        turn=state.turn,
        tricks=state.tricks,
        hands=tuple([state.hands[o] if o == seat else HIDDEN for o in everyone]),
        hand_sizes=tuple(map(len, state.hands)),
        pile=HIDDEN,
        pile_size=len(state.pile),
        trick=state.trick,
        last_trick=state.last_trick,
        played=state.played,
        placed=tuple([put > 0 for put in state.put]),
        put=tuple([state.put[o] if known[o] else HIDDEN for o in everyone]),
        scared=tuple([state.scared[o] if known[o] else HIDDEN for o in everyone]),
        left=state.left,
        moved=state.moved,
        shown=state.shown,
        ended_by=state.ended_by,
        paranoia=state.paranoia,
        scores=state.scores,
        entered=state.entered,
    )
