"""Garbage is collected in the window's thread alone; objects of Qt are destroyed nowhere else."""

from __future__ import annotations

import gc
import threading
import weakref

from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from yournightmare.models.tidying import Tidying


class Knot(QObject):
    """An object with a timer that only a collection can free."""

    def __init__(self) -> None:
        super().__init__()
        self.timer = QTimer(self)
        self.timer.start(10)
        self.myself = self


def make_many_objects(kept: list[list[int]]) -> None:
    """So many that a collection is due; they stay, since what goes by itself isn't counted."""
    kept.extend([number] for number in range(200_000))


def test_another_thread_never_collects(qtbot: QtBot) -> None:
    tidying = Tidying()
    gone_in: list[threading.Thread] = []
    knot = weakref.finalize(Knot(), lambda: gone_in.append(threading.current_thread()))
    kept: list[list[int]] = []
    worker = threading.Thread(target=make_many_objects, args=(kept,))
    worker.start()
    worker.join()
    assert knot.alive, "the other thread made enough objects for a collection, and had none"
    qtbot.waitUntil(lambda: not knot.alive)
    assert gone_in == [threading.main_thread()]
    tidying.stop()


def test_afterwards_it_is_as_before(qtbot: QtBot) -> None:
    was_enabled = gc.isenabled()
    try:
        for enabled in (True, False):
            (gc.enable if enabled else gc.disable)()
            tidying = Tidying()
            assert not gc.isenabled()
            tidying.stop()
            assert gc.isenabled() is enabled
    finally:
        (gc.enable if was_enabled else gc.disable)()
