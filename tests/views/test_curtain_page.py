"""The curtain over a page with a secret half: each frame of each movement is searched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QWindow
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.curtains import COLOURS, SECRETS, SecretTable, shot
from tests.gallery_screens.curtain import LONG
from tests.secrets import scene_items, seen_anywhere, seen_in_picture, seen_in_scene
from tests.stage import Stage

Key = Qt.Key
MOTIONS = pytest.mark.parametrize("motion", ["full", "reduced"])


class Hour:
    """Clocks that stand still until a test moves them."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def open_page(
    stage: Stage, motion: str = "reduced", table: SecretTable | None = None
) -> SecretTable:
    """Show a table, closed for seat 0, on its page."""
    hour = Hour()
    made = table or SecretTable(steady=hour, wall=hour)
    made.handover.passTo(0)
    made.handover.settle()
    stage.choose(motion=motion, animationSpeed=100)
    stage.show(shot(stage, made), 960, 600)
    stage.process(150)
    assert state(made) == "closed"
    return made


def state(table: SecretTable) -> str:
    """The curtain's state."""
    return str(table.handover.property("state"))


def everything(stage: Stage, table: SecretTable) -> list[str]:
    """All places where any seat's secret is found now."""
    assert stage.view is not None
    return seen_anywhere(stage.view, SECRETS, COLOURS, table)


def settled(stage: Stage, table: SecretTable) -> None:
    """Let it come to rest."""
    for _ in range(400):
        if state(table) in ("closed", "open", "away"):
            stage.process(30)
            return
        stage.process(10)
    raise AssertionError(f"still {state(table)}")


@contextmanager
def every_frame(
    stage: Stage, table: SecretTable, allowed: Callable[[], tuple[int, ...]]
) -> Iterator[list[int]]:
    """Search the scene of each frame as it is drawn; gives the list of frames, by state.

    `allowed` are the seats whose secret may be seen at this moment.
    """
    view = stage.view
    assert view is not None
    frames: list[int] = []
    faults: list[str] = []

    def look() -> None:
        frames.append(len(frames))
        hidden = [i for i in range(len(SECRETS)) if i not in allowed()]
        seen = seen_in_scene(view, [SECRETS[i] for i in hidden], [COLOURS[i] for i in hidden])
        faults.extend(f"{state(table)}: {one}" for one in seen)

    view.afterAnimating.connect(look)
    try:
        yield frames
    finally:
        view.afterAnimating.disconnect(look)
    assert not faults, "\n".join(faults)


def drawn_through(
    stage: Stage, table: SecretTable, allowed: Callable[[], tuple[int, ...]]
) -> list[str]:
    """Draw the movement that has begun to its end; give the states that were drawn."""
    view = stage.view
    assert view is not None
    drawn = []
    with every_frame(stage, table, allowed):
        for _ in range(300):
            now, may = state(table), allowed()
            picture = view.grabWindow()
            hidden = [COLOURS[i] for i in range(len(COLOURS)) if i not in may]
            assert not seen_in_picture(picture, hidden), now
            drawn.append(now)
            if now in ("closed", "open", "away"):
                break
            stage.process(8)
    return drawn


def look_allowed(table: SecretTable) -> Callable[[], tuple[int, ...]]:
    """Only the seat that looks, and only while it is wholly open, may be seen."""
    return lambda: (table.handover.looker,) if table.handover.looker is not None else ()


def rest(stage: Stage, table: SecretTable) -> None:
    """Keep the hands off until keys count again."""
    while not table.handover.property("isCalm"):
        stage.process(10)


def open_by_key(stage: Stage, table: SecretTable) -> None:
    """Hold Space until it is open."""
    assert stage.view is not None
    rest(stage, table)
    QTest.keyPress(stage.view, Key.Key_Space)
    for _ in range(200):
        if state(table) == "open":
            break
        stage.process(10)
    QTest.keyRelease(stage.view, Key.Key_Space)
    settled(stage, table)
    assert state(table) == "open"


def lift(stage: Stage, table: SecretTable) -> None:
    """Open for the seat asked for, without a hand."""
    table.handover.holdOut()
    settled(stage, table)
    assert state(table) == "open"


@pytest.fixture
def other_window(qapp: QGuiApplication) -> Iterator[QWindow]:
    """A second window, to take the focus away."""
    window = QWindow()
    yield window
    window.close()
    window.deleteLater()


def test_the_searcher_finds_what_is_there(stage: Stage) -> None:
    """An open secret is found in all places, or the other tests would prove nothing."""
    table = open_page(stage)
    lift(stage, table)
    stage.process(100)
    QGuiApplication.clipboard().setText(SECRETS[0])
    assert stage.view is not None
    stage.view.setTitle(SECRETS[0])
    seen = "\n".join(everything(stage, table))
    QGuiApplication.clipboard().clear()
    for place in (
        "picture:",
        "scene:",
        "property:",
        "model:",
        "accessibility:",
        "clipboard",
        "title:",
    ):
        assert place in seen, seen


@MOTIONS
def test_case_H3_every_frame_of_every_movement(stage: Stage, motion: str) -> None:
    """Seat 0 opens, is done, hands to seat 1, who opens; each frame is drawn and searched."""
    table = open_page(stage, motion)
    allowed = look_allowed(table)
    curtain = table.handover
    assert not everything(stage, table)
    for seat in (0, 1, 2):
        curtain.passTo(seat)
        states = drawn_through(stage, table, allowed)
        assert not everything(stage, table)
        curtain.holdOut()
        states += drawn_through(stage, table, allowed)
        assert state(table) == "open"
        seen = everything(stage, table)
        assert seen
        assert not any(SECRETS[i] in one for i in range(4) if i != seat for one in seen)
        if motion == "full":
            assert "opening" in states
            assert seat == 0 or "falling" in states
    curtain.fall("done")
    drawn_through(stage, table, allowed)
    assert state(table) == "closed"
    assert not everything(stage, table)
    curtain.stepAside()
    drawn_through(stage, table, allowed)
    assert state(table) == "away"
    assert not everything(stage, table)


@MOTIONS
def test_case_H3_interrupted_at_any_frame_nothing_is_seen(stage: Stage, motion: str) -> None:
    """It falls in the middle of lifting, and is passed on in the middle of falling."""
    table = open_page(stage, motion)
    allowed = look_allowed(table)
    curtain = table.handover
    for wait in (0, 20, 90, 200):
        curtain.passTo(0)
        settled(stage, table)
        curtain.holdOut()
        with every_frame(stage, table, allowed):
            stage.process(wait)
            curtain.fall("focus")
            stage.process(wait)
            curtain.passTo(1)
        assert not seen_in_scene(stage.view, SECRETS, COLOURS)  # type: ignore[arg-type]
        drawn_through(stage, table, allowed)
        assert state(table) == "closed"
        assert curtain.property("name") == "Mirabel"


def test_case_H3_another_window_comes_to_the_front(stage: Stage, other_window: QWindow) -> None:
    table = open_page(stage, "full")
    lift(stage, table)
    other_window.show()
    other_window.requestActivate()
    stage.process(20)
    assert state(table) == "falling"
    drawn_through(stage, table, lambda: ())
    assert not everything(stage, table)
    table.handover.open(0)
    assert state(table) == "closed", "opened behind another window"


@pytest.mark.parametrize("how", ["minimized", "hidden"])
def test_case_H3_minimized_or_hidden(stage: Stage, how: str) -> None:
    table = open_page(stage, "full")
    lift(stage, table)
    assert stage.view is not None
    with every_frame(stage, table, lambda: ()):
        stage.view.showMinimized() if how == "minimized" else stage.view.hide()
        settled(stage, table)
        assert state(table) == "closed"
        stage.view.showNormal()
        stage.process(60)
    assert not everything(stage, table)


@MOTIONS
def test_case_H3_another_room_comes_over_it_or_it_is_left(stage: Stage, motion: str) -> None:
    """No frame of the rooms' own transitions shows a secret either."""
    table = SecretTable()
    stage.choose(motion=motion, animationSpeed=100)
    page: Any = stage.show(shot(stage, table, "CurtainStackPage"), 960, 600)
    page.enter()
    stage.process(600)
    for go in (page.cover, page.leave):
        table.handover.passTo(0)
        settled(stage, table)
        lift(stage, table)
        assert everything(stage, table)
        with every_frame(stage, table, lambda: ()):
            go()
            assert table.handover.looker is None
            stage.process(100)
            assert stage.view is not None
            assert not seen_in_picture(stage.view.grabWindow(), COLOURS)
            stage.process(500)
        assert not everything(stage, table)
        if go == page.cover:
            other: Any = page.findChild(QObject, "other")
            assert other.property("activeFocus")
            page.leave()
            settled(stage, table)
            stage.process(400)
            assert state(table) == "closed"
            QTest.keyPress(stage.view, Key.Key_Space)
            assert table.handover.property("holding"), "the focus doesn't come back to the curtain"
            QTest.keyRelease(stage.view, Key.Key_Space)


def test_case_H3_a_minute_without_input(stage: Stage) -> None:
    hour = Hour()
    table = open_page(stage, "full", SecretTable(steady=hour, wall=hour))
    lift(stage, table)
    for _ in range(59):
        hour.now += 1
        table.handover.tick()
    assert state(table) == "open"
    assert stage.view is not None
    QTest.mouseMove(stage.view, QPoint(300, 300))
    for _ in range(59):
        hour.now += 1
        table.handover.tick()
    assert state(table) == "open"
    hour.now += 1
    table.handover.tick()
    drawn_through(stage, table, lambda: ())
    assert not everything(stage, table)
    cover: Any = stage.view.rootObject().findChild(QObject, "cover")
    assert cover.property("why") == "idle"


@MOTIONS
def test_held_by_key_it_fills_and_opens_let_go_it_empties(stage: Stage, motion: str) -> None:
    table = open_page(stage, motion)
    assert stage.view is not None
    cover: Any = stage.view.rootObject().findChild(QObject, "cover")
    rest(stage, table)
    QTest.keyPress(stage.view, Key.Key_Return)
    stage.process(250)
    assert 0.05 < cover.property("held") < 1
    QTest.keyRelease(stage.view, Key.Key_Return)
    stage.process(500)
    assert cover.property("held") == 0
    assert state(table) == "closed"
    open_by_key(stage, table)
    assert table.touches == 0, "the page heard a key that was the curtain's"


def test_held_by_mouse_on_clasp_or_placard(stage: Stage) -> None:
    table = open_page(stage)
    view = stage.view
    assert view is not None
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for point in (QPoint(480, 167), QPoint(480, 420)):
        QTest.mousePress(view, left, none, point)
        assert table.handover.property("holding")
        QTest.mouseRelease(view, left, none, point)
        assert not table.handover.property("holding")
    QTest.mousePress(view, left, none, QPoint(60, 300))
    assert not table.handover.property("holding"), "the cloth is not the clasp"
    QTest.mouseRelease(view, left, none, QPoint(60, 300))


def test_nothing_of_the_page_is_reached_through_a_closed_curtain(stage: Stage) -> None:
    """Neither keys, nor shortcuts, nor Tab, nor clicks."""
    table = open_page(stage)
    view = stage.view
    assert view is not None
    button: Any = view.rootObject().findChild(QObject, "public")
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    middle = button.mapToScene(button.boundingRect().center()).toPoint()
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    QTest.keyClick(view, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    cover: Any = view.rootObject().findChild(QObject, "cover")
    for _ in range(8):
        QTest.keyClick(view, Key.Key_Tab)
        focused: Any = view.activeFocusItem()
        assert focused in list(scene_items(cover))
    assert not pressed
    assert table.touches == 0


def test_case_H1_focus_drag_and_typed_text_are_gone_and_the_clipboard_untouched(
    stage: Stage,
) -> None:
    table = open_page(stage)
    lift(stage, table)
    view = stage.view
    assert view is not None
    QGuiApplication.clipboard().setText("kept")
    focused: Any = view.activeFocusItem()
    assert focused.objectName() == "secret"
    QTest.keyClick(view, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert focused.property("selectedText") == SECRETS[0]
    del focused
    table.handover.fall("done")
    settled(stage, table)
    assert not everything(stage, table)
    assert view.rootObject().findChild(QObject, "dragged") is None
    assert QGuiApplication.clipboard().text() == "kept"
    QGuiApplication.clipboard().clear()
    lift(stage, table)
    again: Any = view.activeFocusItem()
    assert again.objectName() == "secret"
    assert again.property("selectedText") == ""


def test_esc_steps_aside_to_the_public_table_and_its_focus(stage: Stage) -> None:
    table = open_page(stage)
    view = stage.view
    assert view is not None
    QTest.keyClick(view, Key.Key_Escape)
    settled(stage, table)
    assert state(table) == "away"
    assert not everything(stage, table)
    room: Any = view.rootObject().findChild(QObject, "room")
    assert room.property("visible")
    assert room.property("enabled")
    assert room.property("activeFocus")


def test_who_waits_can_be_chosen_by_a_click_below(stage: Stage) -> None:
    table = open_page(stage)
    table.handover.setNotes({1: "sealed"}, [2, 3])
    foot = the_foot(stage)
    while foot.property("isResting"):
        stage.process(20)
    click_juno(stage)
    assert table.handover.property("name") == "Juno"
    assert state(table) == "closed"


def test_a_double_click_that_passes_the_laptop_on_chooses_nobody_else(stage: Stage) -> None:
    """Its second click may fall on a seat that has appeared under it."""
    table = open_page(stage)
    table.handover.setNotes({}, [1, 2, 3])
    foot = the_foot(stage)
    foot.setProperty("rest", 100_000)
    table.handover.stepAside()
    stage.process(50)
    assert state(table) == "away"
    table.handover.passTo(1)
    stage.process(50)
    name = table.handover.property("name")
    assert name != "Juno"
    click_juno(stage)
    assert table.handover.property("name") == name
    foot.setProperty("rest", 1)
    while foot.property("isResting"):
        stage.process(20)
    click_juno(stage)
    assert table.handover.property("name") == "Juno"


def the_foot(stage: Stage) -> QQuickItem:
    """What stands below the curtain."""
    assert stage.view is not None
    return next(
        item
        for item in scene_items(stage.view.contentItem())
        if item.metaObject().className().startswith("CurtainFoot")
    )


def click_juno(stage: Stage) -> None:
    """Click on a seat that waits, below the curtain."""
    assert stage.view is not None
    stage.process(50)
    for item in scene_items(stage.view.contentItem()):
        if item.property("name") == "Juno" and item.property("waits"):
            middle = item.mapToScene(item.boundingRect().center()).toPoint()
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(stage.view, left, none, middle)


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_says_whom_it_is_for(stage: Stage, language: str) -> None:
    stage.choose(language=language)
    table = open_page(stage)
    assert stage.view is not None
    focused: Any = stage.view.activeFocusItem()
    face = QAccessible.queryAccessibleInterface(focused)
    assert face is not None
    assert face.role() == QAccessible.Role.Button
    said = face.text(QAccessible.Text.Name)
    expected = {
        "en": "Pass to Otto. Hold Space to open.",
        "de": "Gib weiter an Otto. Zum Öffnen die Leertaste halten.",
    }
    assert said == expected[language]
    action = face.actionInterface()
    assert action is not None
    action.doAction(action.pressAction())
    assert table.handover.property("holding")
    stage.choose(language="en")


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [(960, 600), (1440, 900), (3840, 2160), (1000, 1400)])
def test_it_covers_the_whole_window_and_nothing_is_cut(
    stage: Stage, size: tuple[int, int], text: int
) -> None:
    table = SecretTable(LONG)
    table.handover.setNotes({0: "sealed"}, [2, 3])
    stage.choose(textSize=text)
    table.handover.passTo(1)
    table.handover.settle()
    page = stage.show(shot(stage, table), *size)
    stage.process(200)
    cover: Any = page.findChild(QObject, "cover")
    assert (cover.width(), cover.height()) == size
    room: Any = page.findChild(QObject, "room")
    assert not room.property("visible")
    whole = cover.boundingRect()
    for item in scene_items(cover):
        place = item.mapRectToItem(cover, item.boundingRect())
        if not item.isVisible() or not item.property("text") or place.isEmpty():
            continue
        assert whole.adjusted(-1, -1, 1, 1).contains(place), item.property("text")
        assert not item.property("truncated"), item.property("text")
    stage.choose(textSize=100)


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
def test_one_hold_opens_one_curtain_where_the_desktop_does_not_mark_repeats(
    stage: Stage, key: Key
) -> None:
    """A held key may come as a key let go and pressed anew every 30 ms."""
    table = open_page(stage)
    curtain: Any = table.handover
    view = stage.view
    assert view is not None
    rest(stage, table)

    def repeat_until(done: Callable[[], bool], most: int) -> bool:
        for _ in range(most):
            QTest.keyRelease(view, key)
            QTest.keyPress(view, key)
            stage.process(30)
            if done():
                return True
        return False

    QTest.keyPress(view, key)
    assert repeat_until(lambda: state(table) == "open", 100), "the repeats break the hold off"
    assert not repeat_until(lambda: bool(curtain.property("isCalm")), 25)
    table.handover.passTo(1)  # what a page might do by that key
    settled(stage, table)
    assert state(table) == "closed"
    assert not repeat_until(lambda: bool(curtain.property("holding")), 40)
    QTest.keyRelease(view, key)
    rest(stage, table)
    assert state(table) == "closed"
    open_by_key(stage, table)
    assert curtain.looker == 1
