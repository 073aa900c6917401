"""Closes the window again and again while hard computers think at Monster Tricks.

    python -m tests.stress.close_the_window [TIMES]

A child process is the whole program with a person and five hard computers at the table. While one
of these thinks, the window is closed: with Alt+F4 by xdotool where there is a display and
QT_QPA_PLATFORM is xcb (a window manager is needed), else as its close button does. The program must
end with status 0 and without a word, and all the processes it had started, within a second; on a
machine with others on it that takes longer. Exit status 1 if one of these fails.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

PLAY = "--play"
LIMIT = 1.0
"""Seconds from the closing of the window to the end of the program."""

PATIENCE = 120.0
"""Seconds until a program that doesn't get on is ended."""

NAMES = ("Mara", "Nell", "Bruno", "Ida", "Pip", "Tilda")
SIGNS = ("moth", "key", "owl", "lantern", "leaf", "star")


def play(folder: str, seed: int) -> None:
    """Be the program, until its window is closed; tell when a computer begins to think."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["YOURNIGHTMARE_DATA_DIR"] = folder
    from PySide6.QtCore import QSocketNotifier, QTimer

    from yournightmare import app as application

    qt = application.make_application(["close"])
    program = application.Program()
    assert program.open()
    assert program.engine is not None
    window: Any = program.engine.rootObjects()[0]
    desk: Any = program.house.bring_desk()
    seats = [
        {"name": name, "sign": sign, "colour": sign, "kind": "computer", "level": "hard"}
        for name, sign in zip(NAMES, SIGNS, strict=True)
    ]
    seats[0] = {"name": "Mara", "sign": "moth", "colour": "moth", "kind": "person"}
    rng = random.Random(seed)
    asked: list[Any] = []

    def step() -> None:
        table = desk._open_games[-1].table
        phase, hand = table.property("phase"), table.property("hand")
        if table.property("isPlaying"):
            table.skip()
        elif phase == "placing" and not table.property("placing").property("hasPlaced"):
            table.property("placing").place(rng.randint(1, 7))
            table.act()
        elif hand.property("mayPlay"):
            row = rng.choice(hand.property("rows").rows)
            hand.pick(row.card)
            table.act()
        elif phase in ("deal", "round"):
            table.act()
        question = table._thinking.asked
        if table._thinking._on_its_way is not None and question not in asked:
            asked.append(question)
            print("thinks", flush=True)

    hands = QTimer()
    hands.timeout.connect(step)

    def begin() -> None:
        assert desk.begin("tricks", {}, seats, str(seed), "")
        hands.start(30)

    QTimer.singleShot(800, begin)
    told = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)

    def close() -> None:
        """As the close button of a window does."""
        told.setEnabled(False)
        window.close()

    told.activated.connect(close)
    status = qt.exec()
    program.close()
    sys.exit(status)


def children_of(parent: int) -> set[int]:
    """Return the processes that one has started, and those that these have."""
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                told = (entry / "stat").read_text()
            except OSError:
                continue
            parents[int(entry.name)] = int(told.rpartition(")")[2].split()[1])
    found: set[int] = set()
    waiting = [parent]
    while waiting:
        here = waiting.pop()
        more = [pid for pid, above in parents.items() if above == here]
        found.update(more)
        waiting += more
    return found


def is_there(pid: int) -> bool:
    """Tell whether a process still runs."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


def named(pid: int) -> str:
    """Return what a process was started with."""
    return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")[:200]


def close_once(attempt: int, rng: random.Random) -> tuple[float, list[str]]:
    """Play, close, and return the seconds it took and what was wrong."""
    is_seen = os.environ.get("QT_QPA_PLATFORM") == "xcb"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.stress.close_the_window", PLAY, folder]
        child = subprocess.Popen(
            [*command, str(attempt)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert child.stdin is not None
        assert child.stdout is not None
        # one that stands still would never think
        watchdog = threading.Timer(PATIENCE, child.kill)
        watchdog.start()
        for _ in range(rng.randint(1, 6)):
            child.stdout.readline()
        time.sleep(rng.uniform(0.0, 0.4))
        started = children_of(child.pid)
        begun = time.monotonic()
        if is_seen:
            subprocess.run(["xdotool", "key", "alt+F4"], check=True)
        else:
            child.stdin.write("close\n")
            child.stdin.flush()
        faults = []
        try:
            _, said = child.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            child.kill()
            return 20.0, ["it did not end"]
        finally:
            watchdog.cancel()
        took = time.monotonic() - begun
        if child.returncode != 0:
            faults.append(f"status {child.returncode}")
        if said.strip():
            faults.append(said.strip())
        if not started:
            faults.append("nobody was thinking in a process of its own")
        while any(map(is_there, started)) and time.monotonic() - begun < LIMIT:
            time.sleep(0.01)
        gone = time.monotonic() - begun
        faults += [f"{named(pid)} is left" for pid in started if is_there(pid)]
    return max(took, gone), faults


def main(times: int = 10) -> int:
    """Close the window that many times."""
    rng = random.Random(10)
    longest, failed = 0.0, 0
    for attempt in range(times):
        took, faults = close_once(attempt, rng)
        if took > LIMIT:
            faults.append(f"it took longer than {LIMIT} s")
        longest = max(longest, took)
        failed += bool(faults)
        print(f"{attempt + 1}: {took * 1000:.0f} ms. {'; '.join(faults)}", flush=True)
    print(f"closed {times} times, the longest took {longest * 1000:.0f} ms, {failed} with faults")
    return 1 if failed else 0


if __name__ == "__main__":
    if sys.argv[1:2] == [PLAY]:
        play(sys.argv[2], int(sys.argv[3]))
    else:
        sys.exit(main(*map(int, sys.argv[1:2])))
