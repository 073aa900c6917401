"""What the library says alike of all games in which several people play for points.

The `shelf` modules of these games have it from here. From the headline alone, which is made of the
public view: nothing secret can get here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from yournightmare.models.words import QT_TRANSLATE_NOOP, named, say
from yournightmare.sessions.store import Summary

CONTEXT: Final = "Library"


def ended(summary: Summary, score: int) -> str:
    """Return how well a finished game went."""
    text = QT_TRANSLATE_NOOP("Library", "%n point(s), in round {round}", None, 1)
    return say(CONTEXT, text, score, round=summary.headline.get("round", 0))


def begun(summary: Summary) -> str:
    """Return how far a game got in which nobody has a point yet."""
    text = QT_TRANSLATE_NOOP("Library", "Round {round}")
    return say(CONTEXT, text, round=summary.headline["round"])


def result(summary: Summary) -> str:
    """Return who has won a finished game (R-A4)."""
    if summary.result is None:
        return ""
    first = [seat for seat, place in enumerate(summary.result.places) if place == 1]
    text = QT_TRANSLATE_NOOP("Library", "{names} has won.")
    if len(first) > 1:
        text = QT_TRANSLATE_NOOP("Library", "{names} have won together.")
    return say(CONTEXT, text, names=people_at(summary, first))


def searched(summary: Summary) -> list[str]:
    """Return what a search finds the game by, beside names: nothing."""
    return []


def leaders(summary: Summary) -> list[int]:
    """Return the seats that have the most points so far."""
    return [int(seat) for seat in str(summary.headline["leaders"]).split()]


def people_at(summary: Summary, seats: Iterable[int]) -> str:
    """Return the names of some seats as a list in a sentence."""
    return named([summary.seats[seat].name for seat in seats if seat < len(summary.seats)])
