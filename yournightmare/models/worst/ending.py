"""The end: places, who knew whom, and the longest-kept secrets, from what was read out (G1, G2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.game import Result
from yournightmare.games.worst.rules import WHOLE
from yournightmare.games.worst.state import End, Reading, Round, View
from yournightmare.models.people import Player
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, decimal, named, say
from yournightmare.models.worst.cards import Cards

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT = "WorstEnding"

MOST_SECRETS: Final = 6


class WinnerRow(msgspec.Struct, frozen=True):
    """A seat in the order of its place (R-A4); `points` is the true total (R-Y7)."""

    place: int
    seat: int
    name: str
    sign: str
    face: str
    points: int
    ticked: int
    is_shared: bool


class PlacesWonModel(RowsModel[WinnerRow]):
    """The first place first; who shares one stands in seat order."""

    row_type = WinnerRow


class KnewRow(msgspec.Struct, frozen=True):
    """How well somebody knew somebody: guesses read out, places right and points of them all.

    `text` is the points a guess; `strength` is 0 to 1 for a colour, -1 without a guess.
    """

    evaluator: int
    target: int
    evaluator_name: str
    target_name: str
    rounds: int
    matched: int
    points: int
    text: str
    strength: float


class KnewModel(RowsModel[KnewRow]):
    """Every pair of two different people, by Evaluator, then by target."""

    row_type = KnewRow


class SecretRow(msgspec.Struct, frozen=True):
    """A fear that everybody who guessed at it put in a wrong place; `place` is the true one.

    `times` counts those guesses in its round.
    """

    card: str
    picture: str
    title: str
    seat: int
    name: str
    sign: str
    place: int
    round: int
    times: int


class SecretsModel(RowsModel[SecretRow]):
    """The secrets kept from most people, those missed by most places first."""

    row_type = SecretRow


@QmlElement
@QmlUncreatable("A table has the one ending.")
class WorstEnding(QObject):  # type: ignore[operator]
    """Empty until the game is over."""

    changed = Signal()

    def __init__(self, players: Sequence[Player], cards: Cards, parent: QObject) -> None:
        super().__init__(parent)
        self._players = players
        self._cards = cards
        self._result: Result | None = None
        self._rounds = 0
        self._goal = 0
        self._places = PlacesWonModel(self)
        self._knew = KnewModel(self)
        self._secrets = SecretsModel(self)

    def lay_out(self, view: View, result: Result | None) -> None:
        """Show the end of a game, or nothing if there is none."""
        self._result = result
        self._rounds, self._goal = view.round, view.options.target
        rounds = rounds_of(view) if result else ()
        self._places.show(self._winners(result, view) if result else [])
        self._knew.show(self._pairs(rounds) if result else [])
        self._secrets.show(self._kept(rounds))
        self.changed.emit()

    def _winners(self, result: Result, view: View) -> list[WinnerRow]:
        order = sorted(range(view.seats), key=lambda seat: result.places[seat])
        return [
            WinnerRow(
                place=result.places[seat],
                seat=seat,
                name=self._players[seat].name,
                sign=self._players[seat].sign,
                face=self._players[seat].face,
                points=result.points[seat],
                ticked=view.ticked[seat],
                is_shared=result.places.count(result.places[seat]) > 1,
            )
            for seat in order
        ]

    def _pairs(self, rounds: Sequence[Round]) -> list[KnewRow]:
        readings = [reading for one in rounds for reading in one.readings]
        seats = range(len(self._players))
        return [self._pair(a, b, readings) for a in seats for b in seats if a != b]

    def _pair(self, evaluator: int, target: int, readings: Sequence[Reading]) -> KnewRow:
        found = [r for r in readings if (r.evaluator, r.target) == (evaluator, target)]
        points = sum(reading.points for reading in found)
        text = ""
        if found:
            text = say(
                CONTEXT,
                QT_TRANSLATE_NOOP("WorstEnding", "{mean} a guess"),
                mean=decimal(points / len(found)),
            )
        return KnewRow(
            evaluator=evaluator,
            target=target,
            evaluator_name=self._players[evaluator].name,
            target_name=self._players[target].name,
            rounds=len(found),
            matched=sum(_right(reading) for reading in found),
            points=points,
            text=text,
            strength=min(1.0, points / len(found) / WHOLE) if found else -1.0,
        )

    def _kept(self, rounds: Sequence[Round]) -> list[SecretRow]:
        found = [secret for one in rounds for secret in secrets_of(one)]
        found.sort(key=lambda secret: (-secret.times, -secret.missed, secret.round))
        rows = []
        for secret in found[:MOST_SECRETS]:
            card, player = self._cards.card(secret.card), self._players[secret.seat]
            rows.append(
                SecretRow(
                    card=card.card,
                    picture=card.picture,
                    title=card.title,
                    seat=secret.seat,
                    name=player.name,
                    sign=player.sign,
                    place=secret.place,
                    round=secret.round,
                    times=secret.times,
                )
            )
        return rows

    def _names(self) -> str:
        return named([row.name for row in self._places.rows if row.place == 1])

    def _title(self) -> str:
        if self._result is None:
            return ""
        text = QT_TRANSLATE_NOOP("WorstEnding", "{names} has won")
        if self._result.places.count(1) > 1:
            text = QT_TRANSLATE_NOOP("WorstEnding", "{names} have won together")
        return say(CONTEXT, text, names=self._names())

    def _reason(self) -> str:
        """Say how the game came to its end (G2, R-Y6)."""
        result = self._result
        if result is None:
            return ""
        if result.reason == End.FIRST:
            text = QT_TRANSLATE_NOOP(
                "WorstEnding",
                "Whoever has {goal} points first wins. That happened in round {round}.",
            )
        elif result.places.count(1) > 1:
            text = QT_TRANSLATE_NOOP(
                "WorstEnding",
                "Somebody reached {goal} points in round {round}. That round was still played to "
                "its end, and then several had the most points.",
            )
        else:
            text = QT_TRANSLATE_NOOP(
                "WorstEnding",
                "Somebody reached {goal} points in round {round}. That round was still played to "
                "its end, and then whoever had the most points won.",
            )
        return say(CONTEXT, text, goal=self._goal, round=self._rounds)

    title = Property(str, _title, notify=changed)
    reason = Property(str, _reason, notify=changed)
    places = Property(QObject, lambda self: self._places, constant=True)
    knew = Property(QObject, lambda self: self._knew, constant=True)
    secrets = Property(QObject, lambda self: self._secrets, constant=True)


class Secret(msgspec.Struct, frozen=True):
    """A fear nobody put where it was; `missed`: by how many places, all guesses together."""

    card: str
    seat: int
    place: int
    round: int
    times: int
    missed: int


def rounds_of(view: View) -> tuple[Round, ...]:
    """Return every round with what was read out in it, the one that was cut off too (R-Y6)."""
    if not view.readings:
        return view.past
    return (*view.past, Round(view.round, view.turner, view.fears, view.readings))


def secrets_of(one: Round) -> Iterator[Secret]:
    """Give the fears of a round that all who guessed at them put in a wrong place."""
    for seat in sorted({reading.target for reading in one.readings}):
        readings = [reading for reading in one.readings if reading.target == seat]
        for place, card in enumerate(readings[0].own):
            missed = [abs(reading.guess.index(card) - place) for reading in readings]
            if all(missed):
                yield Secret(card, seat, place + 1, one.number, len(missed), sum(missed))


def _right(reading: Reading) -> int:
    return sum(guess == own for guess, own in zip(reading.guess, reading.own, strict=True))
