"""The bedroom brings the desk and its store, but no game (issue 2: start and memory)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

_BEDROOM = """
import json, sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
from yournightmare.app import Program
program = Program()
program.house.bring_library()
program.close()
print(json.dumps(sorted(sys.modules)))
"""


@pytest.fixture(scope="module")
def brought(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    folder = str(tmp_path_factory.mktemp("data"))
    done = subprocess.run(
        [sys.executable, "-c", _BEDROOM],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        cwd=Path(__file__).parents[2],
        env={**os.environ, "YOURNIGHTMARE_DATA_DIR": folder, "QT_QPA_PLATFORM": "offscreen"},
    )
    return set(json.loads(done.stdout.splitlines()[-1]))


def test_the_bedroom_brings_no_game(brought: set[str]) -> None:
    assert "yournightmare.models.library" in brought
    for game in ("worst", "endless", "tricks"):
        for layer in ("games", "models", "players"):
            assert f"yournightmare.{layer}.{game}" not in brought


def test_the_bedroom_brings_nothing_heavy(brought: set[str]) -> None:
    heavy = {"_hashlib", "numpy", "pyqtgraph", "pymunk", "multiprocessing", "tomlkit", "asyncio"}
    assert not brought & heavy
    assert "PySide6.QtMultimedia" not in brought
    assert "yournightmare.models.sounds" not in brought
