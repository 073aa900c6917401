"""What the tests of sessions share: ready-made sessions and games of chosen lengths."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from yournightmare.games.endless.decisions import (
    Action,
    ChooseAction,
    ChooseNightmare,
    Decision,
    UseMind,
)
from yournightmare.games.endless.state import Options, State
from yournightmare.sessions.boards import load_board
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.session import Session

ADA = SeatInfo("Ada", colour="moon", sign="key")


class Now:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        self.seconds += 0.5
        return self.seconds


def options(**changes: Any) -> Options:
    """The standard options, with changes."""
    return msgspec.structs.replace(Options(board=load_board()), **changes)


def new_session(seed: int = 7, seats: Sequence[SeatInfo] = (ADA,), **changes: Any) -> Session:
    """A session of Endless Nightmare before its first decision."""
    return Session.new("endless", options(**changes), seats, seed, clock=Now())


def play(session: Session, steps: int, seed: int = 1) -> Session:
    """Play decisions drawn from the legal ones, at most `steps` of them."""
    rng = Random(seed)
    for _ in range(steps):
        if not session.waiting:
            break
        legal = session.legal(0)
        session.decide(legal[int(rng.random() * len(legal))])
    return session


def finished_session(seed: int = 7, **changes: Any) -> Session:
    """A session played to its end."""
    return play(new_session(seed, **changes), 10_000)


def endless_options() -> Options:
    """Options under which a careful player is never lost, for sessions of any length."""
    board = msgspec.to_builtins(load_board())
    board["name"] = "endless"
    for row in board["shadow_table"]:
        row["eyes"] = 0
    board["tracks"] |= {"horrors": [0, 1, 0], "fear": [0, 1, 0]}
    board["tracks"] |= {"mind": [0, 20, 20], "bravery": [0, 20, 20]}
    return msgspec.convert({"board": board, "strategist": True}, Options)


def careful(state: State) -> Decision:
    """The choice of a player who never walks, so that nothing ever ends."""
    if state.awaiting == "nightmare":
        return ChooseNightmare(0, "decay")
    if state.awaiting == "mind":
        return UseMind(0, 0)
    if state.spells == 0:
        return ChooseAction(0, Action.RECITING_SPELLS, 1)
    if state.mantras == 0:
        return ChooseAction(0, Action.RECITING_MANTRAS, 1)
    return ChooseAction(0, Action.GATHERING_COURAGE, 1)


def long_session(steps: int) -> Session:
    """An unfinished session of exactly that many decisions."""
    session = Session.new("endless", endless_options(), (ADA,), 3, clock=Now())
    for _ in range(steps):
        session.decide(careful(session.state))
    return session
