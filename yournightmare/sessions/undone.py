"""Decisions taken back with a result of skill, kept beside the saved game (R-A3).

The record holds what comes again: a throw, a stopped clock, a finger. How it was brought about, so
that the same flick is seen and recorded again, is no part of the game: it lies among the drafts and
is in no saved file. Without it the result still comes again, by a decision that stands for it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from yournightmare.games.game import Game
from yournightmare.sessions import record as forms
from yournightmare.sessions.record import Entry, RecordError


def encode(entries: Sequence[Entry]) -> bytes:
    """Return entries as bytes; none if there are no entries."""
    if not entries:
        return b""
    return msgspec.msgpack.encode([forms.encode_entry(entry) for entry in entries])


def decode(data: bytes, game: Game) -> tuple[Entry, ...]:
    """Return the entries in bytes; what can't be read is as if it weren't there."""
    try:
        blobs = msgspec.msgpack.decode(data, type=tuple[bytes, ...]) if data else ()
        return tuple(forms.decode_entry(blob, game) for blob in blobs)
    except (msgspec.DecodeError, RecordError):
        return ()
