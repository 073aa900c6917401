"""The handwriting: every letter of Latin-1 and Latin Extended-A, the same bytes each time."""

import importlib.util
import io
from typing import Any

import pytest

if importlib.util.find_spec("fontTools") is None:
    pytest.skip("the extra `art` has no fontTools here", allow_module_level=True)

from art import handfont

TEXTS = (
    "Größe süßer Übermut, „Äpfel“ – ‚Öfen‘ …",
    "Zażółć gęślą jaźń",
    "Příliš žluťoučký kůň úpěl ďábelské ódy",
    "İstanbul’da ığüşçö Ğ Ş",
    "Être où, cœur, garçon; ¿qué? ¡señor!",
    "Ångström, Þórr, Đà, Ľubica, Ģirts, Ő ű ẞ",
)


@pytest.fixture(scope="module")
def font() -> Any:
    return handfont.build()


def test_the_font_is_the_same_each_time(font: Any) -> None:
    written = io.BytesIO()
    font.save(written)
    assert written.getvalue() == handfont.TARGET.read_bytes(), "run packaging/art/handfont.py"


def test_it_writes_latin_1_latin_extended_a_and_quotation_marks(font: Any) -> None:
    known = set(font.getBestCmap())
    blocks = {*range(0x20, 0x7F), *range(0xA0, 0x180)} - {0xAD}
    assert not {chr(code) for code in blocks - known}
    assert not {char for text in TEXTS for char in text if ord(char) not in known}


def test_every_glyph_has_ink(font: Any) -> None:
    glyphs = font["glyf"]
    empty = [name for name in font.getGlyphOrder() if not glyphs[name].numberOfContours]
    assert empty == [".notdef", "space"]


def test_a_letter_is_written_differently_beside_itself(font: Any) -> None:
    glyphs = font["glyf"]
    for char in "aeiouäößłAZ7":
        pictures = {
            str(list(glyphs[name].getCoordinates(glyphs)[0]))
            for name in (f"u{ord(char):04X}{end}" for end in ("", ".1", ".2"))
        }
        assert len(pictures) == handfont.VARIANTS, char


def test_every_letter_has_room(font: Any) -> None:
    """No letter but a mark is wider than its room by more than the lean of the hand."""
    glyphs, widths = font["glyf"], font["hmtx"]
    for code, name in font.getBestCmap().items():
        glyph = glyphs[name]
        if glyph.numberOfContours:
            assert glyph.xMax <= widths[name][0] + 190, chr(code)
            assert glyph.yMin >= -handfont.DESCENT, chr(code)
            assert glyph.yMax <= handfont.ASCENT, chr(code)
