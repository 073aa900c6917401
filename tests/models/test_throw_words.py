"""What a throw came to, in words: why it counts as I, and which zone counts of two (R-E18)."""

from __future__ import annotations

import pytest

from yournightmare.games.chance import Throw
from yournightmare.games.endless.diceboard import Spot
from yournightmare.games.endless.events import BoardThrown
from yournightmare.games.endless.misses import why_off
from yournightmare.games.endless.throwing import Flick, throw
from yournightmare.models.endless.dice_throw import DiceThrow
from yournightmare.models.endless.story import sentence
from yournightmare.models.endless.throw_words import said_of
from yournightmare.sessions.diceboards import load_dice_board

BOARD = load_dice_board()


def flicked(strength: int, direction: int = 0, *markers: Spot, x: int = 0) -> Throw:
    return throw("x", Flick(x, -700, direction, strength), BOARD, markers)


@pytest.mark.parametrize(
    ("strength", "direction", "x", "why", "word"),
    [
        (180, 0, 0, "weak", "Too weak"),
        (900, 0, 0, "hard", "Too hard"),
        (560, 350, 0, "side", "at the side"),
        (560, 700, 0, "past", "Past the side"),
        (560, 620, 600, "past", "Past the side"),
    ],
)
def test_off_the_board_says_why(strength: int, direction: int, x: int, why: str, word: str) -> None:
    made = flicked(strength, direction, x=x)
    assert made.zone == 1
    assert why_off(made, BOARD) == why
    assert word in said_of(made, False, BOARD)
    assert said_of(made, False, BOARD).endswith("ounts as I.")
    assert word in said_of(made, True, BOARD)
    assert said_of(made, True, BOARD).endswith("he lid holds.")


def test_a_die_thrown_back_by_a_marker_says_so() -> None:
    made = flicked(500, 0, (0, 60))
    assert (made.zone, made.touched, made.entered) == (1, True, True)
    assert why_off(made, BOARD) == "back"
    said = said_of(made, False, BOARD, "spider")
    assert said == "Thrown back over the near edge: it counts as I. A spider is touched."


@pytest.mark.parametrize(
    ("rest", "why"), [((0, 3480), "edge"), ((1030, 2000), "edge"), ((0, 3600), "hard")]
)
def test_a_corner_over_the_edge_is_not_the_same_as_off(rest: Spot, why: str) -> None:
    path = ((0, -700, 0), (0, 500, 0), (*rest, 0))
    assert why_off(Throw("x", 1, rest=rest, path=path), BOARD) == why


def test_in_from_the_side_is_not_through_zone_ii() -> None:
    path = ((0, -700, 0), (1500, 2000, 0), (900, 2200, 0))
    made = Throw("x", 1, entered=False, rest=(900, 2200), path=path)
    assert said_of(made, False, BOARD) == "Not in through zone II: it counts as I."


def test_without_a_board_or_a_way_nothing_is_said_of_the_reason() -> None:
    assert said_of(Throw("x", 1), False, BOARD) == "Off the board: it counts as I."
    assert said_of(Throw("x", 1, entered=False), False, None).startswith("Not in through zone II")


def test_of_two_zones_the_lower_one_counts() -> None:
    made = Throw("x", 5, rest=(0, 3000), path=((0, 3000, 0),))
    assert said_of(made, False, BOARD) == "It touches V and VI: the lower one counts, V."
    inside = Throw("x", 5, rest=(0, 2750), path=((0, 2750, 0),))
    assert said_of(inside, False, BOARD) == "It lies in zone V."


@pytest.mark.parametrize(
    ("made", "word"),
    [
        (Throw("x", 1, entered=False), "misses zone II"),
        (Throw("x", 1), "off the board"),
        (Throw("x", 4), "into zone IV"),
    ],
)
def test_the_story_says_why_a_throw_counts_as_i(made: Throw, word: str) -> None:
    assert word in sentence(BoardThrown("x", made.zone, made), 3, "active_fraud")


@pytest.mark.parametrize(
    ("sign", "markers", "is_said"),
    [("spider", (), True), ("spider", ((0, 1000),), False), ("nail", (), False)],
)
def test_where_markers_come_from_is_said_while_there_are_none(
    sign: str, markers: tuple[Spot, ...], is_said: bool
) -> None:
    dice = DiceThrow()
    dice.lay_out(BOARD, markers, False, 0, sign)
    dice.open(True)
    assert ("where it stops" in dice.property("hint")) == is_said
