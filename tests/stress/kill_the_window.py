"""Kills the running program again and again in the middle of a game, and looks what is left.

    python -m tests.stress.kill_the_window [TIMES]

A child process is the whole program (window, page, desk, store) playing by itself, with its
animations. After each decision that came back it prints how many there are. The parent kills it
with SIGKILL at a random moment; then every decision that was printed must be on disk, the session
sound, and offered as one to continue; the next child goes on with it. Exit status 1 if anything is
missing.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

PLAY = "--play"


def play(folder: str, seed: int) -> None:
    """Be the program, playing by itself until killed."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["YOURNIGHTMARE_DATA_DIR"] = folder
    from PySide6.QtCore import QTimer

    from tests.models.tables import play_at_random
    from yournightmare import app as application

    qt = application.make_application(["kill"])
    program = application.Program()
    assert program.open()
    desk: Any = program.house.bring_desk()
    rng = random.Random(seed)

    def begin() -> None:
        unfinished = desk.store.unfinished(1)
        if unfinished:
            desk.play(unfinished[0].id)
        else:
            seats = [{"name": "Ada", "kind": "person"}]
            assert desk.begin("endless", {"board": "standard"}, seats, "", "")
        desk._open_games[-1].table.setTempo(0.05)
        decide.start(0)

    def step() -> None:
        table = desk._open_games[-1].table
        if table.property("awaiting") == "nothing" and not table.property("isPlaying"):
            begin()
            return
        if table.property("isPlaying"):
            table.skip() if rng.random() < 0.2 else None
            return
        play_at_random(table, rng, most=1)
        session = table._session
        print(session.id, len(session.log), flush=True)

    decide = QTimer()
    decide.timeout.connect(step)
    QTimer.singleShot(200, begin)
    qt.exec()


def offered(folder: Path) -> dict[str, int]:
    """Return the sessions in the store with their number of decisions, each of them sound."""
    from yournightmare.sessions.session import Session
    from yournightmare.sessions.store import Store

    store = Store(folder / "sessions.db")
    assert store.trouble is None, store.trouble
    found = {
        summary.id: len(Session.of(store.load(summary.id)).log) for summary in store.summaries()
    }
    unfinished = [summary.id for summary in store.unfinished()]
    finished = [s.id for s in store.summaries(finished=True)]
    assert sorted(unfinished + finished) == sorted(found)
    store.close()
    return found


def main(times: int = 50) -> int:
    """Kill the program that many times."""
    rng = random.Random(50)
    lost = decisions = 0
    with tempfile.TemporaryDirectory() as folder:
        for attempt in range(times):
            command = [sys.executable, "-m", "tests.stress.kill_the_window", PLAY, folder]
            child = subprocess.Popen(
                [*command, str(attempt)],
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
            assert child.stdout is not None
            first = child.stdout.readline()
            time.sleep(rng.uniform(0.0, 0.8))
            os.kill(child.pid, signal.SIGKILL)
            lines = [first, *child.stdout.read().splitlines()]
            child.wait()
            confirmed = {}
            for line in lines:
                if len(parts := line.split()) == 2:
                    confirmed[parts[0]] = int(parts[1])
            on_disk = offered(Path(folder))
            decisions += sum(confirmed.values())
            for session_id, count in confirmed.items():
                if on_disk.get(session_id, -1) < count:
                    lost += 1
                    print(f"kill {attempt}: {session_id} has {on_disk.get(session_id)} of {count}")
            if not first:
                lost += 1
                print(f"kill {attempt}: the program did not come up")
    print(f"killed {times} times, {decisions} confirmed decisions seen, {lost} losses")
    return 1 if lost else 0


if __name__ == "__main__":
    if sys.argv[1:2] == [PLAY]:
        play(sys.argv[2], int(sys.argv[3]))
    else:
        sys.exit(main(*map(int, sys.argv[1:2])))
