"""The screens of Endless Nightmare: each kind of choice, danger, and the end."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.models.tables import new_table
from tests.screens import Shot, screen
from tests.stage import Stage
from yournightmare.games.endless.decisions import Action, ChooseAction
from yournightmare.games.endless.outlook import faces
from yournightmare.games.endless.state import View
from yournightmare.models.endless.table import EndlessTable
from yournightmare.players.player import player_of


def table_at(moment: Callable[[View], bool], **options: bool) -> EndlessTable:
    """Return a table at a moment of a careful game; the first game that has such a moment."""
    careful = player_of("endless", "careful")
    for seed in range(400):
        table = new_table(seed, **options)
        session: Any = table._session
        rng = random.Random(seed)
        for _ in range(400):
            if moment(session.view(0)):
                return EndlessTable(session, best=41)
            legal = session.legal(0)
            if not legal:
                break
            session.decide(careful.choose(session.view(0), legal, rng))
    raise AssertionError("no game has such a moment")


def _shot(stage: Stage, table: EndlessTable) -> Shot:
    table.setTempo(0)
    stage.house.retranslated.connect(table.retranslate)
    stage.keep(table)
    return Shot("yournightmare.views.endless", "EndlessPage", {"table": table})


@screen("endless-1-first-die")
def first_die(stage: Stage) -> Shot:
    return _shot(stage, new_table(1))


@screen("endless-2-action")
def action(stage: Stage) -> Shot:
    """In the middle of a game, with points, danger and a Shadow close by."""
    return _shot(
        stage,
        table_at(
            lambda v: (
                v.awaiting == "action"
                and v.survived >= 2
                and 3 <= v.distance <= 8
                and v.fear > v.mantras
                and v.mind > 2
                and v.progress > v.began
            )
        ),
    )


def is_lost(view: View) -> bool:
    """Whether each face of the die for the action chosen beforehand would lose the game."""
    if view.awaiting != "action" or view.forced or view.blocked or not 0 < view.distance < 30:
        return False
    outlook = faces(view, ChooseAction(0, Action.MOVEMENT, 3))
    ways = {cause for found in outlook for cause in found.causes}
    return all(found.causes for found in outlook) and len(ways) > 1


@screen("endless-2-lost")
def lost(stage: Stage) -> Shot:
    """An action that loses the game whatever comes, and why."""
    return _shot(stage, table_at(is_lost))


@screen("endless-3-mind")
def mind(stage: Stage) -> Shot:
    """After a roll that Mind may change."""
    return _shot(
        stage,
        table_at(
            lambda v: (
                v.awaiting == "mind"
                and v.roll is not None
                and v.roll.awaiting == "action"
                and 1 < v.roll.eyes < 6
                and v.survived >= 1
            )
        ),
    )


@screen("endless-4-falling")
def falling(stage: Stage) -> Shot:
    """Before the parachute's die, the longest prompt."""
    return _shot(
        stage, table_at(lambda v: v.awaiting == "ability die" and v.nightmare == "falling")
    )


@screen("endless-5-forbidden")
def forbidden(stage: Stage) -> Shot:
    """The Monsters block the way: Movement is grey with the reason."""
    return _shot(stage, table_at(lambda v: v.awaiting == "action" and v.blocked))


@screen("endless-6-strategist")
def strategist(stage: Stage) -> Shot:
    """Choosing a Nightmare, some of them used."""
    return _shot(
        stage,
        table_at(lambda v: v.awaiting == "nightmare" and len(v.used) > 2, strategist=True),
    )


@screen("endless-7-own-die")
def own_die(stage: Stage) -> Shot:
    """The table throws its own die."""
    table = new_table(1, own_dice=True)
    shot = _shot(stage, table)
    table.throwDie()
    return shot


@screen("endless-8-end")
def end(stage: Stage) -> Shot:
    """The end."""
    return _shot(stage, table_at(lambda v: v.awaiting == "nothing" and v.survived >= 1))
