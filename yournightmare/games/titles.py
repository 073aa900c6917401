"""Titles that are ours to give, each in this one place."""

from __future__ import annotations

from typing import Final

TRICKS: Final = "Monster Tricks"
"""A working title: the source gives none."""
