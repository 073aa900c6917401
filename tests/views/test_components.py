"""The components: contrast of every pair of colours in use, names, keys, text size."""

from __future__ import annotations

import importlib
import itertools
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import Q_RETURN_ARG, QCoreApplication, QEvent, QMetaObject, QObject, Qt, QUrl
from PySide6.QtGui import QAccessible, QColor, QImage, QKeyEvent
from PySide6.QtQml import QQmlComponent, QQmlProperty
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.screens import Shot
from tests.stage import PATIENCE, Stage, items
from yournightmare.app import IMPORT_PATH

VIEWS = IMPORT_PATH / "yournightmare" / "views"
COMPONENTS = VIEWS / "components"

# text colour on grounds it is written on
PAIRS = {
    "text": ("night", "nightHigh", "nightLow", "panel", "stone", "stoneHigh", "stoneLow"),
    "textDim": ("night", "nightHigh", "nightLow", "panel", "stone", "stoneHigh", "stoneLow"),
    "moon": ("night", "nightHigh", "nightLow", "panel"),
    "red": ("night", "nightHigh", "nightLow", "panel"),
    "green": ("night", "nightHigh", "nightLow", "panel"),
    "blue": ("night", "nightHigh", "nightLow", "panel"),
    "shadow": ("night", "nightHigh", "nightLow", "panel"),
    "danger": ("night", "nightHigh", "nightLow", "panel", "stone"),
    "ink": ("paper", "paperHigh", "paperLow", "gold"),
    "inkDim": ("paper", "paperHigh", "paperLow"),
    "redOnPaper": ("paper", "paperHigh", "paperLow"),
    "greenOnPaper": ("paper", "paperHigh", "paperLow"),
    "blueOnPaper": ("paper", "paperHigh", "paperLow"),
    "shadowOnPaper": ("paper", "paperHigh", "paperLow"),
    "dangerOnPaper": ("paper", "paperHigh"),
    "goldInk": ("gold", "goldHigh", "goldLow"),
}


def _theme(stage: Stage) -> QObject:
    theme = stage.engine.singletonInstance("yournightmare.views.components", "Theme")
    assert isinstance(theme, QObject)
    return theme


def _luminance(colour: QColor) -> float:
    parts = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_case_W1_every_text_has_contrast_in_every_theme(stage: Stage) -> None:
    """Four palettes; with high contrast 7 : 1."""
    theme = _theme(stage)
    weak = []
    for name, high in itertools.product(("night", "paper"), (False, True)):
        stage.choose(theme=name, highContrast=high)
        for text, grounds in PAIRS.items():
            for ground in grounds:
                ratio = contrast(theme.property(text), theme.property(ground))
                if ratio < (7 if high else 4.5):
                    weak.append(f"{name}, high {high}: {text} on {ground} {ratio:.2f}")
    assert not weak, "\n".join(weak)


def test_the_theme_follows_text_size_and_motion(stage: Stage) -> None:
    theme = _theme(stage)
    assert theme.property("body") == 15
    stage.choose(textSize=200)
    assert (theme.property("body"), theme.property("title")) == (30, 60)
    timer = stage.build("QtObject { property int wait: Theme.motion(200) }")
    assert timer.property("wait") == 0
    stage.choose(motion="full", animationSpeed=200)
    assert timer.property("wait") == 100


def _qml_types() -> list[str]:
    return re.findall(r"^(?:singleton )?(\w+) 1\.0 ", (COMPONENTS / "qmldir").read_text(), re.M)


def test_the_module_names_every_file() -> None:
    for folder in (COMPONENTS, VIEWS / "bedroom", VIEWS / "settings", VIEWS):
        listed = set(re.findall(r"(\w+\.qml)$", (folder / "qmldir").read_text(), re.M))
        assert listed == {path.name for path in folder.glob("*.qml")}


_NEEDS = {
    "Chooser": 'label: "A"; options: [{ value: 1, text: "One" }]',
    "Choice": 'label: "A"; options: [{ value: 1, text: "One" }, { value: 2, text: "Two" }]',
    "Slider": 'label: "A"',
    "TextField": 'label: "A"',
    "SearchField": 'label: "A"',
    "IconButton": 'iconName: "help"; text: "Help"',
    "Icon": 'name: "help"',
    "KeyHint": 'key: "Space"',
    "Art": 'name: "icons/help-ink"; width: 20; height: 20',
    "FearPicture": 'card: "eight-legs"; width: 100; height: 90',
    "NumberBox": 'label: "A"; text: "3"',
    "RingPiece": 'name: "endless/shadow"; cut: Qt.rect(0, 0, 100, 100)',
    "TiledArt": 'name: "bedroom/wall"; tile: Qt.size(58, 54); width: 100; height: 100',
    "GamePicture": "thumbnail: ({ points: '3 0', signs: ['owl', ''], target: 13 }); width: 200",
    "PartyPicture": "thumbnail: ({ points: '3 13', signs: ['owl', 'key'] }); width: 90",
    "PointTag": "sign: 'owl'; points: 3; size: 20",
    "WorstPicture": "thumbnail: ({ points: '3 13', signs: ['owl', ''] }); width: 90",
    "TricksPicture": "thumbnail: ({ points: '3 0', signs: ['owl', ''], stacks: '7 3' }); width: 90",
    "BoardPicture": "thumbnail: ({ fields: 24, progress: 3, shadow: -9, end: 9 }); width: 200",
}


# Theme, hand and transform are no items; a curtain needs the table of test_curtain_page.
_ELSEWHERE = ("Theme", "Hand", "Upright", "CurtainCover", "CurtainSecret")


@pytest.mark.parametrize("name", [name for name in _qml_types() if name not in _ELSEWHERE])
@pytest.mark.parametrize("theme", ["night", "paper"])
def test_every_component_loads(stage: Stage, name: str, theme: str) -> None:
    importlib.import_module("yournightmare.models.fearpictures")
    stage.choose(theme=theme)
    if name in ("Page", "PageHeader"):
        stage.show(Shot("yournightmare.views.components", name, {"title": "A"}))
    else:
        stage.build(f"Item {{ {name} {{ {_NEEDS.get(name, '')} }} }}")


@pytest.mark.parametrize("size", [100, 200])
def test_a_page_begins_at_the_same_height_with_and_without_a_subtitle(
    stage: Stage, size: int
) -> None:
    stage.choose(textSize=size)
    heights = set()
    for subtitle in ("", "A line"):
        words = {"title": "A", "subtitle": subtitle}
        page = stage.show(Shot("yournightmare.views.components", "Page", words), 1440, 900)
        heads = [i for i in items(page) if i.metaObject().className().startswith("PageHeader")]
        heights.add(heads[0].height())
    assert len(heights) == 1


def _controls(page: QQuickItem) -> Iterator[QQuickItem]:
    for item in items(page):
        if item.activeFocusOnTab() and item.isVisible() and item.isEnabled():
            yield item


@pytest.mark.parametrize(
    "shot",
    [
        Shot("yournightmare.views.bedroom", "BedroomPage", {"continueModel": None}),
        Shot("yournightmare.views.settings", "SettingsPage"),
    ],
    ids=["bedroom", "settings"],
)
def test_case_A2_what_takes_the_focus_has_a_name(stage: Stage, shot: Shot) -> None:
    page = stage.show(shot)
    controls = list(_controls(page))
    assert controls
    for item in controls:
        face = QAccessible.queryAccessibleInterface(item)
        assert face is not None, item
        assert face.text(QAccessible.Text.Name), item


_BUTTONS = """
Window {
    id: window
    width: 600; height: 400; visible: true
    property string pressed: ""
    property Item first: gold
    property string answer: "none"
    Column {
        GoldButton { id: gold; text: "Go"; onClicked: window.pressed += "gold " }
        PlainButton { text: "Stay"; onClicked: window.pressed += "plain " }
        Choice {
            width: 400; label: "Three"; value: 1
            options: [
                { value: 1, text: "One" }, { value: 2, text: "Two" }, { value: 3, text: "Three" }
            ]
            onChosen: v => { value = v; window.pressed += v + " " }
        }
        Toggle { text: "Sound"; onToggled: window.pressed += "toggle " }
    }
    Dialog {
        objectName: "dialog"
        title: "Really?"
        buttons: [{ text: "No", value: "no" }, { text: "Yes", value: "yes", gold: true }]
        onAnswered: v => window.answer = v
    }
}
"""


def test_everything_works_by_keyboard(stage: Stage) -> None:
    window = stage.build(_BUTTONS)
    window.requestActivate()  # type: ignore[attr-defined]
    stage.process(50)
    window.property("first").forceActiveFocus(Qt.FocusReason.TabFocusReason)

    def press(key: Qt.Key) -> None:
        QTest.keyClick(window, key)  # type: ignore[call-overload]

    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Space)
    assert window.property("pressed") == "gold gold plain 2 3 1 toggle "


def test_a_dialog_keeps_the_focus_and_gives_it_back(stage: Stage) -> None:
    window = stage.build(_BUTTONS)
    window.requestActivate()  # type: ignore[attr-defined]
    stage.process(50)
    first = window.property("first")
    first.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    dialog = window.findChild(QObject, "dialog")
    assert dialog is not None

    def answer(*keys: Qt.Key) -> str:
        QMetaObject.invokeMethod(dialog, "open")
        stage.process(80)
        for key in keys:
            QTest.keyClick(window, key)  # type: ignore[call-overload]
        stage.process(80)
        assert first.property("activeFocus")
        assert not dialog.property("visible")
        return str(window.property("answer"))

    assert answer(Qt.Key.Key_Return) == "yes"
    assert answer(Qt.Key.Key_Tab, Qt.Key.Key_Return) == "no"
    assert answer(*[Qt.Key.Key_Tab] * 4, Qt.Key.Key_Return) == "yes"
    assert answer(Qt.Key.Key_Escape) == ""
    assert window.property("pressed") == ""


def test_no_component_needs_a_style() -> None:
    for path in Path(VIEWS).rglob("*.qml"):
        assert not re.search(r"^import QtQuick\.Controls", path.read_text(), re.M), path


def test_a_toast_is_shown_and_goes(stage: Stage) -> None:
    box = stage.build("Item { width: 600; height: 300; Toast { objectName: 'toast'; stayMs: 10 } }")
    toast = box.findChild(QObject, "toast")
    assert toast is not None
    assert not toast.property("isShown")
    toast.setProperty("text", "")
    toast.setProperty("isShown", True)
    stage.process(120)
    assert not toast.property("isShown")


def _drawing(stage: Stage) -> QQuickItem:
    """A drawing that has come, at 64 pixels."""
    drawing = stage.build('Art { name: "endless/stone-0"; width: 64; height: 64 }')
    assert isinstance(drawing, QQuickItem)
    for _ in range(200):
        if drawing.property("isThere"):
            break
        stage.process(20)
    assert drawing.property("isThere")
    return drawing


def test_a_drawing_stays_while_it_is_drawn_in_another_size(stage: Stage) -> None:
    drawing = _drawing(stage)
    drawing.setProperty("width", 777)
    drawing.setProperty("height", 777)
    for _ in range(5):
        assert drawing.property("isThere")
        assert drawing.property("opacity") == 1
        assert drawing.property("paintedWidth") == 777
        stage.process(5)


def test_another_drawing_never_shows_the_one_before(stage: Stage) -> None:
    """A card that shows another face may not show the old one even for a moment."""
    drawing = _drawing(stage)
    for length in (500, 64):
        drawing.setProperty("width", length)
        drawing.setProperty("height", length)
        drawing.setProperty("name", f"endless/nightmares/{'lost' if length == 500 else 'fraud'}")
        assert not drawing.property("isThere")
        assert drawing.property("opacity") == 0
        assert drawing.property("retainWhileLoading") is False
    drawing.setProperty("name", "")
    assert not drawing.property("isThere")


UNDER_A_FADING_PAGE: Final = """import QtQuick.Templates as T
Window {{
    id: window
    width: 140
    height: 120
    visible: true
    color: "#888888"
    property bool isBusy: stack.busy
    function push() {{ stack.pushItem(above, {{}}, T.StackView.PushTransition) }}
    function pop() {{ stack.popCurrentItem(T.StackView.PopTransition) }}
    Component {{ id: above; Rectangle {{ }} }}
    T.StackView {{
        id: stack
        anchors.fill: parent
        initialItem: Item {{ {part} }}
        pushEnter: Fade {{ }}
        pushExit: Fade {{ fades: false }}
        popEnter: Fade {{ fades: false }}
        popExit: Fade {{ out: true }}
    }}
}}
"""


@pytest.mark.parametrize(
    "part",
    [
        'Icon { x: 20; y: 20; size: 60; name: "close" }',
        "PaperSheet { x: 30; y: 30; width: 80; height: 60; shadow: false }",
        "SoftShadow { x: 40; y: 40; width: 60; height: 40 }",
    ],
    ids=["icon", "paper", "shadow"],
)
def test_what_is_kept_as_a_picture_follows_a_theme_chosen_while_hidden(
    stage: Stage, part: str
) -> None:
    """A page that returns lies under the page that fades, and is not painted anew at first."""

    def opened() -> Any:
        window = stage.build(UNDER_A_FADING_PAGE.format(part=part))
        stage.process(60)
        return window

    def go(where: str) -> None:
        QMetaObject.invokeMethod(window, where)
        until = time.monotonic() + PATIENCE
        stage.process(60)
        while window.property("isBusy") and time.monotonic() < until:
            stage.process(60)
        stage.process(60)

    stage.choose(theme="night", motion="full")
    window = opened()
    night: QImage = window.grabWindow()
    go("push")
    stage.choose(theme="paper")
    stage.process(60)
    go("pop")
    returned: QImage = window.grabWindow()
    fresh: QImage = opened().grabWindow()
    assert night != fresh
    assert returned == fresh


@pytest.mark.parametrize("kind", ["sheet", "round", "pill", "tile"])
def test_a_shadow_is_drawn_with_the_numbers_its_picture_was_made_with(
    stage: Stage, kind: str
) -> None:
    """Its edges are cut where the corners end: else they would be stretched along."""
    for theme in ("night", "paper"):
        stage.choose(theme=theme)
        shadow: Any = stage.build(f'SoftShadow {{ kind: "{kind}"; width: 200; height: 80 }}')
        (picture,) = (item for item in items(shadow) if item.inherits("QQuickBorderImage"))
        left, right, top, bottom = (
            QQmlProperty(picture, f"border.{side}").read()
            for side in ("left", "right", "top", "bottom")
        )
        image = QImage(picture.property("source").toLocalFile())
        assert image.width() >= left + right + 2
        assert image.height() >= top + bottom + 2
        for y in range(0, image.height(), 3):
            middle = {image.pixel(x, y) for x in range(left, image.width() - right)}
            assert len(middle) == 1, (y, middle)


def test_a_tip_goes_when_it_was_read_and_comes_again(stage: Stage) -> None:
    """A focus may stay on a button for a whole evening; its tip would lie over other things."""
    window: Any = stage.build("""Window { width: 300; height: 200; visible: true
        Item { width: 40; height: 40
            Tip { objectName: "tip"; shown: true; text: "Go back" } } }""")
    tip: Any = window.findChild(QObject, "tip")
    assert tip.property("active")
    stage.process(4200 + 60 * len("Go back"))
    assert not tip.property("active")
    tip.setProperty("shown", False)
    tip.setProperty("shown", True)
    assert tip.property("active")


def test_an_end_waits_for_who_presses_in_a_hurry_and_not_for_who_rests(stage: Stage) -> None:
    pause: Any = stage.build("EndPause { function hold(): bool { return holds() } }")

    def is_held() -> bool:
        return bool(QMetaObject.invokeMethod(pause, "hold", Q_RETURN_ARG("bool")))

    pause.setProperty("interval", 300)
    assert not is_held(), "nothing has ended"
    pause.start()
    assert is_held()
    stage.process(200)
    assert is_held(), "within a second: it begins anew"
    stage.process(200)
    assert is_held()
    stage.process(400)
    assert not is_held()
    pause.start()
    pause.setProperty("pressedAt", 0)
    assert is_held()
    stage.process(400)
    assert not is_held(), "a press after a rest doesn't make it longer"


BUTTONS = """
import QtQuick
import yournightmare.views.components

Column {
    property int clicks: 0
    property int switched: 0

    PlainButton { objectName: "button"; text: "Go on"; onClicked: parent.clicks++ }
    Toggle { objectName: "toggle"; text: "Music"; onToggled: parent.switched++ }
}
"""


@pytest.mark.parametrize("name", ["button", "toggle"])
def test_space_held_down_presses_once(stage: Stage, name: str) -> None:
    """X11 repeats a key held down as if it were let go and pressed again."""
    host = stage.show(Shot("yournightmare.views.settings", "SettingsPage"))
    component = stage.keep(QQmlComponent(stage.engine))
    component.setData(BUTTONS.encode(), QUrl())
    made: Any = stage.keep(component.create())
    made.setParentItem(host)
    pressed = next(item for item in items(made) if item.objectName() == name)
    pressed.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    view = stage.view
    assert view is not None

    def send(kind: QEvent.Type, repeats: bool) -> None:
        none = Qt.KeyboardModifier.NoModifier
        event = QKeyEvent(kind, Qt.Key.Key_Space, none, " ", repeats)
        QCoreApplication.sendEvent(view, event)

    send(QEvent.Type.KeyPress, False)
    for _ in range(5):
        send(QEvent.Type.KeyRelease, True)
        send(QEvent.Type.KeyPress, True)
    assert made.property("clicks") + made.property("switched") == 0
    send(QEvent.Type.KeyRelease, False)
    assert made.property("clicks") + made.property("switched") == 1
