"""The page of Monster Tricks: whole games by keys and by mouse, and every frame searched."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.gallery_screens import tricks as screens
from tests.hands import NONE, click, focus_name, in_sight, press, tab_to
from tests.models.handed import handed
from tests.models.tricks_tables import (
    is_blank,
    let_computers_think,
    new_table,
    open_curtain,
    play_at_random,
    session_of,
)
from tests.screens import Shot, all_screens
from tests.secrets import seen_in_scene
from tests.stage import Stage, items
from yournightmare.models.tricks.flow import next_person
from yournightmare.models.tricks.table import TricksTable

Key = Qt.Key
SCREENS = [name for name in all_screens() if name.startswith("tricks-")]


def open_page(stage: Stage, table: TricksTable, width: int = 1440, height: int = 900) -> QQuickItem:
    """Show the page at a table; everything that happens is shown at once, the clasp opens soon."""
    stage.choose(motion="reduced")
    curtain: Any = table.property("curtain")
    curtain._hold.setInterval(60)
    curtain._calm.setInterval(40)
    page = stage.show(
        Shot(screens.MODULE, screens.PAGE, {"table": stage.keep(table)}), width, height
    )
    page.forceActiveFocus()
    stage.process(40)
    return page


def name_of(item: QQuickItem) -> str:
    """Return what a screen reader calls an item."""
    face = QAccessible.queryAccessibleInterface(item)
    return "" if face is None else face.text(QAccessible.Text.Name)


def named(page: QQuickItem, name: str) -> QQuickItem:
    """Return the first item in sight whose name begins so and that can be pressed, once made."""
    for _ in range(200):
        for item in in_sight(page):
            can_press = item.metaObject().indexOfMethod("click()") >= 0
            if can_press and item.isEnabled() and name_of(item).startswith(name):
                return item
        QTest.qWait(10)
    raise AssertionError(f"nothing to press is called {name!r}")


def hold(stage: Stage, table: TricksTable) -> None:
    """Hold Space until the curtain is open, and let it go."""
    assert stage.view is not None
    curtain: Any = table.property("curtain")
    while not curtain.property("isCalm"):
        stage.process(10)
    QTest.keyPress(stage.view, Key.Key_Space)
    for _ in range(300):
        if curtain.property("state") == "open":
            break
        stage.process(10)
    QTest.keyRelease(stage.view, Key.Key_Space)
    stage.process(30)
    assert table.property("lookingSeat") >= 0
    while not curtain.property("isCalm"):
        stage.process(10)


def hold_by_mouse(stage: Stage, table: TricksTable) -> None:
    """Hold the clasp in the middle of the curtain."""
    assert stage.view is not None
    curtain: Any = table.property("curtain")
    place = QPoint(stage.view.width() // 2, stage.view.height() // 2)
    QTest.mousePress(stage.view, Qt.MouseButton.LeftButton, NONE, place)
    for _ in range(300):
        if curtain.property("state") == "open":
            break
        stage.process(10)
    QTest.mouseRelease(stage.view, Qt.MouseButton.LeftButton, NONE, place)
    stage.process(30)
    assert table.property("lookingSeat") >= 0


def waits(stage: Stage, table: TricksTable) -> bool:
    """Let computers think and curtains come to rest; tell whether that was all to do now."""
    curtain: Any = table.property("curtain")
    if table._computer_due() is not None and next_person(table._view, table._players) is None:
        let_computers_think(table, 5)
        return True
    if curtain.property("needed") and curtain.property("state") in ("falling", "opening"):
        stage.process(10)
        return True
    return False


@pytest.mark.parametrize("people_computers", [(1, 3), (3, 0)], ids=str)
def test_case_A1_a_whole_game_by_keyboard_alone(
    stage: Stage, people_computers: tuple[int, int]
) -> None:
    """Space goes on, holding it opens the curtain, numbers and arrows pick, Return plays."""
    table = new_table(*people_computers, seed=5, until_total=True, total=10)
    open_page(stage, table)
    rng, plays = random.Random(1), 0
    for _ in range(9000):
        phase = table.property("phase")
        if phase == "ended":
            break
        if waits(stage, table):
            continue
        curtain: Any = table.property("curtain")
        if curtain.property("needed") and not curtain.property("isCalm"):
            stage.process(20)  # a key pressed now is taken for one still held
            continue
        if phase in ("placing", "play") and table.property("lookingSeat") < 0:
            if table.property("verb"):
                press(stage, Key.Key_Space)
            else:
                hold(stage, table)
        elif phase == "placing":
            press(stage, Key.Key_1, Key.Key_Down)
            assert table.property("placing").property("position") == 2
            press(stage, Key.Key_Return if plays % 2 else Key.Key_Space)
        elif phase == "play":
            play_by_keys(stage, table, rng)
            plays += 1
        else:
            press(stage, Key.Key_Space)
    assert table.property("phase") == "ended"
    assert plays >= 1
    assert session_of(table).result is not None


def play_by_keys(stage: Stage, table: TricksTable, rng: random.Random) -> None:
    """Pick with a number or by arrows, one more now and then; Return or Space plays."""
    hand: Any = table.property("hand")
    before = len(session_of(table).log)
    value = rng.choice(hand.property("rows").rows).value
    if rng.random() < 0.5:
        press(stage, Key(int(Key.Key_0) + value))
    else:
        press(stage, Key.Key_Right)
    assert hand.property("pickedValue") >= 0
    press(stage, Key.Key_Up)
    press(stage, rng.choice((Key.Key_Return, Key.Key_Space)))
    assert len(session_of(table).log) > before


def test_a_whole_game_by_mouse_alone(stage: Stage) -> None:
    """Cards, positions and buttons are clicked; the clasp of the curtain is held."""
    table = new_table(3, seed=8, until_total=True, total=10)
    page = open_page(stage, table)
    rng = random.Random(2)
    for _ in range(3000):
        phase = table.property("phase")
        if phase == "ended":
            break
        if waits(stage, table):
            continue
        if phase in ("placing", "play") and table.property("lookingSeat") < 0:
            if table.property("verb"):
                click(stage, named(page, table.property("verb")))
            else:
                hold_by_mouse(stage, table)
        elif phase == "placing":
            click(stage, named(page, f"Place {rng.randint(1, 2)}:"))
            click(stage, named(page, table.property("verb")))
        elif phase == "play":
            play_by_mouse(stage, page, table, rng)
        else:
            click(stage, named(page, table.property("verb")))
    assert table.property("phase") == "ended"


def play_by_mouse(stage: Stage, page: QQuickItem, table: TricksTable, rng: random.Random) -> None:
    """Click a card, and the button."""
    hand: Any = table.property("hand")
    rows = hand.property("rows").rows
    row = rows[rng.randrange(len(rows))]
    assert stage.view is not None
    card = next(item for item in in_sight(page) if item.property("card") == row.card)
    # its left edge, for the next one lies over the rest of it
    place = card.mapToScene(QPointF(card.width() * 0.12, card.height() * 0.3)).toPoint()
    QTest.mouseClick(stage.view, Qt.MouseButton.LeftButton, NONE, place)
    stage.process(20)
    assert hand.property("pickedValue") == row.value
    if not hand.property("canPlay"):
        hand.chooseSaid(0)
    click(stage, named(page, table.property("verb")))
    assert not hand.property("mayPlay") or hand.property("pickedValue") == -1


def test_the_score_sheet_by_keyboard_alone(stage: Stage) -> None:
    """Tab and Return choose who turned over Scared; Space enters and closes (R-A5)."""
    table = new_table(3, score_sheet=True, until_total=True, total=10)
    open_page(stage, table)
    tab_to(stage, "Nobody: all cards were played")
    press(stage, Key.Key_Return)
    entry: Any = table.property("entry")
    assert entry.property("finder") == -1
    assert [row.points for row in entry.property("rows").rows] == [0, 0, 0], "nobody was asked yet"
    for _ in range(60):
        if all(row.under == 6 for row in entry.property("rows").rows):
            break
        press(stage, Key.Key_Tab)
        if "under" in focus_name(stage):
            press(stage, *[Key.Key_Up] * 6)
    tab_to(stage, "Enter the round")
    press(stage, Key.Key_Space)
    assert table.property("verb") == "Close the round"
    press(stage, Key.Key_Space)
    assert table.property("phase") == "round"
    press(stage, Key.Key_Space)
    assert table.property("phase") == "ended"
    assert session_of(table).state.points == (12, 12, 12)


def test_a_round_is_written_by_digits_and_enter(stage: Stage) -> None:
    """Enter leads from box to box, enters the round and then closes it (R-A5)."""
    table = new_table(3, score_sheet=True, until_total=True, total=10)
    open_page(stage, table)
    tab_to(stage, "Nobody: all cards were played")
    press(stage, Key.Key_Return)
    stage.process(30)
    entry: Any = table.property("entry")
    seen = []
    for before, under in ((1, 5), (0, 6), (2, 3)):
        for digit in (before, under):
            seen.append(focus_name(stage).partition(": ")[2])
            press(stage, *str(digit))
            assert table.property("verb") == "Enter the round"
            press(stage, Key.Key_Return)
    assert seen == ["Undaunted before Scared", "Undaunted under Scared"] * 3
    assert [(row.before, row.under) for row in entry.property("rows").rows] == [
        (1, 5),
        (0, 6),
        (2, 3),
    ]
    assert table.property("verb") == "Close the round"
    assert focus_name(stage).startswith("Close the round")
    press(stage, Key.Key_Return)
    assert table.property("phase") == "round"


def test_what_was_missing_is_asked_for_until_it_is_there(stage: Stage) -> None:
    """It stands in the page's head, where it lies on nothing, until it is answered."""
    shown: list[str] = []
    stage.house.said.connect(lambda text, _action: shown.append(text))
    table = new_table(3, score_sheet=True)
    page = open_page(stage, table)
    missing = "Say who turned over Scared, or nobody."
    click(stage, named(page, table.property("verb")))
    assert missing in texts(page)
    stage.process(30)
    assert missing in texts(page), "nothing was answered yet"
    click(stage, named(page, "Nobody"))
    assert missing not in texts(page)
    assert not shown


def texts(page: QQuickItem) -> list[str]:
    """Return what is written on the page."""
    return [one.property("text") for one in in_sight(page) if one.inherits("QQuickText")]


def test_a_message_lies_at_the_lower_edge_of_the_score_sheet(stage: Stage) -> None:
    """At its top is the title; only where a hand lies below it comes to the upper edge."""
    page = open_page(stage, new_table(3, score_sheet=True))
    assert not page.property("messagesAtTop")
    page = open_page(stage, new_table(3))
    assert page.property("messagesAtTop")


def test_space_on_a_name_says_who_turned_over_scared(stage: Stage) -> None:
    """Space chooses what has the focus, as it does on any list; it enters nothing (R-A5)."""
    table = new_table(3, score_sheet=True)
    page = open_page(stage, table)
    entry: Any = table.property("entry")
    tab_to(stage, "Otto")
    press(stage, Key.Key_Space)
    assert entry.property("finder") == 1
    press(stage, Key.Key_Space)
    assert entry.property("finder") == 1
    assert table.property("verb") == "Enter the round"
    tab_to(stage, "Paranoia: it was put at the bottom, and turned over last")
    press(stage, Key.Key_Space)
    assert entry.property("paranoia")
    assert table.property("verb") == "Enter the round"
    assert "Say who turned over Scared, or nobody." not in texts(page)


def test_what_no_stack_can_hold_stays_in_no_box(stage: Stage) -> None:
    """Digits replace each other; 7, 8, 9, a letter and a blank are not taken."""
    table = new_table(3, score_sheet=True)
    page = open_page(stage, table)
    entry: Any = table.property("entry")
    entry.setFinder(-1)
    stage.process(30)
    box = next(item for item in items(page) if item.objectName() == "number")
    box.forceActiveFocus()
    for keys, shown in (("4", "4"), ("9", "4"), ("2", "2"), ("35", "5"), ("x", "0"), ("3", "3")):
        press(stage, *keys)
        assert (box.property("text"), entry.property("rows").rows[0].before) == (
            shown,
            int(shown),
        )
    press(stage, Key.Key_Space)
    assert box.property("text") == "3"
    assert table.property("verb") == "Close the round", "Space enters the round from a box, too"


def test_case_H6_keys_while_a_computer_thinks_do_nothing(stage: Stage) -> None:
    table, rng = new_table(1, 3, seed=1), random.Random(1)
    while table.property("phase") != "play" or not table._is_thinking():
        play_at_random(table, rng, most=1)
    table._thinking._soon.stop()  # it thinks for long
    open_page(stage, table)
    table._thinking._soon.stop()
    before = len(session_of(table).log)
    press(stage, Key.Key_5, Key.Key_Right, Key.Key_Up, Key.Key_Return, Key.Key_Space, Key.Key_H)
    assert len(session_of(table).log) == before
    assert table.property("hand").property("pickedValue") == -1
    assert not table.property("hints").property("isOpen")


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_case_H3_no_card_of_a_hand_is_in_any_frame_while_nobody_looks(
    stage: Stage, motion: str
) -> None:
    """Open, pick, lose the focus, play, hand over: fan and stack are there only in between."""
    table = new_table(3, seed=4)
    open_page(stage, table)
    stage.choose(motion=motion, animationSpeed=300)
    page = stage.view.rootObject() if stage.view is not None else None
    assert stage.view is not None
    assert page is not None
    curtain: Any = table.property("curtain")
    hand, placing = table.property("hand"), table.property("placing")
    closed = [handed(hand), handed(placing)]
    faults: list[str] = []
    frames = 0

    def look() -> None:
        nonlocal frames
        frames += 1
        if curtain.property("openFor") >= 0:
            return
        faults.extend(
            f"{curtain.property('state')}: {item} is in sight"
            for item in in_sight(page)
            if item.metaObject().className().startswith(("HandFan", "PlacingDesk", "CountSlip"))
        )
        faults.extend(
            f"{curtain.property('state')}: {item} holds a card"
            for item in items(page)
            if item.metaObject().className().startswith("Held") and item.property("card")
        )
        if [handed(hand), handed(placing)] != closed or not is_blank(hand):
            faults.append("a hand is handed out")

    stage.view.afterAnimating.connect(look)
    rng = random.Random(1)
    looked = 0
    for _ in range(3000):
        if looked >= 6:
            break
        if table.property("isPlaying"):
            stage.process(20)
            press(stage, Key.Key_Return)
        elif waits(stage, table):
            continue
        elif table.property("lookingSeat") < 0 and table.property("verb"):
            press(stage, Key.Key_Space)
        elif table.property("lookingSeat") < 0:
            hold(stage, table)
            looked += 1
            if looked in (2, 5):
                curtain.fall("focus")
                stage.process(60)
        elif table.property("phase") == "placing":
            press(stage, Key.Key_Down, Key.Key_Space)
        else:
            play_by_keys(stage, table, rng)
    stage.view.afterAnimating.disconnect(look)
    assert looked >= 6
    assert frames > 20
    assert not faults, "\n".join(faults[:5])


def test_case_H3_where_scared_lies_is_nowhere_in_the_scene_of_another(stage: Stage) -> None:
    """Texts of the placing and of the hand are gone with the one who looked."""
    table = new_table(3, seed=4)
    open_page(stage, table)
    assert stage.view is not None
    table.act()
    table.act()
    first = open_curtain(table)
    stage.process(40)
    table.property("placing").place(6)
    stage.process(40)
    assert seen_in_scene(stage.view, ["Hide it at place 6"])
    table.act()
    stage.process(60)
    assert open_curtain(table) != first
    stage.process(60)
    assert not seen_in_scene(stage.view, ["Hide it at place 6"])


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
def test_a_key_held_too_long_places_nothing(stage: Stage, key: Key) -> None:
    """On a busy machine the repeating of a held key may look like a key pressed anew."""
    table = new_table(3, seed=4)
    open_page(stage, table)
    curtain: Any = table.property("curtain")
    # long: what is made for the open stack may hold up the keys for a while
    curtain._calm.setInterval(2000)
    press(stage, Key.Key_Space, Key.Key_Space, rest=60)
    hold(stage, table)
    curtain.fall("focus")
    stage.process(60)
    before = len(session_of(table).log)
    assert stage.view is not None
    while not curtain.property("isCalm"):
        stage.process(10)
    QTest.keyPress(stage.view, key)
    for _ in range(100):
        stage.process(10)
        if curtain.property("state") == "open":
            break
    for _ in range(20):
        QTest.keyRelease(stage.view, key)
        QTest.keyPress(stage.view, key)
        stage.process(20)
    QTest.keyRelease(stage.view, key)
    assert table.property("placing").property("seat") >= 0
    assert len(session_of(table).log) == before
    while not curtain.property("isCalm"):
        stage.process(10)
    press(stage, key)
    assert len(session_of(table).log) == before + 1


def test_esc_lays_down_what_is_picked_before_it_leaves(stage: Stage) -> None:
    table = screens.table_at(screens.my_turn)
    page = open_page(stage, table)
    screens.pick_the_most(table)
    hand: Any = table.property("hand")
    assert hand.property("pickedValue") >= 0
    view: Any = page
    assert view.handlesBack()
    assert hand.property("pickedValue") == -1
    assert not view.handlesBack()


@pytest.mark.parametrize("name", SCREENS)
def test_case_A2_everything_that_takes_the_focus_has_a_name(stage: Stage, name: str) -> None:
    page = stage.show(all_screens()[name](stage))
    stage.process(60)
    for item in in_sight(page):
        if item.property("activeFocusOnTab") and item.isEnabled():
            assert name_of(item), item


def test_case_C4_a_person_sits_down_for_a_computer_player_and_back_by_keys(stage: Stage) -> None:
    table = new_table(1, 3, seed=1)
    open_page(stage, table)
    session = session_of(table)
    computer = session.seats[1].name
    press(stage, Key.Key_P)
    stage.process(60)
    tab_to(stage, f"Sit down for {computer}")
    press(stage, Key.Key_Space)
    assert session.seats[1].kind == "person"
    tab_to(stage, f"Let the computer go on for {session.seats[0].name}")
    press(stage, Key.Key_Space)
    assert [seat.kind for seat in session.seats] == ["computer", "person", "computer", "computer"]
    assert session.seats[1].name == computer, "name, cards and points stay at the seat"
    press(stage, Key.Key_Escape)


def test_nobody_sits_down_where_a_score_sheet_is_kept(stage: Stage) -> None:
    page = open_page(stage, new_table(3, score_sheet=True))
    assert not page.property("canReseat")
