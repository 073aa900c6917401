"""The words of Your Worst Nightmare: refusals, themes, who does what, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yournightmare.games.game import Refusal
from yournightmare.games.worst.rules import WorstRefusal
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions.session import TakeBackRefusal

CONTEXT: Final = "Worst"

_LANGUAGE: Final = QT_TRANSLATE_NOOP("Worst", "en")
"""Translated by the code of the language itself: so cards speak the same one as all other words."""

THEMES: Final[dict[str, str]] = {
    "animals": QT_TRANSLATE_NOOP("Worst", "animals"),
    "body": QT_TRANSLATE_NOOP("Worst", "body"),
    "social": QT_TRANSLATE_NOOP("Worst", "social"),
    "loss": QT_TRANSLATE_NOOP("Worst", "loss"),
    "places": QT_TRANSLATE_NOOP("Worst", "places"),
    "supernatural": QT_TRANSLATE_NOOP("Worst", "supernatural"),
    "future": QT_TRANSLATE_NOOP("Worst", "future"),
    "night": QT_TRANSLATE_NOOP("Worst", "night"),
    "heights": QT_TRANSLATE_NOOP("Worst", "heights"),
    "water": QT_TRANSLATE_NOOP("Worst", "water"),
    "machines": QT_TRANSLATE_NOOP("Worst", "machines"),
    "strangers": QT_TRANSLATE_NOOP("Worst", "strangers"),
}

REFUSALS: Final[dict[str, str]] = {
    Refusal.OVER: QT_TRANSLATE_NOOP("Worst", "The game is over."),
    Refusal.NOT_WAITING: QT_TRANSLATE_NOOP("Worst", "This seat has nothing to decide now."),
    Refusal.NOT_NOW: QT_TRANSLATE_NOOP("Worst", "That can't be done at this moment."),
    WorstRefusal.ALREADY_SEALED: QT_TRANSLATE_NOOP(
        "Worst", "This sheet is sealed. Open it again to change it."
    ),
    WorstRefusal.NOT_SEALED: QT_TRANSLATE_NOOP("Worst", "This sheet is open already."),
    WorstRefusal.ALL_SEALED: QT_TRANSLATE_NOOP(
        "Worst", "The last sheet is sealed. Nothing can be changed any more."
    ),
    WorstRefusal.NO_RANKING: QT_TRANSLATE_NOOP("Worst", "Each of the four fears needs a place."),
    WorstRefusal.NO_SUCH_PLAYER: QT_TRANSLATE_NOOP("Worst", "Nobody sits there."),
    WorstRefusal.ONESELF: QT_TRANSLATE_NOOP("Worst", "The fears to guess are somebody else's."),
    WorstRefusal.TARGETED: QT_TRANSLATE_NOOP("Worst", "Guessed already. The others come first."),
    WorstRefusal.NOT_THE_TURNER: QT_TRANSLATE_NOOP(
        "Worst", "Somebody else turns over the cards this round."
    ),
    WorstRefusal.NOT_THE_EVALUATOR: QT_TRANSLATE_NOOP(
        "Worst", "It is somebody else's turn to read out."
    ),
    WorstRefusal.OWN_CARDS: QT_TRANSLATE_NOOP(
        "Worst", "The cards are your own. Type in their titles."
    ),
    WorstRefusal.PILE: QT_TRANSLATE_NOOP("Worst", "The cards come from the pile."),
    WorstRefusal.FOUR_FEARS: QT_TRANSLATE_NOOP("Worst", "It takes four fears."),
    WorstRefusal.NO_TITLE: QT_TRANSLATE_NOOP(
        "Worst", "Each fear needs a title of 1 to 80 letters on one line."
    ),
    WorstRefusal.SAME_FEAR: QT_TRANSLATE_NOOP("Worst", "The four fears have to be different."),
    TakeBackRefusal.NOTHING_YET: QT_TRANSLATE_NOOP("Worst", "There is nothing to take back."),
    TakeBackRefusal.RANDOM: QT_TRANSLATE_NOOP(
        "Worst", "The cards have been shuffled. That can't be taken back."
    ),
    TakeBackRefusal.REVEALED: QT_TRANSLATE_NOOP(
        "Worst", "What everybody has seen can't be taken back."
    ),
}


def language() -> str:
    """Return the code of the language on the screen."""
    return say(CONTEXT, _LANGUAGE)


def refusal(reason: str) -> str:
    """Return why something is refused."""
    return say(CONTEXT, REFUSALS[reason])


def themes(of: Sequence[str]) -> str:
    """Return a card's themes as they stand below its title."""
    return ", ".join(say(CONTEXT, THEMES[theme]) for theme in of)
