"""The room of Endless Nightmare, for `models.rooms`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from PySide6.QtCore import QObject

from yournightmare.games.endless.state import Options
from yournightmare.models.endless.replayed import EndlessReplayed
from yournightmare.models.endless.sounds import sound_of
from yournightmare.models.endless.table import EndlessTable
from yournightmare.sessions.boards import load_board
from yournightmare.sessions.diceboards import load_dice_board
from yournightmare.sessions.names import same_name
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store

__all__ = ["options", "replayed", "sound_of", "table", "take_up"]


def options(given: Mapping[str, Any]) -> Options:
    """Return the options, with the board by its name. Raises `ValueError` or `BoardError`."""
    board = load_board(str(given.get("board", "standard")))
    is_active = given.get("active", "none") != "none"
    dice_board = load_dice_board(str(given.get("dice_board", "standard"))) if is_active else None
    return msgspec.convert({**given, "board": board, "dice_board": dice_board}, Options)


def table(session: Session, store: Store, parent: QObject) -> EndlessTable:
    """Return the model of the game's page, which knows the dreamer's best score so far.

    A night in which something was taken back has been, but its score doesn't count; a "what if"
    has not even been.
    """
    dreamer = same_name(session.seats[0].name)
    scores = [
        0 if night.taken_back else max(night.result.points, default=0)
        for night in store.summaries("endless", finished=True)
        if night.result
        and night.id != session.id
        and night.branch_of is None
        and same_name(night.seats[0].name) == dreamer
    ]
    best = max(scores, default=-1)
    return EndlessTable(session, best, parent)


def take_up(table: EndlessTable, session: Session) -> bool:
    """Let the table dream again on its page, if the board and options are the same."""
    return table.take_up(session)


def replayed(replay: Replay, parent: QObject) -> EndlessReplayed:
    """Return what a replay shows of the game."""
    return EndlessReplayed(replay, parent)
