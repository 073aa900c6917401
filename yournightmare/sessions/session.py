"""A session: one game being played. The only thing above the rules that changes in place.

`decide` either plays a decision wholly, with its log entry, or raises and leaves everything as it
was (R-A1). Chance is drawn from the seed by the number of draws made so far, so what was taken back
meets the same chance again (R-A3); own dice, throws, stopped clocks and pointing of decisions taken
back are remembered likewise.
"""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from typing import Any

import msgspec

from yournightmare.games.chance import (
    MAX_SEED,
    ChanceError,
    Die,
    OwnDiceChance,
    SeededChance,
    Skill,
)
from yournightmare.games.game import Game, Result, Step, fingerprint
from yournightmare.games.wording import Worded
from yournightmare.sessions import names
from yournightmare.sessions.clock import PlayClock
from yournightmare.sessions.faults import in_place, not_played_by
from yournightmare.sessions.record import (
    MAX_ELAPSED,
    MAX_SKILL,
    VERSION,
    Entry,
    Record,
    SeatInfo,
    now_utc,
)
from yournightmare.sessions.replay import (
    BrokenRecord,
    FaultKind,
    Replay,
    ReplayFault,
    has_own_dice,
)
from yournightmare.sessions.timeline import Frame, Timeline
from yournightmare.sessions.versions import todays_rules

Clock = Callable[[], float]


class TakeBackRefusal(StrEnum):
    """Why a decision can't be taken back (R-A3)."""

    NOTHING_YET = "nothing has been decided yet"
    RANDOM = "something random was drawn since"
    REVEALED = "something hidden was revealed since"


class CannotTakeBack(ValueError):  # noqa: N818 - named after what is refused
    """A decision that must stand; `reason` is a `TakeBackRefusal`."""

    def __init__(self, reason: TakeBackRefusal) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Session:
    """One game being played. `on_change` is called after every change that a store should keep."""

    def __init__(self, record: Record, game: Game, timeline: Timeline, clock: Clock) -> None:
        """For `new`, `of` and `branching`; the record's log is the timeline's."""
        self.id = record.id
        self.name = record.name
        self.game = game
        self.options = record.options
        self.seats = record.seats
        self.seed = record.seed
        self.seeded_from = record.seeded_from
        self.opening = record.opening
        self.began = record.began
        self.taken_back = record.taken_back
        self.hints = record.hints
        self.branch_of = record.branch_of
        self.remembered = record.remembered
        self.remembered_skill = record.remembered_skill
        self._elapsed = record.elapsed
        self._undone: list[tuple[Skill, Entry]] = []
        self.on_change: Callable[[], None] | None = None
        self._opening_fingerprint = record.opening_fingerprint
        self._timeline = timeline
        self._state = timeline.at(len(timeline.log)).state
        self._drawn = len(self.opening) + sum(len(entry.chance) for entry in timeline.log)
        played = timeline.log[-1].at if timeline.log else 0.0
        self._clock = PlayClock(clock, played)

    @classmethod
    def new(
        cls,
        game_id: str,
        options: Any,
        seats: Sequence[SeatInfo],
        seed: int | None = None,
        name: str = "",
        clock: Clock = time.monotonic,
    ) -> Session:
        """Begin a game. Raises `ValueError` naming the field for options, seats or names amiss."""
        game = todays_rules(game_id)
        _check_seats(game, seats)
        wrong = game.check(options, len(seats))
        if wrong:
            raise ValueError(wrong)
        if seed is None:
            seed = _any_seed()
        chance = SeededChance(seed)
        opening = game.start(options, len(seats), chance)
        record = Record(
            version=VERSION,
            id=uuid.uuid4().hex,
            name=names.clean(name) if name else "",
            game=game_id,
            rules=game.rules_version,
            options=options,
            seats=tuple(seats),
            seed=seed,
            opening=tuple(chance.answers),
            opening_fingerprint=fingerprint(opening.state),
            log=(),
            began=now_utc(),
        )
        return cls(record, game, Timeline(game, opening), clock)

    @classmethod
    def of(cls, record: Record, clock: Clock = time.monotonic) -> Session:
        """Take up a recorded session. Raises `BrokenRecord` if it is not wholly sound."""
        replay = Replay(record)
        replay.check()
        if replay.fault is None and not replay.rules.exact:
            text = "it was begun by rules version {its}, which this program doesn't have"
            worded = Worded(text, its=record.rules)
            raise BrokenRecord(ReplayFault(len(record.log), FaultKind.OTHER_RULES, worded))
        if replay.fault is not None or replay.timeline is None:
            raise BrokenRecord(replay.fault or ReplayFault(0, FaultKind.OPENING, "no opening"))
        return cls(record, replay.game, replay.timeline, clock)

    @classmethod
    def branching(cls, replay: Replay, step: int, clock: Clock = time.monotonic) -> Session:
        """Begin a "what if" from a step of a replay, under today's knowledge of its rules.

        That it is one is mark enough: what was taken back in its source was not taken back in it.
        Raises `IndexError` for a step that isn't playable, `BrokenRecord` if none is.
        """
        source = replay.record
        replay.at(min(max(step, 0), len(replay)))
        if not 0 <= step <= replay.playable or replay.timeline is None:
            raise IndexError(Worded("step {step} can't be played on from", step=step))
        from_elsewhere = min(source.seeded_from, step + 1)
        seed = _any_seed() if from_elsewhere == step + 1 else source.seed
        record = msgspec.structs.replace(
            source,
            id=uuid.uuid4().hex,
            rules=replay.game.rules_version,
            log=source.log[:step],
            began=now_utc(),
            branch_of=(source.id, step),
            taken_back=False,
            seed=seed,
            seeded_from=from_elsewhere,
            opening_fingerprint=fingerprint(replay.at(0).state),
            remembered=(),
            remembered_skill=(),
            elapsed=0,
            result=None,
            gap=None,
        )
        opening = replay.at(0)
        line = Timeline(replay.game, Step(opening.state, opening.events), record.log)
        return cls(record, replay.game, line, clock)

    @property
    def log(self) -> list[Entry]:
        """The decisions so far. To be read, not written."""
        return self._timeline.log

    @property
    def state(self) -> Any:
        """The whole truth. For views use `view`."""
        return self._state

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        return self.game.waiting(self._state)

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self.game.result(self._state)

    @property
    def own_dice(self) -> bool:
        """Tell whether the table throws its own dice (R-A5)."""
        return has_own_dice(self.options)

    def view(self, seat: int | None) -> Any:
        """Return what that seat may know now; None is the public."""
        return self.game.view(self._state, seat)

    def legal(self, seat: int) -> Sequence[Any]:
        """Return every decision open to that seat."""
        return self.game.legal(self._state, seat)

    def refusal(self, decision: Any) -> StrEnum | None:
        """Return why the decision is refused now, or None."""
        return self.game.refusal(self._state, decision)

    def frame(self, step: int) -> Frame:
        """Return a step of this session; 0 is the opening."""
        return self._timeline.at(step)

    def decide(
        self, decision: Any, eyes: Sequence[int] = (), results: Sequence[Skill] = ()
    ) -> Step:
        """Play a decision. `eyes`: dice the table has thrown for it, in order (own dice).

        `results`: what else came of it at the table: throws, stopped clocks, pointing; their names
        are given by the rules. Raises `IllegalDecision`, `ChanceNeeded` (something must be thrown
        or done first) or `ChanceError` (a result that can't be, or too many); then nothing has
        changed.
        """
        supplied = (*self.remembered, *eyes)
        skill = (*self.remembered_skill, *results)
        chance = self._chance(supplied, skill, bool(eyes or results))
        played = self.game.play(self._state, decision, chance)
        answers = tuple(chance.answers)
        thrown = sum(isinstance(answer, Die) for answer in answers) if self.own_dice else 0
        if eyes and thrown < len(supplied):
            raise ChanceError("a die was entered that this decision doesn't throw")
        if results and chance.kept:
            raise ChanceError("a result was entered that this decision doesn't ask for")
        entry = Entry(
            decision.seat,
            decision,
            answers,
            round(self._clock.played(), 3),
            fingerprint(played.state),
        )
        with self._as_before_on_error():
            self._timeline.push(entry, played)
            self._state = played.state
            self._drawn += len(answers)
            self.remembered = self.remembered[thrown:]
            self.remembered_skill = chance.kept
            self._changed()
        return played

    @property
    def elapsed(self) -> int:
        """Milliseconds on the stopwatch that runs while a Nightmare lasts (R-E24)."""
        return self._elapsed

    def keep_elapsed(self, milliseconds: int) -> None:
        """Keep what the running stopwatch shows, for when the session is taken up again."""
        shown = min(max(0, milliseconds), MAX_ELAPSED)
        if shown != self._elapsed:
            self._elapsed = shown
            self._changed()

    def take_back_refusal(self) -> TakeBackRefusal | None:
        """Return why the last decision can't be taken back, or None if it can (R-A3)."""
        if not self.log:
            return TakeBackRefusal.NOTHING_YET
        last = self._timeline.at(len(self.log))
        before = self._timeline.at(len(self.log) - 1).state
        # A single person without an opponent meets the same chance again; others must not.
        if len(self.seats) > 1 and self.log[-1].chance:
            return TakeBackRefusal.RANDOM
        if not self.game.can_take_back(before, self.log[-1].decision, last.events):
            return TakeBackRefusal.REVEALED
        return None

    def can_take_back(self) -> bool:
        """Tell whether the last decision can be taken back (R-A3)."""
        return self.take_back_refusal() is None

    def take_back(self) -> Any:
        """Take back the last decision and return the state before it. Raises `CannotTakeBack`."""
        reason = self.take_back_refusal()
        if reason is not None:
            raise CannotTakeBack(reason)
        before = self._timeline.at(len(self.log) - 1).state
        with self._as_before_on_error():
            entry = self._timeline.pop()
            self._state = before
            self._drawn -= len(entry.chance)
            # Steps before `seeded_from` were not drawn from the seed; from here on they are.
            self.seeded_from = min(self.seeded_from, len(self.log) + 1)
            if self.own_dice:
                thrown = tuple(a.eyes for a in entry.chance if isinstance(a, Die))
                self.remembered = (*thrown, *self.remembered)
            done = tuple(a for a in entry.chance if isinstance(a, Skill))
            self.remembered_skill = (*done, *self.remembered_skill)[:MAX_SKILL]
            self._undone += [(answer, entry) for answer in done]
            if len(self.seats) == 1:
                self.taken_back = True
            self._changed()
        return before

    def done_before(self, name: str, kind: type[Skill]) -> Skill | None:
        """Return the result taken back that comes again where this one is asked for, or None."""
        for result in self.remembered_skill:
            if isinstance(result, kind) and (self.own_dice or result.name == name):
                return result
        return None

    def undone(self, result: Skill) -> Any:
        """Return the decision that was taken back with a result; None if it isn't known.

        It may not be open now, where something else was decided before it.
        """
        return next((entry.decision for done, entry in self._undone if done is result), None)

    @property
    def undone_entries(self) -> tuple[Entry, ...]:
        """The entries taken back whose results are still to come again, in their order."""
        found = [
            entry
            for result in self.remembered_skill
            for done, entry in self._undone
            if done is result
        ]
        return tuple(entry for n, entry in enumerate(found) if entry not in found[:n])

    def know_undone(self, entries: Sequence[Entry]) -> None:
        """Learn with which entries the results that are to come again were taken back."""
        known = [(answer, entry) for entry in entries for answer in entry.chance]
        for result in self.remembered_skill:
            pair = next((pair for pair in known if pair[0] == result), None)
            if pair is not None:
                known.remove(pair)
                self._undone.append((result, pair[1]))

    def give_up_test(self) -> None:
        """Mark that a test of skill was left in the middle: another try is like taking back."""
        if not self.taken_back:
            self.taken_back = True
            self._changed()

    def use_hint(self) -> None:
        """Mark the session as one in which advice was taken."""
        if not self.hints:
            self.hints = True
            self._changed()

    def reseat(self, seat: int, info: SeatInfo) -> None:
        """Let somebody else decide for a seat from now on. Raises `ValueError` for a name amiss."""
        seats = (*self.seats[:seat], info, *self.seats[seat + 1 :])
        _check_seats(self.game, seats)
        if seats != self.seats:
            self.seats = seats
            self._changed()

    def rename(self, name: str) -> None:
        """Give the session a name; blank takes it away. Raises `NameRefused`."""
        self.name = names.clean(name) if name.strip() else ""
        self._changed()

    @property
    def paused(self) -> bool:
        """Tell whether the time played stands still."""
        return self._clock.paused

    def pause(self) -> None:
        """Let the time played stand still until `go_on`."""
        self._clock.pause()

    def go_on(self) -> None:
        """Let the time played run again."""
        self._clock.go_on()

    def played(self) -> float:
        """Return the seconds played so far."""
        return self._clock.played()

    def head(self) -> Record:
        """Return the record without its log and result: what changes seldom."""
        return Record(
            version=VERSION,
            id=self.id,
            name=self.name,
            game=self.game.id,
            rules=self.game.rules_version,
            options=self.options,
            seats=self.seats,
            seed=self.seed,
            opening=self.opening,
            opening_fingerprint=self._opening_fingerprint,
            log=(),
            began=self.began,
            taken_back=self.taken_back,
            hints=self.hints,
            branch_of=self.branch_of,
            seeded_from=self.seeded_from,
            remembered=self.remembered,
            remembered_skill=self.remembered_skill,
            elapsed=self._elapsed,
        )

    def record(self) -> Record:
        """Return all that is saved of the session."""
        return msgspec.structs.replace(self.head(), log=tuple(self.log), result=self.result)

    @contextmanager
    def _as_before_on_error(self) -> Iterator[None]:
        """Make one step more or less wholly, or, if keeping it fails, not at all (S6)."""
        steps = len(self.log)
        last = self._timeline.at(steps)
        kept = self._state, self._drawn, self.remembered, self.seeded_from, self.taken_back
        skill = self.remembered_skill
        try:
            yield
        except BaseException:
            if len(self.log) > steps:
                self._timeline.pop()
            elif len(self.log) < steps and last.entry is not None:
                self._timeline.push(last.entry, Step(last.state, last.events))
            self._state, self._drawn, self.remembered, self.seeded_from, self.taken_back = kept
            self.remembered_skill = skill
            raise

    def _chance(
        self, supplied: Sequence[int], skill: Sequence[Skill], entered: bool
    ) -> SeededChance | OwnDiceChance:
        if self.own_dice:
            return OwnDiceChance(supplied, self.seed, self._drawn, skill)
        if entered:
            raise ChanceError("dice are entered only at a table that throws its own")
        return SeededChance(self.seed, self._drawn, skill)

    def _changed(self) -> None:
        if self.on_change is not None:
            self.on_change()


def _any_seed() -> int:
    import secrets  # here, for it brings OpenSSL: 3 MB that no page needs until a game is begun

    return secrets.randbelow(MAX_SEED + 1)


def _check_seats(game: Game, seats: Sequence[SeatInfo]) -> None:
    if len(seats) not in game.seats:
        raise ValueError(in_place("seats", not_played_by(game.id, len(seats))))
    for index, seat in enumerate(seats):
        others = [other.name for other in seats[:index]]
        if names.clean(seat.name, others) != seat.name:
            fault = Worded("{name} is not a clean name", name=repr(seat.name))
            raise ValueError(in_place("seats", fault))
