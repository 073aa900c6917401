"""Decks of one's own Fear cards: taken in from odd files, kept, listed with faults (R-Y11)."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from yournightmare.games.worst import choices
from yournightmare.games.worst.rules import MIN_DECK
from yournightmare.games.worst.state import MAX_DECK
from yournightmare.sessions import feardecks, paths
from yournightmare.sessions.feardecks import (
    FearDeck,
    FearDeckError,
    LineFault,
    decks,
    delete_deck,
    load_deck,
    own_decks_dir,
    read_deck,
    save_deck,
    take_in,
)

EIGHT = tuple(f"Fear of the number {n}" for n in range(1, 9))
TEXT = "\n".join(EIGHT)


@pytest.fixture(autouse=True)
def own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.DATA_DIR_VARIABLE, str(tmp_path / "data"))


def given_file(folder: Path, content: str | bytes, name: str = "Our fears.txt") -> Path:
    file = folder / name
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return file


def refusal(file: Path) -> str:
    with pytest.raises(FearDeckError) as caught:
        take_in(file)
    assert caught.value.file == file
    assert str(file) in str(caught.value)
    return caught.value.text


# Text files


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_a_text_file_has_one_fear_a_line(ends: str, mark: str, tmp_path: Path) -> None:
    text = mark + ends.join(["# ours", EIGHT[0], "", "  ", *EIGHT[1:], ""])
    taken = take_in(given_file(tmp_path, text))
    assert taken.deck == FearDeck("Our fears", EIGHT)
    assert taken.left_out == ()
    assert taken.left_out_count == 0


def test_titles_are_cleaned_as_names_are(tmp_path: Path) -> None:
    odd = [
        "  Two \t blanks ",
        "Zoë’s Käse",
        "蜘蛛",
        "🦇👨‍👩‍👧",
        "<b>bold</b>",
        'say "hi", then',
        "turn\u202eed",
    ]
    taken = take_in(given_file(tmp_path, "\n".join([*odd, *EIGHT])))
    cleaned = (
        "Two blanks",
        "Zoë’s Käse",
        "蜘蛛",
        "🦇👨‍👩‍👧",
        "<b>bold</b>",
        'say "hi", then',
        "turned",
    )
    assert taken.deck.cards[:7] == cleaned


def test_lines_that_cannot_be_cards_are_left_out_and_named(tmp_path: Path) -> None:
    bad = ["x" * 65, "bell\x07", "nul\0", "\u200b", EIGHT[0].upper(), "y" * 1_000_000]
    taken = take_in(given_file(tmp_path, "\n".join([*EIGHT, *bad])))
    assert taken.deck.cards == EIGHT
    assert taken.left_out_count == len(bad)
    assert [(out.line, out.fault, out.first) for out in taken.left_out] == [
        (9, LineFault.TOO_LONG, None),
        (10, LineFault.CONTROL, None),
        (11, LineFault.CONTROL, None),
        (12, LineFault.BLANK, None),
        (13, LineFault.TWICE, 1),
        (14, LineFault.TOO_LONG, None),
    ]
    assert str(taken.left_out[4]) == "line 13: this fear is in the deck already (line 1)"
    assert all(len(out.text) <= 60 for out in taken.left_out)


def test_seven_different_fears_are_too_few(tmp_path: Path) -> None:
    file = given_file(tmp_path, "\n".join([*EIGHT[:7], EIGHT[0]]))
    with pytest.raises(
        FearDeckError, match="at least 8 different fears, and this file has 7"
    ) as it:
        take_in(file)
    assert [(out.line, out.fault) for out in it.value.left_out] == [(8, LineFault.TWICE)]


def test_a_deck_has_bounds(tmp_path: Path) -> None:
    most = "\n".join(f"fear {n}" for n in range(MAX_DECK))
    assert len(take_in(given_file(tmp_path, most)).deck.cards) == MAX_DECK
    more = refusal(given_file(tmp_path, f"{most}\none more"))
    assert more == "a deck has at most 1000 fears, and this file has more"


def test_a_hundred_thousand_lines_are_read_in_a_moment(tmp_path: Path) -> None:
    lines = [EIGHT[n % 8] for n in range(feardecks.MAX_LINES)]
    file = given_file(tmp_path, "\n".join(lines) + "\n")
    start = time.perf_counter()
    taken = take_in(file)
    assert time.perf_counter() - start < 20
    assert taken.deck.cards == EIGHT
    assert taken.left_out_count == feardecks.MAX_LINES - 8
    assert len(taken.left_out) == feardecks.MAX_NAMED
    assert "100000 lines" in refusal(given_file(tmp_path, "\n".join([*lines, "x", "y"])))


@pytest.mark.parametrize("name", ["fears.txt", "fears.csv"])
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "it is empty"),
        (b"\xef\xbb\xbf", "this file has 0"),
        (b"\n\r\n \n", "this file has 0"),
        (TEXT.encode("utf-16"), "UTF-16; save it as UTF-8"),
        (TEXT.encode("utf-16-le"), "UTF-16; save it as UTF-8"),
        (TEXT.encode("utf-16-be"), "UTF-16; save it as UTF-8"),
        (TEXT.encode("utf-32"), "UTF-16; save it as UTF-8"),
        (f"{TEXT}\r\nKäse".encode("cp1252"), "line 9 is not UTF-8 text"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "line 1 is not UTF-8 text"),
        (b"a\n\xed\xa0\x80", "line 2 is not UTF-8 text"),
        (b"x" * (feardecks.MAX_BYTES + 1), "it is larger than 8 MB"),
        (b"y" * 1_000_000, "this file has 0"),
        (b'"' * 200_001, "this file has 0"),
    ],
)
def test_files_that_are_no_decks(content: bytes, said: str, name: str, tmp_path: Path) -> None:
    assert said in refusal(given_file(tmp_path, content, name))


def test_what_is_not_a_file_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path) == "it is not a file"
    assert refusal(tmp_path / "nowhere.txt") == "there is no such file"
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.txt")
        assert refusal(tmp_path / "pipe.txt") == "it is not a file"


def test_the_name_is_the_files_or_a_given_one(tmp_path: Path) -> None:
    file = given_file(tmp_path, TEXT)
    assert take_in(file, " Ours  ").deck.name == "Ours"
    with pytest.raises(FearDeckError, match="can't have this name"):
        take_in(file, "")


# CSV files


@pytest.mark.parametrize("mark", [",", ";", "\t"])
@pytest.mark.parametrize("heading", ["Title", "fear", "Angst", '"Titel"'])
def test_a_csv_file_says_which_column_has_the_fears(
    mark: str, heading: str, tmp_path: Path
) -> None:
    rows = [mark.join(("No", heading, "Note"))]
    rows += [mark.join((str(n), f'"{title}"', "")) for n, title in enumerate(EIGHT)]
    rows += [mark.join(("", "", "")), mark.join(("9", '"a ""b"" , ; c"', "x"))]
    taken = take_in(given_file(tmp_path, "\ufeff" + "\r\n".join(rows), "deck.CSV"))
    assert taken.deck.cards == (*EIGHT, 'a "b" , ; c')
    assert taken.left_out == ()


def test_a_csv_file_of_one_column_needs_no_heading(tmp_path: Path) -> None:
    rows = [*EIGHT, "Paper cut, then lemon", '"Quoted; and ""so"""', "Empty columns;;;", "#1 fear"]
    taken = take_in(given_file(tmp_path, "\n".join(rows), "deck.csv"))
    last = ("Paper cut, then lemon", 'Quoted; and "so"', "Empty columns", "#1 fear")
    assert taken.deck.cards == EIGHT + last


def test_bad_rows_of_a_csv_file_are_named(tmp_path: Path) -> None:
    rows = ["No,Title", *(f"{n},{title}" for n, title in enumerate(EIGHT))]
    rows += ["9,Paper cut, then lemon", '10,"open', "11,", "12", '13,"a"b', "14,nul\0"]
    taken = take_in(given_file(tmp_path, "\n".join(rows), "deck.csv"))
    assert taken.deck.cards == EIGHT
    assert [(out.line, out.fault) for out in taken.left_out] == [
        (10, LineFault.CELLS),
        (11, LineFault.QUOTES),
        (12, LineFault.BLANK),
        (13, LineFault.BLANK),
        (14, LineFault.QUOTES),
        (15, LineFault.CONTROL),
    ]


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    content=st.binary(max_size=300)
    | st.lists(st.text(max_size=20), min_size=8, max_size=30).map(lambda t: "\n".join(t).encode()),
    csv=st.booleans(),
)
def test_whatever_is_in_a_file_gives_a_deck_or_a_reason(
    content: bytes, csv: bool, tmp_path: Path
) -> None:
    file = given_file(tmp_path, content, "odd.csv" if csv else "odd.txt")
    try:
        taken = take_in(file)
    except FearDeckError:
        return
    assert len(taken.deck.cards) >= MIN_DECK
    assert all(choices.is_title(card) for card in taken.deck.cards)
    assert choices.are_different(taken.deck.cards)
    assert read_deck(save_deck(taken.deck, replace=True)) == taken.deck


# Kept decks


@pytest.mark.parametrize("name", ["Ours", "Zoë 花子 🦇", "con", "..", "a/b\\c:d", "x" * 64])
def test_a_deck_is_kept_and_found_by_its_name(name: str) -> None:
    deck = FearDeck(name, (*EIGHT, 'quote " and \\ and 🦇'))
    assert decks() == []
    file = save_deck(deck)
    assert file.parent == own_decks_dir()
    assert [entry.name for entry in own_decks_dir().iterdir()] == [file.name]
    assert load_deck(name) == deck
    with pytest.raises(FearDeckError, match="already"):
        save_deck(FearDeck(name.upper(), EIGHT))
    assert save_deck(FearDeck(name, EIGHT), replace=True) == file
    assert load_deck(name).cards == EIGHT
    delete_deck(name)
    assert decks() == []
    with pytest.raises(FearDeckError, match="no deck named"):
        delete_deck(name)
    with pytest.raises(FearDeckError, match="no deck named"):
        load_deck(name)


def test_names_that_look_alike_as_files_stay_apart() -> None:
    for name in ("Ours!", "Ours?", "恐"):
        save_deck(FearDeck(name, EIGHT))
    assert [found.name for found in decks()] == ["Ours!", "Ours?", "恐"]


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        (FearDeck("", EIGHT), "this name"),
        (FearDeck(" Ours", EIGHT), "this name"),
        (FearDeck("Ours", EIGHT[:7]), "8 to 1000 fears, not 7"),
        (FearDeck("Ours", tuple(map(str, range(1001)))), "not 1001"),
        (FearDeck("Ours", (*EIGHT, "")), "card 9: a fear needs"),
        (FearDeck("Ours", (*EIGHT, " a")), "card 9: it holds a blank"),
        (FearDeck("Ours", (*EIGHT, "\ud800")), "card 9: a fear can't hold"),
        (FearDeck("Ours", (*EIGHT, EIGHT[1].upper())), r"card 9: this fear .* \(card 2\)"),
    ],
)
def test_a_deck_that_makes_no_sense_is_not_kept(deck: FearDeck, said: str) -> None:
    with pytest.raises(FearDeckError, match=said):
        save_deck(deck)
    assert decks() == []


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"name = 'x'",
        b"name = 'x'\ncards = 3",
        b"name = 'x'\ncards = [1, 2, 3, 4, 5, 6, 7, 8]",
        b"name = 'x'\ncards = ['a','b','c','d','e','f','g','h']\nmore = 1",
        b"name = 'x'\ncards = ['a','b','c','d','e','f','g','A']",
        b"x = " + b"[" * 100_000,
        b"\xff",
        b"\0",
        b"#" * (feardecks.MAX_BYTES + 1),
    ],
)
def test_a_damaged_deck_is_listed_with_its_fault_and_left_alone(content: bytes) -> None:
    save_deck(FearDeck("Good", EIGHT))
    file = own_decks_dir() / "deck-bad.toml"
    file.write_bytes(content)
    bad, good = decks()
    assert (good.name, good.error) == ("Good", None)
    assert (bad.name, bad.deck) == ("deck-bad", None)
    assert bad.error is not None
    assert bad.error.file == file
    with pytest.raises(FearDeckError):
        load_deck("deck-bad")
    assert file.read_bytes() == content


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    with pytest.raises(FearDeckError, match="it can't be written"):
        save_deck(FearDeck("Ours", EIGHT))
    assert decks() == []


def test_a_failed_write_keeps_the_old_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    file = save_deck(FearDeck("Ours", EIGHT))
    before = file.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FearDeckError, match="No space left"):
        save_deck(FearDeck("Ours", EIGHT[::-1]), replace=True)
    assert file.read_bytes() == before
    assert list(own_decks_dir().iterdir()) == [file]
