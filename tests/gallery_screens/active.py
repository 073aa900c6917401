"""The screens of the active game of Endless Nightmare: each test, at rest and afterwards."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.gallery_screens.replay import replay_of
from tests.models.tables import standard_board
from tests.screens import Shot, screen
from tests.stage import Stage
from yournightmare.games.endless.decisions import (
    Action,
    ChooseAction,
    ChooseNightmare,
    ThrowOnBoard,
)
from yournightmare.games.endless.state import Active, Options, View
from yournightmare.games.endless.throwing import Flick
from yournightmare.models.endless.table import EndlessTable
from yournightmare.sessions.diceboards import load_dice_board
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.session import Session


def active_session(nightmare: str, seed: int = 5, **options: Any) -> Session:
    """Return a session whose first Nightmare is this one, all cells being active."""
    chosen = Options(
        board=standard_board(),
        strategist=True,
        active=Active.ALL,
        dice_board=load_dice_board(),
        **options,
    )
    session = Session.new("endless", chosen, [SeatInfo("Ada")], seed)
    session.decide(ChooseNightmare(0, nightmare))
    return session


def active_table(
    nightmare: str, until: str = "", seed: int = 5, points: int = 2, **options: Any
) -> EndlessTable:
    """Return a table in this Nightmare, moved on by Movement until it awaits `until`."""
    session = active_session(nightmare, seed, **options)
    for _ in range(40):
        view: View = session.view(0)
        if view.awaiting == until or not until:
            break
        if view.awaiting == "action":
            session.decide(ChooseAction(0, Action.MOVEMENT, points))
        else:
            session.decide(session.legal(0)[0])
    table = EndlessTable(session, best=41)
    table.setTempo(0)
    return table


def throw_at(table: EndlessTable, strength: int, direction: int = 0) -> None:
    """Throw in rehearsal with this strength, from the middle of the hand."""
    dice: Any = table._skills._dice
    dice._throw(
        Flick(
            0 if not dice.property("side") else dice.property("side") * 500,
            -700,
            direction,
            strength,
        )
    )


def _shot(stage: Stage, table: EndlessTable, then: Callable[[Any], None] | None = None) -> Shot:
    stage.house.retranslated.connect(table.retranslate)
    stage.keep(table)
    return Shot("yournightmare.views.endless", "EndlessPage", {"table": table}, then)


@screen("active-1-board")
def board(stage: Stage) -> Shot:
    """Spiders: the hand before the dice board, rehearsing."""
    return _shot(stage, active_table("active_spiders", "board throw"))


@screen("active-2-thrown")
def thrown(stage: Stage) -> Shot:
    """Decay after some rounds: markers lie on the board, and a throw has run."""
    session = active_session("active_decay")
    rng = random.Random(4)
    for _ in range(60):
        view: View = session.view(0)
        if view.awaiting == "nothing" or (view.awaiting == "board throw" and len(view.markers) > 3):
            break
        legal = list(session.legal(0))
        if view.awaiting == "action":
            session.decide(ChooseAction(0, Action.GATHERING_COURAGE, 1))
        else:
            session.decide(rng.choice(legal) if view.awaiting == "board throw" else legal[0])
    table = EndlessTable(session)
    table.setTempo(0)
    return _shot(stage, table, lambda page: throw_at(table, 560, 20))


@screen("active-3-other-hand")
def other_hand(stage: Stage) -> Shot:
    """Fraud: the weaker hand throws from its side; it counts."""
    table = active_table("active_fraud", "board throw")
    return _shot(stage, table, lambda page: table._skills.inEarnest())


@screen("active-4-lid")
def lid(stage: Stage) -> Shot:
    """Buried Alive: between the crosses."""
    return _shot(stage, active_table("active_buried_alive", "lid throw"))


@screen("active-5-stopwatch")
def stopwatch(stage: Stage) -> Shot:
    """The Final Exam, stopped in rehearsal at 5.47."""
    table = active_table("active_final_exam", "stopwatch")
    watch: Any = table._skills._watch
    return _shot(stage, table, lambda page: watch.show_reading(547))


@screen("active-6-blind-look")
def blind_look(stage: Stage) -> Shot:
    """Blindness: the last look."""
    return _shot(stage, active_table("blindness", "pointing"))


@screen("active-7-blind-dark")
def blind_dark(stage: Stage) -> Shot:
    """Blindness: the dark."""
    table = active_table("blindness", "pointing")
    blind: Any = table._skills._blind
    return _shot(stage, table, lambda page: blind.darken())


@screen("active-8-blind-shown")
def blind_shown(stage: Stage) -> Shot:
    """Blindness: the way the hand took, in rehearsal."""
    table = active_table("blindness", "pointing")
    blind: Any = table._skills._blind

    def point(page: Any) -> None:
        blind.darken()
        blind.touch(500.0, 2.0, 1000.0, 1000.0)
        for step in range(1, 20):
            part = step / 20
            blind.glide(500 - 130 * part, 2 + 350 * part**0.8, 1000 + step * 30.0, 0.0)
        blind.lift(366.0, 352.0, 1610.0, 0.0)

    return _shot(stage, table, point)


@screen("active-9-drowning")
def drowning(stage: Stage) -> Shot:
    """Drowning: the water under the ring while an action is chosen."""
    return _shot(stage, active_table("drowning", "action"))


@screen("active-10-belt")
def belt(stage: Stage) -> Shot:
    """Old Factory: the belt, six seconds old."""
    table = active_table("active_old_factory", "action")
    nerve: Any = table._skills._nerve
    nerve._time._so_far = 6400.0
    return _shot(stage, table)


@screen("active-11-entry")
def entry(stage: Stage) -> Shot:
    """Own dice: what happened at the real board."""
    return _entry(stage, "active_spiders")


def _entry(stage: Stage, nightmare: str) -> Shot:
    session = active_session(nightmare, own_dice=True)
    session.decide(ChooseAction(0, Action.MOVEMENT, 2))
    table = EndlessTable(session)
    table.setTempo(0)
    shot = _shot(stage, table)
    table.throwDie()
    return shot


@screen("active-12-entry-time")
def entry_time(stage: Stage) -> Shot:
    """Own dice: what the real stopwatch shows."""
    return _entry(stage, "active_final_exam")


@screen("active-13-replayed")
def replayed(stage: Stage) -> Shot:
    """A replay at a throw among markers."""
    session = active_session("active_spiders")
    for _ in range(12):
        view: View = session.view(0)
        if view.awaiting == "action":
            session.decide(ChooseAction(0, Action.GATHERING_COURAGE, 1))
        elif view.awaiting == "board throw":
            session.decide(session.legal(0)[len(session.log) % 9])
        else:
            session.decide(session.legal(0)[0])
    throws = [n for n, each in enumerate(session.log, 1) if isinstance(each.decision, ThrowOnBoard)]
    return replay_of(stage, session.record(), throws[-1])


@screen("active-14-done")
def done(stage: Stage) -> Shot:
    """A throw that was taken back: it stays as it was, and is gone on with."""
    return _done(stage, "active_spiders", "board throw")


@screen("active-15-done-blind")
def done_blind(stage: Stage) -> Shot:
    """The same of a finger in the dark."""
    return _done(stage, "blindness", "pointing")


def _done(stage: Stage, nightmare: str, test: str) -> Shot:
    table = active_table(nightmare, test)
    table._session.decide(table._session.legal(0)[2])
    table.skip()
    table._session.take_back()
    table._settle()
    return _shot(stage, table)


@screen("active-16-blind-lost")
def blind_lost(stage: Stage) -> Shot:
    """Blindness: the roll has failed already, and the finger is asked for all the same."""
    return _shot(stage, active_table("blindness", "pointing", seed=1, points=5))
