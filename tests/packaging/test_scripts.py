"""The two commands and their like: what can be told of them without installing anything."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = sorted([*(ROOT / "packaging").rglob("*.sh"), ROOT / ".ci" / "run"])

pytestmark = pytest.mark.skipif(shutil.which("bash") is None, reason="they are bash scripts")


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_scripts_can_be_read_by_bash(script: Path) -> None:
    assert b"\r" not in script.read_bytes()
    subprocess.run(["bash", "-n", str(script)], check=True)


def set_up_with(
    folder: Path, commands: dict[str, str], what: str = "set_up"
) -> subprocess.CompletedProcess[str]:
    """Run the set-up, or a part, in an empty folder where only these commands are to be found."""
    (folder / "yournightmare").mkdir()
    shutil.copy(ROOT / "yournightmare" / "display.py", folder / "yournightmare")
    bin_folder = folder / "bin"
    bin_folder.mkdir()
    for name, text in commands.items():
        (bin_folder / name).write_text(f"#!/bin/sh\n{text}\n")
        (bin_folder / name).chmod(0o755)
    for name in ("cat", "cksum", "find", "head", "rm", "sed", "sh"):
        if name not in commands and (real := shutil.which(name)):
            (bin_folder / name).symlink_to(real)
    return subprocess.run(
        [str(shutil.which("bash")), "-c", f'. "{ROOT}/packaging/setup.sh"; {what}'],
        cwd=folder,
        env={"PATH": str(bin_folder), "HOME": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_python_it_says_so(tmp_path: Path) -> None:
    done = set_up_with(tmp_path, {})
    assert done.returncode == 1
    assert "needs Python 3.11 or newer" in done.stderr


PYTHON = """case "$*" in
    *ensurepip*) exit 1 ;;
    *"-venv"*) echo python3.11-venv ;;
    *display.py*) echo libgl1; echo libxcb-cursor0 ;;
esac"""


def test_without_rights_it_names_every_package_at_once(tmp_path: Path) -> None:
    commands = {"python3": PYTHON, "uname": "echo Linux", "id": "echo 1000", "apt-get": "exit 1"}
    done = set_up_with(tmp_path, commands | {"sudo": "exit 1"})
    assert done.returncode == 1
    assert "sudo apt-get install python3.11-venv libgl1 libxcb-cursor0" in done.stderr
    assert not os.path.lexists(tmp_path / ".venv")


X11 = """case "$*" in
    *display.py*) echo; echo libxcb-cursor0 ;;
esac"""


def test_what_only_x11_needs_can_be_done_without(tmp_path: Path) -> None:
    commands = {"python3": X11, "uname": "echo Linux", "id": "echo 1000", "apt-get": "exit 1"}
    done = set_up_with(tmp_path, commands | {"sudo": "exit 1"}, "bring_system python3")
    assert done.returncode == 0
    assert "sudo apt-get install libxcb-cursor0" in done.stderr
    assert "Going on without them" in done.stderr


SOUND = """case "$*" in
    *display.py*) echo; echo; echo libpulse0 ;;
esac"""


def test_what_only_sound_needs_is_brought_if_it_can_be(tmp_path: Path) -> None:
    asked = f'echo "$*" >>"{tmp_path}/asked"'
    commands = {"python3": SOUND, "uname": "echo Linux", "env": 'shift; exec "$@"'}
    commands |= {"id": "echo 0", "apt-get": asked}
    done = set_up_with(tmp_path, commands, "bring_sound python3")
    assert (tmp_path / "asked").read_text().endswith(" libpulse0\n")
    assert done.returncode == 0
    assert not done.stderr


def test_without_rights_sound_is_done_without(tmp_path: Path) -> None:
    commands = {"python3": SOUND, "uname": "echo Linux", "id": "echo 1000", "apt-get": "exit 1"}
    done = set_up_with(tmp_path, commands | {"sudo": "exit 1"}, "bring_sound python3")
    assert done.returncode == 0
    assert done.stderr.startswith("Without the system package libpulse0 Your Nightmare is silent")


def test_without_apt_it_names_the_packages_too(tmp_path: Path) -> None:
    done = set_up_with(tmp_path, {"python3": PYTHON, "uname": "echo Linux"})
    assert done.returncode == 1
    assert "by Debian's names" in done.stderr
    assert "python3.11-venv libgl1 libxcb-cursor0" in done.stderr


def test_what_can_be_brought_is_brought(tmp_path: Path) -> None:
    commands = {
        "python3": PYTHON,
        "uname": "echo Linux",
        "id": "echo 0",
        "env": 'shift; exec "$@"',
        "apt-get": f'echo "$*" >>"{tmp_path}/asked"',
    }
    done = set_up_with(tmp_path, commands)
    asked = (tmp_path / "asked").read_text()
    assert asked.startswith("install -y -q --no-install-recommends python3.11-venv libgl1")
    assert "sudo" not in done.stderr


def test_play_names_files_from_where_one_is(tmp_path: Path) -> None:
    home, away = tmp_path / "the game", tmp_path / "away"
    for folder in (home / "packaging", home / ".venv" / "bin", away):
        folder.mkdir(parents=True)
    shutil.copy(ROOT / "packaging" / "play.sh", home / "packaging")
    (home / "packaging" / "setup.sh").write_text("set_up() { :; }\n")
    program = home / ".venv" / "bin" / "yournightmare"
    program.write_text('#!/bin/sh\necho "$PWD|$*"\n')
    program.chmod(0o755)
    script = str(home / "packaging" / "play.sh")
    done = subprocess.run(
        ["bash", script, "verify", "a night.nightmare"],
        cwd=away,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"{away}|verify a night.nightmare\n"
