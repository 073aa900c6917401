"""The odds that "strong" weighs the active game by: those of a practised hand, and of the dice."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.endless.hands_on import active_options, in_dream
from tests.games.endless.test_steady_odds import reading
from yournightmare.games.endless import ENDLESS
from yournightmare.games.endless.decisions import Action, ChooseAction
from yournightmare.games.endless.nerves import exam_result
from yournightmare.games.endless.nightmares import ACTIVE_NIGHTMARES
from yournightmare.games.endless.outlook import counted, is_beyond_mind, winning_faces
from yournightmare.games.endless.state import Awaiting, State
from yournightmare.players.endless import strong
from yournightmare.players.endless.odds import PLAIN, odds_of, of_the_finger

MOVE, COURAGE = Action.MOVEMENT, Action.GATHERING_COURAGE
MARKERS = ((0, 2700), (300, 2800))


def table(nightmare: str, steady_hands: bool = False, **fields: Any) -> State:
    """Return a table that waits for an action in that Nightmare."""
    return in_dream(nightmare, active_options(steady_hands=steady_hands), **fields)


@pytest.mark.parametrize("steady_hands", [False, True])
@pytest.mark.parametrize("nightmare", ACTIVE_NIGHTMARES)
def test_shares_make_a_whole(nightmare: str, steady_hands: bool) -> None:
    for action in Action:
        for points in range(1, 6):
            odds = odds_of(table(nightmare, steady_hands), ChooseAction(0, action, points))
            assert sum(odds.faces) == pytest.approx(1)
            assert min(odds.faces) >= 0
            assert 0 < odds.beside <= 1


def test_the_clock_is_stopped_as_the_hand_stops_it() -> None:
    odds = odds_of(table("active_final_exam"), ChooseAction(0, MOVE, 3))
    rng = Random(2)
    results = [exam_result(reading(rng)) for _ in range(4000)]
    late = sum(was_late for _, was_late in results) / 4000
    in_time = sum(result > 3 for result, _ in results) / 4000
    assert odds.faces[5] == pytest.approx(late, abs=0.02)
    assert odds.faces[3] + odds.faces[4] == pytest.approx(in_time, abs=0.03)


def test_only_what_is_tested_has_odds_of_its_own() -> None:
    assert odds_of(table("active_monsters"), ChooseAction(0, COURAGE, 3)) == PLAIN
    assert odds_of(table("lost"), ChooseAction(0, MOVE, 3)) == PLAIN
    assert odds_of(table("active_spiders", markers=MARKERS), ChooseAction(0, MOVE, 3)).beside < 1
    assert odds_of(table("active_spiders"), ChooseAction(0, MOVE, 3)).beside == 1
    lid = ChooseAction(0, MOVE, 4)
    assert odds_of(table("active_buried_alive"), lid).beside < 1
    assert odds_of(table("active_buried_alive", lid_open=True), lid) == PLAIN
    assert odds_of(table("blindness"), lid).beside == pytest.approx(0.5, abs=0.05)
    assert of_the_finger(table("blindness")) == 1, "nothing is rolled yet"


def test_what_faces_count_for_with_steady_hands() -> None:
    """EN-15.1 (R-E26): told before the throw; the sixth face of the exam may be too late."""
    exam, spiders = table("active_final_exam", True), table("active_spiders", True)
    assert counted(exam, MOVE) == (3, 4, 4, 5, 5, 1)
    assert counted(spiders, MOVE) == (1, 3, 4, 4, 5, 6)
    assert counted(table("active_monsters", True), COURAGE) == (1, 2, 3, 4, 5, 6)
    assert counted(table("active_spiders"), MOVE) == (1, 2, 3, 4, 5, 6)
    assert winning_faces(3, counted=counted(spiders, MOVE)) == 4
    assert winning_faces(3, counted=counted(exam, MOVE)) == 4
    assert is_beyond_mind(exam, MOVE)
    assert not is_beyond_mind(spiders, MOVE)


@pytest.mark.parametrize("steady_hands", [False, True])
@pytest.mark.parametrize("nightmare", ACTIVE_NIGHTMARES)
def test_strong_chooses_in_every_active_nightmare(nightmare: str, steady_hands: bool) -> None:
    for mind in (1, 4):
        state = table(nightmare, steady_hands, mind=mind, fear=1, horrors=1, markers=MARKERS)
        view = ENDLESS.view(state, 0)
        legal = tuple(d for d in ENDLESS.legal(state, 0) if isinstance(d, ChooseAction))
        assert view.awaiting is Awaiting.ACTION
        assert strong.think(view, legal, Random(1)) in legal


def test_strong_dares_no_five_at_the_clock() -> None:
    """EN-14.3 (R-E25): more than 5 can't come of it."""
    for steady_hands in (False, True):
        state = table("active_final_exam", steady_hands)
        choice = strong.think(ENDLESS.view(state, 0), ENDLESS.legal(state, 0), Random(1))
        assert isinstance(choice, ChooseAction)
        assert choice.points < 5
