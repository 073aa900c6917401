"""The pictures of Fear cards: every card has one, no two are the same, nothing can spoil them."""

from __future__ import annotations

import random
import shutil
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt, QUrl
from PySide6.QtGui import QImage, QImageReader
from pytestqt.qtbot import QtBot

from yournightmare.models import fearpictures, fearscene, fearstages
from yournightmare.models.fearpictures import FearPainting
from yournightmare.models.fearwords import PLACE_WORDS, THREAT_WORDS
from yournightmare.sessions import paths
from yournightmare.sessions.fears import LIGHTS, PLACES, SKIES, THREATS, WITNESSES, Picture, fears

CARDS = list(fears().values())
THUMB = QSize(54, 62)
APART = 8
"""So far apart, of 255, are the means of any two cards' pictures at the size of a thumb."""


def drawn(text: str, size: QSize) -> QImage:
    """Draw a picture as Qt's own reader does."""
    buffer = QBuffer()
    buffer.setData(QByteArray(text.encode()))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"svg"))
    reader.setScaledSize(size)
    image = reader.read()
    assert not image.isNull(), reader.errorString()
    return image


@cache
def scenes() -> dict[str, str]:
    return {card.id: fearscene.compose(card.picture) for card in CARDS}


def test_every_card_has_its_picture_and_no_two_the_same() -> None:
    assert len(set(scenes().values())) == len(CARDS)
    for text in scenes().values():
        ElementTree.fromstring(text)
        assert "nan" not in text
        assert len(text) < 200_000


def test_no_two_cards_look_the_same_at_the_size_of_a_thumb() -> None:
    shots: dict[str, bytes] = {}
    for card, text in scenes().items():
        small = drawn(text, THUMB).scaled(9, 10, mode=Qt.TransformationMode.SmoothTransformation)
        small = small.convertToFormat(QImage.Format.Format_RGB888)
        lines = bytes(small.constBits())
        wide = small.bytesPerLine()
        shots[card] = b"".join(lines[y * wide : y * wide + 27] for y in range(10))
    alike = [
        (a, b)
        for (a, one), (b, other) in combinations(shots.items(), 2)
        if sum(abs(x - y) for x, y in zip(one, other, strict=True)) < APART * len(one)
    ]
    assert not alike


def test_the_same_recipe_gives_the_same_picture() -> None:
    before = dict(scenes())
    fearscene.piece.cache_clear()
    fearscene.graded.cache_clear()
    assert {card.id: fearscene.compose(card.picture) for card in CARDS} == before


def test_threads_do_not_disturb_each_other() -> None:
    fearscene.piece.cache_clear()
    fearscene.graded.cache_clear()
    jobs = CARDS[:60] * 2
    random.Random(3).shuffle(jobs)
    with ThreadPoolExecutor(8) as pool:
        made = list(pool.map(lambda card: fearscene.compose(card.picture), jobs))
        images = list(pool.map(lambda text: drawn(text, THUMB), made))
    assert made == [scenes()[card.id] for card in jobs]
    assert images == [drawn(text, THUMB) for text in made]


def test_every_piece_is_there_and_none_is_left_over() -> None:
    folder = paths.resources("art", "fears")
    names = {file.relative_to(folder).with_suffix("").as_posix() for file in folder.rglob("*.svg")}
    fronts = {place for place, stage in fearstages.STAGES.items() if stage.front}
    wanted = (
        {f"skies/{sky}" for sky in SKIES}
        | {f"weather/{sky}" for sky in ("storm", "fog", "void")}
        | {f"lights/{light}" for light in ("moon", "lamp", "lantern", "door", "window")}
        | {f"places/{place}" for place in PLACES}
        | {f"places/{place}-front" for place in fronts}
        | {f"threats/{threat}" for threat in THREATS}
        | {
            f"witnesses/{witness}-{n + 1}"
            for witness, count in fearstages.WITNESSES_DRAWN.items()
            for n in range(count)
        }
        | {"witnesses/boat", "witnesses/boat-back"}
    )
    assert names == wanted


def test_every_word_of_a_recipe_can_be_drawn_and_is_used() -> None:
    assert set(fearstages.STAGES) == set(PLACES)
    assert set(fearstages.STANCES) == set(THREATS)
    assert set(fearstages.STANCES.values()) == set(get_args(fearstages.Stance))
    assert set(fearscene.RAMPS) == set(SKIES)
    assert set(fearstages.WITNESSES_DRAWN) == set(WITNESSES) - {"none"}
    for field, words in (
        ("sky", SKIES), ("light", LIGHTS), ("place", PLACES), ("threat", THREATS),
        ("witness", WITNESSES),
    ):  # fmt: skip
        assert {getattr(card.picture, field) for card in CARDS} == set(words)


@pytest.mark.parametrize("place", PLACES)
def test_every_light_and_stance_works_in_every_place(place: str) -> None:
    samples = {stance: threat for threat, stance in fearstages.STANCES.items()}
    for k, threat in enumerate(samples.values()):
        for light in LIGHTS:
            sky, witness = SKIES[k % len(SKIES)], WITNESSES[k % len(WITNESSES)]
            picture = Picture(
                sky=sky, light=light, place=place, threat=threat, witness=witness,  # type: ignore[arg-type]
                seed=k, mirror=bool(k % 2),
            )  # fmt: skip
            ElementTree.fromstring(fearscene.compose(picture))


# ---------------------------------------------------------------- fears of one's own


@pytest.mark.parametrize(
    ("words", "place", "threat"),
    [
        ("Spiders in the bath", "bathroom", "spider"),
        ("Eine Spinne im Keller", "cellar-stairs", "spider"),
        ("ZAHNARZT", "hospital", "drill"),
        ("Sharks", None, "shark"),
        ("Höhenangst auf der Brücke", "bridge", None),
        ("My boss", None, "teacher"),
    ],
)
def test_own_words_are_drawn_if_they_can_be(
    words: str, place: str | None, threat: str | None
) -> None:
    picture = fearscene.own_recipe(words)
    assert place in (None, picture.place)
    assert threat in (None, picture.threat)
    assert fearscene.own_recipe(f"  {words.lower()} ") == picture


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=64))
def test_any_words_give_a_picture(words: str) -> None:
    ElementTree.fromstring(fearscene.compose(fearscene.own_recipe(words)))


def test_words_can_be_found() -> None:
    for word in (*PLACE_WORDS, *THREAT_WORDS):
        assert word == word.strip().casefold() != ""
    assert fearscene.own_recipe("Große Füße").threat == "foot"


def test_a_card_is_drawn_by_its_own_recipe_and_any_other_by_its_words() -> None:
    assert fearscene.recipe("eight-legs", "x") == fears()["eight-legs"].picture
    assert fearscene.recipe("", "Sharks") == fearscene.own_recipe("Sharks")
    assert fearscene.recipe("Sharks") == fearscene.own_recipe("Sharks")


# ---------------------------------------------------------------- for QML


def painting(card: str, title: str = "") -> FearPainting:
    made = FearPainting()
    made.setProperty("card", card)
    made.setProperty("title", title)
    return made


def test_a_picture_arrives_and_is_at_once_there_the_second_time(qtbot: QtBot) -> None:
    first = painting("eight-legs")
    qtbot.waitUntil(lambda: bool(first.property("source")))
    file = Path(QUrl(first.property("source")).toLocalFile())
    assert file.read_text("ascii") == scenes()["eight-legs"]
    assert painting("eight-legs").property("source") == first.property("source")
    first.setProperty("card", "")
    assert first.property("source") == ""


def test_a_card_that_changes_shows_the_last_one_asked_for(qtbot: QtBot) -> None:
    one = painting("he-only-wants-to-play")
    one.setProperty("card", "reply-to-all")
    other = painting("reply-to-all")
    qtbot.waitUntil(lambda: bool(one.property("source")) and bool(other.property("source")))
    assert one.property("source") == other.property("source")


def test_a_card_of_ours_has_the_one_picture_whatever_it_is_called(qtbot: QtBot) -> None:
    asked: list[str] = []
    studio = fearpictures._studio()
    ask = studio.ask

    def counted(card: str, title: str, key: str) -> None:
        asked.append(key)
        ask(card, title, key)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(studio, "ask", counted)
        one = painting("the-treehouse-leans", "The treehouse leans")
        other = painting("the-treehouse-leans", "Das Baumhaus steht schief")
        qtbot.waitUntil(lambda: bool(one.property("source")) and bool(other.property("source")))
        one.setProperty("title", "")
    assert asked in (["the-treehouse-leans"], ["the-treehouse-leans"] * 2)
    assert one.property("source") == other.property("source")


def test_a_fear_of_ones_own_changes_with_its_words(qtbot: QtBot) -> None:
    one, other = painting("", "Sharks"), painting("Sharks")
    qtbot.waitUntil(lambda: bool(one.property("source")) and bool(other.property("source")))
    assert one.property("source") == other.property("source")
    one.setProperty("title", "Hedgehogs")
    qtbot.waitUntil(lambda: bool(one.property("source")))
    assert one.property("source") != other.property("source")


def test_a_picture_whose_file_was_tidied_away_is_made_again(qtbot: QtBot) -> None:
    first = painting("reply-to-all")
    qtbot.waitUntil(lambda: bool(first.property("source")))
    folder = Path(QUrl(first.property("source")).toLocalFile()).parent
    shutil.rmtree(folder)
    again = painting("reply-to-all")
    assert again.property("source") == ""
    qtbot.waitUntil(lambda: bool(again.property("source")))
    assert Path(QUrl(again.property("source")).toLocalFile()).exists()


def test_a_picture_asked_for_as_the_program_ends_is_no_fault(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = ThreadPoolExecutor(1)
    hand.shutdown()
    monkeypatch.setattr(fearpictures._studio(), "_hand", hand)
    made = painting("", "a fear in the last moment")
    assert made.property("source") == ""


def test_a_damaged_installation_leaves_the_calm_ground(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(name: str) -> fearscene.Piece:
        raise FileNotFoundError(name)

    monkeypatch.setattr(fearscene, "piece", broken)
    made = painting("", "a fear nobody has had before")
    with qtbot.waitSignal(fearpictures._studio().made):
        made.setProperty("title", "another fear nobody has had")
    assert made.property("source") == ""
