"""Case P1: what a window needs is looked at before Qt, which would end the process; who draws."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from yournightmare import display

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asked on Linux only")
pytestmark = linux


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


def lack(monkeypatch: pytest.MonkeyPatch, *libraries: str) -> None:
    """Let these libraries be missing, and no others."""

    def missing(wanted: Mapping[str, str]) -> dict[str, str]:
        return {name: package for name, package in wanted.items() if name in libraries}

    monkeypatch.setattr(display, "missing", missing)


def test_no_display_is_said_in_one_sentence() -> None:
    assert display.display_trouble() == "the window needs a display, and there is none here"


def test_case_P1_missing_libraries_are_named_with_their_packages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    lack(monkeypatch, "libxcb-cursor.so.0", "libGL.so.1")
    text = display.display_trouble()
    assert "libxcb-cursor.so.0" in text
    assert text.endswith("sudo apt install libgl1 libxcb-cursor0")


@pytest.mark.parametrize("variable", ["WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_libraries_of_x11_are_asked_for_under_x11_only(
    monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    monkeypatch.setenv(variable, "wayland-0")
    lack(monkeypatch, "libxcb-cursor.so.0")
    assert display.display_trouble() == ""
    lack(monkeypatch, "libEGL.so.1")
    assert "libegl1" in display.display_trouble()


@pytest.mark.parametrize("answers", [True, False])
def test_a_display_must_answer(monkeypatch: pytest.MonkeyPatch, answers: bool) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    lack(monkeypatch)
    monkeypatch.setattr(display, "_answers", lambda: answers)
    assert display.display_trouble() == (
        "" if answers else "the window can't open: the display :0 does not answer"
    )


def test_what_is_missing_is_looked_for() -> None:
    assert display.missing({"libnothing-of-this-name.so.0": "nothing"}) == {
        "libnothing-of-this-name.so.0": "nothing"
    }
    assert display.missing({}) == {}


def test_the_file_alone_tells_the_packages_in_three_lines() -> None:
    """packaging/setup.sh runs it before anything is installed, with the system's Python."""
    file = Path(display.__file__)
    told = subprocess.run(
        [sys.executable, "-I", "-S", str(file)], capture_output=True, text=True, check=True
    ).stdout
    known = {*display.ALWAYS.values(), *display.UNDER_X11.values(), *display.FOR_SOUND.values()}
    assert told.count("\n") == 3
    assert set(told.split()) <= known


@pytest.mark.parametrize("card", ["dri/renderD128", "nvidiactl", "dxg", "mali0"])
def test_a_graphics_card_draws_where_there_is_one(tmp_path: Path, card: str) -> None:
    device = tmp_path / card
    device.parent.mkdir(exist_ok=True)
    device.touch()
    environment: dict[str, str] = {}
    display.choose_renderer(environment, tmp_path)
    assert environment == {}


def test_without_a_graphics_card_only_what_has_changed_is_drawn(tmp_path: Path) -> None:
    environment: dict[str, str] = {}
    display.choose_renderer(environment, tmp_path)
    assert environment == {"QT_QUICK_BACKEND": "software", "QT_NO_GUI_THREADPOOL": "1"}


def test_the_software_renderer_draws_in_one_thread_unless_a_person_wants_it_otherwise(
    tmp_path: Path,
) -> None:
    chosen = {"QT_QUICK_BACKEND": "software"}
    display.choose_renderer(chosen, tmp_path)
    assert chosen["QT_NO_GUI_THREADPOOL"] == "1"
    shared = chosen | {"QT_NO_GUI_THREADPOOL": "0"}
    display.choose_renderer(shared, tmp_path)
    assert shared["QT_NO_GUI_THREADPOOL"] == "0"


@pytest.mark.parametrize("name", display.RENDERER_CHOICES)
def test_a_renderer_chosen_by_a_person_stays(tmp_path: Path, name: str) -> None:
    environment = {name: "opengl"}
    display.choose_renderer(environment, tmp_path)
    assert environment == {name: "opengl"}
