"""Many games of computer players alone, and what came of them in figures.

Each level plays the same games: the n-th game's dice depend on the seed and on n alone. All figures
but the decisions per second are the same for the same seed.
"""

from __future__ import annotations

import math
import statistics
import time
import tomllib
from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from random import Random
from typing import Any, Final

import msgspec

from yournightmare.games.chance import MAX_SEED, SeededChance, mix
from yournightmare.games.endless.board import Board
from yournightmare.games.game import GAME_IDS, Game, game_by_id
from yournightmare.games.tricks.state import Reason as TricksReason
from yournightmare.games.worst.state import End
from yournightmare.players.endless import ends
from yournightmare.players.player import Player, levels_of, player_of
from yournightmare.players.resources import resources

STANDARD: Final = "standard"
_YES: Final = {"true": True, "yes": True, "on": True, "1": True}
_NO: Final = {"false": False, "no": False, "off": False, "0": False}
_DICE, _MOODS = 1, 2


def simulate(
    game_id: str,
    games: int,
    seed: int,
    seats: int | None = None,
    level: str | None = None,
    options: Mapping[str, object] | None = None,
) -> dict[str, Any]:
    """Let computer players play `games` games, and return the figures as plain JSON values.

    Without a `level` every level plays them all. `options` are the game's by name, their values as
    such or as words; `board` is a shipped board's name or a `Board`, `deck` the number of shipped
    Fear cards to play with, or their ids. What is not given is as usual.

    "levels" holds for each level: "mean", "median", "p90", "p99" and "max" of the points (p90: the
    lowest score that at least 90 % of the games did not surpass), "places" and "reasons" of ending
    as fractions of 1, the number of "decisions", and "decisions_per_second".

    Raises `ValueError` with one plain line for anything that doesn't fit.
    """
    game = _game(game_id)
    if games < 1:
        raise ValueError(f"games: at least 1 has to be played, not {games}")
    if not 0 <= seed <= MAX_SEED:
        raise ValueError(f"seed: it lies between 0 and {MAX_SEED}, not at {seed}")
    levels = levels_of(game_id)
    if level is not None and level not in levels:
        raise ValueError(f"level: there is no {level!r}; there are: {', '.join(levels)}")
    taken = game.seats[0] if seats is None else seats
    if taken not in game.seats:
        raise ValueError(f"seats: {game_id} is not played by {taken}")
    agreed = options_of(game, options or {})
    wrong = game.check(agreed, taken)
    if wrong:
        raise ValueError(wrong)
    played = levels if level is None else (level,)
    return {
        "game": game_id,
        "games": games,
        "seed": seed,
        "seats": taken,
        "options": _shown(agreed),
        "levels": {each: _figures(game, agreed, taken, each, games, seed) for each in played},
    }


def options_of(game: Game, given: Mapping[str, object]) -> Any:
    """Return a game's options from values by name. Raises `ValueError` with one plain line."""
    fields = {field.name: field for field in msgspec.structs.fields(game.Options)}
    table: dict[str, Any] = {}
    for name, value in given.items():
        if name not in fields:
            known = ", ".join(sorted(fields))
            raise ValueError(f"options: there is no option {name!r}; there are: {known}")
        own = name in ("board", "deck")
        table[name] = value if own else _value(name, fields[name].type, value)
    if "board" in fields:
        board = table.get("board", STANDARD)
        table["board"] = board if isinstance(board, Board) else shipped_board(str(board))
    if "deck" in fields and not table.get("own_cards"):
        deck = table.get("deck")
        table["deck"] = deck if isinstance(deck, tuple) else shipped_deck(deck)
    return game.Options(**table)


def shipped_board(name: str = STANDARD) -> Board:
    """Return a board that ships with the program. Raises `ValueError` if there is none."""
    files = {file.stem: file for file in (resources() / "boards").glob("*.toml")}
    if name not in files:
        known = ", ".join(sorted(files))
        raise ValueError(f"options.board: no board {name!r} is shipped; there are: {known}")
    return msgspec.convert(tomllib.loads(files[name].read_text(encoding="utf-8")), Board)


def shipped_deck(number: object = None) -> tuple[str, ...]:
    """Return the ids of the first `number` Fear cards that ship with the program (None: all).

    Raises `ValueError` for what is no number of them.
    """
    text = (resources() / "fears" / "fears.toml").read_text(encoding="utf-8")
    deck = tuple(tomllib.loads(text)["fears"])
    if number is None:
        return deck
    wanted = _whole("deck", number)
    if wanted not in range(len(deck) + 1):
        raise ValueError(f"options.deck: {len(deck)} cards are shipped, not {wanted}")
    return deck[:wanted]


def _game(game_id: str) -> Game:
    try:
        return game_by_id(game_id)
    except KeyError:
        known = ", ".join(GAME_IDS)
        raise ValueError(f"game: there is no {game_id!r}; there are: {known}") from None


def _value(name: str, kind: Any, value: object) -> Any:
    """Return an option's value from a value or a word. Raises `ValueError` with one plain line."""
    if kind is int:
        return _whole(name, value)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        if str(value) not in list(kind):
            words = " or ".join(repr(str(word)) for word in kind)
            raise ValueError(f"options.{name}: it is {words}, not {str(value)!r}")
        return kind(str(value))
    return _yes_or_no(name, value)


def _whole(name: str, value: object) -> int:
    if type(value) is int:
        return value
    word = str(value)
    if not (word.isascii() and word.isdigit() and len(word) <= 9):
        raise ValueError(f"options.{name}: it is a whole number, not {word!r}")
    return int(word)


def _yes_or_no(name: str, value: object) -> bool:
    if isinstance(value, bool):
        return value
    word = str(value).lower()
    if word not in _YES and word not in _NO:
        raise ValueError(f"options.{name}: it is true or false, not {word!r}")
    return word in _YES


def _shown(options: Any) -> dict[str, Any]:
    """Return options as they are named on the command line: a board's name, a deck's size."""
    shown: dict[str, Any] = msgspec.structs.asdict(options)
    if "board" in shown:
        shown["board"] = shown["board"].name
    if "deck" in shown:
        shown["deck"] = len(shown["deck"])
    return shown


def _figures(
    game: Game, options: Any, seats: int, level: str, games: int, seed: int
) -> dict[str, Any]:
    """Play all games of one level and sum them up."""
    player = player_of(game.id, level)
    points: list[int] = []
    places: Counter[int] = Counter()
    reasons: Counter[str] = Counter(dict.fromkeys(_reasons(game), 0))
    decisions = 0
    began = time.perf_counter()
    for number in range(games):
        state, made = play_out(game, options, seats, player, seed, number)
        decisions += made
        result = game.result(state)
        assert result is not None
        points += result.points
        places.update(result.places)
        reasons[_reason(game, state, result.reason)] += 1
    seconds = time.perf_counter() - began
    points.sort()
    return {
        "mean": round(statistics.fmean(points), 3),
        "median": statistics.median(points),
        "p90": _percentile(points, 90),
        "p99": _percentile(points, 99),
        "max": points[-1],
        "places": {str(place): n / len(points) for place, n in sorted(places.items())},
        "reasons": {reason: n / games for reason, n in reasons.items()},
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
    }


def play_out(
    game: Game, options: Any, seats: int, player: Player[Any, Any], seed: int, number: int
) -> tuple[Any, int]:
    """Play game `number` of a seed to its end; return the last state and the decisions it took.

    Every seat is played at the same level, and is shown its view alone.
    """
    chance = SeededChance(mix(mix(seed, _DICE), number) & MAX_SEED)
    mood = Random(mix(mix(seed, _MOODS), number))
    state = game.start(options, seats, chance).state
    made = 0
    while waiting := game.waiting(state):
        seat = waiting[0]
        decision = player.choose(game.view(state, seat), game.legal(state, seat), mood)
        state = game.play(state, decision, chance).state
        made += 1
    return state, made


def _reasons(game: Game) -> tuple[str, ...]:
    if game.id == "worst":
        return tuple(str(end) for end in End)
    if game.id == "tricks":
        return tuple(str(reason) for reason in TricksReason)
    return ends.REASONS if game.id == "endless" else ()


def _reason(game: Game, state: Any, told: str) -> str:
    """Return why the game ended: finer than its result tells where a game knows more."""
    return ends.reason_of(game.view(state, None)) if game.id == "endless" else told


def _percentile(ascending: list[int], percent: int) -> int:
    """Return the lowest value that at least `percent` % of all values don't surpass."""
    return ascending[math.ceil(len(ascending) * percent / 100) - 1]
