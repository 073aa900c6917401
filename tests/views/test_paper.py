"""Paper: a sheet is torn for the size at which a layout leaves it, and for no other."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickItem

from tests.stage import Stage, items


def _sheet(stage: Stage) -> Any:
    return stage.build("PaperSheet { width: 200; height: 100 }")


def test_sizes_a_layout_only_tries_are_not_torn(stage: Stage) -> None:
    sheet = _sheet(stage)
    stage.process(20)
    came: list[QSizeF] = []
    sheet.restChanged.connect(lambda: came.append(sheet.property("rest")))
    for height in (320, 240, 360, 180):
        sheet.setHeight(height)
    assert came == []
    stage.process(20)
    assert came == [QSizeF(200, 180)]


def test_what_is_torn_and_its_shadow_are_as_large_as_the_sheet(stage: Stage) -> None:
    sheet = _sheet(stage)
    sheet.setSize(QSizeF(260, 140))
    stage.process(20)
    torn = _parts(sheet, "TornSheet")
    assert [(part.width(), part.height()) for part in torn] == [(260, 140)]
    shadows = _parts(sheet, "SoftShadow")
    assert [(part.width(), part.height()) for part in shadows] == [(260, 140)]


def test_the_torn_edge_lies_where_the_sheet_ends(stage: Stage) -> None:
    """The outline is given in tenths: what is drawn is as large as the sheet, and no larger."""
    image = _drawn(stage, "PaperSheet { x: 40; y: 40; width: 200; height: 100; shadow: false }")
    ground = image.pixelColor(2, 2)
    across = [x for x in range(image.width()) if image.pixelColor(x, 90) != ground]
    down = [y for y in range(image.height()) if image.pixelColor(140, y) != ground]
    assert 36 <= across[0] <= 44
    assert 236 <= across[-1] <= 244
    assert 36 <= down[0] <= 44
    assert 136 <= down[-1] <= 145


def _parts(sheet: QQuickItem, name: str) -> list[QQuickItem]:
    return [item for item in items(sheet) if item.metaObject().className().startswith(name)]


def _drawn(stage: Stage, qml: str) -> QImage:
    window: Any = stage.build(f"Window {{ width: 280; height: 180; visible: true; {qml} }}")
    stage.process(60)
    image: QImage = window.grabWindow()
    window.close()
    return image
