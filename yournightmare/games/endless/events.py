"""What happens in Endless Nightmare, in order. Log, animation and announcements come from these.

Everything in this game is public, so no event names seats that may see it.
"""

from __future__ import annotations

from yournightmare.games.chance import Throw
from yournightmare.games.endless.decisions import Action
from yournightmare.games.game import Happening


class RoundBegan(Happening, frozen=True, tag="round began"):
    """A new round; the first is 1."""

    round: int


class PhaseBegan(Happening, frozen=True, tag="phase began"):
    """Phase 1 (Nightmare), 2 (ability), 3 (action), 4 (Shadow) or 5 (Fear and Horrors)."""

    phase: int


class NightmareBegan(Happening, frozen=True, tag="nightmare began"):
    """A Nightmare was placed; its end marker stands on Progress field `end` (uncounted laps)."""

    nightmare: str
    end: int


class DieRolled(Happening, frozen=True, tag="die rolled"):
    """A die fell. `name` says what it was thrown for."""

    name: str
    eyes: int


class CoinsTossed(Happening, frozen=True, tag="coins tossed"):
    """Coins decided which cells of the table are active (Mixed-up): the cells that are."""

    cells: tuple[str, ...]


class DieCounts(Happening, frozen=True, tag="die counts"):
    """With steady hands the die in place of a test of skill counts for something else (R-E26)."""

    eyes: int
    result: int


class BoardThrown(Happening, frozen=True, tag="board thrown"):
    """A die was thrown on the dice board; `eyes` is what it counts for before any Mind.

    `thrown` holds its path, rest and touch; `eyes` is not its zone where a touch in Decay made it 1
    (R-E20). `is_lid`: it was the throw against Buried Alive's lid, which counts for nothing else.
    """

    name: str
    eyes: int
    thrown: Throw
    is_lid: bool = False


class MarkerPlaced(Happening, frozen=True, tag="marker placed"):
    """An extra marker lies on the dice board now, in tenths of a millimetre.

    `moved_from`: where it lay before, if all six were used.
    """

    place: tuple[int, int]
    moved_from: tuple[int, int] | None = None


class LidTried(Happening, frozen=True, tag="lid tried"):
    """The throw, or the die in its place, broke Buried Alive's lid or didn't (R-E22, R-E26)."""

    broken: bool


class BlindDieLies(Happening, frozen=True, tag="blind die lies"):
    """The blind die lies here, in tenths of a millimetre; `rolls` were needed (R-E23)."""

    place: tuple[int, int]
    rolls: int


class Pointed(Happening, frozen=True, tag="pointed"):
    """Somebody pointed in the dark, or a die did (no `at`), and hit the blind die or not.

    `stays`: it was done before and taken back, and what came of it then holds (R-A3); where the
    finger is now tells nothing of it, so there is no `at` either.
    """

    hit: bool
    at: tuple[int, int] | None = None
    stays: bool = False


class ClockStopped(Happening, frozen=True, tag="clock stopped"):
    """The stopwatch of the Final Exam shows this; `result` is what it counts for (R-E25)."""

    hundredths: int
    result: int
    late: bool


class BreathTaken(Happening, frozen=True, tag="breath taken"):
    """A breath was taken under water, reported or by a die (R-E24, R-E26)."""


class BeltMoved(Happening, frozen=True, tag="belt moved"):
    """The Old Factory's belt moved on, by its stopwatch or by a die (R-E24, R-E26)."""


class MindUsed(Happening, frozen=True, tag="mind used"):
    """1 Mind was paid: the roll `eyes` counts as `result`."""

    eyes: int
    result: int


class AbilityTold(Happening, frozen=True, tag="ability told"):
    """What the Nightmare's ability made of its die: one of the words of `Told`."""

    nightmare: str
    outcome: str


class ActionSucceeded(Happening, frozen=True, tag="action succeeded"):
    """The roll was above the chosen points; `points` are left after the Nightmare took its part."""

    action: Action
    points: int


class ActionFailed(Happening, frozen=True, tag="action failed"):
    """The roll was not above the chosen points."""

    action: Action
    points: int


class MarkerMoved(Happening, frozen=True, tag="marker moved"):
    """A marker went from `start` to `end` on its track; `because` names the rule."""

    track: str
    start: int
    end: int
    because: str


class ShadowRead(Happening, frozen=True, tag="shadow read"):
    """The Shadow table was read at `value` (result - Survived) and shows `eyes`."""

    value: int
    eyes: int


class NightmareOvercome(Happening, frozen=True, tag="nightmare overcome"):
    """The Nightmare is overcome; it counts as survived when the next one is chosen (R-E7)."""

    nightmare: str


class GameEnded(Happening, frozen=True, tag="game ended"):
    """The game is lost, as it always is: the causes in the order of R-E12, and the score."""

    causes: tuple[str, ...]
    score: int


Event = (
    RoundBegan
    | PhaseBegan
    | NightmareBegan
    | DieRolled
    | MindUsed
    | AbilityTold
    | ActionSucceeded
    | ActionFailed
    | MarkerMoved
    | ShadowRead
    | NightmareOvercome
    | GameEnded
    | CoinsTossed
    | DieCounts
    | BoardThrown
    | MarkerPlaced
    | LidTried
    | BlindDieLies
    | Pointed
    | ClockStopped
    | BreathTaken
    | BeltMoved
)
