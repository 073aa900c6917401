"""The settings file and its model (case S4), and where the window goes (case W3)."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as trials
from hypothesis import strategies as st
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication

from yournightmare.models.settings import Settings
from yournightmare.models.windowplace import fitted
from yournightmare.sessions import paths
from yournightmare.sessions import settings as file
from yournightmare.sessions.settings import Fault, WindowPlace


def test_missing_file_gives_the_defaults(tmp_path: Path) -> None:
    assert file.load(tmp_path / "settings.toml") == file.Finding(file.Settings())


def test_what_is_saved_is_read(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.toml"
    chosen = file.Settings("de", 150, "paper", True, "reduced", 10, True, 200)
    placed = file.with_value(chosen, "window", {"x": -5, "y": 7, "width": 900, "height": 700})
    assert placed is not None
    chosen = placed
    file.save(path, chosen)
    assert file.load(path) == file.Finding(chosen)
    assert [entry.name for entry in path.parent.iterdir()] == ["settings.toml"]


@pytest.mark.parametrize("text", ["", "\n", "# nothing yet\n", 'theme = "paper"\n'])
def test_a_file_that_says_no_version_is_none_of_another_version(text: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(text)
    found = file.load(path)
    assert (found.faults, found.copy) == ((), None)
    assert found.settings.theme == ("paper" if "paper" in text else "night")
    file.save(path, found.settings)
    assert "version = 1" in path.read_text()
    assert file.load(path) == found
    assert [entry.name for entry in tmp_path.iterdir()] == ["settings.toml"]


def test_comments_and_unknown_keys_stay(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('version = 1\n# mine\ntheme = "paper"  # I like it\nlater = [1, 2]\n')
    found = file.load(path)
    file.save(path, file.with_value(found.settings, "volume", 5) or file.Settings())
    text = path.read_text()
    assert "# mine" in text
    assert "# I like it" in text
    assert "later = [1, 2]" in text
    assert "volume = 5" in text


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('version = 99\ntheme = "paper"\ntext_size = 140\n', Fault.OTHER_VERSION),
        ('version = 1\ntheme = "paper"\ntext_size = 140\nghost = 1\n', Fault.UNKNOWN_KEYS),
        ('version = 1\ntheme = "paper"\ntext_size = 140\nvolume = "loud"\n', Fault.BAD_VALUES),
        ('version = 1\ntheme = "paper"\ntext_size = 140\nvolume = 5', None),
        ('version = 1\ntheme = "paper"\ntext_size = 140\nlangua', Fault.DAMAGED),
        ('version = 1\ntheme = "paper"\n\x00\x00\ntext_size = 140\n', Fault.DAMAGED),
    ],
)
def test_case_S4_known_keys_are_kept_and_the_file_is_copied(
    tmp_path: Path, text: str, fault: Fault | None
) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(text)
    found = file.load(path)
    assert (found.settings.theme, found.settings.text_size) == ("paper", 140)
    if fault is None:
        assert found.faults == ()
        return
    assert found.faults == (fault,)
    assert found.copy is not None
    assert found.copy.read_text() == text
    assert found.copy_is_new
    again = file.load(path)
    assert (again.copy, again.copy_is_new) == (found.copy, False)


@trials(deadline=None)  # every trial waits for the disk
@given(st.binary(max_size=300))
def test_no_file_can_break_the_start(tmp_path_factory: pytest.TempPathFactory, raw: bytes) -> None:
    path = tmp_path_factory.mktemp("any") / "settings.toml"
    path.write_bytes(raw)
    file.save(path, file.load(path).settings)
    assert file.load(path).settings == file.Settings() or raw


ODD = (
    *("9" * 5000, "-" + "9" * 5000, "1e999", "nan", "[]", "{}", "[[1]]", "true", "-1"),
    *("1979-05-27", "99999999999999999999", '"\\u0000"', '"' + "x" * 9000 + '"', "", '"""'),
    "[" * 9000,
)


@pytest.mark.parametrize("key", [*file.Settings.__struct_fields__, "version", "window.x", "a.b"])
def test_no_value_of_any_setting_can_break_the_start(key: str, tmp_path: Path) -> None:
    for value in ODD:
        path = tmp_path / "settings.toml"
        path.write_text(f"{key} = {value}\n", encoding="utf-8")
        found = file.load(path).settings
        louder = file.with_value(found, "volume", 31)
        assert louder is not None
        file.save(path, louder)
        assert file.load(path).settings == louder, value


def test_what_is_no_file_or_too_long_is_put_aside_and_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.mkdir()
    assert file.load(path).faults == (file.Fault.UNREADABLE,)
    file.save(path, file.Settings("de"))
    assert file.load(path).settings.language == "de"
    assert (tmp_path / "settings-old-1.toml").is_dir()
    path.write_bytes(b"#" * 2_000_000)
    assert file.load(path).faults == (file.Fault.UNREADABLE,)
    file.save(path, file.Settings("de"))
    assert (tmp_path / "settings-old-2.toml").stat().st_size == 2_000_000
    if hasattr(os, "mkfifo"):
        path.unlink()
        os.mkfifo(path)
        assert file.load(path).faults == (file.Fault.UNREADABLE,)
        file.save(path, file.Settings("de"))
        path.write_text("odd", encoding="utf-8")
        assert file.load(path).copy == tmp_path / "settings-old-4.toml"


@trials(deadline=None)
@given(st.integers(0, 400))
def test_half_a_file_keeps_what_stands_in_it(
    tmp_path_factory: pytest.TempPathFactory, length: int
) -> None:
    path = tmp_path_factory.mktemp("half") / "settings.toml"
    chosen = file.Settings("de", 150, "paper", True, "reduced", 10, True, 200)
    file.save(path, chosen)
    path.write_bytes(path.read_bytes()[:length])
    found = file.load(path).settings
    for name in file.Settings.__struct_fields__:
        value = getattr(found, name)
        whole = (getattr(chosen, name), getattr(file.Settings(), name))
        # a number cut in the middle of the very last line is still a number
        assert value in whole or str(whole[0]).startswith(str(value))


@pytest.mark.skipif(sys.platform == "win32", reason="folders are made read-only otherwise there")
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may always write")
def test_a_folder_that_cannot_be_written_is_told(qapp: QGuiApplication, data_dir: Path) -> None:
    data_dir.mkdir(parents=True)
    data_dir.chmod(0o500)
    told: list[str] = []
    settings = Settings()
    settings.trouble.connect(told.append)
    settings.setProperty("volume", 3)
    settings.flush()
    data_dir.chmod(0o700)
    assert str(data_dir) in told[0]
    assert settings.property("volume") == 3


def test_a_data_folder_that_is_a_file_is_told(qapp: QGuiApplication, data_dir: Path) -> None:
    data_dir.write_text("not a folder")
    told: list[str] = []
    settings = Settings()
    settings.trouble.connect(told.append)
    settings.setProperty("volume", 3)
    settings.flush()
    assert str(data_dir) in told[0]
    assert data_dir.read_text() == "not a folder"


def test_the_model_writes_through_and_clamps(qapp: QGuiApplication, data_dir: Path) -> None:
    settings = Settings()
    seen: list[int] = []
    settings.textSizeChanged.connect(lambda: seen.append(settings.property("textSize")))
    settings.setProperty("textSize", 500)
    settings.setProperty("textSize", 200)
    settings.setProperty("theme", "pink")
    assert seen == [200]
    assert settings.property("theme") == "night"
    settings.flush()
    assert Settings().property("textScale") == 2.0
    assert file.load(data_dir / "settings.toml").settings.text_size == 200


def test_defaults_come_back_but_the_window_stays(qapp: QGuiApplication) -> None:
    settings = Settings()
    settings.remember_window(WindowPlace(1, 2, 1000, 700))
    settings.setProperty("language", "de")
    settings.setProperty("muted", True)
    settings.restoreDefaults()
    assert settings.property("language") == "system"
    assert settings.property("muted") is False
    assert settings.window == WindowPlace(1, 2, 1000, 700)


def test_the_person_is_told_about_a_damaged_file_once(
    qapp: QGuiApplication, data_dir: Path
) -> None:
    data_dir.mkdir(parents=True)
    (data_dir / "settings.toml").write_text('version = 1\ntheme = "paper"\nvol')
    first = Settings()
    assert "settings-old-1.toml" in first.finding_text()
    assert first.property("theme") == "paper"
    assert Settings().finding_text() == ""


_whole = st.integers(-9000, 9000)
_length = st.integers(200, 9000)


@given(_whole, _whole, _length, _length, st.integers(700, 4000), st.integers(500, 2400))
def test_case_W3_the_window_is_always_on_a_screen(
    x: int, y: int, width: int, height: int, screen_width: int, screen_height: int
) -> None:
    screens = [QRect(0, 0, screen_width, screen_height), QRect(screen_width, 100, 1280, 720)]
    place = fitted(WindowPlace(x, y, width, height, "maximized"), screens)
    window = QRect(place.x, place.y, place.width, place.height)
    assert any(screen.contains(window) for screen in screens)
    assert place.state == "maximized"


def test_case_W3_a_place_beyond_all_numbers_is_none(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    for x in (2**63 - 1, -(2**63), 2**31, 100_001):
        path.write_text(f"version = 1\n[window]\nx = {x}\ny = 0\nwidth = 900\nheight = 700\n")
        found = file.load(path)
        assert (found.settings.window, found.keys) == (None, ("window",))


def test_a_place_that_is_good_stays() -> None:
    place = WindowPlace(100, 80, 1000, 700)
    assert fitted(place, [QRect(0, 0, 1920, 1080)]) == place


def test_the_first_window_is_in_the_middle() -> None:
    assert fitted(None, [QRect(0, 0, 1920, 1080)]) == WindowPlace(240, 90, 1440, 900)
    small = fitted(None, [QRect(0, 0, 1024, 640)])
    assert (small.width, small.height) == (1024, 608)


def test_the_disk_is_asked_once_where_the_drawings_lie(
    qapp: QGuiApplication, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every drawing on every page reads this property."""
    settings = Settings()
    folder = settings.property("artFolder")
    assert Path(folder.toLocalFile()).joinpath("tricks").is_dir()
    monkeypatch.setattr(paths, "resources", lambda *parts: pytest.fail("the disk is asked"))
    assert settings.property("artFolder") == folder
    assert Settings().property("artFolder") == folder
