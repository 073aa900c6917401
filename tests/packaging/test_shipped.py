"""What the wheel brings: every file the program opens, and every library it imports."""

from __future__ import annotations

import ast
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import yournightmare
from yournightmare.sessions import paths

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "yournightmare"
NAMES: dict[str, set[str]] = {
    "PySide6": {"PySide6-Essentials", "PySide6-Addons"},
    "shiboken6": set(),  # comes with PySide6, whose objects it looks after
}


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_the_version_is_told_once_and_the_same(project: dict[str, Any]) -> None:
    assert project["project"]["version"] == yournightmare.__version__
    assert f"## {yournightmare.__version__}\n" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_shipped_folders_go_where_they_are_looked_for(
    project: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    included = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    for folder, look in (("resources", paths.resources), ("seeds", paths.seeds)):
        assert look() == ROOT / folder
        installed = tmp_path / included[folder]
        installed.mkdir(parents=True)
        with monkeypatch.context() as patch:
            patch.setattr(paths, "_PACKAGE", tmp_path / "yournightmare")
            assert look("x") == installed / "x"


def test_all_resources_together_stay_small() -> None:
    """Pictures, sounds, fonts and words: 25 MB at most."""
    files = [file for file in (ROOT / "resources").rglob("*") if file.is_file()]
    assert sum(file.stat().st_size for file in files) <= 25_000_000


def test_nothing_shipped_is_ignored_by_the_build() -> None:
    """The build leaves out what .gitignore names; nothing that the program opens may be."""
    ignored = (ROOT / ".gitignore").read_text("utf-8").split()
    endings = {line[1:] for line in ignored if line.startswith("*.")}
    folders = {line.rstrip("/") for line in ignored if line.endswith("/")}
    for top in (PACKAGE, ROOT / "resources", ROOT / "seeds"):
        for file in top.rglob("*"):
            if "__pycache__" not in file.parts:
                assert file.suffix not in endings, file
                assert file.name not in folders, file


def test_every_qml_type_of_a_module_is_a_file_beside_its_qmldir() -> None:
    for qmldir in PACKAGE.rglob("qmldir"):
        named = {word for word in qmldir.read_text("utf-8").split() if word.endswith(".qml")}
        assert named <= {file.name for file in qmldir.parent.glob("*.qml")}, qmldir


def imported(file: Path) -> set[str]:
    """The libraries that a module imports, by the first part of their names."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


def test_dependencies_are_what_is_imported(project: dict[str, Any]) -> None:
    """Nothing is imported that pip would not bring, and nothing is brought in vain."""
    used = {name for file in PACKAGE.rglob("*.py") for name in imported(file)}
    used -= sys.stdlib_module_names | {"yournightmare"}
    wanted = {name for library in used for name in NAMES.get(library, {library})}
    declared = {
        entry.split(">")[0].split("!")[0].split("<")[0].strip()
        for entry in project["project"]["dependencies"]
    }
    assert declared == wanted


@pytest.mark.parametrize(
    "library",
    [
        *("msgspec", "platformdirs", "tomlkit", "pymunk", "PySide6", "Python"),
        *("pyqtgraph", "colorama", "NumPy"),
    ],
)
def test_every_library_has_its_licence_told(library: str) -> None:
    assert library in (ROOT / "THIRD-PARTY-LICENSES.md").read_text("utf-8")


def test_pictures_of_the_readme_are_there_and_small() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    pictures = [part.split(")")[0] for part in text.split("](") if part.startswith("packaging/")]
    assert pictures
    for picture in pictures:
        assert (ROOT / picture).stat().st_size < 400_000, picture
