"""The process in which computer players think: it dies, hangs, is cancelled, is closed (C3, C4)."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.tricks.setting import facing
from tests.players import slow_levels
from yournightmare.games.tricks import TRICKS
from yournightmare.players import thinking
from yournightmare.players.player import player_of
from yournightmare.players.thinking import Mishap, Task, Thinker, Thought
from yournightmare.players.tricks.hard import PLAYOUTS, PORTION

LONG = 60
"""Longer than any of these takes, on a machine however busy."""

STATE = facing("0345589", "1234567", "2356789", pile="123")
VIEW = TRICKS.view(STATE, 0)
LEGAL = TRICKS.legal(STATE, 0)

Ask = Callable[..., Thought]


@pytest.fixture
def thinker_of() -> Iterator[Callable[..., Thinker]]:
    made: list[Thinker] = []

    def make(decide: Any = None, seconds: float = 20, grace: float = 20) -> Thinker:
        made.append(Thinker(seconds, grace, decide))
        return made[-1]

    yield make
    for thinker in made:
        thinker.close()


def ask(thinker: Thinker, level: Any = "hard", seed: int = 7) -> Thought:
    told: queue.SimpleQueue[Thought] = queue.SimpleQueue()
    thinker.think("tricks", level, VIEW, LEGAL, seed, told.put)
    return told.get(timeout=LONG)


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def comes_true(question: Callable[[], bool]) -> bool:
    until = time.monotonic() + LONG
    while not question():
        if time.monotonic() > until:
            return False
        time.sleep(0.01)
    return True


def test_the_worker_decides_as_the_level_does(thinker_of: Callable[..., Thinker]) -> None:
    thinker = thinker_of()
    for level in ("easy", "normal", "hard"):
        expected = player_of("tricks", level).choose(VIEW, LEGAL, Random(7))
        assert ask(thinker, level) == Thought(expected)


def test_thoughts_come_in_the_order_asked_for(thinker_of: Callable[..., Thinker]) -> None:
    thinker, told = thinker_of(), queue.SimpleQueue[int]()

    def tell(n: int, _: Thought) -> None:
        told.put(n)

    for n in range(5):
        thinker.think("tricks", "easy", VIEW, LEGAL, n, partial(tell, n))
    assert [told.get(timeout=LONG) for _ in range(5)] == list(range(5))


def test_advice_is_best_first(thinker_of: Callable[..., Thinker]) -> None:
    told: queue.SimpleQueue[Thought] = queue.SimpleQueue()
    thinker_of().advise("tricks", VIEW, LEGAL, 7, told.put)
    outcomes = told.get(timeout=LONG).outcomes
    assert {outcome.decision for outcome in outcomes} == set(LEGAL)
    worths = [outcome.worth for outcome in outcomes]
    assert worths == sorted(worths, reverse=True)


def test_advice_is_hurried_as_a_decision_is() -> None:
    """Time up or wanted no more: the worker comes to an end with it, and is free for the next."""
    task = Task(1, "tricks", "", VIEW, LEGAL, 7, 20)

    def made(hurry: Callable[[], bool]) -> int:
        return sum(outcome.playouts for outcome in thinking.advise_on(task, hurry))

    assert 0 < made(lambda: True) <= PORTION < made(lambda: False) <= PLAYOUTS


def test_case_c3_a_single_decision_is_made_at_once(thinker_of: Callable[..., Thinker]) -> None:
    thinker = thinker_of()
    told: list[Thought] = []
    thinker.think("tricks", "hard", VIEW, LEGAL[:1], 7, told.append)
    assert told == [Thought(LEGAL[0])]
    assert not thinker.pids()


def test_case_c3_a_worker_killed_in_thought(thinker_of: Callable[..., Thinker]) -> None:
    thinker, told = thinker_of(slow_levels.until_hurried), queue.SimpleQueue[Thought]()
    ask_first = ask(thinker_of())
    assert ask_first.decision in LEGAL
    thinker.think("tricks", "hard", VIEW, LEGAL, 7, told.put)
    assert comes_true(lambda: bool(thinker.pids()))
    (worker,) = thinker.pids()
    os.kill(worker, signal.SIGKILL)
    thought = told.get(timeout=LONG)
    assert thought.decision in LEGAL
    assert thought.mishap is Mishap.DIED


@pytest.mark.parametrize("trouble", [OSError("no more processes"), RuntimeError("no more threads")])
def test_case_c3_where_no_process_can_be_started_it_is_decided_quickly(
    thinker_of: Callable[..., Thinker], monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    def refuse(number: Any) -> Any:
        raise trouble

    monkeypatch.setattr(thinking, "Worker", refuse)
    thinker = thinker_of()
    thinker.warm_up()
    thought = ask(thinker)
    assert thought.mishap is Mishap.DIED
    assert thought.decision == player_of("tricks", "normal").choose(VIEW, LEGAL, Random(7))


@pytest.mark.parametrize(
    ("decide", "mishap"),
    [
        (slow_levels.die, Mishap.DIED),
        (slow_levels.hang, Mishap.HUNG),
        (slow_levels.fail, Mishap.FAILED),
        (slow_levels.cheat, Mishap.FAILED),
    ],
)
def test_case_c3_another_decision_and_another_worker(
    thinker_of: Callable[..., Thinker], decide: Any, mishap: Mishap
) -> None:
    hangs = decide is slow_levels.hang
    thinker = thinker_of(decide, 0.1, 0.4) if hangs else thinker_of(decide)
    thought = ask(thinker)
    assert thought.mishap is mishap
    assert thought.decision == player_of("tricks", "normal").choose(VIEW, LEGAL, Random(7))
    if mishap is not Mishap.FAILED:
        after = ask(thinker_of(decide), "easy")
        assert after.mishap is None
        thinker.seconds = 60
        assert ask(thinker, "easy").mishap is None, "the lost worker was replaced"


def test_case_c4_a_cancelled_thought_is_told_to_nobody(thinker_of: Callable[..., Thinker]) -> None:
    thinker, told = thinker_of(slow_levels.until_hurried, LONG), queue.SimpleQueue[Any]()
    running = thinker.think("tricks", "hard", VIEW, LEGAL, 7, lambda _: told.put("running"))
    waiting = thinker.think("tricks", "hard", VIEW, LEGAL, 7, lambda _: told.put("waiting"))
    last = thinker.think("tricks", "hard", VIEW, LEGAL, 7, lambda _: told.put("last"))
    assert comes_true(lambda: bool(thinker.pids()))
    thinker.cancel(waiting)
    thinker.cancel(running)
    assert not running.is_open
    thinker.cancel(last)
    thinker.think("tricks", "hard", VIEW, LEGAL[:1], 7, lambda _: told.put("single"))
    assert told.get(timeout=LONG) == "single"
    assert told.empty()


def test_time_is_a_guard(thinker_of: Callable[..., Thinker]) -> None:
    thought = ask(thinker_of(slow_levels.until_hurried, 0.05))
    assert thought == Thought(LEGAL[-1])


def test_closing_in_thought_leaves_no_process(thinker_of: Callable[..., Thinker]) -> None:
    thinker, told = thinker_of(slow_levels.hang), queue.SimpleQueue[Thought]()
    thinker.think("tricks", "easy", VIEW, LEGAL, 7, told.put)
    told.get(timeout=LONG)
    (worker,) = thinker.pids()
    thinker.think("tricks", "hard", VIEW, LEGAL, 7, told.put)
    thinker.close()
    assert comes_true(lambda: not is_there(worker))
    assert not thinker.pids()
    thinker.think("tricks", "hard", VIEW, LEGAL, 7, told.put)
    assert told.empty(), "nothing is told after the end"


def test_who_is_told_may_fail(thinker_of: Callable[..., Thinker]) -> None:
    thinker = thinker_of()

    def fail(thought: Thought) -> None:
        raise RuntimeError("no ears")

    thinker.think("tricks", "easy", VIEW, LEGAL, 7, fail)
    assert ask(thinker, "easy").decision in LEGAL


@pytest.mark.parametrize("wait", [0, 0.01, 0.05, 0.2])
def test_closing_while_the_worker_starts(thinker_of: Callable[..., Thinker], wait: float) -> None:
    thinker = thinker_of()
    thinker.warm_up()
    time.sleep(wait)
    workers = thinker.pids()
    thinker.close()
    assert comes_true(lambda: not any(map(is_there, workers)))
    assert not thinker.pids()


def test_the_worker_knows_nothing_of_qt(thinker_of: Callable[..., Thinker]) -> None:
    assert ask(thinker_of(slow_levels.what_is_imported)) == Thought(LEGAL[0])


ORPHAN = """
import os, sys, time
from yournightmare.players.thinking import Thinker
if __name__ == "__main__":
    thinker = Thinker()
    thinker.warm_up()
    while not thinker.pids():
        time.sleep(0.01)
    time.sleep(float(sys.argv[1]))
    print(*thinker.pids(), flush=True)
    os.kill(os.getpid(), 9)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="ends by a signal")
@pytest.mark.parametrize("wait", ["0", "0.5"])
def test_a_worker_ends_with_its_parent(tmp_path: Path, wait: str) -> None:
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN, encoding="utf-8")
    words = [sys.executable, str(script), wait]
    root = str(Path(__file__).parents[2])
    environment = {**os.environ, "PYTHONPATH": root}
    done = subprocess.run(words, capture_output=True, text=True, timeout=LONG, env=environment)
    (worker,) = (int(word) for word in done.stdout.split())
    assert comes_true(lambda: not is_there(worker))


def test_a_task_is_sent_whole() -> None:
    import pickle

    task = Task(1, "tricks", "hard", VIEW, LEGAL, 7, 1.5)
    assert pickle.loads(pickle.dumps(task)) == task
