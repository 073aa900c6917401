"""A breakdown of the whole process leaves a trace, and the next start tells of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from yournightmare.models.house import House
from yournightmare.models.mishaps import Mishaps

_PROGRAM = """
import faulthandler, logging, sys
from PySide6.QtCore import QTimer
from yournightmare.app import Program, make_application

def break_down():
    faulthandler._sigsegv()

def stumble():
    for _ in range(2):
        logging.getLogger("yournightmare").error("It rattles behind the wall.")
    app.quit()

def tell_what_is_loaded():
    print("pickle" in sys.modules, "socket" in sys.modules)
    app.quit()

app = make_application([])
program = Program()
program.house.said.connect(lambda text, action: print(text, flush=True))
program.house.firstFrame.connect(lambda: QTimer.singleShot(0, AFTER))
program.open()
app.exec()
program.close()
"""


def _run(folder: Path, after: str) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONFAULTHANDLER"}
    return subprocess.run(
        [sys.executable, "-c", _PROGRAM.replace("AFTER", after)],
        capture_output=True,
        text=True,
        timeout=60,
        cwd=Path(__file__).parents[2],
        env={**environment, "YOURNIGHTMARE_DATA_DIR": str(folder), "QT_QPA_PLATFORM": "offscreen"},
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.mark.skipif(sys.platform == "win32", reason="signals are other things there")
def test_a_crash_leaves_a_trace_and_the_next_start_tells_once(folder: Path) -> None:
    crashed = _run(folder, "break_down")
    assert crashed.returncode < 0
    trace = (folder / "yournightmare.crash").read_text(encoding="utf-8")
    assert "Fatal Python error: Segmentation fault" in trace
    assert "break_down" in trace

    again = _run(folder, "app.quit")
    assert again.returncode == 0, again.stderr
    assert "The program broke down the last time." in again.stdout
    assert "Everything that was saved is still there" in again.stdout
    log = (folder / "yournightmare.log").read_text(encoding="utf-8")
    assert "break_down" in log
    assert not (folder / "yournightmare.crash").exists()

    assert _run(folder, "app.quit").stdout == ""


@pytest.mark.parametrize("left", ["", "\udcff".encode("utf-8", "surrogateescape") * 10])
def test_what_was_left_behind_never_hinders_the_start(folder: Path, left: str | bytes) -> None:
    folder.mkdir()
    (folder / "yournightmare.crash").write_bytes(left.encode() if isinstance(left, str) else left)
    done = _run(folder, "app.quit")
    assert done.returncode == 0, done.stderr
    assert bool(done.stdout) == bool(left)


def test_a_folder_in_the_traces_place_never_hinders_the_start(folder: Path) -> None:
    (folder / "yournightmare.crash").mkdir(parents=True)
    done = _run(folder, "app.quit")
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names there")
def test_a_pipe_in_the_place_of_any_file_is_not_waited_for(folder: Path) -> None:
    folder.mkdir()
    for name in ("log", "crash"):
        os.mkfifo(folder / f"yournightmare.{name}")
    for name in ("settings.toml", "people.json", "tables.json"):
        os.mkfifo(folder / name)
    done = _run(folder, "stumble")
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("It rattles") == 2
    assert done.stderr.count("No log file") == 1


def test_the_log_is_opened_for_the_first_that_is_written(folder: Path) -> None:
    quiet = _run(folder, "tell_what_is_loaded")
    assert quiet.returncode == 0, quiet.stderr
    assert quiet.stdout.split() == ["False", "False"]  # what turns the log over would bring both
    assert not (folder / "yournightmare.log").exists()

    assert _run(folder, "stumble").returncode == 0
    log = (folder / "yournightmare.log").read_text(encoding="utf-8")
    assert log.count(" ERROR It rattles behind the wall.\n") == 2


def test_what_is_told_of_a_mishap_is_true_of_what_is_saved(qapp: QGuiApplication) -> None:
    house = House()
    told: list[str] = []
    house.troubled.connect(lambda title, text: told.append(text))
    mishaps = Mishaps(house)
    try:
        for is_unsaved in (False, True):
            house.setProperty("isUnsaved", is_unsaved)
            mishaps._tell("Odd: 1")
    finally:
        mishaps.release()
    saved, unsaved = told
    assert "Every decision you made until now is saved." in saved
    assert "Every decision" not in unsaved
    assert "Not everything you played is saved" in unsaved
    assert all(text.startswith("Odd: 1\n") for text in told)
