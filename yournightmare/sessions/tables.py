"""The tables of the last evening: who sat round each game, so that the next one begins with them.

A small file of its own, like `sessions.people`: if it can't be read, tables are laid anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec

from yournightmare.sessions import names, paths

MOST: Final = 16


class Place(msgspec.Struct, frozen=True):
    """Who sat at a place. `companion` is the computer player's key; empty for a person."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=names.MAX_CODES)]
    sign: Annotated[str, msgspec.Meta(max_length=32)]
    companion: Annotated[str, msgspec.Meta(max_length=32)] = ""
    level: Annotated[str, msgspec.Meta(max_length=32)] = ""


class Table(msgspec.Struct, frozen=True):
    """A table, to the left; `oldest` is a seat."""

    places: Annotated[tuple[Place, ...], msgspec.Meta(max_length=MOST)]
    oldest: Annotated[int, msgspec.Meta(ge=0)] = 0


def tables_file() -> Path:
    """Return where they are kept."""
    return paths.data_dir() / "tables.json"


def last(game_id: str) -> Table | None:
    """Return who sat round that game last, or None. Never raises."""
    return _read().get(game_id)


def remember(game_id: str, places: Sequence[Place], oldest: int = 0) -> None:
    """Keep a table. Raises `OSError` if the file can't be written."""
    _write({**_read(), game_id: Table(tuple(places), oldest)})


def strike(name: str) -> None:
    """Forget every table somebody of that name sat at. Raises `OSError`."""
    kept = {game: table for game, table in _read().items() if not _has(table, name)}
    if tables_file().exists():
        _write(kept)


def _has(table: Table, name: str) -> bool:
    same = names.same_name(name)
    return any(not p.companion and names.same_name(p.name) == same for p in table.places)


def _read() -> dict[str, Table]:
    try:
        return msgspec.json.decode(paths.read_small(tables_file()), type=dict[str, Table])
    except (OSError, ValueError, RecursionError):
        return {}


def _write(tables: Mapping[str, Table]) -> None:
    paths.make_data_dir()
    content = msgspec.json.format(msgspec.json.encode(tables))
    paths.write_whole(tables_file(), content)
