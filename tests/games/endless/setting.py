"""Sets tables for the clause tests of Endless Nightmare, and plays on them with written dice."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.games.hooks import standard
from yournightmare.games.chance import ScriptedChance
from yournightmare.games.endless import ENDLESS
from yournightmare.games.endless.board import Board
from yournightmare.games.endless.decisions import (
    Action,
    ChooseAction,
    ChooseNightmare,
    Decision,
    ThrowDie,
    UseMind,
)
from yournightmare.games.endless.events import Event, MarkerMoved
from yournightmare.games.endless.nightmares import LEFT_COLUMN, NIGHTMARES, RIGHT_COLUMN
from yournightmare.games.endless.state import Awaiting, Options, State
from yournightmare.games.game import Step

DICE = {
    nightmare.id: (first, row)
    for first, column in ((1, LEFT_COLUMN), (4, RIGHT_COLUMN))
    for row, nightmare in enumerate(column, 1)
}
"""Two dice that draw each Nightmare."""

MOVE = Action.MOVEMENT
FEAR = Action.TAMING_FEAR
HORRORS = Action.DEFYING_HORRORS
SPELLS = Action.RECITING_SPELLS
MANTRAS = Action.RECITING_MANTRAS
COURAGE = Action.GATHERING_COURAGE


def opening(board: Board | None = None, **options: Any) -> State:
    """Return the table before the first die."""
    start = ENDLESS.start(Options(board or standard(), **options), 1, ScriptedChance())
    state = start.state
    assert isinstance(state, State)
    return state


def facing(nightmare: str, **fields: Any) -> State:
    """Return a table in phase III of round 2, before the choice, the second in this Nightmare."""
    given: dict[str, Any] = {
        "round": 2,
        "phase": 3,
        "awaiting": Awaiting.ACTION,
        "nightmare": nightmare,
        "nightmare_round": 2,
        "end": NIGHTMARES[nightmare].duration,
    }
    return msgspec.structs.replace(opening(), **(given | fields))


def after_overcoming(nightmare: str = "decay", **fields: Any) -> State:
    """Return a table in phase I that waits for the first die, with that Nightmare overcome."""
    given = {"phase": 1, "awaiting": Awaiting.FIRST_DIE, "overcome": True, "progress": 7}
    return facing(nightmare, **(given | fields))


def play(state: State, decision: Decision, *eyes: int) -> Step:
    """Play one decision; all the dice written down must be used."""
    chance = ScriptedChance(*eyes)
    step = ENDLESS.play(state, decision, chance)
    assert len(chance.answers) == len(eyes), "dice were left over"
    return step


def leave(step: Step, change: int = 0) -> Step:
    """Settle the roll if the game asks about Mind, and join what happened."""
    if step.state.awaiting is not Awaiting.MIND:
        assert change == 0, "nobody asked about Mind"
        return step
    settled = play(step.state, UseMind(0, change))  # type: ignore[arg-type]
    return Step(settled.state, (*step.events, *settled.events))


def throw(state: State, eyes: int, mind: int = 0) -> Step:
    """Throw the die the phase asks for, and settle it."""
    return leave(play(state, ThrowDie(0), eyes), mind)


def act(state: State, action: Action, points: int, eyes: int, mind: int = 0) -> Step:
    """Choose an action, throw, and settle the roll; the round goes on to its end."""
    return leave(play(state, ChooseAction(0, action, points), eyes), mind)


def draw(state: State, nightmare: str) -> Step:
    """Draw that Nightmare in phase I by its two dice, or choose it (Strategist)."""
    if state.awaiting is Awaiting.NIGHTMARE:
        return play(state, ChooseNightmare(0, nightmare))
    first, row = DICE[nightmare]
    step = throw(throw(state, first).state, row)
    return step


def idle(state: State) -> Step:
    """Let a round pass by a failed action at 5, at which an ordinary phase V stirs nothing."""
    return act(state, FEAR, 5, 5)


def moves(events: tuple[Event, ...], track: str) -> list[tuple[int, int]]:
    """Return the moves of one marker, in order."""
    return [(e.start, e.end) for e in events if isinstance(e, MarkerMoved) and e.track == track]


def happened(events: tuple[Event, ...], kind: type[Any]) -> list[Any]:
    """Return the events of one kind."""
    return [event for event in events if isinstance(event, kind)]
