"""A person's fears in order: those of a persona come out as they are, own cards included."""

from __future__ import annotations

import pytest

from tests.players.test_belief import heard
from yournightmare.games.worst.themes import THEMES
from yournightmare.players.worst.personas import taste_of
from yournightmare.players.worst.portrait import Dread, portrait, surely_before


def test_of_nobody_nothing_is_told() -> None:
    empty = portrait(())
    assert empty.rankings == 0
    assert empty.cards == ()
    assert [dread.fear for dread in empty.themes] == sorted(THEMES)
    assert {(dread.mean, dread.heard) for dread in empty.themes} == {(0, 0)}


@pytest.mark.parametrize("person", ["ottilie", "balthasar", "edgar"])
def test_the_greatest_fears_of_a_persona_are_found_and_the_middle_is_nought(person: str) -> None:
    told, _ = heard(person, 80)
    found = portrait(told)
    assert found.rankings == 80
    truth = dict(zip(THEMES, taste_of(person).dreads, strict=True))
    greatest = sorted(truth, key=lambda theme: -truth[theme])
    assert {dread.fear for dread in found.themes[:2]} <= set(greatest[:4])
    assert {dread.fear for dread in found.themes[-2:]} <= set(greatest[-4:])
    assert sum(dread.mean for dread in found.themes) == pytest.approx(0)
    assert all(dread.sd > 0 for dread in (*found.themes, *found.cards))
    assert sum(dread.heard for dread in found.cards) == 4 * 80
    means = [dread.mean for dread in found.cards]
    assert means == sorted(means, reverse=True)


def test_own_cards_are_put_in_order_without_any_theme() -> None:
    found = portrait([("a", "b", "c", "d")] * 5)
    assert [dread.fear for dread in found.cards] == ["a", "b", "c", "d"]
    assert {dread.heard for dread in found.cards} == {5}
    assert {dread.heard for dread in found.themes} == {0}


def test_more_rankings_make_the_order_surer() -> None:
    told, _ = heard("mina", 60)
    early, late = portrait(told[:5]), portrait(told)
    sds = {dread.fear: dread.sd for dread in early.themes}
    assert all(dread.sd < sds[dread.fear] for dread in late.themes)
    first, last = late.themes[0], late.themes[-1]
    assert surely_before(first, last) > 0.99
    assert surely_before(first, first) == 0.5
    assert surely_before(last, first) == pytest.approx(1 - surely_before(first, last))
    assert surely_before(Dread("a", 1, 1, 1), Dread("b", 0, 1, 1)) == pytest.approx(0.76, abs=0.001)
