"""The state of a game of Your Worst Nightmare, its options, and what of it each seat may see.

Fields that later versions add have defaults, and defaults are left out of the encoded bytes: so
saved games of earlier versions keep their fingerprints.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Literal

import msgspec

from yournightmare.games.game import HIDDEN
from yournightmare.games.worst.decisions import Fear, Ranking

MAX_DECK: Final = 1000

Hidden = Literal["hidden"]
"""The type of `HIDDEN`: what it stands for is never a bare word, so no card can be taken for it."""


class Targets(StrEnum):
    """Whom a player may target (R-Y8)."""

    CYCLE = "cycle"
    FREE_AFTERWARDS = "free afterwards"


class End(StrEnum):
    """When the game ends (R-Y6)."""

    FIRST = "first to target"
    ROUND = "finish the round"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is agreed before the first card.

    `deck`: the ids of the Fear cards, all different (R-Y11: a filter, or a deck of one's own, has
    already made its choice here); empty with `own_cards`, where real cards are turned over and
    their titles typed in (R-A5). `oldest`: the seat that begins (R-Y1). `target`: the winning
    number of points (R-Y6).
    """

    deck: Annotated[tuple[Fear, ...], msgspec.Meta(max_length=MAX_DECK)] = ()
    oldest: int = 0
    target: int = 13
    end: End = End.FIRST
    targets: Targets = Targets.CYCLE
    own_cards: bool = False


class Awaiting(StrEnum):
    """What the game waits for."""

    CARDS = "cards"
    SHEETS = "sheets"
    READING = "reading"
    NOTHING = "nothing"


CARDS, SHEETS, READING, NOTHING = Awaiting
"""The members by themselves: to look one up in its enum takes longer than to compare it."""


class Sheet(msgspec.Struct, frozen=True):
    """What a player has written this round (R-Y3)."""

    own: Ranking
    target: int
    guess: Ranking


class Reading(msgspec.Struct, frozen=True):
    """One evaluation, as the whole table heard it; `points` are what it was worth (R-Y5)."""

    evaluator: int
    target: int
    guess: Ranking
    own: Ranking
    points: int


class Round(msgspec.Struct, frozen=True):
    """A round that is over, as the whole table remembers it."""

    number: int
    turner: int
    fears: Ranking
    readings: tuple[Reading, ...]


class State(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole truth.

    `round` counts from 1. `evaluator` is None unless somebody has to read out. `pile`: the top card
    first; `discard`: the newest card last; `fears`: the four face up, empty between two rounds.
    By seat: `sheets`, what was last sealed this round (it stays when a seal is broken); `sealed`;
    `boxes`, the targets in the yellow boxes; `points`, the true totals (R-Y7). `readings`: the
    evaluations of this round so far; `past`: the rounds before it.
    """

    options: Options
    seats: int
    round: int
    awaiting: Awaiting
    turner: int
    evaluator: int | None
    pile: tuple[Fear, ...]
    discard: tuple[Fear, ...]
    fears: tuple[Fear, ...]
    sheets: tuple[Sheet | None, ...]
    sealed: tuple[bool, ...]
    readings: tuple[Reading, ...]
    boxes: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    past: tuple[Round, ...]

    @property
    def pile_left(self) -> int:
        """Cards in the pile."""
        return len(self.pile)

    @property
    def discarded(self) -> int:
        """Cards in the discard pile."""
        return len(self.discard)


class SheetSeen(msgspec.Struct, frozen=True):
    """A sheet as a seat may see it; what is not its business is `HIDDEN`."""

    own: Ranking | Hidden
    target: int | Hidden
    guess: Ranking | Hidden


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """What `seat` (None: the public) may know; fields as in `State`.

    `sheets`: None where nobody has written; while others write theirs are hidden, written or not.
    """

    options: Options
    seats: int
    seat: int | None
    round: int
    awaiting: Awaiting
    turner: int
    evaluator: int | None
    pile: Hidden
    pile_left: int
    discard: tuple[Fear, ...]
    fears: tuple[Fear, ...]
    sheets: tuple[SheetSeen | None, ...]
    sealed: tuple[bool, ...]
    readings: tuple[Reading, ...]
    boxes: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    past: tuple[Round, ...]

    @property
    def ticked(self) -> tuple[int, ...]:
        """How many boxes each sheet has ticked: they stop at the winning number (R-Y7)."""
        return tuple(min(points, self.options.target) for points in self.points)


def view_of(state: State, seat: int | None) -> View:
    """Return what a seat may know: all but the pile's order and what others have not read out."""
    # By position, in the order of the fields: by name it would take three times as long, and a view
    # is made for every decision of every computer player.
    return View(
        state.options,
        state.seats,
        seat,
        state.round,
        state.awaiting,
        state.turner,
        state.evaluator,
        HIDDEN,
        len(state.pile),
        state.discard,
        state.fears,
        _sheets_seen(state, seat),
        state.sealed,
        state.readings,
        state.boxes,
        state.points,
        state.past,
    )


_UNSEEN: Final = SheetSeen(HIDDEN, HIDDEN, HIDDEN)


def _sheets_seen(state: State, seat: int | None) -> tuple[SheetSeen | None, ...]:
    if state.awaiting is CARDS:
        return (None,) * state.seats  # all sheets are blank between two rounds
    seen: list[SheetSeen | None] = [_UNSEEN] * state.seats
    for reading in state.readings:
        was = seen[reading.evaluator] or _UNSEEN
        seen[reading.evaluator] = SheetSeen(was.own, reading.target, reading.guess)
        was = seen[reading.target] or _UNSEEN
        seen[reading.target] = SheetSeen(reading.own, was.target, was.guess)
    if seat is not None and 0 <= seat < state.seats:
        sheet = state.sheets[seat]
        seen[seat] = None if sheet is None else SheetSeen(sheet.own, sheet.target, sheet.guess)
    return tuple(seen)
