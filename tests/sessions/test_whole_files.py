"""Every file of a person's is written wholly or not at all, and nothing is left beside it."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.sessions.tools import finished_session
from yournightmare.sessions import knowledge_files, paths, people, settings, tables
from yournightmare.sessions.boards import BoardError, load_board, save_board
from yournightmare.sessions.feardecks import FearDeck, FearDeckError, save_deck
from yournightmare.sessions.files import write_file
from yournightmare.sessions.knowledge import Knowledge

GAME = finished_session().record()
BOARD = msgspec.structs.replace(load_board(), name="Mine")
DECK = FearDeck("Ours", tuple(f"Fear {n}" for n in range(8)))

WRITERS: dict[str, tuple[Callable[[Path], object], str]] = {
    "settings": (lambda folder: settings.save(folder / "s.toml", settings.Settings()), ""),
    "people": (lambda _: people.remember(people.Person("Ada")), ""),
    "tables": (lambda _: tables.remember("worst", [tables.Place("Ada", "moth")]), ""),
    "knowledge": (lambda folder: knowledge_files.write(folder / "us.json", Knowledge()), ""),
    "game": (lambda folder: write_file(folder / "a.nightmare", GAME, replace=True), ""),
    "board": (lambda _: save_board(BOARD, replace=True), "boards"),
    "deck": (lambda _: save_deck(DECK, replace=True), "fear-decks"),
}
"""How each is written, given the data folder; and in which folder in it."""


@pytest.mark.parametrize("step", ["fsync", "replace"])
@pytest.mark.parametrize("name", WRITERS)
def test_a_full_disk_leaves_the_old_file_and_nothing_beside_it(
    name: str, step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, inside = WRITERS[name]
    monkeypatch.setenv(paths.DATA_DIR_VARIABLE, str(tmp_path))
    write(tmp_path)
    folder = tmp_path / inside
    before = {file: file.read_bytes() for file in folder.iterdir() if file.is_file()}
    assert len(before) == 1

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", "somewhere else")

    monkeypatch.setattr(os, step, full)
    with pytest.raises((OSError, BoardError, FearDeckError)) as caught:
        write(tmp_path)
    assert {file: file.read_bytes() for file in folder.iterdir() if file.is_file()} == before
    (file,) = before
    if isinstance(caught.value, OSError):
        assert (caught.value.errno, caught.value.filename) == (errno.ENOSPC, str(file))


def test_a_file_whose_name_is_as_long_as_it_may_be_is_written(tmp_path: Path) -> None:
    file = tmp_path / ("x" * 250)
    paths.write_whole(file, b"old")
    paths.write_whole(file, b"new")
    assert file.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [file]
