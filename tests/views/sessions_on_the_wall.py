"""Unfinished sessions as the bedroom's model gives them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QPersistentModelIndex, Qt

_ROLES = ("sessionId", "game", "title", "subtitle", "when", "people", "thumbnail")
_ROWS: tuple[tuple[Any, ...], ...] = (
    (
        "1",
        "endless",
        "Endless Nightmare",
        "Round 14, score 23",
        "Today, 21:40",
        "Mirabel",
        {"progress": 14, "shadow": 9, "fields": 24, "end": 20},
    ),
    (
        "2",
        "worst",
        "Your Worst Nightmare",
        "Round 3, Mirabel: 5 of 13",
        "Yesterday, 23:05",
        "Mirabel, Otto, Juno, and Casper",
        {"points": "5 2 0 4", "signs": ["moth", "key", "owl", "lantern"], "target": 13},
    ),
    (
        "3",
        "tricks",
        "Monster Tricks",
        "Round 4, Juno has 24 points",
        "12/24/26",
        "Mirabel, Otto, Juno, Casper, Noor, and Wenzel",
        {
            "points": "14 9 24 0 11 20",
            "signs": ["moth", "key", "owl", "lantern", "leaf", "star"],
            "stacks": "7 5 6 4 7 3",
        },
    ),
)


class SessionsOnTheWall(QAbstractListModel):
    """The roles of `_ROLES`; the sessions from number `first` on."""

    def __init__(self, first: int = 0, rows: tuple[tuple[Any, ...], ...] = _ROWS) -> None:
        super().__init__()
        self._rows = rows[first:]

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        place = role - Qt.ItemDataRole.UserRole
        if not index.isValid() or not 0 <= place < len(_ROLES):
            return None
        return self._rows[index.row()][place]

    def roleNames(self) -> dict[int, QByteArray]:
        return {
            Qt.ItemDataRole.UserRole + place: QByteArray(name.encode())
            for place, name in enumerate(_ROLES)
        }
