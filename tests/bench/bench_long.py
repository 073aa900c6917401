"""Long lives: a session of 10,000 decisions, a library of 5,000 sessions (L1, L2).

    python -m tests.bench.bench_long [STEPS] [SESSIONS]

Prints a table with the goal of each line; exit status 1 if one is missed. The first column is the
time on the wall, which counts; the second the processor's time for the worst call, and a line for
SQLite's own smallest commit stands beside ours: where those stay small and the wall doesn't, other
programs had the processor or the disk. Not a test: no test depends on speed.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.bench.bench_save import bare
from tests.sessions.tools import careful, finished_session, long_session
from yournightmare.sessions.files import read_file, write_file
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.saved import SavedSession
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store

STEP_GOAL: Final = 50.0
LIST_GOAL: Final = 300.0


class Table:
    """Lines of milliseconds, and whether all of them meet their goal."""

    def __init__(self) -> None:
        self.missed = False

    def line(self, name: str, worst: Spent, goal: float | None) -> None:
        """Print one line; without a goal it is only told."""
        missed = goal is not None and worst.wall >= goal
        self.missed |= missed
        told = "" if goal is None else f"  < {goal:.0f}{'  MISSED' if missed else ''}"
        print(f"{name:<52}{worst.wall:>9.2f}{worst.cpu:>9.2f} ms{told}")


class Spent(NamedTuple):
    """Milliseconds on the wall and of the processor; the larger wall is the worse."""

    wall: float
    cpu: float


def timed(call: Callable[[], Any]) -> tuple[Spent, Any]:
    """What a call costs, and what it gives."""
    start, used = time.perf_counter(), time.thread_time()
    given = call()
    wall, cpu = time.perf_counter() - start, time.thread_time() - used
    return Spent(wall * 1000, cpu * 1000), given


def replaying(table: Table, store: Store, session_id: str, steps: int) -> None:
    """Any step of a replay: cold, at random, forwards, backwards."""
    loaded, record = timed(lambda: store.load(session_id))
    table.line("load the record", loaded, None)
    snapshots = store.snapshots(session_id)
    rng = random.Random(1)
    cold = []
    for step in [steps, *(rng.randrange(steps) for _ in range(10))]:
        replay = Replay(record, snapshots)
        cold.append(timed(partial(replay.at, step))[0])
    table.line("replay: worst first jump after opening", max(cold), STEP_GOAL)
    sliced = Replay(record, snapshots)
    slices = []
    while not sliced.is_checked:
        slices.append(timed(lambda: sliced.check(0.008))[0])
    table.line("replay: longest slice of checking", max(slices), STEP_GOAL)
    total = Spent(sum(one.wall for one in slices), sum(one.cpu for one in slices))
    table.line("replay: checking in all", total, None)
    jumps = [timed(lambda: sliced.at(rng.randrange(steps)))[0] for _ in range(500)]
    table.line("replay: worst jump", max(jumps), STEP_GOAL)
    walk = [timed(partial(sliced.at, s))[0] for s in range(0, steps, 7)]
    table.line("replay: worst step forwards", max(walk), STEP_GOAL)
    walk = [timed(partial(sliced.at, s))[0] for s in range(steps, 0, -7)]
    table.line("replay: worst step backwards", max(walk), STEP_GOAL)


def long_life(table: Table, store: Store, folder: Path, steps: int) -> None:
    """One session of many decisions."""
    session = long_session(steps)
    store.create(session)
    saved = SavedSession(store, session, is_new=False)
    smallest = bare(folder)
    sql = "INSERT INTO entries(entry) VALUES(zeroblob(150))"
    commits, moves = [], []
    for _ in range(200):
        commits.append(timed(lambda: smallest.execute(sql))[0])
        moves.append(timed(lambda: saved.session.decide(careful(session.state)))[0])
    smallest.close()
    table.line("SQLite's own smallest commit: worst of 200", max(commits), None)
    table.line("move and save: worst of 200", max(moves), STEP_GOAL)
    backs = [timed(session.take_back)[0] for _ in range(200)]
    table.line("take back and save: worst of 200", max(backs), STEP_GOAL)
    backs = [timed(session.take_back_refusal)[0] for _ in range(200)]
    table.line("ask whether it can be taken back: worst of 200", max(backs), STEP_GOAL)
    replaying(table, store, session.id, steps)
    opened, _ = timed(lambda: Session.of(store.load(session.id)))
    table.line("open again to go on", opened, None)
    written, _ = timed(lambda: write_file(folder / "long.nightmare", session.record()))
    table.line("export", written, None)
    table.line("read the file", timed(lambda: read_file(folder / "long.nightmare"))[0], None)
    print(f"{'file of the session':<52}{(folder / 'long.nightmare').stat().st_size >> 10:>10} KB")


def library(table: Table, path: Path, sessions: int) -> None:
    """Many sessions."""
    store = Store(path)
    store._connection.execute("PRAGMA synchronous=OFF")  # only to fill it
    games = [finished_session(seed) for seed in range(50)]
    for number in range(sessions):
        game = games[number % len(games)]
        game.id = f"{number:032x}"
        store.create(game)
    store.close()
    opened, store = timed(lambda: Store(path))
    table.line(f"open the store of {sessions} sessions", opened, LIST_GOAL)
    listed, found = timed(store.summaries)
    table.line(f"list {len(found)} sessions", listed, LIST_GOAL)
    table.line("list by a name", timed(lambda: store.summaries(text="ada"))[0], LIST_GOAL)
    table.line("list the unfinished", timed(store.unfinished)[0], LIST_GOAL)
    store.close()
    print(f"{'file of the library':<52}{path.stat().st_size >> 20:>10} MB")


def main() -> int:
    """Print the table and tell whether every goal is met."""
    numbers = [int(word) for word in sys.argv[1:]]
    steps = numbers[0] if numbers else 10_000
    sessions = numbers[1] if len(numbers) > 1 else 5_000
    table = Table()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print(f"A session of {steps} decisions")
        store = Store(folder / "long.db")
        long_life(table, store, folder, steps)
        store.close()
        print(f"\nA library of {sessions} sessions")
        library(table, folder / "many.db", sessions)
    return 1 if table.missed else 0


if __name__ == "__main__":
    sys.exit(main())
