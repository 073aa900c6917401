"""Replays: every step, every kind of fault, "what if"."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.sessions.tools import ADA, finished_session, long_session, new_session, play
from yournightmare.games.chance import Die
from yournightmare.games.endless import ENDLESS, Endless, nightmares, rules
from yournightmare.games.endless.decisions import THROW
from yournightmare.games.game import Result
from yournightmare.sessions import versions
from yournightmare.sessions.record import Entry, Gap, Record, SeatInfo
from yournightmare.sessions.replay import BrokenRecord, FaultKind, Replay
from yournightmare.sessions.session import Session
from yournightmare.sessions.summaries import of_record, of_session

replace = msgspec.structs.replace


def with_entry(record: Record, step: int, **changes: Any) -> Record:
    """The record with one entry changed."""
    log = list(record.log)
    log[step - 1] = replace(log[step - 1], **changes)
    return replace(record, log=tuple(log))


def fault(record: Record) -> tuple[int, FaultKind] | None:
    """Step and kind of what a full check finds."""
    found = Replay(record).check()
    return None if found is None else (found.step, found.kind)


def test_every_step_is_as_it_was_played_in_any_order() -> None:
    session = finished_session()
    replay = Replay(session.record())
    order = [len(session.log), 0, 5, 4, 6, *range(len(session.log) + 1)]
    for step in order:
        frame = replay.at(step)
        assert (frame.state, frame.events) == (
            session.frame(step).state,
            session.frame(step).events,
        )
        assert frame.entry == (session.log[step - 1] if step else None)
    assert replay.check() is None
    assert replay.result() == session.result
    for outside in (-1, len(session.log) + 1):
        with pytest.raises(IndexError):
            replay.at(outside)


def test_checking_in_slices_comes_to_the_same_end() -> None:
    replay = Replay(long_session(700).record())
    slices = 0
    while not replay.is_checked:
        replay.check(0.0)
        slices += 1
    assert slices > 10
    assert replay.fault is None


def test_case_R1_the_order_of_nightmares_in_our_data_does_not_matter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = finished_session(5, strategist=True)
    turned = dict(reversed(nightmares.NIGHTMARES.items()))
    monkeypatch.setattr(rules, "NIGHTMARES", turned)
    monkeypatch.setattr(nightmares, "NIGHTMARES", turned)
    replay = Replay(session.record())
    assert replay.check() is None
    assert replay.at(len(replay)).state == session.state


def test_case_R2_rules_of_another_version_play_as_far_as_they_agree(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = replace(finished_session().record(), rules=99)
    replay = Replay(record)
    assert replay.check() is None
    assert not replay.rules.exact
    with pytest.raises(BrokenRecord, match="rules version 99"):
        Session.of(record)
    changed = with_entry(record, 6, fingerprint="0" * 16)
    found = Replay(changed).check()
    assert found is not None
    assert (found.step, found.kind) == (6, FaultKind.OTHER_RULES)
    assert "version 99" in found.text
    assert "version 1" in found.text
    assert Replay(changed).at(5).state is not None


def test_case_R2_earlier_rules_that_were_kept_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    session = finished_session()
    monkeypatch.setattr(Endless, "rules_version", 2)
    monkeypatch.setitem(
        versions.EARLIER_RULES, ("endless", 1), ("yournightmare.games.endless", "ENDLESS")
    )
    assert versions.rules_for("endless", 1) == versions.Rules(ENDLESS, exact=True)
    record = replace(session.record(), rules=1)
    assert Replay(record).check() is None
    assert Session.of(record).state == session.state


def test_case_R3_a_result_that_differs_from_the_stored_one_is_told() -> None:
    session = finished_session()
    wrong = Result((1,), (99,), "mind", ("mind",))
    replay = Replay(replace(session.record(), result=wrong))
    found = replay.check()
    assert found is not None
    assert found.kind is FaultKind.RESULT
    assert "99" in found.text
    assert replay.playable == len(session.log)
    assert replay.at(len(replay)).state == session.state
    assert fault(replace(session.record(), result=None)) == (len(session.log), FaultKind.RESULT)


def test_case_R4_a_game_that_has_just_ended_replays_without_being_reopened() -> None:
    session = finished_session()
    assert [session.frame(i).step for i in range(len(session.log) + 1)][-1] == len(session.log)
    assert Replay(session.record()).at(0).state == session.frame(0).state


def test_case_R5_a_name_that_looks_like_markup_stays_text() -> None:
    name = "<b>Ada</b> & <img src=x>"
    session = new_session(seats=[SeatInfo(name)])
    assert Session.of(session.record()).seats[0].name == name


def test_a_broken_record_plays_its_good_prefix() -> None:
    session = finished_session()
    record = session.record()
    cases = [
        (with_entry(record, 4, fingerprint="0" * 16), (4, FaultKind.STATE)),
        (with_entry(record, 4, chance=(*record.log[3].chance, Die("x", 1))), (4, FaultKind.CHANCE)),
        (with_entry(record, 1, chance=()), (1, FaultKind.CHANCE)),
        (with_entry(record, 2, decision=THROW), (2, FaultKind.ILLEGAL)),
        (with_entry(record, 3, seat=1), (3, FaultKind.ILLEGAL)),
        (with_entry(record, 3, at=0.0), (3, FaultKind.TIME)),
        (replace(record, seed=record.seed + 1), (1, FaultKind.SEED)),
        (replace(record, opening_fingerprint="0" * 16), (0, FaultKind.STATE)),
        (replace(record, opening=(Die("x", 1),)), (0, FaultKind.CHANCE)),
        (replace(record, seats=(ADA, SeatInfo("Ben"))), (0, FaultKind.OPENING)),
    ]
    for broken, expected in cases:
        assert fault(broken) == expected
        replay = Replay(broken)
        if expected[0] > 0:
            good = replay.at(len(replay))
            assert good.step == expected[0] - 1
            assert good.state == session.frame(good.step).state
        with pytest.raises(BrokenRecord):
            Session.of(broken)


def test_a_decision_the_rules_choke_on_is_a_fault_not_a_crash() -> None:
    record = finished_session().record()
    odd: Any = msgspec.defstruct("Odd", [("seat", int)], frozen=True)
    assert fault(with_entry(record, 2, decision=odd(0))) == (2, FaultKind.ILLEGAL)


def test_a_log_that_could_be_read_only_in_part_says_so_at_the_end() -> None:
    record = finished_session().record()
    part = replace(record, log=record.log[:3], gap=Gap(4, "it is damaged"), result=None)
    replay = Replay(part)
    found = replay.check()
    assert found is not None
    assert (found.step, found.kind, found.text) == (4, FaultKind.UNREADABLE, "it is damaged")
    assert replay.playable == 3
    assert Session.branching(replay, 3).state == replay.at(3).state


def test_snapshots_jump_ahead_and_are_trusted_only_if_they_fit() -> None:
    session = long_session(300)
    record = session.record()
    states = {n: msgspec.msgpack.encode(session.frame(n).state) for n in (100, 200)}
    replay = Replay(record, states)
    assert replay.at(230).state == session.frame(230).state
    assert not replay.is_checked
    assert replay.check() is None
    lying = {100: states[200], 200: b"\xff\xff", 999: states[100]}
    assert Replay(record, lying).at(230).state == session.frame(230).state
    broken = Replay(with_entry(record, 150, decision=THROW), states)
    assert broken.at(160).step == 149


def test_what_if_goes_on_from_a_step_and_leaves_the_original() -> None:
    """HO-2.3: nor does it bear the other's marks."""
    session = finished_session()
    session.taken_back = True
    record = session.record()
    replay = Replay(record)
    branch = replay.branch(3)
    assert branch.id != session.id
    assert branch.branch_of == (session.id, 3)
    assert record.taken_back
    assert not branch.taken_back
    assert branch.state == session.frame(3).state
    play(branch, 5, seed=4)
    assert Replay(branch.record()).check() is None
    spent = branch.log[-1].at - branch.log[2].at
    summaries = (of_session(branch), of_record(branch.record()))
    assert [round(one.played, 3) for one in summaries] == [round(spent, 3)] * 2, "since it began"
    assert session.record() == record
    assert replay.at(3).state == session.frame(3).state
    for outside in (-1, len(replay) + 1):
        with pytest.raises(IndexError):
            replay.branch(outside)


def test_what_if_of_chance_from_elsewhere_draws_from_a_seed_of_its_own() -> None:
    session = play(new_session(own_dice=False), 0)
    dice = iter([3, 4, 5, 6, 2, 1] * 4)
    log: list[Entry] = []
    table = new_session(own_dice=True)
    while len(log) < 6:
        legal = table.legal(0)[0]
        needs = legal.__class__.__name__ != "UseMind"
        table.decide(legal, [next(dice)] if needs else [])
        log = table.log
    record = table.record()
    assert Replay(record).check() is None
    # The same log, as if it were a reference game: nothing of it comes from a seed.
    foreign = replace(record, seed=0, seeded_from=len(log) + 1)
    branch = Replay(foreign).branch(4)
    assert branch.seeded_from == 5
    branch.take_back()
    assert branch.seeded_from == 4
    assert session.log == []
