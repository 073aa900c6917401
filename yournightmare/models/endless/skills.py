"""The tests of skill at the table: which one is asked for, its rehearsal, and what it decides.

The first time in a game that a test comes, it begins with a rehearsal that doesn't count;
afterwards one may be had at any time. Nothing is decided here: a test done in earnest becomes a
decision of the game, and what came of it is shown from the game's events, as in a replay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.games.chance import Throw
from yournightmare.games.endless import events as ev
from yournightmare.games.endless.decisions import (
    BELT,
    BREATHE,
    Decision,
    PointAt,
    StopClock,
    ThrowOnBoard,
)
from yournightmare.games.endless.diceboard import UNIT, DiceBoard, Spot
from yournightmare.games.endless.nightmares import Runs
from yournightmare.games.endless.offers import side_to_throw_from, what_runs
from yournightmare.games.endless.skill import markers_for
from yournightmare.games.endless.state import Awaiting, State, View, imagine
from yournightmare.games.endless.throwing import Flick
from yournightmare.models.endless.blind_hand import BlindHand
from yournightmare.models.endless.dice_throw import DiceThrow
from yournightmare.models.endless.exam_watch import ExamWatch
from yournightmare.models.endless.marker_words import sign_of
from yournightmare.models.endless.nerve import Nerve
from yournightmare.models.eventtime import now_ms
from yournightmare.models.words import QT_TRANSLATE_NOOP, say

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "Skill"

TESTS: Final[dict[Awaiting, str]] = {
    Awaiting.BOARD_THROW: "board",
    Awaiting.LID_THROW: "lid",
    Awaiting.POINTING: "blind",
    Awaiting.STOPWATCH: "watch",
}
"""What each awaited test is called on the screen."""

_EXPLAINED: Final[dict[str, str]] = {
    "board": QT_TRANSLATE_NOOP(
        "Skill", "The zone it stops in is your throw. Too hard, and it falls."
    ),
    "active_decay": QT_TRANSLATE_NOOP(
        "Skill", "The zone is your throw. A touched tooth makes it a 1."
    ),
    "active_monsters": QT_TRANSLATE_NOOP(
        "Skill", "The zone is your throw. Touch a monster, and you don't get past them."
    ),
    "active_spiders": QT_TRANSLATE_NOOP(
        "Skill", "The zone is your throw. A touched spider lifts Fear by 1."
    ),
    "left": QT_TRANSLATE_NOOP("Skill", "Throw with your left hand, from the left side."),
    "right": QT_TRANSLATE_NOOP("Skill", "Throw with your right hand, from the right side."),
    "lid": QT_TRANSLATE_NOOP(
        "Skill", "Break the lid: past two nails, touch none, stop in V or VI."
    ),
    "blind": QT_TRANSLATE_NOOP(
        "Skill", "Look where the die lies. In the dark, point at it in one smooth movement."
    ),
    "watch": QT_TRANSLATE_NOOP(
        "Skill",
        "Stop between 5.11 and 5.59: the tenths are your throw. From 5.60 on it is too late.",
    ),
}

_DONE: Final[dict[str, str]] = {
    "board": QT_TRANSLATE_NOOP(
        "Skill", "You have thrown already: it stays as it was. Only what you decide may change."
    ),
    "lid": QT_TRANSLATE_NOOP(
        "Skill",
        "You have thrown at the lid already: it stays as it was. Only what you decide may change.",
    ),
    "blind": QT_TRANSLATE_NOOP(
        "Skill",
        "You have pointed in the dark already: it stays as it was. "
        "Only what you decide may change.",
    ),
    "watch": QT_TRANSLATE_NOOP(
        "Skill",
        "You have stopped the clock already: it stays as it was. Only what you decide may change.",
    ),
}
"""What is said where a test was done before and taken back (R-A3)."""


@QmlElement
@QmlUncreatable("The tests come from the table.")
class EndlessSkills(QObject):  # type: ignore[operator]
    """All tests of skill of one table. `test` is what is asked for now, `asked` in which words."""

    changed = Signal()
    verbChanged = Signal()
    seenChanged = Signal()
    decided = Signal(object)

    def __init__(self, now: Callable[[], float] = now_ms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = now
        self._dice = DiceThrow(now, self)
        self._watch = ExamWatch(now, self)
        self._blind = BlindHand(now, self)
        self._nerve = Nerve(now, self)
        self._test = self._explained = ""
        self._is_entered = False
        self._again: Decision | None = None
        self._rehearses = False
        self._known: set[str] = set()
        self._is_seen = False
        for part in (self._dice, self._watch, self._blind):
            part.changed.connect(self.verbChanged)
        self.changed.connect(self.verbChanged)
        self._dice.flicked.connect(self._throw)
        self._watch.stopped.connect(lambda shown: self._decide(StopClock(0, shown)))
        self._blind.pointed.connect(self._decide)
        self._nerve.breathed.connect(lambda: self._decide(BREATHE))
        self._nerve.full.connect(lambda: self._decide(BELT))

    @property
    def nerve(self) -> Nerve:
        """Breath or belt."""
        return self._nerve

    # What the table tells

    def begin_anew(self, elapsed: float) -> None:
        """Begin another game: no test has come yet; `elapsed` milliseconds have run."""
        self._known.clear()
        self._nerve.begin("")
        self._nerve.take_up(elapsed)

    def lay_out(self, view: View, again: Decision | None = None) -> None:
        """Open the test that this view asks for, if it asks for one.

        `again`: it was done before and taken back, and this goes on with what came of it (R-A3).
        """
        self._nerve.begin(_running(view))
        test = TESTS.get(view.awaiting, "")
        own = view.options.own_dice
        if test in ("board", "lid"):
            self._lay_out_board(view, test == "lid")
        elif test == "blind":
            self._blind.lay_out(view.options.dice_board, view.blind_die)
            self._blind.foretell(view.roll is not None and view.roll.eyes <= view.points)
        is_new = test != self._test or own != self._is_entered
        self._test, self._is_entered, self._again = test, own, again
        self._explained = say(CONTEXT, _DONE[test]) if self._is_done else _explained(view, test)
        if test and not own and not self._is_done and (is_new or not self._is_open):
            self._begin(test not in self._known)
        elif is_new or self._is_done:
            self._close()
        self.changed.emit()

    def _lay_out_board(self, view: View, is_lid: bool) -> None:
        state = imagine(view)
        board = view.options.dice_board
        side = side_to_throw_from(state)
        self._dice.lay_out(board, markers_for(state), is_lid, side, sign_of(state.nightmare))

    @property
    def _is_open(self) -> bool:
        if self._test in ("board", "lid"):
            return bool(self._dice.property("isOpen"))
        if self._test == "watch":
            return bool(self._watch.property("isOpen"))
        return self._blind.property("moment") in ("look", "dark")

    def _begin(self, rehearses: bool) -> None:
        self._rehearses = rehearses
        self._dice.close()
        self._watch.close()
        self._blind.close()
        if self._test in ("board", "lid"):
            self._dice.open(rehearses)
        elif self._test == "watch":
            self._watch.open(rehearses)
        elif self._test == "blind":
            self._blind.open(rehearses)

    def _close(self) -> None:
        self._rehearses = False
        self._dice.close()
        self._watch.close()
        self._blind.close()

    def leave(self) -> bool:
        """Leave the table; tell whether a stopwatch that counts was left running."""
        was_running = bool(self._watch.property("isCounted"))
        if was_running:
            self._close()
            self.changed.emit()
        return was_running

    def show_run(self, thrown: Throw) -> None:
        """Let the die run along a recorded throw."""
        self._dice.show_throw(thrown)

    def show_step(self, state: State, events: Iterable[ev.Event]) -> str:
        """Show the test that a recorded step holds, on the board as it was before; return which."""
        told = tuple(events)
        for event in told:
            if isinstance(event, ev.BoardThrown) and event.thrown.path:
                markers = _before(state, told, event.is_lid)
                self._dice.lay_out(
                    state.options.dice_board, markers, event.is_lid, 0, sign_of(state.nightmare)
                )
                return "board"
            if isinstance(event, ev.ClockStopped):
                return "watch"
            if isinstance(event, ev.Pointed) and (event.at or event.stays):
                return "blind"
        return ""

    def show_pointed(self, board: DiceBoard | None, die: Spot | None, made: PointAt) -> None:
        """Lay out the blind table for a recorded pointing."""
        self._blind.lay_out(board, die)
        self._blind.show_trail(made.trail)

    def hear(self, event: ev.Event) -> None:
        """Show what came of a test."""
        if isinstance(event, ev.ClockStopped):
            self._watch.show_reading(event.hundredths)
        elif isinstance(event, ev.Pointed):
            self._blind.show_pointing(event.hit, event.at, event.stays)
        elif isinstance(event, ev.BreathTaken):
            self._nerve.restart()
        elif isinstance(event, ev.BeltMoved):
            self._nerve.pay()

    # What the player does

    @property
    def _is_done(self) -> bool:
        return self._again is not None

    @property
    def _may_begin(self) -> bool:
        return bool(self._test) and not (self._is_entered or self._is_done or self._is_busy)

    @Slot()
    def rehearse(self) -> None:
        """Practise what is asked for; it doesn't count."""
        if self._may_begin:
            self._begin(True)
            self.changed.emit()

    @Slot()
    def inEarnest(self) -> None:
        """From now on it counts."""
        if self._may_begin:
            self._known.add(self._test)
            self._begin(False)
            self.changed.emit()

    @property
    def _is_busy(self) -> bool:
        """In the middle of a throw, a run of the watch, or the dark nothing is begun anew."""
        return bool(self._watch.property("runs")) or bool(self._dice.property("isHeld"))

    @Slot(float, float)
    def act(self, stamp: float, at: float) -> None:
        """The main key: the next step of whatever is asked for."""
        if self._again is not None:
            self._decide(self._again)
        elif self._test in ("board", "lid"):
            self._dice.pressBar(stamp, at)
        elif self._test == "watch":
            if not self._watch.property("runs") and self._watch.property("hundredths") >= 0:
                self._watch.open(self._rehearses)
            self._watch.press(stamp, at)
        elif self._test == "blind" and self._blind.property("moment") == "dark":
            self._blind.pointByKey()
        elif self._test == "blind":
            self._blind.darken()

    @Slot()
    def actNow(self) -> None:
        """The same, by a press that has no time of its own."""
        self.act(0.0, self._now())

    def _set_seen(self, on: bool) -> None:
        if on != self._is_seen:
            self._is_seen = on
            self._nerve.setProperty("isSeen", on)
            self._watch.see(on)
            if not on:
                self._blind.openEyes()
            self.seenChanged.emit()

    def _throw(self, flick: Flick) -> None:
        self._decide(ThrowOnBoard(0, flick))

    def _decide(self, decision: Decision | PointAt) -> None:
        if self._test:
            self._known.add(self._test)
        self.decided.emit(decision)

    def _verb(self) -> str:
        texts = {
            "": QT_TRANSLATE_NOOP("Skill", "Throw with the bars"),
            "aim": QT_TRANSLATE_NOOP("Skill", "Hold the aim"),
            "power": QT_TRANSLATE_NOOP("Skill", "Throw!"),
            "start": QT_TRANSLATE_NOOP("Skill", "Start the clock"),
            "stop": QT_TRANSLATE_NOOP("Skill", "Stop!"),
            "look": QT_TRANSLATE_NOOP("Skill", "Close your eyes"),
            "again": QT_TRANSLATE_NOOP("Skill", "Look again"),
            "done": QT_TRANSLATE_NOOP("Skill", "Go on with it"),
        }
        is_here = self._test and (self._is_done or not self._is_entered)
        return say(CONTEXT, texts[self._verb_key()]) if is_here else ""

    def _verb_key(self) -> str:
        if self._is_done:
            return "done"
        if self._test in ("board", "lid"):
            return str(self._dice.property("bar"))
        if self._test == "watch":
            return "stop" if self._watch.property("runs") else "start"
        return "again" if self._blind.property("moment") == "shown" else "look"

    verb = Property(str, _verb, notify=verbChanged)
    dice = Property(DiceThrow, lambda self: self._dice, constant=True)
    watch = Property(ExamWatch, lambda self: self._watch, constant=True)
    blind = Property(BlindHand, lambda self: self._blind, constant=True)
    running = Property(Nerve, lambda self: self._nerve, constant=True)
    test = Property(str, lambda self: self._test, notify=changed)
    explained = Property(str, lambda self: self._explained, notify=changed)
    isDone = Property(bool, lambda self: self._is_done, notify=changed)
    isEntered = Property(bool, lambda self: self._is_entered, notify=changed)
    isRehearsal = Property(bool, lambda self: self._rehearses, notify=changed)
    isSeen = Property(bool, lambda self: self._is_seen, _set_seen, notify=seenChanged)


def _before(state: State, told: Iterable[ev.Event], is_lid: bool) -> tuple[Spot, ...]:
    """Return the markers as they lay before a step's throw."""
    board = state.options.dice_board
    if is_lid:
        return tuple((x * UNIT, y * UNIT) for x, y in board.lid) if board else ()
    markers = list(state.markers)
    for event in told:
        if isinstance(event, ev.MarkerPlaced) and event.place in markers:
            markers.remove(event.place)
            if event.moved_from:
                markers.insert(0, event.moved_from)
    return tuple(markers)


def _running(view: View) -> str:
    """Return what runs on now: `breath`, `belt` or nothing (R-E24)."""
    if view.awaiting is Awaiting.NOTHING:
        return ""
    runs = what_runs(imagine(view))
    return "" if runs is Runs.NOTHING else runs.value


def _explained(view: View, test: str) -> str:
    """Return in one or two sentences what the test wants."""
    if not test:
        return ""
    key = view.nightmare if test == "board" and view.nightmare in _EXPLAINED else test
    said = [say(CONTEXT, _EXPLAINED[key])]
    side = side_to_throw_from(imagine(view)) if test == "board" else 0
    if side:
        said.insert(0, say(CONTEXT, _EXPLAINED["left" if side < 0 else "right"]))
    return " ".join(said)
