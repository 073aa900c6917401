"""Decks of one's own Fear cards: taken in from a text or CSV file, kept in a folder (R-Y11).

A text file has one fear a line; a line that begins with `#` is a remark. A CSV file (`.csv` or
`.tsv`) either has one column, or a first line that heads the column of the fears with "title",
"fear" or "card" (German: "Titel", "Angst", "Karte"); comma, semicolon or tab part the cells, and
the other columns are passed over. Both are UTF-8, with or without a byte order mark. Blank lines
don't count.

Titles are cleaned as names are. Lines that can't be cards, and those that repeat an earlier card,
are left out and named by their number; the others make the deck, if at least eight are left. A
whole file is refused if its text can't be read, or if it is beyond the bounds below.

Kept decks are TOML files of a name and the titles in the data directory, written whole or not at
all and read strictly.
"""

from __future__ import annotations

import csv
import re
import tomllib
from collections.abc import Iterable, Iterator
from enum import StrEnum
from pathlib import Path
from typing import Final

import msgspec

from yournightmare.games.wording import Worded
from yournightmare.games.worst.decisions import MAX_TITLE
from yournightmare.games.worst.rules import MIN_DECK
from yournightmare.games.worst.state import MAX_DECK
from yournightmare.sessions import names, paths
from yournightmare.sessions.faults import NOT_A_DECK, NOT_TOML, UNREADABLE, UNREMOVABLE, UNWRITABLE
from yournightmare.sessions.names import NameRefusal

MAX_BYTES: Final = 8_000_000
MAX_LINES: Final = 100_000
MAX_NAMED: Final = 100
"""So many lines left out are named; the rest are only counted."""

_SHOWN: Final = 60
_NO_MARK: Final = "\x1f"
"""Parts cells where nothing does: no card can hold it."""
_HEADINGS: Final = frozenset(
    ("title", "titles", "fear", "fears", "card", "cards", "titel", "angst", "ängste", "karte")
)


class LineFault(StrEnum):
    """Why a line is left out of a deck."""

    BLANK = "a fear needs at least one visible letter"
    TOO_LONG = "a fear has at most 64 letters"
    CONTROL = "a fear can't hold control characters"
    TWICE = "this fear is in the deck already"
    QUOTES = "its quotation marks don't match"
    CELLS = "it has more cells than the first line has headings"


_FAULTS: Final = {
    NameRefusal.BLANK: LineFault.BLANK,
    NameRefusal.TOO_LONG: LineFault.TOO_LONG,
    NameRefusal.CONTROL: LineFault.CONTROL,
    NameRefusal.BROKEN: LineFault.CONTROL,
}


class LeftOut(msgspec.Struct, frozen=True):
    """A line that is not in the deck: its number from 1, its beginning, why; for a repeated card
    the `first` line that has it."""

    line: int
    text: str
    fault: LineFault
    first: int | None = None

    def __str__(self) -> str:
        again = f" (line {self.first})" if self.first else ""
        return f"line {self.line}: {self.fault}{again}"


class FearDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck of one's own: a name and the titles of its cards, which are their ids as well."""

    name: str
    cards: tuple[str, ...]


class TakenIn(msgspec.Struct, frozen=True):
    """What a text or CSV file gave: the deck, the lines left out, and how many they are in all."""

    deck: FearDeck
    left_out: tuple[LeftOut, ...]
    left_out_count: int


class FearDeckError(ValueError):
    """A deck that can't be used: which file, why, and the lines left out if there were too many."""

    def __init__(self, file: Path | None, text: str, left_out: tuple[LeftOut, ...] = ()) -> None:
        super().__init__(f"{file}: {text}" if file else text)
        self.file = file
        self.text = text
        self.left_out = left_out


class DeckFile(msgspec.Struct, frozen=True):
    """A kept deck: `deck` is None exactly if there is an `error`."""

    name: str
    file: Path
    deck: FearDeck | None
    error: FearDeckError | None


# Taking in a text or CSV file


def take_in(file: Path, name: str | None = None) -> TakenIn:
    """Return the deck in a text or CSV file, named after the file unless a `name` is given.

    Nothing is kept yet. Raises `FearDeckError`.
    """
    lines = _lines(_text(file), file)
    is_csv = file.suffix.lower() in (".csv", ".tsv")
    titles = _csv_titles(lines) if is_csv else _text_titles(lines)
    cards, left_out, count = _cards(titles)
    if len(cards) < MIN_DECK:
        few = "a deck needs at least {least} different fears, and this file has {count}"
        raise FearDeckError(file, Worded(few, least=MIN_DECK, count=len(cards)), left_out)
    if len(cards) > MAX_DECK:
        many = "a deck has at most {most} fears, and this file has more"
        raise FearDeckError(file, Worded(many, most=MAX_DECK))
    try:
        clean_name = names.clean(file.stem if name is None else name)
    except names.NameRefused as refused:
        text = Worded("the deck can't have this name: {reason}", reason=refused.reason)
        raise FearDeckError(file, text) from None
    return TakenIn(FearDeck(clean_name, cards), left_out, count)


class Typed(msgspec.Struct, frozen=True):
    """What a text of one fear a line gives: the cards, the lines left out, how many in all.

    `remarks` are the lines that begin with `#`; a kept deck has none of them.
    """

    cards: tuple[str, ...]
    left_out: tuple[LeftOut, ...]
    left_out_count: int
    remarks: int = 0


def read_lines(text: str) -> Typed:
    """Return the cards in a text of one fear a line, as it is typed; any text gives something.

    No more than one card beyond `MAX_DECK` is looked for.
    """
    lines = re.split(r"\r\n|\r|\n", text)[:MAX_LINES]
    titles = _text_titles((n, line) for n, line in enumerate(lines, 1) if line.strip())
    return Typed(*_cards(titles), sum(map(_is_remark, lines)))


def _is_remark(line: str) -> bool:
    return line.lstrip().startswith("#")


def _text(file: Path) -> str:
    raw = _bounded(file)
    if not raw:
        raise FearDeckError(file, "it is empty")
    if _is_utf16(raw):
        raise FearDeckError(file, "its text is UTF-16; save it as UTF-8 and take it in again")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = _line_ends(raw[: error.start]) + 1
        text = "line {line} is not UTF-8 text; save the file as UTF-8 and take it in again"
        raise FearDeckError(file, Worded(text, line=line)) from None


def _bounded(file: Path) -> bytes:
    try:
        # Opening a pipe or a device could wait for ever.
        if not file.is_file():
            known = "it is not a file" if file.exists() else "there is no such file"
            raise FearDeckError(file, known)
        with file.open("rb") as stream:
            raw = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise FearDeckError(file, Worded(UNREADABLE, reason=error.strerror)) from None
    if len(raw) > MAX_BYTES:
        size = MAX_BYTES // 1_000_000
        raise FearDeckError(file, Worded("it is larger than {size} MB", size=size))
    return raw


def _is_utf16(raw: bytes) -> bool:
    """Tell UTF-16 by its mark, or without one by every second byte being 0, as in Latin text."""
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        return True
    start = raw[:2000]
    return max(start[0::2].count(0), start[1::2].count(0)) > len(start) // 4


def _line_ends(raw: bytes) -> int:
    return len(re.findall(rb"\r\n|\r|\n", raw))


def _lines(text: str, file: Path) -> list[tuple[int, str]]:
    """Return the lines that aren't blank, each with its number from 1."""
    lines = re.split(r"\r\n|\r|\n", text)
    if len(lines) > MAX_LINES + 1:
        raise FearDeckError(file, Worded("it has more than {most} lines", most=MAX_LINES))
    return [(number, line) for number, line in enumerate(lines, 1) if line.strip()]


def _text_titles(lines: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str | LineFault, str]]:
    for number, line in lines:
        if not _is_remark(line):
            yield number, line, line


def _csv_titles(lines: list[tuple[int, str]]) -> Iterator[tuple[int, str | LineFault, str]]:
    """Yield each line's number, its title or what is wrong with it, and the line as it stands."""
    mark, column, width = _heading(lines[0][1]) if lines else (None, 0, 1)
    for number, line in lines if mark is None else lines[1:]:
        # Without headings the line is one cell, whatever commas the title has in it; what a
        # spreadsheet adds for empty columns is taken off.
        cells = _cells(line.strip().rstrip(",;\t") if mark is None else line, mark or _NO_MARK)
        if cells is None:
            yield number, LineFault.QUOTES, line
        elif any(cell.strip() for cell in cells[width:]):
            yield number, LineFault.CELLS, line
        elif any(cell.strip() for cell in cells):
            yield number, cells[column] if column < len(cells) else "", line


def _heading(line: str) -> tuple[str | None, int, int]:
    """Return what parts the cells, the fears' column and the number of columns.

    Without headings nothing parts them: None.
    """
    for mark in "\t;,":
        cells = _cells(line, mark) or []
        for column, cell in enumerate(cells):
            if cell.strip().casefold() in _HEADINGS:
                return mark, column, len(cells)
    return None, 0, 1


def _cells(line: str, mark: str) -> list[str] | None:
    """Return a line's cells, or None if its quotation marks don't match."""
    if len(line) > csv.field_size_limit():
        return line.split(mark)  # Far too long for a card, which is found out later.
    try:
        return next(csv.reader([line], delimiter=mark, strict=True, skipinitialspace=True), [])
    except csv.Error:
        return None


def _cards(
    titles: Iterable[tuple[int, str | LineFault, str]],
) -> tuple[tuple[str, ...], tuple[LeftOut, ...], int]:
    """Return the cards, the first lines left out, and how many were left out in all."""
    seen: dict[str, int] = {}
    cards: list[str] = []
    left_out: list[LeftOut] = []
    count = 0
    for number, title, line in titles:
        card = _card(title)
        key = "" if isinstance(card, LineFault) else names.same_name(card)
        if isinstance(card, LineFault) or key in seen:
            count += 1
            fault = card if isinstance(card, LineFault) else LineFault.TWICE
            if count <= MAX_NAMED:
                left_out.append(LeftOut(number, line.strip()[:_SHOWN], fault, seen.get(key)))
            continue
        seen[key] = number
        cards.append(card)
        if len(cards) > MAX_DECK:
            break
    return tuple(cards), tuple(left_out), count


def _card(title: str | LineFault) -> str | LineFault:
    """Return the title as it stands on a card, or what is wrong with it."""
    if isinstance(title, LineFault):
        return title
    try:
        clean = names.clean(title)
    except names.NameRefused as refused:
        return _FAULTS[refused.reason]
    return clean if len(clean) <= MAX_TITLE else LineFault.TOO_LONG


# Kept decks


def own_decks_dir() -> Path:
    """Return where the person's own decks lie."""
    return paths.data_dir() / "fear-decks"


def decks() -> list[DeckFile]:
    """Return the person's own decks, by name, those with a fault among them."""
    try:
        files = sorted(own_decks_dir().glob("*.toml"))
    except OSError:
        files = []
    return sorted((_look(file) for file in files), key=lambda d: names.same_name(d.name))


def load_deck(name: str) -> FearDeck:
    """Return the kept deck of that name. Raises `FearDeckError`."""
    for found in decks():
        if found.name == name:
            if found.deck is None:
                raise found.error or FearDeckError(found.file, "it can't be read")
            return found.deck
    raise FearDeckError(None, Worded("you have no deck named {name}", name=repr(name)))


def read_deck(file: Path) -> FearDeck:
    """Return the deck in a kept file. Raises `FearDeckError`."""
    try:
        table = tomllib.loads(_bounded(file).decode("utf-8-sig"))
        deck = msgspec.convert(table, FearDeck)
    except UnicodeDecodeError:
        raise FearDeckError(file, "its text is not UTF-8") from None
    except RecursionError:
        raise FearDeckError(file, "it is nested too deeply") from None
    except msgspec.ValidationError as error:
        raise FearDeckError(file, Worded(NOT_A_DECK, reason=error)) from None
    except FearDeckError:
        raise
    except ValueError as error:
        raise FearDeckError(file, Worded(NOT_TOML, reason=error)) from None
    _check(deck, file)
    return deck


def save_deck(deck: FearDeck, replace: bool = False) -> Path:
    """Keep a deck and return its file.

    `replace` a deck of the same name, which is otherwise refused. Raises `FearDeckError`, also if
    it can't be written.
    """
    _check(deck, None)
    same = [d for d in decks() if names.same_name(d.name) == names.same_name(deck.name)]
    if same and not replace:
        raise FearDeckError(same[0].file, "you have a deck of this name already")
    file = same[0].file if same else _free_file(deck.name)
    try:
        _write(file, _toml(deck))
    except OSError as error:
        raise FearDeckError(file, Worded(UNWRITABLE, reason=error.strerror)) from None
    return file


def delete_deck(name: str) -> None:
    """Remove a kept deck. Sessions keep theirs: each holds its whole deck."""
    for found in decks():
        if found.name == name:
            try:
                found.file.unlink()
            except OSError as error:
                text = Worded(UNREMOVABLE, reason=error.strerror)
                raise FearDeckError(found.file, text) from None
            return
    raise FearDeckError(None, Worded("you have no deck named {name}", name=repr(name)))


def _check(deck: FearDeck, file: Path | None) -> None:
    if not names.is_clean(deck.name):
        raise FearDeckError(file, "the deck can't have this name")
    if not MIN_DECK <= len(deck.cards) <= MAX_DECK:
        text = "a deck has {least} to {most} fears, not {count}"
        count = len(deck.cards)
        raise FearDeckError(file, Worded(text, least=MIN_DECK, most=MAX_DECK, count=count))
    first: dict[str, int] = {}
    for number, title in enumerate(deck.cards, 1):
        card = _card(title)
        if isinstance(card, LineFault):
            raise FearDeckError(file, Worded(f"card {{card}}: {card}", card=number))
        if card != title:
            text = "card {card}: it holds a blank or a sign too many"
            raise FearDeckError(file, Worded(text, card=number))
        same = first.setdefault(names.same_name(card), number)
        if same != number:
            text = f"card {{card}}: {LineFault.TWICE} (card {{first}})"
            raise FearDeckError(file, Worded(text, card=number, first=same))


def _look(file: Path) -> DeckFile:
    try:
        deck = read_deck(file)
    except FearDeckError as error:
        return DeckFile(file.stem, file, None, error)
    return DeckFile(deck.name, file, deck, None)


def _free_file(name: str) -> Path:
    slug = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")[:40] or "fears"
    folder = own_decks_dir()
    for number in range(1, 10_000):
        # A word before the slug keeps clear of names that Windows reserves.
        file = folder / f"deck-{slug}{'' if number == 1 else f'-{number}'}.toml"
        if not file.exists():
            return file
    raise FearDeckError(folder, "there are too many decks of this name")


def _toml(deck: FearDeck) -> str:
    import tomlkit

    document = tomlkit.document()
    document.add(tomlkit.comment("A deck of Fear cards for Your Worst Nightmare."))
    document["name"] = deck.name
    cards = tomlkit.array()
    cards.extend(deck.cards)
    document["cards"] = cards.multiline(True)
    return tomlkit.dumps(document)


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    paths.write_whole(file, text.encode("utf-8"))
