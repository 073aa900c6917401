"""What is written and not sealed is there again after the program was closed (S2), and a secret."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
from pytestqt.qtbot import QtBot

from tests.models.worst_tables import fill_in, new_session, open_curtain
from yournightmare.games.worst.decisions import TurnOver
from yournightmare.models.worst import draft as drafts
from yournightmare.models.worst.table import WorstTable
from yournightmare.sessions import record
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store


def begun(store: Store) -> Session:
    """Return a session in the store whose first fears lie on the table."""
    session = new_session(3, seed=4)
    session.decide(TurnOver(0))
    store.create(session)
    return session


def written(session: Session, store: Store) -> tuple[WorstTable, list[str]]:
    """Write half a sheet of seat 0; return its table and what stands in the first column."""
    table = WorstTable(session, store=store)
    table.act()
    assert open_curtain(table) == 0
    sheet: Any = table.property("sheet")
    cards = [row.card for row in table.property("fears").rows]
    sheet.put("own", cards[2], 1)
    sheet.put("own", cards[0], 3)
    return table, [cards[2], "", cards[0], ""]


def reopened(session: Session, store: Store) -> list[str]:
    """Start the program again: what stands on the sheet of seat 0 then."""
    drafts._kept.clear()
    table = WorstTable(session, store=store)
    table.passTo(0)
    assert open_curtain(table) == 0
    sheet: Any = table.property("sheet")
    return [row.card for row in sheet.property("own").rows]


def test_a_sheet_that_is_not_sealed_outlives_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "sessions.db"
    store = Store(path)
    session = begun(store)
    table, own = written(session, store)
    table.leave()
    store.close()
    again = Store(path)
    assert reopened(session, again) == own
    again.close()


def test_it_is_kept_while_it_is_written_too(qtbot: QtBot) -> None:
    """What is killed has lost the last second at most."""
    store = Store.in_memory()
    session = begun(store)
    table, own = written(session, store)
    table._keeping.timeout.emit()
    assert reopened(session, store) == own


def test_case_H5_a_kept_sheet_is_in_no_record_and_not_to_be_read(
    qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "sessions.db"
    store = Store(path)
    session = begun(store)
    before = record.encode_record(store.load(session.id))
    table, own = written(session, store)
    table.leave()
    assert record.encode_record(store.load(session.id)) == before
    store.close()
    for file in tmp_path.iterdir():
        data = file.read_bytes()
        assert not [card for card in own if card and card.encode() in data], file


def test_sealed_it_is_kept_no_longer(qtbot: QtBot) -> None:
    store = Store.in_memory()
    session = begun(store)
    table, _ = written(session, store)
    table.leave()
    table.passTo(0)
    assert open_curtain(table) == 0
    assert store.drafts(session.id)
    fill_in(table, random.Random(1))
    table.act()
    assert session.view(None).sealed[0]
    assert store.drafts(session.id) == {}
    table.leave()
    assert store.drafts(session.id) == {}


def test_what_the_store_has_and_cannot_be_is_left_alone(qtbot: QtBot) -> None:
    """Damaged, of another round, or with cards that don't lie there: the sheet is empty then."""
    store = Store.in_memory()
    session = begun(store)
    for data in (b"damaged", b"\x84", msgspec.msgpack.encode({"round": 1})):
        store.keep_draft(session.id, 0, data)
        assert reopened(session, store) == ["", "", "", ""]
    fears = session.view(None).fears
    for kept in (
        drafts.Kept(9, fears, drafts.Writing(own=(fears[0], "", "", "")), "own"),
        drafts.Kept(1, fears, drafts.Writing(own=("ghost", "", "", "")), "own"),
        drafts.Kept(1, fears, drafts.Writing(own=(fears[0],) * 4), "own"),
    ):
        store.keep_draft(session.id, 0, msgspec.msgpack.encode(kept))
        assert reopened(session, store) == ["", "", "", ""]


def test_a_session_that_is_purged_takes_its_drafts_along(qtbot: QtBot) -> None:
    store = Store.in_memory()
    session = begun(store)
    written(session, store)[0].leave()
    assert store.drafts(session.id)
    store.delete(session.id)
    store.purge()
    assert store.drafts(session.id) == {}


def own_cards(store: Store) -> tuple[Session, WorstTable]:
    """Return a game with own cards in the store, and its table, before the first titles."""
    session = new_session(2, seed=4, own_cards=True)
    store.create(session)
    return session, WorstTable(session, store=store)


def typed(table: WorstTable) -> list[str]:
    """What stands on the four lines."""
    titles: Any = table.property("titles")
    return [row.title for row in titles.property("lines").rows]


def test_titles_that_are_not_laid_out_outlive_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "sessions.db"
    store = Store(path)
    session, table = own_cards(store)
    titles: Any = table.property("titles")
    titles.write(0, "Moths")
    titles.write(2, "Stairs  at night")
    titles.write(4, "no such line")
    table.leave()
    store.close()
    again = Store(path)
    table = WorstTable(session, store=again)
    assert typed(table) == ["Moths", "", "Stairs  at night", ""]
    titles = table.property("titles")
    titles.write(1, "Fog")
    titles.write(3, "FOG ")
    titles._keeping.timeout.emit()
    assert typed(WorstTable(session, store=again)) == ["Moths", "Fog", "Stairs  at night", "FOG "]
    refused: list[str] = []
    table.refused.connect(lambda reason, clause: refused.append(reason))
    titles.layOut()
    assert len(refused) == 1
    rows = titles.property("lines").rows
    assert [row.is_faulty for row in rows] == [False, True, False, True]
    titles.write(3, "Geese")
    titles.layOut()
    assert [row.title for row in table.property("fears").rows][2] == "Stairs at night"
    assert typed(table) == [""] * 4
    assert again.drafts(session.id) == {}
    table.takeBack()
    assert typed(table) == ["Moths", "Fog", "Stairs at night", "Geese"], "to be corrected"
    table.leave()
    assert typed(WorstTable(session, store=again)) == typed(table)
    titles.layOut()
    assert again.drafts(session.id) == {}
    again.close()


def test_titles_of_another_round_or_damaged_are_left_alone(qtbot: QtBot) -> None:
    store = Store.in_memory()
    session, table = own_cards(store)
    for kept in (
        b"damaged",
        msgspec.msgpack.encode({"round": 2, "titles": ["a", "b", "c", "d"]}),
        msgspec.msgpack.encode({"round": 1, "titles": ["a", "b", "c"]}),
        msgspec.msgpack.encode({"round": 1, "titles": [1, 2, 3, 4]}),
    ):
        store.keep_draft(session.id, -1, kept)
        assert typed(WorstTable(session, store=store)) == [""] * 4
    titles: Any = table.property("titles")
    titles.write(0, "half a character: \ud800")
    table.leave()
    assert typed(WorstTable(session, store=store))[0].startswith("half a character: ")
