"""Summaries: what a list shows of a session without reading its log.

The store keeps one beside each session and writes it in the same transaction as the log; from the
log it can be made again at any time (S5).
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import msgspec

from yournightmare.games.game import Result
from yournightmare.sessions.headline import Headline, headline
from yournightmare.sessions.record import Entry, Record, SeatInfo
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.session import Session

UNREADABLE: Final = "it can't be read"


class Summary(msgspec.Struct, frozen=True):
    """What a list shows of a session, without its log.

    `began` and `changed` are ISO times in UTC, `played` seconds. `fault` is not empty if the
    session could not be read; all but `id`, `changed` and `steps` may then be missing.
    """

    id: str
    changed: str
    steps: int
    name: str = ""
    game: str = ""
    seats: tuple[SeatInfo, ...] = ()
    began: str = ""
    played: float = 0.0
    result: Result | None = None
    taken_back: bool = False
    hints: bool = False
    branch_of: tuple[str, int] | None = None
    headline: Headline = {}
    fault: str = ""

    @property
    def finished(self) -> bool:
        """Tell whether the game has ended."""
        return self.result is not None


def of_session(session: Session) -> Summary:
    """Return the summary of a session being played; the store knows when it was changed."""
    return Summary(
        id=session.id,
        changed="",
        steps=len(session.log),
        name=session.name,
        game=session.game.id,
        seats=session.seats,
        began=session.began,
        played=_played(session.log, session.branch_of),
        result=session.result,
        taken_back=session.taken_back,
        hints=session.hints,
        branch_of=session.branch_of,
        headline=headline(session.game.id, session.view(None)),
    )


def of_record(record: Record) -> Summary:
    """Return the summary that a record's own replay gives, not the one it claims."""
    replay = Replay(record)
    replay.check()
    result, shown = None, {}
    if replay.playable >= 0:
        state = replay.at(replay.playable).state
        result = replay.game.result(state)
        shown = headline(record.game, replay.game.view(state, None))
    return Summary(
        id=record.id,
        changed="",
        steps=len(record.log),
        name=record.name,
        game=record.game,
        seats=record.seats,
        began=record.began,
        played=_played(record.log, record.branch_of),
        result=result,
        taken_back=record.taken_back,
        hints=record.hints,
        branch_of=record.branch_of,
        headline=shown,
    )


def _played(log: Sequence[Entry], branch_of: tuple[str, int] | None) -> float:
    """Return the seconds played; of a "what if" those since it branched off, for it began then."""
    before = 0 if branch_of is None else min(branch_of[1], len(log))
    return (log[-1].at if log else 0.0) - (log[before - 1].at if before else 0.0)


_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder(Summary)

_MARK: Final = _encoder.encode("mark") + b"\xce"
"""The last field of a kept summary: four bytes by which damage is found that can still be read."""


def encode(summary: Summary) -> bytes:
    """Return the bytes that the store keeps."""
    fields = {**msgspec.structs.asdict(summary), "mark": 0xFFFFFFFF}
    data = _encoder.encode(fields)[:-4]
    return data + zlib.crc32(data).to_bytes(4, "big")


def decode(session_id: str, changed: str, steps: int, blob: Any) -> Summary:
    """Return a kept summary; one that can't be read has only its fault and what is given here."""
    try:
        summary = _decoder.decode(blob)
        # Those of earlier versions have no mark.
        is_sound = blob[-10:-4] != _MARK or zlib.crc32(blob[:-4]) == int.from_bytes(blob[-4:])
    except (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError):
        is_sound = False
    if not is_sound:
        return Summary(session_id, changed, steps, fault=UNREADABLE)
    return msgspec.structs.replace(summary, id=session_id, changed=changed, steps=steps)


def last_played(summary: Summary) -> str:
    """Return when the last decision was made at the earliest, in the form of `time_text`.

    The time played is known, the pauses are not. Empty if no such day can be written.
    """
    try:
        began = datetime.fromisoformat(summary.began).astimezone(UTC)
        return time_text(began + timedelta(seconds=summary.played))
    except (ValueError, OverflowError):
        return ""


def time_text(moment: datetime) -> str:
    """Return a moment in UTC as the store writes it, so that texts sort as moments do."""
    return moment.isoformat(timespec="milliseconds")


def is_in(wanted: str, summary: Summary) -> bool:
    """Tell whether a text, case-folded, is in the name of the session or of a seat."""
    texts = (summary.name, *(seat.name for seat in summary.seats))
    return any(wanted in text.casefold() for text in texts)
