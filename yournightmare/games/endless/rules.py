"""The rules of Endless Nightmare: the course of a round (R-E4 to R-E17, R-E27).

A decision runs the game on until the next decision is owed: through the phases, over the end of
the round, up to the next die that the player throws or the next choice. What the active game puts
in the place of an action's die is in `tests_of_skill`.
"""

from __future__ import annotations

from typing import Final

from yournightmare.games.chance import Chance
from yournightmare.games.endless import diceboard
from yournightmare.games.endless.board import faults
from yournightmare.games.endless.decisions import (
    Action,
    BeltMoves,
    Breathe,
    ChooseAction,
    ChooseNightmare,
    Decision,
    PointAt,
    StopClock,
    ThrowOnBoard,
    UseMind,
)
from yournightmare.games.endless.draft import Draft, Ended
from yournightmare.games.endless.events import (
    ActionFailed,
    ActionSucceeded,
    CoinsTossed,
    DieRolled,
    MindUsed,
    NightmareBegan,
    RoundBegan,
    ShadowRead,
)
from yournightmare.games.endless.nightmares import (
    CELLS,
    NIGHTMARES,
    columns,
    in_left_column,
    move_belt,
    needs_hands,
    take_breath,
)
from yournightmare.games.endless.offers import (
    EndlessRefusal,
    changed_result,
    legal,
    refusal,
    waiting,
)
from yournightmare.games.endless.skill import (
    Tested,
    begin_test,
    point,
    stop_clock,
    test_of_roll,
    throw_on_board,
)
from yournightmare.games.endless.state import (
    Active,
    Awaiting,
    Cause,
    Options,
    Roll,
    State,
    past_guard,
)
from yournightmare.games.game import IllegalDecision, Result, Step

__all__ = [
    "EndlessRefusal",
    "changed_result",
    "check",
    "legal",
    "play",
    "refusal",
    "result",
    "start",
    "waiting",
]

_DIE_NAMES: Final = {
    Awaiting.FIRST_DIE: "first nightmare die",
    Awaiting.SECOND_DIE: "second nightmare die",
    Awaiting.ACTION: "action die",
    Awaiting.FRESH_DIE: "fresh die",
}


def check(options: Options, seats: int) -> str | None:
    """Return what is wrong with the options, naming the field, or None (R-E1)."""
    if seats != 1:
        return f"seats: Endless Nightmare is played by 1, not by {seats}"
    found = faults(options.board)
    if found:
        return f"options.board.{found[0].field}: {found[0].reason}"
    return _check_active(options)


def _check_active(options: Options) -> str | None:
    """Return what is wrong with what was agreed on the active game (R-E18, R-E27)."""
    if not isinstance(options.active, Active):
        return "options.active: it is none, all, mixed or chosen"
    if options.active is not Active.CHOSEN and options.cells:
        return "options.cells: cells are named only where they are chosen by hand"
    if len(set(options.cells)) != len(options.cells) or not set(options.cells) <= set(CELLS):
        return f"options.cells: each is one of {', '.join(CELLS)}, once"
    board = options.dice_board
    if board is not None:
        wrong = diceboard.faults(board)
        if wrong:
            return f"options.dice_board.{wrong[0].field}: {wrong[0].reason}"
    elif not (options.steady_hands or options.own_dice):
        possible = options.cells if options.active is Active.CHOSEN else CELLS
        if options.active is not Active.NONE and needs_hands(possible):
            return "options.dice_board: these Nightmares throw on a dice board"
    return None


def start(options: Options, seats: int, chance: Chance) -> Step:
    """Set the board up and begin the first round."""
    fault = check(options, seats)
    if fault:
        raise ValueError(fault)
    tracks = options.board.tracks
    behind = options.board.behind(options.veterans)
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
    draft.active_cells = _active_cells(draft)
    _begin_round(draft)
    return Step(draft.freeze(), tuple(draft.events))


def _active_cells(draft: Draft) -> tuple[str, ...]:
    """Return the cells that are active in this game; coins mix them (R-E27)."""
    options = draft.options
    if options.active is Active.MIXED:
        tossed = tuple(cell for cell in CELLS if draft.chance.coin(f"coin for {cell}"))
        draft.tell(CoinsTossed(tossed))
        return tossed
    if options.active is Active.CHOSEN:
        return tuple(cell for cell in CELLS if cell in options.cells)
    return CELLS if options.active is Active.ALL else ()


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
            draft.barred = False
            _go_on(draft, begin_test(draft))
        elif isinstance(decision, ChooseNightmare):
            _place_nightmare(draft, decision.nightmare)
        elif isinstance(decision, ThrowOnBoard):
            _go_on(draft, throw_on_board(draft, decision.flick))
        elif isinstance(decision, StopClock):
            _go_on(draft, stop_clock(draft, decision.hundredths))
        elif isinstance(decision, PointAt):
            _end_round(draft, point(draft, decision))
        elif isinstance(decision, Breathe):
            take_breath(draft)
        elif isinstance(decision, BeltMoves):
            move_belt(draft)
        else:
            _roll(draft, state.awaiting)
    except Ended:
        pass
    return Step(draft.freeze(), tuple(draft.events))


def _roll(draft: Draft, awaiting: Awaiting) -> None:
    """Throw a die; ask about Mind only where a payment is possible (R-E5, R-E6)."""
    mind_allowed = True
    if awaiting is Awaiting.ABILITY_DIE:
        nightmare = NIGHTMARES[draft.nightmare]
        steady = _is_steady(draft)
        name = nightmare.steady_die if steady else nightmare.die
        mind_allowed = nightmare.mind_on_die and not steady
    else:
        name = _DIE_NAMES[awaiting]
    eyes = draft.chance.die(name)
    draft.tell(DieRolled(name, eyes))
    _ask_mind(draft, awaiting, eyes, mind_allowed)


def _ask_mind(draft: Draft, awaiting: Awaiting, result: int, allowed: bool = True) -> None:
    """Ask whether Mind changes a result, or go on with it (R-E5, R-E6)."""
    if allowed and draft.mind > 1:
        draft.roll = Roll(awaiting, result)
        draft.awaiting = Awaiting.MIND
    else:
        _settle(draft, awaiting, result)


def _go_on(draft: Draft, tested: Tested) -> None:
    """Go on after a test of skill: wait for it, throw the die, or use what it brought."""
    if tested.awaiting is not None:
        draft.awaiting = tested.awaiting
    elif tested.result is None:
        _roll(draft, Awaiting.ACTION)
    else:
        _ask_mind(draft, Awaiting.BOARD_THROW, tested.result, tested.mind_allowed)


def _is_steady(draft: Draft) -> bool:
    """Tell whether a die stands in for breath or belt in phase II (R-E26)."""
    return draft.options.steady_hands and NIGHTMARES[draft.nightmare].steady_die != ""


def _use_mind(draft: Draft, roll: Roll, change: int) -> None:
    draft.roll = None
    result = changed_result(roll.eyes, change)
    if change:
        draft.tell(MindUsed(roll.eyes, result))
        draft.move("mind", -1, "payment")
    _settle(draft, roll.awaiting, result)


def _settle(draft: Draft, awaiting: Awaiting, result: int) -> None:
    """Go on with a result that nothing changes any more."""
    if awaiting in (Awaiting.ACTION, Awaiting.BOARD_THROW):
        if not test_of_roll(draft, result):
            _end_round(draft, result)
    elif awaiting is Awaiting.ABILITY_DIE:
        nightmare = NIGHTMARES[draft.nightmare]
        (nightmare.steady if _is_steady(draft) else nightmare.ability)(draft, result)
        _begin_action(draft)
    elif awaiting is Awaiting.FRESH_DIE:
        _shadow_and_fall(draft, result)
    elif awaiting is Awaiting.FIRST_DIE:
        draft.left_column = in_left_column(result)
        draft.awaiting = Awaiting.SECOND_DIE
    else:
        left, right = columns(draft.active_cells)
        _place_nightmare(draft, (left if draft.left_column else right)[result - 1].id)


def _end_round(draft: Draft, result: int) -> None:
    """Act by a result that stands, and let the round run out."""
    _act(draft, result)
    _shadow_and_fall(draft, result)


def _begin_round(draft: Draft) -> None:
    """Phase I (R-E7)."""
    draft.round += 1
    draft.forced = draft.blocked = draft.skipped = draft.barred = False
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
    draft.markers, draft.lid_open, draft.barred, draft.blind_die = (), False, False, None
    if draft.options.strategist:
        # Once all twelve were used, all are open again (R-E27).
        draft.used = (*draft.used, nightmare) if len(draft.used) < len(CELLS) - 1 else ()
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
    if nightmare.throws_in(draft.nightmare_round) or _is_steady(draft):
        draft.awaiting = Awaiting.ABILITY_DIE
    else:
        _begin_action(draft)


def _begin_action(draft: Draft) -> None:
    """Phase III up to the choice (R-E9)."""
    draft.begin_phase(3)
    draft.awaiting = Awaiting.FRESH_DIE if draft.skipped else Awaiting.ACTION


def _act(draft: Draft, result: int) -> None:
    """The chosen action succeeds above its points, or fails (R-E9, R-E16, R-E20 to R-E23)."""
    nightmare = NIGHTMARES[draft.nightmare]
    action, points = draft.action, draft.points
    moves = action is Action.MOVEMENT
    if result <= points or (moves and draft.barred):
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
