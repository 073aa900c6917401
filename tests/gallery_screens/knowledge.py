"""What we know of each other: a circle of four, cards, nobody yet, switched off, erasing."""

from __future__ import annotations

import random
from typing import Any

from tests.gallery_screens.library import furnish
from tests.screens import Shot, screen
from tests.stage import Stage, items
from yournightmare.games.worst.decisions import ReadOut, SealSheet, TurnOver
from yournightmare.games.worst.state import Options
from yournightmare.models.knowledge import WhoKnowsWhom
from yournightmare.models.plots import Plot
from yournightmare.players.worst.cards import themes_of
from yournightmare.sessions import people
from yournightmare.sessions.fears import deck
from yournightmare.sessions.record import SeatInfo
from yournightmare.sessions.saved import SavedSession
from yournightmare.sessions.session import Session
from yournightmare.sessions.store import Store

MODULE, PAGE = "yournightmare.views.knowledge", "KnowledgePage"
CIRCLE = (("Mirabel", "moth"), ("Otto", "key"), ("Großtante Öhmchen", "owl"), ("明", "lantern"))


def _taste(name: str) -> list[float]:
    rng = random.Random(name)
    return [rng.gauss(0, 1.8) for _ in range(12)]


def _ranked(fears: tuple[str, ...], taste: list[float], rng: random.Random) -> tuple[str, ...]:
    dread = {card: sum(taste[t] for t in themes_of(card)) + rng.gauss(0, 1) for card in fears}
    return tuple(sorted(fears, key=lambda card: -dread[card]))


def evening(seed: int, rounds: int, circle: tuple[tuple[str, str], ...] = CIRCLE) -> Session:
    """An evening of people with tastes, who know each other more or less."""
    seats = [SeatInfo(name, sign=sign) for name, sign in circle]
    session = Session.new("worst", Options(deck=deck(), target=30), seats, seed)
    rng = random.Random(seed)
    for number in range(rounds):
        session.decide(TurnOver(session.waiting[0]))
        fears = session.view(None).fears
        for seat, (name, _) in enumerate(circle):
            target = (seat + 1 + number % (len(circle) - 1)) % len(circle)
            blur = random.Random(f"{name} {target}").random() * 3
            known = [t + rng.gauss(0, blur) for t in _taste(circle[target][0])]
            own = _ranked(fears, _taste(name), rng)
            session.decide(SealSheet(seat, own, target, _ranked(fears, known, rng)))
        for _ in circle:
            session.decide(ReadOut(session.waiting[0]))
            if session.result:
                return session
    return session


def known(*sessions: Session, circle: tuple[tuple[str, str], ...] = CIRCLE) -> Store:
    """Keep these evenings, and remember the circle."""
    store = Store.in_memory()
    for session in sessions:
        SavedSession(store, session)
    forget_everybody()
    for name, sign in reversed(circle):
        people.remember(people.Person(name, sign))
    return store


def forget_everybody() -> None:
    """Remember nobody."""
    people.people_file().unlink(missing_ok=True)


def _whole(stage: Stage) -> None:
    furnish(stage, known(*(evening(seed, 6) for seed in range(3))))
    stage.choose(knowEachOther=True)


def model_of(page: Any) -> Any:
    """The page's model."""
    return page.findChild(WhoKnowsWhom)


def drawn(stage: Stage, page: Any) -> None:
    """Wait until all is read and the plots in sight are drawn: what draws them is brought first."""
    for _ in range(600):
        plots: list[Any] = [item for item in items(page) if isinstance(item, Plot)]
        in_sight = [plot for plot in plots if plot.isVisible()]
        is_read = not model_of(page).property("isReading")
        if is_read and all(plot.property("isDrawn") for plot in in_sight):
            return
        stage.process(20)


def _scroll(page: Any, name: str) -> None:
    """Bring a part of the page into sight."""
    part = next(item for item in items(page) if item.objectName() == name)
    area: Any = part
    while not area.inherits("QQuickFlickable"):
        area = area.parentItem()
    top = part.mapToItem(area.property("contentItem"), part.boundingRect().topLeft()).y()
    most = max(0.0, area.property("contentHeight") - area.height())
    area.setProperty("contentY", min(most, max(0.0, top - 120)))


@screen("knowledge")
def themes(stage: Stage) -> Shot:
    """A circle of four after three evenings: the themes of one of them."""
    _whole(stage)
    return Shot(MODULE, PAGE, {}, lambda page: drawn(stage, page))


@screen("knowledge-cards")
def cards(stage: Stage) -> Shot:
    """The Fear cards of another, further down the order."""
    _whole(stage)

    def then(page: Any) -> None:
        drawn(stage, page)
        model_of(page).choose("Großtante Öhmchen")
        model_of(page).show("card")
        model_of(page).turn(1)
        drawn(stage, page)

    return Shot(MODULE, PAGE, {}, then)


@screen("knowledge-matrix")
def matrix(stage: Stage) -> Shot:
    """Who guesses whom."""
    _whole(stage)

    def then(page: Any) -> None:
        drawn(stage, page)
        _scroll(page, "matrix")

    return Shot(MODULE, PAGE, {}, then)


@screen("knowledge-evenings")
def sources(stage: Stage) -> Shot:
    """The evenings behind a number."""
    _whole(stage)

    def then(page: Any) -> None:
        drawn(stage, page)
        model_of(page).openFear(0)

    return Shot(MODULE, PAGE, {}, then)


@screen("knowledge-erasing")
def erasing(stage: Stage) -> Shot:
    """A person is about to be erased."""
    _whole(stage)

    def then(page: Any) -> None:
        drawn(stage, page)
        button: Any = next(item for item in items(page) if item.objectName() == "erase")
        button.clicked.emit()

    return Shot(MODULE, PAGE, {}, then)


@screen("knowledge-little")
def little(stage: Stage) -> Shot:
    """Somebody of whom nothing was read out yet, and somebody met once."""
    circle = (*CIRCLE[:2], ("Juno", "star"))
    furnish(stage, known(evening(5, 1, CIRCLE[:2]), circle=circle))
    stage.choose(knowEachOther=True)

    def then(page: Any) -> None:
        drawn(stage, page)
        model_of(page).choose("Juno")
        drawn(stage, page)

    return Shot(MODULE, PAGE, {}, then)


@screen("knowledge-nobody")
def nobody(stage: Stage) -> Shot:
    """Nobody is remembered."""
    forget_everybody()
    furnish(stage, Store.in_memory())
    return Shot(MODULE, PAGE)


@screen("knowledge-off")
def off(stage: Stage) -> Shot:
    """Switched off in the settings."""
    _whole(stage)
    stage.choose(knowEachOther=False)
    return Shot(MODULE, PAGE)
