"""The replay: a game in the middle, at its end, and a record that breaks off."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from tests.models.tables import new_session
from tests.screens import Shot, screen
from tests.stage import Stage
from yournightmare.models.desk import Desk
from yournightmare.models.replay import ReplayTable
from yournightmare.players.player import player_of
from yournightmare.sessions.record import Record
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.store import Store

MODULE, PAGE = "yournightmare.views.replay", "ReplayPage"


def played(seed: int = 9) -> Record:
    """Return a whole game of a careful player."""
    player, rng = player_of("endless", "careful"), random.Random(seed)
    session = new_session(seed)
    while session.waiting:
        session.decide(player.choose(session.view(0), session.legal(0), rng))
    return session.record()


def replay_of(stage: Stage, record: Record, step: int) -> Shot:
    """Return a replay's page at a step, all of it read."""
    house: Any = stage.house
    house._desk = stage.keep(Desk(stage.house, Store.in_memory()))
    table = ReplayTable(Replay(record), house._desk)
    while not table.is_ready:
        table._work()
    table.goTo(step)
    return Shot(MODULE, PAGE, {"table": table})


@screen("replay")
def replay(stage: Stage) -> Shot:
    """Somewhere in the middle, at a mistake if there is one."""
    record = msgspec.structs.replace(played(), name="The long night", taken_back=True)
    return replay_of(stage, record, len(record.log) * 3 // 5)


@screen("replay-end")
def replay_end(stage: Stage) -> Shot:
    """The last step."""
    record = played(4)
    return replay_of(stage, record, len(record.log))


@screen("replay-damaged")
def replay_damaged(stage: Stage) -> Shot:
    """A record whose second half doesn't fit."""
    record = played(5)
    half = len(record.log) // 2
    broken = msgspec.structs.replace(record.log[half], fingerprint="0" * 16)
    log = (*record.log[:half], broken, *record.log[half + 1 :])
    return replay_of(stage, msgspec.structs.replace(record, log=log), half)
