"""A session of Your Worst Nightmare: several seats, sealed sheets, secrets on disk and in logs."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.sessions.tools import Now
from yournightmare.games.chance import MAX_SEED
from yournightmare.games.game import HIDDEN
from yournightmare.games.worst.decisions import EnterFears, ReopenSheet, SealSheet, TurnOver
from yournightmare.games.worst.state import End, Options, Targets
from yournightmare.sessions.fears import deck
from yournightmare.sessions.files import read_file, write_file
from yournightmare.sessions.headline import headline
from yournightmare.sessions.record import SeatInfo, decode_record, encode_record
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.saved import SavedSession
from yournightmare.sessions.session import CannotTakeBack, Session, TakeBackRefusal
from yournightmare.sessions.store import Store
from yournightmare.sessions.verify import line, steps, verify

SEATS = tuple(SeatInfo(name) for name in ("Ada", "Ольга", "明"))


def new(seed: int = 7, **options: Any) -> Session:
    cards = () if options.get("own_cards") else deck()
    return Session.new("worst", Options(deck=cards, **options), SEATS, seed, clock=Now())


def play(session: Session, decisions: int, seed: int = 1) -> Session:
    rng = Random(seed)
    for _ in range(decisions):
        if not session.waiting:
            break
        seat = session.waiting[int(rng.random() * len(session.waiting))]
        legal = session.legal(seat)
        session.decide(legal[int(rng.random() * len(legal))])
    return session


def sheet(session: Session, seat: int, number: int = 5) -> SealSheet:
    decision = session.legal(seat)[number]
    assert isinstance(decision, SealSheet)
    return decision


def sealed_once(target: int = 13) -> Session:
    """The first round's cards are turned over, and seat 1 has sealed."""
    session = new(target=target)
    session.decide(TurnOver(0))
    session.decide(sheet(session, 1))
    return session


@pytest.mark.parametrize("own_cards", [False, True])
@pytest.mark.parametrize("end", End)
def test_a_whole_game_is_saved_and_replayed(tmp_path: Path, end: End, own_cards: bool) -> None:
    session = play(new(end=end, targets=Targets.FREE_AFTERWARDS, own_cards=own_cards), 10_000)
    assert session.result is not None
    record = session.record()
    assert decode_record(encode_record(record)) == record
    replay = Replay(record)
    assert replay.check() is None
    assert replay.result() == session.result
    file = tmp_path / "evening.nightmare"
    write_file(file, record)
    assert read_file(file).log == record.log
    assert verify(file).decisions == len(session.log)


def test_a_session_goes_on_after_loading() -> None:
    """A sheet that was sealed before is still sealed, and can still be reopened."""
    store = Store.in_memory()
    session = new()
    saved = SavedSession(store, session)
    session.decide(TurnOver(0))
    session.decide(sheet(session, 1))
    loaded = SavedSession.load(store, saved.session.id).session
    assert loaded.state == session.state
    assert list(loaded.waiting) == [0, 2]
    loaded.decide(ReopenSheet(1))
    assert list(loaded.waiting) == [0, 1, 2]
    store.close()


def test_case_u1_what_was_seen_stays() -> None:
    """R-A3, cases U1: cards turned over and readings stay; a seal is taken back; titles too."""
    session = new()
    with pytest.raises(CannotTakeBack) as raised:
        session.take_back()
    assert raised.value.reason is TakeBackRefusal.NOTHING_YET
    session.decide(TurnOver(0))
    assert session.take_back_refusal() is TakeBackRefusal.REVEALED
    for seat in (0, 1):
        session.decide(sheet(session, seat))
    before = session.state
    session.take_back()
    assert session.waiting == (1, 2)
    assert not session.taken_back, "a mark is for who plays alone"
    session.decide(sheet(session, 1))
    assert session.state == before
    session.decide(sheet(session, 2))
    assert session.take_back_refusal() is TakeBackRefusal.REVEALED
    own = new(own_cards=True)
    own.decide(EnterFears(0, ("a", "b", "c", "d")))
    assert own.can_take_back()


def test_case_h2_an_unfinished_game_tells_only_what_all_may_know() -> None:
    """Cases H1 and H2: `replay` of a game that isn't over shows no sheet, sealed or read."""
    session = sealed_once()
    told = list(steps(session.record()))
    assert told[-1]["decision"] == {"kind": "seal sheet", "seat": 1}
    assert [event["kind"] for event in told[-1]["events"]] == ["sheet sealed"]
    seen = msgspec.to_builtins(session.view(None))["sheets"]
    assert all(set(each.values()) == {HIDDEN} for each in seen)
    other = sealed_once()
    other.take_back()
    other.decide(sheet(other, 1, 700))
    assert other.state != session.state
    assert [line(step) for step in steps(other.record())] == [line(step) for step in told]
    assert json.dumps(list(steps(other.record()))) == json.dumps(told)


def test_case_h5_an_unfinished_file_holds_no_readable_secret(tmp_path: Path) -> None:
    """Case H5: neither the sheet nor the order of the pile."""
    session = sealed_once()
    file = tmp_path / "unfinished.nightmare"
    write_file(file, session.record())
    content = file.read_bytes()
    assert not [card for card in deck() if card.encode() in content]
    assert b"seal sheet" not in content


def test_the_headline_is_made_of_the_public_view() -> None:
    one, other = sealed_once(), sealed_once()
    other.take_back()
    other.decide(sheet(other, 1, 700))
    shown = headline("worst", one.view(None))
    assert shown == headline("worst", other.view(None))
    assert shown == {
        "round": 1,
        "score": 0,
        "target": 13,
        "seats": 3,
        "leaders": "0 1 2",
        "points": "0 0 0",
        "turner": 0,
        "awaiting": "sheets",
        "fears": 4,
        "pile_left": len(deck()) - 4,
        "own_cards": False,
        "end": "first to target",
        "targets": "cycle",
    }


def test_any_seed_deals_another_order() -> None:
    orders = {new(seed).state.pile for seed in (0, 1, 2, MAX_SEED)}
    assert len(orders) == 4
