"""The sheets side by side: what a round has shown of everybody, and nothing it hasn't (WN-5.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from yournightmare.games.worst.decisions import Ranking
from yournightmare.games.worst.state import Reading, View
from yournightmare.models.people import NOBODY, Player
from yournightmare.models.rows import RowsModel
from yournightmare.models.worst.cards import Cards

Shown = dict[str, int | str | bool]
"""A place of a ranking in QML: place, card, picture, title, isRight."""


class SideRow(msgspec.Struct, frozen=True):
    """A sheet after a round, as the whole table knows it.

    `own` and `guess` are four places each, or empty where nothing was read out. `matched` and
    `scored` are what the guess was worth; -1 if it wasn't read. `noted`: the yellow boxes (R-Y9).
    """

    seat: int
    name: str
    sign: str
    face: str
    points: int
    ticked: int
    gained: int
    boxes: int
    noted: tuple[str, ...]
    guessed_name: str
    guessed_sign: str
    own: tuple[Shown, ...]
    guess: tuple[Shown, ...]
    own_is_hidden: bool
    matched: int
    scored: int


class Guess(msgspec.Struct, frozen=True):
    """A guess at a target's fears; `points` is -1 until it is read out, then `truth` is known."""

    target: int
    ranking: Ranking
    truth: Ranking | None = None
    points: int = -1


class Heard(msgspec.Struct, frozen=True):
    """What is known of a round's sheets: rankings by seat, and guesses with the truth or None."""

    own: Mapping[int, Ranking] = {}
    guesses: Mapping[int, Guess] = {}


def heard(readings: Sequence[Reading]) -> Heard:
    """Return what these readings told the whole table."""
    return Heard(
        {reading.target: reading.own for reading in readings},
        {r.evaluator: Guess(r.target, r.guess, r.own, r.points) for r in readings},
    )


class SidesModel(RowsModel[SideRow]):
    """The sheets in seat order."""

    row_type = SideRow

    def lay_out(
        self,
        view: View,
        known: Heard,
        players: Sequence[Player],
        cards: Cards,
        points: Sequence[int],
    ) -> None:
        """Show the sheets as known; `points` are the totals to show."""
        self.show(
            [side_row(view, known, players, cards, points, seat) for seat in range(view.seats)]
        )


def side_row(
    view: View,
    known: Heard,
    players: Sequence[Player],
    cards: Cards,
    points: Sequence[int],
    seat: int,
) -> SideRow:
    """Return one seat's sheet."""
    mine, truth = known.guesses.get(seat), known.own.get(seat)
    player = players[seat]
    guessed = players[mine.target] if mine else NOBODY
    is_read = mine is not None and mine.truth is not None
    return SideRow(
        seat=seat,
        name=player.name,
        sign=player.sign,
        face=player.face,
        points=points[seat],
        ticked=min(points[seat], view.options.target),
        gained=max(0, mine.points) if mine else 0,
        boxes=view.options.target,
        noted=tuple(players[target].name for target in view.boxes[seat]),
        guessed_name=guessed.name,
        guessed_sign=guessed.sign,
        own=_places(truth, None, cards) if truth else (),
        guess=_places(mine.ranking, mine.truth, cards) if mine else (),
        own_is_hidden=truth is None,
        matched=_right(mine) if mine and is_read else -1,
        scored=mine.points if mine else -1,
    )


def _right(guess: Guess) -> int:
    return sum(a == b for a, b in zip(guess.ranking, guess.truth or (), strict=True))


def _places(ranking: Ranking, truth: Ranking | None, cards: Cards) -> tuple[Shown, ...]:
    rows: list[Shown] = []
    for place, name in enumerate(ranking, 1):
        card = cards.card(name)
        is_right = truth is not None and truth[place - 1] == name
        rows.append(
            {
                "place": place,
                "card": card.card,
                "picture": card.picture,
                "title": card.title,
                "isRight": is_right,
            }
        )
    return tuple(rows)
