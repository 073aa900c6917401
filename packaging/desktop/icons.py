"""Exports the icons of the program and of .nightmare files from resources/art/app to PNG.

`python packaging/desktop/icons.py` writes them to packaging/desktop/icons/SIZE/. They are
committed, so that installing them is mere copying. Up to 48 pixels the plain forms are drawn.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

HERE = Path(__file__).resolve().parent
ART = HERE.parent.parent / "resources" / "art" / "app"
SIZES = (16, 24, 32, 48, 64, 128, 256)
LARGEST_PLAIN = 48
NAMES = {"icon": "yournightmare", "file": "application-x-yournightmare"}


def export(drawing: str, size: int) -> None:
    """Write one picture at one size."""
    plain = "-small" if size <= LARGEST_PLAIN else ""
    renderer = QSvgRenderer(str(ART / f"{drawing}{plain}.svg"))
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    shape = renderer.defaultSize().scaled(size, size, Qt.AspectRatioMode.KeepAspectRatio)
    left, top = (size - shape.width()) / 2, (size - shape.height()) / 2
    renderer.render(painter, QRectF(left, top, shape.width(), shape.height()))
    painter.end()
    target = HERE / "icons" / str(size) / f"{NAMES[drawing]}.png"
    target.parent.mkdir(parents=True, exist_ok=True)
    if not image.save(str(target)):
        sys.exit(f"{target} could not be written.")


def main() -> None:
    """Write every picture at every size."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    for drawing in NAMES:
        for size in SIZES:
            export(drawing, size)
    del app


if __name__ == "__main__":
    main()
