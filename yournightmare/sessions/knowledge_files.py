"""What we know of each other, written to a file of one's own: JSON for programs, CSV for tables.

The estimates are not made here: whoever exports hands them over (`players.worst.belief`).
"""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from yournightmare.sessions import paths
from yournightmare.sessions.knowledge import Knowledge

FORMAT: Final = "yournightmare knowledge"
VERSION: Final = 1
COLUMNS: Final = (
    "what",
    "person",
    "whom",
    "number",
    "fear",
    "place",
    "mean",
    "sd",
    "rounds",
    "points",
    "perfect",
)
"""The columns of a CSV file; a line fills those that its first cell needs.

`ranking`: person, number of the ranking, fear, place (1 frightens most). `theme`, `card`: person,
fear, mean and standard deviation of the estimate. `guesses`: person, whom, rounds, points, perfect.
"""


class Estimated(msgspec.Struct, frozen=True):
    """How much something frightens a person: `of` is "theme" or "card", `fear` its id.

    `mean` and `sd` are in units of the chance that is in every ranking; 0 is the middle.
    """

    person: str
    of: str
    fear: str
    mean: float
    sd: float


def as_json(knowledge: Knowledge, estimates: Sequence[Estimated] = ()) -> bytes:
    """Return all of it as JSON in UTF-8."""
    table: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "people": [
            {
                "name": name,
                "rankings": rankings,
                "estimates": [
                    {"of": e.of, "fear": e.fear, "mean": round(e.mean, 4), "sd": round(e.sd, 4)}
                    for e in estimates
                    if e.person == name
                ],
            }
            for name, rankings in zip(knowledge.people, knowledge.rankings, strict=True)
        ],
        "guesses": [
            {**msgspec.structs.asdict(m), "mean": round(m.mean, 4)} for m in knowledge.meetings
        ],
    }
    return msgspec.json.format(msgspec.json.encode(table), indent=2) + b"\n"


def as_csv(knowledge: Knowledge, estimates: Sequence[Estimated] = ()) -> bytes:
    """Return all of it as one table in UTF-8, with a byte order mark for spreadsheets."""
    text = io.StringIO()
    lines = csv.DictWriter(text, COLUMNS, restval="", lineterminator="\r\n")
    lines.writeheader()
    for name, rankings in zip(knowledge.people, knowledge.rankings, strict=True):
        for number, ranking in enumerate(rankings, 1):
            for place, fear in enumerate(ranking, 1):
                row = {"what": "ranking", "number": number, "place": place}
                lines.writerow({**row, "person": _cell(name), "fear": _cell(fear)})
    for e in estimates:
        row = {"what": e.of, "mean": round(e.mean, 4), "sd": round(e.sd, 4)}
        lines.writerow({**row, "person": _cell(e.person), "fear": _cell(e.fear)})
    for m in knowledge.meetings:
        row = {"what": "guesses", "mean": round(m.mean, 4), "rounds": m.rounds}
        row |= {"points": m.points, "perfect": m.perfect}
        lines.writerow({**row, "person": _cell(m.guesser), "whom": _cell(m.target)})
    return text.getvalue().encode("utf-8-sig")


def write(file: Path, knowledge: Knowledge, estimates: Sequence[Estimated] = ()) -> None:
    """Write all of it: a table if the file's name ends in `.csv`, else JSON.

    The file is there wholly or not at all. Raises `OSError`.
    """
    make = as_csv if file.suffix.lower() == ".csv" else as_json
    paths.write_whole(file, make(knowledge, estimates))


def _cell(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t", "\r")) else text
