"""Dice boards of Endless Nightmare in TOML files (R-E18): strict reading, checked for sense.

Those shipped lie in `resources/boards/dice/`. A bad one is refused with file and field named.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from yournightmare.games.endless.diceboard import DiceBoard, faults
from yournightmare.games.wording import Worded
from yournightmare.sessions import names, paths
from yournightmare.sessions.boards import BoardError, field_and_text, read_table

STANDARD: Final = "standard"


def load_dice_board(name: str = STANDARD) -> DiceBoard:
    """Return the dice board of that name. Raises `BoardError`."""
    files = {file.stem: file for file in sorted(paths.resources("boards", "dice").glob("*.toml"))}
    if name not in files:
        known = ", ".join(files)
        text = "there is no dice board named {name}; there are: {known}"
        raise BoardError(None, "dice_board", Worded(text, name=repr(name), known=known))
    return read_dice_board(files[name])


def read_dice_board(file: Path) -> DiceBoard:
    """Return the dice board in a TOML file. Raises `BoardError`."""
    return dice_board_of(read_table(file), file)


def dice_board_of(table: Any, file: Path | None = None) -> DiceBoard:
    """Return the dice board in plain tables, checked for sense. Raises `BoardError`."""
    try:
        board = msgspec.convert(table, DiceBoard)
    except (msgspec.ValidationError, OverflowError) as error:
        raise BoardError(file, *field_and_text(str(error))) from None
    if not names.is_clean(board.name):
        raise BoardError(file, "name", "this can't be a name")
    found = faults(board)
    if found:
        raise BoardError(file, found[0].field, str(found[0].reason))
    return board
