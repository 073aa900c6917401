"""How long the event loop is held up while six play Monster Tricks, five of them hard computers.

    python -m tests.bench.bench_tricks_page [SECONDS] [LEVEL]

The program plays in a window of 1440 x 900, a person's decisions made every 150 ms, and what is
being shown cut short every second time. With a LEVEL that thinks less more scenes are made.

Every turn of the event loop is noted (see `turns.py`). What is drawn by the software renderer is
drawn in the loop. The turns that lasted longest are told with what the table showed then. A peer,
a bare window that turns a rectangle beside a process that reckons without end and is as nice as the
one in which the players think, is measured the same way in the same run.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.bench.turns import Turns

LIMIT_MS = 50.0
TOLD = 12
SIZE = (1440, 900)
NAMES = ("Mara", "Nell", "Bruno", "Ida", "Pip", "Tilda")
SIGNS = ("moth", "key", "owl", "lantern", "leaf", "star")


def main(seconds: float = 40.0, level: str = "hard") -> None:
    """Measure, and print a table."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["YOURNIGHTMARE_DATA_DIR"] = folder
        _measure(seconds, level)


class Person:
    """Decides for the one person, at random, and tells what the table shows."""

    def __init__(self, table: Any, turns: Turns) -> None:
        self._table, self._turns, self._rng = table, turns, random.Random(1)
        self._skips = self._has_chosen = False
        self.decided = 0

    def go_on(self) -> None:
        """Do the next thing there is to do."""
        self._turns.end("else")
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
        self._turns.end("the person")
        self._turns.moment = f"{phase} to {table.property('phase')}"


def _measure(seconds: float, level: str) -> None:
    from PySide6.QtCore import QTimer
    from PySide6.QtQml import QQmlApplicationEngine

    from tests.bench.turns import BARE_WINDOW, Turns, head, wait
    from yournightmare import app as application
    from yournightmare.players.worker import NICENESS

    qt = application.make_application(["bench"])
    print(f"platform {qt.platformName()}; {seconds:.0f} s each\n{head(LIMIT_MS)}")
    turns = Turns()
    bare = QQmlApplicationEngine()
    bare.loadData(BARE_WINDOW)
    reckons = f"import os; os.nice({NICENESS})\nwhile True: pass"
    with subprocess.Popen([sys.executable, "-c", reckons]) as busy:
        wait(500)
        turns.start()
        wait(seconds * 1000)
        turns.stop()
        busy.kill()
    print(turns.rows("bare window, one animation", LIMIT_MS))
    bare.deleteLater()

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
    person = Person(desk._open_games[-1].table, turns)
    wait(2500)
    turns.watch_window(window)
    turns.watch_garbage()
    desk._open_games[-1].table.happened.connect(turns.end)
    turns.start()
    hands = QTimer()
    hands.timeout.connect(person.go_on)
    hands.start(150)
    wait(seconds * 1000)
    hands.stop()
    turns.stop()
    print(turns.rows("Monster Tricks", LIMIT_MS))
    print(f"{person.decided} decisions of the person; the longest turns:")
    for turn in turns.longest(over=0)[:TOLD]:
        print(turn.told())
    program.close()


if __name__ == "__main__":
    main(float((sys.argv[1:2] or ["40"])[0]), *sys.argv[2:3])
