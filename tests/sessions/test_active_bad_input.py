"""Bad input of the active game: each is refused with its field named, and nothing breaks.

Dice board files, throws with absurd numbers and stopwatch readings outside the possible (EN-12.5,
EN-13.1, EN-14.3; R-E18, R-E19, R-E25).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.sessions.test_session_skill import MOVE, flick, in_nightmare
from yournightmare.games.endless.decisions import StopClock, ThrowOnBoard
from yournightmare.games.endless.offers import EndlessRefusal
from yournightmare.games.endless.throwing import Flick
from yournightmare.games.game import IllegalDecision
from yournightmare.sessions.boards import BoardError
from yournightmare.sessions.diceboards import read_dice_board
from yournightmare.sessions.paths import resources
from yournightmare.sessions.record import Record, decode_record, encode_record
from yournightmare.sessions.replay import FaultKind, Replay
from yournightmare.sessions.session import Session

NAN = math.nan
ZONE_III = "[[-105, 115], [105, 115], [105, 190], [-105, 190]]"
THOUSANDS = "[" + ", ".join(f"[{n % 1000}, {n // 1000}]" for n in range(5000)) + "]"


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        (ZONE_III, "[[-105, 100], [105, 100], [105, 190], [-105, 190]]", "zones.1.outline"),
        (ZONE_III, "[[-105, 115], [105, 115], [105, 115], [-105, 115]]", "zones.1.outline"),
        (ZONE_III, "[[-105, 115], [-104, 115], [-104, 116]]", "zones.1.outline"),
        (ZONE_III, THOUSANDS, "zones.1.outline"),
        (ZONE_III, "[[nan, 115], [105, 115], [105, 190]]", "zones.1.outline"),
        ("die = 16", "die = 0", "die"),
        ("die = 16", "die = nan", "die"),
        ("marker = 5", "marker = 99999999999999999999999", "marker"),
        ("slowing = 1200", "slowing = nan", "felt.slowing"),
        ("slowing = 1200", "slowing = 0", "felt.slowing"),
        ("fastest = 1600", "fastest = 1e308", "felt.fastest"),
        ("spin_slowing = 14", "spin_slowing = inf", "felt.spin_slowing"),
        ("margin = 200", "margin = 350", "blind.margin"),
        ("width = 1000", "width = 0", "blind.width"),
        ("lid = [[", "lid = [[1, 2], [", "lid"),
    ],
)
def test_a_bad_dice_board_file_names_itself_and_the_field(
    old: str, new: str, field: str, tmp_path: Path
) -> None:
    """EN-13.1 (R-E18)."""
    text = resources("boards", "dice", "standard.toml").read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "own.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BoardError) as refused:
        read_dice_board(file)
    assert refused.value.field.startswith(field)
    assert "own.toml" in str(refused.value)
    assert field in str(refused.value)


def thrown() -> Session:
    """Return a game with a throw on the dice board as its last decision."""
    session = in_nightmare("active_decay")
    session.decide(MOVE)
    session.decide(flick(580))
    return session


def stopped() -> Session:
    """Return a game with a stopped stopwatch as its last decision."""
    session = in_nightmare("active_final_exam")
    session.decide(MOVE)
    session.decide(StopClock(0, 543))
    return session


def forged(session: Session, forge: Callable[[dict[str, Any]], object]) -> Record:
    """Return the session's record, read from bytes in which the last entry was changed."""
    form = msgspec.msgpack.decode(encode_record(session.record()))
    forge(form["log"][-1])
    return decode_record(msgspec.msgpack.encode(form))


def in_flick(field: str, value: object) -> Callable[[dict[str, Any]], object]:
    return lambda entry: entry["decision"]["flick"].update({field: value})


def in_chance(field: str, value: object) -> Callable[[dict[str, Any]], object]:
    return lambda entry: entry["chance"][0].update({field: value})


def in_decision(field: str, value: object) -> Callable[[dict[str, Any]], object]:
    return lambda entry: entry["decision"].update({field: value})


@pytest.mark.parametrize(
    ("session", "forge", "field"),
    [
        (thrown, in_flick("strength", NAN), "flick.strength"),
        (thrown, in_flick("strength", 1e300), "flick.strength"),
        (thrown, in_flick("strength", 1001), "flick.strength"),
        (thrown, in_flick("x", 10**12), "flick.x"),
        (thrown, in_flick("y", None), "flick.y"),
        (thrown, in_flick("direction", -801), "flick.direction"),
        (thrown, in_flick("spin", math.inf), "flick.spin"),
        (thrown, in_flick("wind", 3), "wind"),
        (thrown, in_chance("zone", NAN), "zone"),
        (thrown, in_chance("rest", [0, 10**9]), "rest"),
        (thrown, in_chance("turn", -1), "turn"),
        (thrown, in_chance("path", [[0, 0, NAN]]), "path"),
        (stopped, in_decision("hundredths", -1), "hundredths"),
        (stopped, in_decision("hundredths", 60_001), "hundredths"),
        (stopped, in_decision("hundredths", NAN), "hundredths"),
        (stopped, in_decision("hundredths", "543"), "hundredths"),
        (stopped, in_chance("hundredths", -1), "hundredths"),
        (stopped, in_chance("hundredths", 60_001), "hundredths"),
        (stopped, in_chance("hundredths", NAN), "hundredths"),
    ],
)
def test_an_absurd_number_in_a_saved_game_is_named_and_ends_it_there(
    session: Callable[[], Session], forge: Callable[[dict[str, Any]], object], field: str
) -> None:
    """EN-12.5 (R-A2): what went before stays readable, and can be replayed."""
    record = forged(session(), forge)
    assert record.gap is not None
    assert record.gap.step == 3
    assert field in record.gap.text
    fault = Replay(record).check()
    assert fault is not None
    assert (fault.step, fault.kind) == (3, FaultKind.UNREADABLE)
    assert len(record.log) == 2


@pytest.mark.parametrize(
    ("session", "forge"),
    [
        (thrown, in_flick("x", 9000)),
        (thrown, in_flick("y", 2700)),
        (thrown, in_decision("flick", None)),
        (stopped, in_decision("hundredths", None)),
    ],
)
def test_what_no_hand_can_do_is_forbidden_in_a_saved_game(
    session: Callable[[], Session], forge: Callable[[dict[str, Any]], object]
) -> None:
    """EN-13.4 (R-E19, R-E25): possible numbers, but not here."""
    fault = Replay(forged(session(), forge)).check()
    assert fault is not None
    assert (fault.step, fault.kind) == (3, FaultKind.ILLEGAL)


@pytest.mark.parametrize("hundredths", [-1, 60_001, NAN, 543.0, True, None, "543"])
def test_no_stopwatch_shows_that(hundredths: Any) -> None:
    """EN-14.3 (R-E25, R-A1): refused with the reason, and nothing has changed."""
    session = in_nightmare("active_final_exam")
    session.decide(MOVE)
    before = session.state
    with pytest.raises(IllegalDecision) as refused:
        session.decide(StopClock(0, hundredths))
    assert refused.value.reason is EndlessRefusal.NO_TIME
    assert session.state == before
    session.decide(StopClock(0, 543))


@pytest.mark.parametrize(
    "absurd",
    [
        Flick(0, -750, 0, 10**9),
        Flick(0, -750, 0, NAN),  # type: ignore[arg-type]
        Flick(0, -750, NAN, 500),  # type: ignore[arg-type]
        Flick(10**6, -750, 0, 500),
        None,
    ],
)
def test_no_hand_throws_like_that(absurd: Any) -> None:
    """EN-13.4 (R-E19, R-A1): refused with the reason, and nothing has changed."""
    session = in_nightmare("active_decay")
    session.decide(MOVE)
    before = session.state
    with pytest.raises(IllegalDecision) as refused:
        session.decide(ThrowOnBoard(0, absurd))
    assert refused.value.reason is EndlessRefusal.NO_FLICK
    assert session.state == before
    session.decide(flick(580))
