"""Remembered people: who has played here, with colour and sign, the last one first.

A small file of its own. If it can't be read it is copied aside and people are learnt anew: nothing
depends on it, since every session knows its own seats.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated, Final

import msgspec

from yournightmare.sessions import names, paths, tables

SIGNS: Final = ("moth", "key", "owl", "lantern", "leaf", "star")
"""The six signs; each has its colour, so that nobody is known by colour alone."""

MOST: Final = 24


class Person(msgspec.Struct, frozen=True):
    """Somebody who has played here."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=names.MAX_CODES)]
    sign: str = SIGNS[0]


def people_file() -> Path:
    """Return where they are kept."""
    return paths.data_dir() / "people.json"


def remembered() -> list[Person]:
    """Return those remembered, the one who played last first. Never raises."""
    file = people_file()
    try:
        found = msgspec.json.decode(paths.read_small(file), type=list[Person])
    except FileNotFoundError:
        return []
    except (OSError, ValueError, RecursionError):
        _set_aside(file)
        return []
    return [p for p in found if names.is_clean(p.name) and p.sign in SIGNS][:MOST]


def remember(person: Person) -> None:
    """Put a person first. Raises `OSError` if the file can't be written."""
    known = [p for p in remembered() if names.same_name(p.name) != names.same_name(person.name)]
    _write([person, *known][:MOST])


def forget(name: str) -> None:
    """Forget a person here and at the last tables; sessions keep the name. Raises `OSError`.

    `knowledge.erase` takes the name out of those as well.
    """
    tables.strike(name)
    _write([p for p in remembered() if names.same_name(p.name) != names.same_name(name)])


def wipe_copy(name: str) -> None:
    """Remove the copy of a damaged list of people if the name stands in it. Raises `OSError`."""
    from yournightmare.sessions import traces  # here, for hardly anybody ever needs it

    copy = _copy_of_damaged()
    if copy.exists() and traces.is_in(name, copy.read_bytes()):
        copy.unlink()


def _write(people: list[Person]) -> None:
    paths.make_data_dir()
    content = msgspec.json.format(msgspec.json.encode(people))
    paths.write_whole(people_file(), content)


def _copy_of_damaged() -> Path:
    return people_file().with_suffix(".damaged.json")


def _set_aside(file: Path) -> None:
    copy = _copy_of_damaged()
    if file.is_file() and not copy.exists():
        try:
            shutil.copyfile(file, copy)
        except OSError:
            return  # it stays where it is, and is written over only by a person's next game
