"""The computer players one can sit down with: who they are, and how well they play, in words."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.models.worst import words
from yournightmare.players.worst import personas

CONTEXT: Final = "Companions"


class Companion(msgspec.Struct, frozen=True):
    """A computer player as others know it: `key` in files, `face` its picture, `line` a word."""

    key: str
    name: str
    face: str = ""
    line: str = ""


LEVELS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "worst": {
        "random": (
            QT_TRANSLATE_NOOP("Companions", "Guesses blindly"),
            QT_TRANSLATE_NOOP("Companions", "Remembers nothing about anybody."),
        ),
        "careful": (
            QT_TRANSLATE_NOOP("Companions", "Half listens"),
            QT_TRANSLATE_NOOP("Companions", "Notices what frightens you, and forgets half of it."),
        ),
        "normal": (
            QT_TRANSLATE_NOOP("Companions", "Listens"),
            QT_TRANSLATE_NOOP("Companions", "Remembers this evening well."),
        ),
        "strong": (
            QT_TRANSLATE_NOOP("Companions", "Sees through you"),
            QT_TRANSLATE_NOOP("Companions", "Knows your fears better with every round."),
        ),
    },
    "tricks": {
        "easy": (
            QT_TRANSLATE_NOOP("Companions", "Dreamy"),
            QT_TRANSLATE_NOOP("Companions", "Plays like a distracted child."),
        ),
        "normal": (
            QT_TRANSLATE_NOOP("Companions", "Wakeful"),
            QT_TRANSLATE_NOOP("Companions", "Knows the tricks and counts the cards."),
        ),
        "hard": (
            QT_TRANSLATE_NOOP("Companions", "Sleepless"),
            QT_TRANSLATE_NOOP("Companions", "Thinks every play through to the end."),
        ),
    },
}
USUAL: Final = {"worst": "normal", "tricks": "normal"}
"""The level a computer player has until somebody chooses another."""

AT_THE_TABLE: Final[dict[str, tuple[Companion, ...]]] = {
    "tricks": (
        Companion("nell", "Nell", line=QT_TRANSLATE_NOOP("Companions", "Counts on her fingers.")),
        Companion(
            "bruno", "Bruno", line=QT_TRANSLATE_NOOP("Companions", "Never lets go of a five.")
        ),
        Companion(
            "ida", "Ida", line=QT_TRANSLATE_NOOP("Companions", "Smiles at the wrong moment.")
        ),
        Companion("pip", "Pip", line=QT_TRANSLATE_NOOP("Companions", "Is afraid of the zero.")),
        Companion(
            "tilda", "Tilda", line=QT_TRANSLATE_NOOP("Companions", "Sleeps with the light on.")
        ),
        Companion(
            "gus", "Gus", line=QT_TRANSLATE_NOOP("Companions", "Would rather lose than draw.")
        ),
    ),
}


def companions(game_id: str) -> tuple[Companion, ...]:
    """Return whom one can sit down with in a game."""
    if game_id == "worst":
        return _people()
    return AT_THE_TABLE.get(game_id, ())


def companion(game_id: str, key: str) -> Companion | None:
    """Return the computer player of that key, or None."""
    return next((c for c in companions(game_id) if key and c.key == key), None)


def line(companion: Companion) -> str:
    """Return the word on a computer player, in the language of the moment."""
    known = personas().get(companion.key)
    if known is not None:
        return known.line.in_language(words.language())
    return say(CONTEXT, companion.line) if companion.line else ""


@cache
def _people() -> tuple[Companion, ...]:
    return tuple(Companion(p.id, p.name, p.face) for p in personas().values())


def levels(game_id: str) -> tuple[str, ...]:
    """Return how well computer players can play, weakest first."""
    return tuple(LEVELS.get(game_id, ()))


def usual_level(game_id: str) -> str:
    """Return the level a computer player has until somebody chooses another."""
    return USUAL.get(game_id, "")


def level_words(game_id: str) -> list[tuple[str, str, str]]:
    """Return each level with its title and what it means, in the language of the moment."""
    return [
        (level, say(CONTEXT, title), say(CONTEXT, text))
        for level, (title, text) in LEVELS.get(game_id, {}).items()
    ]
