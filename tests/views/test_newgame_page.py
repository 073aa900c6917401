"""The New game page: Return alone begins; faults stand at their fields; all by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from tests.hands import SMALL_WINDOWS, Key, click, drag, focus_name, press, tab_through, tab_to
from tests.screens import Shot
from tests.stage import Stage, items
from yournightmare.models.newgame import NewGame
from yournightmare.sessions import boards, people
from yournightmare.sessions.people import Person

MODULE, PAGE = "yournightmare.views.newgame", "NewGamePage"


@pytest.fixture
def stage(qtbot: QtBot) -> Iterator[Stage]:
    stage = Stage()
    stage.choose(language="en")
    yield stage
    stage.clear()
    assert stage.warnings == []
    stage.choose(textSize=100)
    stage.close()


@pytest.fixture
def begun(stage: Stage) -> list[tuple[str, dict[str, Any]]]:
    """The rooms that were opened instead of the sheet, with their properties."""
    rooms: list[tuple[str, dict[str, Any]]] = []
    stage.house.replaced.connect(lambda _module, page, given: rooms.append((page, given)))
    return rooms


def open_sheet(stage: Stage, **size: int) -> tuple[QQuickItem, NewGame]:
    page = stage.show(Shot(MODULE, PAGE, {"game": "endless"}), **size)
    game = page.findChild(NewGame)
    assert isinstance(game, NewGame)
    return page, game


def texts_of(item: QQuickItem) -> Iterator[str]:
    if item.isVisible():
        text = item.property("text")
        if isinstance(text, str):
            yield text
        for child in item.childItems():
            yield from texts_of(child)


def test_return_alone_begins_a_game(stage: Stage, begun: list[Any]) -> None:
    people.remember(Person("Ada", "owl"))
    open_sheet(stage)
    press(stage, Key.Key_Return)
    assert [page for page, _ in begun] == ["EndlessPage"]
    (row,) = stage.house.bring_desk().store.unfinished()
    assert row.game == "endless"


@pytest.mark.parametrize("name", ["Veterans", "Active", "Moth", "Your name", "Start"])
def test_return_begins_wherever_something_is_only_chosen_or_written(
    stage: Stage, begun: list[Any], name: str
) -> None:
    """Space chooses there; Start says that Return begins, and so it does, once."""
    people.remember(Person("Ada", "moth"))
    page, game = open_sheet(stage)
    before = game.options()
    if name == "Active":
        tab_to(stage, "Basic")
        press(stage, Key.Key_Right)
        assert focus_name(stage) == "Active"
        before = {**before, "active": "all"}
    else:
        tab_to(stage, name)
    assert "Return" in list(texts_of(page))
    press(stage, Key.Key_Return)
    assert [opened for opened, _ in begun] == ["EndlessPage"]
    assert game.options() == before


def test_a_button_with_the_focus_keeps_return_and_start_says_so(
    stage: Stage, begun: list[Any]
) -> None:
    page, _ = open_sheet(stage)
    opened: list[str] = []
    stage.house.opened.connect(lambda _module, page, _given: opened.append(page))
    tab_to(stage, "Edit boards")
    assert "Return" not in list(texts_of(page))
    press(stage, Key.Key_Return)
    assert opened == ["BoardsPage"]
    assert begun == []


def test_a_click_on_a_choice_leaves_return_to_start(stage: Stage, begun: list[Any]) -> None:
    page, game = open_sheet(stage)
    for name in ("Strategist", "Active"):
        (chosen,) = [
            i
            for i in items(page)
            if i.property("text") == name and i.property("pressesOnReturn") is False
        ]
        click(stage, chosen)
    assert game.options()["strategist"] is True
    assert game.options()["active"] == "all"
    press(stage, Key.Key_Return)
    assert [opened for opened, _ in begun] == ["EndlessPage"]


def test_all_is_chosen_by_keyboard(stage: Stage, begun: list[Any]) -> None:
    boards.save_board(msgspec.structs.replace(boards.load_board(), name="Attic"))
    _, game = open_sheet(stage)
    tab_to(stage, "Your name")
    press(stage, Key.Key_A, modifier=Qt.KeyboardModifier.ControlModifier)
    press(stage, *"Mirabel")
    tab_to(stage, "Moth")
    press(stage, Key.Key_Right, Key.Key_Right)
    assert focus_name(stage) == "Owl"
    press(stage, Key.Key_Left, Key.Key_Right)
    tab_to(stage, "Veterans")
    press(stage, Key.Key_Space)
    tab_to(stage, "Attic")
    press(stage, Key.Key_Space)
    tab_to(stage, "Number of the night")
    press(stage, *"17")
    assert [(row.name, row.sign) for row in game._seating.property("rows").rows] == [
        ("Mirabel", "owl")
    ]
    assert game.options()["veterans"] is True
    assert game.options()["board"] == "Attic"
    press(stage, Key.Key_Return)
    assert [page for page, _ in begun] == ["EndlessPage"]
    assert people.remembered()[0] == Person("Mirabel", "owl")


def test_the_total_is_there_only_for_a_game_to_a_total(stage: Stage) -> None:
    """What means nothing can't be changed, and what was wrong with it holds up nobody."""
    page = stage.show(Shot(MODULE, PAGE, {"game": "tricks"}))
    game = page.findChild(NewGame)
    assert isinstance(game, NewGame)
    assert "The total" not in list(texts_of(page))
    tab_to(stage, "Play to a total")
    press(stage, Key.Key_Space)
    assert "The total" in list(texts_of(page))
    tab_to(stage, "The total")
    press(stage, *"15")
    assert (game.options()["until_total"], game.options()["total"]) == (True, 15)
    press(stage, *"999")
    assert "A whole number from 10 to 60." in list(texts_of(page))
    game.setOption("until_total", False)
    stage.process(20)
    assert "The total" not in list(texts_of(page))
    assert game.property("fault") == ""
    assert game.options()["total"] == 25


def test_a_bad_number_is_told_at_its_field(stage: Stage, begun: list[Any]) -> None:
    page, _ = open_sheet(stage)
    tab_to(stage, "Number of the night")
    press(stage, *"midnight")
    assert stage.view is not None
    field = stage.view.activeFocusItem()
    assert field is not None
    assert field.property("error") == "Digits only, 18 at most; or leave it empty."
    assert "Digits only, 18 at most; or leave it empty." in list(texts_of(page))
    press(stage, Key.Key_Return)
    assert begun == []


def test_case_t2_a_blank_name_is_told_at_its_field(stage: Stage, begun: list[Any]) -> None:
    page, _ = open_sheet(stage)
    tab_to(stage, "Your name")
    press(stage, Key.Key_A, modifier=Qt.KeyboardModifier.ControlModifier)
    press(stage, Key.Key_Space)
    assert "A name needs at least one visible letter." in list(texts_of(page))
    press(stage, Key.Key_Return)
    assert begun == []
    press(stage, *"Ada", Key.Key_Return)
    assert len(begun) == 1


def test_the_boards_are_one_step_away(stage: Stage) -> None:
    opened: list[str] = []
    open_sheet(stage)
    stage.house.opened.connect(lambda _module, page, _given: opened.append(page))
    tab_to(stage, "Edit boards")
    press(stage, Key.Key_Return)
    assert opened == ["BoardsPage"]


def test_delete_forgets_a_guest(stage: Stage) -> None:
    people.remember(Person("Ben"))
    people.remember(Person("Ada"))
    open_sheet(stage)
    tab_to(stage, "Ben")
    press(stage, Key.Key_Delete)
    assert [person.name for person in people.remembered()] == ["Ada"]


def test_delete_that_can_t_be_written_is_told(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(_name: str) -> None:
        raise PermissionError(13, "Permission denied", "people.json")

    told: list[str] = []
    stage.house.troubled.connect(lambda title, text: told.append(f"{title} {text}"))
    monkeypatch.setattr(people, "forget", forbidden)
    people.remember(Person("Ben"))
    open_sheet(stage)
    tab_to(stage, "Ben")
    press(stage, Key.Key_Delete)
    assert len(told) == 1
    assert told[0].startswith("Ben is not forgotten. people.json: it is not allowed.")
    assert focus_name(stage) == "Ben"


@pytest.mark.parametrize("size", SMALL_WINDOWS)
def test_case_a2_all_is_reached_and_named_in_small_windows(
    stage: Stage, size: tuple[int, int, int]
) -> None:
    width, height, text = size
    people.remember(Person("W" * 60, "leaf"))
    stage.choose(textSize=text)
    open_sheet(stage, width=width, height=height)
    seen = tab_through(stage, 22)
    assert all(seen), seen
    assert {"Start", "Your name", "Leaf", "Own dice", "Number of the night"} <= set(seen)


def seats_of(page: QQuickItem) -> list[QQuickItem]:
    """The places at the round table, in their order."""
    found = [item for item in items(page) if item.property("isOldest") is not None]
    return sorted(found, key=lambda item: item.property("index"))


def test_a_seat_is_selected_by_a_click(stage: Stage) -> None:
    page = stage.show(Shot(MODULE, PAGE, {"game": "worst"}))
    seating = page.findChild(NewGame)._seating  # type: ignore[union-attr]
    click(stage, seats_of(page)[2])
    assert seating.selected == 2


def test_tab_leads_to_the_selected_seat_alone(stage: Stage) -> None:
    """What is done with "Let go" is done with who is marked: no other seat may have the focus."""
    page = stage.show(Shot(MODULE, PAGE, {"game": "worst"}))
    seating = page.findChild(NewGame)._seating  # type: ignore[union-attr]
    for _ in range(30):
        if focus_name(stage).startswith("Seat 1"):
            break
        press(stage, Key.Key_Tab)
    press(stage, Key.Key_Right, Key.Key_Right)
    assert seating.selected == 2
    reached = set()
    for _ in range(40):
        press(stage, Key.Key_Tab)
        reached.add(focus_name(stage))
    chosen = f"Seat 3: {seating.sitting[2].name}"
    assert {name for name in reached if name.startswith("Seat ")} == {chosen}


def test_seats_change_places_by_drag_and_by_keys(stage: Stage) -> None:
    page = stage.show(Shot(MODULE, PAGE, {"game": "worst"}))
    seating = page.findChild(NewGame)._seating  # type: ignore[union-attr]
    before = [sitting.name for sitting in seating.sitting]
    drag(stage, seats_of(page)[0], seats_of(page)[2])
    assert [sitting.name for sitting in seating.sitting] == [before[2], before[1], before[0]]
    press(stage, Key.Key_Left, modifier=Qt.KeyboardModifier.ControlModifier)
    assert [sitting.name for sitting in seating.sitting] == [before[2], before[0], before[1]]
    press(stage, Key.Key_Right)
    assert seating.selected == 2
    press(stage, Key.Key_Delete)
    assert [sitting.name for sitting in seating.sitting] == [before[2], before[0]]


@pytest.mark.parametrize("game", ["endless", "tricks"])
def test_how_the_night_begins_is_seen_where_there_is_room(stage: Stage, game: str) -> None:
    for width, height, is_there in ((1440, 900, True), (960, 600, False)):
        page = stage.show(Shot(MODULE, PAGE, {"game": game}), width, height)
        stage.process(60)
        found = [i for i in items(page) if i.metaObject().className().startswith("NightPreview")]
        assert bool(found) == is_there
        for preview in found:
            place = preview.mapRectToItem(page, preview.boundingRect())
            assert place.width() > 300
            assert place.bottom() <= height
