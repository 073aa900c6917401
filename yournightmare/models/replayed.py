"""What a replay asks of the game it shows: the board at a step, sentences, curve, marks, stretches.

One object of this kind, a `QObject`, belongs to each replay (`room.replayed`). It is also what the
page's picture of the board binds to.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, Protocol

from yournightmare.models.people import Player
from yournightmare.models.replay_rows import Mark
from yournightmare.models.words import QT_TRANSLATE_NOOP, named, say
from yournightmare.sessions.record import Record
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.timeline import Frame

CONTEXT: Final = "Replay"


class Replayed(Protocol):
    """A recorded game; states and events are the game's own."""

    can_branch: bool
    """Whether "what if" makes sense in this game."""

    def round_of(self, state: Any) -> int:
        """Return the round a state lies in."""
        ...

    def told(self, frame: Frame) -> str:
        """Return what happened in a step, in sentences; never empty."""
        ...

    def value(self, state: Any) -> float:
        """Return the curve's value, 0 or more."""
        ...

    def bands_in(self, frame: Frame) -> list[str]:
        """Return what stretches begin in a step."""
        ...

    def band_name(self, what: str) -> str:
        """Return a stretch's name."""
        ...

    def marks(self, step: int, before: Any, frame: Frame) -> tuple[Mark, ...]:
        """Return what was remarkable in a step, which is not the opening."""
        ...

    def mark_text(self, mark: Mark) -> str:
        """Return what a mark says, in one or two sentences."""
        ...

    def mark_label(self, mark: Mark) -> str:
        """Return what stands beside a mark, in a word or two."""
        ...

    def mark_figure(self, mark: Mark) -> str:
        """Return the number that stands there where the words have no room; empty for none."""
        ...

    def can_branch_at(self, step: int, state: Any) -> bool:
        """Tell whether a "what if" can begin at a step."""
        ...

    def summary(self, record: Record) -> str:
        """Return who played, and how it ended."""
        ...

    def caption(self) -> str:
        """Return what the curve shows."""
        ...

    def value_text(self, value: float) -> str:
        """Return the curve's value at a step in words; empty if it says nothing new."""
        ...

    def unusual_options(self, record: Record) -> list[str]:
        """Return the names of the options that are not the default ones."""
        ...

    def pace(self, event: Any) -> int:
        """Return how long an event is looked at, in ms at normal speed."""
        ...

    def settle(self, frame: Frame) -> None:
        """Show a step as it is once all has happened in it."""
        ...

    def hear(self, event: Any, frame: Frame) -> None:
        """Show one event of a step, on the board as it was before."""
        ...

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        ...


class Contest:
    """What is alike in the replays of games in which several people play for points.

    To inherit beside a class of Qt's; there is nothing here for QML to bind to.
    """

    can_branch = False
    """What lay hidden before each of them, sheets or hands, was for that evening."""

    _replay: Replay
    _players: tuple[Player, ...]

    @abstractmethod
    def _points(self) -> tuple[int, ...]:
        """Return each seat's points as they are seen now."""

    def round_of(self, state: Any) -> int:
        """Return the round a state lies in."""
        number: int = state.round
        return number

    def value(self, state: Any) -> float:
        """Return the most points somebody has."""
        return float(max(state.points))

    def value_text(self, value: float) -> str:
        """Return who has these points."""
        points = self._points()
        if not value or not max(points):
            return ""
        return named([self._players[s].name for s, n in enumerate(points) if n == max(points)])

    def caption(self) -> str:
        """Return what the curve shows."""
        return say(CONTEXT, QT_TRANSLATE_NOOP("Replay", "The most points"))

    def band_name(self, what: str) -> str:
        """Return a round's name."""
        return say(CONTEXT, QT_TRANSLATE_NOOP("Replay", "Round {number}"), number=what)

    def can_branch_at(self, step: int, state: Any) -> bool:
        """Never: see `can_branch`."""
        return False

    def summary(self, record: Record) -> str:
        """Return who played, and who has won."""
        people = named([seat.name for seat in record.seats])
        if record.result is None:
            return say(CONTEXT, QT_TRANSLATE_NOOP("Replay", "{people}, unfinished"), people=people)
        places = record.result.places
        first = [self._players[seat].name for seat, place in enumerate(places) if place == 1]
        text = QT_TRANSLATE_NOOP("Replay", "{people}. {names} won with %n point(s)", None, 1)
        return say(CONTEXT, text, max(record.result.points), people=people, names=named(first))

    def retranslate(self) -> None:
        """Say everything in the language of the moment; the page settles anew after this."""

    def _can_open(self) -> bool:
        """Tell whether all may lie open: the game is over, and played by these rules."""
        return self._replay.record.result is not None and self._replay.is_checked
