"""Sets tables for the clause tests of Your Worst Nightmare, and plays on them without any luck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hooks import cards
from yournightmare.games.chance import Chance, ScriptedChance
from yournightmare.games.game import IllegalDecision, Step
from yournightmare.games.worst import WORST
from yournightmare.games.worst.decisions import (
    Decision,
    Ranking,
    ReadOut,
    SealSheet,
    TurnOver,
)
from yournightmare.games.worst.events import Event
from yournightmare.games.worst.state import Awaiting, Options, State, View

WRITTEN = {0: "bacd", 1: "cdab", 2: "dcba", 3: "abcd"}
"""What each seat ranks unless a test says otherwise; a is the first card turned over."""


def table(seats: int = 3, deck: int = 16, **options: Any) -> State:
    """Return the opening; the deck keeps its order c1, c2, ..."""
    fears = () if options.get("own_cards") else cards(deck)
    state: State = WORST.start(Options(deck=fears, **options), seats, ScriptedChance()).state
    return state


def play(state: State, decision: Decision, chance: Chance | None = None) -> Step:
    return WORST.play(state, decision, chance or ScriptedChance())


def after(state: State, *decisions: Decision) -> State:
    """Return the state after decisions."""
    for decision in decisions:
        state = play(state, decision).state
    return state


def ranking(state: State, order: str) -> Ranking:
    """Return the four fears of the table in an order of the letters a to d."""
    return tuple(state.fears["abcd".index(letter)] for letter in order)


def sheet(state: State, seat: int, target: int, guess: str = "abcd", own: str = "") -> SealSheet:
    order = own or WRITTEN[seat]
    return SealSheet(seat, ranking(state, order), target, ranking(state, guess))


def turned(state: State) -> State:
    """Return the table with four fears face up."""
    return after(state, TurnOver(state.turner))


def sealed(state: State, guesses: dict[int, tuple[int, str]]) -> State:
    """Return the table with all sheets sealed: by seat the target and the guess."""
    state = turned(state) if state.awaiting is Awaiting.CARDS else state
    return after(state, *(sheet(state, seat, *guess) for seat, guess in guesses.items()))


def read_all(state: State) -> State:
    """Let everybody who still has to read out."""
    while state.evaluator is not None:
        state = after(state, ReadOut(state.evaluator))
    return state


def round_of(state: State, *targets: int) -> State:
    """Play a whole round in which seat n targets targets[n] and nobody scores."""
    return read_all(sealed(state, {n: (t, MISSES[WRITTEN[t]]) for n, t in enumerate(targets)}))


MISSES = {"bacd": "abdc", "cdab": "abcd", "dcba": "abcd", "abcd": "dcba"}
"""A guess with nothing in the right place, for each of the orders written."""


def refused(state: State, decision: Decision) -> str:
    """Return why a decision is refused; it must be, and must change nothing."""
    with pytest.raises(IllegalDecision) as raised:
        play(state, decision)
    assert WORST.refusal(state, decision) is raised.value.reason
    return str(raised.value.reason)


def of_kind(step: Step, *kinds: type[Event]) -> list[Any]:
    """Return the events of some kinds, in order."""
    return [event for event in step.events if isinstance(event, kinds)]


def view(state: State, seat: int | None) -> View:
    return WORST.view(state, seat)
