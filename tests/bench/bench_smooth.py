"""How long the window's event loop is ever held up while a game plays itself with its animations.

    python -m tests.bench.bench_smooth [SECONDS] [--over MS] [--seed N]

The program plays with full motion in a window of 1440 x 900. A peer, a bare window that turns a
rectangle for as long, is measured the same way in the same run (see `turns.py`). The software
renderer draws in the event loop, so there a turn holds whole frames. With OpenGL
(QT_QPA_PLATFORM=xcb, and QSG_RHI_BACKEND=opengl where there is no graphics card) another thread
draws, for which the loop waits when it is late.

Of turns that last more than 16 ms, or as many as `--over` says, it is told what took how long, and
what was shown: while a die or a marker moves a long turn is seen, while nothing moves it is not.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
from typing import Any

LIMIT_MS = 16.0
STILL = "nothing moves"
SIZE = (1440, 900)


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
    from PySide6.QtCore import QTimer
    from PySide6.QtQml import QQmlApplicationEngine
    from PySide6.QtQuick import QQuickWindow  # noqa: F401 (so that windows are known as such)

    from tests.bench.turns import BARE_WINDOW, Turns, head, wait
    from tests.models.tables import play_at_random
    from yournightmare import app as application

    qt = application.make_application(["bench"])

    turns = Turns()
    bare = QQmlApplicationEngine()
    bare.loadData(BARE_WINDOW)
    wait(500)
    bare_window: Any = bare.rootObjects()[0]
    renderer = bare_window.rendererInterface().graphicsApi().name
    print(f"platform {qt.platformName()}, {renderer}; {seconds:.0f} s each\n{head(LIMIT_MS)}")
    turns.start()
    wait(seconds * 1000)
    turns.stop()
    print(turns.rows("bare window, one animation", LIMIT_MS))
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
        table = desk._open_games[-1].table
        if table.property("isPlaying"):
            return
        turns.end("else")
        if table.property("awaiting") == "nothing":
            program.house.again(table.property("sessionId"))
            turns.end("dream again")
        else:
            play_at_random(table, rng, most=1)
            turns.end(f"decide {table.property('awaiting')}")

    def seen(kind: str) -> None:
        turns.end(kind)
        turns.moment = kind

    def came_to_rest() -> None:
        if not desk._open_games[-1].table.property("isPlaying"):
            turns.moment = STILL

    wait(2500)
    turns.watch_window(program.engine.rootObjects()[0])
    turns.watch_garbage()
    turns.moment = STILL
    desk._open_games[-1].table.happened.connect(seen)
    desk._open_games[-1].table.playingChanged.connect(came_to_rest)
    decide = QTimer()
    decide.timeout.connect(step)
    decide.start(40)
    turns.start()
    wait(seconds * 1000)
    turns.stop()
    print(turns.rows("a game playing itself", LIMIT_MS))
    print(turns.rows("  die and markers move", LIMIT_MS, lambda moment: moment != STILL))
    print(turns.rows("  nothing moves", LIMIT_MS, lambda moment: moment == STILL))
    for turn in turns.longest(over):
        print(turn.told())
    decide.stop()
    program.close()


if __name__ == "__main__":
    main()
