"""What the library says of a game of Your Worst Nightmare, for `models.library_rows`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from yournightmare.models.shelves import begun, ended, leaders, people_at, result, searched
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.sessions.store import Summary

__all__ = ["TITLE", "ended", "option_names", "result", "searched", "stands", "unusual_options"]

CONTEXT: Final = "Library"

TITLE: Final = QT_TRANSLATE_NOOP("Library", "Your Worst Nightmare")

USUAL: Final = 13
"""The usual target, the rules' default; the bedroom says what stands here without the rules."""

_OPTIONS: Final[dict[tuple[str, object], str]] = {
    ("own_cards", True): QT_TRANSLATE_NOOP("Library", "Own cards"),
    ("end", "finish the round"): QT_TRANSLATE_NOOP("Library", "The last round is finished"),
    ("targets", "free afterwards"): QT_TRANSLATE_NOOP("Library", "Free choice later"),
}


def stands(summary: Summary, score: int) -> str:
    """Return how far an unfinished game got."""
    if not score:
        return begun(summary)
    text = QT_TRANSLATE_NOOP("Library", "Round {round}, {names}: {score} of {target}")
    names = people_at(summary, leaders(summary))
    number, target = summary.headline["round"], summary.headline.get("target", "")
    if isinstance(target, int) and score >= target:  # the round is still played to its end
        text = QT_TRANSLATE_NOOP("Library", "Round {round}, {names}: {score}, the goal is {target}")
    return say(CONTEXT, text, round=number, names=names, score=score, target=target)


def unusual_options(summary: Summary) -> list[str]:
    """Return the names of the options that are not the default ones."""
    return option_names(summary.headline)


def option_names(values: Mapping[str, object]) -> list[str]:
    """Return the names of those among the options' values that are not the default ones."""
    found = [
        say(CONTEXT, text) for (key, value), text in _OPTIONS.items() if values.get(key) == value
    ]
    target = values.get("target", USUAL)
    if target != USUAL:
        text = QT_TRANSLATE_NOOP("Library", "First to {target}")
        found.append(say(CONTEXT, text, target=target))
    return found
