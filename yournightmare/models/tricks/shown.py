"""What the eyes see while events are being shown: the public view before, moved on one by one."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from yournightmare.games.game import HIDDEN
from yournightmare.games.tricks import events as ev
from yournightmare.games.tricks.cards import HAND
from yournightmare.games.tricks.decisions import STACK, EnterRound
from yournightmare.games.tricks.scoring import best
from yournightmare.games.tricks.seats import changed
from yournightmare.games.tricks.state import Awaiting, Play, View

PACE: Final[dict[type, int]] = {
    ev.RoundBegan: 500,
    ev.CardsPlayed: 650,
    ev.CardsDrawn: 300,
    ev.TrickWon: 900,
    ev.BottomMoved: 1100,
    ev.CardTurned: 1200,
    ev.Paranoia: 1600,
    ev.StackShown: 650,
}
"""How long each event is looked at, in ms at normal speed. Turning over is a held breath."""
SCARED_PACE: Final = 1500
"""The same for Scared turned over, which trembles before it is laid down."""


def pace(event: ev.Event) -> int:
    """Return an event's time in ms. At Scared the breath is held longer."""
    if isinstance(event, ev.CardTurned) and event.scared:
        return SCARED_PACE
    return PACE.get(type(event), 0)


BETWEEN: Final = (Awaiting.DEAL, Awaiting.ENTRY, Awaiting.NOTHING)
"""What the game waits for when no round goes on."""


_SCORING: Final = (ev.StackShown, ev.Paranoia, ev.RoundScored)


class Shown:
    """The table as shown: `view` is a public view, which may lag behind the true one.

    `winner` has won the trick that is seen lying; `gained` are the points of a round as they are
    laid open, None where they aren't yet; `is_scoring`: the round is being laid open.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.settle(view)

    def settle(self, view: View) -> None:
        """Show exactly this public view."""
        self.view = view
        self.winner: int | None = None
        self.is_scoring = False
        over = view.awaiting in BETWEEN and bool(view.scores)
        self.gained: tuple[int | None, ...] = view.scores[-1] if over else (None,) * view.seats

    @property
    def trick(self) -> tuple[Play, ...]:
        """What lies in the middle: the trick that goes on, else the one before it."""
        return self.view.trick or self.view.last_trick

    @property
    def turn(self) -> int | None:
        """Whose turn it is in the trick that is seen; None if all have played to it."""
        view = self.view
        if view.awaiting is not Awaiting.PLAY or self.winner is not None:
            return None
        return None if view.trick and view.turn == view.leader else view.turn

    @property
    def is_past(self) -> bool:
        """Tell whether the trick that is seen has been won already."""
        return self.winner is not None or not self.view.trick

    @property
    def leading(self) -> int | None:
        """The seat whose play leads the trick that is seen (R-M6)."""
        return best(self.trick).seat if self.trick else None

    def hear(self, event: ev.Event) -> None:
        """Move on by one event that everybody may see."""
        if self.view.entered is not None and isinstance(event, _SCORING):
            self._open_entered(self.view.entered)
        view = self.view
        if isinstance(event, ev.StartCardGiven):
            self._set(holder=event.seat)
        elif isinstance(event, ev.RoundBegan):
            self._begin_round(event)
        elif isinstance(event, ev.ScaredPlaced):
            self._set(placed=changed(view.placed, event.seat, True))
        elif isinstance(event, ev.PlacingEnded):
            self._set(awaiting=Awaiting.PLAY)
        elif isinstance(event, ev.TrickBegan):
            self._begin_trick(event)
        elif isinstance(event, ev.SeatPassed):
            self._set(turn=(event.seat + 1) % view.seats)
        elif isinstance(event, ev.CardsPlayed):
            self._play(event)
        elif isinstance(event, ev.CardsDrawn):
            held = view.hand_sizes[event.seat] + event.count
            sizes = changed(view.hand_sizes, event.seat, held)
            self._set(hand_sizes=sizes, pile_size=event.pile)
        else:
            self._hear_of_stacks(event)

    def _hear_of_stacks(self, event: ev.Event) -> None:
        view = self.view
        if isinstance(event, ev.TrickWon):
            self.winner = event.seat
        elif isinstance(event, ev.BottomMoved):
            self._set(moved=changed(view.moved, event.seat, view.moved[event.seat] + 1))
        elif isinstance(event, ev.CardTurned):
            self._set(left=changed(view.left, event.seat, event.left))
            if event.scared:
                self._set(ended_by=event.seat, scared=changed(view.scared, event.seat, 0))
                self._set(shown=changed(view.shown, event.seat, True))
                self.gained = changed(self.gained, event.seat, 0)
        elif isinstance(event, ev.Paranoia):
            self.is_scoring = True
            self._set(paranoia=True)
        elif isinstance(event, ev.StackShown):
            self.is_scoring = True
            self._set(
                shown=changed(view.shown, event.seat, True),
                scared=changed(view.scared, event.seat, event.position),
                left=changed(view.left, event.seat, event.left),
            )
            self.gained = changed(self.gained, event.seat, event.points)
        elif isinstance(event, ev.RoundScored):
            self.is_scoring = True
            self._set(scores=(*view.scores, event.points))
            self.gained = event.points

    def _open_entered(self, entered: EnterRound) -> None:
        """Begin to lay open a round that was played with real cards (R-A5)."""
        seats, finder = self.view.seats, entered.finder
        hidden: Any = (HIDDEN,) * seats
        self.gained = tuple([0 if seat == finder else None for seat in range(seats)])
        self._set(
            entered=None,
            ended_by=finder,
            paranoia=False,
            left=(STACK,) * seats,
            scared=hidden,
            shown=tuple([seat == finder for seat in range(seats)]),
        )

    def _begin_round(self, event: ev.RoundBegan) -> None:
        seats = self.view.seats
        nothing: Any = (HIDDEN,) * seats
        self.winner, self.is_scoring, self.gained = None, False, (None,) * seats
        self._set(
            round=event.round,
            awaiting=Awaiting.PLACING,
            holder=event.holder,
            leader=event.holder,
            turn=event.holder,
            tricks=0,
            hand_sizes=(HAND,) * seats,
            pile_size=event.pile,
            trick=(),
            last_trick=(),
            played=(),
            placed=(False,) * seats,
            put=nothing,
            scared=nothing,
            left=(STACK,) * seats,
            moved=(0,) * seats,
            shown=(False,) * seats,
            ended_by=None,
            paranoia=False,
        )

    def _begin_trick(self, event: ev.TrickBegan) -> None:
        self.winner = None
        self._set(
            tricks=event.trick,
            leader=event.leader,
            turn=event.leader,
            last_trick=self.view.trick,
            trick=(),
        )

    def _play(self, event: ev.CardsPlayed) -> None:
        view = self.view
        play = Play(event.seat, event.cards, event.worth, event.said)
        held = view.hand_sizes[event.seat] - len(event.cards)
        self._set(
            trick=(*view.trick, play),
            hand_sizes=changed(view.hand_sizes, event.seat, held),
            turn=(event.seat + 1) % view.seats,
        )

    def _set(self, **fields: Any) -> None:
        self.view = msgspec.structs.replace(self.view, **fields)
