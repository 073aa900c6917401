"""Reads and plays reference games for the tests, on the contract of a game alone.

The sessions have a reader of their own; this one is kept apart on purpose, so that the format
documented in `seeds/README.md` is understood twice, independently.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from yournightmare.games.chance import Answer, RecordedChance
from yournightmare.games.game import Game, Step, fingerprint, game_by_id

ROOT = Path(__file__).resolve().parents[2]
SEEDS = ROOT / "seeds"
BOARDS = ROOT / "resources" / "boards"


class Played(NamedTuple):
    """A reference game played to the end of its log."""

    game: Game
    opening: Step
    steps: tuple[Step, ...]
    expected: dict[str, Any]

    @property
    def state(self) -> Any:
        """The last state."""
        return self.steps[-1].state if self.steps else self.opening.state

    @property
    def events(self) -> Iterator[Any]:
        """All events from the opening on."""
        for step in (self.opening, *self.steps):
            yield from step.events


def board_data(name: str) -> dict[str, Any]:
    """Return a board of `resources/boards` as plain data."""
    return tomllib.loads((BOARDS / f"{name}.toml").read_text(encoding="utf-8"))


def reference_games() -> list[Path]:
    """Return every reference game, in the order of its path."""
    return sorted(SEEDS.glob("*/games/*.json"))


def play_reference(path: Path) -> Played:
    """Play a reference game of `seeds/`."""
    return play_text(path.read_text(encoding="utf-8"))


def play_text(text: str) -> Played:
    """Play a reference game, checking each answer and each fingerprint it gives."""
    raw = json.loads(text)
    assert raw["format"] == "yournightmare reference game"
    assert raw["version"] == 1
    game = game_by_id(raw["game"])
    assert raw["rules"] == game.rules_version
    wanted = dict(raw["options"])
    if isinstance(wanted.get("board"), str):
        wanted["board"] = board_data(wanted["board"])
    if isinstance(wanted.get("dice_board"), str):
        wanted["dice_board"] = board_data(f"dice/{wanted['dice_board']}")
    options = msgspec.convert(wanted, game.Options)
    opening = game.start(options, len(raw["seats"]), _recorded(raw["opening"]))
    if "opening_fingerprint" in raw:
        assert fingerprint(opening.state) == raw["opening_fingerprint"], "opening"
    state, steps = opening.state, []
    for number, entry in enumerate(raw["log"], 1):
        decision = msgspec.convert(entry["decision"], game.Decision)
        assert decision.seat == entry["seat"], f"step {number}"
        chance = _recorded(entry.get("chance", []))
        steps.append(game.play(state, decision, chance))
        chance.close()
        state = steps[-1].state
        if "fingerprint" in entry:
            assert fingerprint(state) == entry["fingerprint"], f"step {number}"
    return Played(game, opening, tuple(steps), raw["expected"])


def _recorded(answers: list[dict[str, Any]]) -> RecordedChance:
    return RecordedChance(msgspec.convert(answers, list[Answer]))
