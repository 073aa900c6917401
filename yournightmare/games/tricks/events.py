"""What happens in the trick game, in order. Log, animation and announcements come from these.

`seen_by` names the seats that may know of an event; None is everybody. Dealt and drawn cards are
seen by their owner alone; how many were drawn is public, and so is who has placed (R-M5, R-M13).
"""

from __future__ import annotations

import msgspec


class _Event(msgspec.Struct, frozen=True, gc=False, tag_field="kind"):
    @property
    def seen_by(self) -> tuple[int, ...] | None:
        """The seats that may see this; None is everybody."""
        return None


class StartCardGiven(_Event, frozen=True, tag="start card given"):
    """A seat holds the start card: drawn by chance, later passed to the left (R-M12)."""

    seat: int


class RoundBegan(_Event, frozen=True, tag="round began"):
    """The holder shuffled and dealt; the first round is 1. `pile`: cards left in the pile."""

    round: int
    holder: int
    pile: int


class _Private(_Event, frozen=True):
    seat: int
    cards: tuple[str, ...]

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        return (self.seat,)


class HandDealt(_Private, frozen=True, tag="hand dealt"):
    """These cards were dealt to a seat, in this order."""


class CardsSeen(_Private, frozen=True, tag="cards seen"):
    """These cards were drawn by a seat, in this order (R-M5)."""


class ScaredPlaced(_Event, frozen=True, tag="scared placed"):
    """A seat has placed Scared; `again`: it has changed the place. Where is told to nobody."""

    seat: int
    again: bool


class PlacingEnded(_Event, frozen=True, tag="placing ended"):
    """The last seat has placed: nothing can be changed any more."""


class TrickBegan(_Event, frozen=True, tag="trick began"):
    """A new trick; the first of a round is 1."""

    trick: int
    leader: int


class SeatPassed(_Event, frozen=True, tag="seat passed"):
    """A seat without cards is passed over (R-M9)."""

    seat: int


class CardsPlayed(_Event, frozen=True, tag="cards played"):
    """Cards were played. `worth` in tenths (R-M6); `said` is 0 or 10 for the 0/10, else None."""

    seat: int
    cards: tuple[str, ...]
    worth: int
    said: int | None


class CardsDrawn(_Event, frozen=True, tag="cards drawn"):
    """A seat drew so many of `due` cards, and `pile` are left in the pile (R-M5)."""

    seat: int
    count: int
    due: int
    pile: int


class TrickWon(_Event, frozen=True, tag="trick won"):
    """A seat wins the trick. `turns`: how many cards it has to turn over; 0 with the 0/10."""

    seat: int
    worth: int
    turns: int


class BottomMoved(_Event, frozen=True, tag="bottom moved"):
    """The winner's bottom card went on top, unseen; `left` cards lie in the stack (R-M7)."""

    seat: int
    left: int


class CardTurned(_Event, frozen=True, tag="card turned"):
    """The winner turned over the top card in play; `left` cards lie in the stack now (R-M8)."""

    seat: int
    scared: bool
    left: int


class Paranoia(_Event, frozen=True, tag="paranoia"):
    """Scared was put at the bottom and turned over last: 10 points (R-M11)."""

    seat: int


class StackShown(_Event, frozen=True, tag="stack shown"):
    """A stack is turned over in the scoring: Scared at `position` of `left` cards (R-M10)."""

    seat: int
    position: int
    left: int
    points: int


class RoundEntered(_Event, frozen=True, tag="round entered"):
    """A round with real cards was entered; `again`: what was entered before is corrected (R-A5).

    `finder` turned over Scared, None for nobody.
    """

    round: int
    finder: int | None
    paranoia: bool
    again: bool


class RoundScored(_Event, frozen=True, tag="round scored"):
    """The round is over. `points`: won in it by each seat; `totals`: with all rounds before."""

    round: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


class GameEnded(_Event, frozen=True, tag="game ended"):
    """The game is over: the totals, and why."""

    totals: tuple[int, ...]
    reason: str


Event = (
    StartCardGiven
    | RoundBegan
    | HandDealt
    | CardsSeen
    | ScaredPlaced
    | PlacingEnded
    | TrickBegan
    | SeatPassed
    | CardsPlayed
    | CardsDrawn
    | TrickWon
    | BottomMoved
    | CardTurned
    | Paranoia
    | StackShown
    | RoundEntered
    | RoundScored
    | GameEnded
)
