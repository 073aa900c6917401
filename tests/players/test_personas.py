"""The computer people: twelve of them, told apart by all, each with a taste of their own."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from itertools import combinations

import pytest

from yournightmare.games.worst.choices import ORDERS
from yournightmare.games.worst.themes import THEMES
from yournightmare.players.simulate import shipped_deck
from yournightmare.players.worst import belief, personas
from yournightmare.players.worst.cards import all_cards, themes_of
from yournightmare.players.worst.personas import Persona, Taste, taste_of
from yournightmare.sessions import fears, names, paths

FOUR = shipped_deck()[:4]


def test_the_themes_are_those_of_the_fear_cards() -> None:
    for card in fears.fears().values():
        assert [THEMES[number] for number in themes_of(card.id)] == list(card.themes)
    assert all_cards() == fears.deck()
    assert themes_of("a card of one's own") == ()


def test_twelve_people_with_a_name_a_face_and_a_line_in_both_languages() -> None:
    people = list(personas().values())
    assert len(people) == 12
    assert len({names.same_name(person.name) for person in people}) == 12
    for person in people:
        assert names.is_clean(person.name)
        assert person.id == person.name.lower()
        assert paths.resources("art", *f"{person.face}.svg".split("/")).is_file()
        assert person.line.in_language("de_AT") == person.line.de
        assert person.line.in_language("fr") == person.line.en != person.line.de
        assert person.line.en.endswith(".")
        assert person.line.de.endswith(".")


def test_what_frightens_them_is_no_part_of_what_others_are_given() -> None:
    assert Persona.__struct_fields__ == ("id", "name", "line")
    with pytest.raises(KeyError):
        taste_of("nobody")


def test_no_two_people_fear_alike_and_nobody_is_indifferent() -> None:
    for person in personas():
        assert statistics.pstdev(taste_of(person).dreads) > 1.2
    for one, other in combinations(personas(), 2):
        a, b = taste_of(one).dreads, taste_of(other).dreads
        assert statistics.correlation(a, b) < 0.75


def test_every_theme_frightens_somebody_and_leaves_somebody_cold() -> None:
    for number in range(len(THEMES)):
        dreads = [taste_of(person).dreads[number] for person in personas()]
        assert max(dreads) >= 2
        assert min(dreads) <= -1.5


def test_a_taste_is_the_same_every_time_and_a_mood_hangs_on_seed_and_round_alone() -> None:
    taste = taste_of("mina")
    again = Taste("mina", taste.dreads, taste.whims)
    assert [taste.dread(card) for card in FOUR] == [again.dread(card) for card in FOUR]
    ranking = taste.ranking(FOUR, 3, 9)
    assert again.ranking(FOUR, 3, 9) == ranking
    assert taste.ranking(FOUR[::-1], 3, 9) == ranking, "where a card lies frightens nobody"
    assert sorted(ranking) == sorted(FOUR)
    assert len({taste.ranking(FOUR, round, 9) for round in range(40)}) > 1
    assert len({taste.ranking(FOUR, 3, seed) for seed in range(40)}) > 1


def test_a_taste_is_pinned() -> None:
    """The same person has the same fears in every later version and on every machine."""
    found = {person: round(taste_of(person).dread("eight-legs"), 6) for person in personas()}
    assert found == PINNED


PINNED = {
    "ottilie": -1.426522,
    "balthasar": -1.896636,
    "mina": -1.468429,
    "casimir": 3.197909,
    "juno": 0.495079,
    "rufus": -1.541825,
    "philippa": 3.379104,
    "anselm": -3.444794,
    "thea": -1.555034,
    "hector": -2.818034,
    "lumi": 2.370095,
    "edgar": 4.369758,
}


def test_whims_are_spread_as_they_say() -> None:
    taste = Taste("anybody", (0.0,) * len(THEMES), 0.6)
    whims = [taste.dread(card) for card in shipped_deck()]
    assert statistics.fmean(whims) == pytest.approx(0, abs=0.12)
    assert statistics.stdev(whims) == pytest.approx(0.6, abs=0.08)
    other = Taste("another", (0.0,) * len(THEMES), 0.6)
    assert abs(statistics.correlation(whims, [other.dread(c) for c in shipped_deck()])) < 0.2


def test_rankings_come_as_often_as_the_model_says() -> None:
    """Taste and mood together are a Plackett-Luce model: counted against its 24 chances."""
    taste, rounds = taste_of("edgar"), 6000
    chances = belief.orders_of([taste.dread(card) for card in FOUR])
    counts = Counter(taste.ranking(FOUR, round, 1) for round in range(rounds))
    surprise = 0.0
    for order, chance in zip(ORDERS, chances, strict=True):
        expected = chance * rounds
        surprise += (counts[tuple(FOUR[place] for place in order)] - expected) ** 2 / expected
    assert surprise < 23 + 4 * math.sqrt(2 * 23)


def test_a_person_ranks_cards_of_ones_own_too() -> None:
    own = ("My boss", "Mondays", "The cellar", "Marzipan")
    ranks = [taste_of("thea").ranking(own, round, 2) for round in range(300)]
    first = Counter(ranking[0] for ranking in ranks)
    assert set(first) == set(own)
    assert max(first.values()) < 300
