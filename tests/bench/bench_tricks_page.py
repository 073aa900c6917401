"""How long the event loop is held up while six play Monster Tricks, five of them hard computers.

    python -m tests.bench.bench_tricks_page [SECONDS] [LEVEL]

The program plays in a window of 1440 x 900, a person's decisions made every 150 ms, and what is
being shown cut short every second time. With a LEVEL that thinks less more scenes are made.

Every turn of the event loop is noted: how long it took, and how much of it its thread reckoned,
which does not depend on others who use the machine. What is drawn by the software renderer is
drawn in the loop. Turns in which more than 50 ms were reckoned are listed with what the table
showed then.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from typing import Any

LIMIT_MS = 50.0
SIZE = (1440, 900)
NAMES = ("Mara", "Nell", "Bruno", "Ida", "Pip", "Tilda")
SIGNS = ("moth", "key", "owl", "lantern", "leaf", "star")


def main(seconds: float = 40.0, level: str = "hard") -> None:
    """Measure, and print a table."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["YOURNIGHTMARE_DATA_DIR"] = folder
        _measure(seconds, level)


class Turns:
    """Notes every turn of the event loop: its ms, what was reckoned in it, and a moment's name."""

    def __init__(self) -> None:
        from PySide6.QtCore import QTimer

        self.found: list[tuple[float, float, str]] = []
        self.moment = ""
        self._wall, self._cpu = time.perf_counter(), time.thread_time()
        self._timer = QTimer()
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        """Begin to note."""
        self._wall, self._cpu = time.perf_counter(), time.thread_time()
        self._timer.start(1)

    def stop(self) -> None:
        """Note no more."""
        self._timer.stop()

    def _tick(self) -> None:
        wall, cpu = time.perf_counter(), time.thread_time()
        self.found.append(((wall - self._wall) * 1000, (cpu - self._cpu) * 1000, self.moment))
        self._wall, self._cpu = wall, cpu


class Person:
    """Decides for the one person, at random, and tells what the table shows."""

    def __init__(self, table: Any, turns: Turns) -> None:
        self._table, self._turns, self._rng = table, turns, random.Random(1)
        self._skips = self._has_chosen = False
        self.decided = 0

    def go_on(self) -> None:
        """Do the next thing there is to do."""
        table, phase = self._table, self._table.property("phase")
        hand, placing = table.property("hand"), table.property("placing")
        if table.property("isPlaying"):
            self._skips = not self._skips
            if self._skips:
                table.skip()
        else:
            if phase in ("deal", "round", "ended"):
                table.act()
            elif self._has_chosen:  # nobody clicks twice within one turn of the loop
                self._has_chosen = False
                table.act()
                self.decided += 1
            elif phase == "placing" and not placing.property("hasPlaced"):
                placing.place(self._rng.randint(1, 7))
                self._has_chosen = True
            elif hand.property("mayPlay"):
                hand.pick(self._rng.choice(list(hand.property("rows").rows)).card)
                self._has_chosen = True
        self._turns.moment = f"{phase} to {table.property('phase')}"


def _measure(seconds: float, level: str) -> None:
    from PySide6.QtCore import QEventLoop, QTimer

    from yournightmare import app as application

    qt = application.make_application(["bench"])

    def wait(ms: float) -> None:
        loop = QEventLoop()
        QTimer.singleShot(int(ms), loop.quit)
        loop.exec()

    program = application.Program()
    assert program.open()
    assert program.engine is not None
    window: Any = program.engine.rootObjects()[0]
    window.resize(*SIZE)
    wait(2500)
    desk: Any = program.house.bring_desk()
    seats = [
        {"name": name, "sign": sign, "colour": sign, "kind": "computer", "level": level}
        for name, sign in zip(NAMES, SIGNS, strict=True)
    ]
    seats[0] |= {"kind": "person"}
    seats[0].pop("level")
    assert desk.begin("tricks", {}, seats, "7", "")
    turns = Turns()
    person = Person(desk._page, turns)
    wait(2500)
    turns.start()
    hands = QTimer()
    hands.timeout.connect(person.go_on)
    hands.start(150)
    wait(seconds * 1000)
    hands.stop()
    turns.stop()
    print(f"platform {qt.platformName()}; {person.decided} decisions of the person")
    _tell(turns.found)
    program.close()


def _tell(found: list[tuple[float, float, str]]) -> None:
    print(f"{'':<10}{'turns':>8}{'99.9 %':>8}{'longest':>9}{'> 50 ms':>9}")
    for name, at in (("wall", 0), ("reckoned", 1)):
        times = sorted(float(turn[at]) for turn in found)
        over = sum(one > LIMIT_MS for one in times)
        rare = times[int(len(times) * 0.999)]
        print(f"{name:<10}{len(times):>8}{rare:>8.1f}{times[-1]:>9.1f}{over:>9}")
    for wall, cpu, moment in found:
        if cpu > LIMIT_MS:
            print(f"  {wall:6.0f} ms, {cpu:6.0f} reckoned: {moment}")


if __name__ == "__main__":
    main(float((sys.argv[1:2] or ["40"])[0]), *sys.argv[2:3])
