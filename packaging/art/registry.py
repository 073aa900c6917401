"""The list of all drawings: a decorator puts a function's picture under its file name."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from art import bitmaps
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
    ratios: tuple[int, ...] = ()

    def draw(self) -> Drawing:
        """A fresh, finished drawing; its chance is seeded with its name."""
        drawing = Drawing(self.width, self.height, self.name, self.digits)
        self.painter(drawing)
        return drawing

    @property
    def files(self) -> dict[int, Path]:
        """Where it is written, by pixels of the picture to one of the nominal size."""
        if not self.ratios:
            return {1: RESOURCES / f"{self.name}.svg"}
        return {
            ratio: RESOURCES / f"{self.name}{f'@{ratio}x' if ratio > 1 else ''}.png"
            for ratio in self.ratios
        }

    def save(self) -> int:
        """Draw and write it; gives the size of its files in bytes."""
        drawing = self.draw()
        if not self.ratios:
            return drawing.save(self.files[1])
        size = 0
        for ratio, file in self.files.items():
            data = bitmaps.rendered(drawing.svg(), self.width * ratio, self.height * ratio)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
            size += len(data)
        return size


DRAWINGS: dict[str, Entry] = {}


def register(
    name: str,
    width: float,
    height: float,
    painter: Painter,
    digits: int = 1,
    ratios: tuple[int, ...] = (),
) -> None:
    """Add one drawing; a name can be given only once.

    With `ratios` it is written as PNG, so many pixels to one of the nominal size: for what is cut
    in nine, since Qt's BorderImage cuts SVG wrongly where the screen's scale isn't 1.
    """
    if name in DRAWINGS:
        raise ValueError(f"Two drawings are called {name!r}.")
    DRAWINGS[name] = Entry(name, width, height, painter, digits, ratios)


def drawing(
    name: str, width: float, height: float, digits: int = 1, ratios: tuple[int, ...] = ()
) -> Callable[[Painter], Painter]:
    """Decorator: the function paints resources/art/<name>.svg (or .png) at this nominal size."""

    def keep(painter: Painter) -> Painter:
        register(name, width, height, painter, digits, ratios)
        return painter

    return keep


def load() -> dict[str, Entry]:
    """Import every module below drawings/ and give all their drawings by name."""
    package = importlib.import_module("art.drawings")
    for module in pkgutil.walk_packages(package.__path__, "art.drawings."):
        importlib.import_module(module.name)
    return dict(sorted(DRAWINGS.items()))
