"""What the library shows of a session without opening it: a few public numbers for a thumbnail.

Made from the public view alone, so nothing hidden can get into it. It is a cache: the store can
make it again from the log at any time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Headline = dict[str, int | str | bool]


def _endless(view: Any) -> Headline:
    return {
        "round": view.round,
        "phase": view.phase,
        "score": view.score,
        "progress": view.progress,
        "shadow": view.shadow,
        "fields": view.options.board.circle.fields,
        "began": view.began,
        "end": view.end,
        "nightmare": view.nightmare,
        "survived": view.survived,
        "mind": view.mind,
        "bravery": view.bravery,
        "horrors": view.horrors,
        "spells": view.spells,
        "fear": view.fear,
        "mantras": view.mantras,
        "own_dice": view.options.own_dice,
        "strategist": view.options.strategist,
        "veterans": view.options.veterans,
        "board": view.options.board.name,
        "active": view.options.active.value,
        "steady_hands": view.options.steady_hands,
    }


def _worst(view: Any) -> Headline:
    best = max(view.points)
    return {
        "round": view.round,
        "score": best,
        "target": view.options.target,
        "seats": view.seats,
        "leaders": " ".join(str(seat) for seat, n in enumerate(view.points) if n == best),
        "points": " ".join(map(str, view.points)),
        "turner": view.turner,
        "awaiting": str(view.awaiting),
        "fears": len(view.fears),
        "pile_left": view.pile_left,
        "own_cards": view.options.own_cards,
        "end": str(view.options.end),
        "targets": str(view.options.targets),
    }


def _tricks(view: Any) -> Headline:
    best = max(view.points)
    return {
        "round": view.round,
        "trick": view.tricks,
        "score": best,
        "until_total": view.options.until_total,
        "score_sheet": view.options.score_sheet,
        "total": view.options.total,
        "seats": view.seats,
        "leaders": " ".join(str(seat) for seat, n in enumerate(view.points) if n == best),
        "points": " ".join(map(str, view.points)),
        "stacks": " ".join(map(str, view.left)),
        "holder": view.holder,
        "awaiting": str(view.awaiting),
        "pile_left": view.pile_size,
    }


_MAKERS: Final[dict[str, Callable[[Any], Headline]]] = {
    "worst": _worst,
    "endless": _endless,
    "tricks": _tricks,
}


def headline(game_id: str, public_view: Any) -> Headline:
    """Return the headline fields of a game's public view (`view(state, None)`)."""
    maker = _MAKERS.get(game_id)
    return {} if maker is None else maker(public_view)
