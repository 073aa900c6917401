"""The level "strong": one step of look-ahead by the rules themselves, and a good estimate.

For every action with every number of points it plays each of the six faces, each with the best use
of Mind afterwards, on the state it imagines from its view, and takes the best mean of `value`. In
the active game it weighs faces and tests beside the die by a practised hand's odds. All other
decisions are looked ahead the same way: play them, and compare what they are worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from yournightmare.games.endless.decisions import (
    LEAVE,
    LOWER,
    RAISE,
    Action,
    ChooseAction,
    Decision,
    UseMind,
)
from yournightmare.games.endless.outlook import foresee, surest_face
from yournightmare.games.endless.state import Awaiting, State, View, imagine
from yournightmare.players.endless import careful
from yournightmare.players.endless.value import FACES, Estimate

EVEN: Final = (1 / 6,) * 6

_ALIKE: Final = 1e-9
"""Values closer than this are equal; the earlier decision is kept, so leaving comes first."""


def think(view: View, legal: Sequence[Decision], rng: Random) -> Decision:
    """Return the decision with the best expected final score."""
    state = imagine(view)
    estimate = Estimate(view.options.board)
    if view.awaiting is Awaiting.ACTION:
        if view.round >= careful.PATIENCE:
            return careful.think(view, legal, rng)
        actions = [decision for decision in legal if isinstance(decision, ChooseAction)]
        return _best_action(state, actions, estimate)
    hit = 1.0
    if view.active_cells:
        from yournightmare.players.endless.odds import of_the_finger  # the basic game needs none

        hit = of_the_finger(view)
    best, most = legal[0], float("-inf")
    for decision in legal:
        worth = estimate.worth(foresee(state, decision).state)
        if hit < 1:
            missed = foresee(state, decision, succeeds=False).state
            worth = hit * worth + (1 - hit) * estimate.worth(missed)
        if worth > most + _ALIKE:
            best, most = decision, worth
    return best


def _best_action(state: State, actions: Sequence[ChooseAction], estimate: Estimate) -> ChooseAction:
    look = Lookahead(state, estimate)
    best, most = actions[0], float("-inf")
    for choice in actions:
        if look.is_idle(choice):
            continue
        worth = look.worth(choice)
        if worth > most + _ALIKE:
            best, most = choice, worth
    return best


class Lookahead:
    """Plays the faces of one action's die, remembering what several actions share.

    A failed action leaves the same table whatever was tried and with however many points, but for
    Movement, which some Nightmares punish (R-E9, R-E16). And points that reach no further than
    fewer points did (taming 3 Fear where there is 1) only fail more often. Neither is played twice.
    """

    __slots__ = ("_certain", "_estimate", "_failed", "_reached", "_state")

    def __init__(self, state: State, estimate: Estimate) -> None:
        self._state = state
        self._certain = surest_face(state.nightmare)
        self._estimate = estimate
        self._failed: dict[tuple[int, int], float] = {}
        self._reached: dict[Action, State] = {}

    def is_idle(self, choice: ChooseAction) -> bool:
        """Tell whether fewer points of this action, asked about before, reach just as far."""
        rolled = foresee(self._state, choice, self._certain).state
        reached = self._settled(rolled, LEAVE)
        before = self._reached.get(choice.action)
        self._reached[choice.action] = reached
        return before == reached

    def worth(self, choice: ChooseAction) -> float:
        """Return the mean over six faces, each with the best use of Mind."""
        if not self._state.active_cells:
            return self._mean(choice, EVEN, True)
        from yournightmare.players.endless.odds import odds_of

        odds = odds_of(self._state, choice)
        worth = self._mean(choice, odds.faces, True)
        if odds.beside < 1:
            failed = self._mean(choice, odds.faces, False)
            worth = odds.beside * worth + (1 - odds.beside) * failed
        return worth

    def _mean(self, choice: ChooseAction, shares: tuple[float, ...], succeeds: bool) -> float:
        mean = 0.0
        paid: dict[int, float] = {}
        for eyes, share in zip(FACES, shares, strict=True):
            if not share:
                continue
            rolled = foresee(self._state, choice, eyes, succeeds=succeeds).state
            if rolled.roll is None and self._state.active_cells:
                mean += share * self._estimate.worth(rolled)
                continue
            result = rolled.roll.eyes if rolled.roll else eyes
            best = self._result(rolled, choice, result, LEAVE, 0, succeeds)
            for payment in (LOWER, RAISE) if rolled.roll else ():
                other = max(1, min(6, result + payment.change))
                if other == result:
                    continue
                if other not in paid:
                    paid[other] = self._result(rolled, choice, other, payment, 1, succeeds)
                best = max(best, paid[other])
            mean += share * best
        return mean

    def _result(
        self,
        rolled: State,
        choice: ChooseAction,
        result: int,
        payment: UseMind,
        price: int,
        succeeds: bool,
    ) -> float:
        shared = succeeds and result <= choice.points and choice.action is not Action.MOVEMENT
        if shared and (result, price) in self._failed:
            return self._failed[result, price]
        worth = self._estimate.worth(self._settled(rolled, payment, succeeds))
        if shared:
            self._failed[result, price] = worth
        return worth

    @staticmethod
    def _settled(rolled: State, payment: UseMind, succeeds: bool = True) -> State:
        if rolled.awaiting is not Awaiting.MIND:
            return rolled
        settled: State = foresee(rolled, payment, succeeds=succeeds).state
        return settled
