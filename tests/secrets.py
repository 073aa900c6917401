"""Search for secrets (H1): is a mark to be found anywhere a person or a program could look?

A mark is a text (a word that stands nowhere else) or a colour (one that nothing else has)::

    assert not seen_anywhere(window, ["Wombatinger"], ["#00ff3c"])

Searched are the picture, every item of the scene, in sight or not, with all its properties, every
object and model these lead to with all rows and roles, the accessibility tree, the clipboard and
the titles of all windows. `seen_in_scene` is the quick part, for every single frame.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QEvent, QModelIndex, QObject
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QClipboard,
    QColor,
    QGuiApplication,
    QImage,
)
from PySide6.QtQml import QJSValue
from PySide6.QtQuick import QQuickItem, QQuickWindow

NEAR = 6
"""How far each channel of a pixel may be from a secret's colour and still be that colour."""


def seen_anywhere(
    window: QQuickWindow, texts: Sequence[str], colours: Sequence[str] = (), *roots: QObject
) -> list[str]:
    """Return where marks are seen, in words; empty if nowhere. `roots`: more objects to search."""
    # without an event loop what was taken away still waits to be deleted
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    found = seen_in_scene(window, texts, colours)
    found += seen_in_picture(window.grabWindow(), colours)
    found += _search(_objects([window, window.contentItem(), *roots]), texts, colours)
    found += [
        f"accessibility: {text!r}"
        for text in _accessible_texts(QAccessible.queryAccessibleInterface(window))
        if _has(text, texts)
    ]
    clipboard = QGuiApplication.clipboard()
    for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection):
        if _has(clipboard.text(mode), texts):
            found.append("clipboard")
    found += [
        f"title: {shown.title()!r}"
        for shown in QGuiApplication.allWindows()
        if _has(shown.title(), texts)
    ]
    return found


def seen_in_picture(picture: QImage, colours: Sequence[str]) -> list[str]:
    """Return the colours of which at least one pixel is in the picture."""
    image = picture.convertToFormat(QImage.Format.Format_RGB32)
    wide = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1, 4)
    pixels = wide[:, : image.width(), 2::-1].astype(np.int16)
    found = []
    for name in colours:
        colour = QColor(name)
        wanted = np.array([colour.red(), colour.green(), colour.blue()], np.int16)
        if (np.abs(pixels - wanted).max(axis=2) <= NEAR).any():
            found.append(f"picture: {name}")
    return found


def seen_in_scene(
    window: QQuickWindow, texts: Sequence[str], colours: Sequence[str] = ()
) -> list[str]:
    """Return the items of the scene, in sight or not, whose text or colour is a mark."""
    found = []
    for item in scene_items(window.contentItem()):
        for name in ("text", "color", "source", "title"):
            value = item.property(name)
            if value is not None and _is_mark(value, texts, colours):
                found.append(f"scene: {item.metaObject().className()}.{name}")
    return found


def scene_items(root: QQuickItem) -> Iterator[QQuickItem]:
    """Every item of a scene, delegates and popups too."""
    yield root
    for child in root.childItems():
        yield from scene_items(child)


def _objects(roots: Sequence[QObject]) -> Iterator[QObject]:
    """Every object that the roots hold, own, show or hand on, once."""
    known: set[int] = set()
    waiting: list[Any] = list(roots)
    while waiting:
        thing = waiting.pop()
        if not isinstance(thing, QObject) or id(thing) in known:
            continue
        known.add(id(thing))
        yield thing
        waiting += thing.children()
        if isinstance(thing, QQuickItem):
            waiting += thing.childItems()
        waiting += [value for _, value in _properties(thing) if isinstance(value, QObject)]


_READ = frozenset(
    (
        "QString",
        "QStringList",
        "QVariant",
        "QVariantList",
        "QVariantMap",
        "QUrl",
        "QColor",
        "QJSValue",
        "PyObject",
    )
)
_readable: dict[str, list[str]] = {}


def _properties(thing: QObject) -> Iterator[tuple[str, Any]]:
    """Names and values of the properties that can tell something."""
    meta = thing.metaObject()
    names = _readable.get(meta.className())
    if names is None:
        names = []
        for i in range(meta.propertyCount()):
            one = meta.property(i)
            kind = str(one.typeName())
            if kind in _READ or kind.endswith("*"):
                names.append(str(one.name()))
        _readable[meta.className()] = names
    for name in names:
        try:
            value = thing.property(name)
        except RuntimeError:  # one of Qt's own types that Python doesn't know (QQuickPalette)
            continue
        yield name, value.toVariant() if isinstance(value, QJSValue) else value


def _search(objects: Iterator[QObject], texts: Sequence[str], colours: Sequence[str]) -> list[str]:
    found = []
    for thing in list(objects):
        kind = thing.metaObject().className()
        for name, value in _properties(thing):
            if _is_mark(value, texts, colours):
                found.append(f"property: {kind}.{name}")
        if isinstance(thing, QAbstractItemModel):
            found += [
                f"model: {kind} row {row} role {role!r}"
                for row, role, value in _cells(thing)
                if _is_mark(value, texts, colours)
            ]
    return found


def _cells(model: QAbstractItemModel) -> Iterator[tuple[int, str, Any]]:
    roles = model.roleNames()
    for row in range(model.rowCount(QModelIndex())):
        index = model.index(row, 0, QModelIndex())
        for role, name in roles.items():
            yield row, bytes(name.data()).decode(), model.data(index, role)


def _accessible_texts(interface: QAccessibleInterface | None) -> Iterator[str]:
    if interface is None or not interface.isValid():
        return
    for kind in (
        QAccessible.Text.Name,
        QAccessible.Text.Description,
        QAccessible.Text.Value,
        QAccessible.Text.Help,
    ):
        yield interface.text(kind)
    for i in range(interface.childCount()):
        yield from _accessible_texts(interface.child(i))


def _has(text: str, marks: Sequence[str]) -> bool:
    return any(mark in text for mark in marks)


def _is_mark(value: Any, texts: Sequence[str], colours: Sequence[str]) -> bool:
    """Tell whether a value, or something in it, is or holds a mark."""
    if isinstance(value, QColor):
        return any(value == QColor(name) for name in colours)
    if isinstance(value, dict):
        return any(_is_mark(one, texts, colours) for pair in value.items() for one in pair)
    if isinstance(value, (list, tuple)):
        return any(_is_mark(one, texts, colours) for one in value)
    if isinstance(value, (QObject, QImage)) or value is None:
        return False
    return _has(str(value), [*texts, *colours])
