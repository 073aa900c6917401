"""Faults that are told of several kinds of files and records, in English.

Each is a piece of a sentence without capital and full stop; `games.wording` says how it gets into
other languages.
"""

from __future__ import annotations

from typing import Final

from yournightmare.games.wording import Worded

UNREADABLE: Final = "it can't be read ({reason})"
UNWRITABLE: Final = "it can't be written ({reason})"
UNREMOVABLE: Final = "it can't be removed ({reason})"
NOT_TOML: Final = "it is not TOML: {reason}"
NOT_A_DECK: Final = "it is not a deck: {reason}"


def in_place(place: str, fault: str) -> Worded:
    """Return a fault behind the place it is in, as that is written in the file."""
    return Worded("{place}: {fault}", place=place, fault=fault)


def in_step(step: int, fault: str) -> Worded:
    """Return a fault behind the number of the step it is in."""
    return Worded("step {step}: {fault}", step=step, fault=fault)


def no_name(name: str) -> Worded:
    """Tell that a text can't be a name (T2)."""
    return Worded("{name} can't be a name", name=repr(name))


def not_played_by(game: str, seats: int) -> Worded:
    """Tell that a game isn't for so many."""
    return Worded("{game} is not played by {seats}", game=game, seats=seats)


def not_between(step: int, last: int) -> Worded:
    """Tell that a session has no such step."""
    return Worded("step {step} is not between 0 and {last}", step=step, last=last)
