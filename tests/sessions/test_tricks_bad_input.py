"""Bad input of the trick game: impossible plays, doubled cards and wrong hands, at their step.

One of the reference games is changed in one place, as a file and as a saved game (MT-3 to MT-5).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from yournightmare.games.tricks.decisions import PlaceScared, PlayCards, PlayZeroTen
from yournightmare.sessions import paths
from yournightmare.sessions.files import FileFault, read_file, write_file
from yournightmare.sessions.reference import read_reference
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.verify import verify

GAME = paths.seeds("tricks", "games", "three-eights.json")
DEAL = json.loads(GAME.read_text(encoding="utf-8"))["log"][0]["chance"][0]["order"]


def swapped(one: int, other: int) -> list[int]:
    """Return the deal with two cards in each other's place."""
    order = list(DEAL)
    order[one], order[other] = order[other], order[one]
    return order


def changed(path: str, value: Any) -> dict[str, Any]:
    """Return the game as one writes it by hand, without seals, with one value changed."""
    content: dict[str, Any] = json.loads(GAME.read_text(encoding="utf-8"))
    for seal in ("checksum", "opening_fingerprint"):
        del content[seal]
    for entry in content["log"]:
        del entry["fingerprint"]
    place: Any = content
    *way, last = path.split(".")
    for key in way:
        place = place[int(key)] if isinstance(place, list) else place[key]
    place[int(last) if isinstance(place, list) else last] = value
    return content


ZERO_TEN = {"kind": "play zero ten", "seat": 1, "said": 0}


@pytest.mark.parametrize(
    ("path", "value", "step"),
    [
        ("log.4.decision.value", 9, 5),  # a card that isn't in the hand
        ("log.5.decision.count", 4, 6),  # more of them than there are
        ("log.5.decision.count", 0, 6),
        ("log.5.decision.count", -1, 6),
        ("log.5.decision.count", 10**30, 6),
        ("log.5.decision.value", 10, 6),  # no such monster
        ("log.5.decision.value", 0, 6),  # the 0/10 is played otherwise
        ("log.5.decision", ZERO_TEN, 6),  # it isn't in the hand
        ("log.5.decision", ZERO_TEN | {"said": 5}, 6),
        ("log.5.decision", {"kind": "play cards", "seat": 0, "value": 3, "count": 1}, 6),
        ("log.5.seat", 2, 6),  # not the seat's turn
        ("log.1.decision.position", 0, 2),
        ("log.1.decision.position", 8, 2),
        ("log.3.decision", {"kind": "play cards", "seat": 0, "value": 4, "count": 1}, 4),
        ("log.0.chance.0.order.1", DEAL[0], 1),  # a card that is there twice
        ("log.0.chance.0.order.1", 40, 1),  # a card that isn't in the box
        ("log.0.chance.0.order", DEAL[:-1], 1),
        ("log.0.chance.0.order", [*DEAL, 40], 1),
        ("log.0.chance", [], 1),
    ],
)
def test_the_step_of_what_can_t_be_is_named(
    path: str, value: Any, step: int, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(changed(path, value)), "utf-8")
    with pytest.raises(FileFault) as told:
        verify(file)
    assert told.value.file == file
    assert f"step {step}: " in told.value.fault, told.value.fault


def test_with_other_hands_a_play_is_refused_where_it_can_t_be_made(tmp_path: Path) -> None:
    """Each card of a hand changed for the pile's last one: found at its play, if not before."""
    tried = 0
    for place in range(27):
        file = tmp_path / f"{place}.json"
        content = changed("log.0.chance.0.order", swapped(place, len(DEAL) - 1))
        file.write_text(json.dumps(content), "utf-8")
        replay = Replay(read_reference(file, sealed=False).record)
        fault = replay.check()
        if fault is None:
            continue
        tried += 1
        decision = replay.record.log[fault.step - 1].decision
        assert isinstance(decision, PlayCards | PlayZeroTen)
        with pytest.raises(FileFault, match=f"step {fault.step}: "):
            verify(file)
    assert tried > 10


@pytest.mark.parametrize(
    ("step", "decision"),
    [
        (5, PlayCards(0, 9, 1)),
        (6, PlayCards(1, 8, 4)),
        (6, PlayZeroTen(1, 0)),
        (6, PlayCards(2, 2, 1)),
        (2, PlaceScared(1, 8)),
    ],
)
def test_a_saved_game_is_refused_there_too(step: int, decision: Any, tmp_path: Path) -> None:
    """What comes before it is kept; the file is whole, only the game is impossible."""
    record = read_reference(GAME).record
    log = list(record.log)
    log[step - 1] = msgspec.structs.replace(log[step - 1], seat=decision.seat, decision=decision)
    file = tmp_path / "game.nightmare"
    write_file(file, msgspec.structs.replace(record, log=tuple(log)))
    assert len(read_file(file).log) in (len(log), step - 1)
    with pytest.raises(FileFault, match=f"step {step}: "):
        verify(file)
