"""The peer that our speed is held against: how fast RLCard plays bridge.

RLCard (extra `bench`) is a well-known set of card games for learning programs. Its `bridge` is a
game of four seats with hidden cards, bidding and play; one step of it is one decision, as with us:
legal actions and what the next seat may see are made anew at every step. It is played at random.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from functools import cache
from typing import Any


@cache
def _environment(rlcard: Any) -> Any:
    return rlcard.make("bridge", config={"seed": 7})


def steps_per_second(seconds: float = 2.0, clock: Callable[[], float] = time.perf_counter) -> float:
    """Return how many steps RLCard's bridge makes a second, played at random for a while.

    `clock` tells the seconds: those of the wall, or those that the processor was ours. Raises
    `SystemExit` with a line that says how to install RLCard if it isn't there.
    """
    try:
        rlcard: Any = importlib.import_module("rlcard")
    except ImportError:
        raise SystemExit('RLCard is missing: python -m pip install -e ".[bench]"') from None
    environment = _environment(rlcard)
    dealer = random.Random(7)
    steps = 0
    began = clock()
    while clock() - began < seconds:
        seen, _ = environment.reset()
        while not environment.is_over():
            legal = list(seen["legal_actions"])
            seen, _ = environment.step(legal[int(dealer.random() * len(legal))])
            steps += 1
    return steps / (clock() - began)
