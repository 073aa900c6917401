"""The Fear cards of Your Worst Nightmare that come with the program (R-Y11).

They lie in `resources/fears/fears.toml`, one line a card, explained at its head. Reading is strict:
a file with anything odd in it is refused with the card and the field named, for a card that is only
nearly right would be found out in the middle of an evening. A card's id is written into sessions,
so ids are never renamed; cards of one's own are in `sessions.feardecks`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, get_args

import msgspec

from yournightmare.games.worst.themes import Theme
from yournightmare.sessions import names, paths

Sky = Literal["night", "dusk", "dawn", "storm", "fog", "void"]
Light = Literal["moon", "door", "lamp", "cone", "window", "none"]
Witness = Literal["child", "cat", "pair", "bear", "none"]
# fmt: off
Place = Literal[
    "attic", "bathroom", "bed", "bridge", "cellar-stairs", "cliff", "corridor", "field", "forest",
    "hall", "hospital", "kitchen", "roof", "school", "sea", "stage", "station", "street",
]
Threat = Literal[
    "ants", "apple", "backs", "balcony", "balloon", "bars", "bat", "battery", "bed-monster",
    "beetle", "bell", "big-wheel", "bin", "black-hand", "black-sun", "bone", "bottle",
    "broken-cup", "bus", "cage", "cake", "calendar", "captain", "car", "carousel", "cassette",
    "cast", "cats", "chairlift", "chat", "clapping", "climbing-wall", "clock", "clown-mask",
    "coat-on-hook", "cocoon", "coffin", "comet", "crack", "cradle", "crow", "crowd",
    "crystal-ball", "dancers", "dentures", "diary", "dog", "doll", "door-ajar", "drain",
    "drill", "drone", "drowned", "earworm", "empty-chair", "escalator", "exam-sheet", "eyes",
    "fire", "fish", "flatline", "flood", "fog-bank", "foot", "footprints", "fox", "frozen-pole",
    "gauge", "ghost", "giant-eye", "goldfish", "goose", "gravedigger", "gravestone", "hand",
    "heart", "high-board", "hole", "hoover", "hot-air-balloon", "jar", "key", "kite", "knife",
    "ladder", "last-word", "lead", "lemon", "letter", "lift", "light-switch", "loose-teeth",
    "mail-storm", "microphone", "mirror", "mosquito", "moth-swarm", "music-box", "needle",
    "no-face", "nose", "old-self", "padlock", "pale-child", "paper-tower", "party-balloons",
    "phone", "photo", "piano", "pigeon", "plane", "plate", "portrait", "printer", "progress",
    "puppet", "rat", "ring", "robot", "saw", "scanner", "scarecrow", "scissors", "screen",
    "shadow-figure", "shark", "shirt", "signpost", "slide", "slug", "snack-machine", "snake",
    "snowman", "sold-house", "speaker", "spider", "spiral", "splinter", "stairs", "starers",
    "suitcase", "surgeon", "swan", "swing", "syrup", "tap", "teacher", "teddy", "teeth",
    "telephone", "telly", "tent", "tentacle", "throat", "tick", "toaster", "toilet", "train",
    "tree", "treehouse", "trousers", "wardrobe", "wasp", "wave", "waving", "well", "wet-socks",
    "wheelchair", "whirlpool", "wilted-flower", "wolf", "worm", "x-ray",
]
# fmt: on

SKIES: Final[tuple[Sky, ...]] = get_args(Sky)
LIGHTS: Final[tuple[Light, ...]] = get_args(Light)
PLACES: Final[tuple[Place, ...]] = get_args(Place)
THREATS: Final[tuple[Threat, ...]] = get_args(Threat)
WITNESSES: Final[tuple[Witness, ...]] = get_args(Witness)

MAX_TITLE: Final = 32
"""As many letters stand on a card in two lines."""
MAX_SEED: Final = 9999
_MAX_BYTES: Final = 500_000
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

Title = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_TITLE)]
Themes = Annotated[tuple[Theme, ...], msgspec.Meta(min_length=1, max_length=2)]


class FearsError(ValueError):
    """Fear cards that can't be used: in which file, at which card and field, and why."""

    def __init__(self, file: Path, place: str, text: str) -> None:
        where = " · ".join(part for part in (str(file), place) if part)
        super().__init__(f"{where}: {text}")
        self.file = file
        self.place = place
        self.text = text


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is drawn on a card, in the words of the drawing toolkit."""

    sky: Sky
    light: Light
    place: Place
    threat: Threat
    witness: Witness
    seed: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEED)]
    mirror: bool


class Titles(msgspec.Struct, frozen=True):
    """A card's title in each language."""

    en: str
    de: str

    def in_language(self, language: str) -> str:
        """Return the title for a language such as `de` or `de_AT`; English if there is none."""
        return self.de if language.lower().startswith("de") else self.en


class Fear(msgspec.Struct, frozen=True):
    """A Fear card. `family` tells whether it is for a table with children."""

    id: str
    titles: Titles
    themes: tuple[Theme, ...]
    family: bool
    picture: Picture


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as its line in the file has it; the id is the line's key."""

    en: Title
    de: Title
    themes: Themes
    family: bool
    picture: Picture


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fears: dict[str, _Line]


@cache
def fears() -> Mapping[str, Fear]:
    """Return the Fear cards that come with the program, by id, in the file's order.

    Raises `FearsError` if the installation is damaged.
    """
    return MappingProxyType(read_fears(paths.resources("fears", "fears.toml")))


def deck(family_only: bool = False) -> tuple[str, ...]:
    """Return the ids of the cards to shuffle, in the file's order. Raises `FearsError`."""
    return tuple(fear.id for fear in fears().values() if fear.family or not family_only)


def read_fears(file: Path) -> dict[str, Fear]:
    """Return the Fear cards in a file, by id. Raises `FearsError`."""
    try:
        with file.open("rb") as stream:
            raw = stream.read(_MAX_BYTES + 1)
    except OSError as error:
        raise FearsError(file, "", f"it can't be read ({error.strerror})") from None
    if len(raw) > _MAX_BYTES:
        raise FearsError(file, "", "it is far too large for a set of Fear cards")
    try:
        table = tomllib.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise FearsError(file, "", "its text is not UTF-8") from None
    except RecursionError:
        raise FearsError(file, "", "it is nested too deeply") from None
    except ValueError as error:
        raise FearsError(file, "", f"it is not TOML: {error}") from None
    return _checked(table, file)


def _checked(table: dict[str, Any], file: Path) -> dict[str, Fear]:
    try:
        lines = msgspec.convert(table, _File).fears
    except (msgspec.ValidationError, OverflowError) as error:
        raise FearsError(file, *_place_and_text(str(error), table)) from None
    known: dict[tuple[str, ...], str] = {}
    for card, line in lines.items():
        fault = _fault(card, line)
        if fault:
            raise FearsError(file, card, fault)
        for key in _keys(line):
            if key in known:
                raise FearsError(file, card, f"{key[0]} is the same as that of {known[key]}")
            known[key] = card
    return {
        card: Fear(card, Titles(line.en, line.de), line.themes, line.family, line.picture)
        for card, line in lines.items()
    }


def _fault(card: str, line: _Line) -> str:
    if not _ID.fullmatch(card):
        return "an id is made of small letters, digits and single hyphens"
    if not (names.is_clean(line.en) and names.is_clean(line.de)):
        return "a title holds a blank or a sign too many"
    if len(set(line.themes)) < len(line.themes):
        return "it names the same theme twice"
    return ""


def _keys(line: _Line) -> tuple[tuple[str, ...], ...]:
    """What no two cards may share: a title in either language, and what a picture shows."""
    picture = line.picture
    return (
        ("its English title", names.same_name(line.en)),
        ("its German title", names.same_name(line.de)),
        ("its picture's place, threat and sky", picture.place, picture.threat, picture.sky),
    )


def _place_and_text(message: str, table: dict[str, Any]) -> tuple[str, str]:
    """Take the place out of the decoder's message, as `card.field`.

    The decoder writes `[...]` for a card, so the card is found by trying each by itself.
    """
    text, _, place = message.partition(" - at `$")
    place = place.rstrip("`").removeprefix(".fears").lstrip(".")
    if place.startswith("[...]"):
        for card, line in table["fears"].items():
            try:
                msgspec.convert(line, _Line)
            except (msgspec.ValidationError, OverflowError):
                return card + place.removeprefix("[...]"), text
    return place, text
