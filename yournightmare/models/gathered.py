"""Something done again whenever anything has changed, but once for what changes together.

Each telling makes a page read all that it binds to; one decision changes a dozen things at once.
"""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType


class Gathered:
    """Calls `act` when called; inside a `with` of it once, at the end of the outermost one."""

    def __init__(self, act: Callable[[], object]) -> None:
        self._act = act
        self._depth = 0
        self._is_due = False

    def __call__(self) -> None:
        """Do it, now or at the end of what goes on."""
        if self._depth:
            self._is_due = True
        else:
            self._act()

    def __enter__(self) -> None:
        self._depth += 1

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._depth -= 1
        if not self._depth and self._is_due:
            self._is_due = False
            self._act()
