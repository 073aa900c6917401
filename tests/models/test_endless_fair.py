"""What a table says of choices that bring nothing, and of whom a best result is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject

from tests.gallery_screens.endless import table_at
from tests.models.tables import standard_board
from tests.sessions.tools import play
from yournightmare.games.endless.decisions import Action, ChooseAction
from yournightmare.games.endless.outlook import choices, faces, least_points
from yournightmare.games.endless.state import Options, View
from yournightmare.models.endless import room
from yournightmare.models.endless.table import EndlessTable
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store


def night(name: str, seed: int) -> Session:
    """Return a finished night of somebody."""
    session = Session.new("endless", Options(board=standard_board()), [SeatInfo(name)], seed)
    play(session, 10_000, seed)
    assert session.result is not None
    return session


def best_for(store: Store, session: Session) -> int:
    """Return what the page of a session calls the best so far."""
    parent = QObject()
    return int(room.table(session, store, parent).property("best"))


def test_a_best_result_is_somebody_s_own_and_of_a_night_that_was() -> None:
    store = Store.in_memory()
    ada, otto = night("Ada", 4), night("Otto", 5)
    what_if = Replay(ada.record()).branch(len(ada.log) - 1)
    play(what_if, 10_000, 8)
    for session in (ada, otto, what_if):
        store.create(session)
    options = Options(board=standard_board())
    assert ada.result is not None
    assert otto.result is not None
    for name, best in (
        ("Ada", ada.result.points[0]),
        ("ADA", ada.result.points[0]),
        ("Otto", otto.result.points[0]),
        ("Mirabel", -1),
    ):
        assert best_for(store, Session.new("endless", options, [SeatInfo(name)], 1)) == best


def is_reciting(view: View) -> bool:
    return view.awaiting == "action" and 1 <= view.spells < 4 and not view.forced


def test_reciting_says_how_much_it_takes() -> None:
    """EN-6.6: only more Action Points than Spells bring anything."""
    table = table_at(is_reciting)
    view = table._session.view(0)
    table.choosePoints(1)
    table.skip()
    row = next(row for row in table.property("actions").rows if row.deed == "reciting spells")
    least = least_points(view, Action.RECITING_SPELLS)
    assert least is not None
    assert row.effect == f"dare {least} or more"
    for points in range(1, 6):
        outlook = faces(view, ChooseAction(0, Action.RECITING_SPELLS, points))
        brings = any(found.by_action.get("spells") for found in outlook)
        assert brings == (points >= least)
    assert least_points(view, Action.MOVEMENT) is None


def offered(table: EndlessTable) -> dict[int, str]:
    """Return what each way to settle a roll is said to bring."""
    rows = [row for row in table.property("mind").rows if row.offered]
    return {row.change: f"{row.first}\n{row.rest}" for row in rows}


@pytest.mark.parametrize(("eyes", "wasted"), [(1, 2), (2, -2), (5, 2)])
def test_mind_that_would_be_paid_for_nothing_is_said_to_be(eyes: int, wasted: int) -> None:
    """EN-3: the first die only names the column, so 1 and 3 are the same."""

    def is_first(view: View) -> bool:
        roll = view.roll
        return (
            view.awaiting == "mind"
            and roll is not None
            and roll.awaiting == "first die"
            and roll.eyes == eyes
        )

    said = offered(table_at(is_first))
    assert "It changes nothing else." not in said[0]
    assert {change for change, text in said.items() if "It changes nothing else." in text} == {
        wasted
    }


def test_where_every_way_loses_that_is_said() -> None:
    def loses(view: View) -> list[bool]:
        return [bool(found.causes) for _, found in choices(view)] if view.awaiting == "mind" else []

    lost = table_at(lambda view: len(loses(view)) > 1 and all(loses(view)))
    assert lost.property("mindLoses")
    perhaps = table_at(lambda view: any(loses(view)) and not all(loses(view)))
    assert not perhaps.property("mindLoses")
