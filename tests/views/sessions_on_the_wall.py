"""Three unfinished sessions as the bedroom's model gives them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QPersistentModelIndex, Qt

_ROLES = ("sessionId", "game", "title", "subtitle", "thumbnail")
_ROWS: tuple[tuple[Any, ...], ...] = (
    (
        "1",
        "endless",
        "Endless Nightmare",
        "Round 14, score 23",
        {"progress": 14, "shadow": 9, "fields": 24, "end": 20},
    ),
    (
        "2",
        "worst",
        "Your Worst Nightmare",
        "Round 3, Mirabel: 5 of 13",
        {"points": "5 2 0 4", "signs": ["moth", "key", "owl", "lantern"], "target": 13},
    ),
    (
        "3",
        "endless",
        "Endless Nightmare",
        "Round 8, score 12",
        {"progress": 9, "shadow": 1, "fields": 24, "end": 12},
    ),
)


class SessionsOnTheWall(QAbstractListModel):
    """Roles sessionId, game, title, subtitle, thumbnail."""

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(_ROWS)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        place = role - Qt.ItemDataRole.UserRole
        if not index.isValid() or not 0 <= place < len(_ROLES):
            return None
        return _ROWS[index.row()][place]

    def roleNames(self) -> dict[int, QByteArray]:
        return {
            Qt.ItemDataRole.UserRole + place: QByteArray(name.encode())
            for place, name in enumerate(_ROLES)
        }
