"""What can be agreed before a game: each game's options in one table, and how they stand now.

An option is a switch, a number within bounds, or one of a few choices. Its default is the ruling's,
and so are its bounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec
from PySide6.QtCore import QObject

from yournightmare.games.endless.nightmares import CELLS, in_play
from yournightmare.games.tricks.state import TOTALS
from yournightmare.games.tricks.state import Options as TricksOptions
from yournightmare.games.worst.rules import TARGET
from yournightmare.games.worst.state import Options as WorstOptions
from yournightmare.models.endless import words
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, say

CONTEXT: Final = "NewGame"
Value = bool | int | str | tuple[str, ...]


class Option(msgspec.Struct, frozen=True):
    """One option. `bounds` and `choices` (value, title, explanation) belong to their kinds.

    Of `cells` some are chosen, each by a switch; they are named in `models.endless.words`. `only`
    names an option and the values with which this one means anything; else it isn't shown.
    """

    key: str
    title: str
    text: str
    kind: Literal["switch", "number", "choice", "cells"] = "switch"
    default: bool | int | str | tuple[str, ...] = False
    bounds: tuple[int, int] = (0, 0)
    choices: tuple[tuple[str, str, str], ...] = ()
    only: tuple[str, tuple[str | bool, ...]] | None = None


CELL: Final = "cell:"
"""Begins the key of one cell's switch."""


OPTIONS: Final[dict[str, tuple[Option, ...]]] = {
    "endless": (
        Option(
            "strategist",
            QT_TRANSLATE_NOOP("NewGame", "Strategist"),
            QT_TRANSLATE_NOOP(
                "NewGame", "You choose each Nightmare, none twice until all are used."
            ),
        ),
        Option(
            "veterans",
            QT_TRANSLATE_NOOP("NewGame", "Veterans"),
            QT_TRANSLATE_NOOP("NewGame", "The Shadow starts only five fields behind you."),
        ),
        Option(
            "own_dice",
            QT_TRANSLATE_NOOP("NewGame", "Own dice"),
            QT_TRANSLATE_NOOP("NewGame", "You throw a real die and enter what it shows."),
        ),
        Option(
            "active",
            QT_TRANSLATE_NOOP("NewGame", "Basic or active game"),
            "",
            kind="choice",
            default="none",
            choices=(
                (
                    "none",
                    QT_TRANSLATE_NOOP("NewGame", "Basic"),
                    QT_TRANSLATE_NOOP("NewGame", "The die alone decides."),
                ),
                (
                    "all",
                    QT_TRANSLATE_NOOP("NewGame", "Active"),
                    QT_TRANSLATE_NOOP("NewGame", "Flick the die, stop the clock, breathe."),
                ),
                (
                    "mixed",
                    QT_TRANSLATE_NOOP("NewGame", "Mixed by coins"),
                    QT_TRANSLATE_NOOP("NewGame", "A coin for each Nightmare."),
                ),
                (
                    "chosen",
                    QT_TRANSLATE_NOOP("NewGame", "Mixed by hand"),
                    QT_TRANSLATE_NOOP("NewGame", "You choose for each Nightmare."),
                ),
            ),
        ),
        Option(
            "cells",
            QT_TRANSLATE_NOOP("NewGame", "Which are active?"),
            "",
            kind="cells",
            default=(),
            only=("active", ("chosen",)),
        ),
        Option(
            "steady_hands",
            QT_TRANSLATE_NOOP("NewGame", "Steady hands"),
            QT_TRANSLATE_NOOP("NewGame", "A die stands in for every test of skill."),
            only=("active", ("all", "mixed", "chosen")),
        ),
        Option(
            "left_handed",
            QT_TRANSLATE_NOOP("NewGame", "Left-handed"),
            QT_TRANSLATE_NOOP("NewGame", "Fraud asks for your weaker hand: then the right one."),
            only=("active", ("all", "mixed", "chosen")),
        ),
    ),
    "worst": (
        Option(
            "target",
            QT_TRANSLATE_NOOP("NewGame", "Points to win"),
            QT_TRANSLATE_NOOP("NewGame", "Thirteen, of course. Fewer make a short evening."),
            kind="number",
            default=WorstOptions().target,
            bounds=(TARGET[0], TARGET[-1]),
        ),
        Option(
            "end",
            QT_TRANSLATE_NOOP("NewGame", "The end"),
            "",
            kind="choice",
            default="first to target",
            choices=(
                (
                    "first to target",
                    QT_TRANSLATE_NOOP("NewGame", "At once"),
                    QT_TRANSLATE_NOOP("NewGame", "Whoever gets there first has won."),
                ),
                (
                    "finish the round",
                    QT_TRANSLATE_NOOP("NewGame", "After the round"),
                    QT_TRANSLATE_NOOP(
                        "NewGame", "All read out first; then the highest total wins."
                    ),
                ),
            ),
        ),
        Option(
            "targets",
            QT_TRANSLATE_NOOP("NewGame", "Whose fears you guess"),
            "",
            kind="choice",
            default="cycle",
            choices=(
                (
                    "cycle",
                    QT_TRANSLATE_NOOP("NewGame", "Everybody in turn"),
                    QT_TRANSLATE_NOOP("NewGame", "Nobody twice before all the others once."),
                ),
                (
                    "free afterwards",
                    QT_TRANSLATE_NOOP("NewGame", "Free later"),
                    QT_TRANSLATE_NOOP(
                        "NewGame", "Once you have guessed at everybody, as you like."
                    ),
                ),
            ),
        ),
        Option(
            "own_cards",
            QT_TRANSLATE_NOOP("NewGame", "Real cards on the table"),
            QT_TRANSLATE_NOOP(
                "NewGame", "You turn over real cards and type in what stands on them."
            ),
        ),
    ),
    "tricks": (
        Option(
            "until_total",
            QT_TRANSLATE_NOOP("NewGame", "Play to a total"),
            QT_TRANSLATE_NOOP(
                "NewGame",
                "Otherwise there are 6 rounds with three or six players, 8 with four, 5 with five.",
            ),
        ),
        Option(
            "total",
            QT_TRANSLATE_NOOP("NewGame", "The total"),
            QT_TRANSLATE_NOOP("NewGame", "The game ends after the round in which somebody has it."),
            kind="number",
            default=TricksOptions().total,
            bounds=(TOTALS[0], TOTALS[-1]),
            only=("until_total", (True,)),
        ),
        Option(
            "score_sheet",
            QT_TRANSLATE_NOOP("NewGame", "Score sheet"),
            QT_TRANSLATE_NOOP(
                "NewGame", "You play with the real cards, and the program keeps the points."
            ),
        ),
    ),
}


class OptionRow(msgspec.Struct, frozen=True):
    """One option as it stands; `choices` are `{value, text, note}` for a row of stones.

    `number` is what is written in its box, and `fault` what is wrong with that. `cells` are
    `{key, text, note, is_on, can_choose}`.
    """

    key: str
    kind: str
    title: str
    explanation: str
    is_on: bool
    number: str
    fault: str
    value: str
    choices: tuple[dict[str, str], ...]
    cells: tuple[dict[str, str | bool], ...]
    is_shown: bool


class OptionsModel(RowsModel[OptionRow]):
    """The options of the game being set up, and what has been chosen."""

    row_type = OptionRow

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game_id = ""
        self._values: dict[str, Value] = {}
        self._typed: dict[str, str] = {}

    @property
    def values(self) -> Mapping[str, Value]:
        """The options by their keys; a number that is amiss is the last one that wasn't.

        What isn't shown stands at its default.
        """
        return {
            option.key: self._values[option.key] if self._is_shown(option) else option.default
            for option in OPTIONS.get(self._game_id, ())
        }

    def _is_shown(self, option: Option) -> bool:
        return option.only is None or self._values[option.only[0]] in option.only[1]

    @property
    def fault(self) -> str:
        """What is wrong with the first number that is amiss, in words; empty if none is."""
        return next((row.fault for row in self.rows if row.fault), "")

    def set_game(self, game_id: str) -> None:
        """Begin with a game's defaults."""
        self._game_id = game_id
        self._values = {option.key: option.default for option in OPTIONS.get(game_id, ())}
        self._typed = {}

    def choose(self, key: str, value: bool | str) -> None:
        """Set a switch or a choice; what isn't an option or a choice of it changes nothing."""
        if key.startswith(CELL):
            self._choose_cell(key.removeprefix(CELL), value is True)
            return
        option = self._option(key)
        if option is None or option.kind == "number" or type(value) is not type(option.default):
            return
        if option.kind == "switch" or value in [choice[0] for choice in option.choices]:
            self._values[key] = value

    def _choose_cell(self, cell: str, is_on: bool) -> None:
        chosen = self._values.get("cells")
        if isinstance(chosen, tuple) and cell in CELLS:
            self._values["cells"] = tuple(
                each for each in CELLS if (is_on if each == cell else each in chosen)
            )

    def write(self, key: str, text: str) -> None:
        """Write into a number's box; it counts once it lies within its bounds."""
        option = self._option(key)
        if option is None or option.kind != "number":
            return
        self._typed[key] = text[:9]
        number = _number(text)
        if number is not None and option.bounds[0] <= number <= option.bounds[1]:
            self._values[key] = number

    def step(self, key: str, by: int) -> None:
        """Change a number by so much, within its bounds."""
        option = self._option(key)
        if option is None or option.kind != "number":
            return
        least, most = option.bounds
        now = self._values[key]
        number = min(max((now if isinstance(now, int) else least) + by, least), most)
        self._values[key] = number
        self._typed[key] = str(number)

    def lay_out(self) -> None:
        """Show them in the language of the moment."""
        self.show([self._row(option) for option in OPTIONS.get(self._game_id, ())])

    def _option(self, key: str) -> Option | None:
        return next((o for o in OPTIONS.get(self._game_id, ()) if o.key == key), None)

    def _row(self, option: Option) -> OptionRow:
        value = self._values[option.key]
        is_number = option.kind == "number"
        is_shown = self._is_shown(option)
        typed = self._typed.get(option.key, str(value)) if is_number else ""
        return OptionRow(
            key=option.key,
            kind=option.kind,
            title=say(CONTEXT, option.title),
            explanation=say(CONTEXT, option.text) if option.text else "",
            is_on=value is True,
            number=typed,
            fault=_fault(option, typed) if is_number and is_shown else "",
            value=value if isinstance(value, str) else "",
            choices=tuple(
                {"value": key, "text": say(CONTEXT, title), "note": say(CONTEXT, note)}
                for key, title, note in option.choices
            ),
            cells=_cells(value) if isinstance(value, tuple) else (),
            is_shown=is_shown,
        )


_ASKED: Final = {
    "blindness": QT_TRANSLATE_NOOP(
        "NewGame", "Active it is Blindness: point at the die in the dark."
    ),
    "active_buried_alive": QT_TRANSLATE_NOOP(
        "NewGame", "Active: break a lid with a throw between nails."
    ),
    "active_decay": QT_TRANSLATE_NOOP("NewGame", "Active: flick the die past teeth."),
    "drowning": QT_TRANSLATE_NOOP("NewGame", "Active it is Drowning: hold your breath."),
    "active_fraud": QT_TRANSLATE_NOOP("NewGame", "Active: flick the die with your other hand."),
    "active_monsters": QT_TRANSLATE_NOOP("NewGame", "Active: flick the die past monsters."),
    "active_old_factory": QT_TRANSLATE_NOOP("NewGame", "Active: the belt runs by the clock."),
    "active_spiders": QT_TRANSLATE_NOOP("NewGame", "Active: flick the die past spiders."),
    "active_final_exam": QT_TRANSLATE_NOOP("NewGame", "Active: stop a clock just in time."),
}
"""What the active Nightmares ask of the hand, and how they are called if otherwise than before."""


def _cells(chosen: tuple[str, ...]) -> tuple[dict[str, str | bool], ...]:
    """Return the twelve cells of the Nightmare table as they stand, the left column first."""
    basic, active = (in_play(cells) for cells in ((), CELLS))
    return tuple(
        {
            "key": CELL + cell,
            "text": words.nightmare(other if cell in chosen else own),
            "note": say(CONTEXT, _ASKED[other]) if other in _ASKED else "",
            "is_on": cell in chosen and own != other,
            "can_choose": own != other,
        }
        for cell, own, other in zip(CELLS, basic, active, strict=True)
    )


def _number(text: str) -> int | None:
    tidy = text.strip()
    return int(tidy) if tidy.isascii() and tidy.isdigit() and len(tidy) <= 4 else None


def _fault(option: Option, typed: str) -> str:
    number = _number(typed)
    least, most = option.bounds
    if number is not None and least <= number <= most:
        return ""
    text = QT_TRANSLATE_NOOP("NewGame", "A whole number from {least} to {most}.")
    return say(CONTEXT, text, least=least, most=most)
