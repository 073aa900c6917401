"""Checking a recorded game, whatever kind of file it is in: replay it, compare everything.

What the rules don't need (times, names, the date) is checked by the marks it was written with, and
by what it says of itself. Who writes a record anew with this program's own means, marks and all,
can put other times into it, as if the game had been played so; nobody could tell.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from yournightmare.games.chance import Answer
from yournightmare.games.game import HIDDEN
from yournightmare.sessions.files import ChecksumFault, FileFault, changed_step, read_file
from yournightmare.sessions.record import Record
from yournightmare.sessions.reference import Expected, read_reference, unexpected
from yournightmare.sessions.replay import Replay, from_seed, has_own_dice, told

ENOUGH: Final = 20
"""So many answers of chance don't fit a seed by accident."""


class StepFault(FileFault):
    """A file whose record is not sound at one step. `also`: what else is wrong with the file."""

    def __init__(self, file: Path, step: int, text: str, also: str = "") -> None:
        super().__init__(file, "; ".join(part for part in (also, f"step {step}: {text}") if part))
        self.step = step


class Verified(msgspec.Struct, frozen=True):
    """A recorded game in which everything agrees."""

    name: str
    decisions: int
    result: str


def read_any(file: Path, sealed: bool = True) -> tuple[Record, Expected | None]:
    """Return the record in a `.nightmare` file or reference game. Raises `FileFault`.

    Not `sealed`: whatever the checksum says.
    """
    if _is_reference(file):
        reference = read_reference(file, sealed)
        return reference.record, reference.expected
    return read_file(file, sealed), None


def _is_reference(file: Path) -> bool:
    return file.suffix.lower() == ".json"


def verify(file: Path) -> Verified:
    """Replay a recorded game and check every fingerprint and the result. Raises `FileFault`.

    If only the checksum is wrong, the fault names the first step that doesn't fit, too.
    """
    try:
        record, expected = read_any(file)
    except ChecksumFault as fault:
        raise _located(fault) from None
    replay = Replay(record)
    wrong = _wrong(file, replay, expected)
    if wrong is not None:
        raise StepFault(file, *wrong)
    return Verified(record.name or file.name, len(replay), told(replay.result()))


def _step_fault(replay: Replay, expected: Expected | None) -> tuple[int, str] | None:
    """Return the first step that isn't sound, and why."""
    fault = replay.check()
    if fault is not None:
        return fault.step, fault.text
    steps = len(replay)
    if not replay.rules.exact:
        return steps, f"rules version {replay.record.rules} is not known to this program"
    if expected is None:
        return None
    state = replay.at(steps).state
    wrong = unexpected(expected, replay.game.result(state), state)
    return None if wrong is None else (steps, wrong)


def _wrong(file: Path, replay: Replay, expected: Expected | None) -> tuple[int, str] | None:
    """Return the first step of a file that isn't as it was written or can't be, and why."""
    fault = _step_fault(replay, expected)
    step = None if _is_reference(file) else changed_step(file)
    if step is not None and (fault is None or 0 < step < fault[0]):
        if fault is not None:
            why = f"step {fault[0]}: {fault[1]}"
        else:
            why = "its time, most likely" if step else "a name, a date or a note of the game"
        return step, f"it plays alike, but it is not as it was written: {why}"
    return fault or _said_amiss(replay.record)


def _said_amiss(record: Record) -> tuple[int, str] | None:
    """Return where a record can't be as it says: what it says of times and of its chance."""
    for step, entry in enumerate(record.log, 1):
        if entry.at != round(entry.at, 3):
            return step, "its time is no whole number of milliseconds"
    first = record.seeded_from
    if not first or (record.seed == 0 and first == len(record.log) + 1):
        return None  # wholly of its seed, or a reference game, which has none
    if record.branch_of is None or first > min(record.branch_of[1], len(record.log)) + 1:
        text = "the chance before it is said to be another game's, which it doesn't go on from"
        return min(first, len(record.log)), text
    before = (record.opening, *(entry.chance for entry in record.log[: first - 1]))
    if _are_from_seed(record, before):
        return first - 1, "its chance is said to be another game's, but it is that of the seed"
    return None


def _are_from_seed(record: Record, answers: tuple[tuple[Answer, ...], ...]) -> bool:
    """Tell whether all answers from the opening on are the seed's, beyond all accident."""
    drawn = seen = 0
    for group in answers:
        found = from_seed(record.seed, drawn, group, has_own_dice(record.options))
        if found is None:
            return False
        drawn, seen = drawn + len(group), seen + found
    return seen >= ENOUGH


def _located(fault: ChecksumFault) -> FileFault:
    """Return the fault of a file whose checksum is wrong with the place that was changed."""
    try:
        record, expected = read_any(fault.file, sealed=False)
    except FileFault as other:
        return FileFault(fault.file, f"{fault.fault}; {other.fault}")
    wrong = _wrong(fault.file, Replay(record), expected)
    if wrong is not None:
        return StepFault(fault.file, *wrong, also=fault.fault)
    rest = (
        "every step replays as it was recorded, so the change is in what the rules don't need: "
        "a name, a note, a time, or the checksum itself"
    )
    return FileFault(fault.file, f"{fault.fault}; {rest}")


def steps(record: Record) -> Iterator[dict[str, Any]]:
    """Give each step in plain values: seat, decision, chance, events, public view.

    Of a game that isn't over, only what everybody may see: events for some seats alone are left
    out, and where several play, decisions and chance are given by kind and name only (H2). Ends at
    the last playable step.
    """
    replay = Replay(record)
    replay.check()
    over = replay.result() is not None
    secret = not over and len(record.seats) > 1
    for step in range(replay.playable + 1):
        frame = replay.at(step)
        entry = frame.entry
        events = [e for e in frame.events if over or getattr(e, "seen_by", None) is None]
        decision = None if entry is None else msgspec.to_builtins(entry.decision)
        chance = msgspec.to_builtins(record.opening if entry is None else entry.chance)
        if secret:
            decision = decision and {"kind": decision["kind"], "seat": decision["seat"]}
            chance = [{"kind": a["kind"], "name": a["name"], "result": HIDDEN} for a in chance]
        yield {
            "step": step,
            "seat": None if entry is None else entry.seat,
            "decision": decision,
            "chance": chance,
            "events": msgspec.to_builtins(events),
            "view": msgspec.to_builtins(replay.game.view(frame.state, None)),
        }


def line(step: dict[str, Any]) -> str:
    """Return one step in a line for people: number, seat, decision, what happened."""
    decision = {k: v for k, v in (step["decision"] or {"kind": "opening"}).items() if k != "seat"}
    happened = "; ".join(_plain(event) for event in step["events"])
    seat = "" if step["seat"] is None else f" seat {step['seat']}"
    return f"{step['step']}{seat}: {_plain(decision)}" + (f" → {happened}" if happened else "")


def _plain(value: Any) -> str:
    """Return a plain value in words: fields by name, a list's parts with commas, no brackets."""
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case dict():
            fields = ", ".join(
                f"{key.replace('_', ' ')} {_plain(value[key])}" for key in value if key != "kind"
            )
            return ": ".join(part for part in (str(value.get("kind", "")), fields) if part)
        case list() | tuple():
            return " + ".join(_plain(each) for each in value) or "none"
    return str(value)


def json_line(step: dict[str, Any]) -> str:
    """Return one step as a line of JSON."""
    return json.dumps(step, ensure_ascii=False, separators=(",", ":"))
