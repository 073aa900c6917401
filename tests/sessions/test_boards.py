"""Boards in files: strict, with file and field named (R-E1)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from yournightmare.sessions import boards, paths
from yournightmare.sessions.boards import (
    BoardError,
    board_of,
    delete_board,
    load_board,
    own_boards_dir,
    read_board,
    save_board,
)


@pytest.fixture(autouse=True)
def own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.DATA_DIR_VARIABLE, str(tmp_path / "data"))


def table(**changes: Any) -> dict[str, Any]:
    """The standard board in plain values, with changes."""
    plain: dict[str, Any] = msgspec.to_builtins(load_board())
    return plain | changes


def test_the_standard_board_is_there() -> None:
    board = load_board()
    assert board.name == "standard"
    assert read_board(paths.resources("boards", "standard.toml")) == board


@pytest.mark.parametrize(
    "name", ["My printed board", "Zoë 花子 🦇", "con", "..", "a/b\\c:d", "x" * 64]
)
def test_an_own_board_is_saved_and_found_by_its_name(name: str) -> None:
    board = board_of(table(name=name))
    file = save_board(board)
    assert file.parent == own_boards_dir()
    assert load_board(name) == board
    assert [b.name for b in boards.boards()] == ["standard", name]
    with pytest.raises(BoardError, match="already"):
        save_board(board)
    assert save_board(board, replace=True) == file
    delete_board(name)
    with pytest.raises(BoardError, match="no board named"):
        delete_board(name)
    assert [b.name for b in boards.boards()] == ["standard"]


def test_names_of_shipped_boards_stay_theirs() -> None:
    for name in ("standard", "Standard"):
        with pytest.raises(BoardError) as caught:
            save_board(board_of(table(name=name)))
        assert caught.value.field == "name"
    with pytest.raises(BoardError, match="'atlantis'"):
        load_board("atlantis")
    with pytest.raises(BoardError):
        delete_board("standard")


def test_boards_with_equal_file_names_live_side_by_side() -> None:
    names = ["A b", "A-b", "A/b"]
    files = {save_board(board_of(table(name=name))) for name in names}
    assert len(files) == 3
    assert {load_board(name).name for name in names} == set(names)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("fields = 24", "circle.fields"),
        ("mind     = [0, 6, 5]", "tracks.mind"),
        ("from = 5", "shadow_table.0"),
    ],
)
def test_a_bad_board_is_refused_with_its_field(text: str, field: str, tmp_path: Path) -> None:
    good = paths.resources("boards", "standard.toml").read_text("utf-8")
    assert text in good
    key = text.split(" ", maxsplit=1)[0]
    for value in ("'many'", "1000", "-100", "[1, 2]", "1.5", "true", "99999999999999999999"):
        file = tmp_path / "bad.toml"
        file.write_text(good.replace(text, f"{key} = {value}", 1), "utf-8")
        with pytest.raises(BoardError) as caught:
            read_board(file)
        assert caught.value.field.startswith(field)
        assert "bad.toml" in str(caught.value)
    file.write_text(good.replace(text, "", 1), "utf-8")
    with pytest.raises(BoardError) as caught:
        read_board(file)
    assert caught.value.field.startswith(field)
    file.write_text(good.replace(text, f"{text}\nunknown = 1", 1), "utf-8")
    with pytest.raises(BoardError) as caught:
        read_board(file)
    assert caught.value.field.endswith("unknown")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"name = ",
        b"a = " + b"[" * 5_000,
        b"#" * 100_000,
        b"name = 'standard'\0",
        bytes(1_000),
    ],
)
def test_an_odd_file_is_refused_and_does_not_hide_the_others(content: bytes) -> None:
    own_boards_dir().mkdir(parents=True)
    file = own_boards_dir() / "odd.toml"
    file.write_bytes(content)
    with pytest.raises(BoardError, match=r"odd\.toml"):
        read_board(file)
    found = boards.boards()
    assert [(b.name, b.error is None) for b in found] == [("standard", True), ("odd", False)]
    with pytest.raises(BoardError, match=r"odd\.toml"):
        load_board("odd")


def test_a_board_that_can_not_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    with pytest.raises(BoardError, match="can't be written"):
        save_board(board_of(table(name="Mine")))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names there")
def test_a_pipe_among_the_boards_is_not_waited_for() -> None:
    own_boards_dir().mkdir(parents=True)
    os.mkfifo(own_boards_dir() / "pipe.toml")
    odd = next(found for found in boards.boards() if found.own)
    assert odd.error is not None
    assert "it is not a file" in str(odd.error)
