"""A far-off peer: how fast OpenSpiel plays hearts, driven from Python.

OpenSpiel (open_spiel on PyPI) is a collection of games for learning programs, written in C++. Its
`hearts` is a trick-taking game of four; a move here lists the legal actions and applies one of them
at random, the dealing counted too. It is not in the extra `bench`, for it brings much and not for
every system: `python -m pip install open_spiel`.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from typing import Any


def moves_per_second(
    seconds: float = 2.0, clock: Callable[[], float] = time.perf_counter
) -> float | None:
    """Return how many moves OpenSpiel's hearts makes a second; None if it isn't installed.

    `clock` tells the seconds: those of the wall, or those that the processor was ours.
    """
    try:
        pyspiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        return None
    game = pyspiel.load_game("hearts")
    dealer = random.Random(7)
    moves = 0
    began = clock()
    while clock() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(dealer.random() * len(legal))])
            moves += 1
    return moves / (clock() - began)
