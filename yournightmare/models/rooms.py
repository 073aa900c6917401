"""The games that can be opened in this house: for each, the modules that know how.

A game's `room` module is imported when one of its sessions is opened, and not before: the bedroom
and the library do without rules and tables, and have its small `shelf` module. To give a game its
room, write both and add a line to each table here; the page is named in `models.house`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

if TYPE_CHECKING:  # the house asks for the list alone before anything is on the screen
    from PySide6.QtCore import QObject

    from yournightmare.models.replayed import Replayed
    from yournightmare.models.sounds import Sound
    from yournightmare.sessions.replay import Replay
    from yournightmare.sessions.session import Session
    from yournightmare.sessions.store import Store, Summary


class GameRoom(Protocol):
    """What a game's `room` module has."""

    def options(self, given: Mapping[str, Any]) -> Any:
        """Return the game's options from the new-game sheet's values.

        Boards and decks come by name. Raises `ValueError`, which says what is wrong.
        """
        ...

    def table(self, session: Session, store: Store, parent: QObject) -> Any:
        """Return the model of the game's page, a `QObject`.

        Its signal `choiceChanged` follows each change that is saved; its slot `retranslate` says
        everything in the language of the moment.
        """
        ...

    def take_up(self, table: Any, session: Session) -> bool:
        """Let that table go on with another session on its page, if it can; else change nothing."""
        ...

    def sound_of(self, event: Any) -> Sound | None:
        """Return how an event of the game is heard, None for silence."""
        ...

    def replayed(self, replay: Replay, parent: QObject) -> Replayed:
        """Return what a replay shows of its game, a `QObject`; not even the opening may fail."""
        ...


class GameShelf(Protocol):
    """What a game's `shelf` module has: the words of its sessions in the library.

    `score` is the best total, of the end or so far.
    """

    TITLE: str
    """The game's name in English, marked in the context "Library"."""

    def ended(self, summary: Summary, score: int) -> str:
        """Return how well a finished game went."""
        ...

    def stands(self, summary: Summary, score: int) -> str:
        """Return how far an unfinished game got, whose headline has a round."""
        ...

    def result(self, summary: Summary) -> str:
        """Return how a finished game ended; empty for an unfinished one."""
        ...

    def unusual_options(self, summary: Summary) -> list[str]:
        """Return the names of the options that are not the default ones."""
        ...

    def searched(self, summary: Summary) -> list[str]:
        """Return what a search finds the game by, beside the names."""
        ...


GAME_ROOMS: Final = {
    "endless": "yournightmare.models.endless.room",
    "worst": "yournightmare.models.worst.room",
    "tricks": "yournightmare.models.tricks.room",
}
"""The games of the house."""

GAME_SHELVES: Final = {
    "endless": "yournightmare.models.endless.shelf",
    "worst": "yournightmare.models.worst.shelf",
    "tricks": "yournightmare.models.tricks.shelf",
}
"""The games the library has words for; they are brought for the bedroom's wall, so they are few."""


def room_of(game_id: str) -> GameRoom:
    """Return a game's room, importing its models. Raises `ValueError` if there is no such game."""
    if game_id not in GAME_ROOMS:
        known = ", ".join(GAME_ROOMS)
        raise ValueError(f"the game {game_id!r} is not in this version, which has: {known}")
    return cast(GameRoom, import_module(GAME_ROOMS[game_id]))


def whole_numbers(given: Mapping[str, Any]) -> dict[str, Any]:
    """Return values from QML with whole numbers as such: there all numbers have a point."""
    return {key: _whole(value) for key, value in given.items()}


def _whole(value: Any) -> Any:
    return int(value) if isinstance(value, float) and value.is_integer() else value


@cache
def shelf_of(game_id: str) -> GameShelf | None:
    """Return a game's words for the library, or None if it has none."""
    name = GAME_SHELVES.get(game_id)
    return cast(GameShelf, import_module(name)) if name else None
