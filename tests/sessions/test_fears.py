"""The three hundred Fear cards, and how strictly their file is read (R-Y11)."""

from __future__ import annotations

import re
from collections import Counter
from difflib import SequenceMatcher
from itertools import combinations
from pathlib import Path

import pytest

from yournightmare.games.worst.rules import MIN_DECK
from yournightmare.games.worst.themes import THEMES
from yournightmare.sessions import fears as the_cards
from yournightmare.sessions import names, paths
from yournightmare.sessions.fears import FearsError, deck, fears, read_fears

PINNED = Path(__file__).parent.parent / "data" / "fear-ids.txt"
FILE = paths.resources("fears", "fears.toml")
LANGUAGES = ("en", "de")

# Words that say nothing of what a card is about.
SMALL_WORDS = frozenset(
    re.findall(
        r"\w+",
        "a an the is are was it s t and in on at of for to under with that you your "
        "der die das den dem ein eine einer im am an auf in mit unter zu vom und ist war es "
        "du dich dir dein deine nicht noch",
    )
)

GOOD = (
    'en = "Eight Legs", de = "Acht Beine", themes = ["animals"], family = true, '
    'picture = { sky = "night", light = "moon", place = "bed", threat = "spider", '
    'witness = "child", seed = 1, mirror = false }'
)
OTHER = GOOD.replace("Eight Legs", "Nine Legs").replace("Acht", "Neun").replace("night", "dusk")


def titles(language: str) -> list[str]:
    return [fear.titles.in_language(language) for fear in fears().values()]


def words(title: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", title.casefold())) - SMALL_WORDS


def test_there_are_three_hundred_and_enough_for_a_table_with_children() -> None:
    assert len(fears()) == len(deck()) == 300
    family = deck(family_only=True)
    assert len(family) >= 220
    assert set(family) == {fear.id for fear in fears().values() if fear.family}
    assert deck() == tuple(fears())


def test_ids_stay_what_they_are() -> None:
    """A session names its fears by their ids: whoever breaks this test breaks saved games."""
    assert PINNED.read_text(encoding="utf-8").split() == list(fears())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_fits_its_card(language: str) -> None:
    for title in titles(language):
        assert names.is_clean(title)
        assert len(title) <= the_cards.MAX_TITLE
        assert re.search(r"\w", title)
        # Straight apostrophes, and German quotation marks in German.
        assert not set(title) & set("’‘…\t"), title


def test_german_titles_are_german() -> None:
    same = [fear.id for fear in fears().values() if fear.titles.en == fear.titles.de]
    assert not same
    assert all('"' not in title for title in titles("de"))
    assert fears()["eight-legs"].titles.in_language("de_AT") == "Acht Beine"
    assert fears()["eight-legs"].titles.in_language("fr") == "Eight Legs"


def test_themes_are_in_balance() -> None:
    first = Counter(fear.themes[0] for fear in fears().values())
    assert first == dict.fromkeys(THEMES, 25)
    every = Counter(theme for fear in fears().values() for theme in fear.themes)
    assert max(every.values()) <= 2 * min(every.values())
    for theme in THEMES:
        with_it = [f for f in fears().values() if theme in f.themes and f.family]
        assert len(with_it) >= MIN_DECK


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_say_nearly_the_same(language: str) -> None:
    """Few words in common, and few letters: a pair too near is told with both titles."""
    near = [
        (one, other)
        for one, other in combinations(titles(language), 2)
        if _overlap(words(one), words(other)) >= 0.5 or _alike(one, other)
    ]
    assert not near


def _overlap(one: frozenset[str], other: frozenset[str]) -> float:
    return len(one & other) / max(1, len(one | other))


def _alike(one: str, other: str) -> bool:
    letters = SequenceMatcher(None, one.casefold(), other.casefold())
    return (
        letters.real_quick_ratio() > 0.8 and letters.quick_ratio() > 0.8 and letters.ratio() > 0.8
    )


def test_every_picture_is_one_of_a_kind() -> None:
    pictures = [fear.picture for fear in fears().values()]
    assert len({(p.place, p.threat, p.sky) for p in pictures}) == len(pictures)
    assert len({p.seed for p in pictures}) > 280
    assert max(Counter((p.place, p.threat) for p in pictures).values()) <= 2
    assert 100 < sum(p.mirror for p in pictures) < 200


def test_every_word_of_the_drawing_toolkit_is_used() -> None:
    pictures = [fear.picture for fear in fears().values()]
    assert {p.sky for p in pictures} == set(the_cards.SKIES)
    assert {p.light for p in pictures} == set(the_cards.LIGHTS)
    assert {p.place for p in pictures} == set(the_cards.PLACES)
    assert {p.threat for p in pictures} == set(the_cards.THREATS)
    assert {p.witness for p in pictures} == set(the_cards.WITNESSES)


def test_the_head_of_the_file_names_every_word() -> None:
    head = FILE.read_text(encoding="utf-8").partition("[fears]")[0]
    lists = (the_cards.SKIES, the_cards.LIGHTS, the_cards.PLACES, the_cards.THREATS)
    for known in (THEMES, *lists, the_cards.WITNESSES):
        assert ", ".join(known) in re.sub(r"\s*\n#\s*", " ", head)


def test_every_card_is_one_line() -> None:
    body = FILE.read_text(encoding="utf-8").partition("[fears]\n")[2]
    cards = [line for line in body.splitlines() if line and not line.startswith("#")]
    assert [line.partition(" = ")[0] for line in cards] == list(fears())


def write(folder: Path, text: str | bytes) -> Path:
    file = folder / "fears.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


def test_a_good_file_is_read(tmp_path: Path) -> None:
    cards = read_fears(
        write(tmp_path, f"\ufeff[fears]\neight = {{ {GOOD} }}\nnine = {{ {OTHER} }}\n")
    )
    assert list(cards) == ["eight", "nine"]
    assert cards["eight"].picture.threat == "spider"


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('"Eight Legs"', '""', "eight.en"),
        ('"Eight Legs"', f'"{"x" * 33}"', "eight.en"),
        ('"Eight Legs"', '" Legs"', "eight"),
        ('"Eight Legs"', '"Eight\\u202eLegs"', "eight"),
        ('"Eight Legs"', "8", "eight.en"),
        ('de = "Acht Beine", ', "", "eight"),
        ('["animals"]', "[]", "eight.themes"),
        ('["animals"]', '["animals", "animals"]', "eight"),
        ('["animals"]', '["animals", "body", "loss"]', "eight.themes"),
        ('["animals"]', '["cheese"]', "eight.themes[0]"),
        ("family = true", 'family = "yes"', "eight.family"),
        ('"night"', '"noon"', "eight.picture.sky"),
        ('"spider"', '"tax"', "eight.picture.threat"),
        ("seed = 1", "seed = 10000", "eight.picture.seed"),
        ("seed = 1", "seed = 99999999999999999999", "eight.picture.seed"),
        ("seed = 1", "seed = 1.5", "eight.picture.seed"),
        ("seed = 1", "seed = 1, colour = 3", "eight.picture"),
        ("family = true", "family = true, extra = 1", "eight"),
    ],
)
def test_an_odd_card_is_refused_with_its_place(
    old: str, new: str, place: str, tmp_path: Path
) -> None:
    odd = GOOD.replace(old, new)
    assert odd != GOOD
    file = write(tmp_path, f"[fears]\nnine = {{ {OTHER} }}\neight = {{ {odd} }}\n")
    with pytest.raises(FearsError) as caught:
        read_fears(file)
    assert caught.value.place == place
    assert str(file) in str(caught.value)
    assert caught.value.text


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (
            OTHER.replace("Nine Legs", "EIGHT legs"),
            "its English title is the same as that of eight",
        ),
        (OTHER.replace("Neun", "Acht"), "its German title is the same as that of eight"),
        (OTHER.replace("dusk", "night"), "place, threat and sky is the same as that of eight"),
    ],
)
def test_no_two_cards_share_a_title_or_a_picture(other: str, said: str, tmp_path: Path) -> None:
    file = write(tmp_path, f"[fears]\neight = {{ {GOOD} }}\nnine = {{ {other} }}\n")
    with pytest.raises(FearsError, match=said):
        read_fears(file)


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[fears",
        "fears = 3",
        "[fears]\neight = 3",
        "[cards]",
        f"[fears]\nEight = {{ {GOOD} }}",
        f"[fears]\na--b = {{ {GOOD} }}",
        f"[fears]\neight = {{ {GOOD} }}\neight = {{ {OTHER} }}",
        f"version = 2\n[fears]\neight = {{ {GOOD} }}",
        "x = " + "[" * 100_000,
        "[fears]\n# Käse".encode("cp1252"),
        "[fears]".encode("utf-16"),
        b"#" * 600_000,
        b"\x00\x01",
    ],
)
def test_odd_files_are_refused(content: str | bytes, tmp_path: Path) -> None:
    with pytest.raises(FearsError):
        read_fears(write(tmp_path, content))


def test_a_file_that_is_missing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FearsError, match="it can't be read"):
        read_fears(tmp_path / "nowhere.toml")
    with pytest.raises(FearsError, match="it can't be read"):
        read_fears(tmp_path)
