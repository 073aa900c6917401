"""Faults other programs had, on every page: focus unseen, names without meaning, markup, motion."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.gallery_screens.endless import table_at
from tests.gallery_screens.library import furnish
from tests.gallery_screens.replay import played, replay_of
from tests.models.tables import session_of
from tests.screens import Shot, all_screens
from tests.stage import Stage, items
from yournightmare.models.library import ContinueModel
from yournightmare.sessions import boards, people
from yournightmare.sessions.people import Person
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.store import Store

PAGES = [
    "bedroom-continue",
    "boards-own",
    "endless-2-action",
    "endless-3-mind",
    "endless-6-strategist",
    "endless-8-end",
    "library",
    "newgame-guests",
    "replay",
    "rules-clause",
    "settings",
]


def ask(item: Any, qml: str) -> Any:
    """What an expression gives in an item."""
    context = QQmlEngine.contextForObject(item)
    if context is None:
        return None
    given: Any = QQmlExpression(context, item, qml).evaluate()
    return given[0] if isinstance(given, tuple) else given


def around(item: QQuickItem) -> QRect:
    """The place in the window where the focus has to show: round the item, or round its list.

    The current row of a list may be out of sight; the list's ring may be round its sheet.
    """
    shown, room = item, 8
    above = item.parentItem()
    while above is not None and room == 8:
        if above.inherits("QQuickListView"):
            shown, room = above, 24
        above = above.parentItem()
    place = shown.mapRectToScene(shown.boundingRect())
    return place.adjusted(-room, -room, room, room).toAlignedRect()


def differing(one: QImage, other: QImage, place: QRect) -> int:
    """How many of every third pixel there differ clearly."""
    seen = place.intersected(one.rect())
    count = 0
    for y in range(seen.top(), seen.bottom() + 1, 2):
        for x in range(seen.left(), seen.right() + 1, 2):
            a, b = one.pixelColor(x, y), other.pixelColor(x, y)
            apart = abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue())
            count += apart > 60
    return count


@pytest.mark.parametrize("theme", ["night", "paper"])
@pytest.mark.parametrize("name", PAGES)
def test_case_A1_the_focus_is_seen_wherever_tab_leads(stage: Stage, name: str, theme: str) -> None:
    """What has the focus looks otherwise than without it, and has a name and a role (A2)."""
    stage.choose(theme=theme)
    stage.show(all_screens()[name](stage), 1280, 800)
    stage.grab(1500)
    view = stage.view
    assert view is not None
    looks: list[tuple[str, QRect, QImage]] = []
    for _ in range(14):
        QTest.keyClick(view, Qt.Key.Key_Tab)
        stage.process(30)
        item = view.activeFocusItem()
        assert item is not None
        face = QAccessible.queryAccessibleInterface(item)
        assert face is not None, item
        said = face.text(QAccessible.Text.Name)
        assert said, item
        assert face.role() != QAccessible.Role.NoRole, said
        looks.append((said, around(item), view.grabWindow()))
    assert len({said for said, _, _ in looks}) >= 3
    unseen = []
    for (said, place, focused), (_, after, without) in pairwise(looks):
        if place.intersects(after) or differing(focused, without, place) >= 8:
            continue
        unseen.append(said)
    assert unseen == []


MARKUP = "<b>x</b><img src=y>"


def _shots(stage: Stage) -> dict[str, Shot]:
    """Every page that shows what somebody wrote, with markup written there."""
    record = msgspec.structs.replace(played(4), name=MARKUP, seats=(SeatInfo(MARKUP),))
    people.remember(Person(MARKUP, "owl"))
    boards.save_board(msgspec.structs.replace(boards.load_board(), name=MARKUP))
    table = table_at(lambda v: v.awaiting == "action")
    session = session_of(table)
    session.rename(MARKUP)
    session.seats = (SeatInfo(MARKUP),)
    store = Store.in_memory()
    store.create(session)
    store.add(record)
    replay = replay_of(stage, record, 5)
    furnish(stage, store)
    wall = stage.keep(ContinueModel(stage.house.bring_desk()))
    views = "yournightmare.views."
    return {
        "replay": replay,
        "library": Shot(views + "library", "LibraryPage"),
        "bedroom": Shot(views + "bedroom", "BedroomPage", {"continueModel": wall}),
        "newgame": Shot(views + "newgame", "NewGamePage", {"game": "endless"}),
        "boards": Shot(views + "boards", "BoardsPage"),
    }


@pytest.mark.parametrize("page", ["replay", "library", "bedroom", "newgame", "boards"])
def test_case_R5_what_somebody_wrote_is_text_on_every_page(stage: Stage, page: str) -> None:
    root = stage.show(_shots(stage)[page])
    stage.process(150)
    shown = 0
    for item in items(root):
        text = item.property("text")
        if isinstance(text, str) and MARKUP in text:
            shown += 1
            if item.metaObject().indexOfProperty("textFormat") >= 0:
                assert ask(item, "textFormat") == 0, item
    assert shown


@pytest.mark.parametrize("name", list(all_screens()))
def test_case_R5_no_text_is_looked_at_for_markup(stage: Stage, name: str) -> None:
    """Plain is said everywhere, so that no text can turn into markup by what is in it."""
    page = stage.show(all_screens()[name](stage))
    loose = [
        item.property("text")
        for item in items(page)
        if item.inherits("QQuickText") and ask(item, "textFormat") != 0
    ]
    assert loose == []


def running(page: QQuickItem) -> list[str]:
    """The animations that run on a page, and the timers that go on and on."""
    return [
        f"{item.metaObject().className()}: {child.metaObject().className()}"
        for item in items(page)
        for child in item.children()
        if child.property("running")
        and (child.inherits("QQuickAbstractAnimation") or child.property("repeat"))
    ]


def test_case_A4_reduced_motion_shows_a_decision_in_one_frame(stage: Stage) -> None:
    """Nothing moves, nothing blinks: the first frame after the decision is the last."""
    table = table_at(lambda v: v.awaiting == "action" and not v.forced and v.mind > 2)
    stage.keep(table)
    page = stage.show(Shot("yournightmare.views.endless", "EndlessPage", {"table": table}))
    page.forceActiveFocus()
    before = stage.grab()
    assert running(page) == []
    assert stage.view is not None
    QTest.keyClick(stage.view, Qt.Key.Key_Space)
    assert not table.property("isPlaying")
    assert running(page) == []
    stage.process(60)
    first = stage.view.grabWindow()
    assert running(page) == []
    assert stage.grab() == first
    assert first != before
    stage.choose(motion="full")
    stage.process(30)
    assert running(page), "with motion the Shadow's eyes blink"
    stage.choose(motion="reduced")
    stage.process(30)
    assert running(page) == []
    assert stage.grab() == first
