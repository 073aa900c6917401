"""The page of Fear cards: the box, decks of one's own, files taken in, faults named by line."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from yournightmare.models.deckdraft import DeckDraft
from yournightmare.models.decks import BOX, Decks
from yournightmare.sessions import feardecks
from yournightmare.sessions.feardecks import FearDeck

STRICT = QAbstractItemModelTester.FailureReportingMode.Fatal
EIGHT = tuple(f"Fear number {number}" for number in range(1, 9))


def draft_of(decks: Decks) -> DeckDraft:
    # Python can't read a typed property back from Qt
    return decks._draft


def faults_of(decks: Decks) -> list[str]:
    return [row.fault for row in draft_of(decks).property("leftOut").rows]


def test_the_box_is_shown_first_and_searched(qtbot: QtBot) -> None:
    decks = Decks()
    assert not decks.property("isFile")
    assert decks.property("cards").count == 300
    decks.seek("SPIDER")
    found = decks.property("cards").rows
    assert 0 < len(found) < 30
    assert all("spider" in f"{row.title} {row.themes}".lower() for row in found)
    decks.seek("no such fear")
    assert decks.property("cards").count == 0


def test_a_new_deck_can_be_played_at_once(qtbot: QtBot) -> None:
    decks = Decks()
    assert decks.create()
    assert decks.property("isOwn")
    assert draft_of(decks).property("counted") == "8 fear(s)"
    assert [deck.name for deck in feardecks.decks()] == ["My fears"]
    assert decks.create()
    assert {deck.name for deck in feardecks.decks()} == {"My fears", "My fears 2"}


def test_remarks_are_told_before_they_go(qtbot: QtBot) -> None:
    decks = Decks()
    decks.create()
    draft = draft_of(decks)
    assert draft.property("remarks") == ""
    draft.write("\n".join(["# for the cellar", *EIGHT, "  # and the attic"]))
    assert draft.property("remarks") == "2 remark(s), not kept when the deck is saved"
    assert faults_of(decks) == []
    draft.write("\n".join(EIGHT))
    assert draft.property("remarks") == ""


def test_lines_that_make_no_card_are_named_by_their_number(qtbot: QtBot) -> None:
    decks = Decks()
    decks.create()
    lines = [*EIGHT, "# a remark", "", "fear NUMBER 2", "x" * 65, "a\x07b", "\u200b"]
    draft_of(decks).write("\n".join(lines))
    assert faults_of(decks) == [
        "Line 11: the same as line 2.",
        "Line 12: more than 64 letters.",
        "Line 13: signs that can't be shown.",
        "Line 14: no visible letter.",
    ]
    assert draft_of(decks).property("fault") == ""
    assert decks.save()
    assert feardecks.load_deck("My fears").cards == EIGHT


def test_a_deck_too_small_or_too_large_is_not_kept(qtbot: QtBot) -> None:
    decks = Decks()
    decks.create()
    before = feardecks.load_deck("My fears")
    draft_of(decks).write("\n".join(EIGHT[:7]))
    assert draft_of(decks).property("countFault") == "A deck has 8 to 1000 different fears."
    assert draft_of(decks).property("fault") == "Still to be mended: the number of fears."
    assert not decks.save()
    draft_of(decks).write("\n".join(f"Fear {number}" for number in range(1001)))
    assert draft_of(decks).property("countFault") == "A deck has 8 to 1000 different fears."
    assert not decks.save()
    draft_of(decks).giveUp()
    assert not draft_of(decks).property("isChanged")
    assert feardecks.load_deck("My fears") == before


@pytest.mark.parametrize("line", ["x" * 65, "FEAR NUMBER 1", "# for next year"])
def test_a_line_that_makes_no_card_is_something_typed(qtbot: QtBot, line: str) -> None:
    feardecks.save_deck(FearDeck("Office", EIGHT))
    decks = Decks()
    decks.choose(decks.property("lines").rows[1].key)
    draft_of(decks).write("\n".join([*EIGHT, "", "  "]))
    assert not draft_of(decks).property("isChanged"), "blank lines are nothing"
    draft_of(decks).write("\n".join([*EIGHT, line]))
    assert draft_of(decks).property("isChanged")
    assert decks.save()
    assert not draft_of(decks).property("isChanged")
    assert feardecks.load_deck("Office").cards == EIGHT


def test_the_lines_beyond_a_hundred_are_counted(qtbot: QtBot) -> None:
    decks = Decks()
    decks.create()
    draft_of(decks).write("\n".join([*EIGHT, *(["Fear number 1"] * 150)]))
    assert len(faults_of(decks)) == 100
    assert draft_of(decks).property("more") == "and 50 more line(s)"


def test_a_deck_is_renamed_deleted_and_brought_back(qtbot: QtBot) -> None:
    feardecks.save_deck(FearDeck("Office", EIGHT))
    decks = Decks()
    decks.choose(decks.property("lines").rows[1].key)
    draft_of(decks).setProperty("name", "Bürö")
    assert decks.save()
    assert [deck.name for deck in feardecks.decks()] == ["Bürö"]
    told = decks.remove()
    assert "Bürö" in told
    assert feardecks.decks() == []
    assert not decks.property("isFile")
    assert decks.bringBack()
    assert feardecks.load_deck("Bürö").cards == EIGHT
    assert not decks.bringBack(), "once only"


def test_a_taken_name_is_told(qtbot: QtBot) -> None:
    for name in ("Attic", "Office"):
        feardecks.save_deck(FearDeck(name, EIGHT))
    decks = Decks()
    decks.choose(decks.property("lines").rows[1].key)
    draft_of(decks).setProperty("name", "OFFICE")
    assert draft_of(decks).property("nameFault") == "Another deck has this name."
    assert draft_of(decks).property("fault") == "Still to be mended: the name."
    assert not decks.save()
    draft_of(decks).write("One")
    told = "Still to be mended: the name and the number of fears."
    assert draft_of(decks).property("fault") == told


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "It is empty"),
        ("Fear\n".encode("utf-16"), "UTF-16"),
        (b"one\ntwo\n\xff\n", "Line 3"),
        (b"one\ntwo\n", "at least 8"),
        (b"x" * 1_000_000, "at least 8"),
        (b"same\n" * 100_000, "at least 8"),
        (b"same\n" * 100_002, "lines"),
    ],
)
def test_case_s2_a_file_that_makes_no_deck_is_told_and_nothing_kept(
    qtbot: QtBot, tmp_path: Path, content: bytes, said: str
) -> None:
    file = tmp_path / "fears.txt"
    file.write_bytes(content)
    decks = Decks()
    troubles: list[str] = []
    decks.troubled.connect(lambda _title, text: troubles.append(text))
    assert not decks.takeIn(QUrl.fromLocalFile(str(file)))
    assert len(troubles) == 1
    assert said in troubles[0]
    assert str(file) in troubles[0]
    assert feardecks.decks() == []


def test_a_file_is_taken_in_and_its_bad_lines_told(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "Büro.csv"
    file.write_text("Titel;Thema\n" + "".join(f"{fear};x\n" for fear in (*EIGHT, EIGHT[0])))
    decks = Decks()
    said: list[str] = []
    decks.said.connect(said.append)
    assert decks.takeIn(QUrl.fromLocalFile(str(file)))
    assert feardecks.load_deck("Büro").cards == EIGHT
    assert said == ["1 line(s) left out: Line 10: the same as line 2."]
    assert decks.takeIn(QUrl.fromLocalFile(str(file)))
    assert len(feardecks.decks()) == 2, "the same file again makes another deck"


def test_a_damaged_file_is_listed_and_left_alone(qtbot: QtBot) -> None:
    feardecks.own_decks_dir().mkdir(parents=True)
    bad = feardecks.own_decks_dir() / "deck-bad.toml"
    bad.write_text("name = 3")
    decks = Decks()
    decks.choose(str(bad))
    assert decks.property("fault")
    assert not decks.property("isOwn")
    assert not decks.save()
    assert decks.remove() == ""
    assert bad.read_text() == "name = 3"


def test_what_is_typed_outlives_a_look_at_the_files(qtbot: QtBot) -> None:
    """Even a line that makes no card yet; without any, a deck changed elsewhere is taken."""
    decks = Decks()
    decks.create()
    typed = draft_of(decks).property("text") + "\n" + "x" * 65
    draft_of(decks).write(typed)
    decks.refresh()
    assert draft_of(decks).property("text") == typed
    feardecks.save_deck(FearDeck("My fears", EIGHT), replace=True)
    decks.refresh()
    assert draft_of(decks).property("text") == typed
    draft_of(decks).giveUp()
    decks.refresh()
    assert draft_of(decks).deck() == FearDeck("My fears", EIGHT)


def test_a_deck_that_is_gone_leaves_the_box(qtbot: QtBot) -> None:
    decks = Decks()
    decks.create()
    feardecks.delete_deck("My fears")
    decks.refresh()
    assert not decks.property("isFile")
    assert decks.property("cards").count == 300


def test_models_keep_qt_s_promises(qtbot: QtBot) -> None:
    decks = Decks()
    models = [decks.property("lines"), decks.property("cards"), draft_of(decks).property("leftOut")]
    testers = [QAbstractItemModelTester(model, STRICT) for model in models]
    rng = random.Random(3)
    for turn in range(40):
        what = rng.randrange(5)
        if what == 0:
            decks.create()
        elif what == 1:
            decks.remove()
        elif what == 2:
            decks.choose(rng.choice([row.key for row in decks.property("lines").rows]))
        elif what == 3:
            decks.seek(rng.choice(["", "a", "sp", "zz"]))
        else:
            draft_of(decks).write("\n".join(rng.choice(EIGHT) for _ in range(turn)))
    decks.choose(BOX)
    assert len(testers) == 3
