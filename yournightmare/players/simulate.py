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
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import Any, Final

import msgspec

from yournightmare.games.chance import MAX_SEED, SeededChance
from yournightmare.games.endless.board import Board
from yournightmare.games.endless.diceboard import DiceBoard
from yournightmare.games.game import GAME_IDS, Game, Result, game_by_id
from yournightmare.games.mixing import mix
from yournightmare.games.tricks.state import Reason as TricksReason
from yournightmare.games.worst.state import End
from yournightmare.players.endless import ends
from yournightmare.players.player import Player, levels_of, player_of
from yournightmare.players.resources import resources
from yournightmare.players.worst import personas, player_for
from yournightmare.players.worst.cards import all_cards

STANDARD: Final = "standard"
_YES: Final = {"true": True, "yes": True, "on": True, "1": True}
_NO: Final = {"false": False, "no": False, "off": False, "0": False}
_DICE, _MOODS, _PEOPLE = 1, 2, 3

Progress = Callable[[tuple[str, ...], int], None]


def simulate(
    game_id: str,
    games: int,
    seed: int,
    seats: int | None = None,
    level: str | None = None,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Let computer players play `games` games, and return the figures as plain JSON values.

    Without a `level` every level plays them all. `options` are the game's by name, their values as
    such or as words; `board` is a shipped board's name or a `Board`, `deck` the number of shipped
    Fear cards to play with, or their ids. What is not given is as usual. One more option, `levels`,
    names a level for each seat ("strong,normal"): these then play against each other, and move one
    seat on after every game.

    "levels" holds for each level: "mean", "median", "p90", "p99" and "max" of the points (p90: the
    lowest score that at least 90 % of the games did not surpass), "places" and "reasons" of ending
    as fractions of 1, the number of "decisions", and "decisions_per_second" of the whole table; for
    Your Worst Nightmare "points_a_round" as well, the mean worth of a guess (R-Y5).

    `progress` is called before each game with the levels at the table and the games played so far.

    Raises `ValueError` with one plain line for anything that doesn't fit.
    """
    game = _game(game_id)
    if games < 1:
        raise ValueError(f"games: at least 1 has to be played, not {games}")
    if not 0 <= seed <= MAX_SEED:
        raise ValueError(f"seed: it lies between 0 and {MAX_SEED}, not at {seed}")
    wishes = dict(options or {})
    table = _table(game, wishes.pop("levels", None), level, seats)
    taken = len(table) or (game.seats[0] if seats is None else seats)
    if taken not in game.seats:
        raise ValueError(f"seats: {game_id} is not played by {taken}")
    agreed = options_of(game, wishes)
    wrong = game.check(agreed, taken)
    if wrong:
        raise ValueError(wrong)
    figures: dict[str, Any] = {}
    played = levels_of(game_id) if level is None else (level,)
    for each in [table] if table else [(one,) * taken for one in played]:
        figures |= _figures(game, agreed, each, games, seed, progress)
    shown = _shown(agreed)
    if table:
        shown["levels"] = ",".join(table)
    return {
        "game": game_id,
        "games": games,
        "seed": seed,
        "seats": taken,
        "options": shown,
        "levels": figures,
    }


def _table(game: Game, named: object, level: str | None, seats: int | None) -> tuple[str, ...]:
    """Return the levels named for the seats, or none. Raises `ValueError` with one plain line."""
    levels = levels_of(game.id)
    table = () if named is None else tuple(part.strip() for part in str(named).split(","))
    for each in table if level is None else (level, *table):
        if each not in levels:
            raise ValueError(f"level: there is no {each!r}; there are: {', '.join(levels)}")
    if table and level is not None:
        raise ValueError("level: either one for all or the option levels can be given, not both")
    if table and seats not in (None, len(table)):
        raise ValueError(f"options.levels: {len(table)} are named for {seats} seats")
    return table


def options_of(game: Game, given: Mapping[str, object]) -> Any:
    """Return a game's options from values by name. Raises `ValueError` with one plain line."""
    fields = {field.name: field for field in msgspec.structs.fields(game.Options)}
    table: dict[str, Any] = {}
    for name, value in given.items():
        if name not in fields:
            known = ", ".join(sorted(fields))
            raise ValueError(f"options: there is no option {name!r}; there are: {known}")
        own = name in ("board", "deck")
        if name == "cells":
            table[name] = _names(value)
            continue
        if name == "dice_board":
            table[name] = value if isinstance(value, DiceBoard) else shipped_dice_board(str(value))
            continue
        table[name] = value if own else _value(name, fields[name].type, value)
    if table.get("active", "none") != "none" and "dice_board" not in table:
        table["dice_board"] = shipped_dice_board()
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


def shipped_dice_board(name: str = STANDARD) -> DiceBoard:
    """Return a dice board that ships with the program. Raises `ValueError` if there is none."""
    files = {file.stem: file for file in (resources() / "boards" / "dice").glob("*.toml")}
    if name not in files:
        known = ", ".join(files)
        raise ValueError(f"options.dice_board: no {name!r} is shipped; there are: {known}")
    return msgspec.convert(tomllib.loads(files[name].read_text(encoding="utf-8")), DiceBoard)


def shipped_deck(number: object = None) -> tuple[str, ...]:
    """Return the ids of the first `number` Fear cards that ship with the program (None: all).

    Raises `ValueError` for what is no number of them.
    """
    deck = all_cards()
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


def _names(value: object) -> tuple[str, ...]:
    if isinstance(value, tuple):
        return value
    return tuple(word.strip() for word in str(value).split(",") if word.strip())


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
    if shown.get("active") == "none":
        for name in ("active", "cells", "steady_hands", "left_handed", "dice_board"):
            del shown[name]
    elif "active" in shown:
        shown["dice_board"] = shown["dice_board"] and shown["dice_board"].name
        shown["cells"] = list(shown["cells"])
    if "deck" in shown:
        shown["deck"] = len(shown["deck"])
    return shown


def _figures(
    game: Game,
    options: Any,
    table: tuple[str, ...],
    games: int,
    seed: int,
    progress: Progress | None,
) -> dict[str, dict[str, Any]]:
    """Play all games of a table and sum them up, by level in the order of the table."""
    tallies = {level: _Tally() for level in table}
    reasons: Counter[str] = Counter(dict.fromkeys(_reasons(game), 0))
    began = time.perf_counter()
    for number in range(games):
        if progress is not None:
            progress(table, number)
        turned = number % len(table)
        levels = table[-turned:] + table[:-turned] if turned else table
        state, made = play_at(game, options, players_at(game, levels, seed, number), seed, number)
        result = game.result(state)
        assert result is not None
        reasons[_reason(game, state, result.reason)] += 1
        rounds = _rounds(game, state)
        for seat, level in enumerate(levels):
            tallies[level].add(result, seat, made[seat], rounds[seat] if rounds else 0)
    seconds = time.perf_counter() - began
    decisions = sum(tally.decisions for tally in tallies.values())
    ends = {
        "reasons": {reason: n / games for reason, n in reasons.items()},
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
    }
    return {level: {**tally.figures(), **ends} for level, tally in tallies.items()}


class _Tally:
    """What became of all the seats that one level played."""

    def __init__(self) -> None:
        self.points: list[int] = []
        self.places: Counter[int] = Counter()
        self.decisions = 0
        self.rounds = 0

    def add(self, result: Result, seat: int, decisions: int, rounds: int) -> None:
        """Count one seat of one game."""
        self.points.append(result.points[seat])
        self.places[result.places[seat]] += 1
        self.decisions += decisions
        self.rounds += rounds

    def figures(self) -> dict[str, Any]:
        """Return them as `simulate` tells them."""
        points = sorted(self.points)
        found = {
            "mean": round(statistics.fmean(points), 3),
            "median": statistics.median(points),
            "p90": _percentile(points, 90),
            "p99": _percentile(points, 99),
            "max": points[-1],
            "places": {str(place): n / len(points) for place, n in sorted(self.places.items())},
            "decisions": self.decisions,
        }
        if self.rounds:
            found["points_a_round"] = round(sum(points) / self.rounds, 4)
        return found


def players_at(
    game: Game, levels: Sequence[str], seed: int, number: int
) -> tuple[Player[Any, Any], ...]:
    """Return the players of a table, by seat, for game `number` of a seed.

    In Your Worst Nightmare different persons sit there; but where all guess blindly nobody's taste
    matters, so there nobody has one.
    """
    if game.id != "worst" or set(levels) == {"random"}:
        return tuple(player_of(game.id, level) for level in levels)
    people = list(personas())
    Random(mix(mix(seed, _PEOPLE), number)).shuffle(people)
    moods = mix(mix(seed, _MOODS), number)
    return tuple(
        player_for(level, person, moods) for level, person in zip(levels, people, strict=False)
    )


def play_out(
    game: Game, options: Any, seats: int, player: Player[Any, Any], seed: int, number: int
) -> tuple[Any, int]:
    """Play game `number` of a seed to its end; return the last state and the decisions it took.

    Every seat is played by the same player, and is shown its view alone.
    """
    state, made = play_at(game, options, (player,) * seats, seed, number)
    return state, sum(made)


def play_at(
    game: Game, options: Any, players: Sequence[Player[Any, Any]], seed: int, number: int
) -> tuple[Any, list[int]]:
    """The same with a player for each seat; return the decisions by seat."""
    chance = SeededChance(mix(mix(seed, _DICE), number) & MAX_SEED)
    mood = Random(mix(mix(seed, _MOODS), number))
    waiting, view, legal, play = game.waiting, game.view, game.legal, game.play
    choose = [player.choose for player in players]
    state = game.start(options, len(players), chance).state
    made = [0] * len(players)
    while owing := waiting(state):
        seat = owing[0]
        decision = choose[seat](view(state, seat), legal(state, seat), mood)
        state = play(state, decision, chance).state
        made[seat] += 1
    return state, made


def _rounds(game: Game, state: Any) -> list[int]:
    """Return how many guesses each seat has read out; nothing in games without any."""
    if game.id != "worst":
        return []
    read = [reading for past in (*state.past, state) for reading in past.readings]
    return [sum(each.evaluator == seat for each in read) for seat in range(state.seats)]


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
