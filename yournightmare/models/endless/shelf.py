"""What the library says of a game of Endless Nightmare, for `models.library_rows`.

The bedroom's wall asks too, so rules and words are brought only where they are needed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions.store import Summary

CONTEXT: Final = "Library"

TITLE: Final = QT_TRANSLATE_NOOP("Library", "Endless Nightmare")


def ended(summary: Summary, score: int) -> str:
    """Return how well a finished game went."""
    text = QT_TRANSLATE_NOOP("Library", "%n point(s), woken in round {round}", None, 1)
    return say(CONTEXT, text, score, round=summary.headline.get("round", 0))


def stands(summary: Summary, score: int) -> str:
    """Return how far an unfinished game got."""
    text = QT_TRANSLATE_NOOP("Library", "Round {round}, score {score}")
    return say(CONTEXT, text, round=summary.headline["round"], score=score)


def result(summary: Summary) -> str:
    """Return how a finished game ended: its causes."""
    if summary.result is None:
        return ""
    from yournightmare.games.endless.state import Cause
    from yournightmare.models.endless import words

    progress, shadow = summary.headline.get("progress", 0), summary.headline.get("shadow", 0)
    distance = int(progress) - int(shadow)
    causes: Iterable[str] = summary.result.causes
    return " ".join(words.cause(cause, distance) for cause in causes if cause in set(Cause))


def unusual_options(summary: Summary) -> list[str]:
    """Return the names of the options that are not the default ones."""
    from yournightmare.models.endless import words

    return words.unusual_options(summary.headline)


def searched(summary: Summary) -> list[str]:
    """Return what a search finds the game by, beside names: its Nightmare."""
    from yournightmare.models.endless import words

    nightmare = str(summary.headline.get("nightmare", ""))
    return [words.nightmare(nightmare)] if nightmare in words.ALL_RULES else []
