"""How long the window's event loop is ever held up while a game plays itself with its animations.

    python -m tests.bench.bench_smooth [SECONDS]

The program plays with full motion. A timer of 1 ms notes every gap in the event loop; a peer, a
bare window that turns a rectangle for as long, is measured the same way in the same run. Under a
display (QT_QPA_PLATFORM=xcb) drawing is done by a thread of its own where Qt does so; the offscreen
platform draws in the event loop, so its gaps hold whole frames of the software renderer.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from typing import Any

LIMIT_MS = 16.0


class Gaps:
    """Notes the gaps between the ticks of a 1 ms timer."""

    def __init__(self) -> None:
        from PySide6.QtCore import Qt, QTimer

        self.found: list[float] = []
        self._last = time.perf_counter()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        """Begin to note."""
        self.found.clear()
        self._last = time.perf_counter()
        self._timer.start(1)

    def _tick(self) -> None:
        now = time.perf_counter()
        self.found.append((now - self._last) * 1000)
        self._last = now

    def row(self, name: str) -> str:
        """Return a row of the table: median, 99 %, longest, share above the limit."""
        self._timer.stop()
        gaps = sorted(self.found)
        over = sum(gap > LIMIT_MS for gap in gaps)
        worst = gaps[-1]
        p99, p999 = gaps[int(len(gaps) * 0.99)], gaps[int(len(gaps) * 0.999)]
        return (
            f"{name:<26}{gaps[len(gaps) // 2]:>8.2f}{p99:>8.2f}{p999:>8.2f}{worst:>8.2f}"
            f"{over:>7}{len(gaps):>8}"
        )


def main(seconds: float = 20.0) -> None:
    """Measure the bare window, then the game."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["YOURNIGHTMARE_DATA_DIR"] = folder
        _measure(seconds)


def _measure(seconds: float) -> None:
    from PySide6.QtCore import QEventLoop, QTimer
    from PySide6.QtQml import QQmlApplicationEngine

    from tests.models.tables import play_at_random
    from yournightmare import app as application

    qt = application.make_application(["bench"])

    def wait(ms: float) -> None:
        loop = QEventLoop()
        QTimer.singleShot(int(ms), loop.quit)
        loop.exec()

    gaps = Gaps()
    print(f"platform {qt.platformName()}; gaps in ms over {seconds:.0f} s")
    print(f"{'':<26}{'median':>8}{'99 %':>8}{'99.9 %':>8}{'longest':>8}{'> 16':>7}{'turns':>8}")
    bare = QQmlApplicationEngine()
    bare.loadData(
        b"import QtQuick\nWindow { width: 1280; height: 800; visible: true\n"
        b"Rectangle { anchors.centerIn: parent; width: 300; height: 300; color: 'gold'\n"
        b"NumberAnimation on rotation { loops: -1; to: 360; duration: 900 } } }"
    )
    wait(500)
    gaps.start()
    wait(seconds * 1000)
    print(gaps.row("bare window, one animation"))
    bare.deleteLater()

    program = application.Program()
    assert program.open()
    desk: Any = program.house.bring_desk()
    seats = [{"name": "Ada", "kind": "person"}]
    assert desk.begin("endless", {"board": "standard"}, seats, "7", "")
    rng = random.Random(7)

    def step() -> None:
        table = desk._page
        if table.property("isPlaying"):
            return
        if table.property("awaiting") == "nothing":
            desk.begin("endless", {"board": "standard"}, seats, "", "")
        else:
            play_at_random(table, rng, most=1)

    wait(2500)
    decide = QTimer()
    decide.timeout.connect(step)
    decide.start(40)
    gaps.start()
    wait(seconds * 1000)
    print(gaps.row("a game playing itself"))
    decide.stop()
    program.close()


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
