"""The table of faces explains its frames: a green one is a Nightmare overcome."""

from __future__ import annotations

import pytest

from tests.gallery_screens.endless import is_lost, table_at
from tests.hands import in_sight
from tests.screens import Shot
from tests.stage import Stage
from yournightmare.games.endless.state import View


def is_far(view: View) -> bool:
    return view.awaiting == "action" and view.end - view.progress > 5


def is_near(view: View) -> bool:
    return view.awaiting == "action" and view.end - view.progress <= 2 and not view.blocked


@pytest.mark.parametrize("near", [False, True])
def test_a_green_frame_is_explained_where_there_is_one(stage: Stage, near: bool) -> None:
    table = stage.keep(table_at(is_near if near else is_far))
    table.setTempo(0)
    table.chooseAction(0)
    table.choosePoints(3)
    page = stage.show(Shot("yournightmare.views.endless", "EndlessPage", {"table": table}))
    stage.process(100)
    assert any(row.overcomes for row in table._sheets.faces.rows) == near
    assert any(item.property("text") == "overcome" for item in in_sight(page)) == near


def test_a_face_that_loses_the_game_says_how(stage: Stage) -> None:
    table = stage.keep(table_at(is_lost))
    table.setTempo(0)
    page = stage.show(Shot("yournightmare.views.endless", "EndlessPage", {"table": table}))
    stage.process(100)
    assert all(row.dies for row in table._sheets.faces.rows)
    said = {str(item.property("text")) for item in in_sight(page) if item.property("text")}
    assert {"the Shadow has you, you hit the ground", "Whatever comes, you lose."} <= said


def test_where_no_face_loses_nothing_is_said_of_it(stage: Stage) -> None:
    table = stage.keep(table_at(is_far))
    table.setTempo(0)
    table.choosePoints(1)
    table.skip()
    assert not any(row.dies for row in table._sheets.faces.rows)
    assert table.property("losses") == ""
