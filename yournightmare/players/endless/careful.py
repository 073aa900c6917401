"""The level "careful": rules of thumb that a careful beginner would follow, and no look-ahead.

First comes what hurts every round, then what may kill soon, then the way on; two Spells and two
Mantras are learnt while the first Nightmare leaves room for it. Mind is paid to stay alive, or
where it leaves the Shadow clearly further behind.

On the standard board these rules score 19.2 (20,000 games). In trials of 4,000 games, where they
scored 18.9, paying Mind for nothing but life made it 12.4, and learning neither Spells nor Mantras
13.8. Payments for 2 fields instead of 3 brought 19.6, learning at a distance of 8 already 19.3: a
beginner is warier than that.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from yournightmare.games.endless.decisions import (
    LEAVE,
    Action,
    ChooseAction,
    Decision,
)
from yournightmare.games.endless.nightmares import NIGHTMARES, AbilityDie
from yournightmare.games.endless.outlook import foresee
from yournightmare.games.endless.state import Awaiting, State, View, imagine

SAFE_POINTS: Final = 3
"""3 points give the most on average: half the rolls succeed."""

ROOM_TO_RECITE: Final = 10
"""The distance from the Shadow that leaves time to learn Spells and Mantras."""

WORTH_A_MIND: Final = 3
"""How many fields further from the Shadow the round must end to be worth 1 Mind."""

OF_ACTION: Final = (Awaiting.ACTION, Awaiting.BOARD_THROW)
"""What the result of an action comes from, where Mind may change it."""

PATIENCE: Final = 300
"""From this round on a computer player only walks, so that its games end on any board.

Games on the standard board take 15 to 20 rounds; 300 are reached only where a board's Shadow stands
still and nothing is left to be won by waiting.
"""


def think(view: View, legal: Sequence[Decision], rng: Random) -> Decision:
    """Return the decision of a careful beginner."""
    if view.awaiting is Awaiting.MIND:
        return _settle(view, legal)
    if view.awaiting is Awaiting.ACTION:
        wanted = walk(view) if view.round >= PATIENCE else _action(view)
        return wanted if wanted in legal else _standing_still(view, legal)
    return min(legal, key=_toil)


def walk(view: View) -> ChooseAction:
    """Return Movement with the points that bring most on average in this Nightmare."""
    # A failed step in Lost leads back, so that only small steps lead anywhere.
    points = 2 if view.nightmare == "lost" else SAFE_POINTS
    return ChooseAction(0, Action.MOVEMENT, points)


def _toil(decision: Decision) -> tuple[bool, int]:
    """Sort Nightmares to choose from: those without an ability's die first, short ones first."""
    nightmare = NIGHTMARES[getattr(decision, "nightmare", "decay")]
    return nightmare.ability_die is not AbilityDie.NEVER, nightmare.duration


def _action(view: View) -> ChooseAction:
    nightmare = NIGHTMARES[view.nightmare]
    falling = nightmare.deadly_end and not view.overcome
    worst_eyes = view.options.board.eyes(1 - view.survived)
    fear = view.fear - view.mantras
    horrors = view.horrors - view.spells
    if falling and view.bravery <= SAFE_POINTS:
        return _act(view, Action.GATHERING_COURAGE, SAFE_POINTS)
    if horrors > 0:
        return _act(view, Action.DEFYING_HORRORS, min(view.horrors, horrors + 1, SAFE_POINTS))
    if fear > 0 and view.bravery <= 2 * fear:
        return _act(view, Action.TAMING_FEAR, min(view.fear, max(fear, 2)))
    if view.distance <= worst_eyes and not falling:
        return _onward(view)
    if view.bravery <= 1:
        return _act(view, Action.GATHERING_COURAGE, SAFE_POINTS)
    if horrors == 0 and view.horrors:
        return _act(view, Action.DEFYING_HORRORS, min(view.horrors, 2))
    if fear > 0:
        return _act(view, Action.TAMING_FEAR, min(view.fear, 2))
    if view.survived == 0 and view.distance >= ROOM_TO_RECITE:
        if view.spells < 2:
            return _act(view, Action.RECITING_SPELLS, view.spells + 1)
        if view.mantras < 2:
            return _act(view, Action.RECITING_MANTRAS, view.mantras + 1)
    if falling:
        return _act(view, Action.GATHERING_COURAGE, SAFE_POINTS)
    return _onward(view)


def _onward(view: View) -> ChooseAction:
    """Walk to the end marker, but never further than the best points lead."""
    best = walk(view)
    steps = view.end - view.progress
    if view.overcome or steps >= best.points:
        return best
    return _act(view, Action.MOVEMENT, steps)


def _act(view: View, action: Action, wanted: int) -> ChooseAction:
    """Choose enough points that `wanted` are left after the Nightmare took its part (R-E9)."""
    nightmare = NIGHTMARES[view.nightmare]
    taken = nightmare.less if action in nightmare.less_for else 0
    return ChooseAction(0, action, max(1, min(5, wanted + taken)))


def _standing_still(view: View, legal: Sequence[Decision]) -> Decision:
    """What is left to do where the way is blocked."""
    action = Action.TAMING_FEAR if view.fear else Action.GATHERING_COURAGE
    wanted = _act(view, action, 2)
    return wanted if wanted in legal else legal[0]


def _settle(view: View, legal: Sequence[Decision]) -> Decision:
    """Pay Mind for life, or where it leaves the Shadow clearly further behind."""
    assert view.roll is not None
    left, paid = _best_payment(view, legal)
    if left.causes:
        return paid[0] if not paid[1].causes else LEAVE
    if view.roll.awaiting not in OF_ACTION or paid[1].causes:
        return LEAVE
    return paid[0] if paid[1].distance >= left.distance + WORTH_A_MIND else LEAVE


def _best_payment(view: View, legal: Sequence[Decision]) -> tuple[State, tuple[Decision, State]]:
    """Return the state after leaving the roll, and the payment that ends best for the distance."""
    state = imagine(view)
    ends = [(decision, foresee(state, decision).state) for decision in legal]
    best = max(ends[1:], key=lambda end: (not end[1].causes, end[1].distance))
    return ends[0][1], best
