"""The register of screens that the gallery draws and the view tests load.

Files in tests/gallery_screens/ add to it:

    @screen("bedroom")
    def bedroom(stage: Stage) -> Shot:
        return Shot("yournightmare.views.bedroom", "BedroomPage", {"continueModel": None})

`house` is added to the properties by itself. `then` may bring the page into a state (open a dialog,
make a move); what must outlive the call is kept with `stage.keep(thing)`.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.stage import Stage


@dataclass(frozen=True)
class Shot:
    """A page as QML module and type, its initial properties, and what to do once it is there."""

    module: str
    type: str
    properties: dict[str, Any] = field(default_factory=dict)
    then: Callable[[Any], None] | None = None


Maker = Callable[["Stage"], Shot]
_screens: dict[str, Maker] = {}


def screen(name: str) -> Callable[[Maker], Maker]:
    """Register a screen under a name (it becomes the picture's file name)."""

    def register(maker: Maker) -> Maker:
        if name in _screens:
            raise ValueError(f"two screens are named {name}")
        _screens[name] = maker
        return maker

    return register


def all_screens() -> dict[str, Maker]:
    """Every registered screen, by name."""
    import tests.gallery_screens as folder

    for module in pkgutil.iter_modules(folder.__path__):
        importlib.import_module(f"tests.gallery_screens.{module.name}")
    return dict(sorted(_screens.items()))
