"""`.nightmare` files: written, read back, and every kind of odd file refused."""

from __future__ import annotations

import pickle
import shutil
import tracemalloc
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.sessions.make_save import SAVES
from tests.sessions.tools import finished_session, long_session, new_session, play
from yournightmare.games.chance import Answer
from yournightmare.games.endless.decisions import Action, Decision
from yournightmare.sessions import files
from yournightmare.sessions.files import FileFault, read_file, seal, unseal, write_file
from yournightmare.sessions.record import (
    Record,
    RecordError,
    SeatInfo,
    decode_record,
    encode_record,
)
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.saved import SavedSession
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store
from yournightmare.sessions.verify import verify

SMALL = seal(encode_record(play(new_session(), 6).record()))


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "game.nightmare"
    write_file(file, finished_session().record())
    return file


def fault_of(tmp_path: Path, content: bytes) -> str:
    """What reading a file of that content says; it must name the file, and leave it."""
    file = tmp_path / "odd.nightmare"
    file.write_bytes(content)
    with pytest.raises(FileFault) as caught:
        read_file(file)
    assert "odd.nightmare" in str(caught.value)
    assert file.read_bytes() == content
    return caught.value.fault


def form_of(record: Record) -> dict[str, Any]:
    """The record as plain values."""
    form: dict[str, Any] = msgspec.msgpack.decode(encode_record(record))
    return form


def sealed(form: Any) -> bytes:
    """Plain values as a file with a right checksum, as a forger would make it."""
    return seal(msgspec.msgpack.encode(form))


def test_a_file_gives_back_the_record(saved: Path) -> None:
    record = read_file(saved)
    assert Replay(record).check() is None
    write_file(saved.with_name("again.nightmare"), record)
    assert saved.with_name("again.nightmare").read_bytes() == saved.read_bytes()
    assert verify(saved).decisions == len(record.log)


def test_an_existing_file_is_never_overwritten_unasked(saved: Path) -> None:
    before = saved.read_bytes()
    with pytest.raises(FileExistsError):
        write_file(saved, new_session().record())
    assert saved.read_bytes() == before
    write_file(saved, new_session().record(), replace=True)
    assert len(read_file(saved).log) == 0
    assert [p.name for p in saved.parent.iterdir()] == [saved.name]


def test_a_file_that_can_t_be_written_is_named_and_nothing_stays_beside_it(tmp_path: Path) -> None:
    for file in (tmp_path / "nowhere" / "x.nightmare", tmp_path / "folder.nightmare"):
        (tmp_path / "folder.nightmare").mkdir(exist_ok=True)
        with pytest.raises(OSError, match=file.stem) as caught:
            write_file(file, new_session().record(), replace=True)
        assert caught.value.filename == str(file)
    assert [p.name for p in tmp_path.iterdir()] == ["folder.nightmare"]


@pytest.mark.parametrize("file", sorted(SAVES.glob("*.nightmare")), ids=lambda p: p.stem)
def test_case_S1_a_save_of_every_version_loads(file: Path) -> None:
    before = file.read_bytes()
    record = read_file(file)
    replay = Replay(record)
    assert replay.check() is None
    assert replay.playable == len(record.log) > 0
    assert Session.of(record).result == record.result
    assert file.read_bytes() == before


def test_case_S1_there_is_a_save_of_this_version() -> None:
    assert (SAVES / "endless-1.nightmare").is_file()
    marked = SAVES / "endless-1-marked.nightmare"
    assert files.changed_step(marked) is None
    assert b"marks" in unseal(marked.read_bytes())
    assert verify(marked) == verify(SAVES / "endless-1.nightmare")
    assert read_file(SAVES / "endless-1.nightmare").seats[0].name == "Ådä Ломоносов 花子"


@pytest.mark.parametrize("file", sorted(SAVES.glob("*.db")), ids=lambda p: p.stem)
def test_case_S1_a_store_of_every_version_opens_and_goes_on(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "sessions.db"
    shutil.copyfile(file, copy)
    store = Store(copy)
    assert store.trouble is None
    kept = {summary.seats[0].name: summary for summary in store.summaries()}
    assert set(kept) == {"Ådä Ломоносов 花子", "Bea"}, "what was deleted stays away"
    assert not any(summary.fault for summary in kept.values())
    ended = store.load(kept["Ådä Ломоносов 花子"].id)
    assert Session.of(ended).result == ended.result == kept["Ådä Ломоносов 花子"].result
    for summary in kept.values():
        replay = store.replay(summary.id)
        assert (replay.check(), replay.playable) == (None, summary.steps)
    saved = SavedSession.load(store, kept["Bea"].id)
    assert saved.session.taken_back
    saved.session.decide(saved.session.legal(0)[0])
    assert len(store.load(kept["Bea"].id).log) == kept["Bea"].steps + 1
    store.close()


def test_case_S1_there_is_a_store_of_this_version() -> None:
    assert (SAVES / "endless-1.db").is_file()


def test_case_S1_newer_versions_are_named(tmp_path: Path) -> None:
    assert "version 7" in fault_of(tmp_path, SMALL[:9] + b"\x07" + SMALL[10:])
    form = form_of(new_session().record())
    assert "version 7" in fault_of(tmp_path, sealed(form | {"version": 7, "novelty": 1}))
    assert "'chess'" in fault_of(tmp_path, sealed(form | {"game": "chess"}))


def test_case_S1_of_newer_rules_the_part_that_can_be_read_is_offered(tmp_path: Path) -> None:
    form = form_of(play(new_session(), 6).record())
    form["rules"] = 2
    form["log"][4]["decision"] = {"kind": "sing", "seat": 0}
    file = tmp_path / "newer.nightmare"
    file.write_bytes(sealed(form))
    record = read_file(file)
    assert len(record.log) == 4
    fault = Replay(record).check()
    assert fault is not None
    assert fault.step == 5
    assert "rules version 2" in fault.text


@given(cut=st.integers(0, len(SMALL) - 1))
@settings(max_examples=200, deadline=None)
def test_case_S2_cut_off_anywhere(cut: int) -> None:
    with pytest.raises(RecordError):
        unseal(SMALL[:cut])


def test_case_S2_cut_off_at_every_byte_and_every_byte_changed() -> None:
    for at in range(len(SMALL)):
        with pytest.raises(RecordError):
            unseal(SMALL[:at])
        changed = bytearray(SMALL)
        changed[at] ^= 1 << (at % 8)
        with pytest.raises(RecordError):
            unseal(bytes(changed))
    with pytest.raises(RecordError):
        unseal(SMALL + b"\0")


class _Armed:
    """A pickle that would do harm if anything ran it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (Path.touch, (Path("harm"),))


def bomb(megabytes: int) -> bytes:
    """A sealed file that unpacks to far more than it weighs."""
    packed = zlib.compress(bytes(megabytes << 20), 9)
    return with_payload(packed, 1000)


def with_payload(packed: bytes, length: int) -> bytes:
    """A sealed file around any payload."""
    header = files.MAGIC + bytes([files.VERSION]) + length.to_bytes(4, "little")
    return header + files._checksum(header, packed) + packed


DEEP = b"\x91" * 1_000_000 + b"\xc0"
ODD: dict[str, Callable[[], bytes]] = {
    "empty": lambda: b"",
    "a text": lambda: "Dear diary, ünder the bed".encode(),
    "a picture": lambda: b"\x89PNG\r\n\x1a\n" + bytes(100),
    "a pickle": lambda: pickle.dumps(_Armed()),
    "a pickle inside": lambda: seal(pickle.dumps(_Armed())),
    "a ZIP bomb": lambda: bomb(64),
    "says 4 GB": lambda: with_payload(zlib.compress(b"x"), 0xFFFFFFFF),
    "not packed": lambda: with_payload(b"hello hello", 11),
    "tail behind": lambda: with_payload(zlib.compress(b"\x80") + b"more", 1),
    "nested": lambda: seal(DEEP),
    "nested options": lambda: spliced("options", DEEP),
    "nested log": lambda: spliced("log", b"\x91" + DEEP),
    "a huge number": lambda: spliced("seed", b"\xcf" + b"\xff" * 8),
    "a negative number": lambda: spliced("seed", b"\xff"),
    "says 4 billion entries": lambda: spliced("log", b"\xdd\xff\xff\xff\xff"),
    "wrong UTF-8": lambda: spliced("name", b"\xa2\xff\xfe"),
    "a lone surrogate": lambda: spliced("name", b"\xa3\xed\xa0\x80"),
    "a name of blanks": lambda: spliced("name", msgspec.msgpack.encode("  ")),
    "no text": lambda: spliced("name", b"\xc0"),
    "not a number": lambda: spliced("taken_back", b"\xcb\x7f\xf8\0\0\0\0\0\0"),
    "no seats": lambda: spliced("seats", b"\x90"),
    "no date": lambda: spliced("began", msgspec.msgpack.encode("yesterday")),
    "unknown field": lambda: sealed(form_of(new_session().record()) | {"more": 1}),
    "field missing": lambda: sealed({"version": 1}),
    "a list": lambda: sealed([1, 2, 3]),
    "only zeros": lambda: seal(bytes(1000)),
}


def test_what_cannot_be_unpacked_is_told_in_words_of_ours() -> None:
    with pytest.raises(RecordError, match="what is packed in it is damaged"):
        files.unseal(ODD["not packed"]())


def spliced(field: str, value: bytes) -> bytes:
    """A sealed record in which one field's bytes are replaced by any others."""
    form = form_of(new_session().record())
    out = bytes([0xDE]) + len(form).to_bytes(2, "big")
    for key, old in form.items():
        out += msgspec.msgpack.encode(key)
        out += value if key == field else msgspec.msgpack.encode(old)
    return seal(out)


@pytest.mark.parametrize("name", ODD)
def test_case_S2_an_odd_file_is_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    content = ODD[name]()
    tracemalloc.start()
    fault = fault_of(tmp_path, content)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert fault
    assert "Traceback" not in fault
    assert peak < 64 << 20
    assert not Path("harm").exists()


def test_case_S2_what_is_no_file_or_far_too_large(tmp_path: Path) -> None:
    with pytest.raises(FileFault, match="no such file"):
        read_file(tmp_path / "none.nightmare")
    with pytest.raises(FileFault, match="not a file"):
        read_file(tmp_path)
    huge = tmp_path / "huge.nightmare"
    with huge.open("wb") as stream:
        stream.truncate(2 << 30)  # a sparse file of 2 GB
    with pytest.raises(FileFault, match="larger than"):
        read_file(huge)


@given(st.binary(max_size=300))
@settings(max_examples=300, deadline=None)
def test_case_S2_any_bytes_at_all(data: bytes) -> None:
    for content in (data, files.MAGIC + data, seal(data)):
        with pytest.raises(RecordError):
            decode_record(unseal(content))


def test_case_S3_no_name_of_a_module_or_class_is_in_a_file() -> None:
    record = finished_session().record()
    text = encode_record(record)
    for word in (b"yournightmare", b"Record", b"Entry", b"SeatInfo", b"Options", b"ThrowDie"):
        assert word not in text
    # The format itself: whoever renames one of these breaks every saved game.
    form = form_of(record)
    assert sorted(form) == sorted(
        [
            "version",
            "id",
            "name",
            "game",
            "rules",
            "options",
            "seats",
            "seed",
            "opening",
            "opening_fingerprint",
            "log",
            "marks",
            "began",
            "taken_back",
            "hints",
            "branch_of",
            "seeded_from",
            "remembered",
            "result",
        ]
    )
    assert set(form["log"][0]) == {"seat", "decision", "chance", "at", "fingerprint"}
    assert form["log"][0]["decision"] == {"kind": "throw die", "seat": 0}
    assert set(form["log"][0]["chance"][0]) == {"kind", "name", "eyes"}
    assert set(form["seats"][0]) == {"name", "kind", "level", "colour", "sign", "persona"}
    assert set(form["result"]) == {"places", "points", "reason", "causes"}


def test_case_S3_every_kind_of_decision_and_chance_has_the_tag_it_always_had() -> None:
    """Names of classes may change; what a file says may not: only ever add here."""
    told = [
        '{"kind":"throw die","seat":0}',
        '{"kind":"choose nightmare","seat":0,"nightmare":"decay"}',
        '{"kind":"choose action","seat":0,"action":"movement","points":5}',
        '{"kind":"use mind","seat":0,"change":-2}',
        '{"kind":"throw on board","seat":0,"flick":'
        '{"x":-3,"y":-750,"direction":12,"strength":580,"spin":0}}',
        '{"kind":"point at","seat":0,"x":5000,"y":3500,"trail":[[0,0,0],[5000,3500,240]]}',
        '{"kind":"stop clock","seat":0,"hundredths":543}',
        '{"kind":"breathe","seat":0}',
        '{"kind":"belt moves","seat":0}',
    ]
    for text in told:
        assert msgspec.json.encode(msgspec.json.decode(text, type=Decision)).decode() == text
    assert len(told) == len(get_args(Decision))
    for text in (
        '{"kind":"die","name":"x","eyes":3}',
        '{"kind":"shuffle","name":"x","order":[0]}',
        '{"kind":"coin","name":"x","heads":true}',
        '{"kind":"spot","name":"x","x":5000,"y":3500}',
        '{"kind":"throw","name":"x","zone":4,"touched":false,"entered":true,'
        '"rest":[0,2200],"turn":450,"path":[[0,-750,0],[0,2200,450]]}',
        '{"kind":"stopwatch","name":"x","hundredths":543}',
        '{"kind":"pointing","name":"x","hit":false}',
    ):
        assert msgspec.json.encode(msgspec.json.decode(text, type=Answer)).decode() == text
    assert [str(action) for action in Action] == [
        "movement",
        "defying horrors",
        "taming fear",
        "reciting spells",
        "reciting mantras",
        "gathering courage",
    ]


def test_case_H5_an_unfinished_game_is_not_readable_in_a_text_editor() -> None:
    session = play(new_session(), 40)
    content = seal(encode_record(session.record()))
    for word in (b"throw die", b"action die", b"eyes", b"movement", b"Ada", b"standard"):
        assert word not in content
    for entry in session.log:
        assert entry.fingerprint.encode() not in content


@pytest.mark.parametrize(
    "name",
    ["Zoë Çelik", "花子", "Ломоносов", "👩‍🚀 Jo 🏴󠁧󠁢󠁳󠁣󠁴󠁿", "עדה לאבלייס", "x" * 64, "🦇" * 64],
)
def test_case_T1_names_of_every_kind_and_a_folder_of_the_same_name(
    name: str, tmp_path: Path
) -> None:
    folder = tmp_path / name[:40]
    folder.mkdir()
    session = play(new_session(seats=[SeatInfo(name)]), 5)
    session.rename(name)
    write_file(folder / f"{name[:20]}.nightmare", session.record())
    record = read_file(folder / f"{name[:20]}.nightmare")
    assert (record.name, record.seats[0].name) == (name, name)
    assert verify(folder / f"{name[:20]}.nightmare").name == name


def numbers(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every number in plain values."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from numbers(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from numbers(inner, (*path, index))
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield path


def test_a_forged_number_is_found_out_even_with_a_right_checksum(tmp_path: Path) -> None:
    form = form_of(finished_session(7).record())
    file = tmp_path / "forged.nightmare"
    tried = 0
    for path in numbers(form):
        for change in (1, -1):
            file.write_bytes(sealed(with_change(form, path, change)))
            with pytest.raises(FileFault) as told:
                verify(file)
            if path[0] == "log":
                assert f"step {path[1] + 1}: " in told.value.fault, (path, told.value.fault)
            tried += 1
    assert tried > 50


def with_change(form: dict[str, Any], path: tuple[Any, ...], change: float) -> dict[str, Any]:
    """A copy of plain values in which one number is another."""
    inner: dict[str, Any] = msgspec.msgpack.decode(msgspec.msgpack.encode(form))
    place: Any = inner
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] += change
    return inner


def test_a_file_without_marks_or_with_marks_left_out_is_read_and_told(tmp_path: Path) -> None:
    form = form_of(finished_session(7).record())
    file = tmp_path / "marks.nightmare"
    marks = form["marks"]
    assert len(marks) == 4 * (1 + len(form["log"]))
    file.write_bytes(sealed({key: value for key, value in form.items() if key != "marks"}))
    assert verify(file).decisions == len(form["log"])
    for odd, step in ((b"", 0), (marks[:-1], len(form["log"])), (marks + b"more", None)):
        file.write_bytes(sealed({**form, "marks": odd}))
        with pytest.raises(FileFault) as told:
            verify(file)
        assert f"step {len(form['log']) + 1 if step is None else step}: " in told.value.fault
    file.write_bytes(sealed({**form, "name": "Another", "marks": marks}))
    with pytest.raises(FileFault, match="step 0: it plays alike, but it is not as it was written"):
        verify(file)


def test_what_a_record_says_of_itself_has_to_be_possible(tmp_path: Path) -> None:
    record = long_session(60).record()
    file = tmp_path / "said.nightmare"

    def told(changed: Record) -> str:
        write_file(file, changed, replace=True)
        try:
            verify(file)
        except FileFault as fault:
            return fault.fault
        return ""

    change = msgspec.structs.replace
    steps = len(record.log)
    assert told(record) == ""
    log = [change(entry, at=entry.at + 0.0001 * (n == 3)) for n, entry in enumerate(record.log)]
    assert told(change(record, log=tuple(log))).startswith("step 4: its time is no whole number")
    assert told(change(record, seeded_from=3)).startswith("step 3: the chance before it is said")
    other = Replay(record).branch(steps - 1).record()
    assert told(other) == ""
    assert other.branch_of is not None
    assert told(change(other, seeded_from=steps)).startswith(f"step {steps - 1}: its chance is")
    assert told(change(other, seeded_from=steps + 1)).startswith(f"step {steps - 1}: the chance")


def test_the_step_of_a_changed_number_is_named_though_the_checksum_is_wrong(
    tmp_path: Path,
) -> None:
    form = form_of(finished_session(7).record())
    file = tmp_path / "changed.nightmare"
    seal_of = sealed(form)[14:30]
    tried = 0
    for path in numbers(form):
        data = sealed(with_change(form, path, 1))
        file.write_bytes(data[:14] + seal_of + data[30:])
        with pytest.raises(FileFault) as told:
            verify(file)
        assert told.value.fault.startswith("its checksum is wrong") or path[0] != "log"
        if path[0] == "log":
            assert f"step {path[1] + 1}: " in told.value.fault, (path, told.value.fault)
            tried += 1
    assert tried > 30
