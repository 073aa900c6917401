"""Kills a playing process at random moments and checks that every confirmed decision is there.

`python -m tests.sessions.killing [TIMES]` does it as often as one likes; the tests do it a few
times.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from yournightmare.sessions.replay import Replay
from yournightmare.sessions.store import Store

ROOT = Path(__file__).parent.parent.parent


def kill_and_check(path: Path, times: int, rng: random.Random) -> int:
    """Kill a writer `times` times; return the number of decisions confirmed in all."""
    confirmed = 0
    for _ in range(times):
        command = [sys.executable, "-m", "tests.sessions.writer", str(path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, text=True) as writer:
            assert writer.stdout is not None
            first = writer.stdout.readline()
            time.sleep(rng.random() * 0.2)
            writer.kill()
            lines = [first, *writer.stdout.read().split("\n")]
        said = [line.split() for line in lines if len(line.split()) == 2]
        assert said, "the writer confirmed nothing"
        step, print_after = int(said[-1][0]), said[-1][1]
        assert step > confirmed
        confirmed = step
        _check(path, confirmed, print_after)
    return confirmed


def _check(path: Path, confirmed: int, print_after: str) -> None:
    store = Store(path)
    try:
        assert store.trouble is None
        (summary,) = store.summaries()
        record = store.load(summary.id)
        assert len(record.log) == summary.steps >= confirmed
        # A line cut off by the kill may have lost the end of a fingerprint.
        assert record.log[confirmed - 1].fingerprint.startswith(print_after)
        assert Replay(record).check() is None
    finally:
        store.close()


if __name__ == "__main__":
    how_often = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    with tempfile.TemporaryDirectory() as folder:
        total = kill_and_check(Path(folder) / "sessions.db", how_often, random.Random())
    print(f"killed {how_often} times; all {total} confirmed decisions are there")
