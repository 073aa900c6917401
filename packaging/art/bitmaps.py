"""Drawings in pixels, as PNG: for what is cut in nine and stretched."""

from __future__ import annotations


def rendered(svg: str, width: float, height: float) -> bytes:
    """A drawing in so many pixels, as PNG."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
    from PySide6.QtGui import QImageReader, QImageWriter

    source = QBuffer()
    source.setData(QByteArray(svg.encode()))
    source.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(source, QByteArray(b"svg"))
    reader.setScaledSize(QSize(round(width), round(height)))
    target = QBuffer()
    target.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(target, QByteArray(b"png")).write(reader.read())
    return bytes(target.data().data())
