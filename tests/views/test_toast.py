"""Where a message lies: never on what is to be pressed now."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem

from tests.screens import all_screens
from tests.stage import Stage, items

TOAST = b"""import yournightmare.views.components
Toast { text: "Night one.nightmare is in the library now."; actionText: "Undo"; isShown: true }"""
PRESSED = ("GoldButton", "FootboardButton", "StepButton", "IconButton", "ContinueFrame")


def cards_of(page: QQuickItem) -> list[QQuickItem]:
    """What can be pressed in the hand."""
    hands = [item for item in items(page) if item.metaObject().className().startswith("HandFan")]
    return [
        card
        for hand in hands
        for card in items(hand)
        if card.metaObject().className().startswith(("MonsterCard", "Held"))
    ]


def lies_on(stage: Stage, name: str, size: tuple[int, int]) -> list[str]:
    """Which buttons of a screen a message with an action covers, in part or whole."""
    page = stage.show(all_screens()[name](stage), *size)
    stage.process(150)
    component = stage.keep(QQmlComponent(stage.engine))
    component.setData(TOAST, QUrl())
    toast: Any = stage.keep(component.create())
    toast.setParentItem(page)
    toast.setProperty("atTop", bool(page.property("messagesAtTop")))
    stage.process(30)
    place = toast.mapRectToScene(toast.boundingRect())
    own = set(items(toast))
    cards = set(cards_of(page))
    return [
        f"{item.metaObject().className()} {item.property('text')}"
        for item in items(page)
        if item not in own
        and item.isVisible()
        and item.opacity() > 0
        and (item in cards or item.metaObject().className().startswith(PRESSED))
        and item.mapRectToScene(item.boundingRect()).intersects(place)
    ]


def test_the_hands_cards_are_among_what_is_looked_for(stage: Stage) -> None:
    stage.choose(textSize=100)
    page = stage.show(all_screens()["tricks-3-play"](stage), 1440, 900)
    assert len(cards_of(page)) >= 3


SCREENS = (
    "bedroom",
    "bedroom-continue",
    "replay",
    "endless-2-action",
    "tricks-3-play",
    "worst-1-turn",
)
CASES = [
    (name, size, text)
    for name in SCREENS
    for size in ((1440, 900), (960, 600))
    for text in (100, 200)
    # here is no free place: it lies on the upper edge of a frame
    if (name, size, text) != ("bedroom-continue", (960, 600), 200)
]


@pytest.mark.parametrize(("name", "size", "text"), CASES)
def test_a_message_lies_on_nothing_that_is_pressed(
    stage: Stage, name: str, size: tuple[int, int], text: int
) -> None:
    stage.choose(textSize=text)
    assert lies_on(stage, name, size) == []
