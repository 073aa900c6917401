"""A process that is handed calls through a pipe and answers them one after the other.

It stands back for the window where processes can, ends when its parent does, however that happens,
and has nothing that could be lost: `end` ends it at once, whatever it does.
"""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any, Final

NICENESS: Final = 10
"""How far the worker stands back for the window, where processes can."""
ENDING: Final = 0.4
"""How many seconds `end` waits for the process to be gone."""

_context: Final = get_context("spawn")


class LostError(Exception):
    """The process ended, or never came up."""


class CallError(Exception):
    """What was called there raised; the text is its trace."""


def shared_number(number: int) -> Any:
    """Return a number (its `value`) that this process and its workers see alike."""
    return _context.RawValue("q", number)


class Worker:
    """One process. Calls come from one thread; `end` may come from any.

    `shared`: a `shared_number` that what is called there finds as `worker.shared`.
    """

    def __init__(self, shared: Any) -> None:
        self._pipe, there = _context.Pipe()
        self._process = _context.Process(
            target=_serve, args=(there, shared), name="thinker", daemon=True
        )
        self._process.start()
        there.close()  # so that the pipe ends with the process

    @property
    def pid(self) -> int:
        """The process's id."""
        assert self._process.pid is not None
        return self._process.pid

    def await_start(self, seconds: float) -> None:
        """Wait until it is up. Raises LostError, or TimeoutError."""
        self._receive(seconds)

    def call(self, function: Callable[..., Any], *arguments: Any, seconds: float) -> Any:
        """Call an importable function there and return what it returns.

        Raises LostError, CallError, or TimeoutError, after which the worker is of no more use.
        """
        try:
            self._pipe.send((function, arguments))
        except OSError as error:
            raise LostError from error
        is_good, answer = self._receive(seconds)
        if not is_good:
            raise CallError(answer)
        return answer

    def _receive(self, seconds: float) -> Any:
        try:
            if not self._pipe.poll(seconds):
                raise TimeoutError
            return self._pipe.recv()
        except TimeoutError:  # which is an OSError too
            raise
        except (EOFError, OSError) as error:
            raise LostError from error

    def end(self) -> None:
        """End the process at once; whoever waits for an answer hears that it is lost."""
        self._process.kill()
        self._process.join(ENDING)


# ---- in the process ----

shared: Any = None
"""In the process: the number it was given."""


def _serve(pipe: Connection, number: Any) -> None:
    """Answer calls until the other end is gone."""
    global shared
    shared = number
    _stand_back()
    threading.Thread(target=_outlive_nobody, daemon=True).start()
    try:
        pipe.send("up")
        while True:
            function, arguments = pipe.recv()
            pipe.send(_answer(function, arguments))
    except (EOFError, OSError):
        return


def _answer(function: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        return True, function(*arguments)
    except Exception:
        return False, traceback.format_exc()


def _stand_back() -> None:
    """Leave the other core, and Ctrl+C, to the window."""
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _outlive_nobody() -> None:
    """End this process when its parent ends, however that happens."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
