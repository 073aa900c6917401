"""Rows with one item for each seat, in seat order: how one seat's is replaced."""

from __future__ import annotations

from typing import TypeVar

Item = TypeVar("Item")


def changed(items: tuple[Item, ...], seat: int, item: Item) -> tuple[Item, ...]:
    """Return the items with one seat's replaced."""
    row = [*items]
    row[seat] = item
    return tuple(row)
