"""What a position is worth: the final score to be expected if the level "strong" plays on.

The estimate is the score so far plus the points still to come. These are a product of factors, one
for each thing that matters: Nightmare and way to go, lead on the Shadow, Mind against Horrors,
Bravery against Fear. The tables in `weights` hold the factors' logarithms, and their provenance.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from yournightmare.games.chance import ScriptedChance
from yournightmare.games.endless.board import Board
from yournightmare.games.endless.decisions import THROW, UseMind
from yournightmare.games.endless.nightmares import CELLS, NIGHTMARES
from yournightmare.games.endless.outlook import foresee
from yournightmare.games.endless.rules import legal, play
from yournightmare.games.endless.state import Awaiting, State, View, imagine
from yournightmare.players.endless.weights import (
    ACTIVE,
    ACTIVE_WORLD,
    BLOCKED,
    BRAVERY,
    BRAVERY_LATER,
    FALLING,
    FIRST_ROUND,
    FORCED,
    MANTRAS,
    MIND,
    MIND_LATER,
    NIGHTMARE,
    ROOM_AHEAD,
    SHADOW_TIME,
    SHAME,
    SKIPPED,
    SPELLS,
    STEPS,
    SURVIVED,
)

FACES: Final = range(1, 7)
ALIKE: Final = {"blindness": "lost", "drowning": "spiders"}
"""Active Nightmares without a basic one of their name, and the basic one most like each.

The others are like their namesakes.
"""
_CHOOSING: Final = frozenset({Awaiting.FIRST_DIE, Awaiting.SECOND_DIE, Awaiting.NIGHTMARE})


def value(view: View) -> float:
    """Return the expected final score from here, in points; the score itself once all is over."""
    return Estimate(view.options.board).worth(imagine(view))


class Estimate:
    """Estimates on one board; made once for a whole search, it saves looking the board up."""

    __slots__ = ("_lap", "_paces")

    def __init__(self, board: Board) -> None:
        self._lap = board.circle.fields
        self._paces = _paces(board)

    def worth(self, state: State) -> float:
        """Return the expected final score; a roll on the table is settled the best way first."""
        if state.awaiting is Awaiting.MIND:
            return max(
                self.worth(foresee(state, decision).state)
                for decision in legal(state, 0)
                if isinstance(decision, UseMind)
            )
        if state.awaiting is Awaiting.SECOND_DIE:
            falls = (play(state, THROW, ScriptedChance(eyes)).state for eyes in FACES)
            return sum(map(self.worth, falls)) / len(FACES)
        return self.at_rest(state)

    def at_rest(self, state: State) -> float:
        """Return the expected final score where no roll lies on the table, from weights alone."""
        if state.awaiting is Awaiting.NOTHING:
            return state.score
        over = state.overcome
        survived = state.survived + 1 if over else state.survived
        bravery = min(state.bravery, 6) - 1
        mind = min(state.mind, 6) - 1
        later = min(survived, 3)
        distance = state.progress - state.shadow
        log = (
            self._shadow_time(distance, survived)
            + SURVIVED[min(survived, 8)]
            + ROOM_AHEAD[min(self._lap - distance, 8) - 1]
            + MIND[mind][max(-2, min(3, state.horrors - state.spells)) + 2]
            + BRAVERY[bravery][max(-2, min(3, state.fear - state.mantras)) + 2]
            + MIND_LATER[mind][later]
            + BRAVERY_LATER[bravery][later]
            + SPELLS[min(state.spells, 6)]
            + MANTRAS[min(state.mantras, 6)]
        )
        if state.active_cells:
            log += ACTIVE_WORLD * len(state.active_cells) / len(CELLS)
        if over or not state.nightmare or state.awaiting in _CHOOSING:
            log += NIGHTMARE[""][0]
        else:
            log += _nightmare(state, bravery)
        return state.score + math.exp(log)

    def _shadow_time(self, distance: int, survived: int) -> float:
        pace = self._paces[min(survived, len(self._paces) - 1)]
        rounds = distance / pace if pace else float(SHADOW_TIME[-1][0])
        below, low = 0.0, SHADOW_TIME[0][1]
        for above, high in SHADOW_TIME[1:]:
            if rounds <= above:
                return low + (high - low) * (rounds - below) / (above - below)
            below, low = above, high
        return low


def _nightmare(state: State, bravery: int) -> float:
    """Weigh the Nightmare that lasts: how far its end is, and what its ability may do."""
    name = state.nightmare
    here, slope = NIGHTMARE[name] if name in NIGHTMARE else NIGHTMARE[_alike(name)]
    steps = max(1, min(10, state.end - state.progress))
    if NIGHTMARES[name].deadly_end:
        return here + FALLING[bravery][min(steps - 1, 7) // 2]
    more, steeper = ACTIVE.get(name, (0.0, 0.0))
    log = here + more + STEPS[steps - 1] + (slope + steeper) * (steps - 5) / 5
    if state.forced:
        log += FORCED
    elif state.blocked:
        log += BLOCKED
    elif state.skipped:
        log += SKIPPED
    if name in SHAME:
        if not (state.forced or state.skipped):
            log += SHAME[name][bravery]
        if state.nightmare_round == 1 and state.awaiting is Awaiting.ACTION:
            log += FIRST_ROUND[name]
    return log


def _alike(nightmare: str) -> str:
    return ALIKE.get(nightmare) or NIGHTMARES[nightmare].name


@lru_cache(maxsize=32)
def _paces(board: Board) -> tuple[float, ...]:
    """Return the Shadow's mean steps a round by Nightmares survived."""
    survived = range(board.tracks.survived.highest + 1)
    return tuple(sum(board.eyes(eyes - n) for eyes in FACES) / len(FACES) for n in survived)
