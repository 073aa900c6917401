"""What saving costs: a decision played and durably saved, beside SQLite's own durable commit.

    python -m tests.bench.bench_save [DECISIONS] [FOLDER]

Both are measured in turns on the same disk. The median may differ by 3 ms at most; exit status 1 if
it doesn't hold. Not a test: no test depends on speed.
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from tests.sessions.tools import ADA, careful, endless_options
from yournightmare.sessions.saved import SavedSession
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store

GOAL: Final = 3.0
"""Milliseconds, median of ours minus median of SQLite's."""


def timed(call: Callable[[], object]) -> float:
    """Milliseconds that a call takes."""
    start = time.perf_counter()
    call()
    return (time.perf_counter() - start) * 1000


def bare(folder: Path) -> sqlite3.Connection:
    """A database that does nothing but the smallest durable commit."""
    connection = sqlite3.connect(folder / "bare.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA fullfsync=ON")
    connection.execute("CREATE TABLE entries(n INTEGER PRIMARY KEY, entry BLOB)")
    return connection


def measure(count: int, folder: Path) -> dict[str, list[float]]:
    """Times in ms: of decisions in memory, of bare commits, of decisions played and saved."""
    store, connection = Store(folder / "sessions.db"), bare(folder)
    memory = Session.new("endless", endless_options(), (ADA,), 3)
    saved = SavedSession(store, Session.new("endless", endless_options(), (ADA,), 3))
    blob = bytes(150)
    times: dict[str, list[float]] = {"played": [], "bare commit": [], "played and saved": []}
    for _ in range(count):
        times["played"].append(timed(lambda: memory.decide(careful(memory.state))))
        times["bare commit"].append(
            timed(lambda: connection.execute("INSERT INTO entries(entry) VALUES(?)", (blob,)))
        )
        times["played and saved"].append(
            timed(lambda: saved.session.decide(careful(saved.session.state)))
        )
    assert saved.is_saved
    store.close()
    connection.close()
    return times


def main() -> int:
    """Print the table and tell whether the goal is met."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    with tempfile.TemporaryDirectory(dir=sys.argv[2] if len(sys.argv) > 2 else None) as folder:
        times = measure(count, Path(folder))
    print(f"{'ms, of ' + str(count):<20}{'median':>9}{'90 %':>9}{'99 %':>9}{'max':>9}")
    for name, values in times.items():
        cuts = quantiles(values, n=100)
        figures = (median(values), cuts[89], cuts[98], max(values))
        print(f"{name:<20}" + "".join(f"{figure:>9.3f}" for figure in figures))
    extra = median(times["played and saved"]) - median(times["bare commit"])
    print(f"{'median difference':<20}{extra:>9.3f}   goal: at most {GOAL}")
    return 0 if extra <= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
