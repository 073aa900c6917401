"""Unfinished sessions as they hang in the bedroom, in the language of the moment."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from typing import Final

from yournightmare.models.library import SavedModel
from yournightmare.models.library_rows import SavedRow
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.summaries import Summary

_TODAY: Final = date(2026, 12, 28)
_SIX: Final = tuple(
    SeatInfo(name, sign=sign)
    for name, sign in {
        "Mirabel": "moth",
        "Otto": "key",
        "Juno": "owl",
        "Casper": "lantern",
        "Noor": "leaf",
        "Wenzel": "star",
    }.items()
)


def unfinished(
    number: int, game: str, changed: str, seats: Sequence[SeatInfo], **headline: int | str | bool
) -> Summary:
    """Return the summary of a game begun and not ended; `changed` is an ISO time here."""
    return Summary(
        id=str(number),
        changed=datetime.fromisoformat(changed).astimezone().isoformat(),
        steps=80,
        game=game,
        seats=tuple(seats),
        headline=headline,
    )


SESSIONS: Final = (
    unfinished(
        1,
        "endless",
        "2026-12-28T21:40",
        _SIX[:1],
        round=14,
        score=23,
        progress=14,
        shadow=9,
        fields=24,
        end=20,
    ),
    unfinished(
        2,
        "worst",
        "2026-12-27T23:05",
        _SIX[:4],
        round=3,
        score=5,
        leaders="0",
        points="5 2 0 4",
        target=13,
    ),
    unfinished(
        3,
        "tricks",
        "2026-12-24T20:15",
        _SIX,
        round=4,
        score=24,
        leaders="2",
        points="14 9 24 0 11 20",
        stacks="7 5 6 4 7 3",
    ),
)
"""One of each game: one person, four, six."""


class SessionsOnTheWall(SavedModel):
    """These sessions, or those of `SESSIONS` from number `first` on."""

    def __init__(self, first: int = 0, sessions: tuple[Summary, ...] = SESSIONS) -> None:
        super().__init__()
        self.arrange([SavedRow(one, _TODAY) for one in sessions[first:]])
