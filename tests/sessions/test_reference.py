"""Reference games: read strictly, checked wholly, sealed so that no number can be changed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.sessions.tools import finished_session
from yournightmare.sessions import paths
from yournightmare.sessions.files import FileFault
from yournightmare.sessions.reference import fault_of, main, read_reference, seal
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.verify import steps, verify

GAMES = sorted(paths.seeds().glob("*/games/*.json"))


def content_of(seed: int = 7) -> dict[str, Any]:
    """A reference game in plain values."""
    session = finished_session(seed)
    log = [
        {
            "seat": entry.seat,
            "decision": msgspec.to_builtins(entry.decision),
            "chance": list(msgspec.to_builtins(entry.chance)),
        }
        for entry in session.log
    ]
    assert session.result is not None
    return {
        "format": "yournightmare reference game",
        "version": 1,
        "game": "endless",
        "rules": 1,
        "title": "A test",
        "about": "EN-1.1",
        "options": {"board": "standard"},
        "seats": ["Ada"],
        "opening": [],
        "log": log,
        "expected": {
            "points": list(session.result.points),
            "places": [1],
            "reason": session.result.reason,
            "causes": list(session.result.causes),
            "state": {"progress": session.state.progress, "awaiting": "nothing"},
        },
    }


def written(tmp_path: Path, content: dict[str, Any]) -> Path:
    """The reference game as a file."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(content), "utf-8")
    return file


@pytest.mark.parametrize("file", GAMES, ids=lambda p: p.stem)
def test_every_reference_game_is_as_it_expects(file: Path) -> None:
    reference = read_reference(file)
    assert fault_of(reference) is None
    assert verify(file).name == reference.title
    assert len(list(steps(reference.record))) == len(reference.record.log) + 1


def test_there_are_reference_games() -> None:
    assert GAMES


def test_a_game_written_by_hand_needs_no_fingerprints(tmp_path: Path) -> None:
    file = written(tmp_path, content_of())
    assert verify(file).decisions == len(finished_session().log)
    content = content_of()
    del content["opening"], content["about"], content["title"], content["expected"]["causes"]
    assert verify(written(tmp_path, content)).name == "game.json"


def test_sealing_keeps_the_game_and_adds_the_checks(tmp_path: Path) -> None:
    file = written(tmp_path, content_of())
    before = read_reference(file)
    seal(file)
    once = file.read_text("utf-8")
    seal(file)
    assert file.read_text("utf-8") == once
    after = read_reference(file)
    assert [e.decision for e in after.record.log] == [e.decision for e in before.record.log]
    assert all(entry.fingerprint for entry in after.record.log)
    assert verify(file) == verify(written(tmp_path, content_of()))


def test_in_a_sealed_game_no_number_can_be_changed(tmp_path: Path) -> None:
    file = written(tmp_path, content_of())
    seal(file)
    text = file.read_text("utf-8")
    places = list(re.finditer(r"\d+", text))
    assert len(places) > 50
    for place in places:
        other = str(int(place[0]) + 1)
        file.write_text(text[: place.start()] + other + text[place.end() :], "utf-8")
        with pytest.raises(FileFault):
            verify(file)


def test_the_step_of_a_number_changed_in_a_sealed_game_is_named(tmp_path: Path) -> None:
    """Not only that the checksum is wrong: the first step that doesn't fit, or where it must be."""
    file = written(tmp_path, content_of())
    seal(file)
    lines = file.read_text("utf-8").splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if '"log"' in line)
    tried = 0
    for number, line in enumerate(lines):
        step = number - first
        is_step = 0 < step <= len(content_of()["log"])
        for place in list(re.finditer(r"\d+", line))[: 4 if is_step else None]:
            other = line[: place.start()] + str(int(place[0]) + 1) + line[place.end() :]
            file.write_text("".join([*lines[:number], other, *lines[number + 1 :]]), "utf-8")
            with pytest.raises(FileFault) as told:
                verify(file)
            assert told.value.file == file
            if is_step:
                assert f"step {step}: " in told.value.fault, (line, told.value.fault)
                tried += 1
            elif "checksum is wrong" in told.value.fault:
                assert "; " in told.value.fault
    assert tried > 30
    about = "".join(lines).replace('"about": "', '"about": "Another ')
    file.write_text(about, "utf-8")
    with pytest.raises(FileFault, match="every step replays as it was recorded"):
        verify(file)


def test_only_a_game_that_agrees_is_sealed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = content_of()
    content["expected"]["points"] = [99]
    file = written(tmp_path, content)
    before = file.read_bytes()
    with pytest.raises(FileFault, match="99"):
        seal(file)
    assert main([str(file), str(tmp_path / "none.json")]) == 1
    assert file.read_bytes() == before
    assert capsys.readouterr().err.count("\n") == 2
    assert main([str(written(tmp_path, content_of()))]) == 0


def changed(path: str, value: Any) -> dict[str, Any]:
    """The reference game with one value changed, given by a dotted path."""
    content = content_of()
    place: Any = content
    *way, last = path.split(".")
    for key in way:
        place = place[int(key)] if isinstance(place, list) else place[key]
    place[int(last) if isinstance(place, list) else last] = value
    return content


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("format", "a diary", "format"),
        ("version", 2, "version"),
        ("game", "chess", "'chess'"),
        ("rules", 2, "rules version 2"),
        ("options.board", "atlantis", "'atlantis'"),
        ("options.board", {"name": "x"}, "circle"),
        ("options.board", 5, "board"),
        ("options.unknown", True, "unknown"),
        ("options.veterans", "yes", "veterans"),
        ("seats", [], "seats"),
        ("seats", ["Ada", "ada"], "somebody"),
        ("seats", ["Ada\n"], "Ada"),
        ("log.2.chance.0.eyes", 7, "step 3"),
        ("log.2.chance.0.eyes", 10**30, "step 3"),
        ("log.2.chance.0.name", "coin", "step 3"),
        ("log.2.chance", [], "step 3"),
        ("log.1.decision", {"kind": "sing", "seat": 0}, "step 2"),
        ("log.1.decision.change", 3, "step 2"),
        ("log.1.decision.kind", "throw die", "step 2"),
        ("log.1.seat", 1, "step 2"),
        ("log.1.more", 1, "more"),
        ("log.1.fingerprint", "0" * 16, "step 2"),
        ("log.1.fingerprint", "none", "fingerprint"),
        ("opening_fingerprint", "0" * 16, "step 0"),
        ("checksum", "0" * 32, "checksum"),
        ("expected.points", [99], "99"),
        ("expected.points", None, "points"),
        ("expected.places", [2], "places"),
        ("expected.reason", "boredom", "boredom"),
        ("expected.causes", ["boredom"], "boredom"),
        ("expected.state", {"progress": 99}, "progress"),
        ("expected.state", {"colour": 1}, "colour"),
        ("expected.state", {"freeze": 1}, "freeze"),
    ],
)
def test_what_is_wrong_is_named(path: str, value: Any, told: str, tmp_path: Path) -> None:
    if path == "expected.points" and value is None:
        content = content_of()
        content["expected"] = {"state": {}}
        told = "the game is over"
    else:
        content = changed(path, value)
    with pytest.raises(FileFault, match=re.escape(told)) as caught:
        verify(written(tmp_path, content))
    assert str(caught.value).startswith("game.json: ")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe{}",
        b'{"a":' * 100_000,
        b"[" * 1_000_000,
        b"9" * 1_000_000,
        b'{"format": "yournightmare reference game", "version": 1' + b"0" * 100_000 + b"}",
    ],
    ids=range(9),
)
def test_case_S2_odd_json_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "odd.json"
    file.write_bytes(content)
    with pytest.raises(FileFault, match=r"odd\.json"):
        verify(file)


@pytest.mark.parametrize("field", ["options", "log.1.decision", "expected.state"])
@pytest.mark.parametrize("odd", ["[" * 100_000, "9" * 100_000, '"\\ud800"', "1e999"])
def test_case_S2_odd_json_deep_inside_is_refused(field: str, odd: str, tmp_path: Path) -> None:
    file = written(tmp_path, changed(field, "HERE"))
    file.write_text(file.read_text("utf-8").replace('"HERE"', '{"board": ' + odd + "}"), "utf-8")
    with pytest.raises(FileFault, match=r"game\.json"):
        verify(file)


def test_a_reference_game_can_be_replayed_and_gone_on_with() -> None:
    reference = read_reference(GAMES[0])
    replay = Replay(reference.record)
    assert replay.check() is None
    branch = replay.branch(3)
    branch.decide(branch.legal(0)[0])
    assert Replay(branch.record()).check() is None
