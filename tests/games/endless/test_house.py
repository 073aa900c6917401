"""The house rules as Endless Nightmare keeps them: R-A1 to R-A5 (HO-1.1 to HO-3.1)."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.endless.setting import COURAGE, MOVE, act, facing, play
from yournightmare.games.chance import (
    ChanceError,
    ChanceNeeded,
    Die,
    OwnDiceChance,
    RecordedChance,
    SeededChance,
)
from yournightmare.games.endless import ENDLESS
from yournightmare.games.endless.decisions import LEAVE, THROW, ChooseAction
from yournightmare.games.endless.state import Awaiting
from yournightmare.games.game import IllegalDecision, Refusal, fingerprint

TABLE = facing("lost")
CHOICE = ChooseAction(0, COURAGE, 2)


def test_what_is_refused_changes_nothing() -> None:
    """HO-1.1 (R-A1)."""
    before = msgspec.msgpack.encode(TABLE)
    with pytest.raises(IllegalDecision) as raised:
        ENDLESS.play(TABLE, THROW, SeededChance(1))
    assert raised.value.reason is Refusal.NOT_NOW
    assert str(raised.value) == "this kind of decision is not open now"
    assert msgspec.msgpack.encode(TABLE) == before


def test_the_answers_stand_beside_the_decision() -> None:
    """HO-1.2 (R-A2): each by its name, and a replay meets them again."""
    chance = SeededChance(12)
    step = ENDLESS.play(TABLE, CHOICE, chance)
    assert [answer.name for answer in chance.answers] == ["action die"]
    again = ENDLESS.play(TABLE, CHOICE, RecordedChance(chance.answers))
    assert fingerprint(again.state) == fingerprint(step.state)


def test_a_record_of_another_die_is_refused() -> None:
    """HO-1.2 (R-A2)."""
    with pytest.raises(ChanceError, match="fresh die"):
        ENDLESS.play(TABLE, CHOICE, RecordedChance([Die("fresh die", 3)]))


def test_alone_any_decision_may_be_taken_back() -> None:
    """HO-2.1, HO-2.2 (R-A3): also after a die; the same decision meets the same die."""
    chance = SeededChance(5, drawn=8)
    step = ENDLESS.play(TABLE, CHOICE, chance)
    assert ENDLESS.can_take_back(TABLE, CHOICE, step.events)
    again = ENDLESS.play(TABLE, CHOICE, SeededChance(5, drawn=8))
    assert again == step


def test_another_decision_meets_the_same_die() -> None:
    """HO-2.2 (R-A3): going back doesn't help against a bad throw."""
    eyes = []
    for choice in (CHOICE, ChooseAction(0, MOVE, 5)):
        chance = SeededChance(5, drawn=8)
        ENDLESS.play(TABLE, choice, chance)
        eyes.append(chance.answers)
    assert eyes[0] == eyes[1]


def test_one_seat_has_the_first_place() -> None:
    """HO-1.3 (R-A4)."""
    result = ENDLESS.result(act(facing("lost", shadow=-1), COURAGE, 5, 4).state)
    assert result is not None
    assert result.places == (1,)


def test_own_dice_are_asked_for_one_by_one() -> None:
    """HO-3.1 (R-A5): until there is an answer the game stands still."""
    before = msgspec.msgpack.encode(TABLE)
    with pytest.raises(ChanceNeeded) as needed:
        ENDLESS.play(TABLE, CHOICE, OwnDiceChance(()))
    assert needed.value.name == "action die"
    assert msgspec.msgpack.encode(TABLE) == before
    step = ENDLESS.play(TABLE, CHOICE, OwnDiceChance((5,)))
    assert step == play(TABLE, CHOICE, 5)


@pytest.mark.parametrize("eyes", [0, 7])
def test_own_dice_out_of_range_change_nothing(eyes: int) -> None:
    """HO-3.1 (R-A5)."""
    with pytest.raises(ChanceError, match=f"1 to 6, not {eyes}"):
        ENDLESS.play(TABLE, CHOICE, OwnDiceChance((eyes,)))


def test_settling_a_roll_throws_nothing() -> None:
    """HO-3.1 (R-A5): a decision needs one die or none, so own dice never ask for two at once."""
    rolled = play(TABLE, CHOICE, 4).state
    assert rolled.awaiting is Awaiting.MIND
    assert play(rolled, LEAVE).state.awaiting is Awaiting.ACTION
