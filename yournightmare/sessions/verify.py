"""Checking a recorded game, whatever kind of file it is in: replay it, compare everything."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from yournightmare.games.game import HIDDEN
from yournightmare.sessions.files import FileFault, read_file
from yournightmare.sessions.record import Record
from yournightmare.sessions.reference import Expected, read_reference, unexpected
from yournightmare.sessions.replay import Replay, told


class StepFault(FileFault):
    """A file whose record is not sound at one step."""

    def __init__(self, file: Path, step: int, text: str) -> None:
        super().__init__(file, f"step {step}: {text}")
        self.step = step


class Verified(msgspec.Struct, frozen=True):
    """A recorded game in which everything agrees."""

    name: str
    decisions: int
    result: str


def read_any(file: Path) -> tuple[Record, Expected | None]:
    """Return the record in a `.nightmare` file or reference game. Raises `FileFault`."""
    if file.suffix.lower() == ".json":
        reference = read_reference(file)
        return reference.record, reference.expected
    return read_file(file), None


def verify(file: Path) -> Verified:
    """Replay a recorded game and check every fingerprint and the result. Raises `FileFault`."""
    record, expected = read_any(file)
    replay = Replay(record)
    fault = replay.check()
    if fault is not None:
        raise StepFault(file, fault.step, fault.text)
    steps = len(replay)
    if not replay.rules.exact:
        raise StepFault(file, steps, f"rules version {record.rules} is not known to this program")
    if expected is not None:
        state = replay.at(steps).state
        wrong = unexpected(expected, replay.game.result(state), state)
        if wrong is not None:
            raise StepFault(file, steps, wrong)
    return Verified(record.name or file.name, steps, told(replay.result()))


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
    words = " ".join(str(value) for value in decision.values())
    happened = "; ".join(
        " ".join([str(e.get("kind", "")), *(str(v) for k, v in e.items() if k != "kind")])
        for e in step["events"]
    )
    seat = "" if step["seat"] is None else f" seat {step['seat']}"
    return f"{step['step']}{seat}: {words}" + (f" → {happened}" if happened else "")


def json_line(step: dict[str, Any]) -> str:
    """Return one step as a line of JSON."""
    return json.dumps(step, ensure_ascii=False, separators=(",", ":"))
