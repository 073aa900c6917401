"""What can be agreed before a game: each game's options in one table, and how they stand now.

An option is a switch, a number within bounds, or one of a few choices. Its default is the ruling's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec
from PySide6.QtCore import QObject

from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, say

CONTEXT: Final = "NewGame"


class Option(msgspec.Struct, frozen=True):
    """One option. `bounds` and `choices` (value, title, explanation) belong to their kinds."""

    key: str
    title: str
    text: str
    kind: Literal["switch", "number", "choice"] = "switch"
    default: bool | int | str = False
    bounds: tuple[int, int] = (0, 0)
    choices: tuple[tuple[str, str, str], ...] = ()


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
    ),
    "worst": (
        Option(
            "target",
            QT_TRANSLATE_NOOP("NewGame", "Points to win"),
            QT_TRANSLATE_NOOP("NewGame", "Thirteen, of course. Fewer make a short evening."),
            kind="number",
            default=13,
            bounds=(5, 30),
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
            QT_TRANSLATE_NOOP("NewGame", "Own cards"),
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
                "NewGame", "Otherwise six rounds are played; eight by four, five by five."
            ),
        ),
        Option(
            "total",
            QT_TRANSLATE_NOOP("NewGame", "The total"),
            QT_TRANSLATE_NOOP("NewGame", "The game ends after the round in which somebody has it."),
            kind="number",
            default=25,
            bounds=(10, 60),
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

    `number` is what is written in its box, and `fault` what is wrong with that.
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


class OptionsModel(RowsModel[OptionRow]):
    """The options of the game being set up, and what has been chosen."""

    row_type = OptionRow

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game_id = ""
        self._values: dict[str, bool | int | str] = {}
        self._typed: dict[str, str] = {}

    @property
    def values(self) -> Mapping[str, bool | int | str]:
        """The options by their keys; a number that is amiss is the last one that wasn't."""
        return self._values

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
        option = self._option(key)
        if option is None or option.kind == "number" or type(value) is not type(option.default):
            return
        if option.kind == "switch" or value in [choice[0] for choice in option.choices]:
            self._values[key] = value

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
        number = min(max(int(self._values[key]) + by, least), most)
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
        typed = self._typed.get(option.key, str(value)) if is_number else ""
        return OptionRow(
            key=option.key,
            kind=option.kind,
            title=say(CONTEXT, option.title),
            explanation=say(CONTEXT, option.text) if option.text else "",
            is_on=value is True,
            number=typed,
            fault=_fault(option, typed) if is_number else "",
            value=value if isinstance(value, str) else "",
            choices=tuple(
                {"value": key, "text": say(CONTEXT, title), "note": say(CONTEXT, note)}
                for key, title, note in option.choices
            ),
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
