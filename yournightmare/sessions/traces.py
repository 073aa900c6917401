"""Where a name can still be read: in texts, and in files of which only bytes are known.

A name stands there if a reader would take it for the same (`names.same_name`) and it is no part of
a longer word. Damaged saved games hold names as MessagePack, partly packed.
"""

from __future__ import annotations

import re
import unicodedata
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from yournightmare.sessions import names, paths, schema
from yournightmare.sessions.salvage import salvage

_MOST_PACKED: Final = 1 << 16
_PACKED: Final = re.compile(rb"(?=\x78\x9c)")
_NO_TEXT: Final = re.compile(r"[\0-\x1f\x7f\ufffd]+")

# Before a longer text MessagePack writes one or two bytes of its length, which may look like
# letters; the lengths are those that a name or title can have (`names.MAX_CODES`).
_LONG_TEXT: Final = re.compile(rb"(?=\xd9([\x20-\xff])|\xda([\x00-\x08][\x00-\xff]))", re.DOTALL)


def without(text: str, name: str, instead: str) -> str:
    """Return a text in which the name, wherever it stands in it, is replaced."""
    same = names.same_name(name)
    if not same or same not in names.same_name(text):
        return text
    parts = []
    start = 0
    while start < len(text):
        end = _end(text, start, same)
        parts.append(text[start] if end is None else instead)
        start = start + 1 if end is None else end
    return "".join(parts)


def _end(text: str, start: int, same: str) -> int | None:
    """Return where the name ends if it stands at `start`."""
    if text[start].isspace() or not _is_edge(text, start):
        return None
    ends = (end for end in range(start + 1, len(text) + 1) if _is_edge(text, end))
    return next((end for end in ends if names.same_name(text[start:end]) == same), None)


def is_in(name: str, content: bytes) -> bool:
    """Tell whether the name can be read in the bytes of a file."""
    # In one go, for a file has a hundred thousand parts, and a name holds no such sign.
    text = "\n".join(_texts(b"\0".join(_parts(content))))
    return _stands_in(names.same_name(name), names.same_name(text))


def files_with(name: str) -> Iterator[Path]:
    """Yield the copies of damaged databases, and the logs, in which the name can be read."""
    folder = paths.data_dir()
    logs = folder.glob(f"{paths.log_file().name}*")
    for file in (*sorted(folder.glob("*-damaged-*")), *sorted(logs)):
        try:
            if is_in(name, file.read_bytes()):
                yield file
        except FileNotFoundError:
            continue
        except OSError:
            yield file  # nobody can say that it is not in there


def _stands_in(same: str, folded: str) -> bool:
    at = folded.find(same)
    while at >= 0:
        if _is_edge(folded, at) and _is_edge(folded, at + len(same)):
            return True
        at = folded.find(same, at + 1)
    return False


def _is_edge(text: str, at: int) -> bool:
    """Tell whether no word goes on over this place."""
    return not (0 < at < len(text) and _in_word(text[at - 1]) and _in_word(text[at]))


def _in_word(sign: str) -> bool:
    return sign.isalnum() or sign == "_" or unicodedata.category(sign)[0] == "M"


def _texts(content: bytes) -> Iterator[str]:
    yield _NO_TEXT.sub(" ", content.decode(errors="replace"))
    for found in _LONG_TEXT.finditer(content):
        length = found[1] or found[2]
        start = found.start() + 1 + len(length)
        text = content[start : start + int.from_bytes(length, "big")]
        yield _NO_TEXT.sub(" ", text.decode(errors="replace"))


def _parts(content: bytes) -> Iterator[bytes]:
    """Yield the bytes as they lie there, what is packed in them, and rows put together again."""
    yield content
    for found in _PACKED.finditer(content):
        packed = content[found.start() : found.start() + _MOST_PACKED]
        try:
            yield zlib.decompressobj().decompress(packed, schema.MAX_BLOB)
        except zlib.error:
            continue
    for *_, head, summary in salvage(content).sessions:
        if isinstance(head, bytes) and isinstance(summary, bytes):
            yield summary
            try:
                yield schema.unpack(head)
            except ValueError:
                continue
