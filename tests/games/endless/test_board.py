"""The board: R-E1, R-E2, R-E3 (EN-2.1 to EN-2.8, EN-7.2), and the Veterans' start (EN-11.2)."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.games.endless.setting import (
    COURAGE,
    FEAR,
    HORRORS,
    MOVE,
    act,
    facing,
    happened,
    opening,
    throw,
)
from tests.games.hooks import standard
from yournightmare.games.endless import ENDLESS
from yournightmare.games.endless.board import (
    STRAIGHT,
    Board,
    BoardReason,
    ShadowRow,
    faults,
    spans,
)
from yournightmare.games.endless.events import NightmareOvercome
from yournightmare.games.endless.state import Awaiting, Cause, Options


def changed(**parts: Any) -> Board:
    """Return the standard board with fields of its parts replaced, by `part__field` names."""
    board = standard()
    for name, value in parts.items():
        part, _, field = name.partition("__")
        old = getattr(board.tracks, part, None) or getattr(board, part)
        new = msgspec.structs.replace(old, **{field: value}) if field else value
        if part in STRAIGHT:
            new = msgspec.structs.replace(board.tracks, **{part: new})
            part = "tracks"
        board = msgspec.structs.replace(board, **{part: new})
    return board


def test_the_standard_board() -> None:
    """EN-2.1 (R-E1): 24 fields, the Shadow 12 behind, Mind 5, Bravery 6, all else 0."""
    board, state = standard(), opening()
    assert faults(board) == ()
    assert board.circle.fields == 24
    assert {name: getattr(board.tracks, name).highest for name in STRAIGHT} == {
        "survived": 12,
        "horrors": 6,
        "spells": 6,
        "mind": 6,
        "fear": 6,
        "mantras": 6,
        "bravery": 6,
    }
    assert (state.progress, state.shadow) == (0, -12)
    assert (state.mind, state.bravery) == (5, 6)
    assert (state.survived, state.horrors, state.spells, state.fear, state.mantras) == (0,) * 5


def test_the_shadow_table() -> None:
    """EN-7.2 (R-E1)."""
    assert [standard().eyes(value) for value in range(6, -12, -1)] == (
        [0, 0, 1, 1, 2, 2, 3, 3] + [4] * 10
    )


def test_red_green_and_blue_tracks() -> None:
    """EN-2.2, EN-2.3, EN-2.4: nine tracks in three groups, as the board shows them."""
    assert STRAIGHT == ("survived", "horrors", "spells", "mind", "fear", "mantras", "bravery")


def test_markers_start_where_the_board_says() -> None:
    """EN-2.8 (R-E1): a board of one's own, with other starts and another Shadow."""
    board = changed(circle__shadow_behind=9, spells__start=2, mind__start=3, survived__start=1)
    state = opening(board)
    assert (state.shadow, state.spells, state.mind, state.survived) == (-9, 2, 3, 1)


@pytest.mark.parametrize(
    ("board", "field", "reason"),
    [
        (changed(circle__fields=5), "circle.fields", BoardReason.TOO_SMALL),
        (changed(circle__fields=61), "circle.fields", BoardReason.TOO_LARGE),
        (changed(circle__shadow_behind=0), "circle.shadow_behind", BoardReason.TOO_SMALL),
        (changed(circle__shadow_behind=24), "circle.shadow_behind", BoardReason.SHADOW_TOO_FAR),
        (changed(fear__lowest=1), "tracks.fear", BoardReason.LOWEST_NOT_ZERO),
        (changed(spells__highest=0), "tracks.spells", BoardReason.TOO_SMALL),
        (changed(spells__highest=21), "tracks.spells", BoardReason.TOO_LARGE),
        (changed(mind__start=7), "tracks.mind", BoardReason.START_OUTSIDE),
        (changed(horrors__start=-1), "tracks.horrors", BoardReason.START_OUTSIDE),
        (changed(mind__start=0), "tracks.mind", BoardReason.STARTS_DEAD),
        (changed(bravery__start=0), "tracks.bravery", BoardReason.STARTS_DEAD),
        (
            changed(shadow_table=(ShadowRow(3, 1), ShadowRow(3, 2), ShadowRow(-99, 2))),
            "shadow_table.1",
            BoardReason.NOT_FALLING,
        ),
        (
            changed(shadow_table=(ShadowRow(3, 1), ShadowRow(-10, 2))),
            "shadow_table.1",
            BoardReason.ROW_MISSING,
        ),
        (
            changed(shadow_table=(ShadowRow(3, -1), ShadowRow(-99, 2))),
            "shadow_table.0",
            BoardReason.TOO_SMALL,
        ),
        (
            changed(shadow_table=(ShadowRow(3, 1), ShadowRow(-99, 25))),
            "shadow_table.1",
            BoardReason.TOO_LARGE,
        ),
    ],
)
def test_a_board_without_sense_is_refused(board: Board, field: str, reason: BoardReason) -> None:
    """EN-2.8 (R-E1): the field is named."""
    assert [(fault.field, fault.reason) for fault in faults(board)] == [(field, reason)]
    assert field in str(ENDLESS.check(Options(board), 1))


@pytest.mark.parametrize(
    "board",
    [
        changed(circle__fields=6, circle__shadow_behind=5),
        changed(circle__fields=60, circle__shadow_behind=59),
        changed(fear__highest=20, mind__highest=1, mind__start=1),
        changed(shadow_table=(ShadowRow(-11, 1),)),
    ],
)
def test_a_board_at_the_edge_of_sense_is_taken(board: Board) -> None:
    """EN-2.8 (R-E1)."""
    assert faults(board) == ()
    opening(board)


def test_straight_tracks_stop_at_their_ends() -> None:
    """EN-2.5 (R-E3)."""
    assert act(facing("lost", bravery=5), COURAGE, 5, 6).state.bravery == 6
    assert act(facing("lost", fear=2, mantras=2), FEAR, 5, 6).state.fear == 0
    assert act(facing("lost", horrors=1, spells=1), HORRORS, 4, 6).state.horrors == 0
    assert act(facing("lost", fear=6, mantras=6), COURAGE, 2, 2).state.fear == 6


def test_nothing_stops_a_marker_on_the_circle() -> None:
    """EN-2.5, EN-2.6 (R-E2, R-E3): lap after lap is counted on, and below zero as well."""
    far = facing("decay", progress=98, began=98, end=105, shadow=80)
    assert act(far, MOVE, 5, 6).state.progress == 103
    back = act(facing("lost", progress=-1, shadow=-12), MOVE, 5, 5).state
    assert back.progress == -6


@pytest.mark.parametrize(("shadow", "caught"), [(-2, False), (-1, True)])
def test_the_shadow_catches_up(shadow: int, caught: bool) -> None:
    """EN-2.7 (R-E2): a result of 4 moves it by one; on your field is caught."""
    state = act(facing("lost", shadow=shadow), COURAGE, 5, 4).state
    assert (state.causes == (Cause.SHADOW,)) == caught


def test_the_shadow_passes() -> None:
    """EN-2.7 (R-E2): past your field is caught as well."""
    state = act(facing("lost", shadow=-1, mantras=6), COURAGE, 5, 1).state
    assert (state.shadow, state.causes) == (1, (Cause.SHADOW,))


@pytest.mark.parametrize(("points", "caught"), [(3, False), (4, True), (5, True)])
def test_running_into_its_back(points: int, caught: bool) -> None:
    """EN-2.7 (R-E2): a whole lap ahead is caught, exactly and beyond."""
    state = act(facing("decay", progress=8, end=30), MOVE, points, 6).state
    assert (state.causes == (Cause.SHADOW,)) == caught


def test_the_lap_is_the_boards() -> None:
    """EN-2.7 (R-E2): with 30 fields there is more room ahead."""
    board = changed(circle__fields=30)
    table = facing("decay", progress=8, end=30, options=Options(board))
    assert not act(table, MOVE, 5, 6).state.causes


def test_being_caught_is_looked_at_after_every_single_movement() -> None:
    """EN-2.7 (R-E2): Movement into its back counts, though the Shadow would move on in IV."""
    step = act(facing("spiders", progress=9), MOVE, 3, 4)
    assert step.state.causes == (Cause.SHADOW,)
    assert step.state.shadow == -12
    assert not happened(step.events, NightmareOvercome)


def test_a_rule_that_moves_both_moves_both_first() -> None:
    """EN-2.7 (R-E2): Falling moves Progress to a lap ahead, and the Shadow out of the way."""
    falling = facing("falling", phase=2, awaiting=Awaiting.ABILITY_DIE, bravery=1, end=40)
    ahead = throw(msgspec.structs.replace(falling, progress=11), 3).state
    assert (ahead.progress, ahead.shadow, ahead.causes) == (13, -10, ())
    near = throw(msgspec.structs.replace(falling, shadow=-1), 3).state
    assert (near.progress, near.shadow, near.causes) == (2, 1, ())


@pytest.mark.parametrize("behind", [3, 12, 20])
def test_veterans_start_five_ahead(behind: int) -> None:
    """EN-11.2 (R-E27): whatever the board says."""
    assert opening(changed(circle__shadow_behind=behind), veterans=True).shadow == -5


def test_a_board_has_sense_if_every_number_is_within_its_span() -> None:
    """EN-2.8 (R-E1): what may be written in each box is what `faults` asks of the whole."""
    rng = random.Random(11)
    sound = 0
    for _ in range(4000):
        rows = tuple(
            ShadowRow(rng.choice((-99, -12, 0, 3, 5)), rng.choice((-1, 0, 6, 9)))
            for _ in range(rng.randint(1, 3))
        )
        board = changed(
            circle__fields=rng.choice((5, 6, 8, 60, 61)),
            circle__shadow_behind=rng.choice((0, 1, 5, 6, 7)),
            mind__highest=rng.choice((0, 1, 3, 20, 21)),
            mind__start=rng.choice((-1, 0, 1, 3, 4)),
            shadow_table=tuple(sorted(rows, key=lambda row: -row.from_)),
        )
        allowed = spans(board)
        numbers = {
            "circle.fields": board.circle.fields,
            "circle.shadow_behind": board.circle.shadow_behind,
            "tracks.mind.highest": board.tracks.mind.highest,
            "tracks.mind.start": board.tracks.mind.start,
        }
        for index, row in enumerate(board.shadow_table):
            numbers[f"shadow_table.{index}.from"] = row.from_
            numbers[f"shadow_table.{index}.eyes"] = row.eyes
        within = all(allowed[at][0] <= number <= allowed[at][1] for at, number in numbers.items())
        assert within == (faults(board) == ()), board
        sound += within
    assert sound > 20
