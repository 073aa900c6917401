"""The rule books on the page: everything in the files is there, found, and opened by number."""

from __future__ import annotations

import random
import re

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from yournightmare.games.titles import TRICKS
from yournightmare.models.endless import words as endless
from yournightmare.models.rules import BOOKS, EntriesModel, RuleBooks, folded, hits, read_book
from yournightmare.sessions import paths

STRICT = QAbstractItemModelTester.FailureReportingMode.Fatal


def entries(books: RuleBooks) -> EntriesModel:
    model = books.property("entries")
    assert isinstance(model, EntriesModel)
    return model


def keys(books: RuleBooks, kind: str = "clause") -> list[str]:
    return [row.key for row in entries(books).rows if row.kind == kind]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("folder", BOOKS)
def test_every_clause_of_the_file_is_shown(folder: str, language: str) -> None:
    name = "rules.md" if language == "en" else f"rules.{language}.md"
    text = paths.seeds(folder, name).read_text(encoding="utf-8")
    book = read_book(folder, language)
    assert book[0].kind == "book"
    if folder == "tricks":
        assert book[0].number == TRICKS, "the working title stands in one place"
    else:
        assert text.startswith(f"# {book[0].number}\n")
    written = re.findall(r"^\*\*([A-Z]+-\d+\.\d+)\*\*", text, re.MULTILINE)
    assert [row.key for row in book if row.kind == "clause"] == written
    sections = re.findall(r"^## (\d+) · (.+)$", text, re.MULTILINE)
    assert [(r.number, r.words) for r in book if r.kind == "section"] == sections
    assert not any("**" in row.words or row.words.startswith("(R-") for row in book)


def test_every_book_of_the_seeds_is_read() -> None:
    assert {file.parent.name for file in paths.seeds().glob("*/rules.md")} == set(BOOKS)


def test_a_language_without_rules_gets_the_english_ones() -> None:
    assert read_book("endless", "fr") == read_book("endless", "en")
    assert read_book("nothing", "en") == []


def test_models_keep_qt_s_promises(qtbot: QtBot) -> None:
    books = RuleBooks()
    testers = [QAbstractItemModelTester(books.property(n), STRICT) for n in ("entries", "contents")]
    rng = random.Random(3)
    searches = ["", "m", "mantras", "Mantras 6", "no such words", "ä", "R-E16", "  "]
    for _ in range(40):
        books.setProperty("search", rng.choice(searches))
        books.open(rng.choice(["", "R-E16", "EN-4.2", "EN-4", "HO-1.1", "R-X9"]))
        books.setProperty("language", rng.choice(["en", "de"]))
    assert len(testers) == 2


def test_search_leaves_out_case_and_accents(qtbot: QtBot) -> None:
    books = RuleBooks()
    books.setProperty("language", "de")
    books.setProperty("search", "WURFEL")
    assert keys(books)
    heading = ""
    for row in entries(books).rows:
        if row.kind == "clause":
            assert "würf" in f"{heading} {row.words}".lower()
        else:
            heading = row.words if row.kind == "section" else ""
    books.setProperty("search", "schatten laterne")
    assert keys(books) == ["EN-2.2"]
    assert keys(books, "section") == ["EN-2"]
    assert books.property("found") == 1


def test_search_finds_numbers_and_rulings(qtbot: QtBot) -> None:
    books = RuleBooks()
    books.setProperty("language", "en")
    books.setProperty("search", "en-10.7")
    assert keys(books) == ["EN-10.7"]
    books.setProperty("search", "r-e13")
    assert keys(books) == ["EN-9.5", "EN-9.6", "EN-9.7"]


def test_a_headings_words_find_what_stands_under_it(qtbot: QtBot) -> None:
    books = RuleBooks()
    books.setProperty("language", "en")
    whole = [r.key for r in entries(books).rows if r.key.startswith("EN-4.")]
    books.setProperty("search", "nightmare is drawn")
    assert [key for key in keys(books) if key.startswith("EN-4.")] == whole
    books.setProperty("search", "die and mind parachute")  # some in the heading, some below it
    assert keys(books) == ["EN-3.5"]


def test_nothing_found_is_said(qtbot: QtBot) -> None:
    books = RuleBooks()
    books.setProperty("search", "teapot")
    assert books.property("found") == 0
    assert books.property("summary") == "No clause has these words."
    assert list(entries(books).rows) == []


def test_a_clause_is_marked_and_its_row_returned(qtbot: QtBot) -> None:
    books = RuleBooks()
    books.setProperty("search", "mantras")
    row = books.open("EN-4.2")
    assert books.property("search") == ""
    assert entries(books).rows[row].key == "EN-4.2"
    assert [r.key for r in entries(books).rows if r.is_marked] == ["EN-4.2"]


def test_a_ruling_marks_all_its_clauses_and_goes_round_them(qtbot: QtBot) -> None:
    books = RuleBooks()
    first = books.open("R-E14")
    found = ["EN-10.4", "EN-10.8", "EN-10.11", "EN-16.11"]
    assert [r.key for r in entries(books).rows if r.is_marked] == found
    second = books.nextMarked(first, 1)
    assert entries(books).rows[second].key == "EN-10.8"
    third = books.nextMarked(second, 1)
    assert books.nextMarked(first, -1) == books.nextMarked(third, 1)


def test_an_unknown_clause_is_said(qtbot: QtBot) -> None:
    books = RuleBooks()
    assert books.open("EN-99.9") == -1
    assert books.property("summary") == "There is no clause EN-99.9 in these books."


def test_every_clause_the_game_links_to_is_there(qtbot: QtBot) -> None:
    books = RuleBooks()
    for clause in {*endless.CLAUSES.values(), "R-E9", "EN-2.8"}:
        assert books.open(clause) >= 0, clause


def test_the_language_changes_while_open(qtbot: QtBot) -> None:
    books = RuleBooks()
    books.setProperty("language", "en")
    books.open("EN-4.2")
    english = list(entries(books).rows)
    books.setProperty("language", "de")
    german = list(entries(books).rows)
    assert [r.key for r in german] == [r.key for r in english]
    assert [r.is_marked for r in german] == [r.is_marked for r in english]
    assert all(g.words != e.words for g, e in zip(german, english, strict=True) if g.kind == "book")


def test_places_are_counted_as_qt_counts_them() -> None:
    assert folded("Mut")[0] == "mut"
    assert hits("😨 Ängste, ängstlich", "angst") == [(3, 5), (11, 5)]
    assert hits("Straße", "strasse") == [(0, 6)]
    assert hits("Spells", "") == []
