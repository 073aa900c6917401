"""Shows pages in a process of its own, and prints every picture that is drawn from too few pixels.

    QT_SCALE_FACTOR=1.5 python -m tests.sharpness NAME ...

The scale factor of a screen can't change while a program runs, so `test_case_W2` starts this.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from tests.screens import all_screens
from tests.stage import Stage, items

SOFT = tuple(
    f"{name}{hour}.svg"
    for name in ("wall-shade", "wall-corner", "moonbeam")
    for hour in ("", "-paper")
)
"""Wide gradients and the blur of far corners: more pixels would show nothing more."""


def is_tile(item: QQuickItem) -> bool:
    """Tell whether the picture is repeated over an area."""
    return str(item.parentItem().metaObject().className()).startswith("TiledArt")


def measured(page: QQuickItem, ratio: float) -> tuple[int, list[str]]:
    """How many pictures are in sight, and those with fewer pixels than the screen shows of them."""
    seen, blurred = 0, []
    for item in items(page):
        picture: Any = item
        if not item.inherits("QQuickImageBase") or not item.isVisible():
            continue
        source = picture.property("source").toString()
        if not source or not picture.property("implicitWidth") or not item.width():
            continue  # nothing to load, or not loaded yet
        seen += 1
        size = picture.property("sourceSize")
        # a tile or the middle of a border is laid beside itself and not stretched
        if item.inherits("QQuickBorderImage") or is_tile(item) or source.endswith(SOFT):
            continue
        wanted = (picture.property("paintedWidth") or item.width()) * ratio
        # Qt draws a vector file at its sourceSize times the ratio (all of ours set a sourceSize)
        pixels = size.width() * (ratio if source.endswith(".svg") else 1)
        if pixels < 0.95 * wanted:
            blurred.append(f"{source.rsplit('/', 1)[-1]} has {pixels:.0f} for {wanted:.0f}")
    return seen, blurred


def main() -> int:
    """Print the pixel ratio, the number of pictures and the blurred ones as JSON."""
    app = QGuiApplication([])
    stage = Stage()
    seen, blurred = 0, []
    for name in sys.argv[1:]:
        page = stage.show(all_screens()[name](stage))
        stage.grab()
        more, found = measured(page, app.devicePixelRatio())
        seen += more
        blurred += [f"{name}: {line}" for line in found]
    print(json.dumps({"ratio": app.devicePixelRatio(), "seen": seen, "blurred": blurred}))
    stage.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
