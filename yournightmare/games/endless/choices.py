"""Decisions that can't be told one after the other: flicks, places to point at, times to stop at.

Each is a sequence of some of them, spread over all, for whoever has no hand of their own; `in`
answers for any other as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, overload

from yournightmare.games.endless.decisions import Decision, PointAt, StopClock, ThrowOnBoard
from yournightmare.games.endless.diceboard import UNIT, DiceBoard
from yournightmare.games.endless.throwing import Flick

_STRENGTHS: Final = (600, *range(450, 600, 30), *range(630, 720, 30))
_DIRECTIONS: Final = (0, -40, 40)
_PLACES: Final = (2, 1, 3)
_TIMES: Final = (555, *range(500, 555, 5), 560, 565, 0)


class Family(Sequence[Decision]):
    """Some decisions, and a test for all of their family."""

    __slots__ = ("_has", "_some")

    def __init__(self, some: tuple[Decision, ...], has: Callable[[Any], bool]) -> None:
        self._some = some
        self._has = has

    def __len__(self) -> int:
        return len(self._some)

    @overload
    def __getitem__(self, index: int) -> Decision: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Decision, ...]: ...
    def __getitem__(self, index: int | slice) -> Decision | tuple[Decision, ...]:
        return self._some[index]

    def __iter__(self) -> Iterator[Decision]:
        return iter(self._some)

    def __contains__(self, value: Any) -> bool:
        return self._has(value)


@lru_cache(maxsize=16)
def flicks(board: DiceBoard, side: int) -> tuple[ThrowOnBoard, ...]:
    """Return flicks from everywhere (`side` 0) or from the left (-1) or right (1) half alone."""
    hand = board.hand
    left = hand.left if side <= 0 else 0
    right = hand.right if side >= 0 else 0
    y = (hand.near + hand.far) * UNIT // 2
    return tuple(
        ThrowOnBoard(0, Flick(left * UNIT + (right - left) * UNIT * x // 4, y, direction, strength))
        for strength in _STRENGTHS
        for x in _PLACES
        for direction in _DIRECTIONS
    )


@lru_cache(maxsize=16)
def places(board: DiceBoard) -> tuple[PointAt, ...]:
    """Return places all over the part of the table where the blind die can lie."""
    blind = board.blind
    width, depth = blind.width - 2 * blind.margin, blind.depth - 2 * blind.margin
    return tuple(
        PointAt(0, (blind.margin + width * x // 8) * UNIT, (blind.margin + depth * y // 4) * UNIT)
        for x in (4, 3, 5, 2, 6, 1, 7)
        for y in (2, 1, 3)
    )


TIMES: Final = tuple(StopClock(0, hundredths) for hundredths in _TIMES)
AT_THE_TABLE: Final[tuple[tuple[Decision, ...], ...]] = (
    (ThrowOnBoard(0),),
    (PointAt(0),),
    (StopClock(0),),
)
"""The only ones where the table throws, points and stops for itself (R-A5)."""
