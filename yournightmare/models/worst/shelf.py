"""What the library says of a game of Your Worst Nightmare, for `models.library_rows`.

From the headline alone, which is made of the public view: nothing secret can get here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QLocale

from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions.store import Summary

CONTEXT: Final = "Library"

TITLE: Final = QT_TRANSLATE_NOOP("Library", "Your Worst Nightmare")

_OPTIONS: Final[dict[tuple[str, object], str]] = {
    ("own_cards", True): QT_TRANSLATE_NOOP("Library", "Own cards"),
    ("end", "finish the round"): QT_TRANSLATE_NOOP("Library", "The last round is finished"),
    ("targets", "free afterwards"): QT_TRANSLATE_NOOP("Library", "Free choice later"),
}


def ended(summary: Summary, score: int) -> str:
    """Return how well a finished game went."""
    text = QT_TRANSLATE_NOOP("Library", "%n point(s), in round {round}", None, 1)
    return say(CONTEXT, text, score, round=summary.headline.get("round", 0))


def stands(summary: Summary, score: int) -> str:
    """Return how far an unfinished game got."""
    number = summary.headline["round"]
    if not score:
        return say(CONTEXT, QT_TRANSLATE_NOOP("Library", "Round {round}"), round=number)
    text = QT_TRANSLATE_NOOP("Library", "Round {round}, {names}: {score} of {target}")
    names = _named(summary, [int(seat) for seat in str(summary.headline["leaders"]).split()])
    target = summary.headline.get("target", "")
    return say(CONTEXT, text, round=number, names=names, score=score, target=target)


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
    found = [
        say(CONTEXT, text) for (key, value), text in _OPTIONS.items() if values.get(key) == value
    ]
    target = values.get("target", 13)
    if target != 13:
        text = QT_TRANSLATE_NOOP("Library", "First to {target}")
        found.append(say(CONTEXT, text, target=target))
    return found


def searched(summary: Summary) -> list[str]:
    """Return what a search finds the game by, beside names: nothing."""
    return []


def _named(summary: Summary, seats: list[int]) -> str:
    names = [summary.seats[seat].name for seat in seats if seat < len(summary.seats)]
    return QLocale().createSeparatedList(names)
