"""Every reference game in `seeds/` plays as its paper says: step, end, score, and each round.

The games were worked out by hand from the clauses; the tables in `seeds/endless/games/README.md`
are that working, and every row of them is compared here (R-A2, R-E1 to R-E17, R-E27). Those of
Your Worst Nightmare are compared in `tests/games/worst`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.reading import SEEDS, Played, play_reference, play_text, reference_games
from yournightmare.games.endless.events import MarkerMoved, RoundBegan
from yournightmare.games.game import GAME_IDS

GAMES = reference_games()
PAPER = SEEDS / "endless" / "games" / "README.md"
TRACKS = (
    "progress",
    "shadow",
    "survived",
    "horrors",
    "spells",
    "mind",
    "fear",
    "mantras",
    "bravery",
)


def name(path: Path) -> str:
    return f"{path.parts[-3]}-{path.stem}"


@pytest.mark.parametrize("path", GAMES, ids=name)
def test_the_game_ends_as_its_paper_says(path: Path) -> None:
    """EN-9.5, HO-1.2: recorded dice, recorded decisions, the expected result."""
    as_expected(play_reference(path))


def test_the_worked_example_of_the_format_holds() -> None:
    """EN-10.5: what `seeds/README.md` prints is a reference game."""
    text = (SEEDS / "README.md").read_text(encoding="utf-8")
    as_expected(play_text(text.split("```json\n")[1].split("```")[0]))


@pytest.mark.parametrize("path", GAMES, ids=name)
def test_the_game_is_sealed(path: Path) -> None:
    """Every decision has its fingerprint, and the file its checksum."""
    raw = json.loads(path.read_text(encoding="utf-8"))
    assert raw["checksum"]
    assert raw["opening_fingerprint"]
    assert all(entry["fingerprint"] for entry in raw["log"])


def as_expected(played: Played) -> None:
    result = played.game.result(played.state)
    expected = played.expected
    assert (result is not None) == ("points" in expected)
    if result is not None:
        assert list(result.points) == expected["points"]
        assert list(result.places) == expected["places"]
        assert result.reason == expected["reason"]
        assert list(result.causes) == expected["causes"]
    assert {k: getattr(played.state, k) for k in expected["state"]} == expected["state"]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_game_has_at_least_eight(game_id: str) -> None:
    assert sum(path.parts[-3] == game_id for path in GAMES) >= 8


def test_all_causes_of_the_end_occur() -> None:
    """EN-9.1, EN-9.2."""
    endless = [path for path in GAMES if path.parts[-3] == "endless"]
    reached = {tuple(play_reference(path).expected.get("causes", ())) for path in endless}
    assert reached >= {
        ("shadow",),
        ("mind",),
        ("bravery",),
        ("nightmare",),
        ("mind", "bravery"),
        ("shadow", "nightmare"),
    }


def paper_rounds() -> dict[str, list[tuple[int, ...]]]:
    """Return the nine markers after each round, as the tables have them, by file name."""
    tables: dict[str, list[tuple[int, ...]]] = {}
    current = ""
    for line in PAPER.read_text(encoding="utf-8").splitlines():
        if found := re.match(r"`([a-z-]+)\.json` · ", line):
            current = found[1]
            tables[current] = []
        elif re.match(r"\| \d+ \|", line):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            tables[current].append(tuple(int(cell.replace("−", "-")) for cell in cells[2:]))
    return tables


def rounds_played(played: Played) -> Iterator[tuple[int, ...]]:
    """Yield the markers at the end of each round, followed through the events alone."""
    start: Any = played.opening.state
    markers = {track: getattr(start, track) for track in TRACKS}
    for event in played.events:
        if isinstance(event, MarkerMoved):
            assert markers[event.track] == event.start, "each move begins where the last ended"
            markers[event.track] = event.end
        elif isinstance(event, RoundBegan) and event.round > 1:
            yield tuple(markers.values())
    assert markers == {track: getattr(played.state, track) for track in TRACKS}
    yield tuple(markers.values())


@pytest.mark.parametrize(
    "path", [path for path in GAMES if path.parts[-3] == "endless"], ids=lambda path: path.stem
)
def test_every_round_stands_as_on_paper(path: Path) -> None:
    """EN-1.2: the table in the README, row by row; so events and states tell one story."""
    assert list(rounds_played(play_reference(path))) == paper_rounds()[path.stem]


def test_every_table_has_its_game() -> None:
    files = {path.stem for path in GAMES if path.parts[-3] == "endless"}
    assert set(paper_rounds()) == files
