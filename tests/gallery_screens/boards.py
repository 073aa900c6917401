"""The page of boards: the standard one, one of one's own, faults while typing and in a file."""

from __future__ import annotations

import shutil
from typing import Any

import msgspec

from tests.screens import Shot, screen
from tests.stage import Stage
from yournightmare.models.boarddraft import BoardDraft
from yournightmare.models.boards import Boards
from yournightmare.sessions import boards

MODULE, PAGE = "yournightmare.views.boards", "BoardsPage"


def _own_board() -> str:
    shutil.rmtree(boards.own_boards_dir(), ignore_errors=True)
    return str(boards.save_board(msgspec.structs.replace(boards.load_board(), name="Attic")))


def _choose(key: str, **typed: str) -> Any:
    def then(page: Any) -> None:
        page.findChild(Boards).choose(key)
        for field, text in typed.items():
            page.findChild(BoardDraft).write(field.replace("__", "."), text)

    return then


@screen("boards")
def standard(stage: Stage) -> Shot:
    """Nobody has a board of their own yet."""
    shutil.rmtree(boards.own_boards_dir(), ignore_errors=True)
    return Shot(MODULE, PAGE)


@screen("boards-own")
def own(stage: Stage) -> Shot:
    """A board of one's own, changed and not saved."""
    key = _own_board()
    return Shot(MODULE, PAGE, {}, _choose(key, circle__fields="31"))


@screen("boards-faults")
def faults(stage: Stage) -> Shot:
    """Numbers that make no sense, all told at once, each at its field."""
    key = _own_board()
    typed = {
        "circle__shadow_behind": "24",
        "tracks__mind__start": "0",
        "tracks__fear__highest": "many",
        "tracks__mantras__highest": "21",
        "tracks__mantras__start": "22",
        "table__1__lowest": "7",
    }
    return Shot(MODULE, PAGE, {}, _choose(key, **typed))


@screen("boards-broken")
def broken(stage: Stage) -> Shot:
    """A file somebody wrote by hand, with a slip in it."""
    _own_board()
    file = boards.own_boards_dir() / "grandmother.toml"
    file.write_text('name = "Grandmother"\n[circle]\nfields = "many"\nshadow_behind = 12\n')
    return Shot(MODULE, PAGE, {}, _choose(str(file)))
