"""The games that can be opened in this house: for each, the module that knows how.

A game's `room` module is imported when one of its sessions is opened, and not before: the bedroom
and the library do without rules and tables. To give a game its room, write such a module and add a
line to `GAME_ROOMS`; the page is named in `models.house`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

if TYPE_CHECKING:  # the house asks for the list alone before anything is on the screen
    from PySide6.QtCore import QObject

    from yournightmare.sessions.session import Session
    from yournightmare.sessions.store import Store


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


GAME_ROOMS: Final = {
    "endless": "yournightmare.models.endless.room",
    "worst": "yournightmare.models.worst.room",
}
"""The games that have a page; the rules of others may be in the box already."""


def room_of(game_id: str) -> GameRoom:
    """Return a game's room, importing its models; `KeyError` if it has none."""
    return cast(GameRoom, import_module(GAME_ROOMS[game_id]))
