"""Properties that many models have alike."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from PySide6.QtCore import Property, QObject


def constant(attribute: str) -> Any:
    """Return a constant property that gives the object in that attribute.

    A dotted name leads through objects: `_sheets.faces`.
    """
    get = attrgetter(attribute)

    def read(self: QObject) -> QObject:
        found: QObject = get(self)
        return found

    return Property(QObject, read, constant=True)
