"""What may be decided now, and why not (R-A1, R-E6, R-E17, R-E21 to R-E25)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import partial
from typing import Final

from yournightmare.games.chance import LONGEST_READING
from yournightmare.games.endless.choices import AT_THE_TABLE, TIMES, Family, flicks, places
from yournightmare.games.endless.decisions import (
    ACTIONS,
    BELT,
    BREATHE,
    FORCED_MOVEMENT,
    LEAVE,
    LONGEST_TRAIL,
    LOWER,
    RAISE,
    THROW,
    WITHOUT_MOVEMENT,
    Action,
    BeltMoves,
    Breathe,
    ChooseAction,
    ChooseNightmare,
    Decision,
    PointAt,
    StopClock,
    ThrowDie,
    ThrowOnBoard,
    UseMind,
)
from yournightmare.games.endless.diceboard import UNIT
from yournightmare.games.endless.nightmares import NIGHTMARES, Runs, in_play
from yournightmare.games.endless.state import Awaiting, State, Table
from yournightmare.games.endless.throwing import is_flick
from yournightmare.games.game import Refusal

THROWN: Final = (
    Awaiting.FIRST_DIE,
    Awaiting.SECOND_DIE,
    Awaiting.ABILITY_DIE,
    Awaiting.FRESH_DIE,
)
ON_BOARD: Final = (Awaiting.BOARD_THROW, Awaiting.LID_THROW)


class EndlessRefusal(StrEnum):
    """Why Endless Nightmare refuses a decision."""

    MONSTERS_BLOCK = "the Monsters block the way this round"
    MUST_MOVE = "Nakedness forces Movement with 5 Action Points"
    LAST_MIND = "the last point of Mind can't be paid"
    NO_CHANGE = "this payment would not change the result"
    USED = "this Nightmare was used; the others come first"
    UNKNOWN_NIGHTMARE = "there is no such Nightmare"
    NO_FLICK = "no hand at this board can throw like that"
    OTHER_HAND = "in Fraud the weaker hand throws, from its own side"
    NO_PLACE = "the finger has to point at the table"
    NO_TIME = "a stopwatch can't show that"
    NO_BREATH = "only in Drowning a breath is told"
    NO_BELT = "only in the Old Factory a belt moves"


def waiting(state: State) -> tuple[int, ...]:
    """The one seat, until the game is over."""
    return () if state.awaiting is Awaiting.NOTHING else (0,)


def legal(state: State, seat: int) -> Sequence[Decision]:
    """Return every decision open now (R-A1, R-E6, R-E17)."""
    if seat != 0 or state.awaiting is Awaiting.NOTHING:
        return ()
    runs = what_runs(state)
    if runs is Runs.NOTHING:
        return _asked_for(state)
    return (*_asked_for(state), BREATHE if runs is Runs.BREATH else BELT)


def what_runs(state: Table) -> Runs:
    """Tell whether breath or belt is to be reported now: never with steady hands (R-E24, R-E26)."""
    if not state.active_cells or not state.nightmare or state.options.steady_hands:
        return Runs.NOTHING
    return NIGHTMARES[state.nightmare].runs


def _asked_for(state: State) -> Sequence[Decision]:
    awaiting = state.awaiting
    if awaiting is Awaiting.ACTION:
        if state.forced:
            return FORCED_MOVEMENT
        return WITHOUT_MOVEMENT if state.blocked else ACTIONS
    if awaiting is Awaiting.MIND:
        return _mind_choices(state)
    if awaiting is Awaiting.NIGHTMARE:
        open_now = in_play(state.active_cells)
        return tuple(ChooseNightmare(0, n) for n in open_now if n not in state.used)
    if awaiting in THROWN:
        return (THROW,)
    return _of_skill(state)


def _of_skill(state: State) -> Sequence[Decision]:
    """Return some of the ways to do what is asked for; the family answers for all others."""
    awaiting, board = state.awaiting, state.options.dice_board
    throws, points, times = AT_THE_TABLE
    is_open = partial(_is_open, state)
    if awaiting is Awaiting.STOPWATCH:
        return times if state.options.own_dice else Family(TIMES, is_open)
    if state.options.own_dice or board is None:
        return points if awaiting is Awaiting.POINTING else throws
    if awaiting is Awaiting.POINTING:
        return Family(places(board), is_open)
    return Family(flicks(board, side_to_throw_from(state)), is_open)


def _is_open(state: State, decision: object) -> bool:
    kinds = ThrowOnBoard | PointAt | StopClock
    return isinstance(decision, kinds) and refusal(state, decision) is None


def side_to_throw_from(state: Table) -> int:
    """Return the half of the hand's room to throw from: -1 left, 1 right, 0 any (R-E21)."""
    if state.awaiting is Awaiting.LID_THROW or not NIGHTMARES[state.nightmare].other_hand:
        return 0
    return 1 if state.options.left_handed else -1


def _mind_choices(state: State) -> tuple[UseMind, ...]:
    eyes = state.roll.eyes if state.roll else 0
    if eyes == 1:
        return (LEAVE, RAISE)
    if eyes == 6:
        return (LEAVE, LOWER)
    return (LEAVE, LOWER, RAISE)


def refusal(state: State, decision: Decision) -> StrEnum | None:
    """Return why the decision is refused now, or None (R-A1)."""
    if state.awaiting is Awaiting.NOTHING:
        return Refusal.OVER
    if type(decision.seat) is not int or decision.seat != 0:
        return Refusal.NOT_WAITING
    if isinstance(decision, ThrowDie):
        return None if state.awaiting in THROWN else Refusal.NOT_NOW
    if isinstance(decision, ChooseAction):
        return _refuse_action(state, decision)
    if isinstance(decision, UseMind):
        return _refuse_mind(state, decision)
    if isinstance(decision, ChooseNightmare):
        return _refuse_nightmare(state, decision)
    if isinstance(decision, Breathe):
        return None if what_runs(state) is Runs.BREATH else EndlessRefusal.NO_BREATH
    if isinstance(decision, BeltMoves):
        return None if what_runs(state) is Runs.BELT else EndlessRefusal.NO_BELT
    return _refuse_skill(state, decision)


def _refuse_nightmare(state: State, decision: ChooseNightmare) -> StrEnum | None:
    if state.awaiting is not Awaiting.NIGHTMARE:
        return Refusal.NOT_NOW
    known = in_play(state.active_cells)
    if not isinstance(decision.nightmare, str) or decision.nightmare not in known:
        return EndlessRefusal.UNKNOWN_NIGHTMARE
    return EndlessRefusal.USED if decision.nightmare in state.used else None


def _refuse_skill(state: State, decision: ThrowOnBoard | PointAt | StopClock) -> StrEnum | None:
    if isinstance(decision, ThrowOnBoard):
        return _refuse_throw(state, decision)
    if isinstance(decision, PointAt):
        return _refuse_pointing(state, decision)
    if state.awaiting is not Awaiting.STOPWATCH:
        return Refusal.NOT_NOW
    reading = decision.hundredths
    if state.options.own_dice or reading is None:
        both = state.options.own_dice and reading is None
        return None if both else EndlessRefusal.NO_TIME
    possible = type(reading) is int and 0 <= reading <= LONGEST_READING
    return None if possible else EndlessRefusal.NO_TIME


def _refuse_throw(state: State, decision: ThrowOnBoard) -> StrEnum | None:
    if state.awaiting not in ON_BOARD:
        return Refusal.NOT_NOW
    board, flick = state.options.dice_board, decision.flick
    if state.options.own_dice:
        return None if flick is None else EndlessRefusal.NO_FLICK
    if board is None or flick is None or not is_flick(board, flick):
        return EndlessRefusal.NO_FLICK
    return EndlessRefusal.OTHER_HAND if flick.x * side_to_throw_from(state) < 0 else None


def _refuse_pointing(state: State, decision: PointAt) -> StrEnum | None:
    if state.awaiting is not Awaiting.POINTING:
        return Refusal.NOT_NOW
    board, trail = state.options.dice_board, decision.trail
    if state.options.own_dice or board is None:
        bare = decision == PointAt(0) and type(decision.x) is type(decision.y) is int
        return None if bare else EndlessRefusal.NO_PLACE
    if type(trail) is not tuple or len(trail) > LONGEST_TRAIL:
        return EndlessRefusal.NO_PLACE
    width, depth = board.blind.width * UNIT, board.blind.depth * UNIT
    if not _is_on(decision.x, width) or not _is_on(decision.y, depth):
        return EndlessRefusal.NO_PLACE
    before = 0
    for point in trail:
        if type(point) is not tuple or len(point) != 3 or not _is_on(point[2], 600_000):
            return EndlessRefusal.NO_PLACE
        if point[2] < before or not _is_on(point[0], width) or not _is_on(point[1], depth):
            return EndlessRefusal.NO_PLACE
        before = point[2]
    return None


def _is_on(value: object, span: int) -> bool:
    return type(value) is int and 0 <= value <= span


def _refuse_action(state: State, decision: ChooseAction) -> StrEnum | None:
    if state.awaiting is not Awaiting.ACTION:
        return Refusal.NOT_NOW
    # Decisions built in Python are not validated: a bare word would slip past `is Action.MOVEMENT`.
    if not isinstance(decision.action, Action) or type(decision.points) is not int:
        return Refusal.NOT_NOW
    if not 1 <= decision.points <= 5:
        return Refusal.NOT_NOW
    moves = decision.action is Action.MOVEMENT
    if state.blocked and moves:
        return EndlessRefusal.MONSTERS_BLOCK
    if state.forced and not (moves and decision.points == 5):
        return EndlessRefusal.MUST_MOVE
    return None


def _refuse_mind(state: State, decision: UseMind) -> StrEnum | None:
    if state.awaiting is not Awaiting.MIND or state.roll is None:
        return Refusal.NOT_NOW
    if type(decision.change) is not int:
        return Refusal.NOT_NOW
    if decision.change == 0:
        return None
    if decision.change not in (-2, 2):
        return Refusal.NOT_NOW
    if state.mind <= 1:
        return EndlessRefusal.LAST_MIND
    changed = changed_result(state.roll.eyes, decision.change)
    return EndlessRefusal.NO_CHANGE if changed == state.roll.eyes else None


def changed_result(eyes: int, change: int) -> int:
    """Return a roll changed by Mind, held within 1 to 6 (R-E5)."""
    return max(1, min(6, eyes + change))
