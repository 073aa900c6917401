"""The tests of skill that stand in for an action's die, or beside it (R-E18 to R-E26).

Each asks chance for what came of it, so that a replay reads it; the simulation and the numbers of
nerve are only the source of a first answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

import msgspec

from yournightmare.games.chance import ChanceError, Pointing, Skill, Stopwatch, Throw
from yournightmare.games.endless import nerves, steady, throwing
from yournightmare.games.endless.decisions import PointAt
from yournightmare.games.endless.diceboard import EXTRA_MARKERS, UNIT, Spot
from yournightmare.games.endless.draft import Draft
from yournightmare.games.endless.events import (
    BlindDieLies,
    BoardThrown,
    ClockStopped,
    DieCounts,
    DieRolled,
    LidTried,
    MarkerPlaced,
    Pointed,
)
from yournightmare.games.endless.nightmares import NIGHTMARES, Test
from yournightmare.games.endless.state import Awaiting, Roll, Table
from yournightmare.games.endless.throwing import Flick

EXAM_DIE = "exam die"
"""Stands in for the stopwatch with steady hands."""

THROW, LID_THROW, CLOCK, DARK = "action throw", "lid throw", "exam clock", "dark"
"""What chance calls the answers of skill; names belong to the file format."""

ANSWERS: Final[Mapping[Awaiting, tuple[str, type[Skill]]]] = {
    Awaiting.BOARD_THROW: (THROW, Throw),
    Awaiting.LID_THROW: (LID_THROW, Throw),
    Awaiting.POINTING: (DARK, Pointing),
    Awaiting.STOPWATCH: (CLOCK, Stopwatch),
}
"""The name and kind of the answer to each test of skill."""

MOST_ROLLS = 100
"""A blind die that keeps falling near the edge is a broken record."""


class Tested(msgspec.Struct, frozen=True):
    """How a test goes on: `awaiting` something, or with a `result`, or (neither) with the die."""

    awaiting: Awaiting | None = None
    result: int | None = None
    mind_allowed: bool = True


THROW_THE_DIE = Tested()


def _test(draft: Draft) -> Test:
    """Return what tests the chosen action."""
    nightmare = NIGHTMARES[draft.nightmare]
    return nightmare.test if draft.action in nightmare.test_for else Test.NONE


def begin_test(draft: Draft) -> Tested:
    """Begin what the Nightmare puts in place of the action's die, or beside it."""
    test, options = _test(draft), draft.options
    if test is Test.BOARD:
        return _steady_throw(draft) if options.steady_hands else Tested(Awaiting.BOARD_THROW)
    if test is Test.STOPWATCH:
        return _steady_exam(draft) if options.steady_hands else Tested(Awaiting.STOPWATCH)
    if test is Test.LID and not draft.lid_open:
        if not options.steady_hands:
            return Tested(Awaiting.LID_THROW)
        _try_lid(draft, _steady_success(draft, "lid die"))
    if test is Test.BLIND and not options.steady_hands and not options.own_dice:
        _lay_blind_die(draft)
    return THROW_THE_DIE


def throw_on_board(draft: Draft, flick: Flick | None) -> Tested:
    """Throw on the dice board, for the result or against the lid (R-E18 to R-E22)."""
    is_lid = draft.awaiting is Awaiting.LID_THROW
    name = LID_THROW if is_lid else THROW
    board = draft.options.dice_board
    made = None
    if flick is not None and board is not None:
        made = partial(throwing.throw, name, flick, board, markers_for(draft))
    thrown = draft.chance.throw(name, made)
    if is_lid:
        draft.tell(BoardThrown(name, thrown.zone, thrown, is_lid=True))
        _try_lid(draft, nerves.breaks_lid(board, thrown))
        return THROW_THE_DIE
    return Tested(result=_result_on_board(draft, thrown))


def markers_for(table: Table) -> tuple[Spot, ...]:
    """Return the markers the next throw meets: the lid's crosses, or those laid so far."""
    board = table.options.dice_board
    if table.awaiting is Awaiting.LID_THROW and board is not None:
        return tuple((x * UNIT, y * UNIT) for x, y in board.lid)
    return table.markers


def _result_on_board(draft: Draft, thrown: Throw) -> int:
    nightmare = NIGHTMARES[draft.nightmare]
    touched = nightmare.markers and thrown.touched
    at_once = 1 if touched and not nightmare.marks_touches else thrown.zone
    draft.tell(BoardThrown(thrown.name, at_once, thrown))
    if thrown.rest is not None and leaves_marker(draft.nightmare, thrown):
        _place_marker(draft, thrown.rest)
    return nightmare.touch(draft, thrown.zone) if touched else thrown.zone


def leaves_marker(which: str, thrown: Throw) -> bool:
    """Tell whether a throw leaves a marker where it stops, in this Nightmare (R-E20).

    At a real table nobody tells where that is, only the zone.
    """
    nightmare = NIGHTMARES[which]
    stays = nightmare.marks_touches or not thrown.touched
    return nightmare.markers and stays and thrown.zone > 1


def _place_marker(draft: Draft, place: Spot) -> None:
    """Lay an extra marker; with all six used the oldest is moved (R-E20)."""
    used = draft.markers
    moved = used[0] if len(used) == EXTRA_MARKERS else None
    draft.markers = (*(used if moved is None else used[1:]), place)
    draft.tell(MarkerPlaced(place, moved))


def _try_lid(draft: Draft, broken: bool) -> None:
    draft.lid_open = broken
    draft.barred = not broken
    draft.tell(LidTried(broken))


def _steady_success(draft: Draft, name: str) -> bool:
    return _thrown(draft, name) >= steady.SUCCESS


def _steady_throw(draft: Draft) -> Tested:
    return Tested(result=_counted(draft, _thrown(draft, "action die")))


def _steady_exam(draft: Draft) -> Tested:
    """A 6 is a matter of hundredths: a second throw tells whether it was too late."""
    eyes = _thrown(draft, EXAM_DIE)
    late = eyes == steady.LATE and _thrown(draft, EXAM_DIE) >= steady.TOO_LATE
    return _examined(draft, 1 if late else _counted(draft, eyes), late)


def _thrown(draft: Draft, name: str) -> int:
    eyes = draft.chance.die(name)
    draft.tell(DieRolled(name, eyes))
    return eyes


def _counted(draft: Draft, eyes: int) -> int:
    """Return what a die in place of dice board or stopwatch counts for."""
    result = steady.counted(draft.nightmare, eyes)
    if result != eyes:
        draft.tell(DieCounts(eyes, result))
    return result


def stop_clock(draft: Draft, hundredths: int | None) -> Tested:
    """Stop the Final Exam's clock (R-E25)."""
    shown = draft.chance.stopwatch(CLOCK, hundredths)
    result, late = nerves.exam_result(shown)
    draft.tell(ClockStopped(shown, result, late))
    return _examined(draft, result, late)


def _examined(draft: Draft, result: int, late: bool) -> Tested:
    if late:
        draft.move("mind", -1, draft.nightmare)
    return Tested(result=result, mind_allowed=False)


def _lay_blind_die(draft: Draft) -> None:
    """Roll the blind die until it lies far enough from the edge (R-E23)."""
    board = draft.options.dice_board
    assert board is not None
    width, depth = board.blind.width * UNIT, board.blind.depth * UNIT
    for rolls in range(1, MOST_ROLLS + 1):
        place = draft.chance.spot("blind die", width, depth)
        if nerves.lies_inside(board, place):
            draft.blind_die = place
            draft.tell(BlindDieLies(place, rolls))
            return
    raise ChanceError("the blind die never came to lie inside the margin")


def test_of_roll(draft: Draft, result: int) -> bool:
    """Test what follows the settled roll; True if somebody has to point first (R-E23, R-E26)."""
    if _test(draft) is not Test.BLIND:
        return False
    if not draft.options.steady_hands:
        draft.roll = Roll(Awaiting.POINTING, result)
        draft.awaiting = Awaiting.POINTING
        return True
    hit = _steady_success(draft, "hit die")
    draft.barred = not hit
    draft.tell(Pointed(hit))
    return False


def point(draft: Draft, decision: PointAt) -> int:
    """Point in the dark, and return the roll that was waiting for it (R-E23)."""
    board, place, roll = draft.options.dice_board, draft.blind_die, draft.roll
    assert roll is not None
    at = decision.x, decision.y
    made = None
    if board is not None and place is not None:
        made = nerves.hits(board, place, at, decision.trail)
    hit = draft.chance.pointing(DARK, made)
    # Taken back, it has the answer of then, wherever the finger is now, if it is anywhere.
    stays = made is not None and (made is not hit or decision == PointAt(0))
    draft.tell(Pointed(hit, None if made is None or stays else at, stays))
    draft.barred = not hit
    draft.roll, draft.blind_die = None, None
    return roll.eyes
