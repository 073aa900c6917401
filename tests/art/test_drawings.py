"""The drawings: the same bytes each time, plain SVG only, all written, within the size allowed."""

import re
from xml.etree import ElementTree

import pytest
from art import bitmaps
from art.drawing import Drawing
from art.registry import DRAWINGS, RESOURCES, load, register
from art.shapes import ellipse, path, rect
from PySide6.QtGui import QImage

ENTRIES = load()
PLAIN = {"svg", "defs", "g", "path", "linearGradient", "radialGradient", "stop"}
SAMPLE = [name for name in ENTRIES if name.startswith("bedroom/")][::5]


@pytest.mark.parametrize("name", SAMPLE)
def test_drawing_twice_gives_the_same_bytes(name: str) -> None:
    assert ENTRIES[name].draw().svg() == ENTRIES[name].draw().svg()


@pytest.mark.parametrize("name", [name for name, entry in ENTRIES.items() if not entry.ratios])
def test_every_drawing_is_written_as_plain_svg(name: str) -> None:
    entry = ENTRIES[name]
    (file,) = entry.files.values()
    assert file.exists(), f"run packaging/art/draw.py {name}"
    root = ElementTree.parse(file).getroot()
    assert {element.tag.rsplit("}", 1)[-1] for element in root.iter()} <= PLAIN
    assert root.get("viewBox") == f"0 0 {entry.width:g} {entry.height:g}"
    assert not re.search(r"nan|inf", file.read_text())


@pytest.mark.parametrize("name", [name for name, entry in ENTRIES.items() if entry.ratios])
def test_what_is_stretched_is_written_in_pixels_for_every_screen(name: str) -> None:
    """BorderImage cuts SVG wrongly where the screen's scale isn't 1; a file's name says its own."""
    entry = ENTRIES[name]
    for ratio, file in entry.files.items():
        assert file.exists(), f"run packaging/art/draw.py {name}"
        drawn = QImage.fromData(
            bitmaps.rendered(entry.draw().svg(), entry.width * ratio, entry.height * ratio)
        )
        kept = QImage(str(file))
        assert (kept.width(), kept.height()) == (entry.width * ratio, entry.height * ratio)
        assert drawn.convertToFormat(kept.format()) == kept


def test_there_is_no_picture_that_nobody_has_drawn() -> None:
    drawn = {file for entry in ENTRIES.values() for file in entry.files.values()}
    there = {file for file in RESOURCES.rglob("*") if file.suffix in (".svg", ".png")}
    assert there == drawn


def test_all_pictures_together_stay_small() -> None:
    assert sum(file.stat().st_size for file in RESOURCES.rglob("*.svg")) < 16_000_000


def test_a_name_can_be_given_only_once() -> None:
    name = next(iter(DRAWINGS))
    with pytest.raises(ValueError, match="Two drawings"):
        register(name, 1, 1, lambda drawing: None)


def test_clipping_cuts_the_shape_itself() -> None:
    drawing = Drawing(100, 100)
    with drawing.clipped(rect(0, 0, 10, 10)), drawing.placed(5, 5, 2):
        drawing.fill(ellipse(0, 0, 40), "#ffffff")
    assert "M10 10l" in drawing.svg() or "M0 0l" in drawing.svg() or "l0 " in drawing.svg()
    assert "clip" not in drawing.svg()


def test_svg_paths_are_understood() -> None:
    assert path("M0 0H10V10h-10Z").area == pytest.approx(100)
    assert path("M0 0Q5 10 10 0Z").area == pytest.approx(100 / 3, rel=0.02)
