"""Whole games in which the dice draw one active Nightmare over and over: what it is worth.

The mean score of such games is what "mean" means where hands and steady hands are compared
(EN-15.4): the same careful player, the same seeds, and nothing but that Nightmare.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from random import Random

from tests.games.endless.setting import DICE
from tests.games.hooks import standard, standard_dice_board
from yournightmare.games.chance import ScriptedChance, SeededChance
from yournightmare.games.endless import ENDLESS
from yournightmare.games.endless.decisions import LEAVE
from yournightmare.games.endless.nightmares import ACTIVE_NIGHTMARES, CELLS
from yournightmare.games.endless.state import Active, Awaiting, Options, State
from yournightmare.players.player import player_of

_CELL = dict(zip(ACTIVE_NIGHTMARES, CELLS, strict=True))
_DRAWN = (Awaiting.FIRST_DIE, Awaiting.SECOND_DIE)


def score_of(nightmare: str, steady_hands: bool, number: int, level: str = "careful") -> int:
    """Return the score of game `number` of nothing but this active Nightmare."""
    options = Options(
        standard(),
        active=Active.ALL,
        steady_hands=steady_hands,
        dice_board=standard_dice_board(),
    )
    rng, player, chance = Random(number), player_of("endless", level), SeededChance(number)
    state = ENDLESS.start(options, 1, chance).state
    draws = dict(zip(_DRAWN, DICE[_CELL[nightmare]], strict=True))
    while state.awaiting is not Awaiting.NOTHING:
        legal = ENDLESS.legal(state, 0)
        if state.awaiting in _DRAWN:
            state = ENDLESS.play(state, legal[0], ScriptedChance(draws[state.awaiting])).state
        elif state.roll is not None and state.roll.awaiting in _DRAWN:
            state = ENDLESS.play(state, LEAVE, chance).state
        else:
            decision = player.choose(ENDLESS.view(state, 0), legal, rng)
            state = ENDLESS.play(state, decision, chance).state
    assert isinstance(state, State)
    return state.score


def ratio(steady: Sequence[int], hands: Sequence[int]) -> tuple[float, float]:
    """Return mean by mean of two equally long runs of the same games, and its standard error."""
    below = statistics.fmean(hands)
    found = statistics.fmean(steady) / below
    apart = [s - found * h for s, h in zip(steady, hands, strict=True)]
    return found, statistics.pstdev(apart) / below / math.sqrt(len(apart))
