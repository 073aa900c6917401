"""How computer people of Your Worst Nightmare fill in a sheet: the own fears, a target, a guess.

The own ranking is the same at every level: it comes from the person's taste. Levels differ in how
well they learn the fears of the others from the rankings that were read out:

- "random" guesses blindly.
- "careful" keeps the last few rankings of a player in mind, and how high each theme stood there.
- "normal" fits the Plackett-Luce model to all of this game, and guesses the likeliest order.
- "strong" also counts what was read out on earlier evenings, where that is allowed; it guesses for
  the most points on average, and takes the target it can tell most about.

Against three of "normal" the strongest makes 1.97 points a round, they 1.80 (1,200 games up to 30
points). To choose the target whose four cards are luckier than its usual ones, and so save a person
for a better round of the cycle, was tried: 1.98 and 1.96, so nothing is gained by it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

import msgspec

from yournightmare.games.worst.choices import Sheets
from yournightmare.games.worst.decisions import Decision, Ranking, SealSheet
from yournightmare.games.worst.state import Awaiting, View
from yournightmare.players.player import Level
from yournightmare.players.worst.belief import Guess, belief_of
from yournightmare.players.worst.cards import themes_of
from yournightmare.players.worst.personas import Taste, personas, taste_of

MEMORY: Final = 3
"""So many of a player's rankings the level "careful" keeps in mind."""


class Mind(msgspec.Struct, frozen=True):
    """One computer person at a level; plain data, so it can be sent to another process.

    `persona` "" stands for whoever is usual at that seat. `seed` fixes the person's moods. `known`:
    by seat, the rankings that were read out by that player on earlier evenings, oldest first.
    """

    level: Level
    persona: str = ""
    seed: int = 0
    known: tuple[tuple[Ranking, ...], ...] = ()

    def __call__(self, view: View, legal: Sequence[Decision], rng: Random) -> Decision:
        """Return one of the legal decisions; only a sheet needs any thought."""
        if view.awaiting is not Awaiting.SHEETS or view.seat is None:
            return legal[0]
        own = self._taste(view.seat).ranking(view.fears, view.round, self.seed)
        target, guess = self._guess(view, _targets(legal), rng)
        return SealSheet(view.seat, own, target, guess)

    def _taste(self, seat: int) -> Taste:
        return taste_of(self.persona or usual_persona(seat))

    def _guess(self, view: View, targets: Sequence[int], rng: Random) -> tuple[int, Ranking]:
        if self.level == "strong":
            return self._best(view, targets)
        target = targets[int(rng.random() * len(targets))]
        if self.level == "normal":
            return target, belief_of(told(view, target)).order(view.fears)
        fears = list(view.fears)
        rng.shuffle(fears)
        if self.level == "careful":
            return target, by_themes(fears, told(view, target)[-MEMORY:])
        return target, tuple(fears)

    def _best(self, view: View, targets: Sequence[int]) -> tuple[int, Ranking]:
        guesses = {target: self._best_guess(view, target) for target in targets}
        best = max(targets, key=lambda target: guesses[target].points)
        return best, guesses[best].ranking

    def _best_guess(self, view: View, target: int) -> Guess:
        before = self.known[target] if target < len(self.known) else ()
        return belief_of(before + told(view, target)).best_guess(view.fears)


def usual_persona(seat: int) -> str:
    """Return who sits at a seat if nobody says otherwise."""
    return list(personas())[seat]


def told(view: View, player: int) -> tuple[Ranking, ...]:
    """Return the rankings that a player has read out in this game, oldest first (R-Y4)."""
    found: list[Ranking] = []
    for round in view.past:
        for reading in round.readings:
            if reading.target == player:
                found.append(reading.own)
                break
    return tuple(found)


def by_themes(fears: Iterable[str], rankings: Sequence[Ranking]) -> Ranking:
    """Return fears by their themes' mean height in rankings; equal ones stay as they are."""
    heights: dict[int, list[float]] = {}
    for ranking in rankings:
        middle = (len(ranking) - 1) / 2
        for place, card in enumerate(ranking):
            for theme in themes_of(card):
                heights.setdefault(theme, []).append(middle - place)
    mean = {theme: sum(each) / len(each) for theme, each in heights.items()}
    return tuple(sorted(fears, key=lambda card: -sum(mean.get(t, 0.0) for t in themes_of(card))))


def _targets(legal: Sequence[Decision]) -> Sequence[int]:
    """Return who may be targeted, in the order of the seats (R-Y8)."""
    if isinstance(legal, Sheets):
        return legal.targets
    return sorted({sheet.target for sheet in legal if isinstance(sheet, SealSheet)})
