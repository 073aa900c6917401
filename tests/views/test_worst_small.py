"""Your Worst Nightmare in the smallest window with the largest letters: nothing lies on another."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tests.gallery_screens import worst as screens
from tests.models.worst_tables import new_table
from tests.screens import Shot, all_screens
from tests.stage import Stage, items


def small(stage: Stage, name: str, language: str = "en") -> QQuickItem:
    """Show a screen at 960 x 600 with letters of twice the size."""
    stage.choose(textSize=200, language=language)
    page = stage.show(all_screens()[name](stage), 960, 600)
    stage.process(80)
    return page


def of_type(page: QQuickItem, name: str) -> list[QQuickItem]:
    """Return what is in sight of a type of ours."""
    return [
        item
        for item in items(page)
        if item.isVisible() and item.metaObject().className().startswith(f"{name}_")
    ]


def place(page: QQuickItem, item: QQuickItem) -> QRectF:
    return item.mapRectToItem(page, item.boundingRect())


def texts(page: QQuickItem, root: QQuickItem) -> list[tuple[str, QRectF]]:
    """Return what is written in an item, and where."""
    return [
        (item.property("text"), place(page, item))
        for item in items(root)
        if item.isVisible() and item.property("text") and item.property("contentWidth")
    ]


@pytest.mark.parametrize("name", ["worst-5-evaluator", "worst-6-reading", "worst-names-3-reading"])
def test_everybody_s_points_stand_beside_the_title(stage: Stage, name: str) -> None:
    page = small(stage, name)
    (tallies,) = of_type(page, "Tallies")
    there = place(page, tallies)
    figures = [text for text, _ in texts(page, tallies)]
    assert len(figures) == 4
    assert all(figure.isdigit() for figure in figures)
    pressed = [i for i in items(page) if i.isVisible() and i.property("iconName")]
    assert len(pressed) == 4
    assert not [i for i in pressed if there.intersects(place(page, i))]
    title = next(i for i in items(page) if i.property("level") == 1)
    assert there.left() > place(page, title).left() + title.property("contentWidth")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", ["worst-3-sheet", "worst-4-sheet-full", "worst-names-5-empty"])
def test_seal_and_cards_have_room_beside_the_sheet(stage: Stage, name: str, language: str) -> None:
    page = small(stage, name, language)
    (seal,) = of_type(page, "Seal")
    there = place(page, seal)
    assert QRectF(0, 0, 960, 600).contains(there)
    cards = of_type(page, "FearTable")[0]
    assert not [text for text, at in texts(page, cards) if at.intersects(there)]


@pytest.mark.parametrize("name", ["worst-7-all-four", "worst-names-3-reading"])
def test_what_goes_on_with_the_reading_is_whole(stage: Stage, name: str) -> None:
    page = small(stage, name)
    button = max(of_type(page, "GoldButton"), key=lambda item: item.width())
    assert place(page, button).bottom() <= 600


@pytest.mark.parametrize("name", ["worst-1-turn", "worst-2-fears", "worst-own-cards"])
def test_usual_names_are_not_shortened(stage: Stage, name: str) -> None:
    page = small(stage, name)
    (line,) = of_type(page, "SeatRow")
    names = [i for i in items(line) if i.isVisible() and i.property("contentWidth")]
    assert len(names) >= 3
    assert not [i.property("text") for i in names if i.property("truncated")]


def test_what_can_t_be_done_is_said_in_the_head_and_lies_on_nothing(stage: Stage) -> None:
    table = new_table(3, seed=2)
    table.act()
    page = stage.show(Shot(screens.MODULE, screens.PAGE, {"table": stage.keep(table)}), 960, 600)
    said: list[str] = []
    heard: list[str] = []
    house: Any = stage.house
    house.said.connect(lambda text, action: said.append(text))
    house.announced.connect(heard.append)

    def written() -> list[str]:
        return [text for text, _ in texts(page, page)]

    asked = table.property("prompt")
    assert asked in written()
    table.refused.emit("That stays as it is.", "WN-3.5")
    stage.process(30)
    assert "That stays as it is." in written()
    assert heard == ["That stays as it is."]
    assert not said
    table.act()  # the curtain comes
    table.property("curtain").stepAside()
    stage.process(60)
    assert "That stays as it is." not in written()
    assert table.property("prompt") in written()


@pytest.mark.parametrize("language", ["en", "de"])
def test_in_a_low_window_the_boxes_of_the_reading_stand_in_one_line(
    stage: Stage, language: str
) -> None:
    """Thirteen, ticked as many as there are points, and nothing lies on them."""
    page = small(stage, "worst-7-all-four", language)
    (boxes,) = of_type(page, "PointBoxes")
    each = [place(page, item) for item in items(boxes) if item.property("isTicked") is not None]
    assert len(each) == 13
    assert len({round(box.top()) for box in each}) == 1
    assert boxes.property("ticked") == 5
    there = place(page, boxes)
    assert QRectF(0, 0, 960, 600).contains(there)
    others = [
        place(page, item)
        for name in ("GoldButton", "GuessSlip", "Envelope", "Stamp", "Tallies")
        for item in of_type(page, name)
    ]
    assert len(others) >= 14
    assert not [other for other in others if other.intersects(there)]


@pytest.mark.parametrize(
    "size",
    [(1280, 800, 150), (1366, 768, 100), (1366, 768, 150), (1440, 900, 175), (960, 600, 100)],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_sheet_with_its_columns_side_by_side_is_seen_whole(
    stage: Stage, size: tuple[int, int, int], language: str
) -> None:
    width, height, text = size
    stage.choose(textSize=text, language=language)
    page = stage.show(all_screens()["worst-3-sheet"](stage), width, height)
    stage.process(80)
    (meter,) = of_type(page, "FearMeter")
    assert meter.property("isWide")
    area = next(i for i in items(meter) if i.inherits("QQuickFlickable"))
    assert area.property("contentHeight") <= area.height()
