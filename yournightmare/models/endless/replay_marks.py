"""Hindsight: where a game of Endless Nightmare was given away, and where the dice gave or took.

Both are told in points of the final score to be expected (`players.endless.value`). For the
position before a decision, each legal decision is worth the mean, over the six faces of the die it
throws, of the value reached; decisions without a die are worth the value reached.

A **mistake** is a decision worth clearly less than the best one then. A **stroke of luck**, good or
bad, is a die whose result is worth clearly more or less than that mean. *Clearly* is at least
`LEAST` points and at least `SHARE` of what was to be expected: of a careful player's sixty
decisions in a game about four are such mistakes, and about four dice such strokes.
"""

from __future__ import annotations

from typing import Final

from yournightmare.games.endless.decisions import (
    ChooseAction,
    ChooseNightmare,
    Decision,
    ThrowDie,
    UseMind,
)
from yournightmare.games.endless.outlook import foresee
from yournightmare.games.endless.rules import legal
from yournightmare.games.endless.state import Awaiting, State
from yournightmare.models.replay_rows import Mark
from yournightmare.players.endless.strong import Lookahead
from yournightmare.players.endless.value import FACES, Estimate

JUDGED: Final = (ChooseAction, ChooseNightmare, ThrowDie, UseMind)
_BEFORE_THE_DIE: Final = frozenset({Awaiting.BOARD_THROW, Awaiting.LID_THROW, Awaiting.STOPWATCH})
"""Here the action is chosen and nothing has fallen yet: what comes is up to the hand."""

LEAST: Final = 3.0
SHARE: Final = 0.06


def marks_of(
    step: int, before: State, decision: Decision, after: State, estimate: Estimate
) -> tuple[Mark, ...]:
    """Return what was remarkable about a decision and its die; mostly nothing.

    A mistake is `about` the best decision. What a hand did (a throw, a stopped clock), and breath
    and belt, are no choices: they are not judged.
    """
    if not isinstance(decision, JUDGED):
        return ()
    look = Lookahead(before, estimate)
    worth = _worth(before, decision, estimate, look)
    best, most = _best(before, estimate)
    clearly = max(LEAST, SHARE * most)
    marks = []
    if best != decision and most - worth >= clearly:
        marks.append(Mark(step, "mistake", most - worth, best))
    is_thrown = after.awaiting not in _BEFORE_THE_DIE
    if isinstance(decision, ThrowDie | ChooseAction) and is_thrown:
        luck = estimate.worth(after) - worth
        if abs(luck) >= clearly:
            marks.append(Mark(step, "luck" if luck > 0 else "bad luck", abs(luck)))
    return tuple(marks)


def _best(before: State, estimate: Estimate) -> tuple[Decision, float]:
    look = Lookahead(before, estimate)
    found: tuple[Decision, float] | None = None
    for decision in legal(before, 0):
        if not isinstance(decision, JUDGED):
            continue
        if isinstance(decision, ChooseAction) and look.is_idle(decision):
            continue
        worth = _worth(before, decision, estimate, look)
        if found is None or worth > found[1] + 1e-9:
            found = decision, worth
    assert found is not None
    return found


def _worth(before: State, decision: Decision, estimate: Estimate, look: Lookahead) -> float:
    if isinstance(decision, ChooseAction):
        return look.worth(decision)
    if isinstance(decision, ThrowDie):
        falls = (foresee(before, decision, eyes).state for eyes in FACES)
        return sum(map(estimate.worth, falls)) / len(FACES)
    return estimate.worth(foresee(before, decision).state)
