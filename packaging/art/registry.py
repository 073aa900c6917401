"""The list of all drawings: a decorator puts a function's picture under its file name."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from art.drawing import Drawing

Painter = Callable[[Drawing], None]
RESOURCES = Path(__file__).resolve().parents[2] / "resources" / "art"


@dataclass(frozen=True)
class Entry:
    """One drawing: its name under resources/art (no ending), nominal size and painter."""

    name: str
    width: float
    height: float
    painter: Painter
    digits: int

    def draw(self) -> Drawing:
        """A fresh, finished drawing; its chance is seeded with its name."""
        drawing = Drawing(self.width, self.height, self.name, self.digits)
        self.painter(drawing)
        return drawing

    @property
    def file(self) -> Path:
        """Where it is written."""
        return RESOURCES / f"{self.name}.svg"


DRAWINGS: dict[str, Entry] = {}


def register(
    name: str,
    width: float,
    height: float,
    painter: Painter,
    digits: int = 1,
) -> None:
    """Add one drawing; a name can be given only once."""
    if name in DRAWINGS:
        raise ValueError(f"Two drawings are called {name!r}.")
    DRAWINGS[name] = Entry(name, width, height, painter, digits)


def drawing(
    name: str, width: float, height: float, digits: int = 1
) -> Callable[[Painter], Painter]:
    """Decorator: the function paints resources/art/<name>.svg at this nominal size."""

    def keep(painter: Painter) -> Painter:
        register(name, width, height, painter, digits)
        return painter

    return keep


def load() -> dict[str, Entry]:
    """Import every module below drawings/ and give all their drawings by name."""
    package = importlib.import_module("art.drawings")
    for module in pkgutil.walk_packages(package.__path__, "art.drawings."):
        importlib.import_module(module.name)
    return dict(sorted(DRAWINGS.items()))
