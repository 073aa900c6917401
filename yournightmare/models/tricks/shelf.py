"""What the library says of the trick game, for `models.library_rows`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from yournightmare.games.titles import TRICKS
from yournightmare.models.shelves import begun, ended, leaders, people_at, result, searched
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions.store import Summary

__all__ = ["TITLE", "ended", "option_names", "result", "searched", "stands", "unusual_options"]

CONTEXT: Final = "Library"

TITLE: Final = TRICKS


def stands(summary: Summary, score: int) -> str:
    """Return how far an unfinished game got."""
    if not score:
        return begun(summary)
    text = QT_TRANSLATE_NOOP("Library", "Round {round}, {names} has %n point(s)", None, 1)
    first = leaders(summary)
    if len(first) > 1:
        text = QT_TRANSLATE_NOOP("Library", "Round {round}, {names} have %n point(s)", None, 1)
    number = summary.headline["round"]
    return say(CONTEXT, text, score, round=number, names=people_at(summary, first))


def unusual_options(summary: Summary) -> list[str]:
    """Return the names of the options that are not the default ones."""
    return option_names(summary.headline)


def option_names(values: Mapping[str, object]) -> list[str]:
    """Return the names of those among the options' values that are not the default ones."""
    found = []
    if values.get("until_total"):
        text = QT_TRANSLATE_NOOP("Library", "To a total of {total}")
        found.append(say(CONTEXT, text, total=values.get("total", "")))
    if values.get("score_sheet"):
        found.append(say(CONTEXT, QT_TRANSLATE_NOOP("Library", "Score sheet")))
    return found
