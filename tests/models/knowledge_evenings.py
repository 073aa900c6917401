"""Evenings of Your Worst Nightmare made by hand, for the page "What we know of each other".

What can be counted in them is worked out here on paper. In each round the fears a to d lie on the
table; a sheet is the own ranking, the seat guessed at, and the guess.

    first evening (to 6 points, finished), Ada, Bo, and the computer's Mina
        round 1   Ada abcd, guesses Bo bacd      Bo bacd, guesses Ada abcd     Mina guesses Ada dcba
                  Ada 5 (all right)              Bo 5                          Mina 0
        round 2   Ada abcd, guesses Mina right   Bo bacd, guesses Mina wrong   Mina guesses Bo dcba
    second evening (not finished), Ada, Bo; one round, only Ada has read out
        Ada dcba, guesses Bo dcba                Bo abcd, sealed, guesses Ada
        Ada 0 (no place right)                   Bo's guess is not read out

    rankings read out   Ada: abcd (round 1; guessed twice, counted once)                        = 1
                        Bo: bacd (round 1), bacd (round 2, Mina guessed), abcd (second evening)  = 3
    guesses             Ada about Bo: 5 and 0 = 5 points in 2, mean 2.5, one with all four right
                        Bo about Ada: 5 in 1, mean 5.0
"""

from __future__ import annotations

from tests.sessions.tools import Now
from yournightmare.games.worst.decisions import EnterFears, ReadOut, SealSheet
from yournightmare.games.worst.state import Options
from yournightmare.sessions import people
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.saved import SavedSession
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store

ADA, BO = "Ada", "Bo"
ABCD, BACD, DCBA = tuple("abcd"), tuple("bacd"), tuple("dcba")
MINA = SeatInfo("Mina", kind="computer", level="strong", persona="mina")

Sheet = tuple[tuple[str, ...], int, tuple[str, ...]]


def begin(*seats: SeatInfo, target: int = 30, name: str = "") -> Session:
    """Begin a game with own cards, so that it is said here which fears lie there."""
    options = Options(own_cards=True, target=target)
    return Session.new("worst", options, seats, 7, name, clock=Now())


def play_round(session: Session, *sheets: Sheet, read: int | None = None) -> None:
    """Play a round with the fears a to d; `read`: how many read out their guess, or all."""
    session.decide(EnterFears(session.waiting[0], ABCD))
    for seat, (own, target, guess) in enumerate(sheets):
        session.decide(SealSheet(seat, own, target, guess))
    for _ in range(len(sheets) if read is None else read):
        if session.waiting:
            session.decide(ReadOut(session.waiting[0]))


def evenings(ada: str = ADA) -> tuple[Session, Session]:
    """Return the two evenings of this module's head; Ada may have another name."""
    whole = begin(SeatInfo(ada), SeatInfo(BO), MINA, target=6)
    second = begin(SeatInfo(ada), SeatInfo(BO), name=f"{ada}'s second")
    play_round(whole, (ABCD, 1, BACD), (BACD, 0, ABCD), (DCBA, 0, DCBA))
    play_round(whole, (ABCD, 2, DCBA), (BACD, 2, ABCD), (DCBA, 1, DCBA))
    play_round(second, (DCBA, 1, DCBA), (ABCD, 0, DCBA), read=1)
    return whole, second


def kept(store: Store, *sessions: Session, ada: str = ADA) -> Store:
    """Keep sessions in a store, and remember Ada and Bo."""
    for session in sessions:
        SavedSession(store, session)
    people.remember(people.Person(BO, "owl"))
    people.remember(people.Person(ada, "moth"))
    return store
