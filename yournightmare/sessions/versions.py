"""Which rules a recorded session is played with: one table by game and rules version (R2).

When a game's rules version is raised, the rules before it are kept in a folder of their own and
named here, so that old sessions go on replaying as they were played. A session of a version that
this program doesn't have is shown under the current rules for as long as every fingerprint agrees.
"""

from __future__ import annotations

import importlib
from typing import Final

import msgspec

from yournightmare.games.game import GAME_IDS, Game, game_by_id
from yournightmare.games.wording import Worded

EARLIER_RULES: Final[dict[tuple[str, int], tuple[str, str]]] = {}
"""(game, rules version) -> (module, name of the game object) for every version before today's."""


class UnknownGame(ValueError):  # noqa: N818 - named after what is wrong
    """A record of a game that isn't in this box."""

    def __init__(self, game_id: str) -> None:
        known = ", ".join(GAME_IDS)
        text = "the game {game} is not in this version, which has: {known}"
        super().__init__(Worded(text, game=repr(game_id), known=known))
        self.game_id = game_id


class Rules(msgspec.Struct, frozen=True):
    """The rules found for a record. `exact` is False if they are of another version than its."""

    game: Game
    exact: bool


def todays_rules(game_id: str) -> Game:
    """Return the rules new sessions are played by. Raises `UnknownGame`."""
    try:
        return game_by_id(game_id)
    except KeyError:
        raise UnknownGame(game_id) from None


def rules_for(game_id: str, version: int) -> Rules:
    """Return the rules of that version, or else today's. Raises `UnknownGame`."""
    today = todays_rules(game_id)
    if version == today.rules_version:
        return Rules(today, exact=True)
    earlier = EARLIER_RULES.get((game_id, version))
    if earlier is None:
        return Rules(today, exact=False)
    module, name = earlier
    return Rules(getattr(importlib.import_module(module), name), exact=True)
