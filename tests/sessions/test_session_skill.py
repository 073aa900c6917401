"""Throws, stopped clocks and pointing in sessions: kept, replayed, remembered (EN-12, EN-14)."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from yournightmare.games.chance import (
    Answer,
    ChanceError,
    ChanceNeeded,
    Pointing,
    Skill,
    Stopwatch,
    Throw,
)
from yournightmare.games.endless.decisions import (
    LEAVE,
    THROW,
    Action,
    ChooseAction,
    ChooseNightmare,
    ThrowOnBoard,
)
from yournightmare.games.endless.state import Active, Awaiting, Options
from yournightmare.games.endless.throwing import Flick
from yournightmare.models.endless.again import again
from yournightmare.players.player import player_of
from yournightmare.sessions import drafts
from yournightmare.sessions.boards import BoardError, boards, load_board
from yournightmare.sessions.diceboards import load_dice_board, read_dice_board
from yournightmare.sessions.files import FileFault, read_file, write_file
from yournightmare.sessions.record import RecordError, SeatInfo, decode_record, encode_record
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.saved import SavedSession
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store
from yournightmare.sessions.throws import differing_throws
from yournightmare.sessions.verify import verify

MOVE = ChooseAction(0, Action.MOVEMENT, 3)


def begun(seed: int = 1, **changes: Any) -> Session:
    """Begin an active game in which Nightmares are chosen."""
    options = Options(
        board=load_board(),
        active=Active.ALL,
        strategist=True,
        dice_board=load_dice_board(),
    )
    options = msgspec.structs.replace(options, **changes)
    return Session.new("endless", options, [SeatInfo("Ada")], seed=seed)


def in_nightmare(nightmare: str, **changes: Any) -> Session:
    """Begin such a game and choose its first Nightmare."""
    session = begun(**changes)
    session.decide(ChooseNightmare(0, nightmare))
    return session


def played_out(seed: int) -> Session:
    """Let a computer player with practised hands play a whole active game."""
    session, player, rng = (
        begun(seed, strategist=False),
        player_of("endless", "careful"),
        Random(seed),
    )
    while session.waiting:
        session.decide(player.choose(session.view(0), session.legal(0), rng))
    return session


def flick(strength: int) -> ThrowOnBoard:
    return ThrowOnBoard(0, Flick(0, -750, 0, strength))


@pytest.mark.parametrize("seed", range(6))
def test_active_games_are_saved_replayed_and_verified(seed: int, tmp_path: Path) -> None:
    """EN-12.5 (R-A2): a replay reads what hands did."""
    session = played_out(seed)
    file = tmp_path / "active.nightmare"
    write_file(file, session.record())
    assert verify(file).decisions == len(session.log)
    again = Session.of(read_file(file))
    assert again.state == session.state
    assert differing_throws(Replay(session.record())) == []


def test_a_replay_never_throws(monkeypatch: pytest.MonkeyPatch) -> None:
    """EN-12.5 (R-A2, R-E19): not on this machine nor on any other."""
    record = played_out(2).record()
    assert any(isinstance(a, Throw) for entry in record.log for a in entry.chance)

    def never(*args: object) -> object:
        raise AssertionError("a replay threw")

    monkeypatch.setattr("yournightmare.games.endless.throwing.throw", never)
    assert Replay(record).check() is None


def test_a_throw_that_differs_is_found() -> None:
    """EN-13.4 (R-E19)."""
    session = in_nightmare("active_decay")
    session.decide(MOVE)
    session.decide(flick(580))
    record = session.record()
    entry = record.log[-1]
    forged = tuple(
        msgspec.structs.replace(a, touched=True) if isinstance(a, Throw) else a
        for a in entry.chance
    )
    log = (*record.log[:-1], msgspec.structs.replace(entry, chance=forged))
    replay = Replay(msgspec.structs.replace(record, log=log))
    assert replay.check() is not None, "the fingerprint tells, too"
    assert differing_throws(Replay(record)) == []


def skill_of(session: Session) -> list[Skill]:
    """Return all that hands did in a session so far."""
    return [a for entry in session.log for a in entry.chance if isinstance(a, Skill)]


def test_after_a_new_start_the_same_flick_comes_again(tmp_path: Path) -> None:
    """EN-12.5 (R-A3), case U2: what was flicked and taken back is known to the next window."""
    file = tmp_path / "sessions.db"
    store = Store(file)
    saved = SavedSession(store, in_nightmare("active_decay"))
    saved.session.decide(MOVE)
    saved.session.decide(flick(400))
    (thrown,) = skill_of(saved.session)
    saved.session.take_back()
    saved.session.take_back()
    session_id = saved.session.id
    store.close()

    store = Store(file)
    saved = SavedSession.load(store, session_id)
    (kept,) = saved.session.remembered_skill
    assert kept == thrown
    assert saved.session.undone(kept) == flick(400)
    saved.session.decide(MOVE)
    assert again(saved.session) == flick(400)
    saved.session.decide(flick(400))
    assert saved.session.log[-1].decision == flick(400)
    assert skill_of(saved.session) == [thrown]
    assert store.drafts(session_id) == {}, "what has come again is kept no more"
    store.close()


@pytest.mark.parametrize("draft", [b"", b"\xc1", b"\x91\xc4\x01\x00", b"\x90"])
def test_without_the_flick_the_throw_comes_again_all_the_same(tmp_path: Path, draft: bytes) -> None:
    """Of an older window, or where what is kept of it is damaged."""
    store = Store(tmp_path / "sessions.db")
    saved = SavedSession(store, in_nightmare("active_decay"))
    saved.session.decide(MOVE)
    saved.session.decide(flick(400))
    (thrown,) = skill_of(saved.session)
    saved.session.take_back()
    store.keep_draft(saved.session.id, drafts.UNDONE, draft)
    saved = SavedSession.load(store, saved.session.id)
    assert saved.session.undone(saved.session.remembered_skill[0]) is None
    stands_for_it = again(saved.session)
    assert stands_for_it is not None
    saved.session.decide(stands_for_it)
    assert skill_of(saved.session) == [thrown]
    store.close()


def test_what_was_taken_back_comes_again() -> None:
    """EN-12.5 (R-A3), case U2: no second try, whatever is flicked the second time."""
    session = in_nightmare("active_decay")
    session.decide(MOVE)
    session.decide(flick(400))
    (first,) = skill_of(session)
    session.take_back()
    assert session.remembered_skill == (first,)
    session.take_back()
    session.decide(ChooseAction(0, Action.GATHERING_COURAGE, 1))
    session.decide(flick(590))
    assert skill_of(session) == [first]
    assert not session.remembered_skill
    assert session.taken_back


def test_what_was_taken_back_is_saved() -> None:
    """EN-12.5 (R-A3): closing the program is no second try either."""
    session = in_nightmare("active_decay")
    session.decide(MOVE)
    session.decide(flick(400))
    (first,) = skill_of(session)
    session.take_back()
    again = Session.of(decode_record(encode_record(session.record())))
    again.decide(flick(590))
    assert skill_of(again) == [first]


def test_own_hands_are_entered() -> None:
    """EN-12.4 (R-A5): and remembered like own dice."""
    session = in_nightmare("active_spiders", own_dice=True)
    session.decide(MOVE)
    with pytest.raises(ChanceNeeded) as needed:
        session.decide(ThrowOnBoard(0))
    assert (needed.value.kind, needed.value.name) == ("throw", "action throw")
    with pytest.raises(ChanceError, match="zone 9"):
        session.decide(ThrowOnBoard(0), results=(Throw("", 9),))
    with pytest.raises(ChanceError, match="doesn't ask"):
        session.decide(ThrowOnBoard(0), results=(Throw("", 4), Pointing("", True)))
    session.decide(ThrowOnBoard(0), results=(Throw("", 4, touched=True),))
    assert session.state.fear == 1
    session.take_back()
    session.decide(ThrowOnBoard(0))
    assert session.state.fear == 1
    with pytest.raises(ChanceError, match="throws its own"):
        in_nightmare("active_decay").decide(MOVE, results=(Stopwatch("", 500),))


def test_the_running_stopwatch_is_kept() -> None:
    """EN-14.1 (R-E24): elapsed time is saved, within a day."""
    session = in_nightmare("active_old_factory")
    session.keep_elapsed(7_250)
    again = Session.of(decode_record(encode_record(session.record())))
    assert again.elapsed == 7_250
    again.keep_elapsed(-5)
    assert again.elapsed == 0
    again.keep_elapsed(10**15)
    assert again.elapsed == 86_400_000


def test_records_of_other_games_say_nothing_of_it() -> None:
    """EN-14.1: so that earlier versions go on reading them."""
    form = msgspec.msgpack.decode(encode_record(begun(active=Active.NONE).record()))
    assert "elapsed" not in form
    assert "remembered_skill" not in form


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("zone", 7),
        ("zone", 0),
        ("zone", float("nan")),
        ("turn", 1e300),
        ("rest", [0, float("inf")]),
        ("path", [[0, 0, 0]] * 5000),
        ("path", [[0, 0]]),
        ("touched", 1),
    ],
)
def test_absurd_throws_in_a_record_end_it_there(field: str, value: object) -> None:
    """EN-12.5 (R-E19): what went before stays readable."""
    session = in_nightmare("active_decay")
    session.decide(MOVE)
    session.decide(flick(580))
    form = msgspec.msgpack.decode(encode_record(session.record()))
    form["log"][-1]["chance"][0][field] = value
    record = decode_record(msgspec.msgpack.encode(form))
    assert record.gap is not None
    assert record.gap.step == 3
    assert len(record.log) == 2


@pytest.mark.parametrize("answer", [Throw("x", 5, entered=False), Stopwatch("x", -1)])
def test_impossible_results_are_faults(answer: Answer) -> None:
    """EN-13.2, EN-14.3 (R-E18, R-E25)."""
    session = begun()
    record = msgspec.structs.replace(session.record(), remembered_skill=(answer,))
    with pytest.raises(RecordError):
        decode_record(encode_record(record))


def test_dice_boards_are_no_boards(tmp_path: Path) -> None:
    """EN-13.1 (R-E18): they lie apart, and are read as strictly."""
    assert [board.name for board in boards() if not board.own] == ["standard"]
    with pytest.raises(BoardError, match="no dice board"):
        load_dice_board("round")
    file = tmp_path / "dice.toml"
    for text, field in (
        ("name = ", "TOML"),
        ('name = "x"', "die"),
        ("\ud800", "UTF-8"),
    ):
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        with pytest.raises(BoardError, match=field):
            read_dice_board(file)


def test_basic_rules_play_on_unchanged() -> None:
    """Version 1 of the rules holds the basic game as it always was."""
    session = begun(active=Active.NONE, strategist=False, dice_board=None)
    session.decide(THROW)
    assert session.state.awaiting is Awaiting.MIND
    session.decide(LEAVE)
    assert set(msgspec.to_builtins(session.state)["options"]) == {"board"}
    with pytest.raises(FileFault):
        read_file(Path("nowhere.nightmare"))
