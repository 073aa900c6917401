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
    twice: bool

    def draw(self) -> Drawing:
        """A fresh, finished drawing; its chance is seeded with its name."""
        drawing = Drawing(self.width, self.height, self.name, self.digits)
        self.painter(drawing)
        return drawing

    def files(self) -> dict[Path, int]:
        """Its files, each with how many times the nominal size it is shown.

        Qt's BorderImage can't be given a size to render a picture at, but picks a file called @2x
        on dense screens; so what is meant for it (`twice`) is written in both sizes.
        """
        files = {RESOURCES / f"{self.name}.svg": 1}
        if self.twice:
            files[RESOURCES / f"{self.name}@2x.svg"] = 2
        return files


DRAWINGS: dict[str, Entry] = {}


def register(
    name: str,
    width: float,
    height: float,
    painter: Painter,
    digits: int = 1,
    twice: bool = False,
) -> None:
    """Add one drawing; a name can be given only once."""
    if name in DRAWINGS:
        raise ValueError(f"Two drawings are called {name!r}.")
    DRAWINGS[name] = Entry(name, width, height, painter, digits, twice)


def drawing(
    name: str, width: float, height: float, digits: int = 1, twice: bool = False
) -> Callable[[Painter], Painter]:
    """Decorator: the function paints resources/art/<name>.svg at this nominal size."""

    def keep(painter: Painter) -> Painter:
        register(name, width, height, painter, digits, twice)
        return painter

    return keep


def load() -> dict[str, Entry]:
    """Import every module below drawings/ and give all their drawings by name."""
    package = importlib.import_module("art.drawings")
    for module in pkgutil.walk_packages(package.__path__, "art.drawings."):
        importlib.import_module(module.name)
    return dict(sorted(DRAWINGS.items()))
