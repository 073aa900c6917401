"""How long the window's event loop is ever held up while a game plays itself with its animations.

    python -m tests.bench.bench_smooth [SECONDS] [--over MS] [--seed N]

The program plays with full motion in a window of 1440 x 900. A timer of 1 ms notes every gap in the
event loop; a peer, a bare window that turns a rectangle for as long, is measured the same way in
the same run. The software renderer draws in the event loop, so there a gap holds whole frames. With
OpenGL (QT_QPA_PLATFORM=xcb, and QSG_RHI_BACKEND=opengl where there is no graphics card) a thread of
its own draws, for which the loop waits when it is late.

On a machine that others use too a gap may be theirs: beside the gaps stands how much of each the
loop's thread really reckoned. (Who shares a processor with others reckons longer too.) Of turns in
which more than 16 ms were reckoned, or as many as `--over` says, it is told what took how long:
polish (layouts and texts find their sizes), sync (the scene follows), draw, the game's own steps,
Python's garbage.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import tempfile
import time
from typing import Any

LIMIT_MS = 16.0
SIZE = (1440, 900)


# The signals of a window that end a part of a frame, and what that part is called.
PARTS = {
    "afterAnimating": "polish",
    "afterSynchronizing": "sync",
    "afterRendering": "draw",
    "frameSwapped": "show",
}


class Notes:
    """Notes what the loop's thread does: where a part ends, and what it reckoned for it."""

    def __init__(self) -> None:
        self._parts: list[tuple[str, float]] = []
        self._last = time.thread_time()

    def end(self, part: str) -> None:
        """Note that what was reckoned since the last part was this."""
        now = time.thread_time()
        self._parts.append((part, (now - self._last) * 1000))
        self._last = now

    def take(self) -> str:
        """Return what was noted, parts of no account left out, and begin anew."""
        self.end("else")
        told = ", ".join(f"{part} {ms:.1f}" for part, ms in self._parts if ms >= 0.3)
        self._parts.clear()
        return told

    def watch_window(self, window: Any) -> None:
        """Note the parts of its frames, where they are drawn in the loop's own thread."""
        from PySide6.QtCore import Qt

        for signal, part in PARTS.items():
            at_once = Qt.ConnectionType.DirectConnection
            getattr(window, signal).connect(lambda part=part: self.end(part), at_once)

    def watch_garbage(self) -> None:
        """Note Python's collections."""
        gc.callbacks.append(
            lambda phase, info: self.end(
                "else" if phase == "start" else f"garbage {info['generation']}"
            )
        )


class Gaps:
    """Notes the gaps between the ticks of a 1 ms timer, and what the thread reckoned in each."""

    def __init__(self, over: float = LIMIT_MS) -> None:
        from PySide6.QtCore import Qt, QTimer

        self.notes = Notes()
        self.long: list[tuple[float, str]] = []  # what was done in turns that reckoned so long
        self._over = over
        self.found: list[float] = []
        self.reckoned: list[float] = []
        self.opened: list[float] = []  # what was reckoned in those in which a next game began
        self.is_opening = False
        self._last, self._last_cpu = time.perf_counter(), time.thread_time()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        """Begin to note."""
        self.found.clear()
        self.reckoned.clear()
        self.opened.clear()
        self.long.clear()
        self.notes.take()
        self._last, self._last_cpu = time.perf_counter(), time.thread_time()
        self._timer.start(1)

    def _tick(self) -> None:
        now, cpu = time.perf_counter(), time.thread_time()
        self.found.append((now - self._last) * 1000)
        self.reckoned.append((cpu - self._last_cpu) * 1000)
        done = self.notes.take()
        if self.reckoned[-1] > self._over:
            self.long.append((self.reckoned[-1], done))
        self._last, self._last_cpu = now, time.thread_time()
        if self.is_opening:
            self.opened.append(self.reckoned[-1])
            self.is_opening = False

    def rows(self, name: str) -> str:
        """Return two rows of the table: of the gaps, and of what was reckoned in them."""
        self._timer.stop()
        return f"{_row(name, self.found)}\n{_row('  reckoned in them', self.reckoned)}"


def _row(name: str, times: list[float]) -> str:
    """Return a row: turns, median, 99 %, 99.9 %, longest, how many and what share are too long."""
    times = sorted(times)
    over = sum(one > LIMIT_MS for one in times)
    at = [times[int(len(times) * part)] for part in (0.5, 0.99, 0.999)]
    numbers = "".join(f"{one:>9.2f}" for one in (*at, times[-1]))
    return f"{name:<28}{len(times):>7}{numbers}{over:>7}{over / len(times):>9.2%}"


def main() -> None:
    """Measure the bare window, then the game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", type=float, nargs="?", default=20.0)
    parser.add_argument("--over", type=float, default=LIMIT_MS, help="ms from which turns are told")
    parser.add_argument("--seed", type=int, default=7, help="of the game and of who plays it")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["YOURNIGHTMARE_DATA_DIR"] = folder
        _measure(options.seconds, options.over, options.seed)


def _measure(seconds: float, over: float, seed: int) -> None:
    from PySide6.QtCore import QEventLoop, QTimer
    from PySide6.QtQml import QQmlApplicationEngine
    from PySide6.QtQuick import QQuickWindow  # noqa: F401 (so that windows are known as such)

    from tests.models.tables import play_at_random
    from yournightmare import app as application

    qt = application.make_application(["bench"])

    def wait(ms: float) -> None:
        loop = QEventLoop()
        QTimer.singleShot(int(ms), loop.quit)
        loop.exec()

    gaps = Gaps(over)
    bare = QQmlApplicationEngine()
    bare.loadData(
        b"import QtQuick\nWindow { width: 1440; height: 900; visible: true\n"
        b"Rectangle { anchors.centerIn: parent; width: 300; height: 300; color: 'gold'\n"
        b"NumberAnimation on rotation { loops: -1; to: 360; duration: 900 } } }"
    )
    wait(500)
    bare_window: Any = bare.rootObjects()[0]
    renderer = bare_window.rendererInterface().graphicsApi().name
    print(f"platform {qt.platformName()}, {renderer}; ms over {seconds:.0f} s")
    heads = ("median", "99 %", "99.9 %", "longest")
    print(f"{'':<28}{'turns':>7}{''.join(f'{h:>9}' for h in heads)}{'> 16':>7}{'share':>9}")
    gaps.start()
    wait(seconds * 1000)
    print(gaps.rows("bare window, one animation"))
    bare.deleteLater()

    program = application.Program()
    assert program.open()
    assert program.engine is not None
    program.engine.rootObjects()[0].resize(*SIZE)  # type: ignore[attr-defined]
    desk: Any = program.house.bring_desk()
    seats = [{"name": "Ada", "kind": "person"}]
    assert desk.begin("endless", {"board": "standard"}, seats, str(seed), "")
    rng = random.Random(seed)

    def step() -> None:
        table = desk._page
        if table.property("isPlaying"):
            return
        if table.property("awaiting") == "nothing":
            gaps.notes.end("else")
            program.house.again(table.property("sessionId"))  # Dream again
            gaps.notes.end("dream again")
            gaps.is_opening = True
        else:
            gaps.notes.end("else")
            play_at_random(table, rng, most=1)
            gaps.notes.end(f"decide {table.property('awaiting')}")

    wait(2500)
    gaps.notes.watch_window(program.engine.rootObjects()[0])
    gaps.notes.watch_garbage()
    desk._page.happened.connect(lambda kind: gaps.notes.end(kind))
    decide = QTimer()
    decide.timeout.connect(step)
    decide.start(40)
    gaps.start()
    wait(seconds * 1000)
    print(gaps.rows("a game playing itself"))
    pages = ", ".join(f"{gap:.0f}" for gap in gaps.opened)
    print(f"in {len(gaps.opened)} of these a next game began, which took: {pages or '-'}")
    for ms, done in sorted(gaps.long, reverse=True):
        print(f"{ms:6.1f} ms: {done}")
    decide.stop()
    program.close()


if __name__ == "__main__":
    main()
