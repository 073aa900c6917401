"""The room of the trick game, for `models.rooms`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from PySide6.QtCore import QObject

from yournightmare.games.tricks.state import Options
from yournightmare.models.rooms import whole_numbers
from yournightmare.models.tricks.replayed import TricksReplayed
from yournightmare.models.tricks.sounds import sound_of
from yournightmare.models.tricks.table import TricksTable
from yournightmare.players.thinking import Thinker
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store

__all__ = ["options", "replayed", "sound_of", "table", "take_up"]


def options(given: Mapping[str, Any]) -> Options:
    """Return the options from the new-game sheet's values. Raises `ValueError`."""
    return msgspec.convert(whole_numbers(given), Options)


def table(session: Session, store: Store, parent: QObject) -> TricksTable:
    """Return the model of the game's page, which knows where past games lie."""
    return TricksTable(session, store, parent, Thinker())


def take_up(table: TricksTable, session: Session) -> bool:
    """Tell that every game has a page of its own."""
    return False


def replayed(replay: Replay, parent: QObject) -> TricksReplayed:
    """Return what a replay shows of the game."""
    return TricksReplayed(replay, parent)
