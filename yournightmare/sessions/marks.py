"""Marks: by them a saved file tells which of its steps is not as it was written.

A record in bytes holds four bytes for its head and four for each entry of its log. With them a time
or a note that was changed is found and its step named, which no rule could do: the game plays alike
whatever the time. They guard against accidents and idle fingers, not against forgers: whoever has
this program can have it write any times, with marks and checksum that fit.
"""

from __future__ import annotations

import zlib
from typing import Any, Final

import msgspec

FIELD: Final = "marks"
SIZE: Final = 4

_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder(dict[str, msgspec.Raw])
_log_decoder: Final = msgspec.msgpack.Decoder(list[msgspec.Raw])
_marks_decoder: Final = msgspec.msgpack.Decoder(bytes)


def marked(form: dict[str, Any]) -> bytes:
    """Return a record's fields as bytes, with its marks."""
    fields = {key: msgspec.Raw(_encoder.encode(value)) for key, value in form.items()}
    fields[FIELD] = msgspec.Raw(_encoder.encode(_marks(fields)))
    return _encoder.encode(fields)


def changed(data: bytes) -> int | None:
    """Return the first step that is not as it was written, 0 for the head; None if all are.

    `data` are bytes that `decode_record` has taken. Bytes without marks say nothing.
    """
    fields = _decoder.decode(data)
    if FIELD not in fields:
        return None
    written, found = _marks_decoder.decode(fields[FIELD]), _marks(fields)
    if written == found:
        return None
    steps = min(len(written), len(found)) // SIZE
    places = (step * SIZE for step in range(steps))
    differing = (at // SIZE for at in places if written[at : at + SIZE] != found[at : at + SIZE])
    return next(differing, steps)


def _marks(fields: dict[str, msgspec.Raw]) -> bytes:
    head = b"".join(
        key.encode() + bytes(value) for key, value in fields.items() if key not in ("log", FIELD)
    )
    parts = (head, *(bytes(entry) for entry in _log_decoder.decode(fields["log"])))
    # The step is in its mark, so that two entries that changed places are found, too.
    marks = (zlib.crc32(part, step) for step, part in enumerate(parts))
    return b"".join(mark.to_bytes(SIZE, "little") for mark in marks)
