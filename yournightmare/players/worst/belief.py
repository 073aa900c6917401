"""What rankings tell about a person's fears: a Plackett-Luce model with theme features.

A person's dread of a card is the sum of a weight for each of its themes and of a part of the card's
own. A ranking is read as four cards drawn one after the other, each with a chance in proportion to
exp(dread) among those left. Weights and parts have independent normal distributions beforehand.

The belief is carried on ranking by ranking (assumed density filtering): the posterior of the three
differences between the four dreads is replaced by the normal one at its mode (Laplace), and what
that says is passed on to weights and parts. Weights keep their whole covariance; the parts are kept
as if independent of all else, since a card seldom comes twice. Pure Python, for all of it is 12
themes wide: faster than to bring in an array library.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from itertools import permutations
from operator import add, sub
from typing import Final, NamedTuple

from yournightmare.games.worst.decisions import FEARS, Ranking
from yournightmare.games.worst.rules import worth
from yournightmare.players.worst.cards import THEMES, themes_of

THEME_SD: Final = 1.8
"""How far the weights of themes lie apart before anything is known; chance has a spread of 1."""

CARD_SD: Final = 0.6
"""How far a card strays from what its themes say."""

_STEPS: Final = 2
"""Newton steps to the mode of three differences; a third changes no guess that could be seen."""

KEPT: Final = 256
"""So many beliefs of late are kept, to go on from."""

_CARD_PRIOR: Final = (0.0, CARD_SD * CARD_SD)
_ORDERS: Final = tuple(permutations(range(FEARS)))
_SPREAD: Final = math.sqrt(3)

Row = list[float]
Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]


class Estimate(NamedTuple):
    """A quantity's mean and standard deviation."""

    mean: float
    sd: float


class Guess(NamedTuple):
    """A ranking to guess, and the points it makes on average (0 to 5)."""

    ranking: Ranking
    points: float


class Belief:
    """What is believed about one person. Never changed once it is made."""

    __slots__ = ("_cards", "_cov", "_mean", "rankings")

    def __init__(self) -> None:
        """Nothing is known yet."""
        size = range(len(THEMES))
        variance = THEME_SD * THEME_SD
        self._mean: Row = [0.0 for _ in size]
        self._cov: list[Row] = [[variance if a == b else 0.0 for b in size] for a in size]
        self._cards: dict[str, tuple[float, float]] = {}
        self.rankings = 0

    def after(self, rankings: Iterable[Ranking]) -> Belief:
        """Return what is believed when further rankings are known; the worst fear first in each."""
        later = Belief()
        later._mean, later._cards = self._mean, dict(self._cards)
        later._cov, later.rankings = self._cov, self.rankings
        for ranking in rankings:
            later._learn(ranking)
        return later

    def theme(self, number: int) -> Estimate:
        """Return the weight of a theme."""
        return Estimate(self._mean[number], math.sqrt(self._cov[number][number]))

    def card(self, card: str) -> Estimate:
        """Return the dread of a card."""
        themes = themes_of(card)
        mean, variance = self._cards.get(card, _CARD_PRIOR)
        mean += sum(self._mean[theme] for theme in themes)
        variance += sum(self._cov[a][b] for a in themes for b in themes)
        return Estimate(mean, math.sqrt(variance))

    def order(self, fears: Sequence[str]) -> Ranking:
        """Return fears by their estimated dread, the worst first; equal ones stay as they are."""
        return tuple(sorted(fears, key=lambda card: -self.card(card).mean))

    def best_guess(self, fears: Ranking) -> Guess:
        """Return the guess with the most expected points, bonus included (R-Y5)."""
        chances = self.chances(fears)
        places = [[0.0] * FEARS for _ in fears]
        for order, chance in zip(_ORDERS, chances, strict=True):
            for place, card in enumerate(order):
                places[card][place] += chance
        best, most = _ORDERS[0], -1.0
        for order, chance in zip(_ORDERS, chances, strict=True):
            a, b, c, d = order
            points = places[a][0] + places[b][1] + places[c][2] + places[d][3] + BONUS * chance
            if points > most + 1e-12:
                best, most = order, points
        return Guess(tuple([fears[card] for card in best]), most)

    def chances(self, fears: Ranking) -> list[float]:
        """Return the chance of each of the 24 orders of four fears, in the order of the alphabet.

        What isn't known is averaged over: at six points that have its mean and covariance.
        """
        mean, cov, _ = self._differences(fears)
        total = [0.0] * len(_ORDERS)
        for low in _root(cov):
            for sign in (_SPREAD, -_SPREAD):
                point = [m + sign * x for m, x in zip(mean, low, strict=True)]
                for number, chance in enumerate(orders_of((*point, 0.0))):
                    total[number] += chance
        return [chance / 6 for chance in total]

    def _differences(self, fears: Ranking) -> tuple[Triple, Matrix, tuple[Row, Row, Row]]:
        """Return three dreads less the fourth: mean, covariance, covariance with each weight."""
        mean, cov = self._mean, self._cov
        themes = [themes_of(card) for card in fears]
        parts = [self._cards.get(card, _CARD_PRIOR) for card in fears]
        means = [
            part[0] + sum([mean[theme] for theme in own])
            for part, own in zip(parts, themes, strict=True)
        ]
        rows = [_summed(cov, own) for own in themes]
        last = rows[3]
        with_weights = (
            list(map(sub, rows[0], last)),
            list(map(sub, rows[1], last)),
            list(map(sub, rows[2], last)),
        )
        of_last = themes[3]
        spread = parts[3][1]
        lines: list[list[float]] = []
        for number, row in enumerate(with_weights):
            base = spread - sum([row[theme] for theme in of_last])
            line = [base + sum([row[theme] for theme in themes[other]]) for other in range(3)]
            line[number] += parts[number][1]
            lines.append(line)
        (a, b, c), (_, d, e), (_, _, f) = lines
        matrix = ((a, b, c), (b, d, e), (c, e, f))
        centre = (means[0] - means[3], means[1] - means[3], means[2] - means[3])
        return centre, matrix, with_weights

    def _learn(self, ranking: Ranking) -> None:
        mean, cov, rows = self._differences(ranking)
        pull, bend = _laplace(mean, cov)
        r0, r1, r2 = rows
        p0, p1, p2 = pull
        (a, b, c), (_, d, e), (_, _, f) = bend
        self._mean = [
            m + p0 * x + p1 * y + p2 * z for m, x, y, z in zip(self._mean, r0, r1, r2, strict=True)
        ]
        bent = [
            (a * x + b * y + c * z, b * x + d * y + e * z, c * x + e * y + f * z)
            for x, y, z in zip(r0, r1, r2, strict=True)
        ]
        self._cov = [
            [v - (u * x + w * y + q * z) for v, x, y, z in zip(line, r0, r1, r2, strict=True)]
            for line, (u, w, q) in zip(self._cov, bent, strict=True)
        ]
        pulls = (p0, p1, p2, -(p0 + p1 + p2))
        bends = (a, d, f, a + d + f + 2 * (b + c + e))
        for card, force, stiff in zip(ranking, pulls, bends, strict=True):
            at, variance = self._cards.get(card, _CARD_PRIOR)
            self._cards[card] = (at + variance * force, variance - variance * variance * stiff)
        self.rankings += 1


BONUS: Final = worth(("a", "b", "c", "d"), ("a", "b", "c", "d"))[1] - FEARS
"""What all four right are worth beyond the four (R-Y5)."""

NOTHING_KNOWN: Final = Belief()
_beliefs: OrderedDict[tuple[Ranking, ...], Belief] = OrderedDict()


def belief_of(rankings: tuple[Ranking, ...]) -> Belief:
    """Return what rankings tell, oldest first.

    Beliefs of late are kept, so that in the next round only what is new is learnt.
    """
    known = len(rankings)
    for length in range(known, max(-1, known - FEARS), -1):
        found = _beliefs.get(rankings[:length])
        if found is not None:
            break
    else:
        found, length = NOTHING_KNOWN, 0
    if length < known:
        found = found.after(rankings[length:])
    _beliefs[rankings] = found
    _beliefs.move_to_end(rankings)
    if len(_beliefs) > KEPT:
        _beliefs.popitem(last=False)
    return found


def forget() -> None:
    """Keep no belief from before: the next is learnt from the first ranking on."""
    _beliefs.clear()


def _summed(cov: list[Row], themes: tuple[int, ...]) -> Row:
    """Return how a card's themes vary with every weight."""
    if len(themes) == 2:
        first, second = themes
        return list(map(add, cov[first], cov[second]))
    if themes:
        return cov[themes[0]]
    return [0.0] * len(cov)


def _laplace(mean: Triple, cov: Matrix) -> tuple[Triple, Matrix]:
    """Return what a ranking does to three differences whose distribution is given.

    The first value is the pull on them: the posterior mean lies at mean + cov · pull. The second
    takes from the variance: the posterior covariance is cov - cov · bend · cov.
    """
    point = mean
    pull: Triple = (0.0, 0.0, 0.0)
    bend: Matrix = (pull, pull, pull)
    inverse = bend
    moved = pull
    for _ in range(_STEPS):
        (g0, g1, g2), bend = _likelihood(point)
        h0, h1, h2 = _times(bend, moved)
        inverse = _inverse_of_one_plus(bend, cov)
        pull = _times(inverse, (g0 + h0, g1 + h1, g2 + h2))
        moved = _times(cov, pull)
        point = (mean[0] + moved[0], mean[1] + moved[1], mean[2] + moved[2])
    return pull, _product(inverse, bend)


def _likelihood(point: Triple) -> tuple[Triple, Matrix]:
    """Return slope and negative curvature of a ranking's log-likelihood in three differences."""
    x, y, z = point
    highest = max(x, y, z, 0.0)
    a, b, c = math.exp(x - highest), math.exp(y - highest), math.exp(z - highest)
    last = math.exp(-highest)
    two = c + last
    three = b + two
    four = a + three
    p, q, r = a / four, b / four, c / four
    s, t = b / three, c / three
    u = c / two
    slope = (1 - p, 1 - q - s, 1 - r - t - u)
    pq, pr, qr = -p * q, -p * r, -q * r - s * t
    curve = (
        (p - p * p, pq, pr),
        (pq, q - q * q + s - s * s, qr),
        (pr, qr, r - r * r + t - t * t + u - u * u),
    )
    return slope, curve


def _inverse_of_one_plus(left: Matrix, right: Matrix) -> Matrix:
    """Return the inverse of 1 + left · right."""
    (a, b, c), (d, e, f), (g, h, i) = _product(left, right)
    a, e, i = a + 1, e + 1, i + 1
    ei, fg, dh = e * i - f * h, f * g - d * i, d * h - e * g
    scale = 1 / (a * ei + b * fg + c * dh)
    return (
        (ei * scale, (c * h - b * i) * scale, (b * f - c * e) * scale),
        (fg * scale, (a * i - c * g) * scale, (c * d - a * f) * scale),
        (dh * scale, (b * g - a * h) * scale, (a * e - b * d) * scale),
    )


def _product(left: Matrix, right: Matrix) -> Matrix:
    (j, k, m), (n, o, p), (q, r, s) = right
    (a, b, c), (d, e, f), (g, h, i) = left
    return (
        (a * j + b * n + c * q, a * k + b * o + c * r, a * m + b * p + c * s),
        (d * j + e * n + f * q, d * k + e * o + f * r, d * m + e * p + f * s),
        (g * j + h * n + i * q, g * k + h * o + i * r, g * m + h * p + i * s),
    )


def _times(matrix: Matrix, vector: Triple) -> Triple:
    x, y, z = vector
    (a, b, c), (d, e, f), (g, h, i) = matrix
    return (a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z)


def _root(cov: Matrix) -> Matrix:
    """Return three vectors whose outer products add up to a covariance (Cholesky)."""
    (a, b, c), (_, d, e), (_, _, f) = cov
    one = math.sqrt(max(a, 1e-12))
    two, three = b / one, c / one
    four = math.sqrt(max(d - two * two, 1e-12))
    five = (e - two * three) / four
    six = math.sqrt(max(f - three * three - five * five, 1e-12))
    return ((one, two, three), (0.0, four, five), (0.0, 0.0, six))


def orders_of(dreads: Sequence[float]) -> list[float]:
    """Return the chance of each order of four known dreads, in the order of the alphabet."""
    highest = max(dreads)
    weights = [math.exp(dread - highest) for dread in dreads]
    total = sum(weights)
    found: list[float] = []
    for first, w in enumerate(weights):
        rest = [x for number, x in enumerate(weights) if number != first]
        of_three = rest[0] + rest[1] + rest[2]
        head = w / (total * of_three)
        for second in range(3):
            one, two = rest[second - 2], rest[second - 1]
            if second == 1:
                one, two = two, one
            share = head * rest[second] / (one + two)
            found.append(share * one)
            found.append(share * two)
    return found
