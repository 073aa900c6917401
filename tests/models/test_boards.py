"""The page of boards: what is typed is checked at every key, and no file is lost or overwritten."""

from __future__ import annotations

import errno
import os
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from yournightmare.games.endless.board import STRAIGHT, faults
from yournightmare.games.wording import Worded
from yournightmare.models import boardwords
from yournightmare.models.boarddraft import BoardDraft, number_of
from yournightmare.models.boards import Boards
from yournightmare.models.keptfiles import KeptModel
from yournightmare.sessions import boards, paths
from yournightmare.sessions.boards import BoardError
from yournightmare.sessions.faults import UNWRITABLE

STRICT = QAbstractItemModelTester.FailureReportingMode.Fatal


def draft_of(page: Boards) -> BoardDraft:
    draft = page.findChild(BoardDraft)
    assert isinstance(draft, BoardDraft)
    return draft


def lines_of(page: Boards) -> KeptModel:
    lines = page.property("lines")
    assert isinstance(lines, KeptModel)
    return lines


def own_page() -> tuple[Boards, BoardDraft]:
    page = Boards()
    assert page.copyStandard()
    return page, draft_of(page)


def write_file(name: str, text: str) -> Path:
    file = boards.own_boards_dir() / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def standard_text() -> str:
    return paths.resources("boards", "standard.toml").read_text(encoding="utf-8")


def test_the_standard_board_is_shown_and_stays(qtbot: QtBot) -> None:
    page = Boards()
    assert [line.title for line in lines_of(page).rows] == ["Standard board"]
    assert not page.property("isOwn")
    draft_of(page).write("circle.fields", "30")
    assert not page.save()
    assert page.remove() == ""
    assert paths.resources("boards", "standard.toml").read_text(encoding="utf-8") == standard_text()


def test_a_copy_is_one_s_own_and_ready(qtbot: QtBot) -> None:
    page, draft = own_page()
    assert page.property("isOwn")
    assert draft.property("fault") == ""
    assert not draft.property("isChanged")
    assert page.copyStandard()
    assert [line.title for line in lines_of(page).rows] == [
        "Standard board",
        "My board",
        "My board 2",
    ]


def test_saved_numbers_are_in_the_file(qtbot: QtBot) -> None:
    page, draft = own_page()
    draft.setProperty("name", "Attic")
    draft.write("circle.fields", "30")
    draft.step("circle.shadow_behind", 3)
    draft.write("tracks.fear.highest", " 9 ")
    draft.write("table.3.lowest", "−2")
    assert draft.property("isChanged")
    assert page.save()
    assert not draft.property("isChanged")
    board = boards.load_board("Attic")
    assert (board.circle.fields, board.circle.shadow_behind) == (30, 15)
    assert board.tracks.fear.highest == 9
    assert board.shadow_table[3].from_ == -2
    assert [b.name for b in boards.boards()] == ["standard", "Attic"]


FIELDS = "The circle has 6 to 60 fields."
BEHIND = "The Shadow starts 1 to 23 fields behind you."
HIGHEST = "The highest field is a number from 1 to 20."
START = "The start is a number from 0 to 6."
ALIVE = "The start is a number from 1 to 6: 0 ends the game."
STEPS = "The Shadow goes 0 to 24 steps."


def told_at(draft: BoardDraft) -> dict[str, str]:
    """What is told at each box, by the box; nothing where all is well."""
    found = {
        "name": draft.property("nameFault"),
        "circle.fields": draft.property("fieldsFault"),
        "circle.shadow_behind": draft.property("behindFault"),
    }
    for track in draft.property("tracks").rows:
        found[f"tracks.{track.key}.highest"] = track.highest_fault
        found[f"tracks.{track.key}.start"] = track.start_fault
    for number, row in enumerate(draft.property("table").rows):
        found[f"table.{number}.lowest"] = row.lowest_fault
        found[f"table.{number}.eyes"] = row.eyes_fault
    return {field: fault for field, fault in found.items() if fault}


def test_the_ring_shows_no_shadow_that_is_a_lap_behind(qtbot: QtBot) -> None:
    _page, draft = own_page()
    for fields, behind, shown in (("24", "99", 23), ("24", "7", 7), ("99", "99", 59), ("", "", 0)):
        draft.write("circle.fields", fields)
        draft.write("circle.shadow_behind", behind)
        assert draft.property("ringBehind") == shown


@pytest.mark.parametrize(
    ("field", "text", "fault", "title"),
    [
        ("circle.fields", "5", FIELDS, "Fields in the circle"),
        ("circle.fields", "61", FIELDS, "Fields in the circle"),
        ("circle.fields", "100000", FIELDS, "Fields in the circle"),
        ("circle.fields", "", FIELDS, "Fields in the circle"),
        ("circle.fields", "2.5", FIELDS, "Fields in the circle"),
        ("circle.shadow_behind", "0", BEHIND, "The Shadow's start"),
        ("circle.shadow_behind", "24", BEHIND, "The Shadow's start"),
        ("tracks.spells.highest", "0", HIGHEST, "Spells"),
        ("tracks.spells.highest", "21", HIGHEST, "Spells"),
        ("tracks.fear.start", "7", START, "Fear"),
        ("tracks.mind.start", "0", ALIVE, "Mind"),
        ("tracks.mind.start", "many", ALIVE, "Mind"),
        (
            "table.1.lowest",
            "5",
            "This row begins below the one above, from −96 to 4.",
            "Shadow table",
        ),
        (
            "table.0.lowest",
            "1000",
            "This row begins with a number from −95 to 999.",
            "Shadow table",
        ),
        ("table.0.eyes", "-1", STEPS, "Shadow table"),
        ("table.4.eyes", "25", STEPS, "Shadow table"),
        ("table.4.eyes", "x", STEPS, "Shadow table"),
    ],
)
def test_a_fault_says_at_its_field_what_is_allowed(
    qtbot: QtBot, field: str, text: str, fault: str, title: str
) -> None:
    page, draft = own_page()
    before = (boards.own_boards_dir() / "board-my-board.toml").read_bytes()
    draft.write(field, text)
    assert told_at(draft) == {field: fault}
    assert draft.property("fault") == f"Still to be mended: {title}."
    assert not page.save()
    assert (boards.own_boards_dir() / "board-my-board.toml").read_bytes() == before
    draft.giveUp()
    assert draft.property("fault") == ""
    assert told_at(draft) == {}


def test_all_faults_are_told_at_once(qtbot: QtBot) -> None:
    _, draft = own_page()
    draft.setProperty("name", " ")
    wrong = {
        "circle.fields": "x",
        "circle.shadow_behind": "60",
        "tracks.mind.highest": "0",
        "tracks.mind.start": "0",
        "tracks.fear.highest": "30",
        "tracks.fear.start": "21",
        "table.0.lowest": "",
        "table.0.eyes": "−1",
        "table.3.eyes": "many",
    }
    for field, text in wrong.items():
        draft.write(field, text)
    assert set(told_at(draft)) == {"name", *wrong}
    assert draft.property("fault") == (
        "Still to be mended: Name, Fields in the circle, The Shadow's start, Mind, Fear, "
        "Shadow table."
    )


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("   ", "A name needs at least one visible letter."),
        ("x" * 65, "A name has at most 64 letters."),
        ("a\x00b", "A name can't hold control characters."),
        ("Standard", "Another board has this name."),
        ("standard board", "Another board has this name."),
        ("ATTIC", "Another board has this name."),
    ],
)
def test_case_t2_a_name_that_can_t_be_is_refused(qtbot: QtBot, name: str, fault: str) -> None:
    boards.save_board(msgspec.structs.replace(boards.load_board(), name="Attic"))
    page, draft = own_page()
    draft.setProperty("name", name)
    assert draft.property("nameFault") == fault
    assert not page.save()


@pytest.mark.parametrize("name", ["Größe", "恐怖の盤", "Доска", "لوحة", "👻 board", "é" * 64])
def test_case_t1_names_of_all_kinds(qtbot: QtBot, name: str) -> None:
    page, draft = own_page()
    draft.setProperty("name", name)
    assert page.save()
    assert boards.load_board(name).name == name
    assert [b.name for b in boards.boards() if b.own] == [name]


def test_the_table_s_last_row_always_catches_the_rest(qtbot: QtBot) -> None:
    page, draft = own_page()
    for _ in range(10):
        draft.removeRow(0)
    assert draft.property("table").property("count") == 1
    assert draft.property("table").rows[0].told == "Every result"
    assert draft.property("fault") == ""
    while draft.addRow() >= 0:
        pass
    assert draft.property("table").property("count") == 20
    assert not draft.property("canAddRow")
    assert page.save()
    board = boards.load_board("My board")
    assert faults(board) == ()
    assert board.shadow_table[-1].from_ == -99


def test_the_table_says_what_it_catches(qtbot: QtBot) -> None:
    _, draft = own_page()
    told = [row.told for row in draft.property("table").rows]
    assert told == ["5 or more", "From 3 to 4", "From 1 to 2", "From −1 to 0", "Anything lower"]
    draft.write("table.1.lowest", "4")
    assert draft.property("table").rows[1].told == "Exactly 4"


def test_a_deleted_board_comes_back_byte_for_byte(qtbot: QtBot) -> None:
    file = write_file("hers.toml", standard_text().replace('"standard"', '"Hers"') + "# by hand\n")
    before = file.read_bytes()
    page = Boards()
    page.choose(str(file))
    draft_of(page).write("circle.fields", "33")
    assert "Hers" in page.remove()
    assert not file.exists()
    assert page.property("title") == "Standard board"
    assert draft_of(page).property("name") == "standard"
    assert page.bringBack()
    assert file.read_bytes() == before
    assert page.property("title") == "Hers"
    assert not page.bringBack()


BROKEN = {
    "number": ("fields = 24 ", 'fields = "many" ', "circle.fields: A whole number belongs here."),
    "range": ("fields = 24 ", "fields = 5000 ", "circle.fields: At most 999, please."),
    "sense": ("fields = 24 ", "fields = 5 ", "circle.fields: This number is too small."),
    "missing": ("fields = 24 ", "", "circle.fields: This entry is missing."),
    "unknown": ("fields = 24", "laps = 1\nfields = 24", "circle.laps: No board has an entry"),
    "length": ("[0, 6, 5]", "[0, 6]", "tracks.mind: It must have 3 entries."),
    "lowest": ("[0, 6, 5]", "[1, 6, 5]", "tracks.mind: This track must begin at 0."),
    "dead": ("[0, 6, 5]", "[0, 6, 0]", "tracks.mind: The marker must not start on 0"),
    "toml": ("[circle]", "[circle", "It can't be read as TOML"),
    "rows": ("from = -99", "from = 0", "shadow_table.4: Each row must begin below"),
    "end": ("from = -99", "from = -10", "shadow_table.4: The last row must catch every result."),
    "name": ('"standard"', '"a\\u0000b"', "name: This can't be a name."),
}


@pytest.mark.parametrize("slip", BROKEN)
def test_a_broken_file_is_listed_with_its_fault_and_kept(qtbot: QtBot, slip: str) -> None:
    right, wrong, fault = BROKEN[slip]
    text = standard_text()
    assert right in text
    file = write_file("hers.toml", text.replace(right, wrong, 1))
    before = file.read_bytes()
    page = Boards()
    page.choose(str(file))
    assert page.property("fault").startswith(fault)
    assert page.property("path") == str(file)
    assert lines_of(page).rows[-1].note == "Can't be used"
    assert not page.save()
    assert page.remove() == ""
    assert page.copyStandard()
    assert file.read_bytes() == before


@pytest.mark.parametrize("raw", [b"", b"\xff\xfe", b"[" * 50_000, b"x" * 70_000])
def test_case_s2_odd_files_are_listed_and_kept(qtbot: QtBot, raw: bytes) -> None:
    file = write_file("odd.toml", "")
    file.write_bytes(raw)
    page = Boards()
    page.choose(str(file))
    assert page.property("fault")
    assert file.read_bytes() == raw


def test_a_mended_file_is_taken_when_looked_at_again(qtbot: QtBot) -> None:
    file = write_file("hers.toml", "name = 3")
    page = Boards()
    page.choose(str(file))
    assert page.property("fault")
    file.write_text(standard_text().replace('"standard"', '"Hers"'), encoding="utf-8")
    page.refresh()
    assert page.property("fault") == ""
    assert draft_of(page).property("name") == "Hers"


def test_two_files_of_one_name_are_told_apart(qtbot: QtBot) -> None:
    text = standard_text().replace('"standard"', '"Hers"')
    first, second = write_file("a.toml", text), write_file("b.toml", text + "# other\n")
    page = Boards()
    page.choose(str(second))
    assert "a.toml" in page.property("fault")
    assert page.remove() == ""
    page.choose(str(first))
    assert page.property("fault") == ""


def test_what_is_typed_outlives_a_look_at_the_files(qtbot: QtBot) -> None:
    page, draft = own_page()
    draft.write("circle.fields", "30")
    write_file("bad.toml", "name = 3")
    page.refresh()
    assert draft.property("fields") == "30"


def test_a_folder_that_can_t_be_written_is_told(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, draft = own_page()
    told: list[tuple[str, str]] = []
    page.troubled.connect(lambda title, text: told.append((title, text)))

    def refuse(*_: object, **__: object) -> None:
        raise BoardError(Path("x.toml"), "", Worded(UNWRITABLE, reason=os.strerror(errno.ENOSPC)))

    monkeypatch.setattr(boards, "save_board", refuse)
    draft.write("circle.fields", "30")
    assert not page.save()
    assert told[0][0] == "This board can't be saved"
    assert told[0][1].startswith("It can't be written: ")
    assert "x.toml" in told[0][1]
    assert draft.property("fields") == "30"


def test_models_keep_qt_s_promises(qtbot: QtBot) -> None:
    page, draft = own_page()
    models = [lines_of(page), draft.property("tracks"), draft.property("table")]
    testers = [QAbstractItemModelTester(model, STRICT) for model in models]
    rng = random.Random(5)
    fields = ["circle.fields", *(f"tracks.{n}.start" for n in STRAIGHT), "table.0.eyes"]
    for turn in range(120):
        moves: list[Callable[[], object]] = [
            lambda: draft.write(rng.choice(fields), rng.choice(["", "3", "x", "−1", "99"])),
            lambda: draft.step(rng.choice(fields), rng.choice([1, -1])),
            lambda: draft.addRow(),
            lambda: draft.removeRow(rng.randrange(6)),
            lambda: page.save(),
            lambda: page.copy(),
            lambda: page.remove() and page.bringBack(),
            lambda: page.choose(str(rng.choice(lines_of(page).rows).key)),
            lambda: draft.giveUp(),
        ]
        rng.choice(moves)()
        assert lines_of(page).rows, turn
    assert len(testers) == 3


def test_numbers_are_read_as_they_are_typed() -> None:
    assert [number_of(t) for t in ("7", " −3 ", "-3", "+2")] == [7, -3, -3, 2]
    assert [number_of(t) for t in ("", "1.5", "１", "1_0", "1e3", "1" * 12)] == [None] * 6


def test_every_reason_has_words() -> None:
    from yournightmare.games.endless.board import BoardReason

    assert set(boardwords.REASONS) == set(BoardReason)
