"""What rankings tell about a person's fears: a Plackett-Luce model with theme features.

A person's dread of a card is the sum of a weight for each of its themes and of a part of the card's
own. A ranking is read as four cards drawn one after the other, each with a chance in proportion to
exp(dread) among those left. Weights and parts have independent normal distributions beforehand.

The belief is carried on ranking by ranking (assumed density filtering): the posterior of the three
differences between the four dreads is replaced by the normal one at its mode (Laplace), and what
that says is passed on to weights and parts. Weights keep their whole covariance; the parts are kept
as if independent of all else, since a card seldom comes twice. Pure Python, for all of it is 12
themes wide: faster than to bring in an array library. A covariance is kept once for each pair, and
every card has two themes, the missing ones being a theme that weighs nothing: so what is done a
thousand times in a guess is straight on.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import permutations
from operator import add, itemgetter, sub
from typing import Final, NamedTuple

from yournightmare.games.worst.decisions import FEARS, Ranking
from yournightmare.games.worst.rules import worth
from yournightmare.games.worst.themes import THEMES
from yournightmare.players.worst.cards import all_cards, themes_of

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

_NONE: Final = len(THEMES)
"""The theme that weighs nothing."""

_NO_THEMES: Final = (_NONE, _NONE)
_PAIRS: Final = [(a, b) for a in range(_NONE) for b in range(a + 1)]
"""Of which two weights a covariance is kept, in this order; a 0 for no weight comes behind them."""

_FIRST: Final = itemgetter(*[a for a, _ in _PAIRS])
_SECOND: Final = itemgetter(*[b for _, b in _PAIRS])

Row = Sequence[float]
"""One figure for each theme and for the one that weighs nothing."""

Picked = Callable[[Sequence[float]], Row]
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
        variance = THEME_SD * THEME_SD
        self._mean: Row = [0.0] * (_NONE + 1)
        self._cov: Sequence[float] = [*(variance if a == b else 0.0 for a, b in _PAIRS), 0.0]
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
        return Estimate(self._mean[number], math.sqrt(_ROWS[number](self._cov)[number]))

    def card(self, card: str) -> Estimate:
        """Return the dread of a card."""
        one, two = _two_themes().get(card, _NO_THEMES)
        mean, variance = self._cards.get(card, _CARD_PRIOR)
        mean += self._mean[one] + self._mean[two]
        first, second = _ROWS[one](self._cov), _ROWS[two](self._cov)
        variance += first[one] + 2 * first[two] + second[two]
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
        mean, cov, cards = self._mean, self._cov, self._cards
        themes = _two_themes()
        (a0, a1), (b0, b1), (c0, c1), (d0, d1) = [themes.get(card, _NO_THEMES) for card in fears]
        (am, av), (bm, bv), (cm, cv), (dm, dv) = [cards.get(card, _CARD_PRIOR) for card in fears]
        last = list(map(add, _ROWS[d0](cov), _ROWS[d1](cov)))
        a = list(map(sub, map(add, _ROWS[a0](cov), _ROWS[a1](cov)), last))
        b = list(map(sub, map(add, _ROWS[b0](cov), _ROWS[b1](cov)), last))
        c = list(map(sub, map(add, _ROWS[c0](cov), _ROWS[c1](cov)), last))
        of_last = dm + mean[d0] + mean[d1]
        centre = (
            am + mean[a0] + mean[a1] - of_last,
            bm + mean[b0] + mean[b1] - of_last,
            cm + mean[c0] + mean[c1] - of_last,
        )
        of_a = dv - a[d0] - a[d1]
        of_b = dv - b[d0] - b[d1]
        ab = of_a + a[b0] + a[b1]
        ac = of_a + a[c0] + a[c1]
        bc = of_b + b[c0] + b[c1]
        matrix = (
            (av + of_a + a[a0] + a[a1], ab, ac),
            (ab, bv + of_b + b[b0] + b[b1], bc),
            (ac, bc, cv + dv - c[d0] - c[d1] + c[c0] + c[c1]),
        )
        return centre, matrix, (a, b, c)

    def _learn(self, ranking: Ranking) -> None:
        mean, cov, (r0, r1, r2) = self._differences(ranking)
        (p0, p1, p2), ((a, b, c), (_, d, e), (_, _, f)) = _laplace(mean, cov)
        rows = list(zip(r0, r1, r2, strict=True))
        moved = zip(self._mean, rows, strict=True)
        self._mean = [m + p0 * x + p1 * y + p2 * z for m, (x, y, z) in moved]
        bent = [
            (a * x + b * y + c * z, b * x + d * y + e * z, c * x + e * y + f * z)
            for x, y, z in rows
        ]
        pairs = zip(self._cov, _FIRST(bent), _SECOND(rows), strict=False)  # the last 0 stays
        self._cov = [v - (u * x + w * y + q * z) for v, (u, w, q), (x, y, z) in pairs]
        self._cov.append(0.0)
        pulls = (p0, p1, p2, -(p0 + p1 + p2))
        bends = (a, d, f, a + d + f + 2 * (b + c + e))
        for card, force, stiff in zip(ranking, pulls, bends, strict=True):
            at, variance = self._cards.get(card, _CARD_PRIOR)
            self._cards[card] = (at + variance * force, variance - variance * variance * stiff)
        self.rankings += 1


def _row(theme: int) -> Picked:
    """Return what picks a theme's covariances with all out of those kept for pairs."""
    number = {pair: number for number, pair in enumerate(_PAIRS)}
    pairs = [(max(theme, other), min(theme, other)) for other in range(_NONE + 1)]
    return itemgetter(*[number.get(pair, len(_PAIRS)) for pair in pairs])


_ROWS: Final = [_row(theme) for theme in range(_NONE + 1)]


@cache
def _two_themes() -> dict[str, tuple[int, int]]:
    """Return our cards' two themes, a missing one being the one that weighs nothing."""
    padded = {card: (*themes_of(card), _NONE) for card in all_cards()}
    return {card: (one, two) for card, (one, two, *_) in padded.items()}


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
