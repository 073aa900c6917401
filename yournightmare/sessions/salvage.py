"""Rows picked out of a damaged store page by page, where SQLite finds no way to them any more.

SQLite goes from page to page along a tree, and one bad page hides all that hangs on it. The pages
themselves say what they are, so every leaf is read on its own (sqlite.org/fileformat2.html, 1.6 and
2.1). What is read here is only believed if it unpacks and looks like a row of ours.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from yournightmare.sessions import schema

_TABLE_LEAF: Final = 0x0D
_INDEX_LEAF: Final = 0x0A
_INDEX_INNER: Final = 0x02
_MAX_PAYLOAD: Final = 1 << 23
_PAGE_SIZES: Final = frozenset(1 << bits for bits in range(9, 17))
_INTEGERS: Final = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}

Row = tuple[Any, ...]


class Salvaged(NamedTuple):
    """Rows of `sessions` and `drafts` as those tables have them, and packed entries by step."""

    sessions: list[Row]
    entries: dict[int, dict[int, bytes]]
    """By session and step."""
    drafts: list[Row]


def salvage(data: bytes) -> Salvaged:
    """Return what the pages of a file of saved games hold, wherever they hang."""
    found = Salvaged([], {}, [])
    for number, values in _records(data):
        if number is not None:
            if len(values) == 8:
                found.sessions.append((number, *values[1:]))
        elif [type(value) for value in values] == [int, int, bytes] and _is_entry(values[2]):
            session, step, blob = values
            found.entries.setdefault(session, {}).setdefault(step, blob)
        elif [type(value) for value in values] == [str, int, bytes]:
            found.drafts.append(tuple(values))
    return found


def _is_entry(blob: bytes) -> bool:
    """Tell an entry of the log from a state, which lies in a table of the same form."""
    try:
        return b"fingerprint" in schema.unpack(blob)
    except ValueError:
        return False


def _records(data: bytes) -> Iterator[tuple[int | None, Sequence[Any]]]:
    """Give each record on each page; of a table's also its number."""
    size = int.from_bytes(data[16:18], "big")
    size = 65536 if size == 1 else size
    if size not in _PAGE_SIZES:
        size = 4096
    for start in range(0, len(data) - size + 1, size):
        page = data[start : start + size]
        kind = page[0] if start else page[100]
        if kind in (_TABLE_LEAF, _INDEX_LEAF, _INDEX_INNER):
            yield from _page(data, page, kind, 0 if start else 100)


def _page(
    data: bytes, page: bytes, kind: int, head: int
) -> Iterator[tuple[int | None, Sequence[Any]]]:
    inner = kind == _INDEX_INNER
    pointers = head + (12 if inner else 8)
    count = int.from_bytes(page[head + 3 : head + 5], "big")
    for place in range(pointers, min(pointers + 2 * count, len(page) - 1), 2):
        at = int.from_bytes(page[place : place + 2], "big") + (4 if inner else 0)
        try:
            length, at = _varint(page, at)
            number = None
            if kind == _TABLE_LEAF:
                number, at = _varint(page, at)
            yield number, _values(_payload(data, page, at, length, kind))
        except (IndexError, ValueError):
            continue  # not a cell, or not all of it is there


def _payload(data: bytes, page: bytes, at: int, length: int, kind: int) -> bytes:
    """Return a cell's content with what lies on overflow pages. Raises `ValueError`."""
    if length > _MAX_PAYLOAD:
        raise ValueError("no row of ours is so long")
    size = len(page)
    least = (size - 12) * 32 // 255 - 23
    most = size - 35 if kind == _TABLE_LEAF else (size - 12) * 64 // 255 - 23
    here = length
    if length > most:
        here = least + (length - least) % (size - 4)
        here = here if here <= most else least
    parts = [page[at : at + here]]
    missing = length - here
    following = int.from_bytes(page[at + here : at + here + 4], "big") if missing else 0
    while missing > 0:
        start = (following - 1) * size
        if following < 1 or start + size > len(data):
            raise ValueError("the rest of it is not there")
        part = data[start + 4 : start + 4 + min(missing, size - 4)]
        parts.append(part)
        missing -= len(part)
        following = int.from_bytes(data[start : start + 4], "big")
    return b"".join(parts)


def _values(record: bytes) -> list[Any]:
    """Return the values of a record. Raises `ValueError` or `IndexError` if it is none."""
    head, at = _varint(record, 0)
    kinds = []
    while at < head:
        kind, at = _varint(record, at)
        kinds.append(kind)
    values: list[Any] = []
    for kind in kinds:
        if kind in _INTEGERS:
            length = _INTEGERS[kind]
            values.append(int.from_bytes(record[at : at + length], "big", signed=True))
        elif kind in (0, 8, 9):
            length = 0
            values.append(None if kind == 0 else kind - 8)
        elif kind >= 12:
            length = (kind - 12) // 2
            blob = record[at : at + length]
            values.append(blob if kind % 2 == 0 else blob.decode())
        else:
            raise ValueError("no table of ours has such a value")
        at += length
    if at != len(record):
        raise ValueError("it is longer or shorter than it says")
    return values


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """Return a number of one to nine bytes, and where it ends. Raises `IndexError`."""
    number = 0
    for length in range(8):
        byte = data[at + length]
        number = number << 7 | byte & 0x7F
        if byte < 0x80:
            return number, at + length + 1
    return number << 8 | data[at + 8], at + 9
