"""The menu entry, the file type and the icons (cases W4, P2), and the script installing them."""

from __future__ import annotations

import configparser
import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from yournightmare.app import APP_ID
from yournightmare.sessions import files

DESKTOP = Path(__file__).resolve().parents[2] / "packaging" / "desktop"
TYPE = "application/x-yournightmare"
XML = "{http://www.freedesktop.org/standards/shared-mime-info}"


def entry_of(file: Path) -> dict[str, str]:
    parser = configparser.RawConfigParser(delimiters="=")
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(file, "utf-8")
    return dict(parser["Desktop Entry"])


def test_case_W4_the_entry_bears_the_id_of_the_window() -> None:
    entry = entry_of(DESKTOP / f"{APP_ID}.desktop")
    assert entry["StartupWMClass"] == APP_ID
    assert entry["Icon"] == APP_ID


def test_case_P2_a_saved_game_opens_in_the_program() -> None:
    entry = entry_of(DESKTOP / f"{APP_ID}.desktop")
    assert entry["Exec"] == "yournightmare %f"
    assert entry["MimeType"] == f"{TYPE};"
    kind = ElementTree.parse(DESKTOP / "yournightmare.xml").getroot().find(f"{XML}mime-type")
    assert kind is not None
    assert kind.get("type") == TYPE
    glob, match = kind.find(f"{XML}glob"), kind.find(f"{XML}magic/{XML}match")
    assert glob is not None
    assert glob.get("pattern") == f"*{files.SUFFIX}"
    assert match is not None
    assert match.get("value") == files.MAGIC.decode()
    assert match.get("offset") == "0"


@pytest.mark.parametrize("size", [16, 24, 32, 48, 64, 128, 256])
@pytest.mark.parametrize("name", [APP_ID, TYPE.replace("/", "-")])
def test_icons_have_their_size(name: str, size: int) -> None:
    data = (DESKTOP / "icons" / str(size) / f"{name}.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (size, size)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A source folder with a name that a shell and a desktop file could stumble over."""
    folder = tmp_path / "a b$c%d"
    shutil.copytree(DESKTOP, folder / "packaging" / "desktop")
    return folder


def run(house: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    script = house / "packaging" / "desktop" / "install.sh"
    environment = os.environ | {"XDG_DATA_HOME": str(house / "data"), "HOME": str(house)}
    return subprocess.run(
        ["bash", str(script), *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="desktop files are Linux's")


@linux
def test_install_and_remove(house: Path) -> None:
    python = house / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text("#!/bin/sh\n")
    python.chmod(0o755)
    done = run(house)
    assert done.returncode == 0, done.stderr
    installed = house / "data" / "applications" / "yournightmare.desktop"
    quoted = str(python).replace("$", r"\\$").replace("%", "%%")
    assert entry_of(installed)["Exec"] == f'"{quoted}" -m yournightmare %f'
    assert entry_of(installed)["MimeType"] == f"{TYPE};"
    icons = house / "data" / "icons" / "hicolor"
    assert (icons / "48x48" / "apps" / "yournightmare.png").is_file()
    assert (icons / "48x48" / "mimetypes" / "application-x-yournightmare.png").is_file()

    assert run(house, "--remove").returncode == 0
    assert not installed.exists()
    assert not list(icons.rglob("*.png"))


@linux
def test_install_before_the_program_is_set_up_says_what_to_do(house: Path) -> None:
    done = run(house)
    assert done.returncode == 1
    assert "packaging/play.sh" in done.stderr
    assert not (house / "data").exists()
