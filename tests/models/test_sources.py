"""No source is kept in memory just because its module was imported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from yournightmare import models

SCRIPT = """
import linecache
import yournightmare.models.house
import yournightmare.models.tricks.table
for name in linecache.cache:
    print(name)
"""


def test_importing_keeps_no_sources() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True, timeout=600
    )
    ours = str(Path(models.__file__).parent)
    assert [name for name in done.stdout.splitlines() if name.startswith(ours)] == []
