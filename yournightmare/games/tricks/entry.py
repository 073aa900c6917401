"""The score sheet for people with the real cards: what is entered, checked, closed (R-A5).

The table enters for each round who turned over Scared and what each stack showed; the rest (points,
totals, who has the start card, the end) is the same as in `scoring`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Any, Final, overload

from yournightmare.games.tricks.decisions import (
    STACK,
    CloseRound,
    Decision,
    EnterRound,
    StackSeen,
)
from yournightmare.games.tricks.draft import Draft
from yournightmare.games.tricks.events import RoundEntered
from yournightmare.games.tricks.scoring import score_round
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


_SEEN: Final = tuple(
    StackSeen(before, under) for before in range(STACK) for under in range(STACK - before)
)
"""The 28 ways in which a stack can show."""


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
    """Every entry of a round, described instead of listed; then the closing, if there is one.

    First Paranoia of each seat; then, for each finder and for nobody, all that the other stacks can
    show. What was entered already is among them: `refusal` tells that nothing would change.
    """

    __slots__ = ("_entered", "_with_finder", "_without", "seat", "seats")

    def __init__(self, seat: int, seats: int, entered: EnterRound | None) -> None:
        self.seat = seat
        self.seats = seats
        self._entered = entered
        self._with_finder: int = len(_SEEN) ** (seats - 1)
        self._without: int = len(_SEEN) ** seats

    @property
    def _first(self) -> tuple[Decision, ...]:
        """What is told before the large families: closing, and Paranoia."""
        unseen = (None,) * self.seats
        found: list[Decision] = [CloseRound(self.seat)] if self._entered else []
        found += [EnterRound(self.seat, finder, True, unseen) for finder in range(self.seats)]
        return tuple([one for one in found if one != self._entered])

    def __len__(self) -> int:
        size = len(self._first) + self.seats * self._with_finder + self._without
        return size - (self._entered is not None and not self._entered.paranoia)

    def _at(self, number: int) -> Decision:
        first = self._first
        if number < len(first):
            return first[number]
        number -= len(first)
        entered = self._entered
        if entered is not None and not entered.paranoia:
            number += number >= self._number_of(entered)
        return self._family(number)

    def _family(self, number: int) -> Decision:
        with_finder = self._with_finder
        finder: int | None = None
        if number < self.seats * with_finder:
            finder, number = divmod(number, with_finder)
        else:
            number -= self.seats * with_finder
        stacks: list[StackSeen | None] = []
        for seat in range(self.seats):
            if seat == finder:
                stacks.append(None)
            else:
                number, seen = divmod(number, len(_SEEN))
                stacks.append(_SEEN[seen])
        return EnterRound(self.seat, finder, False, tuple(stacks))

    def _number_of(self, entered: EnterRound) -> int:
        finder = self.seats if entered.finder is None else entered.finder
        number, unit = finder * self._with_finder, 1
        for seen in entered.stacks:
            if seen is not None:
                number += unit * _SEEN.index(seen)
                unit *= len(_SEEN)
        return number

    @overload
    def __getitem__(self, index: int) -> Decision: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Decision, ...]: ...
    def __getitem__(self, index: int | slice) -> Decision | tuple[Decision, ...]:
        if isinstance(index, slice):
            return tuple(self._at(number) for number in range(*index.indices(len(self))))
        size = len(self)
        number = index + size if index < 0 else index
        if not 0 <= number < size:
            raise IndexError(index)
        return self._at(number)

    def __iter__(self) -> Iterator[Decision]:
        return (self._at(number) for number in range(len(self)))

    def __contains__(self, value: Any) -> bool:
        if not isinstance(value, (EnterRound, CloseRound)):
            return False
        if type(value.seat) is not int or value.seat != self.seat:
            return False
        if isinstance(value, CloseRound):
            return self._entered is not None
        return _fault_of(self.seats, value) is None and value != self._entered


def enter(draft: Draft, decision: EnterRound) -> None:
    """Keep an entry until the round is closed; another one takes its place."""
    again, draft.entered = draft.entered is not None, decision
    draft.tell(RoundEntered(draft.round, decision.finder, decision.paranoia, again))


def close(draft: Draft) -> None:
    """Score the round as entered, and go on to the next one (R-M10 to R-M12)."""
    entered, nobody = draft.entered, (0,) * draft.seats
    assert entered is not None, "refused before"
    draft.ended_by, draft.paranoia, draft.entered = entered.finder, entered.paranoia, None
    draft.scared, draft.left = nobody, (STACK,) * draft.seats
    if not entered.paranoia:
        shown = [seen or StackSeen(-1, 0) for seen in entered.stacks]
        draft.scared = tuple([seen.before + 1 for seen in shown])
        draft.left = tuple([seen.before + 1 + seen.under for seen in shown])
    draft.shown = tuple([seat == entered.finder for seat in range(draft.seats)])
    score_round(draft)
    if draft.awaiting is Awaiting.DEAL:
        draft.awaiting = Awaiting.ENTRY
        draft.round += 1
