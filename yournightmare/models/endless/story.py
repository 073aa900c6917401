"""The story log: what happened, told in sentences, one row a round.

Rows keep the events and are told anew when the language changes. A sentence is whole in itself;
a row is its sentences one after the other.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from yournightmare.games.endless import events as ev
from yournightmare.games.endless.decisions import Action
from yournightmare.games.endless.nightmares import Told
from yournightmare.games.endless.skill import leaves_marker
from yournightmare.models.endless import words
from yournightmare.models.endless.exam_watch import reading_said
from yournightmare.models.endless.marker_words import touched_told
from yournightmare.models.endless.throw_words import NUMERALS
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, say

CONTEXT: Final = "Story"

_MOVES: Final[dict[tuple[str, str], str]] = {
    ("progress", "action"): QT_TRANSLATE_NOOP("Story", "You walk %n step(s).", None, 1),
    ("progress", "lost"): QT_TRANSLATE_NOOP("Story", "You stray back %n step(s).", None, 1),
    ("progress", "old_factory"): QT_TRANSLATE_NOOP(
        "Story", "The belt carries you back %n step(s).", None, 1
    ),
    ("progress", "falling"): QT_TRANSLATE_NOOP("Story", "You fall %n step(s).", None, 1),
    ("shadow", "shadow table"): QT_TRANSLATE_NOOP(
        "Story", "The Shadow comes %n step(s) closer.", None, 1
    ),
    ("shadow", "falling"): QT_TRANSLATE_NOOP("Story", "The Shadow falls with you."),
    ("horrors", "action"): QT_TRANSLATE_NOOP("Story", "You stare the Horrors down to {end}."),
    ("fear", "action"): QT_TRANSLATE_NOOP("Story", "You tame your Fear down to {end}."),
    ("spells", "action"): QT_TRANSLATE_NOOP("Story", "Your Spells grow to {end}."),
    ("mantras", "action"): QT_TRANSLATE_NOOP("Story", "Your Mantras grow to {end}."),
    ("bravery", "action"): QT_TRANSLATE_NOOP("Story", "Your Bravery rises to {end}."),
    ("horrors", "roll"): QT_TRANSLATE_NOOP("Story", "Horrors rise to {end}."),
    ("fear", "roll"): QT_TRANSLATE_NOOP("Story", "Fear creeps up to {end}."),
    ("horrors", "end_of_the_world"): QT_TRANSLATE_NOOP(
        "Story", "What you saw on the way lifts Horrors to {end}."
    ),
    ("fear", "spiders"): QT_TRANSLATE_NOOP("Story", "Something with legs lifts Fear to {end}."),
    ("fear", "final_exam"): QT_TRANSLATE_NOOP("Story", "Late again: Fear climbs to {end}."),
    ("mind", "horrors"): QT_TRANSLATE_NOOP("Story", "Horrors break through: Mind falls to {end}."),
    ("bravery", "fear"): QT_TRANSLATE_NOOP("Story", "Fear breaks through: Bravery falls to {end}."),
    ("progress", "active_old_factory"): QT_TRANSLATE_NOOP(
        "Story", "The belt carries you back %n step(s).", None, 1
    ),
    ("fear", "active_spiders"): QT_TRANSLATE_NOOP("Story", "You woke one: Fear rises to {end}."),
    ("mind", "active_final_exam"): QT_TRANSLATE_NOOP(
        "Story", "Your pen runs dry: Mind falls to {end}."
    ),
    ("bravery", "drowning"): QT_TRANSLATE_NOOP("Story", "Your Bravery sinks to {end}."),
    ("bravery", "falling"): QT_TRANSLATE_NOOP("Story", "Your Bravery stands at {end}."),
    ("survived", "overcome"): QT_TRANSLATE_NOOP("Story", "One more door is behind you."),
}

_TOLD: Final[dict[tuple[str, str], str]] = {
    ("nakedness", Told.MUST_MOVE): QT_TRANSLATE_NOOP("Story", "You must run for it with 5."),
    ("nakedness", Told.NOTHING): QT_TRANSLATE_NOOP("Story", "You keep your nerve."),
    ("temptation", Told.SKIPS_ACTION): QT_TRANSLATE_NOOP(
        "Story", "You give in and lose the action."
    ),
    ("temptation", Told.NOTHING): QT_TRANSLATE_NOOP("Story", "You resist."),
    ("monsters", Told.MUST_NOT_MOVE): QT_TRANSLATE_NOOP("Story", "The Monsters block the way."),
    ("monsters", Told.NOTHING): QT_TRANSLATE_NOOP("Story", "The Monsters look elsewhere."),
    ("drowning", Told.NOTHING): QT_TRANSLATE_NOOP("Story", "You hold your breath."),
    ("active_old_factory", Told.NOTHING): QT_TRANSLATE_NOOP("Story", "The belt stands still."),
    ("falling", Told.PARACHUTE_OPENS): QT_TRANSLATE_NOOP("Story", "The parachute opens."),
    ("falling", Told.KEEPS_FALLING): QT_TRANSLATE_NOOP("Story", "The cord won't give."),
}

_SUCCEEDED: Final[dict[Action, str]] = {
    Action.MOVEMENT: QT_TRANSLATE_NOOP("Story", "Movement succeeds."),
    Action.DEFYING_HORRORS: QT_TRANSLATE_NOOP("Story", "You defy the Horrors."),
    Action.TAMING_FEAR: QT_TRANSLATE_NOOP("Story", "You hold your Fear."),
    Action.RECITING_SPELLS: QT_TRANSLATE_NOOP("Story", "The Spells come to your lips."),
    Action.RECITING_MANTRAS: QT_TRANSLATE_NOOP("Story", "The Mantras find their rhythm."),
    Action.GATHERING_COURAGE: QT_TRANSLATE_NOOP("Story", "You gather courage."),
}

_FAILED: Final[dict[Action, str]] = {
    Action.MOVEMENT: QT_TRANSLATE_NOOP("Story", "{dared} dared: your feet won't move."),
    Action.DEFYING_HORRORS: QT_TRANSLATE_NOOP("Story", "{dared} dared: the Horrors stare back."),
    Action.TAMING_FEAR: QT_TRANSLATE_NOOP("Story", "{dared} dared: your Fear won't be tamed."),
    Action.RECITING_SPELLS: QT_TRANSLATE_NOOP("Story", "{dared} dared: the Spell slips away."),
    Action.RECITING_MANTRAS: QT_TRANSLATE_NOOP("Story", "{dared} dared: the Mantra falters."),
    Action.GATHERING_COURAGE: QT_TRANSLATE_NOOP("Story", "{dared} dared: no courage comes."),
}

_DICE: Final[dict[str, str]] = {
    "first nightmare die": QT_TRANSLATE_NOOP("Story", "The first die shows {eyes}."),
    "second nightmare die": QT_TRANSLATE_NOOP("Story", "The second die shows {eyes}."),
    "ability die": QT_TRANSLATE_NOOP("Story", "The Nightmare's die shows {eyes}."),
    "parachute die": QT_TRANSLATE_NOOP("Story", "You pull the cord: {eyes}."),
    "action die": QT_TRANSLATE_NOOP("Story", "You throw a {eyes}."),
    "fresh die": QT_TRANSLATE_NOOP("Story", "The fresh die shows {eyes}."),
    "breath die": QT_TRANSLATE_NOOP("Story", "The die for your breath shows {eyes}."),
    "belt die": QT_TRANSLATE_NOOP("Story", "The die for the belt shows {eyes}."),
    "lid die": QT_TRANSLATE_NOOP("Story", "The die for the lid shows {eyes}."),
    "hit die": QT_TRANSLATE_NOOP("Story", "The die for your finger shows {eyes}."),
    "exam die": QT_TRANSLATE_NOOP("Story", "The die for the clock shows {eyes}."),
}


_POINTED: Final[dict[tuple[bool, bool], str]] = {
    (True, False): QT_TRANSLATE_NOOP("Story", "In the dark your finger finds the die."),
    (False, False): QT_TRANSLATE_NOOP("Story", "In the dark your finger finds nothing."),
    (True, True): QT_TRANSLATE_NOOP(
        "Story", "It stays as it was: in the dark your finger found the die."
    ),
    (False, True): QT_TRANSLATE_NOOP(
        "Story", "It stays as it was: in the dark your finger found nothing."
    ),
}
"""Hit or missed; done now, or before it was taken back (R-A3)."""


def sentence(event: ev.Event, distance: int = 0, nightmare: str = "") -> str:
    """Return the sentence that tells an event; empty for events that tell themselves.

    `distance` between Shadow and Progress tells how the Shadow was met at the end;
    the Nightmare of the moment tells what lies on the dice board.
    """
    if isinstance(event, ev.MarkerMoved):
        steps = abs(event.end - event.start)
        text = _MOVES.get((event.track, event.because), "")
        return say(CONTEXT, text, steps, end=event.end) if text else ""
    if isinstance(event, ev.DieRolled):
        return say(CONTEXT, _DICE[event.name], eyes=event.eyes)
    if isinstance(event, ev.MindUsed):
        text = QT_TRANSLATE_NOOP("Story", "You pay 1 Mind: the {eyes} counts as {result}.")
        return say(CONTEXT, text, eyes=event.eyes, result=event.result)
    if isinstance(event, ev.DieCounts):
        text = QT_TRANSLATE_NOOP("Story", "Steady hands: the {eyes} counts as {result}.")
        return say(CONTEXT, text, eyes=event.eyes, result=event.result)
    if isinstance(event, ev.AbilityTold):
        return say(CONTEXT, _TOLD[event.nightmare, event.outcome])
    if isinstance(event, ev.ActionSucceeded):
        return say(CONTEXT, _SUCCEEDED[event.action])
    if isinstance(event, ev.ActionFailed):
        return say(CONTEXT, _FAILED[event.action], dared=event.points)
    return _tested(event, nightmare) or _turning_point(event, distance)


def _tested(event: ev.Event, nightmare: str) -> str:
    """Return the sentence of a test of skill; empty for any other event."""
    if isinstance(event, ev.BoardThrown):
        return _thrown(event, nightmare)
    if isinstance(event, ev.LidTried):
        text = (
            QT_TRANSLATE_NOOP("Story", "The lid breaks: air.")
            if event.broken
            else QT_TRANSLATE_NOOP("Story", "The lid holds.")
        )
        return say(CONTEXT, text)
    if isinstance(event, ev.Pointed):
        return say(CONTEXT, _POINTED[event.hit, event.stays])
    if isinstance(event, ev.ClockStopped):
        return reading_said(event.hundredths)
    if isinstance(event, ev.BreathTaken):
        return say(CONTEXT, QT_TRANSLATE_NOOP("Story", "You gasp for air."))
    if isinstance(event, ev.CoinsTossed):
        text = QT_TRANSLATE_NOOP("Story", "The coins make %n Nightmare(s) active.", None, 1)
        return say(CONTEXT, text, len(event.cells))
    return ""


def _thrown(event: ev.BoardThrown, nightmare: str) -> str:
    zone, is_off = NUMERALS[event.thrown.zone], event.thrown.zone == 1
    if event.is_lid and is_off:
        text = QT_TRANSLATE_NOOP("Story", "You throw against the lid, and miss the board.")
    elif event.is_lid:
        text = QT_TRANSLATE_NOOP("Story", "You throw against the lid: zone {zone}.")
    elif event.thrown.touched:
        return touched_told(nightmare, zone, is_off)
    elif not event.thrown.entered:
        text = QT_TRANSLATE_NOOP("Story", "Your throw misses zone II: it counts as I.")
    elif is_off:
        text = QT_TRANSLATE_NOOP("Story", "Your throw goes off the board: it counts as I.")
    else:
        text = QT_TRANSLATE_NOOP("Story", "You throw into zone {zone}.")
    return say(CONTEXT, text, zone=zone)


def _turning_point(event: ev.Event, distance: int) -> str:
    if isinstance(event, ev.NightmareBegan):
        text = QT_TRANSLATE_NOOP("Story", "It begins: {nightmare}.")
        return say(CONTEXT, text, nightmare=words.nightmare(event.nightmare))
    if isinstance(event, ev.NightmareOvercome):
        text = QT_TRANSLATE_NOOP("Story", "{nightmare} lies behind you.")
        return say(CONTEXT, text, nightmare=words.nightmare(event.nightmare))
    if isinstance(event, ev.ShadowRead) and not event.eyes:
        return say(CONTEXT, QT_TRANSLATE_NOOP("Story", "The Shadow waits."))
    if isinstance(event, ev.GameEnded):
        return " ".join(words.cause(cause, distance) for cause in event.causes)
    return ""


class StoryRow(msgspec.Struct, frozen=True):
    """One round of the story. `step` is the number of decisions after which it began.

    A round has a row as soon as there is something to tell of it.
    """

    round: int
    step: int
    told: str


class _Happened(NamedTuple):
    """An event with what was true when it happened."""

    event: ev.Event
    distance: int
    step: int
    nightmare: str


_Round = tuple[int, int, list[_Happened]]
"""Number, step of its beginning, and what happened."""


def _told(happened: list[_Happened]) -> str:
    return " ".join(sentence(each.event, each.distance, each.nightmare) for each in happened)


class StoryModel(RowsModel[StoryRow]):
    """The log: rounds in order, the last one growing."""

    row_type = StoryRow

    def __init__(self) -> None:
        super().__init__()
        self._happened: list[_Round] = []
        self._round = self._step = 0

    def clear(self) -> None:
        """Begin the story anew."""
        self._happened = []
        self.show([])

    def hear(self, event: ev.Event, step: int, distance: int, nightmare: str) -> str:
        """Add an event to the story and return its sentence."""
        if isinstance(event, ev.RoundBegan):
            self._round, self._step = event.round, step
        said = sentence(event, distance, nightmare)
        if said:
            self._tell(_Happened(event, distance, step, nightmare), said)
        return said

    def has_left_a_marker(self, nightmare: str) -> bool:
        """Tell whether a throw in the Nightmare of now, this one, left a marker (R-E20)."""
        for _, _, happened in reversed(self._happened):
            for each in reversed(happened):
                match each.event:
                    case ev.NightmareBegan():
                        return False
                    case ev.BoardThrown(is_lid=False, thrown=thrown):
                        if leaves_marker(nightmare, thrown):
                            return True
        return False

    def _tell(self, happened: _Happened, said: str) -> None:
        if not self._happened or self._happened[-1][0] != self._round:
            self._happened.append((self._round, self._step, []))
            self.insert_row(len(self.rows), StoryRow(self._round, self._step, said))
        else:
            last = self.rows[-1]
            row = StoryRow(last.round, last.step, f"{last.told} {said}")
            self._replace(len(self.rows) - 1, row)
        self._happened[-1][2].append(happened)

    def forget_after(self, step: int) -> None:
        """Forget what happened after that many decisions (R-A3)."""
        while self._happened:
            number, began, happened = self._happened[-1]
            kept = [told for told in happened if told.step <= step]
            if len(kept) == len(happened):
                break
            self._round, self._step = number, began
            if kept:
                self._happened[-1] = (number, began, kept)
                self._replace(len(self.rows) - 1, StoryRow(number, began, _told(kept)))
                break
            self._happened.pop()
            self.remove_row(len(self.rows) - 1)

    def retell(self) -> None:
        """Tell all in the language of the moment."""
        self.show(
            [StoryRow(number, step, _told(happened)) for number, step, happened in self._happened]
        )
