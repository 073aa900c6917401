"""The computer people of Your Worst Nightmare: who they are, and what frightens them.

They lie in `resources/personas/personas.toml`, explained at its head. A person's taste is a number
for each card: what its themes are worth to them, and a whim about the card itself that depends on
person and card alone. With a mood of the round on top the four cards are put in order: the same
order as drawing card after card by a Plackett-Luce model of the taste.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Annotated, Final
from zlib import crc32

import msgspec

from yournightmare.games.mixing import mix
from yournightmare.games.worst.decisions import Ranking
from yournightmare.games.worst.themes import THEMES
from yournightmare.players.resources import resources
from yournightmare.players.worst.cards import themes_of

Dread = Annotated[float, msgspec.Meta(ge=-3, le=3)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]

_WHIM, _MOOD = 0x3A11, 0x300D
_BITS: Final = 1 << 64


class Lines(msgspec.Struct, frozen=True):
    """What is said of a person in each language."""

    en: str
    de: str

    def in_language(self, language: str) -> str:
        """Return the line for a language such as `de` or `de_AT`; English if there is none."""
        return self.de if language.lower().startswith("de") else self.en


class Persona(msgspec.Struct, frozen=True):
    """A computer person as everybody may know them. `id` is what sessions hold."""

    id: str
    name: str
    line: Lines

    @property
    def face(self) -> str:
        """Their picture's name below `resources/art`, without its ending."""
        return f"personas/{self.id}"


class Taste(msgspec.Struct, frozen=True):
    """What frightens a person: their secret. `dreads` by the theme's number."""

    id: str
    dreads: tuple[float, ...]
    whims: float

    def dread(self, card: str) -> float:
        """Return how much a card frightens this person, in units of a mood's spread."""
        of_themes = sum([self.dreads[theme] for theme in themes_of(card)])
        return of_themes + self.whims * _normal(mix(_number(card), _number(self.id) ^ _WHIM))

    def ranking(self, fears: Ranking, round: int, seed: int) -> Ranking:
        """Return the four fears in order, the worst first, in the mood of that round (R-Y3)."""
        mood = mix(mix(seed, _number(self.id) ^ _MOOD), round)
        felt = {card: self.dread(card) + _gumbel(mix(mood, _number(card))) for card in fears}
        return tuple(sorted(fears, key=lambda card: (-felt[card], card)))


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person as the file has them."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
    en: Text
    de: Text
    whims: Annotated[float, msgspec.Meta(ge=0, le=2)]
    dreads: dict[str, Dread]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    personas: dict[str, _Table]


def personas() -> Mapping[str, Persona]:
    """Return the computer people by id, in the file's order.

    Raises `ValueError` if the installation is damaged.
    """
    return _all()[0]


def taste_of(persona: str) -> Taste:
    """Return what frightens a person, for their own player alone. `KeyError` if unknown."""
    return _all()[1][persona]


@cache
def _all() -> tuple[Mapping[str, Persona], Mapping[str, Taste]]:
    file = resources() / "personas" / "personas.toml"
    tables = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File).personas
    people: dict[str, Persona] = {}
    tastes: dict[str, Taste] = {}
    for persona, table in tables.items():
        if set(table.dreads) != set(THEMES):
            raise ValueError(f"{file} · {persona}.dreads: every theme is named once")
        people[persona] = Persona(persona, table.name, Lines(table.en, table.de))
        dreads = tuple(table.dreads[theme] for theme in THEMES)
        tastes[persona] = Taste(persona, dreads, table.whims)
    return MappingProxyType(people), MappingProxyType(tastes)


@cache
def _number(text: str) -> int:
    """Return a number for a text that is the same on every machine."""
    return crc32(text.encode("utf-8"))


def _unit(bits: int) -> float:
    """Return a number between 0 and 1, both excluded."""
    return ((bits >> 12) + 0.5) / (_BITS >> 12)


def _gumbel(bits: int) -> float:
    """Return a Gumbel variable of location 0 and scale 1."""
    return -math.log(-math.log(_unit(bits)))


def _normal(bits: int) -> float:
    """Return a normal variable of mean 0 and standard deviation 1."""
    radius = math.sqrt(-2 * math.log(_unit(bits)))
    return radius * math.cos(2 * math.pi * _unit(mix(bits, 1)))
