"""Where the players find the data that ships with the program."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent.parent


def resources() -> Path:
    """Return the folder of boards, Fear cards and computer people, installed or not."""
    installed = _PACKAGE / "_data" / "resources"
    return installed if installed.is_dir() else _PACKAGE.parent / "resources"
