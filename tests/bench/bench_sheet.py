"""How long it takes from the open curtain to the first frame with the sheet in it.

    python -m tests.bench.bench_sheet [TIMES]

For several seats and rounds: `openForChanged` to the frame that shows the desk (`frameSwapped`),
beside the frame of an idle page in the same run (a forced redraw of the same window), and beside
the 16.7 ms between two frames of an ordinary screen. Every sheet opened is full: two columns, four
tabs on the cards. Offscreen, Qt Quick's software renderer draws in the event loop, so that its
frames cost more than those of a graphics card; under a display set QT_QPA_PLATFORM=xcb. The page is
warm, as in a game: a sheet was open before, or not (`first`). Times are the processor's in the
window's thread; by the clock they are longer on a machine that does other things too.
"""

from __future__ import annotations

import os
import random
import statistics
import sys
import tempfile
import time
from typing import Any

FRAME_MS = 1000 / 60


def main(times: int = 12) -> None:
    """Measure with a data directory of its own."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["YOURNIGHTMARE_DATA_DIR"] = folder
        _measure(times)


def _measure(times: int) -> None:
    from tests.gallery_screens import worst as screens
    from tests.models.worst_tables import fill_in, new_table
    from tests.screens import Shot
    from tests.stage import Stage
    from yournightmare.app import make_application

    app = make_application(["bench"])
    stage = Stage()
    table = new_table(3, seed=4)
    table.act()
    stage.show(Shot(screens.MODULE, screens.PAGE, {"table": stage.keep(table)}), 1440, 900)
    stage.process(1500)
    view = stage.view
    assert view is not None
    curtain: Any = table.property("curtain")
    seen: list[float] = []
    view.frameSwapped.connect(lambda: seen.append(time.thread_time()))

    def frame() -> float:
        """Return the ms that a frame of this window takes when nothing changes."""
        seen.clear()
        start = time.thread_time()
        view.update()
        while not seen:
            app.processEvents()
        return (seen[0] - start) * 1000

    def opened() -> tuple[float, float]:
        """Open the curtain; ms in the models and bindings, ms to the end of the first frame."""
        assert curtain.property("openFor") == -1
        seen.clear()
        start = time.thread_time()
        curtain.open(curtain.property("seat"))  # with reduced motion it is open at once
        assert curtain.property("openFor") >= 0
        bound = time.thread_time()
        while not seen:
            app.processEvents()
        return (bound - start) * 1000, (seen[0] - start) * 1000

    table.act()
    stage.process(300)
    first = opened()
    bindings, whole = [], []
    for turn in range(times):
        fill_in(table, random.Random(turn))
        curtain.fall("done")
        stage.process(200)
        ms = opened()
        bindings.append(ms[0])
        whole.append(ms[1])
    idle = [frame() for _ in range(times)]
    usual, mean = statistics.median(idle), statistics.median(whole)
    print(f"platform {app.platformName()}; ms, {times} times")
    print(f"{'':<34}{'least':>8}{'median':>8}{'longest':>9}")
    for name, row in (
        ("a frame in which nothing changes", idle),
        ("opening: models and bindings", bindings),
        ("opening: to the end of the frame", whole),
    ):
        print(f"{name:<34}{min(row):>8.1f}{statistics.median(row):>8.1f}{max(row):>9.1f}")
    print(f"{'  the very first time':<34}{first[1]:>8.1f}")
    print(f"ratio to a frame of this window {mean / usual:.2f}, to 1/60 s {mean / FRAME_MS:.2f}")
    stage.close()


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
