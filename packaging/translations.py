"""Translations: gather the texts, write the compiled files, check that nothing is missing.

`python packaging/translations.py` brings the .ts files in resources/translations up to date with
the sources and compiles them to the .qm files that the program loads. With `--check` nothing is
written: it fails if a text is missing from a .ts file, unfinished, has other fields than its source
or if a .qm file is older than its .ts file.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
# English has plural forms only: its other texts are the sources themselves.
LANGUAGES = ("en", "de")
FIELDS = re.compile(r"%n|%L?\d|\{\w+\}")


def sources() -> list[str]:
    """Return every file with texts for people, in a fixed order."""
    package = ROOT / "yournightmare"
    found = [*(package / "views").rglob("*.qml"), *(package / "models").rglob("*.py")]
    return sorted(str(file.relative_to(ROOT)) for file in [*found, package / "app.py"])


def tool(name: str) -> str:
    """Return the path of a PySide6 tool beside the running Python."""
    return str(Path(sys.executable).parent / f"pyside6-{name}")


def gather(target: Path, language: str) -> None:
    """Bring a .ts file up to date with the sources."""
    command = [tool("lupdate"), *sources(), "-no-obsolete", "-locations", "none"]
    command += ["-source-language", "en", "-target-language", language]
    if language == "en":
        command.append("-pluralonly")
    done = subprocess.run(
        [*command, "-ts", str(target)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(done.stdout + done.stderr)


def compile_file(source: Path, target: Path) -> None:
    """Compile a .ts file to a .qm file."""
    command = [tool("lrelease"), "-silent", str(source), "-qm", str(target)]
    subprocess.run(command, check=True, capture_output=True)


def messages(file: Path) -> Iterator[tuple[str, str, list[str], bool]]:
    """Yield context, source, translations (more than one for plurals) and finished."""
    for context in ElementTree.parse(file).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None:
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")]
            texts = forms or [translation.text or ""]
            finished = translation.get("type") is None and all(texts)
            yield name, message.findtext("source") or "", texts, finished


def faults(file: Path, fresh: Path) -> Iterator[str]:
    """Yield what is wrong with a .ts file, compared with a freshly gathered one."""
    known = {(context, source) for context, source, _, _ in messages(file)}
    for context, source, _, _ in messages(fresh):
        if (context, source) not in known:
            yield f"{file.name}: {context}: missing: {source!r}"
    for context, source, texts, finished in messages(file):
        if not finished:
            yield f"{file.name}: {context}: unfinished: {source!r}"
            continue
        wanted = Counter(FIELDS.findall(source))
        for text in texts:
            # A plural form such as "one step" may leave the number out.
            if Counter(FIELDS.findall(text)) | Counter({"%n": len(texts) > 1}) != wanted | Counter(
                {"%n": len(texts) > 1}
            ):
                yield f"{file.name}: {context}: other fields: {source!r} -> {text!r}"


def check() -> list[str]:
    """Return everything that is wrong with the translations; empty if all is well."""
    found: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        for language in LANGUAGES:
            file = FOLDER / f"yournightmare_{language}.ts"
            fresh = Path(folder) / file.name
            fresh.write_bytes(file.read_bytes())
            gather(fresh, language)
            found += faults(file, fresh)
            compiled = Path(folder) / "compiled.qm"
            compile_file(file, compiled)
            if compiled.read_bytes() != file.with_suffix(".qm").read_bytes():
                found.append(f"{file.name}: the .qm file is not compiled from it")
    return found


def main() -> int:
    """Gather and compile, or check."""
    if sys.argv[1:] == ["--check"]:
        found = check()
        print("\n".join(found) or "Translations are complete.")
        return 1 if found else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        file = FOLDER / f"yournightmare_{language}.ts"
        gather(file, language)
        compile_file(file, file.with_suffix(".qm"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
