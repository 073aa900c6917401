"""Every test runs without a display, with a data directory of its own, and fails on Qt warnings."""

from __future__ import annotations

import gc
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_QUICK_CONTROLS_STYLE"] = "Basic"
os.environ["LANG"] = os.environ["LC_ALL"] = "C.UTF-8"


def pytest_configure(config: pytest.Config) -> None:
    gc.disable()  # see `pytest_runtest_teardown`
    config.addinivalue_line(
        "markers", "qt_warnings(pattern): Qt warnings that match the pattern are part of the test"
    )


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Collect here and not in a thread of the program, where no object of Qt may be destroyed."""
    from yournightmare.models.tidying import collect_what_is_due

    collect_what_is_due()


@pytest.fixture(autouse=True)
def data_dir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data directory of this test alone."""
    folder = tmp_path / "data"
    monkeypatch.setenv("YOURNIGHTMARE_DATA_DIR", str(folder))
    return folder


@pytest.fixture(autouse=True)
def _no_qt_warnings(request: pytest.FixtureRequest) -> Iterator[None]:
    """A warning of Qt or QML fails the test that caused it."""
    yield
    capture = getattr(request.node, "qt_log_capture", None)
    if capture is None:
        return
    marker = request.node.get_closest_marker("qt_warnings")
    allowed = re.compile(marker.args[0]) if marker else None
    found = [
        record.message
        for record in capture.records
        if record.log_type_name not in ("QtDebugMsg", "QtInfoMsg")
        and "called when not loading" not in record.message  # Qt's own race, harmless
        and not (allowed and allowed.search(record.message))
    ]
    assert not found, "\n".join(found)
