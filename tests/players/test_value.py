"""The expected final score: defined everywhere, the score itself at the end, honest on average."""

from __future__ import annotations

import math
from random import Random

import pytest

from tests.players.test_levels import ODD_BOARDS, STANDARD, states
from yournightmare.games.chance import SeededChance
from yournightmare.games.endless import ENDLESS
from yournightmare.games.endless.nightmares import BASIC_NIGHTMARES
from yournightmare.games.endless.state import Options, State, view_of
from yournightmare.players.endless import weights
from yournightmare.players.endless.value import value
from yournightmare.players.player import player_of


@pytest.mark.parametrize("name", ODD_BOARDS)
def test_every_position_of_every_board_has_a_value(name: str) -> None:
    for strategist in (False, True):
        options = Options(ODD_BOARDS[name], strategist=strategist)
        for seed in range(6):
            for state in states(options, seed, "careful"):
                worth = value(view_of(state))
                assert math.isfinite(worth)
                assert worth > state.score - 10  # a walk back can cost some, never much


def test_a_finished_game_is_worth_its_score() -> None:
    chance = SeededChance(9)
    player, mood = player_of("endless", "careful"), Random(9)
    state: State = ENDLESS.start(STANDARD, 1, chance).state
    while ENDLESS.waiting(state):
        decision = player.choose(view_of(state), ENDLESS.legal(state, 0), mood)
        state = ENDLESS.play(state, decision, chance).state
    assert value(view_of(state)) == state.score


def test_estimates_come_true_on_average() -> None:
    """Over 40 games of the strong player, what was expected midway is what came, within 5 points.

    A single game is off by about 14 points, the mean of 40 by about 2.
    """
    player = player_of("endless", "strong")
    expected, came = [], []
    for seed in range(40):
        chance, mood = SeededChance(seed + 500), Random(seed)
        state: State = ENDLESS.start(STANDARD, 1, chance).state
        worth = value(view_of(state))
        while ENDLESS.waiting(state):
            decision = player.choose(view_of(state), ENDLESS.legal(state, 0), mood)
            state = ENDLESS.play(state, decision, chance).state
            if state.round == 5:
                worth = value(view_of(state))
        expected.append(worth)
        came.append(state.score)
    assert abs(sum(expected) - sum(came)) / 40 < 5


def test_the_tables_cover_their_ranges() -> None:
    assert set(weights.NIGHTMARE) == {*BASIC_NIGHTMARES, ""}
    assert len(weights.STEPS) == 10
    assert len(weights.SURVIVED) == 9
    assert len(weights.ROOM_AHEAD) == 8
    for grid, rows, columns in (
        (weights.MIND, 6, 6),
        (weights.BRAVERY, 6, 6),
        (weights.MIND_LATER, 6, 4),
        (weights.BRAVERY_LATER, 6, 4),
        (weights.FALLING, 6, 4),
    ):
        assert [len(row) for row in grid] == [columns] * rows
    times = [rounds for rounds, _ in weights.SHADOW_TIME]
    assert times == sorted(set(times))
    assert times[0] == 0
