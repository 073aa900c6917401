"""Properties that many models have alike."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QObject


def constant(attribute: str) -> Any:
    """Return a constant property that gives the object in that attribute."""

    def read(self: QObject) -> QObject:
        found: QObject = getattr(self, attribute)
        return found

    return Property(QObject, read, constant=True)
