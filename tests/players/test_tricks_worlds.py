"""Rounds played in arrays end as by the rules: hands, stacks, tricks and points, play by play."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from yournightmare.games.chance import SeededChance
from yournightmare.games.tricks import TRICKS
from yournightmare.games.tricks.cards import value_of
from yournightmare.games.tricks.decisions import STACK, PlaceScared
from yournightmare.games.tricks.state import Awaiting, Options, State
from yournightmare.players.tricks.worlds import PLAYS, Worlds, play_number

ROUNDS = 300


def begun(seats: int, seed: int) -> State:
    """Return a table at the first trick of a round, Scared anywhere."""
    random, chance = np.random.default_rng(seed), SeededChance(seed)
    state = TRICKS.start(Options(), seats, chance).state
    state = TRICKS.play(state, TRICKS.legal(state, state.holder)[0], chance).state
    for seat in range(seats):
        position = int(random.integers(1, STACK + 1))
        state = TRICKS.play(state, PlaceScared(seat, position), chance).state
    return state  # type: ignore[no-any-return]


def laid(states: list[State]) -> Worlds:
    """Return the same rounds side by side; all have the same seat to lead."""
    seats = states[0].seats
    hands = np.zeros((len(states), seats, 10), np.int8)
    for n, state in enumerate(states):
        for seat, hand in enumerate(state.hands):
            for card in hand:
                hands[n, seat, value_of(card)] += 1
    put = np.array([state.put for state in states], np.int8)
    pile = np.array([[value_of(card) for card in state.pile] for state in states], np.int8)
    left = np.full_like(put, STACK)
    worlds = Worlds(hands, pile, put.copy(), left, put == STACK, 0)
    worlds.leader = np.array([state.leader for state in states])
    return worlds


@pytest.mark.parametrize("seats", TRICKS.seats)
@pytest.mark.parametrize("lucky", [0.0, 0.7])
def test_rounds_go_as_the_rules_say(seats: int, lucky: float) -> None:
    """Half of them at random, half mostly by the highest play, so that stacks are turned over."""
    states = [begun(seats, 1000 * seats + n) for n in range(ROUNDS)]
    worlds, random = laid(states), np.random.default_rng(seats)
    chance = SeededChance(0)
    while len(worlds.rows):
        plays = np.zeros(len(worlds.rows), np.intp)
        ids, turn = worlds.ids.copy(), worlds.turn
        for row, n in enumerate(ids):
            state = states[n]
            if state.turn != turn[row]:
                assert not worlds.held[row, turn[row]], "only a seat without cards is passed over"
                plays[row] = random.integers(PLAYS)
                continue
            legal = TRICKS.legal(state, state.turn)
            at = len(legal) - 1 if random.random() < lucky else int(random.integers(len(legal)))
            plays[row] = play_number(legal[at])
            states[n] = TRICKS.play(state, legal[at], chance).state
        worlds.play(plays)
        for row, n in enumerate(worlds.ids):
            # The rules pass over seats at once, here each takes its step: compare when both agree.
            if worlds.step == 0 or worlds.held[row].all():
                compare(worlds, row, states[n])
    for n, state in enumerate(states):
        assert state.awaiting is Awaiting.DEAL
        assert tuple(worlds.scores[n]) == state.scores[-1]
        assert worlds.ended_by[n] == (-1 if state.ended_by is None else state.ended_by)


def compare(worlds: Worlds, row: int, state: State) -> None:
    """Compare one round that goes on."""
    assert state.awaiting is Awaiting.PLAY
    assert tuple(worlds.held[row]) == tuple(map(len, state.hands))
    for seat, hand in enumerate(state.hands):
        values: list[Any] = [value_of(card) for card in hand]
        assert list(worlds.hands[row, seat]) == [values.count(value) for value in range(10)]
    assert tuple(worlds.scared[row]) == state.scared
    assert tuple(worlds.left[row]) == state.left
    assert worlds.pile.shape[1] - worlds.drawn[row] == len(state.pile)
    worth = max((play.worth for play in state.trick), default=-1)
    assert worlds.best[row] == worth
