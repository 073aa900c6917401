"""All that a table or a replay hands to QML, and what library and disk know of a game (H1, H5)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QAbstractItemModel, QObject
from pytestqt.qtbot import QtBot

from yournightmare.models.replay import ReplayTable
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store, store_file


def handed(root: QObject) -> dict[str, Any]:
    """Return everything a table or replay hands to QML, by where it stands."""
    found: dict[str, Any] = {}
    waiting: list[tuple[str, QObject]] = [("", root)]
    known: set[int] = set()
    while waiting:
        where, thing = waiting.pop()
        if id(thing) in known:
            continue
        known.add(id(thing))
        meta = thing.metaObject()
        for i in range(meta.propertyCount()):
            name = str(meta.property(i).name())
            value = thing.property(name)
            if isinstance(value, QObject):
                waiting.append((f"{where}.{name}", value))
            elif name not in ("objectName", "sessionId"):
                found[f"{where}.{name}"] = value
        if isinstance(thing, QAbstractItemModel):
            rows: Any = thing
            found[f"{where}[]"] = list(rows.rows)
    return found


def texts_of(root: QObject) -> Iterator[str]:
    """Return every text that is handed to QML."""
    for value in handed(root).values():
        rows = value if isinstance(value, list) else [value]
        for row in rows:
            fields = msgspec.structs.astuple(row) if isinstance(row, msgspec.Struct) else (row,)
            yield from (field for field in fields if isinstance(field, str))


def wait_for(qtbot: QtBot, replay: ReplayTable) -> None:
    """Wait until a replay has read its record."""
    qtbot.waitUntil(lambda: replay.is_ready, timeout=20_000)


def told_in_the_library(session: Session) -> list[Any]:
    """Return what the library says of a saved game."""
    from yournightmare.models.desk import Desk
    from yournightmare.models.house import House
    from yournightmare.models.library import LibraryModel

    store = Store.in_memory()
    store.create(session)
    library = LibraryModel()
    library.setProperty("desk", Desk(House(), store))
    row = library.rows[0]
    return [row.title, row.subtitle, row.people, row.result, row.options, row.thumbnail]


def kept_bytes(*files: Path) -> Iterator[tuple[Path, bytes]]:
    """Give every file in the data folder, and these, with what is in it."""
    for path in [*store_file().parent.glob("*"), *files]:
        if path.is_file():
            yield path, path.read_bytes()
