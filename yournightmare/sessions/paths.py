"""Where things lie on disk: what ships with the program, and what belongs to the person.

Shipped files (`resources/`, `seeds/`) lie beside the package in a checkout and in
`yournightmare/_data/` in an installed wheel. Everything a person makes (sessions, settings, logs)
lies in one data directory, which `YOURNIGHTMARE_DATA_DIR` or `--data-dir` may move.
"""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path
from typing import Final

SMALL: Final = 1_000_000
"""Bytes: none of the small files here is ever so long."""

DATA_DIR_VARIABLE = "YOURNIGHTMARE_DATA_DIR"

_PACKAGE = Path(__file__).resolve().parent.parent


def _shipped(folder: str) -> Path:
    installed = _PACKAGE / "_data" / folder
    return installed if installed.is_dir() else _PACKAGE.parent / folder


def resources(*parts: str) -> Path:
    """A file or folder under `resources/`."""
    return _shipped("resources").joinpath(*parts)


def seeds(*parts: str) -> Path:
    """A file or folder under `seeds/` (rules in words, reference games)."""
    return _shipped("seeds").joinpath(*parts)


def use_data_dir(path: Path | str) -> None:
    """Make `path` the data directory of this process and of the processes it starts."""
    os.environ[DATA_DIR_VARIABLE] = str(Path(path).expanduser().absolute())


def data_dir() -> Path:
    """The person's data directory. It is made when something is first written, not here."""
    chosen = os.environ.get(DATA_DIR_VARIABLE)
    if chosen:
        return Path(chosen).expanduser().absolute()
    import platformdirs

    return Path(platformdirs.user_data_dir("yournightmare", appauthor=False))


def make_data_dir() -> Path:
    """The data directory, made if it is missing. Raises OSError if it can't be made."""
    path = data_dir()
    path.mkdir(parents=True, exist_ok=True)
    return path


def settings_file() -> Path:
    """The settings (TOML)."""
    return data_dir() / "settings.toml"


def log_file() -> Path:
    """What went wrong, for whoever has to look for it."""
    return data_dir() / "yournightmare.log"


def crash_file() -> Path:
    """Where every thread stood when the program broke down; into the log at the next start."""
    return data_dir() / "yournightmare.crash"


def read_small(file: Path, limit: int = SMALL) -> bytes:
    """Return the bytes of one of the person's small files. Raises OSError.

    That is also raised for what is no file (opening a pipe or a device could wait for ever) or is
    longer than `limit` bytes.
    """
    if file.exists() and not file.is_file():
        raise OSError(errno.EINVAL, "it is not a file", str(file))
    with file.open("rb") as stream:
        found = stream.read(limit + 1)
    if len(found) > limit:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(file))
    return found


def write_whole(file: Path, content: bytes) -> None:
    """Write a file so that it is always wholly the old one or wholly the new one.

    It is written beside its place, brought to the disk and then put there. Raises OSError, which
    names the file: the old one is then as it was, and nothing is left beside it.
    """
    # The name may be as long as the system takes it, so only its beginning is lent.
    beside = file.with_name(f".{file.name[:40]}.{os.getpid()}.new")
    try:
        with beside.open("wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(beside, file)
    except OSError as error:
        # What was to be written is the person's file, not the one beside it.
        raise OSError(error.errno, error.strerror or str(error), str(file)) from error
    finally:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
