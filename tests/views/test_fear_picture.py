"""The picture of a Fear card in QML: it arrives, fits, and never warns."""

from __future__ import annotations

import pytest
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from tests.stage import Stage, items
from yournightmare.models import fearpictures

__all__ = ["fearpictures"]  # its type, as the game brings it

QML = b"""
import QtQuick
import yournightmare.views.components
FearPicture { width: 110; height: 125 }
"""


def shown(stage: Stage, **properties: str) -> QQuickItem:
    component = stage.keep(QQmlComponent(stage.engine))
    component.setData(QML, "")
    made = stage.keep(component.createWithInitialProperties(properties))
    assert isinstance(made, QQuickItem), component.errorString()
    return made


@pytest.mark.parametrize(
    ("card", "title"),
    [("eight-legs", ""), ("no-such-card", ""), ("", "Mäuse im Klavier"), ("", "<b>\n&\x00🕷")],
)
def test_a_picture_arrives(stage: Stage, qtbot: QtBot, card: str, title: str) -> None:
    picture = shown(stage, card=card, title=title)
    qtbot.waitUntil(lambda: bool(picture.property("isThere")))


def test_no_card_is_calm_ground(stage: Stage, qtbot: QtBot) -> None:
    picture = shown(stage, card="")
    qtbot.wait(60)
    assert not picture.property("isThere")
    picture.setProperty("card", "reply-to-all")
    qtbot.waitUntil(lambda: bool(picture.property("isThere")))


def test_one_card_after_the_other(stage: Stage, qtbot: QtBot) -> None:
    picture = shown(stage, card="eight-legs")
    for card in ("reply-to-all", "the-cellar-stairs", "", "eight-legs"):
        picture.setProperty("card", card)
    qtbot.waitUntil(lambda: bool(picture.property("isThere")))


def arrived(stage: Stage, qtbot: QtBot, card: str) -> tuple[QQuickItem, QQuickItem]:
    """A card's picture that has come, and the image in it."""
    picture = shown(stage, card=card)
    qtbot.waitUntil(lambda: bool(picture.property("isThere")))
    image = next(item for item in items(picture) if item.inherits("QQuickImage"))
    return picture, image


def test_it_stays_while_it_is_drawn_in_another_size(stage: Stage, qtbot: QtBot) -> None:
    picture, image = arrived(stage, qtbot, "eight-legs")
    picture.setProperty("width", 640)
    picture.setProperty("height", 700)
    for _ in range(5):
        assert picture.property("isThere")
        assert image.property("opacity") == 1
        assert image.property("paintedHeight") >= 700
        qtbot.wait(5)


@pytest.mark.parametrize(("length", "other"), [(110, "reply-to-all"), (600, "the-cellar-stairs")])
def test_case_h2_another_card_never_shows_the_one_before(
    stage: Stage, qtbot: QtBot, length: int, other: str
) -> None:
    """What lies on a sheet is secret: its picture goes at once, also while it grows."""
    picture, image = arrived(stage, qtbot, "eight-legs")
    before = image.property("source")
    picture.setProperty("width", length)
    picture.setProperty("card", other)
    assert image.property("source") != before
    assert image.property("retainWhileLoading") is False
    assert image.property("opacity") == (1 if picture.property("isThere") else 0)
    qtbot.waitUntil(lambda: bool(picture.property("isThere")))
    picture.setProperty("card", "")
    assert not picture.property("isThere")
    assert image.property("opacity") == 0
    assert image.property("source").isEmpty()
