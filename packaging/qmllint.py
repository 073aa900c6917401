"""Runs qmllint over all our QML, with the Python types made known to it.

    python packaging/qmllint.py [FILE.qml ...]

The Python types of `yournightmare.models` are described from their live meta objects (which see
every property, however it was written), handed to pyside6-qmltyperegistrar, and put into
build/qml/yournightmare/models/; qmllint then checks the files with build/qml and the checkout as
import paths. Exit status 1 if it finds anything.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import pkgutil
import subprocess
import sys
import sysconfig
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "qml"
MODULE = "yournightmare.models"
MAJOR = "1"

sys.path.insert(0, str(ROOT))

_CPP = {"QString": "QString", "double": "double", "PyObject": "QVariant"}


def _model_classes() -> Iterator[type]:
    """Every class a module under yournightmare/models defines and registers for QML."""
    from PySide6.QtCore import QObject

    package = importlib.import_module(MODULE)
    names = [MODULE]
    names += [entry.name for entry in pkgutil.walk_packages(package.__path__, f"{MODULE}.")]
    seen = set()
    for name in names:
        module = importlib.import_module(name)
        for thing in vars(module).values():
            if not (isinstance(thing, type) and issubclass(thing, QObject)) or thing in seen:
                continue
            if thing.__module__.startswith(MODULE):
                seen.add(thing)
                yield thing


def _type(name: str) -> str:
    return _CPP.get(name, name)


def _method(method: Any) -> dict[str, Any]:
    names = [bytes(name.data()).decode() for name in method.parameterNames()]
    types = [bytes(kind.data()).decode() for kind in method.parameterTypes()]
    arguments = [
        {"name": name or f"argument{place}", "type": _type(kind)}
        for place, (name, kind) in enumerate(zip(names, types, strict=True))
    ]
    return {
        "access": "public",
        "name": bytes(method.name().data()).decode(),
        "arguments": arguments,
        "returnType": _type(method.typeName() or "void"),
    }


def _property(described: Any) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "name": described.name(),
        "type": _type(described.typeName()),
        "index": described.propertyIndex(),
        "constant": described.isConstant(),
        "designable": True,
        "final": False,
        "required": False,
        "scriptable": True,
        "stored": True,
        "user": False,
        "read": described.name(),
    }
    if described.isWritable():
        entry["write"] = described.name()
    if described.hasNotifySignal():
        entry["notify"] = bytes(described.notifySignal().name().data()).decode()
    return entry


def _enum(described: Any) -> dict[str, Any]:
    return {
        "name": described.name(),
        "isClass": described.isScoped(),
        "isFlag": described.isFlag(),
        "values": [described.key(place) for place in range(described.keyCount())],
    }


def _qml_marks(kind: type) -> list[dict[str, str]]:
    """What the class's decorators say to QML (PySide keeps it out of the meta object)."""
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(tree, ast.ClassDef)
    marks = []
    for decorator in tree.decorator_list:
        call = decorator.func if isinstance(decorator, ast.Call) else decorator
        name = call.id if isinstance(call, ast.Name) else ""
        if name == "QmlElement":
            marks.append({"name": "QML.Element", "value": "auto"})
        elif name == "QmlAnonymous":
            marks.append({"name": "QML.Element", "value": "anonymous"})
        elif name == "QmlSingleton":
            marks.append({"name": "QML.Singleton", "value": "true"})
        elif name == "QmlUncreatable":
            marks.append({"name": "QML.Creatable", "value": "false"})
            marks.append({"name": "QML.UncreatableReason", "value": "made by the program"})
    return marks


def _describe(kind: type) -> dict[str, Any]:
    """A class as moc's JSON would have it, its own members only."""
    meta = kind.staticMetaObject  # type: ignore[attr-defined]
    signals, slots = [], []
    for place in range(meta.methodOffset(), meta.methodCount()):
        method = meta.method(place)
        if method.methodType() == method.MethodType.Signal:
            signals.append(_method(method))
        elif method.methodType() == method.MethodType.Slot:
            slots.append(_method(method))
    properties = range(meta.propertyOffset(), meta.propertyCount())
    enums = range(meta.enumeratorOffset(), meta.enumeratorCount())
    return {
        "className": meta.className(),
        "qualifiedClassName": meta.className(),
        "lineNumber": 1,
        "object": True,
        "classInfos": _qml_marks(kind),
        "superClasses": [{"access": "public", "name": meta.superClass().className()}],
        "properties": [_property(meta.property(place)) for place in properties],
        "enums": [_enum(meta.enumerator(place)) for place in enums],
        "signals": signals,
        "slots": slots,
    }


def _tool(name: str) -> str:
    return str(Path(sysconfig.get_path("scripts")) / name)


def describe_python_types() -> None:
    """Write qmldir and qmltypes of our Python module into build/qml."""
    folder = BUILD / Path(*MODULE.split("."))
    folder.mkdir(parents=True, exist_ok=True)
    classes = [_describe(kind) for kind in _model_classes()]
    described = [{"classes": classes, "inputFile": "models.py", "outputRevision": 68}]
    source = folder / "metatypes.json"
    source.write_text(json.dumps(described, indent=1), encoding="utf-8")
    # it warns that it doesn't know Qt's own classes; qmllint knows them from Qt's modules
    done = subprocess.run(
        [
            _tool("pyside6-qmltyperegistrar"),
            f"--generate-qmltypes={folder / 'models.qmltypes'}",
            f"--import-name={MODULE}",
            f"--major-version={MAJOR}",
            "--minor-version=0",
            "-o",
            str(folder / "registration.cpp"),
            str(source),
        ],
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        sys.exit(done.stderr or "pyside6-qmltyperegistrar failed")
    (folder / "qmldir").write_text(
        f"module {MODULE}\ntypeinfo models.qmltypes\n"
        "depends QtQuick\ndepends QtQml\ndepends QtQml.Models\n",
        encoding="utf-8",
    )


def main(arguments: list[str]) -> int:
    """Check the files named, or all."""
    describe_python_types()
    files = arguments or sorted(str(path) for path in (ROOT / "yournightmare").rglob("*.qml"))
    done = subprocess.run(
        [_tool("pyside6-qmllint"), "-I", str(BUILD), "-I", str(ROOT), "--max-warnings", "0", *files]
    )
    if done.returncode == 0:
        print(f"qmllint: {len(files)} files are clean")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
