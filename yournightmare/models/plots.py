"""Plots inside the window: pyqtgraph draws, Qt Quick shows, hovers and clicks.

pyqtgraph and numpy are imported in a thread of their own when the first plot has something to show,
and never before. Only pyqtgraph's items are used, painted one by one: its scene and its widgets
would need the heavier application object of Qt Widgets from the program's start on. So axes, titles
and tips are Qt Quick's, themed and read aloud like all other words.

A model fills a `Figure`; a page shows it in a `Plot` and gives that its colours. Positions in a
figure are in its own units. A new kind of figure is a struct with the functions of `Content`.
"""

from __future__ import annotations

import logging
import math
import threading
from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

import msgspec
from PySide6.QtCore import (
    Property,
    QObject,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHoverEvent,
    QImage,
    QMouseEvent,
    QPainter,
)
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem, QQuickPaintedItem

log = logging.getLogger(__name__)

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1


class Look(msgspec.Struct, frozen=True):
    """How a plot is drawn: `ink` for marks, `dim` for the ground lines, `accent` for what counts.

    `unit` is a length in pixels that grows with the text: a quarter of a mark's size.
    """

    ink: QColor
    dim: QColor
    accent: QColor
    ground: QColor
    font: QFont
    unit: float


class Content(Protocol):
    """What a figure holds."""

    def texts(self) -> Sequence[str]:
        """Return for each mark what it says when one hovers over it."""
        ...

    def at(self, place: QPointF, size: QSizeF) -> int:
        """Return the number of the mark at a place of a plot of that size, or -1."""
        ...

    def draw(self, painter: QPainter, size: QSizeF, look: Look) -> None:
        """Draw everything."""
        ...


class Span(msgspec.Struct, frozen=True):
    """A value and how far it may lie off, `low` to `high`; without a value the row stays empty."""

    text: str
    value: float | None = None
    low: float = 0.0
    high: float = 0.0


class Spans(msgspec.Struct, frozen=True):
    """Rows of equal height, the first on top, each with a dot and a line through it.

    The middle of the plot is 0, its edges are `-reach` and `reach`.
    """

    rows: tuple[Span, ...]
    reach: float

    def texts(self) -> Sequence[str]:
        return [row.text for row in self.rows]

    def at(self, place: QPointF, size: QSizeF) -> int:
        if not self.rows or not QRectF(QPointF(0, 0), size).contains(place):
            return -1
        row = min(len(self.rows) - 1, int(place.y() / size.height() * len(self.rows)))
        return row if self.rows[row].value is not None else -1

    def draw(self, painter: QPainter, size: QSizeF, look: Look) -> None:
        pg, np = _library()
        middle, high = size.width() / 2, size.height() / max(1, len(self.rows))
        edge = 3 * look.unit
        painter.setPen(pg.mkPen(look.dim, width=1, style=Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(middle, 0), QPointF(middle, size.height()))
        known = [(i, row) for i, row in enumerate(self.rows) if row.value is not None]
        if not known:
            return
        scale = (middle - edge) / self.reach if self.reach > 0 else 0.0
        x = np.array([middle + scale * (row.value or 0.0) for _, row in known])
        y = np.array([(i + 0.5) * high for i, _ in known])
        low = np.array([middle + scale * row.low for _, row in known])
        top = np.array([middle + scale * row.high for _, row in known])
        pen = pg.mkPen(look.ink, width=0.6 * look.unit, cosmetic=False)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        _paint(
            painter,
            pg.ErrorBarItem(x=x, y=y, left=x - low, right=top - x, beam=2.4 * look.unit, pen=pen),
        )
        dots = {"size": 4 * look.unit, "pen": pg.mkPen(look.ground, width=1.5), "pxMode": False}
        _paint(painter, pg.ScatterPlotItem(x=x, y=y, brush=pg.mkBrush(look.accent), **dots))


class Cell(msgspec.Struct, frozen=True):
    """A field of a matrix. `strength`: 0 (as the ground) to 1 (as the accent), None for nothing."""

    column: int
    row: int
    label: str
    text: str
    strength: float | None = None


class Cells(msgspec.Struct, frozen=True):
    """A matrix of so many columns and rows; row 0 is on top."""

    columns: int
    rows: int
    cells: tuple[Cell, ...]

    def texts(self) -> Sequence[str]:
        return [cell.text for cell in self.cells]

    def at(self, place: QPointF, size: QSizeF) -> int:
        if not self.cells or not QRectF(QPointF(0, 0), size).contains(place):
            return -1
        column = int(place.x() / size.width() * self.columns)
        row = int(place.y() / size.height() * self.rows)
        for number, cell in enumerate(self.cells):
            if (cell.column, cell.row) == (column, row) and cell.text:
                return number
        return -1

    def draw(self, painter: QPainter, size: QSizeF, look: Look) -> None:
        pg, np = _library()
        if not self.columns or not self.rows:
            return
        values = np.full((self.columns, self.rows), np.nan)
        for cell in self.cells:
            if cell.strength is not None:
                values[cell.column, cell.row] = cell.strength
        wide, high = size.width() / self.columns, size.height() / self.rows
        colours = pg.ColorMap([0.0, 1.0], [look.ground, look.accent])
        image = pg.ImageItem(values, levels=(0.0, 1.0), lut=colours.getLookupTable(nPts=256))
        painter.save()
        painter.scale(wide, high)
        _paint(painter, image)
        painter.restore()
        painter.setPen(pg.mkPen(look.dim, width=1))
        for column in range(self.columns + 1):
            x = min(max(0.5, column * wide), size.width() - 0.5)
            painter.drawLine(QPointF(x, 0), QPointF(x, size.height()))
        for row in range(self.rows + 1):
            y = min(max(0.5, row * high), size.height() - 0.5)
            painter.drawLine(QPointF(0, y), QPointF(size.width(), y))
        painter.setFont(look.font)
        room = QFontMetricsF(look.font)
        for cell in self.cells:
            place = QRectF(cell.column * wide, cell.row * high, wide, high)
            if room.horizontalAdvance(cell.label) > wide - 4 or room.height() > high:
                continue
            painter.setPen(_legible(cell.strength, look))
            painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), cell.label)


def _legible(strength: float | None, look: Look) -> QColor:
    """Return ink or ground, whichever stands out more from a cell's colour."""
    if strength is None:
        return look.ink
    ground = [_light(c) for c in (look.ground, look.accent)]
    behind = ground[0] + strength * (ground[1] - ground[0])
    return max(look.ink, look.ground, key=lambda colour: abs(_light(colour) - behind))


def _light(colour: QColor) -> float:
    return 0.299 * colour.redF() + 0.587 * colour.greenF() + 0.114 * colour.blueF()


def _paint(painter: QPainter, item: Any) -> None:
    painter.save()
    item.setExportMode(True, {"antialias": True, "painter": painter})
    item.paint(painter, None, None)
    item.setExportMode(False)
    painter.restore()


@QmlElement
class Figure(QObject):
    """What a plot shows. `told` is the whole of it in words, for those who don't see it."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.content: Content | None = None
        self._told = ""

    def show(self, content: Content | None, told: str = "") -> None:
        """Show this instead."""
        if content != self.content or told != self._told:
            self.content, self._told = content, told
            self.changed.emit()

    told = Property(str, lambda self: self._told, notify=changed)


class _Library(QObject):
    """Brings pyqtgraph and numpy while the window goes on."""

    arrived = Signal()
    one: ClassVar[_Library | None] = None

    def __init__(self) -> None:
        super().__init__()
        self.is_here = False
        self._thread: threading.Thread | None = None
        # told from the thread, so it reaches the plots in theirs
        self.arrived.connect(self._arrive, Qt.ConnectionType.QueuedConnection)

    def bring(self) -> None:
        """Begin to import, once."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._import, name="plots")
            self._thread.start()

    def _import(self) -> None:
        try:
            _library()
        except ImportError:
            # pages tell all that a plot shows in another way too
            log.exception("plots can't be drawn: a library is missing or damaged")
            return
        self.is_here = True
        self.arrived.emit()

    def _arrive(self) -> None:
        if self._thread is not None:
            self._thread.join()


def _bringer() -> _Library:
    if _Library.one is None:
        _Library.one = _Library()
    return _Library.one


def _library() -> tuple[Any, Any]:
    """Return pyqtgraph and numpy."""
    import numpy
    import pyqtgraph

    # it would look after widgets, of which there are none
    pyqtgraph.setConfigOption("exitCleanup", False)
    return pyqtgraph, numpy


def draw(content: Content, size: QSizeF, ratio: float, look: Look) -> QImage:
    """Draw a figure. `ratio`: the screen's pixels for one of `size`."""
    image = QImage(
        max(1, math.ceil(size.width() * ratio)),
        max(1, math.ceil(size.height() * ratio)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        content.draw(painter, size, look)
    finally:
        painter.end()
    return image


@QmlElement
class Plot(QQuickPaintedItem):
    """Shows a figure as wide and high as it is. `hovered` is the number of a mark, or -1.

    A page must give all that a plot shows in another way too: it is a picture to a screen reader.
    """

    figureChanged = Signal()
    lookChanged = Signal()
    hoveredChanged = Signal()
    isDrawnChanged = Signal()
    picked = Signal(int, arguments=["mark"])

    def __init__(self, parent: QQuickItem | None = None) -> None:
        super().__init__(parent)
        self._figure: Figure | None = None
        self._colours: dict[str, Any] = {
            name: QColor(value)
            for name, value in (
                ("ink", "black"),
                ("dim", "grey"),
                ("accent", "blue"),
                ("ground", "white"),
            )
        }
        self._font = QFont()
        self._unit = 4.0
        self._ratio = 1.0
        self._hovered = -1
        self._place = QPointF()
        self._pressed = -1
        self._picture: QImage | None = None
        self._is_waiting = False
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.widthChanged.connect(self._stale)
        self.heightChanged.connect(self._stale)
        self.visibleChanged.connect(self._stale)

    # what Qt calls

    def updatePolish(self) -> None:
        content = self._content()
        if content is None or self.width() < 1 or self.height() < 1:
            picture = None
        elif not _bringer().is_here:
            if not self._is_waiting:
                self._is_waiting = True
                _bringer().arrived.connect(self._stale)
                _bringer().bring()
            return
        else:
            look = Look(**self._colours, font=self._font, unit=self._unit)
            picture = draw(content, self.size(), self._ratio, look)
        was = self._picture is not None
        self._picture = picture
        if was != (picture is not None):
            self.isDrawnChanged.emit()
        self.update()

    def paint(self, painter: QPainter) -> None:
        if self._picture is not None:
            painter.drawImage(self.boundingRect(), self._picture)

    def hoverEnterEvent(self, event: QHoverEvent) -> None:
        self._hover(event.position())

    def hoverMoveEvent(self, event: QHoverEvent) -> None:
        self._hover(event.position())

    def hoverLeaveEvent(self, event: QHoverEvent) -> None:
        self._hover(QPointF(-1, -1))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self._mark_at(event.position())
        event.setAccepted(self._pressed >= 0)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, -1
        if pressed >= 0 and pressed == self._mark_at(event.position()):
            self.picked.emit(pressed)

    # the rest

    def _content(self) -> Content | None:
        return self._figure.content if self._figure is not None and self.isVisible() else None

    def _mark_at(self, place: QPointF) -> int:
        content = self._content()
        return content.at(place, self.size()) if content is not None else -1

    def _hover(self, place: QPointF) -> None:
        mark = self._mark_at(place)
        if mark != self._hovered:
            self._hovered, self._place = mark, place
            shape = Qt.CursorShape.PointingHandCursor if mark >= 0 else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)
            self.hoveredChanged.emit()

    def _hover_text(self) -> str:
        content = self._content()
        texts = content.texts() if content is not None else ()
        return texts[self._hovered] if 0 <= self._hovered < len(texts) else ""

    def _stale(self) -> None:
        self.polish()

    def _set_figure(self, figure: QObject | None) -> None:
        if figure is self._figure or not isinstance(figure, Figure | None):
            return
        if self._figure is not None:
            self._figure.changed.disconnect(self._renew)
        self._figure = figure
        if figure is not None:
            figure.changed.connect(self._renew)
        self.figureChanged.emit()
        self._renew()

    def _renew(self) -> None:
        self._hover(QPointF(-1, -1))
        self._stale()

    def _set(self, attribute: str, value: Any) -> None:
        if getattr(self, attribute) != value:
            setattr(self, attribute, value)
            self.lookChanged.emit()
            self._stale()

    def _set_colour(self, name: str, value: QColor) -> None:
        if self._colours[name] != value:
            self._colours[name] = QColor(value)
            self.lookChanged.emit()
            self._stale()

    figure = Property(Figure, lambda self: self._figure, _set_figure, notify=figureChanged)
    ink = Property(
        QColor,
        lambda self: self._colours["ink"],
        lambda self, value: self._set_colour("ink", value),
        notify=lookChanged,
    )
    dim = Property(
        QColor,
        lambda self: self._colours["dim"],
        lambda self, value: self._set_colour("dim", value),
        notify=lookChanged,
    )
    accent = Property(
        QColor,
        lambda self: self._colours["accent"],
        lambda self, value: self._set_colour("accent", value),
        notify=lookChanged,
    )
    ground = Property(
        QColor,
        lambda self: self._colours["ground"],
        lambda self, value: self._set_colour("ground", value),
        notify=lookChanged,
    )
    font = Property(
        QFont,
        lambda self: self._font,
        lambda self, value: self._set("_font", value),
        notify=lookChanged,
    )
    unit = Property(
        float,
        lambda self: self._unit,
        lambda self, value: self._set("_unit", value),
        notify=lookChanged,
    )
    ratio = Property(
        float,
        lambda self: self._ratio,
        lambda self, value: self._set("_ratio", value),
        notify=lookChanged,
    )
    hovered = Property(int, lambda self: self._hovered, notify=hoveredChanged)
    hoverText = Property(str, _hover_text, notify=hoveredChanged)
    hoverX = Property(float, lambda self: self._place.x(), notify=hoveredChanged)
    hoverY = Property(float, lambda self: self._place.y(), notify=hoveredChanged)
    isDrawn = Property(bool, lambda self: self._picture is not None, notify=isDrawnChanged)
