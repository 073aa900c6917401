"""How large the words on the trick game's table are: they grow with the letters chosen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem

from tests.gallery_screens.tricks import my_turn, table_at
from tests.stage import Stage
from tests.views.test_tricks_parts import edges, of_type, show
from tests.views.test_tricks_room import words_of


def size_of(text: QQuickItem) -> int:
    """Return how high the letters are that a text is drawn with, in pixels."""
    context = QQmlEngine.contextForObject(text)
    assert context is not None
    found = QQmlExpression(context, text, "fontInfo.pixelSize").evaluate()
    return int(found[0] if isinstance(found, tuple) else found)


def table_letters(stage: Stage, text: int, computers: int, size: tuple[int, int]) -> dict[str, int]:
    """Show the table with letters of a size; return how high the words that count are."""
    stage.choose(textSize=text)
    table = table_at(my_turn, 1, computers)
    page = show(stage, table, *size)
    stage.process(120)
    found: dict[str, int] = {}
    for board in of_type(page, "SeatPlate"):
        name, points = board.property("name"), str(board.property("points"))
        for one in words_of(board):
            if one.property("text") in (name, points):
                found[f"{name}: {one.property('text')}"] = size_of(one)
    for one in words_of(page):
        for told in ("prompt", "explained", "stakes"):
            if one.property("text") == table.property(told) != "":
                found[told] = size_of(one)
    return found


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("computers", [3, 4, 5])
def test_names_points_and_what_to_do_grow_with_the_letters(
    stage: Stage, computers: int, size: tuple[int, int]
) -> None:
    usual = table_letters(stage, 100, computers, size)
    large = table_letters(stage, 200, computers, size)
    assert usual.keys() == large.keys()
    assert len(usual) >= 2 * (computers + 1) + 2
    for told, pixels in large.items():
        # a sentence has what is left of the corner it stands in
        assert pixels >= (1.15 if told == "explained" else 1.3) * usual[told], (told, usual[told])


@pytest.mark.parametrize("computers", [3, 4, 5])
@pytest.mark.parametrize("language", ["en", "de"])
def test_in_the_smallest_window_everything_on_the_table_can_be_read(
    stage: Stage, language: str, computers: int
) -> None:
    stage.choose(textSize=100, language=language)
    page = show(stage, table_at(my_turn, 1, computers), 960, 600)
    stage.process(120)
    shown = [one for one in words_of(page) if one.property("text")]
    assert len(shown) > 20
    assert not {one.property("text"): size_of(one) for one in shown if size_of(one) < 12}
    stage.choose(language="en")


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1440, 900)])
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("computers", [3, 4, 5])
def test_large_words_lie_on_no_others(
    stage: Stage, computers: int, text: int, size: tuple[int, int]
) -> None:
    """Neither on a board, nor beside it: its tags lie on no name, no sign and no number."""
    stage.choose(textSize=text)
    page = show(stage, table_at(my_turn, 1, computers), *size)
    stage.process(120)
    boards = of_type(page, "SeatPlate")
    assert len(boards) == computers + 1
    for board in boards:
        figures = [one for one in words_of(board) if one.property("text")[:1].isdigit()]
        assert len(figures) == 2
        (sign,) = [one for one in of_type(board, "Art") if one.property("name") == signed(board)]
        for tag in of_type(board, "PaperTag"):
            # in its own measure, for it hangs askew
            paper = tag.boundingRect().adjusted(0, 2, 0, -2)
            assert not paper.intersects(within(tag, sign, 0.1))
            assert edges(tag).left() >= 0
            assert not [one for one in figures if paper.intersects(within(tag, one, 0.25))]


def within(tag: QQuickItem, item: QQuickItem, rim: float) -> QRectF:
    """Return where an item lies in a tag's own measure, without a part above and below."""
    whole = item.boundingRect()
    inner = whole.adjusted(0, rim * whole.height(), 0, -rim * whole.height())
    return item.mapRectToItem(tag, inner)


def signed(board: QQuickItem) -> str:
    """Return the name of a board's sign."""
    return f"seats/{board.property('sign')}"
