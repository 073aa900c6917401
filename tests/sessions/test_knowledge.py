"""What we know of each other: derived from what was read out, exported, and struck out for one.

Clauses HO-4.1 (what counts), HO-4.2 (settings) and HO-4.3 (erasing).
Cases L4 (statistics against sessions made by hand) and S5 (nothing derived is kept).
"""

from __future__ import annotations

import csv
import io
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.sessions.tools import Now, finished_session
from yournightmare.games.worst.decisions import EnterFears, ReadOut, ReopenSheet, SealSheet
from yournightmare.games.worst.state import Options
from yournightmare.sessions import knowledge_files, paths, people, traces
from yournightmare.sessions.fears import deck
from yournightmare.sessions.knowledge import Erased, Gathering, Knowledge, Meeting, erase, gather
from yournightmare.sessions.knowledge_files import Estimated
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.replay import Replay
from yournightmare.sessions.saved import SavedSession
from yournightmare.sessions.session import Session
from yournightmare.sessions.settings import Settings, with_value
from yournightmare.sessions.store import Store, store_file
from yournightmare.sessions.trouble import StoreTrouble

ADA, OLGA, MING = "Ada", "Ольга", "明"
ABCD, BACD, DCBA = tuple("abcd"), tuple("bacd"), tuple("dcba")


def seats(*named: str) -> tuple[SeatInfo, ...]:
    return tuple(SeatInfo(name) for name in named)


def begin(*named: str) -> Session:
    """A table with own cards, so that a test says which fears lie there."""
    options = Options(own_cards=True, target=30)
    return Session.new("worst", options, seats(*named), 7, clock=Now())


def round_of(
    session: Session,
    *sheets: tuple[tuple[str, ...], int, tuple[str, ...]],
    read: int | None = None,
) -> None:
    """A round with the fears a to d: own ranking, target and guess of each; then it is read out."""
    session.decide(EnterFears(session.waiting[0], ABCD))
    for seat, (own, target, guess) in enumerate(sheets):
        session.decide(SealSheet(seat, own, target, guess))
    for _ in range(len(sheets) if read is None else read):
        session.decide(ReadOut(session.waiting[0]))


def two_rounds(*named: str) -> Session:
    """Ada guesses Olga: 5 and 2 points; Olga guesses Ada: 0 and 1."""
    session = begin(*(named or (ADA, OLGA)))
    round_of(session, (ABCD, 1, BACD), (BACD, 0, tuple("bcda")))
    round_of(session, (DCBA, 1, tuple("abdc")), (ABCD, 0, tuple("dacb")))
    return session


def kept(*sessions: Session) -> Store:
    store = Store.in_memory()
    for session in sessions:
        SavedSession(store, session)
    return store


def test_case_l4_rankings_and_points_are_those_of_the_evening() -> None:
    known = gather(kept(two_rounds()), [ADA, OLGA])
    assert known.people == (ADA, OLGA)
    assert known.rankings_of(ADA) == (ABCD, DCBA)
    assert known.rankings_of(OLGA) == (BACD, ABCD)
    assert known.meetings == (
        Meeting(ADA, OLGA, rounds=2, points=5 + 2, perfect=1),
        Meeting(OLGA, ADA, rounds=2, points=0 + 1, perfect=0),
    )
    assert known.meetings[0].mean == 3.5


def test_case_l4_the_sums_are_those_the_games_themselves_counted() -> None:
    sessions = []
    for seed in range(6):
        session = Session.new("worst", Options(deck=deck()), seats(ADA, OLGA, MING), seed)
        rng = Random(seed)
        while session.waiting:
            legal = session.legal(session.waiting[0])
            session.decide(legal[int(rng.random() * len(legal))])
        sessions.append(session)
    known = gather(kept(*sessions), [ADA, OLGA, MING])
    for seat, name in enumerate((ADA, OLGA, MING)):
        points = sum(session.state.points[seat] for session in sessions)
        assert sum(m.points for m in known.meetings if m.guesser == name) == points
        read = {
            (number, past.number, reading.own)
            for number, session in enumerate(sessions)
            for past in (*session.state.past, session.state)
            for reading in past.readings
            if hasattr(past, "number") and reading.target == seat
        }
        last = [r.own for s in sessions for r in s.state.readings if r.target == seat]
        assert len(known.rankings_of(name)) in range(len(read), len(read) + len(last) + 1)


def test_a_ranking_that_two_guessed_at_counts_once() -> None:
    session = begin(ADA, OLGA, MING)
    round_of(session, (ABCD, 1, ABCD), (BACD, 2, ABCD), (DCBA, 1, BACD))
    known = gather(kept(session), [ADA, OLGA, MING])
    assert known.rankings_of(OLGA) == (BACD,)
    assert known.rankings_of(ADA) == ()  # nobody guessed at hers, so it was never read out
    assert [(m.guesser, m.target, m.points) for m in known.meetings] == [
        (ADA, OLGA, 2),
        (OLGA, MING, 0),
        (MING, OLGA, 5),
    ]


def test_what_stayed_sealed_is_not_known() -> None:
    session = begin(ADA, OLGA)
    round_of(session, (ABCD, 1, ABCD), (BACD, 0, ABCD), read=1)
    known = gather(kept(session), [ADA, OLGA])
    assert known.rankings_of(OLGA) == (BACD,)
    assert known.rankings_of(ADA) == ()
    assert [m.guesser for m in known.meetings] == [ADA]


def test_a_sheet_counts_as_it_was_sealed_last() -> None:
    session = begin(ADA, OLGA)
    session.decide(EnterFears(0, ABCD))
    session.decide(SealSheet(0, DCBA, 1, DCBA))
    session.decide(ReopenSheet(0))
    session.decide(SealSheet(0, ABCD, 1, BACD))
    session.decide(SealSheet(1, BACD, 0, ABCD))
    session.decide(ReadOut(0))
    session.decide(ReadOut(1))
    known = gather(kept(session), [ADA, OLGA])
    assert known.rankings_of(ADA) == (ABCD,)
    assert [m.perfect for m in known.meetings] == [1, 1]


def test_only_the_people_asked_about_under_any_spelling_of_the_name() -> None:
    store = kept(two_rounds("ADA", OLGA), two_rounds(ADA, MING))
    known = gather(store, ["ada", MING])
    assert known.people == ("ada", MING)
    assert known.rankings_of("Ada") == (ABCD, DCBA, ABCD, DCBA)
    assert [(m.guesser, m.target) for m in known.meetings] == [("ada", MING), (MING, "ada")]
    assert gather(store, []) == Knowledge()
    assert gather(store, ["Nobody"]).rankings == ((),)


def test_other_games_the_bin_and_what_ifs_do_not_count() -> None:
    whole, binned = two_rounds(), two_rounds()
    branch = Replay(whole.record()).branch(len(whole.log))
    store = kept(whole, binned, branch, finished_session())
    store.delete(binned.id)
    assert len(gather(store, [ADA]).rankings_of(ADA)) == 2


def test_computer_people_are_no_people_of_this_house() -> None:
    session = two_rounds()
    computer = SeatInfo(OLGA, kind="computer", level="strong", persona="mina")
    session.seats = (session.seats[0], computer)
    gathering = Gathering(kept(session))
    assert gathering.go_on()
    assert gathering.about([ADA, OLGA]).rankings == ((ABCD, DCBA), ())
    table = (SeatInfo("Mina 2", kind="computer", persona="mina"), SeatInfo("New"), SeatInfo(ADA))
    assert gathering.for_table(table) == ((BACD, ABCD), (), (ABCD, DCBA))
    assert gathering.for_table(table, without=session.id) == ((), (), ())


def test_read_bit_by_bit_and_only_what_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    sessions = [two_rounds() for _ in range(5)]
    store = kept(*sessions)
    loaded: list[str] = []
    load = Store.load

    def counted(self: Store, session_id: str) -> object:
        loaded.append(session_id)
        return load(self, session_id)

    monkeypatch.setattr(Store, "load", counted)
    gathering = Gathering(store)
    assert not gathering.go_on(seconds=0)
    assert len(gathering.about([ADA]).rankings_of(ADA)) == 2
    assert gathering.go_on()
    assert len(gathering.about([ADA]).rankings_of(ADA)) == 10
    assert len(loaded) == 5
    gathering.begin()
    assert gathering.go_on()
    assert len(loaded) == 5
    saved = SavedSession(store, sessions[0], is_new=False)
    round_of(saved.session, (ABCD, 1, ABCD), (ABCD, 0, ABCD))
    gathering.begin()
    assert gathering.go_on()
    assert len(loaded) == 6
    assert len(gathering.about([ADA]).rankings_of(ADA)) == 11


def test_a_damaged_game_counts_as_far_as_it_can_be_read() -> None:
    whole, broken = two_rounds(), two_rounds()
    store = kept(whole, broken)
    sql = "SELECT n FROM sessions WHERE id=?"
    n = store._connection.execute(sql, (broken.id,)).fetchone()[0]
    store._connection.execute("UPDATE entries SET entry=x'00' WHERE session=? AND step=7", (n,))
    assert len(gather(store, [ADA]).rankings_of(ADA)) == 3


def test_an_unreadable_head_is_passed_over_and_counted() -> None:
    session = two_rounds()
    store = kept(session, two_rounds())
    store._connection.execute("UPDATE sessions SET head=x'00' WHERE id=?", (session.id,))
    gathering = Gathering(store)
    assert gathering.go_on()
    assert gathering.unreadable == 1
    assert len(gathering.about([ADA]).rankings_of(ADA)) == 2
    assert erase(store, ADA).sessions == 2
    assert not store.summaries(text=ADA), "nor is the name shown where nothing else can be read"
    assert erase(store, ADA).sessions == 0
    store._connection.execute("UPDATE sessions SET summary=x'00'")
    assert erase(store, OLGA).sessions == 1, "nothing was shown of the other one"


def test_erased_everywhere_and_the_games_stay_playable(tmp_path: Path) -> None:
    paths.use_data_dir(tmp_path)
    ada = "Adalbertine"
    for name in (OLGA, ada):
        people.remember(people.Person(name))
    store = Store(store_file())
    one, two, open_now = two_rounds(ada, OLGA), two_rounds(OLGA, ada.lower()), two_rounds(ada, OLGA)
    alone = finished_session()
    alone.seats = (SeatInfo(ada),)
    one.name, two.name = f"{ada}'s birthday", "Rain"
    for session in (one, two, alone):
        SavedSession(store, session)
    live = SavedSession(store, open_now)
    store.delete(two.id)
    assert b"adalbertine" in contents(tmp_path).lower()

    assert erase(store, ada, [open_now]) == Erased(4)

    assert [person.name for person in people.remembered()] == [OLGA]
    assert gather(store, [ada, OLGA]) == Knowledge((ada, OLGA), ((), (BACD, ABCD) * 2), ())
    assert [seat.name for seat in store.load(two.id).seats] == [OLGA, "—"]
    assert store.load(one.id).name == "—'s birthday"
    assert store.load(two.id).name == "Rain"
    assert store.load(alone.id).seats[0].name == "—"
    assert not store.summaries(text="adal")
    for session in (one, alone):
        replay = store.replay(session.id)
        assert replay.check() is None
        assert len(replay) == len(session.log)
    round_of(live.session, (ABCD, 1, ABCD), (ABCD, 0, ABCD))  # it is played on under the dash
    assert [seat.name for seat in store.load(open_now.id).seats] == ["—", OLGA]
    assert erase(store, ada) == Erased(0)
    assert b"adalbertine" not in contents(tmp_path).lower()
    store.close()
    assert b"adalbertine" not in contents(tmp_path).lower()


def contents(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(folder.iterdir()) if file.is_file())


def test_two_struck_out_at_one_table_are_told_apart_and_nobody_takes_their_place() -> None:
    store = kept(two_rounds())
    erase(store, ADA)
    erase(store, OLGA)
    (summary,) = store.summaries()
    assert [seat.name for seat in summary.seats] == ["—", "— 2"]
    assert gather(store, ["—", "— 2"]) == Knowledge()
    gathering = Gathering(store)
    gathering.go_on()
    assert gathering.for_table(seats("—", "Ben")) == ((), ())


def test_what_was_gathered_before_is_not_known_after_erasing() -> None:
    store = kept(two_rounds())
    gathering = Gathering(store)
    gathering.go_on()
    erase(store, ADA)
    gathering.begin()
    gathering.go_on()
    assert gathering.about([ADA]).rankings == ((),)


def test_copies_of_damaged_files_are_wiped_or_named(tmp_path: Path) -> None:
    paths.use_data_dir(tmp_path)
    people.people_file().write_text('[{"name": "Ada"')
    assert people.remembered() == []
    copy = tmp_path / "sessions-damaged-1.db"
    copy.write_bytes(b"... Ada ...")
    (tmp_path / "sessions-damaged-2.db").write_bytes(b"... Adam ...")
    paths.log_file().write_text("Ada's game could not be saved")
    assert erase(Store.in_memory(), ADA).left == (copy, paths.log_file())
    assert not (tmp_path / "people.damaged.json").exists()


def test_a_store_that_can_only_be_read_says_so_and_nothing_is_half_erased(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths.use_data_dir(tmp_path)
    people.remember(people.Person(ADA))
    store = kept(two_rounds())
    monkeypatch.setattr(store, "_is_read_only", True)
    monkeypatch.setattr(store, "write_again", lambda: None)
    with pytest.raises(StoreTrouble):
        erase(store, ADA)
    assert [person.name for person in people.remembered()] == [ADA]
    assert gather(store, [ADA]).rankings_of(ADA) == (ABCD, DCBA)


def test_export_as_json_and_as_a_table(tmp_path: Path) -> None:
    known = gather(kept(two_rounds("=Ada", OLGA)), ["=Ada", OLGA])
    estimates = [
        Estimated("=Ada", "theme", "animals", 0.5, 0.25),
        Estimated(OLGA, "card", "a", 1, 2),
    ]
    knowledge_files.write(tmp_path / "us.json", known, estimates)
    table = msgspec.json.decode((tmp_path / "us.json").read_bytes())
    assert table["people"][0]["name"] == "=Ada"
    assert table["people"][1]["rankings"] == [list(BACD), list(ABCD)]
    assert table["people"][0]["estimates"] == [
        {"of": "theme", "fear": "animals", "mean": 0.5, "sd": 0.25}
    ]
    assert table["guesses"][0] == {
        "guesser": "=Ada",
        "target": OLGA,
        "rounds": 2,
        "points": 7,
        "perfect": 1,
        "mean": 3.5,
    }
    knowledge_files.write(tmp_path / "us.csv", known, estimates)
    text = (tmp_path / "us.csv").read_text(encoding="utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [row["what"] for row in rows].count("ranking") == 16
    assert {row["person"] for row in rows} == {"'=Ada", OLGA}  # no spreadsheet reckons with a name
    assert rows[-2]["points"] == "7"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["us.csv", "us.json"]
    with pytest.raises(OSError, match="gone"):
        knowledge_files.write(tmp_path / "gone" / "us.csv", known)


def test_it_can_be_switched_off_and_computers_remember_only_when_told_so() -> None:
    """HO-4.2."""
    assert Settings().know_each_other
    assert not Settings().computers_remember
    off = with_value(Settings(), "know_each_other", False)
    assert off is not None
    assert not off.know_each_other


@pytest.mark.parametrize(
    ("title", "name", "struck"),
    [
        ("Ada, ADA and Adam", "ada", "—, — and Adam"),
        ("(a+b)", "(a+b)", "—"),
        ("Ａｄａ's  night", "Ada", "—'s  night"),
        ("With Anna  Lena", "anna lena", "With —"),
        ("STRASSE und Straße", "Straße", "— und —"),
        ("Ada_1 and Adá", "Ada", "Ada_1 and Adá"),
        ("हिन्दी", "ह", "हिन्दी"),
    ],
)
def test_a_name_is_struck_out_of_a_title_only_as_a_word(title: str, name: str, struck: str) -> None:
    assert traces.without(title, name, "—") == struck


@pytest.mark.parametrize("length", [1, 5, 31, 32, 48, 57, 64])
@pytest.mark.parametrize("letter", ["a", "é", "Я", "花", "🦇"])
@pytest.mark.parametrize("damage", ["none", "summary", "head"])
def test_a_name_of_any_length_is_found_in_a_damaged_copy(
    length: int, letter: str, damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.DATA_DIR_VARIABLE, str(tmp_path))
    name = letter * length
    store = Store(store_file())
    session = finished_session()
    session.seats = (SeatInfo(name),)
    SavedSession(store, session)
    if damage != "none":
        store._connection.execute("PRAGMA secure_delete=ON")
        store._connection.execute(f"UPDATE sessions SET {damage}=x'00'")
        store._connection.execute("VACUUM")
    store.close()
    copy = tmp_path / "sessions-damaged-1.db"
    store_file().rename(copy)
    assert list(traces.files_with(name)) == [copy]
    assert list(traces.files_with(name.upper())) == [copy]


@pytest.mark.parametrize("length", [5, 31, 32, 48, 57, 64])
@pytest.mark.parametrize("letter", ["a", "é", "Я", "花"])
def test_a_name_is_not_found_in_a_longer_or_a_shorter_one(length: int, letter: str) -> None:
    """In the bytes of a name alone: among random ones something may by chance look like it."""
    name = letter * length
    content = msgspec.msgpack.encode({"seat": 1, "name": name, "sign": "moth"})
    assert traces.is_in(name, content)
    assert not traces.is_in(name[:-1], content)
    assert not traces.is_in(f"{name}{letter}", content)


def test_the_logs_put_aside_are_looked_at_and_every_way_of_writing_a_name_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.DATA_DIR_VARIABLE, str(tmp_path))
    old = tmp_path / "yournightmare.log.1"
    old.write_text("ADA's game could not be saved")
    wide = tmp_path / "sessions-damaged-1.db"
    wide.write_bytes("\0\0Ａｄａ\0".encode())
    paths.log_file().write_text("Adam's game could not be saved")
    (tmp_path / "yournightmare.log.2").mkdir()
    people.people_file().with_suffix(".damaged.json").write_text('[{"name": "ADA"')
    assert erase(Store.in_memory(), "ada").left == (wide, old, tmp_path / "yournightmare.log.2")
    assert not people.people_file().with_suffix(".damaged.json").exists()
