"""The page of Fear cards: the box, a deck being written with faults, and a damaged file."""

from __future__ import annotations

import shutil
from typing import Any

from tests.screens import Shot, screen
from tests.stage import Stage, items
from yournightmare.models.deckdraft import DeckDraft
from yournightmare.models.decks import Decks
from yournightmare.sessions import feardecks
from yournightmare.sessions.feardecks import FearDeck

MODULE, PAGE = "yournightmare.views.decks", "DecksPage"
OFFICE = (
    "The meeting that could have been a song",
    "Reply all",
    "The printer knows my name",
    "Birthday cake in front of everybody",
    "Somebody has eaten my lunch",
    "A chair that sighs",
    "The lift stops between two floors",
    "Casual Friday, and I misread it",
    "Das unbeschriftete Kabel",
)


def _fresh() -> None:
    shutil.rmtree(feardecks.own_decks_dir(), ignore_errors=True)


@screen("decks-box")
def box(stage: Stage) -> Shot:
    """The whole box."""
    _fresh()
    return Shot(MODULE, PAGE)


@screen("decks-own")
def own(stage: Stage) -> Shot:
    """A deck of one's own, with lines that make no card."""
    _fresh()
    feardecks.save_deck(FearDeck("The office", OFFICE))

    def then(page: Any) -> None:
        decks = page.findChild(Decks)
        decks.choose(decks.property("lines").rows[1].key)
        lines = next(item for item in items(page) if item.objectName() == "lines")
        typed = [*OFFICE, "reply ALL", "x" * 70, "# for next year"]
        lines.setProperty("text", "\n".join(typed))

    return Shot(MODULE, PAGE, {}, then)


@screen("decks-faults")
def faults(stage: Stage) -> Shot:
    """A deck that can't be kept as it is: another has its name, and it has too few fears."""
    _fresh()
    feardecks.save_deck(FearDeck("The office", OFFICE))
    feardecks.save_deck(FearDeck("The street", OFFICE))

    def then(page: Any) -> None:
        decks = page.findChild(Decks)
        decks.choose(decks.property("lines").rows[1].key)
        page.findChild(DeckDraft).setProperty("name", "the STREET")
        lines = next(item for item in items(page) if item.objectName() == "lines")
        lines.setProperty("text", "\n".join([*OFFICE[:5], "reply ALL"]))

    return Shot(MODULE, PAGE, {}, then)


@screen("decks-faulty")
def faulty(stage: Stage) -> Shot:
    """A file that is no deck."""
    _fresh()
    feardecks.save_deck(FearDeck("The office", OFFICE))
    bad = feardecks.own_decks_dir() / "deck-grandma.toml"
    bad.write_text('name = "Grandma"\ncards = ["one"]\n', encoding="utf-8")

    def then(page: Any) -> None:
        decks = page.findChild(Decks)
        decks.choose(str(bad))

    return Shot(MODULE, PAGE, {}, then)
