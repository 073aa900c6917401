"""Frames while a die runs over the dice board, and while the belt and the water run.

    python -m tests.bench.bench_active_frames [THROWS]

A window of 1280 x 800 with full motion in the software renderer. A frame counts as dropped if more
than one and a half times its 16.7 ms have passed since the last one. On a machine that others use
too some gaps are theirs: what the thread itself spent from frame to frame, drawing
included, stands beside.
"""

from __future__ import annotations

import itertools
import os
import sys
import tempfile
import time
from typing import Any

FRAME_MS = 1000 / 60


def main(throws: int = 12) -> None:
    """Measure, and print a table."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["YOURNIGHTMARE_DATA_DIR"] = folder
        _measure(throws)


def _measure(throws: int) -> None:
    from tests.gallery_screens.active import active_table, throw_at
    from tests.screens import Shot
    from tests.stage import Stage
    from yournightmare.app import make_application

    app = make_application(["bench"])
    stage = Stage()
    stage.choose(motion="full")
    heads = ("frames", "median", "99 %", "longest", "dropped", "cost", "99 %", "late")
    named = zip(heads, (7, 8, 8, 9, 9, 8, 8, 6), strict=True)
    print(" " * 14 + "".join(f"{head:>{width}}" for head, width in named))
    for nightmare, until in (
        ("active_spiders", "board throw"),
        ("active_old_factory", "action"),
        ("drowning", "action"),
    ):
        table = stage.keep(active_table(nightmare, until))
        stage.show(Shot("yournightmare.views.endless", "EndlessPage", {"table": table}), 1280, 800)
        stage.process(1500)
        times: list[float] = []
        costs: list[float] = []
        view: Any = stage.view
        began = [time.thread_time()]

        def swapped(
            times: list[float] = times, costs: list[float] = costs, began: list[float] = began
        ) -> None:
            times.append(time.perf_counter() * 1000)
            now = time.thread_time()
            costs.append((now - began[0]) * 1000)
            began[0] = now

        view.frameSwapped.connect(swapped)
        gaps: list[float] = []
        for n in range(throws if until == "board throw" else 1):
            times.clear()
            if until == "board throw":
                throw_at(table, 480 + 20 * (n % 9), (n % 5 - 2) * 20)
                _wait(app, 1.1)
            else:
                _wait(app, 6.0)
            gaps += [b - a for a, b in itertools.pairwise(times)]
        _tell(nightmare.removeprefix("active_"), gaps, costs)
    stage.close()


def _wait(app: Any, seconds: float) -> None:
    """Let the event loop run by itself, as in the program."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def _tell(name: str, gaps: list[float], costs: list[float]) -> None:
    gaps = sorted(gap for gap in gaps if gap < 400)  # between two throws nothing moves
    if not gaps:
        print(f"{name:<14} no frames")
        return
    dropped = sum(gap > 1.5 * FRAME_MS for gap in gaps)
    at = [gaps[int(len(gaps) * part)] for part in (0.5, 0.99)]
    costs = sorted(costs)
    row = "".join(f"{one:>8.1f}" for one in at)
    late = sum(cost > FRAME_MS for cost in costs)
    spent = f"{costs[len(costs) // 2]:>8.1f}{costs[int(len(costs) * 0.99)]:>8.1f}{late:>6}"
    print(f"{name:<14}{len(gaps):>7}{row}{gaps[-1]:>9.1f}{dropped:>9}{spent}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
