"""The rules in `seeds/`: English and German agree, and every clause is cited by a test.

A clause is a paragraph `**EN-4.1** (R-E7) text` under a `## ` heading; the Rules page reads the
same files.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.games.reading import ROOT, SEEDS
from yournightmare.games.endless.nightmares import ACTIVE_NIGHTMARES, BASIC_NIGHTMARES, Nightmare

BOOKS = sorted(SEEDS.glob("*/rules.md"))
CLAUSE = re.compile(r"^\*\*([A-Z]{2}-\d+\.\d+)\*\*(?: \(((?:R-[A-Z]\d+(?:, )?)+)\))? (\S.*)$")
GERMAN = {
    "end_of_the_world": "Weltuntergang",
    "buried_alive": "Lebendig begraben",
    "decay": "Verfall",
    "nakedness": "Nacktheit",
    "falling": "Fallen",
    "fraud": "Betrug",
    "lost": "Verirrt",
    "monsters": "Monster",
    "old_factory": "Alte Fabrik",
    "spiders": "Spinnen",
    "temptation": "Versuchung",
    "final_exam": "Abschlussprüfung",
    "blindness": "Blindheit",
    "drowning": "Ertrinken",
}


class Clause(NamedTuple):
    """One numbered clause: its id, the rulings behind it, and its text."""

    id: str
    rulings: tuple[str, ...]
    text: str


def clauses(book: Path) -> tuple[Clause, ...]:
    """Read a rule book; every paragraph that starts in bold has to be a clause."""
    found = []
    for line in book.read_text(encoding="utf-8").splitlines():
        match = CLAUSE.match(line)
        assert match or not line.startswith("**"), f"{book.name}: {line}"
        if match:
            rulings = tuple(match[2].split(", ")) if match[2] else ()
            found.append(Clause(match[1], rulings, match[3]))
    return tuple(found)


def german(book: Path) -> Path:
    return book.with_name("rules.de.md")


def headings(book: Path) -> list[str]:
    lines = book.read_text(encoding="utf-8").splitlines()
    return [line.split(" ")[1] for line in lines if line.startswith("## ")]


@cache
def cited() -> frozenset[str]:
    """Return every clause and ruling that a test of the games or the sessions names."""
    found: set[str] = set()
    tests = ROOT / "tests"
    for source in (*(tests / "games").rglob("test_*.py"), *(tests / "sessions").glob("test_*.py")):
        if source != Path(__file__):
            text = source.read_text(encoding="utf-8")
            found |= set(re.findall(r"\b(?:[A-Z]{2}-\d+\.\d+|R-[A-Z]\d+)\b", text))
    return frozenset(found)


def test_there_are_rule_books() -> None:
    assert {book.parent.name for book in BOOKS} >= {"worst", "endless", "tricks", "house"}


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.parent.name)
def test_english_and_german_have_the_same_clauses(book: Path) -> None:
    """The same ids with the same rulings in the same order, under as many headings."""
    english, translated = clauses(book), clauses(german(book))
    assert [(c.id, c.rulings) for c in english] == [(c.id, c.rulings) for c in translated]
    assert headings(book) == headings(german(book))
    same = [c.id for c, d in zip(english, translated, strict=True) if c.text == d.text]
    assert not same, "untranslated"


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.parent.name)
def test_clauses_are_numbered_without_gaps(book: Path) -> None:
    """Within each section from 1, under the heading of the section's number."""
    section, last = "", 0
    for line in book.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section, last = line.split(" ")[1], 0
        elif match := CLAUSE.match(line):
            last += 1
            assert match[1].split("-")[1] == f"{section}.{last}"


@pytest.mark.parametrize(
    "clause", [c for book in BOOKS for c in clauses(book)], ids=lambda clause: clause.id
)
def test_every_clause_is_tested(clause: Clause) -> None:
    """The clause and each ruling it rests on are named by at least one test."""
    missing = {clause.id, *clause.rulings} - cited()
    assert not missing


def test_no_test_cites_a_clause_that_is_not_there() -> None:
    there = {c.id for book in BOOKS for c in clauses(book)}
    prefixes = {clause.split("-")[0] for clause in there}
    named = {c for c in cited() if c.split("-")[0] in prefixes}
    assert named <= there


def test_every_ruling_stands_in_a_clause() -> None:
    """R-Y1 to R-Y11, R-E1 to R-E27, R-M1 to R-M13, R-A1 to R-A5."""
    named = {ruling for book in BOOKS for c in clauses(book) for ruling in c.rulings}
    wanted = {f"R-E{n}" for n in range(1, 28)} | {f"R-A{n}" for n in range(1, 6)}
    wanted |= {f"R-Y{n}" for n in range(1, 12)} | {f"R-M{n}" for n in range(1, 14)}
    assert wanted <= named


@pytest.mark.parametrize(
    ("section", "nightmares"), [("10", BASIC_NIGHTMARES), ("16", ACTIVE_NIGHTMARES)]
)
def test_each_nightmare_has_its_clause_in_the_order_of_the_table(
    section: str, nightmares: dict[str, Nightmare]
) -> None:
    """Cards link to `EN-10.n` or `EN-16.n`: the n-th Nightmare, by its name and its length."""
    book = SEEDS / "endless" / "rules.md"
    english = [c.text for c in clauses(book) if c.id.startswith(f"EN-{section}.")]
    translated = [c.text for c in clauses(german(book)) if c.id.startswith(f"EN-{section}.")]
    assert len(english) == len(translated) == len(nightmares)
    for nightmare, text, text_de in zip(nightmares.values(), english, translated, strict=True):
        name = nightmare.name.replace("_", " ")
        assert text.lower().startswith(f"{name}, {nightmare.duration} steps.")
        assert text_de.startswith(f"{GERMAN[nightmare.name]}, {nightmare.duration} Schritte.")
