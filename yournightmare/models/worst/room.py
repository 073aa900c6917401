"""The room of Your Worst Nightmare, for `models.rooms`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject

from yournightmare.games.worst.state import Options
from yournightmare.models.worst.options import options_of
from yournightmare.models.worst.replayed import WorstReplayed
from yournightmare.models.worst.sounds import sound_of
from yournightmare.models.worst.table import WorstTable
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store

__all__ = ["options", "replayed", "sound_of", "table", "take_up"]


def options(given: Mapping[str, Any]) -> Options:
    """Return the options from the new-game sheet's values. Raises `ValueError`."""
    return options_of(given)


def table(session: Session, store: Store, parent: QObject) -> WorstTable:
    """Return the model of the game's page."""
    return WorstTable(session, parent, store)


def take_up(table: WorstTable, session: Session) -> bool:
    """Tell that every game has a page of its own."""
    return False


def replayed(replay: Replay, parent: QObject) -> WorstReplayed:
    """Return what a replay shows of the game."""
    return WorstReplayed(replay, parent)
