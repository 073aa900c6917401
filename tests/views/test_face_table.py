"""The table of faces explains its frames: a green one is a Nightmare overcome."""

from __future__ import annotations

import pytest

from tests.gallery_screens.endless import table_at
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
