"""Where computer players think for long: in a process of their own, so that no window ever waits.

A `Thinker` has one worker process and one thread that minds it. What is to be thought about is
handed over with a function to be called with the `Thought`; that call comes from the minding thread
(a single legal decision is told at once, in the caller's). Thoughts come one after the other, in
the order they were asked for. What can go wrong is dealt with here (C3, C4):

- A worker that dies, or doesn't come back in time, is replaced; the decision is then made at once,
  in this process, by a quick level, and the thought says why in its `mishap`.
- A thought that is cancelled is told to nobody, and its worker is hurried to the end of it.
- `close` ends the worker at once, whatever it does. A worker whose parent is gone ends itself.

A thought depends on the view, the legal decisions and the seed alone. The time, `seconds`, is only
a guard for slow machines, for levels that can be hurried.
"""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import StrEnum
from random import Random
from typing import Any, Final

import msgspec

from yournightmare.players import worker
from yournightmare.players.player import AnyView, Level, levels_of, player_of
from yournightmare.players.worker import CallError, LostError, Worker, shared_number

log = logging.getLogger(__name__)

SECONDS: Final = 1.5
"""The most that a decision may take by default; nearly all take a tenth of it."""
GRACE: Final = 4.0
"""So many seconds after that a worker is given up for lost."""
STARTING: Final = 30.0
"""The most that a worker may take to get ready; on a busy machine it does take some."""
CLOSING: Final = 0.8
"""How long `close` waits for the worker to be gone."""
QUICK: Final[tuple[Level, ...]] = ("normal", "careful", "random")
"""Levels that decide in no time, best first."""


class Mishap(StrEnum):
    """Why a decision was not thought about as it should have been."""

    DIED = "the thinking process ended"
    HUNG = "the thinking process didn't answer"
    FAILED = "the computer player failed"


class Thought(msgspec.Struct, frozen=True):
    """What was thought: a decision, or for advice the `outcomes`; `mishap` if it went wrong."""

    decision: Any
    mishap: Mishap | None = None
    outcomes: tuple[Any, ...] = ()


class Task(msgspec.Struct, frozen=True):
    """What is sent to the worker. `number` tells this task from those that were given up."""

    number: int
    game_id: str
    level: str
    view: Any
    legal: Sequence[Any]
    seed: int | str
    seconds: float


class Thinking:
    """A thought on its way."""

    def __init__(self, task: Task, advice: bool, done: Callable[[Thought], None]) -> None:
        self.task, self.advice = task, advice
        self._done = done
        self._lock = threading.Lock()
        self._open = True

    @property
    def is_open(self) -> bool:
        """Whether it was neither told nor cancelled yet."""
        return self._open

    def cancel(self) -> None:
        """Want it no more: after this, nothing is told. Works from any thread."""
        with self._lock:
            self._open = False

    def tell(self, thought: Thought) -> None:
        """Tell it, once, unless it was cancelled."""
        with self._lock:
            was_open, self._open = self._open, False
        if was_open:
            self._done(thought)


class Thinker:
    """Thinks for computer players; see this module. Nothing starts before the first thought.

    `seconds` and `grace` in seconds. `decide` is what the worker calls with a `Task` and a function
    that tells whether to hurry; it has to be importable there.
    """

    def __init__(
        self,
        seconds: float = SECONDS,
        grace: float = GRACE,
        decide: Callable[[Task, Callable[[], bool]], Any] | None = None,
    ) -> None:
        self.seconds = seconds
        self._grace = grace
        self._decide = decide or think_about
        self._wanted = shared_number(-1)
        self._tasks: queue.SimpleQueue[Thinking | None] = queue.SimpleQueue()
        self._numbers = 0
        self._lock = threading.Lock()
        self._closed = False
        self._worker: Worker | None = None
        self._thread: threading.Thread | None = None

    def think(
        self,
        game_id: str,
        level: Level,
        view: AnyView,
        legal: Sequence[Any],
        seed: int | str,
        done: Callable[[Thought], None],
    ) -> Thinking:
        """Decide for the seat of a view at a level, and call `done` with the thought.

        Raises `ValueError` if nothing is legal, `KeyError` for an unknown game or level.
        """
        if level not in levels_of(game_id):
            raise KeyError(level)
        return self._ask(game_id, level, view, legal, seed, False, done)

    def advise(
        self,
        game_id: str,
        view: AnyView,
        legal: Sequence[Any],
        seed: int | str,
        done: Callable[[Thought], None],
    ) -> Thinking:
        """Tell what may come of each legal decision, best first: `Thought.outcomes`.

        After a mishap, or for a game without advice, there are none.
        """
        return self._ask(game_id, "", view, legal, seed, True, done)

    def warm_up(self) -> None:
        """Start the worker already, so that the first thought needn't wait for it."""
        self._hand_over(None)

    def cancel(self, thinking: Thinking) -> None:
        """Want a thought no more, and let the worker come to an end with it soon (C4)."""
        thinking.cancel()
        if self._wanted.value == thinking.task.number:
            self._wanted.value = -1

    def pids(self) -> tuple[int, ...]:
        """Return the ids of the worker's process, if there is one now."""
        at_work = self._worker
        return (at_work.pid,) if at_work is not None else ()

    def close(self) -> None:
        """End the worker, within a second; thoughts that aren't told yet never are."""
        with self._lock:
            self._closed = True
            thread = self._thread
        self._wanted.value = -1
        self._end_worker()
        self._tasks.put(None)
        if thread is not None and thread is not threading.current_thread():
            thread.join(CLOSING)

    def _ask(
        self,
        game_id: str,
        level: str,
        view: AnyView,
        legal: Sequence[Any],
        seed: int | str,
        advice: bool,
        done: Callable[[Thought], None],
    ) -> Thinking:
        if not len(legal):
            raise ValueError("a seat without a legal decision has nothing to think about")
        self._numbers += 1
        task = Task(self._numbers, game_id, level, view, legal, seed, self.seconds)
        thinking = Thinking(task, advice, done)
        if len(legal) == 1 and not advice:
            thinking.tell(Thought(legal[0]))
        else:
            self._hand_over(thinking)
        return thinking

    def _hand_over(self, thinking: Thinking | None) -> None:
        with self._lock:
            if self._closed:
                return
            if self._thread is None:
                self._thread = threading.Thread(target=self._mind, name="thinker", daemon=True)
                self._thread.start()
            self._tasks.put(thinking)

    def _mind(self) -> None:
        """Take up one thought after the other, until closed."""
        while not self._closed:
            thinking = self._tasks.get()
            try:
                self._take_up(thinking)
            except Exception:
                # Whoever is told may fail too; the next thought is told all the same.
                if not self._closed:
                    log.exception("a thought could not be told")

    def _take_up(self, thinking: Thinking | None) -> None:
        if self._closed:
            return
        if thinking is None:
            with suppress(LostError):  # the next thought will try anew, and tell
                self._ready()
        elif thinking.is_open:
            thought = self._thought(thinking)
            if not self._closed:
                thinking.tell(thought)

    def _thought(self, thinking: Thinking) -> Thought:
        task = thinking.task
        try:
            at_work = self._ready()
            self._wanted.value = task.number
            if not thinking.is_open:
                return Thought(None)
            call = advise_on if thinking.advice else self._decide
            answer = at_work.call(_work, call, task, seconds=task.seconds + self._grace)
        except TimeoutError:
            return self._instead(thinking, Mishap.HUNG)
        except LostError:
            return self._instead(thinking, Mishap.DIED)
        except CallError as failure:
            log.error("level %s of %s failed:\n%s", task.level, task.game_id, failure)
            return self._instead(thinking, Mishap.FAILED)
        except Exception:
            log.exception("the answer of level %s of %s can't be read", task.level, task.game_id)
            return self._instead(thinking, Mishap.FAILED)
        if thinking.advice:
            return Thought(None, None, tuple(answer))
        if answer not in task.legal:
            log.error("level %s of %s made no legal decision", task.level, task.game_id)
            return self._instead(thinking, Mishap.FAILED)
        return Thought(answer)

    def _instead(self, thinking: Thinking, mishap: Mishap) -> Thought:
        """Decide here and now (C3); a worker that is lost is replaced with the next thought."""
        task = thinking.task
        if mishap is not Mishap.FAILED:
            self._end_worker()
        if self._closed or not thinking.is_open:
            return Thought(None)
        log.warning("%s: decided quickly instead", mishap)
        return Thought(None if thinking.advice else quick_decision(task), mishap)

    def _ready(self) -> Worker:
        """Return a worker that is up. Raises LostError if none comes up."""
        if self._worker is None:
            try:
                begun = Worker(self._wanted)
            except (OSError, RuntimeError) as error:
                log.exception("no thinking process can be started")
                raise LostError from error
            with self._lock:
                self._worker = begun
                is_late = self._closed  # meanwhile: then `close` has not seen the process
            if is_late:
                self._end_worker()
            try:
                begun.await_start(STARTING)
            except (LostError, TimeoutError) as error:
                if not self._closed:
                    log.exception("no thinking process comes up")
                self._end_worker()
                raise LostError from error
        return self._worker

    def _end_worker(self) -> None:
        """End the worker's process at once: it holds nothing that could be lost."""
        with self._lock:
            at_work, self._worker = self._worker, None
        if at_work is not None:
            at_work.end()


def quick_decision(task: Task) -> Any:
    """Decide in no time, by a quick level; if that fails too, by lot."""
    rng = Random(task.seed)
    try:
        level = next(level for level in QUICK if level in levels_of(task.game_id))
        return player_of(task.game_id, level).choose(task.view, task.legal, rng)
    except Exception:
        log.exception("the quick level failed as well")
        return task.legal[int(rng.random() * len(task.legal))]


def think_about(task: Task, hurry: Callable[[], bool]) -> Any:
    """Decide by the task's level."""
    player = player_of(task.game_id, task.level)
    return player.choose(task.view, task.legal, Random(task.seed), hurry)


def advise_on(task: Task, hurry: Callable[[], bool]) -> Sequence[Any]:
    """Return what may come of each decision of the trick game; other games have no advice."""
    if task.game_id != "tricks":
        return ()
    from yournightmare.players.tricks.hard import advise

    return advise(task.view, task.legal, Random(task.seed), hurry=hurry)


def _work(call: Callable[[Task, Callable[[], bool]], Any], task: Task) -> Any:
    """Run in the worker: the call, hurried when time is up or the answer wanted no more."""
    until = time.monotonic() + task.seconds

    def hurry() -> bool:
        return time.monotonic() > until or worker.shared.value != task.number

    return call(task, hurry)
