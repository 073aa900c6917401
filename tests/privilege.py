"""Running a command that must not write where it isn't allowed to, also if root runs the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def without_privilege(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a command for which the rights of files and folders count; skip where they can't."""
    command = [str(word) for word in words]
    if not hasattr(os, "geteuid"):
        pytest.skip("folders of this system can't be made read-only like that")
    if os.geteuid() == 0:
        if shutil.which("setpriv") is None:
            pytest.skip("root may write everywhere")
        command = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search", *command]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
