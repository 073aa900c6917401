"""The reference games of the trick game stand trick by trick as on paper (MT-5.3 to MT-9.4)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.reading import SEEDS, Played, play_reference
from yournightmare.games.tricks import TITLE
from yournightmare.games.tricks.events import BottomMoved, CardTurned, RoundBegan, TrickWon

FOLDER = SEEDS / "tricks" / "games"
GAMES = sorted(FOLDER.glob("*.json"))
SEATS = ("Ada", "Ben", "Cleo")
Row = tuple[int, int, tuple[str, ...], str, tuple[int, ...]]


def paper() -> dict[str, list[Row]]:
    """Return round, trick, plays, winner and stacks of each row of the README, by file name."""
    tables: dict[str, list[Row]] = {}
    current = ""
    for line in (FOLDER / "README.md").read_text(encoding="utf-8").splitlines():
        if found := re.match(r"`([a-z-]+)\.json` · ", line):
            current = found[1]
            tables[current] = []
        elif re.match(r"\| \d+ \|", line):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            plays = tuple(re.findall(r"`([^`]+)`", cells[2]))
            left = tuple(map(int, cells[5:]))
            tables[current].append((int(cells[0]), int(cells[1]), plays, cells[4], left))
    return tables


def tricks_played(played: Played) -> list[Row]:
    """Return the same of a game as played, by its events and its states."""
    rows: list[Row] = []
    left, number = [7, 7, 7], 0
    for step in played.steps:
        state = step.state
        if state.options.score_sheet:
            continue  # real cards are played elsewhere (tests/games/tricks/test_entry.py)
        for event in step.events:
            if isinstance(event, RoundBegan):
                left, number = [7, 7, 7], 0
            elif isinstance(event, CardTurned):
                left[event.seat] -= 1
                assert event.left == left[event.seat]
            elif isinstance(event, BottomMoved):
                assert event.left == left[event.seat]
            elif isinstance(event, TrickWon):
                plays = tuple(
                    SEATS[play.seat][0]
                    + "".join(card[0] for card in play.cards)
                    + ("" if play.said is None else f"={play.said}")
                    for play in state.last_trick
                )
                number += 1
                rows.append((state.round, number, plays, SEATS[event.seat], state.left))
        assert tuple(left) == state.left
    return rows


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_trick_stands_as_on_paper(path: Path) -> None:
    assert tricks_played(play_reference(path)) == paper()[path.stem]


def test_every_table_has_its_game() -> None:
    assert set(paper()) == {path.stem for path in GAMES}


def test_the_working_title_stands_in_one_place() -> None:
    """The rule books do without it, so that a new title needs one change."""
    for book in (SEEDS / "tricks").rglob("*.md"):
        assert TITLE not in book.read_text(encoding="utf-8")
