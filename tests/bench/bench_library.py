"""How fast saved games are shown: a library of 5,000 (L2), a replay of 10,000 steps (L1).

    python -m tests.bench.bench_library

Prints milliseconds; exit status 1 if the library needs more than 300 ms or a replay more than 50
ms to open or to show any step. Not a test: no test depends on speed.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

GAMES: Final = 5_000
STEPS: Final = 10_000


def main() -> int:
    """Print the table and tell whether the goals are met."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["YOURNIGHTMARE_DATA_DIR"] = folder
        from yournightmare.app import make_application

        app = make_application(["bench"])
        slow = _library(Path(folder)) + _replay(Path(folder), app.processEvents)
        del app
    return 1 if slow else 0


def _timed(what: str, goal: float, deed: Callable[[], Any]) -> int:
    start = time.perf_counter()
    deed()
    took = 1000 * (time.perf_counter() - start)
    print(f"{what:<44}{took:9.1f} ms   (goal {goal:.0f})")
    return int(took > goal)


def _library(folder: Path) -> int:
    from tests.screens import Shot
    from tests.stage import Stage
    from yournightmare.models.desk import Desk
    from yournightmare.models.library import LibraryModel

    store = _store_of_many(folder)
    stage = Stage()
    house: Any = stage.house
    house._desk = desk = stage.keep(Desk(stage.house, store))
    model = stage.keep(LibraryModel())
    slow = _timed(f"model of {GAMES} sessions", 300, lambda: model.setProperty("desk", desk))
    slow += _timed("search", 50, lambda: model.setProperty("text", "spiders"))
    slow += _timed("search taken back", 50, lambda: model.setProperty("text", ""))
    slow += _timed("order", 50, lambda: model.setProperty("order", "best"))
    model.setProperty("active", False)
    stage.show(Shot("yournightmare.views.library", "LibraryPage"))  # loads the components
    stage.clear()

    def show() -> None:
        stage.show(Shot("yournightmare.views.library", "LibraryPage"))
        assert stage.view is not None
        stage.view.grabWindow()

    slow += _timed("page with its first frame (60 ms of waiting)", 360, show)
    slips: Any = stage.view.rootObject().findChild(object, "slips") if stage.view else None
    if slips is not None:
        frames = []
        for number in range(120):
            start = time.perf_counter()
            slips.setProperty("contentY", number * 130.0)
            stage.view.grabWindow()  # type: ignore[union-attr]
            frames.append(1000 * (time.perf_counter() - start))
        frames.sort()
        print(f"{'scrolling, a frame drawn in software: median':<44}{frames[60]:9.1f} ms")
    stage.close()
    return slow


def _store_of_many(folder: Path) -> Any:
    """Return a store of many sessions: forty games, saved again and again under new ids."""
    from tests.models.tables import new_session
    from yournightmare.sessions.store import Store

    store = Store(folder / "many.db")
    records = []
    for seed in range(40):
        session, rng = new_session(seed), random.Random(seed)
        for _ in range(rng.randrange(60)):
            if session.waiting:
                session.decide(rng.choice(session.legal(0)))
        records.append(session.record())
    store._connection.execute("PRAGMA synchronous=OFF")
    for number in range(GAMES):
        store.add(msgspec.structs.replace(records[number % 40], id=f"{number:032x}"))
    return store


def _long_record() -> Any:
    """Return a session that would go on for ever: its own dice show a 6 whatever is tried."""
    from tests.models.tables import new_session
    from yournightmare.games.chance import ChanceNeeded
    from yournightmare.games.endless.decisions import Action, ChooseAction

    session = new_session(1, own_dice=True)
    chosen = ChooseAction(0, Action.RECITING_SPELLS, 1)
    dice = iter((1, 2))
    while len(session.log) < STEPS:
        legal = session.legal(0)
        decision = chosen if chosen in legal else legal[0]
        try:
            session.decide(decision)
        except ChanceNeeded:
            session.decide(decision, (next(dice, 6),))
    return session


def _replay(folder: Path, process: Callable[[], None]) -> int:
    from yournightmare.models.replay import ReplayTable
    from yournightmare.sessions.replay import Replay
    from yournightmare.sessions.store import Store

    store = Store(folder / "long.db")
    session = _long_record()
    store.create(session)
    made: list[Any] = []
    slow = _timed(f"reading {STEPS} steps", 400, lambda: made.append(store.replay(session.id)))
    slow += _timed("opening the replay", 50, lambda: made.append(ReplayTable(made[0])))
    table = made[1]
    rng = random.Random(1)
    slow += _timed("going to the end at once", 50, table.last)
    assert table.property("position") == STEPS
    for step in (1, 9_999, 4_321):
        slow += _timed(f"step {step}", 50, partial(table.goTo, step))
        assert table.property("position") == step
    slow += _longest_slice("telling and marking", table, process)
    times = []
    for _ in range(300):
        step = rng.randrange(STEPS + 1)
        start = time.process_time()
        table.goTo(step)
        times.append(1000 * (time.process_time() - start))
    print(f"{'300 random steps: longest':<44}{max(times):9.1f} ms   (goal 50)")
    imported = ReplayTable(Replay(session.record()))
    slow += _timed("imported, no kept states: asking for the end", 50, imported.last)
    imported.release()
    return slow + int(max(times) > 50)


def _longest_slice(what: str, table: Any, process: Callable[[], None]) -> int:
    """Let the table work for some seconds and tell the longest the window would have to wait."""
    longest, until = 0.0, time.perf_counter() + 8
    while not table.is_ready and time.perf_counter() < until:
        start = time.process_time()  # of ours alone: what else runs here doesn't count
        process()
        longest = max(longest, 1000 * (time.process_time() - start))
    print(f"{what + ': longest wait of the window':<44}{longest:9.1f} ms   (goal 50)")
    return int(longest > 50)


if __name__ == "__main__":
    sys.exit(main())
