"""The page of the active game: each test of skill by keyboard alone, by mouse, and covered."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.gallery_screens.active import active_session, active_table
from tests.hands import NONE, Key, press
from tests.models.tables import standard_board
from tests.screens import Shot
from tests.stage import Stage, items
from yournightmare.games.endless.decisions import Action, ChooseAction
from yournightmare.games.endless.state import Active, Options
from yournightmare.models.endless.table import EndlessTable
from yournightmare.sessions.diceboards import load_dice_board
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.session import Session

PAGE = ("yournightmare.views.endless", "EndlessPage")


def open_page(stage: Stage, table: EndlessTable, size: tuple[int, int] = (1280, 800)) -> QQuickItem:
    """Show the page at a table, everything at once."""
    stage.keep(table)
    page = stage.show(Shot(*PAGE, {"table": table}), *size)
    page.forceActiveFocus()
    stage.process(60)
    return page


def view_of(table: EndlessTable) -> Any:
    return table._session.view(0)


def finish(stage: Stage, table: EndlessTable) -> None:
    """Look at all that happened."""
    stage.process(20)
    table.skip()
    stage.process(30)


@pytest.mark.parametrize(
    ("nightmare", "test"),
    [
        ("active_decay", "board throw"),
        ("active_fraud", "board throw"),
        ("active_monsters", "board throw"),
        ("active_spiders", "board throw"),
        ("active_buried_alive", "lid throw"),
    ],
)
def test_case_A1_a_throw_by_keyboard_alone(stage: Stage, nightmare: str, test: str) -> None:
    """R lets it count; Space starts the aim, holds it, and throws."""
    table = active_table(nightmare, test)
    open_page(stage, table)
    dice = table._skills._dice
    for _ in range(3):
        press(stage, Key.Key_Space, rest=60)
    assert dice.property("isThrown")
    assert view_of(table).awaiting == test  # it was a rehearsal
    press(stage, Key.Key_R, Key.Key_Left)
    before = dice.property("hand").x()
    press(stage, Key.Key_Right)
    assert dice.property("hand").x() >= before
    press(stage, Key.Key_Space, rest=60)
    assert dice.property("bar") == "aim"
    press(stage, Key.Key_Space, Key.Key_Space, rest=60)
    finish(stage, table)
    assert view_of(table).awaiting != test
    assert any(type(entry.decision).__name__ == "ThrowOnBoard" for entry in table._session.log)


def test_the_die_is_back_in_the_hand_when_the_next_throw_begins(stage: Stage) -> None:
    """Neither the die nor its shadow stays where the rehearsal left it."""
    table = active_table("active_monsters", "board throw")
    page = open_page(stage, table)
    stage.choose(motion="reduced")
    dice = table._skills._dice
    for _ in range(3):
        press(stage, Key.Key_Space, rest=60)
    assert dice.property("path")
    press(stage, Key.Key_Space, rest=60)
    assert not dice.property("path")
    (die,) = [item for item in items(page) if item.property("inHand") is not None]
    hand = dice.property("hand")
    assert (die.property("millX"), die.property("millY")) == (hand.x(), hand.y())
    assert die.property("turn") == die.property("lift") == 0


def test_case_A1_the_stopwatch_by_keyboard_alone(stage: Stage) -> None:
    table = active_table("active_final_exam", "stopwatch")
    open_page(stage, table)
    watch = table._skills._watch
    press(stage, Key.Key_Space, rest=80)
    assert watch.property("runs")
    press(stage, Key.Key_Space)
    assert watch.property("hundredths") > 0
    assert view_of(table).awaiting == "stopwatch"
    press(stage, Key.Key_R)
    press(stage, Key.Key_Space, rest=50)
    press(stage, Key.Key_Space)
    finish(stage, table)
    assert view_of(table).awaiting != "stopwatch"


def test_the_stopwatch_reads_the_inputs_and_not_their_handling(stage: Stage) -> None:
    """Injected key presses 437 ms apart, the second handled half a second late: within 5 ms."""
    table = active_table("active_final_exam", "stopwatch")
    open_page(stage, table)
    assert stage.view is not None
    for stamp in (100_000, 100_437):
        event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Space, NONE)
        event.setTimestamp(stamp)
        QCoreApplication.sendEvent(stage.view, event)
        if stamp == 100_000:
            stage.process(900)
    assert table._skills._watch.property("hundredths") == 43  # cut, not rounded


def test_case_A1_blindness_by_keyboard_alone(stage: Stage) -> None:
    """Held arrows glide, Space points, Escape opens the eyes."""
    table = active_table("blindness", "pointing")
    open_page(stage, table)
    blind = table._skills._blind
    press(stage, Key.Key_R, Key.Key_Space)
    assert blind.property("moment") == "dark"
    press(stage, Key.Key_Escape)
    assert blind.property("moment") == "look"
    press(stage, Key.Key_Space)
    assert stage.view is not None
    QTest.keyPress(stage.view, Key.Key_Up)
    stage.process(120)
    QTest.keyRelease(stage.view, Key.Key_Up)
    stage.process(20)
    assert blind.property("hand").y() > 5
    press(stage, Key.Key_Space)
    finish(stage, table)
    assert view_of(table).awaiting != "pointing"


@pytest.mark.parametrize("moment", ["look", "shown"])
def test_the_blind_table_is_left_by_mouse_but_not_in_the_dark(stage: Stage, moment: str) -> None:
    table = active_table("blindness", "pointing")
    page = open_page(stage, table)
    blind = table._skills._blind
    if moment == "shown":
        blind.show_pointing(False, (100, 100))
        stage.process(30)
    (cover,) = [i for i in items(page) if i.metaObject().className().startswith("BlindTable")]
    (back,) = [i for i in items(cover) if i.property("iconName") == "back"]
    asked: list[bool] = []
    stage.house.backRequested.connect(lambda: asked.append(True))
    spot = back.mapToScene(QPointF(back.width() / 2, back.height() / 2)).toPoint()
    assert stage.view is not None
    QTest.mouseClick(stage.view, Qt.MouseButton.LeftButton, NONE, spot)
    assert asked == [True]
    blind.open(False)
    blind.darken()
    stage.process(30)
    assert not back.isEnabled()


@pytest.mark.parametrize(
    ("nightmare", "test", "name"),
    [
        ("active_spiders", "board throw", "The dice board"),
        ("active_buried_alive", "lid throw", "The dice board with the lid and six nails"),
    ],
)
def test_an_empty_dice_board_is_read_out_without_markers(
    stage: Stage, nightmare: str, test: str, name: str
) -> None:
    page = open_page(stage, active_table(nightmare, test))
    (board,) = [i for i in items(page) if i.metaObject().className().startswith("DiceBoard")]
    seen = QAccessible.queryAccessibleInterface(board)
    assert seen.text(QAccessible.Text.Name) == name


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text", [100, 200])
def test_the_dice_board_is_seen_whole_in_a_small_window(
    stage: Stage, language: str, text: int
) -> None:
    stage.choose(language=language, textSize=text)
    page = open_page(stage, active_table("active_spiders", "board throw"), (960, 600))
    stage.process(150)
    (board,) = [i for i in items(page) if i.metaObject().className().startswith("DiceBoard")]
    (main,) = [i for i in items(page) if i.property("isLowest") is not None]
    assert board.mapToScene(QPointF(0, board.height())).y() <= main.mapToScene(QPointF(0, 0)).y()
    assert board.height() >= 280


@pytest.mark.parametrize(
    ("nightmare", "test", "part"),
    [
        ("active_spiders", "board throw", "DiceBoard"),
        ("active_final_exam", "stopwatch", "Stopwatch"),
    ],
)
def test_what_counts_is_seen_before_the_page_goes_to_the_ring(
    stage: Stage, nightmare: str, test: str, part: str
) -> None:
    """With one column board or clock stay in sight as the die runs, and when it lies."""
    stage.choose(textSize=200)
    table = active_table(nightmare, test)
    page = open_page(stage, table, (960, 600))
    table.setTempo(1000)  # what happens is seen until the test goes on
    (seen,) = [i for i in items(page) if i.metaObject().className().startswith(part)]
    (board,) = [i for i in items(page) if i.metaObject().className().startswith("EndlessBoard")]
    table._skills.inEarnest()
    stage.process(60)
    where = seen.mapToScene(QPointF(0, 0))
    for _ in range(3 if test == "board throw" else 2):
        table._skills.actNow()
        stage.process(60)
    assert table.property("isPlaying")
    assert seen.mapToScene(QPointF(0, 0)) == where
    if test == "board throw":
        table._stage._next()
        stage.process(60)
        assert table._skills._dice.property("said") != ""
        assert seen.mapToScene(QPointF(0, 0)) == where
    else:
        while table._stage.is_playing and board.property("contentY") > 0:
            table._stage._next()
            stage.process(60)
        assert table.property("isPlaying")
        assert board.property("contentY") == 0
    table.skip()
    stage.process(30)


def test_the_dark_shows_nothing_of_where_the_die_lies(stage: Stage) -> None:
    table = active_table("blindness", "pointing")
    page = open_page(stage, table)
    table._skills._blind.darken()
    picture = stage.grab()
    (top,) = [i for i in items(page) if i.metaObject().className().startswith("BlindTop")]
    # below the near edge there is the hand, and what Escape does
    edge = int(top.mapToScene(QPointF(0, top.height())).y()) - 110
    bright = sum(
        picture.pixelColor(x, y).value() > 8
        for x in range(0, picture.width(), 7)
        for y in range(0, edge, 7)
    )
    assert edge > 400
    assert bright == 0


def test_the_table_stays_where_it_was_when_the_dark_comes(stage: Stage) -> None:
    table = active_table("blindness", "pointing")
    page = open_page(stage, table)
    tops = [item for item in items(page) if item.metaObject().className().startswith("BlindTop")]
    places = []
    for moment in ("look", "dark"):
        places.append(tops[0].mapToScene(QPointF(0, 0)) + QPointF(tops[0].width(), 0))
        if moment == "look":
            table._skills._blind.darken()
            stage.process(80)
    assert places[0] == places[1]


def test_case_A1_a_breath_is_told_by_key_at_any_moment(stage: Stage) -> None:
    table = active_table("drowning", "action")
    open_page(stage, table)
    press(stage, Key.Key_B)
    finish(stage, table)
    assert view_of(table).bravery == 4
    press(stage, Key.Key_Space)
    finish(stage, table)
    if view_of(table).awaiting == "mind":
        press(stage, Key.Key_B)
        finish(stage, table)
        assert view_of(table).bravery == 2


def test_the_water_comes_without_a_loop_when_drowning_is_chosen(stage: Stage) -> None:
    """In a window of 1280 x 768 the heart once grew with the row, and the row with the heart."""
    chosen = Options(
        board=standard_board(), strategist=True, active=Active.ALL, dice_board=load_dice_board()
    )
    table = EndlessTable(Session.new("endless", chosen, [SeatInfo("Ada")], 5))
    table.setTempo(0)
    page = open_page(stage, table, (1280, 768))
    table.chooseNightmare("drowning")
    stage.process(300)
    hearts = [item for item in items(page) if item.property("name") == "endless/active/heart"]
    assert hearts
    assert hearts[0].width() > 0
    assert stage.warnings == []


def test_a_breath_elsewhere_is_nothing(stage: Stage) -> None:
    table = active_table("active_spiders", "action")
    open_page(stage, table)
    steps = len(table._session.log)
    press(stage, Key.Key_B)
    assert len(table._session.log) == steps


def test_the_belt_runs_only_while_the_page_is_seen(stage: Stage) -> None:
    table = active_table("active_old_factory", "action")
    page = open_page(stage, table)
    nerve = table._skills.nerve
    if not nerve.property("isSeen"):
        pytest.skip("this platform gives the window no focus")
    page.setProperty("enabled", False)
    before = nerve.elapsed
    stage.process(150)
    assert nerve.elapsed == before
    page.setProperty("enabled", True)
    stage.process(150)
    assert nerve.elapsed > before
    nerve._time._so_far = 15_050.0
    stage.process(250)
    finish(stage, table)
    assert view_of(table).progress == -1
    assert nerve.elapsed < 2000


def test_a_dialog_over_the_board_stops_the_belt_and_has_the_keys(stage: Stage) -> None:
    table = active_table("active_old_factory", "action")
    page = open_page(stage, table)
    nerve = table._skills.nerve
    if not nerve.property("isSeen"):
        pytest.skip("this platform gives the window no focus")
    dialog: Any = stage.build('Dialog { title: "Wait" }')
    dialog.setParent(page)
    dialog.setProperty("parent", page)
    dialog.metaObject().invokeMethod(dialog, "open")
    stage.process(250)
    assert not nerve.property("isSeen")
    dialog.metaObject().invokeMethod(dialog, "close")
    stage.process(250)
    page.forceActiveFocus()
    stage.process(20)
    assert nerve.property("isSeen")


def drag_up(stage: Stage, start: QPoint, step: int) -> None:
    """Flick from a place upwards."""
    assert stage.view is not None
    QTest.mousePress(stage.view, Qt.MouseButton.LeftButton, NONE, start)
    for n in range(1, 9):
        QTest.mouseMove(stage.view, start - QPoint(0, step * n))
        stage.process(8)
    QTest.mouseRelease(stage.view, Qt.MouseButton.LeftButton, NONE, start - QPoint(0, step * 9))
    stage.process(30)


def test_a_flick_by_mouse_throws_and_counts_only_in_earnest(stage: Stage) -> None:
    table = active_table("active_spiders", "board throw")
    page = open_page(stage, table)
    board = next(i for i in items(page) if i.metaObject().className().startswith("DiceBoard"))
    middle = board.mapToScene(QPointF(board.width() / 2, board.height() * 0.93)).toPoint()
    drag_up(stage, middle, 10)
    assert table._skills._dice.property("isThrown")
    assert view_of(table).awaiting == "board throw"
    table._skills.inEarnest()
    drag_up(stage, middle, 10)
    finish(stage, table)
    assert view_of(table).awaiting != "board throw"


@pytest.mark.parametrize(
    ("nightmare", "text"),
    [("active_spiders", "IV"), ("active_final_exam", ""), ("blindness", "On the die")],
)
def test_own_dice_what_happened_is_entered(stage: Stage, nightmare: str, text: str) -> None:
    session = active_session(nightmare, own_dice=True)
    table = EndlessTable(session)
    table.setTempo(0)
    page = open_page(stage, table)
    session.decide(ChooseAction(0, Action.MOVEMENT, 2), (6,) if nightmare == "blindness" else ())
    table._settle()
    stage.process(40)
    for _ in range(4):
        if view_of(table).awaiting == "mind":
            table.useMind(0)
    table.throwDie()
    stage.process(60)
    assert table.property("asksKind") in ("throw", "stopwatch", "pointing")
    if text:
        button = next(i for i in items(page) if i.isVisible() and i.property("text") == text)
        button.metaObject().invokeMethod(button, "click")
    else:
        table.enterTime(543)
    finish(stage, table)
    assert table.property("asksKind") == ""


def test_own_dice_each_test_is_entered_anew(stage: Stage) -> None:
    """What was ticked or written for the last one is gone when the next is asked for."""
    session = active_session("active_spiders", own_dice=True)
    session.decide(ChooseAction(0, Action.MOVEMENT, 2))
    table = EndlessTable(session)
    table.setTempo(0)
    page = open_page(stage, table)
    table.throwDie()
    stage.process(60)
    form = entry_form(page)
    switches = [i for i in items(form) if i.metaObject().className().startswith("Toggle")]
    (field,) = [i for i in items(form) if i.property("placeholderText") is not None]
    assert switches
    for switch in switches:
        switch.setProperty("checked", True)
    field.setProperty("text", "5.43")
    table.cancelDie()
    table.throwDie()
    stage.process(60)
    assert not any(switch.property("checked") for switch in switches)
    assert field.property("text") == ""


def entry_form(page: QQuickItem) -> QQuickItem:
    """The form in which a test done at a real table is entered."""
    (form,) = [i for i in items(page) if i.metaObject().className().startswith("SkillEntry")]
    return form


def test_steady_hands_ask_for_no_skill(stage: Stage) -> None:
    for nightmare in ("active_decay", "active_buried_alive", "blindness", "active_final_exam"):
        table = active_table(nightmare, "action", steady_hands=True)
        open_page(stage, table)
        press(stage, Key.Key_Space)
        finish(stage, table)
        assert table._skills.property("test") == ""


def test_the_basic_game_has_no_test_and_nothing_that_runs(stage: Stage) -> None:
    from tests.models.tables import new_table

    table = new_table(4)
    page = open_page(stage, table)
    names = {item.metaObject().className().split("_QML")[0] for item in items(page)}
    assert names.isdisjoint({"DiceBoard", "Stopwatch", "BlindTable", "BreathWater", "BeltLine"})
    assert table._skills.property("test") == ""
