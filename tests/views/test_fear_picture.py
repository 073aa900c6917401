"""The picture of a Fear card in QML: it arrives, fits, and never warns."""

from __future__ import annotations

import pytest
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from tests.stage import Stage
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
