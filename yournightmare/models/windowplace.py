"""Where the window goes when the program starts: where it was, but always fully on a screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect

from yournightmare.sessions.settings import WindowPlace

WANTED = (1440, 900)
LEAST = (960, 600)
# Room for a title bar above the window, in logical pixels.
_TITLE_BAR = 32


def fitted(place: WindowPlace | None, screens: Sequence[QRect]) -> WindowPlace:
    """The remembered place (or a first one), moved and shrunk onto the screen it overlaps most.

    `screens` are the screens' free areas, the primary one first. Sizes are logical pixels.
    """
    if not screens:
        return place or WindowPlace(0, 0, *WANTED)
    if place is None:
        screen = screens[0]
        width = min(WANTED[0], screen.width())
        height = min(WANTED[1], screen.height() - _TITLE_BAR)
        x = screen.x() + (screen.width() - width) // 2
        y = screen.y() + max(_TITLE_BAR, (screen.height() - height) // 2)
        return WindowPlace(x, y, max(200, width), max(200, height))
    wanted = QRect(place.x, place.y, place.width, place.height)
    screen = max(screens, key=lambda free: _overlap(free, wanted))
    if _overlap(screen, wanted) == 0:
        screen = screens[0]
    width = max(200, min(place.width, screen.width()))
    height = max(200, min(place.height, screen.height() - _TITLE_BAR))
    x = min(max(place.x, screen.x()), screen.x() + screen.width() - width)
    y = min(max(place.y, screen.y() + _TITLE_BAR), screen.y() + screen.height() - height)
    return WindowPlace(x, max(screen.y(), y), width, height, place.state)


def _overlap(screen: QRect, wanted: QRect) -> int:
    common = screen.intersected(wanted)
    return common.width() * common.height() if common.isValid() else 0
