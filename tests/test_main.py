"""The command line: output and exit status that scripts rely on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import closing
from io import StringIO
from pathlib import Path

import msgspec
import pytest

from tests.privilege import without_privilege
from tests.sessions.make_save import SAVES
from tests.sessions.tools import finished_session, new_session, play
from yournightmare.__main__ import main
from yournightmare.sessions import paths
from yournightmare.sessions.files import read_file, write_file
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store, store_file

SAVE = SAVES / "endless-1.nightmare"
REFERENCE = min(paths.seeds().glob("endless/games/*.json"))


class Ran:
    """What a command did: exit status, output, complaint."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *words: str | Path) -> None:
        self.status = main([str(word) for word in words])
        self.out, self.err = capsys.readouterr()

    def refuses(self, status: int) -> bool:
        """Tell whether it printed exactly one line to standard error, and the exit status."""
        one_line = self.err.count("\n") == 1 and self.err.startswith("yournightmare: ")
        return self.status == status and one_line and "Traceback" not in self.err


@pytest.mark.parametrize(
    "words",
    [
        ["sing"],
        ["verify"],
        ["verify", "--loud", "x"],
        ["replay"],
        ["replay", "a", "b"],
        ["list", "more"],
        ["export", "x"],
        ["import"],
        ["--loud"],
        ["a.nightmare", "b.nightmare"],
        ["gone.nightmare"],
        ["--data-dir"],
        ["list", "--data-dir="],
        ["simulate"],
        ["simulate", "chess", "--games", "1", "--seed", "1"],
        ["simulate", "endless", "--games", "0", "--seed", "1"],
        ["simulate", "endless", "--games", "many", "--seed", "1"],
        ["simulate", "endless", "--games", "1"],
        ["simulate", "endless", "--games", "1", "--seed", "-1"],
        ["simulate", "endless", "--games", "1", "--seed", "9" * 30],
        ["simulate", "endless", "--games", "1", "--seed", "1", "--seats", "2"],
        ["simulate", "endless", "--games", "1", "--seed", "1", "--level", "god"],
        ["simulate", "endless", "--games", "1", "--seed", "1", "--option", "veterans"],
        ["simulate", "endless", "--games", "1", "--seed", "1", "--option", "veterans=perhaps"],
        ["simulate", "endless", "--games", "1", "--seed", "1", "--option", "luck=true"],
        ["simulate", "endless", "--games", "1", "--seed", "1", "--option", "board=atlantis"],
    ],
    ids=" ".join,
)
def test_a_wrong_argument_is_told_in_one_line(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    ran = Ran(capsys, *words)
    assert ran.refuses(2), ran.err
    assert ran.out == ""


def test_verify_tells_what_is_well_and_what_is_not(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ran = Ran(capsys, "verify", SAVE, REFERENCE)
    assert (ran.status, ran.err) == (0, "")
    record = read_file(SAVE)
    assert record.result is not None
    first, second = ran.out.splitlines()
    points = f"{record.result.points[0]} points ({', '.join(record.result.causes)})"
    assert first == f"ok: First night, {len(record.log)} decisions, {points}"
    assert second.startswith("ok: ")
    bad = tmp_path / "bad.nightmare"
    bad.write_bytes(SAVE.read_bytes()[:-1])
    ran = Ran(capsys, "verify", bad, SAVE, tmp_path / "none.nightmare")
    assert ran.status == 1
    assert ran.out.startswith("ok: First night")
    assert "bad.nightmare: its checksum is wrong" in ran.err
    assert "none.nightmare: there is no such file" in ran.err
    forged = tmp_path / "forged.json"
    text = REFERENCE.read_text("utf-8").replace('"movement"', '"taming fear"')
    forged.write_text(text, "utf-8")
    ran = Ran(capsys, "verify", forged)
    assert ran.refuses(1)
    assert "forged.json: " in ran.err


@pytest.mark.parametrize("command", ["verify", "import", "replay"])
def test_a_file_s_name_steers_no_terminal(
    command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ran = Ran(capsys, command, tmp_path / "a\x1b[31m\u202eb.nightmare")
    assert ran.status == 1
    assert "a\\x1b[31m\\u202eb.nightmare: there is no such file" in ran.err


@pytest.mark.parametrize("file", [SAVE, REFERENCE], ids=["save", "reference"])
def test_replay_prints_a_line_a_step(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ran = Ran(capsys, "replay", file, "--json")
    assert (ran.status, ran.err) == (0, "")
    lines = [json.loads(line) for line in ran.out.splitlines()]
    assert [line["step"] for line in lines] == list(range(len(lines)))
    assert all(set(line) == set(lines[0]) for line in lines)
    assert lines[0]["decision"] is None
    assert lines[1]["seat"] == 0
    assert lines[1]["decision"] == {"kind": "throw die", "seat": 0}
    assert lines[1]["chance"][0]["name"] == "first nightmare die"
    assert lines[-1]["events"][-1]["kind"] == "game ended"
    assert lines[-1]["view"]["awaiting"] == "nothing"
    ran = Ran(capsys, "replay", file)
    assert ran.status == 0
    assert len(ran.out.splitlines()) == len(lines)
    assert ran.out.splitlines()[1].startswith("1 seat 0: throw die → die rolled: name first ")
    assert not set("[]{}'") & set(ran.out), "values are in words, not as a program writes them"


def test_replay_shows_the_good_part_of_a_broken_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = read_file(SAVE)
    log = list(record.log)
    log[4] = msgspec.structs.replace(log[4], fingerprint="0" * 16)
    file = tmp_path / "broken.nightmare"
    write_file(file, msgspec.structs.replace(record, log=tuple(log)))
    ran = Ran(capsys, "replay", file, "--json")
    assert ran.refuses(1)
    assert len(ran.out.splitlines()) == 5
    assert "broken.nightmare: step 5" in ran.err


def test_list_export_import(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, data_dir: Path
) -> None:
    ran = Ran(capsys, "list")
    assert ran.refuses(0)
    assert ran.out == ""
    assert f"no saved games in {data_dir}" in ran.err
    assert Ran(capsys, "list", "--json").out == "[]\n"
    assert not data_dir.exists()
    store = Store(store_file())
    sessions = [finished_session(3), play(new_session(4, seats=[SeatInfo("花子 🦇")]), 5)]
    for session in sessions:
        store.create(session)
    store.close()
    listed = json.loads(Ran(capsys, "list", "--json").out)
    assert [one["id"] for one in listed] == [sessions[1].id, sessions[0].id]
    assert listed[0]["result"] is None
    text = Ran(capsys, "list").out
    assert "花子 🦇 · 5 decisions · unfinished" in text
    assert len(text.splitlines()) == 2
    assert "what if" not in text
    file = tmp_path / "out.nightmare"
    ran = Ran(capsys, "export", sessions[1].id[:10], file)
    assert (ran.status, ran.err) == (0, "")
    assert read_file(file) == sessions[1].record()
    before = file.read_bytes()
    for again in (
        Ran(capsys, "export", sessions[0].id, file),
        Ran(capsys, "export", "nobody", tmp_path / "x"),
        Ran(capsys, "export", sessions[0].id, tmp_path / "no" / "such" / "folder.nightmare"),
        Ran(capsys, "export", sessions[0].id, tmp_path),
        Ran(capsys, "import", tmp_path / "none.nightmare"),
    ):
        assert again.refuses(1), again.err
    assert file.read_bytes() == before
    assert not tmp_path.with_suffix(".nightmare").exists()
    assert Ran(capsys, "import", file).out == f"was there already: {sessions[1].id}\n"
    elsewhere = tmp_path / "else where"
    ran = Ran(capsys, "--data-dir", elsewhere, "import", file)
    assert ran.out == f"imported: {sessions[1].id}\n"
    assert (elsewhere / "sessions.db").is_file()
    ran = Ran(capsys, "list", "--json", "--data-dir", elsewhere)
    assert [one["id"] for one in json.loads(ran.out)] == [sessions[1].id]


def test_of_a_damaged_game_the_sound_part_is_exported_and_that_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, data_dir: Path
) -> None:
    store = Store(store_file())
    session = finished_session(3)
    store.create(session)
    store._connection.execute("UPDATE entries SET entry=x'00' WHERE step=5")
    store.close()
    file = tmp_path / "part.nightmare"
    ran = Ran(capsys, "export", session.id, file)
    assert ran.refuses(1)
    assert ran.out == f"exported: {file}\n"
    assert f"only the first 4 of {len(session.log)} decisions" in ran.err
    assert "step 5: it is damaged" in ran.err
    ran = Ran(capsys, "verify", file)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith(", 4 decisions, unfinished\n")


def test_list_tells_a_what_if_and_from_where(
    capsys: pytest.CaptureFixture[str], data_dir: Path
) -> None:
    store = Store(store_file())
    source = finished_session(3)
    source.use_hint()
    for session in (source, Session.branching(Replay(source.record()), 2)):
        store.create(session)
    store.close()
    branch, whole = Ran(capsys, "list").out.splitlines()
    assert "what if after step 2" in branch
    assert "what if" not in whole
    assert whole.endswith("with hints")
    assert json.loads(Ran(capsys, "list", "--json").out)[0]["branch_of"] == [source.id, 2]


def test_trouble_with_the_store_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    for words in (["import", SAVE], ["list"], ["list", "--json"], ["export", "abcd", "x"]):
        ran = Ran(capsys, *words, "--data-dir", tmp_path / "file")
        assert ran.refuses(1), ran.err
        assert (str(tmp_path / "file") in ran.err, ran.out) == (True, "")


def test_a_short_beginning_of_an_id_is_told_to_be_too_short(
    capsys: pytest.CaptureFixture[str], data_dir: Path, tmp_path: Path
) -> None:
    session = finished_session(3)
    with closing(Store(store_file())) as store:
        store.create(session)
    ran = Ran(capsys, "export", session.id[:3], tmp_path / "x")
    assert ran.refuses(1)
    assert "takes 4 signs" in ran.err
    assert Ran(capsys, "export", session.id[:4], tmp_path / "x").status == 0


def test_saved_games_that_may_only_be_read(data_dir: Path, tmp_path: Path) -> None:
    store = Store(store_file())
    session = finished_session(3)
    store.create(session)
    store.close()
    file = tmp_path / "out.nightmare"
    data_dir.chmod(0o555)
    program = (sys.executable, "-m", "yournightmare")
    try:
        listed = without_privilege(*program, "list", "--json")
        exported = without_privilege(*program, "export", session.id, file)
        imported = without_privilege(*program, "import", SAVE)
        data_dir.chmod(0)
        shut = without_privilege(*program, "list")
    finally:
        data_dir.chmod(0o755)
    assert [one["id"] for one in json.loads(listed.stdout)] == [session.id]
    assert (listed.returncode, listed.stderr) == (0, "")
    assert (exported.returncode, exported.stderr) == (0, "")
    assert read_file(file) == session.record()
    assert "Nothing was changed" in imported.stderr
    assert "memory" not in imported.stderr, "a command holds no game"
    for refused in (imported, shut):
        assert (refused.returncode, refused.stderr.count("\n")) == (1, 1), refused.stderr
    assert "can only be read" in imported.stderr
    assert str(data_dir) in shut.stderr


@pytest.mark.parametrize("number", ["-1", "9" * 23, "9" * 5000])
def test_a_number_out_of_range_says_the_range(
    number: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = Ran(capsys, "simulate", "endless", "--games", "1", "--seed", number)
    assert ran.refuses(2)
    assert f"is not between 0 and {(1 << 63) - 1}" in ran.err
    assert len(ran.err) < 200


@pytest.mark.parametrize("command", ["verify", "import", "replay"])
def test_a_fault_names_the_path_as_given(
    command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "folder" / "bad.nightmare"
    file.parent.mkdir()
    for content in (b"", SAVE.read_bytes()[:-1]):
        file.write_bytes(content)
        ran = Ran(capsys, command, file)
        assert ran.refuses(1)
        assert ran.err.startswith(f"yournightmare: {file}: it")


@pytest.mark.parametrize("content", ["[]", "7", '"text"', "null"])
def test_a_reference_game_that_is_no_object_is_told_plainly(
    content: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "list.json"
    file.write_text(content, "utf-8")
    ran = Ran(capsys, "verify", file)
    assert ran.refuses(1)
    assert "it is not a reference game" in ran.err
    assert "Expected" not in ran.err


def test_simulate_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "endless", "--games", "5", "--seed", "2", "--level", "random", "--json"]
    ran = Ran(capsys, *words, "--option", "veterans=true", "--option", "board=standard")
    assert (ran.status, ran.err) == (0, "")
    figures = json.loads(ran.out)
    assert (figures["game"], figures["games"], figures["seed"]) == ("endless", 5, 2)
    assert figures["options"]["veterans"] is True


class Terminal(StringIO):
    """A screen that only notes what is written to it."""

    def isatty(self) -> bool:
        return True


def test_simulate_says_on_a_terminal_who_plays_and_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["simulate", "tricks", "--games", "2", "--seed", "2", "--seats", "3", "--json"]
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr("yournightmare.__main__._BETWEEN", 0)
    assert main([*words, "--level", "random"]) == 0
    said = screen.getvalue()
    assert "random in all 3 seats: 0 of 2 games played" in said
    assert "random in all 3 seats: 1 of 2 games played" in said
    assert said.endswith("\r\x1b[K"), "the line is gone at the end"
    screen.truncate(0)
    assert main([*words, "--option", "levels=random,easy,random"]) == 0
    assert "random against easy: 0 of 2 games played" in screen.getvalue()
    assert len(capsys.readouterr().out.splitlines()) == 2, "what scripts read is untouched"


def run(*words: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program in a process of its own, with no display unless one is given."""
    kept = {k: v for k, v in os.environ.items() if k not in DISPLAYS}
    return subprocess.run(
        [sys.executable, "-m", "yournightmare", *map(str, words)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        env=kept | environment,
        cwd=Path(__file__).parent.parent,
        check=False,
    )


DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have a display")
def test_the_window_says_in_one_sentence_that_there_is_no_display() -> None:
    ran = run()
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (1, "", 1)
    assert "display" in ran.stderr


def test_commands_work_without_qt_and_on_a_terminal_without_unicode(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['PySide6'] = None; from yournightmare.__main__ import main; "
        f"save = {str(SAVE)!r}; words = (['replay', save], ['list', '--json'], ['verify', save]); "
        "sys.exit(max(main(each) for each in words))"
    )
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    root = Path(__file__).parent.parent
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, capture_output=True, env=environment, cwd=root, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_output_that_nobody_reads_on_is_no_crash() -> None:
    command = f"{sys.executable} -m yournightmare replay --json '{SAVE}' | head -c 10"
    root = Path(__file__).parent.parent
    ran = subprocess.run(command, shell=True, capture_output=True, cwd=root, check=False)
    assert b"Traceback" not in ran.stderr
    assert b"Exception" not in ran.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_output_that_cannot_be_written_is_told_in_one_line(command: str) -> None:
    words = [sys.executable, "-m", "yournightmare", command, str(SAVE)]
    with open("/dev/full", "w") as full:
        done = subprocess.run(words, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr.startswith("yournightmare: the output can't be written: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "words", [["verify", ""], ["replay", ""], ["import", ""], ["export", "x", ""]]
)
def test_a_file_without_a_name_is_a_wrong_argument(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err.endswith("it must not be empty\n")


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--help"], ["simulate", "--help"], ["--version"]):
        with pytest.raises(SystemExit) as caught:
            main(words)
        assert caught.value.code == 0
        assert capsys.readouterr().out
