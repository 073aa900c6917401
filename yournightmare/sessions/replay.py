"""Replays: any step of a recorded session, checked on the way, and "what if".

Every step is checked once: legal, chance answers all used and fitting the seed, fingerprint equal;
at the end the result. What doesn't fit is a `ReplayFault`; the steps before it stay playable (R2,
R3). Checking goes on in slices (`check`), so that a long session opens at once.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

import msgspec

from yournightmare.games.chance import (
    Answer,
    ChanceError,
    Coin,
    Die,
    RecordedChance,
    SeededChance,
    Shuffle,
)
from yournightmare.games.game import IllegalDecision, Result, Step, fingerprint
from yournightmare.games.wording import Worded
from yournightmare.sessions.faults import in_step, not_between, not_played_by
from yournightmare.sessions.record import Entry, Record
from yournightmare.sessions.timeline import Frame, Timeline
from yournightmare.sessions.versions import Rules, rules_for

if TYPE_CHECKING:  # a session knows replays, not the other way round
    from yournightmare.sessions.session import Session

JUMP: Final = 500
"""Steps that are played in one go without a person noticing."""


class FaultKind(StrEnum):
    """What can be wrong with a record, for a text in the person's language."""

    OTHER_RULES = "other rules"
    UNREADABLE = "unreadable"
    OPENING = "opening"
    ILLEGAL = "illegal"
    CHANCE = "chance"
    SEED = "seed"
    TIME = "time"
    STATE = "state"
    RESULT = "result"


class ReplayFault(msgspec.Struct, frozen=True):
    """Where a record stops being sound, and why. `step` 0 is the opening."""

    step: int
    kind: FaultKind
    text: str


class BrokenRecord(ValueError):  # noqa: N818 - named after what it is about
    """A record that can't be gone on with; `fault` says where it breaks."""

    def __init__(self, fault: ReplayFault) -> None:
        super().__init__(in_step(fault.step, fault.text))
        self.fault = fault


class Replay:
    """An index into the states of a record: `at(0)` is the opening, `at(len(replay))` the end."""

    def __init__(self, record: Record, snapshots: Mapping[int, bytes] | None = None) -> None:
        """`snapshots`: encoded states after some steps, taken if their fingerprints fit."""
        self.record = record
        self.rules: Rules = rules_for(record.game, record.rules)
        self.game = self.rules.game
        self.fault: ReplayFault | None = None
        self._checked = 0
        self._drawn = len(record.opening)
        self._own_dice = has_own_dice(record.options)
        self._shown: set[int] = set()
        opening = self._open()
        self.timeline = Timeline(self.game, opening, record.log) if opening else None
        self._state: Any = opening.state if opening else None
        if self.timeline and snapshots:
            self._take(self.timeline, snapshots)
        self._close()

    def __len__(self) -> int:
        """The number of decisions recorded, playable or not."""
        return len(self.record.log)

    @property
    def playable(self) -> int:
        """The last step that can be shown, as far as is known; -1 if not even the opening can."""
        if self.timeline is None:
            return -1
        if self.fault is None or self.fault.kind is FaultKind.RESULT:
            return len(self)
        return min(len(self), max(0, self.fault.step - 1))

    @property
    def is_checked(self) -> bool:
        """Tell whether every step has been checked."""
        return self.fault is not None or self._checked == len(self)

    def at(self, step: int) -> Frame:
        """Return a step; beyond a fault, the last good one before it.

        Raises `IndexError` outside 0 to `len(self)`, and `BrokenRecord` if nothing is playable.
        """
        if not 0 <= step <= len(self):
            raise IndexError(not_between(step, len(self)))
        frame = self._jump(step)
        if frame is not None:
            return frame
        while self._checked < step and self.fault is None:
            self._check_next()
        if self.timeline is None:
            assert self.fault is not None
            raise BrokenRecord(self.fault)
        return self.timeline.at(min(step, self.playable))

    def can_jump(self, step: int) -> bool:
        """Tell whether `at(step)` shows it without checking many steps before it."""
        near = max((s for s in self._shown if s <= step), default=0)
        return step - max(self._checked, near) <= JUMP

    def check(self, seconds: float | None = None) -> ReplayFault | None:
        """Go on checking, for `seconds` or to the end, and return the fault if there is one."""
        until = None if seconds is None else time.perf_counter() + seconds
        while not self.is_checked:
            self._check_next()
            if until is not None and time.perf_counter() >= until:
                break
        return self.fault

    def result(self) -> Result | None:
        """Return the result the last playable step shows, or None if the game goes on there."""
        self.check()
        return None if self.timeline is None else self.game.result(self.at(self.playable).state)

    def branch(self, step: int) -> Session:
        """Return a new session that goes on from `step`: "what if". This one never changes."""
        from yournightmare.sessions.session import Session

        return Session.branching(self, step)

    def _open(self) -> Step | None:
        record = self.record
        seats = len(record.seats)
        if seats not in self.game.seats:
            self._fail(0, FaultKind.OPENING, not_played_by(self.game.id, seats))
            return None
        wrong = self.game.check(record.options, seats)
        if wrong:
            self._fail(0, FaultKind.OPENING, wrong)
            return None
        chance = RecordedChance(record.opening)
        try:
            opening = self.game.start(record.options, seats, chance)
            chance.close()
        except ChanceError as error:
            self._fail(0, FaultKind.CHANCE, str(error))
            return None
        expected = record.opening_fingerprint
        if expected and fingerprint(opening.state) != expected:
            self._fail(0, FaultKind.STATE, "the game set up is not the one recorded")
        elif not record.seeded_from and not _seed_gives(record.seed, 0, record.opening, False):
            self._fail(0, FaultKind.SEED, "the set-up is not the one this seed gives")
        return opening

    def _check_next(self) -> None:
        assert self.timeline is not None
        number = self._checked + 1
        entry = self.record.log[self._checked]
        found = self._check_entry(number, entry)
        if isinstance(found, Step):
            self.timeline.keep(number, found)
            self._state = found.state
            self._drawn += len(entry.chance)
            self._checked = number
            self._close()
        else:
            self._fail(number, *found)

    def _check_entry(self, number: int, entry: Entry) -> Step | tuple[FaultKind, str]:
        """Play one entry; return what came of it, or what is wrong with it."""
        before = self.record.log[number - 2].at if number > 1 else 0.0
        if entry.seat != entry.decision.seat:
            return FaultKind.ILLEGAL, "the entry and its decision name different seats"
        if entry.at < before:
            return FaultKind.TIME, "it was played before the decision ahead of it"
        chance = RecordedChance(entry.chance)
        try:
            played = self.game.play(self._state, entry.decision, chance)
            chance.close()
        except IllegalDecision as error:
            text = "the rules forbid this decision: {reason}"
            return FaultKind.ILLEGAL, Worded(text, reason=error.reason)
        except ChanceError as error:
            return FaultKind.CHANCE, str(error)
        except Exception:  # a record is bad input: whatever it does, it must not crash us
            return FaultKind.ILLEGAL, "the rules can't play this decision"
        if entry.fingerprint and fingerprint(played.state) != entry.fingerprint:
            return FaultKind.STATE, "the game stands differently from what was recorded"
        seeded = number >= self.record.seeded_from
        if seeded and not _seed_gives(self.record.seed, self._drawn, entry.chance, self._own_dice):
            return FaultKind.SEED, "the chance recorded is not the one this seed gives"
        return played

    def _close(self) -> None:
        """Once every step is checked: what could not be read, and the result (R3)."""
        if self._checked < len(self) or self.fault is not None or self.timeline is None:
            return
        if self.record.gap is not None:
            self._fail(self.record.gap.step, FaultKind.UNREADABLE, self.record.gap.text)
            return
        found = self.game.result(self._state)
        if found != self.record.result:
            text = Worded(
                "the record says {recorded}, the replay gives {replayed}",
                recorded=told(self.record.result),
                replayed=told(found),
            )
            self._fail(len(self), FaultKind.RESULT, text)

    def _fail(self, step: int, kind: FaultKind, text: str) -> None:
        if not self.rules.exact:
            kind = FaultKind.OTHER_RULES
            text = Worded(
                "it was played by rules version {its}, and this program has version {ours}; "
                "up to here both agree ({reason})",
                its=self.record.rules,
                ours=self.game.rules_version,
                reason=text,
            )
        self.fault = ReplayFault(step, kind, text)

    def _take(self, timeline: Timeline, snapshots: Mapping[int, bytes]) -> None:
        """Keep the states that fit the record, to jump to steps that aren't checked yet."""
        decoder = msgspec.msgpack.Decoder(self.game.State)
        for step, data in snapshots.items():
            if not 0 < step <= len(self):
                continue
            try:
                state = decoder.decode(data)
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                continue
            if fingerprint(state) == self.record.log[step - 1].fingerprint:
                timeline.place(step, state)
                self._shown.add(step)

    def _jump(self, step: int) -> Frame | None:
        """Return an unchecked step played from a fitting snapshot, or None if there is none."""
        if self.fault is not None or self.timeline is None or step <= self._checked:
            return None
        start = max((s for s in self._shown if s <= step), default=0)
        if start <= self._checked:
            return None
        try:
            return self.timeline.at(step)
        except Exception:  # the ordinary way through all steps finds out what is wrong
            return None


def has_own_dice(options: Any) -> bool:
    """Tell whether the table throws its own dice (R-A5)."""
    return bool(getattr(options, "own_dice", False))


def told(result: Result | None) -> str:
    """Return a result in a few words."""
    if result is None:
        return "unfinished"
    if len(result.points) == 1:
        causes = ", ".join(result.causes or (result.reason,))
        return Worded("{points} points ({causes})", points=result.points[0], causes=causes)
    places = ", ".join(map(str, result.places))
    points = ", ".join(map(str, result.points))
    text = "{points} points, places {places} ({reason})"
    return Worded(text, points=points, places=places, reason=result.reason)


def _seed_gives(seed: int, drawn: int, answers: tuple[Answer, ...], own_dice: bool) -> bool:
    """Tell whether the answers are those of the seed; the table's own dice may be any."""
    return from_seed(seed, drawn, answers, own_dice) is not None


def from_seed(seed: int, drawn: int, answers: tuple[Answer, ...], own_dice: bool) -> int | None:
    """Return how many answers are seen to be those of the seed; None if one is another.

    `drawn`: how many were drawn before; every answer is one draw, whoever gave it.
    """
    seen = 0
    for number, answer in enumerate(answers, drawn):
        chance = SeededChance(seed, number)
        if isinstance(answer, Shuffle):
            chance.shuffle(answer.name, range(len(answer.order)))
        elif isinstance(answer, Coin):
            chance.coin(answer.name)
        elif isinstance(answer, Die) and not own_dice:
            chance.die(answer.name)
        else:
            continue  # what hands did, or a place on a table whose size isn't told here
        if chance.answers != [answer]:
            return None
        seen += 1
    return seen
