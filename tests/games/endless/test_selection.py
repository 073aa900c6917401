"""Phase I: R-E4, R-E7, R-E10, R-E17 (EN-4.1 to EN-4.5), and Strategist, R-E27 (EN-11.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.endless.setting import (
    COURAGE,
    DICE,
    MOVE,
    act,
    after_overcoming,
    draw,
    facing,
    happened,
    idle,
    moves,
    opening,
    throw,
)
from yournightmare.games.endless import ENDLESS
from yournightmare.games.endless.decisions import ChooseNightmare
from yournightmare.games.endless.events import (
    ActionSucceeded,
    DieRolled,
    MarkerMoved,
    NightmareBegan,
    NightmareOvercome,
    PhaseBegan,
)
from yournightmare.games.endless.nightmares import BASIC_NIGHTMARES
from yournightmare.games.endless.rules import EndlessRefusal
from yournightmare.games.endless.state import Awaiting

TABLE = {
    (1, 1): "end_of_the_world",
    (1, 2): "buried_alive",
    (1, 3): "decay",
    (1, 4): "nakedness",
    (1, 5): "falling",
    (1, 6): "fraud",
    (4, 1): "lost",
    (4, 2): "monsters",
    (4, 3): "old_factory",
    (4, 4): "spiders",
    (4, 5): "temptation",
    (4, 6): "final_exam",
}
DURATIONS = {
    "end_of_the_world": 9,
    "buried_alive": 5,
    "decay": 7,
    "nakedness": 9,
    "falling": 9,
    "fraud": 6,
    "lost": 8,
    "monsters": 8,
    "old_factory": 6,
    "spiders": 9,
    "temptation": 9,
    "final_exam": 6,
}
"""Both tables are typed from the rule text, not taken from the program."""


@pytest.mark.parametrize("first", range(1, 7))
@pytest.mark.parametrize("second", range(1, 7))
def test_the_nightmare_table(first: int, second: int) -> None:
    """EN-4.2 (R-E4): 1 to 3 left, 4 to 6 right; the second die counts down."""
    state = throw(throw(opening(), first).state, second).state
    assert state.nightmare == TABLE[1 if first <= 3 else 4, second]


def test_mind_can_bend_both_dice() -> None:
    """EN-4.2 (R-E4, R-E5): 3 raised to 5 is the right column, 1 raised to 3 the third row."""
    state = throw(throw(opening(), 3, +2).state, 1, +2).state
    assert (state.nightmare, state.mind) == ("old_factory", 3)


def test_the_numbers_are_durations() -> None:
    """EN-4.4 (R-E17)."""
    assert {
        nightmare.id: nightmare.duration for nightmare in BASIC_NIGHTMARES.values()
    } == DURATIONS


@pytest.mark.parametrize("nightmare", DURATIONS)
@pytest.mark.parametrize("progress", [0, 3])
def test_the_end_marker_counts_from_progress(nightmare: str, progress: int) -> None:
    """EN-4.4 (R-E7): from where Progress stands, before the belt of Old Factory moves it."""
    state = draw(after_overcoming(progress=progress), nightmare).state
    assert state.end == progress + DURATIONS[nightmare]
    assert state.began == progress


def test_a_nightmare_stays_until_it_is_overcome() -> None:
    """EN-4.1 (R-E7): without end there is no phase I, and the round of the Nightmare is counted."""
    step = idle(facing("lost"))
    assert PhaseBegan(1) not in step.events
    assert (step.state.nightmare, step.state.nightmare_round) == ("lost", 3)
    assert step.state.awaiting is Awaiting.ACTION
    first = opening()
    assert (first.nightmare, first.awaiting) == ("", Awaiting.FIRST_DIE)


def test_after_overcoming_a_new_one_is_drawn() -> None:
    """EN-4.1 (R-E7)."""
    step = act(facing("lost", progress=5), MOVE, 3, 5)
    assert step.state.awaiting is Awaiting.FIRST_DIE
    assert step.state.overcome
    assert step.state.nightmare == "lost"


def test_survived_comes_last() -> None:
    """EN-4.5 (R-E7): marker and end marker first, Survived after them, before phase II."""
    step = draw(after_overcoming(), "lost")
    order = [
        type(event)
        for event in step.events
        if isinstance(event, NightmareBegan | MarkerMoved | PhaseBegan)
    ]
    assert order == [NightmareBegan, MarkerMoved, PhaseBegan, PhaseBegan]
    assert moves(step.events, "survived") == [(0, 1)]
    assert after_overcoming().survived == 0


def test_the_first_nightmare_counts_nothing() -> None:
    """EN-4.5 (R-E7)."""
    assert draw(opening(), "lost").state.survived == 0


@pytest.mark.parametrize(
    ("nightmare", "field", "value"),
    [("decay", "fear", 1), ("lost", "horrors", 1)],
)
def test_the_old_rules_hold_to_the_rounds_end(nightmare: str, field: str, value: int) -> None:
    """EN-4.5 (R-E7): in V of the round of overcoming, Decay still reads a 3 as Fear."""
    table = facing(nightmare, progress=6, end=8, spells=6, mantras=6)
    step = act(table, MOVE, 2, 3)
    assert happened(step.events, NightmareOvercome)
    assert getattr(step.state, field) == value


def test_the_old_rules_are_gone_in_phase_two() -> None:
    """EN-4.5, EN-1.3 (R-E7): the belt stops for who left the factory."""
    assert draw(after_overcoming("old_factory"), "lost").state.progress == 7
    fraud = draw(after_overcoming("fraud"), "lost").state
    step = act(fraud, COURAGE, 1, 6)
    assert happened(step.events, ActionSucceeded)[0].points == 1


def test_overcome_stays_overcome() -> None:
    """EN-6.3 (R-E7): the game has no rule left that would move Progress back afterwards, so the
    end marker lies behind, and the next round still draws."""
    step = act(facing("lost", progress=6), MOVE, 2, 5)
    assert step.state.overcome
    assert step.state.awaiting is Awaiting.FIRST_DIE


def test_steps_beyond_the_end_marker_stay_walked() -> None:
    """EN-6.3 (R-E10): and the next end marker is counted from there."""
    step = act(facing("lost", progress=7, shadow=-8), MOVE, 5, 6)
    assert step.state.progress == 12
    assert draw(step.state, "fraud").state.end == 18


def test_the_same_may_come_twice_running() -> None:
    """EN-4.3 (R-E4): with a first round of its own."""
    state = draw(after_overcoming("temptation", progress=9), "temptation").state
    assert (state.nightmare, state.nightmare_round, state.end) == ("temptation", 1, 18)
    assert state.awaiting is Awaiting.ACTION, "no die in its first round (R-E8)"


def strategist(**fields: Any) -> Any:
    given: dict[str, Any] = {
        "awaiting": Awaiting.NIGHTMARE,
        "options": opening(strategist=True).options,
    }
    return after_overcoming(**(given | fields))


def test_the_strategist_chooses_without_dice() -> None:
    """EN-11.1 (R-E27)."""
    state = opening(strategist=True)
    assert state.awaiting is Awaiting.NIGHTMARE
    assert [decision.nightmare for decision in ENDLESS.legal(state, 0)] == list(TABLE.values())  # type: ignore[union-attr]
    step = draw(state, "spiders")
    assert (step.state.nightmare, step.state.used) == ("spiders", ("spiders",))
    assert not happened(step.events, DieRolled)


def test_none_is_chosen_twice() -> None:
    """EN-11.1 (R-E27, R-A1)."""
    state = strategist(used=("spiders", "lost"))
    again = ChooseNightmare(0, "lost")
    assert ENDLESS.refusal(state, again) is EndlessRefusal.USED
    assert again not in ENDLESS.legal(state, 0)
    assert len(ENDLESS.legal(state, 0)) == 10


def test_after_all_twelve_all_are_open() -> None:
    """EN-11.1 (R-E27): also the one just left."""
    used = tuple(nightmare for nightmare in DICE if nightmare != "lost")
    last = strategist(used=used)
    assert ENDLESS.legal(last, 0) == (ChooseNightmare(0, "lost"),)
    state = draw(last, "lost").state
    assert state.used == ()
    again = strategist(nightmare="lost", used=state.used)
    assert len(ENDLESS.legal(again, 0)) == 12
    assert draw(again, "lost").state.used == ("lost",)


def test_without_the_variant_nothing_is_used_up() -> None:
    """EN-11.1 (R-E27)."""
    assert draw(opening(), "lost").state.used == ()


def test_an_unknown_nightmare_is_refused() -> None:
    """EN-11.1 (R-A1)."""
    unknown = ChooseNightmare(0, "insomnia")
    assert ENDLESS.refusal(strategist(), unknown) is EndlessRefusal.UNKNOWN_NIGHTMARE


def test_variants_go_together() -> None:
    """EN-11.3 (R-E27)."""
    state = opening(strategist=True, veterans=True)
    assert (state.shadow, state.awaiting) == (-5, Awaiting.NIGHTMARE)
