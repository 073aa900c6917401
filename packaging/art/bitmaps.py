"""Pictures in pixels, as PNG: a tile of paper grain, and drawings whose edges are stretched."""

from __future__ import annotations

import random
import struct
import zlib
from pathlib import Path

GRAIN = Path(__file__).resolve().parents[2] / "resources" / "art" / "paper" / "grain.png"
SIZE = 160


def grain() -> bytes:
    """A seamless tile of black and white specks, `SIZE` square; lay it over all at opacity 0.07."""
    rng = random.Random(4)
    raw = [[rng.gauss(0, 1) for _ in range(SIZE)] for _ in range(SIZE)]
    rows = bytearray()
    for y in range(SIZE):
        rows.append(0)  # no filter
        for x in range(SIZE):
            value = raw[y][x] * 0.8 + raw[y][x - 1] * 0.35 + raw[y - 1][x] * 0.35
            rows.append(255 if value > 0 else 0)
            rows.append(min(255, int(abs(value) ** 1.4 * 60) // 24 * 24))
    header = struct.pack(">IIBBBBB", SIZE, SIZE, 8, 4, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in (
            (b"IHDR", header),
            (b"IDAT", zlib.compress(bytes(rows), 9)),
            (b"IEND", b""),
        )
    )


def rendered(svg: str, width: float, height: float) -> bytes:
    """A drawing in so many pixels, as PNG."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
    from PySide6.QtGui import QImageReader

    source = QBuffer()
    source.setData(QByteArray(svg.encode()))
    source.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(source, QByteArray(b"svg"))
    reader.setScaledSize(QSize(round(width), round(height)))
    target = QBuffer()
    target.open(QIODevice.OpenModeFlag.WriteOnly)
    reader.read().save(target, b"PNG")
    return bytes(target.data().data())


def save(path: Path = GRAIN) -> int:
    """Write the tile; gives its size in bytes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    data = grain()
    path.write_bytes(data)
    return len(data)
