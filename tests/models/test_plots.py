"""Plots: what is drawn, what the pointer is on, and when pyqtgraph is brought."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QColor, QFont, QImage
from pytestqt.qtbot import QtBot

from yournightmare.models.plots import (
    Cell,
    Cells,
    Content,
    Figure,
    Look,
    Span,
    Spans,
    _legible,
    draw,
)

INK, DIM, ACCENT, GROUND = (QColor(c) for c in ("#000000", "#888888", "#ff0000", "#ffffff"))
SIZE = QSizeF(200, 120)
ROWS = Spans((Span("one", 1.0, 0.5, 1.5), Span("none"), Span("two", -1.0, -1.8, -0.2)), 2.0)
FIELD = Cells(2, 3, (Cell(0, 0, "5.0", "a", 1.0), Cell(1, 2, "–", "b"), Cell(1, 0, "", "")))


def look() -> Look:
    return Look(INK, DIM, ACCENT, GROUND, QFont(), 4.0)


def picture(content: Content, ratio: float = 1.0) -> QImage:
    return draw(content, SIZE, ratio, look())


def colour_at(image: QImage, x: float, y: float) -> str:
    return image.pixelColor(round(x), round(y)).name()


def test_a_dot_lies_at_its_value_and_its_line_through_it(qtbot: QtBot) -> None:
    image = picture(ROWS)
    # the middle is 100, the edges 12 inside: a unit is 44 pixels
    assert colour_at(image, 144, 20) == ACCENT.name()
    assert colour_at(image, 144 - 15, 20) == INK.name()
    assert colour_at(image, 56, 100) == ACCENT.name()
    assert colour_at(image, 56 - 30, 100) == INK.name()
    assert image.pixelColor(56, 60).alpha() == 0


def test_pictures_have_the_screen_s_pixels(qtbot: QtBot) -> None:
    image = picture(ROWS, 2.0)
    assert (image.width(), image.height(), image.devicePixelRatio()) == (400, 240, 2.0)
    assert colour_at(image, 288, 40) == ACCENT.name()


def test_a_field_has_the_colour_of_its_strength(qtbot: QtBot) -> None:
    image = picture(FIELD)
    assert colour_at(image, 10, 10) == ACCENT.name()
    assert image.pixelColor(110, 10).alpha() == 0
    assert image.pixelColor(10, 60).alpha() == 0


@pytest.mark.parametrize(
    "content",
    [Spans((), 1.0), Spans((Span("x"),), 0.0), Spans((Span("x", 0.0),), 0.0), Cells(0, 0, ())],
)
def test_nothing_to_show_draws_nothing_odd(qtbot: QtBot, content: Content) -> None:
    assert not picture(content).isNull()
    assert content.at(QPointF(5, 500), SIZE) == -1


def test_the_pointer_finds_marks() -> None:
    assert [ROWS.at(QPointF(3, y), SIZE) for y in (0, 39, 60, 119)] == [0, 0, -1, 2]
    assert ROWS.at(QPointF(-1, 5), SIZE) == -1
    places = [QPointF(10, 10), QPointF(110, 10), QPointF(110, 110), QPointF(10, 110)]
    assert [FIELD.at(place, SIZE) for place in places] == [0, -1, 1, -1]


def test_words_on_a_field_are_legible() -> None:
    assert _legible(None, look()) == INK
    assert _legible(0.0, look()) == INK
    assert _legible(1.0, Look(INK, DIM, QColor("#102040"), GROUND, QFont(), 4.0)) == GROUND


def test_a_figure_tells_only_of_changes(qtbot: QtBot) -> None:
    figure, heard = Figure(), []
    figure.changed.connect(lambda: heard.append(figure.property("told")))
    figure.show(ROWS, "rows")
    figure.show(Spans(ROWS.rows, 2.0), "rows")
    figure.show(None)
    assert heard == ["rows", ""]


_PAGE = """
import json, sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
import yournightmare.models.settings
import yournightmare.models.knowledge
from yournightmare.models.plots import Figure, Plot, Spans, Span, _bringer
heavy = lambda: sorted({"numpy", "pyqtgraph", "PySide6.QtWidgets"} & set(sys.modules))
seen = [heavy()]
plot, figure = Plot(), Figure()
plot.setProperty("figure", figure)
plot.setSize(__import__("PySide6.QtCore").QtCore.QSizeF(100, 100))
plot.updatePolish()
seen.append(heavy())
figure.show(Spans((Span("x", 1.0),), 2.0))
plot.updatePolish()
while not plot.property("isDrawn"):
    app.processEvents()
    if _bringer().is_here:
        plot.updatePolish()
seen.append(heavy())
print(json.dumps(seen))
"""


def test_pyqtgraph_comes_with_the_first_plot_that_has_something_to_show(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _PAGE],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
        cwd=Path(__file__).parents[2],
        env={**os.environ, "YOURNIGHTMARE_DATA_DIR": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
    )
    before, empty, shown = json.loads(done.stdout.splitlines()[-1])
    assert (before, empty) == ([], [])
    assert {"numpy", "pyqtgraph"} <= set(shown)
