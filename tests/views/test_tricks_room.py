"""What lies on the table for a while covers nothing that is needed: hints, speech, long names."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem

from tests.gallery_screens.tricks import my_turn, replay_names, table_at
from tests.gallery_screens.tricks_parts import (
    hints_on_zero_ten,
    mutter,
    placing_hints,
    score_sheet_names,
    show_hints,
)
from tests.hands import click, press
from tests.stage import Stage, items
from tests.views.test_tricks_parts import edges, hand_of, of_type, show
from yournightmare.models.tricks.table import TricksTable

SIZES = [(960, 600), (1440, 900), (2560, 1440)]


def hints_of(table: TricksTable) -> Any:
    """Return the table's hints."""
    return table.property("hints")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("computers", [3, 5])
def test_the_hints_cover_nothing_of_the_table(
    stage: Stage, computers: int, text: int, size: tuple[int, int]
) -> None:
    stage.choose(textSize=text)
    table = table_at(my_turn, 1, computers)
    page = show(stage, table, *size)
    show_hints(table, int(hand_of(table).property("seat")))
    stage.process(120)
    (slip,) = of_type(page, "HintSlip")
    lies = edges(slip)
    for name in ("SeatPlate", "SeatStack", "PlayAt", "DrawPile", "GoldButton"):
        found = of_type(page, name)
        assert found
        assert not [name for item in found if edges(item).intersects(lies)]
    shown = of_type(slip, "Hint")
    assert len(shown) >= 3
    for row in shown:
        assert lies.contains(edges(row))


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1440, 900)])
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_hint_touches_the_number_beside_it(
    stage: Stage, language: str, text: int, size: tuple[int, int]
) -> None:
    """Nor does any heading; each says in a whole sentence what it means."""
    stage.choose(textSize=text, language=language)
    page = stage.show(hints_on_zero_ten(stage), *size)
    stage.process(120)
    (slip,) = of_type(page, "HintSlip")
    lines = [one for one in of_type(slip, "Hint") if one.isVisible()]
    heads = of_type(slip, "Head")
    assert heads
    assert all(head.property("told").endswith(".") for head in heads)
    for line in [*lines, *heads]:
        places = sorted(painted(one) for one in words_of(line))
        for (_, end), (start, _) in pairwise(places):
            assert end + 3 <= start
    columns = sorted(painted(head) for head in heads)
    assert all(end + 2 <= start for (_, end), (start, _) in pairwise(columns))
    stage.choose(language="en")


def painted(text: QQuickItem) -> tuple[float, float]:
    """Return from where to where a text's letters reach in its line."""
    lies, width = edges(text), text.property("contentWidth")
    if text.metaObject().className().startswith(("Share", "Head")):
        return lies.right() - width, lies.right()
    return lies.left(), lies.left() + width


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 200])
def test_the_hints_at_the_placing_hang_between_stack_and_rows(
    stage: Stage, text: int, size: tuple[int, int]
) -> None:
    stage.choose(textSize=text)
    shot = placing_hints(stage)
    page = stage.show(shot, *size)
    stage.process(120)
    (tags,) = of_type(page, "PlacingHints")
    found = [item for item in items(tags) if item.isVisible() and item.property("told")]
    assert len({item.property("told") for item in found}) == 7
    (fan,) = of_type(page, "HandFan")
    for tag in found:
        lies = edges(tag)
        assert lies.right() < min(edges(row).left() for row in of_type(page, "Row7"))
        assert lies.bottom() < edges(fan).top() + 4


def test_a_tag_hides_scared_at_its_place(stage: Stage) -> None:
    shot = placing_hints(stage)
    page = stage.show(shot)
    stage.process(120)
    table: Any = shot.properties["table"]
    rows = hints_of(table).property("rows").rows
    assert [row.position for row in rows] == [1, 2, 3, 4, 5, 6, 7]
    (tags,) = of_type(page, "PlacingHints")
    tag = next(i for i in items(tags) if i.property("position") == 5 and i.property("told"))
    click(stage, tag)
    assert table.property("placing").property("position") == 5


def test_what_asks_for_hints_puts_them_away(stage: Stage) -> None:
    table = table_at(my_turn, 1, 3)
    show(stage, table)
    show_hints(table, int(hand_of(table).property("seat")))
    stage.process(60)
    assert hints_of(table).property("isOpen")
    press(stage, Qt.Key.Key_H)
    assert not hints_of(table).property("isOpen")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("computers", [3, 5])
def test_what_is_said_covers_no_number_of_its_own_board(
    stage: Stage, computers: int, text: int, size: tuple[int, int]
) -> None:
    stage.choose(textSize=text)
    table = table_at(my_turn, 1, computers)
    page = show(stage, table, *size)
    mutter(table)
    stage.process(120)
    boards = of_type(page, "SeatPlate")
    spoken = 0
    for board in boards:
        for bubble in of_type(board, "SpeechBubble"):
            spoken += 1
            lies = edges(bubble)
            assert lies.left() >= 0
            assert lies.right() <= size[0]
            own = set(items(bubble))
            assert not [text for text in words_of(board) if not own & {text} and meets(text, lies)]
            # a neighbour's name and points are seen as well
            others = [text for other in boards if other is not board for text in plain_words(other)]
            assert not [text.property("text") for text in others if meets(text, lies)]
    assert spoken == computers


def plain_words(board: QQuickItem) -> list[QQuickItem]:
    """Return the visible texts of a board, but for what is said there."""
    said = {text for bubble in of_type(board, "SpeechBubble") for text in items(bubble)}
    return [text for text in words_of(board) if text not in said]


def words_of(root: QQuickItem) -> list[QQuickItem]:
    """Return the visible texts."""
    return [item for item in items(root) if item.isVisible() and item.inherits("QQuickText")]


def meets(item: QQuickItem, lies: Any) -> bool:
    """Tell whether an item reaches into a rectangle of the window."""
    return bool(edges(item).intersects(lies))


@pytest.mark.parametrize("size", [(960, 600, 100), (1440, 900, 100), (1440, 900, 200)])
def test_the_replay_shows_names_whole_where_there_is_room(
    stage: Stage, size: tuple[int, int, int]
) -> None:
    width, height, text = size
    stage.choose(textSize=text)
    page = stage.show(replay_names(stage), width, height)
    stage.process(120)
    lines = of_type(page, "HandLine")
    assert len(lines) == 6
    for line in lines:
        name = line.property("name")
        (shown,) = [item for item in words_of(line) if item.property("text") == name]
        assert not shown.property("truncated")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("computers", [3, 4, 5])
def test_no_play_covers_how_many_lie_in_a_stack(
    stage: Stage, computers: int, size: tuple[int, int]
) -> None:
    page = show(stage, table_at(my_turn, 1, computers), *size)
    plays = of_type(page, "PlayAt")
    counts = [one for one in of_type(page, "Tally") if one.property("text").endswith("left")]
    assert len(counts) == computers + 1
    assert not [one for one in counts if any(meets(play, edges(one)) for play in plays)]


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1440, 900), (1440, 1400)])
@pytest.mark.parametrize("text", [100, 200])
def test_a_round_laid_open_stays_within_its_lines(
    stage: Stage, text: int, size: tuple[int, int]
) -> None:
    stage.choose(textSize=text)
    table = table_at(lambda t: t.property("phase") == "round", 4, 0)
    page = show(stage, table, *size)
    stage.process(200)
    lines = of_type(page, "Stack")
    assert len(lines) == 4
    for line in lines:
        for item in items(line):
            if item.isVisible() and item.inherits("QQuickText"):
                assert edges(item).right() <= edges(line).right() - 4


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1440, 900)])
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_longest_name_stays_on_the_paper_and_boxes_below_each_other(
    stage: Stage, language: str, text: int, size: tuple[int, int]
) -> None:
    """However long the names and however many the points, all lines are alike."""
    stage.choose(textSize=text, language=language)
    page = stage.show(score_sheet_names(stage), *size)
    stage.process(200)
    (sheet,) = of_type(page, "EntrySheet")
    paper = next(edges(one) for one in of_type(sheet, "Paper"))
    for kind in ("Finder", "Entry", "Counter"):
        found = [one for one in of_type(sheet, kind) if one.isVisible()]
        assert found
        assert all(paper.left() < edges(one).left() for one in found)
        assert all(edges(one).right() < paper.right() for one in found)
    boxes = [one for one in of_type(sheet, "NumberBox") if one.isVisible()]
    assert len(boxes) == 6
    assert len({round(edges(box).left()) for box in boxes}) <= 2
    stage.choose(language="en")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("picks", [True, False])
def test_the_focus_goes_round_numbers_not_through_them(
    stage: Stage, picks: bool, text: int, size: tuple[int, int]
) -> None:
    """It surrounds the whole hand, or the last of the cards that are picked."""
    stage.choose(textSize=text)
    table = table_at(my_turn, 1, 4)
    page = show(stage, table, *size)
    hand_of(table).unpick()
    fan = of_type(page, "HandFan")[0]
    fan.forceActiveFocus()
    press(stage, Qt.Key.Key_Right if picks else Qt.Key.Key_Backspace)
    if picks:
        press(stage, Qt.Key.Key_Up, Qt.Key.Key_Up)
    stage.process(250)
    (ring,) = [one for one in of_type(fan, "FocusRing") if one.property("shown")]
    around = ring.boundingRect()
    # the cards after it lie on it
    last = ring.parentItem().property("index") if picks else 9
    digits = [one for one in of_type(fan, "Digit") if one.parentItem().property("index") <= last]
    assert digits
    for digit in digits:
        width, box = digit.property("contentWidth"), digit.boundingRect()
        glyph = QRectF(box.center().x() - width / 2, box.height() / 4, width, box.height() / 2)
        lies = digit.mapRectToItem(ring, glyph)
        inside = around.adjusted(3, 3, -3, -3).contains(lies)
        assert inside or not around.adjusted(-1, -1, 1, 1).intersects(lies), (around, lies)
