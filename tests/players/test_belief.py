"""Learning fears from rankings: against exact sums where these can be had, and what it brings."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from tests.bench.bench_learning import RANDOM, expected, four_by_four
from yournightmare.games.worst.choices import ORDERS
from yournightmare.games.worst.decisions import Ranking
from yournightmare.games.worst.rules import worth
from yournightmare.games.worst.themes import THEMES
from yournightmare.players.simulate import shipped_deck
from yournightmare.players.worst import belief, personas
from yournightmare.players.worst.belief import (
    CARD_SD,
    NOTHING_KNOWN,
    THEME_SD,
    Belief,
    belief_of,
    orders_of,
)
from yournightmare.players.worst.cards import themes_of
from yournightmare.players.worst.personas import taste_of

OWN = ("a", "b", "c", "d")
"""Cards without themes: only their own parts can be learnt."""


def heard(person: str, rounds: int, seed: int = 1) -> tuple[tuple[Ranking, ...], Ranking]:
    """What a person has read out in so many rounds, and the next four cards."""
    cards = four_by_four(Random(seed))
    told = tuple(taste_of(person).ranking(next(cards), n, seed) for n in range(rounds))
    return told, next(cards)


def test_the_chances_of_24_orders() -> None:
    assert orders_of([0, 0, 0, 0]) == pytest.approx([1 / 24] * 24)
    dreads = [1.2, -0.4, 0.3, 2.0]
    chances = orders_of(dreads)
    assert sum(chances) == pytest.approx(1)
    for order, chance in zip(ORDERS, chances, strict=True):
        plain = 1.0
        for place, card in enumerate(order):
            plain *= math.exp(dreads[card]) / sum(math.exp(dreads[c]) for c in order[place:])
        assert chance == pytest.approx(plain)


def test_nothing_is_known_beforehand() -> None:
    assert NOTHING_KNOWN.rankings == 0
    assert NOTHING_KNOWN.theme(0) == pytest.approx((0, THEME_SD))
    assert NOTHING_KNOWN.card("a") == pytest.approx((0, CARD_SD))
    assert NOTHING_KNOWN.chances(OWN) == pytest.approx([1 / 24] * 24, abs=2e-3)
    guess = NOTHING_KNOWN.best_guess(OWN)
    assert guess.points == pytest.approx(RANDOM, abs=0.01)


def test_a_ranking_moves_its_cards_apart_and_makes_them_surer() -> None:
    known = NOTHING_KNOWN.after([OWN])
    means = [known.card(card).mean for card in OWN]
    assert means == sorted(means, reverse=True)
    assert means[0] > 0 > means[3]
    assert all(known.card(card).sd < CARD_SD for card in OWN)
    assert known.card("elsewhere") == NOTHING_KNOWN.card("elsewhere")
    assert known.order(OWN[::-1]) == OWN
    assert NOTHING_KNOWN.card("a") == pytest.approx((0, CARD_SD)), "the earlier belief is as it was"


def posterior(rankings: Sequence[Ranking]) -> dict[str, tuple[float, float]]:
    """Mean and sd of four cards' own parts, summed over a grid: the exact posterior."""
    grid = [CARD_SD * x / 2 for x in range(-7, 8)]
    sums = {card: [0.0, 0.0] for card in OWN}
    total = 0.0
    for dreads in product(grid, repeat=4):
        weight = math.exp(-sum(d * d for d in dreads) / (2 * CARD_SD**2))
        strength = dict(zip(OWN, map(math.exp, dreads), strict=True))
        for ranking in rankings:
            for place in range(3):
                weight *= strength[ranking[place]] / sum(strength[c] for c in ranking[place:])
        total += weight
        for card, dread in zip(OWN, dreads, strict=True):
            sums[card][0] += weight * dread
            sums[card][1] += weight * dread * dread
    found = {}
    for card, (first, second) in sums.items():
        mean = first / total
        found[card] = mean, math.sqrt(second / total - mean * mean)
    return found


@pytest.mark.parametrize("rankings", [(OWN,), (OWN, OWN), (OWN, ("b", "a", "d", "c"))])
def test_the_belief_is_close_to_the_exact_posterior(rankings: tuple[Ranking, ...]) -> None:
    known, exact = belief_of(rankings), posterior(rankings)
    for card in OWN:
        mean, sd = known.card(card)
        assert mean == pytest.approx(exact[card][0], abs=0.06)
        assert sd == pytest.approx(exact[card][1], abs=0.04)


def test_the_weights_of_themes_are_found() -> None:
    for person in ("mina", "balthasar"):
        told, _ = heard(person, 150)
        known = belief_of(told)
        truth = taste_of(person).dreads
        found = [known.theme(number) for number in range(len(THEMES))]
        assert statistics.correlation(truth, [each.mean for each in found]) > 0.95
        assert all(0 < each.sd < 0.45 for each in found)


def test_uncertainty_only_shrinks_and_stays_sound() -> None:
    told, _ = heard("rufus", 300)
    sds = [THEME_SD] * len(THEMES)
    known = NOTHING_KNOWN
    for ranking in told:
        known = known.after([ranking])
        now = [known.theme(number).sd for number in range(len(THEMES))]
        assert all(0 < new <= old + 1e-12 for new, old in zip(now, sds, strict=True))
        sds = now


def test_the_most_lopsided_rankings_break_nothing() -> None:
    deck = shipped_deck()
    by_theme = sorted(deck, key=lambda card: (themes_of(card)[0], card))
    lopsided = (by_theme[0], by_theme[100], by_theme[200], by_theme[299])
    known = NOTHING_KNOWN.after([lopsided] * 2000)
    assert known.best_guess(lopsided).ranking == lopsided
    assert 4 < known.best_guess(lopsided).points <= 5
    assert all(math.isfinite(known.card(card).mean) for card in deck)


def test_chances_are_chances() -> None:
    told, fears = heard("juno", 12)
    chances = belief_of(told).chances(fears)
    assert sum(chances) == pytest.approx(1)
    assert min(chances) > 0


def test_the_best_guess_is_the_best_of_24_bonus_counted() -> None:
    told, fears = heard("lumi", 8)
    known = belief_of(told)
    orders = [tuple(fears[place] for place in order) for order in ORDERS]
    chances = known.chances(fears)
    values = {
        guess: sum(c * worth(guess, own)[1] for own, c in zip(orders, chances, strict=True))
        for guess in orders
    }
    best = known.best_guess(fears)
    assert best.points == pytest.approx(max(values.values()))
    assert values[best.ranking] == pytest.approx(best.points)


def test_step_by_step_is_the_same_as_at_once() -> None:
    told, fears = heard("hector", 30)
    belief.forget()
    at_once = belief_of(told)
    belief.forget()
    for known in range(len(told) + 1):
        step_by_step = belief_of(told[:known])
    plain = Belief().after(told)
    for each in (step_by_step, plain):
        assert each.rankings == 30
        assert each.best_guess(fears) == at_once.best_guess(fears)
        assert [each.card(card) for card in fears] == [at_once.card(card) for card in fears]


def test_only_what_is_new_is_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    told, _ = heard("thea", 40)
    learnt: list[Ranking] = []
    learn = Belief._learn

    def counted(self: Belief, ranking: Ranking) -> None:
        learnt.append(ranking)
        learn(self, ranking)

    monkeypatch.setattr(Belief, "_learn", counted)
    belief.forget()
    belief_of(told[:38])
    assert len(learnt) == 38
    belief_of(told)
    belief_of(told)
    assert learnt[38:] == list(told[38:])


def test_what_is_kept_from_before_is_bounded() -> None:
    belief.forget()
    for number in range(belief.KEPT + 50):
        belief_of(((f"{number}", "b", "c", "d"),))
    assert len(belief._beliefs) == belief.KEPT
    belief.forget()


def test_learning_pays() -> None:
    """A small sample of tests/bench/bench_learning.py: 1.6 times random after ten rounds."""
    points = []
    for person in personas():
        for seed in range(12):
            told, fears = heard(person, 10, seed)
            points.append(expected(person, fears, belief_of(told).best_guess(fears).ranking))
    assert statistics.fmean(points) > 1.6 * RANDOM
