"""Every fault the sessions can tell has a text that can be translated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

import pytest

from yournightmare.games import chance
from yournightmare.games.chance import ChanceError, Die, RecordedChance, fault_of
from yournightmare.games.endless.rules import EndlessRefusal
from yournightmare.games.game import Refusal, Result
from yournightmare.games.tricks.entry import EntryRefusal
from yournightmare.games.tricks.rules import TricksRefusal
from yournightmare.games.wording import Worded
from yournightmare.games.worst.rules import WorstRefusal
from yournightmare.models import boardwords, deckwords, faults
from yournightmare.sessions import (
    boards,
    decoder,
    diceboards,
    feardecks,
    files,
    record,
    replay,
    rows,
    schema,
    session,
    store,
    timeline,
    versions,
)
from yournightmare.sessions import faults as told_often
from yournightmare.sessions.boards import BoardError
from yournightmare.sessions.feardecks import FearDeckError, LineFault
from yournightmare.sessions.names import NameRefusal
from yournightmare.sessions.replay import BrokenRecord, FaultKind, ReplayFault

RAISED = {
    "FileFault",
    "RecordError",
    "BoardError",
    "FearDeckError",
    "BrokenRecord",
    "ReplayFault",
    "ChanceError",
    "ValueError",
}
WORDED = {"Worded", "_unfit"}
TOLD_IN = (
    chance,
    boards,
    decoder,
    diceboards,
    feardecks,
    files,
    record,
    replay,
    schema,
    session,
    rows,
    store,
    told_often,
    timeline,
    versions,
)
# What only a mistake in our own code can raise, and no person ever sees.
OURS = (
    "the entry to append is not the last one",
    "a seed lies between",
    "nobody ",
    "a die shows 1 to 6",
    "a die was entered that",
    "a result was entered that",
    "dice are entered only",
)
# Put together from parts that have their own texts.
PUT_TOGETHER = {"{place}: {fault}"}


def written(node: ast.expr) -> Iterator[str]:
    """The texts an expression can give, as far as they are written there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from written(node.body)
        yield from written(node.orelse)


def called(node: ast.expr) -> str:
    return getattr(node, "id", getattr(node, "attr", ""))


def calls(source: str, names: set[str]) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and called(node.func) in names:
            yield node


def sentences(source: str) -> Iterator[str]:
    """Every pattern and every bare text of a fault written in a source file."""
    for call in calls(source, WORDED):
        yield from written(call.args[0])
    for call in calls(source, RAISED | {"_fail"}):
        for argument in call.args:
            yield from written(argument)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
            if "FaultKind" in ast.dump(node.value.elts[0]):
                yield from written(node.value.elts[-1])
        elif isinstance(node, ast.Assign) and called(node.targets[0]) in ("text", "few", "many"):
            yield from written(node.value)
        elif isinstance(node, ast.AnnAssign) and called(node.target).startswith(("UN", "NOT_")):
            yield from written(node.value or ast.Constant(""))


def source(module: object) -> str:
    return Path(str(module.__file__)).read_text(encoding="utf-8")  # type: ignore[attr-defined]


def all_sentences() -> list[str]:
    found = {text for module in TOLD_IN for text in sentences(source(module))}
    return sorted(
        text for text in found - PUT_TOGETHER if " " in text and not text.startswith(OURS)
    )


@pytest.mark.parametrize("text", all_sentences())
def test_a_fault_of_the_sessions_is_known(text: str) -> None:
    known = {
        *faults.TEXTS,
        *boardwords.TEXTS,
        *deckwords.TEXTS,
        told_often.NOT_TOML,
        told_often.NOT_A_DECK,
    }
    assert text in known


def test_the_faults_are_found() -> None:
    assert len(all_sentences()) > 60


@pytest.mark.parametrize("module", TOLD_IN, ids=lambda module: str(module.__name__))
def test_a_fault_with_a_field_remembers_it(module: object) -> None:
    """An f-string would have lost its fields before anybody could translate it."""
    for call in calls(source(module), RAISED - {"ValueError"}):
        lost = [argument for argument in call.args if isinstance(argument, ast.JoinedStr)]
        assert not lost, ast.unparse(call)


def test_what_a_fault_was_made_of_goes_along_with_its_exception() -> None:
    fault = Worded("the {die} shows {eyes}, not 1 to 6", die="action die", eyes=9)
    assert fault == "the action die shows 9, not 1 to 6"
    handed_on = str(files.FileFault(Path("a.nightmare"), str(ChanceError(fault))).fault)
    assert isinstance(handed_on, Worded)
    assert handed_on.fields == {"die": "action die", "eyes": 9}


def deck(fault: str) -> str:
    return deckwords.file_fault(FearDeckError(None, fault))


DECK_FAULTS = (
    Worded("it is larger than {size} MB", size=8),
    Worded("a deck has {least} to {most} fears, not {count}", least=8, most=1000, count=1),
    Worded("the deck can't have this name: {reason}", reason=NameRefusal.TOO_LONG),
    Worded(told_often.NOT_A_DECK, reason="Expected `str`, got `int` - at `$.cards[3]`"),
    Worded(told_often.NOT_A_DECK, reason="Object missing required field `cards`"),
    Worded(told_often.NOT_TOML, reason="Expected '=' after a key (at line 1, column 5)"),
    Worded(told_often.NOT_TOML, reason="Exceeds the limit for integer string conversion"),
    *(
        Worded(f"card {{card}}: {fault}", card=3)
        for fault in (LineFault.BLANK, LineFault.TOO_LONG, LineFault.CONTROL)
    ),
    Worded(f"card {{card}}: {LineFault.TWICE} (card {{first}})", card=4, first=2),
    Worded(told_often.UNWRITABLE, reason="No space left on device"),
    "it is not a file",
)


@pytest.mark.parametrize("fault", DECK_FAULTS)
def test_what_is_wrong_with_a_deck_is_a_sentence_in_words(fault: str) -> None:
    said = deck(fault)
    assert said[0].isupper()
    assert said.endswith(".")
    assert not re.search(r"[{`$]", said)


def test_a_deck_s_fault_names_the_place() -> None:
    assert deck(DECK_FAULTS[3]) == "Only text in quotation marks can stand at “cards[3]”."
    assert "“cards”" in deck(DECK_FAULTS[4])
    assert deck(DECK_FAULTS[5]) == "It can't be read as TOML from line 1, column 5 on."
    assert deck(DECK_FAULTS[6]) == "It can't be read as TOML."


def test_a_board_s_fault_is_a_sentence_in_words() -> None:
    unread = BoardError(None, "", Worded(told_often.UNREADABLE, reason="Permission denied"))
    assert boardwords.file_fault(unread) == "It can't be read: it is not allowed"
    toml = BoardError(None, "", Worded(told_often.NOT_TOML, reason="odd (at line 2, column 7)"))
    assert boardwords.file_fault(toml) == "It can't be read as TOML from line 2, column 7 on."
    short = BoardError(None, "tracks.mind", "Expected `array` of at least length 3, got 2")
    assert boardwords.file_fault(short) == "tracks.mind: It must have 3 entries."


@pytest.mark.parametrize("refusal", list(NameRefusal))
def test_a_name_that_is_refused_in_a_record(refusal: NameRefusal) -> None:
    assert refusal in faults.TEXTS
    fault = Worded("{name}: {reason}", name="'Ada'", reason=refusal)
    assert faults.told(fault) == f"'Ada': {faults.TEXTS[refusal]}"


@pytest.mark.parametrize(
    "refusal", [*Refusal, *EndlessRefusal, *WorstRefusal, *TricksRefusal, *EntryRefusal]
)
def test_a_decision_the_rules_forbid_says_why(refusal: StrEnum) -> None:
    said = faults.told(Worded("the rules forbid this decision: {reason}", reason=refusal))
    assert said.startswith("the rules forbid this decision: ")
    assert not said.endswith(str(refusal)) or str(refusal)[0].isupper()


def test_dice_causes_and_places_are_named_in_words() -> None:
    die = fault_of(Die("action die", 9))
    assert die is not None
    assert faults.told(die).startswith("die for your action")
    with pytest.raises(ChanceError) as caught:
        RecordedChance([Die("action die", 1)]).coin("action die")
    assert faults.told(str(caught.value)) == (
        "die for your action: what was recorded can't be its result"
    )
    ended = Worded(
        "the record says {recorded}, the replay gives {replayed}",
        recorded=replay.told(Result((1,), (22,), "shadow", ("shadow", "mind"))),
        replayed=replay.told(None),
    )
    assert faults.told(ended) == (
        "the record says 22 points (Shadow, Mind), the replay gives unfinished"
    )
    assert faults.told(told_often.in_step(3, "it is missing")) == "step 3: it is missing"
    place = told_often.in_place("options.board", told_often.no_name("x"))
    assert faults.told(place) == "options.board: 'x' can't be a name"


def test_the_decoder_s_sentences_are_told_in_words_with_the_place() -> None:
    said = faults.told("Expected `int`, got `str` - at `$.log[3].at`")
    assert said == "at log[3].at: it has to be a whole number, not text"
    wanted = "it has to be a group of fields or nothing, not a fraction"
    assert faults.told("Expected `object | null`, got `float`") == wanted
    keyless = faults.told("Expected `int` >= 0 - at `$.expected.state[...]`")
    assert keyless == "at expected.state: it has to be 0 or more"
    for text in (*decoder.SAID.values(), *decoder.KINDS.values()):
        assert text in faults.TEXTS
    for text in (decoder.FRACTION, decoder.OTHER_KIND, decoder.OR, decoder.AT, decoder.WRONG):
        assert text in faults.TEXTS


def test_what_is_not_known_stays_as_it_is() -> None:
    assert faults.told("{0} is odd {x}") == "{0} is odd {x}"
    assert faults.told(Worded("{x} is odd", x="{0} {x}")) == "{0} {x} is odd"


def test_problems_name_file_or_step(tmp_path: Path) -> None:
    fault = files.FileFault(tmp_path / "a.nightmare", "it is empty")
    assert faults.problem(fault) == "a.nightmare: it is empty."
    broken = BrokenRecord(ReplayFault(4, FaultKind.STATE, "it is missing"))
    assert faults.problem(broken) == "Step 4: it is missing."
    with pytest.raises(OSError, match="directory") as caught:
        (tmp_path / "nowhere" / "a").write_text("")
    assert faults.problem(caught.value).endswith("nowhere/a: it is not there.")
    wrong = ValueError(told_often.in_place("seats", told_often.no_name("x")))
    assert faults.problem(wrong) == "Seats: 'x' can't be a name"
