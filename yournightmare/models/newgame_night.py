"""What a night will be like before it begins: a picture of its beginning, and a few sentences.

They follow what is chosen on the new-game sheet. The picture's fields are those of the library
(`sessions.headline`), so it is drawn as a saved game would be.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from yournightmare.games.endless.board import Board
from yournightmare.games.endless.nightmares import CELLS, in_play
from yournightmare.games.tricks.scoring import ROUNDS
from yournightmare.models.words import QT_TRANSLATE_NOOP, say

CONTEXT: Final = "NewGame"


def ring(board: Board, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the picture of a board at the beginning (R-E1)."""
    fields = board.circle.fields
    return {"fields": fields, "progress": 0, "shadow": -_behind(board, options), "end": 0}


def table(signs: Sequence[str]) -> dict[str, Any]:
    """Return the picture of a table of Monster Tricks at the beginning."""
    return {"points": " ".join("0" for _ in signs), "signs": list(signs), "stacks": ""}


def ring_told(board: Board, options: Mapping[str, Any]) -> list[str]:
    """Return what awaits somebody on this board with these options."""
    circle = QT_TRANSLATE_NOOP(
        "NewGame",
        "The ring has {fields} fields. The Shadow starts %n field(s) behind you.",
        None,
        1,
    )
    tracks = QT_TRANSLATE_NOOP(
        "NewGame", "Bravery {bravery}, Mind {mind}: if one of them runs out, you wake."
    )
    return [
        say(CONTEXT, circle, _behind(board, options), fields=board.circle.fields),
        say(CONTEXT, tracks, bravery=board.tracks.bravery.start, mind=board.tracks.mind.start),
        _hands_told(options),
    ]


def table_told(seats: int, options: Mapping[str, Any]) -> list[str]:
    """Return what awaits so many at a table of Monster Tricks (R-M12)."""
    cards = QT_TRANSLATE_NOOP(
        "NewGame",
        "Each of you gets nine cards and a stack of seven, with Scared somewhere in it.",
    )
    rounds = QT_TRANSLATE_NOOP("NewGame", "The {seats} of you play {rounds} rounds.")
    if options.get("until_total"):
        rounds = QT_TRANSLATE_NOOP("NewGame", "You play until one of you has {total} points.")
    values = {"seats": seats, "rounds": ROUNDS.get(seats, ""), "total": options.get("total", "")}
    return [say(CONTEXT, cards), say(CONTEXT, rounds, **values)]


def _behind(board: Board, options: Mapping[str, Any]) -> int:
    return board.behind(bool(options.get("veterans")))


def _hands_told(options: Mapping[str, Any]) -> str:
    """Say how many of the twelve Nightmares are active, and what that means."""
    active = options.get("active")
    if active == "mixed":
        text = QT_TRANSLATE_NOOP("NewGame", "A coin for each Nightmare: does it want your hands?")
        if options.get("steady_hands"):
            text = QT_TRANSLATE_NOOP(
                "NewGame", "A coin for each Nightmare; no test needs your hands."
            )
        return say(CONTEXT, text)
    cells: tuple[str, ...] = CELLS if active == "all" else ()
    if active == "chosen":
        cells = tuple(options.get("cells", ()))
    count = sum(a != b for a, b in zip(in_play(()), in_play(cells), strict=True))
    if not count:
        text = QT_TRANSLATE_NOOP(
            "NewGame", "Twelve Nightmares lie in wait. Two dice say which one comes."
        )
        if options.get("strategist"):
            text = QT_TRANSLATE_NOOP(
                "NewGame", "Twelve Nightmares lie in wait. You say which one comes."
            )
        return say(CONTEXT, text)
    text = QT_TRANSLATE_NOOP("NewGame", "%n of the twelve Nightmares want(s) your hands.", None, 1)
    if options.get("steady_hands"):
        text = QT_TRANSLATE_NOOP(
            "NewGame",
            "%n of the twelve Nightmares is/are active, with a die for your hands.",
            None,
            1,
        )
    return say(CONTEXT, text, count)
