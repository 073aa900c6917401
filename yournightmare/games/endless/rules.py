"""The rules of Endless Nightmare, basic game: the course of a round (R-E4 to R-E17, R-E27).

A decision runs the game on until the next decision is owed: through the phases, over the end of
the round, up to the next die that the player throws or the next choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from yournightmare.games.chance import Chance
from yournightmare.games.endless.board import VETERANS_BEHIND, faults
from yournightmare.games.endless.decisions import (
    ACTIONS,
    FORCED_MOVEMENT,
    LEAVE,
    LOWER,
    RAISE,
    THROW,
    WITHOUT_MOVEMENT,
    Action,
    ChooseAction,
    ChooseNightmare,
    Decision,
    ThrowDie,
    UseMind,
)
from yournightmare.games.endless.draft import Draft, Ended
from yournightmare.games.endless.events import (
    ActionFailed,
    ActionSucceeded,
    DieRolled,
    MindUsed,
    NightmareBegan,
    RoundBegan,
    ShadowRead,
)
from yournightmare.games.endless.nightmares import (
    LEFT_COLUMN,
    NIGHTMARES,
    RIGHT_COLUMN,
)
from yournightmare.games.endless.state import (
    Awaiting,
    Cause,
    Options,
    Roll,
    State,
    past_guard,
)
from yournightmare.games.game import IllegalDecision, Refusal, Result, Step

_THROWN = (Awaiting.FIRST_DIE, Awaiting.SECOND_DIE, Awaiting.ABILITY_DIE, Awaiting.FRESH_DIE)
_DIE_NAMES = {
    Awaiting.FIRST_DIE: "first nightmare die",
    Awaiting.SECOND_DIE: "second nightmare die",
    Awaiting.ABILITY_DIE: "ability die",
    Awaiting.ACTION: "action die",
    Awaiting.FRESH_DIE: "fresh die",
}


class EndlessRefusal(StrEnum):
    """Why Endless Nightmare refuses a decision."""

    MONSTERS_BLOCK = "the Monsters block the way this round"
    MUST_MOVE = "Nakedness forces Movement with 5 Action Points"
    LAST_MIND = "the last point of Mind can't be paid"
    NO_CHANGE = "this payment would not change the result"
    USED = "this Nightmare was used; the others come first"
    UNKNOWN_NIGHTMARE = "there is no such Nightmare"


def check(options: Options, seats: int) -> str | None:
    """Return what is wrong with the options, naming the field, or None (R-E1)."""
    if seats != 1:
        return f"seats: Endless Nightmare is played by 1, not by {seats}"
    found = faults(options.board)
    return f"options.board.{found[0].field}: {found[0].reason}" if found else None


def start(options: Options, seats: int, chance: Chance) -> Step:
    """Set the board up and begin the first round."""
    fault = check(options, seats)
    if fault:
        raise ValueError(fault)
    tracks = options.board.tracks
    behind = VETERANS_BEHIND if options.veterans else options.board.circle.shadow_behind
    draft = Draft.of(
        State(
            options=options,
            round=0,
            phase=1,
            awaiting=Awaiting.NOTHING,
            roll=None,
            left_column=None,
            nightmare="",
            nightmare_round=0,
            began=0,
            end=0,
            overcome=False,
            forced=False,
            blocked=False,
            skipped=False,
            action=Action.MOVEMENT,
            points=0,
            used=(),
            causes=(),
            progress=0,
            shadow=-behind,
            survived=tracks.survived.start,
            horrors=tracks.horrors.start,
            spells=tracks.spells.start,
            mind=tracks.mind.start,
            fear=tracks.fear.start,
            mantras=tracks.mantras.start,
            bravery=tracks.bravery.start,
        ),
        chance,
    )
    _begin_round(draft)
    return Step(draft.freeze(), tuple(draft.events))


def waiting(state: State) -> tuple[int, ...]:
    """The one seat, until the game is over."""
    return () if state.awaiting is Awaiting.NOTHING else (0,)


def legal(state: State, seat: int) -> Sequence[Decision]:
    """Return every decision open now (R-A1, R-E6, R-E17)."""
    awaiting = state.awaiting
    if seat != 0 or awaiting is Awaiting.NOTHING:
        return ()
    if awaiting is Awaiting.ACTION:
        if state.forced:
            return FORCED_MOVEMENT
        return WITHOUT_MOVEMENT if state.blocked else ACTIONS
    if awaiting is Awaiting.MIND:
        return _mind_choices(state)
    if awaiting is Awaiting.NIGHTMARE:
        return tuple(ChooseNightmare(0, n) for n in NIGHTMARES if n not in state.used)
    return (THROW,)


def _mind_choices(state: State) -> tuple[UseMind, ...]:
    eyes = state.roll.eyes if state.roll else 0
    if eyes == 1:
        return (LEAVE, RAISE)
    if eyes == 6:
        return (LEAVE, LOWER)
    return (LEAVE, LOWER, RAISE)


def refusal(state: State, decision: Decision) -> StrEnum | None:
    """Return why the decision is refused now, or None (R-A1)."""
    if state.awaiting is Awaiting.NOTHING:
        return Refusal.OVER
    if type(decision.seat) is not int or decision.seat != 0:
        return Refusal.NOT_WAITING
    if isinstance(decision, ThrowDie):
        return None if state.awaiting in _THROWN else Refusal.NOT_NOW
    if isinstance(decision, ChooseAction):
        return _refuse_action(state, decision)
    if isinstance(decision, UseMind):
        return _refuse_mind(state, decision)
    if state.awaiting is not Awaiting.NIGHTMARE:
        return Refusal.NOT_NOW
    if not isinstance(decision.nightmare, str) or decision.nightmare not in NIGHTMARES:
        return EndlessRefusal.UNKNOWN_NIGHTMARE
    return EndlessRefusal.USED if decision.nightmare in state.used else None


def _refuse_action(state: State, decision: ChooseAction) -> StrEnum | None:
    if state.awaiting is not Awaiting.ACTION:
        return Refusal.NOT_NOW
    # Decisions built in Python are not validated: a bare word would slip past `is Action.MOVEMENT`.
    if not isinstance(decision.action, Action) or type(decision.points) is not int:
        return Refusal.NOT_NOW
    if not 1 <= decision.points <= 5:
        return Refusal.NOT_NOW
    moves = decision.action is Action.MOVEMENT
    if state.blocked and moves:
        return EndlessRefusal.MONSTERS_BLOCK
    if state.forced and not (moves and decision.points == 5):
        return EndlessRefusal.MUST_MOVE
    return None


def _refuse_mind(state: State, decision: UseMind) -> StrEnum | None:
    if state.roll is None or type(decision.change) is not int:
        return Refusal.NOT_NOW
    if decision.change == 0:
        return None
    if decision.change not in (-2, 2):
        return Refusal.NOT_NOW
    if state.mind <= 1:
        return EndlessRefusal.LAST_MIND
    changed = changed_result(state.roll.eyes, decision.change)
    return EndlessRefusal.NO_CHANGE if changed == state.roll.eyes else None


def changed_result(eyes: int, change: int) -> int:
    """Return a roll changed by Mind, held within 1 to 6 (R-E5)."""
    return max(1, min(6, eyes + change))


def play(state: State, decision: Decision, chance: Chance) -> Step:
    """Play a decision on to the next one. Raises `IllegalDecision`; then nothing has changed."""
    reason = refusal(state, decision)
    if reason is not None:
        raise IllegalDecision(reason)
    draft = Draft.of(state, chance)
    try:
        if isinstance(decision, UseMind) and state.roll:
            _use_mind(draft, state.roll, decision.change)
        elif isinstance(decision, ChooseAction):
            draft.action, draft.points = decision.action, decision.points
            _roll(draft, Awaiting.ACTION)
        elif isinstance(decision, ChooseNightmare):
            _place_nightmare(draft, decision.nightmare)
        else:
            _roll(draft, state.awaiting)
    except Ended:
        pass
    return Step(draft.freeze(), tuple(draft.events))


def _roll(draft: Draft, awaiting: Awaiting) -> None:
    """Throw a die; ask about Mind only where a payment is possible (R-E5, R-E6)."""
    name = _DIE_NAMES[awaiting]
    mind_allowed = True
    if awaiting is Awaiting.ABILITY_DIE:
        mind_allowed = NIGHTMARES[draft.nightmare].mind_on_die
        if not mind_allowed:
            name = "parachute die"
    eyes = draft.chance.die(name)
    draft.tell(DieRolled(name, eyes))
    if mind_allowed and draft.mind > 1:
        draft.roll = Roll(awaiting, eyes)
        draft.awaiting = Awaiting.MIND
    else:
        _settle(draft, awaiting, eyes)


def _use_mind(draft: Draft, roll: Roll, change: int) -> None:
    draft.roll = None
    result = changed_result(roll.eyes, change)
    if change:
        draft.tell(MindUsed(roll.eyes, result))
        draft.move("mind", -1, "payment")
    _settle(draft, roll.awaiting, result)


def _settle(draft: Draft, awaiting: Awaiting, result: int) -> None:
    """Go on with a result that nothing changes any more."""
    if awaiting is Awaiting.ACTION:
        _act(draft, result)
        _shadow_and_fall(draft, result)
    elif awaiting is Awaiting.ABILITY_DIE:
        NIGHTMARES[draft.nightmare].ability(draft, result)
        _begin_action(draft)
    elif awaiting is Awaiting.FRESH_DIE:
        _shadow_and_fall(draft, result)
    elif awaiting is Awaiting.FIRST_DIE:
        draft.left_column = result <= 3
        draft.awaiting = Awaiting.SECOND_DIE
    else:
        column = LEFT_COLUMN if draft.left_column else RIGHT_COLUMN
        _place_nightmare(draft, column[result - 1].id)


def _begin_round(draft: Draft) -> None:
    """Phase I (R-E7)."""
    draft.round += 1
    draft.forced = draft.blocked = draft.skipped = False
    draft.points = 0
    draft.tell(RoundBegan(draft.round))
    if draft.nightmare and not draft.overcome:
        draft.nightmare_round += 1
        _begin_ability(draft)
        return
    draft.begin_phase(1)
    draft.left_column = None
    draft.awaiting = Awaiting.NIGHTMARE if draft.options.strategist else Awaiting.FIRST_DIE


def _place_nightmare(draft: Draft, nightmare: str) -> None:
    """The new Nightmare, its end marker, and only then the old one counts as survived (R-E7)."""
    draft.nightmare = nightmare
    draft.nightmare_round = 1
    draft.began = draft.progress
    draft.end = draft.progress + NIGHTMARES[nightmare].duration
    draft.left_column = None
    if draft.options.strategist:
        # Once all twelve were used, all are open again (R-E27).
        draft.used = (*draft.used, nightmare) if len(draft.used) < len(NIGHTMARES) - 1 else ()
    draft.tell(NightmareBegan(nightmare, draft.end))
    if draft.overcome:
        draft.overcome = False
        draft.move("survived", 1, "overcome")
    _begin_ability(draft)


def _begin_ability(draft: Draft) -> None:
    """Phase II (R-E8)."""
    draft.begin_phase(2)
    nightmare = NIGHTMARES[draft.nightmare]
    if draft.nightmare_round == 1:
        nightmare.arrives(draft)
    nightmare.each_round(draft)
    if nightmare.throws_in(draft.nightmare_round):
        draft.awaiting = Awaiting.ABILITY_DIE
    else:
        _begin_action(draft)


def _begin_action(draft: Draft) -> None:
    """Phase III up to the choice (R-E9)."""
    draft.begin_phase(3)
    draft.awaiting = Awaiting.FRESH_DIE if draft.skipped else Awaiting.ACTION


def _act(draft: Draft, result: int) -> None:
    """The chosen action succeeds above its points, or fails (R-E9, R-E16)."""
    nightmare = NIGHTMARES[draft.nightmare]
    action, points = draft.action, draft.points
    moves = action is Action.MOVEMENT
    if result <= points:
        draft.tell(ActionFailed(action, points))
        if moves:
            nightmare.stuck(draft, points)
        return
    if action in nightmare.less_for:
        points = max(0, points - nightmare.less)
    draft.tell(ActionSucceeded(action, points))
    if moves:
        _walk(draft, points)
        nightmare.moved(draft)
    elif action is Action.DEFYING_HORRORS:
        draft.move("horrors", -points, "action")
    elif action is Action.TAMING_FEAR:
        draft.move("fear", -points, "action")
    elif action is Action.RECITING_SPELLS:
        draft.move("spells", 1 if points > draft.spells else 0, "action")
    elif action is Action.RECITING_MANTRAS:
        draft.move("mantras", 1 if points > draft.mantras else 0, "action")
    else:
        draft.move("bravery", points, "action")


def _walk(draft: Draft, points: int) -> None:
    """Move Progress; the end marker ends the Nightmare, or kills in Falling (R-E10, R-E15)."""
    draft.shift("progress", points, "action")
    arrived = not draft.overcome and draft.progress >= draft.end
    dies = arrived and NIGHTMARES[draft.nightmare].deadly_end
    draft.test([Cause.NIGHTMARE] if dies else ())
    if arrived:
        draft.overcome_nightmare()


def _shadow_and_fall(draft: Draft, result: int) -> None:
    """Phases IV and V, and the next round (R-E11, R-E12)."""
    draft.begin_phase(4)
    value = result - draft.survived
    eyes = draft.options.board.eyes(value)
    draft.tell(ShadowRead(value, eyes))
    draft.move("shadow", eyes, "shadow table")
    draft.begin_phase(5)
    rising = NIGHTMARES[draft.nightmare].falls[result - 1]
    if rising:
        draft.shift(rising, 1, "roll")
    draft.shift("mind", -past_guard(draft.horrors, draft.spells), "horrors")
    draft.shift("bravery", -past_guard(draft.fear, draft.mantras), "fear")
    draft.test()
    _begin_round(draft)


def result(state: State) -> Result | None:
    """Return score and causes once the game is lost (R-E12, R-E13)."""
    if state.awaiting is not Awaiting.NOTHING:
        return None
    causes = tuple(str(cause) for cause in state.causes)
    return Result(places=(1,), points=(state.score,), reason=causes[0], causes=causes)
