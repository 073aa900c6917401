"""The bedroom: doors, keys, pictures to go on with, every size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from tests.hands import press
from tests.screens import Shot
from tests.stage import Stage, items
from tests.views.sessions_on_the_wall import SessionsOnTheWall, unfinished
from yournightmare.sessions.record import SeatInfo

EMPTY = Shot("yournightmare.views.bedroom", "BedroomPage", {"continueModel": None})


def _focused(stage: Stage) -> str:
    assert stage.view is not None
    item = stage.view.activeFocusItem()
    return str(item.property("titleText") or item.property("text")) if item else ""


def test_the_endless_door_opens_a_new_game(stage: Stage) -> None:
    opened: list[tuple[str, str, object]] = []
    stage.house.opened.connect(lambda *what: opened.append(what))
    stage.show(EMPTY)
    assert _focused(stage) == "Endless Nightmare"
    press(stage, Qt.Key.Key_Return)
    assert [(module, kind) for module, kind, _ in opened] == [
        ("yournightmare.views.newgame", "NewGamePage")
    ]
    assert opened[0][2] == {"game": "endless"}


def test_every_game_with_a_page_has_its_door_open(stage: Stage) -> None:
    opened: list[object] = []
    stage.house.opened.connect(lambda *what: opened.append(what[2]))
    stage.show(EMPTY)
    press(stage, Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert opened == [{"game": "worst"}]


def test_arrows_lead_everywhere(stage: Stage) -> None:
    model = stage.keep(SessionsOnTheWall())
    stage.show(Shot(EMPTY.module, EMPTY.type, {"continueModel": model}))
    press(stage, Qt.Key.Key_Up)
    assert _focused(stage) == "Continue Endless Nightmare"
    press(stage, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left)
    assert _focused(stage) == "Your Worst Nightmare"
    press(stage, Qt.Key.Key_Down)
    assert _focused(stage) == "Library"
    press(stage, Qt.Key.Key_Right)
    assert _focused(stage) == "What we know"
    press(stage, Qt.Key.Key_Right)
    assert _focused(stage) == "Settings"
    press(stage, Qt.Key.Key_Up)
    assert _focused(stage) == "Your Worst Nightmare"


@pytest.mark.parametrize("size", [(960, 600), (1440, 900), (1024, 1400), (3840, 2160), (640, 400)])
@pytest.mark.parametrize("text", [100, 130, 160, 200])
@pytest.mark.parametrize("language", ["en", "de"])
def test_notes_fit_and_are_inside(
    stage: Stage, size: tuple[int, int], text: int, language: str
) -> None:
    stage.choose(textSize=text, language=language)
    page = stage.show(EMPTY, *size)
    stage.process(60)
    notes = [item for item in items(page) if item.metaObject().className().startswith("DoorNote")]
    assert len(notes) == 3
    for note in notes:
        left = note.mapToScene(note.position() - note.position()).x()
        assert left >= 0
        assert left + note.width() <= size[0]
        for words in items(note):
            if words.isVisible() and words.metaObject().className().startswith("QQuickText"):
                assert not words.property("truncated")
                assert words.property("contentWidth") <= note.width()


@pytest.mark.parametrize("size", [(960, 600), (1440, 900), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("text", [100, 130, 160, 200])
@pytest.mark.parametrize("language", ["en", "de"])
def test_notes_beside_each_other_are_alike_and_hide_no_door(
    stage: Stage, size: tuple[int, int], text: int, language: str
) -> None:
    stage.choose(textSize=text, language=language)
    model = stage.keep(SessionsOnTheWall())
    page = stage.show(Shot(EMPTY.module, EMPTY.type, {"continueModel": model}), *size)
    stage.process(60)
    notes = [item for item in items(page) if item.metaObject().className().startswith("DoorNote")]
    doors = [item for item in items(page) if item.metaObject().className().startswith("DoorPic")]
    assert len(notes) == len(doors) == 3
    if not page.property("isUpright"):
        return
    assert len({round(note.height()) for note in notes}) == 1
    assert len({note.property("titleSize") for note in notes}) == 1
    for note, door in zip(notes, doors, strict=True):
        seen = note.mapToScene(QPointF()).y() - door.mapToScene(QPointF()).y()
        assert seen > door.height() * 0.4


@pytest.mark.parametrize("sessions", [True, False])
def test_in_a_large_window_all_doors_are_in_sight_at_any_size_of_letters(
    stage: Stage, sessions: bool
) -> None:
    stage.choose(textSize=200)
    model = stage.keep(SessionsOnTheWall()) if sessions else None
    page = stage.show(Shot(EMPTY.module, EMPTY.type, {"continueModel": model}), 1440, 900)
    stage.process(60)
    area = next(i for i in items(page) if i.metaObject().className().startswith("BedroomList"))
    assert area.property("contentHeight") <= area.height()
    assert area.property("isWide")


def test_in_a_small_window_the_game_to_go_on_with_comes_before_the_doors(stage: Stage) -> None:
    stage.choose(textSize=200)
    model = stage.keep(SessionsOnTheWall())
    page = stage.show(Shot(EMPTY.module, EMPTY.type, {"continueModel": model}), 640, 400)
    places = {
        str(item.property("text") or item.property("titleText")): item.mapToItem(page, 0, 0).y()
        for item in items(page)
        if item.isVisible()
    }
    assert places["Continue Endless Nightmare"] < places["Your Worst Nightmare"]
    press(stage, Qt.Key.Key_Up)
    assert _focused(stage) == "Continue Endless Nightmare"
    press(stage, Qt.Key.Key_Down)
    assert _focused(stage) == "Your Worst Nightmare"


@pytest.mark.parametrize("size", [(960, 600), (1180, 720), (1280, 800)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_with_large_letters_the_doors_and_what_can_be_gone_on_with_are_all_in_sight(
    stage: Stage, size: tuple[int, int], language: str
) -> None:
    stage.choose(textSize=200, language=language)
    model = stage.keep(SessionsOnTheWall(2))
    page = stage.show(Shot(EMPTY.module, EMPTY.type, {"continueModel": model}), *size)
    stage.process(60)

    def places(kind: str) -> list[QRectF]:
        shown = [i for i in items(page) if i.metaObject().className().startswith(kind)]
        return [i.mapRectToItem(page, i.boundingRect()) for i in shown if i.isVisible()]

    [frame] = places("ContinueFrame")
    [foot] = places("Footboard_QML")
    notes, doors = places("DoorNote"), places("DoorPicture")
    assert len(notes) == len(doors) == 3
    for note, door in zip(notes, doors, strict=True):
        assert frame.bottom() <= door.top(), "nothing hangs before a door"
        assert note.bottom() <= foot.top()
        assert note.top() - door.top() > door.height() * 0.25, "a door can be told from the others"


@pytest.mark.parametrize("sessions", [True, False])
def test_with_large_letters_the_room_opens_at_its_top(stage: Stage, sessions: bool) -> None:
    stage.choose(textSize=200)
    model = stage.keep(SessionsOnTheWall()) if sessions else None
    page = stage.show(Shot(EMPTY.module, EMPTY.type, {"continueModel": model}), 640, 400)
    area = next(i for i in items(page) if i.metaObject().className().startswith("BedroomList"))
    assert area.property("contentY") == 0
    press(stage, Qt.Key.Key_Down)
    stage.process(60)
    assert area.property("contentY") > 0, "what a key goes to comes into sight"


def test_two_nights_alike_are_told_apart_by_when_and_who(stage: Stage) -> None:
    board = {"round": 1, "score": 0, "progress": 0, "shadow": -12, "fields": 24, "end": 0}
    nights = (
        unfinished(1, "endless", "2026-12-28T21:40", [SeatInfo("Mirabel")], **board),
        unfinished(2, "endless", "2026-12-27T23:05", [SeatInfo("Otto")], **board),
    )
    model = stage.keep(SessionsOnTheWall(sessions=nights))
    page = stage.show(Shot(EMPTY.module, EMPTY.type, {"continueModel": model}), 1440, 900)
    stage.process(60)
    frames = [i for i in items(page) if i.metaObject().className().startswith("ContinueF")]
    shown = [{i.property("text") for i in items(f) if i.isVisible()} for f in frames]
    assert "Today, 21:40 · Mirabel" in shown[0]
    assert "Yesterday, 23:05 · Otto" in shown[1]
    assert frames[0].property("hint") == "Round 1, score 0. Today, 21:40 · Mirabel"


def test_six_at_a_table_all_fit_into_the_picture(stage: Stage) -> None:
    model = stage.keep(SessionsOnTheWall(2))
    for width, height in ((960, 600), (1440, 900)):
        page = stage.show(Shot(EMPTY.module, EMPTY.type, {"continueModel": model}), width, height)
        stage.process(60)
        picture = next(
            i for i in items(page) if i.metaObject().className().startswith("TricksPicture")
        )
        signs = [i for i in items(picture) if str(i.property("name")).startswith("seats/")]
        assert len(signs) == 6
        for sign in signs:
            left = sign.mapToItem(picture, 0, 0).x()
            assert left >= 0
            assert left + sign.width() <= picture.width()
