"""A stage for every view test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication

from tests.stage import Stage


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    """Views need no widgets."""
    return QGuiApplication


@pytest.fixture
def stage(qapp: QGuiApplication) -> Iterator[Stage]:
    """An engine and a window; any QML warning fails the test."""
    made = Stage()
    yield made
    made.close()
    assert not made.warnings, "\n".join(made.warnings)
