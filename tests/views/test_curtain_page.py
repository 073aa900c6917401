"""The curtain over a page with a secret half: each frame of each movement is searched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtTest import QTest

from tests.curtains import (
    COLOURS,
    MOTIONS,
    SECRETS,
    Hour,
    SecretTable,
    everything,
    lift,
    open_page,
    settled,
    shot,
    state,
)
from tests.secrets import seen_in_picture, seen_in_scene
from tests.stage import Stage

Key = Qt.Key


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
