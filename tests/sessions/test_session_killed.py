"""The process is killed in the middle of playing: what was confirmed is on disk (S5, S7)."""

from __future__ import annotations

import random
from pathlib import Path

from tests.sessions.killing import kill_and_check


def test_case_S5_killed_at_any_moment_nothing_confirmed_is_lost(tmp_path: Path) -> None:
    assert kill_and_check(tmp_path / "sessions.db", 4, random.Random(5)) > 4
