"""The score sheet for people with the real cards: what is entered, checked, closed (R-A5).

The table enters for each round who turned over Scared and what each stack showed; the rest (points,
totals, who has the start card, the end) is the same as in `scoring`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, overload

from msgspec.structs import replace

from yournightmare.games.game import Step
from yournightmare.games.tricks.decisions import (
    STACK,
    CloseRound,
    Decision,
    EnterRound,
    StackSeen,
)
from yournightmare.games.tricks.events import RoundEntered
from yournightmare.games.tricks.scoring import round_points, score_round
from yournightmare.games.tricks.state import Awaiting, State


class EntryRefusal(StrEnum):
    """Why the score sheet refuses an entry."""

    NOTHING_ENTERED = "nothing has been entered for this round yet"
    NO_FINDER = "whoever turned over Scared sits at this table"
    PARANOIA_OF_NOBODY = "Paranoia is somebody's: say who turned over Scared"
    STACKS = "there is one stack for each seat"
    UNSEEN = "after Paranoia, and for whoever turned over Scared, no stack is entered"
    MISSING = "each of the other stacks was turned over: say what it showed"
    NO_STACK = "a stack has at most six Undaunted beside Scared"
    THE_SAME = "this is what was entered already"


def refuse_entry(state: State, decision: EnterRound) -> StrEnum | None:
    """Return why an entry is refused, or None."""
    fault = _fault_of(state.seats, decision)
    if fault is not None:
        return fault
    return EntryRefusal.THE_SAME if decision == state.entered else None


def _fault_of(seats: int, decision: EnterRound) -> StrEnum | None:
    finder, stacks = decision.finder, decision.stacks
    # Decisions built in Python are not validated, so the types are looked at as well.
    if finder is not None and (type(finder) is not int or not 0 <= finder < seats):
        return EntryRefusal.NO_FINDER
    if type(decision.paranoia) is not bool or (decision.paranoia and finder is None):
        return EntryRefusal.PARANOIA_OF_NOBODY
    if type(stacks) is not tuple or len(stacks) != seats:
        return EntryRefusal.STACKS
    for seat, seen in enumerate(stacks):
        if (seen is None) != (decision.paranoia or seat == finder):
            return EntryRefusal.MISSING if seen is None else EntryRefusal.UNSEEN
        if seen is not None and not _is_stack(seen):
            return EntryRefusal.NO_STACK
    return None


def _is_stack(seen: object) -> bool:
    if not isinstance(seen, StackSeen):
        return False
    before, under = seen.before, seen.under
    if type(before) is not int or type(under) is not int or before < 0 or under < 0:
        return False
    return before + 1 + under <= STACK


class Entries(Sequence[Decision]):
    """Every entry of a round, and the closing once something is entered.

    There are millions of entries, which can't all be told one after the other: as a sequence this
    holds Paranoia of each seat, and for each finder and for nobody the entries in which all other
    stacks are whole and alike; `in` answers for any other as well.
    """

    __slots__ = ("_entered", "_seat", "_seats", "_told")

    def __init__(self, seat: int, seats: int, entered: EnterRound | None) -> None:
        self._seat, self._seats, self._entered = seat, seats, entered
        unseen = (None,) * seats
        told: list[Decision] = [CloseRound(seat)] if entered else []
        told += [EnterRound(seat, finder, True, unseen) for finder in range(seats)]
        for finder in (*range(seats), None):
            for before in range(STACK):
                seen = StackSeen(before, STACK - 1 - before)
                stacks = tuple([None if other == finder else seen for other in range(seats)])
                told.append(EnterRound(seat, finder, False, stacks))
        self._told = tuple([one for one in told if one != entered])

    def __len__(self) -> int:
        return len(self._told)

    @overload
    def __getitem__(self, index: int) -> Decision: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Decision, ...]: ...
    def __getitem__(self, index: int | slice) -> Decision | tuple[Decision, ...]:
        return self._told[index]

    def __contains__(self, value: Any) -> bool:
        if not isinstance(value, (EnterRound, CloseRound)):
            return False
        if type(value.seat) is not int or value.seat != self._seat:
            return False
        if isinstance(value, CloseRound):
            return self._entered is not None
        return _fault_of(self._seats, value) is None and value != self._entered


def enter(state: State, decision: EnterRound) -> Step:
    """Keep an entry until the round is closed; another one takes its place."""
    again = state.entered is not None
    event = RoundEntered(state.round, decision.finder, decision.paranoia, again)
    return Step(replace(state, entered=decision), (event,))


def close(state: State) -> Step:
    """Score the round as entered, and go on to the next one (R-M10 to R-M12)."""
    entered = state.entered
    assert entered is not None, "refused before"
    scared, left = _stacks_of(entered)
    as_entered = replace(
        state,
        scared=scared,
        left=left,
        shown=tuple([seat == entered.finder for seat in range(state.seats)]),
        ended_by=entered.finder,
        paranoia=entered.paranoia,
        entered=None,
    )
    step = score_round(as_entered, [])
    if step.state.awaiting is not Awaiting.DEAL:
        return step
    return Step(replace(step.state, awaiting=Awaiting.ENTRY, round=state.round + 1), step.events)


def points_of(entered: EnterRound) -> tuple[int, ...]:
    """Return what each seat gets for a round entered like that (MT-10.2, MT-10.3: R-M10, R-M11)."""
    return round_points(entered.finder, entered.paranoia, *_stacks_of(entered))


def _stacks_of(entered: EnterRound) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return where each stack has Scared, and how many cards it has.

    After Paranoia all stacks stay whole and unseen (R-M11); nothing is left of the finder's.
    """
    if entered.paranoia:
        return (0,) * len(entered.stacks), (STACK,) * len(entered.stacks)
    shown = [seen or StackSeen(-1, 0) for seen in entered.stacks]
    scared = tuple([seen.before + 1 for seen in shown])
    return scared, tuple([seen.before + 1 + seen.under for seen in shown])
