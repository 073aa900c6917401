"""Dream again: the next game of Endless Nightmare goes on in the page that is there."""

from __future__ import annotations

import random

import pytest
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from tests.models.tables import new_session, new_table, play_at_random
from tests.screens import Shot
from tests.stage import Stage, items

PATIENCE = 30_000
"""Milliseconds waited for the page; only a broken one takes so long."""


def part(page: QQuickItem, name: str) -> QQuickItem:
    """Return the one item of that QML type."""
    found = [item for item in items(page) if item.metaObject().className().startswith(f"{name}_")]
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_nothing_of_the_last_game_is_left_on_the_page(
    qtbot: QtBot, stage: Stage, motion: str
) -> None:
    """The end goes at once, the choice of the new game comes, markers stand where they begin."""
    stage.choose(motion=motion)
    table = stage.keep(new_table(3))
    play_at_random(table, random.Random(3))
    page = stage.show(Shot("yournightmare.views.endless", "EndlessPage", {"table": table}))
    choices, ring = part(page, "Choices"), part(page, "Ring")
    qtbot.waitUntil(lambda: choices.property("shown") == "ending", timeout=PATIENCE)
    assert table.take_up(new_session(5))
    if motion == "full":
        assert choices.property("shown") == "", "the end of the game before is gone"
    qtbot.waitUntil(lambda: choices.property("shown") == "throw", timeout=PATIENCE)
    qtbot.waitUntil(
        lambda: choices.property("parts") == choices.property("whole"), timeout=PATIENCE
    )
    qtbot.waitUntil(lambda: bool(ring.property("glides")), timeout=PATIENCE)
    assert ring.property("lanternAt") == table.property("progress") == 0
    assert ring.property("shadowAt") == table.property("shadow")
    assert page.property("playedSession") == table.property("sessionId")
