"""Qt models over sessions: what screens show and what they may ask. No rules live here."""

import linecache
import sys
from typing import Any

import PySide6.QtCore  # noqa: F401 (it brings what is spoken of below)


def _spare_sources() -> None:
    """Keep PySide from reading, and keeping in memory, the source of whatever is imported.

    It looks there for modules that switch on its features (`from __feature__ import …`). None does:
    at the start that spares 4 MB, with the first plot another 12. Where PySide doesn't have this
    any more, nothing happens.
    """
    feature: Any = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = lambda module: False
        linecache.clearcache()  # what it has read until now


_spare_sources()
