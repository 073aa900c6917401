"""A sheet being written, before it is sealed: two columns of four places, and whose fears to guess.

There is one a seat and round, so that a curtain that falls takes nothing away. The store keeps it
until it is sealed, so that a window that is closed doesn't either; no saved file ever holds it.
Nothing of it is handed to QML but through an open `WorstSheet`.
"""

from __future__ import annotations

import contextlib
from typing import Final

import msgspec

from yournightmare.games.game import HIDDEN
from yournightmare.games.worst.decisions import FEARS, Ranking
from yournightmare.games.worst.state import SheetSeen
from yournightmare.sessions.store import Store
from yournightmare.sessions.trouble import StoreTrouble

COLUMNS: Final = ("own", "guess")
NOBODY: Final = -1


class Writing(msgspec.Struct, frozen=True):
    """What stands on a sheet: cards by place, empty where none is; `target` -1 for nobody."""

    own: tuple[str, ...] = ("",) * FEARS
    guess: tuple[str, ...] = ("",) * FEARS
    target: int = NOBODY


class Kept(msgspec.Struct, frozen=True):
    """A draft as the store keeps it."""

    round: int
    fears: tuple[str, ...]
    writing: Writing
    column: str


class Draft:
    """One seat's sheet of one round, with what can be undone on it."""

    def __init__(self, fears: Ranking, seen: SheetSeen | None = None) -> None:
        """`seen`: what was sealed and opened again, as its writer sees it (R-Y3)."""
        self.fears = fears
        self.column = COLUMNS[0]
        self.now = Writing()
        self._before: list[Writing] = []
        if seen is not None and HIDDEN not in (seen.own, seen.target, seen.guess):
            assert isinstance(seen.target, int)
            self.now = Writing(tuple(seen.own), tuple(seen.guess), seen.target)

    def take_up(self, kept: Kept) -> bool:
        """Go on with what the store kept. Tell if it can be what was written here."""
        writing = kept.writing
        for places in (writing.own, writing.guess):
            named = [card for card in places if card]
            if len(places) != FEARS or len(set(named)) < len(named) or set(named) - set(self.fears):
                return False
        if kept.column not in COLUMNS:
            return False
        self.now, self.column = writing, kept.column
        return True

    @property
    def can_undo(self) -> bool:
        """Tell whether something was changed on this sheet."""
        return bool(self._before)

    @property
    def is_empty(self) -> bool:
        """Tell whether no card lies anywhere yet."""
        return not any((*self.now.own, *self.now.guess))

    @property
    def open_places(self) -> int:
        """How many places are still open, in both columns."""
        return self.now.own.count("") + self.now.guess.count("")

    def open_in(self, column: str) -> tuple[int, ...]:
        """Return the open places of a column, 1 to 4."""
        places = self._places(column)
        return tuple(place for place in range(1, FEARS + 1) if not places[place - 1])

    def place_of(self, column: str, card: str) -> int:
        """Return a card's place in a column, 1 to 4; 0 if it has none."""
        places = self._places(column)
        return places.index(card) + 1 if card in places else 0

    def put(self, column: str, card: str, place: int) -> bool:
        """Put a card at a place; what lies there changes places with it. Tell if that can be.

        The last place goes to the last card by itself.
        """
        if column not in COLUMNS or card not in self.fears or not 1 <= place <= FEARS:
            return False
        places = list(self._places(column))
        was = self.place_of(column, card)
        if was:
            places[was - 1] = places[place - 1]
        places[place - 1] = card
        if places.count("") == 1:
            places[places.index("")] = next(f for f in self.fears if f not in places)
        self._write(column, places)
        return True

    def lift(self, column: str, place: int) -> bool:
        """Take the card at a place away again. Tell if there was one."""
        if column not in COLUMNS or not 1 <= place <= FEARS:
            return False
        places = list(self._places(column))
        if not places[place - 1]:
            return False
        places[place - 1] = ""
        self._write(column, places)
        return True

    def choose(self, target: int) -> None:
        """Choose whose fears to guess."""
        self._change(msgspec.structs.replace(self.now, target=target))

    def undo(self) -> bool:
        """Undo the last change. Tell if there was one."""
        if not self._before:
            return False
        self.now = self._before.pop()
        return True

    def _places(self, column: str) -> tuple[str, ...]:
        return self.now.own if column == "own" else self.now.guess

    def _write(self, column: str, places: list[str]) -> None:
        self._change(msgspec.structs.replace(self.now, **{column: tuple(places)}))

    def _change(self, writing: Writing) -> None:
        if writing != self.now:
            self._before.append(self.now)
            self.now = writing


class Drafts:
    """The drafts of one session's round, by seat."""

    def __init__(self, session_id: str) -> None:
        self._session = session_id
        self.round_gone_on_from = 0  # whose sheets side by side were seen and left
        self._stored: dict[int, Writing] = {}
        self._round = 0
        self._fears: tuple[str, ...] = ()
        self._by_seat: dict[int, Draft] = {}

    def of(self, seat: int, round: int, fears: Ranking, seen: SheetSeen | None) -> Draft:
        """Return a seat's draft, begun if need be; those of other rounds are forgotten."""
        self._keep(round, fears)
        if seat not in self._by_seat:
            self._by_seat[seat] = Draft(fears, seen)
        return self._by_seat[seat]

    def store(self, store: Store | None, seat: int) -> None:
        """Write a seat's draft into the store; no matter if it can't be written."""
        draft = self._by_seat.get(seat)
        if store is None or draft is None or draft.now == self._stored.get(seat, Writing()):
            return
        kept = Kept(self._round, self._fears, draft.now, draft.column)
        self._put(store, seat, msgspec.msgpack.encode(kept))
        self._stored[seat] = draft.now

    def unstore(self, store: Store | None, seat: int) -> None:
        """Remove a seat's draft from the store: it is sealed."""
        if store is not None:
            self._put(store, seat, b"")
        self._stored.pop(seat, None)

    def _put(self, store: Store, seat: int, data: bytes) -> None:
        with contextlib.suppress(StoreTrouble):  # it is in memory still
            store.keep_draft(self._session, seat, data)

    def restore(self, store: Store | None, round: int, fears: tuple[str, ...]) -> None:
        """Take up what the store has of this round; what is in memory is newer."""
        if store is None:
            return
        self._keep(round, fears)
        try:
            found = store.drafts(self._session)
        except StoreTrouble:
            return
        for seat, data in found.items():
            try:
                kept = msgspec.msgpack.decode(data, type=Kept)
            except msgspec.DecodeError:
                continue
            if seat not in self._by_seat and (kept.round, kept.fears) == (round, fears):
                draft = Draft(fears)
                if draft.take_up(kept):
                    self._by_seat[seat] = draft
                    self._stored[seat] = draft.now

    def forget(self) -> None:
        """Forget all: what was written is read out."""
        self._keep(0, ())

    def _keep(self, round: int, fears: tuple[str, ...]) -> None:
        if (round, fears) != (self._round, self._fears):
            self._round, self._fears = round, fears
            self._by_seat, self._stored = {}, {}


_KEPT: Final = 16
_kept: dict[str, Drafts] = {}


def drafts_of(session_id: str) -> Drafts:
    """Return a session's drafts, kept while the program runs for the sessions opened last."""
    found = _kept.pop(session_id, None) or Drafts(session_id)
    _kept[session_id] = found
    while len(_kept) > _KEPT:
        del _kept[next(iter(_kept))]
    return found
