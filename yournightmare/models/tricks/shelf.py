"""What the library says of the trick game, for `models.library_rows`.

From the headline alone, which is made of the public view: nothing secret can get here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QLocale

from yournightmare.games.titles import TRICKS
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions.store import Summary

CONTEXT: Final = "Library"

TITLE: Final = TRICKS


def ended(summary: Summary, score: int) -> str:
    """Return how well a finished game went."""
    text = QT_TRANSLATE_NOOP("Library", "%n point(s), in round {round}", None, 1)
    return say(CONTEXT, text, score, round=summary.headline.get("round", 0))


def stands(summary: Summary, score: int) -> str:
    """Return how far an unfinished game got."""
    number = summary.headline["round"]
    if not score:
        return say(CONTEXT, QT_TRANSLATE_NOOP("Library", "Round {round}"), round=number)
    text = QT_TRANSLATE_NOOP("Library", "Round {round}, {names} has %n point(s)", None, 1)
    first = [int(seat) for seat in str(summary.headline["leaders"]).split()]
    if len(first) > 1:
        text = QT_TRANSLATE_NOOP("Library", "Round {round}, {names} have %n point(s)", None, 1)
    return say(CONTEXT, text, score, round=number, names=_named(summary, first))


def result(summary: Summary) -> str:
    """Return who has won a finished game (R-A4)."""
    if summary.result is None:
        return ""
    first = [seat for seat, place in enumerate(summary.result.places) if place == 1]
    text = QT_TRANSLATE_NOOP("Library", "{names} has won.")
    if len(first) > 1:
        text = QT_TRANSLATE_NOOP("Library", "{names} have won together.")
    return say(CONTEXT, text, names=_named(summary, first))


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


def searched(summary: Summary) -> list[str]:
    """Return what a search finds the game by, beside names: nothing."""
    return []


def _named(summary: Summary, seats: list[int]) -> str:
    names = [summary.seats[seat].name for seat in seats if seat < len(summary.seats)]
    return QLocale().createSeparatedList(names)
