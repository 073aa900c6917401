"""Reference games: recorded games in JSON that a person can write by hand (`seeds/README.md`).

They hold what a session holds, with the chance of every decision written out, and what is expected
to come of it. `seal` adds fingerprints and a checksum over the whole content, so that a change of
any single number is found out: `python -m yournightmare.sessions.reference FILE ...` does that.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from yournightmare.games.game import Game, Result, fingerprint
from yournightmare.sessions import decoder
from yournightmare.sessions.boards import BoardError, board_of, load_board
from yournightmare.sessions.diceboards import dice_board_of, load_dice_board
from yournightmare.sessions.faults import in_place, in_step
from yournightmare.sessions.files import ChecksumFault, FileFault, read_bounded
from yournightmare.sessions.record import (
    MAX_STEPS,
    Answers,
    Count,
    Entry,
    Hex16,
    Points,
    Record,
    RecordError,
    SeatInfo,
    Word,
    WrongChecksum,
    check_answers,
    check_seats,
)
from yournightmare.sessions.record import VERSION as RECORD_VERSION
from yournightmare.sessions.replay import Replay, told
from yournightmare.sessions.versions import UnknownGame, rules_for

FORMAT: Final = "yournightmare reference game"
VERSION: Final = 1
MAX_FILE: Final = 1 << 22

Text = Annotated[str, msgspec.Meta(max_length=20_000)]


class _EntryForm(msgspec.Struct, forbid_unknown_fields=True):
    decision: msgspec.Raw
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    chance: Answers = ()
    fingerprint: Hex16 | None = None
    note: Text = ""


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must come of a reference game. `points` None: the game is not over at its end.

    `state` names fields of the last state (or numbers derived from it) and their values.
    """

    points: Annotated[tuple[Points, ...], msgspec.Meta(max_length=16)] | None = None
    places: Annotated[tuple[Count, ...], msgspec.Meta(max_length=16)] | None = None
    reason: Word | None = None
    causes: Annotated[tuple[Word, ...], msgspec.Meta(max_length=16)] | None = None
    state: Annotated[dict[Word, Points | Word | bool], msgspec.Meta(max_length=100)] = {}


class _Form(msgspec.Struct, forbid_unknown_fields=True):
    format: Literal["yournightmare reference game"]
    version: Annotated[int, msgspec.Meta(ge=1, le=VERSION)]
    game: Word
    rules: Annotated[int, msgspec.Meta(ge=1, le=10_000)]
    options: Annotated[dict[Word, msgspec.Raw], msgspec.Meta(max_length=100)]
    seats: Annotated[tuple[Text, ...], msgspec.Meta(min_length=1, max_length=16)]
    log: Annotated[tuple[msgspec.Raw, ...], msgspec.Meta(max_length=MAX_STEPS)]
    expected: Expected
    title: Annotated[str, msgspec.Meta(max_length=200)] = ""
    about: Text = ""
    opening: Answers = ()
    opening_fingerprint: Hex16 | None = None
    checksum: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")] | None = None


class Reference(msgspec.Struct, frozen=True):
    """A reference game as read: a record to replay, and what is expected of it."""

    file: Path
    title: str
    about: str
    record: Record
    expected: Expected


_FAULTS: Final = (msgspec.MsgspecError, UnicodeError, RecursionError, OverflowError)
_decoder: Final = msgspec.json.Decoder(_Form)
_entry_decoder: Final = msgspec.json.Decoder(_EntryForm)


def read_reference(file: Path, sealed: bool = True) -> Reference:
    """Return the reference game in a file. Raises `FileFault` naming the field or step.

    Not `sealed`: whatever the checksum says, to find out what was changed. If that alone is wrong,
    it is a `ChecksumFault`.
    """
    raw = read_bounded(file, MAX_FILE)
    try:
        if not isinstance(msgspec.json.decode(raw), dict):
            raise RecordError("it is not a reference game: it has to be one object in { }")
        form = _decoder.decode(raw)
        record = _record(form, raw, sealed)
    except WrongChecksum as error:
        raise ChecksumFault(file, str(error)) from None
    except (*_FAULTS, ValueError) as error:
        raise FileFault(file, _said(error)) from None
    return Reference(file, form.title, form.about, record, form.expected)


def fault_of(reference: Reference) -> tuple[int, str] | None:
    """Replay a reference game; return the step and what is wrong there, or None if all agrees."""
    replay = Replay(reference.record)
    fault = replay.check()
    if fault is not None:
        return fault.step, fault.text
    state = replay.at(len(replay)).state
    wrong = unexpected(reference.expected, replay.game.result(state), state)
    return None if wrong is None else (len(replay), wrong)


def seal(file: Path) -> None:
    """Write fingerprints and checksum into a reference game that replays as it expects.

    Raises `FileFault`, or `OSError` if the file can't be written.
    """
    content = _content(read_bounded(file, MAX_FILE))
    content.pop("checksum", None)
    bare = _without_fingerprints(content)
    reference = _of_content(file, bare)
    wrong = fault_of(reference)
    if wrong is not None:
        raise FileFault(file, in_step(*wrong))
    replay = Replay(reference.record)
    for step, entry in enumerate(bare["log"], 1):
        entry["fingerprint"] = fingerprint(replay.at(step).state)
    bare["opening_fingerprint"] = fingerprint(replay.at(0).state)
    bare["checksum"] = checksum(bare)
    file.write_text(_pretty(bare), encoding="utf-8")


def checksum(content: dict[str, Any]) -> str:
    """Return the checksum over all of a reference game but the checksum itself."""
    rest = {key: value for key, value in content.items() if key != "checksum"}
    return hashlib.blake2b(
        msgspec.json.encode(rest, order="sorted"), digest_size=16, person=b"reference game"
    ).hexdigest()


def options_of(game: Game, table: dict[str, Any]) -> Any:
    """Return a game's options from plain values, a board given by name or in full.

    Raises `ValueError` naming the field.
    """
    table = dict(table)
    if game.id == "endless":
        board = table.get("board", "standard")
        try:
            table["board"] = load_board(board) if isinstance(board, str) else board_of(board)
        except BoardError as error:
            raise ValueError(in_place("options.board", str(error))) from None
        table["board"] = msgspec.to_builtins(table["board"])
        table |= _dice_board(table.get("dice_board"))
    try:
        return msgspec.convert(table, game.Options)
    except (msgspec.ValidationError, OverflowError) as error:
        raise ValueError(decoder.fault_of(error, "options")) from None


def _dice_board(given: Any) -> dict[str, Any]:
    """Return the option of a dice board given by name or in full. Raises `ValueError`."""
    if given is None:
        return {}
    try:
        board = load_dice_board(given) if isinstance(given, str) else dice_board_of(given)
    except BoardError as error:
        raise ValueError(in_place("options.dice_board", str(error))) from None
    return {"dice_board": msgspec.to_builtins(board)}


def _content(raw: bytes) -> dict[str, Any]:
    content: dict[str, Any] = msgspec.json.decode(raw, type=dict[str, Any])
    return content


def _of_content(file: Path, content: dict[str, Any]) -> Reference:
    raw = msgspec.json.encode(content)
    try:
        form = _decoder.decode(raw)
        return Reference(file, form.title, form.about, _record(form, raw), form.expected)
    except (*_FAULTS, ValueError) as error:
        raise FileFault(file, _said(error)) from None


def _said(error: BaseException, within: str = "") -> str:
    """Return what is wrong: what the decoder found, or what we found ourselves."""
    return decoder.fault_of(error, within) if isinstance(error, _FAULTS) else str(error)


def _record(form: _Form, raw: bytes, sealed: bool = True) -> Record:
    if sealed and form.checksum is not None and form.checksum != checksum(_content(raw)):
        raise WrongChecksum("its checksum is wrong: something in it was changed")
    try:
        rules = rules_for(form.game, form.rules)
    except UnknownGame as error:
        raise RecordError(str(error)) from None
    table = {key: msgspec.json.decode(value) for key, value in form.options.items()}
    options = options_of(rules.game, table)
    seats = tuple(SeatInfo(name) for name in form.seats)
    check_seats(seats)
    check_answers(form.opening)
    log = tuple(_entry(step, entry, rules.game) for step, entry in enumerate(form.log, 1))
    record = Record(
        version=RECORD_VERSION,
        id=hashlib.blake2b(raw, digest_size=16).hexdigest(),
        name=form.title,
        game=form.game,
        rules=form.rules,
        options=options,
        seats=seats,
        seed=0,
        opening=form.opening,
        opening_fingerprint=form.opening_fingerprint or "",
        log=log,
        began="1970-01-01T00:00:00+00:00",
        seeded_from=len(log) + 1,
    )
    # What is expected may name only part of the result, so `fault_of` compares it, not `Replay`.
    return msgspec.structs.replace(record, result=Replay(record).result())


def _entry(step: int, raw: msgspec.Raw, game: Game) -> Entry:
    try:
        form = _entry_decoder.decode(raw)
        check_answers(form.chance)
    except (*_FAULTS, ValueError) as error:
        raise RecordError(in_step(step, _said(error))) from None
    try:
        decision = msgspec.json.decode(form.decision, type=game.Decision)
    except _FAULTS as error:
        raise RecordError(in_step(step, _said(error, "decision"))) from None
    return Entry(form.seat, decision, form.chance, 0.0, form.fingerprint or "")


def unexpected(expected: Expected, result: Result | None, state: Any) -> str | None:
    """Return what differs from the expected, or None."""
    for field in ("points", "places", "reason", "causes"):
        wanted, found = getattr(expected, field), getattr(result, field, None)
        if wanted is not None and wanted != found:
            return f"{field}: expected was {_told(wanted)}, the replay gives {told(result)}"
    if expected.points is None and expected.reason is None and result is not None:
        return f"the game is over, which was not expected: {told(result)}"
    missing = object()
    for name, value in expected.state.items():
        found = missing if name.startswith("_") else getattr(state, name, missing)
        if found is missing or callable(found):
            return f"expected.state.{name}: a state has no such value"
        found = msgspec.to_builtins(found)
        if found != value or isinstance(found, bool) != isinstance(value, bool):
            return f"{name} is {found}, expected was {value}"
    return None


def _told(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _without_fingerprints(content: dict[str, Any]) -> dict[str, Any]:
    bare = {key: value for key, value in content.items() if key != "opening_fingerprint"}
    log = bare.get("log")
    if isinstance(log, list):
        bare["log"] = [
            {k: v for k, v in entry.items() if k != "fingerprint"}
            if isinstance(entry, dict)
            else entry
            for entry in log
        ]
    return bare


def _pretty(content: dict[str, Any]) -> str:
    """One line a field and one line a log entry: short enough to read, stable under diff."""
    lines = []
    for key, value in content.items():
        if key == "log" and value:
            rows = ",\n".join("    " + json.dumps(row, ensure_ascii=False) for row in value)
            lines.append(f'  "log": [\n{rows}\n  ]')
        else:
            lines.append(f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(arguments: list[str]) -> int:
    """Seal every file named; tell which could not be."""
    status = 0
    for name in arguments:
        try:
            seal(Path(name))
            print(f"sealed: {name}")
        except (FileFault, OSError) as error:
            print(error, file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
