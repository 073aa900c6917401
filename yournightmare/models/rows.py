"""The one way a list reaches QML: rows are structs, roles are the struct's fields.

A model derives from `RowsModel` and names its row type. `show` takes the new rows, compares them
with those shown, and tells Qt exactly which rows and roles changed; never a reset.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from PySide6.QtCore import (
    Property,
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

Row = TypeVar("Row", bound=msgspec.Struct)
Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


def camel(name: str) -> str:
    """Return `shadow_faces` as `shadowFaces`."""
    head, *tail = name.split("_")
    return head + "".join(part.capitalize() for part in tail)


class RowsModel(QAbstractListModel, Generic[Row]):
    """A list model whose roles are the fields of `row_type`, in camel case."""

    row_type: ClassVar[type[msgspec.Struct]]
    countChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._fields = self.row_type.__struct_fields__
        first = int(Qt.ItemDataRole.UserRole) + 1
        self._roles = {first + i: name for i, name in enumerate(self._fields)}

    @property
    def rows(self) -> Sequence[Row]:
        """The rows as shown now."""
        return self._rows

    def show(self, rows: Sequence[Row]) -> None:
        """Show these rows: changed ones are announced by row and role, the rest by insert/remove.

        Rows are compared by position; models whose rows move in the middle insert and remove them.
        """
        common = min(len(rows), len(self._rows))
        for i in range(common):
            self._replace(i, rows[i])
        if len(rows) > common:
            self.beginInsertRows(_NOWHERE, common, len(rows) - 1)
            self._rows.extend(rows[common:])
            self.endInsertRows()
            self.countChanged.emit()
        elif len(self._rows) > common:
            self.beginRemoveRows(_NOWHERE, common, len(self._rows) - 1)
            del self._rows[common:]
            self.endRemoveRows()
            self.countChanged.emit()

    def _replace(self, i: int, row: Row) -> None:
        old = self._rows[i]
        if old == row:
            return
        self._rows[i] = row
        changed = [
            role for role, name in self._roles.items() if getattr(old, name) != getattr(row, name)
        ]
        index = self.index(i, 0)
        self.dataChanged.emit(index, index, changed)

    def insert_row(self, at: int, row: Row) -> None:
        """Insert one row."""
        self.beginInsertRows(_NOWHERE, at, at)
        self._rows.insert(at, row)
        self.endInsertRows()
        self.countChanged.emit()

    def remove_row(self, at: int) -> None:
        """Remove one row."""
        self.beginRemoveRows(_NOWHERE, at, at)
        del self._rows[at]
        self.endRemoveRows()
        self.countChanged.emit()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        name = self._roles.get(role)
        if name is None:
            return None
        value = getattr(self._rows[index.row()], name)
        return list(value) if isinstance(value, tuple) else value

    def roleNames(self) -> dict[int, QByteArray]:
        return {role: QByteArray(camel(name).encode()) for role, name in self._roles.items()}

    def _count(self) -> int:
        return len(self._rows)

    count = Property(int, _count, notify=countChanged)
