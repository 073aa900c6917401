"""The words of Your Worst Nightmare: clauses, reasons, options, titles, names on buttons."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.models.worst_tables import new_table, play_at_random
from yournightmare.games.game import Refusal
from yournightmare.games.worst.rules import WorstRefusal
from yournightmare.games.worst.state import End, Targets
from yournightmare.games.worst.themes import THEMES
from yournightmare.models.words import short
from yournightmare.models.worst import words
from yournightmare.models.worst.options import options_of
from yournightmare.sessions import fears, paths
from yournightmare.sessions.feardecks import FearDeck, FearDeckError, save_deck
from yournightmare.sessions.session import TakeBackRefusal


def test_f1_opens_a_clause_that_stands_in_the_book_at_every_moment(qtbot: QtBot) -> None:
    book = paths.seeds("worst", "rules.md").read_text(encoding="utf-8")
    for options in ({}, {"own_cards": True}, {"end": End.ROUND}):
        table, rng = new_table(3, target=6, **options), random.Random(2)
        while True:
            assert f"**{table.property('clauseNow')}**" in book
            assert table.property("prompt")
            if table.property("phase") == "ended":
                break
            play_at_random(table, rng, most=1)


def test_every_reason_has_its_words() -> None:
    for reason in (*Refusal, *WorstRefusal, *TakeBackRefusal):
        assert words.refusal(reason)
    assert set(words.THEMES) == set(THEMES)


def test_the_sheet_of_a_new_game_becomes_options(data_dir: Path) -> None:
    """R-Y6, R-Y8, R-Y11: decks come by name, numbers from QML may have a point."""
    whole = options_of({})
    assert whole.deck == fears.deck()
    assert options_of({"deck": "family"}).deck == fears.deck(family_only=True)
    chosen = options_of(
        {"target": 7.0, "end": "finish the round", "targets": "free afterwards", "oldest": 2}
    )
    assert (chosen.target, chosen.end, chosen.targets) == (7, End.ROUND, Targets.FREE_AFTERWARDS)
    assert options_of({"deck": "family", "own_cards": True}).deck == ()
    cards = tuple(f"Fear of number {number}" for number in range(9))
    save_deck(FearDeck("all", cards))
    assert options_of({"deck": "own:all"}).deck == cards
    with pytest.raises(FearDeckError):
        options_of({"deck": "own:nothing"})
    with pytest.raises(ValueError, match="end"):
        options_of({"end": "never"})


def test_own_decks_have_titles_and_no_pictures(qtbot: QtBot) -> None:
    """R-Y11: also where a title happens to be the id of a card of ours."""
    ours = next(iter(fears.fears()))
    cards = (ours, *(f"Fear of number {number}" for number in range(9)))
    from yournightmare.games.worst.state import Options
    from yournightmare.models.worst.cards import Cards

    card = Cards(Options(deck=cards)).card(ours)
    assert (card.title, card.picture) == (ours, "")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("x" * 24, "x" * 24),
        ("x" * 25, "x" * 24 + "…"),
        ("👩‍👩‍👧‍👦" * 30, "👩‍👩‍👧‍👦" * 24 + "…"),
        ("e\u0301" * 26, "e\u0301" * 24 + "…"),
    ],
)
def test_case_T1_a_long_name_is_cut_on_buttons_between_letters(name: str, shown: str) -> None:
    assert short(name) == shown
