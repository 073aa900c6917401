"""The end of Endless Nightmare: nothing of it lies under the button for the next game."""

from __future__ import annotations

import pytest

from tests.gallery_screens.endless import table_at
from tests.screens import Shot
from tests.stage import Stage, items


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("causes", [1, 2])
def test_the_buttons_of_the_end_lie_above_the_next_game(
    stage: Stage, causes: int, language: str
) -> None:
    """Two causes take two lines; the picture makes room for them (a window of 1280 x 768)."""
    stage.choose(language=language)
    table = stage.keep(table_at(lambda view: len(view.causes) == causes))
    table.setTempo(0)
    page = stage.show(
        Shot("yournightmare.views.endless", "EndlessPage", {"table": table}), 1280, 768
    )
    stage.process(200)
    (end,) = [item for item in items(page) if item.metaObject().className().startswith("Ending")]
    shown = [
        item
        for item in items(end)
        if item.isVisible() and item.metaObject().className().startswith("PlainButton")
    ]
    (again,) = [
        item
        for item in items(page)
        if item.isVisible() and item.metaObject().className().startswith("GoldButton")
    ]
    assert len(shown) == 2
    top = again.mapRectToScene(again.boundingRect()).top()
    assert max(item.mapRectToScene(item.boundingRect()).bottom() for item in shown) <= top
    stage.choose(language="en")
