"""How many cards a person has turned over in the rounds of past games: how deep Scared is safe.

Only what all saw at the table counts: cards turned over in play. A round in which the person turned
over at least as many cards as a position's number would have ended there, bottom cards aside.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import islice
from typing import Final

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from yournightmare.games.tricks import events as ev
from yournightmare.sessions import names
from yournightmare.sessions.knowledge import is_struck
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.replay import BrokenRecord
from yournightmare.sessions.store import Store
from yournightmare.sessions.trouble import StoreTrouble

MOST_ROUNDS: Final = 40
MOST_GAMES: Final = 12


class Past(msgspec.Struct, frozen=True):
    """How many cards were turned over in each round, the latest first."""

    turned: tuple[int, ...] = ()

    @property
    def rounds(self) -> int:
        """How many rounds are known."""
        return len(self.turned)

    def found(self, position: int) -> int:
        """Return in how many rounds Scared would have been found at a position."""
        return sum(turned >= position for turned in self.turned)


class PastReader:
    """Reads past games one by one, so that nobody waits; `work` reads one and tells if more wait.

    `wanted`: the names of the people at the table. Only finished games of as many seats count, and
    in them only the seats of people: a computer player may be called as somebody is.
    """

    def __init__(self, store: Store, seats: int, wanted: list[str], but: str = "") -> None:
        self._store = store
        self._turned: dict[str, list[int]] = {names.same_name(name): [] for name in wanted}
        self._games = islice(self._found(seats, but), MOST_GAMES)

    def past(self, name: str) -> Past:
        """Return what is known of a person so far."""
        return Past(tuple(self._turned.get(names.same_name(name), ())[:MOST_ROUNDS]))

    def work(self) -> bool:
        """Read the next game; False if there is none."""
        session_id = next(self._games, None)
        if session_id is None:
            return False
        with suppress(StoreTrouble, BrokenRecord):  # a game that can't be read tells nothing
            self._read(session_id)
        return True

    def _found(self, seats: int, but: str) -> Iterator[str]:
        try:
            summaries = self._store.summaries("tricks", finished=True)
        except StoreTrouble:
            return
        for summary in summaries:
            people = {_person(seat) for seat in summary.seats}
            if len(summary.seats) == seats and summary.id != but and people & set(self._turned):
                yield summary.id

    def _read(self, session_id: str) -> None:
        replay = self._store.replay(session_id)
        replay.check()
        if replay.timeline is None or replay.record.options.score_sheet:
            return
        seats = [_person(seat) for seat in replay.record.seats]
        known = [seat for seat, name in enumerate(seats) if name in self._turned]
        rounds: list[list[int]] = []
        for step in range(1, replay.playable + 1):
            for event in replay.timeline.at(step).events:
                if isinstance(event, ev.RoundBegan):
                    rounds.append([0] * len(seats))
                elif isinstance(event, ev.CardTurned) and rounds:
                    rounds[-1][event.seat] += 1
        for seat in known:
            self._turned[seats[seat]] += [turned[seat] for turned in reversed(rounds)]


def _person(seat: SeatInfo) -> str:
    """Return the key of a person; of a computer player and a struck name one that nobody has."""
    is_person = seat.kind == "person" and not is_struck(seat.name)
    return names.same_name(seat.name) if is_person else ""


class PastGames(QObject):
    """Past games of the people at a table, read one by one while nothing else goes on.

    `learned` follows each game that was read. Without a store nothing is known.
    """

    learned = Signal()

    def __init__(
        self, store: Store | None, seats: Sequence[SeatInfo], but: str, parent: QObject
    ) -> None:
        """`but`: the session being played, which doesn't count."""
        super().__init__(parent)
        people = [seat.name for seat in seats if seat.kind == "person"]
        self._reader: PastReader | None = None
        if store is not None and people:
            self._reader = PastReader(store, len(seats), people, but)
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._read_one)

    def of(self, name: str) -> Past:
        """Return what is known of a person so far."""
        return Past() if self._reader is None else self._reader.past(name)

    def read(self) -> None:
        """Begin to read."""
        if self._reader is not None:
            self._timer.start()

    def stop(self) -> None:
        """Read no more."""
        self._timer.stop()

    @property
    def is_reading(self) -> bool:
        """Tell whether there may be more to learn."""
        return self._timer.isActive()

    def _read_one(self) -> None:
        if self._reader is None or not self._reader.work():
            self.stop()
        else:
            self.learned.emit()
