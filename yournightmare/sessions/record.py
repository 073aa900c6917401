"""What is kept of a session, and its form in bytes.

A record is options, seats and the log of decisions: nothing else is needed to have every state
again. Names of fields and tags are the file format, so they are spelled here and in the games'
decisions and nowhere else; names of modules and classes never reach a file. Everything is bounded
while it is decoded, and decoded strictly: unknown fields, wrong types and odd numbers are faults.
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Any, Final, Literal

import msgspec

from yournightmare.games.chance import MAX_SEED, Answer, Skill, fault_of
from yournightmare.games.game import Game, Result
from yournightmare.games.wording import Worded
from yournightmare.sessions import decoder, marks, names
from yournightmare.sessions.faults import in_place, no_name
from yournightmare.sessions.versions import UnknownGame, rules_for

VERSION: Final = 1
"""The version of this form. Raised when a field changes its meaning; fields are only ever added."""

MAX_STEPS: Final = 100_000
MAX_ANSWERS: Final = 2_000
MAX_SKILL: Final = 200
MAX_ELAPSED: Final = 86_400_000
"""Milliseconds: no stopwatch of ours runs for longer than a day."""


class RecordError(ValueError):
    """Bytes that are no record; the text says what is wrong with them."""


class WrongChecksum(RecordError):  # noqa: N818 - named after what it is
    """Bytes that were changed after they had been written."""


class SeatInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a place: a person, or the computer with its level; colour and sign to know by.

    `persona`: which of the computer's people it is, where a game has such.
    """

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=names.MAX_CODES)]
    kind: Literal["person", "computer"] = "person"
    level: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    colour: Annotated[str, msgspec.Meta(max_length=32)] = ""
    sign: Annotated[str, msgspec.Meta(max_length=32)] = ""
    persona: Annotated[str, msgspec.Meta(max_length=32)] | None = None


class Entry(msgspec.Struct, frozen=True):
    """One decision with what chance answered (R-A2).

    `at`: seconds played since the start. `fingerprint`: of the state after it; empty only in a
    reference game written by hand.
    """

    seat: int
    decision: Any
    chance: tuple[Answer, ...]
    at: float
    fingerprint: str


class Gap(msgspec.Struct, frozen=True):
    """The step from which on a record could not be read, and why."""

    step: int
    text: str


class Record(msgspec.Struct, frozen=True):
    """All that is saved of a session.

    `seeded_from`: the first step whose chance comes from `seed` (0 is the opening); the steps
    before it were taken over from a reference game. `remembered`: own dice of decisions that were
    taken back, met again before new ones are asked for (R-A3); `remembered_skill` are throws, times
    and pointing likewise. `elapsed`: milliseconds on the stopwatch that runs (R-E24). `result` is
    derived; a replay checks it. `gap` is never written: it tells what reading left out.
    """

    version: int
    id: str
    name: str
    game: str
    rules: int
    options: Any
    seats: tuple[SeatInfo, ...]
    seed: int
    opening: tuple[Answer, ...]
    opening_fingerprint: str
    log: tuple[Entry, ...]
    began: str
    taken_back: bool = False
    hints: bool = False
    branch_of: tuple[str, int] | None = None
    seeded_from: int = 0
    remembered: tuple[int, ...] = ()
    remembered_skill: tuple[Skill, ...] = ()
    elapsed: int = 0
    result: Result | None = None
    gap: Gap | None = None


Answers = Annotated[tuple[Answer, ...], msgspec.Meta(max_length=MAX_ANSWERS)]
Hex16 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]
Id = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=MAX_STEPS + 1)]
Points = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
Eyes = Annotated[int, msgspec.Meta(ge=1, le=6)]
Word = Annotated[str, msgspec.Meta(max_length=64)]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=1e9)]


class _ResultForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    places: Annotated[tuple[Count, ...], msgspec.Meta(max_length=16)]
    points: Annotated[tuple[Points, ...], msgspec.Meta(max_length=16)]
    reason: Word
    causes: Annotated[tuple[Word, ...], msgspec.Meta(max_length=16)]


class _EntryForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    decision: msgspec.Raw
    chance: Answers
    at: Seconds
    fingerprint: Hex16


class _HeadForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A record without its log, as bytes hold it."""

    version: Annotated[int, msgspec.Meta(ge=1, le=10_000)]
    id: Id
    name: Annotated[str, msgspec.Meta(max_length=names.MAX_CODES)]
    game: Word
    rules: Annotated[int, msgspec.Meta(ge=1, le=10_000)]
    options: msgspec.Raw
    seats: Annotated[tuple[SeatInfo, ...], msgspec.Meta(min_length=1, max_length=16)]
    seed: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEED)]
    opening: Answers
    opening_fingerprint: Hex16
    began: Annotated[str, msgspec.Meta(max_length=40)]
    taken_back: bool
    hints: bool
    branch_of: tuple[Id, Count] | None
    seeded_from: Count
    remembered: Annotated[tuple[Eyes, ...], msgspec.Meta(max_length=MAX_ANSWERS)]
    remembered_skill: Annotated[tuple[Skill, ...], msgspec.Meta(max_length=MAX_SKILL)] = ()
    elapsed: Annotated[int, msgspec.Meta(ge=0, le=MAX_ELAPSED)] = 0
    result: _ResultForm | None


class _RecordForm(_HeadForm, frozen=True, forbid_unknown_fields=True, kw_only=True):
    log: Annotated[tuple[msgspec.Raw, ...], msgspec.Meta(max_length=MAX_STEPS)]
    marks: Annotated[bytes, msgspec.Meta(max_length=marks.SIZE * (MAX_STEPS + 1))] = b""


class _Version(msgspec.Struct, frozen=True):
    version: int


_DECODE_FAULTS: Final = (msgspec.MsgspecError, UnicodeError, RecursionError, OverflowError)
_encoder: Final = msgspec.msgpack.Encoder()
_version_decoder: Final = msgspec.msgpack.Decoder(_Version)
_head_decoder: Final = msgspec.msgpack.Decoder(_HeadForm)
_record_decoder: Final = msgspec.msgpack.Decoder(_RecordForm)
_entry_decoder: Final = msgspec.msgpack.Decoder(_EntryForm)


def encode_entry(entry: Entry) -> bytes:
    """Return a log entry as bytes."""
    return _encoder.encode(entry)


def encode_head(record: Record) -> bytes:
    """Return a record without its log as bytes."""
    form = _form_of(record)
    del form["log"]
    return _encoder.encode(form)


def encode_record(record: Record) -> bytes:
    """Return a whole record as bytes, marked. `gap` is not kept: it belongs to one reading."""
    return marks.marked(_form_of(record))


def _form_of(record: Record) -> dict[str, Any]:
    """Return what is written of a record.

    What only the active game needs is left out where there is none of it, so that earlier versions
    of the program, which know no such fields, go on reading all other games.
    """
    form = msgspec.structs.asdict(record)
    del form["gap"]
    for name in ("remembered_skill", "elapsed"):
        if not form[name]:
            del form[name]
    return form


def decode_head(data: bytes) -> Record:
    """Return a record with an empty log. Raises `RecordError`."""
    return _head(_decode(_head_decoder, data))


def decode_record(data: bytes) -> Record:
    """Return the record in `data`. Raises `RecordError`.

    Entries that can't be read end the log; `gap` then says where and why.
    """
    form = _decode(_record_decoder, data)
    head = _head(form)
    return with_log(head, form.log)


def with_log(head: Record, blobs: tuple[bytes | msgspec.Raw, ...]) -> Record:
    """Return the record with the log in `blobs`, as far as it can be read (`gap`)."""
    log: list[Entry] = []
    gap = head.gap
    game = rules_for(head.game, head.rules).game
    for step, blob in enumerate(blobs, 1):
        try:
            log.append(decode_entry(blob, game))
        except RecordError as error:
            gap = Gap(step, str(error))
            break
    return msgspec.structs.replace(head, log=tuple(log), gap=gap)


def decode_entry(blob: bytes | msgspec.Raw, game: Game) -> Entry:
    """Return one log entry. Raises `RecordError`."""
    try:
        form = _entry_decoder.decode(blob)
    except _DECODE_FAULTS as error:
        raise RecordError(decoder.fault_of(error)) from None
    try:
        decision = _of_type(game.id, game.rules_version, "decision").decode(form.decision)
    except _DECODE_FAULTS as error:
        raise RecordError(decoder.fault_of(error, "decision")) from None
    check_answers(form.chance)
    return Entry(form.seat, decision, form.chance, form.at, form.fingerprint)


def check_answers(answers: tuple[Answer, ...]) -> None:
    """Raise `RecordError` for answers that no chance can give."""
    for answer in answers:
        fault = fault_of(answer)
        if fault is not None:
            raise RecordError(fault)


def check_seats(seats: tuple[SeatInfo, ...]) -> None:
    """Raise `RecordError` for names that the program would not have let in (T2)."""
    for index, seat in enumerate(seats):
        others = [other.name for other in seats[:index]]
        if not names.is_clean(seat.name):
            raise RecordError(in_place("seats", no_name(seat.name)))
        reason = names.refusal(seat.name, others)
        if reason is not None:
            fault = Worded("{name}: {reason}", name=repr(seat.name), reason=reason)
            raise RecordError(in_place("seats", fault))


def now_utc() -> str:
    """Return the present time as records write it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def _decode(form: msgspec.msgpack.Decoder[Any], data: bytes) -> Any:
    try:
        version = _version_decoder.decode(data).version
        if version > VERSION:
            text = (
                "it is of version {its} of the session form, this program reads up to "
                "version {ours}: open it with a newer version of the program"
            )
            raise RecordError(Worded(text, its=version, ours=VERSION))
        return form.decode(data)
    except _DECODE_FAULTS as error:
        raise RecordError(decoder.fault_of(error)) from None


def _head(form: _HeadForm) -> Record:
    try:
        rules = rules_for(form.game, form.rules)
        options = _of_type(rules.game.id, rules.game.rules_version, "options").decode(form.options)
    except UnknownGame as error:
        raise RecordError(str(error)) from None
    except _DECODE_FAULTS as error:
        raise RecordError(decoder.fault_of(error, "options")) from None
    try:
        datetime.fromisoformat(form.began)
    except ValueError:
        raise RecordError(in_place("began", "it is no date")) from None
    check_seats(form.seats)
    check_answers(form.opening)
    check_answers(form.remembered_skill)
    if form.name and not names.is_clean(form.name):
        raise RecordError(in_place("name", no_name(form.name)))
    return Record(
        version=form.version,
        id=form.id,
        name=form.name,
        game=form.game,
        rules=form.rules,
        options=options,
        seats=form.seats,
        seed=form.seed,
        opening=form.opening,
        opening_fingerprint=form.opening_fingerprint,
        log=(),
        began=form.began,
        taken_back=form.taken_back,
        hints=form.hints,
        branch_of=form.branch_of,
        seeded_from=form.seeded_from,
        remembered=form.remembered,
        remembered_skill=form.remembered_skill,
        elapsed=form.elapsed,
        result=None if form.result is None else Result(*msgspec.structs.astuple(form.result)),
    )


@lru_cache(maxsize=64)
def _of_type(game_id: str, rules: int, what: str) -> msgspec.msgpack.Decoder[Any]:
    game = rules_for(game_id, rules).game
    return msgspec.msgpack.Decoder(game.Options if what == "options" else game.Decision)
