"""What happens in Your Worst Nightmare, in order. Log, animation and announcements come from these.

`seen_by` names the seats that may know of an event; None is everybody. That a sheet is sealed is
public, what stands on it is seen by its writer alone until it is read out.
"""

from __future__ import annotations

from yournightmare.games.game import Happening, Private
from yournightmare.games.worst.decisions import Ranking


class RoundBegan(Happening, frozen=True, tag="round began"):
    """A new round; the first is 1. `turner` turns over the cards and evaluates first (R-Y2)."""

    round: int
    turner: int


class PileReshuffled(Happening, frozen=True, tag="pile reshuffled"):
    """The discard pile was shuffled and put under the `left` cards of the pile (R-Y9)."""

    left: int
    shuffled: int


class FearsTurned(Happening, frozen=True, tag="fears turned"):
    """Four Fear cards lie face up, in the order in which they came."""

    seat: int
    fears: Ranking


class SheetSealed(Happening, frozen=True, tag="sheet sealed"):
    """A player has ranked, chosen and guessed."""

    seat: int


class SheetWritten(Private, frozen=True, tag="sheet written"):
    """What the player sealed: for that player's eyes only."""

    own: Ranking
    target: int
    guess: Ranking


class SheetReopened(Happening, frozen=True, tag="sheet reopened"):
    """A player took back the own sheet to change it."""

    seat: int


class EvaluatorNamed(Happening, frozen=True, tag="evaluator named"):
    """It is this player's turn to read out a guess (R-Y4)."""

    seat: int


class GuessRead(Happening, frozen=True, tag="guess read"):
    """The Evaluator named the target and read out the guess."""

    seat: int
    target: int
    guess: Ranking


class RankingRead(Happening, frozen=True, tag="ranking read"):
    """The target read out its own ranking."""

    seat: int
    own: Ranking


class PointsScored(Happening, frozen=True, tag="points scored"):
    """`right` fears were in the right place: `points` with the bonus, `total` now (R-Y5)."""

    seat: int
    right: int
    points: int
    total: int


class TargetsNoted(Happening, frozen=True, tag="targets noted"):
    """The round is over: each player's target goes into a yellow box of the sheet (R-Y9)."""

    targets: tuple[int, ...]


class FearsDiscarded(Happening, frozen=True, tag="fears discarded"):
    """The four Fear cards go to the discard pile (R-Y9)."""

    fears: Ranking


class GameEnded(Happening, frozen=True, tag="game ended"):
    """The game is over (R-Y6): the reason, and each seat's true total (R-Y7) and place (R-A4)."""

    reason: str
    points: tuple[int, ...]
    places: tuple[int, ...]


Event = (
    RoundBegan
    | PileReshuffled
    | FearsTurned
    | SheetSealed
    | SheetWritten
    | SheetReopened
    | EvaluatorNamed
    | GuessRead
    | RankingRead
    | PointsScored
    | TargetsNoted
    | FearsDiscarded
    | GameEnded
)
