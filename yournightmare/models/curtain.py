"""The hand-over curtain: who may look now, and nobody else ever (cases H1 to H3, K1).

A secret is kept by not being there. `openFor` is the seat that looks, and -1 at every moment at
which the curtain isn't wholly open: while it is closed, while it lifts, while it falls. Models give
a seat's view only to the seat that looks; the page loads its secret half only for it. So nothing is
painted over: under a closed or moving curtain lies the public table and nothing else.

In a table's model::

    self._curtain = Curtain(session.seats, self)            # SeatInfo of every seat
    self._curtain.lookerChanged.connect(self._look)
    def _look(self) -> None:                                # rows, texts, drafts, drags: anew
        view = self._session.view(self._curtain.looker)     # looker: the seat, or None (public)
    curtain = Property(QObject, lambda self: self._curtain, constant=True)

    self._curtain.passTo(2)      # seat 2's turn: falls if anything is open, then waits for seat 2
    self._curtain.fall("done")   # closes over the same name (they look again when they like)
    self._curtain.stepAside()    # nothing secret goes on (a reading-out): the public table is free
    self._curtain.setNotes({0: said_sealed}, waiting=[1, 2])  # words under the seats' signs; those
                                                              # who wait can be chosen by a click

In a page (`covers` is all of the page but the curtain: it sleeps and isn't drawn while closed)::

    CurtainCover { curtain: page.table.curtain; covers: room; title: qsTr("Your Worst Nightmare") }
    CurtainSecret { curtain: page.table.curtain; seat: page.table.seat; sourceComponent: ... }

All that shows, lists, drags or asks about a secret (dialogs and tips too) lives in `CurtainSecret`;
it is gone before the curtain begins to fall, or, where it is kept, out of sight and blank. It falls
too when another room comes over the page (`CurtainCover` is a direct child of the page that lies on
the stack). Where only one person plays (`needed` is false) there is no curtain: `passTo` opens at
once and nothing makes it fall.

States: away (public) -> falling -> closed -> opening -> open -> falling -> closed. The QML curtain
calls `settle` when it has come to rest; tests without a page call it themselves.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from yournightmare.models.curtain_watch import Watch
from yournightmare.models.rows import RowsModel
from yournightmare.models.sounds import Sound, play
from yournightmare.sessions.record import SeatInfo

QML_IMPORT_NAME = "yournightmare.models"
QML_IMPORT_MAJOR_VERSION = 1

NOBODY: Final = -1

HOLD_MS: Final = 700
"""How long the button or key is held until the curtain opens, also with reduced motion."""

CALM_MS: Final = 300
"""How long Space and Return must rest after it has moved until they count: none is held any more.

A held key repeats every 30 ms or so, and where the desktop doesn't mark what is repeated (a bare X
server, a screen seen from afar) it looks like a key pressed anew each time.
"""

LET_GO_MS: Final = 60
"""How long such a key must be up until it is let go: a repeating one is down again at once."""

HELD_UP: Final = 0.1
"""Seconds by which the calm may end late; later than that keys may still wait to be heard."""

PATIENCE: Final = 60.0
"""Seconds without any input after which it falls."""

WARNING: Final = 12.0
"""Seconds before that from which its edges come into sight."""

_TICK_MS: Final = 250
_SOUNDS: Final = {"falling": Sound.CURTAIN_FALLS, "opening": Sound.CURTAIN_RISES}
# Two looks at the clocks lie this far apart only if the machine slept or a clock was moved.
_GAP: Final = 5.0


class SeatRow(msgspec.Struct, frozen=True):
    """A seat as the curtain's foot shows it."""

    seat: int
    name: str
    sign: str
    note: str = ""
    waits: bool = False


class SeatsModel(RowsModel[SeatRow]):
    """The seats in table order."""

    row_type = SeatRow


class IdleClock:
    """Seconds without input; None once the machine slept or a clock jumped (K1).

    `steady` never runs backwards but may stand still in sleep; `wall` goes on in sleep but may be
    set. Only while both agree is either believed.
    """

    def __init__(self, steady: Callable[[], float], wall: Callable[[], float]) -> None:
        self._steady, self._wall = steady, wall
        self.restart()

    def restart(self) -> None:
        """Begin to count: something was done just now."""
        self._since = self._last = self._steady()
        self._last_wall = self._wall()

    def idle(self) -> float | None:
        """Return the seconds since the last input, or None if they can't be known."""
        steady, wall = self._steady(), self._wall()
        passed, passed_on_wall = steady - self._last, wall - self._last_wall
        self._last, self._last_wall = steady, wall
        if not 0 <= passed <= _GAP or abs(passed_on_wall - passed) > _GAP:
            return None
        return steady - self._since


@QmlElement
@QmlUncreatable("A table's model makes its curtain.")
class Curtain(QObject):  # type: ignore[operator]
    """One table's curtain. `steady` and `wall` are clocks in seconds; tests bring their own."""

    stateChanged = Signal()
    openForChanged = Signal()
    lookerChanged = Signal()  # the same for models: told before the page loads, after it unloads
    seatChanged = Signal()
    neededChanged = Signal()
    calmChanged = Signal()
    holdingChanged = Signal()
    loomingChanged = Signal()
    fell = Signal(str, arguments=["reason"])

    def __init__(
        self,
        seats: Sequence[SeatInfo],
        parent: QObject | None = None,
        *,
        steady: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(parent)
        self._people = tuple(seats)
        self._needed = _is_needed(seats)
        self._state = "away"
        self._seat = NOBODY
        self._open_for = NOBODY
        self._lifts_for = NOBODY
        self._looming = 0.0
        self._seats = SeatsModel(self)
        self.setNotes({})
        self._hold = QTimer(self, singleShot=True, interval=HOLD_MS)
        self._hold.timeout.connect(self.holdOut)
        self._let_go = QTimer(self, singleShot=True, interval=LET_GO_MS)
        self._let_go.timeout.connect(self.release)
        self._steady = steady
        self._clock = IdleClock(steady, wall)
        self._ticks = QTimer(self, interval=_TICK_MS)
        self._ticks.timeout.connect(self.tick)
        self._watch = Watch(self)
        self._watch.lost.connect(self.fall)
        self._watch.used.connect(self._note_input)
        self._watch.typed.connect(self._note_key)
        self._calm = QTimer(self, singleShot=True, interval=CALM_MS)
        self._calm.timeout.connect(self._grow_calm)
        self._calm_from = 0.0
        self._was_held_up = False

    # For the table's model

    @property
    def looker(self) -> int | None:
        """The seat whose view may be shown, None if only the public's may: for `Session.view`."""
        return None if self._open_for == NOBODY else self._open_for

    def setNotes(self, notes: Mapping[int, str], waiting: Collection[int] = ()) -> None:
        """Say a word about seats ("sealed"); those in `waiting` may be chosen by a click."""
        self._seats.show(
            [
                SeatRow(i, seat.name, seat.sign, notes.get(i, ""), i in waiting)
                for i, seat in enumerate(self._people)
                if seat.kind == "person"
            ]
        )

    def reseat(self, seats: Sequence[SeatInfo]) -> None:
        """Others sit at the table from now on: nobody looks until somebody is asked for anew."""
        self._withdraw()
        self.release()
        self._people = tuple(seats)
        self._needed = _is_needed(seats)
        self.setNotes({})
        self._set_seat(NOBODY)
        self._set_state("away")
        self.neededChanged.emit()

    @Slot(int, result=bool)
    def passTo(self, seat: int) -> bool:
        """Ask for this seat; whoever looked looks no more. False if no person sits there."""
        if not 0 <= seat < len(self._people) or self._people[seat].kind != "person":
            return False
        if not self._needed:
            self._set_seat(seat)
            self._set_state("open", seat)
            return True
        if seat == self._seat and self._state in ("closed", "opening", "open"):
            return True
        self._withdraw()
        self._set_seat(seat)
        if self._state in ("open", "opening"):
            self.fall("next")
        elif self._state == "away":
            self._set_state("falling")
        return True

    @Slot()
    def stepAside(self) -> None:
        """Nothing secret goes on: the public table is seen; the seat asked for stays known."""
        if self._state in ("closed", "falling"):
            self.release()
            self._lifts_for = NOBODY
            self._set_state("opening")
        elif self._state in ("open", "opening"):
            self._lifts_for = NOBODY
            self._set_state("away")

    @Slot(str)
    def fall(self, reason: str) -> None:
        """Fall: what was seen is gone at once, before anything moves. Nothing if it isn't open.

        Reasons: done, next, left, focus, hidden, locked, asleep, idle.
        """
        self.release()
        if not self._needed or self._state not in ("open", "opening"):
            return
        if self._state == "opening" and self._lifts_for == NOBODY and reason != "next":
            return  # it lifts from the public table
        self._withdraw()
        self._set_state("falling")
        self.fell.emit(reason)

    # For the hand that holds

    @Slot()
    def press(self) -> None:
        """Button or key goes down: the hold begins."""
        if self._state == "closed" and self._seat != NOBODY and not self._hold.isActive():
            self._hold.start()
            self.holdingChanged.emit()

    @Slot()
    def release(self) -> None:
        """It was let go too early, or is over."""
        self._let_go.stop()
        if self._hold.isActive():
            self._hold.stop()
            self.holdingChanged.emit()

    @Slot()
    def pressKey(self) -> None:
        """The key goes down; it counts only if it wasn't held when the curtain closed."""
        self._let_go.stop()
        if not self._calm.isActive():
            self.press()

    @Slot()
    def releaseKey(self) -> None:
        """The key goes up; a repeating one is down again before that counts."""
        if self._hold.isActive():
            self._let_go.start()

    @Slot()
    def holdOut(self) -> None:
        """The hold has lasted long enough: open for the seat that was asked for."""
        self._hold.stop()
        self._let_go.stop()
        self.holdingChanged.emit()
        self.open(self._seat)

    @Slot(int)
    def open(self, seat: int) -> None:
        """Lift for that seat if it is the one asked for, closed as yet, and the window in use."""
        if self._state != "closed" or seat == NOBODY or seat != self._seat:
            return
        if not self._watch.is_in_use():
            return
        self._lifts_for = seat
        self._set_state("opening")

    @Slot()
    def settle(self) -> None:
        """It has come to rest: wholly open (only now the seat looks) or wholly closed."""
        if self._state == "falling":
            self._set_state("closed")
        elif self._state == "opening" and self._lifts_for == NOBODY:
            self._set_state("away")
        elif self._state == "opening":
            if self._watch.is_in_use():
                self._set_state("open", self._lifts_for)
            else:
                self.fall("focus")

    # For the window

    @Slot(QObject)
    def watch(self, window: QObject | None) -> None:
        """Watch this window from now on: its focus, its visibility and all input in it."""
        self._watch.look_at(window)

    @Slot()
    def tick(self) -> None:
        """Look at the clocks: a minute without input, or a sleep, makes it fall."""
        if self._state != "open" or not self._needed:
            return
        idle = self._clock.idle()
        if idle is None:
            self.fall("asleep")
        elif idle >= PATIENCE:
            self.fall("idle")
        else:
            self._loom(max(0.0, 1 - (PATIENCE - idle) / WARNING))

    def _note_input(self) -> None:
        """Input counts only if it comes in time: what wakes the machine doesn't."""
        self.tick()
        if self._state == "open":
            self._clock.restart()
            self._loom(0.0)

    def _note_key(self) -> None:
        """Space or Return was heard: while it isn't calm, the rest begins anew."""
        if self._calm.isActive():
            self._begin_calm()

    def _begin_calm(self) -> None:
        self._was_held_up = False
        self._calm_from = self._steady()
        self._calm.start()

    def _grow_calm(self) -> None:
        """The keys have rested; unless the page was held up, and they wait behind that."""
        late = self._steady() - self._calm_from - self._calm.interval() / 1000
        self._calm_from = self._steady()
        if late > HELD_UP and not self._was_held_up:
            self._was_held_up = True
            self._calm.start()
            return
        self._watch.listen(self._ticks.isActive())
        self.calmChanged.emit()

    def _loom(self, share: float) -> None:
        if share != self._looming:
            self._looming = share
            self.loomingChanged.emit()

    # States

    def _withdraw(self) -> None:
        """Take the secret away: first what the page has loaded of it, then what models hold."""
        self._lifts_for = NOBODY
        if self._open_for != NOBODY:
            self._open_for = NOBODY
            self.openForChanged.emit()
            self.lookerChanged.emit()

    def _set_state(self, state: str, open_for: int = NOBODY) -> None:
        """Change the state; the one place where `openFor` may become a seat."""
        if open_for != self._open_for:
            self._withdraw()
        changed, self._state = state != self._state, state
        if changed:
            play(_SOUNDS.get(state))
        rests = changed and self._needed and state in ("falling", "open", "away")
        if rests:
            self._begin_calm()
            self.calmChanged.emit()
        if state == "open" and self._needed:
            self._clock.restart()
            self._ticks.start()
        else:
            self._ticks.stop()
        self._watch.listen(self._ticks.isActive() or self._calm.isActive())
        self._loom(0.0)
        if changed:
            self.stateChanged.emit()
        # whoever heard of the state may have changed it again
        if self._state == "open" and open_for not in (NOBODY, self._open_for):
            self._open_for = open_for
            self.lookerChanged.emit()
            self.openForChanged.emit()
        # to make what is seen now may have taken longer than the rest that is asked for
        if rests and self._calm.isActive():
            self._begin_calm()

    def _set_seat(self, seat: int) -> None:
        if seat != self._seat:
            self.release()
            self._seat = seat
            self.seatChanged.emit()

    # What the page binds to

    state = Property(str, lambda self: self._state, notify=stateChanged)
    openFor = Property(int, lambda self: self._open_for, notify=openForChanged)
    seat = Property(int, lambda self: self._seat, notify=seatChanged)
    name = Property(str, lambda self: self._asked().name, notify=seatChanged)
    sign = Property(str, lambda self: self._asked().sign, notify=seatChanged)
    needed = Property(bool, lambda self: self._needed, notify=neededChanged)
    holding = Property(bool, lambda self: self._hold.isActive(), notify=holdingChanged)
    holdTime = Property(int, lambda self: HOLD_MS, constant=True)
    # False for a moment after it has moved, as long as the key that did it may still be down: what
    # goes on in the game shouldn't be done by that key
    isCalm = Property(bool, lambda self: not self._calm.isActive(), notify=calmChanged)
    # 0 to 1: how near it is to falling because nobody touches anything
    looming = Property(float, lambda self: self._looming, notify=loomingChanged)
    seats = Property(QObject, lambda self: self._seats, constant=True)

    def _asked(self) -> SeatInfo:
        return self._people[self._seat] if self._seat != NOBODY else SeatInfo("")


def _is_needed(seats: Sequence[SeatInfo]) -> bool:
    return sum(seat.kind == "person" for seat in seats) > 1
