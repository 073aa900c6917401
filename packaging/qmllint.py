"""qmllint over every screen, knowing the types that Python gives to QML. Fails at any warning.

qmllint reads type descriptions (.qmltypes); those of `yournightmare.models` are written here, into
a folder for the moment, from the running classes: what QML will really meet.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import os
import pkgutil
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import PySide6
from PySide6.QtCore import QByteArray, QMetaMethod, QMetaObject, QObject

ROOT = Path(__file__).resolve().parent.parent
MODULE = "yournightmare.models"


def elements() -> Iterator[tuple[type[QObject], QMetaObject]]:
    """Yield the classes that QML can name, with their meta-objects, in the order of their names."""
    package = importlib.import_module(MODULE)
    for module in pkgutil.walk_packages(package.__path__, MODULE + "."):
        importlib.import_module(module.name)
    waiting: list[type[QObject]] = [QObject]
    found: dict[str, type[QObject]] = {}
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if kind.__module__.startswith(MODULE):
                found[kind.__name__] = kind
    for name in sorted(found):
        meta: QMetaObject = found[name].staticMetaObject  # type: ignore[attr-defined]
        yield found[name], meta


def typed(name: str, known: set[str]) -> str:
    """Return a type as .qmltypes writes it.

    A plain QObject stands for a class that is imported later (the desk, say): it may have anything.
    """
    plain = name.removesuffix("*")
    if name in ("QObject*", "PyObject", "PySide::PyObjectWrapper"):
        return 'type: "QVariant"'
    if plain == name:
        return f'type: "{name}"'
    wanted = plain if plain.startswith("Q") or plain in known else "QVariant"
    return f'type: "{wanted}"; isPointer: {"true" if wanted == plain else "false"}'


def text(raw: QByteArray) -> str:
    """Return Qt's bytes as text."""
    return bytes(raw.data()).decode()


def decorators(kind: type[QObject]) -> set[str]:
    """Return the names of a class's decorators; the meta-object doesn't tell them."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    return {
        node.id
        for decorator in cast(ast.ClassDef, tree.body[0]).decorator_list
        for node in ast.walk(decorator)
        if isinstance(node, ast.Name)
    }


def described(kind: type[QObject], meta: QMetaObject, known: set[str]) -> Iterator[str]:
    """Yield the lines that describe a class."""
    name = kind.__name__
    parent = meta.superClass()
    yield "Component {"
    yield f'name: "{name}"; accessSemantics: "reference"'
    yield f'prototype: "{parent.className() if parent else "QObject"}"'
    marks = decorators(kind)
    if "QmlElement" in marks:
        yield f'exports: ["{MODULE}/{name} 1.0"]; exportMetaObjectRevisions: [256]'
    if "QmlSingleton" in marks:
        yield "isCreatable: false; isSingleton: true"
    elif "QmlUncreatable" in marks:
        yield "isCreatable: false"
    for index in range(meta.propertyOffset(), meta.propertyCount()):
        entry = meta.property(index)
        yield f'Property {{ name: "{cast(str, entry.name())}"; index: {index}'
        yield typed(str(entry.typeName()), known)
        if not entry.isWritable():
            yield "isReadonly: true"
        if entry.hasNotifySignal():
            yield f'notify: "{text(entry.notifySignal().name())}"'
        if entry.isConstant():
            yield "isPropertyConstant: true"
        yield "}"
    for index in range(meta.methodOffset(), meta.methodCount()):
        yield from method(meta.method(index), known)
    yield "}"


def method(entry: QMetaMethod, known: set[str]) -> Iterator[str]:
    """Yield the lines that describe a signal or a slot."""
    word = "Signal" if entry.methodType() is QMetaMethod.MethodType.Signal else "Method"
    yield f'{word} {{ name: "{text(entry.name())}"'
    result = str(entry.typeName())
    if result not in ("void", ""):
        yield typed(result, known)
    for name, kind in zip(entry.parameterNames(), entry.parameterTypes(), strict=True):
        yield f'Parameter {{ name: "{text(name)}"; {typed(text(kind), known)} }}'
    yield "}"


def write_types(folder: Path) -> None:
    """Write the description of `yournightmare.models` where qmllint looks for it."""
    folder.mkdir(parents=True)
    (folder / "qmldir").write_text(
        f"module {MODULE}\ntypeinfo models.qmltypes\ndepends QtQml.Models\n", "utf-8"
    )
    found = list(elements())
    known = {kind.__name__ for kind, _ in found}
    lines = ["import QtQuick.tooling 1.2", "Module {"]
    for kind, meta in found:
        lines += described(kind, meta, known)
    (folder / "models.qmltypes").write_text("\n".join([*lines, "}", ""]), "utf-8")


def main() -> int:
    """Lint every QML file, or those named; gives the exit status."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path.insert(0, str(ROOT))
    files = sys.argv[1:] or sorted(str(f) for f in (ROOT / "yournightmare").rglob("*.qml"))
    with tempfile.TemporaryDirectory() as folder:
        write_types(Path(folder, *MODULE.split(".")))
        command = [str(Path(PySide6.__file__).parent / "qmllint"), "--max-warnings", "0"]
        status = subprocess.call([*command, "-I", folder, "-I", str(ROOT), *files], cwd=ROOT)
    print(f"{len(files)} QML files: {'warnings, see above' if status else 'no warnings'}")
    return 1 if status else 0


if __name__ == "__main__":
    sys.exit(main())
