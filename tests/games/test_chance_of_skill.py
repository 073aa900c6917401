"""Coins, places, throws, stopped clocks and pointing as answers of chance (R-A2, R-A3, R-A5).

HO-1.2: recorded and read back. HO-2.2: what was taken back comes again. HO-3.1: entered at the
table.
"""

from __future__ import annotations

from typing import Any

import pytest

from yournightmare.games.chance import (
    Answer,
    ChanceError,
    ChanceNeeded,
    Coin,
    Die,
    OwnDiceChance,
    Pointing,
    RecordedChance,
    SeededChance,
    Spot,
    Stopwatch,
    Throw,
    fault_of,
)

THROWN = Throw("throw", 5, rest=(10, 2700))


def never() -> Throw:
    raise AssertionError("nobody should throw")


def test_coins_are_fair() -> None:
    chance = SeededChance(4)
    assert 4850 < sum(chance.coin("coin") for _ in range(10_000)) < 5150


def test_first_coins_and_places_are_pinned() -> None:
    """A seed typed today must toss and roll the same in ten years."""
    chance = SeededChance(2026)
    assert [chance.coin("coin") for _ in range(8)] == PINNED_COINS
    assert [chance.spot("die", 10_000, 7_000) for _ in range(3)] == PINNED_SPOTS


PINNED_COINS = [True, False, True, True, True, True, False, False]
PINNED_SPOTS = [(4793, 2055), (5868, 3146), (2513, 4164)]


def test_blind_dice_lie_about_the_middle() -> None:
    chance = SeededChance(9)
    spots = [chance.spot("die", 10_000, 7_000) for _ in range(4000)]
    assert all(0 <= x <= 10_000 and 0 <= y <= 7_000 for x, y in spots)
    assert abs(sum(x for x, _ in spots) / 4000 - 5_000) < 100
    assert abs(sum(y for _, y in spots) / 4000 - 3_500) < 80
    inside = sum(2000 <= x <= 8000 and 2000 <= y <= 5000 for x, y in spots)
    assert 0.6 < inside / 4000 < 0.95, "seldom too near the edge of the standard table"


def test_every_answer_is_one_draw() -> None:
    chance = SeededChance(3)
    chance.throw("throw", lambda: THROWN)
    chance.stopwatch("clock", 543)
    chance.pointing("dark", True)
    eyes = chance.die("die")
    assert chance.drawn == len(chance.answers) == 4
    assert SeededChance(3, 3).die("die") == eyes


def test_what_hands_did_is_read_back_and_never_done_again() -> None:
    """HO-1.2 (R-A2)."""
    chance = RecordedChance((THROWN, Stopwatch("clock", 543), Pointing("dark", False)))
    assert chance.throw("throw", never) == THROWN
    assert chance.stopwatch("clock", 100) == 543
    assert chance.pointing("dark", True) is False
    chance.close()


def test_what_was_taken_back_comes_again_first() -> None:
    """HO-2.2 (R-A3): by kind and name, each once."""
    chance = SeededChance(3, kept=(Stopwatch("clock", 543), THROWN))
    assert chance.throw("lid throw", lambda: THROWN) == THROWN
    assert chance.kept == (Stopwatch("clock", 543), THROWN)
    assert chance.throw("throw", never) == THROWN
    assert chance.stopwatch("clock", 1) == 543
    assert chance.stopwatch("clock", 1) == 1
    assert not chance.kept


def test_nobody_throws_by_itself() -> None:
    chance = SeededChance(3)
    for ask in (
        lambda: chance.throw("throw", None),
        lambda: chance.stopwatch("clock", None),
        lambda: chance.pointing("dark", None),
    ):
        with pytest.raises(ChanceError, match="nobody"):
            ask()


def test_own_hands_are_asked_for_by_kind() -> None:
    """HO-3.1 (R-A5)."""
    chance = OwnDiceChance((3,), results=(Pointing("", True), Throw("", 4)))
    assert chance.throw("throw", never).zone == 4
    assert chance.die("die") == 3
    assert chance.pointing("dark", None)
    assert chance.answers == [Throw("throw", 4), Die("die", 3), Pointing("dark", True)]
    with pytest.raises(ChanceNeeded) as needed:
        chance.stopwatch("clock", None)
    assert (needed.value.kind, needed.value.name) == ("stopwatch", "clock")


@pytest.mark.parametrize(
    "answer",
    [
        Die("die", 7),
        Throw("throw", 0),
        Throw("throw", 7),
        Throw("throw", True),
        Throw("throw", 3, entered=False),
        Stopwatch("clock", -1),
        Stopwatch("clock", 60_001),
    ],
)
def test_impossible_answers_are_named(answer: Answer) -> None:
    fault = fault_of(answer)
    assert fault is not None
    assert answer.name in fault


@pytest.mark.parametrize(
    "answer", [Die("x", 3), Coin("x", True), Throw("x", 9), Stopwatch("x", -1)]
)
def test_a_record_that_does_not_fit_says_so(answer: Answer) -> None:
    asks: dict[str, Any] = {
        "throw": lambda c: c.throw("x", never),
        "stopwatch": lambda c: c.stopwatch("x", 5),
        "pointing": lambda c: c.pointing("x", True),
        "spot": lambda c: c.spot("x", 10, 10),
    }
    for ask in asks.values():
        with pytest.raises(ChanceError, match="x"):
            ask(RecordedChance((answer,)))
    with pytest.raises(ChanceError):
        RecordedChance((Spot("x", 11, 3),)).spot("x", 10, 10)
