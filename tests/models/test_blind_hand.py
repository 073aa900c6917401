"""A movement in the dark begins at the hand, has a way, and is one (R-E23, EN-16.1)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt

from tests.gallery_screens.active import active_table
from yournightmare.games.endless.decisions import PointAt
from yournightmare.games.endless.nerves import REACH
from yournightmare.games.endless.state import Awaiting, Roll
from yournightmare.models.endless.blind_hand import BlindHand
from yournightmare.sessions.diceboards import load_dice_board


@pytest.fixture
def dark() -> tuple[BlindHand, list[PointAt]]:
    """A blind table in the dark, and what is pointed at."""
    hand = BlindHand(lambda: 5000.0)
    hand.lay_out(load_dice_board(), (6000, 3000))
    hand.open(False)
    hand.darken()
    told: list[PointAt] = []
    hand.pointed.connect(told.append)
    return hand, told


Dark = tuple[BlindHand, list[PointAt]]
Place = tuple[float, float]


def glide(hand: BlindHand, *way: tuple[float, float, float]) -> None:
    """Press at the first place, glide over the others, let go at the last (mm and ms)."""
    (x, y, at), *others = way
    hand.touch(x, y, 1000.0 + at, 0.0)
    for x, y, at in others:
        hand.glide(x, y, 1000.0 + at, 0.0)
    hand.lift(x, y, 1000.0 + at, 0.0)


@pytest.mark.parametrize("place", [(600.0, 300.0), (500.0, REACH + 1), (499.0 - REACH, 0.0)])
def test_a_click_elsewhere_than_at_the_hand_points_at_nothing(dark: Dark, place: Place) -> None:
    hand, told = dark
    glide(hand, (*place, 0.0))
    glide(hand, (*place, 0.0), (600.0, 300.0, 300.0))
    assert told == []
    assert hand.property("moment") == "dark"
    assert hand.property("said") == "Begin at your hand."
    assert hand.property("isAtRest")
    glide(hand, (500.0, 0.0, 0.0), (600.0, 300.0, 300.0))
    assert (told[0].x, told[0].y) == (6000, 3000)


def test_a_click_at_the_hand_has_no_way(dark: Dark) -> None:
    hand, told = dark
    glide(hand, (500.0, 0.0, 0.0), (505.0, 3.0, 90.0))
    assert told == []
    assert hand.property("moment") == "dark"
    assert "where it began" in hand.property("said")
    hand.breakOff()  # the grab that goes with the release takes nothing away
    assert hand.property("moment") == "dark"


def test_a_key_that_points_before_the_hand_has_moved_is_no_way_either(dark: Dark) -> None:
    hand, told = dark
    hand.pointByKey()
    assert told == []
    assert "where it began" in hand.property("said")
    hand.holdKey(int(Qt.Key.Key_Up), 1000.0, 0.0)
    assert not hand.property("isAtRest")
    hand.releaseKey(int(Qt.Key.Key_Up), 1400.0, 0.0)
    hand.pointByKey()
    assert told[0].trail == ()


def test_below_the_near_edge_the_hand_is_taken_too(dark: Dark) -> None:
    hand, told = dark
    glide(hand, (520.0, -90.0, 0.0), (600.0, 300.0, 300.0))
    assert told[0].trail[0] == (5200, 0, 0)


def test_space_in_the_middle_of_a_movement_points_at_nothing(dark: Dark) -> None:
    hand, told = dark
    hand.touch(500.0, 0.0, 1000.0, 0.0)
    hand.glide(600.0, 300.0, 1200.0, 0.0)
    hand.pointByKey()
    assert told == []


@pytest.mark.parametrize(
    ("way", "what"),
    [
        ([(520, 100, 200), (540, 150, 1500), (580, 240, 1700)], "stopped"),
        ([(560, 200, 100), (520, 100, 200), (570, 240, 300)], "turned back"),
    ],
)
def test_it_is_said_what_made_two_movements_of_one(
    dark: Dark, way: list[tuple[float, float, float]], what: str
) -> None:
    hand, told = dark
    glide(hand, (500.0, 0.0, 0.0), *way, (600.0, 300.0, way[-1][2] + 200))
    assert told == []
    assert hand.property("moment") == "look"
    assert f"You {what} on the way" in hand.property("said")


def test_a_movement_that_is_broken_off_says_so(dark: Dark) -> None:
    hand, _ = dark
    hand.touch(500.0, 0.0, 1000.0, 0.0)
    hand.glide(520.0, 80.0, 1100.0, 0.0)
    hand.breakOff()
    assert hand.property("moment") == "look"
    assert "broken off" in hand.property("said")


def test_the_corner_of_the_table_is_a_place_like_any_other(dark: Dark) -> None:
    hand, told = dark
    glide(hand, (500.0, 0.0, 0.0), (250.0, 0.0, 200.0), (-10.0, -10.0, 400.0))
    assert told
    assert told[0] != PointAt(0)
    said: Any = hand.property("said")
    assert said == ""


@pytest.mark.parametrize(("eyes", "lost"), [(2, True), (3, True), (4, False)])
def test_it_is_said_before_the_dark_that_the_roll_has_failed_already(
    qapp: object, eyes: int, lost: bool
) -> None:
    """EN-16.1: one has to point all the same."""
    table = active_table("blindness", "pointing", points=3)
    view: Any = table._session.view(0)
    skills = table._skills
    skills.lay_out(msgspec.structs.replace(view, roll=Roll(Awaiting.POINTING, eyes)))
    assert skills._blind.property("isLost") == lost
