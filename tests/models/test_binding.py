"""What we need of the Qt binding itself."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, Signal


class _Caller(QObject):
    called = Signal()


def test_a_signal_leaves_the_count_of_references_to_true_alone() -> None:
    """PySide6 6.12.0 lost one each time on Python 3.11, which ended the process after a while."""
    caller = _Caller()
    before = sys.getrefcount(True)
    for _ in range(200):
        caller.called.emit()
    assert abs(sys.getrefcount(True) - before) < 100
