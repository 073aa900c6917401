"""What we know of each other: whose fears were read out, and who guessed whom how well.

All of it is derived from the saved games of Your Worst Nightmare whenever it is asked for, and kept
nowhere else (S5): from what was read out to the whole table, never from a sheet that stayed sealed
(R-Y4). Games that are in the bin don't count, nor does a "what if", which repeats another game. The
estimate of a person's fears is made from the rankings by `players.worst.belief`.

A person is whoever plays under a name (`names.same_name`). `erase` strikes a name out of everything
this program keeps: whatever the person played stays playable, but nobody's.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from yournightmare.games.worst.decisions import (
    FEARS,
    EnterFears,
    Ranking,
    ReadOut,
    SealSheet,
    TurnOver,
)
from yournightmare.games.worst.rules import worth
from yournightmare.sessions import names, people, traces
from yournightmare.sessions.record import Record, SeatInfo
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store
from yournightmare.sessions.trouble import StoreTrouble

GAME: Final = "worst"
STRUCK: Final = "—"
"""What stands in place of a name that was struck out; the same in every language."""


class Reading(msgspec.Struct, frozen=True):
    """A guess and a ranking that were read out. `round` counts from 1; `points`: 0, 1, 2 or 5."""

    round: int
    evaluator: int
    target: int
    guess: Ranking
    own: Ranking
    points: int


class Meeting(msgspec.Struct, frozen=True):
    """How one person has guessed another's fears so far.

    `rounds`: guesses read out, `points`: their sum, `perfect`: those with all four right.
    """

    guesser: str
    target: str
    rounds: int
    points: int
    perfect: int

    @property
    def mean(self) -> float:
        """Points a round; guessing blindly makes 25/24."""
        return self.points / self.rounds


class Knowledge(msgspec.Struct, frozen=True):
    """What is known of some people, in the order in which they were asked about.

    `rankings`: for each of `people` what that person read out, the oldest first, the worst fear
    first in each. `meetings`: who guessed whom, only among these people.
    """

    people: tuple[str, ...] = ()
    rankings: tuple[tuple[Ranking, ...], ...] = ()
    meetings: tuple[Meeting, ...] = ()

    def rankings_of(self, name: str) -> tuple[Ranking, ...]:
        """Return what a person read out; nothing for somebody unknown."""
        same = names.same_name(name)
        for person, rankings in zip(self.people, self.rankings, strict=True):
            if names.same_name(person) == same:
                return rankings
        return ()


class Erased(msgspec.Struct, frozen=True):
    """What `erase` did: in how many saved games the name stood, and which files still hold it.

    `left`: copies of damaged files, which this program never changes, and the log of what went
    wrong. They can be deleted by hand. Exported files are the person's own and not looked for.
    """

    sessions: int
    left: tuple[Path, ...] = ()


class _Evening(msgspec.Struct, frozen=True):
    """What was read out in one session."""

    changed: str
    began: str
    seats: tuple[SeatInfo, ...]
    readings: tuple[Reading, ...]


class Gathering:
    """Reads the saved games bit by bit, and only those anew that have changed since.

    It holds what was read in memory alone. `go_on` until it says that all is read, then `about`.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._evenings: dict[str, _Evening] = {}
        self._left: list[tuple[str, str]] = []
        self.unreadable = 0
        self.begin()

    def begin(self) -> None:
        """Look what there is; games already read and not changed since are not read again.

        Raises `StoreTrouble`.
        """
        found = {
            summary.id: (summary.changed, summary.seats)
            for summary in self._store.summaries(game=GAME)
            if summary.branch_of is None and not summary.fault
        }
        self._evenings = {
            session: evening
            for session, evening in self._evenings.items()
            if found.get(session) == (evening.changed, evening.seats)
        }
        self._left = [
            (session, changed)
            for session, (changed, _) in found.items()
            if session not in self._evenings
        ]
        self.unreadable = 0

    def go_on(self, seconds: float | None = None) -> bool:
        """Go on reading, for `seconds` or to the end; tell whether all is read."""
        until = None if seconds is None else time.perf_counter() + seconds
        while self._left:
            self._read(*self._left.pop())
            if until is not None and time.perf_counter() >= until:
                break
        return not self._left

    def about(self, people: Iterable[str]) -> Knowledge:
        """Return what is known of these people, as far as was read."""
        asked = tuple(name for name in people if not is_struck(name))
        keys = [names.same_name(name) for name in asked]
        rankings: dict[str, list[Ranking]] = {key: [] for key in keys}
        sums: dict[tuple[str, str], list[int]] = {}
        for evening in self._by_age():
            seats = [_person(seat) for seat in evening.seats]
            for who, ranking in _rankings(evening.readings):
                if seats[who] in rankings:
                    rankings[seats[who]].append(ranking)
            for reading in evening.readings:
                pair = seats[reading.evaluator], seats[reading.target]
                if pair[0] in rankings and pair[1] in rankings:
                    summed = sums.setdefault(pair, [0, 0, 0])
                    summed[0] += 1
                    summed[1] += reading.points
                    summed[2] += reading.points > FEARS
        meetings = [
            Meeting(guesser, target, *sums[one, other])
            for guesser, one in zip(asked, keys, strict=True)
            for target, other in zip(asked, keys, strict=True)
            if (one, other) in sums
        ]
        return Knowledge(asked, tuple(tuple(rankings[key]) for key in keys), tuple(meetings))

    def for_table(
        self, seats: Sequence[SeatInfo], without: str = ""
    ) -> tuple[tuple[Ranking, ...], ...]:
        """Return by seat what that player read out on earlier evenings, the oldest first.

        This is what a computer player may be given where that is allowed. `without`: the id of the
        session that is being played, which the players see for themselves.
        """
        wanted = [_player(seat) for seat in seats]
        found: list[list[Ranking]] = [[] for _ in seats]
        for evening in self._by_age(without):
            players = [_player(seat) for seat in evening.seats]
            for who, ranking in _rankings(evening.readings):
                if players[who] and players[who] in wanted:
                    found[wanted.index(players[who])].append(ranking)
        return tuple(tuple(rankings) for rankings in found)

    def evenings(self) -> Iterator[tuple[str, tuple[SeatInfo, ...], tuple[Reading, ...]]]:
        """Yield each session that was read, the oldest first: id, seats, what was read out."""
        for session, evening in sorted(self._evenings.items(), key=lambda item: item[1].began):
            yield session, evening.seats, evening.readings

    def _by_age(self, without: str = "") -> list[_Evening]:
        kept = [evening for session, evening in self._evenings.items() if session != without]
        return sorted(kept, key=lambda evening: evening.began)

    def _read(self, session: str, changed: str) -> None:
        try:
            record = self._store.load(session)
        except StoreTrouble:
            self.unreadable += 1
            return
        readings = tuple(readings_of(record))
        self._evenings[session] = _Evening(changed, record.began, record.seats, readings)


def gather(store: Store, people: Iterable[str]) -> Knowledge:
    """Return at once what is known of these people. Raises `StoreTrouble`."""
    gathering = Gathering(store)
    gathering.go_on()
    return gathering.about(people)


def readings_of(record: Record) -> Iterator[Reading]:
    """Yield what was read out in a session, as far as its log goes (R-Y4, R-Y5).

    A sheet counts as it was sealed last. Entries that can't be are passed over.
    """
    if record.game != GAME:
        return
    count = len(record.seats)
    sheets: dict[int, SealSheet] = {}
    round = 0
    for entry in record.log:
        decision = entry.decision
        if isinstance(decision, TurnOver | EnterFears):
            sheets.clear()
            round += 1
        elif isinstance(decision, SealSheet):
            sheets[decision.seat] = decision
        elif isinstance(decision, ReadOut):
            sheet = sheets.get(decision.seat)
            target = sheets.get(sheet.target) if sheet else None
            if sheet is None or target is None or max(sheet.seat, sheet.target) >= count:
                continue
            if sorted(sheet.guess) == sorted(target.own):
                points = worth(sheet.guess, target.own)[1]
                yield Reading(round, sheet.seat, sheet.target, sheet.guess, target.own, points)


def _rankings(readings: Sequence[Reading]) -> Iterator[tuple[int, Ranking]]:
    """Yield each ranking once, though several may have guessed at it."""
    told: set[tuple[int, int]] = set()
    for reading in readings:
        if (reading.round, reading.target) not in told:
            told.add((reading.round, reading.target))
            yield reading.target, reading.own


def is_struck(name: str) -> bool:
    """Tell whether a name stands for one that was struck out."""
    first, _, number = name.partition(" ")
    return first == STRUCK and (not number or number.isdecimal())


def _person(seat: SeatInfo) -> str:
    """Return the key of a person; empty for a computer player and for a name struck out."""
    if seat.kind != "person" or is_struck(seat.name):
        return ""
    return names.same_name(seat.name)


def _player(seat: SeatInfo) -> str:
    """Return the key of a person or of a computer's person; a name can't begin with a blank."""
    return f" {seat.persona}" if seat.kind == "computer" and seat.persona else _person(seat)


def erase(store: Store, name: str, live: Iterable[Session] = ()) -> Erased:
    """Strike a person's name out of everything that is kept here, in all three games.

    The person is no longer remembered. In every saved game, also in the bin, the name of the seat
    becomes a dash, and so does the name where it stands in the game's title; the old bytes are
    wiped from the file. What was ranked and guessed there stays, for the others' sake, and belongs
    to nobody from now on. `live`: sessions that are open just now. Erasing again does no harm.

    Raises `StoreTrouble` or `OSError` if something could not be written: what was struck out by
    then stays so, and erasing again does the rest.
    """
    changed = store.change_heads(lambda head: _struck(head, name))
    for session in live:
        struck = _struck(session.head(), name)
        session.seats, session.name = struck.seats, struck.name
    people.forget(name)
    people.wipe_copy(name)
    return Erased(changed, tuple(traces.files_with(name)))


def _struck(head: Record, name: str) -> Record:
    same = names.same_name(name)
    seats: list[SeatInfo] = []
    for seat in head.seats:
        if seat.kind == "person" and names.same_name(seat.name) == same:
            taken = {other.name for other in (*seats, *head.seats)}
            tried = [STRUCK, *(f"{STRUCK} {number}" for number in range(2, len(head.seats) + 2))]
            free = next(each for each in tried if each not in taken)
            seat = msgspec.structs.replace(seat, name=free)
        seats.append(seat)
    return msgspec.structs.replace(
        head, seats=tuple(seats), name=traces.without(head.name, name, STRUCK)
    )
