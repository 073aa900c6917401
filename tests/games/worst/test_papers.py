"""The tables in `seeds/worst/games/README.md`, row by row against the games (R-Y1 to R-Y10)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.reading import SEEDS, Played, play_reference
from yournightmare.games.worst.events import FearsTurned, GuessRead, PointsScored, RankingRead
from yournightmare.games.worst.state import End, Targets

FOLDER = SEEDS / "worst" / "games"
GAMES = sorted(FOLDER.glob("*.json"))
NAMES = ("Ada", "Ben", "Cleo", "Dan")

Row = tuple[str, ...]


def paper() -> dict[str, list[Row]]:
    """Return the rows of each table, by file name."""
    tables: dict[str, list[Row]] = {}
    current = ""
    for line in (FOLDER / "README.md").read_text(encoding="utf-8").splitlines():
        if found := re.match(r"`([a-z-]+)\.json` · ", line):
            current = found[1]
            tables[current] = []
        elif re.match(r"\| \d+ \|", line):
            tables[current].append(tuple(cell.strip() for cell in line.strip("|").split("|")))
    return tables


def rows_played(played: Played) -> Iterator[Row]:
    """Yield the same rows from the events alone."""
    number, guess, own = 0, GuessRead(0, 0, ()), RankingRead(0, ())
    for event in played.events:
        if isinstance(event, FearsTurned):
            number += 1
            turner = f"{NAMES[event.seat]} turns over"
            yield str(number), turner, "", ", ".join(event.fears), "", "", "", ""
        elif isinstance(event, GuessRead):
            guess = event
        elif isinstance(event, RankingRead):
            own = event
        elif isinstance(event, PointsScored):
            assert (guess.seat, guess.target) == (event.seat, own.seat)
            words = NAMES[guess.seat], NAMES[guess.target], ", ".join(guess.guess)
            figures = (str(event.right), str(event.points), str(event.total))
            yield str(number), *words, ", ".join(own.own), *figures


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_evaluation_stands_as_on_paper(path: Path) -> None:
    """WN-1.4, WN-5.1, WN-5.3: who, whom, what and how much."""
    assert list(rows_played(play_reference(path))) == paper()[path.stem]


def test_every_table_has_its_game() -> None:
    assert set(paper()) == {file.stem for file in GAMES}


def test_the_games_show_what_they_are_for() -> None:
    """WN-2.2, WN-2.3, WN-4.2, WN-4.3, WN-7.1, WN-7.2: each option and each odd end occurs."""
    played = [play_reference(file) for file in GAMES]
    ends = [(p.state.options.end, p.game.result(p.state)) for p in played]
    assert {end for end, result in ends if result is not None} == set(End)
    assert {p.state.options.targets for p in played} == set(Targets)
    assert {p.state.seats for p in played} == {2, 3, 4}
    assert any(p.state.options.own_cards for p in played)
    assert any(max(p.state.points) > 13 for p in played)
    assert any(result and result.places.count(1) > 1 for _, result in ends)
    four = next(p.state for p in played if p.state.seats == 4)
    assert all(sorted((*had, seat)) == [0, 1, 2, 3] for seat, had in enumerate(four.boxes))
