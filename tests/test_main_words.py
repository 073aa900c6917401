"""The command line tells what is wrong in our own words, and nothing in it steers a terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from tests.sessions.tools import finished_session
from tests.test_main import REFERENCE, SAVE, Ran
from yournightmare.games.worst.decisions import EnterFears
from yournightmare.games.worst.state import Options
from yournightmare.sessions import schema
from yournightmare.sessions.files import seal, unseal, write_file
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store, store_file

_LIBRARY = re.compile(r"`|\$|Expected|Object|Invalid|malformed|MessagePack|opcode|Error|truncated")


def _sealed(**changes: object) -> bytes:
    """A saved game, sealed as it should be, with something else in some of its fields."""
    form = msgspec.msgpack.decode(unseal(SAVE.read_bytes()))
    return seal(msgspec.msgpack.encode({**form, **changes}))


def _with_entry(**changes: object) -> bytes:
    log = msgspec.msgpack.decode(unseal(SAVE.read_bytes()))["log"]
    return _sealed(log=[log[0], {**log[1], **changes}, *log[2:]])


ODD = {
    "seed": (_sealed(seed="x"), "at seed: it has to be a whole number, not text"),
    "field": (_sealed(odd=1), "it has a field that is not known: odd"),
    "list": (seal(msgspec.msgpack.encode([1])), "it has to be a group of fields, not a list"),
    "opcode": (seal(b"\xc1"), "from byte 0 on it can't be read"),
    "cut": (seal(b"\x81"), "it is cut off"),
    "options": (_sealed(options={"strategist": 1}), "at options"),
    "date": (_sealed(began="yesterday"), "began: it is no date"),
    "game": (_sealed(game="chess"), "the game 'chess' is not in this version"),
    "time": (_with_entry(at="x"), "step 2: at at: it has to be a number, not text"),
    "decision": (_with_entry(decision={"kind": "sing"}), "step 2: at decision.kind: it can't be"),
    "die": (_with_entry(chance=[{"kind": "die"}]), "step 2: at chance[0]: the field name is"),
}


@pytest.mark.parametrize("name", ODD)
@pytest.mark.parametrize("command", ["verify", "replay", "import"])
def test_no_library_s_words_tell_what_is_wrong_with_a_file(
    name: str, command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, data_dir: Path
) -> None:
    content, told = ODD[name]
    file = tmp_path / "odd.nightmare"
    file.write_bytes(content)
    ran = Ran(capsys, command, file)
    assert ran.refuses(1), ran.err
    assert told in ran.err
    assert not _LIBRARY.search(ran.err), ran.err


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"version": 1', '"version": 0', "at version: it has to be 1 or more"),
        ('"version": 1', '"version": "1"', "at version: it has to be a whole number, not text"),
        ('"kind": "throw die"', '"kind": "sing"', "step 1: at decision.kind: it can't be 'sing'"),
        ('"chance"', '"luck"', "step 1: it has a field that is not known: luck"),
        ('"options": {', '"options": {"luck": 1, ', "at options: it has a field that is not"),
        ('"veterans": false', '"veterans": 7', "at options.veterans: it has to be true or false"),
        ('"board": "standard"', '"board": {"name": 1}', "options.board: name: it has to be text"),
        ('"log": [', '"log": [}', "it is not JSON"),
    ],
)
def test_no_library_s_words_tell_what_is_wrong_with_a_reference_game(
    old: str, new: str, told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "odd.json"
    content = json.loads(REFERENCE.read_text("utf-8"))
    content.pop("checksum", None)
    file.write_text(json.dumps(content, ensure_ascii=False).replace(old, new, 1), "utf-8")
    ran = Ran(capsys, "verify", file)
    assert ran.refuses(1), ran.err
    assert told in ran.err
    assert not _LIBRARY.search(ran.err), ran.err


def test_list_tells_in_words_that_a_game_can_not_be_read(
    capsys: pytest.CaptureFixture[str], data_dir: Path
) -> None:
    store = Store(store_file())
    session = finished_session(3)
    store.create(session)
    store._connection.execute("UPDATE sessions SET summary=x'c1'")
    store.close()
    ran = Ran(capsys, "list")
    assert (ran.status, ran.err) == (0, "")
    assert "Ada" in ran.out, "it was made again"
    store = Store(store_file())
    head = schema.pack(msgspec.msgpack.encode({"version": 1, "id": 7}))
    store._connection.execute("UPDATE sessions SET summary=x'c1', head=?", (head,))
    store.close()
    ran = Ran(capsys, "list")
    assert ran.out.rstrip().endswith("it can't be read")
    assert not _LIBRARY.search(ran.out), ran.out


TITLE = "\u202eTooth\u2066"
NAME = f"\x1b[31m\x9b\u2028{TITLE}"


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize(("command", "typed"), [("replay", TITLE), ("list", NAME)])
def test_nothing_that_was_typed_into_a_game_steers_a_terminal(
    command: str,
    typed: str,
    form: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    data_dir: Path,
) -> None:
    """A title is what players type; a name is clean, unless the saved games were changed."""
    people = [SeatInfo("Ada"), SeatInfo("Bo")]
    session = Session.new("worst", Options(own_cards=True), people, 1)
    session.decide(EnterFears(session.waiting[0], (TITLE, "Fog", "Rats", "Exams")))
    file = tmp_path / "worst.nightmare"
    write_file(file, session.record())
    session.name = NAME
    store = Store(store_file())
    store.create(session)
    store.close()
    words: list[str | Path] = [command, *([file] if command == "replay" else [])]
    ran = Ran(capsys, *words, *(["--json"] if form == "json" else []))
    assert (ran.status, ran.err) == (0, "")
    signs = set(NAME) - set("[31mTooth")
    assert not signs & set(ran.out)
    if form == "text":
        assert typed.encode("unicode_escape").decode() in ran.out
    else:
        last = json.loads(ran.out.splitlines()[-1])
        said = last["view"]["fears"][0] if command == "replay" else last[0]["name"]
        assert said == typed
