"""What happens in the trick game, in order. Log, animation and announcements come from these.

`seen_by` names the seats that may know of an event; None is everybody. Dealt and drawn cards are
seen by their owner alone; how many were drawn is public, and so is who has placed (R-M5, R-M13).
"""

from __future__ import annotations

from yournightmare.games.game import Happening, Private


class StartCardGiven(Happening, frozen=True, tag="start card given"):
    """A seat holds the start card: drawn by chance, later passed to the left (R-M12)."""

    seat: int


class RoundBegan(Happening, frozen=True, tag="round began"):
    """The holder shuffled and dealt; the first round is 1. `pile`: cards left in the pile."""

    round: int
    holder: int
    pile: int


class HandDealt(Private, frozen=True, tag="hand dealt"):
    """These cards were dealt to a seat, in this order."""

    cards: tuple[str, ...]


class CardsSeen(Private, frozen=True, tag="cards seen"):
    """These cards were drawn by a seat, in this order (R-M5)."""

    cards: tuple[str, ...]


class ScaredPlaced(Happening, frozen=True, tag="scared placed"):
    """A seat has placed Scared; `again`: it has changed the place. Where is told to nobody."""

    seat: int
    again: bool


class PlacingEnded(Happening, frozen=True, tag="placing ended"):
    """The last seat has placed: nothing can be changed any more."""


class TrickBegan(Happening, frozen=True, tag="trick began"):
    """A new trick; the first of a round is 1."""

    trick: int
    leader: int


class SeatPassed(Happening, frozen=True, tag="seat passed"):
    """A seat without cards is passed over (R-M9)."""

    seat: int


class CardsPlayed(Happening, frozen=True, tag="cards played"):
    """Cards were played. `worth` in tenths (R-M6); `said` is 0 or 10 for the 0/10, else None."""

    seat: int
    cards: tuple[str, ...]
    worth: int
    said: int | None


class CardsDrawn(Happening, frozen=True, tag="cards drawn"):
    """A seat drew so many of `due` cards, and `pile` are left in the pile (R-M5)."""

    seat: int
    count: int
    due: int
    pile: int


class TrickWon(Happening, frozen=True, tag="trick won"):
    """A seat wins the trick. `turns`: how many cards it has to turn over; 0 with the 0/10."""

    seat: int
    worth: int
    turns: int


class BottomMoved(Happening, frozen=True, tag="bottom moved"):
    """The winner's bottom card went on top, unseen; `left` cards lie in the stack (R-M7)."""

    seat: int
    left: int


class CardTurned(Happening, frozen=True, tag="card turned"):
    """The winner turned over the top card in play; `left` cards lie in the stack now (R-M8)."""

    seat: int
    scared: bool
    left: int


class Paranoia(Happening, frozen=True, tag="paranoia"):
    """Scared was put at the bottom and turned over last: 10 points (R-M11)."""

    seat: int


class StackShown(Happening, frozen=True, tag="stack shown"):
    """A stack is turned over in the scoring: Scared at `position` of `left` cards (R-M10)."""

    seat: int
    position: int
    left: int
    points: int


class RoundEntered(Happening, frozen=True, tag="round entered"):
    """A round with real cards was entered; `again`: what was entered before is corrected (R-A5).

    `finder` turned over Scared, None for nobody.
    """

    round: int
    finder: int | None
    paranoia: bool
    again: bool


class RoundScored(Happening, frozen=True, tag="round scored"):
    """The round is over. `points`: won in it by each seat; `totals`: with all rounds before."""

    round: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


class GameEnded(Happening, frozen=True, tag="game ended"):
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
