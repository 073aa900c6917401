"""How long until the first frame of the bedroom, against a bare PySide6 window, in pairs.

    python -m tests.bench.bench_start [--pairs N] [--renderer {opengl,software}]

Needs a display (Xvfb will do). Prints a table; exit status 1 if a ratio is over its budget:
1.6 for the time from the start of the process, 1.4 for the memory. Each pair runs both, one after
the other, so that whatever else the machine does weighs on both; the processor's time is less
disturbed by it than the clock's.

Each window draws as it does by itself. Without a graphics card that is OpenGL on the processor for
the bare one, Qt Quick's own renderer for ours. With `--renderer` both draw alike. The pointer
stands aside, for the door under it comes to life.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TIME_BUDGET = 1.6
MEMORY_BUDGET = 1.4

# What both report once the first frame is on the screen. Memory is read two seconds later, when
# pictures that load in the background have come.
_REPORT = """
import json, time
def report(app):
    from PySide6.QtCore import QTimer
    seen = time.time()
    busy = time.process_time()
    def memory():
        for line in open("/proc/self/status"):
            if line.startswith("VmRSS"):
                rss = int(line.split()[1])
                print(json.dumps({"seen": seen, "busy": busy, "rss": rss}), flush=True)
        app.quit()
    QTimer.singleShot(2000, memory)
"""

_BARE = (
    _REPORT
    + """
import sys
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
app = QGuiApplication(sys.argv[:1])
from PySide6.QtGui import QCursor
QCursor.setPos(0, 0)
engine = QQmlApplicationEngine()
from PySide6.QtCore import QObject, Slot
class Seen(QObject):
    @Slot()
    def frame(self):
        report(app)
seen = Seen()
engine.setInitialProperties({"seen": seen})
engine.loadData(b'''
import QtQuick
Window {
    id: window
    required property QtObject seen
    property bool out: false
    visible: true; width: 1440; height: 900
    Rectangle { anchors.fill: parent; color: "#12101c" }
    Connections {
        enabled: !window.out
        target: window
        function onFrameSwapped() { window.out = true; window.seen.frame() }
    }
}''')
app.exec()
del engine
"""
)

_HOUSE = (
    _REPORT
    + """
import gc, sys
gc.disable()  # as the command line does
from yournightmare import app as house
application = house.make_application(sys.argv[:1])
from PySide6.QtGui import QCursor
QCursor.setPos(0, 0)
program = house.Program(house.Instance())
program.house.firstFrame.connect(lambda: report(application))  # before what may wait
program.open()
application.exec()
program.close()
"""
)


_RENDERERS = {"opengl": {"QSG_RHI_BACKEND": "opengl"}, "software": {"QT_QUICK_BACKEND": "software"}}


def _run(code: str, environment: dict[str, str]) -> tuple[float, float, float]:
    """Seconds to the first frame, megabytes resident, processor seconds to the first frame."""
    started = time.time()
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        cwd=Path(__file__).parents[2],
        env={**os.environ, **environment},
    )
    report = json.loads(done.stdout.splitlines()[-1])
    return report["seen"] - started, report["rss"] / 1024, report["busy"]


def main() -> int:
    """Measure and print; gives the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=7)
    parser.add_argument("--renderer", choices=_RENDERERS, help="both draw with it")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = {"YOURNIGHTMARE_DATA_DIR": folder, **_RENDERERS.get(options.renderer, {})}
        for code in (_BARE, _HOUSE):  # once unseen: files into the system's cache, QML compiled
            _run(code, environment)
        rows = [(_run(_BARE, environment), _run(_HOUSE, environment)) for _ in range(options.pairs)]
    print("pair   bare ms   house ms   ratio     bare MB   house MB   ratio   processor")
    for number, (bare, house) in enumerate(rows, 1):
        print(
            f"{number:4}  {bare[0] * 1000:8.0f}  {house[0] * 1000:9.0f}  {house[0] / bare[0]:6.2f}"
            f"  {bare[1]:10.0f}  {house[1]:9.0f}  {house[1] / bare[1]:6.2f}"
            f"  {house[2] / bare[2]:10.2f}"
        )
    time_ratio = statistics.median(house[0] / bare[0] for bare, house in rows)
    memory_ratio = statistics.median(house[1] / bare[1] for bare, house in rows)
    print(f"median of the ratios: time {time_ratio:.2f} (budget {TIME_BUDGET}), ", end="")
    processor = statistics.median(house[2] / bare[2] for bare, house in rows)
    print(f"processor time {processor:.2f}, ", end="")
    print(f"memory {memory_ratio:.2f} (budget {MEMORY_BUDGET})")
    return int(time_ratio > TIME_BUDGET or memory_ratio > MEMORY_BUDGET)


if __name__ == "__main__":
    sys.exit(main())
