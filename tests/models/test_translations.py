"""German is complete, English has its plurals, and every page has room for a longer language."""

from __future__ import annotations

import importlib.util
import re
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QTranslator
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from tests.screens import all_screens
from tests.stage import Stage
from yournightmare.models.endless import words
from yournightmare.models.words import say

ROOT = Path(__file__).resolve().parents[2]
# Not lengthened: fields, line ends, and the names of the games.
KEPT = re.compile(
    r"(%n|%L?\d|\{\w+\}|\n|Endless Nightmare|Your Worst Nightmare|Monster Tricks|Your Nightmare)"
)
ACCENTS = str.maketrans("aeiouyAEIOUYcns", "áéíöüýÁÉÍÖÜÝçñš")
ACCENTED = set("áéíöüýÁÉÍÖÜÝçñš")


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    return QGuiApplication


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """packaging/translations.py, which is no package."""
    spec = importlib.util.spec_from_file_location(
        "translations", ROOT / "packaging" / "translations.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_text_is_translated_and_compiled(tool: ModuleType) -> None:
    assert tool.check() == []


def test_every_rule_book_is_there_in_both_languages() -> None:
    books = {file.parent for file in (ROOT / "seeds").glob("*/rules*.md")}
    assert books
    clause = re.compile(r"^\*\*([A-Z]{2}-\d+\.\d+)\*\*", re.MULTILINE)
    for book in books:
        english = clause.findall((book / "rules.md").read_text(encoding="utf-8"))
        german = clause.findall((book / "rules.de.md").read_text(encoding="utf-8"))
        assert english
        assert english == german, book


def test_the_german_book_uses_the_words_of_the_table(tool: ModuleType) -> None:
    book = (ROOT / "seeds" / "endless" / "rules.de.md").read_text(encoding="utf-8")
    file = tool.FOLDER / "yournightmare_de.ts"
    german = {
        source: texts[0]
        for context, source, texts, _ in tool.messages(file)
        if context == "Endless"
    }
    for table in (words.TRACKS.values(), words.ACTIONS.values()):
        for source in table:
            assert german[source] in book, source
    for name, _ in words.NIGHTMARES.values():
        assert german[name] in book, name


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "You walk 1 step.", "You walk 2 steps."),
        ("de", "Du gehst 1 Schritt.", "Du gehst 2 Schritte."),
    ],
)
def test_counted_things_have_their_plural(
    qapp: QGuiApplication, tool: ModuleType, language: str, one: str, two: str
) -> None:
    translator = QTranslator()
    assert translator.load(f"yournightmare_{language}", str(tool.FOLDER))
    QCoreApplication.installTranslator(translator)
    try:
        assert say("Story", "You walk %n step(s).", 1) == one
        assert say("Story", "You walk %n step(s).", 2) == two
    finally:
        QCoreApplication.removeTranslator(translator)


def test_a_number_beside_a_text_without_a_count_changes_nothing(
    qapp: QGuiApplication, tool: ModuleType
) -> None:
    translator = QTranslator()
    assert translator.load("yournightmare_de", str(tool.FOLDER))
    QCoreApplication.installTranslator(translator)
    try:
        for n in (0, 1, 2, 5):
            assert say("Story", "The Shadow falls with you.", n).startswith("Der Schatten")
    finally:
        QCoreApplication.removeTranslator(translator)


def longer(text: str) -> str:
    """Return the text 40 % longer: every word keeps its place and grows."""
    return "".join(
        part if KEPT.fullmatch(part) else re.sub(r"[^\W\d_]+", _grow, part)
        for part in KEPT.split(text)
    )


def _grow(word: re.Match[str]) -> str:
    plain = word[0].translate(ACCENTS)
    return plain + "éñöšáíüç"[: round(0.4 * len(plain) + 0.2)]


@pytest.fixture(scope="module")
def made_up(tool: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A made-up language: English with accents, 40 % longer, fields as they are."""
    source = tmp_path_factory.mktemp("language") / "longer.ts"
    tree = ElementTree.parse(tool.FOLDER / "yournightmare_de.ts")
    for message in tree.getroot().iter("message"):
        text = longer((message.findtext("source") or "").replace("(s)", "s"))
        translation = message.find("translation")
        assert translation is not None
        for said in list(translation) or [translation]:
            said.text = text
    tree.write(source, encoding="utf-8", xml_declaration=True)
    target = source.with_suffix(".qm")
    tool.compile_file(source, target)
    return target


def test_the_made_up_language_is_longer_and_keeps_fields() -> None:
    text = "The Shadow has walked %n step(s) to {end}, %1"
    assert len(longer(text)) >= 1.35 * len(text.replace("%n", "").replace("{end}", ""))
    assert KEPT.findall(longer(text)) == KEPT.findall(text)


# On the time line a Nightmare's name ends where the Nightmare does, and a round's where it ends.
CLIPPED = {longer(name) for name, _ in words.NIGHTMARES.values()}
CLIPPED |= {f"{longer('Round')} {number}" for number in range(1, 100)}
CLIPPED.add("Großtante Öhmchen")  # somebody's name: whole in the tip and for the screen reader


def seen(item: QQuickItem) -> Iterator[QQuickItem]:
    """The items a person can see, with what scrolling brings into sight."""
    if not item.isVisible() or item.opacity() < 0.05:
        return
    yield item
    for child in item.childItems():
        yield from seen(child)


def scrolls(item: QQuickItem) -> bool:
    """Tell whether an item lies in something that scrolls."""
    parent = item.parentItem()
    while parent is not None:
        if parent.inherits("QQuickFlickable"):
            return True
        parent = parent.parentItem()
    return False


def button_of(item: QQuickItem) -> QQuickItem | None:
    parent = item.parentItem()
    while parent is not None and not parent.inherits("QQuickAbstractButton"):
        parent = parent.parentItem()
    return parent


def cut_texts(root: QQuickItem) -> list[str]:
    """What is wrong with the texts on a page, as the words of the one who sees it."""
    found = []
    for item in seen(root):
        if not item.inherits("QQuickText"):
            continue
        text = str(item.property("text"))
        if not text or item.width() <= 0 or not ACCENTED & set(text):
            continue
        if item.property("truncated") and text not in CLIPPED:
            found.append(f"truncated: {text!r}")
        if item.property("contentWidth") > item.width() + 2:
            found.append(f"wider than its place: {text!r}")
        padding = item.property("topPadding") + item.property("bottomPadding")
        if item.property("contentHeight") > item.height() - padding + 2:
            found.append(f"higher than its place: {text!r}")
        place = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
        if place.left() < -2 or place.right() > root.width() + 2:
            found.append(f"beside the window: {text!r}")
        if not scrolls(item) and (place.top() < -2 or place.bottom() > root.height() + 2):
            found.append(f"above or below the window: {text!r}")
        button = button_of(item)
        if button is not None:
            inside = QRectF(button.mapToScene(QPointF(0, 0)), button.size())
            if not inside.adjusted(-2, -4, 2, 4).contains(place):
                found.append(f"outside its button: {text!r}")
    return found


def cut_in_the_end(stage: Stage, root: QQuickItem) -> list[str]:
    """What is still wrong when everything has come to its place."""
    until = time.monotonic() + 5
    while True:
        stage.process(80)
        found = cut_texts(root)
        if not found or time.monotonic() > until:
            return found


@pytest.mark.parametrize("name", list(all_screens()))
def test_a_longer_language_has_room(qapp: QGuiApplication, made_up: Path, name: str) -> None:
    """T3: nothing cut and every button usable, at 100 % and 200 %."""
    stage = Stage()
    translator = QTranslator()
    assert translator.load(str(made_up))
    QCoreApplication.installTranslator(translator)
    found: dict[str, list[str]] = {}
    try:
        root = stage.show(all_screens()[name](stage))
        assert stage.view is not None
        for percent, width, height in ((100, 1440, 900), (100, 960, 600), (200, 1440, 900)):
            stage.choose(textSize=percent)
            stage.view.resize(width, height)
            cut = cut_in_the_end(stage, root)
            if cut:
                found[f"{percent} % in {width} × {height}"] = cut
    finally:
        QCoreApplication.removeTranslator(translator)
        stage.choose(textSize=100)
        stage.close()
    assert not found


def test_a_name_from_right_to_left_leaves_the_words_round_it_in_their_order() -> None:
    said = say("Faults", "{file}: {fault}.", file="مرحبا", fault="it is empty")
    assert said == "\u2068مرحبا\u2069: it is empty."
    said = say("Faults", "{file}: {fault}.", file="Ömchen 姉", fault="it is empty")
    assert said == "Ömchen 姉: it is empty."
