"""A person's fears as a page shows them: in order, with how sure that order is.

Made from rankings that were read out, by the same model by which the computer people learn.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec

from yournightmare.games.worst.decisions import Ranking
from yournightmare.games.worst.themes import THEMES
from yournightmare.players.worst.belief import Belief
from yournightmare.players.worst.cards import themes_of


class Dread(msgspec.Struct, frozen=True):
    """How much something frightens a person: a theme's or a card's id, its mean and spread.

    Means are in units of the chance that lies in every ranking; 0 is the middle. `sd` is the
    standard deviation of what is still unknown: the truth lies within 2 of them in 19 of 20 cases.
    `heard`: how often a ranking told anything about it.
    """

    fear: str
    mean: float
    sd: float
    heard: int


class Portrait(msgspec.Struct, frozen=True):
    """What `rankings` read-out rankings tell, the greatest fear first; ties by id.

    `themes`: all of them. `cards`: those that lay in a ranking at least once.
    """

    rankings: int
    themes: tuple[Dread, ...]
    cards: tuple[Dread, ...]


def portrait(rankings: Iterable[Ranking]) -> Portrait:
    """Return what a person's rankings tell, oldest first; takes about 0.05 ms for each."""
    told = tuple(rankings)
    belief = Belief().after(told)
    middle = sum(belief.theme(number).mean for number in range(len(THEMES))) / len(THEMES)
    cards: dict[str, int] = {}
    themes = [0] * len(THEMES)
    for ranking in told:
        for card in ranking:
            cards[card] = cards.get(card, 0) + 1
            for theme in themes_of(card):
                themes[theme] += 1
    of_themes = [
        Dread(theme, belief.theme(number).mean - middle, belief.theme(number).sd, themes[number])
        for number, theme in enumerate(THEMES)
    ]
    of_cards = [Dread(card, *belief.card(card), heard) for card, heard in cards.items()]
    return Portrait(len(told), _in_order(of_themes), _in_order(of_cards))


def surely_before(first: Dread, second: Dread) -> float:
    """Return the chance (0 to 1) that the first frightens more, as if both were independent."""
    spread = math.hypot(first.sd, second.sd)
    return 0.5 * (1 + math.erf((first.mean - second.mean) / (spread * math.sqrt(2))))


def _in_order(dreads: list[Dread]) -> tuple[Dread, ...]:
    return tuple(sorted(dreads, key=lambda dread: (-dread.mean, dread.fear)))
