"""Which Nightmares are active, and what has to be agreed for it (R-E26, R-E27: EN-12)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.endless.hands_on import active_options
from tests.games.endless.setting import draw, happened
from yournightmare.games.chance import Coin, ScriptedChance, SeededChance
from yournightmare.games.endless import ENDLESS
from yournightmare.games.endless.decisions import ChooseNightmare
from yournightmare.games.endless.events import CoinsTossed
from yournightmare.games.endless.nightmares import (
    ACTIVE_NIGHTMARES,
    BASIC_NIGHTMARES,
    CELLS,
    in_play,
)
from yournightmare.games.endless.state import Active

DURATIONS = {
    "blindness": 5,
    "active_buried_alive": 5,
    "active_decay": 7,
    "drowning": 6,
    "falling": 9,
    "active_fraud": 6,
    "lost": 8,
    "active_monsters": 10,
    "active_old_factory": 6,
    "active_spiders": 9,
    "temptation": 9,
    "active_final_exam": 6,
}


def test_the_table_of_the_active_game() -> None:
    """EN-12.1 (R-E4, R-E27): twelve cells, their second names, their lengths."""
    assert {n.id: n.duration for n in ACTIVE_NIGHTMARES.values()} == DURATIONS
    assert in_play(CELLS) == tuple(DURATIONS)
    assert in_play(()) == tuple(BASIC_NIGHTMARES)


@pytest.mark.parametrize(("cell", "nightmare"), list(zip(CELLS, DURATIONS, strict=True)))
def test_the_dice_draw_what_lies_in_the_cell(cell: str, nightmare: str) -> None:
    """EN-12.1, EN-16.5, EN-16.7, EN-16.11 (R-E4): Falling, Lost, Temptation are the basic ones."""
    start = ENDLESS.start(active_options(), 1, ScriptedChance()).state
    state = draw(start, cell).state
    assert state.nightmare == nightmare
    assert state.end == DURATIONS[nightmare]
    if cell in ("falling", "lost", "temptation"):
        assert ACTIVE_NIGHTMARES[nightmare] is BASIC_NIGHTMARES[cell]


def test_mixed_by_hand() -> None:
    """EN-12.2 (R-E27)."""
    options = active_options()
    chosen = msgspec.structs.replace(options, active=Active.CHOSEN, cells=("decay", "fraud"))
    state = ENDLESS.start(chosen, 1, ScriptedChance()).state
    assert state.active_cells == ("decay", "fraud")
    assert draw(state, "decay").state.nightmare == "active_decay"
    assert draw(state, "spiders").state.nightmare == "spiders"


def test_mixed_by_coin() -> None:
    """EN-12.2 (R-E27): heads is active; the coins are recorded."""
    options = msgspec.structs.replace(active_options(), active=Active.MIXED)
    chance = SeededChance(5)
    step = ENDLESS.start(options, 1, chance)
    coins = [answer for answer in chance.answers if isinstance(answer, Coin)]
    assert [coin.name for coin in coins] == [f"coin for {cell}" for cell in CELLS]
    heads = tuple(cell for cell, coin in zip(CELLS, coins, strict=True) if coin.heads)
    assert 0 < len(heads) < 12
    assert step.state.active_cells == heads
    assert happened(step.events, CoinsTossed) == [CoinsTossed(heads)]


def test_mixed_goes_with_the_other_variants() -> None:
    """EN-12.2, EN-11.3 (R-E27): a Strategist chooses among what lies in the cells."""
    options = active_options(strategist=True, veterans=True)
    state = ENDLESS.start(options, 1, ScriptedChance()).state
    assert state.shadow == -5
    assert list(ENDLESS.legal(state, 0)) == [ChooseNightmare(0, n) for n in DURATIONS]
    basic = draw(state, "drowning").state
    assert basic.used == ("drowning",)


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"cells": ("decay",)}, "cells"),
        ({"active": Active.CHOSEN, "cells": ("blindness",)}, "cells"),
        ({"active": Active.CHOSEN, "cells": ("decay", "decay")}, "cells"),
        ({"active": "some"}, "active"),
        ({"dice_board": None}, "dice_board"),
    ],
)
def test_what_is_agreed_has_to_make_sense(changes: dict[str, Any], field: str) -> None:
    """EN-12.2 (R-E27, R-E18)."""
    fault = ENDLESS.check(msgspec.structs.replace(active_options(), **changes), 1)
    assert fault is not None
    assert fault.startswith(f"options.{field}")


def test_no_dice_board_is_needed_where_nobody_throws_on_it() -> None:
    """EN-15.1, EN-12.4 (R-E26, R-A5)."""
    without = msgspec.structs.replace(active_options(), dice_board=None)
    for wish in ({"steady_hands": True}, {"own_dice": True}):
        assert ENDLESS.check(msgspec.structs.replace(without, **wish), 1) is None
    few = msgspec.structs.replace(without, active=Active.CHOSEN, cells=("nakedness", "lost"))
    assert ENDLESS.check(few, 1) is None
