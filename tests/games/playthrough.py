"""Writes one seeded game of each kind as text, for the golden files in `tests/data/playthroughs`.

A golden file is a diff waiting to be read: whoever changes a rule sees, line by line, what became
of a game. After a change that is meant, `python -m tests.games.playthrough` writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tests.games.hooks import HOOKS
from yournightmare.games.chance import SeededChance
from yournightmare.games.game import GAME_IDS, Step, fingerprint, game_by_id
from yournightmare.games.mixing import mix

FOLDER = Path(__file__).resolve().parents[1] / "data" / "playthroughs"
SEEDS = (74, 141, 165)


def line(value: Any) -> str:
    """Return a value as one line of JSON."""
    return msgspec.json.encode(value).decode()


def told(step: Step) -> Iterator[str]:
    yield from (f"    {line(event)}" for event in step.events)
    yield f"    = {fingerprint(step.state)}"


def playthrough(game_id: str) -> Iterator[str]:
    """Yield the lines of the golden file: one game for each of `SEEDS`."""
    game, hook = game_by_id(game_id), HOOKS[game_id]
    for seed in SEEDS:
        options = hook.unskilled(hook.options(Random(seed)))
        seats = game.seats[seed % len(game.seats)]
        yield f"# {game_id}, rules {game.rules_version}, seed {seed}, seats {seats}"
        yield f"options {line(options)}"
        chance = SeededChance(seed)
        step = game.start(options, seats, chance)
        yield f"opening {line(chance.answers)}"
        yield from told(step)
        count = 0
        while waiting := game.waiting(step.state):
            legal = game.legal(step.state, waiting[0])
            decision = hook.careful(step.state, legal, mix(seed, count))
            chance = SeededChance(seed, chance.drawn)
            step = game.play(step.state, decision, chance)
            count += 1
            yield f"{count} {line(decision)} {line(chance.answers)}"
            yield from told(step)
        yield f"result {line(game.result(step.state))}"
        yield f"last view {line(game.view(step.state, None))}"
        yield ""


def main() -> None:
    """Write every golden file anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game_id in GAME_IDS:
        text = "\n".join(playthrough(game_id))
        (FOLDER / f"{game_id}.txt").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
