"""The settings file: what a person has chosen, kept in TOML that a person may also edit.

Reading never fails: every known key with a good value counts, one by one, whatever the rest of the
file looks like (an older or newer version, unknown keys, half a file). A file that was not wholly
understood is copied beside itself before it is written again, and the finding says so.
Writing is atomic and leaves unknown keys and comments where they were.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from yournightmare.sessions import paths

VERSION = 1

Language = Literal["system", "en", "de"]
ThemeName = Literal["system", "night", "paper"]
Motion = Literal["system", "full", "reduced"]


Place = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]


class WindowPlace(msgspec.Struct, frozen=True):
    """Where the window was when it closed, in logical pixels."""

    x: Place
    y: Place
    width: Annotated[int, msgspec.Meta(ge=200, le=30000)]
    height: Annotated[int, msgspec.Meta(ge=200, le=30000)]
    state: Literal["window", "maximized", "full screen"] = "window"


class Settings(msgspec.Struct, frozen=True):
    """Every setting with its default."""

    language: Language = "system"
    text_size: Annotated[int, msgspec.Meta(ge=100, le=200)] = 100
    theme: ThemeName = "night"
    high_contrast: bool = False
    motion: Motion = "system"
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 70
    muted: bool = False
    animation_speed: Annotated[int, msgspec.Meta(ge=50, le=300)] = 100
    window: WindowPlace | None = None
    know_each_other: bool = True
    """Whether the program may work out who knows whose fears (sessions/knowledge.py)."""
    computers_remember: bool = False
    """Whether computer people may use what was read out on earlier evenings."""
    computers_talk: bool = True
    """Whether computer players say a word now and then."""


class Fault(Enum):
    """Why a settings file was not wholly understood."""

    UNREADABLE = "unreadable"
    DAMAGED = "damaged"
    OTHER_VERSION = "other version"
    UNKNOWN_KEYS = "unknown keys"
    BAD_VALUES = "bad values"


class Finding(msgspec.Struct, frozen=True):
    """What reading the file found: the settings, what was odd, and where the copy lies."""

    settings: Settings
    faults: tuple[Fault, ...] = ()
    keys: tuple[str, ...] = ()
    copy: Path | None = None
    copy_is_new: bool = False


def load(path: Path) -> Finding:
    """Read the settings; a missing file gives the defaults. Never raises."""
    try:
        raw = paths.read_small(path)
    except FileNotFoundError:
        return Finding(Settings())
    except OSError:
        return Finding(Settings(), (Fault.UNREADABLE,))
    table, damaged = _parse(raw)
    known, bad = _known_values(table)
    unknown = sorted(set(table) - set(_FIELDS) - {"version"})
    faults = []
    if damaged:
        faults.append(Fault.DAMAGED)
    # A file that says no version is taken as ours: it is empty, or a person wrote it.
    if table.get("version", VERSION) != VERSION and not damaged:
        faults.append(Fault.OTHER_VERSION)
    if unknown:
        faults.append(Fault.UNKNOWN_KEYS)
    if bad:
        faults.append(Fault.BAD_VALUES)
    settings = Settings(**known)
    if not faults:
        return Finding(settings)
    copy, is_new = _copy_beside(path, raw)
    return Finding(settings, tuple(faults), tuple(bad + unknown), copy, is_new)


def with_value(settings: Settings, name: str, value: Any) -> Settings | None:
    """The settings with one of them changed, or None if it can't have that value."""
    try:
        value = msgspec.convert(value, _FIELDS[name])
    except msgspec.ValidationError:
        return None
    return msgspec.structs.replace(settings, **{name: value})


def save(path: Path, settings: Settings) -> None:
    """Write the settings so that the file is always either the old or the new one.

    Raises OSError if it can't be written; the old file is then untouched. What could not be read
    is put aside, not written over.
    """
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    try:
        document = tomlkit.parse(_raw(path).decode("utf-8"))
    except (ValueError, RecursionError, TOMLKitError):
        document = tomlkit.document()
    if not document.body:
        document.add(tomlkit.comment("Settings of Your Nightmare. You may edit this file."))
    document["version"] = VERSION
    for key, value in msgspec.to_builtins(settings).items():
        if value is None:
            document.pop(key, None)
        elif document.get(key) != value:
            document[key] = value
    path.parent.mkdir(parents=True, exist_ok=True)
    paths.write_whole(path, tomlkit.dumps(document).encode("utf-8"))


_FIELDS = {field.name: field.type for field in msgspec.structs.fields(Settings)}


def _known_values(table: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """The known keys whose values are good, and the names of those whose values are not."""
    known: dict[str, Any] = {}
    bad: list[str] = []
    for name, kind in _FIELDS.items():
        if name not in table:
            continue
        try:
            known[name] = msgspec.convert(table[name], kind)
        except (msgspec.ValidationError, OverflowError):
            bad.append(name)
    return known, bad


def _parse(raw: bytes) -> tuple[dict[str, Any], bool]:
    """The file's table, and whether it had to be picked together from its sound lines."""
    text = raw.decode("utf-8", errors="replace")
    try:
        return tomllib.loads(text), "\ufffd" in text
    except (ValueError, RecursionError):  # also a number of more digits than Python reads
        return _sound_lines(text), True


def _sound_lines(text: str) -> dict[str, Any]:
    """Every line that is good TOML by itself, under the table header it stands below."""
    found: dict[str, Any] = {}
    inside = found
    for line in text.splitlines()[:2000]:
        try:
            piece = tomllib.loads(line)
        except (ValueError, RecursionError):
            continue
        if line.strip().startswith("["):
            name, content = next(iter(piece.items()))
            inside = found.setdefault(name, content) if isinstance(content, dict) else {}
            if not isinstance(inside, dict):
                inside = {}
            continue
        inside.update(piece)
    return found


def _raw(path: Path) -> bytes:
    """What stands in the file; what can't be read is moved aside. Raises OSError."""
    try:
        return paths.read_small(path)
    except FileNotFoundError:
        return b""
    except OSError:
        if path.exists():
            os.replace(path, next(copy for copy in _copies(path) if not copy.exists()))
        return b""


def _copies(path: Path) -> Iterator[Path]:
    return (path.with_name(f"{path.stem}-old-{n}{path.suffix}") for n in range(1, 100_000))


def _copy_beside(path: Path, raw: bytes) -> tuple[Path | None, bool]:
    """Keep the file's bytes in a copy beside it, once; None if no copy could be made."""
    try:
        for copy in _copies(path):
            if not copy.exists():
                paths.write_whole(copy, raw)
                return copy, True
            with suppress(OSError):
                if paths.read_small(copy) == raw:
                    return copy, False
    except OSError:
        pass
    return None, False
