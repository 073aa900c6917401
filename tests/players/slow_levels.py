"""Odd computer players for the tests of the thinking process; they run in the worker."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from typing import Any

from yournightmare.players.thinking import Task, think_about


def hang(task: Task, hurry: Callable[[], bool]) -> Any:
    """Never come back, if the level is "hard"; else think as usual."""
    if task.level == "hard":
        time.sleep(600)
    return think_about(task, hurry)


def die(task: Task, hurry: Callable[[], bool]) -> Any:
    """End the process, if the level is "hard"; else think as usual."""
    if task.level == "hard":
        os.kill(os.getpid(), signal.SIGKILL)
    return think_about(task, hurry)


def fail(task: Task, hurry: Callable[[], bool]) -> Any:
    """Have an error."""
    raise RuntimeError("nothing comes to mind")


def cheat(task: Task, hurry: Callable[[], bool]) -> Any:
    """Decide what isn't legal."""
    return "all tricks are mine"


def until_hurried(task: Task, hurry: Callable[[], bool]) -> Any:
    """Think until told to hurry."""
    while not hurry():
        time.sleep(0.005)
    return task.legal[-1]


def what_is_imported(task: Task, hurry: Callable[[], bool]) -> Any:
    """Think, then fail with what this process has imported of Qt, models and sessions."""
    import sys

    think_about(task, hurry)
    heavy = ("PySide6", "yournightmare.models", "yournightmare.sessions", "yournightmare.app")
    found = [name for name in sys.modules if name.startswith(heavy)]
    return found or task.legal[0]
