"""The parts of Monster Tricks: the fan by keys and mouse, what a reader hears, room for all."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.gallery_screens.replay import replay_of
from tests.gallery_screens.tricks import my_turn, pick_the_most, table_at
from tests.hands import click, focus_name, press
from tests.models.tricks_tables import new_session, new_table, open_curtain, play_at_random
from tests.screens import Shot
from tests.stage import Stage, items
from yournightmare.app import IMPORT_PATH
from yournightmare.models.tricks.table import TricksTable

Key = Qt.Key
ART = IMPORT_PATH / "resources" / "art" / "tricks"
SIGNS = ("moth", "key", "owl", "lantern", "leaf", "star")


def show(stage: Stage, table: TricksTable, width: int = 1440, height: int = 900) -> QQuickItem:
    """Show the page at a table."""
    shot = Shot("yournightmare.views.tricks", "TricksPage", {"table": stage.keep(table)})
    page = stage.show(shot, width, height)
    stage.process(60)
    return page


def of_type(root: QQuickItem, name: str) -> list[QQuickItem]:
    """Return the visible items of one of our QML types."""
    return [
        item
        for item in items(root)
        if item.isVisible() and item.metaObject().className().split("_")[0] == name
    ]


def heard(root: QQuickItem) -> dict[str, list[str]]:
    """Return what a screen reader finds, by role."""
    found: dict[str, list[str]] = {}
    for item in items(root):
        face = QAccessible.queryAccessibleInterface(item) if item.isVisible() else None
        if face is not None:
            found.setdefault(face.role().name, []).append(face.text(QAccessible.Text.Name))
    return found


def hand_of(table: TricksTable) -> Any:
    """Return the table's hand."""
    return table.property("hand")


def placing_table(people: int = 1, computers: int = 3) -> TricksTable:
    """Return a table at which somebody looks at the stack."""
    table = new_table(people, computers)
    for _ in range(200):
        if table.property("phase") == "placing":
            break
        play_at_random(table, random.Random(1), most=1)
    return table


def test_everything_that_can_be_shown_is_drawn() -> None:
    names = [f"monster-{value}" for value in range(10)] + ["monster-back", "crown", "slab-shadow"]
    for sign in SIGNS:
        names += [f"back-{sign}", f"headboard-{sign}"]
        for kind in ("undaunted", "scared"):
            names += [f"{kind}-{sign}", f"{kind}-flat-{sign}"]
    missing = [name for name in names if not (ART / f"{name}.svg").is_file()]
    assert not missing


def test_arrows_choose_a_value_and_how_many(stage: Stage) -> None:
    table = table_at(my_turn)
    show(stage, table)
    hand = hand_of(table)
    hand.unpick()
    assert focus_name(stage).startswith("Your hand, ")
    rows = hand.property("rows").rows
    first = rows[0].value
    press(stage, Key.Key_Right)
    assert (hand.property("pickedValue"), hand.property("pickedCount")) == (first, 1)
    most = max(rows, key=lambda row: row.group_size)
    press(stage, Key(Key.Key_0 + most.value))
    if hand.property("pickedValue") != most.value or hand.property("pickedCount") != 1:
        hand.unpick()
        press(stage, Key(Key.Key_0 + most.value))
    press(stage, Key.Key_Up)
    assert hand.property("pickedCount") == min(2, most.group_size)
    press(stage, Key.Key_Down)
    assert hand.property("pickedCount") == 1
    press(stage, Key.Key_Backspace)
    assert hand.property("pickedValue") == -1


def test_return_plays_what_is_picked(stage: Stage) -> None:
    table = table_at(my_turn)
    show(stage, table)
    hand = hand_of(table)
    hand.unpick()
    held = len(hand.property("rows").rows)
    press(stage, Key.Key_Right, Key.Key_Return)
    assert len(hand.property("rows").rows) < held or table.property("phase") != "play"


def test_a_click_picks_and_the_next_click_one_more(stage: Stage) -> None:
    table = table_at(my_turn)
    page = show(stage, table)
    hand = hand_of(table)
    hand.unpick()
    stage.process(30)
    most = max(hand.property("rows").rows, key=lambda row: row.group_size)
    assert most.group_size >= 2

    def last_card() -> QQuickItem:
        cards = [card for card in of_type(page, "Held") if card.property("value") == most.value]
        return max(cards, key=lambda card: card.property("place"))

    click(stage, last_card())
    assert (hand.property("pickedValue"), hand.property("pickedCount")) == (most.value, 1)
    click(stage, last_card())
    assert hand.property("pickedCount") == 2


def test_a_reader_hears_cards_counts_and_the_trick(stage: Stage) -> None:
    """A2."""
    table = table_at(my_turn)
    page = show(stage, table)
    pick_the_most(table)
    stage.process(60)
    hand = hand_of(table)
    found = heard(page)
    count, value = hand.property("pickedCount"), hand.property("pickedValue")
    name = next(row.name for row in hand.property("rows").rows if row.value == value)
    assert f"{value}, {name}, {count} of {count} picked" in found["CheckBox"]
    values = {row.value for row in hand.property("rows").rows}
    assert len(set(found["CheckBox"])) == len(values)  # one text for all equal cards
    rows = hand.property("counts").rows
    assert {f"{row.title}, worth {row.worth_text}" for row in rows} <= set(found["RadioButton"])
    for play in table.property("trick").rows:
        assert any(text.startswith(f"{play.name}: {play.said_text}") for text in found["ListItem"])
    for seat in table.property("seats").rows:
        assert any(text.startswith(f"{seat.name}: ") for text in found["StaticText"])


def edges(item: QQuickItem) -> QRectF:
    """Return where an item lies in the window."""
    return item.mapRectToScene(item.boundingRect())


@pytest.mark.parametrize("computers", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(960, 600), (1440, 900)])
def test_the_own_hand_never_covers_the_trick(
    stage: Stage, computers: int, size: tuple[int, int]
) -> None:
    table = table_at(lambda t: my_turn_with(t, min(3, computers)), 1, computers)
    page = show(stage, table, *size)
    pick_the_most(table)
    stage.process(120)
    hands, plays = of_type(page, "Held"), of_type(page, "PlayAt")
    assert hands
    assert len(plays) >= min(3, computers)
    for play in plays:
        lies = edges(play)
        assert not any(edges(card).intersects(lies) for card in hands)
        assert lies.top() >= 0
        assert lies.left() >= 0


def my_turn_with(table: TricksTable, plays: int) -> bool:
    """Whether a person may play to a trick of so many."""
    rows = table.property("trick").rows
    return bool(hand_of(table).property("mayPlay") and len(rows) >= plays and not rows[0].is_past)


def test_the_0_10_asks_which_of_the_two(stage: Stage) -> None:
    def has_it(table: TricksTable) -> bool:
        rows = hand_of(table).property("rows").rows
        return bool(my_turn(table) and any(row.value == 0 for row in rows))

    table = table_at(has_it, 1, 3)
    page = show(stage, table)
    hand = hand_of(table)
    hand.unpick()
    press(stage, Key.Key_0)
    stage.process(60)
    assert {"say 0", "say 10"} <= set(heard(page)["RadioButton"])
    press(stage, Key.Key_Up)
    assert hand.property("said") == 10
    press(stage, Key.Key_Down)
    assert hand.property("said") == 0


# placing


def test_keys_and_clicks_move_scared(stage: Stage) -> None:
    table = placing_table()
    page = show(stage, table)
    placing: Any = table.property("placing")
    press(stage, Key.Key_1)
    assert placing.property("position") == 1
    press(stage, Key.Key_Down, Key.Key_Down)
    assert placing.property("position") == 3
    press(stage, Key.Key_7, Key.Key_Up)
    assert placing.property("position") == 6
    rows = of_type(page, "Row7")
    assert len(rows) == 7
    click(stage, next(row for row in rows if row.property("position") == 2))
    assert placing.property("position") == 2
    found = heard(page)["RadioButton"]
    assert any(name.startswith("Place 2: 5 or 10. ") for name in found)


def test_scared_is_dragged_through_the_stack(stage: Stage) -> None:
    table = placing_table()
    page = show(stage, table)
    placing: Any = table.property("placing")
    placing.place(2)
    stage.process(60)
    slab = next(s for s in of_type(page, "Slab") if s.property("kind") == "scared")
    desk = of_type(page, "PlacingDesk")[0]
    start = slab.mapToScene(slab.boundingRect().center()).toPoint()
    down = round(3 * float(desk.property("dy")))
    assert stage.view is not None
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(stage.view, left, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 13):
        QTest.mouseMove(stage.view, start + QPoint(0, down * step // 12))
        stage.process(15)
    QTest.mouseRelease(stage.view, left, Qt.KeyboardModifier.NoModifier, start + QPoint(0, down))
    stage.process(30)
    assert placing.property("position") in (4, 5)


def test_case_H1_nothing_secret_is_there_while_the_curtain_is_closed(stage: Stage) -> None:
    table = placing_table(3, 0)
    page = show(stage, table)
    assert not of_type(page, "PlacingDesk")
    assert not any(item.inherits("QQuickItem") and is_secret(item) for item in items(page))
    table.act()
    open_curtain(table)
    stage.process(60)
    assert of_type(page, "PlacingDesk")


def is_secret(item: QQuickItem) -> bool:
    """Whether it shows the face of a monster, or Scared."""
    name = item.property("name")
    return isinstance(name, str) and (
        (name.startswith("tricks/monster-") and not name.endswith("-back"))
        or name.startswith("tricks/scared")
    )


# turning over


def test_turning_over_is_a_held_breath_and_a_click_ends_it(stage: Stage) -> None:
    stage.settings.setProperty("motion", "full")
    table = table_at(lambda t: my_turn_with(t, 3) and t.property("turns") >= 1, 1, 3)
    page = show(stage, table)
    breath = next(i for i in items(page) if i.metaObject().className().startswith("TurnOver_"))
    table.setTempo(1)
    press(stage, Key.Key_Right, Key.Key_Return)
    until(stage, lambda: bool(breath.property("isTurning")))
    assert breath.property("isTurning")
    table.skip()
    stage.process(60)
    still = [i for i in items(page) if i.metaObject().className().startswith("TurnOver_")]
    assert not any(item.property("isTurning") for item in still)


def until(stage: Stage, is_there: Callable[[], bool], patience: int = 400) -> None:
    """Let time pass until something is there."""
    for _ in range(patience):
        if is_there():
            return
        stage.process(20)


def test_reduced_motion_turns_cards_over_at_once(stage: Stage) -> None:
    """A4."""
    table = table_at(lambda t: t.property("phase") == "round", 3, 0)
    page = show(stage, table)
    found = [item for item in of_type(page, "CharacterCard") if item.property("kind") != "back"]
    assert len(found) >= 3
    assert {item.property("turned") for item in found} <= {0, 1}


# a language with long words


@pytest.mark.parametrize("size", [(960, 600), (1440, 900)])
@pytest.mark.parametrize("name", ["Wolfeschlegelsteinhausenbergerdorff", "Ω"])
def test_names_of_any_length_stay_on_their_boards(
    stage: Stage, size: tuple[int, int], name: str
) -> None:
    table = table_at(my_turn, 1, 5)
    table._players = tuple(msgspec.structs.replace(one, name=name) for one in table._players)
    table.retranslate()
    page = show(stage, table, *size)
    for board in of_type(page, "SeatPlate"):
        inside = edges(board).adjusted(-1, -1, 1, 1)
        for item in items(board):
            if item.inherits("QQuickText") and item.property("text") == name:
                assert item.property("paintedWidth") <= inside.width()


@pytest.mark.parametrize("size", [(1440, 900, 100), (960, 600, 100), (960, 600, 200)])
def test_the_end_comes_whole_and_says_who_has_won_on_its_stage(
    stage: Stage, size: tuple[int, int, int]
) -> None:
    width, height, text = size
    stage.choose(textSize=text)
    table = table_at(lambda t: t.property("phase") == "ended", 1, 2)
    page = show(stage, table, width, height)
    for _ in range(400):
        ends = of_type(page, "TricksEnd")
        if ends and ends[0].property("isWhole"):
            break
        stage.process(10)
    (there,) = of_type(page, "EndStage")
    title = table.property("ending").property("title")
    (said,) = [i for i in items(there) if i.isVisible() and i.property("text") == title]
    ground = there.mapRectToItem(page, there.boundingRect())
    assert ground.contains(said.mapRectToItem(page, said.boundingRect()))
    places = table.property("ending").property("places").rows
    winners = of_type(page, "Winner")
    assert len(winners) == len(places)
    for winner, row in zip(winners, places, strict=True):
        told = f"Best round: {row.best_round}. Rounds without points: {row.empty_rounds}."
        if row.best_round == 0:
            told = "No points in any round."
        assert told in [i.property("text") for i in items(winner) if i.isVisible()]


# the replay's board


@pytest.mark.parametrize("seats", [3, 6])
def test_the_board_of_the_replay_fits_its_frame(stage: Stage, seats: int) -> None:
    """Trick and hands are in sight without scrolling in a window of 1280 x 768, at every step."""
    session, rng = new_session(seats, seed=2), random.Random(2)
    while session.waiting:
        session.decide(rng.choice(list(session.legal(session.waiting[0]))))
    shot = replay_of(stage, session.record(), 0)
    replay: Any = shot.properties["table"]
    page = stage.show(shot, 1280, 768)
    until(stage, lambda: bool(of_type(page, "TricksReplay")))
    (board,) = of_type(page, "TricksReplay")
    for step in range(0, len(session.log), 9):
        replay.goTo(step)
        stage.process(60)
        until(stage, lambda: board.property("contentHeight") <= board.height(), 20)
        assert board.property("contentHeight") <= board.height(), step
    assert len(of_type(board, "HandLine")) == seats
