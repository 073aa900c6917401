"""Remembered people: the last one first, names of all kinds, and no odd file breaks the start."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from yournightmare.sessions import people, tables
from yournightmare.sessions.people import Person, forget, people_file, remember, remembered


def names() -> list[str]:
    return [person.name for person in remembered()]


def test_nobody_at_first() -> None:
    assert remembered() == []
    assert not people_file().exists()


def test_who_played_last_comes_first() -> None:
    for name in ("Ada", "Ben", "Ada"):
        remember(Person(name))
    assert names() == ["Ada", "Ben"]


def test_a_new_sign_replaces_the_old_one() -> None:
    remember(Person("Ada", "moth"))
    remember(Person("ADA", "owl"))
    assert remembered() == [Person("ADA", "owl")]


def test_the_list_stays_short() -> None:
    for number in range(people.MOST + 5):
        remember(Person(f"Guest {number}"))
    assert len(remembered()) == people.MOST
    assert names()[0] == f"Guest {people.MOST + 4}"


def test_forgetting() -> None:
    remember(Person("Ada"))
    remember(Person("Ben"))
    forget("ada")
    assert names() == ["Ben"]
    forget("nobody")
    assert names() == ["Ben"]


@pytest.mark.parametrize("name", ["Zoë", "恐怖", "Ольга", "ليلى", "👩‍🚀", "é" * 64])
def test_case_t1_names_of_all_kinds_come_back(name: str) -> None:
    remember(Person(name, "key"))
    assert remembered() == [Person(name, "key")]


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{}",
        b'[{"name": 3}]',
        b"\xff\xfe",
        b"[" * 100_000,
        b'[{"name": ""}]',
        b'[{"name": "Ada"}',
    ],
)
def test_case_s2_an_odd_file_is_copied_aside(raw: bytes) -> None:
    people_file().parent.mkdir(parents=True)
    people_file().write_bytes(raw)
    assert remembered() == []
    remember(Person("Ada"))
    assert names() == ["Ada"]
    assert people_file().with_suffix(".damaged.json").read_bytes() == raw


def test_bad_names_in_a_good_file_are_left_out() -> None:
    people_file().parent.mkdir(parents=True)
    odd = [
        Person("Ada"),
        Person(" "),
        Person("a\nb"),
        Person("Ben", "dragon"),
        Person("Eve", "owl"),
    ]
    people_file().write_bytes(msgspec.json.encode(odd))
    assert names() == ["Ada", "Eve"]


def test_a_folder_that_can_t_be_written_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    remember(Person("Ada"))

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(OSError, match="No space"):
        remember(Person("Ben"))
    assert names() == ["Ada"]


def test_nothing_else_is_left_in_the_folder(data_dir: Path) -> None:
    remember(Person("Ada"))
    forget("Ada")
    assert [file.name for file in data_dir.iterdir()] == ["people.json"]


def test_what_is_nested_too_deeply_or_no_file_is_nobody() -> None:
    people_file().parent.mkdir(parents=True, exist_ok=True)
    deep = b'"x": ' + b"[" * 200_000
    people_file().write_bytes(b'[{"name": "Ada", ' + deep + b"}]")
    tables.tables_file().write_bytes(b'{"worst": {' + deep + b"}}")
    assert remembered() == []
    assert tables.last("worst") is None
    if hasattr(os, "mkfifo"):
        for file in (people_file(), tables.tables_file()):
            file.unlink()
            os.mkfifo(file)
        assert remembered() == []
        assert tables.last("worst") is None
    remember(Person("Ben"))
    tables.remember("worst", [])
    assert names() == ["Ben"]
    assert tables.last("worst") is not None
