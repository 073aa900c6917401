"""Sets tables of the active game for its clause tests, and throws, points and stops by number."""

from __future__ import annotations

from typing import Any

from tests.games.endless.setting import facing
from tests.games.hooks import standard, standard_dice_board
from yournightmare.games.chance import (
    Answer,
    Die,
    Pointing,
    RecordedChance,
    SeededChance,
    Stopwatch,
    Throw,
)
from yournightmare.games.endless import ENDLESS
from yournightmare.games.endless.decisions import (
    Action,
    ChooseAction,
    Decision,
    PointAt,
    StopClock,
    ThrowOnBoard,
    UseMind,
)
from yournightmare.games.endless.diceboard import DiceBoard
from yournightmare.games.endless.nightmares import CELLS
from yournightmare.games.endless.state import Active, Awaiting, Options, State
from yournightmare.games.endless.throwing import Flick
from yournightmare.games.game import Step


def dice_board() -> DiceBoard:
    """Return the standard dice board."""
    return standard_dice_board()


FLICK = Flick(0, -750, 0, 580)
"""A throw in the middle that comes to rest in zone V or just before it."""

ON_THE_LEFT = Flick(-400, -750, 0, 580)


def active_options(**options: Any) -> Options:
    """Return the options of a game in which all cells are active."""
    return Options(standard(), active=Active.ALL, dice_board=dice_board(), **options)


def in_dream(nightmare: str, options: Options | None = None, **fields: Any) -> State:
    """Return a table of the active game in phase III of round 2, before the choice."""
    agreed = options or active_options()
    return facing(nightmare, options=agreed, active_cells=CELLS, **fields)


def recorded(state: State, decision: Decision, *answers: Answer) -> Step:
    """Play a decision with these answers, all of which must be asked for."""
    chance = RecordedChance(answers)
    step = ENDLESS.play(state, decision, chance)
    chance.close()
    return step


def simply(state: State, decision: Decision) -> Step:
    """Play a decision whose chance comes from what the hand does."""
    return ENDLESS.play(state, decision, SeededChance(1))


def on_board(zone: int, touched: bool = False, **fields: Any) -> Throw:
    """Return what came of a throw: a zone, a touch, and where the die lies."""
    given: dict[str, Any] = {"rest": (0, 2000), "entered": True} | fields
    return Throw("action throw", zone, touched, **given)


def throw_for(
    state: State, action: Action, points: int, thrown: Throw, mind: int = 0, flick: Flick = FLICK
) -> Step:
    """Choose an action, throw on the dice board, and settle the result."""
    chosen = recorded(state, ChooseAction(0, action, points))
    assert chosen.state.awaiting is Awaiting.BOARD_THROW
    step = recorded(chosen.state, ThrowOnBoard(0, flick), thrown)
    return settle(chosen, step, mind)


def settle(chosen: Step, step: Step, mind: int = 0) -> Step:
    """Settle a roll if Mind is asked about, and join what happened."""
    events = (*chosen.events, *step.events)
    if step.state.awaiting is Awaiting.MIND:
        settled = recorded(step.state, UseMind(0, mind))  # type: ignore[arg-type]
        return Step(settled.state, (*events, *settled.events))
    assert not mind, "nobody asked about Mind"
    return Step(step.state, events)


def stop_at(state: State, action: Action, points: int, hundredths: int) -> Step:
    """Choose an action and stop the Final Exam's clock."""
    chosen = recorded(state, ChooseAction(0, action, points))
    assert chosen.state.awaiting is Awaiting.STOPWATCH
    answer = Stopwatch("exam clock", hundredths)
    step = recorded(chosen.state, StopClock(0, hundredths), answer)
    return Step(step.state, (*chosen.events, *step.events))


def point(state: State, hit: bool) -> Step:
    """Point in the dark, and hit or not."""
    return recorded(state, PointAt(0, 1, 1), Pointing("dark", hit))


def die(name: str, eyes: int) -> Die:
    """Return a die's answer."""
    return Die(name, eyes)
