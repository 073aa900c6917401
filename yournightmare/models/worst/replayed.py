"""A replay of Your Worst Nightmare: the sheets filling in, as far as all may know them.

While a game goes on its replay shows what the whole table has heard. Once it is over, `allOpen`
shows a sheet from the moment it was sealed; but what nobody ever read out stays private (WN-5.4).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.worst import events as ev
from yournightmare.games.worst.rules import WHOLE
from yournightmare.games.worst.state import Awaiting, Reading, State, View
from yournightmare.models.people import players_of
from yournightmare.models.replay_rows import Mark
from yournightmare.models.replayed import Contest
from yournightmare.models.words import QT_TRANSLATE_NOOP, say
from yournightmare.models.worst import shelf
from yournightmare.models.worst.between import Guess, Heard, SidesModel, heard
from yournightmare.models.worst.cards import Cards
from yournightmare.models.worst.ending import rounds_of
from yournightmare.models.worst.seat_rows import FearRow, FearsModel
from yournightmare.models.worst.story import WorstTeller
from yournightmare.sessions.record import Record
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.timeline import Frame

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "WorstReplay"


@QmlElement
@QmlUncreatable("Replays come from the desk.")
class WorstReplayed(Contest, QObject):  # type: ignore[operator]
    """One recorded game, as `models.replayed.Replayed` wants it."""

    changed = Signal()

    def __init__(self, replay: Replay, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._replay = replay
        self._players = players_of("worst", replay.record.seats)
        self._cards = Cards(replay.record.options)
        self._teller = WorstTeller(self._players, self._cards)
        self._frame: Frame = replay.at(0)
        self._all_open = True
        self._round = 1
        self._readings: dict[int, tuple[Reading, ...]] | None = None
        self._fears = FearsModel(self)
        self._sides = SidesModel(self)

    # What the time line and the log ask

    def told(self, frame: Frame) -> str:
        """Return what everybody heard in a step."""
        said = self._teller.sentences(frame.events)
        return said or say(CONTEXT, QT_TRANSLATE_NOOP("WorstReplay", "The night begins."))

    def bands_in(self, frame: Frame) -> list[str]:
        """Return the rounds that begin in a step."""
        return [str(event.round) for event in frame.events if isinstance(event, ev.RoundBegan)]

    def marks(self, step: int, before: State, frame: Frame) -> tuple[Mark, ...]:
        """Return guesses that had all four in their places."""
        for event in frame.events:
            if isinstance(event, ev.PointsScored) and event.points == WHOLE:
                target = next(e.target for e in frame.events if isinstance(e, ev.GuessRead))
                return (Mark(step, "luck", event.points, (event.seat, target)),)
        return ()

    def mark_text(self, mark: Mark) -> str:
        """Return who knew whom."""
        evaluator, target = (self._players[seat].name for seat in mark.about)
        text = QT_TRANSLATE_NOOP("WorstReplay", "{name} knew all four fears of {target}.")
        return say(CONTEXT, text, name=evaluator, target=target)

    def mark_label(self, mark: Mark) -> str:
        """Return what stands beside a mark."""
        return say(CONTEXT, QT_TRANSLATE_NOOP("WorstReplay", "all four"))

    def mark_figure(self, mark: Mark) -> str:
        """Return nothing: these marks have no number."""
        return ""

    def unusual_options(self, record: Record) -> list[str]:
        """Return the names of the options that are not the default ones."""
        return shelf.option_names(
            {
                "own_cards": record.options.own_cards,
                "end": str(record.options.end),
                "targets": str(record.options.targets),
                "target": record.options.target,
            }
        )

    # What the board shows

    def pace(self, event: ev.Event) -> int:
        """Return 0: a step is shown whole."""
        return 0

    def hear(self, event: ev.Event, frame: Frame) -> None:
        """Nothing by itself: a step is shown whole."""

    def settle(self, frame: Frame) -> None:
        """Show the sheets after a step."""
        self._frame = frame
        view = self._view
        rounds = rounds_of(view)
        is_between = not view.fears and bool(view.past)
        fears = view.past[-1].fears if is_between else view.fears
        self._fears.show([self._fear(name) for name in fears])
        readings: Sequence[Reading] = view.past[-1].readings if is_between else view.readings
        known = heard(readings)
        if self._all_open and self._can_open() and not is_between:
            known = self._opened(view, known)
        self._sides.lay_out(view, known, self._players, self._cards, view.points)
        self._round = rounds[-1].number if is_between else view.round
        self.changed.emit()

    @property
    def _view(self) -> View:
        view: View = self._replay.game.view(self._frame.state, None)
        return view

    def _points(self) -> tuple[int, ...]:
        return self._view.points

    def _fear(self, name: str) -> FearRow:
        card = self._cards.card(name)
        return FearRow(card.card, card.picture, card.title, card.themes, 0, 0)

    def _opened(self, view: View, known: Heard) -> Heard:
        """Add what was read out later of sheets that are sealed by now."""
        own, guesses = dict(known.own), dict(known.guesses)
        for reading in self._read_later().get(view.round, ()):
            if view.sealed[reading.target]:
                own.setdefault(reading.target, reading.own)
            if view.sealed[reading.evaluator]:
                guesses.setdefault(reading.evaluator, Guess(reading.target, reading.guess))
        return Heard(own, guesses)

    def _read_later(self) -> dict[int, tuple[Reading, ...]]:
        """Return what was read out in each round, from the end of the record."""
        if self._readings is None:
            last = self._replay.at(self._replay.playable)
            rounds = rounds_of(self._replay.game.view(last.state, None))
            self._readings = {one.number: one.readings for one in rounds}
        return self._readings

    @Slot(bool)
    def setAllOpen(self, all_open: bool) -> None:
        """Show sheets from the moment they were sealed, or only when they are read out."""
        if all_open != self._all_open:
            self._all_open = all_open
            self.settle(self._frame)

    # What the page binds to

    def _clause(self) -> str:
        clauses = {
            Awaiting.CARDS: "WN-2.1",
            Awaiting.SHEETS: "WN-3.1",
            Awaiting.READING: "WN-5.2",
            Awaiting.NOTHING: "WN-7.1",
        }
        return clauses[self._view.awaiting]

    fears = Property(QObject, lambda self: self._fears, constant=True)
    sheets = Property(QObject, lambda self: self._sides, constant=True)
    allOpen = Property(bool, lambda self: self._all_open, setAllOpen, notify=changed)
    canOpenAll = Property(bool, lambda self: self._can_open(), notify=changed)
    round = Property(int, lambda self: self._round, notify=changed)
    score = Property(int, lambda self: max(self._view.points), notify=changed)
    clause = Property(str, _clause, notify=changed)
    pileLeft = Property(int, lambda self: self._view.pile_left, notify=changed)
