"""Which evenings are behind what we know of each other: of a person, a fear, a pair (HO-4.1).

Whoever looks at a number can so look at the games it was counted in. Names are keys here
(`names.same_name`), since one person may be spelled in several ways.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from yournightmare.sessions import names
from yournightmare.sessions.knowledge import Reading, is_struck
from yournightmare.sessions.record import SeatInfo

Ids = tuple[str, ...]
Key = TypeVar("Key")


class Behind(msgspec.Struct, frozen=True):
    """Ids of sessions, the oldest first.

    `persons`: by person, where a ranking of theirs was read out. `fears`: by person and card, where
    that person's ranking with that card was read out. `pairs`: by who guessed and whose fears.
    """

    persons: dict[str, Ids] = {}
    fears: dict[tuple[str, str], Ids] = {}
    pairs: dict[tuple[str, str], Ids] = {}


def behind(
    evenings: Iterable[tuple[str, tuple[SeatInfo, ...], tuple[Reading, ...]]],
) -> Behind:
    """Return which sessions are behind what; computer players and struck-out names are nobody."""
    persons: dict[str, list[str]] = {}
    fears: dict[tuple[str, str], list[str]] = {}
    pairs: dict[tuple[str, str], list[str]] = {}
    for session, seats, readings in evenings:
        people = [_key(seat) for seat in seats]
        for reading in readings:
            guesser, target = people[reading.evaluator], people[reading.target]
            if target:
                _put(persons, target, session)
                for card in reading.own:
                    _put(fears, (target, card), session)
            if guesser and target:
                _put(pairs, (guesser, target), session)
    return Behind(_tuples(persons), _tuples(fears), _tuples(pairs))


def _key(seat: SeatInfo) -> str:
    is_person = seat.kind == "person" and not is_struck(seat.name)
    return names.same_name(seat.name) if is_person else ""


def _put(found: dict[Key, list[str]], key: Key, session: str) -> None:
    sessions = found.setdefault(key, [])
    if session not in sessions:
        sessions.append(session)


def _tuples(found: dict[Key, list[str]]) -> dict[Key, Ids]:
    return {key: tuple(sessions) for key, sessions in found.items()}
