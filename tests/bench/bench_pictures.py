"""How fast the picture of a Fear card is there the first time, and what the window feels of it.

    python -m tests.bench.bench_pictures [CARDS] [SCALE]

Every card is shown by a `FearPicture` of 220 x 250 in a window, one after the other; the time runs
from the moment the card is named until its picture is ready to be drawn (its fading in is motion
and comes on top). Beside it stands what the processor worked meanwhile, in all threads: what the
clock would show on a machine with nothing else to do. A timer of 1 ms notes every gap in the event
loop meanwhile; the same window with nothing to load is measured for comparison. Then ten cards are
named at once. Exit status 1 if any card needs more than 50 ms of the processor, or half of them
more than that by the clock. Not a test: no test depends on speed.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from typing import Any, Final

LIMIT_MS: Final = 50.0
QML: Final = b"""
import QtQuick
import yournightmare.views.components

Window {
    id: window
    width: 1200; height: 560; visible: true
    property var cards: [""]
    readonly property bool isReady: {
        for (let i = 0; i < pictures.count; ++i)
            if (!pictures.itemAt(i) || !pictures.itemAt(i).isThere)
                return false
        return true
    }
    Grid {
        columns: 5; spacing: 10
        Repeater {
            id: pictures
            model: window.cards
            FearPicture {
                required property string modelData
                card: modelData; width: 220; height: 250
            }
        }
    }
}
"""


def main(count: int = 120, scale: float = 1.0) -> int:
    """Measure and print; gives the exit status."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = f"{scale:g}"
    with tempfile.TemporaryDirectory() as folder:
        os.environ["YOURNIGHTMARE_DATA_DIR"] = folder
        return _measure(count)


def _row(name: str, times: list[float]) -> str:
    times.sort()
    at = [times[int((len(times) - 1) * part)] for part in (0.5, 0.9, 1.0)]
    return f"{name:<37}{len(times):>7}{''.join(f'{one:>9.1f}' for one in at)}"


def _measure(count: int) -> int:
    from PySide6.QtCore import QEventLoop, Qt, QTimer
    from PySide6.QtQml import QQmlApplicationEngine

    import yournightmare.models.fearpictures  # noqa: F401 (its type, as the game brings it)
    from yournightmare import app as application
    from yournightmare.sessions.fears import deck

    qt = application.make_application(["bench"])
    engine = QQmlApplicationEngine()
    engine.addImportPath(str(application.IMPORT_PATH))
    engine.loadData(QML)
    window: Any = engine.rootObjects()[0]
    gaps: list[float] = []
    last = time.perf_counter()

    def tick() -> None:
        nonlocal last
        now = time.perf_counter()
        gaps.append((now - last) * 1000)
        last = now

    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)

    def wait(ms: int) -> None:
        loop = QEventLoop()
        QTimer.singleShot(ms, loop.quit)
        loop.exec()

    def show(cards: list[str]) -> float:
        loop = QEventLoop()
        start = time.perf_counter()
        ends: list[float] = []

        def seen() -> None:
            if window.property("isReady"):
                ends.append(time.perf_counter())
                loop.quit()

        window.isReadyChanged.connect(seen)
        QTimer.singleShot(5000, loop.quit)
        window.setProperty("cards", cards)
        if not window.property("isReady"):
            loop.exec()
        window.isReadyChanged.disconnect(seen)
        return ((ends[0] if ends else time.perf_counter()) - start) * 1000

    cards = list(deck())
    random.Random(7).shuffle(cards)
    wait(400)
    print(f"platform {qt.platformName()}, scale {window.devicePixelRatio():g}; ms")
    print(f"{'':<37}{'count':>7}{'median':>9}{'90 %':>9}{'longest':>9}")
    timer.start(1)
    last = time.perf_counter()
    gaps.clear()
    wait(1500)
    print(_row("gaps, the window at rest", list(gaps)))
    show([cards.pop()])
    wait(300)
    times, worked, felt = [], [], []
    for card in cards[:count]:
        gaps.clear()
        before = time.process_time()
        times.append(show([card]))
        worked.append((time.process_time() - before) * 1000)
        felt.append(max(gaps, default=0.0))
        wait(30)
    slowest = cards[worked.index(max(worked))]
    print(_row("one card, until its picture is there", times))
    print(_row("the processor's work for it", worked) + f"  {slowest}")
    print(_row("longest gap meanwhile", felt))
    ten, felt = [], []
    for k in range(count, min(len(cards) - 10, count + 100), 10):
        gaps.clear()
        ten.append(show(cards[k : k + 10]))
        felt.append(max(gaps, default=0.0))
        wait(60)
    print(_row("ten cards at once", ten))
    print(_row("longest gap meanwhile", felt))
    return 1 if worked[-1] > LIMIT_MS or times[len(times) // 2] > LIMIT_MS else 0


if __name__ == "__main__":
    numbers = sys.argv[1:]
    sys.exit(main(*([int(numbers[0])] if numbers else []), *map(float, numbers[1:2])))
