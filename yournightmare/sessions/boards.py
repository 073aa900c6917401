"""Boards of Endless Nightmare in TOML files: those shipped, and the person's own (R-E1).

Shipped boards lie in `resources/boards/`, own ones in `boards/` in the data directory. Reading is
strict: a bad board is refused with file and field named. Writing is atomic.
"""

from __future__ import annotations

import errno
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from yournightmare.games.endless.board import Board, faults
from yournightmare.games.wording import Worded
from yournightmare.sessions import decoder, names, paths
from yournightmare.sessions.faults import NOT_TOML, UNREADABLE, UNREMOVABLE, UNWRITABLE

STANDARD: Final = "standard"
MAX_BYTES: Final = 64_000


class BoardError(ValueError):
    """A board that can't be used: in which file, in which field (a dotted path), and why."""

    def __init__(self, file: Path | None, field: str, text: str) -> None:
        where = " · ".join(part for part in (str(file or ""), field) if part)
        said = decoder.in_words(text) or text
        super().__init__(f"{where}: {said}" if where else said)
        self.file = file
        self.field = field
        self.text = text


class BoardFile(msgspec.Struct, frozen=True):
    """A board on disk: its name, its file, whether it is the person's own, what is wrong with it.

    `board` is None exactly if there is an `error`.
    """

    name: str
    file: Path
    own: bool
    board: Board | None
    error: BoardError | None


def own_boards_dir() -> Path:
    """Return where the person's own boards lie."""
    return paths.data_dir() / "boards"


def boards() -> list[BoardFile]:
    """Return all boards: the standard one, other shipped ones, the person's own, each by name."""
    found = [_look(file, own=False) for file in _files(paths.resources("boards"))]
    found += [_look(file, own=True) for file in _files(own_boards_dir())]
    return sorted(found, key=lambda b: (b.own, b.name != STANDARD, names.same_name(b.name)))


def load_board(name: str = STANDARD) -> Board:
    """Return the board of that name. Raises `BoardError`."""
    for found in boards():
        if found.name == name:
            if found.error is not None or found.board is None:
                raise found.error or BoardError(found.file, "", "it can't be read")
            return found.board
    known = ", ".join(b.name for b in boards())
    text = "there is no board named {name}; there are: {known}"
    raise BoardError(None, "board", Worded(text, name=repr(name), known=known))


def read_board(file: Path) -> Board:
    """Return the board in a TOML file. Raises `BoardError`."""
    return board_of(read_table(file), file)


def read_table(file: Path) -> dict[str, Any]:
    """Return what a TOML file of a board's size says. Raises `BoardError`."""
    try:
        raw = paths.read_small(file, MAX_BYTES)
    except OSError as error:
        if error.errno == errno.EFBIG:
            raise BoardError(file, "", "it is far too large for a board") from None
        raise BoardError(file, "", Worded(UNREADABLE, reason=error.strerror)) from None
    try:
        return tomllib.loads(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise BoardError(file, "", "its text is not UTF-8") from None
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        text = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise BoardError(file, "", Worded(NOT_TOML, reason=text)) from None


def board_of(table: Any, file: Path | None = None) -> Board:
    """Return the board in plain tables, checked for sense. Raises `BoardError`."""
    try:
        board = msgspec.convert(table, Board)
    except (msgspec.ValidationError, OverflowError) as error:
        raise BoardError(file, *field_and_text(str(error))) from None
    if not names.is_clean(board.name):
        raise BoardError(file, "name", "this can't be a name")
    found = faults(board)
    if found:
        raise BoardError(file, found[0].field, str(found[0].reason))
    return board


def save_board(board: Board, replace: bool = False) -> Path:
    """Write one of the person's own boards and return its file.

    `replace` an own board of the same name, which is otherwise refused, as is a shipped one's name.
    Raises `BoardError`, also if it can't be written.
    """
    board_of(msgspec.to_builtins(board))
    same = [b for b in boards() if names.same_name(b.name) == names.same_name(board.name)]
    if any(not b.own for b in same):
        raise BoardError(None, "name", "a board that comes with the program has this name")
    if same and not replace:
        raise BoardError(same[0].file, "name", "you have a board of this name already")
    file = same[0].file if same else _free_file(board.name)
    try:
        _write(file, _toml(board))
    except OSError as error:
        raise BoardError(file, "", Worded(UNWRITABLE, reason=error.strerror)) from None
    return file


def delete_board(name: str) -> None:
    """Remove one of the person's own boards. Sessions keep theirs: each holds its whole board."""
    for found in boards():
        if found.own and found.name == name:
            try:
                found.file.unlink()
            except OSError as error:
                text = Worded(UNREMOVABLE, reason=error.strerror)
                raise BoardError(found.file, "", text) from None
            return
    raise BoardError(None, "board", Worded("you have no board named {name}", name=repr(name)))


def _files(folder: Path) -> Iterator[Path]:
    try:
        yield from sorted(folder.glob("*.toml"))
    except OSError:
        return


def _look(file: Path, own: bool) -> BoardFile:
    try:
        board = read_board(file)
    except BoardError as error:
        return BoardFile(file.stem, file, own, None, error)
    return BoardFile(board.name, file, own, board, None)


def field_and_text(message: str) -> tuple[str, str]:
    """Take the field out of the decoder's message, as a dotted path."""
    text, _, place = message.partition(" - at `$")
    field = re.sub(r"\[(\d+)\]", r".\1", place.rstrip("`")).lstrip(".")
    named = re.search(r"(?:required|unknown) field `([^`]*)`", text)
    if named:
        field = f"{field}.{named[1]}".lstrip(".")
    return field.replace("from_", "from"), text.replace("from_", "from")


def _free_file(name: str) -> Path:
    slug = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")[:40] or "board"
    folder = own_boards_dir()
    for number in range(1, 10_000):
        # A word before the slug keeps clear of names that Windows reserves.
        file = folder / f"board-{slug}{'' if number == 1 else f'-{number}'}.toml"
        if not file.exists():
            return file
    raise BoardError(folder, "name", "there are too many boards of this name")


def _toml(board: Board) -> str:
    import tomlkit

    document = tomlkit.document()
    document.add(tomlkit.comment("A board of Endless Nightmare. Tracks: lowest, highest, start."))
    for key, value in msgspec.to_builtins(board).items():
        document[key] = value
    return tomlkit.dumps(document)


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    paths.write_whole(file, text.encode("utf-8"))
